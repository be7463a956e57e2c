"""The life of a table over HTTP: made, joined, left, taken over, listed, resumed, played again."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from played import brought, pack_text, played, shared, whole
from served import Person, Server, until

from claytable import new
from claytable.core.rules import own_games


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def invitation(table: dict[str, Any]) -> str:
    return str(next(seat["invitation"] for seat in table["seats"] if seat["invitation"]))


def listed(person: Person, id: str) -> dict[str, Any]:
    """A table as it stands in someone's list."""
    found: list[dict[str, Any]] = [table for table in person.get("/api/tables")["tables"] if table["id"] == id]
    assert len(found) == 1
    return found[0]


# -- made ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(own_games()))
def test_a_table_has_the_chairs_that_were_wished_for(game: str, ann: Person) -> None:
    table = ann.post(
        "/api/tables",
        {"game": game, "seats": [{"kind": "here", "name": "  Ann \n"}, {"kind": "friend"}, {"kind": "bot"}]},
    )
    assert kinds(table) == ["person", "person", "bot"]
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "", ""]
    assert [seat["open"] for seat in table["seats"]] == [False, True, False]
    assert [seat["yours"] for seat in table["seats"]] == [True, False, False]
    assert [seat["invitation"] is not None for seat in table["seats"]] == [False, True, False]
    assert [seat["bot"] for seat in table["seats"]] == [None, None, "builder"]
    assert table["owner"]
    assert table["pack"] == "printed"
    assert table["seed"] is None


@pytest.mark.parametrize("game", list(own_games()))
def test_one_seat_alone_plays_the_printed_opponent_who_is_never_replaced(game: str, ann: Person) -> None:
    table = ann.table(game, "here")
    assert kinds(table) == ["person", "opponent"]
    opponent = f"/api/tables/{table['id']}/seats/1"
    assert ann.refused("PUT", f"{opponent}/bot", 422, {}) == "The printed opponent stays."
    assert ann.refused("POST", f"{opponent}/invitation", 422) == "This seat is not one of a person."
    assert ann.refused("DELETE", f"{opponent}/bot", 422) == "This seat was never one of a person."


@pytest.mark.parametrize("starts", [0, 1, 2])
def test_the_one_who_was_wished_for_starts(starts: int, ann: Person) -> None:
    seats = [{"kind": "here", "name": name} for name in ("Ann", "Bea", "Cid")]
    for seed in range(3):
        table = ann.post("/api/tables", {"game": "inventors", "seats": seats, "starts": starts, "seed": seed})
        with ann.live(table["id"]) as chair:
            first = chair.wait("table")["view"]["first"]
        assert table["seats"][first]["name"] == seats[starts]["name"]
        names = [seat["name"] for seat in table["seats"]]
        assert names[names.index("Ann") :] + names[: names.index("Ann")] == ["Ann", "Bea", "Cid"]


def test_the_same_seed_deals_the_same_table_as_the_library_does(ann: Person) -> None:
    table = ann.table("scholars", "here", "here", "here", seed=11, options={"epic": True})
    game = new("scholars", seats=3, seed=11, epic=True)
    with ann.live(table["id"]) as chair:
        view = chair.wait("table")["view"]
    assert table["options"] == game.options
    assert view["board"] == game.view(game.decision.seat)["board"]


def test_a_table_says_whether_somebody_may_know_its_seed(ann: Person) -> None:
    assert ann.table("inventors", "here", "friend", seed=7)["known_seed"]
    assert brought(ann, played())["known_seed"]
    alone = ann.table("inventors", "here", "bot")
    assert not alone["known_seed"]
    ann.get(f"/api/tables/{alone['id']}/journal")
    assert ann.get(f"/api/tables/{alone['id']}")["known_seed"]


def test_without_a_seed_every_table_is_dealt_differently(ann: Person) -> None:
    boards = []
    for _ in range(2):
        with ann.live(ann.table("tabannusi", "here", "here")["id"]) as chair:
            boards.append(chair.wait("table")["view"]["board"])
    assert boards[0] != boards[1]


def test_components_bring_what_their_effects_say_with_the_values_of_the_pack(ann: Person) -> None:
    printed = ann.get("/api/games/inventors/components")
    text = f'[[workshop_tile]]\nid = "{printed["workshop_tile"][0]["id"]}"\neffect = ["gain 7 silver"]\n'
    assert printed["effects"]["gain 2 silver"] == {"id": "effect-silver", "args": {"n": 2}}
    assert "gain 7 silver" not in printed["effects"]
    table = ann.table("inventors", "here", "here", pack={"name": "mine", "text": text})
    own = ann.get(f"/api/tables/{table['id']}/components")
    assert own["effects"]["gain 7 silver"] == {"id": "effect-silver", "args": {"n": 7}}


def test_a_table_is_played_with_a_pack_of_ones_own(ann: Person) -> None:
    table = ann.table("inventors", "here", "here", pack={"name": "mine", "text": pack_text()})
    assert table["pack"].startswith("mine-")
    with ann.live(table["id"]) as chair:
        assert chair.answer(chair.options[0])["type"] == "accepted"


SEATS = [{"kind": "here"}, {"kind": "here"}]


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"game": "chess", "seats": SEATS}, "There is no game 'chess' here."),
        ({"game": "inventors", "seats": SEATS * 3}, "has 1 to 4 seats"),
        ({"game": "inventors", "seats": []}, "seats: "),
        ({"game": "inventors", "seats": [{"kind": "ghost"}]}, "seats.0.kind: "),
        ({"game": "inventors", "seats": [{"kind": "here", "colour": "red"}]}, "seats.0.colour: "),
        ({"game": "inventors", "seats": [{"kind": "here", "name": "x" * 41}]}, "seats.0.name: "),
        (
            {"game": "inventors", "seats": [{"kind": "here"}, {"kind": "bot", "level": "deep"}]},
            "There is no bot 'deep'.",
        ),
        ({"game": "inventors", "seats": SEATS, "options": {"rounds": 9}}, "3 or 4 rounds"),
        ({"game": "inventors", "seats": SEATS, "options": {"wind": 1}}, "no option 'wind'"),
        ({"game": "inventors", "seats": SEATS, "options": {"seed": 1}}, "There is no option 'seed'."),
        ({"game": "inventors", "seats": SEATS, "options": {"log": False}}, "There is no option 'log'."),
        ({"game": "inventors", "seats": SEATS, "starts": 2}, "The one who starts is one of several seats."),
        ({"game": "inventors", "seats": SEATS[:1], "starts": 0}, "The one who starts is one of several seats."),
        ({"game": "inventors", "seats": SEATS, "seed": 2**53}, "seed: "),
        ({"game": "inventors", "seats": SEATS, "seed": "7"}, "seed: "),
        ({"game": "inventors", "seats": SEATS, "pack": {"name": "../up", "text": ""}}, "pack.name: "),
        ({"seats": SEATS}, "game: "),
        ([], "dictionary or object"),
        (None, "required"),
    ],
)
def test_a_wish_that_cannot_be_granted_is_answered_with_a_sentence(wish: Any, words: str, ann: Person) -> None:
    sentence = ann.refused("POST", "/api/tables", 422, wish)
    assert words in sentence
    assert sentence.endswith(".")


def test_a_pack_that_is_none_is_told_by_its_name_and_line_and_by_no_path_of_the_server(ann: Person) -> None:
    wish = {"game": "inventors", "seats": SEATS, "pack": {"name": "mine", "text": "cards = ?\n"}}
    sentence = ann.refused("POST", "/api/tables", 422, wish)
    assert sentence.startswith("mine.toml: ")
    assert "line 1" in sentence


def test_what_is_not_json_is_said_to_be_none(ann: Person) -> None:
    answer = ann.http.post("/api/tables", content=b"{nonsense", headers={"content-type": "application/json"})
    assert answer.status_code == 422
    assert "JSON" in answer.json()["sentence"]
    assert not answer.json()["sentence"][0].isdigit()


# -- joined and left -------------------------------------------------------------------------------------


def test_an_invitation_says_what_it_is_for_and_seats_the_one_who_follows_it(ann: Person, bob: Person) -> None:
    table = ann.table("scholars", "here", "friend")
    token = invitation(table)
    what = bob.get(f"/api/invitations/{token}")
    assert (what["table"], what["game"], what["place"]) == (table["id"], "scholars", 1)
    assert [seat["invitation"] for seat in what["seats"]] == [None, None]
    joined = bob.join(token, "Bob")
    assert [seat["yours"] for seat in joined["seats"]] == [False, True]
    assert [seat["name"] for seat in joined["seats"]] == ["", "Bob"]
    assert not joined["owner"]


def test_an_invitation_is_good_once(ann: Person, bob: Person) -> None:
    token = invitation(ann.table("scholars", "here", "friend"))
    bob.join(token)
    gone = "This invitation is not, or no longer, good. Ask for a new one."
    assert bob.refused("POST", f"/api/invitations/{token}", 404, {"name": "Bob"}) == gone
    assert ann.refused("GET", f"/api/invitations/{token}", 404) == gone


def test_of_many_who_follow_one_invitation_at_once_one_gets_the_seat(server: Server, ann: Person) -> None:
    table = ann.table("scholars", "here", "friend")

    def follow(name: str) -> int:
        with Person(server) as person:
            return person.http.post(f"/api/invitations/{invitation(table)}", json={"name": name}).status_code

    with ThreadPoolExecutor(4) as crowd:
        answers = sorted(crowd.map(follow, ["Bea", "Cid", "Dan", "Eve"]))
    assert answers[0] == 200
    assert set(answers[1:]) <= {404, 409}


@pytest.mark.parametrize("name", ["", "   ", "\u200b\n", "x" * 41])
def test_who_sits_down_has_a_name(name: str, ann: Person, bob: Person) -> None:
    token = invitation(ann.table("scholars", "here", "friend"))
    assert bob.refused("POST", f"/api/invitations/{token}", 422, {"name": name})
    assert bob.join(token, "Bob")["seats"][1]["name"] == "Bob"


def test_who_stands_up_no_longer_knows_the_table_and_a_new_invitation_fills_the_seat(ann: Person, bob: Person) -> None:
    id = shared(ann, bob, played())
    left = bob.post(f"/api/tables/{id}/seats/1/leave")
    assert left["watch"] is None
    assert [seat["invitation"] for seat in left["seats"]] == [None, None]
    assert bob.refused("GET", f"/api/tables/{id}", 404)
    assert bob.get("/api/tables") == {"tables": []}
    table = ann.get(f"/api/tables/{id}")
    assert table["seats"][1]["open"]
    bob.join(invitation(table), "Bob again")
    assert ann.get(f"/api/tables/{id}")["seats"][1]["name"] == "Bob again"


def test_an_invitation_renewed_makes_the_older_one_void(ann: Person, bob: Person) -> None:
    table = ann.table("scholars", "here", "friend")
    renewed = ann.post(f"/api/tables/{table['id']}/seats/1/invitation")
    assert bob.refused("POST", f"/api/invitations/{invitation(table)}", 404, {"name": "Bob"})
    assert bob.join(invitation(renewed))["id"] == table["id"]


def test_a_seat_is_changed_by_nobody_but_the_one_who_sits_there(server: Server, ann: Person, bob: Person) -> None:
    id = shared(ann, bob, played())
    seats = f"/api/tables/{id}/seats"
    assert ann.refused("POST", f"{seats}/1/leave", 403) == "Only the one who sits there can stand up."
    assert ann.refused("POST", f"{seats}/1/invitation", 403) == "Only the one who sits there can do this."
    for method, what in (("POST", "leave"), ("POST", "invitation"), ("PUT", "bot"), ("DELETE", "bot")):
        body = {} if method == "PUT" else None
        assert "who sits there" in bob.refused(method, f"{seats}/0/{what}", 403, body)
        assert ann.refused(method, f"{seats}/5/{what}", 404, body) == "There is no such seat."
        with Person(server) as stranger:
            assert "no such table" in stranger.refused(method, f"{seats}/1/{what}", 404, body)
    assert [seat["yours"] for seat in ann.get(f"/api/tables/{id}")["seats"]] == [True, False]


def test_a_table_is_known_to_its_people_and_by_the_link_to_watch_and_to_nobody_else(
    server: Server, ann: Person, bob: Person
) -> None:
    id = shared(ann, bob, played())
    watch = bob.get(f"/api/tables/{id}")["watch"]
    with Person(server) as stranger:
        for path in (
            f"/api/tables/{id}",
            f"/api/tables/{id}/log",
            f"/api/tables/{id}/at/0",
            f"/api/tables/{id}/journal",
        ):
            assert stranger.refused("GET", path, 404)
            assert stranger.refused("GET", f"{path}?watch=guessed", 404)
        assert stranger.refused("POST", f"/api/tables/{id}/rematch", 404)
        assert stranger.refused("GET", "/api/watch/guessed", 404) == "This link leads to no table. Ask for a new one."
        seen = stranger.get(f"/api/watch/{watch}")
        assert (seen["id"], seen["watch"], seen["your_turn"]) == (id, None, False)
        assert [seat["yours"] for seat in seen["seats"]] == [False, False]
        assert stranger.get("/api/tables") == {"tables": []}


# -- bots ------------------------------------------------------------------------------------------------


def test_a_bot_plays_for_a_person_until_the_seat_is_given_back(ann: Person, bob: Person) -> None:
    id = shared(ann, bob, played("row:top"))
    assert listed(bob, id)["your_turn"]
    with ann.live(id) as chair:
        chair.wait("table")
        replaced = bob.put(f"/api/tables/{id}/seats/1/bot", {"level": "random"})
        assert replaced["seats"][1]["bot"] == "random"
        assert not replaced["your_turn"]
        chair.wait_for(2)
        back = bob.delete(f"/api/tables/{id}/seats/1/bot")
        assert back["seats"][1] == {**replaced["seats"][1], "bot": None, "may": ["bot", "hand-on"]}
        with bob.live(id) as his:
            while not his.options:
                if chair.options:
                    chair.answer(chair.options[-1])
                his.wait_for(his.number + 1)
                chair.wait_for(his.number)
            assert his.answer(his.options[0])["type"] == "accepted"


def test_a_bot_that_nobody_knows_takes_no_seat(ann: Person) -> None:
    id = brought(ann, played())["id"]
    assert "There is no bot 'deep'." in ann.refused("PUT", f"/api/tables/{id}/seats/0/bot", 422, {"level": "deep"})
    assert ann.get(f"/api/tables/{id}")["seats"][0]["bot"] is None


# -- listed and resumed ----------------------------------------------------------------------------------


def test_the_list_says_where_it_is_my_turn_and_what_i_have_not_seen(ann: Person, bob: Person) -> None:
    id = shared(ann, bob, played())
    assert (listed(ann, id)["your_turn"], listed(bob, id)["your_turn"]) == (True, False)
    assert not listed(bob, id)["unread"]
    with ann.live(id) as chair:
        chair.answer("row:top")
    assert (listed(ann, id)["your_turn"], listed(bob, id)["your_turn"]) == (False, True)
    assert listed(bob, id)["unread"]
    until(lambda: not listed(ann, id)["unread"])
    for person in (ann, bob):
        assert person.get(f"/api/tables/{id}") == listed(person, id)
    with bob.live(id) as his:
        his.wait("table")
    until(lambda: not listed(bob, id)["unread"])


def test_the_list_begins_with_the_table_that_moved_last(ann: Person) -> None:
    first, second = (brought(ann, played())["id"] for _ in range(2))
    assert [table["id"] for table in ann.get("/api/tables")["tables"]] == [second, first]
    with ann.live(first) as chair:
        chair.answer("row:top")
    assert [table["id"] for table in ann.get("/api/tables")["tables"]] == [first, second]


def test_tables_resume_where_they_stood_after_a_restart(server: Server, ann: Person, bob: Person) -> None:
    far_apart = shared(ann, bob, played())
    with_bot = ann.table("inventors", "here", "bot", starts=0)["id"]
    own_pack = ann.table("inventors", "here", "here", pack={"name": "mine", "text": pack_text()})["id"]
    with ann.live(far_apart) as chair, ann.live(with_bot) as other:
        chair.answer("row:top")
        other.answer(other.options[0])
        before = ann.get(f"/api/tables/{far_apart}")
        long = brought(ann, whole(at_most=150))["id"]
        with ann.live(long) as third:
            for _ in range(70):
                third.answer(third.options[0])
                third.wait_for(third.number)
            saved = ann.get(f"/api/tables/{long}/journal")
    untouched = brought(ann, whole(at_most=150))["id"]
    with ann.live(untouched) as fourth:
        view = fourth.wait("table")["view"]
        assert view["undo"] is not None
    server.stop()
    server.start()
    after = ann.get(f"/api/tables/{far_apart}")
    for what in ("seats", "unread"):
        del before[what], after[what]
    assert after == before
    with bob.live(far_apart) as his:
        assert his.number == 1
        assert his.answer("row:bottom") == {"type": "accepted", "number": 1}
    with ann.live(with_bot) as other:
        while not other.options:
            other.wait_for(other.number + 1)
    with ann.live(own_pack) as other:
        assert other.answer(other.options[0])["type"] == "accepted"
    assert ann.get(f"/api/tables/{long}/journal") == saved
    with ann.live(untouched) as fourth:
        assert fourth.wait("table")["view"] == view


# -- played again ----------------------------------------------------------------------------------------


def test_a_rematch_leads_the_same_people_to_the_same_new_table(ann: Person, bob: Person) -> None:
    id = shared(ann, bob, whole())
    with bob.live(id) as his:
        assert his.wait("seats")["next"] is None
        again = ann.post(f"/api/tables/{id}/rematch")
        while (told := his.wait("seats"))["next"] is None:
            pass
        assert told["next"] == again["id"]
    assert bob.post(f"/api/tables/{id}/rematch")["id"] == again["id"] != id
    assert [(seat["name"], seat["yours"]) for seat in again["seats"]] == [("", True), ("Bob", False)]
    assert (again["number"], again["over"], again["options"]) == (0, False, ann.get(f"/api/tables/{id}")["options"])
    assert bob.get(f"/api/tables/{id}")["next"] == again["id"]


def test_two_who_ask_for_a_rematch_at_once_get_one_table_between_them(ann: Person, bob: Person) -> None:
    id = shared(ann, bob, whole())
    with ThreadPoolExecutor(2) as both:
        tables = list(both.map(lambda person: person.post(f"/api/tables/{id}/rematch")["id"], (ann, bob)))
    assert tables[0] == tables[1]
    for person in (ann, bob):
        assert {table["id"] for table in person.get("/api/tables")["tables"]} == {id, tables[0]}


def test_there_is_no_rematch_before_the_end(ann: Person) -> None:
    id = brought(ann, played())["id"]
    assert ann.refused("POST", f"/api/tables/{id}/rematch", 409) == "There is a rematch when the game is over."
