"""The lessons in the browser: every chapter is played by what can be clicked, and no other answer is a dead end."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from served import Person
from web.browser import SIZES, Sitting, message_ids, visit

GAMES = ("inventors", "scholars", "tabannusi")
LAPTOP, PHONE = SIZES["laptop"], (390, 844)
#: Whether the page is wider than its window.
WIDER = "() => document.documentElement.scrollWidth > innerWidth"
#: What is read out.
READ_OUT = ".learn > .sr[aria-live]"


def chapters(person: Person, game: str, language: str = "en") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get(f"/api/games/{game}/lessons", language=language)
    return found


def acts(person: Person, game: str, chapter: str) -> list[str]:
    found: list[str] = person.get(f"/api/games/{game}/lessons/{chapter}")["acts"]
    return found


def open_chapter(page: Page, game: str, chapter: str) -> None:
    page.goto(f"/learn/{game}/{chapter}")
    page.locator(".learn").wait_for()


def do(window: Sitting, key: str, then: int) -> None:
    """Click an answer where it lies, and wait until the act is done."""
    window.page.wait_for_function(
        """(key) => [...document.querySelectorAll("[data-keys]")].some((each) =>
            each.dataset.keys.split("|").includes(key) && each.checkVisibility({ visibilityProperty: true }))""",
        arg=key,
    )
    places = window.places()
    at = next(at for at, keys in enumerate(places) if key in keys)
    window.click("[data-keys]", at)
    if len(places[at]) > 1:
        window.click(f"#tooltip [data-key={json.dumps(key)}]")
    window.wait_for(then)


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        ("inventors", "pl", LAPTOP),
        ("scholars", "fr", LAPTOP),
        ("tabannusi", "en", LAPTOP),
        ("inventors", "fr", PHONE),
        ("scholars", "en", PHONE),
        ("tabannusi", "pl", PHONE),
    ],
)
def test_every_chapter_is_played_by_clicks(
    browser: Browser, ann: Person, game: str, language: str, size: tuple[int, int]
) -> None:
    ids = message_ids(ann, game, language)
    told = chapters(ann, game, language)
    with visit(browser, ann, language) as window:
        page = window.page
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(f"/learn/{game}")
        page.locator("main .btn--main").click()
        for place, chapter in enumerate(told):
            heading = page.locator(".learn > h2")
            expect(heading).to_have_text(chapter["title"])
            assert page.url.endswith(f"/learn/{game}/{chapter['id']}")
            expect(page.locator(".text")).to_have_text(chapter["text"])
            expect(page.locator(".task")).to_have_text(chapter["task"])
            if place > 0:
                # Who comes from another chapter hears the new one's title.
                expect(heading).to_be_focused()
            # The part of the table that it is about is there.
            expect(page.locator(f'[data-region="{chapter["region"]}"][data-lit]')).to_be_visible()
            for number, key in enumerate(acts(ann, game, chapter["id"])):
                assert not window.unsaid(ids)
                assert not page.evaluate(WIDER), f"{chapter['id']}: wider than the window before act {number}"
                do(window, key, number + 1)
            expect(page.locator(".try.over .told")).to_be_visible()
            expect(page.locator(f'.contents a[href$="/{chapter["id"]}"]')).to_have_class(re.compile("done"))
            if place < len(told) - 1:
                page.locator("a[rel=next]").click()
        page.goto(f"/learn/{game}")
        expect(page.locator(".contents a.done")).to_have_count(len(told))
        assert not page.evaluate(WIDER)


def test_another_answer_is_explained_and_not_played(browser: Browser, ann: Person) -> None:
    with visit(browser, ann) as window:
        page = window.page
        open_chapter(page, "inventors", "goal")
        window.click('[data-keys="row:middle"]')
        told = page.locator(".told")
        expect(told).to_contain_text("that is allowed, but it is not what this chapter is about")
        expect(told.locator("li")).not_to_have_count(0)
        expect(page.locator(READ_OUT)).to_contain_text("that is allowed")
        assert window.number == 0
        do(window, "row:top", 1)
        expect(told).to_contain_text("Done. That was this chapter.")
        expect(page.locator(READ_OUT)).to_contain_text("Done.")
        # From the beginning, as often as one likes.
        page.get_by_role("button", name="Start this chapter again").click()
        window.wait_for(0)
        do(window, "row:top", 1)


def test_what_a_chapter_expects_later_is_said_to_come_later(browser: Browser, ann: Person) -> None:
    with visit(browser, ann) as window:
        page = window.page
        open_chapter(page, "inventors", "invent")
        do(window, "invent", 1)
        window.click('[data-keys="ready.white.3"]')
        expect(page.locator(".told")).to_contain_text("that comes later in this chapter")
        assert window.number == 1


def test_what_cannot_be_chosen_says_why_and_its_rule_is_one_click_away(browser: Browser, ann: Person) -> None:
    with visit(browser, ann) as window:
        page = window.page
        open_chapter(page, "inventors", "turn")
        place = page.locator('[data-state="refused"]:visible').first
        # A click keeps the explanation, so that one can go on in it.
        place.click()
        rule = window.tip.locator("button.rule")
        id = (rule.text_content() or "").strip()
        rule.click()
        opened = page.locator(f'aside details[data-rule="{id}"]')
        expect(opened).to_have_attribute("open", "")
        expect(opened.locator("p").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_show_me_marks_the_place_and_then_does_it(browser: Browser, ann: Person, game: str) -> None:
    with visit(browser, ann) as window:
        page = window.page
        for chapter in chapters(ann, game):
            open_chapter(page, game, chapter["id"])
            for number, key in enumerate(acts(ann, game, chapter["id"])):
                page.get_by_role("button", name="Show me").click()
                marked = page.locator('.learn [data-state~="hint"]:visible')
                expect(marked.first).to_be_in_viewport()
                assert key in (marked.first.get_attribute("data-keys") or "").split("|")
                page.locator(".try").get_by_role("button", name="Do it").click()
                window.wait_for(number + 1)
            expect(page.locator(".told")).to_contain_text("Done.")


def test_a_chapter_is_done_with_the_keyboard_alone(browser: Browser, ann: Person) -> None:
    with visit(browser, ann) as window:
        page = window.page
        open_chapter(page, "tabannusi", "port")
        for number, key in enumerate(acts(ann, "tabannusi", "port")):
            # H shows the place, and goes there.
            page.keyboard.press("h")
            place = page.locator('.learn [data-state~="hint"]').first
            expect(place).to_be_attached()
            page.keyboard.press("ArrowRight")
            expect(place).to_be_focused()
            several = "|" in (place.get_attribute("data-keys") or "")
            page.keyboard.press("Enter")
            if several:
                page.locator(f"#tooltip [data-key={json.dumps(key)}]").press("Enter")
            window.wait_for(number + 1)
        expect(page.locator(".told")).to_contain_text("Done.")


def test_the_task_never_covers_what_it_speaks_of(browser: Browser, ann: Person) -> None:
    with visit(browser, ann) as window:
        page = window.page
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        open_chapter(page, "tabannusi", "project")
        do(window, "project", 1)
        do(window, "white", 2)
        page.get_by_role("button", name="Show me").click()
        marked = page.locator('.learn [data-state~="hint"]:visible').first
        expect(marked).to_be_in_viewport()
        panel, place = page.locator(".try").bounding_box(), marked.bounding_box()
        assert panel
        assert place
        assert place["y"] >= panel["y"] + panel["height"]


def test_the_front_door_leads_to_the_lessons_and_a_first_game_follows(browser: Browser, ann: Person) -> None:
    with visit(browser, ann) as window:
        page = window.page
        page.goto("/")
        links = page.get_by_role("link", name="Learn")
        expect(links).to_have_count(len(GAMES))
        page.locator('a[href="/learn/scholars"]').click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Learn Scholars of the South Tigris")
        page.locator('.contents a[href="/learn/scholars/dice"]').click()
        page.locator(".learn").wait_for()
        page.get_by_role("button", name="First game").click()
        window.board.wait_for()
        page.wait_for_url("**/table/*")


def test_the_language_changes_in_the_middle_of_a_chapter(browser: Browser, ann: Person) -> None:
    with visit(browser, ann) as window:
        page = window.page
        open_chapter(page, "inventors", "invent")
        do(window, "invent", 1)
        page.get_by_role("radio", name="Polski").click()
        expect(page.get_by_role("button", name="Pokaż", exact=True)).to_be_visible()
        polish = next(each for each in chapters(ann, "inventors", "pl") if each["id"] == "invent")
        expect(page.locator(".task")).to_have_text(polish["task"])
        assert window.number == 1


def test_a_chapter_that_was_opened_is_there_without_the_server(browser: Browser, ann: Person) -> None:
    with visit(browser, ann) as window:
        page = window.page
        page.goto("/")
        # What is kept is kept a while after the page has come.
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        open_chapter(page, "scholars", "goal")
        page.context.set_offline(True)
        page.reload()
        page.locator(".learn").wait_for()
        do(window, "room:3", 1)
        # What nobody has opened yet has its contents at least.
        page.goto("/learn/tabannusi")
        expect(page.locator(".contents li")).to_have_count(len(chapters(ann, "tabannusi")))
        page.context.set_offline(False)
        window.forgive("Failed to load resource")


def test_a_rule_leads_to_the_chapter_that_plays_it(browser: Browser, ann: Person) -> None:
    with visit(browser, ann) as window:
        page = window.page
        page.goto("/rules/inventors")
        for chapter in chapters(ann, "inventors"):
            for rule in chapter["rules"]:
                expect(page.locator(f'[data-rule="{rule}"] a.lesson')).to_have_count(1)
        page.locator('[data-rule="INV-041"] a.lesson').click()
        expect(page.locator(".learn > h2")).to_have_text("Brighten your dice")
        opened = page.locator('aside details[data-rule="INV-041"]')
        opened.locator("summary").click()
        expect(opened.locator("p").first).to_be_visible()


def test_rules_are_read_by_chapter_and_found_in_any_form(browser: Browser, ann: Person) -> None:
    with visit(browser, ann) as window:
        page = window.page
        page.goto("/rules/tabannusi")
        contents = page.get_by_role("navigation", name="Contents")
        expect(contents.get_by_role("button").last).to_have_text("Components")
        contents.get_by_role("button", name="Solo game").click()
        expect(page.get_by_role("heading", level=2, name="Solo game")).to_be_in_viewport()
        # Only what is in doubt, with what was decided.
        page.get_by_role("button", name="Only what is in doubt").click()
        rules = page.locator("li[data-rule]")
        expect(rules).to_have_count(page.locator("li .decision").count())
        page.get_by_role("button", name="Only what is in doubt").click()
        page.get_by_role("searchbox").fill("constructing")
        expect(contents).to_have_count(0)
        expect(rules.first.locator("mark").first).to_have_text(re.compile("^construct", re.IGNORECASE))
        expect(rules.filter(has_not=page.locator("mark"))).to_have_count(0)
