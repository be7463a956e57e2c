"""What opened and closed for a seat since its last turn, as the engine finds it."""

from __future__ import annotations

from typing import Any

import pytest

import claytable
from claytable.bots import find_bot
from claytable.core.game import Game
from claytable.core.rules import own_games
from claytable.host.chances import MOST_CHANCES, chances
from claytable.host.frames import frames

games = pytest.mark.parametrize("game", list(own_games()))


def positions(game: str, seats: int, answers: int, seed: int = 3) -> list[Game]:
    """A game that the middle bot plays, at every question of its first seat."""
    table = claytable.new(game, seats=seats, seed=seed)
    bot = find_bot("builder", seed)
    found: list[Game] = []
    for _ in range(answers):
        if table.asked == 0:
            found.append(table.copy())
        if not table.over:
            table.play_answer(bot.choose(table))
    return found


def keys(game: Game, line: dict[str, Any], answers: list[int]) -> set[str]:
    """The answers that a line names."""
    said = [repr(each) for each in line["answers"]]
    return {game.vocabulary.keys[each] for each in answers if repr(game.table.answer_message(each).data()) in said}


def test_a_worker_of_another_closes_its_space_with_the_reason() -> None:
    found = [(game, line) for game in positions("inventors", 3, 80) for line in chances(game, 0)]
    game, line = next((game, line) for game, line in found if line["rule"] == "INV-142")
    assert not line["opened"]
    assert line["why"]["id"] == "why-occupied"
    (key,) = keys(game, line, list(range(len(game.vocabulary))))
    assert key.startswith("worker:")
    assert game.why_not(key) is not None


@games
@pytest.mark.parametrize("seats", [1, 3])
def test_what_closed_is_not_legal_and_what_opened_is(game: str, seats: int) -> None:
    for table in positions(game, seats, 120):
        told = chances(table, 0)
        assert len(told) <= MOST_CHANCES
        for line in told:
            everything = list(range(len(table.vocabulary)))
            named = keys(table, line, table.answers if line["opened"] else everything)
            assert named
            if not line["opened"]:
                assert line["rule"]
                assert not named & {option.key for option in table.legal}


@games
def test_nothing_is_said_inside_a_turn_nor_to_others(game: str) -> None:
    for table in positions(game, 3, 90):
        assert chances(table, 1) == chances(table, None) == []
        for answer in table.answers[:1]:
            after = table.copy()
            after.play_answer(answer)
            if after.asked == 0 and after.table.turns == table.table.turns:
                assert chances(after, 0) == []


def test_what_a_seat_did_itself_is_not_said() -> None:
    """Where nobody else can change anything, nothing opens or closes: the frames of an own answer have no chances."""
    for table in positions("tabannusi", 2, 80):
        number = len(table.entries())
        told = frames(table, number, number, 0)
        assert told["chances"] == chances(table, 0)
        for line in told["chances"]:
            # Two seats take dice from the same Barges: only what the other took, or a new Barge brought, is said.
            assert line["opened"] or line["rule"] in ("TAB-082", "TAB-083")


def test_frames_of_earlier_entries_have_none() -> None:
    table = next(each for each in positions("inventors", 3, 80) if chances(each, 0))
    last = len(table.entries())
    assert frames(table, last - 4, last, 0)["chances"] == chances(table, 0)
    assert frames(table, last - 4, last - 1, 0)["chances"] == []
    assert frames(table, last - 4, last, 1)["chances"] == []
