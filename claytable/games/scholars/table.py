"""The pieces on the table: each player's board, the Main Board, the Solo Board, and the action under way."""

from __future__ import annotations

from typing import Any, Final

from ...core.chapters import ChapteredTable
from ...core.pieces import RIVAL
from .box import ScholarsBox
from .pieces import Board, Player, SoloBoard
from .terms import NOBODY

#: The table before setup.
TABLE: Final[dict[str, Any]] = {
    "level": 0,
    "epic": False,
    "turns_left": NOBODY,
    "slot": NOBODY,
    "dice": (),
    "colour": NOBODY,
}


class ScholarsTable(ChapteredTable[Player, Board]):
    """A table of Scholars of the South Tigris."""

    __slots__ = ("box", "solo", *TABLE)
    before_setup = TABLE
    boards = ("board", "solo")

    box: ScholarsBox
    solo: SoloBoard
    #: The difficulty of the solo game, from 0.
    level: int
    epic: bool
    #: Turns that follow this one once the fourth Caliph Card is out, else -1.
    turns_left: int
    #: The Work under way: its Action Slot (-1: none), the dice on its card (see `action`), and the colour that
    #: its main action was taken with (-1: not yet).
    slot: int
    dice: tuple[int, ...]
    colour: int

    # -- copying ------------------------------------------------------------------------------------

    def copy(self) -> ScholarsTable:
        twin = self.blank()
        self.copy_steps_to(twin)
        twin.players = self.players[:]
        twin.board = self.board
        twin.own = self.own = 0
        twin.box = self.box
        twin.solo = self.solo
        twin.level = self.level
        twin.epic = self.epic
        twin.turns_left = self.turns_left
        twin.slot = self.slot
        twin.dice = self.dice
        twin.colour = self.colour
        return twin

    def rival(self) -> SoloBoard:
        """The Solo Board, to be written to."""
        if not self.own & RIVAL:
            self.solo = self.solo.copy()
            self.own |= RIVAL
        return self.solo

    # -- chapters that come later in the rulebook; `chapters.Scholars` knows them --------------------------

    def blank(self) -> ScholarsTable:
        """A table of the same kind, to be filled."""
        raise NotImplementedError

    def effects(self, seat: int, parts: tuple[int, ...], must: int) -> None:
        """Put printed effects on the stack. With `must`, gains and draws cannot be declined.  SCH-134"""
        raise NotImplementedError

    def take_ways(self, seat: int, parts: tuple[int, ...]) -> None:
        """Resolve effects that the player has just chosen as a whole."""
        raise NotImplementedError

    def opponent_gains(self, silver: int) -> None:
        """The printed opponent gains Silver: its marker moves on.  SCH-215"""
        raise NotImplementedError

    def opponent_at_caliph(self, card: int, guild: int) -> None:
        """The printed opponent controls a Guild when the Caliph visits.  SCH-234"""
        raise NotImplementedError

    def opponent_consoled(self, guild: int) -> None:
        """The printed opponent does not control a Guild when the Caliph visits.  SCH-236"""
        raise NotImplementedError
