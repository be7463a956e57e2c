"""Scrolls that the opponent marks, Translates and Delivers, and the person who may deny them."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument
from ...core.table import Deed
from ...games.scholars import names
from ..asking import Asked
from . import answers as a
from .caliph import Reveal
from .kinds import ByFocus, HowMany, Wanted, colours, focus
from .pieces import has_influence
from .table import Beside


class MarkScroll(Deed[Beside]):
    """Influence on a Scroll: the House of Wisdom first.  SCH-229"""

    __slots__ = ()

    def happen(self, table: Beside) -> None:
        if has_influence(table):
            table.push(MarkIn(0))


class MarkIn(Asked[Beside]):
    """The first language of its focus with a Scroll that nobody has marked: in the House, then on the Map.  SCH-229"""

    __slots__ = ("on_map",)

    name: ClassVar[str] = "mark"
    rule: ClassVar[str] = "SCH-229"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.NONE, a.NONE + 1), (a.LANGUAGE, a.TRANSLATOR))

    def __init__(self, on_map: int) -> None:
        super().__init__()
        self.on_map = on_map

    def args(self, table: Beside) -> dict[str, Argument]:
        return {"map": self.on_map, "guilds": colours(table)}

    def choices(self, table: Beside) -> list[int]:
        return [*focus(table), a.NONE] if table.supply() > 0 else []

    def choose(self, table: Beside, answer: int) -> None:
        if answer != a.NONE:
            table.on_scrolls += 1
            table.tell("marks", answer - a.LANGUAGE)
        elif not self.on_map:
            table.push(MarkIn(1))
        else:
            table.tell("marks-none")


class Translate(ByFocus):
    """A Scroll of the House of Wisdom by language, then the lowest row, then by colour.  SCH-222, SCH-224, SCH-231"""

    __slots__ = ()

    name: ClassVar[str] = "translate"
    rule: ClassVar[str] = "SCH-222"

    def __init__(self, denied: int) -> None:
        super().__init__()
        self.denied = denied

    def args(self, table: Beside) -> dict[str, Argument]:
        return {"denied": self.denied, "guilds": colours(table)}

    def choose(self, table: Beside, answer: int) -> None:
        if answer == a.NONE:
            table.tell("translates-none")
        else:
            table.push(Whose(answer - a.LANGUAGE, 1, 0, self.denied))


class Deliver(ByFocus):
    """A Scroll of the Map by language, clockwise from the Neutral Marker.  SCH-226, SCH-231"""

    __slots__ = ("influence",)

    name: ClassVar[str] = "deliver"
    rule: ClassVar[str] = "SCH-226"

    def __init__(self, influence: int, denied: int) -> None:
        super().__init__()
        self.influence = influence
        self.denied = denied

    def args(self, table: Beside) -> dict[str, Argument]:
        return {"denied": self.denied}

    def choose(self, table: Beside, answer: int) -> None:
        if answer == a.NONE:
            table.tell("delivers-none")
        else:
            table.push(Whose(answer - a.LANGUAGE, 0, self.influence, self.denied))


class Whose(Wanted):
    """Whose Influence lies on the Scroll that it wants?  SCH-224, SCH-231"""

    __slots__ = ()

    name: ClassVar[str] = "whose"
    rule: ClassVar[str] = "SCH-231"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.YOURS, a.NOBODYS + 1),)
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (("SCH-230", "why-none-on-scrolls"),)

    def choices(self, table: Beside) -> list[int]:
        return [answer for answer in (a.NOBODYS, a.YOURS, a.ITS) if self.verdict(table, answer) == 0]

    def verdict(self, table: Beside, answer: int) -> int:
        return 1 if answer == a.ITS and not table.on_scrolls else 0

    def choose(self, table: Beside, answer: int) -> None:
        if answer == a.YOURS:
            table.push(Deny(self.language, self.translating, self.influence, self.denied))
            return
        if answer == a.ITS and self.translating:
            table.on_scrolls -= 1
            table.tell("takes-back")
        takes(table, self.language, self.translating, self.influence)


class Deny(Wanted):
    """The person allows it for 1 Silver, or pays 1 for its next choice, but can never deny it all.  SCH-231"""

    __slots__ = ()

    name: ClassVar[str] = "deny"
    rule: ClassVar[str] = "SCH-231"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.ALLOW, a.DENY + 1),)

    def choices(self, table: Beside) -> list[int]:
        return [a.ALLOW, a.DENY]

    def choose(self, table: Beside, answer: int) -> None:
        if answer == a.ALLOW:
            table.tell("allowed")
            takes(table, self.language, self.translating, self.influence)
            return
        table.tell("denied")
        again = self.denied + 1
        table.push(Translate(again) if self.translating else Deliver(self.influence, again))


def takes(table: Beside, language: int, translating: int, influence: int) -> None:
    """It has its Scroll.  SCH-223, SCH-227"""
    if translating:
        table.scrolls[language] += 1
        table.tell("translates", language)
        table.push(GoldOnTranslators(language))
    else:
        table.push(Reveal(1))
        table.push(IntoGuild(influence))


class GoldOnTranslators(Asked[Beside]):
    """Gold onto Translators, 1 each, in four groups.  SCH-223"""

    __slots__ = ("language",)

    name: ClassVar[str] = "gold-on-translators"
    rule: ClassVar[str] = "SCH-223"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.DONE, a.DONE + 1),)

    def __init__(self, language: int) -> None:
        super().__init__()
        self.language = language

    def args(self, table: Beside) -> dict[str, Argument]:
        return {"language": names.language(self.language), "n": table.printed.gold[self.language]}

    def choices(self, table: Beside) -> list[int]:
        return [a.DONE] if table.printed.gold[self.language] else []

    def choose(self, table: Beside, answer: int) -> None:
        table.tell("gold-on-translators", table.printed.gold[self.language])


class IntoGuild(Asked[Beside]):
    """The highest free row of the House of Wisdom, by colour; `influence` there, 0 for what it shows.  SCH-227"""

    __slots__ = ("influence",)

    name: ClassVar[str] = "into-guild"
    rule: ClassVar[str] = "SCH-227"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.GUILD, a.SPACE),)

    def __init__(self, influence: int) -> None:
        super().__init__()
        self.influence = influence

    def args(self, table: Beside) -> dict[str, Argument]:
        return {"guilds": colours(table)}

    def choices(self, table: Beside) -> list[int]:
        return [a.GUILD + guild for guild in table.colours()]

    def choose(self, table: Beside, answer: int) -> None:
        guild = answer - a.GUILD
        table.tell("delivers", guild)
        table.push(InfluenceThere(guild, self.influence))


class InfluenceThere(HowMany):
    """How much Influence it places in the Guild that it Delivered to: as the card says, or as the space shows.  SCH-227

    What its supply no longer has is not placed.
    """

    __slots__ = ("guild", "influence")

    name: ClassVar[str] = "influence-there"
    rule: ClassVar[str] = "SCH-227"
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (("SCH-227", "why-not-so-many"),)

    def __init__(self, guild: int, influence: int) -> None:
        super().__init__()
        self.guild = guild
        self.influence = influence

    def args(self, table: Beside) -> dict[str, Argument]:
        return {"guild": names.guild(self.guild), "n": min(self.influence, table.supply())}

    def verdict(self, table: Beside, answer: int) -> int:
        n = answer - a.COUNT
        if self.influence:
            return 0 if n == min(self.influence, table.supply()) else 1
        return 0 if n <= most_shown(table) else 1

    def choose(self, table: Beside, answer: int) -> None:
        n = min(answer - a.COUNT, table.supply())
        table.guilds[self.guild] += n
        if n:
            table.tell("into-guild", n, self.guild)
        else:
            table.tell("no-influence")


def most_shown(table: Beside) -> int:
    """The most Influence that a space of the House of Wisdom shows."""
    return max(max(spaces) for spaces in table.box.printed.space_influence)
