"""The game as the core knows it: it declares all that it provides here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from claytable import BadOptions, Pcg32
from claytable.core.laws import broken_questions, expect
from claytable.core.observation import Record, asked
from claytable.core.packs import PackSource
from claytable.core.rng import resumed
from claytable.core.rules import LANGUAGES, OPPONENT, GameRules, SeatKind, Setting, seat_kinds
from claytable.core.schema import numbers

from .box import BOXES, CARAVANS, GOODS, SPACES, WAITING, OasisBox
from .seen import View
from .table import Oasis, empty_table
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
    landmarks = ("day",)
    settings = (Setting("days", (8, 10), 10, "A game lasts 8 or 10 days"),)

    def box(self, pack: PackSource = None) -> OasisBox:
        return BOXES.open(pack)

    def seats(self, seats: object, options: Mapping[str, Any]) -> tuple[SeatKind, ...]:
        """OAS-001"""
        kinds = seat_kinds(seats)
        if not 2 <= len(kinds) <= 4 or OPPONENT in kinds:
            raise BadOptions("Oasis has 2 to 4 seats, and no printed opponent.")
        return tuple(SeatKind(kind) for kind in kinds)

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
        table.restore(data, STEPS)
        return table

    def variants(self) -> list[tuple[int, dict[str, Any]]]:
        return [(seats, {"days": days}) for seats in (2, 3, 4) for days in (8, 10)]

    def schema(self, box: OasisBox) -> Record:
        return numbers(View, box, {"decision": asked(self.words("en").ids, {"day": 10}, [])})

    def broken(self, table: Oasis) -> list[str]:
        """Cards and caravans are conserved, and nobody holds too much.  OAS-002, OAS-008, OAS-010"""
        found = broken_questions(table)
        cards = [*table.market, *table.deck, *table.discards, *(good for each in table.players for good in each.hand)]
        for number, good in enumerate(GOODS):
            expect(found, f"cards of {good}", cards.count(number), table.box.cards[number])
        caravans = [*table.coming, *(each for player in table.players for each in player.loaded)]
        caravans += [each for each in table.waiting if each >= 0]
        expect(found, "caravans", sorted(caravans), list(range(CARAVANS)))
        for seat, player in enumerate(table.players):
            if not 0 <= player.water <= table.box.most_water:
                found.append(f"seat {seat} has {player.water} water")
            if len(player.hand) > table.box.most_cards and (table.question is None or table.question.name != "discard"):
                found.append(f"seat {seat} has {len(player.hand)} cards")
        return found

    def worth(self, table: Oasis) -> list[float]:
        """The coins of each seat, and while there are days left a part of those of the caravans it could load next."""
        found = []
        for seat, score in enumerate(table.scores()):
            hope = 0.0
            for caravan in table.waiting:
                if caravan >= 0 and not table.over:
                    wants = len(table.box.wants[caravan])
                    have = wants - len(table.missing(seat, caravan))
                    hope = max(hope, table.box.coins[caravan] * (have / wants) ** 2 * 0.8)
            found.append(score.total + hope)
        return found

    def progress(self, table: Oasis) -> dict[str, int]:
        return {"day": table.day, "days": table.days}


GAME: Final = OasisRules()
