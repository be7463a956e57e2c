"""Tables in the page: several tabs, storage that is refused, full or broken, a worker that crashes, journals."""

from __future__ import annotations

import json
import random
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, Worker, expect
from playwright.sync_api import Error as BrowserError
from site_pages import ENGINE, Host, SiteSitting, looks, sitting
from web.browser import launch_options

from claytable import new
from claytable.bots import LEVELS
from claytable.core.journal import replay

GAMES = ("inventors", "scholars", "tabannusi")
GOLDEN = sorted(
    path
    for path in (Path(__file__).parents[1] / "journals").glob("*.json")
    if not path.name.endswith(("scores.json", "perft.json"))
)
#: The settings of a person whose browser lets no site keep anything.
REFUSES = {"profile": {"default_content_setting_values": {"cookies": 2}}}
#: Put before the engine's own script: what Python has in its memory can be overwritten.
SPOILABLE = """
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...what) => {
    const made = await instantiate(...what);
    self.spoil = () => new Uint8Array((made.instance ?? made).exports.memory.buffer).fill(0xff);
    return made;
};
"""
#: Answers at once whatever is asked, until an answer is not taken.
FILLS = """() => new Promise((over) => {
    const { clay } = window;
    const answer = ({ view, number }) => {
        const message = JSON.stringify({ type: "answer", number, key: view.decision.options[0].key });
        clay.engine.postMessage({ type: "hear", chair: clay.chair, message });
    };
    clay.heard = (message) => {
        if (message.type === "rejected") over(delete clay.heard);
        if (message.type === "table") setTimeout(() => answer(message));
    };
    answer(clay.last);
})"""
#: Bytes that the site may keep beyond what it keeps with its engine loaded: enough for some answers.
ROOM = 8000
#: Spoils an entry of a table, as a fault of the disk would.
SPOIL = """([table, number]) => new Promise((resolve, reject) => {
    const opening = indexedDB.open("claytable");
    opening.onerror = reject;
    opening.onsuccess = () => {
        const transaction = opening.result.transaction("entries", "readwrite");
        transaction.objectStore("entries").put({ table, number, entry: "{spoiled" });
        transaction.oncomplete = () => (opening.result.close(), resolve());
    };
})"""


#: Whether no tab waits to play a table.
NOBODY_WAITS = "async () => (await navigator.locks.query()).pending.every(({ name }) => !name.endsWith('%s'))"


def before_the_engine(page: Page, script: str) -> None:
    """Run a script in the engine's worker before everything else there."""

    def serve(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=script + answer.text())

    page.context.route("**/engine.worker-*.js", serve)


def banner(window: SiteSitting) -> Any:
    return expect(window.page.locator(".banner"))


def test_the_golden_games_have_the_same_digests_in_the_page(browser: Browser, host: Host) -> None:
    with browser.new_context(**looks()) as context, sitting(context, host.url) as window:
        window.enter()
        assert len(GOLDEN) >= 20
        for path in GOLDEN:
            journal = json.loads(path.read_text())
            if journal["game"] not in GAMES:
                continue
            table = window.ask("POST", "/api/journals", {"journal": journal})["id"]
            again = window.journal(table)
            assert again["digest"] == journal["digest"], path.name
            digests = [entry.get("digest") for entry in journal["entries"]]
            assert [entry.get("digest") for entry in again["entries"]] == digests, path.name


@pytest.mark.parametrize("level", [*LEVELS, "random"])
def test_bots_answer_and_give_hints_in_the_page(browser: Browser, host: Host, level: str) -> None:
    with browser.new_context(**looks()) as context, sitting(context, host.url) as window:
        window.enter()
        window.open(window.make("tabannusi", "here", level, seed=3))
        window.play(random.Random(3), 4)
        window.wait_for_turn()
        assert any(entry["seat"] == 1 for entry in _log(window)), "the bot has not answered"
        window.page.get_by_role("button", name="Hint", exact=True).click()
        expect(window.page.get_by_text("A bot would choose")).to_be_visible()


def _log(window: SiteSitting) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = window.ask("GET", f"/api/tables/{window.table}/log")["entries"]
    return entries


def test_of_two_tabs_one_plays_and_the_other_follows(browser: Browser, host: Host) -> None:
    with (
        browser.new_context(**looks()) as context,
        sitting(context, host.url) as second,
        sitting(context, host.url) as first,
    ):
        first.enter()
        first.open(first.make("inventors", "here", "here", seed=7))
        table = first.table
        second.open(table)
        chance = random.Random(7)
        first.play(chance, 3)
        second.wait_for(first.number)
        # The one that follows shows the same table, and says why it is not played there.
        key = second.options[0]
        second.click("[data-keys]", next(at for at, keys in enumerate(second.places()) if key in keys))
        expect(second.page.get_by_text("This table is open in another tab").first).to_be_visible()
        assert second.page.evaluate("() => window.clay.accepted") == []
        assert first.number == second.number
        # When the one that plays is gone, the other one goes on.
        first.page.close()
        second.wait_until(NOBODY_WAITS % table)
        second.page.wait_for_timeout(300)
        assert second.play(chance, 2) == 2
        assert len(second.journal(table)["entries"]) == 5


def test_a_browser_that_keeps_nothing_says_so_and_lets_the_journal_out(
    browser: Browser, host: Host, tmp_path: Path
) -> None:
    settings = tmp_path / "browser" / "Default" / "Preferences"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps(REFUSES))
    kind = browser.browser_type
    with (
        kind.launch_persistent_context(tmp_path / "browser", **launch_options(), **looks("pl")) as context,
        # Nor can the test keep a setting there.
        sitting(context, host.url, film=True) as window,
    ):
        window.enter()
        expect(window.page.get_by_text("Ta przeglądarka niczego tu nie zapisuje")).to_be_visible()
        window.open(window.make("scholars", "here", "here", seed=7))
        window.play(random.Random(7), 3)
        banner(window).to_contain_text("Ta przeglądarka niczego tu nie zapisuje")
        assert len(_taken_out(window)["entries"]) == 3


def room(window: SiteSitting, size: int | None) -> None:
    """Give the site so much room in the browser, or as much as it likes."""
    origin: str = window.page.evaluate("() => location.origin")
    given = {"origin": origin} if size is None else {"origin": origin, "quotaSize": size}
    window.page.context.new_cdp_session(window.page).send("Storage.overrideQuotaForOrigin", given)


def used(window: SiteSitting) -> int:
    """The bytes that the site keeps, once they are all there."""
    found = -1
    while found != (now := window.page.evaluate("async () => (await navigator.storage.estimate()).usage")):
        found = now
        window.page.wait_for_timeout(1000)
    return found


def test_where_there_is_no_room_the_table_stays_and_the_journal_can_be_taken_out(browser: Browser, host: Host) -> None:
    with browser.new_context(**looks("fr"), service_workers="block") as context, sitting(context, host.url) as window:
        window.enter()
        # The browser looks at its rule when it first writes, and then for half a minute no more.
        room(window, used(window) + ROOM)
        window.open(window.make("inventors", "here", "here", seed=7))
        window.page.evaluate(FILLS)
        banner(window).to_contain_text("Ce navigateur n'a plus de place")
        number = window.number
        assert number > 0
        assert len(_taken_out(window)["entries"]) == number
        window.page.keyboard.press("Escape")
        # With room again the same answer is taken, and nothing more is said.
        room(window, None)
        assert window.play(random.Random(7), 2) == 2
        banner(window).to_have_count(0)
        assert len(window.journal(window.table)["entries"]) == number + 2


def remove(window: SiteSitting) -> None:
    """Remove the table that is open, and come to the front door."""
    window.page.get_by_role("button", name="Remove this table").click(timeout=ENGINE)
    window.page.get_by_role("button", name="Remove it for good?").click()
    expect(window.page.get_by_role("heading", level=1)).to_be_visible()
    window.page.wait_for_url(re.compile(r"#/?$|/$"))


def test_a_broken_table_says_so_and_lets_out_what_can_be_read(browser: Browser, host: Host) -> None:
    with browser.new_context(**looks()) as context, sitting(context, host.url) as window:
        window.enter()
        window.open(window.make("tabannusi", "here", "here", seed=7))
        table = window.table
        window.play(random.Random(7), 4)
        window.page.goto(host.url)
        window.page.evaluate(SPOIL, [table, 3])
        window.page.reload()
        window.page.goto(f"{host.url}#/local/{table}")
        expect(window.page.get_by_text("copy of the table is damaged")).to_be_visible()
        with window.page.expect_download() as download:
            window.page.get_by_role("button", name="Download game file").click()
        journal = json.loads(Path(download.value.path()).read_text())
        assert len(journal["entries"]) == 2
        # Other tables are as they were.
        window.page.goto(host.url)
        other = window.make("tabannusi", "here", "here", seed=7)
        window.open(other)
        # A table that nobody needs any more is removed, whether or not it can be read.
        window.page.goto(f"{host.url}#/local/{table}")
        remove(window)
        assert [each["id"] for each in window.ask("GET", "/api/tables")["tables"]] == [other]
        window.open(other)
        window.page.get_by_role("button", name="Menu").click()
        remove(window)
        assert window.ask("GET", "/api/tables")["tables"] == []


def worker(window: SiteSitting, name: str) -> Worker:
    return next(each for each in reversed(window.page.workers) if f"{name}.worker" in each.url)


def test_workers_that_crash_are_started_again_where_they_were(browser: Browser, host: Host) -> None:
    with browser.new_context(**looks(), service_workers="block") as context, sitting(context, host.url) as window:
        before_the_engine(window.page, SPOILABLE)
        window.enter()
        window.open(window.make("scholars", "here", "builder", seed=7))
        chance = random.Random(7)
        window.play(chance, 2)
        window.wait_for_turn()
        number = window.number
        # A mistake in a script.
        worker(window, "engine").evaluate("() => void setTimeout(() => { throw new Error('crashed by a test'); })")
        banner(window).to_contain_text("Every choice that was accepted is safe")
        banner(window).to_have_count(0, timeout=ENGINE)
        assert window.number == number
        assert window.play(chance, 1) == 1
        window.wait_for_turn()
        number = window.number
        # Python itself: at the next answer nothing in it can go on.
        worker(window, "engine").evaluate("() => void self.spoil()")
        window.click("[data-keys]", next(at for at, keys in enumerate(window.places()) if len(keys) == 1))
        banner(window).to_contain_text("Every choice that was accepted is safe")
        banner(window).to_have_count(0, timeout=ENGINE)
        assert window.number == number
        assert window.play(chance, 2) == 2
        window.wait_for_turn()
        # Bots think in a new worker then, and the table does not notice.
        hint = window.page.get_by_role("button", name="Hint", exact=True)
        advice = window.page.get_by_text("A bot would choose")
        hint.click()
        expect(advice).to_be_visible()
        worker(window, "bots").evaluate("() => void setTimeout(() => { throw new Error('crashed by a test'); })")
        assert window.play(chance, 1) == 1
        window.wait_for_turn()
        hint.click()
        expect(advice).to_be_visible()
        window.troubles.clear()


def test_a_page_that_crashes_leaves_the_table_as_it_was(browser: Browser, host: Host) -> None:
    with browser.new_context(**looks()) as context:
        first = SiteSitting(context.new_page(), host.url)
        first.enter()
        first.open(first.make("tabannusi", "here", "builder", seed=7))
        first.play(random.Random(7), 3)
        table, accepted = first.table, first.page.evaluate("() => window.clay.accepted")
        with first.page.expect_event("crash"), suppress(BrowserError):
            first.page.goto("chrome://crash")
        first.page.close()
        with sitting(context, host.url) as second:
            second.open(table)
            second.wait_for_turn()
            assert len(second.journal(table)["entries"]) > max(accepted)
            assert second.play(random.Random(8), 1) == 1


def test_a_journal_goes_out_of_the_page_and_into_it_again(browser: Browser, host: Host, tmp_path: Path) -> None:
    with browser.new_context(**looks()) as context, sitting(context, host.url) as window:
        window.enter()
        # Its seed has more digits than numbers have in a browser.
        window.open(window.bring(new("inventors", seats=["person", "person"], seed=2**63 - 1)))
        window.play(random.Random(7), 3)
        journal = _taken_out(window)
        replay(journal)
        file = tmp_path / "journal.json"
        file.write_text(json.dumps(journal))
        window.page.goto(host.url)
        window.page.locator("input[type=file]").set_input_files(file)
        window.board.wait_for()
        assert window.number == 3
        assert window.journal(window.table)["seed"] == journal["seed"] == 2**63 - 1
        assert window.play(random.Random(8), 1) == 1


def _taken_out(window: SiteSitting) -> dict[str, Any]:
    """The journal, by the menu."""
    window.page.locator("header button").first.click()
    with window.page.expect_download() as download:
        window.page.locator(".menu .row button", has=window.page.locator('use[href="#download"]')).click()
    found: dict[str, Any] = json.loads(Path(download.value.path()).read_text())
    return found
