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
