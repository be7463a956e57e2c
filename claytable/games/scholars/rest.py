"""Rest: reveal the bottom card, gain income, take dice and cards back."""

from __future__ import annotations

from ...core.table import SeatDeed
from .caliph import caliph_revealed
from .deliver import reveal
from .dice import refill_bag
from .pieces import NO_WORKERS
from .table import ScholarsTable
from .terms import CALIPH, GOAL_SLOT, NOBODY, SPOTS


def rest(table: ScholarsTable, seat: int) -> None:
    """The four steps.  SCH-128"""
    if table.loud:
        table.tell("rests", seat)
    table.push(TakeBack(seat))
    table.push(Income(seat, 0))
    reveal_bottom(table)


def reveal_bottom(table: ScholarsTable) -> None:
    """A Scroll moves the Neutral Marker and one Scroll leaves; a Caliph Card is resolved.  SCH-129, SCH-132"""
    card = reveal(table, False)
    if card < 0:
        return
    if card >= CALIPH:
        caliph_revealed(table, card - CALIPH, False)
        return
    board = table.main()
    # Two Spots a step: White Spots are not counted.
    board.neutral = (board.neutral + 2 * table.box.scroll_vp[card]) % SPOTS
    space = board.neutral >> 1
    if table.loud:
        table.tell("reveals-scroll", card, table.box.scroll_vp[card], board.neutral)
    empty = next((guild for guild in range(3) if not board.house[guild]), NOBODY)
    # Influence on the Map's Scroll protects it.  SCH-130
    leaving = card
    if board.map_influence[space] < 0:
        leaving = board.map[space]
        board.map[space] = NOBODY
    # If the Map space was empty, the revealed Scroll fills it and none leaves.  SCH-131
    if leaving >= 0:
        if empty >= 0:
            board.house[empty] = (leaving,)
            board.house_influence[empty] = (NOBODY,)
            if table.loud:
                table.tell("moves-to-house", leaving, empty)
        else:
            board.boxed = (*board.boxed, leaving)
            if table.loud:
                table.tell("discards-scroll", leaving)
    if leaving != card:
        board.map[space] = card
        if table.loud:
            table.tell("replaces-scroll", card, board.neutral)


class Income(SeatDeed[ScholarsTable]):
    """Rest icons from left to right: slots 1 to 5, the Player Aid, the sixth slot.  SCH-040, SCH-133"""

    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def happen(self, table: ScholarsTable) -> None:
        me = table.players[self.seat]
        box = table.box
        place = self.place
        while place <= GOAL_SLOT + 1:
            parts: tuple[int, ...] = ()
            if place == GOAL_SLOT:
                parts = box.aid_rest  # SCH-136
            else:
                slot = min(GOAL_SLOT, place)
                card = me.slot_cards[slot]
                if card >= 0:
                    parts = box.card_rest[card]  # SCH-055
                elif slot == GOAL_SLOT and not me.targets:
                    parts = box.goal_slot_rest
            place += 1
            if parts:
                table.push(Income(self.seat, place))
                table.effects(self.seat, parts, 1)  # SCH-134
                return


class TakeBack(SeatDeed[ScholarsTable]):
    """All dice go to the Bag, Workers to the Main Supply, Action Cards to hand.  SCH-138, SCH-139"""

    __slots__ = ()

    def happen(self, table: ScholarsTable) -> None:
        me = table.player(self.seat)
        board = table.main()
        refill_bag(table, me, self.seat)
        workers = me.slot_workers
        me.slot_workers = [NO_WORKERS] * 6
        for slot in range(6):
            for worker in range(4):
                board.workers[worker] += workers[slot][worker]
        if table.loud:
            standing = tuple((slot, there) for slot, there in enumerate(workers) if any(there))
            if standing:
                table.tell("returns-workers", self.seat, standing)
        cards = tuple([card for card in me.slot_cards if card >= 0])
        me.slot_cards = [NOBODY] * 6
        for card in cards:
            me.cards |= 1 << card
        if table.loud:
            table.tell("takes-cards", self.seat, cards)
