"""Everybody has one name at the table, in the seat list, the question, the log; and what is said is about them."""

from __future__ import annotations

import re

import pytest
from played import brought, shared
from playwright.sync_api import Browser, expect
from served import Person
from web.browser import visit
from web.moments import moment


def test_others_are_spoken_of_by_name_and_what_they_take_back_is_said(
    browser: Browser, ann: Person, bob: Person
) -> None:
    table = shared(ann, bob, moment("tabannusi"))
    with visit(browser, bob) as window, ann.live(table) as chair:
        window.open(table)
        seats = window.page.locator(".seats li")
        expect(seats.nth(0).locator(".seat-name")).to_have_text("Player 1")
        expect(seats.nth(1).locator(".seat-name")).to_have_text("Bob")
        expect(window.page.locator(".seats .chip", has_text="you")).to_have_count(1)
        expect(seats.nth(1)).to_contain_text("you")
        question = window.page.get_by_role("heading", level=1)
        expect(question).to_contain_text("Player 1 chooses a ")
        chair.answer(chair.options[0])
        expect(window.page.locator(".log li").filter(has_text="Player 1 takes a").first).to_be_visible()
        chair.undo()
        said = "Player 1 undid: Player 1 takes a "
        expect(window.page.locator("[aria-live] .undone")).to_contain_text(said)
        expect(window.page.locator(".log .back")).to_contain_text(said)
        chair.answer(chair.options[0])
        expect(window.page.locator(".undone")).to_have_count(0)
        expect(window.page.locator(".log .back")).to_contain_text(said)


def test_the_printed_opponent_and_the_dummy_have_names_and_badges_of_their_own(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("inventors", seats=["person"], answers=40))
    with visit(browser, ann, language="pl") as window:
        window.open(table["id"])
        page = window.page
        expect(page.locator("header .game b")).to_have_text("Wynalazcy znad Południowego Tygrysu")
        expect(page).to_have_title(re.compile("Wynalazcy znad Południowego Tygrysu"))
        expect(page.locator(".seats .seat-name")).to_have_text(["Gracz 1", "Przeciwnik"])
        page.get_by_role("button", name="Cały dziennik").dispatch_event("click")
        expect(page.locator(".log .turn").filter(has_text="Przeciwnik").first).to_be_visible()
        for who, badge in (("Przeciwnik", "2"), ("Figurant", "0"), ("Gracz 1", "1")):
            lines = page.locator(".log li:not(.turn)").filter(has=page.locator(f"button:text-matches('^{who} ')"))
            badges = lines.locator(":scope > .piece").evaluate_all("(all) => all.map((each) => each.dataset.seat)")
            assert len(badges) > 2
            assert set(badges) == {badge}


@pytest.mark.parametrize("game", ["scholars", "tabannusi"])
def test_the_opponents_lines_carry_its_badge(browser: Browser, ann: Person, game: str) -> None:
    table = brought(ann, moment(game, seats=["person"], answers=40))
    with visit(browser, ann) as window:
        window.open(table["id"])
        names = window.page.locator(".seats .seat-name").all_inner_texts()
        for seat, name in enumerate(names, 1):
            told = window.page.locator(".log li:not(.turn)").filter(
                has=window.page.locator(f"button:text-matches('^{name}( |.s )')")
            )
            badges = told.locator(":scope > .piece").evaluate_all("(all) => all.map((each) => each.dataset.seat)")
            assert set(badges) == {str(seat)}, name
        # A name is never cut.
        assert window.page.locator(".seats .seat-name").evaluate_all(
            "all => all.every((each) => each.scrollWidth <= each.clientWidth + 1 || each.clientWidth === 0)"
        )


def test_around_one_screen_the_next_hand_shows_when_the_screen_is_handed_over(browser: Browser, ann: Person) -> None:
    """The cover takes the keyboard, hides the boards, stays at Escape, and comes again with a reload."""
    table = brought(ann, moment("inventors"))
    with visit(browser, ann, handed=False) as window:
        page = window.page
        cover = page.locator("dialog.handover")
        page.goto(f"/table/{table['id']}")
        for seat in (1, 2):
            expect(cover.get_by_role("heading")).to_have_text(f"Hand the screen to Player {seat}")
            expect(page.locator(".drawing")).to_be_hidden()
            expect(page.locator(".side")).to_be_hidden()
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
            page.keyboard.press("u")
            expect(cover).to_be_visible()
            page.reload()
            expect(cover.get_by_role("heading")).to_have_text(f"Hand the screen to Player {seat}")
            page.keyboard.press("Enter")
            expect(cover).to_have_count(0)
            expect(page.locator(".drawing")).to_be_visible()
            with ann.live(table["id"]) as chair:
                for number in range(chair.number + 1, chair.number + 40):
                    chair.answer(chair.options[-1])
                    if chair.wait_for(number)["view"]["decision"]["seat"] != seat - 1:
                        break


def test_a_thing_that_comes_to_a_resting_pointer_explains_nothing(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("inventors"))
    with visit(browser, ann) as window:
        window.open(table["id"])
        page = window.page
        place = page.locator(".drawing [data-keys]").first.bounding_box()
        assert place is not None
        x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_be_visible()
        page.mouse.move(x - 2, y)
        page.mouse.move(x, y)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.wait_for_timeout(600)
        expect(window.tip).to_have_count(0)
        page.mouse.move(x + 2, y)
        expect(window.tip).to_be_visible()
