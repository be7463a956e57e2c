"""Whose seat a bot plays, and who has seen which hand: in the browser."""

from __future__ import annotations

from played import brought
from playwright.sync_api import Browser, expect
from served import Person
from web.browser import visit
from web.moments import moment


def test_who_follows_an_invitation_reads_that_somebody_has_seen_the_hand_and_the_log_says_it_too(
    browser: Browser, ann: Person, bob: Person
) -> None:
    table = ann.table("inventors", "here", "here", seed=7)
    link = ann.post(f"/api/tables/{table['id']}/seats/1/invitation")["seats"][1]["invitation"]
    with visit(browser, bob) as window:
        window.page.goto(f"/join/{link}")
        expect(window.page.get_by_text("Player 1 has seen this hand")).to_be_visible()
    bob.join(link, "Bob")
    with visit(browser, ann) as window:
        window.open(table["id"])
        expect(window.page.get_by_text("Player 1 has played in the seat of Bob")).to_be_visible()
        # Another's seat has no button that lets a bot play there.
        window.page.get_by_role("button", name="Menu").click()
        menu = window.page.get_by_role("dialog", name="Menu")
        expect(menu.locator("li", has_text="Player 1").get_by_role("button", name="Let a bot play")).to_be_visible()
        expect(menu.locator("li", has_text="Bob").get_by_role("button", name="Let a bot play")).to_have_count(0)


def test_the_log_shows_which_answers_a_bot_gave(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("tabannusi", ("person", "bot")))
    with visit(browser, ann) as window:
        window.open(table["id"])
        ann.put(f"/api/tables/{table['id']}/seats/0/bot", {"level": "random"})
        expect(window.page.get_by_label("chosen by a bot (random)").first).to_be_visible(timeout=60_000)


def test_at_the_end_the_page_checks_that_the_deal_is_the_one_that_was_fixed_when_it_came(
    browser: Browser, ann: Person
) -> None:
    table = ann.table("tabannusi", "bot", "bot")
    with visit(browser, ann) as window:
        page = window.page
        # Bots among themselves begin when somebody watches: the fingerprint is known before the first answer.
        window.open(table["id"])
        window.end.wait_for(timeout=120_000)
        deal = window.end.locator(".deal")
        expect(deal).to_contain_text("The deal was fixed before you sat down.")
        window.end.get_by_role("button", name="Check").click()
        expect(deal).to_contain_text("came from the seed that was fixed at the start")
        # As if another deal had been promised.
        page.evaluate(
            "id => localStorage.setItem('claytable-deals', JSON.stringify([[id, '0'.repeat(64)]]))", table["id"]
        )
        page.reload()
        window.end.get_by_role("button", name="Check").click()
        expect(deal).to_contain_text("This is not the deal")
