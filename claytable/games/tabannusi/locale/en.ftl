### Tabannusi: Builders of Ur, in English.
###
### Names arrive already said. A part of a sentence (effects, costs, places) begins small: where it stands alone, the program that shows
### it may begin it with a capital. An attribute of a name is another form of it: a sentence that gets a name as `$resource` can
### say `$resource-crate`. A selector over a name uses this catalogue's own words for it.

## People

seat = Player { $n }
bot = Bot { $n }
opponent = The Bot

## Questions

question-starting-colour = Of which colour is your starting Building?
    .others = { $seat } chooses the colour of the starting Building.
question-starting-district = In which common District do you place your { $colour } starting Building?
    .others = { $seat } chooses a District for the { $colour } starting Building.
    .short = In which District does the Building go?
question-starting-space = On which space of { $district } do you place your { $colour } starting Building?
    .others = { $seat } chooses a space of { $district } for the { $colour } starting Building.
    .short = On which space does the Building go?
question-first-district = Your first turn: in which District do your Architect and Assistant start?
    .others = { $seat } chooses the District where Architect and Assistant start.
    .short = In which District do you start?
question-take-die = Which { $resource-die } do you take from the Barge of { $district }?
    .others = { $seat } chooses a { $resource-die } from the Barge of { $district }.
    .short = Which die do you take from the Barge?
question-move = To which District does your Architect move?
    .others = { $seat } chooses the District to which the Architect moves.
question-actions =
    { $left ->
        [0] You are in { $district }, and both Actions are taken: what else do you do?
        [1] You are in { $district }: which Action do you take second?
       *[other] You are in { $district }: which Action do you take first?
    }
    .others =
        { $left ->
            [0] { $seat } has taken both Actions in { $district } and may do more.
            [1] { $seat } chooses the second Action in { $district }.
           *[other] { $seat } chooses the first Action in { $district }.
        }
    .short = { $district }: what do you do?
question-project = Of which colour is the Project that you place?
    .others = { $seat } chooses the colour of a Project.
question-project-space =
    { $more ->
        [0] On which space do you place the { $colour } Project?
       *[other] You may place one more { $colour } Project: on which space?
    }
    .others = { $seat } chooses a space for the { $colour } Project.
    .short = On which space does the Project go?
question-bonus = Do you take the bonus of the covered space?
    .others = { $seat } decides whether to take the bonus of the covered space.
question-construct = Projects of which colour become a Building?
    .others = { $seat } chooses the colour of the Projects that become a Building.
question-discount = Do you use the Harbormaster tile to pay 1 Resource less for the { $colour } Building?
    .others = { $seat } decides whether to use a Harbormaster tile for the { $colour } Building.
    .short = Do you pay 1 Resource less?
question-pay = To pay: { $owed }. What do you pay with now?
    .others = { $seat } owes { $owed }.
    .short = What do you pay with now?
question-gardening =
    { $n ->
        [0] Gardening: what do you do?
       *[other] Gardening, with { $n } of 3 Gardens placed: what do you do next?
    }
    .others = { $seat } is Gardening.
    .short = Gardening: what do you do next?
question-water-space = On which space do you place the Water tile?
    .others = { $seat } chooses a space for a Water tile.
question-garden-space = On which Water do you place the Garden tile?
    .others = { $seat } chooses a Water for a Garden tile.
question-garden-marker = Where does the Claim marker for the Garden come from?
    .others = { $seat } chooses where the Claim marker for the Garden comes from.
question-port-house = On which space of the Port do you place a House?
    .others = { $seat } chooses a space of the Port for a House.
question-port-row = From which row does the House come (a coloured row costs 1 blue Resource more)?
    .others = { $seat } chooses the row from which the House comes.
    .short = From which row does the House come?
question-ship =
    { $gold ->
        [0] On which Ship do you place a Claim marker?
       *[other] Claim a Ship for { $gold } Gold: which one?
    }
    .others = { $seat } chooses a Ship to claim.
    .short = Which Ship do you claim?
question-pay-ship = For the Ship: 1 Gold, or 1 blue Resource in its place. What do you pay with?
    .others = { $seat } chooses how to pay for the Ship.
    .short = What do you pay with for the Ship?
question-ship-after = You may claim a Ship of size { $size } for 1 Gold: which one?
    .others = { $seat } may claim a Ship of size { $size } for 1 Gold.
    .short = Which Ship do you claim?
question-ziggurat-house = On which space of the Ziggurat do you place a House?
    .others = { $seat } chooses a space of the Ziggurat for a House.
question-ziggurat-tile = On which Ziggurat tile do you place a Claim marker?
    .others = { $seat } chooses a Ziggurat tile for a Claim marker.
question-any-tile = Which Action tile do you use?
    .others = { $seat } chooses an Action tile to use.
question-choose = Your choice ({ $effect }): what do you do?
    .others = { $seat } has a choice ({ $effect }).
    .short = Your choice: what do you do?
question-gain-resource =
    { $times ->
        [one] Gain 1 Resource from the supply: of which colour?
       *[other] Gain { $times } Resources from the supply: of which colour is the next one?
    }
    .others = { $seat } chooses the colour of a Resource to gain.
    .short = Which Resource do you gain next?
question-special-water =
    { $times ->
        [one] Gain 1 special Water tile: which one?
       *[other] Gain { $times } special Water tiles: which one is next?
    }
    .others = { $seat } chooses a special Water tile.
    .short = Which special Water tile do you gain?
question-flip-crate =
    { $times ->
        [one] You may refill 1 Crate: which one?
       *[other] You may refill up to { $times } Crates: which one is next?
    }
    .others = { $seat } may refill Crates.
    .short = Which Crate do you refill?
question-refill-second = You may refill a second Crate for the same Resource: which one?
    .others = { $seat } may refill a second Crate.
    .short = Which second Crate do you refill?
question-track =
    { $together ->
        [0] { $steps ->
            [one] Move up 1 space: on which Mastery track?
           *[other] Move up { $steps } spaces: on which Mastery track is the next one?
        }
       *[other] { $steps ->
            [one] Move up 1 space: on which Mastery track?
           *[other] Move up { $steps } spaces on a single Mastery track: on which one?
        }
    }
    .others = { $seat } chooses a Mastery track to move up on.
    .short = On which Mastery track do you move up?
question-two-tracks = Move up 1 space on each of two Mastery tracks: which one is first?
    .others = { $seat } chooses two Mastery tracks to move up on.
    .short = Which Mastery track is first?
question-architect = To which District do you move your Architect?
    .others = { $seat } chooses a District for the Architect.
question-shift-house =
    { $times ->
        [one] You may move 1 House to the bottom row: from which row?
       *[other] You may move up to { $times } Houses to the bottom row: from which row is the next one?
    }
    .others = { $seat } may move Houses to the bottom row.
    .short = From which row do you move a House?
question-urban = Which Urban card do you keep?
    .others = { $seat } chooses an Urban card to keep.
question-reveal-urban = Do you reveal your fulfilled Urban cards, so that they count for the Ziggurat tile?
    .others = { $seat } decides whether to reveal fulfilled Urban cards.
    .short = Do you reveal your fulfilled Urban cards?
question-score = Several Barges are empty: which District is scored first?
    .others = { $seat } chooses which District is scored first.
    .short = Which District is scored first?

## Answers

answer-pass = Pass (nothing more)
answer-end-turn = End the turn
answer-buy-garden = Buy a Garden tile for 1 green Resource
answer-buy-water = Buy a Water tile for 1 blue Resource
answer-lay-water = Place a regular Water tile
answer-lay-garden = Place a Garden tile
answer-pay-gold = Gold
answer-reveal = Reveal them
answer-from-area = From the player area
answer-from-supply = From the supply
answer-take = { $resource-die } with a { $n }
answer-move = Architect to { $district }
answer-pay-move = Architect to { $district } for 1 Gold
answer-refill = Refill the { $resource-crate } for 1 Resource
answer-decree = Score { $decree }
answer-tile = Action tile: { $tile }
answer-use = Use { $tile }
answer-space =
    { $bonus ->
        [nothing] { $space }
       *[other] { $space }: { $bonus }
    }
answer-ship = row { $row }, column { $column }: { $ship-kind } of size { $size } ({ $ship-ability })
    .kind = { $ship-kind } in row { $row }, column { $column }
answer-port-empty = { $line }: Crate space without a Crate
    .on = on the Crate space of { $line }
answer-port-crate = { $line }: { $resource-crate }
    .on = on the Crate space of { $line }
answer-port-bonus = { $line }: { $effect }
    .on = on the bonus space of { $line }
answer-pay-die = { $resource-die }
answer-pay-crate = { $resource-crate }
answer-flip = { $resource-crate }
answer-score = { $district }
answer-save = 1 { $resource } less

## Names

colour-brown = brown
colour-white = white
colour-yellow = yellow
colour-blue = blue
colour-green = green
resource-brown = brown Resource
    .many = brown Resources
    .die = brown die
    .crate = brown Crate
resource-white = white Resource
    .many = white Resources
    .die = white die
    .crate = white Crate
resource-yellow = yellow Resource
    .many = yellow Resources
    .die = yellow die
    .crate = yellow Crate
resource-blue = blue Resource
    .many = blue Resources
    .die = blue die
    .crate = blue Crate
resource-green = green Resource
    .many = green Resources
    .die = green die
    .crate = green Crate
resource-any = Resource of any colour
    .many = Resources of any colour
track-brown = brown Mastery track
    .on = on the brown Mastery track
track-white = white Mastery track
    .on = on the white Mastery track
track-yellow = yellow Mastery track
    .on = on the yellow Mastery track
district-1 = District 1
district-2 = District 2
district-3 = District 3
district-4 = District 4 (Port)
district-5 = District 5 (Ziggurat)
action-project = Place a Project
action-construct = Construct a Building
action-gardening = Gardening
action-claim-ship = Claim a Ship for 2 Gold
action-port-house = Place a House in the Port
action-ziggurat-house = Place a House in the Ziggurat
row-brown = brown row
row-white = white row
row-yellow = yellow row
row-bottom = bottom row
line-row1 = row 1
line-row2 = row 2
line-row3 = row 3
line-col1 = column 1
line-col2 = column 2
line-col3 = column 3
section-brown = brown section
section-white = white section
section-yellow = yellow section
letter-a = A (points or the King's bonus)
letter-b = B (Project, Ship or House)
letter-c = C (Building or House)
letter-d = D (Gardens or House)
space = space { $n } of District { $district }
    .on = on space { $n } of District { $district }
water-space = Water space { $id }
    .on = on Water space { $id }
piece-project = a Project
piece-building = a Building
piece-water = Water
piece-garden = a Garden
special-water = special Water tile { $id } ({ $effect })
harbormaster = Harbormaster tile { $id } ({ $effect })
urban-houses =
    { $n ->
        [one] 1 House in District { $district }
       *[other] { $n } Houses in District { $district }
    }
urban-card = Urban card { $id } ({ $houses }: { $vp } VP)
ziggurat-space =
    { $effect ->
        [nothing] { $section }, space { $n }
       *[other] { $section }, space { $n }: { $effect }
    }
    .on = on space { $n } of the { $section }
automa-card = Automa card { $id }
king-gilgabot = Gilgabot
king-sarbot = Sarbot
king-botmuzi = Botmuzi
king-bot-baba = Bot-baba

## Ships

ship-printed = wild Ship: { ship-printed.ability }
    .kind = wild Ship
    .ability = no ability, counts as any colour
ship = { $colour } Ship of size { $size } ({ $ability })
    .kind = { $colour } Ship
    .ability = { $ability }
ability-claim-ship = whenever you place a Claim marker on a Ship, { $effect }
ability-place-house = whenever you place a House, { $effect }
ability-refill-crate-paid = whenever you pay a Resource to refill, { $effect }
ability-place-project = whenever you place a Project, { $effect }
ability-place-house-ziggurat = whenever you place a House in the Ziggurat, { $effect }
ability-construct = for each opponents' Claim marker on Projects that you turn into a Building, { $effect }
ability-place-garden = whenever you place a Garden, { $effect }
ability-place-house-port = whenever you place a House in the Port, { $effect }
ability-pass-boundary = whenever one of your Mastery markers passes a boundary, { $effect }

## Ziggurat tiles

ziggurat-z01 = { $first }/{ $second }/{ $third } VP for each of your Houses in the common Districts
ziggurat-z02 = { $first }/{ $second }/{ $third } VP for each of your Houses in the Ziggurat
ziggurat-z03 = { $first }/{ $second }/{ $third } VP for each boundary that your Mastery markers have passed
ziggurat-z04 = { $first }/{ $second }/{ $third } VP for each Ship with your Claim marker
ziggurat-z05 = { $first }/{ $second }/{ $third } VP for each of your Buildings adjacent to a Garden
ziggurat-z06 = { $first }/{ $second }/{ $third } VP for each of your Gardens
ziggurat-z07 = { $first }/{ $second }/{ $third } VP for each of your Houses in the Port
ziggurat-z08 = { $first }/{ $second }/{ $third } VP
ziggurat-z09 = { $first }/{ $second }/{ $third } VP for each Urban or Decree card that you have completed
ziggurat-z10 = { $first }/{ $second }/{ $third } VP for each set of 3 Buildings, and each set of 3 Ships, in different colours

## Decrees

decree = Decree { $id } ({ $needs }): { $gives }
    .short = Decree { $id } ({ $needs })
need-buildings =
    { $n ->
        [one] 1 { $colour } Building
       *[other] { $n } { $colour } Buildings
    }
need-garden-buildings =
    { $n ->
        [one] 1 { $colour } Building adjacent to a Garden
       *[other] { $n } { $colour } Buildings adjacent to Gardens
    }
need-houses =
    { $n ->
        [one] 1 { $colour } Building or Ziggurat House
       *[other] { $n } { $colour } Buildings or Ziggurat Houses
    }
need-ships =
    { $n ->
        [one] 1 { $colour } Ship
       *[other] { $n } { $colour } Ships
    }
need-port-houses =
    { $n ->
        [one] 1 House in the Port
       *[other] { $n } Houses in the Port
    }
need-own-gardens =
    { $n ->
        [one] 1 own Garden
       *[other] { $n } own Gardens
    }
need-adjacent-gardens =
    { $n ->
        [one] 1 Garden adjacent to own Buildings
       *[other] { $n } Gardens adjacent to own Buildings
    }
need-every-tile = a Claim marker on each Ziggurat tile

## Effects

effect-none = nothing
effect-list = { $effects }
effect-or = { $first }; or { $second }
effect-pay = pay { $owed }: { $gains }
effect-gold = { $n } Gold
effect-vp = { $n } VP
effect-lose-vp = lose { $n } VP
effect-claim =
    { $n ->
        [one] 1 Claim marker
       *[other] { $n } Claim markers
    }
effect-resource =
    { $n ->
        [one] 1 { $resource } from its Barge
       *[other] { $n } { $resource-many } from their Barge
    }
effect-resource-any =
    { $n ->
        [one] any 1 Resource from the supply
       *[other] any { $n } Resources from the supply
    }
effect-water =
    { $n ->
        [one] 1 Water tile
       *[other] { $n } Water tiles
    }
effect-garden =
    { $n ->
        [one] 1 Garden tile
       *[other] { $n } Garden tiles
    }
effect-special-water =
    { $n ->
        [one] 1 special Water tile
       *[other] { $n } special Water tiles
    }
effect-crate-here = the Crate of this space
effect-urban = draw { $n } Urban cards and keep { $keep }
effect-harbormaster = a random unused Harbormaster tile
effect-advance =
    { $n ->
        [one] 1 space up { $track-on }
       *[other] { $n } spaces up { $track-on }
    }
effect-advance-any =
    { $n ->
        [one] 1 space up on any Mastery track
       *[other] { $n } spaces up on any Mastery tracks
    }
effect-advance-one =
    { $n ->
        [one] 1 space up on any Mastery track
       *[other] { $n } spaces up on a single Mastery track
    }
effect-advance-two = 1 space up on each of two Mastery tracks
effect-advance-this =
    { $n ->
        [one] 1 space up on the Mastery track
       *[other] { $n } spaces up on the Mastery track
    } of the { $what } colour
of-project = Project's
of-building = Building's
of-ship = Ship's
effect-advance-lowest =
    { $n ->
        [one] 1 space up with the lowest Mastery marker
       *[other] { $n } spaces up with the lowest Mastery marker
    }
effect-advance-highest =
    { $n ->
        [one] 1 space up with the highest Mastery marker
       *[other] { $n } spaces up with the highest Mastery marker
    }
effect-advance-paid = 1 space up on the Mastery track of that colour
effect-refill =
    { $n ->
        [one] refill 1 Crate
       *[other] refill up to { $n } Crates
    }
effect-architect = move the Architect to any District
effect-project = one more Project of the same colour
effect-claim-ziggurat = place a Claim marker on a Ziggurat tile
effect-claim-ship = place a Claim marker on a Ship
effect-port-house = place a House in the Port at no cost
effect-shift-house =
    { $n ->
        [one] move 1 House from a coloured row to the bottom row
       *[other] move up to { $n } Houses from coloured rows to the bottom row
    }
effect-gardening = a Gardening Action
effect-action-tile = use any Action tile
effect-discount =
    { $n ->
        [one] pay 1 Resource less for a Building
       *[other] pay { $n } Resources less for a Building
    }
effect-house-source = the House may come from a coloured row
effect-claim-source = the Claim marker may come from the supply
effect-substitute = 1 { $resource } in place of 1 Gold
effect-tolerance =
    { $n ->
        [one] each Urban card needs 1 House less
       *[other] each Urban card needs { $n } Houses less
    }
effect-automa-card = the bonus of the left Automa card

## Costs

cost-resource =
    { $n ->
        [one] 1 { $resource }
       *[other] { $n } { $resource-many }
    }
cost-paid-colour =
    { $n ->
        [one] 1 brown, white or yellow Resource
       *[other] { $n } brown, white or yellow Resources
    }
projects-cost = 1 Resource of the Project's colour for each of your Claim markers on it

## Refusals

why-all-ships = Your Claim markers are on all Ships already.
why-barge-left = There are still dice on the Barge of this District: { $n }.
why-beside-building = A Project may not be adjacent to a Building of its own colour.
why-bottom-row = The House comes from a coloured row and goes to the bottom one.
why-coloured-row = Only with Ship S09 may this House come from a coloured row.
why-cost = You cannot pay what this costs: { $owed }.
why-covered = There is already a Garden on this Water.
why-crate-for-crate = A Crate cannot pay for refilling a Crate.
why-crate-up = Your Crate of this colour is face up already.
why-decree-gone = This Decree is not on the Main board.
why-decree-unmet = You do not meet the conditions of { $decree-short }.
why-die-leads-elsewhere = The die that you took does not lead to this District.
why-discount = This Harbormaster tile is used when you construct a Building.
why-four-crates = You have four Crates already: there is no room for another one.
why-gold = This costs { $n } Gold; you have { $own }.
why-leads-there = The die leads there without paying.
why-must = This cannot be declined.
why-no-bottom-house = There is no House left in the bottom row of your Player board.
why-no-colour = Only brown, white and yellow can be chosen here.
why-no-crate = You have no Crate of this colour.
why-no-crate-up = You have no face-up Crate for this: { $resource }.
why-no-die = You have no die for this: { $resource }.
why-no-garden = You have no Garden tile.
why-no-gardening = There is no tile that you could buy or place here.
why-no-gold = You have no Gold.
why-no-grid = Tiles can be placed only in the common Districts.
why-no-harbormaster = You do not have this Harbormaster tile.
why-no-house = Neither the row of this colour nor the bottom row of your Player board has a House left.
why-no-marker = You have no Claim marker in your player area.
why-no-pieces = Not enough Building pieces of this colour are left: { $n } needed, { $own } there.
why-no-port-space = There is no House space of the Port that you could take.
why-no-projects = There is no such Project in this District.
why-no-resource = You have no Resource to pay with.
why-no-space = There is no space in this District where such a Project could be placed.
why-no-such-die = There is no die with this value on the Barge.
why-no-water = A Garden needs Water without a Garden in this District.
why-no-water-space = There is no empty space next to Water or a Garden in this District.
why-no-water-tile = You have no such Water tile.
why-no-ziggurat = There is no House space of the Ziggurat that you could take.
why-not-adjacent = A Project must be adjacent to one of its own colour if there is any in the District.
why-not-asked-now = This is not what is being asked now.
why-not-beside-water = A Water tile must be adjacent to Water or a Garden.
why-not-drawn = You have not drawn this Urban card.
why-not-empty = There is already { $piece } on this space.
why-not-in-cost = This is not part of the cost: { $resource }.
why-not-in-display = This tile is not in the display: { $special }.
why-not-in-play = This space is not in play with this number of players.
why-not-in-supply = There is no such die in the general supply: { $resource }.
why-not-your-turn = Free Actions are taken on your own turn.
why-other-bonus = The covered space gives something else: { $effect }.
why-other-choice = This is not one of the sides of the choice.
why-other-district = Your Assistant is not in the District where this can be done.
why-other-resource = Something else is paid now: { $resource }.
why-other-track = The two steps are made on different tracks.
why-own-line = You already have a House in this row or column.
why-own-ship = Your Claim marker is on this Ship already.
why-refilled = Each Crate can be refilled only once a turn.
why-rest-unpaid = Then you could not pay the rest.
why-row-empty = There is no House left in this row of your Player board.
why-ship-size = The Ship must have the size of the Building; this one has size { $size }.
why-six-blocked = The other dice show 1 to 5: a 6 leads nowhere, and you have no Gold to ignore it.
why-space-taken = There is already a House on this space.
why-stack-empty = This stack is empty.
why-start-common = The starting Building goes into one of the Districts 1 to 3.
why-start-elsewhere = This space is not in the District that you chose: { $district }.
why-take-first = First you must take a die from the Barge.
why-three-gardens = Three Gardens are placed already in this Action.
why-three-projects = There are already three Projects of this colour in the District.
why-tile-full = Your Claim markers are on all three spaces of this Ziggurat tile.
why-tiles-full = Your Claim markers are on all spaces of the Ziggurat tiles.
why-track-top = Your marker is already at the top: { $track }.
why-two-actions = You have taken both Actions of this turn.
why-wait = This has to wait until what is under way is finished.

## Log

log-first-player = { $seat } has the Starting Player token.
log-first-building = { $seat } starts with a { $colour } Building { $space-on }, with the leftmost House of the { $row }.
log-turn = { $seat } takes a turn.
log-ship-works = { $seat } has the use of the { $ship-kind } from now on.
log-starts-in = { $seat } starts in { $district }.
log-game-over = The game is over.
log-end-triggered =
    { $n ->
        [one] The last Gold is taken from the Time track: 1 more turn after this one.
       *[other] The last Gold is taken from the Time track: { $n } more turns after this one.
    }
log-scores = { $seat } scores { $n } VP.
log-loses-vp = { $seat } loses { $n } VP.
log-tolerance =
    { $n ->
        [one] { $seat } may lack 1 House on each Urban card at the end.
       *[other] { $seat } may lack { $n } Houses on each Urban card at the end.
    }
log-gains-gold = { $seat } gains { $n } Gold.
log-pays-gold = { $seat } pays { $n } Gold.
log-gains-claims =
    { $n ->
        [one] { $seat } gains 1 Claim marker.
       *[other] { $seat } gains { $n } Claim markers.
    }
log-claims-back =
    { $n ->
        [one] { $seat } gets 1 Claim marker back into the player area.
       *[other] { $seat } gets { $n } Claim markers back into the player area.
    }
log-claims-to-supply =
    { $n ->
        [one] { $seat } returns 1 Claim marker to the supply.
       *[other] { $seat } returns { $n } Claim markers to the supply.
    }
log-takes-die = { $seat } takes a { $resource-die } with a { $n } from the Barge of { $district }.
log-gains-resource = { $seat } gains 1 { $resource } from the supply.
log-pays-resource = { $seat } pays 1 { $resource }.
log-loses-resources =
    { $n ->
        [one] { $seat } loses 1 { $resource }.
       *[other] { $seat } loses { $n } { $resource-many }.
    }
log-gains-water =
    { $n ->
        [one] { $seat } gains 1 Water tile.
       *[other] { $seat } gains { $n } Water tiles.
    }
log-gains-garden =
    { $n ->
        [one] { $seat } gains 1 Garden tile.
       *[other] { $seat } gains { $n } Garden tiles.
    }
log-gains-special-water = { $seat } gains { $special }.
log-reveals-special-water = New in the display: { $special }.
log-gains-crate = { $seat } gains a { $resource-crate } from { $line } of the Port.
log-uses-crate =
    { $refilled ->
        [0] { $seat } pays with a { $resource-crate }.
       *[other] { $seat } pays with a { $resource-crate } that was refilled this turn.
    }
log-flips-crate =
    { $refilled ->
        [0] { $seat } refills a { $resource-crate } without paying.
       *[other] { $seat } refills a { $resource-crate } once more, without paying.
    }
log-refills-crate = { $seat } refills a { $resource-crate }.
log-moves-architect = { $seat } moves the Architect to { $district }.
log-moves-assistant = { $seat } moves the Assistant to { $district }.
log-advances = { $seat } moves up to space { $n } { $track-on }.
log-places-project = { $seat } places a { $colour } Project { $space-on }.
log-constructs = { $seat } constructs a { $colour } Building of size { $n } with the leftmost House of the { $row }: { $spaces }.
log-shifts-house = { $seat } moves the leftmost House of the { $row } to the rightmost empty space of the bottom row.
log-buys-garden = { $seat } buys a Garden tile.
log-buys-water = { $seat } buys a Water tile.
log-lays-water = { $seat } places a Water tile { $space-on }.
log-lays-special-water = { $seat } places { $special } { $space-on }.
log-lays-garden =
    { $marker ->
        [0] { $seat } places a Garden { $space-on }.
        [1] { $seat } places a Garden with a Claim marker { $space-on }.
       *[other] { $seat } places a Garden with a Claim marker from the supply { $space-on }.
    }
log-marks-garden =
    { $marker ->
        [1] { $seat } takes the Claim marker for the Garden from the player area.
       *[other] { $seat } takes the Claim marker for the Garden from the supply.
    }
log-port-house = { $seat } places the leftmost House of the { $row } in the Port, { $port-space-on }.
log-claims-ship = { $seat } claims the { $ship-kind }.
log-gains-harbormaster = { $seat } gains { $harbormaster } from { $line } of the Port.
log-draws-harbormaster = { $seat } draws { $harbormaster } at random.
log-uses-harbormaster = { $seat } uses { $harbormaster }.
log-ziggurat-house = { $seat } places the leftmost House of the { $row } in the Ziggurat, { $ziggurat-space-on }.
log-marks-ziggurat = { $seat } places a Claim marker on space { $n } of the Ziggurat tile in the { $section }.
log-uses-tile = { $seat } uses an Action tile: { $tile }.
log-takes-decree = { $seat } scores { $decree-short }.
log-draws-urban =
    { $n ->
        [one] { $seat } draws 1 Urban card.
       *[other] { $seat } draws { $n } Urban cards.
    }
log-keeps-urban =
    { $n ->
        [0] { $seat } keeps an Urban card.
       *[other] { $seat } keeps an Urban card and puts the other one under the deck.
    }
log-keeps-urban-own =
    { $n ->
        [0] { $seat } keeps { $urban }.
       *[other] { $seat } keeps { $urban } and puts the other card under the deck.
    }
log-reveals-urban = { $seat } reveals { $urban }.
log-urban-scores = { $seat } has fulfilled { $urban }.
log-urban-fails = { $seat } has not fulfilled { $urban }.
log-harbormasters-score =
    { $n ->
        [one] { $seat } scores 1 unused Harbormaster tile.
       *[other] { $seat } scores { $n } unused Harbormaster tiles.
    }
log-barge-empty = The Barge of { $district } is empty; after the end was triggered nothing is scored there.
log-takes-time-gold = { $seat } takes { $n } Gold from the Time track.
log-scores-district = { $district } is scored.
log-refills-barge = The Barge of { $district } is refilled: { $dice }.
log-automa-card = { $seat } reveals { $automa }, to the left of { $other-automa }.
log-bot-action =
    { $n ->
        [1] { $seat }'s first action is { $letter }.
       *[other] { $seat }'s second action is { $letter }.
    }
log-bot-cannot = { $seat } cannot do { $letter }.
log-bot-resets = The Automa deck is shuffled again: { $automa } now lies to the left of { $other-automa }.
log-bot-fills-bag = All Automa Project tiles go into the bag; drawn for the Number tiles: { $colours }.
log-bot-adds-tile = A { $colour } Project tile of the stack fills the gap beside Number tile { $n }.
log-bot-draws-tile = { $seat } draws a { $colour } Automa Project tile onto the pile beside Number tile { $n }.
log-bot-returns-tile = A { $colour } Automa Project tile goes from the bag back to its stack.
log-bot-returns-lowest = The lowest { $colour } Automa Project tile beside Number tile { $n } goes back to its stack.
log-bot-marker = { $seat } removes a marker from { $district } of the Automa Urban card.
log-bot-water = { $seat } places a Water tile of the stack { $space-on }.
log-bot-crate = { $seat } removes the { $resource-crate } of { $line } from the game.
log-bot-discards = { $seat } discards { $harbormaster }.

## Scores

category-start = Start
category-bonuses = Bonuses
category-common-districts = Common Districts
category-port = Port
category-ziggurat = Ziggurat
category-decrees = Decrees
category-urban-cards = Urban cards
category-harbormasters = Harbormaster tiles
source-start = Victory Points at the start
source-bonuses = Bonuses during the game
source-common-districts = Buildings in the common Districts
source-port = Ships and Houses in the Port
source-ziggurat = Ziggurat tiles
source-decrees = Completed Decrees
source-urban-cards = Fulfilled Urban cards
source-harbormasters = Unused Harbormaster tiles
tie-gold = Gold breaks the tie ({ $gold }).
tie-solo = A tie goes to the Bot.

## The game before it is played, and how far it is

game-title = Tabannusi: Builders of Ur
game-line = Draft dice from barges and build the city, its port and its ziggurat.
game-picture = A ziggurat, gardens, houses and a barge with dice
progress =
    { $left ->
        [-1]
            { $scorings ->
                [one] 1 scoring to the last round
               *[other] { $scorings } scorings to the last round
            }
        [0] Last turn
        [one] 1 turn left after this one
       *[other] { $left } turns left after this one
    }
progress-setup = Setup
setting-first_game = Barges
setting-first_game-help = For a first game the Barges lie as the rulebook prints them.
setting-first_game-false = by chance
setting-first_game-true = as printed
setting-king = King
setting-king-help = Whom you play against.
setting-king-gilgabot = Gilgabot
setting-king-gilgabot-help = Gold with points, large groups of Projects. Advised for a first game.
setting-king-sarbot = Sarbot
setting-king-sarbot-help = Gardens.
setting-king-botmuzi = Botmuzi
setting-king-botmuzi-help = Gold for Ships, and the lowest Mastery marker.
setting-king-bot-baba = Bot-baba
setting-king-bot-baba-help = One colour above all, and the highest Mastery marker.

## Kinds of answers

kind-pass = Pass
kind-district = District
kind-die = Die
kind-action = Action
kind-tile = Action tile
kind-crate = Crate
kind-decree = Decree
kind-harbormaster = Harbormaster
kind-colour = Colour
kind-space = Space
kind-garden = Garden
kind-ship = Ship
kind-port = Port
kind-ziggurat = Ziggurat
kind-house = House
kind-pay = Pay
kind-urban = Urban card
kind-marker = Marker
kind-effect = Effect

## The score pad

pad-tie = Gold broke the tie.
pad-track = points on the track before the final scoring
pad-size-brown = brown Buildings: sizes and adjacent Gardens
pad-mastery-brown = × value of your brown Mastery
pad-size-white = white Buildings: sizes and adjacent Gardens
pad-mastery-white = × value of your white Mastery
pad-size-yellow = yellow Buildings: sizes and adjacent Gardens
pad-mastery-yellow = × value of your yellow Mastery
pad-port-rows = your Ships with your House in their row
pad-port-columns = your Ships with your House in their column
pad-tile-1 = brown section: value of your rightmost marker
pad-counted-1 = × what its tile counts
pad-tile-2 = white section: value of your rightmost marker
pad-counted-2 = × what its tile counts
pad-tile-3 = yellow section: value of your rightmost marker
pad-counted-3 = × what its tile counts
pad-urban = points of fulfilled cards
pad-harbormasters = unused tiles
pad-gold = Gold

## The companion of a first game: what each question is for

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
tutorial-construct = All Projects of the colour here become your Building, no matter who placed them. Cost: 2 local Resources, plus 1 of the colour for each marker of yours on them. Bigger scores more.
tutorial-discount = The tile saves 1 Resource of your choice and is then gone; unused, it is worth VP at the end. Use it if you could not pay otherwise, or to keep a colour that you need soon.
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
tutorial-special-water = Special Water holds a bonus for the player who places a Garden on it. Take the bonus you like best; Gardening will place the tile later.
tutorial-flip-crate = A Crate turned face up pays 1 Resource of its colour again. Choose a colour that your next cost needs.
tutorial-refill-second = A Ship of yours refills a second Crate for the Resource already spent. It costs nothing more, so take it: best a colour that your next cost needs.
tutorial-track = The higher the marker, the more your Buildings of that colour score. Choose the colour you build most; lifting your lowest marker can also give the bonus at the right.
tutorial-two-tracks = One step here, then one on another track; the third stays where it is. Choose the two colours you build most; lifting your lowest marker can also give the bonus at the right.
tutorial-architect = Where the Architect stands is where you act next turn, whatever your die said. This turn goes on where your Assistant is.
tutorial-shift-house = A House that moves to the bottom row gives the bonus it uncovers, if any; from there it can go to the Port or stand in for an empty coloured row. Choose the row with the best bonus, or empty a column.
tutorial-urban = An Urban card scores at the end if your Houses stand in the Districts it asks for. Keep the one that you have come closer to.
tutorial-reveal-urban = Cards that you show now score with this Ziggurat tile, and they still count at the end. The only price: everyone sees what they ask for. It is nearly always worth it.
tutorial-score = Each scoring gives you Gold of the Time track, and everybody loses dice of that colour. Brown, white or yellow dice lost raise your Mastery first: begin where that helps the next District.
