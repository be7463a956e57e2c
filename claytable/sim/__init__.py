"""Many games in one run, and what they show together."""

from .plan import Match, matches
from .record import Record
from .run import play_match, simulate, simulate_into
from .tally import Standing, Tally, Totals

__all__ = ["Match", "Record", "Standing", "Tally", "Totals", "matches", "play_match", "simulate", "simulate_into"]
