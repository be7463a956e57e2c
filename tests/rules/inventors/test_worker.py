"""Placing a Worker."""

import pytest
from positions.inventors import position

CLOSED = [f"{guild}_{place}" for guild in ("blue", "orange", "charcoal") for place in ("left", "right", "bottom")]
CLOSED += ["hire_camel", "refresh_craftspeople", "advance_ship"]
STUDY = {colour: f"study 1 die:{colour}" for colour in ("blue", "orange", "charcoal")}
BLUE = f"do:{STUDY['blue']} + raise 2 craft"
ORANGE = f"do:{STUDY['orange']} + draw 3 card"
CHARCOAL = f"do:{STUDY['charcoal']} + harvest royalties + gain 1 silver"


def rich(**fields):
    """A player who can pay for every space."""
    start = {"seats": 3, "guilds": [4, 4, 4], "silver": 9, "levels": {"all": 3}, "hand": ["lens", "bowl"]}
    return position(**start | fields)


def spaces(at):
    return [key.removeprefix("worker:") for key in at.keys if key.startswith("worker:")]


@pytest.mark.rule("INV-141")
def test_a_worker_is_placed_from_supply():
    at = rich(workers=1)
    at.play("worker:hire_camel")
    assert at.me.workers == 0
    assert at.board.spaces[at.box.space_ids.index("hire_camel")] == (0,)
    at.take_turn(0)
    assert spaces(at) == []
    assert at.why("worker:open_draw") == "INV-141"


@pytest.mark.rule("INV-141")
def test_no_worker_after_the_tent():
    at = rich(workers=1, inactive=["tiler"]).put_tents({1: 0})
    assert spaces(at) == []
    assert at.why("worker:open_draw") == "INV-163"


@pytest.mark.rule("INV-141")
def test_the_cost_comes_before_the_effects():
    at = rich(guilds=[1, 0, 0], silver=0, hand=[], active=[])
    assert at.why("worker:blue_right") == "INV-142", "1 Silver is missing"
    at = rich(guilds=[0, 1, 1], silver=0, hand=[])
    at.play("worker:advance_ship")
    assert at.me.guilds == [0, 0, 0]
    assert at.me.silver == 1, "the Silver it gives comes afterwards"


@pytest.mark.rule("INV-141")
def test_effects_may_be_declined():
    at = rich(hand=[]).river({1: ["draw"]})
    at.play("worker:advance_ship", "pass")
    assert at.me.ship == 0
    assert at.seat == 1
    at = rich(hand=[], exhausted=["white"])
    at.play("worker:open_brighten", "pass")
    assert at.dice_in("exhausted") == ["white"]


@pytest.mark.rule("INV-142")
def test_twelve_closed_spaces_each_for_one_worker():
    at = rich()
    assert [space for space in spaces(at) if not space.startswith("open_")] == CLOSED
    taken = {"blue_left": 1, "orange_right": 1, "charcoal_bottom": 2, "hire_camel": 2, "advance_ship": 0}
    at.put_workers(taken)
    assert [space for space in spaces(at) if not space.startswith("open_")] == [s for s in CLOSED if s not in taken]
    for space in taken:
        assert at.why(f"worker:{space}") == "INV-142"


@pytest.mark.rule("INV-142")
@pytest.mark.parametrize(
    ("space", "influence", "silver", "cards"),
    [
        ("blue_left", [2, 0, 0], 0, 0),
        ("blue_right", [1, 0, 0], 1, 0),
        ("blue_bottom", [2, 0, 0], 1, 0),
        ("orange_left", [0, 2, 0], 0, 0),
        ("charcoal_right", [0, 0, 1], 0, 1),
        ("charcoal_bottom", [0, 0, 2], 0, 1),
        ("hire_camel", [1, 1, 0], 0, 0),
        ("refresh_craftspeople", [1, 0, 1], 0, 0),
        ("advance_ship", [0, 1, 1], 0, 0),
    ],
)
def test_the_printed_cost_is_paid_exactly(space, influence, silver, cards):
    at = position(seats=3, guilds=influence, silver=silver, hand=["lens"][:cards], active=[])
    at.play(f"worker:{space}")
    assert at.me.guilds == [0, 0, 0]
    assert at.me.silver == (1 if space == "advance_ship" else 0)
    assert len(at.me.hand) == (1 if space == "refresh_craftspeople" else 0), "one is drawn there"
    if silver:
        assert position(seats=3, guilds=influence, silver=0, active=[]).why(f"worker:{space}") == "INV-142"
    if cards:
        assert position(seats=3, guilds=influence).why(f"worker:{space}") == "INV-142"


@pytest.mark.rule("INV-142")
@pytest.mark.parametrize("space", ["orange_right", "orange_bottom"])
def test_the_orange_guild_has_a_craftsperson_paid(space):
    at = rich()
    before = at.me.guilds[1]
    at.play(f"worker:{space}", "weaver")
    assert at.me.silver == 6
    assert not at.active("weaver")
    assert at.level("weaver") == 4
    assert at.me.guilds[1] == before - (2 if space == "orange_bottom" else 1)
    assert rich(silver=0, hand=[], active=["scribe"]).why(f"worker:{space}") == "INV-142"


@pytest.mark.rule("INV-143")
def test_tents_research_and_devices_do_not_pay_influence():
    at = position(seats=3, guilds=[1, 0, 0]).put_research(1, "ongoing_tile", first=0)
    at.put_device("robotic", 0, "built", card="basin", inventor=0, builder=0)
    at.board.areas[0] = (0,)
    assert at.again().why("worker:blue_left") == "INV-143"
    at.set(guilds=[2, 0, 0])
    assert at.offers("worker:blue_left")


@pytest.mark.rule("INV-143")
def test_lost_influence_returns_to_supply():
    at = position(seats=3, guilds=[2, 1, 0], supply=5)
    at.set(1, guilds=[3, 3, 3])
    at.play("worker:blue_left")
    assert at.me.guilds == [0, 1, 0]
    assert at.me.supply == 7
    assert at.player(1).guilds == [3, 3, 3]


@pytest.mark.rule("INV-144")
def test_hire_a_camel_and_brighten_1():
    at = rich(exhausted=["white", "white"], hand=[])
    at.play("worker:hire_camel")
    assert at.me.hired_camel
    assert at.asked == "question-brighten"
    at.play("exhausted.white")
    assert len(at.me.ready) == 1
    assert at.seat == 1


@pytest.mark.rule("INV-144")
def test_refresh_all_and_draw_1():
    at = rich(inactive=["scribe", "tiler", "weaver", "carpenter"], hand=[])
    at.play("worker:refresh_craftspeople")
    assert at.me.active == 0b111111
    assert len(at.me.hand) == 1


@pytest.mark.rule("INV-144")
def test_move_the_ship_1_and_gain_1_silver():
    at = rich(hand=[]).river({2: ["draw"], 3: ["raise"]})
    at.play("worker:advance_ship", "do:ship 1")
    assert at.me.ship == 2
    assert at.me.silver == 10


@pytest.mark.rule("INV-145")
def test_the_hired_camel_is_open_until_the_end_of_the_round():
    at = rich(hand=[])
    assert at.me.open_camels() == 2
    at.play("worker:hire_camel")
    assert at.me.open_camels() == 3
    assert not at.me.third_camel, "the right-most Camel, not the third"
    at.end_round({0: 1, 1: 2, 2: 3}).pass_until("question-main-action")
    assert at.me.hired_camel is False


@pytest.mark.rule("INV-145")
def test_a_second_hire_adds_nothing_but_the_brighten():
    at = rich(hired_camel=True, exhausted=["white"], hand=[])
    assert at.me.open_camels() == 3
    at.play("worker:hire_camel")
    assert at.me.open_camels() == 3
    assert at.asked == "question-brighten"
    at.play("exhausted.white")
    assert len(at.me.ready) == 1


@pytest.mark.rule("INV-146")
def test_the_charcoal_package():
    at = rich(royalties=3, exhausted=["white", "white"], silver=0, hand=[])
    levels = at.me.levels[:]
    at.play("worker:charcoal_left", CHARCOAL, f"do:{STUDY['charcoal']}")
    assert at.asked == "question-remove-die"
    at.play("exhausted.white", "do:harvest royalties")
    assert at.asked == "question-brighten", "the Royalties of space 3"
    at.play("exhausted.white")
    assert at.me.study == 1 << 6
    assert at.me.silver == 3, "2 of the Royalties and 1 more"
    assert at.me.levels == levels, "no Income"
    assert at.dice_owned() == 2


@pytest.mark.rule("INV-146")
def test_the_blue_package():
    at = rich(exhausted=["white"], hand=[])
    at.play("worker:blue_left", BLUE, f"do:{STUDY['blue']}", "exhausted.white")
    assert at.me.study == 1
    assert at.asked == "question-raise"
    at.play("tiler", "tiler")
    assert at.level("tiler") == 5
    assert at.seat == 1, "2 raises and no third"


@pytest.mark.rule("INV-146")
def test_the_orange_package():
    at = rich(exhausted=["white"], hand=[])
    at.play("worker:orange_left", ORANGE, f"do:{STUDY['orange']}", "exhausted.white")
    assert at.me.study == 1 << 3
    assert len(at.me.hand) == 3


@pytest.mark.rule("INV-146")
@pytest.mark.parametrize("space", CLOSED[:9])
def test_or_one_research_instead(space):
    at = rich(hand=["lens"]).river({})
    at.play(f"worker:{space}")
    at.pass_until("question-choose")
    package = {"blue": BLUE, "orange": ORANGE, "charcoal": CHARCOAL}[space.split("_")[0]]
    assert at.offers(package)
    at.play("do:research 1", "space:1")
    at.pass_until("question-choose-research")
    assert at.board.slots[1] == (0, -1)
    assert at.me.study == 0, "either, not both"


@pytest.mark.rule("INV-147")
def test_the_open_spaces_hold_any_number_and_cost_nothing():
    at = position(seats=4, ready=["white.3"], exhausted=["white", "white"], guilds=[0, 0, 0], workers=3)
    at.put_workers({"open_brighten": 1}).put_workers({"open_brighten": 2}).put_workers({"open_brighten": 3})
    assert spaces(at) == ["open_brighten", "open_draw"]
    at.play("worker:open_brighten", "do:brighten 2", "exhausted.white", "exhausted.white")
    assert len(at.me.ready) == 3
    assert at.asked == "question-increase"
    low = at.dice_in("ready")[0]
    at.play(f"ready.{low}")
    assert at.asked != "question-increase"
    assert at.board.spaces[at.box.space_ids.index("open_brighten")] == (1, 2, 3, 0)


@pytest.mark.rule("INV-147")
def test_the_second_open_space_draws_refreshes_and_increases():
    at = position(seats=3, ready=["white.3"], inactive=["tiler", "weaver"], guilds=[0, 0, 0])
    at.play("worker:open_draw", "do:refresh 1 craft:any", "tiler", "ready.white.3")
    assert len(at.me.hand) == 1
    assert at.active("tiler")
    assert not at.active("weaver")
    assert at.dice_in("ready") == ["white.4"]
