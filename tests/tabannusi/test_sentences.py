"""How Tabannusi speaks: plurals, cases and agreement, effects in words, and questions that say what they are about."""

from __future__ import annotations

from typing import Any

import pytest
from games.catalogue import LANGUAGES, example, words
from positions.tabannusi import Position, new_game, position
from tabannusi.speech import BOX

from claytable.core.messages import Message
from claytable.games.tabannusi import names
from claytable.games.tabannusi.terms import BLUE, BROWN, GREEN, PORT, WHITE, YELLOW


def say(message: Message) -> list[str]:
    """A message in all languages."""
    return [words("tabannusi", tongue).say(message) for tongue in LANGUAGES]


@pytest.mark.parametrize(
    ("id", "tongue", "n", "text"),
    [
        ("effect-gold", "en", 2, "2 Gold"),
        ("effect-claim", "en", 1, "1 Claim marker"),
        ("effect-claim", "en", 2, "2 Claim markers"),
        ("effect-gold", "pl", 1, "1 Złoto"),
        ("effect-gold", "pl", 5, "5 Złota"),
        ("effect-claim", "pl", 1, "1 znacznik Własności"),
        ("effect-claim", "pl", 3, "3 znaczniki Własności"),
        ("effect-claim", "pl", 5, "5 znaczników Własności"),
        ("effect-claim", "pl", 12, "12 znaczników Własności"),
        ("effect-claim", "pl", 22, "22 znaczniki Własności"),
        ("log-gains-garden", "pl", 1, "Gracz 1 zyskuje 1 płytkę Ogrodu."),
        ("log-gains-garden", "pl", 5, "Gracz 1 zyskuje 5 płytek Ogrodu."),
        ("effect-claim", "fr", 0, "0 marqueur Propriété"),
        ("effect-claim", "fr", 2, "2 marqueurs Propriété"),
        ("log-scores", "en", 16, "Player 1 scores 16 VP."),
        ("log-loses-vp", "en", 2, "Player 1 loses 2 VP."),
        ("log-loses-vp", "pl", 1, "Gracz 1 traci 1 PZ."),
        ("log-loses-vp", "fr", 2, "Joueur 1 perd 2 PV."),
    ],
)
def test_numbers_take_the_form_of_the_language(id: str, tongue: str, n: int, text: str) -> None:
    assert example("tabannusi", id, tongue, n) == text


@pytest.mark.parametrize(
    ("id", "n", "args", "texts"),
    [
        (
            "log-takes-die",
            4,
            {"resource": names.resource(BROWN), "district": names.district(2)},
            [
                "Player 1 takes a brown die showing 4 from the Barge of District 3.",
                "Gracz 1 bierze brązową Kość o wartości 4 z Barki Dzielnicy 3.",
                "Joueur 1 prend un dé marron de valeur 4 sur la Barge du Quartier 3.",
            ],
        ),
        (
            "log-loses-resources",
            2,
            {"resource": names.resource(GREEN)},
            [
                "Player 1 loses 2 green Resources.",
                "Gracz 1 traci 2 zielone Surowce.",
                "Joueur 1 perd 2 Ressources vertes.",
            ],
        ),
        (
            "log-loses-resources",
            5,
            {"resource": names.resource(WHITE)},
            [
                "Player 1 loses 5 white Resources.",
                "Gracz 1 traci 5 białych Surowców.",
                "Joueur 1 perd 5 Ressources blanches.",
            ],
        ),
        (
            "log-uses-crate",
            0,
            {"resource": names.resource(BLUE), "seat": Message("opponent")},
            ["The Bot pays with a blue Crate.", "Bot płaci niebieską Skrzynią.", "Le Bot paye avec une Caisse bleue."],
        ),
        (
            "log-gains-crate",
            1,
            {"resource": names.resource(GREEN), "line": names.line(3)},
            [
                "Player 1 gains a green Crate from column 1 of the Port.",
                "Gracz 1 zyskuje zieloną Skrzynię z kolumny 1 Portu.",
                "Joueur 1 gagne une Caisse verte de la colonne 1 du Port.",
            ],
        ),
        (
            "log-moves-architect",
            1,
            {"district": names.district(PORT)},
            [
                "Player 1 moves the Architect to District 4 (Port).",
                "Gracz 1 przesuwa Architekta do Dzielnicy 4 (Port).",
                "Joueur 1 déplace son Architecte vers le Quartier 4 (Port).",
            ],
        ),
        (
            "log-advances",
            3,
            {"track": names.track(YELLOW)},
            [
                "Player 1 moves up to space 3 on the yellow Mastery track.",
                "Gracz 1 awansuje na żółtym torze Mistrzostwa na pole 3.",
                "Joueur 1 avance jusqu'à la case 3 de la piste Maîtrise jaune.",
            ],
        ),
        (
            "log-constructs",
            2,
            {"colour": names.colour(WHITE), "row": names.row(WHITE), "spaces": [names.space(BOX, n) for n in (6, 7)]},
            [
                (
                    "Player 1 constructs a white Building of size 2 with the leftmost House of the white row: "
                    "space 7 of District 1, space 8 of District 1."
                ),
                (
                    "Gracz 1 wznosi biały Budynek o rozmiarze 2 ze skrajnym lewym Domem z białego rzędu: "
                    "pole 7 Dzielnicy 1, pole 8 Dzielnicy 1."
                ),
                (
                    "Joueur 1 construit un Bâtiment blanc de taille 2 avec la Maison la plus à gauche de la rangée "
                    "blanche\u00a0: case 7 du Quartier 1, case 8 du Quartier 1."
                ),
            ],
        ),
        (
            "log-lays-garden",
            1,
            {"space": names.space(BOX, 75)},
            [
                "Player 1 places a Garden with a Claim marker on Water space W12-1.",
                "Gracz 1 umieszcza Ogród ze znacznikiem Własności na polu Wody W12-1.",
                "Joueur 1 place un Jardin avec un marqueur Propriété sur la case Eau W12-1.",
            ],
        ),
        (
            "log-shifts-house",
            1,
            {"row": names.row(BROWN)},
            [
                "Player 1 moves the leftmost House of the brown row to the rightmost empty space of the bottom row.",
                "Gracz 1 przenosi skrajny lewy Dom z brązowego rzędu na skrajne prawe puste pole dolnego rzędu.",
                (
                    "Joueur 1 déplace la Maison la plus à gauche de la rangée marron "
                    "vers l'emplacement vide le plus à droite de celle du bas."
                ),
            ],
        ),
        (
            "log-uses-harbormaster",
            1,
            {"harbormaster": names.harbormaster(BOX, 3)},
            [
                "Player 1 uses Harbormaster tile B4 (2 Gold).",
                "Gracz 1 używa płytki Kapitana Portu B4 (2 Złota).",
                "Joueur 1 utilise la tuile Capitaine du port B4 (2 Or).",
            ],
        ),
        (
            "need-buildings",
            5,
            {"colour": names.colour(YELLOW)},
            ["5 yellow Buildings", "5 żółtych Budynków", "5 Bâtiments jaunes"],
        ),
        (
            "need-ships",
            2,
            {"colour": names.colour(WHITE)},
            ["2 white Ships", "2 białe Statki", "2 Navires blancs"],
        ),
    ],
)
def test_names_take_the_form_that_the_sentence_needs(id: str, n: int, args: dict[str, Any], texts: list[str]) -> None:
    assert [example("tabannusi", id, tongue, n, **args) for tongue in LANGUAGES] == texts


@pytest.mark.parametrize(
    ("effect", "texts"),
    [
        ("gain gold 2", ["2 Gold", "2 Złota", "2 Or"]),
        ("lose vp 2", ["lose 2 VP", "utrata 2 PZ", "perdre 2 PV"]),
        (
            "gain resource blue barge 1",
            ["1 blue Resource from its Barge", "1 niebieski Surowiec z Barki", "1 Ressource bleue de sa Barge"],
        ),
        (
            "gain resource any supply 2",
            [
                "any 2 Resources from the supply",
                "2 dowolne Surowce z Zasobów",
                "2 Ressources au choix de la réserve",
            ],
        ),
        (
            "advance white 1",
            [
                "1 space up on the white Mastery track",
                "awans o 1 pole na białym torze Mistrzostwa",
                "avancer de 1 case sur la piste Maîtrise blanche",
            ],
        ),
        (
            "gain garden 1 | gain claim 1",
            [
                "1 Garden tile; or 1 Claim marker",
                "1 płytka Ogrodu; albo 1 znacznik Własności",
                "1 tuile Jardin\u00a0; ou 1 marqueur Propriété",
            ],
        ),
        (
            "pay 1 any -> advance project 1",
            [
                "pay 1 Resource of any colour: 1 space up on the Mastery track of the Project's colour",
                "zapłać 1 dowolny Surowiec: awans o 1 pole na torze Mistrzostwa w kolorze Projektu",
                "payer 1 Ressource au choix\u00a0: avancer de 1 case sur la piste Maîtrise de la couleur du Projet",
            ],
        ),
        (
            "refill crate 3",
            ["refill up to 3 Crates", "napełnienie maks. 3 Skrzyń", "remplir 3 Caisses au plus"],
        ),
    ],
)
def test_effects_read_well(effect: str, texts: list[str]) -> None:
    part = next(part for part in BOX.parts if part.text == effect)
    assert say(names.WORDS.part(BOX.parts, part)) == texts


def test_a_ship_is_told_by_colour_size_and_ability() -> None:
    assert say(names.ship(BOX, BOX.ship_ids.index("S07"))) == [
        "brown Ship of size 2 (whenever you place a Garden, 2 VP)",
        "brązowy Statek o rozmiarze 2 (za każdym razem, gdy umieszczasz Ogród, 2 PZ)",
        "Navire marron de taille 2 (chaque fois que vous placez un Jardin, 2 PV)",
    ]


def test_every_ship_has_an_ability_of_its_own() -> None:
    for tongue in LANGUAGES:
        told = {words("tabannusi", tongue).say(names.ship(BOX, ship), "ability") for ship in range(-1, 15)}
        assert len(told) == 16, tongue


def test_a_decree_says_what_it_needs_and_gives() -> None:
    assert say(names.decree(BOX, BOX.decree_ids.index("D13"))) == [
        (
            "Decree D13 (2 Houses in the Port, 6 Gardens adjacent to your own Buildings): "
            "1 space up on each of two Mastery tracks, 10 VP"
        ),
        (
            "Dekret D13 (2 Domy w Porcie, 6 Ogrodów obok własnych Budynków): "
            "awans o 1 pole na dwóch różnych torach Mistrzostwa, 10 PZ"
        ),
        (
            "Décret D13 (2 Maisons dans le Port, 6 Jardins adjacents à ses Bâtiments)\u00a0: "
            "avancer de 1 case sur deux pistes Maîtrise différentes, 10 PV"
        ),
    ]


def test_an_urban_card_says_where_its_houses_stand() -> None:
    assert say(names.urban(BOX, BOX.urban_ids.index("U01"))) == [
        "Urban card U01 (3 Houses in District 1, 1 House in District 2, 1 House in District 3: 10 VP)",
        "karta Zabudowy U01 (3 Domy w Dzielnicy 1, 1 Dom w Dzielnicy 2, 1 Dom w Dzielnicy 3: 10 PZ)",
        (
            "carte Urbanisme U01 (3 Maisons dans le Quartier 1, 1 Maison dans le Quartier 2, "
            "1 Maison dans le Quartier 3\u00a0: 10 PV)"
        ),
    ]


def test_a_ziggurat_tile_says_its_three_values() -> None:
    said = say(names.ziggurat_tile(BOX, BOX.ziggurat_ids.index("Z01")))
    assert said[0] == "2/3/4 VP for each of your Houses in the common Districts"
    assert all(each.startswith("2/3/4 ") for each in said)


# -- questions and answers at the table ----------------------------------------------------------------------


def asked(at: Position) -> str:
    """The open question in English."""
    return words("tabannusi", "en").say(at.game.decision.question)


def offered(at: Position, key: str) -> str:
    """An answer that is offered, in English."""
    return words("tabannusi", "en").say(next(option for option in at.game.legal if option.key == key).message)


def lines(at: Position, seat: int | None) -> list[str]:
    """The lines that the last answer caused, as `seat` reads them, in English."""
    return [words("tabannusi", "en").say(line) for line in at.game.last_lines(seat)]


def test_the_starting_building_is_asked_for_with_its_colour_and_district() -> None:
    at = new_game().play("yellow")
    assert asked(at) == "Which common District do you place your yellow starting Building in?"
    at.play("district:2")
    assert asked(at) == "Which space of District 2 do you place your yellow starting Building on?"


def test_a_die_is_asked_for_with_its_colour_and_barge() -> None:
    at = position(district=4).put_barge(4, 2, 5).take_turn()
    assert asked(at) == "Which blue die do you take from the Barge of District 4 (Port)?"
    assert offered(at, "take:5") == "blue die showing 5"


def test_actions_are_counted() -> None:
    at = position(crates=["-blue"], gold=1).put_tiles("T1")
    assert asked(at) == "You are in District 1. Which Action do you take first?"
    at.play("tile:T1")
    assert asked(at) == "You are in District 1. Which Action do you take second?"
    at.play("tile:T1")
    assert asked(at) == "You are in District 1 and have taken both Actions. What else do you do?"


def test_a_payment_says_what_is_still_owed() -> None:
    at = position(dice={"brown": 2, "white": 1}, gold=2).put_projects({"1-07": ("white", 0)}).play("construct")
    assert asked(at) == "You owe: 2 brown Resources, 1 white Resource. What do you pay with next?"
    at.play("pay:brown")
    assert asked(at) == "You owe: 1 brown Resource, 1 white Resource. What do you pay with next?"


def test_a_project_is_asked_for_with_its_colour() -> None:
    at = position().play("project", "white")
    assert asked(at) == "Which space do you place the white Project on?"


def test_gardening_counts_the_gardens_of_the_action() -> None:
    at = position(gardens=2).play("gardening")
    assert asked(at) == "Which Water do you place the Garden tile on?"
    at.play("space:W12-1")
    assert asked(at) == "Gardening, with 1 of 3 Gardens placed: what do you do next?"


def test_a_ship_after_a_construction_has_the_size_of_the_building() -> None:
    at = position(dice={"brown": 2}, gold=1).put_projects({"1-07": ("white", 1), "1-08": ("white", 1)})
    at.put_ships("S06", "S07", "S08").play("construct", "pay:brown")
    assert asked(at) == "Which Ship of size 2 do you claim for 1 Gold? (optional)"
    assert offered(at, "ship:1-1") == (
        "row 1, column 1: yellow Ship of size 2 "
        "(for each opponent's Claim marker on Projects that you turn into a Building, 2 VP)"
    )
    assert offered(at, "ship:1-3") == "row 1, column 3: wild Ship of size 2 (no ability, counts as any colour)"


def test_the_discount_names_the_building() -> None:
    at = position(dice={"brown": 2}, harbormasters=["B7"]).put_projects({"1-07": ("white", 1)}).play("construct")
    assert asked(at) == "Do you use the Harbormaster tile to save 1 Resource on the white Building?"
    assert offered(at, "save:brown") == "Save 1 brown Resource"


def test_steps_on_a_single_track_are_told_from_steps_on_any() -> None:
    assert asked(position().effect("advance any 2")) == "Which Mastery track do you move up on next? (2 left)"
    assert asked(position().effect("advance one_track 2")) == ("Which single Mastery track do you move up 2 spaces on?")


def test_a_choice_that_costs_something_says_what() -> None:
    at = position(dice={"white": 1}, gold=1).effect("pay 1 paid_colour -> advance paid_colour 1")
    assert asked(at) == (
        "Your choice (pay 1 brown, white or yellow Resource: 1 space up on the Mastery track of that colour). "
        "What do you do?"
    )


def test_a_kept_urban_card_is_named_to_its_owner_alone() -> None:
    at = position().effect("gain urban 2 keep 1")
    at.play(next(key for key in at.keys if key.startswith("urban:")))
    assert lines(at, 0)[-1].startswith("Player 1 keeps Urban card U")
    told = "Player 1 keeps an Urban card and puts the other one under the deck."
    assert lines(at, 1)[-1] == lines(at, None)[-1] == told


def test_a_house_in_the_port_keeps_its_line_in_the_log_when_the_crate_is_gone() -> None:
    at = position(district=4, dice={"blue": 2}).put_port({}, {"row2": "green"}).play("port-house", "port:row2:crate")
    assert at.table.board.crates[1] < 0
    told = "Player 1 places the leftmost House of the bottom row in the Port, on the Crate space of row 2."
    assert told in lines(at, 0)
