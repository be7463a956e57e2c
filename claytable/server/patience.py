"""How long a client may take to say what it wants: a request that never ends would hold a connection for ever."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import cache
from typing import Any, ClassVar, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

#: Seconds from the connection, or from a request's first byte, until its headers are here.
HEADERS: Final = 10.0
#: Seconds from its headers until its body is here: a journal over a slow line takes some.
BODY: Final = 60.0
#: Connections of one address on which nothing but HTTP is spoken; a proxy that is trusted speaks for many.
CONNECTIONS: Final = 200


class Impatient(HttpToolsProtocol):
    """HTTP as uvicorn speaks it; what is not said in time is not waited for. WebSockets have their own pings."""

    _latest: asyncio.TimerHandle | None = None
    _counted: str | None = None
    #: By address, how many connections there are.
    open_now: ClassVar[Counter[str]] = Counter()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(HEADERS)
        address = transport.get_extra_info("peername")
        if address and address[0] not in _proxies(str(self.config.forwarded_allow_ips)):
            self._counted = address[0]
            self.open_now[address[0]] += 1
            if self.open_now[address[0]] > CONNECTIONS:
                transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        """It counts no more."""
        if self._counted is not None:
            self.open_now[self._counted] -= 1
            if not self.open_now[self._counted]:
                del self.open_now[self._counted]
            self._counted = None

    def on_message_begin(self) -> None:
        self._wait(HEADERS)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._wait(BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._wait(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._wait(None)
        self._leave()
        super().handle_websocket_upgrade()

    def _wait(self, seconds: float | None) -> None:
        """Wait so long from now on for what comes next; None: for nothing."""
        if self._latest is not None:
            self._latest.cancel()
        self._latest = None if seconds is None else self.loop.call_later(seconds, self.transport.close)


@cache
def _proxies(trusted: str) -> Any:
    """The addresses whose word the server takes for whom they speak."""
    return ProxyHeadersMiddleware(_nobody, trusted).trusted_hosts


async def _nobody(*_: Any) -> None:
    """Stands for the application: nothing is asked of it."""
