"""Every answer of the game as a number, and the key each number is known by.

The numbers below are fixed; only the `do:` answers at the end depend on the component data.
"""

from __future__ import annotations

from typing import Final

from ...core.table import AND_ON, Vocabulary
from .terms import ACTIONS, CALIPH_SPACES, COLOURS, DECKS, GUILDS, SLOTS, TRACKS, WORKERS

PASS: Final = 0
END_TURN: Final = 1
REST: Final = 2
SLOT: Final = 3  # + Action Slot
CARD: Final = 9  # + Action Card; 7 is the turned Goal Card
NO_DIE: Final = 17
MAIN: Final = 18  # + main action
PLACE: Final = 22  # + Worker * 2 + die of the action
STEPS: Final = 30  # + number of steps - 1
DELIVER: Final = 42  # + Guild
RESEARCH: Final = 45  # option 1
RESEARCH_ON: Final = 46  # + (option - 2) * 6 + track
DISPATCH: Final = 64  # + deck
EMPLOY: Final = 72  # + deck
ROOM: Final = 80  # + Room
WORKER: Final = 90  # + Worker
DIE: Final = 94  # + colour: a die from the Main Supply
GUILD: Final = 101  # + Guild
TRACK: Final = 104  # + track
GOLD_ON: Final = 110  # + Room
GOLD_OFF: Final = 120  # + Room
FROM_GUILD: Final = 130  # + Guild
WHITE_BAG: Final = 133
WHITE_BOARD: Final = 134
WHITE_ACTION: Final = 135  # + die of the action
WHITE_HAND: Final = 137  # + face - 1
DRAW: Final = 143
PAY_SILVER: Final = 144
TAKE_DICE: Final = 145
CALIPH_SPACE: Final = 146  # + space of the card
ALLOW: Final = 149
DENY: Final = 150
HAND_DIE: Final = 151  # + colour * 6 + face - 1
REROLL: Final = 193  # + colour * 6 + face - 1
SCROLL: Final = 235  # + Scroll
FROM_SCROLL: Final = 283  # + Scroll
VIA: Final = 331  # + Rooms as bits - 1
DO: Final = 1354  # and on: the effects and ways of the box, also those that only a pack has


#: Where White dice are, and the pass: what questions are about, as (first, one past the last).
PASSING: Final = (PASS, PASS + 1)
WHITES: Final = (WHITE_BAG, DRAW)
EFFECTS: Final = (DO, AND_ON)


def die_offset(code: int) -> int:
    """A die's place among the 42 dice."""
    return (code >> 3) * 6 + (code & 7) - 1


def die_at(offset: int) -> int:
    """The die at a place among the 42."""
    return offset // 6 * 8 + offset % 6 + 1


def fixed_vocabulary(cards: list[str], scrolls: list[str]) -> Vocabulary:
    """All answers but the effects, in the order of the numbers above."""
    words = Vocabulary()

    def add(*keys: str) -> None:
        for key in keys:
            words.add(key)

    add("pass", "end-turn", "rest")
    add(*(f"slot:{slot}" for slot in SLOTS))
    add(*(f"card:{card}" for card in cards))
    add("no-die", *ACTIONS)
    add(*(f"place:{worker}:{die}" for worker in WORKERS for die in (1, 2)))
    add(*(f"steps:{steps}" for steps in range(1, 13)))
    add(*(f"deliver:{guild}" for guild in GUILDS))
    add("research:1", *(f"research:{option}:{track}" for option in (2, 3, 4) for track in TRACKS))
    add(*(f"dispatch:{deck}" for deck in DECKS))
    add(*(f"employ:{deck}" for deck in DECKS))
    add(*(f"room:{room}" for room in range(1, 11)))
    add(*(f"worker:{worker}" for worker in WORKERS))
    add(*(f"die:{colour}" for colour in COLOURS))
    add(*(f"guild:{guild}" for guild in GUILDS))
    add(*(f"track:{track}" for track in TRACKS))
    add(*(f"gold-on:{room}" for room in range(1, 11)))
    add(*(f"gold-off:{room}" for room in range(1, 11)))
    add(*(f"from-guild:{guild}" for guild in GUILDS))
    add("white:bag", "white:board", "white:action:1", "white:action:2")
    add(*(f"white:hand:{face}" for face in range(1, 7)))
    add("draw", "pay-silver", "take-dice")
    add(*(f"caliph:{space}" for space in CALIPH_SPACES))
    add("allow", "deny")
    add(*(f"hand:{colour}.{face}" for colour in COLOURS for face in range(1, 7)))
    add(*(f"reroll:{colour}.{face}" for colour in COLOURS for face in range(1, 7)))
    add(*(f"scroll:{scroll}" for scroll in scrolls))
    add(*(f"from-scroll:{scroll}" for scroll in scrolls))
    add(*(via_key(mask) for mask in range(1, 1024)))
    assert len(words) == DO, len(words)
    return words


def via_key(mask: int) -> str:
    """A line of Translators by their Rooms: `via:3+7`."""
    return "via:" + "+".join(str(room + 1) for room in range(10) if mask >> room & 1)
