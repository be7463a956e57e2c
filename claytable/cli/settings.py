"""The options of `play` and `simulate` that games bring along: each setting of an installed game is one."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from inspect import Parameter
from typing import Annotated, Any, TypeAlias

import typer

from ..core.rules import AnyGame, Setting, installed_companions, installed_games

#: What was typed for settings, by name: a text, or True for a yes.
Given: TypeAlias = "dict[str, str | bool]"


def with_settings(command: Callable[..., None]) -> Callable[..., None]:
    """The command with an option for each setting; it is handed those that were given, as `settings`."""
    own = inspect.signature(command, eval_str=True)
    added = {name: _parameter(name, found) for name, found in _by_name().items()}

    @wraps(command)
    def with_given(**arguments: Any) -> None:
        typed = {name: arguments.pop(name) for name in added}
        command(**arguments, settings={name: value for name, value in typed.items() if value})

    parameters = [each for each in own.parameters.values() if each.name != "settings"] + list(added.values())
    # This is where typer looks for a command's options.
    with_given.__signature__ = own.replace(parameters=parameters)  # type: ignore[attr-defined]
    with_given.__annotations__ = {each.name: each.annotation for each in parameters}
    return with_given


def _by_name() -> dict[str, list[tuple[AnyGame, Setting]]]:
    """The settings of all games; those of one name share an option."""
    found: dict[str, list[tuple[AnyGame, Setting]]] = {}
    for rules in (*installed_games().values(), *installed_companions().values()):
        for setting in rules.settings:
            # What a companion shares with its game is said once.
            if not any(setting is known for _, known in found.get(setting.name, [])):
                found.setdefault(setting.name, []).append((rules, setting))
    return found


def _parameter(name: str, found: list[tuple[AnyGame, Setting]]) -> Parameter:
    """One option, with what it means in each game."""
    help = " ".join(f"{rules.id}: {setting.help}{_when(setting)}." for rules, setting in found)
    values = found[0][1].values
    typed = "--" + name.replace("_", "-")
    option: Any
    if found[0][1].flag:
        option = Annotated[bool, typer.Option(typed, help=help)]
        return Parameter(name, Parameter.KEYWORD_ONLY, default=False, annotation=option)
    metavar = "|".join(str(each) for each in values) if all(isinstance(each, int) for each in values) else "WORDS"
    option = Annotated[str, typer.Option(typed, metavar=metavar, help=help)]
    return Parameter(name, Parameter.KEYWORD_ONLY, default="", annotation=option)


def _when(setting: Setting) -> str:
    return " (solo)" if setting.solo else ""


def chosen(rules: AnyGame, given: Given) -> dict[str, Any]:
    """What was typed, as the game's own values; the game itself refuses what it does not know."""
    by_name = {setting.name: setting for setting in rules.settings}
    return {name: _value(by_name.get(name), typed) for name, typed in given.items()}


def _value(setting: Setting | None, typed: str | bool) -> Any:
    if setting is None or isinstance(typed, bool):
        return typed
    words = [each.strip() for each in typed.split(",") if each.strip()] if setting.several else [typed.strip()]
    values = [int(word) if word.isdecimal() else word for word in words]
    return values if setting.several else values[0]
