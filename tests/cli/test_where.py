"""`claytable rules --where`: a rule leads to its code, its data and its tests."""

from __future__ import annotations

import json

import pytest


def test_a_rule_leads_to_its_code_its_data_and_its_tests(run) -> None:
    lines = run("rules", "INV-048", "--where").output.splitlines()
    kinds = {line.split()[0] for line in lines if line.startswith("  ") and ":" in line}
    assert {"code", "data", "test"} <= kinds
    assert any("claytable/games/inventors/dice.py:" in line for line in lines)
    assert any("tests/rules/inventors/" in line and "test_" in line.split()[-1] for line in lines)


@pytest.mark.parametrize("words", [("rules", "tab-202"), ("rules", "tabannusi", "202")])
def test_a_rule_is_found_by_its_id_alone_or_by_game_and_number(run, words: tuple[str, ...]) -> None:
    found = json.loads(run(*words, "--where", "--json").stdout)
    assert list(found) == ["TAB-202"]
    assert {"kind", "file", "line", "name"} == set(found["TAB-202"][0])
    assert any(place["name"] == "RefillSecond" for place in found["TAB-202"])


def test_all_rules_of_a_game_at_once(run) -> None:
    found = json.loads(run("rules", "scholars", "--where", "--json").stdout)
    assert len(found) == 247
    assert all(any(place["kind"] == "data" for place in places) for places in found.values())


def test_a_rule_that_there_is_not(run) -> None:
    result = run("rules", "INV-999", "--where")
    assert (result.exit_code, result.stderr) == (2, "There is no rule INV-999 here.\n")
