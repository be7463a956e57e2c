"""The puzzles of each game: reached by real games, of today's rules, and solved by their lines."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from claytable.bots.analysis import judge
from claytable.bots.practice import compare, finished
from claytable.core.errors import PuzzleError
from claytable.core.puzzles import Puzzle, parse_puzzles, read_puzzles
from claytable.core.rules import BOT, PERSON, find_game, own_games
from claytable.sim.puzzles import GAIN, is_clear, is_hard

PUZZLES = [puzzle for rules in own_games().values() for puzzle in read_puzzles(rules)]
#: The most bytes of everything that was learned for a game.
LARGEST = 100_000


@pytest.mark.parametrize("name", list(own_games()))
def test_a_game_has_puzzles_and_they_are_small(name: str) -> None:
    rules = find_game(name)
    found = read_puzzles(rules)
    assert len({puzzle.id for puzzle in found}) == len(found) == 30
    assert sum(len(file.read_bytes()) for file in (files(rules.package) / "learned").iterdir()) < LARGEST
    assert all(is_clear(puzzle.gain, puzzle.error) for puzzle in found)
    assert GAIN >= 4


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
def test_what_the_seat_cannot_see_changes_neither_a_puzzle_nor_how_a_turn_compares(name: str) -> None:
    changed = 0
    for puzzle in read_puzzles(find_game(name))[::10]:
        game = puzzle.begin()
        other = game.determinize(game.asked, 5)
        changed += other.table.save() != game.table.save()
        index = game.vocabulary.index
        best = [index[key] for key in puzzle.line]
        mine = next([answer] for answer in game.answers if answer != best[0])
        found = []
        for each in (game, other):
            compared = compare(each, mine, best, 1, 40)
            looked = judge(each, mine, 1, 40)
            found.append((compared.lost, compared.error, compared.solved, looked.loss, looked.line))
            found[-1] += (is_hard(each, best, 1),)
        assert found[0] == found[1]
    assert changed


@pytest.mark.parametrize("name", list(own_games()))
def test_the_line_solves_a_puzzle_and_another_turn_is_compared_with_it(name: str) -> None:
    puzzle = read_puzzles(find_game(name))[0]
    game = puzzle.begin()
    index = game.vocabulary.index
    best = [index[key] for key in puzzle.line]
    assert compare(game, best, best, 1, 40).solved
    other = next([answer] for answer in game.answers if answer != best[0])
    told = compare(game, other, best, 1, 40)
    assert told.solved == (told.lost < 0.5 or told.lost <= 2 * told.error)


def _puzzles(**changed: object) -> str:
    puzzle = {"after": 0, "seat": 1, "gain": 5.0, "error": 0.2, "line": ["row:top"]}
    game = {"seed": 1, "seats": 2, "answers": "", "puzzles": [puzzle]}
    file = {"version": find_game("inventors").version, "command": "claytable puzzles inventors", "games": [game]}
    for each in (puzzle, game, file):
        each.update({field: value for field, value in changed.items() if field in each})
    return json.dumps(file)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", r"^p\.json: these are no puzzles: the text is damaged\.$"),
        ("{", r"^p\.json: these are no puzzles: the text is damaged\.$"),
        ("[]", r"^p\.json: this is damaged\.$"),
        ("{}", r"^p\.json, field 'version': it is missing or damaged\.$"),
        (_puzzles(version="1"), r"rules version '1', .* Make them again: claytable puzzles inventors$"),
        (_puzzles(games=[7]), r"^p\.json, game 1: this is damaged\.$"),
        (_puzzles(seed="x"), r"^p\.json, game 1, field 'seed': it is missing or damaged\.$"),
        (_puzzles(answers="1 x"), r"^p\.json, game 1, field 'answers': these must be whole numbers\.$"),
        (_puzzles(after=True), r"^p\.json, game 1, puzzle 1, field 'after': it is missing or damaged\.$"),
        (_puzzles(gain="5"), r"^p\.json, game 1, puzzle 1, field 'gain': it is missing or damaged\.$"),
        (_puzzles(line=[]), r"^p\.json, game 1, puzzle 1, field 'line': this must be some answers\.$"),
    ],
)
def test_a_damaged_file_of_puzzles_is_a_sentence(text: str, says: str) -> None:
    with pytest.raises(PuzzleError, match=says):
        parse_puzzles(find_game("inventors"), "p.json", text)


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"seats": 9}, r"Puzzle 1-0 of inventors is never reached: Inventors .* has 1 to 4 seats\.$"),
        ({"answers": "99", "after": 1}, r"is never reached: '99' cannot be given there: There are 3 answers\.$"),
        ({"seat": 0}, r"is never reached: the answers do not lead to a question for seat 0\.$"),
    ],
)
def test_a_puzzle_that_the_rules_do_not_lead_to_is_a_sentence(changed: dict[str, object], says: str) -> None:
    [puzzle] = parse_puzzles(find_game("inventors"), "p.json", _puzzles(**changed))
    with pytest.raises(PuzzleError, match=says):
        puzzle.begin()
