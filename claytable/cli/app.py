"""The command and its errors: a sentence on stderr, never a stack trace."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from ..core.errors import ClaytableError


class Commands(TyperGroup):
    """A group of commands that says what was wrong in one sentence."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except ClaytableError as error:
            typer.echo(str(error), err=True)
            raise typer.Exit(1) from None


app = typer.Typer(cls=Commands, no_args_is_help=True, add_completion=False, help="A digital table for board games.")


@app.callback()
def claytable() -> None:
    """A digital table for heavyweight euro board games."""
