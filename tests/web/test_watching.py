"""Turns of others, watched in the browser step by step; your own answers never wait for them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from played import brought
from playwright.sync_api import Browser, WebSocketRoute, expect
from served import Person
from web.browser import Sitting, visit
from web.moments import before_another, moment

from claytable import Game, new
from claytable.bots import find_bot
from claytable.host.chances import chances

#: Runs before the page's own scripts: notes the steps that were shown, and how many pieces travelled.
NOTES = """
    window.steps = [];
    window.travels = 0;
    window.cut = new Set();
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        if (this.dataset.piece) window.travels++;
        return animate.apply(this, how);
    };
    addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
        const now = document.querySelector(".strip li.now .words")?.title;
        if (now && window.steps.at(-1) !== now) window.steps.push(now);
        for (const card of document.querySelectorAll(".strip li button"))
            if (card.scrollHeight > card.clientHeight + 1) window.cut.add(card.textContent);
        const head = document.querySelector(".bar .what");
        const { top, bottom } = head?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
        if (top < 0 || bottom > 52) window.cut.add(head.textContent);
    }).observe(document.body, { subtree: true, childList: true, attributes: true }));
"""

#: Milliseconds that a bot may take: its process may have to start on a machine with much else to do.
BOTS = 60_000

#: The middle of a place on the board that stands for one answer and that one can press.
CHOOSABLE = """() => {
    for (const place of document.querySelectorAll(".drawing [data-keys]:not([data-keys*='|'])")) {
        const { left, top, width, height } = place.getBoundingClientRect();
        const middle = [left + width / 2, top + height / 2];
        if (document.elementFromPoint(...middle)?.closest("[data-keys]") === place) return middle;
    }
    return null;
}"""


def at_the_table(ann: Person, table: Game) -> str:
    """The table of a game at which bots play all other seats."""
    id: str = brought(ann, table)["id"]
    for place in range(1, len(table.seats)):
        if table.seats[place].kind == "person":
            ann.put(f"/api/tables/{id}/seats/{place}/bot", {"level": "builder"})
    return id


def strip(window: Sitting) -> Any:
    return window.page.locator(".strip")


@pytest.mark.parametrize(("game", "seats"), [("inventors", 2), ("scholars", 1), ("tabannusi", 1)])
def test_the_turn_of_another_is_shown_in_steps_and_then_the_table_as_it_is(
    browser: Browser, ann: Person, game: str, seats: int
) -> None:
    table, key = before_another(game, seats)
    id = at_the_table(ann, table)
    with visit(browser, ann, motion=True, film=True) as window:
        window.page.add_init_script(NOTES)
        window.open(id)
        window.choose(key)
        expect(strip(window)).to_be_visible(timeout=BOTS)
        if seats > 1:
            expect(window.page.locator(".whose")).to_contain_text("'s board")
        expect(window.page.locator(".touched").first).to_be_attached()
        window.wait_for_turn()
        expect(strip(window)).to_have_count(0, timeout=30_000)
        shown: list[str] = window.page.evaluate("() => window.steps")
        assert len(shown) > 2
        assert window.page.evaluate("() => [...window.cut]") == []
        assert window.page.evaluate("() => window.travels") > 0
        # What the page then shows is the table that it got: everything that can be answered has its place.
        missing = set(window.options).difference(*window.places())
        assert not missing
        expect(window.page.locator(".since li").first).to_be_visible()
        assert window.page.locator(".since li:not(.whose)").count() <= 8
        window.page.get_by_role("button", name="Got it").click()
        expect(window.page.locator(".since")).to_have_count(0)


def test_an_answer_never_waits_for_the_film(browser: Browser, ann: Person) -> None:
    table, key = before_another("inventors", 2)
    id = at_the_table(ann, table)
    with visit(browser, ann, motion=True, film=True) as window:
        window.open(id)
        window.choose(key)
        expect(strip(window)).to_be_visible(timeout=BOTS)
        # Places of the shared board can be chosen while it runs.
        before = window.number
        window.page.mouse.click(*window.page.wait_for_function(CHOOSABLE).json_value())
        window.wait_after(before)
        expect(strip(window)).to_have_count(0)
        assert len(window.sent) == 2


def test_the_film_has_keys_and_its_speed_is_kept(browser: Browser, ann: Person) -> None:
    table, key = before_another("tabannusi", 2)
    id = at_the_table(ann, table)
    with visit(browser, ann, film=True) as window:
        window.open(id)
        window.choose(key)
        expect(strip(window)).to_be_visible(timeout=BOTS)
        window.page.keyboard.press("Space")
        now = window.page.locator(".strip li.now")
        window.page.keyboard.press("ArrowLeft")
        window.page.keyboard.press("ArrowLeft")
        window.page.keyboard.press("ArrowLeft")
        expect(now).to_have_count(0)
        window.page.keyboard.press("ArrowRight")
        expect(now.locator("xpath=preceding-sibling::li")).to_have_count(0)
        expect(now).to_have_count(1)
        window.page.keyboard.press("Escape")
        expect(strip(window)).to_have_count(0)
        window.wait_for_turn()
        window.page.get_by_role("button", name="Show again").click()
        expect(strip(window)).to_be_visible(timeout=BOTS)
        window.page.get_by_text("Instant", exact=True).click()
        expect(strip(window)).to_have_count(0)
        # It is the same after a visit: nothing plays by itself, and one may still see what happened.
        window.open(id)
        expect(window.page.get_by_role("button", name="Show what happened")).to_be_visible()
        expect(strip(window)).to_have_count(0)


def test_with_less_motion_the_steps_are_shown_and_nothing_travels(browser: Browser, ann: Person) -> None:
    table, key = before_another("inventors", 1)
    id = at_the_table(ann, table)
    with visit(browser, ann, film=True) as window:
        window.page.add_init_script(NOTES)
        window.open(id)
        window.choose(key)
        expect(strip(window)).to_be_visible(timeout=BOTS)
        # The opponent's card is seen beside its steps.
        card = window.page.locator(".drawing .scheme").bounding_box()
        assert card
        assert card["width"] > 200
        assert card["height"] > 50
        window.wait_for_turn()
        expect(strip(window)).to_have_count(0, timeout=30_000)
        assert len(window.page.evaluate("() => window.steps")) > 2
        assert window.page.evaluate("() => window.travels") == 0


def test_a_bot_on_a_seat_of_ones_own_is_watched_like_another_and_thinks_with_a_clock(
    browser: Browser, ann: Person
) -> None:
    table = brought(ann, moment("inventors", answers=40))["id"]
    thinking = False

    def still(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(lambda text: None if thinking and json.loads(text)["type"] == "table" else line.send(text))

    with visit(browser, ann, language="pl") as window:
        window.page.route_web_socket("**/live*", still)
        window.open(table)
        expect(window.page.locator(".drawing [data-keys]").first).to_be_visible()
        thinking = True
        ann.put(f"/api/tables/{table}/seats/0/bot", {"level": "builder"})
        thinks = window.page.locator(".thinks")
        expect(thinks).to_contain_text("Gracz 1")
        first = thinks.locator(".seconds").inner_text()
        expect(thinks.locator(".seconds")).not_to_have_text(first)
        # What the bot is asked is not asked of its person.
        expect(window.page.locator("[data-keys]")).to_have_count(0)
        expect(window.page.get_by_role("button", name="Podpowiedź")).to_have_count(0)


def test_what_others_closed_for_you_is_said_with_the_reason(browser: Browser, ann: Person) -> None:
    table = new("inventors", seats=["person"] * 3, seed=3)
    bot = find_bot("builder", 3)
    while not chances(table, 0):
        table.play_answer(bot.choose(table))
    (line,) = chances(table, 0)
    assert (line["opened"], line["rule"]) == (False, "INV-142")
    id = at_the_table(ann, table)
    with visit(browser, ann) as window:
        window.open(id)
        you = window.page.locator(".since .you")
        expect(you).to_contain_text("You can no longer choose: Worker: Blue Guild, right.")
        expect(you).to_contain_text("There is already a Worker on this space.")
        you.get_by_role("button", name="INV-142").click()
        expect(window.page.locator(".side")).to_contain_text("INV-142")
        # The first answer takes it away.
        window.choose(window.options[0])
        expect(you).to_have_count(0)
