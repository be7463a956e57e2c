"""The solo opponent beside cardboard, in the page: found on the front door, played offline, and kept."""

from __future__ import annotations

from playwright.sync_api import Browser, expect
from site_pages import ENGINE, Host, looks, sitting

ASKS = "Are there 7 or more Employed Translators in all Rooms"


def test_the_opponent_is_found_apart_from_the_games_and_played_without_a_network(browser: Browser, host: Host) -> None:
    with browser.new_context(**looks()) as context, sitting(context, host.url) as window:
        window.enter_and_cut_off(host)
        page = window.page
        expect(page.get_by_role("link", name="Set up a table")).to_have_count(4)
        page.get_by_role("link", name="At the real table").click()
        expect(page.get_by_role("heading", name="Scholars of the South Tigris: the opponent")).to_be_visible()
        expect(page.get_by_text("at this screen", exact=True)).to_be_visible()
        expect(page.get_by_text("a bot", exact=True)).to_have_count(0)
        page.get_by_text("I turn mine").click()
        page.get_by_role("button", name="Start game").click()
        window.board.wait_for(timeout=ENGINE)
        for key in ("all", "its-turn", "scheme:1"):
            window.wait_for_turn()
            window.choose(key)
        expect(page.get_by_role("heading", name=ASKS)).to_be_visible()
        # It is the same after a visit, and back goes to the beginning.
        page.reload()
        window.wait_for(3)
        expect(page.get_by_role("heading", name=ASKS)).to_be_visible()
        for number in (4, 5, 6):
            page.get_by_role("button", name="Undo").first.click()
            window.wait_for(number)
        expect(page.get_by_role("heading", name="Set up the table as for 2 players")).to_be_visible()
