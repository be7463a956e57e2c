"""The pieces on the table: player areas, the Main board, the Bot's cards.

Copies share players and boards until one of them writes: all writing goes through `TabannusiTable.player`, `main` and
`rival`, which first make the piece the table's own. Reading goes through `players`, `board` and `bot`.
"""

from __future__ import annotations

from typing import Any, Final

from ...core import pieces as plain
from ...core.table import Table
from .box import TabannusiBox
from .layout import Layout
from .pieces import BOARD_FIELDS, BOT_FIELDS, PLAYER_FIELDS, Board, Bot, Player
from .terms import BONUSES

BOARD: int = 256
BOT: int = 512


class TabannusiTable(Table):
    """A table of Tabannusi: Builders of Ur."""

    __slots__ = (
        "board",
        "bot",
        "box",
        "ending",
        "king",
        "layout",
        "own",
        "players",
        "turns_left",
    )

    box: TabannusiBox
    layout: Layout
    players: list[Player]
    board: Board
    bot: Bot
    #: Which pieces are this table's own: a bit for each seat, BOARD and BOT.
    own: int
    #: The Bot's King.
    king: int
    #: Turns that follow this one once the Time track is empty, else -1; whether an empty Barge scores no points.
    turns_left: int
    ending: bool

    # -- copying ------------------------------------------------------------------------------------

    def copy(self) -> TabannusiTable:
        twin = self.blank()
        self.copy_steps_to(twin)
        twin.box = self.box
        twin.layout = self.layout
        twin.players = self.players[:]
        twin.board = self.board
        twin.bot = self.bot
        twin.own = 0
        self.own = 0
        twin.king = self.king
        twin.turns_left = self.turns_left
        twin.ending = self.ending
        return twin

    def player(self, seat: int) -> Player:
        """A seat's pieces, to be written to."""
        if self.own >> seat & 1:
            return self.players[seat]
        mine = self.players[seat].copy()
        self.players[seat] = mine
        self.own |= 1 << seat
        return mine

    def main(self) -> Board:
        """The Main board, to be written to."""
        if not self.own & BOARD:
            self.board = self.board.copy()
            self.own |= BOARD
        return self.board

    def rival(self) -> Bot:
        """The Bot's cards, to be written to."""
        if not self.own & BOT:
            self.bot = self.bot.copy()
            self.own |= BOT
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
                self.events.append(("scores", seat, vp) if vp > 0 else ("loses-vp", seat, -vp))

    # -- saving -------------------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        data = self.save_steps()
        data |= plain.save(self, TABLE_FIELDS)
        data["players"] = [plain.save(player, PLAYER_FIELDS) for player in self.players]
        data["board"] = plain.save(self.board, BOARD_FIELDS)
        data["bot"] = plain.save(self.bot, BOT_FIELDS)
        return data

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


TABLE_FIELDS: Final = ("king", "turns_left", "ending")
