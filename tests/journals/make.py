"""Write the golden games again: `python tests/journals/make.py` from the checkout.

Each game is played by a random chooser with a generator of its own (`core.random_play`), and kept as its journal
(`<name>.json`) with the final scores by category beside it (`<name>.scores.json`). `perft.json` counts the lines
of play and the different tables within a few answers of positions taken from these games.

Do this only when a change of the rules is meant: the differences of the written files are then part of the change,
and `GameRules.version` is raised with it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from core.random_play import choose  # noqa: E402

import claytable  # noqa: E402
from claytable import Game  # noqa: E402
from claytable.core.table import Table  # noqa: E402

#: Name, seats, seed, options, and how often an answer is taken back.
GAMES: list[tuple[str, int, int, dict[str, Any], float]] = [
    ("two-3-rounds", 2, 2053, {"rounds": 3}, 0.0),
    ("two-4-rounds", 2, 2056, {"rounds": 4}, 0.0),
    ("three-3-rounds", 3, 3051, {"rounds": 3}, 0.0),
    ("three-4-rounds", 3, 3047, {"rounds": 4}, 0.0),
    ("four-3-rounds", 4, 4059, {"rounds": 3}, 0.0),
    ("four-4-rounds", 4, 4051, {"rounds": 4}, 0.0),
    ("solo", 1, 1035, {"harder": []}, 0.0),
    ("solo-harder", 1, 1031, {"harder": ["resources", "dice", "workers"]}, 0.0),
    ("two-taking-back", 2, 2054, {"rounds": 4}, 0.1),
]
#: Perft: at the first main action after these parts of each game, so many answers deep.
PLACES = ((0.0, 3), (0.2, 2), (0.5, 3), (0.8, 2))


def play(seats: int, seed: int, options: dict[str, Any], takes_back: float) -> Game:
    """A whole game."""
    rng = Random(seed)
    game = claytable.new("inventors", seats=seats, seed=seed, **options)
    while not game.over:
        if game.standing is not None and rng.random() < takes_back:
            game.undo()
        else:
            game.play(choose(rng, game.legal.keys()))
    return game


def scores(game: Game) -> list[dict[str, Any]]:
    """Every seat's points by category, its total and its place."""
    return [{"total": each.total, "place": each.place, "categories": each.points()} for each in game.scores()]


def perft(table: Table, depth: int) -> tuple[int, int]:
    """Lines of play of so many answers (or fewer, where the game ends), and the different tables they lead to."""
    found: set[str] = set()
    return _lines(table, depth, found), len(found)


def _lines(table: Table, depth: int, found: set[str]) -> int:
    if depth == 0 or table.question is None:
        found.add(table.digest())
        return 1
    count = 0
    for answer in table.answers:
        twin = table.copy()
        twin.answer(answer)
        count += _lines(twin, depth - 1, found)
    return count


def perft_places(journal: dict[str, Any]) -> Iterator[tuple[int, int, Game]]:
    """How many entries of the journal to replay, how deep to count, and the game there."""
    for part, depth in PLACES:
        number = int(part * len(journal["entries"]))
        game = claytable.replay({**journal, "entries": journal["entries"][:number], "digest": None})
        while game.decision.question.id != "question-main-action":
            entry = journal["entries"][number]
            if "undo" in entry:
                game.undo()
            else:
                game.play(entry["key"])
            number += 1
        yield number, depth, game


def write(path: Path, data: Any) -> None:
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    """Write all games, their scores and the counts."""
    counts: dict[str, dict[str, list[int]]] = {}
    for name, seats, seed, options, takes_back in GAMES:
        game = play(seats, seed, options, takes_back)
        (HERE / f"{name}.json").write_text(claytable.dump_journal(game), encoding="utf-8")
        write(HERE / f"{name}.scores.json", scores(game))
        journal = claytable.write_journal(game)
        counts[name] = {
            f"{number}+{depth}": list(perft(at.table, depth)) for number, depth, at in perft_places(journal)
        }
    (HERE / "perft.json").write_text(json.dumps(counts, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
