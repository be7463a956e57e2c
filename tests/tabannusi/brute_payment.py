"""What can be paid, found by trying everything: dice, Crates that are used and refilled, Gold.

A cost is what is owed of each Resource, then of any, then of any but Crates, then of Gold that may be blue instead. A
debt is a list of frames, what is due first at its beginning: a cost to be paid, or a Crate that turns face up once the
cost before it is paid.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

RESOURCES = ("brown", "white", "yellow", "blue", "green")
NO_CRATE = 6
#: Which colours pay what is owed, besides Gold.
COLOURS_FOR = [(0,), (1,), (2,), (3,), (4,), (0, 1, 2, 3, 4), (0, 1, 2, 3, 4), (3,)]
#: Any one Resource but a Crate: the price of a refill.
REFILL_PRICE = (0, 0, 0, 0, 0, 0, 1, 0)
#: With Ship S11: one Gold, or one blue.
GOLD_OR_BLUE = (0, 0, 0, 0, 0, 0, 0, 1)

#: A Crate: its Resource, whether it is face up, whether it was refilled this turn.
Crate = tuple[int, bool, bool]
#: Dice by colour, Gold, Crates.
Purse = tuple[tuple[int, ...], int, tuple[Crate, ...]]
Cost = tuple[int, ...]
Frame = tuple[str, Any]
Debt = tuple[Frame, ...]


def purse_of(player: dict[str, Any]) -> Purse:
    """What a player can pay with, as everybody sees it."""
    crates = [(RESOURCES.index(each["colour"]), each["up"], each["refilled"]) for each in player["crates"]]
    return tuple(player["dice"][name] for name in RESOURCES), player["gold"], tuple(sorted(crates))


def cost(**owed: int) -> Cost:
    """A cost by the names of Resources."""
    return (*(owed.get(name, 0) for name in RESOURCES), 0, 0, 0)


def both(first: Cost, second: Cost) -> Cost:
    return tuple(one + other for one, other in zip(first, second, strict=True))


def one_less(owed: Cost, place: int) -> Cost:
    return tuple(n - (each == place) for each, n in enumerate(owed))


def debt_of(stack: list[Any]) -> Debt:
    """What a saved table still owes, what is due first at the beginning."""
    frames: list[Frame] = []
    for step in reversed(stack):
        if step[0] == "Pay":
            frames.append(("pay", tuple(step[2])))
        elif step[0] == "Refill":
            frames.append(("refill", step[2]))
        elif step[0] == "RefillSecond":
            frames.append(("second", None))
    return tuple(frames)


# -- single steps ------------------------------------------------------------------------------------------------


def with_crate(purse: Purse, old: Crate, new: Crate) -> Purse:
    dice, gold, crates = purse
    changed = list(crates)
    changed.remove(old)
    return dice, gold, tuple(sorted([*changed, new]))


def ways_to_pay_one(purse: Purse, place: int) -> Iterator[tuple[str, Purse]]:
    """Every way to pay one Resource of a kind, with what is left."""
    dice, gold, crates = purse
    for colour in COLOURS_FOR[place]:
        if dice[colour]:
            left = tuple(n - (each == colour) for each, n in enumerate(dice))
            yield f"pay:{RESOURCES[colour]}", (left, gold, crates)
        for crate in set(crates):
            if place != NO_CRATE and crate[0] == colour and crate[1]:
                yield f"pay-crate:{RESOURCES[colour]}", with_crate(purse, crate, (colour, False, crate[2]))
    if gold:
        yield "pay-gold", (dice, gold - 1, crates)


def refilled(purse: Purse, colour: int) -> Purse | None:
    """A face-down Crate that was not refilled this turn is turned up."""
    crate = (colour, False, False)
    return with_crate(purse, crate, (colour, True, True)) if crate in purse[2] else None


def after_refill(purse: Purse, colour: int, pairs: bool) -> Iterator[Purse]:
    """A Crate is turned up, with Ship S03 perhaps another one too."""
    first = refilled(purse, colour)
    # A Crate that something else has turned up meanwhile stays as it is.
    first = purse if first is None else first
    yield first
    for other in range(5) if pairs else ():
        second = refilled(first, other)
        if second is not None:
            yield second


# -- everything --------------------------------------------------------------------------------------------------


def pay_one(purse: Purse, owed: Cost, rest: Debt) -> Iterator[tuple[str, Purse, Debt]]:
    """Every way to pay the next Resource."""
    place = next(place for place, n in enumerate(owed) if n)
    for key, left in ways_to_pay_one(purse, place):
        yield key, left, (("pay", one_less(owed, place)), *rest)


def refill_one(purse: Purse, debt: Debt, pairs: bool) -> Iterator[Purse]:
    """Every refill of a Crate, paid at once, but for those that are paid for already."""
    pending = [colour for frame, colour in debt if frame == "refill"]
    for colour in range(5):
        if purse[2].count((colour, False, False)) > pending.count(colour):
            for _, left in ways_to_pay_one(purse, NO_CRATE):
                yield from after_refill(left, colour, pairs)


def settled(purse: Purse, debt: Debt, pairs: bool) -> Iterator[tuple[Purse, Debt]]:
    """What may come next, whatever it is."""
    (kind, what), rest = debt[0], debt[1:]
    if kind == "refill":
        yield from ((each, rest) for each in after_refill(purse, what, pairs))
    elif kind == "second":
        yield from ((each, rest) for each in (purse, *(left for _, left in seconds(purse, rest))))
    elif not any(what):
        yield purse, rest
    else:
        yield from ((left, still) for _, left, still in pay_one(purse, what, rest))
        yield from ((left, debt) for left in refill_one(purse, debt, pairs))


@cache
def can_finish(purse: Purse, debt: Debt, pairs: bool) -> bool:
    """Whether there is any sequence of payments and refills after which nothing is owed."""
    return not debt or any(can_finish(left, still, pairs) for left, still in settled(purse, debt, pairs))


@cache
def outcomes(purse: Purse, debt: Debt, pairs: bool) -> frozenset[Purse]:
    """Everything that may be left when all is paid, with Crates refilled before, meanwhile and afterwards."""
    if debt:
        return frozenset().union(*(outcomes(left, still, pairs) for left, still in settled(purse, debt, pairs)))
    return frozenset({purse}).union(*(outcomes(left, (), pairs) for left in refill_one(purse, (), pairs)))


def seconds(purse: Purse, debt: Debt) -> list[tuple[str, Purse]]:
    """Crates that may be the second of a pair: those that are paid for already are not."""
    pending = [colour for frame, colour in debt if frame == "refill"]
    free = [colour for colour in range(5) if purse[2].count((colour, False, False)) > pending.count(colour)]
    found = [(f"flip:{RESOURCES[colour]}", refilled(purse, colour)) for colour in free]
    return [(key, left) for key, left in found if left is not None]


def can_pay(purse: Purse, owed: Cost, debt: Debt, pairs: bool) -> bool:
    """Whether a cost can be paid, and then what is owed already."""
    return can_finish(purse, (("pay", owed), *debt), pairs)


def ways_on(purse: Purse, debt: Debt, pairs: bool) -> dict[str, frozenset[Purse]]:
    """Every way to pay the next Resource or to refill a Crate first, with what may be left in the end; dead ends not.

    That a Crate was refilled is left out: it is never of use.
    """
    (_, owed), rest = debt[0], debt[1:]
    found: dict[str, frozenset[Purse]] = {}
    for key, left, still in pay_one(purse, owed, rest):
        # Two Crates alike are one answer.
        found[key] = found.get(key, frozenset()) | outcomes(left, still, pairs)
    for key in refills(purse, debt, pairs):
        colour = RESOURCES.index(key.removeprefix("refill:"))
        found[key] = outcomes(purse, (("pay", REFILL_PRICE), ("refill", colour), *debt), pairs)
    return {key: frozenset(map(plain, left)) for key, left in found.items() if left}


def plain(purse: Purse) -> Purse:
    """Without what was refilled."""
    dice, gold, crates = purse
    return dice, gold, tuple(sorted((colour, up, False) for colour, up, _ in crates))


def refills(purse: Purse, debt: Debt, pairs: bool) -> set[str]:
    """The Crates that may be refilled now: any one Resource is paid, and all that is owed stays payable.

    The price of a refill is paid before the next one begins.
    """
    found: set[str] = set()
    if debt and debt[0] == ("pay", REFILL_PRICE):
        return found
    for colour in range(5):
        pending = sum(frame == ("refill", colour) for frame in debt)
        if purse[2].count((colour, False, False)) > pending:
            if can_finish(purse, (("pay", REFILL_PRICE), ("refill", colour), *debt), pairs):
                found.add(f"refill:{RESOURCES[colour]}")
    return found


def second_refills(purse: Purse, debt: Debt, pairs: bool) -> set[str]:
    """Ship S03: another Crate, or none, if all that is owed can still be paid."""
    rest = debt[1:]
    found = {key for key, left in seconds(purse, rest) if can_finish(left, rest, pairs)}
    return found | ({"pass"} if can_finish(purse, rest, pairs) else set())
