"""Solo: the printed opponent. Each of its turns writes down the card it drew, what it tried and why that failed."""

from __future__ import annotations

from typing import Any

from .ask import Act
from .solo_tasks import OPPONENT, gain_silver, gain_with_task, opponent_influence, try_task
from .table import InventorsTable
from .terms import GUILD_AREAS, NEUTRAL, NOBODY

MORE_RESOURCES = 1
MORE_DICE = 2
MORE_WORKERS = 4


def set_up_opponent(table: InventorsTable) -> None:
    """Schemes, Influence, Invention tiles, and the harder options.  INV-253, INV-279"""
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
    gain_silver(table, 3)
    board = table.main()
    dice = table.box.dice_schemes[table.round - 1] + board.more_schemes[0] + (table.harder & MORE_DICE > 0)
    workers = table.box.worker_schemes[table.round - 1] + board.more_schemes[1] + (table.harder & MORE_WORKERS > 0)
    board.more_schemes = (0, 0)
    dice = min(dice, len(board.dice_reserve))
    workers = min(workers, len(board.worker_reserve))
    pile = [board.dice_reserve.pop() for _ in range(dice)]
    pile += [board.worker_reserve.pop() for _ in range(workers)]
    table.rng.shuffle(pile)
    board.scheme_pile = pile
    if table.loud:
        table.tell("scheme-pile", dice, workers)


class OpponentTurn(Act):
    """Reveal a Scheme and do one task; with the last Scheme, tent.  INV-260, INV-274, INV-276"""

    __slots__ = ()

    def happen(self, table: InventorsTable) -> None:
        me = table.player(OPPONENT)
        if me.tent >= 0:
            gain_silver(table, 1)
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
        table.tell("scheme", card)
    return card


def do_option(table: InventorsTable, card: int, tasks: list[dict[str, Any]]) -> bool:
    """Try the tasks of an option from left to right. True when one was done."""
    for task in tasks:
        failed = try_task(table, card, task)
        if not failed:
            gain_with_task(table, task)
            return True
        if table.loud:
            table.tell("scheme-fails", str(task["task"]), failed)
    return False


# -- Tents --------------------------------------------------------------------------------------------


def opponent_tents(table: InventorsTable, card: int) -> None:
    """The Tent on the brown icon's space, the Dummy's on the white icon's, or the next free to the right.  INV-274"""
    brown, white = table.box.scheme_tent[card]
    board = table.main()
    first = all(holder == NOBODY for holder in board.tents)
    space = next_free(board.tents, brown)
    board.tents[space] = OPPONENT
    me = table.player(OPPONENT)
    me.tent = space
    me.tents -= 1
    if table.loud:
        table.tell("pitches", OPPONENT, space + 1)
    if first:
        other = next_free(board.tents, white)
        board.tents[other] = NEUTRAL
        if table.loud:
            table.tell("dummy-tent", other + 1)


def next_free(tents: list[int], start: int) -> int:
    """The first free Tent space from `start` on, to the right and round again."""
    for step in range(5):
        if tents[(start + step) % 5] == NOBODY:
            return (start + step) % 5
    raise AssertionError("all Tent spaces are taken")


def opponent_raises(table: InventorsTable, space: int, first: bool, final: bool) -> None:
    """Covered Influence as usual; the Envoy and the Hired Camel become Schemes. Schemes go back.  INV-277"""
    board = table.main()
    if space < GUILD_AREAS:
        if first:
            opponent_influence(table, space + 1)
    elif not final:
        more_dice, more_workers = board.more_schemes
        board.more_schemes = (more_dice, more_workers + 1) if space == 3 else (more_dice + 1, more_workers)
    if final:
        return
    schemes = board.schemes_played + board.scheme_pile
    dice = [card for card in schemes if table.box.scheme_is_dice[card]]
    workers = [card for card in schemes if not table.box.scheme_is_dice[card]]
    board.dice_reserve += dice
    board.worker_reserve += workers
    board.schemes_played = []
    board.scheme_pile = []
    if table.loud:
        table.tell("schemes-return", len(dice), len(workers))
    table.rng.shuffle(board.dice_reserve)
    table.rng.shuffle(board.worker_reserve)
