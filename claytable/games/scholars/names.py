"""Things of the game as messages: their names in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...core.clauses import Part
from ...core.messages import Argument, Message
from ...core.wording import EffectWords
from .box import ScholarsBox
from .clauses import Price, ScholarsClauses
from .solo_box import DELIVER, EMPLOY, GUILD_BY_ROW, GUILD_HERE, PLACE_GOLD, TRANSLATE, read_task
from .terms import (
    ACTIONS,
    ANY_GUILD,
    ANY_PRIMARY,
    ANY_WORKER,
    CALIPH_SPACES,
    COLOURS,
    DECKS,
    GUILDS,
    LANGUAGES,
    SCROLLS,
    SLOTS,
    STARTING,
    TRACKS,
    WORKERS,
)


def hyphens(id: str) -> str:
    return id.replace("_", "-")


def seat(number: int) -> Message:
    """A seat; -1 is nobody: a Neutral Translator's owner, the Main Supply."""
    return Message("seat", {"n": number + 1}) if number >= 0 else Message("nobody")


def owner(number: int, opponent: int) -> Message:
    """A seat, the printed opponent, or nobody."""
    return Message("opponent") if number == opponent >= 0 else seat(number)


def colour(number: int) -> Message:
    """A colour by its name, for players who cannot tell colours apart.  SCH-007"""
    return Message(f"colour-{COLOURS[number] if number < ANY_PRIMARY else 'primary'}")


def colours(bits: int) -> list[Message]:
    """Colours in words."""
    return [colour(each) for each in range(len(COLOURS)) if bits >> each & 1]


def worker(number: int) -> Message:
    return Message(f"worker-{WORKERS[number] if number < ANY_WORKER else 'any'}")


def die(code: int) -> Message:
    """A die with its face."""
    return Message("die", {"colour": colour(code >> 3), "face": code & 7})


def dice(counts: Sequence[int]) -> list[Message]:
    """Dice without faces: how many of each colour."""
    return [Message("resource-dice", {"n": n, "colour": colour(which)}) for which, n in enumerate(counts) if n]


def workers(counts: Sequence[int]) -> list[Message]:
    """How many Workers of each colour."""
    return [Message("effect-worker", {"n": n, "worker": worker(which)}) for which, n in enumerate(counts) if n]


def guild(number: int) -> Message:
    return Message(f"guild-{GUILDS[number] if number < ANY_GUILD else 'any'}")


def track(number: int) -> Message:
    return Message(f"track-{(*TRACKS, 'any', 'primary', 'action')[number]}")


def language(number: int) -> Message:
    return Message(f"language-{LANGUAGES[number]}")


def deck(number: int) -> Message:
    """The character of a deck."""
    return Message(f"deck-{hyphens(DECKS[number])}")


def slot(number: int) -> Message:
    return Message(f"slot-{hyphens(SLOTS[number])}")


def action(number: int) -> Message:
    return Message(f"action-{ACTIONS[number]}")


def caliph_space(number: int) -> Message:
    return Message(f"caliph-{CALIPH_SPACES[number]}")


# -- printed things ------------------------------------------------------------------------------------


def card(box: ScholarsBox, number: int) -> Message:
    return Message(f"card-{hyphens(box.card_ids[number])}")


def scroll(box: ScholarsBox, number: int) -> Message:
    """A Scroll by its language, letter and track; a Starting Scroll by its language."""
    own = language(box.scroll_language[number])
    if number >= SCROLLS:
        return Message("starting-scroll", {"language": own})
    letter = box.scroll_ids[number].rsplit("_", 1)[-1].upper()
    return Message(
        "scroll",
        {"language": own, "letter": letter, "track": track(box.scroll_track[number]), "vp": box.scroll_vp[number]},
    )


def condition(box: ScholarsBox, number: int) -> Message:
    """What a Scroll scores at the end, with the points and numbers printed on it."""
    kind = box.scroll_bonus[number]
    named = box.scroll_named[number]
    printed = box.conditions[kind]
    args: dict[str, Argument] = {}
    if printed.each:
        args["each"] = printed.each
    if printed.level:
        args["level"] = printed.level
    if printed.steps:
        args["least"], _, args["high"] = printed.steps[-1]
    if len(printed.steps) > 1:
        args["first"], args["last"], args["low"] = printed.steps[0]
    if kind == "guild":
        args["guild"] = guild(named[0])
    elif kind == "track":
        args["track"] = track(named[0])
    elif kind == "dice":
        args["secondary"], args["primary"] = colour(named[0]), colour(named[1])
    elif named:
        args["languages"] = [language(each) for each in named]
    return Message(f"condition-{hyphens(kind)}", args)


def translator(box: ScholarsBox, number: int) -> Message:
    """A Translator by its character and the languages it speaks."""
    spoken = [language(each) for each in range(7) if box.languages[number] >> each & 1]
    args: dict[str, Argument] = {"languages": spoken}
    if box.deck[number] == STARTING:
        args["n"] = number - box.first_starting + 1
        return Message("starting-translator", args)
    args["deck"] = deck(box.deck[number])
    args["letter"] = box.translator_ids[number].rsplit("_", 1)[-1].upper()
    return Message("translator", args)


def goal(box: ScholarsBox, number: int) -> Message:
    """A Goal Card by its three targets."""
    return Message(
        "goal-card",
        {
            "deck": deck(box.goal_deck[number]),
            "guild": guild(box.goal_guild[number]),
            "track": track(box.goal_track[number]),
            "level": box.goal_level[number],
        },
    )


def resource(box: ScholarsBox, number: int) -> Message:
    """A Resource Card by what it gives."""
    given = dice(box.resource_dice[number])
    if box.resource_gold[number]:
        given.append(Message("effect-gold", {"n": box.resource_gold[number]}))
    if box.resource_silver[number]:
        given.append(Message("effect-silver", {"n": box.resource_silver[number]}))
    given += workers(box.resource_workers[number])
    given += [WORDS.part(box.parts, box.parts[part]) for part in box.resource_bonus[number]]
    return Message("effect-list", {"effects": given})


def retiree(box: ScholarsBox, number: int) -> Message:
    """What a Translator does once it is Retired."""
    given: list[Message] = []
    if box.raises[number]:
        given.append(Message("effect-raise", {"n": box.raises[number]}))
    given += [Message("effect-swap", {"action": action(which)}) for which in range(4) if box.swaps[number] >> which & 1]
    if box.equates[number]:
        given.append(Message("effect-equate", {"colour": colour(box.equates[number])}))
    given += [WORDS.part(box.parts, box.parts[part]) for part in box.retiree[number]]
    return Message("effect-list", {"effects": given}) if given else Message("effect-none")


def scheme(box: ScholarsBox, number: int) -> Message:
    """A Scheme Card by its colour and Silver Value."""
    named = ("blue", "red")[box.solo.scheme_colour[number]]
    return Message(f"scheme-{named}", {"n": box.solo.scheme_silver[number]})


def focus(box: ScholarsBox, position: int) -> Message:
    """A space of the Resource Track."""
    return Message(
        "focus",
        {"language": language(box.solo.language[position]), "guild": guild(box.solo.guild[position])},
    )


# -- effects --------------------------------------------------------------------------------------------

_WORDS = (
    "choice",
    "silver",
    "gold",
    "worker",
    "die-to-bag",
    "die-to-hand",
    "destroy",
    "draw",
    "top-up",
    "influence-scroll",
    "influence-guild",
    "shift",
    "advance",
    "harvest",
    "employ",
    "retire",
    "raise",
    "swap",
    "equate",
)


def gain(part: Part[Price]) -> Message:
    """One gain in words."""
    word = _WORDS[part.word]
    args: dict[str, Argument] = {"n": part.n}
    if word == "worker":
        args["worker"] = worker(part.kind)
    elif word in ("die-to-bag", "die-to-hand", "equate"):
        args["colour"] = colour(part.kind)
    elif word == "influence-guild":
        args["guild"] = guild(part.kind)
    elif word in ("advance", "harvest"):
        args["track"] = track(part.kind)
    elif word in ("employ", "retire"):
        args["deck"] = deck(part.kind)
    elif word == "swap":
        args["action"] = action(part.kind)
    return Message(f"effect-{word}", args)


def owed(cost: Price) -> list[Message]:
    """What a cost is made of."""
    found: list[Message] = []
    if cost.silver:
        found.append(Message("cost-silver", {"n": cost.silver}))
    if cost.gold:
        found.append(Message("cost-gold", {"n": cost.gold}))
    if cost.workers:
        found.append(Message("cost-workers", {"n": cost.workers}))
    if cost.dice:
        found.append(Message("cost-white-dice", {"n": cost.dice}))
    return found


WORDS: Final = EffectWords(gain, owed)


def effects(box: ScholarsBox, numbers: tuple[int, ...]) -> Message:
    """A list of effects in words."""
    return WORDS.effects(box.parts, numbers)


def effects_in(box: ScholarsBox, tables: Mapping[str, Any]) -> dict[str, Message]:
    """What the effects in component data say, by their texts there, and the conditions of Scrolls by their ids."""
    conditions = {
        str(row["id"]): condition(box, number)
        for number, row in enumerate(tables["scroll"])
        if box.scroll_bonus[number] != "none"
    }
    return WORDS.all_in(tables, ScholarsClauses(), _task, _either_cost) | conditions


#: What only the solo opponent does; the rest of its tasks are effects.
_TASKS: Final = {
    PLACE_GOLD: "place-gold",
    EMPLOY: "employ-focus",
    TRANSLATE: "translate-focus",
    DELIVER: "deliver-focus",
    GUILD_BY_ROW: "influence-row",
    GUILD_HERE: "influence-here",
}


def _task(text: str) -> Message:
    word, n, _ = read_task(text)
    return Message(f"task-{_TASKS[word]}", {"n": n} if word in (PLACE_GOLD, GUILD_HERE) else None)


def _either_cost(text: str) -> Message:
    """A choice of two costs, as for a Retiree that is not the first below its slot."""
    first, second = (WORDS.owed(ScholarsClauses().cost([each]))[0] for each in text.split(" | "))
    return Message("effect-or", {"first": first, "second": second})


def effect_of_answer(box: ScholarsBox, answer: int) -> Message:
    """What a `do:` answer names."""
    return WORDS.answer(box.parts, box.part_of_answer, answer)
