"""The steps of this game by name."""

from __future__ import annotations

from typing import Final

from ...core.steps import StepBook
from . import (
    construct,
    effects,
    gains,
    gardening,
    mastery,
    payment,
    port,
    projects,
    scoring,
    setup,
    shifting,
    solo,
    solo_gains,
    solo_gardens,
    turns,
    urban,
    ziggurat,
)

STEPS: Final = StepBook(
    (
        setup,
        gains,
        mastery,
        payment,
        effects,
        projects,
        construct,
        gardening,
        port,
        ziggurat,
        shifting,
        urban,
        turns,
        scoring,
        solo,
        solo_gains,
        solo_gardens,
    )
)
