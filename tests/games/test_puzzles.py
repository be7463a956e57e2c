"""The puzzles of each game: reached by real games, of today's rules, and solved by their lines."""

from __future__ import annotations

from importlib.resources import files

import pytest

from claytable.bots.practice import compare, finished
from claytable.core.puzzles import Puzzle, read_puzzles
from claytable.core.rules import BOT, PERSON, find_game, own_games

PUZZLES = [puzzle for rules in own_games().values() for puzzle in read_puzzles(rules)]
#: The most bytes of a game's puzzles.
LARGEST = 100_000


@pytest.mark.parametrize("name", list(own_games()))
def test_a_game_has_puzzles_and_they_are_small(name: str) -> None:
    rules = find_game(name)
    found = read_puzzles(rules)
    assert len({puzzle.id for puzzle in found}) == len(found) >= 10
    assert len(files(rules.package).joinpath(rules.puzzles).read_bytes()) < LARGEST
    assert all(puzzle.gain >= 2.5 and puzzle.gain > 4 * puzzle.error for puzzle in found)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=repr)
def test_a_puzzle_is_reached_and_its_line_is_a_whole_choice(puzzle: Puzzle) -> None:
    game = puzzle.begin()
    index = game.vocabulary.index
    line = [index[key] for key in puzzle.line]
    then = game.copy()
    for number, answer in enumerate(line):
        assert answer in then.answers
        assert not finished(game, line[:number])
        then.play_answer(answer)
    # Bots at the other seats change nothing of the position.
    seats = [PERSON if seat == puzzle.seat else BOT for seat in range(puzzle.seats)]
    assert puzzle.begin(seats).table.save() == game.table.save()


@pytest.mark.parametrize("name", list(own_games()))
def test_the_line_solves_a_puzzle_and_another_turn_is_compared_by_what_the_seat_sees(name: str) -> None:
    puzzle = read_puzzles(find_game(name))[0]
    game = puzzle.begin()
    index = game.vocabulary.index
    best = [index[key] for key in puzzle.line]
    assert compare(game, best, best, 1, 40).solved
    other = next([answer] for answer in game.answers if answer != best[0])
    told = [compare(each, other, best, 1, 40) for each in (game, game.determinize(game.asked, 5))]
    assert (told[0].lost, told[0].error) == (told[1].lost, told[1].error)
    assert told[0].solved == (told[0].lost < 0.5 or told[0].lost <= 2 * told[0].error)
