"""How Scholars speaks: plurals, cases and agreement, effects in words, and questions that say what they are about."""

from __future__ import annotations

from typing import Any

import pytest
from games.catalogue import LANGUAGES, example, words
from positions.scholars import Position, language, position
from scholars.speech import BOX

from claytable.core.messages import Message
from claytable.games.scholars import names
from claytable.games.scholars.terms import BLUE, DECKS, GREEN, ORANGE, TRACKS, WHITE, YELLOW


def say(message: Message) -> list[str]:
    """A message in all languages."""
    return [words("scholars", tongue).say(message) for tongue in LANGUAGES]


@pytest.mark.parametrize(
    ("id", "tongue", "n", "text"),
    [
        ("effect-silver", "en", 1, "1 Silver"),
        ("effect-gold", "en", 2, "2 Gold"),
        ("effect-draw", "en", 1, "draw 1 die"),
        ("effect-draw", "en", 3, "draw 3 dice"),
        ("effect-silver", "pl", 1, "1 Srebrnik"),
        ("effect-silver", "pl", 3, "3 Srebrniki"),
        ("effect-silver", "pl", 5, "5 Srebrników"),
        ("effect-silver", "pl", 12, "12 Srebrników"),
        ("effect-silver", "pl", 22, "22 Srebrniki"),
        ("cost-silver", "pl", 1, "1 Srebrnika"),
        ("effect-gold", "pl", 1, "1 Złoto"),
        ("effect-gold", "pl", 5, "5 Złota"),
        ("log-travels", "pl", 1, "Gracz 1 Podróżuje o 1 krok na 1."),
        ("log-travels", "pl", 4, "Gracz 1 Podróżuje o 4 kroki na 4."),
        ("log-travels", "pl", 11, "Gracz 1 Podróżuje o 11 kroków na 11."),
        ("effect-silver", "fr", 0, "0 Pièce"),
        ("effect-silver", "fr", 2, "2 Pièces"),
        ("effect-gold", "fr", 2, "2 Or"),
    ],
)
def test_numbers_take_the_plural_of_the_language(id: str, tongue: str, n: int, text: str) -> None:
    assert example("scholars", id, tongue, n) == text


@pytest.mark.parametrize(
    ("id", "n", "args", "texts"),
    [
        (
            "resource-dice",
            7,
            {"colour": names.colour(WHITE)},
            ["7 White dice", "7 Białych Kości", "7 Dés blancs"],
        ),
        (
            "resource-dice",
            3,
            {"colour": names.colour(YELLOW)},
            ["3 Yellow dice", "3 Żółte Kości", "3 Dés jaunes"],
        ),
        (
            "resource-dice",
            2,
            {"colour": names.colour(ORANGE)},
            ["2 Orange dice", "2 Pomarańczowe Kości", "2 Dés orange"],
        ),
        (
            "log-gains-die-to-bag",
            1,
            {"colour": names.colour(GREEN)},
            [
                "Player 1 gains 1 Green die to the Bag.",
                "Gracz 1 zyskuje Zieloną Kość do Woreczka.",
                "Joueur 1 gagne 1 Dé vert dans son Sac.",
            ],
        ),
        (
            "log-gains-worker",
            1,
            {"worker": names.worker(BLUE >> 1)},
            [
                "Player 1 gains 1 Blue Worker.",
                "Gracz 1 zyskuje 1 Niebieskiego Robotnika.",
                "Joueur 1 gagne 1 Ouvrier bleu.",
            ],
        ),
        (
            "log-gains-worker",
            2,
            {"worker": names.worker(WHITE)},
            [
                "Player 1 gains 2 White Workers.",
                "Gracz 1 zyskuje 2 Białych Robotników.",
                "Joueur 1 gagne 2 Ouvriers blancs.",
            ],
        ),
        (
            "log-influences-guild",
            1,
            {"guild": names.guild(0)},
            [
                "Player 1 places Influence in the Purple Guild.",
                "Gracz 1 umieszcza Wpływ w Fioletowej Gildii.",
                "Joueur 1 place 1 Influence dans la Guilde violette.",
            ],
        ),
        (
            "log-pays-silver",
            1,
            {"owner": names.seat(1)},
            [
                "Player 1 pays 1 Silver to Player 2.",
                "Gracz 1 płaci 1 Srebrnika Graczowi 2.",
                "Joueur 1 paye 1 Pièce au Joueur 2.",
            ],
        ),
        (
            "log-pays-silver",
            4,
            {"owner": Message("opponent")},
            [
                "Player 1 pays 4 Silver to the opponent.",
                "Gracz 1 płaci 4 Srebrniki Przeciwnikowi.",
                "Joueur 1 paye 4 Pièces à l'Adversaire.",
            ],
        ),
        (
            "log-pays-silver",
            4,
            {"owner": names.seat(-1)},
            ["Player 1 pays 4 Silver.", "Gracz 1 płaci 4 Srebrniki.", "Joueur 1 paye 4 Pièces."],
        ),
        (
            "score-language",
            5,
            {"language": names.language(language("hebrew"))},
            ["5 Hebrew Scrolls", "5 Hebrajskich Zwojów", "5 Parchemins hébreux"],
        ),
    ],
)
def test_names_take_the_form_that_the_sentence_needs(id: str, n: int, args: dict[str, Any], texts: list[str]) -> None:
    assert [example("scholars", id, tongue, n, **args) for tongue in LANGUAGES] == texts


@pytest.mark.parametrize(
    ("effect", "texts"),
    [
        ("gain 2 gold", ["2 Gold", "2 Złota", "2 Or"]),
        ("gain 1 worker:any", ["any Worker", "1 dowolny Robotnik", "1 Ouvrier au choix"]),
        (
            "gain 1 die:primary to hand",
            ["1 primary die to hand", "1 Kość podstawowa na rękę", "1 Dé primaire en main"],
        ),
        (
            "influence 1 guild:green",
            ["Influence in the Green Guild", "Wpływ w Zielonej Gildii", "1 Influence dans la Guilde verte"],
        ),
        (
            "influence 2 guild:any",
            ["2 Influence in any Guild", "2 Wpływy w dowolnej Gildii", "2 Influences dans une Guilde au choix"],
        ),
        ("harvest track:physics", ["harvest Physics", "zbiór z toru Fizyki", "récolter la piste Physique"]),
        (
            "pay 1 silver -> gain 1 gold",
            ["pay 1 Silver: 1 Gold", "zapłać 1 Srebrnika: 1 Złoto", "payer 1 Pièce\u00a0: 1 Or"],
        ),
        (
            "pay 1 die:white -> gain 2 silver",
            [
                "pay by taking 1 White die to Bag: 2 Silver",
                "zapłać wzięciem 1 Białej Kości do Woreczka: 2 Srebrniki",
                "payer en gagnant 1 Dé blanc dans le Sac\u00a0: 2 Pièces",
            ],
        ),
        (
            "gain 1 die:red to bag | gain 1 worker:red",
            [
                "1 Red die to Bag; or 1 Red Worker",
                "1 Czerwona Kość do Woreczka; albo 1 Czerwony Robotnik",
                "1 Dé rouge dans le Sac\u00a0; ou 1 Ouvrier rouge",
            ],
        ),
    ],
)
def test_effects_read_well(effect: str, texts: list[str]) -> None:
    part = next(part for part in BOX.parts if part.text == effect)
    assert say(names.WORDS.part(BOX.parts, part)) == texts


def test_a_scroll_is_called_by_language_track_and_points() -> None:
    number = next(n for n, id in enumerate(BOX.scroll_ids) if id.endswith("sanskrit_a"))
    track = TRACKS[BOX.scroll_track[number]].capitalize()
    assert words("scholars", "en").say(names.scroll(BOX, number)) == (
        f"Sanskrit {track} Scroll A ({BOX.scroll_vp[number]} VP)"
    )
    assert words("scholars", "pl").say(names.scroll(BOX, number)).startswith("Sanskrycki Zwój A (")
    assert words("scholars", "fr").say(names.scroll(BOX, number)).startswith("Parchemin sanskrit A (")


def test_a_polyglot_is_declined_like_other_translators() -> None:
    number = next(n for n, deck in enumerate(BOX.deck) if DECKS[deck] == "wild_1")
    assert [
        each.split(" A (")[0]
        for each in say(
            Message("log-opponent-retires", {"seat": Message("opponent"), "translator": names.translator(BOX, number)})
        )
    ] == [
        "The opponent Retires the first Polyglot",
        "Przeciwnik wysyła na Emeryturę Pierwszego Poliglotę",
        "L'Adversaire met à la retraite le premier Polyglotte",
    ]


# -- questions and answers at the table ----------------------------------------------------------------------


def asked(at: Position) -> str:
    """The open question in English."""
    return words("scholars", "en").say(at.game.decision.question)


def offered(at: Position, key: str) -> str:
    """An answer that is offered, in English."""
    return words("scholars", "en").say(next(option for option in at.game.legal if option.key == key).message)


def test_working_says_colour_and_value_of_the_action() -> None:
    at = position(hand=["red.4", "yellow.3"], workers={"white": 1}).work("travel", "red.4", "yellow.3")
    assert asked(at) == "Your action: Orange, value 7. What do you do next?"
    assert offered(at, "travel") == "Travel (Orange, value 7)"
    assert offered(at, "place:white:1") == "White Worker on Red 4: White 4"


def test_the_last_turn_is_announced() -> None:
    at = position()
    assert asked(at) == "Work or Rest: which Action Slot do you use?"
    at.table.turns_left = 1
    assert asked(at).startswith("Your last turn. ")


def test_tucking_says_who_retires_and_what_the_retiree_brings() -> None:
    at = position(hand=["purple.4", "white.3"], gold=1).put_house(purple=["persian_a"])
    at.put_rooms({3: ("persian_a", 0, 8)}).work("translate", "purple.4").play("translate").pass_until("question-tuck")
    retiree = names.translator(at.box, at.translator("persian_a"))
    assert words("scholars", "en").say(retiree) in asked(at)
    assert words("scholars", "en").say(names.retiree(at.box, at.translator("persian_a"))) in asked(at)


def test_an_own_translator_takes_gold_for_nothing_another_one_for_silver() -> None:
    at = position(gold=1, silver=1).put_rooms({3: ("greek_a", 0, 1), 4: ("greek_b", 1, 0)}).effect("shift 1 gold")
    assert offered(at, "gold-on:3").startswith("1 Gold on Greek Translator A (")
    assert not offered(at, "gold-on:3").endswith("for 1 Silver")
    assert offered(at, "gold-on:4").endswith("for 1 Silver")


def test_a_colour_that_has_run_out_is_said_to_have_run_out() -> None:
    at = position(hand=["white.3"], bag={"white": 2}).supply_dice(red=0, yellow=0, blue=0)
    at.effect("gain 1 die:primary to bag")
    assert asked(at) == "There is no primary die left. Which White die do you return instead?"


def test_influence_from_a_delivery_names_its_guild() -> None:
    at = (
        position(silver=4, hand=["white.6"], spot=10)
        .work("travel", "white.6")
        .play("travel", "steps:2", "deliver:green")
    )
    assert asked(at) == "You may place 1 Influence in the Green Guild. What do you do?"


def test_the_opponent_is_said_to_want_a_scroll() -> None:
    at = position(seats=1, silver=2, hand=["white.3"]).put_house(
        purple=[("greek_a", 0)], orange=["chinese_a"], green=["persian_a"]
    )
    at.schemes("scheme_3").play("slot:travel").pass_until("question-deny")
    assert asked(at).startswith("The opponent wants to Translate the Greek ")
    assert asked(at).endswith(", which has your Influence. Do you allow it?")
