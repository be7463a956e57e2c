"""What the solo opponent finds on the table by its focus; the order in which it looks is in `solo_order`."""

from __future__ import annotations

from .solo_order import by_colour, decks, languages, room_costs
from .table import ScholarsTable
from .terms import NOBODY, ROOMS, ROWS


def house_scrolls(table: ScholarsTable) -> list[int]:
    """The Scrolls of the House of Wisdom: by language, then the lowest row, then by colour.  SCH-222"""
    order = languages(table.box.solo, table.solo.position)
    colours = by_colour(table.box.solo, table.solo.position)
    ranked = [
        (order.index(table.box.scroll_language[scroll]), -row, colours.index(guild), scroll)
        for guild in range(3)
        for row, scroll in enumerate(table.board.house[guild])
    ]
    return [each[3] for each in sorted(ranked)]


def map_scrolls(table: ScholarsTable) -> list[int]:
    """The Scrolls of the Map: by language, then clockwise from the Neutral Marker, its own Spot last.  SCH-226"""
    order = languages(table.box.solo, table.solo.position)
    beside = table.board.neutral >> 1
    ranked = [
        (order.index(table.box.scroll_language[scroll]), (space - beside - 1) % 6, scroll)
        for space, scroll in enumerate(table.board.map)
        if scroll >= 0
    ]
    return [each[2] for each in sorted(ranked)]


def guild_to_deliver(table: ScholarsTable) -> int:
    """The Guild with the highest free row, by colour; -1 if the House of Wisdom is full.  SCH-227"""
    house = table.board.house
    least = min(len(column) for column in house)
    if least == ROWS:
        return NOBODY
    return next(guild for guild in by_colour(table.box.solo, table.solo.position) if len(house[guild]) == least)


def guild_to_influence(table: ScholarsTable) -> int:
    """A Guild without any Influence, else without its own, else any; by colour.  SCH-228"""
    guilds = table.board.guilds
    order = by_colour(table.box.solo, table.solo.position)
    for guild in order:
        if not any(guilds[guild]):
            return guild
    for guild in order:
        if not guilds[guild][table.opponent]:
            return guild
    return order[0]


def deck_to_employ(table: ScholarsTable) -> int:
    """The focus character that is in no Room; with all six there, the focus itself.  SCH-219, SCH-238"""
    board = table.board
    present = {table.box.deck[translator] for translator in board.rooms if translator >= 0}
    order = decks(table.box.solo, table.solo.position)
    available = [deck for deck in order if board.decks[deck]]
    for deck in available:
        if deck not in present:
            return deck
    return available[0] if available else NOBODY


def room_to_employ(table: ScholarsTable) -> int:
    """The right-most empty Room of the Target Sum, or of the next higher sum, around.  SCH-220"""
    costs = table.box.room_silver
    for cost in room_costs(table.box, table.solo.faceup):
        for room in range(ROOMS - 1, -1, -1):
            if table.board.rooms[room] < 0 and costs[room] == cost:
                return room
    return NOBODY


def left_most_neutral(table: ScholarsTable) -> int:
    """The Room of the left-most Neutral Translator."""
    board = table.board
    for room in range(ROOMS):
        if board.rooms[room] >= 0 and board.room_owner[room] < 0:
            return room
    return NOBODY


def rooms_for_gold(table: ScholarsTable, language: int) -> list[int]:
    """Rooms in the order in which Gold is placed on their Translators for a Scroll.  SCH-223"""
    board = table.board
    neutral = [room for room in range(ROOMS - 1, -1, -1) if board.rooms[room] >= 0 and board.room_owner[room] < 0]
    owned = [room for room in range(ROOMS) if board.rooms[room] >= 0 and board.room_owner[room] >= 0]
    spoken = table.box.languages
    found: list[int] = []
    for speaks in (1, 0):
        for rooms in (neutral, owned):
            found += [room for room in rooms if spoken[board.rooms[room]] >> language & 1 == speaks]
    return found
