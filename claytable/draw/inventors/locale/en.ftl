letter-blue = B
letter-orange = O
letter-charcoal = C
round = Inventors of the South Tigris · round { $n } of { $of }
vp = { $n } VP
free = free
ship = »
steps = { $n }»
first = 1st
legend = » Ship · ▒ facedown · ○ neutral · E Envoy · ✖ blocked · (…) Inactive · [B4] Blue die, [4] White
or = or
influence = Influence

## The River
river-left = River: Ongoing ({ $tiles })
river-centre = Tent ({ $tiles })
river-right = Immediate ({ $tiles })
facedown = ▒ { $n } facedown
research-free = Research { $vp } VP

## Devices
devices-left = To Invent and Build ({ $boards } more)
devices-built = Built
devices-published = Published
to-invent = Invent { $value }, discard { $cards }; match
to-build = Build { $value }: { $trades }
to-publish = Publish { $value }
tests = Test
inventor = Inventor
builder = Builder
publisher = Publisher
invention = Invention: { $effect }
scores = 2/4 VP: { $low }/{ $high } { $what }

## Workers and Tents
guild-blue = Blue Guild { $first }/{ $second } VP
guild-orange = Orange Guild { $first }/{ $second } VP
guild-charcoal = Charcoal Guild { $first }/{ $second } VP
place-left = left
place-right = right
place-bottom = bottom
open-space = any number
envoy-mark = E
cost-silver = { $n } Silver
cost-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cost-craft = pay { $n } Craftsperson
tent-space = { $n } { $area }
area-tents = Tents:

## Seats
seat = Seat
seat-silver = Silver
seat-cards = Cards
seat-workers = Workers
seat-camels = Camels
seat-dice = Dice
seat-influence = Influence
seat-supply = Supply
seat-royalties = Royal.
seat-research = Res.
seat-tents = Tents
dummy = Dummy Player: Ship on { $ship },
schemes = Opponent: { $pile } Schemes to come, { $tiles } Workshop tiles, { $inventions } Invention tiles left
no-board = The opponent has no board of its own.

## One's own board
camel = Camel { $n }
study = Study
level = { $n }: { $price } Silver, { $vp } VP
income = Income
progress = Progress
mine = { $silver } Silver · { $supply } Influence
mine-workers = Workers { $workers } · Tents { $tents }
mine-tracks = Ship { $ship }
mine-royalties = Royalties { $n }: { $effect }
mine-goals = Goals reached: { $n }
mine-inventions = Invention tiles ({ $n })
my-research = Research:

## What Device Cards count
metric-devices-any-role = Devices with a role of yours
metric-devices-built = Devices you Built
metric-devices-published = Devices you Published
metric-devices-built-published = Devices you Built and Published
metric-devices-invented-built = Devices you Invented and Built
metric-devices-invented-published = Devices you Invented and Published
metric-dice = { $colour } dice
metric-dice-pairs = { $colour } dice pairs
metric-dice-sets = sets of 3 coloured dice
metric-influence = { $colour } Influence
metric-influence-sets = sets of 3 Influence
metric-invention-columns = empty Invention columns
metric-invention-rows = Invention rows with 2 removed
metric-pairs-research-active-craft = pairs Research + Active Craftsperson
metric-pairs-workshop-tile-active-craft = pairs Workshop tile + Active Craftsperson
metric-pairs-workshop-tile-research = pairs Workshop tile + Research
metric-research-left = Research, left section
metric-research-centre = Research, centre section
metric-research-right = Research, right section
metric-research-sets = sets of 3 Research
metric-royalties = Royalties space
metric-ship = Ship's space
metric-tent-areas = Tent areas
metric-tower = level of the { $trade }
metric-tower-highest = level of the highest Craftsperson
metric-tower-lowest = level of the lowest Craftsperson
metric-workshop-columns = complete Workshop columns
metric-workshop-rows = Workshop rows of 4 or more
metric-workshop-tiles = { $colour } Workshop tiles
metric-workshop-tiles-none = Workshop tiles without colour
