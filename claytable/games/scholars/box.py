"""The box: every printed thing, parsed once and shared by all tables."""

from __future__ import annotations

from typing import Any, Final

from ...core.clauses import Part
from ...core.packs import Boxes, Components
from ...core.rules import Box
from . import answers, clauses
from .clauses import Price, ScholarsClauses
from .conditions import BONUSES, read_conditions
from .solo_box import SoloBox
from .terms import (
    ACTIONS,
    ARABIC,
    COLOURS,
    DECKS,
    GUILDS,
    LANGUAGES,
    ROOMS,
    SCROLLS,
    SLOTS,
    SPOTS,
    STARTING,
    TOP_LEVEL,
    TRACKS,
    WORKERS,
)


class ScholarsBox(Box):
    """Printed values by number: Scrolls, Translators, cards, boards."""

    def __init__(self, data: Components) -> None:
        super().__init__(data.name)
        self.clauses = ScholarsClauses()
        self._read_pieces(data)
        self._read_scrolls(data)
        self._read_translators(data)
        self._read_cards(data)
        self._read_tracks(data)
        self._read_board(data)
        self._read_house(data)
        self._read_caliphs(data)
        self.solo = SoloBox(data)
        self.words = answers.fixed_vocabulary(self.card_ids, self.scroll_ids[:SCROLLS])
        self.part_of_answer = self.clauses.name_answers(self.words)
        self.parts: list[Part[Price]] = self.clauses.parts
        #: Lines of Translators by (Translators in the Rooms, language): found once, used by every table.
        self.lines: dict[tuple[tuple[int, ...], int], list[int]] = {}

    # -- reading, chapter by chapter ------------------------------------------------------------------

    def _mask(self, data: Components, table: str, row: dict[str, Any], field: str) -> int:
        """Languages as bits."""
        spoken = data.texts(table, row, field)
        if len(set(spoken)) < 2 or any(each not in LANGUAGES for each in spoken):
            raise data.error(table, row["id"], field, "there must be two or more different languages")
        return sum(1 << LANGUAGES.index(each) for each in spoken)

    def _read_pieces(self, data: Components) -> None:
        dice = {str(row["id"]): row for row in data.many("die", 7)}
        self.die_count = [data.whole("die", dice[colour], "count", 1, 100) for colour in COLOURS]
        self.faces: list[list[int]] = []
        for colour in COLOURS:
            faces = data.raw("die", dice[colour], "faces")
            if len(faces) != 6 or any(face not in range(1, 7) for face in faces):
                raise data.error("die", colour, "faces", "there must be six faces from 1 to 6")
            self.faces.append(list(faces))
        workers = {str(row["id"]): row for row in data.many("worker", 4)}
        self.worker_count = [data.whole("worker", workers[each], "count", 1, 100) for each in WORKERS]
        tokens = data.one("tokens")
        self.influence = data.whole("tokens", tokens, "influence_per_player", 1, 40)

    def _read_scrolls(self, data: Components) -> None:
        #: Scrolls 0 to 47, then the Starting Scrolls by language.
        self.scroll_ids: list[str] = []
        self.scroll_language: list[int] = []
        self.scroll_vp: list[int] = []
        self.scroll_track: list[int] = []
        self.scroll_bonus: list[str] = []
        #: What the bonus names: a Guild, a track, languages as bits, or (secondary, primary) colours.
        self.scroll_named: list[tuple[int, ...]] = []
        self.scroll_effect: list[tuple[int, ...]] = []
        self.conditions = read_conditions(data)
        for row in data.many("scroll", SCROLLS):
            self.scroll_ids.append(str(row["id"]).removeprefix("scroll_"))
            self.scroll_language.append(LANGUAGES.index(data.word("scroll", row, "language", LANGUAGES[:ARABIC])))
            self.scroll_vp.append(data.whole("scroll", row, "base_vp", 0, 20))
            self.scroll_track.append(TRACKS.index(data.word("scroll", row, "subject", TRACKS)))
            bonus = data.raw("scroll", row, "bonus")
            if bonus.get("kind") not in BONUSES:
                raise data.error("scroll", row["id"], "bonus", f"its kind must be one of {', '.join(BONUSES)}")
            self.scroll_bonus.append(bonus["kind"])
            self.scroll_named.append(self._named(bonus))
            self.scroll_effect.append(self.clauses.effect(data, "scroll", row, "effect"))
        self.starting_scrolls = {}
        for row in data.many("starting_scroll", 6):
            self.starting_scrolls[str(row["id"])] = len(self.scroll_ids)
            self.scroll_ids.append(str(row["id"]).removeprefix("starting_scroll_"))
            self.scroll_language.append(
                LANGUAGES.index(data.word("starting_scroll", row, "language", LANGUAGES[:ARABIC]))
            )
            self.scroll_vp.append(data.whole("starting_scroll", row, "base_vp", 0, 20))
            self.scroll_bonus.append("starting")
        first = data.many("starting_scroll", 6)[0]
        self.silver_per_gold = data.whole("starting_scroll", first, "silver_per_gold", 1, 20)
        self.gold_per_vp = data.whole("starting_scroll", first, "gold_per_vp", 1, 20)
        self.many_white_dice = data.whole("starting_scroll", first, "white_dice_penalty_from", 1, 40)
        self.white_dice_penalty = data.whole("starting_scroll", first, "white_dice_penalty_vp", -20, 0)

    def _named(self, bonus: dict[str, Any]) -> tuple[int, ...]:
        kind = bonus["kind"]
        if kind == "guild":
            return (GUILDS.index(bonus["guild"]),)
        if kind == "track":
            return (TRACKS.index(bonus["track"]),)
        if kind in ("own_language", "two_languages"):
            return tuple(LANGUAGES.index(each) for each in bonus["languages"])
        if kind == "dice":
            return (COLOURS.index(bonus["secondary"]), COLOURS.index(bonus["primary"]))
        return ()

    def _read_translators(self, data: Components) -> None:
        #: Translators of the decks, then the ten Starting Translators.
        self.translator_ids: list[str] = []
        self.deck: list[int] = []
        self.translator_vp: list[int] = []
        self.languages: list[int] = []
        self.dispatch: list[tuple[int, ...]] = []
        #: What a Retiree lets its owner do, and what it is: a raise, another main action as a bit, an equal colour.
        self.retiree: list[tuple[int, ...]] = []
        self.raises: list[int] = []
        self.swaps: list[int] = []
        self.equates: list[int] = []
        self.is_extra: list[bool] = []
        for row in data.many("translator", 72):
            self._read_translator(data, "translator", row, DECKS.index(data.word("translator", row, "deck", DECKS)))
            self.dispatch.append(self.clauses.effect(data, "translator", row, "dispatch"))
            self.is_extra.append(data.word("translator", row, "set", ("base", "extra")) == "extra")
        #: The Room of each Starting Translator.
        self.starting_room: list[int] = []
        for row in data.many("starting_translator", 10):
            self._read_translator(data, "starting_translator", row, STARTING)
            self.dispatch.append(())
            self.is_extra.append(False)
            self.starting_room.append(data.whole("starting_translator", row, "room", 1, ROOMS) - 1)
        if sorted(self.starting_room) != list(range(ROOMS)):
            raise data.error("starting_translator", "", "room", "each Room must belong to one Starting Translator")
        self.first_starting = 72
        decks = {str(row["id"]): row for row in data.many("translator_deck", 8)}
        self.deck_value = [data.whole("translator_deck", decks[deck], "recruit_value", 1, 12) for deck in DECKS]

    def _read_translator(self, data: Components, table: str, row: dict[str, Any], deck: int) -> None:
        self.translator_ids.append(str(row["id"]).removeprefix("translator_"))
        self.deck.append(deck)
        self.translator_vp.append(data.whole(table, row, "vp", 0, 20))
        self.languages.append(self._mask(data, table, row, "languages"))
        doing: list[int] = []
        raises = swaps = equates = 0
        for number in self.clauses.effect(data, table, row, "retiree"):
            part = self.clauses.parts[number]
            if part.word == clauses.RAISE:
                raises += part.n
            elif part.word == clauses.SWAP:
                swaps |= 1 << part.kind
            elif part.word == clauses.EQUATE:
                equates = part.kind
            else:
                doing.append(number)
        self.retiree.append(tuple(doing))
        self.raises.append(raises)
        self.swaps.append(swaps)
        self.equates.append(equates)

    def _read_cards(self, data: Components) -> None:
        self.card_ids: list[str] = []
        self.card_rest: list[tuple[int, ...]] = []
        self.card_work: list[tuple[int, ...]] = []
        for row in data.many("action_card", 7):
            self.card_ids.append(str(row["id"]).removeprefix("action_"))
            self.card_rest.append(self.clauses.effect(data, "action_card", row, "rest"))
            self.card_work.append(self.clauses.effect(data, "action_card", row, "work"))
        goal = data.one("goal_action_card")
        self.card_ids.append("goal")
        self.card_rest.append(self.clauses.effect(data, "goal_action_card", goal, "rest"))
        self.card_work.append(self.clauses.effect(data, "goal_action_card", goal, "work"))
        self.printed_value = data.whole("goal_action_card", goal, "preprinted_value", 1, 6)
        self.aid_rest = self.clauses.effect(data, "player_aid", data.one("player_aid"), "rest")
        slots = {str(row["id"]): row for row in data.many("action_slot", 6)}
        #: Main actions of each Action Slot as bits.
        self.slot_actions: list[int] = []
        for slot in SLOTS:
            actions = data.texts("action_slot", slots[slot], "main_actions")
            if not actions or any(each not in ACTIONS for each in actions):
                raise data.error("action_slot", slot, "main_actions", f"each must be one of {', '.join(ACTIONS)}")
            self.slot_actions.append(sum(1 << ACTIONS.index(each) for each in actions))
        self.goal_slot_rest = self.clauses.effect(data, "action_slot", slots["goal"], "rest_if_unused")
        self.resource_ids: list[str] = []
        self.resource_dice: list[list[int]] = []
        self.resource_gold: list[int] = []
        self.resource_silver: list[int] = []
        self.resource_workers: list[list[int]] = []
        self.resource_bonus: list[tuple[int, ...]] = []
        for row in data.many("resource_card", 10):
            self.resource_ids.append(str(row["id"]))
            dice = data.raw("resource_card", row, "dice")
            self.resource_dice.append([int(dice.get(colour, 0)) for colour in COLOURS])
            self.resource_gold.append(data.whole("resource_card", row, "gold", 0, 20))
            self.resource_silver.append(data.whole("resource_card", row, "silver", 0, 20))
            workers = data.raw("resource_card", row, "workers")
            self.resource_workers.append([int(workers.get(worker, 0)) for worker in WORKERS])
            self.resource_bonus.append(self.clauses.effect(data, "resource_card", row, "bonus"))
        self.starting_draw = data.whole("setup", data.one("setup"), "dice_drawn", 1, 12)
        self._read_goals(data)

    def _read_goals(self, data: Components) -> None:
        self.goal_ids: list[str] = []
        self.goal_scroll: list[int] = []
        self.goal_deck: list[int] = []
        self.goal_guild: list[int] = []
        self.goal_track: list[int] = []
        self.goal_level: list[int] = []
        #: The coloured Worker and the secondary die that are its rewards.
        self.goal_worker: list[int] = []
        self.goal_die: list[int] = []
        for row in data.many("goal_card", 6):
            self.goal_ids.append(str(row["id"]).removeprefix("goal_"))
            scroll = data.raw("goal_card", row, "starting_scroll")
            if scroll not in self.starting_scrolls:
                raise data.error("goal_card", row["id"], "starting_scroll", f"{scroll!r} is no Starting Scroll")
            self.goal_scroll.append(self.starting_scrolls[scroll])
            self.goal_deck.append(DECKS.index(data.word("goal_card", row, "translator", DECKS)))
            self.goal_guild.append(GUILDS.index(data.word("goal_card", row, "guild", GUILDS)))
            self.goal_track.append(TRACKS.index(data.word("goal_card", row, "track", TRACKS)))
            self.goal_level.append(data.whole("goal_card", row, "track_level", 1, TOP_LEVEL))
            worker = self._reward(data, row, "guild_reward", clauses.WORKER, 1, 3, "a coloured Worker")
            self.goal_worker.append(worker)
            self.goal_die.append(self._reward(data, row, "track_reward", clauses.DIE_TO_BAG, 1, 6, "a die to the Bag"))
            self._reward(data, row, "translator_reward", clauses.WORKER, 0, 0, "a White Worker")

    def _reward(
        self, data: Components, row: dict[str, Any], field: str, word: int, low: int, high: int, what: str
    ) -> int:
        """The kind of the one thing that a Goal Card gives for a target."""
        effect = self.clauses.effect(data, "goal_card", row, field)
        part = self.clauses.parts[effect[0]] if len(effect) == 1 else None
        if part is None or part.word != word or part.n != 1 or not low <= part.kind <= high:
            raise data.error("goal_card", row["id"], field, f"this must be {what}")
        return part.kind

    def _read_tracks(self, data: Components) -> None:
        tracks = {str(row["id"]): row for row in data.many("research_track", 6)}
        #: A step up each track, as an effect.
        self.track_step = [self.clauses.read([f"advance 1 track:{track}"])[0] for track in TRACKS]
        self.overflow = [self.clauses.effect(data, "research_track", tracks[track], "overflow") for track in TRACKS]
        #: What each level of each track gives: [track][level].
        self.levels: list[list[tuple[int, ...]]] = [[() for _ in range(8)] for _ in TRACKS]
        for row in data.many("track_space", 48):
            track = TRACKS.index(data.word("track_space", row, "track", TRACKS))
            level = data.whole("track_space", row, "level", 0, TOP_LEVEL)
            self.levels[track][level] = self.clauses.effect(data, "track_space", row, "effect")
        scoring = data.one("research_scoring")
        self.level_vp = [int(vp) for vp in data.raw("research_scoring", scoring, "vp_by_level")]
        if len(self.level_vp) != 8:
            raise data.error("research_scoring", "", "vp_by_level", "there must be eight numbers")
        options = data.many("research_option", 4)
        self.option_value = [data.whole("research_option", row, "value_min", 1, 12) for row in options]
        self.option_effect = [self.clauses.effect(data, "research_option", row, "effect") for row in options]

    def _read_board(self, data: Components) -> None:
        rooms = data.many("room", ROOMS)
        self.room_silver = [data.whole("room", row, "silver", 0, 10) for row in rooms]
        self.room_gold = [data.whole("room", row, "gold_to_retire", 1, 10) for row in rooms]
        self.room_effect = [self.clauses.effect(data, "room", row, "effect") for row in rooms]
        spots = data.many("map_spot", SPOTS)
        self.spot_black = [data.word("map_spot", row, "colour", ("black", "white")) == "black" for row in spots]
        if self.spot_black != [True, False] * 6:
            raise data.error("map_spot", "", "colour", "Black and White Spots must take turns, a Black one first")
        self.spot_effect = [self.clauses.effect(data, "map_spot", row, "effect") for row in spots]
        #: By colour: the Spot after which its path runs, and the reward for crossing it.
        self.path_after = [-1] * 7
        self.path_reward: list[tuple[int, ...]] = [()] * 7
        for row in data.many("map_path", 6):
            colour = COLOURS.index(data.word("map_path", row, "colour", COLOURS[1:]))
            first, second = data.raw("map_path", row, "between")
            if first not in range(SPOTS) or second != (first + 1) % SPOTS:
                raise data.error("map_path", row["id"], "between", "a path runs between a Spot and the next one")
            self.path_after[colour] = first
            self.path_reward[colour] = self.clauses.effect(data, "map_path", row, "reward")
        map_ = data.one("map")
        self.player_start = data.whole("map", map_, "player_start", 0, SPOTS - 1)
        self.neutral_start = data.whole("map", map_, "neutral_start", 0, SPOTS - 1)
        if not self.spot_black[self.neutral_start]:
            raise data.error("map", "", "neutral_start", "the Neutral Marker stands on a Black Spot")

    def _read_house(self, data: Components) -> None:
        delivery = data.one("delivery")
        self.delivery_silver = data.whole("delivery", delivery, "silver", 0, 20)
        self.delivery_gold = data.whole("delivery", delivery, "gold", 0, 20)
        #: Influence and White dice of each space: [Guild][row].
        self.space_influence = [[0] * 3 for _ in GUILDS]
        self.space_dice = [[0] * 3 for _ in GUILDS]
        for row in data.many("wisdom_space", 9):
            guild = GUILDS.index(data.word("wisdom_space", row, "guild", GUILDS))
            place = data.whole("wisdom_space", row, "row", 1, 3) - 1
            self.space_influence[guild][place] = data.whole("wisdom_space", row, "influence", 0, 5)
            self.space_dice[guild][place] = data.whole("wisdom_space", row, "white_dice", 0, 5)
        guilds = {str(row["id"]): row for row in data.many("guild", 3)}
        self.guild_vp = [data.whole("guild", guilds[guild], "control_vp", 0, 20) for guild in GUILDS]
        self.consolation = [self.clauses.effect(data, "guild", guilds[guild], "consolation") for guild in GUILDS]
        for name, effect in zip(GUILDS, self.consolation, strict=True):
            if len(effect) != 1 or self.clauses.parts[effect[0]].word not in (
                clauses.SILVER,
                clauses.GOLD,
                clauses.WORKER,
            ):
                raise data.error("guild", name, "consolation", "this must be Silver, Gold or a Worker")

    def _read_caliphs(self, data: Components) -> None:
        cards = data.many("caliph_card", 4)
        self.caliph_ids = [str(row["id"]) for row in cards]
        self.caliph_vp = [
            [data.whole("caliph_card", row, f"{place}_vp", 0, 20) for place in ("top", "middle", "bottom")]
            for row in cards
        ]
        self.caliph_middle = [self.clauses.effect(data, "caliph_card", row, "middle_reward") for row in cards]
        self.caliph_bottom = [self.clauses.effect(data, "caliph_card", row, "bottom_reward") for row in cards]
        self.caliph_decks = [
            tuple(DECKS.index(deck) for deck in data.texts("caliph_card", row, "retire_choices")) for row in cards
        ]
        #: The event of each Caliph space, and the decks that it pictures.
        self.events: list[str] = []
        self.event_decks: list[tuple[int, ...]] = []
        for row in data.many("caliph_space", 4):
            event = data.word("caliph_space", row, "event", ("none", "starting_translators", "neutral_translator"))
            self.events.append(event)
            pictured = data.texts("caliph_space", row, "pictured") if event == "neutral_translator" else []
            self.event_decks.append(tuple(DECKS.index(deck) for deck in pictured))
        self.piles: dict[tuple[int, bool], tuple[int, int, int]] = {}
        for row in data.many("draw_pile", 4):
            players = data.whole("draw_pile", row, "players", 1, 4)
            for epic, name in ((False, "casual"), (True, "epic")):
                top, middle, bottom = (
                    data.whole("draw_pile", row, f"{name}_{part}", 0, 9) for part in ("top", "middle", "bottom")
                )
                self.piles[(players, epic)] = (top, middle, bottom)
        dice_sum = data.one("dice_sum")
        self.dice_sum_vp = [int(vp) for vp in data.raw("dice_sum", dice_sum, "vp_by_rank_from_lowest")]
        if len(self.dice_sum_vp) != 4:
            raise data.error("dice_sum", "", "vp_by_rank_from_lowest", "there must be four numbers")


#: The boxes read so far.
BOXES: Final = Boxes("claytable.games.scholars", ScholarsBox)
