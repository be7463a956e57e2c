"""What printed things do: the goals of cards, Research and Pass tiles, the main actions of Camels, the landscapes."""

from __future__ import annotations

from ...core.messages import Message
from .box import InventorsBox
from .names import metric, pass_tile, research
from .scoring import HIGH_GOAL, LOW_GOAL
from .terms import ACTIONS, LANDSCAPES


def described(box: InventorsBox) -> dict[str, Message]:
    """These in words, by their ids."""
    found = {id: device_goal(box, card) for card, id in enumerate(box.card_ids)}
    for goal in range(1, len(box.goal_effect)):
        found[f"goal_{goal}"] = Message(f"setup-goal-{goal}")  # INV-193, INV-194, INV-195
    found |= {id: research(box, tile) for tile, id in enumerate(box.research_ids)}
    found |= {id: pass_tile(box, tile) for tile, id in enumerate(box.pass_ids)}
    for action in ACTIONS:
        found[action] = Message(f"about-{action}")
    for landscape in LANDSCAPES:
        found[landscape] = Message(f"use-{landscape}")  # INV-038
    return found


def device_goal(box: InventorsBox, card: int) -> Message:
    """What a Device Card scores for its Builder and its Publisher.  INV-197"""
    return Message(
        "about-device",
        {
            "low": LOW_GOAL,
            "few": box.card_low[card],
            "high": HIGH_GOAL,
            "many": box.card_high[card],
            "what": metric(box.card_metric[card]),
        },
    )
