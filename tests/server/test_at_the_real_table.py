"""Companions over the wire: listed apart, played alone, undone as far as one likes, and never by bots."""

from __future__ import annotations

import random

from served import Person

import claytable

GAME = "scholars-opponent"


def test_what_stands_beside_a_real_board_is_not_among_the_games(ann: Person) -> None:
    told = ann.get("/api/games", language="pl")
    assert GAME not in {game["id"] for game in told["games"]}
    (companion,) = (game for game in told["companions"] if game["id"] == GAME)
    assert companion["companion_of"] == "scholars"
    assert companion["players"] == [1, 1]
    assert "Mędrcy" in companion["words"]
    assert {setting["name"] for setting in companion["settings"]} == {"epic", "level", "cards"}
    assert all(game["companion_of"] == "" for game in told["games"])


def test_a_whole_game_is_led_through_and_scored(ann: Person) -> None:
    table = ann.table(GAME, "here", options={"level": 4, "cards": "mine"})["id"]
    chance = random.Random(3)
    with ann.live(table) as chair:
        while not chair.last.get("view", {}).get("over"):
            options = [key for key in chair.options if not key.startswith(("correct", "paid", "retired"))]
            number = chair.number
            assert chair.answer(chance.choice(options or chair.options))["type"] == "accepted"
            chair.wait_for(number + 1)
        totals = [score["total"] for score in chair.last["view"]["scores"]]
    again = claytable.replay(ann.get(f"/api/tables/{table}/journal"))
    assert [score.total for score in again.scores()] == totals


def test_back_goes_over_turns_and_cards_that_the_program_has_turned(ann: Person) -> None:
    table = ann.table(GAME, "here", seed=5)["id"]
    with ann.live(table) as chair:
        first = chair.wait_for(0)["view"]
        answers = 0
        for _ in range(20):
            options = chair.options
            key = next((key for key in ("all", "its-turn") if key in options), options[0])
            assert chair.answer(key)["type"] == "accepted"
            answers += 1
            chair.wait_for(answers)
        assert chair.last["view"]["schemes"]
        for back in range(1, answers + 1):
            assert chair.undo()["type"] == "accepted"
            chair.wait_for(answers + back)
        again = chair.last["view"]
    assert {name: again[name] for name in first if name not in ("undo", "decision")} == {
        name: first[name] for name in first if name not in ("undo", "decision")
    }


def test_no_bot_plays_there_and_none_gives_hints(ann: Person) -> None:
    table = ann.table(GAME, "here")["id"]
    with ann.live(table) as chair:
        chair.wait_for(0)
        chair.say(type="hint")
        assert "only people see the board" in chair.wait("rejected", "hint")["sentence"]
    refused = ann.http.put(f"/api/tables/{table}/seats/0/bot", json={"level": "random"})
    assert refused.status_code == 422
    assert "only people see the board" in refused.text
    wish = {"game": GAME, "seats": [{"kind": "here"}, {"kind": "bot", "level": "random"}]}
    assert "one seat" in ann.http.post("/api/tables", json=wish).text
