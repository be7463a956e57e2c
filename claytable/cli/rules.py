"""`claytable rules`: the rules reference."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ..core.errors import BadOptions
from ..core.rules import AnyGame, Rule, find_any, installed_games
from ..core.where import RULE, Place, places
from .app import Json, Language, app, screen
from .checkout import checkout
from .chrome import chrome
from .matching import plain


@app.command()
def rules(
    game: Annotated[str, typer.Argument(metavar="GAME|RULE", help="inventors, scholars, ..., or a rule's id.")],
    search: Annotated[list[str] | None, typer.Argument(metavar="[SEARCH]", help="A rule's id, or words.")] = None,
    lang: Language = "en",
    where: Annotated[
        bool, typer.Option("--where", help="Say where a rule lives: code, data and tests; without one, all of them.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Search the rules of a game: by id (INV-034 or 34) or by words."""
    chosen = _game_of(game)
    if chosen is not None:
        game, search = chosen.id, [game, *(search or [])]
    catalogue = find_any(game).catalogue(lang)
    if where:
        found = find_rules(catalogue, " ".join(search)) if search else catalogue
        _print_places(find_any(game), found, as_json)
        return
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
        typer.echo(f"No rule of {find_any(game).title} says '{' '.join(search)}'.", err=True)
        raise typer.Exit(1)


def _game_of(rule: str) -> AnyGame | None:
    """The game that has a rule of this id."""
    for each in installed_games().values():
        if any(known.id == rule.upper() for known in each.catalogue()):
            return each
    if RULE.fullmatch(rule.upper()):
        raise BadOptions(f"There is no rule {rule.upper()} here.")
    return None


def _print_places(game: AnyGame, found: list[Rule], as_json: bool) -> None:
    """Where rules live."""
    folder = checkout()
    root = Path(str(files("claytable"))).parent
    known = places(Path(str(files(game.package))), None if folder is None else folder / "tests", folder or root)
    if as_json:
        keys = ("kind", "file", "line", "name")
        told = {rule.id: [dict(zip(keys, place, strict=True)) for place in known.get(rule.id, [])] for rule in found}
        typer.echo(json.dumps(told))
        return
    for rule in found:
        screen().print(Text.assemble((rule.id, "bold"), f"  {rule.text}"))
        for place in known.get(rule.id, []):
            screen().print(_said(place), markup=False, soft_wrap=True, highlight=False)


def _said(place: Place) -> str:
    kind, file, line, name = place
    return f"  {kind}  {file}:{line}" + (f"  {name}" if name else "")


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
