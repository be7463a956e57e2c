"""Actions: which of them can be done where the Assistant is."""

from __future__ import annotations

from typing import Final

from ...core.messages import Argument
from . import answers as a
from . import grid
from .construct import construct_details, construct_verdict, constructible_of
from .gardening import can_garden
from .payment import owed_details
from .port import cost as port_cost
from .port import port_house_verdict
from .projects import place_verdict
from .reasons import BUILD_COST, NO_GARDENING, NO_PIECES, NOT_COMMON, NOT_THERE, PORT_COST, SHIP_GOLD, ZIGGURAT_COST
from .ships import SHIP_PRICE, can_pay_ship, claim_verdict, gold_details
from .table import TabannusiTable
from .terms import CLAIM_SHIP, COMMON, CONSTRUCT, GARDENING, PLACE_PROJECT, PORT, PORT_HOUSE, ZIGGURAT_HOUSE
from .ziggurat import cost, house_verdict

#: The Actions that each District has: the common ones, the Port, the Ziggurat.
PRINTED: Final = (
    *(((PLACE_PROJECT, CONSTRUCT, GARDENING),) * COMMON),
    (CLAIM_SHIP, PORT_HOUSE),
    (ZIGGURAT_HOUSE,),
)


def open_actions(table: TabannusiTable, seat: int) -> list[int]:
    """The Actions of the Assistant's District that can be done as a whole.  TAB-056, TAB-091"""
    district = table.players[seat].assistant
    found: list[int] = []
    if district < COMMON:
        projects = grid.projects_by_colour(table, district)
        if not place_verdict(table, seat, projects):
            found.append(a.ACTION + PLACE_PROJECT)
        if constructible_of(table, seat, projects):
            found.append(a.ACTION + CONSTRUCT)
        if can_garden(table, seat):
            found.append(a.ACTION + GARDENING)
    elif district == PORT:
        if not ship_action_verdict(table, seat):
            found.append(a.ACTION + CLAIM_SHIP)
        if not port_house_verdict(table, seat):
            found.append(a.ACTION + PORT_HOUSE)
    elif not house_verdict(table, seat):
        found.append(a.ACTION + ZIGGURAT_HOUSE)
    return found


def action_verdict(table: TabannusiTable, seat: int, action: int) -> int:
    """Whether an Action can be done as a whole."""
    district = table.players[seat].assistant
    if action not in PRINTED[district]:
        return NOT_COMMON if action <= GARDENING else NOT_THERE
    if action == PLACE_PROJECT:
        return place_verdict(table, seat, grid.projects_by_colour(table, district))
    if action == CONSTRUCT:
        return construct_verdicts(table, seat)[0]
    if action == GARDENING:
        return 0 if can_garden(table, seat) else NO_GARDENING
    if action == CLAIM_SHIP:
        return ship_action_verdict(table, seat)
    if action == PORT_HOUSE:
        return port_house_verdict(table, seat)
    return house_verdict(table, seat)


def construct_verdicts(table: TabannusiTable, seat: int) -> tuple[int, int]:
    """Whether something can be constructed; else the reason of the colour that is nearest to it, and that colour."""
    projects = grid.projects_by_colour(table, table.players[seat].assistant)
    verdicts = [(construct_verdict(table, seat, colour, projects[colour]), colour) for colour in range(3)]
    return min(verdicts) if (0 in [verdict for verdict, _ in verdicts]) else max(verdicts)


def ship_action_verdict(table: TabannusiTable, seat: int) -> int:
    """A marker, a Ship and 2 Gold.  TAB-043, TAB-125, TAB-126"""
    found = claim_verdict(table, seat)
    return found or (0 if can_pay_ship(table, seat, SHIP_PRICE) else SHIP_GOLD)


def action_details(table: TabannusiTable, seat: int, verdict: int) -> dict[str, Argument]:
    """What is missing for an Action."""
    if verdict == SHIP_GOLD:
        return gold_details(table, seat, SHIP_PRICE)
    if verdict == PORT_COST:
        return owed_details(port_cost(table))
    if verdict == ZIGGURAT_COST:
        return owed_details(cost(table))
    if verdict == BUILD_COST or verdict == NO_PIECES:
        return construct_details(table, seat, construct_verdicts(table, seat)[1], verdict)
    return {}
