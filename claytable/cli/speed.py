"""Measuring. Sides take turns in short slices, so that a machine that drifts drifts for all of them; the clock counts
the processor time of a side's own process, so that what else the machine does counts for nobody."""

from __future__ import annotations

import cProfile
import gc
import json
import pstats
import random
from collections.abc import Callable, Sequence
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from time import perf_counter, process_time
from typing import Any, Final, Protocol

from ..bots import SearchBot
from ..core.game import Game
from ..core.journal import new, replay, snapshot, write_journal

#: One slice of play: this many decisions, some tenths of a second: long enough for warm caches on both sides.
DECISIONS: Final = 8000
#: One slice of copying: this many copies of each position.
COPIES: Final = 200
SEATS: Final = 4
#: One slice of thinking: tries of a search, and evaluations of a position.
TRIES: Final = 100
JUDGED: Final = 20
#: Answers from one such position to the next.
FURTHER: Final = 8


class Side(Protocol):
    """Something that plays random games and can be copied."""

    def play(self, decisions: int) -> None: ...

    def position(self) -> Any: ...


class Ours:
    """Random legal play through the public interface, without log lines, as in simulations; the peer keeps none."""

    def __init__(self, game: str) -> None:
        self._name = game
        self._seed = 0
        self._random = random.Random(0).random
        self._game = self._new()

    def _new(self) -> Game:
        return new(self._name, seats=SEATS, seed=self._seed, log=False)

    def play(self, decisions: int) -> None:
        """Play a number of decisions of random games; a new game follows a finished one."""
        game = self._game
        chance = self._random
        answers = game.answers
        for _ in range(decisions):
            if not answers:
                self._seed += 1
                game = self._game = self._new()
                answers = game.answers
            game.play_answer(answers[int(chance() * len(answers))])
            answers = game.answers

    def position(self) -> Game:
        """The game as it stands, to be copied."""
        return self._game.copy()


def measure(sides: Sequence[Callable[[], Side]], seconds: float) -> list[dict[str, float]]:
    """Decisions a second and microseconds a copy of each side, taken in turns for `seconds` a side.

    Each side has a process of its own, so that neither collects the other's garbage or waits for the other's cache.
    """
    context = get_context("fork") if "fork" in get_all_start_methods() else get_context("spawn")
    lines: list[Connection] = []
    workers = []
    for side in sides:
        ours, theirs = context.Pipe()
        worker = context.Process(target=_serve, args=(side, theirs), daemon=True)
        worker.start()
        # Only the worker holds this end now: if it fails, waiting for it ends.
        theirs.close()
        lines.append(ours)
        workers.append(worker)
    totals = [[0.0, 0.0] for _ in sides]
    for line in lines:
        line.recv()
    turns = 0
    until = perf_counter() + seconds * len(sides)
    while perf_counter() < until:
        turns += 1
        for line, total in zip(lines, totals, strict=True):
            line.send(True)
            played, copied = line.recv()
            total[0] += played
            total[1] += copied
    for line, worker in zip(lines, workers, strict=True):
        line.send(False)
        worker.join()
    return [
        {
            "decisions_per_second": round(turns * DECISIONS / played, 1),
            "copy_us": round(copied / (turns * COPIES) * 1e6, 3),
        }
        for played, copied in totals
    ]


def _serve(make: Callable[[], Side], line: Connection) -> None:
    """A side's process: warm up, then a slice of play and a slice of copying whenever it is its turn."""
    side = make()
    side.play(DECISIONS)
    gc.collect()
    gc.freeze()
    line.send(None)
    while line.recv():
        line.send((_play(side, DECISIONS), _copy(side.position(), COPIES)))


def _play(side: Side, decisions: int) -> float:
    start = process_time()
    side.play(decisions)
    return process_time() - start


def _copy(position: Any, copies: int) -> float:
    copy = position.copy
    start = process_time()
    for _ in range(copies):
        copy()
    return process_time() - start


def play_out(name: str, seed: int) -> tuple[Game, int, float]:
    """A random game played to its end: the game, how many options there were in all, and the seconds."""
    chance = random.Random(seed).random
    options = 0
    start = process_time()
    game = new(name, seats=SEATS, seed=seed)
    while not game.over:
        answers = game.legal.answers
        options += len(answers)
        game.play_answer(answers[int(chance() * len(answers))])
    return game, options, process_time() - start


def other_figures(name: str, games: int = 10) -> dict[str, float]:
    """What a game is made of, and the rest of the times: means over some whole games."""
    decisions = 0
    options = 0
    playing = replaying = undoing = 0.0
    size = 0
    undone = 0
    for seed in range(games):
        game, offered, seconds = play_out(name, 1000 + seed)
        length = len(game.entries())
        decisions += length
        options += offered
        playing += seconds
        journal = json.loads(json.dumps(write_journal(game)))
        start = process_time()
        replay(journal)
        replaying += process_time() - start
        middle = length // 2
        start = process_time()
        for _ in range(middle):
            game.undo()
        undoing += process_time() - start
        undone += middle
        size += len(json.dumps(snapshot(game), separators=(",", ":")).encode())
    return {
        "game_ms": round(playing / games * 1e3, 3),
        "decisions_per_game": round(decisions / games, 1),
        "options_per_decision": round(options / decisions, 2),
        "snapshot_bytes": size // games,
        "replay_ms": round(replaying / games * 1e3, 3),
        "undo_us": round(undoing / undone * 1e6, 1),
        "calls_per_decision": round(calls_per_decision(name), 1),
        **thinking(name),
    }


def thinking(name: str, searches: int = 40) -> dict[str, float]:
    """How fast bots think, in positions spread over a game: what an evaluation takes, and tries of a search."""
    game = new(name, seats=SEATS, seed=1, log=False)
    bot = SearchBot(1, tries=TRIES)
    chance = random.Random(1).random
    judging = searching = 0.0
    for _ in range(searches):
        start = process_time()
        for _ in range(JUDGED):
            game.rules.worth(game.table)
        judging += process_time() - start
        start = process_time()
        bot.choose(game)
        searching += process_time() - start
        for _ in range(FURTHER):
            game.play_answer(game.answers[int(chance() * len(game.answers))])
            if game.over:
                game = new(name, seats=SEATS, seed=2, log=False)
    return {
        "evaluation_us": round(judging / (searches * JUDGED) * 1e6, 1),
        "tries_per_second": round(bot.made / searching, 1),
    }


def calls_per_decision(name: str) -> float:
    """Function calls that one decision costs: the figure that does not drift with the machine."""
    side = Ours(name)
    side.play(DECISIONS)
    profile = cProfile.Profile()
    profile.enable()
    side.play(DECISIONS)
    profile.disable()
    return float(pstats.Stats(profile).total_calls) / DECISIONS  # type: ignore[attr-defined]
