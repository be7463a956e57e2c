"""Games looked at again on static files, without the network: the end, the replay, the film of another's turn."""

from __future__ import annotations

import json
import re
from pathlib import Path

from played import whole
from playwright.sync_api import Browser, expect
from site_pages import Host, looks, sitting
from web.browser import walk_a_better_line
from web.moments import before_another, moment

from claytable import new

#: Milliseconds for the analysis of a whole game, in the page and by the plain engine.
ANALYSIS = 400_000
#: Runs before the page's own scripts: films run slowly, so that one can be stopped.
SLOWLY = """localStorage.setItem("claytable", JSON.stringify({ speed: "slow" }))"""


def test_a_finished_game_is_looked_at_again_and_played_on(browser: Browser, host: Host, tmp_path: Path) -> None:
    game = whole("scholars")
    last = len(game.entries())
    file = tmp_path / "journal.json"
    file.write_text(json.dumps(game.journal))
    with browser.new_context(**looks()) as context, sitting(context, host.url) as window:
        window.enter_and_cut_off(host)
        page = window.page
        page.locator("input[type=file]").set_input_files(file)
        window.wait_for(0)
        # From then on the front door leads to it.
        page.goto(host.url)
        page.get_by_role("link", name="How it ended").click()
        window.end.wait_for()
        shown = window.end.locator("tfoot td").all_inner_texts()
        assert shown[:2] == [str(score.total) for score in game.scores()]
        page.get_by_role("link", name="Replay", exact=True).click()
        window.wait_for(0)
        page.keyboard.press("ArrowRight")
        window.wait_for(1)
        page.keyboard.press("End")
        window.wait_for(last)
        page.keyboard.press("ArrowLeft")
        window.wait_for(last - 1)
        page.get_by_role("slider").fill("60")
        window.wait_after(last - 1)
        number = window.number
        page.wait_for_url(re.compile(rf"/replay\?at={number}$"))
        link = page.url
        # Every seat's hand is open after the end.
        drawn = page.locator(".drawing").inner_text()
        second = page.get_by_role("group", name="Seen by").get_by_role("button").nth(1)
        second.click()
        expect(second).to_have_attribute("aria-pressed", "true")
        page.wait_for_function("(before) => document.querySelector('.drawing').innerText !== before", arg=drawn)
        assert window.number == number
        page.get_by_role("button", name="Play", exact=True).click()
        window.wait_after(number)
        page.get_by_role("button", name="Pause").click()
        # The link to a moment opens it in another tab.
        with sitting(context, host.url) as other:
            other.page.goto(link)
            other.wait_for(number)
            other.page.get_by_role("button", name="Play on from here").click()
            other.page.get_by_text("apprentice").click()
            other.page.get_by_role("dialog").get_by_role("button", name="Play on from here").click()
            other.page.wait_for_url(re.compile(r"#/local/[\w-]+$"))
            other.page.get_by_role("button", name="Menu").wait_for()
            other.wait_for_turn()
            mark = re.compile(r"continues from turn \d+ of another game", re.IGNORECASE)
            back = other.page.get_by_role("status").filter(has_text=mark).get_by_role("link", name="Replay")
            expect(back).to_have_attribute("href", re.compile(rf"/replay\?at={number}$"))
            other.choose(other.options[0])
            other.page.goto(host.url)
            expect(other.page.locator("li", has_text=mark)).to_have_count(1)


def test_a_bots_turn_is_a_film_that_is_paused_and_stepped(browser: Browser, host: Host) -> None:
    game, key = before_another("tabannusi", 2)
    with browser.new_context(**looks()) as context, sitting(context, host.url, film=True) as window:
        window.page.add_init_script(SLOWLY)
        window.enter_and_cut_off(host)
        table = window.bring(game)
        window.ask("PUT", f"/api/tables/{table}/seats/1/bot", {"level": "builder"})
        window.open(table)
        window.choose(key)
        page, strip = window.page, window.page.locator(".strip")
        expect(strip).to_be_visible()
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
        steps, now = strip.locator("li"), strip.locator("li.now")
        for _ in range(steps.count() + 1):
            page.get_by_role("button", name="One step back").click()
        expect(now).to_have_count(0)
        page.get_by_role("button", name="One step forward").click()
        expect(steps.first).to_have_class(re.compile(r"\bnow\b"))
        page.get_by_role("button", name="Play", exact=True).click()
        expect(now.locator("xpath=preceding-sibling::li").first).to_be_attached()
        page.keyboard.press("Escape")
        expect(strip).to_have_count(0)
        window.wait_for_turn()
        assert not set(window.options).difference(*window.places())
        # Who wants it sees again what happened.
        page.get_by_role("button", name="Show again").click()
        expect(strip).to_be_visible()


def test_the_last_click_leads_to_the_end_and_to_a_rematch(browser: Browser, host: Host) -> None:
    game = whole("inventors")
    keys = [entry["key"] for entry in game.journal["entries"]]
    before = new("inventors", seats=["person", "person"], seed=7)
    for key in keys[:-1]:
        before.play(key)
    with browser.new_context(**looks("fr")) as context, sitting(context, host.url) as window:
        window.enter_and_cut_off(host)
        table = window.bring(before)
        window.open(table)
        window.wait_for_turn()
        window.choose(keys[-1])
        window.end.wait_for()
        scores = game.scores()
        shown = window.end.locator("tfoot td").all_inner_texts()
        assert shown[:2] == [str(score.total) for score in scores]
        expect(window.end.locator("tbody tr")).to_have_count(len(scores[0].categories))
        expect(window.end.locator("polyline")).to_have_count(2)
        assert "{" not in window.end.inner_text()
        window.end.get_by_role("button", name="Revanche").click()
        expect(window.end).to_have_count(0)
        window.wait_for(0)
        assert window.table != table
        assert not window.over


def test_the_log_leads_back_in_time_and_to_now_again(browser: Browser, host: Host) -> None:
    with browser.new_context(**looks()) as context, sitting(context, host.url) as window:
        window.enter_and_cut_off(host)
        window.open(window.bring(moment("tabannusi")))
        number, page = window.number, window.page
        page.locator(".log li button").nth(12).click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("The table after move")
        expect(page.locator("[data-keys]")).to_have_count(0)
        page.get_by_role("button", name="Back to the game").click()
        expect(page.locator("[data-keys]").first).to_be_visible()
        assert window.number == number


def test_a_whole_game_is_analysed_in_the_page(browser: Browser, host: Host) -> None:
    """Stopped and gone on with; then the better line is walked on the board."""
    game = whole("tabannusi")
    with browser.new_context(**looks()) as context, sitting(context, host.url) as window:
        window.enter_and_cut_off(host)
        page = window.page
        window.bring(game)
        page.goto(host.url)
        page.get_by_role("link", name="How it ended").click()
        page.get_by_role("link", name="Replay", exact=True).click()
        window.wait_for(0)
        analysis = page.get_by_role("region", name="Analysis")
        analysis.get_by_role("button", name="Analyse").click()
        expect(analysis.get_by_role("status")).to_contain_text(re.compile(r"^2 of"), timeout=ANALYSIS)
        analysis.get_by_role("button", name="Pause").click()
        page.reload()
        analysis.get_by_role("button", name="Continue").click()
        decisive = analysis.get_by_role("group", name="The turns that decided it")
        expect(decisive.get_by_role("button").first).to_be_visible(timeout=ANALYSIS)
        walk_a_better_line(page)
