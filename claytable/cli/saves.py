"""Where games are saved."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path

from ..core.errors import JournalError
from ..core.game import Game
from ..core.journal import dump_journal


def save_folder() -> Path:
    """The user's own folder for saved games; CLAYTABLE_DATA names another one."""
    chosen = os.environ.get("CLAYTABLE_DATA")
    if chosen:
        return Path(chosen) / "saves"
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "claytable" / "saves"


def new_save(game: str) -> Path:
    """A file name that is not taken."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    file = save_folder() / f"{stem}.json"
    number = 2
    while file.exists():
        file = save_folder() / f"{stem}-{number}.json"
        number += 1
    return file


def last_save(game: str) -> Path:
    """The game that was saved last: of `game`, or of any."""
    found = sorted(
        save_folder().glob(f"{game}-[0-9]*.json" if game else "*-*.json"), key=lambda file: file.stat().st_mtime
    )
    if not found:
        of = f" of '{game}'" if game else ""
        raise JournalError(f"There is no saved game{of} in {save_folder()}.")
    return found[-1]


def write_save(game: Game, file: Path) -> None:
    """Write the journal; a crash in the middle leaves the older save as it was."""
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_name(file.name + ".unfinished")
    unfinished.write_text(dump_journal(game), encoding="utf-8")
    unfinished.replace(file)
