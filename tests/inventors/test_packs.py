"""Packs of Inventors: a sound one is played with, an unsound one is refused where it is wrong."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from textwrap import dedent

import pytest
from core.random_play import moments
from positions.inventors import position

import claytable
from claytable import PackError
from claytable.games.inventors.invariants import broken


def pack(tmp_path: Path, text: str, name: str = "mine") -> str:
    path = tmp_path / f"{name}.toml"
    path.write_text(dedent(text).lstrip("\n"), encoding="utf-8")
    return str(path)


def refused(tmp_path: Path, text: str) -> str:
    with pytest.raises(PackError) as error:
        claytable.new("inventors", pack=pack(tmp_path, text))
    assert str(error.value).endswith(".")
    return str(error.value)


# -- playing with one ------------------------------------------------------------------------------------

GENEROUS = """
[[workshop_row]]
id = "top"
start_value = 1
start_effect = ["gain 9 silver"]
"""


def test_a_changed_value_is_played_with(tmp_path: Path) -> None:
    game = claytable.new("inventors", seats=2, seed=1, pack=pack(tmp_path, GENEROUS))
    while game.decision.question.id != "question-main-action":
        game.play(game.legal[0])
    seat = game.decision.seat
    before = game.view(seat)["players"][seat]["silver"]
    game.play("workshop:top")
    game.play(game.legal[0])
    game.play("pass")
    game.play("start:top")
    assert game.view(seat)["players"][seat]["silver"] == before + 9


def test_effects_beyond_the_printed_ones_are_refused_with_their_reason(tmp_path: Path) -> None:
    at = position(pack=pack(tmp_path, GENEROUS), silver=5)
    assert at.refusal("do:gain 9 silver").message.id == "why-not-asked-now"
    at.effect("pay 1 craft:any -> royalties 1")
    assert at.refusal("do:gain 9 silver").message.id == "why-other-effect"


def test_a_journal_remembers_its_pack_and_replays_only_with_it(tmp_path: Path) -> None:
    file = pack(tmp_path, GENEROUS)
    game = claytable.new("inventors", seed=5, pack=file)
    for _ in moments(game, seed=5, limit=60):
        pass
    text = claytable.dump_journal(game)
    assert claytable.load_journal(text, pack=file).table.digest() == game.table.digest()
    with pytest.raises(claytable.JournalError, match="component pack 'mine-"):
        claytable.load_journal(text)
    with pytest.raises(claytable.JournalError, match="component pack 'mine-"):
        claytable.load_journal(text, pack=pack(tmp_path, "[[device_card]]\nid = 'lens'\nvp2 = 5\n", "other"))


def test_a_snapshot_remembers_its_pack(tmp_path: Path) -> None:
    file = pack(tmp_path, GENEROUS)
    game = claytable.new("inventors", seed=5, pack=file)
    assert claytable.restore(claytable.snapshot(game), file).table.digest() == game.table.digest()
    with pytest.raises(claytable.SnapshotError, match="component pack 'mine-"):
        claytable.restore(claytable.snapshot(game))


def test_a_pack_that_was_changed_is_read_again(tmp_path: Path) -> None:
    first = claytable.new("inventors", pack=pack(tmp_path, GENEROUS))
    second = claytable.new("inventors", pack=pack(tmp_path, GENEROUS.replace("9", "8")))
    assert first.pack != second.pack


# -- what may not be in one ------------------------------------------------------------------------------

WRONG: list[tuple[str, str]] = [
    (
        '[[device_card]]\nid = "lens"\nvalue = "high"',
        "mine.toml, line 3: [[device_card]] lens, field 'value': this must be a whole number.",
    ),
    (
        '[[device_card]]\nid = "lens"\nvalue = 13',
        "mine.toml, line 3: [[device_card]] lens, field 'value': 13 is outside",
    ),
    (
        '[[device_card]]\nid = "lens"\nvp2 = 9\nvp4 = 8',
        "mine.toml, line 4: [[device_card]] lens, field 'vp4': 8 is outside 9 to 20",
    ),
    (
        '[[device_card]]\nid = "lens"\ncraftspeople = ["tiler", "tiler", "weaver"]',
        "mine.toml, line 3: [[device_card]] lens, field 'craftspeople': there must be 3 different Craftspeople",
    ),
    (
        '[[device_card]]\nid = "lens"\ncraftspeople = ["tiler", "baker", "weaver"]',
        "mine.toml, line 3: [[device_card]] lens, field 'craftspeople'",
    ),
    (
        '[[device_card]]\nid = "lens"\nmatch = ["blue", "white"]',
        "mine.toml, line 3: [[device_card]] lens, field 'match'",
    ),
    ('[[device_card]]\nid = "lens"\nplay = ["increase 2"]', "mine.toml, line 3: [[device_card]] lens, field 'play'"),
    (
        '[[device_card]]\nid = "lens"\nplay = ["increase 1", "refresh 1 craft:baker"]',
        "mine.toml, line 3: [[device_card]] lens, field 'play': 'baker' is not a craftsperson",
    ),
    ('[[device_card]]\nid = "lens"\nmetric = "luck"', "mine.toml, line 3: [[device_card]] lens, field 'metric'"),
    (
        '[[workshop_tile]]\nid = "boost"\neffect = ["fly 3"]',
        "mine.toml, line 3: [[workshop_tile]] boost, field 'effect': 'fly 3' is not an effect.",
    ),
    (
        '[[workshop_tile]]\nid = "boost"\neffect = ["gain 1 influence:pink"]',
        "mine.toml, line 3: [[workshop_tile]] boost, field 'effect': 'pink' is not a colour",
    ),
    (
        '[[workshop_tile]]\nid = "boost"\neffect = ["1 silver -> boost 3"]',
        "mine.toml, line 3: [[workshop_tile]] boost, field 'effect': '1 silver -> boost 3': a cost begins with 'pay'",
    ),
    (
        '[[workshop_tile]]\nid = "boost"\neffect = ["pay 1 horse -> boost 3"]',
        "mine.toml, line 3: [[workshop_tile]] boost, field 'effect': '1 horse' is not a cost",
    ),
    (
        '[[workshop_tile]]\nid = "boost"\ncolour = "white"',
        "mine.toml, line 3: [[workshop_tile]] boost, field 'colour': 'white' is not one of",
    ),
    (
        '[[workshop_tile]]\nid = "boost"\ntrigger = "sometimes"',
        "mine.toml, line 3: [[workshop_tile]] boost, field 'trigger': 'sometimes' is not one of",
    ),
    (
        '[[tower_tile]]\nid = "tower_3"\nprogress = ["ship 1"]',
        "mine.toml, line 3: [[tower_tile]] tower_3, field 'progress': only plain gains may stand here",
    ),
    (
        '[[tower_tile]]\nid = "tower_3"\nafter_progress = "x"',
        "mine.toml, line 3: [[tower_tile]] tower_3, field 'after_progress': 'x' is not one of flip",
    ),
    ('[[tower_tile]]\nid = "tower_3"\nnumber = 4', "mine.toml, line 3: [[tower_tile]] tower_3, field 'number'"),
    (
        '[[setup_card]]\nid = "setup_1"\ninfluence = { blue = 9 }',
        "mine.toml, line 3: [[setup_card]] setup_1, field 'infl",
    ),
    (
        '[[setup_card]]\nid = "setup_1"\nstarting_tile = "boost"',
        "mine.toml, line 3: [[setup_card]] setup_1, field 'starting_tile': 'boost' is no starting tile",
    ),
    (
        '[[setup_card]]\nid = "setup_1"\ncraft_level = { scribe = 4 }',
        "mine.toml, line 3: [[setup_card]] setup_1, field 'craft_level'",
    ),
    (
        '[[dummy_card]]\nid = "dummy_1"\nblocked = ["moon", "blue_left"]',
        "mine.toml, line 3: [[dummy_card]] dummy_1, field 'blocked': 'moon' is no Worker space",
    ),
    (
        '[[worker_space]]\nid = "blue_left"\ncost = ["2 influence:each"]',
        "mine.toml, line 3: [[worker_space]] blue_left, field 'cost'",
    ),
    (
        '[[river_space]]\nid = "river_3"\ntiles = { p2 = 5, p3 = 1, p4 = 1 }',
        "mine.toml, line 3: [[river_space]] river_3, field 'tiles': p2 must be 1 or 2",
    ),
    ("[royalties]\ncrossings_before = [12]", "mine.toml, line 2: [royalties], field 'crossings_before': 12 is not"),
    (
        '[[tent_track]]\nid = "tents_p4"\nreveal = ["none"]',
        "mine.toml, line 3: [[tent_track]] tents_p4, field 'reveal'",
    ),
    (
        '[[workshop_row]]\nid = "top"\ncovered = [[]]',
        "mine.toml, line 3: [[workshop_row]] top, field 'covered': there must be 5 spaces",
    ),
    (
        '[[workshop_row]]\nid = "top"\ncovered = [[], ["fly 1"], [], [], []]',
        "mine.toml, line 3: [[workshop_row]] top, field 'covered': 'fly 1' is not an effect",
    ),
    ('[[research_tile]]\nid = "now_ship"\nsection = "left"', "9 Research tiles of each River section"),
    ('[[scheme_card]]\nid = "scheme_1"\ntype = "worker"', "9 Dice Schemes and 6 Worker Schemes"),
]


@pytest.mark.parametrize(("text", "sentence"), WRONG, ids=[text.replace("\n", " ") for text, _ in WRONG])
def test_a_wrong_value_is_refused_where_it_stands(tmp_path: Path, text: str, sentence: str) -> None:
    assert sentence in refused(tmp_path, text + "\n")


@pytest.mark.parametrize(
    "text",
    [
        '[[setup_card]]\nid = "setup_1"\ninfluence = 5',
        '[[setup_card]]\nid = "setup_1"\ninfluence = { blue = "four" }',
        '[[device_board]]\nid = "robotic"\ntests = 5',
        '[[device_board]]\nid = "robotic"\ntests = [{ colour = "pink", influence = "none", ships = 1 }]',
        '[[workshop_row]]\nid = "top"\ncovered = [1, 2, 3, 4, 5]',
        '[[dummy_card]]\nid = "dummy_1"\nextra_cost = "hire_camel"',
        '[[dummy_card]]\nid = "dummy_1"\nextra_cost = { space = "hire_camel", influence = "pink" }',
        '[[dummy_card]]\nid = "dummy_1"\ninfluence = { blue = 1 }',
        '[[tent_track]]\nid = "tents_p4"\nplayers = [9]',
        '[[tent_track]]\nid = "tents_p4"\nplayers = "all"',
        '[[scheme_card]]\nid = "scheme_1"\ntop = "build"',
        '[[scheme_card]]\nid = "scheme_1"\nrow_order = ["roof"]',
        "[reference_card]\nseats = 4",
        "[reference_card]\nseats = [1, 2, 3, 4]",
        "[royalties]\ncrossings_before = 3",
        '[solo]\ndice_schemes = ["many"]',
        "[solo]\ndice_schemes = [1]",
        "[solo]\nworker_schemes = [9, 9, 9, 9]",
    ],
)
def test_a_value_of_the_wrong_shape_is_refused_and_its_table_and_field_are_named(tmp_path: Path, text: str) -> None:
    sentence = refused(tmp_path, text + "\n")
    table = text.split("]")[0].strip("[")
    field = text.splitlines()[-1].split(" = ")[0]
    assert sentence.startswith("mine.toml, line ")
    assert table in sentence
    assert f"'{field}'" in sentence


# -- whatever the vocabulary allows can be played ----------------------------------------------------------

EFFECTS = [
    "gain 2 silver",
    "draw 3 card",
    "gain 2 influence:any",
    "gain 1 influence:each",
    "brighten 3",
    "increase 2",
    "refresh all craft",
    "refresh 2 craft:any",
    "refresh 1 craft:tiler",
    "raise 3 craft",
    "royalties 2",
    "harvest royalties",
    "study 1 die:blue",
    "study 1 die:any",
    "swap 1 die",
    "gain 1 die:white to ready",
    "gain 1 die:coloured to determined",
    "ship 2",
    "collect 1 tile",
    "take 1 tile",
    "research 1",
    "hire camel",
    "unlock camel",
    "unlock worker",
    "gain envoy",
    "retrieve 1 worker",
    "clear 1 workshop",
    "boost 3",
    "count colour:blue",
    "keep dice:ready",
    "remove 1 invention",
    "remove 1 die",
    "pay 1 card -> research 1",
    "pay 1 influence:any + 1 silver -> ship 1 | gain 1 silver",
    "pay 2 craft:any -> gain 5 silver",
]
#: Effects after which a player owns more dice, or fewer Invention tiles, than the printed game knows.
NEW_PIECES = ("gain 1 die:white to ready", "gain 1 die:coloured to determined", "remove 1 invention", "remove 1 die")
SLOTS = [
    ("study_space", "study_blue", "middle"),
    ("tower_tile", "tower_1", "progress"),
    ("tower_tile", "tower_1", "income"),
    ("workshop_row", "top", "start_effect"),
    ("workshop_tile", "boost", "effect"),
    ("starting_tile", "start_silver_refresh", "effect"),
    ("invention_tile", "invention_silver", "effect"),
    ("invention_column", "left", "effect"),
    ("worker_space", "open_draw", "effect"),
    ("worker_space", "blue_left", "effect"),
    ("pass_tile", "pass_brighten", "effect"),
    ("research_tile", "tent_silver", "effect"),
    ("research_tile", "now_ship", "effect"),
    ("research_tile", "ongoing_tile", "effect"),
    ("river_space", "river_6", "effect"),
    ("setup_goal", "goal_1", "effect"),
    ("tent_area", "tent_blue", "first_tent"),
]


def effect_pack(slot: tuple[str, str, str], effect: str) -> str:
    table, id, field = slot
    return f'[[{table}]]\nid = "{id}"\n{field} = ["{effect}"]\n'


@pytest.mark.parametrize(("place", "slot"), list(enumerate(SLOTS)), ids=[".".join(slot) for slot in SLOTS])
def test_an_effect_in_a_place_is_refused_or_can_be_played_to_the_end(
    tmp_path: Path, place: int, slot: tuple[str, str, str]
) -> None:
    refusals = []
    for number, effect in enumerate(EFFECTS):
        # Each effect in two places at least; those that change how many pieces there are in five.
        if (number + place) % (3 if effect in NEW_PIECES else 8):
            continue
        try:
            game = claytable.new("inventors", 2, 40 + number, pack(tmp_path, effect_pack(slot, effect), f"p{number}"))
        except PackError as error:
            refusals.append(str(error))
            continue
        conserves = slot[1] != "river_6" and effect not in NEW_PIECES
        for _ in moments(game, seed=number):
            assert not conserves or broken(game.table) == [], effect
        assert game.over
    assert all(f"field '{slot[2]}'" in refusal for refusal in refusals)


PRICES = list(product((1, 3), (2, 4), (3, 9)))


@pytest.mark.parametrize("prices", PRICES)
def test_towers_whose_prices_rise_can_be_played_to_the_end(tmp_path: Path, prices: tuple[int, int, int]) -> None:
    text = "".join(
        f'[[tower_tile]]\nid = "tower_{number}"\ncost = {prices[min(2, number // 3)]}\n' for number in range(1, 11)
    )
    game = claytable.new("inventors", 3, 7, pack(tmp_path, text))
    for _ in moments(game, seed=3):
        assert broken(game.table) == []
    assert game.over
