"""The message catalogues of every installed game: whatever it says, it can say in English, Polish and French."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from games.catalogue import GAMES, LANGUAGES, catalogue, find_game, messages_in, speech, words

import claytable
from claytable.core.game import Game
from claytable.core.messages import Message
from claytable.core.table import Question

VARIANTS = [(game, seats, options) for game in GAMES for seats, options in find_game(game).variants()]

#: What was said already: once is enough.
SAID: set[tuple[str, str]] = set()


def say_in_all(game: str, message: Message) -> str:
    """Say a message in every language: what is missing raises. The id comes back."""
    if (game, repr(message)) not in SAID:
        for each in messages_in(message):
            # A gain brings its number, which a gain that comes only once does not say.
            spare = {"n"} if each.id.startswith("effect-") else set()
            used = catalogue(game, "en")[each.id].arguments
            assert set(each.args) - spare <= used, f"{each.id} does not say all that it is told"
        for language in LANGUAGES:
            text = words(game, language).say(message)
            assert text.strip(), f"{language}: {message!r} says nothing"
            assert not re.search(r"[{}$]", text), f"{language}: {text}"
            assert not raw_ids(game, text), f"{language}: {text}"
        SAID.add((game, repr(message)))
    return message.id


def raw_ids(game: str, text: str) -> set[str]:
    """Message ids that stand in a text."""
    return {word for word in re.findall(r"[a-z]+(?:-[a-z0-9]+)+", text) if word in catalogue(game, "en")}


# -- the catalogues as they are written ---------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_languages_have_the_same_messages(game: str, language: str) -> None:
    assert set(catalogue(game, language)) == set(catalogue(game, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_message_uses_the_same_arguments_in_every_language(game: str, language: str) -> None:
    english = {id: entry.arguments for id, entry in catalogue(game, "en").items()}
    assert {id: entry.arguments for id, entry in catalogue(game, language).items()} == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_form_of_a_name_is_used_by_some_sentence(game: str, language: str) -> None:
    entries = catalogue(game, language).values()
    forms = set.union(*(entry.forms for entry in entries))
    variables = set.union(*(entry.raw for entry in entries))
    unused = {form for form in forms if not any(variable.endswith(f"-{form}") for variable in variables)}
    assert not unused


# -- what the sources can say ---------------------------------------------------------------------------


def question_kinds(game: str) -> Iterator[type[Question[Any]]]:
    """The classes of a game's questions, and of their kinds."""
    package = find_game(game).package
    import_module(f"{package}.steps")
    kinds: list[type[Question[Any]]] = [Question]
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        if kind.__module__.startswith(f"{package}."):
            yield kind


def question_names(game: str) -> set[str]:
    """The names of all questions. A question without a name must be a kind of question, with others below it."""
    found: set[str] = set()
    for kind in question_kinds(game):
        assert kind.name or kind.__subclasses__(), f"{kind.__name__} has no name"
        if kind.name:
            found.add(kind.name)
    return found


def lines_written(game: str) -> dict[str, tuple[str, ...]]:
    """The lines of the log, with what each argument is."""
    lines: dict[str, tuple[str, ...]] = import_module(f"{find_game(game).package}.says").LINES
    return lines


@cache
def families(game: str) -> dict[str, set[str]]:
    """Ids that the sources build from a name, by what stands before the name."""
    found: dict[str, set[str]] = {prefix: set(ids) for prefix, ids in speech(game).FAMILIES.items()}
    found["question-"] = {f"question-{name}" for name in question_names(game)}
    found["log-"] = {f"log-{line}" for line in lines_written(game)} | found.get("log-", set())
    return found


@cache
def categories(game: str) -> set[str]:
    scores = claytable.new(game, seats=2, seed=1).scores()
    return {f"category-{category.id}" for category in scores[0].categories}


@cache
def sources(game: str) -> list[tuple[Path, ast.Module]]:
    """The game's modules."""
    folder = Path(__file__).parents[2] / find_game(game).package.replace(".", "/")
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in sorted(folder.glob("*.py"))]


@cache
def calls(game: str, name: str) -> list[tuple[str, ast.Call]]:
    """The calls of a function or method in the game's sources, with where they stand."""
    found: list[tuple[str, ast.Call]] = []
    for path, tree in sources(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                function = node.func
                called = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
                if called == name:
                    found.append((f"{path.name}:{node.lineno}", node))
    return found


def branches(node: ast.expr) -> list[ast.expr]:
    """What an expression may be: one of two, one of several that stand in a tuple, or itself."""
    if isinstance(node, ast.IfExp):
        return branches(node.body) + branches(node.orelse)
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Tuple):
        return node.value.elts
    return [node]


def texts(node: ast.expr) -> list[str]:
    """The texts an expression may be."""
    found: list[str] = []
    for each in branches(node):
        assert isinstance(each, ast.Constant), ast.unparse(node)
        found.append(str(each.value))
    return found


@cache
def written(game: str) -> tuple[set[str], set[str]]:
    """The ids that stand in the sources as they are, and the beginnings of those that are built."""
    literal: set[str] = set()
    built: set[str] = set()
    for where, call in calls(game, "Message"):
        id = call.args[0]
        if isinstance(id, ast.JoinedStr):
            assert isinstance(id.values[0], ast.Constant), f"{where}: the id begins with a variable"
            built.add(str(id.values[0].value))
        elif isinstance(id, ast.Name):
            assert where.startswith("says.py"), f"{where}: only says.py hands ids on"
        else:
            literal.update(texts(id))
    literal |= {message for kind in question_kinds(game) for _, message in kind.reasons}
    return literal | set(speech(game).HANDED_ON), built


@pytest.mark.parametrize("game", GAMES)
def test_every_id_written_in_the_sources_is_in_the_catalogues(game: str) -> None:
    literal, _ = written(game)
    assert len(literal) > 100
    assert literal <= set(catalogue(game, "en"))


@pytest.mark.parametrize("game", GAMES)
def test_a_message_of_the_sources_brings_the_arguments_that_it_uses_and_no_others(game: str) -> None:
    seen = 0
    for where, call in calls(game, "Message"):
        given = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
        if isinstance(given, ast.Dict) and not isinstance(call.args[0], (ast.Name, ast.JoinedStr)):
            keys = {key.value for key in given.keys if isinstance(key, ast.Constant)}
            for id in texts(call.args[0]):
                assert catalogue(game, "en")[id].arguments == keys, f"{where}: {id}"
                seen += 1
    assert seen > 80


@pytest.mark.parametrize("game", GAMES)
def test_ids_built_from_names_are_those_that_the_tests_know(game: str) -> None:
    _, built = written(game)
    # Questions, log lines and plain answers are built by the core, for every game.
    assert built | {"question-", "log-", "answer-"} == set(families(game))


@pytest.mark.parametrize(("game", "family"), [(game, family) for game in GAMES for family in families(game)])
def test_every_id_built_from_a_name_is_in_the_catalogues(game: str, family: str) -> None:
    assert families(game)[family] <= set(catalogue(game, "en"))


@pytest.mark.parametrize("game", GAMES)
def test_every_score_category_has_a_name(game: str) -> None:
    assert categories(game) <= set(catalogue(game, "en"))


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_there_for_nothing(game: str) -> None:
    literal, _ = written(game)
    # Effects are put together by the core, for every game.
    literal |= {"effect-none", "effect-list", "effect-or", "effect-pay"}
    assert set(catalogue(game, "en")) == literal | set.union(*families(game).values()) | categories(game)


def events(game: str) -> Iterator[tuple[str, ast.expr]]:
    """The events that the sources write: as they are handed to the log, or put together before in a variable."""
    for where, call in calls(game, "append"):
        if ast.unparse(call.func) in ("table.events.append", "self.events.append"):
            for event in branches(call.args[0]):
                if not isinstance(event, ast.Name):
                    yield where, event
    for path, tree in sources(game):
        for node in ast.walk(tree):
            if isinstance(node, (ast.Assign, ast.AnnAssign)) and isinstance(node.value, ast.Tuple):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                if isinstance(target, ast.Name) and target.id == "event":
                    yield f"{path.name}:{node.lineno}", node.value


@pytest.mark.parametrize("game", GAMES)
def test_every_event_of_the_sources_has_its_line_and_every_line_its_event(game: str) -> None:
    lines = lines_written(game)
    seen: set[str] = set()
    for where, event in events(game):
        assert isinstance(event, ast.Tuple), where
        for name in texts(event.elts[0]):
            assert len(event.elts) == 1 + len(lines[name]), f"{where}: {name}"
            seen.add(name)
    assert seen == set(lines)


# -- saying everything there is ---------------------------------------------------------------------------


@cache
def tables(game: str) -> list[Game]:
    """A table of several players, and one against the printed opponent."""
    variants = find_game(game).variants()
    alone = next(variant for variant in variants if variant[0] == 1)
    return [claytable.new(game, seats=seats, seed=3, **options) for seats, options in (variants[0], alone)]


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_of_the_vocabulary_can_be_said(game: str) -> None:
    for table in tables(game):
        for answer in range(len(table.vocabulary)):
            say_in_all(game, table.table.answer_message(answer))


@pytest.mark.parametrize("game", GAMES)
def test_every_component_can_be_said(game: str) -> None:
    said = [say_in_all(game, message) for message in speech(game).components()]
    assert len(said) > 100


@pytest.mark.parametrize(("game", "line"), [(game, line) for game in GAMES for line in lines_written(game)])
def test_every_log_line_can_be_said(game: str, line: str) -> None:
    kinds = lines_written(game)[line]
    values = [speech(game).every(kind) for kind in kinds]
    for table in tables(game):
        for n in range(max(map(len, values), default=1)):
            event = (line, *(each[n % len(each)] for each in values))
            for seat in (None, 0, 1):
                message = table.table.line(event, seat)
                assert message is not None
                say_in_all(game, message)


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS, ids=str)
def test_all_that_is_said_in_whole_games_can_be_said_in_every_language(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    heard: set[str] = set()
    chance = random.Random(seats)
    table = claytable.new(game, seats=seats, seed=seats, **options)
    while not table.over:
        for message in (table.decision.question, *options_of(table), *refusals(table, chance)):
            heard.add(say_in_all(game, message))
        table.play_answer(chance.choice(table.legal.answers))
    for message in (*lines_of(table), *score_items(table)):
        heard.add(say_in_all(game, message))
    assert heard >= speech(game).HEARD


def options_of(table: Game) -> Iterator[Message]:
    yield from (option.message for option in table.legal)


def refusals(table: Game, chance: random.Random) -> Iterator[Message]:
    """Why some answers are not offered now."""
    for key in chance.sample(table.vocabulary.keys, 12):
        refusal = table.why_not(key)
        if refusal is not None:
            yield refusal.message


def lines_of(table: Game) -> Iterator[Message]:
    """The log as everybody reads it."""
    for seat in (None, *range(len(table.seats))):
        yield from table.log(seat)


def score_items(table: Game) -> Iterator[Message]:
    for score in table.scores():
        if score.tie_break is not None:
            yield score.tie_break
        for category in score.categories:
            yield from (item.what for item in category.items)
