"""What the tests know about the words of Inventors (see `claytable.testing.Speech`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from claytable.core.messages import Message
from claytable.games.inventors import answers, names, says, terms
from claytable.games.inventors.box import BOXES, TRIGGERS
from claytable.games.inventors.described import described
from claytable.testing import Speech

BOX = BOXES.open(None)


def ids(prefix: str, keys: Iterable[object]) -> set[str]:
    return {f"{prefix}-{names.hyphens(str(key))}" for key in keys}


FAMILIES = {
    "colour-": ids("colour", (*terms.COLOURS, "any")),
    "craft-": ids("craft", terms.TRADES),
    "landscape-": ids("landscape", terms.LANDSCAPES),
    "row-": ids("row", terms.ROWS),
    "section-": ids("section", terms.SECTIONS),
    "action-": ids("action", terms.ACTIONS),
    "card-": ids("card", BOX.card_ids),
    "board-": ids("board", BOX.board_ids),
    "research-": ids("research", (trigger.replace(":", "-") for trigger in TRIGGERS)),
    "space-": ids("space", BOX.space_ids),
    "area-": ids("area", range(1, 6)),
    "effect-": ids("effect", set(names._WORDS) - {"choice"}),  # a choice is said by its sides
    "answer-": ids("answer", says._PLAIN.values()),
    "answer-study-": ids("answer-study", ("up", "out", "die")),
    "study-": ids("study", terms.STUDY_LEVELS),
    "invention-space-": ids("invention-space", terms.INVENTION_SPACES),
    "task-": ids("task", {task["task"] for tasks in (*BOX.scheme_top, *BOX.scheme_bottom) for task in tasks}),
    "metric-": {names.metric(each).id for each in terms.METRIC_NAMES},
    "log-": {"log-draws-own"},
    "setup-goal-": ids("setup-goal", (1, 2, 3)),
    "about-": ids("about", terms.ACTIONS),
    "use-": ids("use", terms.LANDSCAPES),
}

HANDED_ON: set[str] = set()
HEARD = {"question-main-action", "answer-tent", "log-game-over", "score-royalties"}

NAMED = {
    "seat": [names.seat(0), names.seat(1)],
    "colour": [names.colour(number) for number in (1, 2, 3)],
    "other-colour": [names.colour(number) for number in (1, 2, 3)],
    "craft": [names.craft(trade) for trade in range(6)],
    "landscape": [names.landscape(which) for which in (1, 2, 3)],
    "section": [names.section(which) for which in range(3)],
    "origin": [names.origin(where) for where in range(12)],
}


def every(kind: str) -> list[Any]:
    """All values that an argument of a log line can have."""
    dice = [colour * 8 + face for colour in range(4) for face in range(1, 7)]
    lists: dict[str, list[Any]] = {
        "seat": [0, 1, -2],
        "colour": [0, 1, 2, 3],
        "other-colour": [1, 2, 3],
        "secret-cards": [(0, 1), (2,)],
        "die": dice,
        "white": [1],
        "dice": [(11,), (1, 2, 26)],
        "cards": [(3,), (0, 1)],
        "spaces": [(0, 4)],
        "tops": [((1, 2),), ((6, 0), (8, 3))],
        "origin": list(range(12)),
        "target": [terms.EXHAUSTED, terms.FROM_STUDY],
        "place": [-1, 0, 1, 2, 3],
        "influence": [0, 1],
        "top": [5, 10],
        "blue": [0, 2],
        "orange": [1, 0],
        "charcoal": [2, 1],
        "dice-schemes": [4, 5],
        "worker-schemes": [2, 3],
        "scheme-kind": [0, 1],
        "landscape": [1, 2, 3],
        "level": [1, 2],
        "answer": [answers.EXHAUSTED_DIE, answers.DIE, answers.STUDY_DIE, answers.CAMEL_DIE, answers.WORKSHOP_DIE],
        "task": ["invent", "build", "test", "publish", "research", "ship", "add_dice_scheme", "gain"],
        "rule": ["INV-261"],
    }
    counts = {"craft": 6, "action": 4, "row": 3, "section": 3, "use": 7, "setup": 6, "dummy-card": 6, "scheme": 15}
    counts |= {
        "card": 44,
        "board": 18,
        "tile": 48,
        "research": 27,
        "space": 14,
        "pass": 8,
        "invention": 9,
        "invention-space": 6,
        "n": 26,
    }
    return lists[kind] if kind in lists else list(range(counts[kind]))


def components() -> Iterator[Message]:
    """Every printed thing in words."""
    for name, count in ((names.card, 44), (names.edge, 44), (names.board, 18), (names.research, 27), (names.space, 14)):
        yield from (name(BOX, number) for number in range(count))
    yield from (names.tile(BOX, tile) for tile in range(len(BOX.tile_ids)))
    yield from (names.invention(BOX, tile) for tile in range(len(BOX.invention_ids)))
    yield from map(names.metric, terms.METRIC_NAMES)
    yield from described(BOX).values()
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
