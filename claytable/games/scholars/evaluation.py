"""What a position is worth, for bots: the points of each seat so far, and what its means are likely to bring."""

from __future__ import annotations

from typing import Final

from . import clauses
from .pieces import Player
from .scoring import dice_sum, dice_sum_vp, scroll_bonus
from .table import ScholarsTable
from .terms import ARABIC, BROWN_SLOTS, GOAL_CARD, GOAL_SLOT, PRIMARY, ROOMS, TRACK_TARGET, WHITE
from .translate import lines
from .worths import SILVER_WORTH, Worths, worths

#: What a seat has, in the order of the weights. "while it lasts": times the share of the game that is left, or of
#: the last turns, in which it can still be used.
FEATURES: Final = (
    "Silver, while it lasts",
    "Gold, while it lasts",
    "coloured Workers, while they last",
    "White Workers, while they last",
    "dice in hand, while they last",
    "pips in hand, while they last",
    "primary dice in hand, while they last",
    "secondary dice in hand, while they last",
    "coloured dice owned, while they last",
    "White dice owned, while they last",
    "White dice too many for the Starting Scroll",
    "Dice Sum ahead of the best other",
    "income of the next Rest, while it lasts",
    "Works before the next Rest, while they last",
    "income of the Research Tracks, while it lasts",
    "Research Markers on even levels, while they last",
    "targets of the Goal Card met, while they last",
    "Goal Card turned, while it lasts",
    "way to the track of the Goal Card, while it lasts",
    "Guilds controlled, for each Caliph Card to come",
    "Influence ahead in Guilds, for each Caliph Card to come",
    "Guilds with Influence, for each Caliph Card to come",
    "VP of own Employed Translators by the Gold on them",
    "own Employed Translators, while they last",
    "abilities of Retirees, while they last",
    "the best Scroll within reach",
    "the next best Scroll within reach",
    "a Delivery within reach, while it lasts",
    "conditions of own Scrolls on the way",
    "own Influence on Scrolls, while it lasts",
    "the game that is left",
)

WEIGHTS: Final[list[float]] = [
    0.15,  # Silver
    0.50,  # Gold
    0.45,  # coloured Workers
    0.30,  # White Workers
    0.25,  # dice in hand
    0.03,  # pips in hand
    0.20,  # primary dice in hand
    0.50,  # secondary dice in hand
    0.60,  # coloured dice owned
    -0.50,  # White dice owned
    -0.30,  # White dice too many
    0.15,  # Dice Sum ahead
    0.30,  # income of the next Rest
    0.50,  # Works before the next Rest
    0.70,  # income of the Research Tracks
    0.50,  # Research Markers on even levels
    1.00,  # targets met
    4.00,  # Goal Card turned
    1.00,  # way to the track
    1.40,  # Guilds controlled
    0.25,  # Influence ahead
    0.30,  # Guilds with Influence
    0.80,  # VP of own Employed Translators
    1.00,  # own Employed Translators
    1.00,  # abilities of Retirees
    0.50,  # the best Scroll
    0.20,  # the next best Scroll
    1.00,  # a Delivery
    0.60,  # conditions of own Scrolls
    0.30,  # own Influence on Scrolls
    30.0,  # the game that is left
]

#: Points that the printed opponent makes in a turn.
OPPONENT_PACE: Final = 1.6
#: Turns between two cards of the draw pile, on average: a Delivery or a Rest reveals one.
TURNS_PER_CARD: Final = 3.3
#: Turns of a seat in a whole game, on average.
TURNS_PER_GAME: Final = 22.0
#: Means are worth less in the last turns of a seat.
LAST_TURNS: Final = 4.0


# -- points ---------------------------------------------------------------------------------------------------


def points(table: ScholarsTable, seat: int, dice_sum_points: int) -> int:
    """A player's score as if the game ended now."""
    box = table.box
    board = table.board
    me = table.players[seat]
    total = dice_sum_points
    for below in me.retirees:
        for translator in below:
            total += box.translator_vp[translator]
    for guild in range(3):
        if board.control[guild] == seat:
            total += box.guild_vp[guild]
    total += caliph_points(table, seat)
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
        vp = table.box.caliph_vp[board.caliphs[place]]
        for space in range(3):
            if spaces[space] == seat:
                total += vp[space]
    return total


# -- time -----------------------------------------------------------------------------------------------------


def turns_to_come(table: ScholarsTable, seat: int) -> float:
    """Turns that a seat is likely to have still, the one under way not counted."""
    if table.turns_left >= 0:
        after = (seat - table.turn) % table.seats or table.seats
        return float((table.turns_left - after) // table.seats + 1) if table.turns_left >= after else 0.0
    board = table.board
    cards = 0
    for stack in board.stacks:
        cards += len(stack)
    to_come = 4 - len(board.caliphs)
    return cards * to_come / (to_come + 1) * TURNS_PER_CARD / table.seats + 1.5


# -- features -------------------------------------------------------------------------------------------------


def features(table: ScholarsTable, seat: int) -> list[float]:
    """What a player has, each thing by its name in FEATURES."""
    box = table.box
    board = table.board
    me = table.players[seat]
    known = worths(box)
    turns = turns_to_come(table, seat)
    left = turns / TURNS_PER_GAME
    usable = min(1.0, turns / LAST_TURNS)
    caliphs = 4 - len(board.caliphs)

    pips = 0
    primary = 0
    secondary = 0
    colours = 0
    for code in me.hand:
        colour = code >> 3
        colours |= 1 << colour
        pips += code & 7
        if colour & 1:
            secondary += 1
        elif colour != WHITE:
            primary += 1
    hand = len(me.hand)
    dice = me.dice()
    white = dice[WHITE]
    coloured = sum(dice) - white
    ahead = 6
    for other in range(table.seats):
        if other != seat:
            ahead = min(ahead, coloured - white - dice_sum(table, other))

    slots = 0
    income = SILVER_WORTH[clauses.DRAW] * max(0, known.hands[me.levels[5]] - hand)
    for slot in range(GOAL_SLOT + 1):
        card = me.slot_cards[slot]
        if card >= 0:
            track, more = known.cards[card]
            income += more
            if track >= 0:
                income += known.incomes[track][me.levels[track]]
        elif slot < GOAL_SLOT or not me.targets:
            slots += 1
    works = min(slots, hand + (me.cards >> GOAL_CARD & 1))

    tracks = 0.0
    even = 0
    for track in range(6):
        level = me.levels[track]
        tracks += known.incomes[track][level]
        if level in (2, 4):
            even += 1
    tracks += SILVER_WORTH[clauses.DRAW] * known.hands[me.levels[5]]

    met = 3 - me.targets.bit_count()
    way = 0.0
    if me.targets & TRACK_TARGET:
        way = me.levels[box.goal_track[me.goal]] / box.goal_level[me.goal]

    controlled = 0
    lead = 0
    present = 0
    for guild in range(3):
        counts = board.guilds[guild]
        mine = counts[seat]
        best = 0
        for other in range(table.seats):
            if other != seat and counts[other] > best:
                best = counts[other]
        if board.control[guild] == seat:
            controlled += 1
        elif mine:
            present += 1
        lead += max(-2, min(3, mine - best))

    progress = 0.0
    employed = 0
    for room in range(ROOMS):
        if board.room_owner[room] == seat:
            employed += 1
            progress += box.translator_vp[board.rooms[room]] * min(1.0, board.room_gold[room] / box.room_gold[room])
    for translator in me.aside:
        progress += box.translator_vp[translator]
    abilities = 0.0
    for slot in range(BROWN_SLOTS):
        for translator in me.retirees[slot]:
            abilities += known.abilities[translator]

    best_scroll, next_scroll = scrolls_within_reach(table, seat, known, colours)
    soon = min(1.0, turns / 2)
    room_in_house = len(board.house[0]) < 3 or len(board.house[1]) < 3 or len(board.house[2]) < 3
    deliver = hand > 0 and room_in_house and (me.slot_cards[1] < 0 or me.slot_cards[4] < 0)
    marks = 0
    for owner in board.map_influence:
        if owner == seat:
            marks += 1
    for column in board.house_influence:
        for owner in column:
            if owner == seat:
                marks += 1
    return [
        me.silver * usable,
        me.gold * usable,
        (me.workers[1] + me.workers[2] + me.workers[3]) * usable,
        me.workers[0] * usable,
        hand * usable,
        pips * usable,
        primary * usable,
        secondary * usable,
        coloured * left,
        white * left,
        float(max(0, white - box.many_white_dice + 1)),
        float(max(-6, ahead)),
        income * usable,
        works * usable,
        tracks * left,
        even * usable,
        met * left,
        0.0 if me.targets else left,
        way * left,
        float(controlled * caliphs),
        float(lead * caliphs),
        float(present * caliphs),
        progress,
        employed * left,
        abilities * left,
        best_scroll * soon,
        next_scroll * usable,
        min(1.0, me.silver / box.delivery_silver) * usable if deliver else 0.0,
        conditions(table, seat, me, dice),
        marks * usable,
        left,
    ]


def scrolls_within_reach(table: ScholarsTable, seat: int, known: Worths, colours: int) -> tuple[float, float]:
    """The two best Scrolls of the House of Wisdom: what they bring, less the more there is still missing."""
    box = table.box
    board = table.board
    me = table.players[seat]
    workers = me.workers
    dice = len(me.hand) + (me.cards >> GOAL_CARD & 1)
    chance = 1.0
    if me.slot_cards[3] >= 0 and (me.targets or me.slot_cards[GOAL_SLOT] >= 0):
        chance = 0.6
    # Which primary colours are there for a mix: a die in hand, or a Worker to colour one.
    mixes = 0
    for colour in PRIMARY:
        if colours >> colour & 1 or workers[colour >> 1]:
            mixes |= 1 << colour
    foreign = 0
    for room in range(ROOMS):
        if board.room_owner[room] != seat:
            foreign |= 1 << room
    rooms = tuple(board.rooms)
    best = 0.0
    second = 0.0
    for guild in range(3):
        column = board.house[guild]
        if not column:
            continue
        ready = chance
        if not colours >> 2 * guild + 1 & 1 and (dice < 2 or mixes & _MIXED[guild] != _MIXED[guild]):
            ready *= 0.5
        for row in range(len(column)):
            scroll = column[row]
            found = lines(box, rooms, box.scroll_language[scroll])
            if not found:
                continue
            owner = board.house_influence[guild][row]
            silver = (found[0] & foreign).bit_count() + (1 if owner >= 0 and owner != seat else 0)
            gold = found[0].bit_count()
            value = known.scrolls[scroll] * ready
            if gold > me.gold:
                value *= 0.7 ** (gold - me.gold)
            if silver > me.silver:
                value *= 0.7
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
    return best, second


#: The two primary colours that make the colour of each Guild, as bits.
_MIXED: Final = (1 << 2 | 1 << 6, 1 << 2 | 1 << 4, 1 << 4 | 1 << 6)


def conditions(table: ScholarsTable, seat: int, me: Player, dice: list[int]) -> float:
    """How far own Scrolls are on the way to the next stage of their condition, in VP."""
    box = table.box
    total = 0.0
    for scroll in me.scrolls:
        kind = box.scroll_bonus[scroll]
        if kind == "track":
            total += on_the_way(me.levels[box.scroll_named[scroll][0]], 4, 7)
        elif kind == "retirees":
            retired = 0
            for below in me.retirees:
                retired += len(below)
            total += on_the_way(retired, 4, 7)
        elif kind == "guild":
            total += on_the_way(table.board.guilds[box.scroll_named[scroll][0]][seat], 2, 4)
        elif kind == "dice":
            primary = dice[box.scroll_named[scroll][1]]
            if primary < 4:
                total += primary / 2
        elif kind == "white_dice":
            white = dice[WHITE]
            total += 2 - 2 * white / 3 if 0 < white <= 3 else 2 - 2 * min(4, white - 3) / 4 if white else 0.0
    return total


def on_the_way(n: int, two: int, four: int) -> float:
    """VP of a stage that is begun: 2 at one number, 2 more at another."""
    if n < two:
        return 2 * n / two
    return 2 * (n - two) / (four - two) if n < four else 0.0


# -- worth ----------------------------------------------------------------------------------------------------


def worth(table: ScholarsTable) -> list[float]:
    """The points that each seat is likely to end with."""
    shares = dice_sum_vp(table)
    found: list[float] = []
    for seat in range(table.seats):
        if seat == table.opponent:
            found.append(opponent_worth(table, shares[seat]))
            continue
        total = float(points(table, seat, shares[seat]))
        if not table.over:
            has = features(table, seat)
            for place in range(len(has)):
                total += WEIGHTS[place] * has[place]
        found.append(total)
    return found


def opponent_worth(table: ScholarsTable, dice_sum_points: int) -> float:
    """The printed opponent: its score, and what it makes in the turns to come."""
    box = table.box
    board = table.board
    solo = table.solo
    seat = table.opponent
    total = float(dice_sum_points + caliph_points(table, seat))
    for translator in solo.retired:
        total += box.translator_vp[translator]
    influence = 0
    controlled = 0
    for guild in range(3):
        influence += board.guilds[guild][seat]
        if board.control[guild] == seat:
            total += box.guild_vp[guild]
            controlled += 1
    neutral = 0
    for room in range(ROOMS):
        if board.rooms[room] >= 0 and board.room_owner[room] < 0:
            neutral += 1
    for language in range(ARABIC):
        n = solo.scrolls[language]
        if n:
            basis = box.solo.basis[language]
            count = 1
            if basis == "retired_neutral_translators":
                count = len(solo.retired)
            elif basis == "translated_scrolls":
                count = sum(solo.scrolls)
            elif basis == "research_markers":
                count = solo.markers
            elif basis == "neutral_translators_in_rooms":
                count = neutral
            elif basis == "guild_influence":
                count = influence
            total += n * box.solo.vp_each[language] * (count // box.solo.per[language])
    if table.over:
        return total
    return total + OPPONENT_PACE * turns_to_come(table, seat) + 1.5 * controlled * (4 - len(board.caliphs))
