"""Setup: Main Board, draw pile, Goal Cards, and the draft of Starting Translators and Resource Cards."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument
from ...core.table import Deed, Question
from . import answers as a
from . import names
from .dice import draw
from .solo import set_up_opponent
from .table import ScholarsTable
from .terms import CALIPH, GOAL_CARD, GUILD_TARGET, NOBODY, ROOMS, SCROLLS, TRACK_TARGET, TRANSLATOR_TARGET
from .turns import StartTurn
from .workers import gain_gold, gain_silver, gain_worker

REVEALED = 4


def set_up(table: ScholarsTable, players: int, extra: bool) -> None:
    """Lay out the game for a number of players (1: solo), and begin the draft."""
    set_up_board(table, extra)
    stack_draw_pile(table, players)
    table.first = 0 if players == 1 else table.rng.below(table.seats)
    goals = table.rng.shuffled(6)
    for seat in table.from_seat(table.first):
        me = table.player(seat)
        me.supply = table.box.influence  # SCH-003, SCH-019
        me.spot = table.box.player_start
        if seat != table.opponent:
            deal_goal(table, seat, goals.pop())
    if table.loud:
        table.tell("first-player", table.first)
    table.push(AfterDraft())
    # Reverse turn order: the first player chooses last, the printed opponent not at all.  SCH-028, SCH-205
    for seat in table.from_seat(table.first):
        if seat != table.opponent:
            table.push(Draft(seat))


def set_up_board(table: ScholarsTable, extra: bool) -> None:
    """Main Supply, decks, Starting Translators with Resource Cards.  SCH-016, SCH-018, SCH-020"""
    box = table.box
    board = table.main()
    board.dice = box.die_count[:]
    board.workers = box.worker_count[:]
    board.guilds = [(0,) * table.seats for _ in range(3)]
    board.neutral = box.neutral_start
    for deck in range(8):
        cards = [n for n in range(box.first_starting) if box.deck[n] == deck and (extra or not box.is_extra[n])]
        table.rng.shuffle(cards)
        board.decks[deck] = tuple(cards)
    resources = table.rng.shuffled(10)
    for starting in table.rng.shuffled(10)[:REVEALED]:
        room = box.starting_room[starting]
        board.rooms[room] = box.first_starting + starting
        board.offer[room] = resources.pop()


def stack_draw_pile(table: ScholarsTable, players: int) -> None:
    """Scrolls on Map and House, then six stacks and the reserve.  SCH-017, SCH-023"""
    board = table.main()
    scrolls = table.rng.shuffled(SCROLLS)
    board.map = [scrolls.pop() for _ in range(6)]
    board.house = [(scrolls.pop(),) for _ in range(3)]
    board.house_influence = [(NOBODY,)] * 3
    # How many Scrolls a stack has depends on version and players.  SCH-022, SCH-024
    top, middle, bottom = table.box.piles[(players, table.epic)]
    stacks: list[tuple[int, ...]] = [tuple(scrolls.pop() for _ in range(top))]
    for caliph in table.rng.shuffled(4):
        cards = [scrolls.pop() for _ in range(middle)]
        cards.append(CALIPH + caliph)
        table.rng.shuffle(cards)
        stacks.append(tuple(cards))
    stacks.append(tuple(scrolls.pop() for _ in range(bottom)))
    board.stacks = stacks
    board.reserve = tuple(scrolls)  # SCH-025


def deal_goal(table: ScholarsTable, seat: int, goal: int) -> None:
    """A Goal Card with two Workers and a die on it, and its Starting Scroll.  SCH-026, SCH-027"""
    box = table.box
    board = table.main()
    board.workers[0] -= 1
    board.workers[box.goal_worker[goal]] -= 1
    board.dice[box.goal_die[goal]] -= 1
    me = table.player(seat)
    me.goal = goal
    me.targets = TRANSLATOR_TARGET | GUILD_TARGET | TRACK_TARGET
    me.cards &= ~(1 << GOAL_CARD)
    me.scrolls = (box.goal_scroll[goal],)
    if table.loud:
        table.tell("goal-card", seat, goal)


class Draft(Question[ScholarsTable]):
    """Which Starting Translator, with the Resource Card below it?  SCH-029"""

    __slots__ = ()

    name: ClassVar[str] = "draft"
    rule: ClassVar[str] = "SCH-029"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.ROOM, a.WORKER),)
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (("SCH-029", "why-no-translator"), ("SCH-029", "why-drafted"))

    def options(self, table: ScholarsTable) -> list[int]:
        return [answer for answer in range(a.ROOM, a.WORKER) if self.verdict(table, answer) == 0]

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        if table.board.offer[answer - a.ROOM] >= 0:
            return 0
        return 1 if table.board.rooms[answer - a.ROOM] < 0 else 2

    def details(self, table: ScholarsTable, answer: int, verdict: int) -> dict[str, Argument]:
        room = answer - a.ROOM
        if verdict == 1:
            return {"n": room + 1}
        return {"n": room + 1, "owner": names.owner(table.board.room_owner[room], table.opponent)}

    def take(self, table: ScholarsTable, answer: int) -> None:
        seat = self.seat
        room = answer - a.ROOM
        board = table.main()
        card = board.offer[room]
        board.offer[room] = NOBODY
        table.tell("drafts", seat, board.rooms[room], card)
        board.room_owner[room] = seat
        me = table.player(seat)
        me.supply -= 1
        table.tell("marks-translator", seat, room)
        # The card from top to bottom, and completely before the next player's.  SCH-031, SCH-033
        box = table.box
        for colour in range(7):
            n = box.resource_dice[card][colour]
            board.dice[colour] -= n
            me.bag[colour] += n
        if table.loud:
            table.tell("gains-dice-to-bag", seat, card)
        draw(table, seat, box.starting_draw)
        if box.resource_gold[card]:
            gain_gold(table, seat, box.resource_gold[card])
        if box.resource_silver[card]:
            gain_silver(table, seat, box.resource_silver[card])
        for worker in range(4):
            if box.resource_workers[card][worker]:
                gain_worker(table, seat, worker, box.resource_workers[card][worker])
        table.effects(seat, box.resource_bonus[card], 1)  # SCH-032


class AfterDraft(Deed[ScholarsTable]):
    """The Resource Cards that are left go to the box, and the first turn begins.  SCH-030"""

    __slots__ = ()

    def happen(self, table: ScholarsTable) -> None:
        left = tuple(room for room in range(ROOMS) if table.board.offer[room] >= 0)
        table.main().offer = [NOBODY] * ROOMS
        if table.loud and left:
            table.tell("resources-left", left)
        if table.opponent >= 0:
            set_up_opponent(table)
        table.turn = table.first
        table.push(StartTurn())
