letter-white = W
letter-purple = P
letter-red = R
letter-orange = O
letter-yellow = Y
letter-green = G
letter-blue = B
heading = Scholars of the South Tigris · Caliph { $n } of 4
epic = Epic
turns-left =
    { $n ->
        [0] last turn
        [one] 1 more turn
       *[other] { $n } more turns
    }
vp = { $n } VP
or = or
free = free
closed = closed
first = 1st
influence = Influence
legend = ◆ Black, ◇ White Spot · ○ Neutral · ● Gold, ◌ missing · [★2] controls · [R4] Red die, [4] White die

## Decks and Rooms
recruit = Recruit { $value }+
deck-chinese = Chinese
deck-sanskrit = Sanskrit
deck-greek = Greek
deck-hebrew = Hebrew
deck-persian = Persian
deck-syriac = Syriac
deck-wild-1 = Polyglot 1
deck-wild-2 = Polyglot 2
starting = Start { $n }
dispatch = Dispatch
retiree = Retiree
room-cost = { $silver } Silver
resource-dice = { $dice } dice
resource-workers = { $workers } Workers

## Map and House of Wisdom
map = Map, clockwise
pile = Draw pile { $n }
stacks = stacks { $stacks }
guild = { $name } ({ $letter }) { $vp } VP
consolation = (else { $effect })
deliver = { $silver } Silver → { $influence } Influence, { $gold } Gold
deliver-white = , W die
condition-guild = { $low }/{ $high } VP: { $first }/{ $least } { $guild } Influence
condition-own-language = { $each } VP each: { $languages }
condition-two-languages = { $each } VP each: { $languages }
condition-dice = { $each } VP each: { $secondary } dice; { $high } VP: { $least } { $primary } dice
condition-track = { $low }/{ $high } VP: { $track } { $first }/{ $least }
condition-white-dice = { $low }/{ $high } VP: { $first }-{ $last }/{ $least ->
        [0] no
       *[other] { $least }
    } White dice
condition-retirees = { $low }/{ $high } VP: { $first }/{ $least } Retirees
condition-breadth = { $each } VP each: Tracks at { $level }+
bonus-starting = 1 VP each: { $gold } Gold ({ $silver } Silver count as 1); { $vp } VP: { $dice } White dice

## Research Tracks
tracks = Research Track
research = Research { $value }+
income = your harvest
next = your next space
at-once = { $n }: { $effect }
at-rest = { $n }: harvest { $effect }
beyond = top: { $effect }

## Caliph Cards
caliph = Caliph { $n }
event-none = no event
event-starting = 1 Gold on each Starting Translator; 1 Silver for each Retired one
event-neutral = a Neutral Translator: { $decks }

## Seats
seat = Seat
seat-silver = Silver
seat-gold = Gold
seat-workers = Workers
seat-hand = Hand
seat-bag = Bag
seat-cards = Cards
seat-influence = Infl.
seat-retirees = Ret.
seat-scrolls = Scrolls
seat-goals = Goals
no-board = The opponent has no board of this kind.

## One's own board
rest = Rest:
aside = Set aside to Retire:
hand = Hand
mine = { $silver } Silver · { $gold } Gold · { $influence } Influence
workers = Workers
bag = Bag
bag-size =
    { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
dice-sum = Dice Sum { $n }
cards = Cards
goal = Goals
goal-translator = { $deck } Translator
goal-guild = Scroll of the { $guild }
goal-met = all met: the Goal Card is an Action Card now
scrolls = Scrolls
action = Now
altered =
    { $n ->
        [one] (1 Worker)
       *[other] ({ $n } Workers)
    }

## The Solo Board
focus = Focus
schemes = Schemes
target-sum = Target Sum { $n }
rests-next = Rests next
solo-counts = Dice Sum { $n } · Research Markers { $markers } · Retired { $retired } ({ $vp } VP)
solo-scrolls = Scrolls: { $scrolls }

## Effects in short: the ids of the game's own catalogue
effect-none = –
effect-list = { $effects }
effect-or = { $first } or { $second }
effect-pay = { $owed } → { $gains }
effect-silver = { $n } Silver
effect-gold = { $n } Gold
effect-worker =
    { $n ->
        [one] { $worker }
       *[other] { $n } { $worker-many }
    }
effect-die-to-bag = { $colour } die to Bag
effect-die-to-hand = { $colour } die to hand
effect-destroy =
    { $n ->
        [one] destroy W die
       *[other] destroy { $n } W dice
    }
effect-draw = draw { $n }
effect-top-up = hand up to { $n }
effect-influence-scroll =
    { $n ->
        [one] Influence a Scroll
       *[other] Influence { $n } Scrolls
    }
effect-influence-guild = +{ $n } { $guild } Guild
effect-shift = Gold on/off
effect-advance = +{ $n } { $track }
effect-harvest = harvest { $track }
effect-employ = Employ { $deck }
effect-retire = Retire { $deck }
effect-raise = value +{ $n }
effect-swap = { $action } instead
effect-equate = W = { $colour }
cost-silver = { $n } Silver
cost-gold = { $n } Gold
cost-workers =
    { $n ->
        [one] 1 Worker
       *[other] { $n } Workers
    }
cost-white-dice =
    { $n ->
        [one] take W die
       *[other] take { $n } W dice
    }
colour-white = W
colour-purple = P
colour-red = R
colour-orange = O
colour-yellow = Y
colour-green = G
colour-blue = B
colour-primary = R/Y/B
worker-white = W Worker
    .many = W Workers
worker-red = R Worker
    .many = R Workers
worker-yellow = Y Worker
    .many = Y Workers
worker-blue = B Worker
    .many = B Workers
worker-any = any Worker
    .many = Workers
guild-purple = P
guild-orange = O
guild-green = G
guild-any = any
track-mathematics = Mathematics
track-physics = Physics
track-chemistry = Chemistry
track-philosophy = Philosophy
track-biology = Biology
track-astronomy = Astronomy
track-any = any Track
track-primary = R/Y/B Track
track-action = Track
action-recruit = Recruit
action-travel = Travel
action-research = Research
action-translate = Translate
