"""By which names people may call this server. A page elsewhere can give its own name our address (DNS rebinding): its
scripts would then count as ours."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ..host.problems import NotYours

#: Any name.
ANY: Final = "*"


class Hosts:
    """ASGI middleware: refuses requests that call this server by a name that is not its own. None: it has any name."""

    def __init__(self, app: ASGIApp, names: tuple[str, ...] | None) -> None:
        self.app = app
        self._names = None if names is None or ANY in names else {name.lower() for name in (*names, *own_names())}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        called = Headers(scope=scope).get("host", "") if scope["type"] in ("http", "websocket") else None
        if called is None or self._names is None or is_known(called, self._names):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            raise NotYours(
                "This server does not go by that name. The person who runs it can add it with --allowed-hosts."
            )


def own_names() -> tuple[str, ...]:
    """What this machine is called in its own network."""
    name = socket.gethostname()
    return ("localhost", name, f"{name.partition('.')[0]}.local")


def is_known(called: str, names: set[str]) -> bool:
    """Whether a `Host` is one of these names, or an address: nobody can make an address mean another machine."""
    name, _, port = called.rpartition(":")
    if not (name and port.isdecimal()):
        name = called
    try:
        ip_address(name[1:-1] if name.startswith("[") and name.endswith("]") else name)
    except ValueError:
        return name.rstrip(".").lower() in names
    return True
