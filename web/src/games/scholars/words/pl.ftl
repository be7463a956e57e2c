### Mędrcy znad Południowego Tygrysu: słowa potrzebne tylko do rysunku stołu.

scholars-letter-purple = F
scholars-letter-red = C
scholars-letter-orange = P
scholars-letter-yellow = Ż
scholars-letter-green = Z
scholars-letter-blue = N

## Obszary i podpisy

scholars-decks = Talie Tłumaczy
scholars-caliphs = Karty Kalifa
scholars-house = Dom Mądrości
scholars-rooms = Komnaty
scholars-lines = Drogi Tłumaczenia na arabski
scholars-empty = pusto
scholars-neutral = Neutralny
scholars-neutral-marker = znacznik Neutralny
scholars-pile = Stos
scholars-no-dice = Brak Kości na ręce
scholars-bag = Woreczek
scholars-secret = Jakie Kości są w Woreczku, wie tylko jego właściciel.
scholars-free = gratis
scholars-no-retirees = Nie ma tu Emerytów
scholars-slots = Sloty akcji
scholars-supply = Kości i zasoby
scholars-mine = Moja plansza
scholars-hand-label = Ręka
scholars-cards-counted =
    { $n ->
        [one] karta
        [few] karty
       *[other] kart
    }
scholars-scrolls-counted =
    { $n ->
        [one] Zwój
        [few] Zwoje
       *[other] Zwojów
    }
scholars-polyglot = Poliglota { $n }
scholars-cards = Karty Akcji
scholars-no-cards = Brak kart Akcji na ręce
scholars-aside = Na Emeryturę
scholars-else = inaczej
scholars-no-scheme = Nie ma jeszcze karty Planu
scholars-points = { $n } PZ
scholars-gold-of = { $gold } z { $needed } Złota
scholars-influence-of = Wpływ: { $name }.

## Postęp i gracze

scholars-silver = Srebrniki
scholars-gold = Złoto
scholars-workers = Robotnicy
scholars-dice = Kości na ręce
scholars-hand = Karty Akcji na ręce
scholars-scrolls = Przetłumaczone Zwoje
scholars-retirees = Emeryci
scholars-influence = Pozostały Wpływ

## Czym są rzeczy

scholars-about-recruit-value = Rekrutacja z tych dwóch talii wymaga wartości { $n }.
scholars-about-deck =
    { $n ->
        [one] 1 karta w tej talii
        [few] { $n } karty w tej talii
       *[many] { $n } kart w tej talii
    }
scholars-about-translator =
    { $dispatched ->
        [0] { $translator }, { $vp } PZ. Emeryt: { $retiree }.
       *[other] { $translator }, { $vp } PZ. Wysłanie: { $dispatch }. Emeryt: { $retiree }.
    }
scholars-about-scroll =
    { $effects ->
        [0] { $scroll }. Na koniec: { $condition }.
       *[other] { $bonus ->
            [0] { $scroll }. Po Przetłumaczeniu: { $effect }.
           *[other] { $scroll }. Po Przetłumaczeniu: { $effect }. Na koniec: { $condition }.
        }
    }
scholars-about-starting-scroll = { $scroll }, { $vp } PZ. Na koniec { $silver } Srebrniki liczą się jak 1 Złoto, a { $gold } Złota dają 1 PZ; { $dice } lub więcej Białych Kości: { $penalty } PZ.
scholars-about-card =
    { $works ->
        [0] { $card }. Odpoczynek: { $rest }.
       *[other] { $card }. Praca: { $work }. Odpoczynek: { $rest }.
    }
scholars-about-black-spot = pole { $n }: Zwój stąd można Dostarczyć
scholars-about-path = Ścieżka, akcja { $colour }: { $effect }
scholars-about-pile = Stos dobierania, kart: { $n } (stosy od góry: { $stacks })
scholars-about-option = Opcja Badań { $n }, od wartości { $value }: { $effect }
scholars-about-harvest-space = { $track } { $level }, { $vp } PZ. Zbiór: { $effect }.
scholars-about-benefit-space = { $track } { $level }, { $vp } PZ. Po wejściu: { $effect }.
scholars-about-overflow = Każdy krok ponad poziom { $level }: { $effect }
scholars-about-guild = { $guild }, kontrola: { $owner }. Kontrola na koniec: { $vp } PZ. Gdy przybywa Kalif, wszyscy inni z Wpływem: { $effect }.
scholars-about-space =
    { $dice ->
        [0] Dostarczenie, Srebrniki: { $silver }. Wpływ: { $influence }, Złoto: { $gold } i pole w górę na torze Badań Zwoju.
       *[other] Dostarczenie, Srebrniki: { $silver }. Wpływ: { $influence }, Złoto: { $gold } i pole w górę na torze Badań Zwoju; Białe Kości do Woreczka: { $dice }.
    }
scholars-about-room = Komnata { $n }, Srebrniki: { $silver }: { $effect }. Na Emeryturę przy { $needed } Złota, teraz { $gold }.
scholars-about-retire =
    { $n ->
        [0] Pierwszy Emeryt jest tu za darmo.
        [one] Następny Emeryt kosztuje tu: { $cost }.
       *[other] Następny Emeryt kosztuje tu { $n } razy: { $cost }.
    }
scholars-about-target =
    { $met ->
        [0] Cel: { $target } ({ $which }). Nagroda: { $effect }.
       *[other] Cel osiągnięty: { $target } ({ $which }).
    }
scholars-about-bag = Kości w Woreczku: { $n }
scholars-about-dice = { $colour }: { $n } w Woreczku, { $left } w Zasobach Głównych
scholars-about-dice-sum = Suma Kości: kolorowe Kości minus Białe Kości
scholars-about-workers = { $worker }: { $n }; { $left } w Zasobach Głównych
scholars-about-influence = Wpływ do umieszczenia: { $n }
scholars-about-scheme = { $scheme }. { $condition }, co najmniej { $least }: { $first }. W przeciwnym razie: { $second }.
scholars-event-none = Pierwsza karta Kalifa: nic więcej się nie dzieje.
scholars-event-starting-translators = Druga karta Kalifa: { $gold } Złoto na każdego Początkowego Tłumacza; { $silver } Srebrnik za każdego, który jest Emerytem.
scholars-event-neutral-translator = Neutralny Tłumacz z przedstawionej talii wchodzi do pierwszej wolnej Komnaty od lewej.
scholars-event-short-none = bez wydarzenia
scholars-event-short-starting-translators = Złoto na Początkowych Tłumaczy
scholars-event-short-neutral-translator = Neutralny Tłumacz

## How things stand in a part of the board

scholars-state-guild = { $guild } ({ $who }), kontrola: { $owner }.
scholars-state-map = Znaczniki według pól: { $who }.
scholars-state-rooms =
    { $n ->
        [0] Wszystkie Komnaty są puste.
       *[other] Tłumacze według Komnat: { $who }.
    }
