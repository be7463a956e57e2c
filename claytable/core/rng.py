"""Honest randomness: PCG-32, two integers, the same on every machine and Python.

The generator lives in the table and is copied with it (`Table.rng`). Bots and
simulations have generators of their own.
"""

from __future__ import annotations

from typing import Final

MASK_16: Final = (1 << 16) - 1
MASK_24: Final = (1 << 24) - 1
MASK_32: Final = (1 << 32) - 1
#: The published multiplier, 6364136223846793005, in pieces of 24, 24 and 16 bits.
MULTIPLIER_LOW: Final = 0x957F2D
MULTIPLIER_MIDDLE: Final = 0xF42D4C
MULTIPLIER_HIGH: Final = 0x5851


class Pcg32:
    """PCG-XSH-RR with 64 bits of state and a stream, by Melissa O'Neill's published algorithm.

    The 64 bits are kept in three pieces, so that no product is longer than a machine word: the compiled build is much
    faster with those, and longer ones check for signals in a place where it must not be interrupted.

    >>> rng = Pcg32(42, 54)
    >>> [hex(rng.next()) for _ in range(3)]
    ['0xa15c02b7', '0x7b47f409', '0xba1d3330']
    """

    __slots__ = ("high", "low", "middle", "steps")

    low: int
    middle: int
    high: int
    steps: tuple[int, int, int]

    def __init__(self, seed: int, stream: int = 54, like: Pcg32 | None = None) -> None:
        if like is not None:
            # It has neither seed nor stream, but takes over the state of another generator.
            self.low, self.middle, self.high = like.low, like.middle, like.high
            self.steps = like.steps
            return
        self.steps = pieces((stream << 1) | 1)
        self.low, self.middle, self.high = 0, 0, 0
        self.next()
        self.low, self.middle, self.high = pieces(self.state + seed)
        self.next()

    @property
    def state(self) -> int:
        """All of its 64 bits."""
        return whole(self.low, self.middle, self.high)

    @property
    def increment(self) -> int:
        """What the state grows by at each step, besides being multiplied: it says which stream this is."""
        low, middle, high = self.steps
        return whole(low, middle, high)

    def next(self) -> int:
        """32 random bits."""
        low, middle, high = self.low, self.middle, self.high
        add_low, add_middle, add_high = self.steps
        first = low * MULTIPLIER_LOW + add_low
        second = (first >> 24) + low * MULTIPLIER_MIDDLE + middle * MULTIPLIER_LOW + add_middle
        third = (second >> 24) + low * MULTIPLIER_HIGH + middle * MULTIPLIER_MIDDLE + high * MULTIPLIER_LOW + add_high
        self.low = first & MASK_24
        self.middle = second & MASK_24
        self.high = third & MASK_16
        # ((state >> 18) ^ state) >> 27, turned to the right by the topmost five bits.
        mixed = (((high << 21) | (middle >> 3)) ^ ((high << 3) | (middle >> 21))) & MASK_32
        turn = high >> 11
        return (mixed >> turn) | ((mixed & ((1 << turn) - 1)) << (32 - turn))

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each as likely as the others."""
        drawn = self.next()
        # Only numbers below `bound` could favour some results: the exact count is worth working out only for those.
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
        """Put `things` into a random order that does not depend on their order before: for what a seat cannot see."""
        things.sort()
        self.shuffle(things)

    def shuffled(self, n: int) -> list[int]:
        """The numbers below n in a random order."""
        numbers = list(range(n))
        self.shuffle(numbers)
        return numbers

    def copy(self) -> Pcg32:
        """A generator that will give the same numbers."""
        return Pcg32(0, 0, self)


def resumed(state: int, increment: int) -> Pcg32:
    """A generator that goes on from where another stood."""
    rng = Pcg32(0)
    rng.low, rng.middle, rng.high = pieces(state)
    rng.steps = pieces(increment)
    return rng


def pieces(number: int) -> tuple[int, int, int]:
    """The lowest 24 bits, the 24 above them, and the 16 above those."""
    return number & MASK_24, number >> 24 & MASK_24, number >> 48 & MASK_16


def whole(low: int, middle: int, high: int) -> int:
    """The number that was taken to pieces."""
    return high << 48 | middle << 24 | low
