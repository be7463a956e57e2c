"""Tests that fit any game. A game's own test suite calls all of them in three lines:

    from claytable.testing import GameTests

    class TestOasis(GameTests):
        game = "oasis"

Further attributes give the kit what it cannot find out from the game; `claytable.testing.told` has each of them.
What is missing fails with a sentence that says what to write. It needs the extra `testing`, and `envs` and `openspiel`
for the learning environments.
"""

from __future__ import annotations

import pytest

# Assertions of the kit explain themselves as those of a test module do; this comes before the modules are imported.
pytest.register_assert_rewrite(
    *(
        f"{__name__}.{module}"
        for module in ("citations", "environments", "kit", "laws", "lessons", "log", "observations", "packs", "perft")
    ),
    *(f"{__name__}.{module}" for module in ("play", "sentences", "shapes", "sources", "spiel", "views", "words")),
)

from .citations import Citations  # noqa: E402 - see above; the same for those that follow
from .environments import Environments  # noqa: E402
from .kit import Kit, Variant  # noqa: E402
from .laws import Laws, Refusals, Worth  # noqa: E402
from .lessons import Lessons  # noqa: E402
from .log import Log  # noqa: E402
from .observations import Observations  # noqa: E402
from .packs import Packs  # noqa: E402
from .perft import Counts  # noqa: E402
from .sentences import RulesSaid, Sentences  # noqa: E402
from .shapes import Shapes  # noqa: E402
from .spiel import Spiel  # noqa: E402
from .told import Manner, Observed, Perft, Sight, Speech  # noqa: E402
from .views import Views  # noqa: E402
from .words import Words  # noqa: E402

__all__ = [
    "GameTests",
    "Kit",
    "Manner",
    "Observed",
    "Perft",
    "Sight",
    "Speech",
    "Variant",
]


class GameTests(
    Laws,
    Refusals,
    Worth,
    Log,
    Shapes,
    Views,
    Words,
    Sentences,
    RulesSaid,
    Citations,
    Lessons,
    Packs,
    Counts,
    Observations,
    Environments,
    Spiel,
):
    """All tests of the kit."""
