"""Bots that think somewhere else: the questions to them and their answers, as JSON."""

from __future__ import annotations

import json
from typing import Any, Protocol

from ..core.game import Game
from ..core.journal import snapshot
from ..host.dealing import pack_text
from ..host.practice import judged
from ..host.records import Record
from ..host.thinking import advise, analyse, choose, forecast


class Thinker(Protocol):
    """Where bots think."""

    async def think(self, job: str) -> str:
        """What `think` says of this job."""


def think(job: str) -> str:
    """Do a job: `choose` an answer, `advise` on one, `forecast` who wins, `analyse` a turn, or
    `compare` one with a better line."""
    asked = json.loads(job)
    pack = None if asked["pack"] is None else (str(asked["pack"][0]), str(asked["pack"][1]))
    if asked["what"] == "choose":
        spent = (float(asked["spent"][0]), int(asked["spent"][1]))
        key, spent = choose(asked["level"], asked["seed"], asked["snapshot"], pack, spent)
        return json.dumps({"key": key, "spent": spent})
    if asked["what"] == "compare":
        return json.dumps(judged(asked["saved"], asked["line"], asked["best"], asked["seed"], pack))
    if asked["what"] == "forecast":
        return json.dumps(forecast(asked["seat"], asked["snapshot"], pack))
    if asked["what"] == "analyse":
        return json.dumps(analyse(asked["turn"], asked["saved"], asked["tries"], pack))
    return json.dumps(advise(asked["seed"], asked["snapshot"], pack))


def job(what: str, game: Game, record: Record, seed: int, **more: Any) -> str:
    """The question to a bot at this table."""
    asked = {"what": what, "seed": seed, "snapshot": snapshot(game), "pack": pack_text(record)} | more
    return json.dumps(asked, separators=(",", ":"))


def analysis_job(turn: dict[str, Any], saved: list[dict[str, Any]], tries: int, record: Record) -> str:
    """The question about a turn of a finished game."""
    asked = {"what": "analyse", "turn": turn, "saved": saved, "tries": tries, "pack": pack_text(record)}
    return json.dumps(asked, separators=(",", ":"))


def comparison_job(asked: dict[str, Any], record: Record) -> str:
    """The question about a turn that somebody practised (`practice.asked`)."""
    return json.dumps({"what": "compare", "pack": pack_text(record)} | asked, separators=(",", ":"))
