"""What the tests know about the words of Scholars (see `claytable.testing.Speech`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from claytable.core.messages import Message
from claytable.games.scholars import names, says, terms
from claytable.games.scholars.box import BOXES
from claytable.games.scholars.conditions import BONUSES
from claytable.testing import Speech

BOX = BOXES.open(None)


def ids(prefix: str, keys: Iterable[object]) -> set[str]:
    return {f"{prefix}-{names.hyphens(str(key))}" for key in keys}


FAMILIES = {
    "colour-": ids("colour", (*terms.COLOURS, "primary")),
    "worker-": ids("worker", (*terms.WORKERS, "any")),
    "guild-": ids("guild", (*terms.GUILDS, "any")),
    "track-": ids("track", (*terms.TRACKS, "any", "primary", "action")),
    "language-": ids("language", terms.LANGUAGES),
    "deck-": ids("deck", terms.DECKS),  # a Starting Translator is named without its deck
    "slot-": ids("slot", terms.SLOTS),
    "action-": ids("action", terms.ACTIONS),
    "caliph-": ids("caliph", terms.CALIPH_SPACES),
    "card-": ids("card", BOX.card_ids),
    "scheme-": ids("scheme", ("blue", "red")),
    "condition-": ids("condition", set(BONUSES) - {"none"}),  # those without one say nothing
    "effect-": ids("effect", set(names._WORDS) - {"choice"}),  # a choice is said by its sides
    "task-": ids("task", names._TASKS.values()),
    "answer-": ids("answer", says._PLAIN.values()),
    "target-": ids("target", (1, 2, 3)),
    "difficulty-": ids("difficulty", (1, 2, 3, 4)),
}

HANDED_ON = {"answer-gold-on", "answer-gold-off"}
HEARD = {"question-turn", "question-work", "answer-main", "log-caliph", "log-game-over", "score-dice-sum"}

ROOMS = [Message("room", {"n": n}) for n in (1, 2)]
SCROLLS = [names.scroll(BOX, number) for number in (0, 1, 20)]
TRANSLATORS = [names.translator(BOX, number) for number in (0, 9, 60, BOX.first_starting)]
NAMED = {
    "seat": [names.seat(0), names.seat(1), Message("opponent")],
    "owner": [names.seat(0), names.seat(1), Message("opponent"), names.seat(-1)],
    "colour": [names.colour(number) for number in range(7)],
    "worker": [names.worker(number) for number in range(5)],
    "guild": [names.guild(number) for number in range(3)],
    "where": [names.guild(number) for number in range(3)],
    "track": [names.track(number) for number in range(6)],
    "language": [names.language(number) for number in range(6)],
    "deck": [names.deck(number) for number in range(8)],
    "slot": [names.slot(number) for number in range(6)],
    "action": [names.action(number) for number in range(4)],
    "translator": TRANSLATORS,
    "top": TRANSLATORS,
    "scroll": SCROLLS,
    "room": ROOMS,
    "space": [names.caliph_space(number) for number in range(3)],
}


def every(kind: str) -> list[Any]:
    """All values that an argument of a log line can have."""
    dice = [terms.die(colour, face) for colour in range(7) for face in range(1, 7)]
    lists: dict[str, list[Any]] = {
        "seat": [0, 1],
        "owner": [0, 1, -1],
        "n": list(range(26)),
        "least": [3, 5, 7],
        "die": dice,
        "dice": [tuple(dice[:1]), tuple(dice[5:9])],
        "rolled": [tuple(dice[4:5]), tuple(dice[6:10])],
        "lying": [((0, (1,)),), ((2, (3, 12)), (4, (44,)))],
        "standing": [((0, (1, 0, 0, 2)),), ((2, (0, 1, 0, 0)), (4, (0, 0, 3, 0)))],
        "place": [1, 2],
        "cards": [(0,), (1, 6, 7)],
        "rooms": [(4,), (0, 7)],
        "pile": [0, 1],
        "target": [terms.TRANSLATOR_TARGET, terms.GUILD_TARGET, terms.TRACK_TARGET],
        "colours": [0b1, 0b10, 0b1010],
        "line": [0b1, 0b1000000010],
        "difficulty": [1, 2, 3, 4],
        "rule": ["SCH-213"],
    }
    counts = {"goal": 6, "resource": 10, "gained": 10, "worker": 4, "colour": 7, "card": 8}
    counts |= {
        "slot": 6,
        "action": 4,
        "room": 10,
        "spot": 12,
        "scroll": 48,
        "guild": 3,
        "track": 6,
        "caliph": 4,
        "language": 6,
    }
    counts |= {"translator": len(BOX.translator_ids), "top": len(BOX.translator_ids)}
    counts |= {"space": 3, "scheme": 6, "condition": 2, "focus": 6}
    return lists[kind] if kind in lists else list(range(counts[kind]))


def components() -> Iterator[Message]:
    """Every printed thing in words."""
    for number in range(len(BOX.translator_ids)):
        yield names.translator(BOX, number)
        yield names.retiree(BOX, number)
    for number in range(len(BOX.scroll_ids)):
        yield names.scroll(BOX, number)
    yield from (names.condition(BOX, number) for number in range(terms.SCROLLS) if BOX.scroll_bonus[number] != "none")
    for name, count in ((names.card, 8), (names.goal, 6), (names.resource, 10), (names.scheme, 6), (names.focus, 6)):
        yield from (name(BOX, number) for number in range(count))
    for number, printed in enumerate(BOX.card_rest):
        yield names.effects(BOX, printed)
        yield names.effects(BOX, BOX.card_work[number])
    for part in BOX.parts:
        yield names.WORDS.part(BOX.parts, part)
        yield from (names.WORDS.way(BOX.parts, way) for way in part.ways)


SPEECH = Speech(
    lines=says.LINES,
    every=every,
    named=NAMED,
    components=components,
    families=FAMILIES,
    heard=HEARD,
    handed_on=HANDED_ON,
    handing=("says",),
)
