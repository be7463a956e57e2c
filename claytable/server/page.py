"""The browser client, as it was built: files, and for every address of its own the one page."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

#: Where the build puts it; the variable is for people who work on it.
PAGE: Final = Path(os.environ.get("CLAYTABLE_PAGE") or Path(__file__).parent / "page")
#: Names of built files change with their content.
FOREVER: Final = "public, max-age=31536000, immutable"


class Engine(StaticFiles):
    """The engine's files, as `make site` made them; an address with a fingerprint is always the same file."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOREVER if scope["query_string"] else "no-cache"
        return response


class Page(StaticFiles):
    """Files by name; an address without an ending is one of the page's own."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["path"].startswith("/api/"):
            raise HTTPException(404)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in Path(path).name:
                raise
            response = await super().get_response("index.html", scope)
        response.headers["cache-control"] = FOREVER if path.startswith("assets/") else "no-cache"
        return response
