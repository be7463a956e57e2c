"""What a request may bring and what it costs, known before anything of it is read.

A drop of work is about what a processor does in a hundredth of a second.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

#: Bytes of a request that brings a journal (a long game has some hundred thousand), a pack, or neither.
WITH_JOURNAL: Final = 4_000_000
WITH_PACK: Final = 500_000
PLAIN: Final = 10_000
#: And of one that brings what a person has chosen under *Settings*: it is kept.
WITH_SETTINGS: Final = 3_000
#: Bytes that cost a drop to read, where more comes than any plain request has.
BYTES: Final = 10_000
#: What a hint costs: a bot thinks about it for a second.
HINT: Final = 40
#: What one turn of an analysis costs: it takes a second, in processes that step back for all others.
ANALYSIS: Final = 10
#: What taking an answer back costs: someone who answers and takes back for ever fills the database.
UNDO: Final = 5
#: What it costs to look ahead: the answer is tried on a copy of the table.
OUTLOOK: Final = 1


class Price(NamedTuple):
    """The most bytes that a request may bring, and the drops of work that it takes besides reading them."""

    largest: int = PLAIN
    drops: int = 0

    def of(self, length: int) -> int:
        """The drops for a request of this length."""
        return self.drops + (length // BYTES if length > PLAIN else 0)


#: By method and address, where a part in braces stands for any; all other requests cost nothing but their number.
PRICES: Final = {
    "POST /api/journals": Price(WITH_JOURNAL, 10),
    "POST /api/tables": Price(WITH_PACK, 1),
    "GET /api/tables": Price(drops=2),
    "POST /api/games/{game}/score-sheet": Price(WITH_PACK, 0),
    "POST /api/tables/{table}/play-on": Price(drops=5),
    "POST /api/tables/{table}/rematch": Price(drops=1),
    "GET /api/tables/{table}/at/{number}": Price(drops=1),
    "GET /api/tables/{table}/moments": Price(drops=3),
    "GET /api/tables/{table}/course": Price(drops=3),
    "GET /api/tables/{table}/frames": Price(drops=2),
    "GET /api/tables/{table}/journal": Price(drops=3),
    "GET /api/tables/{table}/analysis": Price(drops=1),
    "GET /api/tables/{table}/analysis/{place}/line": Price(drops=2),
    "POST /api/tables/{table}/analysis/{place}": Price(drops=ANALYSIS),
    "GET /api/tables/{table}/scores": Price(drops=1),
    "GET /api/tables/{table}/odds": Price(drops=2),
    "GET /api/tables/{table}/components": Price(drops=1),
    "POST /api/tables/{table}/compare": Price(drops=5),
    "POST /api/games/{game}/puzzles/{puzzle}": Price(drops=5),
    "GET /api/games/{game}/components": Price(drops=1),
    "GET /api/games/{game}/rules": Price(drops=1),
    "PUT /api/settings": Price(WITH_SETTINGS, 1),
    "GET /api/openapi.json": Price(drops=2),
}
_FREE: Final = Price()
_FORMS: Final = [(re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(form))), price) for form, price in PRICES.items()]


def price_of(method: str, path: str) -> Price:
    """What this request may bring and costs."""
    asked = f"{method} {path}"
    return next((price for form, price in _FORMS if form.fullmatch(asked)), _FREE)
