"""Every thing of the boxes that has a picture has its own; all of them together are light."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from claytable.core.packs import read_components
from claytable.core.rules import find_game

SHEETS = Path(__file__).parents[2] / "web" / "src" / "art" / "vignettes"
#: Of each game the tables of things whose pictures go by their ids.
PICTURED = [
    ("inventors", "device_board"),
    ("inventors", "device_card"),
    ("scholars", "research_track"),
    ("tabannusi", "ship_tile"),
    ("tabannusi", "decree_card"),
    ("tabannusi", "urban_card"),
    ("tabannusi", "special_water_tile"),
]
#: Kilobytes that all sheets may weigh on their way.
BUDGET = 60


def drawings(game: str) -> dict[str, str]:
    text = (SHEETS / f"{game}.svg").read_text(encoding="utf-8")
    return dict(re.findall(r'<symbol id="v-([\w-]+)"[^>]*>(.*?)</symbol>', text))


@pytest.mark.parametrize(("game", "table"), PICTURED)
def test_every_thing_has_a_picture_of_its_own(game: str, table: str) -> None:
    drawn = drawings(game)
    things = [row["id"].lower() for row in read_components(find_game(game).package, None).tables[table]]
    assert [id for id in things if id not in drawn] == []
    assert len({drawn[id] for id in things}) == len(things)


def test_every_scroll_has_a_drawing_of_its_subject_that_no_other_has() -> None:
    drawn = drawings("scholars")
    scrolls = [row["subject"] for row in read_components(find_game("scholars").package, None).tables["scroll"]]
    # The client gives each Scroll of a subject the next drawing of it.
    names = [f"{subject}-{n + 1}" for subject in sorted(set(scrolls)) for n in range(scrolls.count(subject))]
    assert [name for name in names if name not in drawn] == []
    assert len({drawn[name] for name in names}) == len(scrolls)


def test_all_pictures_together_are_light() -> None:
    weight = sum(len(gzip.compress(sheet.read_bytes())) for sheet in SHEETS.glob("*.svg"))
    assert weight < BUDGET * 1000
