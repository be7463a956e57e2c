"""How the game speaks: plurals, names in sentences, the form of sentences; and its rules, in each language."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from ..core.messages import Message
from ..core.rules import SAID
from .catalogue import catalogue, example
from .kit import Examples, Kit

NBSP = "\u00a0"
PLURALS = {
    "en": [{"one", "other"}],
    "pl": [{"one", "few", "many"}, {"one", "other"}],  # the latter where 2 and 5 read alike
    "fr": [{"one", "other"}],
}
#: How sentences of a kind end; what is only part of a sentence has no full stop.
ENDS = {"question": "?", "why": ".", "log": ".", "tie": ".", "about": ".", "tutorial": "."}
#: Sentences beside others of their kind that are none.
WHOLE = {"game-line", "pad-tie"}


def ending(id: str) -> str | None:
    """How a message ends, if it is a sentence."""
    return "." if id in WHOLE or id.endswith("-help") else ENDS.get(id.split("-")[0])


class Sentences(Kit):
    """The form of what is said."""

    def examples(self, name: str) -> Examples:
        if name == "argument":
            return [(argument, argument) for argument in self.said().named]
        return super().examples(name)

    def example(self, id: str, language: str, n: int = 2, /, **args: Any) -> str:
        """A message with some arguments given, a name for each name, and `n` for the others."""
        return example(self.game, self.said().named, id, language, n, **args)

    def test_a_selector_goes_by_the_plurals_of_the_language_or_by_its_own_names(self, language: str) -> None:
        entries = catalogue(self.game, language)
        words = self.rules.words(language)
        own = {words.say(Message(id)) for id, entry in entries.items() if not entry.arguments}
        for id, entry in entries.items():
            for _, keys in entry.selectors:
                kinds = {key for key in keys if not key.removeprefix("-").isdigit()}
                assert kinds in ({"other"}, *PLURALS[language]) or kinds - own == {"other"}, f"{language}: {id}"

    def test_a_sentence_tells_names_apart(self, argument: str, language: str) -> None:
        family = self.said().named[argument]
        using = [id for id, entry in catalogue(self.game, language).items() if argument in entry.arguments]
        assert using
        for id in using:
            heard = {self.example(id, language, **{argument: name}) for name in family}
            assert len(heard) == len(family), f"{id}: {heard}"

    def test_questions_ask_and_refusals_and_log_lines_are_sentences(self, language: str) -> None:
        for id in catalogue(self.game, language):
            for n in (0, 1, 2, 5):
                text = self.example(id, language, n)
                assert text == text.strip()
                assert not re.search(r"  | [,.]|\(\)|\(nothing\)|\(nic\)|\(rien\)", text), f"{language}: {id}: {text}"
                end = ending(id)
                detail = end == "?" and "? (" in text and text.endswith(")")  # what a question adds
                assert end is None or text.endswith(end) or detail, f"{language}: {id}: {text}"
                assert end is not None or not text.endswith("."), f"{language}: {id}: {text}"
                assert end is None or text[0].isupper() or text[0].isdigit(), f"{language}: {id}: {text}"

    def test_a_log_line_begins_with_who_did_it(self, language: str) -> None:
        named = self.said().named
        assert "seat" in named, "`Speech.named` does not say how seats are called: `seat`"
        who = self.rules.words(language).say(named["seat"][0])
        for id, entry in catalogue(self.game, language).items():
            if "seat" in entry.arguments:
                assert self.example(id, language).startswith(who), id

    def test_french_puts_an_unbreakable_space_before_tall_punctuation(self) -> None:
        # A title that is not translated is written as its publisher writes it.
        for id in set(catalogue(self.game, "fr")) - {"game-title"} if "fr" in self.languages() else ():
            for n in (0, 1, 2):
                text = self.example(id, "fr", n)
                assert not re.search(rf"[^{NBSP}][:;?!»]|«[^{NBSP}]", text), text

    def test_polish_puts_words_between_its_own_quotation_marks(self) -> None:
        for id in catalogue(self.game, "pl") if "pl" in self.languages() else ():
            assert not re.search('["“«]', self.example(id, "pl")), id


class RulesSaid(Kit):
    """The rules in our words."""

    def test_every_rule_is_translated(self, language: str) -> None:
        english, other = (self.rulebook(each) for each in ("en", language))
        assert [rule.id for rule in other] == [rule.id for rule in english]
        for one, two in zip(english, other, strict=True):
            for name in SAID:
                assert bool(getattr(two, name)) == bool(getattr(one, name)), f"{one.id}: {name}"
                if language != "en" and getattr(one, name):
                    assert getattr(two, name) != getattr(one, name), f"{one.id}: {name}"
            # What is not read in a language stays as it is.
            assert (two.area, two.check, two.source) == (one.area, one.check, one.source)

    def test_a_rule_has_the_same_numbers_in_every_language(self, language: str) -> None:
        for one, two in zip(self.rulebook(), self.rulebook(language), strict=True):
            for name in SAID:
                assert numbers(getattr(two, name)) == numbers(getattr(one, name)), f"{one.id}: {name}"

    def test_every_area_has_a_name(self, language: str) -> None:
        headings = {rule.area.split(".")[0]: rule.heading for rule in self.rulebook(language)}
        for area, heading in headings.items():
            assert heading[0].isupper(), area
            assert "_" not in heading, area
        assert len(set(headings.values())) == len(headings)

    def test_french_rules_have_an_unbreakable_space_before_tall_punctuation(self) -> None:
        for rule in self.rulebook("fr") if "fr" in self.languages() else ():
            for text in (getattr(rule, name) for name in SAID):
                assert not re.search(r"(?<![\u00a0\u202f])[;:!?»](?!\d)|«(?![\u00a0\u202f])", text), (
                    f"{rule.id}: {text}"
                )


def numbers(text: str) -> Counter[str]:
    """The numbers in a text."""
    return Counter(re.findall(r"\d+", text))
