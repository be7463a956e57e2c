### Inventors of the South Tigris, in English.
###
### Names arrive already said. A part of a sentence (rows, effects, costs, places) begins small: where it stands alone,
### the program that shows it may begin it with a capital. A selector over a name uses this catalogue's own words for it.

## People

seat = Player { $n }
bot = Bot { $n }
opponent = The opponent
dummy = The Dummy Player

## Questions

question-main-action = Round { $round }: which main action do you take?
    .others = { $seat } chooses a main action.
question-after-tent = Round { $round }, after your Tent: what do you do this turn?
    .others = { $seat } has placed a Tent and chooses what to do this turn.
    .short = Round { $round }, after your Tent: what now?
question-end-turn = End your turn, or take a free action first?
    .others = { $seat } may take a free action before the turn ends.
    .short = End your turn, or a free action first?
question-pay =
    { $saved ->
        [0] You owe: { $owed }. What do you pay next?
       *[other] You owe: { $owed } ({ $saved } Silver already saved). What do you pay next?
    }
    .others = { $seat } owes { $owed }.
    .short = What do you pay next?
question-take-from-guild = Your supply is empty. Which Guild do you take the Influence from?
    .others = { $seat } chooses the Guild to take Influence from.
    .short = Which Guild do you take the Influence from?
question-move-influence = Your supply is empty. Which other Guild do you move an Influence from, to the { $colour } Guild?
    .others = { $seat } chooses the Guild to move an Influence from.
    .short = Which other Guild do you move an Influence from?
question-influence =
    { $times ->
        [one] Which Guild do you gain 1 Influence in?
       *[other] Which Guild do you gain the next Influence in? ({ $times } left)
    }
    .others = { $seat } chooses a Guild to gain Influence in.
    .short = Which Guild do you gain Influence in?
question-brighten =
    { $times ->
        [one] Which die do you brighten?
       *[other] Which die do you brighten next? ({ $times } left)
    }
    .others = { $seat } chooses a die to brighten.
question-increase =
    { $times ->
        [one] Which available die do you increase by 1?
       *[other] Which available die do you increase by 1 next? ({ $times } left)
    }
    .others = { $seat } chooses an available die to increase.
    .short = Which available die do you increase?
question-raise =
    { $times ->
        [one] Which Craftsperson do you raise by a level?
       *[other] Which Craftsperson do you raise by a level next? ({ $times } left)
    }
    .others = { $seat } chooses a Craftsperson to raise.
    .short = Which Craftsperson do you raise next?
question-refresh =
    { $times ->
        [one] Which Craftsperson do you refresh?
       *[other] Which Craftsperson do you refresh next? ({ $times } left)
    }
    .others = { $seat } chooses a Craftsperson to refresh.
question-study-die = What colour of die do you gain to your Study?
    .others = { $seat } chooses the colour of a die for the Study.
question-remove-die = Which die do you remove?
    .others = { $seat } chooses a die to remove.
question-swap = Which White die do you swap for a coloured one?
    .others = { $seat } chooses a White die to swap.
question-swap-for = Which colour do you swap the White die for?
    .others = { $seat } chooses the colour to swap the White die for.
question-coloured-die = Which coloured die do you roll into Determined?
    .others = { $seat } chooses a coloured die to roll into Determined.
question-progress = Your lowest Tower tile is empty. Do you resolve its black bar now, or once the cost is paid?
    .others = { $seat } chooses when to resolve the black bar of the Tower.
    .short = The black bar of the Tower tile: now or later?
question-hand-limit =
    { $n ->
        [one] You have 1 card too many. Which one do you discard?
       *[other] You have { $n } cards too many. Which one do you discard next?
    }
    .others = { $seat } has too many cards and discards.
    .short = Too many cards. Which one do you discard?
question-played-card = You play the { $card } card. Which of its effects do you use?
    .others = { $seat } plays the { $card } card and chooses one of its effects.
    .short = Which of the card's effects do you use?
question-discard-two = Which card do you discard?
    .others = { $seat } chooses a card to discard.
question-for-two-cards = What do you discard two cards for?
    .others = { $seat } chooses what two discarded cards are for.
question-order = Which effect do you resolve next?
    .others = { $seat } chooses which effect to resolve next.
question-perhaps = Do you use this effect?
    .others = { $seat } decides whether to use an effect.
question-choose = Which of these do you choose?
    .others = { $seat } chooses between effects.
question-place-dice =
    { $n ->
        [1] Which die do you place ({ $where })?
       *[other] Do you add a second die ({ $where })?
    }
    .others = { $seat } places dice ({ $where }).
question-face = Which value do you give this die: { $die }?
    .others = { $seat } chooses the value of a die ({ $die }).
question-target = Which Device do you { $action } with a total of { $total }?
    .others = { $seat } chooses a Device ({ $action }, total { $total }).
question-place-card = Which Device Card do you place on the { $board } board?
    .others = { $seat } chooses a Device Card for the { $board } board.
question-invent-discard =
    { $n ->
        [one] The { $board } board costs 1 more card. Which one do you discard?
       *[other] The { $board } board costs { $n } more cards. Which one do you discard next?
    }
    .others = { $seat } discards cards for the { $board } board.
    .short = Which card do you discard for the board?
question-invent-effects = You Invent on the { $board } board. What do you resolve next?
    .others = { $seat } Invents on the { $board } board and chooses what to resolve next.
    .short = You Invent: what do you resolve next?
question-test-die = Which coloured die do you Test with?
    .others = { $seat } chooses a coloured die to Test with.
question-test-on = Which Device do you Test with { $die }?
    .others = { $seat } chooses a Device to Test with { $die }.
    .short = Which Device do you place the die on?
question-place-tile = Which row do you place this Workshop tile in ({ $tile })?
    .others = { $seat } places a Workshop tile ({ $tile }).
    .short = Which row do you place this tile in?
question-clear-workshop = Which Workshop do you clear of dice?
    .others = { $seat } chooses a Workshop to clear of dice.
question-activate = Dice value { $value } ({ $row }). Which tile do you resolve next?
    .others = { $seat } resolves tiles ({ $row }, dice value { $value }).
    .short = Dice value { $value }: which tile is next?
question-envoy-saves = Which Influence does the Envoy save you?
    .others = { $seat } chooses which Influence the Envoy saves.
question-dummy-tent = Which space do you place the Dummy Player's Tent on?
    .others = { $seat } places the Dummy Player's Tent.
question-tent-steps = You have placed your Tent. What do you resolve next?
    .others = { $seat } has placed a Tent and chooses what to resolve next.
question-reward =
    { $n ->
        [one] Reward for 1 unused Worker or Camel: refresh 1 and brighten 1. What do you do next?
       *[other] Reward for { $n } unused Workers and Camels: refresh { $n } and brighten { $n }. What do you do next?
    }
    .others = { $seat } refreshes and brightens for unused Workers and Camels.
    .short = Your reward: what do you do next?
question-collect = Which River space do you collect a Workshop tile from?
    .others = { $seat } collects a Workshop tile from the River.
    .short = Which River space do you collect from?
question-last-space = Your Ship is at the end of the River. Which of these do you take?
    .others = { $seat } is at the end of the River and chooses what to take.
    .short = The end of the River: what do you take?
question-retrieve = Which Worker do you take back?
    .others = { $seat } chooses a Worker to take back.
question-research = Which River space do you Research on?
    .others = { $seat } chooses a River space to Research on.
    .short = Which River space do you Research on?
question-choose-research = Which Research tile of the { $section } section do you place?
    .others = { $seat } chooses a Research tile.
    .short = Which Research tile do you place?
question-return-research = Which of the other tiles goes to the very bottom of the pile?
    .others = { $seat } chooses the Research tile that goes to the bottom of the pile.
    .short = Which tile goes to the bottom of the pile?
question-remove-invention = Which Invention tile do you remove?
    .others = { $seat } chooses an Invention tile to remove.
question-income = Which do you gain first?
    .others = { $seat } chooses what to gain first.
question-brighten-study = End of Round. Which Study die do you brighten next, and which way?
    .others = { $seat } chooses a Study die to brighten.
    .short = Which Study die do you brighten, and which way?
question-keep-dice = End of Round ({ $row }). Do you use a tile to keep these dice out of Exhausted?
    .others = { $seat } decides whether to use a tile to keep dice out of Exhausted ({ $row }).
    .short = Use a tile to keep these dice out of Exhausted?
question-beyond-last = Your Royalties marker cannot go further. What do you take instead?
    .others = { $seat } is at the end of the Royalties track and chooses what to take.
    .short = What do you take instead of Royalties?
question-starting-tile = Which row do you place your starting Workshop tile in?
    .others = { $seat } places the starting Workshop tile.
    .short = Which row does your Starting tile go in?

## Answers

answer-pass = Pass
answer-end-turn = End the turn
answer-brighten = Brighten a die
answer-refresh = Refresh a Craftsperson
answer-clear = Pay any Craftsperson to clear a Workshop of dice
answer-bonus = Take a colour bonus
answer-discard-two = Discard 2 cards to brighten a die or refresh a Craftsperson
answer-now = Now
answer-later = Once the cost is paid
answer-gain-silver = Gain 1 Silver
answer-pay-silver = Pay the Silver
answer-increase = Increase an available die by 1
answer-matches = Gain Influence for the matching icons
answer-advance = Advance 1 on the Royalties track
answer-reward = Reward for unused Workers and Camels
answer-pass-tile = Effects of the Pass tile
answer-royalties = Royalties
answer-income = Income
answer-workshop = Dice in a Workshop ({ $row })
answer-tent = Tent on space { $n } ({ $area }; Pass tile: { $tile })
answer-worker = Worker: { $space }
answer-envoy = Envoy: { $space }
answer-use = Use the { $craft } to save 1 Silver
answer-play = Play the { $card } card: increase a die by 1, { $edge }
answer-craft = { $craft } (level { $level }, price { $price })
answer-face = Value { $face }
answer-space = River space { $n }
answer-space-tile = River space { $n } (Workshop tile: { $tile })
answer-space-research = River space { $n } (Research: { $tile })
answer-invention = Invention tile, { $place } ({ $tile })
answer-card = { $card }
answer-start = Starting ability, { $row } ({ $effect })
answer-die = { $die } ({ $landscape })
answer-exhausted = { $colour } die (Exhausted)
answer-study-up = { $colour } die up one level in the Study (now { $level }): { $effect }
answer-study-out = { $colour } die out of the Study (now { $level }) into { $landscape }
answer-study-die = { $colour } die (Study, { $level })
answer-camel-die = { $die } (Camel { $n })
answer-workshop-die = { $die } (Workshop, { $row })
answer-pay-influence = Lose 1 { $colour } Influence

## Names

colour-white = White
colour-blue = Blue
colour-orange = Orange
colour-charcoal = Charcoal
colour-any = any
die = { $colour } { $face }
craft-scribe = Scribe
craft-chandler = Chandler
craft-weaver = Weaver
craft-tiler = Tiler
craft-blacksmith = Blacksmith
craft-carpenter = Carpenter
landscape-exhausted = Exhausted
    .from = from Exhausted
landscape-ready = Ready
    .from = from Ready
landscape-determined = Determined
    .from = from Determined
landscape-inspired = Inspired
    .from = from Inspired
row-top = top row
    .from = from a Workshop (top row)
row-middle = middle row
    .from = from a Workshop (middle row)
row-bottom = bottom row
    .from = from a Workshop (bottom row)
section-left = left
section-centre = centre
section-right = right
study-bottom = bottom level
    .from = from the bottom level of the Study
study-middle = middle level
    .from = from the middle level of the Study
study-top = top level
    .from = from the top level of the Study
camels = Camels
    .from = from the Camels
supply = supply
    .from = from the supply
on-camel = on Camel { $n }
in-workshop = in a Workshop
action-invent = Invent
action-build = Build
action-test = Test
action-publish = Publish
area-1 = Blue Guild
area-2 = Orange Guild
area-3 = Charcoal Guild
area-4 = Envoy
area-5 = Hired Camel
invention-space-top-left = top left
invention-space-top-centre = top centre
invention-space-top-right = top right
invention-space-bottom-left = bottom left
invention-space-bottom-centre = bottom centre
invention-space-bottom-right = bottom right
space-blue-left = Blue Guild, left
space-blue-right = Blue Guild, right
space-blue-bottom = Blue Guild, bottom
space-orange-left = Orange Guild, left
space-orange-right = Orange Guild, right
space-orange-bottom = Orange Guild, bottom
space-charcoal-left = Charcoal Guild, left
space-charcoal-right = Charcoal Guild, right
space-charcoal-bottom = Charcoal Guild, bottom
space-hire-camel = Hire a Camel
space-refresh-craftspeople = Refresh all Craftspeople
space-advance-ship = Move the Ship
space-open-brighten = Open space to brighten
space-open-draw = Open space to draw
nothing = nothing
setup-card = Setup Card { $n }
dummy-card = Dummy Card { $n }
scheme-card = Scheme Card { $n }
scheme-kind-dice = Dice
scheme-kind-worker = Worker
task-gain = gain
task-invent = Invent
task-build = Build
task-test = Test
task-publish = Publish
task-research = Research
task-ship = move the Ship
task-add-dice-scheme = add a Dice Scheme
device = { $board } { $card }
workshop-tile =
    { $value ->
        [0] { $effect }
       *[other] { $value }+: { $effect }
    }
workshop-tile-coloured = { $value }+ with { $colour }: { $effect }
river-tile = { $n } ({ $tile })

## Device Boards

board-robotic = Robotic
board-automatic = Automatic
board-balancing = Balancing
board-floating = Floating
board-folding = Folding
board-geared = Geared
board-geometric = Geometric
board-hydraulic = Hydraulic
board-luminous = Luminous
board-magnetic = Magnetic
board-mechanical = Mechanical
board-musical = Musical
board-pneumatic = Pneumatic
board-portable = Portable
board-programmable = Programmable
board-rotating = Rotating
board-self-winding = Self-winding
board-trick = Trick

## Device Cards

card-astrolabe = Astrolabe
card-basin = Basin
card-basket = Basket
card-beacon = Beacon
card-beaker = Beaker
card-boat = Boat
card-bookshelf = Bookshelf
card-bowl = Bowl
card-chair = Chair
card-clock = Clock
card-compass = Compass
card-crane = Crane
card-dial = Dial
card-door = Door
card-drum = Drum
card-eyeglasses = Eyeglasses
card-flask = Flask
card-flute = Flute
card-fountain = Fountain
card-funnel = Funnel
card-glider = Glider
card-goblet = Goblet
card-grab = Grab
card-helmet = Helmet
card-hourglass = Hourglass
card-lamp = Lamp
card-lantern = Lantern
card-lens = Lens
card-mill = Mill
card-needle = Needle
card-pinhole-camera = Pinhole Camera
card-pump = Pump
card-puzzle = Puzzle
card-reed-pen = Reed Pen
card-sail = Sail
card-saw = Saw
card-scales = Scales
card-statue = Statue
card-table = Table
card-telescope = Telescope
card-torch = Torch
card-toy = Toy
card-vase = Vase
card-wheel = Wheel

## Research tiles

research-gain-die-blue = Ongoing, for each Blue die gained: { $effect }
research-gain-die-orange = Ongoing, for each Orange die gained: { $effect }
research-gain-die-charcoal = Ongoing, for each Charcoal die gained: { $effect }
research-complete-column = Ongoing, for each completed Workshop column: { $effect }
research-gain-tile = Ongoing, for each Workshop tile gained: { $effect }
research-research = Ongoing, for each later Research: { $effect }
research-advance-royalties = Ongoing, for each step on the Royalties track: { $effect }
research-camel-dice = Ongoing: dice on a Camel total { $n } more
research-end-of-round = Ongoing: coloured dice on Camels go back to Ready
research-tent = Tent: { $effect }
research-immediate = Immediate: { $effect }

## Pass tiles

pass-tile = { $effect }

## Effects

effect-none = nothing
effect-list = { $effects }
effect-or = { $first }; or { $second }
effect-pay = pay { $owed } to { $gains }
effect-silver = gain { $n } Silver
effect-draw =
    { $n ->
        [one] draw 1 card
       *[other] draw { $n } cards
    }
effect-influence =
    { $colour ->
        [any] gain { $n } Influence of any colour
       *[other] gain { $n } { $colour } Influence
    }
effect-influence-each = gain { $n } Influence in each Guild
effect-brighten =
    { $n ->
        [one] brighten a die
       *[other] brighten { $n } times
    }
effect-increase =
    { $n ->
        [one] increase an available die by 1
       *[other] increase available dice by { $n } in all
    }
effect-refresh =
    { $n ->
        [one] refresh any Craftsperson
       *[other] refresh any { $n } Craftspeople
    }
effect-refresh-craft = refresh the { $craft }
effect-refresh-all = refresh all Craftspeople
effect-raise =
    { $n ->
        [one] raise a Craftsperson by 1 level
       *[other] raise Craftspeople by { $n } levels in all
    }
effect-royalties = advance { $n } on the Royalties track
effect-harvest = gain Royalties
effect-study =
    { $colour ->
        [any] gain a die of any colour to the Study
       *[other] gain 1 { $colour } die to the Study
    }
effect-swap = swap a White die for a coloured one
effect-white-to-ready = gain a White die to Ready
effect-coloured-to-determined = gain a coloured die to Determined
effect-ship =
    { $n ->
        [one] move the Ship 1 space
       *[other] move the Ship { $n } spaces
    }
effect-collect = collect a Workshop tile at the Ship or to its left
effect-take = take the top Workshop tile at the Ship
effect-research = Research
effect-hire = hire the Camel
effect-unlock-camel = unlock the third Camel
effect-unlock-worker = unlock the third Worker
effect-envoy = gain the Envoy
effect-retrieve = take a Worker back
effect-clear = clear a Workshop of dice
effect-boost = add up to { $n } to the dice value
effect-count =
    { $colour ->
        [any] count any colour in this row
       *[other] count { $colour } in this row
    }
effect-keep = roll the dice here into { $landscape } at the End of Round
effect-remove-invention = remove an Invention tile and resolve it
task-remove-die = remove a die

## Costs

cost-any-craft = any Craftsperson
cost-influence =
    { $colour ->
        [any] { $n } Influence of any colour
       *[other] { $n } { $colour } Influence
    }
cost-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
cost-silver = { $n } Silver

## Refusals

why-active = The { $craft } is already Active.
why-ahead-of-ship = River space { $n } is ahead of your Ship, which is on { $ship }.
why-all-active = All your Craftspeople are Active.
why-all-invented = Every Device Board in the left column is already Invented.
why-already-researched = You already have an Influence on this space.
why-blocked = A Dummy token blocks this space for the round.
why-brightened-once = This die has already been brightened.
why-built-full =
    { $n ->
        [one] There is already 1 Built Device: it must be Published first.
       *[other] There are already { $n } Built Devices: one must be Published first.
    }
why-cards-not-owed = You do not owe any more cards.
why-colour = This tile needs { $colour } in its row.
why-cost-unpayable = You cannot pay what this costs.
why-crafts-unpayable = You cannot pay the Craftspeople this needs: you have { $silver } Silver, and only Active ones can be paid.
why-device-total = This Device needs a total of { $needed }; yours is { $total }.
why-dice-gone = The dice have left this Workshop.
why-distance = This space is ahead of your Ship and costs { $cost } Silver; you have { $silver }.
why-edge-unused = You must use at least one effect of a card you play.
why-edge-used = You have already used this effect of the card.
why-face-high = This die can be raised to { $high } at most.
why-face-low = This die shows { $low } and cannot be lowered.
why-first-die = You must place at least one die.
why-gained-already = You have already gained this.
why-guild-empty = You have no Influence in the { $colour } Guild.
why-in-use = You cannot choose dice on Camels or in Workshops for this.
why-inactive = The { $craft } is Inactive and must be refreshed first.
why-influence = This costs { $n } { $colour } Influence; you have { $have }.
why-influence-not-owed = You do not owe any { $colour } Influence here.
why-inspired = You cannot brighten an Inspired die any further.
why-invention-placed = The Invention tile of this Device has already been placed.
why-just-discarded = You have just discarded this card for this Device.
why-keep-unmet = The dice there do not meet what this tile requires.
why-keeps-nothing = This tile does not keep dice at the end of the round.
why-last-card = This is the last card you can still place on the Device.
why-left-of-ship = Only spaces to the left of your Ship count here; it is on { $ship }.
why-must-clear = All three Workshops hold dice, so you must clear one of them.
why-needed = You cannot use the { $craft } here: their own Skill is needed, or there is no more Silver to save.
why-no-bonus = There is no colour bonus to take now.
why-no-camel = None of your open Camels is free.
why-no-dice = You have no dice in Ready, Determined or Inspired.
why-no-effect = This would change nothing now.
why-no-envoy = You do not have the Envoy.
why-no-envoy-there = You did not place the Envoy there.
why-no-influence = You have no Influence to place, neither in your supply nor in a Guild.
why-no-invention-there = There is no Invention tile on that space of your board.
why-no-invention-tile = You have no Invention tiles left.
why-no-matches = The board and the card do not match anywhere.
why-no-pass = You cannot decline this.
why-no-research-space = There is no room for Research on this space.
why-no-such-die = You have no such die there.
why-no-task = You can use a Craftsperson only while paying a cost in Silver.
why-no-test-die = None of your coloured dice fits a free die space in colour and value.
why-no-test-space = There is no free { $colour } die space for it.
why-no-tile-there = There is no Workshop tile on River space { $n }.
why-no-worker = You have no Workers left.
why-no-worker-there = You have no Worker there.
why-not-activated = This tile works by itself. You do not activate it.
why-not-asked = This cost does not need the { $craft }.
why-not-asked-now = This is not part of the current decision.
why-not-available = You can place only dice in Ready, Determined or Inspired.
why-not-drawn = You did not draw this tile.
why-not-in-hand = This card is not in your hand.
why-not-increased = You can increase only dice in Ready, Determined or Inspired.
why-not-left-most = New Research starts on the left-most empty space of a section.
why-not-on-edge = The card you play does not show this.
why-not-tent-research = This Research tile does not work when a Tent is placed.
why-not-tented = You can do this only after placing your Tent.
why-not-testable = You can Test only a Built or Published Device with a free die space.
why-not-that-device = You cannot { $action } this Device.
why-not-your-research = You do not have this Research tile.
why-not-your-turn = You can do this only on your own turn.
why-nothing-built = There is no Built Device to Publish.
why-nothing-invented = There is no Invented Device to Build.
why-nothing-to-test = No Built or Published Device has a free die space.
why-nothing-unused = You have used all your Workers and open Camels this round.
why-occupied = There is already a Worker on this space.
why-one-action = You have already chosen your main action this turn.
why-other-effect = This is not one of the effects to resolve now.
why-other-row = This belongs to another row.
why-price = The { $craft } costs { $price } Silver; you have { $silver }.
why-resolved-once = This tile has already been resolved in this action.
why-rest-unpaid = After this, you could not pay for and finish what you have started.
why-row-cost = Placing in this row costs { $cost } Silver; you have { $silver }.
why-row-full = This row is full.
why-same-guild = The Influence must come from another Guild.
why-same-landscape = Another tile in this row sends the dice to the same place.
why-served = You have already used the { $craft } for this task.
why-silver-last = You pay Silver last, after the rest of the cost.
why-silver-not-owed = You do not owe any Silver by itself.
why-silver-short = You owe { $n } Silver; you have { $silver }.
why-six = You cannot increase a die that shows 6.
why-space-cards =
    { $cards ->
        [one] This space costs 1 Device Card; you have { $hand }.
       *[other] This space costs { $cards } Device Cards; you have { $hand }.
    }
why-space-craft = You cannot pay any Active Craftsperson for this: you have { $silver } Silver.
why-space-silver = This space costs { $cost } Silver; you have { $silver }.
why-step-done = You have already taken this step.
why-study-space-taken = There is already a die on the Study space above.
why-tent-space-taken = There is already a Tent on this space.
why-tented = You have already placed your Tent this round.
why-test-face = The die must show at least { $least }.
why-tiles-there = There are still Workshop tiles on this space.
why-too-few-cards =
    { $n ->
        [one] You have 1 card: that is too few to discard some and place one.
       *[other] You have { $n } cards: that is too few to discard some and place one.
    }
why-top = The { $craft } is already on the highest visible Tower tile.
why-top-of-study = This die is at the top of the Study and can only leave it.
why-total = The dice must total at least { $needed }.
why-tower-now = You can put off the Tower only while Craftspeople are still to be paid.
why-two-cards =
    { $n ->
        [one] This takes 2 cards; you have 1.
       *[other] This takes 2 cards; you have { $n }.
    }
why-two-influence = Both Influence places of this space are already taken.
why-value = This tile needs a dice value of { $needed }; yours is { $value }.
why-white = White is not one of the colours you can choose.
why-white-only = You can swap only White dice.
why-white-test = You can place only coloured dice on a Device.
why-workshop-empty = There are no dice in this Workshop.
why-workshop-used = There are already dice in this Workshop.

## Log

log-round = Round { $n } begins.
log-round-ends = Round { $n } ends.
log-turn = { $seat } takes a turn.
log-passes = { $seat } passes.
log-game-over = The game is over.
log-first-player = { $seat } has the First Player marker.
log-setup-card = { $seat } begins with { $setup }.
log-returns-setup-card = { $seat } puts { $setup } back in the box.
log-dummy-card = { $seat } turns over { $dummy-card }, closes spaces ({ $spaces }) and makes one cost 1 { $colour } Influence more ({ $space }).
log-dummy-influence = { $seat } gains { $blue } Blue, { $orange } Orange and { $charcoal } Charcoal Influence.
log-dummy-sails = { $seat } moves the Ship to River space { $n }.
log-dummy-tent = { $seat }'s Tent is placed on space { $n }.
log-dummy-tent-leaves = { $seat }'s Tent is taken back from space { $n }.
log-gains-silver = { $seat } gains { $n } Silver.
log-pays-silver =
    { $n ->
        [0] { $seat } pays no Silver: Craftspeople cover it.
       *[other] { $seat } pays { $n } Silver.
    }
log-inventor-silver = { $seat } gains { $n } Silver as the Inventor.
log-gains-influence = { $seat } gains { $n } { $colour } Influence.
log-loses-influence = { $seat } loses { $n } { $colour } Influence.
log-moves-influence = { $seat } moves 1 Influence from the { $colour } Guild to the { $other-colour } Guild.
log-slot-influence = { $seat } has none in supply and takes the Influence from the { $colour } Guild.
log-draws =
    { $n ->
        [one] { $seat } draws 1 card.
       *[other] { $seat } draws { $n } cards.
    }
log-draws-own =
    { $n ->
        [one] { $seat } draws 1 card: { $cards }.
       *[other] { $seat } draws { $n } cards: { $cards }.
    }
log-reshuffles = The discarded Device Cards are shuffled into a new pile.
log-discards = { $seat } discards the { $card } card.
log-plays = { $seat } plays the { $card } card.
log-bonus = { $seat } takes a colour bonus ({ $action }).
log-brightens = { $seat } brightens { $dice } { $origin-from } to { $landscape }.
log-rolls = { $seat } rolls { $dice } { $origin-from } into { $landscape }.
log-increases = { $seat } increases { $die } by 1 in { $landscape }.
log-study-up = { $seat } moves the { $colour } die up { $origin-from } to the { $level }.
log-gains-study-die = { $seat } gains 1 { $colour } die for the Study ({ $target }).
log-removes-die = { $seat } removes a die: { $answer }.
log-swaps = { $seat } swaps a die: { $answer } becomes { $colour }.
log-exhausts = { $seat } moves { $dice } { $origin-from } to Exhausted.
log-pays-craft =
    { $n ->
        [0] { $seat } pays the { $craft } with what was saved.
       *[other] { $seat } pays the { $craft } { $n } Silver.
    }
log-uses-craft = { $seat } uses the { $craft } to save 1 Silver.
log-rises = { $seat } raises the { $craft } to level { $n }.
log-refreshes = { $seat } refreshes the { $craft }.
log-refreshes-all = { $seat } refreshes all Craftspeople.
log-tower = { $seat } Progresses the Tower: it now shows tiles { $n } to { $top }.
log-royalties = { $seat } advances to { $n } on the Royalties track.
log-gains-royalties = { $seat } gains Royalties.
log-gains-income = { $seat } gains Income.
log-sails = { $seat } moves the Ship to River space { $n }.
log-turns-faceup = The Workshop tiles of the { $section } River section are turned faceup: { $tops }.
log-takes-tile = { $seat } gains a Workshop tile from River space { $n } ({ $tile }).
log-reveals-tile = River space { $n } now shows a Workshop tile ({ $tile }).
log-places-tile = { $seat } places a Workshop tile ({ $tile }) in the { $row }.
log-retrieves = { $seat } takes a Worker back ({ $space }).
log-retrieves-envoy = { $seat } takes the Envoy back ({ $space }).
log-researches =
    { $influence ->
        [0] { $seat } Researches on River space { $n }.
       *[other] { $seat } Researches on River space { $n } with { $influence } Influence from supply.
    }
log-draws-research =
    { $n ->
        [one] { $seat } draws 1 Research tile of the { $section } River section.
       *[other] { $seat } draws { $n } Research tiles of the { $section } River section.
    }
log-gains-research = { $seat } gains a Research ({ $research }).
log-reveals-research = A Research tile is revealed on River space { $n } ({ $research }).
log-returns-research =
    { $n ->
        [one] { $seat } puts 1 Research tile back under the pile of the { $section } River section.
       *[other] { $seat } puts { $n } Research tiles back under the pile of the { $section } River section.
    }
log-places-die = { $seat } places { $die } { $origin-from } { $place } ({ $use }).
log-turns-up = { $seat } turns { $die } { $place } up to { $n } ({ $use }).
log-boosts = { $seat } raises the dice value to { $n }.
log-resolves-start = { $seat } resolves the starting ability of the { $row }.
log-resolves-tile = { $seat } resolves a Workshop tile ({ $tile }).
log-invents = { $seat } Invents the { $board } { $card }.
log-places-invention = { $seat } places the { $invention-space } Invention tile on the { $board } Device ({ $invention }).
log-removes-invention = { $seat } removes the { $invention-space } Invention tile ({ $invention }).
log-reaches-goal = { $seat } reaches goal { $n }.
log-builds =
    { $influence ->
        [0] { $seat } Builds the { $board } Device in row { $n }.
       *[other] { $seat } Builds the { $board } Device in row { $n } with { $influence } Influence from supply.
    }
log-reveals-board = A new Device Board is revealed in row { $n }: { $board }.
log-takes-test-die = { $seat } puts { $white } { $place } and takes { $die } { $origin-from } for a Test.
log-tests = { $seat } Tests the { $board } Device with { $die } on die space { $n }.
log-publishes =
    { $influence ->
        [0] { $seat } Publishes the { $board } Device.
       *[other] { $seat } Publishes the { $board } Device with { $influence } Influence from supply.
    }
log-sends-worker = { $seat } places a Worker ({ $space }).
log-sends-envoy = { $seat } places the Envoy ({ $space }).
log-hires-camel = { $seat } hires the Camel.
log-unlocks-camel = { $seat } unlocks the third Camel.
log-unlocks-worker = { $seat } unlocks the third Worker.
log-gains-envoy = { $seat } gains the Envoy.
log-pitches = { $seat } places a Tent on space { $n }.
log-reward =
    { $n ->
        [one] { $seat } takes the reward for 1 unused Worker or Camel.
       *[other] { $seat } takes the reward for { $n } unused Workers and Camels.
    }
log-uses-pass-tile = { $seat } uses the Pass tile ({ $pass }).
log-uses-research = { $seat } uses a Research ({ $research }).
log-returns-camel = { $seat } turns the Hired Camel facedown.
log-returns-workers = All Workers go back to their owners.
log-returns-envoy = The Envoy goes back to the Main Board.
log-raises = { $seat } raises the Tent into area { $n }.
log-scheme-pile = { $seat }'s pile has { $dice-schemes } Dice and { $worker-schemes } Worker Scheme Cards this round.
log-scheme-added =
    { $n ->
        [one] A { $scheme-kind } Scheme Card is shuffled into the opponent's pile, which now has 1.
       *[other] A { $scheme-kind } Scheme Card is shuffled into the opponent's pile, which now has { $n }.
    }
log-schemes-return = The Scheme Cards go back to the reserves: { $dice-schemes } Dice and { $worker-schemes } Worker Scheme Cards.
log-scheme = { $seat } turns over { $scheme }.
log-scheme-fails = { $seat } cannot do this task: { $task } ({ $rule }).
log-opponent-silver = { $seat } gains { $n } Silver.
log-opponent-discards = { $seat } turns over cards that make no match: { $cards }.
log-opponent-invents = { $seat } Invents the { $board } { $card } with an Invention tile ({ $invention }).
log-opponent-takes-tile = { $seat } takes a Workshop tile from River space { $n }.

## Scores

category-guilds = Guild majorities
category-royalties = Royalties track
category-research = Research
category-craftspeople = Craftspeople
category-workshop-tiles = Workshop tiles
category-inventions = Invention tiles
category-builder-publisher = Builder and Publisher
category-devices = Device conditions
category-left-overs = Silver and cards
score-guild-first = { $colour } Guild, first place
score-guild-second = { $colour } Guild, second place
score-royalties = Space { $space }
score-research = River space { $space }
score-pair = Pair of free spaces, row { $row }
score-left-overs =
    { $cards ->
        [one] { $silver } Silver and 1 card
       *[other] { $silver } Silver and { $cards } cards
    }
score-opponent-tiles =
    { $n ->
        [one] 1 Workshop tile
       *[other] { $n } Workshop tiles
    }
score-opponent-inventions =
    { $n ->
        [one] 1 Invention tile
       *[other] { $n } Invention tiles
    }
score-opponent-devices =
    { $n ->
        [one] 1 Influence on Devices
       *[other] { $n } Influence on Devices
    }
score-opponent-silver = { $n } Silver
tie-ship = The Ship further ahead breaks the tie (space { $space }).
tie-solo = A tie goes to the opponent.

## What Device Cards count

metric-devices-any-role = Devices with a role of yours
metric-devices-built = Devices you Built
metric-devices-published = Devices you Published
metric-devices-built-published = Devices you Built and Published
metric-devices-invented-built = Devices you Invented and Built
metric-devices-invented-published = Devices you Invented and Published
metric-dice = { $colour } dice
metric-dice-pairs = pairs of a { $colour } and a { $other } die
metric-dice-sets = sets of { $n } coloured dice
metric-influence = { $colour } Influence
metric-influence-sets = sets of { $n } Influence
metric-invention-columns = empty Invention columns
metric-invention-rows = Invention rows with { $n } removed
metric-pairs-research-active-craft = pairs of a Research and an Active Craftsperson
metric-pairs-workshop-tile-active-craft = pairs of a Workshop tile and an Active Craftsperson
metric-pairs-workshop-tile-research = pairs of a Workshop tile and a Research
metric-research-left = Research in the left section
metric-research-centre = Research in the centre section
metric-research-right = Research in the right section
metric-research-sets = sets of { $n } Research, one of each section
metric-royalties = space on the Royalties track
metric-ship = your Ship's space
metric-tent-areas = Tent areas
metric-tower = level of the { $trade }
metric-tower-highest = level of the highest Craftsperson
metric-tower-lowest = level of the lowest Craftsperson
metric-workshop-columns = complete Workshop columns
metric-workshop-rows = Workshop rows of { $n } or more
metric-workshop-tiles = { $colour } Workshop tiles
metric-workshop-tiles-none = Workshop tiles without colour

## The game before it is played, and how far it is

game-title = Inventors of the South Tigris
game-line = Invent, build, test and publish ingenious devices with dice that brighten.
game-picture = A river, three minarets, gears and a ship
progress = Round { $round } of { $rounds }
setting-rounds = Rounds
setting-rounds-help = How long the game lasts.
setting-rounds-3 = 3, shorter
setting-rounds-4 = 4
setting-harder = Harder
setting-harder-help = Choose any combination. For a first game, choose none.
setting-harder-resources = Resources
setting-harder-resources-help = The opponent starts with 3 more Silver and 1 more Influence in each Guild.
setting-harder-dice = Dice
setting-harder-dice-help = One more Dice Scheme every round.
setting-harder-workers = Workers
setting-harder-workers-help = One more Worker Scheme every round.

## Kinds of answers

kind-pass = Pass
kind-dice = Dice
kind-workshop = Workshop
kind-tent = Tent
kind-worker = Worker
kind-card = Card
kind-colour = Colour
kind-craft = Craft
kind-die = Die
kind-river = River
kind-invention = Invention
kind-device = Device
kind-research = Research
kind-effect = Effect

## What printed things do

about-build = Build: pay three Craftspeople for an Invented Device. Charcoal dice: 1 refresh each.
about-invent = Invent: place a card from your hand on a board of the left column. Orange dice: 1 card each.
about-publish = Publish: a Built Device goes to the Published ones. Blue dice: 1 brighten each.
about-test = Test: a White die on the Camel, a coloured die on a Built or Published Device; your Ship moves.
about-device = { $low } VP for { $few }, { $high } VP for { $many }: { $what }.
setup-goal-1 = Invent, Build or Publish twice, or Research in the left section
setup-goal-2 = Invent, Build and Publish once each, or Research in the centre section
setup-goal-3 = Invent, Build or Publish three times, or Research in the right section
use-determined = +1
use-exhausted = not usable
use-inspired = up to +5
use-ready = as rolled

## The score pad

pad-tie = The Ship further ahead broke the tie.
pad-influence-blue = Influence, Blue Guild
pad-tents-blue = Tents in the Blue area, { $influence } Influence each
pad-influence-orange = Influence, Orange Guild
pad-tents-orange = Tents in the Orange area, { $influence } Influence each
pad-influence-charcoal = Influence, Charcoal Guild
pad-tents-charcoal = Tents in the Charcoal area, { $influence } Influence each
pad-royalties = points printed at the marker
pad-research-first = points of the left slots along the River
pad-research-second = Influence in second slots
pad-tiles = points printed on the tiles
pad-tiles-opponent = tiles of the opponent
pad-pairs = points between two empty spaces side by side
pad-inventions-opponent = tiles the opponent placed
pad-built-dice = Testing dice on Devices you Built that nobody Published
pad-built-only = Devices you Built and someone else Published
pad-published-dice = Testing dice on Devices you Published and did not Build
pad-both = Devices you Built and Published
pad-both-dice = Testing dice on those
pad-devices-low = conditions met at the lower step; twice if you Built and Published
pad-devices-high = conditions met at the higher step
pad-devices-opponent = Influence of the opponent on Device Boards
pad-silver = Silver
pad-cards = Device Cards in hand ({ $n } in all make 1 point)
pad-ship = place of the Ship: 1 is furthest ahead
pad-first-blue = Blue Guild, first
pad-second-blue = Blue Guild, second
pad-first-orange = Orange Guild, first
pad-second-orange = Orange Guild, second
pad-first-charcoal = Charcoal Guild, first
pad-second-charcoal = Charcoal Guild, second
pad-dummy-blue = Dummy, Blue Guild
pad-dummy-orange = Dummy, Orange Guild
pad-dummy-charcoal = Dummy, Charcoal Guild
pad-dummy-ship = Dummy, place of the Ship

## The companion of a first game: what each question is for

tutorial-begin = You Invent, Build, Test and Publish Devices for VP. Each turn takes one main action; a round ends once everyone has placed a Tent. What you can choose is ringed.
tutorial-starting-tile = A row is a Workshop: dice placed there use its tiles and the ability printed at its start. This tile goes on the left-most space; take the row whose ability you like.
tutorial-main-action = Dice on a Camel Invent, Build, Test or Publish; or use a Workshop or a Worker. The Tent comes last: after it, no Camels or Workers this round. A good start: Invent, or Build what is already Invented.
tutorial-after-tent = Until everyone has a Tent you get small turns: a Workshop, 1 Brighten, 1 refresh, or clear a Workshop for a paid Craftsperson. Dice left unused are brightened when the round ends.
tutorial-end-turn = Your main action is done. Cards may still be played as free actions, but they are also what you Invent with: if nothing is urgent, end the turn.
tutorial-place-dice = One or two dice: their sum must reach the value needed. Take dice that are just enough; those in Determined may go up by 1, those in Inspired by up to 5. Some colours give a bonus.
tutorial-face = A die from Determined or Inspired may be increased as it is placed, and it keeps that face. Take the value that your action or your Workshop tiles need.
tutorial-target = Only Devices you can finish are ringed. Inventing: which board fits your cards? Building: whose three Craftspeople can you spare? Publishing: dice on the Device will score for you.
tutorial-place-card = The card sets how this Device scores for its Builder and its Publisher. Where half icons of the same colour meet, you gain Influence: look for one or two matches.
tutorial-invent-discard = This board costs cards before yours is placed on it. Discard what matches no board, and keep the card that fits this one best.
tutorial-invent-effects = In any order: Influence for matches, 1 step on the Royalties track, and an Invention tile from your board. When the Device is Built, its Builder and you get that tile's effect.
tutorial-test-die = The die leaves you for good and lies on the Device; you get a White one instead. It must be at least as high as every die there. Testing moves your Ship to new Workshop tiles.
tutorial-test-on = The space covered may give Influence, and your Ship moves by the Ships below it. Each die on a Device is worth 1 VP to its Builder, or to its Publisher once it is Published.
tutorial-pay = Pay one thing after another, in any order. A paid Craftsperson turns Inactive and climbs a level; using one to save 1 Silver also turns them Inactive, without the climb.
tutorial-influence = Influence in a Guild pays for Worker spaces, and the most and second most there score VP at the end. Choose a colour whose spaces you want to use, or where you are close to the lead.
tutorial-take-from-guild = Building, Publishing and Research place an Influence, and your supply has none left. Give up one where the majority is safe or out of reach, and which no Worker space will need.
tutorial-move-influence = With an empty supply, what one Guild gains another one loses. Move an Influence if it brings a majority or a Worker space within reach here; if it is worth as much where it is, pass.
tutorial-brighten = One landscape up: Exhausted, Ready, Determined, Inspired. First bring Exhausted dice back, rolled anew; a coloured die reaching Inspired gives Influence. Study dice go up for an effect, or out.
tutorial-increase = Increase one available die by 1. Best is one that just misses the value of a Device or a Workshop tile you have in mind.
tutorial-raise = A Craftsperson climbs for free; higher levels are worth more VP in the end. Once nobody stands on your lowest Tower tile you gain its black bar, so lift those at the bottom first.
tutorial-refresh = An Inactive Craftsperson becomes Active again, ready to be paid. Choose a trade that your next Build or Workshop tile asks for; Publishing always needs the Scribe.
tutorial-study-die = A coloured die starts at the bottom of your Study and gets better as it is brightened; in return you remove one die. Take a colour that you lack or need for a Test.
tutorial-remove-die = One of your dice goes back to the supply. Usually a White one, best an Exhausted one: coloured dice give bonuses and are needed for Tests.
tutorial-swap = A White die becomes a coloured one with the same face, in the same place. Dice on Camels or in Workshops count with their new colour at once.
tutorial-swap-for = Orange draws cards when you Invent, Charcoal refreshes when you Build, Blue brightens when you Publish; Tests need the colour of the space.
tutorial-coloured-die = A die more, and none is removed for it; in Determined it is ready for use. Orange helps when you Invent, Charcoal when you Build, Blue when you Publish; or take the colour of your next Test.
tutorial-progress = Nobody is left on your lowest Tower tile, so you gain its black bar. Take it now if it helps to pay what you still owe; otherwise either choice is fine.
tutorial-hand-limit = A hand holds 8 cards at most. Let go of cards that fit none of the boards still to be Invented.
tutorial-played-card = A played card may give you both its effects: a die increased by 1, and the other one shown. Choose which comes first.
tutorial-discard-two = Two cards buy one Brighten or one refresh. Part with cards that match no board; the ones you want to Invent with stay in hand.
tutorial-for-two-cards = Brighten for one more die or a stronger one; refresh if a Craftsperson that you must soon pay is Inactive.
tutorial-order = All of these are yours, one after another. Begin with what may help the rest; where you may pass, passing gives up what is left.
tutorial-perhaps = This effect is optional. Take it unless its price hurts: a die for the Study, for example, makes you remove another die.
tutorial-choose = You get only one of these. Research gives an ability and VP along the River; a Guild's other offer always holds a coloured die for your Study.
tutorial-place-tile = The tile stays in this Workshop and works whenever dice of its value are placed there. The left-most unfinished column is free, each column further right costs 1 Silver.
tutorial-clear-workshop = Its dice go to Exhausted and the Workshop can be used again in this round. Choose the row whose tiles you would like once more.
tutorial-activate = The same dice serve every tile of the row: resolve each one once, in any order. A tile works if the dice reach its value and, where it shows a colour, the row has that colour.
tutorial-envoy-saves = The Envoy's space costs 1 Influence less. Keep the one from a Guild where you have little, or where you want the majority.
tutorial-dummy-tent = Yours is the first Tent of this round, so you also place the Dummy Player's: it closes a space until the round ends. Close one that your opponent might want.
tutorial-tent-steps = Take all of it, in any order: the reward for unused Workers and Camels, the Pass tile beside your Tent, and your Research that works with the Tent.
tutorial-reward = Each Worker and open Camel left unused gives 1 refresh and 1 Brighten. Refresh whom you must pay next; bring Exhausted dice back for the next round.
tutorial-collect = Take the visible tile of a River space at your Ship or behind it. Choose an effect that you will use often and a value that your dice can reach.
tutorial-last-space = The top tile here, a visible one behind your Ship, or 2 Silver; each further move of the Ship brings this choice again. A tile may carry VP even if you hardly use it; Silver helps when a payment is near.
tutorial-retrieve = This Worker can be placed again before your Tent, and a space that holds only one is free again, for everybody. Take back the one whose space you want once more, or the Envoy, who saves 1 Influence.
tutorial-research = Your Influence stays there for VP and you get the ability. Each space ahead of your Ship costs 1 Silver. Left works for the rest of the game, centre at each Tent, right once at once.
tutorial-choose-research = One of three becomes your Research. Take an ability that fits what you do often; one that works for the rest of the game is best taken early.
tutorial-return-research = The two other tiles go under the pile, this one at the very bottom. In a first game either choice is fine.
tutorial-remove-invention = The tile's effect is yours now; then it leaves the game, without an Invention. Choose an effect that helps at once, or the last tile of a column, which gives the column's effect as well.
tutorial-income = You gain both. Royalties come from your space on the Royalties track, Income from the green bar of your lowest Tower tile; mostly the order does not matter.
tutorial-brighten-study = Every Study die moves once: up, for the effect of the next space, or out, rolled into the landscape beside it. Out gives you one die more to use next round.
tutorial-keep-dice = This tile lets the dice of its row be rolled into Ready or Determined instead of becoming Exhausted. That is nearly always worth it.
tutorial-beyond-last = Your marker is at the end of the Royalties track, so each further step becomes a small gain. Refresh if a Craftsperson that you must soon pay is Inactive; otherwise take the Silver.

## What a line of a turn brings

goods-silver = { $n } Silver
goods-influence = { $n } Influence
goods-worker =
    { $n ->
        [one] 1 Worker
       *[other] { $n } Workers
    }
goods-card =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
goods-die =
    { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
goods-craft =
    { $n ->
        [one] 1 Active Craftsperson
       *[other] { $n } Active Craftspeople
    }
goods-tile =
    { $n ->
        [one] 1 Workshop tile
       *[other] { $n } Workshop tiles
    }
goods-research =
    { $n ->
        [one] 1 Research tile
       *[other] { $n } Research tiles
    }
goods-royalties =
    { $n ->
        [one] 1 space of Royalties
       *[other] { $n } spaces of Royalties
    }
