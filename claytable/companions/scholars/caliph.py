"""Cards of the draw pile that are revealed for the opponent, and Caliph Cards."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument
from ...core.table import Deed
from ...games.scholars import names
from ...games.scholars.solo_box import BLUE_SCHEME, GAIN_SILVER, PLACE_GOLD
from ...games.scholars.solo_order import consolation_tasks, majority
from ...games.scholars.terms import SCROLLS
from ..asking import Asked
from . import answers as a
from .kinds import AboutGuild, HowMany, HowManyVP
from .pieces import add_retired, shift_sum
from .table import Beside

#: Scrolls that lie on the Main Board at the start.
ON_BOARD = 9


class Reveal(Asked[Beside]):
    """A card is revealed: from the bottom of the pile at a Rest, from its top to refill the Map.  SCH-227, SCH-232

    After a Caliph Card the Map still waits for a Scroll.
    """

    __slots__ = ("top",)

    name: ClassVar[str] = "reveal"
    rule: ClassVar[str] = "SCH-232"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.SCROLL, a.CALIPH + 1),)
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (("SCH-227", "why-no-scrolls"), ("SCH-210", "why-all-caliphs"))

    def __init__(self, top: int) -> None:
        super().__init__()
        self.top = top

    def args(self, table: Beside) -> dict[str, Argument]:
        return {"top": self.top}

    def choices(self, table: Beside) -> list[int]:
        return [answer for answer in (a.SCROLL, a.CALIPH) if self.verdict(table, answer) == 0]

    def verdict(self, table: Beside, answer: int) -> int:
        if answer == a.SCROLL:
            return 0 if table.revealed < SCROLLS - ON_BOARD else 1
        return 0 if table.caliphs_left() else 2

    def choose(self, table: Beside, answer: int) -> None:
        if answer == a.SCROLL:
            table.revealed += 1
            table.tell("reveals-top" if self.top else "reveals-bottom")
            return
        if self.top:
            table.push(self)
        table.push(CaliphVisit())


class CaliphVisit(Deed[Beside]):
    """A Caliph Card: its event, then the Guilds from left to right.  SCH-153, SCH-164"""

    __slots__ = ()

    def happen(self, table: Beside) -> None:
        space = table.caliphs
        table.caliphs += 1
        table.tell("caliph", table.caliphs)
        if not table.caliphs_left():
            # The rest of this Round, and one more.
            table.turns_left = table.seats - 1 - table.turn + table.seats
            table.tell("last-rounds", table.turns_left)
        for guild in (2, 1, 0):
            table.push(CaliphGuild(guild))
        event = table.box.printed.events[space]
        if event == "starting_translators":
            table.push(StartingRetired())
        elif event == "neutral_translator":
            table.push(NeutralEnters(space))


class StartingRetired(HowMany):
    """1 Silver for each Starting Translator among its Retired ones.  SCH-237"""

    __slots__ = ()

    name: ClassVar[str] = "starting-retired"
    rule: ClassVar[str] = "SCH-237"

    def choose(self, table: Beside, answer: int) -> None:
        table.do_tasks(((GAIN_SILVER, answer - a.COUNT, 0),))


class NeutralEnters(Asked[Beside]):
    """A Neutral Translator of a pictured deck enters the left-most empty Room.  SCH-159"""

    __slots__ = ("space",)

    name: ClassVar[str] = "neutral-enters"
    rule: ClassVar[str] = "SCH-159"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.DONE, a.CANNOT + 1),)

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space = space

    def args(self, table: Beside) -> dict[str, Argument]:
        return {"decks": [names.deck(deck) for deck in table.box.printed.event_decks[self.space]]}

    def choices(self, table: Beside) -> list[int]:
        return [a.DONE, a.CANNOT]

    def choose(self, table: Beside, answer: int) -> None:
        table.tell("neutral-enters" if answer == a.DONE else "neutral-stays")


class CaliphGuild(AboutGuild):
    """In a Guild where it has Influence: does it control it?  SCH-155, SCH-236"""

    __slots__ = ()

    name: ClassVar[str] = "controls"
    rule: ClassVar[str] = "SCH-153"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.YES, a.NO + 1),)

    def choices(self, table: Beside) -> list[int]:
        return [a.YES, a.NO] if table.guilds[self.guild] else []

    def choose(self, table: Beside, answer: int) -> None:
        if answer == a.YES:
            table.push(ServeCaliph(self.guild))
            return
        table.tell("consoled", self.guild)
        table.do_tasks(consolation_tasks(table.box.printed, self.guild))


class ServeCaliph(AboutGuild):
    """The highest free space with Blue or no cards, the lowest with Red.  SCH-234, SCH-235"""

    __slots__ = ()

    name: ClassVar[str] = "serve-caliph"
    rule: ClassVar[str] = "SCH-234"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.SPACE, a.VP),)

    def args(self, table: Beside) -> dict[str, Argument]:
        blue = majority(table.printed, table.faceup) == BLUE_SCHEME
        return super().args(table) | {"blue": int(blue)}

    def choices(self, table: Beside) -> list[int]:
        spaces = list(range(a.SPACE, a.VP))
        return spaces if majority(table.printed, table.faceup) == BLUE_SCHEME else spaces[::-1]

    def choose(self, table: Beside, answer: int) -> None:
        space = answer - a.SPACE
        # A correction may have taken the piece away.
        table.guilds[self.guild] = max(0, table.guilds[self.guild] - 1)
        table.at_caliph[space] += 1
        table.tell("serves", self.guild, space)
        if space == 1:
            shift_sum(table, 1)
        elif space == 2:
            table.push(RetireBetter())


class RetireBetter(HowManyVP):
    """Of the two pictured Translators the one worth more VP Retires; with none left, Gold instead.  SCH-235"""

    __slots__ = ()

    name: ClassVar[str] = "retire-better"
    rule: ClassVar[str] = "SCH-235"

    def choose(self, table: Beside, answer: int) -> None:
        if answer == a.NONE:
            table.do_tasks(((PLACE_GOLD, 1, 0),))
            return
        add_retired(table, answer - a.VP)
        shift_sum(table, -1)
