"""Every answer of the game as a number, and the key each number is known by.

The numbers below are fixed; only the `do:` answers at the end depend on the component data.
"""

from __future__ import annotations

from typing import Final

from ...core.table import AND_ON, Vocabulary
from . import terms
from .terms import COLOURS, INVENTION_SPACES, LANDSCAPES, ROWS, STUDY_LEVELS, TRADES

PASS: Final = 0
END_TURN: Final = 1
# Main actions
INVENT: Final = 2  # + action: invent, build, test, publish
WORKSHOP: Final = 6  # + row
TENT: Final = 9  # + Tent space
AFTER_BRIGHTEN: Final = 14
AFTER_REFRESH: Final = 15
AFTER_CLEAR: Final = 16
WORKER: Final = 17  # + Worker space
ENVOY: Final = 31  # + Worker space
# Extras of the player's own turn
BONUS: Final = 45
DISCARD_TWO: Final = 46
USE: Final = 47  # + trade
PLAY: Final = 53  # + Device Card
# Things
COLOUR: Final = 97  # + colour (white is never asked for)
CRAFT: Final = 101  # + trade
FACE: Final = 107  # + face 1 to 6
ROW: Final = 114  # + row
SPACE: Final = 117  # + River space
INVENTION: Final = 135  # + space of the Player Board
CARD: Final = 141  # + Device Card
DEVICE: Final = 185  # + Device Board
RESEARCH: Final = 203  # + Research tile
TILE: Final = 230  # + Workshop tile, starting tiles last
STARTING: Final = 278  # + row: the ability printed at the start of a row
DIE: Final = 281  # + (landscape - 1) * 24 + colour * 6 + face - 1
EXHAUSTED_DIE: Final = 353  # + colour
STUDY_UP: Final = 357  # + (colour - 1) * 3 + level
STUDY_OUT: Final = 366
STUDY_DIE: Final = 375
CAMEL_DIE: Final = 384  # + camel * 6 + face - 1: a White die there
WORKSHOP_DIE: Final = 408  # + row * 6 + face - 1: a White die there
NOW: Final = 426
LATER: Final = 427
GAIN_SILVER: Final = 428
PAY_SILVER: Final = 429
INCREASE: Final = 430
BRIGHTEN: Final = 431
REFRESH: Final = 432
PAY_INFLUENCE: Final = 433  # + colour (white is never paid)
MATCHES: Final = 437
ADVANCE: Final = 438
REWARD: Final = 439
PASS_TILE: Final = 440
ROYALTIES: Final = 441
INCOME: Final = 442
DO: Final = 443  # and on: the effects and ways of the box, also those that only a pack has

# What questions are about: (first, one past the last)
A_PASS: Final = (PASS, END_TURN)
A_MAIN_ACTION: Final = (INVENT, BONUS)
A_TENT: Final = (TENT, AFTER_BRIGHTEN)
A_WORKER: Final = (WORKER, BONUS)
A_USE: Final = (USE, PLAY)
A_COLOUR: Final = (COLOUR, CRAFT)
A_CRAFT: Final = (CRAFT, FACE)
A_FACE: Final = (FACE, ROW)
A_ROW: Final = (ROW, SPACE)
A_SPACE: Final = (SPACE, INVENTION)
AN_INVENTION: Final = (INVENTION, CARD)
A_CARD: Final = (CARD, DEVICE)
A_DEVICE: Final = (DEVICE, RESEARCH)
A_RESEARCH: Final = (RESEARCH, TILE)
A_TILE: Final = (TILE, STARTING)
A_START: Final = (STARTING, DIE)
A_DIE: Final = (DIE, EXHAUSTED_DIE)
AN_EXHAUSTED_DIE: Final = (EXHAUSTED_DIE, STUDY_UP)
A_STUDY_STEP: Final = (STUDY_UP, STUDY_DIE)
A_STUDY_DIE: Final = (STUDY_DIE, CAMEL_DIE)
A_USED_DIE: Final = (CAMEL_DIE, NOW)
AN_EFFECT: Final = (DO, AND_ON)


#: The answer that names a die in Ready, Determined or Inspired: [landscape][code].
DICE: Final = tuple(
    tuple(DIE + (landscape - 1) * 24 + (code >> 3) * 6 + (code & 7) - 1 for code in range(32)) for landscape in range(4)
)


def die_answer(landscape: int, code: int) -> int:
    """The answer that names a die in Ready, Determined or Inspired."""
    return DICE[landscape][code]


def fixed_vocabulary(
    cards: list[str], boards: list[str], research: list[str], tiles: list[str], spaces: list[str]
) -> Vocabulary:
    """All answers but the effects, in the order of the numbers above."""
    words = Vocabulary()

    def add(*keys: str) -> None:
        for key in keys:
            words.add(key)

    add("pass", "end-turn", *terms.ACTIONS)
    add(*(f"workshop:{row}" for row in ROWS))
    add(*(f"tent:{space}" for space in range(1, 6)))
    add("after-tent:brighten", "after-tent:refresh", "after-tent:clear")
    add(*(f"worker:{space}" for space in spaces))
    add(*(f"envoy:{space}" for space in spaces))
    add("bonus", "discard-two")
    add(*(f"use:{trade}" for trade in TRADES))
    add(*(f"play:{card}" for card in cards))
    add(*COLOURS, *TRADES)
    add("face:0", *(f"face:{face}" for face in range(1, 7)))
    add(*(f"row:{row}" for row in ROWS))
    add(*(f"space:{space}" for space in range(terms.SPACES)))
    add(*(f"invention:{space}" for space in INVENTION_SPACES))
    add(*(f"card:{card}" for card in cards))
    add(*(f"device:{board}" for board in boards))
    add(*(f"research:{tile}" for tile in research))
    add(*(f"tile:{tile}" for tile in tiles))
    add(*(f"start:{row}" for row in ROWS))
    for landscape in LANDSCAPES[1:]:
        add(*(f"{landscape}.{colour}.{face}" for colour in COLOURS for face in range(1, 7)))
    add(*(f"exhausted.{colour}" for colour in COLOURS))
    for way in (".up", ".out", ""):
        add(*(f"study.{colour}.{level}{way}" for colour in COLOURS[1:] for level in STUDY_LEVELS))
    add(*(f"camel:{camel}.white.{face}" for camel in range(1, 5) for face in range(1, 7)))
    add(*(f"workshop:{row}.white.{face}" for row in ROWS for face in range(1, 7)))
    add("now", "later", "gain-silver", "pay-silver", "increase", "brighten", "refresh")
    add(*(f"pay-influence:{colour}" for colour in COLOURS))
    add("matches", "advance", "reward", "pass-tile", "royalties", "income")
    assert len(words) == DO, len(words)
    return words
