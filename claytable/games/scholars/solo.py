"""The solo opponent: its setup, its turns by Scheme Cards, its Rest, and what it does when the Caliph visits."""

from __future__ import annotations

from ...core.table import Deed
from . import solo_box as s
from .caliph import move_to_caliph
from .rest import reveal_bottom
from .solo_box import Task
from .solo_order import consolation_tasks, free_space, majority, must_rest, rest_shift, rest_tasks
from .solo_scrolls import OpponentDelivers, OpponentTranslates
from .solo_tasks import (
    do_task,
    influence_guild,
    lay_gold,
    lay_influence,
    move_marker,
    place_gold,
    retire_top,
    shift_sum,
)
from .table import ScholarsTable


def set_up_opponent(table: ScholarsTable) -> None:
    """The Solo Board, and the steps of the chosen difficulty.  SCH-204, SCH-206, SCH-208"""
    printed = table.box.solo
    level = table.level
    seat = table.opponent
    solo = table.rival()
    solo.pile = list(range(6))
    table.rng.shuffle(solo.pile)
    table.tell("difficulty", level + 1)
    solo.sum = printed.start_sum[level]
    table.player(seat).supply -= 1
    table.tell("opponent-marks-sum", solo.sum)
    if printed.start_scroll[level] >= 0:
        board = table.main()
        solo.facedown = board.reserve[-1:]  # SCH-207
        board.reserve = board.reserve[:-1]
        solo.scrolls[printed.start_scroll[level]] += 1
        if table.loud:
            table.tell("opponent-scroll", printed.start_scroll[level])
    if printed.start_purple_scroll[level]:
        lay_influence(table, table.board.house[0][0])
    if printed.start_map_scroll[level]:
        lay_influence(table, table.board.map[table.board.neutral >> 1])
    for _ in range(printed.start_orange[level]):
        influence_guild(table, 1)
    neutral = [room for room in range(10) if table.board.rooms[room] >= 0 and table.board.room_owner[room] < 0]
    for room in neutral[: printed.start_gold[level]]:
        lay_gold(table, room)


class OpponentTurn(Deed[ScholarsTable]):
    """With three faceup Scheme Cards of a colour it Rests, otherwise it reveals one more.  SCH-210"""

    __slots__ = ()

    def happen(self, table: ScholarsTable) -> None:
        printed = table.box.solo
        faceup = table.solo.faceup
        if must_rest(printed, faceup):
            if table.loud:
                table.tell("opponent-rests", len(faceup))
            table.push(OpponentIncome())
            reveal_bottom(table)
            return
        solo = table.rival()
        card = solo.pile.pop()
        solo.faceup.append(card)
        table.reveals += 1
        if table.loud:
            table.tell("scheme", card)
        move_marker(table, printed.scheme_silver[card])
        table.push(SchemeAction(card))


class SchemeAction(Deed[ScholarsTable]):
    """The First Action if its condition holds, otherwise the Second.  SCH-211, SCH-214"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def happen(self, table: ScholarsTable) -> None:
        printed = table.box.solo
        board = table.board
        if printed.scheme_condition[self.card] == s.EMPLOYED:
            count = sum(1 for translator in board.rooms if translator >= 0)
        else:
            count = sum(len(column) for column in board.house)
        least = printed.scheme_least[self.card]
        first = count >= least
        if table.loud:
            condition = printed.scheme_condition[self.card]
            table.tell("scheme-first" if first else "scheme-second", condition, count, least)
        push_tasks(table, printed.scheme_first[self.card] if first else printed.scheme_second[self.card])


def push_tasks(table: ScholarsTable, tasks: tuple[Task, ...]) -> None:
    """Put what the opponent does on the stack, first task on top."""
    for place in range(len(tasks) - 1, -1, -1):
        word, n, kind = tasks[place]
        if word == s.TRANSLATE:
            table.push(OpponentTranslates(()))
        elif word == s.DELIVER:
            following = tasks[place + 1] if place + 1 < len(tasks) else (s.GUILD_BY_ROW, 0, 0)
            table.push(OpponentDelivers(following[1] if following[0] == s.GUILD_HERE else 0, ()))
        elif word != s.GUILD_BY_ROW and word != s.GUILD_HERE:
            table.push(OpponentTask(word, n, kind))


class OpponentTask(Deed[ScholarsTable]):
    """One thing that the opponent does without asking."""

    __slots__ = ("kind", "n", "word")

    def __init__(self, word: int, n: int, kind: int) -> None:
        self.word = word
        self.n = n
        self.kind = kind

    def happen(self, table: ScholarsTable) -> None:
        do_task(table, self.word, self.n, self.kind)


# -- Rest ---------------------------------------------------------------------------------------------------


class OpponentIncome(Deed[ScholarsTable]):
    """After the reveal: Dice Sum, benefits by number of cards, a new pile.  SCH-232, SCH-233"""

    __slots__ = ()

    def happen(self, table: ScholarsTable) -> None:
        printed = table.box.solo
        colour = majority(printed, table.solo.faceup)
        shift_sum(table, rest_shift(colour))
        cards = len(table.solo.faceup)
        solo = table.rival()
        solo.pile += solo.faceup
        solo.faceup = []
        if table.loud:
            table.tell("shuffles-schemes", cards)
        solo.pile.sort()
        table.rng.shuffle(solo.pile)
        push_tasks(table, rest_tasks(printed, cards, colour))


# -- the Caliph ---------------------------------------------------------------------------------------------


def at_caliph(table: ScholarsTable, card: int, guild: int) -> None:
    """The highest free space with Blue or no cards, the lowest with Red.  SCH-234, SCH-235"""
    free = [space for space in range(3) if table.board.caliph_influence[-1][space] < 0]
    space = free_space(table.box.solo, table.solo.faceup, free)
    move_to_caliph(table, table.opponent, guild, space)
    if space == 1:
        shift_sum(table, 1)
    elif space == 2:
        decks = [deck for deck in table.box.caliph_decks[card] if table.board.decks[deck]]
        if not decks:
            place_gold(table)
            return
        worth = table.box.translator_vp
        retire_top(table, max(decks, key=lambda deck: worth[table.board.decks[deck][0]]))
        shift_sum(table, -1)


def consoled(table: ScholarsTable, guild: int) -> None:
    """Consolation by the reference on the Solo Board.  SCH-236"""
    push_tasks(table, consolation_tasks(table.box, guild))
