"""`python -m claytable.server.describe` prints the API's description; the browser client makes its types from it.

It leaves out the views of games from other packages: the client knows only ours.
"""

from __future__ import annotations

import json
import sys

from ..core.rules import installed_games, own_games
from .app import create_app
from .settings import Settings

if __name__ == "__main__":
    for id in installed_games().keys() - own_games().keys():
        del installed_games()[id]
    json.dump(create_app(Settings()).openapi(), sys.stdout)
