"""Running the server: one process, or several that share tables."""

from __future__ import annotations

import asyncio
import signal
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from socket import socket
from time import monotonic
from typing import Any, Final

import structlog
import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from ..core.errors import BadOptions
from .addresses import everywhere, here, listening, network_address, url
from .announce import announcement, for_others, qr_code
from .app import create_app
from .bus import Redis
from .logs import set_up
from .memory import settle
from .patience import Impatient
from .settings import Settings
from .store import Store
from .tasks import until_there

log = structlog.get_logger("claytable.server")

#: Bytes of a WebSocket message that comes in: an answer has some dozens.
LARGEST_MESSAGE: Final = 4096
#: Files that a process asks to have open: each connection is one.
FILES: Final = 65_536
#: Seconds until a worker that could not start is started again.
AGAIN: Final = 1.0
#: Seconds that a worker may take to say that it lives. It cannot before it has read our code, which takes a small or
#: busy machine some time.
ALIVE: Final = 60


def serve(
    settings: Settings, host: str, port: int, workers: int, show: bool, say: Callable[[str], None], code: bool
) -> None:
    """Serve until someone stops it. `say` gets what people should know; with `code` a QR code leads others here."""
    if workers < 1:
        raise BadOptions("There is at least one worker.")
    if workers > 1 and not settings.redis:
        raise BadOptions("Several workers share tables through Redis: name one with --redis.")
    set_up(settings.log_level, settings.plain_logs)
    allow_many()
    # Trouble with the database, or with Redis, shows before the server starts. Until then Ctrl+C ends everything at
    # once: there is no way to take leave of a database that does not answer, and nothing is under way that could be
    # lost.
    usual = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        asyncio.run(_try(settings))
    finally:
        signal.signal(signal.SIGINT, usual)
    with listening(host, port) as listens:
        versions = everywhere(listens)
        address = _announce(listens, here(versions) if versions else host, versions, say, code)
        if show:
            # The server has its address: people who come before it is ready wait a moment.
            webbrowser.open(address)
        _run(replace(settings, everywhere=versions), workers, listens)


def allow_many() -> None:
    """Many systems give a process 1,024 files at first, and more if it asks."""
    try:
        import resource
    except ModuleNotFoundError:
        # Windows has no such limit.
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if resource.RLIM_INFINITY != now < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _announce(listens: socket, host: str, versions: tuple[int, ...], say: Callable[[str], None], code: bool) -> str:
    """Say where the server is; the address for this machine."""
    port = listens.getsockname()[1]
    address = url(host, port)
    log.info("serving", address=address)
    say(announcement(address))
    if versions:
        found = network_address(versions)
        others = None if found is None else url(found, port)
        say(for_others(others))
        if others is not None and code:
            say(qr_code(others))
    return address


def _run(settings: Settings, workers: int, listens: socket) -> None:
    options: dict[str, Any] = {
        "log_config": None,
        "http": Impatient,
        "ws_max_size": LARGEST_MESSAGE,
        "ws": "websockets-sansio",
        # A table has some ten thousand bytes: compressing it for everyone takes more time than sending it.
        "ws_per_message_deflate": False,
        "server_header": False,
        "timeout_graceful_shutdown": 5,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": list(settings.proxies),
    }
    if workers == 1:
        server = uvicorn.Server(uvicorn.Config(create_app(settings), **options))
        settle()
        server.run(sockets=[listens])
        return
    settings.hand_over()
    config = uvicorn.Config("claytable.server.app:worker_app", factory=True, workers=workers, **options)
    processes = Workers(config, [listens])
    processes.run()
    if processes.interrupted:
        raise KeyboardInterrupt


class Workers(Multiprocess):
    """Server processes that share an address."""

    interrupted = False

    def __init__(self, config: uvicorn.Config, sockets: list[socket]) -> None:
        super().__init__(config, sockets)
        #: When each was asked whether it lives, where it has not answered yet.
        self._asked: dict[Process, float] = {}

    def keep_subprocess_alive(self) -> None:
        """Replace those that are gone. One that could not start is tried again later: the others play on."""
        for place, process in enumerate(self.processes):
            if self.should_exit.is_set() or self._lives(process):
                continue
            self._asked.pop(process, None)
            process.kill()
            process.join()
            log.error("worker ended", worker=process.pid, code=process.exitcode)
            if process.exitcode == STARTUP_FAILURE and self.should_exit.wait(AGAIN):
                return
            self.processes[place] = Process(self.config, self.sockets)
            self.processes[place].start()

    def _lives(self, process: Process) -> bool:
        """Whether a worker runs, and says so in time. Meanwhile nobody waits: another one may end."""
        if not process.process.is_alive():
            return False
        while process.parent_conn.poll():
            process.parent_conn.recv()
            self._asked.pop(process, None)
        if process not in self._asked:
            self._asked[process] = monotonic()
            process.parent_conn.send(b"ping")
        return monotonic() - self._asked[process] < ALIVE

    def handle_int(self) -> None:
        self.interrupted = True
        super().handle_int()


async def _try(settings: Settings) -> None:
    """Wait for what is away; raises StorageError for what is there and cannot be used."""
    store = Store(settings.database)
    try:
        await until_there("database", store.open)
        if settings.redis:
            bus = Redis(settings.redis, "")
            try:
                await until_there("bus", bus.ping)
            finally:
                await bus.close()
    finally:
        await store.close()
