# Słowa rysunku.

tabannusi-letter-brown = Br
tabannusi-letter-white = Bi
tabannusi-letter-yellow = Ż
tabannusi-letter-blue = N
tabannusi-letter-green = Z
tabannusi-mastery = Mistrzostwo
tabannusi-multiplier = Punkty za każde pole Budynku i każdy sąsiedni Ogród: × { $n }
tabannusi-each-marker = każdy
tabannusi-each-marker-about = Za każdy znacznik, który wchodzi na to pole
tabannusi-lowest-marker = najniższy
tabannusi-lowest-marker-about = Raz, gdy Twój najniższy znacznik, bez remisu, wchodzi do tego rzędu
tabannusi-at-space = { $seat }: pole { $n }
tabannusi-time = Tor Czasu
tabannusi-time-about = Każde punktowanie zabiera Złoto z toru Czasu; ostatnie rozpoczyna koniec gry.
tabannusi-scorings = { $n ->
    [one] punktowanie do ostatniej rundy
    [few] punktowania do ostatniej rundy
   *[many] punktowań do ostatniej rundy
}
tabannusi-last-round = ostatnia runda
tabannusi-turns-after = { $n ->
    [one] 1 tura po tej
    [few] { $n } tury po tej
   *[many] { $n } tur po tej
}
tabannusi-buildings = Budynki
tabannusi-port = Port
tabannusi-gardens = Ogrody
tabannusi-no-decrees = Wszystkie Dekrety są zabrane.
tabannusi-acts-here = tu działasz
tabannusi-next-here = potem tu
tabannusi-architect = Architekt: { $seat }
tabannusi-assistant = Asystent: { $seat }
tabannusi-barge = Barka, { $resource-die }: { $n } z { $all }
tabannusi-die = { $resource-die }: { $n }
tabannusi-action-tile = Płytka Akcji: { $effect }
tabannusi-project = Projekt, { $colour }: { $seat }
tabannusi-building = Budynek, { $colour }, rozmiar { $n }: { $seat }
tabannusi-garden = Ogród: { $seat }
tabannusi-water = Płytka Wody
tabannusi-water-bonus = Woda: { $effect } za Ogród na niej
tabannusi-projects = Projekty
tabannusi-project-stack = Płytki Projektu, { $colour }: zostało { $n }
tabannusi-waters = Woda
tabannusi-water-stack = Płytki Wody: zostało { $n }
tabannusi-special-stack = Specjalne płytki Wody, zakryte: zostało { $n }
tabannusi-garden-stack = Płytki Ogrodu: zostało { $n }
tabannusi-supply = Zasoby
tabannusi-supply-of = { $resource }: { $n } w Zasobach
tabannusi-pieces = Elementy
tabannusi-pieces-of = Elementy Budynków, { $colour }: zostało { $n }
tabannusi-any-colour = dowolny
tabannusi-ship-works = Zdolność działa dla: { $seats }
tabannusi-ship-claimed = Zajęty przez: { $seats }
tabannusi-port-bonus = Pole Domu, { $line }: { $effect }
tabannusi-port-crate = Pole Domu, { $line }: { $resource-crate }
tabannusi-port-empty = Pole Domu, { $line }; bez Skrzyni
tabannusi-port-house = { $line }: Dom, { $seat }
tabannusi-harbormaster-of = Za wszystkie Statki, { $line }: { $tile }
tabannusi-harbormaster-gone = Pole Kapitana Portu, { $line }: zabrane
tabannusi-house-of = Dom: { $seat }
tabannusi-houses-left = { $n ->
    [one] został 1 Dom
    [few] zostały { $n } Domy
   *[many] zostało { $n } Domów
}
tabannusi-house-row = { $row }: najpierw idzie Dom z lewej; zyskujesz to, co obok niego
tabannusi-any = każdy
tabannusi-column = Premia kolumny, gdy jest pusta: { $effect }
tabannusi-crates = Skrzynie
tabannusi-crate-up = { $resource-crate }, odkryta: płaci: { $resource }
tabannusi-crate-down = { $resource-crate }, zakryta: napełnisz ją za dowolny Surowiec
tabannusi-crate-refilled = { $resource-crate }, zakryta: w tej turze już napełniona
tabannusi-crate-slot = Miejsce na Skrzynię
tabannusi-resources = Surowce
tabannusi-gold = Złoto
tabannusi-claims = Znaczniki Własności
tabannusi-claims-free = wolne
tabannusi-claims-supply = { $n } w Zasobach
tabannusi-claims-supply-about = Znaczniki Własności w Zasobach: trzeba je najpierw zyskać
tabannusi-claims-about = Wolne znaczniki Własności w obszarze gracza
tabannusi-own-water = Własne płytki Wody: { $n }
tabannusi-own-gardens = Własne płytki Ogrodu: { $n }
tabannusi-harbormasters = Kapitan Portu
tabannusi-unused = nieużyte: po { $n } PZ
tabannusi-none-yet = jeszcze nic
tabannusi-urban-cards = Karty Zabudowy
tabannusi-urban-hidden = { $n ->
    [one] 1 karta, zakryta
    [few] { $n } karty, zakryte
   *[many] { $n } kart, zakrytych
}
tabannusi-tolerance = { $n ->
    [one] na każdej o 1 Dom mniej
    [few] na każdej o { $n } Domy mniej
   *[many] na każdej o { $n } Domów mniej
}
tabannusi-only-you = widzisz je tylko Ty
tabannusi-mine = Mój obszar
tabannusi-houses = Domy
tabannusi-taken-decrees = Zrealizowane Dekrety
tabannusi-automa-left = { $card } (lewa, najnowsza): liczba { $number }; pierwsza akcja w kolejności { $order }; strzałka wskazuje { $arrow }. rząd prawej karty; premia: { $bonus }
tabannusi-automa-right = { $card } (prawa): liczba { $number }; wskazany rząd: { $symbol }, numer { $tile }, druga akcja { $action }
tabannusi-symbol-up = najwyższe pole
tabannusi-symbol-down = najniższe pole
tabannusi-symbol-king = jak mówi Król
tabannusi-deck = { $n } w talii
tabannusi-numbers = Numery
tabannusi-number-tile = Numer { $label }: { $colours }
tabannusi-bag = W woreczku
tabannusi-bot-markers = Karta Zabudowy Automy: znaczniki dla każdej Dzielnicy
tabannusi-districts = Dzielnice od 1 do 3
tabannusi-ziggurat = Zikkurat
tabannusi-decrees = Dekrety
