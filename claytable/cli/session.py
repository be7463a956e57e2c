"""The terminal's side of the table: draws it, asks, and understands what is typed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ..bots import find_bot
from ..bots.advice import Advice, Advised, advise
from ..core.game import Game
from ..core.rng import number_of
from ..core.rules import PERSON
from ..draw import Drawing
from ..draw.names import named_words, seat_name
from .choices import option_columns
from .chrome import chrome, decimal
from .matching import matching
from .provenance import reconstructed
from .refusals import print_refusals
from .rules import find_rules, print_rules
from .saves import new_save, write_save
from .scores import score_grid

LOG_LINES: Final = 25


class Session:
    """One sitting at a table."""

    def __init__(
        self, game: Game, language: str, console: Console, file: Path | None, pack: str | None, bots: str
    ) -> None:
        self.game = game
        self.language = language
        self.console = console
        self.file = file
        self.pack = pack
        self.say = chrome(language)
        self.words = named_words(game, language)
        self.people = [seat for seat, who in enumerate(game.seats) if who.kind == PERSON]
        #: What a lone person reads; around one screen, that of the seat that is asked.
        self.reader: int | None = self.people[0] if len(self.people) == 1 else None
        self.bot = find_bot(bots, number_of(game.seed) + len(game.entries()))
        self.drawing = Drawing(game, language, pack)
        #: How many log lines each reader has seen.
        self.told: dict[int | None, int] = {}
        #: Whether the table has changed since it was shown, and whether others have changed it.
        self.changed = True
        self.others = True

    def run(self) -> bool:
        """Play until the game is over, or until the person leaves. False if it could not be saved then."""
        self._own_up()
        while not self.game.over:
            if self.game.seats[self.game.decision.seat].kind != PERSON:
                self.game.play_answer(self.bot.choose(self.game))
                self.changed = self.others = True
                continue
            try:
                typed = self._ask()
            except (EOFError, KeyboardInterrupt):
                typed = "q"
            if typed == "q":
                return self._leave()
            self.changed = self._understand(typed)
        self._tell()
        self._draw()
        self.console.print(score_grid(self.game, self.words, self.language))
        return self.file is None or self._save(self.file)

    # -- showing ------------------------------------------------------------------------------------

    def _own_up(self) -> None:
        """Tell the player that some values are not those of the printed game."""
        ours, total = reconstructed(self.game.rules)
        if ours:
            self.console.print(Text(self.say("reconstructed", ours=ours, total=total), style="dim"))

    def _draw(self) -> None:
        self.console.print(self.drawing.table(self.reader))

    def _tell(self) -> None:
        """The log lines that are new to the reader."""
        lines = self.game.log(self.reader)
        for line in lines[self.told.get(self.reader, 0) :]:
            self.console.print(Text("· " + self.words.say(line), style="dim"))
        self.told[self.reader] = len(lines)

    def _ask(self) -> str:
        """Show what has changed, put the question, and read what is typed."""
        decision = self.game.decision
        self._hand_over(decision.seat)
        self._tell()
        if self.others or (self.changed and self.drawing.whole(decision.question.id)):
            self._draw()
            self.others = False
        self.console.rule(style="dim")
        name = seat_name(self.game, decision.seat, self.words)
        question = self.words.say(decision.question)
        self.console.print(Text(self.say("asks", seat=name, question=question), style="bold"))
        if self.changed:
            self._list()
        typed = self.console.input("> ").strip()
        if not sys.stdin.isatty():
            self.console.print(typed, markup=False)
        return typed

    def _list(self) -> None:
        """The answers with their numbers."""
        options = [self.words.say(option.message) for option in self.game.legal]
        self.console.print(option_columns([each[:1].upper() + each[1:] for each in options], self.console))
        self.console.print(Text(self.say("help"), style="dim"))

    def _hand_over(self, seat: int) -> None:
        """Around one screen, the next person sees their own hand only after the screen is theirs."""
        if len(self.people) == 1 or self.reader == seat:
            return
        self.reader = seat
        if sys.stdin.isatty():
            self.console.clear()
            self.console.input(self.say("pass-screen", seat=seat_name(self.game, seat, self.words)))

    # -- understanding ------------------------------------------------------------------------------

    def _understand(self, typed: str) -> bool:
        """Do what was typed. True if the table has changed."""
        command, _, rest = typed.partition(" ")
        rest = rest.strip()
        if command.startswith("?"):
            print_refusals(self.console, self.game, self.words, self.say, f"{command[1:]} {rest}".strip())
        elif command == "u":
            return self._undo()
        elif command == "r":
            self._rules(rest)
        elif command == "s":
            self._save(Path(rest) if rest else self.file or new_save(self.game.rules.id))
        elif command == "l":
            self._log()
        elif command == "p":
            self.console.print(score_grid(self.game, self.words, self.language))
        elif command == "h":
            self._hint()
        elif command == "t":
            self._draw()
        elif command == "b":
            self._board(rest)
        elif typed:
            return self._answer(typed)
        else:
            self._list()
        return False

    def _answer(self, typed: str) -> bool:
        options = list(self.game.legal)
        if typed.isdigit() and 1 <= int(typed) <= len(options):
            self.game.play(options[int(typed) - 1])
            return True
        names = [(option.key, self.words.say(option.message)) for option in options]
        found = matching(typed, names) if not typed.isdigit() else []
        if len(found) == 1:
            self.game.play(options[found[0]])
            return True
        if found:
            self.console.print(self.say("ambiguous"))
            for number in found:
                self.console.print(Padding(Text(f"{number + 1}  {names[number][1]}"), (0, 0, 0, 2)))
        else:
            self.console.print(self.say("unknown-answer", typed=typed, last=len(options)), markup=False)
        return False

    def _undo(self) -> bool:
        """Alone it always goes on, through the bots' answers too; among people only until something was revealed."""
        game = self.game
        if not self._has_answered():
            self.console.print(self.say("undo-nothing"))
            return False
        if len(self.people) > 1:
            last = game.standing
            assert last is not None
            assert last.question is not None
            if last.question.seat not in self.people or not game.can_undo(last.question.seat):
                self.console.print(self.say("undo-revealed"))
                return False
        while True:
            last = game.standing
            assert last is not None
            assert last.question is not None
            seat = last.question.seat
            game.undo()
            if seat in self.people:
                break
        self.told = {reader: min(count, len(game.log(reader))) for reader, count in self.told.items()}
        self.console.print(self.say("undone"))
        return True

    def _has_answered(self) -> bool:
        entry = self.game.standing
        while entry is not None:
            if entry.question is not None and entry.question.seat in self.people:
                return True
            entry = entry.under
        return False

    def _rules(self, search: str) -> None:
        if not search:
            self.console.print(self.say("rules-ask"))
            return
        found = find_rules(self.game.rules.catalogue(self.language), search)
        if found:
            print_rules(self.console, found, self.language)
        else:
            self.console.print(self.say("rules-none", search=search), markup=False)

    def _board(self, number: str) -> None:
        """The reader's own board, or that of the seat with this number."""
        seats = len(self.game.seats)
        seat = int(number) - 1 if number.isdigit() and 1 <= int(number) <= seats else self.game.decision.seat
        self.console.print(self.drawing.board(self.reader, seat))

    def _log(self) -> None:
        for line in self.game.log(self.reader)[-LOG_LINES:]:
            self.console.print(Text("· " + self.words.say(line)))

    def _hint(self) -> None:
        """What a good player would answer, what that brings and prepares, how sure it is, and what else is good."""
        if self.game.rules.companion_of:
            self.console.print(self.say("no-bots"))
            return
        found = advise(self.game, len(self.game.entries()))
        for place, advice in enumerate(found.best):
            self.console.print(Text("→ " + self._answer_named(advice)))
            for line in advice.gains:
                self.console.print(Text("  · " + self.words.say(line), style="dim"))
            if advice.then:
                then = ", ".join(self.words.say(each) for each in advice.then)
                self.console.print(Text("  " + self.say("hint-then", what=then)))
            if place == 0:
                self._reasons(found)

    def _reasons(self, found: Advised) -> None:
        """What the best line brings and costs, and how much better it is than the next one."""
        brought = found.brought
        gets = [self.words.say(each) for each in brought.gets]
        if brought.points > 0:
            gets.insert(0, self.say("points", n=brought.points))
        if gets:
            self.console.print(Text("  " + self.say("hint-gets", what=", ".join(gets))))
        if brought.pays:
            pays = ", ".join(self.words.say(each) for each in brought.pays)
            self.console.print(Text("  " + self.say("hint-pays", what=pays)))
        if len(found.best) > 1:
            numbers = {
                name: decimal(each, self.language) for name, each in (("points", found.ahead), ("error", found.error))
            }
            sure = self.say("hint-ahead", sure=found.sure, next=self._answer_named(found.best[1]), **numbers)
            self.console.print(Text("  " + sure))

    def _answer_named(self, advice: Advice) -> str:
        what = self.words.say(self.game.table.answer_message(advice.answer))
        return what[:1].upper() + what[1:]

    # -- leaving ------------------------------------------------------------------------------------

    def _save(self, file: Path) -> bool:
        try:
            write_save(self.game, file)
        except OSError as error:
            self.console.print(self.say("save-failed", reason=str(error)), markup=False)
            return False
        self.file = file
        self.console.print(self.say("saved", file=str(file)), markup=False, soft_wrap=True)
        return True

    def _leave(self) -> bool:
        self.console.print()
        file = self.file or new_save(self.game.rules.id)
        if not self._save(file):
            return False
        command = f"claytable play {self.game.rules.id} --resume {file}"
        if self.pack is not None:
            command += f" --pack {self.pack}"
        self.console.print(self.say("resume-hint", command=command), markup=False, soft_wrap=True)
        return True
