"""Draws a table. A game with a module `draw_<game>` here is drawn by it; any other as an outline of its view."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from rich.console import RenderableType
from rich.tree import Tree

from ..core.game import Game

HIDDEN = ("decision", "seats", "over", "scores")


def draw(game: Game, seat: int | None, language: str) -> RenderableType:
    """The table as `seat` may see it."""
    view = game.view(seat)
    module = f"{__package__}.draw_{game.rules.id}"
    if find_spec(module) is not None:
        return cast(RenderableType, import_module(module).draw(view, seat, language))
    return outline(game.rules.title, view)


def outline(title: str, view: Mapping[str, Any]) -> Tree:
    """Plain data as a tree."""
    tree = Tree(title)
    for name, value in view.items():
        if name not in HIDDEN:
            _branch(tree, name, value)
    return tree


def _branch(tree: Tree, name: str, value: object) -> None:
    if isinstance(value, Mapping) and value:
        branch = tree.add(name)
        for inner, each in value.items():
            _branch(branch, str(inner), each)
    elif isinstance(value, list) and any(isinstance(each, (Mapping, list)) for each in value):
        branch = tree.add(name)
        for number, each in enumerate(value):
            _branch(branch, str(number), each)
    else:
        tree.add(f"{name}: {value}")
