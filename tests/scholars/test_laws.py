"""Scholars to its ends: with a generous pack and scarce dice every question is asked, and the laws hold.

The laws of all games: `claytable.testing.laws`.
"""

from __future__ import annotations

import json
from pathlib import Path

from core.random_play import MANNERS

import claytable
from claytable.games.scholars.steps import STEPS
from claytable.testing.play import TOO_LONG, Player

#: Silver and Gold for Deliveries and Translations, Influence that runs out, and few White dice.
GENEROUS = """
[tokens]
influence_per_player = 6

[[die]]
id = "white"
count = 26

[[map_spot]]
id = "spot_3"
effect = ["gain 3 gold", "gain 6 silver", "shift 1 gold"]

[[map_spot]]
id = "spot_9"
effect = ["gain 2 worker:any", "influence 2 guild:any", "influence 2 scroll", "gain 2 gold"]

[[action_card]]
id = "action_bargain"
work = ["gain 4 silver", "gain 2 gold", "pay 2 worker:any -> gain 1 gold", "gain 1 die:white to bag"]
"""


def test_with_generous_components_every_question_is_asked_and_the_laws_hold(tmp_path: Path) -> None:
    pack = tmp_path / "generous.toml"
    pack.write_text(GENEROUS, encoding="utf-8")
    broken = claytable.installed_games()["scholars"].broken
    unasked = {name for name, step in STEPS.steps.items() if getattr(step, "name", "")}
    assert len(unasked) > 25
    variants = claytable.installed_games()["scholars"].variants()
    for seed in range(6 * len(variants)):
        if seed >= len(variants) and not unasked:
            break
        seats, options = variants[seed % len(variants)]
        game = claytable.new("scholars", seats, seed, str(pack), **options)
        player = Player(seed, [], "eager", MANNERS["scholars"])
        for number in range(TOO_LONG):
            assert broken(game.table) == []
            if game.over:
                break
            unasked.discard(type(game.table.question).__name__)
            if number == 80 + seed:
                restored = claytable.restore(json.loads(json.dumps(claytable.snapshot(game))), str(pack))
                assert restored.table.digest() == game.table.digest()
            game.play_answer(player.answer(game, number))
        assert game.over
    assert unasked == set()
