"""The sixteen Decrees: what they need and what they give."""

import pytest
from positions.tabannusi import position

RED, PURPLE = 0, 1
#: Spaces of the grid no two of which are adjacent.
APART = ["1-01", "1-03", "1-08", "1-06", "1-16", "1-11", "2-01", "2-03", "2-06", "2-09", "2-11", "2-14", "3-01", "3-06"]


def facing(decree, brown=0, white=0, yellow=0, **fields):
    """Seat 0 with a number of Buildings of size 1, and this Decree open."""
    at = position(**fields).put_decrees(decree)
    spaces = iter(APART)
    for colour, n in (("brown", brown), ("white", white), ("yellow", yellow)):
        for _ in range(n):
            at.put_building(colour, RED, next(spaces))
    return at


def number(decree):
    """The rule of a Decree."""
    return f"TAB-{220 + int(decree[1:])}"


def gained(at):
    """Victory Points since the position began."""
    return at.me.vp - 10


# -- all Decrees ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-219")
def test_each_building_counts_once_whatever_its_size():
    at = facing("D03", brown=3).put_building("yellow", RED, "2-07", "2-08", "2-12")
    at.put_building("yellow", RED, "3-07", "3-08", "3-11")
    assert at.why("decree:D03") == "TAB-223"
    assert at.put_building("yellow", RED, "3-16").offers("decree:D03")


@pytest.mark.rule("TAB-219")
def test_more_than_a_decree_needs_is_as_good_and_buildings_of_others_do_not_count():
    assert facing("D04", brown=3, white=4, yellow=2).offers("decree:D04")
    at = facing("D04", brown=2, white=2, yellow=1).put_building("yellow", PURPLE, "3-16")
    assert at.why("decree:D04") == "TAB-224"


@pytest.mark.rule("TAB-220", "TAB-224")
def test_d04_gives_2_gold_and_10_points_and_nothing_else():
    at = facing("D04", brown=2, white=2, yellow=2)
    before = (at.me.claims, at.me.supply, at.mastery(), at.dice(), at.me.gardens, at.me.waters, at.me.specials)
    at.play("decree:D04")
    assert (at.me.gold, gained(at)) == (2, 10)
    after = (at.me.claims, at.me.supply, at.mastery(), at.dice(), at.me.gardens, at.me.waters, at.me.specials)
    assert after == before


@pytest.mark.rule("TAB-220")
def test_every_decree_gives_points():
    points = [decree.vp for decree in position().box.decrees]
    assert points == [8, 10, 8, 10, 8, 10, 10, 12, 8, 10, 8, 12, 10, 10, 10, 12]


# -- Buildings of two colours --------------------------------------------------------------------------------


@pytest.mark.rule("TAB-221")
def test_d01_places_a_house_of_the_bottom_row_in_the_port_for_nothing():
    at = facing("D01", white=3, brown=3, crates=["-brown"] * 4).put_port({"row2:crate": RED}).set(bottom=[2, 3])
    at.play("decree:D01")
    assert gained(at) == 8
    assert (at.why("port:row2:bonus"), at.why("port:row1:crate")) == ("TAB-123", "TAB-124")
    claims = at.me.claims
    at.play("port:row1:bonus")
    assert (at.board.port_houses[0], at.me.bottom) == (RED, 0b00100)
    assert at.me.claims == claims + 2 + 1, "the bonus of the space, and what the House uncovers"


@pytest.mark.rule("TAB-221")
def test_d01_without_a_house_in_the_bottom_row_gives_only_its_points():
    at = facing("D01", white=3, brown=3, bottom=[]).play("decree:D01")
    assert (gained(at), at.asked, at.board.port_houses) == (8, "question-actions", [-1] * 12)
    assert facing("D01", white=3, brown=2).why("decree:D01") == "TAB-221"


@pytest.mark.rule("TAB-222")
def test_d02_refills_up_to_3_crates_and_gives_a_marker():
    at = facing("D02", white=3, yellow=3, crates=["-brown", "-green"]).play("decree:D02", "flip:green", "flip:brown")
    assert (at.crates(), at.me.claims, gained(at)) == (["brown", "green"], 6, 10)
    at = facing("D02", white=3, yellow=3, crates=["-brown"] * 4)
    at.play("decree:D02", "flip:brown", "flip:brown", "flip:brown")
    assert at.crates() == ["-brown", "brown", "brown", "brown"]
    assert facing("D02", white=2, yellow=3).why("decree:D02") == "TAB-222"


@pytest.mark.rule("TAB-223")
def test_d03_moves_one_single_marker_up_2():
    at = facing("D03", yellow=3, brown=3).play("decree:D03", "white")
    assert (at.mastery(), gained(at), at.asked) == ([0, 2, 0], 8, "question-actions")
    assert facing("D03", yellow=2, brown=4).why("decree:D03") == "TAB-223"


@pytest.mark.rule("TAB-221", "TAB-222", "TAB-223", "TAB-224", "TAB-225", "TAB-226", "TAB-227", "TAB-228", "TAB-232")
@pytest.mark.parametrize(
    ("decree", "needed"),
    [
        ("D01", {"white": 3, "brown": 3}),
        ("D02", {"white": 3, "yellow": 3}),
        ("D03", {"yellow": 3, "brown": 3}),
        ("D04", {"white": 2, "yellow": 2, "brown": 2}),
        ("D05", {"white": 5, "brown": 1}),
        ("D06", {"yellow": 5, "white": 1}),
        ("D07", {"brown": 5, "yellow": 1}),
        ("D08", {"white": 1, "yellow": 1, "brown": 1}),
        ("D12", {"white": 1, "yellow": 1, "brown": 1}),
    ],
)
def test_one_building_fewer_of_any_colour_does_not_meet_a_decree(decree, needed):
    def built(counts):
        at = facing(decree, **counts).put_claims({"brown": 1, "white": 1, "yellow": 1})
        return at.put_port({f"{line}:bonus": RED for line in ("row1", "row2", "row3", "col1")})

    assert built(needed).offers(f"decree:{decree}")
    for colour, n in needed.items():
        assert built({**needed, colour: n - 1}).why(f"decree:{decree}") == number(decree), f"a {colour} one is missing"


# -- Buildings and the Ziggurat ------------------------------------------------------------------------------


@pytest.mark.rule("TAB-225")
def test_d05_counts_houses_in_the_section_of_the_colour_and_gives_an_urban_card():
    at = facing("D05", white=3, brown=1, urban=["U01"]).put_ziggurat({"ZW-1": RED})
    assert at.why("decree:D05") == "TAB-225"
    at.put_ziggurat({"ZW-2": RED})
    top, under = at.board.urban[-2:], at.board.urban[:-2]
    at.play("decree:D05", f"urban:{at.box.urban_ids[top[1]]}")
    assert (gained(at), at.me.tolerance) == (8, 1)
    assert at.me.urban == tuple(sorted((0, top[1])))
    assert at.board.urban == (top[0], *under), "the other lies under the deck"


@pytest.mark.rule("TAB-225")
def test_houses_in_another_section_do_not_count_for_the_colour():
    assert facing("D05", white=4, brown=1).put_ziggurat({"ZY-1": RED}).why("decree:D05") == "TAB-225"
    assert facing("D05", white=5).put_ziggurat({"ZB-1": RED}).offers("decree:D05")


@pytest.mark.rule("TAB-226")
def test_d06_gives_a_marker_and_puts_one_on_a_ziggurat_tile_of_choice():
    at = facing("D06", yellow=5, claims=0, supply=9).put_ziggurat({"ZW-1": RED}).play("decree:D06")
    assert at.keys == ["brown", "white", "yellow"]
    at.play("white")
    assert (at.me.ziggurat, at.me.claims, gained(at)) == ([0, 2, 0], 0, 10)
    assert at.board.ziggurat_houses.count(RED) == 1, "without a House"
    assert facing("D06", yellow=4, white=1).why("decree:D06") == "TAB-226"


@pytest.mark.rule("TAB-227")
def test_d07_gives_a_marker_and_claims_a_ship_for_nothing():
    at = facing("D07", brown=4, yellow=1, claims=0, supply=9).put_ziggurat({"ZB-1": RED}).play("decree:D07", "ship:2-2")
    assert (at.ships(), at.me.claims, at.me.gold, gained(at)) == (["2-2"], 0, 0, 10)
    assert facing("D07", brown=4, yellow=1).why("decree:D07") == "TAB-227"


@pytest.mark.rule("TAB-228")
def test_d08_needs_a_marker_on_each_ziggurat_tile():
    at = facing("D08", brown=1, white=1, yellow=1).put_claims({"brown": 1, "yellow": 2})
    assert at.why("decree:D08") == "TAB-228"
    assert gained(at.put_claims({"white": 1}).play("decree:D08")) == 12
    at = facing("D08", brown=1, white=1).put_claims({"brown": 1, "yellow": 1, "white": 1})
    assert at.why("decree:D08") == "TAB-228"


# -- Buildings and the Port ----------------------------------------------------------------------------------

#: Two Ships of each colour: brown at 1-1 and 2-2, white at 1-2 and 2-3, yellow at 2-1 and 3-2.
SHIPS = ["S01", "S02", "S03", "S04", "S05", "S06"]
BROWN, WHITE, YELLOW = ["1-1", "2-2"], ["1-2", "2-3"], ["2-1", "3-2"]


@pytest.mark.rule("TAB-229")
def test_d09_gives_1_gold_and_a_step_on_a_track_of_choice():
    at = facing("D09", brown=3, ships=WHITE + YELLOW).put_ships(*SHIPS).play("decree:D09", "yellow")
    assert (at.me.gold, at.mastery(), gained(at)) == (1, [0, 0, 1], 8)


@pytest.mark.rule("TAB-230")
def test_d10_moves_a_house_to_the_bottom_row_and_gives_what_it_uncovers():
    at = facing("D10", white=3, ships=BROWN + YELLOW).put_ships(*SHIPS).set(rows=[1, 0, 0], bottom=[3, 4, 5])
    at.play("decree:D10", "house:brown")
    assert (at.me.rows, at.me.bottom) == ([2, 0, 0], 0b11110), "on the rightmost empty space"
    assert (at.me.gold, gained(at)) == (1, 10)
    at.play("pass")
    assert at.asked == "question-actions"


@pytest.mark.rule("TAB-230")
def test_d10_moves_up_to_2_houses_while_bottom_spaces_are_empty():
    at = facing("D10", white=3, ships=BROWN + YELLOW).put_ships(*SHIPS).set(rows=[0, 0, 0], bottom=[4, 5])
    at.play("decree:D10", "house:brown", "house:yellow")
    assert (at.me.rows, at.me.bottom, at.asked) == ([1, 0, 1], 0b11110, "question-actions")
    at = facing("D10", white=3, ships=BROWN + YELLOW).put_ships(*SHIPS).set(bottom=[2, 3, 4, 5])
    at.play("decree:D10", "house:brown")
    assert (at.me.bottom, at.asked) == (0b11111, "question-actions")
    at = facing("D10", white=3, ships=BROWN + YELLOW).put_ships(*SHIPS).play("decree:D10")
    assert (gained(at), at.asked) == (10, "question-actions"), "the bottom row is full"


@pytest.mark.rule("TAB-230")
def test_d10_can_complete_a_column_and_the_bottom_bonus_is_gained_again_later():
    at = facing("D10", white=3, ships=BROWN + YELLOW).put_ships(*SHIPS).set(rows=[0, 1, 1], bottom=[])
    at.play("decree:D10", "house:brown", "brown", "pass")
    assert (at.me.rows, at.me.bottom, at.mastery()) == ([1, 1, 1], 0b10000, [1, 0, 0])
    at.set(RED, district=4, dice={"blue": 2}).act().play("port-house", "port:row1:crate")
    assert at.me.gold == 1, "the fifth bottom space"


@pytest.mark.rule("TAB-231")
def test_d11_gives_2_special_water_tiles_of_choice_and_a_garden():
    at = facing("D11", yellow=3, ships=BROWN + WHITE).put_ships(*SHIPS)
    at.put_display("W01", "W03", "W05", stack=["W09", "W10"]).play("decree:D11", "special:W03", "special:W10")
    assert (at.me.specials, at.me.gardens, gained(at)) == ((2, 9), 1, 8)
    assert at.board.display == (0, 4, 8), "refilled after each"


@pytest.mark.rule("TAB-229", "TAB-230", "TAB-231")
@pytest.mark.parametrize(
    ("decree", "own", "ships"),
    [
        ("D09", "brown", WHITE + YELLOW),
        ("D10", "white", BROWN + YELLOW),
        ("D11", "yellow", BROWN + WHITE),
    ],
)
def test_d09_to_d11_need_3_buildings_of_one_colour_and_2_ships_of_each_other(decree, own, ships):
    assert facing(decree, **{own: 3}, ships=ships).put_ships(*SHIPS).offers(f"decree:{decree}")
    assert facing(decree, **{own: 2}, ships=ships).put_ships(*SHIPS).why(f"decree:{decree}") == number(decree)
    for missing in range(4):
        fewer = ships[:missing] + ships[missing + 1 :]
        assert facing(decree, **{own: 3}, ships=fewer).put_ships(*SHIPS).why(f"decree:{decree}") == number(decree)


@pytest.mark.rule("TAB-232")
def test_d12_needs_4_houses_in_the_port_and_a_building_of_each_colour():
    at = facing("D12", brown=1, white=1, yellow=1).put_port({"row1:bonus": RED, "row2:crate": RED, "col1:bonus": RED})
    assert at.put_port({"row3:bonus": PURPLE}).why("decree:D12") == "TAB-232"
    assert gained(at.put_port({"col2:bonus": RED}).play("decree:D12")) == 12
    at = facing("D12", brown=1, white=2)
    at.put_port({"row1:bonus": RED, "row2:crate": RED, "col1:bonus": RED, "col2:bonus": RED})
    assert at.why("decree:D12") == "TAB-232"


# -- Gardens -------------------------------------------------------------------------------------------------


def beside_gardens(gardens, houses=2):
    """Two own Buildings, with these Gardens, and Houses in the Port, before Decree D13."""
    at = position().put_decrees("D13").put_building("white", RED, "1-08").put_building("brown", RED, "2-08")
    lines = ["row1", "row2"][:houses]
    return at.put_gardens(gardens).put_port({f"{line}:bonus": RED for line in lines})


SIX = {"1-04": RED, "1-07": RED, "1-09": RED, "2-04": RED, "2-07": PURPLE, "2-09": PURPLE}


@pytest.mark.rule("TAB-233")
def test_d13_counts_gardens_of_anyone_beside_own_buildings():
    at = beside_gardens(SIX).play("decree:D13", "brown", "yellow")
    assert (at.mastery(), gained(at)) == ([1, 0, 1], 10)


@pytest.mark.rule("TAB-233")
def test_d13_moves_two_different_markers():
    at = beside_gardens(SIX).play("decree:D13", "brown")
    assert at.keys == ["white", "yellow"]


@pytest.mark.rule("TAB-233")
def test_d13_counts_each_garden_once_and_needs_2_port_houses():
    five = {space: owner for space, owner in SIX.items() if space != "1-09"}
    assert beside_gardens(five).why("decree:D13") == "TAB-233"
    at = beside_gardens(five).put_building("yellow", RED, "1-03")
    assert at.why("decree:D13") == "TAB-233", "1-04 and 1-07 are beside two Buildings"
    assert beside_gardens(SIX, houses=1).why("decree:D13") == "TAB-233"


def three_ships(buildings, **fields):
    at = position(ships=["1-1", "1-2", "2-1"], **fields).put_ships(*SHIPS).put_decrees("D14")
    for colour, space in buildings:
        at.put_building(colour, RED, space)
    return at


@pytest.mark.rule("TAB-234")
def test_d14_gives_2_markers_and_2_resources_as_far_as_there_are_any():
    buildings = [("white", "1-01"), ("brown", "2-01"), ("yellow", "3-01")]
    gardens = {"1-02": RED, "2-02": PURPLE, "3-02": RED}
    at = three_ships(buildings).put_gardens(gardens).put_supply(green=1)
    before = at.me.claims
    at.play("decree:D14")
    assert (at.me.claims - before, at.dice(), at.supply(), gained(at)) == (2, {"green": 1}, {}, 10)
    at = three_ships(buildings).put_gardens(gardens).put_supply(green=1, blue=2).play("decree:D14", "blue", "blue")
    assert (at.dice(), at.supply()) == ({"blue": 2}, {"green": 1})


@pytest.mark.rule("TAB-234")
def test_d14_needs_a_garden_at_a_building_of_each_colour_and_a_ship_of_each():
    buildings = [("white", "1-01"), ("brown", "2-01"), ("yellow", "3-01")]
    gardens = {"1-02": RED, "2-02": PURPLE, "3-02": RED}
    assert three_ships(buildings).put_gardens(gardens).offers("decree:D14")
    for missing in gardens:
        at = three_ships(buildings).put_gardens({space: RED for space in gardens if space != missing})
        assert at.put_gardens({"1-16": RED}).why("decree:D14") == "TAB-234"
    for missing in buildings:
        at = three_ships([each for each in buildings if each != missing]).put_gardens(gardens)
        assert at.why("decree:D14") == "TAB-234", f"no {missing[0]} Building"
    for ships in (["1-1", "1-2"], ["1-1", "2-1"], ["1-2", "2-1"]):
        at = three_ships(buildings).put_gardens(gardens).set(ships=ships)
        assert at.why("decree:D14") == "TAB-234", "a colour is missing"


@pytest.mark.rule("TAB-235")
def test_d15_gives_one_of_the_harbormasters_left_over_in_setup_at_random():
    drawn = set()
    for seed in range(8):
        at = (
            position(seed=seed)
            .put_decrees("D15")
            .put_harbormasters(row1="B1", row2="B2", row3="B3", col1="B4", col2="B5", col3="B6")
        )
        at.put_gardens({f"1-0{n}": RED for n in range(1, 8)})
        assert at.why("decree:D15") == "TAB-235"
        assert at.put_gardens({"1-08": PURPLE}).why("decree:D15") == "TAB-235"
        at.put_gardens({"1-09": RED}).play("decree:D15")
        assert gained(at) == 10
        drawn.add(at.me.harbormasters)
        assert sorted((*at.me.harbormasters, *at.board.spare)) == [6, 7, 8]
    assert drawn == {(6,), (7,), (8,)}


@pytest.mark.rule("TAB-236")
def test_d16_takes_a_printed_ship_as_the_sixth():
    six = [*BROWN, *WHITE, *YELLOW]
    at = position(ships=six).put_ships(*SHIPS).put_decrees("D16").put_gardens({"1-01": RED, "1-03": RED})
    assert at.offers("decree:D16")
    for missing in six:
        at.set(ships=[ship for ship in six if ship != missing])
        assert at.why("decree:D16") == "TAB-236"
    at.set(ships=[*BROWN, *WHITE, "2-1", "3-1"])
    assert gained(at.play("decree:D16")) == 12


@pytest.mark.rule("TAB-236")
def test_d16_needs_2_own_gardens():
    at = position(ships=[*BROWN, *WHITE, *YELLOW]).put_ships(*SHIPS).put_decrees("D16")
    assert at.put_gardens({"1-01": RED, "1-03": PURPLE}).why("decree:D16") == "TAB-236"
    assert at.put_gardens({"1-08": RED}).offers("decree:D16")
