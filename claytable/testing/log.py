"""The law of the log: what a seat sees follows from the opening view and the lines it has read since.

Every change has its line, and every line its change. A game's ledger says what its lines mean
(see `told.LedgerModule`).
"""

from __future__ import annotations

import copy
from collections.abc import Callable

from ..core.game import Game
from ..core.messages import Message
from .kit import Variant
from .laws import Play
from .told import Book


def read(ledger: Book, line: Message) -> None:
    """Enter a line in the book."""
    enter = getattr(ledger, line.id.removeprefix("log-").replace("-", "_"), None)
    assert enter is not None, f"the ledger has no line '{line.id}'"
    enter(**{argument.replace("-", "_"): value for argument, value in line.args.items()})


class Log(Play):
    """The book of a seat."""

    def test_what_a_seat_sees_follows_from_what_it_has_read(self, variant: Variant) -> None:
        book = self.told("ledger", self.ledger)

        def begin(game: Game, seed: int) -> Callable[[int], None]:
            seat = (*range(len(game.seats)), None)[seed % (len(game.seats) + 1)]
            ledger = book.Ledger(copy.deepcopy(game.view(seat)))

            def look(number: int) -> None:
                if number:
                    for line in game.last_lines(seat):
                        read(ledger, line)
                assert book.untold(ledger.view) == book.untold(game.view(seat)), f"after answer {number}"

            return look

        self.hold(variant, begin)
