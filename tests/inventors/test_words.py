"""The message catalogues of Inventors: whatever the game says, it can say in English, Polish and French."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from inventors.catalogue import LANGUAGES, catalogue, words

import claytable
from claytable.core.game import Game
from claytable.core.messages import Message
from claytable.games.inventors import answers, names, says, steps, terms
from claytable.games.inventors.ask import Ask
from claytable.games.inventors.box import read_box
from claytable.games.inventors.game import GAME
from claytable.games.inventors.scoring import CATEGORIES

SOURCES = Path(__file__).parents[2] / "claytable" / "games" / "inventors"
VARIANTS = GAME.variants()
BOX = read_box(None)

#: What was said already: once is enough.
SAID: set[str] = set()


def say_in_all(message: Message) -> str:
    """Say a message, and all messages in it, in every language: what is missing raises. The id comes back."""
    if repr(message) not in SAID:
        for language in LANGUAGES:
            assert words(language).say(message).strip(), f"{language}: {message!r} says nothing"
        SAID.add(repr(message))
    return message.id


# -- the catalogues as they are written ---------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages(language: str) -> None:
    assert set(catalogue(language)) == set(catalogue("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_uses_the_same_arguments_in_every_language(language: str) -> None:
    english = catalogue("en")
    others = {id: read.variables for id, read in catalogue(language).items()}
    assert others == {id: read.variables for id, read in english.items()}


# -- what the sources can say ---------------------------------------------------------------------------


def ids(prefix: str, keys: Any) -> set[str]:
    return {f"{prefix}-{names.hyphens(str(key))}" for key in keys}


def questions() -> set[str]:
    """The names of all questions. A question without a name must be a kind of question, with others below it."""
    assert steps.STEPS
    found: set[str] = set()
    kinds: list[type[Ask]] = [Ask]
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        if kind.name:
            found.add(kind.name)
        else:
            assert kind.__subclasses__(), f"{kind.__name__} has no name"
    return found


#: Ids that the sources build from a name, by what stands before the name.
FAMILIES = {
    "question-": ids("question", questions()),
    "colour-": ids("colour", (*terms.COLOURS, "any")),
    "craft-": ids("craft", terms.TRADES),
    "landscape-": ids("landscape", terms.LANDSCAPES),
    "row-": ids("row", terms.ROWS),
    "section-": ids("section", terms.SECTIONS),
    "action-": ids("action", terms.ACTIONS),
    "card-": ids("card", BOX.card_ids),
    "board-": ids("board", BOX.board_ids),
    "research-": ids("research", BOX.research_ids),
    "space-": ids("space", BOX.space_ids),
    "pass-": ids("pass", BOX.pass_ids),
    "area-": ids("area", range(1, 6)),
    "effect-": ids("effect", set(names._WORDS) - {"choice"}),  # a choice is said by its sides
    "answer-": ids("answer", says._PLAIN.values()),
    "answer-study-": ids("answer-study", ("up", "out", "die")),
    "study-": ids("study", terms.STUDY_LEVELS),
    "invention-space-": ids("invention-space", terms.INVENTION_SPACES),
    "task-": ids("task", {task["task"] for tasks in (*BOX.scheme_top, *BOX.scheme_bottom) for task in tasks}),
    "log-": ids("log", (*says.LINES, "draws-own")),
}


@cache
def calls(name: str) -> list[tuple[str, ast.Call]]:
    """The calls of a function or method in the game's sources, with where they stand."""
    found: list[tuple[str, ast.Call]] = []
    for path in sorted(SOURCES.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                function = node.func
                called = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
                if called == name:
                    found.append((f"{path.name}:{node.lineno}", node))
    return found


def texts(node: ast.expr) -> list[str]:
    """The texts an expression may be: a text, or one of two."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    assert isinstance(node, ast.Constant), ast.unparse(node)
    return [str(node.value)]


@cache
def written() -> tuple[set[str], set[str]]:
    """The ids that stand in the sources as they are, and the beginnings of those that are built."""
    literal: set[str] = set()
    built: set[str] = set()
    for where, call in calls("Message"):
        id = call.args[0]
        if isinstance(id, ast.JoinedStr):
            assert isinstance(id.values[0], ast.Constant), f"{where}: the id begins with a variable"
            built.add(str(id.values[0].value))
        elif isinstance(id, ast.Name):
            assert where.startswith("says.py"), f"{where}: only log lines have ids of their own making"
            built.add("log-")
        else:
            literal.update(texts(id))
    return literal, built


def test_every_id_written_in_the_sources_is_in_the_catalogues() -> None:
    literal, _ = written()
    assert len(literal) > 100
    assert literal <= set(catalogue("en"))


def test_every_message_of_the_sources_brings_the_arguments_that_it_uses() -> None:
    seen = 0
    for where, call in calls("Message"):
        given = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
        if isinstance(call.args[0], (ast.Constant, ast.IfExp)) and isinstance(given, ast.Dict):
            keys = {key.value for key in given.keys if isinstance(key, ast.Constant)}
            for id in texts(call.args[0]):
                assert catalogue("en")[id].variables <= keys, f"{where}: {id}"
                seen += 1
    assert seen > 100


def test_ids_built_from_names_are_those_listed_here() -> None:
    _, built = written()
    assert built == set(FAMILIES)


@pytest.mark.parametrize("family", FAMILIES)
def test_every_id_built_from_a_name_is_in_the_catalogues(family: str) -> None:
    assert FAMILIES[family] <= set(catalogue("en"))


def test_every_score_category_has_a_name() -> None:
    assert ids("category", CATEGORIES) <= set(catalogue("en"))


def test_no_message_is_there_for_nothing() -> None:
    literal, _ = written()
    assert set(catalogue("en")) == literal | set.union(*FAMILIES.values()) | ids("category", CATEGORIES)


def test_every_event_of_the_sources_has_its_line() -> None:
    events = [call.args[0] for where, call in calls("append") if ast.unparse(call.func).endswith("events.append")]
    written_out = [event for event in events if isinstance(event, ast.Tuple)]
    assert len(written_out) > 50
    for event in written_out:
        for name in texts(event.elts[0]):
            assert name in says.LINES
            assert len(event.elts) == 1 + len(says.LINES[name]), name


# -- saying everything there is ---------------------------------------------------------------------------


def tables() -> list[Game]:
    return [claytable.new("inventors", seats=seats, seed=3, **options) for seats, options in (VARIANTS[0], VARIANTS[6])]


def test_every_answer_of_the_vocabulary_can_be_said() -> None:
    for game in tables():
        for answer in range(len(game.vocabulary)):
            say_in_all(game.table.answer_message(answer))


def test_every_component_can_be_said() -> None:
    for name, count in ((names.card, 44), (names.edge, 44), (names.board, 18), (names.research, 27), (names.space, 14)):
        for n in range(count):
            say_in_all(name(BOX, n))
    for tile in range(len(BOX.tile_ids)):
        say_in_all(names.tile(BOX, tile))
    for tile in range(len(BOX.invention_ids)):
        say_in_all(names.invention(BOX, tile))
    for part in BOX.parts:
        say_in_all(names.part_message(BOX, part))
        for way in part.ways:
            say_in_all(names.way_message(BOX, way))


def every(kind: str) -> list[Any]:
    """All values that an argument of a log line can have."""
    dice = [colour * 8 + face for colour in range(4) for face in range(1, 7)]
    lists: dict[str, list[Any]] = {
        "seat": [0, 1, -2],
        "colour": [0, 1, 2, 3],
        "other-colour": [1, 2, 3],
        "secret-cards": [(0, 1), (2,)],
        "die": dice,
        "landscape": [1, 2, 3],
        "level": [1, 2],
        "answer": [answers.EXHAUSTED_DIE, answers.DIE, answers.STUDY_DIE, answers.CAMEL_DIE, answers.WORKSHOP_DIE],
        "task": ["invent", "build", "test", "publish", "research", "ship", "add_dice_scheme", "gain"],
        "rule": ["INV-261"],
    }
    counts = {"craft": 6, "action": 4, "row": 3, "section": 3, "use": 7, "setup": 6, "dummy-card": 6, "scheme": 15}
    counts |= {"card": 44, "board": 18, "tile": 48, "research": 27, "space": 14, "pass": 8, "invention": 9, "n": 26}
    return lists[kind] if kind in lists else list(range(counts[kind]))


@pytest.mark.parametrize("line", says.LINES)
def test_every_log_line_can_be_said(line: str) -> None:
    kinds = says.LINES[line]
    for game in tables():
        for n in range(max((len(every(kind)) for kind in kinds), default=1)):
            event = (line, *(every(kind)[n % len(every(kind))] for kind in kinds))
            for seat in (None, 0, 1):
                message = game.table.line(event, seat)
                assert message is not None
                say_in_all(message)


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_all_that_is_said_in_whole_games_can_be_said_in_every_language(seats: int, options: dict[str, Any]) -> None:
    heard: set[str] = set()
    for seed in (1, 2):
        chance = random.Random(seed)
        game = claytable.new("inventors", seats=seats, seed=seed, **options)
        while not game.over:
            heard.update(map(say_in_all, (game.decision.question, *options_of(game), *refusals(game, chance))))
            game.play_answer(chance.choice(game.legal.answers))
        heard.update(map(say_in_all, (*lines(game), *score_items(game))))
    assert {"question-main-action", "answer-tent", "log-game-over", "score-royalties"} <= heard


def options_of(game: Game) -> Iterator[Message]:
    yield from (option.message for option in game.legal)


def refusals(game: Game, chance: random.Random) -> Iterator[Message]:
    """Why some answers are not offered now."""
    for key in chance.sample(game.vocabulary.keys, 12):
        refusal = game.why_not(key)
        if refusal is not None:
            yield refusal.message


def lines(game: Game) -> Iterator[Message]:
    """The log as everybody reads it."""
    for seat in (None, *range(len(game.seats))):
        yield from game.log(seat)


def score_items(game: Game) -> Iterator[Message]:
    for score in game.scores():
        if score.tie_break is not None:
            yield score.tie_break
        for category in score.categories:
            yield from (item.what for item in category.items)
