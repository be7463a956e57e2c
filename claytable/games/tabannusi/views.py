"""What a seat may see, built piece by piece; and a table with a new random draw of everything else."""

from __future__ import annotations

from typing import Any

from ...core.rng import Pcg32
from ...core.table import Question, Step
from . import grid, solo_cards, urban
from .decrees import progress
from .seen import Board, Bot, Cell, Player, View
from .ships import ship_size
from .table import TabannusiTable
from .terms import (
    BOTTOM_LENGTH,
    BUILDING,
    COLOURS,
    DISTRICTS,
    FIRST_WATER,
    GARDEN,
    LINES,
    PROJECT,
    REFILLED,
    RESOURCES,
    ROW_LENGTH,
    SHIPS,
    UP,
)
from .urban import KeepUrban


def view(table: TabannusiTable, seat: int | None) -> View:
    """The table as `seat` sees it; None is a spectator."""
    return {
        "game": "tabannusi",
        "seat": seat,
        "first": table.first,
        "turn": table.turn if table.turn >= 0 else None,
        "turns_left": table.turns_left if table.turns_left >= 0 else None,
        "opponent": table.opponent if table.opponent >= 0 else None,
        "over": table.over,
        "players": [player_view(table, each, each == seat) for each in range(table.seats)],
        "board": board_view(table),
        "bot": bot_view(table) if table.opponent >= 0 else None,
    }


def player_view(table: TabannusiTable, seat: int, own: bool) -> Player:
    """A player area is open but for Urban cards.  TAB-030, TAB-038"""
    me = table.players[seat]
    box = table.box
    return {
        "vp": me.vp,
        "gold": me.gold,
        "dice": dict(zip(RESOURCES, me.dice, strict=True)),
        "crates": [
            {"colour": RESOURCES[crate & 7], "up": bool(crate & UP), "refilled": bool(crate & REFILLED)}
            for crate in me.crates
        ],
        "claims": me.claims,
        "claim_supply": me.supply,
        "gardens": me.gardens,
        "waters": me.waters,
        "specials": [box.special_ids[tile] for tile in me.specials],
        "houses": {
            "brown": [place >= me.rows[0] for place in range(ROW_LENGTH)],
            "white": [place >= me.rows[1] for place in range(ROW_LENGTH)],
            "yellow": [place >= me.rows[2] for place in range(ROW_LENGTH)],
            "bottom": [bool(me.bottom >> place & 1) for place in range(BOTTOM_LENGTH)],
        },
        "mastery": dict(zip(COLOURS, me.mastery, strict=True)),
        "architect": me.architect + 1 if me.architect >= 0 else None,
        "assistant": me.assistant + 1 if me.assistant >= 0 else None,
        "ships_working": [ship + 1 for ship in range(SHIPS) if me.working >> ship & 1],
        "ziggurat": dict(zip(COLOURS, me.ziggurat, strict=True)),
        "harbormasters": [box.harbormaster_ids[tile] for tile in me.harbormasters],
        "decrees": [box.decree_ids[card] for card in me.decrees],
        "urban_cards": len(me.urban),
        "urban": [box.urban_ids[card] for card in (me.urban if own else me.revealed)],
        "tolerance": me.tolerance,
        "emptied": [place < min(me.rows) for place in range(ROW_LENGTH)],
        "decree_progress": {
            box.decree_ids[card]: [
                {"have": have, "need": need, "met": have >= need} for have, need in progress(table, seat, card)
            ]
            for card in table.board.decrees
        },
        "urban_progress": {
            box.urban_ids[card]: [
                {"district": district + 1, "have": have, "need": need, "met": met}
                for district, have, need, met in urban.progress(table, seat, card)
            ]
            for card in ((*drawn(table, seat), *me.urban) if own else me.revealed)
        },
    }


def drawn(table: TabannusiTable, seat: int) -> tuple[int, ...]:
    """Urban cards of which a seat keeps one now."""
    question = table.question
    return question.cards if isinstance(question, KeepUrban) and question.seat == seat else ()


def grid_view(table: TabannusiTable) -> list[Cell]:
    """What lies on the spaces of the grid; the spaces themselves are printed."""
    names = table.box.grid_names
    found: list[Cell] = []
    for space, cell in enumerate(table.board.cells):
        if not cell:
            continue
        kind = grid.kind(cell)
        name = names[space]
        if kind == PROJECT:
            found.append({"space": name, "project": COLOURS[grid.colour_of(cell)], "owner": grid.owner_of(cell)})
        elif kind == BUILDING:
            number = grid.number_of(cell)
            found.append(
                {
                    "space": name,
                    "building": COLOURS[grid.colour_of(cell)],
                    "owner": grid.owner_of(cell),
                    "number": number,
                    "size": len(table.board.buildings[number]),
                }
            )
        else:
            special = grid.special_of(cell)
            plain = "printed" if space >= FIRST_WATER else "regular"
            water: Cell = {"space": name, "water": table.box.special_ids[special] if special >= 0 else plain}
            if kind == GARDEN:
                water["garden"] = grid.owner_of(cell)
            found.append(water)
    return found


def board_view(table: TabannusiTable) -> Board:
    """The Main board: of the stacks only their sizes."""
    board = table.board
    box = table.box
    return {
        "districts": [
            {
                "local": RESOURCES[board.local[district]],
                "barge": list(board.barges[district]),
                "tiles": [box.tile_ids[board.tiles[slot]] for slot in range(6) if box.slot_district[slot] == district],
            }
            for district in range(DISTRICTS)
        ],
        "grid": grid_view(table),
        "supply": dict(zip(RESOURCES, board.supply, strict=True)),
        "projects": dict(zip(COLOURS, board.projects, strict=True)),
        "pieces": dict(zip(COLOURS, board.pieces, strict=True)),
        "waters": board.waters,
        "gardens": board.gardens,
        "display": [box.special_ids[tile] for tile in board.display],
        "specials": len(board.specials),
        "time": board.time,
        "ships": [
            {
                "space": f"{space // 3 + 1}-{space % 3 + 1}",
                "ship": box.ship_ids[board.ships[space]] if board.ships[space] >= 0 else None,
                "size": ship_size(table, space),
                "colour": COLOURS[box.ship_colour[board.ships[space]]] if board.ships[space] >= 0 else None,
                "claims": [seat for seat in range(table.seats) if table.players[seat].ships >> space & 1],
            }
            for space in range(SHIPS)
        ],
        "lines": [
            {
                "line": LINES[line],
                "harbormaster": box.harbormaster_ids[tile] if (tile := board.harbormasters[line]) >= 0 else None,
                "crate": RESOURCES[crate] if (crate := board.crates[line]) >= 0 else None,
                "houses": [house if house >= 0 else None for house in board.port_houses[line * 2 : line * 2 + 2]],
            }
            for line in range(6)
        ],
        "ziggurat": [
            {
                "section": COLOURS[section],
                "tile": box.ziggurat_ids[board.ziggurat_tiles[section]],
                "houses": [
                    house if house >= 0 else None for house in board.ziggurat_houses[section * 6 : section * 6 + 6]
                ],
            }
            for section in range(3)
        ],
        "decrees": [box.decree_ids[card] for card in board.decrees],
        "urban": len(board.urban),
    }


def bot_view(table: TabannusiTable) -> Bot:
    """The Bot's open cards and tiles; the contents of the bag are known, the deck's order is not."""
    bot = table.bot
    printed = table.box.solo
    return {
        "king": printed.king_ids[table.king],
        "left": printed.card_ids[bot.left],
        "right": printed.card_ids[bot.right],
        "deck": len(bot.deck),
        "used": [printed.card_ids[card] for card in bot.used],
        "markers": bot.markers[:],
        "bag": dict(zip(COLOURS, bot.bag, strict=True)),
        "numbers": [[COLOURS[colour] for colour in pile] for pile in bot.numbers],
        "scorings": bot.scorings,
        "row": solo_cards.row(table),
        "current": solo_cards.number(table),
    }


# -- what a seat cannot see, drawn again at random ---------------------------------------------------------


def determinize(table: TabannusiTable, seat: int, rng: Pcg32) -> None:
    """The stack of special Water, the Automa deck, the Urban deck and the others' Urban cards."""
    board = table.main()
    specials = list(board.specials)
    rng.redraw(specials)
    board.specials = tuple(specials)
    rng.redraw(table.rival().deck)
    others = [other for other in range(table.seats) if other != seat]
    hidden = list(board.urban)
    for other in others:
        me = table.players[other]
        hidden += [card for card in me.urban if card not in me.revealed]
    asking = _cards_in_hand(table, seat)
    hidden += asking
    rng.redraw(hidden)
    for other in others:
        me = table.player(other)
        count = len(me.urban) - len(me.revealed)
        me.urban = tuple(sorted((*me.revealed, *(hidden.pop() for _ in range(count)))))
    drawn = tuple(hidden.pop() for _ in range(len(asking)))
    board.urban = tuple(hidden)
    if asking:
        _swap_drawn(table, seat, drawn)


def _cards_in_hand(table: TabannusiTable, seat: int) -> list[int]:
    """Urban cards that another player is just choosing from."""
    steps: list[Step[Any]] = [*table.stack]
    if table.question is not None:
        steps.append(table.question)
    for step in steps:
        if isinstance(step, KeepUrban) and step.seat != seat:
            return list(step.cards)
    return []


def _swap_drawn(table: TabannusiTable, seat: int, drawn: tuple[int, ...]) -> None:
    question: Question[Any] | None = table.question
    if isinstance(question, KeepUrban) and question.seat != seat:
        fresh = KeepUrban(question.seat, drawn)
        table.question = fresh
        table.answers = fresh.options(table)
    table.stack = [
        KeepUrban(step.seat, drawn) if isinstance(step, KeepUrban) and step.seat != seat else step
        for step in table.stack
    ]
