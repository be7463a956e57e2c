# The page's own words. What belongs to a game is in that game's catalogue.

# The front door
claim = Heavy board games, at one table
new-game = New game
new-game-how = against bots, the printed solo opponent, friends by link, or around this screen
new-game-how-here = against bots, the printed solo opponent, or around this screen
my-games = My games
my-games-wait = { $count ->
    [0] none waits for you
    [one] one waits for you
   *[other] { $count } wait for you
}
no-games = None yet. Set up a table above, or open a link that a friend has sent.
no-games-here = None yet. Set up a table above: it is kept in this browser.
more = More
set-up = Set up a table
first-game = First game
first-game-line = Alone against the printed opponent at its easiest, with explanations
first-game-bot = Against a bot, with explanations
minutes = about { $low }–{ $high } min
players = { $low }–{ $high }
weight = Weight
weight-of = Weight { $n } of 5
replays = Replays
replays-line = Step through finished games, move by move
no-replays = Finished games stay here, to be looked at move by move.
score-pad = Score pad
score-pad-line = Add up a game played on the real table
rules-and-icons = Rules and icons
rules-and-icons-line = Search all games, by word or number
import-journal = Bring a journal along
import-journal-line = Play on from a game saved elsewhere (with its pack, if it has one)
not-a-journal = { $file } is not a journal: it should be the file that a table's menu gives.
unofficial = An unofficial implementation. The games and their names belong to their publishers.
reconstructed-note = Some printed values are our own reconstruction.
reconstructed-more = What we know and what we do not
server-closed = Closed for now: { $notice }
privacy = What is kept of you
privacy-server = At this server
privacy-tables = The tables you make or sit at: the game, its settings, the name you gave, and every answer with its time.
privacy-cookie = Your browser has a cookie with a long random number. It holds your seats. The server keeps only a fingerprint of it.
privacy-settings-kept = Your settings, while you sit at a table here or made one. Your browser has a copy.
privacy-no-account = There are no accounts, e-mail addresses or passwords. Network addresses are not kept: they only count how much one client asks for.
privacy-who = Who can read it
privacy-table-sees = Those at your table see your name and what their seat may see.
privacy-links = Someone with the link to watch sees what everyone may see, and when the game is over all of it.
privacy-runs = The person who runs this server can read everything on it.
privacy-browser = In this browser
privacy-settings = Your settings, and what you have been shown already.
privacy-local = Tables that you play in this browser alone: they are here and nowhere else.
privacy-others = Anyone else
privacy-nobody-else = Nothing goes to anyone else: there is no advertising, and nobody counts your visits.
privacy-delete = How it is deleted
privacy-expires = Tables are deleted when nobody has played there for a long time; the person who runs this server chooses how long. Your list of games warns you well before. Until then you can play on, or save the game as a file.
privacy-delete-how = Ask the person who runs this server, and name a table and your seat there: they can delete what is kept of you. Answers at tables of others stay, without your name.
play = Play
open = Open
your-turn = your turn
to-play = { $name } to play
just-now = just now
last-move = last move { $when }
made = made { $when }
unread = new moves
table-expires = will be deleted on { $date }
table-ends = Nobody has played here for long: this table will be deleted on { $date }. The menu saves the game as a file.
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
origin-partly = of the first two, with single values of our own

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
too-few-sit = At least { $least } have to sit down: choose who plays.
name = Name
name-your = Your name
level = Level
level-random = random
level-novice = novice
level-apprentice = apprentice
level-builder = builder
level-expert = expert
level-master = master
variant = Variant
who-starts = Who starts?
chance = chance decides
time-limit = Time to answer
time-none = no limit
more-options = More
seed = Seed
seed-line = The same seed deals the same game. Everyone at the table is told that it was chosen.
seed-wrong = A seed is a whole number, not below 0.
pack = Component pack
pack-line = A file (TOML) with the printed values of your own copy.
pack-none = Choose a file …
pack-away = Leave it out
start = To the table
making = The table is being set …
try-again = Try again
yes = yes
no = no

# Joining
join-title = You are invited to { $title }
join-line = Your name is enough.
join-who = Who sits there
join-your-seat = your seat
sit-down = Sit down
join-used = This invitation has been used or taken back. If it was you who used it, the table is among your games at the front door of the browser you used; otherwise ask for a new link.

# Rules and icons
which-game = Which game?
all-games = All games
in-all-games = In all games
icons = Icons
no-icons = No icon has such a name.

# The table
menu = Menu
in-english = { $game } has no words in your language yet: it is played in English.
in-english-known = All right
cannot-draw = This table cannot be drawn: { $why }
plain-empty = none
plain-no-board = Everything lies on the table in the middle.
plain-no-shape = This game does not say what lies on its table. The answers are above.
opening = The table is being opened …
log = Log
score = Score
rules = Rules
seats = Seats
you = you
bot-plays = a bot ({ $level }) plays
bot-stands-in = a bot ({ $level }) stands in until this person is back
bot-answered = a bot ({ $level }) answered
seen-hand = { $name } has seen this hand
seen-hand-of = { $name } has sat in the seat of { $other } and seen what is hidden there.
time-left = { $time } left
time-over = time is up
printed-opponent = the printed opponent
seat-open = open
away = away
asked = thinks
first-player = first player
points = points
is-choosing = { $seat } is choosing.
hand-to = Hand the screen to { $name }
hand-to-line = The hand that comes next is for { $name } alone.
hand-taken = I am { $name }
asked-now = { $name } is asked now
choose-here = Choose here.
undo-what = Undo: { $what }
took-back = { $seat } took back: { $what }
took-back-answer = { $seat } took an answer back.
log-rules = From here on the table is played with rules version { $version }. What was answered before can no longer be taken back.
log-rules-lost = { $count ->
    [one] The last answer before that could not be kept.
   *[other] The last { $count } answers before that could not be kept.
}
log-unsaid = { $count ->
    [one] One line of older rules can no longer be shown here.
   *[other] { $count } lines of older rules can no longer be shown here.
}
tutorial-enough = I know enough
hint = Hint
hint-says = A bot would take: { $what }{ $ahead ->
    [0] , though other answers are about as good
    [one] , one point ahead of the next best
   *[other] , { $ahead } points ahead of the next best
}.
hint-then = Then: { $what }.
past = The table at entry { $number }
past-sub = This is how it stood then.
back-to-now = Back to now
travel = The table at entry { $number }
whole-log = The whole log
not-now = Not now
rule-decision = In doubt: { $doubt } Here: { $decision }
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
journal = Journal
rematch = Rematch
replay = Replay
replay-of = Replay: { $game }
replay-length = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}
replay-at = Turn { $turn } of { $turns }, entry { $entry } of { $entries }
replay-at-setup = Setup, entry { $entry } of { $entries }
replay-turn-of = Turn { $turn } of { $turns }
replay-entry-of = entry { $entry } of { $entries }
replay-turn = Turn { $turn }
replay-turn-by = Turn { $turn }: { $name }
replay-setup = Setup
replay-ahead = { $name } ahead
replay-slider = Moment of the game
replay-timeline = Timeline
replay-turns = Turns
replay-board = The board at this moment
replay-boards = Players' boards
replay-scores = Points when this turn began
replay-end = How it ended
replay-table = To the table
replay-eyes = Seen by
replay-first = To the start
replay-back = One entry back
replay-play = Play
replay-pause = Pause
replay-on = One entry on
replay-last = To the end
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-key-entry = entry
replay-key-turn = turn
replay-key-play = play
analysis = Analysis
analysis-start = Analyse
analysis-why = What was each turn worth, from what its player could know?
analysis-progress = { $done } of { $total } turns analysed
analysis-stop = Pause
analysis-go-on = Go on
analysis-odds = Odds of winning
analysis-open = open, it is too early to say
analysis-lost = Lost { $loss } points (± { $error })
analysis-perhaps = Perhaps { $loss } points lost (± { $error }): too little to be sure
analysis-best = Nothing better was found.
analysis-better = Better would have been:
analysis-try = Try from here
analysis-mistake = Points that were lost here
analysis-average = { $mistakes ->
    [0] { $name }: { $loss } points lost a turn, no mistakes
    [one] { $name }: { $loss } points lost a turn, one mistake
   *[other] { $name }: { $loss } points lost a turn, { $mistakes } mistakes
  }
analysis-decisive = The turns that decided it
play-on = Play on from here
play-on-how = A new table begins at entry { $entry }, and bots play the other seats. The game that was played stays as it is.
play-on-seat = You play
play-on-bots = In place of people
play-on-not = After the last entry there is nothing left to play.
copy-link = Copy link
copy-link-here = This link works in this browser only. To show the game to others, send them its journal.
open-journal = Open a journal file
played-on = played on from entry { $n } of another game
finished-on = { $date }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
end-board = Back to the table
end-share = Share
end-share-how = Whoever opens this link sees how the game ended, and its replay.
end-wins = { $count ->
    [one] { $name } wins with { $total } points
   *[other] { $name } win together with { $total } points
}
end-wins-to = { $count ->
    [one] { $name } wins, { $total } to { $other }
   *[other] { $name } win together, { $total } each
}
end-decided = Most ahead in: { $what }.
end-points-for = Points for
end-ahead = ahead
end-level = level
end-how = How it went
end-how-points = points, as if it ended then
end-chart = Points over the turns; Enter opens the replay there
end-lead = When the lead changed
end-lead-first = { $name } leads
end-lead-taken = { $name } takes the lead
end-lead-never = Nobody was ever ahead.
end-to = { $total } to { $other }
end-show = Show
connection-lost = The connection is lost. The table comes back by itself; nothing is lost.
server-gone = The server does not answer. Try again in a moment.
invite = Invite
share-watch = Link to watch
share-seat = Invitation: { $name }
share-seat-how = Whoever opens this link takes the seat.
share-watch-how = Whoever opens this link watches the game.
share-scan = Send it, or let a phone scan the code.
share-code = The link as a QR code
share-link = The link
share-network = For everyone in the same network, such as your Wi-Fi at home.
share-here = This link works on this machine only. To let others in your network join, stop the server and start it again with one of these commands. The table stays as it is.
share-no-address = This link works on this machine only: it has no known address in a network. Connect it to one, then open this window again.
copy = Copy
copied = Copied
copy-by-hand = The browser did not let us copy. The link is selected: copy it by hand.
take-back = The person plays again
let-bot-play = Let a bot play
hand-over = Hand over by link
keep-seat = Keep my seat
vote-bot = Let a bot answer until they are back
vote-later = In { $time } you may let a bot answer.
votes = { $count ->
    [one] One person wants a bot to answer.
   *[other] { $count } people want a bot to answer.
}
watching = { $count ->
    [one] one person watches
   *[other] { $count } people watch
}
notify = Tell me when it is my turn
notify-denied = This browser does not let the page tell you: allow notifications for it in the browser's settings. They also need HTTPS, or this machine itself.
close = Close
language = Language
theme = Theme
light = Light
dark = Dark
front-door = To the front door
nothing-here = There is nothing here
nothing-here-why = The link is broken, or the table is not yours. Open the link that you were sent, or ask for a new one.

# The score pad
pad-wins = { $count ->
    [one] { $name } wins with { $points }.
   *[other] { $name } win together with { $points }.
}
pad-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
player-n = Player { $n }
bot-n = Bot { $n }
pad-players = How many play?
pad-solo = solo
pad-clear = Clear the sheet
pad-away = The server is not reached: what you fill in is kept, and added up when it is back.
pad-how = Fill in what lies on the table. Several numbers can be added: 3+2+2.
pad-ties = For ties
pad-tie-shared = Tied in everything: the victory is shared.
pad-tie-solo = A tie goes to the solo opponent.
pad-board = What is printed on your board
pad-board-line = The points of the Guilds shown in grey are our guess: put in those of your copy. In a game of two or alone also the Dummy's Influence.
pad-category-track = Score track

# Icons
icon-die = die
icon-die-any = any die
icon-die-coloured = coloured die
icon-die-gain = gain a die
icon-die-remove = remove a die
icon-die-swap = swap a die
icon-die-roll = roll
icon-silver = Silver
icon-gold = Gold
icon-vp = Victory Points
icon-worker = Worker
icon-card-draw = draw a card
icon-card-discard = discard a card
icon-card-play = play a card
icon-hand = hand
icon-majority = most Influence
icon-first-player = first player
icon-solo = solo opponent
icon-lock = not available yet
icon-check = done
icon-seat-1 = first seat
icon-seat-2 = second seat
icon-seat-3 = third seat
icon-seat-4 = fourth seat
icon-seat-0 = nobody, neutral
icon-invent = Invent
icon-build = Build
icon-test = Test
icon-publish = Publish
icon-die-test = Testing die
icon-brighten = brighten a die
icon-increase = increase a die
icon-study = Study
icon-study-gain = gain a die into the Study
icon-inspired = Inspired dice
icon-determined = Determined dice
icon-ready = Ready dice
icon-exhausted = Exhausted dice
icon-influence = Influence
icon-influence-any = Influence of your choice
icon-influence-lose = lose Influence
icon-influence-each = Influence in each Guild
icon-guild = Guild
icon-worker-return = take a Worker back
icon-worker-unlock = unlock a Worker
icon-envoy = Envoy
icon-tent = Tent
icon-tent-raise = raise a Tent
icon-ship = Ship
icon-ship-move = move the Ship
icon-camel = Camel
icon-camel-hired = Hired Camel
icon-camel-unlock = unlock a Camel
icon-royalties = step on the Royalties track
icon-royalties-gain = gain Royalties
icon-income = Income
icon-research = Research
icon-research-ongoing = Research: ongoing effect
icon-research-tent = Research: effect with a Tent
icon-research-now = Research: immediate effect
icon-workshop = Workshop
icon-workshop-tile = Workshop tile
icon-tile-collect = take a Workshop tile
icon-workshop-clear = clear a Workshop
icon-boost = raise the value of the dice
icon-keep-dice = keep the dice
icon-device-board = Device Board
icon-device-card = Device Card
icon-invention-tile = Invention tile
icon-match = match of two halves
icon-tower = Tower
icon-tower-progress = the Tower moves on
icon-pass-tile = Pass tile
icon-goal = goal
icon-round-start = start of the round
icon-round-end = end of the round
icon-scribe = Scribe
icon-chandler = Chandler
icon-weaver = Weaver
icon-tiler = Tiler
icon-blacksmith = Blacksmith
icon-carpenter = Carpenter
icon-craft-any = any Craftsperson
icon-craft-pay = pay a Craftsperson
icon-craft-use = Craftsperson used
icon-refresh = refresh a Craftsperson
icon-refresh-all = refresh all Craftspeople
icon-raise = raise a Craftsperson
icon-travel = Travel
icon-deliver = Deliver
icon-translate = Translate
icon-rest = Rest
icon-work = Work
icon-recruit = Recruit
icon-dispatch = Dispatch
icon-employ = Employ
icon-retire = Retire
icon-scroll = Scroll
icon-translator = Translator
icon-room = Room
icon-caliph = Caliph Card
icon-house-of-wisdom = House of Wisdom
icon-map = Map
icon-neutral = neutral
icon-action-slot = place for dice of an action
icon-dice-sum = Dice Sum
icon-bag = Bag
icon-die-draw = draw a die from the Bag
icon-die-to-bag = a die into the Bag
icon-die-to-hand = a die to hand
icon-influence-scroll = Influence on a Scroll
icon-track-up = step up a track
icon-swap = exchange
icon-subject-mathematics = Mathematics
icon-subject-physics = Physics
icon-subject-chemistry = Chemistry
icon-subject-philosophy = Philosophy
icon-subject-biology = Biology
icon-subject-astronomy = Astronomy
icon-lang-arabic = Arabic
icon-lang-persian = Persian
icon-lang-syriac = Syriac
icon-lang-greek = Greek
icon-lang-hebrew = Hebrew
icon-lang-chinese = Chinese
icon-lang-sanskrit = Sanskrit
icon-district = District
icon-project-tile = Project tile
icon-building-1 = Building of size 1
icon-building-2 = Building of size 2
icon-building-3 = Building of size 3
icon-house = House
icon-construct = Construct
icon-claim-marker = Claim marker
icon-garden = Garden
icon-gardening = Gardening
icon-water = Water
icon-water-special = special Water tile
icon-crate = Crate
icon-crate-empty = empty Crate
icon-crate-refill = refill a Crate
icon-ship-tile = Ship
icon-harbormaster = Harbormaster tile
icon-port = Port
icon-ziggurat = Ziggurat
icon-decree = Decree
icon-urban-card = Urban card
icon-mastery = Mastery
icon-boundary = Boundary of a Mastery track
icon-three-colours = Three different colours
icon-architect = Architect
icon-assistant = Assistant
icon-barge = Barge
icon-action-tile = Action tile
icon-time-track = Time track
icon-property-cost = Property cost
icon-king = King
icon-interim-scoring = District scoring
icon-res-brown = brown Resource
icon-res-white = white Resource
icon-res-yellow = yellow Resource
icon-res-blue = blue Resource
icon-res-green = green Resource

# Tables in this browser
engine-loading = The rules are being loaded: { $percent } %
engine-starting = The rules are being set up …
engine-failed = The rules could not be loaded. Try again; if it stays so, this browser may be too old.
engine-offline = You are offline, and this browser does not have the rules yet. Open the page once with a connection.
engine-crashed = The table stopped working and is being opened again. Every answer that was accepted is kept.
storage-full = This browser has no room left: your last answer was not kept. Save the journal from the menu, then free some space.
storage-refused = This browser keeps nothing here (a private window, perhaps): your games are gone when you close this page. Save the journal from the menu.
storage-failed = This browser could not keep your last answer. Save the journal from the menu, then open the page again.
broken-table = What this browser kept of the table cannot be read to its end. Its journal can still be saved.
server-gone-here = The server does not answer. Tables that you set up now are kept in this browser; you can carry them to the server later.
game-needs-server = The server does not answer, and this game is played only there.
carry-to-server = Play on at the server
carry-here = Play on in this browser
remove-table = Remove this table
remove-table-sure = Remove it for good?

rejected-late = Somebody else answered first; the table has moved on.
rejected-not-yours = It is not your seat that is asked.
rejected-too-many = Too many messages; wait a little.
rejected-no-hint = The bot that was to give a hint failed. Ask it again.
rejected-storage = The server cannot write now. Nothing is lost; try again in a moment.
rejected-elsewhere = This table is open in another tab: play there, or close it.

# Settings
settings = Settings
settings-speed = What others do
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-instant = Instant
settings-movement = Movement
settings-movement-system = As the system says
settings-movement-full = On
settings-movement-none = Off
settings-textSize = Text
settings-textSize-normal = Normal
settings-textSize-large = Large
settings-textSize-larger = Larger
settings-palette = Colours
settings-palette-standard = Standard
settings-palette-safe = For colour blindness
settings-confirm = Ask before each answer.
settings-confirm-line = The first click shows what it does, the second does it.
settings-atOnce = Play at once on touch.
settings-atOnce-line = A tap plays, without a preview.
settings-marks = Mark what changed.
settings-marks-line = A red drop on everything that others changed since your last turn.
settings-sound = Sound.
settings-sound-line = A few short sounds: your turn, a piece, a roll, the end.
do-it = Do it

# The zoom, the keys, the table in words
zoom = Look closely
zoom-ours = { $count ->
    [one] One of its values is ours.
   *[other] { $count } of its values are ours.
}
keys = Keys
key-move = go to the next thing that you can choose
key-choose = choose it
key-zoom = look at it closely, every sign by its name
key-undo = take your last answer back
key-hint = ask a bot for a hint
key-rules = open the rules
key-log = open the log
key-text = read the whole table as text
key-why = why not; where there is nothing to explain, this list
key-back = close what lies over the table
keys-film = While you watch a turn
key-toggle = pause, and play on
key-space = Space
in-words = The table in words
in-words-open = You can choose it.

# The deal
deal-fixed = The deal was fixed before you sat down.
deal-check = Check
deal-proved = Checked: the cards and dice came from the seed that was fixed at the start.
deal-broken = This is not the deal that was fixed at the start. Tell the person who runs the server.
deal-unsealed = Somebody chose the seed of this table, so the deal proves nothing.
deal-unknown = Your browser checks deals only over https. Take the journal and run: claytable replay --verify

# On a phone

choices = Choices
choices-count = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
choices-free = { $count ->
    [one] and { $count } free action
   *[other] and { $count } free actions
}
choice-of = { $n } of { $count }
choice-before = The choice before
choice-after = The choice after
kind-free = Free
you-pay = You pay
you-get = You get
happens = Effect
next = Next
next-reveals = Chance decides, or something comes to light.
next-ends = Your turn is over.
closes = No longer open after this: { $what }.
back = Back
sections = Parts of the table
sheet-closed = Open the list of choices
sheet-half = Make the list of choices larger
sheet-full = Close the list of choices
board-of = The board of { $name }
log-and-more = Log, score and rules
part-open = { $count ->
    [one] One thing can be chosen here.
   *[other] { $count } things can be chosen here.
}

# Watching others
watch-turn-of = The turn of { $name }
watch-strip = The turn of { $name }, step by step
watch-step = Step { $n } of { $count }.
watch-next-you = Your turn is next.
watch-next = { $name } is next.
watch-then = Then
watch-you = Your turn
watch-waiting = { $count ->
    [one] One turn waits
   *[other] { $count } turns wait
}
watch-skip = Skip to this turn
watch-controls = What is watched
watch-play = Play
watch-pause = Pause
watch-back = One step back
watch-forward = One step on
watch-again = Show again
watch-what-happened = Show what happened
watch-last-again = The last turns again
watch-to-my-turn = To my turn
watch-to-now = To the table now
watch-board-of = Board of { $name }
watch-thinks = { $name } ({ $level }) thinks
watch-seconds = for { $n } s
watch-since = Since your last turn
watch-for-you = For you
watch-closed = { $more ->
    [0] You can no longer choose: { $what }.
   *[other] You can no longer choose: { $what }; and { $more } more.
}
watch-opened = { $more ->
    [0] You can now choose: { $what }.
   *[other] You can now choose: { $what }; and { $more } more.
}
watch-got-it = Got it
