"""Solo: the printed opponent. Each of its turns writes down the card it drew, what it tried and why that failed."""

from __future__ import annotations

from typing import Any

from ...core.table import Field
from .ask import Act
from .build import move_to_built
from .free import renew_pile
from .influence import lose_influence
from .invent import matches
from .pieces import Board, Device
from .publish import move_to_published
from .river import sail
from .table import InventorsTable
from .terms import BLUE, CHARCOAL, COLOURS, LAST_SPACE, NEUTRAL, NOBODY, section_of
from .testing import free_space, put_die
from .workers import blocked

OPPONENT = 1
MORE_RESOURCES = 1
MORE_DICE = 2
MORE_WORKERS = 4


def set_up_opponent(table: InventorsTable) -> None:
    """Schemes, Influence, Invention tiles, and the harder options.  INV-253 .. INV-255, INV-279"""
    me = table.player(OPPONENT)
    board = table.main()
    harder = table.harder & MORE_RESOURCES
    me.workers = 3
    me.reserve = 0
    me.third_camel = False
    me.levels = [1] * 6
    me.inventions = [NOBODY] * 6
    me.guilds = [1 + harder] * 3
    me.supply = 25 - 3 * (1 + harder)
    me.silver = 3 * harder
    board.opponent_inventions = [0, 1, 2, 3, 4, 5]
    table.rng.shuffle(board.opponent_inventions)
    board.dice_reserve = [card for card in range(15) if table.box.scheme_is_dice[card]]
    board.worker_reserve = [card for card in range(15) if not table.box.scheme_is_dice[card]]
    table.rng.shuffle(board.dice_reserve)
    table.rng.shuffle(board.worker_reserve)


def start_opponent(table: InventorsTable) -> None:
    """3 Silver, and the Scheme pile of the round.  INV-255, INV-259, INV-277, INV-279"""
    table.player(OPPONENT).silver += 3
    board = table.main()
    dice = table.box.dice_schemes[table.round - 1] + board.more_schemes[0] + (table.harder & MORE_DICE > 0)
    workers = table.box.worker_schemes[table.round - 1] + board.more_schemes[1] + (table.harder & MORE_WORKERS > 0)
    board.more_schemes = (0, 0)
    pile: list[int] = []
    for _ in range(min(dice, len(board.dice_reserve))):
        pile.append(board.dice_reserve.pop())
    for _ in range(min(workers, len(board.worker_reserve))):
        pile.append(board.worker_reserve.pop())
    table.rng.shuffle(pile)
    board.scheme_pile = pile
    if table.loud:
        table.events.append(("scheme-pile", len(pile)))


def add_scheme(table: InventorsTable, reserve: list[int]) -> None:
    """Shuffle the top Scheme of a reserve unseen into the pile; nothing if there is none.  INV-267"""
    if reserve:
        board = table.main()
        board.scheme_pile.append(reserve.pop())
        table.rng.shuffle(board.scheme_pile)
        if table.loud:
            table.events.append(("scheme-added", len(board.scheme_pile)))


class OpponentTurn(Act):
    """Reveal a Scheme and do one task; with the last Scheme, tent.  INV-260, INV-274 .. INV-276"""

    __slots__ = ()

    def happen(self, table: InventorsTable) -> None:
        me = table.player(OPPONENT)
        if me.tent >= 0:
            me.silver += 1
            if table.loud:
                table.events.append(("opponent-silver", 1))
            return
        card = reveal_scheme(table)
        if not table.board.scheme_pile:
            opponent_tents(table, card)
            return
        if do_option(table, card, table.box.scheme_top[card]):
            return
        # Looked at after the task, and after what it gives the human: a Ship stop may have added a card.  INV-275
        table.push(TentEarly())
        do_option(table, card, table.box.scheme_bottom[card])


class TentEarly(Act):
    """The bottom option was taken: with exactly one Scheme left, it is revealed and the opponent tents.  INV-275"""

    __slots__ = ()

    def happen(self, table: InventorsTable) -> None:
        if len(table.board.scheme_pile) == 1:
            opponent_tents(table, reveal_scheme(table))


def reveal_scheme(table: InventorsTable) -> int:
    """The top Scheme of the pile goes to the played ones."""
    board = table.main()
    card = board.scheme_pile.pop()
    board.schemes_played.append(card)
    table.reveals += 1
    if table.loud:
        table.events.append(("scheme", card))
    return card


def do_option(table: InventorsTable, card: int, tasks: list[dict[str, Any]]) -> bool:
    """Try the tasks of an option from left to right. True when one was done."""
    for task in tasks:
        failed = try_task(table, card, task)
        if not failed:
            gain_with_task(table, task)
            return True
        if table.loud:
            table.events.append(("scheme-fails", str(task["task"]), failed))
    return False


def gain_with_task(table: InventorsTable, task: dict[str, Any]) -> None:
    """Silver and Influence shown with a task are gained when it is done.  INV-260"""
    silver = int(task.get("silver", 0))
    if silver:
        table.player(OPPONENT).silver += silver
        if table.loud:
            table.events.append(("opponent-silver", silver))
    for colour in task.get("influence", ()):
        opponent_influence(table, COLOURS.index(colour))


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


# -- tasks --------------------------------------------------------------------------------------------


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
    discarded = 0
    while True:
        renew_pile(table)
        drawn = board.card_pile.pop()
        table.reveals += 1
        if any(matches(table, device.board, drawn)):
            break
        board.discards.append(drawn)
        discarded += 1
    tile = board.opponent_inventions.pop()
    row = board.left.index(device)
    board.left[row] = device.invented(drawn, OPPONENT, tile)
    table.player(OPPONENT).deeds[0] += 1
    if table.loud:
        table.events.append(("opponent-invents", device.board, drawn, discarded))
    for colour in matches(table, device.board, drawn):
        if colour:
            opponent_influence(table, colour)
    return ""


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
        table.events.append(("pays-silver", OPPONENT, cost))
        table.events.append(("builds", OPPONENT, device.board))
    table.push(OpponentBuilt(device.board))
    if 0 <= device.inventor != OPPONENT:
        table.effects(device.inventor, table.box.invention_effect[device.invention])
    return ""


class OpponentBuilt(Act):
    """The opponent's Influence is placed, the board moved and another revealed.  INV-116 .. INV-119, INV-264"""

    __slots__ = ("board",)

    def __init__(self, board: int) -> None:
        self.board = board

    def fields(self) -> tuple[Field, ...]:
        return (self.board,)

    def happen(self, table: InventorsTable) -> None:
        device_influence(table)
        move_to_built(table, OPPONENT, self.board)
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
        table.events.append(("pays-silver", OPPONENT, cost))
        table.events.append(("publishes", OPPONENT, device.board))
    device_influence(table)
    move_to_published(table, OPPONENT, device.board)
    if 0 <= device.inventor != OPPONENT:
        table.player(device.inventor).silver += 1
        if table.loud:
            table.events.append(("inventor-silver", device.inventor, 1))
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
                    face = table.roll()
                    if table.loud:
                        table.events.append(("tests", OPPONENT, colour * 8 + face, device.board))
                    influence, ships = put_die(table, device.board, colour, face)
                    if influence:
                        opponent_influence(table, influence)
                    move_ship(table, ships)
                    return ""
    return "INV-261"


def send_worker(table: InventorsTable, card: int, kind: str, cost: list[int]) -> str:
    """A Worker below a Guild (left, right, bottom), or to the right of the Guilds by focus.  INV-270 .. INV-272"""
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
        if not table.board.spaces[space] and not blocked(table, space):
            break
    else:
        return "INV-142"
    me = table.player(OPPONENT)
    me.workers -= 1
    table.main().spaces[space] += (OPPONENT,)
    if table.loud:
        table.events.append(("sends-worker", OPPONENT, space))
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
    if not device_influence(table):
        return
    board = table.main()
    pile = board.research_piles[section_of(space)]
    board.research_piles[section_of(space)] = pile[:-1]
    board.research[space] = pile[-1]
    board.slots[space] = (OPPONENT, NOBODY)
    table.player(OPPONENT).researched[section_of(space)] += 1
    table.reveals += 1
    if table.loud:
        table.events.append(("researches", OPPONENT, space))
        table.events.append(("reveals-research", pile[-1], space))


def move_ship(table: InventorsTable, spaces: int) -> None:
    """The Ship moves as the human's; its stops mean something else.  INV-266, INV-267"""
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
                    table.events.append(("opponent-takes-tile", space))
                return
        if me.ship == LAST_SPACE:
            me.silver += 2
            if table.loud:
                table.events.append(("opponent-silver", 2))


# -- Influence and Tents ------------------------------------------------------------------------------


def opponent_influence(table: InventorsTable, colour: int) -> None:
    """Influence to a Guild; none with an empty supply.  INV-257"""
    me = table.player(OPPONENT)
    if me.supply:
        me.supply -= 1
        me.guilds[colour - 1] += 1
        if table.loud:
            table.events.append(("gains-influence", OPPONENT, 1, colour))


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
                table.events.append(("slot-influence", OPPONENT, colour + 1))
            return True
    return False


def opponent_tents(table: InventorsTable, card: int) -> None:
    """The Tent on the brown icon's space, the Dummy's on the white one's, or the next free to the right.  INV-274"""
    brown, white = table.box.scheme_tent[card]
    board = table.main()
    first = all(holder == NOBODY for holder in board.tents)
    space = next_free(board.tents, brown)
    board.tents[space] = OPPONENT
    me = table.player(OPPONENT)
    me.tent = space
    me.tents -= 1
    if table.loud:
        table.events.append(("pitches", OPPONENT, space + 1))
    if first:
        other = next_free(board.tents, white)
        board.tents[other] = NEUTRAL
        if table.loud:
            table.events.append(("dummy-tent", other + 1))


def next_free(tents: list[int], start: int) -> int:
    """The first free Tent space from `start` on, to the right and round again."""
    for step in range(5):
        if tents[(start + step) % 5] == NOBODY:
            return (start + step) % 5
    raise AssertionError("all Tent spaces are taken")


def opponent_raises(table: InventorsTable, space: int, first: bool, final: bool) -> None:
    """Covered Influence as usual; the Envoy and the Hired Camel become Schemes. Schemes go back.  INV-277"""
    board = table.main()
    if space < 3:
        if first:
            opponent_influence(table, space + 1)
    elif not final:
        dice, workers = board.more_schemes
        board.more_schemes = (dice, workers + 1) if space == 3 else (dice + 1, workers)
    if final:
        return
    for card in board.schemes_played + board.scheme_pile:
        (board.dice_reserve if table.box.scheme_is_dice[card] else board.worker_reserve).append(card)
    board.schemes_played = []
    board.scheme_pile = []
    table.rng.shuffle(board.dice_reserve)
    table.rng.shuffle(board.worker_reserve)
