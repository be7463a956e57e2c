"""The rulebook's nouns as small numbers."""

from __future__ import annotations

from typing import Final

# Colours: White, then the order of the Research Tracks, so that even ones are primary and odd ones secondary.
# SCH-006, SCH-008
WHITE: Final = 0
PURPLE: Final = 1
RED: Final = 2
ORANGE: Final = 3
YELLOW: Final = 4
GREEN: Final = 5
BLUE: Final = 6
COLOURS: Final = ("white", "purple", "red", "orange", "yellow", "green", "blue")
PRIMARY: Final = (RED, YELLOW, BLUE)
ANY_PRIMARY: Final = 7
#: The printed die of a turned Goal Card: its physical colour is none at all.  SCH-042
PRINTED: Final = 7

# Workers come in White and the primary colours: a Worker's number is half its colour's.  SCH-002
WORKERS: Final = ("white", "red", "yellow", "blue")
ANY_WORKER: Final = 4

# Research Tracks, from left to right: a track's number is its colour's less one.  SCH-008
TRACKS: Final = ("mathematics", "physics", "chemistry", "philosophy", "biology", "astronomy")
TOP_LEVEL: Final = 7
ANY_TRACK: Final = 6
PRIMARY_TRACK: Final = 7
ACTION_TRACK: Final = 8

# Guilds, from left to right: their colours are 1, 3 and 5.
GUILDS: Final = ("purple", "orange", "green")
ANY_GUILD: Final = 3
ROWS: Final = 3

# Languages; the decks of Translators have the same numbers, and two more.  SCH-009
LANGUAGES: Final = ("chinese", "sanskrit", "greek", "hebrew", "persian", "syriac", "arabic")
ARABIC: Final = 6
DECKS: Final = ("chinese", "sanskrit", "greek", "hebrew", "persian", "syriac", "wild_1", "wild_2")
STARTING: Final = 8  # the "deck" of a Starting Translator

# Action Slots, from left to right, and the main actions.  SCH-053
SLOTS: Final = ("recruit", "travel", "research", "translate", "recruit_travel", "goal")
BROWN_SLOTS: Final = 4
GOAL_SLOT: Final = 5
RECRUIT: Final = 0
TRAVEL: Final = 1
RESEARCH: Final = 2
TRANSLATE: Final = 3
ACTIONS: Final = ("recruit", "travel", "research", "translate")

#: The turned Goal Card comes after the seven Action Cards.
GOAL_CARD: Final = 7
ALL_CARDS: Final = 0b1111111

# Targets of a Goal Card as bits.  SCH-035
TRANSLATOR_TARGET: Final = 1
GUILD_TARGET: Final = 2
TRACK_TARGET: Final = 4

# The Main Board, and the cards.  SCH-004, SCH-005
SPOTS: Final = 12
ROOMS: Final = 10
#: Cards of the draw pile: Scrolls by number, then Caliph Cards.
SCROLLS: Final = 48
CALIPH: Final = 54
CALIPH_SPACES: Final = ("top", "middle", "bottom")

NOBODY: Final = -1
#: Seats are numbered from 0.
MOST_SEATS: Final = 4

#: Highest value an action can have.  SCH-060
HIGHEST: Final = 12


def die(colour: int, face: int) -> int:
    """A die as a number."""
    return colour * 8 + face
