"""The lessons of our games: about parts of the table that the client draws."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from claytable.core.lessons import read_lessons
from claytable.core.rules import find_game, own_games

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("game", own_games())
def test_a_lesson_is_about_a_part_of_the_table_that_the_client_names(game: str) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted((GAMES / game).rglob("*.ts")))
    regions = set(re.findall(r'id: "([\w-]+)"', text))
    # The Districts are numbered: `district-${n}`.
    regions |= {f"{name}{n}" for name in re.findall(r"id: `([\w-]+)\$\{n\}`", text) for n in (1, 2, 3)}
    assert {lesson.region for lesson in read_lessons(find_game(game))} <= regions
