"""What all tests of the kit build on: the game, its examples, and what the game says about itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias, TypeVar

import pytest

from ..core.errors import UnknownGame
from ..core.game import Game
from ..core.journal import new
from ..core.rules import LANGUAGES, AnyGame, Rule, find_any
from . import play
from .told import LedgerModule, Manner, Observed, Perft, Sight, Speech

#: What a game may leave out if it says why, with where it would say it.
PARTS: Final = {
    "sight": "what its seats may see: `sight = Sight(...)`",
    "speech": "what it says: `speech = Speech(...)`",
    "ledger": "what the lines of its log mean: `ledger`, a module with `Ledger` and `untold`",
    "perft": "where the counts of its lines of play are kept: `perft = Perft(Path(__file__).with_name('perft.json'))`",
    "shape": "the shape of its views: `GameRules.shape`",
    "names": "what the fields of its views are called: `name-<field>` in its catalogues",
    "kinds": "what kinds of answers are called: `kind-<kind>` in its catalogues, and `GameRules.groups`",
    "environments": "how its view becomes numbers: `GameRules.schema`",
    "packs": "its printed values: `components.toml` in its package",
}

#: An example in a test's name, and the example itself.
Examples: TypeAlias = "Iterable[tuple[str, Any]]"

P = TypeVar("P")


class Variant(NamedTuple):
    """A way to set the game up: number of people (1: solo) and options."""

    seats: int
    options: dict[str, Any]

    @property
    def name(self) -> str:
        """The variant in a test's name."""
        return "-".join([str(self.seats), *(f"{key}={value}" for key, value in self.options.items())])


class Untold:
    """Stands where examples would, if they cannot be had: the test fails with the reason, and no other with it."""

    def __init__(self, reason: BaseException) -> None:
        self.reason = reason


class Kit:
    """A game under test. A subclass says which; `claytable.testing.told` lists what else it may say."""

    game: ClassVar[str] = ""
    manner: ClassVar[Manner] = Manner()
    sight: ClassVar[Sight | None] = None
    speech: ClassVar[Speech | None] = None
    ledger: ClassVar[LedgerModule | None] = None
    perft: ClassVar[Perft | None] = None
    observed: ClassVar[Observed] = Observed()
    #: Parts that the game does without, each with the reason; those tests are skipped with it.
    without: ClassVar[Mapping[str, str]] = {}

    # -- what tests ask -----------------------------------------------------------------------------

    @property
    def rules(self) -> AnyGame:
        """The game's own `GameRules`."""
        try:
            return find_any(self.game)
        except UnknownGame as error:
            pytest.fail(f"{type(self).__name__}: {error} Install its package, and set `game` to its id.", pytrace=False)

    def rulebook(self, language: str = "en") -> list[Rule]:
        """Its rules."""
        found = self.rules.catalogue(language)
        if not found:
            pytest.fail(f"{self.game} has no rules: `rules.toml` in its package has each of them once.", pytrace=False)
        return found

    def variants(self) -> list[Variant]:
        """Every variant that the game finds worth a test of its own."""
        found = [Variant(*each) for each in self.rules.variants()]
        if not found:
            pytest.fail(f"{self.game} names no variants: `GameRules.variants` must list at least one.", pytrace=False)
        return found

    def counts(self) -> list[int]:
        """The numbers of people that can play it."""
        return sorted({variant.seats for variant in self.variants()})

    @property
    def several(self) -> int:
        """A number of people that shows most: three, or as many as can play."""
        counts = self.counts()
        return 3 if 3 in counts else counts[-1]

    def new(self, seats: int, seed: int, **options: Any) -> Game:
        """A new table."""
        return new(self.game, seats=seats, seed=seed, **options)

    def played(self, seed: int, answers: int = 5000, **options: Any) -> Game:
        """A game after this number of random answers, or at its end."""
        return play.played(self.game, self.manner, seed, answers, **options)

    def told(self, part: str, value: P | None) -> P:
        """What the game tells about a part of itself."""
        self.wanted(part)
        if value is None:
            pytest.fail(
                f"{type(self).__name__} does not tell {PARTS[part]}. If {self.game} does without, say why:"
                f" `without = {{'{part}': '...'}}`.",
                pytrace=False,
            )
        return value

    def wanted(self, part: str) -> None:
        """Skip the test of a part that the game does without."""
        if part in self.without:
            pytest.skip(f"{self.game} does without {part}: {self.without[part]}")

    def seen(self) -> Sight:
        """What its seats may see."""
        return self.told("sight", self.sight)

    def said(self) -> Speech:
        """What it says."""
        return self.told("speech", self.speech)

    # -- examples -------------------------------------------------------------------------------------

    def examples(self, name: str) -> Examples:
        """The values of a test's argument. Parts of the kit add arguments of their own."""
        if name == "variant":
            return [(variant.name, variant) for variant in self.variants()]
        if name == "seats":
            return [(str(seats), seats) for seats in self.counts()]
        if name == "language":
            return [(language, language) for language in self.languages()]
        return ()

    def languages(self) -> list[str]:
        """The languages of its catalogues."""
        found: list[str] = [language for language in LANGUAGES if language in self.rules.languages]
        if "en" not in found:
            pytest.fail(f"{self.game} has no English: `GameRules.languages` must name it.", pytrace=False)
        return found

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run each test once for each of its examples."""
        for name in metafunc.fixturenames:
            try:
                found = list(self.examples(name))
            except (Exception, pytest.fail.Exception, pytest.skip.Exception) as reason:
                found = [("untold", Untold(reason))]
            if found:
                metafunc.parametrize(name, [value for _, value in found], ids=[id for id, _ in found])

    @pytest.fixture(autouse=True)
    def _everything_is_told(self, request: pytest.FixtureRequest) -> None:
        """Fail, with a sentence, where examples could not be had."""
        unknown = sorted(set(self.without) - set(PARTS))
        if unknown:
            pytest.fail(f"{type(self).__name__}.without: '{unknown[0]}' is not one of {', '.join(PARTS)}.")
        for value in getattr(getattr(request.node, "callspec", None), "params", {}).values():
            if isinstance(value, Untold):
                raise value.reason
        assert self.rules.id == self.game
