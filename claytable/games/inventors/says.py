"""Answers and log lines as messages."""

from __future__ import annotations

from typing import Any, Final

from ...core.messages import Argument, Message
from ...core.wording import Answers, Lines
from . import answers as a
from . import names
from .table import InventorsTable
from .totals import FIRST_WORKSHOP

_PLAIN: Final[dict[int, str]] = {
    a.PASS: "pass",
    a.END_TURN: "end-turn",
    a.AFTER_BRIGHTEN: "brighten",
    a.AFTER_REFRESH: "refresh",
    a.AFTER_CLEAR: "clear",
    a.BONUS: "bonus",
    a.DISCARD_TWO: "discard-two",
    a.NOW: "now",
    a.LATER: "later",
    a.GAIN_SILVER: "gain-silver",
    a.PAY_SILVER: "pay-silver",
    a.INCREASE: "increase",
    a.BRIGHTEN: "brighten",
    a.REFRESH: "refresh",
    a.MATCHES: "matches",
    a.ADVANCE: "advance",
    a.REWARD: "reward",
    a.PASS_TILE: "pass-tile",
    a.ROYALTIES: "royalties",
    a.INCOME: "income",
}


def _action(table: InventorsTable, n: int) -> Message:
    return names.action(n)


def _workshop(table: InventorsTable, n: int) -> Message:
    return Message("answer-workshop", {"row": names.row(n)})


def _tent(table: InventorsTable, n: int) -> Message:
    tile = names.pass_tile(table.box, table.board.pass_tiles[n])
    return Message("answer-tent", {"n": n + 1, "area": Message(f"area-{n + 1}"), "tile": tile})


def _worker(table: InventorsTable, n: int) -> Message:
    return Message("answer-worker", {"space": names.space(table.box, n)})


def _envoy(table: InventorsTable, n: int) -> Message:
    return Message("answer-envoy", {"space": names.space(table.box, n)})


def _use(table: InventorsTable, n: int) -> Message:
    return Message("answer-use", {"craft": names.craft(n)})


def _play(table: InventorsTable, n: int) -> Message:
    return Message("answer-play", {"card": names.card(table.box, n), "edge": names.edge(table.box, n)})


def _colour(table: InventorsTable, n: int) -> Message:
    return names.colour(n)


def _craft(table: InventorsTable, n: int) -> Message:
    seat = table.question.seat if table.question is not None else 0
    me = table.players[seat]
    return Message(
        "answer-craft",
        {"craft": names.craft(n), "level": me.levels[n], "price": table.box.price[me.levels[n]]},
    )


def _face(table: InventorsTable, n: int) -> Message:
    return Message("answer-face", {"face": n})


def _row(table: InventorsTable, n: int) -> Message:
    return names.row(n)


def _space(table: InventorsTable, n: int) -> Message:
    board = table.board
    args: dict[str, Argument] = {"n": n}
    if board.stacks[n] and board.faceup >> n // 6 & 1:
        args["tile"] = names.tile(table.box, board.stacks[n][-1])
        return Message("answer-space-tile", args)
    if board.research[n] >= 0:
        args["tile"] = names.research(table.box, board.research[n])
        return Message("answer-space-research", args)
    return Message("answer-space", args)


def _invention(table: InventorsTable, n: int) -> Message:
    seat = table.question.seat if table.question is not None else 0
    tile = table.players[seat].inventions[n]
    what = Message("nothing") if tile < 0 else names.invention(table.box, tile)
    return Message("answer-invention", {"place": names.invention_space(n), "tile": what})


def _card(table: InventorsTable, n: int) -> Message:
    return Message("answer-card", {"card": names.card(table.box, n)})


def _device(table: InventorsTable, n: int) -> Message:
    for device in table.board.devices():
        if device.board == n and device.card >= 0:
            return Message("device", {"board": names.board(table.box, n), "card": names.card(table.box, device.card)})
    return names.board(table.box, n)


def _research(table: InventorsTable, n: int) -> Message:
    return names.research(table.box, n)


def _tile(table: InventorsTable, n: int) -> Message:
    return names.tile(table.box, n)


def _starting(table: InventorsTable, n: int) -> Message:
    return Message("answer-start", {"row": names.row(n), "effect": names.effects(table.box, table.box.start_effect[n])})


def _die(table: InventorsTable, n: int) -> Message:
    landscape, rest = divmod(n, 24)
    colour, face = divmod(rest, 6)
    return Message("answer-die", {"die": names.die(colour * 8 + face + 1), "landscape": names.landscape(landscape + 1)})


def _exhausted(table: InventorsTable, n: int) -> Message:
    return Message("answer-exhausted", {"colour": names.colour(n)})


def _study(way: str) -> Any:
    def build(table: InventorsTable, n: int) -> Message:
        colour, level = divmod(n, 3)
        args: dict[str, Argument] = {
            "colour": names.colour(colour + 1),
            "level": names.study(level),
        }
        if way == "up":
            args["effect"] = (
                names.effects(table.box, table.box.study[colour][level + 1]) if level < 2 else Message("nothing")
            )
        if way == "out":
            args["landscape"] = names.landscape(level + 1)
        return Message(f"answer-study-{way}", args)

    return build


def _camel_die(table: InventorsTable, n: int) -> Message:
    camel, face = divmod(n, 6)
    return Message("answer-camel-die", {"n": camel + 1, "die": names.die(face + 1)})


def _workshop_die(table: InventorsTable, n: int) -> Message:
    row, face = divmod(n, 6)
    return Message("answer-workshop-die", {"row": names.row(row), "die": names.die(face + 1)})


def _pay_influence(table: InventorsTable, n: int) -> Message:
    return Message("answer-pay-influence", {"colour": names.colour(n)})


def _effect(table: InventorsTable, n: int) -> Message:
    return names.effect_of_answer(table.box, a.DO + n)


ANSWERS: Final[Answers[InventorsTable]] = Answers(
    _PLAIN,
    [
        (a.PAY_INFLUENCE, _pay_influence),
        (a.WORKSHOP_DIE, _workshop_die),
        (a.CAMEL_DIE, _camel_die),
        (a.STUDY_DIE, _study("die")),
        (a.STUDY_OUT, _study("out")),
        (a.STUDY_UP, _study("up")),
        (a.EXHAUSTED_DIE, _exhausted),
        (a.DIE, _die),
        (a.STARTING, _starting),
        (a.TILE, _tile),
        (a.RESEARCH, _research),
        (a.DEVICE, _device),
        (a.CARD, _card),
        (a.INVENTION, _invention),
        (a.SPACE, _space),
        (a.ROW, _row),
        (a.FACE, _face),
        (a.CRAFT, _craft),
        (a.COLOUR, _colour),
        (a.PLAY, _play),
        (a.USE, _use),
        (a.ENVOY, _envoy),
        (a.WORKER, _worker),
        (a.TENT, _tent),
        (a.WORKSHOP, _workshop),
        (a.INVENT, _action),
        (a.DO, _effect),
    ],
)


# -- log lines -----------------------------------------------------------------------------------------

#: The lines of the log: what each argument is, in the order in which the steps write them.
LINES: Final[dict[str, tuple[str, ...]]] = {
    "round": ("n",),
    "round-ends": ("n",),
    "turn": ("seat",),
    "passes": ("seat",),
    "game-over": (),
    "first-player": ("seat",),
    "setup-card": ("seat", "setup"),
    "returns-setup-card": ("seat", "setup"),
    "dummy-card": ("dummy-card", "spaces", "space", "colour"),
    "dummy-influence": ("blue", "orange", "charcoal"),
    "dummy-sails": ("n",),
    "dummy-tent": ("n",),
    "dummy-tent-leaves": ("n",),
    "gains-silver": ("seat", "n"),
    "pays-silver": ("seat", "n"),
    "inventor-silver": ("seat", "n"),
    "gains-influence": ("seat", "n", "colour"),
    "loses-influence": ("seat", "n", "colour"),
    "moves-influence": ("seat", "colour", "other-colour"),
    "slot-influence": ("seat", "colour"),
    "draws": ("seat", "n", "secret-cards"),
    "reshuffles": (),
    "discards": ("seat", "card"),
    "plays": ("seat", "card"),
    "bonus": ("seat", "action"),
    "brightens": ("seat", "dice", "origin", "landscape"),
    "rolls": ("seat", "dice", "origin", "landscape"),
    "increases": ("seat", "die", "landscape"),
    "study-up": ("seat", "colour", "origin", "level"),
    "gains-study-die": ("seat", "colour", "target"),
    "removes-die": ("seat", "answer"),
    "swaps": ("seat", "answer", "colour"),
    "exhausts": ("seat", "dice", "origin"),
    "pays-craft": ("seat", "craft", "n"),
    "uses-craft": ("seat", "craft"),
    "rises": ("seat", "craft", "n"),
    "refreshes": ("seat", "craft"),
    "refreshes-all": ("seat",),
    "tower": ("seat", "n", "top"),
    "royalties": ("seat", "n"),
    "gains-royalties": ("seat",),
    "gains-income": ("seat",),
    "sails": ("seat", "n"),
    "turns-faceup": ("section", "tops"),
    "takes-tile": ("seat", "tile", "n"),
    "reveals-tile": ("tile", "n"),
    "places-tile": ("seat", "tile", "row"),
    "retrieves": ("seat", "space"),
    "retrieves-envoy": ("seat", "space"),
    "researches": ("seat", "n", "influence"),
    "draws-research": ("seat", "n", "section"),
    "reveals-research": ("research", "n"),
    "returns-research": ("seat", "n", "section"),
    "gains-research": ("seat", "research"),
    "places-die": ("seat", "die", "origin", "place", "use"),
    "turns-up": ("seat", "die", "place", "use", "n"),
    "boosts": ("seat", "n"),
    "resolves-start": ("seat", "row"),
    "resolves-tile": ("seat", "tile"),
    "invents": ("seat", "board", "card"),
    "places-invention": ("seat", "invention", "invention-space", "board"),
    "removes-invention": ("seat", "invention", "invention-space"),
    "reaches-goal": ("seat", "n"),
    "builds": ("seat", "board", "n", "influence"),
    "reveals-board": ("board", "n"),
    "takes-test-die": ("seat", "white", "place", "die", "origin"),
    "tests": ("seat", "die", "board", "n"),
    "publishes": ("seat", "board", "influence"),
    "sends-worker": ("seat", "space"),
    "sends-envoy": ("seat", "space"),
    "hires-camel": ("seat",),
    "unlocks-camel": ("seat",),
    "unlocks-worker": ("seat",),
    "gains-envoy": ("seat",),
    "pitches": ("seat", "n"),
    "reward": ("seat", "n"),
    "uses-pass-tile": ("seat", "pass"),
    "uses-research": ("seat", "research"),
    "returns-camel": ("seat",),
    "returns-workers": (),
    "returns-envoy": (),
    "raises": ("seat", "n"),
    "scheme-pile": ("dice-schemes", "worker-schemes"),
    "scheme-added": ("scheme-kind", "n"),
    "schemes-return": ("dice-schemes", "worker-schemes"),
    "scheme": ("scheme",),
    "scheme-fails": ("task", "rule"),
    "opponent-silver": ("n",),
    "opponent-discards": ("cards",),
    "opponent-invents": ("board", "card", "invention"),
    "opponent-takes-tile": ("n",),
}


#: Arguments that are numbers, and those that are lists of something.
_NUMBERS: Final = frozenset(
    ("n", "top", "influence", "blue", "orange", "charcoal", "dice-schemes", "worker-schemes"),
)
_LISTS: Final = {"cards": "card", "dice": "die", "spaces": "space", "tops": "river-tile"}


def _river_tile(table: InventorsTable, where: tuple[int, int]) -> Message:
    """A Workshop tile on its River space."""
    space, tile = where
    return Message("river-tile", {"n": space, "tile": names.tile(table.box, tile)})


def _argument(table: InventorsTable, kind: str, value: Any) -> Argument:
    if kind in _NUMBERS:
        return int(value)
    if kind == "rule":
        return str(value)
    if kind == "seat":
        return Message("opponent") if value == table.opponent >= 0 else names.seat(value)
    if kind in ("colour", "other-colour"):
        return names.colour(value)
    if kind == "task":
        return Message(f"task-{names.hyphens(value)}")
    if kind in _LISTS:
        return [_PRINTED[_LISTS[kind]](table, each) for each in value]
    if kind == "answer":
        return ANSWERS.message(table, value)
    if kind == "use":
        return names.row(value - FIRST_WORKSHOP) if value >= FIRST_WORKSHOP else names.action(value)
    found: Message = _PRINTED[kind](table, value)
    return found


_PRINTED: Final[dict[str, Any]] = {
    "die": lambda table, n: names.die(n),
    "white": lambda table, n: names.die(n),
    "origin": lambda table, n: names.origin(n),
    "target": lambda table, n: names.origin(n),
    "place": lambda table, n: names.place(n),
    "level": lambda table, n: names.study(n),
    "invention-space": lambda table, n: names.invention_space(n),
    "river-tile": _river_tile,
    "landscape": lambda table, n: names.landscape(n),
    "craft": lambda table, n: names.craft(n),
    "row": lambda table, n: names.row(n),
    "section": lambda table, n: names.section(n),
    "action": lambda table, n: names.action(n),
    "card": lambda table, n: names.card(table.box, n),
    "board": lambda table, n: names.board(table.box, n),
    "tile": lambda table, n: names.tile(table.box, n),
    "research": lambda table, n: names.research(table.box, n),
    "invention": lambda table, n: names.invention(table.box, n),
    "space": lambda table, n: names.space(table.box, n),
    "pass": lambda table, n: names.pass_tile(table.box, n),
    "setup": lambda table, n: Message("setup-card", {"n": n + 1}),
    "dummy-card": lambda table, n: Message("dummy-card", {"n": n + 1}),
    "scheme": lambda table, n: Message("scheme-card", {"n": n + 1}),
    "scheme-kind": lambda table, n: Message("scheme-kind-dice" if n else "scheme-kind-worker"),
}

#: Who does what the printed opponent or the Dummy Player alone does: no event names them.
DOERS: Final[dict[str, Message]] = {
    "dummy-card": Message("dummy"),
    "dummy-influence": Message("dummy"),
    "dummy-sails": Message("dummy"),
    "dummy-tent": Message("dummy"),
    "dummy-tent-leaves": Message("dummy"),
    "scheme-pile": Message("opponent"),
    "scheme": Message("opponent"),
    "scheme-fails": Message("opponent"),
    "opponent-silver": Message("opponent"),
    "opponent-discards": Message("opponent"),
    "opponent-invents": Message("opponent"),
    "opponent-takes-tile": Message("opponent"),
}

LOG: Final[Lines[InventorsTable]] = Lines(LINES, _argument, DOERS)
