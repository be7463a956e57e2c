"""What a seat may see, built piece by piece; and a table with a new random draw of everything else."""

from __future__ import annotations

from typing import Any, Final, Literal

from ...core.rng import Pcg32
from ...core.table import Step
from . import seen
from .pieces import Board, Device
from .player import Player
from .research import ChooseResearch, DrawnTiles, ReturnResearch
from .scoring import influence
from .setup import PlaceStartingTile
from .table import InventorsTable
from .terms import COLOURS, GUILD_AREAS, NEUTRAL, NOBODY, ROWS, SECTIONS, STUDY_LEVELS, TRADES, section_of
from .workers import blocked_spaces
from .workshops import PlaceTile


def view(table: InventorsTable, seat: int | None) -> seen.View:
    """The table as `seat` sees it; None is a spectator."""
    return {
        "game": "inventors",
        "seat": seat,
        "round": table.round,
        "rounds": table.rounds,
        "first": table.first,
        "turn": table.turn,
        "opponent": table.opponent if table.opponent >= 0 else None,
        "players": [player_view(table, each, each == seat) for each in range(table.seats)],
        "board": board_view(table),
        "dummy": dummy_view(table) if table.dummy else None,
        "schemes": schemes_view(table) if table.opponent >= 0 else None,
        "placing": placing_view(table),
    }


def placing_view(table: InventorsTable) -> str | None:
    """The Workshop tile that waits for a row, wherever it came from.  INV-033, INV-077"""
    question = table.question
    if isinstance(question, PlaceTile):
        return table.box.tile_ids[question.tile]
    if isinstance(question, PlaceStartingTile):
        return table.box.tile_ids[table.box.setup_tile[table.players[question.seat].setup_card]]
    return None


def dice(codes: list[int] | tuple[int, ...]) -> list[str]:
    """Dice as texts: `blue.4`."""
    return [f"{COLOURS[code >> 3]}.{code & 7}" for code in codes]


def player_view(table: InventorsTable, seat: int, own: bool) -> seen.Player | seen.Opponent:
    """A player's board is open to all; the hand only to its owner."""
    me = table.players[seat]
    box = table.box
    anyone: seen.Anyone = {
        "silver": me.silver,
        "supply": me.supply,
        "guilds": {COLOURS[c]: me.guilds[c - 1] for c in range(1, 4)},
        "influence": {COLOURS[c]: influence(table, seat, c) for c in range(1, 4)},
        "workers": me.workers,
        "reserve": me.reserve,
        "envoy": me.envoy,
        "tents": me.tents,
        "tent": me.tent + 1 if me.tent >= 0 else None,
        "ship": me.ship,
        "ship_order": me.arrival,
        "cards": len(me.hand),
        "hand": [box.card_ids[card] for card in me.hand] if own else None,
    }
    if seat == table.opponent:
        left = len(table.board.opponent_inventions)
        return {**anyone, "collected": me.collected, "inventions_left": left}
    return {
        **anyone,
        "landscapes": {
            "ready": dice(me.ready),
            "determined": dice(me.determined),
            "inspired": dice(me.inspired),
            "exhausted": {COLOURS[c]: me.exhausted[c] for c in range(4) if me.exhausted[c]},
        },
        "study": study_view(me),
        "camels": camels_view(me),
        "workshops": [
            {"row": ROWS[row], "dice": dice(me.workshops[row]), "tiles": [box.tile_ids[tile] for tile in me.rows[row]]}
            for row in range(3)
        ],
        "craftspeople": [
            {
                "trade": TRADES[trade],
                "level": me.levels[trade],
                "active": bool(me.active >> trade & 1),
                "price": box.price[me.levels[trade]],
            }
            for trade in range(6)
        ],
        "tower": list(range(me.low, me.top() + 1)),
        "inventions": [box.invention_ids[tile] if tile >= 0 else None for tile in me.inventions],
        "royalties": me.royalties,
        "research": [box.research_ids[tile] for tile in range(27) if me.research >> tile & 1],
        "setup_card": me.setup_card + 1 if me.setup_card >= 0 else None,
        "goal": me.goal if me.goal >= 0 else None,
        "deeds": {"invent": me.deeds[0], "build": me.deeds[1], "publish": me.deeds[2]},
    }


def study_view(me: Player) -> list[seen.StudyDie]:
    return [
        {"colour": COLOURS[place // 3 + 1], "level": STUDY_LEVELS[place % 3]}
        for place in range(9)
        if me.study >> place & 1
    ]


def camels_view(me: Player) -> list[seen.Camel]:
    is_open = [True, True, me.third_camel, me.hired_camel]
    return [{"open": is_open[camel], "hired": camel == 3, "dice": dice(me.camels[camel])} for camel in range(4)]


def holder(seat: int) -> int | Literal["neutral"] | None:
    """A seat, or "neutral", or None."""
    return None if seat == NOBODY else "neutral" if seat == NEUTRAL else seat


def device_view(table: InventorsTable, device: Device) -> seen.Device:
    box = table.box
    return {
        "board": box.board_ids[device.board],
        "card": box.card_ids[device.card] if device.card >= 0 else None,
        "inventor": holder(device.inventor),
        "invention": box.invention_ids[device.invention] if device.invention >= 0 else None,
        "builder": holder(device.builder),
        "publisher": holder(device.publisher),
        "tests": [
            {
                "colour": COLOURS[colour],
                "influence": COLOURS[icon] if icon else None,
                "ships": ships,
                "face": device.tests[index] or None,
            }
            for index, (colour, icon, ships) in enumerate(box.tests[device.board])
        ],
        "value": box.card_value[device.card] if device.card >= 0 else box.board_value[device.board],
    }


def board_view(table: InventorsTable) -> seen.Board:
    """The Main Board: piles are seen by their size, stacks by their top tile where they lie faceup."""
    board = table.board
    box = table.box
    return {
        "device_boards_left": len(board.board_pile),
        "left": [device_view(table, device) if device is not None else None for device in board.left],
        "built": [device_view(table, device) if device is not None else None for device in board.built],
        "published": [device_view(table, device) for device in board.published],
        "card_pile": len(board.card_pile),
        "discards": [box.card_ids[card] for card in sorted(board.discards)],
        "river": [river_space_view(table, board, space) for space in range(18)],
        "research_piles": {SECTIONS[s]: len(board.research_piles[s]) for s in range(3)},
        "spaces": [
            {
                "id": box.space_ids[space],
                "workers": [{"seat": each % 8, "envoy": each >= 8} for each in board.spaces[space]],
                "blocked": space in blocked_spaces(table),
            }
            for space in range(14)
        ],
        "tents": [
            {
                "space": space + 1,
                "pass_tile": box.pass_ids[board.pass_tiles[space]],
                "tent": holder(board.tents[space]),
                "area": list(board.areas[space]),
                "first": space < GUILD_AREAS and not board.areas[space],
            }
            for space in range(5)
        ],
    }


def river_space_view(table: InventorsTable, board: Board, space: int) -> seen.RiverSpace:
    stack = board.stacks[space]
    faceup = board.faceup >> section_of(space) & 1
    tile = board.research[space]
    return {
        "space": space,
        "tiles": len(stack),
        "top": table.box.tile_ids[stack[-1]] if stack and faceup else None,
        "research": table.box.research_ids[tile] if tile >= 0 else None,
        "influence": [seat for seat in board.slots[space] if seat != NOBODY],
        "vp": table.box.research_vp[space],
    }


def dummy_view(table: InventorsTable) -> seen.Dummy:
    board = table.board
    played = board.dummy_played
    extra = table.box.dummy_extra[played[-1]] if played else None
    return {
        "guilds": {COLOURS[c]: board.dummy_guilds[c - 1] for c in range(1, 4)},
        "ship": board.dummy_ship,
        "ship_order": board.dummy_arrival,
        "cards_left": len(board.dummy_pile),
        "card": table.box.dummy_ids[played[-1]] if played else None,
        "extra_cost": {"space": table.box.space_ids[extra[0]], "colour": COLOURS[extra[1]]} if extra else None,
    }


def schemes_view(table: InventorsTable) -> seen.Schemes:
    """The opponent's Schemes: how many are left, and those already seen this round."""
    board = table.board
    return {
        "pile": len(board.scheme_pile),
        "dice_reserve": len(board.dice_reserve),
        "worker_reserve": len(board.worker_reserve),
        "played": [table.box.scheme_ids[card] for card in board.schemes_played],
    }


# -- what a seat cannot see, drawn again at random -------------------------------------------------------


#: How often a seat that must answer gets a new hand, until its question stands.
TRIES: Final = 20


def determinize(table: InventorsTable, seat: int, rng: Pcg32) -> None:
    """Hands, piles, facedown tiles and the generator itself become what they might be for all `seat` knows."""
    board = table.main()
    rng.redraw(board.board_pile)
    rng.redraw(board.dummy_pile)
    rng.redraw(board.opponent_inventions)
    deal_tiles(board, rng)
    deal_schemes(table, rng)
    deal_research(table, seat, rng)
    deal_cards(table, seat, rng)


def deal_cards(table: InventorsTable, seat: int, rng: Pcg32) -> None:
    """The draw pile and the hands of the others.

    That a question is asked is public: the hand of a seat that must answer leaves it more than one answer. Where no
    such hand turns up, it keeps the one it has.
    """
    question = table.question
    others = [each for each in range(table.seats) if each != seat]
    if question is None or question.seat == seat:
        deal_hands(table, others, rng)
        return
    hands = [table.players[each].hand for each in others]
    pile = table.board.card_pile
    for _ in range(TRIES):
        deal_hands(table, others, rng)
        table.answers = question.options(table)
        if len(table.answers) > 1:
            return
        for each, hand in zip(others, hands, strict=True):
            table.player(each).hand = hand
        table.main().card_pile = pile
    deal_hands(table, [each for each in others if each != question.seat], rng)
    table.answers = question.options(table)


def deal_hands(table: InventorsTable, seats: list[int], rng: Pcg32) -> None:
    """New hands of the same size for these seats, from their cards and the pile."""
    board = table.main()
    pool = board.card_pile[:]
    for each in seats:
        pool += table.players[each].hand
    rng.redraw(pool)
    for each in seats:
        if table.players[each].hand:
            me = table.player(each)
            me.hand = sorted([pool.pop() for _ in me.hand])
    board.card_pile = pool


def deal_tiles(board: Board, rng: Pcg32) -> None:
    """Workshop tiles that lie facedown, below the top of a faceup stack, or in the box."""
    pool = board.boxed[:]
    for space in range(18):
        pool += hidden_tiles(board, space)
    rng.redraw(pool)
    for space in range(18):
        hidden = len(hidden_tiles(board, space))
        if hidden:
            board.stacks[space] = tuple(pool.pop() for _ in range(hidden)) + board.stacks[space][hidden:]
    board.boxed = pool


def hidden_tiles(board: Board, space: int) -> tuple[int, ...]:
    stack = board.stacks[space]
    return stack[:-1] if board.faceup >> section_of(space) & 1 else stack


def deal_schemes(table: InventorsTable, rng: Pcg32) -> None:
    """The opponent's Schemes: the seat knows how many of each kind are in the pile, but not which ones."""
    if table.opponent < 0:
        return
    board = table.main()
    is_dice = table.box.scheme_is_dice
    pile: list[int] = []
    for reserve, kind in ((board.dice_reserve, True), (board.worker_reserve, False)):
        drawn = [card for card in board.scheme_pile if is_dice[card] == kind]
        pool = reserve + drawn
        rng.redraw(pool)
        pile += pool[: len(drawn)]
        reserve[:] = pool[len(drawn) :]
    rng.redraw(pile)
    board.scheme_pile = pile


def deal_research(table: InventorsTable, seat: int, rng: Pcg32) -> None:
    """Research piles, and the tiles that another seat has drawn and is choosing from."""
    board = table.main()
    drawn: list[Step[Any]] = [*table.stack]
    if table.question is not None:
        drawn.append(table.question)
    for section in range(3):
        pile = list(board.research_piles[section])
        rng.redraw(pile)
        board.research_piles[section] = tuple(pile)
    for index, step in enumerate(drawn):
        fresh: Step[Any] | None = None
        if isinstance(step, ChooseResearch) and step.seat != seat:
            fresh = ChooseResearch(step.seat, step.place, redraw(board, section_of(step.place), step.tiles, rng))
        elif isinstance(step, ReturnResearch) and step.seat != seat:
            fresh = ReturnResearch(step.seat, step.place, redraw(board, step.place, step.tiles, rng))
        if fresh is None:
            continue
        if index < len(table.stack):
            table.stack[index] = fresh
        else:
            assert isinstance(fresh, DrawnTiles)
            table.question = fresh


def redraw(board: Board, section: int, tiles: tuple[int, ...], rng: Pcg32) -> tuple[int, ...]:
    """Other tiles of the section in the place of those drawn."""
    pool = [*board.research_piles[section], *tiles]
    rng.redraw(pool)
    board.research_piles[section] = tuple(pool[len(tiles) :])
    return tuple(pool[: len(tiles)])
