"""Positions of Inventors in a line or two.

    at = position(seats=3, silver=8, ready=["charcoal.3", "charcoal.4"])
    at.play("build", "ready.charcoal.3", "ready.charcoal.4", "device:robotic")
    assert at.me.silver == 0

A position starts as a real set-up game in which seat 0 is first player and is asked for the main action. Hands are
empty, all Craftspeople Active, and no dice lie anywhere but where the test puts them. Keys may be shortened to any
unambiguous beginning.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import claytable
from claytable.games.inventors.invariants import broken
from claytable.games.inventors.pieces import Device
from claytable.games.inventors.terms import COLOURS, NEUTRAL, NOBODY, ROWS, SPACES, STUDY_LEVELS, TRADES

from .base import BasePosition


class Position(BasePosition):
    """A game of Inventors and the words with which tests speak about it."""

    def card_points(self, card: str, seat: int = 0) -> int:
        """What a seat scores for the condition of a Device Card."""
        devices = next(each for each in self.game.scores()[seat].categories if each.id == "devices")
        name = f"card-{card.replace('_', '-')}"
        return sum(item.points for item in devices.items if item.what.args["card"].id == name)

    def level(self, trade: str, seat: int = 0) -> int:
        return self.table.players[seat].levels[TRADES.index(trade)]

    def active(self, trade: str, seat: int = 0) -> bool:
        return bool(self.table.players[seat].active >> TRADES.index(trade) & 1)

    def device(self, name: str) -> Device:
        """The Device whose board is called `name`."""
        return next(each for each in self.table.board.devices() if each.board == self.box.board_ids.index(name))

    def dice_owned(self, seat: int = 0) -> int:
        return sum(self.table.players[seat].dice(colour) for colour in range(4))

    def dice_in(self, place: str, seat: int = 0) -> list[str]:
        """The dice of `ready`, `determined`, `inspired`, `exhausted`, `camel:1` .. `camel:4`, `workshop:top`; as texts
        such as `blue.4`, in Exhausted just `blue`."""
        me = self.table.players[seat]
        if place == "exhausted":
            return [colour for colour, n in zip(COLOURS, me.exhausted, strict=True) for _ in range(n)]
        where, _, which = place.partition(":")
        if where == "camel":
            codes = list(me.camels[int(which) - 1])
        elif where == "workshop":
            codes = list(me.workshops[ROWS.index(which)])
        else:
            codes = getattr(me, where)
        return [f"{COLOURS[code >> 3]}.{code & 7}" for code in codes]

    def log(self, seat: int | None = 0) -> list[str]:
        """What the last answer made happen, as a seat reads it in English."""
        words = self.game.rules.words("en")
        return [words.say(line) for line in self.game.last_lines(seat)]

    # -- acting ---------------------------------------------------------------------------------------

    def end_round(self, tents: dict[int, int], dummy: int = 0) -> Position:
        """Each seat tents on its space (1 to 5) and declines everything, until the Tents are raised."""
        now = self.table.round
        while not self.game.over and self.table.round == now:
            offered = self.keys
            if self.asked == "question-main-action":
                self.play(f"tent:{tents[self.seat]}")
            elif self.asked == "question-dummy-tent" and dummy:
                self.play(f"tent:{dummy}")
            else:
                self.game.play(next((key for key in ("pass", "end-turn") if key in offered), offered[0]))
        return self

    def take_turn(self, seat: int) -> Position:
        """Begin the turn of `seat` now; the solo opponent's is carried out at once."""
        start_turn(self, seat)
        return self

    def effect(self, *texts: str, seat: int = 0) -> Position:
        """Resolve effects written as in the component data, e.g. `"brighten 2"`, now, for `seat`."""
        numbers = self.box.clauses.read(list(texts))
        self._interrupt()
        self.table.effects(seat, numbers)
        self.table.advance()
        return self

    def research_on(self, space: int, tile: str = "", seat: int = 0) -> Position:
        """Research now on a space at or behind the Ship; on an empty one, choose `tile`, which lies on its pile."""
        if tile:
            self.top_research(tile)
        self.effect("research 1", seat=seat).play(f"space:{space}")
        if tile:
            self.play(f"research:{tile}")
            self.game.play(self.keys[0])
        return self

    # -- setting up -----------------------------------------------------------------------------------

    def set(self, seat: int = 0, **fields: Any) -> Position:
        """Put a player into a position; see `position` for the words. The open question is asked again."""
        me = self.player(seat)
        for name, value in fields.items():
            if name in ("ready", "determined", "inspired"):
                setattr(me, name, dice(value))
            elif name == "exhausted":
                me.exhausted = [sum(each == colour for each in value) for colour in COLOURS]
            elif name == "study":
                me.study = sum(1 << study_place(each) for each in value)
            elif name == "hand":
                self._take_cards(value)
                me.hand = sorted(self.box.card_ids.index(card) for card in value)
            elif name == "levels":
                me.levels = [value.get("all", level) for level in me.levels]
                for trade, level in value.items():
                    if trade != "all":
                        me.levels[TRADES.index(trade)] = level
                me.low = min(me.levels)
            elif name == "inactive":
                me.active = 0b111111 & ~sum(1 << TRADES.index(trade) for trade in value)
            elif name == "active":
                me.active = sum(1 << TRADES.index(trade) for trade in value)
            elif name == "guilds":
                me.supply += sum(me.guilds) - sum(value)
                me.guilds = list(value)
            elif name == "research":
                me.research = sum(1 << self.box.research_ids.index(tile) for tile in value)
            elif name == "rows":
                named = [tuple(self.box.tile_ids.index(tile) for tile in row) for row in value]
                me.rows = [named[n] if n < len(named) else () for n in range(3)]
            elif name == "camels":
                me.camels = [tuple(dice(value[n])) if n < len(value) else () for n in range(4)]
            elif name == "workshops":
                me.workshops = [tuple(dice(value[n])) if n < len(value) else () for n in range(3)]
            else:
                assert hasattr(me, name), name
                setattr(me, name, value)
        return self.again()

    def _take_cards(self, names: Sequence[str]) -> None:
        """Cards wanted in a hand leave wherever they are; a Device keeps its place with another card."""
        wanted = [self.box.card_ids.index(name) for name in names]
        board = self.board
        board.card_pile = [card for card in board.card_pile if card not in wanted]
        board.discards = [card for card in board.discards if card not in wanted]

    def put_device(self, board: str, row: int = 0, column: str = "left", **fields: Any) -> Position:
        """A Device on a row of the "left", "built" or "published" column. Fields: card, inventor, invention, builder,
        publisher, tests. Inventors and Builders are seats, or "neutral"."""
        values = {
            "card": None,
            "inventor": None,
            "invention": 0,
            "builder": None,
            "publisher": None,
            "tests": (0, 0, 0),
        }
        values |= fields
        main = self.board
        number = self.box.board_ids.index(board)
        if number in main.board_pile:
            main.board_pile.remove(number)
        card = NOBODY if values["card"] is None else self.box.card_ids.index(values["card"])
        if card in main.card_pile:
            main.card_pile.remove(card)
        invention: Any = values["invention"]
        if isinstance(invention, str):
            invention = self.box.invention_ids.index(invention)
        tests: Any = values["tests"]
        device = Device(
            number,
            card,
            holder(values["inventor"]),
            invention if card >= 0 else NOBODY,
            holder(values["builder"]),
            holder(values["publisher"]),
            tests,
        )
        if column == "published":
            main.published.append(device)
        else:
            getattr(main, column)[row] = device
        return self.again()

    def clear_devices(self) -> Position:
        """No Devices at all: every board back in the pile, every place empty."""
        board = self.board
        held = [card for seat in range(self.table.seats) for card in self.player(seat).hand]
        board.card_pile += [device.card for device in board.devices() if device.card >= 0 and device.card not in held]
        board.board_pile = list(range(18))
        board.left = [None] * len(board.left)
        board.built = [None] * len(board.built)
        board.published = []
        return self.again()

    def river(self, stacks: dict[int, Sequence[str]] | None = None, faceup: str = "left centre right") -> Position:
        """Workshop tiles on the River: nothing but what is named (space to tiles, top last)."""
        board = self.board
        board.stacks = [()] * SPACES
        for space, tiles in (stacks or {}).items():
            board.stacks[space] = tuple(self.box.tile_ids.index(tile) for tile in tiles)
        board.faceup = sum(1 << n for n, name in enumerate(("left", "centre", "right")) if name in faceup)
        return self.again()

    def put_research(self, space: int, tile: str, first: int, second: int | None = None) -> Position:
        """A Research tile on a space with its Influence; the seats hold it."""
        board = self.board
        number = self.box.research_ids.index(tile)
        section = self.box.research_section[number]
        board.research_piles[section] = tuple(each for each in board.research_piles[section] if each != number)
        board.research[space] = number
        board.stacks[space] = ()
        board.slots[space] = (first, NOBODY if second is None else second)
        for seat in (first, second):
            if seat is not None and seat >= 0:
                me = self.player(seat)
                me.research |= 1 << number
                me.researched[space // 6] += 1
                me.supply -= 1
        return self.again()

    def top_research(self, *tiles: str) -> Position:
        """Research tiles that will be drawn next from the piles of their sections."""
        board = self.board
        for tile in tiles:
            number = self.box.research_ids.index(tile)
            section = self.box.research_section[number]
            pile = tuple(each for each in board.research_piles[section] if each != number)
            board.research_piles[section] = (*pile, number)
        return self

    def put_pass_tile(self, space: int, tile: str) -> Position:
        """A Pass tile beside a Tent space (1 to 5); the one that lay there goes where this one was."""
        board = self.board
        tiles, number = list(board.pass_tiles), self.box.pass_ids.index(tile)
        if number in tiles:
            tiles[tiles.index(number)] = tiles[space - 1]
        tiles[space - 1] = number
        board.pass_tiles = tiles
        return self.again()

    def schemes(self, *ids: str) -> Position:
        """The solo opponent's pile for this round, top first; all other Schemes lie in their reserves."""
        board = self.board
        pile = [self.box.scheme_ids.index(each) for each in ids]
        rest = [card for card in range(15) if card not in pile]
        board.scheme_pile = pile[::-1]
        board.schemes_played = []
        board.dice_reserve = [card for card in rest if self.box.scheme_is_dice[card]]
        board.worker_reserve = [card for card in rest if not self.box.scheme_is_dice[card]]
        return self

    def put_tents(self, spaces: dict[int, Any]) -> Position:
        """Tents placed this round: Tent space (1 to 5) to seat, or to "neutral" for the Dummy's."""
        for space, who in spaces.items():
            seat = holder(who)
            self.board.tents[space - 1] = seat
            if seat >= 0:
                me = self.player(seat)
                me.tent = space - 1
                me.tents -= 1
        return self.again()

    def put_workers(self, spaces: dict[str, int]) -> Position:
        """Workers on the Main Board: space to seat."""
        for space, seat in spaces.items():
            self.board.spaces[self.box.space_ids.index(space)] += (seat,)
            self.player(seat).workers -= 1
        return self.again()

    def dummy_card(self, card: str) -> Position:
        """This round's Dummy Card, as if it had been revealed instead of the one that was."""
        board = self.board
        number = self.box.dummy_ids.index(card)
        last = board.dummy_played.pop()
        board.dummy_pile = [last if each == number else each for each in board.dummy_pile]
        board.dummy_played.append(number)
        return self.again()

    def broken(self) -> list[str]:
        """The laws that the table breaks; positions made by hand may break conservation."""
        return broken(self.table)


def dice(texts: Sequence[str]) -> list[int]:
    """Dice from texts such as `blue.4`."""
    found = []
    for text in texts:
        colour, face = text.split(".")
        found.append(COLOURS.index(colour) * 8 + int(face))
    return sorted(found)


def study_place(text: str) -> int:
    """A Study place from a text such as `blue.bottom`."""
    colour, level = text.split(".")
    return (COLOURS.index(colour) - 1) * 3 + STUDY_LEVELS.index(level)


def holder(value: Any) -> int:
    return NOBODY if value is None else NEUTRAL if value == "neutral" else int(value)


def new_game(seats: int = 2, seed: int = 1, **options: Any) -> Position:
    """A game as it is set up, asked where the starting Workshop tiles go; options are rounds, harder, pack."""
    return Position(claytable.new("inventors", seats=seats, seed=seed, **options))


def position(seats: int = 2, seed: int = 1, round: int = 1, turn: int = 0, **fields: Any) -> Position:
    """A position in which seat `turn` is asked for the main action.

    Game options: rounds, harder, pack. Words for seat `turn`'s board: silver, supply, guilds [blue, orange, charcoal],
    hand [card ids], ready / determined / inspired ["blue.4"], exhausted ["white", "blue"], study ["blue.bottom"],
    levels {"all": 2, "tiler": 3}, active or inactive ["tiler"], research [tile ids], rows [[tile ids], ...],
    camels [["blue.4"], ...], workshops [["blue.4"], ...], royalties, ship, workers, envoy, and every other field of
    `Player`.
    """
    options = {name: fields.pop(name) for name in ("rounds", "harder", "pack") if name in fields}
    at = new_game(seats, seed, **options)
    table = at.table
    while at.asked == "question-starting-tile":
        at.play("row:top")
    for _ in range(round - 1):
        next_round(at)
    table = at.table
    table.first = turn
    for seat in range(table.seats):
        if seat != table.opponent:
            bare(at, seat)
    start_turn(at, turn)
    return at.set(turn, **fields)


def bare(at: Position, seat: int) -> None:
    """A board without dice, cards or Workshop tiles; everybody Active."""
    me = at.player(seat)
    board = at.board
    board.card_pile = me.hand + board.card_pile
    me.hand = []
    me.ready, me.determined, me.inspired = [], [], []
    me.exhausted = [0, 0, 0, 0]
    me.study = 0
    me.camels = [(), (), (), ()]
    me.workshops = [(), (), ()]
    me.rows = [(), (), ()]
    me.active = 0b111111
    me.silver = 0


def start_turn(at: Position, seat: int) -> None:
    """Throw away what was being asked, and begin the turn of `seat`."""
    from claytable.games.inventors.rounds import StartTurn

    table = at.table
    table.stack.clear()
    table.question = None
    table.push(StartTurn(seat))
    table.advance()


def next_round(at: Position) -> None:
    """Everybody tents at once, declining everything, until the next round's first main action."""
    table = at.table
    now = table.round
    while table.round == now or at.asked != "question-main-action":
        offered = at.keys
        tents = [key for key in offered if key.startswith("tent:")]
        if at.asked == "question-main-action" and tents:
            at.play(tents[0])
        else:
            at.play(next((key for key in ("pass", "end-turn") if key in offered), offered[0]))
