"""Workshop tile reference: all tiles counted, free gains, colour tiles and End of Round tiles."""

from __future__ import annotations

from collections import Counter

import pytest
from positions.inventors import position

PAID = {
    "study 1 die:blue": "tiler",
    "study 1 die:orange": "chandler",
    "study 1 die:charcoal": "blacksmith",
    "study 1 die:any": "weaver",
    "swap 1 die": "carpenter",
    "gain 1 influence:blue": "tiler",
    "gain 1 influence:orange": "chandler",
    "gain 1 influence:charcoal": "blacksmith",
    "draw 1 card + gain 1 influence:any": "carpenter",
    "draw 2 card": "chandler",
    "brighten 2": "weaver",
    "royalties 1": "carpenter",
    "research 1": "scribe",
    "refresh all craft": "scribe",
    "raise 2 craft": "weaver",
    "ship 1": "blacksmith",
    "collect 1 tile": "tiler",
    "boost 6": "any",
}
FREE = {
    ("boost 3",): 1,
    ("gain 3 silver",): 1,
    ("gain 2 silver",): 3,
    ("brighten 1", "gain 1 silver"): 1,
    ("increase 2", "gain 1 silver"): 1,
    ("brighten 1", "increase 1", "gain 1 silver"): 1,
    ("gain 1 influence:blue",): 1,
    ("gain 1 influence:orange",): 1,
    ("gain 1 influence:charcoal",): 1,
    ("draw 2 card",): 1,
    ("raise 1 craft",): 1,
    ("refresh 2 craft:any",): 1,
    ("royalties 1",): 1,
    ("collect 1 tile",): 1,
    ("count colour:blue",): 1,
    ("count colour:orange",): 1,
    ("count colour:charcoal",): 1,
    ("pay 1 influence:any -> ship 1",): 1,
    ("pay 1 influence:any -> research 1",): 1,
    ("gain 1 silver", "refresh 1 craft:any"): 1,
    ("draw 1 card", "refresh 1 craft:any"): 1,
    ("brighten 1", "refresh 1 craft:any"): 1,
    ("keep dice:determined",): 3,
    ("keep dice:ready",): 3,
}


def place(at, row, *dice):
    """Place these dice of Ready in a Workshop."""
    which = ["top", "middle", "bottom"].index(row)
    at.play(f"workshop:{row}")
    while at.asked == "question-place-dice":
        placed = len(at.me.workshops[which])
        at.play(f"ready.{dice[placed]}" if placed < len(dice) else "pass")
    return at


def activate(*tiles, dice, spare=(), **fields):
    """Place these dice in the top Workshop, which holds these tiles; `spare` dice stay in Ready."""
    return place(position(rows=[tiles, [], []], ready=[*dice, *spare], **fields), "top", *dice)


@pytest.mark.rule("INV-235")
def test_the_48_tiles_have_the_effects_of_the_list():
    box = position().box
    printed = Counter(tuple(box.parts[part].text for part in effect) for effect in box.tile_effect)
    paid = {(f"pay 1 craft:{trade} -> {gain}",): 1 for gain, trade in PAID.items()}
    assert printed == Counter(paid) + Counter(FREE)
    assert printed.total() == 48


@pytest.mark.rule("INV-235")
def test_42_tiles_are_found_on_the_river_and_6_are_starting_tiles():
    at = position(seats=4)
    board = at.board
    river = [tile for stack in board.stacks for tile in stack] + list(board.boxed)
    assert sorted(river) == list(range(42))
    assert sorted(at.box.setup_tile) == list(range(42, 48))


@pytest.mark.rule("INV-244")
def test_two_tiles_of_two_silver_give_four():
    at = activate("silver_2_blue", "silver_2_orange", dice=["blue.4", "orange.1"])
    at.play("tile:silver_2_blue", "tile:silver_2_orange")
    assert at.me.silver == 4


@pytest.mark.rule("INV-244")
def test_the_tile_of_three_silver_gives_three():
    at = activate("silver_3", dice=["white.6", "white.3"]).play("tile:silver_3")
    assert at.me.silver == 3


@pytest.mark.rule("INV-245")
def test_two_increases_may_go_to_one_die_but_not_to_dice_in_the_active_workshop():
    at = activate("increase_silver", dice=["blue.5"], spare=["white.2", "white.5"])
    at.play("tile:increase_silver")
    assert at.keys == ["ready.white.2", "ready.white.5", "pass"]
    at.play("ready.white.2", "ready.white.3")
    assert at.me.ready == [4, 5]
    assert at.me.silver == 1
    assert at.asked != "question-increase"


@pytest.mark.rule("INV-245")
def test_a_brighten_and_a_silver():
    at = activate("brighten_silver", dice=["blue.5"], spare=["white.2"]).play("tile:brighten_silver", "ready.white.2")
    assert (at.me.determined, at.me.silver) == ([2], 1)
    assert at.asked != "question-brighten"


@pytest.mark.rule("INV-245")
def test_a_brighten_an_increase_and_a_silver():
    at = activate("brighten_increase_silver", dice=["blue.5", "white.2"], spare=["white.2"])
    at.play("tile:brighten_increase_silver", "do:increase 1", "ready.white.2", "ready.white.3")
    assert (at.me.determined, at.me.silver) == ([3], 1)


@pytest.mark.rule("INV-246")
@pytest.mark.parametrize(("colour", "guilds"), [("blue", [1, 0, 0]), ("orange", [0, 1, 0]), ("charcoal", [0, 0, 1])])
def test_a_free_influence_of_one_colour(colour, guilds):
    at = activate(f"influence_{colour}", dice=[f"{colour}.6", "white.1"], guilds=[0, 0, 0])
    at.play(f"tile:influence_{colour}")
    assert at.me.guilds == guilds


@pytest.mark.rule("INV-246")
def test_two_free_cards():
    at = activate("draw", dice=["orange.5"]).play("tile:draw")
    assert len(at.me.hand) == 2


@pytest.mark.rule("INV-246")
def test_a_free_raise():
    at = activate("raise", dice=["charcoal.6", "white.2"], levels={"all": 1}).play("tile:raise", "tiler")
    assert at.level("tiler") == 2
    assert sum(at.me.levels) == 7


@pytest.mark.rule("INV-246")
def test_refresh_any_two_makes_exactly_two_active():
    at = activate("refresh", dice=["charcoal.5"], inactive=["tiler", "weaver", "scribe"])
    at.play("tile:refresh", "tiler", "weaver")
    assert [at.active(trade) for trade in ("tiler", "weaver", "scribe")] == [True, True, False]
    assert at.asked != "question-refresh"


@pytest.mark.rule("INV-246")
def test_a_free_advance_on_the_royalties_track():
    at = activate("royalties", dice=["blue.6", "white.5"], royalties=3).play("tile:royalties")
    assert at.me.royalties == 4


@pytest.mark.rule("INV-246")
def test_a_free_tile_from_the_ships_space_or_to_its_left():
    at = activate("collect", dice=["white.6", "white.6"], ship=3).river({2: ["draw"], 3: ["raise"], 4: ["boost"]})
    at.play("tile:collect")
    assert at.keys == ["space:2", "space:3", "pass"]
    at.play("space:3", "row:bottom")
    assert at.me.rows[2] == (at.box.tile_ids.index("raise"),)


@pytest.mark.rule("INV-247")
@pytest.mark.parametrize(
    ("counts", "tile"),
    [("count_blue", "silver_2_blue"), ("count_orange", "silver_2_orange"), ("count_charcoal", "silver_2_charcoal")],
)
def test_a_colour_tile_gives_its_row_the_colour(counts, tile):
    at = activate(counts, tile, dice=["white.6"]).play(f"tile:{tile}")
    assert at.me.silver == 2


@pytest.mark.rule("INV-247")
def test_a_colour_tile_gives_no_colour_to_another_row_and_no_other_colour():
    at = position(rows=[["silver_2_orange"], ["count_orange", "silver_2_blue"], []], ready=["white.6"])
    assert place(at, "top", "white.6").why("tile:silver_2_orange") == "INV-133"
    at = position(rows=[[], ["count_orange", "silver_2_blue"], []], ready=["white.6"])
    assert place(at, "middle", "white.6").why("tile:silver_2_blue") == "INV-133"


@pytest.mark.rule("INV-247")
@pytest.mark.parametrize(("dice", "rule"), [(["white.5"], "INV-133"), (["white.5", "white.1"], "")])
def test_a_colour_tile_that_prints_a_requirement_needs_it_met_first(tmp_path, dice, rule):
    pack = tmp_path / "colours.toml"
    pack.write_text('[[workshop_tile]]\nid = "count_orange"\nvalue = 6\n')
    at = activate("count_orange", "silver_2_orange", dice=dice, spare=["blue.1"], pack=str(pack))
    assert at.why("tile:silver_2_orange") == rule


@pytest.mark.rule("INV-249")
@pytest.mark.parametrize(
    ("tile", "colour", "silver", "cards"),
    [("start_silver_refresh", "blue", 1, 0), ("start_draw_refresh", "orange", 0, 1)],
)
def test_a_refresh_with_a_silver_or_a_card(tile, colour, silver, cards):
    at = activate(tile, dice=[f"{colour}.4"], inactive=["scribe"]).play(f"tile:{tile}", "scribe")
    assert at.active("scribe")
    assert (at.me.silver, len(at.me.hand)) == (silver, cards)


@pytest.mark.rule("INV-249")
def test_a_refresh_with_a_brighten():
    at = activate("start_brighten_refresh", dice=["charcoal.4"], spare=["white.2"], inactive=["scribe", "tiler"])
    at.play("tile:start_brighten_refresh", "do:brighten 1", "ready.white.2", "scribe")
    assert at.me.determined == [2]
    assert at.active("scribe")
    assert not at.active("tiler")


def rest(rows, dice, in_round=1, choose=None):
    """The round ends with these dice in the top Workshop; they are kept by the tile `choose`, or by none."""
    at = position(seats=3, round=in_round, rows=rows, workshops=[dice])
    at.play("tent:1").pass_until("question-main-action")
    now = at.table.round
    while not at.game.over and at.table.round == now:
        if at.asked == "question-keep-dice":
            assert choose, f"no dice are to be kept, and {at.keys} are offered"
            at.play(f"tile:{choose}")
        elif at.asked == "question-main-action":
            at.play(next(key for key in at.keys if key.startswith("tent:")))
        else:
            at.game.play(next((key for key in ("pass", "end-turn") if key in at.keys), at.keys[0]))
    return at


@pytest.mark.rule("INV-250")
def test_dice_that_meet_a_ready_tile_are_rolled_into_ready_at_the_end_of_round():
    at = rest([["start_keep_blue"], [], []], ["blue.2", "white.1"], choose="start_keep_blue")
    assert sorted(code >> 3 for code in at.me.ready) == [0, 1]
    assert at.me.exhausted == [0, 0, 0, 0]


@pytest.mark.rule("INV-250")
@pytest.mark.parametrize("dice", [["white.2", "white.1"], ["blue.1", "white.1"]])
def test_dice_without_the_colour_or_the_value_go_to_exhausted(dice):
    at = rest([["start_keep_blue"], [], []], dice)
    assert at.me.ready == []
    assert sum(at.me.exhausted) == 2


@pytest.mark.rule("INV-250")
def test_a_determined_tile_rolls_the_dice_into_determined():
    at = rest([["keep_determined_orange"], [], []], ["orange.6", "white.1"], choose="keep_determined_orange")
    assert sorted(code >> 3 for code in at.me.determined) == [0, 2]
    assert at.me.exhausted == [0, 0, 0, 0]


@pytest.mark.rule("INV-250")
def test_a_colour_tile_of_the_row_helps_an_end_of_round_tile():
    at = rest([["start_keep_blue", "count_blue"], [], []], ["white.2", "white.1"], choose="start_keep_blue")
    assert len(at.me.ready) == 2


@pytest.mark.rule("INV-250")
def test_a_workshop_cleared_during_the_round_sends_its_dice_to_exhausted():
    at = position(rows=[["start_keep_blue"], [], []], workshops=[["blue.2", "white.1"]])
    at.effect("clear 1 workshop").play("row:top")
    assert at.me.exhausted == [1, 1, 0, 0]
    assert at.me.ready == []


@pytest.mark.rule("INV-250")
def test_end_of_round_tiles_do_nothing_in_the_final_round_and_are_never_activated():
    at = rest([["start_keep_blue"], [], []], ["blue.2", "white.1"], in_round=4)
    assert at.game.over
    assert at.me.workshops[0] == (1, 8 + 2)
    at = activate("start_keep_blue", dice=["blue.6"], spare=["white.2"])
    assert at.why("tile:start_keep_blue") == "INV-250"
