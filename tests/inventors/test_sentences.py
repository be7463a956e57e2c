"""How Inventors speaks: plurals, cases and agreement, and the names of the printed editions."""

from __future__ import annotations

from typing import Any

import pytest
from games.catalogue import LANGUAGES, example, words
from inventors.speech import BOX

from claytable.core.messages import Message
from claytable.games.inventors import names, terms


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
    assert example("inventors", id, language, n) == text


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
    assert example("inventors", id, language, **args) == text


def test_a_device_is_called_as_the_printed_editions_call_it() -> None:
    board, card = BOX.board_ids.index("robotic"), BOX.card_ids.index("hourglass")
    device = Message("device", {"board": names.board(BOX, board), "card": names.card(BOX, card)})
    assert [words("inventors", language).say(device) for language in LANGUAGES] == [
        "Robotic Hourglass",
        "Zrobotyzowane Klepsydry",
        "Sablier Robotisé",
    ]
