"""What does not belong to a table: the games, their rules, components and score pads, as plain data."""

from __future__ import annotations

from collections.abc import Callable, Sized
from contextlib import suppress
from functools import cache, lru_cache
from typing import Any, TypeVar

from ..bots import LEVELS
from ..bots.fits import box_fits
from ..bots.ladder import strengths
from ..core.errors import BadOptions, ClaytableError, LessonError, PuzzleError, UnknownGame
from ..core.lessons import Lesson, read_lessons
from ..core.packs import Pack, read_components
from ..core.puzzles import Puzzle, read_puzzles
from ..core.rules import FRONT, AnyGame, find_any, installed_companions, installed_games
from ..core.schema import drawn
from ..core.sheets import score_sheet, sheet_of
from ..core.words import part, speaks
from .dealing import own_pack
from .problems import Conflict, NotFound, Refused
from .wishes import SheetWish

R = TypeVar("R")


def games(language: str) -> dict[str, Any]:
    """The games that can be played here, what is said of each, what you may choose for it, and the levels of bots;
    and what stands beside a real table."""
    return {
        "games": [_game(rules, language) for rules in installed_games().values()],
        "companions": [_game(rules, language) for rules in installed_companions().values()],
        "bots": list(LEVELS),
    }


def rules(game: str, search: str, language: str) -> list[dict[str, Any]]:
    """The rules of a game in our words: all of them, or those that have every word of a search."""
    words = search.casefold().split()
    found = []
    for rule in known(game).catalogue(language):
        said = {
            "id": rule.id,
            "area": rule.area,
            "heading": rule.heading,
            "text": rule.text,
            "ambiguity": rule.ambiguity,
            "decision": rule.decision,
        }
        text = " ".join(said.values()).casefold()
        if all(word in text for word in words):
            found.append(said)
    return found


def words(game: str, language: str) -> tuple[str, str]:
    """The messages of a game as a Fluent catalogue, and their language: English if it lacks the one asked for."""
    rules = known(game)
    spoken = rules.spoken(language)
    return _messages(rules, spoken), spoken


@lru_cache(16)
def printed(game: str, pack: str, text: str) -> dict[str, Any]:
    """The component data of a game with the values of a pack, its effects, answers and shape, and whether bots have
    learned something for them; do not change it."""
    rules = find_any(game)
    source = Pack(pack.rpartition("-")[0], text) if text else None
    tables = read_components(rules.data(), source).tables
    box = rules.box(source)
    effects = {text: message.data() for text, message in rules.effects(box, tables).items()}
    shape = {} if rules.shape is None else {"shape": drawn(rules.shape)}
    answers = {"answers": box.words.keys, "kinds": rules.kinds(box)}
    learned = {"learned": source is None or box_fits(rules, source)}
    return tables | {"effects": effects, "printed": rules.printed(box)} | answers | shape | learned


def components(game: str) -> dict[str, Any]:
    """The printed things of a game."""
    return printed(known(game).id, "", "")


def sheet(game: str) -> dict[str, object]:
    """The score pad of a game: what is counted, in which order, and what each is worth."""
    try:
        return sheet_of(known(game).id).data()
    except BadOptions as error:
        raise NotFound(str(error)) from None


def add_up(game: str, wish: SheetWish) -> list[dict[str, object]]:
    """The points of a score pad that was filled in, with places; ties are broken as the rules say."""
    id = known(game).id
    try:
        scores = score_sheet(id, wish.columns, wish.shared, wish.solo, own_pack(wish.pack))
    except ClaytableError as error:
        raise Refused(str(error)) from None
    return [score.data() for score in scores]


@cache
def puzzles_of(game: str) -> list[Puzzle]:
    """The puzzles of a game. Raises Conflict with a sentence where their file cannot be used."""
    return _usable(read_puzzles, game)


@cache
def lessons_of(game: str) -> list[Lesson]:
    """The lessons of a game. Raises Conflict with a sentence where their file cannot be used."""
    return _usable(read_lessons, game)


def _usable(read: Callable[[AnyGame], list[R]], game: str) -> list[R]:
    try:
        return read(known(game))
    except (LessonError, PuzzleError) as error:
        raise Conflict(str(error)) from None


def _many(read: Callable[[str], Sized], game: str) -> int:
    """How many there are; the front door offers none where their file cannot be used."""
    with suppress(Conflict):
        return len(read(game))
    return 0


def known(id: str) -> AnyGame:
    """A game by its id; raises NotFound."""
    try:
        return find_any(id)
    except UnknownGame as error:
        raise NotFound(str(error)) from None


@cache
def _front(id: str, language: str) -> str:
    """The part of a catalogue that describes the game outside its tables, as a catalogue of its own."""
    return part(_messages(find_any(id), language), FRONT)


def _messages(rules: AnyGame, language: str) -> str:
    """A catalogue of a game; one that lacks even English is shown without words, and the others with theirs."""
    return rules.messages(language) if speaks(rules.package, language) else ""


def _game(rules: AnyGame, language: str) -> dict[str, Any]:
    spoken = rules.spoken(language)
    seats = [seats for seats, _ in rules.variants()]
    return {
        "id": rules.id,
        "title": rules.title,
        "version": rules.version,
        "players": (min(seats), max(seats)),
        "minutes": rules.minutes,
        "weight": rules.weight,
        "settings": [
            {
                "name": setting.name,
                "values": list(setting.values),
                "default": setting.default,
                "help": setting.help,
                "several": setting.several,
                "solo": setting.solo,
                "together": setting.together,
            }
            for setting in rules.settings
        ],
        "first_game": dict(rules.first_game),
        "languages": list(rules.languages),
        "language": spoken,
        "words": _front(rules.id, spoken),
        "rules": len(rules.catalogue()),
        "lessons": _many(lessons_of, rules.id),
        "puzzles": _many(puzzles_of, rules.id),
        "strengths": strengths(rules, list(LEVELS)),
        "score_pad": rules.sheet(rules.box()) is not None,
        "companion_of": rules.companion_of,
    }
