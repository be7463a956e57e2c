"""The pieces: Player Boards, the Main Board with all that lies on it, and the Solo Board."""

from __future__ import annotations

from typing import Any, Final

from ...core.pieces import Piece
from .terms import ALL_CARDS, NOBODY

NO_WORKERS: Final = (0, 0, 0, 0)

#: A Player Board with nothing on it and all Action Cards in hand.  SCH-019
PLAYER: Final[dict[str, Any]] = {
    "silver": 0,
    "gold": 0,
    "workers": [0, 0, 0, 0],
    "supply": 0,
    "bag": [0] * 7,
    "hand": [],
    "cards": ALL_CARDS,
    "slot_cards": [NOBODY] * 6,
    "slot_dice": [()] * 6,
    "slot_workers": [NO_WORKERS] * 6,
    "retirees": [()] * 4,
    "aside": (),
    "levels": [0] * 6,
    "spot": 0,
    "scrolls": (),
    "goal": NOBODY,
    "targets": 0,
}


class Player(Piece):
    """A player's board, supply and Bag."""

    __slots__ = tuple(PLAYER)
    before_setup = PLAYER

    silver: int
    gold: int
    #: Workers by number, and Influence, in the player's supply.
    workers: list[int]
    supply: int
    #: Dice in the Bag by colour; dice in hand, sorted.
    bag: list[int]
    hand: list[int]
    #: Action Cards in hand as bits.
    cards: int
    #: By Action Slot: the card (or NOBODY), the dice on it, the Workers on it (a tuple of four numbers).
    slot_cards: list[int]
    slot_dice: list[tuple[int, ...]]
    slot_workers: list[tuple[int, ...]]
    #: Retirees below each brown slot, sorted; and those set aside until the end of the turn.
    retirees: list[tuple[int, ...]]
    aside: tuple[int, ...]
    levels: list[int]
    #: The Spot of the Player Marker.
    spot: int
    scrolls: tuple[int, ...]
    #: The Goal Card, and its targets that are still to be met as bits.
    goal: int
    targets: int

    def copy(self) -> Player:
        twin = Player()
        twin.silver = self.silver
        twin.gold = self.gold
        twin.workers = self.workers[:]
        twin.supply = self.supply
        twin.bag = self.bag[:]
        twin.hand = self.hand[:]
        twin.cards = self.cards
        twin.slot_cards = self.slot_cards[:]
        twin.slot_dice = self.slot_dice[:]
        twin.slot_workers = self.slot_workers[:]
        twin.retirees = self.retirees[:]
        twin.aside = self.aside
        twin.levels = self.levels[:]
        twin.spot = self.spot
        twin.scrolls = self.scrolls
        twin.goal = self.goal
        twin.targets = self.targets
        return twin

    def dice(self) -> list[int]:
        """All dice by colour: Bag, hand and Player Board, but not what lies on an unfinished Goal Card."""
        found = self.bag[:]
        for code in self.hand:
            found[code >> 3] += 1
        for lying in self.slot_dice:
            for code in lying:
                found[code >> 3] += 1
        return found


#: An empty Main Board.
BOARD: Final[dict[str, Any]] = {
    "dice": [0] * 7,
    "workers": [0] * 4,
    "decks": [()] * 8,
    "rooms": [NOBODY] * 10,
    "room_owner": [NOBODY] * 10,
    "room_gold": [0] * 10,
    "map": [NOBODY] * 6,
    "map_influence": [NOBODY] * 6,
    "house": [()] * 3,
    "house_influence": [()] * 3,
    "stacks": [],
    "reserve": (),
    "boxed": (),
    "guilds": [],
    "control": [NOBODY] * 3,
    "caliphs": [],
    "caliph_influence": [],
    "neutral": 0,
    "offer": [NOBODY] * 10,
}


class Board(Piece):
    """The Main Board and everything beside it that all players share."""

    __slots__ = tuple(BOARD)
    before_setup = BOARD

    #: The Main Supply: dice by colour, and Workers (which never run out: below zero other things stand for them).
    dice: list[int]
    workers: list[int]
    #: Translators of each deck, top first.
    decks: list[tuple[int, ...]]
    #: By Room: the Translator, its owner (NOBODY: Neutral) and the Gold on it.
    rooms: list[int]
    room_owner: list[int]
    room_gold: list[int]
    #: Scrolls beside the Black Spots, and whose Influence lies on each.
    map: list[int]
    map_influence: list[int]
    #: Scrolls of each Guild from the top, and whose Influence lies on each.
    house: list[tuple[int, ...]]
    house_influence: list[tuple[int, ...]]
    #: The draw pile as its stacks from top to bottom, each from top to bottom; the reserve likewise.
    stacks: list[tuple[int, ...]]
    reserve: tuple[int, ...]
    #: Scrolls that were discarded.
    boxed: tuple[int, ...]
    #: Influence in each Guild by seat, and who controls it.
    guilds: list[tuple[int, ...]]
    control: list[int]
    #: Caliph Cards revealed so far, and whose Influence lies on their spaces.
    caliphs: list[int]
    caliph_influence: list[tuple[int, ...]]
    #: The Spot of the Neutral Marker.
    neutral: int
    #: The Resource Card below each Room during the draft.
    offer: list[int]

    def copy(self) -> Board:
        twin = Board()
        twin.dice = self.dice[:]
        twin.workers = self.workers[:]
        twin.decks = self.decks[:]
        twin.rooms = self.rooms[:]
        twin.room_owner = self.room_owner[:]
        twin.room_gold = self.room_gold[:]
        twin.map = self.map[:]
        twin.map_influence = self.map_influence[:]
        twin.house = self.house[:]
        twin.house_influence = self.house_influence[:]
        twin.stacks = self.stacks[:]
        twin.reserve = self.reserve
        twin.boxed = self.boxed
        twin.guilds = self.guilds[:]
        twin.control = self.control[:]
        twin.caliphs = self.caliphs[:]
        twin.caliph_influence = self.caliph_influence[:]
        twin.neutral = self.neutral
        twin.offer = self.offer[:]
        return twin


#: The Solo Board before its setup.
SOLO: Final[dict[str, Any]] = {
    "pile": [],
    "faceup": [],
    "position": 0,
    "markers": 0,
    "sum": 0,
    "scrolls": [0] * 6,
    "retired": (),
    "facedown": (),
}


class SoloBoard(Piece):
    """The solo opponent's board."""

    __slots__ = tuple(SOLO)
    before_setup = SOLO

    #: Scheme Cards: the pile, top last, and those revealed since the last Rest.
    pile: list[int]
    faceup: list[int]
    #: The Player Marker on the Resource Track, the Research Markers placed, and the Dice Sum.
    position: int
    markers: int
    sum: int
    #: Scrolls above each language, Retired Translators, and the cards that lie facedown for Scrolls.
    scrolls: list[int]
    retired: tuple[int, ...]
    facedown: tuple[int, ...]

    def copy(self) -> SoloBoard:
        twin = SoloBoard()
        twin.pile = self.pile[:]
        twin.faceup = self.faceup[:]
        twin.position = self.position
        twin.markers = self.markers
        twin.sum = self.sum
        twin.scrolls = self.scrolls[:]
        twin.retired = self.retired
        twin.facedown = self.facedown
        return twin
