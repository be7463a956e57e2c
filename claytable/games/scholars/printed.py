"""What is printed on cards and never changes: it travels with the components, not with every view."""

from __future__ import annotations

from . import answers as a
from .box import ScholarsBox
from .seen import Printed


def printed(box: ScholarsBox) -> Printed:
    """What Translators do as Retirees."""
    return {"helps": {id: helps(box, translator) for translator, id in enumerate(box.translator_ids)}}


def helps(box: ScholarsBox, translator: int) -> list[str]:
    """The answers that a Retiree stands for: its effects, and main actions of other slots.  SCH-054, SCH-190"""
    answers = [box.parts[number].answer for number in box.retiree[translator]]
    answers += [a.MAIN + which for which in range(4) if box.swaps[translator] >> which & 1]
    return [box.words.keys[answer] for answer in answers]
