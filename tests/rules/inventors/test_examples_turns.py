"""Worked examples of the rulebook: player turns, scoring, solo."""

from __future__ import annotations

import pytest
from positions.inventors import position

EVERYBODY = ["scribe", "chandler", "weaver", "tiler", "blacksmith", "carpenter"]


@pytest.mark.rule("INV-291")
def test_example_of_invent():
    hand = ["hourglass", "lens", "drum"]
    at = position(seats=4, hand=hand, ready=["orange.6"], guilds=[0, 0, 0], exhausted=["white"])
    at.set(0, inventions=[-1, 1, 2, 3, -1, 5]).clear_devices().put_device("robotic")
    assert at.points()["inventions"] == 0
    at.play("invent", "bonus", "card:lens", "card:drum", "card:hourglass")
    at.play("matches", "advance", "invention:top_centre")
    assert at.asked == "question-brighten"
    assert at.game.decision.question.args["times"] == 3
    at.play("exhausted.white").pass_until("question-main-action")
    assert len(at.me.hand) == len(hand) + 1 - 2 - 1
    assert at.me.guilds == [2, 0, 0]
    assert at.me.royalties == 1
    assert sum(tile >= 0 for tile in at.me.inventions) == 3
    assert at.points()["inventions"] == 3
    device = at.device("robotic")
    assert (at.box.card_ids[device.card], device.inventor) == ("hourglass", 0)


@pytest.mark.rule("INV-292")
def test_example_of_build():
    at = position(seats=4, silver=8, ready=["charcoal.3", "charcoal.4"], inactive=["tiler"], guilds=[0, 0, 0])
    at.set(0, levels={"all": 3, "weaver": 4, "chandler": 5}).set(3, guilds=[0, 0, 0]).clear_devices()
    at.put_device("robotic", 0, card="hourglass", inventor=3, invention="invention_influence")
    for row, board in enumerate(("automatic", "balancing", "floating"), start=1):
        at.put_device(board, row)
    at.play("build", "ready.charcoal.3", "bonus", "tiler", "tiler", "weaver", "chandler")
    assert (at.asked, at.seat) == ("question-influence", 0)
    at.play("orange")
    assert (at.asked, at.seat) == ("question-influence", 3)
    at.play("blue", "bonus", "tiler")
    assert at.me.silver == 0
    assert [at.level(trade) for trade in ("tiler", "weaver", "chandler")] == [4, 5, 6]
    assert [at.active(trade) for trade in ("tiler", "weaver", "chandler")] == [True, False, False]
    assert at.me.guilds == [0, 1, 0]
    assert at.player(3).guilds == [1, 0, 0]
    assert at.device("robotic").builder == 0
    assert at.board.built[0] is at.device("robotic")
    assert sum(device is not None for device in at.board.left) == 4


@pytest.mark.rule("INV-292")
@pytest.mark.parametrize(("silver", "rule"), [(7, ""), (6, "INV-114")])
def test_example_with_less_silver_the_second_bonus_can_save_one_and_no_more(silver, rule):
    at = position(seats=4, silver=silver, ready=["charcoal.3", "charcoal.4"], active=["weaver", "chandler"])
    at.set(0, levels={"all": 3, "weaver": 4, "chandler": 5}).clear_devices()
    at.put_device("robotic", 0, card="hourglass", inventor=3, invention="invention_influence")
    assert at.why("build") == rule


@pytest.mark.rule("INV-293")
def test_example_of_test():
    at = position(ready=["orange.2", "orange.3", "orange.4"], guilds=[0, 0, 0]).clear_devices()
    at.river({1: ["boost"], 2: ["draw"], 3: ["raise"]})
    at.put_device("robotic", 0, "built", card="hourglass", inventor=1, builder=1, tests=(0, 0, 3))
    at.play("test")
    assert at.keys == ["ready.orange.3", "ready.orange.4"]
    assert at.why("ready.orange.2") == "INV-123"
    at.play("ready.orange.4", "row:top")
    assert at.device("robotic").tests == (0, 4, 3)
    assert at.me.guilds == [0, 1, 0]
    assert at.me.ship == 2
    assert [code >> 3 for code in at.me.camels[0]] == [0], "a White die on the Camel"


def publishing(**fields):
    """Blue may Publish a Device of Purple; the Carpenter stands on the top tile."""
    at = position(seats=4, ready=["white.5", "white.3"], levels={"all": 3, "tiler": 4, "carpenter": 7}, **fields)
    at.clear_devices().set(3, silver=0)
    return at.put_device("robotic", 0, "built", card="hourglass", inventor=3, builder=1)


@pytest.mark.rule("INV-294")
def test_example_of_publish():
    at = publishing(silver=7, exhausted=["white"]).play("publish", "ready.white.5", "scribe")
    assert at.why("bonus") == "INV-131"
    at.play("tiler", "pay-silver")
    assert at.me.silver == 0
    assert at.player(3).silver == 1
    assert [at.level(trade) for trade in ("scribe", "tiler")] == [4, 5]
    assert not at.active("scribe")
    assert not at.active("tiler")
    assert at.me.royalties == 1
    assert at.me.exhausted == [1, 0, 0, 0]
    assert at.device("robotic").publisher == 0


@pytest.mark.rule("INV-294")
def test_example_of_publish_with_the_carpenter_instead():
    at = publishing(silver=6).play("publish", "ready.white.5", "scribe")
    at.play("carpenter", "pay-silver")
    assert at.me.silver == 0
    assert at.player(3).silver == 1
    assert at.level("carpenter") == 7
    assert not at.active("carpenter")


@pytest.mark.rule("INV-295")
def test_example_of_the_blue_bonus():
    at = position(seats=4, silver=5, study=["charcoal.bottom"], ready=["blue.5", "blue.3"], levels={"all": 3})
    at.set(0, active=["scribe"]).clear_devices()
    at.put_device("robotic", 0, "built", card="hourglass", inventor=0, builder=1)
    at.play("publish", "ready.blue.5", "ready.blue.3", "bonus", "study.charcoal.bottom.up")
    assert at.me.silver == 6
    # The second brighten has only one answer that leaves the Publish payable: up again.
    at.play("bonus", "tiler")
    assert at.me.study == 0b100_000_000
    assert at.active("tiler")
    at.play("scribe")
    assert at.me.silver == 0
    assert not at.active("tiler"), "paid in turn, the only one left"
    assert at.device("robotic").publisher == 0


@pytest.mark.rule("INV-296")
@pytest.mark.parametrize(
    ("dice", "met"),
    [
        (("white.6", "white.6"), ["collect"]),
        (("blue.1", "white.3"), ["pay_influence_blue"]),
        (("blue.1", "white.2"), []),
    ],
)
def test_example_of_requirements(dice, met):
    at = position(rows=[["collect", "pay_influence_blue", "pay_boost"], [], []], ready=dice, silver=9, ship=1)
    at.river({1: ["draw"]}).play("workshop:top")
    while at.asked == "question-place-dice":
        at.game.play(at.keys[0])
    assert len(at.me.workshops[0]) == 2
    assert [tile for tile in ("collect", "pay_influence_blue") if at.offers(f"tile:{tile}")] == met


def workshop_row():
    """The row of the example, with a Blue and a Charcoal die worth 7; '+6' lies behind the Ship."""
    rows = [
        ["boost", "draw", "raise"],
        ["influence_blue", "pay_collect", "royalties"],
        ["refresh", "silver_3", "pay_ship"],
    ]
    at = position(rows=rows, ready=["blue.4", "charcoal.3"], guilds=[0, 0, 0], levels={"all": 3}, silver=4, ship=3)
    at.set(0, active=["tiler"], royalties=3).river({1: ["pay_boost"]})
    return at.play("workshop:middle", "ready.blue.4", "ready.charcoal.3")


@pytest.mark.rule("INV-297")
def test_example_of_a_workshop_row():
    at = workshop_row().play("tile:influence_blue")
    assert at.me.guilds == [1, 0, 0]
    at.play("start:middle", "weaver")
    assert len(at.me.hand) == 1
    assert at.active("weaver")
    assert at.me.silver == 6
    at.play("tile:pay_collect", "tiler", "space:1", "row:middle")
    assert all(at.active(trade) for trade in EVERYBODY)
    assert at.level("tiler") == 4
    assert at.game.decision.question.args["value"] == 7
    assert at.why("tile:royalties") == "INV-133"
    at.play("tile:pay_boost", "scribe")
    assert at.game.decision.question.args["value"] == 12
    at.play("tile:royalties")
    assert at.me.royalties == 4


@pytest.mark.rule("INV-297")
def test_example_without_the_new_tile_the_last_one_is_out_of_reach():
    at = workshop_row().play("tile:influence_blue", "start:middle", "weaver")
    assert at.game.decision.question.args["value"] == 7
    assert at.why("tile:royalties") == "INV-133"


@pytest.mark.rule("INV-298")
def test_example_of_a_tent():
    at = position(seats=4, round=2, workers=1, camels=[["white.1"], ["white.1"]], guilds=[0, 0, 0])
    at.set(0, research=["tent_refresh", "tent_draw"], inactive=EVERYBODY, exhausted=["white"] * 5)
    at.put_pass_tile(3, "pass_brighten")
    at.board.tents = [2, -1, -1, 3, -1]
    at.again()
    assert [key for key in at.keys if key.startswith("tent:")] == ["tent:2", "tent:3", "tent:5"]
    assert not at.me.third_camel
    at.play("tent:3", "reward", "refresh", "scribe", "brighten", "exhausted.white")
    at.play("pass-tile", "do:gain 1 influence:any", "charcoal", *["exhausted.white"] * 3)
    at.play("research:tent_draw", "research:tent_refresh", "tiler", "weaver")
    assert [trade for trade in EVERYBODY if at.active(trade)] == ["scribe", "weaver", "tiler"]
    assert at.me.exhausted == [1, 0, 0, 0]
    assert len(at.me.ready) == 4
    assert at.me.guilds == [0, 0, 1]
    assert len(at.me.hand) == 2
    at.pass_until("question-main-action")
    assert at.me.third_camel
    assert at.take_turn(0).why("build") == "INV-163"


def researching(space, **fields):
    """Research on a space so far ahead of the Ship; the spaces before it hold Workshop tiles."""
    tiles = ["boost", "draw", "raise", "collect", "refresh"]
    at = position(**fields).river({before: [tiles[before]] for before in range(1, space)})
    return at.effect("research 1").play(f"space:{space}")


@pytest.mark.rule("INV-299")
def test_example_a_refreshed_blacksmith_does_not_help_twice():
    at = researching(2, silver=1, active=["blacksmith"], hand=["glider", "lens"])
    at.play("use:blacksmith", "play:glider")
    assert at.active("blacksmith")
    assert at.asked == "question-pay"
    assert at.why("use:blacksmith") == "INV-161"
    assert at.me.silver == 1
    assert at.game.decision.question.args["saved"] == 1
    at.play("pay-silver")
    assert at.me.silver == 0


@pytest.mark.rule("INV-299")
def test_example_without_that_silver_the_task_cannot_be_paid():
    at = position(silver=0, active=["blacksmith"], hand=["glider"], ship=7).river({8: ["boost"]}).set(0, ship=6)
    at.river({1: ["boost"], 7: ["draw"]}).put_research(3, "ongoing_tile", first=1).effect("research 1")
    assert at.offers("space:3")
    assert at.why("space:8") == "INV-087"


@pytest.mark.rule("INV-300")
def test_example_three_helpers_save_three_silver():
    at = researching(5, silver=5, active=["tiler", "weaver", "scribe"])
    at.play("use:tiler", "use:weaver", "use:scribe")
    assert at.me.silver == 5 - 2
    assert not any(at.active(trade) for trade in EVERYBODY)


@pytest.mark.rule("INV-301")
def test_example_the_chandler_is_paid_for_two_separate_tiles():
    row = ["pay_die_orange", "start_silver_refresh", "pay_influence_orange"]
    at = position(rows=[row, [], []], ready=["orange.4", "blue.1"], exhausted=["white"], guilds=[0, 0, 0], silver=5)
    at.set(0, levels={"all": 3}).play("workshop:top", "ready.blue.1", "ready.orange.4")
    at.play("tile:pay_die_orange", "chandler", "exhausted.white")
    assert at.why("tile:pay_influence_orange") == "INV-063"
    at.play("tile:start_silver_refresh", "chandler", "tile:pay_influence_orange", "chandler")
    assert at.level("chandler") == 5
    assert not at.active("chandler")
    assert at.me.dice(2) == 2
    assert at.me.silver == 5 + 1 - 3 - 3
    assert at.me.guilds == [0, 1, 0]


@pytest.mark.rule("INV-302")
def test_example_of_ship_order():
    red, blue, yellow, purple = range(4)
    at = position(seats=4)
    for seat, ship, arrival in ((red, 9, 12), (blue, 7, 3), (yellow, 4, 2), (purple, 9, 11)):
        at.set(seat, ship=ship, arrival=arrival, guilds=[2, 0, 0], silver=0)
    totals = [score.total for score in at.game.scores()]
    for seat in range(4):
        at.set(seat, silver=4 * (50 - totals[seat]))
    scores = sorted(at.game.scores(), key=lambda score: score.place)
    assert [score.total for score in scores] == [50] * 4
    assert [score.seat for score in scores] == [purple, red, blue, yellow]
    assert [at.points(seat)["guilds"] for seat in (purple, red, blue, yellow)] == [8, 4, 0, 0]


@pytest.mark.rule("INV-303")
def test_example_of_final_scoring():
    red, blue = 0, 1
    at = position(seats=4, guilds=[3, 0, 0]).set(blue, guilds=[8, 0, 0]).clear_devices()
    at.board.areas[0] = (red, blue, blue)
    at.put_device("robotic", 0, "published", card="hourglass", inventor=3, builder=red, publisher=blue, tests=(1, 2, 0))
    found = [(at.points(seat)["builder-publisher"], at.card_points("hourglass", seat)) for seat in (red, blue)]
    assert found == [(3, 2), (2, 4)]


@pytest.mark.rule("INV-304")
def test_example_of_the_camel_research(tmp_path):
    pack = tmp_path / "values.toml"
    pack.write_text('[[device_card]]\nid = "lens"\nvalue = 10\n')
    at = position(pack=str(pack), research=["ongoing_camel_value"], ready=["white.4", "white.3"], silver=20)
    at.clear_devices().put_device("robotic", 0, card="lens", inventor=1)
    assert at.why("build") == "INV-104"
    at.put_device("automatic", 1, card="drum", inventor=1, invention="invention_silver")
    assert at.box.card_value[at.box.card_ids.index("drum")] == 9
    at.play("build", "ready.white.4", "tiler", "blacksmith", "carpenter")
    assert at.device("automatic").builder == 0


@pytest.mark.rule("INV-304")
def test_example_without_the_research_a_seven_is_a_seven():
    at = position(ready=["white.4", "white.3"], silver=20).clear_devices()
    at.put_device("automatic", 1, card="drum", inventor=1)
    assert at.why("build") == "INV-104"


def scheme_of_the_example(silver):
    at = position(seats=1).clear_devices().schemes("scheme_4", "scheme_1", "scheme_2").set(1, silver=silver)
    at.put_device("robotic", 0, card="hourglass", inventor=1, invention="invention_draw")
    return at.put_device("trick", 2, card="lens", inventor=1, invention="invention_silver")


@pytest.mark.rule("INV-305")
def test_example_of_a_dice_scheme_that_builds():
    at = scheme_of_the_example(silver=3).take_turn(1)
    assert at.device("trick").builder == 1
    assert at.device("robotic").builder == -1
    assert at.player(1).silver == 0


@pytest.mark.rule("INV-305")
def test_example_of_a_dice_scheme_without_silver_and_without_a_die_space():
    at = scheme_of_the_example(silver=2).take_turn(1)
    assert at.player(1).silver == 4
    assert at.device("trick").builder == at.device("robotic").builder == -1
