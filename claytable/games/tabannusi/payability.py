"""Whether what is owed can be paid, with dice, Gold, and Crates that are used, refilled and used again.

What is owed is a list of frames, the one that is due first at its beginning:

- a cost: Resources by colour, then any Resources, then any that no Crate may pay, then Gold that may be blue instead;
- a refill that is being paid for: the colour of its Crate;
- nothing: with Ship S03 a second Crate may be turned up.
"""

from __future__ import annotations

from typing import Final

from .terms import ANY, BLUE, REFILLED, UP

Frame = tuple[int, ...]
Debt = tuple[Frame, ...]
#: Dice, Gold, Crates.
Means = tuple[tuple[int, ...], int, tuple[int, ...]]
#: A debt with the means to pay it: dice, Gold, Crates, frames, whether refills come in pairs.
State = tuple[tuple[int, ...], int, tuple[int, ...], Debt, bool]

#: Places of a cost after those of the colours and `ANY`.
NO_CRATE: Final = 6
GOLD_OR_BLUE: Final = 7
PLACES: Final = 8
#: The price of a refill: any Resource but a Crate.  TAB-067, TAB-068
REFILL_PRICE: Final[Frame] = (0, 0, 0, 0, 0, 0, 1, 0)
SECOND: Final[Frame] = ()
#: How many states are remembered.
REMEMBERED: Final = 20000


def settles(state: State, known: dict[State, bool]) -> bool:
    """Whether a debt can be paid in some way. Every act uses something up, so the search ends."""
    state = unpaid(state)
    debt = state[3]
    if not debt:
        return True
    if len(debt) == 1 and not state[4] and is_plain(debt[0]):
        return payable(list(state[0]), state[1], state[2], debt[0])
    found = known.get(state)
    if found is None:
        found = any(settles(after, known) for after in ways_on(state))
        if len(known) >= REMEMBERED:
            known.clear()
        known[state] = found
    return found


def is_plain(frame: Frame) -> bool:
    """Whether a frame is a cost of colours and `ANY`, which can be counted."""
    return len(frame) > 1 and not frame[NO_CRATE] and not frame[GOLD_OR_BLUE]


def ends(state: State, known: dict[State, tuple[Means, ...]]) -> tuple[Means, ...]:
    """What may be left once a debt is paid: nothing if it cannot be, else one or two examples that differ."""
    state = unpaid(state)
    if not state[3]:
        # That a Crate was refilled is left out: it is of no use.
        return ((state[0], state[1], tuple(sorted([crate & ~REFILLED for crate in state[2]]))),)
    found = known.get(state)
    if found is None:
        found = ()
        for after in ways_on(state):
            for end in ends(after, known):
                if end not in found:
                    found = (*found, end)
            if len(found) > 1:
                break
        if len(known) >= REMEMBERED:
            known.clear()
        known[state] = found
    return found


def payable(dice: list[int], gold: int, crates: tuple[int, ...], need: Frame) -> bool:
    """Whether a lone plain cost can be paid, counted: once a turn a refill makes any die one of its Crate's colour."""
    missing = 0
    for colour in range(5):
        n = need[colour]
        if n and n > dice[colour]:
            missing += n - dice[colour]
    if missing <= gold and not need[ANY]:
        # Dice and Gold are enough: Crates only help.
        return True
    used = 0
    missing = 0
    refilled = 0
    spare_crates = 0
    for colour in range(5):
        n = need[colour]
        if not n and not need[ANY]:
            continue
        refills = 0
        if crates:
            up = 0
            for crate in crates:
                if crate & 7 == colour:
                    if crate & UP:
                        up += 1
                    if not crate & REFILLED:
                        refills += 1
            if up > n:
                spare_crates += up - n
                continue
            n -= up
        if n:
            own = dice[colour]
            if own >= n:
                used += n
            else:
                used += own
                missing += n - own
                refilled += min(n - own, refills)
    # Refills are paid with dice that nothing else needs; what no die and no Crate pays, Gold does.
    spare = sum(dice) - used
    if refilled > spare:
        refilled = spare
    rest = spare - refilled + gold - (missing - refilled)
    return missing - refilled <= gold and need[ANY] <= rest + spare_crates


def unpaid(state: State) -> State:
    """Without the costs at the beginning that are paid."""
    debt = state[3]
    while debt and len(debt[0]) > 1 and not any(debt[0]):
        debt = debt[1:]
    return state if debt is state[3] else (state[0], state[1], state[2], debt, state[4])


def ways_on(state: State) -> list[State]:
    """The states to which one act leads."""
    dice, gold, crates, debt, pairs = state
    frame = debt[0]
    rest = debt[1:]
    if len(frame) == 1:
        turned = turn_up(crates, frame[0])
        return [(dice, gold, turned, (SECOND, *rest) if pairs else rest, pairs)]
    if not frame:
        found: list[State] = [(dice, gold, crates, rest, pairs)]
        for colour in down(crates, debt):
            found.append((dice, gold, turn_up(crates, colour), rest, pairs))
        return found
    found = [after for _, after in payments(state)]
    # The price of a refill is paid before the next one.
    for colour in down(crates, debt) if not frame[NO_CRATE] else ():
        # A Crate of a colour that is not owed is refilled only beside another one.
        if pairs or any(owes(each, colour) for each in debt):
            found.append((dice, gold, crates, (REFILL_PRICE, (colour,), *debt), pairs))
    return found


def due(frame: Frame) -> int:
    """The place of a cost that is paid next; -1 when all is paid."""
    for place in range(PLACES):
        if frame[place]:
            return place
    return -1


def less(frame: Frame, place: int) -> Frame:
    """A cost with one Resource less."""
    return tuple([n - 1 if each == place else n for each, n in enumerate(frame)])


#: The colours that may pay each place of a cost.
PAID_WITH: Final = [(0,), (1,), (2,), (3,), (4,), (0, 1, 2, 3, 4), (0, 1, 2, 3, 4), (BLUE,)]


def payments(state: State) -> list[tuple[int, State]]:
    """Every way to pay the next Resource: 0 to 4 a die, 5 to 9 a Crate, 10 Gold; and what is left then."""
    dice, gold, crates, debt, pairs = state
    frame = debt[0]
    place = due(frame)
    left = (less(frame, place), *debt[1:])
    found: list[tuple[int, State]] = []
    for colour in PAID_WITH[place]:
        if dice[colour]:
            fewer = tuple([n - 1 if each == colour else n for each, n in enumerate(dice)])
            found.append((colour, (fewer, gold, crates, left, pairs)))
        if crates and place != NO_CRATE:
            up = [crate for crate in crates if crate & UP and crate & 7 == colour]
            if up:
                # Of two alike, one that may be refilled again.
                turned = tuple(sorted(change(crates, min(up), min(up) & ~UP)))
                found.append((5 + colour, (dice, gold, turned, left, pairs)))
    if gold:
        found.append((10, (dice, gold - 1, crates, left, pairs)))
    return found


def owes(frame: Frame, colour: int) -> bool:
    """Whether a frame is a cost that a Crate of a colour pays for and not every Crate."""
    return len(frame) > 1 and (frame[colour] > 0 or (colour == BLUE and frame[GOLD_OR_BLUE] > 0))


def needs_die(state: State, known: dict[State, bool]) -> bool:
    """Whether every way to pay a lone cost spends a die of the colour that is due.

    A die that refills a Crate of its own colour might as well pay. Where it could refill a pair, or a Crate of another
    colour that is owed, this says no.
    """
    dice, gold, crates, debt, pairs = state
    place = due(debt[0])
    if place >= ANY or len(debt) > 1 or not dice[place]:
        return False
    for crate in crates:
        if not crate & REFILLED and (pairs or (crate & 7 != place and owes(debt[0], crate & 7))):
            return False
    without = tuple([0 if each == place else n for each, n in enumerate(dice)])
    return not settles((without, gold, crates, debt, pairs), known)


# -- costs that can be counted: most of them ----------------------------------------------------------------


def of_colours(need: Frame) -> bool:
    """Whether a cost is of colours only."""
    return not need[ANY] and not need[NO_CRATE] and not need[GOLD_OR_BLUE]


def countable(crates: tuple[int, ...], need: Frame, pairs: bool) -> bool:
    """Whether a lone cost is of colours only, and no Crate could be refilled to pay it: then no search is needed."""
    if not of_colours(need):
        return False
    for crate in crates:
        if not crate & REFILLED and (pairs or need[crate & 7]):
            return False
    return True


def count_up(crates: tuple[int, ...], colour: int) -> int:
    """The face-up Crates of a colour."""
    found = 0
    for crate in crates:
        if crate & UP and crate & 7 == colour:
            found += 1
    return found


def gold_needed(dice: list[int], crates: tuple[int, ...], need: Frame) -> int:
    """The Gold that pays what dice and Crates of a countable cost do not."""
    found = 0
    for colour in range(ANY):
        n = need[colour]
        if n:
            n -= dice[colour] + count_up(crates, colour)
            if n > 0:
                found += n
    return found


def counted_only_way(dice: list[int], gold: int, crates: tuple[int, ...], need: Frame) -> bool:
    """Whether every way to pay a countable cost spends a die of the colour that is due, or all leave the same."""
    spare = gold - gold_needed(dice, crates, need)
    place = due(need)
    up = count_up(crates, place)
    short = max(0, need[place] - dice[place] - up)
    if dice[place] and need[place] > up + short + spare:
        return True
    return not leaves_a_choice(dice, spare, crates, need)


def leaves_a_choice(dice: list[int], spare: int, crates: tuple[int, ...], need: Frame) -> bool:
    """Whether a cost of colours, paid without a refill, can leave different things; `spare` is Gold that is left."""
    for colour in range(ANY):
        n = need[colour]
        if n:
            own = dice[colour]
            up = count_up(crates, colour)
            if (spare and (own or up)) or (own and up and own + up > n):
                return True
    return False


def change(crates: tuple[int, ...], old: int, new: int) -> list[int]:
    changed = list(crates)
    changed[changed.index(old)] = new
    return changed


def turn_up(crates: tuple[int, ...], colour: int) -> tuple[int, ...]:
    """A face-down Crate is refilled; one that something else has turned up meanwhile stays as it is."""
    return tuple(sorted(change(crates, colour, colour | UP | REFILLED))) if colour in crates else crates


def down(crates: tuple[int, ...], debt: Debt) -> list[int]:
    """The colours of face-down Crates that were not refilled this turn, without those that are being paid for."""
    # They have the lowest numbers.
    if not crates or crates[0] & (UP | REFILLED):
        return []
    pending = [frame[0] for frame in debt if len(frame) == 1]
    found: list[int] = []
    for crate in crates:
        if crate & (UP | REFILLED):
            break
        if crate in pending:
            pending.remove(crate)
        elif crate not in found:
            found.append(crate)
    return found
