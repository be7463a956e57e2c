"""The message catalogues of Inventors: whatever the game says, it can say in English, Polish and French."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import claytable
from claytable.core.game import Game
from claytable.core.messages import Message
from claytable.core.words import Words, read_words
from claytable.games.inventors import names, says, steps, terms
from claytable.games.inventors.ask import Ask
from claytable.games.inventors.box import read_box
from claytable.games.inventors.game import GAME
from claytable.games.inventors.scoring import CATEGORIES

LANGUAGES = ("en", "pl", "fr")
SOURCES = Path(__file__).parents[2] / "claytable" / "games" / "inventors"
VARIANTS = GAME.variants()
BOX = read_box(None)
NBSP = "\u00a0"


def words(language: str) -> Words:
    return read_words(GAME.package, language)


def say_in_all(message: Message) -> None:
    """Say a message, and all messages in it, in every language: what is missing raises."""
    for language in LANGUAGES:
        assert words(language).say(message).strip(), f"{language}: {message!r} says nothing"


# -- the catalogues as they are written ---------------------------------------------------------------------


class Reader(Visitor):
    """The variables of a message, and its selectors with their variants."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: list[tuple[str, list[str]]] = []

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, fluent.VariableReference)
        keys = [each.key.name if isinstance(each.key, fluent.Identifier) else each.key.value for each in node.variants]
        self.selectors.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def catalogue(language: str) -> dict[str, Reader]:
    """Message id to what the message uses."""
    text = (files(GAME.package) / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, Reader] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{language}.ftl has '{entry.id.name}' twice"
            found[entry.id.name] = Reader()
            found[entry.id.name].visit(entry)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages(language: str) -> None:
    assert set(catalogue(language)) == set(catalogue("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_uses_the_same_arguments_in_every_language(language: str) -> None:
    english = catalogue("en")
    others = {id: read.variables for id, read in catalogue(language).items()}
    assert others == {id: read.variables for id, read in english.items()}


PLURALS = {
    "en": [{"one", "other"}],
    "pl": [{"one", "few", "many"}, {"one", "other"}],  # the latter where 2 and 5 read alike
    "fr": [{"one", "other"}],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_selector_goes_by_the_plurals_of_the_language_or_by_its_own_names(language: str) -> None:
    own = {words(language).say(message) for family in NAMED.values() for message in family}
    for id, read in catalogue(language).items():
        for variable, keys in read.selectors:
            kinds = {key for key in keys if not key.isdigit()}
            if variable in NAMED:
                assert kinds - own == {"other"}, f"{language}: {id} chooses by a name that nothing has"
            elif kinds != {"other"}:
                assert kinds in PLURALS[language], f"{language}: {id} lacks a plural form"


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

#: Names by the argument in which sentences get them.
NAMED = {
    "colour": [names.colour(number) for number in (1, 2, 3, 0, 4)],
    "other-colour": [names.colour(number) for number in (1, 2, 3)],
    "craft": [names.craft(trade) for trade in range(6)],
    "landscape": [names.landscape(which) for which in (1, 2, 3, 0)],
    "section": [names.section(which) for which in range(3)],
}


def calls(name: str) -> Iterator[tuple[str, ast.Call]]:
    """The calls of a function or method in the game's sources, with where they stand."""
    for path in sorted(SOURCES.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == name:
                yield f"{path.name}:{node.lineno}", node


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
        "answer": [says.a.EXHAUSTED_DIE, says.a.DIE, says.a.STUDY_DIE, says.a.CAMEL_DIE, says.a.WORKSHOP_DIE],
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
    said: dict[str, Message] = {}
    for seed in (1, 2):
        chance = random.Random(seed)
        game = claytable.new("inventors", seats=seats, seed=seed, **options)
        while not game.over:
            for message in (
                game.decision.question,
                *(option.message for option in game.legal),
                *refusals(game, chance),
            ):
                said[repr(message)] = message
            game.play_answer(chance.choice(game.legal.answers))
        for message in (*lines(game), *score_items(game)):
            said[repr(message)] = message
    assert len(said) > 300
    for message in said.values():
        say_in_all(message)


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


# -- how it is said -----------------------------------------------------------------------------------------


def example(id: str, language: str, n: int = 2, **args: Any) -> str:
    """A message with some arguments given, a name for each name, and `n` for the others."""
    given: dict[str, Any] = dict.fromkeys(catalogue("en")[id].variables, n)
    given |= {name: family[0] for name, family in NAMED.items() if name in given}
    if "seat" in given:
        given["seat"] = names.seat(0)
    return words(language).say(Message(id, given | args))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("argument", "different"), [("colour", 3), ("other-colour", 3), ("craft", 6), ("section", 3)])
def test_a_sentence_tells_colours_craftspeople_and_sections_apart(language: str, argument: str, different: int) -> None:
    for id, read in catalogue(language).items():
        if argument in read.variables:
            heard = {example(id, language, **{argument: name}) for name in NAMED[argument][:different]}
            assert len(heard) == different, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_tells_landscapes_apart(language: str) -> None:
    for id, read in catalogue(language).items():
        if "landscape" in read.variables:
            assert len({example(id, language, landscape=name) for name in NAMED["landscape"][:3]}) == 3, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_ask_and_refusals_and_log_lines_are_sentences(language: str) -> None:
    for id in catalogue(language):
        for n in (0, 1, 2, 5):
            text = example(id, language, n)
            assert text == text.strip()
            assert "  " not in text
            kind = id.split("-")[0]
            end = {"question": "?", "why": ".", "log": ".", "tie": "."}.get(kind)
            assert end is None or text.endswith(end), f"{language}: {id}: {text}"
            assert end is not None or not text.endswith("."), f"{language}: {id}: {text}"
            assert end is None or text[0].isupper() or text[0].isdigit(), f"{language}: {id}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_log_line_begins_with_who_did_it(language: str) -> None:
    for id, read in catalogue(language).items():
        if "seat" in read.variables:
            assert example(id, language).startswith(words(language).say(names.seat(0))), id


def test_french_puts_an_unbreakable_space_before_tall_punctuation() -> None:
    for id in catalogue("fr"):
        for n in (1, 2):
            text = example(id, "fr", n)
            assert not re.search(rf"[^{NBSP}][:;?!»]|«[^{NBSP}]", text), text


@pytest.mark.parametrize(
    ("id", "language", "n", "text"),
    [
        ("effect-silver", "pl", 1, "zyskaj 1 Srebrnika"),
        ("effect-silver", "pl", 2, "zyskaj 2 Srebrniki"),
        ("effect-silver", "pl", 5, "zyskaj 5 Srebrników"),
        ("effect-silver", "pl", 12, "zyskaj 12 Srebrników"),
        ("effect-silver", "pl", 22, "zyskaj 22 Srebrniki"),
        ("cost-cards", "pl", 0, "0 kart"),
        ("cost-cards", "pl", 1, "1 karta"),
        ("cost-cards", "pl", 3, "3 karty"),
        ("log-draws", "pl", 4, "Gracz 1 dobiera 4 karty."),
        ("effect-silver", "fr", 0, "gagner 0 Pièce"),
        ("effect-silver", "fr", 1, "gagner 1 Pièce"),
        ("effect-silver", "fr", 2, "gagner 2 Pièces"),
        ("log-gains-influence", "fr", 1, "Joueur 1 gagne 1 Influence bleue."),
        ("log-gains-influence", "fr", 3, "Joueur 1 gagne 3 Influences bleues."),
        ("log-draws", "en", 1, "Player 1 draws 1 card."),
        ("log-draws", "en", 0, "Player 1 draws 0 cards."),
    ],
)
def test_numbers_take_the_plural_of_the_language(id: str, language: str, n: int, text: str) -> None:
    assert example(id, language, n) == text


@pytest.mark.parametrize(
    ("id", "language", "args", "text"),
    [
        ("log-refreshes", "pl", {"craft": names.craft(terms.CHANDLER)}, "Gracz 1 odświeża Świecarza."),
        ("log-refreshes", "pl", {"craft": names.craft(terms.SCRIBE)}, "Gracz 1 odświeża Skrybę."),
        ("effect-study", "pl", {"colour": names.colour(2)}, "zyskaj Pomarańczową Kość do Pracowni"),
        ("effect-study", "pl", {"colour": names.colour(4)}, "zyskaj Kość dowolnego koloru do Pracowni"),
        ("cost-influence", "pl", {"colour": names.colour(3)}, "2 Wpływy z Ciemnoszarej Gildii"),
        ("cost-influence", "fr", {"colour": names.colour(2)}, "2 Influences orange"),
        ("cost-influence", "fr", {"colour": names.colour(4)}, "2 Influences au choix"),
        ("cost-influence", "en", {"colour": names.colour(4)}, "2 Influence of any colour"),
    ],
)
def test_names_take_the_form_that_the_sentence_needs(id: str, language: str, args: dict[str, Any], text: str) -> None:
    assert example(id, language, **args) == text


def test_a_device_is_called_as_the_printed_editions_call_it() -> None:
    board, card = BOX.board_ids.index("robotic"), BOX.card_ids.index("hourglass")
    device = Message("device", {"board": names.board(BOX, board), "card": names.card(BOX, card)})
    assert [words(language).say(device) for language in LANGUAGES] == [
        "Robotic Hourglass",
        "Zrobotyzowane Klepsydry",
        "Sablier Robotisé",
    ]
