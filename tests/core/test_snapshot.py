"""Snapshots: the table as plain data, put back as it was, or refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from core.random_play import moments, played
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import claytable
from claytable import SnapshotError


def snapshot_text(game: claytable.Game) -> str:
    return json.dumps(claytable.snapshot(game), sort_keys=True)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_snapshot_puts_back_the_same_table_byte_for_byte(seats: int) -> None:
    game = claytable.new("inventors", seats=seats, seed=14)
    for number in moments(game, seed=14, limit=400):
        if number % 13 == 0 or game.over:
            text = snapshot_text(game)
            again = claytable.restore(json.loads(text))
            assert snapshot_text(again) == text
            assert again.table.digest() == game.table.digest()
            assert again.legal.keys() == game.legal.keys()
            assert again.over == game.over
            assert [again.view(seat) for seat in (None, 0)] == [game.view(seat) for seat in (None, 0)]


def test_a_restored_game_plays_on_like_the_original() -> None:
    game = played(seed=15, answers=50, seats=3)
    again = claytable.restore(json.loads(snapshot_text(game)))
    for number in moments(game, seed=99, limit=200):
        if number:
            again.play(game.vocabulary.keys[game.standing.answer])  # type: ignore[union-attr]
        assert again.table.digest() == game.table.digest()


def test_undo_goes_back_to_the_snapshot_and_no_further() -> None:
    again = claytable.restore(json.loads(snapshot_text(played(seed=15, answers=50))))
    before = again.table.digest()
    for _ in moments(again, seed=1, limit=15):
        pass
    while again.standing is not None:
        again.undo()
    assert again.table.digest() == before


def test_taking_a_snapshot_changes_nothing_and_later_play_does_not_change_the_snapshot() -> None:
    game = played(seed=15, answers=50)
    digest = game.table.digest()
    data = claytable.snapshot(game)
    text = json.dumps(data, sort_keys=True)
    assert game.table.digest() == digest
    for _ in moments(game, seed=5, limit=60):
        pass
    assert json.dumps(data, sort_keys=True) == text


SAMPLE: dict[str, Any] = json.loads(snapshot_text(played(seed=16, answers=60, seats=2)))


@pytest.mark.parametrize("data", [None, [], 7, "x", {}, {"claytable": 1}, {**SAMPLE, "claytable": 2}])
def test_what_is_no_snapshot_is_refused(data: object) -> None:
    with pytest.raises(SnapshotError, match="not a Claytable snapshot"):
        claytable.restore(data)


def test_a_snapshot_of_other_rules_sends_to_the_journal() -> None:
    with pytest.raises(SnapshotError, match=r"rules version 0, this is .*replay the journal"):
        claytable.restore({**SAMPLE, "rules": "0"})


@pytest.mark.parametrize("field", sorted(set(SAMPLE) - {"claytable", "digest", "table"}))
def test_a_snapshot_without_one_of_its_fields_is_refused(field: str) -> None:
    with pytest.raises(SnapshotError, match=field):
        claytable.restore({name: value for name, value in SAMPLE.items() if name != field})


@pytest.mark.parametrize("digest", ["0" * 16, None])
def test_a_table_that_is_not_the_one_that_was_saved_is_refused(digest: str | None) -> None:
    with pytest.raises(SnapshotError, match="damaged: the table in it is not the one that was saved"):
        claytable.restore({**SAMPLE, "digest": digest})


@pytest.mark.parametrize("field", sorted(SAMPLE["table"]))
def test_a_table_without_one_of_its_fields_is_refused(field: str) -> None:
    table = {name: value for name, value in SAMPLE["table"].items() if name != field}
    with pytest.raises(SnapshotError, match="damaged"):
        claytable.restore({**SAMPLE, "table": table})


@pytest.mark.parametrize(
    "stack", [[], [["Fly", 0]], [["MainAction"]], [[]], [["Pay", 0, [1]]], [["Pay", "x", 3, 4]], [5], "MainAction"]
)
def test_steps_that_cannot_be_put_back_are_refused(stack: Any) -> None:
    with pytest.raises(SnapshotError):
        claytable.restore({**SAMPLE, "table": {**SAMPLE["table"], "stack": stack}})


def leaves(data: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(data, dict):
        return [found for name in data for found in leaves(data[name], (*at, name))]
    if isinstance(data, list):
        return [found for number in range(len(data)) for found in leaves(data[number], (*at, number))] or [at]
    return [at]


@settings(max_examples=150, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(leaves(SAMPLE["table"])), st.sampled_from([None, "x", -7, 99, 1.5, [], {}]))
def test_a_damaged_table_is_refused_wherever_the_damage_is(place: tuple[Any, ...], value: Any) -> None:
    data = json.loads(json.dumps(SAMPLE))
    inner = data["table"]
    for step in place[:-1]:
        inner = inner[step]
    if inner[place[-1]] == value or (inner[place[-1]], value) == ([], {}):
        return
    inner[place[-1]] = value
    with pytest.raises(SnapshotError) as error:
        claytable.restore(data)
    assert str(error.value).endswith(".")


def test_a_restored_game_says_that_its_journal_is_elsewhere() -> None:
    game = claytable.new("inventors", seats=2, seed=4)
    game.play(game.legal[0])
    for other in (claytable.restore(claytable.snapshot(game)), game.determinize(0, 1), game.determinize(0, 1).copy()):
        with pytest.raises(claytable.JournalError, match="did not begin here"):
            claytable.write_journal(other)
    assert len(claytable.write_journal(game)["entries"]) == 1
