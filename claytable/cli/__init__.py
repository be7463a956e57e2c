"""The `claytable` command: one module for each of its commands."""

from . import arena, balance, bench, conformance, learn, pack, play, provenance, replay, rules, serve, simulate
from .app import app

__all__ = [
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
]
