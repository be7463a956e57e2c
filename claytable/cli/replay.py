"""`claytable replay`: prints a saved game again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..core.errors import JournalError
from ..core.game import Game
from ..core.journal import load_journal, write_journal
from .app import Json, Language, PackFile, app, screen
from .chrome import own_up_to_english
from .scores import score_grid


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game (journal).")],
    verify: Annotated[bool, typer.Option("--verify", help="Only check that every digest agrees.")] = False,
    pack: PackFile = None,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Replay a saved game: its log in words and its scores. Every digest is checked on the way."""
    game = read_game(file, pack)
    entries = write_journal(game)["entries"]
    digests = sum("digest" in entry for entry in entries)
    console = screen()
    if as_json:
        scores = [score.data() for score in game.scores()]
        console.print_json(
            data={
                "game": game.rules.id,
                "entries": len(entries),
                "digests": digests,
                "over": game.over,
                "digest": game.table.digest(),
                "scores": scores,
            }
        )
    elif verify:
        end = "finished" if game.over else "not finished"
        console.print(
            f"{file}: {len(entries)} entries replay, all digests agree ({digests} on the way); {end}.", soft_wrap=True
        )
    else:
        words = game.rules.words(lang)
        own_up_to_english(console, game.rules, lang)
        for line in game.log(None):
            console.print(words.say(line), markup=False)
        console.print(score_grid(game, words, lang))


def read_game(file: Path, pack: str | None) -> Game:
    """The game that a journal's file replays to."""
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise JournalError(f"{file}: there is no such file.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise JournalError(f"{file}: it cannot be read ({error}).") from None
    return load_journal(text, str(file), pack)
