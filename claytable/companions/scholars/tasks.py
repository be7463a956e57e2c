"""What the opponent does by its cards: the app moves what it keeps, and the person does the rest on the board."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument
from ...core.table import Deed
from ...games.scholars import names
from ...games.scholars import solo_box as s
from ...games.scholars.solo_box import Task
from ...games.scholars.solo_order import SPACES, decks, room_costs
from ...games.scholars.terms import ANY_GUILD
from ..asking import Asked
from . import answers as a
from .kinds import AboutGuild, HowManyVP
from .pieces import add_retired, has_influence, put_in_guild
from .scrolls import Deliver, MarkScroll, Translate
from .table import Beside


class MoveMarker(Deed[Beside]):
    """Silver moves the marker on; each time it wraps a Research Marker covers an effect.  SCH-212, SCH-213, SCH-215"""

    __slots__ = ("spaces",)

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def happen(self, table: Beside) -> None:
        for step in range(1, self.spaces + 1):
            table.position = (table.position + 1) % SPACES
            if table.position == 0 and table.markers < SPACES:
                table.markers += 1
                table.tell("marker", step, table.position)
                table.tell("wraps", table.markers)
                table.push(MoveMarker(self.spaces - step))
                push_tasks(table, table.printed.wraps[table.markers - 1])
                return
        if self.spaces:
            table.tell("marker", self.spaces, table.position)


class SchemeAction(Asked[Beside]):
    """Is the condition of the First Action met? If not, it takes the Second.  SCH-211, SCH-214"""

    __slots__ = ("card",)

    name: ClassVar[str] = "condition"
    rule: ClassVar[str] = "SCH-214"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.YES, a.NO + 1),)

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def args(self, table: Beside) -> dict[str, Argument]:
        printed = table.printed
        in_house = int(printed.scheme_condition[self.card] == s.IN_HOUSE)
        return {"house": in_house, "n": printed.scheme_least[self.card]}

    def choices(self, table: Beside) -> list[int]:
        return [a.YES, a.NO]

    def choose(self, table: Beside, answer: int) -> None:
        printed = table.printed
        table.tell("first-action" if answer == a.YES else "second-action")
        actions = printed.scheme_first if answer == a.YES else printed.scheme_second
        push_tasks(table, actions[self.card])


def push_tasks(table: Beside, tasks: tuple[Task, ...]) -> None:
    """Put what the opponent does on the stack, first task on top."""
    for place in range(len(tasks) - 1, -1, -1):
        word, n, kind = tasks[place]
        if word == s.GAIN_SILVER:
            table.push(MoveMarker(n))
        elif word == s.PLACE_GOLD:
            table.push(PlaceGold())
        elif word == s.INFLUENCE_GUILD:
            for _ in range(n):
                table.push(InfluenceGuild(kind))
        elif word == s.INFLUENCE_SCROLL:
            for _ in range(n):
                table.push(MarkScroll())
        elif word == s.RETIRE:
            table.push(RetireTop(kind))
        elif word == s.EMPLOY:
            table.push(Employ(0))
        elif word == s.TRANSLATE:
            table.push(Translate(0))
        elif word == s.DELIVER:
            following = tasks[place + 1] if place + 1 < len(tasks) else (s.GUILD_BY_ROW, 0, 0)
            table.push(Deliver(following[1] if following[0] == s.GUILD_HERE else 0, 0))


# -- Gold and Guilds ------------------------------------------------------------------------------------------


class PlaceGold(Asked[Beside]):
    """1 Gold on the left-most Neutral Translator, if there is one.  SCH-213, SCH-221"""

    __slots__ = ()

    name: ClassVar[str] = "place-gold"
    rule: ClassVar[str] = "SCH-221"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.DONE, a.CANNOT + 1),)

    def choices(self, table: Beside) -> list[int]:
        return [a.DONE, a.CANNOT]

    def choose(self, table: Beside, answer: int) -> None:
        table.tell("gold" if answer == a.DONE else "no-gold")


class InfluenceGuild(Deed[Beside]):
    """Influence in a Guild, named or chosen: where nobody is, else where it is not, else anywhere.  SCH-228"""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def happen(self, table: Beside) -> None:
        if not has_influence(table):
            return
        if self.kind != ANY_GUILD:
            table.push(PutInGuild(self.kind))
            return
        without = guilds_without(table)
        if len(without) > 1:
            table.push(EmptyGuild(0))
        else:
            table.push(PutInGuild((without or table.colours())[0]))


def guilds_without(table: Beside) -> list[int]:
    """The Guilds where it has no Influence, in the order of its focus."""
    return [guild for guild in table.colours() if not table.guilds[guild]]


class EmptyGuild(Asked[Beside]):
    """The first Guild of its focus without anybody's Influence gets it.  SCH-228"""

    __slots__ = ("place",)

    name: ClassVar[str] = "empty-guild"
    rule: ClassVar[str] = "SCH-228"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.DONE, a.CANNOT + 1),)

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def args(self, table: Beside) -> dict[str, Argument]:
        return {"guild": names.guild(guilds_without(table)[self.place])}

    def choices(self, table: Beside) -> list[int]:
        # A correction may have left fewer Guilds to look at.
        return [a.DONE, a.CANNOT] if self.place < len(guilds_without(table)) else []

    def choose(self, table: Beside, answer: int) -> None:
        without = guilds_without(table)
        if answer == a.DONE:
            put_in_guild(table, without[self.place])
        elif self.place + 1 < len(without):
            table.push(EmptyGuild(self.place + 1))
        else:
            table.push(PutInGuild(without[0]))


class PutInGuild(AboutGuild):
    """1 Influence in this Guild.  SCH-228, SCH-238"""

    __slots__ = ()

    name: ClassVar[str] = "put-in-guild"
    rule: ClassVar[str] = "SCH-228"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.DONE, a.DONE + 1),)

    def choices(self, table: Beside) -> list[int]:
        return [a.DONE] if table.supply() > 0 else []

    def choose(self, table: Beside, answer: int) -> None:
        put_in_guild(table, self.guild)


# -- Translators ----------------------------------------------------------------------------------------------


class Employ(Asked[Beside]):
    """The first character of its focus that is in no Room; if all are there, the first with cards.  SCH-219, SCH-220

    With `again` the characters that lie in Rooms count too.
    """

    __slots__ = ("again",)

    name: ClassVar[str] = "employ"
    rule: ClassVar[str] = "SCH-219"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.TRANSLATOR, a.NO_ROOM + 1),)
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (("SCH-216", "why-no-focus"), ("SCH-219", "why-all-there"))

    def __init__(self, again: int) -> None:
        super().__init__()
        self.again = again

    def args(self, table: Beside) -> dict[str, Argument]:
        return {"again": self.again}

    def choices(self, table: Beside) -> list[int]:
        order = [a.TRANSLATOR + deck for deck in decks(table.printed, table.position)]
        return [*dict.fromkeys(order), *([] if self.again else [a.ALL_THERE]), a.NO_ROOM]

    def verdict(self, table: Beside, answer: int) -> int:
        if answer == a.ALL_THERE:
            return 2 if self.again else 0
        return 0 if answer == a.NO_ROOM or answer - a.TRANSLATOR in table.printed.deck else 1

    def choose(self, table: Beside, answer: int) -> None:
        if answer == a.ALL_THERE:
            table.push(Employ(1))
        elif answer == a.NO_ROOM:
            table.tell("employs-nobody")
        else:
            table.push(EnterRoom(answer - a.TRANSLATOR))


class EnterRoom(Asked[Beside]):
    """The right-most empty Room of the Target Sum, or of the next higher sum, around.  SCH-218, SCH-220"""

    __slots__ = ("deck",)

    name: ClassVar[str] = "enter-room"
    rule: ClassVar[str] = "SCH-220"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.DONE, a.DONE + 1),)

    def __init__(self, deck: int) -> None:
        super().__init__()
        self.deck = deck

    def args(self, table: Beside) -> dict[str, Argument]:
        first, *more = room_costs(table.box.printed, table.faceup)
        return {"deck": names.deck(self.deck), "n": first, "then": ", ".join(map(str, more))}

    def choices(self, table: Beside) -> list[int]:
        return [a.DONE]

    def choose(self, table: Beside, answer: int) -> None:
        table.tell("employs", self.deck)


class RetireTop(HowManyVP):
    """The top card of a deck joins its Retired Translators: what is printed on it?  SCH-233"""

    __slots__ = ("deck",)

    name: ClassVar[str] = "retire-top"
    rule: ClassVar[str] = "SCH-233"

    def __init__(self, deck: int) -> None:
        super().__init__()
        self.deck = deck

    def args(self, table: Beside) -> dict[str, Argument]:
        return {"deck": names.deck(self.deck)}

    def choose(self, table: Beside, answer: int) -> None:
        if answer != a.NONE:
            add_retired(table, answer - a.VP)
