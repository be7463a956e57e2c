"""Tasks that run as long as the server does, and what a server waits for before it begins."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Any, Final

import structlog

from ..host.problems import StorageError

#: Seconds until a task that failed begins again.
PAUSE: Final = 0.5

log = structlog.get_logger("claytable.tasks")


async def forever(what: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Do what should never end; if it does, the log says so and it begins again. Only cancelling ends it."""
    while True:
        failed: Exception | None = None
        try:
            await work()
        except Exception as error:
            failed = error
        log.error("task begins again", task=what, exc_info=failed)
        await asyncio.sleep(PAUSE)


async def until_there(what: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Do what needs a part that may be away now, again until it is there."""
    while True:
        try:
            return await work()
        except StorageError as error:
            log.warning("waits", what=what, reason=str(error))
            await asyncio.sleep(PAUSE)


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
