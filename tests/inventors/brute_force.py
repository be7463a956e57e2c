"""What a player may do now, worked out a second time from the rules catalogue and the printed values.

Nothing of the engine is used: a position is the plain data of `game.view(seat)`, printed values come from the component
file, and whether a cost can be met is found by trying every line of play on a small model of one player's board.

    offered(view, seat)            the main actions: `build`, `worker:blue_left`, `tent:3` ..., and those not decided
    research_spaces(view, seat)    River spaces on which a Research can be paid for
    tile_rows(view, seat)          rows in which a gained Workshop tile can be placed
    payable_tiles(view, seat, row) tiles of a row whose Craftspeople can be paid

A card still to be drawn counts as a card and nothing more (INV-103). Dice stand as they are: to increase or brighten
one before an action is a free action of its own. But the Blue bonus of a Publish may brighten a die between the first
and the second; a die that is then rolled is sure of a 1 and no more. Moves that can bring nothing to what is owed are
left out: a refresh when neither Silver nor a Craftsperson is owed, a brighten of a die that brings no Influence that is
owed.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib.resources import files
from itertools import combinations
from typing import Any, NamedTuple

DATA: dict[str, Any] = tomllib.loads(
    (files("claytable.games.inventors") / "components.toml").read_text(encoding="utf-8")
)
GUILDS = ("blue", "orange", "charcoal")
TRADES = tuple(row["id"] for row in DATA["craftsperson"])
LEVELS = ("bottom", "middle", "top")
LANDSCAPES = ("exhausted", "ready", "determined", "inspired")
CARDS = {row["id"]: row for row in DATA["device_card"]}
BOARDS = {row["id"]: row for row in DATA["device_board"]}
SPACES = {row["id"]: row for row in DATA["worker_space"]}
TILES = {row["id"]: row for row in [*DATA["workshop_tile"], *DATA["starting_tile"]]}
PRICE = {row["number"]: row["cost"] for row in DATA["tower_tile"]}
BLACK_BAR = {row["number"]: row["progress"] for row in DATA["tower_tile"]}
STUDY = {row["colour"]: row for row in DATA["study_space"]}
COLUMNS = DATA["workshop"]["columns"]
PUBLISH_VALUE = DATA["invention_tile_back"]["publish_value"]
BONUS = {
    "invent": ("orange", "draw 1 card"),
    "build": ("charcoal", "refresh 1 craft:any"),
    "publish": ("blue", "brighten 1"),
}

Question = Callable[[], bool]

#: A card that is still unknown, and the slide of the tower after its black bar.
UNKNOWN = "unknown"
SLIDE = "slide"


class Owed(NamedTuple):
    """What is still to be paid of one task."""

    silver: int = 0
    crafts: frozenset[str] = frozenset()
    any_crafts: int = 0
    influence: tuple[int, int, int] = (0, 0, 0)
    any_influence: int = 0
    cards: int = 0

    @property
    def money(self) -> bool:
        return bool(self.silver or self.crafts or self.any_crafts)

    @property
    def nothing(self) -> bool:
        return not (self.money or any(self.influence) or self.any_influence or self.cards)


class Board(NamedTuple):
    """One player's board in the middle of a payment."""

    owed: Owed
    silver: int
    #: Silver saved by Craftspeople used for this task, and who has served it already.  INV-160, INV-161
    saved: int
    served: frozenset[str]
    active: frozenset[str]
    levels: tuple[int, ...]
    low: int
    #: The tower waits until the cost is paid.  INV-062
    waits: bool
    royalties: int
    guilds: tuple[int, int, int]
    supply: int
    #: The right edge of each card: `brighten`, a trade, or unknown.
    hand: tuple[str, ...]
    #: Cards that can be drawn.
    deck: int
    bonuses: int
    study: frozenset[tuple[str, str]]
    #: Coloured dice by (colour, landscape).
    dice: tuple[tuple[str, str], ...]
    #: Effects under way, a list of lists: of the last one any part may come next.
    effects: tuple[tuple[str, ...], ...]


class Task(NamedTuple):
    """What stays the same during one payment."""

    #: The effect of a colour bonus of this action.
    bonus: str = ""
    #: Cards that must be left in the end: the one an Invent places.  INV-106
    keep: int = 0
    #: Research that brightens a die with every Royalties advance.  INV-221
    royal_brighten: bool = False


class TooManyLines(Exception):
    """The position is too rich to be searched to the end."""


def can_pay(board: Board, task: Task, limit: int = 12_000) -> bool:
    """Whether some line of play pays the whole cost."""
    seen: set[Board] = set()
    lines = [board]
    while lines:
        now = lines.pop()
        if now.owed.nothing and len(now.hand) >= task.keep:
            return True
        if len(seen) > limit:
            raise TooManyLines
        for after in moves(now, task):
            if after not in seen:
                seen.add(after)
                lines.append(after)
    return False


def moves(board: Board, task: Task) -> Iterator[Board]:
    """Everything that may be done next; payments come last, so that they are tried first."""
    yield from free_actions(board)
    if board.bonuses:
        yield begin(board._replace(bonuses=board.bonuses - 1), [task.bonus])
    if board.effects:
        yield from next_effect(board, task)
    else:
        yield from payments(board)


# -- free actions: INV-157, INV-158, INV-159, INV-160 -----------------------------------------------------


def free_actions(board: Board) -> Iterator[Board]:
    brightens = board.study or wanted_dice(board)
    for card in set(board.hand):
        if card == "brighten" and brightens:
            yield begin(without_card(board, card), ["brighten 1"])
        elif card in TRADES and card not in board.active and board.owed.money:
            yield begin(without_card(board, card), [f"refresh 1 craft:{card}"])
    for first, second in set(combinations(board.hand, 2)):
        rest = without_card(without_card(board, first), second)
        if brightens:
            yield begin(rest, ["brighten 1"])
        if board.owed.money and len(board.active) < 6:
            yield begin(rest, ["refresh 1 craft:any"])


def without_card(board: Board, card: str) -> Board:
    hand = list(board.hand)
    hand.remove(card)
    return board._replace(hand=tuple(hand), deck=board.deck + 1)


# -- paying: INV-053, INV-054, INV-055, INV-056, INV-114, INV-127, INV-128, INV-142, INV-143, INV-160 -------------


def payments(board: Board) -> Iterator[Board]:
    owed = board.owed
    if owed.cards:
        for card in set(board.hand):
            yield without_card(board, card)._replace(owed=owed._replace(cards=owed.cards - 1))
    for colour in range(3):
        if board.guilds[colour]:
            paid = board._replace(guilds=changed(board.guilds, colour, -1), supply=board.supply + 1)
            if owed.influence[colour]:
                yield paid._replace(owed=owed._replace(influence=changed(owed.influence, colour, -1)))
            if owed.any_influence:
                yield paid._replace(owed=owed._replace(any_influence=owed.any_influence - 1))
    if not owed.money:
        return
    if owed.silver and board.silver + board.saved >= owed.silver:
        yield spend(board, owed.silver)._replace(owed=owed._replace(silver=0))
    for trade in board.active - board.served:
        used = board._replace(active=board.active - {trade}, served=board.served | {trade})
        yield used._replace(saved=board.saved + 1)
        price = PRICE[board.levels[TRADES.index(trade)]]
        if price > board.silver + board.saved:
            continue
        risen = rise(spend(used, price), trade)
        if trade in owed.crafts:
            yield from tower_after_payment(risen._replace(owed=owed._replace(crafts=owed.crafts - {trade})))
        if owed.any_crafts:
            yield from tower_after_payment(risen._replace(owed=owed._replace(any_crafts=owed.any_crafts - 1)))


def spend(board: Board, silver: int) -> Board:
    saved = min(silver, board.saved)
    return board._replace(silver=board.silver - silver + saved, saved=board.saved - saved)


def rise(board: Board, trade: str) -> Board:
    """One level up, if there is a higher tile.  INV-055, INV-056, INV-057"""
    place = TRADES.index(trade)
    if board.levels[place] >= highest(board):
        return board
    return board._replace(levels=changed(board.levels, place, 1))


def highest(board: Board) -> int:
    """Five tiles stand in the tower until backs begin to leave it.  INV-056, INV-060, INV-061"""
    return min(10, board.low + 4)


def tower_after_payment(board: Board) -> Iterator[Board]:
    """The tower may wait while more must be paid.  INV-062"""
    if board.waits or not stands_empty(board):
        yield board
        return
    yield board._replace(waits=True)
    yield progress(board)


def stands_empty(board: Board) -> bool:
    """Whether the lowest tile is empty, and the tower is not progressing for that already."""
    return board.low < 10 and board.low not in board.levels and (SLIDE,) not in board.effects


def progress(board: Board) -> Board:
    """The black bar of the lowest tile, then the tower slides.  INV-059, INV-060, INV-061"""
    return begin(begin(board, [SLIDE]), BLACK_BAR[board.low])


def changed(counts: tuple[Any, ...], place: int, by: int) -> Any:
    return (*counts[:place], counts[place] + by, *counts[place + 1 :])


# -- effects ------------------------------------------------------------------------------------------------


def begin(board: Board, effects: Iterable[str]) -> Board:
    parts = tuple(effects)
    return board._replace(effects=(*board.effects, parts)) if parts else board


def next_effect(board: Board, task: Task) -> Iterator[Board]:
    """Resolve one of the effects that are open, in any order."""
    group = board.effects[-1]
    for part in set(group):
        rest = list(group)
        rest.remove(part)
        below = board.effects[:-1]
        yield from resolve(board._replace(effects=(*below, tuple(rest)) if rest else below), part, task)


def resolve(board: Board, part: str, task: Task) -> Iterator[Board]:
    if part == SLIDE:
        slid = board._replace(low=board.low + 1)
        yield progress(slid) if stands_empty(slid) else slid
        return
    if part == "refresh all craft":
        yield board._replace(active=frozenset(TRADES))
        return
    found = re.fullmatch(r"(gain|draw|brighten|increase|refresh|raise|royalties) (\d+)(?: (\w+)(?::(\w+))?)?", part)
    assert found, part
    word, count, thing, kind = found[1], int(found[2]), found[3], found[4]
    if thing == "silver":
        yield board._replace(silver=board.silver + count)
    elif word == "draw":
        drawn = min(count, board.deck)
        yield board._replace(hand=tuple(sorted((*board.hand, *[UNKNOWN] * drawn))), deck=board.deck - drawn)
    elif word == "increase":
        yield board
    else:
        # One step at a time; what remains of the effect may follow.
        more = [re.sub(r"\d+", str(count - 1), part, count=1)] if count > 1 else []
        yield from one_step(board, word, kind, more, task)


def one_step(board: Board, word: str, kind: str | None, more: list[str], task: Task) -> Iterator[Board]:
    rest = begin(board, more)
    if word == "royalties":
        yield from advance(rest, task)
        return
    yield board  # declined
    if word == "gain":
        for colour, guild in enumerate(GUILDS):
            if kind in ("any", guild):
                yield from gain_influence(rest, colour)
    elif word == "brighten":
        yield from brighten(rest)
    elif word == "refresh" and board.owed.money:
        for trade in TRADES:
            if kind in ("any", trade) and trade not in board.active:
                yield rest._replace(active=board.active | {trade})
    elif word == "raise":
        for trade in TRADES:
            risen = rise(rest, trade)
            if risen != rest:
                yield progress(risen) if stands_empty(risen) and not board.waits else risen


def advance(board: Board, task: Task) -> Iterator[Board]:
    """One space on the Royalties track; on the last one a refresh or 1 Silver instead.

    INV-081, INV-082, INV-083, INV-221
    """
    if board.royalties >= DATA["royalties"]["last"]:
        yield board._replace(silver=board.silver + 1)
        yield begin(board, ["refresh 1 craft:any"])
        return
    on = board._replace(royalties=board.royalties + 1)
    extra = ["brighten 1"] if task.royal_brighten else []
    if on.royalties in DATA["royalties"]["crossings_before"]:
        extra += DATA["royalties"]["crossing_effect"]
    yield begin(on, extra)


def gain_influence(board: Board, colour: int) -> Iterator[Board]:
    """From the supply, or from another Guild when that is empty.  INV-007, INV-008"""
    if board.supply:
        yield board._replace(supply=board.supply - 1, guilds=changed(board.guilds, colour, 1))
        return
    for other in range(3):
        if other != colour and board.guilds[other]:
            yield board._replace(guilds=changed(changed(board.guilds, other, -1), colour, 1))


def brighten(board: Board) -> Iterator[Board]:
    """One step for one die.  INV-041, INV-044, INV-048, INV-049"""
    wanted = wanted_dice(board)
    for colour, level in board.study:
        left = board.study - {(colour, level)}
        if level != "top" and (colour, LEVELS[LEVELS.index(level) + 1]) not in board.study:
            above = LEVELS[LEVELS.index(level) + 1]
            yield begin(board._replace(study=left | {(colour, above)}), STUDY[colour][above])
        below = any((colour, each) in board.study for each in LEVELS[: LEVELS.index(level)])
        if below or wants(board, colour):
            beside = LANDSCAPES[LEVELS.index(level) + 1]
            yield board._replace(study=left, dice=tuple(sorted((*board.dice, (colour, beside)))))
    for die in wanted:
        colour, landscape = die
        dice = list(board.dice)
        dice.remove(die)
        moved = board._replace(dice=tuple(sorted((*dice, (colour, LANDSCAPES[LANDSCAPES.index(landscape) + 1])))))
        if landscape == "determined":
            yield from gain_influence(moved, GUILDS.index(colour))
        else:
            yield moved


def wants(board: Board, colour: str) -> bool:
    """Whether Influence of this colour is owed."""
    return bool(board.owed.any_influence or board.owed.influence[GUILDS.index(colour)])


def wanted_dice(board: Board) -> set[tuple[str, str]]:
    """Coloured dice that can still move up, and would bring Influence that is owed."""
    return {die for die in board.dice if die[1] != "inspired" and wants(board, die[0])}


# -- a position, read from a view ------------------------------------------------------------------------------


def player(view: dict[str, Any], seat: int) -> dict[str, Any]:
    found: dict[str, Any] = view["players"][seat]
    return found


def board_of(view: dict[str, Any], seat: int, owed: Owed, bonuses: int = 0, used: Iterable[str] = ()) -> Board:
    """The player's board at the beginning of a payment; `used` dice (`ready.blue.4`) are no longer available."""
    me = player(view, seat)
    crafts = {each["trade"]: each for each in me["craftspeople"]}
    dice = [(text.split(".")[0], where) for where in LANDSCAPES[1:] for text in me["landscapes"][where]]
    dice += [(colour, "exhausted") for colour, count in me["landscapes"]["exhausted"].items() for _ in range(count)]
    study = {(each["colour"], each["level"]) for each in me["study"]}
    for die in used:
        landscape, colour, which = die.split(".")
        if landscape == "study":
            study.remove((colour, which))
        else:
            dice.remove((colour, landscape))
    return Board(
        owed=owed,
        silver=me["silver"],
        saved=0,
        served=frozenset(),
        active=frozenset(trade for trade in TRADES if crafts[trade]["active"]),
        levels=tuple(crafts[trade]["level"] for trade in TRADES),
        low=me["tower"][0],
        waits=False,
        royalties=me["royalties"],
        guilds=(me["guilds"]["blue"], me["guilds"]["orange"], me["guilds"]["charcoal"]),
        supply=me["supply"],
        hand=tuple(sorted(edge(card) for card in me["hand"])),
        deck=view["board"]["card_pile"] + len(view["board"]["discards"]),
        bonuses=bonuses,
        study=frozenset(study),
        dice=tuple(sorted((colour, where) for colour, where in dice if colour != "white")),
        effects=(),
    )


def edge(card: str) -> str:
    effect = CARDS[card]["play"][1]
    return "brighten" if effect == "brighten 1" else str(effect.removeprefix("refresh 1 craft:"))


def payable(
    view: dict[str, Any],
    seat: int,
    owed: Owed,
    action: str = "",
    bonuses: int = 0,
    keep: int = 0,
    used: Iterable[str] = (),
) -> bool:
    bonus = BONUS[action][1] if action else ""
    task = Task(bonus, keep, "ongoing_royalties" in player(view, seat)["research"])
    return can_pay(board_of(view, seat, owed, bonuses, used), task)


# -- the main actions ---------------------------------------------------------------------------------------------


def available_dice(view: dict[str, Any], seat: int) -> list[tuple[str, str, int]]:
    """Name, colour and highest face of each die that may be placed.  INV-037, INV-038, INV-039"""
    found = []
    for where in LANDSCAPES[1:]:
        for text in player(view, seat)["landscapes"][where]:
            colour, face = text.split(".")
            high = 6 if where == "inspired" else min(6, int(face) + (where == "determined"))
            found.append((f"{where}.{text}", colour, high))
    return found


def offered(view: dict[str, Any], seat: int) -> tuple[set[str], set[str]]:
    """The keys of all main actions that can be taken and finished, free actions apart; and those left undecided."""
    me = player(view, seat)
    dice = available_dice(view, seat)
    found = {f"workshop:{each['row']}" for each in me["workshops"] if dice and not each["dice"]}
    undecided = set()
    if me["tent"] is not None:
        questions = after_tent(view, seat)
    else:
        found |= {f"tent:{each['space']}" for each in view["board"]["tents"] if each["tent"] is None}
        questions = workers(view, seat)
        if dice and any(each["open"] and not each["dice"] for each in me["camels"]):
            for action in BONUS:
                questions[action] = partial(device_action, view, seat, action)
            questions["test"] = partial(can_test, view, seat)
    for key, question in questions.items():
        try:
            if question():
                found.add(key)
        except TooManyLines:
            undecided.add(key)
    return found, undecided


def after_tent(view: dict[str, Any], seat: int) -> dict[str, Question]:
    """INV-163, INV-164"""
    me = player(view, seat)
    scapes = me["landscapes"]
    brightens = scapes["exhausted"] or scapes["ready"] or scapes["determined"] or me["study"]
    used = any(each["dice"] for each in me["workshops"])
    return {
        "pass": lambda: True,
        "after-tent:brighten": lambda: bool(brightens),
        "after-tent:refresh": lambda: not all(each["active"] for each in me["craftspeople"]),
        "after-tent:clear": lambda: used and payable(view, seat, Owed(any_crafts=1)),
    }


def device_action(view: dict[str, Any], seat: int, action: str) -> bool:
    """Invent, Build and Publish: dice, a Device, and a cost that can be met.  INV-103, INV-104"""
    me = player(view, seat)
    devices = candidates(view, seat, action)
    extra = DATA_CAMEL_BONUS if "ongoing_camel_value" in me["research"] else 0
    colour = BONUS[action][0]
    tried: dict[tuple[str, int, str], bool] = {}
    dice = available_dice(view, seat)
    ways = [(placed, 0) for placed in [*combinations(dice, 1), *combinations(dice, 2)]]
    if action == "publish":
        ways += [(placed, 1) for placed in brightened_between(view, seat, dice, colour)]
    for placed, spent in ways:
        total = sum(high for _, _, high in placed) + extra
        bonuses = sum(each == colour for _, each, _ in placed) - spent
        from_study = "".join(name for name, _, _ in placed if name.startswith("study"))
        for device, value, owed in devices:
            if value > total:
                continue
            if (device, bonuses, from_study) not in tried:
                keep = 1 if action == "invent" else 0
                used = [name for name, _, _ in placed]
                tried[device, bonuses, from_study] = payable(view, seat, owed, action, bonuses, keep, used)
            if tried[device, bonuses, from_study]:
                return True
    return False


def brightened_between(
    view: dict[str, Any], seat: int, dice: list[tuple[str, str, int]], colour: str
) -> Iterator[tuple[tuple[str, str, int], ...]]:
    """A first die of the bonus colour, and a second one that its bonus brightens before it is placed.  INV-131"""
    me = player(view, seat)
    lifted = []
    for name, each, high in dice:
        if not name.startswith("inspired"):
            lifted.append((name, each, 6 if name.startswith("determined") else min(6, high + 1)))
    lifted += [(f"exhausted.{each}.0", each, 1) for each, count in me["landscapes"]["exhausted"].items() if count]
    # Out of the Study: rolled into Ready, into Determined (and 1 more), into Inspired (and up to 6).
    out = {"bottom": 1, "middle": 2, "top": 6}
    lifted += [(f"study.{die['colour']}.{die['level']}", die["colour"], out[die["level"]]) for die in me["study"]]
    for number, first in enumerate(dice):
        if first[1] == colour:
            rest = dice[:number] + dice[number + 1 :]
            for second in lifted:
                if second[0] not in {name for name, _, _ in dice} or second[0] in {name for name, _, _ in rest}:
                    yield (first, second)


DATA_CAMEL_BONUS = next(row for row in DATA["research_tile"] if row["id"] == "ongoing_camel_value")["camel_value_bonus"]


def candidates(view: dict[str, Any], seat: int, action: str) -> list[tuple[str, int, Owed]]:
    """Device, the total it needs, and what it costs.

    INV-105, INV-106, INV-112, INV-113, INV-114, INV-118, INV-126, INV-127, INV-128
    """
    me = player(view, seat)
    board = view["board"]
    left = [device for device in board["left"] if device is not None]
    built = [device for device in board["built"] if device is not None]
    if action == "invent":
        if not any(me["inventions"]):
            return []
        return [
            (each["board"], BOARDS[each["board"]]["value"], Owed(cards=BOARDS[each["board"]]["discard"]))
            for each in left
            if each["card"] is None
        ]
    if not has_influence(me):
        return []
    if action == "build":
        if len(built) == len(board["built"]):
            return []
        return [
            (each["board"], CARDS[each["card"]]["value"], Owed(crafts=frozenset(CARDS[each["card"]]["craftspeople"])))
            for each in left
            if each["card"] is not None
        ]
    scribe = frozenset({"scribe"})
    return [
        (each["board"], PUBLISH_VALUE, Owed(silver=int(each["inventor"] != seat), crafts=scribe, any_crafts=1))
        for each in built
    ]


def has_influence(me: dict[str, Any]) -> bool:
    """INV-007"""
    return bool(me["supply"] or any(me["guilds"].values()))


def can_test(view: dict[str, Any], seat: int) -> bool:
    """INV-122, INV-123"""
    devices = [device for device in view["board"]["built"] + view["board"]["published"] if device is not None]
    return any(
        space["colour"] == colour and space["face"] is None and high >= highest_test(device)
        for _, colour, high in available_dice(view, seat)
        for device in devices
        for space in device["tests"]
    )


def highest_test(device: dict[str, Any]) -> int:
    return max(space["face"] or 0 for space in device["tests"])


def workers(view: dict[str, Any], seat: int) -> dict[str, Question]:
    """Own Workers and the Envoy on every space that is free and can be paid for.

    INV-097, INV-141, INV-142, INV-147, INV-148
    """
    me = player(view, seat)
    found: dict[str, Question] = {}
    dummy = dummy_card(view)
    for space in view["board"]["spaces"]:
        printed = SPACES[space["id"]]
        if printed["kind"] == "closed" and (space["workers"] or space["id"] in dummy["blocked"]):
            continue
        owed = read_cost(printed["cost"])
        if dummy["extra_cost"]["space"] == space["id"]:
            colour = GUILDS.index(dummy["extra_cost"]["influence"])
            owed = owed._replace(influence=changed(owed.influence, colour, 1))
        if me["workers"]:
            found[f"worker:{space['id']}"] = partial(payable, view, seat, owed)
        if me["envoy"]:
            saved = [owed._replace(influence=changed(owed.influence, c, -1)) for c in range(3) if owed.influence[c]]
            found[f"envoy:{space['id']}"] = partial(any_payable, view, seat, saved or [owed])
    return found


def dummy_card(view: dict[str, Any]) -> dict[str, Any]:
    """The Dummy Card of this round, if there is a Dummy."""
    nothing = {"blocked": [], "extra_cost": {"space": "", "influence": ""}}
    shown = view["dummy"] and view["dummy"]["card"]
    return next((row for row in DATA["dummy_card"] if row["id"] == shown), nothing)


def any_payable(view: dict[str, Any], seat: int, costs: list[Owed]) -> bool:
    return any(payable(view, seat, owed) for owed in costs)


def read_cost(texts: list[str]) -> Owed:
    owed = Owed()
    for text in texts:
        count, thing = text.split(" ")
        kind, _, which = thing.partition(":")
        number = int(count)
        if kind == "silver":
            owed = owed._replace(silver=owed.silver + number)
        elif kind == "card":
            owed = owed._replace(cards=owed.cards + number)
        elif kind == "craft" and which == "any":
            owed = owed._replace(any_crafts=owed.any_crafts + number)
        elif kind == "craft":
            owed = owed._replace(crafts=owed.crafts | {which})
        elif which == "any":
            owed = owed._replace(any_influence=owed.any_influence + number)
        else:
            owed = owed._replace(influence=changed(owed.influence, GUILDS.index(which), number))
    return owed


# -- questions inside an action -----------------------------------------------------------------------------------


def research_spaces(view: dict[str, Any], seat: int) -> set[str]:
    """INV-007, INV-085, INV-086, INV-087"""
    me = player(view, seat)
    if not has_influence(me):
        return set()
    found = set()
    river = view["board"]["river"]
    for section in range(3):
        stacks = [space for space in river[section * 6 + 1 : section * 6 + 6] if space["space"] != 17]
        empty = [space for space in stacks if not space["tiles"] and space["research"] is None]
        joined = [
            space
            for space in stacks
            if space["research"] is not None and len(space["influence"]) == 1 and seat not in space["influence"]
        ]
        for space in empty[:1] + joined:
            if payable(view, seat, Owed(silver=max(0, space["space"] - me["ship"]))):
                found.add(f"space:{space['space']}")
    return found


def tile_rows(view: dict[str, Any], seat: int) -> set[str]:
    """INV-077, INV-078"""
    rows = {each["row"]: len(each["tiles"]) for each in player(view, seat)["workshops"]}
    complete = min(rows.values())
    return {
        f"row:{row}"
        for row, tiles in rows.items()
        if tiles < COLUMNS and payable(view, seat, Owed(silver=tiles - complete))
    }


def payable_tiles(view: dict[str, Any], seat: int, row: str) -> dict[str, bool]:
    """For each tile of the row that costs a Craftsperson: whether the price can be met.  INV-053, INV-140"""
    found = {}
    for each in player(view, seat)["workshops"]:
        if each["row"] == row:
            for tile in each["tiles"]:
                effect = TILES[tile]["effect"][0]
                if effect.startswith("pay 1 craft"):
                    owed = read_cost([effect.removeprefix("pay ").split(" -> ")[0]])
                    found[f"tile:{tile}"] = payable(view, seat, owed)
    return found
