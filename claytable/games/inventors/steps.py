"""The steps of this game by name."""

from __future__ import annotations

from typing import Any, Final

from ...core.steps import StepBook
from ...core.table import Step
from . import (
    build,
    craftspeople,
    devices,
    dice,
    effects,
    free,
    goals,
    influence,
    invent,
    payment,
    placing,
    publish,
    research,
    river,
    rounds,
    royalties,
    setup,
    solo,
    solo_tasks,
    study,
    tents,
    testing,
    turns,
    workers,
    workshops,
)

MODULES: Final = (
    setup,
    dice,
    study,
    craftspeople,
    royalties,
    river,
    research,
    goals,
    influence,
    payment,
    free,
    effects,
    placing,
    devices,
    invent,
    build,
    testing,
    publish,
    workshops,
    workers,
    tents,
    turns,
    rounds,
    solo,
    solo_tasks,
)


def _pay(*fields: Any) -> Step[Any]:
    return payment.pay_from(list(fields))


def _place_card(*fields: Any) -> Step[Any]:
    return invent.place_card_from(list(fields))


STEPS: Final = StepBook(MODULES, Pay=_pay, PlaceCard=_place_card)
