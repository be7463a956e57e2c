"""Records docs/<game>.svg: a table in the middle of a game, as the terminal shows it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.rule import Rule
from rich.text import Text

import claytable
from claytable.bots import RandomBot
from claytable.cli.choices import option_columns
from claytable.draw import Drawing
from claytable.draw.pictures import as_svg, recorded

SEED: Final = 11
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
    console = recorded(Drawing(game, "en", None).table(0), Rule(style="dim"))
    console.print(Text(f"{game.seats[0].name}: {words.say(game.decision.question)}", style="bold"))
    console.print(option_columns([words.say(option.message) for option in game.legal], console))
    console.print("> ")
    picture = as_svg(console, game.rules.title)
    Path(__file__).with_name(f"{name}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
