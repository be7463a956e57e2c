"""The rulebook's nouns as small numbers."""

from __future__ import annotations

from typing import Final

# Resources; the first three are also the colours of Projects, Buildings, Ships, the Ziggurat and Mastery.  TAB-002
BROWN: Final = 0
WHITE: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
GREEN: Final = 4
RESOURCES: Final = ("brown", "white", "yellow", "blue", "green")
COLOURS: Final = ("brown", "white", "yellow")
#: A cost of any one Resource.
ANY: Final = 5

# Districts: three with a building grid, the Port, the Ziggurat.  TAB-054
COMMON: Final = 3
PORT: Final = 3
ZIGGURAT: Final = 4
DISTRICTS: Final = 5

# Rows of the Player board: 14 Houses in all.  TAB-027, TAB-045
BOTTOM: Final = 3
ROWS: Final = ("brown", "white", "yellow", "bottom")
ROW_LENGTH: Final = 3
BOTTOM_LENGTH: Final = 5

# What lies on a space of the grid: see `grid`.
EMPTY: Final = 0
PROJECT: Final = 1
BUILDING: Final = 2
WATER: Final = 3
GARDEN: Final = 4
PIECES: Final = ("", "project", "building", "water", "garden")

#: Spaces: 25 numbers for each common District, then the six printed Water spaces on their borders.
SPACES: Final = 81
FIRST_WATER: Final = 75
PER_DISTRICT: Final = 25

# A Crate is its Resource, with these if it is face up, and if it was refilled this turn.
UP: Final = 8
REFILLED: Final = 16

MOST_PROJECTS: Final = 3
MOST_CRATES: Final = 4  # TAB-039
MOST_GARDENS: Final = 3
#: Urban cards that are drawn, and kept, at a time.  TAB-225
URBAN_DRAWN: Final = 2
URBAN_KEPT: Final = 1
TOP: Final = 10

# Lines of the Port: rows from the top, then columns from the left.  Ships: row * 3 + column.
LINES: Final = ("row1", "row2", "row3", "col1", "col2", "col3")
SHIPS: Final = 9

# Actions of the Districts.
PLACE_PROJECT: Final = 0
CONSTRUCT: Final = 1
GARDENING: Final = 2
CLAIM_SHIP: Final = 3
PORT_HOUSE: Final = 4
ZIGGURAT_HOUSE: Final = 5
ACTIONS: Final = ("project", "construct", "gardening", "claim-ship", "port-house", "ziggurat-house")

#: What Victory Points came from.
SOURCES: Final = (
    "start",
    "bonuses",
    "common-districts",
    "port",
    "ziggurat",
    "decrees",
    "urban-cards",
    "harbormasters",
)
START: Final = 0
BONUSES: Final = 1
FROM_COMMON: Final = 2
FROM_PORT: Final = 3
FROM_ZIGGURAT: Final = 4
FROM_DECREES: Final = 5
FROM_URBAN: Final = 6
FROM_HARBORMASTERS: Final = 7

NOBODY: Final = -1
#: Seats are numbered from 0.
MOST_SEATS: Final = 4
