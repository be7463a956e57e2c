"""Things of the game as messages: their names in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...core.clauses import Part
from ...core.messages import Argument, Message
from ...core.wording import EffectWords
from .box import InventorsBox
from .clauses import Due, InventorsClauses
from .terms import (
    ACTIONS,
    COLOURS,
    EACH_COLOUR,
    FROM_CAMELS,
    FROM_STUDY,
    FROM_WORKSHOP,
    INVENTION_SPACES,
    LANDSCAPES,
    METRIC_NAMES,
    ROWS,
    SECTIONS,
    STUDY_LEVELS,
    TRADES,
)


def colour(number: int) -> Message:
    """White, Blue, Orange, Charcoal; 4 is any of the last three."""
    return Message(f"colour-{COLOURS[number] if number < 4 else 'any'}")


def craft(trade: int) -> Message:
    return Message(f"craft-{TRADES[trade]}")


def landscape(which: int) -> Message:
    return Message(f"landscape-{LANDSCAPES[which]}")


def origin(where: int) -> Message:
    """Where dice come from."""
    if where < FROM_STUDY:
        return landscape(where)
    if where < FROM_WORKSHOP:
        return study(where - FROM_STUDY)
    if where < FROM_CAMELS:
        return row(where - FROM_WORKSHOP)
    return Message("camels" if where == FROM_CAMELS else "supply")


def study(level: int) -> Message:
    return Message(f"study-{STUDY_LEVELS[level]}")


def place(camel: int) -> Message:
    """Where dice are placed: on a Camel, or in a Workshop."""
    return Message("on-camel", {"n": camel + 1}) if camel >= 0 else Message("in-workshop")


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
    """A Research tile: when it works, and what it does."""
    trigger = box.research_trigger[n]
    args: dict[str, Argument] = {}
    if trigger == "camel_dice":
        args = {"n": box.camel_bonus}
    elif trigger != "end_of_round":
        args = {"effect": effects(box, box.research_effect[n])}
    return Message(f"research-{hyphens(trigger).replace(':', '-')}", args)


def pass_tile(box: InventorsBox, n: int) -> Message:
    return Message("pass-tile", {"effect": effects(box, box.pass_effect[n])})


def invention(box: InventorsBox, n: int) -> Message:
    return effects(box, box.invention_effect[n])


def invention_space(n: int) -> Message:
    return Message(f"invention-space-{hyphens(INVENTION_SPACES[n])}")


def space(box: InventorsBox, n: int) -> Message:
    return Message(f"space-{hyphens(box.space_ids[n])}")


# -- effects in words ----------------------------------------------------------------------------------


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


def gain(part: Part[Due]) -> Message:
    """One gain in words."""
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


def owed(cost: Due) -> list[Message]:
    """What a cost is made of."""
    found: list[Message] = [craft(trade) for trade in range(6) if cost.crafts >> trade & 1]
    found += [Message("cost-any-craft")] * cost.any_crafts
    for which in range(4):
        if cost.influence[which]:
            found.append(Message("cost-influence", {"n": cost.influence[which], "colour": colour(which + 1)}))
    if cost.cards:
        found.append(Message("cost-cards", {"n": cost.cards}))
    if cost.silver:
        found.append(Message("cost-silver", {"n": cost.silver}))
    return found


WORDS: Final = EffectWords(gain, owed)


def effects(box: InventorsBox, numbers: tuple[int, ...]) -> Message:
    """A list of effects in words."""
    return WORDS.effects(box.parts, numbers)


def effects_in(tables: Mapping[str, Any]) -> dict[str, Message]:
    """What the effects in component data say, by their texts there."""
    return WORDS.all_in(tables, InventorsClauses(), _study, metric)


def _study(text: str) -> Message:
    """What follows a die that comes to the Study: no effect that could be chosen.  INV-045"""
    if text != "remove 1 die":
        raise ValueError(f"'{text}' is nothing that the Study does")
    return Message("task-remove-die")


def metric(text: str) -> Message:
    """What a Device Card counts: `dice:blue`, `tower:scribe`, `pairs:research+active_craft`.  INV-197"""
    if text not in METRIC_NAMES:
        raise ValueError(f"'{text}' is nothing that is counted")
    what, _, kinds = text.replace("_", "-").partition(":")
    if kinds.isdigit():
        return Message(f"metric-{what}", {"n": int(kinds)})
    of = kinds.split("+")
    if of[0] in COLOURS:
        return Message(f"metric-{what}", dict(zip(("colour", "other"), map(_coloured, of), strict=False)))
    if kinds in TRADES:
        return Message(f"metric-{what}", {"trade": craft(TRADES.index(kinds))})
    return Message(f"metric-{'-'.join([what, *filter(None, of)])}")


def _coloured(name: str) -> Message:
    return colour(COLOURS.index(name))


def effect_of_answer(box: InventorsBox, answer: int) -> Message:
    """What a `do:` answer names."""
    return WORDS.answer(box.parts, box.part_of_answer, answer)
