"""Running the server: one process, or several that share tables."""

from __future__ import annotations

import asyncio
import socket
import webbrowser
from typing import Final

import structlog
import uvicorn

from ..core.errors import BadOptions
from .app import create_app
from .bus import Redis
from .logs import set_up
from .problems import StorageError
from .settings import Settings
from .store import Store

log = structlog.get_logger("claytable.server")

#: Bytes of a WebSocket message that comes in: an answer has some dozens.
LARGEST_MESSAGE: Final = 4096


def serve(settings: Settings, host: str, port: int, workers: int, log_level: str, plain_logs: bool, show: bool) -> None:
    """Serve until told to stop."""
    if workers < 1:
        raise BadOptions("There is at least one worker.")
    if workers > 1 and not settings.redis:
        raise BadOptions("Several workers share tables through Redis: name one with --redis.")
    set_up(log_level, plain_logs)
    # What is wrong with the database, or with Redis, is said before anything is served.
    asyncio.run(_try(settings))
    options: dict[str, object] = {
        "log_config": None,
        "ws_max_size": LARGEST_MESSAGE,
        "ws": "websockets-sansio",
        # A table has some ten thousand bytes: to compress it for everyone costs more time than to send it.
        "ws_per_message_deflate": False,
        "server_header": False,
        "timeout_graceful_shutdown": 5,
    }
    if workers == 1:
        with _listening(host, port) as listening:
            address = f"http://{host}:{listening.getsockname()[1]}"
            log.info("serving", address=address)
            if show:
                # The address is taken: whoever comes before the server is ready waits a moment.
                webbrowser.open(address)
            server = uvicorn.Server(uvicorn.Config(create_app(settings), **options))  # type: ignore[arg-type]
            server.run(sockets=[listening])
        return
    settings.hand_over()
    uvicorn.run(  # pragma: no cover - the workers are processes of their own
        "claytable.server.app:worker_app",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        **options,  # type: ignore[arg-type]
    )


async def _try(settings: Settings) -> None:
    store = Store(settings.database)
    try:
        await store.open()
        if settings.redis:
            bus = Redis(settings.redis, "")
            try:
                await bus.ping()
            finally:
                await bus.close()
    finally:
        await store.close()


def _listening(host: str, port: int) -> socket.socket:
    """The address, taken before the server starts: whoever starts it learns at once that it is in use."""
    try:
        return socket.create_server((host, port), reuse_port=False)
    except (OSError, OverflowError) as error:
        raise StorageError(f"Nothing can listen at {host}:{port}: {error}") from None
