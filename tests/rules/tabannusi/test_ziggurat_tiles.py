"""The ten Ziggurat tiles, by the claim space of the rightmost own marker."""

import pytest
from positions.tabannusi import position

RED, PURPLE = 0, 1


def with_tile(tile, space, **fields):
    """This tile in the white section, with markers of seat 0 up to a claim space; the others have none."""
    rest = [each for each in ("Z01", "Z02", "Z03") if each != tile]
    return position(**fields).put_ziggurat({}, [rest[0], tile, rest[1]]).put_claims({"white": space})


def points(at, seat=0):
    before = at.player(seat).vp
    return at.score(5).player(seat).vp - before


def by_space(tile, build, **fields):
    """The points for markers up to space 1, 2 and 3, in the same position."""
    return [points(build(with_tile(tile, space, **fields))) for space in (1, 2, 3)]


@pytest.mark.rule("TAB-190")
def test_z01_counts_own_houses_in_the_common_districts():
    def build(at):
        for colour, space in [
            ("white", "1-01"),
            ("white", "1-06"),
            ("brown", "2-01"),
            ("brown", "2-06"),
            ("white", "3-01"),
        ]:
            at.put_building(colour, RED, space)
        at.put_building("yellow", PURPLE, "3-06")
        return at.put_port({"row1:bonus": RED}).put_ziggurat({"ZB-1": PURPLE})

    assert by_space("Z01", build) == [10, 15, 20]


@pytest.mark.rule("TAB-191")
def test_z02_counts_own_houses_in_the_ziggurat():
    def build(at):
        at.board.ziggurat_houses[:6] = [RED, RED, PURPLE, RED, RED, -1]
        return at.put_building("white", RED, "1-01").put_port({"row1:bonus": RED})

    assert by_space("Z02", build) == [0, 4, 8]


@pytest.mark.rule("TAB-192")
def test_z03_counts_the_boundaries_passed_on_all_three_tracks():
    assert by_space("Z03", lambda at: at, mastery=[5, 2, 1]) == [0, 3, 6]
    assert by_space("Z03", lambda at: at, mastery=[10, 4, 0]) == [0, 5, 10]


@pytest.mark.rule("TAB-193")
def test_z04_counts_ships_with_an_own_marker():
    def build(at):
        return at.set(PURPLE, ships=["3-3"])

    assert by_space("Z04", build, ships=["1-1", "1-2", "1-3", "3-1"]) == [4, 8, 12]


@pytest.mark.rule("TAB-194")
def test_z05_counts_own_buildings_beside_at_least_one_garden_of_anyone():
    def build(at):
        at.put_building("white", RED, "1-07").put_building("brown", RED, "2-01").put_building("yellow", RED, "3-16")
        at.put_building("white", RED, "3-06").put_building("white", PURPLE, "1-16")
        return at.put_gardens({"1-03": RED, "1-11": PURPLE, "2-04": PURPLE, "3-13": RED, "1-15": RED})

    assert by_space("Z05", build) == [3, 6, 9]


@pytest.mark.rule("TAB-195")
def test_z06_counts_own_gardens_on_the_board():
    def build(at):
        return at.put_gardens({"1-01": RED, "W12-1": RED, "2-07": RED, "3-16": RED, "W23-3": RED, "W23-1": PURPLE})

    assert by_space("Z06", build, gardens=3) == [5, 5, 10]


@pytest.mark.rule("TAB-196")
def test_z07_counts_own_houses_in_the_port():
    def build(at):
        at.put_port({"row1:bonus": RED, "row2:crate": RED, "col1:bonus": RED, "col2:bonus": PURPLE})
        return at.put_building("white", RED, "1-01")

    assert by_space("Z07", build) == [6, 9, 12]


@pytest.mark.rule("TAB-197")
def test_z08_gives_a_flat_amount():
    assert by_space("Z08", lambda at: at) == [0, 5, 10]
    assert by_space("Z08", lambda at: at.put_building("white", RED, "1-01"), ships=["1-1"]) == [0, 5, 10]


# -- cards ---------------------------------------------------------------------------------------------------


def with_cards(space, **fields):
    """Z09, one scored Decree, and Houses that fulfil Urban card U01."""
    at = with_tile("Z09", space, decrees=["D04"], **fields)
    for place in ("1-01", "1-06", "1-11", "2-01", "3-01"):
        at.put_building("white", RED, place)
    return at


@pytest.mark.rule("TAB-198")
def test_z09_counts_scored_decrees_and_fulfilled_urban_cards_that_are_revealed():
    at = with_cards(2, urban=["U01"]).empty_barges(5).play("end-turn")
    assert (at.seat, at.keys) == (RED, ["reveal", "pass"])
    assert at.play("reveal").points()["ziggurat"] == 10


@pytest.mark.rule("TAB-198")
def test_a_fulfilled_urban_card_may_stay_hidden_and_then_scores_nothing():
    at = with_cards(2, urban=["U01"]).empty_barges(5).play("end-turn", "pass")
    assert (at.points()["ziggurat"], at.me.revealed) == (5, ())


@pytest.mark.rule("TAB-198")
def test_an_unfulfilled_urban_card_does_not_count_and_is_not_asked_for():
    at = with_cards(2, urban=["U02"]).empty_barges(5).play("end-turn")
    assert (at.points()["ziggurat"], at.asked) == (5, "question-take-die")


@pytest.mark.rule("TAB-198")
def test_each_house_serves_one_card_only_here_too():
    at = with_cards(2, urban=["U01", "U04"]).put_building("brown", RED, "2-06").empty_barges(5)
    assert at.play("end-turn", "reveal").points()["ziggurat"] == 5 * (1 + 1)


@pytest.mark.rule("TAB-198")
def test_in_final_scoring_fulfilled_urban_cards_count_without_a_question():
    at = with_cards(3, urban=["U01"])
    at.board.time, at.table.ending, at.table.turns_left = 0, True, 0
    at.play("end-turn")
    assert (at.game.over, at.points()["ziggurat"]) == (True, 14)


# -- sets ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-199")
def test_z10_counts_sets_of_buildings_and_sets_of_ships_in_three_colours():
    def build(at):
        own = {"white": ["1-01", "1-06"], "yellow": ["1-11", "2-01"], "brown": ["2-06", "2-11", "3-02"]}
        for colour, spaces in own.items():
            for space in spaces:
                at.put_building(colour, RED, space)
        return at.put_ships("S01", "S02", "S03")

    assert by_space("Z10", build, ships=["1-1", "1-2", "2-1"]) == [9, 15, 21]


@pytest.mark.rule("TAB-199")
@pytest.mark.parametrize(
    ("ships", "sets"),
    [(["1-1", "1-2", "1-3"], 1), (["1-1", "1-3", "3-1"], 1), (["1-1", "1-2"], 0), (["1-1", "1-2", "2-2", "2-3"], 0)],
)
def test_a_printed_ship_stands_for_any_one_colour_of_a_set(ships, sets):
    at = with_tile("Z10", 2, ships=ships).put_ships("S01", "S02", "S03", "S04", "S05")
    assert points(at) == 5 * sets
