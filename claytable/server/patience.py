"""How long a client may take to say what it wants: a request that never ends would hold a connection for ever."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

#: Seconds from the connection, or from a request's first byte, until its headers are here.
HEADERS: Final = 10.0
#: Seconds from its headers until its body is here: a journal over a slow line takes some.
BODY: Final = 60.0


class Impatient(HttpToolsProtocol):
    """HTTP as uvicorn speaks it; what is not said in time is not waited for. WebSockets have their own pings."""

    _latest: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(HEADERS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        super().connection_lost(exc)

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
        super().handle_websocket_upgrade()

    def _wait(self, seconds: float | None) -> None:
        """Wait so long from now on for what comes next; None: for nothing."""
        if self._latest is not None:
            self._latest.cancel()
        self._latest = None if seconds is None else self.loop.call_later(seconds, self.transport.close)
