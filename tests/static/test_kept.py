"""What is acknowledged is kept: worker, page or browser die at random moments, and the journal has all of it."""

from __future__ import annotations

import os
import random
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Playwright, sync_playwright
from playwright.sync_api import Error as BrowserError
from site_pages import Host, SiteSitting, looks
from web.browser import launch_options

from claytable.core.journal import replay, write_journal

#: Times that the page is killed, in two tests; in turn the whole browser, the page alone and its worker.
KILLS = int(os.environ.get("CLAYTABLE_SITE_KILLS", "50"))
#: Tabs that are open at a time, each with a table of its own.
TABS = 5
GAMES = ("inventors", "scholars", "tabannusi")
#: Answers whatever the table asks, at once, and tells the test what was accepted as soon as it is.
PLAYS = """() => {
    const { clay } = window;
    const given = {};
    const answer = ({ view, number }) => {
        const options = view.decision?.options ?? [];
        if (options.length === 0) return;
        const { key } = options[Math.floor(Math.random() * options.length)];
        const message = JSON.stringify({ type: "answer", number, key });
        given[number] = key;
        clay.engine.postMessage({ type: "hear", chair: clay.chair, message });
    };
    clay.heard = (message) => {
        if (message.type === "accepted") window.acknowledged(message.number, given[message.number]);
        if (message.type === "table") setTimeout(() => answer(message));
    };
    answer(clay.last);
}"""


class Tab:
    """A table that is played in a tab, and the answers that were accepted there, by the number of the question."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.window = SiteSitting(context.new_page(), url)
        self.accepted: dict[int, str] = {}
        self.window.page.expose_function("acknowledged", self._acknowledged)

    def _acknowledged(self, number: int, key: str) -> None:
        self.accepted[number] = key


def opened(playwright: Playwright, folder: Path) -> BrowserContext:
    return playwright.chromium.launch_persistent_context(folder, **launch_options(), **looks())


def browser_process(folder: Path) -> int:
    """The browser that uses this folder."""
    for each in Path("/proc").iterdir():
        if each.name.isdecimal():
            try:
                words = (each / "cmdline").read_bytes().split(b"\0")
            except OSError:
                continue
            if f"--user-data-dir={folder}".encode() in words and not any(word.startswith(b"--type=") for word in words):
                return int(each.name)
    raise AssertionError("the browser is gone already")


def answers(journal: dict[str, Any]) -> dict[int, str]:
    """The answers of a journal, by the number of the question."""
    return {number: entry["key"] for number, entry in enumerate(journal["entries"])}


@pytest.mark.parametrize("half", [1, 2])
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="finds the browser's process in /proc")
def test_whenever_the_page_is_killed_nothing_that_was_accepted_is_lost(host: Host, tmp_path: Path, half: int) -> None:
    chance = random.Random(half)
    folder = tmp_path / "browser"
    tables: list[str] = []
    accepted: list[dict[int, str]] = [{} for _ in range(TABS)]
    killed = heard = 0
    with sync_playwright() as playwright:
        context = opened(playwright, folder)
        tabs = [Tab(context, host.url) for _ in range(TABS)]
        for at, tab in enumerate(tabs):
            tab.window.enter()
            tables.append(tab.window.make(GAMES[at % len(GAMES)], "here", "here"))
        while killed < KILLS // 2:
            for tab, table in zip(tabs, tables, strict=True):
                tab.window.open(table)
            for tab in tabs:
                tab.window.page.evaluate(PLAYS)
            tabs[0].window.page.wait_for_timeout(chance.randrange(200, 1200))
            way = killed // TABS % 3
            whole = way == 0
            if whole:
                os.kill(browser_process(folder), signal.SIGKILL)
            for at, tab in enumerate(tabs):
                if not whole:
                    tab.window.page.wait_for_timeout(chance.randrange(100))
                    if way == 2:
                        tab.window.page.evaluate("() => window.clay.engine.terminate()")
                    tab.window.page.close(run_before_unload=False)
                accepted[at] |= tab.accepted
                heard += len(tab.accepted)
                killed += 1
            if whole:
                with suppress(BrowserError):
                    context.close()
                context = opened(playwright, folder)
            tabs = [Tab(context, host.url) for _ in range(TABS)]
            looked = tabs[0].window
            looked.enter()
            for table, known in zip(tables, accepted, strict=True):
                journal = looked.journal(table)
                found = answers(journal)
                assert known.items() <= found.items(), f"{table}: accepted, but not kept"
                assert write_journal(replay(journal)) == journal
                # What was written but not acknowledged in time is kept as well.
                known.update(found)
        assert heard > KILLS // 2, "too few answers were accepted before the kills to prove anything"
        context.close()
