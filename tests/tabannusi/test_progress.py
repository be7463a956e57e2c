"""How far a seat is with a Decree: met where the rules say so, and told in the order of the words on the card."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random

import pytest
from positions.tabannusi import position

from claytable import new
from claytable.games.tabannusi import names, urban, views
from claytable.games.tabannusi.decrees import met, progress
from claytable.games.tabannusi.survey import Survey, lack
from claytable.games.tabannusi.terms import COLOURS

#: Spaces of the grid no two of which are adjacent.
APART = ["1-01", "1-03", "1-08", "1-06", "1-16", "1-11", "2-01", "2-03", "2-06", "2-09", "2-11", "2-14", "3-01", "3-06"]


@pytest.mark.parametrize("counts", list(product((0, 2, 4), repeat=3)), ids=str)
def test_a_decree_of_buildings_is_met_when_nothing_is_missing(counts: tuple[int, int, int]) -> None:
    at = position()
    spaces = iter(APART)
    for colour, n in zip(COLOURS, counts, strict=True):
        for _ in range(n):
            at.put_building(colour, 0, next(spaces))
    decrees = range(len(at.table.box.decrees))
    nothing_missing = [all(have >= need for have, need in progress(at.table, 0, card)) for card in decrees]
    assert [met(at.table, 0, card) for card in decrees] == nothing_missing
    assert any(nothing_missing) == (min(counts) >= 2 or sorted(counts)[1:] == [4, 4])


def test_the_numbers_come_in_the_order_in_which_the_card_is_said() -> None:
    table = new("tabannusi", seats=2, seed=1).table
    for card in range(len(table.box.decrees)):
        needs = names.decree(table.box, card).args["needs"]
        found = progress(table, 0, card)
        assert len(found) == len(needs)
        for need, (_, wanted) in zip(needs, found, strict=True):
            assert need.args.get("n", wanted) == wanted


def test_a_pack_may_ask_for_buildings_at_gardens_and_no_ziggurat_house_counts_for_them(
    tmp_path: Path,
) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('[[decree_card]]\nid = "D05"\nbuildings = [1, 0, 0]\neach_building_at_garden = true\n')
    at = position(pack=str(pack))
    card = at.box.decree_ids.index("D05")
    at.table.main().ziggurat_houses[0] = 0
    assert [need.id for need in names.decree(at.box, card).args["needs"]] == ["need-garden-buildings"]
    assert (progress(at.table, 0, card), met(at.table, 0, card)) == ([(0, 1)], False)
    assert lack(at.table, Survey(at.table), 0, card) == 1, "bots know it too"


@pytest.mark.parametrize("seed", range(3))
def test_bots_find_missing_what_the_rules_find_missing(seed: int) -> None:
    game = new("tabannusi", seats=3, seed=seed)
    chance = Random(seed)
    while not game.over:
        if len(game.entries()) % 25 == 0:
            survey = Survey(game.table)
            for seat, card in product(range(3), range(len(game.table.box.decrees))):
                missing = lack(game.table, survey, seat, card)
                assert (missing == 0) == met(game.table, seat, card), (seat, card)
                wanted = [max(0, need - have) for have, need in progress(game.table, seat, card)]
                assert sum(wanted) / 2 <= missing <= sum(wanted), (seat, card)
        game.play(chance.choice(list(game.decision.options)))


def test_a_view_tells_of_the_open_decrees() -> None:
    game = new("tabannusi", seats=2, seed=1)
    view = game.view(0)
    for player in view["players"]:
        assert list(player["decree_progress"]) == view["board"]["decrees"]


def test_a_view_tells_how_far_urban_cards_are_to_those_who_see_them() -> None:
    at = position(seats=2)
    card = at.table.player(0).urban[0]
    id, asked = at.table.box.urban_ids[card], at.table.box.urban_houses[card]
    told = views.view(at.table, 0)["players"][0]["urban_progress"][id]
    assert [each["district"] for each in told] == [place + 1 for place, need in enumerate(asked) if need]
    assert [each["need"] for each in told] == [need for need in asked if need]
    assert not any(each["met"] for each in told)
    assert id not in views.view(at.table, 1)["players"][0]["urban_progress"]


def test_what_may_be_missing_on_an_urban_card_fulfils_all_its_districts_or_none() -> None:
    at = position()
    card = at.table.player(0).urban[0]
    needed = sum(at.table.box.urban_houses[card])
    at.table.player(0).tolerance = needed - 1
    assert not any(met for *_, met in urban.progress(at.table, 0, card))
    at.table.player(0).tolerance = needed
    assert all(met for *_, met in urban.progress(at.table, 0, card))


def test_a_view_tells_which_columns_of_a_player_board_are_empty() -> None:
    at = position()
    at.table.player(0).rows = [1, 3, 2]
    assert views.view(at.table, 0)["players"][0]["emptied"] == [True, False, False]
