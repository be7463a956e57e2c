"""Links for others: shown, copied, as a QR code, and with an address that others can open."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from played import brought
from playwright.sync_api import Browser, Locator, Page, expect
from served import Person, Server
from web.browser import LAN, visit
from web.moments import moment
from web.test_access import AXE, serious

CLIPBOARD = ["clipboard-read", "clipboard-write"]


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that listens everywhere."""
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('open') / 'tables.db'}", "--lan")
    yield server
    server.stop()


def links(table: dict[str, Any]) -> list[str]:
    """Where the invitations of a table lead."""
    return [f"/join/{seat['invitation']}" for seat in table["seats"] if seat["invitation"]]


def opened(page: Page, button: str) -> Locator:
    """The dialog that a button of the menu opens."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=button, exact=True).first.click()
    dialog = page.locator("dialog")
    dialog.get_by_label("The link", exact=True).wait_for()
    return dialog


def reach(page: Page, network: bool, address: str | None) -> None:
    """What the server says of its reach."""
    page.route("**/api/reach", lambda route: route.fulfill(json={"network": network, "address": address}))


def copied(page: Page) -> str:
    text: str = page.evaluate("() => navigator.clipboard.readText()")
    return text


def test_links_are_shown_and_copied(browser: Browser, ann: Person) -> None:
    table = ann.table("inventors", "here", "friend")
    with visit(browser, ann, permissions=CLIPBOARD) as window:
        window.open(table["id"])
        page = window.page
        for button, path in (("Invite", links(table)[0]), ("Spectator link", f"/watch/{table['watch']}")):
            dialog = opened(page, button)
            expect(dialog.get_by_label("The link", exact=True)).to_have_value(ann.server.url + path)
            dialog.get_by_role("button", name="Copy").click()
            expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
            assert copied(page) == ann.server.url + path
            # Escape closes what lies on top, one after the other.
            page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
            expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog", name="Menu")).to_have_count(0)


def test_a_link_for_this_machine_only_says_so_and_what_to_do(browser: Browser, ann: Person) -> None:
    table = ann.table("inventors", "here", "friend")
    with visit(browser, ann) as window:
        window.open(table["id"])
        dialog = opened(window.page, "Invite")
        expect(dialog).to_contain_text("works only on this computer")
        expect(dialog).to_contain_text("claytable serve --lan")
        expect(dialog).to_contain_text("make play ARGS=--lan")
        # A phone would come to itself.
        expect(dialog.get_by_role("img", name="QR code")).to_have_count(0)


def test_a_link_of_a_server_in_the_network_has_its_address_there(browser: Browser, ann: Person) -> None:
    table = ann.table("inventors", "here", "friend")
    with visit(browser, ann) as window:
        window.open(table["id"])
        reach(window.page, True, "http://192.168.7.5:8000")
        dialog = opened(window.page, "Invite")
        link = f"http://192.168.7.5:8000{links(table)[0]}"
        expect(dialog.get_by_label("The link", exact=True)).to_have_value(link)
        expect(dialog).to_contain_text("the same network")
        expect(dialog.get_by_role("img", name="QR code")).to_be_visible()


def test_a_server_in_no_network_says_so(browser: Browser, ann: Person) -> None:
    table = ann.table("inventors", "here", "friend")
    with visit(browser, ann) as window:
        window.open(table["id"])
        reach(window.page, True, None)
        dialog = opened(window.page, "Invite")
        expect(dialog).to_contain_text("it has no known address on a network")
        expect(dialog).not_to_contain_text("--lan")


def test_a_phone_in_the_network_sits_down_plays_and_shares(browser: Browser, open_server: Server) -> None:
    """Its page names the server by the address in the network; requests and the live table work as at home."""
    at_lan = f"http://{LAN}:{open_server.port}"
    with Person(open_server) as ann, Person(open_server) as bob:
        table = ann.table("tabannusi", "friend", "bot")
        with visit(browser, bob, at=at_lan) as window:
            page = window.page
            page.goto(links(table)[0])
            page.get_by_role("textbox").fill("Bob")
            page.get_by_role("button", name="Join game").click()
            window.board.wait_for()
            number = window.number
            window.wait_for_turn()
            window.choose(window.options[0])
            assert window.number > number
            # Over plain HTTP browsers forbid the newer clipboard: it is copied all the same.
            dialog = opened(page, "Give this seat away by link")
            expect(dialog.get_by_label("The link", exact=True)).to_have_value(re.compile(f"^{at_lan}/join/[\\w-]+$"))
            expect(dialog.get_by_role("img", name="QR code")).to_be_visible()
            dialog.get_by_role("button", name="Copy").click()
            expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
            window.forgive("The Cross-Origin-Opener-Policy header has been ignored")


def test_friends_who_sit_down_leave_the_links_of_the_others(browser: Browser, ann: Person, bob: Person) -> None:
    table = ann.table("inventors", "here", "friend", "friend")
    first, second = links(table)
    with visit(browser, ann) as window:
        window.page.goto(f"/table/{table['id']}#invite")
        link = window.page.locator("dialog").get_by_label("The link", exact=True)
        expect(link).to_have_value(ann.server.url + first)
        window.page.get_by_role("radio").last.check(force=True)
        expect(link).to_have_value(ann.server.url + second)
        bob.join(second.removeprefix("/join/"), "Bob")
        expect(link).to_have_value(ann.server.url + first)
        bob.join(first.removeprefix("/join/"), "Bea")
        expect(window.page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_dialog_has_no_serious_violation(browser: Browser, ann: Person, theme: str) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: make web/node_modules/.ready")
    table = brought(ann, moment("scholars"))
    with visit(browser, ann, color_scheme=theme) as window:
        window.open(table["id"])
        opened(window.page, "Spectator link")
        assert serious(window.page) == []
        window.page.keyboard.press("Escape")
        reach(window.page, True, "http://192.168.7.5:8000")
        window.page.get_by_role("button", name="Spectator link").click()
        window.page.get_by_role("img", name="QR code").wait_for()
        assert serious(window.page) == []
