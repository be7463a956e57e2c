"""The pieces on the table: player areas, the Main board, the Bot's cards."""

from __future__ import annotations

from typing import Any, Final

from ...core.chapters import ChapteredTable
from ...core.pieces import RIVAL
from .box import TabannusiBox
from .layout import Layout
from .pieces import Board, Bot, Player
from .terms import BONUSES, NOBODY

#: The table before setup.
TABLE: Final[dict[str, Any]] = {"king": 0, "turns_left": NOBODY, "ending": False}


class TabannusiTable(ChapteredTable[Player, Board]):
    """A table of Tabannusi: Builders of Ur."""

    __slots__ = ("bot", "box", "layout", *TABLE)
    before_setup = TABLE
    boards = ("board", "bot")

    box: TabannusiBox
    layout: Layout
    bot: Bot
    #: The Bot's King.
    king: int
    #: Turns that follow this one once the Time track is empty, else -1; whether an empty Barge scores no points.
    turns_left: int
    ending: bool

    # -- copying ------------------------------------------------------------------------------------

    def copy(self) -> TabannusiTable:
        twin = self.blank()
        self.copy_steps_to(twin)
        twin.players = self.players[:]
        twin.board = self.board
        twin.own = self.own = 0
        twin.box = self.box
        twin.layout = self.layout
        twin.bot = self.bot
        twin.king = self.king
        twin.turns_left = self.turns_left
        twin.ending = self.ending
        return twin

    def rival(self) -> Bot:
        """The Bot's cards, to be written to."""
        if not self.own & RIVAL:
            self.bot = self.bot.copy()
            self.own |= RIVAL
        return self.bot

    # -- points ---------------------------------------------------------------------------------------

    def score(self, seat: int, vp: int, source: int = BONUSES) -> None:
        """Victory Points for a seat; a loss stops at 0.  TAB-033"""
        me = self.player(seat)
        if me.vp + vp < 0:
            vp = -me.vp
        if vp:
            me.vp += vp
            me.earned[source] += vp
            if self.loud:
                self.tell("scores" if vp > 0 else "loses-vp", seat, abs(vp))

    # -- chapters that come later in the rulebook; `chapters.Tabannusi` knows them --------------------------

    def blank(self) -> TabannusiTable:
        """A table of the same kind, to be filled."""
        raise NotImplementedError

    def effects(self, seat: int, parts: tuple[int, ...], colour: int = -1) -> None:
        """Put printed effects on the stack; `colour` is that of the Project, Building or Ship they speak of."""
        raise NotImplementedError

    def triggered(self, seat: int, trigger: int, colour: int = -1, times: int = 1) -> None:
        """Put the effects of Ship abilities on the stack."""
        raise NotImplementedError

    def opponent_resets(self) -> None:
        """The Bot's cards and tiles at the end of a turn."""
        raise NotImplementedError

    def opponent_gains(self, parts: tuple[int, ...], colour: int) -> None:
        """The Bot gains printed effects in its own way."""
        raise NotImplementedError
