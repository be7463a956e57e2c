"""How the games speak: plurals, names in sentences, and the form of sentences, in every language."""

from __future__ import annotations

import re

import pytest
from games.catalogue import GAMES, LANGUAGES, catalogue, example, speech, words

from claytable.core.messages import Message

NBSP = "\u00a0"
PLURALS = {
    "en": [{"one", "other"}],
    "pl": [{"one", "few", "many"}, {"one", "other"}],  # the latter where 2 and 5 read alike
    "fr": [{"one", "other"}],
}
#: How sentences of a kind end; what is only part of a sentence has no full stop.
ENDS = {"question": "?", "why": ".", "log": ".", "tie": "."}
NAMED = [(game, argument) for game in GAMES for argument in speech(game).NAMED]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_selector_goes_by_the_plurals_of_the_language_or_by_its_own_names(game: str, language: str) -> None:
    entries = catalogue(game, language)
    own = {words(game, language).say(Message(id)) for id, entry in entries.items() if not entry.arguments}
    for id, entry in entries.items():
        for _, keys in entry.selectors:
            kinds = {key for key in keys if not key.removeprefix("-").isdigit()}
            assert kinds in ({"other"}, *PLURALS[language]) or kinds - own == {"other"}, f"{language}: {id}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "argument"), NAMED)
def test_a_sentence_tells_names_apart(game: str, argument: str, language: str) -> None:
    family = speech(game).NAMED[argument]
    using = [id for id, entry in catalogue(game, language).items() if argument in entry.arguments]
    assert using
    for id in using:
        heard = {example(game, id, language, **{argument: name}) for name in family}
        assert len(heard) == len(family), f"{id}: {heard}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_questions_ask_and_refusals_and_log_lines_are_sentences(game: str, language: str) -> None:
    for id in catalogue(game, language):
        for n in (0, 1, 2, 5):
            text = example(game, id, language, n)
            assert text == text.strip()
            assert not re.search(r"  | [,.]|\(\)|\(nothing\)|\(nic\)|\(rien\)", text), f"{language}: {id}: {text}"
            end = ENDS.get(id.split("-")[0])
            assert end is None or text.endswith(end), f"{language}: {id}: {text}"
            assert end is not None or not text.endswith("."), f"{language}: {id}: {text}"
            assert end is None or text[0].isupper() or text[0].isdigit(), f"{language}: {id}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_log_line_begins_with_who_did_it(game: str, language: str) -> None:
    who = words(game, language).say(speech(game).NAMED["seat"][0])
    for id, entry in catalogue(game, language).items():
        if "seat" in entry.arguments:
            assert example(game, id, language).startswith(who), id


@pytest.mark.parametrize("game", GAMES)
def test_french_puts_an_unbreakable_space_before_tall_punctuation(game: str) -> None:
    for id in catalogue(game, "fr"):
        for n in (0, 1, 2):
            text = example(game, id, "fr", n)
            assert not re.search(rf"[^{NBSP}][:;?!»]|«[^{NBSP}]", text), text


@pytest.mark.parametrize("game", GAMES)
def test_polish_puts_words_between_its_own_quotation_marks(game: str) -> None:
    for id in catalogue(game, "pl"):
        assert not re.search('["“«]', example(game, id, "pl")), id
