"""`claytable rules` and `claytable pack check`."""

from __future__ import annotations

import json

import pytest

pytestmark = pytest.mark.usefixtures("toy")


@pytest.mark.parametrize("search", ["TOY-002", "toy-002", "2", "more pebbles", "limits"])
def test_a_rule_by_id_number_or_words(run, search: str) -> None:
    output = run("rules", "toy", search).output
    assert "TOY-002  turn" in output
    assert "Nobody takes more pebbles than there are." in output
    assert "TOY-001" not in output


def test_a_doubt_is_shown_with_its_decision(run) -> None:
    assert "Unclear in the rulebook: An empty heap. Our ruling: It ends the game." in run("rules", "toy", "2").output


def test_in_another_language(run) -> None:
    output = run("rules", "toy", "--lang", "pl", "kamyków").output
    assert "TOY-002  Tura" in output
    assert "Nikt nie bierze więcej kamyków, niż jest." in output
    assert "Niejasne w instrukcji: Pusty stos. Nasze rozstrzygnięcie: Kończy grę." in output
    assert "TOY-001" not in output


def test_in_a_language_that_the_game_does_not_have(run) -> None:
    assert "Nobody takes more pebbles" in run("rules", "toy", "--lang", "fr", "2").output


def test_in_a_language_that_is_not_there(run) -> None:
    result = run("rules", "toy", "--lang", "tlh")
    assert result.exit_code == 2
    assert "There is no translation into 'tlh'." in result.stderr


def test_without_a_search_the_areas(run) -> None:
    assert "turn (2)" in run("rules", "toy").output


def test_json(run) -> None:
    assert [rule["id"] for rule in json.loads(run("rules", "toy", "pebbles", "--json").stdout)] == [
        "TOY-001",
        "TOY-002",
    ]


def test_a_search_that_finds_nothing(run) -> None:
    result = run("rules", "toy", "camel")
    assert result.exit_code == 1
    assert "No rule of Pebbles says 'camel'." in result.stderr


def test_a_sound_pack(run) -> None:
    assert "mine.toml: a sound pack for Pebbles" in run("pack", "check", "mine.toml").output
