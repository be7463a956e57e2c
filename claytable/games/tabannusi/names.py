"""Things of the game as messages: their names in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from ...core.clauses import Part
from ...core.messages import Argument, Message
from ...core.wording import EffectWords
from .box import EVERY_TILE, NEEDS, TRIGGERS, TabannusiBox
from .clauses import OF_COLOUR, PAID, Cost, TabannusiClauses
from .solo_box import LETTERS
from .terms import (
    ACTIONS,
    ANY,
    COLOURS,
    FIRST_WATER,
    LINES,
    PER_DISTRICT,
    PIECES,
    RESOURCES,
    ROWS,
    URBAN_DRAWN,
    URBAN_KEPT,
)


def seat(number: int) -> Message:
    return Message("seat", {"n": number + 1})


def colour(number: int) -> Message:
    return Message(f"colour-{RESOURCES[number]}")


def resource(number: int) -> Message:
    return Message(f"resource-{RESOURCES[number] if number < ANY else 'any'}")


def track(number: int) -> Message:
    return Message(f"track-{COLOURS[number]}")


def district(number: int) -> Message:
    return Message(f"district-{number + 1}")


def action(number: int) -> Message:
    return Message(f"action-{ACTIONS[number]}")


def row(number: int) -> Message:
    """A row of Houses on the Player board."""
    return Message(f"row-{ROWS[number]}")


def line(number: int) -> Message:
    return Message(f"line-{LINES[number]}")


def section(number: int) -> Message:
    return Message(f"section-{COLOURS[number]}")


def letter(number: int) -> Message:
    return Message(f"letter-{LETTERS[number].lower()}")


# -- printed things ------------------------------------------------------------------------------------


def space(box: TabannusiBox, number: int) -> Message:
    """A space of the grid, or printed Water."""
    if number >= FIRST_WATER:
        return Message("water-space", {"id": box.water_ids[number - FIRST_WATER]})
    return Message("space", {"district": number // PER_DISTRICT + 1, "n": number % PER_DISTRICT + 1})


def lying(cell: int) -> dict[str, Argument]:
    """What lies on a space of the grid."""
    return {"piece": Message(f"piece-{PIECES[cell & 7]}")}


def tile(box: TabannusiBox, number: int) -> Message:
    """An Action tile by what it does."""
    return effects(box, box.tile_effect[number])


def special(box: TabannusiBox, number: int) -> Message:
    return Message("special-water", {"id": box.special_ids[number], "effect": effects(box, box.special_bonus[number])})


def harbormaster(box: TabannusiBox, number: int) -> Message:
    return Message(
        "harbormaster", {"id": box.harbormaster_ids[number], "effect": effects(box, box.harbormaster[number])}
    )


def ship(box: TabannusiBox, number: int) -> Message:
    """A Ship tile by its ability; -1 is one printed on the board."""
    if number < 0:
        return Message("ship-printed")
    trigger = TRIGGERS[box.ship_trigger[number]].replace("_", "-")
    ability = Message(f"ability-{trigger}", {"effect": effects(box, box.ship_effect[number])})
    return Message(
        "ship", {"size": box.ship_size[number], "colour": colour(box.ship_colour[number]), "ability": ability}
    )


def decree(box: TabannusiBox, number: int) -> Message:
    """A Decree by what it asks for and gives."""
    card = box.decrees[number]
    needs: list[Message] = []
    for what, which, n in card.needs:
        args: dict[str, Argument] = {} if what == EVERY_TILE else {"n": n}
        if which >= 0:
            args["colour"] = colour(which)
        needs.append(Message(f"need-{NEEDS[what]}", args))
    gives = [WORDS.part(box.parts, box.parts[part]) for part in card.effect]
    gives.append(Message("effect-vp", {"n": card.vp}))
    return Message("decree", {"id": box.decree_ids[number], "needs": needs, "gives": gives})


def urban(box: TabannusiBox, number: int) -> Message:
    """An Urban card by the Houses it asks for."""
    houses = [
        Message("urban-houses", {"n": n, "district": place + 1})
        for place, n in enumerate(box.urban_houses[number])
        if n
    ]
    return Message("urban-card", {"id": box.urban_ids[number], "houses": houses, "vp": box.urban_vp[number]})


def ziggurat_tile(box: TabannusiBox, number: int) -> Message:
    """A Ziggurat tile by what it counts, with its three values."""
    first, second, third = box.ziggurat_vp[number]
    return Message(f"ziggurat-{box.ziggurat_ids[number].lower()}", {"first": first, "second": second, "third": third})


def ziggurat_space(box: TabannusiBox, number: int) -> Message:
    return Message(
        "ziggurat-space",
        {"section": section(number // 6), "n": number % 6 + 1, "effect": effects(box, box.ziggurat_bonus[number])},
    )


def automa_card(box: TabannusiBox, number: int) -> Message:
    return Message("automa-card", {"id": box.solo.card_ids[number]})


def king(number: int, box: TabannusiBox) -> Message:
    return Message(f"king-{box.solo.king_ids[number]}")


# -- effects --------------------------------------------------------------------------------------------

_WORDS = (
    "choice",
    "gold",
    "vp",
    "lose-vp",
    "claim",
    "resource",
    "resource-any",
    "water",
    "garden",
    "special-water",
    "crate-here",
    "urban",
    "harbormaster",
    "advance",
    "advance-any",
    "advance-one",
    "advance-two",
    "advance-this",
    "advance-lowest",
    "advance-highest",
    "advance-paid",
    "refill",
    "architect",
    "project",
    "claim-ziggurat",
    "claim-ship",
    "port-house",
    "shift-house",
    "gardening",
    "action-tile",
    "discount",
    "house-source",
    "claim-source",
    "substitute",
    "tolerance",
    "automa-card",
)


def gain(part: Part[Cost]) -> Message:
    """One gain in words."""
    word = _WORDS[part.word]
    args: dict[str, Argument] = {"n": part.n}
    if word in ("resource", "substitute"):
        args["resource"] = resource(part.kind)
    elif word == "advance":
        args["track"] = track(part.kind)
    elif word == "advance-this":
        args["what"] = Message(f"of-{OF_COLOUR[part.kind]}")
    elif word == "urban":
        args = {"n": URBAN_DRAWN, "keep": URBAN_KEPT}
    return Message(f"effect-{word}", args)


def cost_message(n: int, kind: int) -> Message:
    """A number of a Resource."""
    return Message("cost-resource", {"n": n, "resource": resource(kind)})


def owed(cost: Cost) -> list[Message]:
    """What a cost is made of."""
    n, kind = cost
    return [Message("cost-paid-colour", {"n": n}) if kind == PAID else cost_message(n, kind)]


WORDS: Final = EffectWords(gain, owed)


def effects(box: TabannusiBox, numbers: tuple[int, ...]) -> Message:
    """A list of effects in words."""
    return WORDS.effects(box.parts, numbers)


def effects_in(box: TabannusiBox, tables: Mapping[str, Any]) -> dict[str, Message]:
    """What the effects in component data say, by their texts there; and what Decrees and Ships do."""
    decrees = {f"decree:{id}": decree(box, number) for number, id in enumerate(box.decree_ids)}
    ships = {id: ship(box, number) for number, id in enumerate(box.ship_ids)}
    return WORDS.all_in(tables, TabannusiClauses(), _other_cost) | decrees | ships


def _other_cost(text: str) -> Message:
    """Gold for a Ship, and the part of a construction's cost that depends on its Projects.  TAB-100, TAB-125"""
    gold = re.fullmatch(r"(\d+) gold", text)
    if gold:
        return Message("effect-gold", {"n": int(gold.group(1))})
    if text != "1 project_colour per own claim marker":
        raise ValueError(f"'{text}' is not a cost")
    return Message("projects-cost")


def effect_of_answer(box: TabannusiBox, answer: int) -> Message:
    """What a `do:` answer names."""
    return WORDS.answer(box.parts, box.part_of_answer, answer)
