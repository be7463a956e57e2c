# Co mówi Oaza, po polsku.

game-title = Oasis
game-line = Ładujcie karawany towarami, których chcą, zanim skończy się woda.
progress = Dzień { $day } z { $days }
setting-days = Dni

seat = Gracz { $n }
good-dates = daktyle
good-salt = sól
good-silk = jedwab
good-incense = kadzidło

caravan-petra = karawana do Petry
    .load = karawanę do Petry
caravan-palmyra = karawana do Palmyry
    .load = karawanę do Palmyry
caravan-fez = karawana do Fezu
    .load = karawanę do Fezu
caravan-aden = karawana do Adenu
    .load = karawanę do Adenu
caravan-tunis = karawana do Tunisu
    .load = karawanę do Tunisu
caravan-cairo = karawana do Kairu
    .load = karawanę do Kairu
caravan-basra = karawana do Basry
    .load = karawanę do Basry
caravan-aleppo = karawana do Aleppo
    .load = karawanę do Aleppo
caravan-damascus = karawana do Damaszku
    .load = karawanę do Damaszku
caravan-ghadames = karawana do Ghadamesu
    .load = karawanę do Ghadamesu
caravan-kashgar = karawana do Kaszgaru
    .load = karawanę do Kaszgaru
caravan-merv = karawana do Merwu
    .load = karawanę do Merwu
caravan-timbuktu = karawana do Timbuktu
    .load = karawanę do Timbuktu
caravan-samarkand = karawana do Samarkandy
    .load = karawanę do Samarkandy
caravan-chang-an = karawana do Chang'anu
    .load = karawanę do Chang'anu

name-day = Dzień
name-days = Dni
name-market = Targ
name-deck = Talia
name-discards = Odrzucone
name-waiting = Czekające karawany
name-coming = Karawany w drodze
name-cards = Karty na ręce
name-hand = Ręka
name-water = Woda
name-loaded = Załadowane karawany
name-wants = Chce
name-coins = Monety

question-turn = Co robisz w dniu { $day }?
    .others = { $seat } rozgrywa dzień { $day }.
question-discard = Masz pełną rękę: który towar odrzucasz?
    .others = { $seat } ma pełną rękę i odrzuca towar.

answer-take = weź z miejsca { $n }: { $good } (woda: { $water })
answer-draw = dobierz kartę
answer-drink = napij się ze studni
answer-nobody = nie ładuj nikogo: nie czeka tam karawana
answer-load = załaduj { $caravan-load } (monety: { $coins }): { $goods }
answer-discard = odrzuć: { $good }

why-too-little-water = To miejsce kosztuje { $water } wody, a masz { $have }.
why-skins-full = Twoje bukłaki są pełne: masz już { $have } wody.
why-goods-missing = Brakuje ci jeszcze: { $goods }.
why-no-caravan = Nie czeka tam żadna karawana.
why-none-in-hand = Nie masz na ręce towaru: { $good }.
why-not-asked-now = Teraz pytanie jest o coś innego.

log-day = Zaczyna się dzień { $n }.
log-takes = { $seat } bierze z miejsca { $n }: { $good } i płaci { $water } wody.
log-refills = Na targ trafia: { $good }.
log-draws = { $seat } dobiera kartę.
log-draws-own = { $seat } dobiera: { $good }.
log-drinks = { $seat } nabiera { $n } wody.
log-discards = { $seat } odrzuca: { $good }.
log-shuffles = Odrzucone karty są tasowane w nową talię.
log-loads = { $seat } ładuje { $caravan-load }.
log-arrives = Do oazy przybywa nowa karawana: { $caravan }.
log-game-over = Gra się kończy.

category-caravans = Karawany
category-water = Woda
score-water = pozostała woda: { $n }
tie-caravans = Remis w monetach: wygrywa, kto ma więcej karawan.

kind-take = Targ
kind-draw = Talia
kind-drink = Studnia
kind-load = Karawana
kind-discard = Odrzuć
