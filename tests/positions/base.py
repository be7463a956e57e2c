"""What the positions of all games have in common: looking, acting, changing a table by hand."""

from __future__ import annotations

from functools import cache
from typing import Any, Self

import claytable
from claytable import Refusal
from claytable.core.packs import read_components


@cache
def _other_box(kind: Any, package: str) -> Any:
    return kind(read_components(package, None))


class BasePosition:
    """A game and the words with which tests speak about it."""

    def __init__(self, game: claytable.Game) -> None:
        self.game = game

    def own_box(self) -> Any:
        """A box that a test may add effects to: the printed one is for every other test too."""
        rules = self.game.rules
        if self.table.box is rules.box():
            self.table.box = _other_box(type(self.table.box), rules.package)
            self.table.vocabulary = self.table.box.words
        return self.table.box

    # -- looking --------------------------------------------------------------------------------------

    @property
    def table(self) -> Any:
        return self.game.table

    @property
    def box(self) -> Any:
        return self.table.box

    @property
    def board(self) -> Any:
        """The Main Board, to be read or set."""
        return self.table.main()

    def player(self, seat: int) -> Any:
        """A seat's pieces, to be read or set."""
        return self.table.player(seat)

    @property
    def me(self) -> Any:
        return self.player(0)

    @property
    def keys(self) -> list[str]:
        """The keys that are offered now."""
        return self.game.legal.keys()

    @property
    def asked(self) -> str:
        """The id of the question, e.g. `question-brighten`; empty when the game is over."""
        return "" if self.game.over else self.game.decision.question.id

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.game.decision.seat

    def offers(self, key: str) -> bool:
        return key in self.keys

    def why(self, key: str) -> str:
        """The id of the rule that forbids `key`; empty if it is allowed."""
        refusal = self.game.why_not(key)
        return "" if refusal is None else refusal.rule

    def refusal(self, key: str) -> Refusal | None:
        return self.game.why_not(key)

    def points(self, seat: int = 0) -> dict[str, int]:
        """The score by category as if the game ended now."""
        return self.game.scores()[seat].points()

    # -- acting ---------------------------------------------------------------------------------------

    def play(self, *keys: str) -> Self:
        """Answer with these keys, one after the other; each may be an unambiguous beginning of an offered key."""
        for key in keys:
            self.game.play(self.find(key))
        return self

    def find(self, key: str) -> str:
        offered = self.keys
        if key in offered:
            return key
        found = [each for each in offered if each.startswith(key)]
        assert len(found) == 1, f"'{key}' among {offered} ({self.asked or 'game over'}); refused by {self._reason(key)}"
        return found[0]

    def _reason(self, key: str) -> str:
        try:
            return self.why(key) or "nothing known"
        except claytable.UnknownKey:
            return "no such key"

    def pass_until(self, question: str) -> Self:
        """Decline, or take the first answer, until a question is asked (`question-...`) or the game is over."""
        for _ in range(500):
            if self.asked in ("", question):
                return self
            offered = self.keys
            self.game.play(next((key for key in ("pass", "end-turn") if key in offered), offered[0]))
        raise AssertionError(f"{question} is never asked")

    def step(self, step: Any) -> Self:
        """Do a step now, before the question that is open."""
        self._interrupt()
        self.table.push(step)
        self.table.advance()
        return self

    def _interrupt(self) -> None:
        if self.table.question is not None:
            self.table.push(self.table.question)

    def again(self) -> Self:
        """Ask the open question again, after the position was changed by hand."""
        self._interrupt()
        self.table.advance()
        return self
