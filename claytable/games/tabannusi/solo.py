"""The Bot: its setup, its turn, and its actions A to D."""

from __future__ import annotations

from ...core.table import Deed
from . import clauses, grid, solo_cards
from .construct import build, raise_building
from .decrees import met, take_decree
from .gains import move_architect, take_from_barge
from .houses import lift_house, row_for, uncover
from .payment import spend_gold
from .port import PRICE
from .projects import lay_project
from .ships import SHIP_PRICE
from .solo_box import CLUSTER, LETTERS, MOST_TILES
from .solo_cards import KING, UP
from .solo_gains import board_bonus, bot_pays, claim_preferred, preferred_ship, wealth
from .solo_gardens import BotGardens, can_garden
from .solo_houses import enter_port, enter_ziggurat, port_space, ziggurat_section
from .table import TabannusiTable
from .terms import COMMON, MOST_PROJECTS, NOBODY, PORT, ROW_LENGTH

A, B, C, D = range(len(LETTERS))


# -- setup ----------------------------------------------------------------------------------------------------


def set_up_opponent(table: TabannusiTable) -> None:
    """Cards, markers, and the bag of Automa Project tiles.  TAB-251, TAB-253"""
    printed = table.box.solo
    bot = table.rival()
    bot.markers = printed.markers[table.king][:]
    solo_cards.reset_deck(table)
    board = table.main()
    needs = [table.box.decrees[card].buildings for card in board.decrees]
    bot.bag = [max(need[colour] for need in needs) + 1 for colour in range(3)]
    for colour in range(3):
        board.projects[colour] -= bot.bag[colour]
    solo_cards.reset_tiles(table)


class FirstBuilding(Deed[TabannusiTable]):
    """The Bot's starting Building, and where its workers start.  TAB-256, TAB-257, TAB-258, TAB-259"""

    __slots__ = ()

    def happen(self, table: TabannusiTable) -> None:
        printed = table.box.solo
        seat = table.opponent
        district = (printed.number[table.bot.right] or COMMON) - 1
        empty = [space for space in table.layout.spaces[district] if not table.board.cells[space]]
        space = empty[-1] if printed.c_up[table.king] else empty[0]
        colour = solo_cards.colours(table)[0]
        row = row_for(table.players[seat], colour)
        raise_building(table, seat, colour, (space,))
        lift_house(table, seat, row)
        if table.loud:
            table.tell("first-building", seat, colour, space, row)
        solo_cards.remove_marker(table, district)
        me = table.player(seat)
        me.architect = solo_cards.next_district(table, 0, solo_cards.card_sum(table), True)
        me.assistant = me.architect
        if table.loud:
            table.tell("starts-in", seat, me.assistant)
        table.effects(seat, printed.c_bonus[table.king], colour)


# -- the turn ----------------------------------------------------------------------------------------------------


class BotTurn(Deed[TabannusiTable]):
    """Reveal, move, take a die, two actions, Decrees.  TAB-280"""

    __slots__ = ()

    def happen(self, table: TabannusiTable) -> None:
        seat = table.turn
        solo_cards.reveal_card(table)
        me = table.player(seat)
        move_architect(table, seat, solo_cards.next_district(table, me.architect, solo_cards.card_sum(table), False))
        dice = table.board.barges[me.assistant]
        if dice:
            wanted = me.architect + 1
            take_from_barge(table, seat, me.assistant, dice.index(wanted) if wanted in dice else len(dice) - 1)
        table.push(BotDecrees())
        table.push(BotAction(2))
        table.push(BotAction(1))


class BotAction(Deed[TabannusiTable]):
    """The first action of a list that is possible, else A.  TAB-281, TAB-282"""

    __slots__ = ("which",)

    def __init__(self, which: int) -> None:
        self.which = which

    def happen(self, table: TabannusiTable) -> None:
        printed = table.box.solo
        if self.which == 1:
            wanted = printed.first_actions[table.bot.left]
        else:
            wanted = printed.actions[table.bot.right][solo_cards.row(table) :]
        for letter in wanted:
            if possible(table, letter):
                if table.loud:
                    table.tell("bot-action", self.which, letter)
                act(table, letter)
                return
            if table.loud:
                table.tell("bot-cannot", letter)
        if table.loud:
            table.tell("bot-action", self.which, A)
        act(table, A)


class BotDecrees(Deed[TabannusiTable]):
    """The Bot takes every Decree that it meets, also thanks to another one.  TAB-283"""

    __slots__ = ()

    def happen(self, table: TabannusiTable) -> None:
        seat = table.opponent
        for card in table.board.decrees:
            if met(table, seat, card):
                table.push(BotDecrees())
                take_decree(table, seat, card)
                if any(table.box.parts[n].word == clauses.PORT_HOUSE for n in table.box.decrees[card].effect):
                    space = port_space(table)
                    if space >= 0 and table.players[seat].bottom:
                        enter_port(table, space)
                if any(table.box.parts[n].word == clauses.RESOURCE_ANY for n in table.box.decrees[card].effect):
                    gain_random_dice(table, card)
                if any(table.box.parts[n].word == clauses.SHIFT_HOUSE for n in table.box.decrees[card].effect):
                    shift_houses(table, card)
                return


def gain_random_dice(table: TabannusiTable, card: int) -> None:
    """Resources of choice are picked at random.  TAB-283"""
    for number in table.box.decrees[card].effect:
        part = table.box.parts[number]
        if part.word != clauses.RESOURCE_ANY:
            continue
        for _ in range(part.n):
            board = table.main()
            there = [colour for colour in range(5) if board.supply[colour]]
            if there:
                colour = there[table.rng.below(len(there))]
                board.supply[colour] -= 1
                table.player(table.opponent).dice[colour] += 1
                if table.loud:
                    table.tell("gains-resource", table.opponent, colour)


def shift_houses(table: TabannusiTable, card: int) -> None:
    """Houses of random coloured rows move to the bottom row.  TAB-230, TAB-283"""
    seat = table.opponent
    for number in table.box.decrees[card].effect:
        part = table.box.parts[number]
        for _ in range(part.n if part.word == clauses.SHIFT_HOUSE else 0):
            me = table.player(seat)
            rows = [row for row in range(3) if me.rows[row] < ROW_LENGTH]
            empty = 0b11111 & ~me.bottom
            if rows and empty:
                row = rows[table.rng.below(len(rows))]
                place = lift_house(table, seat, row)
                me.bottom |= 1 << empty.bit_length() - 1
                if table.loud:
                    table.tell("shifts-house", seat, row)
                uncover(table, seat, row, place)


# -- actions ------------------------------------------------------------------------------------------------------


def possible(table: TabannusiTable, letter: int) -> bool:
    """Whether the Bot can do an action in the District of its Assistant.

    TAB-267, TAB-290, TAB-293, TAB-294, TAB-295, TAB-301, TAB-302, TAB-304
    """
    me = table.players[table.opponent]
    district = me.assistant
    if letter == A:
        return True
    if district < COMMON:
        if letter == B:
            return project_choice(table)[0] >= 0
        if letter == C:
            return bool(constructions(table))
        return can_garden(table)
    if district == PORT and letter == B:
        return me.gold >= SHIP_PRICE and preferred_ship(table, 0) >= 0
    if wealth(table) < PRICE:
        return False
    if district == PORT:
        return bool(me.bottom) and port_space(table) >= 0
    return ziggurat_section(table) >= 0


def act(table: TabannusiTable, letter: int) -> None:
    """Do an action; what the King's lists say of B to D concerns common Districts.

    TAB-267, TAB-289, TAB-293, TAB-294, TAB-304, TAB-306
    """
    district = table.players[table.opponent].assistant
    if letter == A:
        if solo_cards.symbol(table) == KING:
            table.effects(table.opponent, table.box.solo.a_effect[table.king])
        else:
            table.score(table.opponent, table.box.solo.a_vp)
    elif district < COMMON:
        if letter == B:
            place_project(table)
        elif letter == C:
            construct(table)
        else:
            table.push(BotGardens(0))
    elif district == PORT and letter == B:
        spend_gold(table, table.opponent, SHIP_PRICE)
        claim_preferred(table, 0)
    elif district == PORT:
        bot_pays(table, PRICE)
        enter_port(table, port_space(table))
    else:
        bot_pays(table, PRICE)
        enter_ziggurat(table)


# -- Projects -----------------------------------------------------------------------------------------------------


def project_choice(table: TabannusiTable) -> tuple[int, int]:
    """Colour and space of the Bot's next Project, or -1.  TAB-287, TAB-290, TAB-291"""
    printed = table.box.solo
    district = table.players[table.opponent].assistant
    with_king = solo_cards.symbol(table) == KING
    highest = printed.b_up[table.king] if with_king else solo_cards.symbol(table) == UP
    order = solo_cards.colours(table)
    if with_king and printed.b_choice[table.king] == MOST_TILES:
        order = solo_cards.most_tiles(table)
    elif with_king and printed.b_choice[table.king] == CLUSTER:
        order = by_cluster(table, district, order)
    for colour in order:
        spaces = grid.project_spaces(table, district, colour)
        if spaces:
            return colour, spaces[-1] if highest else spaces[0]
    return NOBODY, NOBODY


def by_cluster(table: TabannusiTable, district: int, order: list[int]) -> list[int]:
    """The colours by the largest group that can still grow; equal ones as before.  TAB-309"""

    def size(colour: int) -> int:
        n = len(grid.projects_in(table, district, colour))
        return n if n < MOST_PROJECTS else 0

    rest = [colour for colour in range(3) if colour not in order and size(colour)]
    return sorted(order + rest, key=lambda colour: -size(colour))


def place_project(table: TabannusiTable) -> None:
    """A Project with a free marker, its bonus, a new Automa Project tile.  TAB-292"""
    colour, space = project_choice(table)
    lay_project(table, table.opponent, colour, space)
    if table.box.bonus[0][space]:
        board_bonus(table, table.box.solo.b_bonus[table.king], colour)
    solo_cards.draw_beside(table)


# -- Buildings ----------------------------------------------------------------------------------------------------


def price(table: TabannusiTable, colour: int) -> int:
    """2 Resources and 1 for each own marker, of any colours.  TAB-295"""
    seat = table.opponent
    district = table.players[seat].assistant
    spaces = grid.projects_in(table, district, colour)
    return 2 + sum(1 for space in spaces if grid.owner_of(table.board.cells[space]) == seat)


def constructions(table: TabannusiTable) -> list[int]:
    """The colours in which the Bot can build, best first.  TAB-296, TAB-314"""
    me = table.players[table.opponent]
    sizes = [len(grid.projects_in(table, me.assistant, colour)) for colour in range(3)]
    able = [
        colour
        for colour in range(3)
        if sizes[colour]
        and table.board.pieces[colour] >= sizes[colour]
        and row_for(me, colour) >= 0
        and wealth(table) >= price(table, colour)
    ]
    order = solo_cards.colours(table)
    order += [colour for colour in range(3) if colour not in order]
    highest = max(me.mastery)

    def normal(colour: int) -> tuple[int, int, int]:
        return -sizes[colour], int(me.mastery[colour] != highest), order.index(colour)

    if solo_cards.symbol(table) == KING and table.box.solo.c_choice[table.king] == MOST_TILES:
        counts = solo_cards.tile_counts(table)
        return sorted(able, key=lambda colour: (-counts[colour], -sizes[colour], order.index(colour)))
    return sorted(able, key=normal)


def construct(table: TabannusiTable) -> None:
    """Pay, build, the King's bonus, and a Ship of the Building's size.  TAB-295, TAB-297"""
    seat = table.opponent
    colour = constructions(table)[0]
    district = table.players[seat].assistant
    bot_pays(table, price(table, colour))
    table.push(BotShip(len(grid.projects_in(table, district, colour))))
    if solo_cards.symbol(table) == KING:
        table.effects(seat, table.box.solo.c_bonus[table.king], colour)
    build(table, seat, colour)
    solo_cards.remove_marker(table, district)
    solo_cards.return_tile(table, colour)


class BotShip(Deed[TabannusiTable]):
    """For 1 Gold the Bot claims a Ship of the size of its Building.  TAB-298"""

    __slots__ = ("size",)

    def __init__(self, size: int) -> None:
        self.size = size

    def happen(self, table: TabannusiTable) -> None:
        if table.players[table.opponent].gold and preferred_ship(table, self.size) >= 0:
            spend_gold(table, table.opponent, 1)
            claim_preferred(table, self.size)
