"""The building grid: what lies on a space, and what may be placed where.

A space is one number: what lies there, its colour, whose it is, and which Building or special Water tile it is.
"""

from __future__ import annotations

from .reasons import (
    GARDEN_COVERED,
    GARDEN_DISTRICT,
    GARDEN_DRY,
    NOT_IN_PLAY,
    PROJECT_APART,
    PROJECT_BUILDING,
    PROJECT_DISTRICT,
    PROJECT_NOWHERE,
    PROJECT_STACK,
    PROJECT_TAKEN,
    THREE_PROJECTS,
    WATER_APART,
    WATER_DISTRICT,
    WATER_TAKEN,
)
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


def has_free(table: TabannusiTable, places: list[int], colour: int) -> bool:
    """Whether a Project of a colour could lie on one of some spaces."""
    cells = table.board.cells
    neighbours = table.layout.neighbours
    forbidden = BUILDING | colour << 3
    for space in places:
        if lies_verdict(cells, neighbours, space, forbidden) == 0:
            return True
    return False


def lies_verdict(cells: list[int], neighbours: list[tuple[int, ...]], space: int, forbidden: int) -> int:
    """Whether a space is empty, with no Building of a colour beside it.  TAB-092, TAB-096"""
    if cells[space] != EMPTY:
        return PROJECT_TAKEN
    for beside in neighbours[space]:
        if cells[beside] & 31 == forbidden:
            return PROJECT_BUILDING
    return 0


def colour_verdict(table: TabannusiTable, district: int, colour: int, present: list[int]) -> int:
    """Whether a Project of a colour can be placed in a District, where these of it lie.  TAB-093, TAB-094"""
    if not table.board.projects[colour]:
        return PROJECT_STACK
    layout = table.layout
    if not present:
        return 0 if has_free(table, layout.spaces[district], colour) else PROJECT_NOWHERE
    if len(present) >= MOST_PROJECTS:
        return THREE_PROJECTS
    for space in present:
        if has_free(table, layout.inside[space], colour):
            return 0
    return PROJECT_NOWHERE


def project_verdict(table: TabannusiTable, district: int, colour: int, space: int) -> int:
    """Whether a Project of a colour may be placed on a space.  TAB-013, TAB-092, TAB-095"""
    layout = table.layout
    if not layout.districts[space]:
        return NOT_IN_PLAY
    if space not in layout.spaces[district]:
        return PROJECT_DISTRICT
    if table.board.cells[space] == EMPTY:
        present = projects_in(table, district, colour)
        if present and not any(space in layout.neighbours[each] for each in present):
            return PROJECT_APART
    return lies_verdict(table.board.cells, layout.neighbours, space, BUILDING | colour << 3)


def project_spaces(table: TabannusiTable, district: int, colour: int) -> list[int]:
    """Where a Project of a colour may be placed.  TAB-092, TAB-093, TAB-094, TAB-095, TAB-096"""
    layout = table.layout
    present = projects_in(table, district, colour)
    if not table.board.projects[colour] or len(present) >= MOST_PROJECTS:
        return []
    places = layout.spaces[district]
    if present:
        # Those that are not adjacent are left out at once.
        near = {beside for space in present for beside in layout.neighbours[space]}
        places = [space for space in places if space in near]
    cells = table.board.cells
    neighbours = layout.neighbours
    forbidden = BUILDING | colour << 3
    return [space for space in places if lies_verdict(cells, neighbours, space, forbidden) == 0]


def water_spaces(table: TabannusiTable, district: int) -> list[int]:
    """Where a Water tile may be placed in a District."""
    cells = table.board.cells
    neighbours = table.layout.neighbours
    return [space for space in table.layout.spaces[district] if wet_verdict(cells, neighbours, space) == 0]


def wet_verdict(cells: list[int], neighbours: list[tuple[int, ...]], space: int) -> int:
    """Whether a space is empty, beside Water or a Garden.  TAB-112, TAB-113"""
    if cells[space] != EMPTY:
        return WATER_TAKEN
    for beside in neighbours[space]:
        if cells[beside] & 7 >= WATER:
            return 0
    return WATER_APART


def water_verdict(table: TabannusiTable, district: int, space: int) -> int:
    """Whether a Water tile may be placed on a space from a District.  TAB-013, TAB-112"""
    districts = table.layout.districts[space]
    if not districts:
        return NOT_IN_PLAY
    if not districts >> district & 1:
        return WATER_DISTRICT
    return wet_verdict(table.board.cells, table.layout.neighbours, space)


def has_water_space(table: TabannusiTable, district: int) -> bool:
    """Whether `water_spaces` has any: mostly one beside printed Water, so those are looked at first."""
    cells = table.board.cells
    neighbours = table.layout.neighbours
    for space in table.layout.from_water[district]:
        if wet_verdict(cells, neighbours, space) == 0:
            return True
    return False


def garden_spaces(table: TabannusiTable, district: int) -> list[int]:
    """Where a Garden may be placed: on Water, also on the District's borders.  TAB-115, TAB-118"""
    cells = table.board.cells
    return [space for space in table.layout.reach[district] if bed_verdict(cells[space]) == 0]


def bed_verdict(cell: int) -> int:
    """Whether a Garden may lie on what is on a space: on Water without a Garden.  TAB-115, TAB-118"""
    if cell & 7 == WATER:
        return 0
    return GARDEN_COVERED if cell & 7 == GARDEN else GARDEN_DRY


def garden_verdict(table: TabannusiTable, district: int, space: int) -> int:
    """Whether a Garden may be placed on a space from a District.  TAB-013, TAB-115"""
    districts = table.layout.districts[space]
    if not districts:
        return NOT_IN_PLAY
    return bed_verdict(table.board.cells[space]) if districts >> district & 1 else GARDEN_DISTRICT


def has_garden_space(table: TabannusiTable, district: int) -> bool:
    """Whether `garden_spaces` has any: printed Water is looked at first."""
    cells = table.board.cells
    layout = table.layout
    for space in layout.water[district]:
        if bed_verdict(cells[space]) == 0:
            return True
    for space in layout.spaces[district]:
        if bed_verdict(cells[space]) == 0:
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
