"""What is worked out elsewhere, each in a lane of its own: what bots answer, what people ask, what games were worth."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import partial
from secrets import randbits
from typing import Any, Final, TypeVar

from ..core.game import Game
from ..core.journal import snapshot
from ..host.briskly import NOTHING, Spent
from ..host.practice import judged
from ..host.thinking import PackText, advise, analyse, choose_in_a_row, forecast
from .lanes import Lane

R = TypeVar("R")

#: Seconds of processor time that one turn may take to analyse.
ANALYSIS: Final = 60.0


class Thinkers:
    """The lanes: nobody who asks for something waits until bots have thought, and no bot until a game is analysed."""

    def __init__(self) -> None:
        cores = os.cpu_count() or 1
        self.people = Lane(max(2, cores // 2), nice=5)
        self.bots = Lane(max(1, cores - 1), nice=10)
        self.analysts = Lane(max(1, cores - 1), nice=10, seconds=ANALYSIS)

    async def work_out(self, whose: str, work: Callable[[], R]) -> R:
        """Do what takes long for someone who waits for it: at some table, or from some address."""
        return await self.people.do(whose, work)

    async def choose(
        self,
        table: str,
        levels: Mapping[int, str],
        game: Game,
        pack: PackText,
        spent: Spent = NOTHING,
        awaited: bool = True,
    ) -> tuple[list[str], Spent]:
        """The keys of what bots answer, until somebody else is asked, and what the last has spent on its turn.

        Where people play too they are `awaited`: bots among themselves think when no other bot does.
        """
        work = partial(choose_in_a_row, levels, randbits(32), snapshot(game), pack, spent)
        return await self.bots.do(table, work, not awaited)

    async def advise(self, table: str, game: Game, pack: PackText, seed: int) -> dict[str, Any]:
        """What a good player would do, with reasons, as it is sent."""
        return await self.people.do(table, partial(advise, seed, snapshot(game), pack))

    async def forecast(self, table: str, seat: int, game: Game, pack: PackText) -> dict[str, Any]:
        """How likely each seat is to win, from what this one can know."""
        return await self.people.do(table, partial(forecast, seat, snapshot(game), pack))

    async def compare(self, table: str, what: dict[str, Any], pack: PackText) -> dict[str, Any]:
        """How a turn that somebody practised compares with a line."""
        return await self.people.do(table, partial(judged, pack=pack, **what))

    async def analyse(
        self, table: str, turn: dict[str, Any], saved: list[dict[str, Any]], tries: int, pack: PackText
    ) -> dict[str, Any]:
        """What a turn of a finished game was worth."""
        return await self.analysts.do(table, partial(analyse, turn, saved, tries, pack))

    def close(self) -> None:
        """Nobody wants an answer any more."""
        self.people.close()
        self.bots.close()
        self.analysts.close()
