"""Views in the API's description, as the games declare them."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from pydantic import BaseModel, WithJsonSchema

from ..core.rules import installed_games
from ..core.schema import Shown, described

_MARK: Final = {"type": "object", "x-view": True}
#: The engine makes it and the server passes it on: the server describes it, and does not check it again.
View: TypeAlias = Annotated[dict[str, Any], WithJsonSchema(_MARK)]


def brought(model: type[BaseModel]) -> dict[str, Any]:
    """The description of a body that another process reads."""
    schema = {"$ref": f"#/components/schemas/{model.__name__}"}
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema}}}}


def add_shapes(found: dict[str, Any]) -> None:
    """Describe what every view has, and the view of each installed game that declares it."""
    shown = described(Shown, "", found)
    # The rest of a view is the game's own.
    found[Shown.__name__]["additionalProperties"] = True
    for rules in installed_games().values():
        name = rules.id.capitalize()
        for shape in (rules.shape, rules.printed_shape):
            if shape is not None:
                described(shape, name, found)
        found[f"{name}Kind"] = {
            "type": "string",
            "title": f"{name}Kind",
            "description": "What an answer is about: the part of its key before the things.",
            "enum": rules.box().words.kinds(),
        }
    for schema in found.values():
        for name, value in schema.get("properties", {}).items():
            if value.get("x-view"):
                schema["properties"][name] = shown
