"""The `claytable` command: one module for each of its commands."""

from . import (
    admin,
    arena,
    balance,
    bench,
    conformance,
    learn,
    pack,
    play,
    provenance,
    replay,
    rules,
    serve,
    simulate,
    train,
)
from .app import app

__all__ = [
    "admin",
    "app",
    "arena",
    "balance",
    "bench",
    "conformance",
    "learn",
    "pack",
    "play",
    "provenance",
    "replay",
    "rules",
    "serve",
    "simulate",
    "train",
]
