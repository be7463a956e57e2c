"""The ladder of each game: who meets whom, what the games come to, and what is in the packages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from claytable.bots import LEVELS, find_bot
from claytable.bots.ladder import STEP, read_ladder, strengths
from claytable.core.rules import AnyGame, find_game, own_games
from claytable.host.library import games
from claytable.sim import ladder
from claytable.sim.arena import Arena
from claytable.sim.ladder import LONG, STAND_INS, climb, meetings, neighbours, rungs
from claytable.sim.record import Record
from claytable.sim.workers import spread

#: The games whose levels have been measured.
MEASURED = [rules for rules in own_games().values() if read_ladder(rules)]


def test_every_level_meets_the_next_one_with_seats_exchanged() -> None:
    bots = rungs()
    planned = meetings("tabannusi", 8)
    for one, two in neighbours():
        found = [match for match in planned if set(match.players) == {bots[one], bots[two]}]
        seeds = range(0, 4, 2) if one in LONG and two in LONG else range(4)
        order = (bots[one], bots[two])
        expected = [(seed, each) for seed in seeds for each in (order, order[::-1])]
        assert [(match.seed, match.players) for match in found] == expected
    # Stopped early, all pairs have met.
    pairs = len(neighbours())
    assert [match.seed for match in planned[: 2 * pairs]] == [0] * 2 * pairs


def test_a_level_that_thinks_for_some_time_is_measured_by_tries() -> None:
    timed = [level for level in LEVELS if getattr(find_bot(level, 1), "tries", 1) == 0]
    assert timed == list(STAND_INS)
    assert all(getattr(find_bot(bot, 1), "tries", 1) > 0 for bot in rungs().values())


def test_strengths_follow_from_whom_each_one_beat() -> None:
    arena = Arena()
    bots = rungs()
    for one, two in neighbours():
        weak, strong = bots[one], bots[two]
        if one == "expert":
            weak, strong = strong, weak
        for number in range(8):
            places = [2, 1] if number else [1, 2]
            points = [{"all": 10 - place} for place in places]
            arena.add(Record("seats=2", number, [weak, strong], 0, [1, 1], points, places))
    found = ladder.ladder("tabannusi", arena, "as typed")
    order = sorted(LEVELS, key=lambda level: found["elo"][level][0])
    assert order == ["novice", "apprentice", "builder", "master", "expert"]
    assert found["won"][0][:4] == ["novice", "apprentice", 1.0, 8]
    # Nobody met the one after next: so far apart, they are not drawn together by ties that never were.
    steps = [found["elo"][two][0] - found["elo"][one][0] for one, two in neighbours()[:2]]
    assert found["elo"]["builder"][0] - found["elo"]["novice"][0] == pytest.approx(sum(steps), abs=2)
    assert steps == [pytest.approx(282, abs=3)] * 2


@pytest.fixture
def weak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ladder of bots that cost nothing."""
    monkeypatch.setattr(ladder, "LEVELS", {"novice": "random", "builder": "short"})
    monkeypatch.setattr(ladder, "FROZEN", ())


@pytest.mark.usefixtures("weak")
def test_a_ladder_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    planned = meetings("tabannusi", 4)
    assert len(planned) == 4
    whole = climb(planned, tmp_path / "whole.json", "as typed", 0, lambda totals: None)
    assert json.loads((tmp_path / "whole.json").read_text()) == json.loads(json.dumps(whole))
    assert whole["won"][0][3] == 4
    assert whole["games"] == [4, 4]
    assert whole["elo"]["builder"][0] > whole["elo"]["novice"][0]

    def stopped(work, items, jobs):
        yield work(items[:3]), range(3)
        raise KeyboardInterrupt

    out = tmp_path / "ladder.json"
    part = climb(planned, out, "as typed", 0, lambda totals: None, stopped)
    assert part["games"] == [3, 4]
    assert json.loads(out.read_text())["won"][0][3] == 3
    items: list[int] = []

    def counted(work, left, jobs):
        items.extend(match.seed for match in left)
        yield from spread(work, left, jobs)

    assert climb(planned, out, "as typed", 0, lambda totals: None, counted) == whole
    assert items == [1]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["ladder.json", "whole.json"]


# -- what is in the packages ---------------------------------------------------------------------------------


def test_something_has_been_measured() -> None:
    assert "scholars" in [rules.id for rules in MEASURED]


@pytest.mark.parametrize("rules", MEASURED, ids=lambda rules: rules.id)
def test_each_level_is_stronger_than_the_one_before(rules: AnyGame) -> None:
    data = read_ladder(rules)
    assert data is not None
    assert data["bots"] == rungs(), "The levels have changed: measure them again with `claytable ladder`."
    order = [data["elo"][level][0] for level in LEVELS]
    assert order == sorted(set(order))
    assert all(low < middle < high for middle, low, high in data["elo"].values())
    # Neighbours too: a level wins more than half of its games against the one below.
    by_pair = {(one, two): (won, games) for one, two, won, games, *_ in data["won"]}
    for one, two in neighbours()[: len(LEVELS) - 1]:
        won, played = by_pair[one, two]
        assert 2 * won < played
    shown = strengths(rules, list(LEVELS))
    assert list(shown) == list(LEVELS)
    assert all(value % STEP == 0 and abs(value - data["elo"][level][0]) <= STEP for level, value in shown.items())
    assert {game["id"]: game["strengths"] for game in games("en")["games"]}[rules.id] == shown


def test_under_other_rules_nobody_knows_how_strong_the_levels_are(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = find_game("scholars")
    assert strengths(rules, list(LEVELS))
    read_ladder.cache_clear()
    monkeypatch.setattr(type(rules), "version", "0")
    try:
        assert strengths(rules, list(LEVELS)) == {}
    finally:
        read_ladder.cache_clear()
