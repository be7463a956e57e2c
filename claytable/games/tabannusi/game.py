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
from .box import BOXES, TabannusiBox
from .chapters import Tabannusi, new_table
from .evaluation import stage, worth
from .goods import goods
from .invariants import broken
from .names import effects_in
from .payability import GOLD_OR_BLUE
from .payment import ONE
from .printed import printed
from .seen import Printed, View, schema
from .setup import set_up
from .sheet import TabannusiSheet
from .solo_box import KINGS
from .steps import STEPS
from .terms import ACTIONS, RESOURCES


class TabannusiRules(GameRules[Tabannusi, TabannusiBox]):
    """Tabannusi: Builders of Ur."""

    id = "tabannusi"
    title = "Tabannusi: Builders of Ur"
    version = "3"
    package = "claytable.games.tabannusi"
    languages = LANGUAGES
    minutes = (60, 120)
    weight = 4
    shape = View
    printed_shape = Printed
    drawing = "claytable.draw.tabannusi"
    lessons = "lessons.toml"
    odds = "learned/odds.json"
    ladder = "learned/ladder.json"
    groups: ClassVar[Mapping[str, str]] = {
        "end-turn": PASSING,
        **dict.fromkeys(("move", "pay-move", "score"), "district"),
        "take": "die",
        **dict.fromkeys(ACTIONS, "action"),
        **dict.fromkeys(("refill", "flip"), "crate"),
        "use": "harbormaster",
        **dict.fromkeys(RESOURCES, "colour"),
        **dict.fromkeys(("buy-garden", "buy-water", "lay-water", "lay-garden", "special"), "garden"),
        **dict.fromkeys(("pay-crate", "pay-gold", "save"), "pay"),
        "reveal": "urban",
        **dict.fromkeys(("from-area", "from-supply"), "marker"),
        "do": "effect",
    }
    first_game: ClassVar[Mapping[str, Any]] = {"first_game": True, "king": "gilgabot"}
    landmarks = ("scores-district",)
    forecast = "learned/forecast.json"
    puzzles = "learned/puzzles.json"
    settings = (
        Setting("first_game", (False, True), False, "The setup for a first game: Barges as printed"),
        Setting("king", KINGS, KINGS[0], f"The King is one of {', '.join(KINGS)}", solo=True),
    )

    def box(self, pack: PackSource = None) -> TabannusiBox:
        return BOXES.open(pack)

    def seats(self, seats: object, options: Mapping[str, Any]) -> tuple[SeatKind, ...]:
        """Two to four people, or one against the Bot.  TAB-001"""
        return solo_seats(self.title, seats)

    def deal(self, box: TabannusiBox, seats: tuple[SeatKind, ...], options: Mapping[str, Any], rng: Pcg32) -> Tabannusi:
        table = new_table(box, len(seats), rng)
        solo = seats[-1].kind == OPPONENT
        if solo:
            # The Bot is the second of two players: all is set up for two.  TAB-248
            table.opponent = 1
            table.king = box.solo.king_ids.index(options["king"])
        set_up(table, solo, options["first_game"])
        table.advance()
        return table

    def load(self, box: TabannusiBox, data: Mapping[str, Any]) -> Tabannusi:
        table = new_table(box, data["seats"], resumed(*data["rng"]))
        table.restore(data, STEPS)
        return table

    def upgrade(self, saved: dict[str, Any], version: str) -> dict[str, Any]:
        """Version 2 paid a colour to its end once begun, and the Gold for a Ship at once; no cost had that place."""
        stack = []
        for name, *fields in saved["stack"]:
            if name == "Pay" and int(version) < 3:
                seat, need, _ = fields
                stack.append([name, seat, [*need, 0]])
            elif name == "PayShip":
                seat, gold = fields
                saved["players"][seat]["gold"] -= gold - 1
                stack.append(["Pay", seat, list(ONE[GOLD_OR_BLUE])])
            else:
                stack.append([name, *fields])
        return {**saved, "stack": stack}

    def effects(self, box: TabannusiBox, tables: Mapping[str, Any]) -> dict[str, Message]:
        return effects_in(box, tables)

    def printed(self, box: TabannusiBox) -> Printed:
        return printed(box)

    def sheet(self, box: TabannusiBox) -> ScoreSheet:
        return TabannusiSheet(box)

    def schema(self, box: TabannusiBox) -> Record:
        return schema(box, self.words("en").ids)

    def broken(self, table: Tabannusi) -> list[str]:
        return broken(table)

    def worth(self, table: Tabannusi) -> list[float]:
        return worth(table)

    def goods(self, view: Mapping[str, Any], seat: int) -> dict[str, int]:
        return goods(view, seat)

    def stage(self, table: Tabannusi) -> float:
        return stage(table)

    def progress(self, table: Tabannusi) -> dict[str, int]:
        return {"scorings": table.board.time, "left": table.turns_left} if table.turn >= 0 else {}

    def variants(self) -> list[tuple[int, dict[str, Any]]]:
        found: list[tuple[int, dict[str, Any]]] = [
            (seats, {"first_game": first}) for seats in (2, 3, 4) for first in (False, True)
        ]
        found += [(1, {"king": king}) for king in KINGS]
        return found


GAME: Final = TabannusiRules()
