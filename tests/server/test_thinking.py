"""Bots that think: outside the event loop, in processes that end with the server."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from played import shared
from processes import childless, children, parent_of
from served import Person, Server, until

import claytable
from claytable import installed_games
from claytable.bots import BOTS, LEVELS
from claytable.core.errors import BadOptions
from claytable.host.thinking import check_level
from claytable.server.thinking import Thinkers


@pytest.mark.parametrize("game", list(installed_games()))
def test_a_master_answers_and_a_person_gets_advice_with_reasons(game: str, ann: Person) -> None:
    seats = [{"kind": "bot", "level": "master"}, {"kind": "here"}]
    table = ann.post("/api/tables", {"game": game, "seats": seats, "seed": 3})
    with ann.live(table["id"]) as hers:
        mine = 0
        while hers.number == mine or not hers.options:
            number = hers.number
            if hers.options:
                hers.answer(hers.options[0])
                mine += 1
            hers.wait_for(number + 1)
        hers.say(type="hint")
        hint = hers.wait("hint")
        assert hint["number"] == hers.number
        best = hint["best"][0]
        assert best["key"] in hers.options
        assert all("id" in message for message in best["gains"] + [each["message"] for each in best["then"]])
        assert hint["view"]["seat"] == 1
        assert hint["sure"] in ("even", "likely", "certain")
        assert any(each["gains"] or each["then"] for each in hint["best"])


def test_while_advice_is_thought_about_one_may_answer(ann: Person) -> None:
    table = ann.table("inventors", "here", "here", seed=5)
    with ann.live(table["id"]) as hers:
        hers.say(type="hint")
        assert hers.answer(hers.options[0])["type"] == "accepted"
        heard = [message["type"] for message in hers.heard]
        assert "hint" not in heard


def test_advice_for_an_earlier_question_does_not_stand_in_the_way_of_the_next(ann: Person) -> None:
    table = ann.table("inventors", "here", "here", seed=5)
    with ann.live(table["id"]) as hers:
        hers.say(type="hint")
        hers.answer(hers.options[0])
        hers.wait_for(1)
        hers.say(type="hint")
        assert [hers.wait("hint")["number"], hers.wait("hint")["number"]] == [0, 1]


@pytest.mark.parametrize("level", ["search:3600s", "search:5", "genius", ""])
def test_budgets_are_not_for_players_to_give(level: str) -> None:
    with pytest.raises(BadOptions, match="There is no bot"):
        check_level(level)
    for known in (*LEVELS, *BOTS):
        check_level(known)


def test_a_thinking_process_that_is_killed_is_replaced() -> None:
    async def run() -> None:
        thinkers = Thinkers()
        game = claytable.new("tabannusi", seats=2, seed=1)
        keys = game.legal.keys()
        assert (await thinkers.choose("a table", {0: "search", 1: "search"}, game, None))[0][0] in keys
        assert thinkers.bots.pids
        for process in thinkers.bots.pids:
            os.kill(process, signal.SIGKILL)
        assert (await thinkers.choose("a table", {0: "search", 1: "search"}, game, None))[0][0] in keys
        thinkers.close()

    asyncio.run(run())


def test_a_person_whose_hint_fails_hears_so_and_may_ask_again(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", log=tmp_path / "log")
    with Person(server) as ann:
        table = ann.table("tabannusi", "here", "here", seed=1)
        with ann.live(table["id"]) as hers:
            assert hers.options
            with childless(server.pid):
                hers.say(type="hint")
                failed = hers.wait("hint", "rejected")
            assert (failed["type"], failed["code"], failed["number"]) == ("rejected", "no-hint", None)
            hers.say(type="hint")
            assert hers.wait("hint", "rejected")["type"] == "hint"
    server.stop()
    assert "The process that did this work ended." in server.logged


@pytest.mark.parametrize("end", [Server.kill, Server.stop])
def test_thinking_processes_end_with_the_server(end: Callable[[Server], object], tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}")
    with Person(server) as ann:
        table = ann.table("tabannusi", "here", "here", seed=1)
        with ann.live(table["id"]) as hers:
            assert hers.options
            hers.say(type="hint")
            hers.wait("hint")
    thinking = children(server.pid)
    assert thinking
    end(server)
    until(lambda: not any(parent_of(each) for each in thinking))


def test_everyone_at_the_table_reads_who_was_helped(ann: Person, bob: Person) -> None:
    game = claytable.new("scholars", seats=2, seed=5)
    table = shared(ann, bob, game, 1 - game.asked)

    def helped() -> list[list[str]]:
        return [seat["helped"] for seat in bob.get(f"/api/tables/{table}")["seats"]]

    with ann.live(table) as hers, bob.live(table):
        assert helped() == [[], []]
        hers.say(type="hint")
        hers.wait("hint")
        assert sorted(helped()) == [[], ["hint"]]
        ann.get(f"/api/tables/{table}/odds")
        assert sorted(helped()) == [[], ["hint", "odds"]]
    watch = ann.get(f"/api/tables/{table}")["watch"]
    assert ann.http.get(f"/api/tables/{table}/odds?watch={watch}").status_code == 403


def test_nobody_is_told_of_odds_where_nobody_else_plays(ann: Person) -> None:
    table = ann.table("tabannusi", "here", "bot", seed=5)["id"]
    told = ann.get(f"/api/tables/{table}/odds")
    assert (told["state"], told["odds"]) == ("open", [])
    assert [seat["helped"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == [[], []]
