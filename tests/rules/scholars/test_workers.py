"""Using Workers."""

import pytest
from positions.scholars import position


def after(die, *workers):
    """A single die after these Workers were placed on it: its colour and value."""
    supply = {"white": 2, "red": 2, "yellow": 2, "blue": 2}
    at = position(hand=[die], workers=supply).work("travel", die)
    at.play(*(f"place:{worker}:1" for worker in workers))
    colours, value = at.action()
    return (*colours, value)


@pytest.mark.rule("SCH-066")
def test_two_workers_fit_on_a_die_and_no_third():
    at = position(hand=["white.2"], workers={"red": 2, "blue": 1}).work("travel", "white.2")
    at.play("place:red:1", "place:red:1")
    assert at.why("place:blue:1") == "SCH-066"
    assert at.workers() == {"blue": 1}


@pytest.mark.rule("SCH-066")
def test_two_dice_take_four_workers():
    at = position(hand=["white.2", "red.2"], workers={"blue": 5}).work("travel", "white.2", "red.2")
    at.play("place:blue:1", "place:blue:1", "place:blue:2", "place:blue:2")
    assert at.me.workers[3] == 1
    assert at.why("place:blue:1") == at.why("place:blue:2") == "SCH-066"


@pytest.mark.rule("SCH-066")
def test_only_dice_of_this_turn_take_workers():
    slots = {"research": ("harvest_biology", ["yellow.3"])}
    at = position(hand=["white.2"], workers={"red": 1}, slots=slots).work("travel", "white.2")
    assert [key for key in at.keys if key.startswith("place")] == ["place:red:1"]
    assert at.why("place:red:2") == "SCH-066"


@pytest.mark.rule("SCH-066")
def test_a_worker_gained_before_the_main_action_may_be_placed():
    at = position(hand=["white.2"]).work("travel", "white.2", card="hurry")
    assert at.why("place:red:1") == "SCH-070", "there is none in the supply"
    at.play("do:gain 1 worker:any", "worker:red", "place:red:1")
    assert at.action() == (["red"], 2)


@pytest.mark.rule("SCH-066")
def test_after_the_main_action_no_worker_is_placed():
    at = position(hand=["white.2"], workers={"red": 1}, spot=2, bag={"white": 1}).work(
        "travel", "white.2", card="hurry"
    )
    assert at.offers("place:red:1")
    at.play("travel", "steps:1")
    assert at.why("place:red:1") == "SCH-066"
    at.play("do:gain 1 worker:any", "worker:blue")
    assert at.why("place:blue:1") == "SCH-066"


@pytest.mark.rule("SCH-067")
@pytest.mark.parametrize(
    ("workers", "made"),
    [
        (["white", "yellow"], ("yellow", 6)),
        (["yellow", "white"], ("white", 2)),
        (["yellow", "yellow"], ("yellow", 6)),
        (["white"], ("white", 6)),
        (["yellow"], ("yellow", 2)),
    ],
)
def test_workers_apply_one_after_the_other_in_the_order_of_the_player(workers, made):
    assert after("white.2", *workers) == made


@pytest.mark.rule("SCH-068")
@pytest.mark.parametrize("worker", ["white", "red", "yellow", "blue"])
def test_one_worker_recolours_a_secondary_die_and_never_raises_it(worker):
    assert after("green.4", worker) == (worker, 4)


@pytest.mark.rule("SCH-068")
def test_a_recoloured_secondary_die_is_raised_by_the_second_worker():
    assert after("green.4", "blue", "blue") == ("blue", 6)


@pytest.mark.rule("SCH-069")
def test_two_coloured_workers_never_mix_on_one_die():
    assert after("white.5", "red", "blue") == ("blue", 5)
    assert after("white.5", "blue", "red") == ("red", 5)


@pytest.mark.rule("SCH-069")
def test_a_recoloured_die_mixes_with_the_other_die():
    at = position(hand=["white.5", "red.3"], workers={"blue": 1}).work("travel", "white.5", "red.3")
    assert at.action() == (["red"], 8)
    at.play("place:blue:1")
    assert at.action() == (["purple"], 8)


COST = "pay 2 worker:any -> gain 2 gold"


@pytest.mark.rule("SCH-070")
def test_workers_on_action_cards_pay_for_nothing():
    slots = {"travel": ("hurry", ["white.3"], {"red": 1}), "recruit": ("bargain", ["red.2"], {"white": 1})}
    at = position(workers={"blue": 1}, slots=slots).effect(COST)
    assert at.asked == "question-turn", "the cost cannot be paid"
    at.set(workers={"blue": 2}).effect(COST).play(f"do:{COST}")
    assert at.me.gold == 2


@pytest.mark.rule("SCH-070")
def test_workers_that_are_spent_go_to_the_main_supply():
    at = position(workers={"blue": 2})
    before = at.board.workers[3]
    at.effect(COST).play(f"do:{COST}")
    assert at.workers() == {}
    assert at.board.workers[3] == before + 2


@pytest.mark.rule("SCH-070")
def test_workers_stay_on_the_card_until_the_player_rests():
    at = position(hand=["white.2", "white.3"], workers={"red": 1}).work("research", "white.2")
    before = at.board.workers[1]
    at.play("place:red:1", "research", "worker:white")
    assert at.game.view(0)["players"][0]["slots"][2]["workers"] == {"red": 1}
    assert at.board.workers[1] == before
    at.take_turn(0).play("rest").pass_until("question-turn")
    assert at.game.view(0)["players"][0]["slots"][2]["workers"] == {}
    assert at.board.workers[1] == before + 1
    assert "red" not in at.workers()
