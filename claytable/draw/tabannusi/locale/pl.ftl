letter-brown = R
letter-white = B
letter-yellow = Ż
letter-blue = N
letter-green = Z
heading = Tabannusi: Budowniczowie Ur
time = Czas
turns-left =
    { $n ->
        [0] ostatnia tura
        [one] jeszcze 1 tura
        [few] jeszcze { $n } tury
       *[many] jeszcze { $n } tur
    }
vp = { $n } PZ
first = 1.
none = –
legend-colours = R brązowy · B biały · Ż żółty · N niebieski · Z zielony · ? dowolny · ◇ Projekt · ■ Budynek i jego rozmiar · ⌂ Dom · ⚑ znacznik Własności · ≈ Woda · ✿ Ogród
legend-bonuses = ● Złoto · ▲ krok na torze Mistrzostwa, ▲◇ na torze koloru Projektu · +◇ jeszcze jeden Projekt · +N Kość · ≋ specjalna Woda · ↻ napełnij Skrzynię · ⇄ przesuń Architekta · → najpierw zapłać · * zob. pytanie

## Dzielnice
district = { $n } { $name }
district-1 = Rzemieślnicy
district-2 = Rolnicy
district-3 = Skrybowie
district-4 = Port
district-5 = Zikkurat
architect = Architekt
assistant = Asystent

## Port
port = Port
harbormasters = Kapitanowie Portu
column = Kolumna { $n }
row = Rząd { $n }
crate = Skrzynia { $colour }
ship = { $row }-{ $column } rozm. { $size }
ship-any = dowolny kolor, bez zdolności
ability-claim-ship = zajęty Statek: { $effect }
ability-place-house = postawiony Dom: { $effect }
ability-refill-crate-paid = płatne napełnienie: { $effect }
ability-place-project = położony Projekt: { $effect }
ability-place-house-ziggurat = Dom na Zikkuracie: { $effect }
ability-construct = budowa, za cudzy Projekt: { $effect }
ability-place-garden = położony Ogród: { $effect }
ability-place-house-port = Dom w Porcie: { $effect }
ability-pass-boundary = przekroczona granica: { $effect }

## Zikkurat
section = Zikkurat, { $colour } · { $tile }
ziggurat-z01 = { $first }/{ $second }/{ $third } PZ: Dom w Dzielnicach 1–3
ziggurat-z02 = { $first }/{ $second }/{ $third } PZ: Dom na Zikkuracie
ziggurat-z03 = { $first }/{ $second }/{ $third } PZ: przekroczona granica Mistrzostwa
ziggurat-z04 = { $first }/{ $second }/{ $third } PZ: zajęty Statek
ziggurat-z05 = { $first }/{ $second }/{ $third } PZ: własny Budynek przy Ogrodzie
ziggurat-z06 = { $first }/{ $second }/{ $third } PZ: własny Ogród
ziggurat-z07 = { $first }/{ $second }/{ $third } PZ: Dom w Porcie
ziggurat-z08 = { $first }/{ $second }/{ $third } PZ
ziggurat-z09 = { $first }/{ $second }/{ $third } PZ: Dekret lub karta Zabudowy
ziggurat-z10 = { $first }/{ $second }/{ $third } PZ: zestaw 3 kolorów (Budynki, Statki)

## Mistrzostwo
mastery = Mistrzostwo
lowest = najniższy
benefit = każdy

## Karty i stosy
decrees = Dekrety
display = Woda specjalna
face-down = { $n } zakrytych
stacks = Stosy
stack-projects = Projekty { $counts }
stack-water = Woda { $n }
stack-gardens = Ogrody { $n }
stack-urban = karty Zabudowy { $n }
supply = Zasoby { $counts }

## Miejsca
seat = Miejsce
seat-vp = PZ
seat-gold = Złoto
seat-dice = Kości
seat-crates = Skrzynie
seat-claims = ⚑ (reszta)
seat-water = ≈
seat-gardens = ✿
seat-houses = ⌂
seat-decrees = Dekr.
seat-urban = Zab.
seat-harbormasters = Kap.

## Własny obszar
houses-column = Premia kol.
houses-bottom = Dolny rząd
houses-row = Rząd { $colour }
dice = Kości
crates = Skrzynie
gold = { $n } Złota
claims = { $n } ⚑ tutaj, { $supply } w Zasobach
tiles = Płytki
water = { $n } ≈
gardens = { $n } ✿
workers = Pionki
workers-at = Architekt w { $architect }, Asystent w { $assistant }
workers-none = jeszcze nie postawieni
harbormaster-tiles = Kapitanowie
urban = Karty Zabudowy
urban-hidden = { $n } zakrytych
decrees-done = Dekrety

## Bot
king = Król { $name }
left = Lewa karta
right = Prawa karta
automa = { $card }: { $n }
automa-bonus = Premia { $effect }
automa-arrow = strzałka: { $n }
numbers = Płytki Numeru
markers = Znaczniki w Dzielnicach
bag = Woreczek
deck = Talia { $n }
used = zużyte { $n }

## Efekty na polach planszy, nie szersze niż cztery znaki
icon-none = –
icon-gold = { $n }●
icon-vp = { $n }PZ
icon-lose-vp = −{ $n }PZ
icon-claim = { $n }⚑
icon-resource = +{ $resource }
icon-resource-any = +?
icon-water = { $n }≈
icon-garden = { $n }✿
icon-special-water = { $n }≋
icon-advance = { $n }▲{ $track }
icon-advance-any = { $n }▲
icon-advance-this = ▲◇
icon-advance-paid = { $n }▲
icon-refill = { $n }↻
icon-architect = ⇄
icon-project = +◇

## Efekty w skrócie: identyfikatory katalogu samej gry
effect-none = –
effect-list = { $effects }
effect-or = { $first } lub { $second }
effect-pay = { $owed } → { $gains }
effect-gold =
    { $n ->
        [one] 1 Złoto
       *[other] { $n } Złota
    }
effect-vp = { $n } PZ
effect-lose-vp = −{ $n } PZ
effect-claim = { $n } ⚑
effect-resource = { $n } { $resource }
effect-resource-any =
    { $n ->
        [one] dowolna Kość
        [few] { $n } Kości
       *[many] { $n } Kości
    }
effect-water = { $n } ≈
effect-garden =
    { $n ->
        [one] 1 Ogród
        [few] { $n } Ogrody
       *[many] { $n } Ogrodów
    }
effect-special-water = { $n } ≋
effect-crate-here = ta Skrzynia
effect-urban = karta Zabudowy
effect-harbormaster = Kapitan Portu
effect-advance = { $n } ▲{ $track }
effect-advance-any = { $n } ▲
effect-advance-one = { $n } ▲ na jednym torze
effect-advance-two = ▲ na dwóch torach
effect-advance-this = { $n } ▲ w kolorze { $what }
of-project = Projektu
of-building = Budynku
of-ship = Statku
effect-advance-lowest = { $n } ▲ najniższy
effect-advance-highest = { $n } ▲ najwyższy
effect-advance-paid = { $n } ▲ tego koloru
effect-refill =
    { $n ->
        [one] napełnij 1 Skrzynię
        [few] napełnij { $n } Skrzynie
       *[many] napełnij { $n } Skrzyń
    }
effect-architect = przesuń Architekta
effect-project = jeszcze jeden Projekt
effect-claim-ziggurat = ⚑ na płytkę Zikkuratu
effect-claim-ship = ⚑ na Statek
effect-port-house = darmowy Dom w Porcie
effect-shift-house =
    { $n ->
        [one] przesuń w dół 1 Dom
        [few] przesuń w dół { $n } Domy
       *[many] przesuń w dół { $n } Domów
    }
effect-gardening = Ogrodnictwo
effect-action-tile = dowolna płytka Akcji
effect-discount = budowa tańsza o { $n }
effect-house-source = z kolorowego rzędu
effect-claim-source = znacznik z Zasobów
effect-substitute = { $n } { $resource } za 1 Złoto
effect-tolerance = na każdej karcie Zabudowy może brakować Domów: { $n }
effect-automa-card = premia lewej karty
cost-resource = { $n } { $resource }
cost-paid-colour = { $n } R/B/Ż
colour-brown = R
colour-white = B
colour-yellow = Ż
colour-blue = N
colour-green = Z
resource-brown = R
resource-white = B
resource-yellow = Ż
resource-blue = N
resource-green = Z
resource-any = Kość
track-brown = R
track-white = B
track-yellow = Ż

## Karty w skrócie
decree = { $needs } → { $gives }
need-buildings =
    { $n ->
        [one] 1 Budynek { $colour }
        [few] { $n } Budynki { $colour }
       *[many] { $n } Budynków { $colour }
    }
need-houses = { $n } { $colour } (także na Zikkuracie)
need-garden-buildings = { $n } { $colour } przy Ogrodzie
need-ships =
    { $n ->
        [one] 1 Statek { $colour }
        [few] { $n } Statki { $colour }
       *[many] { $n } Statków { $colour }
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
        [one] 1 Ogród
        [few] { $n } Ogrody
       *[many] { $n } Ogrodów
    } przy własnych Budynkach
need-every-tile = ⚑ na każdej płytce Zikkuratu
urban-card = { $id }: { $houses } → { $vp } PZ
urban-houses = { $n } ⌂ w { $district }
