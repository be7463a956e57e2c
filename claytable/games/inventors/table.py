"""The pieces on the table: each player's board, the Main Board, and what is shared."""

from __future__ import annotations

from typing import Any, Final

from ...core.chapters import ChapteredTable
from .box import InventorsBox
from .pieces import Board
from .player import Player
from .terms import NOBODY

#: The table before setup.
TABLE: Final[dict[str, Any]] = {
    "dummy": False,
    "rounds": 4,
    "round": 0,
    "action": NOBODY,
    "camel": NOBODY,
    "bonuses_used": 0,
    "workshop": NOBODY,
    "boost": 0,
    "harder": 0,
}


class InventorsTable(ChapteredTable[Player, Board]):
    """A table of Inventors of the South Tigris."""

    __slots__ = ("box", *TABLE)
    before_setup = TABLE

    box: InventorsBox
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
        twin.players = self.players[:]
        twin.board = self.board
        twin.own = self.own = 0
        twin.box = self.box
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

    # -- chance -------------------------------------------------------------------------------------

    def roll(self) -> int:
        """Roll a die."""
        self.reveals += 1
        return self.rng.die()

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
