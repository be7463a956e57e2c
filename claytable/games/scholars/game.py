"""The game as the core knows it: seats, options, and how a table begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from ...core.messages import Message
from ...core.observation import Record
from ...core.packs import PackSource
from ...core.rng import Pcg32, resumed
from ...core.rules import LANGUAGES, OPPONENT, PASSING, GameRules, SeatKind, Setting, solo_seats
from ...core.sheets import ScoreSheet
from .box import BOXES, ScholarsBox
from .chapters import Scholars, new_table
from .evaluation import stage, worth
from .goods import goods
from .invariants import broken
from .names import effects_in
from .printed import printed
from .seen import Printed, View, schema
from .setup import set_up
from .sheet import ScholarsSheet
from .steps import STEPS
from .terms import ACTIONS


class ScholarsRules(GameRules[Scholars, ScholarsBox]):
    """Scholars of the South Tigris."""

    id = "scholars"
    title = "Scholars of the South Tigris"
    version = "3"
    package = "claytable.games.scholars"
    languages = LANGUAGES
    minutes = (60, 90)
    weight = 4
    shape = View
    printed_shape = Printed
    drawing = "claytable.draw.scholars"
    lessons = "lessons.toml"
    odds = "learned/odds.json"
    ladder = "learned/ladder.json"
    groups: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("end-turn", "no-die"), PASSING),
        "rest": "slot",
        **dict.fromkeys(ACTIONS, "action"),
        "place": "worker",
        **dict.fromkeys(("deliver", "from-guild"), "guild"),
        **dict.fromkeys(("dispatch", "employ"), "translator"),
        **dict.fromkeys(("via", "gold-on", "gold-off"), "room"),
        **dict.fromkeys(("hand", "reroll", "white", "take-dice"), "die"),
        "from-scroll": "scroll",
        **dict.fromkeys(("draw", "pay-silver", "caliph", "allow", "deny", "do"), "effect"),
    }
    first_game: ClassVar[Mapping[str, Any]] = {"level": 1}
    hidden_scores = ("scrolls",)
    unknown_scores = ("dice-sum",)
    landmarks = ("caliph",)
    forecast = "learned/forecast.json"
    puzzles = "learned/puzzles.json"
    settings = (
        Setting("epic", (False, True), False, "The Epic game: more Scrolls in the draw pile"),
        Setting("extra", (False, True), False, "With the ninth Translator of each deck"),
        Setting("level", (1, 2, 3, 4), 1, "The difficulty is a level from 1 to 4", solo=True),
    )

    def box(self, pack: PackSource = None) -> ScholarsBox:
        return BOXES.open(pack)

    def seats(self, seats: object, options: Mapping[str, Any]) -> tuple[SeatKind, ...]:
        return solo_seats(self.title, seats)

    def deal(self, box: ScholarsBox, seats: tuple[SeatKind, ...], options: Mapping[str, Any], rng: Pcg32) -> Scholars:
        table = new_table(box, len(seats), rng)
        solo = seats[-1].kind == OPPONENT
        table.epic = options["epic"]
        if solo:
            table.opponent = 1
            table.level = options["level"] - 1
        set_up(table, 1 if solo else len(seats), options["extra"])
        table.advance()
        return table

    def load(self, box: ScholarsBox, data: Mapping[str, Any]) -> Scholars:
        table = new_table(box, data["seats"], resumed(*data["rng"]))
        table.restore(data, STEPS)
        return table

    def upgrade(self, saved: dict[str, Any], version: str) -> dict[str, Any]:
        """Version 2 asked what to reroll before it drew: now the dice are drawn first, and rerolls named afterwards."""
        if int(version) < 3:
            for step in saved["stack"]:
                if step[0] == "Reroll":
                    seat, size = step[1:3]
                    step[:] = ["TopUp", seat, size]
        return saved

    def effects(self, box: ScholarsBox, tables: Mapping[str, Any]) -> dict[str, Message]:
        return effects_in(box, tables)

    def printed(self, box: ScholarsBox) -> Printed:
        return printed(box)

    def sheet(self, box: ScholarsBox) -> ScoreSheet:
        return ScholarsSheet(box)

    def schema(self, box: ScholarsBox) -> Record:
        return schema(box, self.words("en").ids)

    def broken(self, table: Scholars) -> list[str]:
        return broken(table)

    def worth(self, table: Scholars) -> list[float]:
        return worth(table)

    def goods(self, view: Mapping[str, Any], seat: int) -> dict[str, int]:
        return goods(view, seat)

    def stage(self, table: Scholars) -> float:
        return stage(table)

    def progress(self, table: Scholars) -> dict[str, int]:
        if table.turn < 0 and table.turns_left < 0:
            return {}
        return {"caliphs": len(table.board.caliphs), "left": table.turns_left}

    def variants(self) -> list[tuple[int, dict[str, Any]]]:
        found: list[tuple[int, dict[str, Any]]] = [
            (seats, {"epic": epic}) for seats in (2, 3, 4) for epic in (False, True)
        ]
        found.append((4, {"extra": True}))
        found += [(1, {"level": level, "epic": epic}) for level in (1, 2, 3, 4) for epic in (False, True)]
        return found


GAME: Final = ScholarsRules()
