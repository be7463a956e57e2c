"""What the tests know about the words of Tabannusi (see `claytable.testing.Speech`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from claytable.core.messages import Message
from claytable.games.tabannusi import clauses, names, says, solo_box, terms
from claytable.games.tabannusi.box import BOXES, NEEDS, TRIGGERS
from claytable.games.tabannusi.reasons import REASONS
from claytable.testing import Speech

BOX = BOXES.open(None)


def ids(prefix: str, keys: Iterable[object]) -> set[str]:
    return {f"{prefix}-{str(key).lower().replace('_', '-')}" for key in keys}


FAMILIES = {
    "colour-": ids("colour", terms.RESOURCES),
    "resource-": ids("resource", (*terms.RESOURCES, "any")),
    "track-": ids("track", terms.COLOURS),
    "district-": ids("district", range(1, 6)),
    "action-": ids("action", terms.ACTIONS),
    "row-": ids("row", terms.ROWS),
    "piece-": ids("piece", terms.PIECES[1:]),
    "line-": ids("line", terms.LINES),
    "section-": ids("section", terms.COLOURS),
    "letter-": ids("letter", solo_box.LETTERS),
    "ability-": ids("ability", TRIGGERS),
    "ziggurat-": ids("ziggurat", BOX.ziggurat_ids),
    "king-": ids("king", BOX.solo.king_ids),
    "effect-": ids("effect", set(names._WORDS) - {"choice"}),  # a choice is said by its sides
    "of-": ids("of", clauses.OF_COLOUR),
    "answer-": ids("answer", says._PLAIN.values()),
    "source-": ids("source", terms.SOURCES),
    "need-": ids("need", NEEDS),
    "log-": {"log-keeps-urban-own"},
}

HANDED_ON = {said for _, said in REASONS}
HEARD = {"question-take-die", "question-actions", "answer-take", "log-scores-district", "log-game-over", "source-start"}


def port_space(line: int) -> Message:
    """The bonus space of a line of the Port."""
    return Message("answer-port-bonus", {"line": names.line(line), "effect": names.effects(BOX, BOX.line_bonus[line])})


NAMED = {
    "what": [Message(f"of-{each}") for each in clauses.OF_COLOUR],
    "seat": [names.seat(0), names.seat(1), Message("opponent")],
    "colour": [names.colour(number) for number in range(3)],
    "resource": [names.resource(number) for number in range(5)],
    "track": [names.track(number) for number in range(3)],
    "district": [names.district(number) for number in range(5)],
    "row": [names.row(number) for number in range(4)],
    "piece": [names.lying(kind)["piece"] for kind in range(1, 5)],
    "line": [names.line(number) for number in range(6)],
    "section": [names.section(number) for number in range(3)],
    "letter": [names.letter(number) for number in range(4)],
    "space": [names.space(BOX, number) for number in (0, 1, 30, 75)],
    "port-space": [port_space(line) for line in range(6)],
    "ship": [names.ship(BOX, number) for number in (0, 1, 2, -1)],
    "ziggurat-space": [names.ziggurat_space(BOX, number) for number in (0, 1, 3, 6)],
    "special": [names.special(BOX, number) for number in (0, 1, 2)],
    "harbormaster": [names.harbormaster(BOX, number) for number in range(9)],
    "decree": [names.decree(BOX, number) for number in range(16)],
    "urban": [names.urban(BOX, number) for number in range(15)],
    "automa": [names.automa_card(BOX, number) for number in range(15)],
    "other-automa": [names.automa_card(BOX, number) for number in range(15)],
}


def every(kind: str) -> list[Any]:
    """All values that an argument of a log line can have."""
    lists: dict[str, list[Any]] = {
        "seat": [0, 1],
        "n": list(range(26)),
        "dice": [(3,), (1, 2, 6)],
        "spaces": [(0,), (30, 31)],
        "colours": [(0,), (2, 1, 1)],
        "refilled": [0, 1],
        "marker": [0, 1, 2],
    }
    counts = {"colour": 3, "resource": 5, "track": 3, "district": 5, "space": terms.SPACES, "special": 10, "row": 4}
    counts |= {"port-space": 12, "ship": 9, "harbormaster": 9, "ziggurat-space": 18, "section": 3, "tile": 6, "line": 6}
    counts |= {"decree": 16, "urban": 15, "secret-urban": 15, "automa": 15, "other-automa": 15, "letter": 4}
    return lists[kind] if kind in lists else list(range(counts[kind]))


def components() -> Iterator[Message]:
    """Every printed thing in words."""
    yield from (names.ship(BOX, number) for number in range(-1, len(BOX.ship_ids)))
    yield from (names.king(number, BOX) for number in range(len(BOX.solo.king_ids)))
    for name, count in (
        (names.tile, len(BOX.tile_ids)),
        (names.special, len(BOX.special_ids)),
        (names.harbormaster, len(BOX.harbormaster_ids)),
        (names.decree, len(BOX.decree_ids)),
        (names.urban, len(BOX.urban_ids)),
        (names.ziggurat_tile, len(BOX.ziggurat_ids)),
        (names.ziggurat_space, len(BOX.ziggurat_space_ids)),
        (names.automa_card, len(BOX.solo.card_ids)),
    ):
        yield from (name(BOX, number) for number in range(count))
    for part in BOX.parts:
        yield names.WORDS.part(BOX.parts, part)
        yield from (names.WORDS.way(BOX.parts, way) for way in part.ways)
    for bonus in (*BOX.solo.card_bonus, *BOX.solo.a_effect, *BOX.solo.b_bonus, *BOX.solo.c_bonus, *BOX.solo.d_bonus):
        yield names.effects(BOX, bonus)


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
