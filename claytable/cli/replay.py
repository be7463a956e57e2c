"""`claytable replay`: prints a saved game again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from ..core.errors import JournalError
from ..core.game import Game
from ..core.journal import commitment, load_journal, write_journal
from ..draw.names import named_words
from .app import Json, Language, PackFile, app, screen
from .chrome import own_up_to_english
from .scores import score_grid


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game (journal).")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check that every digest agrees, and that the deal was fixed.")
    ] = False,
    promised: Annotated[
        str, typer.Option("--commitment", metavar="HEX", help="The deal's fingerprint, as the table published it.")
    ] = "",
    pack: PackFile = None,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Replay a saved game: its log in words and its scores. Every digest is checked on the way."""
    text = read_text(file)
    game = load_journal(text, str(file), pack)
    # Those of older rules are only read: these rules cannot play them again.
    older = game.begins
    entries = write_journal(game)["entries"][older:]
    fixed = commitment(json.loads(text))
    if promised and promised.strip().lower() != fixed:
        raise JournalError(f"{file}: this is not the deal that was promised. Its fingerprint is {fixed}.")
    digests = sum("digest" in entry for entry in entries)
    console = screen()
    if as_json:
        scores = [score.data() for score in game.scores()]
        console.print_json(
            data={
                "game": game.rules.id,
                "entries": len(entries),
                "older": max(older - 1, 0),
                "digests": digests,
                "over": game.over,
                "digest": game.table.digest(),
                "commitment": fixed,
                "scores": scores,
            }
        )
    elif verify:
        end = "finished" if game.over else "not finished"
        console.print(
            f"{file}: {len(entries)} entries replay, all digests agree ({digests} on the way); {end}.", soft_wrap=True
        )
        if older:
            console.print(
                f"Before them stand {older - 1} entries of older rules, which are not checked.", soft_wrap=True
            )
        console.print(_said(game.seed, fixed, promised), soft_wrap=True)
    else:
        words = named_words(game, lang)
        own_up_to_english(console, game.rules, lang)
        for line in game.log(None):
            console.print(words.say(line), markup=False)
        console.print(score_grid(game, words, lang))


def _said(seed: int | str, fixed: str, promised: str) -> str:
    """What the fingerprint of a deal proves."""
    if promised:
        return f"The deal is the one that was promised before the first answer: {fixed}."
    if isinstance(seed, str):
        return f"The deal's fingerprint is {fixed}. Compare it with the one that the table showed from the start."
    return "Its seed is a number that somebody may have chosen: no deal was promised."


def read_game(file: Path, pack: str | None) -> Game:
    """The game that a journal's file replays to."""
    return load_journal(read_text(file), str(file), pack)


def read_text(file: Path) -> str:
    """What stands in a journal's file."""
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise JournalError(f"{file}: there is no such file.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise JournalError(f"{file}: it cannot be read ({error}).") from None
