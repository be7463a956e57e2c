"""The words of effects in the component data.

| word | what happens | rules |
|---|---|---|
| `gain N silver`, `gain N gold` | from the Main Supply | SCH-177 |
| `gain N worker:KIND` | a Worker of that colour, or of any | SCH-002, SCH-177 |
| `gain N die:KIND to bag`, `... to hand` | a die from the Main Supply | SCH-011, SCH-012, SCH-013, SCH-043, SCH-179 |
| `destroy N die:white` | White dice back to the Main Supply | SCH-048, SCH-183 |
| `draw N die` | from the Bag to hand, rolled | SCH-043, SCH-044, SCH-045, SCH-046, SCH-181 |
| `top up hand to N` | draw until N dice are in hand | SCH-137, SCH-182 |
| `influence N scroll` | on a Scroll without Influence | SCH-145 |
| `influence N guild:KIND` | into a Guild | SCH-147, SCH-178 |
| `shift N gold` | place Gold on, or take it off, a Translator | SCH-144 |
| `advance N track:KIND` | steps up a Research Track | SCH-103, SCH-104, SCH-105, SCH-106 |
| `harvest track:KIND` | the income of the highest even level reached | SCH-135 |
| `employ translator:DECK`, `retire translator:DECK` | the top card of that deck | SCH-126, SCH-189 |
| `raise action N` | a Retiree: the main action counts for more | SCH-184 |
| `swap action:KIND` | a Retiree: another main action | SCH-190 |
| `equate die:white die:KIND` | a Retiree: two colours are the same | SCH-191 |

Costs: `N silver`, `N gold`, `N worker:any`, `N die:white` (White dice that go to the Bag).
"""

from __future__ import annotations

import re
from typing import Final

from ...core import clauses
from ...core.clauses import match, one_of
from .terms import (
    ACTION_TRACK,
    ACTIONS,
    ANY_GUILD,
    ANY_PRIMARY,
    ANY_TRACK,
    ANY_WORKER,
    COLOURS,
    DECKS,
    GUILDS,
    PRIMARY_TRACK,
    TRACKS,
    WORKERS,
)

CHOICE: Final = 0
SILVER: Final = 1
GOLD: Final = 2
WORKER: Final = 3
DIE_TO_BAG: Final = 4
DIE_TO_HAND: Final = 5
DESTROY: Final = 6
DRAW: Final = 7
TOP_UP: Final = 8
INFLUENCE_SCROLL: Final = 9
INFLUENCE_GUILD: Final = 10
SHIFT: Final = 11
ADVANCE: Final = 12
HARVEST: Final = 13
EMPLOY: Final = 14
RETIRE: Final = 15
RAISE: Final = 16
SWAP: Final = 17
EQUATE: Final = 18

_PATTERNS: Final[list[tuple[str, int]]] = [
    (r"gain (?P<n>\d+) silver", SILVER),
    (r"gain (?P<n>\d+) gold", GOLD),
    (r"gain (?P<n>\d+) worker:(?P<worker>\w+)", WORKER),
    (r"gain (?P<n>\d+) die:(?P<die>\w+) to bag", DIE_TO_BAG),
    (r"gain (?P<n>\d+) die:(?P<die>\w+) to hand", DIE_TO_HAND),
    (r"destroy (?P<n>\d+) die:white", DESTROY),
    (r"draw (?P<n>\d+) die", DRAW),
    (r"top up hand to (?P<n>\d+)", TOP_UP),
    (r"influence (?P<n>\d+) scroll", INFLUENCE_SCROLL),
    (r"influence (?P<n>\d+) guild:(?P<guild>\w+)", INFLUENCE_GUILD),
    (r"shift (?P<n>\d+) gold", SHIFT),
    (r"advance (?P<n>\d+) track:(?P<track>\w+)", ADVANCE),
    (r"harvest track:(?P<track>\w+)", HARVEST),
    (r"employ translator:(?P<deck>\w+)", EMPLOY),
    (r"retire translator:(?P<deck>\w+)", RETIRE),
    (r"raise action (?P<n>\d+)", RAISE),
    (r"swap action:(?P<action>\w+)", SWAP),
    (r"equate die:white die:(?P<die>red|yellow|blue)", EQUATE),
]

_KINDS: Final[dict[str, tuple[str, ...]]] = {
    "worker": (*WORKERS, "any"),
    "die": (*COLOURS, "primary"),
    "guild": (*GUILDS, "any"),
    "track": (*TRACKS, "any", "primary", "action"),
    "deck": DECKS,
    "action": ACTIONS,
}

# The last names of the lists above are the numbers that `terms` gives them.
assert _KINDS["worker"].index("any") == ANY_WORKER
assert _KINDS["die"].index("primary") == ANY_PRIMARY
assert _KINDS["guild"].index("any") == ANY_GUILD
assert _KINDS["track"].index("any") == ANY_TRACK
assert _KINDS["track"].index("primary") == PRIMARY_TRACK
assert _KINDS["track"].index("action") == ACTION_TRACK


class Price:
    """A cost: everything above the arrow."""

    __slots__ = ("dice", "gold", "silver", "workers")

    def __init__(self, silver: int, gold: int, workers: int, dice: int) -> None:
        self.silver = silver
        self.gold = gold
        self.workers = workers
        #: White dice to the Bag.
        self.dice = dice


class ScholarsClauses(clauses.Clauses[Price]):
    """The parts of a box of Scholars."""

    def gain(self, text: str) -> tuple[int, int, int]:
        word, named = match(text, _PATTERNS)
        kind = 0
        for what, names in _KINDS.items():
            if what in named:
                kind = one_of(named[what], names, what)
        if word == HARVEST and kind >= ANY_TRACK:
            raise ValueError(f"'{text}': a harvest names its track")
        return word, int(named.get("n") or 1), kind

    def cost(self, texts: list[str]) -> Price:
        amounts = {"silver": 0, "gold": 0, "worker:any": 0, "die:white": 0}
        for text in texts:
            found = re.fullmatch(r"(\d+) (silver|gold|worker:any|die:white)", text)
            if not found:
                raise ValueError(f"'{text}' is not a cost")
            amounts[found.group(2)] += int(found.group(1))
        return Price(amounts["silver"], amounts["gold"], amounts["worker:any"], amounts["die:white"])
