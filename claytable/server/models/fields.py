"""What messages are made of."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from ...host.bounds import LARGEST, LONGEST_KEY, LONGEST_NAME, MOST_SEATS, TOKEN

Name: TypeAlias = Annotated[str, StringConstraints(max_length=LONGEST_NAME)]
Key: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_KEY)]
Number: TypeAlias = Annotated[int, Field(ge=0, le=LARGEST)]
Token: TypeAlias = Annotated[str, StringConstraints(pattern=TOKEN)]
Place: TypeAlias = Annotated[int, Field(ge=0, le=MOST_SEATS - 1)]


class Strict(BaseModel):
    """What comes in: it guesses nothing and refuses unknown fields."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Said(BaseModel):
    """A message: an id of the game's catalogue and its arguments, which may be messages themselves."""

    id: str
    args: dict[str, Any]


class Trouble(BaseModel):
    """What went wrong: a code for programs, a sentence for people, and the rule behind it where there is one."""

    code: str
    sentence: str
    rule: str = ""
