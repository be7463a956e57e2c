"""What goes out about the server itself."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel


class Notice(BaseModel):
    """What the person who runs the server tells everyone."""

    text: str


class Reach(BaseModel):
    """Whether the server listens to the network, and its address there, if it is known and you may know it."""

    network: bool
    address: str | None


class Alive(BaseModel):
    """The process answers."""

    status: Literal["ok"]


class Health(BaseModel):
    """Whether people can play here, and what does not work."""

    status: Literal["ok", "degraded", "failing"]
    database: Literal["ok", "cannot be written"]
    bus: Literal["ok", "does not answer"]
