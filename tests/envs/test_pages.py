"""The pages about environments tell the truth."""

from __future__ import annotations

import doctest
import runpy
from pathlib import Path

from claytable.core.rules import own_games
from claytable.envs.space import action_keys, schema

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_about_observations_is_up_to_date() -> None:
    page = runpy.run_path(str(DOCS / "make_observations.py"))["page"]()
    assert (DOCS / "observations.md").read_text(encoding="utf-8") == page, "run `make docs`"


def test_the_examples_run() -> None:
    failed, tried = doctest.testfile(str(DOCS / "envs.md"), module_relative=False)
    assert tried > 10
    assert failed == 0


def test_the_numbers_of_actions_and_of_what_is_observed_are_right() -> None:
    text = " ".join((DOCS / "envs.md").read_text(encoding="utf-8").split())
    for count in (lambda game: len(action_keys(game)), lambda game: schema(game).size):
        assert ", ".join(f"{count(game)} in {game.capitalize()}" for game in own_games()) in text
