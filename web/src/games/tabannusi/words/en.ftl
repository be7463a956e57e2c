# Words of the drawing.

tabannusi-letter-brown = Br
tabannusi-letter-white = W
tabannusi-letter-yellow = Y
tabannusi-letter-blue = B
tabannusi-letter-green = G
tabannusi-mastery = Mastery
tabannusi-multiplier = Victory Points for each space of a Building, and each adjacent Garden: × { $n }
tabannusi-each-marker = each marker
tabannusi-each-marker-about = Gained by each marker that enters the space
tabannusi-lowest-marker = lowest one
tabannusi-lowest-marker-about = Gained once, when your lowest marker, not tied, enters the row
tabannusi-at-space = { $seat }: space { $n }
tabannusi-time = Time track
tabannusi-time-about = Each scoring takes 1 Gold from the Time track; with the last one the end is triggered.
tabannusi-scorings = { $n ->
    [one] scoring to the last round
   *[other] scorings to the last round
}
tabannusi-last-round = last round
tabannusi-turns-after = { $n ->
    [one] 1 turn after this one
   *[other] { $n } turns after this one
}
tabannusi-buildings = Buildings
tabannusi-port = Port
tabannusi-gardens = Gardens
tabannusi-no-decrees = All Decrees are taken.
tabannusi-acts-here = you act here
tabannusi-next-here = then here
tabannusi-architect = Architect: { $seat }
tabannusi-assistant = Assistant: { $seat }
tabannusi-barge = Barge: { $n } of { $all } { $resource-die }
tabannusi-die = { $resource-die } with a { $n }
tabannusi-action-tile = Action tile: { $effect }
tabannusi-project = { $colour } Project: { $seat }
tabannusi-building = { $colour } Building of size { $n }: { $seat }
tabannusi-garden = Garden: { $seat }
tabannusi-water = Water tile
tabannusi-water-bonus = Water: { $effect } for a Garden on it
tabannusi-projects = Projects
tabannusi-project-stack = { $colour } Project tiles: { $n } left
tabannusi-waters = Water
tabannusi-water-stack = Water tiles: { $n } left
tabannusi-special-stack = Special Water tiles, face down: { $n } left
tabannusi-garden-stack = Garden tiles: { $n } left
tabannusi-supply = Supply
tabannusi-supply-of = { $resource }: { $n } in the supply
tabannusi-pieces = Building pieces
tabannusi-pieces-of = { $colour } Building pieces: { $n } left
tabannusi-any-colour = any colour
tabannusi-ship-works = Its ability works for: { $seats }
tabannusi-ship-claimed = Claimed by: { $seats }
tabannusi-port-bonus = House space of { $line }: { $effect }
tabannusi-port-crate = House space of { $line } with a { $resource-crate }
tabannusi-port-empty = House space of { $line }; its Crate is gone
tabannusi-port-house = { $line }: House of { $seat }
tabannusi-harbormaster-of = For the third Ship of { $line }: { $tile }
tabannusi-harbormaster-gone = Harbormaster space of { $line }: taken
tabannusi-house-of = House of { $seat }
tabannusi-houses-left = { $n ->
    [one] 1 House left
   *[other] { $n } Houses left
}
tabannusi-house-row = { $row }: the leftmost House goes first; what stands beside it is gained
tabannusi-any = any
tabannusi-column = Bonus of the column, once it is empty: { $effect }
tabannusi-crates = Crates
tabannusi-crate-up = { $resource-crate }, face up: pays 1 { $resource }
tabannusi-crate-down = { $resource-crate }, face down: refill it for any 1 Resource
tabannusi-crate-refilled = { $resource-crate }, face down: refilled this turn already
tabannusi-crate-slot = Room for a Crate
tabannusi-resources = Resources
tabannusi-gold = Gold
tabannusi-claims = Claim markers
tabannusi-claims-free = free
tabannusi-claims-supply = { $n } in supply
tabannusi-claims-supply-about = Claim markers in the supply: they must be gained first
tabannusi-claims-about = Free Claim markers in the player area
tabannusi-own-water = Own Water tiles: { $n }
tabannusi-own-gardens = Own Garden tiles: { $n }
tabannusi-harbormasters = Harbormaster
tabannusi-unused = unused: { $n } VP each
tabannusi-none-yet = none yet
tabannusi-urban-cards = Urban cards
tabannusi-urban-hidden = { $n ->
    [one] 1 card, hidden
   *[other] { $n } cards, hidden
}
tabannusi-tolerance = { $n ->
    [one] 1 House less on each
   *[other] { $n } Houses less on each
}
tabannusi-only-you = only you see them
tabannusi-mine = My area
tabannusi-houses = Houses
tabannusi-taken-decrees = Decrees scored
tabannusi-automa-left = { $card } (left, the newest): its number is { $number }; the first action is tried in the order { $order }; its arrow points at row { $arrow } of the right card; its bonus: { $bonus }
tabannusi-automa-right = { $card } (right): its number is { $number }; the row of the arrow says: { $symbol }, number { $tile }, second action { $action }
tabannusi-symbol-up = highest space
tabannusi-symbol-down = lowest space
tabannusi-symbol-king = as the King says
tabannusi-deck = { $n } in the deck
tabannusi-numbers = Numbers
tabannusi-number-tile = Number { $label }: { $colours }
tabannusi-bag = In the bag
tabannusi-bot-markers = Automa Urban card: markers left for each District
tabannusi-districts = Districts 1 to 3
tabannusi-ziggurat = Ziggurat
tabannusi-decrees = Decrees

## The companion of a first game

tutorial-begin = Build Ur: Projects become Buildings, Gardens make them worth more, and Houses go to the Port and the Ziggurat. A District scores once its Barge is empty. What you can choose is ringed.
tutorial-starting-colour = You begin with a Building of size 1 under one of your Houses. Its points are multiplied by your Mastery of its colour; any colour will do, perhaps one that a Decree asks for.
tutorial-starting-district = The Building scores each time this District does. Your Urban card wants Houses in certain Districts: one of those is a good choice.
tutorial-starting-space = You gain at once what the covered space shows. Beside Water is a good place: a Garden there will make the Building worth more.
tutorial-first-district = Here you take your first die and do your first Actions. Districts 1 to 3 are an easy start, as Projects cost no Resources there.
tutorial-take-die = The die is a Resource in this Barge's colour; its number is the District of your next turn. Choose by where you want to act then. A 6 leads where no other die here points.
tutorial-move = The Architect goes ahead to the District of your next turn; now you still act where your Assistant stands. A District that the die does not allow costs 1 Gold.
tutorial-actions = Up to two Actions of this District, also the same one twice. In Districts 1 to 3 start with Projects side by side in one colour, and construct once you can pay.
tutorial-project = It costs a Claim marker, no Resources. Up to 3 Projects of a colour in a District grow into one Building; anyone may construct it, and if another does, your marker comes back with a Mastery step.
tutorial-project-space = Ringed spaces are allowed: beside the Projects of this colour, if there are any here, never beside a Building of it. Take a space with a bonus you can use.
tutorial-bonus = The bonus of the covered space is yours if you want it. Nearly always take it; only mind that the last die of a Barge lets its District score at the end of this turn.
tutorial-construct = All Projects of the colour here become your Building, whoever placed them. Cost: 2 local Resources, plus 1 of the colour for each marker of yours on them. Bigger scores more.
tutorial-discount = The tile saves 1 Resource of your choice and is then gone; unused, it is worth 3 VP at the end. Use it if you could not pay otherwise, or to keep a colour that you need soon.
tutorial-pay = Dice, Crates and Gold all pay; Gold stands for any colour. Prefer dice: they are lost when the District of their colour is scored, while Crates and Gold stay.
tutorial-gardening = Buy Gardens for green, Water for blue, and place what you have, in any order. Gardens lie on Water; each one beside a Building adds 1 to its size when it scores.
tutorial-water-space = Water goes beside Water or a Garden and gives no bonus for the space. Put it next to your Buildings: that is where your Garden will count.
tutorial-garden-space = The Garden takes a Claim marker and gives the bonus of its Water, if any. Place it beside your Buildings; if another builds next to it later, you may move up on a Mastery track.
tutorial-garden-marker = Your Ship lets this marker come from the supply. Take it from there: the markers of your area then stay free for other Actions.
tutorial-port-house = When the Port scores, each Ship of yours in this House's row or column is worth 1 VP more. Blue spaces give their bonus, red ones the Crate that lies there.
tutorial-port-row = The bottom row is the usual one, but its Houses also stand in for empty coloured rows. Your Ship allows a coloured row for 1 blue more: worth it for the bonus uncovered there or to empty a column.
tutorial-ship = A claimed Ship gives you its ability from your next turn on, and VP if your Houses stand at its row or column. All three of a line bring its Harbormaster tile, if it is still there.
tutorial-pay-ship = A Ship of yours lets 1 blue Resource stand for 1 Gold. Gold replaces any colour, so pay with blue if you can spare it: a die rather than a Crate, as blue dice are lost when the Port scores.
tutorial-ship-after = Right after constructing, a Ship of the Building's size costs 1 Gold instead of 2, and no Action. A bargain if you have a Claim marker to spare; its ability works from your next turn on.
tutorial-ziggurat-house = The space gives its bonus, then you mark the tile of that section: it scores whenever District 5 does, more with each further marker. Choose a tile for something you do anyway.
tutorial-ziggurat-tile = Your marker goes to the next value of that tile, which scores whenever District 5 does. Choose the tile that counts what you have most of.
tutorial-any-tile = Your Harbormaster tile does what one Action tile shows, in whichever District it lies, without using up an Action. Best is one that you will not come to soon; those where your Assistant stands are open anyway.
tutorial-choose = Choose one of these. Where a price is named, you pay it first; where you may pass, you give it up and keep what it costs.
tutorial-gain-resource = The die comes from the supply; its number no longer matters. Take the colour your next cost needs: local Resources to construct, green for Gardens, blue for Water.
tutorial-special-water = Special Water holds a bonus for whoever places a Garden on it. Take the bonus you like best; Gardening will place the tile later.
tutorial-flip-crate = A Crate turned face up pays 1 Resource of its colour again. Choose a colour that your next cost needs.
tutorial-refill-second = A Ship of yours refills a second Crate for the Resource already spent. It costs nothing more, so take it: best a colour that your next cost needs.
tutorial-track = The higher the marker, the more your Buildings of that colour score. Choose the colour you build most; lifting your lowest marker can also give the bonus at the right.
tutorial-two-tracks = One step here, then one on another track; the third stays where it is. Choose the two colours you build most; lifting your lowest marker can also give the bonus at the right.
tutorial-architect = Where the Architect stands is where you act next turn, whatever your die said. This turn goes on where your Assistant is.
tutorial-shift-house = A House that moves to the bottom row gives the bonus it uncovers, if any; from there it can go to the Port or stand in for an empty coloured row. Choose the row with the best bonus, or empty a column.
tutorial-urban = An Urban card scores at the end if your Houses stand in the Districts it asks for. Keep the one that you have come closer to.
tutorial-reveal-urban = Cards that you show now score with this Ziggurat tile, and they still count at the end. The only price: everyone sees what they ask for. It is nearly always worth it.
tutorial-score = Each scoring gives you 1 Gold of the Time track, and everybody loses dice of that colour. Brown, white or yellow dice lost raise your Mastery first: begin where that helps the next District.
