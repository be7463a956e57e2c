"""`claytable play`: a whole game in the terminal."""

from __future__ import annotations

import contextlib
import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from ..core.errors import BadOptions
from ..core.game import Game
from ..core.journal import new
from ..core.rules import LANGUAGES, installed_games
from .app import Language, PackFile, app, screen
from .chrome import chrome
from .replay import read_game
from .saves import last_save
from .session import Session


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="The game's short name.")] = "",
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="With --resume: the saved game.")] = None,
    seats: Annotated[str, typer.Option(help="person,bot,bot in turn order; or a number: you and bots.")] = "",
    solo: Annotated[bool, typer.Option("--solo", help="Alone against the opponent of the rulebook.")] = False,
    harder: Annotated[str, typer.Option(help="Solo: what makes it harder, e.g. resources,dice,workers.")] = "",
    rounds: Annotated[int | None, typer.Option(help="Rounds, where the game has a choice.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.")] = None,
    pack: PackFile = None,
    lang: Language = "en",
    resume: Annotated[bool, typer.Option("--resume", help="Go on with FILE, or with the game saved last.")] = False,
) -> None:
    """Play in the terminal: alone, against bots, or around one screen."""
    if lang not in LANGUAGES:
        raise BadOptions(f"There is no translation into '{lang}'. There are: {', '.join(LANGUAGES)}.")
    if resume and file is None and game and game not in installed_games():
        game, file = "", Path(game)
    if file is not None and not resume:
        raise BadOptions(f"To go on with {file}, add --resume.")
    name = game or next(iter(installed_games()), "")
    if resume:
        file = file or last_save(name)
        opened = read_game(file, pack)
        screen().print(chrome(lang)("resumed", file=str(file)), markup=False)
    else:
        opened = _deal(name, seats, solo, harder, rounds, secrets.randbits(32) if seed is None else seed, pack)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  importing it gives the prompt its line editing
    Session(opened, lang, screen(), file, pack).run()


def _deal(game: str, seats: str, solo: bool, harder: str, rounds: int | None, seed: int, pack: str | None) -> Game:
    options: dict[str, Any] = {}
    if rounds is not None:
        options["rounds"] = rounds
    if solo:
        if seats:
            raise BadOptions("A solo game has one seat: give --solo or --seats, not both.")
        options["harder"] = [each.strip() for each in harder.split(",") if each.strip()]
        return new(game, seats=1, seed=seed, pack=pack, **options)
    if harder:
        raise BadOptions("Only a solo game can be made harder: add --solo.")
    return new(game, seats=seat_kinds(seats or "3"), seed=seed, pack=pack, **options)


def seat_kinds(seats: str) -> list[str]:
    """`person,bot,bot`, or a number: one person and bots on the other seats."""
    if seats.strip().isdigit():
        return ["person"] + ["bot"] * (int(seats) - 1)
    return [each.strip() for each in seats.split(",")]
