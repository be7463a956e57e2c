"""Player turns: placing a Tent."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Message
from ...core.table import Field
from . import answers as a
from .ask import Act, Ask, can_brighten
from .craftspeople import Refresh
from .dice import Brighten
from .player import Player
from .table import InventorsTable
from .terms import ALL_TRADES, NEUTRAL, NOBODY


def unused(me: Player) -> int:
    """Workers in supply and open Camels without dice.  INV-152"""
    camels = me.open_camels() - sum(1 for dice in me.camels if dice)
    return me.workers + me.envoy + camels


def pitch(table: InventorsTable, seat: int, space: int) -> None:
    """Place the left-most Tent of the track.  INV-150, INV-151, INV-154, INV-156"""
    me = table.player(seat)
    board = table.main()
    first = max(board.tents) == NOBODY and min(board.tents) == NOBODY
    board.tents[space] = seat
    me.tent = space
    revealed = 4 - me.tents
    me.tents -= 1
    if table.loud:
        table.events.append(("pitches", seat, space + 1))
    table.push(RevealUnderTent(seat, revealed))
    table.push(TentSteps(seat, 3, 0))
    if table.dummy and first:
        table.push(PlaceDummyTent(seat))


class PlaceDummyTent(Ask):
    """The first to Tent puts the Dummy's Tent on another free space.  INV-156"""

    __slots__ = ()

    name: ClassVar[str] = "dummy-tent"
    rule: ClassVar[str] = "INV-156"

    def choices(self, table: InventorsTable) -> list[int]:
        tents = table.board.tents
        return [a.TENT + space for space in range(5) if tents[space] == NOBODY]

    def choose(self, table: InventorsTable, answer: int) -> None:
        table.main().tents[answer - a.TENT] = NEUTRAL
        if table.loud:
            table.events.append(("dummy-tent", answer - a.TENT + 1))


class TentSteps(Ask):
    """The reward for unused pieces, the Pass tile, and Tent Research: any order, all optional.  INV-151 .. INV-153"""

    __slots__ = ("left", "used")

    name: ClassVar[str] = "tent-steps"
    rule: ClassVar[str] = "INV-151"

    def __init__(self, seat: int, left: int, used: int) -> None:
        self.seat = seat
        #: Bits: the reward and the Pass tile are still to come; and the Research tiles already used.
        self.left = left
        self.used = used

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.left, self.used)

    def choices(self, table: InventorsTable) -> list[int]:
        me = table.players[self.seat]
        box = table.box
        found: list[int] = []
        if self.left & 1 and unused(me) and (can_brighten(me) or me.active != ALL_TRADES):
            found.append(a.REWARD)
        if self.left & 2 and table.useful(self.seat, box.pass_effect[table.board.pass_tiles[me.tent]]):
            found.append(a.PASS_TILE)
        open_tiles = me.research & box.trigger_bits["tent"] & ~self.used
        if open_tiles:
            for tile in range(len(box.research_ids)):
                if open_tiles >> tile & 1 and table.useful(self.seat, box.research_effect[tile]):
                    found.append(a.RESEARCH + tile)
        found.append(a.PASS)
        return found

    def choose(self, table: InventorsTable, answer: int) -> None:
        if answer == a.PASS:
            return
        seat = self.seat
        if answer == a.REWARD:
            table.push(TentSteps(seat, self.left & ~1, self.used))
            number = unused(table.players[seat])
            table.push(Reward(seat, number, number))
            if table.loud:
                table.events.append(("reward", seat, number))
        elif answer == a.PASS_TILE:
            table.push(TentSteps(seat, self.left & ~2, self.used))
            tile = table.board.pass_tiles[table.players[seat].tent]
            if table.loud:
                table.events.append(("uses-pass-tile", seat, tile))
            table.resolve(seat, table.box.pass_effect[tile], 1)
        else:
            tile = answer - a.RESEARCH
            table.push(TentSteps(seat, self.left, self.used | 1 << tile))
            if table.loud:
                table.events.append(("uses-research", seat, tile))
            table.resolve(seat, table.box.research_effect[tile], 1)


class Reward(Ask):
    """For each unused Worker or Camel: refresh 1 and brighten 1.  INV-152"""

    __slots__ = ("brightens", "refreshes")

    name: ClassVar[str] = "reward"
    rule: ClassVar[str] = "INV-152"

    def __init__(self, seat: int, refreshes: int, brightens: int) -> None:
        self.seat = seat
        self.refreshes = refreshes
        self.brightens = brightens

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.refreshes, self.brightens)

    def choices(self, table: InventorsTable) -> list[int]:
        me = table.players[self.seat]
        found: list[int] = []
        if self.refreshes and me.active != ALL_TRADES:
            found.append(a.REFRESH)
        if self.brightens and can_brighten(me):
            found.append(a.BRIGHTEN)
        if found:
            found.append(a.PASS)
        return found

    def choose(self, table: InventorsTable, answer: int) -> None:
        if answer == a.REFRESH:
            table.push(Reward(self.seat, 0, self.brightens))
            table.push(Refresh(self.seat, self.refreshes))
        elif answer == a.BRIGHTEN:
            table.push(Reward(self.seat, self.refreshes, 0))
            table.push(Brighten(self.seat, self.brightens))

    def message(self, table: InventorsTable) -> Message:
        return Message("question-reward", {"n": max(self.refreshes, self.brightens)})


class RevealUnderTent(Act):
    """Last, and always: what the Tent uncovered on the track.  INV-154, INV-155"""

    __slots__ = ("place", "seat")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.place)

    def happen(self, table: InventorsTable) -> None:
        table.effects(self.seat, table.box.tent_reveal[table.seats][self.place])
