"""Answers and log lines as messages."""

from __future__ import annotations

from typing import Any, Final

from ...core.messages import Argument, Message, Refusal
from ...core.wording import Answers, Lines
from . import answers as a
from . import names
from .gardening import LayGarden, LayWater, water_bonus
from .reasons import REASONS
from .ships import ship_size
from .table import TabannusiTable

# -- answers ---------------------------------------------------------------------------------------------


_PLAIN: Final[dict[int, str]] = {
    a.PASS: "pass",
    a.END_TURN: "end-turn",
    a.BUY_GARDEN: "buy-garden",
    a.BUY_WATER: "buy-water",
    a.LAY_WATER: "lay-water",
    a.LAY_GARDEN: "lay-garden",
    a.PAY_GOLD: "pay-gold",
    a.REVEAL: "reveal",
    a.FROM_AREA: "from-area",
    a.FROM_SUPPLY: "from-supply",
}


def _seat(table: TabannusiTable) -> int:
    return table.question.seat if table.question is not None else 0


def _district(table: TabannusiTable, n: int) -> Message:
    return names.district(n)


def _take(table: TabannusiTable, n: int) -> Message:
    district = max(0, table.players[_seat(table)].assistant)
    return Message("answer-take", {"n": n + 1, "resource": names.resource(table.board.local[district])})


def _move(table: TabannusiTable, n: int) -> Message:
    return Message("answer-move", {"district": names.district(n)})


def _pay_move(table: TabannusiTable, n: int) -> Message:
    return Message("answer-pay-move", {"district": names.district(n)})


def _action(table: TabannusiTable, n: int) -> Message:
    return names.action(n)


def _tile(table: TabannusiTable, n: int) -> Message:
    return Message("answer-tile", {"tile": names.tile(table.box, n)})


def _refill(table: TabannusiTable, n: int) -> Message:
    return Message("answer-refill", {"resource": names.resource(n)})


def _decree(table: TabannusiTable, n: int) -> Message:
    return Message("answer-decree", {"decree": names.decree(table.box, n)})


def _use(table: TabannusiTable, n: int) -> Message:
    return Message("answer-use", {"tile": names.harbormaster(table.box, n)})


def _colour(table: TabannusiTable, n: int) -> Message:
    return names.colour(n)


def _space(table: TabannusiTable, n: int) -> Message:
    """A space with the bonus that is gained there: none for Water, that of the Water for a Garden."""
    if isinstance(table.question, LayWater):
        bonus: tuple[int, ...] = ()
    elif isinstance(table.question, LayGarden):
        bonus = water_bonus(table, n)
    else:
        bonus = table.box.bonus[table.seats > 2][n]
    return Message("answer-space", {"space": names.space(table.box, n), "bonus": names.effects(table.box, bonus)})


def _special(table: TabannusiTable, n: int) -> Message:
    return names.special(table.box, n)


def _ship(table: TabannusiTable, n: int) -> Message:
    return Message(
        "answer-ship",
        {
            "row": n // 3 + 1,
            "column": n % 3 + 1,
            "size": ship_size(table, n),
            "ship": names.ship(table.box, table.board.ships[n]),
        },
    )


def _port_space(table: TabannusiTable, n: int) -> Message:
    line = n >> 1
    crate = table.board.crates[line]
    if n & 1 and crate >= 0:
        return Message("answer-port-crate", {"line": names.line(line), "resource": names.resource(crate)})
    return _house_space(table, n)


def _house_space(table: TabannusiTable, n: int) -> Message:
    """A House space of the Port where a House stands: its Crate is gone."""
    line = n >> 1
    if n & 1:
        return Message("answer-port-empty", {"line": names.line(line)})
    effect = names.effects(table.box, table.box.line_bonus[line])
    return Message("answer-port-bonus", {"line": names.line(line), "effect": effect})


def _ziggurat_space(table: TabannusiTable, n: int) -> Message:
    return names.ziggurat_space(table.box, n)


def _house(table: TabannusiTable, n: int) -> Message:
    return names.row(n)


def _pay_die(table: TabannusiTable, n: int) -> Message:
    return Message("answer-pay-die", {"resource": names.resource(n)})


def _pay_crate(table: TabannusiTable, n: int) -> Message:
    return Message("answer-pay-crate", {"resource": names.resource(n)})


def _flip(table: TabannusiTable, n: int) -> Message:
    return Message("answer-flip", {"resource": names.resource(n)})


def _score(table: TabannusiTable, n: int) -> Message:
    return Message("answer-score", {"district": names.district(n)})


def _urban(table: TabannusiTable, n: int) -> Message:
    return names.urban(table.box, n)


def _save(table: TabannusiTable, n: int) -> Message:
    return Message("answer-save", {"resource": names.resource(n)})


def _effect(table: TabannusiTable, n: int) -> Message:
    return names.effect_of_answer(table.box, a.DO + n)


ANSWERS: Final[Answers[TabannusiTable]] = Answers(
    _PLAIN,
    [
        (a.SAVE, _save),
        (a.URBAN, _urban),
        (a.SCORE, _score),
        (a.FLIP, _flip),
        (a.PAY_CRATE, _pay_crate),
        (a.PAY_DIE, _pay_die),
        (a.HOUSE, _house),
        (a.ZIGGURAT_SPACE, _ziggurat_space),
        (a.PORT_SPACE, _port_space),
        (a.SHIP, _ship),
        (a.SPECIAL, _special),
        (a.SPACE, _space),
        (a.COLOUR, _colour),
        (a.USE, _use),
        (a.DECREE, _decree),
        (a.REFILL, _refill),
        (a.TILE, _tile),
        (a.ACTION, _action),
        (a.PAY_MOVE, _pay_move),
        (a.MOVE, _move),
        (a.TAKE, _take),
        (a.DISTRICT, _district),
        (a.DO, _effect),
    ],
)


# -- log lines ---------------------------------------------------------------------------------------------

#: The lines of the log: what each argument is, in the order in which the steps write them.
LINES: Final[dict[str, tuple[str, ...]]] = {
    "first-player": ("seat",),
    "first-building": ("seat", "colour", "space", "row"),
    "turn": ("seat",),
    "ship-works": ("seat", "ship"),
    "starts-in": ("seat", "district"),
    "game-over": (),
    "end-triggered": ("n",),
    "scores": ("seat", "n"),
    "loses-vp": ("seat", "n"),
    "tolerance": ("seat", "n"),
    "urban-scores": ("seat", "urban"),
    "urban-fails": ("seat", "urban"),
    "harbormasters-score": ("seat", "n"),
    "barge-empty": ("district",),
    "takes-time-gold": ("seat", "n"),
    "gains-gold": ("seat", "n"),
    "pays-gold": ("seat", "n"),
    "gains-claims": ("seat", "n"),
    "claims-back": ("seat", "n"),
    "claims-to-supply": ("seat", "n"),
    "takes-die": ("seat", "resource", "n", "district"),
    "gains-resource": ("seat", "resource"),
    "pays-resource": ("seat", "resource"),
    "loses-resources": ("seat", "n", "resource"),
    "gains-water": ("seat", "n"),
    "gains-garden": ("seat", "n"),
    "gains-special-water": ("seat", "special"),
    "reveals-special-water": ("special",),
    "gains-crate": ("seat", "resource", "line"),
    "uses-crate": ("seat", "resource", "refilled"),
    "flips-crate": ("seat", "resource", "refilled"),
    "refills-crate": ("seat", "resource"),
    "moves-architect": ("seat", "district"),
    "moves-assistant": ("seat", "district"),
    "advances": ("seat", "track", "n"),
    "places-project": ("seat", "colour", "space"),
    "constructs": ("seat", "colour", "n", "row", "spaces"),
    "shifts-house": ("seat", "row"),
    "buys-garden": ("seat",),
    "buys-water": ("seat",),
    "lays-water": ("seat", "space"),
    "lays-special-water": ("seat", "special", "space"),
    "lays-garden": ("seat", "space", "marker"),
    "marks-garden": ("seat", "marker"),
    "port-house": ("seat", "port-space", "row"),
    "claims-ship": ("seat", "ship"),
    "gains-harbormaster": ("seat", "harbormaster", "line"),
    "draws-harbormaster": ("seat", "harbormaster"),
    "uses-harbormaster": ("seat", "harbormaster"),
    "ziggurat-house": ("seat", "ziggurat-space", "row"),
    "marks-ziggurat": ("seat", "section", "n"),
    "uses-tile": ("seat", "tile"),
    "takes-decree": ("seat", "decree"),
    "draws-urban": ("seat", "n"),
    "keeps-urban": ("seat", "secret-urban", "n"),
    "reveals-urban": ("seat", "urban"),
    "scores-district": ("district",),
    "refills-barge": ("district", "dice"),
    "automa-card": ("automa", "other-automa"),
    "bot-action": ("n", "letter"),
    "bot-cannot": ("letter",),
    "bot-resets": ("automa", "other-automa"),
    "bot-fills-bag": ("colours",),
    "bot-adds-tile": ("colour", "n"),
    "bot-draws-tile": ("colour", "n"),
    "bot-returns-tile": ("colour",),
    "bot-returns-lowest": ("colour", "n"),
    "bot-marker": ("district",),
    "bot-water": ("space",),
    "bot-crate": ("resource", "line"),
    "bot-discards": ("harbormaster",),
}


def _argument(table: TabannusiTable, kind: str, value: Any) -> Argument:
    if kind in ("n", "marker", "refilled"):
        return int(value)
    if kind == "seat":
        return Message("opponent") if value == table.opponent >= 0 else names.seat(value)
    if kind == "dice":
        return ", ".join(str(each) for each in value)
    if kind in ("spaces", "colours"):
        return [_PRINTED[kind.removesuffix("s")](table, each) for each in value]
    found: Message = _PRINTED[kind](table, value)
    return found


_PRINTED: Final[dict[str, Any]] = {
    "colour": lambda table, n: names.colour(n),
    "resource": lambda table, n: names.resource(n),
    "track": lambda table, n: names.track(n),
    "district": lambda table, n: names.district(n),
    "space": lambda table, n: names.space(table.box, n),
    "special": lambda table, n: names.special(table.box, n),
    "row": lambda table, n: names.row(n),
    "line": lambda table, n: names.line(n),
    "port-space": _house_space,
    "ship": _ship,
    "harbormaster": lambda table, n: names.harbormaster(table.box, n),
    "ziggurat-space": lambda table, n: names.ziggurat_space(table.box, n),
    "section": lambda table, n: names.section(n),
    "tile": lambda table, n: names.tile(table.box, n),
    "decree": lambda table, n: names.decree(table.box, n),
    "urban": lambda table, n: names.urban(table.box, n),
    "automa": lambda table, n: names.automa_card(table.box, n),
    "other-automa": lambda table, n: names.automa_card(table.box, n),
    "letter": lambda table, n: names.letter(n),
}

#: Who does what the printed opponent alone does: no event names them.
DOERS: Final[dict[str, Message]] = {
    "automa-card": Message("opponent"),
    "bot-action": Message("opponent"),
    "bot-cannot": Message("opponent"),
    "bot-draws-tile": Message("opponent"),
    "bot-marker": Message("opponent"),
    "bot-water": Message("opponent"),
    "bot-crate": Message("opponent"),
    "bot-discards": Message("opponent"),
}

LOG: Final[Lines[TabannusiTable]] = Lines(LINES, _argument, DOERS)


# -- refusals ----------------------------------------------------------------------------------------------


def reason(number: int) -> Refusal:
    """A reason that names nothing."""
    rule, said = REASONS[number - 1]
    return Refusal(rule, Message(said))
