"""Plain data as bytes on the wire."""

from __future__ import annotations

from typing import Any

from pydantic_core import to_json


def encode(data: Any) -> bytes:
    """As JSON."""
    return to_json(data)
