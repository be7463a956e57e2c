"""What a position is worth, for bots: the points as if the game ended now, and what the seat can still make of it."""

from __future__ import annotations

from typing import Final

from .port import port_verdict
from .ships import LINE_SHIPS
from .survey import CARDS, Survey, where
from .table import TabannusiTable
from .terms import COMMON, DISTRICTS, GREEN, NOBODY, PORT, ROW_LENGTH, TOP, UP, ZIGGURAT
from .urban import fulfilled
from .urban import worth as cards_worth

FEATURES: Final = (
    "Buildings, scored before the end",
    "Port, scored before the end",
    "Ziggurat, scored before the end",
    "steps towards a higher value of own Buildings",
    "size of own Buildings, for Mastery to come",
    "Mastery, for Buildings to come",
    "Mastery of the colours of own Buildings",
    "lowest Mastery",
    "Gold",
    "Resource dice",
    "Resource dice that are about to be lost",
    "Crates face up",
    "Crates",
    "Claim markers",
    "Gardens in hand",
    "Gardens in hand, with Water beside own Buildings",
    "Water in hand",
    "special Water in hand",
    "own markers on Projects",
    "construction next turn",
    "construction elsewhere",
    "Port next turn",
    "Ziggurat next turn",
    "Ships",
    "Ships with an ability",
    "lines of Ships all but complete",
    "Houses in the Port",
    "next step on the Ziggurat",
    "markers on the Ziggurat",
    "Decrees in reach",
    "Urban cards in reach",
    "columns of Houses all but empty",
    "own Gardens",
    "turns to come",
    "turns of the Bot to come",
)

#: Points for each of them.
WEIGHTS: Final[list[float]] = [
    1.48,  # Buildings, scored before the end
    1.08,  # Port, scored before the end
    1.07,  # Ziggurat, scored before the end
    0.8,  # steps towards a higher value of own Buildings
    1.15,  # size of own Buildings, for Mastery to come
    1.09,  # Mastery, for Buildings to come
    0.5,  # Mastery of the colours of own Buildings
    1.17,  # lowest Mastery
    2.52,  # Gold
    1.2,  # Resource dice
    -0.43,  # Resource dice that are about to be lost
    1.46,  # Crates face up
    0.96,  # Crates
    0.76,  # Claim markers
    0.74,  # Gardens in hand
    0.5,  # Gardens in hand, with Water beside own Buildings
    0.26,  # Water in hand
    0.74,  # special Water in hand
    0.83,  # own markers on Projects
    0.7,  # construction next turn
    0.31,  # construction elsewhere
    0.9,  # Port next turn
    0.28,  # Ziggurat next turn
    1.28,  # Ships
    1.14,  # Ships with an ability
    1.99,  # lines of Ships all but complete
    1.07,  # Houses in the Port
    0.4,  # next step on the Ziggurat
    1.59,  # markers on the Ziggurat
    1.0,  # Decrees in reach
    0.82,  # Urban cards in reach
    0.43,  # columns of Houses all but empty
    0.5,  # own Gardens
    6.0,  # turns to come
    5.0,  # turns of the Bot to come
]

#: The more of a thing, the less another one is worth: the sums of 0.8 ** n.
LESSENING: Final[list[float]] = [5.0 * (1.0 - 0.8**n) for n in range(64)]
#: What the columns of the Player board bring, in points.
COLUMNS: Final[list[float]] = [2.0, 5.0, 10.0]
#: Own turns after which a thing in hand has surely found its use, and those that another House takes.
USE: Final = 3.0
HOUSE: Final = 2.0
#: Turns of a seat in a whole game, on average.
TURNS_PER_GAME: Final = 15.0


def worth(table: TabannusiTable) -> list[float]:
    """The points that each seat is likely to end with."""
    found = [float(player.vp) for player in table.players]
    if table.over:
        return found
    survey = Survey(table)
    for seat in range(table.seats):
        points = standing(table, survey, seat)
        total = found[seat]
        for each in points:
            total += each
        has = weighed(table, survey, seat, points)
        for place in range(len(has)):
            total += WEIGHTS[place] * has[place]
        found[seat] = total
    return found


def stage(table: TabannusiTable) -> float:
    """How much of the game is behind, from 0 to 1: by the turns that are likely to come."""
    if table.over:
        return 1.0
    turns = Survey(table).turns_of(table, max(0, table.turn))
    return max(0.0, 1.0 - turns / TURNS_PER_GAME)


def features(table: TabannusiTable, seat: int) -> list[float]:
    """What a seat has besides its points, in the order of FEATURES."""
    survey = Survey(table)
    return weighed(table, survey, seat, standing(table, survey, seat))


def standing(table: TabannusiTable, survey: Survey, seat: int) -> list[float]:
    """What the five Districts, Urban cards and Harbormasters would bring in a final scoring now."""
    me = table.players[seat]
    board = table.board
    box = table.box
    mastery = me.mastery[:]
    sizes = survey.sizes[seat * 9 : seat * 9 + 9]
    points = [0.0] * (DISTRICTS + 2)
    cards = 0
    vp = 0
    if len(me.urban) == 1:
        if survey.missing(table, seat, me.urban[0]) <= 0:
            cards = 1
            vp = box.urban_vp[me.urban[0]]
    elif me.urban:
        met = fulfilled(table, seat, me.tolerance)
        cards = len(met)
        vp = cards_worth(table, met)
    points[DISTRICTS] = float(vp)
    for tile in me.harbormasters:
        points[DISTRICTS + 1] += box.harbormaster_vp[tile]
    for district in range(DISTRICTS):
        colour = board.local[district]
        if colour < 3 and me.dice[colour] and mastery[colour] < TOP:
            # The dice are lost first, for a step.  TAB-152
            mastery[colour] += 1
        if district < COMMON:
            first = district * 3
            points[district] = float(
                sizes[first] * box.multiplier[mastery[0]]
                + sizes[first + 1] * box.multiplier[mastery[1]]
                + sizes[first + 2] * box.multiplier[mastery[2]]
            )
    if me.ships:
        houses = board.port_houses
        for line in range(6):
            if houses[line * 2] == seat or houses[line * 2 + 1] == seat:
                for ship in LINE_SHIPS[line]:
                    points[PORT] += me.ships >> ship & 1
    for section in range(3):
        markers = me.ziggurat[section]
        if markers:
            tile = board.ziggurat_tiles[section]
            count = survey.counts[seat][section]
            if cards and box.ziggurat_ids[tile] == CARDS:
                count += cards
            points[ZIGGURAT] += box.ziggurat_vp[tile][markers - 1] * count
    return points


def weighed(table: TabannusiTable, survey: Survey, seat: int, points: list[float]) -> list[float]:
    """The features, given what a final scoring would bring now."""
    scorings = survey.scorings
    turns = survey.turns_of(table, seat)
    found = [0.0] * len(FEATURES)
    found[0] = points[0] * scorings[0] + points[1] * scorings[1] + points[2] * scorings[2]
    found[1] = points[PORT] * scorings[PORT]
    found[2] = points[ZIGGURAT] * scorings[ZIGGURAT]
    if seat == table.opponent:
        found[34] = turns
        return found
    found[33] = turns
    soon = 1.0 if turns >= USE else turns / USE
    long = turns / 10.0
    me = table.players[seat]
    have = me.dice[:]
    up = 0
    for crate in me.crates:
        if crate & UP:
            have[crate & 7] += 1
            up += 1
    weigh_mastery(table, survey, seat, found, soon, long)
    weigh_hand(table, seat, found, up, soon, long)
    weigh_gardens(table, survey, seat, found, have[GREEN], soon)
    if turns >= 1.0:
        weigh_actions(table, survey, seat, found, have, soon)
        weigh_cards(table, survey, seat, found, turns)
    weigh_houses(table, survey, seat, found, soon, long)
    return found


def weigh_mastery(
    table: TabannusiTable, survey: Survey, seat: int, found: list[float], soon: float, long: float
) -> None:
    """What is built, and the tracks it is multiplied by."""
    multiplier = table.box.multiplier
    scorings = survey.scorings
    sizes = survey.sizes[seat * 9 : seat * 9 + 9]
    mastery = table.players[seat].mastery
    steps = 0
    built = 0
    product = 0
    for colour in range(3):
        level = mastery[colour]
        steps += level
        size = sizes[colour] + sizes[colour + 3] + sizes[colour + 6]
        if size:
            built += size
            product += size * level
            value = multiplier[level]
            start = level
            while start and multiplier[start - 1] == value:
                start -= 1
            if start < level:
                end = level
                while end < TOP and multiplier[end] == value:
                    end += 1
                reach = float(size)
                for district in range(COMMON):
                    reach += sizes[district * 3 + colour] * scorings[district]
                found[3] += reach * (level - start) / (end - start) * (multiplier[end] - value) * soon
    found[4] = built * long
    found[5] = steps * long
    found[6] = product * long / 5.0
    found[7] = min(mastery) * long


def weigh_hand(table: TabannusiTable, seat: int, found: list[float], up: int, soon: float, long: float) -> None:
    """What lies in the player area."""
    me = table.players[seat]
    board = table.board
    found[8] = LESSENING[me.gold] * soon
    dice = 0
    for district in range(DISTRICTS):
        n = me.dice[board.local[district]]
        if n:
            dice += n
            if n > 1 and len(board.barges[district]) <= table.seats:
                found[10] += n - 1
    found[9] = LESSENING[dice] * soon
    found[11] = LESSENING[up] * soon
    found[12] = len(me.crates) * long
    found[13] = LESSENING[me.claims] * soon


def weigh_gardens(
    table: TabannusiTable, survey: Survey, seat: int, found: list[float], green: int, soon: float
) -> None:
    """Gardens and Water that are not yet placed."""
    me = table.players[seat]
    found[14] = LESSENING[me.gardens] * soon
    found[16] = LESSENING[me.waters] * soon
    found[17] = LESSENING[len(me.specials)] * soon
    ready = me.gardens + green
    if ready and me.claims:
        room = survey.room[seat * 9 : seat * 9 + 9]
        places = 0
        value = 0.0
        for group in range(9):
            if room[group]:
                places += room[group]
                more = table.box.multiplier[me.mastery[group % 3]] * (1.0 + survey.scorings[group // 3])
                value += room[group] * more
        if places:
            found[15] = value * min(ready, places, me.claims) / places * soon


def weigh_actions(
    table: TabannusiTable, survey: Survey, seat: int, found: list[float], have: list[int], soon: float
) -> None:
    """What the next turn, in the Architect's District, and those after it can bring with what is at hand."""
    me = table.players[seat]
    board = table.board
    multiplier = table.box.multiplier
    here = where(table, seat)
    own = survey.own[seat * 9 : seat * 9 + 9]
    groups = survey.groups
    for group in range(9):
        size = groups[group]
        mine = own[group]
        district = group // 3
        if not size:
            continue
        if mine:
            found[18] += mine * soon
        colour = group - district * 3
        if me.rows[colour] >= ROW_LENGTH and not me.bottom:
            continue
        local = board.local[district]
        short = (1 if district == here else 2) - have[local]
        if colour == local:
            short += mine
        elif mine > have[colour]:
            short = max(short, 0) + mine - have[colour]
        short = max(short, 0)
        value = (
            2.0
            + (size + survey.green[group]) * multiplier[me.mastery[colour]] * (1.0 + survey.scorings[district])
            - 2.0 * short
        )
        if district == here:
            if short <= me.gold and value > found[19]:
                found[19] = value
        elif short <= me.gold + 1 and value * soon > found[20]:
            found[20] = value * soon
    best = 0.0
    for section in range(3):
        markers = me.ziggurat[section]
        if markers < 3 and survey.open[section]:
            values = table.box.ziggurat_vp[board.ziggurat_tiles[section]]
            more = values[markers] - (values[markers - 1] if markers else 0)
            if more:
                value = more * survey.counts[seat][section] * (1.0 + survey.scorings[ZIGGURAT])
                if value > best:
                    best = value
    found[27] = best * soon
    if here >= COMMON and have[board.local[here]] + 1 + me.gold >= 2:
        if here == ZIGGURAT:
            if best > 0.0:
                found[22] = best + 2.0
        elif me.bottom and not port_verdict(table, seat):
            found[21] = 1.0


def weigh_cards(table: TabannusiTable, survey: Survey, seat: int, found: list[float], turns: float) -> None:
    """Decrees and Urban cards that are not far."""
    me = table.players[seat]
    box = table.box
    for place, card in enumerate(table.board.decrees):
        lack = survey.lacks[seat][place]
        chance = 1.0 - lack * HOUSE / turns
        if chance > 0.0:
            chance *= chance
            for other in range(table.seats):
                if other != seat and survey.lacks[other][place] < lack:
                    chance *= 0.6
            found[29] += (box.decrees[card].vp + 3) * chance
    for card in me.urban:
        missing = survey.missing(table, seat, card)
        if missing > 0:
            chance = 1.0 - missing * HOUSE / turns
            if chance > 0.0:
                found[30] += box.urban_vp[card] * chance * chance


def weigh_houses(
    table: TabannusiTable, survey: Survey, seat: int, found: list[float], soon: float, long: float
) -> None:
    """Ships, the Ziggurat, and the columns of the Player board."""
    me = table.players[seat]
    board = table.board
    if me.ships:
        found[23] = me.ships.bit_count() * long
        for line in range(6):
            here = 0
            for ship in LINE_SHIPS[line]:
                if me.ships >> ship & 1:
                    here += 1
                    if line < 3 and board.ships[ship] != NOBODY:
                        found[24] += long
            if here == 2 and board.harbormasters[line] >= 0:
                found[25] += soon
    found[26] = survey.houses[seat * 4 + COMMON] * long
    found[28] = (me.ziggurat[0] + me.ziggurat[1] + me.ziggurat[2]) * long
    rows = me.rows
    for place in range(ROW_LENGTH):
        if (rows[0] > place) + (rows[1] > place) + (rows[2] > place) == 2:
            found[31] += COLUMNS[place] * soon
    found[32] = survey.gardens[seat] * long
