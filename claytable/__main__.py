"""`python -m claytable` is the `claytable` command."""

from .cli import app

app(prog_name="claytable")
