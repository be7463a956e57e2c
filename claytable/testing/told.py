"""What a game tells the kit about itself. What the engine can find out by itself is not asked for here.

Each of these is an attribute of the game's subclass of `GameTests`. What is missing fails with a sentence; a game that
leaves a part out on purpose says why in `GameTests.without`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from ..core.game import Game
from ..core.messages import Message

#: A part of the table: its fields, how to read it, and how to get it in order to write to it.
Place: TypeAlias = "tuple[Sequence[str], Callable[[Any], Any], Callable[[Any], Any]]"
#: A position to count lines from: what it is called, the game there, and how many answers deep.
Position: TypeAlias = "tuple[str, Game, int]"


@dataclass(frozen=True)
class Manner:
    """How random players play the game so that it goes somewhere."""

    #: Answers that are taken half of the time wherever they are offered.
    eager: tuple[str, ...] = ()
    #: How often answers are passed over while others are offered, by the beginning of their keys.
    reluctant: Mapping[str, float] = field(default_factory=lambda: {"pass": 0.6, "end-turn": 0.5})
    #: The beginnings of keys that may be given for ever: styles of always the first or last answer pass over them.
    endless: tuple[str, ...] = ()


def held_by_player(game: Game, seat: int, name: str) -> Any:
    """A field of a seat, where a table keeps its seats in `players`."""
    players: Any = getattr(game.table, "players")  # noqa: B009 - a table of the core has no players
    return getattr(players[seat], name)


def always(*given: object) -> bool:
    """Always yes."""
    return True


def nothing(people: int) -> list[Game]:
    """Random games bring everything about."""
    return []


def number_of(name: str, things: Any) -> list[int]:
    """How many things there are, and how many in each pile of piles."""
    return [len(things), *(len(each) for each in things if isinstance(each, tuple))]


@dataclass(frozen=True)
class Sight:
    """What seats may see, and what they may not."""

    #: Where the fields of a table stand, by the name of the place; the place `player` is seat 0's.
    places: Mapping[str, Place]
    #: Fields that nobody sees, or (of a player) only their owner, by name or as `place.field`.
    hidden: set[str]
    #: Fields that follow from what is seen, or that the open question shows.
    following: set[str]
    #: The texts that would give away what a seat (None: a spectator) cannot see.
    secrets: Callable[[Game, int | None], set[str]]
    #: Number of people, place and field of what is different in every future.
    piles: Sequence[tuple[int, str, str]] = ()
    #: There are always as many secrets at least.
    fewest: int = 1
    #: A hidden field of any seat.
    held: Callable[[Game, int, str], Any] = held_by_player
    #: How many things a hidden field holds, as far as everybody knows.
    amount: Callable[[str, Any], list[int]] = number_of
    #: Whether a position can be changed by hand, a field at a time.
    calm: Callable[[Game], bool] = always
    #: Positions that random games hardly ever reach, for a number of people.
    rare: Callable[[int], list[Game]] = nothing
    #: Whether two positions differ in what is seen of a field that is hidden in part, and fit together in it.
    in_sight: Callable[[Game, Game, str], bool] = always


@dataclass(frozen=True)
class Speech:
    """What the game says, beside the messages that stand in its sources as they are."""

    #: The lines of its log, each with what its arguments are (see `core.wording.Lines`). The sources write them with
    #: `table.tell(...)`.
    lines: Mapping[str, tuple[str, ...]]
    #: All values that a kind of argument of a log line can have.
    every: Callable[[str], Sequence[Any]]
    #: Arguments of messages that are names: names that every sentence with such an argument tells apart.
    named: Mapping[str, Sequence[Message]]
    #: Every printed thing in words.
    components: Callable[[], Iterable[Message]]
    #: Message ids that the sources build from a name, by what stands before the name.
    families: Mapping[str, set[str]]
    #: Ids that are heard in every whole game.
    heard: set[str] = field(default_factory=set)
    #: Ids that a function of the sources is given and hands on, and the modules that do so.
    handed_on: set[str] = field(default_factory=set)
    handing: tuple[str, ...] = ()


class Book(Protocol):
    """The book that one seat keeps of what it has read."""

    #: What the seat would see if all that it has read is true.
    view: dict[str, Any]


class LedgerModule(Protocol):
    """What the lines of the log mean: a module, or anything else that has these two.

    `Ledger(view)` begins the book of one seat. It has a method for each line, named after its message
    (`log-gain-silver`: `gain_silver`), with the message's arguments; it moves what the line names and knows no rule.
    `untold(view)` is a view without what no line needs to tell: printed things, what follows, what is asked.
    """

    @property
    def Ledger(self) -> Callable[[dict[str, Any]], Book]: ...  # noqa: N802 - it is a class

    @property
    def untold(self) -> Callable[[dict[str, Any]], Any]: ...


@dataclass(frozen=True)
class Perft:
    """Where the counts of lines and tables are kept, and what they are counted from."""

    #: A JSON file; `CLAYTABLE_WRITE=1` writes it again.
    file: Path
    #: Positions by the name of the game they come from. Without any: some of a random game of each variant.
    games: Mapping[str, Callable[[], Iterator[Position]]] = field(default_factory=dict)
    #: How many answers deep to count those.
    depth: int = 2


@dataclass(frozen=True)
class Observed:
    """What the kit cannot see from the schema of a game's observations."""

    #: Fields that random games hardly ever fill, with `[]` for every place of a list.
    rare: set[str] = field(default_factory=set)
    #: Names of fields of a seat that others do not see as its owner does.
    private: tuple[str, ...] = ()
