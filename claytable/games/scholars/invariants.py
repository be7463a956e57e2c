"""Laws that hold after every step of every game: pieces are conserved, limits are kept."""

from __future__ import annotations

from ...core.laws import broken_questions, expect
from .table import ScholarsTable
from .terms import CALIPH, COLOURS, GUILD_TARGET, SCROLLS, TRACK_TARGET, TRANSLATOR_TARGET, WORKERS


def broken(table: ScholarsTable) -> list[str]:
    """What is wrong with the table; empty if nothing is."""
    found = dice_and_workers(table) + influence(table) + scrolls(table) + translators(table)
    for seat in range(table.seats):
        if seat != table.opponent:
            found += [f"seat {seat}: {each}" for each in board_of(table, seat)]
    return found + broken_questions(table)


def dice_and_workers(table: ScholarsTable) -> list[str]:
    """Dice and Workers are in the Main Supply, with players, or on Goal Cards."""
    found: list[str] = []
    box = table.box
    dice = table.board.dice[:]
    workers = table.board.workers[:]
    for seat in range(table.seats):
        if seat == table.opponent:
            continue
        me = table.players[seat]
        for colour, n in enumerate(me.dice()):
            dice[colour] += n
        for worker in range(4):
            workers[worker] += me.workers[worker] + sum(standing[worker] for standing in me.slot_workers)
        if me.targets & TRACK_TARGET:
            dice[box.goal_die[me.goal]] += 1
        if me.targets & TRANSLATOR_TARGET:
            workers[0] += 1
        if me.targets & GUILD_TARGET:
            workers[box.goal_worker[me.goal]] += 1
    for colour in range(7):
        expect(found, f"{COLOURS[colour]} dice", dice[colour], box.die_count[colour])
    for worker in range(4):
        expect(found, f"{WORKERS[worker]} Workers", workers[worker], box.worker_count[worker])
    if min(table.board.dice) < 0:
        found.append("dice below zero in the Main Supply")
    return found


def influence(table: ScholarsTable) -> list[str]:
    """Each player's Influence is in the supply, on Scrolls, in Guilds, on Translators or on Caliph Cards."""
    found: list[str] = []
    board = table.board
    # A Translator that is being Employed has its owner before its mark.
    unmarked = [step.fields() for step in table.stack if type(step).__name__ == "MarkTranslator"]
    if table.question is not None and type(table.question).__name__ == "MoveInfluence":
        fields = table.question.fields()
        if isinstance(fields[1], int) and fields[1] < 100:
            unmarked.append(fields)
    for seat in range(table.seats):
        total = table.players[seat].supply
        total += board.map_influence.count(seat) + board.room_owner.count(seat)
        total += sum(marks.count(seat) for marks in board.house_influence)
        total += sum(counts[seat] for counts in board.guilds)
        total += sum(spaces.count(seat) for spaces in board.caliph_influence)
        total -= sum(1 for fields in unmarked if fields[0] == seat)
        if seat == table.opponent and table.turn >= 0:
            total += 1  # the piece that marks its Dice Sum
        expect(found, f"Influence of seat {seat}", total, table.box.influence)
        if table.players[seat].supply < 0:
            found.append(f"Influence of seat {seat} below zero")
    for guild in range(3):
        counts = board.guilds[guild]
        controller = board.control[guild]
        if controller >= 0 and counts[controller] < max(counts):
            found.append(f"Guild {guild} is controlled by somebody who is behind")
        if controller < 0 and max(counts) and counts.count(max(counts)) == 1:
            found.append(f"Guild {guild} has one leader and no controller")
    return found


def scrolls(table: ScholarsTable) -> list[str]:
    """All Scrolls and Caliph Cards are somewhere, once."""
    found: list[str] = []
    board = table.board
    cards = [card for stack in board.stacks for card in stack]
    cards += [*board.reserve, *board.boxed, *table.solo.facedown]
    cards += [scroll for scroll in board.map if scroll >= 0]
    cards += [scroll for column in board.house for scroll in column]
    cards += [scroll for me in table.players for scroll in me.scrolls if scroll < SCROLLS]
    cards += [CALIPH + card for card in board.caliphs]
    expect(found, "Scrolls and Caliph Cards", sorted(cards), [*range(SCROLLS), *range(CALIPH, CALIPH + 4)])
    for guild in range(3):
        if len(board.house[guild]) > 3:
            found.append(f"Guild {guild} holds more than three Scrolls")
        expect(found, f"marks of Guild {guild}", len(board.house_influence[guild]), len(board.house[guild]))
    return found


def translators(table: ScholarsTable) -> list[str]:
    """No Translator is in two places, and each deck holds one character."""
    found: list[str] = []
    board = table.board
    cards = [card for deck in board.decks for card in deck]
    cards += [translator for translator in board.rooms if translator >= 0]
    cards += [translator for me in table.players for below in me.retirees for translator in below]
    cards += [translator for me in table.players for translator in me.aside]
    cards += table.solo.retired
    if len(set(cards)) != len(cards):
        found.append("a Translator is in two places")
    decks = sorted(card for card in cards if card < table.box.first_starting)
    base = [card for card in range(table.box.first_starting) if not table.box.is_extra[card]]
    if decks != base and decks != list(range(table.box.first_starting)):
        found.append("Translators are missing")
    for deck in range(8):
        if any(table.box.deck[card] != deck for card in board.decks[deck]):
            found.append(f"deck {deck} holds another character")
    return found


def board_of(table: ScholarsTable, seat: int) -> list[str]:
    """A player's own things."""
    found: list[str] = []
    me = table.players[seat]
    if min(me.silver, me.gold, *me.workers, *me.bag) < 0:
        found.append("something is below zero")
    cards = [card for card in range(8) if me.cards >> card & 1] + [card for card in me.slot_cards if card >= 0]
    expect(found, "Action Cards", sorted(cards), list(range(7 if me.targets else 8)))
    if me.hand != sorted(me.hand):
        found.append("the hand is not sorted")
    for slot in range(6):
        if me.slot_cards[slot] < 0 and (me.slot_dice[slot] or any(me.slot_workers[slot])):
            found.append(f"dice or Workers without a card on slot {slot}")
        if len(me.slot_dice[slot]) > 2:
            found.append(f"more than two dice on slot {slot}")
    for level in me.levels:
        if not 0 <= level <= 7:
            found.append("a Research Marker is off its track")
    if table.over and me.aside:
        found.append("a Retiree was not tucked")
    return found
