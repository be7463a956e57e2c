"""The score pad: nine categories. Ties go by the order of the Ships."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...core.sheets import Field, Numbers, ScoreSheet, SharedField
from .box import InventorsBox
from .scoring import (
    BOTH_ROLES,
    BUILDER_ALONE,
    HIGH_GOAL,
    LEFT_OVERS,
    LOW_GOAL,
    OPPONENT_DEVICE,
    OPPONENT_INVENTION,
    OPPONENT_TILE,
    TENT_INFLUENCE,
    leaders,
    left_overs,
)
from .terms import COLOURS, NOBODY, TRADES

#: Behind every Ship: nobody said where this one is.
LAST: Final = 99
GUILDS: Final = COLOURS[1:]


class InventorsSheet(ScoreSheet):
    """Majorities and left-overs need more than one number."""

    def __init__(self, box: InventorsBox) -> None:
        super().__init__(
            {
                "guilds": [field for guild in GUILDS for field in _influence(guild)],
                "royalties": [Field("royalties", 1, asked="players")],
                "research": [Field("research-first", 1), Field("research-second", 1)],
                "craftspeople": [Field(trade, 1, asked="players") for trade in TRADES],
                "workshop-tiles": [
                    Field("tiles", 1, asked="players"),
                    Field("tiles-opponent", 0, OPPONENT_TILE, "opponent"),
                ],
                "inventions": [
                    Field("pairs", 1, asked="players"),
                    Field("inventions-opponent", 0, OPPONENT_INVENTION, "opponent"),
                ],
                "builder-publisher": [
                    Field("built-dice", 1),
                    Field("built-only", BUILDER_ALONE),
                    Field("published-dice", 1),
                    Field("both", BOTH_ROLES),
                    Field("both-dice", 1),
                ],
                "devices": [
                    Field("devices-low", LOW_GOAL, asked="players"),
                    Field("devices-high", HIGH_GOAL, asked="players"),
                    Field("devices-opponent", 0, OPPONENT_DEVICE, "opponent"),
                ],
                "left-overs": [Field("silver", 0, 1), Field("cards", asked="players", args={"n": LEFT_OVERS})],
            },
            [Field("ship")],
            [
                *(
                    SharedField(f"{place}-{guild}", vp[number])
                    for number, guild in enumerate(GUILDS)
                    for place, vp in (("first", box.guild_first), ("second", box.guild_second))
                ),
                *(SharedField(f"dummy-{guild}", few=True) for guild in GUILDS),
                SharedField("dummy-ship", few=True),
            ],
            {
                "guilds": ("INV-178", "INV-179"),
                "royalties": ("INV-181",),
                "research": ("INV-182",),
                "craftspeople": ("INV-183",),
                "workshop-tiles": ("INV-184",),
                "inventions": ("INV-185",),
                "builder-publisher": ("INV-186", "INV-187", "INV-188"),
                "devices": ("INV-189",),
                "left-overs": ("INV-190",),
            },
        )

    def worked(self, columns: Sequence[Numbers], shared: Numbers, solo: bool) -> list[dict[str, int]]:
        found = [{"guilds": 0, "left-overs": 0} for _ in columns]
        for guild in GUILDS:
            standing = [(shared[f"dummy-{guild}"], shared["dummy-ship"] or LAST, NOBODY)]
            for number, column in enumerate(columns):
                count = column.get(f"influence-{guild}", 0) + TENT_INFLUENCE * column.get(f"tents-{guild}", 0)
                standing.append((count, column.get("ship", 0) or LAST, number))
            for place, leader in zip(("first", "second"), leaders(standing), strict=True):
                if leader != NOBODY:
                    found[leader]["guilds"] += shared[f"{place}-{guild}"]
        for number, column in enumerate(columns):
            if not (solo and number == 1):
                found[number]["left-overs"] = left_overs(column.get("silver", 0), column.get("cards", 0))
        return found

    def merit(self, column: Numbers) -> tuple[int, ...]:
        """The Ship ahead, which is the one with the lower number.  INV-177"""
        return (-(column.get("ship", 0) or LAST),)


def _influence(guild: str) -> list[Field]:
    """What counts in a Guild: Influence, and Tents in its area."""
    return [Field(f"influence-{guild}"), Field(f"tents-{guild}", args={"influence": TENT_INFLUENCE})]
