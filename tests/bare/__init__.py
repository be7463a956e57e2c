"""The pebble game with nothing but its code: no rules, no words, no printed things."""

from __future__ import annotations

from toy import Toy


class Bare(Toy):
    """A game whose package lacks every file that it says it has."""

    id = "bare"
    title = "Bare"
    package = "bare"


GAME = Bare()
