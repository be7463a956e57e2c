"""What is printed for the Bot: Automa cards, Kings, Automa Urban cards."""

from __future__ import annotations

from typing import Any, Final

from ...core.packs import Components
from .clauses import TabannusiClauses
from .terms import DISTRICTS

#: The Kings, in the order of the component data.  TAB-247
KINGS: Final = ("gilgabot", "sarbot", "botmuzi", "bot-baba")
LETTERS: Final = ("A", "B", "C", "D")
SYMBOLS: Final = ("down", "up", "king")
DOWN: Final = 0
UP: Final = 1
KING: Final = 2

# How a King chooses.
NORMAL: Final = 0
CLUSTER: Final = 1  # beside the largest group of Projects
MOST_TILES: Final = 2  # the colour of most Automa Project tiles
OWN_BUILDING: Final = 3  # Gardens beside an own Building first


class SoloBox:
    """Printed values of the Bot: 15 Automa cards, 4 Kings with their Automa Urban cards.  TAB-246, TAB-305"""

    def __init__(self, data: Components, clauses: TabannusiClauses, decrees: list[str]) -> None:
        self._clauses = clauses
        cards = data.many("automa_card", 15)
        self.card_ids = [str(row["id"]) for row in cards]
        self.number = [data.whole("automa_card", row, "number", 0, 9) for row in cards]
        self.first_actions = [self._letters(data, row, "first_action_order") for row in cards]
        self.actions = [self._letters(data, row, "actions") for row in cards]
        self.symbols = [
            [SYMBOLS.index(each) for each in data.words("automa_card", row, "symbols", SYMBOLS, 3)] for row in cards
        ]
        self.numbers = [[n - 1 for n in data.wholes("automa_card", row, "numbers", 1, 3, 3)] for row in cards]
        self.arrow = [data.whole("automa_card", row, "arrow", 1, 3) - 1 for row in cards]
        self.card_bonus = [self._clauses.effect(data, "automa_card", row, "bonus") for row in cards]
        kings = data.many("king_card", 4)
        self.king_ids = self._kings(data, "king_card", "name")
        self.king_decrees = [
            [decrees.index(each) for each in data.words("king_card", row, "decrees", tuple(decrees))] for row in kings
        ]
        self.a_effect = [self._clauses.effect(data, "king_card", row, "a_effects") for row in kings]
        self.b_choice = [self._choice(data, row, "b_priority") for row in kings]
        self.b_up = ["highest" in data.texts("king_card", row, "b_priority")[-1] for row in kings]
        self.b_bonus = [self._clauses.effect(data, "king_card", row, "b_bonus") for row in kings]
        self.c_choice = [self._choice(data, row, "c_priority") for row in kings]
        self.c_up = [data.word("king_card", row, "c_setup_space", ("lowest", "highest")) == "highest" for row in kings]
        self.c_bonus = [self._clauses.effect(data, "king_card", row, "c_bonus") for row in kings]
        self.d_choice = [self._choice(data, row, "d_priority") for row in kings]
        self.d_limit = [data.whole("king_card", row, "d_garden_limit", 0, 25) for row in kings]
        self.d_bonus = [self._clauses.effect(data, "king_card", row, "d_bonus") for row in kings]
        self._kings(data, "automa_urban_card", "king")
        self.markers: list[list[int]] = [
            data.wholes("automa_urban_card", row, "markers", 0, 14, DISTRICTS) for row in data.many("automa_urban_card")
        ]
        solo = data.one("solo")
        self.start_gold = data.whole("solo", solo, "bot_starting_gold", 0, 20)
        self.a_vp = data.whole("solo", solo, "bot_a_action_vp", 0, 20)
        self.claim_vp = data.whole("solo", solo, "bot_claim_marker_bonus_vp", 0, 20)
        self.harbormaster_vp = data.whole("solo", solo, "bot_harbormaster_vp", 0, 20)
        self.most_water = data.whole("solo", solo, "garden_max_water", 0, 20)
        self.garden_limit = data.whole("solo", solo, "garden_limit", 1, 25)
        self.resets = data.wholes("solo", solo, "reset_after_scorings", 1, 20)

    def _kings(self, data: Components, table: str, field: str) -> list[str]:
        """The King of each card of a table: the first card is the first King's, and so on."""
        for king, row in zip(KINGS, data.many(table, len(KINGS)), strict=True):
            if str(data.raw(table, row, field)).lower() != king:
                raise data.error(table, row["id"], field, f"this card is {king.capitalize()}'s")
        return list(KINGS)

    def _letters(self, data: Components, row: dict[str, Any], field: str) -> list[int]:
        return [LETTERS.index(each) for each in data.words("automa_card", row, field, LETTERS, 3)]

    def _choice(self, data: Components, row: dict[str, Any], field: str) -> int:
        """What a King looks at first."""
        first = data.texts("king_card", row, field)[0]
        if first == "normal":
            return NORMAL
        if first.startswith("adjacent to the largest cluster"):
            return CLUSTER
        if first.startswith("colour with the most automa project tiles"):
            return MOST_TILES
        if first.startswith("next to an own building"):
            return OWN_BUILDING
        raise data.error("king_card", row["id"], field, f"{first!r} is nothing a King looks at")
