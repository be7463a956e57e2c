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
tabannusi-time-about = Każde punktowanie zabiera 1 Złoto z toru Czasu; ostatnie rozpoczyna koniec gry.
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
tabannusi-harbormaster-of = Za trzeci Statek, { $line }: { $tile }
tabannusi-harbormaster-gone = Pole Kapitana Portu, { $line }: zabrane
tabannusi-house-of = Dom: { $seat }
tabannusi-houses-left = { $n ->
    [one] został 1 Dom
    [few] zostały { $n } Domy
   *[many] zostało { $n } Domów
}
tabannusi-house-row = { $row }: najpierw idzie Dom z lewej; zyskujesz to, co obok niego
tabannusi-any = dow.
tabannusi-column = Premia kolumny, gdy jest pusta: { $effect }
tabannusi-crates = Skrzynie
tabannusi-crate-up = { $resource-crate }, odkryta: płaci 1 { $resource }
tabannusi-crate-down = { $resource-crate }, zakryta: napełnisz ją za 1 dowolny Surowiec
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

## Towarzysz pierwszej gry

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
tutorial-discount = Płytka oszczędza 1 wybrany Surowiec i znika; nieużyta da na koniec 3 PZ. Użyj jej, jeśli inaczej Cię nie stać albo chcesz zachować kolor, który wkrótce się przyda.
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
tutorial-score = Punktowanie daje Ci 1 Złoto z toru Czasu, a wszyscy tracą Kości tego koloru. Utrata brązowych, białych lub żółtych najpierw podnosi Mistrzostwo: zacznij tam, gdzie pomoże to następnej Dzielnicy.
