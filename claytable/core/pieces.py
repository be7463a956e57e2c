"""Pieces as plain data: numbers, lists of numbers, and lists of tuples of numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def save(piece: object, fields: Sequence[str]) -> dict[str, Any]:
    """The named attributes of a piece."""
    return {name: getattr(piece, name) for name in fields}


def restore(piece: object, fields: Sequence[str], saved: Mapping[str, Any]) -> None:
    """Put back into a new piece what `save` gave, also after JSON turned its tuples into lists."""
    for name in fields:
        value = saved[name]
        if isinstance(value, (list, tuple)):
            inner = [tuple(each) if isinstance(each, list) else each for each in value]
            value = tuple(inner) if isinstance(getattr(piece, name), tuple) else inner
        setattr(piece, name, value)
