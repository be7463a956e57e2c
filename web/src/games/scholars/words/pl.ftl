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
scholars-no-retirees = Pod tym slotem nie ma Emerytów
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
scholars-bonus-none = nic
scholars-bonus-guild = 2 PZ przy 2 lub 3 Wpływach, 4 PZ przy 4 lub więcej: { $guild }
scholars-bonus-own-language = 1 PZ za każdy Przetłumaczony Zwój w tym języku: { $languages }
scholars-bonus-two-languages = 1 PZ za każdy Przetłumaczony Zwój w tych językach: { $languages }
scholars-bonus-dice = 1 PZ za każdą Kość ({ $secondary }), 2 PZ przy 4 lub więcej Kościach ({ $primary })
scholars-bonus-track = 2 PZ na poziomach od 4 do 6, 4 PZ na poziomie 7: { $track }
scholars-bonus-white-dice = 2 PZ przy 1 do 3 Białych Kościach, 4 PZ bez nich
scholars-bonus-retirees = 2 PZ przy 4 do 6 Emerytach, 4 PZ przy 7 lub więcej
scholars-bonus-breadth = 1 PZ za każdy tor Badań na poziomie 3 lub wyższym
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
scholars-about-overflow = Każdy krok ponad poziom 7: { $effect }
scholars-about-guild = { $guild }, kontrola: { $owner }. Kontrola na koniec: { $vp } PZ. Gdy przybywa Kalif, wszyscy inni z Wpływem: { $effect }.
scholars-about-space =
    { $dice ->
        [0] Dostarczenie, Srebrniki: { $silver }. Wpływ: { $influence }, Złoto: { $gold } i 1 pole w górę na torze Badań Zwoju.
       *[other] Dostarczenie, Srebrniki: { $silver }. Wpływ: { $influence }, Złoto: { $gold } i 1 pole w górę na torze Badań Zwoju; Białe Kości do Woreczka: { $dice }.
    }
scholars-about-room = Komnata { $n }, Srebrniki: { $silver }: { $effect }. Na Emeryturę przy { $needed } Złota, teraz { $gold }.
scholars-about-retire =
    { $n ->
        [0] Pierwszy Emeryt jest tu za darmo.
        [one] Następny Emeryt kosztuje tu 1 Srebrnika albo 1 Białą Kość do Woreczka.
       *[other] Następny Emeryt kosztuje tu { $n } razy 1 Srebrnika albo 1 Białą Kość do Woreczka.
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
scholars-event-starting-translators = Druga karta Kalifa: 1 Złoto na każdego Początkowego Tłumacza; 1 Srebrnik za każdego, który jest Emerytem.
scholars-event-neutral-translator = Neutralny Tłumacz z przedstawionej talii wchodzi do pierwszej wolnej Komnaty od lewej.
scholars-event-short-none = bez wydarzenia
scholars-event-short-starting-translators = Złoto na Początkowych Tłumaczy
scholars-event-short-neutral-translator = Neutralny Tłumacz

## Towarzysz pierwszej gry

tutorial-begin = Dostarczaj Zwoje do Domu Mądrości, Zatrudniaj Tłumaczy i Tłumacz Zwoje na arabski. Czwarta karta Kalifa zapowiada koniec; wygrywa najwięcej PZ. To, co możesz wybrać, jest obwiedzione.
tutorial-draft = Ten Tłumacz jest Twój od początku, a karta pod nim daje pierwsze Kości, Złoto, Srebrniki i Robotników. Na pierwszą grę weź mówiącego po arabsku: tak kończy się każde Tłumaczenie.
tutorial-turn = Pracuj na pustym slocie akcji albo Odpocznij: zyskasz dochód, nowe Kości i odzyskasz karty. Na początek Podróż, by Dostarczyć Zwój, lub Rekrutacja; Odpocznij, gdy zabraknie Kości.
tutorial-card = Każda karta Akcji pasuje na każdy slot. Jej brązowe akcje, jeśli je ma, są na tę turę; niebieski efekt działa, gdy Odpoczywasz z tą kartą na planszy Gracza.
tutorial-die = Kości sumują się w wartość. Czerwona i Żółta dają Pomarańczową, Żółta i Niebieska Zieloną, Czerwona i Niebieska Fioletową. Rekrutacja i Podróż: wartość; awans w Badaniach: kolor; Tłumaczenie: kolor mieszany.
tutorial-work = W dowolnej kolejności: Robotnicy na Kości (kolor Kości zmienia ją w 6, inny zmienia jej kolor), akcja główna i małe akcje karty. Robotnicy tylko przed akcją główną.
tutorial-recruit = Wyślij: efekt od razu, karta wraca pod talię. Zatrudnij: do Komnaty, do Twoich Tłumaczeń, a potem będzie Emerytem. Zatrudnij kogoś do języka Zwoju, na którym Ci zależy.
tutorial-room = Płacisz Srebrniki za Komnatę i od razu zyskujesz jej efekt. Liczba Złota mówi, ile Tłumacz zbiera przed Emeryturą: im mniej, tym szybciej. Zostaw Srebrniki na Dostarczenie.
tutorial-travel = Zgodnie z zegarem, najwyżej o wartość; liczy się tylko pole postoju. Białe dają drobne zyski; na Czarnym możesz Dostarczyć Zwój za 4 Srebrniki. Ścieżka w kolorze akcji daje premię.
tutorial-arrive = Dostarczenie kosztuje 4 Srebrniki i daje Wpływ w Gildii, 1 Złoto i awans na torze Badań Zwoju. Wybierz Gildię, której kolor zmieszasz z Kości, by potem tam Tłumaczyć.
tutorial-research = Robotnik i 1 Srebrnik są zawsze możliwe. Z kolorem awansujesz na jego torze: o 1 za 1 Złoto od wartości 4, za darmo od 8; o 2 za 2 Złota od 10. Tory dają korzyści i PZ.
tutorial-track = Nieparzyste poziomy dają korzyść przy wejściu, parzyste przy zbiorze podczas Odpoczynku. Wybierz tor, którego następny poziom Ci pomoże, lub tor ze swojej karty Celu.
tutorial-translate = Zwój trafia do Ciebie z PZ, efektem i awansem na torze Badań. Dostępne są Gildie w kolorze Twojej akcji; najtańszy jest Zwój, do którego wystarczy mało Tłumaczy.
tutorial-line = Każdy Tłumacz na drodze Tłumaczenia dostaje od Ciebie 1 Złoto; nie Twój kosztuje też 1 Srebrnika. Własnych przybliża to do Emerytury, więc wybieraj raczej ich.
tutorial-influence-guild = Pierwszy Wpływ w pustej Gildii daje kontrolę; potem trzeba mieć więcej niż kontrolujący. Kontrola daje PZ na koniec i nagrodę, gdy przybywa Kalif: zajmuj puste Gildie.
tutorial-influence-scroll = Gdy ktoś inny Dostarcza lub Tłumaczy ten Zwój, zyskujesz 1 Srebrnika; Zwój nie zniknie też z Mapy przy Odpoczynku. Oznacz ten, na którym Ci zależy.
tutorial-move-influence = Gdy Zasoby są puste, Wpływ pochodzi z Gildii lub ze Zwoju i tam go zabraknie. Weź go stamtąd, gdzie kontrola jest pewna lub nieosiągalna, albo ze Zwoju, na którym już Ci nie zależy.
tutorial-shift-gold = Złoto przybliża Tłumacza do Emerytury; zabrane możesz wydać. Przy własnych to darmowe, przy innych kosztuje 1 Srebrnika.
tutorial-draw = Losowa Kość z Woreczka trafia po rzucie na rękę. W tej turze jej nie użyjesz, ale każda Praca wymaga Kości: dobierz.
tutorial-reroll = Nowe Kości są już dobrane; te, które były na ręce, możesz przerzucić. Przerzuć niskie, zachowaj 5 i 6, potem pas.
tutorial-gain-die = Kolorowe Kości otwierają Badania i Tłumaczenia, a na koniec liczą się do Sumy Kości. Weź kolor, który zmiesza się z posiadanymi.
tutorial-destroy = Białe Kości obniżają Sumę Kości i nie dają koloru. Oddaj raczej Kość z Woreczka lub planszy niż wysoką z ręki.
tutorial-return-white-die = Ktoś inny potrzebował Białej Kości, a żadnej już nie było, więc zwracasz swoją: Suma Kości na tym zyska. Oddaj raczej Kość z Woreczka lub planszy niż wysoką z ręki.
tutorial-gain-worker = Na Kości w swoim kolorze Robotnik robi z niej 6, na innej zmienia jej kolor. Weź kolor potrzebny do następnej akcji.
tutorial-spend-worker = Ten Robotnik wraca do Zasobów Głównych. Oddaj kolor, którego następna akcja nie wymaga.
tutorial-tuck = Odtąd Emeryt pomaga przy każdej Pracy na tym slocie. Pierwszy pod slotem jest darmowy; potem za każdego już tam obecnego płacisz 1 Srebrnika lub bierzesz Białą Kość. Wybierz częsty slot.
tutorial-tuck-cost = Zapłać 1 Srebrnika albo weź Białą Kość do Woreczka. Lepiej zapłacić, jeśli możesz: Białe Kości obniżają Sumę Kości.
tutorial-caliph = Kontrolujesz tę Gildię, więc 1 Wpływ trafia na kartę. Góra: 3 PZ. Środek: 1 PZ i Kość. Dół: Emeryt z Białą Kością albo 1 Złoto. Na początku Kość lub Emeryt pomaga najdłużej.
tutorial-deny = Przeciwnik chce Zwój z Twoim Wpływem. Jeśli pozwolisz, odzyskasz Wpływ i zyskasz 1 Srebrnika; odmów za 1 Srebrnika tylko wtedy, gdy chcesz ten Zwój dla siebie.
tutorial-order = Wszystkie te efekty są Twoje, jeden po drugim. Zacznij od tego, co pomoże reszcie; pas, jeśli jest możliwy, oznacza rezygnację z pozostałych.
tutorial-choose = Wybierasz tylko jedno. Jeśli podano cenę, najpierw ją płacisz; jeśli wolisz ją zachować, spasuj, o ile to możliwe.
