"""End of game: the nine categories of the score pad."""

from __future__ import annotations

import pytest
from positions.inventors import position


def guild_points(at):
    return [at.points(seat)["guilds"] for seat in range(at.table.seats)]


def with_blue(*counts):
    """Three or more players with so much Blue Influence and nothing else in the Guilds."""
    at = position(seats=len(counts))
    for seat, count in enumerate(counts):
        at.set(seat, guilds=[count, 0, 0])
    return at


@pytest.mark.rule("INV-178")
def test_most_influence_scores_the_higher_and_second_most_the_lower_printed_vp():
    assert guild_points(with_blue(6, 4, 3)) == [8, 4, 0]
    assert guild_points(with_blue(2, 3, 5)) == [0, 4, 8]


@pytest.mark.rule("INV-178")
def test_a_guild_scores_what_is_printed_above_it(tmp_path):
    pack = tmp_path / "guilds.toml"
    pack.write_text('[[guild]]\nid = "orange"\nfirst_vp = 9\nsecond_vp = 5\n')
    at = position(seats=3, pack=str(pack))
    for seat, count in enumerate((1, 3, 2)):
        at.set(seat, guilds=[0, count, 0])
    assert guild_points(at) == [0, 9, 5]


@pytest.mark.rule("INV-178")
def test_without_influence_there_is_no_place_in_a_guild_but_a_tent_is_enough():
    at = with_blue(6, 0, 0)
    assert guild_points(at) == [8, 0, 0]
    at.board.areas[0] = (2,)
    assert guild_points(at) == [8, 0, 4]


@pytest.mark.rule("INV-179")
@pytest.mark.parametrize(("other", "points"), [(6, [8, 4, 0]), (8, [4, 8, 0])])
def test_three_orange_influence_and_two_tents_are_seven(other, points):
    at = position(seats=3)
    at.board.areas[1] = (0, 0)
    for seat, orange in enumerate((3, other, 0)):
        at.set(seat, guilds=[0, orange, 0])
    assert guild_points(at) == points


@pytest.mark.rule("INV-179")
def test_tents_count_for_the_conditions_of_device_cards():
    at = position(seats=3, guilds=[0, 3, 0]).clear_devices()
    at.put_device("robotic", column="published", card="saw", builder="neutral", publisher=0)
    assert at.card_points("saw") == 0, "3 Orange Influence, and 4 are needed"
    at.board.areas[1] = (0, 0)
    assert at.card_points("saw") == 4, "7 Orange Influence"


@pytest.mark.rule("INV-179")
def test_a_tent_is_no_influence_during_play():
    at = position(seats=3, guilds=[0, 0, 0])
    at.board.areas[1] = (0, 0)
    at.again()
    assert at.why("worker:orange_left") == "INV-143"


@pytest.mark.rule("INV-180")
def test_the_dummy_ahead_in_a_tie_is_first_and_takes_the_vp_from_everyone():
    at = position(seats=2, guilds=[4, 0, 0], ship=3).set(1, guilds=[2, 0, 0], ship=0)
    board = at.board
    board.dummy_guilds, board.dummy_ship = [4, 0, 0], 5
    assert guild_points(at) == [4, 0]
    board.dummy_ship = 2
    assert guild_points(at) == [8, 0]


@pytest.mark.rule("INV-180")
def test_the_dummy_wins_no_vp_and_is_not_ranked():
    at = position(seats=2, guilds=[1, 0, 0]).set(1, guilds=[0, 0, 0])
    at.board.dummy_guilds = [12, 0, 0]
    scores = at.game.scores()
    assert [score.seat for score in scores] == [0, 1]
    assert sorted(score.place for score in scores) == [1, 2]
    assert guild_points(at) == [4, 0]


@pytest.mark.rule("INV-181")
def test_royalties_score_from_space_four_up():
    at = position()
    found = [at.set(0, royalties=space).points()["royalties"] for space in range(12)]
    assert found == [0, 0, 0, 0, 1, 2, 3, 4, 5, 7, 9, 11]


@pytest.mark.rule("INV-182")
def test_a_left_slot_scores_its_printed_vp_and_a_second_slot_one():
    at = position(seats=3).river()
    at.put_research(7, "tent_silver", first=0)
    at.put_research(10, "tent_draw", first=1, second=0)
    at.put_research(1, "ongoing_tile", first=2, second=0)
    assert [at.points(seat)["research"] for seat in range(3)] == [3 + 1 + 1, 4, 2]


@pytest.mark.rule("INV-183")
def test_each_craftsperson_scores_the_vp_of_their_tower_tile_active_or_not():
    levels = {"scribe": 5, "chandler": 5, "weaver": 8, "tiler": 4, "blacksmith": 4, "carpenter": 4}
    at = position(levels=levels)
    crafts = next(each for each in at.game.scores()[0].categories if each.id == "craftspeople")
    assert [item.points for item in crafts.items] == [2, 2, 4, 1, 1, 1]
    at.set(0, inactive=["scribe", "weaver"])
    assert at.points()["craftspeople"] == 8 + 3


@pytest.mark.rule("INV-184")
def test_workshop_tiles_score_what_they_print():
    at = position(rows=[["boost"], ["royalties"], ["start_silver_refresh"]])
    assert at.points()["workshop-tiles"] == 1 + 2 + 0
    assert at.set(0, rows=[["boost"], ["royalties"], []]).points()["workshop-tiles"] == 1 + 2


@pytest.mark.rule("INV-185")
@pytest.mark.parametrize(
    ("inventions", "points"),
    [
        ([-1, -1, 2, 3, 4, 5], 3),
        ([-1, 1, -1, 3, 4, 5], 0),
        ([0, -1, -1, 3, 4, 5], 3),
        ([-1, -1, -1, 3, 4, 5], 6),
        ([-1, 1, 2, -1, 4, 5], 0),
        ([0, 1, -1, -1, 4, 5], 0),
        ([-1, -1, -1, -1, -1, -1], 12),
    ],
)
def test_a_vp_icon_scores_between_two_empty_spaces_of_a_row(inventions, points):
    assert position(inventions=inventions).points()["inventions"] == points


@pytest.mark.rule("INV-185")
def test_each_uncovered_icon_scores_its_own_printed_vp(tmp_path):
    pack = tmp_path / "pairs.toml"
    pack.write_text('[[invention_pair]]\nid = "top_left_centre"\nvp = 5\n')
    at = position(pack=str(pack), inventions=[-1, -1, 2, 3, 4, 5])
    assert at.points()["inventions"] == 5
    assert at.set(0, inventions=[0, -1, -1, 3, 4, 5]).points()["inventions"] == 3


def with_device(column, **fields):
    at = position(seats=3).clear_devices()
    return at.put_device("robotic", column=column, card="hourglass", **fields)


def role_points(at):
    return [at.points(seat)["builder-publisher"] for seat in range(3)]


@pytest.mark.rule("INV-186")
def test_a_built_device_gives_its_builder_one_vp_for_each_testing_die():
    assert role_points(with_device("built", inventor=1, builder=0, tests=(3, 4, 0))) == [2, 0, 0]
    assert role_points(with_device("built", inventor=1, builder=0)) == [0, 0, 0]


@pytest.mark.rule("INV-187")
def test_a_device_of_two_players_gives_the_builder_three_and_the_publisher_one_for_each_die():
    assert role_points(with_device("published", inventor=2, builder=0, publisher=1, tests=(3, 4, 5))) == [3, 3, 0]
    assert role_points(with_device("published", inventor=2, builder=0, publisher=1)) == [3, 0, 0]


@pytest.mark.rule("INV-187")
def test_with_a_black_builder_only_the_publisher_scores():
    at = with_device("published", inventor="neutral", builder="neutral", publisher=1, tests=(3, 4, 0))
    assert role_points(at) == [0, 2, 0]


@pytest.mark.rule("INV-188")
def test_builder_and_publisher_in_one_person_score_one_and_one_for_each_die():
    assert role_points(with_device("published", inventor=1, builder=0, publisher=0, tests=(3, 4, 5))) == [4, 0, 0]
    assert role_points(with_device("published", inventor=1, builder=0, publisher=0)) == [1, 0, 0]


def condition_points(at, *blue):
    for seat, count in enumerate(blue):
        at.set(seat, guilds=[count, 0, 0])
    return [at.card_points("hourglass", seat) for seat in range(3)]


@pytest.mark.rule("INV-189")
def test_builder_and_publisher_in_one_person_score_the_condition_twice():
    both = with_device("published", inventor=1, builder=0, publisher=0)
    assert condition_points(both, 7, 7, 7) == [8, 0, 0]
    assert condition_points(both, 4, 7, 7) == [4, 0, 0]
    assert condition_points(with_device("built", inventor=1, builder=0), 7, 7, 7) == [4, 0, 0]


@pytest.mark.rule("INV-189")
def test_each_role_scores_the_condition_for_its_own_state():
    at = with_device("published", inventor=2, builder=0, publisher=1)
    assert condition_points(at, 3, 7, 7) == [0, 4, 0]
    assert condition_points(at, 5, 6, 7) == [2, 2, 0]


@pytest.mark.rule("INV-189")
def test_an_inventor_alone_and_black_markers_score_no_condition():
    at = position(seats=3).clear_devices()
    at.put_device("robotic", card="hourglass", inventor=0)
    at.put_device("automatic", column="built", card="saw", inventor=1, builder="neutral")
    at.set(0, guilds=[7, 7, 0])
    assert [at.points(seat)["devices"] for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("INV-190")
@pytest.mark.parametrize(("silver", "cards", "points"), [(6, 2, 2), (3, 4, 1), (3, 0, 0), (0, 4, 1), (7, 0, 1)])
def test_every_four_of_silver_and_cards_together_score_one(silver, cards, points):
    hand = ["lens", "drum", "table", "flute"][:cards]
    assert position(silver=silver, hand=hand).points()["left-overs"] == points
