"""The page and the terminal call people and bots the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from claytable.core.messages import Message
from claytable.core.rules import LANGUAGES, own_games

PAGE = Path(__file__).parents[2] / "web" / "src" / "locale"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_the_games_words_for_a_seat_and_a_bot(language: str) -> None:
    page = (PAGE / f"{language}.ftl").read_text(encoding="utf-8")
    for mine, theirs in (("player-n", "seat"), ("bot-n", "bot")):
        said = re.search(rf"^{mine} = (.*)$", page, re.MULTILINE)
        assert said is not None
        for rules in own_games().values():
            assert said[1].replace("{ $n }", "3") == rules.words(language).say(Message(theirs, {"n": 3}))
