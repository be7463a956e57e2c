"""What stands before every request: its size, its origin, how many there were; and the headers of every response."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from secrets import token_hex
from typing import Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..host.problems import Failure, NotYours, Problem, TooLarge, TooMany
from .limits import Buckets
from .metrics import Metrics
from .prices import Price, price_of
from .tokens import holder_in
from .wire import encode

SAFE: Final = ("GET", "HEAD", "OPTIONS")

#: What the page may do; the static site says the same of itself. WebAssembly is compiled, no text becomes a program.
POLICY: Final = (
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "img-src 'self' data:",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
)
HEADERS: Final = {
    "content-security-policy": "; ".join(POLICY),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


log = structlog.get_logger("claytable.guard")


class Guard:
    """ASGI middleware."""

    def __init__(
        self,
        app: ASGIApp,
        origins: tuple[str, ...],
        requests: Buckets,
        work: Buckets,
        connections: int,
        metrics: Metrics,
    ) -> None:
        self.app = app
        self._origins = origins
        self._requests = requests
        self._work = work
        #: How many connections to live tables one client may have, and by client how many there are.
        self._most = connections
        self._open: Counter[str] = Counter()
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            client = client_of(scope)
            if self._requests.take(client) or self._open[client] >= self._most:
                await send({"type": "websocket.close", "code": 1008})
                return
            self._open[client] += 1
            try:
                await self.app(scope, receive, send)
            finally:
                self._open[client] -= 1
                # Nothing is remembered of a client who has gone.
                if not self._open[client]:
                    del self._open[client]
        elif scope["type"] == "http":
            await self._answer(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        price = price_of(scope["method"], scope["path"])
        response = Response(scope, send, self._metrics, price.largest)
        try:
            self._check(scope, Headers(scope=scope), price)
            await self.app(scope, response.limit(receive), response.send)
        except Problem as problem:
            await response.send_problem(problem)
        except Exception as error:
            await response.send_problem(failure(scope, error))

    def _check(self, scope: Scope, headers: Headers, price: Price) -> None:
        client = client_of(scope)
        if seconds := self._requests.take(client):
            raise TooMany("Too many requests; wait a little.", seconds)
        if scope["method"] not in SAFE and not same_origin(headers, self._origins):
            raise NotYours("Pages of other sites may not do this.")
        length = _length(headers, price.largest)
        if length > price.largest:
            raise too_large(price.largest)
        spend(self._work, price.of(length), client, holder_in(cookie_parser(headers.get("cookie", ""))))


class Response:
    """A response on its way out: it gets our headers, and may still become a problem before it has begun."""

    def __init__(self, scope: Scope, send: Send, metrics: Metrics, largest: int) -> None:
        self._path: str = scope["path"]
        self._send = send
        self._metrics = metrics
        self._largest = largest
        self._begun = False
        #: The body was too long: this is the answer, whatever the application makes of the part it got.
        self._too_large = False

    def limit(self, receive: Receive) -> Receive:
        """The request's body, cut off when it is too long (a request may not state its length)."""
        received = 0

        async def limited() -> Message:
            nonlocal received
            message = await receive()
            if message["type"] == "http.request":
                received += len(message.get("body", b""))
                if received > self._largest:
                    self._too_large = True
                    raise too_large(self._largest)
            return message

        return limited

    async def send(self, message: Message) -> None:
        """Pass a part of the response on."""
        if self._too_large and not self._begun:
            await self.send_problem(too_large(self._largest))
        if self._too_large:
            return
        if message["type"] == "http.response.start":
            self._begun = True
            added = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                added.setdefault(name, value)
            if self._path.startswith("/api/"):
                added.setdefault("cache-control", "no-store")
            self._metrics.requests.labels(str(message["status"])).inc()
        await self._send(message)

    async def send_problem(self, problem: Problem) -> None:
        """A problem as the whole response, if none has begun."""
        if self._begun:
            return
        self._too_large = False
        body = encode({"code": problem.code, "sentence": str(problem), "rule": problem.rule})
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if problem.after:
            headers.append((b"retry-after", str(problem.after).encode()))
        await self.send({"type": "http.response.start", "status": problem.status, "headers": headers})
        await self.send({"type": "http.response.body", "body": body})
        self._too_large = isinstance(problem, TooLarge)


def failure(scope: Scope, error: Exception) -> Failure:
    """A mistake of ours, written down; who met it gets the number under which it can be found."""
    number = token_hex(4)
    log.error("failure", number=number, route=route_of(scope), exc_info=error)
    return Failure(f"Something went wrong here. It has been written down as {number}.")


def route_of(scope: Scope) -> str:
    """Where a request went, as the description names it: the address itself may have a token in it."""
    return getattr(scope.get("route"), "path", "none")


def client_of(scope: Scope) -> str:
    """Who asks, as far as an address tells; with IPv6 it is the network, because one client has all its addresses."""
    host: str = scope["client"][0] if scope.get("client") else ""
    with suppress(ValueError):
        address = ip_address(host)
        if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
            return str(ip_network((address, 64), strict=False))
    return host


def spend(work: Buckets, drops: int, client: str, holder: str | None) -> None:
    """Take what something costs from what this client, and this person, may let the server work out."""
    if drops and (seconds := work.take(client, holder, drops=drops)):
        raise TooMany(f"That is much work in a short time; wait {ceil(seconds)} seconds.", seconds)


def _length(headers: Headers, largest: int) -> int:
    """How many bytes come; a request that does not say so counts as the longest."""
    if "transfer-encoding" in headers:
        return largest
    length = headers.get("content-length", "0")
    return int(length) if length.isdecimal() and len(length) <= 12 else largest + 1


def too_large(largest: int) -> TooLarge:
    return TooLarge(f"That is too much at once: at most {largest} bytes.")


def same_origin(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Whether a request comes from our own pages, or from no page at all (a program)."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(host) and host == headers.get("host", "")
