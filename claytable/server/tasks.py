"""Tasks that run as long as the server does, and what a server waits for before it begins."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import wait
from threading import Thread, current_thread, main_thread
from typing import Any, Final

import structlog

from ..host.problems import StorageError

#: Seconds until a task that failed begins again.
PAUSE: Final = 0.5
#: Seconds after which the log says, and says again, what is waited for.
SILENCE: Final = 3.0
#: Seconds until a task that should end, and has not, hears it again.
INSISTENCE: Final = 1.0

log = structlog.get_logger("claytable.tasks")


class Away(StorageError):
    """A part that the server needs cannot be reached now. It may come: the server waits for it."""


async def forever(what: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Do what should never end; if it does, the log says so and it begins again. Only cancelling ends it."""
    while True:
        failed: BaseException | None = None
        try:
            await work()
        except asyncio.CancelledError as error:
            # What it waited for may have been cancelled, and not this task.
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            failed = error
        except Exception as error:
            failed = error
        log.error("task begins again", task=what, exc_info=failed)
        await asyncio.sleep(PAUSE)


async def ended(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks, and wait until they have ended. Where a task is inside a driver of Redis or of a database, that may
    take the word for trouble with its line, and the task goes on: it is said again."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=INSISTENCE)


async def until_there(
    what: str, work: Callable[[], Coroutine[Any, Any, None]], troubles: type[StorageError] = Away
) -> None:
    """Do what needs a part that may be away now, again until it is there. The log says what is waited for."""
    pause = PAUSE
    while True:
        task = asyncio.create_task(work())
        try:
            while not (await asyncio.wait([task], timeout=SILENCE))[0]:
                log.warning("waits", what=what, reason="It does not answer.")
            return task.result()
        except troubles as error:
            log.warning("waits", what=what, reason=str(error))
            await asyncio.sleep(pause)
            pause = min(2 * pause, SILENCE)
        finally:
            task.cancel()


def end_with_parent() -> None:
    """A process that was started for another one does not outlive it: it would keep its address, its connections."""
    Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


@contextmanager
def ended_at_once() -> Iterator[None]:
    """Meanwhile a signal ends the process: nothing is under way yet that could be lost."""
    if current_thread() is not main_thread():
        yield
        return
    usual = {each: signal.signal(each, signal.SIG_DFL) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for each, handler in usual.items():
            signal.signal(each, handler)
