"""Setup: the Player Boards, the Setup Cards, and the 3-round game."""

from __future__ import annotations

import pytest
from positions.inventors import new_game, position

from claytable.games.inventors.terms import COLOURS, NOBODY

SEEDS = range(1, 9)
COUNTS = [2, 3, 4]


def started(seats=2, seed=1, **options):
    """A game whose first round begins, as set up."""
    return new_game(seats, seed, **options).pass_until("question-main-action")


def seen(at, seat):
    return at.game.view(seat)["players"][seat]


def places(at):
    """Seats in turn order."""
    seats = at.table.seats
    return [(at.table.first + n) % seats for n in range(seats)]


# -- the board itself ---------------------------------------------------------------------------------------


@pytest.mark.rule("INV-023")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_tower_reads_1_to_5_from_bottom_to_top(seats):
    at = new_game(seats=seats)
    assert [seen(at, seat)["tower"] for seat in range(seats)] == [[1, 2, 3, 4, 5]] * seats


@pytest.mark.rule("INV-023")
def test_the_back_of_tower_tile_n_is_n_plus_5():
    at = position(levels={"all": 5, "tiler": 1}, inspired=["white.1"])
    towers = [seen(at, 0)["tower"]]
    for _ in range(4):
        at.effect("raise 1 craft").play("tiler").pass_until("question-main-action")
        towers.append(seen(at, 0)["tower"])
    assert towers == [list(range(low, low + 5)) for low in range(1, 6)]


@pytest.mark.rule("INV-024")
@pytest.mark.parametrize("seats", COUNTS)
def test_every_player_has_4_tents_on_the_track(seats):
    at = started(seats=seats)
    assert [at.player(seat).tents for seat in range(seats)] == [4] * seats


@pytest.mark.rule("INV-024")
@pytest.mark.parametrize(
    ("seats", "revealed"),
    [(4, [(2, 2), (3, 2), (3, 3)]), (3, [(3, 2), (3, 2), (3, 3)]), (2, [(3, 2), (3, 3), (3, 3)])],
)
def test_the_side_for_the_player_count_says_what_the_tents_reveal(seats, revealed):
    at = position(seats=seats)
    found = []
    for _ in range(3):
        at.end_round({seat: seat + 1 for seat in range(seats)}, dummy=5).pass_until("question-main-action")
        found.append((2 + at.me.third_camel, 3 - at.me.reserve))
    assert found == revealed, "open Camels and Workers after the first, second and third Tent"


@pytest.mark.rule("INV-025")
@pytest.mark.parametrize("seats", COUNTS)
def test_2_of_the_4_camel_spaces_are_open_at_the_start(seats):
    at = started(seats=seats)
    for seat in range(seats):
        assert [camel["open"] for camel in seen(at, seat)["camels"]] == [True, True, False, False]


@pytest.mark.rule("INV-025")
def test_a_third_camel_action_is_refused_in_round_1():
    at = position(ready=["blue.4"], camels=[["white.1"]])
    assert at.offers("test")
    at.set(camels=[["white.1"], ["white.1"]])
    assert not at.offers("test")
    assert at.why("test") == "INV-102"


@pytest.mark.rule("INV-026")
def test_after_2_workers_no_other_can_be_placed_in_round_1():
    at = position().play("worker:open_draw", "worker:open_draw", "worker:open_draw", "worker:open_draw")
    assert at.seat == 0
    assert not any(key.startswith("worker:") for key in at.keys)
    assert at.why("worker:open_draw") == "INV-141"
    assert (at.me.workers, at.me.reserve) == (0, 1)


@pytest.mark.rule("INV-027", "INV-031")
def test_4_of_25_influence_lie_in_guilds_after_the_setup_card():
    for seed in SEEDS:
        at = new_game(4, seed)
        for seat in range(4):
            me = at.player(seat)
            assert (me.supply, sum(me.guilds)) == (21, 4)
            assert tuple(me.guilds) == at.box.setup_influence[me.setup_card]


@pytest.mark.rule("INV-028")
def test_the_6_invention_tiles_are_laid_out_at_random():
    layouts = set()
    for seed in SEEDS:
        at = new_game(2, seed)
        for seat in range(2):
            assert sorted(at.player(seat).inventions) == [0, 1, 2, 3, 4, 5]
            layouts.add(tuple(at.player(seat).inventions))
    assert len(layouts) > 12


@pytest.mark.rule("INV-029")
@pytest.mark.parametrize("seats", COUNTS)
def test_all_ships_and_royalties_markers_start_on_0(seats):
    at = started(seats=seats)
    assert [(at.player(seat).ship, at.player(seat).royalties) for seat in range(seats)] == [(0, 0)] * seats


@pytest.mark.rule("INV-029")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_starting_players_ship_lies_lowest_then_clockwise_with_the_dummy_on_top(seed):
    at = new_game(2, seed)
    heights = [at.player(seat).arrival for seat in places(at)] + [at.board.dummy_arrival]
    assert heights == sorted(set(heights))


@pytest.mark.rule("INV-030")
def test_the_reference_card_gives_cards_and_silver_by_seat_order(tmp_path):
    pack = tmp_path / "reference.toml"
    pack.write_text(
        "[reference_card]\nseats = [{ seat = 1, cards = 1, silver = 11 }, { seat = 2, cards = 2, silver = 12 },"
        " { seat = 3, cards = 3, silver = 13 }, { seat = 4, cards = 4, silver = 14 }]\n"
    )
    for seed in SEEDS:
        at = new_game(4, seed, pack=str(pack))
        given = [(len(at.player(seat).hand), at.player(seat).silver) for seat in places(at)]
        assert given == [(1, 11), (2, 12), (3, 13), (4, 14)]


@pytest.mark.rule("INV-030")
def test_the_starting_player_is_drawn_at_random_and_takes_the_first_turn():
    starting = set()
    for seed in SEEDS:
        at = started(4, seed)
        assert at.seat == at.table.first
        starting.add(at.seat)
    assert len(starting) > 1


# -- the Setup Card -----------------------------------------------------------------------------------------


@pytest.mark.rule("INV-031")
def test_each_player_is_dealt_another_setup_card():
    hands = set()
    for seed in SEEDS:
        cards = [new_game(4, seed).player(seat).setup_card for seat in range(4)]
        assert len(set(cards)) == 4
        hands.add(tuple(cards))
    assert len(hands) == len(SEEDS)


@pytest.mark.rule("INV-031")
def test_the_setup_card_fixes_tile_and_tower_places():
    for seed in SEEDS:
        at = new_game(4, seed)
        cards = [at.player(seat).setup_card for seat in range(4)]
        at.pass_until("question-main-action")
        for seat, card in enumerate(cards):
            assert tuple(at.player(seat).levels) == at.box.setup_levels[card]
            assert at.player(seat).rows[0] == (at.box.setup_tile[card],)


@pytest.mark.rule("INV-032")
def test_11_dice_lie_1_in_the_study_6_in_ready_and_4_in_exhausted():
    for seed in SEEDS:
        at = new_game(4, seed)
        for seat in range(4):
            me = at.player(seat)
            study, ready, exhausted = (COLOURS[colour] for colour in at.box.setup_dice[me.setup_card])
            assert seen(at, seat)["study"] == [{"colour": study, "level": "bottom"}]
            assert sorted(text.split(".")[0] for text in at.dice_in("ready", seat)) == sorted([ready, *["white"] * 5])
            assert sorted(at.dice_in("exhausted", seat)) == sorted([exhausted, *["white"] * 3])
            assert (at.dice_owned(seat), me.dice(0)) == (11, 8)


@pytest.mark.rule("INV-032")
def test_the_dice_in_ready_are_rolled():
    faces = [code & 7 for seed in SEEDS for seat in range(4) for code in new_game(4, seed).player(seat).ready]
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert max(faces.count(face) for face in range(1, 7)) < len(faces) / 3


@pytest.mark.rule("INV-033")
@pytest.mark.parametrize(("row", "lengths"), [("top", [1, 0, 0]), ("middle", [0, 1, 0]), ("bottom", [0, 0, 1])])
def test_the_starting_tile_goes_to_the_first_space_of_a_chosen_row(row, lengths):
    at = new_game()
    seat = at.seat
    assert at.keys == ["row:top", "row:middle", "row:bottom"]
    at.play(f"row:{row}")
    assert [len(tiles) for tiles in at.player(seat).rows] == lengths


@pytest.mark.rule("INV-033")
def test_the_effect_under_the_first_space_is_not_resolved_at_setup(tmp_path):
    pack = tmp_path / "covered.toml"
    pack.write_text('[[workshop_row]]\nid = "middle"\ncovered = [["gain 2 silver"], [], [], [], []]\n')
    at = new_game(pack=str(pack))
    seat = at.seat
    silver = at.player(seat).silver
    assert at.play("row:middle").player(seat).silver == silver
    at.set(seat, rows=[[], [], []], ship=1).river({1: ["boost"]}).effect("take 1 tile", seat=seat).play("row:middle")
    assert at.player(seat).silver == silver + 2, "the same space pays out during play"


@pytest.mark.rule("INV-034")
def test_the_2_craftspeople_on_tile_2_start_inactive_and_4_others_active():
    for seed in SEEDS:
        at = new_game(4, seed)
        for seat in range(4):
            people = seen(at, seat)["craftspeople"]
            assert sorted(each["level"] for each in people) == [1, 1, 1, 2, 2, 4]
            assert [each["active"] for each in people] == [each["level"] != 2 for each in people]
            assert sum(each["active"] for each in people) == 4


# -- 3 or 4 rounds ------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-035")
def test_in_a_4_round_game_there_are_no_goals_and_4_tents_stand_on_the_track():
    at = started(seats=3, rounds=4)
    for seat in range(3):
        assert at.player(seat).tents == 4
        assert at.player(seat).goal == NOBODY
        assert seen(at, seat)["goal"] is None


@pytest.mark.rule("INV-035")
def test_in_a_4_round_game_the_setup_cards_return_to_the_box_before_round_1():
    assert [each["setup_card"] for each in started(seats=3, rounds=4).game.view(0)["players"]] == [None] * 3
    assert None not in [each["setup_card"] for each in started(seats=3, rounds=3).game.view(0)["players"]]


@pytest.mark.rule("INV-035")
@pytest.mark.parametrize("rounds", [3, 4])
def test_a_game_lasts_as_many_rounds_as_agreed(rounds):
    at = position(seats=3, rounds=rounds, round=rounds).end_round({0: 1, 1: 2, 2: 3})
    assert (at.game.over, at.table.round) == (True, rounds)


@pytest.mark.rule("INV-036")
@pytest.mark.parametrize(("seats", "camels"), [(2, 3), (3, 3), (4, 2)])
def test_the_3_round_game_moves_a_tent_and_gives_a_card_and_a_silver_more(seats, camels):
    long, short = started(seats, rounds=4), started(seats, rounds=3)
    for seat in range(seats):
        before, now = long.player(seat), short.player(seat)
        assert (now.tents, now.goal) == (3, 0)
        assert len(now.hand) == len(before.hand) + 1
        assert now.silver == before.silver + 1
        assert now.open_camels() == camels
