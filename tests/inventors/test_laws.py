"""Laws that hold in every game, every variant, after every step. A second game is picked up by its entry point.

Random players do not come far along the River; so that the ends of all tracks are reached as well, Inventors is also
played with a generous pack, until every question of the game has been asked.

Hypothesis chooses the seed, the way of playing and the first answers. The examples are the same in every run; with
CLAYTABLE_EXAMPLES=200 there are more of them.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from core.random_play import choose
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import claytable
from claytable import Game
from claytable.games.inventors.steps import STEPS

VARIANTS = [
    pytest.param(id, seats, options, id=f"{id}-{seats}-{options}")
    for id, rules in claytable.installed_games().items()
    for seats, options in rules.variants()
]
EXAMPLES = int(os.environ.get("CLAYTABLE_EXAMPLES", "5"))
#: No game of these lasts longer.
TOO_LONG = 6000

laws = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    database=None,
    phases=(Phase.explicit, Phase.generate, Phase.shrink),
    suppress_health_check=list(HealthCheck),
)
SEEDS = st.integers(0, 2**32 - 1)
#: The first answers, by their place among the options.
OPENINGS = st.lists(st.integers(0, 99), max_size=60)
#: How the rest is played: any answer, or seldom ending the round; or always the first or the last answer.
STYLES = st.sampled_from(["any", "eager", "eager", "eager", "first", "last"])


def invariants(id: str) -> Callable[[Any], list[str]]:
    """The game's own invariants, if it has any."""
    try:
        found: Callable[[Any], list[str]] = import_module(f"claytable.games.{id}.invariants").broken
    except ModuleNotFoundError:
        return lambda table: []
    return found


class Player:
    """Answers the way an example says."""

    def __init__(self, seed: int, opening: list[int], style: str) -> None:
        self.rng = Random(seed)
        self.opening = opening
        self.style = style

    def answer(self, game: Game, number: int) -> int:
        answers = game.legal.answers
        if number < len(self.opening):
            return answers[self.opening[number] % len(answers)]
        if self.style == "eager":
            return game.vocabulary.index[choose(self.rng, game.legal.keys())]
        if self.style == "any":
            return self.rng.choice(answers)
        return answers[0 if self.style == "first" else -1]


def play_through(game: Game, player: Player, look: Callable[[int], None]) -> None:
    """Play to the end, looking at every decision."""
    for number in range(TOO_LONG):
        look(number)
        if game.over:
            return
        game.play_answer(player.answer(game, number))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("id", "seats", "options"), VARIANTS)
def test_pieces_are_conserved_questions_have_answers_and_every_game_ends(
    id: str, seats: int, options: dict[str, Any]
) -> None:
    broken = invariants(id)

    @laws
    @given(SEEDS, OPENINGS, STYLES)
    def law(seed: int, opening: list[int], style: str) -> None:
        game = claytable.new(id, seats=seats, seed=seed, **options)

        def look(number: int) -> None:
            assert broken(game.table) == []
            answers = game.legal.answers
            assert len(set(answers)) == len(answers)
            assert game.over == (not answers)
            assert len(answers) != 1
            assert all(answer in range(len(game.vocabulary)) for answer in answers)

        play_through(game, Player(seed, opening, style), look)
        scores = game.scores()
        assert [score.seat for score in scores] == list(range(len(game.seats)))
        assert sorted(score.place for score in scores) == list(range(1, len(scores) + 1))
        assert all(score.total <= best.total for best in scores if best.place == 1 for score in scores)

    law()


@pytest.mark.parametrize(("id", "seats", "options"), VARIANTS)
def test_every_option_offered_can_be_taken_and_copies_leave_the_table_alone(
    id: str, seats: int, options: dict[str, Any]
) -> None:
    broken = invariants(id)

    @laws
    @given(SEEDS, OPENINGS, STYLES)
    def law(seed: int, opening: list[int], style: str) -> None:
        game = claytable.new(id, seats=seats, seed=seed, **options)

        def look(number: int) -> None:
            if number % 12 != seed % 12:
                return
            before = game.table.digest()
            assert game.copy().table.digest() == before
            for answer in game.legal.answers:
                twin = game.table.copy()
                twin.answer(answer)
                assert broken(twin) == []
                assert twin.digest() != before
            assert game.table.digest() == before

        play_through(game, Player(seed, opening, style), look)

    law()


@pytest.mark.parametrize(("id", "seats", "options"), VARIANTS)
def test_saving_undoing_and_replaying_give_back_the_very_same_table(
    id: str, seats: int, options: dict[str, Any]
) -> None:
    @laws
    @given(SEEDS, OPENINGS, STYLES)
    def law(seed: int, opening: list[int], style: str) -> None:
        game = claytable.new(id, seats=seats, seed=seed, **options)
        quiet = game.copy()
        quiet.table.loud = False

        def look(number: int) -> None:
            if game.standing is not None:
                quiet.play_answer(game.standing.answer)
            if number % 15 != seed % 15 or game.over:
                return
            before, keys = game.table.digest(), game.legal.keys()
            restored = claytable.restore(json.loads(json.dumps(claytable.snapshot(game))))
            assert (restored.table.digest(), restored.legal.keys()) == (before, keys)
            twin = game.copy()
            for answer in (twin.legal.answers[0], twin.legal.answers[-1]):
                twin.play_answer(answer)
                twin.undo()
                assert (twin.table.digest(), twin.legal.keys()) == (before, keys)
            assert quiet.table.digest() == before

        play_through(game, Player(seed, opening, style), look)
        again = claytable.load_journal(claytable.dump_journal(game))
        assert again.table.digest() == game.table.digest() == quiet.table.digest()
        assert [score.data() for score in again.scores()] == [score.data() for score in game.scores()]
        assert again.log(None) == game.log(None)

    law()


GENEROUS = """
[[worker_space]]
id = "open_brighten"
effect = ["ship 3", "gain 3 influence:any"]

[[worker_space]]
id = "open_draw"
effect = ["draw 9 card", "royalties 3", "study 1 die:any"]

[[workshop_row]]
id = "top"
start_value = 1
start_effect = ["gain 4 silver", "ship 2"]

[[workshop_row]]
id = "middle"
start_value = 1
start_effect = ["draw 3 card", "royalties 2", "swap 1 die"]

[[workshop_row]]
id = "bottom"
start_value = 1
start_effect = ["gain 3 influence:each", "research 1", "gain 4 silver", "refresh all craft"]

[[river_space]]
id = "river_3"
research_vp = 9
"""


def test_with_generous_components_every_question_is_asked_and_the_laws_hold_to_the_ends_of_all_tracks(
    tmp_path: Path,
) -> None:
    pack = tmp_path / "generous.toml"
    pack.write_text(GENEROUS, encoding="utf-8")
    broken = invariants("inventors")
    unasked = {name for name, step in STEPS.items() if getattr(step, "name", "")}
    assert len(unasked) > 40
    variants = claytable.installed_games()["inventors"].variants()
    for seed in range(6 * len(variants)):
        if seed >= len(variants) and not unasked:
            break
        seats, options = variants[seed % len(variants)]
        game = claytable.new("inventors", seats, seed, str(pack), **options)
        player = Player(seed, [], "eager")
        for number in range(TOO_LONG):
            assert broken(game.table) == []
            if game.over:
                break
            unasked.discard(type(game.table.question).__name__)
            if number == 150 + seed:
                restored = claytable.restore(json.loads(json.dumps(claytable.snapshot(game))), str(pack))
                assert restored.table.digest() == game.table.digest()
            game.play_answer(player.answer(game, number))
        assert game.over
    assert unasked == set()
