"""Things of the game as messages: their names in the reader's language."""

from __future__ import annotations

from typing import Final

from ...core.messages import Argument, Message
from .box import InventorsBox
from .clauses import Part, Way
from .terms import ACTIONS, COLOURS, EACH_COLOUR, LANDSCAPES, ROWS, SECTIONS, TRADES


def colour(number: int) -> Message:
    """White, Blue, Orange, Charcoal; 4 is any of the last three."""
    return Message(f"colour-{COLOURS[number] if number < 4 else 'any'}")


def craft(trade: int) -> Message:
    return Message(f"craft-{TRADES[trade]}")


def landscape(which: int) -> Message:
    return Message(f"landscape-{LANDSCAPES[which]}")


def row(which: int) -> Message:
    return Message(f"row-{ROWS[which]}")


def section(which: int) -> Message:
    return Message(f"section-{SECTIONS[which]}")


def action(which: int) -> Message:
    return Message(f"action-{ACTIONS[which]}")


def die(code: int) -> Message:
    """A die with its face."""
    return Message("die", {"colour": colour(code >> 3), "face": code & 7})


def seat(number: int) -> Message:
    """A seat; -1 and -2 are nobody and the Dummy Player."""
    return Message("seat", {"n": number + 1}) if number >= 0 else Message("dummy")


# -- printed things ------------------------------------------------------------------------------------


def hyphens(id: str) -> str:
    return id.replace("_", "-")


def card(box: InventorsBox, n: int) -> Message:
    return Message(f"card-{hyphens(box.card_ids[n])}")


def board(box: InventorsBox, n: int) -> Message:
    return Message(f"board-{hyphens(box.board_ids[n])}")


def edge(box: InventorsBox, n: int) -> Message:
    """The second effect on a card's edge."""
    trade = box.card_refresh[n]
    return (
        Message("effect-brighten", {"n": 1}) if trade < 0 else Message("effect-refresh-craft", {"craft": craft(trade)})
    )


def tile(box: InventorsBox, n: int) -> Message:
    """A Workshop tile: what it needs and what it does."""
    args: dict[str, Argument] = {"value": box.tile_value[n], "effect": effects(box, box.tile_effect[n])}
    if box.tile_colour[n]:
        args["colour"] = colour(box.tile_colour[n])
        return Message("workshop-tile-coloured", args)
    return Message("workshop-tile", args)


def research(box: InventorsBox, n: int) -> Message:
    return Message(f"research-{hyphens(box.research_ids[n])}")


def invention(box: InventorsBox, n: int) -> Message:
    return effects(box, box.invention_effect[n])


def space(box: InventorsBox, n: int) -> Message:
    return Message(f"space-{hyphens(box.space_ids[n])}")


# -- effects in words ----------------------------------------------------------------------------------


def effects(box: InventorsBox, parts: tuple[int, ...]) -> Message:
    """A list of effects in words."""
    return Message("effect-list", {"effects": [part_message(box, box.parts[number]) for number in parts]})


def effect_message(box: InventorsBox, answer: int) -> Message:
    """The effect, or the side of a choice, that a `do:` answer names."""
    part = box.part_of_answer.get(answer, -1)
    if part >= 0:
        return part_message(box, box.parts[part])
    for each in box.parts:
        for way in each.ways:
            if way.answer == answer:
                return way_message(box, way)
    raise AssertionError(answer)


_WORDS: Final = (
    "choice",
    "silver",
    "draw",
    "influence",
    "brighten",
    "increase",
    "refresh",
    "refresh-all",
    "raise",
    "royalties",
    "harvest",
    "study",
    "swap",
    "white-to-ready",
    "coloured-to-determined",
    "ship",
    "collect",
    "take",
    "research",
    "hire",
    "unlock-camel",
    "unlock-worker",
    "envoy",
    "retrieve",
    "clear",
    "boost",
    "count",
    "keep",
    "remove-invention",
)


def part_message(box: InventorsBox, part: Part) -> Message:
    """One part in words."""
    if part.ways:
        said = [way_message(box, way) for way in part.ways]
        whole = said.pop()
        while said:
            whole = Message("effect-or", {"first": said.pop(), "second": whole})
        return whole
    word = _WORDS[part.word]
    args: dict[str, Argument] = {"n": part.n}
    if word in ("influence", "study", "count"):
        if part.kind == EACH_COLOUR:
            return Message("effect-influence-each", args)
        args["colour"] = colour(part.kind)
    elif word == "refresh" and part.kind < len(TRADES):
        return Message("effect-refresh-craft", {"craft": craft(part.kind)})
    elif word == "keep":
        args["landscape"] = Message(f"landscape-{LANDSCAPES[part.kind]}")
    return Message(f"effect-{word}", args)


def way_message(box: InventorsBox, way: Way) -> Message:
    """One side of a choice in words."""
    gains = effects(box, way.parts)
    cost = way.cost
    if cost is None:
        return gains
    owed: list[Message] = [craft(trade) for trade in range(6) if cost.crafts >> trade & 1]
    owed += [Message("cost-any-craft")] * cost.any_crafts
    for which in range(4):
        if cost.influence[which]:
            owed.append(Message("cost-influence", {"n": cost.influence[which], "colour": colour(which + 1)}))
    if cost.cards:
        owed.append(Message("cost-cards", {"n": cost.cards}))
    if cost.silver:
        owed.append(Message("cost-silver", {"n": cost.silver}))
    return Message("effect-pay", {"owed": owed, "gains": gains})
