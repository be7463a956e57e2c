"""Whole games on static files: after the first visit nobody needs the network any more."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, expect
from site_pages import Host, looks, message_ids, sitting

from claytable.core.journal import replay, write_journal

#: Each game in a language; Oasis comes from another package, and is drawn from what its view says.
GAMES = [("inventors", "en"), ("oasis", "pl"), ("scholars", "pl"), ("tabannusi", "fr")]
PLACES = {game: at for at, (game, _) in enumerate(GAMES)}


@pytest.mark.parametrize(("game", "language"), GAMES)
def test_without_the_network_a_game_is_clicked_from_its_first_answer_to_its_last(
    browser: Browser, host: Host, game: str, language: str
) -> None:
    ids = message_ids(game, language)
    with browser.new_context(**looks(language)) as context, sitting(context, host.url) as window:
        window.enter_and_cut_off(host)
        window.page.locator("article").nth(PLACES[game]).get_by_role("button").first.click()
        window.board.wait_for()
        window.play(random.Random(7), 2000, ids)
        assert window.over
        window.end.wait_for()
        assert window.unsaid(ids) == []
        scores = sorted(window.last["view"]["scores"], key=lambda each: each["seat"])
        shown = window.end.locator("tfoot td").all_inner_texts()
        assert shown[: len(scores)] == [str(score["total"]) for score in scores]
        # What was played in the page is the same game here, digest by digest.
        journal = window.journal(window.table)
        again = write_journal(replay(journal))
        # Which answers bots gave is known where they were given.
        for entry in journal["entries"]:
            entry.pop("bot", None)
        assert again == journal
        window.page.goto(host.url)
        window.page.reload()
        expect(window.page.locator("main li")).to_have_count(1)
