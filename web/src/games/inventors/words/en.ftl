### What only the drawing of the table says.

inventors-or = or
inventors-else = else
inventors-letter-blue = B
inventors-letter-orange = O
inventors-letter-charcoal = C
inventors-letter-white = W
inventors-neutral = neutral
inventors-neutral-letter = D:

## Seats
inventors-silver = Silver
inventors-cards = Cards in hand
inventors-workers = Workers
inventors-camels = Camels free, of those open
inventors-available = Dice that can be placed
inventors-tented = Tent placed this round
inventors-tents = Tents
inventors-tiles = Workshop tiles
inventors-inventions-left = Invention tiles left
inventors-influence-left = Influence in supply

## The River
inventors-river = River
inventors-ship-of = Ship of { $name }
inventors-section-left = Ongoing
inventors-section-centre = Tent
inventors-section-right = Immediate
inventors-about-section-left = Left section, { $n } Research tiles in the pile: each works from then on
inventors-about-section-centre = Centre section, { $n } Research tiles in the pile: each works when you place your Tent
inventors-about-section-right = Right section, { $n } Research tiles in the pile: each works at once
inventors-about-arrive = Ships stop here: { $effect }
inventors-about-stack =
    { $n ->
        [one] 1 Workshop tile
       *[other] { $n } Workshop tiles
    }
inventors-about-research-vp = Research: { $vp } VP for the first Influence, { $second } for the second
inventors-about-tile =
    { $vp ->
        [0] { $what }
       *[other] { $what } ({ $vp } VP)
    }
inventors-drawn = Drawn

## The Main Board
inventors-main-board = Main Board
inventors-royalties = Royalties track
inventors-about-royalty =
    { $vp ->
        [0] Royalties space { $n }: { $effect }
       *[other] Royalties space { $n }: { $effect }. { $vp } VP at the end
    }
inventors-about-crossing = When your marker crosses: { $effect }
inventors-guilds = Guilds and Worker spaces
inventors-name-guilds = Guilds
inventors-name-workers = Workers
inventors-about-guild = { $guild }: { $first } VP for the most Influence, { $second } for the second most
inventors-about-share =
    { $tents ->
        [0] { $name }: { $n } Influence
       *[other] { $name }: { $n } Influence, and { $tents } for Tents
    }
inventors-about-space = { $space }. Costs: { $cost }. Gives: { $effect }.
inventors-about-extra = The Dummy Player adds { $colour } Influence to the cost.
inventors-any-number = any number
inventors-first-tent = 1st:
inventors-about-area-guild = { $area }: at the End of Round the Tent comes here and counts as { $n } Influence. The first one: { $effect }
inventors-about-area-envoy = At the End of Round the Tent comes here: you have the Envoy in the next round
inventors-about-area-hired-camel = At the End of Round the Tent comes here: you have the hired Camel in the next round

## Devices
inventors-devices = Devices
inventors-built = Built
inventors-published = Published
inventors-published-here = room for Published Devices
inventors-built-here = Built Devices stand here
inventors-boards-left = Device Boards in the pile: { $n }
inventors-match = match
inventors-inventor = Inventor
inventors-builder = Builder
inventors-publisher = Publisher
inventors-about-role = { $role }: { $name }.
inventors-about-invent =
    { $cards ->
        [0] Invent: dice { $value }.
        [one] Invent: dice { $value }, discard 1 card.
       *[other] Invent: dice { $value }, discard { $cards } cards.
    }
inventors-about-build = Build: dice { $value }, pay { $crafts }.
inventors-about-publish = Publish: dice { $value }, { $silver } Silver to the Inventor, pay { $crafts }.
inventors-other-craft = one other
inventors-about-halves = Half icons: { $first }, { $second }.
inventors-about-play = Played: { $effect }.

## One's own board
inventors-board-of = Board of { $name }
inventors-dice = Dice and Study
inventors-name-dice = My dice
inventors-name-their-dice = Dice
inventors-name-inventions = Inventions
inventors-study = Study
inventors-about-study = Study, { $level }: { $effect }
inventors-workshops = Camels and Workshops
inventors-locked = locked
inventors-not-hired = for hire
inventors-about-camel = A free Camel: for Invent, Build, Test and Publish
inventors-about-camel-used = This Camel is in use until the End of Round
inventors-about-camel-hire = For hire: until the End of Round
inventors-about-camel-locked = Opens when the Tent that shows it has left your board
inventors-about-covered = A tile placed here gives: { $effect }
inventors-about-uncovered = A tile placed here covers nothing
inventors-tower = Tower
inventors-about-price = To pay a Craftsperson here: { $n } Silver
inventors-about-active = { $craft }: Active, level { $level }, price { $price } Silver
inventors-about-inactive = { $craft }: Inactive, level { $level }; must be refreshed before the next payment
inventors-about-income = Income at the Start of Round: { $effect }
inventors-about-progress = When nobody stands on the lowest tile: { $effect }
inventors-supply = Inventions, Tents and supply
inventors-about-column = Both tiles of this column removed: { $effect }
inventors-about-pair = { $vp } VP at the end, if the tiles on both sides are gone
inventors-about-invention = Invention tile: { $effect }
inventors-about-invention-gone = This Invention tile has been used
inventors-about-track = When this Tent leaves: { $effect }
inventors-about-workers =
    { $reserve ->
        [0] Workers: { $n }
       *[other] Workers: { $n }; in reserve, until unlocked: { $reserve }
    }
inventors-about-supply = Influence in supply: { $n }

## Hand
inventors-hand = Device Cards in hand
inventors-name-hand = Hand
inventors-cards-of = { $n ->
    [one] card of { $limit }
   *[other] cards of { $limit }
}
inventors-room-for = room for { $n } more
inventors-about-piles = Device Cards: { $pile } in the pile, { $discards } discarded
inventors-about-goal-card = { $what }: { $effect }

## The solo opponent
inventors-no-scheme = No Scheme turned over yet this round
inventors-schemes-played = Schemes of this round, the last one first
inventors-about-schemes = Schemes to come this round: { $pile }. In reserve: { $dice } Dice Schemes, { $workers } Worker Schemes
inventors-about-scheme = { $card }. First: { $top }. If that fails: { $bottom }. Tent: space { $tent }, Dummy's Tent: space { $dummy }.

## How things stand in a part of the board

inventors-state-guild =
    { $n ->
        [one] { $who }. 1 Worker space, { $open } open.
       *[other] { $who }. { $n } Worker spaces, { $open } open.
    }
inventors-state-river = The Ships, by space: { $who }.
inventors-state-royalties = The markers, by space: { $who }.
inventors-state-tents =
    { $n ->
        [0] No Tent is placed.
       *[other] The Tents, by space: { $who }.
    }
inventors-state-devices = To build: { $invented }. Built: { $built }. Published: { $published }.
