### Co mówi tylko rysunek stołu.

inventors-or = albo
inventors-else = inaczej
inventors-letter-blue = N
inventors-letter-orange = P
inventors-letter-charcoal = C
inventors-letter-white = B
inventors-neutral = neutralne
inventors-neutral-letter = F:

## Gracze
inventors-silver = Srebrniki
inventors-cards = Karty na ręce
inventors-workers = Robotnicy
inventors-camels = Wolne Wielbłądy z dostępnych
inventors-available = Kości, które można umieścić
inventors-tented = Namiot umieszczony w tej rundzie
inventors-tents = Namioty
inventors-tiles = Kafelki Warsztatu
inventors-inventions-left = Pozostałe kafelki Pomysłu
inventors-influence-left = Wpływy w Zasobach

## Rzeka
inventors-river = Rzeka
inventors-ship-of = Statek: { $name }
inventors-section-left = Trwałe
inventors-section-centre = Namiot
inventors-section-right = Od razu
inventors-about-section-left = Lewy odcinek, kafelki Badania w stosie: { $n }; każdy działa od tej chwili
inventors-about-section-centre = Środkowy odcinek, kafelki Badania w stosie: { $n }; każdy działa, gdy umieszczasz Namiot
inventors-about-section-right = Prawy odcinek, kafelki Badania w stosie: { $n }; każdy działa natychmiast
inventors-about-arrive = Statki się tu zatrzymują: { $effect }
inventors-about-stack =
    { $n ->
        [one] 1 kafelek Warsztatu
        [few] { $n } kafelki Warsztatu
       *[many] { $n } kafelków Warsztatu
    }
inventors-about-research-vp = Badanie: { $vp } PZ za pierwszy Wpływ, { $second } za drugi
inventors-about-tile =
    { $vp ->
        [0] { $what }
       *[other] { $what } ({ $vp } PZ)
    }
inventors-drawn = Dobrane

## Plansza główna
inventors-main-board = Plansza Główna
inventors-royalties = Tor Tantiem
inventors-about-royalty =
    { $vp ->
        [0] Pole { $n } toru Tantiem: { $effect }
       *[other] Pole { $n } toru Tantiem: { $effect }. { $vp } PZ na koniec
    }
inventors-about-crossing = Gdy znacznik tędy przechodzi: { $effect }
inventors-guilds = Gildie i pola Robotników
inventors-name-guilds = Gildie
inventors-name-workers = Robotnicy
inventors-about-guild = { $guild }: { $first } PZ za najwięcej Wpływów, { $second } za drugie miejsce
inventors-about-share =
    { $tents ->
        [0] { $name }, Wpływy: { $n }
       *[other] { $name }, Wpływy: { $n } oraz { $tents } za Namioty
    }
inventors-about-space = { $space }. Koszt: { $cost }. Daje: { $effect }.
inventors-about-extra = Figurant dodaje do kosztu Wpływ (Gildia: { $colour }).
inventors-any-number = bez limitu
inventors-first-tent = 1.:
inventors-about-area-guild = { $area }: na koniec rundy Namiot trafia tutaj i liczy się jak { $n } Wpływy. Pierwszy: { $effect }
inventors-about-area-envoy = Na koniec rundy Namiot trafia tutaj: w następnej rundzie masz Emisariusza
inventors-about-area-hired-camel = Na koniec rundy Namiot trafia tutaj: w następnej rundzie masz Wynajętego Wielbłąda

## Wynalazki
inventors-devices = Wynalazki
inventors-built = Zbud.
inventors-published = Opubl.
inventors-published-here = miejsce na Opublikowane Wynalazki
inventors-built-here = Tu stają Zbudowane
inventors-boards-left = Plansze Wynalazku w stosie: { $n }
inventors-match = dopasuj
inventors-inventor = Wymyślający
inventors-builder = Budujący
inventors-publisher = Publikujący
inventors-about-role = { $role }: { $name }.
inventors-about-invent =
    { $cards ->
        [0] Wymyślanie: Kości { $value }.
        [one] Wymyślanie: Kości { $value }, odrzuć 1 kartę.
        [few] Wymyślanie: Kości { $value }, odrzuć { $cards } karty.
       *[many] Wymyślanie: Kości { $value }, odrzuć { $cards } kart.
    }
inventors-about-build = Budowanie: Kości { $value }, zapłata: { $crafts }.
inventors-about-publish = Publikowanie: Kości { $value }, Srebrniki dla Wymyślającego: { $silver }, zapłata: { $crafts }.
inventors-other-craft = jeszcze jeden Rzemieślnik
inventors-about-halves = Połówki symboli: { $first }, { $second }.
inventors-about-play = Zagranie: { $effect }.

## Własna plansza
inventors-board-of = Plansza: { $name }
inventors-dice = Kości i Pracownia
inventors-name-dice = Moje Kości
inventors-name-their-dice = Kości
inventors-name-inventions = Pomysły
inventors-study = Pracownia
inventors-about-study = Pracownia, { $level }: { $effect }
inventors-workshops = Wielbłądy i Warsztaty
inventors-locked = zamkn.
inventors-not-hired = wynajem
inventors-about-camel = Wolny Wielbłąd: do Wymyślania, Budowania, Testowania i Publikowania
inventors-about-camel-used = Ten Wielbłąd jest zajęty do końca rundy
inventors-about-camel-hire = Do wynajęcia: do końca rundy
inventors-about-camel-locked = Dostępny, gdy Namiot, który go zakrywa, opuści Twoją planszę
inventors-about-covered = Kafelek umieszczony tutaj daje: { $effect }
inventors-about-uncovered = Kafelek umieszczony tutaj niczego nie zakrywa
inventors-tower = Wieża
inventors-about-price = Zapłata Rzemieślnikowi na tym poziomie, Srebrniki: { $n }
inventors-about-active = { $craft }: Aktywny, poziom { $level }, koszt { $price }
inventors-about-inactive = { $craft }: Nieaktywny, poziom { $level }; przed następną zapłatą trzeba go odświeżyć
inventors-about-income = Przychód na początku rundy: { $effect }
inventors-about-progress = Gdy nikt nie stoi na najniższym kafelku: { $effect }
inventors-supply = Pomysły, Namioty i Zasoby
inventors-about-column = Oba kafelki tej kolumny usunięte: { $effect }
inventors-about-pair = { $vp } PZ na koniec, jeśli nie ma kafelków po obu stronach
inventors-about-invention = Kafelek Pomysłu: { $effect }
inventors-about-invention-gone = Ten kafelek Pomysłu został już użyty
inventors-about-track = Gdy ten Namiot odejdzie: { $effect }
inventors-about-workers =
    { $reserve ->
        [0] Robotnicy: { $n }
       *[other] Robotnicy: { $n }; w rezerwie do odblokowania: { $reserve }
    }
inventors-about-supply = Wpływy w Zasobach: { $n }

## Ręka
inventors-hand = Karty Wynalazku na ręce
inventors-name-hand = Ręka
inventors-cards-of = kart z { $limit }
inventors-room-for = jeszcze miejsca: { $n }
inventors-about-piles = Karty Wynalazku: w talii { $pile }, odrzucone { $discards }
inventors-about-goal-card = { $what }: { $effect }

## Przeciwnik solo
inventors-no-scheme = W tej rundzie nie odkryto jeszcze karty Planu
inventors-schemes-played = Karty Planu z tej rundy, od ostatniej
inventors-about-schemes = Karty Planu w talii: { $pile }. W Rezerwie: Plany Kości { $dice }, Plany Robotnika { $workers }
inventors-about-scheme = { $card }. Najpierw: { $top }. Jeśli się nie da: { $bottom }. Namiot: pole { $tent }, Namiot Figuranta: pole { $dummy }.

## How things stand in a part of the board

inventors-state-guild = { $who }. Pola Robotników: { $n }, wolne: { $open }.
inventors-state-river = Statki według pól: { $who }.
inventors-state-royalties = Znaczniki według pól: { $who }.
inventors-state-tents =
    { $n ->
        [0] Nikt nie umieścił Namiotu.
       *[other] Namioty według pól: { $who }.
    }
inventors-state-devices = Do Zbudowania: { $invented }. Zbudowane: { $built }. Opublikowane: { $published }.
