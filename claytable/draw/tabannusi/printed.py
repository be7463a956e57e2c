"""What is printed on the components of Tabannusi: in icons on spaces of the board, else in short words.

The game says an effect as a message; the drawing says the same message with its own, shorter catalogue: `effect-gold`
in words, `icon-gold` on a space of the board.
"""

from __future__ import annotations

from typing import Final, Literal, cast

from rich.cells import cell_len
from rich.text import Text

from ...core.game import Game
from ...core.messages import Message
from ...core.packs import PackSource
from ...games.tabannusi import seen
from ..printed import PrintedThings

STYLES: Final = {
    "brown": "bold tan",
    "white": "bold",
    "yellow": "bold yellow1",
    "blue": "bold dodger_blue1",
    "green": "bold green3",
}
COLOURS: Final[tuple[Literal["brown", "white", "yellow"], ...]] = ("brown", "white", "yellow")
HOUSE: Final = "⌂"
CLAIM: Final = "⚑"
GOLD: Final = "●"
MISSING: Final = "◌"
FREE: Final = "·"
#: An icon is no wider than a space of the grid; what does not fit is left to the question.
ICON_WIDTH: Final = 4
TOO_MUCH: Final = "*"


class Printed(PrintedThings):
    """Names, effects and values of printed things."""

    def __init__(self, game: Game, language: str, pack: PackSource) -> None:
        super().__init__(game, language, pack, __package__ or "", STYLES)

    @property
    def boards(self) -> seen.Printed:
        """What is printed on the Main board."""
        return cast(seen.Printed, self._boards)

    # -- effects --------------------------------------------------------------------------------------

    def effect(self, clauses: list[str] | str) -> str:
        """Effects of the component data in short words."""
        texts = [clauses] if isinstance(clauses, str) else clauses
        return ", ".join(self.short(f"do:{text}") for text in texts if text)

    def short(self, key: str) -> str:
        """What an answer means, in the drawing's own words."""
        return self.brief(self.message(key))

    def icon(self, clauses: list[str] | str) -> str:
        """Effects as icons, on a space of the board."""
        icons = self.icons(clauses, "")
        return icons if cell_len(icons) <= ICON_WIDTH else TOO_MUCH

    def icons(self, clauses: list[str] | str, between: str = " ") -> str:
        """Effects as icons, where there is room for all of them."""
        texts = [clauses] if isinstance(clauses, str) else clauses
        return between.join(self._icon(self.message(f"do:{text}")) for text in texts if text)

    def _icon(self, message: Message) -> str:
        gains = message.args.get("gains")
        if message.id == "effect-pay" and isinstance(gains, Message):
            return "→" + self._icon(gains)
        effects = message.args.get("effects")
        if isinstance(effects, list):
            return "".join(self._icon(each) for each in effects)
        icon = Message(message.id.replace("effect", "icon", 1), message.args)
        return self._labels.say(icon) if icon.id in self._labels else TOO_MUCH

    # -- cards and tiles --------------------------------------------------------------------------------

    def decree(self, id: str) -> str:
        """What a Decree asks for and gives."""
        card = self.message(f"decree:{id}").args["decree"]
        assert isinstance(card, Message)
        return self.brief(card)

    def urban(self, id: str) -> str:
        """The Houses that an Urban card asks for."""
        return self.short(f"urban:{id}")

    def harbormaster(self, id: str) -> str:
        """A Harbormaster tile by its number and what it does."""
        return f"{id} {self.effect(self.row('harbormaster_tile', id)['effects'])}"

    def ship(self, id: str) -> str:
        """When a Ship's ability works, and what it does."""
        ability = self._effects[id].args["ability"]
        assert isinstance(ability, Message)
        return self.brief(ability)

    def ziggurat_tile(self, id: str) -> str:
        """What a Ziggurat tile counts, with the values of its three spaces."""
        first, second, third = self.row("ziggurat_tile", id)["vp_per"]
        return self.label(f"ziggurat-{id.lower()}", first=first, second=second, third=third)

    # -- marks ----------------------------------------------------------------------------------------

    def counts(self, counts: dict[str, int]) -> Text:
        """Things by colour: `2B 1G`."""
        found = [self.colour(colour, str(n)) for colour, n in counts.items() if n]
        return Text(" ").join(found) if found else Text("–", style="dim")

    def crates(self, crates: list[seen.Crate]) -> Text:
        """Crates by their letters; those lying face down in brackets."""
        found = [
            self.colour(crate["colour"])
            if crate["up"]
            else Text(f"({self.letter(crate['colour'])})", style=self.styles[crate["colour"]])
            for crate in crates
        ]
        return Text(" ").join(found) if found else Text("–", style="dim")
