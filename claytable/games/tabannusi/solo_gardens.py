"""Where the Bot places Gardens, and the Water it needs for them."""

from __future__ import annotations

from ...core.table import Deed
from . import grid, solo_cards
from .gardening import MARKER_FROM_AREA, lay_garden, water_bonus
from .solo_box import OWN_BUILDING
from .solo_gains import board_bonus, bot_pays, wealth
from .table import TabannusiTable
from .terms import EMPTY, FIRST_WATER, PER_DISTRICT, WATER


def space_number(space: int) -> int:
    """The number printed on a space of the numbered side: printed Water comes after the grid."""
    return space % PER_DISTRICT + 1 if space < FIRST_WATER else 17 + space - FIRST_WATER


def water_needed(table: TabannusiTable, district: int) -> dict[int, int]:
    """For each space on which a Garden could lie: how many Water tiles that takes."""
    cells = table.board.cells
    neighbours = table.layout.neighbours
    needed = {space: 0 for space in table.layout.reach[district] if cells[space] & 7 == WATER}
    front = [space for space in table.layout.reach[district] if cells[space] & 7 >= WATER]
    distance = 0
    grid_spaces = set(table.layout.spaces[district])
    reached = set(front)
    while front:
        distance += 1
        following: list[int] = []
        for space in front:
            for beside in neighbours[space]:
                if beside in grid_spaces and beside not in reached and cells[beside] == EMPTY:
                    reached.add(beside)
                    needed[beside] = distance
                    following.append(beside)
        front = following
    return needed


def garden_place(table: TabannusiTable, district: int, own_first: bool) -> tuple[int, int]:
    """The space of the next Garden and the Water it takes; (-1, 0) if there is none.  TAB-303, TAB-315, TAB-319"""
    printed = table.box.solo
    needed = {space: n for space, n in water_needed(table, district).items() if n <= table.board.waters}
    by_number = sorted(needed, key=space_number)
    if not own_first:
        for space in by_number:
            if space >= FIRST_WATER and needed[space] == 0:
                return space, 0
    own = {
        beside for number in grid.buildings_of(table, table.opponent) for beside in grid.beside_building(table, number)
    }
    near = [space for space in by_number if space in own and needed[space] <= printed.most_water]
    if near:
        return near[0], needed[near[0]]
    if own_first:
        within = [space for space in by_number if needed[space] <= printed.most_water]
        return (within[0], needed[within[0]]) if within else (-1, 0)
    if by_number:
        best = min(by_number, key=lambda space: (needed[space], space_number(space)))
        return best, needed[best]
    return -1, 0


def lay_water_to(table: TabannusiTable, district: int, target: int) -> None:
    """Regular Water tiles up to a space, free; the Current Symbol decides between ways of equal length.  TAB-271"""
    up = solo_cards.symbol(table) == solo_cards.UP
    path: list[int] = []
    needed = water_needed(table, district)
    space = target
    while needed.get(space, 0):
        path.append(space)
        closer = [
            beside for beside in table.layout.neighbours[space] if _distance(table, needed, beside) < needed[space]
        ]
        closer.sort(key=space_number)
        space = closer[-1] if up else closer[0]
    board = table.main()
    for space in reversed(path):
        board.waters -= 1
        board.cells[space] = grid.water()
        if table.loud:
            table.tell("bot-water", space)


def _distance(table: TabannusiTable, needed: dict[int, int], space: int) -> int:
    """Water tiles that a neighbour takes; what is Water or Garden takes none."""
    if table.board.cells[space] & 7 >= WATER:
        return 0
    return needed.get(space, 99)


def can_garden(table: TabannusiTable) -> bool:
    """A Garden tile in the Bot's area, and a place for it.  TAB-302"""
    me = table.players[table.opponent]
    return me.gardens > 0 and garden_place(table, me.assistant, own_building_first(table))[0] >= 0


def own_building_first(table: TabannusiTable) -> bool:
    """Whether the King's list is used, and begins with own Buildings."""
    return solo_cards.symbol(table) == solo_cards.KING and table.box.solo.d_choice[table.king] == OWN_BUILDING


class BotGardens(Deed[TabannusiTable]):
    """Up to three Gardens, one by one: what one brings the next may need.  TAB-302, TAB-303, TAB-315, TAB-319"""

    __slots__ = ("placed",)

    def __init__(self, placed: int) -> None:
        self.placed = placed

    def happen(self, table: TabannusiTable) -> None:
        seat = table.opponent
        printed = table.box.solo
        with_king = solo_cards.symbol(table) == solo_cards.KING
        limit = printed.d_limit[table.king] if with_king else printed.garden_limit
        if limit and self.placed == limit:
            return
        district = table.players[seat].assistant
        space, water = garden_place(table, district, own_building_first(table))
        if space < 0:
            return
        if not table.players[seat].gardens:
            if not table.board.gardens or not wealth(table):
                return
            bot_pays(table, 1)
            table.main().gardens -= 1
            table.player(seat).gardens += 1
            if table.loud:
                table.tell("buys-garden", seat)
        if water:
            lay_water_to(table, district, space)
        bonus = water_bonus(table, space)
        table.player(seat).gardens -= 1
        lay_garden(table, seat, space, MARKER_FROM_AREA)
        table.push(BotGardens(self.placed + 1))
        if bonus:
            board_bonus(table, printed.d_bonus[table.king], -1)
