"""What is printed on the components of Scholars: in short words, as there is room for on a table of 100 columns.

The game says an effect as a message; the drawing says the same message with its own, shorter catalogue.
"""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from ...core.game import Game
from ...core.packs import PackSource
from ..printed import PrintedThings

STYLES: Final = {
    "white": "bold",
    "purple": "bold medium_purple1",
    "red": "bold red1",
    "orange": "bold dark_orange",
    "yellow": "bold yellow1",
    "green": "bold green3",
    "blue": "bold dodger_blue1",
}
#: What stands for Gold on a Translator, and for Gold that is still missing.
GOLD: Final = "●"
MISSING: Final = "◌"


def letter(id: str) -> str:
    """The letter with which the ids of Scrolls and Translators end, as the log says it."""
    return id.rsplit("_", 1)[-1].upper()


class Printed(PrintedThings):
    """Names, effects and values of printed things."""

    def __init__(self, game: Game, language: str, pack: PackSource) -> None:
        super().__init__(game, language, pack, __package__ or "", STYLES)

    # -- effects --------------------------------------------------------------------------------------

    def effect(self, clauses: list[str] | str) -> str:
        """Effects of the component data in short words."""
        texts = [clauses] if isinstance(clauses, str) else clauses
        return " · ".join(self.brief(self.message(f"do:{text}")) for text in texts)

    # -- cards ----------------------------------------------------------------------------------------

    def deck(self, deck: str) -> str:
        """The character of a deck, or the language of a Scroll, as it stands at the head of a card."""
        return self.label(f"deck-{deck.replace('_', '-')}")

    def translator(self, id: str) -> dict[str, Any]:
        """A Translator of a deck, or a Starting Translator."""
        if id.startswith("starting_"):
            return self.row("starting_translator", id)
        return self.row("translator", f"translator_{id}")

    def translator_name(self, id: str) -> str:
        """A Translator by its character and letter: `Greek D`; a Starting one by its number."""
        row = self.translator(id)
        return self.label("starting", n=row["room"]) if "room" in row else f"{self.deck(row['deck'])} {letter(id)}"

    def languages(self, id: str) -> str:
        """What a Translator speaks: `Greek – Arabic`."""
        return " – ".join(self.name("language", each) for each in self.translator(id)["languages"])

    def scroll(self, id: str) -> Text:
        """A Scroll in a line: language, VP, and the Research Track of its type."""
        starting = f"starting_scroll_{id}"
        if any(row["id"] == starting for row in self.rows("starting_scroll")):
            row = self.row("starting_scroll", starting)
            return Text.assemble((self.deck(row["language"]), "bold"), f" {self.vp(row['base_vp'])}")
        row = self.row("scroll", f"scroll_{id}")
        name = f"{self.deck(row['language'])} {letter(id)}"
        text = Text.assemble((name, "bold"), f" {self.vp(row['base_vp'])} ")
        return text.append_text(self.track(row["subject"]))

    def bonus(self, id: str) -> str:
        """What a Scroll scores at the end besides its VP; a Starting Scroll's is on every one of them."""
        if not any(row["id"] == f"scroll_{id}" for row in self.rows("scroll")):
            row = self.row("starting_scroll", f"starting_scroll_{id}")
            gold, silver = row["gold_per_vp"], row["silver_per_gold"]
            vp, dice = row["white_dice_penalty_vp"], row["white_dice_penalty_from"]
            return self.label("bonus-starting", gold=gold, silver=silver, vp=vp, dice=dice)
        condition = self._effects.get(f"scroll_{id}")
        return "" if condition is None else self.brief(condition)

    def scroll_effect(self, id: str) -> str:
        """What Translating a Scroll brings at once."""
        found = [row for row in self.rows("scroll") if row["id"] == f"scroll_{id}"]
        return self.effect(found[0]["effect"]) if found else ""

    # -- marks ----------------------------------------------------------------------------------------

    def vp(self, points: int) -> str:
        return self.label("vp", n=points)

    def track(self, track: str) -> Text:
        """A Research Track: the letter of its colour, and its name."""
        colour = self.row("research_track", track)["colour"]
        return Text(f"{self.letter(colour)} {self.name('track', track)}", style=STYLES[colour])

    def workers(self, workers: dict[str, int]) -> Text:
        """Workers by colour: `2W 1R`."""
        return Text(" ").join(self.colour(colour, str(n)) for colour, n in workers.items() if n)

    def gold(self, lying: int, needed: int) -> Text:
        """Gold on a Translator, of the Gold needed to Retire."""
        return Text.assemble((GOLD * lying, "bold yellow"), (MISSING * max(0, needed - lying), "dim"))
