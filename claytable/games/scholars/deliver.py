"""Delivering Scroll Cards to the House of Wisdom, and what is revealed in their place."""

from __future__ import annotations

from ...core.table import Deed, SeatDeed
from .caliph import caliph_revealed
from .dice import GainWhiteDie
from .influence import InfluenceGuild, take_back
from .research import Advance
from .table import ScholarsTable
from .terms import CALIPH, NOBODY, ROWS
from .workers import gain_gold, pay_silver


def delivery_verdict(table: ScholarsTable, seat: int, guild: int) -> int:
    """Whether the Scroll beside the Player Marker can be Delivered: 1 no Scroll, 2 a full Guild, 3 too little Silver.

    SCH-092, SCH-093, SCH-165
    """
    me = table.players[seat]
    space = me.spot >> 1
    if table.board.map[space] < 0:
        return 1
    if len(table.board.house[guild]) >= ROWS:
        return 2
    return 0 if me.silver >= delivery_cost(table, seat, space) else 3


def delivery_cost(table: ScholarsTable, seat: int, space: int) -> int:
    """4 Silver, and 1 for an opponent's Influence.  SCH-092, SCH-096, SCH-146"""
    owner = table.board.map_influence[space]
    return table.box.delivery_silver + (1 if owner >= 0 and owner != seat else 0)


def deliver(table: ScholarsTable, seat: int, guild: int) -> None:
    """The seven steps of a Delivery.  SCH-094, SCH-096"""
    box = table.box
    space = table.players[seat].spot >> 1
    scroll = table.board.map[space]
    owner = table.board.map_influence[space]
    if owner >= 0 and owner != seat:
        # What the Silver brings the printed opponent comes before its piece is back.  SCH-230
        pay_silver(table, seat, 1, owner)
        table.main().map_influence[space] = NOBODY
        take_back(table, owner, scroll)
    row = to_house(table, space, guild)
    if table.loud:
        table.tell("delivers", seat, scroll, guild)
    pay_silver(table, seat, box.delivery_silver, NOBODY)
    table.push(Refill(space))
    table.push(Advance(seat, box.scroll_track[scroll], 1))
    table.push(DeliveryGold(seat, box.space_dice[guild][row]))
    if box.space_influence[guild][row]:
        table.push(InfluenceGuild(seat, guild, box.space_influence[guild][row]))


class DeliveryGold(SeatDeed[ScholarsTable]):
    """The fifth step: Gold, and the White dice of the lowest row.  SCH-094, SCH-095"""

    __slots__ = ("dice",)

    def __init__(self, seat: int, dice: int) -> None:
        self.seat = seat
        self.dice = dice

    def happen(self, table: ScholarsTable) -> None:
        gain_gold(table, self.seat, table.box.delivery_gold)
        for _ in range(self.dice):
            table.push(GainWhiteDie(self.seat))


def to_house(table: ScholarsTable, space: int, guild: int) -> int:
    """Move a Scroll, with Influence that lies on it, from the Map below a Guild; the row it comes to."""
    board = table.main()
    row = len(board.house[guild])
    board.house[guild] = (*board.house[guild], board.map[space])
    board.house_influence[guild] = (*board.house_influence[guild], board.map_influence[space])
    board.map[space] = NOBODY
    board.map_influence[space] = NOBODY
    return row


def reveal(table: ScholarsTable, top: bool) -> int:
    """The top or bottom card of the draw pile; when that is empty the reserve takes its place.  SCH-165"""
    board = table.main()
    stacks = board.stacks
    if not any(stacks):
        cards = board.reserve
        stacks = [cards]
        board.reserve = ()
        board.stacks = stacks
        if table.loud and cards:
            table.tell("reserve-to-pile", len(cards))
    places = range(len(stacks)) if top else range(len(stacks) - 1, -1, -1)
    for place in places:
        cards = stacks[place]
        if cards:
            table.reveals += 1
            if top:
                stacks[place] = cards[1:]
                return cards[0]
            stacks[place] = cards[:-1]
            return cards[-1]
    return NOBODY


def black_spot(table: ScholarsTable, space: int) -> int:
    """The Spot that a space of the Map lies beside."""
    return 2 * space if table.box.spot_black[2 * space] else 2 * space + 1


class Refill(Deed[ScholarsTable]):
    """A card is revealed for an empty space of the Map; a Caliph comes first.  SCH-097, SCH-152"""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def happen(self, table: ScholarsTable) -> None:
        card = reveal(table, True)
        if card >= CALIPH:
            table.push(Refill(self.space))
            caliph_revealed(table, card - CALIPH, True)
        elif card >= 0:
            table.main().map[self.space] = card
            if table.loud:
                table.tell("refills-map", card, black_spot(table, self.space))
