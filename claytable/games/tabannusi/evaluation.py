"""What a position is worth, for bots: the points as if the game ended now, and what is still to be made of it."""

from __future__ import annotations

from typing import Final

from .decrees import count_ships
from .mastery import boundaries_passed
from .ships import LINE_SHIPS
from .survey import Survey
from .table import TabannusiTable
from .terms import COMMON, DISTRICTS, PORT, ROW_LENGTH, TOP, UP, ZIGGURAT
from .urban import fulfilled
from .urban import worth as cards_worth

FEATURES: Final = (
    "Buildings, scored before the end",
    "Port, scored before the end",
    "Ziggurat, scored before the end",
    "steps towards a higher value of own Buildings",
    "Mastery, for what is still to be built",
    "Gold",
    "Resource dice",
    "Resource dice that are about to be lost",
    "Crates face up",
    "Crates",
    "Claim markers, the first three",
    "Claim markers, further ones",
    "Gardens in hand",
    "Water in hand",
    "special Water in hand",
    "own markers on Projects",
    "construction next turn",
    "construction elsewhere",
    "House next turn",
    "Ships",
    "lines of Ships all but complete",
    "next step on the Ziggurat",
    "Decrees in reach",
    "Urban cards in reach",
    "columns of Houses all but empty",
    "turns to come",
    "turns of the Bot to come",
)

#: Points for each of them.
WEIGHTS: Final[list[float]] = [
    1.0,  # Buildings, scored before the end
    1.0,  # Port, scored before the end
    1.0,  # Ziggurat, scored before the end
    0.8,  # steps towards a higher value of own Buildings
    1.0,  # Mastery, for what is still to be built
    2.5,  # Gold
    1.5,  # Resource dice
    -0.7,  # Resource dice that are about to be lost
    2.0,  # Crates face up
    1.0,  # Crates
    1.2,  # Claim markers, the first three
    0.3,  # Claim markers, further ones
    2.0,  # Gardens in hand
    0.5,  # Water in hand
    1.5,  # special Water in hand
    1.0,  # own markers on Projects
    0.5,  # construction next turn
    0.2,  # construction elsewhere
    3.0,  # House next turn
    1.5,  # Ships
    2.0,  # lines of Ships all but complete
    0.4,  # next step on the Ziggurat
    0.8,  # Decrees in reach
    0.8,  # Urban cards in reach
    0.4,  # columns of Houses all but empty
    3.0,  # turns to come
    6.0,  # turns of the Bot to come
]

#: What the columns of the Player board bring, in points.
COLUMNS: Final = (2.0, 5.0, 10.0)
#: Own turns after which a thing in hand has surely found its use, and those that building something takes.
USE: Final = 3.0
HOUSE: Final = 2.0


def worth(table: TabannusiTable) -> list[float]:
    """The points that each seat is likely to end with."""
    if table.over:
        return [float(player.vp) for player in table.players]
    survey = Survey(table)
    found: list[float] = []
    for seat in range(table.seats):
        points = standing(table, survey, seat)
        total = float(table.players[seat].vp)
        for each in points:
            total += each
        values = weighed(table, survey, seat, points)
        for place in range(len(values)):
            total += WEIGHTS[place] * values[place]
        found.append(total)
    return found


def features(table: TabannusiTable, seat: int) -> list[float]:
    """What a seat has besides its points, in the order of FEATURES."""
    survey = Survey(table)
    return weighed(table, survey, seat, standing(table, survey, seat))


def standing(table: TabannusiTable, survey: Survey, seat: int) -> list[float]:
    """What the five Districts, Urban cards and Harbormasters would score in a final scoring now."""
    me = table.players[seat]
    board = table.board
    box = table.box
    mastery = me.mastery[:]
    sizes = survey.sizes[seat]
    points = [0.0] * (DISTRICTS + 2)
    cards = 0
    vp = 0
    if len(me.urban) == 1:
        if survey.missing(table, seat, me.urban[0]) <= 0:
            cards = 1
            vp = box.urban_vp[me.urban[0]]
    elif me.urban:
        met = fulfilled(table, seat)
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
            value = box.ziggurat_vp[tile][markers - 1]
            if value:
                points[ZIGGURAT] += value * tile_count(table, survey, seat, tile, cards)
    return points


def tile_count(table: TabannusiTable, survey: Survey, seat: int, tile: int, cards: int) -> int:
    """What a Ziggurat tile counts, with so many Urban cards fulfilled: as `scoring.tile_count`, from the survey."""
    me = table.players[seat]
    id = table.box.ziggurat_ids[tile]
    if id == "Z01":
        return me.built[0] + me.built[1] + me.built[2]
    if id == "Z02":
        return table.board.ziggurat_houses.count(seat)
    if id == "Z03":
        return boundaries_passed(table, seat)
    if id == "Z04":
        return me.ships.bit_count()
    if id == "Z05":
        at = survey.at_garden[seat]
        return at[0] + at[1] + at[2]
    if id == "Z06":
        return survey.gardens[seat]
    if id == "Z07":
        return survey.houses[seat][COMMON]
    if id == "Z08":
        return 1
    if id == "Z09":
        return len(me.decrees) + cards
    ships, wild = count_ships(table, seat)
    sets = min(me.built)
    found = 0
    while max(0, found + 1 - ships[0]) + max(0, found + 1 - ships[1]) + max(0, found + 1 - ships[2]) <= wild:
        found += 1
    return sets + found


def weighed(table: TabannusiTable, survey: Survey, seat: int, points: list[float]) -> list[float]:
    """The features, given what the Districts would score now."""
    me = table.players[seat]
    board = table.board
    box = table.box
    scorings = survey.scorings
    turns = survey.turns_of(table, seat)
    found = [0.0] * len(FEATURES)
    found[0] = points[0] * scorings[0] + points[1] * scorings[1] + points[2] * scorings[2]
    found[1] = points[PORT] * scorings[PORT]
    found[2] = points[ZIGGURAT] * scorings[ZIGGURAT]
    if seat == table.opponent:
        found[26] = turns
        return found
    soon = 1.0 if turns >= USE else turns / USE
    long = turns / 10.0
    # Mastery.
    sizes = survey.sizes[seat]
    for colour in range(3):
        level = me.mastery[colour]
        found[4] += level * long
        ahead = survey.ahead[level]
        if ahead:
            reach = 0.0
            for district in range(COMMON):
                reach += sizes[district * 3 + colour] * (1.0 + scorings[district])
            found[3] += reach * ahead * soon
    # In hand.
    found[5] = me.gold * soon
    have = me.dice[:]
    up = 0
    for crate in me.crates:
        if crate & UP:
            have[crate & 7] += 1
            up += 1
    for district in range(DISTRICTS):
        n = me.dice[board.local[district]]
        if n:
            found[6] += min(3, n) * soon
            if len(board.barges[district]) <= table.seats and n > 1:
                found[7] += n - 1
    found[8] = up * soon
    found[9] = len(me.crates) * long
    found[10] = min(3, me.claims) * soon
    found[11] = (me.claims - 3 if me.claims > 3 else 0) * soon
    found[12] = min(4, me.gardens) * soon
    found[13] = min(4, me.waters) * soon
    found[14] = len(me.specials) * soon
    # Constructions.
    own = survey.own[seat]
    groups = survey.groups
    where = me.assistant if table.turn == seat else me.architect
    can_build = me.bottom != 0
    best = 0.0
    for group in range(9):
        size = groups[group]
        if not size:
            continue
        mine = own[group]
        found[15] += mine * soon
        district = group // 3
        colour = group - district * 3
        if me.rows[colour] >= ROW_LENGTH and not can_build:
            continue
        local = board.local[district]
        lack = (1 if district == where else 2) - have[local]
        if colour == local:
            lack += mine
            if lack < 0:
                lack = 0
        else:
            if lack < 0:
                lack = 0
            if mine > have[colour]:
                lack += mine - have[colour]
        value = 2.0 + size * box.multiplier[me.mastery[colour]] * (1.0 + scorings[district])
        if district == where:
            if lack <= me.gold:
                value -= lack * 2.0
                if value > found[16]:
                    found[16] = value
        elif lack <= me.gold + 1:
            value -= lack * 2.0
            if value > best:
                best = value
    if turns < 1.0:
        found[16] = 0.0
    found[17] = best * soon if turns > 1.0 else 0.0
    if where >= COMMON and turns >= 1.0 and have[board.local[where]] + 1 + me.gold >= 2:
        found[18] = 1.0
    # Ships.
    found[19] = me.ships.bit_count() * long
    if me.ships:
        for line in range(6):
            if board.harbormasters[line] >= 0:
                here = 0
                for ship in LINE_SHIPS[line]:
                    here += me.ships >> ship & 1
                if here == 2:
                    found[20] += soon
    # The Ziggurat.
    best = 0.0
    for section in range(3):
        markers = me.ziggurat[section]
        if markers < 3:
            tile = board.ziggurat_tiles[section]
            values = box.ziggurat_vp[tile]
            more = values[markers] - (values[markers - 1] if markers else 0)
            if more:
                value = more * tile_count(table, survey, seat, tile, 0) * (1.0 + scorings[ZIGGURAT])
                if value > best:
                    best = value
    found[21] = best * soon
    # Cards.
    for card in board.decrees:
        chance = 1.0 - survey.decree_lack(table, seat, card) * HOUSE / (turns + 0.01)
        if chance > 0.0:
            found[22] += (box.decrees[card].vp + 3) * chance * chance * (1.0 if turns >= 1.0 else 0.0)
    for card in me.urban:
        lack = survey.missing(table, seat, card)
        if lack > 0:
            chance = 1.0 - lack * HOUSE / (turns + 0.01)
            if chance > 0.0:
                found[23] += box.urban_vp[card] * chance * chance
    rows = me.rows
    for place in range(ROW_LENGTH):
        gone = (rows[0] > place) + (rows[1] > place) + (rows[2] > place)
        if gone == 2:
            found[24] += COLUMNS[place] * soon
    found[25] = turns
    return found
