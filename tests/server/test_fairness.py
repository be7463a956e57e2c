"""A bot answers for a person only if it may; people hand on their own seats; what was seen is said."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from served import Person, Server, until
from stored import kept, process, table

from claytable.host.playing import try_answer
from claytable.host.problems import Conflict
from claytable.server.store import Store


def two(ann: Person, bob: Person, **more: Any) -> tuple[str, int]:
    """A table of Ann and Bob, whose turn it is; its id and Bob's place."""
    made = ann.table("inventors", "here", "friend", starts=1, seed=7, **more)
    place = next(seat["place"] for seat in made["seats"] if seat["open"])
    assert made["asked"] == place
    bob.join(made["seats"][place]["invitation"], "Bob")
    return made["id"], place


def waited(server: Server, seconds: float) -> None:
    """As if everyone had waited at every table."""
    server.stop()
    with sqlite3.connect(server.database) as database:
        database.execute("UPDATE room SET since = since - ?", (seconds,))
        database.execute("UPDATE seat SET gone = gone - ?", (seconds,))
    server.start()


def test_who_made_the_table_cannot_let_a_bot_answer_for_a_guest(ann: Person, bob: Person) -> None:
    id, place = two(ann, bob)
    seat = f"/api/tables/{id}/seats/{place}"
    assert ann.refused("PUT", f"{seat}/bot", 403, {"level": "random"}) == "Only the one who sits there can do this."
    assert ann.refused("DELETE", f"{seat}/bot", 403)
    assert ann.refused("POST", f"{seat}/vote", 409) == "The person who sits there still has time to answer."
    with bob.live(id) as his:
        his.wait("seats")
        assert ann.refused("POST", f"{seat}/vote", 409).startswith("Nobody waits for a person in this seat who is away")
        assert ann.get(f"/api/tables/{id}")["seats"][place]["bot"] is None


def test_the_log_and_the_journal_mark_each_answer_that_a_bot_gave(ann: Person, bob: Person) -> None:
    id, place = two(ann, bob)
    with bob.live(id) as his:
        his.answer(his.options[0])
        his.wait_for(1)
        bob.put(f"/api/tables/{id}/seats/{place}/bot", {"level": "random"})
        with ann.live(id) as hers:
            hers.wait("table")
            while not any(entry.get("bot") for table in hers.heard for entry in table.get("log", ())):
                if hers.options:
                    hers.answer(hers.options[0])
                hers.wait("table")
            number = hers.number
    log = ann.get(f"/api/tables/{id}/log")["entries"]
    for entry in log[1 : number + 1]:
        by_bot = entry["seat"] == place and entry["number"] > 1
        assert entry.get("bot") == ("random" if by_bot else None), entry
    assert any(entry.get("bot") for entry in log)


def test_once_the_time_has_run_out_another_lets_a_bot_stand_in_until_the_person_is_back(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}")
    with Person(server) as ann, Person(server) as bob:
        id, place = two(ann, bob, minutes=60)
        seat = f"/api/tables/{id}/seats/{place}"
        info = ann.get(f"/api/tables/{id}")
        assert (info["minutes"], info["seats"][place]["may"]) == (60, ["vote"])
        assert ann.refused("POST", f"{seat}/vote", 409) == "The person who sits there still has time to answer."
        waited(server, 3601)
        said = ann.post(f"{seat}/vote")["seats"][place]
        assert (said["bot"], said["stand_in"], said["yours"]) == ("builder", True, False)
        with bob.live(id):
            until(lambda: ann.get(f"/api/tables/{id}")["seats"][place]["bot"] is None)
    server.stop()


def test_who_is_back_or_answers_takes_the_seat_from_the_bot_that_stands_in(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        # The bot takes its time.
        async with process(store, bot_pause=3600) as rooms:
            room = await rooms.get(await table(store, "here", "here"))
            asked, since = room.asked, room.record.since

            async def replaced() -> None:
                await store.change_seat(room.record.id, room.record.seats[asked], bot="random", stand_in=True)
                await rooms.reseat(room)
                assert room.bot == "random"

            await replaced()
            await rooms.back(room, (asked,))
            assert room.bot is None
            # The time to answer begins again.
            assert room.record.since > since
            await replaced()
            await rooms.answer(room, (asked,), 0, room.game.legal[0].key)
            assert (room.number, room.record.seats[asked].bot, room.recent[-1].level) == (1, None, None)

    kept(f"sqlite:///{tmp_path / 'tables.db'}", work)


def test_a_bot_whose_seat_was_taken_back_while_it_thought_does_not_answer(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        async with process(store) as rooms:
            room = await rooms.get(await table(store, "here", "here"))
            with pytest.raises(Conflict, match="no longer plays this seat"):
                try_answer(room, (room.asked,), room.game.legal[0].key, 0.0, "random")

    kept(f"sqlite:///{tmp_path / 'tables.db'}", work)


def test_without_a_limit_the_others_vote(server: Server, ann: Person, bob: Person) -> None:
    made = ann.table("inventors", "here", "friend", "friend", starts=1, seed=7)
    links = {seat["place"]: seat["invitation"] for seat in made["seats"] if seat["open"]}
    asked = made["asked"]
    bob.join(links.pop(asked), "Bob")
    with Person(server) as cyd:
        cyd.join(links.popitem()[1], "Cyd")
        seat = f"/api/tables/{made['id']}/seats/{asked}"
        assert bob.refused("POST", f"{seat}/vote", 403)
        assert ann.post(f"{seat}/vote")["seats"][asked]["votes"] == 1
        assert ann.get(f"/api/tables/{made['id']}")["seats"][asked]["bot"] is None
        assert cyd.post(f"{seat}/vote")["seats"][asked]["bot"] == "builder"
        # He asks for it, and it is his again.
        assert bob.delete(f"{seat}/bot")["seats"][asked]["stand_in"] is False


def test_an_open_seat_is_given_to_a_bot_by_who_made_the_table_and_is_the_guests_when_one_comes(
    ann: Person, bob: Person
) -> None:
    made = ann.table("inventors", "here", "friend", starts=0, seed=7)
    place = next(seat["place"] for seat in made["seats"] if seat["open"])
    ann.put(f"/api/tables/{made['id']}/seats/{place}/bot", {"level": "random"})
    joined = bob.join(made["seats"][place]["invitation"], "Bob")
    assert (joined["seats"][place]["bot"], joined["seats"][place]["yours"]) == (None, True)


# -- handing on ------------------------------------------------------------------------------------------


def test_a_guest_hands_the_seat_on_and_keeps_it_until_somebody_sits_down(
    server: Server, ann: Person, bob: Person
) -> None:
    id, place = two(ann, bob)
    link = bob.post(f"/api/tables/{id}/seats/{place}/invitation")["seats"][place]["invitation"]
    # He still sits there, sees the link again, and may think better of it.
    assert bob.get(f"/api/tables/{id}")["seats"][place]["invitation"] == link
    assert ann.get(f"/api/tables/{id}")["seats"][place]["invitation"] is None
    assert bob.delete(f"/api/tables/{id}/seats/{place}/invitation")["seats"][place]["invitation"] is None
    with Person(server) as cyd:
        assert cyd.refused("POST", f"/api/invitations/{link}", 404, {"name": "Cyd"})
        link = bob.post(f"/api/tables/{id}/seats/{place}/invitation")["seats"][place]["invitation"]
        with bob.live(id) as his:
            his.wait("table")
            assert cyd.get(f"/api/invitations/{link}")["place"] == place
            assert cyd.join(link, "Cyd")["seats"][place]["yours"]
            assert his.closed()["sentence"] == "You have left your seat."
        assert bob.refused("GET", f"/api/tables/{id}", 404)
        with cyd.live(id) as chair:
            assert chair.answer(chair.options[0])["type"] == "accepted"


# -- what was seen ---------------------------------------------------------------------------------------


def test_that_somebody_has_seen_a_hand_is_said_before_one_sits_down_and_to_everyone(ann: Person, bob: Person) -> None:
    made = ann.table("inventors", "here", "here", seed=7)
    link = ann.post(f"/api/tables/{made['id']}/seats/1/invitation")["seats"][1]["invitation"]
    with ann.live(made["id"]) as hers:
        assert hers.wait("seats")["seats"][1]["seen_by"] == []
        invited = bob.get(f"/api/invitations/{link}")
        assert invited["seats"][1]["seen_by"] == [0]
        joined = bob.join(link, "Bob")
        assert [seat["seen_by"] for seat in joined["seats"]] == [[], [0]]
        while hers.wait("seats")["seats"][1]["seen_by"] != [0]:
            pass
