"""The library face: playing, refusing, undoing and copying."""

from __future__ import annotations

from random import Random

import pytest
from core.random_play import choose, moments, played
from positions.inventors import position

import claytable
from claytable import Illegal, UnknownKey

# -- asking and answering ------------------------------------------------------------------------------


def test_a_decision_says_who_is_asked_what_with_which_options() -> None:
    game = claytable.new("inventors", seats=2, seed=7)
    decision = game.decision
    assert decision.seat == 0
    assert decision.question.id == "question-starting-tile"
    assert decision.options.keys() == ["row:top", "row:middle", "row:bottom"]
    assert [option.key for option in game.legal] == decision.options.keys()
    assert game.legal[0] in game.legal
    assert "row:top" in game.legal
    assert "pass" not in game.legal
    assert len(game.legal) == 3
    assert {game.legal[0], game.legal[0]} == {game.legal[0]}


def test_an_option_may_be_played_by_itself_or_by_its_key() -> None:
    by_option, by_key = (claytable.new("inventors", seats=2, seed=7) for _ in range(2))
    by_option.play(by_option.legal[1])
    by_key.play("row:middle")
    assert by_option.table.digest() == by_key.table.digest()


@pytest.mark.parametrize("answers", [0, 9, 40, 120])
def test_an_illegal_answer_says_why_and_changes_nothing(answers: int) -> None:
    game = played(seed=3, answers=answers, seats=3)
    before, journal = game.table.digest(), claytable.dump_journal(game)
    legal = set(game.legal.keys())
    for key in game.vocabulary.keys:
        if key in legal:
            assert game.why_not(key) is None
            continue
        with pytest.raises(Illegal) as refused:
            game.play(key)
        sentence = str(refused.value)
        assert len(sentence) > 10
        assert "{" not in sentence
        refusal = game.why_not(key)
        assert refusal is not None
        assert refused.value.rule == refusal.rule
        assert sentence.startswith(refusal.rule)
    assert game.table.digest() == before
    assert claytable.dump_journal(game) == journal


@pytest.mark.parametrize("key", ["", "fly", "worker:moon", "row:TOP", "card:-1", "ready.blue.7"])
def test_an_unknown_key_is_refused_by_name_and_changes_nothing(key: str) -> None:
    game = played(seed=3, answers=25)
    before = game.table.digest()
    for ask in (game.play, game.why_not):
        with pytest.raises(UnknownKey, match=f"'{key}' is not an answer that Inventors"):
            ask(key)
    assert game.table.digest() == before
    assert issubclass(UnknownKey, Illegal)


def test_when_the_game_is_over_nothing_is_asked_and_nothing_can_be_played() -> None:
    game = played(seed=5, seats=2, rounds=3)
    assert game.over
    assert len(game.legal) == 0
    before = game.table.digest()
    with pytest.raises(Illegal, match="game is over"):
        _ = game.decision
    with pytest.raises(Illegal, match="'pass' cannot be played: the game is over"):
        game.play("pass")
    assert game.table.digest() == before
    view = game.view(0)
    assert view["over"] is True
    assert view["decision"] is None
    assert [score["place"] for score in view["scores"]] != []


# -- undo ----------------------------------------------------------------------------------------------


def test_each_undo_gives_back_the_very_same_table_down_to_the_start() -> None:
    game = claytable.new("inventors", seats=2, seed=4, rounds=3)
    seen = []
    for number in moments(game, seed=4):
        log = game.log(None) if number % 10 == 0 else None
        seen.append((game.table.digest(), [] if game.over else game.legal.keys(), log))
    assert len(seen) > 60
    for digest, keys, log in reversed(seen[:-1]):
        game.undo()
        assert game.table.digest() == digest
        assert game.legal.keys() == keys
        assert log is None or game.log(None) == log
    with pytest.raises(Illegal, match="no answer to take back"):
        game.undo()
    assert game.table.digest() == seen[0][0]


@pytest.mark.parametrize("answers", [9, 63, 64, 66, 68])
def test_undo_on_either_side_of_a_checkpoint_and_then_another_line(answers: int) -> None:
    game = played(seed=8, answers=answers, seats=3)
    line = [entry.answer for entry in game.entries()]
    expected = claytable.new("inventors", seats=3, seed=8)
    for answer in line[:-3]:
        expected.play_answer(answer)
    for _ in range(3):
        game.undo()
    assert game.table.digest() == expected.table.digest()
    for _ in range(15):
        answer = game.legal.answers[-1]
        game.play_answer(answer)
        expected.play_answer(answer)
        assert game.table.digest() == expected.table.digest()


def test_undo_is_an_entry_of_the_journal_and_replays() -> None:
    rng = Random(17)
    game = claytable.new("inventors", seats=2, seed=17)
    undone = 0
    for _ in range(150):
        if rng.random() < 0.25 and game.standing is not None:
            game.undo()
            undone += 1
        else:
            game.play(choose(rng, game.legal.keys()))
    text = claytable.dump_journal(game)
    assert undone > 20
    assert text.count('"undo"') == undone
    assert len(game.entries()) == 150
    again = claytable.load_journal(text)
    assert again.table.digest() == game.table.digest()
    assert claytable.dump_journal(again) == text
    while game.standing is not None:
        game.undo()
        again.undo()
    assert again.table.digest() == game.table.digest() == claytable.new("inventors", seats=2, seed=17).table.digest()


def test_a_seat_may_undo_its_own_last_answer_if_it_revealed_nothing() -> None:
    at = position(seats=2, ready=["white.4", "white.5"], exhausted=["white"], study=["blue.bottom"])
    game = at.game
    assert not game.can_undo(0)
    at.play("workshop:top")
    assert game.can_undo(0)
    assert not game.can_undo(1)
    at.play("ready.white.4")
    assert game.can_undo(0)


def test_a_roll_or_a_draw_cannot_be_taken_back_among_others() -> None:
    at = position(seats=2, exhausted=["white", "blue"], ready=["white.1"])
    at.play("worker:open_brighten", "do:brighten 2")
    assert at.game.can_undo(0)
    at.play("exhausted.white")
    assert not at.game.can_undo(0)
    drawn = position(seats=2, inactive=["tiler"], ready=["white.1"])
    drawn.play("worker:open_draw")
    assert not drawn.game.can_undo(0)


def test_what_somebody_else_answered_cannot_be_undone_by_a_seat() -> None:
    game = claytable.new("inventors", seats=2, seed=7)
    game.play("row:top")
    assert game.decision.seat == 1
    assert game.can_undo(0)
    game.play("row:top")
    assert not game.can_undo(0)


# -- copies --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_old_copies_never_change(seats: int) -> None:
    game = claytable.new("inventors", seats=seats, seed=21)
    kept = []
    for _ in moments(game, seed=21):
        twin = game.copy()
        kept.append((twin, game.table.digest(), game.legal.keys(), len(game.entries())))
    for twin, digest, keys, entries in kept:
        assert twin.table.digest() == digest
        assert twin.legal.keys() == keys
        assert len(twin.entries()) == entries


def test_a_copy_and_its_original_go_their_own_ways() -> None:
    game = played(seed=30, answers=33, seats=3)
    before = game.table.digest()
    twin = game.copy()
    for _ in moments(twin, seed=1, limit=60):
        pass
    assert game.table.digest() == before
    after = twin.table.digest()
    for _ in moments(game, seed=2, limit=60):
        pass
    assert twin.table.digest() == after
    assert claytable.load_journal(claytable.dump_journal(twin)).table.digest() == after


def test_undo_on_a_copy_leaves_the_original_where_it_is() -> None:
    game = played(seed=30, answers=33)
    before, entries = game.table.digest(), len(game.entries())
    twin = game.copy()
    for _ in range(20):
        twin.undo()
    assert (game.table.digest(), len(game.entries())) == (before, entries)
    game.undo()
    assert game.table.digest() == played(seed=30, answers=32).table.digest()


# -- the log -------------------------------------------------------------------------------------------


def test_the_log_grows_by_the_lines_of_the_last_answer() -> None:
    game = claytable.new("inventors", seats=2, seed=9)
    lines = game.log(0)
    assert lines == game.last_lines(0)
    for _ in moments(game, seed=9, limit=80):
        assert game.log(0)[len(lines) :] == (game.last_lines(0) if game.standing else [])
        lines = game.log(0)
    assert len(lines) > 80


def test_a_game_without_log_is_the_same_game_with_no_lines() -> None:
    with_log, without = (claytable.new("inventors", seats=2, seed=5, log=log) for log in (True, False))
    for game in (with_log, without):
        for _ in range(40):
            game.play_answer(game.answers[-1])
    assert with_log.table.digest() == without.table.digest()
    assert with_log.log(0)[len(with_log.opening) :] != []
    assert without.log(0)[len(without.opening) :] == []
    without.undo()
    without.play_answer(without.answers[-1])
    assert without.last_lines(0) == []
    assert claytable.write_journal(without)["digest"] == claytable.write_journal(with_log)["digest"]


def test_a_game_can_be_seen_as_it_stood_after_any_entry() -> None:
    game = claytable.new("inventors", seats=2, seed=9)
    stood = [game.table.digest()]
    for number in range(150):
        if number % 7 == 6:
            game.undo()
        else:
            game.play(game.legal[number % len(game.legal)])
        stood.append(game.table.digest())
    for number in range(len(stood)):
        then = game.after(number)
        assert then.table.digest() == stood[number]
        assert len(then.entries()) == number
    assert game.table.digest() == stood[-1]
