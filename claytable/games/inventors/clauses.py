"""The words of effects in the component data, with the rules they carry out.

| word | what happens | rules |
|---|---|---|
| `gain N silver` | Silver from the main supply | INV-003 |
| `draw N card` | Device Cards from the pile to hand | INV-005, INV-006 |
| `gain N influence:KIND` | own supply to a Guild | INV-007, INV-008 |
| `brighten N` | N steps on one or several dice | INV-041, INV-042, INV-043, INV-044 |
| `increase N` | N times +1 on an available die | INV-040 |
| `refresh N craft:KIND`, `refresh all craft` | turn Inactive Craftspeople Active | INV-058 |
| `raise N craft` | N times one level up | INV-057 |
| `royalties N` | advance on the Royalties track | INV-081, INV-082, INV-083 |
| `harvest royalties` | what the track prints for the marker's space | INV-084 |
| `study N die:KIND` | a die to the bottom Study space, then remove one | INV-045, INV-046, INV-047 |
| `swap 1 die` | a White die becomes coloured | INV-051, INV-052 |
| `gain 1 die:white to ready` | start of the centre section | INV-069 |
| `gain 1 die:coloured to determined` | start of the right section | INV-070 |
| `ship N` | move the Ship exactly N spaces | INV-066, INV-067, INV-068 |
| `collect N tile` | a Workshop tile at or left of the Ship | INV-076 |
| `take 1 tile` | the top tile of the Ship's space | INV-072 |
| `research 1` | one Research | INV-085, INV-086, INV-087, INV-088, INV-089, INV-090 |
| `hire camel` | open the right-most Camel this round | INV-145 |
| `unlock camel`, `unlock worker` | permanent, under the Tents | INV-101, INV-155 |
| `gain envoy` | the Envoy for the next round | INV-149 |
| `retrieve 1 worker` | take a placed Worker back | INV-070 |
| `clear 1 workshop` | dice of one Workshop to Exhausted | INV-069, INV-164 |
| `boost N` | dice of this Workshop count up to N more | INV-137 |
| `count colour:KIND` | the row has that colour | INV-138, INV-247 |
| `keep dice:LANDSCAPE` | End of Round: dice come back there | INV-170, INV-250 |
| `remove 1 invention` | goal 2 | INV-194 |
"""

from __future__ import annotations

import re
from typing import Final

from ...core import clauses
from ...core.clauses import match, one_of
from .terms import ANY_COLOUR, ANY_TRADE, COLOURS, EACH_COLOUR, LANDSCAPES, TRADES

# Words of gains
CHOICE: Final = 0
SILVER: Final = 1
DRAW: Final = 2
INFLUENCE: Final = 3
BRIGHTEN: Final = 4
INCREASE: Final = 5
REFRESH: Final = 6
REFRESH_ALL: Final = 7
RAISE: Final = 8
ROYALTIES: Final = 9
HARVEST: Final = 10
STUDY: Final = 11
SWAP: Final = 12
WHITE_TO_READY: Final = 13
COLOURED_TO_DETERMINED: Final = 14
SHIP: Final = 15
COLLECT: Final = 16
TAKE: Final = 17
RESEARCH: Final = 18
HIRE: Final = 19
UNLOCK_CAMEL: Final = 20
UNLOCK_WORKER: Final = 21
ENVOY: Final = 22
RETRIEVE: Final = 23
CLEAR: Final = 24
BOOST: Final = 25
COUNT: Final = 26
KEEP: Final = 27
REMOVE_INVENTION: Final = 28

#: Gains that never lead to a cost, a Ship or a tile: all that a tower, a Study space or a royalty may print, so that
#: what a payment brings back can be foreseen exactly (see `payability`).
SIMPLE: Final = frozenset((SILVER, DRAW, INFLUENCE, BRIGHTEN, INCREASE, REFRESH, REFRESH_ALL, RAISE, ROYALTIES))

#: Those of them that bring at most one thing each time.
COUNTED: Final = frozenset((SILVER, DRAW, INFLUENCE, BRIGHTEN, INCREASE, REFRESH))
#: Those of them that a Study space may print without changing a price.
PLAIN: Final = frozenset((SILVER, DRAW, INFLUENCE, REFRESH, INCREASE))

_PATTERNS: Final[list[tuple[str, int]]] = [
    (r"gain (?P<n>\d+) silver", SILVER),
    (r"draw (?P<n>\d+) card", DRAW),
    (r"gain (?P<n>\d+) influence:(?P<colour>\w+)", INFLUENCE),
    (r"brighten (?P<n>\d+)", BRIGHTEN),
    (r"increase (?P<n>\d+)", INCREASE),
    (r"refresh all craft", REFRESH_ALL),
    (r"refresh (?P<n>\d+) craft:(?P<trade>\w+)", REFRESH),
    (r"raise (?P<n>\d+) craft", RAISE),
    (r"royalties (?P<n>\d+)", ROYALTIES),
    (r"harvest royalties", HARVEST),
    (r"study (?P<n>1) die:(?P<colour>\w+)", STUDY),
    (r"swap 1 die", SWAP),
    (r"gain 1 die:white to ready", WHITE_TO_READY),
    (r"gain 1 die:coloured to determined", COLOURED_TO_DETERMINED),
    (r"ship (?P<n>\d+)", SHIP),
    (r"collect (?P<n>1) tile", COLLECT),
    (r"take 1 tile", TAKE),
    (r"research 1", RESEARCH),
    (r"hire camel", HIRE),
    (r"unlock camel", UNLOCK_CAMEL),
    (r"unlock worker", UNLOCK_WORKER),
    (r"gain envoy", ENVOY),
    (r"retrieve 1 worker", RETRIEVE),
    (r"clear 1 workshop", CLEAR),
    (r"boost (?P<n>\d+)", BOOST),
    (r"count colour:(?P<colour>\w+)", COUNT),
    (r"keep dice:(?P<landscape>\w+)", KEEP),
    (r"remove 1 invention", REMOVE_INVENTION),
]


class Due:
    """A cost: what is still owed of it, and what has already served for it."""

    __slots__ = ("any_crafts", "cards", "crafts", "credit", "influence", "postponed", "reserve", "served", "silver")

    def __init__(
        self,
        silver: int = 0,
        crafts: int = 0,
        any_crafts: int = 0,
        influence: tuple[int, int, int, int] = (0, 0, 0, 0),
        cards: int = 0,
        reserve: int = 0,
        served: int = 0,
        credit: int = 0,
        postponed: int = 0,
    ) -> None:
        self.silver = silver
        self.crafts = crafts
        self.any_crafts = any_crafts
        self.influence = influence
        self.cards = cards
        #: Cards that must be left when the cost is paid: the one an Invent places.
        self.reserve = reserve
        #: Craftspeople paid or used for this task (INV-161), and Silver saved but not yet spent.
        self.served = served
        self.credit = credit
        #: The tower waits until the cost is paid.  INV-062
        self.postponed = postponed

    def changed(
        self,
        silver: int,
        crafts: int,
        any_crafts: int,
        influence: tuple[int, int, int, int],
        cards: int,
        served: int,
        credit: int,
    ) -> Due:
        """What is owed after something of it was paid."""
        return Due(silver, crafts, any_crafts, influence, cards, self.reserve, served, credit, self.postponed)

    def waiting(self) -> Due:
        """The same, with the tower waiting for the end of the cost."""
        return Due(
            self.silver,
            self.crafts,
            self.any_crafts,
            self.influence,
            self.cards,
            self.reserve,
            self.served,
            self.credit,
            1,
        )

    def numbers(self) -> tuple[int, ...]:
        """As a step saves it."""
        return (
            self.silver,
            self.crafts,
            self.any_crafts,
            self.cards,
            self.reserve,
            self.served,
            self.credit,
            self.postponed,
            *self.influence,
        )

    def met(self) -> bool:
        """Whether nothing more is owed."""
        return not (self.silver or self.crafts or self.any_crafts or self.cards or any(self.influence))


def due_from(saved: tuple[int, ...]) -> Due:
    """A Due from its numbers."""
    silver, crafts, any_crafts, cards, reserve, served, credit, postponed = saved[:8]
    influence = (saved[8], saved[9], saved[10], saved[11])
    return Due(silver, crafts, any_crafts, influence, cards, reserve, served, credit, postponed)


class InventorsClauses(clauses.Clauses[Due]):
    """The parts of a box of Inventors."""

    def gain(self, text: str) -> tuple[int, int, int]:
        word, named = match(text, _PATTERNS)
        kind = 0
        if "colour" in named:
            kind = read_colour(named["colour"])
        elif "trade" in named:
            kind = read_trade(named["trade"])
        elif "landscape" in named:
            kind = one_of(named["landscape"], LANDSCAPES, "landscape")
        return word, int(named.get("n") or 1), kind

    def cost(self, texts: list[str]) -> Due:
        return read_cost(texts)


def read_cost(texts: list[str]) -> Due:
    """A cost from its clauses. Raises ValueError with what is wrong."""
    silver = crafts = any_crafts = cards = 0
    influence = [0, 0, 0, 0]
    for text in texts:
        found = re.fullmatch(r"(\d+) (silver|card|craft:(\w+)|influence:(\w+))", text)
        if not found:
            raise ValueError(f"'{text}' is not a cost")
        n = int(found.group(1))
        if found.group(2) == "silver":
            silver += n
        elif found.group(2) == "card":
            cards += n
        elif found.group(3):
            trade = read_trade(found.group(3))
            if trade == ANY_TRADE:
                any_crafts += n
            else:
                crafts |= 1 << trade
        else:
            colour = read_colour(found.group(4))
            if colour == EACH_COLOUR:
                raise ValueError(f"'{text}': a cost names a colour, or 'any'")
            influence[colour - 1] += n
    return Due(silver, crafts, any_crafts, (influence[0], influence[1], influence[2], influence[3]), cards)


def read_colour(text: str) -> int:
    """A colour, or `any`, `each`."""
    if text in ("any", "coloured"):
        return ANY_COLOUR
    if text == "each":
        return EACH_COLOUR
    return one_of(text, COLOURS[1:], "colour") + 1


def read_trade(text: str) -> int:
    """A trade, or `any`."""
    return ANY_TRADE if text == "any" else one_of(text, TRADES, "craftsperson")
