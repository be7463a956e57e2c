"""The building grid: what lies on a space, and what may be placed where.

A space is one number: what lies there, its colour, whose it is, and which Building or special Water tile it is.
"""

from __future__ import annotations

from .table import TabannusiTable
from .terms import BUILDING, COMMON, EMPTY, GARDEN, MOST_PROJECTS, PER_DISTRICT, PROJECT, WATER


def project(colour: int, seat: int) -> int:
    return PROJECT | colour << 3 | seat << 5


def building(colour: int, seat: int, number: int) -> int:
    return BUILDING | colour << 3 | seat << 5 | number << 8


def water(special: int = -1) -> int:
    """Water: printed or regular, or a special tile."""
    return WATER | special + 1 << 8


def garden(cell: int, seat: int) -> int:
    """A Garden on what was Water."""
    return GARDEN | seat << 5 | cell >> 8 << 8


def kind(cell: int) -> int:
    return cell & 7


def colour_of(cell: int) -> int:
    return cell >> 3 & 3


def owner_of(cell: int) -> int:
    return cell >> 5 & 7


def number_of(cell: int) -> int:
    """The Building's number."""
    return cell >> 8


def special_of(cell: int) -> int:
    """The special Water tile, or -1."""
    return (cell >> 8) - 1


# -- looking -----------------------------------------------------------------------------------------


def projects_in(table: TabannusiTable, district: int, colour: int) -> list[int]:
    """The spaces with Projects of a colour in a District."""
    wanted = PROJECT | colour << 3
    cells = table.board.cells
    return [space for space in table.layout.spaces[district] if cells[space] & 31 == wanted]


def projects_by_colour(table: TabannusiTable, district: int) -> list[list[int]]:
    """The same for every colour, in one look."""
    found: list[list[int]] = [[], [], []]
    first = district * PER_DISTRICT
    for place, cell in enumerate(table.board.cells[first : first + PER_DISTRICT]):
        if cell & 7 == PROJECT:
            found[cell >> 3 & 3].append(first + place)
    return found


def has_project_space(table: TabannusiTable, district: int, colour: int, present: list[int]) -> bool:
    """Whether `project_spaces` has any, where these Projects of the colour lie: the first free space decides."""
    if not table.board.projects[colour]:
        return False
    if not present:
        return has_free(table, table.layout.spaces[district], colour)
    if len(present) < MOST_PROJECTS:
        for space in present:
            if has_free(table, table.layout.inside[space], colour):
                return True
    return False


def has_free(table: TabannusiTable, places: list[int], colour: int) -> bool:
    """Whether one of some spaces is empty, with no Building of a colour beside it.  TAB-096"""
    cells = table.board.cells
    neighbours = table.layout.neighbours
    forbidden = BUILDING | colour << 3
    for space in places:
        if cells[space] == EMPTY:
            for beside in neighbours[space]:
                if cells[beside] & 31 == forbidden:
                    break
            else:
                return True
    return False


def project_spaces(table: TabannusiTable, district: int, colour: int) -> list[int]:
    """Where a Project of a colour may be placed.  TAB-092 .. TAB-096"""
    board = table.board
    if not board.projects[colour]:
        return []
    cells = board.cells
    layout = table.layout
    present = projects_in(table, district, colour)
    if len(present) >= MOST_PROJECTS:
        return []
    if present:
        near = {beside for space in present for beside in layout.neighbours[space]}
        places = [space for space in layout.spaces[district] if space in near]
    else:
        places = layout.spaces[district]
    forbidden = BUILDING | colour << 3
    found: list[int] = []
    for space in places:
        if cells[space] == EMPTY:
            for beside in layout.neighbours[space]:
                if cells[beside] & 31 == forbidden:
                    break
            else:
                found.append(space)
    return found


def water_spaces(table: TabannusiTable, district: int) -> list[int]:
    """Where a Water tile may be placed: empty, beside Water or a Garden.  TAB-112, TAB-113"""
    cells = table.board.cells
    neighbours = table.layout.neighbours
    found: list[int] = []
    for space in table.layout.spaces[district]:
        if cells[space] == EMPTY:
            for beside in neighbours[space]:
                if cells[beside] & 7 >= WATER:
                    found.append(space)
                    break
    return found


def has_water_space(table: TabannusiTable, district: int) -> bool:
    """Whether `water_spaces` has any: mostly one beside printed Water, so those are looked at first."""
    cells = table.board.cells
    neighbours = table.layout.neighbours
    for space in table.layout.from_water[district]:
        if cells[space] == EMPTY:
            for beside in neighbours[space]:
                if cells[beside] & 7 >= WATER:
                    return True
    return False


def garden_spaces(table: TabannusiTable, district: int) -> list[int]:
    """Where a Garden may be placed: on Water, also on the District's borders.  TAB-115, TAB-118"""
    cells = table.board.cells
    return [space for space in table.layout.reach[district] if cells[space] & 7 == WATER]


def has_garden_space(table: TabannusiTable, district: int) -> bool:
    """Whether `garden_spaces` has any: printed Water is looked at first."""
    cells = table.board.cells
    layout = table.layout
    for space in layout.water[district]:
        if cells[space] & 7 == WATER:
            return True
    for space in layout.spaces[district]:
        if cells[space] & 7 == WATER:
            return True
    return False


def beside_building(table: TabannusiTable, number: int) -> set[int]:
    """The spaces adjacent to a Building."""
    spaces = table.board.buildings[number]
    neighbours = table.layout.neighbours
    return {beside for space in spaces for beside in neighbours[space] if beside not in spaces}


def gardens_beside(table: TabannusiTable, number: int) -> list[int]:
    """The Gardens adjacent to a Building, each once.  TAB-156"""
    cells = table.board.cells
    return [space for space in sorted(beside_building(table, number)) if cells[space] & 7 == GARDEN]


def buildings_of(table: TabannusiTable, seat: int) -> list[int]:
    """The numbers of a player's Buildings.  TAB-046"""
    board = table.board
    return [n for n, spaces in enumerate(board.buildings) if board.cells[spaces[0]] >> 5 & 7 == seat]


def building_colour(table: TabannusiTable, number: int) -> int:
    return table.board.cells[table.board.buildings[number][0]] >> 3 & 3


def district_of(table: TabannusiTable, number: int) -> int:
    """The District in which a Building stands."""
    return table.board.buildings[number][0] // 25


def own_gardens(table: TabannusiTable, seat: int) -> int:
    """Gardens with a player's Claim marker."""
    wanted = GARDEN | seat << 5
    return sum(1 for cell in table.board.cells if cell & 255 & ~24 == wanted)


def houses_in(table: TabannusiTable, seat: int) -> list[int]:
    """A player's Houses in Districts 1 to 4."""
    counts = [0] * (COMMON + 1)
    for number in buildings_of(table, seat):
        counts[district_of(table, number)] += 1
    counts[COMMON] = table.board.port_houses.count(seat)
    return counts
