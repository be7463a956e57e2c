"""Every step of the game by name: how a saved stack is put back."""

from __future__ import annotations

from typing import Any, Final

from ...core.table import Step
from . import (
    build,
    craftspeople,
    devices,
    dice,
    effects,
    free,
    goals,
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
    study,
    tents,
    testing,
    turns,
    workers,
    workshops,
)
from .ask import Act, Ask

MODULES: Final = (
    setup,
    dice,
    study,
    craftspeople,
    royalties,
    river,
    research,
    goals,
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
)


def _steps() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for module in MODULES:
        for name, thing in vars(module).items():
            if isinstance(thing, type) and issubclass(thing, (Act, Ask)) and thing.__module__ == module.__name__:
                found[name] = thing
    found["Pay"] = _pay
    found["PlaceCard"] = _place_card
    return found


def _pay(*fields: Any) -> Step[Any]:
    return payment.pay_from(list(fields))


def _place_card(*fields: Any) -> Step[Any]:
    return invent.place_card_from(list(fields))


#: Name to constructor.
STEPS: Final = _steps()


def step_from(saved: list[Any]) -> Step[Any]:
    """A step from its name and fields."""
    if saved[0] not in STEPS:
        raise ValueError(f"no step is called {saved[0]!r}")
    fields = [tuple(field) if isinstance(field, list) else field for field in saved[1:]]
    step: Step[Any] = STEPS[saved[0]](*fields)
    return step
