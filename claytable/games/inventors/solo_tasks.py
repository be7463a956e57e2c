"""Solo: the tasks of the Scheme Cards, as the printed opponent carries them out."""

from __future__ import annotations

from typing import Any

from .ask import Act
from .build import move_to_built
from .free import renew_pile
from .influence import from_supply, lose_influence
from .invent import matches
from .pieces import Board, Device
from .publish import move_to_published
from .river import sail
from .table import InventorsTable
from .terms import BLUE, CHARCOAL, COLOURS, LAST_SPACE, NOBODY, section_of
from .testing import free_space, put_die
from .workers import blocked_spaces

OPPONENT = 1


def try_task(table: InventorsTable, card: int, task: dict[str, Any]) -> str:
    """Do a task. The empty text, or the rule by which it cannot be done."""
    me = table.players[OPPONENT]
    if me.silver < int(task.get("silver_cost", 0)):
        return "INV-261"
    cost = [COLOURS.index(colour) for colour in task.get("influence_cost", ())]
    for colour in range(BLUE, CHARCOAL + 1):
        if me.guilds[colour - 1] < cost.count(colour):
            return "INV-261"
    kind = task["task"]
    if kind == "gain":
        return ""
    if kind == "invent":
        return invent(table, card)
    if kind == "build":
        return build(table, card, int(task["silver_cost"]))
    if kind == "publish":
        return publish(table, card, int(task["silver_cost"]))
    if kind == "test":
        return test(table, card)
    return send_worker(table, card, kind, cost)


def gain_with_task(table: InventorsTable, task: dict[str, Any]) -> None:
    """Silver and Influence shown with a task are gained when it is done.  INV-260"""
    silver = int(task.get("silver", 0))
    if silver:
        gain_silver(table, silver)
    for colour in task.get("influence", ()):
        opponent_influence(table, COLOURS.index(colour))


def focused(table: InventorsTable, card: int, column: list[Device | None], invented: bool | None) -> Device | None:
    """The Device of the best ranked row that fits.  INV-262"""
    for row in table.box.scheme_rows[card]:
        device = column[row] if row < len(column) else None
        if device is not None and (invented is None or (device.card >= 0) == invented):
            return device
    return None


def invent(table: InventorsTable, card: int) -> str:
    """Reveal cards until one makes a match; no costs, no Royalties.  INV-263"""
    board = table.board
    device = focused(table, card, board.left, False)
    if device is None or not board.opponent_inventions:
        return "INV-261"
    if not any(any(matches(table, device.board, each)) for each in board.card_pile + board.discards):
        return "INV-263"
    board = table.main()
    drawn = turn_over_match(table, device.board)
    tile = board.opponent_inventions.pop()
    row = board.left.index(device)
    board.left[row] = device.invented(drawn, OPPONENT, tile)
    table.player(OPPONENT).deeds[0] += 1
    if table.loud:
        table.tell("opponent-invents", device.board, drawn, tile)
    for colour in matches(table, device.board, drawn):
        if colour:
            opponent_influence(table, colour)
    return ""


def turn_over_match(table: InventorsTable, which: int) -> int:
    """Turn over Device Cards until one makes a match with the board; the others are discarded.  INV-263"""
    board = table.main()
    discarded: list[int] = []
    while True:
        if not board.card_pile:
            # What was discarded so far goes into the new pile too.
            tell_discards(table, discarded)
            discarded = []
            renew_pile(table)
        drawn = board.card_pile[-1]
        table.reveals += 1
        if any(matches(table, which, drawn)):
            tell_discards(table, discarded)
            return board.card_pile.pop()
        board.discards.append(board.card_pile.pop())
        discarded.append(drawn)


def tell_discards(table: InventorsTable, cards: list[int]) -> None:
    """Write down the cards that made no match."""
    if table.loud and cards:
        table.tell("opponent-discards", tuple(cards))


def build(table: InventorsTable, card: int, cost: int) -> str:
    """Pay; the human still gets what their Invention gives, and then the Device moves on.  INV-264"""
    board = table.board
    device = focused(table, card, board.left, True)
    if device is None or None not in board.built:
        return "INV-261"
    me = table.player(OPPONENT)
    if not me.supply and not any(me.guilds):
        return "INV-257"
    me.silver -= cost
    if table.loud:
        table.tell("pays-silver", OPPONENT, cost)
    table.push(OpponentBuilt(device.board))
    if 0 <= device.inventor != OPPONENT:
        table.effects(device.inventor, table.box.invention_effect[device.invention])
    return ""


class OpponentBuilt(Act):
    """The board is moved, another revealed, and the opponent's Influence placed.  INV-116, INV-117, INV-264"""

    __slots__ = ("board",)

    def __init__(self, board: int) -> None:
        self.board = board

    def happen(self, table: InventorsTable) -> None:
        move_to_built(table, OPPONENT, self.board)
        device_influence(table)
        table.player(OPPONENT).deeds[1] += 1


def publish(table: InventorsTable, card: int, cost: int) -> str:
    """Pay, place the Influence, move the Device; a human Inventor gains 1 Silver.  INV-268"""
    device = focused(table, card, table.board.built, None)
    if device is None:
        return "INV-261"
    me = table.player(OPPONENT)
    if not me.supply and not any(me.guilds):
        return "INV-257"
    me.silver -= cost
    me.deeds[2] += 1
    if table.loud:
        table.tell("pays-silver", OPPONENT, cost)
    move_to_published(table, OPPONENT, device.board)
    device_influence(table)
    if 0 <= device.inventor != OPPONENT:
        table.player(device.inventor).silver += 1
        if table.loud:
            table.tell("inventor-silver", device.inventor, 1)
    return ""


def rows_of(board: Board) -> list[list[Device]]:
    """Built and Published Devices by row, left to right.  INV-265, INV-268"""
    rows: list[list[Device]] = [[], [], []]
    for row, built in enumerate(board.built):
        if built is not None:
            rows[row].append(built)
    for index, device in enumerate(board.published):
        rows[index % 3].append(device)
    return rows


def test(table: InventorsTable, card: int) -> str:
    """By colour, then by row, the left-most Device with a free space; the roll does not matter.  INV-265, INV-266"""
    rows = rows_of(table.board)
    for colour in table.box.scheme_colours[card]:
        for row in table.box.scheme_rows[card]:
            for device in rows[row]:
                if free_space(table, device, colour) >= 0:
                    influence, ships = put_die(table, OPPONENT, device.board, colour * 8 + table.roll())
                    if influence:
                        opponent_influence(table, influence)
                    move_ship(table, ships)
                    return ""
    return "INV-261"


def send_worker(table: InventorsTable, card: int, kind: str, cost: list[int]) -> str:
    """A Worker below a Guild (left, right, bottom), or to the right of the Guilds by focus.  INV-270, INV-271"""
    me = table.players[OPPONENT]
    if not me.workers:
        return "INV-261"
    if kind == "research" and research_space(table) < 0:
        return "INV-261"
    if len(set(cost)) == 1:
        first = (cost[0] - 1) * 3
        order = [first, first + 1, first + 2]
    else:
        order = [9 + row for row in table.box.scheme_rows[card]]
    for space in order:
        if not table.board.spaces[space] and space not in blocked_spaces(table):
            break
    else:
        return "INV-142"
    me = table.player(OPPONENT)
    me.workers -= 1
    table.main().spaces[space] += (OPPONENT,)
    if table.loud:
        table.tell("sends-worker", OPPONENT, space)
    for colour in cost:
        lose_influence(table, OPPONENT, colour)
    if kind == "research":
        research(table)
    elif kind == "ship":
        move_ship(table, 1)
    else:
        assert kind == "add_dice_scheme", kind
        add_scheme(table, table.main().dice_reserve)
    return ""


def research_space(table: InventorsTable) -> int:
    """The empty space the opponent would Research on, or -1.  INV-273"""
    board = table.board
    ship = table.players[OPPONENT].ship
    section = section_of(ship)
    empty = [s for s in range(1, LAST_SPACE) if s % 6 and not board.stacks[s] and board.research[s] < 0]
    for space in empty:
        if section_of(space) == section and space <= ship:
            return space
    for space in empty:
        if section_of(space) == section - 1:
            return space
    return empty[0] if empty else NOBODY


def research(table: InventorsTable) -> None:
    """Influence on the left slot, the top tile of the section faceup.  INV-257, INV-273"""
    space = research_space(table)
    supply = from_supply(table, OPPONENT)
    if not device_influence(table):
        return
    board = table.main()
    board.slots[space] = (OPPONENT, NOBODY)
    table.player(OPPONENT).researched[section_of(space)] += 1
    table.tell("researches", OPPONENT, space, supply)
    pile = board.research_piles[section_of(space)]
    board.research_piles[section_of(space)] = pile[:-1]
    table.tell("draws-research", OPPONENT, 1, section_of(space))
    board.research[space] = pile[-1]
    table.reveals += 1
    table.tell("reveals-research", pile[-1], space)


def move_ship(table: InventorsTable, spaces: int) -> None:
    """The Ship moves as the human's; its stops mean something else.  INV-256, INV-266, INV-267"""
    sail(table, OPPONENT, spaces)
    me = table.player(OPPONENT)
    board = table.main()
    if me.ship == 6:
        add_scheme(table, board.dice_reserve)
    elif me.ship == 12:
        add_scheme(table, board.worker_reserve)
    else:
        take = [me.ship] if me.ship < LAST_SPACE else list(range(LAST_SPACE, 0, -1))
        for space in take:
            stack = board.stacks[space]
            if stack:
                board.stacks[space] = stack[:-1]
                me.collected += 1
                table.reveals += 1
                if table.loud:
                    table.tell("opponent-takes-tile", space)
                    if len(stack) > 1:
                        table.tell("reveals-tile", stack[-2], space)
                return
        if me.ship == LAST_SPACE:
            gain_silver(table, 2)


# -- Silver, Influence, Schemes -----------------------------------------------------------------------


def gain_silver(table: InventorsTable, n: int) -> None:
    """Silver for the opponent."""
    table.player(OPPONENT).silver += n
    if table.loud:
        table.tell("opponent-silver", n)


def opponent_influence(table: InventorsTable, colour: int) -> None:
    """Influence to a Guild; none with an empty supply.  INV-257"""
    me = table.player(OPPONENT)
    if me.supply:
        me.supply -= 1
        me.guilds[colour - 1] += 1
        if table.loud:
            table.tell("gains-influence", OPPONENT, 1, colour)


def device_influence(table: InventorsTable) -> bool:
    """Take an Influence for a slot: from supply, else from the left-most Guild that has one.  INV-257"""
    me = table.player(OPPONENT)
    if me.supply:
        me.supply -= 1
        return True
    for colour in range(3):
        if me.guilds[colour]:
            me.guilds[colour] -= 1
            if table.loud:
                table.tell("slot-influence", OPPONENT, colour + 1)
            return True
    return False


def add_scheme(table: InventorsTable, reserve: list[int]) -> None:
    """Shuffle the top Scheme of a reserve unseen into the pile; nothing if there is none.  INV-267"""
    if reserve:
        board = table.main()
        board.scheme_pile.append(reserve.pop())
        table.rng.shuffle(board.scheme_pile)
        if table.loud:
            table.tell("scheme-added", int(reserve is board.dice_reserve), len(board.scheme_pile))
