"""What may be asked of a page, and the sentences for what may not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from screen import Screen

from claytable.core.errors import ClaytableError, LessonError, PuzzleError
from claytable.core.rules import own_games
from claytable.host import library

WISH: dict[str, Any] = {"game": "tabannusi", "seats": [{"kind": "here"}, {"kind": "here"}]}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"seats": []}, "seats: a list of 1 to 8."),
        ({"seats": [{"kind": "dog"}]}, "seats.0.kind: one of here, friend, bot."),
        ({"seats": [{"kind": ["here"]}]}, "seats.0.kind: one of here, friend, bot."),
        ({"seats": [{"kind": "here", "name": "x" * 41}]}, "seats.0.name: a text of 0 to 40 letters."),
        ({"seats": [{"kind": "here", "age": 7}]}, "seats.0.age: there is no such field."),
        ({"seats": "two"}, "seats: a list of 1 to 8."),
        ({"seats": [3]}, "seats.0: an object with kind, name, level."),
        ({"game": 3}, "game: a text of 0 to 32 letters."),
        ({"seed": True}, "seed: a whole number from 0 to 9007199254740991."),
        ({"seed": -1}, "seed: a whole number from 0 to 9007199254740991."),
        ({"options": []}, "options: an object."),
        ({"starts": 8}, "starts: a whole number from 0 to 7."),
        ({"colour": 1}, "colour: there is no such field."),
        ({"pack": {"name": "a b", "text": ""}}, "pack.name: letters, digits, '-' and '_' alone."),
        ({"pack": {"name": "a\n", "text": ""}}, "pack.name: letters, digits, '-' and '_' alone."),
        ({"pack": {"name": "mine"}}, "pack.text: a text of 0 to 200000 letters."),
    ],
)
def test_a_wish_of_the_wrong_form_is_answered_with_the_field(change: dict[str, Any], says: str) -> None:
    told = Screen().refused("POST", "/api/tables", 422, WISH | change)
    assert told == {"code": "invalid", "sentence": says, "rule": ""}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "chess"}, "There is no game 'chess' here."),
        ({"options": {"weather": 1}}, "weather"),
        ({"options": {"seed": 1}}, "There is no option 'seed'."),
        ({"seats": [{"kind": "here"}, {"kind": "bot", "level": "genius"}]}, "There is no bot 'genius'."),
        ({"seats": [{"kind": "here"}, {"kind": "friend"}]}, "everyone sits at this screen"),
        ({"starts": 5}, "The one who starts is one of several seats."),
        ({"pack": {"name": "mine", "text": "[[dragon]]\nid = 1"}}, "the game has no such table"),
    ],
)
def test_a_wish_that_no_game_can_grant_is_refused_with_a_sentence(change: dict[str, Any], says: str) -> None:
    screen = Screen()
    told = screen.refused("POST", "/api/tables", 422, WISH | change)
    assert told["code"] == "refused"
    assert says in told["sentence"]
    assert screen.storage.kept == {}


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("GET", "/api/tables/x/y/z", 404, "not-found"),
        ("GET", "/elsewhere", 404, "not-found"),
        ("PATCH", "/api/tables", 405, "method"),
        ("POST", "/api/tables/abc/log", 405, "method"),
        ("GET", "/api/tables/abc", 404, "not-found"),
        ("DELETE", "/api/tables/abc", 404, "not-found"),
        ("GET", "/api/tables/abc/journal", 404, "not-found"),
        ("GET", "/api/tables/a%20b", 422, "invalid"),
        ("GET", "/api/games/chess/rules", 404, "not-found"),
        ("GET", "/api/games?language=tlh", 422, "invalid"),
        ("POST", "/api/tables", 422, "invalid"),
        ("POST", "/api/journals", 422, "invalid"),
        ("POST", "/api/games/tabannusi/score-sheet", 422, "invalid"),
    ],
)
def test_an_address_that_leads_nowhere_is_answered_with_a_sentence(
    method: str, path: str, status: int, code: str
) -> None:
    assert Screen().refused(method, path, status)["code"] == code


def test_requests_about_a_table_with_numbers_that_it_has_not_are_refused() -> None:
    screen = Screen()
    table = f"/api/tables/{screen.table('tabannusi', 'here', 'bot', seed=1)}"
    assert screen.refused("GET", f"{table}/at/9", 404)["sentence"] == "This table has 0 entries."
    for path in ("at/x", "at/-1", "log?after=-2", "log?after=99999999999", "scores?at=x"):
        assert screen.refused("GET", f"{table}/{path}", 422)["code"] == "invalid"
    assert screen.refused("PUT", f"{table}/seats/7/bot", 404, {})["sentence"] == "There is no such seat."
    assert screen.refused("PUT", f"{table}/seats/8/bot", 422, {})["code"] == "invalid"
    assert screen.refused("PUT", f"{table}/seats/0/bot", 422, {"level": "genius"})["code"] == "refused"
    assert screen.refused("DELETE", f"{table}/seats/1/bot", 422)["code"] == "refused"
    assert screen.refused("POST", f"{table}/seats/0/invitation", 422)["code"] == "refused"
    assert screen.refused("POST", f"{table}/rematch", 409)["code"] == "conflict"
    assert screen.refused("GET", f"{table}/moments?first=0&last=32", 422)["code"] == "invalid"
    assert screen.refused("GET", f"{table}/moments?first=0", 422)["code"] == "invalid"
    assert screen.refused("GET", f"{table}/at/0?seat=1", 403)["code"] == "not-yours"
    assert screen.refused("GET", f"{table}/at/0?seat=8", 422)["code"] == "invalid"
    assert screen.refused("POST", f"{table}/play-on", 404, {"number": 1, "seat": 0})["code"] == "not-found"


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "7",
        "[]",
        '{"type":"dance"}',
        '{"type":["answer"]}',
        '{"type":"answer","number":0}',
        '{"type":"answer","number":true,"key":"a"}',
        '{"type":"answer","number":0,"key":""}',
        '{"type":"undo"}',
        '{"type":"ping","x":1}',
    ],
)
def test_a_message_that_is_not_understood_is_rejected(message: str) -> None:
    screen = Screen()
    screen.table("tabannusi", "here", "here")
    coroutine = screen.page.hear(1, message)
    with pytest.raises(StopIteration):
        coroutine.send(None)
    told = screen.heard[1][-1]
    assert (told["type"], told["code"]) == ("rejected", "bad-request")
    assert told["sentence"].startswith("This message is not understood: ")


def test_answers_that_are_not_allowed_are_rejected_with_their_reason() -> None:
    screen = Screen()
    screen.table("tabannusi", "here", "here", seed=1)
    view = screen.now()["view"]
    told = screen.answer("nonsense")
    assert (told["type"], told["code"], told["number"]) == ("rejected", "refused", 0)
    told = screen.answer(screen.options()[0], number=4)
    assert (told["code"], told["sentence"]) == ("refused", "There is no question 4 yet: the open one is 0.")
    assert screen.answer(screen.options()[0])["type"] == "accepted"
    told = screen.answer(screen.options()[0], number=0)
    assert (told["code"], told["number"]) == ("late", 0)
    assert screen.undo()["type"] == "accepted"
    assert screen.now()["view"] == view
    assert screen.say(type="ping") == {"type": "pong"}
    assert screen.say(type="why-not", key="nonsense")["code"] == "not-found"


def test_those_who_only_watch_see_no_options_and_do_not_play() -> None:
    screen = Screen()
    table = screen.table("tabannusi", "here", "here", seed=1)
    screen.sit(table, "watch=1", chair=2)
    assert screen.now(2)["seat"] is None
    assert screen.options(2) == []
    assert screen.answer(screen.options()[0], chair=2)["code"] == "not-yours"
    assert screen.heard[1][-1]["watching"] == 1
    screen.page.leave(2)
    assert screen.heard[1][-1]["watching"] == 0
    assert screen.say(2, type="ping")["type"] == "closing"


def test_who_comes_back_is_told_what_was_missed() -> None:
    screen = Screen()
    table = screen.table("tabannusi", "here", "here", seed=1)
    assert screen.now()["gap"]
    screen.play(table, Random(1), 90)
    screen.sit(table, "seen=88", chair=2)
    assert [entry["number"] for entry in screen.now(2)["log"]] == [89, 90]
    assert not screen.now(2)["gap"]
    screen.sit(table, "seen=2", chair=3)
    assert screen.now(3)["gap"]
    entries = screen.get(f"/api/tables/{table}/log?after=2")["entries"]
    assert [entry["number"] for entry in entries] == list(range(3, 91))
    # They have seen more elsewhere: nothing is said twice.
    screen.sit(table, "seen=90", chair=4)
    assert screen.now(4)["log"] == []


def test_a_seat_is_played_by_a_bot_and_given_back() -> None:
    screen = Screen()
    table = screen.table("tabannusi", "here", "here", seed=1)
    asked, offered = screen.now()["seat"], screen.options()[0]
    info = screen.good("PUT", f"/api/tables/{table}/seats/{asked}/bot", {"level": "random"})
    assert info["seats"][asked]["bot"] == "random"
    assert not info["your_turn"]
    assert screen.heard[1][-1]["seats"][asked]["bot"] == "random"
    assert screen.options() == []
    assert screen.answer(offered)["code"] == "conflict"
    screen.drive(table)
    assert screen.now()["seat"] != asked
    screen = Screen(screen.storage)
    assert screen.get(f"/api/tables/{table}")["seats"][asked]["bot"] == "random"
    assert screen.good("DELETE", f"/api/tables/{table}/seats/{asked}/bot")["seats"][asked]["bot"] is None


def test_tables_are_listed_the_latest_first_and_removed_for_good() -> None:
    screen = Screen()
    first = screen.table("tabannusi", "here", "here", seed=1)
    second = screen.table("scholars", "here", seed=1)
    assert [each["id"] for each in screen.get("/api/tables")["tables"]] == [second, first]
    screen.sit(first)
    screen.answer(screen.options()[0])
    told = screen.get("/api/tables")["tables"]
    assert [each["id"] for each in told] == [first, second]
    assert (told[0]["number"], told[0]["your_turn"], told[0]["unread"], told[0]["watch"]) == (1, True, False, None)
    screen.good("DELETE", f"/api/tables/{first}")
    assert screen.heard[1][-1]["type"] == "closing"
    assert [each["id"] for each in screen.get("/api/tables")["tables"]] == [second]
    screen.refused("GET", f"/api/tables/{first}", 404)


def test_there_is_one_rematch_and_it_is_found_again() -> None:
    screen = Screen()
    table = screen.table("tabannusi", "here", "bot", seed=1)
    screen.play(table, Random(2))
    fresh = screen.good("POST", f"/api/tables/{table}/rematch")
    assert screen.heard[1][-1]["next"] == fresh["id"]
    assert [seat["name"] for seat in fresh["seats"]] == ["", ""]
    assert screen.good("POST", f"/api/tables/{table}/rematch")["id"] == fresh["id"]
    screen.good("DELETE", f"/api/tables/{fresh['id']}")
    assert screen.good("POST", f"/api/tables/{table}/rematch")["id"] != fresh["id"]


def test_a_person_who_takes_back_chance_or_saves_the_journal_knows_the_seed() -> None:
    screen = Screen()
    table = screen.table("scholars", "here")
    told = screen.get(f"/api/tables/{table}")
    assert (told["known_seed"], told["seed"]) == (False, None)
    journal = screen.get(f"/api/tables/{table}/journal")
    # It is sealed, and fits the fingerprint that everyone saw before.
    assert len(journal["seed"]) == 32
    assert journal["commitment"] == told["commitment"]
    assert Screen(screen.storage).get(f"/api/tables/{table}")["known_seed"]


def test_a_score_pad_is_added_up() -> None:
    columns = [{"track": 90, "gold": 3}, {"track": 90, "gold": 1}]
    told = Screen().good("POST", "/api/games/tabannusi/score-sheet", {"columns": columns})
    assert [(column["total"], column["place"]) for column in told] == [(90, 1), (90, 2)]
    for wrong in ({"columns": [{"track": "x"}]}, {"columns": []}, {"columns": [{}], "solo": 1}, {"columns": [[]]}):
        assert Screen().refused("POST", "/api/games/tabannusi/score-sheet", 422, wrong)["code"] == "invalid"


@pytest.mark.parametrize(
    ("what", "error", "requests"),
    [
        ("puzzles", PuzzleError, [("GET", "puzzles"), ("POST", "puzzles/1-1")]),
        ("lessons", LessonError, [("GET", f"lessons{more}") for more in ("", "/goal", "/goal/why-not?number=0&key=x")]),
    ],
)
def test_what_cannot_be_used_is_a_sentence_and_the_front_door_offers_none(
    monkeypatch: pytest.MonkeyPatch, what: str, error: type[ClaytableError], requests: list[tuple[str, str]]
) -> None:
    screen = Screen()
    assert screen.ask("GET", "/api/games")[1]["games"][0][what] > 0

    def damaged(_rules: object) -> list[object]:
        raise error(f"{what}: the text is damaged.")

    monkeypatch.setattr(library, f"read_{what}", damaged)
    kept = {"puzzles": library.puzzles_of, "lessons": library.lessons_of}[what]
    kept.cache_clear()
    for method, path in requests:
        told = screen.refused(method, f"/api/games/tabannusi/{path}", 409)
        assert told["sentence"] == f"{what}: the text is damaged."
    assert screen.ask("GET", "/api/games")[1]["games"][0][what] == 0


def test_what_a_bot_has_spent_on_its_turn_goes_along_from_question_to_question() -> None:
    screen = Screen()
    table = screen.table("tabannusi", "here", "bot", level="builder", seed=4)
    screen.play(table, Random(4), 30)
    questions = [job["spent"][1] for job in screen.thinker.jobs if job["what"] == "choose"]
    assert max(questions) > 1
    assert questions.count(0) > 1


@pytest.mark.parametrize("game", own_games())
def test_a_chapter_tells_the_table_before_and_after_each_act(game: str) -> None:
    screen = Screen()
    for chapter in screen.get(f"/api/games/{game}/lessons?language=fr"):
        told = screen.get(f"/api/games/{game}/lessons/{chapter['id']}")
        assert chapter["title"]
        assert chapter["task"]
        for act, moment in zip(told["acts"], told["moments"], strict=False):
            decision = moment["view"]["decision"]
            assert decision["seat"] == told["seat"]
            options = {option["key"]: option for option in decision["options"]}
            # Every answer says what it would do; that is how another one is explained.
            assert act in options
            assert all("preview" in option for option in options.values())
        assert [moment["number"] for moment in told["moments"]] == list(range(len(told["acts"]) + 1))
        assert any(told["told"])
