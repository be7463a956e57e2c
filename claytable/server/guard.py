"""What stands before every request: its size, its origin, how many there were; and the headers of every response."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .limits import Buckets
from .metrics import Metrics
from .problems import NotYours, Problem, TooLarge, TooMany
from .wire import encode

#: Bytes: a journal of a long game has some hundred thousand.
LARGEST: Final = 4_000_000
SAFE: Final = ("GET", "HEAD", "OPTIONS")

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class Guard:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], requests: Buckets, metrics: Metrics) -> None:
        self.app = app
        self._origins = origins
        self._buckets = requests
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)

        async def guarded_send(message: Message) -> None:
            if message["type"] == "http.response.start":
                added = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    added.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    added.setdefault("cache-control", "no-store")
                self._metrics.requests.labels(str(message["status"])).inc()
            await send(message)

        try:
            self._check(scope, headers)
        except Problem as problem:
            await send_problem(guarded_send, problem)
            return
        await self.app(scope, _limited(receive), guarded_send)

    def _check(self, scope: Scope, headers: Headers) -> None:
        client = scope["client"][0] if scope.get("client") else ""
        if not self._buckets.take(client):
            raise TooMany("Too many requests; wait a little.")
        if scope["method"] not in SAFE and not same_origin(headers, self._origins):
            raise NotYours("Pages of other sites may not do this.")
        length = headers.get("content-length", "0")
        if length.isdigit() and int(length) > LARGEST:
            raise TooLarge(f"That is too much at once: at most {LARGEST} bytes.")


def same_origin(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Whether a request comes from our own pages, or from no page at all (a program)."""
    origin = headers.get("origin")
    return origin is None or origin in origins or urlsplit(origin).netloc == headers.get("host", "")


def _limited(receive: Receive) -> Receive:
    """The request's body, cut off when it is longer than it may be (it need not say its length)."""
    received = 0

    async def limited() -> Message:
        nonlocal received
        message = await receive()
        if message["type"] == "http.request":
            received += len(message.get("body", b""))
            if received > LARGEST:
                raise TooLarge(f"That is too much at once: at most {LARGEST} bytes.")
        return message

    return limited


async def send_problem(send: Send, problem: Problem) -> None:
    """A problem as a whole response."""
    body = encode({"code": problem.code, "sentence": str(problem), "rule": problem.rule})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(problem, TooMany):
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
