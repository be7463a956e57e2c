"""The pages around the tables: the front door, setting up, joining, the score pad, and links that lead nowhere."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from played import brought, strange_pack, whole
from playwright.sync_api import Browser, expect
from served import Person, until
from web.browser import visit
from web.moments import moment

from claytable import installed_games
from claytable.bots import LEVELS
from claytable.bots.ladder import strengths
from claytable.core.rules import find_game

GAMES = ("inventors", "scholars", "tabannusi")


def test_the_front_door_lists_my_games_and_leads_to_them(browser: Browser, ann: Person) -> None:
    mine = brought(ann, moment("scholars"))
    brought(ann, whole("tabannusi"))
    with visit(browser, ann) as window:
        page = window.page
        page.goto("/")
        expect(page.get_by_role("link", name="Set up a table")).to_have_count(len(installed_games()))
        expect(page.locator("li", has_text="Tabannusi")).to_contain_text("How it ended")
        row = page.locator("li", has_text="Scholars")
        expect(row).to_contain_text("your turn")
        row.get_by_role("link").click()
        window.board.wait_for()
        assert page.url.endswith(f"/table/{mine['id']}")


@pytest.mark.parametrize(
    ("game", "language", "far"),
    [
        ("inventors", "pl", "Runda 3 z 4"),
        ("scholars", "fr", "Calife 2 sur 4"),
        ("tabannusi", "en", "3 scorings to the last round"),
    ],
)
def test_the_front_door_says_how_far_each_game_is(
    browser: Browser, bob: Person, game: str, language: str, far: str
) -> None:
    brought(bob, whole(game, at_most=120))
    with visit(browser, bob, language) as window:
        window.page.goto("/")
        expect(window.page.locator("li", has_text=far)).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
def test_a_new_table_takes_one_screen_and_one_click(browser: Browser, ann: Person, game: str) -> None:
    with visit(browser, ann) as window:
        page = window.page
        page.goto("/")
        page.locator(f'a[href="/new/{game}"]').click()
        start = page.get_by_role("button", name="Start game")
        expect(start).to_be_enabled()
        expect(start).to_be_in_viewport()
        start.click()
        window.board.wait_for()
        assert window.last["view"]["game"] == game
        assert [seat["kind"] for seat in window.last["view"]["seats"]] == ["person", "opponent"]


def test_seats_are_given_to_bots_and_to_others_at_this_screen(browser: Browser, ann: Person) -> None:
    with visit(browser, ann) as window:
        page = window.page
        page.goto("/new/scholars")
        page.get_by_role("textbox", name="Your name").fill("Ann")
        page.get_by_role("group", name="Seat 2").get_by_text("a bot").click()
        measured = strengths(find_game("scholars"), list(LEVELS))
        expected = [f"{level} (Elo about {measured[level]})" for level in LEVELS]
        expect(page.get_by_label("Level").locator("option")).to_have_text(expected)
        page.get_by_role("group", name="Seat 3").get_by_text("at this screen").click()
        page.get_by_role("button", name="Start game").click()
        window.board.wait_for()
        assert sorted(seat["kind"] for seat in window.last["view"]["seats"]) == ["bot", "person", "person"]
        expect(page.locator(".seats")).to_contain_text("Ann")


@pytest.mark.parametrize("game", GAMES)
def test_the_first_game_begins_with_one_click(browser: Browser, ann: Person, game: str) -> None:
    with visit(browser, ann) as window:
        window.page.goto("/")
        tile = window.page.locator("article", has=window.page.locator(f'a[href="/new/{game}"]'))
        tile.get_by_role("button", name="First game").click()
        window.board.wait_for()
        assert window.last["view"]["game"] == game
        window.choose(window.options[0])


def test_a_friend_sits_down_by_the_link(browser: Browser, ann: Person, bob: Person) -> None:
    table = ann.table("scholars", "here", "friend")
    token = next(seat["invitation"] for seat in table["seats"] if seat["invitation"])
    with visit(browser, bob) as window:
        page = window.page
        page.goto(f"/join/{token}")
        page.get_by_role("textbox", name="Your name").fill("Bob")
        page.get_by_role("button", name="Join game").click()
        window.board.wait_for()
        assert page.url.endswith(f"/table/{table['id']}")
        assert "Bob" in [seat["name"] for seat in ann.get(f"/api/tables/{table['id']}")["seats"]]


@pytest.mark.parametrize(
    "path",
    [
        "/join/nobody-was-invited",
        "/watch/nothing",
        "/table/nothing",
        "/new/chess",
        "/score/chess",
        "/nothing",
        "/learn/chess",
        "/learn/inventors/nothing",
    ],
)
def test_a_broken_link_says_what_to_do(browser: Browser, ann: Person, path: str) -> None:
    with visit(browser, ann) as window:
        page = window.page
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")
        expect(page.locator("main p").first).not_to_be_empty()
        page.get_by_role("link", name="Home").click()
        expect(page.get_by_role("heading", name="New game")).to_be_visible()
        window.forgive("Failed to load resource: the server responded with a status of 404")


def test_an_invitation_that_was_used_says_so(browser: Browser, ann: Person, bob: Person) -> None:
    table = ann.table("scholars", "here", "friend")
    token = next(seat["invitation"] for seat in table["seats"] if seat["invitation"])
    bob.join(token, "Bob")
    with visit(browser, ann) as window:
        window.page.goto(f"/join/{token}")
        expect(window.page.locator("main")).to_contain_text("has already been used or withdrawn")
        window.forgive("Failed to load resource: the server responded with a status of 404")


def test_the_score_pad_adds_up_and_says_who_won(browser: Browser, ann: Person) -> None:
    with visit(browser, ann) as window:
        page = window.page
        page.goto("/score")
        which = page.get_by_role("heading", name="Which game?").bounding_box()
        picture = page.locator("nav .picture").first.bounding_box()
        assert which is not None
        assert picture is not None
        assert which["y"] < picture["y"]
        page.goto("/score/scholars")
        expect(page.locator("tfoot td")).to_have_text(["1", "1"])
        expect(page.get_by_role("status")).not_to_contain_text("win")
        page.goto("/score/tabannusi")
        page.get_by_role("group", name="How many players?").get_by_text("2", exact=True).click()
        page.get_by_role("textbox", name="Player 1", exact=True).fill("Ann")
        page.get_by_role("textbox", name="Player 2", exact=True).fill("Bob")
        for name, track in (("Ann", "40"), ("Bob", "20 + 12")):
            page.locator(f'input[aria-label^="{name}: "]').first.fill(track)
        page.locator('input[aria-label^="Bob: unused tiles"]').fill("3")
        expect(page.locator("tfoot td")).to_have_text(["40", "41"])
        expect(page.get_by_role("status").filter(has_text="41")).to_contain_text("Bob")
        page.reload()
        expect(page.locator("tfoot td")).to_have_text(["40", "41"])


def test_a_page_loads_the_words_of_one_language_and_those_of_another_when_it_is_chosen(
    browser: Browser, ann: Person
) -> None:
    table = brought(ann, moment("scholars"))["id"]
    loaded: list[str] = []
    with visit(browser, ann) as window:
        page = window.page
        page.on("request", lambda request: loaded.extend(re.findall(r"/assets/(en|pl|fr)-", request.url)))
        window.open(table)
        # Those of the page and those of the game's drawing.
        assert loaded == ["en", "en"]
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("radio", name="Polski").click()
        expect(page.get_by_role("button", name="Ustawienia")).to_be_visible()
        assert sorted(loaded) == ["en", "en", "pl", "pl"]
        # Without the server the words of a third one do not come: the page stays as it is.
        page.context.set_offline(True)
        page.get_by_role("radio", name="Français").click()
        expect(page.get_by_role("radio", name="Polski")).to_be_checked()
        expect(page.get_by_role("button", name="Ustawienia")).to_be_visible()
        window.forgive("Failed to load resource")
        # What is kept for later may be asked for just then.
        window.forgive("An unknown error occurred when fetching the script")


def test_score_pads_and_rules_open_without_the_server(browser: Browser, ann: Person) -> None:
    with visit(browser, ann) as window:
        window.page.goto("/score/tabannusi")
        # What is kept is kept a while after the page has come.
        window.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        window.page.context.set_offline(True)
        window.page.reload()
        expect(window.page.get_by_role("heading", level=1)).to_be_visible()
        expect(window.page.locator("input").first).to_be_visible()
        # So do the rules, which nobody has read yet.
        for game, rule in (("inventors", "INV-001"), ("scholars", "SCH-001"), ("tabannusi", "TAB-001")):
            window.page.goto(f"/rules/{game}")
            expect(window.page.get_by_text(rule, exact=True).first).to_be_visible()
        window.page.context.set_offline(False)
        window.forgive("Failed to load resource")


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "What is stored about you"),
        ("pl", "Co o tobie przechowujemy"),
        ("fr", "Ce qui est conservé à votre sujet"),
    ],
)
def test_the_front_door_leads_to_what_is_kept_of_people(
    language: str, title: str, browser: Browser, ann: Person
) -> None:
    with visit(browser, ann, language) as window:
        window.page.goto("/")
        window.page.get_by_role("contentinfo").get_by_role("link", name=title).click()
        expect(window.page.get_by_role("heading", name=title)).to_be_visible()
        expect(window.page.get_by_role("listitem")).to_have_count(9)


def test_a_server_that_is_closed_says_why_at_the_front_door(browser: Browser, ann: Person) -> None:
    def admin(*words: str) -> None:
        done = [sys.executable, "-m", "claytable", "admin", *words, "--db", f"sqlite:///{ann.server.database}"]
        subprocess.run(done, check=True, capture_output=True)

    notice = "We are back at noon."
    admin("close", "--notice", notice)
    try:
        until(lambda: ann.get("/api/notice")["text"] == notice)
        with visit(browser, ann) as window:
            window.page.goto("/")
            expect(window.page.get_by_role("status").filter(has_text=f"Closed for now: {notice}")).to_be_visible()
    finally:
        admin("open")
        until(lambda: ann.get("/api/notice")["text"] == "")


def test_a_puzzle_is_solved_by_playing_the_turn(browser: Browser, ann: Person) -> None:
    first = ann.get("/api/games/tabannusi/puzzles")[0]
    with visit(browser, ann) as window:
        page = window.page
        page.goto("/")
        tile = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Tabannusi"))
        tile.get_by_role("button", name="Practise").click()
        window.board.wait_for()
        note = page.locator(".note").filter(has_text="Find the turn that gains")
        expect(note).to_have_count(1)
        for key in first["line"]:
            window.wait_for_turn()
            window.choose(key)
        solved = page.locator(".note").filter(has_text="Solved")
        expect(solved.get_by_role("listitem")).to_have_count(len(first["line"]))
        expect(solved).to_contain_text("1 puzzle of this game solved")
        before = page.url
        solved.get_by_role("button", name="Next puzzle").click()
        page.wait_for_url(lambda url: url != before)
        expect(note).to_have_count(1)


def test_a_table_says_that_bots_do_not_know_its_values(browser: Browser, ann: Person) -> None:
    wish = {"game": "scholars", "seats": [{"kind": "here"}, {"kind": "bot", "level": "random"}]}
    tables = [ann.post("/api/tables", wish | more)["id"] for more in ({}, {"pack": strange_pack()})]
    with visit(browser, ann) as window:
        for count, table in enumerate(tables):
            window.open(table)
            window.wait_for_turn()
            expect(window.page.get_by_text("This component pack changes much:")).to_have_count(count)
