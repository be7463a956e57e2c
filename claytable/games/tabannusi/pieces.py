"""The pieces: player areas, the Main board with all that lies on it, and the Bot's cards."""

from __future__ import annotations

from typing import Any, Final

from ...core.pieces import Piece
from .terms import NOBODY, SPACES

#: A Player board with all Houses on it, for each seat its own pieces.  TAB-026, TAB-027, TAB-031
PLAYER: Final[dict[str, Any]] = {
    "vp": 0,
    "earned": [0] * 8,
    "gold": 0,
    "dice": [0] * 5,
    "crates": (),
    "claims": 0,
    "supply": 0,
    "gardens": 0,
    "waters": 0,
    "specials": (),
    "rows": [0, 0, 0],
    "bottom": 0b11111,
    "built": [0, 0, 0],
    "mastery": [0, 0, 0],
    "architect": NOBODY,
    "assistant": NOBODY,
    "ships": 0,
    "working": 0,
    "ziggurat": [0, 0, 0],
    "harbormasters": (),
    "decrees": (),
    "urban": (),
    "revealed": (),
    "tolerance": 0,
}


class Player(Piece):
    """A player area and Player board."""

    __slots__ = tuple(PLAYER)
    before_setup = PLAYER

    vp: int
    #: Victory Points by what they came from.
    earned: list[int]
    gold: int
    #: Resource dice by colour: their values no longer matter.  TAB-061
    dice: list[int]
    #: Crates: Resource, + 8 if face up, + 16 if refilled this turn; sorted.
    crates: tuple[int, ...]
    #: Claim markers in the player area and in the supply: always the own ones.  TAB-044
    claims: int
    supply: int
    #: Tiles not yet placed: Gardens, regular Water, special Water.
    gardens: int
    waters: int
    specials: tuple[int, ...]
    #: Houses that have left each coloured row, always from the left; Houses of the bottom row as bits.
    rows: list[int]
    bottom: int
    #: Own Buildings by colour.
    built: list[int]
    mastery: list[int]
    #: The workers' Districts, which others may share; NOBODY before the first turn.  TAB-059, TAB-060
    architect: int
    assistant: int
    #: Ships with an own Claim marker as bits, and those whose ability works already.
    ships: int
    working: int
    #: Claim markers on each Ziggurat tile.
    ziggurat: list[int]
    harbormasters: tuple[int, ...]
    decrees: tuple[int, ...]
    #: Urban cards, those of them that were revealed, and Houses that may be missing on each.
    urban: tuple[int, ...]
    revealed: tuple[int, ...]
    tolerance: int

    def copy(self) -> Player:
        twin = Player()
        twin.vp = self.vp
        twin.earned = self.earned[:]
        twin.gold = self.gold
        twin.dice = self.dice[:]
        twin.crates = self.crates
        twin.claims = self.claims
        twin.supply = self.supply
        twin.gardens = self.gardens
        twin.waters = self.waters
        twin.specials = self.specials
        twin.rows = self.rows[:]
        twin.bottom = self.bottom
        twin.built = self.built[:]
        twin.mastery = self.mastery[:]
        twin.architect = self.architect
        twin.assistant = self.assistant
        twin.ships = self.ships
        twin.working = self.working
        twin.ziggurat = self.ziggurat[:]
        twin.harbormasters = self.harbormasters
        twin.decrees = self.decrees
        twin.urban = self.urban
        twin.revealed = self.revealed
        twin.tolerance = self.tolerance
        return twin


#: An empty Main board.
BOARD: Final[dict[str, Any]] = {
    "cells": [0] * SPACES,
    "buildings": [],
    "local": [0] * 5,
    "barges": [()] * 5,
    "supply": [0] * 5,
    "projects": [0] * 3,
    "pieces": [0] * 3,
    "waters": 0,
    "gardens": 0,
    "display": (),
    "specials": (),
    "time": 0,
    "ships": [NOBODY] * 9,
    "harbormasters": [NOBODY] * 6,
    "crates": [NOBODY] * 6,
    "port_houses": [NOBODY] * 12,
    "spare": (),
    "tiles": [0] * 6,
    "ziggurat_tiles": [0] * 3,
    "ziggurat_houses": [NOBODY] * 18,
    "decrees": (),
    "urban": (),
}


class Board(Piece):
    """The Main board and everything beside it that all players share."""

    __slots__ = tuple(BOARD)
    before_setup = BOARD

    #: What lies on each space of the grid: see `grid`. Buildings by number: their spaces.
    cells: list[int]
    buildings: list[tuple[int, ...]]
    #: The Resource of each District: that of its Barge.  TAB-055
    local: list[int]
    #: The dice on each Barge (sorted values), and the general supply by colour.
    barges: list[tuple[int, ...]]
    supply: list[int]
    #: Stacks: Project tiles and Building pieces by colour, regular Water, Gardens.
    projects: list[int]
    pieces: list[int]
    waters: int
    gardens: int
    #: Special Water: the open display, and the stack (top last).
    display: tuple[int, ...]
    specials: tuple[int, ...]
    #: Gold on the Time track.
    time: int
    #: The Port: a Ship tile for each space (NOBODY: printed), Harbormaster tiles and Crates of the six lines, Houses.
    ships: list[int]
    harbormasters: list[int]
    crates: list[int]
    port_houses: list[int]
    #: Harbormaster tiles left over in setup.
    spare: tuple[int, ...]
    #: Action tiles of the six spaces; the Ziggurat's tiles and Houses.
    tiles: list[int]
    ziggurat_tiles: list[int]
    ziggurat_houses: list[int]
    decrees: tuple[int, ...]
    #: The Urban deck, top last.
    urban: tuple[int, ...]

    def copy(self) -> Board:
        twin = Board()
        twin.cells = self.cells[:]
        twin.buildings = self.buildings[:]
        twin.local = self.local
        twin.barges = self.barges[:]
        twin.supply = self.supply[:]
        twin.projects = self.projects[:]
        twin.pieces = self.pieces[:]
        twin.waters = self.waters
        twin.gardens = self.gardens
        twin.display = self.display
        twin.specials = self.specials
        twin.time = self.time
        twin.ships = self.ships
        twin.harbormasters = self.harbormasters[:]
        twin.crates = self.crates[:]
        twin.port_houses = self.port_houses[:]
        twin.spare = self.spare
        twin.tiles = self.tiles
        twin.ziggurat_tiles = self.ziggurat_tiles
        twin.ziggurat_houses = self.ziggurat_houses[:]
        twin.decrees = self.decrees
        twin.urban = self.urban
        return twin


#: The Bot before its setup.
BOT: Final[dict[str, Any]] = {
    "deck": [],
    "used": [],
    "left": NOBODY,
    "right": NOBODY,
    "markers": [0] * 5,
    "bag": [0] * 3,
    "numbers": [()] * 3,
    "scorings": 0,
    "resets": 0,
}


class Bot(Piece):
    """The Bot's cards and tiles."""

    __slots__ = tuple(BOT)
    before_setup = BOT

    #: The Automa deck, top last, the cards used up, and the two open cards.
    deck: list[int]
    used: list[int]
    left: int
    right: int
    #: Claim markers on each District of the Automa Urban card.
    markers: list[int]
    #: Automa Project tiles: in the bag by colour, and beside the three Number tiles, top last.
    bag: list[int]
    numbers: list[tuple[int, ...]]
    #: District scorings so far, and resets that followed some of them.
    scorings: int
    resets: int

    def copy(self) -> Bot:
        twin = Bot()
        twin.deck = self.deck[:]
        twin.used = self.used[:]
        twin.left = self.left
        twin.right = self.right
        twin.markers = self.markers[:]
        twin.bag = self.bag[:]
        twin.numbers = self.numbers[:]
        twin.scorings = self.scorings
        twin.resets = self.resets
        return twin
