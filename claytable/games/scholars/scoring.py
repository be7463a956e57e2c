"""End of game and scoring: six categories, each with its items."""

from __future__ import annotations

from typing import Final

from ...core.messages import Message
from ...core.scores import Category, Item, Score, settle
from . import names
from .box import ScholarsBox
from .pieces import Player
from .solo_box import SoloBox
from .solo_order import language_vp
from .table import ScholarsTable
from .terms import NOBODY, ROOMS, WHITE

CATEGORIES: Final = ("dice-sum", "retirees", "guilds", "caliph", "research", "scrolls")


def scores(table: ScholarsTable) -> list[Score]:
    """Every seat's score, with places.  SCH-172, SCH-176, SCH-209, SCH-240"""
    shares = dice_sum_vp(table)
    found: list[Score] = []
    for seat in range(table.seats):
        is_opponent = seat == table.opponent
        items = [
            [Item(Message("score-dice-sum", {"n": dice_sum(table, seat)}), shares[seat])],
            opponent_retiree_items(table) if is_opponent else retiree_items(table, table.players[seat]),
            guild_items(table, seat),
            caliph_items(table, seat),
            [] if is_opponent else research_items(table, table.players[seat]),
            opponent_scroll_items(table) if is_opponent else scroll_items(table, seat),
        ]
        found.append(Score(seat, [Category(id, each) for id, each in zip(CATEGORIES, items, strict=True)]))
    rank(table, found)
    return found


def rank(table: ScholarsTable, found: list[Score]) -> None:
    """Ties: Employed Translators, then Workers, then shared; a solo player wins only with more.  SCH-176, SCH-209"""

    def merit(seat: int) -> tuple[int, ...]:
        return employed(table, seat), sum(table.players[seat].workers)

    def tie(seat: int) -> Message:
        translators, workers = merit(seat)
        return Message("tie-players", {"employed": translators, "workers": workers})

    settle(found, table.opponent, merit, tie)


def employed(table: ScholarsTable, seat: int) -> int:
    """Own Translators still in Rooms."""
    return sum(1 for room in range(ROOMS) if table.board.rooms[room] >= 0 and table.board.room_owner[room] == seat)


# -- Dice Sum ------------------------------------------------------------------------------------------------


def dice_sum(table: ScholarsTable, seat: int) -> int:
    """Coloured dice less White dice, in hand, on the Player Board and in the Bag.  SCH-167, SCH-239"""
    if seat == table.opponent:
        return table.solo.sum
    dice = table.players[seat].dice()
    return sum(dice) - 2 * dice[WHITE]


def dice_sum_vp(table: ScholarsTable) -> list[int]:
    """The banner, filled from its lowest space; tied players share.  SCH-168, SCH-169"""
    return banner_shares(table.box, [dice_sum(table, seat) for seat in range(table.seats)])


def banner_shares(box: ScholarsBox, sums: list[int]) -> list[int]:
    """What each of these Dice Sums scores.  SCH-168, SCH-169"""
    found: list[int] = []
    for own in sums:
        below = sum(1 for other in sums if other < own)
        tied = sums.count(own)
        found.append(sum(box.dice_sum_vp[below : below + tied]) // tied)
    return found


# -- Retirees, Guilds, Caliph Cards, research ----------------------------------------------------------------------


def retiree_items(table: ScholarsTable, me: Player) -> list[Item]:
    """Printed VP of Retirees."""
    return [
        Item(names.translator(table.box, translator), table.box.translator_vp[translator])
        for below in me.retirees
        for translator in below
    ]


def guild_items(table: ScholarsTable, seat: int) -> list[Item]:
    """Guilds that the player controls.  SCH-174"""
    return [
        Item(names.guild(guild), table.box.guild_vp[guild]) for guild in range(3) if table.board.control[guild] == seat
    ]


def caliph_items(table: ScholarsTable, seat: int) -> list[Item]:
    """Influence on Caliph Cards.  SCH-160, SCH-161, SCH-162"""
    board = table.board
    items: list[Item] = []
    for card, spaces in zip(board.caliphs, board.caliph_influence, strict=True):
        for space in range(3):
            if spaces[space] == seat and table.box.caliph_vp[card][space]:
                items.append(Item(names.caliph_space(space), table.box.caliph_vp[card][space]))
    return items


def research_items(table: ScholarsTable, me: Player) -> list[Item]:
    """Research Markers by level.  SCH-173"""
    return [
        Item(
            Message("score-track", {"track": names.track(track), "level": me.levels[track]}),
            table.box.level_vp[me.levels[track]],
        )
        for track in range(6)
        if table.box.level_vp[me.levels[track]]
    ]


# -- Scrolls --------------------------------------------------------------------------------------------------------


def scroll_items(table: ScholarsTable, seat: int) -> list[Item]:
    """Each Scroll's printed VP and its condition.  SCH-175"""
    items: list[Item] = []
    for scroll in table.players[seat].scrolls:
        items.append(Item(names.scroll(table.box, scroll), table.box.scroll_vp[scroll]))
        bonus = scroll_bonus(table, seat, scroll)
        if bonus:
            items.append(Item(Message("score-scroll-bonus", {"scroll": names.scroll(table.box, scroll)}), bonus))
    return items


def scroll_bonus(table: ScholarsTable, seat: int, scroll: int) -> int:
    """What a Scroll scores by its condition."""
    box = table.box
    me = table.players[seat]
    kind = box.scroll_bonus[scroll]
    if kind == "starting":  # SCH-194
        return starting_bonus(box, me.gold + gold_in_rooms(table, seat), me.silver, me.dice()[WHITE])
    if kind == "none":  # SCH-195
        return 0
    named = box.scroll_named[scroll]
    condition = box.conditions[kind]
    if kind == "dice":  # SCH-196
        dice = me.dice()
        return condition.each * dice[named[0]] + condition.points(dice[named[1]])
    if kind == "white_dice":  # SCH-197
        return condition.points(me.dice()[WHITE])
    if kind == "retirees":  # SCH-198
        return condition.points(sum(len(below) for below in me.retirees))
    if kind == "track":  # SCH-201
        return condition.points(me.levels[named[0]])
    if kind == "breadth":  # SCH-202
        return condition.each * sum(1 for level in me.levels if level >= condition.level)
    if kind == "guild":  # SCH-203
        return condition.points(table.board.guilds[named[0]][seat])
    # SCH-199, SCH-200
    return condition.each * sum(1 for own in me.scrolls if box.scroll_language[own] in named)


def starting_bonus(box: ScholarsBox, gold: int, silver: int, white: int) -> int:
    """What a Starting Scroll scores for Gold and Silver, less for many White dice.  SCH-194"""
    gold += silver // box.silver_per_gold
    return gold // box.gold_per_vp + (box.white_dice_penalty if white >= box.many_white_dice else 0)


def gold_in_rooms(table: ScholarsTable, seat: int) -> int:
    """Gold on the player's own Employed Translators.  SCH-166"""
    board = table.board
    return sum(board.room_gold[room] for room in range(ROOMS) if board.room_owner[room] == seat)


# -- the opponent ----------------------------------------------------------------------------------------------------


def opponent_retiree_items(table: ScholarsTable) -> list[Item]:
    """Printed VP of Retired Neutral Translators.  SCH-240"""
    return [Item(names.translator(table.box, each), table.box.translator_vp[each]) for each in table.solo.retired]


def opponent_scroll_items(table: ScholarsTable) -> list[Item]:
    """Scrolls by the language they lie above.  SCH-241"""
    printed = table.box.solo
    board = table.board
    counts = {
        "flat": 1,
        "retired_neutral_translators": len(table.solo.retired),
        "translated_scrolls": sum(table.solo.scrolls),
        "research_markers": table.solo.markers,
        "neutral_translators_in_rooms": employed(table, NOBODY),
        "guild_influence": sum(board.guilds[guild][table.opponent] for guild in range(3)),
    }
    return language_items(printed, table.solo.scrolls, counts)


def language_items(printed: SoloBox, scrolls: list[int], counts: dict[str, int]) -> list[Item]:
    """Scrolls above each language, with the number of things of each basis.  SCH-241"""
    return [
        Item(Message("score-language", {"language": names.language(language), "n": n}), n * each)
        for language, (n, each) in enumerate(zip(scrolls, language_vp(printed, counts), strict=True))
        if n
    ]
