"""Puzzles from games between bots: turns that lost much, as a search with ten times the tries of an analysis says, and
where the Builder misses what it found."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from ..bots import find_bot
from ..bots.analysis import SURE, TRIES, judge, mixed, turns_of
from ..bots.practice import compare, finished
from ..core.game import Game
from ..core.journal import new
from ..core.rules import AnyGame
from .workers import spread

#: Games that puzzles come from have seeds from here on: nothing else is measured or learned on them.
FIRST_SEED: Final = 3_000_000
#: Tries of the search that looks for them, and of the one that checks what it found: ten times those of an analysis.
LOOKING: Final = TRIES // 10
CHECKING: Final = 10 * TRIES
#: A puzzle gains at least these points, and more than this many standard errors.
GAIN: Final = 4.0
CLEAR: Final = 2 * SURE
#: Who must not find it.
BUILDER: Final = "greedy"
#: Puzzles from one game, and answers of one line, at the most.
FROM_ONE: Final = 3
LONGEST: Final = 12
#: Who plays: bots that lose enough points to learn from, and one that loses fewer.
PLAYERS: Final = ("search:100~1", "greedy", "search:200~0.4", "greedy")
SEATS: Final = (2, 2, 3, 2, 4)


def from_game(id: str, seed: int) -> dict[str, Any]:
    """A game between bots, and its turns that make puzzles; as it is kept."""
    seats = SEATS[seed % len(SEATS)]
    game = new(id, seats=seats, seed=seed)
    players = [find_bot(PLAYERS[(seat + seed) % len(PLAYERS)], seed + seat) for seat in range(seats)]
    places: list[int] = []
    while not game.over:
        answer = players[game.asked].choose(game)
        places.append(game.answers.index(answer))
        game.play_answer(answer)
    keys = game.vocabulary.keys
    found: list[dict[str, Any]] = []
    for turn in turns_of(game):
        choice = turn.choices[0]
        then = game.after(choice.number)
        first = judge(then, choice.answers, mixed(1, choice.number), LOOKING)
        if first.loss < GAIN or first.loss < SURE * first.error:
            continue
        sure = judge(then, choice.answers, mixed(2, choice.number), CHECKING)
        if is_clear(sure.loss, sure.error) and len(sure.line) <= LONGEST and is_hard(then, sure.line, choice.number):
            found.append(
                {
                    "after": choice.number,
                    "seat": turn.seat,
                    "gain": round(sure.loss, 1),
                    "error": round(sure.error, 2),
                    "line": [keys[answer] for answer in sure.line],
                }
            )
    found.sort(key=lambda puzzle: -puzzle["gain"] / (puzzle["error"] + 0.5))
    found = sorted(found[:FROM_ONE], key=lambda puzzle: int(puzzle["after"]))
    last = max((int(puzzle["after"]) for puzzle in found), default=0)
    return {"seed": seed, "seats": seats, "answers": " ".join(map(str, places[:last])), "puzzles": found}


def is_clear(gain: float, error: float) -> bool:
    """Whether a line gains enough for a puzzle, and surely."""
    return gain >= GAIN and gain > CLEAR * error


def is_hard(game: Game, best: list[int], seed: int) -> bool:
    """Whether the Builder misses this line: the turn that it plays instead is a mistake."""
    builder = find_bot(BUILDER, seed)
    then = game.copy()
    line: list[int] = []
    while not finished(game, line):
        line.append(builder.choose(then))
        then.play_answer(line[-1])
    return not compare(game, line, best, seed).solved


def _from_games(id: str, seeds: Sequence[int]) -> list[dict[str, Any]]:
    return [from_game(id, seed) for seed in seeds]


def gather(id: str, many: int, jobs: int, kept: Path, show: Callable[[int], None]) -> list[dict[str, Any]]:
    """Games with `many` puzzles or more, in the order of their seeds. What is done stands in the file `kept`."""
    done = _read(kept)
    while (total := _count(done)) < many:
        show(total)
        begun = {game["seed"] for game in done}
        seeds = [seed for seed in range(FIRST_SEED, FIRST_SEED + len(begun) + 2 * jobs + 2) if seed not in begun]
        for found in _spread(id, seeds[: max(1, 2 * jobs)], jobs):
            done.append(found)
            with kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(found) + "\n")
            show(_count(done))
    return sorted(done, key=lambda game: int(game["seed"]))


def _spread(id: str, seeds: Sequence[int], jobs: int) -> Iterator[dict[str, Any]]:
    for games, _ in spread(partial(_from_games, id), seeds, jobs):
        yield from games


def _read(kept: Path) -> list[dict[str, Any]]:
    if not kept.is_file():
        return []
    # Who was stopped in the middle of a line loses that one.
    lines = kept.read_text(encoding="utf-8").split("\n")[:-1]
    return [json.loads(line) for line in lines]


def _count(games: list[dict[str, Any]]) -> int:
    return sum(len(game["puzzles"]) for game in games)


def written(rules: AnyGame, games: list[dict[str, Any]], many: int, command: str) -> str:
    """The file of a game's puzzles, as text."""
    kept: list[dict[str, Any]] = []
    left = many
    for game in games:
        some = game["puzzles"][:left]
        if some:
            left -= len(some)
            kept.append(game | {"puzzles": some})
    found = {"version": rules.version, "command": command, "games": kept}
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"
