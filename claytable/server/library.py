"""What does not belong to a table: the games, their rules and their words."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Response

from ..bots import LEVELS
from ..core.errors import UnknownGame
from ..core.rules import LANGUAGES, GameRules, find_game, installed_games
from .api import TROUBLES
from .dealing import printed
from .models import GameInfo, Games, RuleInfo, SettingInfo
from .problems import NotFound

Language = Literal["en", "pl", "fr"]

router = APIRouter(prefix="/api/games", tags=["games"], responses=TROUBLES)


@router.get("")
async def games() -> Games:
    """The games that can be played here, what may be chosen for each, and the levels of bots."""
    return Games(games=[_info(rules) for rules in installed_games().values()], bots=list(LEVELS))


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
    """The messages of a game in a language, as a Fluent catalogue."""
    path = files(_game(game).package) / "locale" / f"{language}.ftl"
    return Response(path.read_text(encoding="utf-8"), media_type="text/plain")


@router.get("/{game}/components")
async def components(game: str) -> dict[str, Any]:
    """The printed things of a game, as its component data has them; each says where its values come from."""
    return printed(_game(game).package, "", "")


def _game(id: str) -> GameRules:
    try:
        return find_game(id)
    except UnknownGame as error:
        raise NotFound(str(error)) from None


def _info(rules: GameRules) -> GameInfo:
    return GameInfo(
        id=rules.id,
        title=rules.title,
        version=rules.version,
        settings=[
            SettingInfo(
                name=setting.name,
                values=list(setting.values),
                default=setting.default,
                help=setting.help,
                several=setting.several,
                solo=setting.solo,
            )
            for setting in rules.settings
        ],
        languages=list(LANGUAGES),
        rules=len(rules.catalogue()),
    )
