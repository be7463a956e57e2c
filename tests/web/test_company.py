"""Several people and windows at a table, and lines that break: nothing is lost, nothing is played twice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from played import brought, shared, whole
from playwright.sync_api import Browser, WebSocketRoute, expect
from processes import childless
from served import Person, Server
from web.browser import visit
from web.moments import moment


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", log=tmp_path / "log")
    yield server
    server.stop()


def test_the_title_says_whose_turn_it_is(browser: Browser, ann: Person, bob: Person) -> None:
    table = shared(ann, bob, moment("tabannusi"))
    with visit(browser, ann) as at_anns, visit(browser, bob) as at_bobs:
        at_anns.open(table)
        at_bobs.open(table)
        expect(at_anns.page).to_have_title("● your turn: Tabannusi: Builders of Ur")
        expect(at_bobs.page).to_have_title("Tabannusi: Builders of Ur")
        expect(at_bobs.page.get_by_role("heading", level=1)).to_contain_text("Player 1 ")
        expect(at_bobs.page.locator("[data-keys]")).to_have_count(0)


def test_a_bot_plays_for_somebody_and_gives_the_seat_back(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("scholars"))
    with visit(browser, ann) as window:
        page = window.page
        page.add_init_script("delete window.Notification")
        window.open(table["id"])
        page.get_by_role("button", name="Menu").click()
        # A browser that can tell nothing is not asked to.
        expect(page.get_by_role("button", name="Notify me when it's my turn")).to_have_count(0)
        page.get_by_role("button", name="Let a bot play").last.click()
        back = page.get_by_role("button", name="Return seat to its player")
        back.click()
        expect(back).to_have_count(0)


@pytest.mark.parametrize("game", ["inventors", "scholars", "tabannusi"])
def test_language_and_theme_change_at_the_table(browser: Browser, ann: Person, game: str) -> None:
    table = brought(ann, moment(game))
    with visit(browser, ann) as window:
        window.open(table["id"])
        page = window.page
        question = page.get_by_role("heading", level=1)
        said = question.inner_text()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("radio", name="Polski").click()
        expect(question).not_to_have_text(said)
        page.get_by_role("radio", name="English").click()
        expect(question).to_have_text(said)
        page.get_by_role("radio", name="Dark").click()
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        page.reload()
        window.board.wait_for()
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_spectator_sees_the_game_and_can_do_nothing(browser: Browser, ann: Person, bob: Person) -> None:
    table = brought(ann, moment("tabannusi"))
    with visit(browser, bob) as window, ann.live(table["id"]) as chair:
        window.page.goto(f"/watch/{table['watch']}")
        window.board.wait_for()
        chair.answer(chair.options[0])
        window.wait_for(chair.number)
        expect(window.page.locator("[data-keys]")).to_have_count(0)
        expect(window.page.get_by_role("button", name="Undo")).to_have_count(0)
        window.page.locator(".drawing").click(position={"x": 300, "y": 300})
        assert window.sent == []


def test_a_spectator_of_a_finished_game_sees_how_it_ended(browser: Browser, ann: Person, bob: Person) -> None:
    table = brought(ann, whole("scholars"))
    with visit(browser, bob) as window:
        window.page.goto(f"/watch/{table['watch']}")
        window.end.wait_for()
        expect(window.end.get_by_role("button", name="Rematch")).to_have_count(0)


def test_somebody_else_answered_first(browser: Browser, ann: Person) -> None:
    """Two windows of one seat: the slower one gets a note, and sees the table as it is."""
    table = brought(ann, moment("inventors"))
    with visit(browser, ann) as window, ann.live(table["id"]) as chair:
        held: list[tuple[WebSocketRoute, str]] = []

        def slow(line: WebSocketRoute) -> None:
            server = line.connect_to_server()
            line.on_message(server.send)
            server.on_message(lambda text: hold(line, str(text)))

        def hold(line: WebSocketRoute, text: str) -> None:
            if json.loads(text).get("number") == number + 1:
                held.append((line, text))
            else:
                line.send(text)

        number = chair.number
        window.page.route_web_socket("**/live*", slow)
        window.page.goto(f"/table/{table['id']}")
        window.wait_for(number)
        chair.answer(chair.options[0])
        chair.wait_for(number + 1)
        window.page.locator("[data-keys]").last.click()
        expect(window.page.locator(".refused")).to_be_visible()
        for line, text in held:
            line.send(text)
        window.wait_for(number + 1)
        assert ann.get(f"/api/tables/{table['id']}")["number"] == number + 1


def test_one_answers_on_before_the_last_answer_is_acknowledged(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("inventors", answers=20))
    held: list[str] = []

    def withheld(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(lambda text: held.append(str(text)) if '"accepted"' in str(text) else line.send(text))

    with visit(browser, ann) as window:
        window.page.route_web_socket("**/live*", withheld)
        window.open(table["id"])
        for _ in range(3):
            window.choose(window.options[0])
        assert len(window.sent) == 3
        assert held


def test_a_hint_that_fails_is_told_and_asked_for_again(browser: Browser, mortal: Server) -> None:
    with Person(mortal) as ann:
        table = brought(ann, moment("inventors"))
        with visit(browser, ann, "pl") as window:
            window.open(table["id"])
            hint = window.page.get_by_role("button", name="Podpowiedź")
            with childless(mortal.pid):
                hint.click()
                expect(window.page.locator(".refused")).to_contain_text("nie zdołał")
            expect(hint).to_have_attribute("aria-busy", "false")
            hint.click()
            window.page.locator('[data-state~="hint"]').first.wait_for()
            expect(window.page.locator(".refused")).to_have_count(0)


def test_an_answer_that_the_line_broke_on_is_played_once(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("tabannusi"))
    broken: list[str] = []

    def breaking(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def said(text: str | bytes) -> None:
            server.send(text)
            if not broken and json.loads(text)["type"] == "answer":
                broken.append(str(text))
                line.close()

        line.on_message(said)

    with visit(browser, ann) as window:
        window.page.route_web_socket("**/live*", breaking)
        window.page.goto(f"/table/{table['id']}")
        window.board.wait_for()
        number = window.number
        window.page.locator("[data-keys]").first.click()
        window.wait_for(number + 1)
        expect(window.page.locator(".banner")).to_have_count(0)
        assert len(broken) == 1
        assert ann.get(f"/api/tables/{table['id']}")["number"] == number + 1


def test_while_the_tables_cannot_be_read_the_page_stays_and_tries_again(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("tabannusi"))
    lines: list[WebSocketRoute] = []

    def troubled(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) == 2:
            # As the server says it while its database is away.
            line.send(json.dumps({"type": "closing", "code": "storage", "sentence": "The database could not be read."}))
            line.close(code=4503)
        else:
            line.connect_to_server()

    with visit(browser, ann) as window:
        window.page.route_web_socket("**/live*", troubled)
        window.page.goto(f"/table/{table['id']}")
        window.board.wait_for()
        number = window.number
        lines[0].close()
        expect(window.page.locator(".banner")).to_contain_text("Connection lost")
        expect(window.page.locator(".banner")).to_have_count(0)
        assert len(lines) == 3
        window.choose(window.options[0])
        window.wait_for(number + 1)


def test_the_server_goes_and_comes_back(browser: Browser, mortal: Server) -> None:
    with Person(mortal) as ann:
        table = brought(ann, moment("tabannusi"))
        with visit(browser, ann) as window:
            window.open(table["id"])
            number = window.number
            mortal.kill()
            banner = window.page.locator(".banner")
            expect(banner).to_contain_text("Connection lost")
            window.page.locator("[data-keys]").first.click()
            expect(window.page.locator(".drawing")).to_be_visible()
            mortal.start()
            expect(banner).to_have_count(0, timeout=15_000)
            assert window.number == number
            window.choose(window.options[0])
            assert window.sent == [window.sent[-1]]
            assert ann.get(f"/api/tables/{table['id']}")["number"] == number + 1
            window.forgive("WebSocket connection to")
            # What is kept for later may just be asked for then.
            window.forgive("An unknown error occurred when fetching the script")
            window.forgive("Failed to load resource")
