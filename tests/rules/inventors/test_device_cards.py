"""Device Card reference: what each of the 44 cards counts.

The printed thresholds are moved to the count that a rule foretells, so that a card gives 2 VP for exactly that count,
4 VP for more and 0 VP for less.
"""

from __future__ import annotations

import pytest
from positions.inventors import position

BOARDS = ["robotic", "automatic", "balancing", "floating", "folding", "geared", "geometric", "hydraulic"]


@pytest.fixture
def counting(tmp_path):
    """A maker of positions in which the cards named give 2 VP for exactly the count named."""

    def make(counts, publish=True, **fields):
        pack = tmp_path / f"{'-'.join(f'{card}-{n}' for card, n in counts.items())}.toml"
        rows = [f'[[device_card]]\nid = "{card}"\nvp2 = {n or 1}\nvp4 = {(n or 1) + 1}\n' for card, n in counts.items()]
        pack.write_text("\n".join(rows))
        at = position(pack=str(pack), **fields).clear_devices()
        if publish:
            for board, card in zip(BOARDS, counts, strict=False):
                at.put_device(board, column="published", card=card, builder="neutral", publisher=0)
        return at

    return make


def points(at, counts, seat=0):
    return {card: at.card_points(card, seat) for card in counts}


def exactly(counts):
    """What the cards give if the counts are as named."""
    return {card: 2 if n else 0 for card, n in counts.items()}


@pytest.mark.rule("INV-197")
def test_there_are_44_different_cards_with_two_thresholds():
    box = position().box
    assert len(set(box.card_ids)) == len(set(box.card_metric)) == 44
    assert all(0 < low < high for low, high in zip(box.card_low, box.card_high, strict=True))


@pytest.mark.rule("INV-197")
def test_below_the_lower_threshold_0_from_it_on_2_from_the_higher_on_4():
    at = position(seats=3).clear_devices()
    at.put_device("robotic", column="published", card="hourglass", builder=1, publisher=0)
    found = [at.set(0, guilds=[count, 0, 0]).card_points("hourglass") for count in (3, 4, 6, 7)]
    assert found == [0, 2, 2, 4]


@pytest.mark.rule("INV-197")
def test_the_count_is_made_for_builder_and_publisher_separately():
    at = position(seats=3, guilds=[4, 0, 0]).set(1, guilds=[7, 0, 0]).clear_devices()
    at.put_device("robotic", column="published", card="hourglass", builder=1, publisher=0)
    assert [at.card_points("hourglass", seat) for seat in range(3)] == [2, 4, 0]


@pytest.mark.rule("INV-198")
def test_six_cards_count_the_tower_level_of_one_trade(counting):
    counts = {"bookshelf": 5, "drum": 8, "flute": 6, "lens": 4, "reed_pen": 9, "table": 7}
    at = counting(counts)
    at.set(0, levels={"tiler": 5, "scribe": 8, "weaver": 6, "blacksmith": 4, "chandler": 9, "carpenter": 7})
    assert points(at, counts) == exactly(counts)


@pytest.mark.rule("INV-199")
def test_funnel_counts_the_highest_and_bowl_the_lowest_craftsperson(counting):
    counts = {"funnel": 8, "bowl": 4}
    at = counting(counts)
    at.set(0, levels={"tiler": 4, "scribe": 5, "weaver": 5, "blacksmith": 6, "chandler": 7, "carpenter": 8})
    assert points(at, counts) == exactly(counts)


@pytest.mark.rule("INV-200")
def test_grab_counts_charcoal_influence_and_tents_but_no_influence_elsewhere(counting):
    counts = {"grab": 6, "saw": 5, "hourglass": 4}
    at = counting(counts, guilds=[2, 5, 4]).river()
    at.board.areas[2], at.board.areas[0] = (0,), (0,)
    for space, tile in ((1, "ongoing_tile"), (7, "tent_silver"), (13, "now_ship")):
        at.put_research(space, tile, first=0)
    at.put_device("self_winding", column="built", card="lens", builder=0)
    assert points(at, counts) == exactly(counts)


@pytest.mark.rule("INV-201")
def test_boat_counts_the_smallest_of_the_three_colours(counting):
    counts = {"boat": 3}
    at = counting(counts, guilds=[5, 2, 3])
    assert at.card_points("boat") == 0
    at.board.areas[1] = (0,)
    assert points(at, counts) == exactly(counts)


@pytest.mark.rule("INV-202")
def test_goblet_counts_white_dice_wherever_they_lie_on_the_board(counting):
    counts = {"goblet": 8}
    at = counting(counts, exhausted=["white"] * 3, ready=["white.2", "white.5"])
    at.set(0, camels=[["white.1"], ["white.1"]], workshops=[["white.6"]])
    at.put_device("robotic", column="built", card="lens", builder=0, tests=(3, 0, 0))
    assert points(at, counts) == exactly(counts)


@pytest.mark.rule("INV-202")
@pytest.mark.parametrize(("card", "colour"), [("puzzle", "blue"), ("pinhole_camera", "orange"), ("crane", "charcoal")])
def test_dice_of_one_colour_count_but_not_those_on_device_boards(counting, card, colour):
    counts = {card: 7}
    at = counting(counts, exhausted=[colour], ready=[f"{colour}.1"], study=[f"{colour}.top"])
    at.set(0, determined=[f"{colour}.2"], inspired=[f"{colour}.3"], camels=[[f"{colour}.4"]])
    at.set(0, workshops=[[], [], [f"{colour}.5", "white.5"]])
    at.put_device("robotic", column="built", card="lens", builder=0, tests=(3, 4, 5))
    assert points(at, counts) == exactly(counts)


@pytest.mark.rule("INV-203")
def test_pairs_of_two_colours_use_each_die_once(counting):
    counts = {"dial": 2, "door": 1, "statue": 1}
    at = counting(counts, ready=["blue.1", "blue.2", "blue.3", "orange.1", "charcoal.1", "charcoal.6"])
    assert points(at, counts) == exactly(counts)


@pytest.mark.rule("INV-204")
def test_clock_counts_sets_of_the_three_colours(counting):
    counts = {"clock": 2}
    at = counting(counts, ready=["blue.1", "blue.2", "blue.3", "orange.1", "orange.4", "charcoal.1", "charcoal.6"])
    assert points(at, counts) == exactly(counts)


@pytest.mark.rule("INV-205")
def test_workshop_tiles_count_by_the_colour_they_require(counting):
    counts = {"astrolabe": 3, "mill": 2, "telescope": 1, "compass": 3}
    rows = [
        ["pay_draw", "silver_2_orange", "keep_determined_orange"],
        ["royalties", "start_silver_refresh", "raise"],
        ["boost", "silver_3", "count_orange"],
    ]
    assert points(counting(counts, rows=rows), counts) == exactly(counts)


@pytest.mark.rule("INV-206")
def test_pump_counts_rows_of_four_tiles_and_wheel_complete_columns(counting):
    counts = {"pump": 2, "wheel": 3}
    rows = [
        ["boost", "silver_3", "collect", "royalties"],
        ["raise", "draw", "refresh"],
        ["pay_swap", "pay_ship", "pay_draw", "pay_boost"],
    ]
    assert points(counting(counts, rows=rows), counts) == exactly(counts)


def research_on(at, spaces):
    """Own Research on these spaces, some of it joined."""
    tiles = {
        0: ["ongoing_tile", "ongoing_column", "ongoing_research"],
        1: ["tent_silver", "tent_draw"],
        2: ["now_ship"],
    }
    at.river()
    for space in spaces:
        joined = space % 2
        at.put_research(space, tiles[space // 6].pop(), first=1 if joined else 0, second=0 if joined else 1)
    return at


@pytest.mark.rule("INV-207")
def test_research_of_one_section_counts_own_influence_there(counting):
    counts = {"basin": 3, "vase": 1, "flask": 0}
    assert points(research_on(counting(counts), [1, 2, 4, 8]), counts) == exactly(counts)
    counts = {"basin": 0, "vase": 0, "flask": 1}
    assert points(research_on(counting(counts), [14]), counts) == exactly(counts)


@pytest.mark.rule("INV-208")
def test_lamp_counts_sets_of_research_from_all_three_sections(counting):
    counts = {"lamp": 1}
    at = research_on(counting(counts), [1, 2, 4, 7, 8])
    assert at.card_points("lamp") == 0
    at.put_research(13, "now_ship", first=0)
    assert points(at, counts) == exactly(counts)


@pytest.mark.rule("INV-209")
def test_pairs_of_different_things_use_each_once(counting):
    counts = {"helmet": 3, "lantern": 3, "torch": 4}
    rows = [["boost", "silver_3", "collect"], ["raise", "draw"], ["pay_swap", "pay_ship"]]
    at = research_on(counting(counts, rows=rows, inactive=["tiler", "scribe", "weaver"]), [1, 2, 7, 14])
    assert points(at, counts) == exactly(counts)


@pytest.mark.rule("INV-209")
def test_helmet_and_torch_need_workshop_tiles(counting):
    counts = {"helmet": 2, "torch": 2}
    assert points(research_on(counting(counts, rows=[["boost"], ["raise"], []]), [1, 2, 7]), counts) == exactly(counts)


@pytest.mark.rule("INV-210")
def test_eyeglasses_count_devices_built_and_chair_devices_published(counting):
    counts = {"eyeglasses": 3, "chair": 1}
    at = counting(counts, publish=False)
    at.put_device("robotic", 0, "built", card="eyeglasses", inventor=1, builder=0)
    at.put_device("automatic", 1, "built", card="chair", inventor=0, builder=0)
    at.put_device("balancing", column="published", card="lens", inventor=0, builder=0, publisher=1)
    at.put_device("floating", column="published", card="drum", inventor=0, builder=1, publisher=0)
    at.put_device("folding", 0, card="toy", inventor=0)
    assert points(at, counts) == exactly(counts)


@pytest.mark.rule("INV-211")
def test_devices_in_two_roles(counting):
    counts = {"basket": 2, "fountain": 1, "needle": 1}
    at = counting(counts, publish=False)
    at.put_device("robotic", column="published", card="fountain", inventor=0, builder=0, publisher=0)
    at.put_device("automatic", column="built", card="basket", inventor=0, builder=0)
    at.put_device("balancing", 1, "built", card="needle", inventor=1, builder=0)
    at.put_device("floating", column="published", card="drum", inventor=1, builder=1, publisher=0)
    at.put_device("folding", 0, card="toy", inventor=0)
    # The device of all three roles scores its condition in both of them.
    assert points(at, counts) == {"basket": 2, "fountain": 4, "needle": 2}


@pytest.mark.rule("INV-212")
def test_scales_count_each_board_with_a_role_once(counting):
    counts = {"scales": 3}
    at = counting(counts, publish=False)
    at.put_device("robotic", 0, card="toy", inventor=0)
    at.put_device("automatic", 0, "built", card="scales", inventor=0, builder=0)
    at.put_device("balancing", column="published", card="drum", inventor=0, builder=0, publisher=0)
    at.put_device("floating", column="published", card="lens", inventor=1, builder="neutral", publisher=1)
    assert points(at, counts) == exactly(counts)


@pytest.mark.rule("INV-213")
def test_beaker_counts_rows_and_sail_columns_of_the_invention_grid(counting):
    counts = {"beaker": 1, "sail": 1}
    at = counting(counts, inventions=[-1, -1, 2, 3, -1, 5])
    assert points(at, counts) == exactly(counts)
    counts = {"beaker": 2, "sail": 3}
    at = counting(counts, inventions=[-1] * 6)
    assert points(at, counts) == exactly(counts)


@pytest.mark.rule("INV-213")
def test_a_tile_removed_by_a_goal_counts_as_removed(counting):
    counts = {"sail": 1}
    at = counting(counts, rounds=3, goal=1, inventions=[0, -1, 2, 3, 1, 5])
    assert at.card_points("sail") == 0
    at.effect("remove 1 invention").play("invention:bottom_centre")
    assert points(at, counts) == exactly(counts)


@pytest.mark.rule("INV-214")
def test_beacon_counts_the_position_of_the_royalties_marker(counting):
    counts = {"beacon": 9}
    assert points(counting(counts, royalties=9), counts) == exactly(counts)


@pytest.mark.rule("INV-215")
def test_glider_counts_different_areas_and_the_setup_card_of_the_short_game(counting):
    counts = {"glider": 3}
    at = counting(counts, rounds=3)
    at.board.areas = [(0, 0), (1,), (), (0,), ()]
    assert points(at, counts) == exactly(counts)
    counts = {"glider": 2}
    at = counting(counts, rounds=4)
    at.board.areas = [(0, 0), (1,), (), (0,), ()]
    assert points(at, counts) == exactly(counts)


@pytest.mark.rule("INV-216")
def test_toy_counts_the_position_of_the_ship_skipped_spaces_included(counting):
    counts = {"toy": 12}
    at = counting(counts, ship=6).river()
    at.effect("ship 1").pass_until("question-main-action")
    assert at.me.ship == 12, "one movement point, five empty spaces skipped"
    assert points(at, counts) == exactly(counts)
