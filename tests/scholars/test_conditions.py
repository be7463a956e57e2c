"""The conditions of Scrolls: their points are those of the box, in the score and in words."""

from __future__ import annotations

from pathlib import Path

import pytest
from positions.scholars import position

import claytable
from claytable import PackError
from claytable.games.scholars import names


def pack(tmp_path: Path, vp: str) -> str:
    path = tmp_path / "mine.toml"
    path.write_text(f'[[scroll_bonus]]\nid = "guild"\nvp = {vp}\n', encoding="utf-8")
    return str(path)


def test_points_of_a_pack_are_scored_and_said(tmp_path: Path) -> None:
    at = position(scrolls=["hebrew_b"], pack=pack(tmp_path, '{ "1-2" = 3, "5+" = 7 }'))
    printed = at.box.scroll_vp[at.me.scrolls[0]]
    assert at.put_guilds({"purple": (2, 0)}, {}).points()["scrolls"] == printed + 3
    assert at.put_guilds({"purple": (4, 0)}, {}).points()["scrolls"] == printed
    said = claytable.installed_games()["scholars"].words("en").say(names.condition(at.box, at.me.scrolls[0]))
    assert said == "3 VP with 1 to 2 Influence, 7 VP with 5 or more: Purple Guild"


@pytest.mark.parametrize(
    ("vp", "wrong"),
    [
        ('{ "2-3" = 2 }', "this kind of condition has other points"),
        ('{ "many" = 2, "4+" = 4 }', "'many = 2' is not points for a number of things"),
        ('{ "2-3" = "2", "4+" = 4 }', "'2-3 = 2' is not points for a number of things"),
    ],
)
def test_points_of_another_form_are_refused_where_they_stand(tmp_path: Path, vp: str, wrong: str) -> None:
    with pytest.raises(PackError) as error:
        claytable.new("scholars", pack=pack(tmp_path, vp))
    assert str(error.value) == f"mine.toml, line 3: [[scroll_bonus]] guild, field 'vp': {wrong}."
