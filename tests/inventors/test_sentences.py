"""How Inventors speaks: plurals, cases and agreement, and the form of its sentences."""

from __future__ import annotations

import re
from typing import Any

import pytest
from inventors.catalogue import LANGUAGES, NAMED, catalogue, example, words

from claytable.core.messages import Message
from claytable.games.inventors import names, terms
from claytable.games.inventors.box import read_box

BOX = read_box(None)
NBSP = "\u00a0"
PLURALS = {
    "en": [{"one", "other"}],
    "pl": [{"one", "few", "many"}, {"one", "other"}],  # the latter where 2 and 5 read alike
    "fr": [{"one", "other"}],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_selector_goes_by_the_plurals_of_the_language_or_by_its_own_names(language: str) -> None:
    own = {words(language).say(message) for family in NAMED.values() for message in family}
    for id, read in catalogue(language).items():
        for variable, keys in read.selectors:
            kinds = {key for key in keys if not key.isdigit()}
            if variable in NAMED:
                assert kinds - own == {"other"}, f"{language}: {id} chooses by a name that nothing has"
            elif kinds != {"other"}:
                assert kinds in PLURALS[language], f"{language}: {id} lacks a plural form"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("argument", "different"), [("colour", 3), ("other-colour", 3), ("craft", 6), ("section", 3)])
def test_a_sentence_tells_colours_craftspeople_and_sections_apart(language: str, argument: str, different: int) -> None:
    for id, read in catalogue(language).items():
        if argument in read.variables:
            heard = {example(id, language, 2, **{argument: name}) for name in NAMED[argument][:different]}
            assert len(heard) == different, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_tells_landscapes_apart(language: str) -> None:
    for id, read in catalogue(language).items():
        if "landscape" in read.variables:
            assert len({example(id, language, landscape=name) for name in NAMED["landscape"][:3]}) == 3, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_ask_and_refusals_and_log_lines_are_sentences(language: str) -> None:
    for id in catalogue(language):
        for n in (0, 1, 2, 5):
            text = example(id, language, n)
            assert text == text.strip()
            assert "  " not in text
            kind = id.split("-")[0]
            end = {"question": "?", "why": ".", "log": ".", "tie": "."}.get(kind)
            assert end is None or text.endswith(end), f"{language}: {id}: {text}"
            assert end is not None or not text.endswith("."), f"{language}: {id}: {text}"
            assert end is None or text[0].isupper() or text[0].isdigit(), f"{language}: {id}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_log_line_begins_with_who_did_it(language: str) -> None:
    for id, read in catalogue(language).items():
        if "seat" in read.variables:
            assert example(id, language).startswith(words(language).say(names.seat(0))), id


def test_french_puts_an_unbreakable_space_before_tall_punctuation() -> None:
    for id in catalogue("fr"):
        for n in (1, 2):
            text = example(id, "fr", n)
            assert not re.search(rf"[^{NBSP}][:;?!»]|«[^{NBSP}]", text), text


@pytest.mark.parametrize(
    ("id", "language", "n", "text"),
    [
        ("effect-silver", "pl", 1, "zyskaj 1 Srebrnika"),
        ("effect-silver", "pl", 2, "zyskaj 2 Srebrniki"),
        ("effect-silver", "pl", 5, "zyskaj 5 Srebrników"),
        ("effect-silver", "pl", 12, "zyskaj 12 Srebrników"),
        ("effect-silver", "pl", 22, "zyskaj 22 Srebrniki"),
        ("cost-cards", "pl", 0, "0 kart"),
        ("cost-cards", "pl", 1, "1 karta"),
        ("cost-cards", "pl", 3, "3 karty"),
        ("log-draws", "pl", 4, "Gracz 1 dobiera 4 karty."),
        ("effect-silver", "fr", 0, "gagner 0 Pièce"),
        ("effect-silver", "fr", 1, "gagner 1 Pièce"),
        ("effect-silver", "fr", 2, "gagner 2 Pièces"),
        ("log-gains-influence", "fr", 1, "Joueur 1 gagne 1 Influence bleue."),
        ("log-gains-influence", "fr", 3, "Joueur 1 gagne 3 Influences bleues."),
        ("log-draws", "en", 1, "Player 1 draws 1 card."),
        ("log-draws", "en", 0, "Player 1 draws 0 cards."),
    ],
)
def test_numbers_take_the_plural_of_the_language(id: str, language: str, n: int, text: str) -> None:
    assert example(id, language, n) == text


@pytest.mark.parametrize(
    ("id", "language", "args", "text"),
    [
        ("log-refreshes", "pl", {"craft": names.craft(terms.CHANDLER)}, "Gracz 1 odświeża Świecarza."),
        ("log-refreshes", "pl", {"craft": names.craft(terms.SCRIBE)}, "Gracz 1 odświeża Skrybę."),
        ("effect-study", "pl", {"colour": names.colour(2)}, "zyskaj Pomarańczową Kość do Pracowni"),
        ("effect-study", "pl", {"colour": names.colour(4)}, "zyskaj Kość dowolnego koloru do Pracowni"),
        ("cost-influence", "pl", {"colour": names.colour(3)}, "2 Wpływy z Ciemnoszarej Gildii"),
        ("cost-influence", "fr", {"colour": names.colour(2)}, "2 Influences orange"),
        ("cost-influence", "fr", {"colour": names.colour(4)}, "2 Influences au choix"),
        ("cost-influence", "en", {"colour": names.colour(4)}, "2 Influence of any colour"),
    ],
)
def test_names_take_the_form_that_the_sentence_needs(id: str, language: str, args: dict[str, Any], text: str) -> None:
    assert example(id, language, **args) == text


def test_a_device_is_called_as_the_printed_editions_call_it() -> None:
    board, card = BOX.board_ids.index("robotic"), BOX.card_ids.index("hourglass")
    device = Message("device", {"board": names.board(BOX, board), "card": names.card(BOX, card)})
    assert [words(language).say(device) for language in LANGUAGES] == [
        "Robotic Hourglass",
        "Zrobotyzowane Klepsydry",
        "Sablier Robotisé",
    ]
