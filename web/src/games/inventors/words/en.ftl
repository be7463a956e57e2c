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
inventors-about-extra = The Dummy Player adds 1 { $colour } Influence to the cost.
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
inventors-about-publish = Publish: dice { $value }, 1 Silver to the Inventor, pay the Scribe and one other.
inventors-about-halves = Half icons: { $first }, { $second }.
inventors-about-goal = 2 VP for { $low }, 4 VP for { $high }: { $what }.
inventors-about-play = Played: { $effect }.
inventors-about-action-invent = Invent: place a card from your hand on a board of the left column. Orange dice: 1 card each.
inventors-about-action-build = Build: pay three Craftspeople for an Invented Device. Charcoal dice: 1 refresh each.
inventors-about-action-test = Test: a White die on the Camel, a coloured die on a Built or Published Device; your Ship moves.
inventors-about-action-publish = Publish: a Built Device goes to the Published ones. Blue dice: 1 brighten each.

## One's own board
inventors-board-of = Board of { $name }
inventors-dice = Dice and Study
inventors-name-dice = My dice
inventors-name-their-dice = Dice
inventors-name-inventions = Inventions
inventors-note-inspired = up to +5
inventors-note-determined = +1
inventors-note-ready = as rolled
inventors-note-exhausted = not usable
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
inventors-cards-of = cards of { $limit }
inventors-room-for = room for { $n } more
inventors-about-piles = Device Cards: { $pile } in the pile, { $discards } discarded
inventors-about-goal-card = { $what }: { $effect }
inventors-goal-1 = Invent, Build or Publish twice, or Research in the left section
inventors-goal-2 = Invent, Build and Publish once each, or Research in the centre section
inventors-goal-3 = Invent, Build or Publish three times, or Research in the right section

## The solo opponent
inventors-no-scheme = No Scheme turned over yet this round
inventors-schemes-played = Schemes of this round, the last one first
inventors-about-schemes = Schemes to come this round: { $pile }. In reserve: { $dice } Dice Schemes, { $workers } Worker Schemes
inventors-about-scheme = { $card }. First: { $top }. If that fails: { $bottom }. Tent: space { $tent }, Dummy's Tent: space { $dummy }.

## The companion of a first game

tutorial-begin = You Invent, Build, Test and Publish Devices for VP. Each turn takes one main action; a round ends once everyone has placed a Tent. What you can choose is ringed.
tutorial-starting-tile = A row is a Workshop: dice placed there use its tiles and the ability printed at its start. This tile goes on the left-most space; take the row whose ability you like.
tutorial-main-action = Dice on a Camel Invent, Build, Test or Publish; or use a Workshop or a Worker. The Tent comes last: after it, no Camels or Workers this round. A good start: Invent, or Build what is already Invented.
tutorial-after-tent = Until everyone has a Tent you get small turns: a Workshop, 1 Brighten, 1 refresh, or clear a Workshop for a paid Craftsperson. Dice left unused are brightened when the round ends.
tutorial-end-turn = Your main action is done. Cards may still be played as free actions, but they are also what you Invent with: if nothing is urgent, end the turn.
tutorial-place-dice = One or two dice: their sum must reach the value needed. Take dice that are just enough; those in Determined may go up by 1, those in Inspired by up to 5. Some colours give a bonus.
tutorial-face = A die from Determined or Inspired may be turned up as it is placed, and it keeps that face. Take the value that your action or your Workshop tiles need.
tutorial-target = Only Devices you can finish are ringed. Inventing: which board fits your cards? Building: whose three Craftspeople can you spare? Publishing: dice on the Device will score for you.
tutorial-place-card = The card sets how this Device scores for its Builder and its Publisher. Where half icons of the same colour meet, you gain Influence: look for one or two matches.
tutorial-invent-discard = This board costs cards before yours is placed on it. Discard what matches no board, and keep the card that fits this one best.
tutorial-invent-effects = In any order: Influence for matches, 1 step on the Royalties track, and an Invention tile from your board. When the Device is Built, its Builder and you get that tile's effect.
tutorial-test-die = The die leaves you for good and lies on the Device; you get a White one instead. It must be at least as high as every die there. Testing moves your Ship to new Workshop tiles.
tutorial-test-on = The space covered may give Influence, and your Ship moves by the Ships below it. Each die on a Device is worth 1 VP to its Builder, or to its Publisher once it is Published.
tutorial-pay = Pay one thing after another, in any order. A paid Craftsperson turns Inactive and climbs a level; using one to spend 1 Silver less also turns them Inactive, without the climb.
tutorial-influence = Influence in a Guild pays for Worker spaces, and the most and second most there score VP at the end. Choose a colour whose spaces you want to use, or where you are close to the lead.
tutorial-take-from-guild = Building, Publishing and Research place an Influence, and your supply has none left. Give up one where the majority is safe or out of reach, and which no Worker space will need.
tutorial-move-influence = With an empty supply, what one Guild gains another one loses. Move an Influence if it brings a majority or a Worker space within reach here; if it is worth as much where it is, pass.
tutorial-brighten = One landscape up: Exhausted, Ready, Determined, Inspired. First bring Exhausted dice back, rolled anew; a coloured die reaching Inspired gives Influence. Study dice go up for an effect, or out.
tutorial-increase = Turn one available die up by 1. Best is one that just misses the value of a Device or a Workshop tile you have in mind.
tutorial-raise = A Craftsperson climbs for free; higher levels are worth more VP in the end. Once nobody stands on your lowest Tower tile you gain its black bar, so lift those at the bottom first.
tutorial-refresh = An Inactive Craftsperson becomes Active again, ready to be paid. Choose a trade that your next Build or Workshop tile asks for; Publishing always needs the Scribe.
tutorial-study-die = A coloured die starts at the bottom of your Study and gets better as it is brightened; in return you remove one die. Take a colour that you lack or need for a Test.
tutorial-remove-die = One of your dice goes back to the supply. Usually a White one, best an Exhausted one: coloured dice give bonuses and are needed for Tests.
tutorial-swap = A White die becomes a coloured one with the same face, in the same place. Dice on Camels or in Workshops count with their new colour at once.
tutorial-swap-for = Orange draws cards when you Invent, Charcoal refreshes when you Build, Blue brightens when you Publish; Tests need the colour of the space.
tutorial-coloured-die = A die more, and none is removed for it; in Determined it is ready for use. Orange helps when you Invent, Charcoal when you Build, Blue when you Publish; or take the colour of your next Test.
tutorial-progress = Nobody is left on your lowest Tower tile, so you gain its black bar. Take it now if it helps to pay what you still owe; otherwise either answer will do.
tutorial-hand-limit = A hand holds 8 cards at most. Let go of cards that fit none of the boards still to be Invented.
tutorial-played-card = A played card may give you both its effects: a die turned up by 1, and the other one shown. Choose which comes first.
tutorial-discard-two = Two cards buy one Brighten or one refresh. Part with cards that match no board; the ones you want to Invent with stay in hand.
tutorial-for-two-cards = Brighten for one more die or a stronger one; refresh if a Craftsperson that you must soon pay is Inactive.
tutorial-order = All of these are yours, one after another. Begin with what may help the rest; where you may pass, passing gives up what is left.
tutorial-perhaps = This effect is optional. Take it unless its price hurts: a die for the Study, for example, makes you remove another die.
tutorial-choose = You get only one of these. Research gives an ability and VP along the River; a Guild's other offer always holds a coloured die for your Study.
tutorial-place-tile = The tile stays in this Workshop and works whenever dice of its value are placed there. The left-most unfinished column is free, each column further right costs 1 Silver.
tutorial-clear-workshop = Its dice go to Exhausted and the Workshop can be used again in this round. Choose the row whose tiles you would like once more.
tutorial-activate = The same dice serve every tile of the row: resolve each one once, in any order. A tile works if the dice reach its value and, where it shows a colour, the row has that colour.
tutorial-envoy-saves = The Envoy's space costs 1 Influence less. Keep the one from a Guild where you have little, or where you want the majority.
tutorial-dummy-tent = Yours is the first Tent of this round, so you also place the Dummy Player's: it closes a space until the round ends. Close one that your opponent might want.
tutorial-tent-steps = Take all of it, in any order: the reward for unused Workers and Camels, the Pass tile beside your Tent, and your Research that works with the Tent.
tutorial-reward = Each Worker and open Camel left unused gives 1 refresh and 1 Brighten. Refresh whom you must pay next; bring Exhausted dice back for the next round.
tutorial-collect = Take the visible tile of a River space at your Ship or behind it. Choose an effect that you will use often and a value that your dice can reach.
tutorial-last-space = The top tile here, a visible one behind your Ship, or 2 Silver; each further move of the Ship brings this choice again. A tile may carry VP even if you hardly use it; Silver helps when a payment is near.
tutorial-retrieve = This Worker can be placed again before your Tent, and a space that holds only one is free again, for everybody. Take back the one whose space you want once more, or the Envoy, who saves 1 Influence.
tutorial-research = Your Influence stays there for VP and you get the ability. Each space ahead of your Ship costs 1 Silver. Left works for the rest of the game, centre at each Tent, right once at once.
tutorial-choose-research = One of three becomes your Research. Take an ability that fits what you do often; one that works for the rest of the game is best taken early.
tutorial-return-research = The two other tiles go under the pile, this one at the very bottom. In a first game either answer will do.
tutorial-remove-invention = The tile's effect is yours now; then it leaves the game, without an Invention. Choose an effect that helps at once, or the last tile of a column, which gives the column's effect as well.
tutorial-income = You gain both. Royalties come from your space on the Royalties track, Income from the green bar of your lowest Tower tile; mostly the order does not matter.
tutorial-brighten-study = Every Study die moves once: up, for the effect of the next space, or out, rolled into the landscape beside it. Out gives you one die more to use next round.
tutorial-keep-dice = This tile lets the dice of its row be rolled into Ready or Determined instead of becoming Exhausted. That is nearly always worth it.
tutorial-beyond-last = Your marker is at the end of the Royalties track, so each further step becomes a small gain. Refresh if a Craftsperson that you must soon pay is Inactive; otherwise take the Silver.
