"""Every printed thing of Inventors, read from the component data into the form in which it is played."""

from __future__ import annotations

from typing import Any, Final

from ...core.clauses import Part
from ...core.errors import PackError
from ...core.packs import Boxes, Components
from ...core.rules import Box
from . import answers, clauses
from .clauses import Due, InventorsClauses, read_cost, read_trade
from .terms import COLOURS, LAST_SPACE, METRIC_NAMES, ROWS, SECTIONS, TRADES

TASKS: Final = ("gain", "invent", "build", "test", "publish", "research", "ship", "add_dice_scheme")
#: More than any cost.
UNTOLD: Final = 1000
COLOUR_OR_NONE: Final = ("none", "blue", "orange", "charcoal")
PLAYERS: Final = ("p2", "p3", "p4")
TRIGGERS: Final = (
    "gain_die:blue",
    "gain_die:orange",
    "gain_die:charcoal",
    "complete_column",
    "gain_tile",
    "research",
    "advance_royalties",
    "camel_dice",
    "end_of_round",
    "tent",
    "immediate",
)


class InventorsBox(Box):
    """The printed values. Lists are indexed by the number of the thing, in the order of the data."""

    def __init__(self, data: Components) -> None:
        super().__init__(data.name)
        self.clauses = InventorsClauses()
        #: Which costs could be met in which state: the results of `payability` so far.
        self.solved: dict[tuple[object, ...], bool] = {}
        self._read_player_board(data)
        self._read_river(data)
        self._read_board(data)
        self._read_tiles(data)
        self._read_devices(data)
        self._read_setup(data)
        self._read_solo(data)
        self.parts: list[Part[Due]] = self.clauses.parts
        self.words = answers.fixed_vocabulary(
            self.card_ids, self.board_ids, self.research_ids, self.tile_ids, self.space_ids
        )
        self.part_of_answer = self.clauses.name_answers(self.words)

    # -- reading, chapter by chapter ------------------------------------------------------------------

    def _effect(
        self, data: Components, table: str, row: dict[str, Any], field: str, simple: bool = False
    ) -> tuple[int, ...]:
        return self._parts(data, table, row, field, data.texts(table, row, field), simple)

    def _parts(
        self, data: Components, table: str, row: dict[str, Any], field: str, texts: list[str], simple: bool = False
    ) -> tuple[int, ...]:
        try:
            numbers = self.clauses.read(texts, False, "rule" in row and any("+" in text for text in texts))
        except ValueError as error:
            raise data.error(table, str(row.get("id", "")), field, str(error)) from None
        if simple and any(self.clauses.parts[number].word not in clauses.SIMPLE for number in numbers):
            raise data.error(table, str(row.get("id", "")), field, "only plain gains may stand here")
        return numbers

    def _cost(self, data: Components, table: str, row: dict[str, Any], field: str) -> Due:
        try:
            return read_cost(data.texts(table, row, field))
        except ValueError as error:
            raise data.error(table, str(row.get("id", "")), field, str(error)) from None

    def _read_player_board(self, data: Components) -> None:
        #: What a Study space gives when a die moves up onto it: [colour - 1][level].
        self.study: list[list[tuple[int, ...]]] = []
        for row in data.many("study_space", 3):
            if data.texts("study_space", row, "bottom") != ["remove 1 die"]:
                raise data.error("study_space", row["id"], "bottom", "this must be 'remove 1 die'")
            self.study.append(
                [
                    (),
                    self._effect(data, "study_space", row, "middle", True),
                    self._effect(data, "study_space", row, "top", True),
                ]
            )
        #: Whether a step up the Study brings at most one thing, and nothing that changes a price.
        self.study_plain = all(
            len(effect) <= 1
            and all(self.clauses.parts[n].word in clauses.PLAIN and self.clauses.parts[n].n == 1 for n in effect)
            for levels in self.study
            for effect in levels
        )
        #: Study spaces from which a die can step up to something else than a refresh or Silver.
        self.study_cards = 0
        for place in range(9):
            for effect in self.study[place // 3][place % 3 + 1 :]:
                if any(self.clauses.parts[n].word not in (clauses.REFRESH, clauses.SILVER) for n in effect):
                    self.study_cards |= 1 << place
        #: The most Silver that the dice of a Study, as bits, could bring on their way up.
        above = [
            sum(self._count(effect, clauses.SILVER) for effect in self.study[p // 3][p % 3 + 1 :]) for p in range(9)
        ]
        self.study_silver = [sum(above[place] for place in range(9) if study >> place & 1) for study in range(512)]
        #: Tower tiles by number (0 unused; the price there is the dearest of all): price, VP, income, black bar.
        self.price = [0]
        self.tower_vp = [0]
        self.income: list[tuple[int, ...]] = [()]
        self.progress: list[tuple[int, ...]] = [()]
        for row in data.many("tower_tile", 10):
            number = data.whole("tower_tile", row, "number", 1, 10)
            if number != len(self.price):
                raise data.error("tower_tile", row["id"], "number", "the tower tiles must stand in order")
            self.price.append(data.whole("tower_tile", row, "cost", 0, 9))
            self.tower_vp.append(data.whole("tower_tile", row, "vp", 0, 20))
            self.income.append(self._effect(data, "tower_tile", row, "income", True))
            self.progress.append(self._effect(data, "tower_tile", row, "progress", True))
            bar = "flip" if number <= 5 else "x" if number < 10 else "none"
            data.word("tower_tile", row, "after_progress", (bar,))
        self.price[0] = max(self.price)
        #: What a progressing tower brings: brightens, cards, and other things (UNTOLD where prices may change).
        self.progress_brightens = [self._count(effect, clauses.BRIGHTEN) for effect in self.progress]
        self.progress_cards = [self._count(effect, clauses.DRAW) for effect in self.progress]
        self.progress_gains = [
            sum(self.clauses.parts[n].n if self.clauses.parts[n].word in clauses.COUNTED else UNTOLD for n in effect)
            - self._count(effect, clauses.BRIGHTEN)
            - self._count(effect, clauses.DRAW)
            for effect in self.progress
        ]
        #: The Silver of this and the next two bars (UNTOLD where it cannot be known): no cost moves the tower further.
        silver = [
            sum(
                UNTOLD if self.clauses.parts[n].word not in clauses.COUNTED else self._count((n,), clauses.SILVER)
                for n in effect
            )
            for effect in self.progress
        ]
        self.progress_silver = [sum(silver[number : number + 3]) for number in range(11)]
        #: Whether Influence is among them.
        self.progress_influence = [
            any(self.clauses.parts[n].word == clauses.INFLUENCE for n in effect) for effect in self.progress
        ]
        #: Whether a higher level never costs more: then a raise cannot make a payment dearer.
        self.prices_fall = all(self.price[level] >= self.price[level + 1] for level in range(1, 10))
        self.columns = data.whole("workshop", data.one("workshop"), "columns", 4, 6)
        self.start_value: list[int] = []
        self.start_colour: list[int] = []
        self.start_effect: list[tuple[int, ...]] = []
        self.covered: list[list[tuple[int, ...]]] = []
        for row in data.many("workshop_row", 3):
            self.start_value.append(data.whole("workshop_row", row, "start_value", 0, 12))
            self.start_colour.append(self._colour(data, "workshop_row", row, "start_colour"))
            self.start_effect.append(self._effect(data, "workshop_row", row, "start_effect"))
            spaces = data.raw("workshop_row", row, "covered")
            if not isinstance(spaces, list) or len(spaces) != self.columns:
                raise data.error("workshop_row", row["id"], "covered", f"there must be {self.columns} spaces")
            self.covered.append([self._parts(data, "workshop_row", row, "covered", each) for each in spaces])
        self.pair_vp = [data.whole("invention_pair", row, "vp", 0, 20) for row in data.many("invention_pair", 4)]
        self.column_effect = [
            self._effect(data, "invention_column", row, "effect") for row in data.many("invention_column", 3)
        ]
        #: What a Tent reveals, by number of players: [players][tent].
        self.tent_reveal: list[list[tuple[int, ...]]] = [[], [], [], [], []]
        for row in data.many("tent_track", 3):
            reveal = data.texts("tent_track", row, "reveal")
            if len(reveal) != 4:
                raise data.error("tent_track", row["id"], "reveal", "there must be 4 Tents")
            for players in data.raw("tent_track", row, "players"):
                self.tent_reveal[players] = [self._parts(data, "tent_track", row, "reveal", [each]) for each in reveal]

    def _count(self, effect: tuple[int, ...], word: int) -> int:
        parts = [self.clauses.parts[number] for number in effect]
        return sum(part.n for part in parts if part.word == word)

    def _colour(self, data: Components, table: str, row: dict[str, Any], field: str) -> int:
        word = data.word(table, row, field, COLOUR_OR_NONE)
        return 0 if word == "none" else COLOURS.index(word)

    def _read_river(self, data: Components) -> None:
        self.space_effect: list[tuple[int, ...]] = []
        #: Stack sizes of the River spaces: [players][space].
        self.stack_sizes: list[list[int]] = [[0] * 18 for _ in range(5)]
        self.research_vp: list[int] = []
        for index, row in enumerate(data.many("river_space", 18)):
            self.space_effect.append(self._effect(data, "river_space", row, "effect"))
            if index == LAST_SPACE and [len(self.clauses.parts[n].ways) for n in self.space_effect[index]] != [3]:
                raise data.error("river_space", row["id"], "effect", "the last space offers one choice of three")
            self.research_vp.append(
                data.whole("river_space", row, "research_vp", 0, 20) if row["kind"] == "tile" else 0
            )
            if row["kind"] == "tile":
                tiles = data.raw("river_space", row, "tiles")
                for players, name in enumerate(PLAYERS, start=2):
                    size = tiles.get(name)
                    if size not in (1, 2):
                        raise data.error("river_space", row["id"], "tiles", f"{name} must be 1 or 2")
                    self.stack_sizes[players][index] = size
        self.stack_sizes[1] = self.stack_sizes[2]
        self.last_pile = data.whole("river", data.one("river"), "final_pile", 9, 9)
        if max(sum(sizes) for sizes in self.stack_sizes) > 42 - self.last_pile:
            raise PackError(f"{data.name}: the River spaces take more Workshop tiles than there are.")
        self.research_ids = [str(row["id"]) for row in data.many("research_tile", 27)]
        self.research_section: list[int] = []
        self.research_trigger: list[str] = []
        self.research_effect: list[tuple[int, ...]] = []
        for row in data.many("research_tile", 27):
            self.research_section.append(SECTIONS.index(data.word("research_tile", row, "section", SECTIONS)))
            self.research_trigger.append(data.word("research_tile", row, "trigger", TRIGGERS))
            self.research_effect.append(self._effect(data, "research_tile", row, "effect"))
        for section in range(3):
            if self.research_section.count(section) != 9:
                raise PackError(f"{data.name}: there must be 9 Research tiles of each River section.")
        #: The Research tiles with a trigger, as bits of a player's `research`.
        self.trigger_bits = {
            trigger: sum(1 << i for i, each in enumerate(self.research_trigger) if each == trigger)
            for trigger in TRIGGERS
        }
        #: Ongoing Research that reacts to a gained die, by colour.
        self.gain_die_bits = [0, *(self.trigger_bits[f"gain_die:{colour}"] for colour in COLOURS[1:])]
        camel = next(row for row in data.many("research_tile") if row["trigger"] == "camel_dice")
        self.camel_bonus = data.whole("research_tile", camel, "camel_value_bonus", 0, 6)
        self.camel_value_bit = self.trigger_bits["camel_dice"]
        self.camel_keep_bit = self.trigger_bits["end_of_round"]
        self.advance_bit = self.trigger_bits["advance_royalties"]

    def _read_board(self, data: Components) -> None:
        royalties = data.one("royalties")
        self.crossings = [0] * 12
        for space in data.raw("royalties", royalties, "crossings_before"):
            if not isinstance(space, int) or not 1 <= space <= 11:
                raise data.error("royalties", "", "crossings_before", f"{space!r} is not a space from 1 to 11")
            self.crossings[space] = 1
        self.crossing_effect = self._effect(data, "royalties", royalties, "crossing_effect", True)
        spaces = data.many("royalties_space", 12)
        self.royalty = [self._effect(data, "royalties_space", row, "royalty", True) for row in spaces]
        self.royalties_vp = [data.whole("royalties_space", row, "vp", 0, 40) for row in spaces]
        guilds = data.many("guild", 3)
        self.guild_first = [data.whole("guild", row, "first_vp", 0, 40) for row in guilds]
        self.guild_second = [data.whole("guild", row, "second_vp", 0, 40) for row in guilds]
        areas = data.many("tent_area", 5)
        self.area_effect = [
            self._effect(data, "tent_area", row, "first_tent" if "first_tent" in row else "every_tent") for row in areas
        ]
        worker_spaces = data.many("worker_space", 14)
        self.space_ids = [str(row["id"]) for row in worker_spaces]
        self.space_open = [
            data.word("worker_space", row, "kind", ("open", "closed")) == "open" for row in worker_spaces
        ]
        if self.space_open != [False] * 12 + [True] * 2:
            raise PackError(f"{data.name}: there must be 12 closed and then 2 open Worker spaces.")
        self.space_cost = [self._cost(data, "worker_space", row, "cost") for row in worker_spaces]
        #: Whether nothing but Influence of named colours is owed.
        self.space_plain = [
            not (cost.silver or cost.crafts or cost.any_crafts or cost.cards or cost.influence[3])
            for cost in self.space_cost
        ]
        self.worker_effect = [self._effect(data, "worker_space", row, "effect") for row in worker_spaces]
        passes = data.many("pass_tile", 8)
        self.pass_ids = [str(row["id"]) for row in passes]
        self.pass_effect = [self._effect(data, "pass_tile", row, "effect") for row in passes]

    def _read_tiles(self, data: Components) -> None:
        #: Workshop tiles 0 to 41, then the six starting tiles.
        self.tile_ids: list[str] = []
        self.tile_value: list[int] = []
        self.tile_colour: list[int] = []
        self.tile_vp: list[int] = []
        self.tile_effect: list[tuple[int, ...]] = []
        self.tile_trigger: list[str] = []
        for table, count in (("workshop_tile", 42), ("starting_tile", 6)):
            for row in data.many(table, count):
                self.tile_ids.append(str(row["id"]))
                self.tile_value.append(data.whole(table, row, "value", 0, 12))
                self.tile_colour.append(self._colour(data, table, row, "colour"))
                self.tile_vp.append(data.whole(table, row, "vp", 0, 20))
                self.tile_trigger.append(data.word(table, row, "trigger", ("activate", "always", "end_of_round")))
                self.tile_effect.append(self._effect(data, table, row, "effect"))
        #: The colour a tile gives its row (0: none), and the landscape it keeps dice in (0: none).
        self.tile_counts = [self._lone(effect, clauses.COUNT) for effect in self.tile_effect]
        self.tile_keeps = [self._lone(effect, clauses.KEEP) for effect in self.tile_effect]
        inventions = data.many("invention_tile", 9)
        self.invention_ids = [str(row["id"]) for row in inventions]
        self.invention_effect = [self._effect(data, "invention_tile", row, "effect") for row in inventions]
        back = data.one("invention_tile_back")
        self.publish_value = data.whole("invention_tile_back", back, "publish_value", 1, 12)

    def _lone(self, effect: tuple[int, ...], word: int) -> int:
        part = self.clauses.parts[effect[0]] if effect else None
        return part.kind if part is not None and part.word == word else 0

    def _read_devices(self, data: Components) -> None:
        boards = data.many("device_board", 18)
        self.board_ids = [str(row["id"]) for row in boards]
        self.board_value = [data.whole("device_board", row, "value", 1, 12) for row in boards]
        #: What it costs to Invent on a board: cards to discard, and one more to place.
        to_discard = [Due(cards=n, reserve=1) for n in range(3)]
        self.invent_cost = [to_discard[data.whole("device_board", row, "discard", 0, 2)] for row in boards]
        self.board_match = [self._halves(data, "device_board", row) for row in boards]
        #: Test spaces: [board][space] of colour, Influence (0: none) and Ship icons.
        self.tests: list[tuple[tuple[int, int, int], ...]] = []
        self.test_colours: list[list[int]] = []
        for row in boards:
            spaces = data.raw("device_board", row, "tests")
            if not isinstance(spaces, list) or len(spaces) != 3:
                raise data.error("device_board", row["id"], "tests", "there must be 3 Test spaces")
            read = []
            for space in spaces:
                colour, influence, ships = space.get("colour"), space.get("influence"), space.get("ships")
                if colour not in COLOURS[1:] or influence not in COLOUR_OR_NONE or ships not in (1, 2, 3):
                    raise data.error("device_board", row["id"], "tests", f"{space!r} is not a Test space")
                read.append((COLOURS.index(colour), 0 if influence == "none" else COLOURS.index(influence), int(ships)))
            self.tests.append(tuple(read))
            self.test_colours.append([space[0] for space in read])
        cards = data.many("device_card", 44)
        self.card_ids = [str(row["id"]) for row in cards]
        self.card_value = [data.whole("device_card", row, "value", 1, 12) for row in cards]
        self.card_match = [self._halves(data, "device_card", row) for row in cards]
        #: What it costs to Build a card's Device.
        self.build_cost: list[Due] = []
        #: The second effect on a card's edge: a trade to refresh, or -1 for a brighten.
        self.card_refresh: list[int] = []
        self.card_metric: list[str] = []
        self.card_low: list[int] = []
        self.card_high: list[int] = []
        for row in cards:
            trades = data.texts("device_card", row, "craftspeople")
            if len(set(trades)) != 3 or any(trade not in TRADES for trade in trades):
                raise data.error("device_card", row["id"], "craftspeople", "there must be 3 different Craftspeople")
            self.build_cost.append(Due(crafts=sum(1 << TRADES.index(trade) for trade in trades)))
            edge = data.texts("device_card", row, "play")
            if len(edge) != 2 or edge[0] != "increase 1":
                raise data.error(
                    "device_card", row["id"], "play", "this must be 'increase 1' and a brighten or a refresh"
                )
            if edge[1] == "brighten 1":
                self.card_refresh.append(-1)
            else:
                try:
                    trade = read_trade(edge[1].removeprefix("refresh 1 craft:"))
                except ValueError as error:
                    raise data.error("device_card", row["id"], "play", str(error)) from None
                self.card_refresh.append(trade)
            self.card_metric.append(data.word("device_card", row, "metric", METRIC_NAMES))
            low = data.whole("device_card", row, "vp2", 1, 20)
            self.card_low.append(low)
            self.card_high.append(data.whole("device_card", row, "vp4", low, 20))

    def _halves(self, data: Components, table: str, row: dict[str, Any]) -> tuple[int, int]:
        halves = data.texts(table, row, "match")
        if len(halves) != 2 or any(half not in COLOURS[1:] for half in halves):
            raise data.error(table, row["id"], "match", "there must be two half icons, each of a Guild colour")
        return COLOURS.index(halves[0]), COLOURS.index(halves[1])

    def _read_setup(self, data: Components) -> None:
        seats = data.raw("reference_card", data.one("reference_card"), "seats")
        if len(seats) != 4:
            raise data.error("reference_card", "", "seats", "there must be 4 seats")
        self.seat_cards = [int(seat["cards"]) for seat in seats]
        self.seat_silver = [int(seat["silver"]) for seat in seats]
        self.setup_influence: list[tuple[int, int, int]] = []
        #: Colours of the Study, Ready and Exhausted die.
        self.setup_dice: list[tuple[int, int, int]] = []
        self.setup_tile: list[int] = []
        self.setup_levels: list[tuple[int, ...]] = []
        self.setup_inactive: list[int] = []
        self.setup_ids: list[str] = []
        for row in data.many("setup_card", 6):
            self.setup_ids.append(str(row["id"]))
            influence = tuple(int(data.raw("setup_card", row, "influence").get(colour, 0)) for colour in COLOURS[1:])
            if sum(influence) != 4:
                raise data.error("setup_card", row["id"], "influence", "there must be 4 Influence")
            self.setup_influence.append((influence[0], influence[1], influence[2]))
            dice = [
                self._colour(data, "setup_card", row, field) for field in ("study_die", "ready_die", "exhausted_die")
            ]
            self.setup_dice.append((dice[0], dice[1], dice[2]))
            if data.raw("setup_card", row, "starting_tile") not in self.tile_ids[42:]:
                raise data.error(
                    "setup_card", row["id"], "starting_tile", f"{row['starting_tile']!r} is no starting tile"
                )
            self.setup_tile.append(self.tile_ids.index(row["starting_tile"]))
            levels = tuple(int(data.raw("setup_card", row, "craft_level").get(trade, 0)) for trade in TRADES)
            if sorted(levels) != [1, 1, 1, 2, 2, 4]:
                raise data.error("setup_card", row["id"], "craft_level", "three stand on 1, two on 2 and one on 4")
            self.setup_levels.append(levels)
            self.setup_inactive.append(data.whole("setup_card", row, "inactive_level", 1, 5))
        goals = data.many("setup_goal", 4)
        self.goal_effect = [self._effect(data, "setup_goal", row, "effect") for row in goals]

    def _read_solo(self, data: Components) -> None:
        self.dummy_ids: list[str] = []
        self.dummy_influence: list[tuple[int, int, int]] = []
        self.dummy_ship: list[int] = []
        self.dummy_blocked: list[tuple[int, ...]] = []
        #: The space that costs more, and the colour of the additional Influence.
        self.dummy_extra: list[tuple[int, int]] = []
        for row in data.many("dummy_card", 6):
            self.dummy_ids.append(str(row["id"]))
            values = [int(data.raw("dummy_card", row, "influence")[colour]) for colour in COLOURS[1:]]
            self.dummy_influence.append((values[0], values[1], values[2]))
            self.dummy_ship.append(data.whole("dummy_card", row, "ship", 0, 17))
            closed = data.texts("dummy_card", row, "blocked")
            for space in closed:
                if space not in self.space_ids:
                    raise data.error("dummy_card", row["id"], "blocked", f"{space!r} is no Worker space")
            self.dummy_blocked.append(tuple(self.space_ids.index(space) for space in closed))
            extra = data.raw("dummy_card", row, "extra_cost")
            self.dummy_extra.append((self.space_ids.index(extra["space"]), COLOURS.index(extra["influence"])))
        self.scheme_ids: list[str] = []
        self.scheme_is_dice: list[bool] = []
        #: Rows (0 top to 2 bottom) and colours in the opponent's order of preference.
        self.scheme_rows: list[tuple[int, ...]] = []
        self.scheme_colours: list[tuple[int, ...]] = []
        #: The top and the bottom option: tasks as plain records, tried from left to right.
        self.scheme_top: list[list[dict[str, Any]]] = []
        self.scheme_bottom: list[list[dict[str, Any]]] = []
        self.scheme_tent: list[tuple[int, int]] = []
        for row in data.many("scheme_card", 15):
            self.scheme_ids.append(str(row["id"]))
            self.scheme_is_dice.append(data.word("scheme_card", row, "type", ("dice", "worker")) == "dice")
            rows = data.raw("scheme_card", row, "row_order") if "row_order" in row else ()
            self.scheme_rows.append(tuple(ROWS.index(each) for each in rows))
            colours = data.raw("scheme_card", row, "colour_order") if "colour_order" in row else ()
            self.scheme_colours.append(tuple(COLOURS.index(each) for each in colours))
            self.scheme_top.append(self._tasks(data, row, "top"))
            self.scheme_bottom.append(self._tasks(data, row, "bottom"))
            tent = data.whole("scheme_card", row, "tent", 1, 5)
            self.scheme_tent.append((tent - 1, data.whole("scheme_card", row, "dummy_tent", 1, 5) - 1))
        if sum(self.scheme_is_dice) != 9:
            raise PackError(f"{data.name}: there must be 9 Dice Schemes and 6 Worker Schemes.")
        solo = data.one("solo")
        self.dice_schemes = self._rounds(data, solo, "dice_schemes", 9)
        self.worker_schemes = self._rounds(data, solo, "worker_schemes", 6)

    def _rounds(self, data: Components, solo: dict[str, Any], field: str, most: int) -> list[int]:
        """How many Schemes of a kind are dealt in each of the four rounds."""
        numbers = data.raw("solo", solo, field)
        if not isinstance(numbers, list) or len(numbers) != 4 or not all(n in range(most + 1) for n in numbers):
            raise data.error("solo", "", field, f"there must be four numbers from 0 to {most}")
        return [int(n) for n in numbers]

    def _tasks(self, data: Components, row: dict[str, Any], field: str) -> list[dict[str, Any]]:
        """The tasks of one option of a Scheme."""
        tasks = data.raw("scheme_card", row, field)
        for task in tasks:
            if task["task"] not in TASKS:
                raise data.error("scheme_card", row["id"], field, f"{task['task']!r} is not one of {', '.join(TASKS)}")
            for colour in (*task.get("influence", ()), *task.get("influence_cost", ())):
                if colour not in COLOURS[1:]:
                    raise data.error("scheme_card", row["id"], field, f"{colour!r} is not a Guild colour")
            if task["task"] in ("build", "publish"):
                int(task["silver_cost"])
        return list(tasks)


#: The boxes read so far.
BOXES: Final = Boxes("claytable.games.inventors", InventorsBox)
