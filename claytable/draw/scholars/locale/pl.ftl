letter-white = B
letter-purple = F
letter-red = C
letter-orange = P
letter-yellow = Ż
letter-green = Z
letter-blue = N
heading = Mędrcy znad Południowego Tygrysu · Kalif { $n } z 4
epic = wersja Epicka
turns-left =
    { $n ->
        [0] ostatnia tura
        [one] jeszcze 1 tura
        [few] jeszcze { $n } tury
       *[many] jeszcze { $n } tur
    }
vp = { $n } PZ
or = lub
free = wolny
closed = zamknięty
first = 1.
influence = Wpływy
legend = ◆ Czarne, ◇ Białe pole · ○ neutr. · ● Złoto, ◌ brak · [★2] kontrola · [C4] Czerwona Kość, [4] Biała

## Decks and Rooms
recruit = Rekrutacja { $value }+
deck-chinese = Chiński
deck-sanskrit = Sanskrycki
deck-greek = Grecki
deck-hebrew = Hebrajski
deck-persian = Perski
deck-syriac = Syryjski
deck-wild-1 = Poliglota 1
deck-wild-2 = Poliglota 2
starting = Pocz. { $n }
dispatch = Wysłanie
retiree = Emeryt
room-cost = Srebrniki { $silver }
resource-dice = Kości { $dice }
resource-workers = Robotnicy { $workers }

## Map and House of Wisdom
map = Mapa, zgodnie z ruchem wskazówek zegara
pile = Stos Zwojów { $n }
stacks = stosiki { $stacks }
guild = { $name } ({ $letter }) { $vp } PZ
consolation = (bez kontroli: { $effect })
deliver = Srebrniki { $silver } → Wpływy { $influence }, Złoto { $gold }
deliver-white = , Kość B
condition-guild = { $low }/{ $high } PZ: { $first }/{ $least } Wpływy { $guild }
condition-own-language = po { $each } PZ: { $languages }
condition-two-languages = po { $each } PZ: { $languages }
condition-dice = po { $each } PZ: Kości { $secondary }; { $high } PZ: { $least } Kości { $primary }
condition-track = { $low }/{ $high } PZ: { $track } { $first }/{ $least }
condition-white-dice = { $low }/{ $high } PZ: Białe Kości { $first }-{ $last }/{ $least ->
        [0] brak
       *[other] { $least }
    }
condition-retirees = { $low }/{ $high } PZ: Emeryci { $first }/{ $least }
condition-breadth = po { $each } PZ: tory na { $level }+
bonus-starting = po 1 PZ: { $gold } Złota (Srebro: { $silver } to 1 Złoto); { $vp } PZ: { $dice } Białych Kości

## Research Tracks
tracks = Tor Badań
research = Badania { $value }+
income = twój zbiór
next = twoje następne pole
at-once = { $n }: { $effect }
at-rest = { $n }: zbiór { $effect }
beyond = szczyt: { $effect }

## Caliph Cards
caliph = Kalif { $n }
event-none = bez wydarzenia
event-starting = 1 Złoto na każdego Początkowego Tłumacza; 1 Srebrnik za każdego na Emeryturze
event-neutral = Neutralny Tłumacz: { $decks }

## Seats
seat = Gracz
seat-silver = Srebr.
seat-gold = Złoto
seat-workers = Robotnicy
seat-hand = Ręka
seat-bag = Woreczek
seat-cards = Karty
seat-influence = Wpł.
seat-retirees = Em.
seat-scrolls = Zwoje
seat-goals = Cele
no-board = Przeciwnik nie ma takiej planszy.

## One's own board
rest = Odpoczynek:
aside = Odłożeni na Emeryturę:
hand = Ręka
mine = Srebrniki { $silver } · Złoto { $gold } · Wpływy { $influence }
workers = Robotnicy
bag = Woreczek
bag-size =
    { $n ->
        [one] 1 Kość
        [few] { $n } Kości
       *[many] { $n } Kości
    }
dice-sum = Suma Kości { $n }
cards = Karty
goal = Cele
goal-translator = { $deck } Tłumacz
goal-guild = Zwój: { $guild }
goal-met = wszystkie osiągnięte: karta Celu jest teraz kartą Akcji
scrolls = Zwoje
action = Teraz
altered =
    { $n ->
        [one] (1 Robotnik)
       *[other] (Robotnicy { $n })
    }

## The Solo Board
focus = Skupienie
schemes = Plany
target-sum = Suma Docelowa { $n }
rests-next = teraz Odpocznie
solo-counts = Suma Kości { $n } · znaczniki Badań { $markers } · Emeryci { $retired } ({ $vp } PZ)
solo-scrolls = Zwoje: { $scrolls }

## Effects in short: the ids of the game's own catalogue
effect-none = –
effect-list = { $effects }
effect-or = { $first } lub { $second }
effect-pay = { $owed } → { $gains }
effect-silver =
    { $n ->
        [one] 1 Srebrnik
        [few] { $n } Srebrniki
       *[many] { $n } Srebrników
    }
effect-gold =
    { $n ->
        [one] 1 Złoto
       *[other] { $n } Złota
    }
effect-worker =
    { $n ->
        [one] { $worker }
       *[other] { $n } { $worker-many }
    }
effect-die-to-bag = Kość { $colour } do Woreczka
effect-die-to-hand = Kość { $colour } na rękę
effect-destroy =
    { $n ->
        [one] zniszcz Kość B
       *[other] zniszcz { $n } Kości B
    }
effect-draw = dobierz { $n }
effect-top-up = ręka do { $n }
effect-influence-scroll =
    { $n ->
        [one] Wpływ na Zwój
       *[other] Wpływ na { $n } Zwoje
    }
effect-influence-guild = +{ $n } Gildia { $guild }
effect-shift = połóż lub weź Złoto
effect-advance = +{ $n } { $track }
effect-harvest = zbiór: { $track }
effect-employ = Zatrudnij: { $deck }
effect-retire = Emerytura: { $deck }
effect-raise = wartość +{ $n }
effect-swap = zamiast tego { $action }
effect-equate = B = { $colour }
cost-silver =
    { $n ->
        [one] 1 Srebrnik
        [few] { $n } Srebrniki
       *[many] { $n } Srebrników
    }
cost-gold =
    { $n ->
        [one] 1 Złoto
       *[other] { $n } Złota
    }
cost-workers =
    { $n ->
        [one] 1 Robotnik
       *[other] Robotnicy { $n }
    }
cost-white-dice =
    { $n ->
        [one] weź Kość B
       *[other] weź { $n } Kości B
    }
colour-white = B
colour-purple = F
colour-red = C
colour-orange = P
colour-yellow = Ż
colour-green = Z
colour-blue = N
colour-primary = C/Ż/N
worker-white = Robotnik B
    .many = Robotników B
worker-red = Robotnik C
    .many = Robotników C
worker-yellow = Robotnik Ż
    .many = Robotników Ż
worker-blue = Robotnik N
    .many = Robotników N
worker-any = dowolny Robotnik
    .many = dowolnych Robotników
guild-purple = F
guild-orange = P
guild-green = Z
guild-any = dowolna
track-mathematics = Matematyka
track-physics = Fizyka
track-chemistry = Chemia
track-philosophy = Filozofia
track-biology = Biologia
track-astronomy = Astronomia
track-any = dowolny tor
track-primary = tor C/Ż/N
track-action = tor
action-recruit = Rekrutacja
action-travel = Podróż
action-research = Badania
action-translate = Tłumaczenie
