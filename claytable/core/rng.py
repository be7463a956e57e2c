"""Honest randomness, the same on every machine and Python.

The generator lives in the table and is copied with it (`Table.rng`). Simulation, search and bots use `Pcg32`, which is
fast: a person who sees enough of what it draws can work out the rest. Tables that people share use `Sealed`, where
nobody can. Bots and simulations have generators of their own.
"""

from __future__ import annotations

import hashlib
import re
from typing import Any, Final

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

    def save(self) -> list[Any]:
        """Where it stands, as plain data (see `resumed`)."""
        return [self.state, self.increment]


class Unlucky(Pcg32):
    """Luck for a table that looks ahead: nobody knows what a die will show, so it counts with its lowest face.

    >>> Unlucky(0).die()
    1
    """

    __slots__ = ()

    def die(self) -> int:
        """The lowest face."""
        return 1


#: A seed of 128 bits, as `secrets.token_hex` writes them.
SEALED_SEED: Final = re.compile("[0-9a-f]{32}")
#: Numbers that one digest gives.
WORDS: Final = 8


class Sealed(Pcg32):
    """SHA-256 in a chain: what it has drawn tells nothing about what it will draw, nor its state what it has drawn.

    Each link gives one digest to draw from and, by another digest, the next link; the old one is forgotten.

    >>> rng = Sealed("000102030405060708090a0b0c0d0e0f")
    >>> [hex(rng.next()) for _ in range(2)]
    ['0xbb550f95', '0x7a7cbe9f']
    """

    __slots__ = ("block", "key", "left")

    key: bytes
    block: bytes
    left: int

    def __init__(self, seed: str, drawn: Sealed | None = None) -> None:
        if drawn is not None:
            self.key, self.block, self.left = drawn.key, drawn.block, drawn.left
            return
        self.key = hashlib.sha256(b"claytable" + bytes.fromhex(seed)).digest()
        self.block = b""
        self.left = 0

    @property
    def state(self) -> int:
        """All that decides what it will draw from later links."""
        return int.from_bytes(self.key, "big")

    @property
    def increment(self) -> int:
        """How many numbers of the open digest are left."""
        return self.left

    def next(self) -> int:
        """32 random bits."""
        if self.left == 0:
            self.block = hashlib.sha256(b"draw" + self.key).digest()
            self.key = hashlib.sha256(b"next" + self.key).digest()
            self.left = WORDS
        self.left -= 1
        return int.from_bytes(self.block[4 * self.left : 4 * self.left + 4], "big")

    def copy(self) -> Pcg32:
        """A generator that will give the same numbers."""
        return Sealed("", self)

    def save(self) -> list[Any]:
        """Where it stands, as plain data: the link, and what is left of the open digest."""
        return [self.key.hex(), self.block[: 4 * self.left].hex()]


def number_of(seed: int | str) -> int:
    """A seed as a number, to make other seeds that go with the table's."""
    return int(seed, 16) if isinstance(seed, str) else seed


def generator(seed: int | str, stream: int) -> Pcg32:
    """The generator of a table: fast for a number, sealed for a seed of 32 hexadecimal digits."""
    return Sealed(seed) if isinstance(seed, str) else Pcg32(seed, stream)


def resumed(state: int | str, rest: int | str) -> Pcg32:
    """A generator that goes on from where another stood."""
    if isinstance(state, str):
        assert isinstance(rest, str)
        sealed = Sealed("")
        sealed.key = bytes.fromhex(state)
        sealed.block = bytes.fromhex(rest)
        sealed.left = len(sealed.block) // 4
        return sealed
    assert isinstance(rest, int)
    rng = Pcg32(0)
    rng.low, rng.middle, rng.high = pieces(state)
    rng.steps = pieces(rest)
    return rng


def pieces(number: int) -> tuple[int, int, int]:
    """The lowest 24 bits, the 24 above them, and the 16 above those."""
    return number & MASK_24, number >> 24 & MASK_24, number >> 48 & MASK_16


def whole(low: int, middle: int, high: int) -> int:
    """The number that was taken to pieces."""
    return high << 48 | middle << 24 | low
