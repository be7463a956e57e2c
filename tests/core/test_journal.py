"""The journal is the truth: it replays to the same table, or says where and why it does not."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from core.random_play import played
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import claytable
from claytable import JournalError


def journal(answers: int = 45, **options: Any) -> dict[str, Any]:
    """A journal as it is read from a file."""
    data: dict[str, Any] = json.loads(claytable.dump_journal(played(seed=12, answers=answers, **options)))
    return data


def refused(data: object) -> str:
    """The sentence with which a journal is refused."""
    with pytest.raises(JournalError) as error:
        claytable.load_journal(json.dumps(data), "evening.json")
    sentence = str(error.value)
    assert sentence.startswith("evening.json: ")
    assert sentence.endswith(".")
    return sentence.removeprefix("evening.json: ")


# -- writing and reading -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_journal_replays_to_the_identical_table_and_text(seats: int) -> None:
    game = played(seed=seats, answers=90, seats=seats)
    text = claytable.dump_journal(game)
    again = claytable.load_journal(text)
    assert again.table.digest() == game.table.digest()
    assert again.log(None) == game.log(None)
    assert claytable.dump_journal(again) == text
    assert claytable.write_journal(again) == json.loads(text)


def test_a_journal_says_what_was_played_and_by_whom() -> None:
    data = journal(answers=25, seats=3, rounds=3)
    assert (data["claytable"], data["game"], data["pack"], data["seed"]) == (1, "inventors", "printed", 12)
    assert data["options"] == {"rounds": 3}
    assert [seat["kind"] for seat in data["seats"]] == ["person"] * 3
    assert len(data["entries"]) == 25
    assert [number for number, entry in enumerate(data["entries"], start=1) if "digest" in entry] == [10, 20]
    first = claytable.new("inventors", seats=3, seed=12, rounds=3)
    assert data["entries"][0]["seat"] == first.decision.seat
    assert data["entries"][0]["key"] in first.legal
    assert set(data["entries"][0]) == {"seat", "key"}


def test_a_journal_is_one_entry_a_line() -> None:
    lines = claytable.dump_journal(played(seed=12, answers=25)).splitlines()
    assert sum('"key"' in line for line in lines) == 25
    assert all(line.count('"key"') <= 1 for line in lines)


def test_names_of_seats_are_kept() -> None:
    data = journal(5)
    data["seats"][1]["name"] = "Łucja"
    game = claytable.replay(data)
    assert game.seats[1].name == "Łucja"
    assert "Łucja" in claytable.dump_journal(game)


def test_an_empty_journal_is_the_table_as_it_was_set_up() -> None:
    game = claytable.new("inventors", seats=4, seed=3)
    assert claytable.load_journal(claytable.dump_journal(game)).table.digest() == game.table.digest()


# -- what can be wrong with one ------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "{", "not a journal", '{"claytable": 1', "\x00", "[" * 100_000])
def test_text_that_is_not_json_is_refused(text: str) -> None:
    with pytest.raises(JournalError, match=r"^evening\.json: this is not a journal \(not JSON"):
        claytable.load_journal(text, "evening.json")


def test_half_a_file_is_refused() -> None:
    text = claytable.dump_journal(played(seed=12, answers=20))
    with pytest.raises(JournalError, match="not JSON"):
        claytable.load_journal(text[: len(text) // 2])


@pytest.mark.parametrize("data", [[], 5, "journal", None, {}, {"game": "inventors"}])
def test_json_that_is_no_journal_is_refused(data: object) -> None:
    assert "not a Claytable journal" in refused(data)


def test_another_format_is_refused() -> None:
    assert refused({**journal(), "claytable": 99}) == "journal format 99 is not known here (known: 1)."


FIELDS = {"game": str, "rules": str, "pack": str, "options": dict, "seed": int, "seats": list, "entries": list}


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_or_one_of_the_wrong_kind_is_named(field: str) -> None:
    data = journal(3)
    for value in (None, True, 1.5, "x", [], {}, 7):
        if type(value) is not FIELDS[field]:
            assert f"'{field}'" in refused({**data, field: value})
    del data[field]
    assert f"'{field}'" in refused(data)


@pytest.mark.parametrize("seats", [[{}], ["person"], [{"kind": 3}], [None, None]])
def test_seats_without_a_kind_are_refused(seats: list[Any]) -> None:
    assert "'seats'" in refused({**journal(3), "seats": seats})


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"seats": [{"kind": "person"}] * 7}, "1 to 4 seats"),
        ({"seats": [{"kind": "robot"}] * 2}, "'robot'"),
        ({"options": {"rounds": 9}}, "3 or 4 rounds, not 9"),
        ({"options": {"horses": 2}}, "no option 'horses'"),
        ({"options": {"seed": 2}}, "no option 'seed'"),
        ({"options": {"pack": "x.toml"}}, "no option 'pack'"),
        ({"options": {"game": "inventors"}}, "no option 'game'"),
    ],
)
def test_a_game_that_cannot_be_set_up_is_refused(change: dict[str, Any], sentence: str) -> None:
    assert sentence in refused({**journal(3), **change})


def test_another_pack_is_named() -> None:
    sentence = refused({**journal(3), "pack": "mine-1234"})
    assert "component pack 'mine-1234', not with 'printed'" in sentence


def test_another_rules_version_that_replays_to_the_same_tables_is_welcome() -> None:
    data = journal()
    assert claytable.replay({**data, "rules": "0"}).table.digest() == data["digest"]


def test_another_rules_version_that_does_not_is_told_so() -> None:
    data = journal()
    data["rules"] = "0"
    data["entries"][9]["digest"] = "0" * 16
    assert refused(data) == (
        "entry 10: from here on the table differs from the one written down "
        f"(written with rules version 0, this is {claytable.new('inventors').rules.version})."
    )


def change(number: int, **fields: Any) -> Callable[[list[Any]], None]:
    return lambda entries: entries[number - 1].update(fields)


BROKEN: list[tuple[str, Callable[[list[Any]], Any], str]] = [
    ("an unknown key", change(4, key="fly"), "entry 4: 'fly' is not an answer that Inventors"),
    ("an illegal answer", change(1, key="publish"), "entry 1: INV-"),
    ("a wrong seat", change(2, seat=3), "entry 2 is an answer of seat 3, but seat "),
    ("no seat", lambda entries: entries[1].pop("seat"), "entry 2 is an answer of seat None, but seat "),
    ("a wrong digest", change(20, digest="f" * 16), "entry 20: from here on the table differs"),
    ("a digest of another kind", change(20, digest=5), "entry 20: from here on the table differs"),
    ("no key", lambda entries: entries[6].pop("key"), "entry 7 has no 'key'."),
    ("a key of another kind", change(7, key=["pass"]), "entry 7 has no 'key'."),
    ("no entry", lambda entries: entries.__setitem__(2, None), "entry 3 is not an answer."),
    ("a text", lambda entries: entries.__setitem__(2, "pass"), "entry 3 is not an answer."),
    ("one undo too many", lambda entries: entries.insert(0, {"undo": 1}), "entry 1: There is no answer to take back."),
    ("a truncated end", lambda entries: entries.__delitem__(slice(32, None)), "entry 32"),
    ("a missing entry", lambda entries: entries.__delitem__(2), "entry "),
]


@pytest.mark.parametrize(("damage", "sentence"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_a_broken_entry_is_named(damage: Callable[[list[Any]], Any], sentence: str) -> None:
    data = journal()
    damage(data["entries"])
    assert refused(data).startswith(sentence)


def test_an_answer_after_the_end_is_refused() -> None:
    data = journal(5000, seats=2, rounds=3)
    data["entries"].append({"seat": 0, "key": "pass"})
    assert refused(data).startswith(f"entry {len(data['entries'])}: 'pass' cannot be played: the game is over")


def test_the_name_may_be_left_out() -> None:
    with pytest.raises(JournalError, match=r"^journal: "):
        claytable.load_journal("{}")


def places(data: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place of a journal, as the way to it."""
    found = [at] if at else []
    if isinstance(data, dict):
        for name in data:
            found += places(data[name], (*at, name))
    elif isinstance(data, list):
        for number in range(len(data)):
            found += places(data[number], (*at, number))
    return found


SAMPLE = journal(24, seats=2)
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 99),
    st.floats(allow_nan=False),
    st.text(max_size=3),
    st.just([]),
    st.just({}),
)


@settings(max_examples=150, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(places(SAMPLE)), VALUES)
def test_whatever_stands_in_a_journal_it_replays_or_is_refused_with_a_sentence(
    place: tuple[Any, ...], value: Any
) -> None:
    data = json.loads(json.dumps(SAMPLE))
    inner = data
    for step in place[:-1]:
        inner = inner[step]
    inner[place[-1]] = value
    sentence = ""
    try:
        claytable.load_journal(json.dumps(data))
    except JournalError as error:
        sentence = str(error)
    assert sentence == "" or (sentence.startswith("journal: ") and sentence.endswith("."))
