"""A person who answers the companion of Scholars from a table of the full game, and checks each thing that it says.

The full game is played first. Every line of its log is kept with the table as it then was. The person then reads the
log from its start. Where the companion asks, they look at the table as it was right before the opponent acted, do what
the companion says as people would (the first language in the order that it gives, the lowest row, and so on), and
compare with what the opponent then did in the full game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import claytable
from claytable import Game
from claytable.bots import find_bot
from claytable.games.scholars.terms import ARABIC, CALIPH_SPACES, DECKS, GUILDS, LANGUAGES, STARTING

YOU, IT = 0, 1
#: What the opponent does without asking, and by whom lines are that the person writes too.
ITS_LINES = {
    *("scheme", "scheme-first", "scheme-second", "opponent-wraps", "opponent-employs", "opponent-translates"),
    *("opponent-retires", "opponent-rests", "allows", "denies", "caliph"),
}
BOTH_LINES = {"influences-guild", "influences-scroll", "delivers", "serves-caliph"}
#: What the companion knows without asking.
KNOWN = {"scheme", "opponent-wraps", "opponent-rests"}


def is_its(event: tuple[Any, ...]) -> bool:
    """Whether a line tells something that the opponent does."""
    return event[0] in ITS_LINES or (event[0] in BOTH_LINES and event[1] == IT)


class Beside:
    """The person, with the log of a full game in one hand and the companion in the other."""

    def __init__(self, seed: int, bot: str, cards: str) -> None:
        options: dict[str, Any] = {"level": seed % 4 + 1, "epic": seed % 8 > 3}
        self.full = claytable.new("scholars", seats=1, seed=seed, **options)
        self.start = self.full.table.copy()
        self.lines: list[tuple[tuple[Any, ...], Any]] = []
        self.full.table.listener = lambda: self.lines.append((self.full.table.events[-1], self.full.table.copy()))
        player = find_bot(bot, seed)
        while not self.full.over:
            self.full.play_answer(player.choose(self.full))
        self.told = claytable.new("scholars-opponent", seats=1, seed=seed + 1, cards=cards, **options)
        self.box = self.table(self.full).box
        #: The line to be read next.
        self.at = 0
        self.owed = 0
        self.denied: set[int] = set()
        self.wanted = -1
        self.deck = -1
        self.counts: Counter[str] = Counter()

    def keys(self) -> list[str]:
        """The answers that the companion offers."""
        return [option.key for option in self.told.legal]

    @staticmethod
    def table(game: Game) -> Any:
        """A table with all that its game has on it."""
        return game.table

    # -- reading ------------------------------------------------------------------------------------------

    def before(self, line: int) -> Any:
        """The table right before a line."""
        return self.lines[line - 1][1] if line else self.start

    def act(self, *names: str) -> tuple[tuple[Any, ...], Any]:
        """The next thing that the opponent does, which must be one of these, and the table right before it."""
        while True:
            event = self.lines[self.at][0]
            wanted = event[0] in names and (event[0] not in BOTH_LINES or event[1] == IT)
            assert wanted or not is_its(event) or event[0] in KNOWN, f"{names} expected, and the full game does {event}"
            self.at += 1
            if wanted:
                self.counts["acts"] += 1
                return event, self.before(self.at - 1)

    def now(self) -> Any:
        """The table right before the next thing that the opponent does this turn; without one, as it is."""
        for line in range(self.at, len(self.lines)):
            event = self.lines[line][0]
            if is_its(event) and event[0] not in KNOWN:
                return self.before(line)
            if event[0] in ("turn", "retirements", "game-over"):
                break
        return self.before(self.at)

    # -- answering ----------------------------------------------------------------------------------------

    def play(self) -> None:
        """Answer everything, then compare the scores."""
        while not self.told.over:
            question = self.told.table.question
            assert question is not None
            self.counts["questions"] += 1
            answer: Callable[[Any], str] = getattr(self, question.name.replace("-", "_"))
            self.told.play(answer(question.message(self.told.table).args))
        self.compare(self.full.table)
        yours, its = ([(each.id, each.points) for each in score.categories] for score in self.told.scores())
        assert [yours, its] == [
            [(each.id, each.points) for each in score.categories] for score in self.full.scores()
        ], "the scores differ"
        assert [score.place for score in self.told.scores()] == [score.place for score in self.full.scores()]

    def compare(self, table: Any) -> None:
        """All that the opponent has."""
        mine, board, solo = self.table(self.told), table.board, table.solo
        marks = [*board.map_influence, *(mark for column in board.house_influence for mark in column)]
        spaces = [sum(card[space] == IT for card in board.caliph_influence) for space in range(3)]
        its = {
            "faceup": solo.faceup,
            "pile": sorted(solo.pile),
            "position": solo.position,
            "markers": solo.markers,
            "sum": solo.sum,
            "scrolls": solo.scrolls,
            "retired": sorted(self.box.translator_vp[each] for each in solo.retired),
            "guilds": [counts[IT] for counts in board.guilds],
            "at_caliph": spaces,
            "on_scrolls": marks.count(IT),
            "supply": table.players[IT].supply,
            "caliphs": len(board.caliphs),
            # The opponent's turn has begun in the full game, and here when the person says so.
            "turns_left": table.turns_left + (table.turn == IT and table.turns_left >= 0 and not table.over),
        }
        said = {name: getattr(mine, name) for name in its} | {"pile": sorted(mine.pile), "supply": mine.supply()}
        differing = {name: (said[name], its[name]) for name in its if said[name] != its[name]}
        assert not differing, f"line {self.at}: {differing}"
        self.counts["positions"] += 1

    # -- the person's turn --------------------------------------------------------------------------------

    def set_up(self, args: dict[str, Any]) -> str:
        while self.lines[self.at][0][0] != "turn":
            self.at += 1
        return "all"

    def starting_marks(self, args: dict[str, Any]) -> str:
        board = self.before(self.at).board
        marks = [*board.map_influence, *(mark for column in board.house_influence for mark in column)]
        return f"count:{marks.count(IT)}"

    def your_turn(self, args: dict[str, Any]) -> str:
        if self.owed:
            n = min(3, self.owed)
            self.owed -= n
            return f"paid:{n}"
        while True:
            event, table = self.lines[self.at]
            self.at += 1
            if event[0] == "caliph":
                return "caliph"
            assert not is_its(event), f"on the person's turn the full game does {event}"
            if event[0] == "pays-silver" and event[3] == IT:
                self.owed = event[2]
                return self.your_turn(args)
            if event[:2] == ("takes-back", IT):
                return "influence-back"
            if event[0] == "retires-to-opponent":
                self.wanted = event[1]
                return "retired"
            if event[0] == "turn":
                self.compare(table)
                if event[1] == IT:
                    self.counts["turns"] += 1
                    if not self.table(self.told).own_cards:
                        # The same order as in the full game.
                        self.table(self.told).pile = table.solo.pile[:]
                    return "its-turn"
            if event[0] == "game-over":
                return "finish"

    def who_retired(self, args: dict[str, Any]) -> str:
        return f"vp:{self.box.translator_vp[self.wanted]}"

    # -- Scheme Cards -------------------------------------------------------------------------------------

    def which_scheme(self, args: dict[str, Any]) -> str:
        card = next(event[1] for event, _ in self.lines[self.at :] if event[0] == "scheme")
        return f"scheme:{card + 1}"

    def condition(self, args: dict[str, Any]) -> str:
        event, table = self.act("scheme-first", "scheme-second")
        board = table.board
        count = sum(map(len, board.house)) if args["house"] else sum(each >= 0 for each in board.rooms)
        yes = count >= args["n"]
        assert yes == (event[0] == "scheme-first")
        return "yes" if yes else "no"

    def place_gold(self, args: dict[str, Any]) -> str:
        while self.lines[self.at][0][0] not in ("gold-on", "opponent-cannot"):
            assert not is_its(self.lines[self.at][0]) or self.lines[self.at][0][0] in KNOWN, self.lines[self.at][0]
            self.at += 1
        event = self.lines[self.at][0]
        table = self.before(self.at)
        self.at += 1
        neutral = [room for room in range(10) if table.board.rooms[room] >= 0 and table.board.room_owner[room] < 0]
        assert event == (("gold-on", table.board.rooms[neutral[0]]) if neutral else ("opponent-cannot", "SCH-213"))
        return "done" if neutral else "cannot"

    # -- Guilds -------------------------------------------------------------------------------------------

    def empty_guild(self, args: dict[str, Any]) -> str:
        guild = guild_of(args)
        if any(self.now().board.guilds[guild]):
            return "cannot"
        assert self.act("influences-guild")[0] == ("influences-guild", IT, guild)
        return "done"

    def put_in_guild(self, args: dict[str, Any]) -> str:
        assert self.act("influences-guild")[0] == ("influences-guild", IT, guild_of(args))
        return "done"

    # -- Translators --------------------------------------------------------------------------------------

    def employ(self, args: dict[str, Any]) -> str:
        board = self.now().board
        if min(board.rooms) >= 0:
            return "no-room"
        there = set() if args["again"] else {self.box.deck[each] for each in board.rooms if each >= 0}
        for deck in self.offered("translator", DECKS):
            if board.decks[deck] and deck not in there:
                self.deck = deck
                return f"translator:{DECKS[deck]}"
        return "no-room" if args["again"] else "all-there"

    def enter_room(self, args: dict[str, Any]) -> str:
        event, table = self.act("opponent-employs")
        costs = [args["n"], *map(int, str(args["then"]).split(", "))]
        empty = [room for room in range(9, -1, -1) if table.board.rooms[room] < 0]
        room = next(room for cost in costs for room in empty if self.box.room_silver[room] == cost)
        assert event[1:] == (table.board.decks[self.deck][0], room, args["n"])
        return "done"

    def retire_top(self, args: dict[str, Any]) -> str:
        deck = DECKS.index(args["deck"].id.removeprefix("deck-").replace("-", "_"))
        return self.retire([deck])

    def retire(self, decks: list[int]) -> str:
        """The best of the top cards of some decks."""
        board = self.now().board
        tops = [board.decks[deck][0] for deck in decks if board.decks[deck]]
        if not tops:
            return "none"
        best = max(tops, key=lambda each: self.box.translator_vp[each])
        assert self.act("opponent-retires")[0] == ("opponent-retires", best)
        return f"vp:{self.box.translator_vp[best]}"

    # -- Scrolls ------------------------------------------------------------------------------------------

    def offered(self, kind: str, names: tuple[str, ...]) -> list[int]:
        """What is offered of a kind, in the order in which it is."""
        keys = [key.partition(":") for key in self.keys()]
        return [names.index(name) for found, _, name in keys if found == kind]

    def in_house(self, table: Any, args: dict[str, Any], marked: bool) -> int:
        """The Scroll of the House of Wisdom that the companion describes, or -1."""
        order = [GUILDS.index(each.id.removeprefix("guild-")) for each in args["guilds"]]
        for language in self.offered("language", LANGUAGES[:ARABIC]):
            for row in (2, 1, 0):
                for guild in order:
                    column = table.board.house[guild]
                    if row < len(column) and self.box.scroll_language[column[row]] == language:
                        free = table.board.house_influence[guild][row] < 0
                        if column[row] not in self.denied and (free or marked):
                            return int(column[row])
        return -1

    def on_map(self, table: Any, marked: bool) -> int:
        """The Scroll of the Map that the companion describes, or -1."""
        board, beside = table.board, table.board.neutral // 2
        for language in self.offered("language", LANGUAGES[:ARABIC]):
            for step in range(1, 7):
                space = (beside + step) % 6
                scroll = board.map[space]
                if scroll >= 0 and self.box.scroll_language[scroll] == language and scroll not in self.denied:
                    if marked or board.map_influence[space] < 0:
                        return int(scroll)
        return -1

    def language(self, scroll: int) -> str:
        """The answer that names the language of a Scroll."""
        return f"language:{LANGUAGES[self.box.scroll_language[scroll]]}" if scroll >= 0 else "none"

    def mark(self, args: dict[str, Any]) -> str:
        table = self.now()
        scroll = self.on_map(table, False) if args["map"] else self.in_house(table, args, False)
        if scroll >= 0:
            assert self.act("influences-scroll")[0] == ("influences-scroll", IT, scroll)
        return self.language(scroll)

    def translate(self, args: dict[str, Any]) -> str:
        self.denied = self.denied if args["denied"] else set()
        self.wanted = self.in_house(self.now(), args, True)
        return self.language(self.wanted)

    def deliver(self, args: dict[str, Any]) -> str:
        self.denied = self.denied if args["denied"] else set()
        table = self.now()
        full = all(len(column) == 3 for column in table.board.house)
        self.wanted = -1 if full else self.on_map(table, True)
        return self.language(self.wanted)

    def whose(self, args: dict[str, Any]) -> str:
        board = self.before(self.at).board
        marks = dict(zip(board.map, board.map_influence, strict=True))
        for column, marked in zip(board.house, board.house_influence, strict=True):
            marks |= dict(zip(column, marked, strict=True))
        owner = marks[self.wanted]
        if owner != YOU and "owner:it" not in self.keys():
            assert owner != IT
        if owner != YOU and self.table(self.told).question.translating:
            self.translated()
        return {YOU: "owner:you", IT: "owner:it"}.get(owner, "owner:nobody")

    def deny(self, args: dict[str, Any]) -> str:
        event, _ = self.act("allows", "denies")
        assert event[2] == self.wanted
        if event[0] == "denies":
            self.denied.add(self.wanted)
            return "deny"
        if self.table(self.told).question.translating:
            self.translated()
        return "allow"

    def translated(self) -> None:
        """The full game Translates the same Scroll."""
        assert self.act("opponent-translates")[0][1] == self.wanted

    def gold_on_translators(self, args: dict[str, Any]) -> str:
        board = self.before(self.at).board
        language = self.box.scroll_language[self.wanted]
        found: list[int] = []
        for speaks in (1, 0):
            for owner, rooms in ((-1, range(9, -1, -1)), (YOU, range(10))):
                for room in rooms:
                    translator = board.rooms[room]
                    if translator >= 0 and board.room_owner[room] == owner:
                        if self.box.languages[translator] >> language & 1 == speaks:
                            found.append(translator)
        for translator in found[: args["n"]]:
            while self.lines[self.at][0][0] == "gains-silver":
                self.at += 1
            assert self.lines[self.at][0] == ("gold-on", translator)
            self.at += 1
        return "done"

    def into_guild(self, args: dict[str, Any]) -> str:
        house = self.now().board.house
        order = [GUILDS.index(each.id.removeprefix("guild-")) for each in args["guilds"]]
        guild = min(order, key=lambda each: len(house[each]))
        assert self.act("delivers")[0] == ("delivers", IT, self.wanted, guild)
        self.row = len(house[guild])
        return f"guild:{GUILDS[guild]}"

    def influence_there(self, args: dict[str, Any]) -> str:
        guild = guild_of(args)
        offered = [int(key.partition(":")[2]) for key in self.keys() if key.startswith("count:")]
        n = offered[0] if len(offered) == 1 else self.box.space_influence[guild][self.row]
        for _ in range(min(n, self.table(self.told).supply())):
            assert self.act("influences-guild")[0] == ("influences-guild", IT, guild)
        return f"count:{n}"

    # -- the draw pile and Caliph Cards -------------------------------------------------------------------

    def reveal(self, args: dict[str, Any]) -> str:
        while True:
            event = self.lines[self.at][0]
            self.at += 1
            if event[0] == "caliph":
                assert event[3] == args["top"]
                return "caliph"
            if event[0] == ("refills-map" if args["top"] else "reveals-scroll"):
                return "scroll"
            assert not is_its(event) or event[0] in KNOWN, event

    def starting_retired(self, args: dict[str, Any]) -> str:
        table = self.before(self.at)
        starting = [each for each in table.board.rooms if each >= 0 and self.box.deck[each] == STARTING]
        for translator in starting:
            assert self.lines[self.at][0] == ("gold-on", translator)
            self.at += 1
        return f"count:{sum(self.box.deck[each] == STARTING for each in table.solo.retired)}"

    def neutral_enters(self, args: dict[str, Any]) -> str:
        table = self.before(self.at)
        there = {self.box.deck[each] for each in table.board.rooms if each >= 0}
        decks = [DECKS.index(each.id.removeprefix("deck-").replace("-", "_")) for each in args["decks"]]
        decks = [deck for deck in decks if table.board.decks[deck]]
        if not decks or min(table.board.rooms) >= 0:
            return "cannot"
        deck = next((deck for deck in decks if deck not in there), decks[0])
        while self.lines[self.at][0][0] != "neutral-enters":
            assert self.lines[self.at][0][0] == "last-rounds", self.lines[self.at][0]
            self.at += 1
        assert self.lines[self.at][0] == ("neutral-enters", table.board.decks[deck][0], table.board.rooms.index(-1))
        self.at += 1
        return "done"

    def controls(self, args: dict[str, Any]) -> str:
        guild, line = guild_of(args), self.at
        while not is_its(event := self.lines[line][0]) and event[0] not in ("turn", "retirements", "game-over"):
            if event[0] == "serves-caliph" and event[2] == guild:
                break
            line += 1
        return "yes" if self.before(line).board.control[guild] == IT else "no"

    def serve_caliph(self, args: dict[str, Any]) -> str:
        event, table = self.act("serves-caliph")
        taken = table.board.caliph_influence[-1]
        offered = self.offered("space", CALIPH_SPACES)
        space = next(space for space in offered if taken[space] < 0)
        assert event == ("serves-caliph", IT, guild_of(args), space)
        return f"space:{CALIPH_SPACES[space]}"

    def retire_better(self, args: dict[str, Any]) -> str:
        return self.retire(list(self.box.caliph_decks[self.before(self.at).board.caliphs[-1]]))

    # -- the end ------------------------------------------------------------------------------------------

    def control(self, args: dict[str, Any]) -> str:
        owner = self.table(self.full).board.control[guild_of(args)]
        return {YOU: "owner:you", IT: "owner:it"}.get(owner, "owner:nobody")

    def neutral(self, args: dict[str, Any]) -> str:
        board = self.table(self.full).board
        return f"count:{sum(t >= 0 and o < 0 for t, o in zip(board.rooms, board.room_owner, strict=True))}"

    def tally(self, args: dict[str, Any]) -> str:
        which = args["what"].id.removeprefix("yours-")
        mine = self.full.scores()[YOU]
        if which == "dice-sum":
            dice = self.table(self.full).players[YOU].dice()
            wanted = sum(dice) - 2 * dice[0]
        else:
            wanted = next(each.points for each in mine.categories if each.id == which)
        left = wanted - args["n"]
        if left == 0:
            return "done"
        return "add:-1" if left < 0 else next(f"add:{n}" for n in (10, 5, 1) if n <= left)


def guild_of(args: dict[str, Any]) -> int:
    """The Guild that a question names."""
    return GUILDS.index(args["guild"].id.removeprefix("guild-"))
