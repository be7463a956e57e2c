"""The kit of tests on Inventors."""

from __future__ import annotations

from core.random_play import MANNERS
from games.told import WITHOUT
from inventors import ledger
from inventors.sight import SIGHT
from inventors.speech import SPEECH
from journals.make import PERFT

from claytable.testing import GameTests, Observed


class TestInventors(GameTests):
    game = "inventors"
    without = WITHOUT
    manner = MANNERS["inventors"]
    sight = SIGHT
    ledger = ledger
    speech = SPEECH
    perft = PERFT["inventors"]
    observed = Observed(private=("hand",))
