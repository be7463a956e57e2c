"""Invent."""

import pytest
from positions.inventors import position

PLAIN = ["folding", "trick", "portable", "floating"]  # 6, 6, 6 and 8; nothing to discard


def ready_to_invent(*boards, **fields):
    """Boards in the left column, the wanted one first, and a die of 6."""
    at = position(**{"seats": 3, "ready": ["white.6"]} | fields).clear_devices()
    for row, board in enumerate(boards or PLAIN):
        at.put_device(board, row)
    return at


def invent(at, card, invention="top_left"):
    """Place the card, then the Invention tile, and whatever else is asked in the order offered."""
    at.play(f"card:{card}")
    while at.asked == "question-invent-effects":
        at.play(f"invention:{invention}" if at.offers(f"invention:{invention}") else at.keys[0])
    return at


@pytest.mark.rule("INV-105")
def test_only_boards_without_a_card_and_within_the_total():
    at = position(seats=3, ready=["white.4", "white.3"], hand=["lens", "basin", "bowl"]).clear_devices()
    at.put_device("balancing", 0, card="chair", inventor=1)
    at.put_device("folding", 1).put_device("floating", 2).put_device("trick", 3)
    at.play("invent", "ready.white.4")
    assert at.asked == "question-target"
    assert at.offers("device:folding")
    assert at.why("device:balancing") == "INV-105", "requires 4, but is already Invented"
    assert at.why("device:floating") == "INV-104", "requires 8, and 4 and 3 are 7"
    assert at.why("device:automatic") == "INV-105", "is not in the left column"


@pytest.mark.rule("INV-105")
def test_the_total_may_equal_the_value():
    assert ready_to_invent("folding", hand=["lens"], ready=["white.6"]).offers("invent")
    assert ready_to_invent("folding", hand=["lens"], ready=["white.5"]).why("invent") == "INV-104"
    at = ready_to_invent("folding", hand=["lens"], ready=["white.3", "white.3"])
    at.play("invent")
    assert at.dice_in("camel:1") == ["white.3", "white.3"]


@pytest.mark.rule("INV-106")
def test_two_cards_to_discard_and_another_to_place():
    at = ready_to_invent("robotic", hand=["lens", "basin"])
    assert at.why("invent") == "INV-106"
    at.set(hand=["lens", "basin", "bowl"])
    at.play("invent", "card:lens", "card:basin")
    at.pass_until("question-main-action")
    assert at.me.hand == []
    assert at.device("robotic").card == at.box.card_ids.index("bowl")
    assert [at.box.card_ids[card] for card in at.board.discards[-2:]] == ["lens", "basin"]


@pytest.mark.rule("INV-106")
def test_a_discarded_card_cannot_be_the_one_placed():
    at = ready_to_invent("rotating", hand=["lens", "basin", "bowl"])
    at.play("invent", "card:lens")
    assert at.asked == "question-place-card"
    assert at.why("card:lens") == "INV-106"
    assert at.offers("card:bowl")


@pytest.mark.rule("INV-106")
def test_not_even_when_it_is_drawn_again():
    at = ready_to_invent("rotating", hand=["lens", "basin"], ready=["orange.6"])
    at.board.card_pile, at.board.discards = [], []
    at.again().play("invent", "card:lens", "bonus")
    assert at.me.hand == [at.box.card_ids.index("lens")], "the new pile was made of it alone"
    assert at.device("rotating").card == at.box.card_ids.index("basin"), "no other card could be placed"


@pytest.mark.rule("INV-106")
def test_a_board_without_discard_cost_takes_only_the_card_placed():
    at = ready_to_invent("folding", hand=["lens", "basin"])
    at.play("invent")
    invent(at, "lens")
    assert at.me.hand == [at.box.card_ids.index("basin")]
    assert at.board.discards == []


@pytest.mark.rule("INV-107")
@pytest.mark.parametrize(
    ("board", "card", "gained"),
    [
        ("folding", "clock", [1, 1, 0]),  # blue over orange on both
        ("folding", "glider", [0, 0, 0]),  # the same colours, at the other height
        ("folding", "lens", [0, 1, 0]),  # orange twice: only the lower half matches
        ("floating", "hourglass", [2, 0, 0]),
        ("portable", "table", [0, 0, 1]),
    ],
)
def test_halves_of_one_colour_at_the_same_height_give_influence(board, card, gained):
    at = ready_to_invent(board, hand=[card, "basket"], ready=["white.6", "white.6"], guilds=[0, 0, 0])
    supply = at.me.supply
    at.play("invent")
    at.pass_until("question-place-card")
    invent(at, card)
    assert at.me.guilds == gained
    assert at.me.supply == supply - sum(gained)


@pytest.mark.rule("INV-108")
def test_the_inventor_advances_on_the_royalties_track():
    at = ready_to_invent("folding", hand=["lens", "basin"], royalties=2)
    at.set(1, royalties=2)
    at.play("invent")
    invent(at, "lens").pass_until("question-main-action")
    assert at.me.royalties == 3
    assert at.player(1).royalties == 2


@pytest.mark.rule("INV-109")
def test_one_invention_tile_of_choice_goes_to_the_device():
    at = ready_to_invent("folding", hand=["lens", "basin"])
    at.set(inventions=[3, 1, 2, 0, 4, 5])
    at.play("invent", "card:lens")
    assert {f"invention:{space}" for space in ("top_left", "top_right", "bottom_centre")} <= set(at.keys)
    at.play("invention:top_right").pass_until("question-main-action")
    assert at.me.inventions == [3, 1, -1, 0, 4, 5]
    device = at.device("folding")
    assert (device.inventor, device.invention) == (0, 2)


@pytest.mark.rule("INV-109")
def test_a_tile_already_used_cannot_be_chosen():
    at = ready_to_invent("folding", hand=["lens", "basin"], inventions=[0, -1, 2, 3, 4, 5])
    at.play("invent", "card:lens")
    assert not at.offers("invention:top_centre")
    assert at.offers("invention:bottom_centre")


@pytest.mark.rule("INV-110")
def test_the_second_tile_of_a_column_resolves_its_effect():
    at = ready_to_invent("folding", hand=["lens", "basin"], inventions=[0, 1, 2, 3, -1, 5], exhausted=["white"] * 4)
    at.play("invent", "card:lens", "invention:top_centre")
    assert at.asked == "question-brighten"
    at.play("exhausted.white", "exhausted.white", "exhausted.white")
    assert at.asked != "question-brighten", "3 brightens and no fourth"
    assert len(at.me.ready) == 3


@pytest.mark.rule("INV-110")
def test_a_tile_of_another_column_resolves_nothing():
    at = ready_to_invent("folding", hand=["lens", "basin"], inventions=[0, 1, 2, 3, -1, 5], exhausted=["white"] * 4)
    at.play("invent", "card:lens", "invention:top_left")
    assert at.asked == "question-invent-effects"
    at.pass_until("question-main-action")
    assert at.me.ready == []


@pytest.mark.rule("INV-110")
def test_a_pair_side_by_side_gives_points_only_at_the_end():
    at = ready_to_invent("folding", hand=["lens", "basin"], inventions=[-1, 1, 2, 3, 4, 5])
    assert at.points()["inventions"] == 0
    at.play("invent")
    invent(at, "lens", "top_centre")
    assert at.points()["inventions"] == 3
    assert at.me.silver == 0
    assert at.me.levels == position(seats=3).me.levels, "no column effect"


@pytest.mark.rule("INV-111")
def test_a_card_drawn_with_an_orange_die_may_be_discarded_or_placed():
    at = ready_to_invent("geometric", hand=["lens"], ready=["orange.6"])
    at.play("invent")
    assert at.asked == "question-invent-discard"
    assert len(at.me.hand) == 2, "the bonus comes first, for nothing else is possible"
    drawn = next(card for card in at.me.hand if at.box.card_ids[card] != "lens")
    assert at.offers("card:lens")
    assert at.offers(f"card:{at.box.card_ids[drawn]}")
    at.play("card:lens").pass_until("question-main-action")
    assert at.device("geometric").card == drawn
    assert at.me.hand == []


@pytest.mark.rule("INV-111")
def test_one_card_for_each_orange_die_at_any_point():
    at = ready_to_invent("floating", hand=["lens", "basin"], ready=["orange.4", "orange.4"], inactive=["tiler"])
    at.play("invent", "bonus")
    assert len(at.me.hand) == 3
    invent(at, "lens").pass_until("question-end-turn")
    assert at.asked == "question-end-turn"
    at.play("bonus")
    assert len(at.me.hand) == 3, "the second after everything else"
    assert at.why("bonus") == "INV-111"


@pytest.mark.rule("INV-111")
def test_other_dice_draw_nothing():
    at = ready_to_invent("floating", hand=["lens", "basin"], ready=["blue.4", "charcoal.4"])
    at.play("invent", "ready.blue.4")
    assert at.asked == "question-place-card"
    assert at.why("bonus") == "INV-111"


@pytest.mark.rule("INV-112")
def test_four_invented_devices_leave_nothing_to_invent():
    at = position(seats=3, ready=["white.6", "white.6"], hand=["lens", "basin", "bowl"]).clear_devices()
    for row, (board, card) in enumerate(zip(PLAIN, ["chair", "clock", "crane", "dial"], strict=True)):
        at.put_device(board, row, card=card, inventor=row % 3)
    assert at.why("invent") == "INV-112"
    at.put_device("robotic", 3)
    assert at.offers("invent")


@pytest.mark.rule("INV-112")
def test_without_an_invention_tile_that_player_cannot_invent():
    at = ready_to_invent(hand=["lens", "basin"], inventions=[-1] * 6)
    assert at.why("invent") == "INV-112"
    at.set(1, ready=["white.6"], hand=["bowl"]).take_turn(1)
    assert at.offers("invent")
