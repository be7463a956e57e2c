"""Each of our games calls the kit of tests; and what the kit says where something is missing."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from typing import Any

import bare
import pytest

from claytable import PackError, installed_games
from claytable.core.errors import BadOptions
from claytable.core.packs import Pack, known_tables
from claytable.core.rng import Pcg32
from claytable.core.rules import GameRules, find_game, own_games
from claytable.testing import GameTests, Sight
from claytable.testing.catalogue import entry_of
from claytable.testing.citations import ranges
from claytable.testing.packs import VALUES
from claytable.testing.sources import sources

ROOT = Path(__file__).parents[2]


def test_every_game_of_ours_calls_the_kit() -> None:
    assert len(own_games()) == 3
    for game in own_games():
        kit = getattr(import_module(f"games.test_{game}"), f"Test{game.capitalize()}")
        assert issubclass(kit, GameTests)
        assert kit.game == game


@pytest.mark.parametrize("folder", ["claytable", "tests", "examples"])
def test_no_rule_is_named_as_part_of_a_range(folder: str) -> None:
    files = sorted((ROOT / folder).rglob("*"))
    assert len(files) > 10
    assert ranges(files) == []


@pytest.mark.parametrize("game", own_games())
def test_the_rule_that_a_question_cites_is_named_where_it_is_described(game: str) -> None:
    described = 0
    for path, tree in sources(f"claytable.games.{game}"):
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                given = {each.target.id: each.value for each in node.body if isinstance(each, ast.AnnAssign)}
                if "name" in given and "rule" in given:
                    rule = ast.literal_eval(given["rule"])
                    assert rule in ast.get_docstring(node), f"{path.name}: {node.name} cites {rule}"
                    described += 1
    assert described > 20


def test_there_are_no_rules_in_a_language_that_nobody_wrote() -> None:
    with pytest.raises(BadOptions, match="no translation into 'tlh'"):
        find_game("inventors").catalogue("tlh")


@pytest.mark.parametrize("value", VALUES)
def test_a_name_of_any_kind_is_no_component(value: str) -> None:
    rules = installed_games()["inventors"]
    pack = Pack("mine", f"[[device_card]]\nid = {value}\n")
    assert known_tables(rules.package, pack) == 1
    with pytest.raises(
        PackError, match=r"^mine\.toml, line 1: \[\[device_card\]\] .*: the game has no such component\.$"
    ):
        rules.box(pack)


# -- what the kit says ---------------------------------------------------------------------------------------


class Bare(GameTests):
    game = "scholars"


class Without(Bare):
    without = {"ledger": "its log is short"}  # noqa: RUF012 - as people write it


class Nowhere(GameTests):
    game = "nowhere"


class Unwritten(Bare):
    rules = bare.GAME


class Open(Bare):
    sight = Sight(places={}, hidden=set(), following=set(), secrets=lambda game, seat: set())


def examples(kit: GameTests, name: str) -> list[object]:
    """The examples of an argument, as pytest is given them."""
    found: list[object] = []

    class Asked:
        fixturenames = (name,)

        def parametrize(self, name: str, values: list[object], ids: list[str]) -> None:
            found.extend(values)

    kit.pytest_generate_tests(Asked())  # type: ignore[arg-type]
    return found


@pytest.mark.parametrize("name", ["public", "secret", "line", "family", "argument", "counted"])
def test_what_is_not_told_is_one_failing_test_with_a_sentence_and_no_empty_selection(name: str) -> None:
    (untold,) = examples(Bare(), name)
    sentence = str(getattr(untold, "reason"))  # noqa: B009 - whatever it is, it must have one
    assert sentence.startswith("Bare does not tell ")
    assert "If scholars does without, say why: `without = {'" in sentence


def test_a_part_that_a_game_does_without_is_skipped_with_its_reason() -> None:
    kit = Without()
    with pytest.raises(pytest.skip.Exception, match="scholars does without ledger: its log is short"):
        kit.test_what_a_seat_sees_follows_from_what_it_has_read(kit.variants()[0])
    with pytest.raises(pytest.fail.Exception, match="Bare does not tell what the lines of its log mean: `ledger`"):
        Bare().test_what_a_seat_sees_follows_from_what_it_has_read(kit.variants()[0])


@pytest.mark.parametrize("name", ["variant", "seats", "language", "watcher"])
def test_a_game_that_is_not_installed_is_a_failing_test_and_others_are_collected(name: str) -> None:
    (untold,) = examples(Nowhere(), name)
    assert "There is no game 'nowhere' here" in str(getattr(untold, "reason"))  # noqa: B009
    assert len(examples(Bare(), "seats")) == 4


def test_a_game_without_rules_or_a_message_is_a_failing_test_with_a_sentence() -> None:
    with pytest.raises(pytest.fail.Exception, match=r"^scholars has no rules: `rules\.toml` in its package"):
        Unwritten().test_every_rule_is_named_where_it_is_carried_out()
    with pytest.raises(AssertionError, match="scholars does not say in 'pl': log-sings"):
        entry_of("scholars", "log-sings", "pl")


@pytest.mark.parametrize("method", ["box", "seats", "deal", "load", "variants"])
def test_what_a_game_must_bring_is_named_where_it_is_missing(method: str) -> None:
    rules: GameRules[Any, Any] = GameRules()
    box = find_game("scholars").box()
    arguments = {"seats": (2, {}), "deal": (box, (), {}, Pcg32(1)), "load": (box, {})}.get(method, ())
    with pytest.raises(NotImplementedError, match=f"^GameRules has no method `{method}`: every game writes its own"):
        getattr(rules, method)(*arguments)


def test_where_nothing_is_said_to_be_hidden_all_must_be_seen() -> None:
    assert examples(Open(), "secret") == [None]
    with pytest.raises(AssertionError):
        Open().test_another_value_of_a_hidden_thing_is_seen_by_nobody(None)
