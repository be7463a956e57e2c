"""Workshops: placing Workshop tiles, and placing dice to activate a row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from ...core.messages import Argument, Message
from . import answers as a
from . import names
from .ask import Act, Ask
from .clauses import Due
from .payment import Pay, can_pay
from .player import Player
from .table import InventorsTable
from .terms import FROM_WORKSHOP, Ranges, Reasons


def has_room(table: InventorsTable, me: Player) -> bool:
    """Whether a Workshop space is free.  INV-077"""
    columns = table.box.columns
    return len(me.rows[0]) < columns or len(me.rows[1]) < columns or len(me.rows[2]) < columns


def placing_cost(me: Player, row: int) -> int:
    """1 Silver for each column beyond the left-most incomplete one.  INV-078"""
    return len(me.rows[row]) - min(len(me.rows[0]), len(me.rows[1]), len(me.rows[2]))


def gain_tile(table: InventorsTable, seat: int, tile: int) -> None:
    """A gained Workshop tile is placed at once.  INV-077"""
    table.push(PlaceTile(seat, tile))


class PlaceTile(Ask):
    """In which row does the tile go?  INV-077, INV-078"""

    __slots__ = ("tile",)

    name: ClassVar[str] = "place-tile"
    rule: ClassVar[str] = "INV-077"

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    about: ClassVar[Ranges] = (a.A_ROW,)
    reasons: ClassVar[Reasons] = (("INV-077", "why-row-full"), ("INV-078", "why-row-cost"))

    def verdict(self, table: InventorsTable, answer: int) -> int:
        me = table.players[self.seat]
        row = answer - a.ROW
        if len(me.rows[row]) >= table.box.columns:
            return 1
        cost = placing_cost(me, row)
        return 0 if cost <= me.silver or can_pay(table, self.seat, Due(cost)) else 2

    def details(self, table: InventorsTable, answer: int, verdict: int) -> dict[str, Argument]:
        me = table.players[self.seat]
        return {"cost": placing_cost(me, answer - a.ROW), "silver": me.silver} if verdict == 2 else {}

    def choose(self, table: InventorsTable, answer: int) -> None:
        row = answer - a.ROW
        cost = placing_cost(table.players[self.seat], row)
        table.push(LayTile(self.seat, self.tile, row))
        if cost:
            table.push(Pay(self.seat, Due(cost)))

    def message(self, table: InventorsTable) -> Message:
        return Message("question-place-tile", {"tile": names.tile(table.box, self.tile)})


class LayTile(Act):
    """The tile is on the board: the covered effect, and Research that reacts.  INV-079, INV-080, INV-218, INV-219"""

    __slots__ = ("row", "seat", "tile")

    def __init__(self, seat: int, tile: int, row: int) -> None:
        self.seat = seat
        self.tile = tile
        self.row = row

    def happen(self, table: InventorsTable) -> None:
        me = table.player(self.seat)
        column = len(me.rows[self.row])
        me.rows[self.row] += (self.tile,)
        if table.loud:
            table.tell("places-tile", self.seat, self.tile, self.row)
        box = table.box
        complete = min(len(me.rows[0]), len(me.rows[1]), len(me.rows[2])) > column
        held = me.research & box.trigger_bits["gain_tile"]
        if complete:
            held |= me.research & box.trigger_bits["complete_column"]
        if held:
            for number in range(len(box.research_ids)):
                if held >> number & 1:
                    table.effects(self.seat, box.research_effect[number])
        table.effects(self.seat, box.covered[self.row][column])


class ClearWorkshop(Ask):
    """Move the dice of one Workshop to Exhausted; an empty one may be chosen.  INV-069, INV-164, INV-226"""

    __slots__ = ()

    name: ClassVar[str] = "clear-workshop"
    rule: ClassVar[str] = "INV-069"
    about: ClassVar[Ranges] = (a.A_ROW, a.A_PASS)
    reasons: ClassVar[Reasons] = (("INV-069", "why-workshop-empty"), ("INV-069", "why-must-clear"))

    def choices(self, table: InventorsTable) -> list[int]:
        found = [a.ROW + row for row in range(3) if not self.verdict(table, a.ROW + row)]
        if found and not self.verdict(table, a.PASS):
            found.append(a.PASS)
        return found

    def verdict(self, table: InventorsTable, answer: int) -> int:
        workshops = table.players[self.seat].workshops
        if answer == a.PASS:
            return 0 if () in workshops else 2
        return 0 if workshops[answer - a.ROW] else 1

    def choose(self, table: InventorsTable, answer: int) -> None:
        if answer != a.PASS:
            clear(table, self.seat, answer - a.ROW)


def clear(table: InventorsTable, seat: int, row: int) -> None:
    """Dice of a Workshop go to Exhausted."""
    me = table.player(seat)
    dice = me.workshops[row]
    me.workshops[row] = ()
    exhaust(table, me, seat, dice, FROM_WORKSHOP + row)


def exhaust(table: InventorsTable, me: Player, seat: int, dice: Sequence[int], origin: int) -> None:
    """Used dice go to Exhausted."""
    for code in dice:
        me.exhausted[code >> 3] += 1
    if table.loud and dice:
        table.tell("exhausts", seat, tuple(dice), origin)


# -- activating a row -------------------------------------------------------------------------------------


def row_value(table: InventorsTable, me: Player, row: int) -> int:
    """What the dice of the active Workshop count, with boosts, at most 12.  INV-133, INV-137"""
    total = table.boost
    for code in me.workshops[row]:
        total += code & 7
    return min(12, total)


def row_has_colour(table: InventorsTable, me: Player, row: int, colour: int) -> bool:
    """Whether a die there, or a colour tile of the row, shows the colour.  INV-133, INV-138"""
    if die_shows(me, row, colour):
        return True
    box = table.box
    for tile in me.rows[row]:
        # A colour tile may print a requirement of its own.  INV-247
        if box.tile_counts[tile] == colour and row_value(table, me, row) >= box.tile_value[tile]:
            if not box.tile_colour[tile] or die_shows(me, row, box.tile_colour[tile]):
                return True
    return False


def die_shows(me: Player, row: int, colour: int) -> bool:
    """Whether a die in the Workshop has the colour."""
    for code in me.workshops[row]:
        if code >> 3 == colour:
            return True
    return False


def boost(table: InventorsTable, seat: int, n: int) -> None:
    """Raise the dice value for this action.  INV-137"""
    table.boost += n
    if table.loud:
        me = table.players[seat]
        table.tell("boosts", seat, row_value(table, me, table.workshop) if table.workshop >= 0 else n)


#: Why a tile is not resolved, as `Activate` numbers its reasons.
USED: Final = 1
TOO_LOW: Final = 2
NO_COLOUR: Final = 3
USELESS: Final = 4
WORKS_BY_ITSELF: Final = 5
OTHER_ROW: Final = 6
DICE_GONE: Final = 7
TOO_DEAR: Final = 8


class Activate(Ask):
    """Resolve the tiles of the row in any order, each at most once, or leave them.

    INV-133, INV-134, INV-139, INV-140
    """

    __slots__ = ("row", "used")

    name: ClassVar[str] = "activate"
    rule: ClassVar[str] = "INV-133"
    about: ClassVar[Ranges] = (a.A_TILE, a.A_START, a.A_PASS)
    reasons: ClassVar[Reasons] = (
        ("INV-134", "why-resolved-once"),
        ("INV-133", "why-value"),
        ("INV-133", "why-colour"),
        ("INV-134", "why-no-effect"),
        ("INV-250", "why-not-activated"),
        ("INV-132", "why-other-row"),
        ("INV-139", "why-dice-gone"),
        ("INV-063", "why-cost-unpayable"),
    )

    def __init__(self, seat: int, row: int, used: int) -> None:
        self.seat = seat
        self.row = row
        #: Bit 0: the starting ability; bit n: the n-th tile of the row.
        self.used = used

    def choices(self, table: InventorsTable) -> list[int]:
        me = table.players[self.seat]
        row = self.row
        if not me.workshops[row]:
            return [a.PASS]
        found: list[int] = []
        value = row_value(table, me, row)
        if not self.starting_verdict(table, me, value):
            found.append(a.STARTING + row)
        place = 1
        # A tile that was added meanwhile is among them.  INV-136
        for tile in me.rows[row]:
            if not self.tile_verdict(table, me, value, place, tile):
                found.append(a.TILE + tile)
            place += 1
        found.append(a.PASS)
        return found

    def starting_verdict(self, table: InventorsTable, me: Player, value: int) -> int:
        """Whether the ability printed at the start of the row can be resolved."""
        box = table.box
        row = self.row
        if self.used & 1:
            return USED
        unmet = self.unmet(table, me, value, box.start_value[row], box.start_colour[row])
        return unmet or (0 if table.useful(self.seat, box.start_effect[row]) else USELESS)

    def tile_verdict(self, table: InventorsTable, me: Player, value: int, place: int, tile: int) -> int:
        """Whether the n-th tile of the row can be resolved."""
        box = table.box
        if box.tile_trigger[tile] != "activate":
            return WORKS_BY_ITSELF
        if self.used >> place & 1:
            return USED
        unmet = self.unmet(table, me, value, box.tile_value[tile], box.tile_colour[tile])
        return unmet or (0 if table.useful(self.seat, box.tile_effect[tile]) else USELESS)

    def unmet(self, table: InventorsTable, me: Player, value: int, needed: int, colour: int) -> int:
        """What of a requirement is not met.  INV-133"""
        if value < needed:
            return TOO_LOW
        return 0 if colour == 0 or row_has_colour(table, me, self.row, colour) else NO_COLOUR

    def verdict(self, table: InventorsTable, answer: int) -> int:
        if answer == a.PASS:
            return 0
        me = table.players[self.seat]
        value = row_value(table, me, self.row)
        box = table.box
        if answer >= a.STARTING:
            if answer - a.STARTING != self.row:
                return OTHER_ROW
            found = self.starting_verdict(table, me, value)
            effect = box.start_effect[self.row]
        else:
            tile = answer - a.TILE
            if tile not in me.rows[self.row]:
                return OTHER_ROW
            found = self.tile_verdict(table, me, value, me.rows[self.row].index(tile) + 1, tile)
            effect = box.tile_effect[tile]
        if found != USED and found != WORKS_BY_ITSELF and not me.workshops[self.row]:
            return DICE_GONE
        if found != USELESS:
            return found
        payable = all(
            way.cost is None or can_pay(table, self.seat, way.cost)
            for number in effect
            for way in box.parts[number].ways
        )
        return USELESS if payable else TOO_DEAR

    def details(self, table: InventorsTable, answer: int, verdict: int) -> dict[str, Argument]:
        if verdict != TOO_LOW and verdict != NO_COLOUR:
            return {}
        box = table.box
        if answer >= a.STARTING:
            needed, colour = box.start_value[self.row], box.start_colour[self.row]
        else:
            needed, colour = box.tile_value[answer - a.TILE], box.tile_colour[answer - a.TILE]
        if verdict == NO_COLOUR:
            return {"colour": names.colour(colour)}
        return {"needed": needed, "value": row_value(table, table.players[self.seat], self.row)}

    def choose(self, table: InventorsTable, answer: int) -> None:
        if answer == a.PASS:
            return
        box = table.box
        if answer >= a.STARTING:
            place = 0
            effect = box.start_effect[self.row]
            event: tuple[object, ...] = ("resolves-start", self.seat, self.row)
        else:
            tile = answer - a.TILE
            place = table.players[self.seat].rows[self.row].index(tile) + 1
            effect = box.tile_effect[tile]
            event = ("resolves-tile", self.seat, tile)
        if table.loud:
            table.tell(*event)
        table.push(Activate(self.seat, self.row, self.used | 1 << place))
        # What it costs is a `Pay` of its own, and so a task of its own.  INV-135
        table.resolve(self.seat, effect, 0)

    def message(self, table: InventorsTable) -> Message:
        value = row_value(table, table.players[self.seat], self.row)
        return Message("question-activate", {"row": names.row(self.row), "value": value})
