"""The command and its errors: a sentence on stderr, never a stack trace."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperGroup

from .. import __version__
from ..core.errors import BadOptions, ClaytableError, UnknownGame
from .build import compiled


class Commands(TyperGroup):
    """A group of commands that says what was wrong in one sentence."""

    def invoke(self, ctx: Any) -> Any:
        # A terminal that lacks a letter shows another sign for it.
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        try:
            done = super().invoke(ctx)
            sys.stdout.flush()
            return done
        except ClaytableError as error:
            typer.echo(str(error), err=True)
            # 2, as for every wrong word on the command line; 1 for what was found wrong in a file or a game.
            raise typer.Exit(2 if isinstance(error, (BadOptions, UnknownGame)) else 1) from None
        except OSError as error:
            if error.errno == errno.EPIPE:
                # The reader has read enough.
                raise
            # What is left of it would be written at the end, and fail again.
            with suppress(OSError, ValueError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            typer.echo(f"It could not be written or read: {error.strerror or error}.", err=True)
            raise typer.Exit(1) from None
        except KeyboardInterrupt:
            # A terminal has just written ^C.
            typer.echo("\nStopped." if sys.stderr.isatty() else "Stopped.", err=True)
            raise typer.Exit(130) from None


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="A digital table for heavyweight euro board games.",
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game's short name, e.g. inventors.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")]
Language = Annotated[str, typer.Option("--lang", help="en, pl or fr.")]
PackFile = Annotated[str | None, typer.Option("--pack", metavar="FILE", help="Play with the values of this pack.")]


def screen() -> Console:
    """Where results go. A pipe gets 100 columns."""
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=100)


def notes() -> Console:
    """Where progress goes: stderr, so that results can be piped."""
    return Console(stderr=True, highlight=False)


def _tell_version(asked: bool) -> None:
    if asked:
        typer.echo(f"claytable {__version__} ({'compiled' if compiled() else 'pure Python'})")
        raise typer.Exit


@app.callback()
def claytable(
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Print the version and leave.")
    ] = False,
) -> None:
    """What stands before every command."""
