"""`claytable rules`: the rules reference."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ..core.rules import Rule, find_game
from .app import GameName, Json, Language, app, screen
from .chrome import chrome
from .matching import plain


@app.command()
def rules(
    game: GameName,
    search: Annotated[list[str] | None, typer.Argument(metavar="[SEARCH]", help="A rule's id, or words.")] = None,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Search the rules of a game: by id (INV-034 or 34) or by words."""
    catalogue = find_game(game).catalogue(lang)
    if not search:
        areas = Counter(rule.heading for rule in catalogue)
        screen().print(f"{len(catalogue)} rules. Search them by id or by words; their areas are:")
        screen().print(", ".join(f"{area} ({count})" for area, count in areas.items()))
        return
    found = find_rules(catalogue, " ".join(search))
    if as_json:
        screen().print_json(data=[{name: getattr(rule, name) for name in Rule.__slots__} for rule in found])
    elif found:
        print_rules(screen(), found, lang)
    if not found:
        typer.echo(f"No rule of {find_game(game).title} says '{' '.join(search)}'.", err=True)
        raise typer.Exit(1)


def find_rules(catalogue: list[Rule], search: str) -> list[Rule]:
    """The rules with this id or number, or else those in which every word occurs."""
    wanted = search.strip().upper()
    by_id = [rule for rule in catalogue if rule.id == wanted or rule.id.split("-")[-1] == wanted.zfill(3)]
    if by_id:
        return by_id
    words = plain(search).split()
    return [
        rule for rule in catalogue if all(word in plain(f"{rule.heading} {rule.area} {rule.text}") for word in words)
    ]


def print_rules(console: Console, found: list[Rule], language: str) -> None:
    """Rules as a reader wants them: id and area, then the text, then what was decided where it is doubtful."""
    say = chrome(language)
    for rule in found:
        console.print(Text.assemble((rule.id, "bold"), f"  {rule.heading}"))
        console.print(Padding(Text(rule.text), (0, 0, 0, 2)))
        if rule.decision:
            decided = say("rules-decision", doubt=rule.ambiguity, decision=rule.decision)
            console.print(Padding(Text(decided, style="dim"), (0, 0, 0, 2)))
