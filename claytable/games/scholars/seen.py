"""What a seat sees: the shape of a view, and how it becomes numbers for programs that learn."""

from __future__ import annotations

from typing import Annotated, TypedDict

from ...core.observation import Record, asked, dice
from ...core.schema import (
    FLAG,
    OWN,
    SEAT,
    SEATED,
    among,
    amounts,
    each_of,
    many_of,
    number,
    numbers,
    one_of,
    row,
)
from .box import ScholarsBox
from .terms import (
    CALIPH_SPACES,
    COLOURS,
    GUILDS,
    HIGHEST,
    LANGUAGES,
    ROOMS,
    ROWS,
    SCROLLS,
    SLOTS,
    SPOTS,
    TOP_LEVEL,
    TRACKS,
    WORKERS,
)

#: Dice by colour and face: `blue.4`.
ROLLED = dice(COLOURS)


def scrolls(box: ScholarsBox) -> list[str]:
    """The Scrolls that may lie on the Main Board."""
    return box.scroll_ids[:SCROLLS]


class ActionDie(TypedDict):
    """A die of the Work under way, as Workers have made it."""

    physical: Annotated[str, one_of((*COLOURS, "printed"))]
    colour: Annotated[str, one_of(COLOURS, names="colour")]
    value: Annotated[int, number(6)]
    workers: Annotated[int, number(4)]


class Action(TypedDict):
    """The Work under way."""

    slot: Annotated[str, one_of(SLOTS, names="slot")]
    dice: Annotated[list[ActionDie], row(2)]
    value: Annotated[int, number(HIGHEST)]
    colours: Annotated[list[str], many_of(COLOURS, names="colour")]


class Slot(TypedDict):
    slot: Annotated[str, among(SLOTS, names="slot")]
    open: Annotated[bool, FLAG]
    card: Annotated[str, one_of("card_ids", names="card")] | None
    dice: Annotated[list[str], many_of(ROLLED, 2)]
    #: Of those that lie there.
    workers: Annotated[dict[str, int], amounts(WORKERS, 4, names="worker", whole=False)]
    retirees: Annotated[list[str], many_of("translator_ids", names="translator")]
    #: How many payments the next one costs; None where no Retirees lie.
    price: int | None


class Opponent(TypedDict):
    """The printed opponent's place at the table; the rest is on the Solo Board."""

    influence: Annotated[int, number(20)]


class Player(Opponent):
    silver: Annotated[int, number(30)]
    gold: Annotated[int, number(15)]
    workers: Annotated[dict[str, int], amounts(WORKERS, 5, names="worker")]
    hand: Annotated[list[str], many_of(ROLLED, 2)]
    bag: Annotated[dict[str, int] | None, amounts(COLOURS, 10, names="colour", whole=False), OWN]
    bag_size: Annotated[int, number(20)]
    cards: Annotated[list[str], many_of("card_ids", names="card")]
    slots: Annotated[list[Slot], row(len(SLOTS))]
    aside: Annotated[list[str], many_of("translator_ids", names="translator")]
    levels: Annotated[dict[str, int], amounts(TRACKS, TOP_LEVEL, names="track")]
    #: The level of each track that a harvest takes.
    harvests: Annotated[dict[str, int], among(TRACKS, names="track")]
    spot: Annotated[int, one_of(range(SPOTS))]
    #: How many steps away each Spot is.
    steps: list[int]
    scrolls: Annotated[list[str], many_of("scroll_ids", names="scroll")]
    goal: Annotated[str, one_of("goal_ids", names="goal")]
    targets: Annotated[list[Annotated[bool, FLAG]], row(3)]
    dice_sum: Annotated[int | None, number(20), OWN]


class Scroll(TypedDict):
    scroll: Annotated[str, one_of(scrolls, names="scroll")]
    influence: Annotated[int, SEAT] | None


class Guild(TypedDict):
    influence: Annotated[list[Annotated[int, number(10)]], SEATED]
    control: Annotated[int, SEAT] | None


class Room(TypedDict):
    room: int
    translator: Annotated[str, one_of("translator_ids", names="translator")] | None
    owner: Annotated[int, SEAT] | None
    gold: Annotated[int, number(3)]
    #: The Gold that its Translator must hold to retire, and the Silver that it costs.
    needed: int
    silver: int
    resource: Annotated[str, one_of("resource_ids", names="resource")] | None


class Caliph(TypedDict):
    caliph: Annotated[str, one_of("caliph_ids", names="caliph")]
    influence: Annotated[dict[str, Annotated[int, SEAT] | None], each_of(CALIPH_SPACES)]


class Deck(TypedDict):
    deck: str
    top: Annotated[str, one_of("translator_ids", names="translator")] | None
    cards: Annotated[int, number(9)]
    value: int


class Supply(TypedDict):
    dice: Annotated[dict[str, int], amounts(COLOURS, 40, names="colour")]
    workers: Annotated[dict[str, int], amounts(WORKERS, 20, names="worker")]


class Board(TypedDict):
    supply: Supply
    decks: Annotated[list[Deck], row(8)]
    rooms: Annotated[list[Room], row(ROOMS)]
    map: Annotated[list[Scroll | None], row(6)]
    neutral: Annotated[int, number(20)]
    house: Annotated[dict[str, Annotated[list[Scroll | None], row(ROWS)]], each_of(GUILDS, names="guild")]
    guilds: Annotated[dict[str, Guild], each_of(GUILDS, names="guild")]
    pile: Annotated[list[Annotated[int, number(30)]], row(6)]
    reserve: Annotated[int, number(30)]
    discarded: Annotated[list[str], many_of("scroll_ids", names="scroll")]
    caliphs: Annotated[list[Caliph], row(4)]


class Solo(TypedDict):
    """The Solo Board."""

    level: Annotated[int, one_of(range(1, 5))]
    schemes: Annotated[list[str], many_of("solo.scheme_ids")]
    position: Annotated[int, one_of(range(6))]
    markers: Annotated[int, number(6)]
    dice_sum: Annotated[int, number(20)]
    scrolls: Annotated[dict[str, int], amounts(LANGUAGES[:6], 8, names="language")]
    retired: Annotated[list[str], many_of("translator_ids", names="translator")]


class Line(TypedDict):
    """A line that the open question offers: its Rooms, and the languages from the Scroll's to Arabic."""

    answer: str
    rooms: list[int]
    languages: Annotated[list[str], among(LANGUAGES, names="language")]


class View(TypedDict):
    game: str
    seat: int | None
    epic: Annotated[bool, FLAG]
    first: Annotated[int, SEAT]
    turn: Annotated[int, SEAT] | None
    turns_left: Annotated[int, one_of(range(9))] | None
    opponent: Annotated[int, SEAT] | None
    over: Annotated[bool, FLAG]
    action: Action | None
    lines: list[Line]
    players: Annotated[list[Player | Opponent], SEATED]
    board: Board
    solo: Solo | None


class Printed(TypedDict):
    """What is printed on cards, beyond the component data. It travels with the components."""

    #: The answers that each Translator stands for as a Retiree: what it does in a Work; others only help.
    helps: dict[str, list[str]]


def schema(box: ScholarsBox, messages: set[str]) -> Record:
    """How a view and the open question become numbers. `messages` are the ids of the game's messages, questions too."""
    told = {"n": 12, "times": 6, "value": HIGHEST, "must": 1, "left": 60, "last": 1, "main": 1, "to": 1}
    names = ("colour", "cost", "deck", "effect", "guild", "language", "slot", "track", "worker")
    return numbers(View, box, {"decision": asked(messages, told, names)})
