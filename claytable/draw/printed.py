"""What drawings of games share: printed values, words in the reader's language, marks of seats, colours and dice."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from rich.text import Text

from ..core.decisions import Option
from ..core.game import Game
from ..core.messages import Argument, Message
from ..core.packs import PACKS, PackSource, read_components
from ..core.rules import AnyGame
from ..core.words import read_words
from .names import named_words, seat_name

#: Each seat has a symbol of its own besides its colour.
SYMBOLS: Final = ("★", "♣", "◄", "☾")
SEAT_STYLES: Final = ("bold red", "bold green", "bold yellow", "bold magenta")
NEUTRAL: Final = "○"


@lru_cache(PACKS)
def _tables(package: str, pack: PackSource) -> dict[str, Any]:
    return read_components(package, pack).tables


@lru_cache(PACKS)
def _effects(rules: AnyGame, pack: PackSource) -> dict[str, Message]:
    return rules.effects(rules.box(pack), _tables(rules.data(), pack))


@lru_cache(PACKS)
def _boards(rules: AnyGame, pack: PackSource) -> Mapping[str, Any]:
    return rules.printed(rules.box(pack))


class PrintedThings:
    """Names and values of printed things. A drawing's package brings its own words and the styles of its colours."""

    def __init__(self, game: Game, language: str, pack: PackSource, package: str, styles: Mapping[str, str]) -> None:
        self._game = game
        self._words = named_words(game, language)
        self._labels = read_words(package, language)
        self._tables = _tables(game.rules.data(), pack)
        self._effects = _effects(game.rules, pack)
        self._boards = _boards(game.rules, pack)
        self.styles = styles

    # -- values ---------------------------------------------------------------------------------------

    def row(self, table: str, id: str) -> dict[str, Any]:
        """One component of a list."""
        found: dict[str, Any] = next(row for row in self._tables[table] if row["id"] == id)
        return found

    def rows(self, table: str) -> list[dict[str, Any]]:
        """All components of a list."""
        found: list[dict[str, Any]] = self._tables[table]
        return found

    def one(self, table: str) -> dict[str, Any]:
        """A table that there is once."""
        found: dict[str, Any] = self._tables[table]
        return found

    # -- words ----------------------------------------------------------------------------------------

    def label(self, id: str, **args: Argument) -> str:
        """A word of the drawing itself."""
        return self._labels.say(Message(id, args))

    def brief(self, message: Message) -> str:
        """What the game says in the drawing's own, shorter words; in the game's, where the drawing lacks them."""
        if message.id not in self._labels:
            return self._words.say(message)
        return self._labels.say(Message(message.id, {name: self._short(each) for name, each in message.args.items()}))

    def _short(self, value: Argument) -> Argument:
        if isinstance(value, list):
            return ", ".join(self.brief(each) for each in value)
        if isinstance(value, Message):
            # A name keeps its forms, which a text has not.
            return value if value.id in self._labels and not value.args else self.brief(value)
        return value

    def name(self, kind: str, id: str) -> str:
        """The name of a thing from the game's own catalogue."""
        return self._words.say(Message(f"{kind}-{id.replace('_', '-')}"))

    def says(self, text: str) -> str:
        """What a text of the component data says, in words."""
        return self._words.say(self._effects[text])

    def message(self, key: str) -> Message:
        """What an answer means: many printed things are answers too."""
        return Option(self._game.table, self._game.vocabulary.index[key]).message

    def answer(self, key: str) -> str:
        """What an answer means, in words."""
        return self._words.say(self.message(key))

    # -- marks ----------------------------------------------------------------------------------------

    def seat_name(self, seat: int) -> str:
        return seat_name(self._game, seat, self._words)

    def letter(self, colour: str) -> str:
        """The letter that stands for a colour, so that nothing depends on the colour alone."""
        return self.label(f"letter-{colour}")

    def colour(self, colour: str, text: str = "") -> Text:
        """A colour's letter, after a text in that colour."""
        return Text(text + self.letter(colour), style=self.styles[colour])

    def die(self, die: str) -> Text:
        """A die: its face, and its letter unless it is white."""
        colour, face = die.split(".")
        letter = "" if colour == "white" else self.letter(colour)
        return Text(f"[{letter}{face}]", style=self.styles[colour])

    def dice(self, dice: list[str]) -> Text:
        """Dice in a row."""
        return Text(" ").join(self.die(die) for die in dice)

    def seat(self, seat: int | str | None) -> Text:
        """The symbol of a seat, or of the neutral pieces."""
        if seat is None:
            return Text("–", style="dim")
        if isinstance(seat, str) or not 0 <= seat < len(SYMBOLS):
            return Text(NEUTRAL, style="bold")
        return Text(SYMBOLS[seat], style=SEAT_STYLES[seat])

    def seats(self, seats: list[int]) -> Text:
        """Symbols side by side."""
        return Text("").join(self.seat(seat) for seat in seats)
