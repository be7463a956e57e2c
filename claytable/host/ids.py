"""Names that nobody guesses."""

from __future__ import annotations

import secrets


def new_id() -> str:
    """A name of a table, an invitation or a watching link: 128 bits."""
    return secrets.token_urlsafe(16)
