"""At a table on static files, without the network: reasons, undo, rules in three languages, packs, the score pad."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from site_pages import ENGINE, Host, looks, sitting
from web.moments import CHOOSY, moment

from claytable.core.lessons import lesson_words, read_lessons
from claytable.core.rules import find_game

GAMES = ("inventors", "scholars", "tabannusi")
#: Runs before the page's own scripts: counts how often the browser is asked to keep what is written.
ASKED = """window.asked = 0;
const { persist } = StorageManager.prototype;
StorageManager.prototype.persist = function () { window.asked++; return persist.call(this); };"""


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_chosen_says_why_and_leads_to_the_rule(browser: Browser, host: Host, game: str) -> None:
    with browser.new_context(**looks()) as context, sitting(context, host.url) as window:
        window.enter_and_cut_off(host)
        window.open(window.bring(moment(game, answers=20, questions=CHOOSY)))
        place = window.refused.last
        place.hover()
        expect(window.tip.locator("h4")).to_have_text("Not now")
        place.click()
        rule = window.tip.locator("button.rule")
        id = rule.inner_text().strip()
        assert re.fullmatch(r"[A-Z]{3}-\d{3}", id)
        rule.click()
        expect(window.page.locator(f'[data-rule="{id}"].open')).to_be_in_viewport()
        assert window.sent == []


def test_undo_takes_back_and_both_are_in_the_journal(browser: Browser, host: Host) -> None:
    with browser.new_context(**looks()) as context, sitting(context, host.url) as window:
        window.page.add_init_script(ASKED)
        window.enter_and_cut_off(host)
        window.open(window.make("tabannusi", "here", "here", seed=7))
        first = window.options
        # With the first answer there is something to lose: only then is the browser asked to keep it.
        assert window.page.evaluate("() => asked") == 0
        window.choose(first[0])
        window.page.wait_for_function("() => asked === 1")
        window.page.get_by_role("button", name="Undo").click()
        window.wait_for(2)
        assert window.options == first
        window.choose(first[1])
        assert window.page.evaluate("() => asked") == 1
        # It is the same after a visit.
        window.page.reload()
        window.wait_for(3)
        entries = window.journal(window.table)["entries"]
        assert [entry.get("key") for entry in entries] == [first[0], None, first[1]]


@pytest.mark.parametrize(("game", "language"), [("inventors", "pl"), ("scholars", "fr"), ("tabannusi", "en")])
def test_rules_are_read_and_points_are_added_up(browser: Browser, host: Host, game: str, language: str) -> None:
    rules = find_game(game).catalogue(language)
    with browser.new_context(**looks(language)) as context, sitting(context, host.url) as window:
        window.enter_and_cut_off(host)
        page = window.page
        page.goto(f"{host.url}#/rules/{game}")
        expect(page.get_by_text(rules[0].text)).to_be_visible()
        page.get_by_role("searchbox").fill(rules[-1].id)
        expect(page.get_by_text(rules[-1].text)).to_be_visible()
        page.goto(f"{host.url}#/score/{game}")
        page.locator("main input[inputmode]").first.fill("3+2")
        expect(page.locator("main tfoot")).to_contain_text(re.compile(r"[1-9]"))


def test_a_pack_of_ones_own_is_played_with_and_a_wrong_one_says_what_is_wrong(
    browser: Browser, host: Host, tmp_path: Path
) -> None:
    good, wrong = tmp_path / "mine.toml", tmp_path / "wrong.toml"
    good.write_text('[[urban_card]]\nid = "U01"\nvp = 11\n')
    wrong.write_text('[[urban_card]]\nid = "U01"\nvp = "many"\n')
    with browser.new_context(**looks()) as context, sitting(context, host.url) as window:
        window.enter_and_cut_off(host)
        page = window.page
        page.goto(f"{host.url}#/new/tabannusi")
        page.locator("details summary", has_text="More").click()
        page.locator("input[type=file]").set_input_files(wrong)
        page.get_by_role("button", name="Start game").click()
        expect(page.get_by_role("alert")).to_contain_text("line 3")
        page.locator("input[type=file]").set_input_files(good)
        page.get_by_role("button", name="Start game").click()
        window.board.wait_for(timeout=ENGINE)
        assert window.ask("GET", f"/api/tables/{window.table}")["pack"].startswith("mine")
        cards = window.ask("GET", f"/api/tables/{window.table}/components")["urban_card"]
        assert next(card for card in cards if card["id"] == "U01")["vp"] == 11
        window.wait_for_turn()
        window.choose(window.options[0])
        # Its journal comes back with the pack, and not without it.
        journal = tmp_path / "journal.json"
        journal.write_text(json.dumps(window.journal(window.table)))
        page.goto(host.url)
        page.locator("input[type=file]").set_input_files(journal)
        expect(page.get_by_role("alert")).to_contain_text("component pack 'mine-")
        page.locator("input[type=file]").set_input_files([journal, good])
        window.wait_for(1)


@pytest.mark.parametrize(("game", "language"), [("inventors", "fr"), ("scholars", "en"), ("tabannusi", "pl")])
def test_a_chapter_is_learned(browser: Browser, host: Host, game: str, language: str) -> None:
    lesson = read_lessons(find_game(game))[-1]
    words = lesson_words(find_game(game), language)
    with browser.new_context(**looks(language)) as context, sitting(context, host.url) as window:
        window.enter_and_cut_off(host)
        page = window.page
        page.goto(f"{host.url}#/learn/{game}/{lesson.id}")
        expect(page.locator(".learn > h2")).to_have_text(words.say(lesson.title))
        expect(page.locator(".task")).to_have_text(words.say(lesson.task))
        for number in range(len(lesson.acts)):
            page.locator(".try h3 .btn").first.click()
            page.locator('.learn [data-state~="hint"]:visible').first.click()
            window.wait_for(number + 1)
        expect(page.locator(".try.over .told")).to_be_visible()
        expect(page.locator(".contents a.done")).to_have_count(1)
