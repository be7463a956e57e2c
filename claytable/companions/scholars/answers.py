"""Every answer that a person can give, and the printed values of the game's box."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ...core.packs import Boxes, Components
from ...core.rules import Box
from ...core.table import Vocabulary
from ...games.scholars.box import ScholarsBox
from ...games.scholars.terms import ARABIC, CALIPH_SPACES, DECKS, GUILDS, LANGUAGES

WORDS: Final = Vocabulary()


def _all(keys: Iterable[str]) -> int:
    """The first of several answers."""
    first, *_ = [WORDS.add(key) for key in keys]
    return first


#: The most lines of the set-up guide, the Silver that can be paid at once, and the highest value of other numbers.
MOST_LINES: Final = 13
MOST_PAID: Final = 3
MOST_VP: Final = 20
MOST_COUNTED: Final = 10
#: How a number is counted up.
STEPS: Final = (1, 5, 10, -1)
#: The numbers that can be corrected.
SCROLLS_OF: Final = tuple(f"scrolls-{language}" for language in LANGUAGES[:ARABIC])
PIECES_IN: Final = tuple(f"guild-{guild}" for guild in GUILDS)
PIECES_AT: Final = tuple(f"caliph-{space}" for space in CALIPH_SPACES)
NUMBERS: Final = ("marker", "research", "dice-sum", *SCROLLS_OF, *PIECES_IN, *PIECES_AT, "on-scrolls", "retired")

DONE: Final = WORDS.add("done")
CANNOT: Final = WORDS.add("cannot")
NONE: Final = WORDS.add("none")
ALL: Final = WORDS.add("all")
TICK: Final = _all(f"tick:{line}" for line in range(1, MOST_LINES + 1))
ITS_TURN: Final = WORDS.add("its-turn")
FINISH: Final = WORDS.add("finish")
PAID: Final = _all(f"paid:{n}" for n in range(1, MOST_PAID + 1))
INFLUENCE_BACK: Final = WORDS.add("influence-back")
RETIRED: Final = WORDS.add("retired")
SCROLL: Final = WORDS.add("scroll")
CALIPH: Final = WORDS.add("caliph")
SCHEME: Final = _all(f"scheme:{card}" for card in range(1, 7))
YES: Final = WORDS.add("yes")
NO: Final = WORDS.add("no")
LANGUAGE: Final = _all(f"language:{language}" for language in LANGUAGES[:ARABIC])
TRANSLATOR: Final = _all(f"translator:{deck}" for deck in DECKS)
ALL_THERE: Final = WORDS.add("all-there")
NO_ROOM: Final = WORDS.add("no-room")
#: Whose something is.
YOURS: Final = WORDS.add("owner:you")
ITS: Final = WORDS.add("owner:it")
NOBODYS: Final = WORDS.add("owner:nobody")
ALLOW: Final = WORDS.add("allow")
DENY: Final = WORDS.add("deny")
GUILD: Final = _all(f"guild:{guild}" for guild in GUILDS)
SPACE: Final = _all(f"space:{space}" for space in CALIPH_SPACES)
VP: Final = _all(f"vp:{n}" for n in range(MOST_VP + 1))
COUNT: Final = _all(f"count:{n}" for n in range(MOST_COUNTED + 1))
ADD: Final = _all(f"add:{n}" for n in STEPS)
CORRECT: Final = WORDS.add("correct")
BACK: Final = WORDS.add("back")
MORE: Final = _all(f"more:{number}" for number in NUMBERS)
LESS: Final = _all(f"less:{number}" for number in NUMBERS)


class CompanionBox(Box):
    """What is printed for the game, with the answers of the real table."""

    def __init__(self, data: Components) -> None:
        super().__init__(data.name)
        self.words = WORDS
        self.printed = ScholarsBox(data)


BOXES: Final = Boxes("claytable.games.scholars", CompanionBox)
