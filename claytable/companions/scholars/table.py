"""What the opponent has: its cards, its Solo Board and its Influence, all that nobody need look for."""

from __future__ import annotations

from typing import Any, Final

from ...core.chapters import ChapteredTable
from ...core.pieces import Piece, fill, save
from ...games.scholars import solo_order
from ...games.scholars.solo_box import SoloBox, Task
from . import answers as a

#: Nobody controls a Guild; no last Rounds yet.
NOBODY: Final = -1
#: What the person counts at the end.
YOUR_POINTS: Final = ("dice-sum", "retirees", "caliph", "research", "scrolls")

BEFORE: Final[dict[str, Any]] = {
    "level": 0,
    "epic": False,
    "own_cards": False,
    "ticked": [],
    "turns_left": NOBODY,
    "pile": [],
    "faceup": [],
    "position": 0,
    "markers": 0,
    "sum": 0,
    "scrolls": [0] * 6,
    "retired": [],
    "guilds": [0] * 3,
    "at_caliph": [0] * 3,
    "on_scrolls": 0,
    "caliphs": 0,
    "revealed": 0,
    "control": [NOBODY] * 3,
    "neutral": 0,
    "yours": [0] * len(YOUR_POINTS),
}


class Beside(ChapteredTable[Piece, Piece]):
    """The printed opponent of Scholars beside a real board."""

    __slots__ = ("box", *BEFORE)
    before_setup = BEFORE
    boards = ()

    box: a.CompanionBox
    #: The difficulty, from 0; the version; whether the person turns the Scheme Cards.
    level: int
    epic: bool
    own_cards: bool
    #: Lines of the set-up guide that are done, from 0.
    ticked: list[int]
    turns_left: int
    #: Scheme Cards: the pile, top last (in no order if the person has it), and those revealed since the last Rest.
    pile: list[int]
    faceup: list[int]
    #: The Player Marker on the Resource Track, the Research Markers placed, and the Dice Sum.
    position: int
    markers: int
    sum: int
    #: Scrolls above each language, and the VP of its Retired Translators.
    scrolls: list[int]
    retired: list[int]
    #: Its Influence in the Guilds, on spaces of Caliph Cards, and on Scrolls.
    guilds: list[int]
    at_caliph: list[int]
    on_scrolls: int
    #: Caliph Cards revealed, and Scrolls revealed on its turns.
    caliphs: int
    revealed: int
    #: At the end: who controls each Guild, Neutral Translators in Rooms, and what the person counts.
    control: list[int]
    neutral: int
    yours: list[int]

    @property
    def printed(self) -> SoloBox:
        """What is printed for the opponent."""
        return self.box.printed.solo

    def supply(self) -> int:
        """Its Influence that lies beside the Solo Board; one piece marks the Dice Sum.  SCH-238"""
        return self.box.printed.influence - 1 - sum(self.guilds) - sum(self.at_caliph) - self.on_scrolls

    def caliphs_left(self) -> int:
        """Caliph Cards that nobody has revealed yet."""
        return len(self.box.printed.caliph_ids) - self.caliphs

    def languages(self) -> list[int]:
        """The languages in the order of its focus.  SCH-216, SCH-217"""
        return solo_order.languages(self.printed, self.position)

    def colours(self) -> list[int]:
        """The Guilds in the order of its focus.  SCH-216, SCH-217"""
        return solo_order.by_colour(self.printed, self.position)

    def copy(self) -> Beside:
        twin = type(self)()
        self.copy_steps_to(twin)
        twin.box = self.box
        twin.own = self.own
        twin.players = self.players
        fill(twin, save(self, self.before_setup))
        return twin

    # -- corrections: the one thing that may be done before any answer ------------------------------------

    def add_extras(self, seat: int, answers: list[int]) -> None:
        answers.append(a.CORRECT)

    def is_extra(self, answer: int) -> bool:
        return answer == a.CORRECT

    # -- chapters that come later; `chapters.RealTable` knows them ------------------------------------------

    def do_tasks(self, given: tuple[Task, ...]) -> None:
        """Put what the opponent does on the stack."""
        raise NotImplementedError
