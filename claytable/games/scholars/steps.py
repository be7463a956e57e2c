"""The steps of this game by name."""

from __future__ import annotations

from typing import Final

from ...core.steps import StepBook
from . import (
    caliph,
    deliver,
    dice,
    effects,
    influence,
    recruit,
    research,
    rest,
    retire,
    setup,
    solo,
    translate,
    travel,
    turns,
    work,
    workers,
)

STEPS: Final = StepBook(
    (
        setup,
        dice,
        workers,
        influence,
        research,
        effects,
        recruit,
        travel,
        deliver,
        translate,
        caliph,
        work,
        rest,
        retire,
        turns,
        solo,
    )
)
