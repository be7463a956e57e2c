# The page's own words. What belongs to a game is in that game's catalogue.

# The games
title-inventors = Inventors of the South Tigris
title-scholars = Scholars of the South Tigris
title-tabannusi = Tabannusi: Builders of Ur
line-inventors = Invent, build, test and publish ingenious devices with dice that brighten.
line-scholars = Mix dice of six colours to bring scrolls to the House of Wisdom.
line-tabannusi = Draft dice from barges and build the city, its port and its ziggurat.
picture-inventors = A river, three minarets, gears and a ship
picture-scholars = The House of Wisdom at night above an unrolled scroll
picture-tabannusi = A ziggurat, gardens, houses and a barge with dice

# The front door
claim = Three heavy games from between the two rivers
new-game = New game
new-game-how = against bots, the printed solo opponent, friends by link, or around this screen
my-games = My games
my-games-wait = { $count ->
    [0] none waits for you
    [one] one waits for you
   *[other] { $count } wait for you
}
no-games = None yet. Set up a table above, or open a link that a friend has sent.
more = More
set-up = Set up a table
first-game = First game
first-game-line = Alone against the printed opponent at its easiest, with explanations
minutes = { $low }–{ $high } min
players = { $low }–{ $high }
weight = Weight
weight-of = Weight { $n } of 5
replays = Replays
replays-line = Step through finished games, move by move
no-replays = Finished games stay here, to be looked at move by move.
score-pad = Score pad
score-pad-line = Add up a game played on the real table
rules-and-icons = Rules and icons
rules-and-icons-line = Search all three games, by word or number
import-journal = Bring a journal along
import-journal-line = Play on from a game saved elsewhere
not-a-journal = { $file } is not a journal: it should be the file that a table's menu gives.
unofficial = An unofficial implementation. The games and their names belong to their publishers.
reconstructed-note = Some printed values are our own reconstruction.
reconstructed-more = What we know and what we do not
play = Play
open = Open
look-back = Look back
your-turn = your turn
to-play = { $name } to play
just-now = just now
last-move = last move { $when }
made = made { $when }
unread = new moves
finished = finished
bot-of = bot ({ $level })
seat-waits = open seat
around-screen = { $count ->
    [one] alone
   *[other] { $count } people around this screen
}
show-all = Show all { $count }

# Where the values come from
known-why = The rulebooks do not print every number and icon that is on boards, cards and tiles. Here is how many entries of our component lists (a card, a tile, a space) come from where.
known-entries = Entries
known-pack = If you own a game, you can put right what we reconstructed: a component pack, chosen when a table is set up, replaces our values by yours.
origin-rulebook = Rulebook
origin-rulebook-line = stated in the rulebook, or following from it
origin-public = Public facts
origin-public-line = taken from what is openly published about the game
origin-reconstructed = Reconstructed
origin-reconstructed-line = our own values; they fit every rule and example of the rulebook, but are not what is printed
origin-partly = known, but with single values of our own

# Setting up a table
who-plays = Who plays?
seat-n = Seat { $n }
kind-here = at this screen
kind-friend = a friend by link
kind-bot = a bot
kind-none = nobody
solo-opponent = solo opponent
solo-line = One seat alone plays against the opponent of the rulebook.
friend-line = You get a link to send when the table stands.
nobody-sits = Somebody has to sit down: choose who plays at one seat at least.
name = Name
name-your = Your name
level = Level
level-random = random
variant = Variant
who-starts = Who starts?
chance = chance decides
more-options = More
seed = Seed
seed-line = The same seed deals the same game. Everyone at the table is told that it was chosen.
seed-wrong = A seed is a whole number, not below 0.
pack = Component pack
pack-line = A file (TOML) with the printed values of your own copy.
pack-none = No file
pack-away = Leave it out
start = To the table
making = The table is being set …
try-again = Try again
yes = yes
no = no
setting-inventors-rounds = Rounds
setting-inventors-rounds-help = How long the game lasts.
setting-inventors-rounds-3 = 3, shorter
setting-inventors-rounds-4 = 4
setting-inventors-harder = Harder
setting-inventors-harder-help = Any of these, freely combined; none for a first game.
setting-inventors-harder-resources = Resources
setting-inventors-harder-resources-help = The opponent starts with 3 more Silver and 1 more Influence in each Guild.
setting-inventors-harder-dice = Dice
setting-inventors-harder-dice-help = One more Dice Scheme every round.
setting-inventors-harder-workers = Workers
setting-inventors-harder-workers-help = One more Worker Scheme every round.
setting-scholars-epic = Length
setting-scholars-epic-help = The Epic game has more Scrolls in the draw pile and lasts longer.
setting-scholars-epic-false = Casual
setting-scholars-epic-true = Epic
setting-scholars-extra = Ninth Translators
setting-scholars-extra-help = Play with the ninth Translator of each deck.
setting-scholars-extra-false = without
setting-scholars-extra-true = with
setting-scholars-level = Difficulty
setting-scholars-level-help = What the opponent starts with.
setting-scholars-level-1 = 1
setting-scholars-level-1-help = Dice Sum −2 and nothing else.
setting-scholars-level-2 = 2
setting-scholars-level-2-help = Dice Sum 0 and a Persian Scroll.
setting-scholars-level-3 = 3
setting-scholars-level-3-help = Dice Sum 1, a Greek Scroll, an Influence on a Scroll and Gold on a Neutral Translator.
setting-scholars-level-4 = 4
setting-scholars-level-4-help = Dice Sum 3, a Chinese Scroll, Influence in the Orange Guild and on two Scrolls, Gold on two Neutral Translators.
setting-tabannusi-first_game = Barges
setting-tabannusi-first_game-help = For a first game the Barges lie as the rulebook prints them.
setting-tabannusi-first_game-false = by chance
setting-tabannusi-first_game-true = as printed
setting-tabannusi-king = King
setting-tabannusi-king-help = Whom you play against.
setting-tabannusi-king-gilgabot = Gilgabot
setting-tabannusi-king-gilgabot-help = Gold with points, large groups of Projects. Advised for a first game.
setting-tabannusi-king-sarbot = Sarbot
setting-tabannusi-king-sarbot-help = Gardens.
setting-tabannusi-king-botmuzi = Botmuzi
setting-tabannusi-king-botmuzi-help = Gold for Ships, and the lowest Mastery marker.
setting-tabannusi-king-bot-baba = Bot-baba
setting-tabannusi-king-bot-baba-help = One colour above all, and the highest Mastery marker.

# Joining
join-title = You are invited to { $title }
join-line = Your name is enough.
join-who = Who sits there
join-your-seat = your seat
sit-down = Sit down
join-used = This invitation has been used or taken back. If it was you who used it, the table is among your games at the front door of the browser you used; otherwise ask for a new link.

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
hint-says = A bot would take: { $what }{ $ahead ->
    [0] {""}
    [one] , one point ahead of the next best
   *[other] , { $ahead } points ahead of the next best
}.
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
