"""Many games at once, and what they tell together."""

from .plan import Match, matches
from .run import simulate
from .tally import Tally, Totals

__all__ = ["Match", "Tally", "Totals", "matches", "simulate"]
