"""What printed things are worth to a player, found once for each box: for the evaluation."""

from __future__ import annotations

from typing import Final

from . import clauses
from .box import ScholarsBox
from .terms import TRACKS, WHITE

#: What one of each thing is worth, in Silver, by the words of `clauses`.
SILVER_WORTH: Final = (0.0, 1.0, 2.5, 1.5, 2.0, 3.0, 1.75, 1.5, 0.0, 0.75, 2.0, 1.25, 4.0, 0.0, 4.0, 4.0, 0.6, 1.5, 2.0)
#: What a Scroll brings by its condition and effect, in VP, besides what is printed on it.
BONUS_WORTH: Final = {
    "none": 2.5,
    "guild": 2.5,
    "own_language": 2.0,
    "two_languages": 1.0,
    "dice": 3.0,
    "track": 1.5,
    "white_dice": 2.0,
    "retirees": 1.5,
    "breadth": 3.5,
}
STEP_WORTH: Final = 1.3


class Worths:
    """Printed things of a box in Silver (incomes, abilities) and in VP (Scrolls)."""

    __slots__ = ("abilities", "cards", "hands", "incomes", "scrolls")

    def __init__(self, box: ScholarsBox) -> None:
        #: By track and level: the income at a Rest.
        self.incomes: list[list[float]] = [[0.0] * 8 for _ in TRACKS]
        #: By level of Astronomy, whose income is for every Rest: dice in hand.
        self.hands: list[int] = [0] * 8
        for track in range(len(TRACKS)):
            for level in range(8):
                even = box.levels[track][level & 6]
                self.incomes[track][level] = effect_worth(box, even)
                for number in even:
                    if box.parts[number].word == clauses.TOP_UP:
                        self.hands[level] = box.parts[number].n
        #: By Action Card: the track that it harvests (-1: none), and what else it brings.
        self.cards: list[tuple[int, float]] = []
        for rest in box.card_rest:
            track = -1
            for number in rest:
                if box.parts[number].word == clauses.HARVEST:
                    track = box.parts[number].kind
            self.cards.append((track, effect_worth(box, rest)))
        self.abilities: list[float] = []
        for translator in range(len(box.retiree)):
            ability = effect_worth(box, box.retiree[translator])
            ability += SILVER_WORTH[clauses.RAISE] * box.raises[translator]
            if box.swaps[translator]:
                ability += SILVER_WORTH[clauses.SWAP]
            if box.equates[translator]:
                ability += SILVER_WORTH[clauses.EQUATE]
            self.abilities.append(ability)
        self.scrolls: list[float] = [
            box.scroll_vp[scroll] + BONUS_WORTH[box.scroll_bonus[scroll]] + STEP_WORTH
            for scroll in range(len(box.scroll_effect))
        ]


#: The worths of the boxes seen so far, by the pack they come from.
_KNOWN: Final[dict[str, Worths]] = {}


def worths(box: ScholarsBox) -> Worths:
    """The worths of a box, found once."""
    known = _KNOWN.get(box.pack)
    if known is None:
        known = Worths(box)
        _KNOWN[box.pack] = known
    return known


def effect_worth(box: ScholarsBox, parts: tuple[int, ...]) -> float:
    """A printed effect in Silver: of a choice the best way, and nothing if it costs more than it brings."""
    total = 0.0
    for number in parts:
        part = box.parts[number]
        if part.word == clauses.DIE_TO_BAG and part.kind == WHITE:
            total -= SILVER_WORTH[clauses.DESTROY] * part.n
        elif part.word != clauses.CHOICE:
            total += SILVER_WORTH[part.word] * part.n
        else:
            best = 0.0
            for way in part.ways:
                gain = effect_worth(box, way.parts)
                cost = way.cost
                if cost is not None:
                    gain -= cost.silver + SILVER_WORTH[clauses.GOLD] * cost.gold
                    gain -= SILVER_WORTH[clauses.WORKER] * cost.workers + SILVER_WORTH[clauses.DESTROY] * cost.dice
                best = max(best, gain)
            total += best
    return total
