"""How much one client may ask for."""

from __future__ import annotations

from asyncio import Lock, sleep
from collections import OrderedDict
from time import monotonic
from typing import Final

#: Clients that the server remembers; it first forgets the client that was quiet for longest.
CLIENTS: Final = 10_000


class Bucket:
    """Holds `burst` drops and gets `rate` new ones a second; what is asked for takes some."""

    __slots__ = ("_burst", "_drops", "_rate", "_turn", "_when")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._drops = burst
        self._when = monotonic()
        self._turn: Lock | None = None

    async def wait(self) -> None:
        """Take a drop; wait for it if there is none, one after the other."""
        if self._turn is None and not self.lacks(1):
            self.take(1)
            return
        self._turn = self._turn or Lock()
        async with self._turn:
            while seconds := self.lacks(1):
                await sleep(seconds)
            self.take(1)

    def lacks(self, drops: float) -> float:
        """Seconds until there are as many drops; a full bucket is enough for anything."""
        now = monotonic()
        self._drops = min(self._burst, self._drops + (now - self._when) * self._rate)
        self._when = now
        return max(0.0, min(drops, self._burst) - self._drops) / self._rate

    def take(self, drops: float) -> None:
        """Take drops that are there."""
        self._drops = max(0.0, self._drops - drops)


class Buckets:
    """A bucket for each client."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, *clients: str | None, drops: float = 1) -> float:
        """Take drops from each of these; 0, or if one of them has too few, the seconds until there are enough."""
        buckets = [self._bucket(client) for client in clients if client is not None]
        lacking = max(bucket.lacks(drops) for bucket in buckets)
        if not lacking:
            for bucket in buckets:
                bucket.take(drops)
        return lacking

    async def wait(self, client: str) -> None:
        """Take a drop of this client's; wait for it if there is none."""
        await self._bucket(client).wait()

    def _bucket(self, client: str) -> Bucket:
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._burst)
            if len(self._buckets) > CLIENTS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(client)
        return bucket
