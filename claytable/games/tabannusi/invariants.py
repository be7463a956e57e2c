"""Laws that hold after every step of every game: pieces are conserved, limits are kept."""

from __future__ import annotations

from typing import Any

from ...core.laws import broken_questions, expect
from ...core.table import Step
from . import grid
from .construct import ReturnMarkers
from .gardening import GardenMarker
from .table import TabannusiTable
from .terms import BUILDING, COLOURS, FIRST_WATER, GARDEN, MOST_CRATES, MOST_PROJECTS, PROJECT, RESOURCES, TOP, WATER


def broken(table: TabannusiTable) -> list[str]:
    """What is wrong with the table; empty if nothing is."""
    steps: list[Step[Any]] = [*table.stack]
    if table.question is not None:
        steps.append(table.question)
    found = dice(table) + tiles(table, steps) + on_the_grid(table)
    for seat in range(table.seats):
        found += [f"seat {seat}: {each}" for each in pieces_of(table, seat, steps)]
    return found + broken_questions(table)


def dice(table: TabannusiTable) -> list[str]:
    """Each colour's dice are on its Barge, with players or in the supply.  TAB-011"""
    found: list[str] = []
    board = table.board
    for colour in range(5):
        n = board.supply[colour] + sum(me.dice[colour] for me in table.players)
        n += len(board.barges[board.local.index(colour)])
        expect(found, f"{RESOURCES[colour]} dice", n, table.box.setup_dice[table.seats])
    if board.time < 0:
        found.append("Gold below zero on the Time track")
    return found


def tiles(table: TabannusiTable, steps: list[Step[Any]]) -> list[str]:
    """Projects, pieces, Water, Gardens, cards: all are somewhere."""
    found: list[str] = []
    board = table.board
    box = table.box
    cells = board.cells
    for colour in range(3):
        lying = sum(1 for cell in cells if cell & 31 == PROJECT | colour << 3)
        automa = table.bot.bag[colour] + sum(pile.count(colour) for pile in table.bot.numbers)
        expect(found, f"{COLOURS[colour]} Projects", board.projects[colour] + lying + automa, box.projects)
        built = sum(1 for cell in cells if cell & 31 == BUILDING | colour << 3)
        expect(found, f"{COLOURS[colour]} pieces", board.pieces[colour] + built, box.pieces)
    regular = sum(
        1 for space, cell in enumerate(cells) if cell & 7 >= WATER and space < FIRST_WATER and grid.special_of(cell) < 0
    )
    expect(found, "Water", board.waters + regular + sum(me.waters for me in table.players), box.waters)
    gardens = sum(1 for cell in cells if cell & 7 == GARDEN)
    expect(found, "Gardens", board.gardens + gardens + sum(me.gardens for me in table.players), box.gardens)
    specials = [*board.display, *board.specials, *(tile for me in table.players for tile in me.specials)]
    specials += [grid.special_of(cell) for cell in cells if cell & 7 >= WATER and grid.special_of(cell) >= 0]
    # A special tile that is just being laid.
    expect(found, "special Water", sorted(specials), list(range(len(box.special_ids))))
    urban = [*board.urban, *(card for me in table.players for card in me.urban)]
    for step in steps:
        if type(step).__name__ == "KeepUrban":
            drawn = step.fields()[1]
            assert isinstance(drawn, tuple)
            urban += drawn
    expect(found, "Urban cards", sorted(urban), list(range(len(box.urban_ids))))
    return found


def on_the_grid(table: TabannusiTable) -> list[str]:
    """Buildings are connected and of size 1 to 3; at most three Projects of a colour.  TAB-047, TAB-094"""
    found: list[str] = []
    for number, spaces in enumerate(table.board.buildings):
        if not 1 <= len(spaces) <= 3:
            found.append(f"Building {number} has size {len(spaces)}")
        reached = {spaces[0]}
        for _ in spaces:
            reached |= {each for space in reached for each in table.layout.neighbours[space] if each in spaces}
        if reached != set(spaces):
            found.append(f"Building {number} is not connected")
    for district in range(3):
        for colour in range(3):
            if len(grid.projects_in(table, district, colour)) > MOST_PROJECTS:
                found.append(f"more than three {COLOURS[colour]} Projects in District {district + 1}")
    return found


def pieces_of(table: TabannusiTable, seat: int, steps: list[Step[Any]]) -> list[str]:
    """A player's markers, Houses and goods."""
    found: list[str] = []
    me = table.players[seat]
    board = table.board
    if min(me.vp, me.gold, me.claims, me.supply, me.gardens, me.waters, *me.dice) < 0:
        found.append("something is below zero")
    expect(found, "Victory Points by source", sum(me.earned), me.vp)
    if len(me.crates) > MOST_CRATES:
        found.append("more than four Crates")
    if max(me.mastery) > TOP:
        found.append("a Mastery marker above the top")
    if seat != table.opponent:
        placed = sum(1 for cell in board.cells if cell & 7 in (PROJECT, GARDEN) and grid.owner_of(cell) == seat)
        placed += me.ships.bit_count() + sum(me.ziggurat)
        # A Garden whose marker is still to be chosen.
        placed -= sum(1 for step in steps if isinstance(step, GardenMarker) and step.seat == seat)
        # Markers that are set aside while a Building is constructed.
        placed += sum(step.owners.count(seat) for step in steps if isinstance(step, ReturnMarkers))
        expect(found, "Claim markers", me.claims + me.supply + placed, table.box.claims)
    expect(found, "Buildings", sum(me.built), len(grid.buildings_of(table, seat)))
    houses = 9 - sum(me.rows) + me.bottom.bit_count()
    houses += len(grid.buildings_of(table, seat)) + board.port_houses.count(seat) + board.ziggurat_houses.count(seat)
    expect(found, "Houses", houses, 14)
    return found
