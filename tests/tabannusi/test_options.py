"""Options are complete and sound: what the rules allow is offered, and nothing else; no two options are the same.

What the rules allow is worked out a second time by `brute_force`, without the engine.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from core.random_play import choose
from games.catalogue import catalogue
from positions.tabannusi import Position, position
from tabannusi import brute_force
from tabannusi.brute_payment import (
    GOLD_OR_BLUE,
    REFILL_PRICE,
    RESOURCES,
    Purse,
    can_finish,
    can_pay,
    debt_of,
    outcomes,
    plain,
    purse_of,
    ways_on,
)

import claytable
from claytable import Game

COLOURS = brute_force.COLOURS
#: Questions asked before anything is paid, or a marker taken: free Actions wait.
UNPAID = ("construct", "discount", "port-row", "garden-marker")
#: Questions in which something is paid.
PAYING = ("pay", "pay-ship")
#: Questions within which no Action is under way that a Decree or a Harbormaster tile could spoil.
OPEN = ("actions", "take-die", "move", "gardening", "water-space")


class Follower:
    """A game that is compared with the brute force at every question; it hears every answer."""

    def __init__(self, game: Game) -> None:
        self.game = game
        #: The dice left on the Barge, and the value of the one that was taken.
        self.taken: tuple[list[int], int] | None = None
        self.compared: Counter[str] = Counter()

    def look(self) -> None:
        """The options of the open question are those that the rules allow."""
        decision = self.game.decision
        seat, question = decision.seat, decision.question.data()
        name = question["id"].removeprefix("question-")
        view = self.game.view(seat)
        stack = self.game.table.save()["stack"]
        debt = debt_of(stack)
        must = stack[-1][0] == "Gardening" and bool(stack[-1][3])
        offered = set(self.game.legal.keys())
        free = {key for key in offered if key.startswith(brute_force.FREE)}
        allowed = brute_force.expected(view, seat, question, debt, self.taken, must)
        if allowed is not None:
            wrong = (offered - free) ^ allowed
            assert not wrong, f"{name}: {sorted(wrong)}, offered {sorted(offered)}, {view['players'][seat]}"
            self.compared[name] += len(allowed)
        # The final scoring is nobody's turn: then the end of the game is all that is left to do. A 6 that leads nowhere
        # owes a Gold.
        blocked = (stack[-1][0], stack[-1][-1]) == ("Move", 0)
        if seat != view["turn"] or name in UNPAID or stack[0][0] == "EndGame" or blocked:
            assert not free
        elif name in PAYING:
            self.look_at_payment(offered, brute_force.Seen(view, seat, debt))
        else:
            self.look_at_free(name, free, brute_force.expected_free(view, seat, debt))

    def look_at_free(self, name: str, free: set[str], allowed: set[str]) -> None:
        """Refills while all that is owed stays payable; Decrees and Harbormasters unless they would spoil an Action."""
        wrong = free ^ allowed if name in OPEN else (free - allowed) | refills(free) ^ refills(allowed)
        assert not wrong, f"{name}: {sorted(wrong)}"
        self.compared.update(key.split(":")[0] for key in free)

    def look_at_payment(self, offered: set[str], seen: brute_force.Seen) -> None:
        """Every way to pay the next Resource, or to refill a Crate first, from which all can be paid; no other."""
        ways = ways_on(seen.purse, seen.debt, seen.has_ship("S03"))
        answers = {key for key in offered if not key.startswith(("decree:", "use:"))}
        assert answers == set(ways), f"{answers ^ set(ways)}: {seen.purse}, {seen.debt}"
        assert offered - answers <= brute_force.decrees(seen) | brute_force.harbormasters(seen)
        self.compared["pay"] += len(answers)

    def solvent(self) -> bool:
        """Whether all that is owed can still be paid."""
        seat = self.game.decision.seat
        view = self.game.view(seat)
        debt = debt_of(self.game.table.save()["stack"])
        pairs = brute_force.Seen(view, seat, debt).has_ship("S03")
        return can_finish(purse_of(view["players"][seat]), debt, pairs)

    def play(self, key: str) -> None:
        seat = self.game.decision.seat
        if key.startswith("take:"):
            view = self.game.view(seat)
            barge = list(view["board"]["districts"][view["players"][seat]["assistant"] - 1]["barge"])
            barge.remove(int(key[5:]))
            self.taken = barge, int(key[5:])
        elif not key.startswith(brute_force.FREE):
            self.taken = None
        self.game.play(key)


def refills(keys: set[str]) -> set[str]:
    return {key for key in keys if key.startswith("refill:")}


#: Questions whose answers may meet again, because what follows asks nothing: Resources gained in either order, one that
#: is saved or paid with Gold, a Claim marker that its bonus brings back, a step that a loss gives as well.
MEETING = ("gain-resource", "garden-marker", "choose", "discount")


def pays_for_a_refill(game: Game) -> bool:
    """What is paid for a refill within a payment may as well pay for the other."""
    debt = debt_of(game.table.save()["stack"])
    return len(debt) > 2 and debt[0] == ("pay", REFILL_PRICE)


def same_tables(game: Game) -> list[tuple[str, str]]:
    """Pairs of options that lead to the very same table.

    What is bought may be gained at the end of the turn as well, and a Crate be refilled to pay for it: doing nothing
    and free Actions are compared with the others as they stand, before what follows.
    """
    at_once = game.decision.question.id.removeprefix("question-") in MEETING or pays_for_a_refill(game)
    seen: dict[str, str] = {}
    found = []
    for answer in game.legal.answers:
        key = game.vocabulary.keys[answer]
        twin = game.table.copy()
        assert twin.question is not None
        twin.question.take(twin, answer)
        if not at_once and not key.startswith(("pass", "end-turn", *brute_force.FREE)):
            twin.advance()
        digest = twin.digest()
        if digest in seen:
            found.append((seen[digest], key))
        seen[digest] = key
    return found


# -- random games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [11, 12, 13])
def test_what_is_offered_is_what_the_rules_allow(seats: int, seed: int) -> None:
    rng = Random(seed)
    follower = Follower(claytable.new("tabannusi", seats=seats, seed=seed))
    while not follower.game.over:
        follower.look()
        if rng.random() < 0.3:
            assert same_tables(follower.game) == [], follower.game.decision
        follower.play(choose(rng, follower.game.legal.keys(), "tabannusi"))
    assert follower.compared["actions"] > 60
    assert len(follower.compared) > 10


# -- random boards: few Resources, many Crates, Ships that change what is paid ---------------------------------------

#: Ships whose abilities change how something is paid or placed, and two printed ones; then their places in the Port.
SHIPS = ("S03", "S09", "S11", "S12")
PLACES = ("1-1", "1-2", "2-1", "2-2")


def random_dice(rng: Random, most: int) -> dict[str, int]:
    return dict(Counter(rng.choice(RESOURCES) for _ in range(rng.randrange(most + 1))))


def random_crates(rng: Random) -> list[str]:
    """Face up or down, and some that were refilled already."""
    return [
        f"{rng.choice(['', '-', '-'])}{rng.choice(RESOURCES)}{rng.choice(['', '', '', '!'])}"
        for _ in range(rng.randrange(5))
    ]


def random_board(rng: Random) -> Position:
    """A board on which much is tight."""
    at = position(seats=rng.choice([2, 3]), seed=rng.randrange(9), district=rng.choice([1, 2, 3, 4, 4, 5]))
    at.put_ships(*SHIPS).put_harbormasters(row1="B1", col1="B3")
    free = [space for space, each in at.cells().items() if "water" not in each]
    rng.shuffle(free)
    for colour in COLOURS:
        for owner in (0, 1):
            if rng.random() < 0.6:
                at.put_building(colour, owner, free.pop())
    at.put_water(*(free.pop() for _ in range(rng.randrange(4))))
    at.put_gardens({free.pop(): rng.randrange(2) for _ in range(rng.randrange(5))})
    for district in (1, 2, 3):
        lonely = [space for space in free if space.startswith(f"{district}-")]
        rng.shuffle(lonely)
        at.put_projects({space: (colour, rng.randrange(2)) for space, colour in zip(lonely, COLOURS, strict=False)})
    lines = rng.sample(["row1", "row2", "row3", "col1", "col2", "col3"], 3)
    at.put_port({f"{line}:{rng.choice(['bonus', 'crate'])}": rng.randrange(2) for line in lines})
    at.put_stacks(
        waters=rng.choice([0, 3, 9]),
        gardens=rng.choice([0, 3, 9]),
        projects={rng.choice(COLOURS): 0},
        pieces={rng.choice(COLOURS): rng.randrange(2)},
    )
    at.put_decrees(*rng.sample(sorted(brute_force.DECREES), 3))
    return at.set(
        0,
        gold=rng.choice([0, 0, 1, 2]),
        dice=random_dice(rng, 4),
        crates=random_crates(rng),
        claims=rng.choice([0, 0, 1, 3]),
        supply=rng.randrange(3),
        gardens=rng.randrange(3),
        waters=rng.randrange(3),
        specials=rng.choice([[], ["W02"]]),
        rows=rng.choice([[3, 3, 2], [0, 3, 3], [3, 1, 3], [2, 2, 2]]),
        bottom=rng.choice([[], [5], [3, 5], [1, 2, 3, 4, 5]]),
        ships=rng.sample(PLACES, rng.randrange(4)),
        harbormasters=rng.sample(["B4", "B6", "B7", "B8"], rng.randrange(3)),
        ziggurat=[rng.randrange(4) for _ in COLOURS],
    )


@pytest.mark.parametrize("start", range(0, 320, 40))
def test_on_tight_boards_all_that_can_be_paid_is_offered_and_every_debt_can_be_settled(start: int) -> None:
    compared: Counter[str] = Counter()
    for seed in range(start, start + 40):
        rng = Random(seed)
        at = random_board(rng)
        follower = Follower(at.game)
        for _ in range(12):
            if at.table.turn != 0:
                break
            follower.look()
            assert follower.solvent(), f"{seed}: {at.game.decision}"
            assert same_tables(at.game) == [], f"{seed}: {at.game.decision}"
            follower.play(choose(rng, at.keys, "tabannusi"))
        compared += follower.compared
    assert compared["pay"] > 20
    assert compared["refill"] > 20


# -- the last markers, and everything that could take them -----------------------------------------------------------


def crowded_board(rng: Random) -> Position:
    """Most Decrees are met, all Harbormasters are at hand, and there are hardly any Claim markers."""
    at = position(seats=rng.choice([2, 3]), seed=rng.randrange(9), district=rng.choice([1, 2, 3, 3, 4, 5]))
    ships = [f"{row}-{column}" for row in (1, 2, 3) for column in (1, 2, 3)]
    at.put_ships(*rng.sample(["S03", "S05", "S08", "S09", "S11", "S12", "S13", "S14"], 7))
    colours = rng.choice([["white"] * 3 + ["brown"] * 3, ["yellow"] * 5 + ["white"], ["brown"] * 5 + ["yellow"]])
    free = [space for space, each in at.cells().items() if "water" not in each]
    rng.shuffle(free)
    for colour in colours:
        at.put_building(colour, 0, free.pop())
    at.put_water(*(free.pop() for _ in range(3)))
    lonely = [space for space in free if space.startswith("3-")]
    at.put_projects({space: (colour, rng.randrange(2)) for space, colour in zip(lonely, COLOURS, strict=False)})
    return at.put_decrees("D01", "D06", "D07", "D10", "D13").set(
        0,
        gold=rng.randrange(4),
        dice=random_dice(rng, 5),
        crates=random_crates(rng),
        claims=rng.randrange(3),
        supply=rng.randrange(3),
        gardens=rng.randrange(3),
        waters=rng.randrange(2),
        rows=rng.choice([[3, 3, 2], [0, 3, 3], [3, 1, 3], [2, 2, 2], [2, 3, 0]]),
        bottom=rng.choice([[], [5], [3, 5], [3, 4, 5]]),
        ships=rng.sample(ships, rng.randrange(8)),
        harbormasters=rng.sample([f"B{number}" for number in range(1, 10)], 4),
    )


@pytest.mark.parametrize("start", range(0, 240, 60))
def test_no_free_action_takes_what_is_needed_and_every_refusal_has_a_reason(start: int) -> None:
    reasons: Counter[str] = Counter()
    for seed in range(start, start + 60):
        rng = Random(seed)
        at = crowded_board(rng)
        if seed % 2:
            # A 6 that leads nowhere, as it can lie on a Barge with 3 or 4 players.
            at.put_barge(at.me.assistant + 1, *range(1, 7)).take_turn()
        for _ in range(20):
            if at.game.over or at.table.turn != 0:
                break
            assert "seat 0: something is below zero" not in at.broken(), f"{seed}: {at.game.decision}"
            for key in at.game.vocabulary.keys:
                refusal = at.refusal(key)
                assert (refusal is None) == at.offers(key), f"{seed}: {key}"
                if refusal is not None:
                    reasons[refusal.message.id] += 1
                    wanted = catalogue("tabannusi", "en")[refusal.message.id].arguments
                    assert set(refusal.message.args) == wanted, f"{seed}: {key}, {refusal}"
            free = [key for key in at.keys if key.startswith(brute_force.FREE)]
            at.game.play(rng.choice(free) if free and rng.random() < 0.5 else choose(rng, at.keys, "tabannusi"))
    assert reasons["why-wait"] > 0


# -- Decrees --------------------------------------------------------------------------------------------------------


def rich_board(rng: Random) -> Position:
    """Many own pieces on the board, and all Decrees open."""
    at = position(seats=2, seed=rng.randrange(9), district=rng.randint(1, 5), claims=0, rows=[3, 3, 3], bottom=[])
    free = [space for space, each in at.cells().items() if "water" not in each]
    rng.shuffle(free)
    # Taken from the end: much of it in one District, where Buildings stand beside Gardens.
    free.sort(key=lambda space: space.startswith("2-"))
    colours = rng.choices(COLOURS, weights=[rng.random() for _ in COLOURS], k=rng.randrange(11))
    for number in range(rng.randrange(11)):
        at.put_gardens({free.pop(): number % 5 == 4})
    for colour in colours:
        at.put_building(colour, rng.random() < 0.1, free.pop())
    lines = rng.sample(["row1", "row2", "row3", "col1", "col2", "col3"], rng.randrange(6))
    at.put_port({f"{line}:bonus": 0 for line in lines})
    sections = rng.choices(["ZB", "ZW", "ZY"], k=rng.randrange(5))
    at.put_ziggurat({f"{section}-{number + 1}": 0 for number, section in enumerate(sections)})
    ships = rng.sample([f"{row}-{column}" for row in (1, 2, 3) for column in (1, 2, 3)], rng.randrange(10))
    return at.set(0, ships=ships, supply=0, rows=[3, 3, 3], bottom=[]).put_decrees(*brute_force.DECREES)


def test_a_decree_may_be_scored_exactly_if_its_conditions_are_met() -> None:
    met: Counter[str] = Counter()
    for seed in range(250):
        at = rich_board(Random(seed))
        offered = {key for key in at.keys if key.startswith("decree:")}
        assert offered == brute_force.decrees(seen(at)), f"{seed}: {offered ^ brute_force.decrees(seen(at))}"
        met.update(offered)
    assert set(met) == {f"decree:{card}" for card in brute_force.DECREES}
    assert max(met.values()) < 250


# -- one cost, any purse -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pairs", [False, True], ids=["", "with Ship S03"])
@pytest.mark.parametrize("start", range(0, 400, 100))
def test_a_construction_is_offered_exactly_if_some_sequence_of_payments_and_refills_pays_it(
    start: int, pairs: bool
) -> None:
    offered = 0
    for seed in range(start, start + 100):
        rng = Random(seed)
        at = one_project(rng, pairs)
        owed = brute_force.construction_cost(seen(at), "white")
        payable = can_pay(purse_of(at.game.view(0)["players"][0]), owed, (), pairs)
        assert at.offers("construct") == payable, f"{seed}: {at.game.view(0)['players'][0]}"
        offered += payable
    assert 10 < offered < 90


@pytest.mark.parametrize("start", range(0, 400, 100))
def test_however_a_construction_is_paid_neither_more_nor_less_than_its_cost_is_paid(start: int) -> None:
    built = 0
    for seed in range(start, start + 100):
        rng = Random(seed)
        at = one_project(rng, False)
        if not at.offers("construct"):
            continue
        owed = sum(brute_force.construction_cost(seen(at), "white"))
        before = len(at.game.entries())
        at.play("construct")
        while at.asked == "question-pay":
            at.game.play(rng.choice(at.keys))
        events = [event for entry in at.game.entries()[before:] for event in entry.events]
        kinds = Counter(event[0] for event in events)
        paid = kinds["pays-resource"] + kinds["uses-crate"] + sum(e[2] for e in events if e[0] == "pays-gold")
        assert kinds["constructs"] == 1
        assert paid == owed + kinds["refills-crate"], f"{seed}: {events}"
        built += 1
    assert built > 10


@pytest.mark.parametrize("pairs", [False, True], ids=["", "with Ship S03"])
@pytest.mark.parametrize("action", ["construct", "claim-ship"])
def test_at_every_moment_of_a_payment_all_that_may_be_left_in_the_end_can_still_be_reached(
    action: str, pairs: bool
) -> None:
    """Then nothing was refused, and nothing spent unasked, that could have been done in another way."""
    mixes = 0
    for seed in range(150):
        at = one_project(Random(seed), pairs) if action == "construct" else one_ship(Random(seed), pairs)
        if at.offers(action):
            dice, gold, crates = purse_of(at.game.view(0)["players"][0])
            owed = brute_force.construction_cost(seen(at), "white") if action == "construct" else GOLD_OR_BLUE
            purse = (dice, gold if action == "construct" else gold - 1, crates)
            at.game.play(action)
            found = left_over(at.game, {}, pairs)
            assert found == frozenset(map(plain, outcomes(purse, (("pay", owed),), pairs))), f"{seed}: {purse}, {owed}"
            mixes += len(found)
    assert mixes > 100


def left_over(game: Game, known: dict[str, frozenset[Purse]], pairs: bool) -> frozenset[Purse]:
    """What can be left once all is paid, by all answers that have to do with payment; each is compared on the way."""
    digest = game.table.digest()
    if digest not in known:
        name = game.decision.question.id.removeprefix("question-")
        purse = purse_of(game.view(0)["players"][0])
        found = frozenset({plain(purse)} if name == "actions" else ())
        debt = debt_of(game.table.save()["stack"])
        ways = ways_on(purse, debt, pairs) if name in PAYING else {}
        keys = [option.key for option in game.legal if option.key.startswith(("pay", "refill:", "flip:", "pass"))]
        for key in keys if name != "ship" else [game.legal.keys()[0]]:
            twin = game.copy()
            twin.play(key)
            after = left_over(twin, known, pairs)
            assert name not in PAYING or after == ways[key], f"{key}: {purse}, {debt}, {after ^ ways[key]}"
            found |= after
        known[digest] = found
    return known[digest]


def one_ship(rng: Random, pairs: bool) -> Position:
    """A Ship can be claimed with Ship S11, and little is there to pay with."""
    at = position(district=4, claims=1).put_ships("S11", "S03")
    ships = ["1-1", "1-2"] if pairs else ["1-1"]
    gold = rng.choice([1, 1, 2, 3])
    return at.set(
        0, dice=random_dice(rng, 3), crates=random_crates(rng), gold=gold, ships=ships, supply=0
    ).put_decrees()


def one_project(rng: Random, pairs: bool) -> Position:
    """Own white Projects in a District, little to pay with, and nothing else to be done with it afterwards."""
    at = position(district=rng.choice([1, 2, 3]), claims=0)
    spaces = seen(at).in_district()
    at.put_projects(dict.fromkeys(spaces[: rng.randint(1, 3)], ("white", 0)))
    at.put_ships("S03")
    dice, crates = random_dice(rng, 4), random_crates(rng)
    ships = ["1-1"] if pairs else []
    return at.set(0, dice=dice, crates=crates, gold=rng.choice([0, 0, 1, 2]), ships=ships, supply=0).put_decrees()


def seen(at: Position) -> brute_force.Seen:
    return brute_force.Seen(at.game.view(0), 0, ())
