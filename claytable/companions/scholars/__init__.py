"""The printed opponent of Scholars of the South Tigris, for people who play it on cardboard."""

from .game import GAME

__all__ = ["GAME"]
