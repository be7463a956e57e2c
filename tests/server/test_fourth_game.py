"""The server lists a game that was installed beside ours, and answers in English where the game lacks a language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from served import Person, Server, with_games

from claytable import Message
from claytable.core.words import Words


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("fourth")
    server = Server(f"sqlite:///{folder / 'tables.db'}", log=folder / "log", env=with_games(folder, "bare", "toy"))
    yield server
    server.stop()


def test_games_tell_the_languages_that_they_have(ann: Person) -> None:
    languages = {game["id"]: game["languages"] for game in ann.get("/api/games")["games"]}
    assert languages["toy"] == ["en", "pl"]
    assert languages["inventors"] == ["en", "pl", "fr"]


def test_what_is_said_of_a_game_comes_from_the_game(ann: Person) -> None:
    toy = next(game for game in ann.get("/api/games", language="pl")["games"] if game["id"] == "toy")
    assert (toy["title"], toy["players"], toy["minutes"], toy["weight"]) == ("Pebbles", [1, 4], [0, 0], 0)
    said = Words(toy["language"], toy["words"])
    assert toy["language"] == "pl"
    assert said.say(Message("progress", {"pebbles": 3})) == "zostały 3 kamyki"
    assert said.say(Message("setting-rounds")) == "Wielkość stosu"
    assert "take" not in said


def test_a_table_says_how_far_it_is_now_and_was_before(ann: Person) -> None:
    table = ann.table("toy", "here", "here", seed=1)["id"]
    with ann.live(table) as chair:
        assert chair.wait("table")["view"]["progress"] == {"pebbles": 15}
        chair.answer("take:3")
        assert chair.wait_for(1)["view"]["progress"] == {"pebbles": 12}
    assert ann.get(f"/api/tables/{table}/at/0")["view"]["progress"] == {"pebbles": 15}


@pytest.mark.parametrize(
    ("language", "spoken", "said"),
    [("en", "en", "How many of"), ("pl", "pl", "Ile z"), ("fr", "en", "How many of")],
)
def test_words_that_a_game_lacks_are_english(ann: Person, language: str, spoken: str, said: str) -> None:
    answer = ann.http.get(f"/api/games/toy/words/{language}")
    assert answer.status_code == 200
    assert answer.headers["content-language"] == spoken
    assert said in answer.text


def test_a_game_without_rules_and_words_is_listed_beside_the_others(ann: Person) -> None:
    for language in ("en", "pl", "fr"):
        games = {game["id"]: game for game in ann.get("/api/games", language=language)["games"]}
        assert (games["bare"]["title"], games["bare"]["words"], games["bare"]["rules"]) == ("Bare", "", 0)
        assert "game-title" in games["inventors"]["words"]
        assert ann.get("/api/games/bare/rules", language=language) == []
        answer = ann.http.get(f"/api/games/bare/words/{language}")
        assert (answer.status_code, answer.headers["content-language"], answer.text) == (200, "en", "")


def test_a_game_without_printed_things_has_none(ann: Person) -> None:
    found = ann.get("/api/games/toy/components")
    assert found.pop("shape")["view"]["properties"].keys() == {"pebbles", "taken", "cup", "layers"}
    assert found == {
        "effects": {},
        "printed": {},
        "answers": ["take:1", "take:2", "take:3"],
        "kinds": {"take": "take"},
        "learned": True,
    }
