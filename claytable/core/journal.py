"""The journal is the truth: a table is what its journal replays to.

A journal is plain data (JSON): the game, its rules version, the pack, options, seed and seats, then the entries. An
answer is written by its key; every tenth standing answer carries a digest of the table, so that replaying finds a
difference where it begins. An undo is an entry too: nothing is ever deleted.

Where a table went on with newer rules there is an entry with their version (`rules`) and the table as plain data: the
answers after it stand on that. Those before it are only to be read, by any version.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final

from .errors import BadOptions, ClaytableError, JournalError, SnapshotError
from .game import Earlier, Game, go_on, open_game
from .packs import PackSource, read_pack
from .rng import SEALED_SEED, generator
from .rules import AnyGame, find_any
from .table import Table, fingerprint

FORMAT: Final = 1
#: Standing answers between two digests of the table in the journal.
DIGEST: Final = 10
STREAM: Final = 54


def new(
    game: str,
    seats: object = 2,
    seed: object = 0,
    pack: PackSource = None,
    log: bool = True,
    **options: Any,
) -> Game:
    """A new table. `seats` is a number, or a list of "person", "bot" (1 seat: the printed solo game).

    Without `log` the game keeps no log lines, which nobody reads in simulation and search; it still keeps its journal.

    >>> new("inventors", seats=3, seed=7, rounds=3).decision.seat
    0
    """
    rules = find_any(game)
    if isinstance(seed, str):
        if not SEALED_SEED.fullmatch(seed):
            raise BadOptions(f"A sealed seed has 32 hexadecimal digits in small letters, not {seed!r}.")
    elif not isinstance(seed, int) or isinstance(seed, bool):
        raise BadOptions(f"A seed is a whole number, not {seed!r}.")
    own = None if pack is None else read_pack(pack)
    box = rules.box(own)
    kinds = rules.seats(seats, options)
    chosen = rules.options(kinds, options)
    table = rules.deal(box, kinds, chosen, generator(seed, STREAM))
    table.loud = log
    opened = open_game(rules, table, kinds, chosen, seed, box.pack)
    opened.values = own
    return opened


def write_journal(game: Game) -> dict[str, Any]:
    """The game's journal as plain data."""
    if not game.whole:
        raise JournalError("This game did not begin here: only the game that it was taken from has the journal.")
    keys = game.vocabulary.keys
    head = _head(game)
    entries: list[dict[str, Any]] = []
    earlier = game.earlier
    if earlier is not None:
        head["rules"] = earlier.rules
        entries.extend(earlier.entries)
        entries.append(change(game.rules.version, game.start, earlier.lost))
    # The digests come from playing the entries again: they cost nothing while a game is played.
    again = game.from_start()
    for entry in game.entries():
        if entry.number == game.begins:
            continue
        if entry.question is None:
            entries.append({"undo": 1})
            again.undo()
            continue
        written: dict[str, Any] = {"seat": entry.question.seat, "key": keys[entry.answer]}
        again.play_answer(entry.answer)
        if entry.depth % DIGEST == 0:
            written["digest"] = again.table.digest()
        entries.append(written)
    if isinstance(game.seed, str):
        head["commitment"] = commitment(head)
    return head | {"entries": entries, "digest": game.table.digest()}


def change(version: str, table: Table, lost: int) -> dict[str, Any]:
    """The entry of a journal from which on a table is played with the rules of this version.

    The last `lost` answers before it are not in the table.
    """
    saved = table.save()
    return {"rules": version, "lost": lost, "table": saved, "digest": fingerprint(saved)}


def _head(game: Game) -> dict[str, Any]:
    """What journals and snapshots begin with."""
    return {
        "claytable": FORMAT,
        "game": game.rules.id,
        "rules": game.rules.version,
        "pack": game.pack,
        "options": game.options,
        "seed": game.seed,
        "seats": [{"kind": seat.kind, "name": seat.name} for seat in game.seats],
    }


def commitment(deal: Mapping[str, Any]) -> str:
    """A fingerprint of a deal, by the head of its journal: it can be published before the first answer.

    It tells nothing about the seed, and no other seed has it.
    """
    kinds = [seat["kind"] for seat in deal["seats"]]
    fixed = [FORMAT, *(deal[name] for name in ("game", "rules", "pack", "options", "seed")), kinds]
    return hashlib.sha256(json.dumps(fixed, separators=(",", ":"), sort_keys=True).encode()).hexdigest()


def dump_journal(game: Game) -> str:
    """The game's journal as text."""
    return journal_text(write_journal(game))


def journal_text(journal: Mapping[str, Any]) -> str:
    """A journal as text, one entry a line."""
    entries = journal["entries"]
    head = ",\n".join(
        f" {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}"
        for name, value in journal.items()
        if name != "entries"
    )
    lines = ",\n".join("  " + json.dumps(entry) for entry in entries)
    return f'{{\n{head},\n "entries": [\n{lines}\n ]\n}}\n'


def load_journal(text: str, name: str = "journal", pack: PackSource = None) -> Game:
    """Replay a journal's text."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise JournalError(f"{name}: this is not a journal (not JSON: {error}).") from None
    return replay(data, name, pack)


def replay(data: object, name: str = "journal", pack: PackSource = None) -> Game:
    """Play a journal's answers again, checking every digest on the way."""
    if not isinstance(data, dict) or "claytable" not in data:
        raise JournalError(f"{name}: this is not a Claytable journal (the field 'claytable' is missing).")
    if data["claytable"] != FORMAT:
        raise JournalError(f"{name}: journal format {data['claytable']!r} is not known here (known: {FORMAT}).")
    game = _open(data, name, pack)
    entries = _field(data, "entries", list, name)
    version = str(data["rules"])
    changes = [number for number, entry in enumerate(entries) if isinstance(entry, dict) and "rules" in entry]
    begun = 0
    if changes:
        begun = changes[-1] + 1
        game, version = _changed(game, entries[:begun], version, f"{name}: entry {begun}")
    for number, entry in enumerate(entries[begun:], start=begun + 1):
        _play_entry(game, entry, f"{name}: entry {number}", version)
    expected = data.get("digest")
    if expected is not None and expected != game.table.digest():
        raise JournalError(
            f"{name}: entry {len(entries)} is the last, and leads to another table than the one written down: "
            f"entries may be missing{_version(game, version)}."
        )
    return game


def _changed(game: Game, entries: list[Any], dealt: str, where: str) -> tuple[Game, str]:
    """The game from the last of these entries on, where the rules changed, and the version that it names."""
    if not all(isinstance(entry, dict) for entry in entries):
        raise JournalError(f"{where}: before it stands something that is not an answer.")
    change = entries[-1]
    version, lost = change["rules"], change.get("lost", 0)
    if not isinstance(version, str) or not isinstance(lost, int) or not 0 <= lost < len(entries):
        raise JournalError(f"{where}: its version of the rules, or how many answers were lost, cannot be read.")
    try:
        table = load_table(game, change.get("table"), version, change.get("digest"))
    except SnapshotError as error:
        raise JournalError(f"{where}: {error}") from None
    return go_on(game, table, Earlier(dealt, entries[:-1], lost)), version


def _open(data: Mapping[str, Any], name: str, pack: PackSource) -> Game:
    seats = _field(data, "seats", list, name)
    options = _field(data, "options", dict, name)
    sealed = isinstance(data.get("seed"), str) and SEALED_SEED.fullmatch(data["seed"])
    seed = data["seed"] if sealed else _field(data, "seed", int, name)
    written_pack = _field(data, "pack", str, name)
    kinds: list[str] = []
    for seat in seats:
        if not isinstance(seat, dict) or not isinstance(seat.get("kind"), str):
            raise JournalError(f"{name}: the field 'seats' must list seats with a 'kind'.")
        kinds.append(seat["kind"])
    _field(data, "rules", str, name)
    for option in ("game", "seats", "seed", "pack", "log"):
        if option in options:
            raise JournalError(f"{name}: the field 'options' has no option '{option}'.")
    try:
        game = new(_field(data, "game", str, name), seats=kinds, seed=seed, pack=pack, **options)
    except ClaytableError as error:
        raise JournalError(f"{name}: {error}") from None
    for place, (kind, seat) in enumerate(zip(game.seats, seats, strict=False), start=1):
        written = str(seat.get("name", ""))
        # Earlier versions wrote this for a seat that nobody had given a name.
        kind.name = "" if written == f"{kind.kind.capitalize()} {place}" else written
    if "commitment" in data and data["commitment"] != commitment(data):
        raise JournalError(f"{name}: this is not the deal that was fixed at the start: its fingerprint is another one.")
    if game.pack != written_pack:
        raise JournalError(
            f"{name}: it was played with the component pack '{written_pack}', not with '{game.pack}'. "
            "Name that pack's file to replay it."
        )
    return game


def _play_entry(game: Game, entry: object, where: str, version: str) -> None:
    if not isinstance(entry, dict):
        raise JournalError(f"{where} is not an answer.")
    try:
        if "undo" in entry:
            game.undo()
            return
        key = entry.get("key")
        if not isinstance(key, str):
            raise JournalError(f"{where} has no 'key'.")
        if not game.over and entry.get("seat") != game.decision.seat:
            raise JournalError(
                f"{where} is an answer of seat {entry.get('seat')!r}, but seat {game.decision.seat} is asked."
            )
        game.play(key)
    except JournalError:
        raise
    except ClaytableError as error:
        raise JournalError(f"{where}: {error}") from None
    expected = entry.get("digest")
    if expected is not None and expected != game.table.digest():
        raise JournalError(
            f"{where}: from here on the table differs from the one written down{_version(game, version)}."
        )


def _version(game: Game, written: str) -> str:
    """A sentence that may explain a difference: the journal is of another version of the rules."""
    if written == game.rules.version:
        return ""
    return f" (written with rules version {written}, this is {game.rules.version})"


def _field(data: Mapping[str, Any], field: str, kind: type, name: str) -> Any:
    value = data.get(field)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise JournalError(f"{name}: the field '{field}' is missing or not of the right kind.")
    return value


def snapshot(game: Game) -> dict[str, Any]:
    """The table as plain data, without the journal: a cache that you can throw away."""
    return _head(game) | {"table": game.table.save(), "digest": game.table.digest()}


def restore(data: object, pack: PackSource = None) -> Game:
    """A game from its snapshot. It plays on from there; what came before is in the journal."""
    if not isinstance(data, dict) or data.get("claytable") != FORMAT or "table" not in data:
        raise SnapshotError("This is not a Claytable snapshot.")
    try:
        opened = _open(data, "snapshot", pack)
    except ClaytableError as error:
        raise SnapshotError(str(error)) from None
    if data["rules"] != opened.rules.version:
        raise SnapshotError(
            f"This snapshot was taken with rules version {data['rules']}, this is {opened.rules.version}: "
            "replay the journal instead."
        )
    table = load_table(opened, data["table"], opened.rules.version, data.get("digest"))
    game = open_game(opened.rules, table, opened.seats, opened.options, opened.seed, opened.pack)
    game.whole = False
    game.values = opened.values
    return game


def load_table(game: Game, saved: object, version: str, digest: object) -> Table:
    """A table that a game's rules, of this or an older version, have saved. Raises SnapshotError."""
    rules = game.rules
    if newer(version, rules):
        raise SnapshotError(later_rules(rules, version))
    if not isinstance(saved, dict):
        raise SnapshotError("This snapshot is damaged: it has no table.")
    other = SnapshotError("This snapshot is damaged: the table in it is not the one that was saved.")
    same = version == rules.version
    if not same and digest != fingerprint(saved):
        raise other
    try:
        known = saved if same else rules.upgrade(json.loads(json.dumps(saved)), version)
        table: Table = rules.load(rules.box(game.values), known)
    except ClaytableError as error:
        raise SnapshotError(str(error)) from None
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, AssertionError) as damage:
        raise SnapshotError(f"This snapshot is damaged ({type(damage).__name__}: {damage}).") from None
    if same and digest != table.digest():
        raise other
    return table


def newer(version: str, rules: AnyGame) -> bool:
    """Whether a version is newer than that of these rules; of versions that are no numbers, whether it is another."""
    if version.isdecimal() and rules.version.isdecimal():
        return int(version) > int(rules.version)
    return version != rules.version


def later_rules(rules: AnyGame, version: str) -> str:
    """The sentence about a table that was played with newer rules."""
    return f"It was played with rules version {version} of {rules.title}, and this is version {rules.version}."
