"""Several server processes on PostgreSQL and Redis serve the same tables."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from cluster import Cluster, cluster
from processes import workers_of
from served import Chair, Person, Server, looked_at, until

from claytable import replay
from claytable.core.rules import own_games


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with cluster(tmp_path_factory.mktemp("cluster")) as found:
        yield found


@pytest.fixture(scope="module")
def both(shared: Cluster) -> tuple[Server, Server]:
    """Two processes. They look often at what was missed, so that nobody waits long for it."""
    one, other = shared.servers(2, "--idle", "0.2")
    return one, other


@pytest.fixture
def here(both: tuple[Server, Server]) -> Iterator[Person]:
    with Person(both[0]) as person:
        yield person


@pytest.fixture
def there(both: tuple[Server, Server]) -> Iterator[Person]:
    with Person(both[1]) as person:
        yield person


@contextlib.contextmanager
def same(person: Person, server: Server) -> Iterator[Person]:
    """The same person at another process."""
    with Person(server) as other:
        other.http.cookies.set("claytable", person.http.cookies["claytable"])
        yield other


def invited(table: dict[str, Any]) -> str:
    return str(next(seat["invitation"] for seat in table["seats"] if seat["invitation"]))


def seats_until(chair: Chair, holds: Callable[[list[dict[str, Any]]], bool]) -> None:
    """Hear who sits where until it is so."""
    while not holds(chair.wait("seats")["seats"]):
        pass


def at_once(chairs: list[Chair], chance: random.Random) -> None:
    """All who sit in the seat that is asked answer its question at once: one wins, the others are late."""
    number = chairs[0].number
    for chair in chairs:
        chair.say(type="answer", number=number, key=chance.choice(chairs[0].options))
    replies = [chair.wait("accepted", "rejected") for chair in chairs]
    assert [reply["number"] for reply in replies] == [number] * len(chairs)
    assert sorted(reply.get("code", "accepted") for reply in replies) == ["accepted"] + ["late"] * (len(chairs) - 1)


@pytest.mark.parametrize("game", list(own_games()))
def test_a_whole_game_with_seats_at_both_processes(
    game: str, both: tuple[Server, Server], here: Person, there: Person
) -> None:
    before = sum(server.metric("claytable_answers_total") for server in both)
    table = here.table(game, "here", "friend", "bot")
    there.join(invited(table), "Bob")
    chance = random.Random(3)
    with (
        same(here, both[1]) as also,
        here.live(table["id"]) as hers,
        also.live(table["id"]) as hers_too,
        there.live(table["id"]) as his,
    ):
        chairs = (hers, hers_too, his)
        while not hers.over:
            number = hers.number
            if hers.options:
                at_once([hers, hers_too], chance)
            elif his.options:
                at_once([his], chance)
            for chair in chairs:
                chair.wait_for(number + 1)
            newest = max(chair.number for chair in chairs)
            for chair in chairs:
                chair.wait_for(newest)
        assert all(chair.over for chair in chairs)
        assert hers.last["view"]["scores"] == his.last["view"]["scores"]
        assert hers.last["view"] | {"undo": None} == hers_too.last["view"] | {"undo": None}
    journals = [person.get(f"/api/tables/{table['id']}/journal") for person in (here, there)]
    assert journals[0] == journals[1]
    assert replay(journals[0]).over
    # Both processes let the bot think; each of its answers was written by one of them.
    assert len(journals[0]["entries"]) == hers.number
    assert sum(server.metric("claytable_answers_total") for server in both) - before == hers.number


def test_who_sits_and_who_is_present_is_seen_at_the_other_process(here: Person, there: Person) -> None:
    table = here.table("tabannusi", "here", "friend")
    with here.live(table["id"]) as hers:
        mine = next(seat["place"] for seat in table["seats"] if seat["yours"])
        other = 1 - mine
        there.join(invited(table), "Bob")
        seats_until(hers, lambda seats: seats[other]["name"] == "Bob" and not seats[other]["open"])
        with there.live(table["id"]) as his:
            seats_until(hers, lambda seats: bool(seats[other]["present"]))
            seats_until(his, lambda seats: bool(seats[mine]["present"]))
            there.put(f"/api/tables/{table['id']}/seats/{other}/bot", {"level": "random"})
            seats_until(hers, lambda seats: seats[other]["bot"] == "random")
            there.delete(f"/api/tables/{table['id']}/seats/{other}/bot")
            seats_until(hers, lambda seats: seats[other]["bot"] is None)
        seats_until(hers, lambda seats: not seats[other]["present"])


def test_who_leaves_a_seat_at_one_process_loses_it_at_the_other(both: tuple[Server, Server], here: Person) -> None:
    table = here.table("tabannusi", "here", "here")
    with same(here, both[1]) as also, also.live(table["id"], seat=0) as chair:
        assert chair.number == 0
        here.post(f"/api/tables/{table['id']}/seats/0/leave")
        assert chair.closed()["code"] == "not-yours"


def test_an_undo_at_one_process_is_seen_at_the_other(both: tuple[Server, Server], here: Person) -> None:
    table = here.table("scholars", "here", "here", seed=5)
    with (
        same(here, both[1]) as also,
        here.live(table["id"]) as one,
        also.live(table["id"]) as other,
    ):
        for number in range(6):
            chair = (one, other)[number % 2]
            chair.wait_for(number)
            assert chair.answer(chair.options[0])["type"] == "accepted"
        other.wait_for(6)
        options = one.wait_for(6)["view"]["decision"]
        for number in (6, 7, 8):
            chair = (one, other)[number % 2]
            chair.wait_for(number)
            assert chair.undo()["type"] == "accepted"
        assert one.wait_for(9)["view"]["decision"] == other.wait_for(9)["view"]["decision"]
        for number in (9, 10, 11):
            chair = (one, other)[number % 2]
            chair.wait_for(number)
            assert chair.answer(chair.options[0])["type"] == "accepted"
        assert one.wait_for(12)["view"]["decision"] == options
        assert other.wait_for(12)["view"]["decision"] == options
    journal = here.get(f"/api/tables/{table['id']}/journal")
    assert [bool(entry.get("undo")) for entry in journal["entries"]] == [False] * 6 + [True] * 3 + [False] * 3
    assert replay(journal).table.digest() == journal["digest"]


def test_play_goes_on_while_redis_is_gone_and_after_it_came_back(
    shared: Cluster, both: tuple[Server, Server], here: Person
) -> None:
    table = here.table("inventors", "here", "here", "here")
    with (
        same(here, both[1]) as also,
        here.live(table["id"], seat=2) as leaving,
        here.live(table["id"]) as one,
        also.live(table["id"]) as other,
    ):
        chairs = (one, other)
        play_across(chairs, 6)
        shared.redis.kill()
        try:
            ready = looked_at(f"{both[0].url}/health/ready")
            health = ready.json()
            assert (ready.status_code, health["status"], health["database"]) == (200, "degraded", "ok")
            assert str(shared.redis.url).removeprefix("unix://") not in health["bus"], "an address is nobody's business"
            play_across(chairs, 12)
            while one.last["view"]["decision"]["seat"] == 2:
                play_across(chairs, 2)
            # A seat that is left at one process is left at the other, although nobody could tell it.
            also.post(f"/api/tables/{table['id']}/seats/2/leave")
        finally:
            shared.redis.start()
        assert leaving.closed()["code"] == "not-yours"
        until(lambda: shared.redis.listening() == 2)
        until(lambda: looked_at(f"{both[0].url}/health").json()["status"] == "ok")
        also.put(f"/api/tables/{table['id']}/seats/2/bot", {"level": "random"})
        play_across(chairs, 12)


#: Words that no server of ours says; the last two have the right form and the wrong content.
GARBAGE: list[bytes] = [
    b"hello",
    b"",
    b"\xff\xfe",
    b"null",
    b"[" * 100_000,
    b'{"from": "x"}',
    b'{"from": "x", "room": [], "what": "moved", "number": 1}',
    b'{"from": "x", "room": "{table}", "what": "moved", "number": "many"}',
    b'{"from": "x", "room": "{table}", "what": "here", "seats": "all", "watching": null}',
]


def test_words_on_the_channel_that_nobody_understands_end_nothing(
    shared: Cluster, both: tuple[Server, Server], here: Person
) -> None:
    table = here.table("tabannusi", "here", "here")
    with same(here, both[1]) as also, here.live(table["id"]) as one, also.live(table["id"]) as other:
        play_across((one, other), 2)
        for word in GARBAGE:
            assert shared.redis.publish(word.replace(b"{table}", table["id"].encode())) == 2
        play_across((one, other), 6)
    assert shared.redis.listening() == 2
    for server in both:
        until(lambda: server.logged.count("word not understood") == len(GARBAGE))  # noqa: B023 - asked at once


def play_across(chairs: tuple[Chair, Chair], answers: int) -> None:
    """What one process tells is answered at the other, which may not have heard of it yet. An even number of times."""
    for turn in range(answers):
        asking, answering = chairs[turn % 2], chairs[1 - turn % 2]
        while not asking.options:
            asking.wait("table")
        number = asking.number
        reply = answering.answer(asking.options[0], number)
        assert reply == {"type": "accepted", "number": number}
        answering.wait_for(number + 1)


def test_play_goes_on_when_the_connections_to_the_database_are_cut(
    shared: Cluster, both: tuple[Server, Server], here: Person
) -> None:
    bots = here.table("inventors", "bot", "bot")["id"]
    table = here.table("tabannusi", "here", "here")["id"]
    played = []
    with same(here, both[1]) as also, here.live(table) as one, also.live(table) as other, here.live(bots) as watching:
        watching.wait_for(0)
        other.wait_for(0)
        for number in range(24):
            chair = (one, other)[number % 2]
            chair.wait_for(number)
            key = chair.options[-1]
            played.append(key)
            chair.say(type="answer", number=number, key=key)
            if number % 3 == 0:
                shared.postgres.cut()
            reply = chair.wait("accepted", "rejected")
            while reply.get("code") == "storage":
                # Nobody knows whether it was kept: it is said again.
                reply = chair.answer(key, number)
            assert reply["type"] == "accepted" or reply["code"] == "late", reply
        while not watching.over:
            watching.wait("table")
    journal = here.get(f"/api/tables/{table}/journal")
    assert [entry["key"] for entry in journal["entries"]] == played
    assert replay(journal).table.digest() == journal["digest"]
    assert replay(here.get(f"/api/tables/{bots}/journal")).over


def test_those_at_a_process_that_dies_play_on_at_the_other(both: tuple[Server, Server], here: Person) -> None:
    table = here.table("tabannusi", "here", "bot")
    bots = here.table("scholars", "bot", "bot", "bot")
    with here.live(table["id"]) as chair, here.live(bots["id"]):
        for _ in range(5):
            while not chair.options:
                chair.wait("table")
            number = chair.number
            assert chair.answer(chair.options[0])["type"] == "accepted"
            chair.wait_for(number + 1)
        seen = chair.number
        both[0].kill()
    try:
        with same(here, both[1]) as also:

            def over() -> bool:
                return any(each["over"] for each in also.get("/api/tables")["tables"] if each["id"] == bots["id"])

            assert not over(), "the bots are in the middle"
            with also.live(table["id"], seen=seen) as chair:
                first = chair.wait("table")
                assert [entry["number"] for entry in first["log"]] == list(range(seen + 1, first["number"] + 1))
                while not chair.over:
                    if chair.options:
                        number = chair.number
                        assert chair.answer(chair.options[0])["type"] == "accepted"
                        chair.wait_for(number + 1)
                    else:
                        chair.wait("table")
            # Bots alone play while somebody watches them here.
            with also.live(bots["id"]) as watching:
                until(over)
                assert watching.wait_for(1)
            journal = also.get(f"/api/tables/{bots['id']}/journal")
            assert replay(journal).over
    finally:
        both[0].start()


def test_workers_of_one_server_serve_the_same_table(shared: Cluster) -> None:
    others = shared.redis.listening()
    (server,) = shared.servers(1, "--workers", "2")
    until(lambda: shared.redis.listening() == others + 2)
    with Person(server) as person, contextlib.ExitStack() as stack:
        table = person.table("tabannusi", "here", "here")
        chairs = [stack.enter_context(person.live(table["id"]))]
        chairs[0].wait_for(0)
        # Which worker takes a connection is chance: again, until each has one.
        while len(chairs) < 2:
            with contextlib.ExitStack() as trial:
                chair = trial.enter_context(person.live(table["id"]))
                chair.wait_for(0)
                if server.metric("claytable_connections") == 1:
                    chairs.append(chair)
                    stack.push(trial.pop_all())
            until(lambda: server.metric("claytable_connections") == 1)
        chance = random.Random(9)
        for number in range(12):
            for chair in chairs:
                chair.wait_for(number)
            at_once(chairs, chance)
        views = [chair.wait_for(12)["view"] | {"undo": None} for chair in chairs]
        assert all(view == views[0] for view in views)
    assert server.stop() == 0


def test_a_worker_that_dies_while_redis_is_away_comes_back_with_it_and_the_other_plays_on(shared: Cluster) -> None:
    others = shared.redis.listening()
    (server,) = shared.servers(1, "--workers", "2")
    until(lambda: shared.redis.listening() == others + 2)
    with Person(server) as person:
        table = person.table("tabannusi", "here", "here")
        shared.redis.kill()
        try:
            workers = workers_of(server.pid)
            os.kill(workers[0], signal.SIGKILL)
            # The new one waits for Redis.
            until(lambda: '"waits"' in server.logged)
            assert workers[1] in workers_of(server.pid)
            with person.live(table["id"]) as chair:
                assert chair.answer(chair.options[0])["type"] == "accepted"
        finally:
            shared.redis.start()
        until(lambda: shared.redis.listening() == others + 2)
    # A worker that waits can be stopped, too.
    shared.redis.kill()
    try:
        waiting = server.logged.count('"waits"')
        os.kill(workers[1], signal.SIGKILL)
        until(lambda: server.logged.count('"waits"') > waiting)
        assert server.stop() == 0
    finally:
        shared.redis.start()
    assert all(json.loads(line)["level"] for line in server.logged.splitlines())
