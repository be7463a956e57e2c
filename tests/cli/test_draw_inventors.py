"""The table of Inventors in the terminal: every variant, every language, within 100 columns."""

from __future__ import annotations

from importlib.resources import files

import pytest
from cli.tables import WIDTH, drawn, drawn_board, random_game
from rich.cells import cell_len

from claytable.core.words import read_words
from claytable.draw.inventors.printed import Printed


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("answers", [0, 60, 400])
def test_every_table_fits_into_100_columns(language: str, seats: int, answers: int) -> None:
    text = drawn(random_game("inventors", seats, answers), 0, language)
    assert max(cell_len(line) for line in text.splitlines()) <= WIDTH
    assert "…" not in text.replace("(…)", "")


def test_the_table_shows_ones_own_hand_and_nobody_elses() -> None:
    game = random_game("inventors", 3, 0)
    hands = [game.view(seat)["players"][seat]["hand"] for seat in range(3)]
    names = [{Printed(game, "en", None).name("card", card) for card in hand} for hand in hands]
    hand = drawn(game, 1, "en").split("Player 2")[-1]
    assert all(name in hand for name in names[1])
    assert not any(name in hand for name in names[0] | names[2])


def test_a_spectator_sees_no_players_board() -> None:
    assert "Camel 1" not in drawn(random_game("inventors", 3, 0), None, "en")


def test_another_seats_board_is_open_without_its_hand() -> None:
    game = random_game("inventors", 3, 0)
    text = drawn_board(game, 0, 1)
    assert "Player 2" in text
    assert "Build" not in text


def test_every_metric_of_a_device_card_has_words() -> None:
    game = random_game("inventors", 2, 0)
    for language in ("en", "pl", "fr"):
        printed = Printed(game, language, None)
        for card in printed.rows("device_card"):
            assert printed.says(card["metric"])


@pytest.mark.parametrize("package", ["claytable.cli", "claytable.draw.inventors"])
def test_the_three_catalogues_say_the_same_things(package: str) -> None:
    assert files(package).joinpath("locale").is_dir()
    catalogues = [read_words(package, language).ids for language in ("en", "pl", "fr")]
    assert catalogues[0] == catalogues[1] == catalogues[2]
