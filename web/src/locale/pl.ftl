# The page's own words. What belongs to a game is in that game's catalogue.

claim = Three heavy games from between the two rivers
new-game = New game
new-game-how = against bots, the printed solo opponent, friends by link, or around this screen
my-games = My games
my-games-wait = { $count ->
    [0] nobody waits for you
    [one] one waits for you
   *[other] { $count } wait for you
}
no-games = None yet. Set up a table above, or open a link that a friend has sent.
more = More
set-up = Set up a table
first-game = First game
inventors-line = Invent, build, test and publish ingenious devices with dice that brighten.
scholars-line = Mix dice of six colours to bring scrolls to the House of Wisdom.
tabannusi-line = Draft dice from barges and build the city, its port and its ziggurat.
minutes = { $low } to { $high } min
players = { $low } to { $high }
weight = Weight
replays = Replays
replays-line = Step through finished games, move by move
score-pad = Score pad
score-pad-line = Add up a game played on the real table
rules-and-icons = Rules and icons
rules-and-icons-line = Search all three games, by word or number
unofficial = An unofficial implementation. The games and their names belong to their publishers.
reconstructed-note = Some printed values are our own reconstruction.
reconstructed-more = What we know and what we do not
play = Play
watch = Watch
look-back = Look back
your-turn = your turn
to-play = { $name } to play
since = since { $when }
finished = finished
import-journal = Bring a journal along
wins-game = { $name } won

# Setting up a table
who-plays = Who plays?
seat-n = Seat { $n }
kind-here = at this screen
kind-friend = a friend by link
kind-bot = a bot
kind-none = nobody
solo-opponent = solo opponent
solo-line = One seat alone plays against the opponent of the rulebook.
name = Name
level = Level
level-random = random
variant = Variant
who-starts = Who starts?
chance = chance decides
more-options = More
seed = Seed
seed-line = The same seed deals the same game. Everyone at the table is told that it was chosen.
pack = Component pack
pack-line = A file with the printed values of your own copy.
start = To the table
harder = Harder
yes = yes
no = no

# Joining
join-title = You are invited to { $title }
join-line = Your name is enough.
sit-down = Sit down

# The table
menu = Menu
opening = The table is being opened …
log = Log
score = Score
rules = Rules
seats = Seats
you = You
bot-plays = a bot ({ $level }) plays
printed-opponent = the printed opponent
seat-open = open
away = away
asked = thinks
first-player = first player
points = points
waits-for = { $name } is asked
asked-now = { $name } is asked now
choose-on-board = { $count ->
    [0] Choose here.
    [one] One thing on the table can be chosen.
   *[other] { $count } things on the table can be chosen.
}
undo-what = Undo: { $what }
hint = Hint
past = The table at entry { $number }
past-sub = This is how it stood then.
back-to-now = Back to now
travel = The table at entry { $number }
whole-log = The whole log
not-now = Not now
search-rules = Search by word or number
rules-found = { $count ->
    [one] one rule
   *[other] { $count } rules
}
category = Category
total = Total
hidden = hidden
score-now = If the game ended now
final-score = Final score
score-over-time = The score over time
game-over = The game is over
wins = { $count ->
    [one] wins
   *[other] win together
}
journal = Journal
rematch = Rematch
connection-lost = The connection is lost. The table comes back by itself; nothing is lost.
server-gone = The server does not answer. Try again in a moment.
copy-invitation = Copy the invitation
copy-watch = Copy the link to watch
take-back = The person plays again
let-bot-play = Let a bot play
hand-over = Hand over by link
watching = { $count ->
    [one] one person watches
   *[other] { $count } people watch
}
notify = Tell me when it is my turn
close = Close
language = Language
theme = Theme
light = Light
dark = Dark
front-door = To the front door
nothing-here = There is nothing here
nothing-here-why = The link is broken, or the table is not yours. Open the link that you were sent, or ask for a new one.
