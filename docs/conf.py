"""The documentation site: the pages of this folder, and the reference made from docstrings. `make docs` builds it."""

from __future__ import annotations

import os
import re
from importlib.metadata import version as installed
from pathlib import Path
from typing import Any

from pygments.lexers.special import TextLexer

DOCS = Path(__file__).parent
ROOT = DOCS.parent
#: Where the repository's files can be read, as https://HOST/OWNER/NAME/blob/main. Who publishes the site knows it.
SOURCE = os.environ.get("CLAYTABLE_SOURCE_URL", "").rstrip("/")
#: Files of the repository that have a page here, which includes them.
PAGES = {
    ROOT / "README.md": "index.md",
    ROOT / "CONTRIBUTING.md": "contributing.md",
    ROOT / "CHANGELOG.md": "changes.md",
    ROOT / "SECURITY.md": "security.md",
    ROOT / "CODE_OF_CONDUCT.md": "conduct.md",
}

project = "Claytable"
author = "Claytable contributors"
copyright = author
version = release = installed("claytable")

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 3
highlight_language = "text"
smartquotes = False
html_theme = "furo"
html_title = f"Claytable {release}"
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False

add_module_names = False
autodoc_default_options = {"members": True}
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
autodoc_inherit_docstrings = False
maximum_signature_line_length = 96


def for_the_site(text: str, folder: Path) -> str:
    """A page's Markdown with links that work on the site, where nothing lies beside or above docs/."""

    def link(found: re.Match[str]) -> str:
        said, target = found.groups()
        name, _, anchor = target.partition("#")
        file = (folder / name).resolve()
        if not name or re.match(r"[a-z]+:", target) or not file.exists():
            return found.group()
        if file in PAGES or file.is_relative_to(DOCS):
            page = PAGES.get(file) or str(file.relative_to(DOCS))
            # A link that is called by its file is called by the page's title here.
            said = "" if said.endswith(".md") and not anchor else said
            return f"[{said}](/{page}{'#' + anchor if anchor else ''})"
        path = file.relative_to(ROOT).as_posix()
        if SOURCE:
            return f"[{said}]({SOURCE}/{path})"
        return f"`{path}`" if said.strip("`") in path else f"{said} (`{path}`)"

    return re.sub(r"\[([^\]]+)\]\(([^)\s]+)\)", link, text)


def read_page(app: Any, name: str, content: list[str]) -> None:
    """A page of this folder."""
    content[0] = for_the_site(content[0], (DOCS / name).parent)


def read_included(app: Any, path: Path, name: str, content: list[str]) -> None:
    """A file of the repository that a page includes."""
    content[0] = for_the_site(content[0], (DOCS / path).resolve().parent)


def read_docstring(app: Any, what: str, name: str, thing: object, options: object, lines: list[str]) -> None:
    """Our docstrings mark code as Markdown does; the names among it become links where there is something to link."""

    def code(found: re.Match[str]) -> str:
        text = found.group(1)
        return f"\\ :py:obj:`{text}`\\ " if re.fullmatch(r"[A-Za-z_][\w.]*", text) else f"\\ ``{text}``\\ "

    joined = "\n".join(lines)
    lines[:] = re.sub(r"`([^`\n]+)`", code, joined).split("\n")


def read_signature(
    app: Any, what: str, name: str, thing: object, options: object, signature: str | None, returns: str | None
) -> tuple[str | None, str | None]:
    """Python has no readable signature for generated constructors."""
    if signature == "(*args, **kwargs)":
        return None, returns
    return signature and signature.replace("<factory>", "..."), returns


def setup(app: Any) -> None:
    app.connect("source-read", read_page)
    app.connect("include-read", read_included)
    app.connect("autodoc-process-docstring", read_docstring)
    app.connect("autodoc-process-signature", read_signature)
    # What a server and its clients say to each other (server.md) is no language of Pygments'.
    app.add_lexer("exchange", TextLexer)
