"""Every step of a game by name: for putting a saved stack back."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from .table import Step


def _home(thing: object) -> str:
    """The module that defines a class."""
    return str(getattr(thing, "__module__", ""))


class StepBook:
    """The steps that a game's modules define. Their saved form is their name and their fields.

    `makers` make the steps whose fields are not the arguments of their class.
    """

    def __init__(self, modules: tuple[ModuleType, ...], **makers: Callable[..., Step[Any]]) -> None:
        self.steps: dict[str, Any] = {}
        for module in modules:
            for name, thing in vars(module).items():
                if isinstance(thing, type) and issubclass(thing, Step) and _home(thing) == module.__name__:
                    self.steps[name] = thing
        self.steps.update(makers)

    def step(self, saved: list[Any]) -> Step[Any]:
        """A step from its name and fields. Raises ValueError for a name that no step has."""
        if saved[0] not in self.steps:
            raise ValueError(f"no step is called {saved[0]!r}")
        fields = [tuple(field) if isinstance(field, list) else field for field in saved[1:]]
        step: Step[Any] = self.steps[saved[0]](*fields)
        return step
