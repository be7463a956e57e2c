"""Whether a part is there that is installed only if it is wanted."""

from __future__ import annotations

from importlib.util import find_spec

from ..core.errors import BadOptions
from ..core.extras import needs


def need(module: str, extra: str, what: str) -> None:
    """Refuse unless the module is installed."""
    if find_spec(module) is None:
        raise BadOptions(needs(what, module, extra))
