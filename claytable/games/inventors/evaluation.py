"""What a position is worth, for bots: the score as if the game ended now, and what is likely to come on top of it."""

from __future__ import annotations

from typing import Final

from .player import Player
from .scoring import METRICS, TENT_INFLUENCE
from .table import InventorsTable
from .terms import NOBODY

#: What is weighed for a player, in the order of WEIGHTS. "To come" counts the rounds after this one; "of use" shrinks
#: with the last Camel actions, "on the way" with the share of the game that is left.
FEATURES: Final = (
    "rounds to come",
    "the Tent of this round",
    "free Camels",
    "Workers at hand",
    "free Workshops that dice can be placed in",
    "Hired Camel or Envoy for the next round",
    "cards for an Invent",
    "Silver of use",
    "Silver beyond a Build",
    "cards beyond an Invent",
    "Active Craftspeople of use",
    "Active Scribe of use",
    "uses of dice to come",
    "pips of dice that can be placed",
    "coloured dice that can be placed",
    "levels of Study dice",
    "coloured dice owned, of use",
    "levels of Craftspeople on the way",
    "income to come",
    "royalties to come",
    "Royalties on the way",
    "Influence of use",
    "Guilds as they may end",
    "Workshop tiles of free rows",
    "Workshop tiles to come",
    "River travelled, on the way",
    "ongoing Research to come",
    "Tent Research to come",
    "Invention pairs half uncovered",
    "Invention tiles on unbuilt Devices",
    "own Built Devices to Publish",
    "Tests to come on own Devices",
    "conditions half met",
    "conditions to come",
    "goals of the Setup Card",
)

#: The points that one of each is worth.
WEIGHTS: Final[list[float]] = [
    8.0,
    5.0,
    3.0,
    2.0,
    1.5,
    1.0,
    0.8,
    0.35,
    0.05,
    0.3,
    0.45,
    0.4,
    0.8,
    0.12,
    0.3,
    0.3,
    0.3,
    0.5,
    0.5,
    0.4,
    0.9,
    0.4,
    0.8,
    0.25,
    0.25,
    0.4,
    0.7,
    0.7,
    1.2,
    0.8,
    1.2,
    0.5,
    0.7,
    0.3,
    1.0,
]
#: What a Scheme that is still to be turned over brings the solo opponent.
SCHEME_WORTH: Final = 2.0
#: Silver that pays for a Build.
BUILD_SILVER: Final = 9
#: Cards that are enough for an Invent.
INVENT_CARDS: Final = 3


def worth(table: InventorsTable) -> list[float]:
    """The points that each seat is likely to end with."""
    guilds = guild_keys(table)
    found: list[float] = []
    for seat in range(table.seats):
        if seat == table.opponent:
            found.append(opponent_points(table, guilds) + SCHEME_WORTH * schemes_left(table))
        else:
            counts = [0.0] * len(WEIGHTS)
            points = float(survey(table, seat, guilds, counts))
            if not table.over:
                for place, weight in enumerate(WEIGHTS):
                    points += weight * counts[place]
            found.append(points)
    return found


def features(table: InventorsTable, seat: int) -> list[float]:
    """How much a player has of each of the FEATURES."""
    counts = [0.0] * len(WEIGHTS)
    survey(table, seat, guild_keys(table), counts)
    return counts


# -- Guilds and River -------------------------------------------------------------------------------------


def guild_keys(table: InventorsTable) -> list[list[int]]:
    """For each Guild a number for each seat, then the Dummy's: the higher is ahead, also in a tie.  INV-176, INV-179"""
    board = table.board
    found: list[list[int]] = []
    for colour in range(3):
        area = board.areas[colour]
        keys: list[int] = []
        for seat, me in enumerate(table.players):
            influence = me.guilds[colour]
            for holder in area:
                if holder == seat:
                    influence += TENT_INFLUENCE
            keys.append(guild_key(influence, me.ship, me.arrival, seat))
        if table.dummy:
            keys.append(guild_key(board.dummy_guilds[colour], board.dummy_ship, board.dummy_arrival, NOBODY))
        found.append(keys)
    return found


def guild_key(influence: int, ship: int, arrival: int, seat: int) -> int:
    return ((influence * 32 + ship) * 1024 + 1023 - arrival) * 8 + 6 - seat


#: What one Influence adds to the key of a Guild.
ONE_INFLUENCE: Final = 32 * 1024 * 8


def guild_points(table: InventorsTable, seat: int, guilds: list[list[int]]) -> int:
    """First and second majorities.  INV-178"""
    points = 0
    for colour in range(3):
        keys = guilds[colour]
        mine = keys[seat]
        if mine >= ONE_INFLUENCE:
            ahead = 0
            for key in keys:
                if key > mine:
                    ahead += 1
            if ahead == 0:
                points += table.box.guild_first[colour]
            elif ahead == 1:
                points += table.box.guild_second[colour]
    return points


def research_points(table: InventorsTable, seat: int) -> int:
    """Influence along the River.  INV-182"""
    points = 0
    for space, (first, second) in enumerate(table.board.slots):
        if first == seat:
            points += table.box.research_vp[space]
        elif second == seat:
            points += 1
    return points


def likely_guilds(table: InventorsTable, seat: int, guilds: list[list[int]], later: int) -> float:
    """Majorities by how far ahead one is, the less certain the more is to come; Tents count before they are raised."""
    board = table.board
    doubt = 1.0 + 1.5 * later
    points = 0.0
    for colour in range(3):
        keys = guilds[colour]
        tent = board.tents[colour]
        mine = 0.0
        best = -9.0
        next_best = -9.0
        for other in range(len(keys)):
            key = keys[other] / ONE_INFLUENCE
            if other == tent:
                key += TENT_INFLUENCE + (not board.areas[colour])
            if other == seat:
                mine = key
                continue
            if other >= table.seats:
                # A Dummy Card brings one Influence to a Guild, on average.
                key += later
            if key > best:
                next_best = best
                best = key
            elif key > next_best:
                next_best = key
        second = table.box.guild_second[colour]
        points += (table.box.guild_first[colour] - second) * chance((mine - best) / doubt)
        points += second * chance((mine - next_best) / doubt)
    return points


def chance(lead: float) -> float:
    """From 0 to 1, a half at an even race."""
    return 0.5 + 0.5 * lead / (1.0 + (lead if lead > 0 else -lead))


# -- a player --------------------------------------------------------------------------------------------


def survey(table: InventorsTable, seat: int, guilds: list[list[int]], counts: list[float]) -> int:
    """Fill in how much a player has of each of the FEATURES; the points as `scoring.score_player` counts them."""
    me = table.players[seat]
    box = table.box
    majorities = guild_points(table, seat, guilds)
    points = majorities + research_points(table, seat)
    points += box.royalties_vp[me.royalties] + (me.silver + len(me.hand)) // 4
    levels = 0
    for level in me.levels:
        levels += level
        points += box.tower_vp[level]
    later = table.rounds - table.round
    camels = 0
    workers = 0
    waiting = 1 if me.tent < 0 else 0
    if waiting:
        camels = 2 + me.third_camel + me.hired_camel
        for dice in me.camels:
            if dice:
                camels -= 1
        workers = me.workers + me.envoy
    free_rows = 0
    free_tiles = 0
    tiles = 0
    for row in range(3):
        here = me.rows[row]
        tiles += len(here)
        for tile in here:
            points += box.tile_vp[tile]
        if not me.workshops[row]:
            free_rows += 1
            free_tiles += len(here)
    # Stock is of full use while two Camel actions are left.
    actions = camels + 2 * later
    use = 1.0 if actions > 1 else 0.5 if actions else 0.0
    share = (later + 0.2 + 0.1 * (camels + workers)) / table.rounds
    free_rows = survey_dice(me, later, camels, free_rows, counts)
    counts[15] *= use
    counts[16] *= use
    uncovered = 0
    inventions = me.inventions
    for pair in range(4):
        left = pair + pair // 2
        gone = (inventions[left] < 0) + (inventions[left + 1] < 0)
        if gone == 2:
            points += box.pair_vp[pair]
        elif gone:
            uncovered += 1
    points += survey_devices(table, seat, counts)
    counts[0] = float(later)
    counts[1] = float(waiting)
    counts[2] = float(camels)
    counts[3] = float(workers)
    counts[4] = float(free_rows)
    counts[5] = float(me.tent > 2 and later > 0)
    silver = me.silver
    counts[7] = use * (min(BUILD_SILVER, silver))
    counts[8] = use * (silver - BUILD_SILVER if silver > BUILD_SILVER else 0)
    hand = len(me.hand)
    counts[6] = use * min(INVENT_CARDS, hand)
    counts[9] = use * max(0, hand - INVENT_CARDS)
    counts[10] = use * me.active.bit_count()
    counts[11] = use * (me.active & 1)
    counts[17] = share * levels
    counts[18] = float(later * me.low)
    counts[19] = float(later * me.royalties)
    counts[20] = share * me.royalties
    counts[21] = use * (me.guilds[0] + me.guilds[1] + me.guilds[2])
    counts[22] = likely_guilds(table, seat, guilds, later) - majorities
    counts[23] = float(free_tiles) if free_rows else 0.0
    counts[24] = float(later * tiles)
    counts[25] = share * me.ship
    counts[26] = me.researched[0] * (later + 0.5 * waiting)
    counts[27] = float(me.researched[1] * (later + waiting))
    counts[28] = share * uncovered
    for place in range(29, 32):
        counts[place] *= use
    counts[32] *= share
    counts[33] *= share
    counts[34] = use * (max(0, me.goal))
    return points


def survey_dice(me: Player, later: int, camels: int, free_rows: int, counts: list[float]) -> int:
    """Fill in what dice are worth; how many free Workshops they are enough for.

    A die that is used comes back two rounds later: each step on its way is about half a use.  INV-168, INV-169
    """
    pips: list[int] = []
    coloured = 0
    for code in me.ready:
        pips.append(code & 7)
        coloured += code >= 8
    for code in me.determined:
        pips.append((code & 7) + 1 if code & 7 < 6 else 6)
        coloured += code >= 8
    for code in me.inspired:
        pips.append(6)
        coloured += code >= 8
    places = 2 * (camels + free_rows)
    available = len(pips)
    placed = min(places, available)
    if available > places:
        pips.sort(reverse=True)
        del pips[places:]
    exhausted = me.exhausted
    owned = coloured + exhausted[1] + exhausted[2] + exhausted[3]
    in_use = 0
    for dice in me.camels:
        for code in dice:
            in_use += 1
            owned += code >= 8
    for dice in me.workshops:
        for code in dice:
            in_use += 1
            owned += code >= 8
    study_dice = 0
    study_levels = 0
    study = me.study
    for place in range(9):
        if study >> place & 1:
            study_dice += 1
            study_levels += 1 + place % 3
    resting = sum(exhausted) + study_dice + available - placed
    # Without a round to come, only a brighten can bring resting dice back.
    rest = 0.5 * (later + 1) if later else 0.25 if camels else 0.0
    counts[12] = placed * 0.5 * (later + 2) + resting * rest + in_use * 0.5 * later
    counts[13] = float(sum(pips))
    counts[14] = float(min(placed, coloured))
    counts[15] = float(study_levels)
    counts[16] = float(owned + study_dice)
    return min(free_rows, max(0, available - camels))


def survey_devices(table: InventorsTable, seat: int, counts: list[float]) -> int:
    """Fill in what Devices may still bring; the points that they bring now.  INV-186 .. INV-189"""
    box = table.box
    board = table.board
    points = 0
    unbuilt = 0
    to_publish = 0
    tests = 0
    half_met = 0.0
    unmet = 0
    for each in board.left:
        if each is not None and each.inventor == seat:
            unbuilt += 1
    for each in board.built:
        if each is not None and each.builder == seat:
            to_publish += 1
            tests += len(each.empty)
            points += 3 - len(each.empty)
            count = METRICS[box.card_metric[each.card]](table, seat)
            low = box.card_low[each.card]
            high = box.card_high[each.card]
            if count >= high:
                points += 4
            elif count >= low:
                points += 2
                unmet += 1
                half_met += 2.0 * (count - low) / (high - low)
            else:
                unmet += 2
                half_met += 2.0 * count / low
    for device in board.published:
        roles = (device.builder == seat) + (device.publisher == seat)
        if roles:
            if device.publisher == seat:
                tests += len(device.empty)
                points += 2 + roles - len(device.empty)
            else:
                points += 3
            count = METRICS[box.card_metric[device.card]](table, seat)
            low = box.card_low[device.card]
            high = box.card_high[device.card]
            if count >= high:
                points += 4 * roles
            elif count >= low:
                points += 2 * roles
                unmet += roles
                half_met += 2.0 * roles * (count - low) / (high - low)
            else:
                unmet += 2 * roles
                half_met += 2.0 * roles * count / low
    counts[29] = float(unbuilt)
    counts[30] = float(to_publish)
    counts[31] = float(tests)
    counts[32] = half_met
    counts[33] = float(unmet)
    return points


# -- the solo opponent ----------------------------------------------------------------------------------


def opponent_points(table: InventorsTable, guilds: list[list[int]]) -> int:
    """The solo opponent's total as `scoring.score_opponent` counts it.  INV-278"""
    seat = table.opponent
    me = table.players[seat]
    board = table.board
    points = guild_points(table, seat, guilds) + research_points(table, seat)
    points += 2 * me.collected + 3 * (6 - len(board.opponent_inventions)) + me.silver
    for built in board.built:
        if built is not None and built.builder == seat:
            points += 7 - len(built.empty)
    for device in board.published:
        if device.builder == seat:
            points += 8 - len(device.empty) if device.publisher == seat else 7
        if device.publisher == seat:
            points += 4 if device.builder == seat else 7 - len(device.empty)
    return points


def schemes_left(table: InventorsTable) -> int:
    """The Schemes that the solo opponent will turn over.  INV-255, INV-259"""
    if table.over:
        return 0
    box = table.box
    count = len(table.board.scheme_pile) if table.players[table.opponent].tent < 0 else 0
    for later in range(table.round, table.rounds):
        count += box.dice_schemes[later] + box.worker_schemes[later]
    return count
