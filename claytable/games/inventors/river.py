"""Main Board concepts: Ship movement along the River, and the Workshop tiles found there."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument
from . import answers as a
from .ask import Act, Ask, SeatAct
from .pieces import Board
from .table import InventorsTable
from .terms import LAST_SPACE, NOBODY, SECTION_STARTS, Ranges, Reasons, section_of
from .workshops import gain_tile, has_room


def destination(board: Board, start: int, spaces: int) -> int:
    """Where a Ship stops: spaces without tiles are skipped, section starts and the last space stop it.

    INV-066, INV-067, INV-073
    """
    here = start
    while spaces > 0 and here < LAST_SPACE:
        here += 1
        while here < LAST_SPACE and here % 6 and not board.stacks[here]:
            here += 1
        spaces -= 1
        if here in SECTION_STARTS:
            break
    return here


class MoveShip(Act):
    """Move the Ship exactly `spaces` spaces, then resolve the space it stops on.  INV-066, INV-068, INV-074"""

    __slots__ = ("seat", "spaces")

    def __init__(self, seat: int, spaces: int) -> None:
        self.seat = seat
        self.spaces = spaces

    def happen(self, table: InventorsTable) -> None:
        sail(table, self.seat, self.spaces)
        here = table.players[self.seat].ship
        if here == LAST_SPACE:
            table.last_space(self.seat)
        else:
            table.effects(self.seat, table.box.space_effect[here])


def sail(table: InventorsTable, seat: int, spaces: int) -> None:
    """Move a Ship. On the last space it stays where it is.  INV-074, INV-075"""
    start = table.players[seat].ship
    here = destination(table.board, start, spaces)
    if here == start:
        return
    me = table.player(seat)
    board = table.main()
    me.ship = here
    board.arrivals += 1
    me.arrival = board.arrivals
    if table.loud:
        table.tell("sails", seat, here)
    section = section_of(here)
    if not board.faceup >> section & 1:
        turn_faceup(table, section)


def turn_faceup(table: InventorsTable, section: int) -> None:
    """The first Ship in a section turns its stacks over as a whole: the bottom tile is now on top.  INV-071"""
    board = table.main()
    board.faceup |= 1 << section
    spaces = range(section * 6, section * 6 + 6)
    for space in spaces:
        board.stacks[space] = board.stacks[space][::-1]
    table.reveals += 1
    if table.loud:
        tops = tuple((space, board.stacks[space][-1]) for space in spaces if board.stacks[space])
        table.tell("turns-faceup", section, tops)


def can_take(table: InventorsTable, seat: int) -> bool:
    """Whether there is a tile on the Ship's space, and room for it.  INV-072"""
    me = table.players[seat]
    return bool(table.board.stacks[me.ship]) and has_room(table, me)


class TakeTile(SeatAct):
    """Take the top Workshop tile of the Ship's space.  INV-072"""

    __slots__ = ()

    def happen(self, table: InventorsTable) -> None:
        if can_take(table, self.seat):
            take_from(table, self.seat, table.players[self.seat].ship)


def take_from(table: InventorsTable, seat: int, space: int) -> None:
    """The top tile of a space goes to the player's board."""
    board = table.main()
    stack = board.stacks[space]
    board.stacks[space] = stack[:-1]
    if table.loud:
        table.tell("takes-tile", seat, stack[-1], space)
    if len(stack) > 1:
        table.reveals += 1
        if table.loud:
            table.tell("reveals-tile", stack[-2], space)
    gain_tile(table, seat, stack[-1])


def can_collect(table: InventorsTable, seat: int, furthest: int) -> bool:
    """Whether there is a tile on spaces up to `furthest`, and room for it.  INV-076"""
    if not has_room(table, table.players[seat]):
        return False
    stacks = table.board.stacks
    return any(stacks[space] for space in range(1, furthest + 1))


class Collect(Ask):
    """Collect a Workshop tile from the Ship's space or to its left.  INV-076

    As an option of the last space (`must`) it is for the spaces to the left, and no longer to be declined.  INV-073
    """

    __slots__ = ("must",)

    name: ClassVar[str] = "collect"
    rule: ClassVar[str] = "INV-076"
    about: ClassVar[Ranges] = (a.A_SPACE, a.A_PASS)
    reasons: ClassVar[Reasons] = (
        ("INV-076", "why-ahead-of-ship"),
        ("INV-073", "why-left-of-ship"),
        ("INV-076", "why-no-tile-there"),
        ("INV-073", "why-no-pass"),
    )

    def __init__(self, seat: int, must: int) -> None:
        self.seat = seat
        self.must = must

    def choices(self, table: InventorsTable) -> list[int]:
        furthest = table.players[self.seat].ship - self.must
        if not can_collect(table, self.seat, furthest):
            return []
        found = [a.SPACE + space for space in range(1, furthest + 1) if not self.verdict(table, a.SPACE + space)]
        if not self.must:
            found.append(a.PASS)
        return found

    def verdict(self, table: InventorsTable, answer: int) -> int:
        if answer == a.PASS:
            return 4 if self.must else 0
        space = answer - a.SPACE
        ship = table.players[self.seat].ship
        if space > ship:
            return 1
        if space == ship and self.must:
            return 2
        return 0 if table.board.stacks[space] else 3

    def details(self, table: InventorsTable, answer: int, verdict: int) -> dict[str, Argument]:
        found: dict[str, Argument] = {}
        if verdict == 1 or verdict == 3:
            found["n"] = answer - a.SPACE
        if verdict == 1 or verdict == 2:
            found["ship"] = table.players[self.seat].ship
        return found

    def choose(self, table: InventorsTable, answer: int) -> None:
        if answer != a.PASS:
            take_from(table, self.seat, answer - a.SPACE)


class Retrieve(Ask):
    """Take back one placed Worker; the Envoy counts if the player placed it.  INV-070"""

    __slots__ = ()

    name: ClassVar[str] = "retrieve"
    rule: ClassVar[str] = "INV-070"
    about: ClassVar[Ranges] = (a.A_WORKER,)
    reasons: ClassVar[Reasons] = (("INV-070", "why-no-worker-there"), ("INV-070", "why-no-envoy-there"))

    def choices(self, table: InventorsTable) -> list[int]:
        answers = [first + space for space in range(14) for first in (a.WORKER, a.ENVOY)]
        return [answer for answer in answers if not self.verdict(table, answer)]

    def verdict(self, table: InventorsTable, answer: int) -> int:
        if answer >= a.ENVOY:
            return 0 if self.seat + 8 in table.board.spaces[answer - a.ENVOY] else 2
        return 0 if self.seat in table.board.spaces[answer - a.WORKER] else 1

    def choose(self, table: InventorsTable, answer: int) -> None:
        envoy = answer >= a.ENVOY
        space = answer - (a.ENVOY if envoy else a.WORKER)
        board = table.main()
        placed = list(board.spaces[space])
        placed.remove(self.seat + 8 if envoy else self.seat)
        board.spaces[space] = tuple(placed)
        me = table.player(self.seat)
        if envoy:
            me.envoy = True
        else:
            me.workers += 1
        if table.loud:
            table.tell("retrieves-envoy" if envoy else "retrieves", self.seat, space)


def ship_order(table: InventorsTable) -> list[int]:
    """Seats (and NOBODY for the Dummy) from the Ship furthest ahead to the last.  INV-075, INV-176"""
    ships = [(-me.ship, me.arrival, seat) for seat, me in enumerate(table.players)]
    if table.dummy:
        ships.append((-table.board.dummy_ship, table.board.dummy_arrival, NOBODY))
    return [seat for _, _, seat in sorted(ships)]
