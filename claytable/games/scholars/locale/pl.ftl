### Mędrcy znad Południowego Tygrysu, po polsku.
###
### Nazwy przychodzą już wypowiedziane, w mianowniku. Część zdania (efekty, koszty, miejsca) zaczyna się małą literą: kto pokazuje
### ją samodzielnie, może zacząć ją wielką. Atrybut nazwy to jej inna forma: zdanie, które dostaje nazwę jako `$guild`, może
### powiedzieć `$guild-to`. Formy: acc biernik, gen dopełniacz, loc miejscownik, few i many liczba mnoga; in „w czym”, on „na czym”,
### from „z czego”, to „do czego” lub „komu”. Wybór według nazwy używa słów z tego samego katalogu.

## Osoby

seat = Gracz { $n }
    .to = Graczowi { $n }
seat-named = { $name }
    .to = graczowi { $name }
bot = Bot { $n }
opponent = Przeciwnik
    .to = Przeciwnikowi
nobody = nikt

## Pytania

question-draft = Którego Początkowego Tłumacza wybierasz wraz z leżącą pod nim kartą Zasobów?
    .others = { $seat } wybiera Początkowego Tłumacza.
    .short = Którego Początkowego Tłumacza wybierasz?
question-turn =
    { $last ->
        [0] Praca czy Odpoczynek: z którego slotu akcji korzystasz?
       *[other] Twoja ostatnia tura. Praca czy Odpoczynek: z którego slotu akcji korzystasz?
    }
    .others = { $seat } wybiera slot akcji: Praca czy Odpoczynek.
    .short = Praca czy Odpoczynek: który slot akcji?
question-card = Którą kartę Akcji zagrywasz na { $slot }?
    .others = { $seat } wybiera kartę Akcji na { $slot }.
    .short = Którą kartę Akcji tam zagrywasz?
question-die =
    { $n ->
        [1] Którą Kość umieszczasz na karcie?
       *[other] Czy umieszczasz na karcie drugą Kość?
    }
    .others = { $seat } wybiera Kość na kartę.
question-work =
    { $main ->
        [0] Akcja główna już za tobą: co robisz teraz?
       *[other] Twoja akcja: { $colours }, wartość { $value }. Co robisz teraz?
    }
    .others =
        { $main ->
            [0] { $seat } wybiera, co robi po akcji głównej.
           *[other] { $seat } wybiera, co robi w tej akcji ({ $colours }, wartość { $value }).
        }
    .short = Co robisz teraz?
question-recruit = Rekrutacja o wartości { $value }: którego Tłumacza Wysyłasz lub Zatrudniasz?
    .others = { $seat } wybiera Tłumacza do Wysłania lub Zatrudnienia.
    .short = Wartość { $value }: kogo Wysyłasz lub Zatrudniasz?
question-room = W której Komnacie Zatrudniasz tego Tłumacza: { $translator }?
    .others = { $seat } wybiera Komnatę dla tego Tłumacza: { $translator }.
    .short = W której Komnacie Zatrudniasz Tłumacza?
question-travel =
    { $value ->
        [one] Podróż o 1 krok: na które pole?
        [few] Podróż o maks. { $value } kroki: na które pole?
       *[many] Podróż o maks. { $value } kroków: na które pole?
    }
    .others = { $seat } Podróżuje i wybiera pole.
question-arrive = Jesteś na polu { $n }: co robisz teraz?
    .others = { $seat } jest na polu { $n } i wybiera, co robi teraz.
question-research = Badania ({ $colours }, wartość { $value }): którą opcję wybierasz?
    .others = { $seat } wybiera opcję Badań ({ $colours }, wartość { $value }).
    .short = Wartość { $value }: którą opcję wybierasz?
question-track =
    { $times ->
        [one] Awans o 1 pole: na którym torze Badań?
        [few] Awans o { $times } pola: na którym torze Badań kolejne?
       *[many] Awans o { $times } pól: na którym torze Badań kolejne?
    }
    .others = { $seat } wybiera tor Badań, na którym awansuje.
    .short = Na którym torze Badań awansujesz?
question-translate = Który Zwój Tłumaczysz?
    .others = { $seat } wybiera Zwój do Tłumaczenia.
question-line = Którzy Tłumacze przełożą ten Zwój na arabski: { $scroll }?
    .others = { $seat } wybiera Tłumaczy dla tego Zwoju: { $scroll }.
    .short = Którzy Tłumacze przełożą ten Zwój?
question-influence-guild =
    { $times ->
        [one] Możesz umieścić 1 Wpływ { $guild-in }: co robisz?
        [few] Możesz umieścić { $times } Wpływy { $guild-in }: co robisz?
       *[many] Możesz umieścić { $times } Wpływów { $guild-in }: co robisz?
    }
    .others = { $seat } może umieścić Wpływ { $guild-in }.
    .short = Możesz umieścić Wpływ: co robisz?
question-influence-scroll =
    { $times ->
        [one] Umieszczasz 1 Wpływ: na którym Zwoju?
        [few] Umieszczasz { $times } Wpływy: na którym Zwoju kolejny?
       *[many] Umieszczasz { $times } Wpływów: na którym Zwoju kolejny?
    }
    .others = { $seat } wybiera Zwój, na którym umieszcza Wpływ.
    .short = Na którym Zwoju umieszczasz Wpływ?
question-move-influence = Twoje Zasoby są puste. Wpływ ma trafić tu: { $where }. Skąd go przenosisz?
    .others = { $seat } wybiera Wpływ, który ma trafić tu: { $where }.
    .short = Skąd przenosisz Wpływ?
question-shift-gold =
    { $times ->
        [one] Na którym Tłumaczu umieszczasz 1 Złoto albo z którego je zabierasz?
       *[other] Na którym Tłumaczu umieszczasz Złoto albo z którego je zabierasz teraz? (jeszcze { $times })
    }
    .others = { $seat } umieszcza Złoto na Tłumaczach albo je z nich zabiera.
    .short = Złoto na Tłumacza czy z niego: na którego?
question-draw =
    { $times ->
        [one] Czy dobierasz 1 Kość z Woreczka?
       *[other] Czy dobierasz Kość z Woreczka (maks. { $times })?
    }
    .others = { $seat } decyduje, czy dobiera Kość z Woreczka.
question-reroll =
    { $n ->
        [0] Które z Kości, które już były na ręce, przerzucasz?
        [one] Przerzucasz 1 Kość: którą jeszcze przerzucasz?
       *[other] Przerzucasz { $n } Kości: którą jeszcze przerzucasz?
    }
    .others = { $seat } wybiera Kości do przerzucenia.
    .short = Którą Kość przerzucasz?
question-gain-die =
    { $left ->
        [0] W Zasobach Głównych nie ma już { $colour-dice-many }: którą Białą Kość zwracasz zamiast tego?
       *[other] { $to ->
            [0] Zyskujesz 1 { $colour-die-acc } do Woreczka: którą?
           *[other] Zyskujesz 1 { $colour-die-acc } na rękę: którą?
        }
    }
    .others =
        { $left ->
            [0] { $seat } wybiera Białą Kość do zwrotu.
           *[other] { $seat } zyskuje 1 { $colour-die-acc }.
        }
    .short = Którą Kość wybierasz?
question-destroy =
    { $must ->
        [0] { $times ->
            [one] Możesz zniszczyć 1 Białą Kość: którą?
            [few] Możesz zniszczyć do { $times } Białych Kości: którą teraz?
           *[many] Możesz zniszczyć do { $times } Białych Kości: którą teraz?
        }
       *[other] { $times ->
            [one] Musisz zniszczyć 1 Białą Kość: którą?
            [few] Musisz zniszczyć { $times } Białe Kości: którą teraz?
           *[many] Musisz zniszczyć { $times } Białych Kości: którą teraz?
        }
    }
    .others = { $seat } wybiera Białą Kość do zniszczenia.
    .short = Którą białą Kość niszczysz teraz?
question-return-white-die = Skończyły się Białe Kości: którą zwracasz do Zasobów Głównych?
    .others = { $seat } wybiera Białą Kość do zwrotu.
    .short = Którą Białą Kość zwracasz?
question-gain-worker =
    { $times ->
        [one] Zyskujesz 1 Robotnika: którego?
       *[other] Zyskujesz { $times } Robotników: którego teraz?
    }
    .others = { $seat } wybiera Robotnika, którego zyskuje.
question-spend-worker =
    { $times ->
        [one] Wydajesz 1 Robotnika: którego?
       *[other] Wydajesz { $times } Robotników: którego teraz?
    }
    .others = { $seat } wybiera Robotnika do wydania.
question-tuck = Emeryt: { $translator }; { $effect }. Pod który slot akcji go wsuwasz?
    .others = { $seat } wsuwa Emeryta pod slot akcji ({ $translator }).
    .short = Pod który slot akcji wsuwasz Emeryta?
question-tuck-cost =
    { $times ->
        [one] Koszt Emerytury: jak płacisz?
        [few] Koszt Emerytury, jeszcze { $times } płatności: jak płacisz?
       *[many] Koszt Emerytury, jeszcze { $times } płatności: jak płacisz?
    }
    .others = { $seat } płaci koszt Emerytury.
    .short = Koszt Emerytury: jak płacisz?
question-caliph = Kalif odwiedza { $guild-acc }: które pole karty Kalifa zajmujesz?
    .others = { $seat } wybiera pole karty Kalifa ({ $guild }).
    .short = Które pole karty Kalifa zajmujesz?
question-deny =
    { $translating ->
        [0] Przeciwnik chce Dostarczyć { $scroll }, na którym jest twój Wpływ: czy na to pozwalasz?
       *[other] Przeciwnik chce Przetłumaczyć { $scroll }, na którym jest twój Wpływ: czy na to pozwalasz?
    }
    .others = { $seat } decyduje, czy Przeciwnik dostanie { $scroll }.
    .short = Czy pozwalasz Przeciwnikowi Tłumaczyć?
question-order = Który efekt rozpatrujesz teraz?
    .others = { $seat } wybiera kolejny efekt.
question-choose = Co wybierasz?
    .others = { $seat } wybiera między efektami.

## Odpowiedzi

answer-pass = Pas
answer-end-turn = Zakończ turę
answer-rest = Odpocznij
answer-no-die = Bez drugiej Kości
answer-white-bag = Biała Kość z Woreczka
answer-white-board = Biała Kość z planszy Gracza
answer-white-action =
    { $n ->
        [1] Biała Kość tej akcji (pierwsza)
       *[other] Biała Kość tej akcji (druga)
    }
answer-white-hand = { $die } z ręki
answer-draw = Dobierz 1 Kość
answer-pay-silver = Zapłać 1 Srebrnika
answer-take-dice = Weź 1 Białą Kość do Woreczka
answer-allow = Pozwól: odzyskaj Wpływ i zyskaj 1 Srebrnika
answer-deny = Odmów: zapłać 1 Srebrnika
answer-card =
    { $work ->
        [nic] { $card } (Odpoczynek: { $rest })
       *[other] { $card } ({ $work }; Odpoczynek: { $rest })
    }
answer-main = { $action } ({ $colours }, wartość { $value })
answer-place = { $worker } na Kość ({ $die }): { $after }
answer-place-other =
    { $n ->
        [1] { $worker } na pierwszą Kość
       *[other] { $worker } na drugą Kość
    }
answer-steps =
    { $n ->
        [one] 1 krok na { $spot }
        [few] { $n } kroki na { $spot }
       *[many] { $n } kroków na { $spot }
    }
answer-deliver =
    { $silver ->
        [one] Dostarcz { $guild-to } za 1 Srebrnika
        [few] Dostarcz { $guild-to } za { $silver } Srebrniki
       *[many] Dostarcz { $guild-to } za { $silver } Srebrników
    } (rząd { $n }, Wpływy: { $influence })
answer-research = { $effect }
answer-research-on = { $track }: { $effect }
answer-dispatch = Wyślij: { $translator }; { $effect }
answer-employ = Zatrudnij: { $translator }; jako Emeryt: { $effect }
answer-draft = { $translator }, Komnata { $n } (Emeryt: { $effect }); zasoby: { $resource }
answer-room =
    { $silver ->
        [0] Komnata { $n } za darmo: { $effect }; Złoto do Emerytury: { $gold }
        [one] Komnata { $n } za 1 Srebrnika: { $effect }; Złoto do Emerytury: { $gold }
        [few] Komnata { $n } za { $silver } Srebrniki: { $effect }; Złoto do Emerytury: { $gold }
       *[many] Komnata { $n } za { $silver } Srebrników: { $effect }; Złoto do Emerytury: { $gold }
    }
answer-die = { $colour-die }
answer-track = { $track } (teraz poziom { $level })
answer-gold-on =
    { $silver ->
        [0] Połóż 1 Złoto: { $translator } ({ $gold } z { $needed })
       *[other] Połóż 1 Złoto za 1 Srebrnika: { $translator } ({ $gold } z { $needed })
    }
answer-gold-off =
    { $silver ->
        [0] Zabierz 1 Złoto: { $translator } ({ $gold } z { $needed })
       *[other] Zabierz 1 Złoto za 1 Srebrnika: { $translator } ({ $gold } z { $needed })
    }
answer-from-guild = Wpływ { $guild-from }
answer-from-scroll = Wpływ { $scroll-from }
answer-caliph =
    { $effect ->
        [nic] { $space }: { $vp } PZ
       *[other] { $vp ->
            [0] { $space }: { $effect }
           *[other] { $space }: { $vp } PZ, { $effect }
        }
    }
answer-reroll = Przerzuć: { $die }
answer-scroll = { $scroll }, { $where-in }
answer-via =
    { $gold ->
        [one] { $translators }: 1 Złoto
       *[other] { $translators }: { $gold } Złota
    }{ $silver ->
        [0] {""}
        [one] , 1 Srebrnik
        [few] , { $silver } Srebrniki
       *[many] , { $silver } Srebrników
    }

## Nazwy

colour-white = Biała
    .die = Biała Kość
    .die-acc = Białą Kość
    .dice-few = Białe Kości
    .dice-many = Białych Kości
    .plain = biały
colour-purple = Fioletowa
    .die = Fioletowa Kość
    .die-acc = Fioletową Kość
    .dice-few = Fioletowe Kości
    .dice-many = Fioletowych Kości
    .plain = fioletowy
colour-red = Czerwona
    .die = Czerwona Kość
    .die-acc = Czerwoną Kość
    .dice-few = Czerwone Kości
    .dice-many = Czerwonych Kości
    .plain = czerwony
colour-orange = Pomarańczowa
    .die = Pomarańczowa Kość
    .die-acc = Pomarańczową Kość
    .dice-few = Pomarańczowe Kości
    .dice-many = Pomarańczowych Kości
    .plain = pomarańczowy
colour-yellow = Żółta
    .die = Żółta Kość
    .die-acc = Żółtą Kość
    .dice-few = Żółte Kości
    .dice-many = Żółtych Kości
    .plain = żółty
colour-green = Zielona
    .die = Zielona Kość
    .die-acc = Zieloną Kość
    .dice-few = Zielone Kości
    .dice-many = Zielonych Kości
    .plain = zielony
colour-blue = Niebieska
    .die = Niebieska Kość
    .die-acc = Niebieską Kość
    .dice-few = Niebieskie Kości
    .dice-many = Niebieskich Kości
    .plain = niebieski
colour-primary = podstawowa
    .die = Kość podstawowa
    .die-acc = Kość podstawową
    .dice-few = Kości podstawowe
    .dice-many = Kości podstawowych
    .plain = podstawowy
die = { $colour } { $face }
worker-white = Biały Robotnik
    .acc = Białego Robotnika
    .many = Białych Robotników
worker-red = Czerwony Robotnik
    .acc = Czerwonego Robotnika
    .many = Czerwonych Robotników
worker-yellow = Żółty Robotnik
    .acc = Żółtego Robotnika
    .many = Żółtych Robotników
worker-blue = Niebieski Robotnik
    .acc = Niebieskiego Robotnika
    .many = Niebieskich Robotników
worker-any = dowolny Robotnik
    .acc = dowolnego Robotnika
    .many = dowolnych Robotników
guild-purple = Fioletowa Gildia
    .acc = Fioletową Gildię
    .in = w Fioletowej Gildii
    .from = z Fioletowej Gildii
    .to = do Fioletowej Gildii
    .over = nad Fioletową Gildią
guild-orange = Pomarańczowa Gildia
    .acc = Pomarańczową Gildię
    .in = w Pomarańczowej Gildii
    .from = z Pomarańczowej Gildii
    .to = do Pomarańczowej Gildii
    .over = nad Pomarańczową Gildią
guild-green = Zielona Gildia
    .acc = Zieloną Gildię
    .in = w Zielonej Gildii
    .from = z Zielonej Gildii
    .to = do Zielonej Gildii
    .over = nad Zieloną Gildią
guild-any = dowolna Gildia
    .in = w dowolnej Gildii
track-mathematics = Matematyka
    .on = na torze Matematyki
    .from = z toru Matematyki
track-physics = Fizyka
    .on = na torze Fizyki
    .from = z toru Fizyki
track-chemistry = Chemia
    .on = na torze Chemii
    .from = z toru Chemii
track-philosophy = Filozofia
    .on = na torze Filozofii
    .from = z toru Filozofii
track-biology = Biologia
    .on = na torze Biologii
    .from = z toru Biologii
track-astronomy = Astronomia
    .on = na torze Astronomii
    .from = z toru Astronomii
track-any = dowolny tor
    .on = na dowolnym torze Badań
track-primary = tor koloru podstawowego
    .on = na torze Badań koloru podstawowego
track-action = tor koloru akcji
    .on = na torze Badań w kolorze akcji
language-chinese = chiński
    .adj = Chiński
    .gen = Chińskiego
    .loc = Chińskim
    .few = Chińskie
    .many = Chińskich
language-sanskrit = sanskryt
    .adj = Sanskrycki
    .gen = Sanskryckiego
    .loc = Sanskryckim
    .few = Sanskryckie
    .many = Sanskryckich
language-greek = grecki
    .adj = Grecki
    .gen = Greckiego
    .loc = Greckim
    .few = Greckie
    .many = Greckich
language-hebrew = hebrajski
    .adj = Hebrajski
    .gen = Hebrajskiego
    .loc = Hebrajskim
    .few = Hebrajskie
    .many = Hebrajskich
language-persian = perski
    .adj = Perski
    .gen = Perskiego
    .loc = Perskim
    .few = Perskie
    .many = Perskich
language-syriac = syryjski
    .adj = Syryjski
    .gen = Syryjskiego
    .loc = Syryjskim
    .few = Syryjskie
    .many = Syryjskich
language-arabic = arabski
deck-chinese = Chiński Tłumacz
    .acc = Chińskiego Tłumacza
    .loc = Chińskim Tłumaczu
deck-sanskrit = Sanskrycki Tłumacz
    .acc = Sanskryckiego Tłumacza
    .loc = Sanskryckim Tłumaczu
deck-greek = Grecki Tłumacz
    .acc = Greckiego Tłumacza
    .loc = Greckim Tłumaczu
deck-hebrew = Hebrajski Tłumacz
    .acc = Hebrajskiego Tłumacza
    .loc = Hebrajskim Tłumaczu
deck-persian = Perski Tłumacz
    .acc = Perskiego Tłumacza
    .loc = Perskim Tłumaczu
deck-syriac = Syryjski Tłumacz
    .acc = Syryjskiego Tłumacza
    .loc = Syryjskim Tłumaczu
deck-wild-1 = Pierwszy Poliglota
    .acc = Pierwszego Poliglotę
    .loc = Pierwszym Poliglocie
deck-wild-2 = Drugi Poliglota
    .acc = Drugiego Poliglotę
    .loc = Drugim Poliglocie
slot-recruit = slot Rekrutacji
slot-travel = slot Podróży
slot-research = slot Badań
slot-translate = slot Tłumaczenia
slot-recruit-travel = slot Rekrutacji lub Podróży
slot-goal = slot Badań lub Tłumaczenia
action-recruit = Rekrutacja
action-travel = Podróż
action-research = Badania
action-translate = Tłumaczenie
caliph-top = górne pole
caliph-middle = środkowe pole
caliph-bottom = dolne pole
card-harvest-mathematics = Matematyka
card-harvest-physics = Fizyka
card-harvest-chemistry = Chemia
card-harvest-philosophy = Filozofia
card-harvest-biology = Biologia
card-hurry = Pośpiech
card-bargain = Targ
card-goal = Cel
starting-scroll = Początkowy Zwój ({ $language })
scroll = { $language-adj } Zwój { $letter } ({ $track }, { $vp } PZ)
    .from = z { $language-gen } Zwoju { $letter } ({ $track }, { $vp } PZ)
    .on = na { $language-loc } Zwoju { $letter } ({ $track }, { $vp } PZ)
condition-guild = { $low } PZ przy { $first } do { $last } Wpływach, { $high } PZ przy { $least } lub więcej: { $guild }
condition-own-language = { $each } PZ za każdy Przetłumaczony Zwój w tym języku: { $languages }
condition-two-languages = { $each } PZ za każdy Przetłumaczony Zwój w tych językach: { $languages }
condition-dice = { $each } PZ za każdą Kość ({ $secondary }), { $high } PZ przy { $least } lub więcej Kościach ({ $primary })
condition-track = { $low } PZ na poziomach od { $first } do { $last }, { $high } PZ na poziomie { $least }: { $track }
condition-white-dice = { $low } PZ przy { $first } do { $last } Białych Kościach, { $high } PZ { $least ->
        [0] bez nich
       *[other] przy { $least }
    }
condition-retirees = { $low } PZ przy { $first } do { $last } Emerytach, { $high } PZ przy { $least } lub więcej
condition-breadth = { $each } PZ za każdy tor Badań na poziomie { $level } lub wyższym
translator = { $deck } { $letter } ({ $languages })
    .acc = { $deck-acc } { $letter } ({ $languages })
    .on = na { $deck-loc } { $letter } ({ $languages })
starting-translator = Początkowy Tłumacz { $n } ({ $languages })
    .acc = Początkowego Tłumacza { $n } ({ $languages })
    .on = na Początkowym Tłumaczu { $n } ({ $languages })
goal-card = { $deck }, Zwój { $guild-from }, poziom { $level } { $track-on }
resource-dice =
    { $n ->
        [one] 1 { $colour-die }
        [few] { $n } { $colour-dice-few }
       *[many] { $n } { $colour-dice-many }
    }
room = Komnata { $n }
    .in = w Komnacie { $n }
    .to = do Komnaty { $n }
on-slot = { $slot } ({ $pieces })
pile-top = wierzchnia karta stosu dobierania
pile-bottom = spodnia karta stosu dobierania
on-map = Mapa
    .in = na Mapie
spot = pole { $n }
spot-white = pole { $n }: { $effect }
spot-black = pole { $n }: { $scroll }
spot-empty = pole { $n }: bez Zwoju
target-1 = przedstawiony Tłumacz
target-2 = Zwój z przedstawionej Gildii
target-3 = poziom na przedstawionym torze Badań
caliph-card = karta Kalifa { $n }
difficulty-1 = Uczeń
difficulty-2 = Skryba
difficulty-3 = Nauczyciel
difficulty-4 = Mędrzec
scheme-blue =
    { $n ->
        [one] Niebieska karta Planu o wartości 1 Srebrnika
       *[other] Niebieska karta Planu o wartości { $n } Srebrników
    }
scheme-red =
    { $n ->
        [one] Czerwona karta Planu o wartości 1 Srebrnika
       *[other] Czerwona karta Planu o wartości { $n } Srebrników
    }
condition-employed = Zatrudnieni Tłumacze
condition-house = Zwoje w Domu Mądrości
focus = { $language } i { $guild }

## Efekty

effect-none = nic
effect-list = { $effects }
effect-or = { $first }; albo { $second }
effect-pay = zapłać { $owed }: { $gains }
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
        [one] 1 { $worker }
       *[other] { $n } { $worker-many }
    }
effect-die-to-bag =
    { $n ->
        [one] 1 { $colour-die } do Woreczka
        [few] { $n } { $colour-dice-few } do Woreczka
       *[many] { $n } { $colour-dice-many } do Woreczka
    }
effect-die-to-hand =
    { $n ->
        [one] 1 { $colour-die } na rękę
        [few] { $n } { $colour-dice-few } na rękę
       *[many] { $n } { $colour-dice-many } na rękę
    }
effect-destroy =
    { $n ->
        [one] zniszczenie 1 Białej Kości
       *[other] zniszczenie { $n } Białych Kości
    }
effect-draw = dobranie { $n } Kości
effect-top-up = uzupełnienie ręki do { $n } Kości
effect-influence-scroll =
    { $n ->
        [one] Wpływ na Zwoju
       *[other] Wpływy na { $n } Zwojach
    }
effect-influence-guild =
    { $n ->
        [one] Wpływ { $guild-in }
        [few] { $n } Wpływy { $guild-in }
       *[many] { $n } Wpływów { $guild-in }
    }
effect-shift =
    { $n ->
        [one] 1 Złoto na Tłumacza lub z Tłumacza
       *[other] { $n } razy 1 Złoto na Tłumacza lub z Tłumacza
    }
effect-advance =
    { $n ->
        [one] awans o 1 pole { $track-on }
        [few] awans o { $n } pola { $track-on }
       *[many] awans o { $n } pól { $track-on }
    }
effect-harvest = zbiór { $track-from }
effect-employ = Zatrudnienie wierzchniej karty ({ $deck })
effect-retire = Emerytura wierzchniej karty ({ $deck })
effect-raise = wartość akcji wyższa o maks. { $n }
effect-swap = { $action } jako akcja główna
effect-equate = kolor biały i { $colour-plain } zastępują się nawzajem
task-place-gold = { $n } Złoto na pierwszego od lewej Neutralnego Tłumacza
task-employ-focus = Zatrudnienie Tłumacza według skupienia
task-translate-focus = Tłumaczenie Zwoju według skupienia
task-deliver-focus = Dostarczenie Zwoju według skupienia
task-influence-row = Wpływ w tej Gildii według nadruku
task-influence-here = Wpływ w tej Gildii: { $n }

## Koszty

cost-silver =
    { $n ->
        [one] 1 Srebrnika
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
        [one] 1 dowolnego Robotnika
       *[other] { $n } dowolnych Robotników
    }
cost-white-dice =
    { $n ->
        [one] wzięciem 1 Białej Kości do Woreczka
       *[other] wzięciem { $n } Białych Kości do Woreczka
    }

## Odmowy

why-all-marked = Na każdym Zwoju na Mapie i w Domu Mądrości jest już Wpływ.
why-already-named = Ta Kość i tak zostanie przerzucona: { $die }.
why-black-slot = Emeryci nigdy nie leżą pod czarnym slotem akcji.
why-card-not-in-hand = Nie masz tej karty Akcji na ręce.
why-colour = Twoja akcja nie może mieć tego koloru: { $colour-plain }.
why-deck-empty = W tej talii nie ma już kart: { $deck }.
why-decks-empty = Wszystkie talie dostępne przy wartości { $value } są puste.
why-dice-laid = Kości tej tury leżą już na karcie, a Kości zyskanych w tej turze nie można użyć.
why-dice-left = Białą Kość można zwrócić tylko wtedy, gdy w Zasobach Głównych nie ma już { $colour-dice-many }.
why-die-destroyed = Kości tej akcji zostały zniszczone: nie ma już akcji głównej.
why-die-not-in-hand = Nie masz tej Kości na ręce: { $die }.
why-drafted = { $owner } ma już Początkowego Tłumacza z Komnaty { $n }.
why-goal-unfinished = Najpierw trzeba osiągnąć wszystkie trzy cele karty Celu.
why-gold =
    { $n ->
        [one] Ta droga kosztuje 1 Złoto, a masz { $own }.
       *[other] Ta droga kosztuje { $n } Złota, a masz { $own }.
    }
why-gold-cost =
    { $n ->
        [one] To kosztuje 1 Złoto, a masz { $own }.
        [few] To kosztuje { $n } Złota, a masz { $own }.
       *[many] To kosztuje { $n } Złota, a masz { $own }.
    }
why-guild-empty = W Gildii w kolorze twojej akcji nie ma Zwoju.
why-guild-full = Wszystkie trzy miejsca są zajęte: { $guild }.
why-just-drawn = Ta Kość została dopiero dobrana: { $die }. Przerzucić można tylko Kości, które były na ręce wcześniej.
why-marked = Jest już Wpływ { $scroll-on }.
why-must = Tego efektu nie można pominąć.
why-must-gain = To zyskuje się zawsze, nie można z tego zrezygnować.
why-must-mark = Tłumacza trzeba oznaczyć swoim Wpływem.
why-no-action-die = Na karcie trwającej akcji nie ma Kości numer { $n }.
why-no-card-played = Odpoczywać można tylko z kartą Akcji na planszy Gracza.
why-no-cards = Nie masz kart Akcji na ręce.
why-no-delivery = Nie ma czego Dostarczyć: można Dostarczyć tylko jeden Zwój i tylko z Czarnego pola.
why-no-dice = Nie masz na ręce Kości, którą można umieścić na karcie.
why-no-dice-left = W Zasobach Głównych nie ma już { $colour-dice-many }.
why-no-dice-no-white = W Zasobach Głównych nie ma już { $colour-dice-many }, a nie masz Białej Kości, którą można by zwrócić.
why-no-gold = Nie masz Złota do położenia.
why-no-gold-there = Na Tłumaczu w Komnacie { $n } nie ma Złota.
why-no-harvest = Zbiór { $track-from } nic by teraz nie dał.
why-no-influence = Nie masz Wpływu do umieszczenia: ani w Zasobach, ani w Gildiach, ani na Zwojach.
why-no-line = Żaden łańcuch Tłumaczy nie prowadzi z tego języka do arabskiego: { $language }.
why-no-piece-in-guild = Nie masz Wpływu { $guild-in }.
why-no-piece-on-scroll = Nie masz Wpływu { $scroll-on }.
why-no-room = Nie ma wolnej Komnaty, na którą cię stać.
why-no-scroll = Przy tym polu nie ma Zwoju.
why-no-secondary = Tłumaczenie wymaga akcji Fioletowej, Pomarańczowej lub Zielonej.
why-no-such-die = Na tej karcie nie ma drugiej Kości.
why-no-translator = W Komnacie { $n } nie ma Tłumacza.
why-no-white-die = Nie masz Białej Kości: ani w Woreczku, ani na ręce, ani na planszy Gracza.
why-no-white-in-bag = W Twoim Woreczku nie ma Białej Kości.
why-no-white-on-board = Na twojej planszy Gracza nie ma Białej Kości z wcześniejszej akcji.
why-no-worker = Nie masz w Zasobach { $worker-acc }.
why-not-a-line = Ci Tłumacze nie tworzą łańcucha z tego języka do arabskiego ({ $language }) albo nie wszyscy są potrzebni.
why-not-among = Nie jest to żaden z rozpatrywanych efektów.
why-not-asked-now = To nie należy do bieżącej decyzji.
why-not-here = Nie daje tego ani to pole, ani ścieżka, albo zostało to już wykorzystane.
why-not-in-house = Tego Zwoju nie ma w Domu Mądrości: { $scroll }.
why-not-on-card = Nie daje tego ani karta Akcji, ani Emeryt pod tym slotem, albo zostało to już wykorzystane.
why-not-primary = { $track } nie jest podstawowym torem Badań.
why-not-visible = Tego Zwoju nie ma ani na Mapie, ani w Domu Mądrości: { $scroll }.
why-not-white = Kość numer { $n } tej akcji nie jest Biała.
why-nothing-to-draw = Nie ma już Kości do dobrania: Woreczek jest pusty, a na planszy Gracza nie leżą Kości z wcześniejszych akcji.
why-nothing-to-shift = Nie ma Złota, które możesz położyć na Tłumaczu lub z niego zabrać.
why-one-die = Na karcie trzeba umieścić co najmniej jedną Kość.
why-one-main-action = W turze wykonujesz jedną akcję główną i jest już wykonana.
why-one-step = Trzeba przejść co najmniej 1 krok.
why-only-piece-here = Jedyny Wpływ, który możesz przenieść, już tam jest: { $guild }.
why-other-die = Można tu zyskać tylko taką Kość: { $colour-die }.
why-other-guild = Twoja akcja nie ma koloru tej Gildii: { $guild }.
why-other-guild-named = Ten Wpływ można umieścić tylko { $guild-in }.
why-other-slot = Ten slot akcji nie pozwala na tę akcję: { $action }.
why-piece-is-there = Wpływ ma trafić { $guild-to }, więc nie można go stamtąd zabrać.
why-room-empty = W Komnacie { $n } nie ma Tłumacza.
why-room-taken = W Komnacie { $n } jest już Tłumacz.
why-same-die = Obie Kości są takie same: użyj pierwszej.
why-shortest-line =
    { $n ->
        [one] Najkrótsza droga dla tego Zwoju kosztuje 1 Złoto, a masz { $own }.
        [few] Najkrótsza droga dla tego Zwoju kosztuje { $n } Złota, a masz { $own }.
       *[many] Najkrótsza droga dla tego Zwoju kosztuje { $n } Złota, a masz { $own }.
    }
why-silver =
    { $n ->
        [one] To kosztuje 1 Srebrnika, a masz ich { $own }.
        [few] To kosztuje { $n } Srebrniki, a masz ich { $own }.
       *[many] To kosztuje { $n } Srebrników, a masz ich { $own }.
    }
why-slot-taken = Na tym slocie akcji leży już karta Akcji.
why-space-taken = { $owner } ma już Wpływ w tym miejscu karty Kalifa: { $space }.
why-toll =
    { $n ->
        [one] Razem ze Srebrnikiem za Wpływ przeciwnika na Zwoju kosztuje to 1 Srebrnika, a masz { $own }.
        [few] Razem ze Srebrnikiem za Wpływ przeciwnika na Zwoju kosztuje to { $n } Srebrniki, a masz { $own }.
       *[many] Razem ze Srebrnikiem za Wpływ przeciwnika na Zwoju kosztuje to { $n } Srebrników, a masz { $own }.
    }
why-two-workers = Na tej Kości stoi już dwóch Robotników.
why-value = To wymaga wartości { $needed }, a twoja to { $value }.
why-white-action = Twoja akcja jest Biała: nie ma toru Badań w tym kolorze.
why-workers =
    { $n ->
        [one] To kosztuje 1 Robotnika, a masz { $own }.
        [few] To kosztuje { $n } Robotników, a masz { $own }.
       *[many] To kosztuje { $n } Robotników, a masz { $own }.
    }
why-workers-before = Robotników umieszcza się przed akcją główną.

## Dziennik

log-first-player = { $seat } ma znacznik Pierwszego Gracza.
log-goal-card = { $seat } otrzymuje kartę Celu: { $goal }.
log-drafts = { $seat } wybiera { $translator-acc }; zasoby: { $resource }.
log-resources-left = Karty Zasobów, których nikt nie wziął, trafiają do pudełka: { $rooms }.
log-turn = { $seat } rozgrywa turę.
log-passes = { $seat } pasuje.
log-game-over = Koniec gry.
log-last-rounds =
    { $n ->
        [one] Czwarta karta Kalifa jest odkryta: po tej turze została jeszcze 1 tura.
        [few] Czwarta karta Kalifa jest odkryta: po tej turze zostały jeszcze { $n } tury.
       *[many] Czwarta karta Kalifa jest odkryta: po tej turze zostało jeszcze { $n } tur.
    }
log-gains-silver =
    { $n ->
        [one] { $seat } zyskuje 1 Srebrnika.
        [few] { $seat } zyskuje { $n } Srebrniki.
       *[many] { $seat } zyskuje { $n } Srebrników.
    }
log-pays-silver =
    { $n ->
        [one] { $seat } płaci 1 Srebrnika
        [few] { $seat } płaci { $n } Srebrniki
       *[many] { $seat } płaci { $n } Srebrników
    }{ $owner ->
        [nikt] .
       *[other] {" "}{ $owner-to }.
    }
log-gains-gold =
    { $n ->
        [one] { $seat } zyskuje 1 Złoto.
       *[other] { $seat } zyskuje { $n } Złota.
    }
log-pays-gold =
    { $n ->
        [one] { $seat } płaci 1 Złoto.
       *[other] { $seat } płaci { $n } Złota.
    }
log-gains-worker =
    { $n ->
        [one] { $seat } zyskuje 1 { $worker-acc }.
       *[other] { $seat } zyskuje { $n } { $worker-many }.
    }
log-spends-worker = { $seat } wydaje 1 { $worker-acc }.
log-draws-dice = { $seat } dobiera z Woreczka: { $dice }.
log-refills-bag = { $seat } odkłada Kości z planszy Gracza do Woreczka: { $lying }.
log-rerolls-dice = { $seat } przerzuca: { $dice }; teraz: { $rolled }.
log-gains-die-to-bag = { $seat } zyskuje { $colour-die-acc } do Woreczka.
log-gains-dice-to-bag = { $seat } zyskuje do Woreczka: { $gained }.
log-gains-die-to-hand = { $seat } zyskuje Kość na rękę: { $die }.
log-destroys-die-in-bag = { $seat } zwraca Białą Kość z Woreczka do Zasobów Głównych.
log-destroys-die-in-hand = { $seat } zwraca Kość z ręki do Zasobów Głównych: { $die }.
log-destroys-die-on-slot =
    { $place ->
        [1] { $seat } zwraca Kość do Zasobów Głównych: { $die } (pierwsza Kość, { $slot }).
       *[other] { $seat } zwraca Kość do Zasobów Głównych: { $die } (druga Kość, { $slot }).
    }
log-meets-target-worker = { $seat } osiąga cel karty Celu ({ $target }) i bierze z niej 1 { $worker-acc }.
log-meets-target-die = { $seat } osiąga cel karty Celu ({ $target }) i wkłada z niej { $colour-die-acc } do Woreczka.
log-turns-goal = { $seat } odwraca kartę Celu i bierze ją na rękę.
log-plays-card = { $seat } zagrywa kartę „{ $card }” na { $slot }.
log-lays-die = { $seat } umieszcza na karcie Kość: { $die }.
log-places-worker =
    { $place ->
        [1] { $seat } umieszcza { $worker-acc } na pierwszej Kości: to teraz { $colour } { $n }.
       *[other] { $seat } umieszcza { $worker-acc } na drugiej Kości: to teraz { $colour } { $n }.
    }
log-main-action = { $seat } wykonuje akcję główną: { $action } ({ $colours }, wartość { $n }).
log-dispatches = { $seat } Wysyła { $translator-acc }.
log-to-bottom = Na spód talii trafia { $translator }; na wierzchu jest teraz { $top }.
log-next-translator = Na wierzchu talii jest teraz { $translator }.
log-employs = { $seat } Zatrudnia { $translator-acc } { $room-in }.
log-marks-translator = { $seat } umieszcza Wpływ na Tłumaczu { $room-in }.
log-sets-aside = { $seat } odkłada na bok przyszłego Emeryta: { $translator }.
log-travels =
    { $n ->
        [one] { $seat } Podróżuje o 1 krok na { $spot }.
        [few] { $seat } Podróżuje o { $n } kroki na { $spot }.
       *[many] { $seat } Podróżuje o { $n } kroków na { $spot }.
    }
log-delivers = { $seat } Dostarcza { $scroll } { $guild-to }.
log-refills-map = Z wierzchu stosu dobierania na Mapę, { $spot }, trafia { $scroll }.
log-researches = { $seat } wybiera opcję Badań { $n }.
log-advances = { $seat } awansuje na poziom { $n } { $track-on }.
log-beyond-top = { $seat } jest już na szczycie { $track-on } i bierze premię znad niego.
log-translates = { $seat } Tłumaczy { $scroll } i umieszcza po 1 Złocie na Tłumaczach: { $line }.
log-retirements = Koniec tury: Tłumacze przechodzą na Emeryturę.
log-retires = { $seat } ma Emeryta: { $translator }, { $room }; Wpływ wraca do właściciela, a Złoto ({ $n }) do Zasobów Głównych.
log-retires-to-deck = Neutralny Tłumacz przechodzi na Emeryturę i trafia na spód talii: { $translator }, { $room }; Złoto ({ $n }) wraca do Zasobów Głównych.
log-retires-to-box = Neutralny Tłumacz przechodzi na Emeryturę i trafia do pudełka: { $translator }, { $room }; Złoto ({ $n }) wraca do Zasobów Głównych.
log-retires-to-opponent = Neutralny Tłumacz przechodzi na Emeryturę i trafia do przeciwnika: { $translator }, { $room }; Złoto ({ $n }) wraca do Zasobów Głównych.
log-tucks = { $seat } wsuwa { $translator-acc } pod { $slot }.
log-rests = { $seat } Odpoczywa.
log-returns-workers = { $seat } zwraca Robotników do Zasobów Głównych: { $standing }.
log-takes-cards = { $seat } bierze karty Akcji z powrotem na rękę: { $cards }.
log-reserve-to-pile =
    { $n ->
        [one] Stos dobierania jest pusty: zastępuje go 1 Zwój z rezerwy.
        [few] Stos dobierania jest pusty: zastępują go { $n } Zwoje z rezerwy.
       *[many] Stos dobierania jest pusty: zastępuje go { $n } Zwojów z rezerwy.
    }
log-reveals-scroll =
    { $n ->
        [one] Ze spodu stosu dobierania odkryto { $scroll }; znacznik Neutralny przesuwa się o 1 krok na { $spot }.
        [few] Ze spodu stosu dobierania odkryto { $scroll }; znacznik Neutralny przesuwa się o { $n } kroki na { $spot }.
       *[many] Ze spodu stosu dobierania odkryto { $scroll }; znacznik Neutralny przesuwa się o { $n } kroków na { $spot }.
    }
log-moves-to-house = { $scroll } trafia { $guild-to }, która była pusta.
log-discards-scroll = { $scroll } zostaje odrzucony.
log-replaces-scroll = Na Mapę, { $spot }, trafia { $scroll }.
log-influences-guild = { $seat } umieszcza Wpływ { $guild-in }.
log-controls-guild = { $seat } przejmuje kontrolę { $guild-over }.
log-nobody-controls = Nikt nie ma teraz kontroli { $guild-over }.
log-influences-scroll = { $seat } umieszcza Wpływ { $scroll-on }.
log-takes-back = { $seat } odzyskuje Wpływ { $scroll-from }.
log-takes-from-scroll = { $seat } zabiera Wpływ { $scroll-from }.
log-takes-from-guild = { $seat } zabiera Wpływ { $guild-from }.
log-places-gold = { $seat } umieszcza 1 Złoto { $translator-on }.
log-takes-gold = { $seat } zabiera 1 Złoto, które leżało { $translator-on }.
log-collects-gold = { $seat } zabiera całe Złoto ({ $n }), które leżało { $translator-on }.
log-gold-on = 1 Złoto zostaje umieszczone { $translator-on }.
log-caliph =
    { $n ->
        [1] Kalif przybywa po raz pierwszy: { $caliph }, { $pile }.
        [2] Kalif przybywa po raz drugi: { $caliph }, { $pile }.
        [3] Kalif przybywa po raz trzeci: { $caliph }, { $pile }.
       *[other] Kalif przybywa po raz czwarty: { $caliph }, { $pile }.
    }
log-neutral-enters = Neutralny Tłumacz wchodzi { $room-to }: { $translator }.
log-serves-caliph = { $seat } przenosi Wpływ { $guild-from } na { $space } karty Kalifa.
log-difficulty = Poziom trudności: { $difficulty }.
log-opponent-marks-sum = { $seat } umieszcza Wpływ na swojej Sumie Kości: { $n }.
log-opponent-scroll = { $seat } otrzymuje zakrytą kartę z rezerwy jako { $language-adj } Zwój.
log-scheme = { $seat } odkrywa: { $scheme }.
log-scheme-first = { $seat } wykonuje Pierwszą Akcję. { $condition }: { $n } (potrzeba co najmniej { $least }).
log-scheme-second = { $seat } wykonuje Drugą Akcję. { $condition }: { $n } (potrzeba co najmniej { $least }).
log-marker-moves =
    { $n ->
        [one] { $seat } przesuwa swój znacznik o 1 pole; skupienie: { $focus }.
        [few] { $seat } przesuwa swój znacznik o { $n } pola; skupienie: { $focus }.
       *[many] { $seat } przesuwa swój znacznik o { $n } pól; skupienie: { $focus }.
    }
log-opponent-wraps = { $seat } okrąża tor i umieszcza znacznik Badań { $n }.
log-opponent-cannot = { $seat } nie może tego wykonać ({ $rule }).
log-opponent-employs = { $seat } Zatrudnia { $translator-acc } { $room-in } (Suma Docelowa { $n }).
log-opponent-translates = { $seat } Tłumaczy { $scroll } { $guild-from }.
log-opponent-retires = { $seat } wysyła na Emeryturę { $translator-acc }.
log-opponent-sum = { $seat } ma teraz Sumę Kości { $n }.
log-opponent-rests =
    { $n ->
        [one] { $seat } Odpoczywa po 1 karcie Planu.
       *[other] { $seat } Odpoczywa po { $n } kartach Planu.
    }
log-shuffles-schemes =
    { $n ->
        [one] { $seat } wtasowuje 1 odkrytą kartę Planu z powrotem do stosu.
        [few] { $seat } wtasowuje { $n } odkryte karty Planu z powrotem do stosu.
       *[many] { $seat } wtasowuje { $n } odkrytych kart Planu z powrotem do stosu.
    }
log-allows = { $seat } pozwala przeciwnikowi wziąć { $scroll }.
log-denies = { $seat } płaci 1 Srebrnika, aby przeciwnik nie wziął tego Zwoju: { $scroll }.

## Punktacja

category-dice-sum = Suma Kości
category-retirees = Emeryci
category-guilds = Gildie
category-caliph = Karty Kalifa
category-research = Tory Badań
category-scrolls = Zwoje
score-dice-sum = Suma Kości { $n }
score-track = { $track }, poziom { $level }
score-scroll-bonus = Warunek: { $scroll }
score-language =
    { $n ->
        [one] 1 { $language-adj } Zwój
        [few] { $n } { $language-few } Zwoje
       *[many] { $n } { $language-many } Zwojów
    }
tie-players = Rozstrzygnięcie remisu: Zatrudnieni Tłumacze ({ $employed }), potem Robotnicy ({ $workers }).
tie-solo = Remis oznacza zwycięstwo przeciwnika.

## Gra, zanim się zacznie, i jak daleko jest

game-title = Mędrcy znad Południowego Tygrysu
game-line = Mieszaj kości sześciu kolorów i sprowadzaj zwoje do Domu Mądrości.
game-picture = Dom Mądrości nocą nad rozwiniętym zwojem
progress =
    { $left ->
        [-1] Kalif { $caliphs } z 4
        [one] Ostatnia tura
        [few] Jeszcze { $left } tury
       *[many] Jeszcze { $left } tur
    }
progress-setup = Przygotowanie
setting-epic = Długość
setting-epic-help = W wersji Epickiej stos dobierania ma więcej Zwojów, a gra trwa dłużej.
setting-epic-false = zwykła
setting-epic-true = epicka
setting-extra = Dziewiąci Tłumacze
setting-extra-help = Gra z dziewiątym Tłumaczem z każdej talii.
setting-extra-false = bez nich
setting-extra-true = z nimi
setting-level = Trudność
setting-level-help = Z czym zaczyna przeciwnik.
setting-level-1 = 1
setting-level-1-help = Suma Kości −2 i nic więcej.
setting-level-2 = 2
setting-level-2-help = Suma Kości 0 i Perski Zwój.
setting-level-3 = 3
setting-level-3-help = Suma Kości 1, Grecki Zwój, Wpływ na Zwoju i Złoto na Neutralnym Tłumaczu.
setting-level-4 = 4
setting-level-4-help = Suma Kości 3, Chiński Zwój, Wpływ w Pomarańczowej Gildii i na dwóch Zwojach, Złoto na dwóch Neutralnych Tłumaczach.

## Rodzaje odpowiedzi

kind-pass = Pas
kind-slot = Slot
kind-card = Karta
kind-action = Akcja
kind-worker = Robotnik
kind-steps = Ruch
kind-guild = Gildia
kind-translator = Tłumacz
kind-room = Komnata
kind-die = Kość
kind-track = Tor
kind-scroll = Zwój
kind-effect = Efekt

## Arkusz punktacji

pad-tie = Remis rozstrzygnęli Zatrudnieni Tłumacze, potem Robotnicy.
pad-coloured = kolorowe Kości: na ręce, planszy i w Woreczku
pad-white = Białe Kości (każda −1; { $least } lub więcej to −{ $cost } punkty)
pad-retirees = punkty wydrukowane na Emerytach
pad-guild-purple = kontroluje Fioletową Gildię: { $each }
pad-guild-orange = kontroluje Pomarańczową Gildię: { $each }
pad-guild-green = kontroluje Zieloną Gildię: { $each }
pad-caliph-top = Wpływy na górnych polach
pad-caliph-middle = Wpływy na środkowych polach
pad-scrolls = punkty wydrukowane na Zwojach; przeciwnika według języków
pad-conditions = punkty za warunki Zwojów
pad-gold = Złoto, także na twoich Zatrudnionych Tłumaczach ({ $n } dają 1 punkt)
pad-silver = Srebrniki ({ $n } liczą się jak 1 Złoto)
pad-employed = twoi Zatrudnieni Tłumacze w Komnatach
pad-workers = Robotnicy w twoich Zasobach

## Towarzysz pierwszej gry: do czego służy każde pytanie

tutorial-begin = Dostarczaj Zwoje do Domu Mądrości, Zatrudniaj Tłumaczy i Tłumacz Zwoje na arabski. Czwarta karta Kalifa zapowiada koniec; wygrywa najwięcej PZ. To, co możesz wybrać, jest obwiedzione.
tutorial-draft = Ten Tłumacz jest twój od początku, a karta pod nim daje pierwsze Kości, Złoto, Srebrniki i Robotników. Na pierwszą grę weź mówiącego po arabsku: tak kończy się każde Tłumaczenie.
tutorial-turn = Pracuj na pustym slocie akcji albo Odpocznij: zyskasz dochód, nowe Kości i odzyskasz karty. Na początek Podróż, by Dostarczyć Zwój, lub Rekrutacja; Odpocznij, gdy zabraknie Kości.
tutorial-card = Każda karta Akcji pasuje na każdy slot. Jej brązowe akcje, jeśli je ma, są na tę turę; niebieski efekt działa, gdy Odpoczywasz z tą kartą na planszy Gracza.
tutorial-die = Kości sumują się w wartość. Czerwona i Żółta dają Pomarańczową, Żółta i Niebieska Zieloną, Czerwona i Niebieska Fioletową. Rekrutacja i Podróż: wartość; awans w Badaniach: kolor; Tłumaczenie: kolor mieszany.
tutorial-work = W dowolnej kolejności: Robotnicy na Kości (kolor Kości zmienia ją w 6, inny zmienia jej kolor), akcja główna i małe akcje karty. Robotnicy tylko przed akcją główną.
tutorial-recruit = Wyślij: efekt od razu, karta wraca pod talię. Zatrudnij: do Komnaty, do twoich Tłumaczeń, a potem będzie Emerytem. Zatrudnij kogoś do języka Zwoju, na którym ci zależy.
tutorial-room = Płacisz Srebrniki za Komnatę i od razu zyskujesz jej efekt. Liczba Złota mówi, ile Tłumacz zbiera przed Emeryturą: im mniej, tym szybciej. Zostaw Srebrniki na Dostarczenie.
tutorial-travel = Zgodnie z zegarem, najwyżej o wartość; liczy się tylko pole postoju. Białe dają drobne zyski; na Czarnym możesz Dostarczyć Zwój za Srebrniki. Ścieżka w kolorze akcji daje premię.
tutorial-arrive = Dostarczenie kosztuje Srebrniki i daje Wpływ w Gildii, Złoto i awans na torze Badań Zwoju. Wybierz Gildię, której kolor zmieszasz z Kości, by potem tam Tłumaczyć.
tutorial-research = Pierwsza opcja nie wymaga koloru. Z kolorem awansujesz na jego torze: im wyższa wartość, tym dalej lub taniej. Tory dają korzyści i PZ.
tutorial-track = Nieparzyste poziomy dają korzyść przy wejściu, parzyste przy zbiorze podczas Odpoczynku. Wybierz tor, którego następny poziom ci pomoże, lub tor ze swojej karty Celu.
tutorial-translate = Zwój trafia do ciebie z PZ, efektem i awansem na torze Badań. Dostępne są Gildie w kolorze twojej akcji; najtańszy jest Zwój, do którego wystarczy mało Tłumaczy.
tutorial-line = Każdy Tłumacz na drodze Tłumaczenia dostaje od ciebie 1 Złoto; nie twój kosztuje też 1 Srebrnika. Własnych przybliża to do Emerytury, więc wybieraj raczej ich.
tutorial-influence-guild = Pierwszy Wpływ w pustej Gildii daje kontrolę; potem trzeba mieć więcej niż kontrolujący. Kontrola daje PZ na koniec i nagrodę, gdy przybywa Kalif: zajmuj puste Gildie.
tutorial-influence-scroll = Gdy ktoś inny Dostarcza lub Tłumaczy ten Zwój, zyskujesz 1 Srebrnika; Zwój nie zniknie też z Mapy przy Odpoczynku. Oznacz ten, na którym ci zależy.
tutorial-move-influence = Gdy Zasoby są puste, Wpływ pochodzi z Gildii lub ze Zwoju i tam go zabraknie. Weź go stamtąd, gdzie kontrola jest pewna lub nieosiągalna, albo ze Zwoju, na którym już ci nie zależy.
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
tutorial-caliph = Kontrolujesz tę Gildię, więc 1 Wpływ trafia na kartę. Góra: najwięcej PZ. Środek: mniej PZ i Kość. Dół: Emeryt z Białą Kością albo Złoto. Na początku Kość lub Emeryt pomaga najdłużej.
tutorial-deny = Przeciwnik chce Zwój z twoim Wpływem. Jeśli pozwolisz, odzyskasz Wpływ i zyskasz 1 Srebrnika; odmów za 1 Srebrnika tylko wtedy, gdy chcesz ten Zwój dla siebie.
tutorial-order = Wszystkie te efekty są twoje, jeden po drugim. Zacznij od tego, co pomoże reszcie; pas, jeśli jest możliwy, oznacza rezygnację z pozostałych.
tutorial-choose = Wybierasz tylko jedno. Jeśli podano cenę, najpierw ją płacisz; jeśli wolisz ją zachować, spasuj, o ile to możliwe.

## Co daje linia tury

goods-silver =
    { $n ->
        [one] { $n } Srebrnik
        [few] { $n } Srebrniki
       *[many] { $n } Srebrników
    }
goods-gold =
    { $n ->
        [one] { $n } Złoto
        [few] { $n } Złota
       *[many] { $n } Złota
    }
goods-worker =
    { $n ->
        [one] { $n } Robotnik
        [few] { $n } Robotników
       *[many] { $n } Robotników
    }
goods-die =
    { $n ->
        [one] { $n } Kość
        [few] { $n } Kości
       *[many] { $n } Kości
    }
goods-scroll =
    { $n ->
        [one] { $n } Zwój
        [few] { $n } Zwoje
       *[many] { $n } Zwojów
    }
goods-step =
    { $n ->
        [one] { $n } poziom Badań
        [few] { $n } poziomy Badań
       *[many] { $n } poziomów Badań
    }
goods-retiree =
    { $n ->
        [one] { $n } Emeryt
        [few] { $n } Emerytów
       *[many] { $n } Emerytów
    }
