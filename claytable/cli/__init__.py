"""The `claytable` command: one module for each of its commands."""

from . import arena, bench, conformance, pack, play, provenance, replay, rules, serve, simulate
from .app import app

__all__ = ["app", "arena", "bench", "conformance", "pack", "play", "provenance", "replay", "rules", "serve", "simulate"]
