"""The catalogues say things as people at a table would: turns of phrase that nobody uses stay out of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

HERE = Path(__file__).parent.parent.parent
FOLDERS = (
    *("web/src/locale", "claytable/cli/locale", "claytable/draw/*/locale", "claytable/games/*/locale"),
    "claytable/companions/*/locale",
)
#: In English: the preposition comes last, a person acts, and the words are those of the house (home, game file, undo,
#: spectator link, solo opponent).
ENGLISH = (
    *(r"(?m)^(In|On|To|From|Of|Below|With) (which|what|whom)\b", r": (which one|what next|how do you)\b.*\?$"),
    *(r"(is|are) (asked|told)\b", r"\bfront door\b", r"\bjournal\b", r"\bprinted opponent\b", r"\blink to watch\b"),
    *(
        r"\b[Ss]omebody\b",
        r"\b[Ww]hoever\b",
        r"\b(game|play|table|turn) goes on\b",
        r"\bPlay on at\b",
        r"\bis there to be\b",
    ),
    *(r"\bnot possible\b", r"\bwait(s|ing)? for you\b", r"\bI (know|am)\b", r" …"),
)
#: In Polish: no calques of the passive or of "thing", and "you" small inside a sentence.
POLISH = (
    *(r"drukowan\w+ przeciwnik", r"\bdo teraz\b", r"[Nn]ie o to teraz chodzi", r"\bw toku\b", r"Kogo z Rzem"),
    *(r"(przygotowywan|otwieran)[yae] (…|stół)", r"(usu(ń|wa\w*)|usunięcie) Kości z Warsztatu", r"\bdziennikiem\b"),
    *(r"rzuca(sz)? Kość do", r"[a-ząćęłńóśźż,] (Twój|Twoja|Twoje|Twoj\w+|Cię|Tobie|Tobą)\b", r" …"),
)
#: In French: no calques of English, and the series' word for focus.
FRENCH = (
    *(
        r"adversaire (solo )?imprimé",
        r"à l'entrée \{",
        r"^À table$",
        r"\b[Rr]electure",
        r"’",
        r" …",
    ),
    *(r"\bdécompter\b", r"\bconcentration\b", r"quelque chose de gratuit", r"J'en sais assez", r"ce qui est demandé"),
    r"\bsiège\b",
)
AVOIDED = {"en": ENGLISH, "pl": POLISH, "fr": FRENCH}


class Said(Visitor):
    """What a message says: each stretch between its variants, with `{` for a value."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        parts = (part.value if isinstance(part, ast.TextElement) else "{" for part in node.elements)
        self.texts.append("".join(parts).strip())
        self.generic_visit(node)


def said(path: Path) -> list[tuple[str, str]]:
    """Every message of a catalogue with each of its texts."""
    found: list[tuple[str, str]] = []
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            visitor = Said()
            visitor.visit(entry)
            found += [(entry.id.name, text) for text in visitor.texts]
    return found


@pytest.mark.parametrize("language", AVOIDED)
def test_nobody_has_to_read_what_nobody_would_say(language: str) -> None:
    paths = [path for folder in FOLDERS for path in sorted(HERE.glob(f"{folder}/*{language}.ftl"))]
    assert len(paths) > 7
    found = {
        f"{path.relative_to(HERE)}: {id}: {text}"
        for path in paths
        for id, text in said(path)
        for avoided in AVOIDED[language]
        if re.search(avoided, text)
    }
    assert not found, "\n".join(sorted(found))
