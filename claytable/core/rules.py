"""What a game brings to the core: its rules as data, its pieces, its words, and how a table begins."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from .errors import BadOptions, UnknownGame, missing
from .messages import Message
from .native import mypyc_attr
from .observation import Record
from .packs import PackSource
from .rng import Pcg32
from .table import Table, Vocabulary
from .words import Words, catalogue, read_words, speaks

if TYPE_CHECKING:
    from .sheets import ScoreSheet

PERSON: Final = "person"
BOT: Final = "bot"
OPPONENT: Final = "opponent"
LANGUAGES: Final = ("en", "pl", "fr")
#: The language that every game has.
ENGLISH: Final = "en"
#: How messages begin that describe a game outside its tables, all of them optional: `game-title`, `game-line` (what it
#: is, in a sentence), `game-picture` (what its picture shows), `progress` and `progress-setup` (how far a table is),
#: `setting-<name>`, `setting-<name>-<value>`, and what each of these is for with `-help` after it; `opponent` is what
#: the printed opponent is called.
FRONT: Final = ("game-", "progress", "setting-", "opponent")
#: The kind of answers that go on without choosing anything.
PASSING: Final = "pass"
#: Why nothing but people plays a companion.
NO_BOTS: Final = "At the real table only people see the board: bots neither play nor give hints."
#: What you read of a rule in your language.
SAID: Final = ("text", "ambiguity", "decision")


class SeatKind:
    """Who sits there: a person, a bot, or the opponent printed in the rulebook; and the name they gave, or ""."""

    __slots__ = ("kind", "name")

    def __init__(self, kind: str, name: str = "") -> None:
        if kind not in (PERSON, BOT, OPPONENT):
            raise BadOptions(f"A seat is '{PERSON}', '{BOT}' or '{OPPONENT}', not '{kind}'.")
        self.kind = kind
        self.name = name

    def __repr__(self) -> str:
        return f"SeatKind({self.kind!r}, {self.name!r})"


def check_language(language: str) -> None:
    """Raises BadOptions for a language that nothing here is translated into."""
    if language not in LANGUAGES:
        raise BadOptions(f"There is no translation into '{language}'. There are: {', '.join(LANGUAGES)}.")


def seat_kinds(seats: object) -> list[str]:
    """The kinds of seats from a number of people, or a list of kinds."""
    if isinstance(seats, int) and not isinstance(seats, bool):
        return [PERSON] * seats
    if isinstance(seats, (list, tuple)) and all(isinstance(kind, str) for kind in seats):
        return list(seats)
    raise BadOptions(f"Seats are a number, or a list of '{PERSON}', '{BOT}' and '{OPPONENT}', not {seats!r}.")


def solo_seats(title: str, seats: object) -> tuple[SeatKind, ...]:
    """The seats of a game for 1 to 4 players, where one alone plays against the printed opponent."""
    kinds = seat_kinds(seats)
    if not 1 <= len(kinds) <= 4:
        raise BadOptions(f"{title} has 1 to 4 seats.")
    if OPPONENT in kinds:
        if kinds.count(OPPONENT) > 1 or len(kinds) != 2 or kinds[0] == OPPONENT:
            raise BadOptions("The printed opponent sits in the second of two seats.")
    elif len(kinds) == 1:
        kinds.append(OPPONENT)
    return tuple(SeatKind(kind) for kind in kinds)


class Setting:
    """What you choose when you set up a game: an option of `new`, and of every command that makes tables.

    `values` are all that you may choose; (False, True) is a yes or no. With `several` you may choose any number of
    them. `help` says what it is about, in a sentence without its full stop; the error about a wrong value quotes it.
    """

    __slots__ = ("default", "help", "name", "several", "solo", "together", "values")

    def __init__(
        self,
        name: str,
        values: tuple[Any, ...],
        default: object,
        help: str,
        several: bool = False,
        solo: bool = False,
        together: bool = False,
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.help = help
        self.several = several
        #: Whether it belongs to the solo game alone.
        self.solo = solo
        #: Whether the solo game leaves no choice but its default.
        self.together = together

    def __repr__(self) -> str:
        return f"Setting({self.name!r}, {self.values!r}, {self.default!r})"

    @property
    def flag(self) -> bool:
        """Whether it is a yes or no."""
        return self.values == (False, True)

    def check(self, value: object) -> Any:
        """The value as a table keeps it; raises BadOptions for one that is not among `values`."""
        if self.several:
            if not isinstance(value, (list, tuple)):
                raise BadOptions(f"{self.help}, as a list, not {value!r}.")
            for each in value:
                self._check_one(each)
            return [each for each in self.values if each in value]
        self._check_one(value)
        return value

    def _check_one(self, value: object) -> None:
        # By type too: 1 is not True, and 4.0 is not a number of rounds.
        if any(value == each and type(value) is type(each) for each in self.values):
            return
        if self.flag:
            raise BadOptions(f"The option '{self.name}' is true or false, not {value!r}.")
        raise BadOptions(f"{self.help}, not {value!r}.")


def check_settings(title: str, settings: tuple[Setting, ...], options: Mapping[str, Any], solo: bool) -> dict[str, Any]:
    """The options of a table, complete and each of them sound."""
    unknown = set(options) - {setting.name for setting in settings}
    if unknown:
        known = ", ".join(setting.name for setting in settings) or "none"
        raise BadOptions(f"{title} has no option '{min(unknown)}'. It has: {known}.")
    chosen: dict[str, Any] = {}
    for setting in settings:
        if not setting.solo or solo:
            chosen[setting.name] = setting.check(options.get(setting.name, setting.default))
        elif setting.name in options:
            raise BadOptions(f"The option '{setting.name}' belongs to the solo game.")
    return chosen


class Rule:
    """A rule of the catalogue, in our own words."""

    __slots__ = ("ambiguity", "area", "check", "decision", "heading", "id", "source", "text")

    def __init__(self, entry: Mapping[str, str], heading: str) -> None:
        self.id = entry["id"]
        self.area = entry["area"]
        #: What its area is called.
        self.heading = heading
        self.text = entry["text"]
        self.source = entry["source"]
        self.check = entry["check"]
        self.ambiguity = entry.get("ambiguity", "")
        self.decision = entry.get("decision", "")

    def __repr__(self) -> str:
        return f"<{self.id}: {self.text}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """All printed things of a game, parsed once and shared by every table that plays with them."""

    #: Every answer that can be given with them.
    words: Vocabulary

    def __init__(self, pack: str) -> None:
        #: "printed" for the values shipped with the package, otherwise the pack's name and fingerprint.
        self.pack = pack


T = TypeVar("T", bound=Table)
B = TypeVar("B", bound=Box)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameRules(Generic[T, B]):
    """A game, with its kind of table and of box. Each game has one instance, found by its entry point.

    A game declares here all that it brings; the core looks for nothing by a module's name.
    """

    id: ClassVar[str] = ""
    title: ClassVar[str] = ""
    #: A whole number, raised whenever a journal of the version before may replay to another table.
    version: ClassVar[str] = "1"
    package: ClassVar[str] = ""
    #: The game beside whose cardboard it stands, if it plays that game's printed opponent at the real table: no game to
    #: play, so no list of games has it. It has no bots and no learning environment.
    companion_of: ClassVar[str] = ""
    #: The languages of its catalogues, of `LANGUAGES`; readers of other languages get English.
    languages: ClassVar[tuple[str, ...]] = (ENGLISH,)
    #: Minutes with the fewest and with the most players, and how heavy it is, from 1 to 5; 0 if it does not say.
    minutes: ClassVar[tuple[int, int]] = (0, 0)
    weight: ClassVar[int] = 0
    #: What you may choose when you make a table.
    settings: ClassVar[tuple[Setting, ...]] = ()
    #: What to choose for somebody's first game.
    first_game: ClassVar[Mapping[str, Any]] = {}
    #: What its tables' views are: a `TypedDict` (see `schema`), if it says so.
    shape: ClassVar[Any] = None
    #: What `printed` gives: a `TypedDict` too.
    printed_shape: ClassVar[Any] = None
    #: The module that draws its views as text (see `claytable.draw`); without one they are drawn as an outline.
    drawing: ClassVar[str] = ""
    #: The file of its lessons in its package (see `lessons`); without one it has none.
    lessons: ClassVar[str] = ""
    #: The file of its puzzles in its package, which `claytable puzzles` writes; without one it has none.
    puzzles: ClassVar[str] = ""
    #: The file of its answer odds in its package, which `claytable train` writes (see `bots.odds`); without one bots
    #: have none.
    odds: ClassVar[str] = ""
    #: The file in its package that says how strong the levels of bots are, which `claytable ladder` writes; without one
    #: nobody says.
    ladder: ClassVar[str] = ""
    #: Kinds of answers that people see as one, and what that one is called: dice of any place are a `die`. Those that
    #: go on without choosing anything are `PASSING`. The message `kind-<name>` says it in a word.
    groups: ClassVar[Mapping[str, str]] = {}
    #: Categories of scores that before the end depend on what only the seat itself sees, and on what nobody sees.
    hidden_scores: ClassVar[tuple[str, ...]] = ()
    unknown_scores: ClassVar[tuple[str, ...]] = ()
    #: The log lines that a replay marks, by their names: where a round begins, or something is scored.
    landmarks: ClassVar[tuple[str, ...]] = ()
    #: The file in its package that says what its `worth` promises (see `claytable.bots.forecast`); without one, nobody
    #: says who is likely to win.
    forecast: ClassVar[str] = ""

    def box(self, pack: PackSource = None) -> B:
        """The printed things: ours, or those of the pack file `pack`."""
        raise missing(self, "box")

    def seats(self, seats: object, options: Mapping[str, Any]) -> tuple[SeatKind, ...]:
        """The seats of a table, checked against the player counts of the game."""
        raise missing(self, "seats")

    def options(self, seats: tuple[SeatKind, ...], options: Mapping[str, Any]) -> dict[str, Any]:
        """The variant's options, complete and checked; a game adds what its settings cannot say."""
        return check_settings(self.title, self.settings, options, seats[-1].kind == OPPONENT)

    def deal(self, box: B, seats: tuple[SeatKind, ...], options: Mapping[str, Any], rng: Pcg32) -> T:
        """A new table, set up, waiting at its first question."""
        raise missing(self, "deal")

    def load(self, box: B, data: Mapping[str, Any]) -> T:
        """A table from what `Table.save` wrote."""
        raise missing(self, "load")

    def upgrade(self, saved: dict[str, Any], version: str) -> dict[str, Any]:
        """What `Table.save` of an older `version` wrote, as `load` of this one reads it."""
        return saved

    def variants(self) -> list[tuple[int, dict[str, Any]]]:
        """Every variant worth a test of its own: number of seats (1 is solo) and options."""
        raise missing(self, "variants")

    def kinds(self, box: B) -> dict[str, str]:
        """Every kind of answer, and what people see it as."""
        return {kind: self.groups.get(kind, kind) for kind in box.words.kinds()}

    def effects(self, box: B, tables: Mapping[str, Any]) -> dict[str, Message]:
        """What the effects in the component data of a box say, by their texts there; a card may have its answer's key.

        A client draws them, and knows no grammar.
        """
        return {}

    def printed(self, box: B) -> Mapping[str, Any]:
        """What never changes on its boards and the component data alone does not say: where spaces lie, what they cost.

        It travels once, with the component data. A view has only what can change.
        """
        return {}

    def sheet(self, box: B) -> ScoreSheet | None:
        """Its score pad, for people who play on cardboard; None if it has none."""
        return None

    def schema(self, box: B) -> Record | None:
        """How its views become the vectors of learning environments (see `schema.numbers`); None if it does not say."""
        return None

    def broken(self, table: T) -> list[str]:
        """What is wrong with a table, in sentences: the game's invariants."""
        return []

    def worth(self, table: T) -> list[float]:
        """The points that each seat is likely to end with, for bots; here, those it has now."""
        return [float(score.total) for score in table.scores()]

    def goods(self, view: Mapping[str, Any], seat: int) -> dict[str, int]:
        """How much a seat has of what players count, by its view; `goods-<name>` is the message for it."""
        return {}

    def stage(self, table: T) -> float:
        """How much of the game is likely to be behind, from 0 to 1, as everybody at the table may know it."""
        return 1.0 if table.over else 0.0

    def progress(self, table: T) -> dict[str, int]:
        """How far the game is, in the numbers of its message `progress`; none before it begins."""
        return {}

    def spoken(self, language: str) -> str:
        """The language in which the game speaks to readers of `language`: that one if it has it, else English."""
        check_language(language)
        return language if language in self.languages and speaks(self.package, language) else ENGLISH

    def data(self) -> str:
        """The package with its component data."""
        return self.package

    def messages(self, language: str) -> str:
        """The text of its message catalogue in a language that it has."""
        return catalogue(self.package, language)

    def words(self, language: str) -> Words:
        """The message catalogue in `language`; in English if the game lacks it."""
        return read_words(self.package, self.spoken(language))

    def catalogue(self, language: str = "en") -> list[Rule]:
        """Every rule of the game, in the order in which it is played, in the words of `language`."""
        return read_catalogue(self.package, language)


#: Any game.
AnyGame: TypeAlias = "GameRules[Any, Any]"


@cache
def read_catalogue(package: str, language: str) -> list[Rule]:
    """The rules.toml of a game's package, in the words of `locale/rules.<language>.toml`; without them, in English."""
    check_language(language)
    entries = _read_toml(files(package) / "rules.toml").get("rule", [])
    said = _read_toml(files(package) / "locale" / f"rules.{language}.toml")
    return [_said(entry, said) for entry in entries]


def _read_toml(path: Traversable) -> dict[str, Any]:
    """A file of a game; a game may lack it."""
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def _said(entry: dict[str, str], said: Mapping[str, Mapping[str, str]]) -> Rule:
    area = entry["area"].split(".")[0]
    fields = {name: said[name][entry["id"]] for name in SAID if name in said and entry.get(name)}
    return Rule(entry | fields, said.get("area", {}).get(area, area))


@cache
def installed_games() -> dict[str, AnyGame]:
    """The installed games by id, from the entry points `claytable.games`."""
    return _installed("claytable.games")


@cache
def installed_companions() -> dict[str, AnyGame]:
    """What stands beside cardboard by id, from the entry points `claytable.companions`: see `companion_of`."""
    return _installed("claytable.companions")


def _installed(group: str) -> dict[str, AnyGame]:
    from importlib.metadata import entry_points

    found = {}
    for entry in entry_points(group=group):
        game = _load(entry)
        found[game.id] = game
    return dict(sorted(found.items()))


def _load(entry: EntryPoint) -> AnyGame:
    try:
        game: AnyGame = entry.load()
    except Exception as error:
        package = "its package" if entry.dist is None else f"'{entry.dist.name}'"
        if isinstance(error, TypeError) and "inherit from compiled" in str(error):
            raise UnknownGame(
                f"The game '{entry.name}' has a subclass of something that the compiled build of Claytable keeps"
                f" closed. Install Claytable from its source, which is plain Python, or remove {package}."
            ) from None
        raise UnknownGame(
            f"The game '{entry.name}' cannot be loaded ({type(error).__name__}: {error}). Mend {package}, or remove it."
        ) from error
    return game


def own_games() -> dict[str, AnyGame]:
    """The games that come with Claytable, whatever else is installed: for its own pages, measures and tests."""
    return {id: game for id, game in installed_games().items() if game.package.startswith("claytable.")}


def find_game(id: str) -> AnyGame:
    """The game called `id`; a companion is none, because only people can answer it."""
    game = installed_games().get(id)
    if game is not None:
        return game
    if id in installed_companions():
        raise UnknownGame(f"'{id}' is no game to play. {NO_BOTS}")
    raise UnknownGame(f"There is no game '{id}' here. There are: {', '.join(installed_games()) or 'none'}.")


def known_any(id: str) -> AnyGame | None:
    """The game or companion called `id`, if it is installed."""
    return installed_games().get(id) or installed_companions().get(id)


def find_any(id: str) -> AnyGame:
    """The game or companion called `id`."""
    return known_any(id) or find_game(id)
