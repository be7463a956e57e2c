"""Each setting of a game is an option of `play` and `simulate`, which do not know the game."""

from __future__ import annotations

import json

import pytest

import claytable
from claytable.cli.settings import chosen
from claytable.core.rules import Setting, installed_games


def test_every_setting_is_an_option_with_its_help(run) -> None:
    for command in ("play", "simulate"):
        # The frame of the help and the breaks of its lines are not the matter.
        output = " ".join(run(command, "--help").output.replace("│", " ").split())
        for rules in installed_games().values():
            for setting in rules.settings:
                assert f"--{setting.name.replace('_', '-')} " in output
                assert f"{rules.id}: {setting.help}" in output


def test_a_name_is_of_one_kind_in_every_game_that_has_it() -> None:
    kinds: dict[str, set[tuple[bool, bool]]] = {}
    for rules in installed_games().values():
        for setting in rules.settings:
            kinds.setdefault(setting.name, set()).add((setting.flag, setting.several))
    assert {name for name, found in kinds.items() if len(found) > 1} == set()


@pytest.mark.parametrize("game", installed_games())
def test_what_is_chosen_by_itself_may_be_chosen(game: str) -> None:
    for setting in installed_games()[game].settings:
        assert setting.check(setting.default) == (list(setting.default) if setting.several else setting.default)


@pytest.mark.parametrize("game", installed_games())
def test_every_variant_names_only_settings(game: str) -> None:
    rules = installed_games()[game]
    for seats, options in rules.variants():
        assert set(options) <= {setting.name for setting in rules.settings}
        assert claytable.new(game, seats=seats, **options).options.items() >= options.items()


def test_what_was_typed_becomes_the_games_own_values() -> None:
    inventors, scholars = installed_games()["inventors"], installed_games()["scholars"]
    assert chosen(inventors, {"rounds": "3", "harder": "dice, workers"}) == {
        "rounds": 3,
        "harder": ["dice", "workers"],
    }
    assert chosen(scholars, {"epic": True, "level": " 4"}) == {"epic": True, "level": 4}


@pytest.mark.parametrize("value", [1, 0, "true", None, []])
def test_a_yes_or_no_is_nothing_else(value: object) -> None:
    with pytest.raises(claytable.BadOptions, match="'epic' is true or false"):
        Setting("epic", (False, True), False, "The Epic game").check(value)


def test_of_several_the_order_is_the_games_and_each_counts_once() -> None:
    setting = Setting("harder", ("a", "b", "c"), (), "Any of a, b, c", several=True)
    assert setting.check(["c", "a", "c"]) == ["a", "c"]


def told(run, *arguments: str) -> dict[str, object]:
    result = run("simulate", *arguments, "--games", "1", "--jobs", "1", "--json")
    assert result.exit_code == 0, result.output
    variants: dict[str, object] = json.loads(result.stdout)["scores"]["by_variant"]
    return variants


def test_simulate_plays_the_variant_that_was_chosen(run) -> None:
    assert list(told(run, "scholars", "--seats", "1", "--level", "3", "--epic")) == ["seats=1 epic=True level=3"]
    assert list(told(run, "inventors", "--seats", "2", "--rounds", "3")) == ["seats=2 rounds=3"]


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["scholars", "--seats", "1", "--level", "7"], "The difficulty is a level from 1 to 4, not 7."),
        (["scholars", "--seats", "1", "--level", "hard"], "The difficulty is a level from 1 to 4, not 'hard'."),
        (["scholars", "--seats", "2", "--level", "2"], "The option 'level' belongs to the solo game."),
        (["scholars", "--rounds", "3"], "Scholars of the South Tigris has no option 'rounds'."),
        (["inventors", "--epic"], "Inventors of the South Tigris has no option 'epic'. It has: rounds, harder."),
        (["inventors", "--rounds", "7"], "A game lasts 3 or 4 rounds, not 7."),
        (["inventors", "--seats", "1", "--harder", "horses"], "resources, dice, workers, not 'horses'."),
        (["inventors", "--seats", "2", "--harder", "dice"], "The option 'harder' belongs to the solo game."),
        (["inventors", "--seats", "1", "--rounds", "3"], "The solo game lasts 4 rounds."),
        (["scholars", "--seats", "5"], "has 1 to 4 seats."),
    ],
)
def test_a_value_that_cannot_be_chosen_is_answered_with_a_sentence(
    run, command: str, arguments: list[str], sentence: str
) -> None:
    result = run(command, *arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.output


def test_all_variants_and_one_of_them_contradict_each_other(run) -> None:
    result = run("simulate", "scholars", "--variants", "all", "--epic")
    assert result.exit_code == 2
    assert "--epic chooses one of them" in result.stderr


def test_no_seats_are_no_game(run) -> None:
    result = run("play", "scholars", "--seats", "0")
    assert result.exit_code == 2
    assert "has 1 to 4 seats." in result.stderr
