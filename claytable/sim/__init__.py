"""Many games at once, and what they tell together."""

from .plan import Match, matches
from .record import Record
from .run import play_match, simulate
from .tally import Tally, Totals

__all__ = ["Match", "Record", "Tally", "Totals", "matches", "play_match", "simulate"]
