"""What build of the engine is running."""

from __future__ import annotations

import claytable.core.table


def compiled() -> bool:
    """Whether the engine was compiled to C."""
    return not (claytable.core.table.__file__ or "").endswith(".py")
