"""The rulebook's nouns as small numbers."""

from __future__ import annotations

from typing import Final, TypeAlias

#: What a question is about, and why it says no.
Ranges: TypeAlias = tuple[tuple[int, int], ...]
Reasons: TypeAlias = tuple[tuple[str, str], ...]

# Colours. Dice come in all four, Guilds and Influence in the last three.  INV-002
WHITE: Final = 0
BLUE: Final = 1
ORANGE: Final = 2
CHARCOAL: Final = 3
COLOURS: Final = ("white", "blue", "orange", "charcoal")
ANY_COLOUR: Final = 4
EACH_COLOUR: Final = 5

# Craftspeople, by trade.  INV-002
SCRIBE: Final = 0
CHANDLER: Final = 1
WEAVER: Final = 2
TILER: Final = 3
BLACKSMITH: Final = 4
CARPENTER: Final = 5
TRADES: Final = ("scribe", "chandler", "weaver", "tiler", "blacksmith", "carpenter")
ANY_TRADE: Final = 6
ALL_TRADES: Final = 0b111111

# Landscapes, darkest first.  INV-037
EXHAUSTED: Final = 0
READY: Final = 1
DETERMINED: Final = 2
INSPIRED: Final = 3
LANDSCAPES: Final = ("exhausted", "ready", "determined", "inspired")

#: Of the five areas for Tents, the first are those of Guilds.  INV-174
GUILD_AREAS: Final = 3

# River sections and the spaces they start on.  INV-019
LEFT: Final = 0
CENTRE: Final = 1
RIGHT: Final = 2
SECTIONS: Final = ("left", "centre", "right")
SECTION_STARTS: Final = (0, 6, 12)
LAST_SPACE: Final = 17
SPACES: Final = 18

# Where dice come from besides the landscapes, as the log numbers it: Study levels, Workshops, the Camels, the supply.
FROM_STUDY: Final = 4
FROM_WORKSHOP: Final = 7
FROM_CAMELS: Final = 10
FROM_SUPPLY: Final = 11

ROWS: Final = ("top", "middle", "bottom")
STUDY_LEVELS: Final = ("bottom", "middle", "top")
INVENTION_SPACES: Final = (
    "top_left",
    "top_centre",
    "top_right",
    "bottom_left",
    "bottom_centre",
    "bottom_right",
)

#: Seats are numbered from 0.
MOST_SEATS: Final = 4
# Who may hold an Influence slot or an Invention besides the seats.
NOBODY: Final = -1
NEUTRAL: Final = -2  # black Influence, neutral Invention tiles, the Dummy's Tent

# The four device-focused actions on a Camel, and the colour of their bonus.
INVENTING: Final = 0
BUILDING: Final = 1
TESTING: Final = 2
PUBLISHING: Final = 3
ACTIONS: Final = ("invent", "build", "test", "publish")
BONUS_COLOUR: Final = (ORANGE, CHARCOAL, WHITE, BLUE)

#: What the Device Cards count.  INV-197
METRIC_NAMES: Final = (
    "devices:any_role",
    "devices:built",
    "devices:built+published",
    "devices:invented+built",
    "devices:invented+published",
    "devices:published",
    "dice:blue",
    "dice:charcoal",
    "dice:orange",
    "dice:white",
    "dice_pairs:blue+orange",
    "dice_pairs:charcoal+blue",
    "dice_pairs:orange+charcoal",
    "dice_sets:3",
    "influence:blue",
    "influence:charcoal",
    "influence:orange",
    "influence_sets:3",
    "invention_columns",
    "invention_rows:2",
    "pairs:research+active_craft",
    "pairs:workshop_tile+active_craft",
    "pairs:workshop_tile+research",
    "research:centre",
    "research:left",
    "research:right",
    "research_sets:3",
    "royalties",
    "ship",
    "tent_areas",
    "tower:blacksmith",
    "tower:carpenter",
    "tower:chandler",
    "tower:highest",
    "tower:lowest",
    "tower:scribe",
    "tower:tiler",
    "tower:weaver",
    "workshop_columns",
    "workshop_rows:4",
    "workshop_tiles:blue",
    "workshop_tiles:charcoal",
    "workshop_tiles:none",
    "workshop_tiles:orange",
)


def section_of(space: int) -> int:
    """The River section of a space."""
    return space // 6


def die(colour: int, face: int) -> int:
    """A die as one number."""
    return colour * 8 + face
