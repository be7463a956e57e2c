"""Messages are ids with typed arguments; words are found only where a person reads them."""

from __future__ import annotations

import json

import pytest

from claytable import BadOptions, Message, Refusal
from claytable.core.rules import find_game
from claytable.core.words import Words, read_words


def test_a_message_is_plain_data_all_the_way_down() -> None:
    die = Message("die", {"colour": Message("colour-blue"), "face": 4})
    line = Message("log-places", {"seat": 1, "dice": [die, die]})
    plain = line.data()
    assert json.loads(json.dumps(plain)) == plain
    assert plain == {"id": "log-places", "args": {"seat": 1, "dice": [die.data(), die.data()]}}
    assert die.data() == {"id": "die", "args": {"colour": {"id": "colour-blue", "args": {}}, "face": 4}}


def test_messages_are_equal_by_what_they_say() -> None:
    assert Message("a", {"n": 1}) == Message("a", {"n": 1})
    assert Message("a", {"n": 1}) != Message("a", {"n": 2})
    assert Message("a") != Message("b")
    assert hash(Message("a", {"n": 1})) == hash(Message("a", {"n": 1}))
    assert Refusal("INV-001", Message("a")) == Refusal("INV-001", Message("a"))
    assert Refusal("INV-001", Message("a")) != Refusal("INV-002", Message("a"))


def test_a_message_keeps_its_own_arguments() -> None:
    args = {"n": 1}
    message = Message("a", args)
    args["n"] = 2
    assert message.args == {"n": 1}


CATALOGUE = """
greeting = Hello { $who }, you have { $n ->
    [one] one card
   *[other] { $n } cards
  }.
name = the Scribe
list = Owed: { $things }.
"""


def test_words_speak_messages_inside_messages_and_lists() -> None:
    words = Words("en", CATALOGUE)
    assert words.say(Message("greeting", {"who": Message("name"), "n": 1})) == "Hello the Scribe, you have one card."
    assert words.say(Message("greeting", {"who": "you", "n": 3})) == "Hello you, you have 3 cards."
    assert words.say(Message("list", {"things": [Message("name"), Message("name")]})) == "Owed: the Scribe, the Scribe."
    assert "name" in words
    assert "surname" not in words


def test_an_unknown_message_a_missing_argument_and_a_bad_catalogue_are_errors() -> None:
    words = Words("en", CATALOGUE)
    with pytest.raises(KeyError, match=r"en\.ftl has no message 'surname'"):
        words.say(Message("surname"))
    with pytest.raises(ValueError, match="greeting"):
        words.say(Message("greeting"))
    with pytest.raises(ValueError, match=r"en\.ftl"):
        Words("en", "greeting = { $who\n")


def test_a_language_that_is_not_there_says_which_are() -> None:
    with pytest.raises(BadOptions, match=r"'eo'.*en, pl, fr"):
        find_game("inventors").words("eo")


def test_a_catalogue_that_is_promised_and_missing_is_named() -> None:
    with pytest.raises(BadOptions, match=r"claytable\.games\.inventors has no words in 'eo'"):
        read_words("claytable.games.inventors", "eo")
