"""What does not belong to a table: the games, their rules and their words."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Response
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Term

from ..bots import LEVELS
from ..core.errors import BadOptions, ClaytableError, UnknownGame
from ..core.rules import FRONT, AnyGame, find_game, installed_games
from ..core.sheets import score_sheet, sheet_of
from ..core.words import catalogue
from .api import TROUBLES
from .dealing import own_pack, printed
from .models import GameInfo, Games, RuleInfo, SettingInfo, SheetColumn, SheetInfo, SheetWish
from .problems import NotFound, Refused

Language = Literal["en", "pl", "fr"]

router = APIRouter(prefix="/api/games", tags=["games"], responses=TROUBLES)


@router.get("")
async def games(language: Language = "en") -> Games:
    """The games that can be played here, what is said of each and may be chosen for it, and the levels of bots."""
    return Games(games=[_info(rules, language) for rules in installed_games().values()], bots=list(LEVELS))


@router.get("/{game}/rules")
async def rules(
    game: str, search: Annotated[str, Query(max_length=100)] = "", language: Language = "en"
) -> list[RuleInfo]:
    """The rules of a game in our words: all of them, or those that have every word of a search."""
    words = search.casefold().split()
    found = []
    for rule in _game(game).catalogue(language):
        text = f"{rule.id} {rule.heading} {rule.area} {rule.text} {rule.ambiguity} {rule.decision}".casefold()
        if all(word in text for word in words):
            found.append(RuleInfo.model_validate(rule, from_attributes=True))
    return found


@router.get(
    "/{game}/words/{language}", response_class=Response, responses={200: {"content": {"text/plain; charset=utf-8": {}}}}
)
async def words(game: str, language: Language) -> Response:
    """The messages of a game in a language, as a Fluent catalogue; `Content-Language` is English if it lacks it."""
    rules = _game(game)
    spoken = rules.spoken(language)
    text = catalogue(rules.package, spoken)
    return Response(text, media_type="text/plain", headers={"Content-Language": spoken})


@router.get("/{game}/components")
async def components(game: str) -> dict[str, Any]:
    """The printed things of a game, as its component data has them; each says where its values come from.

    `effects` has, for each effect and cost that stands there as a text, the message that says it; `answers` has the key
    of every answer that can be given; `shape` has the schema of its views, for a table that nobody has drawn."""
    return printed(_game(game).id, "", "")


@router.get("/{game}/score-sheet")
async def sheet(game: str) -> SheetInfo:
    """The score pad of a game: what is counted, in which order, and what each is worth."""
    try:
        return SheetInfo.model_validate(sheet_of(_game(game).id).data())
    except BadOptions as error:
        raise NotFound(str(error)) from None


@router.post("/{game}/score-sheet")
def add_up(game: str, wish: SheetWish) -> list[SheetColumn]:
    """The points of a score pad that was filled in, with places; ties are broken as the rules say."""
    id = _game(game).id
    try:
        scores = score_sheet(id, wish.columns, wish.shared, wish.solo, own_pack(wish.pack))
    except ClaytableError as error:
        raise Refused(str(error)) from None
    return [SheetColumn.model_validate(score.data()) for score in scores]


def _game(id: str) -> AnyGame:
    try:
        return find_game(id)
    except UnknownGame as error:
        raise NotFound(str(error)) from None


@cache
def _front(package: str, language: str) -> str:
    """What of a catalogue is said of the game outside its tables, as a catalogue of its own."""
    tree = FluentParser(with_spans=False).parse(catalogue(package, language))
    tree.body = [
        entry
        for entry in tree.body
        if isinstance(entry, Term) or (isinstance(entry, Message) and entry.id.name.startswith(FRONT))
    ]
    return FluentSerializer().serialize(tree)


def _info(rules: AnyGame, language: str) -> GameInfo:
    spoken = rules.spoken(language)
    seats = [seats for seats, _ in rules.variants()]
    return GameInfo(
        id=rules.id,
        title=rules.title,
        version=rules.version,
        players=(min(seats), max(seats)),
        minutes=rules.minutes,
        weight=rules.weight,
        settings=[
            SettingInfo(
                name=setting.name,
                values=list(setting.values),
                default=setting.default,
                help=setting.help,
                several=setting.several,
                solo=setting.solo,
                together=setting.together,
            )
            for setting in rules.settings
        ],
        first_game=dict(rules.first_game),
        languages=list(rules.languages),
        language=spoken,
        words=_front(rules.package, spoken),
        rules=len(rules.catalogue()),
        score_pad=rules.sheet(rules.box()) is not None,
    )
