"""`claytable balance`: components that win too much or too little, and where their values come from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import claytable
from claytable.cli.sources import Provenances
from claytable.core.rules import own_games
from claytable.sim import matches, simulate
from claytable.sim.uses import counter

GAMES = list(own_games())


@pytest.mark.parametrize("name", GAMES)
def test_every_thing_that_the_box_names_is_a_component_with_a_provenance(name: str) -> None:
    rules = claytable.installed_games()[name]
    provenance = Provenances(rules)
    totals = simulate(matches(name, 24, [2, 3, 4]), count=True)
    kinds = {thing.partition(":")[0] for thing in totals.names}
    listed = [kind for kind in sorted(kinds) if hasattr(rules.box(), f"{kind.replace('-', '_')}_ids")]
    assert len(listed) >= 4
    for kind in listed:
        for id in getattr(rules.box(), f"{kind.replace('-', '_')}_ids"):
            if (name, kind, id) != ("scholars", "card", "goal"):  # one entry, goal_action_card, without an id
                assert provenance.of(f"{kind}:{id}"), f"{kind}:{id}"
    assert all(counter(name, None).names[thing] for thing in totals.names)


def test_a_thing_is_found_in_its_own_table() -> None:
    inventors = Provenances(claytable.installed_games()["inventors"])
    assert inventors.of("card:table") == inventors.of("card:chair") != ""
    assert inventors.of("colour:blue") == inventors.of("") == inventors.of("card:") == ""
    scholars = Provenances(claytable.installed_games()["scholars"])
    assert "reconstructed" in scholars.of("scroll:chinese_a")
    assert scholars.of("scroll:chinese") != ""


def test_the_report_comes_from_a_run_or_from_its_table(run, tmp_path: Path) -> None:
    table = str(tmp_path / "games.parquet")
    few = ("--least", "5", "--json")
    played = run("balance", "tabannusi", "--games", "20", "--bots", "random", "--jobs", "1", "--out", table, *few)
    assert played.exit_code == 0
    told = json.loads(played.stdout)
    assert told["games"] == 20
    assert json.loads(run("balance", "tabannusi", "--from", table, *few).stdout) == told
    by_use = {each["use"]: each for each in told["components"]}
    tile = by_use["uses-tile:tile:T5"]
    assert tile["called"] == "refill up to 2 Crates, 1 Claim marker"
    assert tile["provenance"] == Provenances(claytable.installed_games()["tabannusi"]).of("tile:T5")
    assert tile["wins"] / tile["games"] == pytest.approx(tile["win_rate"], abs=1e-4)
    low, high = tile["band"]
    assert low < tile["win_rate"] < high
    assert tile["outside"] is not (low <= tile["expected"] <= high)
    assert all(each["games"] >= 5 and each["provenance"] for each in told["components"])


def test_what_lies_outside_is_printed_with_its_provenance(run, tmp_path: Path) -> None:
    # At 50 % the bands are narrow: something lies outside by chance alone.
    result = run("balance", "tabannusi", "--games", "30", "--bots", "random", "--jobs", "1", "--confidence", "0.5")
    assert result.exit_code == 0
    assert "uses of components lie outside their bands (50% for all of them together)" in result.stdout
    assert "30 games" in result.stdout


def test_a_table_of_another_game_is_refused(run, tmp_path: Path) -> None:
    table = str(tmp_path / "games.csv")
    run("simulate", "tabannusi", "--games", "1", "--jobs", "1", "--out", table)
    result = run("balance", "scholars", "--from", table)
    assert result.exit_code == 1
    assert "has games of tabannusi, not of scholars" in result.stderr


def test_a_game_without_components_has_nothing_to_judge(run, toy) -> None:
    result = run("balance", "toy", "--games", "5", "--seats", "2", "--bots", "random", "--jobs", "1")
    assert "0 of 0 uses of components" in result.stdout
