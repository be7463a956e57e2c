"""Placing a Tent."""

import pytest
from positions.inventors import position

#: Nothing unused: no reward.
BUSY = {"workers": 0, "camels": [["white.1"], ["white.1"]]}


def tents(at):
    return [key for key in at.keys if key.startswith("tent:")]


@pytest.mark.rule("INV-150")
def test_one_of_the_five_spaces_not_yet_used_this_round():
    at = position(seats=3).put_tents({1: 1, 3: 2})
    assert tents(at) == ["tent:2", "tent:4", "tent:5"]
    assert at.why("tent:1") == "INV-150"
    at.play("tent:4").pass_until("question-income")
    assert at.board.areas[3] == (0,)


@pytest.mark.rule("INV-150")
def test_each_player_places_exactly_one_per_round():
    at = position(seats=3, tents=4, **BUSY)
    at.play("tent:2").pass_until("question-main-action")
    assert at.me.tents == 3
    at.set(0, inactive=["tiler"]).take_turn(0)
    assert tents(at) == []
    assert at.why("tent:3") == "INV-150"


@pytest.mark.rule("INV-150")
def test_next_round_the_spaces_are_free_again():
    at = position(seats=3)
    at.end_round({0: 1, 1: 2, 2: 3}).pass_until("question-main-action")
    assert tents(at) == [f"tent:{space}" for space in range(1, 6)]


@pytest.mark.rule("INV-151")
def test_the_three_steps_in_any_order_and_each_optional():
    at = position(seats=3, exhausted=["white"] * 9, inactive=["tiler", "weaver", "scribe"], research=["tent_refresh"])
    at.put_pass_tile(1, "pass_brighten")
    at.play("tent:1")
    assert set(at.keys) == {"reward", "pass-tile", "research:tent_refresh", "pass"}
    at.play("research:tent_refresh", "tiler", "weaver")
    assert set(at.keys) == {"reward", "pass-tile", "pass"}, "once each"
    at.play("pass")
    assert at.dice_in("exhausted") == ["white"] * 9, "reward and Pass tile are declined"
    assert not at.active("scribe")
    assert at.seat == 1


@pytest.mark.rule("INV-151")
def test_the_pass_tile_beside_the_tent_is_used():
    at = position(seats=3, exhausted=["white"] * 9, guilds=[0, 0, 0], **BUSY)
    at.put_pass_tile(1, "pass_silver").put_pass_tile(2, "pass_brighten")
    at.play("tent:2", "pass-tile", "do:brighten 3", *["exhausted.white"] * 3, "blue")
    assert len(at.me.ready) == 3
    assert at.me.guilds == [1, 0, 0]
    assert at.me.silver == 0


@pytest.mark.rule("INV-151")
def test_several_tent_research_in_any_order_among_themselves():
    at = position(seats=3, research=["tent_silver", "tent_draw"], **BUSY).put_pass_tile(1, "pass_refresh")
    at.play("tent:1", "research:tent_draw")
    assert len(at.me.hand) == 2
    assert not at.offers("research:tent_draw")
    at.play("research:tent_silver")
    assert at.me.silver == 2


def reward(**fields):
    """How many refreshes and brightens a Tent gives for what is unused."""
    at = position(seats=3, exhausted=["white"] * 9, active=[], **fields).put_pass_tile(1, "pass_guilds")
    at.play("tent:1")
    if not at.offers("reward"):
        return 0, 0
    at.play("reward", "refresh")
    while at.asked == "question-refresh":
        at.play(at.keys[0])
    at.play("brighten")
    while at.asked == "question-brighten":
        at.play("exhausted.white")
    return at.me.active.bit_count(), len(at.me.ready)


@pytest.mark.rule("INV-152")
def test_each_unused_worker_and_camel_refreshes_and_brightens():
    used = [["white.1"], ["white.1"]]
    assert reward(workers=1, envoy=True, third_camel=True, camels=used) == (3, 3), "a Worker, the Envoy, a Camel"
    assert reward(workers=0, camels=used) == (0, 0), "the locked Camel and the reserve do not count"
    assert reward(workers=0, camels=used, hired_camel=True) == (1, 1), "the flipped Hired Camel counts"
    assert reward(workers=2, camels=[]) == (4, 4)
    assert reward(workers=2, camels=[], hired_camel=True, third_camel=True, envoy=True) == (6, 7)


@pytest.mark.rule("INV-152")
def test_each_refresh_and_brighten_is_optional():
    at = position(seats=3, exhausted=["white"] * 9, active=[], workers=2, camels=[["white.1"], ["white.1"]])
    at.put_pass_tile(1, "pass_guilds").play("tent:1", "reward", "brighten", "exhausted.white", "pass")
    assert at.keys == ["refresh", "pass"]
    at.play("pass")
    assert len(at.me.ready) == 1
    assert at.me.active == 0


@pytest.mark.rule("INV-152")
def test_a_worker_retrieved_through_the_river_is_unused_again():
    at = position(seats=3, workers=2, exhausted=["white"], camels=BUSY["camels"], ship=11)
    at.put_workers({"open_draw": 0, "open_brighten": 0}).put_pass_tile(1, "pass_guilds")
    at.effect("retrieve 1 worker").play("worker:open_draw")
    at.play("tent:1", "reward", "brighten", "exhausted.white")
    assert len(at.me.ready) == 1


@pytest.mark.rule("INV-153")
def test_tent_research_works_on_the_turn_of_the_tent():
    at = position(seats=3, **BUSY).put_pass_tile(1, "pass_guilds")
    at.play("tent:1")
    assert not at.offers("research:tent_silver")
    at.set(research=["tent_silver"])
    at.play("research:tent_silver")
    assert at.me.silver == 2, "even if acquired earlier in that turn"


@pytest.mark.rule("INV-153")
def test_a_tile_acquired_later_first_works_next_round():
    at = position(seats=3, ship=7, inactive=["tiler"], **BUSY).river({}).top_research("tent_silver")
    at.put_tents({1: 0})
    at.effect("research 1").play("space:7", "research:tent_silver").play(at.keys[0])
    assert at.me.research == 1 << at.box.research_ids.index("tent_silver")
    assert at.me.silver == 0
    assert at.asked == "question-after-tent"
    assert not at.offers("research:tent_silver")
    at.put_pass_tile(1, "pass_guilds").end_round({1: 2, 2: 3}).pass_until("question-main-action")
    at.set(0, silver=0).take_turn(0).play("tent:1", "research:tent_silver")
    assert at.me.silver == 2


@pytest.mark.rule("INV-154")
def test_what_the_tent_reveals_comes_last():
    at = position(seats=3, workers=0, camels=[["white.1"]], exhausted=["white"] * 9, active=[])
    at.put_pass_tile(1, "pass_guilds").play("tent:1")
    assert at.me.open_camels() == 2, "not yet"
    at.play("reward", "refresh", "tiler")
    assert at.asked == "question-reward", "one refresh, not two"
    at.play("brighten", "exhausted.white")
    assert at.asked == "question-tent-steps"
    assert (at.me.active.bit_count(), len(at.me.ready)) == (1, 1)
    at.play("pass")
    assert at.me.open_camels() == 3


@pytest.mark.rule("INV-154")
def test_it_is_resolved_even_when_everything_else_is_declined():
    at = position(seats=3, inactive=["tiler"])
    at.play("tent:1", "pass")
    assert at.me.third_camel


@pytest.mark.rule("INV-154")
@pytest.mark.parametrize(
    ("seats", "reveals"),
    [(2, ["camel", "worker", "", ""]), (3, ["camel", "", "worker", ""]), (4, ["", "camel", "worker", ""])],
)
def test_tents_leave_the_track_from_left_to_right(seats, reveals):
    found = []
    for left in (4, 3, 2, 1):
        at = position(seats=seats, tents=left, **BUSY)
        at.play("tent:1").pass_until("question-main-action")
        assert at.me.tents == left - 1
        found.append("camel" if at.me.third_camel else "worker" if at.me.workers else "")
    assert found == reveals


@pytest.mark.rule("INV-155")
def test_the_third_worker_comes_for_good_and_is_used_next_round():
    at = position(seats=2, round=2)
    assert (at.me.workers, at.me.reserve) == (2, 1)
    at.end_round({0: 1, 1: 2}, dummy=3).pass_until("question-main-action")
    assert at.table.round == 3
    assert (at.me.workers, at.me.reserve) == (3, 0)
    at.end_round({0: 1, 1: 2}, dummy=3).pass_until("question-main-action")
    assert at.me.workers == 3


@pytest.mark.rule("INV-155")
def test_revealed_with_the_tent_it_is_no_unused_worker():
    at = position(seats=2, tents=3, exhausted=["white"] * 9, workers=1, camels=BUSY["camels"])
    at.put_pass_tile(1, "pass_guilds").play("tent:1", "tent:3", "reward", "brighten", "exhausted.white")
    assert (at.asked, len(at.me.ready)) == ("question-tent-steps", 1), "1 Worker was unused, not 2"
    at.play("pass")
    assert at.me.workers == 2


@pytest.mark.rule("INV-156")
def test_the_first_to_tent_places_the_dummys_tent_too():
    at = position(seats=2, **BUSY)
    at.play("tent:2")
    assert (at.seat, at.asked) == (0, "question-dummy-tent")
    assert tents(at) == ["tent:1", "tent:3", "tent:4", "tent:5"], "another free space; it must be placed"
    assert not at.offers("pass")
    at.play("tent:1").pass_until("question-main-action")
    assert at.seat == 1
    assert tents(at) == ["tent:3", "tent:4", "tent:5"]
    at.set(1, inactive=["tiler"]).play("tent:4")
    assert at.asked != "question-dummy-tent", "only the first"


@pytest.mark.rule("INV-156")
def test_next_round_the_dummys_tent_is_placed_anew():
    at = position(seats=2)
    at.end_round({0: 2, 1: 3}, dummy=1).pass_until("question-main-action")
    assert tents(at) == [f"tent:{space}" for space in range(1, 6)]
    at.play("tent:1")
    assert at.asked == "question-dummy-tent"


@pytest.mark.rule("INV-156")
def test_three_players_have_no_dummys_tent():
    at = position(seats=3, **BUSY)
    at.play("tent:2").pass_until("question-main-action")
    assert at.board.tents == [-1, 0, -1, -1, -1]
