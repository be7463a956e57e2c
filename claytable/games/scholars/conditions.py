"""What the conditions of Scrolls are worth, as printed: points for each thing, and by steps of how many there are."""

from __future__ import annotations

import re
from typing import Any, Final

from ...core.packs import Components

#: Kinds of Scroll Cards by what they score.
BONUSES: Final = (
    "none",  # SCH-195
    "guild",  # SCH-203
    "own_language",  # SCH-200
    "two_languages",  # SCH-199
    "dice",  # SCH-196
    "track",  # SCH-201
    "white_dice",  # SCH-197
    "retirees",  # SCH-198
    "breadth",  # SCH-202
)
#: How many points each kind has for each thing, and how many steps.
_FORMS: Final = {
    "none": (0, 0),
    "own_language": (1, 0),
    "two_languages": (1, 0),
    "breadth": (1, 0),
    "dice": (1, 1),
}
_BY_STEPS: Final = (0, 2)
_MANY: Final = 99
_STEP: Final = re.compile(r"(?:primary_)?(\d+)(?:-(\d+)|(\+))?")


class Condition:
    """One kind of condition. `steps` are the least, the most and their points, the lower points first."""

    __slots__ = ("each", "level", "steps")

    def __init__(self, each: int, steps: list[tuple[int, int, int]], level: int) -> None:
        self.each = each
        self.steps = steps
        #: From which level on a Research Track counts; 0 where levels do not matter.
        self.level = level

    def points(self, n: int) -> int:
        """The points of the step that a number is on."""
        for least, most, vp in self.steps:
            if least <= n <= most:
                return vp
        return 0


def read_conditions(data: Components) -> dict[str, Condition]:
    """The printed values of every kind."""
    found: dict[str, Condition] = {}
    for row in data.many("scroll_bonus", len(BONUSES)):
        kind = data.word("scroll_bonus", row, "id", BONUSES)
        condition = _read(data, row)
        if (1 if condition.each else 0, len(condition.steps)) != _FORMS.get(kind, _BY_STEPS):
            raise data.error("scroll_bonus", kind, "vp", "this kind of condition has other points")
        found[kind] = condition
    return found


def _read(data: Components, row: dict[str, Any]) -> Condition:
    each = 0
    steps: list[tuple[int, int, int]] = []
    for text, vp in data.raw("scroll_bonus", row, "vp").items():
        step = _STEP.fullmatch(text)
        if type(vp) is not int or not 0 < vp <= 20 or not (step or text in ("each", "each_secondary")):
            raise data.error("scroll_bonus", row["id"], "vp", f"'{text} = {vp}' is not points for a number of things")
        if step is None:
            each = vp
            continue
        least = int(step[1])
        steps.append((least, int(step[2]) if step[2] else _MANY if step[3] else least, vp))
    level = data.whole("scroll_bonus", row, "level", 1, 7) if "level" in row else 0
    return Condition(each, sorted(steps, key=lambda one: one[2]), level)
