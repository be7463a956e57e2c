### Beside a real board: the solo opponent of Scholars of the South Tigris, in English.
###
### Names of things come from the game's own catalogue.

## Questions

question-set-up = Set up the table as for 2 players, line by line: { $n } to go. What is done? ({ $rule })
    .others = { $seat } sets up the table.
    .short = Set-up guide, { $n } to go: what is done?
question-starting-marks = Its Influence goes on Scrolls without yours, at most { $n } here. On how many does it lie? ({ $rule })
    .others = { $seat } looks for Influence on Scrolls.
    .short = On how many Scrolls is its Influence now?
question-your-turn =
    { $left ->
        [-1] Your turn. What happened that concerns the opponent, or are you done? ({ $rule })
        [0] The last turn is over. Did Neutral Translators Retire, or do you count now? ({ $rule })
        [1] Your last turn. What happened that concerns the opponent, or are you done? ({ $rule })
       *[other] Your turn, { $left } more follow. What concerns the opponent, or are you done? ({ $rule })
    }
    .others = { $seat } takes a turn.
    .short =
        { $left ->
            [-1] Your turn: what concerns the opponent?
            [0] The last turn is over: what Retired?
            [1] Your last turn: what concerns the opponent?
           *[other] Your turn, { $left } more follow: what concerns it?
        }
question-who-retired = How many VP are printed on the Neutral Translator that Retired? ({ $rule })
    .others = { $seat } looks at a Retired Translator.
    .short = How many VP are printed on it?
question-which-scheme = Turn the top Scheme Card of your deck. Which one is it? ({ $rule })
    .others = { $seat } turns a Scheme Card.
    .short = Which Scheme Card do you turn?
question-condition =
    { $house ->
        [0] Are there { $n } or more Employed Translators in all Rooms, yours and its? ({ $rule })
       *[other] Are there { $n } or more Scrolls in the House of Wisdom? ({ $rule })
    }
    .others = { $seat } counts for the opponent.
    .short =
        { $house ->
            [0] Are { $n } or more Translators in Rooms?
           *[other] Are { $n } or more Scrolls in the House?
        }
question-place-gold = Place 1 Gold on the left-most Neutral Translator. Can you? ({ $rule })
    .others = { $seat } places Gold for the opponent.
    .short = 1 Gold on the left-most Neutral Translator?
question-empty-guild = If the { $guild } has no Influence at all, place 1 of the opponent's there. Is it empty? ({ $rule })
    .others = { $seat } looks for an empty Guild.
    .short = Is the { $guild } empty? Then place 1 there.
question-put-in-guild = Place 1 of the opponent's Influence { $guild-in }. Done? ({ $rule })
    .others = { $seat } places Influence for the opponent.
    .short = Place 1 of its Influence { $guild-in }. Done?
question-employ =
    { $again ->
        [0] Who is the first of these that is in no Room and still has cards in the deck? ({ $rule })
       *[other] All are in Rooms: who is the first that still has cards in the deck? ({ $rule })
    }
    .others = { $seat } looks for a Translator for the opponent.
    .short =
        { $again ->
            [0] Who is the first in no Room that has cards?
           *[other] Who is the first that has cards?
        }
question-enter-room = Put the top { $deck } into the right-most empty Room for { $n } Silver; if there is none, for { $then }. Done? ({ $rule })
    .others = { $seat } puts a Translator into a Room.
    .short = { $deck }: Room for { $n }, else { $then }. Done?
question-retire-top = Retire the top { $deck } to the opponent. How many VP are printed on it? ({ $rule })
    .others = { $seat } Retires a Translator for the opponent.
    .short = Retire the top { $deck }: how many VP?
question-mark =
    { $map ->
        [0] Mark a Scroll in the House of Wisdom that has no Influence, of the first of these languages; of several the lowest row, then in this order: { $guilds }. Which language? ({ $rule })
       *[other] Then mark one on the Map, clockwise from the Neutral Marker, with the Scroll beside it last. Which language? ({ $rule })
    }
    .others = { $seat } marks a Scroll for the opponent.
    .short =
        { $map ->
            [0] Mark a Scroll in the House: which language?
           *[other] Mark a Scroll on the Map: which language?
        }
question-translate =
    { $denied ->
        [0] Translate a Scroll of the first of these languages; of several the lowest row, then in this order: { $guilds }. Which language? ({ $rule })
       *[other] Leave out what you have denied ({ $denied }). Translate the next Scroll; of several the lowest row, then in this order: { $guilds }. Which language? ({ $rule })
    }
    .others = { $seat } looks for a Scroll to Translate.
    .short =
        { $denied ->
            [0] It Translates: which language?
           *[other] Without what you denied: which language?
        }
question-deliver =
    { $denied ->
        [0] Deliver a Scroll of the first of these languages; of several the first clockwise from the Neutral Marker, the Scroll beside it last. Which language? ({ $rule })
       *[other] Leave out what you have denied ({ $denied }). Deliver the next Scroll, clockwise from the Neutral Marker, the Scroll beside it last. Which language? ({ $rule })
    }
    .others = { $seat } looks for a Scroll to Deliver.
    .short =
        { $denied ->
            [0] It Delivers: which language?
           *[other] Without what you denied: which language?
        }
question-whose = Whose Influence lies on this Scroll ({ $language })? ({ $rule })
    .others = { $seat } looks for Influence on a Scroll.
    .short = Whose Influence lies on it?
question-deny = Your Influence is on it ({ $language }). Allow it for 1 Silver, or pay 1 Silver so that the opponent takes its next choice, if there is one? ({ $rule })
    .others = { $seat } decides whether the opponent may have the Scroll.
    .short = Allow it, or pay 1 Silver to deny it?
question-gold-on-translators = Place up to { $n } Gold, 1 on each Translator: Neutral ones who speak this language ({ $language }) from right to left, yours who speak it from left to right, other Neutral ones from right to left, other ones of yours from left to right. You gain 1 Silver for each of yours. Done? ({ $rule })
    .others = { $seat } places Gold for the opponent.
    .short = { $language }: up to { $n } Gold, 1 on each. Done?
question-into-guild = Place the Scroll in the highest free row; of several in this order: { $guilds }. Which Guild is it? ({ $rule })
    .others = { $seat } places a Scroll in the House of Wisdom.
    .short = The highest free row: which Guild?
question-influence-there =
    { $n ->
        [0] How many Influence does the space show? Place as many for the opponent { $guild-in }, as far as it has them. How many? ({ $rule })
       *[other] Place { $n } of the opponent's Influence { $guild-in } too. Done? ({ $rule })
    }
    .others = { $seat } places Influence for the opponent.
    .short =
        { $n ->
            [0] How many Influence does the space show?
           *[other] Place { $n } of its Influence { $guild-in } too. Done?
        }
question-reveal =
    { $top ->
        [0] Reveal the bottom card of the draw pile, and resolve it as when you Rest. What is it? ({ $rule })
       *[other] Refill the Map from the top of the draw pile. What is revealed? ({ $rule })
    }
    .others = { $seat } reveals a card of the draw pile.
    .short =
        { $top ->
            [0] The bottom card of the pile: what is it?
           *[other] The top card for the Map: what is it?
        }
question-starting-retired = Place 1 Gold on each Starting Translator in a Room. How many Starting Translators are among the opponent's Retired ones? ({ $rule })
    .others = { $seat } counts Starting Translators.
    .short = How many Starting Translators has it Retired?
question-neutral-enters = Put the top card of the first of these whom no Room has into the left-most empty Room: { $decks }. If all are there, the first. Can you? ({ $rule })
    .others = { $seat } puts a Neutral Translator into a Room.
    .short = A Neutral Translator enters a Room. Can you?
question-controls = Resolve the Caliph Card for the { $guild }. Does the opponent control it? ({ $rule })
    .others = { $seat } looks at a Guild.
    .short = Does the opponent control the { $guild }?
question-serve-caliph =
    { $blue ->
        [0] Move 1 of its Influence from the { $guild } to the lowest free space of the Caliph Card. Which one is it? ({ $rule })
       *[other] Move 1 of its Influence from the { $guild } to the highest free space of the Caliph Card. Which one is it? ({ $rule })
    }
    .others = { $seat } moves Influence to the Caliph Card.
    .short =
        { $blue ->
            [0] { $guild }: which space is the lowest free?
           *[other] { $guild }: which space is the highest free?
        }
question-retire-better = Of the top cards of the two pictured decks Retire the one worth more VP (tie: the left one). How many VP are printed on it? ({ $rule })
    .others = { $seat } Retires a Translator for the opponent.
    .short = Retire the pictured one with more VP: how many?
question-control = At the end of the game: who controls the { $guild }? ({ $rule })
    .others = { $seat } looks at a Guild.
    .short = Who controls the { $guild }?
question-neutral = How many Neutral Translators are still in Rooms? ({ $rule })
    .others = { $seat } counts Neutral Translators.
    .short = How many Neutral Translators are in Rooms?
question-tally = You have { $n } so far: { $what }. Is that all? ({ $rule })
    .others = { $seat } counts.
    .short = { $what }: { $n }. Is that all?
question-correct = Which of the opponent's numbers is wrong? ({ $rule })
    .others = { $seat } corrects a number.
question-correct-retired =
    { $by ->
        [1] How many VP are on the Retired Translator that is missing? ({ $rule })
       *[other] How many VP are on the Retired Translator that is too many? ({ $rule })
    }
    .others = { $seat } corrects the Retired Translators.
    .short =
        { $by ->
            [1] How many VP has the missing one?
           *[other] How many VP has the one too many?
        }

## Answers

answer-done = done
answer-cannot = it cannot be done
answer-none = none
answer-all = all of it is done
answer-its-turn = my turn is over: the opponent's turn
answer-finish = count both sides
answer-paid = I paid the opponent { $n } Silver
answer-influence-back = its Influence came back from a Scroll that I took
answer-retired = a Neutral Translator has Retired
answer-scroll = a Scroll
answer-caliph = a Caliph Card
answer-yes = yes
answer-no = no
answer-scheme =
    { $house ->
        [0] { $scheme }, { $n } or more Employed Translators
       *[other] { $scheme }, { $n } or more Scrolls in the House of Wisdom
    }
answer-all-there = none of them
answer-no-room = no card is left, or no Room is empty
answer-yours = I
answer-its = the opponent
answer-nobodys = nobody
answer-allow = allow it and gain 1 Silver
answer-deny = pay 1 Silver to deny it
answer-vp = { $n } VP
answer-count = { $n }
answer-add =
    { $n ->
        [-1] 1 less
       *[other] { $n } more
    }
answer-correct = correct a number
answer-back = all is right now
answer-more = { $number }: 1 more
answer-less = { $number }: 1 less

## The set-up guide

setup-scrolls = Scrolls: shuffle them; 1 beside each Black Spot of the Map, 1 in the top row of each Guild
setup-pile = Draw pile, from top to bottom: { $top } Scrolls; 4 stacks of { $middle } Scrolls with 1 Caliph Card shuffled into each; { $bottom } Scroll. The other Scrolls are the reserve
setup-translators = Translators: shuffle each deck; 4 random Starting Translators into the Rooms with their numbers, 1 random Resource Card below each
setup-markers = The Neutral Marker on the bottom-centre Spot; dice, Workers, Gold and Silver beside the board
setup-you = You: Player Board, cards and pieces of your colour, Bag, a Goal Card with its pieces, its Starting Scroll, the First Player Marker
setup-draft = Take a Starting Translator with the Resource Card below it and resolve the card; the other three are the opponent's
setup-opponent = The opponent: the Solo Board; beside it { $n } Influence and 6 Research Markers; its Player Marker on the left-most space of the Resource Track
setup-schemes = Its Scheme Cards stay in the box: they are turned here
setup-own-schemes = Its 6 Scheme Cards, shuffled and facedown, on the left-most card space of the Solo Board
setup-sum = 1 of its Influence on Dice Sum { $n }
setup-scroll = 1 random Scroll of the reserve facedown above this language on the Solo Board: { $language }
setup-on-scrolls =
    { $map ->
        [0] { $purple } of its Influence on the Scroll of the Purple Guild
       *[other]
            { $purple ->
                [0] { $map } of its Influence on the Scroll beside the Neutral Marker
               *[other] { $purple } of its Influence on the Scroll of the Purple Guild, { $map } on the Scroll beside the Neutral Marker
            }
    }
setup-orange = { $n } of its Influence in the Orange Guild
setup-gold =
    { $n ->
        [one] 1 Gold on the left-most Neutral Translator
       *[other] 1 Gold on each of the { $n } left-most Neutral Translators
    }
setup-nothing = no such line

## Numbers

number-marker = Player Marker on the Resource Track
number-research = Research Markers
number-dice-sum = Dice Sum
number-of-scrolls = Scrolls above a language: { $of }
number-of-guild = Influence in a Guild: { $of }
number-of-caliph = Influence on Caliph Cards: { $of }
number-on-scrolls = Influence on Scrolls
number-retired = Retired Translators
yours-dice-sum = your Dice Sum
yours-retirees = VP of your Retirees
yours-caliph = VP of your Influence on Caliph Cards
yours-research = VP of your Research Markers
yours-scrolls = VP of your Scrolls
score-retired =
    { $n ->
        [one] 1 Retired Translator
       *[other] { $n } Retired Translators
    }

## Why not

why-not-asked-now = This is not what is being asked now.
why-ticked = This line is ticked already.
why-no-line = The guide has no such line for this game.
why-last-turn = The last turn is over.
why-turns-left = The game is not over yet.
why-none-on-scrolls = None of its Influence is on a Scroll.
why-all-caliphs = All Caliph Cards are out.
why-scheme-lies-there = This Scheme Card lies faceup already.
why-no-focus = The Resource Track does not show this Translator.
why-all-there = All of them are in Rooms already.
why-never-fully = You can never deny it all.
why-not-so-many = This is not the number of Influence that belongs there.
why-no-scrolls = All Scrolls of the draw pile are out.
why-no-piece-there = It has no Influence there.
why-not-that-far = This number cannot go any further.
why-none-with-these-vp = It has no Retired Translator with these VP.

## Log

log-set-up = The table is set up.
log-turn = { $seat } takes a turn.
log-paid = You paid the opponent { $n } Silver.
log-influence-back = { $seat } takes back the Influence that lay on a Scroll.
log-retires = { $seat } has one more Retired Translator, worth { $n } VP.
log-not-retired = Corrected: a Retired Translator worth { $n } VP less.
log-scheme = { $seat } reveals a { $scheme }.
log-marker = { $seat } moves its marker { $n } to the right and looks for { $focus }.
log-wraps = { $seat } has come around: place Research Marker { $n }.
log-first-action = { $seat } takes the First Action.
log-second-action = { $seat } takes the Second Action.
log-gold = { $seat } places 1 Gold on the left-most Neutral Translator.
log-no-gold = There is no Neutral Translator for the Gold.
log-no-influence = No Influence is left in its supply.
log-in-guild = { $seat } places Influence { $guild-in }.
log-into-guild = { $seat } places { $n } Influence { $guild-in }.
log-marks = { $seat } places Influence on a Scroll ({ $language }).
log-marks-none = There is no Scroll for the Influence.
log-employs = { $seat } Employs a { $deck }.
log-employs-nobody = Nobody can be Employed.
log-translates = { $seat } Translates a Scroll: lay it facedown above its language ({ $language }).
log-translates-none = There is no Scroll to Translate.
log-takes-back = { $seat } takes back the Influence that lay on it.
log-gold-on-translators = { $seat } places up to { $n } Gold on Translators.
log-delivers = { $seat } Delivers a Scroll to the { $guild }.
log-delivers-none = There is no Scroll to Deliver, or no space for it.
log-allowed = You take back your Influence and gain 1 Silver.
log-denied = You pay 1 Silver to deny the Scroll.
log-reveals-top = A Scroll refills the Map.
log-reveals-bottom = A Scroll was revealed from the bottom of the pile.
log-caliph = Caliph Card { $n } is revealed.
log-last-rounds =
    { $n ->
        [one] The last Rounds: 1 turn follows this one.
       *[other] The last Rounds: { $n } turns follow this one.
    }
log-neutral-enters = A Neutral Translator enters a Room.
log-neutral-stays = No Neutral Translator enters a Room.
log-consoled = { $seat } gets the consolation of the { $guild }.
log-serves = { $seat } moves Influence from the { $guild } to the { $space } of the Caliph Card.
log-sum = { $seat } moves its Dice Sum to { $n }.
log-rests = { $seat } Rests after { $n } Scheme Cards.
log-shuffles-schemes =
    { $own ->
        [0] All Scheme Cards are shuffled together.
       *[other] Shuffle all of its Scheme Cards together.
    }
log-corrected = Corrected: { $change }.
log-game-over = The game is over.

## The view

name-level = Difficulty
name-epic = Epic game
name-own-cards = You turn the cards
name-ticked = Set-up guide
name-turns-left = Turns that follow
name-schemes = Faceup Scheme Cards
name-colour = Colour
name-silver = Silver Value
name-pile = Scheme Cards in the pile
name-focus = Focus
name-language = Language
name-translator = Translator
name-guild = Guild
name-target = Target Sum
name-research = Research Markers
name-dice-sum = Dice Sum
name-scrolls = Scrolls above languages
name-retired = VP of Retired Translators
name-guilds = Influence in Guilds
name-at-caliph = Influence on Caliph Cards
name-on-scrolls = Influence on Scrolls
name-supply = Influence in supply
name-caliphs = Caliph Cards
name-revealed = Scrolls revealed for the opponent
name-control = Who controls the Guilds
name-neutral = Neutral Translators in Rooms
name-yours = What you count
scheme-colour-blue = Blue
scheme-colour-red = Red
owner-you = you
owner-it = the opponent

## Outside the table

game-title = Scholars of the South Tigris: the opponent
game-line = You have the box: its solo opponent is played here.
progress =
    { $left ->
        [-1] Caliph { $caliphs } of 4
        [one] 1 turn left
       *[other] { $left } turns left
    }
progress-setup = Setup
setting-cards = Scheme Cards
setting-cards-help = Who turns the opponent's cards.
setting-cards-app = turned here
setting-cards-mine = I turn mine

## Kinds of answers

kind-pass = Back
kind-step = Step
kind-event = Events
kind-correct = Corrections
kind-scheme = Card
kind-translator = Translator
kind-language = Language
kind-owner = Who
kind-guild = Guild
kind-space = Space
kind-number = Number
