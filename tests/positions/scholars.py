"""Positions of Scholars in a line or two.

    at = position(silver=4, hand=["green.6"], spot=9)
    at.work("travel", "green.6").play("travel", "steps:1", "deliver:green")
    assert at.me.silver == 0

A position starts as a real game after the draft, in which seat 0 is first player and is asked for its turn. All Rooms,
Guilds and Scrolls are without Influence and Translators, nobody owns anything but one die in hand (a White 3), the
Goal Cards are untouched, and only what the test names is added. Keys may be shortened to any unambiguous beginning.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import claytable
from claytable.games.scholars.invariants import broken
from claytable.games.scholars.pieces import NO_WORKERS
from claytable.games.scholars.terms import (
    CALIPH,
    COLOURS,
    DECKS,
    GUILDS,
    LANGUAGES,
    NOBODY,
    SCROLLS,
    SLOTS,
    TRACKS,
    WORKERS,
)
from claytable.games.scholars.turns import StartTurn

from .base import BasePosition


class Position(BasePosition):
    """A game of Scholars and the words with which tests speak about it."""

    # -- looking --------------------------------------------------------------------------------------

    @property
    def solo(self) -> Any:
        """The Solo Board, to be read or set."""
        return self.table.rival()

    def level(self, track: str, seat: int = 0) -> int:
        return self.table.players[seat].levels[TRACKS.index(track)]

    def workers(self, seat: int = 0) -> dict[str, int]:
        """Workers in the supply, those of which there are any."""
        return {name: n for name, n in zip(WORKERS, self.table.players[seat].workers, strict=True) if n}

    def bag(self, seat: int = 0) -> dict[str, int]:
        """Dice in the Bag, those of which there are any."""
        return {name: n for name, n in zip(COLOURS, self.table.players[seat].bag, strict=True) if n}

    def hand(self, seat: int = 0) -> list[str]:
        """Dice in hand as texts such as `red.4`."""
        return [f"{COLOURS[code >> 3]}.{code & 7}" for code in self.table.players[seat].hand]

    def dice_owned(self, colour: str, seat: int = 0) -> int:
        """All dice of a colour, wherever the player has them."""
        return self.table.players[seat].dice()[COLOURS.index(colour)]

    def guild(self, guild: str) -> tuple[int, ...]:
        """Influence in a Guild by seat."""
        return self.table.board.guilds[GUILDS.index(guild)]

    def control(self, guild: str) -> int:
        """Who controls a Guild; -1 is nobody."""
        return self.table.board.control[GUILDS.index(guild)]

    def room(self, number: int) -> tuple[str, int, int]:
        """Translator (or ""), owner and Gold of a Room (1 to 10)."""
        board = self.table.board
        translator = board.rooms[number - 1]
        name = self.box.translator_ids[translator] if translator >= 0 else ""
        return name, board.room_owner[number - 1], board.room_gold[number - 1]

    def deck(self, deck: str) -> list[str]:
        """The Translators of a deck, top first."""
        return [self.box.translator_ids[each] for each in self.table.board.decks[DECKS.index(deck)]]

    def retirees(self, slot: str, seat: int = 0) -> list[str]:
        return [self.box.translator_ids[each] for each in self.table.players[seat].retirees[SLOTS.index(slot)]]

    def house(self, guild: str) -> list[str]:
        """The Scrolls below a Guild, from the top."""
        return [self.box.scroll_ids[each] for each in self.table.board.house[GUILDS.index(guild)]]

    def map(self) -> list[str]:
        """The Scrolls beside the Black Spots 0, 2, 4 ...; an empty space is ""."""
        return [self.box.scroll_ids[each] if each >= 0 else "" for each in self.table.board.map]

    def mark(self, scroll: str) -> int:
        """Whose Influence lies on a Scroll; -1 is nobody's."""
        board = self.table.board
        number = self.scroll(scroll)
        if number in board.map:
            return board.map_influence[board.map.index(number)]
        for column, marks in zip(board.house, board.house_influence, strict=True):
            if number in column:
                return marks[column.index(number)]
        raise AssertionError(f"{scroll} is not on the board")

    def scrolls(self, seat: int = 0) -> list[str]:
        """The Scrolls above a Player Board; a Starting Scroll is its language."""
        return [self.box.scroll_ids[each] for each in self.table.players[seat].scrolls]

    def cards(self, seat: int = 0) -> list[str]:
        """Action Cards in hand."""
        return [card for n, card in enumerate(self.box.card_ids) if self.table.players[seat].cards >> n & 1]

    def action(self) -> tuple[list[str], int]:
        """The colours that the action under way may have, and its value."""
        shown = self.game.view(None)["action"]
        return shown["colours"], shown["value"]

    def pile(self) -> list[str]:
        """The draw pile from top to bottom; Caliph Cards are `caliph_1` .. `caliph_4`."""
        return [self.card_name(card) for stack in self.table.board.stacks for card in stack]

    def card_name(self, card: int) -> str:
        return self.box.caliph_ids[card - CALIPH] if card >= CALIPH else self.box.scroll_ids[card]

    def scroll(self, name: str) -> int:
        return self.box.scroll_ids[:SCROLLS].index(name)

    def translator(self, name: str) -> int:
        """A Translator's number; `starting_translator_1` .. `starting_translator_10` are the Starting ones."""
        return self.box.translator_ids.index(name)

    def log(self, seat: int | None = 0) -> list[str]:
        """The ids of the last answer's log lines."""
        return [line.id for line in self.game.last_lines(seat)]

    def broken(self) -> list[str]:
        """The laws that the table breaks; positions made by hand may break conservation."""
        return broken(self.table)

    # -- acting ---------------------------------------------------------------------------------------

    def work(self, slot: str, *dice_texts: str, card: str = "harvest_physics") -> Position:
        """Play a card on a slot with these dice from hand (`red.4`), up to the question for actions."""
        self.play(f"slot:{slot}")
        if self.asked == "question-card":
            self.play(f"card:{card}")
        for die in dice_texts:
            if self.asked == "question-die":
                self.play(f"hand:{die}")
        if self.asked == "question-die":
            self.play("no-die")
        assert list(self.table.players[self.table.turn].slot_dice[SLOTS.index(slot)]) == dice(dice_texts)
        return self

    def take_turn(self, seat: int) -> Position:
        """Begin the turn of `seat` now; the solo opponent's is carried out at once."""
        self.table.stack = []
        self.table.question = None
        self.table.turn = seat
        self.table.push(StartTurn())
        self.table.advance()
        return self

    def effect(self, *texts: str, seat: int = 0, must: int = 0) -> Position:
        """Resolve effects written as in the component data, e.g. `"draw 1 die"`, now, for `seat`."""
        box = self.own_box()
        numbers = box.clauses.read(list(texts))
        for part in box.parts:
            for each in (part, *part.ways):
                if each.answer < 0:
                    each.answer = box.words.add(f"do:{each.text}")
            box.part_of_answer[part.answer] = part.number
        self._interrupt()
        self.table.effects(seat, numbers, must)
        self.table.advance()
        return self

    # -- setting up -----------------------------------------------------------------------------------

    def set(self, seat: int = 0, **fields: Any) -> Position:
        """Put a player into a position; see `position` for the words. The open question is asked again."""
        me = self.player(seat)
        for name, value in fields.items():
            if name == "hand":
                me.hand = dice(value)
            elif name == "bag":
                me.bag = [value.get(colour, 0) for colour in COLOURS]
            elif name == "workers":
                me.workers = [value.get(worker, 0) for worker in WORKERS]
            elif name == "levels":
                me.levels = [value.get(track, value.get("all", 0)) for track in TRACKS]
            elif name == "slots":
                self._fill_slots(me, value)
            elif name == "retirees":
                me.retirees = [tuple(sorted(map(self.translator, value.get(slot, ())))) for slot in SLOTS[:4]]
            elif name == "aside":
                me.aside = tuple(sorted(map(self.translator, value)))
            elif name == "scrolls":
                me.scrolls = tuple(self.box.scroll_ids.index(each) for each in value)
            elif name == "goal":
                me.goal = self.box.goal_ids.index(value)
            elif name == "targets":
                me.targets = sum(1 << n for n in range(3) if value[n])
                if not me.targets:
                    me.cards |= 1 << 7
            else:
                assert hasattr(me, name), name
                setattr(me, name, value)
        if "supply" not in fields:
            self._balance_influence()
        return self._balance().again()

    def _fill_slots(self, me: Any, slots: Mapping[str, Any]) -> None:
        """Cards on slots: a card, or (card, dice, Workers)."""
        for slot, value in slots.items():
            card, lying, standing = (value, (), {}) if isinstance(value, str) else (*value, {})[:3]
            place, number = SLOTS.index(slot), self.box.card_ids.index(card)
            me.slot_cards[place] = number
            me.cards &= ~(1 << number)
            me.slot_dice[place] = tuple(dice(lying))
            me.slot_workers[place] = tuple(standing.get(worker, 0) for worker in WORKERS)

    def _balance(self) -> Position:
        """The Main Supply holds what nobody has."""
        board, box = self.board, self.box
        board.dice, board.workers = box.die_count[:], box.worker_count[:]
        for seat in range(self.table.seats):
            me = self.player(seat)
            if seat == self.table.opponent:
                continue
            board.dice = [a - b for a, b in zip(board.dice, me.dice(), strict=True)]
            board.workers = [a - b for a, b in zip(board.workers, me.workers, strict=True)]
            for standing in me.slot_workers:
                board.workers = [a - b for a, b in zip(board.workers, standing, strict=True)]
            board.workers[0] -= me.targets & 1
            board.workers[box.goal_worker[me.goal]] -= me.targets >> 1 & 1
            board.dice[box.goal_die[me.goal]] -= me.targets >> 2 & 1
        return self

    def _balance_influence(self) -> None:
        """Supplies hold what lies nowhere else."""
        board = self.board
        for seat in range(self.table.seats):
            placed = board.map_influence.count(seat) + board.room_owner.count(seat)
            placed += sum(marks.count(seat) for marks in board.house_influence)
            placed += sum(counts[seat] for counts in board.guilds)
            placed += sum(spaces.count(seat) for spaces in board.caliph_influence)
            self.player(seat).supply = self.box.influence - placed - (seat == self.table.opponent)

    def supply_dice(self, **dice: int) -> Position:
        """This number of dice of each colour in the Main Supply; all others are in the box."""
        for colour, n in dice.items():
            self.board.dice[COLOURS.index(colour)] = n
        return self.again()

    def put_rooms(self, rooms: Mapping[int, Any]) -> Position:
        """Translators in Rooms (1 to 10): a name, or (name, owner, Gold); owner None is Neutral. They leave decks."""
        board = self.board
        for number, value in rooms.items():
            name, owner, gold = (value, None, 0) if isinstance(value, str) else (*value, 0)[:3]
            translator = self.translator(name)
            board.decks = [tuple(each for each in deck if each != translator) for deck in board.decks]
            board.rooms[number - 1] = translator
            board.room_owner[number - 1] = NOBODY if owner is None else owner
            board.room_gold[number - 1] = gold
        self._balance_influence()
        return self.again()

    def put_offer(self, pairs: Mapping[int, int]) -> Position:
        """The pairs of the draft: in these Rooms the Starting Translators, below each a Resource Card."""
        board = self.board
        board.rooms, board.offer = [NOBODY] * 10, [NOBODY] * 10
        for room, card in pairs.items():
            board.rooms[room - 1] = self.translator(f"starting_translator_{room}")
            board.offer[room - 1] = self.box.resource_ids.index(f"resource_{card}")
        return self.again()

    def put_guilds(
        self, guilds: Mapping[str, Sequence[int]], control: Mapping[str, int | None] | None = None
    ) -> Position:
        """Influence in Guilds by seat; the controller is who has most, or whom `control` names."""
        board = self.board
        for name, counts in guilds.items():
            guild = GUILDS.index(name)
            board.guilds[guild] = tuple(counts)
            leaders = [seat for seat, n in enumerate(counts) if n == max(counts) and n]
            board.control[guild] = leaders[0] if len(leaders) == 1 else NOBODY
        for name, seat in (control or {}).items():
            board.control[GUILDS.index(name)] = NOBODY if seat is None else seat
        self._balance_influence()
        return self.again()

    def put_map(self, scrolls: Mapping[int, Any]) -> Position:
        """Scrolls beside Black Spots (0, 2, 4 ...): a name, or (name, seat whose Influence lies on it)."""
        board = self.board
        for spot, value in scrolls.items():
            name, mark = (value, NOBODY) if isinstance(value, str) else value
            self._take_scroll(name, board.map[spot // 2])
            board.map[spot // 2] = self.scroll(name)
            board.map_influence[spot // 2] = mark
        self._balance_influence()
        return self.again()

    def put_house(self, **guilds: Sequence[Any]) -> Position:
        """Scrolls below Guilds from the top: names, or (name, seat whose Influence lies on it)."""
        board = self.board
        for guild, values in guilds.items():
            place = GUILDS.index(guild)
            board.boxed = (*board.boxed, *board.house[place])
            board.house[place] = ()
            named = [(value, NOBODY) if isinstance(value, str) else value for value in values]
            for name, _ in named:
                self._take_scroll(name, NOBODY)
            board.house[place] = tuple(self.scroll(name) for name, _ in named)
            board.house_influence[place] = tuple(mark for _, mark in named)
        self._balance_influence()
        return self.again()

    def _take_scroll(self, name: str, instead: int) -> None:
        """A Scroll leaves wherever it is; `instead` of it, another takes its place."""
        board, number = self.board, self.scroll(name)

        def swapped(cards: Sequence[int]) -> tuple[int, ...]:
            return tuple(each if each != number else instead for each in cards if each != number or instead >= 0)

        if instead == number:
            return
        for space in range(6):
            if board.map[space] == number:
                board.map[space] = instead if instead >= 0 else board.reserve[-1]
                if instead < 0:
                    board.reserve = board.reserve[:-1]
                return
        for guild in range(3):
            if number in board.house[guild]:
                at = board.house[guild].index(number)
                other = instead if instead >= 0 else board.reserve[-1]
                if instead < 0:
                    board.reserve = board.reserve[:-1]
                board.house[guild] = (*board.house[guild][:at], other, *board.house[guild][at + 1 :])
                return
        board.stacks = [swapped(stack) for stack in board.stacks]
        board.reserve = swapped(board.reserve)
        board.boxed = swapped(board.boxed)

    def put_top(self, *translators: str) -> Position:
        """Translators on top of their decks."""
        board = self.board
        for name in translators:
            number = self.translator(name)
            deck = self.box.deck[number]
            board.decks[deck] = (number, *(each for each in board.decks[deck] if each != number))
        return self.again()

    def put_pile(self, *cards: str) -> Position:
        """The draw pile from top to bottom, as one stack: Scrolls, and `caliph_1` .. `caliph_4`."""
        board = self.board
        scrolls = [card for card in cards if not card.startswith("caliph")]
        rest = [card for stack in board.stacks for card in stack if card < CALIPH]
        board.stacks = []
        board.reserve = (*board.reserve, *rest)
        for name in scrolls:
            self._take_scroll(name, NOBODY)
        numbers = {name: CALIPH + n for n, name in enumerate(self.box.caliph_ids)}
        board.stacks = [tuple(numbers[card] if card in numbers else self.scroll(card) for card in cards)]
        return self

    def put_caliphs(self, *cards: Any) -> Position:
        """Caliph Cards already revealed: names, or (name, top, middle, bottom) with the seats whose Influence lies
        there, None for nobody's."""
        board = self.board
        for value in cards:
            name, *marks = (value, None, None, None) if isinstance(value, str) else value
            number = self.box.caliph_ids.index(name)
            board.stacks = [tuple(each for each in stack if each != CALIPH + number) for stack in board.stacks]
            board.caliphs.append(number)
            board.caliph_influence.append(tuple(NOBODY if seat is None else seat for seat in marks))
        self._balance_influence()
        return self.again()

    def put_neutral(self, spot: int) -> Position:
        """The Neutral Marker on a Black Spot (0, 2, 4 ...)."""
        self.board.neutral = spot
        return self

    def schemes(self, *ids: str, faceup: Sequence[str] = ()) -> Position:
        """The Scheme pile, top first (the others below), and the cards that lie faceup, oldest first."""
        printed = self.box.solo.scheme_ids
        up = [printed.index(each) for each in faceup]
        first = [printed.index(each) for each in ids]
        rest = [card for card in range(6) if card not in up and card not in first]
        self.solo.pile = [*rest, *reversed(first)]
        self.solo.faceup = up
        return self


def dice(texts: Sequence[str]) -> list[int]:
    """Dice from texts such as `blue.4`."""
    found = []
    for text in texts:
        colour, face = text.split(".")
        found.append(COLOURS.index(colour) * 8 + int(face))
    return sorted(found)


def language(name: str) -> int:
    return LANGUAGES.index(name)


def new_game(seats: int = 2, seed: int = 1, **options: Any) -> Position:
    """A game as it is set up, asked for the first pair of the draft; options are epic, extra, level, pack."""
    return Position(claytable.new("scholars", seats=seats, seed=seed, **options))


def position(seats: int = 2, seed: int = 1, turn: int = 0, **fields: Any) -> Position:
    """A position in which seat `turn` is asked for its turn; it is first player, and 1 seat is the solo game.

    Game options: epic, extra, level, pack. Words for seat `turn`: silver, gold, supply, workers {"red": 1}, hand
    ["red.4"], bag {"white": 3}, levels {"physics": 3, "all": 1}, spot, slots {"travel": ("hurry", ["white.3"],
    {"red": 1})}, retirees {"travel": ["greek_c"]}, aside, scrolls ["greek_a", "chinese"], goal "greek", targets
    (True, False, True) for those still to be met. `Position.set` does the same for any seat.
    """
    options = {name: fields.pop(name) for name in ("epic", "extra", "level", "pack") if name in fields}
    at = new_game(seats, seed, **options)
    at.pass_until("question-turn")
    table, board = at.table, at.board
    table.first = turn
    board.rooms, board.room_owner, board.room_gold = [NOBODY] * 10, [NOBODY] * 10, [0] * 10
    board.map_influence = [NOBODY] * 6
    board.house_influence = [(NOBODY,)] * 3
    board.guilds = [(0,) * table.seats for _ in range(3)]
    board.control = [NOBODY] * 3
    for seat in range(table.seats):
        if seat == table.opponent:
            continue
        me = at.player(seat)
        me.silver = me.gold = 0
        me.workers, me.bag, me.hand = [0] * 4, [0] * 7, dice(["white.3"])
        me.levels, me.targets, me.cards = [0] * 6, 7, 0b1111111
        me.slot_cards, me.slot_dice, me.slot_workers = [NOBODY] * 6, [()] * 6, [NO_WORKERS] * 6
        me.retirees, me.aside, me.spot = [()] * 4, (), 0
    at.take_turn(turn)
    return at.set(turn, **fields)
