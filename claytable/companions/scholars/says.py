"""Answers and lines of the log as messages."""

from __future__ import annotations

from typing import Any, Final

from ...core.messages import Argument, Message
from ...core.wording import Answers, Lines
from ...games.scholars import names
from . import answers as a
from .setup import guide
from .table import Beside

#: The lines of the log with what their arguments are.
LINES: Final[dict[str, tuple[str, ...]]] = {
    "set-up": (),
    "turn": ("seat",),
    "paid": ("n",),
    "influence-back": (),
    "retires": ("n",),
    "not-retired": ("n",),
    "scheme": ("scheme",),
    "marker": ("n", "focus"),
    "wraps": ("n",),
    "first-action": (),
    "second-action": (),
    "gold": (),
    "no-gold": (),
    "no-influence": (),
    "in-guild": ("guild",),
    "into-guild": ("n", "guild"),
    "marks": ("language",),
    "marks-none": (),
    "employs": ("deck",),
    "employs-nobody": (),
    "translates": ("language",),
    "translates-none": (),
    "takes-back": (),
    "gold-on-translators": ("n",),
    "delivers": ("guild",),
    "delivers-none": (),
    "allowed": (),
    "denied": (),
    "reveals-top": (),
    "reveals-bottom": (),
    "caliph": ("n",),
    "last-rounds": ("n",),
    "neutral-enters": (),
    "neutral-stays": (),
    "consoled": ("guild",),
    "serves": ("guild", "space"),
    "sum": ("n",),
    "rests": ("n",),
    "shuffles-schemes": ("own",),
    "corrected": ("change",),
    "game-over": (),
}
#: What only the opponent does.
ITS: Final = (
    *("influence-back", "retires", "scheme", "marker", "wraps", "first-action", "second-action", "gold", "in-guild"),
    *("into-guild", "marks", "employs", "translates", "takes-back", "gold-on-translators", "delivers", "consoled"),
    *("serves", "sum", "rests"),
)


def scheme(table: Beside, card: int) -> Message:
    """A Scheme Card with what it needs."""
    printed = table.printed
    args: dict[str, Argument] = {
        "scheme": names.scheme(table.box.printed, card),
        "house": printed.scheme_condition[card],
        "n": printed.scheme_least[card],
    }
    return Message("answer-scheme", args)


def number(name: str) -> Message:
    """A number that can be corrected."""
    for first, found in ((a.SCROLLS_OF, names.language), (a.PIECES_IN, names.guild), (a.PIECES_AT, names.caliph_space)):
        if name in first:
            return Message(f"number-of-{name.partition('-')[0]}", {"of": found(first.index(name))})
    return Message(f"number-{name}")


def line(table: Beside, which: int) -> Message:
    """A line of the set-up guide."""
    found = guide(table)
    return found[which] if which < len(found) else Message("setup-nothing")


def argument(table: Beside, kind: str, value: Any) -> Argument:
    """An argument of a log line."""
    if kind == "seat":
        return names.owner(value, table.opponent)
    if kind == "scheme":
        return names.scheme(table.box.printed, value)
    if kind == "guild":
        return names.guild(value)
    if kind == "language":
        return names.language(value)
    if kind == "deck":
        return names.deck(value)
    if kind == "space":
        return names.caliph_space(value)
    if kind == "focus":
        printed = table.printed
        return Message(
            "focus", {"language": names.language(printed.language[value]), "guild": names.guild(printed.guild[value])}
        )
    if kind == "change":
        return ANSWERS.message(table, value)
    return int(value)


ANSWERS: Final[Answers[Beside]] = Answers(
    {
        a.DONE: "done",
        a.CANNOT: "cannot",
        a.NONE: "none",
        a.ALL: "all",
        a.ITS_TURN: "its-turn",
        a.FINISH: "finish",
        a.INFLUENCE_BACK: "influence-back",
        a.RETIRED: "retired",
        a.SCROLL: "scroll",
        a.CALIPH: "caliph",
        a.YES: "yes",
        a.NO: "no",
        a.ALL_THERE: "all-there",
        a.NO_ROOM: "no-room",
        a.YOURS: "yours",
        a.ITS: "its",
        a.NOBODYS: "nobodys",
        a.ALLOW: "allow",
        a.DENY: "deny",
        a.CORRECT: "correct",
        a.BACK: "back",
    },
    [
        (a.TICK, line),
        (a.PAID, lambda _, n: Message("answer-paid", {"n": n + 1})),
        (a.SCHEME, scheme),
        (a.LANGUAGE, lambda _, which: names.language(which)),
        (a.TRANSLATOR, lambda _, which: names.deck(which)),
        (a.GUILD, lambda _, which: names.guild(which)),
        (a.SPACE, lambda _, which: names.caliph_space(which)),
        (a.VP, lambda _, n: Message("answer-vp", {"n": n})),
        (a.COUNT, lambda _, n: Message("answer-count", {"n": n})),
        (a.ADD, lambda _, which: Message("answer-add", {"n": a.STEPS[which]})),
        (a.MORE, lambda _, which: Message("answer-more", {"number": number(a.NUMBERS[which])})),
        (a.LESS, lambda _, which: Message("answer-less", {"number": number(a.NUMBERS[which])})),
    ],
)
LOG: Final[Lines[Beside]] = Lines(LINES, argument, dict.fromkeys(ITS, Message("opponent")))
