"""Oasis: goods from the market, water from the well, and caravans that wait for neither."""

from .game import GAME

__all__ = ["GAME"]
