"""How bots think here: outside the event loop, and those that search in processes of their own.

A search takes a whole core for a second; in a thread of the server it would hold up every table.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from secrets import randbits
from typing import Any, Final, TypeVar

from ..bots import SearchBot, find_bot
from ..core.game import Game
from ..core.journal import snapshot
from ..host.thinking import PackText, advise, choose
from .tasks import end_with_parent

#: Threads for bots that do not search, and for long games that are replayed.
THREADS: Final = 4

R = TypeVar("R")


class Thinkers:
    """The threads and processes that think. Processes are started when the first search is wanted."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="claytable")
        self._processes: ProcessPoolExecutor | None = None

    async def in_thread(self, work: Callable[[], R]) -> R:
        """Do what takes long outside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def choose(self, level: str, game: Game, pack: PackText) -> str:
        """The key of a bot's answer."""
        bot = find_bot(level, randbits(32))
        if isinstance(bot, SearchBot):
            return await self._in_process(partial(choose, level, randbits(32), snapshot(game), pack))
        return game.vocabulary.keys[await self.in_thread(partial(bot.choose, game))]

    async def advise(self, game: Game, pack: PackText, seed: int) -> list[dict[str, Any]]:
        """The best answers, with reasons, as they are sent."""
        return await self._in_process(partial(advise, seed, snapshot(game), pack))

    async def _in_process(self, work: Callable[[], R]) -> R:
        loop = asyncio.get_running_loop()
        pool = self._open()
        try:
            return await loop.run_in_executor(pool, work)
        except BrokenProcessPool:
            # A process was killed, and the pool with it; the question is still there. Others may have found the same.
            if self._processes is pool:
                self._processes = None
            return await loop.run_in_executor(self._open(), work)

    def _open(self) -> ProcessPoolExecutor:
        if self._processes is None:
            processes = max(1, (os.cpu_count() or 1) - 1)
            context = multiprocessing.get_context("spawn")
            self._processes = ProcessPoolExecutor(processes, context, _begin)
        return self._processes

    def close(self) -> None:
        """Nobody wants an answer any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._processes is not None:
            for process in list(self._processes._processes.values()):
                process.terminate()
            self._processes.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    """A process that thinks: Ctrl-C is for the server, which ends this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
