"""What the solo opponent looks for: its focus, and the order in which it prefers things."""

from __future__ import annotations

from .solo_box import BLUE_SCHEME, RED_SCHEME
from .table import ScholarsTable
from .terms import NOBODY, ROOMS, ROWS


def majority(table: ScholarsTable) -> int:
    """The colour of most faceup Scheme Cards; the latest breaks a tie, none is Blue.  SCH-232, SCH-234"""
    colours = [table.box.solo.scheme_colour[card] for card in table.solo.faceup]
    red = sum(colours)
    blue = len(colours) - red
    if red == blue:
        return colours[-1] if colours else BLUE_SCHEME
    return RED_SCHEME if red > blue else BLUE_SCHEME


def target_sum(table: ScholarsTable) -> int:
    """The Silver Values of the last two faceup Scheme Cards.  SCH-218"""
    printed = table.box.solo
    return sum(printed.scheme_silver[card] for card in table.solo.faceup[-printed.target_cards :])


def places(table: ScholarsTable) -> list[int]:
    """The spaces of the Resource Track from the marker to the right, around.  SCH-217"""
    return [(table.solo.position + step) % 6 for step in range(6)]


def by_colour(table: ScholarsTable) -> list[int]:
    """The Guilds in the order of the colour focus.  SCH-216"""
    found: list[int] = []
    for place in places(table):
        guild = table.box.solo.guild[place]
        if guild not in found:
            found.append(guild)
    return found


def languages(table: ScholarsTable) -> list[int]:
    """The languages in the order of the language focus."""
    return [table.box.solo.language[place] for place in places(table)]


def house_scrolls(table: ScholarsTable) -> list[int]:
    """The Scrolls of the House of Wisdom: by language, then the lowest row, then by colour.  SCH-222"""
    order = languages(table)
    colours = by_colour(table)
    ranked = [
        (order.index(table.box.scroll_language[scroll]), -row, colours.index(guild), scroll)
        for guild in range(3)
        for row, scroll in enumerate(table.board.house[guild])
    ]
    return [each[3] for each in sorted(ranked)]


def map_scrolls(table: ScholarsTable) -> list[int]:
    """The Scrolls of the Map: by language, then clockwise from the Neutral Marker, its own Spot last.  SCH-226"""
    order = languages(table)
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
    return next(guild for guild in by_colour(table) if len(house[guild]) == least)


def guild_to_influence(table: ScholarsTable) -> int:
    """A Guild without any Influence, else without its own, else any; by colour.  SCH-228"""
    guilds = table.board.guilds
    order = by_colour(table)
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
    decks = [table.box.solo.deck[place] for place in places(table)]
    available = [deck for deck in decks if board.decks[deck]]
    for deck in available:
        if deck not in present:
            return deck
    return available[0] if available else NOBODY


def room_to_employ(table: ScholarsTable) -> int:
    """The right-most empty Room of the Target Sum, or of the next higher sum, around.  SCH-220"""
    costs = table.box.room_silver
    sums = max(costs) + 1
    target = target_sum(table)
    for step in range(sums):
        for room in range(ROOMS - 1, -1, -1):
            if table.board.rooms[room] < 0 and costs[room] == (target + step) % sums:
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
