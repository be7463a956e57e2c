"""`claytable pack check`: is a component pack sound?"""

from __future__ import annotations

from typing import Annotated

import typer

from ..core.rules import find_game, installed_games
from .app import app, screen

packs = typer.Typer(
    no_args_is_help=True, help="Component packs: printed values put right by someone who owns the game."
)
app.add_typer(packs, name="pack")


@packs.command()
def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The pack, a TOML file.")],
    game: Annotated[str, typer.Option(help="The game that it is for.")] = "",
) -> None:
    """Check a component pack: counts, references, ranges. An error names file, line, table and field."""
    rules = find_game(game or next(iter(installed_games()), ""))
    box = rules.box(file)
    screen().print(f"{file}: a sound pack for {rules.title} ({box.pack}).", markup=False, soft_wrap=True)
