"""The kit of tests on Scholars."""

from __future__ import annotations

from core.random_play import MANNERS
from games.told import WITHOUT
from journals.make import PERFT
from scholars import ledger
from scholars.sight import SIGHT
from scholars.speech import SPEECH

from claytable.testing import GameTests, Observed


class TestScholars(GameTests):
    game = "scholars"
    without = WITHOUT
    manner = MANNERS["scholars"]
    sight = SIGHT
    ledger = ledger
    speech = SPEECH
    perft = PERFT["scholars"]
    observed = Observed(private=("bag", "dice_sum"))
