"""The Bot's cards and tiles: what they say now, and when they are reset."""

from __future__ import annotations

from .solo_box import SYMBOLS
from .table import TabannusiTable
from .terms import COLOURS, DISTRICTS

KING = SYMBOLS.index("king")
UP = SYMBOLS.index("up")


def row(table: TabannusiTable) -> int:
    """The row of the right card at which the arrow of the left one points.  TAB-261"""
    return table.box.solo.arrow[table.bot.left]


def symbol(table: TabannusiTable) -> int:
    """The Current Symbol.  TAB-261, TAB-287"""
    return table.box.solo.symbols[table.bot.right][row(table)]


def number(table: TabannusiTable) -> int:
    """The Current Number, from 0."""
    return table.box.solo.numbers[table.bot.right][row(table)]


def card_sum(table: TabannusiTable) -> int:
    """The numbers of the two open cards together.  TAB-260"""
    printed = table.box.solo.number
    return printed[table.bot.left] + printed[table.bot.right]


def colours(table: TabannusiTable) -> list[int]:
    """The colours beside the Number tiles, from the Current Number on, around; each once.  TAB-288, TAB-290"""
    found: list[int] = []
    start = number(table)
    for step in range(3):
        pile = table.bot.numbers[(start + step) % 3]
        if pile and pile[-1] not in found:
            found.append(pile[-1])
    return found


def most_tiles(table: TabannusiTable) -> list[int]:
    """The colours by number of Automa Project tiles, in and out of the bag, then as `colours`.  TAB-313, TAB-314"""
    counts = tile_counts(table)
    order = colours(table)
    order += [colour for colour in range(len(COLOURS)) if colour not in order]
    return sorted(order, key=lambda colour: -counts[colour])


def tile_counts(table: TabannusiTable) -> list[int]:
    """All Automa Project tiles by colour."""
    counts = table.bot.bag[:]
    for pile in table.bot.numbers:
        for colour in pile:
            counts[colour] += 1
    return counts


def draw_tile(table: TabannusiTable) -> int:
    """A random Automa Project tile of the bag, which is filled again when it is empty; -1 if there are none."""
    bot = table.rival()
    if not sum(bot.bag):
        return -1
    table.reveals += 1
    drawn = table.rng.below(sum(bot.bag))
    colour = 0
    while drawn >= bot.bag[colour]:
        drawn -= bot.bag[colour]
        colour += 1
    bot.bag[colour] -= 1
    return colour


def draw_beside(table: TabannusiTable) -> None:
    """A new tile on the pile beside the Current Number.  TAB-292"""
    colour = draw_tile(table)
    if colour >= 0:
        place = number(table)
        bot = table.rival()
        bot.numbers[place] = (*bot.numbers[place], colour)
        if table.loud:
            table.tell("bot-draws-tile", colour, place + 1)
    if not sum(table.bot.bag):
        reset_tiles(table)


def return_tile(table: TabannusiTable, colour: int) -> None:
    """One Automa Project tile of a colour goes back to the stack, from the bag if possible.  TAB-297"""
    bot = table.rival()
    if bot.bag[colour]:
        bot.bag[colour] -= 1
        table.main().projects[colour] += 1
        if table.loud:
            table.tell("bot-returns-tile", colour)
    else:
        for place in range(3):
            pile = list(bot.numbers[place])
            if colour in pile:
                pile.remove(colour)
                bot.numbers[place] = tuple(pile)
                table.main().projects[colour] += 1
                if table.loud:
                    table.tell("bot-returns-lowest", colour, place + 1)
                break
        else:
            return
    if not sum(bot.bag):
        reset_tiles(table)


def reset_tiles(table: TabannusiTable) -> None:
    """All tiles back into the bag, one beside each Number tile.  TAB-254, TAB-286"""
    bot = table.rival()
    bot.bag = tile_counts(table)
    bot.numbers = [(), (), ()]
    drawn: list[int] = []
    while len(drawn) < 3 and any(bot.bag):
        drawn.append(draw_tile(table))
    for place, colour in enumerate(drawn):
        bot.numbers[place] = (colour,)
    if table.loud and drawn:
        table.tell("bot-fills-bag", tuple(drawn))
    for place in range(len(drawn), 3):
        # Too few are left: any Project tile of the stacks fills the gap.
        board = table.main()
        stocked = [each for each in range(len(COLOURS)) if board.projects[each]]
        if not stocked:
            return
        colour = stocked[table.rng.below(len(stocked))]
        board.projects[colour] -= 1
        bot.numbers[place] = (colour,)
        if table.loud:
            table.tell("bot-adds-tile", colour, place + 1)


def reset_deck(table: TabannusiTable) -> None:
    """All cards are shuffled, and two turned up.  TAB-252, TAB-285"""
    bot = table.rival()
    bot.deck = list(range(len(table.box.solo.card_ids)))
    bot.used = []
    table.rng.shuffle(bot.deck)
    table.reveals += 1
    bot.right = bot.deck.pop()
    bot.left = bot.deck.pop()


def reveal_card(table: TabannusiTable) -> None:
    """The left card goes on the right one, and a new left card is turned up.  TAB-278"""
    bot = table.rival()
    bot.used.append(bot.right)
    bot.right = bot.left
    bot.left = bot.deck.pop()
    table.reveals += 1
    if table.loud:
        table.tell("automa-card", bot.left, bot.right)


def resets(table: TabannusiTable) -> None:
    """At the end of a turn: after the first and third District scoring, or with an empty deck.  TAB-284, TAB-285"""
    bot = table.bot
    due = sum(1 for scoring in table.box.solo.resets if bot.scorings >= scoring)
    if due > bot.resets:
        table.rival().resets = due
        shuffle_again(table)
        reset_tiles(table)
    elif not bot.deck:
        shuffle_again(table)


def shuffle_again(table: TabannusiTable) -> None:
    """The deck is reset during the game.  TAB-285"""
    reset_deck(table)
    if table.loud:
        table.tell("bot-resets", table.bot.left, table.bot.right)


def remove_marker(table: TabannusiTable, district: int) -> None:
    """One Bot marker leaves a District of the Automa Urban card.  TAB-297"""
    if table.bot.markers[district]:
        table.rival().markers[district] -= 1
        if table.loud:
            table.tell("bot-marker", district)


def next_district(table: TabannusiTable, start: int, steps: int, all_of_them: bool) -> int:
    """The District `steps` further counterclockwise, counting those with markers left.  TAB-259, TAB-279"""
    markers = table.bot.markers
    counted = [district for district in range(DISTRICTS) if all_of_them or markers[district]]
    if not counted:
        counted = list(range(DISTRICTS))
    district = start
    while steps:
        district = (district - 1) % DISTRICTS
        if district in counted:
            steps -= 1
    return district
