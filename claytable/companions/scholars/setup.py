"""The set-up guide: what to lay out for exactly this game, line by line."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument, Message
from ...games.scholars import names
from ..asking import Asked
from . import answers as a
from .kinds import HowMany
from .table import Beside


def set_up(table: Beside) -> None:
    """What the opponent has once the guide is done.  SCH-206, SCH-207, SCH-208"""
    printed, level = table.printed, table.level
    table.pile = list(range(6))
    if not table.own_cards:
        table.rng.shuffle(table.pile)
    table.sum = printed.start_sum[level]
    if printed.start_scroll[level] >= 0:
        table.scrolls[printed.start_scroll[level]] += 1
    table.guilds[1] = printed.start_orange[level]


def guide(table: Beside) -> list[Message]:
    """The lines of the set-up guide.  SCH-204, SCH-205, SCH-206, SCH-207, SCH-208"""
    box, printed, level = table.box.printed, table.printed, table.level
    top, middle, bottom = box.piles[(1, table.epic)]
    found = [
        Message("setup-scrolls"),
        Message("setup-pile", {"top": top, "middle": middle, "bottom": bottom}),
        Message("setup-translators"),
        Message("setup-markers"),
        Message("setup-you"),
        Message("setup-draft"),
        Message("setup-opponent", {"n": box.influence - 1}),
        Message("setup-own-schemes") if table.own_cards else Message("setup-schemes"),
        Message("setup-sum", {"n": printed.start_sum[level]}),
    ]
    if printed.start_scroll[level] >= 0:
        found.append(Message("setup-scroll", {"language": names.language(printed.start_scroll[level])}))
    if printed.start_purple_scroll[level] or printed.start_map_scroll[level]:
        both = {"purple": printed.start_purple_scroll[level], "map": printed.start_map_scroll[level]}
        found.append(Message("setup-on-scrolls", both))
    if printed.start_orange[level]:
        found.append(Message("setup-orange", {"n": printed.start_orange[level]}))
    if printed.start_gold[level]:
        found.append(Message("setup-gold", {"n": printed.start_gold[level]}))
    return found


class SetUp(Asked[Beside]):
    """Tick what is done, or all of it at once.  SCH-204"""

    __slots__ = ()

    name: ClassVar[str] = "set-up"
    rule: ClassVar[str] = "SCH-204"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.ALL, a.ALL + 1), (a.TICK, a.TICK + a.MOST_LINES))
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (("SCH-204", "why-ticked"), ("SCH-204", "why-no-line"))

    def args(self, table: Beside) -> dict[str, Argument]:
        return {"n": len(guide(table)) - len(table.ticked)}

    def choices(self, table: Beside) -> list[int]:
        return [answer for answer in range(a.ALL, a.TICK + a.MOST_LINES) if self.verdict(table, answer) == 0]

    def verdict(self, table: Beside, answer: int) -> int:
        if answer == a.ALL:
            return 0
        line = answer - a.TICK
        return 1 if line in table.ticked else 2 if line >= len(guide(table)) else 0

    def choose(self, table: Beside, answer: int) -> None:
        if answer != a.ALL:
            table.ticked = sorted([*table.ticked, answer - a.TICK])
            if len(table.ticked) < len(guide(table)):
                table.push(self)
                return
        table.ticked = list(range(len(guide(table))))
        table.tell("set-up")
        table.push(StartingMarks())


class StartingMarks(HowMany):
    """On how many Scrolls its Influence lies at the start: one that is marked already gets none.  SCH-206"""

    __slots__ = ()

    name: ClassVar[str] = "starting-marks"
    rule: ClassVar[str] = "SCH-206"
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (("SCH-206", "why-not-so-many"),)

    def args(self, table: Beside) -> dict[str, Argument]:
        return {"n": most_marks(table)}

    def choices(self, table: Beside) -> list[int]:
        most = most_marks(table)
        return list(range(a.COUNT + most, a.COUNT - 1, -1)) if most else []

    def verdict(self, table: Beside, answer: int) -> int:
        return 0 if answer - a.COUNT <= most_marks(table) else 1

    def choose(self, table: Beside, answer: int) -> None:
        table.on_scrolls = answer - a.COUNT


def most_marks(table: Beside) -> int:
    """On how many Scrolls the difficulty lays its Influence."""
    return table.printed.start_purple_scroll[table.level] + table.printed.start_map_scroll[table.level]
