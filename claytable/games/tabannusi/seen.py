"""What a seat sees: the shape of a view, and how it becomes numbers for programs that learn."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from ...core.observation import Record, asked
from ...core.schema import (
    FLAG,
    OWN,
    SEAT,
    SEATED,
    Said,
    among,
    amounts,
    many_of,
    named,
    number,
    numbers,
    one_of,
    row,
    seats,
)
from .box import TabannusiBox
from .terms import (
    ACTIONS,
    BOTTOM_LENGTH,
    COLOURS,
    DISTRICTS,
    LINES,
    MOST_CRATES,
    RESOURCES,
    ROW_LENGTH,
    SHIPS,
    TOP,
)

FACES = range(1, 7)
NUMBERS = range(1, DISTRICTS + 1)


def waters(box: TabannusiBox) -> list[str]:
    """What Water may lie on a space."""
    return [*box.special_ids, "regular", "printed"]


class Crate(TypedDict):
    colour: Annotated[str, one_of(RESOURCES, names="resource")]
    up: Annotated[bool, FLAG]
    refilled: Annotated[bool, FLAG]


class Progress(TypedDict):
    """How much there is of something, how much is needed, and whether it will do."""

    have: int
    need: int
    met: bool
    #: Where Houses must stand, of an Urban card.
    district: NotRequired[int]


House = Annotated[bool, FLAG]
HouseRow = Annotated[list[House], row(ROW_LENGTH)]


class HouseRows(TypedDict):
    """Whether a House stands on each of its places on the Player board."""

    brown: HouseRow
    white: HouseRow
    yellow: HouseRow
    bottom: Annotated[list[House], row(BOTTOM_LENGTH)]


class Player(TypedDict):
    vp: Annotated[int, number(200)]
    gold: Annotated[int, number(10)]
    dice: Annotated[dict[str, int], amounts(RESOURCES, 6, names="resource")]
    crates: Annotated[list[Crate], row(MOST_CRATES)]
    claims: Annotated[int, number(15)]
    claim_supply: Annotated[int, number(15)]
    gardens: Annotated[int, number(10)]
    waters: Annotated[int, number(10)]
    specials: Annotated[list[str], many_of("special_ids", names="special")]
    houses: HouseRows
    mastery: Annotated[dict[str, int], amounts(COLOURS, TOP, names="colour")]
    architect: Annotated[int, one_of(NUMBERS, names="district")] | None
    assistant: Annotated[int, one_of(NUMBERS, names="district")] | None
    ships_working: Annotated[list[int], many_of(range(1, SHIPS + 1))]
    ziggurat: Annotated[dict[str, int], amounts(COLOURS, 6, names="colour")]
    harbormasters: Annotated[list[str], many_of("harbormaster_ids", names="harbormaster")]
    decrees: Annotated[list[str], many_of("decree_ids", names="decree")]
    urban_cards: Annotated[int, number(5)]
    #: For other seats, only the revealed ones.
    urban: Annotated[list[str], many_of("urban_ids", names="urban"), OWN]
    tolerance: Annotated[int, number(5)]
    #: Which columns of the Player board are empty; and how far each open Decree is, and each Urban card that the view
    #: shows, with those just drawn. All of it follows from the board.
    emptied: list[bool]
    decree_progress: dict[str, list[Progress]]
    urban_progress: Annotated[dict[str, list[Progress]], OWN]


class Cell(TypedDict):
    """What lies on a space of the grid: empty spaces are left out."""

    space: str
    project: NotRequired[Annotated[str, one_of(COLOURS, names="colour")]]
    building: NotRequired[Annotated[str, one_of(COLOURS, names="colour")]]
    owner: NotRequired[Annotated[int, SEAT]]
    #: Which Building, and of how many spaces.
    number: NotRequired[int]
    size: NotRequired[Annotated[int, number(10)]]
    water: NotRequired[Annotated[str, one_of(waters)]]
    garden: NotRequired[Annotated[int, SEAT]]


class District(TypedDict):
    local: Annotated[str, one_of(RESOURCES, names="resource")]
    barge: Annotated[list[int], many_of(FACES, 3)]
    tiles: Annotated[list[str], many_of("tile_ids", names="tile")]


class Ship(TypedDict):
    space: str
    ship: Annotated[str, one_of("ship_ids")] | None
    size: Annotated[int, number(3)]
    colour: Annotated[str, among(COLOURS, names="colour")] | None
    claims: Annotated[list[int], seats(1)]


class Line(TypedDict):
    """A row or a column of the Port."""

    line: Annotated[str, among(LINES)]
    harbormaster: Annotated[str, one_of("harbormaster_ids", names="harbormaster")] | None
    crate: Annotated[str, one_of(RESOURCES, names="resource")] | None
    houses: Annotated[list[Annotated[int, SEAT] | None], row(2)]


class Section(TypedDict):
    """A section of the Ziggurat."""

    section: Annotated[str, among(COLOURS, names="colour")]
    tile: Annotated[str, one_of("ziggurat_ids", names="ziggurat")]
    houses: Annotated[list[Annotated[int, SEAT] | None], row(6)]


class Board(TypedDict):
    districts: Annotated[list[District], row(DISTRICTS)]
    grid: Annotated[list[Cell], named("space", "grid_names")]
    supply: Annotated[dict[str, int], amounts(RESOURCES, 8, names="resource")]
    projects: Annotated[dict[str, int], amounts(COLOURS, 20, names="colour")]
    pieces: Annotated[dict[str, int], amounts(COLOURS, 25, names="colour")]
    waters: Annotated[int, number(20)]
    gardens: Annotated[int, number(25)]
    display: Annotated[list[str], many_of("special_ids", names="special")]
    specials: Annotated[int, number(10)]
    time: Annotated[int, number(6)]
    ships: Annotated[list[Ship], row(SHIPS)]
    lines: Annotated[list[Line], row(len(LINES))]
    ziggurat: Annotated[list[Section], row(3)]
    decrees: Annotated[list[str], many_of("decree_ids", names="decree")]
    urban: Annotated[int, number(15)]


class Bot(TypedDict):
    """The printed opponent."""

    king: Annotated[str, one_of("solo.king_ids", names="king")]
    left: Annotated[str, one_of("solo.card_ids")]
    right: Annotated[str, one_of("solo.card_ids")]
    deck: Annotated[int, number(15)]
    used: Annotated[list[str], many_of("solo.card_ids")]
    markers: Annotated[list[Annotated[int, number(5)]], row(DISTRICTS)]
    bag: Annotated[dict[str, int], amounts(COLOURS, 5, names="colour")]
    numbers: Annotated[list[Annotated[list[str], many_of(COLOURS, 5, names="colour")]], row(3)]
    scorings: Annotated[int, number(5)]
    #: The row of the right card at which the arrow of the left one points, and the Number there, both from 0: they
    #: follow from the cards.
    row: int
    current: int


class View(TypedDict):
    game: str
    seat: int | None
    first: Annotated[int, SEAT]
    turn: Annotated[int, SEAT] | None
    turns_left: Annotated[int, one_of(range(9))] | None
    opponent: Annotated[int, SEAT] | None
    over: Annotated[bool, FLAG]
    players: Annotated[list[Player], SEATED]
    board: Board
    bot: Bot | None


class Space(TypedDict):
    """A space of the grid as it is printed."""

    space: str
    #: Its number in its District; printed Water has none.
    place: NotRequired[int]
    row: int
    column: int
    #: The Districts that can use it: printed Water lies between two.
    districts: list[int]
    bonus: list[str]


class Action(TypedDict):
    """An Action that is printed in a District."""

    action: Annotated[str, among(ACTIONS, names="action")]
    #: What it costs, by the Resource of the Barge.
    costs: Annotated[dict[str, list[Said]], among(RESOURCES, names="resource")]


class Printed(TypedDict):
    """What is printed on the Main board. It travels with the components."""

    #: By the number of players.
    spaces: dict[str, list[Space]]
    #: Of each District.
    actions: list[list[Action]]


def schema(box: TabannusiBox, messages: set[str]) -> Record:
    """How a view and the open question become numbers. `messages` are the ids of the game's messages, questions too."""
    told = {"n": 5, "times": 5, "left": 5, "steps": 5, "size": 5, "gold": 5, "more": 1, "together": 1}
    decision = asked(messages, told, ("colour", "cost", "district", "effect", "resource"))
    return numbers(View, box, {"decision": decision})
