"""Positions of Tabannusi in a line or two.

    at = position(dice={"green": 2, "white": 1}, district=1).put_projects({"1-07": ("white", 0)})
    at.play("construct")
    assert at.buildings() == [("white", 0, ["1-07"])]

A position starts as a real game after the starting Buildings, in which seat 0 is starting player, has taken its die and
is asked for its first Action with the workers in `district`. The grid is empty but for printed Water, the Port and the
Ziggurat are empty, and nobody owns anything but all Houses on the Player board, 5 Claim markers and 10 Victory Points:
only what the test names is added. The Barges are as printed: brown, yellow, white, blue, green for Districts 1 to 5.
Keys may be shortened to any unambiguous beginning.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import claytable
from claytable.games.tabannusi import grid
from claytable.games.tabannusi.invariants import broken
from claytable.games.tabannusi.printed import printed
from claytable.games.tabannusi.scoring import score_district
from claytable.games.tabannusi.terms import (
    COLOURS,
    FIRST_WATER,
    LINES,
    NOBODY,
    PER_DISTRICT,
    REFILLED,
    RESOURCES,
    SPACES,
    UP,
)
from claytable.games.tabannusi.turns import Actions, EndTurn, StartTurn

from .base import BasePosition


class Position(BasePosition):
    """A game of Tabannusi and the words with which tests speak about it."""

    # -- looking --------------------------------------------------------------------------------------

    @property
    def bot(self) -> Any:
        """The Bot's cards, to be read or set."""
        return self.table.rival()

    def space(self, name: str) -> int:
        """A space of the grid by its name, `1-07` or `W12-1`."""
        if name in self.box.water_ids:
            return FIRST_WATER + self.box.water_ids.index(name)
        district, number = name.split("-")
        return (int(district) - 1) * PER_DISTRICT + int(number) - 1

    def name(self, space: int) -> str:
        if space >= FIRST_WATER:
            return self.box.water_ids[space - FIRST_WATER]
        return f"{space // PER_DISTRICT + 1}-{space % PER_DISTRICT + 1:02}"

    def spaces(self) -> list[str]:
        """The spaces that are offered now."""
        return [key.removeprefix("space:") for key in self.keys if key.startswith("space:")]

    def cell(self, name: str) -> dict[str, Any]:
        """A space, and what lies on it as everybody sees it."""
        return self.cells()[name]

    def cells(self) -> dict[str, dict[str, Any]]:
        """Every space by its name, and what lies on it as everybody sees it."""
        found: dict[str, dict[str, Any]] = {
            each["space"]: {**each} for each in printed(self.box)["spaces"][str(self.table.seats)]
        }
        for each in self.game.view(None)["board"]["grid"]:
            found[each["space"]] |= each
        return found

    def projects(self) -> dict[str, tuple[str, int]]:
        """Projects on the grid: space to colour and owner."""
        return {
            self.name(space): (COLOURS[grid.colour_of(cell)], grid.owner_of(cell))
            for space, cell in enumerate(self.table.board.cells)
            if grid.kind(cell) == 1
        }

    def buildings(self) -> list[tuple[str, int, list[str]]]:
        """Buildings: colour, owner, spaces."""
        board = self.table.board
        return [
            (
                COLOURS[grid.colour_of(board.cells[spaces[0]])],
                grid.owner_of(board.cells[spaces[0]]),
                [self.name(space) for space in spaces],
            )
            for spaces in board.buildings
        ]

    def dice(self, seat: int = 0) -> dict[str, int]:
        """Resource dice in a player area, those of which there are any."""
        return {name: n for name, n in zip(RESOURCES, self.table.players[seat].dice, strict=True) if n}

    def supply(self) -> dict[str, int]:
        """Dice in the general supply, those of which there are any."""
        return {name: n for name, n in zip(RESOURCES, self.table.board.supply, strict=True) if n}

    def barge(self, district: int) -> list[int]:
        """The dice on the Barge of a District (1 to 5)."""
        return list(self.table.board.barges[district - 1])

    def crates(self, seat: int = 0) -> list[str]:
        """Crates as texts: `blue` is face up, `-blue` face down."""
        return [f"{'' if crate & UP else '-'}{RESOURCES[crate & 7]}" for crate in self.table.players[seat].crates]

    def mastery(self, seat: int = 0) -> list[int]:
        """The markers on the brown, white and yellow track."""
        return list(self.table.players[seat].mastery)

    def ships(self, seat: int = 0) -> list[str]:
        """Claimed Ships as `row-column`."""
        return [f"{n // 3 + 1}-{n % 3 + 1}" for n in range(9) if self.table.players[seat].ships >> n & 1]

    def log(self, seat: int | None = 0) -> list[str]:
        """The ids of the last answer's log lines."""
        return [line.id for line in self.game.last_lines(seat)]

    def broken(self) -> list[str]:
        """The laws that the table breaks; positions made by hand may break conservation."""
        return broken(self.table)

    # -- acting ---------------------------------------------------------------------------------------

    def take_turn(self, seat: int = 0) -> Position:
        """Begin the turn of `seat` now, with the taking of a die; the Bot's turn is carried out at once."""
        self._begin(seat)
        self.table.push(StartTurn())
        self.table.advance()
        return self

    def act(self, seat: int = 0, actions: int = 2) -> Position:
        """Ask `seat` for its Actions now, as if it had just taken a die."""
        self._begin(seat)
        self.table.push(EndTurn())
        self.table.push(Actions(seat, actions))
        self.table.advance()
        return self

    def _begin(self, seat: int) -> None:
        self.table.stack = []
        self.table.question = None
        self.table.turn = seat

    def score(self, district: int) -> Position:
        """Score a District (1 to 5) now, as if its Barge were empty, with all four steps."""
        self._interrupt()
        score_district(self.table, district - 1)
        self.table.advance()
        return self

    def effect(self, *texts: str, seat: int = 0, colour: str = "") -> Position:
        """Resolve effects written as in the component data, e.g. `"gain gold 1"`, now, for `seat`."""
        box = self.own_box()
        numbers = box.clauses.read(list(texts))
        for number in numbers:
            part = box.parts[number]
            for each in (part, *part.ways):
                if each.answer < 0:
                    each.answer = box.words.add(f"do:{each.text}")
            box.part_of_answer[part.answer] = number
        self._interrupt()
        self.table.effects(seat, numbers, COLOURS.index(colour) if colour else -1)
        self.table.advance()
        return self

    # -- setting up -----------------------------------------------------------------------------------

    def set(self, seat: int = 0, **fields: Any) -> Position:
        """Put a player into a position; see `position` for the words. The open question is asked again."""
        me = self.player(seat)
        for name, value in fields.items():
            if name == "dice":
                me.dice = [value.get(colour, 0) for colour in RESOURCES]
            elif name == "crates":
                me.crates = tuple(sorted(crate(text) for text in value))
            elif name == "specials":
                me.specials = tuple(sorted(self.box.special_ids.index(tile) for tile in value))
                board = self.board
                board.display = tuple(tile for tile in board.display if tile not in me.specials)
                board.specials = tuple(tile for tile in board.specials if tile not in me.specials)
            elif name == "district":
                me.architect = me.assistant = value - 1
            elif name in ("architect", "assistant"):
                setattr(me, name, value - 1)
            elif name == "ships":
                if "supply" not in fields and seat != self.table.opponent:
                    me.supply += me.ships.bit_count() - len(value)
                me.ships = sum(1 << ship(text) for text in value)
                me.working = me.ships
            elif name == "harbormasters":
                me.harbormasters = tuple(sorted(self.box.harbormaster_ids.index(tile) for tile in value))
            elif name == "decrees":
                me.decrees = tuple(sorted(self.box.decree_ids.index(card) for card in value))
            elif name == "urban":
                self._deal_urban(me, value)
            elif name == "bottom":
                me.bottom = sum(1 << place - 1 for place in value)
            elif name == "vp":
                me.earned[1] += value - me.vp
                me.vp = value
            else:
                assert hasattr(me, name), name
                setattr(me, name, list(value) if isinstance(value, list) else value)
        self._balance_dice()
        return self.again()

    def _deal_urban(self, me: Any, cards: Sequence[str]) -> None:
        board = self.board
        wanted = [self.box.urban_ids.index(card) for card in cards]
        for seat in range(self.table.seats):
            other = self.player(seat)
            if other is not me:
                other.urban = tuple(card for card in other.urban if card not in wanted)
        held = {card for seat in range(self.table.seats) for card in self.player(seat).urban} - set(me.urban)
        me.urban = tuple(sorted(wanted))
        board.urban = tuple(card for card in range(15) if card not in held and card not in wanted)

    def _balance_dice(self) -> None:
        """Dice that nobody owns lie on their Barges as threes, unless `put_barge` said otherwise."""
        board = self.board
        for district in range(5):
            colour = board.local[district]
            owned = board.supply[colour] + sum(self.player(seat).dice[colour] for seat in range(self.table.seats))
            n = max(0, self.box.setup_dice[self.table.seats] - owned)
            if len(board.barges[district]) != n:
                board.barges[district] = (3,) * n

    def put_barge(self, district: int, *values: int) -> Position:
        """The dice on the Barge of a District (1 to 5); the others of that colour are out of the game."""
        self.board.barges[district - 1] = tuple(sorted(values))
        return self.again()

    def empty_barges(self, *districts: int) -> Position:
        """The dice of these Districts (1 to 5) that nobody owns lie in the general supply."""
        for district in districts:
            self.board.supply[self.board.local[district - 1]] += len(self.board.barges[district - 1])
            self.board.barges[district - 1] = ()
        return self.again()

    def put_supply(self, **dice: int) -> Position:
        """Dice in the general supply; those left are on their Barges."""
        self.board.supply = [dice.get(colour, 0) for colour in RESOURCES]
        self._balance_dice()
        return self.again()

    def put_local(self, *colours: str) -> Position:
        """The Resources of Districts 1 to 5."""
        self.board.local = [RESOURCES.index(colour) for colour in colours]
        self._balance_dice()
        return self.again()

    def put_projects(self, projects: Mapping[str, tuple[str, int]]) -> Position:
        """Projects on the grid: space to colour and owner, whose Claim marker comes from the supply."""
        board = self.board
        for name, (colour, owner) in projects.items():
            number = COLOURS.index(colour)
            board.cells[self.space(name)] = grid.project(number, owner)
            board.projects[number] -= 1
            if owner != self.table.opponent:
                self.player(owner).supply -= 1
        return self.again()

    def put_building(self, colour: str, owner: int, *spaces: str) -> Position:
        """A Building on spaces of the grid; its House comes from the colour's row, or the bottom one."""
        board, number = self.board, COLOURS.index(colour)
        cells = tuple(sorted(self.space(each) for each in spaces))
        for space in cells:
            board.cells[space] = grid.building(number, owner, len(board.buildings))
        board.buildings.append(cells)
        self.player(owner).built[number] += 1
        board.pieces[number] -= len(cells)
        self._take_house(owner, number)
        return self.again()

    def _take_house(self, owner: int, row: int) -> None:
        me = self.player(owner)
        if row < 3 and me.rows[row] < 3:
            me.rows[row] += 1
        else:
            me.bottom &= me.bottom - 1

    def put_water(self, *spaces: str, special: str = "") -> Position:
        """Water tiles on the grid, regular or one special."""
        board = self.board
        for name in spaces:
            number = self.box.special_ids.index(special) if special else -1
            board.cells[self.space(name)] = grid.water(number)
            if special:
                board.display = tuple(tile for tile in board.display if tile != number)
                board.specials = tuple(tile for tile in board.specials if tile != number)
            else:
                board.waters -= 1
        return self.again()

    def put_gardens(self, gardens: Mapping[str, int]) -> Position:
        """Gardens: space to owner, whose Claim marker comes from the supply; Water is laid where there is none."""
        board = self.board
        for name, owner in gardens.items():
            space = self.space(name)
            if grid.kind(board.cells[space]) < 3:
                board.cells[space] = grid.water()
                board.waters -= 1
            board.cells[space] = grid.garden(board.cells[space], owner)
            board.gardens -= 1
            if owner != self.table.opponent:
                self.player(owner).supply -= 1
        return self.again()

    def put_ships(self, *ids: str) -> Position:
        """Ship tiles on the seven spaces for tiles, from the top left: `S01` ...; spaces not named keep other tiles."""
        wanted = [self.box.ship_ids.index(each) for each in ids]
        rest = [tile for tile in range(15) if tile not in wanted]
        tiles = [*wanted, *rest]
        self.board.ships = [NOBODY if self.box.printed_ship[n] else tiles.pop(0) for n in range(9)]
        return self.again()

    def put_harbormasters(self, **lines: str) -> Position:
        """Harbormaster tiles of lines (row1 .. col3); those not named hold none, the rest are spare."""
        board = self.board
        board.harbormasters = [
            self.box.harbormaster_ids.index(lines[line]) if line in lines else NOBODY for line in LINES
        ]
        board.spare = tuple(tile for tile in range(9) if tile not in board.harbormasters)
        return self.again()

    def put_port(self, houses: Mapping[str, int], crates: Mapping[str, str | None] | None = None) -> Position:
        """Houses in the Port: `row1:bonus` or `row1:crate` to owner, from the bottom row; and Crates of lines."""
        board = self.board
        for place, owner in houses.items():
            line, what = place.split(":")
            board.port_houses[LINES.index(line) * 2 + (what == "crate")] = owner
            self._take_house(owner, 3)
        for line, colour in (crates or {}).items():
            board.crates[LINES.index(line)] = NOBODY if colour is None else RESOURCES.index(colour)
        return self.again()

    def put_ziggurat(self, houses: Mapping[str, int], tiles: Sequence[str] = ()) -> Position:
        """Houses on the Ziggurat (`ZB-1` to owner), each with a Claim marker from the supply; and its three tiles."""
        board = self.board
        for place, owner in houses.items():
            space = self.box.ziggurat_space_ids.index(place)
            board.ziggurat_houses[space] = owner
            self._take_house(owner, space // 6)
            self.put_claims({COLOURS[space // 6]: 1}, owner)
        if tiles:
            board.ziggurat_tiles = [self.box.ziggurat_ids.index(tile) for tile in tiles]
        return self.again()

    def put_claims(self, markers: Mapping[str, int], owner: int = 0) -> Position:
        """Claim markers on Ziggurat tiles, from the supply."""
        me = self.player(owner)
        for colour, n in markers.items():
            me.ziggurat[COLOURS.index(colour)] += n
            if owner != self.table.opponent:
                me.supply -= n
        return self.again()

    def put_decrees(self, *cards: str) -> Position:
        """The open Decrees."""
        self.board.decrees = tuple(sorted(self.box.decree_ids.index(card) for card in cards))
        return self.again()

    def put_stacks(self, waters: int = 20, gardens: int = 25, **colours: Mapping[str, int]) -> Position:
        """Tiles left in the stacks: Water, Gardens, projects={"white": 0}, pieces={"white": 1}."""
        board = self.board
        board.waters, board.gardens = waters, gardens
        for stack, left in colours.items():
            for colour, n in left.items():
                getattr(board, stack)[COLOURS.index(colour)] = n
        return self.again()

    def put_tiles(self, *tiles: str) -> Position:
        """The Action tiles of Districts 1, 2, 3, 4, 5 and 5; those not named fill the rest."""
        wanted = [self.box.tile_ids.index(tile) for tile in tiles]
        self.board.tiles = [*wanted, *(tile for tile in range(6) if tile not in wanted)]
        return self.again()

    def put_display(self, *tiles: str, stack: Sequence[str] = ()) -> Position:
        """Special Water: the open display and the stack, top last; tiles not named are out of the game."""
        self.board.display = tuple(self.box.special_ids.index(tile) for tile in tiles)
        self.board.specials = tuple(self.box.special_ids.index(tile) for tile in stack)
        return self.again()

    def automa(self, left: str, right: str, then: Sequence[str] = ()) -> Position:
        """The Bot's open cards, and the cards that it will reveal next."""
        ids = self.box.solo.card_ids
        bot = self.bot
        bot.left, bot.right = ids.index(left), ids.index(right)
        following = [ids.index(card) for card in then]
        rest = [card for card in range(15) if card not in (bot.left, bot.right, *following)]
        bot.deck, bot.used = [*rest, *reversed(following)], []
        return self

    def numbers(self, *colours: str, bag: Mapping[str, int] | None = None) -> Position:
        """The Project tiles beside Number tiles I to III, and in the bag."""
        bot, board = self.bot, self.board
        for colour in range(3):
            board.projects[colour] += bot.bag[colour] + sum(pile.count(colour) for pile in bot.numbers)
        bot.numbers = [(COLOURS.index(colour),) for colour in colours]
        bot.bag = [(bag or {}).get(colour, 1) for colour in COLOURS]
        for colour in range(3):
            board.projects[colour] -= bot.bag[colour] + sum(pile.count(colour) for pile in bot.numbers)
        return self


def crate(text: str) -> int:
    """A Crate: `blue` is face up, `-blue` face down, `-blue!` was refilled this turn."""
    up = 0 if text.startswith("-") else UP
    refilled = REFILLED if text.endswith("!") else 0
    return RESOURCES.index(text.strip("-!")) | up | refilled


def ship(text: str) -> int:
    """A Ship by row and column: `1-2`."""
    row, column = text.split("-")
    return (int(row) - 1) * 3 + int(column) - 1


def new_game(seats: int = 2, seed: int = 1, **options: Any) -> Position:
    """A game as it is set up, asked for the first starting Building; options are first_game, king, pack."""
    return Position(claytable.new("tabannusi", seats=seats, seed=seed, **options))


def position(seats: int = 2, seed: int = 1, turn: int = 0, district: int = 1, **fields: Any) -> Position:
    """A position in which seat `turn` is asked for its first Action in `district`; 1 seat is the solo game.

    Game options: king, pack. Words for seat `turn`: vp, gold, dice {"blue": 2}, crates ["blue", "-green"], claims,
    supply, gardens, waters, specials ["W03"], rows [0, 1, 0] (Houses gone), bottom [1, 2, 3, 4, 5] (Houses there),
    mastery [brown, white, yellow], architect, assistant, ships ["1-1"] (abilities working, markers from the supply),
    harbormasters ["B4"], decrees, urban ["U01"], tolerance. `Position.set` does the same for any seat.
    """
    options = {name: fields.pop(name) for name in ("king", "pack") if name in fields}
    at = new_game(seats, seed, first_game=True, **options)
    while at.table.turn < 0:
        at.game.play(at.keys[0])
    table, board = at.table, at.board
    table.first = turn
    board.cells = [grid.water() if space >= FIRST_WATER else 0 for space in range(SPACES)]
    board.buildings = []
    board.pieces = [at.box.pieces] * 3
    automa = [table.bot.bag[colour] + sum(pile.count(colour) for pile in table.bot.numbers) for colour in range(3)]
    board.projects = [at.box.projects - n for n in automa]
    board.supply = [0] * 5
    board.waters, board.gardens = at.box.waters, at.box.gardens
    board.display, board.specials = (0, 2, 4), (9, 8, 7, 6, 5, 3, 1)
    board.port_houses, board.ziggurat_houses = [NOBODY] * 12, [NOBODY] * 18
    for seat in range(table.seats):
        me = at.player(seat)
        me.vp, me.earned, me.gold, me.dice, me.crates = 10, [10, 0, 0, 0, 0, 0, 0, 0], 0, [0] * 5, ()
        me.claims, me.supply, me.gardens, me.waters, me.specials = 5, 10, 0, 0, ()
        me.rows, me.bottom, me.mastery, me.built = [0, 0, 0], 0b11111, [0, 0, 0], [0, 0, 0]
        me.ships, me.working, me.ziggurat, me.decrees = 0, 0, [0, 0, 0], ()
        me.architect = me.assistant = district - 1
    at._begin(turn)
    table.push(EndTurn())
    table.push(Actions(turn, 2))
    return at.set(turn, **fields)
