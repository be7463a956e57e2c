"""Whether what is owed can be paid, with dice, Gold, and Crates that are used, refilled and used again.

What is owed is a list of frames, the one that is due first at its beginning:

- a cost: Resources by colour, then any Resources, then any that no Crate may pay, then what its colour is paid with
  so far (0 dice, 1 Crates, 2 Gold: a colour is paid in this order);
- a refill that is being paid for: the colour of its Crate;
- nothing: with Ship S03 a second Crate may be turned up.
"""

from __future__ import annotations

from typing import Final

from .terms import REFILLED, UP

Frame = tuple[int, ...]
Debt = tuple[Frame, ...]
#: A debt with the means to pay it: dice, Gold, Crates, frames, whether refills come in pairs.
State = tuple[tuple[int, ...], int, tuple[int, ...], Debt, bool]

#: The price of a refill: any Resource but a Crate.  TAB-067, TAB-068
REFILL_PRICE: Final[Frame] = (0, 0, 0, 0, 0, 0, 1, 0)
SECOND: Final[Frame] = ()
#: So many states are remembered.
REMEMBERED: Final = 20000


def settles(state: State, known: dict[State, bool]) -> bool:
    """Whether a debt can be paid in some way. Every act uses something up, so the search ends."""
    dice, gold, crates, debt, pairs = state
    while debt and len(debt[0]) > 1 and not any(debt[0][:7]):
        debt = debt[1:]
    if not debt:
        return True
    state = (dice, gold, crates, debt, pairs)
    found = known.get(state)
    if found is None:
        found = any(settles(after, known) for after in ways_on(state))
        if len(known) >= REMEMBERED:
            known.clear()
        known[state] = found
    return found


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
    for colour in down(crates, debt) if not frame[6] else ():
        # A Crate of a colour that is not owed is refilled only beside another one.
        if pairs or any(owes(each, colour) for each in debt):
            found.append((dice, gold, crates, (REFILL_PRICE, (colour,), *debt), pairs))
    return found


def payments(state: State) -> list[tuple[int, State]]:
    """Every way to pay the next Resource: 0 to 4 a die, 5 to 9 a Crate, 10 Gold; and what is left then."""
    dice, gold, crates, debt, pairs = state
    frame = debt[0]
    rest = debt[1:]
    place = next(place for place in range(7) if frame[place])
    begun = frame[7]
    # A colour that is owed is paid with its dice; they do not first refill its Crates, one for one.
    kept = -1
    if place == 6 and not pairs and len(rest) > 1 and len(rest[0]) == 1 and owes(rest[1], rest[0][0]):
        kept = rest[0][0]
    found: list[tuple[int, State]] = []
    for colour in range(5) if place >= 5 else (place,):
        if begun == 0 and dice[colour] and colour != kept:
            left = tuple(n - 1 if each == colour else n for each, n in enumerate(dice))
            found.append((colour, (left, gold, crates, (less(frame, place, 0), *rest), pairs)))
        if begun <= 1 and place != 6:
            up = [crate for crate in crates if crate & UP and crate & 7 == colour]
            if up:
                # Of two alike, one that may be refilled again.
                turned = tuple(sorted(change(crates, min(up), min(up) & ~UP)))
                found.append((5 + colour, (dice, gold, turned, (less(frame, place, 1), *rest), pairs)))
    if gold:
        found.append((10, (dice, gold - 1, crates, (less(frame, place, 2), *rest), pairs)))
    return found


def owes(frame: Frame, colour: int) -> bool:
    """Whether a frame is a cost with Resources of a colour."""
    return len(frame) > 1 and frame[colour] > 0


def less(frame: Frame, place: int, means: int) -> Frame:
    """A cost with one Resource less, its colour paid on with the same means."""
    left = [n - 1 if each == place else n for each, n in enumerate(frame)]
    left[7] = means if place < 5 and left[place] else 0
    return tuple(left)


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
