"""What is printed for the solo opponent: its board, its Scheme Cards, its difficulties."""

from __future__ import annotations

import re
from typing import Any, Final

from ...core.packs import Components
from .terms import ARABIC, DECKS, GUILDS, LANGUAGES

# What the opponent does, as (word, number, kind).
GAIN_SILVER: Final = 0
PLACE_GOLD: Final = 1
INFLUENCE_GUILD: Final = 2  # kind: a Guild, or 3 for any
INFLUENCE_SCROLL: Final = 3
RETIRE: Final = 4  # kind: a deck
EMPLOY: Final = 5
TRANSLATE: Final = 6
DELIVER: Final = 7
GUILD_BY_ROW: Final = 8  # Influence in the Guild delivered to: what its space shows
GUILD_HERE: Final = 9  # Influence in the Guild delivered to: a number

_PATTERNS: Final[list[tuple[str, int]]] = [
    (r"gain (?P<n>\d+) silver", GAIN_SILVER),
    (r"place (?P<n>\d+) gold leftmost neutral", PLACE_GOLD),
    (r"influence (?P<n>\d+) guild:(?P<guild>purple|orange|green|any)", INFLUENCE_GUILD),
    (r"influence (?P<n>\d+) scroll", INFLUENCE_SCROLL),
    (r"retire translator:(?P<deck>\w+)", RETIRE),
    (r"employ by focus", EMPLOY),
    (r"translate by focus", TRANSLATE),
    (r"deliver by focus", DELIVER),
    (r"guild influence by row", GUILD_BY_ROW),
    (r"guild influence (?P<n>\d+)", GUILD_HERE),
]

#: What a Scroll above a language scores for the opponent.  SCH-241
BASES: Final = (
    "flat",
    "retired_neutral_translators",
    "translated_scrolls",
    "research_markers",
    "neutral_translators_in_rooms",
    "guild_influence",
)
BLUE_SCHEME: Final = 0
RED_SCHEME: Final = 1
EMPLOYED: Final = 0
IN_HOUSE: Final = 1

Task = tuple[int, int, int]


class SoloBox:
    """Printed values of the solo opponent."""

    def __init__(self, data: Components) -> None:
        spaces = data.many("solo_resource_space", 6)
        #: The Resource Track: language, deck and Guild of each space.  SCH-216
        self.language = [
            LANGUAGES.index(data.word("solo_resource_space", row, "language", LANGUAGES[:ARABIC])) for row in spaces
        ]
        self.deck = [DECKS.index(data.word("solo_resource_space", row, "translator", DECKS)) for row in spaces]
        self.guild = [GUILDS.index(data.word("solo_resource_space", row, "colour", GUILDS)) for row in spaces]
        self.wraps = [self._tasks(data, "solo_wrap_reward", row, "effect") for row in data.many("solo_wrap_reward", 6)]
        languages = {str(row["id"]): row for row in data.many("solo_language", 6)}
        self.gold = [
            data.whole("solo_language", languages[each], "gold_on_translators", 0, 10) for each in LANGUAGES[:ARABIC]
        ]
        self.basis = [data.word("solo_language", languages[each], "scoring_basis", BASES) for each in LANGUAGES[:6]]
        self.vp_each = [data.whole("solo_language", languages[each], "vp_each", 0, 20) for each in LANGUAGES[:6]]
        self.per = [data.whole("solo_language", languages[each], "per", 1, 20) for each in LANGUAGES[:6]]
        schemes = data.many("scheme_card", 6)
        self.scheme_ids = [str(row["id"]) for row in schemes]
        self.scheme_colour = [
            ("blue", "red").index(data.word("scheme_card", row, "colour", ("blue", "red"))) for row in schemes
        ]
        self.scheme_silver = [data.whole("scheme_card", row, "silver_value", 0, 6) for row in schemes]
        conditions = ("employed_translators", "scrolls_in_house")
        self.scheme_condition = [
            conditions.index(data.word("scheme_card", row, "condition", conditions)) for row in schemes
        ]
        self.scheme_least = [data.whole("scheme_card", row, "condition_min", 0, 10) for row in schemes]
        self.scheme_first = [self._tasks(data, "scheme_card", row, "first_action") for row in schemes]
        self.scheme_second = [self._tasks(data, "scheme_card", row, "second_action") for row in schemes]
        rest = data.one("solo_rest")
        #: What a Rest brings after 3, 4 and 5 cards; after 5 by colour of the majority.
        self.rest_three = self._tasks(data, "solo_rest", rest, "with_3_cards")
        self.rest_four = self._tasks(data, "solo_rest", rest, "with_4_cards")
        self.rest_five = [
            self._tasks(data, "solo_rest", rest, "with_5_cards_blue"),
            self._tasks(data, "solo_rest", rest, "with_5_cards_red"),
        ]
        self.rest_after = data.whole("solo_rest", rest, "rest_after_same_colour", 1, 3)
        self.lowest_sum = data.whole("solo_rest", rest, "dice_sum_min", -20, 0)
        self.highest_sum = data.whole("solo_rest", rest, "dice_sum_max", 0, 20)
        consolation = data.one("solo_consolation")
        self.for_worker = self._tasks(data, "solo_consolation", consolation, "worker")
        self.for_silver = self._tasks(data, "solo_consolation", consolation, "silver")
        self.for_gold = self._tasks(data, "solo_consolation", consolation, "gold")
        self.target_cards = data.whole("solo_target_sum", data.one("solo_target_sum"), "scheme_cards_counted", 1, 6)
        self._read_difficulties(data)

    def _read_difficulties(self, data: Components) -> None:
        rows = data.many("solo_difficulty", 4)
        table = "solo_difficulty"
        self.start_sum = [data.whole(table, row, "dice_sum", -6, 6) for row in rows]
        names = ("none", *LANGUAGES[:ARABIC])
        #: The language of the starting Scroll; -1 is none.
        self.start_scroll = [names.index(data.word(table, row, "starting_scroll", names)) - 1 for row in rows]
        self.start_purple_scroll = [data.whole(table, row, "influence_on_purple_guild_scroll", 0, 1) for row in rows]
        self.start_map_scroll = [data.whole(table, row, "influence_on_scroll_at_neutral_marker", 0, 1) for row in rows]
        self.start_orange = [data.whole(table, row, "influence_in_orange_guild", 0, 5) for row in rows]
        self.start_gold = [data.whole(table, row, "gold_on_left_neutral_translators", 0, 3) for row in rows]

    def _tasks(self, data: Components, table: str, row: dict[str, Any], field: str) -> tuple[Task, ...]:
        value = data.raw(table, row, field)
        texts = [value] if isinstance(value, str) else data.texts(table, row, field)
        try:
            return tuple(read_task(text) for text in texts)
        except ValueError as error:
            raise data.error(table, str(row.get("id", "")), field, str(error)) from None


def read_task(text: str) -> Task:
    """What the opponent does. Raises ValueError with what is wrong."""
    for pattern, word in _PATTERNS:
        fits = re.fullmatch(pattern, text)
        if fits:
            named = fits.groupdict()
            kind = 0
            if named.get("guild"):
                kind = (*GUILDS, "any").index(named["guild"])
            elif named.get("deck"):
                if named["deck"] not in DECKS:
                    raise ValueError(f"'{text}' names no deck")
                kind = DECKS.index(named["deck"])
            return word, int(named.get("n") or 1), kind
    raise ValueError(f"'{text}' is nothing the opponent can do")
