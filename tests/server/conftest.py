"""What the server's tests share."""

from __future__ import annotations

from guests import ann, bob, server

__all__ = ["ann", "bob", "server"]
