"""The pieces on the table: each player's board, the Main Board, the Solo Board, and the action under way.

Copies share players and boards until one of them writes: all writing goes through `ScholarsTable.player`, `main` and
`rival`, which first make the piece the table's own. Reading goes through `players`, `board` and `solo`.
"""

from __future__ import annotations

from typing import Any, Final

from ...core import pieces as plain
from ...core.table import Table
from .box import ScholarsBox
from .pieces import BOARD_FIELDS, PLAYER_FIELDS, SOLO_FIELDS, Board, Player, SoloBoard

BOARD: int = 256
SOLO: int = 512


class ScholarsTable(Table):
    """A table of Scholars of the South Tigris."""

    __slots__ = (
        "board",
        "box",
        "colour",
        "dice",
        "epic",
        "level",
        "own",
        "players",
        "slot",
        "solo",
        "turns_left",
    )

    box: ScholarsBox
    players: list[Player]
    board: Board
    solo: SoloBoard
    #: Which pieces are this table's own: a bit for each seat, BOARD and SOLO.
    own: int
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
        twin.box = self.box
        twin.players = self.players[:]
        twin.board = self.board
        twin.solo = self.solo
        twin.own = 0
        self.own = 0
        twin.level = self.level
        twin.epic = self.epic
        twin.turns_left = self.turns_left
        twin.slot = self.slot
        twin.dice = self.dice
        twin.colour = self.colour
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
        """The Main Board, to be written to."""
        if not self.own & BOARD:
            self.board = self.board.copy()
            self.own |= BOARD
        return self.board

    def rival(self) -> SoloBoard:
        """The Solo Board, to be written to."""
        if not self.own & SOLO:
            self.solo = self.solo.copy()
            self.own |= SOLO
        return self.solo

    def save(self) -> dict[str, Any]:
        data = self.save_steps()
        data |= plain.save(self, TABLE_FIELDS)
        data["players"] = [plain.save(player, PLAYER_FIELDS) for player in self.players]
        data["board"] = plain.save(self.board, BOARD_FIELDS)
        data["solo"] = plain.save(self.solo, SOLO_FIELDS)
        return data

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


TABLE_FIELDS: Final = ("level", "epic", "turns_left", "slot", "dice", "colour")
