"""Whether the server works: the process itself, and what it needs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from fastapi import APIRouter, Request, Response

from ..host.problems import StorageError
from .models.status import Alive, Health
from .rooms import Rooms

#: Seconds that a part may take to answer.
PATIENCE: Final = 3.0

router = APIRouter(tags=["operation"])


@router.get("/health/live")
async def live() -> Alive:
    """Whether the process answers; what it needs is not asked. A process that does not should be started again."""
    return Alive(status="ok")


@router.get("/health", responses={503: {"model": Health}})
@router.get("/health/ready", responses={503: {"model": Health}})
async def ready(request: Request, response: Response) -> Health:
    """Whether people can play here: the database takes what is written. Without the bus, play is degraded: it goes on,
    and other processes learn of it later."""
    rooms: Rooms = request.app.state.rooms
    writes, hears = await asyncio.gather(_answers(rooms.store.ping), _answers(rooms.bus.ping))
    if not writes:
        response.status_code = 503
    return Health(
        status="failing" if not writes else "ok" if hears else "degraded",
        database="ok" if writes else "cannot be written",
        bus="ok" if hears else "does not answer",
    )


async def _answers(ping: Callable[[], Coroutine[Any, Any, None]]) -> bool:
    task = asyncio.ensure_future(ping())
    # A part that hangs may also hang when it is cancelled: we do not wait for that.
    if not (await asyncio.wait([task], timeout=PATIENCE))[0]:
        task.cancel()
        return False
    try:
        task.result()
    except StorageError:
        return False
    return True
