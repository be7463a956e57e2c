"""Whole games in the browser: you reach the end if you click what is highlighted, and nothing else."""

from __future__ import annotations

import os
import random
from itertools import product

import pytest
from played import brought, whole
from playwright.sync_api import Browser
from served import Person
from web.browser import Sitting, message_ids, visit
from web.keyed import Keys

GAMES = ("inventors", "scholars", "tabannusi")
LANGUAGES = ("en", "pl", "fr")
#: The language in which each game is played to its end.
SPOKEN = dict(zip(GAMES, LANGUAGES, strict=True))
#: `make test-web LONG=1` sets this: each game is clicked from its first answer to its last, in each language.
LONG = os.environ.get("CLAYTABLE_LONG") == "1"
#: Answers that are clicked at the end of a game whose beginning was played elsewhere.
LAST = 20 if LONG else 6
FIRST = 15 if LONG else 5


def last_part(game: str, *seats: str) -> int:
    """After how many answers the last part of our game begins."""
    return len(whole(game, seats).entries()) - LAST


def played_to_the_end(window: Sitting, ids: set[str]) -> None:
    """Click on until the game is over, and look at how it ended."""
    window.play(random.Random(7), 1000, ids)
    assert window.over
    window.end.wait_for()
    assert window.unsaid(ids) == []
    totals = [str(score["total"]) for score in sorted(window.last["view"]["scores"], key=lambda each: each["seat"])]
    assert window.end.locator("tfoot :is(b, .number)").all_inner_texts() == totals


@pytest.mark.parametrize(("game", "language"), list(product(GAMES, LANGUAGES)) if LONG else list(SPOKEN.items()))
def test_around_one_screen_a_game_is_clicked_to_its_end(
    browser: Browser, ann: Person, game: str, language: str
) -> None:
    seats = ("person", "person")
    if LONG:
        table = ann.table(game, "here", "here", seed=7)
    else:
        table = brought(ann, whole(game, seats, last_part(game, *seats)))
    with visit(browser, ann, language) as window:
        window.open(table["id"])
        played_to_the_end(window, message_ids(ann, game, language))


@pytest.mark.parametrize(("game", "language"), [("inventors", "fr"), ("scholars", "en"), ("tabannusi", "pl")])
def test_against_the_printed_opponent_a_game_is_clicked_to_its_end(
    browser: Browser, ann: Person, game: str, language: str
) -> None:
    seats = ("person", "opponent")
    table = brought(ann, whole(game, seats, last_part(game, *seats)))
    with visit(browser, ann, language) as window:
        window.open(table["id"])
        played_to_the_end(window, message_ids(ann, game, language))


@pytest.mark.parametrize("game", GAMES)
def test_with_arrows_and_enter_alone_a_game_is_played_to_its_end(browser: Browser, ann: Person, game: str) -> None:
    seats = ("person", "person")
    if LONG:
        table = ann.table(game, "here", "bot", seed=7)
    else:
        table = brought(ann, whole(game, seats, last_part(game, *seats)))
    with visit(browser, ann) as window:
        window.open(table["id"])
        Keys(window).play(random.Random(7))
        window.end.wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_two_who_sit_far_apart_click_their_game_to_its_end(
    browser: Browser, ann: Person, bob: Person, game: str
) -> None:
    seats = ("person", "person")
    table = brought(ann, whole(game, seats, last_part(game, *seats)))["id"]
    invitation = ann.post(f"/api/tables/{table}/seats/1/invitation")["seats"][1]["invitation"]
    chance = random.Random(7)
    with visit(browser, ann, "en") as at_anns, visit(browser, bob, "pl") as at_bobs:
        windows = (at_anns, at_bobs)
        at_anns.open(table)
        at_bobs.page.goto(f"/join/{invitation}")
        at_bobs.page.get_by_role("textbox").fill("Bob")
        at_bobs.page.keyboard.press("Enter")
        at_bobs.board.wait_for()
        while not at_anns.over:
            asked = next(window for window in windows if window.options)
            asked.play(chance, 1)
            for window in windows:
                window.wait_for(asked.number)
            assert sum(bool(window.options) for window in windows) == (0 if at_anns.over else 1)
        ends = [window.end.locator("tfoot td").all_inner_texts() for window in windows]
        assert ends[0] == ends[1] != []


@pytest.mark.parametrize(
    ("game", "language"), [(game, each) for game in GAMES for each in LANGUAGES if SPOKEN[game] != each]
)
def test_in_every_language_a_game_begins_with_clicks(browser: Browser, ann: Person, game: str, language: str) -> None:
    table = ann.table(game, "here", "here", "bot", seed=11)
    with visit(browser, ann, language) as window:
        window.open(table["id"])
        assert window.page.locator("html").get_attribute("lang") == language
        assert window.play(random.Random(11), FIRST, message_ids(ann, game, language)) == FIRST
