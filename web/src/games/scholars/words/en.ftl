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
scholars-no-retirees = No Retirees here
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
scholars-about-overflow = Each step beyond level { $level }: { $effect }
scholars-about-guild = { $guild }, controlled by: { $owner }. Control at the end: { $vp } VP. When the Caliph visits, all others with Influence: { $effect }.
scholars-about-space =
    { $dice ->
        [0] Deliver for { $silver } Silver: { $influence } Influence, { $gold } Gold and a space up on the Scroll's Research Track.
       *[other] Deliver for { $silver } Silver: { $influence } Influence, { $gold } Gold and a space up on the Scroll's Research Track; { $dice } White die to Bag.
    }
scholars-about-room = Room { $n }, { $silver } Silver: { $effect }. Retires with { $needed } Gold, now { $gold }.
scholars-about-retire =
    { $n ->
        [0] The first Retiree here is free.
        [one] The next Retiree here costs: { $cost }.
       *[other] The next Retiree here costs { $n } times: { $cost }.
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
scholars-event-starting-translators = Second Caliph Card: { $gold } Gold on each Starting Translator; { $silver } Silver for each one that is a Retiree.
scholars-event-neutral-translator = A Neutral Translator of a pictured deck enters the left-most empty Room.
scholars-event-short-none = no event
scholars-event-short-starting-translators = Gold on Starting Translators
scholars-event-short-neutral-translator = Neutral Translator

## How things stand in a part of the board

scholars-state-guild = { $guild } ({ $who }), controlled by: { $owner }.
scholars-state-map = The markers, by Spot: { $who }.
scholars-state-rooms =
    { $n ->
        [0] All Rooms are empty.
       *[other] The Translators, by Room: { $who }.
    }
