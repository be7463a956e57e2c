"""Inventors to the ends of all tracks: with a generous pack every question is asked, and the laws hold.

Random players do not come far along the River with the printed components. All games: `claytable.testing.laws`.
"""

from __future__ import annotations

import json
from pathlib import Path

from core.random_play import MANNERS

import claytable
from claytable.games.inventors.steps import STEPS
from claytable.testing.play import TOO_LONG, Player

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
    broken = claytable.installed_games()["inventors"].broken
    unasked = {name for name, step in STEPS.steps.items() if getattr(step, "name", "")}
    assert len(unasked) > 40
    variants = claytable.installed_games()["inventors"].variants()
    for seed in range(6 * len(variants)):
        if seed >= len(variants) and not unasked:
            break
        seats, options = variants[seed % len(variants)]
        game = claytable.new("inventors", seats, seed, str(pack), **options)
        player = Player(seed, [], "eager", MANNERS["inventors"])
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
