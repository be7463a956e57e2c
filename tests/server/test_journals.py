"""What is kept of a game, over HTTP: journals taken along and brought, the log in pages, replays by link."""

from __future__ import annotations

import json
from typing import Any

import pytest
from played import SEED, brought, pack_text, played, shared, whole
from retold import view_told
from served import Person, Server

from claytable import Game, new
from claytable.core.journal import load_journal
from claytable.core.rules import own_games


def journal(person: Person, id: str) -> Game:
    """The game that the journal of a table leads to."""
    answer = person.http.get(f"/api/tables/{id}/journal")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"].startswith('attachment; filename="')
    return load_journal(answer.text)


# -- taken along -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(own_games()))
def test_a_finished_game_is_taken_along_and_brought_back(game: str, ann: Person) -> None:
    there = whole(game, ("person", "bot", "person"))
    table = brought(ann, there)
    assert (table["over"], table["seed"], table["asked"]) == (True, SEED, None)
    assert journal(ann, table["id"]).journal == there.journal
    again = brought(ann, journal(ann, table["id"]))
    assert again["id"] != table["id"]
    with ann.live(again["id"]) as chair:
        assert chair.wait("table")["view"]["scores"] == there.view(0)["scores"]


@pytest.mark.parametrize("game", list(own_games()))
def test_a_game_against_the_printed_opponent_is_brought_and_played_to_its_end(game: str, ann: Person) -> None:
    there = whole(game, ("person",))
    keys = [entry["key"] for entry in there.journal["entries"]]
    table = brought(ann, whole(game, ("person",), at_most=len(keys) - 3))
    assert [seat["kind"] for seat in table["seats"]] == ["person", "opponent"]
    with ann.live(table["id"]) as chair:
        for key in keys[-3:]:
            chair.answer(key)
            chair.wait_for(chair.heard[-1]["number"] + 1)
        assert chair.over
    assert journal(ann, table["id"]).journal["digest"] == there.journal["digest"]
    assert ann.post(f"/api/tables/{table['id']}/rematch")["seats"][1]["kind"] == "opponent"


def test_a_journal_with_answers_taken_back_is_brought_and_played_on(ann: Person) -> None:
    game = played("row:top")
    game.undo()
    game.play("row:middle")
    table = brought(ann, game)
    assert table["number"] == 3
    with ann.live(table["id"]) as chair:
        chair.answer("row:bottom")
    taken = journal(ann, table["id"])
    assert [entry.get("key", "undo") for entry in taken.journal["entries"]] == [
        "row:top",
        "undo",
        "row:middle",
        "row:bottom",
    ]
    assert [entry["undo"] for entry in ann.get(f"/api/tables/{table['id']}/log")["entries"]] == [
        False,
        False,
        True,
        False,
        False,
    ]


def test_a_journal_keeps_its_pack(ann: Person) -> None:
    pack = {"name": "mine", "text": pack_text()}
    table = ann.table("inventors", "here", "here", pack=pack, seed=SEED)
    with ann.live(table["id"]) as chair:
        chair.answer(chair.options[0])
    taken = ann.get(f"/api/tables/{table['id']}/journal")
    assert "component pack 'mine-" in ann.refused("POST", "/api/journals", 422, {"journal": taken})
    back = ann.post("/api/journals", {"journal": taken, "pack": pack})
    assert (back["pack"], back["number"]) == (table["pack"], 1)


def test_who_brings_a_journal_sits_in_every_persons_seat_and_bots_play_on(ann: Person) -> None:
    table = ann.post("/api/journals", {"journal": played(seats=("person", "bot")).journal, "name": "Ann"})
    assert [(seat["name"], seat["yours"], seat["bot"]) for seat in table["seats"]] == [
        ("Ann", True, None),
        ("", False, "builder"),
    ]
    with ann.live(table["id"]) as chair:
        chair.answer("row:top")
        chair.wait_for(2)


def test_names_in_a_journal_are_shown_like_any_other(ann: Person) -> None:
    brief = played().journal
    brief["seats"] = [
        {"kind": "person", "name": "Ann" + "x" * 1000},
        {"kind": "person", "name": " Bob\x00 the\nBuilder "},
    ]
    table = ann.post("/api/journals", {"journal": brief})
    assert [len(seat["name"]) <= 40 for seat in table["seats"]] == [True, True]
    assert table["seats"][1]["name"] == "Bob the Builder"


def _broken(**changes: Any) -> dict[str, Any]:
    return played("row:top", "row:bottom").journal | changes


@pytest.mark.parametrize(
    ("bad", "words"),
    [
        ({}, "this is not a Claytable journal"),
        (_broken(claytable=99), "journal format 99 is not known here"),
        (_broken(game="chess"), "There is no game 'chess' here."),
        (_broken(game=7), "the field 'game' is missing or not of the right kind"),
        (_broken(seed="7"), "the field 'seed' is missing"),
        (_broken(seed=8), "entry "),
        (_broken(seed=2**70, entries=[], digest=None), "seed"),
        (_broken(pack="other-1234"), "component pack 'other-1234'"),
        (_broken(options={"rounds": 9}), "3 or 4 rounds"),
        (_broken(options={"log": False}), "option 'log'"),
        (_broken(seats=[{"kind": "person"}] * 9), "1 to 4 seats"),
        (_broken(seats=["person"] * 2), "'seats' must list seats with a 'kind'"),
        (_broken(seats=[{"kind": "ghost"}] * 2), "ghost"),
        (_broken(entries=[{"undo": 1}]), "entry 1: There is no answer to take back."),
        (_broken(entries=[7]), "entry 1 is not an answer"),
        (_broken(entries=[{"seat": 0, "key": "nonsense"}]), "entry 1: 'nonsense' is not an answer"),
        (_broken(entries=[{"seat": 1, "key": "row:top"}]), "but seat 0 is asked"),
        (_broken(entries=[{"seat": 0, "key": "row:top", "digest": "0"}]), "from here on the table differs"),
        (_broken(entries=[{"seat": 0, "key": "row:top"}]), "entries may be missing"),
    ],
)
def test_a_broken_journal_is_refused_with_a_sentence_and_makes_no_table(bad: Any, words: str, ann: Person) -> None:
    sentence = ann.refused("POST", "/api/journals", 422, {"journal": bad})
    assert words in sentence
    assert sentence.endswith(".")
    assert ann.get("/api/tables") == {"tables": []}


def test_while_others_play_on_nobody_gets_the_journal(server: Server, ann: Person, bob: Person) -> None:
    id = shared(ann, bob, played("row:top"))
    watch = ann.get(f"/api/tables/{id}")["watch"]
    sentence = "The journal tells what is still hidden: you get it when the game is over."
    with Person(server) as stranger:
        assert stranger.refused("GET", f"/api/tables/{id}/journal?watch={watch}", 409) == sentence
    for person in (ann, bob):
        assert person.refused("GET", f"/api/tables/{id}/journal", 409) == sentence
    bob.put(f"/api/tables/{id}/seats/1/bot", {})
    assert ann.refused("GET", f"/api/tables/{id}/journal", 409) == sentence


def test_when_the_game_is_over_everyone_at_the_table_gets_the_journal(server: Server, ann: Person, bob: Person) -> None:
    id = shared(ann, bob, whole())
    watch = bob.get(f"/api/tables/{id}")["watch"]
    assert journal(ann, id).table.digest() == journal(bob, id).table.digest() == whole().table.digest()
    with Person(server) as stranger:
        assert stranger.get(f"/api/tables/{id}/journal", watch=watch)["seed"] == SEED


def test_the_seed_is_told_when_the_game_is_over_and_not_before(ann: Person) -> None:
    game = whole()
    almost = whole(at_most=len(game.entries()) - 1)
    id = brought(ann, almost)["id"]
    with ann.live(id) as chair:
        assert ann.get(f"/api/tables/{id}")["seed"] is None
        chair.answer(game.journal["entries"][-1]["key"])
        chair.wait_for(len(game.entries()))
        assert chair.over
        assert not any("seed" in message for message in chair.heard)
    assert ann.get(f"/api/tables/{id}")["seed"] == SEED


# -- log and replay --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(own_games()))
def test_the_pages_of_the_log_make_up_the_log_that_a_seat_may_read(game: str, ann: Person, bob: Person) -> None:
    there = whole(game, ("person", "person", "person"))
    entries = len(there.entries())
    id = shared(ann, bob, there)
    watch = ann.get(f"/api/tables/{id}")["watch"]
    for seat, person, query in ((0, ann, {}), (1, bob, {}), (None, bob, {"watch": watch})):
        lines: list[Any] = []
        after, more = -1, True
        while more:
            page = person.get(f"/api/tables/{id}/log", after=after, **query)
            assert [entry["number"] for entry in page["entries"]] == list(
                range(after + 1, after + 1 + len(page["entries"]))
            )
            lines += [line for entry in page["entries"] for line in entry["lines"]]
            after, more = page["entries"][-1]["number"], page["more"]
        assert after == entries
        assert lines == [line.data() for line in there.log(seat)]
    assert entries > 200
    assert ann.get(f"/api/tables/{id}/log", after=entries) == {"entries": [], "more": False}


def test_a_replay_by_link_shows_every_moment_of_a_finished_game(server: Server, ann: Person, bob: Person) -> None:
    there = whole("tabannusi")
    id = shared(ann, bob, there)
    watch = ann.get(f"/api/tables/{id}")["watch"]
    again = new("tabannusi", seats=2, seed=SEED)
    for seat, name in zip(again.seats, ("", "Bob"), strict=True):
        seat.name = name
    keys = [entry["key"] for entry in there.journal["entries"]]
    with Person(server) as stranger:
        assert stranger.get(f"/api/watch/{watch}")["over"]
        for number, key in enumerate([*keys, None]):
            moment = stranger.get(f"/api/tables/{id}/at/{number}", watch=watch)
            assert moment == json.loads(json.dumps({"number": number, "seat": None, "view": view_told(again, None)}))
            if key is not None:
                again.play(key)
        beyond = stranger.refused("GET", f"/api/tables/{id}/at/{len(keys) + 1}?watch={watch}", 404)
        assert beyond == f"This table has {len(keys)} entries."


def test_a_moment_of_a_running_game_is_shown_to_a_seat_as_it_saw_it(ann: Person, bob: Person) -> None:
    game = played("row:top", "row:bottom", "discard-two")
    id = shared(ann, bob, game)
    before = played("row:top", "row:bottom")
    for place, person in enumerate((ann, bob)):
        moment = person.get(f"/api/tables/{id}/at/2")
        assert moment["seat"] == place
        assert moment["view"]["players"] == json.loads(json.dumps(before.view(place)["players"]))
        assert moment["view"]["decision"] == json.loads(json.dumps(before.view(place)["decision"]))


@pytest.mark.parametrize(
    ("path", "status"), [("at/-1", 422), ("at/x", 422), ("log?after=-2", 422), ("log?after=x", 422)]
)
def test_a_number_that_is_none_is_answered_with_a_sentence(path: str, status: int, ann: Person) -> None:
    id = brought(ann, played())["id"]
    assert ann.refused("GET", f"/api/tables/{id}/{path}", status).endswith(".")
