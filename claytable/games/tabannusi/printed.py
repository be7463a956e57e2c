"""What is printed on the Main board and never changes: it travels with the components, not with every view."""

from __future__ import annotations

from ...core.schema import Said
from .actions import PRINTED
from .box import TabannusiBox
from .construct import PRICE
from .seen import Action, Printed, Space
from .ships import SHIP_PRICE
from .terms import (
    ACTIONS,
    CLAIM_SHIP,
    COMMON,
    CONSTRUCT,
    FIRST_WATER,
    PER_DISTRICT,
    PORT_HOUSE,
    RESOURCES,
    ZIGGURAT_HOUSE,
)


def printed(box: TabannusiBox) -> Printed:
    """The spaces for each number of players, and the Actions of each District with their costs."""
    return {
        "spaces": {str(players): spaces(box, players) for players in box.layouts},
        "actions": [[action_of(action) for action in actions] for actions in PRINTED],
    }


def spaces(box: TabannusiBox, players: int) -> list[Space]:
    """What is printed on each space of the grid."""
    layout = box.layouts[players]
    bonuses = box.bonus[players > 2]
    found: list[Space] = []
    for space in sorted(layout.places):
        row, column = layout.places[space]
        each: Space = {
            "space": box.grid_names[space],
            "row": row,
            "column": column,
            "districts": [n + 1 for n in range(COMMON) if layout.districts[space] >> n & 1],
            "bonus": [box.parts[number].text for number in bonuses[space]],
        }
        if space < FIRST_WATER:
            each["place"] = space % PER_DISTRICT + 1
        found.append(each)
    return found


def action_of(action: int) -> Action:
    """An Action, and what it costs beside the Barge of each Resource."""
    costs = {RESOURCES[local]: action_costs(action, local) for local in range(len(RESOURCES))}
    return {"action": ACTIONS[action], "costs": costs}


def action_costs(action: int, local: int) -> list[Said]:
    """What an Action costs where a Resource is the local one.  TAB-100, TAB-120, TAB-125, TAB-133"""
    if action == CLAIM_SHIP:
        return [said("effect-gold", n=SHIP_PRICE)]
    if action in (CONSTRUCT, PORT_HOUSE, ZIGGURAT_HOUSE):
        paid = said("cost-resource", n=PRICE, resource=said(f"resource-{RESOURCES[local]}"))
        return [paid, said("projects-cost")] if action == CONSTRUCT else [paid]
    return []


def said(id: str, **args: object) -> Said:
    return {"id": id, "args": args}
