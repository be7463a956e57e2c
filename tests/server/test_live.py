"""The live table over WebSocket: what the server says, what people answer, who comes and goes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from played import brought, played, shared, whole
from retold import view_told
from served import Chair, Person

from claytable import Game
from claytable.core.preview import preview
from claytable.core.rules import own_games


def plain(data: Any) -> Any:
    """As it comes out of JSON."""
    return json.loads(json.dumps(data))


# -- what the server says --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(own_games()))
def test_the_first_message_is_the_table_as_the_seat_sees_it(game: str, ann: Person, bob: Person) -> None:
    there = whole(game, at_most=40)
    there.seats[1].name = "Bob"
    id = shared(ann, bob, there)
    for place, person in enumerate((ann, bob)):
        with person.live(id) as chair:
            message = chair.hear()
            assert (message["type"], message["number"], message["seat"]) == ("table", 40, place)
            view = plain(view_told(there, place))
            told = message["view"]
            assert told.pop("undo") == _undo(there, place)
            if place == there.decision.seat:
                for option in told["decision"]["options"]:
                    del option["preview"]
            assert told == view
            assert chair.hear()["type"] == "seats"


def _undo(game: Game, place: int) -> Any:
    """What a seat may take back among others: its own last answer, if that showed nothing hidden."""
    if not game.can_undo(place):
        return None
    before = game.copy()
    before.undo()
    assert game.standing is not None
    return plain(before.table.answer_message(game.standing.answer).data())


@pytest.mark.parametrize("game", list(own_games()))
def test_every_option_comes_with_what_it_would_do(game: str, ann: Person) -> None:
    there = whole(game, at_most=30)
    with ann.live(brought(ann, there)["id"]) as chair:
        decision = chair.wait("table")["view"]["decision"]
    assert decision["seat"] == there.decision.seat
    assert decision["question"] == plain(there.decision.question.data())
    for option, told in zip(there.legal, decision["options"], strict=True):
        assert told["key"] == option.key
        assert told["message"] == plain(option.message.data())
        assert told["preview"] == [plain(line.data()) for line in preview(there, option.answer, 30)]


def test_who_is_not_asked_is_told_who_is_but_not_the_options(ann: Person, bob: Person) -> None:
    with bob.live(shared(ann, bob, played())) as his:
        decision = his.wait("table")["view"]["decision"]
    assert (decision["seat"], decision["options"]) == (0, None)


def test_what_was_not_told_of_the_log_is_said_to_be_missing(ann: Person) -> None:
    for game in (played(), played("row:top")):
        with ann.live(brought(ann, game)["id"]) as chair:
            first = chair.wait("table")
            told = [entry["number"] for entry in first["log"]]
            assert first["gap"] or told == list(range(first["number"] + 1))


def test_an_answer_is_told_to_everyone_with_the_lines_that_each_may_read(ann: Person, bob: Person) -> None:
    id = shared(ann, bob, played())
    after = played("row:top")
    watch = ann.get(f"/api/tables/{id}")["watch"]
    with ann.live(id) as hers, bob.live(id) as his, bob.live(id, watch=watch) as eye:
        for chair in (his, eye):
            chair.wait("table")
        assert hers.answer("row:top") == {"type": "accepted", "number": 0}
        for chair, seat in ((hers, 0), (his, 1), (eye, None)):
            told = chair.wait_for(1)
            assert told["seat"] == seat
            assert not told["gap"]
            lines = [plain(line.data()) for line in after.last_lines(seat)]
            assert told["log"] == [{"number": 1, "seat": 0, "undo": False, "lines": lines}]


# -- what is answered ------------------------------------------------------------------------------------


def test_an_illegal_answer_is_rejected_with_the_rule_and_changes_nothing(ann: Person) -> None:
    game = played("row:top", "row:bottom")
    refusal = game.why_not("pass")
    assert refusal is not None
    with ann.live(brought(ann, game)["id"]) as chair:
        rejected = chair.answer("pass")
        assert (rejected["number"], rejected["code"], rejected["rule"]) == (2, "refused", refusal.rule)
        assert rejected["sentence"].startswith(f"{refusal.rule}: ")
        assert chair.answer("tent:1")["type"] == "accepted"


def test_an_answer_that_the_game_does_not_know_is_rejected(ann: Person) -> None:
    with ann.live(brought(ann, played())["id"]) as chair:
        rejected = chair.answer("nonsense")
    assert rejected["code"] == "refused"
    assert rejected["sentence"] == "'nonsense' is not an answer that Inventors of the South Tigris knows."


def test_an_answer_to_an_earlier_question_is_late_and_one_to_a_later_question_refused(ann: Person) -> None:
    with ann.live(brought(ann, played("row:top"))["id"]) as chair:
        assert chair.number == 1
        late = chair.answer("row:top", number=0)
        assert (late["number"], late["code"]) == (0, "late")
        early = chair.answer("row:top", number=2)
        assert (early["code"], early["sentence"]) == ("refused", "There is no question 2 yet: the open one is 1.")
        assert chair.answer("row:top") == {"type": "accepted", "number": 1}


def test_the_same_answer_sent_twice_is_played_once(ann: Person) -> None:
    id = brought(ann, played("row:top", "row:bottom", "discard-two"))["id"]
    with ann.live(id) as chair:
        for _ in range(2):
            chair.say(type="answer", number=3, key="card:crane")
        assert [chair.wait("accepted", "rejected")["type"] for _ in range(2)] == ["accepted", "rejected"]
        assert chair.number == 4


def test_of_two_who_answer_one_question_at_once_one_wins_and_the_other_is_told(ann: Person) -> None:
    id = brought(ann, played())["id"]
    with ann.live(id) as one, ann.live(id) as two:
        for chair in (one, two):
            chair.wait("table")
        for chair, key in ((one, "row:top"), (two, "row:middle")):
            chair.say(type="answer", number=0, key=key)
        answers = [chair.wait("accepted", "rejected") for chair in (one, two)]
        assert sorted(answer["type"] for answer in answers) == ["accepted", "rejected"]
        assert next(answer["code"] for answer in answers if answer["type"] == "rejected") == "late"
        assert one.wait_for(1)["log"] == two.wait_for(1)["log"]


def test_nobody_answers_for_another_seat(ann: Person, bob: Person) -> None:
    with bob.live(shared(ann, bob, played())) as his:
        rejected = his.answer("row:top")
        assert (rejected["code"], rejected["sentence"]) == ("not-yours", "It is not your turn to choose.")


def test_when_the_game_is_over_nothing_is_answered(ann: Person) -> None:
    with ann.live(brought(ann, whole())["id"]) as chair:
        chair.wait("table")
        assert chair.over
        rejected = chair.answer("row:top")
    assert (rejected["code"], rejected["sentence"]) == ("conflict", "The game is over.")


def test_why_not_names_the_rule_and_the_reason(ann: Person, bob: Person) -> None:
    game = played("row:top", "row:bottom")
    refusal = game.why_not("pass")
    assert refusal is not None
    id = shared(ann, bob, game)
    with ann.live(id) as hers, bob.live(id) as his:
        hers.say(type="why-not", key="pass")
        reason = {"type": "reason", "key": "pass", "rule": refusal.rule, "message": plain(refusal.message.data())}
        assert hers.wait("reason", "rejected") == reason
        hers.say(type="why-not", key="tent:1")
        assert hers.wait("reason", "rejected") == {"type": "reason", "key": "tent:1", "rule": "", "message": None}
        hers.say(type="why-not", key="nonsense")
        assert hers.wait("reason", "rejected")["code"] == "not-found"
        his.say(type="why-not", key="pass")
        assert his.wait("reason", "rejected")["code"] == "not-yours"


# -- taken back ------------------------------------------------------------------------------------------


def test_among_others_ones_own_last_answer_is_taken_back_if_it_showed_nothing_hidden(ann: Person, bob: Person) -> None:
    id = shared(ann, bob, played("row:top", "row:bottom"))
    with ann.live(id) as hers, bob.live(id) as his:
        assert hers.undo()["code"] == "refused"
        assert hers.answer("discard-two")["type"] == "accepted"
        assert hers.wait_for(3)["view"]["undo"] is not None
        his.wait_for(3)
        assert his.last["view"]["undo"] is None
        assert his.undo()["code"] == "refused"
        assert hers.undo() == {"type": "accepted", "number": 3}
        for chair in (hers, his):
            told = chair.wait_for(4)
            assert told["log"] == [{"number": 4, "seat": 0, "undo": True, "lines": []}]
        assert hers.last["view"]["decision"] == ann_asked(played("row:top", "row:bottom"), hers)
        assert hers.answer("tent:1")["type"] == "accepted"


def ann_asked(game: Game, chair: Chair) -> Any:
    """The question as it stood, with the previews that the server sent, and what it marked as free."""
    decision = plain(game.view(0)["decision"])
    for option, told in zip(decision["options"], chair.last["view"]["decision"]["options"], strict=True):
        option["preview"] = told["preview"]
        if game.table.is_extra(game.vocabulary.index[option["key"]]):
            option["free"] = True
    return decision


def test_among_others_what_brought_something_to_light_stands(ann: Person, bob: Person) -> None:
    id = shared(ann, bob, played("row:top"))
    with bob.live(id) as his:
        assert his.answer("row:bottom")["type"] == "accepted"
        assert his.wait_for(2)["view"]["undo"] is None
        rejected = his.undo()
        assert (rejected["number"], rejected["code"]) == (2, "refused")
        assert rejected["sentence"].startswith("Your last answer cannot be taken back")


def test_alone_with_bots_ones_last_answer_is_taken_back_with_all_that_followed(ann: Person) -> None:
    id = brought(ann, played(seats=("person", "bot")))["id"]
    with ann.live(id) as chair:
        asked = chair.wait("table")["view"]
        chair.answer("row:top")
        chair.wait_for(2)
        assert chair.undo() == {"type": "accepted", "number": 2}
        told = chair.wait_for(4)
        assert [entry["undo"] for entry in told["log"]] == [True, True]
        assert told["view"]["decision"]["question"] == asked["decision"]["question"]
        assert told["view"]["undo"] is None
        assert chair.undo()["code"] == "refused"


def test_an_undo_that_comes_late_takes_nothing_back(ann: Person) -> None:
    with ann.live(brought(ann, played("row:top"))["id"]) as chair:
        chair.answer("row:bottom")
        chair.wait_for(2)
        chair.say(type="undo", number=1)
        assert chair.wait("accepted", "rejected")["code"] == "late"


def test_as_long_as_someone_else_holds_a_seat_it_is_not_play_alone(ann: Person, bob: Person) -> None:
    id = shared(ann, bob, played("row:top"))
    bob.put(f"/api/tables/{id}/seats/1/bot", {})
    with ann.live(id) as hers:
        hers.wait_for(2)
        assert hers.undo()["code"] == "refused"


# -- one screen ------------------------------------------------------------------------------------------


def test_around_one_screen_the_connection_sees_through_the_seat_that_is_asked(ann: Person) -> None:
    with ann.live(brought(ann, played())["id"]) as chair:
        assert chair.wait("table")["seat"] == 0
        chair.answer("row:top")
        told = chair.wait_for(1)
        assert (told["seat"], told["view"]["seat"]) == (1, 1)
        assert chair.answer("row:bottom")["type"] == "accepted"


def test_a_connection_for_one_seat_sees_and_answers_for_that_seat_alone(ann: Person) -> None:
    id = brought(ann, played())["id"]
    with ann.live(id, seat=0) as first, ann.live(id, seat=1) as second:
        assert (first.wait("table")["seat"], second.wait("table")["seat"]) == (0, 1)
        assert second.answer("row:top")["code"] == "not-yours"
        assert first.answer("row:top")["type"] == "accepted"
        assert first.wait_for(1)["seat"] == 0
        second.wait_for(1)
        assert first.answer("row:bottom")["code"] == "not-yours"
        assert second.answer("row:bottom")["type"] == "accepted"
