"""The `claytable` command: one module for each of its commands."""

from . import bench, conformance, pack, play, provenance, replay, rules, serve, simulate
from .app import app

__all__ = ["app", "bench", "conformance", "pack", "play", "provenance", "replay", "rules", "serve", "simulate"]
