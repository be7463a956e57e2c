"""Options are complete and sound: what the rules allow is offered, and nothing else; no two options are the same.

What the rules allow is worked out a second time by `brute_force`, without the engine.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from core.random_play import choose
from positions.scholars import Position, position
from scholars import brute_force, brute_work

import claytable
from claytable import Game

COLOURS = ("white", "white", "white", "red", "yellow", "blue", "purple", "orange", "green")
WORKERS = ("white", "red", "yellow", "blue")
SLOTS = ("recruit", "travel", "research", "translate")
GUILDS = brute_force.GUILDS


class Follower:
    """A game that is compared with the brute force at every question; it hears every answer."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.work: brute_work.Work | None = None
        self.compared: Counter[str] = Counter()

    def look(self) -> None:
        """The options of the open question are those that the rules allow."""
        decision = self.game.decision
        seat, question = decision.seat, decision.question.data()
        view = self.game.view(seat)
        if view["action"] is None or question["id"] in ("question-turn", "question-card", "question-die"):
            self.work = None
        elif self.work is None and question["id"] == "question-work":
            self.work = brute_work.Work.begin(view, seat)
        work = self.work if view["turn"] == seat else None
        if work is not None:
            self.look_at_dice(view["action"], work)
        offered = set(self.game.legal.keys())
        found = brute_force.expected(view, seat, question, work, offered)
        if found is not None:
            allowed, asked = found
            assert asked == allowed, f"{question['id']}: not offered {allowed - asked}, wrongly {asked - allowed}"
            self.compared[question["id"].removeprefix("question-")] += len(allowed)

    def look_at_dice(self, action: dict[str, Any], work: brute_work.Work) -> None:
        """The dice of the action are what Workers have made of them."""
        assert action["dice"] == [vars(die) for die in work.dice]
        assert not work.dice or (action["value"], set(action["colours"])) == (work.value, work.colours)

    def play(self, key: str) -> None:
        if self.work is not None and self.game.decision.seat == self.game.view(None)["turn"]:
            self.work.answered(self.game.decision.question.id, key)
        self.game.play(key)
        action = None if self.game.over else self.game.view(None)["action"]
        destroyed = any(line.id.startswith("log-destroys-die") for line in self.game.last_lines(None))
        if self.work is not None and action is not None and destroyed and len(action["dice"]) < len(self.work.dice):
            # The only White die, destroyed without a question.
            self.work.dice = [die for die in self.work.dice if die.physical != "white"]


#: Questions whose answers may meet again, because what follows asks nothing: effects in either order, two spaces for
#: two Guilds, Gold beyond the top of any primary track, Gold on Translators that Retire anyway, the one piece that is
#: left, dice that come back at the end of a Rest, Gold that comes back at the end of the game.
MEETING = (
    *("order", "caliph", "track", "research", "shift-gold", "move-influence", "influence-scroll"),
    *("gain-die", "destroy", "line"),
)


def same_tables(game: Game) -> list[tuple[str, str]]:
    """Pairs of options that lead to the very same table.

    Workers may be placed to no avail; when that ends the turn, it does not matter on which die the last one stood.
    """
    question = game.decision.question.id.removeprefix("question-")
    seen: dict[str, str] = {}
    found = []
    for answer in game.legal.answers:
        key = game.vocabulary.keys[answer]
        twin = game.table.copy()
        assert twin.question is not None
        twin.question.take(twin, answer)
        if question not in MEETING:
            twin.advance()
        digest = twin.digest()
        if digest in seen:
            to_no_avail = twin.view(None)["action"] is None and key.startswith("place:")
            if not (to_no_avail and key[:-1] == seen[digest][:-1]):
                found.append((seen[digest], key))
        seen[digest] = key
    return found


# -- random games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [11, 12, 13])
def test_what_is_offered_is_what_the_rules_allow(seats: int, seed: int) -> None:
    rng = Random(seed)
    follower = Follower(claytable.new("scholars", seats=seats, seed=seed, epic=seed % 2 == 0))
    while not follower.game.over:
        follower.look()
        if rng.random() < 0.15:
            assert same_tables(follower.game) == []
        follower.play(choose(rng, follower.game.legal.keys(), "scholars"))
    assert follower.compared["work"] > 60
    assert len(follower.compared) > 12


# -- random boards: little Silver, few dice, Retirees, Influence that has run out ------------------------------------


def random_board(rng: Random) -> Position:
    """A board on which much is tight."""
    translators = rng.sample([each for each in brute_work.TRANSLATORS if "starting" not in each], 24)
    seats = rng.choice([1, 2, 3])

    def dice(count: int) -> list[str]:
        return [f"{rng.choice(COLOURS)}.{rng.randint(4, 6)}" for _ in range(count)]

    def some(names: tuple[str, ...], most: int) -> dict[str, int]:
        return {name: rng.randint(0, most) for name in names if rng.random() < 0.5}

    at = position(
        seats=seats,
        seed=rng.randint(1, 99),
        silver=rng.choice([0, 0, 1, 2, 3, 4, 5, 6]),
        gold=rng.choice([0, 0, 1, 2, 3, 5]),
        workers=some(WORKERS, 2),
        hand=dice(rng.randint(1, 3)),
        bag=some(("white", "red", "blue"), 2),
        levels={"all": rng.randint(0, 7)},
        spot=rng.randint(0, 11),
        targets=(False, False, False) if rng.random() < 0.4 else (True, True, True),
        slots={"recruit_travel": ("harvest_physics", dice(rng.randint(0, 2)))} if rng.random() < 0.5 else {},
        retirees={slot: [translators.pop() for _ in range(rng.choice([0, 1, 1, 2, 3]))] for slot in SLOTS},
    )
    owners = [None, None, *range(seats)]
    at.put_rooms(
        {
            room: (translators.pop(), rng.choice(owners), rng.randint(0, 1))
            for room in range(1, 11)
            if rng.random() < 0.5
        }
    )
    scrolls = rng.sample(sorted(brute_force.SCROLLS), 7)
    marks = [-1, -1, *range(seats)]
    at.put_house(
        **{guild: [(scrolls.pop(), rng.choice(marks)) for _ in range(rng.choice([0, 1, 2]))] for guild in GUILDS}
    )
    at.board.map_influence = [rng.choice(marks) for _ in range(6)]
    counts = len(at.game.seats)
    at.put_guilds({guild: tuple(rng.choice([0, 0, 1, 2]) for _ in range(counts)) for guild in GUILDS})
    if rng.random() < 0.4:
        at.set(supply=0)
    if rng.random() < 0.3:
        at.supply_dice(**{colour: 0 for colour in ("white", "red", "yellow", "blue", "green") if rng.random() < 0.7})
    return at


@pytest.mark.parametrize("seed", range(8))
def test_on_tight_boards_too(seed: int) -> None:
    rng = Random(seed)
    compared: Counter[str] = Counter()
    for _ in range(30):
        follower = Follower(random_board(rng).game)
        while not follower.game.over and follower.game.view(None)["turn"] == 0:
            follower.look()
            assert same_tables(follower.game) == []
            follower.play(choose(rng, follower.game.legal.keys(), "scholars"))
        compared += follower.compared
    assert min(compared[each] for each in ("work", "recruit", "travel", "research", "influence-guild")) > 10


# -- tight positions -------------------------------------------------------------------------------------------------

LINE = {1: ("starting_translator_1", 0), 3: ("starting_translator_3", 1), 6: ("starting_translator_6", None)}


def at_work(slot: str, *dice: str, **fields: Any) -> Position:
    """A Work begun on a slot with these dice."""
    at = position(seats=2, hand=[*dice, "white.1"], **fields)
    at.put_house(purple=["greek_d"], orange=[("greek_f", 1)], green=["persian_d", ("persian_f", 0)]).put_rooms(LINE)
    return at.work(slot, *dice, card="bargain")


#: What it shows; slot and dice; what is owned; answers on the way; a key; and what to take away so that it is refused.
TIGHT: list[tuple[str, list[str], dict[str, Any], list[str], str, dict[str, Any]]] = [
    (
        "a value of 3 reaches the second pair",
        ["recruit", "white.3"],
        {},
        ["recruit"],
        "dispatch:greek",
        {"die": "white.2"},
    ),
    (
        "a Retiree's raise reaches the fourth pair",
        ["recruit", "white.3"],
        {"retirees": {"recruit": ["greek_c"]}},
        ["recruit"],
        "dispatch:wild_2",
        {"retirees": {"recruit": ["chinese_c"]}},
    ),
    (
        "a Room is paid with the last Silver",
        ["recruit", "white.6"],
        {"silver": 4},
        ["recruit", "employ:greek"],
        "room:10",
        {"silver": 3},
    ),
    ("a path is as long as the value", ["travel", "white.5"], {}, ["travel"], "steps:5", {"die": "white.4"}),
    (
        "a path bonus pays for the Delivery",
        ["travel", "orange.6"],
        {"silver": 2, "spot": 0},
        ["travel", "steps:2"],
        "deliver:purple",
        {"silver": 1},
    ),
    (
        "a value of 8 moves up without Gold",
        ["research", "red.4", "red.4"],
        {},
        ["research"],
        "research:3:physics",
        {"die": "red.3"},
    ),
    (
        "two primary dice are their mixture",
        ["research", "red.4", "blue.4"],
        {"gold": 1},
        ["research"],
        "research:2:mathematics",
        {"gold": 0},
    ),
    (
        "White is Red by a Retiree, and mixes",
        ["research", "white.4", "blue.4"],
        {"retirees": {"research": ["wild_1_d"]}},
        ["research"],
        "research:3:mathematics",
        {"retirees": {"research": ["wild_2_c"]}},
    ),
    (
        "a line of two has its Gold, and Silver for another's Translator",
        ["translate", "purple.4"],
        {"gold": 2, "silver": 1},
        [],
        "translate",
        {"silver": 0},
    ),
    ("each Translator takes a Gold", ["translate", "purple.4"], {"gold": 2, "silver": 1}, [], "translate", {"gold": 1}),
    (
        "Influence of another on the Scroll costs one more Silver",
        ["translate", "orange.4"],
        {"gold": 2, "silver": 2},
        [],
        "translate",
        {"silver": 1},
    ),
    (
        "a Worker of the action's own supply recolours a die for the Guild",
        ["translate", "red.4", "red.5"],
        {"gold": 1, "workers": {"yellow": 1, "blue": 1}},
        ["place:blue:1", "place:yellow:2"],
        "translate",
        {"gold": 0},
    ),
    ("a Worker is spent", ["recruit", "white.3"], {"workers": {"red": 1}}, [], "place:red:1", {"workers": {}}),
    (
        "Influence of a Retiree needs a piece, in the supply or on a Scroll",
        ["recruit", "white.3"],
        {"retirees": {"recruit": ["sanskrit_h"]}, "supply": 1},
        [],
        "do:influence 1 guild:orange",
        {"supply": 0, "guilds": {"orange": (2, 0)}, "unmarked": True},
    ),
]


def arranged(place: list[str], fields: dict[str, Any], way: list[str]) -> Position:
    """The position of a row, after the answers on the way as far as they are offered."""
    own = dict(fields)
    slot, *dice = place
    if "die" in own:
        dice[-1] = own.pop("die")
    supply, guilds, unmarked = own.pop("supply", None), own.pop("guilds", {}), own.pop("unmarked", False)
    at = at_work(slot, *dice, **own).put_guilds(guilds)
    if unmarked:
        at.put_house(green=["persian_d", "persian_f"])
    if supply is not None:
        at.set(supply=supply)
    for key in way:
        if at.offers(key):
            at.play(key)
    return at


@pytest.mark.parametrize(
    ("place", "fields", "way", "key", "less"), [row[1:] for row in TIGHT], ids=[r[0] for r in TIGHT]
)
def test_a_tight_answer_is_offered_and_a_tighter_one_is_not(
    place: list[str], fields: dict[str, Any], way: list[str], key: str, less: dict[str, Any]
) -> None:
    for own, possible in ((fields, True), (fields | less, False)):
        at = arranged(place, own, way)
        assert at.offers(key) == possible
        assert (at.why(key) == "") == possible


#: Room to Translator and owner; four of them speak three languages.
POLYGLOTS = {
    1: ("starting_translator_1", 0),
    3: ("wild_1_c", 0),
    4: ("wild_1_d", 0),
    5: ("wild_1_f", 1),
    7: ("greek_f", None),
}


@pytest.mark.rule("SCH-108", "SCH-109", "SCH-110", "SCH-111")
@pytest.mark.parametrize(
    ("gold", "silver", "lines"),
    [
        (4, 2, {"1", "4", "3+7", "3+4+5", "3+5+7", "4+5+7", "3+4+5+7"}),
        (3, 2, {"1", "4", "3+7", "3+4+5", "3+5+7", "4+5+7"}),
        (3, 1, {"1", "4", "3+7", "3+4+5"}),
        (2, 2, {"1", "4", "3+7"}),
        (9, 0, {"1", "4"}),
    ],
)
def test_every_line_that_can_be_paid_is_offered_and_no_other(gold: int, silver: int, lines: set[str]) -> None:
    at = position(hand=["purple.4", "white.1"], gold=gold, silver=silver)
    at.put_house(purple=["persian_d"], orange=[], green=[]).put_rooms(POLYGLOTS)
    at.work("translate", "purple.4").play("translate")
    assert {key.removeprefix("via:") for key in at.keys} == lines
    assert brute_force.payable_lines(at.game.view(0), 0, "persian_d") == set(at.keys)


@pytest.mark.rule("SCH-126")
def test_a_retirement_that_was_chosen_asks_nothing_more() -> None:
    at = position().effect("employ translator:syriac | retire translator:syriac + gain 1 die:white to bag")
    top = at.deck("syriac")[0]
    at.play("do:retire translator:syriac")
    assert at.asked == "question-turn"
    assert (at.bag(), at.me.aside) == ({"white": 1}, (at.translator(top),))


@pytest.mark.rule("SCH-014")
def test_with_an_empty_supply_a_guild_is_offered_only_if_a_piece_can_come_from_elsewhere() -> None:
    at = position().put_guilds({"green": (2, 0)}).set(supply=0).effect("influence 1 guild:any")
    assert set(at.keys) == {"guild:purple", "guild:orange", "pass"}
    at = position().put_guilds({"green": (2, 0)}).set(supply=0).effect("influence 1 guild:green")
    assert at.asked == "question-turn"
