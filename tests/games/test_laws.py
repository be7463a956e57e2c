"""Laws that hold in every game, every variant, after every step. A game is picked up by its entry point.

Hypothesis chooses the seed, the way of playing and the first answers. The examples are the same in every run; with
CLAYTABLE_EXAMPLES=200 there are more of them.
"""

from __future__ import annotations

import json
import os
from typing import Any

import pytest
from games.players import VARIANTS, Player, invariants, name, play_through
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import claytable

variants = pytest.mark.parametrize(("id", "seats", "options"), VARIANTS, ids=map(name, VARIANTS))
EXAMPLES = int(os.environ.get("CLAYTABLE_EXAMPLES", "4"))

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
#: How the rest is played: any answer, or so that the game goes somewhere; or always the first or the last answer.
STYLES = st.sampled_from(["any", "eager", "eager", "eager", "first", "last"])


@variants
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
        places = [score.place for score in scores]
        assert all(place == 1 + sum(other < place for other in places) for place in places), (
            "those who tie share a place"
        )
        assert all(score.total <= best.total for best in scores if best.place == 1 for score in scores)

    law()


@variants
def test_every_option_offered_can_be_taken_and_copies_leave_the_table_alone(
    id: str, seats: int, options: dict[str, Any]
) -> None:
    broken = invariants(id)

    @laws
    @given(SEEDS, OPENINGS, STYLES)
    def law(seed: int, opening: list[int], style: str) -> None:
        game = claytable.new(id, seats=seats, seed=seed, **options)

        def look(number: int) -> None:
            if number % 24 != seed % 24:
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


@variants
def test_whatever_is_not_offered_is_refused_with_a_rule(id: str, seats: int, options: dict[str, Any]) -> None:
    rules = {rule.id for rule in claytable.installed_games()[id].catalogue()}

    @laws
    @given(SEEDS, OPENINGS, STYLES)
    def law(seed: int, opening: list[int], style: str) -> None:
        game = claytable.new(id, seats=seats, seed=seed, **options)

        def look(number: int) -> None:
            if number % 5 != seed % 5 or game.over:
                return
            offered = set(game.legal.keys())
            before = game.table.digest()
            for key in game.vocabulary.keys:
                refusal = game.why_not(key)
                assert (refusal is None) == (key in offered), key
                assert refusal is None or refusal.rule in rules
            assert game.table.digest() == before

        play_through(game, Player(seed, opening, style), look)

    law()


@variants
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
