"""The messages over HTTP and WebSocket, as types: they check what comes in, and describe the API."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from ..host.bounds import (
    LARGEST,
    LONGEST_GAME,
    LONGEST_KEY,
    LONGEST_LEVEL,
    LONGEST_LINE,
    LONGEST_NAME,
    LONGEST_PACK,
    LONGEST_PACK_NAME,
    MOST_COLUMNS,
    MOST_MINUTES,
    MOST_SEATS,
    PACK_NAME,
    SEED_BITS,
    TOKEN,
)
from ..host.wishes import USUAL
from .shapes import View

Name: TypeAlias = Annotated[str, StringConstraints(max_length=LONGEST_NAME)]
Key: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_KEY)]
Number: TypeAlias = Annotated[int, Field(ge=0, le=LARGEST)]
Token: TypeAlias = Annotated[str, StringConstraints(pattern=TOKEN)]
Place: TypeAlias = Annotated[int, Field(ge=0, le=MOST_SEATS - 1)]


class Strict(BaseModel):
    """What comes in: it guesses nothing and refuses unknown fields."""

    model_config = ConfigDict(extra="forbid", strict=True)


# -- coming in over HTTP -------------------------------------------------------------------------------


class SeatWish(Strict):
    """A chair: someone at this screen, a friend who gets a link, or a bot."""

    kind: Literal["here", "friend", "bot"]
    name: Name = ""
    level: Annotated[str, StringConstraints(max_length=LONGEST_LEVEL)] = USUAL


class Pack(Strict):
    """A component pack: its name and its text (TOML)."""

    name: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_PACK_NAME, pattern=PACK_NAME)]
    text: Annotated[str, StringConstraints(max_length=LONGEST_PACK)]


class NewTable(Strict):
    """The wish for a table. One seat alone plays against the printed opponent."""

    game: Annotated[str, StringConstraints(max_length=LONGEST_GAME)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = {}
    #: The seat (as counted here) that begins; without it chance decides.
    starts: Place | None = None
    seed: Annotated[int, Field(ge=0, lt=2**SEED_BITS)] | None = None
    pack: Pack | None = None
    #: How many minutes a person has to answer once they are asked; 0 is as long as they like.
    minutes: Annotated[int, Field(ge=0, le=MOST_MINUTES)] = 0


class SheetWish(Strict):
    """A score pad that people filled in: a column of numbers for each of them, and what is counted once."""

    columns: Annotated[list[dict[Key, int]], Field(min_length=1, max_length=MOST_COLUMNS)]
    shared: dict[Key, int] = {}
    #: The second column is that of the printed opponent.
    solo: bool = False
    pack: Pack | None = None


class Journal(Strict):
    """A journal to play on from, with the pack it was played with."""

    journal: dict[str, Any]
    pack: Pack | None = None
    name: Name = ""


class PlayOn(Strict):
    """To play on from entry `number` in `seat`; bots play the other seats, those of people at this `level`."""

    number: Number
    seat: Place
    level: Annotated[str, StringConstraints(max_length=LONGEST_LEVEL)] = USUAL
    name: Name = ""


class Joining(Strict):
    """Who sits down."""

    name: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_NAME)]


class Replacement(Strict):
    """The bot that takes a seat over."""

    level: Annotated[str, StringConstraints(max_length=LONGEST_LEVEL)] = USUAL


# -- going out over HTTP -------------------------------------------------------------------------------


class Said(BaseModel):
    """A message: an id of the game's catalogue and its arguments, which may be messages themselves."""

    id: str
    args: dict[str, Any]


class Trouble(BaseModel):
    """What went wrong: a code for programs, a sentence for people, and the rule behind it where there is one."""

    code: str
    sentence: str
    rule: str = ""


class SettingInfo(BaseModel):
    """Something that you choose when you make a table."""

    name: str
    values: list[Any]
    default: Any
    help: str
    several: bool
    #: Whether it belongs to the solo game alone, or to games among several alone.
    solo: bool
    together: bool


class GameInfo(BaseModel):
    """A game that can be played here.

    `words` is a Fluent catalogue in `language` with what is said of it outside its tables: `game-title`, `game-line`,
    `progress`, `setting-<name>` and the like. Minutes and weight are 0 where the game does not say.
    """

    id: str
    title: str
    version: str
    #: The fewest and the most people; one person alone plays against the printed opponent.
    players: tuple[int, int]
    minutes: tuple[int, int]
    weight: int
    settings: list[SettingInfo]
    first_game: dict[str, Any]
    languages: list[str]
    language: str
    words: str
    rules: int
    #: Whether its score pad can be added up here.
    score_pad: bool
    #: How many puzzles it has.
    puzzles: int


class Games(BaseModel):
    """All games, and the levels of bots."""

    games: list[GameInfo]
    bots: list[str]


class SheetField(BaseModel):
    """Something to count on a score pad; `each` is 0 where its points depend on other numbers too.

    The game's message `pad-<id>`, if it has one, says what it is, with `args`.
    """

    id: str
    each: int
    asked: Literal["all", "players", "opponent"]
    check: bool
    args: dict[str, int]


class SheetCategory(BaseModel):
    """A category of a score pad."""

    id: str
    fields: list[SheetField]


class SharedField(BaseModel):
    """Something counted once for the table; `few`: only with one or two players."""

    id: str
    value: int
    few: bool


class SheetInfo(BaseModel):
    """The score pad of a game. `ties` are counted only to break them."""

    categories: list[SheetCategory]
    ties: list[SheetField]
    shared: list[SharedField]


class SheetColumn(BaseModel):
    """One column of a score pad, added up."""

    points: dict[str, int]
    total: int
    place: int
    tied: bool


class RuleInfo(BaseModel):
    """A rule of the catalogue; `area` is its place there, `heading` what that is called."""

    id: str
    area: str
    heading: str
    text: str
    ambiguity: str
    decision: str


class SeatInfo(BaseModel):
    """A chair. You see the invitations to your own seats; the person who made the table, those to open ones."""

    place: int
    kind: Literal["person", "bot", "opponent"]
    name: str
    open: bool
    bot: str | None
    yours: bool
    present: bool
    invitation: str | None = None
    #: Whether the bot only stands in for the person who sits there, until they are back.
    stand_in: bool
    #: The seats of other people who once sat here, and have seen what is hidden.
    seen_by: list[int]
    #: What you may do with it: let a `bot` play, take it back for a `person`, `hand-on`, `keep` it after all, `vote`.
    may: list[Literal["bot", "person", "hand-on", "keep", "vote"]]
    #: How many want a bot to stand in, and from when on they may have that (seconds since 1970).
    votes: int
    until: float | None
    #: How bots helped the people who sat here: with a `hint`, or by telling them the `odds`.
    helped: list[Literal["hint", "odds"]]


class Result(BaseModel):
    """How a game ended: the points and the place of every seat, and how many turns it took."""

    totals: list[int]
    places: list[int]
    turns: int


class TableInfo(BaseModel):
    """A table as one of its people sees it. It shows the seed when the game is over."""

    id: str
    game: str
    title: str
    #: The version of the rules that it was dealt with, and the one that its last answer was given with.
    rules: str
    played: str
    options: dict[str, Any]
    pack: str
    seats: list[SeatInfo]
    owner: bool
    number: int
    asked: int | None
    over: bool
    #: How far the game is, in numbers of its own, such as `round` and `rounds`; empty while there is nothing to say.
    progress: dict[str, int]
    your_turn: bool
    unread: bool
    created: float
    moved: float
    #: When it will be deleted unless somebody plays there; null until that is soon.
    expires: float | None
    #: How many minutes a person has to answer; 0 is as long as they like.
    minutes: int
    watch: str | None
    next: str | None
    #: How many answers it began with: people play on here from a moment of another game.
    begun: int
    result: Result | None
    #: Whether somebody may know the seed, and with it what is hidden: it was wished for, imported or exported.
    known_seed: bool
    #: The fingerprint of the deal, fixed before anybody sat down (see `claytable replay --verify`).
    commitment: str
    seed: int | str | None


class Tables(BaseModel):
    """Your tables, the latest moved first."""

    tables: list[TableInfo]


class InvitationInfo(BaseModel):
    """What an invitation is for."""

    table: str
    game: str
    title: str
    place: int
    seats: list[SeatInfo]


class RulesChange(BaseModel):
    """From here on the table is played with this version of the rules; the last `lost` answers could not be kept."""

    version: str
    lost: int


def _left_out(schema: dict[str, Any]) -> None:
    """What an entry does not say is left out, and no default is sent in its place: logs are long."""
    for field in schema["properties"].values():
        field.pop("default", None)


class LogEntry(BaseModel):
    """An entry of the journal as a seat may read it: the lines it caused. An undo takes the last standing one away."""

    model_config = ConfigDict(json_schema_mode_override="validation", json_schema_extra=_left_out)

    number: int
    seat: int
    undo: bool
    lines: list[Said]
    #: The level of the bot that gave the answer.
    bot: str | None = None
    #: How many lines older rules wrote that can no longer be said.
    unsaid: int = 0
    rules: RulesChange | None = None


class Log(BaseModel):
    """A stretch of the log; `more` says that there are later entries."""

    entries: list[LogEntry]
    more: bool


class Moment(BaseModel):
    """The table as it stood after an entry."""

    number: int
    seat: int | None
    view: View


class Change(BaseModel):
    """A value of a view that differs from the frame before: its place (names and positions), and what it is now."""

    path: list[str | int]
    value: Any


class Frame(BaseModel):
    """Log lines of one meaning, and how the table differs from the frame before when they were written.

    Without lines it is an undo: the table as it was.
    """

    #: The entry, and the seat that answered; -1 for an undo.
    number: int
    by: int
    #: Which turn it was, counted from the game's first, and whose; -1 is nobody's.
    turn: int
    seat: int
    #: Whether chance decided something in it, or something hidden came to light.
    chance: bool
    lines: list[Said]
    changes: list[Change]


class Chance(BaseModel):
    """Answers of one kind that opened for a seat since its last turn, or closed: by which rule, and why."""

    opened: bool
    answers: list[Said]
    rule: str
    why: Said | None


class Frames(BaseModel):
    """What happened after entry `after` up to `upto`, as `seat` may watch it.

    `view` is the table as it stood at `after`; `more` says that there are later entries. If there are none, and a turn
    of `seat` begins, `chances` says what it can and cannot choose unlike at the end of its last one.
    """

    after: int
    upto: int
    seat: int | None
    view: View
    frames: list[Frame]
    more: bool
    chances: list[Chance]


class ScoreItem(BaseModel):
    """One thing that scored."""

    what: Said
    points: int


class ScoreCategory(BaseModel):
    """A line of the score pad; without points where they depend on what this seat may not see."""

    id: str
    points: int | None
    items: list[ScoreItem]


class ScoreInfo(BaseModel):
    """A seat's score as another may see it; the total counts what is seen."""

    seat: int
    total: int
    place: int
    tie_break: Said | None
    categories: list[ScoreCategory]


class Turn(BaseModel):
    """A turn: after which entry it began, whose it was, how far the game was, and what every seat would have scored."""

    number: int
    #: -1 is nobody.
    seat: int
    progress: dict[str, int]
    totals: list[int]


class Landmark(BaseModel):
    """Where a round began, or something was scored."""

    number: int
    message: Said


class Course(BaseModel):
    """How a game went. `stops` are the entries that stand, `totals` what every seat would score after the last."""

    last: int
    stops: list[int]
    turns: list[Turn]
    landmarks: list[Landmark]
    totals: list[int]


class SaidAnswer(BaseModel):
    """An answer, by its key and in words."""

    key: str
    message: Said


class PuzzleInfo(BaseModel):
    """A position where a turn gains points over what was played there; `line` is the best one that is known."""

    id: str
    seats: int
    seat: int
    gain: float
    line: list[str]


class Practised(Strict):
    """The entry after which you practised a turn, and the line to compare it with."""

    after: int = Field(ge=0, le=LARGEST)
    line: list[Annotated[str, Field(max_length=LONGEST_KEY)]] = Field(min_length=1, max_length=LONGEST_LINE)


class Compared(BaseModel):
    """How a turn that was practised compares with a line: how many points less it is worth, with a standard error.

    Until the turn is over, or something new comes to light in it, it is `open`.
    """

    state: Literal["open", "judged"]
    lost: float
    error: float
    solved: bool
    line: list[SaidAnswer]


class Odds(BaseModel):
    """How likely each seat is to win after entry `number`, from what the asking one can know.

    There are none if nobody knows (`unknown`), or while it is too early to say (`open`).
    """

    number: int
    state: Literal["known", "open", "unknown"]
    odds: list[float]


class AnalysedTurn(BaseModel):
    """What a turn was worth, from what its seat could know.

    It follows the entry `number` and ends with `last`. Points are those by which the seat was likely to end ahead: what
    was played was worth `worth`, the best line that was found `loss` more, with a standard error of `error`. That line
    follows the entry `from`, where `played` was chosen. `odds` are each seat's when the turn began, or none while the
    game is open.
    """

    place: int
    seat: int
    number: int
    last: int
    worth: float
    loss: float
    error: float
    mistake: bool
    odds: list[float] | None
    begins: int = Field(alias="from")
    line: list[SaidAnswer]
    played: list[SaidAnswer]


class SeatAnalysis(BaseModel):
    """A seat's turns, the points that one lost on average, and those that were mistakes."""

    turns: int
    loss: float
    mistakes: list[int]


class Swing(BaseModel):
    """A turn that moved the odds, in favour of a seat."""

    place: int
    seat: int
    swing: float


class AnalysisSummary(BaseModel):
    """What all turns come to: the seats, the turns that decided the game, and who won."""

    seats: list[SeatAnalysis]
    decisive: list[Swing]
    won: list[float]


class Analysis(BaseModel):
    """The turns of a finished game that are analysed, of how many; and a summary once all are."""

    total: int
    turns: list[AnalysedTurn]
    summary: AnalysisSummary | None


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


# -- WebSocket, coming in ------------------------------------------------------------------------------


class Answer(Strict):
    """The answer to question `number`."""

    type: Literal["answer"]
    number: Number
    key: Key


class Undo(Strict):
    """Take back your last answer; the table is at `number`."""

    type: Literal["undo"]
    number: Number


class WhyNot(Strict):
    """Why can this not be chosen?"""

    type: Literal["why-not"]
    key: Key


class LookAhead(Strict):
    """What would this answer do?"""

    type: Literal["outlook"]
    key: Key


class Hint(Strict):
    """What would a bot do?"""

    type: Literal["hint"]


class Ping(Strict):
    """Is anyone there?"""

    type: Literal["ping"]


Incoming: TypeAlias = Annotated[Answer | Undo | WhyNot | LookAhead | Hint | Ping, Field(discriminator="type")]

# -- WebSocket, going out ------------------------------------------------------------------------------


class TableMessage(BaseModel):
    """The table after entry `number`, as `seat` may see it, and the log since the last one sent."""

    type: Literal["table"]
    number: int
    seat: int | None
    log: list[LogEntry]
    #: Whether `log` begins later than what was seen: get the rest over HTTP.
    gap: bool
    view: View


class SeatsMessage(BaseModel):
    """Who sits where, who is present, how many watch, and where the same people play again."""

    type: Literal["seats"]
    seats: list[SeatInfo]
    watching: int
    next: str | None


class Accepted(BaseModel):
    """The answer (or undo) to question `number` is committed."""

    type: Literal["accepted"]
    number: int


class Rejected(BaseModel):
    """The answer to question `number` was not taken; the table is as it was, or has moved on."""

    type: Literal["rejected"]
    number: int | None
    code: str
    sentence: str
    rule: str


class Reason(BaseModel):
    """Why `key` cannot be chosen: the rule and a message; both empty when it can."""

    type: Literal["reason"]
    key: str
    rule: str
    message: Said | None


class Outlook(BaseModel):
    """What answer `key` to question `number` would do, as far as that is certain.

    `lines` are log lines. Then somebody is asked (`asks`: `next` is the question, `seat` who is asked), chance decides
    or something comes to light (`reveals`), or the turn is over (`ends`). `view` is the table as the seat would then
    see it. `closes` are the other answers to this question that it would close, if it is asked again.
    """

    type: Literal["outlook"]
    number: int
    key: str
    lines: list[Said]
    stop: Literal["asks", "reveals", "ends"]
    next: Said | None
    seat: int | None
    view: dict[str, Any]
    closes: list[Said]


class Suggestion(BaseModel):
    """An answer, the log lines that it would bring at once, and the answers that would follow in the same turn."""

    key: str
    gains: list[Said]
    then: list[SaidAnswer]


class HintMessage(BaseModel):
    """What a bot would do at question `number`, the best first.

    The line of the best one would bring the seat these `points`, more of what it `gets` and less of what it `pays`, and
    the table would look to it like `view`. It is `ahead` of the line of the second by these points, with a standard
    error of `error`: that is `certain`, `likely`, or the two are about `even`.
    """

    type: Literal["hint"]
    number: int
    best: list[Suggestion]
    points: int
    gets: list[Said]
    pays: list[Said]
    ahead: float
    error: float
    sure: Literal["even", "likely", "certain"]
    view: dict[str, Any]


class Pong(BaseModel):
    """Yes."""

    type: Literal["pong"]


class Closing(BaseModel):
    """Why the connection ends; nothing follows."""

    type: Literal["closing"]
    code: str
    sentence: str


Outgoing: TypeAlias = (
    TableMessage | SeatsMessage | Accepted | Rejected | Reason | Outlook | HintMessage | Pong | Closing
)
