"""The site as an app: it can be installed, says what it may do, and changes between games only."""

from __future__ import annotations

import json
import random
from pathlib import Path

from playwright.sync_api import Browser, Route, expect
from site_pages import ENGINE, PATH, Host, looks, sitting

from claytable.server.guard import POLICY

WAITS = "async () => !!(await navigator.serviceWorker.getRegistration())?.waiting"


def test_the_site_can_be_installed(browser: Browser, host: Host) -> None:
    with browser.new_context(**looks()) as context, sitting(context, host.url) as window:
        window.enter()
        window.wait_until_kept()
        devtools = context.new_cdp_session(window.page)
        errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
        # The tests' windows are private ones.
        assert [each["errorId"] for each in errors] == ["in-incognito"]
        manifest = json.loads(devtools.send("Page.getAppManifest")["data"])
        for icon in manifest["icons"]:
            assert window.page.request.get(host.url + icon["src"]).ok


def test_no_text_becomes_a_program(browser: Browser, host: Host) -> None:
    assert not any("unsafe-eval" in rule.replace("wasm-unsafe-eval", "") for rule in POLICY)
    with browser.new_context(**looks()) as context, sitting(context, host.url) as window:
        window.enter()
        policy = window.page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content") or ""
        assert "script-src 'self' 'wasm-unsafe-eval'" in policy
        # Not at once: what the test runs itself is allowed everything.
        tried = """() => new Promise((told) => setTimeout(() => {
            try { told(new Function("return 'ran'")()); } catch { told("refused"); }
        }))"""
        assert window.page.evaluate(tried) == "refused"
        # No word of the page binds its workers, but what keeps them does.
        window.wait_until_kept()
        window.page.reload()
        window.wait_for_engine()
        assert [worker.evaluate(tried) for worker in window.page.workers] == ["refused"]
        window.troubles.clear()


def test_a_new_page_comes_between_games_and_never_during_one(browser: Browser, own_host: Host, tmp_path: Path) -> None:
    folder = tmp_path / PATH.strip("/")
    fresh = "() => document.querySelector('meta[name=fresh]') !== null"
    with (
        browser.new_context(**looks()) as context,
        sitting(context, own_host.url) as other,
        sitting(context, own_host.url) as window,
    ):
        other.enter("#/rules/inventors")
        other.wait_until_kept()
        window.enter()
        window.open(window.make("inventors", "here", "here", seed=7))
        page, worker = folder / "index.html", folder / "sw.js"
        page.write_text(page.read_text().replace("<head>", '<head><meta name="fresh">'))
        worker.write_text(worker.read_text().replace('"index.html": "', '"index.html": "new'))
        window.page.wait_for_timeout(3000)
        window.page.evaluate("async () => void (await navigator.serviceWorker.getRegistration()).update()")
        window.wait_until(WAITS)
        assert window.play(random.Random(7), 3) == 3
        window.page.reload()
        window.board.wait_for(timeout=ENGINE)
        assert not window.page.evaluate(fresh)
        window.page.wait_for_timeout(3500)
        assert not window.page.evaluate(fresh)
        window.page.locator("header button").first.click()
        window.page.locator(".menu").get_by_role("link").last.click()
        # Then every tab has it.
        for each in (window, other):
            each.page.wait_for_function(fresh, timeout=ENGINE)
        expect(window.page.locator("main li")).to_have_count(1)


def test_the_front_door_is_used_before_the_engine_is_there(browser: Browser, host: Host) -> None:
    held: list[Route] = []
    with browser.new_context(**looks(), service_workers="block") as context, sitting(context, host.url) as window:
        context.route("**/pyodide.asm.wasm.pack*", lambda route: held.append(route))
        page = window.page
        page.goto(host.url)
        expect(page.locator(".engine progress")).to_be_visible()
        page.goto(f"{host.url}#/rules/scholars")
        expect(page.get_by_text("SCH-001").first).to_be_visible()
        page.goto(host.url)
        page.locator("article").first.get_by_role("button").first.click()
        page.wait_for_timeout(500)
        assert held
        assert not window.board.count()
        for route in held:
            route.continue_()
        window.board.wait_for(timeout=ENGINE)


def test_the_page_works_at_a_deep_address_and_offers_nothing_that_needs_a_server(browser: Browser, host: Host) -> None:
    with browser.new_context(**looks("fr")) as context, sitting(context, host.url) as window:
        window.page.goto(f"{host.url}#/new/scholars")
        expect(window.page.get_by_role("heading", level=1)).to_contain_text("Tigre du Sud")
        expect(window.page.get_by_text("un ami par lien")).to_have_count(0)
        window.page.goto(f"{host.url}#/rules/tabannusi#TAB-01")
        expect(window.page.locator("[role=status]").first).to_contain_text("règles")
        window.page.goto(f"{host.url}#/score/inventors")
        cell = window.page.locator("main input[inputmode]").first
        cell.fill("3+2")
        expect(window.page.get_by_text("gagne avec 8 points")).to_be_visible()
        window.page.goto(f"{host.url}#/table/nothing")
        expect(window.page.get_by_role("heading", level=1)).to_be_visible()
