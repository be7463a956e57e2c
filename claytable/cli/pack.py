"""`claytable pack check`: is a component pack sound?"""

from __future__ import annotations

from typing import Annotated

import typer

from ..core.errors import PackError
from ..core.packs import known_tables
from ..core.rules import AnyGame, find_game, installed_games
from .app import app, screen

packs = typer.Typer(
    no_args_is_help=True, help="Component packs: printed values put right by someone who owns the game."
)
app.add_typer(packs, name="pack")


@packs.command()
def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The pack, a TOML file.")],
    game: Annotated[str, typer.Option(help="The game that it is for; without it, the one that has its tables.")] = "",
) -> None:
    """Check a component pack: counts, references, ranges. An error names file, line, table and field."""
    rules = find_game(game) if game else game_of_pack(file)
    box = rules.box(file)
    screen().print(f"{file}: a sound pack for {rules.title} ({box.pack}).", markup=False, soft_wrap=True)


def game_of_pack(file: str) -> AnyGame:
    """The game that has most of the tables and components that the pack names."""
    games = list(installed_games().values())
    if len(games) == 1:
        return games[0]
    known = {rules.id: known_tables(rules.package, file) for rules in games}
    most = max(known.values(), default=0)
    best = [id for id, count in known.items() if count == most]
    if most == 0:
        raise PackError(f"{file}: no game here has any of its tables. There are: {', '.join(known)}.")
    if len(best) > 1:
        raise PackError(f"{file}: it may be for {' or '.join(best)}. Say which: --game {best[0]}.")
    return find_game(best[0])
