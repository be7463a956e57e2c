"""`claytable admin`: for people who run a server, on its database."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import typer
from rich.table import Table

from ..core.errors import BadOptions
from ..core.extras import needs
from .app import Commands, Json, app, screen

if TYPE_CHECKING:
    from ..server.admin import Admin

R = TypeVar("R")

admin = typer.Typer(cls=Commands, no_args_is_help=True, help="For people who run a server: its tables and people.")
app.add_typer(admin, name="admin")

#: The id of a table may begin with a hyphen.
IDS: Final = {"ignore_unknown_options": True}
Database = Annotated[
    str, typer.Option("--db", metavar="URL", help="The server's database; the file of yours if not given.")
]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]


@admin.command()
def tables(
    game: Annotated[str, typer.Option(help="Only of this game.")] = "",
    over: Annotated[bool | None, typer.Option("--over/--running", help="Only those that are over, or not.")] = None,
    idle: Annotated[float | None, typer.Option(min=0, metavar="DAYS", help="Only those that nobody has moved.")] = None,
    db: Database = "",
    as_json: Json = False,
) -> None:
    """List tables, the one that was moved last first."""
    _show(_done(db, lambda here: here.tables(game, over, idle)), as_json)


@admin.command(context_settings=IDS)
def seats(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The table's id, as in its address.")],
    db: Database = "",
    as_json: Json = False,
) -> None:
    """Tell who sits at a table."""
    _show(_done(db, lambda here: here.seats(table)), as_json)


@admin.command()
def people(db: Database = "", as_json: Json = False) -> None:
    """List people by fingerprint, and at how many tables they are."""
    _show(_done(db, lambda here: here.people()), as_json)


@admin.command(context_settings=IDS)
def delete(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The table's id, as in its address.")],
    yes: Yes = False,
    db: Database = "",
) -> None:
    """Delete a table, for everyone and for good."""
    _sure(yes, f"Delete table {table} for everyone?")
    _done(db, lambda here: here.delete(table))
    typer.echo(f"Table {table} is deleted.")


@admin.command()
def expire(
    days: Annotated[float, typer.Argument(min=0, metavar="DAYS", help="How long nobody has played there.")],
    over: Annotated[bool | None, typer.Option("--over/--running", help="Only those that are over, or not.")] = None,
    yes: Yes = False,
    db: Database = "",
) -> None:
    """Delete the tables at which nobody has played for some days, now and without a warning."""
    _sure(yes, f"Delete every table at which nobody has played for {days:g} days?")
    typer.echo(f"Deleted tables: {_done(db, lambda here: here.expire(days, over))}.")


@admin.command()
def forget(
    person: Annotated[str, typer.Argument(metavar="PERSON", help="The beginning of a fingerprint (`admin seats`).")],
    yes: Yes = False,
    db: Database = "",
) -> None:
    """Delete what is kept of a person: names, seats, and tables at which nobody else sits."""
    _sure(yes, f"Delete what is kept of {person}?")
    deleted, opened = _done(db, lambda here: here.forget(person))
    typer.echo(f"Deleted tables: {deleted}. Tables at which their seats are open now: {opened}.")


@admin.command("close")
def close_server(
    notice: Annotated[str, typer.Option(help="What people read meanwhile, in a sentence.")],
    db: Database = "",
) -> None:
    """Close for a while: tables can be read, and nobody can play."""
    _done(db, lambda here: here.close(notice))
    typer.echo("Closed. Running servers notice within 5 seconds; `claytable admin open` lets people play again.")


@admin.command("open")
def open_server(db: Database = "") -> None:
    """Let people play again."""
    _done(db, lambda here: here.open())
    typer.echo("Open. Running servers notice within 5 seconds.")


def _done(db: str, work: Callable[[Admin], Awaitable[R]]) -> R:
    """Do something with the server's database."""
    try:
        from ..server.admin import administered
        from ..server.logs import set_up
        from ..server.settings import Settings
    except ModuleNotFoundError as missing:
        raise BadOptions(needs("The server", str(missing.name), "server")) from None

    async def doing() -> R:
        async with administered(Settings(db=db).database) as here:
            return await work(here)

    set_up("info", sys.stderr.isatty())
    return asyncio.run(doing())


def _sure(yes: bool, question: str) -> None:
    if yes:
        return
    if not sys.stdin.isatty():
        raise BadOptions("This cannot be taken back: add --yes.")
    typer.confirm(question, abort=True)


def _show(rows: list[dict[str, Any]], as_json: bool) -> None:
    """Rows as a table, or as JSON."""
    console = screen()
    if as_json:
        console.print_json(data=rows)
        return
    if not rows:
        console.print("There are none.")
        return
    grid = Table(*rows[0], box=None)
    for row in rows:
        grid.add_row(*(_said(name, value) for name, value in row.items()))
    console.print(grid)


def _said(name: str, value: Any) -> str:
    if value is None:
        return ""
    if name in ("created", "moved"):
        return f"{datetime.fromtimestamp(value, tz=UTC):%Y-%m-%d %H:%M}"
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
