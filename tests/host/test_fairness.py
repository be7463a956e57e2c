"""Who may let a bot answer for whom, and whose hidden things somebody else has seen."""

from __future__ import annotations

from typing import Any

import pytest

from claytable.host.dealing import again, from_wish
from claytable.host.fairness import AWAY, back, handed_on, may, seen_by, vote, voted, waits_until
from claytable.host.problems import Conflict, NotYours
from claytable.host.records import Record
from claytable.host.telling import seat_infos
from claytable.host.wishes import read_table

#: When the seat that is asked was asked.
ASKED = 1000.0
NOBODY: tuple[int, ...] = ()


def table(people: int = 2, **more: Any) -> Record:
    """A table of Ann (who made it), Bob, and so on; Bob, in seat 1, is asked."""
    wish = {"game": "inventors", "seats": [{"kind": "here"}] * people, "seed": 7, **more}
    record, _ = from_wish(read_table(wish), "ann")
    for seat, holder in zip(record.seats, ("ann", "bob", "cyd", "dan"), strict=False):
        seat.holder = holder
    record.asked, record.since = 1, ASKED
    return record


def change(record: Record, place: int, **values: Any) -> None:
    for name, value in values.items():
        setattr(record.seats[place], name, value)


# -- a bot for a person ----------------------------------------------------------------------------------


def test_the_one_who_sits_there_may_let_a_bot_play_and_take_the_seat_back() -> None:
    record = table()
    assert may(record, 1, "bob", NOBODY) == ["bot", "hand-on"]
    record.seats[1].bot = "master"
    assert may(record, 1, "bob", NOBODY) == ["person", "hand-on"]
    assert may(record, 1, "ann", NOBODY) == []


def test_who_made_the_table_may_give_an_open_seat_to_a_bot_and_no_other() -> None:
    record = table(3)
    record.seats[2].holder = None
    assert may(record, 2, "ann", NOBODY) == ["bot", "hand-on"]
    assert may(record, 2, "bob", NOBODY) == []
    assert "bot" not in may(record, 1, "ann", NOBODY)


def test_once_the_time_has_run_out_one_of_the_others_is_enough_even_if_the_person_is_there() -> None:
    record = table(3, minutes=5)
    assert waits_until(record, 1, (1,)) == ASKED + 300
    with pytest.raises(Conflict, match="still has time"):
        vote(record, 1, "cyd", (1,), ASKED + 299)
    assert vote(record, 1, "cyd", (1,), ASKED + 300) == {"bot": "builder", "stand_in": True, "votes": ""}


def test_of_two_people_one_waits_until_the_other_has_been_away_for_ten_minutes() -> None:
    record = table()
    with pytest.raises(Conflict, match="away"):
        vote(record, 1, "ann", (1,), ASKED + 10 * AWAY)
    record.seats[1].gone = ASKED + 50
    with pytest.raises(Conflict, match="still has time"):
        vote(record, 1, "ann", NOBODY, ASKED + AWAY)
    assert vote(record, 1, "ann", NOBODY, ASKED + 50 + AWAY)["stand_in"]


def test_without_a_limit_all_others_vote() -> None:
    record = table(4)
    change(record, 1, **vote(record, 1, "ann", (1,), ASKED))
    assert (record.seats[1].bot, voted(record, 1)) == (None, {"ann"})
    assert may(record, 1, "ann", (1,)) == []
    assert may(record, 1, "cyd", (1,)) == ["vote"]
    change(record, 1, **vote(record, 1, "ann", (1,), ASKED))
    change(record, 1, **vote(record, 1, "cyd", (1,), ASKED))
    assert record.seats[1].bot is None
    change(record, 1, **vote(record, 1, "dan", (1,), ASKED))
    assert (record.seats[1].bot, record.seats[1].stand_in) == ("builder", True)


def test_a_person_who_holds_two_seats_votes_once() -> None:
    record = table(3)
    record.seats[2].holder = "ann"
    record.seats[1].gone = ASKED
    assert waits_until(record, 1, NOBODY) == ASKED + AWAY


def test_votes_are_for_one_question_alone() -> None:
    record = table(3)
    change(record, 1, **vote(record, 1, "ann", NOBODY, ASKED))
    record.number += 1
    assert voted(record, 1) == set()


@pytest.mark.parametrize("who", ["bob", "stranger", None])
def test_only_the_others_at_the_table_vote(who: str | None) -> None:
    with pytest.raises(NotYours):
        vote(table(3), 1, who, NOBODY, ASKED + 10 * AWAY)


def test_nobody_votes_about_a_person_who_is_not_asked() -> None:
    with pytest.raises(Conflict):
        vote(table(3), 2, "ann", NOBODY, ASKED + 10 * AWAY)


def test_who_is_back_plays_again_and_a_bot_of_their_own_stays() -> None:
    record = table()
    change(record, 1, bot="builder", stand_in=True)
    assert back(record.seats[1]) == {"bot": None, "stand_in": False, "votes": ""}
    change(record, 1, bot="master", stand_in=False)
    assert back(record.seats[1]) == {}
    record.seats[1].votes = "3:ann"
    assert back(record.seats[1]) == {"votes": ""}


def test_at_a_rematch_nobody_is_replaced_by_the_bot_that_stood_in() -> None:
    record = table(minutes=5)
    change(record, 1, bot="builder", stand_in=True)
    change(record, 0, bot="master")
    fresh, _ = again(record)
    assert ([seat.bot for seat in fresh.seats], fresh.minutes) == (["master", None], 5)


# -- hands that somebody has seen ------------------------------------------------------------------------


def test_who_hands_a_seat_on_has_seen_what_is_hidden_there() -> None:
    record = table(3)
    for seat in record.seats:
        seat.holder = "ann"
    change(record, 1, **handed_on(record.seats[1], None))
    assert seen_by(record, 1) == [0, 2]
    change(record, 1, **handed_on(record.seats[1], "bob"))
    assert seen_by(record, 1) == [0, 2]
    assert [info["seen_by"] for info in seat_infos(record, "bob")] == [[], [0, 2], []]
    # Who no longer plays is of no concern; who comes back to their own seat has seen only that.
    record.seats[0].holder = record.seats[2].holder = "dan"
    assert seen_by(record, 1) == []
    change(record, 1, **handed_on(record.seats[1], "ann"))
    assert seen_by(record, 1) == []


def test_a_seat_that_nobody_held_before_has_been_seen_by_nobody() -> None:
    record = table()
    record.seats[1].holder = None
    change(record, 1, **handed_on(record.seats[1], "bob"))
    assert seen_by(record, 1) == []


def test_a_link_is_shown_to_the_one_who_hands_the_seat_on_and_to_nobody_else() -> None:
    record = table(3)
    record.seats[1].invitation = "link"
    record.seats[2].holder, record.seats[2].invitation = None, "open"
    links = {who: [info["invitation"] for info in seat_infos(record, who)] for who in ("ann", "bob", None)}
    assert links == {"ann": [None, None, "open"], "bob": [None, "link", None], None: [None, None, None]}
    assert may(record, 1, "bob", NOBODY) == ["bot", "hand-on", "keep"]
