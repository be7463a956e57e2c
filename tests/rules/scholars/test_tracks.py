"""Research Tracks."""

import pytest
from positions.scholars import new_game, position


def on(track, level, **fields):
    return position(levels={track: level}, goal="syriac", **fields)


@pytest.mark.rule("SCH-103")
def test_an_even_level_gives_nothing_at_once():
    at = on("biology", 1).effect("advance 1 track:biology")
    assert at.level("biology") == 2
    assert at.asked == "question-turn"
    assert at.me.silver == 0, "the Silver of level 2 is income"


@pytest.mark.rule("SCH-103")
def test_an_odd_level_gives_its_benefit_once():
    at = on("mathematics", 2, bag={"red": 5}).effect("advance 1 track:mathematics")
    assert (at.level("mathematics"), at.asked) == (3, "question-draw")
    at.play("draw", "draw")
    assert len(at.me.hand) == 3
    assert at.asked == "question-turn"


@pytest.mark.rule("SCH-103")
def test_a_benefit_may_be_declined():
    at = on("mathematics", 2, bag={"red": 5}).effect("advance 1 track:mathematics").play("pass")
    assert at.level("mathematics") == 3
    assert at.hand() == ["white.3"]


def by_research(at):
    at.set(hand=["green.5", "white.6"]).work("research", "white.6", "green.5").play("research", "research:3:biology")
    return 2


def by_delivery(at):
    at.set(hand=["white.2"], spot=9, silver=4).put_map({10: "sanskrit_g"}).work("travel", "white.2")
    at.play("travel", "steps:1", "deliver:green").pass_until("question-turn")
    return 0


def by_translation(at):
    at.set(hand=["green.5"], gold=1).put_house(green=["hebrew_g"]).put_rooms({1: ("hebrew_f", 0)})
    at.work("translate", "green.5").play("translate")
    return 0


def by_a_retiree(at):
    at.set(hand=["white.1"], workers={"red": 1}, retirees={"travel": ["syriac_h"]}).work("travel", "white.1")
    at.play("do:pay 1 worker:any -> advance 1 track:biology")
    return 0


@pytest.mark.rule("SCH-103", "SCH-106")
@pytest.mark.parametrize("move", [by_research, by_delivery, by_translation, by_a_retiree])
def test_every_way_of_moving_up_brings_the_benefit(move):
    at = on("biology", 2)
    other_silver = move(at)
    assert at.level("biology") == 3
    assert at.me.silver == other_silver + 3, "the benefit of level 3"


@pytest.mark.rule("SCH-104")
@pytest.mark.parametrize(("start", "silver"), [(0, 1), (1, 1), (2, 1)])
def test_two_spaces_pass_over_one_odd_level(start, silver):
    at = on("philosophy", start).effect("advance 2 track:philosophy").pass_until("question-turn")
    assert at.level("philosophy") == start + 2
    assert at.me.silver == silver


@pytest.mark.rule("SCH-104")
def test_two_spaces_from_level_3_bring_the_benefit_of_level_5():
    at = on("philosophy", 3).effect("advance 2 track:philosophy")
    assert (at.level("philosophy"), at.me.silver) == (5, 1)
    at.play("worker:red", "worker:blue")
    assert at.workers() == {"red": 1, "blue": 1}


@pytest.mark.rule("SCH-104")
def test_a_level_on_the_way_is_resolved_before_the_next_space_is_entered():
    at = on("mathematics", 0).effect("advance 2 track:mathematics")
    assert (at.level("mathematics"), at.asked) == (1, "question-gain-worker")
    at.play("worker:red")
    assert (at.level("mathematics"), at.asked) == (2, "question-turn")


@pytest.mark.rule("SCH-105")
def test_from_level_6_two_spaces_bring_level_7_and_the_top_reward_once():
    at = on("physics", 6).effect("advance 2 track:physics").play("worker:red")
    assert at.level("physics") == 7
    assert at.me.gold == 2 + 1, "the benefit of level 7, and what is printed above the track"
    assert (at.workers(), at.asked) == ({"red": 1}, "question-turn")


@pytest.mark.rule("SCH-105")
@pytest.mark.parametrize("track", ["physics", "philosophy", "astronomy"])
def test_above_a_primary_track_every_step_brings_1_gold(track):
    at = on(track, 7).effect(f"advance 2 track:{track}")
    assert (at.level(track), at.me.gold, at.me.silver) == (7, 2, 0)
    assert at.asked == "question-turn", "the benefit of level 7 is not gained again"


@pytest.mark.rule("SCH-105")
@pytest.mark.parametrize(("track", "guild"), [("mathematics", "purple"), ("chemistry", "orange"), ("biology", "green")])
def test_above_a_secondary_track_every_step_brings_influence_in_its_guild(track, guild):
    at = on(track, 7).effect(f"advance 2 track:{track}").play(f"guild:{guild}", f"guild:{guild}")
    assert at.guild(guild) == (2, 0)
    assert (at.level(track), at.me.gold, at.asked) == (7, 0, "question-turn")


@pytest.mark.rule("SCH-106")
@pytest.mark.parametrize(
    ("kind", "tracks"),
    [
        ("primary", ["physics", "philosophy", "astronomy"]),
        ("any", ["mathematics", "physics", "chemistry", "philosophy", "biology", "astronomy"]),
    ],
)
def test_the_tracks_of_an_icon(kind, tracks):
    at = position().effect(f"advance 1 track:{kind}")
    assert at.keys == [f"track:{track}" for track in tracks]


@pytest.mark.rule("SCH-106")
def test_an_icon_may_name_its_track():
    at = position(levels={"all": 1}).effect("advance 1 track:chemistry")
    assert at.me.levels == [1, 1, 2, 1, 1, 1]


@pytest.mark.rule("SCH-106")
@pytest.mark.parametrize(("die", "levels"), [("red.2", [1, 2, 1, 1, 1, 1]), ("white.2", [1] * 6)])
def test_the_track_of_the_actions_colour_is_none_for_white(die, levels):
    at = position(hand=[die], levels={"all": 1}).work("travel", die).effect("advance 1 track:action")
    assert at.me.levels == levels
    assert at.asked == "question-work"


@pytest.mark.rule("SCH-106")
@pytest.mark.parametrize("scroll", ["persian_h", "syriac_h"])
def test_the_effect_of_a_scroll_moves_up_a_primary_track(scroll):
    at = position(hand=["green.4"], gold=1, levels={"all": 1}).put_house(green=[scroll])
    at.put_rooms({1: ("wild_1_d", 0)}).work("translate", "green.4").play("translate", "do:advance 1 track:primary")
    at.play("track:astronomy")
    assert at.level("astronomy") == 2


@pytest.mark.rule("SCH-106")
def test_a_resource_card_moves_up_its_track():
    at = next(each for each in (new_game(seed=seed) for seed in range(1, 30)) if 0 in each.board.offer)
    seat = at.seat
    at.play(f"room:{at.board.offer.index(0) + 1}")
    assert at.level("astronomy", seat) == 1, "the first Resource Card shows Astronomy"
