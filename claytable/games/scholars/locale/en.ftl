### Scholars of the South Tigris, in English.
###
### Names arrive already said. A part of a sentence (effects, costs, places) begins small: where it stands alone, the program that shows
### it may begin it with a capital. An attribute of a name is another form of it: a sentence that gets a name as `$owner` can
### say `$owner-to`. A selector over a name uses this catalogue's own words for it.

## People

seat = Player { $n }
    .to = Player { $n }
seat-named = { $name }
    .to = { $name }
bot = Bot { $n }
opponent = The opponent
    .to = the opponent
nobody = nobody
    .to = the Main Supply

## Questions

question-draft = Which Starting Translator do you take, with the Resource Card below?
    .others = { $seat } chooses a Starting Translator.
    .short = Which Starting Translator do you take?
question-turn =
    { $last ->
        [0] Work or Rest: which Action Slot do you use?
       *[other] Your last turn. Work or Rest: which Action Slot do you use?
    }
    .others = { $seat } chooses an Action Slot: Work or Rest.
    .short = Work or Rest: which Action Slot do you use?
question-card = Which Action Card do you play on the { $slot }?
    .others = { $seat } chooses an Action Card for the { $slot }.
    .short = Which Action Card do you play there?
question-die =
    { $n ->
        [1] Which die do you place on the card?
       *[other] Do you place a second die on the card?
    }
    .others = { $seat } chooses a die for the card.
question-work =
    { $main ->
        [0] Your main action is behind you: what do you do next?
       *[other] Your action: { $colours }, value { $value }. What do you do next?
    }
    .others =
        { $main ->
            [0] { $seat } chooses what to do after the main action.
           *[other] { $seat } chooses what to do with the action ({ $colours }, value { $value }).
        }
    .short = What do you do next?
question-recruit = Recruit with a value of { $value }: which Translator do you Dispatch or Employ?
    .others = { $seat } chooses a Translator to Dispatch or Employ.
    .short = Value { $value }: whom do you Dispatch or Employ?
question-room = In which Room do you Employ this Translator: { $translator }?
    .others = { $seat } chooses a Room for this Translator: { $translator }.
    .short = In which Room do you Employ the Translator?
question-travel =
    { $value ->
        [one] Travel 1 step: to which Spot?
       *[other] Travel up to { $value } steps: to which Spot?
    }
    .others = { $seat } Travels and chooses a Spot.
question-arrive = You have come to Spot { $n }: what do you do next?
    .others = { $seat } has come to Spot { $n } and chooses what to do next.
question-research = Research ({ $colours }, value { $value }): which option do you take?
    .others = { $seat } chooses an option of Research ({ $colours }, value { $value }).
    .short = Value { $value }: which option do you take?
question-track =
    { $times ->
        [one] Move up 1 space: on which Research Track?
       *[other] Move up { $times } spaces: on which Research Track is the next one?
    }
    .others = { $seat } chooses a Research Track to move up on.
    .short = On which Research Track do you move up?
question-translate = Which Scroll do you Translate?
    .others = { $seat } chooses a Scroll to Translate.
question-line = Which Translators take this Scroll into Arabic: { $scroll }?
    .others = { $seat } chooses the Translators for this Scroll: { $scroll }.
    .short = Which Translators take the Scroll into Arabic?
question-influence-guild =
    { $times ->
        [one] You may place 1 Influence { $guild-in }: what do you do?
       *[other] You may place { $times } Influence { $guild-in }: what do you do?
    }
    .others = { $seat } may place Influence { $guild-in }.
    .short = You may place Influence: what do you do?
question-influence-scroll =
    { $times ->
        [one] Place 1 Influence: on which Scroll?
       *[other] Place { $times } Influence: on which Scroll is the next one?
    }
    .others = { $seat } chooses a Scroll to place Influence on.
    .short = On which Scroll do you place Influence?
question-move-influence = Your supply is empty: which Influence do you move to the { $where }?
    .others = { $seat } chooses the Influence that moves to the { $where }.
    .short = Which Influence do you move?
question-shift-gold =
    { $times ->
        [one] Place 1 Gold on a Translator, or take 1 off: which one?
       *[other] Place Gold on Translators, or take it off, { $times } times: which one is next?
    }
    .others = { $seat } places Gold on Translators, or takes it off.
    .short = Gold on or off a Translator: which one?
question-draw =
    { $times ->
        [one] Do you draw 1 die from your Bag?
       *[other] Do you draw a die from your Bag (up to { $times })?
    }
    .others = { $seat } decides whether to draw a die from the Bag.
question-reroll =
    { $n ->
        [0] Which of the dice you already had do you reroll?
        [one] 1 die will be rerolled: which other one do you reroll?
       *[other] { $n } dice will be rerolled: which other one do you reroll?
    }
    .others = { $seat } chooses dice to reroll.
    .short = Which of your dice do you reroll?
question-gain-die =
    { $left ->
        [0] There is no { $colour } die left: which White die do you return instead?
       *[other] { $to ->
            [0] Gain 1 { $colour } die to your Bag: which one?
           *[other] Gain 1 { $colour } die to your hand: which one?
        }
    }
    .others =
        { $left ->
            [0] { $seat } chooses a White die to return.
           *[other] { $seat } gains 1 { $colour } die.
        }
    .short = Which die is it?
question-destroy =
    { $must ->
        [0] { $times ->
            [one] You may destroy 1 White die: which one?
           *[other] You may destroy up to { $times } White dice: which one is next?
        }
       *[other] { $times ->
            [one] You must destroy 1 White die: which one?
           *[other] You must destroy { $times } White dice: which one is next?
        }
    }
    .others = { $seat } chooses a White die to destroy.
    .short = Which White die do you destroy next?
question-return-white-die = White dice have run out: which one do you return to the Main Supply?
    .others = { $seat } chooses a White die to return.
    .short = Which White die do you return?
question-gain-worker =
    { $times ->
        [one] Gain 1 Worker: which one?
       *[other] Gain { $times } Workers: which one is next?
    }
    .others = { $seat } chooses a Worker to gain.
question-spend-worker =
    { $times ->
        [one] Spend 1 Worker: which one?
       *[other] Spend { $times } Workers: which one is next?
    }
    .others = { $seat } chooses a Worker to spend.
question-tuck = A Retiree: { $translator }; { $effect }. Below which Action Slot do you tuck it?
    .others = { $seat } tucks a Retiree below an Action Slot ({ $translator }).
    .short = Below which Action Slot goes the Retiree?
question-tuck-cost =
    { $times ->
        [one] There is a Retiree there already: how do you pay?
       *[other] There are { $times } more payments for the Retirees there: how do you pay?
    }
    .others = { $seat } pays for the Retirees that are there already.
    .short = How do you pay for the Retirees there?
question-caliph = The Caliph visits the { $guild }: which space of the Caliph Card do you take?
    .others = { $seat } chooses a space of the Caliph Card ({ $guild }).
    .short = Which space of the Caliph Card do you take?
question-deny =
    { $translating ->
        [0] The opponent wants to Deliver the { $scroll }, which has your Influence: do you allow it?
       *[other] The opponent wants to Translate the { $scroll }, which has your Influence: do you allow it?
    }
    .others = { $seat } decides whether the opponent may have the { $scroll }.
    .short = Do you allow the opponent to Translate?
question-order = Which effect comes next?
    .others = { $seat } chooses which effect comes next.
question-choose = Which of these do you choose?
    .others = { $seat } chooses between effects.

## Answers

answer-pass = Pass (nothing more)
answer-end-turn = End the turn
answer-rest = Rest
answer-no-die = No second die
answer-white-bag = White die in the Bag
answer-white-board = White die on the Player Board
answer-white-action =
    { $n ->
        [1] White die of this action (the first)
       *[other] White die of this action (the second)
    }
answer-white-hand = { $die } in hand
answer-draw = Draw 1 die
answer-pay-silver = Pay 1 Silver
answer-take-dice = 1 White die to the Bag
answer-allow = Allow it: Influence back, and 1 Silver
answer-deny = Deny it: pay 1 Silver
answer-card =
    { $work ->
        [nothing] { $card } (Rest: { $rest })
       *[other] { $card } ({ $work }; Rest: { $rest })
    }
answer-main = { $action } ({ $colours }, value { $value })
answer-place = { $worker } on { $die }: { $after }
answer-place-other =
    { $n ->
        [1] { $worker } on the first die
       *[other] { $worker } on the second die
    }
answer-steps =
    { $n ->
        [one] 1 step to { $spot }
       *[other] { $n } steps to { $spot }
    }
answer-deliver = Deliver to the { $guild } for { $silver } Silver (row { $n }: { $influence } Influence)
answer-research = { $effect }
answer-research-on = { $track }: { $effect }
answer-dispatch = Dispatch { $translator }: { $effect }
answer-employ = Employ { $translator }; as a Retiree: { $effect }
answer-draft = { $translator }, Room { $n } (Retiree: { $effect }) with { $resource }
answer-room =
    { $silver ->
        [0] Room { $n } for free: { $effect }; Retires with { $gold } Gold
       *[other] Room { $n } for { $silver } Silver: { $effect }; Retires with { $gold } Gold
    }
answer-die = { $colour } die
answer-track = { $track } (now level { $level })
answer-gold-on =
    { $silver ->
        [0] 1 Gold on { $translator } ({ $gold } of { $needed })
       *[other] 1 Gold on { $translator } ({ $gold } of { $needed }) for 1 Silver
    }
answer-gold-off =
    { $silver ->
        [0] 1 Gold off { $translator } ({ $gold } of { $needed })
       *[other] 1 Gold off { $translator } ({ $gold } of { $needed }) for 1 Silver
    }
answer-from-guild = Influence from the { $guild }
answer-from-scroll = Influence from { $scroll }
answer-caliph =
    { $effect ->
        [nothing] { $space }: { $vp } VP
       *[other] { $vp ->
            [0] { $space }: { $effect }
           *[other] { $space }: { $vp } VP, { $effect }
        }
    }
answer-reroll = Reroll { $die }
answer-scroll = { $scroll }, { $where-in }
answer-via =
    { $silver ->
        [0] { $translators }: { $gold } Gold
       *[other] { $translators }: { $gold } Gold, { $silver } Silver
    }

## Names

colour-white = White
colour-purple = Purple
colour-red = Red
colour-orange = Orange
colour-yellow = Yellow
colour-green = Green
colour-blue = Blue
colour-primary = primary
die = { $colour } { $face }
worker-white = White Worker
    .one = 1 White Worker
    .many = White Workers
worker-red = Red Worker
    .one = 1 Red Worker
    .many = Red Workers
worker-yellow = Yellow Worker
    .one = 1 Yellow Worker
    .many = Yellow Workers
worker-blue = Blue Worker
    .one = 1 Blue Worker
    .many = Blue Workers
worker-any = any Worker
    .one = any Worker
    .many = Workers of any colour
guild-purple = Purple Guild
    .in = in the Purple Guild
guild-orange = Orange Guild
    .in = in the Orange Guild
guild-green = Green Guild
    .in = in the Green Guild
guild-any = any Guild
    .in = in any Guild
track-mathematics = Mathematics
    .on = on the Mathematics Track
track-physics = Physics
    .on = on the Physics Track
track-chemistry = Chemistry
    .on = on the Chemistry Track
track-philosophy = Philosophy
    .on = on the Philosophy Track
track-biology = Biology
    .on = on the Biology Track
track-astronomy = Astronomy
    .on = on the Astronomy Track
track-any = any Track
    .on = on any Research Track
track-primary = primary Track
    .on = on a primary Research Track
track-action = Track of the action's colour
    .on = on the Research Track of the action's colour
language-chinese = Chinese
language-sanskrit = Sanskrit
language-greek = Greek
language-hebrew = Hebrew
language-persian = Persian
language-syriac = Syriac
language-arabic = Arabic
deck-chinese = Chinese Translator
deck-sanskrit = Sanskrit Translator
deck-greek = Greek Translator
deck-hebrew = Hebrew Translator
deck-persian = Persian Translator
deck-syriac = Syriac Translator
deck-wild-1 = first Polyglot
deck-wild-2 = second Polyglot
slot-recruit = Recruit Slot
slot-travel = Travel Slot
slot-research = Research Slot
slot-translate = Translate Slot
slot-recruit-travel = Recruit or Travel Slot
slot-goal = Research or Translate Slot
action-recruit = Recruit
action-travel = Travel
action-research = Research
action-translate = Translate
caliph-top = top space
caliph-middle = middle space
caliph-bottom = bottom space
card-harvest-mathematics = Mathematics
card-harvest-physics = Physics
card-harvest-chemistry = Chemistry
card-harvest-philosophy = Philosophy
card-harvest-biology = Biology
card-hurry = Hurry
card-bargain = Bargain
card-goal = Goal
starting-scroll = { $language } Starting Scroll
scroll = { $language } { $track } Scroll { $letter } ({ $vp } VP)
condition-guild = { $low } VP with { $first } to { $last } Influence, { $high } VP with { $least } or more: { $guild }
condition-own-language = { $each } VP for each Translated Scroll of this language: { $languages }
condition-two-languages = { $each } VP for each Translated Scroll of these languages: { $languages }
condition-dice = { $each } VP for each { $secondary } die, { $high } VP with { $least } or more { $primary } dice
condition-track = { $low } VP at levels { $first } to { $last }, { $high } VP at level { $least }: { $track }
condition-white-dice = { $low } VP with { $first } to { $last } White dice, { $high } VP with { $least ->
        [0] none
       *[other] { $least }
    }
condition-retirees = { $low } VP with { $first } to { $last } Retirees, { $high } VP with { $least } or more
condition-breadth = { $each } VP for each Research Track at level { $level } or higher
translator = { $deck } { $letter } ({ $languages })
    .the = the { $deck } { $letter } ({ $languages })
starting-translator = Starting Translator { $n } ({ $languages })
    .the = Starting Translator { $n } ({ $languages })
goal-card = the { $deck }, a Scroll of the { $guild }, level { $level } in { $track }
resource-dice =
    { $n ->
        [one] 1 { $colour } die
       *[other] { $n } { $colour } dice
    }
room = Room { $n }
on-slot = { $slot } ({ $pieces })
pile-top = the top card of the draw pile
pile-bottom = the bottom card of the draw pile
on-map = Map
    .in = on the Map
spot = Spot { $n }
spot-white = Spot { $n }: { $effect }
spot-black = Spot { $n }: { $scroll }
spot-empty = Spot { $n }: no Scroll
target-1 = the pictured Translator
target-2 = a Scroll of the pictured Guild
target-3 = the level on the pictured Research Track
caliph-card = Caliph Card { $n }
difficulty-1 = Student
difficulty-2 = Scribe
difficulty-3 = Teacher
difficulty-4 = Scholar
scheme-blue = Blue Scheme Card with Silver Value { $n }
scheme-red = Red Scheme Card with Silver Value { $n }
condition-employed = Employed Translators
condition-house = Scrolls in the House of Wisdom
focus = { $language } and the { $guild }

## Effects

effect-none = nothing
effect-list = { $effects }
effect-or = { $first }; or { $second }
effect-pay = pay { $owed }: { $gains }
effect-silver = { $n } Silver
effect-gold = { $n } Gold
effect-worker =
    { $n ->
        [one] { $worker-one }
       *[other] { $n } { $worker-many }
    }
effect-die-to-bag =
    { $n ->
        [one] 1 { $colour } die to Bag
       *[other] { $n } { $colour } dice to Bag
    }
effect-die-to-hand =
    { $n ->
        [one] 1 { $colour } die to hand
       *[other] { $n } { $colour } dice to hand
    }
effect-destroy =
    { $n ->
        [one] destroy 1 White die
       *[other] destroy { $n } White dice
    }
effect-draw =
    { $n ->
        [one] draw 1 die
       *[other] draw { $n } dice
    }
effect-top-up = top up your hand to { $n } dice
effect-influence-scroll =
    { $n ->
        [one] Influence on a Scroll
       *[other] Influence on { $n } Scrolls
    }
effect-influence-guild =
    { $n ->
        [one] Influence { $guild-in }
       *[other] { $n } Influence { $guild-in }
    }
effect-shift =
    { $n ->
        [one] place or take 1 Gold on a Translator
       *[other] place or take 1 Gold on a Translator, { $n } times
    }
effect-advance =
    { $n ->
        [one] 1 space up { $track-on }
       *[other] { $n } spaces up { $track-on }
    }
effect-harvest = harvest { $track }
effect-employ = Employ the top card ({ $deck })
effect-retire = Retire the top card ({ $deck })
effect-raise = action value up to { $n } higher
effect-swap = { $action } as main action
effect-equate = White and { $colour } count as each other
task-place-gold = { $n } Gold on the left-most Neutral Translator
task-employ-focus = Employ a Translator by its focus
task-translate-focus = Translate a Scroll by its focus
task-deliver-focus = Deliver a Scroll by its focus
task-influence-row = Influence in that Guild as printed
task-influence-here = { $n } Influence in that Guild

## Costs

cost-silver = { $n } Silver
cost-gold = { $n } Gold
cost-workers =
    { $n ->
        [one] any 1 Worker
       *[other] any { $n } Workers
    }
cost-white-dice =
    { $n ->
        [one] by taking 1 White die to Bag
       *[other] by taking { $n } White dice to Bag
    }

## Refusals

why-all-marked = There is already Influence on every Scroll of the Map and the House of Wisdom.
why-already-named = { $die } will be rerolled already.
why-black-slot = Retirees never lie below a black Action Slot.
why-card-not-in-hand = This Action Card is not in your hand.
why-colour = Your action cannot be { $colour }.
why-deck-empty = There is no card left in this deck: { $deck }.
why-decks-empty = Every deck that a value of { $value } reaches is empty.
why-dice-laid = The dice of this turn are on the card already, and dice gained this turn cannot be used.
why-dice-left = A White die may be returned only when no { $colour } die is left in the Main Supply.
why-die-destroyed = The dice of this action were destroyed: there is no main action left.
why-die-not-in-hand = { $die } is not in your hand.
why-drafted = { $owner } has already taken the Starting Translator in Room { $n }.
why-goal-unfinished = All three targets of your Goal Card must be met first.
why-gold = This line costs { $n } Gold; you have { $own }.
why-gold-cost = This costs { $n } Gold; you have { $own }.
why-guild-empty = There is no Scroll in a Guild of your action's colour.
why-guild-full = All three spaces of the { $guild } are taken.
why-just-drawn = { $die } was drawn just now: only dice that were in your hand before may be rerolled.
why-marked = There is already Influence on the { $scroll }.
why-must = This must be resolved.
why-must-gain = This is gained in any case and cannot be declined.
why-must-mark = The Translator must be marked with your Influence.
why-no-action-die = There is no die number { $n } on the card of an action under way.
why-no-card-played = You can Rest only with an Action Card on your Player Board.
why-no-cards = You have no Action Card in hand.
why-no-delivery = There is nothing to Deliver: only one Scroll can be Delivered, and only from a Black Spot.
why-no-dice = You have no die in hand to place on the card.
why-no-dice-left = There is no { $colour } die left in the Main Supply.
why-no-dice-no-white = There is no { $colour } die left in the Main Supply, and you have no White die to return instead.
why-no-gold = You have no Gold to place.
why-no-gold-there = There is no Gold on the Translator in Room { $n }.
why-no-harvest = Harvesting { $track } would bring nothing now.
why-no-influence = You have no Influence to place, neither in your supply nor in a Guild or on a Scroll.
why-no-line = No line of Translators leads from { $language } to Arabic.
why-no-piece-in-guild = You have no Influence { $guild-in }.
why-no-piece-on-scroll = You have no Influence on the { $scroll }.
why-no-room = There is no empty Room that you can pay for.
why-no-scroll = There is no Scroll beside this Spot.
why-no-secondary = Translating takes a Purple, Orange or Green action.
why-no-such-die = There is no second die on this card.
why-no-translator = There is no Translator in Room { $n }.
why-no-white-die = You have no White die, neither in your Bag nor in your hand nor on your Player Board.
why-no-white-in-bag = There is no White die in your Bag.
why-no-white-on-board = There is no White die of an earlier action on your Player Board.
why-no-worker = You have no { $worker } in your supply.
why-not-a-line = These Translators form no line from { $language } to Arabic, or not all of them are needed.
why-not-among = This is none of the effects that are being resolved.
why-not-asked-now = This is not what is being asked now.
why-not-here = Neither this Spot nor the path gives this, or it is used up.
why-not-in-house = The { $scroll } is not in the House of Wisdom.
why-not-on-card = Neither the Action Card nor a Retiree below this Slot gives this, or it is used up.
why-not-primary = { $track } is not a primary Research Track.
why-not-visible = The { $scroll } is neither on the Map nor in the House of Wisdom.
why-not-white = Die number { $n } of this action is not White.
why-nothing-to-draw = There is no die left to draw: your Bag is empty, and no dice of earlier actions lie on your Player Board.
why-nothing-to-shift = There is no Gold that you can place on a Translator or take off one.
why-one-die = At least one die must be placed on the card.
why-one-main-action = There is one main action each turn, and it is taken.
why-one-step = You must move at least 1 step.
why-only-piece-here = Your only Influence that can be moved is already in the { $guild }.
why-other-die = Only a { $colour } die can be gained here.
why-other-guild = Your action does not have the colour of the { $guild }.
why-other-guild-named = This Influence can be placed only in the { $guild }.
why-other-slot = This Action Slot does not offer this action: { $action }.
why-piece-is-there = The Influence is to be placed in the { $guild }, so it cannot be taken from there.
why-room-empty = There is no Translator in Room { $n }.
why-room-taken = There is already a Translator in Room { $n }.
why-same-die = Both dice are alike: place it on the first one.
why-shortest-line = The shortest line for this Scroll costs { $n } Gold; you have { $own }.
why-silver = This costs { $n } Silver; you have { $own }.
why-slot-taken = There is already an Action Card on this Action Slot.
why-space-taken = { $owner } already has Influence on the { $space } of the Caliph Card.
why-toll = With the Silver for an opponent's Influence on the Scroll this costs { $n } Silver; you have { $own }.
why-two-workers = There are already two Workers on this die.
why-value = This needs a value of { $needed }; yours is { $value }.
why-white-action = Your action is White: it has no Research Track.
why-workers =
    { $n ->
        [one] This costs 1 Worker; you have { $own }.
       *[other] This costs { $n } Workers; you have { $own }.
    }
why-workers-before = Workers are placed before the main action.

## Log

log-first-player = { $seat } has the First Player Marker.
log-goal-card = { $seat } gets a Goal Card: { $goal }.
log-drafts = { $seat } takes { $translator-the } with { $resource }.
log-resources-left = The Resource Cards that nobody took go to the box: { $rooms }.
log-turn = { $seat } takes a turn.
log-passes = { $seat } passes.
log-game-over = The game is over.
log-last-rounds =
    { $n ->
        [one] The fourth Caliph Card is out: 1 more turn after this one.
       *[other] The fourth Caliph Card is out: { $n } more turns after this one.
    }
log-gains-silver = { $seat } gains { $n } Silver.
log-pays-silver =
    { $owner ->
        [nobody] { $seat } pays { $n } Silver.
       *[other] { $seat } pays { $n } Silver to { $owner-to }.
    }
log-gains-gold = { $seat } gains { $n } Gold.
log-pays-gold = { $seat } pays { $n } Gold.
log-gains-worker =
    { $n ->
        [one] { $seat } gains { $worker-one }.
       *[other] { $seat } gains { $n } { $worker-many }.
    }
log-spends-worker = { $seat } spends { $worker-one }.
log-draws-dice = { $seat } draws { $dice }.
log-refills-bag = { $seat } returns dice from the Player Board to the Bag: { $lying }.
log-rerolls-dice = { $seat } rerolls { $dice }: { $rolled }.
log-gains-die-to-bag = { $seat } gains 1 { $colour } die to the Bag.
log-gains-dice-to-bag = { $seat } gains { $gained } to the Bag.
log-gains-die-to-hand = { $seat } gains { $die } to hand.
log-destroys-die-in-bag = { $seat } returns a White die from the Bag to the Main Supply.
log-destroys-die-in-hand = { $seat } returns { $die } from hand to the Main Supply.
log-destroys-die-on-slot =
    { $place ->
        [1] { $seat } returns { $die } to the Main Supply (first die, { $slot }).
       *[other] { $seat } returns { $die } to the Main Supply (second die, { $slot }).
    }
log-meets-target-worker = { $seat } meets a target of the Goal Card ({ $target }) and takes { $worker-one } from it.
log-meets-target-die = { $seat } meets a target of the Goal Card ({ $target }) and puts the { $colour } die from it into the Bag.
log-turns-goal = { $seat } turns the Goal Card over and takes it in hand.
log-plays-card = { $seat } plays the { $card } card on the { $slot }.
log-lays-die = { $seat } places { $die } on the card.
log-places-worker =
    { $place ->
        [1] { $seat } places { $worker-one } on the first die: it is now { $colour } { $n }.
       *[other] { $seat } places { $worker-one } on the second die: it is now { $colour } { $n }.
    }
log-main-action = { $seat } takes the main action: { $action } ({ $colours }, value { $n }).
log-dispatches = { $seat } Dispatches { $translator-the }.
log-to-bottom = To the bottom of its deck goes { $translator-the }; on top is now { $top-the }.
log-next-translator = On top of its deck is now { $translator-the }.
log-employs = { $seat } Employs { $translator-the } in { $room }.
log-marks-translator = { $seat } places Influence on the Translator in { $room }.
log-sets-aside = { $seat } sets { $translator-the } aside to Retire.
log-travels =
    { $n ->
        [one] { $seat } Travels 1 step to { $spot }.
       *[other] { $seat } Travels { $n } steps to { $spot }.
    }
log-delivers = { $seat } Delivers the { $scroll } to the { $guild }.
log-refills-map = The { $scroll } comes from the top of the draw pile onto the Map beside { $spot }.
log-researches = { $seat } takes Research option { $n }.
log-advances = { $seat } moves up to level { $n } { $track-on }.
log-beyond-top = { $seat } is already at the top { $track-on } and takes the bonus above it.
log-translates = { $seat } Translates the { $scroll }, with 1 Gold on each Translator of the line: { $line }.
log-retirements = The turn ends: Translators Retire.
log-retires = { $seat } has a Retiree: { $translator } leaves { $room }, the Influence comes back, { $n } Gold goes to the Main Supply.
log-retires-to-deck = A Neutral Translator Retires from { $room } to the bottom of its deck: { $translator }; { $n } Gold goes to the Main Supply.
log-retires-to-box = A Neutral Translator Retires from { $room } to the box: { $translator }; { $n } Gold goes to the Main Supply.
log-retires-to-opponent = A Neutral Translator Retires from { $room } to the opponent: { $translator }; { $n } Gold goes to the Main Supply.
log-tucks = { $seat } tucks { $translator-the } below the { $slot }.
log-rests = { $seat } Rests.
log-returns-workers = { $seat } returns Workers to the Main Supply: { $standing }.
log-takes-cards = { $seat } takes the Action Cards back in hand: { $cards }.
log-reserve-to-pile =
    { $n ->
        [one] The draw pile is empty: 1 Scroll of the reserve takes its place.
       *[other] The draw pile is empty: { $n } Scrolls of the reserve take its place.
    }
log-reveals-scroll =
    { $n ->
        [one] The { $scroll } is revealed from the bottom of the draw pile; the Neutral Marker moves 1 step to { $spot }.
       *[other] The { $scroll } is revealed from the bottom of the draw pile; the Neutral Marker moves { $n } steps to { $spot }.
    }
log-moves-to-house = The { $scroll } goes to the empty { $guild }.
log-discards-scroll = The { $scroll } is discarded.
log-replaces-scroll = The { $scroll } comes onto the Map beside { $spot }.
log-influences-guild = { $seat } places Influence { $guild-in }.
log-controls-guild = { $seat } takes control of the { $guild }.
log-nobody-controls = Nobody controls the { $guild } now.
log-influences-scroll = { $seat } places Influence on the { $scroll }.
log-takes-back = { $seat } takes back the Influence that lay on the { $scroll }.
log-takes-from-scroll = { $seat } takes Influence from the { $scroll }.
log-takes-from-guild = { $seat } takes Influence from the { $guild }.
log-places-gold = { $seat } places 1 Gold on { $translator-the }.
log-takes-gold = { $seat } takes 1 Gold from { $translator-the }.
log-collects-gold = { $seat } takes the { $n } Gold that lies on { $translator-the }.
log-gold-on = 1 Gold is placed on { $translator-the }.
log-caliph =
    { $n ->
        [1] The Caliph visits for the first time: { $caliph }, { $pile }.
        [2] The Caliph visits for the second time: { $caliph }, { $pile }.
        [3] The Caliph visits for the third time: { $caliph }, { $pile }.
       *[other] The Caliph visits for the fourth time: { $caliph }, { $pile }.
    }
log-neutral-enters = A Neutral Translator enters { $room }: { $translator }.
log-serves-caliph = { $seat } moves Influence from the { $guild } to the { $space } of the Caliph Card.
log-difficulty = The difficulty is { $difficulty }.
log-opponent-marks-sum = { $seat } places Influence on its Dice Sum: { $n }.
log-opponent-scroll = { $seat } gets a facedown card of the reserve as a { $language } Scroll.
log-scheme = { $seat } reveals a { $scheme }.
log-scheme-first = { $seat } takes the First Action. { $condition }: { $n }, at least { $least } needed.
log-scheme-second = { $seat } takes the Second Action. { $condition }: { $n }, at least { $least } needed.
log-marker-moves =
    { $n ->
        [one] { $seat }'s marker moves 1 space; its focus is now { $focus }.
       *[other] { $seat }'s marker moves { $n } spaces; its focus is now { $focus }.
    }
log-opponent-wraps = { $seat }'s marker has come around: Research Marker { $n } is placed.
log-opponent-cannot = { $seat } cannot do this ({ $rule }).
log-opponent-employs = { $seat } Employs { $translator-the } in { $room } (Target Sum { $n }).
log-opponent-translates = { $seat } Translates the { $scroll } of the { $guild }.
log-opponent-retires = { $seat } Retires { $translator-the }.
log-opponent-sum = { $seat }'s Dice Sum is now { $n }.
log-opponent-rests =
    { $n ->
        [one] { $seat } Rests after 1 Scheme Card.
       *[other] { $seat } Rests after { $n } Scheme Cards.
    }
log-shuffles-schemes =
    { $n ->
        [one] { $seat } shuffles 1 faceup Scheme Card back into its pile.
       *[other] { $seat } shuffles { $n } faceup Scheme Cards back into its pile.
    }
log-allows = { $seat } lets the opponent have the { $scroll }.
log-denies = { $seat } pays 1 Silver to deny the opponent the { $scroll }.

## Scores

category-dice-sum = Dice Sum
category-retirees = Retired Translators
category-guilds = Guilds
category-caliph = Caliph Cards
category-research = Research Tracks
category-scrolls = Scrolls
score-dice-sum = Dice Sum { $n }
score-track = { $track }, level { $level }
score-scroll-bonus = Condition of { $scroll }
score-language =
    { $n ->
        [one] 1 { $language } Scroll
       *[other] { $n } { $language } Scrolls
    }
tie-players = Tie-break: Employed Translators ({ $employed }), then Workers ({ $workers }).
tie-solo = A tie goes to the opponent.

## The game before it is played, and how far it is

game-title = Scholars of the South Tigris
game-line = Mix dice of six colours to bring scrolls to the House of Wisdom.
game-picture = The House of Wisdom at night above an unrolled scroll
progress =
    { $left ->
        [-1] Caliph { $caliphs } of 4
        [one] Last turn
       *[other] { $left } turns left
    }
progress-setup = Setup
setting-epic = Length
setting-epic-help = The Epic game has more Scrolls in the draw pile and lasts longer.
setting-epic-false = Casual
setting-epic-true = Epic
setting-extra = Ninth Translators
setting-extra-help = Play with the ninth Translator of each deck.
setting-extra-false = without
setting-extra-true = with
setting-level = Difficulty
setting-level-help = What the opponent starts with.
setting-level-1 = 1
setting-level-1-help = Dice Sum −2 and nothing else.
setting-level-2 = 2
setting-level-2-help = Dice Sum 0 and a Persian Scroll.
setting-level-3 = 3
setting-level-3-help = Dice Sum 1, a Greek Scroll, an Influence on a Scroll and Gold on a Neutral Translator.
setting-level-4 = 4
setting-level-4-help = Dice Sum 3, a Chinese Scroll, Influence in the Orange Guild and on two Scrolls, Gold on two Neutral Translators.

## Kinds of answers

kind-pass = Pass
kind-slot = Slot
kind-card = Card
kind-action = Action
kind-worker = Worker
kind-steps = Steps
kind-guild = Guild
kind-translator = Translator
kind-room = Room
kind-die = Die
kind-track = Track
kind-scroll = Scroll
kind-effect = Effect

## The score pad

pad-tie = Employed Translators, then Workers broke the tie.
pad-coloured = coloured dice: in hand, on the board, in the Bag
pad-white = White dice (each counts −1; { $least } or more cost { $cost } points)
pad-retirees = points printed on Retirees
pad-guild-purple = controls the Purple Guild: { $each }
pad-guild-orange = controls the Orange Guild: { $each }
pad-guild-green = controls the Green Guild: { $each }
pad-caliph-top = Influence on top spaces
pad-caliph-middle = Influence on middle spaces
pad-scrolls = points printed on Scrolls; the opponent's by language
pad-conditions = points by the conditions of Scrolls
pad-gold = Gold, with that on your Employed Translators ({ $n } make 1 point)
pad-silver = Silver ({ $n } count as 1 Gold)
pad-employed = your Employed Translators in Rooms
pad-workers = Workers in your supply

## The companion of a first game: what each question is for

tutorial-begin = Bring Scrolls to the House of Wisdom, Employ Translators and have the Scrolls Translated into Arabic. The fourth Caliph Card brings the end; most VP win. What you can choose is ringed.
tutorial-draft = This Translator is yours from the start, and the card below brings your first dice, Gold, Silver and Workers. For a first game, take one who speaks Arabic: every Translation ends in it.
tutorial-turn = Work with an empty Action Slot, or Rest: income, new dice and all your cards back. Early on, Travel to Deliver a Scroll or Recruit a Translator; Rest when dice run out.
tutorial-card = Any Action Card fits any Slot. Its brown actions, if it has any, are for this turn; its blue effect comes when you Rest with the card on your board.
tutorial-die = Dice add up to the value. Red and Yellow make Orange, Yellow and Blue Green, Red and Blue Purple. Recruit and Travel need value, Research colour for its steps, Translate a mixed colour.
tutorial-work = In any order: Workers on dice (the die's own colour makes it a 6, another recolours it), the main action, the card's small actions. Workers must come before the main action.
tutorial-recruit = Dispatch: the effect at once, and the card goes under its deck. Employ: into a Room, for your Translations, and later a Retiree. Employ one for the language of a Scroll you want.
tutorial-room = You pay the Room's Silver and get its effect at once. Its Gold number says how much the Translator gathers before Retiring: few Gold, sooner a Retiree. Keep some Silver for a Delivery.
tutorial-travel = Clockwise, up to your value; only the Spot where you stop counts. White Spots give small gains; on a Black Spot you may pay Silver to Deliver its Scroll. Crossing a path of your colour pays a bonus.
tutorial-arrive = A Delivery costs Silver and gives Influence in the Guild, Gold and a step on the Scroll's Research Track. Choose a Guild whose colour your dice can mix, to Translate there later.
tutorial-research = The first option needs no colour. With a colour you climb its track: the higher the value, the further or the cheaper. Tracks give benefits and VP.
tutorial-track = Odd levels give their benefit on arrival, even ones when the track is harvested at a Rest. Take a track whose next level helps you, or the one on your Goal Card.
tutorial-translate = The Scroll becomes yours with its VP, its effect and a step on its Research Track. Only Guilds in the colour of your action are open; a Scroll that few Translators can carry into Arabic is cheapest.
tutorial-line = Every Translator in the line gets 1 Gold from you; one that is not yours also costs 1 Silver. Your own come closer to Retiring this way, so prefer them.
tutorial-influence-guild = The first Influence in an empty Guild controls it; later it takes more than its controller has. Control scores at the end and earns a reward when the Caliph comes: take empty Guilds.
tutorial-influence-scroll = When someone else Delivers or Translates this Scroll, you gain 1 Silver; and it stays in place when somebody Rests. Mark one that you mean to take yourself.
tutorial-move-influence = With an empty supply, Influence comes from a Guild or a Scroll and is missed there. Take it where your control is safe or out of reach, or from a Scroll that you no longer want.
tutorial-shift-gold = Gold brings a Translator closer to Retiring; taken off, it is yours to spend. Your own cost nothing, the others 1 Silver.
tutorial-draw = A random die from your Bag is rolled into your hand. It cannot be used this turn, but every Work needs dice: draw it.
tutorial-reroll = New dice were drawn; those you had before may be rolled again. Reroll low ones, keep 5s and 6s, then pass.
tutorial-gain-die = Coloured dice open Research and Translations, and count for the Dice Sum at the end. Take a colour that mixes with those you own.
tutorial-destroy = White dice lower your Dice Sum and make no colour. Let one go from the Bag or the board rather than a high one from hand.
tutorial-return-white-die = Somebody else needed a White die and none was left, so you give one back: good for your Dice Sum. Choose one from the Bag or the board rather than a high one from hand.
tutorial-gain-worker = On a die of its own colour a Worker makes a 6, on another die it changes the colour. Take the colour your next action needs.
tutorial-spend-worker = This Worker goes back to the Main Supply. Give up a colour that your next action does not need.
tutorial-tuck = From now on the Retiree helps whenever you Work on that Slot. The first below a Slot is free; after that, each one already there costs 1 Silver or a White die. Choose a Slot you use often.
tutorial-tuck-cost = Pay 1 Silver, or take a White die into your Bag. Silver is better if you can spare it: White dice lower your Dice Sum.
tutorial-caliph = You control this Guild, so 1 Influence moves to the card. Top: the most VP. Middle: fewer VP and a die. Bottom: a Retiree with a White die, or Gold instead. Early, a die or a Retiree helps longest.
tutorial-deny = The opponent wants a Scroll with your Influence. If you allow it, you get the Influence back and 1 Silver; deny it for 1 Silver only if you want this Scroll yourself.
tutorial-order = All of these are yours, one after another. Begin with what may help the rest; where you may pass, passing gives up what is left.
tutorial-choose = Only one of these is yours. Where a price is named you pay it first; if you would rather keep it, pass where that is offered.
