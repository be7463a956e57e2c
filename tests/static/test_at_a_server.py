"""The page of `claytable serve --site`: it plays in the browser while the server is away, and carries games over."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path

from playwright.sync_api import Browser, expect
from served import Server
from site_pages import ENGINE, SiteSitting, looks

#: Whether the engine's large files are kept, as well as its scripts and those of both workers.
KEPT = """async () => {
    const names = async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => url);
    const [large, scripts] = [await names("claytable-site"), await names("claytable-1")];
    return large.filter((url) => url.includes("/engine/")).length >= 4
        && scripts.filter((url) => url.includes("/engine/")).length >= 3
        && scripts.filter((url) => /(engine|bots)\\.worker/.test(url)).length === 2
        && scripts.filter((url) => /face-.*\\.js/.test(url)).length >= 3;
}"""


class ServedSitting(SiteSitting):
    """Addresses at a server have paths."""

    @property
    def table(self) -> str:
        return self.page.url.split("#")[0].split("/")[-1]


def test_while_the_server_is_away_one_plays_here_and_carries_the_game_there_and_back(
    browser: Browser, site: Path, tmp_path: Path
) -> None:
    # The engine's files, as they are if Oasis is not among the games that were chosen.
    engine = shutil.copytree(site / "engine", tmp_path / "site" / "engine")
    (engine / "games.json").write_text(json.dumps(["inventors", "scholars", "tabannusi"]))
    files = str(engine.parent)
    server = Server(f"sqlite:///{tmp_path}/tables.db", "--site", files, "--log-level", "warning")
    chance = random.Random(7)
    try:
        with browser.new_context(**looks()) as context:
            window = ServedSitting(context.new_page(), server.url)
            page = window.page
            page.goto(server.url)
            page.locator("article").first.wait_for()
            page.wait_for_function("() => !!navigator.serviceWorker.controller", timeout=ENGINE)
            page.reload()
            window.wait_until(KEPT)
            server.stop()
            page.reload()
            expect(page.get_by_text("Tables you set up now are kept in this browser")).to_be_visible()
            # Rules that nobody has read yet are there; a game that only the server has is not offered.
            for game, rule in (("tabannusi", "TAB-056"), ("oasis", "OAS-001")):
                page.goto(f"{server.url}/rules/{game}#{rule}")
                expect(page.get_by_text(rule).first).to_be_visible()
            page.goto(f"{server.url}/new/oasis")
            page.get_by_role("button", name="Start game").wait_for()
            expect(page.get_by_text("a friend by link")).to_have_count(0)
            page.get_by_role("button", name="Start game").click()
            expect(page.get_by_role("alert")).to_contain_text("only be played there")
            page.goto(server.url)
            oasis = page.locator("article", has=page.get_by_role("heading", name="Oasis"))
            expect(oasis).to_contain_text("this game can only be played there")
            expect(oasis.get_by_role("button")).to_have_count(0)
            page.locator("article").first.get_by_role("button").first.click()
            window.board.wait_for(timeout=ENGINE)
            assert "/local/" in page.url
            window.play(chance, 3)
            assert window.number >= 3
            here = window.number
            server.start()
            page.locator("header button").first.click()
            page.get_by_role("button", name="Continue on the server").click()
            page.wait_for_url("**/table/*")
            window.wait_for(here)
            page.locator("header button").first.click()
            page.get_by_role("button", name="Continue in this browser").click()
            page.wait_for_url("**/local/*")
            window.wait_for(here)
            window.play(chance, 2)
            # All of them are on the front door.
            page.goto(server.url)
            expect(page.locator("main li")).to_have_count(3)
    finally:
        server.stop()
