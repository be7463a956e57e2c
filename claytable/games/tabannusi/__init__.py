"""Tabannusi: Builders of Ur. An unofficial implementation of the rules of the board game."""

from .game import GAME

__all__ = ["GAME"]
