"""What a position is worth, for bots: the score as if the game ended now, and what is likely to come on top of it."""

from __future__ import annotations

from typing import Final

from .player import Player
from .scoring import METRICS, TENT_INFLUENCE
from .table import InventorsTable
from .totals import turned_up

#: What is weighed for a player, with the points that one of each is worth. "To come" counts the rounds after this one;
#: "of use" shrinks with the last Camel actions, "on the way" with the share of the game that is left.
WEIGHED: Final[tuple[tuple[str, float], ...]] = (
    ("rounds to come", 8.0),
    ("the Tent of this round", 12.0),
    ("free Camels", 0.67),
    ("Workers at hand", 1.5),
    ("Hired Camel or Envoy for the next round", 0.81),
    ("Silver for a Build, of use", 0.2),
    ("Silver beyond a Build, of use", 0.0),
    ("cards for an Invent, of use", 1.3),
    ("cards beyond an Invent, of use", 0.3),
    ("Influence of use", 0.79),
    ("Guilds as they may end", 0.62),
    ("Active Craftspeople of use", 0.2),
    ("Active Scribe of use", 0.4),
    ("levels of Craftspeople, on the way", 0.52),
    ("income to come", 0.5),
    ("royalties to come", 0.46),
    ("Royalties on the way", 1.01),
    ("free Workshops that dice can be placed in", 1.5),
    ("Workshop tiles of free rows", 0.25),
    ("Workshop tiles to come", 0.15),
    ("River travelled, on the way", 0.24),
    ("ongoing Research to come", 0.7),
    ("Tent Research to come", 0.7),
    ("Invention pairs half uncovered, on the way", 2.02),
    ("goals of the Setup Card, of use", 1.0),
    # Dice
    ("uses of dice to come", 0.26),
    ("pips of dice that can be placed", 0.07),
    ("coloured dice that can be placed", 0.3),
    ("levels of Study dice, of use", 0.3),
    ("coloured dice owned, of use", 0.42),
    # Devices
    ("Invention tiles on unbuilt Devices, of use", 0.87),
    ("own Built Devices to Publish, of use", 1.2),
    ("Tests to come on own Devices, of use", 0.39),
    ("conditions half met, on the way", 0.7),
    ("conditions to come, on the way", 0.3),
)
FEATURES: Final = tuple([name for name, _ in WEIGHED])
WEIGHTS: Final = [weight for _, weight in WEIGHED]
#: What a Scheme that is still to be turned over brings the solo opponent.
SCHEME_WORTH: Final = 2.0
#: Silver that pays for a Build, and cards that are enough for an Invent.
BUILD_SILVER: Final = 9
INVENT_CARDS: Final = 3
#: Turns of a seat in a round, on average: its Camels, its Workers, and the Tent.
ACTIONS_PER_ROUND: Final = 6.0


def worth(table: InventorsTable) -> list[float]:
    """The points that each seat is likely to end with."""
    guilds = majorities(table)
    likely = likely_majorities(table)
    research = research_points(table)
    found: list[float] = []
    for seat in range(table.seats):
        points = float(guilds[seat] + research[seat])
        if seat == table.opponent:
            points += opponent_points(table) + SCHEME_WORTH * schemes_left(table)
        else:
            now, counts = survey(table, seat, likely[seat] - guilds[seat])
            points += now
            if not table.over:
                for place, weight in enumerate(WEIGHTS):
                    points += weight * counts[place]
        found.append(points)
    return found


def stage(table: InventorsTable) -> float:
    """How much of the game is behind, from 0 to 1: by rounds, and by the Camels and the Workers left in this one."""
    if table.over:
        return 1.0
    left = 0.0
    for me in table.players:
        if me.tent < 0:
            left += min(1.0, (1 + camels_left(me) + me.workers) / ACTIONS_PER_ROUND)
    people = max(1, len(table.players))
    return max(0.0, 1.0 - (table.rounds - table.round + left / people) / table.rounds)


def camels_left(me: Player) -> int:
    """The Camels that have not gone out in this round."""
    camels = 2 + me.third_camel + me.hired_camel
    for dice in me.camels:
        if dice:
            camels -= 1
    return camels


def features(table: InventorsTable, seat: int) -> list[float]:
    """How much a player has of each of the FEATURES."""
    return survey(table, seat, likely_majorities(table)[seat] - majorities(table)[seat])[1]


# -- Guilds and River -------------------------------------------------------------------------------------


def majorities(table: InventorsTable) -> list[int]:
    """What each seat's majorities score.  INV-178"""
    box = table.box
    points = [0] * table.seats
    for colour, keys in enumerate(guild_keys(table)):
        for seat in range(table.seats):
            mine = keys[seat]
            if mine >= ONE_INFLUENCE:
                ahead = 0
                for key in keys:
                    if key > mine:
                        ahead += 1
                if ahead == 0:
                    points[seat] += box.guild_first[colour]
                elif ahead == 1:
                    points[seat] += box.guild_second[colour]
    return points


#: What an Influence adds to a key of `guild_keys`.
ONE_INFLUENCE: Final = 1 << 20


def guild_keys(table: InventorsTable) -> list[list[int]]:
    """For each Guild a number for each seat, then the Dummy's: the higher is ahead, also in a tie.  INV-176, INV-179"""
    board = table.board
    # The Ship further ahead, then the one that came first.
    ties = [me.ship * 32768 + 32760 - 8 * me.arrival - seat for seat, me in enumerate(table.players)]
    found: list[list[int]] = []
    for colour in range(3):
        keys: list[int] = []
        for seat, me in enumerate(table.players):
            keys.append(me.guilds[colour] * ONE_INFLUENCE + ties[seat])
        for holder in board.areas[colour]:
            keys[holder] += TENT_INFLUENCE * ONE_INFLUENCE
        if table.dummy:
            tie = board.dummy_ship * 32768 + 32761 - 8 * board.dummy_arrival
            keys.append(board.dummy_guilds[colour] * ONE_INFLUENCE + tie)
        found.append(keys)
    return found


def likely_majorities(table: InventorsTable) -> list[float]:
    """By how far ahead each seat is, the less certain the more is to come; Tents count before they are raised."""
    board = table.board
    later = table.rounds - table.round
    doubt = 1.0 + 1.5 * later
    points = [0.0] * table.seats
    for colour in range(3):
        area = board.areas[colour]
        held: list[int] = []
        for me in table.players:
            held.append(me.guilds[colour])
        for holder in area:
            held[holder] += TENT_INFLUENCE
        tent = board.tents[colour]
        if tent >= 0:
            held[tent] += TENT_INFLUENCE + (not area)
        if table.dummy:
            # A Dummy Card brings one Influence to a Guild, on average.
            held.append(board.dummy_guilds[colour] + later)
        second = table.box.guild_second[colour]
        first = table.box.guild_first[colour] - second
        for seat in range(table.seats):
            best = -9
            next_best = -9
            for other, count in enumerate(held):
                if other != seat:
                    if count > best:
                        next_best = best
                        best = count
                    elif count > next_best:
                        next_best = count
            mine = held[seat]
            points[seat] += first * chance((mine - best) / doubt) + second * chance((mine - next_best) / doubt)
    return points


def chance(lead: float) -> float:
    """From 0 to 1, a half at an even race."""
    return 0.5 + 0.5 * lead / (1.0 + (lead if lead > 0 else -lead))


def research_points(table: InventorsTable) -> list[int]:
    """What each seat's Influence along the River scores.  INV-182"""
    points = [0] * table.seats
    for space, (first, second) in enumerate(table.board.slots):
        if first >= 0:
            points[first] += table.box.research_vp[space]
            if second >= 0:
                points[second] += 1
    return points


# -- a player --------------------------------------------------------------------------------------------


def survey(table: InventorsTable, seat: int, unsure: float) -> tuple[int, list[float]]:
    """A player's points for all but Guilds and Research, as `scoring.score_player` counts them, and the FEATURES.

    `unsure` is what the Guilds are likely to score more than now.  INV-181, INV-183, INV-184, INV-185, INV-190
    """
    me = table.players[seat]
    box = table.box
    silver = me.silver
    hand = len(me.hand)
    points = box.royalties_vp[me.royalties] + (silver + hand) // 4
    levels = 0
    for level in me.levels:
        levels += level
        points += box.tower_vp[level]
    later = table.rounds - table.round
    waiting = 1 if me.tent < 0 else 0
    camels = 0
    workers = 0
    if waiting:
        camels = camels_left(me)
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
    uncovered = 0
    inventions = me.inventions
    for pair in range(4):
        left = pair + pair // 2
        gone = (inventions[left] < 0) + (inventions[left + 1] < 0)
        if gone == 2:
            points += box.pair_vp[pair]
        elif gone:
            uncovered += 1
    # Stock is of full use while two Camel actions are left.
    actions = camels + 2 * later
    use = 1.0 if actions > 1 else 0.5 if actions else 0.0
    share = (later + 0.2 + 0.1 * (camels + workers)) / table.rounds
    highest = turned_up(me)
    usable_rows = min(free_rows, max(0, len(highest) - camels))
    counts = [
        float(later),
        float(waiting),
        float(camels),
        float(workers),
        float(me.tent > 2 and later > 0),
        use * min(BUILD_SILVER, silver),
        use * max(0, silver - BUILD_SILVER),
        use * min(INVENT_CARDS, hand),
        use * max(0, hand - INVENT_CARDS),
        use * (me.guilds[0] + me.guilds[1] + me.guilds[2]),
        unsure,
        use * me.active.bit_count(),
        use * (me.active & 1),
        share * levels,
        float(later * me.low),
        float(later * me.royalties),
        share * me.royalties,
        float(usable_rows),
        float(free_tiles) if usable_rows else 0.0,
        float(later * tiles),
        share * me.ship,
        me.researched[0] * (later + 0.5 * waiting),
        float(me.researched[1] * (later + waiting)),
        share * uncovered,
        use * max(0, me.goal),
    ]
    counts += dice_features(me, highest, 2 * (camels + free_rows), later, use)
    more, device_counts = device_features(table, seat, use, share)
    counts += device_counts
    return points + more, counts


def dice_features(me: Player, highest: list[int], places: int, later: int, use: float) -> list[float]:
    """A die that is used comes back two rounds later: each step on its way is about half a use.  INV-168, INV-169"""
    faces: list[int] = []
    coloured = 0
    for code in highest:
        faces.append(code & 7)
        coloured += code >= 8
    available = len(faces)
    placed = min(places, available)
    if placed < available:
        faces.sort(reverse=True)
        del faces[placed:]
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
    studied = 0
    levels = 0
    study = me.study
    for place in range(9):
        if study >> place & 1:
            studied += 1
            levels += 1 + place % 3
    resting = exhausted[0] + exhausted[1] + exhausted[2] + exhausted[3] + studied + available - placed
    # Without a round to come, only a brighten can bring resting dice back.
    rest = 0.5 * (later + 1) if later else 0.25 * use
    return [
        placed * 0.5 * (later + 2) + resting * rest + in_use * 0.5 * later,
        float(sum(faces)),
        float(min(placed, coloured)),
        use * levels,
        use * (owned + studied),
    ]


def device_features(table: InventorsTable, seat: int, use: float, share: float) -> tuple[int, list[float]]:
    """What Devices score now, and what they may still bring.  INV-186, INV-187, INV-188, INV-189"""
    board = table.board
    points = 0
    unbuilt = 0
    to_publish = 0
    tests = 0
    met = 0.0
    unmet = 0
    for each in board.left:
        if each is not None and each.inventor == seat:
            unbuilt += 1
    for each in board.built:
        if each is not None and each.builder == seat:
            scored = condition(table, seat, each.card)
            full = 4 if scored >= 4.0 else 2 if scored >= 2.0 else 0
            points += 3 - len(each.empty) + full
            to_publish += 1
            tests += len(each.empty)
            met += scored - full
            unmet += 4 - full
    for device in board.published:
        roles = (device.builder == seat) + (device.publisher == seat)
        if roles:
            scored = condition(table, seat, device.card)
            full = 4 if scored >= 4.0 else 2 if scored >= 2.0 else 0
            points += roles * full
            met += roles * (scored - full)
            unmet += roles * (4 - full)
            if device.publisher == seat:
                tests += len(device.empty)
                points += 2 + roles - len(device.empty)
            else:
                points += 3
    return points, [use * unbuilt, use * to_publish, use * tests, share * met, share * 0.5 * unmet]


def condition(table: InventorsTable, seat: int, card: int) -> float:
    """The VP of a Device Card's condition, with parts of 2 VP for what is half met.  INV-189"""
    box = table.box
    low = box.card_low[card]
    count = METRICS[box.card_metric[card]](table, seat)
    if count < low:
        return 2.0 * count / low
    high = box.card_high[card]
    return 4.0 if count >= high else 2.0 + 2.0 * (count - low) / (high - low)


# -- the solo opponent ----------------------------------------------------------------------------------


def opponent_points(table: InventorsTable) -> int:
    """The solo opponent's points for all but Guilds and Research, as `scoring.score_opponent` counts them.  INV-278"""
    seat = table.opponent
    me = table.players[seat]
    board = table.board
    points = 2 * me.collected + 3 * (6 - len(board.opponent_inventions)) + me.silver
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
