"""`claytable play`: a whole game in the terminal."""

from __future__ import annotations

import contextlib
import secrets
from pathlib import Path
from typing import Annotated

import typer

from ..bots import LEVELS, find_bot
from ..core.errors import BadOptions
from ..core.game import Game
from ..core.journal import new
from ..core.rules import AnyGame, check_language, find_any, installed_companions, installed_games, known_any
from .app import Language, PackFile, app, screen
from .chrome import chrome, own_up_to_english
from .matching import matching
from .replay import read_game
from .saves import last_save
from .session import Session
from .settings import Given, chosen, with_settings


@app.command()
@with_settings
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="The game's short name.")] = "",
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="With --resume: the saved game.")] = None,
    seats: Annotated[str, typer.Option(help="person,bot,bot in turn order; or a number: you and bots.")] = "",
    bots: Annotated[str, typer.Option(metavar="BOT", help=f"Who plays bots' seats: {', '.join(LEVELS)}.")] = "builder",
    solo: Annotated[bool, typer.Option("--solo", help="Alone against the opponent of the rulebook.")] = False,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.")] = None,
    pack: PackFile = None,
    lang: Language = "en",
    resume: Annotated[bool, typer.Option("--resume", help="Go on with FILE, or with the game saved last.")] = False,
    *,
    settings: Given,
) -> None:
    """Play in the terminal: alone, against bots, or around one screen."""
    check_language(lang)
    find_bot(bots, 0)
    if resume and file is None and game and known_any(game) is None:
        game, file = "", Path(game)
    if file is not None and not resume:
        raise BadOptions(f"To go on with {file}, add --resume.")
    if resume:
        file = file or last_save(game)
        opened = read_game(file, pack)
        screen().print(chrome(lang)("resumed", file=str(file)), markup=False)
    else:
        opened = _deal(find_any(game or ask_game(lang)), seats, solo, settings, seed, pack)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  importing it gives the prompt its line editing
    own_up_to_english(screen(), opened.rules, lang)
    if not Session(opened, lang, screen(), file, pack, bots).run():
        raise typer.Exit(1)


def ask_game(lang: str) -> str:
    """Which of the installed games is to be played, or is on the table; the only one there is is not asked for."""
    plain = list(installed_games().values())
    games = [*plain, *installed_companions().values()]
    if len(games) < 2:
        return games[0].id if games else ""
    say, console = chrome(lang), screen()
    console.print(say("which-game"))
    for number, each in enumerate(games, start=1):
        if number == len(plain) + 1:
            console.print(say("at-the-real-table"))
        console.print(f"{number:>3}  {each.title} ({each.id})", markup=False)
    try:
        typed = console.input("> ").strip()
    except EOFError:
        typed = ""
    found = matching(typed, [(each.id, each.title) for each in games])
    if typed.isdigit() and 1 <= int(typed) <= len(games):
        found = [int(typed) - 1]
    return games[found[0]].id if len(found) == 1 else typed


def _deal(rules: AnyGame, seats: str, solo: bool, settings: Given, seed: int | None, pack: str | None) -> Game:
    if solo and seats:
        raise BadOptions("A solo game has one seat: give --solo or --seats, not both.")
    options = chosen(rules, settings)
    sitting = 1 if solo or (rules.companion_of and not seats) else seat_kinds(seats or "3")
    return new(rules.id, seats=sitting, seed=secrets.randbits(32) if seed is None else seed, pack=pack, **options)


def seat_kinds(seats: str) -> list[str]:
    """`person,bot,bot`, or a number: one person and bots on the other seats."""
    if seats.strip().isdigit():
        return ["person", *["bot"] * (int(seats) - 1)][: int(seats)]
    return [each.strip() for each in seats.split(",")]
