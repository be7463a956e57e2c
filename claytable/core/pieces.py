"""Pieces: what lies on a table as plain data, that is numbers, lists of numbers, and lists of tuples of numbers.

Copies of a table share its pieces until one of them writes. All writing goes through `OwnedTable.player` and `main`,
which first make the piece the table's own; reading goes through `players` and `board`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

from .native import mypyc_attr
from .steps import StepBook
from .table import Table

P = TypeVar("P", bound="Piece")
B = TypeVar("B", bound="Piece")


def save(piece: object, fields: Iterable[str]) -> dict[str, Any]:
    """The named attributes of a piece; of lists, copies."""
    values = [(name, getattr(piece, name)) for name in fields]
    return {name: value[:] if isinstance(value, list) else value for name, value in values}


def restore(piece: object, fields: Iterable[str], saved: Mapping[str, Any]) -> None:
    """Put back into a new piece what `save` gave, also after JSON turned its tuples into lists."""
    for name in fields:
        value = saved[name]
        if isinstance(value, (list, tuple)):
            inner = [tuple(each) if isinstance(each, list) else each for each in value]
            value = tuple(inner) if isinstance(getattr(piece, name), tuple) else inner
        setattr(piece, name, value)


def fill(piece: object, values: Mapping[str, Any]) -> None:
    """Give a piece its values; of lists, copies."""
    for name, value in values.items():
        setattr(piece, name, value[:] if isinstance(value, list) else value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """A player's things, or a board. It is made empty, then filled: the cheapest way to copy one."""

    __slots__ = ()

    #: Its fields, with what they hold before setup.
    before_setup: ClassVar[Mapping[str, Any]] = {}

    def copy(self: P) -> P:
        """Another with the same values. A game that makes many copies writes out its fields: that is faster."""
        twin = type(self)()
        for name, value in save(self, self.before_setup).items():
            setattr(twin, name, value)
        return twin

    def save(self) -> dict[str, Any]:
        """The piece as plain data."""
        return save(self, self.before_setup)

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Put back what `save` gave."""
        restore(self, self.before_setup, saved)


def new(kind: type[P]) -> P:
    """A piece before setup."""
    piece = kind()
    fill(piece, kind.before_setup)
    return piece


#: Which pieces are a table's own, as bits: those of each seat, then its boards. A new table owns everything.
BOARD: Final = 256
RIVAL: Final = 512
EVERYTHING: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnedTable(Table, Generic[P, B]):
    """A table with pieces for each seat and a board that all share.

    A copy gets `players[:]` and `board`; then neither the table nor its copy owns anything. Each game writes that into
    its `copy`: calling another function would make it slower by a tenth.
    """

    __slots__ = ("board", "own", "players")

    #: Its own fields, with what they hold before setup; and where its boards are.
    before_setup: ClassVar[Mapping[str, Any]] = {}
    boards: ClassVar[tuple[str, ...]] = ("board",)

    players: list[P]
    board: B
    own: int

    def lay_out(self, player: type[P], board: type[B]) -> None:
        """Everything as it is before setup."""
        self.players = [new(player) for _ in range(self.seats)]
        self.board = new(board)
        self.own = EVERYTHING
        fill(self, self.before_setup)

    def player(self, seat: int) -> P:
        """A seat's pieces, to be written to."""
        if self.own >> seat & 1:
            return self.players[seat]
        mine = self.players[seat].copy()
        self.players[seat] = mine
        self.own |= 1 << seat
        return mine

    def main(self) -> B:
        """The board, to be written to."""
        if not self.own & BOARD:
            self.board = self.board.copy()
            self.own |= BOARD
        return self.board

    def save(self) -> dict[str, Any]:
        data = self.save_steps() | save(self, self.before_setup)
        data["players"] = [player.save() for player in self.players]
        for name in self.boards:
            data[name] = getattr(self, name).save()
        return data

    def restore(self, data: Mapping[str, Any], steps: StepBook) -> None:
        """Put back, into a new table, what `save` gave, and ask the open question again."""
        restore(self, self.before_setup, data)
        for player, saved in zip(self.players, data["players"], strict=True):
            player.restore(saved)
        for name in self.boards:
            getattr(self, name).restore(data[name])
        self.restore_steps(data, [steps.step(saved) for saved in data["stack"]])
