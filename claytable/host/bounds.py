"""How long, how many, how large: what may come in. The server's models and the page's checks both read it here."""

from __future__ import annotations

from typing import Final

#: Letters of a name, of an answer key, of a bot's level and of a game's id.
LONGEST_NAME: Final = 40
LONGEST_KEY: Final = 200
#: Answers in a line of a turn.
LONGEST_LINE: Final = 60
LONGEST_LEVEL: Final = 32
LONGEST_GAME: Final = 32
#: Letters of a search in the rules.
LONGEST_SEARCH: Final = 100
#: Seats in a wish; a game says how many it has.
MOST_SEATS: Final = 8
#: Numbers of entries.
LARGEST: Final = 2**31 - 1
#: Seeds are small enough for every reader of JSON.
SEED_BITS: Final = 53
#: Minutes that a person may have to answer: a month.
MOST_MINUTES: Final = 31 * 24 * 60
#: A pack's name and the letters of its text.
LONGEST_PACK_NAME: Final = 40
PACK_NAME: Final = r"^[A-Za-z0-9_-]+$"
LONGEST_PACK: Final = 200_000
#: Columns of a score pad.
MOST_COLUMNS: Final = 4
#: The id of a table, or the token of a link.
LONGEST_TOKEN: Final = 64
TOKEN: Final = r"^[A-Za-z0-9_-]{1,64}$"
#: Entries of a table's journal; a long game has some hundreds.
LONGEST_TABLE: Final = 20_000
#: Entries up to which answers can be taken back: nobody can fill a journal so that the game cannot end.
LAST_UNDO: Final = 10_000
#: Unfinished tables of one person, and those of them at which only bots play.
MOST_TABLES: Final = 300
MOST_BOT_TABLES: Final = 20
#: Bytes that one person's tables may take, and what a table and an entry count for; the text of a pack counts as it is.
MOST_STORED: Final = 100_000_000
TABLE_BYTES: Final = 10_000
ENTRY_BYTES: Final = 200
#: Entries of the log that a client gets at once; it asks for the rest.
PAGE: Final = 200
#: Entries that a client watches at once, step by step; a long turn has some twenty.
MOST_WATCHED: Final = 100
#: Moments of a game that a replay gets at once.
SPAN: Final = 32
