### Wynalazcy znad Południowego Tygrysu, po polsku.
###
### Nazwy przychodzą już wypowiedziane, w mianowniku. Część zdania (rzędy, efekty, koszty, miejsca) zaczyna się małą literą:
### kto pokazuje ją samodzielnie, może zacząć ją wielką. Wybór według nazwy używa słów z tego samego katalogu.
### Kolory są rodzaju żeńskiego (Kość, Gildia); w wyborach pozostały przypadek to zawsze kolor pomarańczowy.

## Osoby

seat = Gracz { $n }
bot = Bot { $n }
opponent = Przeciwnik
dummy = Figurant

## Pytania

question-main-action = Runda { $round }: którą akcję główną wykonujesz?
    .others = { $seat } wybiera akcję główną.
question-after-tent = Runda { $round }, po Umieszczeniu Namiotu: co robisz w tej turze?
    .others = { $seat } po Umieszczeniu Namiotu wybiera, co robi w tej turze.
    .short = Runda { $round }, po Namiocie: co robisz?
question-end-turn = Kończysz turę czy najpierw wykonujesz akcję darmową?
    .others = { $seat } może przed końcem tury wykonać akcję darmową.
    .short = Kończysz turę czy najpierw akcja darmowa?
question-pay =
    { $saved ->
        [0] Do zapłacenia: { $owed }. Co teraz opłacasz?
        [one] Do zapłacenia: { $owed } (zaoszczędzono już 1 Srebrnika). Co teraz opłacasz?
        [few] Do zapłacenia: { $owed } (zaoszczędzono już { $saved } Srebrniki). Co teraz opłacasz?
       *[many] Do zapłacenia: { $owed } (zaoszczędzono już { $saved } Srebrników). Co teraz opłacasz?
    }
    .others = { $seat } ma do zapłacenia: { $owed }.
    .short = Co teraz opłacasz?
question-take-from-guild = Twoje Zasoby są puste: z której Gildii bierzesz Wpływ?
    .others = { $seat } wybiera Gildię, z której bierze Wpływ.
    .short = Z której Gildii bierzesz Wpływ?
question-move-influence =
    { $colour ->
        [Niebieska] Twoje Zasoby są puste: skąd przenosisz Wpływ do Niebieskiej Gildii?
        [Ciemnoszara] Twoje Zasoby są puste: skąd przenosisz Wpływ do Ciemnoszarej Gildii?
       *[other] Twoje Zasoby są puste: skąd przenosisz Wpływ do Pomarańczowej Gildii?
    }
    .others = { $seat } wybiera Gildię, z której przenosi Wpływ.
    .short = Z której innej Gildii przenosisz Wpływ?
question-influence =
    { $times ->
        [one] W której Gildii zyskujesz 1 Wpływ?
        [few] W której Gildii zyskujesz kolejny Wpływ? (jeszcze { $times })
       *[many] W której Gildii zyskujesz kolejny Wpływ? (jeszcze { $times })
    }
    .others = { $seat } wybiera Gildię, w której zyskuje Wpływ.
    .short = W której Gildii zyskujesz Wpływ?
question-brighten =
    { $times ->
        [one] Którą Kość Oświecasz?
        [few] Którą Kość Oświecasz teraz? (jeszcze { $times })
       *[many] Którą Kość Oświecasz teraz? (jeszcze { $times })
    }
    .others = { $seat } wybiera Kość do Oświecenia.
question-increase =
    { $times ->
        [one] Wartość której dostępnej Kości zwiększasz o 1?
        [few] Wartość której Kości zwiększasz teraz o 1? (jeszcze { $times })
       *[many] Wartość której Kości zwiększasz teraz o 1? (jeszcze { $times })
    }
    .others = { $seat } wybiera dostępną Kość, której wartość zwiększa.
    .short = Wartość której dostępnej Kości zwiększasz?
question-raise =
    { $times ->
        [one] Poziom którego Rzemieślnika podnosisz o 1?
        [few] Poziom którego Rzemieślnika podnosisz teraz o 1? (jeszcze { $times })
       *[many] Poziom którego Rzemieślnika podnosisz teraz o 1? (jeszcze { $times })
    }
    .others = { $seat } wybiera, którego Rzemieślnika podnosi.
    .short = Którego Rzemieślnika podnosisz?
question-refresh =
    { $times ->
        [one] Którego Rzemieślnika odświeżasz?
       *[other] Którego Rzemieślnika odświeżasz teraz? (jeszcze { $times })
    }
    .others = { $seat } wybiera, którego Rzemieślnika odświeża.
question-study-die = Kość którego koloru zyskujesz do Pracowni?
    .others = { $seat } wybiera kolor Kości do Pracowni.
question-remove-die = Którą Kość usuwasz?
    .others = { $seat } wybiera Kość do usunięcia.
question-swap = Którą Białą Kość zamieniasz na kolorową?
    .others = { $seat } wybiera Białą Kość do zamiany.
question-swap-for = Kość którego koloru zastępuje Białą?
    .others = { $seat } wybiera kolor Kości w miejsce Białej.
question-coloured-die = Kością którego koloru rzucasz, aby umieścić ją w Zdeterminowanych?
    .others = { $seat } wybiera kolorową Kość, którą umieści w Zdeterminowanych.
    .short = Którą kolorową Kość umieszczasz w Zdeterminowanych?
question-progress = Najniższy kafelek Wieży jest pusty: rozpatrujesz jego czarny pasek teraz czy po opłaceniu kosztu?
    .others = { $seat } wybiera, kiedy rozpatruje czarny pasek Wieży.
    .short = Czarny pasek kafelka Wieży: teraz czy później?
question-hand-limit =
    { $n ->
        [one] Masz na ręce o 1 kartę za dużo: którą odrzucasz?
        [few] Masz na ręce o { $n } karty za dużo: którą teraz odrzucasz?
       *[many] Masz na ręce o { $n } kart za dużo: którą teraz odrzucasz?
    }
    .others = { $seat } ma za dużo kart na ręce i odrzuca.
    .short = Za dużo kart: którą odrzucasz?
question-played-card = Zagrywasz kartę Wynalazku ({ $card }): którego efektu używasz?
    .others = { $seat } zagrywa kartę Wynalazku ({ $card }) i wybiera jej efekt.
    .short = Którego efektu karty używasz?
question-discard-two = Którą kartę odrzucasz?
    .others = { $seat } wybiera kartę do odrzucenia.
question-for-two-cards = Co zyskujesz za dwie odrzucone karty?
    .others = { $seat } wybiera, co zyskuje za dwie odrzucone karty.
question-order = Który efekt rozpatrujesz teraz?
    .others = { $seat } wybiera kolejny efekt.
question-perhaps = Czy używasz tego efektu?
    .others = { $seat } decyduje, czy używa efektu.
question-choose = Co wybierasz?
    .others = { $seat } wybiera między efektami.
question-place-dice =
    { $n ->
        [1] Którą Kość umieszczasz ({ $where })?
       *[other] Czy dokładasz drugą Kość ({ $where })?
    }
    .others = { $seat } umieszcza Kości ({ $where }).
question-face = Jaką wartość przyjmuje ta Kość: { $die }?
    .others = { $seat } wybiera wartość Kości ({ $die }).
question-target = { $action }, łączna wartość { $total }: który Wynalazek?
    .others = { $seat } wybiera Wynalazek ({ $action }, łączna wartość { $total }).
question-place-card = Którą kartę Wynalazku umieszczasz na planszy „{ $board }”?
    .others = { $seat } wybiera kartę Wynalazku na planszę „{ $board }”.
question-invent-discard =
    { $n ->
        [one] Plansza „{ $board }” kosztuje jeszcze 1 kartę: którą odrzucasz?
        [few] Plansza „{ $board }” kosztuje jeszcze { $n } karty: którą teraz odrzucasz?
       *[many] Plansza „{ $board }” kosztuje jeszcze { $n } kart: którą teraz odrzucasz?
    }
    .others = { $seat } odrzuca karty za planszę „{ $board }”.
    .short = Którą kartę odrzucasz za planszę?
question-invent-effects = Wymyślanie na planszy „{ $board }”: co rozpatrujesz teraz?
    .others = { $seat } Wymyśla na planszy „{ $board }” i wybiera, co rozpatruje teraz.
    .short = Wymyślanie: co rozpatrujesz teraz?
question-test-die = Którą kolorową Kością Testujesz?
    .others = { $seat } wybiera kolorową Kość do Testowania.
question-test-on = Na którym Wynalazku umieszczasz tę Kość: { $die }?
    .others = { $seat } wybiera Wynalazek dla tej Kości: { $die }.
    .short = Na którym Wynalazku umieszczasz Kość?
question-place-tile = W którym rzędzie umieszczasz ten kafelek Warsztatu ({ $tile })?
    .others = { $seat } umieszcza kafelek Warsztatu ({ $tile }).
    .short = W którym rzędzie umieszczasz ten kafelek?
question-clear-workshop = Z którego Warsztatu przenosisz Kości do Wyczerpanych?
    .others = { $seat } wybiera Warsztat, z którego przenosi Kości do Wyczerpanych.
question-activate = Wartość Kości { $value } ({ $row }): który kafelek rozpatrujesz teraz?
    .others = { $seat } rozpatruje kafelki ({ $row }, wartość Kości { $value }).
    .short = Wartość Kości { $value }: który kafelek teraz?
question-envoy-saves = Który Wpływ oszczędzasz dzięki Emisariuszowi?
    .others = { $seat } wybiera Wpływ, który oszczędza dzięki Emisariuszowi.
question-dummy-tent = Na którym polu umieszczasz Namiot Figuranta?
    .others = { $seat } umieszcza Namiot Figuranta.
question-tent-steps = Namiot umieszczony: co rozpatrujesz teraz?
    .others = { $seat } po Umieszczeniu Namiotu wybiera, co rozpatruje teraz.
question-reward =
    { $n ->
        [one] Za 1 niewykorzystanego Robotnika lub Wielbłąda: 1 odświeżenie i 1 Oświecenie. Co teraz?
        [few] Za { $n } niewykorzystanych Robotników i Wielbłądów: { $n } odświeżenia i { $n } Oświecenia. Co teraz?
       *[many] Za { $n } niewykorzystanych Robotników i Wielbłądów: { $n } odświeżeń i { $n } Oświeceń. Co teraz?
    }
    .others = { $seat } odświeża i Oświeca za niewykorzystanych Robotników i Wielbłądy.
    .short = Nagroda: co teraz?
question-collect = Z którego pola Rzeki zbierasz kafelek Warsztatu?
    .others = { $seat } zbiera kafelek Warsztatu z Rzeki.
    .short = Z którego pola Rzeki zbierasz?
question-last-space = Twój Statek jest na końcu Rzeki. Co wybierasz?
    .others = { $seat } jest na końcu Rzeki i wybiera, co bierze.
    .short = Koniec Rzeki: co bierzesz?
question-retrieve = Którego Robotnika odzyskujesz?
    .others = { $seat } wybiera Robotnika do odzyskania.
question-research = Na którym polu Rzeki prowadzisz Badanie?
    .others = { $seat } wybiera pole Rzeki do Badania.
    .short = Na którym polu Rzeki Badasz?
question-choose-research =
    { $section ->
        [lewy] Który kafelek Badania umieszczasz na lewym odcinku Rzeki?
        [prawy] Który kafelek Badania umieszczasz na prawym odcinku Rzeki?
       *[other] Który kafelek Badania umieszczasz na środkowym odcinku Rzeki?
    }
    .others = { $seat } wybiera kafelek Badania.
    .short = Który kafelek Badania trafia na Rzekę?
question-return-research = Który z pozostałych kafelków trafia na sam spód stosu?
    .others = { $seat } wybiera kafelek Badania, który trafia na spód stosu.
    .short = Który kafelek trafia na spód stosu?
question-remove-invention = Który kafelek Pomysłu usuwasz?
    .others = { $seat } wybiera kafelek Pomysłu do usunięcia.
question-income = Co zyskujesz najpierw?
    .others = { $seat } wybiera, co zyskuje najpierw.
question-brighten-study = Koniec rundy: którą Kość w Pracowni Oświecasz teraz i dokąd?
    .others = { $seat } wybiera Kość w Pracowni do Oświecenia.
    .short = Którą Kość w Pracowni Oświecasz i dokąd?
question-keep-dice = Koniec rundy ({ $row }). Czy używasz kafelka, aby te Kości nie trafiły do Wyczerpanych?
    .others = { $seat } decyduje, czy kafelek chroni Kości przed Wyczerpaniem ({ $row }).
    .short = Czy kafelek chroni te Kości?
question-beyond-last = Twój znacznik Tantiem nie może iść dalej. Co wybierasz zamiast tego?
    .others = { $seat } jest na końcu toru Tantiem i wybiera, co bierze zamiast tego.
    .short = Co wybierasz zamiast Tantiem?
question-starting-tile = W którym rzędzie umieszczasz kafelek Początkowego Warsztatu?
    .others = { $seat } umieszcza kafelek Początkowego Warsztatu.
    .short = W którym rzędzie umieszczasz kafelek?

## Odpowiedzi

answer-pass = Pas
answer-end-turn = Zakończ turę
answer-brighten = Oświeć Kość
answer-refresh = Odśwież Rzemieślnika
answer-clear = Opłać Rzemieślnika: Kości z Warsztatu do Wyczerpanych
answer-bonus = Skorzystaj z Premii za kolor
answer-discard-two = Odrzuć 2 karty: Oświecenie albo odświeżenie
answer-now = Teraz
answer-later = Po opłaceniu kosztu
answer-gain-silver = Zyskaj 1 Srebrnika
answer-pay-silver = Zapłać Srebrniki
answer-increase = Zwiększ wartość dostępnej Kości o 1
answer-matches = Zyskaj Wpływy za dopasowania
answer-advance = Awansuj o 1 pole na torze Tantiem
answer-reward = Nagroda za niewykorzystanych Robotników i Wielbłądy
answer-pass-tile = Efekty kafelka Pasowania
answer-royalties = Tantiemy
answer-income = Przychód
answer-workshop = Kości w Warsztacie ({ $row })
answer-tent = Namiot na polu { $n } ({ $area }; kafelek Pasowania: { $tile })
answer-worker = Robotnik: { $space }
answer-envoy = Emisariusz: { $space }
answer-use =
    { $craft ->
        [Skryba] Użyj Skryby, aby zaoszczędzić 1 Srebrnika
        [Tkacz] Użyj Tkacza, aby zaoszczędzić 1 Srebrnika
        [Kaflarz] Użyj Kaflarza, aby zaoszczędzić 1 Srebrnika
        [Kowal] Użyj Kowala, aby zaoszczędzić 1 Srebrnika
        [Stolarz] Użyj Stolarza, aby zaoszczędzić 1 Srebrnika
       *[other] Użyj Świecarza, aby zaoszczędzić 1 Srebrnika
    }
answer-play = Zagraj kartę „{ $card }”: zwiększ Kość o 1, { $edge }
answer-craft = { $craft } (poziom { $level }, koszt { $price })
answer-face = Wartość { $face }
answer-space = Pole Rzeki { $n }
answer-space-tile = Pole Rzeki { $n } (kafelek Warsztatu: { $tile })
answer-space-research = Pole Rzeki { $n } (Badanie: { $tile })
answer-invention = Kafelek Pomysłu, { $place } ({ $tile })
answer-card = { $card }
answer-start = Zdolność początkowa, { $row } ({ $effect })
answer-die = { $die } ({ $landscape })
answer-exhausted = { $colour } Kość (Wyczerpane)
answer-study-up = { $colour } Kość o poziom wyżej w Pracowni (teraz { $level }): { $effect }
answer-study-out =
    { $landscape ->
        [Gotowe] { $colour } Kość z Pracowni (teraz { $level }) do Gotowych
        [Zdeterminowane] { $colour } Kość z Pracowni (teraz { $level }) do Zdeterminowanych
       *[other] { $colour } Kość z Pracowni (teraz { $level }) do Zainspirowanych
    }
answer-study-die = { $colour } Kość (Pracownia, { $level })
answer-camel-die = { $die } (Wielbłąd { $n })
answer-workshop-die = { $die } (Warsztat, { $row })
answer-pay-influence =
    { $colour ->
        [Niebieska] Utrać 1 Niebieski Wpływ
        [Ciemnoszara] Utrać 1 Ciemnoszary Wpływ
       *[other] Utrać 1 Pomarańczowy Wpływ
    }

## Nazwy

colour-white = Biała
colour-blue = Niebieska
colour-orange = Pomarańczowa
colour-charcoal = Ciemnoszara
colour-any = dowolna
die = { $colour } { $face }
craft-scribe = Skryba
craft-chandler = Świecarz
craft-weaver = Tkacz
craft-tiler = Kaflarz
craft-blacksmith = Kowal
craft-carpenter = Stolarz
landscape-exhausted = Wyczerpane
    .from = z Wyczerpanych
landscape-ready = Gotowe
    .from = z Gotowych
landscape-determined = Zdeterminowane
    .from = ze Zdeterminowanych
landscape-inspired = Zainspirowane
    .from = z Zainspirowanych
row-top = górny rząd
    .from = z Warsztatu (górny rząd)
row-middle = środkowy rząd
    .from = z Warsztatu (środkowy rząd)
row-bottom = dolny rząd
    .from = z Warsztatu (dolny rząd)
section-left = lewy
section-centre = środkowy
section-right = prawy
study-bottom = dolny poziom
    .from = z dolnego poziomu Pracowni
study-middle = środkowy poziom
    .from = ze środkowego poziomu Pracowni
study-top = górny poziom
    .from = z górnego poziomu Pracowni
camels = Wielbłądy
    .from = z Wielbłądów
supply = Zasoby Główne
    .from = z Zasobów Głównych
on-camel = na Wielbłądzie { $n }
in-workshop = w Warsztacie
action-invent = Wymyślanie
action-build = Budowanie
action-test = Testowanie
action-publish = Publikowanie
area-1 = Niebieska Gildia
area-2 = Pomarańczowa Gildia
area-3 = Ciemnoszara Gildia
area-4 = Emisariusz
area-5 = Wynajęty Wielbłąd
invention-space-top-left = lewy górny
invention-space-top-centre = środkowy górny
invention-space-top-right = prawy górny
invention-space-bottom-left = lewy dolny
invention-space-bottom-centre = środkowy dolny
invention-space-bottom-right = prawy dolny
space-blue-left = Niebieska Gildia, lewe pole
space-blue-right = Niebieska Gildia, prawe pole
space-blue-bottom = Niebieska Gildia, dolne pole
space-orange-left = Pomarańczowa Gildia, lewe pole
space-orange-right = Pomarańczowa Gildia, prawe pole
space-orange-bottom = Pomarańczowa Gildia, dolne pole
space-charcoal-left = Ciemnoszara Gildia, lewe pole
space-charcoal-right = Ciemnoszara Gildia, prawe pole
space-charcoal-bottom = Ciemnoszara Gildia, dolne pole
space-hire-camel = Wynajęcie Wielbłąda
space-refresh-craftspeople = Odświeżenie Rzemieślników
space-advance-ship = Ruch Statkiem
space-open-brighten = Otwarte pole z Oświeceniem Kości
space-open-draw = Otwarte pole z dobraniem karty
nothing = nic
setup-card = karta Przygotowania { $n }
dummy-card = karta Figuranta { $n }
scheme-card = karta Planu { $n }
scheme-kind-dice = Kości
scheme-kind-worker = Robotnika
task-gain = zyski
task-invent = Wymyślanie
task-build = Budowanie
task-test = Testowanie
task-publish = Publikowanie
task-research = Badanie
task-ship = Ruch Statkiem
task-add-dice-scheme = dodanie karty Planu Kości
device = { $board } { $card }
workshop-tile =
    { $value ->
        [0] { $effect }
       *[other] { $value }+: { $effect }
    }
workshop-tile-coloured = { $value }+ i { $colour } Kość: { $effect }
river-tile = { $n } ({ $tile })

## Plansze Wynalazku

board-robotic = Zrobotyzowane
board-automatic = Automatyczne
board-balancing = Balansujące
board-floating = Pływające
board-folding = Składane
board-geared = Zębate
board-geometric = Geometryczne
board-hydraulic = Hydrauliczne
board-luminous = Świecące
board-magnetic = Magnetyczne
board-mechanical = Mechaniczne
board-musical = Muzyczne
board-pneumatic = Pneumatyczne
board-portable = Przenośne
board-programmable = Programowalne
board-rotating = Obrotowe
board-self-winding = Samonakręcające
board-trick = Podstępne

## Karty Wynalazku

card-astrolabe = Astrolabia
card-basin = Baseny
card-basket = Koszyki
card-beacon = Latarnie
card-beaker = Zlewki
card-boat = Łódki
card-bookshelf = Regały
card-bowl = Misy
card-chair = Krzesła
card-clock = Zegary
card-compass = Kompasy
card-crane = Dźwigi
card-dial = Tarcze
card-door = Drzwi
card-drum = Bębenki
card-eyeglasses = Okulary
card-flask = Kolby
card-flute = Flety
card-fountain = Fontanny
card-funnel = Lejki
card-glider = Szybowce
card-goblet = Czary
card-grab = Chwytki
card-helmet = Hełmy
card-hourglass = Klepsydry
card-lamp = Lampy
card-lantern = Latarenki
card-lens = Soczewki
card-mill = Piły
card-needle = Igły
card-pinhole-camera = Aparaty Otworkowe
card-pump = Pompy
card-puzzle = Puzzle
card-reed-pen = Pióra trzcinowe
card-sail = Żagle
card-saw = Piły ręczne
card-scales = Wagi
card-statue = Pomniki
card-table = Stoły
card-telescope = Teleskopy
card-torch = Pochodnie
card-toy = Zabawki
card-vase = Wazy
card-wheel = Koła

## Kafelki Badania

research-gain-die-blue = Trwałe, za każdą zyskaną Niebieską Kość: { $effect }
research-gain-die-orange = Trwałe, za każdą zyskaną Pomarańczową Kość: { $effect }
research-gain-die-charcoal = Trwałe, za każdą zyskaną Ciemnoszarą Kość: { $effect }
research-complete-column = Trwałe, za każdą ukończoną kolumnę Warsztatu: { $effect }
research-gain-tile = Trwałe, za każdy zdobyty kafelek Warsztatu: { $effect }
research-research = Trwałe, za każde kolejne Badanie: { $effect }
research-advance-royalties = Trwałe, za każdy awans na torze Tantiem: { $effect }
research-camel-dice = Trwałe: Kości na Wielbłądzie mają łącznie o { $n } więcej
research-end-of-round = Trwałe: kolorowe Kości z Wielbłądów wracają do Gotowych
research-tent = Namiot: { $effect }
research-immediate = Natychmiast: { $effect }

## Kafelki Pasowania

pass-tile = { $effect }

## Efekty

effect-none = nic
effect-list = { $effects }
effect-or = { $first }; albo { $second }
effect-pay = zapłać [{ $owed }]: { $gains }
effect-silver =
    { $n ->
        [one] zyskaj 1 Srebrnika
        [few] zyskaj { $n } Srebrniki
       *[many] zyskaj { $n } Srebrników
    }
effect-draw =
    { $n ->
        [one] dobierz 1 kartę
        [few] dobierz { $n } karty
       *[many] dobierz { $n } kart
    }
effect-influence =
    { $colour ->
        [Niebieska] { $n ->
            [one] zyskaj 1 Niebieski Wpływ
            [few] zyskaj { $n } Niebieskie Wpływy
           *[many] zyskaj { $n } Niebieskich Wpływów
        }
        [Ciemnoszara] { $n ->
            [one] zyskaj 1 Ciemnoszary Wpływ
            [few] zyskaj { $n } Ciemnoszare Wpływy
           *[many] zyskaj { $n } Ciemnoszarych Wpływów
        }
        [dowolna] { $n ->
            [one] zyskaj 1 dowolny Wpływ
            [few] zyskaj { $n } dowolne Wpływy
           *[many] zyskaj { $n } dowolnych Wpływów
        }
       *[other] { $n ->
            [one] zyskaj 1 Pomarańczowy Wpływ
            [few] zyskaj { $n } Pomarańczowe Wpływy
           *[many] zyskaj { $n } Pomarańczowych Wpływów
        }
    }
effect-influence-each =
    { $n ->
        [one] zyskaj po 1 Wpływie w każdej Gildii
        [few] zyskaj po { $n } Wpływy w każdej Gildii
       *[many] zyskaj po { $n } Wpływów w każdej Gildii
    }
effect-brighten =
    { $n ->
        [one] Oświeć Kość
       *[other] { $n } razy Oświeć Kość
    }
effect-increase =
    { $n ->
        [one] zwiększ wartość dostępnej Kości o 1
       *[other] zwiększ wartość dostępnych Kości łącznie o { $n }
    }
effect-refresh =
    { $n ->
        [one] odśwież 1 dowolnego Rzemieślnika
       *[other] odśwież { $n } dowolnych Rzemieślników
    }
effect-refresh-craft =
    { $craft ->
        [Skryba] odśwież Skrybę
        [Tkacz] odśwież Tkacza
        [Kaflarz] odśwież Kaflarza
        [Kowal] odśwież Kowala
        [Stolarz] odśwież Stolarza
       *[other] odśwież Świecarza
    }
effect-refresh-all = odśwież wszystkich Rzemieślników
effect-raise =
    { $n ->
        [one] podnieś o 1 poziom dowolnego Rzemieślnika
       *[other] { $n } razy podnieś poziom Rzemieślnika
    }
effect-royalties =
    { $n ->
        [one] awansuj o 1 pole na torze Tantiem
        [few] awansuj o { $n } pola na torze Tantiem
       *[many] awansuj o { $n } pól na torze Tantiem
    }
effect-harvest = zyskaj Tantiemy
effect-study =
    { $colour ->
        [Niebieska] zyskaj Niebieską Kość do Pracowni
        [Ciemnoszara] zyskaj Ciemnoszarą Kość do Pracowni
        [dowolna] zyskaj Kość dowolnego koloru do Pracowni
       *[other] zyskaj Pomarańczową Kość do Pracowni
    }
effect-swap = zamień Białą Kość na kolorową
effect-white-to-ready = zyskaj Białą Kość do Gotowych
effect-coloured-to-determined = zyskaj kolorową Kość do Zdeterminowanych
effect-ship =
    { $n ->
        [one] porusz Statek o 1 pole
        [few] porusz Statek o { $n } pola
       *[many] porusz Statek o { $n } pól
    }
effect-collect = zbierz kafelek Warsztatu z pola Statku lub na lewo od niego
effect-take = weź wierzchni kafelek Warsztatu z pola Statku
effect-research = przeprowadź Badanie
effect-hire = wynajmij Wielbłąda
effect-unlock-camel = odblokuj trzeciego Wielbłąda
effect-unlock-worker = odblokuj trzeciego Robotnika
effect-envoy = zyskaj Emisariusza
effect-retrieve = odzyskaj Robotnika
effect-clear = przenieś Kości z Warsztatu do Wyczerpanych
effect-boost = zwiększ wartość Kości o maks. { $n }
effect-count =
    { $colour ->
        [Niebieska] zapewnij temu rzędowi kolor niebieski
        [Ciemnoszara] zapewnij temu rzędowi kolor ciemnoszary
        [dowolna] zapewnij temu rzędowi dowolny kolor
       *[other] zapewnij temu rzędowi kolor pomarańczowy
    }
effect-keep =
    { $landscape ->
        [Gotowe] na koniec rundy rzuć tymi Kośćmi i umieść je w Gotowych
        [Zdeterminowane] na koniec rundy rzuć tymi Kośćmi i umieść je w Zdeterminowanych
        [Zainspirowane] na koniec rundy rzuć tymi Kośćmi i umieść je w Zainspirowanych
       *[other] na koniec rundy przenieś te Kości do Wyczerpanych
    }
effect-remove-invention = usuń kafelek Pomysłu i rozpatrz go
task-remove-die = usuń Kość

## Koszty

cost-any-craft = dowolny Rzemieślnik
cost-influence =
    { $n ->
        [one] 1 Wpływ
        [few] { $n } Wpływy
       *[many] { $n } Wpływów
    } { $colour ->
        [Niebieska] z Niebieskiej Gildii
        [Ciemnoszara] z Ciemnoszarej Gildii
        [dowolna] z dowolnej Gildii
       *[other] z Pomarańczowej Gildii
    }
cost-cards =
    { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
cost-silver =
    { $n ->
        [one] 1 Srebrnik
        [few] { $n } Srebrniki
       *[many] { $n } Srebrników
    }

## Odmowy

why-active = { $craft } jest już Aktywny.
why-ahead-of-ship = Pole { $n } Rzeki leży przed twoim Statkiem, który stoi na polu { $ship }.
why-all-active = Wszyscy twoi Rzemieślnicy są Aktywni.
why-all-invented = Na każdej planszy Wynalazku w lewej kolumnie coś już Wymyślono.
why-already-researched = Masz już Wpływ na tym polu.
why-blocked = Żeton Figuranta zamyka to pole na tę rundę.
why-brightened-once = Ta Kość została już Oświecona.
why-built-full =
    { $n ->
        [one] Jest już 1 Zbudowany Wynalazek: najpierw trzeba go Opublikować.
        [few] Są już { $n } Zbudowane Wynalazki: najpierw trzeba któryś Opublikować.
       *[many] Jest już { $n } Zbudowanych Wynalazków: najpierw trzeba któryś Opublikować.
    }
why-cards-not-owed = Nie trzeba już oddawać kart.
why-colour =
    { $colour ->
        [Niebieska] Ten kafelek wymaga w rzędzie koloru niebieskiego.
        [Ciemnoszara] Ten kafelek wymaga w rzędzie koloru ciemnoszarego.
       *[other] Ten kafelek wymaga w rzędzie koloru pomarańczowego.
    }
why-cost-unpayable = Nie możesz opłacić tego kosztu.
why-crafts-unpayable =
    { $silver ->
        [one] Nie możesz opłacić potrzebnych Rzemieślników: masz 1 Srebrnika, a opłacać można tylko Aktywnych.
        [few] Nie możesz opłacić potrzebnych Rzemieślników: masz { $silver } Srebrniki, a opłacać można tylko Aktywnych.
       *[many] Nie możesz opłacić potrzebnych Rzemieślników: masz { $silver } Srebrników, a opłacać można tylko Aktywnych.
    }
why-device-total = Ten Wynalazek wymaga łącznej wartości { $needed }, a twoja to { $total }.
why-dice-gone = W tym Warsztacie nie ma już Kości.
why-distance =
    { $cost ->
        [one] To pole leży przed twoim Statkiem i kosztuje 1 Srebrnika, a masz ich { $silver }.
        [few] To pole leży przed twoim Statkiem i kosztuje { $cost } Srebrniki, a masz ich { $silver }.
       *[many] To pole leży przed twoim Statkiem i kosztuje { $cost } Srebrników, a masz ich { $silver }.
    }
why-edge-unused = Musisz użyć co najmniej jednego efektu zagranej karty.
why-edge-used = Ten efekt karty jest już wykorzystany.
why-face-high = Tę Kość można zwiększyć najwyżej do { $high }.
why-face-low = Ta Kość ma wartość { $low } i nie można jej zmniejszyć.
why-first-die = Musisz umieścić co najmniej jedną Kość.
why-gained-already = To już masz.
why-guild-empty =
    { $colour ->
        [Niebieska] Nie masz Wpływu w Niebieskiej Gildii.
        [Ciemnoszara] Nie masz Wpływu w Ciemnoszarej Gildii.
       *[other] Nie masz Wpływu w Pomarańczowej Gildii.
    }
why-in-use = Kości na Wielbłądach i w Warsztatach nie można do tego wybrać.
why-inactive = { $craft } jest Nieaktywny i najpierw trzeba go odświeżyć.
why-influence =
    { $n ->
        [one] To kosztuje 1 Wpływ
        [few] To kosztuje { $n } Wpływy
       *[many] To kosztuje { $n } Wpływów
    } { $colour ->
        [Niebieska] z Niebieskiej Gildii, a masz ich tam { $have }.
        [Ciemnoszara] z Ciemnoszarej Gildii, a masz ich tam { $have }.
       *[other] z Pomarańczowej Gildii, a masz ich tam { $have }.
    }
why-influence-not-owed =
    { $colour ->
        [Niebieska] Nie trzeba tu oddać Wpływu z Niebieskiej Gildii.
        [Ciemnoszara] Nie trzeba tu oddać Wpływu z Ciemnoszarej Gildii.
       *[other] Nie trzeba tu oddać Wpływu z Pomarańczowej Gildii.
    }
why-inspired = Zainspirowanej Kości nie można już Oświecić.
why-invention-placed = Kafelek Pomysłu tego Wynalazku jest już umieszczony.
why-just-discarded = Tę kartę właśnie odrzucono, aby opłacić ten Wynalazek.
why-keep-unmet = Leżące tam Kości nie spełniają wymagań tego kafelka.
why-keeps-nothing = Ten kafelek nie zachowuje Kości na koniec rundy.
why-last-card = To ostatnia karta, którą można jeszcze umieścić na Wynalazku.
why-left-of-ship = Liczą się tu tylko pola na lewo od twojego Statku, który stoi na polu { $ship }.
why-must-clear = We wszystkich trzech Warsztatach leżą Kości, więc jeden trzeba opróżnić.
why-needed = { $craft } nie może tu zostać użyty: potrzebna jest jego Umiejętność albo nie ma już Srebrników do zaoszczędzenia.
why-no-bonus = Nie ma teraz Premii za kolor do wykorzystania.
why-no-camel = Żaden z twoich dostępnych Wielbłądów nie jest wolny.
why-no-dice = Nie masz Kości w Gotowych, Zdeterminowanych ani Zainspirowanych.
why-no-effect = Teraz niczego by to nie zmieniło.
why-no-envoy = Nie masz Emisariusza.
why-no-envoy-there = Nie umieszczono tam twojego Emisariusza.
why-no-influence = Nie masz Wpływu do umieszczenia: ani w Zasobach, ani w Gildiach.
why-no-invention-there = Na tym polu twojej planszy nie ma kafelka Pomysłu.
why-no-invention-tile = Nie masz już kafelków Pomysłu.
why-no-matches = Plansza i karta nigdzie do siebie nie pasują.
why-no-pass = Nie możesz z tego zrezygnować.
why-no-research-space = Na tym polu nie ma miejsca na Badanie.
why-no-such-die = Nie masz tam takiej Kości.
why-no-task = Rzemieślnika możesz użyć tylko podczas płacenia Srebrnikami.
why-no-test-die = Żadna z twoich kolorowych Kości nie pasuje kolorem i wartością do wolnego pola.
why-no-test-space =
    { $colour ->
        [Niebieska] Nie ma dla niej wolnego niebieskiego pola Kości.
        [Ciemnoszara] Nie ma dla niej wolnego ciemnoszarego pola Kości.
       *[other] Nie ma dla niej wolnego pomarańczowego pola Kości.
    }
why-no-tile-there = Na polu { $n } Rzeki nie ma kafelka Warsztatu.
why-no-worker = Nie masz już Robotników w Zasobach.
why-no-worker-there = Nie stoi tam żaden twój Robotnik.
why-not-activated = Ten kafelek działa sam i się go nie aktywuje.
why-not-asked = { $craft } nie jest potrzebny do tego kosztu.
why-not-asked-now = To nie należy do bieżącej decyzji.
why-not-available = Umieszczać można tylko Kości Gotowe, Zdeterminowane i Zainspirowane.
why-not-drawn = Tego kafelka nie ma wśród dobranych.
why-not-in-hand = Nie masz tej karty na ręce.
why-not-increased = Zwiększać można tylko Kości Gotowe, Zdeterminowane i Zainspirowane.
why-not-left-most = Nowe Badanie zaczyna się na pierwszym od lewej pustym polu odcinka.
why-not-on-edge = Zagrana karta tego nie pokazuje.
why-not-tent-research = Ten kafelek Badania nie działa przy umieszczaniu Namiotu.
why-not-tented = To jest możliwe dopiero po umieszczeniu twojego Namiotu.
why-not-testable = Testować można tylko Zbudowany lub Opublikowany Wynalazek z wolnym polem Kości.
why-not-that-device = Ten Wynalazek nie nadaje się do tej akcji: { $action }.
why-not-your-research = Nie masz tego kafelka Badania.
why-not-your-turn = To jest możliwe tylko w twojej turze.
why-nothing-built = Nie ma Zbudowanego Wynalazku do Opublikowania.
why-nothing-invented = Nie ma Wymyślonego Wynalazku do Zbudowania.
why-nothing-to-test = Żaden Zbudowany ani Opublikowany Wynalazek nie ma wolnego pola Kości.
why-nothing-unused = Wszyscy twoi Robotnicy i dostępne Wielbłądy są w tej rundzie wykorzystane.
why-occupied = Na tym polu stoi już Robotnik.
why-one-action = Twoja akcja główna w tej turze jest już wybrana.
why-other-effect = Tego efektu nie ma wśród rozpatrywanych teraz.
why-other-row = To należy do innego rzędu.
why-price =
    { $price ->
        [one] { $craft } kosztuje 1 Srebrnika, a masz ich { $silver }.
        [few] { $craft } kosztuje { $price } Srebrniki, a masz ich { $silver }.
       *[many] { $craft } kosztuje { $price } Srebrników, a masz ich { $silver }.
    }
why-resolved-once = Ten kafelek został już rozpatrzony w tej akcji.
why-rest-unpaid = Potem nie wystarczyłoby ci na opłacenie i dokończenie tego, co zaczynasz.
why-row-cost =
    { $cost ->
        [one] Umieszczenie w tym rzędzie kosztuje 1 Srebrnika, a masz ich { $silver }.
        [few] Umieszczenie w tym rzędzie kosztuje { $cost } Srebrniki, a masz ich { $silver }.
       *[many] Umieszczenie w tym rzędzie kosztuje { $cost } Srebrników, a masz ich { $silver }.
    }
why-row-full = Ten rząd jest pełny.
why-same-guild = Wpływ ma pochodzić z innej Gildii.
why-same-landscape = Inny kafelek rzędu przenosi Kości w to samo miejsce.
why-served = { $craft } już pomógł w tym zadaniu.
why-silver-last = Srebrniki płaci się na końcu, po reszcie kosztu.
why-silver-not-owed = Nie trzeba tu osobno płacić Srebrników.
why-silver-short = Do zapłacenia w Srebrnikach: { $n }, a masz ich { $silver }.
why-six = Wartości Kości 6 nie można zwiększyć.
why-space-cards =
    { $cards ->
        [one] To pole kosztuje 1 kartę Wynalazku, a masz ich { $hand }.
        [few] To pole kosztuje { $cards } karty Wynalazku, a masz ich { $hand }.
       *[many] To pole kosztuje { $cards } kart Wynalazku, a masz ich { $hand }.
    }
why-space-craft =
    { $silver ->
        [one] Nie możesz opłacić żadnego Aktywnego Rzemieślnika: masz 1 Srebrnika.
        [few] Nie możesz opłacić żadnego Aktywnego Rzemieślnika: masz { $silver } Srebrniki.
       *[many] Nie możesz opłacić żadnego Aktywnego Rzemieślnika: masz { $silver } Srebrników.
    }
why-space-silver =
    { $cost ->
        [one] To pole kosztuje 1 Srebrnika, a masz ich { $silver }.
        [few] To pole kosztuje { $cost } Srebrniki, a masz ich { $silver }.
       *[many] To pole kosztuje { $cost } Srebrników, a masz ich { $silver }.
    }
why-step-done = Ten krok jest już wykonany.
why-study-space-taken = Na wyższym polu Pracowni leży już Kość.
why-tent-space-taken = Na tym polu stoi już Namiot.
why-tented = Twój Namiot jest już umieszczony w tej rundzie.
why-test-face = Kość musi mieć wartość co najmniej { $least }.
why-tiles-there = Na tym polu leżą jeszcze kafelki Warsztatu.
why-too-few-cards =
    { $n ->
        [one] Masz 1 kartę: to za mało, żeby część odrzucić i jedną umieścić.
        [few] Masz { $n } karty: to za mało, żeby część odrzucić i jedną umieścić.
       *[many] Masz { $n } kart: to za mało, żeby część odrzucić i jedną umieścić.
    }
why-top = { $craft } stoi już na najwyższym widocznym kafelku Wieży.
why-top-of-study = Ta Kość jest na szczycie Pracowni i może ją tylko opuścić.
why-total = Kości muszą mieć łącznie co najmniej { $needed }.
why-tower-now = Wieża czeka tylko wtedy, gdy trzeba jeszcze opłacić Rzemieślników.
why-two-cards =
    { $n ->
        [one] Potrzebne są 2 karty, a masz 1.
       *[other] Potrzebne są 2 karty, a masz { $n }.
    }
why-two-influence = Oba miejsca na Wpływ na tym polu są zajęte.
why-value = Ten kafelek wymaga wartości Kości { $needed }, a twoja to { $value }.
why-white = Białego koloru nie można tu wybrać.
why-white-only = Wymienia się tylko Białe Kości.
why-white-test = Na Wynalazku umieszcza się tylko kolorowe Kości.
why-workshop-empty = W tym Warsztacie nie ma Kości.
why-workshop-used = W tym Warsztacie leżą już Kości.

## Dziennik

log-round = Zaczyna się runda { $n }.
log-round-ends = Kończy się runda { $n }.
log-turn = { $seat } rozgrywa turę.
log-passes = { $seat } pasuje.
log-game-over = Koniec gry.
log-first-player = { $seat } ma znacznik Pierwszego Gracza.
log-setup-card = { $seat } otrzymuje na początek: { $setup }.
log-returns-setup-card = { $seat } odkłada do pudełka: { $setup }.
log-dummy-card =
    { $colour ->
        [Niebieska] { $seat } odkrywa: { $dummy-card }, zamyka pola ({ $spaces }) i podnosi koszt pola ({ $space }) o 1 Wpływ z Niebieskiej Gildii.
        [Ciemnoszara] { $seat } odkrywa: { $dummy-card }, zamyka pola ({ $spaces }) i podnosi koszt pola ({ $space }) o 1 Wpływ z Ciemnoszarej Gildii.
       *[other] { $seat } odkrywa: { $dummy-card }, zamyka pola ({ $spaces }) i podnosi koszt pola ({ $space }) o 1 Wpływ z Pomarańczowej Gildii.
    }
log-dummy-influence = { $seat } zyskuje Wpływy: Niebieska Gildia { $blue }, Pomarańczowa Gildia { $orange }, Ciemnoszara Gildia { $charcoal }.
log-dummy-sails = { $seat } porusza Statek na pole Rzeki { $n }.
log-dummy-tent = { $seat } ma Namiot na polu { $n }.
log-dummy-tent-leaves = { $seat } zabiera Namiot z pola { $n } do Zasobów.
log-gains-silver =
    { $n ->
        [one] { $seat } zyskuje 1 Srebrnika.
        [few] { $seat } zyskuje { $n } Srebrniki.
       *[many] { $seat } zyskuje { $n } Srebrników.
    }
log-pays-silver =
    { $n ->
        [0] { $seat } nie płaci Srebrnikami: koszt pokrywają Rzemieślnicy.
        [one] { $seat } płaci 1 Srebrnika.
        [few] { $seat } płaci { $n } Srebrniki.
       *[many] { $seat } płaci { $n } Srebrników.
    }
log-inventor-silver =
    { $n ->
        [one] { $seat } zyskuje 1 Srebrnika jako Wymyślający.
        [few] { $seat } zyskuje { $n } Srebrniki jako Wymyślający.
       *[many] { $seat } zyskuje { $n } Srebrników jako Wymyślający.
    }
log-gains-influence =
    { $n ->
        [one] { $seat } zyskuje 1 Wpływ
        [few] { $seat } zyskuje { $n } Wpływy
       *[many] { $seat } zyskuje { $n } Wpływów
    } { $colour ->
        [Niebieska] w Niebieskiej Gildii.
        [Ciemnoszara] w Ciemnoszarej Gildii.
       *[other] w Pomarańczowej Gildii.
    }
log-loses-influence =
    { $n ->
        [one] { $seat } traci 1 Wpływ
        [few] { $seat } traci { $n } Wpływy
       *[many] { $seat } traci { $n } Wpływów
    } { $colour ->
        [Niebieska] w Niebieskiej Gildii.
        [Ciemnoszara] w Ciemnoszarej Gildii.
       *[other] w Pomarańczowej Gildii.
    }
log-moves-influence =
    { $colour ->
        [Niebieska] { $seat } przenosi 1 Wpływ z Niebieskiej Gildii
        [Ciemnoszara] { $seat } przenosi 1 Wpływ z Ciemnoszarej Gildii
       *[other] { $seat } przenosi 1 Wpływ z Pomarańczowej Gildii
    } { $other-colour ->
        [Niebieska] do Niebieskiej Gildii.
        [Ciemnoszara] do Ciemnoszarej Gildii.
       *[other] do Pomarańczowej Gildii.
    }
log-slot-influence =
    { $colour ->
        [Niebieska] { $seat } nie ma Wpływów w zasobach i bierze 1 z Niebieskiej Gildii.
        [Ciemnoszara] { $seat } nie ma Wpływów w zasobach i bierze 1 z Ciemnoszarej Gildii.
       *[other] { $seat } nie ma Wpływów w zasobach i bierze 1 z Pomarańczowej Gildii.
    }
log-draws =
    { $n ->
        [one] { $seat } dobiera 1 kartę.
        [few] { $seat } dobiera { $n } karty.
       *[many] { $seat } dobiera { $n } kart.
    }
log-draws-own =
    { $n ->
        [one] { $seat } dobiera 1 kartę: { $cards }.
        [few] { $seat } dobiera { $n } karty: { $cards }.
       *[many] { $seat } dobiera { $n } kart: { $cards }.
    }
log-reshuffles = Odrzucone karty Wynalazku zostają przetasowane w nową talię.
log-discards = { $seat } odrzuca kartę „{ $card }”.
log-plays = { $seat } zagrywa kartę „{ $card }”.
log-bonus = { $seat } korzysta z Premii za kolor ({ $action }).
log-brightens =
    { $landscape ->
        [Gotowe] { $seat } Oświeca { $origin-from } do Gotowych: { $dice }.
        [Zdeterminowane] { $seat } Oświeca { $origin-from } do Zdeterminowanych: { $dice }.
       *[other] { $seat } Oświeca { $origin-from } do Zainspirowanych: { $dice }.
    }
log-rolls =
    { $landscape ->
        [Gotowe] { $seat } wykonuje rzut { $origin-from } do Gotowych: { $dice }.
        [Zdeterminowane] { $seat } wykonuje rzut { $origin-from } do Zdeterminowanych: { $dice }.
       *[other] { $seat } wykonuje rzut { $origin-from } do Zainspirowanych: { $dice }.
    }
log-increases = { $seat } zwiększa Kość o 1: { $die } ({ $landscape }).
log-study-up = { $seat } przesuwa Kość wyżej { $origin-from }: { $colour } ({ $level }).
log-gains-study-die =
    { $colour ->
        [Niebieska] { $seat } zyskuje Niebieską Kość do Pracowni ({ $target }).
        [Ciemnoszara] { $seat } zyskuje Ciemnoszarą Kość do Pracowni ({ $target }).
       *[other] { $seat } zyskuje Pomarańczową Kość do Pracowni ({ $target }).
    }
log-removes-die = { $seat } usuwa Kość: { $answer }.
log-swaps = { $seat } zamienia Kość: { $answer }, teraz { $colour }.
log-exhausts = { $seat } przenosi { $origin-from } do Wyczerpanych: { $dice }.
log-pays-craft =
    { $craft ->
        [Skryba] { $seat } opłaca Skrybę
        [Tkacz] { $seat } opłaca Tkacza
        [Kaflarz] { $seat } opłaca Kaflarza
        [Kowal] { $seat } opłaca Kowala
        [Stolarz] { $seat } opłaca Stolarza
       *[other] { $seat } opłaca Świecarza
    } { $n ->
        [0] (bez Srebrników, dzięki oszczędności).
        [one] (1 Srebrnik).
        [few] ({ $n } Srebrniki).
       *[many] ({ $n } Srebrników).
    }
log-uses-craft =
    { $craft ->
        [Skryba] { $seat } używa Skryby, aby wydać o 1 Srebrnika mniej.
        [Tkacz] { $seat } używa Tkacza, aby wydać o 1 Srebrnika mniej.
        [Kaflarz] { $seat } używa Kaflarza, aby wydać o 1 Srebrnika mniej.
        [Kowal] { $seat } używa Kowala, aby wydać o 1 Srebrnika mniej.
        [Stolarz] { $seat } używa Stolarza, aby wydać o 1 Srebrnika mniej.
       *[other] { $seat } używa Świecarza, aby wydać o 1 Srebrnika mniej.
    }
log-rises =
    { $craft ->
        [Skryba] { $seat } podnosi Skrybę na poziom { $n }.
        [Tkacz] { $seat } podnosi Tkacza na poziom { $n }.
        [Kaflarz] { $seat } podnosi Kaflarza na poziom { $n }.
        [Kowal] { $seat } podnosi Kowala na poziom { $n }.
        [Stolarz] { $seat } podnosi Stolarza na poziom { $n }.
       *[other] { $seat } podnosi Świecarza na poziom { $n }.
    }
log-refreshes =
    { $craft ->
        [Skryba] { $seat } odświeża Skrybę.
        [Tkacz] { $seat } odświeża Tkacza.
        [Kaflarz] { $seat } odświeża Kaflarza.
        [Kowal] { $seat } odświeża Kowala.
        [Stolarz] { $seat } odświeża Stolarza.
       *[other] { $seat } odświeża Świecarza.
    }
log-refreshes-all = { $seat } odświeża wszystkich Rzemieślników.
log-tower = { $seat } dokonuje Postępu Wieży: widać teraz kafelki od { $n } do { $top }.
log-royalties = { $seat } awansuje na pole { $n } toru Tantiem.
log-gains-royalties = { $seat } zyskuje Tantiemy.
log-gains-income = { $seat } zyskuje Przychód.
log-sails = { $seat } porusza Statek na pole Rzeki { $n }.
log-turns-faceup =
    { $section ->
        [lewy] Kafelki Warsztatu na lewym odcinku Rzeki zostają odkryte: { $tops }.
        [prawy] Kafelki Warsztatu na prawym odcinku Rzeki zostają odkryte: { $tops }.
       *[other] Kafelki Warsztatu na środkowym odcinku Rzeki zostają odkryte: { $tops }.
    }
log-takes-tile = { $seat } zdobywa kafelek Warsztatu z pola Rzeki { $n } ({ $tile }).
log-reveals-tile = Na polu Rzeki { $n } widać teraz kafelek Warsztatu ({ $tile }).
log-places-tile = { $seat } umieszcza kafelek Warsztatu ({ $tile }): { $row }.
log-retrieves = { $seat } odzyskuje Robotnika ({ $space }).
log-retrieves-envoy = { $seat } odzyskuje Emisariusza ({ $space }).
log-researches =
    { $influence ->
        [0] { $seat } prowadzi Badanie na polu Rzeki { $n }.
        [one] { $seat } prowadzi Badanie na polu Rzeki { $n } i kładzie tam 1 Wpływ z Zasobów.
        [few] { $seat } prowadzi Badanie na polu Rzeki { $n } i kładzie tam { $influence } Wpływy z Zasobów.
       *[many] { $seat } prowadzi Badanie na polu Rzeki { $n } i kładzie tam { $influence } Wpływów z Zasobów.
    }
log-draws-research =
    { $section ->
        [lewy] { $seat } dobiera kafelki Badania z lewego odcinka Rzeki: { $n }.
        [prawy] { $seat } dobiera kafelki Badania z prawego odcinka Rzeki: { $n }.
       *[other] { $seat } dobiera kafelki Badania ze środkowego odcinka Rzeki: { $n }.
    }
log-gains-research = { $seat } zyskuje Badanie ({ $research }).
log-reveals-research = Na polu Rzeki { $n } zostaje odkryty kafelek Badania ({ $research }).
log-returns-research =
    { $section ->
        [lewy] { $seat } odkłada kafelki Badania na spód stosu lewego odcinka Rzeki: { $n }.
        [prawy] { $seat } odkłada kafelki Badania na spód stosu prawego odcinka Rzeki: { $n }.
       *[other] { $seat } odkłada kafelki Badania na spód stosu środkowego odcinka Rzeki: { $n }.
    }
log-places-die = { $seat } umieszcza Kość { $origin-from } { $place }: { $die } ({ $use }).
log-turns-up = { $seat } zwiększa Kość { $place } do { $n }: { $die } ({ $use }).
log-boosts = { $seat } zwiększa wartość Kości do { $n }.
log-resolves-start = { $seat } rozpatruje zdolność początkową ({ $row }).
log-resolves-tile = { $seat } rozpatruje kafelek Warsztatu ({ $tile }).
log-invents = { $seat } Wymyśla Wynalazek „{ $board } { $card }”.
log-places-invention = { $seat } umieszcza na planszy „{ $board }” kafelek Pomysłu, { $invention-space } ({ $invention }).
log-removes-invention = { $seat } usuwa kafelek Pomysłu, { $invention-space } ({ $invention }).
log-reaches-goal = { $seat } osiąga cel { $n }.
log-builds =
    { $influence ->
        [0] { $seat } Buduje Wynalazek na planszy „{ $board }” (rząd { $n }).
        [one] { $seat } Buduje Wynalazek na planszy „{ $board }” (rząd { $n }) i kładzie tam 1 Wpływ z Zasobów.
        [few] { $seat } Buduje Wynalazek na planszy „{ $board }” (rząd { $n }) i kładzie tam { $influence } Wpływy z Zasobów.
       *[many] { $seat } Buduje Wynalazek na planszy „{ $board }” (rząd { $n }) i kładzie tam { $influence } Wpływów z Zasobów.
    }
log-reveals-board = W rzędzie { $n } odkryto nową planszę Wynalazku „{ $board }”.
log-takes-test-die = { $seat } kładzie Kość { $place } ({ $white }) i bierze do Testu Kość { $origin-from }: { $die }.
log-tests = { $seat } Testuje Wynalazek na planszy „{ $board }”, pole Kości { $n }: { $die }.
log-publishes =
    { $influence ->
        [0] { $seat } Publikuje Wynalazek na planszy „{ $board }”.
        [one] { $seat } Publikuje Wynalazek na planszy „{ $board }” i kładzie tam 1 Wpływ z Zasobów.
        [few] { $seat } Publikuje Wynalazek na planszy „{ $board }” i kładzie tam { $influence } Wpływy z Zasobów.
       *[many] { $seat } Publikuje Wynalazek na planszy „{ $board }” i kładzie tam { $influence } Wpływów z Zasobów.
    }
log-sends-worker = { $seat } umieszcza Robotnika ({ $space }).
log-sends-envoy = { $seat } umieszcza Emisariusza ({ $space }).
log-hires-camel = { $seat } wynajmuje Wielbłąda.
log-unlocks-camel = { $seat } odblokowuje trzeciego Wielbłąda.
log-unlocks-worker = { $seat } odblokowuje trzeciego Robotnika.
log-gains-envoy = { $seat } zyskuje Emisariusza.
log-pitches = { $seat } umieszcza Namiot na polu { $n }.
log-reward =
    { $n ->
        [one] { $seat } bierze nagrodę za 1 niewykorzystanego Robotnika lub Wielbłąda.
       *[other] { $seat } bierze nagrodę za { $n } niewykorzystanych Robotników i Wielbłądów.
    }
log-uses-pass-tile = { $seat } używa kafelka Pasowania ({ $pass }).
log-uses-research = { $seat } używa Badania ({ $research }).
log-returns-camel = { $seat } zakrywa Wynajętego Wielbłąda.
log-returns-workers = Wszyscy Robotnicy wracają do swoich właścicieli.
log-returns-envoy = Emisariusz wraca na planszę Główną.
log-raises = { $seat } przesuwa Namiot do sekcji { $n }.
log-scheme-pile = { $seat } ma w talii na tę rundę: karty Planu Kości { $dice-schemes }, karty Planu Robotnika { $worker-schemes }.
log-scheme-added =
    { $n ->
        [one] Do talii przeciwnika wtasowano kartę Planu { $scheme-kind }: jest w niej teraz 1 karta.
        [few] Do talii przeciwnika wtasowano kartę Planu { $scheme-kind }: są w niej teraz { $n } karty.
       *[many] Do talii przeciwnika wtasowano kartę Planu { $scheme-kind }: jest w niej teraz { $n } kart.
    }
log-schemes-return = Karty Planu wracają do Rezerwy: karty Planu Kości { $dice-schemes }, karty Planu Robotnika { $worker-schemes }.
log-scheme = { $seat } odkrywa: { $scheme }.
log-scheme-fails = { $seat } nie może wykonać zadania: { $task } ({ $rule }).
log-opponent-silver =
    { $n ->
        [one] { $seat } zyskuje 1 Srebrnika.
        [few] { $seat } zyskuje { $n } Srebrniki.
       *[many] { $seat } zyskuje { $n } Srebrników.
    }
log-opponent-discards = { $seat } odkrywa i odrzuca karty bez dopasowania: { $cards }.
log-opponent-invents = { $seat } Wymyśla Wynalazek „{ $board } { $card }” i kładzie tam kafelek Pomysłu ({ $invention }).
log-opponent-takes-tile = { $seat } zabiera kafelek Warsztatu z pola Rzeki { $n }.

## Punktacja

category-guilds = Przewagi w Gildiach
category-royalties = Tor Tantiem
category-research = Kafelki Badania
category-craftspeople = Rzemieślnicy
category-workshop-tiles = Kafelki Warsztatu
category-inventions = Kafelki Pomysłu
category-builder-publisher = Budujący i Publikujący
category-devices = Warunki Wynalazków
category-left-overs = Srebrniki i karty
score-guild-first = { $colour } Gildia, pierwsze miejsce
score-guild-second = { $colour } Gildia, drugie miejsce
score-royalties = Pole { $space }
score-research = Pole Rzeki { $space }
score-pair = Para pustych pól, rząd { $row }
score-left-overs =
    { $silver ->
        [one] 1 Srebrnik
        [few] { $silver } Srebrniki
       *[many] { $silver } Srebrników
    } i { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
score-opponent-tiles =
    { $n ->
        [one] 1 kafelek Warsztatu
        [few] { $n } kafelki Warsztatu
       *[many] { $n } kafelków Warsztatu
    }
score-opponent-inventions =
    { $n ->
        [one] 1 kafelek Pomysłu
        [few] { $n } kafelki Pomysłu
       *[many] { $n } kafelków Pomysłu
    }
score-opponent-devices =
    { $n ->
        [one] 1 Wpływ na Wynalazkach
        [few] { $n } Wpływy na Wynalazkach
       *[many] { $n } Wpływów na Wynalazkach
    }
score-opponent-silver =
    { $n ->
        [one] 1 Srebrnik
        [few] { $n } Srebrniki
       *[many] { $n } Srebrników
    }
tie-ship = Remis rozstrzyga Statek, który jest dalej (pole { $space }).
tie-solo = Remis oznacza zwycięstwo przeciwnika.

## Co liczą karty Wynalazku

metric-devices-any-role = Wynalazki z twoją rolą
metric-devices-built = Zbudowane przez ciebie Wynalazki
metric-devices-published = Opublikowane przez ciebie Wynalazki
metric-devices-built-published = Wynalazki przez ciebie Zbudowane i Opublikowane
metric-devices-invented-built = Wynalazki przez ciebie Wymyślone i Zbudowane
metric-devices-invented-published = Wynalazki przez ciebie Wymyślone i Opublikowane
metric-dice = Kości ({ $colour })
metric-dice-pairs = pary Kości ({ $colour } i { $other })
metric-dice-sets = zestawy { $n } kolorowych Kości
metric-influence = Wpływy (Gildia: { $colour })
metric-influence-sets = zestawy { $n } Wpływów
metric-invention-columns = puste kolumny Pomysłów
metric-invention-rows = rzędy Pomysłów bez { $n } kafelków
metric-pairs-research-active-craft = pary: Badanie i Aktywny Rzemieślnik
metric-pairs-workshop-tile-active-craft = pary: kafelek Warsztatu i Aktywny Rzemieślnik
metric-pairs-workshop-tile-research = pary: kafelek Warsztatu i Badanie
metric-research-left = Badania na lewym odcinku
metric-research-centre = Badania na środkowym odcinku
metric-research-right = Badania na prawym odcinku
metric-research-sets = zestawy { $n } Badań, po jednym z każdego odcinka
metric-royalties = pole na torze Tantiem
metric-ship = pole twojego Statku
metric-tent-areas = sekcje Namiotów
metric-tower = poziom: { $trade }
metric-tower-highest = poziom najwyższego Rzemieślnika
metric-tower-lowest = poziom najniższego Rzemieślnika
metric-workshop-columns = pełne kolumny Warsztatów
metric-workshop-rows = rzędy Warsztatów po { $n } lub więcej
metric-workshop-tiles = kafelki Warsztatu (wymagana Kość: { $colour })
metric-workshop-tiles-none = kafelki Warsztatu bez koloru

## Gra, zanim się zacznie, i jak daleko jest

game-title = Wynalazcy znad Południowego Tygrysu
game-line = Wymyślaj, buduj, testuj i publikuj pomysłowe wynalazki za pomocą kości, które się oświeca.
game-picture = Rzeka, trzy minarety, koła zębate i statek
progress = Runda { $round } z { $rounds }
setting-rounds = Rundy
setting-rounds-help = Jak długo trwa gra.
setting-rounds-3 = 3, krócej
setting-rounds-4 = 4
setting-harder = Utrudnienia
setting-harder-help = Wybierz dowolne z nich. W pierwszej grze nie wybieraj żadnego.
setting-harder-resources = Zasoby
setting-harder-resources-help = Przeciwnik zaczyna z 3 Srebrnikami więcej i 1 Wpływem więcej w każdej Gildii.
setting-harder-dice = Kości
setting-harder-dice-help = W każdej rundzie o jedną kartę Planu Kości więcej.
setting-harder-workers = Robotnicy
setting-harder-workers-help = W każdej rundzie o jedną kartę Planu Robotnika więcej.

## Rodzaje odpowiedzi

kind-pass = Pas
kind-dice = Kości
kind-workshop = Warsztat
kind-tent = Namiot
kind-worker = Robotnik
kind-card = Karta
kind-colour = Kolor
kind-craft = Rzemieślnik
kind-die = Kość
kind-river = Rzeka
kind-invention = Pomysł
kind-device = Wynalazek
kind-research = Badanie
kind-effect = Efekt

## Co robią rzeczy na stole

about-build = Budowanie: zapłać trzem Rzemieślnikom za Wymyślony Wynalazek. Ciemnoszare Kości: po 1 odświeżeniu.
about-invent = Wymyślanie: umieść kartę z ręki na planszy z lewej kolumny. Pomarańczowe Kości: po 1 karcie.
about-publish = Publikowanie: Zbudowany Wynalazek trafia do Opublikowanych. Niebieskie Kości: po 1 Oświeceniu.
about-test = Testowanie: Biała Kość na Wielbłąda, kolorowa Kość na Zbudowany lub Opublikowany Wynalazek; twój Statek płynie.
about-device = { $low } PZ za { $few }, { $high } PZ za { $many }: { $what }.
setup-goal-1 = Dwa razy Wymyślanie, Budowanie albo Publikowanie, lub Badanie na lewym odcinku
setup-goal-2 = Po razie Wymyślanie, Budowanie i Publikowanie, lub Badanie na środkowym odcinku
setup-goal-3 = Trzy razy Wymyślanie, Budowanie albo Publikowanie, lub Badanie na prawym odcinku
use-determined = +1
use-exhausted = nie do użycia
use-inspired = do +5
use-ready = jak rzucono

## Arkusz punktacji

pad-tie = Remis rozstrzygnął Statek, który jest dalej.
pad-influence-blue = Wpływy, Niebieska Gildia
pad-tents-blue = Namioty w sekcji Niebieskiej Gildii, po { $influence } Wpływy
pad-influence-orange = Wpływy, Pomarańczowa Gildia
pad-tents-orange = Namioty w sekcji Pomarańczowej Gildii, po { $influence } Wpływy
pad-influence-charcoal = Wpływy, Ciemnoszara Gildia
pad-tents-charcoal = Namioty w sekcji Ciemnoszarej Gildii, po { $influence } Wpływy
pad-royalties = punkty wydrukowane przy znaczniku
pad-research-first = punkty lewych pól nad Rzeką
pad-research-second = Wpływy na drugich polach
pad-tiles = punkty wydrukowane na kafelkach
pad-tiles-opponent = kafelki przeciwnika
pad-pairs = punkty między dwoma pustymi polami obok siebie
pad-inventions-opponent = kafelki umieszczone przez przeciwnika
pad-built-dice = Kości Testowania na Wynalazkach Zbudowanych przez ciebie, których nikt nie Opublikował
pad-built-only = Wynalazki Zbudowane przez ciebie, Opublikowane przez kogoś innego
pad-published-dice = Kości Testowania na Wynalazkach Opublikowanych, lecz nie Zbudowanych przez ciebie
pad-both = Wynalazki Zbudowane i Opublikowane przez ciebie
pad-both-dice = Kości Testowania na nich
pad-devices-low = warunki spełnione na niższym progu; dwa razy, jeśli Zbudowano i Opublikowano
pad-devices-high = warunki spełnione na wyższym progu
pad-devices-opponent = Wpływy przeciwnika na planszach Wynalazku
pad-silver = Srebrniki
pad-cards = karty Wynalazku na ręce (łącznie { $n } dają 1 punkt)
pad-ship = miejsce Statku: 1 jest najdalej
pad-first-blue = Niebieska Gildia, pierwsze
pad-second-blue = Niebieska Gildia, drugie
pad-first-orange = Pomarańczowa Gildia, pierwsze
pad-second-orange = Pomarańczowa Gildia, drugie
pad-first-charcoal = Ciemnoszara Gildia, pierwsze
pad-second-charcoal = Ciemnoszara Gildia, drugie
pad-dummy-blue = Figurant, Niebieska Gildia
pad-dummy-orange = Figurant, Pomarańczowa Gildia
pad-dummy-charcoal = Figurant, Ciemnoszara Gildia
pad-dummy-ship = Figurant, miejsce Statku

## Towarzysz pierwszej gry: do czego służy każde pytanie

tutorial-begin = Wymyślasz, Budujesz, Testujesz i Publikujesz Wynalazki, aby zdobyć PZ. W turze: jedna akcja główna; runda trwa, aż wszyscy umieszczą Namiot. To, co możesz wybrać, jest obwiedzione.
tutorial-starting-tile = Rząd to Warsztat: umieszczone w nim Kości uruchamiają kafelki i zdolność początkową. Ten kafelek trafia na pole z lewej; wybierz rząd, którego zdolność ci się podoba.
tutorial-main-action = Kości na Wielbłądzie: Wymyślanie, Budowanie, Testowanie, Publikowanie. Albo Warsztat lub Robotnik. Namiot na końcu: po nim w tej rundzie bez Wielbłądów i Robotników. Dobry początek: Wymyślanie.
tutorial-after-tent = Zanim wszyscy umieszczą Namiot, masz drobne tury: Warsztat, Oświecenie, odświeżenie albo przeniesienie Kości z Warsztatu do Wyczerpanych za opłaconego Rzemieślnika. Nieużyte Kości Oświecasz na koniec rundy.
tutorial-end-turn = Akcja główna wykonana. Możesz jeszcze zagrać karty jako darmowe akcje, ale są one też potrzebne do Wymyślania: jeśli nic nie jest pilne, zakończ turę.
tutorial-place-dice = Jedna lub dwie Kości: suma musi osiągnąć wymaganą wartość. Bierz takie, które ledwie wystarczą; Zdeterminowana może wzrosnąć o 1, Zainspirowana o maks. 5. Niektóre kolory dają Premię.
tutorial-face = Zdeterminowaną lub Zainspirowaną Kość możesz przy umieszczaniu zwiększyć; zachowa tę wartość. Wybierz taką, jakiej wymaga akcja lub kafelki Warsztatu.
tutorial-target = Obwiedzione są tylko Wynalazki, na które cię stać. Wymyślanie: która plansza pasuje do kart? Budowanie: których trzech Rzemieślników opłacisz? Publikowanie: Kości na nim dadzą ci PZ.
tutorial-place-card = Karta określa, za co Wynalazek da PZ Budującemu i Publikującemu. Gdzie stykają się połówki w tym samym kolorze, zyskujesz Wpływ: szukaj jednego lub dwóch dopasowań.
tutorial-invent-discard = Ta plansza kosztuje karty, zanim położysz na niej swoją. Odrzuć te, które do niczego nie pasują, a zachowaj najlepiej dopasowaną.
tutorial-invent-effects = W dowolnej kolejności: Wpływy za dopasowania, awans na torze Tantiem i kafelek Pomysłu z twojej planszy. Gdy ktoś Zbuduje ten Wynalazek, efekt kafelka zyskuje i on, i ty.
tutorial-test-die = Ta Kość na stałe trafia na Wynalazek, a w zamian masz Białą. Musi być co najmniej tak wysoka jak każda już tam leżąca. Testowanie przesuwa twój Statek ku nowym kafelkom Warsztatu.
tutorial-test-on = Zakryte pole może dać Wpływ, a Statek płynie o tyle pól, ile Statków jest pod nim. Każda Kość na Wynalazku to 1 PZ dla Budującego, a po Opublikowaniu dla Publikującego.
tutorial-pay = Płać po kolei, w dowolnym porządku. Opłacony Rzemieślnik staje się Nieaktywny i idzie o poziom wyżej; użyty, by wydać 1 Srebrnika mniej, też staje się Nieaktywny, ale się nie wspina.
tutorial-influence = Wpływ w Gildii opłaca pola Robotników, a najwięcej i drugie najwięcej Wpływów daje na koniec PZ. Wybierz kolor, którego pól chcesz użyć lub w którym blisko ci do przewagi.
tutorial-take-from-guild = Budowanie, Publikowanie i Badanie wymagają umieszczenia Wpływu, a twoje Zasoby są puste. Oddaj go tam, gdzie przewaga jest pewna lub nieosiągalna i gdzie nie potrzebujesz go na pole Robotnika.
tutorial-move-influence = Gdy Zasoby są puste, jedna Gildia zyskuje Wpływ, a inna go traci. Przenieś go, jeśli da ci tu przewagę lub opłaci pole Robotnika; jeśli tam jest wart tyle samo, spasuj.
tutorial-brighten = O jeden krajobraz wyżej: Wyczerpane, Gotowe, Zdeterminowane, Zainspirowane. Najpierw odzyskuj Wyczerpane (rzut). Kolorowa, gdy staje się Zainspirowana, daje Wpływ. W Pracowni: w górę albo na zewnątrz.
tutorial-increase = Zwiększ jedną dostępną Kość o 1. Najlepiej taką, której do wartości upatrzonego Wynalazku lub kafelka Warsztatu brakuje 1.
tutorial-raise = Rzemieślnik wspina się za darmo; wyższe poziomy dają na koniec więcej PZ. Gdy najniższy kafelek Wieży opustoszeje, zyskujesz jego czarny pasek, więc najpierw podnoś tych z dołu.
tutorial-refresh = Nieaktywny Rzemieślnik znów jest Aktywny i można go opłacić. Wybierz tego, którego wymaga następne Budowanie lub kafelek Warsztatu; Publikowanie zawsze wymaga Skryby.
tutorial-study-die = Kolorowa Kość zaczyna na dole Pracowni i zyskuje dzięki Oświeceniom; w zamian usuwasz jedną Kość. Weź kolor, którego ci brakuje lub którego potrzebujesz do Testowania.
tutorial-remove-die = Jedna z twoich Kości wraca do Zasobów. Zwykle Biała, najlepiej Wyczerpana: kolorowe dają Premie i są potrzebne do Testowania.
tutorial-swap = Biała Kość staje się kolorową o tej samej wartości i w tym samym miejscu. Na Wielbłądzie i w Warsztacie nowy kolor liczy się od razu.
tutorial-swap-for = Pomarańczowa dobiera karty przy Wymyślaniu, Ciemnoszara odświeża przy Budowaniu, Niebieska Oświeca przy Publikowaniu; Testowanie wymaga koloru pola.
tutorial-coloured-die = Masz o jedną Kość więcej i żadnej nie usuwasz; wśród Zdeterminowanych jest od razu dostępna. Pomarańczowa pomaga Wymyślać, Ciemnoszara Budować, Niebieska Publikować; albo weź kolor do Testowania.
tutorial-progress = Na najniższym kafelku Wieży nie ma już nikogo, więc zyskujesz jego czarny pasek. Wybierz teraz, jeśli pomoże to opłacić resztę; w innym razie obie odpowiedzi są dobre.
tutorial-hand-limit = Na ręce może być maks. 8 kart. Odrzuć te, które nie pasują do żadnej planszy czekającej na Wymyślenie.
tutorial-played-card = Zagrana karta może dać ci oba efekty: zwiększenie Kości o 1 i ten drugi. Wybierz, który najpierw.
tutorial-discard-two = Dwie karty to jedno Oświecenie albo jedno odświeżenie. Oddaj te, które nie pasują do żadnej planszy; karty do Wymyślania zatrzymaj.
tutorial-for-two-cards = Oświecenie da ci dodatkową lub lepszą Kość; odświeżenie wybierz, gdy Rzemieślnik, którego wkrótce musisz opłacić, jest Nieaktywny.
tutorial-order = Wszystkie te efekty są twoje, jeden po drugim. Zacznij od tego, co pomoże reszcie; pas, jeśli jest możliwy, oznacza rezygnację z pozostałych.
tutorial-perhaps = Ten efekt jest opcjonalny. Skorzystaj, chyba że cena boli: na przykład za Kość do Pracowni usuwasz inną Kość.
tutorial-choose = Dostajesz tylko jedno z tych. Badanie daje zdolność i PZ wzdłuż Rzeki; druga propozycja Gildii to zawsze między innymi kolorowa Kość do Pracowni.
tutorial-place-tile = Kafelek zostaje w tym Warsztacie i działa, gdy umieścisz w nim Kości o jego wartości. Pierwsza od lewej niepełna kolumna jest darmowa, każda dalsza kosztuje 1 Srebrnika więcej.
tutorial-clear-workshop = Jego Kości stają się Wyczerpane, a Warsztatu można w tej rundzie użyć ponownie. Wybierz rząd, którego kafelki przydadzą się jeszcze raz.
tutorial-activate = Te same Kości służą wszystkim kafelkom rzędu: każdy rozpatrz raz, w dowolnej kolejności. Kafelek działa, gdy Kości osiągają jego wartość, a rząd ma kolor, jeśli kafelek go wymaga.
tutorial-envoy-saves = Pole Emisariusza kosztuje o 1 Wpływ mniej. Zachowaj Wpływ w Gildii, w której masz go mało lub chcesz mieć przewagę.
tutorial-dummy-tent = Twój Namiot jest w tej rundzie pierwszy, więc umieszczasz też Namiot Figuranta: zamyka on pole do końca rundy. Zamknij takie, na którym zależy przeciwnikowi.
tutorial-tent-steps = Weź wszystko, w dowolnej kolejności: nagrodę za niewykorzystanych Robotników i Wielbłądy, kafelek Pasowania obok Namiotu i Badania, które działają z Namiotem.
tutorial-reward = Każdy niewykorzystany Robotnik i dostępny Wielbłąd daje 1 odświeżenie i 1 Oświecenie. Odśwież tych, których wkrótce opłacisz; odzyskaj Wyczerpane Kości na następną rundę.
tutorial-collect = Weź widoczny kafelek z pola Rzeki przy twoim Statku lub za nim. Wybierz efekt, którego będziesz często używać, i wartość, którą osiągną twoje Kości.
tutorial-last-space = Wierzchni kafelek stąd, widoczny kafelek za Statkiem albo 2 Srebrniki; każdy dalszy ruch Statku znów daje ten wybór. Kafelek może mieć PZ, nawet rzadko używany; Srebrniki pomogą, gdy wkrótce płacisz.
tutorial-retrieve = Tego Robotnika możesz umieścić ponownie przed Namiotem, a pole dla jednego znów jest wolne, także dla innych. Odzyskaj tego, którego pola chcesz użyć jeszcze raz, albo Emisariusza: oszczędza 1 Wpływ.
tutorial-research = Twój Wpływ zostaje tam i da PZ, a ty masz zdolność. Każde pole przed Statkiem kosztuje 1 Srebrnika. Lewy odcinek działa stale, środkowy przy każdym Namiocie, prawy raz, od razu.
tutorial-choose-research = Jeden z trzech kafelków staje się twoim Badaniem. Wybierz zdolność do tego, co robisz często; trwała jest najlepsza na początku gry.
tutorial-return-research = Dwa pozostałe kafelki trafiają pod stos, ten na sam spód. W pierwszej grze obie odpowiedzi są dobre.
tutorial-remove-invention = Efekt kafelka zyskujesz od razu, po czym znika on z gry; nie jest to Wymyślanie. Wybierz efekt, który przyda się teraz, albo ostatni kafelek w kolumnie: daje też efekt kolumny.
tutorial-income = Zyskujesz jedno i drugie. Tantiemy daje pole na torze Tantiem, Przychód zielony pasek najniższego kafelka Wieży; kolejność zwykle nie ma znaczenia.
tutorial-brighten-study = Każda Kość w Pracowni rusza się raz: w górę, po efekt następnego pola, albo na zewnątrz, rzucona do krajobrazu obok. Na zewnątrz: w następnej rundzie masz o jedną Kość więcej.
tutorial-keep-dice = Ten kafelek pozwala rzucić Kości z tego rzędu do Gotowych lub Zdeterminowanych, zamiast je Wyczerpać. Prawie zawsze warto.
tutorial-beyond-last = Twój znacznik jest na końcu toru Tantiem, więc każdy dalszy awans to drobny zysk. Odśwież, jeśli Rzemieślnik, którego wkrótce musisz opłacić, jest Nieaktywny; w innym razie weź Srebrnika.

## Co daje linia tury

goods-silver =
    { $n ->
        [one] { $n } Srebrnik
        [few] { $n } Srebrniki
       *[many] { $n } Srebrników
    }
goods-influence =
    { $n ->
        [one] { $n } Wpływ
        [few] { $n } Wpływy
       *[many] { $n } Wpływów
    }
goods-worker =
    { $n ->
        [one] { $n } Robotnik
        [few] { $n } Robotników
       *[many] { $n } Robotników
    }
goods-card =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
goods-die =
    { $n ->
        [one] { $n } Kość
        [few] { $n } Kości
       *[many] { $n } Kości
    }
goods-craft =
    { $n ->
        [one] { $n } Aktywny Rzemieślnik
        [few] { $n } Aktywnych Rzemieślników
       *[many] { $n } Aktywnych Rzemieślników
    }
goods-tile =
    { $n ->
        [one] { $n } kafelek Warsztatu
        [few] { $n } kafelki Warsztatu
       *[many] { $n } kafelków Warsztatu
    }
goods-research =
    { $n ->
        [one] { $n } kafelek Badania
        [few] { $n } kafelki Badania
       *[many] { $n } kafelków Badania
    }
goods-royalties =
    { $n ->
        [one] { $n } pole Tantiem
        [few] { $n } pola Tantiem
       *[many] { $n } pól Tantiem
    }
