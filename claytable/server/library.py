"""What does not belong to a table: the games, their rules and their words."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response

from ..host import lessons, library
from ..host.bounds import LONGEST_KEY, LONGEST_SEARCH
from ..host.wishes import read_sheet
from . import work
from .api import TROUBLES
from .guard import client_of
from .models.fields import Number
from .models.games import Games, RuleInfo, SheetColumn, SheetInfo
from .models.lessons import Chapter, ChapterInfo
from .models.live import Reason
from .models.wishes import SheetWish
from .people import AllRooms

Language = Literal["en", "pl", "fr"]

#: The chapters that somebody has asked for, as they are sent: they are the same for all.
_played: dict[tuple[str, str], bytes] = {}

router = APIRouter(prefix="/api/games", tags=["games"], responses=TROUBLES)


@router.get("")
async def games(language: Language = "en") -> Games:
    """The games that can be played here, what is said of each, what you may choose for it, and the levels of bots."""
    return Games.model_validate(library.games(language))


@router.get("/{game}/rules")
async def rules(
    game: str, search: Annotated[str, Query(max_length=LONGEST_SEARCH)] = "", language: Language = "en"
) -> list[RuleInfo]:
    """The rules of a game in our words: all of them, or those that have every word of a search."""
    return [RuleInfo.model_validate(rule) for rule in library.rules(game, search, language)]


@router.get(
    "/{game}/words/{language}", response_class=Response, responses={200: {"content": {"text/plain; charset=utf-8": {}}}}
)
async def words(game: str, language: Language) -> Response:
    """The messages of a game in a language, as a Fluent catalogue; `Content-Language` is English if it lacks it."""
    text, spoken = library.words(game, language)
    return Response(text, media_type="text/plain", headers={"Content-Language": spoken})


@router.get("/{game}/components")
async def components(game: str) -> dict[str, Any]:
    """The printed things of a game, as its component data has them; each says where its values come from.

    `effects` has, for each effect and cost that stands there as a text, the message that says it; `answers` has the key
    of every answer that can be given; `shape` has the schema of its views, for a table that nobody has drawn."""
    return library.components(game)


@router.get("/{game}/lessons")
async def chapters(game: str, language: Language = "en") -> list[ChapterInfo]:
    """The chapters that teach a game, in their order."""
    return [ChapterInfo.model_validate(each) for each in lessons.chapters(game, language)]


@router.get("/{game}/lessons/{chapter}", response_model=Chapter)
async def chapter(game: str, chapter: str, request: Request, rooms: AllRooms) -> Response:
    """A chapter as it is played: the table before and after each act, with what every answer there would do."""
    lessons.find_lesson(game, chapter)
    place = (game, chapter)
    if place not in _played:
        _played[place] = await rooms.thinkers.work_out(client_of(request.scope), partial(work.chapter, *place))
    return Response(_played[place], media_type="application/json")


@router.get("/{game}/lessons/{chapter}/why-not")
async def why_not(
    game: str,
    chapter: str,
    request: Request,
    rooms: AllRooms,
    number: Number,
    key: Annotated[str, Query(max_length=LONGEST_KEY)],
) -> Reason:
    """Why something cannot be chosen before act `number` of a chapter."""
    lessons.find_lesson(game, chapter)
    asked = partial(lessons.why_not, game, chapter, number, key)
    return Reason.model_validate(await rooms.thinkers.work_out(client_of(request.scope), asked))


@router.get("/{game}/score-sheet")
async def sheet(game: str) -> SheetInfo:
    """The score pad of a game: what is counted, in which order, and what each is worth."""
    return SheetInfo.model_validate(library.sheet(game))


@router.post("/{game}/score-sheet")
async def add_up(game: str, wish: SheetWish, request: Request, rooms: AllRooms) -> list[SheetColumn]:
    """The points of a score pad that was filled in, with places; ties are broken as the rules say."""
    added = partial(library.add_up, game, read_sheet(wish.model_dump()))
    # Reading a pack takes long.
    scores = added() if wish.pack is None else await rooms.thinkers.work_out(client_of(request.scope), added)
    return [SheetColumn.model_validate(score) for score in scores]
