"""`claytable serve`: tables that people share."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from ..core.errors import BadOptions
from ..core.extras import needs
from .app import app

#: Every address of this machine in the networks that people have at home.
EVERYWHERE: Final = "0.0.0.0"


@app.command()
def serve(
    context: typer.Context,
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 (or ::) is every one of this machine.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others in the same network in, and show them the way with a QR code.")
    ] = False,
    db: Annotated[
        str,
        typer.Option(
            metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME; a file of yours if not given."
        ),
    ] = "",
    redis: Annotated[str, typer.Option(metavar="URL", help="Shares tables among processes: redis://HOST.")] = "",
    workers: Annotated[int, typer.Option(min=1, help="Server processes; several need --redis.")] = 1,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="Another site whose pages may use this server.")
    ] = None,
    allowed_hosts: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name by which people call this server; * is any."),
    ] = None,
    trusted_proxies: Annotated[
        str,
        typer.Option(
            metavar="ADDRESSES", envvar="FORWARDED_ALLOW_IPS", help="Proxies that may say for whom they ask; * is any."
        ),
    ] = "",
    site: Annotated[
        str,
        typer.Option(metavar="FOLDER", help="What `make site` made: pages can then play without this server, too."),
    ] = "",
    idle: Annotated[float, typer.Option(min=0, help="Seconds after which an unused table leaves the memory.")] = 60.0,
    keep: Annotated[
        float, typer.Option(min=0, metavar="DAYS", help="Days after its last answer for which a table is kept; 0: all.")
    ] = 400.0,
    bot_pause: Annotated[float, typer.Option(min=0, max=10, help="Seconds that a bot waits before it answers.")] = 0.0,
    analysis: Annotated[
        int, typer.Option(min=0, metavar="TRIES", help="Tries of an analysis for each turn; 0: about a second of them.")
    ] = 0,
    rate: Annotated[float, typer.Option(min=0.1, help="Messages a second that one connection may send.")] = 20.0,
    open: Annotated[bool, typer.Option("--open", help="Open the home page in the browser.")] = False,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve tables that people share, over HTTP and WebSocket."""
    try:
        from ..server.addresses import proxies
        from ..server.serve import serve as run
        from ..server.settings import Settings
    except ModuleNotFoundError as missing:
        raise BadOptions(needs("The server", str(missing.name), "server")) from None
    if log_level not in ("debug", "info", "warning", "error"):
        raise BadOptions(f"The log level is debug, info, warning or error, not '{log_level}'.")
    if site and not (Path(site) / "engine" / "files.json").is_file():
        raise BadOptions(f"There is no site in {site}: make one with `make site`, and name its folder.")
    source = context.get_parameter_source("host")
    if lan and source is not None and source.name != "DEFAULT":
        raise BadOptions("--lan listens at every address of this machine: leave --host out, or --lan.")
    settings = Settings(
        db=db,
        redis=redis,
        origins=tuple(origin or ()),
        hosts=(*(allowed_hosts or ()), host),
        proxies=proxies(trusted_proxies),
        site=site,
        idle=idle,
        keep=keep,
        bot_pause=bot_pause,
        analysis=analysis,
        rate=rate,
        log_level=log_level,
        plain_logs=sys.stderr.isatty(),
    )
    # Logs go to stderr, one object a line for programs; what people read goes to stdout.
    run(settings, EVERYWHERE if lan else host, port, workers, open, typer.echo, lan and _draws())


def _draws() -> bool:
    """Whether a QR code can be drawn where people read."""
    try:
        "█▀▄".encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return False
    return sys.stdout.isatty()
