"""Looking closely: the zoom, the way to a rule, the keys, the table in words, and answers that are confirmed."""

from __future__ import annotations

import re

import pytest
from played import brought
from playwright.sync_api import Browser, expect
from served import Person
from web.browser import LOOK, visit
from web.handheld import IN_SIGHT
from web.moments import CHOOSY, moment

GAMES = ("inventors", "scholars", "tabannusi")
#: What has the focus: the answer that it stands for, and whether it lies on the board.
FOCUSED = "() => [document.activeElement.dataset.key ?? null, !!document.activeElement.closest('.drawing')]"


def test_the_pointer_reaches_the_rule_of_a_refusal(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("inventors", answers=20, questions=CHOOSY))
    with visit(browser, ann) as window:
        window.open(table["id"])
        window.refused.last.hover()
        rule = window.tip.locator("button.rule")
        box = rule.bounding_box()
        assert box
        window.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=12)
        rule.click()
        expect(window.page.locator(".panel")).to_contain_text("INV-")


@pytest.mark.parametrize("game", GAMES)
def test_a_thing_is_enlarged_with_its_signs_and_what_it_does_now(browser: Browser, ann: Person, game: str) -> None:
    table = brought(ann, moment(game, answers=40))
    with visit(browser, ann) as window:
        window.open(table["id"])
        page = window.page
        page.keyboard.press("ArrowRight")
        key, _ = page.evaluate(FOCUSED)
        here = page.locator(f'.drawing [data-key="{key}"]').first.bounding_box()
        page.keyboard.press("z")
        card = page.locator("dialog")
        large = card.locator(".stage > *").first.evaluate(
            "each => { while (getComputedStyle(each).display === 'contents') each = each.firstElementChild;"
            " return each.getBoundingClientRect().width; }"
        )
        assert here
        assert large > here["width"]
        # The answer is given from there too.
        number = window.number
        card.locator(".now .btn").first.click()
        window.wait_after(number)


def test_z_is_about_the_thing_at_the_focus_wherever_the_pointer_has_been(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("tabannusi", answers=40))
    with visit(browser, ann) as window:
        window.open(table["id"])
        page = window.page
        page.keyboard.press("ArrowRight")
        expect(window.tip).to_be_visible()
        # The pointer passes over the explanation, which goes with it.
        window.tip.hover()
        page.mouse.move(683, 26)
        expect(window.tip).to_be_hidden()
        page.keyboard.press("z")
        expect(page.locator("dialog .stage")).to_be_visible()


def test_a_finger_that_stays_enlarges_and_does_not_choose(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("inventors", answers=40))
    with visit(browser, ann, has_touch=True) as window:
        window.open(table["id"])
        place = window.page.locator('.drawing [data-state="choosable"]').first
        box = place.bounding_box()
        assert box
        number = window.number
        touch = window.page.context.new_cdp_session(window.page)
        at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
        expect(window.page.locator("dialog .stage")).to_be_visible()
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        assert window.number == number


@pytest.mark.parametrize("game", GAMES)
def test_arrows_begin_on_the_board_and_the_focus_stays_there(browser: Browser, ann: Person, game: str) -> None:
    table = brought(ann, moment(game, answers=40))
    with visit(browser, ann) as window:
        window.open(table["id"])
        page = window.page
        for key in ("ArrowRight", "ArrowLeft"):
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press(key)
            assert page.evaluate(FOCUSED)[1], "the first arrow goes to the board"
        number = window.number
        page.keyboard.press("Enter")
        if window.tip.locator(".choice").count():
            page.keyboard.press("Enter")
        window.wait_after(number)
        if window.page.locator(".drawing [data-key]").count():
            page.wait_for_function("document.activeElement.closest('.drawing [data-key]')")


def test_signs_are_numbered_keys_are_listed_and_the_table_is_read_in_words(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("scholars", answers=40))
    with visit(browser, ann, language="pl") as window:
        window.open(table["id"])
        page = window.page
        page.locator(".drawing .scroll").first.hover()
        expect(window.tip).to_be_visible()
        page.keyboard.press("z")
        named = page.locator("dialog li i")
        expect(named.first).to_be_visible()
        # What they do is said with the rule, which is one click away.
        says = page.locator("dialog li p:has(button)")
        expect(says).to_have_count(page.locator("dialog li").count())
        expect(says.first).to_contain_text(re.compile(r"\S{3}.*[.…] SCH-\d{3}"))
        # Each sign that is named has its number on the drawing.
        expect(page.locator("dialog .stage > i")).to_have_count(named.count())
        page.keyboard.press("Escape")
        page.keyboard.press("?")
        expect(page.locator("dialog kbd")).to_have_text(
            ["← ↑ → ↓", "Enter", "Z", "U", "H", "R", "L", "T", "?", "Esc", "Spacja", "←", "→", "R", "Esc"]
        )
        page.keyboard.press("Escape")
        page.keyboard.press("t")
        told = page.locator("dialog")
        expect(told.locator("h3").first).to_be_visible()
        assert told.locator("li").count() > 30
        expect(told.locator("li", has_text="Możesz to wybrać.").first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "language"),
    [("inventors", "pl"), ("scholars", "en"), ("scholars", "pl"), ("scholars", "fr"), ("tabannusi", "fr")],
)
def test_a_question_leaves_room_for_the_kinds_of_things(
    browser: Browser, ann: Person, game: str, language: str
) -> None:
    table = brought(ann, moment(game))["id"]
    with visit(browser, ann, language) as window:
        window.open(table)
        kind = window.page.locator("header .sub button").first
        expect(kind).to_be_attached()
        window.page.wait_for_function(IN_SIGHT, arg="header .sub button", polling=LOOK)
        whole = window.page.locator("header h1")
        assert (whole.get_attribute("aria-label") or whole.inner_text()).rstrip().endswith("?")
        kind.click()
        expect(window.page.locator(".drawing [data-lit]").first).to_be_attached()


def test_an_answer_that_is_confirmed_takes_two_clicks(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("inventors", answers=40))
    with visit(browser, ann) as window:
        window.page.add_init_script('localStorage.setItem("claytable", JSON.stringify({ confirm: true }))')
        window.open(table["id"])
        number = window.number
        place = window.page.locator('.drawing [data-state="choosable"]').first
        place.click()
        expect(window.tip.locator(".btn--main")).to_be_visible()
        assert window.number == number
        place.click()
        window.wait_after(number)


def test_a_thing_that_lies_on_a_place_does_not_keep_it_from_being_chosen(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("inventors", answers=92, seed=7, questions={"inventors": "question-test-on"}))
    with visit(browser, ann) as window:
        window.open(table["id"])
        number = window.number
        # A die of an earlier Test lies on the Device.
        window.page.locator('.drawing [data-key^="device:"] [data-piece^="test-"]').first.click()
        window.wait_after(number)
        assert window.sent[0].startswith("device:")
        expect(window.page.get_by_role("dialog")).to_have_count(0)


def test_the_question_names_the_kinds_of_things_and_leads_to_them(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("inventors", answers=40, questions=CHOOSY))
    with visit(browser, ann) as window:
        window.open(table["id"])
        kind = window.page.locator(".bar .sub button", has_text="Worker")
        count = int(kind.locator("b").inner_text())
        kind.click()
        lit = window.page.locator(".drawing [data-lit]")
        expect(lit).to_have_count(count)
        assert window.page.evaluate("document.activeElement.hasAttribute('data-lit')")
