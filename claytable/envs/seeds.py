"""Which deal comes next."""

from __future__ import annotations

import numpy as np


class Seeds:
    """The seed that was asked for, or else one after the other from the last that was."""

    def __init__(self) -> None:
        self._chance = np.random.default_rng()

    def next(self, seed: int | None) -> int:
        """A seed for a table."""
        if seed is None:
            return int(self._chance.integers(2**62))
        self._chance = np.random.default_rng(seed)
        return int(seed)
