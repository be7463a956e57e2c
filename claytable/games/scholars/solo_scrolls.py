"""Scrolls that the solo opponent Translates and Delivers, and the human who may deny them."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument, Message
from ...core.table import Deed, Question
from . import answers as a
from . import names
from .deliver import Refill, to_house
from .influence import mark_scroll, place_in_house, take_back
from .solo_focus import guild_to_deliver, house_scrolls, map_scrolls, rooms_for_gold
from .solo_tasks import influence_guild, lay_gold
from .table import ScholarsTable
from .terms import NOBODY
from .translate import take_scroll
from .workers import gain_silver

#: The seat of the person who plays against the opponent.
HUMAN = 0


class OpponentTranslates(Deed[ScholarsTable]):
    """A Scroll by focus, except those that were denied.  SCH-222, SCH-231"""

    __slots__ = ("denied",)

    def __init__(self, denied: tuple[int, ...]) -> None:
        self.denied = denied

    def happen(self, table: ScholarsTable) -> None:
        wanted = [scroll for scroll in house_scrolls(table) if scroll not in self.denied]
        if not wanted:
            return
        guild, row = place_in_house(table, wanted[0])
        if table.board.house_influence[guild][row] == HUMAN:
            if len(wanted) > 1 and table.players[HUMAN].silver:
                table.push(Deny(HUMAN, wanted[0], 1, 0, self.denied))
                return
            allow(table, wanted[0])
        opponent_translates(table, wanted[0])


def opponent_translates(table: ScholarsTable, scroll: int) -> None:
    """The Scroll goes above its language, and Gold onto Translators.  SCH-223, SCH-224"""
    guild, row = place_in_house(table, scroll)
    if table.board.house_influence[guild][row] == table.opponent:
        mark_scroll(table, scroll, NOBODY)
        take_back(table, table.opponent, scroll)
    take_scroll(table, guild, row)
    language = table.box.scroll_language[scroll]
    solo = table.rival()
    solo.scrolls[language] += 1
    solo.facedown = (*solo.facedown, scroll)
    if table.loud:
        table.tell("opponent-translates", scroll, guild)
    for room in rooms_for_gold(table, language)[: table.box.solo.gold[language]]:
        lay_gold(table, room)
        if table.board.room_owner[room] == HUMAN:
            gain_silver(table, HUMAN, 1)


class OpponentDelivers(Deed[ScholarsTable]):
    """A Scroll by focus to the highest row; `influence` in that Guild, 0 for what the space shows.  SCH-226, SCH-227"""

    __slots__ = ("denied", "influence")

    def __init__(self, influence: int, denied: tuple[int, ...]) -> None:
        self.influence = influence
        self.denied = denied

    def happen(self, table: ScholarsTable) -> None:
        wanted = [scroll for scroll in map_scrolls(table) if scroll not in self.denied]
        guild = guild_to_deliver(table)
        if not wanted or guild < 0:
            if table.loud:
                table.tell("opponent-cannot", "SCH-227")
            return
        space = table.board.map.index(wanted[0])
        if table.board.map_influence[space] == HUMAN:
            if len(wanted) > 1 and table.players[HUMAN].silver:
                table.push(Deny(HUMAN, wanted[0], 0, self.influence, self.denied))
                return
            allow(table, wanted[0])
        opponent_delivers(table, wanted[0], self.influence)


def opponent_delivers(table: ScholarsTable, scroll: int, influence: int) -> None:
    """Place the Scroll, add Influence, refill the Map.  SCH-227"""
    guild = guild_to_deliver(table)
    space = table.board.map.index(scroll)
    row = to_house(table, space, guild)
    if table.loud:
        table.tell("delivers", table.opponent, scroll, guild)
    for _ in range(influence or table.box.space_influence[guild][row]):
        influence_guild(table, guild)
    table.push(Refill(space))


def allow(table: ScholarsTable, scroll: int) -> None:
    """The human's piece comes back with 1 Silver from the Main Supply.  SCH-231"""
    if table.loud:
        table.tell("allows", HUMAN, scroll)
    mark_scroll(table, scroll, NOBODY)
    take_back(table, HUMAN, scroll)
    gain_silver(table, HUMAN, 1)


class Deny(Question[ScholarsTable]):
    """The opponent wants a Scroll with the human's Influence: allow it, or pay for another choice?  SCH-231"""

    __slots__ = ("denied", "influence", "scroll", "translating")

    name: ClassVar[str] = "deny"
    rule: ClassVar[str] = "SCH-231"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.ALLOW, a.HAND_DIE),)

    def __init__(self, seat: int, scroll: int, translating: int, influence: int, denied: tuple[int, ...]) -> None:
        self.seat = seat
        self.scroll = scroll
        self.translating = translating
        self.influence = influence
        self.denied = denied

    def message(self, table: ScholarsTable) -> Message:
        args: dict[str, Argument] = {"scroll": names.scroll(table.box, self.scroll), "translating": self.translating}
        return Message("question-deny", args)

    def options(self, table: ScholarsTable) -> list[int]:
        return [a.ALLOW, a.DENY]

    def take(self, table: ScholarsTable, answer: int) -> None:
        if answer == a.ALLOW:
            allow(table, self.scroll)
            if self.translating:
                opponent_translates(table, self.scroll)
            else:
                opponent_delivers(table, self.scroll, self.influence)
            return
        table.player(self.seat).silver -= 1
        if table.loud:
            table.tell("denies", self.seat, self.scroll)
        denied = (*self.denied, self.scroll)
        table.push(OpponentTranslates(denied) if self.translating else OpponentDelivers(self.influence, denied))
