"""How the Bot gains printed effects, and how it pays."""

from __future__ import annotations

from ...core.table import SeatDeed
from . import clauses, solo_cards
from .effects import gain_at_once
from .harbormasters import take_harbormaster
from .mastery import Advance
from .payment import spend_die, spend_gold
from .port import claim_ship
from .ships import ships_to_claim
from .table import TabannusiTable
from .terms import BLUE, GREEN, TOP
from .ziggurat import CLAIM_SPACES, MarkZiggurat


def gains(table: TabannusiTable, parts: tuple[int, ...], colour: int) -> None:
    """Effects in the Bot's own way: markers are Victory Points, dice and Water are ignored.

    TAB-268, TAB-271, TAB-276, TAB-277
    """
    seat = table.opponent
    for number in reversed(parts):
        part = table.box.parts[number]
        word = part.word
        if word in (clauses.GOLD, clauses.VP, clauses.LOSE_VP, clauses.GARDEN):
            gain_at_once(table, seat, part)
        elif word == clauses.CLAIM:
            table.score(seat, part.n * table.box.solo.claim_vp)
        elif word == clauses.ADVANCE:
            table.push(Advance(seat, part.kind, part.n))
        elif word == clauses.ADVANCE_THIS:
            table.push(Advance(seat, colour, part.n) if colour >= 0 else RandomTrack(seat))
        elif word == clauses.ADVANCE_ANY:
            for _ in range(part.n):
                table.push(RandomTrack(seat))
        elif word == clauses.ADVANCE_ONE:
            track = random_track(table, range(3))
            if track >= 0:
                table.push(Advance(seat, track, part.n))
        elif word == clauses.ADVANCE_TWO:
            first = random_track(table, range(3))
            second = random_track(table, [track for track in range(3) if track != first])
            for track in (first, second):
                if track >= 0:
                    table.push(Advance(seat, track, 1))
        elif word == clauses.ADVANCE_LOWEST or word == clauses.ADVANCE_HIGHEST:
            table.push(Advance(seat, level_track(table, word == clauses.ADVANCE_LOWEST), part.n))
        elif word == clauses.CLAIM_SHIP:
            claim_preferred(table, 0)
        elif word == clauses.CLAIM_ZIGGURAT:
            mark_random_tile(table)
        elif word == clauses.HARBORMASTER:
            take_harbormaster(table, seat)
        elif word == clauses.AUTOMA_CARD:
            table.effects(seat, table.box.solo.card_bonus[table.bot.left], colour)


def random_track(table: TabannusiTable, tracks: range | list[int]) -> int:
    """One of these tracks with room, at random; -1 if there is none."""
    mastery = table.players[table.opponent].mastery
    found = [track for track in tracks if mastery[track] < TOP]
    if not found:
        return -1
    table.reveals += 1
    return found[table.rng.below(len(found))]


def level_track(table: TabannusiTable, lowest: bool) -> int:
    """The lowest or highest marker, at random among level ones.  TAB-307"""
    mastery = table.players[table.opponent].mastery
    wanted = min(mastery) if lowest else max(mastery)
    tracks = [track for track in range(3) if mastery[track] == wanted]
    return tracks[table.rng.below(len(tracks))] if len(tracks) > 1 else tracks[0]


class RandomTrack(SeatDeed[TabannusiTable]):
    """The Bot moves up a track picked at random.  TAB-268, TAB-270"""

    __slots__ = ()

    def happen(self, table: TabannusiTable) -> None:
        track = random_track(table, range(3))
        if track >= 0:
            table.push(Advance(self.seat, track, 1))


def mark_random_tile(table: TabannusiTable) -> None:
    """A marker on a random Ziggurat tile with room.  TAB-283"""
    me = table.players[table.opponent]
    sections = [section for section in range(3) if me.ziggurat[section] < CLAIM_SPACES]
    if sections:
        table.push(MarkZiggurat(table.opponent, sections[table.rng.below(len(sections))]))


# -- paying ----------------------------------------------------------------------------------------------------


def wealth(table: TabannusiTable) -> int:
    """All that the Bot can pay with.  TAB-264"""
    me = table.players[table.opponent]
    return sum(me.dice) + me.gold


def bot_pays(table: TabannusiTable, n: int) -> None:
    """Dice of the colour it has most of, blue before green before chance; Gold when they run out.  TAB-264, TAB-265"""
    seat = table.opponent
    for _ in range(n):
        dice = table.players[seat].dice
        most = max(dice)
        if not most:
            spend_gold(table, seat, 1)
            continue
        equal = [colour for colour in range(5) if dice[colour] == most]
        if BLUE in equal:
            colour = BLUE
        elif GREEN in equal:
            colour = GREEN
        else:
            colour = equal[table.rng.below(len(equal))] if len(equal) > 1 else equal[0]
        spend_die(table, seat, colour)


# -- Ships -------------------------------------------------------------------------------------------------------


def preferred_ship(table: TabannusiTable, size: int) -> int:
    """With own Houses in row and column, in the row, in the column, else from top to bottom, right to left.  TAB-266"""
    seat = table.opponent
    houses = table.board.port_houses
    lines = [houses[line * 2] == seat or houses[line * 2 + 1] == seat for line in range(6)]
    ships = ships_to_claim(table, seat, size)
    if not ships:
        return -1

    def rank(space: int) -> tuple[int, int, int]:
        in_row = lines[space // 3]
        in_column = lines[3 + space % 3]
        group = 0 if in_row and in_column else 1 if in_row else 2 if in_column else 3
        return group, space // 3, -(space % 3)

    return min(ships, key=rank)


def claim_preferred(table: TabannusiTable, size: int) -> bool:
    """The Bot claims a Ship: its markers are unlimited.  TAB-263, TAB-274"""
    space = preferred_ship(table, size)
    if space < 0:
        return False
    claim_ship(table, table.opponent, space)
    return True


def board_bonus(table: TabannusiTable, king: tuple[int, ...], colour: int) -> None:
    """What a covered bonus is for the Bot: its King's with the King symbol, else the left card's.  TAB-262, TAB-269"""
    with_king = solo_cards.symbol(table) == solo_cards.KING
    table.effects(table.opponent, king if with_king else table.box.solo.card_bonus[table.bot.left], colour)
