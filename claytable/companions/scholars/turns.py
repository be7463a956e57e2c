"""The order of play: the person's turn, where only what concerns the opponent is told, and the opponent's."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument
from ...core.table import Deed
from ...games.scholars.solo_order import majority, must_rest, rest_shift, rest_tasks
from ..asking import IT, PERSON, Asked
from . import answers as a
from .caliph import CaliphVisit, Reveal
from .ending import Control, Neutral, Tally
from .kinds import HowManyVP
from .pieces import add_retired, shift_sum
from .table import YOUR_POINTS, Beside
from .tasks import MoveMarker, SchemeAction, push_tasks


class YourTurn(Asked[Beside]):
    """What on the person's turn concerns the opponent; then its turn.  SCH-215, SCH-225, SCH-230"""

    __slots__ = ()

    name: ClassVar[str] = "your-turn"
    rule: ClassVar[str] = "SCH-215"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.ITS_TURN, a.SCROLL), (a.CALIPH, a.CALIPH + 1))
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (
        ("SCH-210", "why-last-turn"),
        ("SCH-210", "why-turns-left"),
        ("SCH-230", "why-none-on-scrolls"),
        ("SCH-210", "why-all-caliphs"),
    )

    def args(self, table: Beside) -> dict[str, Argument]:
        return {"left": table.turns_left}

    def choices(self, table: Beside) -> list[int]:
        found = [answer for answer in range(a.ITS_TURN, a.SCROLL) if self.verdict(table, answer) == 0]
        return [*found, a.CALIPH] if self.verdict(table, a.CALIPH) == 0 else found

    def verdict(self, table: Beside, answer: int) -> int:
        if answer == a.ITS_TURN:
            return 1 if table.turns_left == 0 else 0
        if answer == a.FINISH:
            return 0 if table.turns_left == 0 else 2
        if answer == a.INFLUENCE_BACK:
            return 0 if table.on_scrolls else 3
        if answer == a.CALIPH:
            return 0 if table.caliphs_left() else 4
        return 0

    def choose(self, table: Beside, answer: int) -> None:
        if answer == a.FINISH:
            return
        if answer == a.ITS_TURN:
            table.push(NextTurn())
            return
        table.push(self)
        if answer == a.RETIRED:
            table.push(WhoRetired())
        elif answer == a.INFLUENCE_BACK:
            table.on_scrolls -= 1
            table.tell("influence-back")
        elif answer == a.CALIPH:
            table.push(CaliphVisit())
        else:
            n = answer - a.PAID + 1
            table.tell("paid", n)
            table.push(MoveMarker(n))


class WhoRetired(HowManyVP):
    """The VP of a Neutral Translator that has Retired.  SCH-225"""

    __slots__ = ()

    name: ClassVar[str] = "who-retired"
    rule: ClassVar[str] = "SCH-225"

    def choose(self, table: Beside, answer: int) -> None:
        if answer != a.NONE:
            add_retired(table, answer - a.VP)


class NextTurn(Deed[Beside]):
    """Turn by turn, until the last Round is played; what Retired in the last turn is told before the count."""

    __slots__ = ()

    def happen(self, table: Beside) -> None:
        if table.turns_left == 0:
            table.turn = PERSON
            table.push(Count())
            table.push(YourTurn())
            return
        if table.turns_left > 0:
            table.turns_left -= 1
        table.turn = IT if table.turn == PERSON else PERSON
        table.turns += 1
        table.tell("turn", table.turn)
        if table.turn == IT:
            table.push(NextTurn())
            table.push(ItsTurn())
        else:
            table.push(YourTurn())


class Count(Deed[Beside]):
    """The final count: Guilds, Neutral Translators, what the person has, and the end.  SCH-239, SCH-240"""

    __slots__ = ()

    def happen(self, table: Beside) -> None:
        table.push(Over())
        for which in range(len(YOUR_POINTS) - 1, -1, -1):
            table.push(Tally(which))
        table.push(Neutral())
        for guild in (2, 1, 0):
            table.push(Control(guild))


class Over(Deed[Beside]):
    """Everything is counted.  SCH-209"""

    __slots__ = ()

    def happen(self, table: Beside) -> None:
        table.over = True
        table.turn = -1
        table.tell("game-over")


# -- its turn -------------------------------------------------------------------------------------------------


class ItsTurn(Deed[Beside]):
    """With three faceup Scheme Cards of a colour it Rests, otherwise one more is revealed.  SCH-210"""

    __slots__ = ()

    def happen(self, table: Beside) -> None:
        if must_rest(table.printed, table.faceup):
            table.tell("rests", len(table.faceup))
            table.push(Rested())
            table.push(Reveal(0))
        elif table.own_cards:
            table.push(WhichScheme())
        else:
            table.reveals += 1
            reveal_scheme(table, table.pile[-1])


class WhichScheme(Asked[Beside]):
    """The person turns the top Scheme Card of their own deck.  SCH-210, SCH-211"""

    __slots__ = ()

    name: ClassVar[str] = "which-scheme"
    rule: ClassVar[str] = "SCH-210"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.SCHEME, a.YES),)
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (("SCH-210", "why-scheme-lies-there"),)

    def choices(self, table: Beside) -> list[int]:
        return [a.SCHEME + card for card in sorted(table.pile)]

    def verdict(self, table: Beside, answer: int) -> int:
        return 0 if answer - a.SCHEME in table.pile else 1

    def choose(self, table: Beside, answer: int) -> None:
        reveal_scheme(table, answer - a.SCHEME)


def reveal_scheme(table: Beside, card: int) -> None:
    """The marker moves by its Silver Value, then comes one of its Actions.  SCH-212, SCH-214"""
    table.pile.remove(card)
    table.faceup.append(card)
    table.tell("scheme", card)
    table.push(SchemeAction(card))
    table.push(MoveMarker(table.printed.scheme_silver[card]))


class Rested(Deed[Beside]):
    """After the reveal: Dice Sum, benefits by number of cards, a new pile.  SCH-232, SCH-233"""

    __slots__ = ()

    def happen(self, table: Beside) -> None:
        colour = majority(table.printed, table.faceup)
        shift_sum(table, rest_shift(colour))
        cards = len(table.faceup)
        table.pile = sorted([*table.pile, *table.faceup])
        table.faceup = []
        if not table.own_cards:
            table.rng.shuffle(table.pile)
        table.tell("shuffles-schemes", int(table.own_cards))
        push_tasks(table, rest_tasks(table.printed, cards, colour))
