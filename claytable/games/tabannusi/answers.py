"""Every answer of the game as a number, and the key each number is known by.

The numbers below are fixed; only the `do:` answers at the end depend on the component data.
"""

from __future__ import annotations

from typing import Final

from ...core.table import AND_ON, Vocabulary
from .terms import ACTIONS, LINES, PER_DISTRICT, RESOURCES, ROWS

PASS: Final = 0
END_TURN: Final = 1
DISTRICT: Final = 2  # + District
TAKE: Final = 7  # + value of a die - 1
MOVE: Final = 13  # + District
PAY_MOVE: Final = 18  # + District: for 1 Gold
ACTION: Final = 23  # + action
TILE: Final = 29  # + Action tile
REFILL: Final = 35  # + Resource: a Crate, as a free action
DECREE: Final = 40  # + Decree
USE: Final = 56  # + Harbormaster tile
COLOUR: Final = 65  # + Resource or colour
SPACE: Final = 70  # + space of the grid, printed Water last
BUY_GARDEN: Final = 151
BUY_WATER: Final = 152
LAY_WATER: Final = 153
LAY_GARDEN: Final = 154
SPECIAL: Final = 155  # + special Water tile
SHIP: Final = 165  # + Ship
PORT_SPACE: Final = 174  # + line * 2 + 1 for the space with a Crate
ZIGGURAT_SPACE: Final = 186  # + section * 6 + space
HOUSE: Final = 204  # + row of the Player board
PAY_DIE: Final = 208  # + Resource
PAY_CRATE: Final = 213  # + Resource
PAY_GOLD: Final = 218
FLIP: Final = 219  # + Resource: a Crate, without cost
SCORE: Final = 224  # + District
URBAN: Final = 229  # + Urban card
REVEAL: Final = 244
SAVE: Final = 245  # + Resource that a construction costs less
FROM_AREA: Final = 250
FROM_SUPPLY: Final = 251
DO: Final = 252  # and on: the effects and ways of the box, also those that only a pack has

# Families of answers, as questions are about them: the first, and one past the last.
Family = tuple[int, int]
PASSES: Final[Family] = (PASS, PASS + 1)
ENDS: Final[Family] = (END_TURN, END_TURN + 1)
ALL_DISTRICTS: Final[Family] = (DISTRICT, TAKE)
TAKES: Final[Family] = (TAKE, MOVE)
MOVES: Final[Family] = (MOVE, ACTION)
ALL_ACTIONS: Final[Family] = (ACTION, TILE)
TILES: Final[Family] = (TILE, REFILL)
ALL_COLOURS: Final[Family] = (COLOUR, SPACE)
SPACES: Final[Family] = (SPACE, BUY_GARDEN)
GARDENING: Final[Family] = (BUY_GARDEN, SHIP)
SPECIALS: Final[Family] = (SPECIAL, SHIP)
SHIPS: Final[Family] = (SHIP, PORT_SPACE)
PORT_SPACES: Final[Family] = (PORT_SPACE, ZIGGURAT_SPACE)
ZIGGURAT_SPACES: Final[Family] = (ZIGGURAT_SPACE, HOUSE)
HOUSES: Final[Family] = (HOUSE, PAY_DIE)
PAYMENTS: Final[Family] = (PAY_DIE, FLIP)
FLIPS: Final[Family] = (FLIP, SCORE)
SCORES: Final[Family] = (SCORE, URBAN)
URBAN_CARDS: Final[Family] = (URBAN, REVEAL)
REVEALS: Final[Family] = (REVEAL, SAVE)
SAVES: Final[Family] = (SAVE, FROM_AREA)
MARKERS: Final[Family] = (FROM_AREA, DO)
EFFECTS: Final[Family] = (DO, AND_ON)


def fixed_vocabulary(
    tiles: list[str],
    decrees: list[str],
    harbormasters: list[str],
    specials: list[str],
    ziggurat: list[str],
    urban: list[str],
    water: list[str],
) -> Vocabulary:
    """All answers but the effects, in the order of the numbers above."""
    words = Vocabulary()

    def add(*keys: str) -> None:
        for key in keys:
            words.add(key)

    add("pass", "end-turn")
    add(*(f"district:{n}" for n in range(1, 6)))
    add(*(f"take:{n}" for n in range(1, 7)))
    add(*(f"move:{n}" for n in range(1, 6)))
    add(*(f"pay-move:{n}" for n in range(1, 6)))
    add(*ACTIONS)
    add(*(f"tile:{tile}" for tile in tiles))
    add(*(f"refill:{colour}" for colour in RESOURCES))
    add(*(f"decree:{card}" for card in decrees))
    add(*(f"use:{tile}" for tile in harbormasters))
    add(*RESOURCES)
    add(*(f"space:{district}-{number:02}" for district in (1, 2, 3) for number in range(1, PER_DISTRICT + 1)))
    add(*(f"space:{space}" for space in water))
    add("buy-garden", "buy-water", "lay-water", "lay-garden")
    add(*(f"special:{tile}" for tile in specials))
    add(*(f"ship:{row}-{column}" for row in (1, 2, 3) for column in (1, 2, 3)))
    add(*(f"port:{line}:{what}" for line in LINES for what in ("bonus", "crate")))
    add(*(f"ziggurat:{space}" for space in ziggurat))
    add(*(f"house:{row}" for row in ROWS))
    add(*(f"pay:{colour}" for colour in RESOURCES))
    add(*(f"pay-crate:{colour}" for colour in RESOURCES))
    add("pay-gold")
    add(*(f"flip:{colour}" for colour in RESOURCES))
    add(*(f"score:{n}" for n in range(1, 6)))
    add(*(f"urban:{card}" for card in urban))
    add("reveal")
    add(*(f"save:{colour}" for colour in RESOURCES))
    add("from-area", "from-supply")
    assert len(words) == DO, len(words)
    return words
