"""The score pad: the final scoring, on top of what the track shows. Ties: Gold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...core.sheets import Field, Numbers, ScoreSheet
from .box import TabannusiBox
from .terms import COLOURS

SECTIONS: Final = (1, 2, 3)


class TabannusiSheet(ScoreSheet):
    """Buildings count by their size and track, Ziggurat tiles by their space and what they count.  TAB-155, TAB-158"""

    def __init__(self, box: TabannusiBox) -> None:
        super().__init__(
            {
                "track": [Field("track", 1)],
                "common-districts": [Field(f"{what}-{colour}") for colour in COLOURS for what in ("size", "mastery")],
                "port": [Field("port-rows", 1), Field("port-columns", 1)],
                "ziggurat": [Field(f"{what}-{n}") for n in SECTIONS for what in ("tile", "counted")],
                "urban-cards": [Field("urban", 1)],
                "harbormasters": [Field("harbormasters", box.harbormaster_vp[0])],
            },
            # TAB-167
            [Field("gold", asked="players")],
            rules={
                "track": ("TAB-165",),
                "common-districts": ("TAB-155", "TAB-156"),
                "port": ("TAB-157",),
                "ziggurat": ("TAB-158",),
                "urban-cards": ("TAB-166",),
                "harbormasters": ("TAB-131",),
            },
        )

    def worked(self, columns: Sequence[Numbers], shared: Numbers, solo: bool) -> list[dict[str, int]]:
        return [
            {
                "common-districts": sum(
                    column.get(f"size-{colour}", 0) * column.get(f"mastery-{colour}", 0) for colour in COLOURS
                ),
                "ziggurat": sum(column.get(f"tile-{n}", 0) * column.get(f"counted-{n}", 0) for n in SECTIONS),
            }
            for column in columns
        ]
