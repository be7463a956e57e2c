"""The pieces: Devices, Player Boards, and the Main Board with all that lies on it."""

from __future__ import annotations

from typing import Any

from .terms import ALL_TRADES, INSPIRED, NOBODY, READY, WHITE


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


class Player:
    """A player's board and supply."""

    __slots__ = (
        "active",
        "arrival",
        "camels",
        "collected",
        "deeds",
        "determined",
        "envoy",
        "exhausted",
        "goal",
        "guilds",
        "hand",
        "hired_camel",
        "inspired",
        "inventions",
        "levels",
        "low",
        "ready",
        "research",
        "researched",
        "reserve",
        "rows",
        "royalties",
        "setup_card",
        "ship",
        "silver",
        "study",
        "supply",
        "tent",
        "tents",
        "third_camel",
        "workers",
        "workshops",
    )

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

    def save(self) -> dict[str, Any]:
        return {name: _plain(getattr(self, name)) for name in PLAYER_FIELDS}


class Board:
    """The Main Board, the Devices below it, and the piles beside it."""

    __slots__ = (
        "areas",
        "arrivals",
        "board_pile",
        "boxed",
        "built",
        "card_pile",
        "dice_reserve",
        "discards",
        "dummy_arrival",
        "dummy_guilds",
        "dummy_pile",
        "dummy_played",
        "dummy_ship",
        "dummy_supply",
        "faceup",
        "left",
        "more_schemes",
        "opponent_inventions",
        "pass_tiles",
        "published",
        "research",
        "research_piles",
        "scheme_pile",
        "schemes_played",
        "slots",
        "spaces",
        "stacks",
        "tents",
        "worker_reserve",
    )

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
        return {name: _plain(getattr(self, name)) for name in BOARD_FIELDS}


def new_player() -> Player:
    """A Player Board before setup."""
    it = Player()
    it.silver = 0
    it.supply = 25
    it.guilds = [0, 0, 0]
    it.workers = 2
    it.reserve = 1
    it.envoy = False
    it.tents = 4
    it.tent = NOBODY
    it.exhausted = [0, 0, 0, 0]
    it.ready = []
    it.determined = []
    it.inspired = []
    it.study = 0
    it.camels = [(), (), (), ()]
    it.third_camel = False
    it.hired_camel = False
    it.workshops = [(), (), ()]
    it.rows = [(), (), ()]
    it.levels = [1, 1, 1, 1, 1, 1]
    it.active = ALL_TRADES
    it.low = 1
    it.inventions = [0, 1, 2, 3, 4, 5]
    it.hand = []
    it.royalties = 0
    it.ship = 0
    it.arrival = 0
    it.research = 0
    it.researched = [0, 0, 0]
    it.setup_card = NOBODY
    it.goal = NOBODY
    it.deeds = [0, 0, 0]
    it.collected = 0
    return it


def new_board() -> Board:
    """All pieces in the box."""
    it = Board()
    it.board_pile = []
    it.left = []
    it.built = []
    it.published = []
    it.card_pile = []
    it.discards = []
    it.opponent_inventions = []
    it.stacks = [()] * 18
    it.faceup = 1
    it.boxed = []
    it.research_piles = [(), (), ()]
    it.research = [NOBODY] * 18
    it.slots = [(NOBODY, NOBODY)] * 18
    it.spaces = [()] * 14
    it.pass_tiles = []
    it.tents = [NOBODY] * 5
    it.areas = [()] * 5
    it.arrivals = 0
    it.dummy_pile = []
    it.dummy_played = []
    it.dummy_guilds = [0, 0, 0]
    it.dummy_supply = 0
    it.dummy_ship = 0
    it.dummy_arrival = 0
    it.dice_reserve = []
    it.worker_reserve = []
    it.scheme_pile = []
    it.schemes_played = []
    it.more_schemes = (0, 0)
    return it


PLAYER_FIELDS = tuple(
    [
        "silver",
        "supply",
        "guilds",
        "workers",
        "reserve",
        "envoy",
        "tents",
        "tent",
        "exhausted",
        "ready",
        "determined",
        "inspired",
        "study",
        "camels",
        "third_camel",
        "hired_camel",
        "workshops",
        "rows",
        "levels",
        "active",
        "low",
        "inventions",
        "hand",
        "royalties",
        "ship",
        "arrival",
        "research",
        "researched",
        "setup_card",
        "goal",
        "deeds",
        "collected",
    ]
)
BOARD_FIELDS = tuple(
    [
        "board_pile",
        "left",
        "built",
        "published",
        "card_pile",
        "discards",
        "opponent_inventions",
        "stacks",
        "faceup",
        "boxed",
        "research_piles",
        "research",
        "slots",
        "spaces",
        "pass_tiles",
        "tents",
        "areas",
        "arrivals",
        "dummy_pile",
        "dummy_played",
        "dummy_guilds",
        "dummy_supply",
        "dummy_ship",
        "dummy_arrival",
        "dice_reserve",
        "worker_reserve",
        "scheme_pile",
        "schemes_played",
        "more_schemes",
    ]
)
DEVICES = ("left", "built", "published")


def _plain(value: Any) -> Any:
    if isinstance(value, Device):
        return value.data()
    if isinstance(value, (list, tuple)):
        return [_plain(each) for each in value]
    return value
