"""Parts that are installed only if they are wanted."""

from __future__ import annotations

from importlib.util import find_spec

from ..core.errors import BadOptions


def need(module: str, extra: str, what: str) -> None:
    """Refuse unless the module is installed."""
    if find_spec(module) is None:
        raise BadOptions(f"{what} needs '{module}': install claytable[{extra}].")
