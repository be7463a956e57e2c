"""The pieces on the table: each player's board, the Main Board, and what is shared.

Copies share players and Main Board until one of them writes: all writing goes through `InventorsTable.player`
and `InventorsTable.main`, which first make the piece the table's own. Reading goes through `players` and `board`.
"""

from __future__ import annotations

from typing import Any, Final

from ...core.table import Table
from .box import InventorsBox
from .pieces import Board
from .player import Player


class InventorsTable(Table):
    """A table of Inventors of the South Tigris."""

    __slots__ = (
        "action",
        "board",
        "bonuses_used",
        "boost",
        "box",
        "camel",
        "dummy",
        "harder",
        "own",
        "players",
        "round",
        "rounds",
        "workshop",
    )

    box: InventorsBox
    players: list[Player]
    board: Board
    #: Which pieces are this table's own: a bit for each seat, and bit 8 for the Main Board.
    own: int
    #: Whether the Dummy Player takes part.
    dummy: bool
    rounds: int
    round: int
    #: The action under way: its Camel with the bonuses already used, or its Workshop with its boost.
    action: int
    camel: int
    bonuses_used: int
    workshop: int
    boost: int
    #: Harder solo options as bits: resources, Dice Scheme, Worker Scheme.
    harder: int

    # -- copying ------------------------------------------------------------------------------------

    def copy(self) -> InventorsTable:
        twin = self.blank()
        self.copy_steps_to(twin)
        twin.box = self.box
        twin.players = self.players[:]
        twin.board = self.board
        twin.own = 0
        self.own = 0
        twin.dummy = self.dummy
        twin.rounds = self.rounds
        twin.round = self.round
        twin.action = self.action
        twin.camel = self.camel
        twin.bonuses_used = self.bonuses_used
        twin.workshop = self.workshop
        twin.boost = self.boost
        twin.harder = self.harder
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
        if not self.own & 256:
            self.board = self.board.copy()
            self.own |= 256
        return self.board

    # -- chance -------------------------------------------------------------------------------------

    def roll(self) -> int:
        """Roll a die."""
        self.reveals += 1
        return self.rng.die()

    # -- saving -------------------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        data = self.save_steps()
        for name in TABLE_FIELDS:
            data[name] = getattr(self, name)
        data["players"] = [player.save() for player in self.players]
        data["board"] = self.board.save()
        return data

    # -- chapters that come later in the rulebook; `chapters.Inventors` knows them -------------------------

    def blank(self) -> InventorsTable:
        """A table of the same kind, to be filled."""
        raise NotImplementedError

    def effects(self, seat: int, parts: tuple[int, ...], optional: int = 0) -> None:
        """Put printed effects on the stack."""
        raise NotImplementedError

    def resolve(self, seat: int, parts: tuple[int, ...], optional: int) -> None:
        """Resolve effects that the player has just chosen to use."""
        raise NotImplementedError

    def useful(self, seat: int, parts: tuple[int, ...]) -> bool:
        """Whether any of these effects would do something now."""
        raise NotImplementedError

    def least_totals(self, seat: int, action: int) -> tuple[int, int, int]:
        """The least dice totals for which a Camel action can be finished."""
        raise NotImplementedError

    def can_finish(
        self,
        me: Player,
        seat: int,
        action: int,
        totals: tuple[int, int, int],
        promises: list[tuple[int, int, int]],
    ) -> bool:
        """Whether it can be finished with these totals and with gains that are promised."""
        raise NotImplementedError

    def least_with_spare(self, seat: int, action: int) -> tuple[int, int, int]:
        """The least dice totals for which it can be finished as things stand, with 0, 1 and 2 cards fewer."""
        raise NotImplementedError

    def dice_placed(self, seat: int, use: int) -> None:
        """Go on with the action for which dice were placed."""
        raise NotImplementedError

    def last_space(self, seat: int) -> None:
        """A Ship is on the last space of the River."""
        raise NotImplementedError


TABLE_FIELDS: Final = ("dummy", "rounds", "round", "action", "camel", "bonuses_used", "workshop", "boost", "harder")
