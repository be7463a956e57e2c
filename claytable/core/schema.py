"""The shape of what a seat sees, declared once for each game.

A game declares its view as typed Python: `TypedDict`s whose fields say how they become numbers.

    class Crate(TypedDict):
        colour: Annotated[str, one_of(RESOURCES)]
        up: Annotated[bool, FLAG]

    class Player(TypedDict):
        crates: Annotated[list[Crate], row(MOST_CRATES)]
        urban: Annotated[list[str], many_of("urban_ids", names="urban"), OWN]

A type checker holds the code that builds and draws views to it. `numbers` makes the vector of learning programs from
it, `described` the JSON schema and with it the client's types. From `drawn` a client draws a table that has no drawing
of its own. A field without a word of this module has a shape and no numbers: it follows from others, or is the same in
every game.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    TypeAlias,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from .observation import (
    Amounts,
    Flag,
    Kind,
    Many,
    Named,
    Number,
    One,
    Record,
    Row,
    Seat,
    Seated,
    Seats,
    Together,
)

#: What something may be: a list, the name of a list of the box ("solo.king_ids"), or a function of the box.
Ids: TypeAlias = "Sequence[object] | str | Callable[[Any], Sequence[object]]"


class Word:
    """How a field becomes numbers, and what its values may be."""

    __slots__ = ("ids", "make", "names", "seat", "whole")

    def __init__(
        self,
        make: Callable[[Sequence[object], Kind], Kind | None],
        ids: Ids = (),
        names: str = "",
        whole: bool = True,
        seat: str = "",
    ) -> None:
        #: Makes the kind of the ids and of what the field holds, if it is a list or a table; None if it has no numbers.
        self.make = make
        self.ids = ids
        #: Messages that name the values: `<names>-<value>`.
        self.names = names
        #: Whether a table has all of them, also with 0.
        self.whole = whole
        #: "seat" if it is one, or a list of them; "seated" if it is a list with something for each seat.
        self.seat = seat

    def kind(self, box: Any, inner: Kind) -> Kind | None:
        """Its numbers, with the ids of a box."""
        return self.make(self.values(box), inner)

    def values(self, box: Any) -> Sequence[object]:
        """What it may be, with the ids of a box."""
        ids = self.ids
        if isinstance(ids, str):
            for name in ids.split("."):
                box = getattr(box, name)
            found: Sequence[object] = box
            return found
        return ids(box) if callable(ids) else ids


class Only:
    """Some fields of a shape have numbers here, in this order; the others follow from where it lies."""

    __slots__ = ("names",)

    def __init__(self, *names: str) -> None:
        self.names = names


class Own:
    """Marks what only its owner sees in full."""


class Stands:
    """Marks what stands for answers on a table that is drawn from its schema: a click on it gives the answer."""

    __slots__ = ("by", "kinds")

    def __init__(self, kinds: Sequence[str], by: str) -> None:
        self.kinds = kinds
        self.by = by


class Prints:
    """Marks things, or places of a row, on which values of component data are shown."""

    __slots__ = ("at", "fields")

    def __init__(self, fields: Mapping[str, str], at: str = "") -> None:
        self.fields = fields
        #: The table of the places; things are in the table of their own name.
        self.at = at


OWN: Final = Own()
FLAG: Final = Word(lambda _, __: Flag())
SEAT: Final = Word(lambda _, __: Seat(), seat="seat")
SEATED: Final = Word(lambda _, inner: Seated(inner), seat="seated")
TOGETHER: Final = Word(lambda _, inner: Together(inner))


def number(most: int) -> Word:
    """A number, by the most it usually is."""
    return Word(lambda _, __: Number(most))


def one_of(ids: Ids, names: str = "") -> Word:
    """One of these."""
    return Word(lambda ids, _: One(ids), ids, names)


def among(ids: Sequence[str], names: str = "") -> Word:
    """One of these, without numbers."""
    return Word(lambda _, __: None, ids, names)


def many_of(ids: Ids, most: int = 1, names: str = "") -> Word:
    """A list of these, in any order; at most `most` of each."""
    return Word(lambda ids, _: Many(ids, most), ids, names)


def amounts(ids: Sequence[str], most: int, names: str = "", whole: bool = True) -> Word:
    """A number of each of these; not `whole`, of those that are there."""
    return Word(lambda _, __: Amounts(ids, most), ids, names, whole)


def seats(most: int) -> Word:
    """A list of seats, each at most `most` times."""
    return Word(lambda _, __: Seats(most), seat="seat")


def row(length: int) -> Word:
    """A list in its order, of at most `length` items."""
    return Word(lambda _, inner: Row(inner, length))


def named(field: str, ids: Ids) -> Word:
    """A list of records, each at the place of the id in one of its fields."""
    return Word(lambda ids, inner: Named(field, ids, inner), ids)


def each_of(ids: Sequence[str], names: str = "") -> Word:
    """One thing for each of these."""
    return Word(lambda _, inner: Record(dict.fromkeys(ids, inner)), ids, names)


def answers(*kinds: str) -> Stands:
    """Each value stands for the answers of these kinds about it: `discard:salt`."""
    return Stands(kinds, "value")


def places(*kinds: str) -> Stands:
    """Each place of a row stands for the answers of these kinds about it: `take:1` is the first."""
    return Stands(kinds, "place")


def itself(*kinds: str) -> Stands:
    """The field stands for these answers, which are about nothing else: `draw`."""
    return Stands(kinds, "field")


def prints(**fields: str) -> Prints:
    """These fields of a thing's component data are shown on it, each with what names its values, if anything does."""
    return Prints(fields)


def prints_at(table: str, **fields: str) -> Prints:
    """The same for the places of a row: the first is `id = "1"` of that table."""
    return Prints(fields, table)


# -- what every view has ----------------------------------------------------------------------------------


class Said(TypedDict):
    """A message as plain data."""

    id: str
    args: dict[str, Any]


class OptionSeen(TypedDict):
    key: str
    message: Said
    #: What would happen, on a table that people share.
    preview: NotRequired[list[Said]]
    #: There too: that it is a free action beside the question.
    free: NotRequired[bool]


class DecisionSeen(TypedDict):
    seat: int
    question: Said
    #: Of others' questions the options are not shown.
    options: list[OptionSeen] | None


class SeatSeen(TypedDict):
    name: str
    kind: str


class ItemSeen(TypedDict):
    what: Said
    points: int


class CategorySeen(TypedDict):
    id: str
    points: int
    items: list[ItemSeen]


class ScoreSeen(TypedDict):
    seat: int
    total: int
    place: int
    tie_break: Said | None
    categories: list[CategorySeen]


class Shown(TypedDict):
    """What every view has besides the game's own."""

    seats: list[SeatSeen]
    over: bool
    decision: DecisionSeen | None
    #: When the game is over.
    scores: NotRequired[list[ScoreSeen]]
    #: What the seat could take back, on a table that people share.
    undo: NotRequired[Said | None]
    #: How far the game is, in the numbers of the game's message `progress`.
    progress: NotRequired[dict[str, int]]


# -- what comes from a declaration ------------------------------------------------------------------------


def fields(shape: Any) -> Iterator[tuple[str, Any, bool]]:
    """Name, type and whether it is always there, of every field of a `TypedDict`."""
    for name, hint in get_type_hints(shape, include_extras=True).items():
        if get_origin(hint) is NotRequired:
            yield name, get_args(hint)[0], False
        else:
            yield name, hint, True


def numbers(shape: Any, box: Any, also: Mapping[str, Kind] | None = None) -> Record:
    """How values of a `TypedDict` become numbers, with what is seen besides."""
    return Record(_kinds(shape, box) | dict(also or {}))


def _kinds(shape: Any, box: Any) -> dict[str, Kind]:
    return {name: kind for name, hint, _ in fields(shape) if (kind := _kind(hint, box)) is not None}


def _kind(hint: Any, box: Any) -> Kind | None:
    hint = _present(hint)
    if get_origin(hint) is Annotated:
        base, *marks = get_args(hint)
        for mark in marks:
            if isinstance(mark, Word):
                return mark.kind(box, _inner(base, box))
            if isinstance(mark, Only):
                kinds = _kinds(base, box)
                return Record({name: kinds[name] for name in mark.names})
        hint = base
    if get_origin(hint) in (Union, types.UnionType):
        # There is room for what any of several shapes has.
        shapes = [each for each in get_args(hint) if is_typeddict(each)]
        return Record({name: kind for each in shapes for name, kind in _kinds(each, box).items()}) if shapes else None
    return numbers(hint, box) if is_typeddict(hint) else None


def _inner(hint: Any, box: Any) -> Kind:
    """The kind of what a list or a table holds; None for anything else."""
    held = get_args(hint)
    kind = _kind(held[-1], box) if get_origin(hint) in (list, dict) else None
    return kind if kind is not None else Record({})


def _present(hint: Any) -> Any:
    """A type that may be None, without that."""
    if get_origin(hint) in (Union, types.UnionType):
        kept = [each for each in get_args(hint) if each is not type(None)]
        return kept[0] if len(kept) == 1 else hint
    return hint


#: JSON's names of plain types.
_PLAIN: Final = {int: "integer", str: "string", bool: "boolean", float: "number", type(None): "null"}


def described(shape: Any, prefix: str, known: dict[str, Any]) -> dict[str, Any]:
    """A reference to the JSON schema of a `TypedDict`, which is put into `known` with all that it holds."""
    name = f"{prefix}{shape.__name__}"
    if name not in known:
        known[name] = {}
        found = list(fields(shape))
        known[name] = {
            "type": "object",
            "title": name,
            "properties": {field: _described(hint, prefix, known) for field, hint, _ in found},
            "required": [field for field, _, always in found if always],
            "additionalProperties": False,
        }
        if shape.__doc__ and not shape.__doc__.startswith("dict("):
            known[name]["description"] = shape.__doc__
    return {"$ref": f"#/components/schemas/{name}"}


def _described(hint: Any, prefix: str, known: dict[str, Any]) -> dict[str, Any]:
    origin = get_origin(hint)
    if origin is Annotated:
        base, *marks = get_args(hint)
        found = _described(base, prefix, known)
        for mark in marks:
            if isinstance(mark, Word):
                found = _limited(found, mark)
            elif isinstance(mark, Own):
                found = found | {"x-own": True}
            elif isinstance(mark, Stands):
                found = found | {"x-answers": {"kinds": list(mark.kinds), "by": mark.by}}
            elif isinstance(mark, Prints):
                shown = dict(mark.fields)
                found = found | ({"x-places": {"table": mark.at, "prints": shown}} if mark.at else {"x-prints": shown})
        return found
    if origin in (Union, types.UnionType):
        return {"anyOf": [_described(each, prefix, known) for each in get_args(hint)]}
    if origin is Literal:
        return {"type": "string", "enum": list(get_args(hint))}
    if origin is list:
        return {"type": "array", "items": _described(get_args(hint)[0], prefix, known)}
    if origin is dict:
        return {"type": "object", "additionalProperties": _described(get_args(hint)[1], prefix, known)}
    if is_typeddict(hint):
        return described(hint, "" if hint.__module__ == __name__ else prefix, known)
    return {"type": _PLAIN[hint]} if hint in _PLAIN else {}


def _limited(found: dict[str, Any], word: Word) -> dict[str, Any]:
    """With the values that a word lists, if it lists them itself: those of the box are components."""
    if "anyOf" in found:
        return {"anyOf": [_limited(each, word) for each in found["anyOf"]]}
    if word.names:
        found = found | {"x-names": word.names}
    if word.seat:
        found = found | {f"x-{word.seat}": True}
    listed = [each for each in word.ids if isinstance(each, str)] if isinstance(word.ids, (tuple, list)) else []
    if not listed:
        return found
    if found.get("type") == "object":
        properties = dict.fromkeys(listed, found["additionalProperties"])
        rest = {name: value for name, value in found.items() if name != "additionalProperties"}
        required = listed if word.whole else []
        return rest | {"properties": properties, "required": required, "additionalProperties": False}
    if found.get("type") == "array":
        return found | {"items": _limited(found["items"], Word(word.make, word.ids))}
    return found | {"enum": listed} if found.get("type") == "string" else found


#: What the frame around every table shows.
FRAME: Final = ("game", "seat", "first", "turn", "over", "opponent")


def drawn(shape: Any) -> dict[str, Any]:
    """What a table is drawn from: the schema of its view without what the frame shows, and all that it refers to."""
    known: dict[str, Any] = {}
    name = described(shape, "", known)["$ref"].rpartition("/")[2]
    view = known.pop(name)
    properties = {field: value for field, value in view["properties"].items() if field not in FRAME}
    return {"view": view | {"properties": properties}, "schemas": known}


def said_as(names: str, value: object) -> str:
    """The id of the message that names a value, or, with "name", a field."""
    return f"{names}-{str(value).replace('_', '-')}"
