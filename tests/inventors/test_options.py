"""Options are complete and sound: all that the rules allow is offered, and all that is offered can be finished.

What the rules allow is worked out a second time by `brute_force`, without the engine. INV-062, INV-103
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from core.random_play import moments
from inventors import brute_force
from positions.inventors import Position, position

import claytable
from claytable import Game

#: Larger hands have too many lines of play to be tried one by one.
SMALL_HAND = 4


def main_actions(game: Game) -> set[str]:
    """The main actions that the engine offers."""
    return {each.key for each in game.legal if not each.key.startswith("play:") and each.key != "discard-two"}


def starting_with(game: Game, *starts: str) -> set[str]:
    return {each.key for each in game.legal if each.key.startswith(starts)}


# -- random positions --------------------------------------------------------------------------------------


def disagreements(game: Game) -> tuple[set[str], int]:
    """Keys on which the engine and the brute force disagree at the open question, and how many were compared."""
    question, seat = game.decision.question.id, game.decision.seat
    view = game.view(seat)
    if view["turn"] != seat or len(view["players"][seat]["hand"]) > SMALL_HAND:
        return set(), 0
    offers = main_actions(game)
    try:
        if question in ("question-main-action", "question-after-tent"):
            expected, undecided = brute_force.offered(view, seat)
            return (offers ^ expected) - undecided, len(offers | expected) - len(undecided)
        if question == "question-research":
            expected = brute_force.research_spaces(view, seat)
            return starting_with(game, "space:") ^ expected, len(expected) + 1
        if question == "question-place-tile":
            expected = brute_force.tile_rows(view, seat)
            return starting_with(game, "row:") ^ expected, len(expected) + 1
        if question == "question-activate":
            return unpaid_tiles(game, view, seat)
    except brute_force.TooManyLines:
        pass
    return set(), 0


def unpaid_tiles(game: Game, view: dict[str, Any], seat: int) -> tuple[set[str], int]:
    """Tiles of the active row that cost a Craftsperson: refused for want of payment, or offered."""
    row = game.decision.question.data()["args"]["row"]["id"].removeprefix("row-")  # type: ignore[index]
    payable = brute_force.payable_tiles(view, seat, row)
    wrong = set()
    for key, can_be_paid in payable.items():
        refusal = game.why_not(key)
        unpaid = refusal is not None and refusal.message.id == "why-cost-unpayable"
        if (refusal is None and not can_be_paid) or (unpaid and can_be_paid):
            wrong.add(key)
    return wrong, len(payable)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [101, 102])
@pytest.mark.rule("INV-103")
def test_what_is_offered_is_what_the_rules_allow(seats: int, seed: int) -> None:
    game = claytable.new("inventors", seats=seats, seed=seed)
    compared: Counter[str] = Counter()
    for number in moments(game, seed):
        if game.over:
            break
        question = game.decision.question.id
        if question == "question-main-action" and number % (2 * seats):
            continue
        wrong, count = disagreements(game)
        assert wrong == set(), f"after {number} answers: {game.decision}"
        compared[question] += count
    assert compared["question-main-action"] > 40


# -- random boards: towers about to progress, dice in the Study, little Silver ----------------------------------

COLOURS = ("blue", "orange", "charcoal")


def random_board(rng: Random) -> Position:
    """A board on which costs are tight, with one Device for each action."""
    low = rng.choice([1, 1, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9])
    levels = {trade: rng.randint(low, low + 1 + (low < 9)) for trade in brute_force.TRADES}
    alone = rng.choice(brute_force.TRADES)
    if rng.random() < 0.7:
        levels = {trade: max(low + 1, level) for trade, level in levels.items()}
    cards = rng.sample(sorted(brute_force.CARDS), 4)
    boards = rng.sample(sorted(brute_force.BOARDS), 3)

    def dice(count: int) -> list[str]:
        return [f"{rng.choice(('white', *COLOURS))}.{rng.randint(3, 6)}" for _ in range(count)]

    fields: dict[str, Any] = {
        "levels": levels | {alone: low},
        "silver": rng.randint(0, 9),
        "inactive": [trade for trade in brute_force.TRADES if rng.random() < 0.45],
        "study": [f"{colour}.{level}" for colour in COLOURS for level in brute_force.LEVELS if rng.random() < 0.2],
        "ready": dice(rng.randint(1, 3)),
        "determined": dice(rng.randint(0, 2)),
        "exhausted": rng.choices(COLOURS, k=rng.randint(0, 2)),
        "hand": cards[: rng.randint(0, 2)],
        "guilds": [rng.randint(0, 2) for _ in COLOURS],
        "royalties": rng.choice([0, 2, 3, 5, 8, 10, 11, 11]),
        "research": [tile for tile in ("ongoing_royalties", "ongoing_camel_value") if rng.random() < 0.3],
        "envoy": rng.random() < 0.5,
    }
    if rng.random() < 0.15:
        fields["supply"] = 0
    at = position(seats=3, **fields).clear_devices()
    at.put_device(boards[0], card=cards[2], inventor="neutral", invention=6)
    at.put_device(boards[1], row=1)
    return at.put_device(
        boards[2], column="built", card=cards[3], inventor=rng.choice([0, 1]), invention=0, builder="neutral"
    )


@pytest.mark.rule("INV-062", "INV-103", "INV-131", "INV-148")
@pytest.mark.parametrize("seed", range(8))
def test_on_tight_boards_too(seed: int) -> None:
    rng = Random(seed)
    compared = 0
    for _ in range(10):
        at = random_board(rng)
        expected, undecided = brute_force.offered(at.game.view(0), 0)
        offers = main_actions(at.game)
        assert (offers ^ expected) - undecided == set(), at.game.view(0)["players"][0]
        compared += len(expected)
    assert compared > 70


# -- tight positions -----------------------------------------------------------------------------------------


def to_build(**fields: Any) -> Position:
    """One Device to Build, for a Tiler, a Weaver and a Chandler, with dice that reach 7 and no more."""
    at = position(**({"ready": ["white.3", "white.4"]} | fields))
    return at.clear_devices().put_device("robotic", card="hourglass", inventor="neutral", invention=6)


def to_publish(**fields: Any) -> Position:
    """One Device to Publish, by its own Inventor, with dice that reach 8 and no more."""
    at = position(**({"ready": ["white.4", "white.4"]} | fields))
    return at.clear_devices().put_device(
        "robotic", column="built", card="hourglass", inventor=0, invention=0, builder="neutral"
    )


def to_invent(**fields: Any) -> Position:
    """One Device to Invent, which needs 6 and 2 discarded cards."""
    return position(**({"ready": ["white.3", "white.3"]} | fields)).clear_devices().put_device("robotic")


def to_place(**fields: Any) -> Position:
    """A Worker to place, with no Dummy in the way."""
    return position(seats=3, **fields)


FRONTS = {"scribe": 4, "chandler": 1, "weaver": 1, "tiler": 1, "blacksmith": 2, "carpenter": 2}
ALONE = {"scribe": 4, "chandler": 2, "weaver": 2, "tiler": 1, "blacksmith": 2, "carpenter": 2}
OTHERS = ["scribe", "blacksmith", "carpenter"]
ALL_BUT_SCRIBE = ["chandler", "weaver", "tiler", "blacksmith", "carpenter"]

#: What it shows; the action; the position in which it is possible; and what to take away so that it is not.
TIGHT: list[tuple[str, str, Callable[..., Position], dict[str, Any], dict[str, Any]]] = [
    (
        "three Craftspeople are paid with exactly the Silver they cost",
        "build",
        to_build,
        {"silver": 9, "levels": FRONTS, "inactive": OTHERS},
        {"silver": 8},
    ),
    (
        "Craftspeople who are not needed each save 1 Silver",
        "build",
        to_build,
        {"silver": 6, "levels": FRONTS},
        {"silver": 5},
    ),
    (
        "a Craftsperson who is needed cannot also save Silver, even if a card refreshes them",
        "build",
        to_build,
        {"silver": 9, "levels": FRONTS, "inactive": OTHERS, "hand": ["crane"]},
        {"silver": 8},
    ),
    (
        "a card refreshes the Craftsperson who is needed",
        "build",
        to_build,
        {"silver": 9, "levels": FRONTS, "inactive": [*OTHERS, "chandler"], "hand": ["crane"]},
        {"hand": ["puzzle"]},
    ),
    (
        "two discarded cards refresh the Craftsperson who is needed",
        "build",
        to_build,
        {"silver": 9, "levels": FRONTS, "inactive": [*OTHERS, "chandler"], "hand": ["puzzle", "clock"]},
        {"hand": ["puzzle"]},
    ),
    (
        "a Charcoal die refreshes the Craftsperson who is needed",
        "build",
        to_build,
        {"silver": 9, "levels": FRONTS, "inactive": [*OTHERS, "tiler"], "ready": ["charcoal.3", "white.4"]},
        {"ready": ["blue.3", "white.4"]},
    ),
    (
        "two Charcoal dice refresh two Craftspeople, one of whom saves 1 Silver",
        "build",
        to_build,
        {"silver": 8, "levels": FRONTS, "inactive": [*OTHERS, "tiler"], "ready": ["charcoal.3", "charcoal.4"]},
        {"ready": ["charcoal.3", "white.4"]},
    ),
    (
        "a tower that progresses while paying brightens a Study die for the missing Silver",
        "build",
        to_build,
        {"silver": 8, "levels": ALONE, "inactive": OTHERS, "study": ["charcoal.bottom"]},
        {"study": ["charcoal.top"]},
    ),
    (
        "the same die twice: 1 Silver and a refresh of somebody who saves another",
        "build",
        to_build,
        {"silver": 7, "levels": ALONE, "inactive": OTHERS, "study": ["charcoal.bottom"]},
        {"silver": 6},
    ),
    (
        "a progressing tower refreshes the Craftsperson who is paid next",
        "build",
        to_build,
        {
            "silver": 9,
            "levels": {"scribe": 6, "chandler": 5, "weaver": 5, "tiler": 4, "blacksmith": 5, "carpenter": 5},
            "low": 4,
            "inactive": [*OTHERS, "weaver"],
        },
        {"inactive": [*OTHERS, "tiler"]},
    ),
    (
        "a Royalties marker on 11 brings 1 Silver when the tower progresses",
        "build",
        to_build,
        {
            "silver": 5,
            "levels": {"scribe": 6, "chandler": 6, "weaver": 6, "tiler": 5, "blacksmith": 6, "carpenter": 6},
            "low": 5,
            "royalties": 11,
            "inactive": OTHERS,
        },
        {"royalties": 10},
    ),
    (
        "Research that brightens with every Royalties advance reaches a Study Silver",
        "build",
        to_build,
        {
            "silver": 5,
            "levels": {"scribe": 6, "chandler": 6, "weaver": 6, "tiler": 5, "blacksmith": 6, "carpenter": 6},
            "low": 5,
            "royalties": 3,
            "research": ["ongoing_royalties"],
            "study": ["blue.middle"],
            "inactive": OTHERS,
        },
        {"research": []},
    ),
    (
        "an upper Study die moves out so that the one below can move up",
        "build",
        to_build,
        {"silver": 8, "levels": ALONE, "inactive": OTHERS, "study": ["charcoal.middle", "charcoal.top"]},
        {"study": ["orange.top", "charcoal.top"]},
    ),
    (
        "the Scribe and one other are paid",
        "publish",
        to_publish,
        {"silver": 6, "levels": FRONTS, "inactive": ["weaver", "tiler", "blacksmith", "carpenter"]},
        {"silver": 5},
    ),
    (
        "the other may not be the Scribe, refreshed",
        "publish",
        to_publish,
        {"silver": 9, "levels": FRONTS, "inactive": ALL_BUT_SCRIBE, "hand": ["crane"]},
        {"hand": ["beacon"]},
    ),
    (
        "a Blue die brightens a Study die for the missing Silver",
        "publish",
        to_publish,
        {
            "silver": 5,
            "levels": FRONTS,
            "inactive": ["weaver", "tiler", "blacksmith", "carpenter"],
            "study": ["charcoal.bottom"],
            "ready": ["blue.4", "white.4"],
        },
        {"ready": ["orange.4", "white.4"]},
    ),
    (
        "two Blue dice brighten it twice, for 1 Silver and the Scribe",
        "publish",
        to_publish,
        {
            "silver": 5,
            "levels": FRONTS,
            "inactive": ["scribe", "weaver", "tiler", "blacksmith", "carpenter"],
            "study": ["charcoal.bottom"],
            "ready": ["blue.4", "blue.4"],
        },
        {"ready": ["blue.4", "white.4"]},
    ),
    (
        "a Determined die reaches one more",
        "publish",
        to_publish,
        {"silver": 6, "levels": FRONTS, "ready": ["white.4"], "determined": ["white.3"]},
        {"ready": ["white.3", "white.4"], "determined": []},
    ),
    (
        "a Blue die's bonus lifts the second die before it is placed",
        "publish",
        to_publish,
        {"silver": 20, "levels": FRONTS, "ready": ["blue.4", "white.3"]},
        {"ready": ["blue.4", "white.2"]},
    ),
    (
        "it lifts a Determined die to Inspired, where it counts 6",
        "publish",
        to_publish,
        {"silver": 20, "levels": FRONTS, "ready": ["blue.2"], "determined": ["white.3"]},
        {"ready": ["orange.2"]},
    ),
    (
        "a die from the top of the Study comes out to Inspired and counts 6",
        "publish",
        to_publish,
        {"silver": 20, "levels": FRONTS, "ready": ["blue.2"], "study": ["orange.top"]},
        {"study": ["orange.middle"]},
    ),
    (
        "a die from the middle of the Study is sure of a 2",
        "publish",
        to_publish,
        {"silver": 20, "levels": FRONTS, "ready": ["blue.6"], "study": ["charcoal.middle"]},
        {"study": ["charcoal.bottom"]},
    ),
    (
        "an Exhausted die is sure of a 1",
        "publish",
        to_publish,
        {
            "silver": 20,
            "levels": FRONTS,
            "ready": ["blue.5"],
            "exhausted": ["white"],
            "research": ["ongoing_camel_value"],
        },
        {"ready": ["blue.4"]},
    ),
    (
        "one Blue bonus for the second die, the other for the missing Silver",
        "publish",
        to_publish,
        {
            "silver": 5,
            "levels": FRONTS,
            "inactive": ["weaver", "tiler", "blacksmith", "carpenter"],
            "study": ["charcoal.bottom"],
            "ready": ["blue.4", "blue.3"],
        },
        {"ready": ["blue.4", "white.3"]},
    ),
    (
        "a Blue die that leaves the Study makes room for the one below it, and brings its own bonus",
        "publish",
        to_publish,
        {
            "silver": 5,
            "levels": FRONTS,
            "inactive": ["weaver", "tiler", "blacksmith", "carpenter"],
            "study": ["blue.middle", "blue.top"],
            "ready": ["blue.2"],
        },
        {"study": ["blue.top"]},
    ),
    (
        "an Orange die draws the card that is missing",
        "invent",
        to_invent,
        {"hand": ["lens", "drum"], "ready": ["orange.3", "white.3"]},
        {"ready": ["blue.3", "white.3"]},
    ),
    (
        "two Orange dice draw two",
        "invent",
        to_invent,
        {"hand": ["lens"], "ready": ["orange.3", "orange.3"]},
        {"ready": ["orange.3", "white.3"]},
    ),
    (
        "Research adds 2 to the dice on a Camel",
        "invent",
        to_invent,
        {"hand": ["lens", "drum", "flute"], "ready": ["white.2", "white.2"], "research": ["ongoing_camel_value"]},
        {"research": []},
    ),
    (
        "a Determined die is brightened for the Influence that a Worker costs",
        "worker:blue_left",
        to_place,
        {"guilds": [1, 0, 0], "determined": ["blue.2"], "hand": ["clock"]},
        {"hand": ["puzzle"]},
    ),
    (
        "an Exhausted die takes three steps to Inspired",
        "worker:blue_left",
        to_place,
        {"guilds": [1, 0, 0], "exhausted": ["blue"], "hand": ["clock", "compass", "dial"]},
        {"hand": ["clock", "compass"]},
    ),
    (
        "a Study die goes out to Determined, and on",
        "worker:charcoal_left",
        to_place,
        {"guilds": [0, 0, 1], "study": ["charcoal.middle"], "hand": ["clock", "compass"]},
        {"study": ["charcoal.top"]},
    ),
    (
        "a paid Craftsperson empties a tile that gives the Influence which is also owed",
        "worker:orange_right",
        to_place,
        {
            "guilds": [1, 0, 1],
            "silver": 3,
            "levels": {"scribe": 4, "chandler": 4, "weaver": 4, "tiler": 3, "blacksmith": 4, "carpenter": 5},
            "low": 3,
        },
        {"levels": {"scribe": 3, "chandler": 4, "weaver": 4, "tiler": 3, "blacksmith": 4, "carpenter": 5}},
    ),
    (
        "Influence that is paid comes back to the supply and can be gained for the rest",
        "worker:advance_ship",
        to_place,
        {"guilds": [0, 0, 1], "supply": 0, "ready": ["orange.6"], "hand": ["compass", "table"]},
        {"hand": ["compass"]},
    ),
    (
        "Craftspeople pay for a Worker space that costs Silver",
        "worker:blue_right",
        to_place,
        {"guilds": [1, 0, 0], "silver": 0, "inactive": ["weaver", "tiler", "blacksmith", "carpenter", "scribe"]},
        {"inactive": ["weaver", "tiler", "blacksmith", "carpenter", "scribe", "chandler"]},
    ),
]


@pytest.mark.rule("INV-062", "INV-103", "INV-160", "INV-161")
@pytest.mark.parametrize(
    ("action", "make", "enough", "less"), [row[1:] for row in TIGHT], ids=[row[0] for row in TIGHT]
)
def test_a_tight_cost_can_be_met_and_a_tighter_one_cannot(
    action: str, make: Callable[..., Position], enough: dict[str, Any], less: dict[str, Any]
) -> None:
    for fields, possible in ((enough, True), (enough | less, False)):
        at = make(**fields)
        assert (action in brute_force.offered(at.game.view(0), 0)[0]) == possible, "the rules"
        assert at.offers(action) == possible, "the engine"
        assert (at.why(action) == "") == possible


@pytest.mark.rule("INV-077", "INV-078", "INV-160")
@pytest.mark.parametrize(
    ("fields", "rows"),
    [
        ({"silver": 2}, {"row:top", "row:middle", "row:bottom"}),
        ({"silver": 1}, {"row:middle", "row:bottom"}),
        ({"silver": 0}, {"row:bottom"}),
        ({"silver": 1, "inactive": ALL_BUT_SCRIBE}, {"row:top", "row:middle", "row:bottom"}),
        ({"silver": 0, "inactive": ALL_BUT_SCRIBE}, {"row:middle", "row:bottom"}),
        ({"silver": 0, "hand": ["crane"]}, {"row:middle", "row:bottom"}),
        ({"silver": 0, "hand": ["crane", "puzzle"]}, {"row:top", "row:middle", "row:bottom"}),
        ({"silver": 0, "hand": ["clock"], "study": ["blue.middle"]}, {"row:middle", "row:bottom"}),
        ({"silver": 0, "hand": ["clock"], "study": ["blue.top"]}, {"row:bottom"}),
    ],
)
def test_a_tile_goes_wherever_its_place_can_be_paid_for(fields: dict[str, Any], rows: set[str]) -> None:
    at = position(seats=3, **({"inactive": ["scribe", *ALL_BUT_SCRIBE]} | fields))
    at.set(rows=[["boost", "draw"], ["raise"], []], ship=1).river({1: ["collect"], 2: ["refresh"]})
    at.effect("collect 1 tile").play("space:1")
    assert starting_with(at.game, "row:") == rows or (rows == {"row:bottom"} and at.asked != "question-place-tile")
    assert len(at.me.rows[2]) == (rows == {"row:bottom"})


@pytest.mark.rule("INV-085", "INV-087", "INV-160")
@pytest.mark.parametrize(
    ("fields", "spaces"),
    [
        ({"silver": 9}, {"space:2", "space:7", "space:13"}),
        ({"silver": 3}, {"space:2", "space:7"}),
        ({"silver": 2}, {"space:2"}),
        ({"silver": 2, "inactive": ALL_BUT_SCRIBE}, {"space:2", "space:7"}),
        ({"silver": 1, "inactive": ["scribe", "chandler", "weaver", "tiler"]}, {"space:2", "space:7"}),
        ({"silver": 1, "hand": ["crane", "puzzle"]}, {"space:2", "space:7"}),
        ({"silver": 1, "hand": ["crane", "clock"], "study": ["blue.middle"]}, {"space:2", "space:7"}),
        ({"silver": 1, "hand": ["crane", "clock"]}, {"space:2"}),
        ({"silver": 9, "guilds": [0, 0, 0], "supply": 0}, set()),
    ],
)
def test_research_goes_wherever_its_distance_can_be_paid_for(fields: dict[str, Any], spaces: set[str]) -> None:
    at = position(seats=3, **({"inactive": ["scribe", *ALL_BUT_SCRIBE], "ship": 4} | fields))
    at.river({1: ["boost"]}).effect("research 1")
    assert starting_with(at.game, "space:") == spaces
    view = at.game.view(0)
    assert brute_force.research_spaces(view, 0) == spaces


# -- what is begun can be finished ---------------------------------------------------------------------------------

DEEDS = {"invent": "invents", "build": "builds", "test": "tests", "publish": "publishes"}


def finished(key: str, view: dict[str, Any], events: list[tuple[Any, ...]], seat: int) -> bool:
    """Whether the action happened: the deed was done, or the whole cost of a Worker was paid."""
    happened = Counter(event[0] for event in events if len(event) > 1 and event[1] == seat)
    if key in DEEDS:
        return happened[DEEDS[key]] == 1 and paid_once(key, events)
    piece, space = key.split(":")
    owed = brute_force.read_cost(brute_force.SPACES[space]["cost"])
    influence = sum(owed.influence) + (brute_force.dummy_card(view)["extra_cost"]["space"] == space)
    return (
        happened["loses-influence"] >= influence - (piece == "envoy" and influence > 0)
        and happened["pays-craft"] >= owed.any_crafts
        and happened["pays-silver"] >= bool(owed.silver)
        and happened["discards"] >= owed.cards
    )


def paid_once(key: str, events: list[tuple[Any, ...]]) -> bool:
    """Whether the right number of Craftspeople was paid, and each served once at most.  INV-114, INV-128, INV-161"""
    task = events[: [event[0] for event in events].index(DEEDS[key])]
    paid = [event[2] for event in task if event[0] == "pays-craft"]
    used = [event[2] for event in task if event[0] == "uses-craft"]
    return len(paid) == {"build": 3, "publish": 2}.get(key, 0) and len({*paid, *used}) == len(paid) + len(used)


def costly(key: str) -> bool:
    return key in DEEDS or key.startswith(("worker:", "envoy:"))


def turn_over(game: Game, seat: int, since: int) -> bool:
    """Whether the turn that was going on at a number of entries has ended, or could end."""
    if game.over or game.view(None)["turn"] != seat or game.decision.question.id == "question-end-turn":
        return True
    return any(event[0] == "turn" for entry in game.entries()[since:] for event in entry.events)


def events_since(game: Game, entries: int) -> list[tuple[Any, ...]]:
    """What happened since then, up to the end of the turn."""
    found: list[tuple[Any, ...]] = []
    for entry in game.entries()[entries:]:
        for event in entry.events:
            if event[0] == "turn":
                return found
            found.append(event)
    return found


@pytest.mark.rule("INV-063", "INV-103", "INV-161")
@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4), (2, 5), (3, 6)])
def test_every_action_that_is_offered_can_be_finished_whatever_is_answered_on_the_way(seats: int, seed: int) -> None:
    game = claytable.new("inventors", seats=seats, seed=seed)
    rng = Random(seed)
    driven: Counter[str] = Counter()
    for _ in moments(game, seed):
        if game.over or game.decision.question.id != "question-main-action":
            continue
        seat = game.decision.seat
        for key in filter(costly, game.legal.keys()):
            if rng.random() > 12 / (12 + driven[key]):
                continue
            driven[key] += 1
            twin, before = game.copy(), len(game.entries())
            twin.play(key)
            while not turn_over(twin, seat, before):
                twin.play(rng.choice(twin.legal.keys()))
            trail = [game.vocabulary.keys[entry.answer] for entry in twin.entries()[before:]]
            assert finished(key, game.view(seat), events_since(twin, before), seat), trail
    assert len(driven) > 12


@pytest.mark.rule("INV-062", "INV-063", "INV-103")
@pytest.mark.parametrize(("action", "make", "fields"), [row[1:4] for row in TIGHT], ids=[row[0] for row in TIGHT])
def test_no_answer_on_the_way_through_a_tight_action_leads_into_a_dead_end(
    action: str, make: Callable[..., Position], fields: dict[str, Any]
) -> None:
    game = make(**fields).game
    view = game.view(0)
    before = len(game.entries())
    game.table.events = []
    game.play(action)
    ends = 0
    seen = set()
    open_lines = [game]
    while open_lines and len(seen) < 1500:
        line = open_lines.pop()
        if turn_over(line, 0, before):
            ends += 1
            trail = [game.vocabulary.keys[entry.answer] for entry in line.entries()[before:]]
            assert finished(action, view, events_since(line, before), 0), trail
            continue
        for answer in line.legal.answers:
            after = line.copy()
            after.play_answer(answer)
            digest = after.table.digest()
            if digest not in seen:
                seen.add(digest)
                open_lines.append(after)
    assert ends


@pytest.mark.rule("INV-051", "INV-157")
@pytest.mark.parametrize("die", ["exhausted.white", "ready.white.2", "determined.white.3"])
def test_free_actions_in_the_middle_of_a_swap_leave_the_die_that_is_swapped_alone(die: str) -> None:
    at = position(
        seats=3, exhausted=["white"], ready=["white.2"], determined=["white.3"], hand=["clock", "dial", "door"]
    )
    at.effect("swap 1 die").play(die)
    rng = Random(die)
    for _ in range(20):
        twin = Position(at.game.copy())
        while twin.asked not in ("question-main-action", ""):
            plays = [key for key in twin.keys if key.startswith("play:")]
            twin.play(rng.choice(plays if plays and rng.random() < 0.7 else twin.keys))
        assert min(twin.me.exhausted) >= 0
        assert twin.me.dice(0) == 2
        assert twin.dice_owned() == 3
