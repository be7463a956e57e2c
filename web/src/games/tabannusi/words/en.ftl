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
tabannusi-time-about = Each scoring takes Gold from the Time track; with the last one the end is triggered.
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
tabannusi-harbormaster-of = For all Ships of { $line }: { $tile }
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
tabannusi-crate-up = { $resource-crate }, face up: pays { $resource }
tabannusi-crate-down = { $resource-crate }, face down: refill it for any Resource
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
