"""Houses in the Ziggurat: section, cost, bonus, and the Claim marker on the section's tile."""

import pytest
from positions.tabannusi import position

RED, PURPLE, ORANGE = 0, 1, 2


def in_ziggurat(**fields):
    """Seat 0 may place Houses in the Ziggurat, whose Barge is green."""
    return position(**{"district": 5, "dice": {"green": 2}, **fields})


@pytest.mark.rule("TAB-132")
def test_each_section_has_6_spaces_and_a_seventh_house_is_refused():
    at = in_ziggurat(seats=3, dice={"green": 4})
    at.put_ziggurat({"ZW-1": PURPLE, "ZW-2": PURPLE, "ZW-3": PURPLE, "ZW-5": ORANGE, "ZW-6": ORANGE})
    at.play("ziggurat-house")
    assert at.why("ziggurat:ZW-1") == "TAB-132"
    assert len([key for key in at.keys if key.startswith("ziggurat:")]) == 6 + 1 + 6
    at.play("ziggurat:ZW-4").play("ziggurat-house")
    assert not [key for key in at.keys if key.startswith("ziggurat:ZW")]
    assert at.why("ziggurat:ZW-4") == "TAB-132"


@pytest.mark.rule("TAB-132")
@pytest.mark.parametrize("district", [1, 4])
def test_a_ziggurat_house_needs_the_assistant_in_the_ziggurat(district):
    assert in_ziggurat(district=district, architect=5).why("ziggurat-house") == "TAB-056"


@pytest.mark.rule("TAB-133")
def test_a_house_costs_2_local_resources_and_comes_from_the_row_of_the_section():
    at = in_ziggurat(dice={"green": 3, "yellow": 1}).play("ziggurat-house", "ziggurat:ZY-4")
    assert (at.dice(), at.supply()) == ({"green": 1, "yellow": 1}, {"green": 2})
    assert (at.me.rows, at.me.bottom) == ([0, 0, 1], 0b11111)
    assert in_ziggurat(dice={"green": 1, "yellow": 2}).why("ziggurat-house") == "TAB-133"


@pytest.mark.rule("TAB-133")
def test_a_house_is_paid_in_the_colour_of_the_ziggurats_barge():
    at = in_ziggurat(dice={"white": 2, "green": 1}).put_local("brown", "yellow", "green", "blue", "white")
    assert at.play("ziggurat-house", "ziggurat:ZY-4").dice() == {"green": 1}


@pytest.mark.rule("TAB-133")
def test_the_bottom_row_serves_when_the_row_of_the_section_is_empty():
    at = in_ziggurat(rows=[0, 0, 3]).play("ziggurat-house", "ziggurat:ZY-4")
    assert (at.me.rows, at.me.bottom) == ([0, 0, 3], 0b11110)


@pytest.mark.rule("TAB-134", "TAB-189")
def test_a_covered_space_with_gold_gives_1_gold_and_a_marker_is_placed_too():
    at = in_ziggurat(dice={"green": 1}, gold=1).play("ziggurat-house", "ziggurat:ZB-3")
    assert (at.me.gold, at.me.ziggurat) == (1, [1, 0, 0])


@pytest.mark.rule("TAB-134", "TAB-189")
def test_the_bonus_of_the_space_comes_before_the_marker():
    lines = in_ziggurat().play("ziggurat-house", "ziggurat:ZB-3").log()
    assert lines.index("log-gains-gold") < lines.index("log-marks-ziggurat")


@pytest.mark.rule("TAB-135")
def test_players_do_not_block_each_other_on_claim_spaces():
    at = in_ziggurat(claims=1, supply=0).put_ziggurat({"ZW-1": PURPLE}).play("ziggurat-house", "ziggurat:ZW-4")
    assert [at.player(seat).ziggurat for seat in (RED, PURPLE)] == [[0, 1, 0], [0, 1, 0]]
    assert at.me.claims == 0, "the marker is a free one"


@pytest.mark.rule("TAB-135")
def test_the_marker_goes_on_the_leftmost_of_three_spaces_without_an_own_one():
    at = in_ziggurat().put_claims({"white": 2}).play("ziggurat-house", "ziggurat:ZW-4")
    assert at.me.ziggurat == [0, 3, 0]


@pytest.mark.rule("TAB-136")
def test_with_own_markers_on_all_claim_spaces_of_a_tile_its_section_is_refused():
    at = in_ziggurat().put_claims({"brown": 3}).play("ziggurat-house")
    assert at.why("ziggurat:ZB-4") == "TAB-136"
    assert at.offers("ziggurat:ZW-4")


@pytest.mark.rule("TAB-136")
def test_without_any_usable_house_nothing_can_be_placed():
    assert in_ziggurat(rows=[3, 3, 3], bottom=[]).why("ziggurat-house") == "TAB-136"
    at = in_ziggurat(rows=[3, 2, 2], bottom=[]).play("ziggurat-house")
    assert at.why("ziggurat:ZB-4") == "TAB-136"


@pytest.mark.rule("TAB-136")
def test_without_a_free_house_space_nothing_can_be_placed():
    at = in_ziggurat(seats=3)
    at.put_ziggurat({f"Z{section}-{n}": PURPLE if n < 4 else ORANGE for section in "BWY" for n in range(1, 7)})
    assert at.why("ziggurat-house") == "TAB-136"


@pytest.mark.rule("TAB-136")
def test_without_a_free_marker_nothing_can_be_placed():
    assert in_ziggurat(claims=0, supply=0).why("ziggurat-house") == "TAB-136"
    assert in_ziggurat(claims=0, rows=[1, 1, 1]).why("ziggurat-house") == "TAB-136", "their Houses uncover Gold"


@pytest.mark.rule("TAB-043", "TAB-136")
@pytest.mark.parametrize(
    "fields",
    [{}, {"rows": [1, 1, 1], "mastery": [0, 1, 1]}, {"rows": [2, 2, 2]}, {"rows": [1, 1, 1], "ships": ["1-1"]}],
    ids=["under the House", "for the step of the space", "for the column", "by Ship S05"],
)
def test_a_marker_that_the_house_would_only_bring_does_not_count(fields):
    at = in_ziggurat(claims=0, **fields).put_ships("S05")
    assert not at.offers("ziggurat-house")
    assert at.set(claims=1).offers("ziggurat-house")


@pytest.mark.rule("TAB-187")
def test_a_plain_space_gives_only_the_next_claim_marker():
    at = in_ziggurat(rows=[1, 1, 2]).put_claims({"yellow": 1}).play("ziggurat-house", "ziggurat:ZY-5")
    assert at.me.ziggurat == [0, 0, 2]
    assert (at.me.vp, at.me.gold, at.mastery()) == (10, 0, [0, 0, 0])
    assert at.me.claims == 5 + 2 - 1, "the House uncovered 2, and exactly one was placed"


@pytest.mark.rule("TAB-188")
@pytest.mark.parametrize(
    ("space", "mastery", "markers"),
    [("ZW-1", [0, 1, 0], [0, 1, 0]), ("ZB-2", [0, 1, 0], [1, 0, 0]), ("ZY-2", [1, 0, 0], [0, 0, 1])],
)
def test_an_arrow_moves_up_the_track_of_its_own_colour(space, mastery, markers):
    at = in_ziggurat().play("ziggurat-house", f"ziggurat:{space}")
    assert (at.mastery(), at.me.ziggurat) == (mastery, markers)
