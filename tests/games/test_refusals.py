"""Every no has its true reason: laws of refusals for every game and variant, in random play."""

from __future__ import annotations

from typing import Any

import pytest
from games.players import VARIANTS, Player, name, play_through
from games.test_laws import OPENINGS, SEEDS, STYLES, laws
from hypothesis import given

import claytable

variants = pytest.mark.parametrize(("id", "seats", "options"), VARIANTS, ids=map(name, VARIANTS))


@variants
def test_what_a_question_is_about_is_never_refused_as_not_being_asked(
    id: str, seats: int, options: dict[str, Any]
) -> None:
    @laws
    @given(SEEDS, OPENINGS, STYLES)
    def law(seed: int, opening: list[int], style: str) -> None:
        game = claytable.new(id, seats=seats, seed=seed, **options)

        def look(number: int) -> None:
            table, question = game.table, game.table.question
            if question is None or number % 3 != seed % 3:
                return
            about = {answer for first, end in question.about for answer in range(first, end)}
            asked = [answer for answer in game.answers if not table.is_extra(answer)]
            assert about.issuperset(asked), f"{question} offers {asked} and is about {question.about}"
            for answer in about.difference(game.answers):
                refusal = table.why_not(answer)
                key = game.vocabulary.keys[answer]
                assert refusal is not None, f"{question}: {key}"
                assert refusal.message.id != "why-not-asked-now", f"{question}: {key}"

        play_through(game, Player(seed, opening, style), look)

    law()
