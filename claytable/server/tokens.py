"""Unguessable tokens: the person who holds one holds a seat. The database knows only fingerprints of them."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping
from typing import Final

#: The cookie that keeps a person's token.
COOKIE: Final = "claytable"
#: Seconds: someone may come back after a year.
LIFE: Final = 400 * 24 * 3600


def new_token() -> str:
    """A token of a person: 192 bits."""
    return secrets.token_urlsafe(24)


def known_form(token: str | None) -> bool:
    """Whether it looks like a token of ours: a person's, or a link's."""
    return token is not None and re.fullmatch(r"[A-Za-z0-9_-]{22}|[A-Za-z0-9_-]{32}", token) is not None


def without_tokens(text: str) -> str:
    """A text from which everything that looks like a token of ours is left out."""
    return re.sub(r"(?<![\w-])(?:[A-Za-z0-9_-]{22}|[A-Za-z0-9_-]{32})(?![\w-])", "…", text)


def without_password(url: str) -> str:
    """The address of a database or of Redis as it may be repeated."""
    return re.sub(r"(//[^/@]*?:)[^/]*@", r"\1…@", url)


def fingerprint(token: str) -> str:
    """What is kept of a person's token."""
    return hashlib.sha256(token.encode()).hexdigest()


def holder_in(cookies: Mapping[str, str]) -> str | None:
    """The fingerprint of the token in someone's cookies, if there is one."""
    token = cookies.get(COOKIE, "")
    return fingerprint(token) if known_form(token) else None
