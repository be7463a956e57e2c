"""What our games tell the kit of tests about their secrets, for tests that know a game by its id."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def sight(id: str) -> Any:
    """The module that lists a game's secrets."""
    return import_module(f"{id}.sight")


#: Parts of the kit that our games do without, with the reason.
WITHOUT = {"names": "its drawing in the browser names what it shows"}
