"""How Python looks for memory that nobody uses any more."""

from __future__ import annotations

import gc
from typing import Final

#: New objects after which it looks among them for what refers to itself; all other garbage goes at once. A view of a
#: table alone is some thousand objects: at Python's own 700 a third of a server's time went into looking.
OFTEN: Final = 50_000


def settle() -> None:
    """What is there now stays: it is never looked through again, and what is new less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(OFTEN)
