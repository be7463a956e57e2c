"""`claytable practise`: puzzles from games between bots, solved by playing the turn."""

from __future__ import annotations

import contextlib
from typing import Annotated

import typer
from rich.text import Text

from ..bots.practice import Comparison, compare, finished
from ..core.errors import BadOptions
from ..core.game import Game
from ..core.puzzles import Puzzle, read_puzzles
from ..core.rules import check_language, find_game
from .app import GameName, Language, app, screen
from .chrome import chrome, decimal, own_up_to_english
from .session import Session


@app.command()
def practise(
    game: GameName,
    puzzle: Annotated[int, typer.Argument(min=0, metavar="[NUMBER]", help="Its number; without one, a list.")] = 0,
    lang: Language = "en",
) -> None:
    """Find the turn that gains the most: positions of games between bots where much was lost."""
    check_language(lang)
    rules = find_game(game)
    puzzles = read_puzzles(rules)
    if not puzzles:
        raise BadOptions(f"{rules.title} has no puzzles yet.")
    if puzzle > len(puzzles):
        raise BadOptions(f"{rules.title} has the puzzles 1 to {len(puzzles)}, not {puzzle}.")
    own_up_to_english(screen(), rules, lang)
    say = chrome(lang)
    if not puzzle:
        for number, each in enumerate(puzzles, start=1):
            task = say("practise-task", gain=decimal(each.gain, lang))
            screen().print(f"{number:>3}  {task}", markup=False)
        screen().print(say("practise-how", command=f"claytable practise {rules.id} 1"), style="dim", markup=False)
        return
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  importing it gives the prompt its line editing
    Turn(puzzles[puzzle - 1], lang).run()


class Turn(Session):
    """The turn of a puzzle."""

    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self.puzzle = puzzle
        self.begun: Game = puzzle.begin()
        super().__init__(self.begun.copy(), language, screen(), None, None, "greedy")
        #: Only what is done in this turn is news.
        self.people = [puzzle.seat]
        self.reader = puzzle.seat
        self.told[puzzle.seat] = len(self.game.log(puzzle.seat))

    def run(self) -> bool:
        """Until the turn is over, or the person leaves; then how it compares."""
        self.console.print(Text(self.say("practise-task", gain=decimal(self.puzzle.gain, self.language)), style="bold"))
        while not self._line() or not finished(self.begun, self._line()):
            try:
                typed = self._ask()
            except (EOFError, KeyboardInterrupt):
                typed = "q"
            if typed == "q":
                return True
            if typed != "u" or self._line():
                self.changed = self._understand(typed)
        index = self.game.vocabulary.index
        self._judge(compare(self.begun, self._line(), [index[key] for key in self.puzzle.line], 1))
        return True

    def _line(self) -> list[int]:
        """The answers since the puzzle began."""
        found: list[int] = []
        entry = self.game.standing
        while entry is not None and entry is not self.begun.standing:
            found.append(entry.answer)
            entry = entry.under
        return found[::-1]

    def _judge(self, found: Comparison) -> None:
        numbers = {"lost": decimal(max(0.0, found.lost), self.language), "error": decimal(found.error, self.language)}
        self.console.print(
            Text(self.say("practise-solved" if found.solved else "practise-lost", **numbers), style="bold")
        )
        then = self.begun.copy()
        self.console.print(self.say("practise-best"))
        for key in self.puzzle.line:
            answer = then.vocabulary.index[key]
            if answer not in then.answers:
                break
            self.console.print(Text("→ " + self.words.say(then.table.answer_message(answer))))
            then.play_answer(answer)
