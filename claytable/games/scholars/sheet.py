"""The score pad: six categories. Ties: Employed Translators, then Workers."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.sheets import Field, Numbers, ScoreSheet
from .box import ScholarsBox
from .scoring import banner_shares, starting_bonus
from .terms import GUILDS, TRACKS


class ScholarsSheet(ScoreSheet):
    """Dice Sums, Research Tracks and the Starting Scroll need more than one number, or the printed values."""

    def __init__(self, box: ScholarsBox) -> None:
        self.box = box
        top, middle, _ = box.caliph_vp[0]
        many = {"least": box.many_white_dice, "cost": -box.white_dice_penalty}
        super().__init__(
            {
                "dice-sum": [Field("coloured"), Field("white", args=many)],
                "retirees": [Field("retirees", 1)],
                "guilds": [
                    Field(f"guild-{guild}", vp, check=True, args={"each": vp})
                    for guild, vp in zip(GUILDS, box.guild_vp, strict=True)
                ],
                "caliph": [Field("caliph-top", top), Field("caliph-middle", middle)],
                "research": [Field(track, asked="players") for track in TRACKS],
                "scrolls": [
                    Field("scrolls", 1),
                    Field("conditions", 1, asked="players"),
                    Field("gold", asked="players", args={"n": box.gold_per_vp}),
                    Field("silver", asked="players", args={"n": box.silver_per_gold}),
                ],
            },
            # SCH-176
            [Field("employed", asked="players"), Field("workers", asked="players")],
            rules={
                "dice-sum": ("SCH-167", "SCH-168", "SCH-169"),
                "retirees": ("SCH-172",),
                "guilds": ("SCH-174",),
                "caliph": ("SCH-160", "SCH-161"),
                "research": ("SCH-173",),
                "scrolls": ("SCH-175",),
            },
        )

    def worked(self, columns: Sequence[Numbers], shared: Numbers, solo: bool) -> list[dict[str, int]]:
        sums = [column.get("coloured", 0) - column.get("white", 0) for column in columns]
        found = [{"dice-sum": share} for share in banner_shares(self.box, sums)]
        top = len(self.box.level_vp) - 1
        for number, column in enumerate(columns):
            if solo and number == 1:
                continue
            found[number]["research"] = sum(
                self.box.level_vp[min(top, max(0, column.get(track, 0)))] for track in TRACKS
            )
            found[number]["scrolls"] = starting_bonus(
                self.box, column.get("gold", 0), column.get("silver", 0), column.get("white", 0)
            )
        return found
