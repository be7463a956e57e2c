"""What a position is worth, for bots: the points of each seat so far, and what its means are likely to bring."""

from __future__ import annotations

from typing import Final

from . import clauses
from .pieces import Player
from .reach import scrolls_within_reach
from .scoring import dice_sum, dice_sum_vp, opponent_retiree_items, opponent_scroll_items, scroll_bonus
from .table import ScholarsTable
from .terms import GOAL_CARD, GOAL_SLOT, ROOMS, TRACK_TARGET, WHITE
from .worths import SILVER_WORTH, Worths, condition_worth, worths

#: What a seat has, and the VP that one of it is worth. What works again and again counts by the share of the game
#: that is left ("to the end"); what is used up counts in full until the last turns ("while it lasts").
WEIGHED: Final[tuple[tuple[str, float], ...]] = (
    ("Silver, while it lasts", 0.05),
    ("Gold, while it lasts", 0.15),
    ("coloured Workers, while they last", 0.25),
    ("White Workers, while they last", 0.15),
    ("dice in hand, while they last", 0.1),
    ("pips in hand, while they last", 0.03),
    ("primary dice in hand, while they last", 0.15),
    ("secondary dice in hand, while they last", 0.4),
    ("coloured dice owned, to the end", 0.8),
    ("White dice owned, to the end", -0.7),
    ("White dice too many for the Starting Scroll", -0.2),
    ("Dice Sum ahead of the best other", 0.12),
    ("income of the next Rest, while it lasts", 0.38),
    ("Works before the next Rest, while they last", 0.25),
    ("income of the Research Tracks, to the end", 1.0),
    ("dice that a Rest draws, to the end", 1.5),
    ("Research Markers halfway to VP, while they last", 0.4),
    ("targets of the Goal Card met, to the end", 1.5),
    ("Goal Card turned, to the end", 5.0),
    ("way to the track of the Goal Card, to the end", 1.5),
    ("Caliph Cards that Influence can serve", 1.5),
    ("Caliph Cards to come for each Guild controlled", 1.0),
    ("Influence ahead in Guilds, while Caliph Cards come", 0.4),
    ("consolations to come", 0.4),
    ("VP of controlled Guilds that may not last", -0.7),
    ("VP of own Employed Translators by the Gold on them", 0.8),
    ("VP of own Employed Translators, to the end", 0.55),
    ("abilities of own Employed Translators, to the end", 0.6),
    ("abilities of Retirees, to the end", 1.2),
    ("the best Scroll within reach", 0.35),
    ("the next best Scroll within reach", 0.25),
    ("a Delivery within reach", 0.5),
    ("conditions of own Scrolls begun", 0.8),
    ("own Influence on Scrolls, while it lasts", 0.25),
    ("the game that is left", 30.0),
)
FEATURES: Final = tuple([name for name, _ in WEIGHED])
WEIGHTS: Final = [weight for _, weight in WEIGHED]

#: Points that the printed opponent makes in a turn, and for a Guild that it controls when the Caliph visits.
OPPONENT_PACE: Final = 2.9
OPPONENT_VISIT: Final = 1.5
#: Turns between two cards of the draw pile, on average: a Delivery or a Rest reveals one.
TURNS_PER_CARD: Final = 3.3
#: Turns of a seat in a whole game, on average.
TURNS_PER_GAME: Final = 22.0
#: Means are worth less in the last turns of a seat.
LAST_TURNS: Final = 8.0
#: More than that does not help: turns are scarcer.
MUCH_SILVER: Final = 8
MUCH_GOLD: Final = 5
MANY_WORKERS: Final = 4


def worth(table: ScholarsTable) -> list[float]:
    """The points that each seat is likely to end with."""
    shares = dice_sum_vp(table)
    found: list[float] = []
    for seat in range(table.seats):
        total = float(shares[seat] + caliph_points(table, seat))
        if seat == table.opponent:
            total += opponent_worth(table)
        else:
            total += points(table, seat)
            if not table.over:
                has = features(table, seat)
                for place in range(len(has)):
                    total += WEIGHTS[place] * has[place]
        found.append(total)
    return found


# -- points so far --------------------------------------------------------------------------------------------


def points(table: ScholarsTable, seat: int) -> int:
    """A player's score as if the game ended now, without the places by Dice Sum and the Caliph Cards."""
    box = table.box
    me = table.players[seat]
    total = 0
    for below in me.retirees:
        for translator in below:
            total += box.translator_vp[translator]
    for guild in range(3):
        if table.board.control[guild] == seat:
            total += box.guild_vp[guild]
    for level in me.levels:
        total += box.level_vp[level]
    for scroll in me.scrolls:
        total += box.scroll_vp[scroll] + scroll_bonus(table, seat, scroll)
    return total


def caliph_points(table: ScholarsTable, seat: int) -> int:
    """VP of Influence on Caliph Cards."""
    board = table.board
    total = 0
    for place in range(len(board.caliphs)):
        spaces = board.caliph_influence[place]
        if seat in spaces:
            vp = table.box.caliph_vp[board.caliphs[place]]
            for space in range(3):
                if spaces[space] == seat:
                    total += vp[space]
    return total


def opponent_worth(table: ScholarsTable) -> float:
    """The printed opponent: its score, and what it makes in the turns to come."""
    board = table.board
    total = 0.0
    for item in opponent_retiree_items(table) + opponent_scroll_items(table):
        total += item.points
    visits = 0 if table.over else 4 - len(board.caliphs)
    for guild in range(3):
        if board.control[guild] == table.opponent:
            total += table.box.guild_vp[guild] + OPPONENT_VISIT * visits
    return total if table.over else total + OPPONENT_PACE * turns_to_come(table, table.opponent)


def stage(table: ScholarsTable) -> float:
    """How much of the game is behind, from 0 to 1: by the turns that are likely to come."""
    if table.over:
        return 1.0
    return max(0.0, 1.0 - turns_to_come(table, max(0, table.turn)) / TURNS_PER_GAME)


def turns_to_come(table: ScholarsTable, seat: int) -> float:
    """Turns that a seat is likely to have still, the one under way not counted."""
    if table.turns_left >= 0:
        after = (seat - table.turn) % table.seats or table.seats
        return float((table.turns_left - after) // table.seats + 1) if table.turns_left >= after else 0.0
    cards = 0
    for stack in table.board.stacks:
        cards += len(stack)
    # Cards come from both ends: the last Caliph Card is somewhere in between.
    caliphs = 4 - len(table.board.caliphs)
    return cards * caliphs / (caliphs + 1) * TURNS_PER_CARD / table.seats + 1.5


# -- what a seat has ------------------------------------------------------------------------------------------


def features(table: ScholarsTable, seat: int) -> list[float]:
    """What a player has, each thing by its name in FEATURES."""
    me = table.players[seat]
    known = worths(table.box)
    turns = turns_to_come(table, seat)
    left = turns / TURNS_PER_GAME
    usable = min(1.0, turns / LAST_TURNS)
    soon = min(1.0, turns / 2)
    dice = me.dice()
    found = [
        min(MUCH_SILVER, me.silver) * usable,
        min(MUCH_GOLD, me.gold) * usable,
        min(MANY_WORKERS, me.workers[1] + me.workers[2] + me.workers[3]) * usable,
        min(MANY_WORKERS, me.workers[0]) * usable,
    ]
    add_dice(found, table, seat, dice, left, usable, soon)
    add_research(found, table, me, known, left, usable)
    add_guilds(found, table, seat)
    add_translators(found, table, seat, known, left, soon)
    add_scrolls(found, table, seat, known, dice, usable, soon)
    found.append(left)
    return found


def add_dice(
    found: list[float], table: ScholarsTable, seat: int, dice: list[int], left: float, usable: float, soon: float
) -> None:
    """Dice in hand, and all of them."""
    me = table.players[seat]
    pips = 0
    primary = 0
    secondary = 0
    for code in me.hand:
        pips += code & 7
        if code >> 3 & 1:
            secondary += 1
        elif code >> 3 != WHITE:
            primary += 1
    white = dice[WHITE]
    coloured = sum(dice) - white
    ahead = 6
    for other in range(table.seats):
        if other != seat:
            ahead = min(ahead, coloured - white - dice_sum(table, other))
    found.append(len(me.hand) * usable)
    found.append(pips * usable)
    found.append(primary * usable)
    found.append(secondary * usable)
    found.append(coloured * left)
    found.append(white * left)
    found.append(max(0, white - table.box.many_white_dice + 1) * soon)
    found.append(max(-6, ahead) * soon)


def add_research(
    found: list[float], table: ScholarsTable, me: Player, known: Worths, left: float, usable: float
) -> None:
    """What the next Rest brings and what can be done before it, Research Tracks and the Goal Card."""
    box = table.box
    levels = me.levels
    hand = len(me.hand)
    slots = 0
    income = SILVER_WORTH[clauses.DRAW] * max(0, known.hands[levels[5]] - hand)
    for slot in range(GOAL_SLOT + 1):
        card = me.slot_cards[slot]
        if card >= 0:
            track, more = known.cards[card]
            income += more
            if track >= 0:
                income += known.incomes[track][levels[track]]
        elif slot < GOAL_SLOT or not me.targets:
            slots += 1
    incomes = 0.0
    halfway = 0
    for track in range(6):
        level = levels[track]
        incomes += known.incomes[track][level]
        if level in (2, 4):
            halfway += 1
    way = 0.0
    if me.targets & TRACK_TARGET:
        way = levels[box.goal_track[me.goal]] / box.goal_level[me.goal]
    found.append(income * usable)
    found.append(min(slots, hand + (me.cards >> GOAL_CARD & 1)) * usable)
    found.append(incomes * left)
    found.append(known.hands[levels[5]] * left)
    found.append(halfway * usable)
    found.append((3 - me.targets.bit_count()) * left)
    found.append(0.0 if me.targets else left)
    found.append(way * left)


def add_guilds(found: list[float], table: ScholarsTable, seat: int) -> None:
    """Influence in Guilds, before the Caliph visits."""
    board = table.board
    caliphs = 4 - len(board.caliphs)
    served = 0
    controlled = 0
    lead = 0
    consoled = 0
    shaky = 0.0
    for guild in range(3):
        counts = board.guilds[guild]
        mine = counts[seat]
        best = 0
        for other in range(table.seats):
            if other != seat and counts[other] > best:
                best = counts[other]
        if board.control[guild] == seat:
            controlled += caliphs
            served += min(caliphs, mine - best + 1, mine)
            if mine <= caliphs:
                shaky += table.box.guild_vp[guild] * caliphs / 4
        else:
            consoled += min(caliphs, mine)
        lead += max(-3, min(3, mine - best))
    found.append(float(served))
    found.append(float(controlled))
    found.append(float(lead) if caliphs else 0.0)
    found.append(float(consoled))
    found.append(shaky)


def add_translators(
    found: list[float], table: ScholarsTable, seat: int, known: Worths, left: float, soon: float
) -> None:
    """Own Translators in Rooms, and Retirees."""
    box = table.box
    board = table.board
    me = table.players[seat]
    paid = 0.0
    employed = 0.0
    skills = 0.0
    for room in range(ROOMS):
        if board.room_owner[room] == seat:
            translator = board.rooms[room]
            share = min(1.0, board.room_gold[room] / box.room_gold[room])
            paid += box.translator_vp[translator] * share
            employed += box.translator_vp[translator] * (1 - share)
            skills += known.abilities[translator]
    abilities = 0.0
    for translator in me.aside:
        paid += box.translator_vp[translator]
        abilities += known.abilities[translator]
    for below in me.retirees:
        for translator in below:
            abilities += known.abilities[translator]
    found.append(paid * soon)
    found.append(employed * left)
    found.append(skills * left)
    found.append(abilities * left)


def add_scrolls(
    found: list[float], table: ScholarsTable, seat: int, known: Worths, dice: list[int], usable: float, soon: float
) -> None:
    """Scrolls to Translate and to Deliver, the conditions of those that the player has, and Influence on others."""
    box = table.box
    board = table.board
    me = table.players[seat]
    begun = 0.0
    for scroll in me.scrolls:
        if box.scroll_bonus[scroll] != "starting":
            begun += condition_worth(box, board, me, seat, dice, scroll) - scroll_bonus(table, seat, scroll)
    best, second = scrolls_within_reach(table, seat, known, dice)
    delivery = 0.0
    if me.hand and (me.slot_cards[1] < 0 or me.slot_cards[4] < 0):
        for column in board.house:
            if len(column) < 3:
                delivery = min(1.0, me.silver / box.delivery_silver)
    marks = 0
    for owner in board.map_influence:
        if owner == seat:
            marks += 1
    for owners in board.house_influence:
        for owner in owners:
            if owner == seat:
                marks += 1
    found.append(best * soon)
    found.append(second * usable)
    found.append(delivery * soon)
    found.append(begun * soon)
    found.append(marks * usable)
