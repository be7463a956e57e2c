"""What a seat may see, built piece by piece; and a table with a new random draw of everything else."""

from __future__ import annotations

from ...core.rng import Pcg32
from . import action
from . import answers as a
from .research import harvest_level
from .retire import tuck_price
from .scoring import dice_sum
from .seen import Action, Board, Opponent, Player, Scroll, Solo, View
from .seen import Line as SeenLine
from .table import ScholarsTable
from .terms import (
    CALIPH,
    CALIPH_SPACES,
    COLOURS,
    DECKS,
    GOAL_CARD,
    GUILDS,
    LANGUAGES,
    SLOTS,
    SPOTS,
    TRACKS,
    WORKERS,
)
from .translate import Line, route


def view(table: ScholarsTable, seat: int | None) -> View:
    """The table as `seat` sees it; None is a spectator."""
    return {
        "game": "scholars",
        "seat": seat,
        "epic": table.epic,
        "first": table.first,
        "turn": table.turn if table.turn >= 0 else None,
        "turns_left": table.turns_left if table.turns_left >= 0 else None,
        "opponent": table.opponent if table.opponent >= 0 else None,
        "over": table.over,
        "action": action_view(table),
        "lines": line_views(table),
        "players": [player_view(table, each, each == seat) for each in range(table.seats)],
        "board": board_view(table),
        "solo": solo_view(table) if table.opponent >= 0 else None,
    }


def die(code: int) -> str:
    """A die as text: `blue.4`."""
    return f"{COLOURS[code >> 3]}.{code & 7}"


def action_view(table: ScholarsTable) -> Action | None:
    """The Work under way: its dice as Workers have made them, its value and its possible colours."""
    if table.slot < 0:
        return None
    me = table.players[table.turn]
    colours = action.colours(table, me)
    return {
        "slot": SLOTS[table.slot],
        "dice": [
            {
                "physical": "printed" if action.physical(each) == 7 else COLOURS[action.physical(each)],
                "colour": COLOURS[action.colour_of(each)],
                "value": action.value_of(each),
                "workers": action.workers_on(each),
            }
            for each in table.dice
        ],
        "value": action.value(table, me) if table.dice else 0,
        "colours": [COLOURS[colour] for colour in range(7) if colours >> colour & 1],
    }


def line_views(table: ScholarsTable) -> list[SeenLine]:
    """The lines of Translators among which the open question lets choose."""
    question = table.question
    if not isinstance(question, Line):
        return []
    language = table.box.scroll_language[question.scroll]
    found: list[SeenLine] = []
    for answer in question.options(table):
        stops = route(table.box, table.board.rooms, answer - a.VIA + 1, language)
        found.append(
            {
                "answer": table.vocabulary.keys[answer],
                "rooms": [room + 1 for room, _ in stops],
                "languages": [LANGUAGES[each] for each in (language, *(to for _, to in stops))],
            }
        )
    return found


def player_view(table: ScholarsTable, seat: int, own: bool) -> Player | Opponent:
    """Everything lies open but the Bag, whose number of dice alone is public.  SCH-015"""
    me = table.players[seat]
    box = table.box
    if seat == table.opponent:
        return {"influence": me.supply}
    return {
        "influence": me.supply,
        "silver": me.silver,
        "gold": me.gold,
        "workers": dict(zip(WORKERS, me.workers, strict=True)),
        "hand": [die(code) for code in me.hand],
        "bag": {COLOURS[colour]: n for colour, n in enumerate(me.bag) if n} if own else None,
        "bag_size": sum(me.bag),
        "cards": [box.card_ids[card] for card in range(GOAL_CARD + 1) if me.cards >> card & 1],
        "slots": [
            {
                "slot": SLOTS[slot],
                "open": slot < 5 or not me.targets,
                "card": box.card_ids[me.slot_cards[slot]] if me.slot_cards[slot] >= 0 else None,
                "dice": [die(code) for code in me.slot_dice[slot]],
                "workers": {WORKERS[each]: n for each, n in enumerate(me.slot_workers[slot]) if n},
                "retirees": [box.translator_ids[each] for each in me.retirees[slot]] if slot < 4 else [],
                "price": tuck_price(me.retirees[slot]) if slot < 4 else None,
            }
            for slot in range(6)
        ],
        "aside": [box.translator_ids[each] for each in me.aside],
        "levels": dict(zip(TRACKS, me.levels, strict=True)),
        "harvests": {track: harvest_level(level) for track, level in zip(TRACKS, me.levels, strict=True)},
        "spot": me.spot,
        "steps": [(spot - me.spot - 1) % SPOTS + 1 for spot in range(SPOTS)],
        "scrolls": [box.scroll_ids[each] for each in me.scrolls],
        "goal": box.goal_ids[me.goal],
        "targets": [bool(me.targets >> which & 1) for which in range(3)],
        "dice_sum": dice_sum(table, seat) if own else None,
    }


def board_view(table: ScholarsTable) -> Board:
    """The Main Board: of the decks only the top cards, of the piles only their sizes."""
    board = table.board
    box = table.box
    return {
        "supply": {
            "dice": dict(zip(COLOURS, board.dice, strict=True)),
            # Workers never run out: below zero other things stand for them.  SCH-010
            "workers": {worker: max(0, n) for worker, n in zip(WORKERS, board.workers, strict=True)},
        },
        "decks": [
            {
                "deck": DECKS[deck],
                "top": box.translator_ids[cards[0]] if cards else None,
                "cards": len(cards),
                "value": box.deck_value[deck],
            }
            for deck, cards in enumerate(board.decks)
        ],
        "rooms": [
            {
                "room": room + 1,
                "translator": box.translator_ids[board.rooms[room]] if board.rooms[room] >= 0 else None,
                "owner": board.room_owner[room] if board.room_owner[room] >= 0 else None,
                "gold": board.room_gold[room],
                "needed": box.room_gold[room],
                "silver": box.room_silver[room],
                "resource": box.resource_ids[board.offer[room]] if board.offer[room] >= 0 else None,
            }
            for room in range(10)
        ],
        "map": [scroll_view(table, board.map[space], board.map_influence[space]) for space in range(6)],
        "neutral": board.neutral,
        "house": {
            GUILDS[guild]: [
                scroll_view(table, scroll, mark)
                for scroll, mark in zip(board.house[guild], board.house_influence[guild], strict=True)
            ]
            for guild in range(3)
        },
        "guilds": {
            GUILDS[guild]: {
                "influence": list(board.guilds[guild]),
                "control": board.control[guild] if board.control[guild] >= 0 else None,
            }
            for guild in range(3)
        },
        "pile": [len(stack) for stack in board.stacks],
        "reserve": len(board.reserve),
        "discarded": [box.scroll_ids[scroll] for scroll in board.boxed],
        "caliphs": [
            {
                "caliph": box.caliph_ids[card],
                "influence": {
                    CALIPH_SPACES[space]: spaces[space] if spaces[space] >= 0 else None for space in range(3)
                },
            }
            for card, spaces in zip(board.caliphs, board.caliph_influence, strict=True)
        ],
    }


def scroll_view(table: ScholarsTable, scroll: int, mark: int) -> Scroll | None:
    if scroll < 0:
        return None
    return {"scroll": table.box.scroll_ids[scroll], "influence": mark if mark >= 0 else None}


def solo_view(table: ScholarsTable) -> Solo:
    """The Solo Board; the order of the Scheme pile is hidden."""
    solo = table.solo
    printed = table.box.solo
    return {
        "level": table.level + 1,
        "schemes": [printed.scheme_ids[card] for card in solo.faceup],
        "position": solo.position,
        "markers": solo.markers,
        "dice_sum": solo.sum,
        "scrolls": {LANGUAGES[language]: solo.scrolls[language] for language in range(6)},
        "retired": [table.box.translator_ids[each] for each in solo.retired],
    }


# -- what a seat cannot see, drawn again at random ---------------------------------------------------------


def determinize(table: ScholarsTable, seat: int, rng: Pcg32) -> None:
    """Decks below their top cards, the draw pile, the reserve, the Scheme pile and the others' Bags."""
    board = table.main()
    for deck in range(8):
        hidden = list(board.decks[deck][1:])
        rng.redraw(hidden)
        board.decks[deck] = board.decks[deck][:1] + tuple(hidden)
    determinize_pile(table, rng)
    solo = table.rival()
    rng.redraw(solo.pile)
    # Which dice the others own is seen in the Main Supply only as a sum: they are dealt again, Bag by Bag.
    others = [other for other in range(table.seats) if other != seat and other != table.opponent]
    dice: list[int] = []
    for other in others:
        for colour, n in enumerate(table.players[other].bag):
            dice += [colour] * n
    rng.redraw(dice)
    for other in others:
        me = table.player(other)
        size = sum(me.bag)
        me.bag = [dice[:size].count(colour) for colour in range(7)]
        dice = dice[size:]


def determinize_pile(table: ScholarsTable, rng: Pcg32) -> None:
    """Scrolls are shuffled over all places; each Caliph Card stays in its stack, and may be another one."""
    board = table.main()
    solo = table.rival()
    # Only the first card below the Solo Board was never seen: the one that difficulty lays there.
    unseen = 1 if table.opponent >= 0 and table.turn >= 0 and table.box.solo.start_scroll[table.level] >= 0 else 0
    scrolls = [card for stack in board.stacks for card in stack if card < CALIPH]
    scrolls += [*board.reserve, *solo.facedown[:unseen]]
    caliphs = [card for stack in board.stacks for card in stack if card >= CALIPH]
    rng.redraw(scrolls)
    rng.redraw(caliphs)
    stacks: list[tuple[int, ...]] = []
    for stack in board.stacks:
        visits = sum(1 for card in stack if card >= CALIPH)
        cards = [scrolls.pop() for _ in range(len(stack) - visits)] + [caliphs.pop() for _ in range(visits)]
        rng.redraw(cards)
        stacks.append(tuple(cards))
    board.stacks = stacks
    board.reserve = tuple(scrolls.pop() for _ in range(len(board.reserve)))
    solo.facedown = (*scrolls, *solo.facedown[unseen:])
