"""A game looked at again: from its end, by a link, by keys, from a journal's file; and played on from a moment."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from played import brought, whole
from playwright.sync_api import Browser, expect
from served import Person, Server
from web.browser import SIZES, Sitting, visit, walk_a_better_line

from claytable.bots.analysis import turns_of
from claytable.core.journal import change, replay

SEATS = ("person", "bot")
#: Milliseconds for the analysis of a game of some turns with few tries; on a core of its own it takes a few seconds.
ANALYSIS = 100_000


def slider(window: Sitting) -> str:
    return window.page.get_by_role("slider").get_attribute("aria-valuetext") or ""


def test_the_end_leads_to_the_replay_and_keys_lead_through_it(browser: Browser, ann: Person) -> None:
    game = whole("tabannusi", SEATS)
    table = brought(ann, game)
    last = len(game.entries())
    course = ann.get(f"/api/tables/{table['id']}/course")
    with visit(browser, ann) as window:
        page = window.page
        window.open(table["id"])
        # The end is closed to look at the board, and opened again.
        window.end.wait_for()
        page.keyboard.press("Escape")
        expect(window.end).to_have_count(0)
        page.locator(".drawing").wait_for()
        page.get_by_role("link", name="How it ended").click()
        window.end.locator("th button").first.click()
        expect(window.end.locator("tr.items")).to_have_count(1)
        # The deal of a game that was played elsewhere, with a plain seed, proves nothing; the page says so.
        window.end.get_by_role("button", name="Check").click()
        expect(window.end.locator(".deal")).to_contain_text("proves nothing")
        page.get_by_role("link", name="Replay", exact=True).click()
        window.wait_for(0)
        # The whole table is in sight above the slider, and no landmark hides another.
        drawing = page.locator(".drawing").bounding_box()
        timeline = page.get_by_role("region", name="Timeline").bounding_box()
        assert drawing
        assert timeline
        assert drawing["y"] + drawing["height"] <= timeline["y"]
        marks = [mark.bounding_box() for mark in page.locator(".marks button").all()]
        assert all(one and next and one["x"] + one["width"] <= next["x"] for one, next in pairwise(marks))
        # People are called what the seat list calls them.
        named = ann.get(f"/api/tables/{table['id']}")["seats"][1]["name"]
        expect(page.locator("aside")).to_contain_text(named)
        turns = len(course["turns"])
        assert slider(window) == f"Setup, move 0 of {last}"
        page.keyboard.press("ArrowRight")
        window.wait_for(1)
        page.keyboard.press("Shift+ArrowRight")
        first = next(turn["number"] for turn in course["turns"] if turn["number"] > 1)
        window.wait_for(first)
        page.keyboard.press("End")
        window.wait_for(last)
        assert slider(window) == f"Turn {turns} of {turns}, move {last} of {last}"
        scores = page.locator(".scores b").all_inner_texts()
        assert scores == [str(score.total) for score in game.scores()]
        page.keyboard.press("ArrowLeft")
        window.wait_for(last - 1)
        page.keyboard.press("Home")
        window.wait_for(0)
        page.keyboard.press("Space")
        window.wait_after(0)
        page.keyboard.press("Space")
        # A click on a line of the log goes to its moment, and the address says which one it is.
        page.keyboard.press("End")
        window.wait_for(last)
        page.get_by_role("list", name="Turns").get_by_role("button").nth(9).click()
        window.wait_after(last)
        page.wait_for_url(re.compile(rf"/table/{table['id']}/replay\?at={window.number}$"))


def test_others_come_by_link_to_the_moment_and_see_through_any_eyes_after_the_end(
    browser: Browser, ann: Person, bob: Person
) -> None:
    table = brought(ann, whole("scholars"))
    with visit(browser, bob) as window:
        page = window.page
        page.goto(f"/watch/{table['watch']}/replay?at=100")
        window.wait_for(100)
        hand = page.locator(".drawing").inner_text()
        second = page.get_by_role("group", name="Seen by").get_by_role("button").nth(1)
        second.click()
        expect(second).to_have_attribute("aria-pressed", "true")
        page.wait_for_function("(before) => document.querySelector('.drawing').innerText !== before", arg=hand)
        assert window.number == 100
        # The address keeps the eyes, too.
        page.wait_for_url(re.compile(r"/replay\?at=100&seat=1$"))
        page.reload()
        expect(second).to_have_attribute("aria-pressed", "true")
        window.wait_for(100)
        page.goto(f"/watch/{table['watch']}/replay?at=100000")
        window.wait_for(table["number"])


def test_one_plays_on_from_a_moment_and_the_old_game_stays(browser: Browser, ann: Person) -> None:
    game = whole("inventors", ("person", "person"))
    table = brought(ann, game)
    before = ann.get(f"/api/tables/{table['id']}")
    with visit(browser, ann) as window:
        page = window.page
        page.goto(f"/table/{table['id']}/replay?at=60")
        window.wait_for(60)
        page.get_by_role("button", name="Play on from here").click()
        page.get_by_text("apprentice").click()
        page.get_by_role("dialog").get_by_role("button", name="Play on from here").click()
        page.wait_for_url(re.compile(rf"/table/(?!{table['id']})[\w-]+$"))
        page.get_by_role("button", name="Menu").wait_for()
        window.wait_for_turn()
        # The table says so, its replay and the front door too; and it leads back to that moment.
        turn = sum(each["number"] <= 60 for each in ann.get(f"/api/tables/{table['id']}/course")["turns"])
        mark = f"ontinues from turn {turn} of another game"
        expect(page.get_by_text(mark)).to_be_visible()
        window.choose(window.options[0])
        page.goto(f"{page.url}/replay")
        expect(page.get_by_text(mark)).to_be_visible()
        page.goto("/")
        expect(page.locator("li", has_text=mark)).to_have_count(1)
        page.go_back()
        page.get_by_role("banner").get_by_role("link", name="Replay").click()
        page.wait_for_url(re.compile(rf"/table/{table['id']}/replay\?at=60$"))
    assert ann.get(f"/api/tables/{table['id']}") == before


@pytest.mark.parametrize("size", ["laptop", "upright"])
def test_a_journal_is_opened_from_its_file(
    browser: Browser, ann: Person, tmp_path: Path, size: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SIZES, "upright", (390, 844))
    game = whole("tabannusi")
    for seat, name in zip(game.seats, ("Ann", "Bob"), strict=True):
        seat.name = name
    good, broken = tmp_path / "good.json", tmp_path / "broken.json"
    good.write_text(json.dumps(game.journal))
    broken.write_text(json.dumps(game.journal | {"entries": game.journal["entries"][3:]}))
    with visit(browser, ann, size=size) as window:
        page = window.page
        page.goto("/")
        page.locator("input[type=file]").set_input_files(broken)
        expect(page.get_by_role("alert")).to_contain_text("entry 1")
        window.forgive("Failed to load resource: the server responded with a status of 422")
        page.locator("input[type=file]").set_input_files(good)
        window.wait_for(0)
        page.get_by_role("button", name="One move forward").click()
        window.wait_for(1)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.goto("/")
        row = page.locator("li", has_text="Ann").first
        for score in game.scores():
            expect(row).to_contain_text(f"{game.seats[score.seat].name} {score.total}")
        expect(row).to_contain_text("turns")


def test_a_better_line_is_walked_on_the_board(browser: Browser, ann: Person) -> None:
    table = brought(ann, whole("tabannusi"))["id"]
    place = 0
    while not ann.post(f"/api/tables/{table}/analysis/{place}")["mistake"]:
        place += 1
    with visit(browser, ann) as window:
        window.page.goto(f"/table/{table}/replay?at=0")
        window.wait_for(0)
        walk_a_better_line(window.page)


def ending(name: str, last: int) -> dict[str, Any]:
    """The journal of a whole game of which the rules changed before its last turns: only those can be analysed."""
    game = whole(name)
    turn = turns_of(game)[-last]
    number = turn.choices[0].number
    entries = game.journal["entries"]
    told = [entry | {"events": []} for entry in entries[:number]]
    then = change(game.rules.version, game.after(number).table, 0)
    return game.journal | {"rules": "1", "entries": [*told, then, *entries[number:]]}


def test_a_whole_game_is_analysed_on_the_server_and_the_link_shows_it_to_others(
    browser: Browser, tmp_path: Path
) -> None:
    """Paused, gone on with by another window, and worked out once for everybody."""
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", "--analysis", "20")
    journal = ending("tabannusi", 12)
    turns = len(turns_of(replay(journal)))
    assert 4 < turns < 13
    try:
        with Person(server) as ann, Person(server) as eve:
            table = ann.post("/api/journals", {"journal": journal})
            with visit(browser, ann) as window:
                window.page.goto(f"/table/{table['id']}/replay")
                analysis = window.page.get_by_role("region", name="Analysis")
                analysis.get_by_role("button", name="Analyse").click()
                expect(analysis.get_by_role("status")).to_contain_text(re.compile(rf"^\d+ of {turns}"))
                expect(analysis.get_by_role("status")).not_to_contain_text(re.compile("^0 of"), timeout=ANALYSIS)
                analysis.get_by_role("button", name="Pause").click()
                expect(analysis.get_by_role("button", name="Continue")).to_be_visible()
            kept = ann.get(f"/api/tables/{table['id']}/analysis")
            assert 0 < len(kept["turns"]) < turns
            assert kept["summary"] is None
            with visit(browser, ann) as window:
                page = window.page
                page.goto(f"/table/{table['id']}/replay")
                analysis = page.get_by_role("region", name="Analysis")
                analysis.get_by_role("button", name="Continue").click()
                decisive = analysis.get_by_role("group", name="The turns that decided it")
                expect(decisive.get_by_role("button").first).to_be_visible(timeout=ANALYSIS)
                told = ann.get(f"/api/tables/{table['id']}/analysis")
                # What was known before the pause was not worked out again.
                assert [turn for turn in told["turns"] if turn in kept["turns"]] == kept["turns"]
                # Every mistake is in a turn that is marked.
                marks = page.locator(".lost").count()
                assert 0 < marks <= sum(turn["mistake"] for turn in told["turns"])
                walk_a_better_line(page)
                page.wait_for_url(re.compile(r"at=\d+"))
                way = page.url.partition(table["id"])[2]
            with visit(browser, eve) as window:
                window.page.goto(f"/watch/{table['watch']}{way}")
                expect(window.page.locator(".lost")).to_have_count(marks)
                expect(window.page.get_by_role("button", name="Analyse")).to_have_count(0)
                walk_a_better_line(window.page)
    finally:
        server.stop()
