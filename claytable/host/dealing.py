"""Making a table: from a wish, from a journal, from a table that was played before."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from secrets import token_hex
from time import time
from typing import Any, Final

from ..core.errors import ClaytableError
from ..core.game import Game, go_on
from ..core.journal import change, commitment, new, replay
from ..core.packs import Pack
from ..core.puzzles import Puzzle
from ..core.rules import BOT, OPPONENT, PERSON
from .bounds import LONGEST_KEY, LONGEST_LEVEL, LONGEST_NAME
from .ids import new_id
from .problems import NotFound, Refused
from .records import Entry, Record, Seat, frozen
from .replays import result, standing, turns_begun
from .thinking import PackText, check_level, known_level
from .wishes import USUAL, JournalWish, PackWish, PlayOnWish, SeatWish, TableWish

#: Entries of a journal that is brought along: ten times a long game.
LONGEST: Final = 5000
#: What a journal says of the game that it goes on from (`Record.origin`).
ORIGIN: Final = ("turn", "entry")
#: Digits of a table's fingerprint.
DIGITS: Final = 16
#: Signs in a line of a pack: the longest of ours has some hundred.
LONGEST_LINE: Final = 2000


def new_seed() -> str:
    """A seed that nobody can guess, nor work out from what they see."""
    return token_hex(16)


def deal(record: Record) -> Game:
    """The table as it was set up."""
    kinds = [seat.kind for seat in record.seats]
    return named(new(record.game, seats=kinds, seed=record.seed, pack=pack_of(record), **record.options), record)


def named(game: Game, record: Record) -> Game:
    """The game with the names of its players."""
    for seat, kind in zip(record.seats, game.seats, strict=True):
        kind.name = seat.name
    return game


def commitment_of(record: Record) -> str:
    """The fingerprint of a table's deal: everyone sees it from the start, and at the end the seed that it fits."""
    deal = {name: getattr(record, name) for name in ("game", "rules", "pack", "options", "seed")}
    return commitment(deal | {"seats": [{"kind": seat.kind} for seat in record.seats]})


def placed(game: Game, number: int) -> list[Any]:
    """The table after entry `number` as plain data, so that newer rules can go on from it."""
    return [number, game.table.save()]


def position(game: Game, number: int) -> str:
    """The same as text."""
    return json.dumps(placed(game, number), separators=(",", ":"))


#: Whom a table asks, how far it is, the version of its rules, where it is placed, and since when it asks that seat.
Stands = tuple[int, dict[str, int], str, list[Any], float]


def stands(record: Record, game: Game, entry: Entry) -> Stands:
    """Where play stands after an entry, as it is kept with the entry."""
    since = record.since if game.asked == record.asked else entry.written
    return game.asked, game.rules.progress(game.table), game.rules.version, placed(game, entry.number), since


def pack_of(record: Record) -> Pack | None:
    """The pack that a table is played with; None for the printed values."""
    found = pack_text(record)
    return None if found is None else Pack(*found)


def pack_text(record: Record) -> PackText:
    """The same as its name and its text."""
    return None if record.pack_text is None else (record.pack.rpartition("-")[0], record.pack_text)


def from_wish(wish: TableWish, owner: str) -> tuple[Record, list[Entry]]:
    """The table that someone wishes for. Raises a ClaytableError if it cannot be made."""
    kinds = [BOT if seat.kind == "bot" else PERSON for seat in wish.seats]
    seed = new_seed() if wish.seed is None else wish.seed
    pack = own_pack(wish.pack)
    _sound(wish.options)
    for name in ("game", "seats", "seed", "pack", "log"):
        if name in wish.options:
            raise Refused(f"There is no option '{name}'.")
    game = new(wish.game, seats=kinds, seed=seed, pack=pack, **wish.options)
    seats = list(wish.seats)
    if wish.starts is not None:
        if wish.starts >= len(seats) or len(seats) == 1:
            raise Refused("The one who starts is one of several seats.")
        # Chance drew who starts: everyone moves on around the table until the wished-for seat starts.
        turn = wish.starts - game.table.first
        seats = [seats[(place + turn) % len(seats)] for place in range(len(seats))]
        game = new(
            wish.game,
            seats=[BOT if seat.kind == "bot" else PERSON for seat in seats],
            seed=seed,
            pack=pack,
            **wish.options,
        )
    sitting = [_seat(place, seat, owner) for place, seat in enumerate(seats)]
    for place, kind in enumerate(game.seats):
        if kind.kind == OPPONENT:
            sitting.append(Seat(place, OPPONENT, ""))
    record = _record(game, owner, sitting, None if wish.pack is None else wish.pack.text)
    record.known_seed = wish.seed is not None
    record.minutes = wish.minutes
    return record, [_setup(game)]


def from_journal(wish: JournalWish, owner: str) -> tuple[Record, list[Entry]]:
    """The table that a journal leads to; the person who brought it holds all seats of people."""
    journal = wish.journal
    _sound(journal)
    written = journal.get("entries")
    if isinstance(written, list) and len(written) > LONGEST:
        raise Refused(f"A journal has at most {LONGEST} entries.")
    seed = journal.get("seed")
    if isinstance(seed, int) and not 0 <= seed < 2**63:
        raise Refused("A seed is a whole number from 0 to 2^63 - 1.")
    game = replay(journal, "journal", own_pack(wish.pack))
    entries = _entries(game, journal["entries"])
    sitting = []
    for place, kind in enumerate(game.seats):
        seat = Seat(place, kind.kind, clean_name(kind.name))
        if kind.kind == PERSON:
            seat.holder = owner
        elif kind.kind == BOT:
            seat.bot = _last_level(entries, place)
        sitting.append(seat)
    if clean_name(wish.name) and sitting[0].holder:
        sitting[0].name = clean_name(wish.name)
    record = _record(game, owner, sitting, None if wish.pack is None else wish.pack.text)
    record.known_seed = True
    record.origin = _origin(journal)
    _brought(record, len(entries) - 1)
    if game.over:
        record.result = result(game)
    return record, entries


def _origin(journal: Mapping[str, Any]) -> dict[str, Any]:
    """From which turn of another game a journal goes on, as it says."""
    said = journal.get("origin", {})
    if said != {} and (
        not isinstance(said, dict)
        or not all(type(said.get(name)) is int and 0 <= said[name] <= LONGEST for name in ORIGIN)
    ):
        raise Refused("journal: its field 'origin' does not say from which turn of another game it goes on.")
    return {name: said[name] for name in ORIGIN if name in said}


def played_on(
    old: Record, game: Game, wish: PlayOnWish, owner: str, watch: str | None = None
) -> tuple[Record, list[Entry]]:
    """A table that begins where `game` stands, with the answers that stand there, and says where it comes from.

    `watch` is the link by which the person sees the old table, if they came by one.
    """
    if wish.seat >= len(old.seats):
        raise NotFound("There is no such seat.")
    if old.seats[wish.seat].printed:
        raise Refused("The printed opponent stays.")
    if game.over:
        raise Refused("After the last entry there is nothing left to play.")
    kinds = [PERSON if seat.place == wish.seat else seat.kind if seat.printed else BOT for seat in old.seats]
    fresh = new(old.game, seats=kinds, seed=old.seed, pack=pack_of(old), **old.options)
    if game.earlier is not None:
        fresh = go_on(fresh, game.start.copy(), game.earlier)
    for entry in standing(game):
        fresh.play_answer(entry.answer)
    sitting = [_seat_after(seat, wish, owner) for seat in old.seats]
    record = _record(fresh, owner, sitting, old.pack_text)
    record.known_seed = True
    entries = _entries(fresh, [])
    record.begun = len(entries) - 1
    record.origin = {"turn": turns_begun(game), "entry": wish.number, "table": old.id}
    if watch is not None:
        record.origin["watch"] = watch
    _brought(record, record.begun)
    return record, entries


def of_puzzle(puzzle: Puzzle, owner: str) -> tuple[Record, list[Entry]]:
    """A table that begins at a puzzle; bots play the other seats."""
    kinds = [PERSON if place == puzzle.seat else BOT for place in range(puzzle.seats)]
    game = puzzle.begin(kinds)
    sitting = [
        Seat(place, kind, "", holder=owner) if kind == PERSON else Seat(place, kind, "", bot=USUAL)
        for place, kind in enumerate(kinds)
    ]
    record = _record(game, owner, sitting, None)
    record.known_seed = True
    entries = _entries(game, [])
    record.begun = len(entries) - 1
    record.origin = {"turn": turns_begun(game), "entry": record.begun}
    _brought(record, record.begun)
    return record, entries


def _seat_after(old: Seat, wish: PlayOnWish, owner: str) -> Seat:
    if old.place == wish.seat:
        own = clean_name(wish.name) or (old.name if old.kind == PERSON else "")
        return Seat(old.place, PERSON, own, holder=owner)
    if old.printed:
        return Seat(old.place, OPPONENT, old.name)
    if old.kind == BOT:
        return Seat(old.place, BOT, old.name, bot=old.bot or wish.level)
    check_level(wish.level)
    return Seat(old.place, BOT, "", bot=wish.level)


def again(old: Record) -> tuple[Record, list[Entry]]:
    """A new deal for the same people, with the same seats and options."""
    kinds = [seat.kind for seat in old.seats]
    game = new(old.game, seats=kinds, seed=new_seed(), pack=pack_of(old), **old.options)
    sitting = [
        Seat(
            seat.place,
            seat.kind,
            seat.name,
            seat.holder,
            new_id() if seat.open else None,
            None if seat.stand_in else seat.bot,
        )
        for seat in old.seats
    ]
    record = _record(game, old.owner, sitting, old.pack_text)
    record.minutes = old.minutes
    return record, [_setup(game)]


def _record(game: Game, owner: str, seats: Sequence[Seat], pack_text: str | None) -> Record:
    now = time()
    return Record(
        id=new_id(),
        game=game.rules.id,
        rules=game.rules.version if game.earlier is None else game.earlier.rules,
        options=game.options,
        seed=game.seed,
        pack=game.pack,
        pack_text=pack_text,
        owner=owner,
        watch=new_id(),
        created=now,
        number=0,
        moved=now,
        asked=game.asked,
        progress=game.rules.progress(game.table),
        played=game.rules.version,
        position=position(game, 0 if game.written is None else game.written.number),
        seats=list(seats),
    )


def _entries(game: Game, lines: Sequence[Mapping[str, Any]]) -> list[Entry]:
    """The journal of a game that was played elsewhere; of its `lines`, which answers bots gave."""
    now = time()
    entries = [_setup(game)] if game.earlier is None else earlier_entries(game)
    for entry in game.entries():
        number = entry.number
        if number == game.begins:
            now_on = change(game.rules.version, game.start, game.earlier.lost if game.earlier is not None else 0)
            entries.append(Entry(number, -1, None, game.opening, None, now, change=now_on))
        elif entry.question is None:
            entries.append(Entry(number, -1, None, (), None, now))
        else:
            key = game.vocabulary.keys[entry.answer]
            level = _level(lines[number - 1]) if number <= len(lines) else None
            entries.append(Entry(number, entry.question.seat, key, entry.events, None, now, level))
    return entries


def earlier_entries(game: Game) -> list[Entry]:
    """What was played before a game began with these rules, from the setup on."""
    now = time()
    lines = game.earlier.entries if game.earlier is not None else ()
    return [Entry(0, -1, None, (), None, now), *(_earlier(n, line, now) for n, line in enumerate(lines, start=1))]


def _earlier(number: int, line: Mapping[str, Any], now: float) -> Entry:
    """An entry of older rules, as it stands in a journal."""
    if "rules" in line:
        return Entry(number, -1, None, (), None, now, change=dict(line))
    if "undo" in line:
        return Entry(number, -1, None, (), None, now)
    seat, key, events, digest = (line.get(name) for name in ("seat", "key", "events", "digest"))
    sound = isinstance(key, str) and len(key) <= LONGEST_KEY and isinstance(events, list | tuple)
    sound = sound and isinstance(digest, str | None) and len(digest or "") <= DIGITS
    if not sound or not isinstance(seat, int):
        raise Refused(f"Entry {number} of this journal is not an answer of older rules.")
    return Entry(number, seat, key, frozen(events), digest, now, _level(line))


def _level(line: Mapping[str, Any]) -> str | None:
    """The level of the bot that gave an answer, as its journal marks it."""
    level = line.get("bot")
    return level[:LONGEST_LEVEL] if isinstance(level, str) else None


def _last_level(entries: Sequence[Entry], place: int) -> str:
    """The level of the bot that answered last in a seat, if its journal says so and there is such a bot."""
    for entry in reversed(entries):
        if entry.seat == place and entry.level is not None and known_level(entry.level):
            return entry.level
    return USUAL


def _brought(record: Record, number: int) -> None:
    """The table begins after this entry, and nothing of it is news to its people."""
    record.number = number
    for seat in record.seats:
        seat.seen = number


def _setup(game: Game) -> Entry:
    return Entry(0, -1, None, game.opening, None, time())


def _seat(place: int, wish: SeatWish, owner: str) -> Seat:
    name = clean_name(wish.name)
    if wish.kind == "bot":
        try:
            check_level(wish.level)
        except ClaytableError as error:
            raise Refused(str(error)) from None
        return Seat(place, BOT, name, bot=wish.level)
    if wish.kind == "friend":
        return Seat(place, PERSON, name, invitation=new_id())
    return Seat(place, PERSON, name, holder=owner)


def clean_name(text: str) -> str:
    """A name as it is shown: one line, no control characters."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())[:LONGEST_NAME]


def _sound(data: dict[str, Any]) -> None:
    """Half a character is no text: it could not be sent on."""
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise Refused("This is not text that can be written down.") from None


def own_pack(wish: PackWish | None) -> Pack | None:
    """The pack that someone sent along."""
    if wish is None:
        return None
    if any(len(line) > LONGEST_LINE for line in wish.text.splitlines()):
        raise Refused(f"A pack's lines have at most {LONGEST_LINE} signs.")
    return Pack(wish.name, wish.text)
