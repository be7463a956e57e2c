"""Laws that hold after every step of every game: pieces are conserved, limits are kept."""

from __future__ import annotations

from typing import Any

from ...core.laws import broken_questions, expect
from ...core.table import Step
from .craftspeople import ProgressTower, SlideTower
from .free import HAND_LIMIT, HandLimit
from .influence import TakeFromGuild
from .research import DrawnTiles
from .study import GainColouredDie, GainWhiteDie, RemoveDie
from .table import InventorsTable
from .terms import NOBODY
from .workshops import LayTile, PlaceTile


def broken(table: InventorsTable) -> list[str]:
    """What is wrong with the table; empty if nothing is."""
    steps: list[Step[Any]] = [*table.stack]
    if table.question is not None:
        steps.append(table.question)
    found = cards_and_tiles(table, steps)
    for seat in range(table.seats):
        found += [f"seat {seat}: {each}" for each in pieces_of(table, seat, steps)]
        if seat != table.opponent:
            found += [f"seat {seat}: {each}" for each in board_of(table, seat, steps)]
    return found + broken_questions(table)


def cards_and_tiles(table: InventorsTable, steps: list[Step[Any]]) -> list[str]:
    """Device Cards, Device Boards, Workshop tiles and Research tiles are all somewhere, once."""
    found: list[str] = []
    board = table.board
    devices = board.devices()
    cards = board.card_pile + board.discards + [device.card for device in devices if device.card >= 0]
    for me in table.players:
        cards += me.hand
    expect(found, "Device Cards", sorted(cards), list(range(44)))
    expect(found, "Device Boards", sorted(board.board_pile + [device.board for device in devices]), list(range(18)))
    tiles = [tile for stack in board.stacks for tile in stack] + board.boxed
    tiles += [tile for me in table.players for row in me.rows for tile in row if tile < 42]
    tiles += [step.tile for step in steps if isinstance(step, (PlaceTile, LayTile))]
    expect(found, "Workshop tiles twice", len(tiles) - len(set(tiles)), 0)
    expect(found, "Workshop tiles", len(tiles) + sum(me.collected for me in table.players), 42)
    research = [tile for pile in board.research_piles for tile in pile] + [tile for tile in board.research if tile >= 0]
    for step in steps:
        if isinstance(step, DrawnTiles):
            research += step.tiles
    expect(found, "Research tiles", sorted(research), list(range(27)))
    if table.opponent >= 0:
        schemes = board.dice_reserve + board.worker_reserve + board.scheme_pile + board.schemes_played
        expect(found, "Schemes", sorted(schemes), list(range(15)))
    if table.dummy:
        expect(found, "Dummy Influence", board.dummy_supply + sum(board.dummy_guilds), 12)
        expect(found, "Dummy Cards", sorted(board.dummy_pile + board.dummy_played), list(range(6)))
    for device in devices:
        if not all(0 <= face <= 6 for face in device.tests):
            found.append("a Testing die has no such face")
    return found


def pieces_of(table: InventorsTable, seat: int, steps: list[Step[Any]]) -> list[str]:
    """Influence, Workers, Tents and Silver of a seat."""
    found: list[str] = []
    me = table.players[seat]
    board = table.board
    slots = sum((device.builder == seat) + (device.publisher == seat) for device in board.devices())
    slots += sum(slot.count(seat) for slot in board.slots)
    taking = sum(isinstance(step, TakeFromGuild) and step.seat == seat for step in steps)
    expect(found, "Influence", me.supply + sum(me.guilds) + slots - taking, 25)
    placed = sum(space.count(seat) for space in board.spaces)
    expect(found, "Workers", me.workers + me.reserve + placed, 3)
    tents = me.tents + sum(area.count(seat) for area in board.areas) + (me.tent >= 0) + (me.goal >= 0)
    expect(found, "Tents", tents, 4)
    numbers = [me.silver, me.supply, *me.guilds, me.workers, me.tents, *me.exhausted]
    if min(numbers) < 0:
        found.append(f"something is negative: {numbers}")
    return found


def board_of(table: InventorsTable, seat: int, steps: list[Step[Any]]) -> list[str]:
    """Dice, Craftspeople, cards and Invention tiles of a player."""
    found: list[str] = []
    me = table.players[seat]
    dice = sum(me.dice(colour) for colour in range(4))
    # Only the two section starts bring a die for good.  INV-050
    expected = 11 + (me.ship >= 6) + (me.ship >= 12)
    expected -= sum(isinstance(step, (GainWhiteDie, GainColouredDie)) and step.seat == seat for step in steps)
    expected += sum(isinstance(step, RemoveDie) and step.seat == seat for step in steps)
    expected -= pending_start(table, seat, steps)
    expect(found, "dice", dice, expected)
    for used in (*me.camels, *me.workshops):
        if len(used) > 2:
            found.append("more than 2 dice in one place")
    for open_camel, used in zip((True, True, me.third_camel, me.hired_camel), me.camels, strict=True):
        if used and not open_camel and table.round < table.rounds:
            found.append("dice on a closed Camel")
    moving = any(isinstance(step, (ProgressTower, SlideTower)) and step.seat == seat for step in steps)
    moving = moving or any(getattr(getattr(step, "due", None), "postponed", 0) for step in steps)
    if max(me.levels) > me.top() or (min(me.levels) != me.low and me.low < 10 and not moving):
        found.append(f"Craftspeople on {me.levels} with tile {me.low} lowest")
    if len(me.hand) > HAND_LIMIT and not any(isinstance(step, HandLimit) and step.seat == seat for step in steps):
        found.append("more than 8 cards in hand")
    out = sum(device.inventor == seat and device.invention != NOBODY for device in table.board.devices())
    expect(
        found,
        "Invention tiles",
        sum(tile >= 0 for tile in me.inventions) + out + removed(me.goal, me.inventions, out),
        6,
    )
    if any(len(row) > table.box.columns for row in me.rows):
        found.append("a row holds too many Workshop tiles")
    return found


def removed(goal: int, inventions: list[int], out: int) -> int:
    """The tile that goal 2 took out of the game, once it has been taken."""
    return 1 if goal >= 2 and sum(tile >= 0 for tile in inventions) + out < 6 else 0


def pending_start(table: InventorsTable, seat: int, steps: list[Step[Any]]) -> int:
    """Dice of a section start that are still among effects to be ordered or resolved."""
    count = 0
    for step in steps:
        if getattr(step, "seat", NOBODY) != seat:
            continue
        for number in getattr(step, "parts", ()):
            count += " die:" in table.box.parts[number].text and "to " in table.box.parts[number].text
    return count
