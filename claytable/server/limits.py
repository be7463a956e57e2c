"""How much one client may ask for."""

from __future__ import annotations

from asyncio import sleep
from collections import OrderedDict
from time import monotonic
from typing import Final

#: Clients that the server remembers; it first forgets the client that was quiet for longest.
CLIENTS: Final = 10_000


class Bucket:
    """Holds `burst` drops and gets `rate` new ones a second; each request takes one."""

    __slots__ = ("_burst", "_drops", "_rate", "_when")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._drops = burst
        self._when = monotonic()

    async def wait(self) -> None:
        """Take a drop; wait for it if there is none."""
        while not self.take():
            await sleep((1 - self._drops) / self._rate)

    def take(self) -> bool:
        """Whether there was a drop left."""
        now = monotonic()
        self._drops = min(self._burst, self._drops + (now - self._when) * self._rate)
        self._when = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True


class Buckets:
    """A bucket for each client."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Whether this client may ask once more."""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._burst)
            if len(self._buckets) > CLIENTS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(client)
        return bucket.take()
