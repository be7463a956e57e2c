"""The live table over WebSocket: coming back, being present, watching, leaving, and messages that are none."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import stored
from played import brought, played, shared, whole
from served import PATIENCE, Chair, Person, Server
from stored import HOLDER, opened, process
from websockets.exceptions import ConnectionClosed

from claytable.server.live import _tell
from claytable.server.room import Listener


def numbers(*messages: dict[str, Any]) -> list[int]:
    """The entries of the log that these messages tell."""
    return [entry["number"] for message in messages if message["type"] == "table" for entry in message["log"]]


ANSWERS = [entry["key"] for entry in whole().journal["entries"]]


def play_on(chair: Chair, answers: int) -> None:
    """Answer a number of questions of a new game."""
    for number in range(chair.number, chair.number + answers):
        assert chair.answer(ANSWERS[number]) == {"type": "accepted", "number": number}
        chair.wait_for(number + 1)


def here(message: dict[str, Any]) -> list[bool]:
    return [seat["present"] for seat in message["seats"]]


def wait_present(chair: Chair, *present: bool, watching: int = 0) -> dict[str, Any]:
    """The message that these and no others are here."""
    while True:
        message = chair.wait("seats")
        if here(message) == list(present) and message["watching"] == watching:
            return message


# -- coming back -----------------------------------------------------------------------------------------


def test_who_stays_is_told_every_entry_once(ann: Person, bob: Person) -> None:
    id = brought(ann, played())["id"]
    watch = ann.get(f"/api/tables/{id}")["watch"]
    with ann.live(id) as hers, bob.live(id, watch=watch) as eye:
        eye.wait("table")
        play_on(hers, 30)
        eye.wait_for(30)
        assert numbers(*hers.heard) == numbers(*eye.heard) == list(range(1, 31))


def test_who_comes_back_is_told_what_was_missed_and_nothing_twice(ann: Person, bob: Person) -> None:
    id = brought(ann, played())["id"]
    watch = ann.get(f"/api/tables/{id}")["watch"]
    told: list[int] = []
    seen = 0
    with ann.live(id) as hers:
        for absence in (0, 1, 5, 70):
            with bob.live(id, watch=watch, seen=seen) as eye:
                first = eye.wait("table")
                assert not first["gap"]
                play_on(hers, 2)
                seen = eye.wait_for(hers.number)["number"]
                told += numbers(*eye.heard)
            play_on(hers, absence)
    assert told == list(range(1, seen + 1))


@pytest.mark.parametrize("missed", [0, 1, 64, 65, 150, 199, 200])
def test_up_to_two_hundred_entries_that_were_missed_are_told_at_once(missed: int, ann: Person) -> None:
    game = whole(seats=("person", "person", "person"))
    entries = len(game.entries())
    with ann.live(brought(ann, game)["id"], seen=entries - missed) as chair:
        first = chair.wait("table")
    assert (first["number"], first["gap"]) == (entries, False)
    assert numbers(first) == list(range(entries - missed + 1, entries + 1))


def test_of_more_than_two_hundred_the_last_are_told_and_the_log_has_the_rest(ann: Person) -> None:
    game = whole(seats=("person", "person", "person"))
    entries = len(game.entries())
    id = brought(ann, game)["id"]
    with ann.live(id, seen=10) as chair:
        first = chair.wait("table")
    assert first["gap"]
    assert numbers(first) == list(range(entries - 199, entries + 1))
    log = ann.get(f"/api/tables/{id}/log", after=10)["entries"]
    between = [entry["number"] for entry in log if entry["number"] < entries - 199]
    assert between + numbers(first) == list(range(11, entries + 1))
    assert [entry for entry in log if entry["number"] >= entries - 199] == first["log"][: len(log) - len(between)]


@pytest.mark.parametrize("seen", [99, 999_999_999, "x", "-1", "1" * 40])
def test_whatever_someone_says_to_have_seen_they_are_told_the_table(seen: object, ann: Person) -> None:
    with ann.live(brought(ann, played("row:top"))["id"], seen=seen) as chair:
        assert chair.wait("table")["number"] == 1
        chair.answer("row:bottom")
        assert numbers(chair.wait_for(2)) == [2]


# -- being present ---------------------------------------------------------------------------------------


def test_who_comes_and_goes_is_seen_by_those_who_are_there(server: Server, ann: Person, bob: Person) -> None:
    id = shared(ann, bob, played())
    watch = ann.get(f"/api/tables/{id}")["watch"]
    with ann.live(id) as hers:
        wait_present(hers, True, False)
        with bob.live(id):
            wait_present(hers, True, True)
            assert [seat["present"] for seat in bob.get(f"/api/tables/{id}")["seats"]] == [True, True]
            with Person(server) as stranger, stranger.live(id, watch=watch) as eye:
                wait_present(hers, True, True, watching=1)
                message = wait_present(eye, True, True, watching=1)
                assert [seat["yours"] for seat in message["seats"]] == [False, False]
            wait_present(hers, True, True)
        wait_present(hers, True, False)


def test_when_many_come_at_once_nobody_is_told_of_each(tmp_path: Path) -> None:
    told: list[dict[str, Any]] = []

    async def hear(text: str) -> None:
        told.append(json.loads(text))

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as store, process(store) as rooms:
            room = await rooms.get(await stored.table(store))
            hers = Listener(HOLDER, (0, 1), -1)
            rooms.join(room, hers)
            telling = asyncio.create_task(_tell(SimpleNamespace(send_text=hear), room, hers, rooms))  # type: ignore[arg-type]
            for _ in range(40):
                rooms.join(room, Listener(None, (), 0))
                await asyncio.sleep(0)
            async with asyncio.timeout(PATIENCE):
                while not told or told[-1].get("watching") != 40:
                    await asyncio.sleep(0.01)
            telling.cancel()

    asyncio.run(scene())
    assert len([message for message in told if message["type"] == "seats"]) <= 3


def test_who_sits_where_is_told_as_it_changes_and_invitations_only_to_the_one_who_made_the_table(
    ann: Person, bob: Person
) -> None:
    table = ann.table("inventors", "here", "friend", "friend", starts=0)
    with ann.live(table["id"]) as hers:
        told = hers.wait("seats")["seats"]
        assert [seat["open"] for seat in told] == [seat["open"] for seat in table["seats"]]
        place, other = (seat["place"] for seat in told if seat["open"])
        bob.join(told[place]["invitation"], "Bob")
        told = hers.wait("seats")["seats"]
        assert (told[place]["name"], told[place]["open"], told[place]["invitation"]) == ("Bob", False, None)
        assert told[other]["invitation"] is not None
        with bob.live(table["id"]) as his:
            assert [seat["invitation"] for seat in his.wait("seats")["seats"]] == [None, None, None]
            bob.put(f"/api/tables/{table['id']}/seats/{place}/bot", {})
            while his.wait("seats")["seats"][place]["bot"] != "builder":
                pass


def test_the_names_of_those_who_sit_there_are_in_the_view(ann: Person, bob: Person) -> None:
    id = shared(ann, bob, played())
    with bob.live(id) as his:
        assert [seat["name"] for seat in his.wait("table")["view"]["seats"]] == ["", "Bob"]


# -- watching and leaving --------------------------------------------------------------------------------


def test_those_who_watch_see_what_everyone_sees_and_do_not_play(server: Server, ann: Person) -> None:
    game = played()
    id = brought(ann, game)["id"]
    watch = ann.get(f"/api/tables/{id}")["watch"]
    with Person(server) as stranger, stranger.live(id, watch=watch) as eye, ann.live(id, watch=watch) as her_eye:
        for chair in (eye, her_eye):
            told = chair.wait("table")
            assert (told["seat"], told["view"]["seat"], told["view"]["undo"]) == (None, None, None)
            assert told["view"]["decision"]["options"] is None
            assert chair.answer("row:top")["sentence"] == "Those who watch do not play."
            assert chair.undo()["code"] == "not-yours"
            chair.say(type="why-not", key="row:top")
            assert chair.wait("reason", "rejected")["code"] == "not-yours"


def test_who_stands_up_is_told_nothing_more(ann: Person, bob: Person) -> None:
    id = shared(ann, bob, played())
    with ann.live(id) as hers, bob.live(id) as his:
        his.wait("table")
        bob.post(f"/api/tables/{id}/seats/1/leave")
        assert his.closed() == {"type": "closing", "code": "not-yours", "sentence": "You have left your seat."}
        assert his.socket.protocol.close_code == 4403
        wait_present(hers, True, False)


def test_who_stands_up_from_one_of_two_seats_plays_on_in_the_other(ann: Person) -> None:
    id = brought(ann, played())["id"]
    with ann.live(id) as chair, ann.live(id, seat=1) as second:
        assert chair.wait("table")["seat"] == 0
        second.wait("table")
        ann.post(f"/api/tables/{id}/seats/1/leave")
        assert second.closed()["code"] == "not-yours"
        assert chair.answer("row:top")["type"] == "accepted"
        assert chair.wait_for(1)["seat"] == 0
        assert chair.answer("row:bottom")["code"] == "not-yours"


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ({"seat": 1}, "not-yours"),
        ({"seat": "x"}, "not-yours"),
        ({"seat": -1}, "not-yours"),
        ({"seat": 99}, "not-yours"),
    ],
)
def test_a_seat_that_is_not_ones_own_is_not_to_be_had(
    query: dict[str, Any], code: str, ann: Person, bob: Person
) -> None:
    with ann.live(shared(ann, bob, played()), **query) as chair:
        assert chair.closed()["code"] == code
        assert [message["type"] for message in chair.heard] == ["closing"]


def test_to_a_table_that_is_not_theirs_nobody_gets(ann: Person, bob: Person) -> None:
    id = brought(ann, played())["id"]
    for table, query in ((id, {}), (id, {"watch": "guessed"}), ("nonsense", {})):
        with bob.live(table, **query) as chair:
            assert chair.closed()["code"] == "not-found"
            assert chair.socket.protocol.close_code == 4404
            assert [message["type"] for message in chair.heard] == ["closing"]


# -- messages that are none ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "message",
    [
        "",
        "nonsense",
        "null",
        "[]",
        "{}",
        '{"type": "sing"}',
        '{"type": 7}',
        '{"type": "answer"}',
        '{"type": "answer", "number": 0}',
        '{"type": "answer", "number": "0", "key": "row:top"}',
        '{"type": "answer", "number": true, "key": "row:top"}',
        '{"type": "answer", "number": -1, "key": "row:top"}',
        '{"type": "answer", "number": 0, "key": ""}',
        '{"type": "answer", "number": 0, "key": "row:top", "seat": 0}',
        '{"type": "answer", "number": 0, "key": "\\ud800"}',
        '{"type": "why-not", "key": ["row:top"]}',
        "[" * 2000,
        b"row:top",
        b'{"type": "ping"}',
    ],
)
def test_a_message_that_is_not_understood_is_rejected_and_the_connection_stays(
    message: str | bytes, ann: Person
) -> None:
    with ann.live(brought(ann, played())["id"]) as chair:
        chair.wait("table")
        chair.socket.send(message)
        rejected = chair.wait("rejected")
        assert (rejected["code"], rejected["number"], rejected["rule"]) == ("bad-request", None, "")
        assert rejected["sentence"].startswith("This message is not understood: ")
        chair.say(type="ping")
        assert chair.wait("pong", "rejected") == {"type": "pong"}
        assert chair.number == 0


def test_a_message_that_is_too_long_ends_the_connection(ann: Person) -> None:
    with ann.live(brought(ann, played())["id"]) as chair:
        chair.wait("table")
        chair.socket.send("x" * 5000)
        with pytest.raises(ConnectionClosed):
            chair.wait("never")
        assert chair.socket.protocol.close_code == 1009
