"""`python -m claytable.server.describe` prints the API's description; the browser client makes its types from it."""

from __future__ import annotations

import json
import sys

from .app import create_app
from .settings import Settings

if __name__ == "__main__":
    json.dump(create_app(Settings()).openapi(), sys.stdout)
