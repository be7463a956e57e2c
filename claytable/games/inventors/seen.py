"""What a seat sees: the shape of a view, and how it becomes numbers for programs that learn."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from ...core.observation import Record, asked, dice
from ...core.schema import (
    FLAG,
    OWN,
    SEAT,
    SEATED,
    TOGETHER,
    Only,
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
from .box import InventorsBox
from .free import HAND_LIMIT
from .terms import COLOURS, INVENTION_SPACES, LAST_SPACE, ROWS, SECTIONS, SPACES, STUDY_LEVELS, TRADES

GUILDS = COLOURS[1:]
#: Dice by colour and face: `blue.4`.
ROLLED = dice(COLOURS)
SomeDice = Annotated[list[str], many_of(ROLLED, 4)]
FewDice = Annotated[list[str], many_of(ROLLED, 2)]
#: A seat, or what belongs to nobody.
Holder = Annotated[int | Literal["neutral"] | None, SEAT]


class Landscapes(TypedDict):
    ready: SomeDice
    determined: SomeDice
    inspired: SomeDice
    exhausted: Annotated[dict[str, int], amounts(COLOURS, 8, names="colour", whole=False)]


class StudyDie(TypedDict):
    colour: Annotated[str, among(GUILDS, names="colour")]
    level: Annotated[str, one_of(STUDY_LEVELS)]


class Camel(TypedDict):
    open: Annotated[bool, FLAG]
    #: Whether it is the one that is hired, for a round; others are unlocked for good.
    hired: bool
    dice: FewDice


class Workshop(TypedDict):
    row: Annotated[str, among(ROWS, names="row")]
    dice: FewDice
    tiles: Annotated[list[str], many_of("tile_ids", names="tile")]


class Craftsperson(TypedDict):
    trade: Annotated[str, among(TRADES, names="craft")]
    level: Annotated[int, number(10)]
    active: Annotated[bool, FLAG]
    price: Annotated[int, number(6)]


class Anyone(TypedDict):
    """What a player and the printed opponent both have."""

    silver: Annotated[int, number(30)]
    supply: Annotated[int, number(25)]
    guilds: Annotated[dict[str, int], amounts(GUILDS, 12, names="guild")]
    influence: Annotated[dict[str, int], amounts(GUILDS, 15, names="guild")]
    workers: Annotated[int, number(3)]
    reserve: Annotated[int, number(3)]
    envoy: Annotated[bool, FLAG]
    tents: Annotated[int, number(4)]
    tent: Annotated[int, one_of(range(1, 6))] | None
    ship: Annotated[int, number(LAST_SPACE)]
    ship_order: Annotated[int, number(30)]
    cards: Annotated[int, number(HAND_LIMIT)]
    hand: Annotated[list[str] | None, many_of("card_ids", names="card"), OWN]


class Opponent(Anyone):
    """The printed opponent."""

    collected: Annotated[int, number(42)]
    inventions_left: Annotated[int, number(6)]


class Player(Anyone):
    landscapes: Landscapes
    study: Annotated[list[StudyDie], named("colour", GUILDS)]
    camels: Annotated[list[Camel], row(4)]
    workshops: Annotated[list[Workshop], row(3)]
    craftspeople: Annotated[list[Craftsperson], row(6)]
    tower: Annotated[list[int], many_of(range(1, 11))]
    inventions: Annotated[
        list[Annotated[str, one_of("invention_ids", names="invention")] | None], row(len(INVENTION_SPACES))
    ]
    royalties: Annotated[int, number(11)]
    research: Annotated[list[str], many_of("research_ids")]
    setup_card: Annotated[int, one_of(range(1, 7))] | None
    goal: Annotated[int, one_of(range(4))] | None
    deeds: Annotated[dict[str, int], amounts(("invent", "build", "publish"), 4, names="action")]


class Test(TypedDict):
    """A die space of a Device; what it prints goes with its Device Board."""

    colour: Annotated[str, among(COLOURS, names="colour")]
    influence: Annotated[str, among(GUILDS, names="guild")] | None
    ships: int
    face: Annotated[int, number(6)] | None


class Device(TypedDict):
    board: Annotated[str, one_of("board_ids", names="board")]
    card: Annotated[str, one_of("card_ids", names="card")] | None
    inventor: Holder
    invention: Annotated[str, one_of("invention_ids", names="invention")] | None
    builder: Holder
    publisher: Holder
    tests: Annotated[list[Test], row(3)]
    value: Annotated[int, number(12)]


class RiverSpace(TypedDict):
    space: int
    tiles: Annotated[int, number(9)]
    #: Where the stack lies faceup.
    top: Annotated[str, one_of("tile_ids", names="tile")] | None
    research: Annotated[str, one_of("research_ids")] | None
    influence: Annotated[list[int], seats(2)]
    vp: int


class Worker(TypedDict):
    seat: Annotated[int, SEAT]
    envoy: Annotated[bool, FLAG]


class WorkerSpace(TypedDict):
    id: str
    workers: Annotated[list[Worker], TOGETHER]
    blocked: Annotated[bool, FLAG]


class TentSpace(TypedDict):
    space: int
    pass_tile: Annotated[str, one_of("pass_ids")]
    tent: Holder
    area: Annotated[list[int], seats(3)]
    #: Whether the first Tent in the area is still to come, which alone gives what is printed there.
    first: bool


Invented = Annotated[Device, Only("board", "card", "inventor", "invention", "value")]
Built = Annotated[Device, Only("board", "card", "inventor", "invention", "value", "builder", "tests")]
Published = Annotated[Device, Only("card", "inventor", "builder", "publisher")]


class Board(TypedDict):
    device_boards_left: Annotated[int, number(18)]
    left: Annotated[list[Invented | None], row(4)]
    built: Annotated[list[Built | None], row(4)]
    published: Annotated[list[Published], named("board", "board_ids")]
    card_pile: Annotated[int, number(44)]
    discards: Annotated[list[str], many_of("card_ids", names="card")]
    river: Annotated[list[RiverSpace], row(SPACES)]
    research_piles: Annotated[dict[str, int], amounts(SECTIONS, 9, names="section")]
    spaces: Annotated[list[WorkerSpace], row(14)]
    tents: Annotated[list[TentSpace], row(5)]


class ExtraCost(TypedDict):
    """Influence that a space costs beyond what is printed there."""

    space: str
    colour: Annotated[str, among(GUILDS, names="guild")]


class Dummy(TypedDict):
    """The Dummy Player of a game for two."""

    guilds: Annotated[dict[str, int], amounts(GUILDS, 12, names="guild")]
    ship: Annotated[int, number(LAST_SPACE)]
    ship_order: Annotated[int, number(30)]
    cards_left: Annotated[int, number(6)]
    card: Annotated[str, one_of("dummy_ids")] | None
    #: It is printed on the card.
    extra_cost: ExtraCost | None


class Schemes(TypedDict):
    """The printed opponent's Scheme Cards."""

    pile: Annotated[int, number(15)]
    dice_reserve: Annotated[int, number(15)]
    worker_reserve: Annotated[int, number(15)]
    played: Annotated[list[str], many_of("scheme_ids")]


class View(TypedDict):
    game: str
    seat: int | None
    round: Annotated[int, number(4)]
    rounds: Annotated[int, number(4)]
    first: Annotated[int, SEAT]
    turn: Annotated[int, SEAT]
    opponent: Annotated[int, SEAT] | None
    players: Annotated[list[Opponent | Player], SEATED]
    board: Board
    dummy: Dummy | None
    schemes: Schemes | None
    #: The Workshop tile that looks for a row: the question asks where it goes.
    placing: str | None


class Publish(TypedDict):
    """What it takes to Publish a Device: the value of dice, Silver, and Craftspeople (`any`: another one)."""

    value: int
    silver: int
    crafts: Annotated[list[str], among((*TRADES, "any"))]


class Printed(TypedDict):
    """What is printed on the boards, beyond the component data. It travels with the components."""

    publish: Publish
    #: Where each Invention tile of a player lies, or lay.
    invention_spaces: Annotated[list[str], among(INVENTION_SPACES)]


def schema(box: InventorsBox, messages: set[str]) -> Record:
    """How a view and the open question become numbers. `messages` are the ids of the game's messages, questions too."""
    told = {"n": 10, "times": 10, "total": 12, "value": 12, "saved": 6}
    names = ("action", "board", "card", "colour", "cost", "craft", "effect", "row", "section")
    return numbers(View, box, {"decision": asked(messages, told, names)})
