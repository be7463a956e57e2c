# What Oasis says, in English.

game-title = Oasis
game-line = Load caravans with the goods they want before the water runs out.
progress = Day { $day } of { $days }
setting-days = Days

seat = Player { $n }
good-dates = dates
good-salt = salt
good-silk = silk
good-incense = incense

caravan-petra = the caravan to Petra
caravan-palmyra = the caravan to Palmyra
caravan-fez = the caravan to Fez
caravan-aden = the caravan to Aden
caravan-tunis = the caravan to Tunis
caravan-cairo = the caravan to Cairo
caravan-basra = the caravan to Basra
caravan-aleppo = the caravan to Aleppo
caravan-damascus = the caravan to Damascus
caravan-ghadames = the caravan to Ghadames
caravan-kashgar = the caravan to Kashgar
caravan-merv = the caravan to Merv
caravan-timbuktu = the caravan to Timbuktu
caravan-samarkand = the caravan to Samarkand
caravan-chang-an = the caravan to Chang'an

name-day = Day
name-days = Days
name-market = Market
name-deck = Deck
name-discards = Discarded
name-waiting = Waiting caravans
name-coming = Caravans to come
name-cards = Cards in hand
name-hand = Hand
name-water = Water
name-loaded = Loaded caravans
name-wants = Wants
name-coins = Coins

question-turn = What do you do on day { $day }?
    .others = { $seat } plays day { $day }.
question-discard = Your hand is full: which good do you discard?
    .others = { $seat } has a full hand and discards.

answer-take = take { $good } from space { $n } ({ $water } water)
answer-draw = draw a card
answer-drink = drink at the well
answer-nobody = load nobody: no caravan waits there
answer-load = load { $caravan } for { $coins } coins: { $goods }
answer-discard = discard { $good }

why-too-little-water = That space costs { $water } water, and you have { $have }.
why-skins-full = Your skins are full: you hold { $have } water already.
why-goods-missing = You still need: { $goods }.
why-no-caravan = No caravan is waiting there.
why-none-in-hand = You have no { $good } in hand.
why-not-asked-now = This is not what is being asked now.

log-day = Day { $n } begins.
log-takes = { $seat } takes { $good } from space { $n } and pays { $water } water.
log-refills = The market gets { $good }.
log-draws = { $seat } draws a card.
log-draws-own = { $seat } draws { $good }.
log-drinks = { $seat } drinks { $n } water.
log-discards = { $seat } discards { $good }.
log-shuffles = The discards are shuffled into a new deck.
log-loads = { $seat } loads { $caravan }.
log-arrives = At the oasis arrives { $caravan }.
log-game-over = The game is over.

category-caravans = Caravans
category-water = Water
score-water = { $n } water left
tie-caravans = Tied on coins: more caravans win.

kind-take = Market
kind-draw = Draw
kind-drink = Well
kind-load = Caravan
kind-discard = Discard
