"""`claytable learn`: the lessons of a game, in the terminal."""

from __future__ import annotations

import contextlib
import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ..core.errors import BadOptions
from ..core.lessons import Lesson, lesson_words, read_lessons
from ..core.preview import preview
from ..core.rules import AnyGame, check_language, find_game
from ..draw import Drawing
from ..draw.names import named_words
from .app import GameName, Language, app, screen
from .choices import option_columns
from .chrome import chrome, own_up_to_english
from .matching import matching
from .rules import print_rules


@app.command()
def learn(
    game: GameName,
    chapter: Annotated[str, typer.Argument(metavar="[CHAPTER]", help="Its number or name; without one, a list.")] = "",
    lang: Language = "en",
) -> None:
    """Learn a game: positions of real games, a few sentences, and one act each."""
    check_language(lang)
    rules = find_game(game)
    lessons = read_lessons(rules)
    if not lessons:
        raise BadOptions(f"{rules.title} has no lessons yet.")
    own_up_to_english(screen(), rules, lang)
    words = lesson_words(rules, lang)
    titles = [words.say(lesson.title) for lesson in lessons]
    if not chapter:
        for number, (lesson, title) in enumerate(zip(lessons, titles, strict=True), start=1):
            screen().print(f"{number:>3}  {title} ({lesson.id})", markup=False)
        screen().print(chrome(lang)("learn-how", command=f"claytable learn {rules.id} 1"), style="dim", markup=False)
        return
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  importing it gives the prompt its line editing
    Chapter(rules, lessons[_chosen(rules, lessons, titles, chapter)], lang, screen()).run()


def _chosen(rules: AnyGame, lessons: list[Lesson], titles: list[str], chapter: str) -> int:
    if chapter.isdigit() and 1 <= int(chapter) <= len(lessons):
        return int(chapter) - 1
    names = [(lesson.id, title) for lesson, title in zip(lessons, titles, strict=True)]
    found = matching(chapter, names) if not chapter.isdigit() else []
    if len(found) != 1:
        chapters = ", ".join(lesson.id for lesson in lessons)
        raise BadOptions(f"{rules.title} has no chapter '{chapter}'. It has 1 to {len(lessons)}: {chapters}.")
    return found[0]


class Chapter:
    """One lesson at the screen: the sentences, the table, and the question until it is answered as expected."""

    def __init__(self, rules: AnyGame, lesson: Lesson, language: str, console: Console) -> None:
        self.rules = rules
        self.lesson = lesson
        self.language = language
        self.console = console
        self.say = chrome(language)
        self.told = lesson_words(rules, language)
        self.game = lesson.begin()
        self.words = named_words(self.game, language)

    def run(self) -> None:
        """Teach it, or stop where the person leaves."""
        self.console.rule(self.told.say(self.lesson.title), style="dim")
        self.console.print(Drawing(self.game, self.language, None).table(self.lesson.seat))
        self.console.print(self.told.say(self.lesson.text), markup=False)
        self.console.print(Text(self.told.say(self.lesson.task), style="bold"))
        for number in range(len(self.lesson.acts)):
            before = len(self.game.log(self.lesson.seat))
            try:
                self._ask(number)
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            for line in self.game.log(self.lesson.seat)[before:]:
                self.console.print(Text("· " + self.words.say(line), style="dim"))
        self.console.print(self.say("learn-done"))

    def _ask(self, number: int) -> None:
        """Put the question until it is answered as the lesson expects."""
        key = self.lesson.acts[number]
        self.console.print(Text(self.words.say(self.game.decision.question), style="bold"))
        self._list()
        while True:
            typed = self.console.input("> ").strip()
            if not sys.stdin.isatty():
                self.console.print(typed, markup=False)
            if typed == "?":
                self._rules()
            elif typed == "s":
                break
            elif typed == "q":
                raise EOFError
            elif not typed:
                self._list()
            elif self._means(typed, key):
                break
        self.lesson.act(self.game, number)

    def _list(self) -> None:
        options = [_capital(self.words.say(option.message)) for option in self.game.legal]
        self.console.print(option_columns(options, self.console))
        self.console.print(Text(self.say("learn-help"), style="dim"))

    def _means(self, typed: str, expected: str) -> bool:
        """Whether this is what the lesson expects. Another answer is not given: the person reads what it would do."""
        options = list(self.game.legal)
        names = [(option.key, self.words.say(option.message)) for option in options]
        found = [int(typed) - 1] if typed.isdigit() and 1 <= int(typed) <= len(options) else []
        if not typed.isdigit():
            found = matching(typed, names)
        if len(found) == 1:
            key, said = names[found[0]]
            if key != expected:
                self._foretell(options[found[0]].answer, said)
            return key == expected
        if found:
            self.console.print(self.say("ambiguous"))
            for number in found:
                self.console.print(Padding(Text(f"{number + 1}  {names[number][1]}"), (0, 0, 0, 2)))
        else:
            self.console.print(self.say("learn-unknown", typed=typed, last=len(options)), markup=False)
        return False

    def _foretell(self, answer: int, said: str) -> None:
        """What another answer would do."""
        lines = preview(self.game, answer, len(self.game.entries()))
        self.console.print(self.say("learn-other" if lines else "learn-asks", option=_capital(said)), markup=False)
        for line in lines:
            self.console.print(Text("  · " + self.words.say(line), style="dim"))

    def _rules(self) -> None:
        wanted = [rule for rule in self.rules.catalogue(self.language) if rule.id in self.lesson.rules]
        print_rules(self.console, wanted, self.language)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
