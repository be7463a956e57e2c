"""The solo opponent: its setup, Scheme Cards, focus, Rest, and what it does when the Caliph visits."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument, Message
from ...core.table import Deed, Field, Question
from . import answers as a
from . import clauses, names
from . import solo_box as s
from .caliph import enter_room, move_to_caliph
from .deliver import Refill, to_house
from .focus import (
    deck_to_employ,
    guild_to_deliver,
    guild_to_influence,
    house_scrolls,
    left_most_neutral,
    majority,
    map_scrolls,
    room_to_employ,
    rooms_for_gold,
    target_sum,
)
from .influence import add_to_guild, mark_scroll, place_in_house, take_back, unmarked_scrolls
from .recruit import take_top
from .rest import reveal_bottom
from .solo_box import Task
from .table import ScholarsTable
from .terms import NOBODY
from .translate import take_scroll
from .workers import gain_silver

#: The seat of the one who plays against the opponent.
HUMAN = 0


def set_up_opponent(table: ScholarsTable) -> None:
    """The steps of the chosen difficulty.  SCH-204 .. SCH-208"""
    printed = table.box.solo
    level = table.level
    seat = table.opponent
    solo = table.rival()
    solo.pile = list(range(6))
    table.rng.shuffle(solo.pile)
    solo.sum = printed.start_sum[level]
    table.player(seat).supply -= 1
    if printed.start_scroll[level] >= 0:
        board = table.main()
        solo.facedown = board.reserve[-1:]
        board.reserve = board.reserve[:-1]
        solo.scrolls[printed.start_scroll[level]] += 1
    if printed.start_purple_scroll[level]:
        lay_influence(table, table.board.house[0][0])
    if printed.start_map_scroll[level]:
        lay_influence(table, table.board.map[table.board.neutral >> 1])
    for _ in range(printed.start_orange[level]):
        influence_guild(table, 1)
    neutral = [room for room in range(10) if table.board.rooms[room] >= 0 and table.board.room_owner[room] < 0]
    for room in neutral[: printed.start_gold[level]]:
        table.main().room_gold[room] += 1
    if table.loud:
        table.events.append(("difficulty", level + 1))


class OpponentTurn(Deed[ScholarsTable]):
    """With three faceup Scheme Cards of a colour it Rests, otherwise it reveals one more.  SCH-210"""

    __slots__ = ()

    def happen(self, table: ScholarsTable) -> None:
        printed = table.box.solo
        faceup = table.solo.faceup
        red = sum(printed.scheme_colour[card] for card in faceup)
        if red >= printed.rest_after or len(faceup) - red >= printed.rest_after:
            if table.loud:
                table.events.append(("opponent-rests", len(faceup)))
            table.push(OpponentIncome())
            reveal_bottom(table)
            return
        solo = table.rival()
        card = solo.pile.pop()
        solo.faceup.append(card)
        table.reveals += 1
        if table.loud:
            table.events.append(("scheme", card))
        move_marker(table, printed.scheme_silver[card])
        table.push(SchemeAction(card))


class SchemeAction(Deed[ScholarsTable]):
    """The First Action if its condition holds, otherwise the Second.  SCH-211, SCH-214"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def fields(self) -> tuple[Field, ...]:
        return (self.card,)

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
            table.events.append(("scheme-first" if first else "scheme-second", condition, count, least))
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

    def fields(self) -> tuple[Field, ...]:
        return (self.word, self.n, self.kind)

    def happen(self, table: ScholarsTable) -> None:
        do_task(table, self.word, self.n, self.kind)


def do_task(table: ScholarsTable, word: int, n: int, kind: int) -> None:
    """Silver, Gold, Influence, a Retirement or an Employ."""
    if word == s.GAIN_SILVER:
        move_marker(table, n)
    elif word == s.PLACE_GOLD:
        place_gold(table)
    elif word == s.INFLUENCE_GUILD:
        for _ in range(n):
            influence_guild(table, kind)
    elif word == s.INFLUENCE_SCROLL:
        for _ in range(n):
            influence_scroll(table)
    elif word == s.RETIRE:
        retire_top(table, kind)
    else:
        assert word == s.EMPLOY
        employ(table)


# -- the Resource Track ------------------------------------------------------------------------------------


def move_marker(table: ScholarsTable, spaces: int) -> None:
    """The marker moves on; each time it wraps a Research Marker covers an effect.  SCH-212, SCH-213, SCH-215"""
    if not spaces:
        return
    printed = table.box.solo
    for _ in range(spaces):
        solo = table.rival()
        solo.position = (solo.position + 1) % 6
        if solo.position == 0 and solo.markers < 6:
            solo.markers += 1
            if table.loud:
                table.events.append(("opponent-wraps", solo.markers))
            for word, n, kind in printed.wraps[solo.markers - 1]:
                do_task(table, word, n, kind)
    if table.loud:
        table.events.append(("marker-moves", spaces, table.solo.position))


def place_gold(table: ScholarsTable) -> None:
    """1 Gold on the left-most Neutral Translator, if there is one.  SCH-213, SCH-221"""
    room = left_most_neutral(table)
    if room >= 0:
        table.main().room_gold[room] += 1
        if table.loud:
            table.events.append(("gold-on", table.board.rooms[room]))
    elif table.loud:
        table.events.append(("opponent-cannot", "SCH-213"))


def influence_guild(table: ScholarsTable, kind: int) -> None:
    """Influence in a Guild, named or chosen.  SCH-228, SCH-238"""
    if not table.players[table.opponent].supply:
        if table.loud:
            table.events.append(("opponent-cannot", "SCH-238"))
        return
    table.player(table.opponent).supply -= 1
    add_to_guild(table, table.opponent, kind if kind < 3 else guild_to_influence(table))


def influence_scroll(table: ScholarsTable) -> None:
    """Influence on a Scroll: House of Wisdom first, then the Map.  SCH-229"""
    board = table.board
    for scroll in house_scrolls(table):
        guild, row = place_in_house(table, scroll)
        if board.house_influence[guild][row] < 0:
            lay_influence(table, scroll)
            return
    for scroll in map_scrolls(table):
        if board.map_influence[board.map.index(scroll)] < 0:
            lay_influence(table, scroll)
            return


def lay_influence(table: ScholarsTable, scroll: int) -> None:
    """The opponent's piece on a Scroll that bears none.  SCH-145"""
    if table.players[table.opponent].supply and a.SCROLL + scroll in unmarked_scrolls(table):
        table.player(table.opponent).supply -= 1
        mark_scroll(table, scroll, table.opponent)
        if table.loud:
            table.events.append(("influences-scroll", table.opponent, scroll))


# -- Translators -------------------------------------------------------------------------------------------


def employ(table: ScholarsTable) -> None:
    """The focus character that is not there yet, into the Room of the Target Sum.  SCH-219, SCH-220"""
    deck = deck_to_employ(table)
    room = room_to_employ(table)
    if deck < 0 or room < 0:
        if table.loud:
            table.events.append(("opponent-cannot", "SCH-220" if deck >= 0 else "SCH-238"))
        return
    translator = take_top(table, deck)
    enter_room(table.main(), room, translator)
    if table.loud:
        table.events.append(("opponent-employs", translator, room, target_sum(table)))


def retire_top(table: ScholarsTable, deck: int) -> None:
    """The top card of a deck joins the opponent's Retired Translators.  SCH-233, SCH-235"""
    if not table.board.decks[deck]:
        return
    translator = take_top(table, deck)
    solo = table.rival()
    solo.retired = (*solo.retired, translator)
    if table.loud:
        table.events.append(("opponent-retires", translator))


def shift_sum(table: ScholarsTable, by: int) -> None:
    """The Dice Sum moves, as far as its scale goes.  SCH-232"""
    printed = table.box.solo
    solo = table.rival()
    solo.sum = max(printed.lowest_sum, min(printed.highest_sum, solo.sum + by))
    if table.loud:
        table.events.append(("opponent-sum", solo.sum))


# -- Scrolls -----------------------------------------------------------------------------------------------


class OpponentTranslates(Deed[ScholarsTable]):
    """A Scroll by focus, except those that were denied.  SCH-222 .. SCH-224, SCH-231"""

    __slots__ = ("denied",)

    def __init__(self, denied: tuple[int, ...]) -> None:
        self.denied = denied

    def fields(self) -> tuple[Field, ...]:
        return (self.denied,)

    def happen(self, table: ScholarsTable) -> None:
        wanted = [scroll for scroll in house_scrolls(table) if scroll not in self.denied]
        if not wanted:
            return
        guild, row = place_in_house(table, wanted[0])
        if table.board.house_influence[guild][row] == HUMAN:
            if len(wanted) > 1 and table.players[HUMAN].silver:
                table.push(Deny(HUMAN, wanted[0], 1, 0, self.denied))
                return
            allow(table, wanted[0])
        opponent_translates(table, wanted[0])


def opponent_translates(table: ScholarsTable, scroll: int) -> None:
    """The Scroll goes above its language, and Gold onto Translators.  SCH-223, SCH-224"""
    guild, row = place_in_house(table, scroll)
    if table.board.house_influence[guild][row] == table.opponent:
        take_back(table, table.opponent, scroll)
    take_scroll(table, guild, row)
    language = table.box.scroll_language[scroll]
    solo = table.rival()
    solo.scrolls[language] += 1
    solo.facedown = (*solo.facedown, scroll)
    if table.loud:
        table.events.append(("opponent-translates", scroll, guild))
    for room in rooms_for_gold(table, language)[: table.box.solo.gold[language]]:
        table.main().room_gold[room] += 1
        if table.loud:
            table.events.append(("gold-on", table.board.rooms[room]))
        if table.board.room_owner[room] == HUMAN:
            gain_silver(table, HUMAN, 1)


class OpponentDelivers(Deed[ScholarsTable]):
    """A Scroll by focus to the highest row; `influence` in that Guild, 0 for what the space shows.  SCH-226, SCH-227"""

    __slots__ = ("denied", "influence")

    def __init__(self, influence: int, denied: tuple[int, ...]) -> None:
        self.influence = influence
        self.denied = denied

    def fields(self) -> tuple[Field, ...]:
        return (self.influence, self.denied)

    def happen(self, table: ScholarsTable) -> None:
        wanted = [scroll for scroll in map_scrolls(table) if scroll not in self.denied]
        guild = guild_to_deliver(table)
        if not wanted or guild < 0:
            if table.loud:
                table.events.append(("opponent-cannot", "SCH-227"))
            return
        space = table.board.map.index(wanted[0])
        if table.board.map_influence[space] == HUMAN:
            if len(wanted) > 1 and table.players[HUMAN].silver:
                table.push(Deny(HUMAN, wanted[0], 0, self.influence, self.denied))
                return
            allow(table, wanted[0])
        opponent_delivers(table, wanted[0], self.influence)


def opponent_delivers(table: ScholarsTable, scroll: int, influence: int) -> None:
    """Place the Scroll, add Influence, refill the Map.  SCH-227"""
    guild = guild_to_deliver(table)
    space = table.board.map.index(scroll)
    row = to_house(table, space, guild)
    if table.loud:
        table.events.append(("delivers", table.opponent, scroll, guild))
    for _ in range(influence or table.box.space_influence[guild][row]):
        influence_guild(table, guild)
    table.push(Refill(space))


def allow(table: ScholarsTable, scroll: int) -> None:
    """The human's piece comes back with 1 Silver from the Main Supply.  SCH-231"""
    if table.loud:
        table.events.append(("allows", HUMAN, scroll))
    mark_scroll(table, scroll, NOBODY)
    take_back(table, HUMAN, scroll)
    gain_silver(table, HUMAN, 1)


class Deny(Question[ScholarsTable]):
    """The opponent wants a Scroll with the human's Influence: allow it, or pay for another choice?  SCH-231"""

    __slots__ = ("denied", "influence", "scroll", "translating")

    name: ClassVar[str] = "deny"
    rule: ClassVar[str] = "SCH-231"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.ALLOW, a.HAND_DIE),)

    def __init__(self, seat: int, scroll: int, translating: int, influence: int, denied: tuple[int, ...]) -> None:
        self.seat = seat
        self.scroll = scroll
        self.translating = translating
        self.influence = influence
        self.denied = denied

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.scroll, self.translating, self.influence, self.denied)

    def message(self, table: ScholarsTable) -> Message:
        args: dict[str, Argument] = {"scroll": names.scroll(table.box, self.scroll), "translating": self.translating}
        return Message("question-deny", args)

    def options(self, table: ScholarsTable) -> list[int]:
        return [a.ALLOW, a.DENY]

    def take(self, table: ScholarsTable, answer: int) -> None:
        if answer == a.ALLOW:
            allow(table, self.scroll)
            if self.translating:
                opponent_translates(table, self.scroll)
            else:
                opponent_delivers(table, self.scroll, self.influence)
            return
        table.player(self.seat).silver -= 1
        if table.loud:
            table.events.append(("denies", self.seat, self.scroll))
        denied = (*self.denied, self.scroll)
        table.push(OpponentTranslates(denied) if self.translating else OpponentDelivers(self.influence, denied))


# -- Rest ---------------------------------------------------------------------------------------------------


class OpponentIncome(Deed[ScholarsTable]):
    """After the reveal: Dice Sum, benefits by number of cards, a new pile.  SCH-232, SCH-233"""

    __slots__ = ()

    def happen(self, table: ScholarsTable) -> None:
        printed = table.box.solo
        colour = majority(table)
        shift_sum(table, 1 if colour == s.BLUE_SCHEME else -1)
        cards = len(table.solo.faceup)
        solo = table.rival()
        solo.pile += solo.faceup
        solo.faceup = []
        solo.pile.sort()
        table.rng.shuffle(solo.pile)
        if cards <= 3:
            push_tasks(table, printed.rest_three)
        elif cards == 4:
            push_tasks(table, printed.rest_four)
        else:
            push_tasks(table, printed.rest_five[colour])


# -- the Caliph ---------------------------------------------------------------------------------------------


def at_caliph(table: ScholarsTable, card: int, guild: int) -> None:
    """The highest free space with Blue or no cards, the lowest with Red.  SCH-234, SCH-235"""
    free = [space for space in range(3) if table.board.caliph_influence[-1][space] < 0]
    space = free[0] if majority(table) == s.BLUE_SCHEME else free[-1]
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
    printed = table.box.solo
    word = table.box.parts[table.box.consolation[guild][0]].word
    tasks = printed.for_worker if word == clauses.WORKER else printed.for_silver
    push_tasks(table, printed.for_gold if word == clauses.GOLD else tasks)
