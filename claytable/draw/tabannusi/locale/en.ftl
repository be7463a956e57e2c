letter-brown = B
letter-white = W
letter-yellow = Y
letter-blue = U
letter-green = G
heading = Tabannusi: Builders of Ur
time = Time
turns-left =
    { $n ->
        [0] last turn
        [one] 1 more turn
       *[other] { $n } more turns
    }
vp = { $n } VP
first = 1st
none = –
legend-colours = B brown · W white · Y yellow · U blue · G green · ? any · ◇ Project · ■ Building with its size · ⌂ House · ⚑ Claim marker · ≈ Water · ✿ Garden
legend-bonuses = ● Gold · ▲ step on a Mastery track, ▲◇ on that of the Project · +◇ one more Project · +U a die · ≋ special Water · ↻ refill a Crate · ⇄ move the Architect · → pay first · * see the question

## Districts
district = { $n } { $name }
district-1 = Artisans
district-2 = Farmers
district-3 = Scribes
district-4 = Port
district-5 = Ziggurat
architect = Architect
assistant = Assistant

## Port
port = Port
harbormasters = Harbormasters
column = Column { $n }
row = Row { $n }
crate = Crate { $colour }
ship = { $row }-{ $column } size { $size }
ship-any = any colour, no ability
ability-claim-ship = Ship claimed: { $effect }
ability-place-house = House placed: { $effect }
ability-refill-crate-paid = paid refill: { $effect }
ability-place-project = Project placed: { $effect }
ability-place-house-ziggurat = Ziggurat House: { $effect }
ability-construct = construct, per others' Project: { $effect }
ability-place-garden = Garden placed: { $effect }
ability-place-house-port = Port House: { $effect }
ability-pass-boundary = boundary passed: { $effect }

## Ziggurat
section = Ziggurat, { $colour } · { $tile }
ziggurat-z01 = { $first }/{ $second }/{ $third } VP: House, District 1–3
ziggurat-z02 = { $first }/{ $second }/{ $third } VP: House in the Ziggurat
ziggurat-z03 = { $first }/{ $second }/{ $third } VP: Mastery boundary passed
ziggurat-z04 = { $first }/{ $second }/{ $third } VP: Ship claimed
ziggurat-z05 = { $first }/{ $second }/{ $third } VP: own Building beside a Garden
ziggurat-z06 = { $first }/{ $second }/{ $third } VP: own Garden
ziggurat-z07 = { $first }/{ $second }/{ $third } VP: House in the Port
ziggurat-z08 = { $first }/{ $second }/{ $third } VP
ziggurat-z09 = { $first }/{ $second }/{ $third } VP: Decree or Urban card
ziggurat-z10 = { $first }/{ $second }/{ $third } VP: set of 3 colours (Buildings, Ships)

## Mastery
mastery = Mastery
lowest = lowest marker
benefit = each marker

## Cards and stacks
decrees = Decrees
display = Special Water
face-down = { $n } face down
stacks = Stacks
stack-projects = Projects { $counts }
stack-water = Water { $n }
stack-gardens = Gardens { $n }
stack-urban = Urban cards { $n }
supply = supply { $counts }

## Seats
seat = Seat
seat-vp = VP
seat-gold = Gold
seat-dice = Dice
seat-crates = Crates
seat-claims = ⚑ (rest)
seat-water = ≈
seat-gardens = ✿
seat-houses = ⌂
seat-decrees = Decr.
seat-urban = Urban
seat-harbormasters = Harb.

## One's own area
houses-column = Column bonus
houses-bottom = Bottom row
houses-row = { $colour } row
dice = Dice
crates = Crates
gold = { $n } Gold
claims = { $n } ⚑ here, { $supply } in the supply
tiles = Tiles
water = { $n } ≈
gardens = { $n } ✿
workers = Workers
workers-at = Architect in { $architect }, Assistant in { $assistant }
workers-none = not placed yet
harbormaster-tiles = Harbormaster
urban = Urban cards
urban-hidden = { $n } face down
decrees-done = Decrees

## The Bot
king = King { $name }
left = Left card
right = Right card
automa = { $card }: { $n }
automa-bonus = Bonus { $effect }
automa-arrow = arrow to line { $n }
numbers = Number tiles
markers = Markers by District
bag = Bag
deck = Deck { $n }
used = used { $n }

## Effects on spaces of the board, no wider than four characters
icon-none = –
icon-gold = { $n }●
icon-vp = { $n }VP
icon-lose-vp = −{ $n }VP
icon-claim = { $n }⚑
icon-resource = +{ $resource }
icon-resource-any = +?
icon-water = { $n }≈
icon-garden = { $n }✿
icon-special-water = { $n }≋
icon-advance = { $n }▲{ $track }
icon-advance-any = { $n }▲
icon-advance-this = ▲◇
icon-advance-paid = { $n }▲
icon-refill = { $n }↻
icon-architect = ⇄
icon-project = +◇

## Effects in short: the ids of the game's own catalogue
effect-none = –
effect-list = { $effects }
effect-or = { $first } or { $second }
effect-pay = { $owed } → { $gains }
effect-gold = { $n } Gold
effect-vp = { $n } VP
effect-lose-vp = −{ $n } VP
effect-claim = { $n } ⚑
effect-resource = { $n } { $resource }
effect-resource-any =
    { $n ->
        [one] any die
       *[other] { $n } dice
    }
effect-water = { $n } Water
effect-garden =
    { $n ->
        [one] 1 Garden
       *[other] { $n } Gardens
    }
effect-special-water = { $n } special Water
effect-crate-here = this Crate
effect-urban = Urban card
effect-harbormaster = Harbormaster
effect-advance = { $n } ▲{ $track }
effect-advance-any = { $n } ▲
effect-advance-one = { $n } ▲ on one track
effect-advance-two = ▲ on two tracks
effect-advance-this = { $n } ▲ of the { $what } colour
of-project = Project's
of-building = Building's
of-ship = Ship's
effect-advance-lowest = { $n } ▲ lowest
effect-advance-highest = { $n } ▲ highest
effect-advance-paid = { $n } ▲ of that colour
effect-refill =
    { $n ->
        [one] refill 1 Crate
       *[other] refill { $n } Crates
    }
effect-architect = move Architect
effect-project = one more Project
effect-claim-ziggurat = ⚑ on a Ziggurat tile
effect-claim-ship = ⚑ on a Ship
effect-port-house = Port House free
effect-shift-house = shift { $n } Houses down
effect-gardening = Gardening
effect-action-tile = any Action tile
effect-discount = construct for { $n } less
effect-house-source = from a coloured row
effect-claim-source = marker from the supply
effect-substitute = { $n } { $resource } for 1 Gold
effect-tolerance = { $n } House may miss on each Urban card
effect-automa-card = bonus of the left card
cost-resource = { $n } { $resource }
cost-paid-colour = { $n } B/W/Y
colour-brown = B
colour-white = W
colour-yellow = Y
colour-blue = U
colour-green = G
resource-brown = B
resource-white = W
resource-yellow = Y
resource-blue = U
resource-green = G
resource-any = die
track-brown = B
track-white = W
track-yellow = Y

## Cards in short
decree = { $needs } → { $gives }
need-buildings =
    { $n ->
        [one] 1 { $colour } Building
       *[other] { $n } { $colour } Buildings
    }
need-houses = { $n } { $colour } (Ziggurat counts)
need-garden-buildings = { $n } { $colour } at a Garden
need-ships =
    { $n ->
        [one] 1 { $colour } Ship
       *[other] { $n } { $colour } Ships
    }
need-port-houses = { $n } Port Houses
need-own-gardens = { $n } own Gardens
need-adjacent-gardens = { $n } Gardens at own Buildings
need-every-tile = ⚑ on every Ziggurat tile
urban-card = { $id }: { $houses } → { $vp } VP
urban-houses = { $n } ⌂ in { $district }
