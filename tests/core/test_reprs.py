"""What a programmer reads at a prompt."""

from __future__ import annotations

from importlib.metadata import version

import pytest
from core.random_play import played

import claytable
from claytable.core.packs import Pack


def test_the_version_is_that_of_the_package() -> None:
    assert claytable.__version__ == version("claytable")


def test_a_game_says_who_is_asked_what() -> None:
    game = claytable.new("scholars", seats=2, seed=1)
    for _ in range(5):
        game.play_answer(game.answers[0])
    game.undo()
    decision = game.decision
    asked = f"seat {decision.seat}: {decision.question.id} ({len(game.legal)} options)"
    assert repr(game) == f"<Game scholars v{game.rules.version}: 2 seats, entry 6, {asked}>"


@pytest.mark.parametrize("game", claytable.installed_games())
def test_a_notebook_is_shown_the_table(game: str) -> None:
    table = claytable.new(game, seats=2, seed=1)
    shown = table._repr_html_()
    assert shown is not None
    assert shown.startswith("<div")
    assert table.rules.title.partition(":")[0] in shown.replace("&#160;", " ")


def test_a_game_that_is_over_says_so() -> None:
    game = played(seed=1, answers=10_000)
    assert repr(game).endswith(f"entry {len(game.entries())}, over>")


def test_a_game_with_a_pack_names_it() -> None:
    game = claytable.new("inventors", pack=Pack("mine", "[river]\nsecond_slot_vp = 2\n"))
    assert f": 2 seats, pack {game.pack}, entry 0, " in repr(game)


def test_entries_say_who_answered_and_what_was_taken_back() -> None:
    game = claytable.new("inventors", seed=7)
    game.play("row:top")
    game.undo()
    number = game.vocabulary.index["row:top"]
    assert repr(game.entries()) == f"[<Entry 1: seat 0, answer {number}>, <Entry 2: undo>]"


@pytest.mark.parametrize("game", claytable.installed_games())
def test_seats_settings_and_rules_tell_what_they_are(game: str) -> None:
    table = claytable.new(game, seats=["person", "bot"])
    assert repr(table.seats) == "(SeatKind('person', ''), SeatKind('bot', ''))"
    for setting in table.rules.settings:
        assert repr(setting) == f"Setting({setting.name!r}, {setting.values!r}, {setting.default!r})"
    for rule in table.rules.catalogue()[:3]:
        assert repr(rule) == f"<{rule.id}: {rule.text}>"
