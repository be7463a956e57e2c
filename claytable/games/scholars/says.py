"""Answers and log lines as messages."""

from __future__ import annotations

from typing import Any, Final

from ...core.messages import Message
from ...core.wording import Answers, Lines
from . import action, names
from . import answers as a
from .arguments import argument
from .deliver import delivery_cost
from .influence import place_in_house
from .table import ScholarsTable
from .terms import ROOMS, SPOTS
from .translate import Line

# -- answers ---------------------------------------------------------------------------------------------


_PLAIN: Final[dict[int, str]] = {
    a.PASS: "pass",
    a.END_TURN: "end-turn",
    a.REST: "rest",
    a.NO_DIE: "no-die",
    a.WHITE_BAG: "white-bag",
    a.WHITE_BOARD: "white-board",
    a.DRAW: "draw",
    a.PAY_SILVER: "pay-silver",
    a.TAKE_DICE: "take-dice",
    a.ALLOW: "allow",
    a.DENY: "deny",
}


def _seat(table: ScholarsTable) -> int:
    return table.question.seat if table.question is not None else 0


def _slot(table: ScholarsTable, n: int) -> Message:
    return names.slot(n)


def _card(table: ScholarsTable, n: int) -> Message:
    box = table.box
    return Message(
        "answer-card",
        {
            "card": names.card(box, n),
            "work": names.effects(box, box.card_work[n]),
            "rest": names.effects(box, box.card_rest[n]),
        },
    )


def _main(table: ScholarsTable, n: int) -> Message:
    """A main action with the colour and value of its dice, once they are laid."""
    if not table.dice:
        return names.action(n)
    me = table.players[table.turn]
    return Message(
        "answer-main",
        {
            "action": names.action(n),
            "colours": names.colours(action.colours(table, me)),
            "value": action.value(table, me),
        },
    )


def _place(table: ScholarsTable, n: int) -> Message:
    place = n & 1
    if place >= len(table.dice):
        return Message("answer-place-other", {"worker": names.worker(n >> 1), "n": place + 1})
    me = table.players[_seat(table)]
    die = table.dice[place]
    same = action.same_colours(table.box, action.retirees_of_slot(table, me))
    after = action.with_worker(die, n >> 1 << 1, same)
    return Message(
        "answer-place",
        {
            "worker": names.worker(n >> 1),
            "die": names.die(action.colour_of(die) * 8 + action.value_of(die)),
            "after": names.die(action.colour_of(after) * 8 + action.value_of(after)),
        },
    )


def _steps(table: ScholarsTable, n: int) -> Message:
    spot = (table.players[_seat(table)].spot + n + 1) % SPOTS
    return Message("answer-steps", {"n": n + 1, "spot": _spot(table, spot)})


def _spot(table: ScholarsTable, spot: int) -> Message:
    """A Black Spot by its Scroll, a White one by what it gives."""
    if not table.box.spot_black[spot]:
        return Message("spot-white", {"n": spot + 1, "effect": names.effects(table.box, table.box.spot_effect[spot])})
    scroll = table.board.map[spot >> 1]
    if scroll < 0:
        return Message("spot-empty", {"n": spot + 1})
    return Message("spot-black", {"n": spot + 1, "scroll": names.scroll(table.box, scroll)})


def _deliver(table: ScholarsTable, n: int) -> Message:
    seat = _seat(table)
    row = len(table.board.house[n])
    return Message(
        "answer-deliver",
        {
            "guild": names.guild(n),
            "n": row + 1,
            "influence": table.box.space_influence[n][row] if row < 3 else 0,
            "silver": delivery_cost(table, seat, table.players[seat].spot >> 1),
        },
    )


def _research(table: ScholarsTable, n: int) -> Message:
    return Message("answer-research", {"effect": names.effects(table.box, table.box.option_effect[0])})


def _research_on(table: ScholarsTable, n: int) -> Message:
    option, track = divmod(n, 6)
    effect = names.effects(table.box, table.box.option_effect[option + 1])
    return Message("answer-research-on", {"track": names.track(track), "effect": effect})


def _top(table: ScholarsTable, deck: int) -> Message:
    cards = table.board.decks[deck]
    return names.translator(table.box, cards[0]) if cards else names.deck(deck)


def _dispatch(table: ScholarsTable, n: int) -> Message:
    cards = table.board.decks[n]
    effect = names.effects(table.box, table.box.dispatch[cards[0]] if cards else ())
    return Message("answer-dispatch", {"translator": _top(table, n), "effect": effect})


def _employ(table: ScholarsTable, n: int) -> Message:
    cards = table.board.decks[n]
    effect = names.retiree(table.box, cards[0]) if cards else Message("effect-none")
    return Message("answer-employ", {"translator": _top(table, n), "effect": effect})


def _room(table: ScholarsTable, n: int) -> Message:
    box = table.box
    card = table.board.offer[n]
    if card >= 0:
        return Message(
            "answer-draft",
            {
                "n": n + 1,
                "translator": names.translator(box, table.board.rooms[n]),
                "effect": names.retiree(box, table.board.rooms[n]),
                "resource": names.resource(box, card),
            },
        )
    return Message(
        "answer-room",
        {
            "n": n + 1,
            "silver": box.room_silver[n],
            "gold": box.room_gold[n],
            "effect": names.effects(box, box.room_effect[n]),
        },
    )


def _worker(table: ScholarsTable, n: int) -> Message:
    return names.worker(n)


def _die(table: ScholarsTable, n: int) -> Message:
    return Message("answer-die", {"colour": names.colour(n)})


def _guild(table: ScholarsTable, n: int) -> Message:
    return names.guild(n)


def _track(table: ScholarsTable, n: int) -> Message:
    level = table.players[_seat(table)].levels[n]
    return Message("answer-track", {"track": names.track(n), "level": level})


def _in_room(id: str) -> Any:
    def build(table: ScholarsTable, n: int) -> Message:
        translator = table.board.rooms[n]
        what = names.translator(table.box, translator) if translator >= 0 else Message("room", {"n": n + 1})
        silver = int(table.board.room_owner[n] != _seat(table))
        gold, needed = table.board.room_gold[n], table.box.room_gold[n]
        return Message(id, {"translator": what, "gold": gold, "needed": needed, "silver": silver})

    return build


def _from_guild(table: ScholarsTable, n: int) -> Message:
    return Message("answer-from-guild", {"guild": names.guild(n)})


def _white_action(table: ScholarsTable, n: int) -> Message:
    return Message("answer-white-action", {"n": n + 1})


def _white_hand(table: ScholarsTable, n: int) -> Message:
    return Message("answer-white-hand", {"die": names.die(n + 1)})


def _caliph(table: ScholarsTable, n: int) -> Message:
    card = table.board.caliphs[-1] if table.board.caliphs else 0
    effect = ((), table.box.caliph_middle[card], table.box.caliph_bottom[card])[n]
    return Message(
        "answer-caliph",
        {
            "space": names.caliph_space(n),
            "vp": table.box.caliph_vp[card][n],
            "effect": names.effects(table.box, effect),
        },
    )


def _hand_die(table: ScholarsTable, n: int) -> Message:
    return names.die(a.die_at(n))


def _reroll(table: ScholarsTable, n: int) -> Message:
    return Message("answer-reroll", {"die": names.die(a.die_at(n))})


def _scroll(table: ScholarsTable, n: int) -> Message:
    where = Message("on-map")
    for guild in range(3):
        if n in table.board.house[guild]:
            where = names.guild(guild)
    return Message("answer-scroll", {"scroll": names.scroll(table.box, n), "where": where})


def _from_scroll(table: ScholarsTable, n: int) -> Message:
    return Message("answer-from-scroll", {"scroll": names.scroll(table.box, n)})


def _via(table: ScholarsTable, n: int) -> Message:
    """A line: the Translators, and what it costs."""
    mask = n + 1
    seat = _seat(table)
    board = table.board
    rooms = [room for room in range(ROOMS) if mask >> room & 1]
    silver = sum(1 for room in rooms if board.room_owner[room] != seat)
    question = table.question
    if isinstance(question, Line):
        guild, row = place_in_house(table, question.scroll)
        silver += board.house_influence[guild][row] not in (-1, seat)
    translators = [
        names.translator(table.box, board.rooms[room]) if board.rooms[room] >= 0 else Message("room", {"n": room + 1})
        for room in rooms
    ]
    return Message("answer-via", {"translators": translators, "gold": len(rooms), "silver": silver})


def _effect(table: ScholarsTable, n: int) -> Message:
    return names.effect_of_answer(table.box, a.DO + n)


ANSWERS: Final[Answers[ScholarsTable]] = Answers(
    _PLAIN,
    [
        (a.VIA, _via),
        (a.FROM_SCROLL, _from_scroll),
        (a.SCROLL, _scroll),
        (a.REROLL, _reroll),
        (a.HAND_DIE, _hand_die),
        (a.CALIPH_SPACE, _caliph),
        (a.WHITE_HAND, _white_hand),
        (a.WHITE_ACTION, _white_action),
        (a.FROM_GUILD, _from_guild),
        (a.GOLD_OFF, _in_room("answer-gold-off")),
        (a.GOLD_ON, _in_room("answer-gold-on")),
        (a.TRACK, _track),
        (a.GUILD, _guild),
        (a.DIE, _die),
        (a.WORKER, _worker),
        (a.ROOM, _room),
        (a.EMPLOY, _employ),
        (a.DISPATCH, _dispatch),
        (a.RESEARCH_ON, _research_on),
        (a.RESEARCH, _research),
        (a.DELIVER, _deliver),
        (a.STEPS, _steps),
        (a.PLACE, _place),
        (a.MAIN, _main),
        (a.CARD, _card),
        (a.SLOT, _slot),
        (a.DO, _effect),
    ],
)


# -- log lines ---------------------------------------------------------------------------------------------

#: The lines of the log: what each argument is, in the order in which the steps write them.
LINES: Final[dict[str, tuple[str, ...]]] = {
    "first-player": ("seat",),
    "goal-card": ("seat", "goal"),
    "drafts": ("seat", "translator", "resource"),
    "resources-left": ("rooms",),
    "turn": ("seat",),
    "passes": ("seat",),
    "game-over": (),
    "last-rounds": ("n",),
    "gains-silver": ("seat", "n"),
    "pays-silver": ("seat", "n", "owner"),
    "gains-gold": ("seat", "n"),
    "pays-gold": ("seat", "n"),
    "gains-worker": ("seat", "worker", "n"),
    "spends-worker": ("seat", "worker"),
    "draws-dice": ("seat", "dice"),
    "refills-bag": ("seat", "lying"),
    "rerolls-dice": ("seat", "dice", "rolled"),
    "gains-die-to-bag": ("seat", "colour"),
    "gains-dice-to-bag": ("seat", "gained"),
    "gains-die-to-hand": ("seat", "die"),
    "destroys-die-in-bag": ("seat",),
    "destroys-die-in-hand": ("seat", "die"),
    "destroys-die-on-slot": ("seat", "die", "place", "slot"),
    "meets-target-worker": ("seat", "target", "worker"),
    "meets-target-die": ("seat", "target", "colour"),
    "turns-goal": ("seat",),
    "plays-card": ("seat", "card", "slot"),
    "lays-die": ("seat", "die"),
    "places-worker": ("seat", "worker", "place", "colour", "n"),
    "main-action": ("seat", "action", "colours", "n"),
    "dispatches": ("seat", "translator"),
    "to-bottom": ("translator", "top"),
    "next-translator": ("translator",),
    "employs": ("seat", "translator", "room"),
    "marks-translator": ("seat", "room"),
    "sets-aside": ("seat", "translator"),
    "travels": ("seat", "n", "spot"),
    "delivers": ("seat", "scroll", "guild"),
    "refills-map": ("scroll", "spot"),
    "researches": ("seat", "n"),
    "advances": ("seat", "track", "n"),
    "beyond-top": ("seat", "track"),
    "translates": ("seat", "scroll", "line"),
    "retirements": (),
    "retires": ("seat", "translator", "room", "n"),
    "retires-to-deck": ("translator", "room", "n"),
    "retires-to-box": ("translator", "room", "n"),
    "retires-to-opponent": ("translator", "room", "n"),
    "tucks": ("seat", "translator", "slot"),
    "rests": ("seat",),
    "returns-workers": ("seat", "standing"),
    "takes-cards": ("seat", "cards"),
    "reserve-to-pile": ("n",),
    "reveals-scroll": ("scroll", "n", "spot"),
    "moves-to-house": ("scroll", "guild"),
    "discards-scroll": ("scroll",),
    "replaces-scroll": ("scroll", "spot"),
    "influences-guild": ("seat", "guild"),
    "controls-guild": ("seat", "guild"),
    "nobody-controls": ("guild",),
    "influences-scroll": ("seat", "scroll"),
    "takes-back": ("seat", "scroll"),
    "takes-from-scroll": ("seat", "scroll"),
    "takes-from-guild": ("seat", "guild"),
    "places-gold": ("seat", "translator"),
    "takes-gold": ("seat", "translator"),
    "collects-gold": ("seat", "n", "translator"),
    "gold-on": ("translator",),
    "caliph": ("caliph", "n", "pile"),
    "neutral-enters": ("translator", "room"),
    "serves-caliph": ("seat", "guild", "space"),
    "difficulty": ("difficulty",),
    "opponent-marks-sum": ("n",),
    "opponent-scroll": ("language",),
    "scheme": ("scheme",),
    "scheme-first": ("condition", "n", "least"),
    "scheme-second": ("condition", "n", "least"),
    "marker-moves": ("n", "focus"),
    "opponent-wraps": ("n",),
    "opponent-cannot": ("rule",),
    "opponent-employs": ("translator", "room", "n"),
    "opponent-translates": ("scroll", "guild"),
    "opponent-retires": ("translator",),
    "opponent-sum": ("n",),
    "opponent-rests": ("n",),
    "shuffles-schemes": ("n",),
    "allows": ("seat", "scroll"),
    "denies": ("seat", "scroll"),
}

#: Who does what the printed opponent alone does: no event names them.
DOERS: Final[dict[str, Message]] = {
    "opponent-marks-sum": Message("opponent"),
    "opponent-scroll": Message("opponent"),
    "scheme": Message("opponent"),
    "scheme-first": Message("opponent"),
    "scheme-second": Message("opponent"),
    "marker-moves": Message("opponent"),
    "opponent-wraps": Message("opponent"),
    "opponent-cannot": Message("opponent"),
    "opponent-employs": Message("opponent"),
    "opponent-translates": Message("opponent"),
    "opponent-retires": Message("opponent"),
    "opponent-sum": Message("opponent"),
    "opponent-rests": Message("opponent"),
    "shuffles-schemes": Message("opponent"),
}

LOG: Final[Lines[ScholarsTable]] = Lines(LINES, argument, DOERS)
