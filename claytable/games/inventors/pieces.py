"""The pieces that everybody shares: Devices, and the Main Board with all that lies on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...core.pieces import Piece
from .terms import NOBODY


class Device:
    """A Device Board with what lies on it. Never changed: a changed Device is a new one."""

    __slots__ = ("board", "builder", "card", "empty", "highest", "invention", "inventor", "publisher", "tests")

    def __init__(
        self,
        board: int,
        card: int = NOBODY,
        inventor: int = NOBODY,
        invention: int = NOBODY,
        builder: int = NOBODY,
        publisher: int = NOBODY,
        tests: tuple[int, int, int] = (0, 0, 0),
    ) -> None:
        self.board = board
        self.card = card
        #: Whose Invention tile (a seat, or NEUTRAL), and which one.
        self.inventor = inventor
        self.invention = invention
        self.builder = builder
        self.publisher = publisher
        #: The faces of the Testing dice on its three spaces; 0 is an empty space.
        self.tests = tests
        #: The highest of those faces, and the spaces that are left.
        self.highest = max(tests)
        self.empty = [space for space in range(3) if not tests[space]]

    def invented(self, card: int, inventor: int, invention: int) -> Device:
        return Device(self.board, card, inventor, invention)

    def built(self, builder: int) -> Device:
        return Device(self.board, self.card, self.inventor, self.invention, builder)

    def published(self, publisher: int) -> Device:
        return Device(self.board, self.card, self.inventor, self.invention, self.builder, publisher, self.tests)

    def tested(self, space: int, face: int) -> Device:
        faces = [self.tests[0], self.tests[1], self.tests[2]]
        faces[space] = face
        return Device(
            self.board,
            self.card,
            self.inventor,
            self.invention,
            self.builder,
            self.publisher,
            (faces[0], faces[1], faces[2]),
        )

    def dice(self) -> int:
        """How many Testing dice lie on it."""
        return (self.tests[0] > 0) + (self.tests[1] > 0) + (self.tests[2] > 0)

    def data(self) -> list[Any]:
        return [self.board, self.card, self.inventor, self.invention, self.builder, self.publisher, list(self.tests)]


def device_from(data: list[Any]) -> Device:
    """A Device from its saved form."""
    tests = data[6]
    return Device(data[0], data[1], data[2], data[3], data[4], data[5], (tests[0], tests[1], tests[2]))


#: All pieces in the box.
BOARD: Final[dict[str, Any]] = {
    "board_pile": [],
    "left": [],
    "built": [],
    "published": [],
    "card_pile": [],
    "discards": [],
    "opponent_inventions": [],
    "stacks": [()] * 18,
    "faceup": 1,
    "boxed": [],
    "research_piles": [(), (), ()],
    "research": [NOBODY] * 18,
    "slots": [(NOBODY, NOBODY)] * 18,
    "spaces": [()] * 14,
    "pass_tiles": [],
    "tents": [NOBODY] * 5,
    "areas": [()] * 5,
    "arrivals": 0,
    "dummy_pile": [],
    "dummy_played": [],
    "dummy_guilds": [0, 0, 0],
    "dummy_supply": 0,
    "dummy_ship": 0,
    "dummy_arrival": 0,
    "dice_reserve": [],
    "worker_reserve": [],
    "scheme_pile": [],
    "schemes_played": [],
    "more_schemes": (0, 0),
}
#: What of it holds Devices.
DEVICES: Final = ("left", "built", "published")


class Board(Piece):
    """The Main Board, the Devices below it, and the piles beside it."""

    __slots__ = tuple(BOARD)
    before_setup = BOARD

    board_pile: list[int]
    #: The left column, top to bottom, and the column of Built Devices; None is an empty place.
    left: list[Device | None]
    built: list[Device | None]
    published: list[Device]
    card_pile: list[int]
    discards: list[int]
    #: Invention tiles of the solo opponent, top last.
    opponent_inventions: list[int]
    #: Workshop tiles by River space, top last; which sections are faceup as bits; tiles in the box.
    stacks: list[tuple[int, ...]]
    faceup: int
    boxed: list[int]
    #: Research: piles by section (top last), the tile on each space, the Influence on its two slots.
    research_piles: list[tuple[int, ...]]
    research: list[int]
    slots: list[tuple[int, int]]
    #: Workers by space: a seat, or seat + 8 for the Envoy placed by that seat.
    spaces: list[tuple[int, ...]]
    pass_tiles: list[int]
    #: Tents on the five Tent spaces this round, and in the five areas above.
    tents: list[int]
    areas: list[tuple[int, ...]]
    arrivals: int
    #: The Dummy Player: cards to come and played, Guild Influence, supply, Ship.
    dummy_pile: list[int]
    dummy_played: list[int]
    dummy_guilds: list[int]
    dummy_supply: int
    dummy_ship: int
    dummy_arrival: int
    #: The solo opponent's Schemes: reserves, the round's pile (top last), and those played.
    dice_reserve: list[int]
    worker_reserve: list[int]
    scheme_pile: list[int]
    schemes_played: list[int]
    #: Schemes to add to the next pile: Dice, Worker.
    more_schemes: tuple[int, int]

    def copy(self) -> Board:
        twin = Board()
        twin.board_pile = self.board_pile[:]
        twin.left = self.left[:]
        twin.built = self.built[:]
        twin.published = self.published[:]
        twin.card_pile = self.card_pile[:]
        twin.discards = self.discards[:]
        twin.opponent_inventions = self.opponent_inventions[:]
        twin.stacks = self.stacks[:]
        twin.faceup = self.faceup
        twin.boxed = self.boxed
        twin.research_piles = self.research_piles[:]
        twin.research = self.research[:]
        twin.slots = self.slots[:]
        twin.spaces = self.spaces[:]
        twin.pass_tiles = self.pass_tiles
        twin.tents = self.tents[:]
        twin.areas = self.areas[:]
        twin.arrivals = self.arrivals
        twin.dummy_pile = self.dummy_pile[:]
        twin.dummy_played = self.dummy_played[:]
        twin.dummy_guilds = self.dummy_guilds[:]
        twin.dummy_supply = self.dummy_supply
        twin.dummy_ship = self.dummy_ship
        twin.dummy_arrival = self.dummy_arrival
        twin.dice_reserve = self.dice_reserve[:]
        twin.worker_reserve = self.worker_reserve[:]
        twin.scheme_pile = self.scheme_pile[:]
        twin.schemes_played = self.schemes_played[:]
        twin.more_schemes = self.more_schemes
        return twin

    def devices(self) -> list[Device]:
        """All Devices in play, left column first."""
        found = [device for device in self.left if device is not None]
        found += [device for device in self.built if device is not None]
        return found + self.published

    def save(self) -> dict[str, Any]:
        data = super().save()
        for name in DEVICES:
            data[name] = [None if device is None else device.data() for device in data[name]]
        return data

    def restore(self, saved: Mapping[str, Any]) -> None:
        devices = {name: [None if each is None else device_from(each) for each in saved[name]] for name in DEVICES}
        super().restore({**saved, **devices})
