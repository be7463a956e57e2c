"""What printed things are worth to a player, found once for each box: for the evaluation."""

from __future__ import annotations

from typing import Final

from . import clauses
from .box import ScholarsBox
from .pieces import Board, Player
from .terms import TRACKS, WHITE

#: What one of each thing is worth, in Silver, by the words of `clauses`.
SILVER_WORTH: Final[list[float]] = [
    0.0,
    1.0,
    2.5,
    1.5,
    2.0,
    3.0,
    1.75,
    1.5,
    0.0,
    0.75,
    2.0,
    1.25,
    4.0,
    0.0,
    4.0,
    4.0,
    0.6,
    1.5,
    2.0,
]
#: The same in VP: a Silver, and a step up a Research Track.
VP_OF_SILVER: Final = 0.4
VP_OF_STEP: Final = 1.5


class Worths:
    """Printed things of a box: incomes and abilities in Silver, Scrolls in VP without their conditions."""

    __slots__ = ("abilities", "cards", "hands", "incomes", "scrolls")

    def __init__(self, box: ScholarsBox) -> None:
        #: By track and level: the income at a Rest.
        self.incomes: list[list[float]] = []
        #: By level of Astronomy: to how many dice a Rest fills the hand.
        self.hands: list[int] = [0] * 8
        for track in range(len(TRACKS)):
            self.incomes.append([effect_worth(box, box.levels[track][level & 6]) for level in range(8)])
            for level in range(8):
                for number in box.levels[track][level & 6]:
                    if box.parts[number].word == clauses.TOP_UP:
                        self.hands[level] = box.parts[number].n
        #: By Action Card: the track that it harvests (-1: none), and what else a Rest brings for it.
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
            box.scroll_vp[scroll] + VP_OF_STEP + VP_OF_SILVER * effect_worth(box, box.scroll_effect[scroll])
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


def condition_worth(box: ScholarsBox, board: Board, me: Player, seat: int, dice: list[int], scroll: int) -> float:
    """VP of a Scroll's condition (`scoring.scroll_bonus`), where a stage that is begun counts for a part of it."""
    kind = box.scroll_bonus[scroll]
    if kind == "track":
        return stages_begun(me.levels[box.scroll_named[scroll][0]], 4, 7)
    if kind in ("own_language", "two_languages"):
        named = box.scroll_named[scroll]
        total = 0.0
        for own in me.scrolls:
            if box.scroll_language[own] in named:
                total += 1.0
        return total
    if kind == "dice":
        named = box.scroll_named[scroll]
        return dice[named[0]] + min(4, dice[named[1]]) / 2
    if kind == "guild":
        return stages_begun(board.guilds[box.scroll_named[scroll][0]][seat], 2, 4)
    if kind == "breadth":
        total = 0.0
        for level in me.levels:
            total += min(3, level) / 3
        return total
    if kind == "white_dice":
        white = dice[WHITE]
        return 4 - 2 * white / 3 if white <= 3 else max(0.0, (7 - white) / 2)
    if kind == "retirees":
        retired = 0
        for below in me.retirees:
            retired += len(below)
        return stages_begun(retired, 4, 7)
    return 0.0


def stages_begun(n: int, two: int, four: int) -> float:
    """2 VP at one number, 4 VP at another, and parts of them on the way."""
    if n < two:
        return 2 * n / two
    return 2 + 2 * (n - two) / (four - two) if n < four else 4.0
