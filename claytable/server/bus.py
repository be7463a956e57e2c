"""How server processes that share tables tell each other what happened: through Redis, or, alone, not at all."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, Final, Protocol

import structlog

from ..core.extras import needs
from ..host.problems import StorageError
from .tasks import Away, ended, forever
from .tokens import without_password

CHANNEL: Final = "claytable"
#: Seconds between tries to reach Redis again.
PAUSE: Final = 0.5
#: Seconds that Redis may take for a word, and words that wait for it: what comes meanwhile is found by looking.
PATIENCE: Final = 3.0
MOST: Final = 32

#: The words that processes say, and the form of what is in each.
WORDS: Final[dict[str, dict[str, type]]] = {
    "moved": {"number": int},
    "seats": {},
    "here": {"seats": list, "watching": int},
}
ALWAYS: Final[dict[str, type]] = {"from": str, "room": str}

log = structlog.get_logger("claytable.bus")

Hear = Callable[[dict[str, Any]], None]


class Bus(Protocol):
    """How to tell other processes something. A word may get lost: looking again finds what was missed."""

    #: Whether there is nobody to tell.
    alone: bool

    async def open(self, hear: Hear, again: Callable[[], None]) -> None:
        """Begin to hear; calls `again` when words may have been missed."""

    async def tell(self, word: dict[str, Any]) -> None: ...

    async def ping(self) -> None: ...

    async def close(self) -> None: ...


class Alone:
    """One process: there is nobody to tell."""

    alone = True

    async def open(self, hear: Hear, again: Callable[[], None]) -> None:
        pass

    async def tell(self, word: dict[str, Any]) -> None:
        pass

    async def ping(self) -> None:
        pass

    async def close(self) -> None:
        pass


class Redis:
    """Publish and subscribe on one channel."""

    alone = False

    def __init__(self, url: str, process: str) -> None:
        try:
            from redis import asyncio as client
        except ModuleNotFoundError:
            raise StorageError(needs("Sharing tables", "redis", "cluster-server")) from None
        try:
            self._redis = client.Redis.from_url(url)
        except ValueError as error:
            raise StorageError(f"'{without_password(url)}' is not the address of a Redis: {error}") from None
        self._process = process
        self._listener: asyncio.Task[None] | None = None
        self._telling = 0

    async def open(self, hear: Hear, again: Callable[[], None]) -> None:
        await self.ping()
        ready = asyncio.Event()
        self._listener = asyncio.create_task(forever("listen", lambda: self._listen(hear, again, ready)))
        await ready.wait()

    async def tell(self, word: dict[str, Any]) -> None:
        from redis.exceptions import RedisError

        # Other processes find by looking what they do not hear now: play goes on without Redis, only slower for them.
        if self._telling >= MOST:
            return
        self._telling += 1
        try:
            # A Redis that hangs keeps every word's connection.
            async with asyncio.timeout(PATIENCE):
                await self._redis.publish(CHANNEL, json.dumps(word | {"from": self._process}))
        except (RedisError, OSError):
            pass
        finally:
            self._telling -= 1

    async def ping(self) -> None:
        from redis.exceptions import AuthenticationError, AuthorizationError, RedisError, ResponseError

        try:
            await self._redis.ping()
        except (RedisError, OSError) as error:
            # While it connects, the client wraps what Redis said.
            for said in (error, error.__cause__, error.__context__):
                if isinstance(said, (AuthenticationError, AuthorizationError, ResponseError)):
                    raise StorageError(f"Redis refuses: {str(said).rstrip('.')}.") from None
            raise Away(f"Redis does not answer: {error}") from None

    async def close(self) -> None:
        if self._listener is not None:
            await ended([self._listener])
        await self._redis.aclose()

    async def _listen(self, hear: Hear, again: Callable[[], None], ready: asyncio.Event) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    ready.set()
                    again()
                    async for message in channel.listen():
                        self._heard(message["data"], hear)
            except (RedisError, OSError):
                await asyncio.sleep(PAUSE)

    def _heard(self, data: bytes, hear: Hear) -> None:
        try:
            word = understood(data)
        except (ValueError, RecursionError) as error:
            # Anyone who reaches Redis may say anything there. It is not repeated: nobody knows what is in it.
            log.warning("word not understood", bytes=len(data), reason=type(error).__name__)
            return
        if word["from"] != self._process:
            hear(word)


def understood(data: bytes) -> dict[str, Any]:
    """A word of a server process. Raises ValueError if it is none."""
    word = json.loads(data)
    wanted = WORDS.get(str(word.get("what"))) if isinstance(word, dict) else None
    if wanted is None or any(type(word.get(name)) is not kind for name, kind in (ALWAYS | wanted).items()):
        raise ValueError("no word of ours")
    if any(type(seat) is not int for seat in word.get("seats", ())):
        raise ValueError("seats are numbers")
    found: dict[str, Any] = word
    return found
