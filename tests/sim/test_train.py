"""Answer odds: what games teach, how a run goes on, and which tables the learned data serve."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

import claytable
from claytable.bots import find_bot
from claytable.bots.odds import ALONE, TOGETHER, Odds, odds_of, read_odds
from claytable.core.packs import Pack, changed_share, read_components
from claytable.core.rng import Pcg32
from claytable.core.rules import find_game, own_games
from claytable.sim.run import play_matches
from claytable.sim.train import MOST, SEEDS, fit, learn, lessons, odds, taught
from claytable.sim.workers import spread

#: The games that something has been learned for.
GAMES = [game.id for game in own_games().values() if read_odds(game)]


# -- what games teach ----------------------------------------------------------------------------------------


def drawn(values: dict[int, float], games: int) -> list[tuple[str, int, list[int]]]:
    """Choices of somebody who takes answers by these odds, from two or three of them at a time."""
    chance = Pcg32(5)
    choices = []
    for number in range(games):
        offered = [answer for answer in values if answer != number % (len(values) + 1)]
        place = Odds({"": [values[each] for each in sorted(values)]}).pick("", offered, chance)
        choices.append(("", offered[place], offered))
    return choices


def test_the_odds_by_which_answers_were_taken_are_found_again() -> None:
    told = fit(drawn({0: 4.0, 1: 2.0, 2: 1.0}, 8000))
    assert told[0] / told[1] == pytest.approx(2.0, rel=0.1)
    assert told[1] / told[2] == pytest.approx(2.0, rel=0.1)


def test_what_was_seen_seldom_stays_near_one_and_nothing_is_certain() -> None:
    seldom = fit([("", 0, [0, 1])])
    assert 1.0 < seldom[0] < 2.0
    always = fit([("", 0, [0, 1])] * 1000)
    assert always[0] <= MOST
    assert always[1] >= 1.0 / MOST
    assert always[0] > 20 * always[1]


def test_an_answer_that_is_taken_as_often_as_any_other_is_not_written_down() -> None:
    assert odds([("q", 0, [0, 1]), ("q", 1, [0, 1])] * 50, ["a", "b"]) == {}
    assert set(odds([("q", 0, [0, 1])] * 50, ["a", "b"])["q"]) == {"a", "b"}


def test_answers_are_drawn_by_their_odds() -> None:
    known = Odds({"q": [1.0, 3.0, 8.0]})
    chance = Pcg32(1)
    places = [known.pick("q", [0, 1], chance) for _ in range(4000)]
    assert places.count(1) / 4000 == pytest.approx(0.75, abs=0.03)
    # Of a question that nothing was learned about every answer is as likely as the others.
    places = [known.pick("other", [0, 1], chance) for _ in range(4000)]
    assert places.count(1) / 4000 == pytest.approx(0.5, abs=0.03)


# -- runs ----------------------------------------------------------------------------------------------------


def test_games_that_teach_have_seeds_of_their_own_and_every_variant() -> None:
    plan = lessons("scholars", 20, 20, "greedy@1")
    assert len({match.seed for match in plan}) == 40
    assert min(match.seed for match in plan) == SEEDS
    assert {match.seats for match in plan[:20]} == {2, 3, 4}
    assert {match.options["level"] for match in plan[20:]} == {1, 2, 3, 4}


@pytest.mark.parametrize(("games", "alone", "bot"), [(0, 0, "random"), (1, 0, "genius")])
def test_what_teaches_nothing_is_told(games: int, alone: int, bot: str) -> None:
    with pytest.raises(claytable.BadOptions):
        lessons("scholars", games, alone, bot)


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    plan = lessons("tabannusi", 4, 2, "random")
    whole = learn(plan, tmp_path / "whole.json", "as typed", 0, lambda totals: None)
    assert json.loads((tmp_path / "whole.json").read_text()) == whole
    assert whole["games"] == {TOGETHER: 4, ALONE: 2}

    def stopped(work, items, jobs):
        yield work(items[:3]), range(3)
        raise KeyboardInterrupt

    out = tmp_path / "odds.json"
    with pytest.raises(KeyboardInterrupt):
        learn(plan, out, "as typed", 0, lambda totals: None, stopped)
    assert not out.exists()
    seen: list[int] = []
    items: list[int] = []

    def counted(work, left, jobs):
        items.extend(match.seed - SEEDS for match in left)
        yield from spread(work, left, jobs)

    assert learn(plan, out, "as typed", 0, lambda totals: seen.append(totals.games), counted) == whole
    assert (items, seen[0], seen[-1]) == ([3, 4, 5], 3, 6)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["odds.json", "whole.json"]


def test_games_alone_teach_only_about_games_alone() -> None:
    plan = lessons("tabannusi", 1, 1, "random")
    records = [json.loads(line) for line in play_matches(False, False, plan, choices=True)[1]]
    assert [sum(record["decisions"]) for record in records] == [len(record["choices"]) for record in records]
    from claytable.sim.record import Record

    data = taught(find_game("tabannusi"), [Record(**records[0])], "as typed")
    assert data[TOGETHER]
    assert data[ALONE] == {}
    assert data["decisions"][ALONE] == 0


# -- the data in the packages ----------------------------------------------------------------------------------


def test_something_has_been_learned() -> None:
    assert "scholars" in GAMES


@pytest.mark.parametrize("name", GAMES)
def test_the_learned_odds_fit_the_rules_and_are_small(name: str) -> None:
    rules = find_game(name)
    data = read_odds(rules)
    assert data is not None
    # After a change of the rules `claytable train` learns them again.
    assert data["rules"] == rules.version
    assert data["command"].startswith(f"claytable train {name} ")
    assert len((files(rules.package) / rules.odds).read_bytes()) < 100_000
    known = rules.box().words.index
    assert data["games"][TOGETHER] > 0
    for part in (TOGETHER, ALONE):
        if not data["games"][part]:
            assert data[part] == {}
            continue
        values = [(key, value) for told in data[part].values() for key, value in told.items()]
        assert len(values) > 50
        assert all(key in known and 0.12 <= value <= MOST for key, value in values)


@pytest.mark.parametrize("name", GAMES)
def test_alone_nothing_serves_that_was_learned_among_several(name: str) -> None:
    together, alone = (odds_of(claytable.new(name, seats=seats, seed=1)) for seats in (2, 1))
    learned = read_odds(find_game(name))
    assert learned is not None
    assert together is not None
    assert (alone is None) == (not learned[ALONE])
    assert alone is None or alone.by_question != together.by_question


def raised() -> Pack:
    """A pack in which every component of Scholars that is worth VP is worth one more."""
    tables = read_components("claytable.games.scholars", None).tables
    lines = [
        f'[[{table}]]\nid = "{row["id"]}"\nvp = {row["vp"] + 1}\n'
        for table, rows in tables.items()
        if isinstance(rows, list)
        for row in rows
        if isinstance(row.get("vp"), int)
    ]
    return Pack("raised", "\n".join(lines))


def test_a_pack_that_changes_much_has_no_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    share = changed_share("claytable.games.scholars", raised())
    assert 0.1 < share < 0.5
    game = claytable.new("scholars", seats=2, seed=1, pack=raised())
    monkeypatch.setattr("claytable.bots.odds._known", {})
    monkeypatch.setattr("claytable.bots.odds.MUCH", share)
    assert odds_of(game) is not None
    monkeypatch.setattr("claytable.bots.odds._known", {})
    monkeypatch.setattr("claytable.bots.odds.MUCH", share - 0.001)
    assert odds_of(game) is None
    assert odds_of(claytable.new("scholars", seats=2, seed=1)) is not None


def test_a_pack_that_names_what_is_printed_changes_nothing() -> None:
    row = read_components("claytable.games.scholars", None).tables["guild"][0]
    text = f'[[guild]]\nid = "{row["id"]}"\ncontrol_vp = {row["control_vp"]}\nprovenance = "mine"\n'
    assert changed_share("claytable.games.scholars", Pack("same", text)) == 0.0


def test_other_rules_and_games_without_data_have_no_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    game = claytable.new("scholars", seats=2, seed=1)
    known = read_odds(game.rules)
    assert known is not None
    for data in (known | {"rules": "0"}, None):
        monkeypatch.setattr("claytable.bots.odds._known", {})
        monkeypatch.setattr("claytable.bots.odds.read_odds", lambda rules, data=data: data)
        assert odds_of(game) is None
        assert find_bot("search:60", 1).choose(game) == find_bot("search:60@1", 1).choose(game)
