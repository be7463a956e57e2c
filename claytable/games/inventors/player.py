"""A player's board and supply."""

from __future__ import annotations

from typing import Any, Final

from ...core.pieces import Piece
from .terms import ALL_TRADES, INSPIRED, NOBODY, READY, WHITE

#: A Player Board before setup.
PLAYER: Final[dict[str, Any]] = {
    "silver": 0,
    "supply": 25,  # INV-027
    "guilds": [0, 0, 0],
    # The third Worker waits in the reserve.  INV-026
    "workers": 2,
    "reserve": 1,
    "envoy": False,  # INV-014
    "tents": 4,  # INV-024
    "tent": NOBODY,
    "exhausted": [0, 0, 0, 0],
    "ready": [],
    "determined": [],
    "inspired": [],
    "study": 0,
    "camels": [(), (), (), ()],
    # Camel tiles cover two of the four spaces.  INV-025
    "third_camel": False,
    "hired_camel": False,
    "workshops": [(), (), ()],
    "rows": [(), (), ()],
    "levels": [1, 1, 1, 1, 1, 1],
    "active": ALL_TRADES,
    "low": 1,  # INV-023
    "inventions": [0, 1, 2, 3, 4, 5],
    "hand": [],
    "royalties": 0,  # INV-029
    "ship": 0,  # INV-029
    "arrival": 0,
    "research": 0,
    "researched": [0, 0, 0],
    "setup_card": NOBODY,
    "goal": NOBODY,
    "deeds": [0, 0, 0],
    "collected": 0,
}


class Player(Piece):
    """A player's board and supply."""

    __slots__ = tuple(PLAYER)
    before_setup = PLAYER

    silver: int
    supply: int
    guilds: list[int]
    workers: int
    reserve: int
    envoy: bool
    #: Tents still on the Tent track, and the Tent space used this round.
    tents: int
    tent: int
    #: Dice: Exhausted by colour; the landscapes as sorted dice; the Study as bits (colour - 1) * 3 + level.
    exhausted: list[int]
    ready: list[int]
    determined: list[int]
    inspired: list[int]
    study: int
    camels: list[tuple[int, ...]]
    third_camel: bool
    hired_camel: bool
    workshops: list[tuple[int, ...]]
    #: Workshop tiles by row.
    rows: list[tuple[int, ...]]
    #: Craftspeople: level by trade, who is Active as bits, and the lowest Tower tile.
    levels: list[int]
    active: int
    low: int
    #: Invention tiles by space of the board; -1 where one has left.
    inventions: list[int]
    hand: list[int]
    royalties: int
    ship: int
    #: Counts up with every arrival of any Ship: on one space the lower number lies lower.
    arrival: int
    #: Research tiles held as bits, and how many by section.
    research: int
    researched: list[int]
    #: The Setup Card: its number, and the Tent's place on its goals (-1: four rounds, no goals).
    setup_card: int
    goal: int
    #: How often the player has Invented, Built and Published.
    deeds: list[int]
    #: The solo opponent's Workshop tiles, facedown.
    collected: int

    def copy(self) -> Player:
        twin = Player()
        twin.silver = self.silver
        twin.supply = self.supply
        twin.guilds = self.guilds[:]
        twin.workers = self.workers
        twin.reserve = self.reserve
        twin.envoy = self.envoy
        twin.tents = self.tents
        twin.tent = self.tent
        twin.exhausted = self.exhausted[:]
        twin.ready = self.ready[:]
        twin.determined = self.determined[:]
        twin.inspired = self.inspired[:]
        twin.study = self.study
        twin.camels = self.camels[:]
        twin.third_camel = self.third_camel
        twin.hired_camel = self.hired_camel
        twin.workshops = self.workshops[:]
        twin.rows = self.rows[:]
        twin.levels = self.levels[:]
        twin.active = self.active
        twin.low = self.low
        twin.inventions = self.inventions[:]
        twin.hand = self.hand[:]
        twin.royalties = self.royalties
        twin.ship = self.ship
        twin.arrival = self.arrival
        twin.research = self.research
        twin.researched = self.researched[:]
        twin.setup_card = self.setup_card
        twin.goal = self.goal
        twin.deeds = self.deeds[:]
        twin.collected = self.collected
        return twin

    # -- reading ------------------------------------------------------------------------------------

    def landscape(self, which: int) -> list[int]:
        """The dice of Ready, Determined or Inspired."""
        if which == READY:
            return self.ready
        return self.inspired if which == INSPIRED else self.determined

    def open_camels(self) -> int:
        """How many Camel spaces are open.  INV-100"""
        return 2 + self.third_camel + self.hired_camel

    def free_camel(self) -> int:
        """The left-most open Camel space without dice, or -1.  INV-102"""
        camels = self.camels
        if not camels[0]:
            return 0
        if not camels[1]:
            return 1
        if self.third_camel and not camels[2]:
            return 2
        if self.hired_camel and not camels[3]:
            return 3
        return NOBODY

    def top(self) -> int:
        """The highest Tower tile now visible.  INV-056"""
        return self.low + 4 if self.low < 6 else 10

    def dice(self, colour: int) -> int:
        """Owned dice of a colour, wherever they lie on the Player Board.  INV-202"""
        count = self.exhausted[colour]
        for which in range(READY, INSPIRED + 1):
            for code in self.landscape(which):
                count += code >> 3 == colour
        for used in self.camels:
            for code in used:
                count += code >> 3 == colour
        for used in self.workshops:
            for code in used:
                count += code >> 3 == colour
        if colour != WHITE:
            count += (self.study >> (colour - 1) * 3 & 7).bit_count()
        return count
