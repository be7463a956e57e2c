"""What is printed on the boards and never changes: it travels with the components, not with every view."""

from __future__ import annotations

from .box import InventorsBox
from .publish import COST
from .seen import Printed
from .terms import INVENTION_SPACES, TRADES


def printed(box: InventorsBox) -> Printed:
    """What it costs all but the Inventor to Publish, and the spaces of Invention tiles.  INV-126, INV-127, INV-128"""
    crafts = [TRADES[trade] for trade in range(6) if COST.crafts >> trade & 1]
    return {
        "publish": {
            "value": box.publish_value,
            "silver": COST.silver,
            "crafts": [*crafts, *["any"] * COST.any_crafts],
        },
        "invention_spaces": list(INVENTION_SPACES),
    }
