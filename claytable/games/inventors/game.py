"""The game as the core knows it: seats, options, and how a table begins."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any, ClassVar, Final

from ...core.errors import BadOptions
from ...core.messages import Message
from ...core.observation import Record
from ...core.packs import PackSource
from ...core.rng import Pcg32, resumed
from ...core.rules import LANGUAGES, OPPONENT, PASSING, GameRules, SeatKind, Setting, solo_seats
from ...core.sheets import ScoreSheet
from . import evaluation
from .box import BOXES, InventorsBox
from .chapters import Inventors, new_table
from .described import described
from .goods import goods
from .invariants import broken
from .names import effects_in
from .printed import printed
from .seen import Printed, View, schema
from .setup import set_up
from .sheet import InventorsSheet
from .steps import STEPS
from .terms import COLOURS, LANDSCAPES, TRADES

#: The harder options of the solo game, in the order of their bits.  INV-279
HARDER: Final = ("resources", "dice", "workers")


class InventorsRules(GameRules[Inventors, InventorsBox]):
    """Inventors of the South Tigris."""

    id = "inventors"
    title = "Inventors of the South Tigris"
    version = "4"
    package = "claytable.games.inventors"
    languages = LANGUAGES
    minutes = (90, 120)
    weight = 5
    shape = View
    printed_shape = Printed
    drawing = "claytable.draw.inventors"
    lessons = "lessons.toml"
    odds = "learned/odds.json"
    ladder = "learned/ladder.json"
    groups: ClassVar[Mapping[str, str]] = {
        "end-turn": PASSING,
        **dict.fromkeys(("invent", "build", "test", "publish"), "dice"),
        **dict.fromkeys(("row", "tile", "start"), "workshop"),
        "envoy": "worker",
        **dict.fromkeys(("play", "discard-two"), "card"),
        **dict.fromkeys((*COLOURS, "pay-influence"), "colour"),
        **dict.fromkeys((*TRADES, "use"), "craft"),
        **dict.fromkeys(("face", *LANDSCAPES, "study", "camel"), "die"),
        "space": "river",
        **dict.fromkeys(("after-tent", "bonus", "now", "later", "gain-silver", "pay-silver", "do"), "effect"),
        **dict.fromkeys(("increase", "brighten", "refresh", "matches", "advance", "reward"), "effect"),
        **dict.fromkeys(("pass-tile", "royalties", "income"), "effect"),
    }
    landmarks = ("round",)
    forecast = "learned/forecast.json"
    puzzles = "learned/puzzles.json"
    settings = (
        Setting("rounds", (3, 4), 4, "A game lasts 3 or 4 rounds", together=True),
        Setting("harder", HARDER, (), f"The harder options are any of: {', '.join(HARDER)}", several=True, solo=True),
    )

    def box(self, pack: PackSource = None) -> InventorsBox:
        return BOXES.open(pack)

    def seats(self, seats: object, options: Mapping[str, Any]) -> tuple[SeatKind, ...]:
        return solo_seats(self.title, seats)

    def options(self, seats: tuple[SeatKind, ...], options: Mapping[str, Any]) -> dict[str, Any]:
        chosen = super().options(seats, options)
        if seats[-1].kind == OPPONENT and chosen["rounds"] != 4:
            raise BadOptions("The solo game lasts 4 rounds.")
        return chosen

    def deal(self, box: InventorsBox, seats: tuple[SeatKind, ...], options: Mapping[str, Any], rng: Pcg32) -> Inventors:
        table = new_table(box, len(seats), rng)
        solo = seats[-1].kind == OPPONENT
        table.rounds = options["rounds"]
        table.dummy = len(seats) == 2
        if solo:
            table.opponent = 1
            table.harder = sum(1 << HARDER.index(each) for each in options["harder"])
        set_up(table, 1 if solo else len(seats))
        table.advance()
        return table

    def load(self, box: InventorsBox, data: Mapping[str, Any]) -> Inventors:
        table = new_table(box, data["seats"], resumed(*data["rng"]))
        table.restore(data, STEPS)
        return table

    def effects(self, box: InventorsBox, tables: Mapping[str, Any]) -> dict[str, Message]:
        return effects_in(tables) | described(box)

    def printed(self, box: InventorsBox) -> Printed:
        return printed(box)

    def sheet(self, box: InventorsBox) -> ScoreSheet:
        return InventorsSheet(box)

    def schema(self, box: InventorsBox) -> Record:
        return schema(box, self.words("en").ids)

    def broken(self, table: Inventors) -> list[str]:
        return broken(table)

    def worth(self, table: Inventors) -> list[float]:
        return evaluation.worth(table)

    def goods(self, view: Mapping[str, Any], seat: int) -> dict[str, int]:
        return goods(view, seat)

    def stage(self, table: Inventors) -> float:
        return evaluation.stage(table)

    def progress(self, table: Inventors) -> dict[str, int]:
        return {"round": table.round, "rounds": table.rounds} if table.round else {}

    def variants(self) -> list[tuple[int, dict[str, Any]]]:
        found: list[tuple[int, dict[str, Any]]] = [
            (seats, {"rounds": rounds}) for seats in (2, 3, 4) for rounds in (3, 4)
        ]
        for size in range(4):
            found += [(1, {"harder": list(chosen)}) for chosen in combinations(HARDER, size)]
        return found


GAME: Final = InventorsRules()
