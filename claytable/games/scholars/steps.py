"""The steps of this game by name."""

from __future__ import annotations

from typing import Final

from ...core.steps import StepBook
from ...core.table import Step
from . import (
    caliph,
    deliver,
    destroy,
    dice,
    effects,
    influence,
    recruit,
    research,
    rest,
    retire,
    setup,
    shift,
    solo,
    solo_scrolls,
    translate,
    travel,
    turns,
    work,
    workers,
)
from .table import ScholarsTable


def _reroll(seat: int, left: int | tuple[int, ...], named: tuple[int, ...]) -> Step[ScholarsTable]:
    """In rules version 2 the dice were named before the hand was topped up to `left`: they are named again.  SCH-137"""
    return dice.TopUp(seat, left) if isinstance(left, int) else dice.Reroll(seat, left, named)


STEPS: Final = StepBook(
    (
        setup,
        destroy,
        dice,
        workers,
        influence,
        shift,
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
        solo_scrolls,
    ),
    Reroll=_reroll,
)
