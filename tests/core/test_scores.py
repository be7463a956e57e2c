"""Scores add up from their items."""

from __future__ import annotations

import json

from claytable import Category, Item, Message, Score


def example() -> Score:
    guilds = Category("guilds", [Item(Message("guild-blue"), 6), Item(Message("guild-orange"), 3)])
    return Score(1, [guilds, Category("royalties", []), Category("tiles", [Item(Message("tile"), -2)])])


def test_a_category_is_the_sum_of_its_items_and_a_total_the_sum_of_categories() -> None:
    score = example()
    assert score.points() == {"guilds": 9, "royalties": 0, "tiles": -2}
    assert score.total == 7


def test_a_score_as_data_keeps_every_item() -> None:
    score = example()
    score.place = 2
    score.tie_break = Message("ship")
    data = score.data()
    assert json.loads(json.dumps(data)) == data
    assert (data["seat"], data["total"], data["place"]) == (1, 7, 2)
    assert data["tie_break"] == {"id": "ship", "args": {}}
    assert data["categories"][0] == {  # type: ignore[index]
        "id": "guilds",
        "points": 9,
        "items": [
            {"what": {"id": "guild-blue", "args": {}}, "points": 6},
            {"what": {"id": "guild-orange", "args": {}}, "points": 3},
        ],
    }
