"""Nobody acts for a seat without its token, and a token is known to nobody but the one who holds it."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from hashlib import sha256
from http.cookies import SimpleCookie
from random import Random
from typing import Any

import httpx
import pytest
from served import Chair, Person, Server, until

#: What can be asked of a table, and the body that goes with it.
ACTS: list[tuple[str, str, Any]] = [
    ("GET", "", None),
    ("GET", "/log", None),
    ("GET", "/at/0", None),
    ("GET", "/journal", None),
    ("POST", "/seats/0/leave", None),
    ("POST", "/seats/0/invitation", None),
    ("PUT", "/seats/0/bot", {"level": "random"}),
    ("DELETE", "/seats/0/bot", None),
    ("POST", "/rematch", None),
]

#: Cookies of someone who has no seat.
FOREIGN = ["", "a", "null", "x" * 33, "é" * 10, '"\\012\\015"', "a" * 30_000, "../../etc/passwd", "%00", "' OR 1=1 --"]


@pytest.fixture
def table(ann: Person, bob: Person) -> dict[str, Any]:
    """Ann's table; Bob sits at it too, in seat 1. The bot in seat 2 is not asked now: nothing happens by itself."""
    made = ann.table("inventors", "here", "friend", "bot")
    bob.join(made["seats"][1]["invitation"], "Bob")
    until(lambda: ann.get(f"/api/tables/{made['id']}")["asked"] != 2)
    return made


@pytest.fixture
def eve(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person


def with_cookie(server: Server, method: str, path: str, cookie: str, body: Any = None) -> httpx.Response:
    header = f"claytable={cookie}".encode("latin-1")
    return httpx.request(method, server.url + path, headers=[(b"cookie", header)], json=body, timeout=30, verify=False)


def standing(person: Person, table: str) -> tuple[Any, ...]:
    """Who sits where, and how far play has come."""
    info = person.get(f"/api/tables/{table}")
    return info["number"], [(seat["name"], seat["open"], seat["bot"], seat["yours"]) for seat in info["seats"]]


# -- someone with no seat ----------------------------------------------------------------------------------------------


def test_without_a_token_a_table_is_as_if_it_were_not_there(table: dict[str, Any], ann: Person, eve: Person) -> None:
    before = standing(ann, table["id"])
    for method, path, body in ACTS:
        real = eve.http.request(method, f"/api/tables/{table['id']}{path}", json=body)
        guessed = eve.http.request(method, f"/api/tables/{'A' * 22}{path}", json=body)
        assert real.status_code == guessed.status_code == 404
        assert real.content == guessed.content
    assert standing(ann, table["id"]) == before


def test_with_a_token_of_ones_own_the_tables_of_others_are_as_if_they_were_not_there(
    table: dict[str, Any], ann: Person, eve: Person
) -> None:
    before = standing(ann, table["id"])
    eve.table("inventors", "here")
    for method, path, body in ACTS:
        eve.refused(method, f"/api/tables/{table['id']}{path}", 404, body)
    assert standing(ann, table["id"]) == before


def test_a_cookie_that_is_no_token_opens_nothing(server: Server, table: dict[str, Any]) -> None:
    for cookie in FOREIGN:
        for path in ("", "/journal", "/log"):
            answer = with_cookie(server, "GET", f"/api/tables/{table['id']}{path}", cookie)
            assert answer.status_code in (400, 404, 431), answer.text
        if cookie.isascii():
            with Chair(server, table["id"], cookie[:4000], {}) as chair:
                assert chair.closed()["code"] == "not-found"


def test_who_brings_a_cookie_that_is_no_token_gets_a_token(server: Server) -> None:
    wish = {"game": "inventors", "seats": [{"kind": "here"}]}
    for cookie in FOREIGN:
        answer = with_cookie(server, "POST", "/api/tables", cookie, wish)
        if answer.status_code == 400:  # a cookie longer than any header may be
            assert len(cookie) > 1000
            continue
        assert answer.status_code == 201, answer.text
        assert re.fullmatch(r"[A-Za-z0-9_-]{32}", answer.cookies["claytable"])
        assert with_cookie(server, "GET", f"/api/tables/{answer.json()['id']}", cookie).status_code == 404


def test_who_brings_a_token_that_holds_nothing_gets_another(server: Server, ann: Person) -> None:
    # Somebody else may have made it, and know it.
    planted = "A" * 32
    with Person(server) as eve:
        eve.http.cookies.set("claytable", planted)
        answer = eve.http.post("/api/tables", json={"game": "tabannusi", "seats": [{"kind": "here"}, {"kind": "here"}]})
        assert answer.status_code == 201
        token = answer.cookies["claytable"]
        assert token != planted
    with Person(server) as other:
        other.http.cookies.set("claytable", planted)
        assert other.get("/api/tables") == {"tables": []}


def test_neither_the_id_nor_the_links_of_a_table_are_tokens(
    server: Server, table: dict[str, Any], ann: Person, bob: Person
) -> None:
    open_table = ann.table("inventors", "here", "friend")
    for name in (open_table["id"], open_table["watch"], open_table["seats"][1]["invitation"]):
        assert with_cookie(server, "GET", f"/api/tables/{open_table['id']}", name).status_code == 404
    token = bob.http.cookies["claytable"]
    for fingerprint in (sha256(token.encode()).hexdigest(), token.swapcase(), token[:-1], token + "A"):
        assert with_cookie(server, "GET", f"/api/tables/{table['id']}", fingerprint).status_code == 404


def test_a_guessed_invitation_or_link_leads_nowhere(eve: Person) -> None:
    for guess in ("", "A" * 22, "%00", "%ff", "..%2f..%2fhealth", "'%20OR%201=1", "a" * 5000, "%F0%9F%8E%B2"):
        check_guess(eve, guess)


def check_guess(eve: Person, guess: str) -> None:
    for kind in ("invitations", "watch", "tables"):
        if guess or kind != "tables":
            assert eve.http.get(f"/api/{kind}/{guess}").status_code in (404, 422)
    assert eve.http.post(f"/api/invitations/{guess}", json={"name": "Eve"}).status_code in (404, 422)


def test_an_invitation_is_good_once(ann: Person, bob: Person, eve: Person) -> None:
    table = ann.table("inventors", "here", "friend")
    invitation = table["seats"][1]["invitation"]
    bob.join(invitation, "Bob")
    eve.refused("POST", f"/api/invitations/{invitation}", 404, {"name": "Eve"})
    eve.refused("GET", f"/api/invitations/{invitation}", 404)
    assert ann.get(f"/api/tables/{table['id']}")["seats"][1]["name"] == "Bob"


def test_a_newer_invitation_makes_the_older_one_worthless(ann: Person, eve: Person) -> None:
    table = ann.table("inventors", "here", "friend")
    ann.post(f"/api/tables/{table['id']}/seats/1/invitation")
    eve.refused("POST", f"/api/invitations/{table['seats'][1]['invitation']}", 404, {"name": "Eve"})


# -- someone with another seat -----------------------------------------------------------------------------------------


def test_one_seat_does_nothing_for_another(table: dict[str, Any], ann: Person, bob: Person) -> None:
    before = standing(ann, table["id"])
    for method, path, body in ACTS:
        if "/seats/" in path:
            bob.refused(method, f"/api/tables/{table['id']}{path}", 403, body)
            bob.refused(method, f"/api/tables/{table['id']}{path.replace('0', '5')}", 404, body)
    assert standing(ann, table["id"]) == before


def test_not_even_the_one_who_made_the_table_stands_up_for_others_or_hands_their_seat_on(
    table: dict[str, Any], ann: Person
) -> None:
    before = standing(ann, table["id"])
    for act in ("leave", "invitation"):
        ann.refused("POST", f"/api/tables/{table['id']}/seats/1/{act}", 403)
    assert standing(ann, table["id"]) == before


def test_a_person_who_hands_their_seat_on_gets_the_link(
    table: dict[str, Any], ann: Person, bob: Person, eve: Person
) -> None:
    told = bob.post(f"/api/tables/{table['id']}/seats/1/invitation")
    # It stays his until somebody sits down, and only he has the link.
    assert not told["seats"][1]["open"]
    assert ann.get(f"/api/tables/{table['id']}")["seats"][1]["invitation"] is None
    assert eve.join(told["seats"][1]["invitation"], "Eve")["seats"][1]["yours"]
    bob.refused("GET", f"/api/tables/{table['id']}", 404)


def test_only_the_seat_that_is_asked_answers_undoes_and_asks_why(ann: Person, bob: Person) -> None:
    table = ann.table("inventors", "here", "friend", starts=0)
    invitation = next(seat["invitation"] for seat in table["seats"] if seat["invitation"])
    bob.join(invitation, "Bob")
    with (
        ann.live(table["id"]) as hers,
        bob.live(table["id"]) as his,
        bob.live(table["id"], watch=table["watch"]) as seen,
    ):
        hers.wait("table")
        asked, other = (hers, his) if hers.options else (his, hers)
        key = asked.options[0]
        number = asked.number
        for chair in (other, seen):
            rejected = chair.answer(key, number)
            assert (rejected["type"], rejected["code"], rejected["number"]) == ("rejected", "not-yours", number)
            chair.say(type="why-not", key=key)
            assert chair.wait("rejected", "reason")["code"] == "not-yours"
        assert asked.answer(key)["type"] == "accepted"
        other.wait_for(number + 1)
        seen.wait_for(number + 1)
        for chair in (other, seen):
            assert chair.undo()["type"] == "rejected"
    assert ann.get(f"/api/tables/{table['id']}")["number"] == number + 1


def test_a_seat_of_someone_else_cannot_be_sat_down_at(table: dict[str, Any], bob: Person) -> None:
    for seat in ("0", "2", "7", "-1", "1.0", "x", "", "²", "9" * 5000):
        with bob.live(table["id"], seat=seat) as chair:
            closing = chair.closed()
            assert closing["code"] == "not-yours", seat


def test_who_stood_up_hears_and_says_no_more(ann: Person, bob: Person) -> None:
    table = ann.table("inventors", "here", "friend")
    bob.join(table["seats"][1]["invitation"], "Bob")
    with ann.live(table["id"]) as hers, bob.live(table["id"]) as his:
        his.wait("table")
        bob.post(f"/api/tables/{table['id']}/seats/1/leave")
        assert his.closed()["code"] == "not-yours"
        while hers.options:
            number = hers.number
            assert hers.answer(hers.options[0]) == {"type": "accepted", "number": number}
            hers.wait_for(number + 1)
    assert {message["type"] for message in his.heard[-1:]} == {"closing"}
    for method, path, body in ACTS:
        bob.refused(method, f"/api/tables/{table['id']}{path}", 404, body)
    with bob.live(table["id"]) as his:
        assert his.closed()["code"] == "not-found"


def test_the_journal_of_a_game_among_several_is_given_to_nobody_before_the_end(
    table: dict[str, Any], ann: Person, bob: Person
) -> None:
    for person in (ann, bob):
        person.refused("GET", f"/api/tables/{table['id']}/journal", 409)
        person.refused("GET", f"/api/tables/{table['id']}/journal?watch={table['watch']}", 409)


def test_a_bot_in_someone_elses_seat_opens_nothing_to_the_one_who_made_the_table(
    table: dict[str, Any], ann: Person, bob: Person
) -> None:
    bob.put(f"/api/tables/{table['id']}/seats/1/bot", {"level": "random"})
    ann.refused("GET", f"/api/tables/{table['id']}/journal", 409)


def test_a_bot_in_a_friends_open_seat_opens_nothing_to_the_one_who_made_the_table(ann: Person) -> None:
    table = ann.table("inventors", "here", "friend")
    ann.put(f"/api/tables/{table['id']}/seats/1/bot", {"level": "random"})
    ann.refused("GET", f"/api/tables/{table['id']}/journal", 409)


def test_that_somebody_may_know_the_seed_is_told_to_all(ann: Person, bob: Person) -> None:
    chosen = ann.table("inventors", "here", "friend", seed=7)
    alone = ann.table("inventors", "here", "here")
    assert [table["known_seed"] for table in (chosen, alone)] == [True, False]
    journal = ann.get(f"/api/tables/{alone['id']}/journal")
    exported = ann.post(f"/api/tables/{alone['id']}/seats/1/invitation")
    imported = ann.post("/api/journals", {"journal": journal})
    imported = ann.post(f"/api/tables/{imported['id']}/seats/1/invitation")
    for table in (chosen, exported, imported):
        told = bob.join(table["seats"][1]["invitation"], "Bob")
        assert told["known_seed"] is True
        assert told["seed"] is None


def test_who_took_back_what_was_shown_and_then_invites_a_friend_is_found_out(ann: Person) -> None:
    table = ann.table("scholars", "here", "here")
    chance = Random(4)
    with ann.live(table["id"]) as chair:
        for _ in range(60):
            number = chair.number
            chair.answer(chance.choice(chair.options))
            chair.wait_for(number + 1)
            assert chair.undo()["type"] == "accepted"
            chair.wait_for(number + 2)
            if ann.get(f"/api/tables/{table['id']}")["known_seed"]:
                return
            chair.answer(chance.choice(chair.options))
            chair.wait_for(number + 3)
    pytest.fail("in 60 answers something is shown")


# -- the token itself --------------------------------------------------------------------------------------------------


def test_the_token_is_out_of_reach_of_pages_and_of_other_sites(server: Server) -> None:
    wish = {"game": "inventors", "seats": [{"kind": "here"}]}
    answer = httpx.post(f"{server.url}/api/tables", json=wish, verify=False)
    cookie = SimpleCookie(answer.headers["set-cookie"])["claytable"]
    assert cookie["httponly"] is True
    assert cookie["samesite"].lower() in ("lax", "strict")
    assert cookie["path"] == "/"
    assert cookie["domain"] == ""
    assert int(cookie["max-age"]) > 0
    assert not cookie["secure"]  # over plain http a browser would not keep it
    secure = httpx.post(f"{server.url}/api/tables", json=wish, headers={"x-forwarded-proto": "https"}, verify=False)
    assert SimpleCookie(secure.headers["set-cookie"])["claytable"]["secure"] is True


def test_every_person_gets_another_token_and_every_table_other_links(server: Server, ann: Person) -> None:
    wish = {"game": "inventors", "seats": [{"kind": "here"}, {"kind": "friend"}]}
    answers = [httpx.post(f"{server.url}/api/tables", json=wish, verify=False) for _ in range(5)]
    assert len({answer.cookies["claytable"] for answer in answers}) == 5
    links = [link for answer in answers for link in (answer.json()["id"], answer.json()["watch"])]
    links += [answer.json()["seats"][1]["invitation"] for answer in answers]
    assert len(set(links)) == 15
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", link) for link in links)


def test_a_person_who_has_a_token_keeps_it(ann: Person) -> None:
    ann.table("inventors", "here")
    token = ann.http.cookies["claytable"]
    ann.table("inventors", "here")
    assert ann.http.cookies["claytable"] == token
    assert len(ann.get("/api/tables")["tables"]) == 2


def test_tokens_are_in_no_answer_no_log_and_only_as_fingerprints_in_the_database(
    server: Server, table: dict[str, Any], ann: Person, bob: Person
) -> None:
    tokens = [person.http.cookies["claytable"] for person in (ann, bob)]
    heard = ""
    for person in (ann, bob):
        with person.live(table["id"]) as chair, person.live(table["id"], watch=table["watch"]) as seen:
            chair.wait("seats")
            seen.wait("seats")
            heard += str(chair.heard + seen.heard)
        heard += person.http.get("/api/tables").text + person.http.get(f"/api/tables/{table['id']}").text
    files = server.database.parent.glob(f"{server.database.name}*")
    kept = b"".join(file.read_bytes() for file in files)
    logged = server.logged
    for token in tokens:
        fingerprint = sha256(token.encode()).hexdigest()
        assert token.encode() not in kept
        assert fingerprint.encode() in kept
        assert token not in logged
        assert token not in heard
        assert fingerprint not in heard
    assert table["watch"] not in logged
    with sqlite3.connect(server.database) as connection:
        holders = {row[0] for row in connection.execute("SELECT holder FROM seat WHERE holder IS NOT NULL")}
    connection.close()
    assert all(re.fullmatch(r"[0-9a-f]{64}", holder) for holder in holders)
