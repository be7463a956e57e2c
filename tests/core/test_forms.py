"""Forms of names: a sentence can use each form (a case, a plural) of a name that it gets."""

from __future__ import annotations

import pytest

from claytable.core.messages import Message
from claytable.core.words import Words

CATALOGUE = """
seat = Gracz { $n }
    .to = Graczowi { $n }
guild = Zielona Gildia
    .in = w Zielonej Gildii
scroll = Zwój { $guild-in }
    .on = na Zwoju { $guild-in }
pays = Płaci { $owner-to }.
marks = Wpływ { $scroll-on }.
"""


def test_a_sentence_uses_a_form_of_a_name_that_it_gets() -> None:
    words = Words("pl", CATALOGUE)
    assert words.say(Message("pays", {"owner": Message("seat", {"n": 2})})) == "Płaci Graczowi 2."


def test_a_form_uses_forms_of_the_names_in_it() -> None:
    scroll = Message("scroll", {"guild": Message("guild")})
    assert Words("pl", CATALOGUE).say(Message("marks", {"scroll": scroll})) == "Wpływ na Zwoju w Zielonej Gildii."


def test_a_form_that_a_name_lacks_is_an_error() -> None:
    with pytest.raises(ValueError, match="pays"):
        Words("pl", CATALOGUE).say(Message("pays", {"owner": Message("guild")}))
