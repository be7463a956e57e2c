"""What a seat may see, built piece by piece; and a table with a new random draw of everything else."""

from __future__ import annotations

from typing import Any

from ...core.rng import Pcg32
from ...core.schema import Said
from ...core.table import Question, Step
from . import grid
from .actions import PRINTED
from .construct import PRICE
from .decrees import progress
from .seen import Board, Bot, Cell, Player, View
from .ships import SHIP_PRICE, ship_size
from .table import TabannusiTable
from .terms import (
    ACTIONS,
    BOTTOM_LENGTH,
    BUILDING,
    CLAIM_SHIP,
    COLOURS,
    COMMON,
    CONSTRUCT,
    DISTRICTS,
    EMPTY,
    FIRST_WATER,
    GARDEN,
    LINES,
    PER_DISTRICT,
    PORT_HOUSE,
    PROJECT,
    REFILLED,
    RESOURCES,
    ROW_LENGTH,
    SHIPS,
    UP,
    ZIGGURAT_HOUSE,
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
        "houses_in": grid.houses_in(table, seat),
        "decree_progress": {
            box.decree_ids[card]: [{"have": have, "need": need} for have, need in progress(table, seat, card)]
            for card in table.board.decrees
        },
    }


def space_name(table: TabannusiTable, space: int) -> str:
    """A space by its key."""
    if space >= FIRST_WATER:
        return table.box.water_ids[space - FIRST_WATER]
    return f"{space // PER_DISTRICT + 1}-{space % PER_DISTRICT + 1:02}"


def printed_spaces(table: TabannusiTable) -> dict[int, Cell]:
    """What is printed on each space of the grid."""
    layout = table.layout
    if not layout.printed:
        bonuses = table.box.bonus[table.seats > 2]
        found: dict[int, Cell] = {}
        for space in sorted(layout.places):
            row, column = layout.places[space]
            bonus = [table.box.parts[number].text for number in bonuses[space]]
            found[space] = {
                "space": space_name(table, space),
                "row": row,
                "column": column,
                "districts": [n + 1 for n in range(COMMON) if layout.districts[space] >> n & 1],
                "bonus": bonus,
            }
            if space < FIRST_WATER:
                found[space]["place"] = space % PER_DISTRICT + 1
        # Whole, or not at all: other threads may look too.
        layout.printed = found
    return layout.printed


def cell_view(table: TabannusiTable, space: int, printed: Cell) -> Cell:
    """What lies on a space of the grid."""
    cell = table.board.cells[space]
    kind = grid.kind(cell)
    found = printed.copy()
    found["bonus"] = found["bonus"].copy()
    found["districts"] = found["districts"].copy()
    if kind == EMPTY:
        return found
    if kind == PROJECT:
        return found | {"project": COLOURS[grid.colour_of(cell)], "owner": grid.owner_of(cell)}
    if kind == BUILDING:
        number = grid.number_of(cell)
        return found | {
            "building": COLOURS[grid.colour_of(cell)],
            "owner": grid.owner_of(cell),
            "number": number,
            "size": len(table.board.buildings[number]),
        }
    special = grid.special_of(cell)
    found["water"] = (
        table.box.special_ids[special] if special >= 0 else "printed" if space >= FIRST_WATER else "regular"
    )
    if kind == GARDEN:
        found["garden"] = grid.owner_of(cell)
    return found


def action_costs(action: int, local: int) -> list[Said]:
    """What an Action costs where a Resource is the local one.  TAB-100, TAB-120, TAB-125, TAB-133"""
    if action == CLAIM_SHIP:
        return [said("effect-gold", n=SHIP_PRICE)]
    if action in (CONSTRUCT, PORT_HOUSE, ZIGGURAT_HOUSE):
        paid = said("cost-resource", n=PRICE, resource=said(f"resource-{RESOURCES[local]}"))
        return [paid, said("projects-cost")] if action == CONSTRUCT else [paid]
    return []


def said(id: str, **args: object) -> Said:
    return {"id": id, "args": args}


def board_view(table: TabannusiTable) -> Board:
    """The Main board: of the stacks only their sizes."""
    board = table.board
    box = table.box
    return {
        "districts": [
            {
                "actions": [ACTIONS[action] for action in PRINTED[district]],
                "costs": [action_costs(action, board.local[district]) for action in PRINTED[district]],
                "local": RESOURCES[board.local[district]],
                "barge": list(board.barges[district]),
                "tiles": [box.tile_ids[board.tiles[slot]] for slot in range(6) if box.slot_district[slot] == district],
            }
            for district in range(DISTRICTS)
        ],
        "grid": [cell_view(table, space, printed) for space, printed in printed_spaces(table).items()],
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
