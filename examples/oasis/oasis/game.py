"""The game as the core knows it: it declares all that it provides here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from claytable import BadOptions, Pcg32
from claytable.core import pieces
from claytable.core.observation import Record
from claytable.core.packs import PackSource
from claytable.core.rng import resumed
from claytable.core.rules import LANGUAGES, OPPONENT, GameRules, SeatKind, Setting, seat_kinds

from . import scoring
from .box import BOXES, CARAVANS, SPACES, WAITING, OasisBox
from .seen import View, schema
from .table import TABLE, Oasis, empty_table
from .turns import STEPS, NextTurn


class OasisRules(GameRules[Oasis, OasisBox]):
    """Oasis, a caravan market for 2 to 4 players."""

    id = "oasis"
    title = "Oasis"
    package = "oasis"
    languages = LANGUAGES
    minutes = (15, 30)
    weight = 1
    first_game: ClassVar[Mapping[str, Any]] = {"days": 8}
    shape = View
    settings = (Setting("days", (8, 10), 10, "A game lasts 8 or 10 days"),)

    def box(self, pack: PackSource = None) -> OasisBox:
        return BOXES.open(pack)

    def seats(self, seats: object, options: Mapping[str, Any]) -> tuple[SeatKind, ...]:
        """OAS-001"""
        kinds = seat_kinds(seats)
        if not 2 <= len(kinds) <= 4 or OPPONENT in kinds:
            raise BadOptions("Oasis has 2 to 4 seats, and no printed opponent.")
        return tuple(SeatKind(kind, f"{kind.capitalize()} {place}") for place, kind in enumerate(kinds, start=1))

    def deal(self, box: OasisBox, seats: tuple[SeatKind, ...], options: Mapping[str, Any], rng: Pcg32) -> Oasis:
        """OAS-002"""
        table = empty_table(box, len(seats), rng)
        table.deck = [good for good, cards in enumerate(box.cards) for _ in range(cards)]
        rng.shuffle(table.deck)
        for player in table.players:
            player.hand = sorted(table.deck.pop() for _ in range(box.hand))
            player.water = box.water
        table.market = [table.deck.pop() for _ in range(SPACES)]
        table.coming = rng.shuffled(CARAVANS)
        table.waiting = [table.coming.pop() for _ in range(WAITING)]
        table.days = options["days"]
        table.first = rng.below(table.seats)
        table.push(NextTurn(table.first))
        table.advance()
        return table

    def load(self, box: OasisBox, data: Mapping[str, Any]) -> Oasis:
        table = empty_table(box, data["seats"], resumed(*data["rng"]))
        pieces.restore(table, TABLE, data)
        for player, saved in zip(table.players, data["players"], strict=True):
            player.restore(saved)
        table.restore_steps(data, [STEPS.step(saved) for saved in data["stack"]])
        return table

    def variants(self) -> list[tuple[int, dict[str, Any]]]:
        return [(seats, {"days": days}) for seats in (2, 3, 4) for days in (8, 10)]

    def schema(self, box: OasisBox) -> Record:
        return schema(box, self.words("en").ids)

    def broken(self, table: Oasis) -> list[str]:
        return scoring.broken(table)

    def worth(self, table: Oasis) -> list[float]:
        return scoring.worth(table)

    def progress(self, table: Oasis) -> dict[str, int]:
        return {"day": table.day, "days": table.days}


GAME: Final = OasisRules()
