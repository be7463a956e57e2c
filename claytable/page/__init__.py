"""Tables for one screen: they are kept where the page keeps things, and nobody runs a server.

`Page` takes requests and live messages as JSON and answers in the words of the server. It has no event loop of its own:
its methods can be awaited so that they can wait for what keeps the tables (`Storage`) and for bots that think elsewhere
(`Thinker`).
"""

from .page import Page
from .storage import Storage
from .thinking import Thinker, think

__all__ = ["Page", "Storage", "Thinker", "think"]
