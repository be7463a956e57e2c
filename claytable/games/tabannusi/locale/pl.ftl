### Tabannusi: Budowniczowie Ur, po polsku.
###
### Nazwy przychodzą już wypowiedziane, w mianowniku. Część zdania (efekty, koszty, miejsca) zaczyna się małą literą: kto pokazuje
### ją samodzielnie, może zacząć ją wielką. Atrybut nazwy to jej inna forma: zdanie, które dostaje nazwę jako `$district`, może
### powiedzieć `$district-gen`. Formy: acc biernik, gen dopełniacz, few i many liczba mnoga; in „w czym”, on „na czym”, from
### „z czego”; die Kość, crate Skrzynia. Wybór według nazwy używa słów z tego samego katalogu.

## Osoby

seat = Gracz { $n }
bot = Bot { $n }
opponent = Bot

## Pytania

question-starting-colour = W jakim kolorze jest Twój początkowy Budynek?
    .others = { $seat } wybiera kolor początkowego Budynku.
question-starting-district = Twój początkowy Budynek jest { $colour }: w której zwykłej Dzielnicy go stawiasz?
    .others = { $seat } wybiera Dzielnicę na { $colour } początkowy Budynek.
    .short = W której Dzielnicy stawiasz Budynek?
question-starting-space = Twój początkowy Budynek jest { $colour }: na którym polu go stawiasz ({ $district })?
    .others = { $seat } wybiera pole na { $colour } początkowy Budynek ({ $district }).
    .short = Na którym polu stawiasz Budynek?
question-first-district = Twoja pierwsza tura: w której Dzielnicy zaczynają Architekt i Asystent?
    .others = { $seat } wybiera Dzielnicę, w której zaczynają Architekt i Asystent.
    .short = W której Dzielnicy zaczynasz?
question-take-die = Którą { $resource-die-acc } bierzesz z Barki { $district-gen }?
    .others = { $seat } wybiera { $resource-die-acc } z Barki { $district-gen }.
    .short = Którą kość bierzesz z Barki?
question-move = Do której Dzielnicy idzie Twój Architekt?
    .others = { $seat } wybiera Dzielnicę, do której idzie Architekt.
question-actions =
    { $left ->
        [0] { $district }, obie Akcje już wykonane: co jeszcze robisz?
        [1] { $district }: którą Akcję wykonujesz jako drugą?
       *[other] { $district }: którą Akcję wykonujesz jako pierwszą?
    }
    .others =
        { $left ->
            [0] { $seat } może jeszcze coś zrobić po obu Akcjach ({ $district }).
            [1] { $seat } wybiera drugą Akcję ({ $district }).
           *[other] { $seat } wybiera pierwszą Akcję ({ $district }).
        }
    .short = { $district }: co robisz?
question-project = Projekt w jakim kolorze umieszczasz?
    .others = { $seat } wybiera kolor Projektu.
question-project-space =
    { $more ->
        [0] Na którym polu umieszczasz { $colour } Projekt?
       *[other] Możesz umieścić jeszcze jeden { $colour } Projekt: na którym polu?
    }
    .others = { $seat } wybiera pole na { $colour } Projekt.
    .short = Na którym polu umieszczasz Projekt?
question-bonus = Czy bierzesz premię z zakrytego pola?
    .others = { $seat } decyduje, czy bierze premię z zakrytego pola.
question-construct = Projekty w jakim kolorze zamieniasz w Budynek?
    .others = { $seat } wybiera kolor Projektów, które zamienia w Budynek.
question-discount = Czy używasz płytki Kapitana Portu, aby zapłacić za { $colour } Budynek o 1 Surowiec mniej?
    .others = { $seat } decyduje, czy używa płytki Kapitana Portu na { $colour } Budynek.
    .short = Czy płacisz o 1 Surowiec mniej?
question-pay = Do zapłacenia: { $owed }. Czym płacisz teraz?
    .others = { $seat } ma do zapłacenia: { $owed }.
    .short = Czym płacisz teraz?
question-gardening =
    { $n ->
        [0] Ogrodnictwo: co robisz?
       *[other] Ogrodnictwo, umieszczone Ogrody: { $n } z 3. Co robisz teraz?
    }
    .others = { $seat } wykonuje Ogrodnictwo.
    .short = Ogrodnictwo: co robisz teraz?
question-water-space = Na którym polu umieszczasz płytkę Wody?
    .others = { $seat } wybiera pole na płytkę Wody.
question-garden-space = Na której Wodzie umieszczasz płytkę Ogrodu?
    .others = { $seat } wybiera Wodę na płytkę Ogrodu.
question-garden-marker = Skąd bierzesz znacznik Własności na ten Ogród?
    .others = { $seat } wybiera, skąd bierze znacznik Własności na Ogród.
question-port-house = Na którym polu w Porcie stawiasz Dom?
    .others = { $seat } wybiera pole w Porcie na Dom.
question-port-row = Z którego rzędu bierzesz Dom (kolorowy kosztuje o 1 niebieski Surowiec więcej)?
    .others = { $seat } wybiera rząd, z którego bierze Dom.
    .short = Z którego rzędu bierzesz Dom?
question-ship =
    { $gold ->
        [0] Na którym Statku umieszczasz znacznik Własności?
        [one] Zajmujesz Statek za 1 Złoto: który?
       *[other] Zajmujesz Statek za { $gold } Złota: który?
    }
    .others = { $seat } wybiera Statek do zajęcia.
    .short = Który Statek zajmujesz?
question-pay-ship = Za Statek: 1 Złoto albo 1 niebieski Surowiec zamiast niego. Czym płacisz?
    .others = { $seat } wybiera, czym płaci za Statek.
    .short = Czym płacisz za Statek?
question-ship-after = Możesz zająć Statek o rozmiarze { $size } za 1 Złoto: który?
    .others = { $seat } może zająć Statek o rozmiarze { $size } za 1 Złoto.
    .short = Który Statek zajmujesz?
question-ziggurat-house = Na którym polu Zikkuratu stawiasz Dom?
    .others = { $seat } wybiera pole Zikkuratu na Dom.
question-ziggurat-tile = Na której płytce Zikkuratu umieszczasz znacznik Własności?
    .others = { $seat } wybiera płytkę Zikkuratu na znacznik Własności.
question-any-tile = Z której płytki Akcji korzystasz?
    .others = { $seat } wybiera płytkę Akcji.
question-choose = Twój wybór ({ $effect }): co robisz?
    .others = { $seat } ma wybór ({ $effect }).
    .short = Twój wybór: co robisz?
question-gain-resource =
    { $times ->
        [one] Zyskujesz 1 Surowiec z Zasobów: w jakim kolorze?
        [few] Zyskujesz { $times } Surowce z Zasobów: w jakim kolorze kolejny?
       *[many] Zyskujesz { $times } Surowców z Zasobów: w jakim kolorze kolejny?
    }
    .others = { $seat } wybiera kolor Surowca, który zyskuje.
    .short = Który Surowiec zyskujesz teraz?
question-special-water =
    { $times ->
        [one] Zyskujesz 1 specjalną płytkę Wody: którą?
        [few] Zyskujesz { $times } specjalne płytki Wody: którą teraz?
       *[many] Zyskujesz { $times } specjalnych płytek Wody: którą teraz?
    }
    .others = { $seat } wybiera specjalną płytkę Wody.
    .short = Którą specjalną płytkę Wody zyskujesz?
question-flip-crate =
    { $times ->
        [one] Możesz napełnić 1 Skrzynię: którą?
        [few] Możesz napełnić maks. { $times } Skrzynie: którą teraz?
       *[many] Możesz napełnić maks. { $times } Skrzyń: którą teraz?
    }
    .others = { $seat } może napełnić Skrzynie.
    .short = Którą Skrzynię napełniasz?
question-refill-second = Możesz za ten sam Surowiec napełnić drugą Skrzynię: którą?
    .others = { $seat } może napełnić drugą Skrzynię.
    .short = Którą drugą Skrzynię napełniasz?
question-track =
    { $together ->
        [0] { $steps ->
            [one] Awans o 1 pole: na którym torze Mistrzostwa?
            [few] Awans o { $steps } pola: na którym torze Mistrzostwa kolejne?
           *[many] Awans o { $steps } pól: na którym torze Mistrzostwa kolejne?
        }
       *[other] { $steps ->
            [one] Awans o 1 pole: na którym torze Mistrzostwa?
            [few] Awans o { $steps } pola na jednym torze Mistrzostwa: na którym?
           *[many] Awans o { $steps } pól na jednym torze Mistrzostwa: na którym?
        }
    }
    .others = { $seat } wybiera tor Mistrzostwa, na którym awansuje.
    .short = Na którym torze Mistrzostwa awansujesz?
question-two-tracks = Awans o 1 pole na dwóch różnych torach Mistrzostwa: na którym najpierw?
    .others = { $seat } wybiera dwa tory Mistrzostwa, na których awansuje.
    .short = Na którym torze Mistrzostwa najpierw?
question-architect = Do której Dzielnicy przesuwasz Architekta?
    .others = { $seat } wybiera Dzielnicę dla Architekta.
question-shift-house =
    { $times ->
        [one] Możesz przenieść 1 Dom do dolnego rzędu: z którego rzędu?
        [few] Możesz przenieść maks. { $times } Domy do dolnego rzędu: z którego rzędu kolejny?
       *[many] Możesz przenieść maks. { $times } Domów do dolnego rzędu: z którego rzędu kolejny?
    }
    .others = { $seat } może przenieść Domy do dolnego rzędu.
    .short = Z którego rzędu przenosisz Dom?
question-urban = Którą kartę Zabudowy zachowujesz?
    .others = { $seat } wybiera kartę Zabudowy.
question-reveal-urban = Czy odkrywasz spełnione karty Zabudowy, aby liczyły się do płytki Zikkuratu?
    .others = { $seat } decyduje, czy odkrywa spełnione karty Zabudowy.
    .short = Czy odkrywasz spełnione karty Zabudowy?
question-score = Kilka Barek jest pustych: którą Dzielnicę punktujecie najpierw?
    .others = { $seat } wybiera Dzielnicę punktowaną najpierw.
    .short = Którą Dzielnicę punktujecie najpierw?

## Odpowiedzi

answer-pass = Pas (nic więcej)
answer-end-turn = Zakończ turę
answer-buy-garden = Kup płytkę Ogrodu za 1 zielony Surowiec
answer-buy-water = Kup płytkę Wody za 1 niebieski Surowiec
answer-lay-water = Umieść zwykłą płytkę Wody
answer-lay-garden = Umieść płytkę Ogrodu
answer-pay-gold = Złoto
answer-reveal = Odkryj je
answer-from-area = Z obszaru gracza
answer-from-supply = Z Zasobów
answer-take = { $resource-die } o wartości { $n }
answer-move = Architekt do { $district-gen }
answer-pay-move = Architekt do { $district-gen } za 1 Złoto
answer-refill = Napełnij { $resource-crate-acc } za 1 Surowiec
answer-decree = Zrealizuj { $decree }
answer-tile = Płytka Akcji: { $tile }
answer-use = Użyj: { $tile }
answer-space =
    { $bonus ->
        [nic] { $space }
       *[other] { $space }: { $bonus }
    }
answer-ship = rząd { $row }, kolumna { $column }: { $ship-kind } o rozmiarze { $size } ({ $ship-ability })
    .kind = { $ship-kind } (rząd { $row }, kolumna { $column })
answer-port-empty = { $line }: pole Skrzyni bez Skrzyni
    .on = na polu Skrzyni { $line-in }
answer-port-crate = { $line }: { $resource-crate }
    .on = na polu Skrzyni { $line-in }
answer-port-bonus = { $line }: { $effect }
    .on = na polu premii { $line-in }
answer-pay-die = { $resource-die }
answer-pay-crate = { $resource-crate }
answer-flip = { $resource-crate }
answer-score = { $district }
answer-save = Zapłać mniej o 1 { $resource }

## Nazwy

colour-brown = brązowy
    .few = brązowe
    .many = brązowych
colour-white = biały
    .few = białe
    .many = białych
colour-yellow = żółty
    .few = żółte
    .many = żółtych
colour-blue = niebieski
colour-green = zielony
resource-brown = brązowy Surowiec
    .few = brązowe Surowce
    .many = brązowych Surowców
    .die = brązowa Kość
    .die-acc = brązową Kość
    .crate = brązowa Skrzynia
    .crate-acc = brązową Skrzynię
    .crate-with = brązową Skrzynią
resource-white = biały Surowiec
    .few = białe Surowce
    .many = białych Surowców
    .die = biała Kość
    .die-acc = białą Kość
    .crate = biała Skrzynia
    .crate-acc = białą Skrzynię
    .crate-with = białą Skrzynią
resource-yellow = żółty Surowiec
    .few = żółte Surowce
    .many = żółtych Surowców
    .die = żółta Kość
    .die-acc = żółtą Kość
    .crate = żółta Skrzynia
    .crate-acc = żółtą Skrzynię
    .crate-with = żółtą Skrzynią
resource-blue = niebieski Surowiec
    .few = niebieskie Surowce
    .many = niebieskich Surowców
    .die = niebieska Kość
    .die-acc = niebieską Kość
    .crate = niebieska Skrzynia
    .crate-acc = niebieską Skrzynię
    .crate-with = niebieską Skrzynią
resource-green = zielony Surowiec
    .few = zielone Surowce
    .many = zielonych Surowców
    .die = zielona Kość
    .die-acc = zieloną Kość
    .crate = zielona Skrzynia
    .crate-acc = zieloną Skrzynię
    .crate-with = zieloną Skrzynią
resource-any = dowolny Surowiec
    .few = dowolne Surowce
    .many = dowolnych Surowców
track-brown = brązowy tor Mistrzostwa
    .on = na brązowym torze Mistrzostwa
track-white = biały tor Mistrzostwa
    .on = na białym torze Mistrzostwa
track-yellow = żółty tor Mistrzostwa
    .on = na żółtym torze Mistrzostwa
district-1 = Dzielnica 1
    .gen = Dzielnicy 1
district-2 = Dzielnica 2
    .gen = Dzielnicy 2
district-3 = Dzielnica 3
    .gen = Dzielnicy 3
district-4 = Dzielnica 4 (Port)
    .gen = Dzielnicy 4 (Port)
district-5 = Dzielnica 5 (Zikkurat)
    .gen = Dzielnicy 5 (Zikkurat)
action-project = Umieść Projekt
action-construct = Wznieś Budynek
action-gardening = Ogrodnictwo
action-claim-ship = Zajmij Statek za 2 Złota
action-port-house = Postaw Dom w Porcie
action-ziggurat-house = Postaw Dom na Zikkuracie
row-brown = brązowy rząd
    .from = z brązowego rzędu
row-white = biały rząd
    .from = z białego rzędu
row-yellow = żółty rząd
    .from = z żółtego rzędu
row-bottom = dolny rząd
    .from = z dolnego rzędu
line-row1 = rząd 1
    .in = w rzędzie 1
    .from = z rzędu 1
line-row2 = rząd 2
    .in = w rzędzie 2
    .from = z rzędu 2
line-row3 = rząd 3
    .in = w rzędzie 3
    .from = z rzędu 3
line-col1 = kolumna 1
    .in = w kolumnie 1
    .from = z kolumny 1
line-col2 = kolumna 2
    .in = w kolumnie 2
    .from = z kolumny 2
line-col3 = kolumna 3
    .in = w kolumnie 3
    .from = z kolumny 3
section-brown = brązowa sekcja
    .gen = brązowej sekcji
section-white = biała sekcja
    .gen = białej sekcji
section-yellow = żółta sekcja
    .gen = żółtej sekcji
letter-a = A (punkty albo premia Króla)
letter-b = B (Projekt, Statek albo Dom)
letter-c = C (Budynek albo Dom)
letter-d = D (Ogrody albo Dom)
space = pole { $n } Dzielnicy { $district }
    .on = na polu { $n } Dzielnicy { $district }
water-space = pole Wody { $id }
    .on = na polu Wody { $id }
piece-project = Projekt
piece-building = Budynek
piece-water = Woda
piece-garden = Ogród
special-water = specjalna płytka Wody { $id } ({ $effect })
    .acc = specjalną płytkę Wody { $id } ({ $effect })
harbormaster = płytka Kapitana Portu { $id } ({ $effect })
    .acc = płytkę Kapitana Portu { $id } ({ $effect })
    .gen = płytki Kapitana Portu { $id } ({ $effect })
urban-houses =
    { $n ->
        [one] 1 Dom w Dzielnicy { $district }
        [few] { $n } Domy w Dzielnicy { $district }
       *[many] { $n } Domów w Dzielnicy { $district }
    }
urban-card = karta Zabudowy { $id } ({ $houses }: { $vp } PZ)
    .acc = kartę Zabudowy { $id } ({ $houses }: { $vp } PZ)
ziggurat-space =
    { $effect ->
        [nic] { $section }, pole { $n }
       *[other] { $section }, pole { $n }: { $effect }
    }
    .on = na polu { $n } { $section-gen }
automa-card = karta Automy { $id }
    .acc = kartę Automy { $id }
    .gen = karty Automy { $id }
king-gilgabot = Gilgabot
king-sarbot = Sarbot
king-botmuzi = Botmuzi
king-bot-baba = Bot-baba

## Statki

ship-printed = uniwersalny Statek: { ship-printed.ability }
    .kind = uniwersalny Statek
    .ability = bez zdolności, liczy się jako dowolny kolor
ship = { $colour } Statek o rozmiarze { $size } ({ $ability })
    .kind = { $colour } Statek
    .ability = { $ability }
ability-claim-ship = za każdym razem, gdy umieszczasz znacznik Własności na Statku, { $effect }
ability-place-house = za każdym razem, gdy stawiasz Dom, { $effect }
ability-refill-crate-paid = za każdym razem, gdy wydajesz Surowiec na napełnienie, { $effect }
ability-place-project = za każdym razem, gdy umieszczasz Projekt, { $effect }
ability-place-house-ziggurat = za każdym razem, gdy stawiasz Dom na Zikkuracie, { $effect }
ability-construct = za każdy znacznik Własności przeciwników na Projektach, które zamieniasz w Budynek, { $effect }
ability-place-garden = za każdym razem, gdy umieszczasz Ogród, { $effect }
ability-place-house-port = za każdym razem, gdy stawiasz Dom w Porcie, { $effect }
ability-pass-boundary = za każdym razem, gdy Twój znacznik Mistrzostwa przekracza granicę, { $effect }

## Płytki Zikkuratu

ziggurat-z01 = { $first }/{ $second }/{ $third } PZ za każdy Twój Dom w zwykłych Dzielnicach
ziggurat-z02 = { $first }/{ $second }/{ $third } PZ za każdy Twój Dom na Zikkuracie
ziggurat-z03 = { $first }/{ $second }/{ $third } PZ za każdą granicę przekroczoną przez Twoje znaczniki Mistrzostwa
ziggurat-z04 = { $first }/{ $second }/{ $third } PZ za każdy Statek z Twoim znacznikiem Własności
ziggurat-z05 = { $first }/{ $second }/{ $third } PZ za każdy Twój Budynek sąsiadujący z Ogrodem
ziggurat-z06 = { $first }/{ $second }/{ $third } PZ za każdy Twój Ogród
ziggurat-z07 = { $first }/{ $second }/{ $third } PZ za każdy Twój Dom w Porcie
ziggurat-z08 = { $first }/{ $second }/{ $third } PZ
ziggurat-z09 = { $first }/{ $second }/{ $third } PZ za każdą zrealizowaną kartę Zabudowy lub Dekretu
ziggurat-z10 = { $first }/{ $second }/{ $third } PZ za każdy zestaw 3 Budynków i każdy zestaw 3 Statków w różnych kolorach

## Dekrety

decree = Dekret { $id } ({ $needs }): { $gives }
    .short = Dekret { $id } ({ $needs })
    .gen = Dekretu { $id } ({ $needs })
need-buildings =
    { $n ->
        [one] 1 { $colour } Budynek
        [few] { $n } { $colour-few } Budynki
       *[many] { $n } { $colour-many } Budynków
    }
need-garden-buildings =
    { $n ->
        [one] 1 { $colour } Budynek obok Ogrodu
        [few] { $n } { $colour-few } Budynki obok Ogrodów
       *[many] { $n } { $colour-many } Budynków obok Ogrodów
    }
need-houses =
    { $n ->
        [one] 1 { $colour } Budynek lub Dom na Zikkuracie
        [few] { $n } { $colour-few } Budynki lub Domy na Zikkuracie
       *[many] { $n } { $colour-many } Budynków lub Domów na Zikkuracie
    }
need-ships =
    { $n ->
        [one] 1 { $colour } Statek
        [few] { $n } { $colour-few } Statki
       *[many] { $n } { $colour-many } Statków
    }
need-port-houses =
    { $n ->
        [one] 1 Dom w Porcie
        [few] { $n } Domy w Porcie
       *[many] { $n } Domów w Porcie
    }
need-own-gardens =
    { $n ->
        [one] 1 własny Ogród
        [few] { $n } własne Ogrody
       *[many] { $n } własnych Ogrodów
    }
need-adjacent-gardens =
    { $n ->
        [one] 1 Ogród obok własnych Budynków
        [few] { $n } Ogrody obok własnych Budynków
       *[many] { $n } Ogrodów obok własnych Budynków
    }
need-every-tile = znacznik Własności na każdej płytce Zikkuratu

## Efekty

effect-none = nic
effect-list = { $effects }
effect-or = { $first }; albo { $second }
effect-pay = zapłać { $owed }: { $gains }
effect-gold =
    { $n ->
        [one] 1 Złoto
       *[other] { $n } Złota
    }
effect-vp = { $n } PZ
effect-lose-vp = utrata { $n } PZ
effect-claim =
    { $n ->
        [one] 1 znacznik Własności
        [few] { $n } znaczniki Własności
       *[many] { $n } znaczników Własności
    }
effect-resource =
    { $n ->
        [one] 1 { $resource } z Barki
        [few] { $n } { $resource-few } z Barki
       *[many] { $n } { $resource-many } z Barki
    }
effect-resource-any =
    { $n ->
        [one] 1 dowolny Surowiec z Zasobów
        [few] { $n } dowolne Surowce z Zasobów
       *[many] { $n } dowolnych Surowców z Zasobów
    }
effect-water =
    { $n ->
        [one] 1 płytka Wody
        [few] { $n } płytki Wody
       *[many] { $n } płytek Wody
    }
effect-garden =
    { $n ->
        [one] 1 płytka Ogrodu
        [few] { $n } płytki Ogrodu
       *[many] { $n } płytek Ogrodu
    }
effect-special-water =
    { $n ->
        [one] 1 specjalna płytka Wody
        [few] { $n } specjalne płytki Wody
       *[many] { $n } specjalnych płytek Wody
    }
effect-crate-here = Skrzynia z tego pola
effect-urban = dobranie { $n } kart Zabudowy i zachowanie { $keep }
effect-harbormaster = losowa nieużyta płytka Kapitana Portu
effect-advance =
    { $n ->
        [one] awans o 1 pole { $track-on }
        [few] awans o { $n } pola { $track-on }
       *[many] awans o { $n } pól { $track-on }
    }
effect-advance-any =
    { $n ->
        [one] awans o 1 pole na dowolnym torze Mistrzostwa
        [few] awans o { $n } pola na dowolnych torach Mistrzostwa
       *[many] awans o { $n } pól na dowolnych torach Mistrzostwa
    }
effect-advance-one =
    { $n ->
        [one] awans o 1 pole na dowolnym torze Mistrzostwa
        [few] awans o { $n } pola na jednym torze Mistrzostwa
       *[many] awans o { $n } pól na jednym torze Mistrzostwa
    }
effect-advance-two = awans o 1 pole na dwóch różnych torach Mistrzostwa
effect-advance-this =
    { $n ->
        [one] awans o 1 pole na torze Mistrzostwa
        [few] awans o { $n } pola na torze Mistrzostwa
       *[many] awans o { $n } pól na torze Mistrzostwa
    } w kolorze { $what }
of-project = Projektu
of-building = Budynku
of-ship = Statku
effect-advance-lowest =
    { $n ->
        [one] awans najniższego znacznika Mistrzostwa o 1 pole
        [few] awans najniższego znacznika Mistrzostwa o { $n } pola
       *[many] awans najniższego znacznika Mistrzostwa o { $n } pól
    }
effect-advance-highest =
    { $n ->
        [one] awans najwyższego znacznika Mistrzostwa o 1 pole
        [few] awans najwyższego znacznika Mistrzostwa o { $n } pola
       *[many] awans najwyższego znacznika Mistrzostwa o { $n } pól
    }
effect-advance-paid = awans o 1 pole na torze Mistrzostwa w tym kolorze
effect-refill =
    { $n ->
        [one] napełnienie 1 Skrzyni
       *[other] napełnienie maks. { $n } Skrzyń
    }
effect-architect = przesunięcie Architekta do dowolnej Dzielnicy
effect-project = jeszcze jeden Projekt w tym samym kolorze
effect-claim-ziggurat = umieszczenie znacznika Własności na płytce Zikkuratu
effect-claim-ship = umieszczenie znacznika Własności na Statku
effect-port-house = postawienie Domu w Porcie bez kosztu
effect-shift-house =
    { $n ->
        [one] przeniesienie 1 Domu z kolorowego rzędu do dolnego
       *[other] przeniesienie maks. { $n } Domów z kolorowych rzędów do dolnego
    }
effect-gardening = Akcja Ogrodnictwa
effect-action-tile = użycie dowolnej płytki Akcji
effect-discount =
    { $n ->
        [one] Budynek tańszy o 1 Surowiec
        [few] Budynek tańszy o { $n } Surowce
       *[many] Budynek tańszy o { $n } Surowców
    }
effect-house-source = Dom może pochodzić z kolorowego rzędu
effect-claim-source = znacznik Własności może pochodzić z Zasobów
effect-substitute = 1 { $resource } zamiast 1 Złota
effect-tolerance =
    { $n ->
        [one] każda karta Zabudowy wymaga o 1 Dom mniej
        [few] każda karta Zabudowy wymaga o { $n } Domy mniej
       *[many] każda karta Zabudowy wymaga o { $n } Domów mniej
    }
effect-automa-card = premia z lewej karty Automy

## Koszty

cost-resource =
    { $n ->
        [one] 1 { $resource }
        [few] { $n } { $resource-few }
       *[many] { $n } { $resource-many }
    }
cost-paid-colour =
    { $n ->
        [one] 1 brązowy, biały lub żółty Surowiec
        [few] { $n } brązowe, białe lub żółte Surowce
       *[many] { $n } brązowych, białych lub żółtych Surowców
    }
projects-cost = 1 Surowiec w kolorze Projektu za każdy Twój znacznik Własności na nim

## Odmowy

why-all-ships = Twoje znaczniki Własności są już na wszystkich Statkach.
why-barge-left = Na Barce tej Dzielnicy są jeszcze Kości: { $n }.
why-beside-building = Projekt nie może sąsiadować z Budynkiem w swoim kolorze.
why-bottom-row = Dom pochodzi z kolorowego rzędu i trafia do dolnego.
why-coloured-row = Tylko dzięki Statkowi S09 ten Dom może pochodzić z kolorowego rzędu.
why-cost = Nie stać Cię na to: { $owed }.
why-covered = Na tej Wodzie jest już Ogród.
why-crate-for-crate = Skrzynią nie można zapłacić za napełnienie Skrzyni.
why-crate-up = Twoja Skrzynia w tym kolorze jest już odkryta.
why-decree-gone = Tego Dekretu nie ma na planszy głównej.
why-decree-unmet = Nie spełniasz warunków { $decree-gen }.
why-die-leads-elsewhere = Wzięta Kość nie prowadzi do tej Dzielnicy.
why-discount = Tej płytki Kapitana Portu używa się przy wznoszeniu Budynku.
why-four-crates = Masz już cztery Skrzynie: na następną nie ma miejsca.
why-gold =
    { $n ->
        [one] To kosztuje 1 Złoto, a masz { $own }.
       *[other] To kosztuje { $n } Złota, a masz { $own }.
    }
why-leads-there = Kość prowadzi tam bez płacenia.
why-must = Nie można z tego zrezygnować.
why-no-bottom-house = W dolnym rzędzie Twojej planszy gracza nie ma już Domu.
why-no-colour = Można tu wybrać tylko brązowy, biały lub żółty.
why-no-crate = Nie masz Skrzyni w tym kolorze.
why-no-crate-up = Nie masz takiej odkrytej Skrzyni: { $resource }.
why-no-die = Nie masz takiej Kości: { $resource }.
why-no-garden = Nie masz płytki Ogrodu.
why-no-gardening = Nie ma płytki, którą można by tu kupić lub umieścić.
why-no-gold = Nie masz Złota.
why-no-grid = Płytki można umieszczać tylko w zwykłych Dzielnicach.
why-no-harbormaster = Nie masz tej płytki Kapitana Portu.
why-no-house = Ani w rzędzie tego koloru, ani w dolnym rzędzie Twojej planszy gracza nie ma już Domu.
why-no-marker = Nie masz znacznika Własności w swoim obszarze gracza.
why-no-pieces = Zostało za mało elementów Budynków w tym kolorze: potrzeba { $n }, jest { $own }.
why-no-port-space = W Porcie nie ma pola Domu, które można by zająć.
why-no-projects = W tej Dzielnicy nie ma takiego Projektu.
why-no-resource = Nie masz Surowca, którym można by zapłacić.
why-no-space = W tej Dzielnicy nie ma pola, na którym można by umieścić taki Projekt.
why-no-such-die = Na Barce nie ma Kości o tej wartości.
why-no-water = Ogród wymaga w tej Dzielnicy Wody bez Ogrodu.
why-no-water-space = W tej Dzielnicy nie ma pustego pola obok Wody lub Ogrodu.
why-no-water-tile = Nie masz takiej płytki Wody.
why-no-ziggurat = Na Zikkuracie nie ma pola Domu, które można by zająć.
why-not-adjacent = Projekt musi sąsiadować z innym w swoim kolorze, jeśli jakiś jest w Dzielnicy.
why-not-asked-now = Nie o to teraz chodzi.
why-not-beside-water = Płytka Wody musi sąsiadować z Wodą lub Ogrodem.
why-not-drawn = Ta karta Zabudowy nie jest jedną z dobranych.
why-not-empty = Na tym polu jest już { $piece }.
why-not-in-cost = To nie należy do kosztu: { $resource }.
why-not-in-display = Tej płytki nie ma w ofercie: { $special }.
why-not-in-play = To pole nie bierze udziału w grze przy tej liczbie graczy.
why-not-in-supply = W Zasobach nie ma takiej Kości: { $resource }.
why-not-your-turn = Darmowe Akcje wykonuje się we własnej turze.
why-other-bonus = Zakryte pole daje co innego: { $effect }.
why-other-choice = To nie jest żadna z możliwości do wyboru.
why-other-district = Twojego Asystenta nie ma w Dzielnicy, w której można to zrobić.
why-other-resource = Teraz płaci się co innego: { $resource }.
why-other-track = Oba kroki wykonuje się na różnych torach.
why-own-line = Masz już Dom w tym rzędzie lub tej kolumnie.
why-own-ship = Na tym Statku jest już Twój znacznik Własności.
why-refilled = Każdą Skrzynię można napełnić tylko raz na turę.
why-rest-unpaid = Wtedy nie wystarczyłoby na resztę.
why-row-empty = W tym rzędzie Twojej planszy gracza nie ma już Domu.
why-ship-size = Statek musi mieć rozmiar Budynku, a ten ma rozmiar { $size }.
why-six-blocked = Pozostałe Kości pokazują wartości od 1 do 5: szóstka donikąd nie prowadzi, a nie masz Złota, aby ją pominąć.
why-space-taken = Na tym polu stoi już Dom.
why-stack-empty = Ten stos jest pusty.
why-start-common = Początkowy Budynek stawia się w jednej z Dzielnic od 1 do 3.
why-start-elsewhere = To pole nie leży w wybranej Dzielnicy: { $district }.
why-take-first = Najpierw trzeba wziąć Kość z Barki.
why-three-gardens = W tej Akcji umieszczono już trzy Ogrody.
why-three-projects = W tej Dzielnicy są już trzy Projekty w tym kolorze.
why-tile-full = Twoje znaczniki Własności są już na wszystkich trzech polach tej płytki Zikkuratu.
why-tiles-full = Twoje znaczniki Własności są już na wszystkich polach płytek Zikkuratu.
why-track-top = Twój znacznik jest już na samej górze: { $track }.
why-two-actions = Obie Akcje tej tury są już wykonane.
why-wait = To musi poczekać, aż skończy się to, co jest w toku.

## Dziennik

log-first-player = { $seat } ma żeton Pierwszego Gracza.
log-first-building = { $seat } stawia { $colour } początkowy Budynek { $space-on }, ze skrajnym lewym Domem { $row-from }.
log-turn = { $seat } rozgrywa turę.
log-ship-works = { $seat } może odtąd używać: { $ship-kind }.
log-starts-in = { $seat } zaczyna w { $district-gen }.
log-game-over = Koniec gry.
log-end-triggered =
    { $n ->
        [one] Z toru Czasu zabrano ostatnie Złoto: po tej turze została jeszcze 1 tura.
        [few] Z toru Czasu zabrano ostatnie Złoto: po tej turze zostały jeszcze { $n } tury.
       *[many] Z toru Czasu zabrano ostatnie Złoto: po tej turze zostało jeszcze { $n } tur.
    }
log-scores = { $seat } zdobywa { $n } PZ.
log-loses-vp = { $seat } traci { $n } PZ.
log-tolerance =
    { $n ->
        [one] { $seat } na koniec może mieć o 1 Dom mniej na każdej karcie Zabudowy.
        [few] { $seat } na koniec może mieć o { $n } Domy mniej na każdej karcie Zabudowy.
       *[many] { $seat } na koniec może mieć o { $n } Domów mniej na każdej karcie Zabudowy.
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
log-gains-claims =
    { $n ->
        [one] { $seat } zyskuje 1 znacznik Własności.
        [few] { $seat } zyskuje { $n } znaczniki Własności.
       *[many] { $seat } zyskuje { $n } znaczników Własności.
    }
log-claims-back =
    { $n ->
        [one] { $seat } odzyskuje 1 znacznik Własności do obszaru gracza.
        [few] { $seat } odzyskuje { $n } znaczniki Własności do obszaru gracza.
       *[many] { $seat } odzyskuje { $n } znaczników Własności do obszaru gracza.
    }
log-claims-to-supply =
    { $n ->
        [one] { $seat } odkłada 1 znacznik Własności do Zasobów.
        [few] { $seat } odkłada { $n } znaczniki Własności do Zasobów.
       *[many] { $seat } odkłada { $n } znaczników Własności do Zasobów.
    }
log-takes-die = { $seat } bierze { $resource-die-acc } o wartości { $n } z Barki { $district-gen }.
log-gains-resource = { $seat } zyskuje 1 { $resource } z Zasobów.
log-pays-resource = { $seat } płaci 1 { $resource }.
log-loses-resources =
    { $n ->
        [one] { $seat } traci 1 { $resource }.
        [few] { $seat } traci { $n } { $resource-few }.
       *[many] { $seat } traci { $n } { $resource-many }.
    }
log-gains-water =
    { $n ->
        [one] { $seat } zyskuje 1 płytkę Wody.
        [few] { $seat } zyskuje { $n } płytki Wody.
       *[many] { $seat } zyskuje { $n } płytek Wody.
    }
log-gains-garden =
    { $n ->
        [one] { $seat } zyskuje 1 płytkę Ogrodu.
        [few] { $seat } zyskuje { $n } płytki Ogrodu.
       *[many] { $seat } zyskuje { $n } płytek Ogrodu.
    }
log-gains-special-water = { $seat } zyskuje { $special-acc }.
log-reveals-special-water = Nowa płytka w ofercie: { $special }.
log-gains-crate = { $seat } zyskuje { $resource-crate-acc } { $line-from } Portu.
log-uses-crate =
    { $refilled ->
        [0] { $seat } płaci { $resource-crate-with }.
       *[other] { $seat } płaci { $resource-crate-with }, napełnioną w tej turze.
    }
log-flips-crate =
    { $refilled ->
        [0] { $seat } napełnia bez płacenia { $resource-crate-acc }.
       *[other] { $seat } napełnia bez płacenia jeszcze raz { $resource-crate-acc }.
    }
log-refills-crate = { $seat } napełnia { $resource-crate-acc }.
log-moves-architect = { $seat } przesuwa Architekta do { $district-gen }.
log-moves-assistant = { $seat } przesuwa Asystenta do { $district-gen }.
log-advances = { $seat } awansuje { $track-on } na pole { $n }.
log-places-project = { $seat } umieszcza { $colour } Projekt { $space-on }.
log-constructs = { $seat } wznosi { $colour } Budynek o rozmiarze { $n } ze skrajnym lewym Domem { $row-from }: { $spaces }.
log-shifts-house = { $seat } przenosi skrajny lewy Dom { $row-from } na skrajne prawe puste pole dolnego rzędu.
log-buys-garden = { $seat } kupuje płytkę Ogrodu.
log-buys-water = { $seat } kupuje płytkę Wody.
log-lays-water = { $seat } umieszcza płytkę Wody { $space-on }.
log-lays-special-water = { $seat } umieszcza { $special-acc } { $space-on }.
log-lays-garden =
    { $marker ->
        [0] { $seat } umieszcza Ogród { $space-on }.
        [1] { $seat } umieszcza Ogród ze znacznikiem Własności { $space-on }.
       *[other] { $seat } umieszcza Ogród ze znacznikiem Własności z Zasobów { $space-on }.
    }
log-marks-garden =
    { $marker ->
        [1] { $seat } bierze znacznik Własności na Ogród z obszaru gracza.
       *[other] { $seat } bierze znacznik Własności na Ogród z Zasobów.
    }
log-port-house = { $seat } stawia skrajny lewy Dom { $row-from } w Porcie, { $port-space-on }.
log-claims-ship = { $seat } zajmuje { $ship-kind }.
log-gains-harbormaster = { $seat } zyskuje { $harbormaster-acc } { $line-from } Portu.
log-draws-harbormaster = { $seat } losuje { $harbormaster-acc }.
log-uses-harbormaster = { $seat } używa { $harbormaster-gen }.
log-ziggurat-house = { $seat } stawia skrajny lewy Dom { $row-from } na Zikkuracie, { $ziggurat-space-on }.
log-marks-ziggurat = { $seat } umieszcza znacznik Własności na polu { $n } płytki Zikkuratu w { $section-gen }.
log-uses-tile = { $seat } korzysta z płytki Akcji: { $tile }.
log-takes-decree = { $seat } realizuje { $decree-short }.
log-draws-urban =
    { $n ->
        [one] { $seat } dobiera 1 kartę Zabudowy.
        [few] { $seat } dobiera { $n } karty Zabudowy.
       *[many] { $seat } dobiera { $n } kart Zabudowy.
    }
log-keeps-urban =
    { $n ->
        [0] { $seat } zachowuje kartę Zabudowy.
       *[other] { $seat } zachowuje kartę Zabudowy, a drugą wkłada pod talię.
    }
log-keeps-urban-own =
    { $n ->
        [0] { $seat } zachowuje { $urban-acc }.
       *[other] { $seat } zachowuje { $urban-acc }, a drugą kartę wkłada pod talię.
    }
log-reveals-urban = { $seat } odkrywa { $urban-acc }.
log-urban-scores = { $seat } ma spełnioną { $urban-acc }.
log-urban-fails = { $seat } ma niespełnioną { $urban-acc }.
log-harbormasters-score =
    { $n ->
        [one] { $seat } punktuje 1 nieużytą płytkę Kapitana Portu.
        [few] { $seat } punktuje { $n } nieużyte płytki Kapitana Portu.
       *[many] { $seat } punktuje { $n } nieużytych płytek Kapitana Portu.
    }
log-barge-empty = Barka { $district-gen } jest pusta; po ogłoszeniu końca gry nic się tam nie punktuje.
log-takes-time-gold =
    { $n ->
        [one] { $seat } bierze 1 Złoto z toru Czasu.
       *[other] { $seat } bierze { $n } Złota z toru Czasu.
    }
log-scores-district = Punktowanie { $district-gen }.
log-refills-barge = Nowe Kości na Barce { $district-gen }: { $dice }.
log-automa-card = { $seat } odkrywa { $automa-acc } na lewo od { $other-automa-gen }.
log-bot-action =
    { $n ->
        [1] { $seat } wykonuje pierwszą akcję: { $letter }.
       *[other] { $seat } wykonuje drugą akcję: { $letter }.
    }
log-bot-cannot = { $seat } nie może wykonać akcji { $letter }.
log-bot-resets = Talia Automy zostaje ponownie potasowana: na lewo od { $other-automa-gen } leży teraz { $automa }.
log-bot-fills-bag = Wszystkie Projekty Automy trafiają do woreczka; wylosowane do płytek Numerów: { $colours }.
log-bot-adds-tile = Ze stosu { $colour } Projekt wypełnia lukę obok płytki Numeru { $n }.
log-bot-draws-tile = { $seat } losuje { $colour } Projekt Automy na stosik obok płytki Numeru { $n }.
log-bot-returns-tile = Z woreczka { $colour } Projekt Automy wraca na swój stos.
log-bot-returns-lowest = Najniższy { $colour } Projekt Automy obok płytki Numeru { $n } wraca na swój stos.
log-bot-marker = { $seat } usuwa znacznik z { $district-gen } na karcie Zabudowy Automy.
log-bot-water = { $seat } umieszcza płytkę Wody ze stosu { $space-on }.
log-bot-crate = { $seat } usuwa z gry { $resource-crate-acc } { $line-from }.
log-bot-discards = { $seat } odrzuca { $harbormaster-acc }.

## Punktacja

category-start = Początek
category-bonuses = Premie
category-common-districts = Zwykłe Dzielnice
category-port = Port
category-ziggurat = Zikkurat
category-decrees = Dekrety
category-urban-cards = Karty Zabudowy
category-harbormasters = Płytki Kapitana Portu
source-start = Punkty Zwycięstwa na początku
source-bonuses = Premie w trakcie gry
source-common-districts = Budynki w zwykłych Dzielnicach
source-port = Statki i Domy w Porcie
source-ziggurat = Płytki Zikkuratu
source-decrees = Zrealizowane Dekrety
source-urban-cards = Spełnione karty Zabudowy
source-harbormasters = Nieużyte płytki Kapitana Portu
tie-gold = Remis rozstrzyga Złoto ({ $gold }).
tie-solo = Remis oznacza zwycięstwo Bota.

## Gra, zanim się zacznie, i jak daleko jest

game-title = Tabannusi: Budowniczowie Ur
game-line = Bierz kości z barek i buduj miasto, jego port i zikkurat.
game-picture = Zikkurat, ogrody, domy i barka z kośćmi
progress =
    { $left ->
        [-1]
            { $scorings ->
                [one] 1 punktowanie do ostatniej rundy
                [few] { $scorings } punktowania do ostatniej rundy
               *[many] { $scorings } punktowań do ostatniej rundy
            }
        [0] Ostatnia tura
        [one] Jeszcze 1 tura po tej
        [few] Jeszcze { $left } tury po tej
       *[many] Jeszcze { $left } tur po tej
    }
progress-setup = Przygotowanie
setting-first_game = Barki
setting-first_game-help = W pierwszej grze Barki leżą tak, jak w instrukcji.
setting-first_game-false = losowo
setting-first_game-true = jak w instrukcji
setting-king = Król
setting-king-help = Z kim grasz.
setting-king-gilgabot = Gilgabot
setting-king-gilgabot-help = Złoto z punktami, duże grupy Projektów. Polecany na pierwszą grę.
setting-king-sarbot = Sarbot
setting-king-sarbot-help = Ogrody.
setting-king-botmuzi = Botmuzi
setting-king-botmuzi-help = Złoto na Statki i najniższy znacznik Mistrzostwa.
setting-king-bot-baba = Bot-baba
setting-king-bot-baba-help = Przede wszystkim jeden kolor i najwyższy znacznik Mistrzostwa.

## Rodzaje odpowiedzi

kind-pass = Pas
kind-district = Dzielnica
kind-die = Kość
kind-action = Akcja
kind-tile = Płytka
kind-crate = Skrzynia
kind-decree = Dekret
kind-harbormaster = Kapitan
kind-colour = Kolor
kind-space = Pole
kind-garden = Ogród
kind-ship = Statek
kind-port = Port
kind-ziggurat = Zikkurat
kind-house = Dom
kind-pay = Zapłata
kind-urban = Zabudowa
kind-marker = Znacznik
kind-effect = Efekt

## Arkusz punktacji

pad-tie = Remis rozstrzygnęło Złoto.
pad-track = punkty na torze przed końcowym punktowaniem
pad-size-brown = brązowe Budynki: rozmiary i sąsiednie Ogrody
pad-mastery-brown = × wartość brązowego Mistrzostwa
pad-size-white = białe Budynki: rozmiary i sąsiednie Ogrody
pad-mastery-white = × wartość białego Mistrzostwa
pad-size-yellow = żółte Budynki: rozmiary i sąsiednie Ogrody
pad-mastery-yellow = × wartość żółtego Mistrzostwa
pad-port-rows = twoje Statki z twoim Domem w rzędzie
pad-port-columns = twoje Statki z twoim Domem w kolumnie
pad-tile-1 = brązowa sekcja: wartość znacznika najbardziej na prawo
pad-counted-1 = × to, co liczy jej płytka
pad-tile-2 = biała sekcja: wartość znacznika najbardziej na prawo
pad-counted-2 = × to, co liczy jej płytka
pad-tile-3 = żółta sekcja: wartość znacznika najbardziej na prawo
pad-counted-3 = × to, co liczy jej płytka
pad-urban = punkty spełnionych kart
pad-harbormasters = nieużyte płytki
pad-gold = Złoto

## Towarzysz pierwszej gry: do czego służy każde pytanie

tutorial-begin = Budujesz Ur: Projekty stają się Budynkami, Ogrody podnoszą ich wartość, Domy stawiasz też w Porcie i na Zikkuracie. Dzielnica punktuje, gdy jej Barka jest pusta. To, co możesz wybrać, jest obwiedzione.
tutorial-starting-colour = Zaczynasz z Budynkiem o rozmiarze 1 i swoim Domem na nim. Jego punkty mnoży Mistrzostwo w jego kolorze; każdy kolor jest dobry, może taki, którego wymaga Dekret.
tutorial-starting-district = Budynek punktuje za każdym razem, gdy punktuje ta Dzielnica. Twoja karta Zabudowy wymaga Domów w pewnych Dzielnicach: wybierz jedną z nich.
tutorial-starting-space = Od razu zyskujesz to, co pokazuje zakryte pole. Dobre miejsce jest obok Wody: Ogród na niej podniesie wartość Budynku.
tutorial-first-district = Tu bierzesz pierwszą Kość i wykonujesz pierwsze Akcje. Dzielnice 1 do 3 to łatwy początek: Projekty nie kosztują tam Surowców.
tutorial-take-die = Kość jest Surowcem w kolorze tej Barki, a jej liczba to Dzielnica Twojej następnej tury. Wybierz według tego, gdzie chcesz wtedy działać. 6 prowadzi tam, gdzie żadna inna Kość.
tutorial-move = Architekt idzie naprzód do Dzielnicy następnej tury; teraz działasz jeszcze tam, gdzie Asystent. Dzielnica, na którą Kość nie pozwala, kosztuje 1 Złoto.
tutorial-actions = Maks. dwie Akcje tej Dzielnicy, także dwa razy ta sama. W Dzielnicach 1 do 3 zacznij od sąsiednich Projektów w jednym kolorze; gdy masz na koszt, wznieś Budynek.
tutorial-project = Kosztuje znacznik Własności, nie Surowce. Maks. 3 Projekty w kolorze to jeden Budynek; wznieść go może każdy, a gdy zrobi to ktoś inny, znacznik wraca i awansujesz na torze Mistrzostwa.
tutorial-project-space = Obwiedzione pola są dozwolone: obok Projektów w tym kolorze, jeśli tu są, nigdy obok Budynku w tym kolorze. Wybierz pole z premią, która Ci się przyda.
tutorial-bonus = Premia z zakrytego pola jest Twoja, jeśli chcesz. Prawie zawsze warto; pamiętaj tylko, że ostatnia Kość z Barki oznacza punktowanie Dzielnicy na koniec tej tury.
tutorial-construct = Wszystkie Projekty w tym kolorze stają się tu Twoim Budynkiem, czyjekolwiek są. Koszt: 2 miejscowe Surowce i 1 w kolorze za każdy Twój znacznik. Większy daje więcej PZ.
tutorial-discount = Płytka oszczędza 1 wybrany Surowiec i znika; nieużyta da na koniec PZ. Użyj jej, jeśli inaczej Cię nie stać albo chcesz zachować kolor, który wkrótce się przyda.
tutorial-pay = Płacisz Kośćmi, Skrzyniami i Złotem; Złoto zastępuje każdy kolor. Raczej Kości: przepadają, gdy punktuje Dzielnica ich koloru, a Skrzynie i Złoto zostają.
tutorial-gardening = Kupuj Ogrody za zielone, Wodę za niebieskie i umieszczaj, co masz, w dowolnej kolejności. Ogrody leżą na Wodzie; każdy obok Budynku dodaje 1 do jego rozmiaru przy punktowaniu.
tutorial-water-space = Woda leży obok Wody lub Ogrodu i nie daje premii z pola. Umieść ją przy swoich Budynkach: tam będzie się liczył Twój Ogród.
tutorial-garden-space = Ogród wymaga znacznika Własności i daje premię Wody, jeśli ją ma. Umieść go przy swoich Budynkach; gdy ktoś inny wzniesie obok Budynek, możesz awansować na torze Mistrzostwa.
tutorial-garden-marker = Twój Statek pozwala wziąć ten znacznik z Zasobów. Weź stamtąd: znaczniki z obszaru gracza zostaną wolne na inne Akcje.
tutorial-port-house = Gdy punktuje Port, każdy Twój Statek w rzędzie lub kolumnie tego Domu daje o 1 PZ więcej. Niebieskie pola dają premię, czerwone Skrzynię, która tam leży.
tutorial-port-row = Zwykle bierzesz z dolnego rzędu, lecz jego Domy służą też, gdy kolorowy rząd jest pusty. Twój Statek za 1 niebieski więcej pozwala wziąć z kolorowego: warto dla odsłoniętej premii lub by opróżnić kolumnę.
tutorial-ship = Zajęty Statek daje swoją zdolność od Twojej następnej tury, a PZ, jeśli przy jego rzędzie lub kolumnie stoi Twój Dom. Trzy w linii dają płytkę Kapitana Portu, jeśli jeszcze tam jest.
tutorial-pay-ship = Dzięki Twojemu Statkowi 1 niebieski Surowiec zastępuje 1 Złoto. Złoto zastępuje każdy kolor, więc płać niebieskim, jeśli możesz: raczej Kością niż Skrzynią, bo Kości przepadają, gdy punktuje Port.
tutorial-ship-after = Tuż po wzniesieniu Budynku Statek o tym samym rozmiarze kosztuje 1 Złoto zamiast 2 i nie zużywa Akcji. Okazja, jeśli masz wolny znacznik; zdolność działa od następnej tury.
tutorial-ziggurat-house = Pole daje premię, potem oznaczasz płytkę tej sekcji: punktuje ona wraz z Dzielnicą 5, tym więcej, im więcej Twoich znaczników. Wybierz płytkę za coś, co i tak robisz.
tutorial-ziggurat-tile = Znacznik trafia na następną wartość tej płytki, która punktuje wraz z Dzielnicą 5. Wybierz płytkę liczącą to, czego masz najwięcej.
tutorial-any-tile = Płytka Kapitana Portu daje Akcję z jednej płytki Akcji, w dowolnej Dzielnicy, i nie zużywa Twoich Akcji. Najlepiej taką, do której prędko nie trafisz; te, przy których stoi Asystent, i tak są dostępne.
tutorial-choose = Wybierz jedno. Jeśli podano cenę, najpierw ją płacisz; pas, jeśli jest możliwy, oznacza rezygnację, ale nic nie kosztuje.
tutorial-gain-resource = Kość pochodzi z Zasobów, a jej liczba nie ma już znaczenia. Weź kolor na następny koszt: miejscowy Surowiec na Budynek, zielony na Ogród, niebieski na Wodę.
tutorial-special-water = Specjalna Woda ma premię dla tego, kto umieści na niej Ogród. Weź tę, która najbardziej Ci odpowiada; płytkę umieścisz potem przez Ogrodnictwo.
tutorial-flip-crate = Odkryta Skrzynia znów zapłaci 1 Surowiec w swoim kolorze. Wybierz kolor, którego wymaga następny koszt.
tutorial-refill-second = Dzięki Twojemu Statkowi wydany już Surowiec napełnia drugą Skrzynię. Nic więcej to nie kosztuje, więc warto: najlepiej w kolorze, którego wymaga następny koszt.
tutorial-track = Im wyżej znacznik, tym więcej PZ dają Twoje Budynki w tym kolorze. Wybierz kolor, którego masz najwięcej; ruch najniższego znacznika może też dać premię z prawej.
tutorial-two-tracks = Awans o 1 tutaj, potem o 1 na innym torze; trzeci zostaje bez zmian. Wybierz dwa kolory, których masz najwięcej; ruch najniższego znacznika może też dać premię z prawej.
tutorial-architect = Gdzie stoi Architekt, tam działasz w następnej turze, cokolwiek pokazała Kość. Ta tura toczy się dalej tam, gdzie Asystent.
tutorial-shift-house = Dom przeniesiony do dolnego rzędu daje premię, jeśli ją odsłania; stamtąd może trafić do Portu lub posłużyć, gdy kolorowy rząd jest pusty. Wybierz rząd z najlepszą premią albo opróżnij kolumnę.
tutorial-urban = Karta Zabudowy daje na koniec PZ, jeśli Twoje Domy stoją w wymaganych Dzielnicach. Zachowaj tę, do której Ci bliżej.
tutorial-reveal-urban = Odkryte teraz karty dają PZ z tej płytki Zikkuratu, a na koniec i tak się liczą. Jedyna cena: wszyscy zobaczą, czego wymagają. Prawie zawsze warto.
tutorial-score = Punktowanie daje Ci Złoto z toru Czasu, a wszyscy tracą Kości tego koloru. Utrata brązowych, białych lub żółtych najpierw podnosi Mistrzostwo: zacznij tam, gdzie pomoże to następnej Dzielnicy.
