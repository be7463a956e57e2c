"""Travel."""

import pytest
from positions.scholars import position

MARK = "do:influence 1 scroll"


def travel(*dice, **fields):
    """A Travel action with these dice, asked for the number of steps."""
    return position(hand=list(dice), **fields).work("travel", *dice).play("travel")


@pytest.mark.rule("SCH-086")
def test_a_12_may_go_once_around_and_resolve_the_spot_it_started_from():
    at = travel("white.6", "white.6", spot=3)
    assert at.keys == [f"steps:{steps}" for steps in range(1, 13)]
    at.play("steps:12")
    assert at.me.spot == 3
    assert (at.me.gold, at.me.silver) == (1, 2)


@pytest.mark.rule("SCH-086")
def test_at_least_one_step_is_made():
    assert travel("white.3").why("pass") == "SCH-086"


@pytest.mark.rule("SCH-086")
def test_at_most_as_many_steps_as_the_value_and_fewer_are_allowed():
    at = travel("white.4", spot=11)
    assert at.keys == ["steps:1", "steps:2", "steps:3", "steps:4"]
    assert at.why("steps:5") == "SCH-086"
    at.play("steps:2")
    assert at.me.spot == 1, "clockwise, past the last Spot"


@pytest.mark.rule("SCH-086")
def test_spots_on_the_way_give_nothing():
    at = travel("white.6", spot=0).play("steps:3")
    assert (at.me.gold, at.me.silver) == (1, 2), "only Spot 3: not the 4 Silver of Spot 1"
    assert at.seat == 1


@pytest.mark.rule("SCH-087")
def test_other_markers_on_a_white_spot_change_nothing():
    at = position(hand=["white.1"], spot=4, bag={"yellow": 1}).set(1, spot=5).put_neutral(5)
    at.work("travel", "white.1").play("travel")
    assert {"do:gain 1 die:primary to hand", "do:draw 1 die"} <= set(at.keys)
    assert (at.me.spot, at.player(1).spot, at.board.neutral) == (5, 5, 5)


@pytest.mark.rule("SCH-087")
def test_other_markers_on_a_black_spot_change_nothing():
    at = position(hand=["white.1"], spot=5, silver=4).set(1, spot=6).put_neutral(6)
    at.work("travel", "white.1").play("travel")
    assert at.keys == ["deliver:purple", "deliver:orange", "deliver:green", "pass"]
    assert (at.me.spot, at.player(1).spot, at.board.neutral) == (6, 6, 6)


@pytest.mark.rule("SCH-088")
def test_with_3_silver_a_black_spot_does_nothing():
    at = travel("white.2", spot=3, silver=3)
    scrolls = at.map()
    at.play("steps:1")
    assert at.seat == 1, "nothing was asked and the turn is over"
    assert (at.me.spot, at.me.silver, at.me.gold, at.me.hand) == (4, 3, 0, [])
    assert at.map() == scrolls


@pytest.mark.rule("SCH-088")
def test_a_delivery_is_never_forced():
    at = travel("white.2", spot=3, silver=4).play("steps:1")
    assert at.offers("deliver:green")
    scrolls = at.map()
    at.play("pass")
    assert at.me.silver == 4
    assert at.map() == scrolls


@pytest.mark.rule("SCH-088")
def test_from_a_white_spot_nothing_is_delivered():
    at = travel("white.2", spot=4, silver=4).play("steps:1")
    assert at.keys == ["do:gain 1 die:primary to hand", "pass"], "and no draw: the Bag is empty"
    at = travel("red.1", spot=10, silver=4)
    assert at.keys == [MARK, "pass"], "of Spot 11 and of the Red path"
    assert at.why("deliver:green") == "SCH-088"


@pytest.mark.rule("SCH-088")
@pytest.mark.parametrize(("spot", "silver", "gold"), [(1, 4, 0), (3, 2, 1), (7, 1, 0), (11, 1, 0)])
def test_a_white_spot_gives_what_is_printed(spot, silver, gold):
    at = travel("white.2", spot=(spot - 1) % 12).play("steps:1").pass_until("question-turn")
    assert (at.me.silver, at.me.gold) == (silver, gold)


@pytest.mark.rule("SCH-088")
def test_the_white_spot_of_three_workers():
    at = travel("white.2", spot=8).play("steps:1", "worker:red", "worker:red", "worker:white")
    assert at.workers() == {"white": 1, "red": 2}


@pytest.mark.rule("SCH-089")
def test_a_blue_7_over_the_blue_and_the_purple_path_has_one_bonus():
    at = travel("blue.6", "white.1", spot=6)
    assert at.action() == (["blue"], 7)
    at.play("steps:4")
    assert at.keys == [MARK, "pass"]
    scroll = at.map()[0]
    at.play(MARK, f"scroll:{scroll}")
    assert at.mark(scroll) == 0
    assert at.me.silver == 0, "nothing for the Purple path"
    assert at.seat == 1, "and nothing more"


@pytest.mark.rule("SCH-089")
def test_the_bonus_may_be_declined():
    at = travel("blue.4", spot=6).play("steps:2", "pass")
    assert at.board.map_influence == [-1] * 6
    assert at.seat == 1


@pytest.mark.rule("SCH-089")
def test_a_white_full_loop_has_no_bonus():
    at = travel("white.6", "white.6", spot=0).play("steps:12")
    assert at.me.silver == 0
    assert at.seat == 1


@pytest.mark.rule("SCH-089")
def test_an_orange_full_loop_brings_2_silver_once():
    at = travel("orange.6", "orange.6", spot=0).play("steps:12")
    assert at.me.silver == 2
    assert at.seat == 1


@pytest.mark.rule("SCH-089")
@pytest.mark.parametrize("colour", ["purple", "orange", "green"])
def test_secondary_paths_bring_2_silver(colour):
    at = travel(f"{colour}.6", "white.6", spot=0).play("steps:12")
    assert at.me.silver == 2


@pytest.mark.rule("SCH-089")
@pytest.mark.parametrize("colour", ["red", "yellow", "blue"])
def test_primary_paths_influence_a_scroll(colour):
    at = travel(f"{colour}.6", "white.6", spot=0).play("steps:12")
    assert at.keys == [MARK, "pass"]
    assert at.me.silver == 0


@pytest.mark.rule("SCH-089")
@pytest.mark.parametrize(("spot", "steps", "silver"), [(8, 2, 2), (7, 1, 0), (9, 1, 0), (7, 3, 2), (9, 3, 0)])
def test_a_path_is_crossed_between_its_two_spots(spot, steps, silver):
    at = travel("purple.4", spot=spot).play(f"steps:{steps}")
    assert at.me.silver == silver, "the Purple path runs between Spots 8 and 9"


@pytest.mark.rule("SCH-089")
def test_two_secondary_dice_bring_one_bonus():
    at = travel("orange.6", "purple.6", spot=0).play("steps:12")
    assert at.me.silver == 2
    assert at.seat == 1


@pytest.mark.rule("SCH-090")
def test_2_silver_of_a_path_help_to_pay_for_a_delivery():
    at = travel("purple.4", spot=8, silver=2).play("steps:2")
    assert at.me.silver == 4
    scroll = at.map()[5]
    at.play("deliver:green")
    assert at.me.silver == 0
    assert scroll in at.house("green")


@pytest.mark.rule("SCH-090")
@pytest.mark.parametrize("first", ["bonus", "delivery"])
def test_influence_of_a_path_comes_before_or_after_the_delivery(first):
    at = travel("blue.4", spot=6, silver=4, levels={"all": 1}).put_house(green=["greek_d"]).put_map({8: "persian_d"})
    at.play("steps:2")
    assert {MARK, "deliver:purple"} <= set(at.keys)
    if first == "bonus":
        at.play(MARK, "scroll:persian_d", "deliver:green")
        assert at.mark("persian_d") == 0, "the piece travels with its Scroll"
    else:
        at.play("deliver:green", "guild:green")
        new = at.map()[4]
        at.play(f"scroll:{new}")
        assert at.mark(new) == 0, "the Scroll that was revealed for the empty space"


@pytest.mark.rule("SCH-091")
def test_a_green_6_moves_five_spaces_over_the_green_path():
    at = travel("green.6", spot=0, bag={"white": 1})
    assert at.offers("steps:6")
    at.play("steps:5")
    assert at.me.spot == 5
    assert at.me.silver == 2
    at.play("do:gain 1 die:primary to hand")
    assert at.keys == ["die:red", "die:yellow", "die:blue", "pass"]
    at.play("die:yellow")
    assert [die[:-2] for die in at.hand()] == ["yellow"]
    at.play("draw")
    assert [die[:-2] for die in at.hand()] == ["white", "yellow"]
    assert at.bag() == {}
