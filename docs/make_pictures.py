"""Records docs/<game>.svg: a table in the middle of a game, as the terminal shows it."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI
from rich.text import Text

import claytable
from claytable.bots import RandomBot
from claytable.cli.choices import option_columns
from claytable.draw import Drawing

SEED: Final = 11
#: rich's own picture loads its font from the web; ours takes what the reader has.
FORMAT: Final = """\
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


#: Of each game the question at which the first seat is looked at, and after how many answers.
MOMENTS: Final = {
    "inventors": ("question-main-action", 150),
    "scholars": ("question-turn", 150),
    "tabannusi": ("question-take-die", 120),
}


def main() -> None:
    """A picture for each game."""
    for name, (question, answers) in MOMENTS.items():
        record(name, question, answers)


def record(name: str, question: str, answers: int) -> None:
    """Play on until the first seat is asked this question, and draw what it sees."""
    game = claytable.new(name, seats=["person", "bot", "bot"], seed=SEED)
    bot = RandomBot(SEED)
    while len(game.entries()) < answers or game.decision.seat != 0 or game.decision.question.id != question:
        game.play_answer(bot.choose(game))
    words = game.rules.words("en")
    console = Console(record=True, width=100, file=StringIO(), highlight=False)
    console.print(Drawing(game, "en", None).table(0))
    console.rule(style="dim")
    console.print(Text(f"{game.seats[0].name}: {words.say(game.decision.question)}", style="bold"))
    console.print(option_columns([words.say(option.message) for option in game.legal], console))
    console.print("> ")
    picture = console.export_svg(title=game.rules.title, theme=DIMMED_MONOKAI, code_format=FORMAT)
    Path(__file__).with_name(f"{name}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
