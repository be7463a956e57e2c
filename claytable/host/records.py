"""What is kept of a table, as values: who sits there, and the entries of its journal."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, Final, TypeVar

from ..core.rules import OPPONENT, PERSON


@dataclass(slots=True)
class Seat:
    """A chair at a table, and who sits there."""

    place: int
    kind: str
    #: The name that the player gave; without one, every reader has one for the seat in their own language.
    name: str
    #: Fingerprint of the token of the person who holds it.
    holder: str | None = None
    #: The token of the link that lets someone take it.
    invitation: str | None = None
    #: The level of the bot that plays it.
    bot: str | None = None
    seen: int = 0
    #: Whether the bot only stands in for the person who sits there, until they are back.
    stand_in: bool = False
    #: Who wants a bot to stand in: the number of the question, a colon, and fingerprints (`fairness.voted`).
    votes: str = ""
    #: Fingerprints of people who sat here before: they have seen what is hidden.
    known: str = ""
    #: When the person who sits there went away last.
    gone: float = 0.0
    #: How bots helped the people who sat here (`seating.HELP`), with spaces between.
    helped: str = ""

    @property
    def open(self) -> bool:
        """Whether it waits for a person."""
        return self.kind == PERSON and self.holder is None

    @property
    def printed(self) -> bool:
        """Whether the opponent of the rulebook sits there."""
        return self.kind == OPPONENT


@dataclass(slots=True)
class Record:
    """A table as it is kept: what its journal begins with, who sits there, where play stands."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    #: A number, or a sealed seed of 32 hexadecimal digits.
    seed: int | str
    pack: str
    pack_text: str | None
    owner: str
    watch: str
    created: float
    number: int
    moved: float
    asked: int
    #: How far the game is, in numbers of its own.
    progress: dict[str, int] = field(default_factory=dict)
    #: Whether somebody may know the seed, and with it what is hidden.
    known_seed: bool = False
    #: How often seats have changed.
    changes: int = 0
    next: str | None = None
    #: How many answers it began with: people play on here from a moment of another game.
    begun: int = 0
    #: Where people play on from a moment of another game: its `turn` and `entry`, the `table` that it was, and, if they
    #: came by a link, `watch`. Empty elsewhere.
    origin: dict[str, Any] = field(default_factory=dict)
    #: How the game ended (`replays.result`); empty until that is known.
    result: dict[str, Any] = field(default_factory=dict)
    #: The version of the rules that the last answer was given with; `rules` is the one that it was dealt with.
    played: str = ""
    #: The minutes that a person has to answer, from when they are asked; 0 is as long as they like.
    minutes: int = 0
    #: Since when the seat that must answer is asked.
    since: float = 0.0
    #: Since when people are warned that it will be deleted; 0 is not yet.
    warned: float = 0.0
    #: The table after the last entry (`dealing.position`); empty where it is not at hand.
    position: str = ""
    #: What the turns of a finished game were worth, by their places (`analyses`); a server keeps that apart.
    analysis: dict[str, Any] = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.played = self.played or self.rules
        self.since = self.since or self.moved

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.asked < 0

    @property
    def bots(self) -> dict[int, str]:
        """By seat: the levels of the bots that play."""
        return {seat.place: seat.bot for seat in self.seats if seat.bot is not None}

    @property
    def awaited(self) -> bool:
        """Whether a person plays, or may come to play: bots among themselves play only while somebody watches."""
        return any(seat.kind == PERSON and seat.bot is None for seat in self.seats)

    def held_by(self, holder: str | None) -> tuple[int, ...]:
        """The seats that a person holds."""
        if holder is None:
            return ()
        return tuple(seat.place for seat in self.seats if seat.holder == holder)

    def without_bots(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Of these seats of a person those that no bot plays for them; all of them, if bots play them all."""
        return tuple(seat for seat in seats if self.seats[seat].bot is None) or seats

    def alone(self, holder: str) -> bool:
        """Whether nobody else plays, or may still come to play, but bots and the printed opponent."""
        return all(seat.holder == holder for seat in self.seats if seat.kind == PERSON)


@dataclass(slots=True, frozen=True)
class Entry:
    """One entry of a table's journal: the setup (number 0), an answer, or, without a key, an undo or a rules change."""

    number: int
    seat: int
    key: str | None
    events: tuple[Any, ...]
    digest: str | None
    written: float
    #: The level of the bot that gave the answer.
    level: str | None = None
    #: Where the table went on with newer rules: what the journal says of it (`core.journal.change`).
    change: dict[str, Any] | None = None

    @property
    def undo(self) -> bool:
        return self.key is None and self.number > 0 and self.change is None


# -- as plain data -------------------------------------------------------------------------------------

#: By the name of a field's type: what plain data may hold there.
_PLAIN: Final[dict[object, tuple[type, ...]]] = {
    "str": (str,),
    "int": (int,),
    "int | str": (int, str),
    "float": (int, float),
    "bool": (bool,),
    "str | None": (str, type(None)),
    "dict[str, Any]": (dict,),
    "dict[str, Any] | None": (dict, type(None)),
    "dict[str, int]": (dict,),
    "list[Seat]": (list,),
    "tuple[Any, ...]": (list,),
}

#: What records of an older version lack: it has its default there.
_LATER: Final = (
    *("begun", "origin", "result", "played", "position", "minutes", "since", "warned", "analysis"),
    *("level", "change"),
    *("stand_in", "votes", "known", "gone", "helped"),
)

Row = TypeVar("Row", Seat, Record, Entry)


def record_data(record: Record) -> dict[str, Any]:
    """A table and its seats as plain data."""
    return asdict(record)


def entry_data(entry: Entry) -> dict[str, Any]:
    """An entry as plain data."""
    return {each.name: getattr(entry, each.name) for each in fields(Entry)}


def read_record(data: Any) -> Record:
    """A table from plain data. Raises ValueError for what is none."""
    record = _read(Record, data)
    record.seats = [_read(Seat, seat) for seat in record.seats]
    if [seat.place for seat in record.seats] != list(range(len(record.seats))) or record.asked >= len(record.seats):
        raise ValueError("its seats are not in order")
    return record


def read_entry(data: Any) -> Entry:
    """An entry from plain data. Raises ValueError for what is none."""
    entry = _read(Entry, data)
    return replace(entry, events=frozen(entry.events))


def _read(kind: type[Row], data: Any) -> Row:
    if not isinstance(data, dict):
        raise ValueError("it is no object")
    known = [each for each in fields(kind) if each.name in data or each.name not in _LATER]
    for each in known:
        value = data.get(each.name, data)
        if not isinstance(value, _PLAIN[each.type]) or (isinstance(value, bool) and each.type != "bool"):
            raise ValueError(f"its field '{each.name}' is missing or not of the right kind")
    return kind(**{each.name: data[each.name] for each in known})


def frozen(value: Any) -> Any:
    """Lists as tuples, as the engine writes its events."""
    return tuple(frozen(each) for each in value) if isinstance(value, list) else value
