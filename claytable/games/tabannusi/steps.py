"""The steps of this game by name."""

from __future__ import annotations

from typing import Final

from ...core.steps import StepBook
from . import (
    bot,
    bot_gains,
    bot_gardens,
    construct,
    effects,
    gains,
    gardening,
    mastery,
    paying,
    port,
    projects,
    scoring,
    setup,
    shifting,
    turns,
    urban,
    ziggurat,
)

STEPS: Final = StepBook(
    (
        setup,
        gains,
        mastery,
        paying,
        effects,
        projects,
        construct,
        gardening,
        port,
        ziggurat,
        shifting,
        urban,
        turns,
        scoring,
        bot,
        bot_gains,
        bot_gardens,
    )
)
