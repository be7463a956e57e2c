"""Scores with the items that make them up."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .messages import Message


class Item:
    """One thing that scored: what it was, and how much."""

    __slots__ = ("points", "what")

    def __init__(self, what: Message, points: int) -> None:
        self.what = what
        self.points = points

    def __repr__(self) -> str:
        return f"Item({self.what!r}, {self.points})"


class Category:
    """A line of the score pad."""

    __slots__ = ("id", "items")

    def __init__(self, id: str, items: list[Item]) -> None:
        self.id = id
        self.items = items

    @property
    def points(self) -> int:
        """What its items add up to."""
        return sum(item.points for item in self.items)

    def __repr__(self) -> str:
        return f"Category({self.id!r}, {self.points})"


class Score:
    """One seat's score by category; `place` is 1 for the winner, ties already broken."""

    __slots__ = ("categories", "place", "seat", "tie_break")

    def __init__(self, seat: int, categories: list[Category]) -> None:
        self.seat = seat
        self.categories = categories
        self.place = 0
        self.tie_break: Message | None = None

    @property
    def total(self) -> int:
        """What its categories add up to."""
        return sum(category.points for category in self.categories)

    def points(self) -> dict[str, int]:
        """Category id to points."""
        return {category.id: category.points for category in self.categories}

    def data(self) -> dict[str, object]:
        """As plain data, for views and the network."""
        return {
            "seat": self.seat,
            "total": self.total,
            "place": self.place,
            "tie_break": self.tie_break.data() if self.tie_break is not None else None,
            "categories": [
                {
                    "id": category.id,
                    "points": category.points,
                    "items": [{"what": item.what.data(), "points": item.points} for item in category.items],
                }
                for category in self.categories
            ],
        }

    def __repr__(self) -> str:
        return f"Score(seat={self.seat}, total={self.total}, place={self.place})"


def places(merits: Sequence[tuple[int, ...]]) -> list[int]:
    """The place of each, where more is better; equals share one."""
    return [1 + sum(1 for other in merits if other > merit) for merit in merits]


def settle(
    found: list[Score], opponent: int, merit: Callable[[int], tuple[int, ...]], tie: Callable[[int], Message]
) -> None:
    """Give each score its place: of equals, the seat with more `merit` is ahead, and `tie` says by what.

    Against the printed opponent (its seat, else -1), the opponent is.
    """
    alone = opponent >= 0
    merits = [(each.total, int(each.seat == opponent)) if alone else (each.total, *merit(each.seat)) for each in found]
    for score, place in zip(found, places(merits), strict=True):
        score.place = place
        if sum(1 for other in merits if other[0] == score.total) > 1:
            score.tie_break = Message("tie-solo") if alone else tie(score.seat)
