"""What people ask for when they make a table, and plain checks of what came in as JSON.

The server's models describe the same in its API and refuse what does not fit before it comes here; both read `bounds`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from .bounds import (
    LARGEST,
    LONGEST_GAME,
    LONGEST_KEY,
    LONGEST_LEVEL,
    LONGEST_LINE,
    LONGEST_NAME,
    LONGEST_PACK,
    LONGEST_PACK_NAME,
    MOST_COLUMNS,
    MOST_MINUTES,
    MOST_SEATS,
    PACK_NAME,
    SEED_BITS,
)
from .problems import Invalid, Problem

#: The bot that plays if the wish names none.
USUAL: Final = "builder"
#: Who may sit in a seat of the wish.
KINDS: Final = ("here", "friend", "bot")


@dataclass(frozen=True, slots=True)
class PackWish:
    """A component pack: its name and its text (TOML)."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class SeatWish:
    """A chair: someone at this screen (`here`), a `friend` who gets a link, or a `bot`."""

    kind: str
    name: str
    level: str


@dataclass(frozen=True, slots=True)
class TableWish:
    """The wish for a table. `starts` is the seat, as counted here, that begins; without it chance decides.

    `minutes` is how long a person who is asked has to answer; 0 is as long as they like.
    """

    game: str
    seats: tuple[SeatWish, ...]
    options: dict[str, Any]
    starts: int | None
    seed: int | None
    pack: PackWish | None
    minutes: int


@dataclass(frozen=True, slots=True)
class JournalWish:
    """A journal to play on from, with the pack it was played with."""

    journal: dict[str, Any]
    pack: PackWish | None
    name: str


@dataclass(frozen=True, slots=True)
class PlayOnWish:
    """To play on from entry `number` of a game in `seat`; bots play the others, those of people at this `level`."""

    number: int
    seat: int
    level: str
    name: str


@dataclass(frozen=True, slots=True)
class SheetWish:
    """A score pad that people filled in: a column of numbers for each of them, and what is counted once.

    `solo`: the second column is that of the printed opponent.
    """

    columns: tuple[dict[str, int], ...]
    shared: dict[str, int]
    solo: bool
    pack: PackWish | None


@dataclass(frozen=True, slots=True)
class Said:
    """What someone at a table says: its type, and the number and the key that belong to it."""

    type: str
    number: int | None = None
    key: str = ""


def read_json(text: str | None) -> Any:
    """A value from its text. Raises Invalid for a text that holds none."""
    try:
        return json.loads(text or "")
    except (ValueError, RecursionError):
        raise Invalid("This is not JSON.") from None


def read_table(data: Any) -> TableWish:
    """The wish for a table."""
    wish = _Fields(data, "game", "seats", "options", "starts", "seed", "pack", "minutes")
    return TableWish(
        wish.text("game", LONGEST_GAME),
        tuple(_seat(seat) for seat in wish.fields("seats", MOST_SEATS, "kind", "name", "level")),
        wish.record("options", {}),
        wish.number("starts", MOST_SEATS - 1, None),
        wish.number("seed", 2**SEED_BITS - 1, None),
        _pack(wish),
        wish.number("minutes", MOST_MINUTES, None) or 0,
    )


def read_journal(data: Any) -> JournalWish:
    """A journal that someone brings along."""
    wish = _Fields(data, "journal", "pack", "name")
    return JournalWish(wish.record("journal"), _pack(wish), wish.text("name", LONGEST_NAME, ""))


def read_play_on(data: Any) -> PlayOnWish:
    """The wish to play on from a moment of a game."""
    wish = _Fields(data, "number", "seat", "level", "name")
    return PlayOnWish(
        wish.whole("number", LARGEST),
        wish.whole("seat", MOST_SEATS - 1),
        wish.text("level", LONGEST_LEVEL, USUAL),
        wish.text("name", LONGEST_NAME, ""),
    )


def read_compare(data: Any) -> tuple[int, list[str]]:
    """The entry after which somebody practised a turn, and the line that it is compared with."""
    wish = _Fields(data, "after", "line")
    keys = wish.list("line", LONGEST_LINE)
    if not all(isinstance(key, str) for key in keys):
        raise Invalid("line: a list of texts.")
    return wish.whole("after", LARGEST), keys


def read_level(data: Any) -> str:
    """The level of a bot that takes a seat over."""
    return _Fields(data, "level").text("level", LONGEST_LEVEL, USUAL)


def read_sheet(data: Any) -> SheetWish:
    """A score pad."""
    wish = _Fields(data, "columns", "shared", "solo", "pack")
    columns = wish.list("columns", MOST_COLUMNS)
    return SheetWish(
        tuple(_counts(column, f"columns.{place}") for place, column in enumerate(columns)),
        _counts(wish.record("shared", {}), "shared"),
        wish.flag("solo"),
        _pack(wish),
    )


#: What is said at a live table: by type, the fields that belong to it.
SAYINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "answer": ("number", "key"),
    "undo": ("number",),
    "why-not": ("key",),
    "outlook": ("key",),
    "hint": (),
    "ping": (),
}


def read_said(text: str) -> Said:
    """What someone at a live table says."""
    try:
        data = read_json(text)
        type = data.get("type") if isinstance(data, dict) else None
        if not isinstance(type, str) or type not in SAYINGS:
            raise Invalid(f"type: one of {', '.join(SAYINGS)}.")
        fields = _Fields(data, "type", *SAYINGS[type])
        return Said(
            type,
            fields.whole("number", LARGEST) if "number" in SAYINGS[type] else None,
            fields.text("key", LONGEST_KEY, least=1) if "key" in SAYINGS[type] else "",
        )
    except Invalid as error:
        raise Problem(f"This message is not understood: {error}") from None


def read_number(text: str, name: str, least: int = 0) -> int:
    """A number in an address."""
    if re.fullmatch(r"-?[0-9]{1,10}", text) is None or not least <= int(text) <= LARGEST:
        raise Invalid(f"{name}: a whole number from {least} to {LARGEST}.")
    return int(text)


# -- inside --------------------------------------------------------------------------------------------


class _Fields:
    """The fields of an object that came in: it guesses nothing and refuses unknown fields."""

    def __init__(self, data: Any, *known: str, where: str = "") -> None:
        self._where = where
        if not isinstance(data, dict):
            raise Invalid(f"{where or 'This'}: an object with {', '.join(known)}.")
        for name in data:
            if name not in known:
                raise self._wrong(str(name), "there is no such field")
        self._data: dict[str, Any] = data

    def text(self, name: str, most: int, default: str | None = None, least: int = 0, pattern: str = "") -> str:
        value = self._data.get(name, default)
        if not isinstance(value, str) or not least <= len(value) <= most:
            raise self._wrong(name, f"a text of {least} to {most} letters")
        if pattern and re.fullmatch(pattern, value) is None:
            raise self._wrong(name, "letters, digits, '-' and '_' alone")
        return value

    def whole(self, name: str, most: int) -> int:
        value = self._data.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
            raise self._wrong(name, f"a whole number from 0 to {most}")
        return value

    def number(self, name: str, most: int, default: int | None) -> int | None:
        return default if self._data.get(name) is None else self.whole(name, most)

    def flag(self, name: str) -> bool:
        value = self._data.get(name, False)
        if not isinstance(value, bool):
            raise self._wrong(name, "true or false")
        return value

    def record(self, name: str, default: dict[str, Any] | None = None) -> dict[str, Any]:
        value = self._data.get(name, default)
        if not isinstance(value, dict):
            raise self._wrong(name, "an object")
        return value

    def list(self, name: str, most: int) -> list[Any]:
        value = self._data.get(name)
        if not isinstance(value, list) or not 1 <= len(value) <= most:
            raise self._wrong(name, f"a list of 1 to {most}")
        return value

    def fields(self, name: str, most: int, *known: str) -> Sequence[_Fields]:
        return [_Fields(each, *known, where=f"{name}.{place}") for place, each in enumerate(self.list(name, most))]

    def maybe(self, name: str, *known: str) -> _Fields | None:
        value = self._data.get(name)
        return None if value is None else _Fields(value, *known, where=name)

    def one_of(self, name: str, words: tuple[str, ...]) -> str:
        value = self._data.get(name)
        if value not in words:
            raise self._wrong(name, f"one of {', '.join(words)}")
        return str(value)

    def _wrong(self, name: str, expected: str) -> Invalid:
        return Invalid(f"{self._where + '.' if self._where else ''}{name}: {expected}.")


def _seat(seat: _Fields) -> SeatWish:
    return SeatWish(
        seat.one_of("kind", KINDS), seat.text("name", LONGEST_NAME, ""), seat.text("level", LONGEST_LEVEL, USUAL)
    )


def _pack(wish: _Fields) -> PackWish | None:
    pack = wish.maybe("pack", "name", "text")
    if pack is None:
        return None
    return PackWish(pack.text("name", LONGEST_PACK_NAME, least=1, pattern=PACK_NAME), pack.text("text", LONGEST_PACK))


def _counts(data: Any, where: str) -> dict[str, int]:
    if not isinstance(data, dict):
        raise Invalid(f"{where}: an object of whole numbers.")
    for key, value in data.items():
        if not 1 <= len(key) <= LONGEST_KEY or not isinstance(value, int) or isinstance(value, bool):
            raise Invalid(f"{where}.{key[:LONGEST_KEY]}: a whole number.")
    return data
