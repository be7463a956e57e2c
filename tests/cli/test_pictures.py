"""Tables as pictures: what a notebook shows, and what it does not."""

from __future__ import annotations

import html
import re
import sys
from types import ModuleType
from xml.etree import ElementTree as ET

import pytest

import claytable
from claytable import draw
from claytable.bots import RandomBot
from claytable.core.packs import Pack
from claytable.core.rules import own_games
from claytable.draw.names import asked_of, named_words
from claytable.draw.pictures import reader

GAMES = tuple(own_games())


def close(text: str) -> str:
    """A text without its spaces: where a picture has none it has places."""
    return "".join(text.split())


def words(page: str) -> str:
    """The text of a picture, without spaces."""
    drawn = page[page.index("<g transform") :]
    return close(html.unescape(re.sub("<[^>]+>", "", drawn)))


def played(game: claytable.Game, answers: int) -> claytable.Game:
    bot = RandomBot(1)
    while not game.over and len(game.entries()) < answers:
        game.play_answer(bot.choose(game))
    return game


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [1, 3])
def test_a_picture_in_html_says_what_the_text_says(name: str, seats: int) -> None:
    game = played(claytable.new(name, seats=seats, seed=2), 60)
    for seat in (None, game.asked):
        told = draw.text(game, seat)
        assert words(draw.html(game, seat)) == close(told)
        assert asked_of(game, seat, named_words(game, "en")) in " ".join(told.split())


@pytest.mark.parametrize("name", GAMES)
def test_an_svg_is_sound_and_loads_nothing(name: str) -> None:
    game = played(claytable.new(name, seats=2, seed=2), 40)
    picture = draw.svg(game, game.asked)
    assert ET.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
    assert not re.search(r"(href|src|url)\s*[=(]\s*[\"']?\s*http", picture)


@pytest.mark.parametrize("name", GAMES)
def test_a_notebook_shows_what_the_person_who_is_asked_may_see(name: str) -> None:
    game = played(claytable.new(name, seats=3, seed=3), 50)
    assert game._repr_html_() == draw.html(game, game.asked)
    assert all(option.key in words(game._repr_html_() or "") for option in game.legal)


@pytest.mark.parametrize("name", GAMES)
def test_a_notebook_shows_no_bots_hand(name: str) -> None:
    alone = claytable.new(name, seats=["person", "bot", "bot"], seed=3)
    bots = claytable.new(name, seats=["bot", "bot"], seed=3)
    several = claytable.new(name, seats=["person", "person", "bot"], seed=3)
    while alone.asked == 0:
        alone.play_answer(alone.answers[0])
    while several.asked != 2:
        several.play_answer(several.answers[0])
    assert [reader(alone), reader(bots), reader(several)] == [0, None, None]
    assert bots._repr_html_() == draw.html(bots, None)


@pytest.mark.parametrize("name", GAMES)
def test_others_are_not_told_what_may_be_chosen(name: str) -> None:
    game = played(claytable.new(name, seats=2, seed=4), 50)
    for seat in (None, 1 - game.asked):
        told = asked_of(game, seat, named_words(game, "en"))
        assert told.startswith(f"Player {game.asked + 1} ")
        assert " ".join(draw.text(game, seat).split()).endswith(" ".join(told.split()))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_is_over_is_shown_to_all(name: str) -> None:
    game = played(claytable.new(name, seats=2, seed=4), 10_000)
    assert game._repr_html_() == draw.html(game, None)


def test_a_game_with_a_pack_is_drawn_with_its_values() -> None:
    pack = Pack("mine", "[[guild]]\nid = 'blue'\nfirst_vp = 19\n")
    game = claytable.new("inventors", seats=2, seed=1, pack=pack)
    back = claytable.restore(claytable.snapshot(game), pack)
    assert "19" not in draw.text(claytable.new("inventors", seats=2, seed=1))
    for each in (
        game,
        game.copy(),
        game.after(0),
        back,
        claytable.load_journal(claytable.dump_journal(game), pack=pack),
    ):
        assert "19" in draw.text(each)


@pytest.mark.parametrize("name", GAMES)
def test_pictures_are_drawn_in_other_languages(name: str) -> None:
    game = claytable.new(name, seats=2, seed=4)
    question = game.rules.words("pl").say(game.decision.question)
    assert close(question) in words(draw.html(game, game.asked, "pl"))


def test_drawing_in_a_notebook_shows_nothing_by_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Within a notebook, rich shows immediately what is printed, unless a setting forbids it."""
    shown: list[object] = []
    display = ModuleType("IPython.display")
    display.display = lambda *things, **_: shown.append(things)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "IPython", ModuleType("IPython"))
    monkeypatch.setitem(sys.modules, "IPython.display", display)
    monkeypatch.setattr("rich.console._is_jupyter", lambda: True)
    draw.html(claytable.new("scholars", seed=1))
    assert not shown
