"""Tables for one screen: the page keeps them in its own storage, without a server.

`Page` takes requests and live messages as JSON and answers in the words of the server. It has no event loop of its own:
its methods are coroutines, because they wait for the storage (`Storage`) and for bots that think elsewhere (`Thinker`).
"""

from .page import Page
from .storage import Storage
from .thinking import Thinker, think

__all__ = ["Page", "Storage", "Thinker", "think"]
