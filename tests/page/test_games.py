"""Whole games in the page: solo, with bots, several people at one screen; what is kept replays to the same table."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from screen import Screen

import claytable
from claytable.core.rules import installed_companions, own_games
from claytable.page.tables import TRIES

JOURNALS = Path(__file__).parents[1] / "journals"
GOLDEN = sorted(path.stem.removesuffix(".scores") for path in JOURNALS.glob("*.scores.json"))
GAMES = list(own_games())


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        *((game, seats) for game in GAMES for seats in (("here",), ("here", "bot"), ("here", "here", "bot"))),
        *((game, ("here",)) for game in installed_companions()),
    ],
)
def test_a_whole_game_is_played_and_kept(game: str, seats: tuple[str, ...]) -> None:
    screen = Screen()
    chance = Random(7)
    table = screen.table(game, *seats, seed=7)
    while not screen.now()["view"]["over"]:
        screen.play(table, chance, 25)
        # The tab is closed, and opened again.
        number = screen.now()["number"]
        screen = Screen(screen.storage)
        screen.sit(table)
        assert screen.now()["number"] == number
    journal = screen.get(f"/api/tables/{table}/journal")
    again = claytable.replay(journal)
    assert again.over
    told = screen.get(f"/api/tables/{table}")
    assert (told["over"], told["asked"], told["seed"]) == (True, None, 7)
    assert screen.get(f"/api/tables/{table}/scores") == [score.data() for score in again.scores()]
    went = screen.get(f"/api/tables/{table}/course")
    assert went["totals"] == told["result"]["totals"] == [score.total for score in again.scores()]
    assert told["result"]["turns"] == len(went["turns"])
    log = screen.get(f"/api/tables/{table}/log?after=0")
    assert [entry["number"] for entry in log["entries"]] == list(range(1, len(log["entries"]) + 1))
    assert screen.get(f"/api/tables/{table}/at/3")["view"]["over"] is False


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_journal_comes_in_and_goes_out_with_the_same_digests(name: str) -> None:
    journal = json.loads((JOURNALS / f"{name}.json").read_text())
    screen = Screen()
    table = screen.good("POST", "/api/journals", {"journal": journal})["id"]
    # What is kept is read, not what is in memory.
    screen = Screen(screen.storage)
    out = screen.get(f"/api/tables/{table}/journal")
    assert out["digest"] == journal["digest"]
    assert out["entries"] == journal["entries"]
    scores = json.loads((JOURNALS / f"{name}.scores.json").read_text())
    told = screen.get(f"/api/tables/{table}/scores")
    assert [score["total"] for score in told] == [score["total"] for score in scores]


@pytest.mark.parametrize("level", ["apprentice", "builder"])
@pytest.mark.parametrize("game", GAMES)
def test_bots_of_each_level_answer(game: str, level: str) -> None:
    screen = Screen()
    table = screen.table(game, "here", "bot", level=level, seed=3)
    number = screen.until_a_bot_is_asked()
    screen.drive(table)
    assert screen.now()["number"] > number
    assert screen.options()
    assert {job["level"] for job in screen.thinker.jobs} == {level}


def test_a_master_answers_and_gives_hints_with_reasons() -> None:
    screen = Screen()
    table = screen.table("tabannusi", "here", "bot", level="master", seed=3)
    number = screen.until_a_bot_is_asked()
    screen.drive(table)
    assert screen.now()["number"] > number
    screen.say(type="hint")
    screen.drive(table)
    hint = screen.heard[1][-1]
    assert (hint["type"], hint["number"]) == ("hint", screen.now()["number"])
    assert hint["best"][0]["key"] in screen.options()
    assert any(each["gains"] or each["then"] for each in hint["best"])


@pytest.mark.parametrize("game", GAMES)
def test_the_first_game_is_set_up_as_the_game_says(game: str) -> None:
    together = {setting.name for setting in own_games()[game].settings if not setting.solo}
    first = {name: value for name, value in own_games()[game].first_game.items() if name in together}
    screen = Screen()
    table = screen.table(game, "here", "bot", options=first)
    assert screen.get(f"/api/tables/{table}")["options"].items() >= first.items()


def test_a_pack_is_played_with_and_travels_with_the_journal() -> None:
    screen = Screen()
    pack = {"name": "mine", "text": '[[urban_card]]\nid = "U01"\nvp = 11\n'}
    assert screen.get("/api/games/tabannusi/components")["urban_card"][0]["vp"] == 10
    table = screen.table("tabannusi", "here", "here", pack=pack, seed=1)
    screen.play(table, Random(1), 5)
    name = screen.get(f"/api/tables/{table}")["pack"]
    assert name.startswith("mine-")
    assert screen.get(f"/api/tables/{table}/components")["urban_card"][0]["vp"] == 11
    journal = screen.get(f"/api/tables/{table}/journal")
    assert "mine-" in screen.refused("POST", "/api/journals", 422, {"journal": journal})["sentence"]
    again = screen.good("POST", "/api/journals", {"journal": journal, "pack": pack, "name": "Ann"})
    assert (again["pack"], again["number"], again["seats"][0]["name"]) == (name, 5, "Ann")


@pytest.mark.parametrize(("said", "level"), [("apprentice", "apprentice"), ("search:9999", "builder")])
def test_a_bot_that_comes_with_a_journal_plays_on_at_the_level_that_it_had(said: str, level: str) -> None:
    screen = Screen()
    table = screen.table("tabannusi", "here", "bot", level="apprentice", seed=3)
    screen.until_a_bot_is_asked()
    screen.drive(table)
    journal = screen.get(f"/api/tables/{table}/journal")
    answers = [entry for entry in journal["entries"] if entry.get("bot") == "apprentice"]
    assert answers
    for entry in answers:
        entry["bot"] = said
    assert screen.good("POST", "/api/journals", {"journal": journal})["seats"][1]["bot"] == level


# -- bots beside people ----------------------------------------------------------------------------------


def test_a_person_may_take_back_while_a_bot_thinks_and_the_bot_thinks_anew() -> None:
    screen = Screen()
    table = screen.table("tabannusi", "here", "bot", seed=3)
    number = screen.until_a_bot_is_asked()
    screen.thinker.waits = True
    driving = screen.page.drive(table)
    driving.send(None)
    assert screen.undo()["type"] == "accepted"
    assert screen.options()
    with pytest.raises(StopIteration):
        driving.send(None)
    # What the bot thought of answers a question that is no longer asked.
    assert screen.storage.keys(table)[number:] == [None]


def test_a_hint_does_not_hold_up_the_answer_and_the_next_one_follows() -> None:
    screen = Screen()
    table = screen.table("tabannusi", "here", "here", seed=3)
    screen.say(type="hint")
    screen.thinker.waits = True
    thinking = screen.page.drive(table)
    thinking.send(None)
    assert screen.answer(screen.options()[0])["type"] == "accepted"
    screen.say(type="hint")
    thinking.send(None)
    with pytest.raises(StopIteration):
        thinking.send(None)
    assert [message["number"] for message in screen.heard[1] if message["type"] == "hint"] == [0, 1]


def test_a_bot_that_cannot_think_elsewhere_thinks_here_and_a_hint_says_so() -> None:
    screen = Screen()
    screen.thinker.fails = True
    table = screen.table("tabannusi", "here", "bot", seed=3)
    screen.say(type="hint")
    screen.drive(table)
    told = screen.heard[1][-1]
    assert (told["type"], told["code"], told["number"]) == ("rejected", "no-hint", None)
    number = screen.until_a_bot_is_asked()
    screen.drive(table)
    assert screen.now()["number"] > number


def test_a_bot_whose_answer_cannot_be_written_tries_again_and_then_waits() -> None:
    screen = Screen()
    table = screen.table("tabannusi", "here", "bot", seed=3)
    number = screen.until_a_bot_is_asked()
    screen.storage.full = True
    screen.storage.calls.clear()
    screen.drive(table)
    assert screen.storage.calls.count("append") == TRIES
    told = screen.heard[1][-1]
    assert (told["type"], told["code"], told["number"]) == ("rejected", "storage", None)
    assert len(screen.storage.keys(table)) == number
    screen.storage.full = False
    screen.drive(table)
    assert screen.options()
    assert len(screen.storage.keys(table)) == screen.now()["number"]


def test_a_bot_that_answers_nonsense_is_heard_of_and_the_table_stays() -> None:
    screen = Screen()
    table = screen.table("tabannusi", "here", "bot", seed=3)
    number = screen.until_a_bot_is_asked()
    screen.thinker.says = "[]"
    screen.drive(table)
    told = screen.heard[1][-1]
    assert (told["type"], told["code"], told["number"]) == ("rejected", "failure", None)
    assert len(screen.storage.keys(table)) == number
    screen.thinker.says = ""
    screen.drive(table)
    assert screen.options()
