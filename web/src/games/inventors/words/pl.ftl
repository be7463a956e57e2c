### Co mówi tylko rysunek stołu.

inventors-round = Runda { $n } z { $of }
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
inventors-influence-left = Wpływy w zasobach

## Rzeka
inventors-river = Rzeka
inventors-ship-of = Statek: { $name }
inventors-section-left = Ciągłe
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
inventors-royalties = Tor Tantiem
inventors-about-royalty =
    { $vp ->
        [0] Pole { $n } toru Tantiem: { $effect }
       *[other] Pole { $n } toru Tantiem: { $effect }. { $vp } PZ na koniec
    }
inventors-about-crossing = Gdy znacznik tędy przechodzi: { $effect }
inventors-guilds = Gildie i pola Robotników
inventors-about-guild = { $guild }: { $first } PZ za najwięcej Wpływów, { $second } za drugie miejsce
inventors-about-share =
    { $tents ->
        [0] { $name }, Wpływy: { $n }
       *[other] { $name }, Wpływy: { $n } oraz { $tents } za Namioty
    }
inventors-about-space = { $space }. Koszt: { $cost }. Daje: { $effect }.
inventors-about-extra = Figurant dodaje do kosztu 1 Wpływ (Gildia: { $colour }).
inventors-any-number = bez limitu
inventors-first-tent = 1.:
inventors-about-area-guild = { $area }: na koniec rundy Namiot trafia tutaj i liczy się jak { $n } Wpływy. Pierwszy: { $effect }
inventors-about-area-envoy = Na koniec rundy Namiot trafia tutaj: w następnej rundzie masz Emisariusza
inventors-about-area-hired-camel = Na koniec rundy Namiot trafia tutaj: w następnej rundzie masz wynajętego Wielbłąda

## Wynalazki
inventors-devices = Wynalazki
inventors-built = Zbud.
inventors-published = Opubl.
inventors-published-here = miejsce na Opublikowane Wynalazki
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
inventors-about-publish = Publikowanie: Kości { $value }, 1 Srebrnik dla Wymyślającego, zapłata Skrybie i jeszcze jednemu Rzemieślnikowi.
inventors-about-halves = Połówki symboli: { $first }, { $second }.
inventors-about-goal = 2 PZ za { $low }, 4 PZ za { $high }: { $what }.
inventors-about-play = Zagranie: { $effect }.
inventors-about-action-invent = Wymyślanie: umieść kartę z ręki na planszy z lewej kolumny. Pomarańczowe Kości: po 1 karcie.
inventors-about-action-build = Budowanie: zapłać trzem Rzemieślnikom za Wymyślony Wynalazek. Ciemnoszare Kości: po 1 odświeżeniu.
inventors-about-action-test = Testowanie: Biała Kość na Wielbłąda, kolorowa Kość na Zbudowany lub Opublikowany Wynalazek; Twój Statek płynie.
inventors-about-action-publish = Publikowanie: Zbudowany Wynalazek trafia do Opublikowanych. Niebieskie Kości: po 1 Oświeceniu.

## Własna plansza
inventors-board-of = Plansza: { $name }
inventors-dice = Kości i Pracownia
inventors-note-inspired = do +5
inventors-note-determined = +1
inventors-note-ready = jak rzucono
inventors-note-exhausted = nie do użycia
inventors-study = Pracownia
inventors-about-study = Pracownia, { $level }: { $effect }
inventors-effect-remove-die = usuń Kość
inventors-workshops = Wielbłądy i Warsztaty
inventors-locked = zamkn.
inventors-not-hired = wynajem
inventors-about-camel = Wolny Wielbłąd: do Wymyślania, Budowania, Testowania i Publikowania
inventors-about-camel-used = Ten Wielbłąd jest zajęty do końca rundy
inventors-about-camel-hire = Do wynajęcia: do końca rundy
inventors-about-camel-locked = Dostępny, gdy Namiot, który go zakrywa, opuści Twoją planszę
inventors-about-covered = Kafelek umieszczony tutaj daje: { $effect }
inventors-tower = Wieża
inventors-about-price = Zapłata Rzemieślnikowi na tym poziomie, Srebrniki: { $n }
inventors-about-active = { $craft }: Aktywny, poziom { $level }, koszt { $price }
inventors-about-inactive = { $craft }: Nieaktywny, poziom { $level }; przed następną zapłatą trzeba go odświeżyć
inventors-about-income = Przychód na początku rundy: { $effect }
inventors-about-progress = Gdy nikt nie stoi na najniższym kafelku: { $effect }
inventors-supply = Pomysły, Namioty i zasoby
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
inventors-about-supply = Wpływy w zasobach: { $n }

## Ręka
inventors-hand = Karty Wynalazku na ręce
inventors-cards-of = kart z { $limit }
inventors-about-piles = Karty Wynalazku: w talii { $pile }, odrzucone { $discards }
inventors-about-goal-card = { $what }: { $effect }
inventors-goal-1 = Dwa razy Wymyślanie, Budowanie albo Publikowanie, lub Badanie na lewym odcinku
inventors-goal-2 = Po razie Wymyślanie, Budowanie i Publikowanie, lub Badanie na środkowym odcinku
inventors-goal-3 = Trzy razy Wymyślanie, Budowanie albo Publikowanie, lub Badanie na prawym odcinku

## Przeciwnik solo
inventors-no-scheme = W tej rundzie nie odkryto jeszcze karty Planu
inventors-schemes-played = Karty Planu z tej rundy, od ostatniej
inventors-about-schemes = Karty Planu w talii: { $pile }. W rezerwie: Plany Kości { $dice }, Plany Robotników { $workers }
inventors-about-scheme = { $card }. Najpierw: { $top }. Jeśli się nie da: { $bottom }. Namiot: pole { $tent }, Namiot Figuranta: pole { $dummy }.

## Co liczą karty Wynalazku
inventors-metric-devices-any-role = Wynalazki z Twoją rolą
inventors-metric-devices-built = Zbudowane przez Ciebie Wynalazki
inventors-metric-devices-published = Opublikowane przez Ciebie Wynalazki
inventors-metric-devices-built-published = Wynalazki przez Ciebie Zbudowane i Opublikowane
inventors-metric-devices-invented-built = Wynalazki przez Ciebie Wymyślone i Zbudowane
inventors-metric-devices-invented-published = Wynalazki przez Ciebie Wymyślone i Opublikowane
inventors-metric-dice = Kości ({ $colour })
inventors-metric-dice-pairs = pary Kości ({ $colour } i { $other })
inventors-metric-dice-sets = zestawy 3 kolorowych Kości
inventors-metric-influence = Wpływy (Gildia: { $colour })
inventors-metric-influence-sets = zestawy 3 Wpływów
inventors-metric-invention-columns = puste kolumny Pomysłów
inventors-metric-invention-rows = rzędy Pomysłów bez 2 kafelków
inventors-metric-pairs-research-active-craft = pary: Badanie i Aktywny Rzemieślnik
inventors-metric-pairs-workshop-tile-active-craft = pary: kafelek Warsztatu i Aktywny Rzemieślnik
inventors-metric-pairs-workshop-tile-research = pary: kafelek Warsztatu i Badanie
inventors-metric-research-left = Badania na lewym odcinku
inventors-metric-research-centre = Badania na środkowym odcinku
inventors-metric-research-right = Badania na prawym odcinku
inventors-metric-research-sets = zestawy 3 Badań, po jednym z każdego odcinka
inventors-metric-royalties = pole na torze Tantiem
inventors-metric-ship = pole Twojego Statku
inventors-metric-tent-areas = sekcje Namiotów
inventors-metric-tower = poziom: { $trade }
inventors-metric-tower-highest = poziom najwyższego Rzemieślnika
inventors-metric-tower-lowest = poziom najniższego Rzemieślnika
inventors-metric-workshop-columns = pełne kolumny Warsztatów
inventors-metric-workshop-rows = rzędy Warsztatów po 4 lub więcej
inventors-metric-workshop-tiles = kafelki Warsztatu (wymagana Kość: { $colour })
inventors-metric-workshop-tiles-none = kafelki Warsztatu bez koloru
