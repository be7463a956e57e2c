"""The companion as the core knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from ...core.laws import broken_questions
from ...core.packs import PackSource
from ...core.rng import Pcg32, resumed
from ...core.rules import PASSING, SeatKind, Setting
from ...games.scholars import GAME as BESIDE
from ..rules import CompanionRules
from .answers import BOXES, CompanionBox
from .chapters import STEPS, RealTable, new_table
from .seen import View
from .setup import SetUp, set_up
from .turns import YourTurn


class ScholarsOpponentRules(CompanionRules[RealTable, CompanionBox]):
    """The printed opponent of Scholars of the South Tigris, beside a real board."""

    id = "scholars-opponent"
    title = "Scholars of the South Tigris: the opponent"
    package = "claytable.companions.scholars"
    companion_of = BESIDE.id
    beside = BESIDE
    borrowed = (
        *("seat", "opponent", "nobody", "guild-", "language-", "deck-", "scheme-", "category-", "focus"),
        *("caliph-top", "caliph-middle", "caliph-bottom", "score-dice-sum", "score-language", "tie-solo"),
        *("setting-epic", "setting-level"),
    )
    also = ("SCH-153", "SCH-155", "SCH-159", "SCH-164")
    minutes = BESIDE.minutes
    weight = 1
    shape = View
    landmarks = ("caliph",)
    groups: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("back", "none"), PASSING),
        **dict.fromkeys(("done", "cannot", "all", "tick", "its-turn", "finish", "allow", "deny", "yes", "no"), "step"),
        **dict.fromkeys(("paid", "influence-back", "retired", "scroll", "caliph"), "event"),
        **dict.fromkeys(("correct", "more", "less"), "correct"),
        **dict.fromkeys(("all-there", "no-room"), "translator"),
        **dict.fromkeys(("vp", "count", "add"), "number"),
    }
    settings = (
        *(setting for setting in BESIDE.settings if setting.name in ("epic", "level")),
        Setting("cards", ("app", "mine"), "app", "Who turns the Scheme Cards is 'app' or 'mine' (you, with your deck)"),
    )

    def box(self, pack: PackSource = None) -> CompanionBox:
        return BOXES.open(pack)

    def deal(self, box: CompanionBox, seats: tuple[SeatKind, ...], options: Mapping[str, Any], rng: Pcg32) -> RealTable:
        table = new_table(box, rng)
        table.level = options["level"] - 1
        table.epic = options["epic"]
        table.own_cards = options["cards"] == "mine"
        table.turn = table.first
        set_up(table)
        table.push(YourTurn())
        table.push(SetUp())
        table.advance()
        return table

    def load(self, box: CompanionBox, data: Mapping[str, Any]) -> RealTable:
        table = new_table(box, resumed(*data["rng"]))
        table.restore(data, STEPS)
        return table

    def broken(self, table: RealTable) -> list[str]:
        """The opponent has 20 Influence, and 6 Scheme Cards."""
        found = broken_questions(table)
        if table.supply() < 0 or min(*table.guilds, *table.at_caliph, table.on_scrolls) < 0:
            found.append(f"its Influence: {table.supply()} in the supply")
        if sorted(table.pile + table.faceup) != list(range(6)):
            found.append("Scheme Cards are missing, or there twice")
        if not 0 <= table.markers <= 6 or not 0 <= table.position < 6:
            found.append(f"its markers: {table.markers} placed, on space {table.position}")
        return found

    def progress(self, table: RealTable) -> dict[str, int]:
        return {} if table.turn < 0 and not table.over else {"caliphs": table.caliphs, "left": table.turns_left}

    def variants(self) -> list[tuple[int, dict[str, Any]]]:
        return [
            (1, {"level": level, "epic": level > 2, "cards": cards})
            for level in (1, 2, 3, 4)
            for cards in ("app", "mine")
        ]


GAME: Final = ScholarsOpponentRules()
