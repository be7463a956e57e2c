"""What the solo opponent tries in which order, from its own board alone.

The full table and the companion at the real table (`claytable.companions.scholars`) both go by it. What lies elsewhere
on the table is looked up in `solo_focus`; at the real table a person says it.
"""

from __future__ import annotations

from . import clauses
from .box import ScholarsBox
from .solo_box import BLUE_SCHEME, RED_SCHEME, SoloBox, Task

#: The spaces of the Resource Track, and as many Research Markers.
SPACES = 6


def must_rest(printed: SoloBox, faceup: list[int]) -> bool:
    """Three faceup Scheme Cards of a colour.  SCH-210"""
    red = sum([printed.scheme_colour[card] for card in faceup])
    return red >= printed.rest_after or len(faceup) - red >= printed.rest_after


def majority(printed: SoloBox, faceup: list[int]) -> int:
    """The colour of most faceup Scheme Cards; the latest breaks a tie, none is Blue.  SCH-232, SCH-234"""
    colours = [printed.scheme_colour[card] for card in faceup]
    red = sum(colours)
    blue = len(colours) - red
    if red == blue:
        return colours[-1] if colours else BLUE_SCHEME
    return RED_SCHEME if red > blue else BLUE_SCHEME


def target_sum(printed: SoloBox, faceup: list[int]) -> int:
    """The Silver Values of the last two faceup Scheme Cards.  SCH-218"""
    return sum([printed.scheme_silver[card] for card in faceup[-printed.target_cards :]])


def room_costs(box: ScholarsBox, faceup: list[int]) -> list[int]:
    """The costs of Rooms in the order in which it looks for one: from the Target Sum up, around.  SCH-220"""
    sums = max(box.room_silver) + 1
    target = target_sum(box.solo, faceup)
    return [(target + step) % sums for step in range(sums)]


def places(position: int) -> list[int]:
    """The spaces of the Resource Track from the marker to the right, around.  SCH-217"""
    return [(position + step) % SPACES for step in range(SPACES)]


def by_colour(printed: SoloBox, position: int) -> list[int]:
    """The Guilds in the order of the colour focus.  SCH-216"""
    found: list[int] = []
    for place in places(position):
        guild = printed.guild[place]
        if guild not in found:
            found.append(guild)
    return found


def languages(printed: SoloBox, position: int) -> list[int]:
    """The languages in the order of the language focus."""
    return [printed.language[place] for place in places(position)]


def decks(printed: SoloBox, position: int) -> list[int]:
    """The decks in the order of the Translator focus."""
    return [printed.deck[place] for place in places(position)]


def free_space(printed: SoloBox, faceup: list[int], free: list[int]) -> int:
    """The highest free space of a Caliph Card with Blue or no cards, the lowest with Red.  SCH-234"""
    return free[0] if majority(printed, faceup) == BLUE_SCHEME else free[-1]


def shifted_sum(printed: SoloBox, before: int, by: int) -> int:
    """The Dice Sum moves, as far as its scale goes.  SCH-232"""
    return max(printed.lowest_sum, min(printed.highest_sum, before + by))


def rest_shift(colour: int) -> int:
    """How the Dice Sum moves at a Rest.  SCH-232"""
    return 1 if colour == BLUE_SCHEME else -1


def rest_tasks(printed: SoloBox, cards: int, colour: int) -> tuple[Task, ...]:
    """What a Rest brings, by the number of cards.  SCH-233"""
    if cards <= 3:
        return printed.rest_three
    return printed.rest_four if cards == 4 else printed.rest_five[colour]


def consolation_tasks(box: ScholarsBox, guild: int) -> tuple[Task, ...]:
    """Consolation by the reference on the Solo Board.  SCH-236"""
    printed = box.solo
    word = box.parts[box.consolation[guild][0]].word
    if word == clauses.GOLD:
        return printed.for_gold
    return printed.for_worker if word == clauses.WORKER else printed.for_silver


def language_vp(printed: SoloBox, counts: dict[str, int]) -> list[int]:
    """What a Scroll above each language scores, with the number of things of each basis.  SCH-241"""
    return [
        each * (counts[basis] // per)
        for each, basis, per in zip(printed.vp_each, printed.basis, printed.per, strict=True)
    ]
