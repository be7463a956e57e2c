"""Why not: every reason that keeps an answer from the options, as a number."""

from __future__ import annotations

from typing import Final

# Turns and Actions.
TAKE_FIRST: Final = 1
NO_SUCH_DIE: Final = 2
SIX_BLOCKED: Final = 3
DIE_LEADS: Final = 4
SIX_LEADS: Final = 5
SIX_LEADS_NOWHERE: Final = 6
MOVE_GOLD: Final = 7
MOVE_FREE: Final = 8
TWO_ACTIONS: Final = 9
NOT_COMMON: Final = 10
NOT_THERE: Final = 11
# Colours, of which there are three where there are five Resources.
NO_COLOUR: Final = 12
# Setup.
START_COMMON: Final = 13
START_ELSEWHERE: Final = 14
START_TAKEN: Final = 15
NOT_IN_PLAY: Final = 16
# Projects.
PROJECT_MARKER: Final = 17
PROJECT_STACK: Final = 18
THREE_PROJECTS: Final = 19
PROJECT_NOWHERE: Final = 20
PROJECT_DISTRICT: Final = 21
PROJECT_TAKEN: Final = 22
PROJECT_APART: Final = 23
PROJECT_BUILDING: Final = 24
PROJECT_MUST: Final = 25
OTHER_BONUS: Final = 26
# Constructions.
NO_PROJECTS: Final = 27
NO_PIECES: Final = 28
BUILD_HOUSE: Final = 29
BUILD_COST: Final = 30
NOT_SAVED: Final = 31
SAVED_COST: Final = 32
# Gardening.
NO_GARDENING: Final = 33
GARDENING_MUST: Final = 34
NO_GRID: Final = 35
THREE_GARDENS: Final = 36
GARDEN_MARKER: Final = 37
NO_GARDEN: Final = 38
NO_WATER: Final = 39
NO_WATER_TILE: Final = 40
NO_WATER_SPACE: Final = 41
TILES_GONE: Final = 42
TILE_COST: Final = 43
WATER_DISTRICT: Final = 44
WATER_TAKEN: Final = 45
WATER_APART: Final = 46
GARDEN_DISTRICT: Final = 47
GARDEN_COVERED: Final = 48
GARDEN_DRY: Final = 49
# The Port.
PORT_TAKEN: Final = 50
PORT_LINE: Final = 51
PORT_CRATES: Final = 52
PORT_FULL: Final = 53
PORT_BOTTOM: Final = 54
PORT_COST: Final = 55
PORT_MUST: Final = 56
PORT_COLOURED: Final = 57
ROW_EMPTY: Final = 58
ROW_COST: Final = 59
SHIFT_EMPTY: Final = 60
SHIFT_BOTTOM: Final = 61
# Ships.
MARKER: Final = 62
SHIP_GOLD: Final = 63
ALL_SHIPS: Final = 64
OWN_SHIP: Final = 65
SHIP_SIZE: Final = 66
AFTER_GOLD: Final = 67
# The Ziggurat.
ZIGGURAT_COST: Final = 68
ZIGGURAT_MARKER: Final = 69
ZIGGURAT_TAKEN: Final = 70
TILE_FULL: Final = 71
ZIGGURAT_HOUSE: Final = 72
ZIGGURAT_FULL: Final = 73
# Paying.
OTHER_RESOURCE: Final = 74
NO_DIE: Final = 75
NO_CRATE_UP: Final = 76
CRATE_FOR_CRATE: Final = 77
NO_GOLD: Final = 78
REST_UNPAID: Final = 79
# Crates.
NO_CRATE: Final = 80
CRATE_UP: Final = 81
REFILLED_ONCE: Final = 82
NO_RESOURCE: Final = 83
REFILL_UNPAID: Final = 84
SECOND_UNPAID: Final = 85
# Gains.
NOT_IN_SUPPLY: Final = 86
NOT_IN_DISPLAY: Final = 87
TRACK_TOP: Final = 88
OTHER_TRACK: Final = 89
TRACK_MUST: Final = 90
OTHER_CHOICE: Final = 91
CHOICE_COST: Final = 92
CHOICE_MUST: Final = 93
NOT_DRAWN: Final = 94
BARGE_LEFT: Final = 95
# Free Actions.
NOT_YOUR_TURN: Final = 96
DECREE_GONE: Final = 97
DECREE_UNMET: Final = 98
NO_HARBORMASTER: Final = 99
AT_CONSTRUCTION: Final = 100
TILES_FULL: Final = 101
WAIT: Final = 102

_SAID: Final = {
    # Turns and Actions.
    TAKE_FIRST: ("TAB-082", "why-take-first"),
    NO_SUCH_DIE: ("TAB-082", "why-no-such-die"),
    SIX_BLOCKED: ("TAB-087", "why-six-blocked"),
    DIE_LEADS: ("TAB-083", "why-die-leads-elsewhere"),
    SIX_LEADS: ("TAB-085", "why-die-leads-elsewhere"),
    SIX_LEADS_NOWHERE: ("TAB-087", "why-die-leads-elsewhere"),
    MOVE_GOLD: ("TAB-088", "why-no-gold"),
    MOVE_FREE: ("TAB-088", "why-leads-there"),
    TWO_ACTIONS: ("TAB-090", "why-two-actions"),
    NOT_COMMON: ("TAB-054", "why-other-district"),
    NOT_THERE: ("TAB-056", "why-other-district"),
    # Colours, of which there are three where there are five Resources.
    NO_COLOUR: ("TAB-002", "why-no-colour"),
    # Setup.
    START_COMMON: ("TAB-035", "why-start-common"),
    START_ELSEWHERE: ("TAB-035", "why-start-elsewhere"),
    START_TAKEN: ("TAB-035", "why-not-empty"),
    NOT_IN_PLAY: ("TAB-013", "why-not-in-play"),
    # Projects.
    PROJECT_MARKER: ("TAB-097", "why-no-marker"),
    PROJECT_STACK: ("TAB-003", "why-stack-empty"),
    THREE_PROJECTS: ("TAB-094", "why-three-projects"),
    PROJECT_NOWHERE: ("TAB-095", "why-no-space"),
    PROJECT_DISTRICT: ("TAB-092", "why-other-district"),
    PROJECT_TAKEN: ("TAB-092", "why-not-empty"),
    PROJECT_APART: ("TAB-095", "why-not-adjacent"),
    PROJECT_BUILDING: ("TAB-096", "why-beside-building"),
    PROJECT_MUST: ("TAB-092", "why-must"),
    OTHER_BONUS: ("TAB-098", "why-other-bonus"),
    # Constructions.
    NO_PROJECTS: ("TAB-099", "why-no-projects"),
    NO_PIECES: ("TAB-004", "why-no-pieces"),
    BUILD_HOUSE: ("TAB-051", "why-no-house"),
    BUILD_COST: ("TAB-100", "why-cost"),
    NOT_SAVED: ("TAB-243", "why-not-in-cost"),
    SAVED_COST: ("TAB-243", "why-cost"),
    # Gardening.
    NO_GARDENING: ("TAB-110", "why-no-gardening"),
    GARDENING_MUST: ("TAB-110", "why-must"),
    NO_GRID: ("TAB-119", "why-no-grid"),
    THREE_GARDENS: ("TAB-115", "why-three-gardens"),
    GARDEN_MARKER: ("TAB-116", "why-no-marker"),
    NO_GARDEN: ("TAB-115", "why-no-garden"),
    NO_WATER: ("TAB-115", "why-no-water"),
    NO_WATER_TILE: ("TAB-112", "why-no-water-tile"),
    NO_WATER_SPACE: ("TAB-112", "why-no-water-space"),
    TILES_GONE: ("TAB-005", "why-stack-empty"),
    TILE_COST: ("TAB-111", "why-cost"),
    WATER_DISTRICT: ("TAB-112", "why-other-district"),
    WATER_TAKEN: ("TAB-112", "why-not-empty"),
    WATER_APART: ("TAB-112", "why-not-beside-water"),
    GARDEN_DISTRICT: ("TAB-115", "why-other-district"),
    GARDEN_COVERED: ("TAB-118", "why-covered"),
    GARDEN_DRY: ("TAB-115", "why-no-water"),
    # The Port.
    PORT_TAKEN: ("TAB-122", "why-space-taken"),
    PORT_LINE: ("TAB-123", "why-own-line"),
    PORT_CRATES: ("TAB-124", "why-four-crates"),
    PORT_FULL: ("TAB-123", "why-no-port-space"),
    PORT_BOTTOM: ("TAB-120", "why-no-bottom-house"),
    PORT_COST: ("TAB-120", "why-cost"),
    PORT_MUST: ("TAB-221", "why-must"),
    PORT_COLOURED: ("TAB-208", "why-coloured-row"),
    ROW_EMPTY: ("TAB-208", "why-row-empty"),
    ROW_COST: ("TAB-208", "why-cost"),
    SHIFT_EMPTY: ("TAB-230", "why-row-empty"),
    SHIFT_BOTTOM: ("TAB-230", "why-bottom-row"),
    # Ships.
    MARKER: ("TAB-043", "why-no-marker"),
    SHIP_GOLD: ("TAB-125", "why-gold"),
    ALL_SHIPS: ("TAB-126", "why-all-ships"),
    OWN_SHIP: ("TAB-126", "why-own-ship"),
    SHIP_SIZE: ("TAB-109", "why-ship-size"),
    AFTER_GOLD: ("TAB-108", "why-gold"),
    # The Ziggurat.
    ZIGGURAT_COST: ("TAB-133", "why-cost"),
    ZIGGURAT_MARKER: ("TAB-136", "why-no-marker"),
    ZIGGURAT_TAKEN: ("TAB-132", "why-space-taken"),
    TILE_FULL: ("TAB-136", "why-tile-full"),
    ZIGGURAT_HOUSE: ("TAB-136", "why-no-house"),
    ZIGGURAT_FULL: ("TAB-136", "why-no-ziggurat"),
    # Paying.
    OTHER_RESOURCE: ("TAB-063", "why-other-resource"),
    NO_DIE: ("TAB-063", "why-no-die"),
    NO_CRATE_UP: ("TAB-065", "why-no-crate-up"),
    CRATE_FOR_CRATE: ("TAB-068", "why-crate-for-crate"),
    NO_GOLD: ("TAB-063", "why-no-gold"),
    REST_UNPAID: ("TAB-063", "why-rest-unpaid"),
    # Crates.
    NO_CRATE: ("TAB-067", "why-no-crate"),
    CRATE_UP: ("TAB-067", "why-crate-up"),
    REFILLED_ONCE: ("TAB-067", "why-refilled"),
    NO_RESOURCE: ("TAB-068", "why-no-resource"),
    REFILL_UNPAID: ("TAB-068", "why-rest-unpaid"),
    SECOND_UNPAID: ("TAB-202", "why-rest-unpaid"),
    # Gains.
    NOT_IN_SUPPLY: ("TAB-078", "why-not-in-supply"),
    NOT_IN_DISPLAY: ("TAB-173", "why-not-in-display"),
    TRACK_TOP: ("TAB-073", "why-track-top"),
    OTHER_TRACK: ("TAB-233", "why-other-track"),
    TRACK_MUST: ("TAB-178", "why-must"),
    OTHER_CHOICE: ("TAB-181", "why-other-choice"),
    CHOICE_COST: ("TAB-181", "why-cost"),
    CHOICE_MUST: ("TAB-204", "why-must"),
    NOT_DRAWN: ("TAB-225", "why-not-drawn"),
    BARGE_LEFT: ("TAB-147", "why-barge-left"),
    # Free Actions.
    NOT_YOUR_TURN: ("TAB-143", "why-not-your-turn"),
    DECREE_GONE: ("TAB-144", "why-decree-gone"),
    DECREE_UNMET: ("TAB-219", "why-decree-unmet"),
    NO_HARBORMASTER: ("TAB-130", "why-no-harbormaster"),
    AT_CONSTRUCTION: ("TAB-243", "why-discount"),
    TILES_FULL: ("TAB-244", "why-tiles-full"),
    WAIT: ("TAB-091", "why-wait"),
}
#: The reasons from number 1 on: a rule, and the message.
REASONS: Final = tuple([_SAID[number] for number in range(1, len(_SAID) + 1)])
