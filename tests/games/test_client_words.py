"""The words of the client: what it says of the games has no number that is printed or a rule's."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from claytable.core.rules import find_game, own_games
from claytable.core.sheets import sheet_of

CLIENT = Path(__file__).parents[2] / "web" / "src"

#: Messages whose numbers are neither printed nor a rule's; all others get theirs from the engine, as arguments.
OWN_NUMBERS = {
    "inventors-first-tent": "the first of several, before a sign",
    "scholars-about-starting-scroll": "the unit of a rate, whose other side is an argument",
    "scholars-about-recruit-value": "decks that lie side by side",
    "tabannusi-districts": "the name of a part of the board",
    "weight-of": "a scale of ours",
    "origin-partly": "lines of a legend",
    "seed-wrong": "what a seed may be",
    "pad-how": "how people type a sum",
    "pad-board-line": "how many people play",
}
#: Signs have the names of what they show: a Building of size 2.
SIGNS = "icon-"
DIGITS = r"\d+"
IN_ENGLISH = r"\b(?:two|three|four|five|six|seven|eight|nine|ten|twice|thrice)\b"


@cache
def words_of_the_client() -> dict[str, str]:
    """The catalogues of the page and of the drawn games."""
    return {str(path.relative_to(CLIENT)): path.read_text(encoding="utf-8") for path in sorted(CLIENT.rglob("*.ftl"))}


class Numbers(Visitor):
    """The numbers in what a message says; "1" where the message is about one thing is no more than the plural."""

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern
        self.found: list[str] = []

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802 - as Fluent names it
        inside = Numbers(self.pattern)
        inside.visit(node.value)
        key = node.key.name if isinstance(node.key, ast.Identifier) else node.key.value
        self.found += [each for each in inside.found if each != {"one": "1"}.get(key, key)]

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - as Fluent names it
        self.found += re.findall(self.pattern, node.value, re.IGNORECASE)


def numbers_in(text: str, pattern: str = f"{DIGITS}|{IN_ENGLISH}") -> list[tuple[str, list[str]]]:
    """The messages of a catalogue that have numbers of their own."""
    found: list[tuple[str, list[str]]] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and not entry.id.name.startswith(SIGNS):
            numbers = Numbers(pattern)
            numbers.visit(entry)
            if numbers.found:
                found.append((entry.id.name, numbers.found))
    return found


def test_no_sentence_of_the_client_has_a_printed_number_or_one_of_a_rule() -> None:
    assert len(words_of_the_client()) == 15
    found = {
        path: numbers_in(text) if path.endswith("en.ftl") else numbers_in(text, DIGITS)
        for path, text in words_of_the_client().items()
    }
    assert [f"{path}: {id}: {n}" for path, each in found.items() for id, n in each if id not in OWN_NUMBERS] == []
    assert {id for each in found.values() for id, _ in each} == set(OWN_NUMBERS)


@pytest.mark.parametrize(
    "text",
    [
        "scholars-bonus-guild = 2 VP with 2 or 3 Influence, 4 VP with 4 or more: { $guild }",
        "inventors-note-inspired = up to +5",
        "pad-cards = { $n ->\n    [one] 1 card (4 in all make 1 point)\n   *[other] { $n } cards\n}",
        "inventors-goal-1 = Invent, Build or Publish twice",
        "tutorial-hand-limit = A hand holds 8 cards at most.",
    ],
)
def test_a_number_in_a_sentence_would_be_found(text: str) -> None:
    assert numbers_in(text)


@pytest.mark.parametrize("game", own_games())
def test_every_field_of_a_score_pad_has_words_of_the_game_or_a_sign(game: str) -> None:
    signs = set(re.findall(r"^icon-([\w-]+) =", words_of_the_client()["locale/en.ftl"], re.MULTILINE))
    said = find_game(game).words("en")
    sheet = sheet_of(game)
    fields = {field.id for field in sheet.fields} | {field.id for field in sheet.shared}
    assert not {id for id in fields if f"pad-{id}" not in said and not {id, f"subject-{id}"} & signs}
    assert not {id for id in said.ids if id.startswith("pad-")} - {f"pad-{id}" for id in fields} - {"pad-tie"}
