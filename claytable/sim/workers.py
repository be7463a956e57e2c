"""Spreads work over processes of this machine.

Not a pool of the standard library: these processes end immediately with Ctrl-C, do not outlive us if we are killed, and
are missed if they are.
"""

from __future__ import annotations

import gc
import multiprocessing
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from typing import Any, Final, TypeAlias, TypeVar, cast

from ..core.errors import ClaytableError

T = TypeVar("T")
R = TypeVar("R")

#: A way to do work on many items in `jobs` processes, portion by portion.
Spread: TypeAlias = Callable[[Callable[[Sequence[Any]], Any], Sequence[Any], int], Iterator[tuple[Any, range]]]

#: The seconds that a portion of the work should take: short enough to show progress, long enough to cost nothing.
PORTION: Final = 0.5
LARGEST: Final = 100


class WorkerDied(ClaytableError):
    """A worker process ended before its work."""


class Portions:
    """Cuts work into portions that take about as long as they should."""

    def __init__(self, items: Sequence[T], jobs: int) -> None:
        self._items: Sequence[Any] = items
        self._jobs = jobs
        self._next = 0
        self._done = 0
        self._began = time.perf_counter()

    def cut(self) -> range:
        """The numbers of the items to do next; empty when all have been handed out."""
        pace = self._done / (time.perf_counter() - self._began) / self._jobs
        left = len(self._items) - self._next
        size = max(1, min(LARGEST, int(pace * PORTION), left // (2 * self._jobs)))
        first = self._next
        self._next = min(first + size, len(self._items))
        return range(first, self._next)

    def done(self, numbers: range) -> None:
        """These have been done."""
        self._done += len(numbers)


def spread(work: Callable[[Sequence[T]], R], items: Sequence[T], jobs: int) -> Iterator[tuple[R, range]]:
    """Do all the work in `jobs` processes: what each portion came to, and which items it was, as they are done.

    0 is no other process than this one. Ctrl-C reaches compiled code badly: who may be interrupted asks for 1.
    """
    portions = Portions(items, max(1, jobs))
    if jobs == 0:
        while numbers := portions.cut():
            found = work(items[numbers.start : numbers.stop])
            portions.done(numbers)
            yield found, numbers
        return
    # A forked process has the game's data at hand; elsewhere than on Linux forking is not safe.
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else None)
    waiting: dict[Any, range] = {}
    processes = []
    # What is here now stays: a forked process need not look through it, and so shares it with us.
    gc.freeze()
    try:
        for _ in range(jobs):
            numbers = portions.cut()
            if not numbers:
                break
            ours, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(work, ours, theirs), daemon=True)
            process.start()
            theirs.close()
            processes.append(process)
            ours.send(items[numbers.start : numbers.stop])
            waiting[ours] = numbers
        while waiting:
            for ready in wait(list(waiting)):
                ours = cast("Connection[Any, Any]", ready)
                try:
                    found = ours.recv()
                except (EOFError, ConnectionError):
                    raise WorkerDied("A worker process ended before its work; perhaps memory ran out.") from None
                numbers = waiting.pop(ours)
                portions.done(numbers)
                further = portions.cut()
                if further:
                    ours.send(items[further.start : further.stop])
                    waiting[ours] = further
                else:
                    ours.close()
                yield found, numbers
    finally:
        gc.unfreeze()
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


def _serve(work: Callable[[Sequence[Any]], Any], ours: Connection, theirs: Connection) -> None:
    """Do portions until there are no more, or nobody is there to ask for them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A forked process has the other end too: while it is open, nobody's going is noticed.
    ours.close()
    try:
        while True:
            theirs.send(work(theirs.recv()))
    except (EOFError, ConnectionError):
        return
