"""Golden games: whole journals replay to the digests and final scores that are kept beside them.

`make.py` writes them again when a change of the rules is meant.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from journals import make

import claytable

HERE = Path(__file__).parent
NAMES = [name for name, *_ in make.GAMES]


def read(name: str) -> str:
    return (HERE / f"{name}.json").read_text(encoding="utf-8")


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


def test_there_is_a_golden_game_for_every_number_of_players_and_rounds_and_for_solo_at_both_ends() -> None:
    played = [(seats, options) for _, seats, _, options, _ in make.GAMES]
    rules = claytable.installed_games()["inventors"]
    for seats, options in rules.variants():
        if seats > 1 or len(options["harder"]) in (0, 3):
            assert (seats, options) in played
    written = {path.name for path in HERE.glob("*.json")} - {"perft.json"}
    assert written == {f"{name}{end}" for name in NAMES for end in (".json", ".scores.json")}


def test_every_kind_of_main_action_is_taken_in_some_golden_game() -> None:
    keys = {entry["key"] for name in NAMES for entry in json.loads(read(name))["entries"] if "key" in entry}
    kinds = {key.split(":")[0] for key in keys}
    actions = {"invent", "build", "test", "publish", "workshop", "worker", "envoy", "tent", "after-tent"}
    extras = {"bonus", "discard-two", "use", "play", "now", "later", "research", "tile", "do"}
    assert actions | extras <= kinds
    assert len(kinds) > 40
