"""The action under way, followed by the answers that a player gives: dice, Workers, what is left to do.

Like `brute_force`, this uses nothing of the engine: a position is the plain data of a view, and printed values come
from the component file.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from importlib.resources import files
from typing import Any

DATA: dict[str, Any] = tomllib.loads(
    (files("claytable.games.scholars") / "components.toml").read_text(encoding="utf-8")
)
View = dict[str, Any]

PRIMARY = ("red", "yellow", "blue")
SECONDARY = ("purple", "orange", "green")
#: SCH-006
MIXED = {frozenset(row["from"]): row["to"] for row in DATA["colours"]["mix"]}
SLOT_ACTIONS = {row["id"]: row["main_actions"] for row in DATA["action_slot"]}
CARD_WORK = {row["id"].removeprefix("action_"): row["work"] for row in DATA["action_card"]}
CARD_WORK["goal"] = DATA["goal_action_card"]["work"]
PRINTED_VALUE = DATA["goal_action_card"]["preprinted_value"]
TRANSLATORS = {
    row["id"].removeprefix("translator_"): row for row in [*DATA["translator"], *DATA["starting_translator"]]
}
MOST_DICE, HIGHEST = 2, 12


@dataclass(frozen=True)
class Die:
    """A die of the action: what it is, what Workers have made of it."""

    physical: str
    colour: str
    value: int
    workers: int = 0


@dataclass
class Work:
    """A Work, followed from its dice on."""

    slot: str
    dice: list[Die]
    retirees: list[str]
    #: Small actions that are left, and whether the main action is.
    small: list[str] = field(default_factory=list)
    main: bool = True
    #: Whether this is a Travel that has not Delivered yet.
    delivery: bool = False
    scroll: str = ""

    @classmethod
    def begin(cls, view: View, seat: int) -> Work:
        """The Work as it begins, from what lies on the Player Board."""
        slot = next(each for each in view["players"][seat]["slots"] if each["slot"] == view["action"]["slot"])
        dice = [Die(*(text.split(".")[0],) * 2, int(text.split(".")[1])) for text in slot["dice"]]
        if slot["card"] == "goal":
            dice.append(Die("printed", "white", PRINTED_VALUE))
        work = cls(slot["slot"], dice, slot["retirees"])
        work.small = [*CARD_WORK[slot["card"]], *(text for text in work._retired() if not standing(text))]
        return work

    def _retired(self) -> Iterator[str]:
        for translator in self.retirees:
            yield from TRANSLATORS[translator]["retiree"]

    def answered(self, question: str, key: str) -> None:
        """Take an answer of the player into account."""
        word, _, what = key.partition(":")
        if key.startswith("white:action:"):
            del self.dice[int(key[-1]) - 1]
        elif question == "question-work" and word == "do":
            self.small.remove(what)
        elif question == "question-work" and word == "place":
            worker, place = what.split(":")
            self.dice[int(place) - 1] = self._with_worker(self.dice[int(place) - 1], worker)
        elif question == "question-work" and key != "end-turn":
            self.main = False
            self.delivery = key == "travel"
        elif word == "deliver":
            self.delivery = False
        elif question == "question-translate":
            self.scroll = what

    def _with_worker(self, die: Die, worker: str) -> Die:
        """The same colour makes it a 6, another one recolours it.  SCH-067"""
        if worker in self._alike(die.colour):
            return replace(die, value=6, workers=die.workers + 1)
        return replace(die, colour=worker, workers=die.workers + 1)

    def _alike(self, colour: str) -> set[str]:
        """The colours that a die of this colour may be treated as.  SCH-191"""
        alike = {colour}
        for _ in range(3):
            for text in self._retired():
                equal = re.fullmatch(r"equate die:white die:(\w+)", text)
                if equal and alike & {"white", equal[1]}:
                    alike |= {"white", equal[1]}
        return alike

    @property
    def value(self) -> int:
        """SCH-060, SCH-184"""
        raised = [re.fullmatch(r"raise action (\d+)", text) for text in self._retired()]
        return min(HIGHEST, sum(die.value for die in self.dice) + sum(int(found[1]) for found in raised if found))

    @property
    def colours(self) -> set[str]:
        """The colours that the action may have."""
        if len(self.dice) < MOST_DICE:
            return set().union(*(self._alike(die.colour) for die in self.dice))
        one, other = self.dice
        return {
            colour
            for first in self._alike(one.colour)
            for second in self._alike(other.colour)
            for colour in together(first, second)
        }

    @property
    def actions(self) -> set[str]:
        """The main actions of the slot and of its Retirees.  SCH-053, SCH-190"""
        swaps = {text.removeprefix("swap action:") for text in self._retired() if text.startswith("swap")}
        return {*SLOT_ACTIONS[self.slot], *swaps}


def together(first: str, second: str) -> set[str]:
    """The colour of two dice: SCH-057, SCH-058, SCH-059."""
    if first in PRIMARY and second in PRIMARY and first != second:
        return {MIXED[frozenset((first, second))]}
    for kind in (SECONDARY, PRIMARY):
        strongest = {colour for colour in (first, second) if colour in kind}
        if strongest:
            return strongest
    return {"white"}


def standing(text: str) -> bool:
    """Whether a Retiree's text changes the main action and is no action of its own."""
    return text.startswith(("raise", "swap", "equate"))
