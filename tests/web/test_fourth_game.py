"""Games that are installed beside ours need no page of their own: from the front door to the end, by clicks alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from served import Person, Server, with_games
from web.browser import Sitting, message_ids, visit
from web.handheld import thumb
from web.keyed import Keys

ENGLISH = "Pebbles n'existe pas encore en français\u00a0: vous jouez en anglais."


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("fourth")
    server = Server(f"sqlite:///{folder / 'tables.db'}", log=folder / "log", env=with_games(folder, "stall", "toy"))
    yield server
    server.stop()


def played_to_the_end(window: Sitting, ids: set[str]) -> None:
    window.play(random.Random(5), 100, ids)
    assert window.over
    window.end.wait_for()
    totals = [str(score["total"]) for score in sorted(window.last["view"]["scores"], key=lambda each: each["seat"])]
    assert window.end.locator("tfoot :is(b, .number)").all_inner_texts() == totals


def test_a_game_of_things_is_clicked_from_the_front_door_to_its_end(browser: Browser, ann: Person) -> None:
    with visit(browser, ann) as window:
        page = window.page
        page.goto("/")
        tile = page.get_by_role("article").filter(has=page.get_by_role("heading", name="The Stall"))
        expect(tile).to_contain_text("Buy what you can pay at the stall, or earn two coins.")
        tile.get_by_role("link").click()
        expect(page.get_by_text("Coins at the start").first).to_be_visible()
        second = page.get_by_role("group", name="Seat 2")
        second.get_by_text("at this screen").click()
        page.get_by_role("button", name="Start game").click()
        window.board.wait_for()
        # The goods lie on the table and are chosen there; only what is no thing is a button above.
        bought = [key for key in window.options if key != "earn"]
        assert bought
        assert sorted(page.locator(".drawing [data-key]").evaluate_all("all => all.map(e => e.dataset.key)")) == sorted(
            bought
        )
        assert page.locator("header [data-key]").evaluate_all("all => all.map(e => e.dataset.key)") == ["earn"]
        assert page.locator(".room").evaluate("room => room.scrollWidth <= room.clientWidth")
        played_to_the_end(window, message_ids(ann, "stall", "en"))


@pytest.mark.parametrize(
    ("language", "size", "names"),
    [("en", "laptop", ["Market", "Hand"]), ("pl", "desktop", ["Targ", "Ręka"])],
)
def test_the_example_is_clicked_to_its_end(
    browser: Browser, ann: Person, language: str, size: str, names: list[str]
) -> None:
    table = ann.table("oasis", "here", "here", seed=3, options={"days": 8})["id"]
    with visit(browser, ann, language, size=size) as window:
        window.open(table)
        # Fields are called by their names, and every answer has its place on the table.
        for name in names:
            expect(window.board.get_by_role("heading", name=name, exact=True)).to_be_visible()
        assert window.page.locator("header [data-key]").count() == 0
        window.play(random.Random(5), 200, message_ids(ann, "oasis", language))
        assert window.over
        window.end.wait_for()


def test_the_example_is_played_to_its_end_by_keyboard_alone(browser: Browser, ann: Person) -> None:
    table = ann.table("oasis", "here", "here", seed=6, options={"days": 8})["id"]
    with visit(browser, ann) as window:
        window.open(table)
        Keys(window).play(random.Random(7))
        window.end.wait_for()


def test_the_example_is_played_to_its_end_by_touch(browser: Browser, ann: Person) -> None:
    table = ann.table("oasis", "here", "here", seed=8, options={"days": 8})["id"]
    with thumb(browser, ann) as hand:
        hand.window.open(table)
        hand.play(random.Random(9), 200, look=4)
        assert hand.window.over
        hand.window.end.wait_for()


def test_on_a_phone_what_can_be_chosen_comes_into_sight(browser: Browser, ann: Person) -> None:
    table = ann.table("oasis", "here", "here", seed=6)["id"]
    with thumb(browser, ann) as hand:
        window = hand.window
        window.open(table)
        # Too many cards: the hand lies below the market.
        while "draw" in window.options:
            hand.choose("draw", by_place=False)
            window.wait_for_turn()
        expect(window.board.locator(".drawing [data-keys]").first).to_be_in_viewport(ratio=1)


def test_a_thing_that_cannot_be_chosen_says_why(browser: Browser, ann: Person) -> None:
    table = ann.table("stall", "here", "here", seed=4)["id"]
    with visit(browser, ann) as window:
        window.open(table)
        assert window.refused.count() > 0
        window.refused.first.click()
        expect(window.tip).to_contain_text("coins, and you have 2.")
        window.tip.get_by_role("button", name="STA-002").click()
        expect(window.page.locator('[data-rule="STA-002"]')).to_be_visible()


def test_what_is_pointed_at_tells_what_it_would_do_and_can_be_taken_back(browser: Browser, ann: Person) -> None:
    table = ann.table("stall", "here", "bot", seed=4)["id"]
    with visit(browser, ann) as window:
        window.open(table)
        key = next(key for key in window.options if key != "earn")
        before = window.options
        window.page.keyboard.press("ArrowRight")
        window.place(key).hover()
        expect(window.tip).to_contain_text("buys")
        window.place(key).focus()
        window.page.keyboard.press("Enter")
        window.wait_after(0)
        window.wait_for_turn()
        expect(window.page.locator(".seats")).to_contain_text("1 Goods")
        number = window.number
        window.page.keyboard.press("u")
        window.wait_after(number)
        window.wait_for_turn()
        assert window.options == before


def test_rules_and_score_of_a_game_of_numbers_and_its_end(browser: Browser, ann: Person) -> None:
    with visit(browser, ann, "fr") as window:
        page = window.page
        page.goto("/rules/toy")
        expect(page.get_by_text("TOY-001")).to_be_visible()
        page.goto("/new/toy")
        page.get_by_role("group", name="Place 2").get_by_text("à cet écran").click()
        page.get_by_role("button", name="Commencer la partie").click()
        window.board.wait_for()
        expect(page.get_by_text(ENGLISH)).to_have_count(1)
        page.get_by_role("button", name="OK").click()
        expect(page.get_by_text(ENGLISH)).to_have_count(0)
        page.reload()
        window.board.wait_for()
        expect(page.get_by_text("15 pebbles left")).to_be_visible()
        expect(page.get_by_text(ENGLISH)).to_have_count(0)
        page.get_by_role("tab", name="Score").click()
        expect(page.get_by_role("tabpanel")).to_contain_text("Pebbles")
        played_to_the_end(window, message_ids(ann, "toy", "fr"))
        # The last answer may come before the odds that were asked for before it: then it is known who has won.
        window.forgive("Failed to load resource: the server responded with a status of 409")


def test_a_face_that_fails_is_not_called_a_server_that_does_not_answer(browser: Browser, ann: Person) -> None:
    table = ann.table("toy", "here", "here", seed=4)["id"]
    with visit(browser, ann) as window:
        window.page.route(
            "**/assets/face-*.js",
            lambda route: route.fulfill(content_type="text/javascript", body="throw new Error('no paint')"),
        )
        window.page.goto(f"/table/{table}")
        expect(window.page.get_by_text("This table cannot be shown: Error: no paint")).to_be_visible()
