"""The printed things, and every answer that can be given with them."""

from __future__ import annotations

from typing import Final

from claytable.core.packs import Boxes, Components
from claytable.core.rules import Box
from claytable.core.table import Vocabulary

GOODS: Final = ("dates", "salt", "silk", "incense")
SPACES: Final = 4
WAITING: Final = 3
CARAVANS: Final = 15

#: Every answer, and the first one of each kind.
WORDS: Final = Vocabulary()
TAKE, _, _, _ = (WORDS.add(f"take:{space}") for space in (1, 2, 3, 4))
DRAW, DRINK = WORDS.add("draw"), WORDS.add("drink")
LOAD, _, _ = (WORDS.add(f"load:{place}") for place in (1, 2, 3))
DISCARD, _, _, _ = (WORDS.add(f"discard:{good}") for good in GOODS)


class OasisBox(Box):
    """The box of Oasis: goods by number, market spaces from the front, caravans by number."""

    def __init__(self, data: Components) -> None:
        super().__init__(data.name)
        self.words = WORDS
        setup, limits = data.one("setup"), data.one("limits")
        self.hand = data.whole("setup", setup, "hand", 0, 5)
        self.water = data.whole("setup", setup, "water", 0, 5)
        self.most_cards = data.whole("limits", limits, "hand", 5, 6)
        self.most_water = data.whole("limits", limits, "water", 5, 9)
        self.drink = data.whole("limits", limits, "drink", 1, 5)
        # Fewer than 8 of each could all be in hands: there must always be a card to draw.
        self.cards = [data.whole("good", row, "cards", 8, 12) for row in data.many("good", len(GOODS))]
        self.cost = [data.whole("space", row, "water", 0, 5) for row in data.many("space", SPACES)]
        # The first space is free, so that there is always something to choose.
        if self.cost[0]:
            raise data.error("space", "1", "water", "the first space costs nothing")
        caravans = data.many("caravan", CARAVANS)
        self.caravan_ids = [str(row["id"]) for row in caravans]
        self.wants = [sorted(map(GOODS.index, data.words("caravan", row, "wants", GOODS))) for row in caravans]
        self.coins = [data.whole("caravan", row, "coins", 0, 20) for row in caravans]


BOXES: Final = Boxes("oasis", OasisBox)
