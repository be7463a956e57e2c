"""Tabannusi to its ends: with a generous pack every question is asked, and the laws hold.

The laws of all games: `claytable.testing.laws`.
"""

from __future__ import annotations

import json
from pathlib import Path

from core.random_play import MANNERS

import claytable
from claytable.games.tabannusi.steps import STEPS
from claytable.testing.play import TOO_LONG, Player

#: Action tiles that do what Decrees and Harbormasters do, or empty Barges; discounts; Urban cards soon fulfilled.
GENEROUS = """
[[action_tile]]
id = "T1"
effects = ["place claim ship", "gain harbormaster unused 1", "gain claim 1"]

[[action_tile]]
id = "T2"
effects = ["gain gold 2", "gain claim 2", "place claim ship"]

[[action_tile]]
id = "T5"
effects = ["shift house 1", "place house port free", "advance two_tracks 1", "refill crate 1"]

[[action_tile]]
id = "T6"
effects = ["place claim ziggurat", "gain urban 2 keep 1", "gain resource blue barge 2", "gain resource green barge 2"]

[[harbormaster_tile]]
id = "B3"
effects = ["discount 1 construct"]

[[harbormaster_tile]]
id = "B4"
effects = ["discount 1 construct"]
""" + "".join(f'\n[[urban_card]]\nid = "U{number:02}"\nhouses = [1, 0, 0, 0]\n' for number in range(1, 16, 2))


def test_with_generous_components_every_question_is_asked_and_the_laws_hold(tmp_path: Path) -> None:
    pack = tmp_path / "generous.toml"
    pack.write_text(GENEROUS, encoding="utf-8")
    broken = claytable.installed_games()["tabannusi"].broken
    unasked = {name for name, step in STEPS.steps.items() if getattr(step, "name", "")}
    assert len(unasked) > 35
    variants = claytable.installed_games()["tabannusi"].variants()
    for seed in range(8 * len(variants)):
        if seed >= len(variants) and not unasked:
            break
        seats, options = variants[seed % len(variants)]
        game = claytable.new("tabannusi", seats, seed, str(pack), **options)
        player = Player(seed, [], "eager", MANNERS["tabannusi"])
        for number in range(TOO_LONG):
            assert broken(game.table) == []
            if game.over:
                break
            unasked.discard(type(game.table.question).__name__)
            if number == 60 + seed:
                restored = claytable.restore(json.loads(json.dumps(claytable.snapshot(game))), str(pack))
                assert restored.table.digest() == game.table.digest()
            game.play_answer(player.answer(game, number))
        assert game.over
    assert unasked == set()
