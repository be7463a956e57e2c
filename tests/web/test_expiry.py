"""Before a table is deleted people read when, in the list of tables and at the table, until somebody plays there."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from served import Person, Server
from web.browser import Sitting, visit

from claytable.server.expiry import DAY, WARNING
from claytable.server.settings import Settings


def left_alone(server: Server, table: str) -> None:
    """Nobody has played there for so long that it will be deleted soon."""
    server.stop()
    with closing(sqlite3.connect(server.database)) as kept, kept:
        kept.execute("UPDATE room SET moved = ? WHERE id = ?", (time.time() - (Settings().keep - 1) * DAY, table))
    server.start()


def day(window: Sitting, seconds: float, language: str) -> str:
    """A day, as the browser writes it."""
    written = "([ms, at]) => new Intl.DateTimeFormat(at, { dateStyle: 'medium' }).format(new Date(ms))"
    return str(window.page.evaluate(written, [seconds * 1000, language]))


@pytest.mark.parametrize(
    ("language", "listed", "said"),
    [
        ("en", "will be deleted on {}", "Nobody has played here for a long time, so this table will be deleted on {}."),
        ("pl", "zostanie usunięty {}", "Nikt od dawna tu nie grał, więc ten stół zostanie usunięty {}."),
        ("fr", "sera supprimée le {}", "Personne n'a joué ici depuis longtemps : cette table sera supprimée le {}."),
    ],
)
def test_who_comes_back_reads_when_the_table_will_be_deleted_and_an_answer_keeps_it(
    browser: Browser, tmp_path: Path, language: str, listed: str, said: str
) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}")
    try:
        with Person(server) as ann:
            table = ann.table("tabannusi", "here", "here")["id"]
            with ann.live(table) as chair:
                assert chair.answer(chair.options[0])["type"] == "accepted"
            left_alone(server, table)
            ends = ann.get(f"/api/tables/{table}")["expires"]
            assert ends == pytest.approx(time.time() + WARNING * DAY, abs=60)
            with visit(browser, ann, language=language) as window:
                page = window.page
                page.goto("/")
                date = day(window, ends, language)
                expect(page.locator(".ends")).to_have_text(listed.format(date))
                window.open(table)
                banner = page.get_by_role("status").locator(".banner")
                expect(banner).to_contain_text(said.format(date))
                with ann.live(table) as chair:
                    assert chair.answer(chair.options[0])["type"] == "accepted"
                expect(banner).to_have_count(0)
                page.goto("/")
                expect(page.locator(f"a[href$='{table}']").first).to_be_visible()
                expect(page.locator(".ends")).to_have_count(0)
    finally:
        server.stop()
