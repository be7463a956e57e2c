"""The box: every printed thing, parsed once and shared by all tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ...core.clauses import Part
from ...core.packs import Boxes, Components
from ...core.rules import Box
from . import answers, clauses
from .clauses import Cost, TabannusiClauses
from .layout import Layout
from .payability import Means, State
from .solo_box import SoloBox
from .terms import (
    BOTTOM_LENGTH,
    COLOURS,
    COMMON,
    DISTRICTS,
    FIRST_WATER,
    NOBODY,
    PER_DISTRICT,
    RESOURCES,
    ROW_LENGTH,
    SHIPS,
    SPACES,
    TOP,
)

#: When a Ship's ability works.
TRIGGERS: Final = (
    "claim_ship",
    "place_house",
    "refill_crate_paid",
    "place_project",
    "place_house_ziggurat",
    "construct",
    "place_garden",
    "place_house_port",
    "pass_boundary",
)
SYMBOLS: Final = ("buildings", "port", "gardens")


#: Houses of a player: all that can be on the board.
MOST_HOUSES: Final = 3 * ROW_LENGTH + BOTTOM_LENGTH


def bits(flags: Iterable[bool]) -> int:
    """Yes and no, as the bits of a number from the lowest on."""
    return sum(1 << place for place, flag in enumerate(flags) if flag)


#: What a Decree may ask for, in the order of the sentence; the message is `need-<name>`.
NEEDS: Final = (
    "buildings",
    "garden-buildings",
    "houses",
    "ships",
    "port-houses",
    "own-gardens",
    "adjacent-gardens",
    "every-tile",
)
BUILDINGS, GARDEN_BUILDINGS, HOUSES, SHIP_TILES, PORT_HOUSES, OWN_GARDENS, ADJACENT_GARDENS, EVERY_TILE = range(8)


class Decree:
    """What a Decree asks for and gives."""

    def __init__(self, data: Components, row: dict[str, Any], effect: tuple[int, ...]) -> None:
        table = "decree_card"
        self.symbol = SYMBOLS.index(data.word(table, row, "symbol", SYMBOLS))
        self.buildings = data.wholes(table, row, "buildings", 0, 14, len(COLOURS))
        self.ships = data.wholes(table, row, "ships", 0, SHIPS, len(COLOURS))
        self.any_ships = any(self.ships)
        self.with_ziggurat = data.flag(table, row, "ziggurat_houses_count")
        self.port_houses = data.whole(table, row, "port_houses", 0, 6)
        self.own_gardens = data.whole(table, row, "own_gardens", 0, 25)
        self.adjacent_gardens = data.whole(table, row, "adjacent_gardens", 0, 25)
        self.at_garden = data.flag(table, row, "each_building_at_garden")
        self.every_tile = data.flag(table, row, "claim_on_every_ziggurat_tile")
        #: What, of which colour (or -1), and how much of it.
        self.needs = self._needs()
        #: The same in the order of looking, the quickest first: Buildings at a Garden are Buildings.
        self.looks = [(BUILDINGS, colour, n) for what, colour, n in self.needs if what == GARDEN_BUILDINGS]
        self.looks += self.needs
        #: Houses and Claim markers on the board without which it is never met.
        self.least_houses = max(sum(self.buildings), int(self.adjacent_gardens > 0)) + self.port_houses
        self.least_claims = sum(self.ships) + self.own_gardens + 3 * self.every_tile
        self.vp = data.whole(table, row, "vp", 0, 40)
        self.effect = effect

    def _needs(self) -> list[tuple[int, int, int]]:
        built = GARDEN_BUILDINGS if self.at_garden else HOUSES if self.with_ziggurat else BUILDINGS
        needs = [(built, colour, n) for colour, n in enumerate(self.buildings)]
        needs += [(SHIP_TILES, colour, n) for colour, n in enumerate(self.ships)]
        needs += [
            (PORT_HOUSES, NOBODY, self.port_houses),
            (OWN_GARDENS, NOBODY, self.own_gardens),
            (ADJACENT_GARDENS, NOBODY, self.adjacent_gardens),
            (EVERY_TILE, NOBODY, len(COLOURS) * self.every_tile),
        ]
        return [need for need in needs if need[2]]


class TabannusiBox(Box):
    """Printed values by number: spaces, tiles, cards."""

    def __init__(self, data: Components) -> None:
        super().__init__(data.name)
        self.clauses = TabannusiClauses()
        self._read_counts(data)
        self._read_board(data)
        self._read_port(data)
        self._read_ziggurat(data)
        self._read_mastery(data)
        self._read_player_board(data)
        self._read_ships(data)
        self._read_cards(data)
        self._read_tiles(data)
        self.solo = SoloBox(data, self.clauses, self.decree_ids)
        self.words = answers.fixed_vocabulary(
            self.tile_ids,
            self.decree_ids,
            self.harbormaster_ids,
            self.special_ids,
            self.ziggurat_space_ids,
            self.urban_ids,
            self.water_ids,
        )
        self.part_of_answer = self.clauses.name_answers(self.words)
        self.parts: list[Part[Cost]] = self.clauses.parts
        #: Debts that were looked at, and whether they can be paid: see `payability`.
        self.settled: dict[State, bool] = {}
        self.ends: dict[State, tuple[Means, ...]] = {}

    # -- reading, chapter by chapter ------------------------------------------------------------------

    def _read_counts(self, data: Components) -> None:
        counts = data.one("counts")

        def count(field: str) -> int:
            return data.whole("counts", counts, field, 1, 100)

        self.projects = count("project_tile_per_colour")
        self.pieces = count("building_piece_per_colour")
        self.waters = count("regular_water_tile")
        self.gardens = count("garden_tile")
        self.claims = count("claim_marker_per_player")
        self.dice_per_colour = count("resource_die_per_colour")
        setup = data.one("setup")
        #: By number of players from 0: dice of each colour, and Decrees.
        self.setup_dice = [0, 0, *data.wholes("setup", setup, "dice_per_colour", 1, self.dice_per_colour, 3)]
        self.setup_decrees = [0, 0, *data.wholes("setup", setup, "decree_cards", 1, 16, 3)]
        self.setup_symbols = [0, 0, *data.wholes("setup", setup, "decree_symbol_types_required", 0, len(SYMBOLS), 3)]
        for cards, symbols in zip(self.setup_decrees, self.setup_symbols, strict=True):
            if symbols > cards:
                field = "decree_symbol_types_required"
                raise data.error("setup", "", field, f"{cards} Decrees cannot show {symbols} symbols")
        self.start_gold = data.whole("setup", setup, "starting_gold", 0, 20)
        self.start_claims = data.whole("setup", setup, "starting_claim_markers", 0, 15)
        self.start_vp = data.whole("setup", setup, "starting_vp", 0, 50)
        self.display = data.whole("setup", setup, "special_water_display", 1, 10)
        track = data.one("time_track")
        self.time_spaces = data.whole("time_track", track, "gold_spaces", 1, 20)
        self.time_gold = data.whole("time_track", track, "gold_per_space", 0, 10)

    def _read_board(self, data: Components) -> None:
        waters = data.many("water_space", SPACES - FIRST_WATER)
        self.water_ids = [str(row["id"]) for row in waters]
        #: Every space of the grid by its key.
        self.grid_names = [f"{d}-{n:02}" for d in range(1, COMMON + 1) for n in range(1, PER_DISTRICT + 1)]
        self.grid_names += self.water_ids
        borders: list[tuple[int, int]] = []
        for row in waters:
            first, second = data.wholes("water_space", row, "districts", 1, COMMON, 2)
            borders.append((first - 1, second - 1))
        #: Bonuses of the spaces on each side: [back or front][space].
        self.bonus: list[list[tuple[int, ...]]] = [[()] * SPACES, [()] * SPACES]
        #: The spaces for 2 (also alone), 3 and 4 players.
        self.layouts: dict[int, Layout] = {}
        for players in (2, 3, 4):
            # The numbered side serves 1 and 2 players, the other one more.  TAB-012
            front = players > 2
            side = "front" if front else "back"
            places: dict[int, tuple[int, int]] = {}
            for row in data.many("grid_space"):
                if data.word("grid_space", row, "side", ("front", "back")) != side:
                    continue
                district = data.whole("grid_space", row, "district", 1, COMMON) - 1
                number = data.whole("grid_space", row, "number", 1, PER_DISTRICT) - 1
                space = district * PER_DISTRICT + number
                self.bonus[front][space] = self.clauses.effect(data, "grid_space", row, "bonus")
                if players in data.raw("grid_space", row, "players"):
                    places[space] = (
                        data.whole("grid_space", row, "row", 1, 20),
                        data.whole("grid_space", row, "col", 1, 40),
                    )
            for n, row in enumerate(waters):
                self.bonus[front][FIRST_WATER + n] = self.clauses.effect(data, "water_space", row, "bonus")
                places[FIRST_WATER + n] = (
                    data.whole("water_space", row, f"{side}_row", 1, 20),
                    data.whole("water_space", row, f"{side}_col", 1, 40),
                )
            self.layouts[players] = Layout(places, borders)
        barges = data.many("barge_tile", DISTRICTS)
        #: The printed Resource of each District.
        self.printed_barges = [0] * DISTRICTS
        for row in barges:
            district = data.whole("barge_tile", row, "default_district", 1, DISTRICTS) - 1
            self.printed_barges[district] = RESOURCES.index(data.word("barge_tile", row, "colour", RESOURCES))
        slots = data.many("action_slot", 6)
        #: The District of each space for an Action tile.
        self.slot_district = [data.whole("action_slot", row, "district", 1, DISTRICTS) - 1 for row in slots]
        self.district_slots = [[n for n, at in enumerate(self.slot_district) if at == d] for d in range(DISTRICTS)]
        losses = {str(row["id"]): row for row in data.many("loss_reward", DISTRICTS)}
        self.loss_reward = [self.clauses.effect(data, "loss_reward", losses[colour], "effect") for colour in RESOURCES]

    def _read_port(self, data: Components) -> None:
        spaces = data.many("ship_space", SHIPS)
        #: The size of a Ship printed on the board; 0 where a tile goes.
        self.printed_ship = [data.whole("ship_space", row, "printed_size", 0, 3) for row in spaces]
        pairs = data.many("port_pair", 6)
        self.line_bonus = [self.clauses.effect(data, "port_pair", row, "blue_bonus") for row in pairs]
        crates = data.many("crate_tile", 20)
        self.crates = [RESOURCES.index(data.word("crate_tile", row, "colour", RESOURCES)) for row in crates]
        harbormasters = data.many("harbormaster_tile", 9)
        self.harbormaster_ids = [str(row["id"]) for row in harbormasters]
        self.harbormaster = [self.clauses.effect(data, "harbormaster_tile", row, "effects") for row in harbormasters]
        self.harbormaster_vp = [data.whole("harbormaster_tile", row, "unused_vp", 0, 20) for row in harbormasters]

    def _read_ziggurat(self, data: Components) -> None:
        self.ziggurat_space_ids: list[str] = []
        self.ziggurat_bonus: list[tuple[int, ...]] = []
        for row in data.many("ziggurat_space", 18):
            section = COLOURS.index(data.word("ziggurat_space", row, "section", COLOURS))
            if section != len(self.ziggurat_space_ids) // 6:
                raise data.error("ziggurat_space", row["id"], "section", "there must be six spaces of each section")
            self.ziggurat_space_ids.append(str(row["id"]))
            self.ziggurat_bonus.append(self.clauses.effect(data, "ziggurat_space", row, "bonus"))
        tiles = data.many("ziggurat_tile", 10)
        self.ziggurat_ids = [str(row["id"]) for row in tiles]
        self.ziggurat_vp: list[list[int]] = []
        for row in tiles:
            self.ziggurat_vp.append(data.wholes("ziggurat_tile", row, "vp_per", 0, 50, 3))

    def _read_mastery(self, data: Components) -> None:
        rows = data.many("mastery_space", TOP + 1)
        self.multiplier = [data.whole("mastery_space", row, "multiplier", 0, 20) for row in rows]
        self.lowest_bonus = [self.clauses.effect(data, "mastery_space", row, "lowest_bonus") for row in rows]
        self.benefit = [self.clauses.effect(data, "mastery_space", row, "benefit") for row in rows]
        mastery = data.one("mastery")
        self.boundaries = sum(1 << space for space in data.wholes("mastery", mastery, "boundaries", 1, TOP))

    def _read_player_board(self, data: Components) -> None:
        rows = {str(row["id"]): row for row in data.many("player_board_row", 4)}
        #: What lies under each House: [row][place].
        self.row_bonus: list[list[tuple[int, ...]]] = []
        for name, length in (*((colour, ROW_LENGTH) for colour in COLOURS), ("colourless", BOTTOM_LENGTH)):
            texts = data.texts("player_board_row", rows[name], "bonuses")
            if len(texts) != length:
                raise data.error("player_board_row", name, "bonuses", f"there must be {length} of them")
            try:
                self.row_bonus.append([self.clauses.read([text] if text else []) for text in texts])
            except ValueError as error:
                raise data.error("player_board_row", name, "bonuses", str(error)) from None
        columns = data.many("player_board_column", ROW_LENGTH)
        self.column_bonus = [self.clauses.effect(data, "player_board_column", row, "bonus") for row in columns]

    def _read_ships(self, data: Components) -> None:
        ships = data.many("ship_tile", 15)
        self.ship_ids = [str(row["id"]) for row in ships]
        self.ship_size = [data.whole("ship_tile", row, "size", 1, 3) for row in ships]
        self.ship_colour = [COLOURS.index(data.word("ship_tile", row, "colour", COLOURS)) for row in ships]
        self.ship_trigger = [TRIGGERS.index(data.word("ship_tile", row, "trigger", TRIGGERS)) for row in ships]
        self.ship_effect = [self.clauses.effect(data, "ship_tile", row, "effects") for row in ships]
        #: Ships whose ability changes how something is paid or placed, by the word of that ability.
        self.ship_word = [
            self.clauses.parts[effect[0]].word if effect and not self.clauses.parts[effect[0]].ways else 0
            for effect in self.ship_effect
        ]
        for ship, effect in enumerate(self.ship_effect):
            for way in self.clauses.parts[effect[0]].ways if effect else ():
                if self.clauses.parts[way.parts[0]].word == clauses.HOUSE_SOURCE:
                    self.ship_word[ship] = clauses.HOUSE_SOURCE

    def _read_cards(self, data: Components) -> None:
        decrees = data.many("decree_card", 16)
        self.decree_ids = [str(row["id"]) for row in decrees]
        self.decrees = [Decree(data, row, self.clauses.effect(data, "decree_card", row, "effects")) for row in decrees]
        #: By the number of Houses on the board: the Decrees that this number does not rule out, as bits.
        self.within_houses = [bits(each.least_houses <= n for each in self.decrees) for n in range(MOST_HOUSES + 1)]
        urban = data.many("urban_card", 15)
        self.urban_ids = [str(row["id"]) for row in urban]
        self.urban_houses: list[tuple[int, ...]] = []
        for row in urban:
            self.urban_houses.append(tuple(data.wholes("urban_card", row, "houses", 0, 14, 4)))
        self.urban_vp = [data.whole("urban_card", row, "vp", 0, 40) for row in urban]

    def _read_tiles(self, data: Components) -> None:
        tiles = data.many("action_tile", 6)
        self.tile_ids = [str(row["id"]) for row in tiles]
        self.tile_effect = [self.clauses.effect(data, "action_tile", row, "effects") for row in tiles]
        specials = data.many("special_water_tile", 10)
        self.special_ids = [str(row["id"]) for row in specials]
        self.special_bonus = [self.clauses.effect(data, "special_water_tile", row, "bonus") for row in specials]


#: The boxes read so far.
BOXES: Final = Boxes("claytable.games.tabannusi", TabannusiBox)
