"""Score pads: what people count on a table of cardboard, and the points it is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from .errors import BadOptions
from .native import mypyc_attr
from .packs import PackSource
from .rules import find_game
from .scores import places

#: What a field may hold.
MOST: Final = 9999
SEATS: Final = 4

Numbers: TypeAlias = "Mapping[str, int]"


class Field:
    """Something to count. `each` are the points for one; 0 where the game works them out from several numbers.

    `opponent` is the same for the printed opponent, if it differs. `asked` says who counts it. `check` is something
    that a player has or has not. `args` are the numbers in what the field is called: the message `pad-<id>`.
    """

    __slots__ = ("args", "asked", "check", "each", "id", "opponent")

    def __init__(
        self,
        id: str,
        each: int = 0,
        opponent: int | None = None,
        asked: str = "all",
        check: bool = False,
        args: Mapping[str, int] | None = None,
    ) -> None:
        self.id = id
        self.each = each
        self.opponent = each if opponent is None else opponent
        #: "all", "players" or "opponent".
        self.asked = asked
        self.check = check
        self.args = dict(args or {})

    def of(self, opponent: bool) -> bool:
        """Whether the opponent, or a player, counts it."""
        return self.asked in ("all", "opponent" if opponent else "players")

    def data(self) -> dict[str, object]:
        """As plain data, for the network."""
        return {
            "id": self.id,
            "each": self.opponent if self.asked == "opponent" else self.each,
            "asked": self.asked,
            "check": self.check,
            "args": self.args,
        }


class SharedField:
    """Something counted once for the table, with its printed value; `few`: only with one or two players."""

    __slots__ = ("few", "id", "value")

    def __init__(self, id: str, value: int = 0, few: bool = False) -> None:
        self.id = id
        self.value = value
        self.few = few

    def data(self) -> dict[str, object]:
        """As plain data, for the network."""
        return {"id": self.id, "value": self.value, "few": self.few}


class SheetScore:
    """One column: points by category, the place, and whether somebody else has the same total."""

    __slots__ = ("place", "points", "tied")

    def __init__(self, points: dict[str, int]) -> None:
        self.points = points
        self.place = 1
        self.tied = False

    @property
    def total(self) -> int:
        """What its categories add up to."""
        return sum(self.points.values())

    def data(self) -> dict[str, object]:
        """As plain data, for the network."""
        return {"points": self.points, "total": self.total, "place": self.place, "tied": self.tied}

    def __repr__(self) -> str:
        return f"SheetScore(total={self.total}, place={self.place})"


@mypyc_attr(allow_interpreted_subclasses=True)
class ScoreSheet:
    """The score pad of a game, with the values of a box."""

    def __init__(
        self,
        categories: Mapping[str, Sequence[Field]],
        ties: Sequence[Field] = (),
        shared: Sequence[SharedField] = (),
        rules: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.categories = categories
        #: The rules that say how each category is counted.
        self.rules = dict(rules or {})
        #: Counted for ties only.
        self.ties = ties
        self.shared = shared

    @property
    def fields(self) -> list[Field]:
        """All that a player counts."""
        return [field for each in (*self.categories.values(), self.ties) for field in each]

    # -- what a game says -----------------------------------------------------------------------------

    def worked(self, columns: Sequence[Numbers], shared: Numbers, solo: bool) -> list[dict[str, int]]:
        """Points that need more than one number, by category."""
        return [{} for _ in columns]

    def merit(self, column: Numbers) -> tuple[int, ...]:
        """What decides among equal totals: more is better."""
        return tuple(column.get(field.id, 0) for field in self.ties)

    # -- adding up ------------------------------------------------------------------------------------

    def score(self, columns: Sequence[Numbers], shared: Numbers | None = None, solo: bool = False) -> list[SheetScore]:
        """The points of each column; `solo`: the second of two is the printed opponent, who wins ties."""
        board = {field.id: field.value for field in self.shared} | dict(shared or {})
        self._check(columns, board, solo)
        worked = self.worked(columns, board, solo)
        found: list[SheetScore] = []
        for number, column in enumerate(columns):
            opponent = solo and number == 1
            points: dict[str, int] = {}
            for id, fields in self.categories.items():
                points[id] = worked[number].get(id, 0)
                for field in fields:
                    points[id] += column.get(field.id, 0) * (field.opponent if opponent else field.each)
            found.append(SheetScore(points))
        merits: list[tuple[int, ...]] = []
        for number, score in enumerate(found):
            merits.append((score.total, number) if solo else (score.total, *self.merit(columns[number])))
        for score, place in zip(found, places(merits), strict=True):
            score.place = place
            score.tied = sum(1 for other in found if other.total == score.total) > 1
        return found

    def _check(self, columns: Sequence[Numbers], board: Numbers, solo: bool) -> None:
        if not 1 <= len(columns) <= SEATS:
            raise BadOptions(f"A score sheet has 1 to {SEATS} columns, not {len(columns)}.")
        if solo and len(columns) != 2:
            raise BadOptions(f"Alone a score sheet has 2 columns, one's own and the opponent's, not {len(columns)}.")
        fields = self.fields
        for number, column in enumerate(columns):
            _check_numbers(column, [field.id for field in fields if field.of(solo and number == 1)], number + 1)
            for field in fields:
                if field.check and column.get(field.id, 0) not in (0, 1):
                    raise BadOptions(f"'{field.id}' in column {number + 1} is 0 or 1, not {column[field.id]}.")
        _check_numbers(board, [field.id for field in self.shared], 0)

    def data(self) -> dict[str, object]:
        """Its shape as plain data: what is asked for, and in which order."""
        return {
            "categories": [
                {"id": id, "rules": list(self.rules.get(id, ())), "fields": [field.data() for field in fields]}
                for id, fields in self.categories.items()
            ],
            "ties": [field.data() for field in self.ties],
            "shared": [field.data() for field in self.shared],
        }


def _check_numbers(numbers: Mapping[str, object], known: list[str], column: int) -> None:
    where = f"Column {column}" if column else "The board of this score sheet"
    for id, value in numbers.items():
        if id not in known:
            raise BadOptions(f"{where} has no field '{id}'. It has: {', '.join(known) or 'none'}.")
        # True is 1 to Python, and callers do not always pass what they should.
        if isinstance(value, bool) or not isinstance(value, int) or not -MOST <= value <= MOST:
            raise BadOptions(f"{where}: '{id}' is a whole number from -{MOST} to {MOST}, not {value!r}.")


def score_sheet(
    game: str,
    columns: Sequence[Numbers],
    shared: Numbers | None = None,
    solo: bool = False,
    pack: PackSource = None,
) -> list[SheetScore]:
    """The points of a score pad that was filled in beside a table of cardboard, a column for each player.

    >>> one, two = score_sheet("tabannusi", [{"track": 90, "gold": 3}, {"track": 90, "gold": 1}])
    >>> one.total, one.place, two.place
    (90, 1, 2)
    """
    return sheet_of(game, pack).score(columns, shared, solo)


def sheet_of(game: str, pack: PackSource = None) -> ScoreSheet:
    """The score pad of a game."""
    rules = find_game(game)
    sheet = rules.sheet(rules.box(pack))
    if sheet is None:
        raise BadOptions(f"{rules.title} has no score pad.")
    found: ScoreSheet = sheet
    return found
