"""A table as a picture: plain text, HTML for notebooks, SVG for documents.

>>> import claytable
>>> from claytable import draw
>>> game = claytable.new("tabannusi", seats=2, seed=7)
>>> draw.html(game).startswith("<div"), draw.svg(game, seat=0).startswith("<svg")
(True, True)
"""

from __future__ import annotations

from io import StringIO
from typing import Final

from rich.console import Console, RenderableType
from rich.terminal_theme import DIMMED_MONOKAI
from rich.text import Text

from ..core.game import Game
from ..core.packs import PackSource
from ..core.rules import PERSON
from .drawing import Drawing
from .names import asked_of, named_words

#: The width of a drawing in columns.
WIDTH: Final = 100
#: Columns of a <pre> go astray where a sign comes from another font; those of the picture never do.
HTML: Final = '<div style="max-width: 1100px">{}</div>'
#: rich's own picture loads its font from the web; ours takes what the reader has.
SVG: Final = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: monospace; font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" /></clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def text(game: Game, seat: int | None = None, language: str = "en", pack: PackSource = None) -> str:
    """The table as `seat` may see it, with what it is asked; None is a spectator."""
    return recorded(*_parts(game, seat, language, pack)).export_text()


def html(game: Game, seat: int | None = None, language: str = "en", pack: PackSource = None) -> str:
    """The same as HTML, for notebooks and pages."""
    return HTML.format(svg(game, seat, language, pack))


def svg(game: Game, seat: int | None = None, language: str = "en", pack: PackSource = None) -> str:
    """The same as an SVG, for documents."""
    return as_svg(recorded(*_parts(game, seat, language, pack)), game.rules.title)


def notebook(game: Game) -> str:
    """What a notebook shows of a game: the table as `reader` may see it."""
    return html(game, reader(game))


def reader(game: Game) -> int | None:
    """Who looks at a screen that all share: the person who is asked, else the only person; else a spectator.

    What a bot holds is shown to nobody who does not ask for it by its seat.
    """
    people = [seat for seat, each in enumerate(game.seats) if each.kind == PERSON]
    if game.asked in people:
        return game.asked
    return people[0] if len(people) == 1 else None


def recorded(*parts: RenderableType) -> Console:
    """A console that has printed this nowhere, to be exported from."""
    # Within a notebook rich would show what is printed there at once.
    console = Console(record=True, width=WIDTH, file=StringIO(), highlight=False, force_jupyter=False)
    for part in parts:
        console.print(part)
    return console


def as_svg(console: Console, title: str) -> str:
    """What was printed, as an SVG."""
    return console.export_svg(title=title, theme=DIMMED_MONOKAI, code_format=SVG)


def _parts(game: Game, seat: int | None, language: str, pack: PackSource) -> list[RenderableType]:
    found = [Drawing(game, language, pack or game.values).table(seat)]
    if not game.over:
        decision = game.decision
        said = asked_of(game, seat, named_words(game, language))
        # What another seat can choose may tell what it holds.
        found.append(Text(f"{said} {' '.join(decision.options.keys())}" if decision.seat == seat else said))
    return found
