# The page's own words. What belongs to a game is in that game's catalogue.

# The front door
claim = Heavy board games, at one table
new-game = New game
new-game-how = play bots or the rulebook's solo opponent, invite friends by link, or share this screen
new-game-how-here = play bots or the rulebook's solo opponent, or share this screen
my-games = My games
my-games-wait = { $count ->
    [0] no moves to make
    [one] your turn in 1 game
   *[other] your turn in { $count } games
}
no-games = No games yet. Set up a table above, or open an invitation from a friend.
no-games-here = No games yet. Set up a table above: it is kept in this browser.
more = More
set-up = Set up a table
first-game = First game
first-game-line = Play solo against the rulebook's opponent at its easiest, with explanations as you go
first-game-bot = Play a bot, with explanations as you go
learn = Learn
minutes = about { $low }–{ $high } min
players = { $low }–{ $high }
weight = Weight
weight-of = Weight { $n } of 5
replays = Replays
replays-line = Step through finished games, move by move
no-replays = Games you finish appear here, ready to replay move by move.
score-pad = Score pad
score-pad-line = Add up the scores of a game played on a real table
real-table = At the real table
rules-and-icons = Rules and icons
rules-and-icons-line = Search all games, by word or number
import-journal = Import a game file
import-journal-line = Continue a game saved elsewhere (with its pack, if it has one)
not-a-journal = { $file } is not a Claytable game file. Choose a file downloaded from a game's menu.
unofficial = An unofficial implementation. The games and their names belong to their publishers.
reconstructed-note = Some printed values are our own reconstructions.
reconstructed-more = Where our values come from
server-closed = Closed for now: { $notice }
privacy = What is stored about you
privacy-server = On this server
privacy-tables = The tables you set up or join: the game, its settings, the name you gave, and every choice with its time.
privacy-cookie = A cookie in your browser holds a long random number that gives you your seats. The server keeps only a fingerprint of it.
privacy-settings-kept = Your settings, while you sit at a table here or made one. Your browser has a copy.
privacy-no-account = There are no accounts, e-mail addresses or passwords. Network addresses are not stored: they are only used to limit how much one client asks for.
privacy-who = Who can read it
privacy-table-sees = People at your table see your name and what their seat may see.
privacy-links = Anyone with the spectator link sees what everyone may see, and the whole game once it is over.
privacy-runs = The person who runs this server can read everything on it.
privacy-browser = In this browser
privacy-settings = Your settings, and what you have already been shown.
privacy-local = Games you play only in this browser: they are stored here and nowhere else.
privacy-others = Anyone else
privacy-nobody-else = Nothing is sent to anyone else: there is no advertising, and nobody counts your visits.
privacy-delete = How it is deleted
privacy-expires = Tables are deleted when nobody has played there for a long time; the person who runs this server chooses how long. Your list of games warns you well in advance. Until then you can continue the game, or download it as a file.
privacy-delete-how = Ask the person who runs this server, and name a table and your seat there. They can delete what is stored about you. Choices you made at other people's tables stay, without your name.
play = Play
open = Open
your-turn = your turn
to-play = { $name } to play
just-now = just now
last-move = last move { $when }
made = set up { $when }
unread = new moves
table-expires = will be deleted on { $date }
table-ends = Nobody has played here for a long time, so this table will be deleted on { $date }. You can download the game as a file from the menu.
box-changes-much = This component pack changes much: bots, hints and analysis know only the original, and nobody knows the odds.
bot-of = bot ({ $level })
seat-waits = open seat
around-screen = { $count ->
    [one] just you
   *[other] { $count } people at this screen
}
show-all = Show all { $count }

# Where the values come from
known-why = The rulebooks do not show every number and icon printed on the boards, cards and tiles. The table below counts where the entries in our component lists come from. An entry is a card, a tile or a space.
known-entries = Entries
known-pack = If you own a game, you can correct the values we reconstructed. Choose a component pack when you set up a table, and its values replace ours.
origin-rulebook = Rulebook
origin-rulebook-line = stated in the rulebook, or follows from it
origin-public = Public facts
origin-public-line = taken from published information about the game
origin-reconstructed = Reconstructed
origin-reconstructed-line = our own values: they fit every rule and example in the rulebook, but they are not the printed ones
origin-partly = from the first two sources, with a few values of our own

# Setting up a table
who-plays = Who is playing?
seat-n = Seat { $n }
kind-here = at this screen
kind-friend = a friend by link
kind-bot = a bot
kind-none = nobody
solo-opponent = solo opponent
solo-line = A single player faces the rulebook's solo opponent.
friend-line = You'll get a link to send once the table is set up.
nobody-sits = Choose a player for at least one seat.
too-few-sit = Choose players for at least { $least } seats.
name = Name
name-your = Your name
level = Level
level-random = random
level-strength = { $level } (Elo about { $elo })
level-novice = novice
level-apprentice = apprentice
level-builder = builder
level-expert = expert
level-master = master
variant = Variant
who-starts = Who starts?
chance = chosen at random
time-limit = Time per choice
time-none = no limit
more-options = More
seed = Seed
seed-line = The same seed always deals the same game. Everyone at the table can see that you chose one.
seed-wrong = Enter a whole number, 0 or higher.
pack = Component pack
pack-line = A TOML file with the values printed in your own copy.
pack-none = Choose a file…
pack-away = Remove file
start = Start game
making = Setting up the table…
try-again = Try again
yes = yes
no = no

# Joining
join-title = You're invited to play { $title }
join-line = Enter your name to join. You do not need an account.
join-who = At the table
join-your-seat = your seat
sit-down = Join game
join-used = This invitation has already been used or withdrawn. If you used it yourself, open Claytable in the same browser: the game is listed under My games. Otherwise, ask for a new link.

# Rules and icons
which-game = Which game?
all-games = All games
in-all-games = In all games
icons = Icons
no-icons = No icons match your search.

# The table
menu = Menu
in-english = { $game } is not available in your language yet, so you play it in English.
in-english-known = OK
cannot-draw = This table cannot be shown: { $why }
plain-empty = none
plain-no-board = Everything is on the table in the middle.
plain-no-shape = This game does not describe its table. Your choices are above.
opening = Opening the table…
log = Log
score = Score
rules = Rules
seats = Seats
you = you
bot-plays = played by a bot ({ $level })
bot-stands-in = a bot ({ $level }) stands in until this person is back
bot-answered = chosen by a bot ({ $level })
seen-hand = { $name } has seen this hand
seen-hand-of = { $name } has played in the seat of { $other } and seen what is hidden there.
time-left = { $time } left
time-over = time is up
printed-opponent = the solo opponent
seat-open = open
away = away
asked = choosing
first-player = first player
points = points
is-choosing = { $seat } is choosing.
hand-to = Hand the screen to { $name }
hand-to-line = Only { $name } may see what comes next.
hand-taken = Continue as { $name }
asked-now = It's { $name }'s turn
choose-here = Choose here.
undo-what = Undo: { $what }
took-back = { $seat } undid: { $what }
took-back-answer = { $seat } undid a choice.
log-rules = From here on, the game uses rules version { $version }. Earlier choices can no longer be undone.
log-rules-lost = { $count ->
    [one] The last choice before that could not be kept.
   *[other] The last { $count } choices before that could not be kept.
}
log-unsaid = { $count ->
    [one] 1 line from older rules can no longer be shown here.
   *[other] { $count } lines from older rules can no longer be shown here.
}
tutorial-enough = End tutorial
hint = Hint
hint-says = A bot would choose:
past = The table after move { $number }
past-sub = You are looking at an earlier position.
back-to-now = Back to the game
travel = Show the table after move { $number }
whole-log = Full log
hint-gets = That brings { $what }.
hint-pays = It costs { $what }.
hint-ahead = { $sure ->
    [certain] { $points } points better than “{ $next }” (± { $error }).
    [likely] Probably { $points } points better than “{ $next }” (± { $error }).
   *[even] About as good as “{ $next }”.
}
practise = Practise
practise-line = Turns of other games where much was lost: find the better one
practise-this = Practise this turn
practise-task = Find the turn that gains { $gain } points.
practise-solved = Solved: at most { $lost } points (± { $error }) behind the best turn that is known.
practise-lost = { $lost } points (± { $error }) behind the best turn that is known.
practise-best = The best turn that is known:
practise-next = Next puzzle
practise-count = { $n ->
    [one] 1 puzzle of this game solved
   *[other] { $n } puzzles of this game solved
}
odds-open = The game is open: it is too early to say.
odds-told = Everyone at the table reads that you looked.
seat-helped = Helped by a bot: { $how }
helped-hint = a hint
helped-odds = odds of winning
not-now = Not now
rule-decision = Unclear in the rulebook: { $doubt } Our ruling: { $decision }
search-rules = Search by word or number
rules-contents = Contents
rules-doubtful = Only what is in doubt
rule-on-board = See it on a board: { $chapter }
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
category = Category
total = Total
hidden = hidden
score-now = If the game ended now
final-score = Final score
score-over-time = Score over time
game-over = The game is over
journal = Download game file
rematch = Rematch
replay = Replay
replay-of = Replay: { $game }
replay-length = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { $entries ->
    [one] 1 move
   *[other] { $entries } moves
}
replay-at = Turn { $turn } of { $turns }, move { $entry } of { $entries }
replay-at-setup = Setup, move { $entry } of { $entries }
replay-turn-of = Turn { $turn } of { $turns }
replay-entry-of = move { $entry } of { $entries }
replay-turn = Turn { $turn }
replay-turn-by = Turn { $turn }: { $name }
replay-setup = Setup
replay-ahead = { $name } ahead
replay-slider = Position in the game
replay-timeline = Timeline
replay-turns = Turns
replay-board = The board at this moment
replay-boards = Players' boards
replay-scores = Points when this turn began
replay-end = How it ended
replay-table = Go to the table
replay-eyes = Seen by
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-on = One move forward
replay-last = To the end
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-key-entry = move
replay-key-turn = turn
replay-key-play = play
analysis = Analysis
analysis-start = Analyse
analysis-why = What was each turn worth, judged by what its player could know?
analysis-progress = { $done } of { $total } turns analysed
analysis-stop = Pause
analysis-go-on = Continue
analysis-odds = Odds of winning
analysis-open = too early to say
analysis-lost = Lost { $loss } points (± { $error })
analysis-perhaps = Perhaps lost { $loss } points (± { $error }): too little to be sure
analysis-best = Nothing better was found.
analysis-better = Better would have been:
analysis-show = Show on the board
analysis-step-back = One answer back
analysis-step-on = One answer on
analysis-try = Try from here
analysis-mistake = Points lost here
analysis-average = { $mistakes ->
    [0] { $name }: { $loss } points lost per turn, no mistakes
    [one] { $name }: { $loss } points lost per turn, 1 mistake
   *[other] { $name }: { $loss } points lost per turn, { $mistakes } mistakes
  }
analysis-decisive = The turns that decided it
play-on = Play on from here
play-on-how = A new game starts at move { $entry }, with bots in the other seats. The original game stays as it is.
play-on-seat = You play
play-on-bots = Bots in place of people
play-on-not = There is nothing left to play after the last move.
copy-link = Copy link
copy-link-here = This link works only in this browser. To show the game to others, send them its game file.
open-journal = Open a game file
played-on = continues from turn { $n } of another game
finished-on = { $date }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
end-board = Back to the table
end-share = Share
end-share-how = Anyone with this link can see how the game ended, and its replay.
end-wins = { $count ->
    [one] { $name } wins with { $total } points
   *[other] { $name } share the victory with { $total } points
}
end-wins-to = { $count ->
    [one] { $name } wins, { $total } to { $other }
   *[other] { $name } share the victory, { $total } each
}
end-decided = Biggest lead in: { $what }.
end-points-for = Points for
end-ahead = ahead
end-level = level
end-how = How it went
end-how-points = points, as if the game had ended then
end-chart = Points turn by turn; press Enter to open the replay there
end-lead = When the lead changed
end-lead-at = { $turn ->
    [0] Setup: { $what }
   *[other] Turn { $turn }: { $what }
}
end-lead-first = { $name } leads
end-lead-taken = { $name } takes the lead
end-lead-never = Nobody was ever ahead.
end-to = { $total } to { $other }
end-show = Show
connection-lost = Connection lost. Claytable reconnects by itself, and your game is safe.
server-gone = The server is not responding. Try again in a moment.
invite = Invite
share-watch = Spectator link
share-seat = Invitation: { $name }
share-seat-how = Anyone who opens this link takes the seat.
share-watch-how = Anyone with this link can watch the game.
share-scan = Send it, or scan the code with a phone.
share-code = The link as a QR code
share-link = The link
share-network = For everyone on the same network, such as your Wi-Fi at home.
share-here = This link works only on this computer. To let others on your network join, stop the server and start it again with one of these commands. The table is kept.
share-no-address = This link works only on this computer: it has no known address on a network. Connect it to one, then open this window again.
copy = Copy
copied = Copied
copy-by-hand = Your browser did not allow copying. The link is selected: copy it yourself.
take-back = Return seat to its player
let-bot-play = Let a bot play
hand-over = Give this seat away by link
keep-seat = Keep my seat
vote-bot = Let a bot play until they are back
vote-later = You can let a bot play in { $time }.
votes = { $count ->
    [one] 1 person wants a bot to play.
   *[other] { $count } people want a bot to play.
}
watching = { $count ->
    [one] 1 person watching
   *[other] { $count } people watching
}
notify = Notify me when it's my turn
notify-denied = Your browser blocks notifications from this page. Allow them in the browser's settings. They also need HTTPS, or a server on this computer.
close = Close
language = Language
theme = Theme
light = Light
dark = Dark
front-door = Home
nothing-here = Page not found
nothing-here-why = The link may be broken, or this table may not be yours. Open the link you were sent, or ask for a new one.

# The score pad
pad-wins = { $count ->
    [one] { $name } wins with { $points }.
   *[other] { $name } share the victory with { $points }.
}
pad-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
player-n = Player { $n }
bot-n = Bot { $n }
pad-players = How many players?
pad-solo = solo
pad-clear = Clear the sheet
pad-away = The server cannot be reached. What you enter is kept, and added up when it is back.
pad-how = Enter what you see on the table. You can type sums, such as 3+2+2.
pad-ties = For ties
pad-tie-shared = Tied in everything: the victory is shared.
pad-tie-solo = A tie goes to the solo opponent.
pad-board = What is printed on your board
pad-board-line = The Guild points shown in grey are our guesses. Enter the points printed on your board. With one or two players, also enter the Dummy's Influence.
pad-category-track = Score track
pad-view = How to fill it in
pad-view-steps = Step by step
pad-view-sheet = Whole sheet
pad-view-result = Result
pad-step-of = { $n } of { $all }
pad-before = Back
pad-keys = Number keys
pad-key-back = Delete
pad-correct = Choose a line to correct it
pad-share = Share a picture
pad-not-shared = The picture could not be made or shared in this browser.
pad-keep = Keep this result
pad-kept = Kept
pad-not-kept = This browser does not keep anything, so the result is lost when you leave.
pad-past = Past results
pad-remove = Remove the result of { $date }
pad-removed = Result removed.
pad-put-back = Put it back

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
icon-tower-progress = the Tower Progresses
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
engine-loading = Loading the rules: { $percent } %
engine-starting = Setting up the rules…
engine-failed = The rules could not be loaded. Try again. If it keeps failing, this browser may be too old.
engine-offline = You are offline, and this browser does not have the rules yet. Open the page once while you are online.
engine-crashed = The table stopped working and is being opened again. Every choice that was accepted is safe.
storage-full = This browser is out of space: your last choice was not saved. Download the game file from the menu, then free some space.
storage-refused = This browser stores nothing for this page (perhaps it is a private window): your games are gone when you close it. Download the game file from the menu.
storage-failed = This browser could not save your last choice. Download the game file from the menu, then open the page again.
broken-table = This browser's copy of the table is damaged. You can still download its game file.
server-gone-here = The server is not responding. Tables you set up now are kept in this browser; you can move them to the server later.
game-needs-server = The server is not responding, and this game can only be played there.
carry-to-server = Continue on the server
carry-here = Continue in this browser
remove-table = Remove this table
remove-table-sure = Remove it for good?

rejected-late = Someone else answered first, and the game has moved on.
rejected-not-yours = It is not your turn to choose.
rejected-too-many = Too many messages. Wait a moment.
rejected-no-hint = The bot could not come up with a hint. Try again.
rejected-storage = The server could not save your choice. Your game is safe. Try again in a moment.
rejected-elsewhere = This table is open in another tab. Play there, or close that tab.

# Settings
settings = Settings
settings-speed = Other players' turns
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-instant = Instant
settings-movement = Animation
settings-movement-system = Like the system
settings-movement-full = On
settings-movement-none = Off
settings-textSize = Text size
settings-textSize-normal = Normal
settings-textSize-large = Large
settings-textSize-larger = Larger
settings-palette = Colours
settings-palette-standard = Standard
settings-palette-safe = For colour blindness
settings-confirm = Confirm each choice.
settings-confirm-line = The first click shows what it does; the second does it.
settings-atOnce = Play on the first tap.
settings-atOnce-line = A tap plays at once, without a preview.
settings-marks = Mark changes.
settings-marks-line = A red drop marks everything that others changed since your last turn.
settings-sound = Sound.
settings-sound-line = A few short sounds: your turn, a piece, a roll, the end.
do-it = Do it

# The zoom, the keys, the table in words
zoom = Look closer
zoom-ours = { $count ->
    [one] 1 of its values is our own.
   *[other] { $count } of its values are our own.
}
keys = Keyboard shortcuts
key-move = go to the next choice
key-choose = choose it
key-zoom = look closer, with every sign named
key-undo = undo your last choice
key-hint = ask a bot for a hint
key-rules = open the rules
key-log = open the log
key-text = read the whole table as text
key-why = show why not, or else this list
key-back = close what covers the table
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
deal-unsealed = Someone chose the seed of this table, so the deal proves nothing.
deal-unknown = Your browser can check deals only over HTTPS. Download the game file and run: claytable replay --verify

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
choice-before = Previous choice
choice-after = Next choice
kind-free = Free
you-pay = You pay
you-get = You get
happens = Effect
next = Next
next-reveals = This is random, or it reveals something hidden.
next-ends = Your turn ends.
closes = No longer possible after this: { $what }.
back = Back
sections = Parts of the table
sheet-closed = Open the list of choices
sheet-half = Make the list of choices larger
sheet-full = Close the list of choices
board-of = { $name }'s board
log-and-more = Log, score and rules
part-open = { $count ->
    [one] 1 choice here.
   *[other] { $count } choices here.
}

# Watching others
watch-turn-of = { $name }'s turn
watch-strip = { $name }'s turn, step by step
watch-step = Step { $n } of { $count }.
watch-why = Set off by: { $line }
watch-next-you = Your turn is next.
watch-next = { $name } is next.
watch-then = Then
watch-you = Your turn
watch-waiting = { $count ->
    [one] 1 turn to come
   *[other] { $count } turns to come
}
watch-skip = Skip to this turn
watch-controls = Playback
watch-play = Play
watch-pause = Pause
watch-back = One step back
watch-forward = One step forward
watch-again = Show again
watch-what-happened = Show what happened
watch-last-again = Show the last turns again
watch-to-my-turn = Go to my turn
watch-to-now = Go to the table now
watch-board-of = { $name }'s board
watch-thinks = { $name } ({ $level }) is thinking
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
