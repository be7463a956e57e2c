"""Honest randomness: PCG-32, two integers, the same on every machine and Python.

The generator lives in the table and is copied with it (`Table.rng`). Bots and
simulations have generators of their own.
"""

from __future__ import annotations

from typing import Final

MULTIPLIER: Final = 6364136223846793005
MASK_64: Final = (1 << 64) - 1
MASK_32: Final = (1 << 32) - 1


class Pcg32:
    """PCG-XSH-RR with 64 bits of state and a stream, by Melissa O'Neill's published algorithm.

    >>> rng = Pcg32(42, 54)
    >>> [hex(rng.next()) for _ in range(3)]
    ['0xa15c02b7', '0x7b47f409', '0xba1d3330']
    """

    __slots__ = ("increment", "state")

    def __init__(self, seed: int, stream: int = 54, running: bool = False) -> None:
        if running:
            # Not a seed and a stream, but the state and the increment of a generator at work.
            self.state = seed
            self.increment = stream
            return
        self.increment = ((stream << 1) | 1) & MASK_64
        self.state = 0
        self.next()
        self.state = (self.state + seed) & MASK_64
        self.next()

    def next(self) -> int:
        """32 random bits."""
        old = self.state
        self.state = (old * MULTIPLIER + self.increment) & MASK_64
        mixed = (((old >> 18) ^ old) >> 27) & MASK_32
        turn = old >> 59
        return ((mixed >> turn) | (mixed << ((32 - turn) & 31))) & MASK_32

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each as likely as the others."""
        drawn = self.next()
        # The numbers that would favour some results are fewer than `bound`: only then is it worth counting them.
        while drawn < bound and drawn < (1 << 32) % bound:
            drawn = self.next()
        return drawn % bound

    def die(self) -> int:
        """The face of a six-sided die."""
        return self.below(6) + 1

    def shuffle(self, things: list[int]) -> None:
        """Put `things` into a random order, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def redraw(self, things: list[int]) -> None:
        """Put `things` into a random order that does not hang on the one they had: for what someone cannot see."""
        things.sort()
        self.shuffle(things)

    def shuffled(self, n: int) -> list[int]:
        """The numbers below n in a random order."""
        numbers = list(range(n))
        self.shuffle(numbers)
        return numbers

    def copy(self) -> Pcg32:
        """A generator that will give the same numbers."""
        return Pcg32(self.state, self.increment, True)
