"""Rest: the bottom card, income, dice and cards back."""

import pytest
from positions.scholars import position

#: One card on the board whose Rest effect asks nothing: at level 0 of Mathematics, 2 Silver.
QUIET = {"travel": "harvest_mathematics"}


def resting(bottom="greek_a", slots=QUIET, **fields):
    """A player with a card on the board, who may Rest; `bottom` is the bottom card of the draw pile."""
    return position(**fields, slots=slots).put_pile("persian_h", "syriac_h", bottom)


# -- the four steps ----------------------------------------------------------------------------------


@pytest.mark.rule("SCH-128")
def test_income_draws_before_used_dice_return_to_the_bag():
    at = resting(
        hand=["white.1", "white.2"],
        bag={"blue": 6},
        levels={"chemistry": 2},
        slots={
            "travel": ("harvest_mathematics", ["red.1", "red.2"]),
            "translate": ("harvest_chemistry", ["red.3", "red.4"]),
        },
    )
    at.play("rest")
    assert len(at.pile()) == 2, "1: the bottom card is revealed first"
    assert (at.me.silver, at.me.gold) == (2, 1), "2: income from left to right"
    assert (at.asked, at.bag()) == ("question-reroll", {"blue": 4}), "the dice on the board wait for step 3"
    at.play("pass")
    assert [die.split(".")[0] for die in at.hand()] == ["white", "white", "blue", "blue"]
    assert at.bag() == {"blue": 4, "red": 4}, "3: 8 dice in the Bag"
    assert len(at.cards()) == 7, "4: Action Cards are back in hand"


# -- the bottom card -----------------------------------------------------------------------------------


@pytest.mark.rule("SCH-129")
def test_the_neutral_marker_moves_as_many_black_spots_as_the_scroll_has_vp():
    at = resting("chinese_a").put_neutral(0)
    at.play("rest")
    assert at.board.neutral == 10, "from the first to the sixth Black Spot"


@pytest.mark.rule("SCH-140")
def test_example_a_scroll_of_3_vp_moves_the_neutral_marker_3_black_spots():
    at = resting("greek_a").put_neutral(2 * 3)
    at.play("rest")
    assert at.board.neutral == 2 * 0


@pytest.mark.rule("SCH-130")
def test_without_influence_the_map_scroll_leaves_and_the_revealed_one_takes_its_place():
    at = resting("persian_a").put_neutral(0).put_map({2: "syriac_a"}).put_house(orange=[])
    at.play("rest")
    assert at.map()[1] == "persian_a"
    assert at.house("orange") == ["syriac_a"]


@pytest.mark.rule("SCH-130", "SCH-146")
@pytest.mark.parametrize("owner", [0, 1])
def test_any_influence_on_the_map_scroll_keeps_it_there(owner):
    at = resting("persian_a").put_neutral(0).put_map({2: ("syriac_a", owner)}).put_house(orange=[])
    at.play("rest")
    assert at.map()[1] == "syriac_a"
    assert at.mark("syriac_a") == owner
    assert at.house("orange") == ["persian_a"]


@pytest.mark.rule("SCH-131")
def test_the_leaving_scroll_goes_below_the_left_most_guild_without_scrolls():
    at = resting("persian_a", seats=3).put_neutral(0).put_map({2: "syriac_a"})
    at.put_house(purple=["greek_b"], orange=[], green=[]).play("rest")
    assert [len(at.house(guild)) for guild in ("purple", "orange", "green")] == [1, 1, 0]
    assert at.house("orange") == ["syriac_a"]


@pytest.mark.rule("SCH-131")
def test_with_scrolls_below_every_guild_the_leaving_scroll_is_discarded():
    at = resting("persian_a", seats=3).put_neutral(0).put_map({2: "syriac_a"})
    at.put_house(purple=["greek_b"], orange=["greek_c"], green=["greek_d"]).play("rest")
    assert [at.house(guild) for guild in ("purple", "orange", "green")] == [["greek_b"], ["greek_c"], ["greek_d"]]
    assert at.box.scroll_ids[at.board.boxed[-1]] == "syriac_a"


@pytest.mark.rule("SCH-131")
def test_nobody_gains_anything_from_the_leaving_scroll():
    at = resting("persian_a").put_neutral(0).put_map({2: "syriac_a"}).put_house(purple=[])
    at.play("rest", "pass")
    assert at.house("purple") == ["syriac_a"]
    for seat in (0, 1):
        me = at.player(seat)
        assert (me.gold, me.supply, me.levels) == (0, 20, [0] * 6)
        assert at.guild("purple") == (0, 0)
    assert (at.me.silver, at.bag()) == (2, {}), "nothing but the income"


@pytest.mark.rule("SCH-132")
def test_a_caliph_at_the_bottom_is_the_only_card_and_income_follows():
    at = resting("caliph_1").put_neutral(4).put_guilds({"purple": (1, 0)})
    at.play("rest")
    assert at.asked == "question-caliph", "first the Caliph"
    assert at.me.silver == 0
    at.play("caliph:top")
    assert at.pile() == ["persian_h", "syriac_h"]
    assert at.board.neutral == 4
    assert at.me.silver == 2, "then the income"


# -- income -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-133")
def test_silver_of_a_slot_further_left_pays_for_one_further_right():
    at = resting(slots={"recruit": "harvest_mathematics", "research": "harvest_chemistry"})
    at.play("rest")
    assert at.offers("do:pay 1 silver -> gain 1 gold")
    at.play("do:pay 1 silver")
    assert (at.me.silver, at.me.gold) == (1, 1)


@pytest.mark.rule("SCH-133")
def test_silver_of_a_slot_further_right_comes_too_late():
    at = resting(slots={"recruit": "harvest_chemistry", "research": "harvest_mathematics"})
    at.play("rest")
    assert at.asked == "question-reroll", "nothing could be paid: the last icon is already the Player Aid's"
    assert (at.me.silver, at.me.gold) == (2, 0)


@pytest.mark.rule("SCH-133")
def test_the_player_aid_comes_after_slot_5_and_before_the_sixth_slot():
    slots = {"recruit_travel": "harvest_physics", "goal": "harvest_mathematics"}
    at = resting(targets=(False,) * 3, slots=slots)
    at.play("rest")
    assert at.asked == "question-gain-worker"
    at.play("worker:red")
    assert (at.asked, at.me.silver) == ("question-reroll", 0)
    at.play("pass")
    assert at.me.silver == 2


@pytest.mark.rule("SCH-133")
def test_the_open_and_empty_sixth_slot_draws_a_die_last():
    at = resting(targets=(False,) * 3, hand=["white.3"] * 4, bag={"red": 2}).play("rest")
    assert at.bag() == {"red": 2}
    at.play("pass")
    assert at.bag() == {"red": 1}
    assert len(at.hand()) == 5


@pytest.mark.rule("SCH-134")
def test_a_white_die_without_reward_cannot_be_refused_and_one_for_gold_can():
    at = resting(slots={"recruit": "hurry", "travel": "bargain"})
    at.play("rest")
    assert at.bag() == {"white": 1}, "the first comes without a question"
    assert at.keys == ["do:pay 1 die:white -> gain 1 gold", "pass"]
    at.play("pass")
    assert (at.dice_owned("white"), at.me.gold) == (2, 0), "the one in hand, and the first"


@pytest.mark.rule("SCH-134")
def test_a_draw_of_the_income_must_be_made_and_a_white_die_destroyed():
    hand = ["white.3", "white.5"]
    at = resting(slots={"travel": "harvest_biology"}, levels={"biology": 4}, hand=hand, bag={"red": 3})
    at.play("rest")
    assert sorted(at.keys) == ["do:destroy 1 die:white", "do:draw 1 die"]
    assert at.why("pass") == "SCH-134"
    at.play("do:draw")
    assert at.bag() == {"red": 2}
    assert (at.asked, at.keys) == ("question-destroy", ["white:hand:3", "white:hand:5"])
    assert at.why("pass") == "SCH-134"


@pytest.mark.rule("SCH-134")
def test_the_only_white_die_is_destroyed_without_a_question():
    at = resting(slots={"travel": "harvest_biology"}, levels={"biology": 2}).play("rest")
    assert (at.asked, at.dice_owned("white")) == ("question-turn", 0)


@pytest.mark.rule("SCH-134")
def test_without_a_white_die_nothing_is_destroyed():
    at = resting(slots={"travel": "harvest_biology"}, levels={"biology": 4}, hand=["red.1"] * 4).play("rest")
    assert at.asked == "question-reroll", "on with the Player Aid"


@pytest.mark.rule("SCH-134")
def test_a_white_die_is_not_kept_by_declining_everything_that_is_left():
    at = position(hand=["white.3"]).effect("destroy 1 die:white", "influence 1 scroll", must=1)
    assert (at.asked, at.why("pass")) == ("question-order", "SCH-134")
    at.play("do:destroy")
    assert (at.asked, at.dice_owned("white"), at.offers("pass")) == ("question-influence-scroll", 0, True)


@pytest.mark.rule("SCH-134")
def test_destroying_for_a_price_stays_optional():
    at = resting(slots={"travel": "harvest_biology"}, silver=1).play("rest")
    assert at.keys == ["do:pay 1 silver -> destroy 1 die:white", "pass"]
    at.play("pass")
    assert (at.me.silver, at.dice_owned("white")) == (1, 1)


@pytest.mark.rule("SCH-134")
def test_a_choice_is_bound_only_by_a_side_that_is_open_and_free():
    either = "gain 1 die:purple to bag | pay 1 silver -> gain 1 gold"
    at = position(silver=1).effect(either, must=1)
    assert not at.offers("pass")
    at = position(silver=1).supply_dice(purple=0).effect(either, must=1)
    assert at.keys == ["do:pay 1 silver -> gain 1 gold", "pass"], "nobody has to pay"


@pytest.mark.rule("SCH-134")
def test_a_bound_choice_among_other_effects_is_not_declined_with_them():
    at = position().effect("influence 1 scroll", "gain 1 die:purple to bag | gain 1 worker:red", must=1)
    assert (at.asked, at.why("pass")) == ("question-order", "SCH-134")


@pytest.mark.rule("SCH-134")
def test_the_same_split_holds_for_rooms():
    at = position(hand=["white.3"], bag={"red": 2}).work("recruit", "white.3")
    at.play("recruit", "employ:greek", "room:1")
    assert at.bag() == {"red": 1}, "the draw of Room 1 is made without a question"
    at = position(hand=["white.3", "white.5"], silver=1).work("recruit", "white.3")
    at.play("recruit", "employ:greek", "room:4")
    assert (at.asked, at.keys) == ("question-destroy", ["white:hand:5", "white:action:1"]), "Room 4 destroys one"
    assert at.why("pass") == "SCH-134"


@pytest.mark.rule("SCH-134")
def test_placing_influence_on_a_scroll_stays_optional():
    at = position().effect("influence 1 scroll", must=1)
    assert at.asked == "question-influence-scroll"
    assert at.offers("pass")


# -- harvests ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-135")
@pytest.mark.parametrize(("level", "silver"), [(0, 2), (1, 2), (3, 3), (5, 5), (7, 7)])
def test_only_the_highest_even_level_reached_is_harvested(level, silver):
    at = resting(levels={"mathematics": level}).play("rest")
    assert at.me.silver == silver
    assert at.workers() == {}, "odd levels give nothing"


@pytest.mark.rule("SCH-135")
@pytest.mark.parametrize("first", ["destroy 1 die:white", "draw 1 die"])
def test_icons_of_a_harvested_space_are_resolved_in_any_order(first):
    hand = ["white.3", "white.5"]
    at = resting(slots={"travel": "harvest_biology"}, levels={"biology": 4}, hand=hand, bag={"red": 5}).play("rest")
    at.play(f"do:{first}")
    assert (at.asked, at.bag()) == ("question-destroy", {"red": 4 if first.startswith("draw") else 5})
    at.play("white:hand:3")
    assert (at.asked, at.hand()[0], len(at.hand())) == ("question-reroll", "white.5", 4), "both are resolved"


@pytest.mark.rule("SCH-136")
def test_only_tracks_with_their_card_on_the_board_are_harvested_and_astronomy_always():
    at = resting(slots={"travel": "harvest_physics"}, levels={"all": 2}, bag={"red": 9})
    at.play("rest", "worker:red", "worker:blue")
    assert at.asked == "question-reroll"
    at.play("pass")
    assert at.workers() == {"red": 1, "blue": 1}, "Physics"
    assert len(at.hand()) == 5, "Astronomy"
    assert (at.me.silver, at.me.gold, at.bag()) == (0, 0, {"red": 5}), "no other track"


@pytest.fixture
def loaded(tmp_path):
    """Dice with only one face each: White 4, Red 2."""
    pack = tmp_path / "loaded.toml"
    pack.write_text(
        '[[die]]\nid = "white"\nfaces = [4, 4, 4, 4, 4, 4]\n[[die]]\nid = "red"\nfaces = [2, 2, 2, 2, 2, 2]\n',
        encoding="utf-8",
    )
    return str(pack)


@pytest.mark.rule("SCH-137")
@pytest.mark.parametrize(
    ("rerolled", "old"),
    [
        ([], ["white.1", "red.6"]),
        (["white.1"], ["white.4", "red.6"]),
        (["red.6"], ["white.1", "red.2"]),
        (["white.1", "red.6"], ["white.4", "red.2"]),
    ],
)
def test_harvesting_astronomy_tops_up_the_hand_and_old_dice_may_be_rerolled(loaded, rerolled, old):
    at = resting(pack=loaded, hand=["white.1", "red.6"], levels={"astronomy": 2}, bag={"blue": 4}).play("rest")
    assert at.keys == ["reroll:white.1", "reroll:red.6", "pass"], "not the dice just drawn"
    assert (at.bag(), len(at.hand())) == ({"blue": 1}, 5), "the hand is topped up before one decides"
    at.play(*(f"reroll:{die}" for die in rerolled))
    at.pass_until("question-turn")
    assert at.hand()[:2] == old
    assert [die[:4] for die in at.hand()[2:]] == ["blue"] * 3


@pytest.mark.rule("SCH-137")
def test_a_hand_above_the_number_draws_nothing_and_loses_nothing():
    at = resting(hand=["red.1"] * 6, levels={"astronomy": 2}, bag={"blue": 4}).play("rest", "pass")
    assert (at.hand(), at.bag()) == (["red.1"] * 6, {"blue": 4})


@pytest.mark.rule("SCH-137")
def test_a_die_just_drawn_is_not_rerolled_in_place_of_one_like_it(loaded):
    at = resting(pack=loaded, hand=["red.2"], levels={"astronomy": 2}, bag={"red": 1}).play("rest")
    assert at.hand() == ["red.2", "red.2"]
    at.play("reroll:red.2")
    assert at.asked == "question-turn", "one of the two was in hand before"


@pytest.mark.rule("SCH-137")
def test_with_an_empty_hand_there_is_nothing_to_reroll():
    at = resting(slots={"travel": "bargain"}, bag={"red": 9})
    at.me.hand = []
    at.play("rest", "pass")
    assert (at.seat, at.asked, len(at.hand())) == (1, "question-turn", 4)


@pytest.mark.rule("SCH-137")
def test_a_saved_table_that_had_not_drawn_yet_draws_first():
    at = resting(hand=["white.1"], bag={"blue": 9})
    saved = at.table.save()
    saved["stack"].append(["Reroll", 0, 4, [1]])  # as rules version 2 asked it: to be topped up to 4
    at.game.table = at.game.rules.load(at.box, saved)
    assert (at.asked, at.keys) == ("question-reroll", ["reroll:white.1", "pass"])
    assert len(at.hand()) == 4


@pytest.mark.rule("SCH-137")
def test_an_astronomy_harvest_outside_of_a_rest_rerolls_too(loaded):
    at = position(pack=loaded, hand=["red.6"]).effect("harvest track:astronomy")
    at.play("reroll:red.6")
    assert at.hand() == ["red.2"]


# -- dice and cards back -----------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-138")
def test_all_dice_on_the_board_return_to_the_bag_but_not_the_die_of_an_unfinished_goal():
    slots = {
        "travel": ("harvest_mathematics", ["red.1", "red.2"]),
        "research": ("harvest_chemistry", ["blue.3", "blue.4"]),
        "recruit_travel": ("harvest_biology", ["white.5"]),
    }
    at = resting(goal="hebrew", hand=["yellow.6"] * 4, slots=slots, levels={"chemistry": 2, "biology": 2})
    left = at.board.dice[1]
    at.play("rest").pass_until("question-turn")
    assert at.bag() == {"red": 2, "blue": 2}, "Biology has destroyed the White die"
    assert at.hand() == ["yellow.6"] * 4
    assert (at.me.targets, at.dice_owned("purple"), at.board.dice[1]) == (7, 0, left), "it still lies on the card"


@pytest.mark.rule("SCH-139")
@pytest.mark.parametrize("turned", [False, True])
def test_workers_go_to_the_main_supply_and_all_action_cards_to_hand(turned):
    slots = {
        "recruit": ("harvest_mathematics", ["red.1"], {"red": 2}),
        "travel": ("harvest_chemistry", ["red.2"], {"white": 1}),
        "research": ("harvest_biology", ["red.3"]),
        "translate": ("goal" if turned else "harvest_philosophy", ["red.4"]),
    }
    fields = {"targets": (False,) * 3} if turned else {}
    at = resting(workers={"blue": 1}, retirees={"travel": ["greek_c"]}, **fields, slots=slots)
    supply = at.board.workers[:]
    assert len(at.cards()) == 3 + turned
    at.play("rest").pass_until("question-turn")
    assert len(at.cards()) == 7 + turned
    assert at.me.slot_cards == [-1] * 6
    assert at.retirees("travel") == ["greek_c"]
    gained = at.workers()
    assert gained.pop("blue") == 1
    assert sum(gained.values()) == turned, "only the Rest effect of the Goal Card, not the 3 Workers"
    assert at.board.workers == [supply[0] + 1 - turned, supply[1] + 2, supply[2], supply[3]]


# -- examples ----------------------------------------------------------------------------------------------------


def blue_rests():
    slots = {"recruit": "harvest_physics", "travel": "hurry", "research": "bargain", "translate": "harvest_philosophy"}
    levels = {"physics": 2, "philosophy": 1, "astronomy": 2}
    at = resting(slots=slots, levels=levels, hand=["red.1", "red.2"], silver=1, bag={"orange": 9})
    return at.play("rest", "worker:red", "worker:white")


@pytest.mark.rule("SCH-141")
def test_example_of_income_with_both_options_accepted():
    at = blue_rests().play("do:pay 1 die:white", "do:pay 1 silver", "die:yellow", "pass")
    assert at.workers() == {"red": 1, "white": 1}
    assert (at.dice_owned("white"), at.dice_owned("yellow")) == (2, 1)
    assert (at.me.gold, at.me.silver, len(at.hand())) == (1, 0, 5)


@pytest.mark.rule("SCH-141")
def test_example_of_income_with_both_options_declined():
    at = blue_rests().play("pass", "pass", "pass")
    assert at.workers() == {"red": 1, "white": 1}
    assert (at.dice_owned("white"), at.dice_owned("yellow")) == (1, 0)
    assert (at.me.gold, at.me.silver, len(at.hand())) == (0, 1, 5)


@pytest.mark.rule("SCH-142")
@pytest.mark.parametrize(("level", "workers"), [(1, 1), (2, 2)])
def test_example_of_the_odd_level_that_harvests_the_even_one_below(level, workers):
    at = resting(slots={"travel": "harvest_physics"}, levels={"physics": level}).play("rest")
    at.play(*["worker:red"] * workers)
    assert at.asked == "question-reroll"
    assert at.workers() == {"red": workers}
