"""The rules in our words, in every language."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from games.catalogue import GAMES

from claytable.core.errors import BadOptions
from claytable.core.rules import LANGUAGES, SAID, find_game

OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_translated(game: str, language: str) -> None:
    english, other = (find_game(game).catalogue(each) for each in ("en", language))
    assert [rule.id for rule in other] == [rule.id for rule in english]
    for one, two in zip(english, other, strict=True):
        for name in SAID:
            assert bool(getattr(two, name)) == bool(getattr(one, name)), f"{one.id}: {name}"
            assert not getattr(one, name) or getattr(two, name) != getattr(one, name), f"{one.id}: {name}"
        # What is not read in a language stays as it is.
        assert (two.area, two.check, two.source) == (one.area, one.check, one.source)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_rule_has_the_same_numbers_in_every_language(game: str, language: str) -> None:
    for one, two in zip(find_game(game).catalogue(), find_game(game).catalogue(language), strict=True):
        for name in SAID:
            assert numbers(getattr(two, name)) == numbers(getattr(one, name)), f"{one.id}: {name}"


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_area_has_a_name(game: str, language: str) -> None:
    headings = {rule.area.split(".")[0]: rule.heading for rule in find_game(game).catalogue(language)}
    for area, heading in headings.items():
        assert heading[0].isupper(), area
        assert "_" not in heading, area
    assert len(set(headings.values())) == len(headings)


@pytest.mark.parametrize("game", GAMES)
def test_french_rules_have_an_unbreakable_space_before_tall_punctuation(game: str) -> None:
    for rule in find_game(game).catalogue("fr"):
        for text in (getattr(rule, name) for name in SAID):
            assert not re.search(r"(?<![\u00a0\u202f])[;:!?»](?!\d)|«(?![\u00a0\u202f])", text), f"{rule.id}: {text}"


def test_there_are_no_rules_in_a_language_that_nobody_wrote() -> None:
    with pytest.raises(BadOptions, match="no translation into 'tlh'"):
        find_game("inventors").catalogue("tlh")
