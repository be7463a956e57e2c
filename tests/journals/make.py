"""Write the golden games again: `python tests/journals/make.py [GAME ...]` from the checkout.

Each game is played by a random chooser with a generator of its own (`core.random_play`), and kept as its journal
(`<game>-<name>.json`) with the final scores by category beside it (`<game>-<name>.scores.json`). `<game>-perft.json`
counts the lines of play and the different tables within a few answers of positions taken from these games.

Do this only when a change of the rules is meant: the differences of the written files are then part of the change,
and `GameRules.version` is raised with it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from core.random_play import choose  # noqa: E402

import claytable  # noqa: E402
from claytable import Game  # noqa: E402
from claytable.testing import Perft  # noqa: E402
from claytable.testing.perft import counts  # noqa: E402
from claytable.testing.told import Position  # noqa: E402


class Golden(NamedTuple):
    """A game to be kept."""

    id: str
    name: str
    seats: int
    seed: int
    options: dict[str, Any]
    #: How often an answer is taken back.
    takes_back: float = 0.0


GAMES = [
    Golden("inventors", "inventors-two-3-rounds", 2, 2053, {"rounds": 3}),
    Golden("inventors", "inventors-two-4-rounds", 2, 2056, {"rounds": 4}),
    Golden("inventors", "inventors-three-3-rounds", 3, 3051, {"rounds": 3}),
    Golden("inventors", "inventors-three-4-rounds", 3, 3047, {"rounds": 4}),
    Golden("inventors", "inventors-four-3-rounds", 4, 4059, {"rounds": 3}),
    Golden("inventors", "inventors-four-4-rounds", 4, 4051, {"rounds": 4}),
    Golden("inventors", "inventors-solo", 1, 1035, {"harder": []}),
    Golden("inventors", "inventors-solo-harder", 1, 1031, {"harder": ["resources", "dice", "workers"]}),
    Golden("inventors", "inventors-two-taking-back", 2, 2054, {"rounds": 4}, 0.1),
    Golden("scholars", "scholars-two-casual", 2, 2025, {"epic": False}),
    Golden("scholars", "scholars-two-epic", 2, 2013, {"epic": True}),
    Golden("scholars", "scholars-three-casual", 3, 3035, {"epic": False}),
    Golden("scholars", "scholars-three-epic", 3, 3031, {"epic": True}),
    Golden("scholars", "scholars-four-casual", 4, 4034, {"epic": False}),
    Golden("scholars", "scholars-four-epic", 4, 4015, {"epic": True}),
    Golden("scholars", "scholars-four-extra", 4, 4007, {"extra": True}),
    Golden("scholars", "scholars-solo-1", 1, 1043, {"level": 1, "epic": False}),
    Golden("scholars", "scholars-solo-2", 1, 1005, {"level": 2, "epic": True}),
    Golden("scholars", "scholars-solo-3", 1, 1025, {"level": 3, "epic": False}),
    Golden("scholars", "scholars-solo-4", 1, 1051, {"level": 4, "epic": True}),
    Golden("scholars", "scholars-three-taking-back", 3, 3030, {"epic": False}, 0.1),
    Golden("tabannusi", "tabannusi-two", 2, 2076, {"first_game": False}),
    Golden("tabannusi", "tabannusi-two-first-game", 2, 2133, {"first_game": True}),
    Golden("tabannusi", "tabannusi-three", 3, 3009, {"first_game": False}),
    Golden("tabannusi", "tabannusi-three-first-game", 3, 3019, {"first_game": True}),
    Golden("tabannusi", "tabannusi-four", 4, 4064, {"first_game": False}),
    Golden("tabannusi", "tabannusi-four-first-game", 4, 4079, {"first_game": True}),
    Golden("tabannusi", "tabannusi-solo-gilgabot", 1, 1112, {"king": "gilgabot"}),
    Golden("tabannusi", "tabannusi-solo-sarbot", 1, 1081, {"king": "sarbot"}),
    Golden("tabannusi", "tabannusi-solo-botmuzi", 1, 1186, {"king": "botmuzi"}),
    Golden("tabannusi", "tabannusi-solo-bot-baba", 1, 1171, {"king": "bot-baba"}),
    Golden("tabannusi", "tabannusi-three-taking-back", 3, 3034, {"first_game": False}, 0.1),
]
#: Perft: at the first question of this kind after these parts of each game, and how many answers deep.
ASKED = {"inventors": "question-main-action", "scholars": "question-work", "tabannusi": "question-actions"}
PLACES = {
    "inventors": ((0.0, 3), (0.2, 2), (0.5, 3), (0.8, 2)),
    "scholars": ((0.0, 4), (0.2, 3), (0.5, 3), (0.8, 4)),
    "tabannusi": ((0.0, 3), (0.2, 4), (0.5, 4), (0.8, 4)),
}


def play(golden: Golden) -> Game:
    """A whole game."""
    rng = Random(golden.seed)
    game = claytable.new(golden.id, seats=golden.seats, seed=golden.seed, **golden.options)
    while not game.over:
        if game.standing is not None and rng.random() < golden.takes_back:
            game.undo()
        else:
            game.play(choose(rng, game.legal.keys(), golden.id))
    return game


def scores(game: Game) -> list[dict[str, Any]]:
    """Every seat's points by category, its total and its place."""
    return [{"total": each.total, "place": each.place, "categories": each.points()} for each in game.scores()]


def positions(journal: dict[str, Any]) -> Iterator[Position]:
    """How many entries of the journal to replay, the game there, and how deep to count."""
    for part, depth in PLACES[journal["game"]]:
        number = int(part * len(journal["entries"]))
        game = claytable.replay({**journal, "entries": journal["entries"][:number], "digest": None})
        while game.decision.question.id != ASKED[game.rules.id]:
            entry = journal["entries"][number]
            if "undo" in entry:
                game.undo()
            else:
                game.play(entry["key"])
            number += 1
        yield str(number), game, depth


def perft_file(id: str) -> Path:
    return HERE / f"{id}-perft.json"


def kept(name: str) -> Callable[[], Iterator[Position]]:
    """The positions of a golden game, to count from."""
    return lambda: positions(json.loads((HERE / f"{name}.json").read_text(encoding="utf-8")))


#: What the kit of tests gets to know about each game.
PERFT = {id: Perft(perft_file(id), {each.name: kept(each.name) for each in GAMES if each.id == id}) for id in ASKED}


def write(path: Path, data: Any) -> None:
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def main(ids: list[str]) -> None:
    """Write all golden games, their scores and the counts."""
    for id in ids or ASKED:
        counted: dict[str, dict[str, list[int]]] = {}
        for golden in GAMES:
            if golden.id == id:
                game = play(golden)
                (HERE / f"{golden.name}.json").write_text(claytable.dump_journal(game), encoding="utf-8")
                write(HERE / f"{golden.name}.scores.json", scores(game))
                counted[golden.name] = counts(positions(claytable.write_journal(game)))
        write(perft_file(id), counted)


if __name__ == "__main__":
    main(sys.argv[1:])
