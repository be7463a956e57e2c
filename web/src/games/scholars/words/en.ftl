### Scholars of the South Tigris: words that only the drawing of the table needs.

scholars-letter-purple = P
scholars-letter-red = R
scholars-letter-orange = O
scholars-letter-yellow = Y
scholars-letter-green = G
scholars-letter-blue = B

## Regions and labels

scholars-decks = Translator decks
scholars-caliphs = Caliph Cards
scholars-house = House of Wisdom
scholars-rooms = Rooms
scholars-lines = Lines of Translators to Arabic
scholars-empty = empty
scholars-neutral = Neutral
scholars-neutral-marker = Neutral Marker
scholars-pile = Pile
scholars-no-dice = No dice in hand
scholars-bag = Bag
scholars-secret = Which dice are in the Bag is known to its owner alone.
scholars-free = first is free
scholars-no-retirees = No Retirees below this slot
scholars-slots = Action Slots
scholars-supply = Dice and supply
scholars-mine = My board
scholars-hand-label = Hand
scholars-cards-counted =
    { $n ->
        [one] card
       *[other] cards
    }
scholars-scrolls-counted =
    { $n ->
        [one] Scroll
       *[other] Scrolls
    }
scholars-polyglot = Polyglot { $n }
scholars-cards = Action Cards
scholars-no-cards = No Action Card in hand
scholars-aside = To Retire
scholars-else = else
scholars-no-scheme = No Scheme Card yet
scholars-points = { $n } VP
scholars-gold-of = { $gold } of { $needed } Gold
scholars-influence-of = Influence: { $name }.

## Progress and seats

scholars-silver = Silver
scholars-gold = Gold
scholars-workers = Workers
scholars-dice = Dice in hand
scholars-hand = Action Cards in hand
scholars-scrolls = Translated Scrolls
scholars-retirees = Retirees
scholars-influence = Influence left

## What things are

scholars-about-recruit-value = Recruit needs a value of { $n } for these two decks.
scholars-about-deck =
    { $n ->
        [one] 1 card in this deck
       *[other] { $n } cards in this deck
    }
scholars-about-translator =
    { $dispatched ->
        [0] { $translator }, { $vp } VP. Retiree: { $retiree }.
       *[other] { $translator }, { $vp } VP. Dispatch: { $dispatch }. Retiree: { $retiree }.
    }
scholars-about-scroll =
    { $effects ->
        [0] { $scroll }. At the end: { $condition }.
       *[other] { $bonus ->
            [0] { $scroll }. When Translated: { $effect }.
           *[other] { $scroll }. When Translated: { $effect }. At the end: { $condition }.
        }
    }
scholars-about-starting-scroll = { $scroll }, { $vp } VP. At the end { $silver } Silver count as 1 Gold, and { $gold } Gold are 1 VP; { $dice } or more White dice: { $penalty } VP.
scholars-bonus-none = nothing
scholars-bonus-guild = 2 VP with 2 or 3 Influence, 4 VP with 4 or more: { $guild }
scholars-bonus-own-language = 1 VP for each Translated Scroll of this language: { $languages }
scholars-bonus-two-languages = 1 VP for each Translated Scroll of these languages: { $languages }
scholars-bonus-dice = 1 VP for each { $secondary } die, 2 VP with 4 or more { $primary } dice
scholars-bonus-track = 2 VP at levels 4 to 6, 4 VP at level 7: { $track }
scholars-bonus-white-dice = 2 VP with 1 to 3 White dice, 4 VP with none
scholars-bonus-retirees = 2 VP with 4 to 6 Retirees, 4 VP with 7 or more
scholars-bonus-breadth = 1 VP for each Research Track at level 3 or higher
scholars-about-card =
    { $works ->
        [0] { $card }. Rest: { $rest }.
       *[other] { $card }. Work: { $work }. Rest: { $rest }.
    }
scholars-about-black-spot = Spot { $n }: the Scroll here may be Delivered
scholars-about-path = Path: with a { $colour } action, { $effect }
scholars-about-pile = Draw pile: { $n } cards (stacks from the top: { $stacks })
scholars-about-option = Research option { $n }, from value { $value }: { $effect }
scholars-about-harvest-space = { $track } { $level }, { $vp } VP. Harvest: { $effect }.
scholars-about-benefit-space = { $track } { $level }, { $vp } VP. When reached: { $effect }.
scholars-about-overflow = Each step beyond level 7: { $effect }
scholars-about-guild = { $guild }, controlled by: { $owner }. Control at the end: { $vp } VP. When the Caliph visits, all others with Influence: { $effect }.
scholars-about-space =
    { $dice ->
        [0] Deliver for { $silver } Silver: { $influence } Influence, { $gold } Gold and 1 space up on the Scroll's Research Track.
       *[other] Deliver for { $silver } Silver: { $influence } Influence, { $gold } Gold and 1 space up on the Scroll's Research Track; { $dice } White die to Bag.
    }
scholars-about-room = Room { $n }, { $silver } Silver: { $effect }. Retires with { $needed } Gold, now { $gold }.
scholars-about-retire =
    { $n ->
        [0] The first Retiree here is free.
        [one] The next Retiree here costs 1 Silver or 1 White die to Bag.
       *[other] The next Retiree here costs { $n } times 1 Silver or 1 White die to Bag.
    }
scholars-about-target =
    { $met ->
        [0] Goal: { $target } ({ $which }). Reward: { $effect }.
       *[other] Goal met: { $target } ({ $which }).
    }
scholars-about-bag =
    { $n ->
        [one] 1 die in the Bag
       *[other] { $n } dice in the Bag
    }
scholars-about-dice = { $colour }: { $n } in the Bag, { $left } in the Main Supply
scholars-about-dice-sum = Dice Sum: coloured dice less White dice
scholars-about-workers = { $worker }: { $n }; { $left } in the Main Supply
scholars-about-influence = { $n } Influence left to place
scholars-about-scheme = { $scheme }. { $condition }, at least { $least }: { $first }. Otherwise: { $second }.
scholars-event-none = First Caliph Card: nothing else happens.
scholars-event-starting-translators = Second Caliph Card: 1 Gold on each Starting Translator; 1 Silver for each one that is a Retiree.
scholars-event-neutral-translator = A Neutral Translator of a pictured deck enters the left-most empty Room.
scholars-event-short-none = no event
scholars-event-short-starting-translators = Gold on Starting Translators
scholars-event-short-neutral-translator = Neutral Translator

## The companion of a first game

tutorial-begin = Bring Scrolls to the House of Wisdom, Employ Translators and have the Scrolls Translated into Arabic. The fourth Caliph Card brings the end; most VP win. What you can choose is ringed.
tutorial-draft = This Translator is yours from the start, and the card below brings your first dice, Gold, Silver and Workers. For a first game, take one who speaks Arabic: every Translation ends in it.
tutorial-turn = Work with an empty Action Slot, or Rest: income, new dice and all your cards back. Early on, Travel to Deliver a Scroll or Recruit a Translator; Rest when dice run out.
tutorial-card = Any Action Card fits any Slot. Its brown actions, if it has any, are for this turn; its blue effect comes when you Rest with the card on your board.
tutorial-die = Dice add up to the value. Red and Yellow make Orange, Yellow and Blue Green, Red and Blue Purple. Recruit and Travel need value, Research colour for its steps, Translate a mixed colour.
tutorial-work = In any order: Workers on dice (the die's own colour makes it a 6, another recolours it), the main action, the card's small actions. Workers must come before the main action.
tutorial-recruit = Dispatch: the effect at once, and the card goes under its deck. Employ: into a Room, for your Translations, and later a Retiree. Employ one for the language of a Scroll you want.
tutorial-room = You pay the Room's Silver and get its effect at once. Its Gold number says how much the Translator gathers before Retiring: few Gold, sooner a Retiree. Keep some Silver for a Delivery.
tutorial-travel = Clockwise, up to your value; only the Spot where you stop counts. White Spots give small gains; on a Black Spot you may Deliver its Scroll for 4 Silver. Crossing a path of your colour pays a bonus.
tutorial-arrive = A Delivery costs 4 Silver and gives Influence in the Guild, 1 Gold and a step on the Scroll's Research Track. Choose a Guild whose colour your dice can mix, to Translate there later.
tutorial-research = A Worker and 1 Silver are always open. With a colour you climb its track: 1 step for 1 Gold from value 4, free from 8; 2 steps for 2 Gold from 10. Tracks give benefits and VP.
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
tutorial-caliph = You control this Guild, so 1 Influence moves to the card. Top: 3 VP. Middle: 1 VP and a die. Bottom: a Retiree with a White die, or 1 Gold instead. Early, a die or a Retiree helps longest.
tutorial-deny = The opponent wants a Scroll with your Influence. If you allow it, you get the Influence back and 1 Silver; deny it for 1 Silver only if you want this Scroll yourself.
tutorial-order = All of these are yours, one after another. Begin with what may help the rest; where you may pass, passing gives up what is left.
tutorial-choose = Only one of these is yours. Where a price is named you pay it first; if you would rather keep it, pass where that is offered.
