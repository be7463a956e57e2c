"""What is said of every installed game before anybody sits down: on the front door, at set-up, in lists."""

from __future__ import annotations

import pytest
from games.catalogue import LANGUAGES, words

from claytable import Message, new
from claytable.core.rules import Setting, find_game, own_games

GAMES = tuple(own_games())

EACH = [(game, language) for game in GAMES for language in LANGUAGES]


def names(setting: Setting) -> set[str]:
    """The ids under which a setting and its values can be named."""
    own = f"setting-{setting.name}"
    values = {f"{own}-{str(value).lower() if setting.flag else value}" for value in setting.values}
    return {own} | values | {f"{each}-help" for each in {own} | values}


@pytest.mark.parametrize(("game", "language"), EACH)
def test_a_game_has_a_title_and_a_line(game: str, language: str) -> None:
    for id in ("game-title", "game-line"):
        assert words(game, language).say(Message(id))


def test_the_games_have_the_titles_of_their_printed_editions() -> None:
    titles = {game: [words(game, each).say(Message("game-title")) for each in LANGUAGES] for game in GAMES}
    assert [game for game, each in titles.items() if len(set(each)) < len(LANGUAGES)] == []


@pytest.mark.parametrize(("game", "language"), EACH)
def test_every_setting_has_a_name_and_no_other_is_named(game: str, language: str) -> None:
    settings = find_game(game).settings
    said = {id for id in words(game, language).ids if id.startswith("setting-")}
    assert {f"setting-{setting.name}" for setting in settings} <= said
    assert said <= set().union(*map(names, settings))


@pytest.mark.parametrize(("game", "language"), EACH)
def test_how_far_a_table_is_can_be_said(game: str, language: str) -> None:
    table = new(game, seats=2, seed=3)
    said = set()
    while not table.over:
        numbers = table.rules.progress(table.table)
        if numbers:
            said.add(words(game, language).say(Message("progress", numbers)))
        table.play_answer(table.answers[0])
    assert len(said) > 1
