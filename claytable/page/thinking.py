"""Bots that think somewhere else: what they are asked and what they answer, as JSON."""

from __future__ import annotations

import json
from typing import Any, Protocol

from ..core.game import Game
from ..core.journal import snapshot
from ..host.dealing import pack_text
from ..host.records import Record
from ..host.thinking import advise, choose


class Thinker(Protocol):
    """Where bots think."""

    async def think(self, job: str) -> str:
        """What `think` says of this job."""


def think(job: str) -> str:
    """Do a job: `choose` an answer, or `advise` on one."""
    asked = json.loads(job)
    pack = None if asked["pack"] is None else (str(asked["pack"][0]), str(asked["pack"][1]))
    if asked["what"] == "choose":
        return json.dumps({"key": choose(asked["level"], asked["seed"], asked["snapshot"], pack)})
    return json.dumps({"best": advise(asked["seed"], asked["snapshot"], pack)})


def job(what: str, game: Game, record: Record, seed: int, **more: Any) -> str:
    """What a bot is asked at this table."""
    asked = {"what": what, "seed": seed, "snapshot": snapshot(game), "pack": pack_text(record)} | more
    return json.dumps(asked, separators=(",", ":"))
