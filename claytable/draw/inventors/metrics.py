"""What a Device Card counts, in a few words."""

from __future__ import annotations

from typing import Final

from .printed import Printed

COLOURS: Final = ("blue", "orange", "charcoal", "white")


def metric(word: str, printed: Printed) -> str:
    """A metric of the component data (`dice:blue`, `tower:scribe`, `pairs:research+active_craft`) in words."""
    head, _, kinds = word.partition(":")
    if not kinds or kinds.isdigit():
        return printed.label(f"metric-{_hyphens(head)}")
    if head in ("devices", "pairs"):
        return printed.label(f"metric-{head}-{_hyphens(kinds.replace('+', '-'))}")
    if head == "tower" and kinds not in ("highest", "lowest"):
        return printed.label("metric-tower", trade=printed.name("craft", kinds))
    if all(kind in COLOURS for kind in kinds.split("+")):
        letters = printed.name("colour", kinds) if kinds == "white" else "+".join(map(printed.letter, kinds.split("+")))
        return printed.label(f"metric-{_hyphens(head)}", colour=letters)
    return printed.label(f"metric-{_hyphens(head)}-{kinds}")


def _hyphens(word: str) -> str:
    return word.replace("_", "-")
