"""The `claytable` command: one module for each of its commands."""

from . import (
    admin,
    analyse,
    arena,
    balance,
    bench,
    calibrate,
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
    "analyse",
    "app",
    "arena",
    "balance",
    "bench",
    "calibrate",
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
