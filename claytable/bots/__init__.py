"""Players that are programs. They know the table's interface, never a game's insides."""

from .random import RandomBot

__all__ = ["RandomBot"]
