"""Player turns: placing a Tent."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Message
from . import answers as a
from .ask import Act, Ask, can_brighten
from .craftspeople import Refresh
from .dice import Brighten
from .player import Player
from .table import InventorsTable
from .terms import ALL_TRADES, NEUTRAL, NOBODY, Ranges, Reasons


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
        table.tell("pitches", seat, space + 1)
    table.push(RevealUnderTent(seat, revealed))
    table.push(TentSteps(seat, 3, 0))
    if table.dummy and first:
        table.push(PlaceDummyTent(seat))


class PlaceDummyTent(Ask):
    """The first to Tent puts the Dummy's Tent on another free space.  INV-156"""

    __slots__ = ()

    name: ClassVar[str] = "dummy-tent"
    rule: ClassVar[str] = "INV-156"

    about: ClassVar[Ranges] = (a.A_TENT,)
    reasons: ClassVar[Reasons] = (("INV-156", "why-tent-space-taken"),)

    def verdict(self, table: InventorsTable, answer: int) -> int:
        return int(table.board.tents[answer - a.TENT] != NOBODY)

    def choose(self, table: InventorsTable, answer: int) -> None:
        table.main().tents[answer - a.TENT] = NEUTRAL
        if table.loud:
            table.tell("dummy-tent", answer - a.TENT + 1)


class TentSteps(Ask):
    """The reward for unused pieces, the Pass tile, and Tent Research: any order, all optional.

    INV-151, INV-152, INV-153
    """

    __slots__ = ("left", "used")

    name: ClassVar[str] = "tent-steps"
    rule: ClassVar[str] = "INV-151"
    about: ClassVar[Ranges] = ((a.REWARD, a.ROYALTIES), a.A_RESEARCH, a.A_PASS)
    reasons: ClassVar[Reasons] = (
        ("INV-151", "why-step-done"),
        ("INV-152", "why-nothing-unused"),
        ("INV-152", "why-no-effect"),
        ("INV-151", "why-no-effect"),
        ("INV-153", "why-not-your-research"),
        ("INV-153", "why-not-tent-research"),
    )

    def __init__(self, seat: int, left: int, used: int) -> None:
        self.seat = seat
        #: Bits: the reward and the Pass tile are still to come; and the Research tiles already used.
        self.left = left
        self.used = used

    def choices(self, table: InventorsTable) -> list[int]:
        me = table.players[self.seat]
        found = [answer for answer in (a.REWARD, a.PASS_TILE) if not self.verdict(table, answer)]
        tiles = me.research & table.box.trigger_bits["tent"] & ~self.used
        tile = 0
        while tiles >> tile:
            if tiles >> tile & 1 and not self.verdict(table, a.RESEARCH + tile):
                found.append(a.RESEARCH + tile)
            tile += 1
        found.append(a.PASS)
        return found

    def verdict(self, table: InventorsTable, answer: int) -> int:
        me = table.players[self.seat]
        box = table.box
        if answer == a.PASS:
            return 0
        if answer == a.REWARD:
            if not self.left & 1:
                return 1
            if not unused(me):
                return 2
            return 0 if can_brighten(me) or me.active != ALL_TRADES else 3
        if answer == a.PASS_TILE:
            if not self.left & 2:
                return 1
            return 0 if table.useful(self.seat, box.pass_effect[table.board.pass_tiles[me.tent]]) else 4
        tile = answer - a.RESEARCH
        if not me.research >> tile & 1:
            return 5
        if not box.trigger_bits["tent"] >> tile & 1:
            return 6
        if self.used >> tile & 1:
            return 1
        return 0 if table.useful(self.seat, box.research_effect[tile]) else 4

    def choose(self, table: InventorsTable, answer: int) -> None:
        if answer == a.PASS:
            return
        seat = self.seat
        if answer == a.REWARD:
            table.push(TentSteps(seat, self.left & ~1, self.used))
            number = unused(table.players[seat])
            table.push(Reward(seat, number, number))
            if table.loud:
                table.tell("reward", seat, number)
        elif answer == a.PASS_TILE:
            table.push(TentSteps(seat, self.left & ~2, self.used))
            tile = table.board.pass_tiles[table.players[seat].tent]
            if table.loud:
                table.tell("uses-pass-tile", seat, tile)
            table.resolve(seat, table.box.pass_effect[tile], 1)
        else:
            tile = answer - a.RESEARCH
            table.push(TentSteps(seat, self.left, self.used | 1 << tile))
            if table.loud:
                table.tell("uses-research", seat, tile)
            table.resolve(seat, table.box.research_effect[tile], 1)


class Reward(Ask):
    """For each unused Worker or Camel: refresh 1 and brighten 1.  INV-152"""

    __slots__ = ("brightens", "refreshes")

    name: ClassVar[str] = "reward"
    rule: ClassVar[str] = "INV-152"
    about: ClassVar[Ranges] = ((a.BRIGHTEN, a.PAY_INFLUENCE), a.A_PASS)
    reasons: ClassVar[Reasons] = (("INV-152", "why-step-done"), ("INV-152", "why-no-effect"))

    def __init__(self, seat: int, refreshes: int, brightens: int) -> None:
        self.seat = seat
        self.refreshes = refreshes
        self.brightens = brightens

    def choices(self, table: InventorsTable) -> list[int]:
        found = [answer for answer in (a.REFRESH, a.BRIGHTEN) if not self.verdict(table, answer)]
        if found:
            found.append(a.PASS)
        return found

    def verdict(self, table: InventorsTable, answer: int) -> int:
        me = table.players[self.seat]
        if answer == a.PASS:
            return 0
        if not (self.refreshes if answer == a.REFRESH else self.brightens):
            return 1
        return 0 if (me.active != ALL_TRADES if answer == a.REFRESH else can_brighten(me)) else 2

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

    def happen(self, table: InventorsTable) -> None:
        table.effects(self.seat, table.box.tent_reveal[table.seats][self.place])
