"""A new table: what may be asked for, and a sentence for everything else."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Any

import pytest

import claytable
from claytable import BadOptions, ClaytableError, UnknownGame

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"seats": 0}, "1 to 4 seats"),
    ({"seats": 5}, "1 to 4 seats"),
    ({"seats": -1}, "1 to 4 seats"),
    ({"seats": "x"}, "a number, or a list of .* not 'x'"),
    ({"seats": 2.5}, "a number, or a list of .* not 2.5"),
    ({"seats": None}, "a number, or a list of .* not None"),
    ({"seats": []}, "1 to 4 seats"),
    ({"seats": ["person", "robot"]}, "robot"),
    ({"seats": ["person", 7]}, "7"),
    ({"seats": ["opponent", "person"]}, "second of two seats"),
    ({"seats": ["person", "opponent", "opponent"]}, "second of two seats"),
    ({"seats": ["person", "person", "opponent"]}, "second of two seats"),
    ({"rounds": 5}, "3 or 4 rounds, not 5"),
    ({"rounds": "4"}, "3 or 4 rounds, not '4'"),
    ({"rounds": True}, "3 or 4 rounds, not True"),
    ({"rounds": None}, "3 or 4 rounds, not None"),
    ({"rounds": [3]}, "3 or 4 rounds"),
    ({"seats": 1, "rounds": 3}, "solo game lasts 4 rounds"),
    ({"colour": "red"}, "no option 'colour'"),
    ({"harder": ["dice"]}, "belongs to the solo game"),
    ({"seats": 1, "harder": ["horses"]}, "resources, dice, workers"),
    ({"seats": 1, "harder": "dice"}, "resources, dice, workers"),
    ({"seats": 1, "harder": 5}, "resources, dice, workers"),
    ({"seed": "x"}, "seed"),
    ({"seed": 1.5}, "seed"),
    ({"seed": None}, "seed"),
]


@pytest.mark.parametrize(("options", "sentence"), REFUSED, ids=[str(options) for options, _ in REFUSED])
def test_options_that_the_game_does_not_have_are_refused_with_a_sentence(
    options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadOptions, match=sentence) as refused:
        claytable.new("inventors", **options)
    assert str(refused.value).endswith(".")
    assert isinstance(refused.value, ClaytableError)


@pytest.mark.parametrize("name", ["chess", "", "Inventors"])
def test_an_unknown_game_is_refused_and_the_known_ones_are_named(name: str) -> None:
    with pytest.raises(UnknownGame, match=f"no game '{name}'.*inventors"):
        claytable.new(name)


def test_seats_may_be_counted_or_named() -> None:
    assert [seat.kind for seat in claytable.new("inventors", seats=3).seats] == ["person"] * 3
    assert [seat.kind for seat in claytable.new("inventors", seats=["person", "bot"]).seats] == ["person", "bot"]


def test_one_seat_is_the_solo_game_against_the_printed_opponent() -> None:
    assert [seat.kind for seat in claytable.new("inventors", seats=1).seats] == ["person", "opponent"]
    assert claytable.new("inventors", seats=1).options == {"rounds": 4, "harder": []}
    named = claytable.new("inventors", seats=["bot", "opponent"], harder=("workers", "dice"))
    assert named.options == {"rounds": 4, "harder": ["dice", "workers"]}


@pytest.mark.parametrize("id", sorted(claytable.installed_games()))
def test_the_same_seed_gives_the_same_table_and_another_seed_another(id: str) -> None:
    for seats, options in claytable.installed_games()[id].variants():
        first = claytable.new(id, seats=seats, seed=7, **options).table.digest()
        assert claytable.new(id, seats=seats, seed=7, **options).table.digest() == first
        assert claytable.new(id, seats=seats, seed=8, **options).table.digest() != first


@pytest.mark.parametrize("seed", [0, -3, 2**64 - 1, 2**64 + 5, 10**30])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    game = claytable.new("inventors", seed=seed)
    assert claytable.load_journal(claytable.dump_journal(game)).table.digest() == game.table.digest()


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (TypeError("interpreted classes cannot inherit from compiled"), "The game 'mine' has a subclass of something"),
        (
            ModuleNotFoundError("No module named 'mine'"),
            r"The game 'mine' cannot be loaded \(ModuleNotFoundError: No module named 'mine'\)\. Mend its package",
        ),
    ],
)
def test_a_game_that_cannot_be_loaded_is_named_with_what_to_do(
    error: Exception, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def load(entry: EntryPoint) -> None:
        raise error

    monkeypatch.setattr(EntryPoint, "load", load)
    monkeypatch.setattr("importlib.metadata.entry_points", lambda **_: [EntryPoint("mine", "mine:GAME", "x")])
    claytable.installed_games.cache_clear()
    try:
        with pytest.raises(claytable.UnknownGame, match=sentence):
            claytable.new("inventors")
    finally:
        claytable.installed_games.cache_clear()
