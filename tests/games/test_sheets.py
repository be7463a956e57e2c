"""Score pads: a worked example for each game, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from claytable import BadOptions, installed_games, score_sheet
from claytable.core.rules import own_games
from claytable.core.sheets import SheetScore, sheet_of

GUILDS = {"first-blue": 8, "second-blue": 4, "first-orange": 8, "second-orange": 4, "first-charcoal": 8}


def places(scores: list[SheetScore]) -> list[int]:
    return [score.place for score in scores]


@pytest.mark.rule("INV-176", "INV-177", "INV-178", "INV-190")
def test_inventors_has_nine_categories_and_the_ship_ahead_breaks_ties() -> None:
    # Blue: 5 against 3 and a Tent, the first Ship is ahead; orange: only the second; charcoal: only the Dummy.
    first = {
        "influence-blue": 5,
        "royalties": 4,
        "research-first": 5,
        "research-second": 1,
        "scribe": 2,
        "weaver": 1,
        "tiles": 6,
        "pairs": 3,
        "built-only": 1,
        "both": 1,
        "both-dice": 2,
        "devices-low": 1,
        "devices-high": 2,
        "silver": 3,
        "cards": 4,
        "ship": 1,
    }
    second = {"influence-blue": 3, "tents-blue": 1, "influence-orange": 1, "silver": 3, "ship": 2}
    one, two = score_sheet("inventors", [first, second], {**GUILDS, "dummy-charcoal": 4})
    assert one.points == {
        "guilds": 8,
        "royalties": 4,
        "research": 6,
        "craftspeople": 3,
        "workshop-tiles": 6,
        "inventions": 3,
        "builder-publisher": 6,
        "devices": 10,
        "left-overs": 1,
    }
    assert (one.total, two.points["guilds"], two.points["left-overs"]) == (47, 12, 0)
    assert places([one, two]) == [1, 2]
    level = score_sheet("inventors", [{"royalties": 9, "ship": 3}, {"royalties": 9, "ship": 1}])
    assert [(each.place, each.tied) for each in level] == [(2, True), (1, True)]


@pytest.mark.rule("INV-258", "INV-278")
def test_inventors_opponent_scores_in_its_own_way_and_a_tie_is_its_own() -> None:
    opponent = {"tiles-opponent": 4, "inventions-opponent": 3, "devices-opponent": 2, "silver": 5}
    me, it = score_sheet("inventors", [{"royalties": 11, "tiles": 19}, opponent], solo=True)
    assert (me.total, it.total) == (30, 8 + 9 + 8 + 5)
    assert places([me, it]) == [2, 1]


@pytest.mark.rule("SCH-168", "SCH-169")
@pytest.mark.parametrize(
    ("sums", "shares"),
    [((1, 1, 3, 3), [1, 1, 5, 5]), ((0, 2, 2, 4), [0, 3, 3, 6]), ((2, 2), [1, 1]), ((4, 4, 4, 1), [4, 4, 4, 0])],
    ids=str,
)
def test_scholars_dice_sums_share_the_banner(sums: tuple[int, ...], shares: list[int]) -> None:
    found = score_sheet("scholars", [{"coloured": each} for each in sums])
    assert [score.points["dice-sum"] for score in found] == shares


@pytest.mark.rule("SCH-173", "SCH-174", "SCH-176")
def test_scholars_has_six_categories_and_employed_translators_then_workers_break_ties() -> None:
    first = {
        "coloured": 9,
        "white": 6,
        "retirees": 7,
        "guild-green": 1,
        "caliph-top": 1,
        "caliph-middle": 2,
        "mathematics": 7,
        "physics": 4,
        "astronomy": 1,
        "scrolls": 14,
        "conditions": 5,
        "gold": 3,
        "silver": 5,
    }
    one, _ = score_sheet("scholars", [first, {"coloured": 1}])
    # Gold: 3, and 5 Silver as 2, make 5, which is 2 points; six White dice cost 3.
    assert one.points == {"dice-sum": 2, "retirees": 7, "guilds": 3, "caliph": 5, "research": 8, "scrolls": 18}
    tied = [{"retirees": 50, "employed": 2, "workers": 3}, {"retirees": 50, "employed": 2, "workers": 4}]
    assert places(score_sheet("scholars", tied)) == [2, 1]
    assert places(score_sheet("scholars", [tied[0], tied[0]])) == [1, 1]


@pytest.mark.rule("TAB-155", "TAB-158", "TAB-167", "TAB-325")
def test_tabannusi_adds_the_final_scoring_to_the_track_and_gold_breaks_ties() -> None:
    first = {
        "track": 80,
        # Yellow: size 1 and a Garden, worth 2; white: size 2, worth 3; brown: 2 with 3 Gardens and 1, worth 1.
        "size-yellow": 2,
        "mastery-yellow": 2,
        "size-white": 2,
        "mastery-white": 3,
        "size-brown": 6,
        "mastery-brown": 1,
        "port-rows": 3,
        "port-columns": 2,
        "tile-1": 5,
        "counted-1": 2,
        "tile-3": 1,
        "counted-3": 4,
        "urban": 10,
        "harbormasters": 2,
    }
    (one,) = score_sheet("tabannusi", [first])
    assert one.points == {
        "track": 80,
        "common-districts": 16,
        "port": 5,
        "ziggurat": 14,
        "urban-cards": 10,
        "harbormasters": 6,
    }
    three = [{"track": 120, "gold": 2}, {"track": 120, "gold": 3}, {"track": 90, "gold": 9}]
    assert places(score_sheet("tabannusi", three)) == [2, 1, 3]
    assert places(score_sheet("tabannusi", [{"track": 140, "gold": 5}, {"track": 140}], solo=True)) == [2, 1]


@pytest.mark.parametrize("game", list(own_games()))
def test_a_pad_has_the_categories_of_the_game_with_their_names(game: str) -> None:
    categories = set(sheet_of(game).categories)
    # Tabannusi counts on the track during the game what the pad has as one number.
    assert {f"category-{id}" for id in categories - {"track"}} <= installed_games()[game].words("en").ids


@pytest.mark.parametrize("game", list(own_games()))
def test_an_empty_pad_is_worth_nothing(game: str) -> None:
    assert {score.total for score in score_sheet(game, [{}])} == {0}


@pytest.mark.parametrize(
    ("entries", "sentence"),
    [
        ({"columns": []}, "A score sheet has 1 to 4 columns, not 0."),
        ({"columns": [{}], "solo": True}, "Alone a score sheet has 2 columns, one's own and the opponent's, not 1."),
        ({"columns": [{"gems": 1}]}, "Column 1 has no field 'gems'. It has: coloured, "),
        ({"columns": [{}, {"gold": 1}], "solo": True}, "Column 2 has no field 'gold'."),
        ({"columns": [{"gold": 10_000}]}, "Column 1: 'gold' is a whole number from -9999 to 9999, not 10000."),
        ({"columns": [{"gold": True}]}, "Column 1: 'gold' is a whole number from -9999 to 9999, not True."),
        ({"columns": [{"guild-green": 2}]}, "'guild-green' in column 1 is 0 or 1, not 2."),
        ({"columns": [{}], "shared": {"moon": 1}}, "The board of this score sheet has no field 'moon'. It has: none."),
    ],
    ids=str,
)
def test_what_is_wrong_is_said_in_a_sentence(entries: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOptions) as refused:
        score_sheet("scholars", **entries)
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize("game", own_games())
def test_every_category_is_explained_by_its_rules(game: str) -> None:
    sheet = sheet_of(game)
    known = {rule.id for rule in installed_games()[game].catalogue()}
    assert list(sheet.rules) == list(sheet.categories)
    assert all(rules and known.issuperset(rules) for rules in sheet.rules.values())
