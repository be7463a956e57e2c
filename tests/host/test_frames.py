"""Frames: what happened, step by step, as a seat may watch it."""

from __future__ import annotations

import copy
import json
from functools import cache
from importlib import import_module
from itertools import groupby
from random import Random
from typing import Any

import pytest

import claytable
from claytable.bots import find_bot
from claytable.core.game import Game, open_game
from claytable.core.rules import own_games
from claytable.host.bounds import MOST_WATCHED
from claytable.host.frames import HEADING, MOST_FRAMES, changes, frames
from claytable.testing.log import read
from claytable.testing.told import LedgerModule

games = pytest.mark.parametrize("game", list(own_games()))


@cache
def played(game: str, seats: int, answers: int, seed: int = 5) -> Game:
    """A game that the middle bot has played for a while; do not change it."""
    table = claytable.new(game, seats=seats, seed=seed)
    bot = find_bot("builder", seed)
    for _ in range(answers):
        if not table.over:
            table.play_answer(bot.choose(table))
    return table


def applied(view: Any, told: list[dict[str, Any]]) -> Any:
    """A view after changes, as a client makes it."""
    for change in told:
        *way, last = change["path"]
        place = view
        for name in way:
            place = place[name]
        place[last] = change["value"]
    return view


def views(told: dict[str, Any]) -> list[Any]:
    """The view of every frame."""
    view = json.loads(json.dumps(told["view"]))
    return [json.loads(json.dumps(applied(view, frame["changes"]))) for frame in told["frames"]]


def logged(game: Game, seat: int | None) -> list[dict[str, Any]]:
    """The lines of the log that the seat may read, but those that a turn begins."""
    lines = [game.table.line(event, seat) for entry in game.entries() for event in entry.events]
    return [line.data() for line in lines if line is not None and line.id != HEADING]


@games
@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("seat", [None, 0])
def test_the_frames_have_every_line_of_the_log_that_the_seat_may_read(game: str, seats: int, seat: int | None) -> None:
    table = played(game, seats, 90)
    told = frames(table, 0, 90, seat)
    assert [line for frame in told["frames"] for line in frame["lines"]] == logged(table, seat)
    numbers = [frame["number"] for frame in told["frames"]]
    assert numbers == sorted(numbers)


@games
def test_what_was_taken_back_is_shown_where_it_happened(game: str) -> None:
    table, chance, last = claytable.new(game, seats=3, seed=5), Random(5), MOST_WATCHED
    while table.written is None or table.written.number < last - 3:
        turn = table.table.turns
        table.play_answer(chance.choice(table.answers))
        if table.table.turns > turn and chance.random() < 0.5:
            # The next turn begins, and both answers are taken back.
            table.play_answer(chance.choice(table.answers))
            table.undo()
            table.undo()
    told = frames(table, 0, last, None)
    turns = [frame["turn"] for frame in told["frames"]]
    assert turns != sorted(turns), "no undo led back to a turn that was over"
    assert [line for frame in told["frames"] for line in frame["lines"]] == logged(table, None)


@games
@pytest.mark.parametrize("seats", [1, 3])
def test_a_turn_has_few_frames_and_the_last_shows_the_table_as_it_then_is(game: str, seats: int) -> None:
    table = played(game, seats, 90)
    told = frames(table, 0, 90, 0)
    turns = [frame["turn"] for frame in told["frames"]]
    assert turns == sorted(turns)
    assert len(set(turns)) > 5
    assert max(turns.count(turn) for turn in turns) <= MOST_FRAMES
    # Every view of the table itself, less what speaks of the open question.
    after = {
        number: {
            name: value
            for name, value in table.after(number).view(0).items()
            if name not in ("decision", "over", "choices", "placing")
        }
        for number in range(91)
    }
    shown = views(told)
    stands = 0
    for frame, view in zip(told["frames"], shown, strict=True):
        stands += after[frame["number"]].items() <= json.loads(json.dumps(view)).items()
    assert stands > 20
    assert after[0].items() <= told["view"].items()


@games
def test_the_printed_opponent_has_a_turn_of_its_own_inside_the_answer_before_it(game: str) -> None:
    table = played(game, 1, 60)
    told = frames(table, 0, 60, 0)["frames"]
    opponent = table.table.opponent
    its = [frame for frame in told if frame["seat"] == opponent and frame["by"] == 0]
    assert len({frame["turn"] for frame in its}) > 2
    assert {frame["turn"] for frame in its}.isdisjoint(frame["turn"] for frame in told if frame["seat"] == 0)
    # What it drew and what came of it are not one frame.
    assert max(sum(frame["turn"] == turn for frame in its) for turn in {frame["turn"] for frame in its}) > 2


#: What these lines speak of is seen as soon as what lay on it has left: it comes with the line before.
SEEN_AT_ONCE = {"log-reveals-tile", "log-next-translator"}
#: Lines after which something is still on its way, in a step of its own: the Influence on a Device or a Research tile
#: leaves the supply, the sixth slot opens, the next owner's markers go back.
ON_ITS_WAY = {
    "log-builds",
    "log-publishes",
    "log-researches",
    "log-meets-target-worker",
    "log-meets-target-die",
    "log-claims-back",
}


@games
@pytest.mark.parametrize("seats", [1, 3])
def test_a_frame_shows_exactly_the_change_that_its_lines_tell(game: str, seats: int) -> None:
    book: LedgerModule = import_module(f"{game}.ledger")
    table = played(game, seats, 90)
    told = frames(table, 0, 90, 0)
    written = [table.table.line(event, 0) for entry in table.entries() for event in entry.events]
    unread = [line for line in written if line is not None]

    def bare(view: Any) -> Any:
        # Whose turn it is, the heading of a turn tells.
        untold = ("undo", "over", "progress", "turn", "turns_left")
        kept = book.untold({name: value for name, value in view.items() if name not in untold[:3]})
        return {name: value for name, value in kept.items() if name not in untold}

    ledger = book.Ledger(copy.deepcopy(told["view"]))
    exact = 0
    inside = 0
    for at, (frame, shown) in enumerate(zip(told["frames"], views(told), strict=True)):
        for _ in frame["lines"]:
            while unread[0].id == HEADING:
                read(ledger, unread.pop(0))
            read(ledger, unread.pop(0))
        last = frame["lines"][-1]["id"]
        if last not in ON_ITS_WAY and (not unread or unread[0].id not in SEEN_AT_ONCE):
            assert bare(ledger.view) == bare(shown), f"frame {at}: {last}"
            exact += 1
            inside += at > 0 and frame["number"] == told["frames"][at - 1]["number"]
    assert exact > 60
    assert inside > 20


@pytest.mark.parametrize(
    ("game", "cause", "follows"),
    [
        ("inventors", "log-resolves-start", "log-gains-silver"),
        ("scholars", "log-main-action", "log-travels"),
        ("tabannusi", "log-uses-tile", "log-gains-claims"),
    ],
)
def test_a_frame_says_what_set_it_off(game: str, cause: str, follows: str) -> None:
    found = frames(played(game, 2, 110), 0, 110, 0)["frames"]
    reasons = [frame["why"] for frame in found if frame["lines"] and frame["lines"][0]["id"] == follows]
    assert any(why is not None and why["id"] == cause for why in reasons)


@games
@pytest.mark.parametrize("seat", [None, 0])
def test_what_set_off_a_frame_is_told_in_the_same_turn(game: str, seat: int | None) -> None:
    found = frames(played(game, 2, 110), 0, 110, seat)["frames"]
    for turn, group in groupby(found, key=lambda frame: frame["turn"]):
        turns = list(group)
        told = [line for frame in turns for line in frame["lines"]]
        assert all(frame["why"] is None or frame["why"] in told for frame in turns), turn


@games
def test_an_undo_is_a_frame_that_leads_back(game: str) -> None:
    before = played(game, 2, 21)
    table = before.copy()
    table.play_answer(table.answers[0])
    table.undo()
    told = frames(table, 21, 23, 0)
    last = told["frames"][-1]
    assert (last["number"], last["by"], last["lines"]) == (23, -1, [])
    assert views(told)[-1] == json.loads(json.dumps(frames(before, 21, 21, 0)["view"]))


def test_one_request_watches_so_many_entries_and_says_that_there_are_more() -> None:
    table = played("tabannusi", 2, MOST_WATCHED + 7)
    told = frames(table, 0, MOST_WATCHED + 7, 0)
    assert (told["upto"], told["more"]) == (MOST_WATCHED, True)
    told = frames(table, MOST_WATCHED, MOST_WATCHED + 7, 0)
    assert (told["upto"], told["more"]) == (MOST_WATCHED + 7, False)


@games
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_tables_that_differ_only_in_what_a_seat_cannot_see_have_equal_frames(game: str, seats: int) -> None:
    table = played(game, seats, 90)
    compared = 0
    for number in range(0, 89, 2):
        now = table.after(number)
        people = [place for place, kind in enumerate(now.seats) if kind.kind != "opponent"]
        answer = table.entries()[number].answer
        for seat in (*people, None):
            hidden_from = people[number % len(people)] if seat is None else seat
            here = open_game(now.rules, now.table.copy(), now.seats, now.options, now.seed, now.pack)
            other = now.determinize(hidden_from, number * 8)
            other.table.loud = True
            other.start.loud = True
            if answer not in other.answers:
                # Someone else's hand has it, and this seat cannot know.
                continue
            known = now.table.reveals
            here.play_answer(answer)
            other.play_answer(answer)
            if here.table.reveals != known or other.table.reveals != known:
                # Chance decides differently there.
                continue
            assert frames(here, 0, 1, seat) == frames(other, 0, 1, seat), f"entry {number}, seat {seat}"
            compared += 1
    assert compared > 20


def test_changes_lead_from_one_view_to_the_other() -> None:
    chance = Random(3)

    def thing(depth: int) -> Any:
        kind = chance.randrange(4) if depth else 3
        if kind == 0:
            return [thing(depth - 1) for _ in range(chance.randrange(3))]
        if kind in (1, 2):
            return {name: thing(depth - 1) for name in "abc"[: chance.randrange(1, 4)]}
        return chance.choice([None, 0, 1, "x", ""])

    for _ in range(300):
        before, now = {"a": thing(3), "b": 1}, {"a": thing(3), "b": 1}
        told = list(changes(before, now))
        assert applied(json.loads(json.dumps(before)), told) == now
        assert bool(told) == (before != now)
