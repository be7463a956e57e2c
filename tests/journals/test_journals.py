"""Golden games: whole journals replay to the digests and final scores that are kept beside them.

`make.py` writes them again when a change of the rules is meant.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from journals import make

import claytable
from claytable.core.rules import own_games

HERE = Path(__file__).parent
NAMES = [golden.name for golden in make.GAMES]
GAMES = tuple(own_games())
#: Kinds of answers that are given in some golden game: all main actions, and what is rare.
ANSWERS = {
    "inventors": [
        *("invent", "build", "test", "publish", "workshop", "worker", "envoy", "tent", "after-tent"),
        *("bonus", "discard-two", "use", "play", "now", "later", "research", "tile", "do"),
    ],
    "scholars": [
        *("recruit", "travel", "research", "translate", "rest", "dispatch", "employ", "deliver", "steps", "place"),
        *("scroll", "via", "guild", "track", "gold-on", "white", "reroll", "caliph", "pay-silver", "take-dice"),
        *("allow", "deny", "do", "draw", "end-turn"),
    ],
    "tabannusi": [
        *("project", "construct", "gardening", "claim-ship", "port-house", "ziggurat-house", "tile", "take", "move"),
        *("pay-move", "decree", "use", "refill", "flip", "buy-garden", "buy-water", "lay-water", "lay-garden", "ship"),
        *("special", "port", "ziggurat", "pay", "pay-crate", "pay-gold", "score", "urban", "do", "pass", "end-turn"),
    ],
}


def read(name: str) -> str:
    return (HERE / f"{name}.json").read_text(encoding="utf-8")


def entries(id: str) -> list[dict[str, Any]]:
    """The entries of all golden games of a game."""
    return [entry for golden in make.GAMES if golden.id == id for entry in json.loads(read(golden.name))["entries"]]


def has_golden_game(id: str, seats: int, options: dict[str, Any]) -> bool:
    played = [(golden.seats, golden.options) for golden in make.GAMES if golden.id == id and not golden.takes_back]
    if seats > 1:
        return (seats, options) in played
    # Solo: both ends of the scale of difficulty in Inventors, each difficulty in Scholars, each King in Tabannusi.
    alone = [chosen for number, chosen in played if number == 1]
    if id == "inventors":
        return options in alone or len(options["harder"]) not in (0, 3)
    told = "level" if id == "scholars" else "king"
    return any(chosen[told] == options[told] for chosen in alone)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_replays_to_the_same_digests_and_scores(name: str) -> None:
    game = claytable.load_journal(read(name), name)
    assert game.over
    assert make.scores(game) == json.loads(read(f"{name}.scores"))
    assert claytable.dump_journal(game) == read(name)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_has_digests_all_the_way(name: str) -> None:
    entries = json.loads(read(name))["entries"]
    answers = [entry for entry in entries if "key" in entry]
    assert len(entries) > 100
    assert sum("digest" in entry for entry in answers) >= len(answers) // 12


@pytest.mark.parametrize("id", GAMES)
def test_there_is_a_golden_game_for_every_variant_and_one_with_answers_taken_back(id: str) -> None:
    for seats, options in claytable.installed_games()[id].variants():
        assert has_golden_game(id, seats, options), (seats, options)
    assert any("undo" in entry for entry in entries(id))


def test_no_file_belongs_to_no_game() -> None:
    counts = {make.perft_file(id).name for id in make.ASKED}
    written = {path.name for path in HERE.glob("*.json")}
    assert written == counts | {f"{name}{end}" for name in NAMES for end in (".json", ".scores.json")}


@pytest.mark.parametrize("id", GAMES)
def test_every_kind_of_main_action_is_taken_in_some_golden_game(id: str) -> None:
    kinds = {entry["key"].split(":")[0] for entry in entries(id) if "key" in entry}
    assert set(ANSWERS[id]) - kinds == set()
    assert len(kinds) > len(ANSWERS[id])


def test_scholars_ends_by_a_delivery_and_by_a_rest() -> None:
    ways = set()
    for golden in make.GAMES:
        game = claytable.load_journal(read(golden.name)) if golden.id == "scholars" else None
        for entry in game.entries() if game else ():
            if any(event[0] == "last-rounds" for event in entry.events):
                ways.add(
                    "rest" if any(event[0] in ("rests", "opponent-rests") for event in entry.events) else "delivery"
                )
    assert ways == {"rest", "delivery"}


def test_the_solo_games_of_tabannusi_end_in_either_way() -> None:
    scores = [json.loads(read(f"{golden.name}.scores")) for golden in make.GAMES if "tabannusi-solo" in golden.name]
    assert {person["place"] for person, _ in scores} == {1, 2}
