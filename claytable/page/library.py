"""The requests about what belongs to no table: games, rules, words, printed things, lessons and score pads."""

from __future__ import annotations

from ..core.rules import LANGUAGES
from ..host import lessons, library
from ..host.bounds import LONGEST_SEARCH
from ..host.problems import Invalid
from ..host.wishes import read_json, read_number, read_sheet
from .asked import Request, Told
from .tables import Tables


async def games(_tables: Tables, request: Request) -> Told:
    """The games that can be played here."""
    return 200, library.games(request.language)


async def rules(_tables: Tables, request: Request) -> Told:
    """The rules of a game: all of them, or those that have every word of a search."""
    search = request.query.get("search", "")
    if len(search) > LONGEST_SEARCH:
        raise Invalid(f"search: a text of 0 to {LONGEST_SEARCH} letters.")
    return 200, library.rules(request.parts[0], search, request.language)


async def words(_tables: Tables, request: Request) -> Told:
    """The messages of a game in a language, as a Fluent catalogue."""
    if request.parts[1] not in LANGUAGES:
        raise Invalid(f"language: one of {', '.join(LANGUAGES)}.")
    return 200, library.words(request.parts[0], request.parts[1])[0]


async def components(_tables: Tables, request: Request) -> Told:
    """The printed things of a game."""
    return 200, library.components(request.parts[0])


async def sheet(_tables: Tables, request: Request) -> Told:
    """The score pad of a game."""
    return 200, library.sheet(request.parts[0])


async def add_up(_tables: Tables, request: Request) -> Told:
    """The points of a score pad that was filled in."""
    return 200, library.add_up(request.parts[0], read_sheet(read_json(request.body)))


async def chapters(_tables: Tables, request: Request) -> Told:
    """The chapters that teach a game, in their order."""
    return 200, lessons.chapters(request.parts[0], request.language)


async def chapter(_tables: Tables, request: Request) -> Told:
    """A chapter as it is played."""
    return 200, lessons.chapter(*request.parts)


async def why_not(_tables: Tables, request: Request) -> Told:
    """Why something cannot be chosen before an act of a chapter."""
    number = read_number(request.query.get("number", ""), "number")
    game, chapter = request.parts
    return 200, lessons.why_not(game, chapter, number, request.query.get("key", ""))
