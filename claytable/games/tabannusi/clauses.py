"""The words of effects in the component data. A list of effects is carried out in order.

| word | what happens | rules |
|---|---|---|
| `gain gold N`, `gain vp N`, `lose vp N` | Gold and Victory Points | TAB-010, TAB-033, TAB-171, TAB-180 |
| `gain claim N` | own Claim markers from the supply | TAB-041, TAB-177 |
| `gain resource COLOUR barge N` | the highest die of that Barge | TAB-076, TAB-077, TAB-169 |
| `gain resource any supply N` | a die of the general supply | TAB-078, TAB-170 |
| `gain water N`, `gain garden N`, `gain special_water N` | tiles to the player area | TAB-172, TAB-173, TAB-174 |
| `gain crate here` | the Crate of this space of the Port | TAB-124, TAB-186 |
| `gain urban 2 keep 1`, `urban_tolerance N` | Urban cards | TAB-218, TAB-225 |
| `gain harbormaster unused 1` | one of the tiles left over in setup | TAB-235 |
| `advance ...` | up a Mastery track | TAB-075, TAB-178, TAB-179 |
| `refill crate N` | Crates face up, without cost | TAB-176 |
| `move architect` | to any District | TAB-175 |
| `place project same_colour` | one more Project | TAB-182 |
| `place claim ziggurat`, `place claim ship` | a Claim marker without House or cost | TAB-226, TAB-227 |
| `place house port free`, `shift house N` | Decrees D01 and D10 | TAB-221, TAB-230 |
| `do gardening`, `do action_tile` | one such Action more | TAB-207, TAB-241 |
| `discount N construct` | a construction costs less | TAB-243 |
| `house_source coloured`, `claim_source supply`, `substitute 1 gold by 1 COLOUR` | Ships | TAB-208, TAB-210, TAB-211 |
| `automa_card` | the bonus of the left Automa card | TAB-269 |

Costs: `N COLOUR`, `N any`, and `N paid_colour` for an advance on the track of the Resource that is paid.
"""

from __future__ import annotations

import re
from typing import Final

from ...core import clauses
from ...core.clauses import match, one_of
from .terms import ANY, COLOURS, RESOURCES, URBAN_DRAWN, URBAN_KEPT

CHOICE: Final = 0
GOLD: Final = 1
VP: Final = 2
LOSE_VP: Final = 3
CLAIM: Final = 4
RESOURCE: Final = 5
RESOURCE_ANY: Final = 6
WATER: Final = 7
GARDEN: Final = 8
SPECIAL_WATER: Final = 9
CRATE_HERE: Final = 10
URBAN: Final = 11
HARBORMASTER: Final = 12
ADVANCE: Final = 13
ADVANCE_ANY: Final = 14
ADVANCE_ONE: Final = 15
ADVANCE_TWO: Final = 16
ADVANCE_THIS: Final = 17  # the colour of the Project, Building or Ship
ADVANCE_LOWEST: Final = 18
ADVANCE_HIGHEST: Final = 19
ADVANCE_PAID: Final = 20
REFILL: Final = 21
ARCHITECT: Final = 22
PROJECT: Final = 23
CLAIM_ZIGGURAT: Final = 24
CLAIM_SHIP: Final = 25
PORT_HOUSE: Final = 26
SHIFT_HOUSE: Final = 27
GARDENING: Final = 28
ACTION_TILE: Final = 29
DISCOUNT: Final = 30
HOUSE_SOURCE: Final = 31
CLAIM_SOURCE: Final = 32
SUBSTITUTE: Final = 33
TOLERANCE: Final = 34
AUTOMA_CARD: Final = 35

_PATTERNS: Final[list[tuple[str, int]]] = [
    (r"gain gold (?P<n>\d+)", GOLD),
    (r"gain vp (?P<n>\d+)", VP),
    (r"lose vp (?P<n>\d+)", LOSE_VP),
    (r"gain claim (?P<n>\d+)", CLAIM),
    (r"gain resource any supply (?P<n>\d+)", RESOURCE_ANY),
    (r"gain resource (?P<resource>\w+) barge (?P<n>\d+)", RESOURCE),
    (r"gain water (?P<n>\d+)", WATER),
    (r"gain garden (?P<n>\d+)", GARDEN),
    (r"gain special_water (?P<n>\d+)", SPECIAL_WATER),
    (r"gain crate here", CRATE_HERE),
    (rf"gain urban {URBAN_DRAWN} keep {URBAN_KEPT}", URBAN),
    (r"gain harbormaster unused 1", HARBORMASTER),
    (r"advance any (?P<n>\d+)", ADVANCE_ANY),
    (r"advance one_track (?P<n>\d+)", ADVANCE_ONE),
    (r"advance two_tracks 1", ADVANCE_TWO),
    (r"advance (?P<this>project|building|ship) (?P<n>\d+)", ADVANCE_THIS),
    (r"advance lowest (?P<n>\d+)", ADVANCE_LOWEST),
    (r"advance highest (?P<n>\d+)", ADVANCE_HIGHEST),
    (r"advance paid_colour (?P<n>1)", ADVANCE_PAID),
    (r"advance (?P<colour>\w+) (?P<n>\d+)", ADVANCE),
    (r"refill crate (?P<n>\d+)", REFILL),
    (r"move architect", ARCHITECT),
    (r"place project same_colour", PROJECT),
    (r"place claim ziggurat", CLAIM_ZIGGURAT),
    (r"place claim ship", CLAIM_SHIP),
    (r"place house port free", PORT_HOUSE),
    (r"shift house (?P<n>\d+)", SHIFT_HOUSE),
    (r"do gardening", GARDENING),
    (r"do action_tile", ACTION_TILE),
    (r"discount (?P<n>\d+) construct", DISCOUNT),
    (r"house_source coloured", HOUSE_SOURCE),
    (r"claim_source supply", CLAIM_SOURCE),
    (r"substitute 1 gold by 1 (?P<resource>\w+)", SUBSTITUTE),
    (r"urban_tolerance (?P<n>\d+)", TOLERANCE),
    (r"automa_card", AUTOMA_CARD),
]

#: Whose colour an ADVANCE_THIS takes.
OF_COLOUR: Final = ("project", "building", "ship")
#: A cost: how many of which Resource, `ANY`, or `PAID` for the colour of the track that is moved on.
PAID: Final = 6
Cost = tuple[int, int]


class TabannusiClauses(clauses.Clauses[Cost]):
    """The parts of a box of Tabannusi."""

    def gain(self, text: str) -> tuple[int, int, int]:
        word, named = match(text, _PATTERNS)
        kind = 0
        if "resource" in named:
            kind = one_of(named["resource"], RESOURCES, "Resource")
        elif "colour" in named:
            kind = one_of(named["colour"], COLOURS, "colour")
        elif "this" in named:
            kind = OF_COLOUR.index(named["this"])
        return word, int(named.get("n") or 1), kind

    def cost(self, texts: list[str]) -> Cost:
        found = re.fullmatch(r"(\d+) (\w+)", texts[0]) if len(texts) == 1 else None
        if not found:
            raise ValueError(f"'{' + '.join(texts)}' is not a cost")
        named = found.group(2)
        if named == "any":
            return int(found.group(1)), ANY
        if named == "paid_colour":
            return int(found.group(1)), PAID
        return int(found.group(1)), one_of(named, RESOURCES, "Resource")
