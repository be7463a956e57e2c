"""How far a seat is with a Decree: met where the rules say so, and told in the order of the words on the card."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from positions.tabannusi import position

from claytable import new
from claytable.games.tabannusi import names
from claytable.games.tabannusi.decrees import met, progress
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


def test_a_view_tells_of_the_open_decrees_and_of_houses_by_district() -> None:
    game = new("tabannusi", seats=2, seed=1)
    view = game.view(0)
    for player in view["players"]:
        assert list(player["decree_progress"]) == view["board"]["decrees"]
        assert len(player["houses_in"]) == 4
