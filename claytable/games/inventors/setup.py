"""Setup: Main Board and Player Boards."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar

from . import answers as a
from .ask import Ask
from .free import draw
from .pieces import Device
from .player import Player
from .rounds import StartRound
from .solo import set_up_opponent
from .table import InventorsTable
from .terms import NEUTRAL, NOBODY, READY, WHITE, Ranges


def set_up(table: InventorsTable, players: int) -> None:
    """Lay out the game for a number of players (1: solo), and ask where the starting tiles go."""
    set_up_main_board(table, players)
    if players == 1:
        table.first = 0
    else:
        table.first = table.rng.below(table.seats)  # INV-030
    cards = table.rng.shuffled(6)  # INV-031
    for place, seat in enumerate(table.from_seat(table.first)):
        me = table.player(seat)
        # Ships start on each other: the starting player's lowest, the Dummy's on top.  INV-029
        me.arrival = place
        if seat != table.opponent:
            set_up_player(table, me, seat, place, cards.pop())
    board = table.main()
    board.dummy_arrival = table.seats
    board.arrivals = table.seats
    if players == 1:
        set_up_opponent(table)
    if table.loud:
        table.tell("first-player", table.first)
    table.push(StartRound())
    for seat in reversed(table.from_seat(table.first)):
        if seat != table.opponent:
            if table.rounds == 3:
                flip_setup_card(table, seat)
            table.push(PlaceStartingTile(seat))


def set_up_main_board(table: InventorsTable, players: int) -> None:
    """Device Boards, cards, tiles and piles."""
    box = table.box
    board = table.main()
    # Two columns of boards; a card and a neutral Invention tile for some.  INV-009, INV-011, INV-012
    board.board_pile = table.rng.shuffled(18)
    board.card_pile = table.rng.shuffled(44)
    neutral = [6 + tile for tile in table.rng.shuffled(3)]
    height = 3 if players == 1 else 4
    board.left = [Device(board.board_pile.pop()) for _ in range(height)]
    # With 2 players 1 board in the second column.  INV-020
    second = [Device(board.board_pile.pop()) for _ in range(1 if players <= 2 else 2)]
    top = board.left[0]
    assert top is not None
    board.left[0] = top.invented(board.card_pile.pop(), NEUTRAL, neutral.pop())
    board.built = [None] * height
    for row, device in enumerate(second):
        # A black Influence stands for the Builder.  INV-010
        board.built[row] = device.invented(board.card_pile.pop(), NEUTRAL, neutral.pop()).built(NEUTRAL)
    board.pass_tiles = table.rng.shuffled(8)[:5]  # INV-013
    # A Research pile for each River section.  INV-015
    for section in range(3):
        tiles = [tile for tile in range(27) if box.research_section[tile] == section]
        table.rng.shuffle(tiles)
        board.research_piles[section] = tuple(tiles)
    # Stacks of Workshop tiles as the spaces print them, and the pile on the last space.  INV-016, INV-017, INV-018
    tiles = table.rng.shuffled(42)
    for space, size in enumerate(box.stack_sizes[players]):
        board.stacks[space] = tuple(tiles[:size])
        tiles = tiles[size:]
    board.stacks[17] = tuple(tiles[: box.last_pile])
    board.boxed = tiles[box.last_pile :]
    if table.dummy:
        board.dummy_pile = table.rng.shuffled(6)  # INV-021
        board.dummy_supply = 12  # INV-022


def set_up_player(table: InventorsTable, me: Player, seat: int, place: int, card: int) -> None:
    """A Player Board by seat order and Setup Card.  INV-030, INV-031"""
    box = table.box
    me.inventions = table.rng.shuffled(6)  # INV-028
    me.setup_card = card
    for colour in range(3):
        me.guilds[colour] = box.setup_influence[card][colour]
    me.supply = 21
    # 11 dice: 1 in the Study, 6 in Ready, 4 in Exhausted.  INV-032
    study, ready, exhausted = box.setup_dice[card]
    me.study = 1 << (study - 1) * 3
    for colour in (WHITE, WHITE, WHITE, WHITE, WHITE, ready):
        insort(me.landscape(READY), colour * 8 + table.roll())
    me.exhausted = [3, 0, 0, 0]
    me.exhausted[exhausted] += 1
    # A Craftsperson who starts on tile 2 is Inactive.  INV-034
    me.levels = list(box.setup_levels[card])
    for trade in range(6):
        if me.levels[trade] == box.setup_inactive[card]:
            me.active &= ~(1 << trade)
    me.silver = box.seat_silver[place]
    if table.loud:
        table.tell("setup-card", seat, card)
    draw(table, seat, box.seat_cards[place])


def flip_setup_card(table: InventorsTable, seat: int) -> None:
    """The 3-round game: goals, one card and one Silver more, and the left-most Tent on the card.  INV-036"""
    me = table.player(seat)
    me.goal = 0
    me.tents = 3
    table.effects(seat, table.box.tent_reveal[table.seats][0])
    table.effects(seat, table.box.goal_effect[0])


class PlaceStartingTile(Ask):
    """The starting Workshop tile goes to the first space of any row; nothing covered is resolved.  INV-033"""

    __slots__ = ()

    name: ClassVar[str] = "starting-tile"
    rule: ClassVar[str] = "INV-033"

    about: ClassVar[Ranges] = (a.A_ROW,)

    def choose(self, table: InventorsTable, answer: int) -> None:
        me = table.player(self.seat)
        tile = table.box.setup_tile[me.setup_card]
        me.rows[answer - a.ROW] = (tile,)
        if table.loud:
            table.tell("places-tile", self.seat, tile, answer - a.ROW)
        if table.rounds == 4:
            # Without goals the Setup Card has done its work.  INV-035
            card = me.setup_card
            me.setup_card = NOBODY
            if table.loud:
                table.tell("returns-setup-card", self.seat, card)
