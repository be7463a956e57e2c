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
inventors-about-extra = Figurant dodaje do kosztu 1 Wpływ (Gildia: { $colour }).
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
inventors-name-dice = Moje Kości
inventors-name-their-dice = Kości
inventors-name-inventions = Pomysły
inventors-note-inspired = do +5
inventors-note-determined = +1
inventors-note-ready = jak rzucono
inventors-note-exhausted = nie do użycia
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
inventors-goal-1 = Dwa razy Wymyślanie, Budowanie albo Publikowanie, lub Badanie na lewym odcinku
inventors-goal-2 = Po razie Wymyślanie, Budowanie i Publikowanie, lub Badanie na środkowym odcinku
inventors-goal-3 = Trzy razy Wymyślanie, Budowanie albo Publikowanie, lub Badanie na prawym odcinku

## Przeciwnik solo
inventors-no-scheme = W tej rundzie nie odkryto jeszcze karty Planu
inventors-schemes-played = Karty Planu z tej rundy, od ostatniej
inventors-about-schemes = Karty Planu w talii: { $pile }. W Rezerwie: Plany Kości { $dice }, Plany Robotnika { $workers }
inventors-about-scheme = { $card }. Najpierw: { $top }. Jeśli się nie da: { $bottom }. Namiot: pole { $tent }, Namiot Figuranta: pole { $dummy }.

## Towarzysz pierwszej gry

tutorial-begin = Wymyślasz, Budujesz, Testujesz i Publikujesz Wynalazki, aby zdobyć PZ. W turze: jedna akcja główna; runda trwa, aż wszyscy umieszczą Namiot. To, co możesz wybrać, jest obwiedzione.
tutorial-starting-tile = Rząd to Warsztat: umieszczone w nim Kości uruchamiają kafelki i zdolność początkową. Ten kafelek trafia na pole z lewej; wybierz rząd, którego zdolność Ci się podoba.
tutorial-main-action = Kości na Wielbłądzie: Wymyślanie, Budowanie, Testowanie, Publikowanie. Albo Warsztat lub Robotnik. Namiot na końcu: po nim w tej rundzie bez Wielbłądów i Robotników. Dobry początek: Wymyślanie.
tutorial-after-tent = Zanim wszyscy umieszczą Namiot, masz drobne tury: Warsztat, Oświecenie, odświeżenie albo usunięcie Kości z Warsztatu za opłaconego Rzemieślnika. Nieużyte Kości Oświecasz na koniec rundy.
tutorial-end-turn = Akcja główna wykonana. Możesz jeszcze zagrać karty jako darmowe akcje, ale są one też potrzebne do Wymyślania: jeśli nic nie jest pilne, zakończ turę.
tutorial-place-dice = Jedna lub dwie Kości: suma musi osiągnąć wymaganą wartość. Bierz takie, które ledwie wystarczą; Zdeterminowana może wzrosnąć o 1, Zainspirowana o maks. 5. Niektóre kolory dają Premię.
tutorial-face = Zdeterminowaną lub Zainspirowaną Kość możesz przy umieszczaniu zwiększyć; zachowa tę wartość. Wybierz taką, jakiej wymaga akcja lub kafelki Warsztatu.
tutorial-target = Obwiedzione są tylko Wynalazki, na które Cię stać. Wymyślanie: która plansza pasuje do kart? Budowanie: których trzech Rzemieślników opłacisz? Publikowanie: Kości na nim dadzą Ci PZ.
tutorial-place-card = Karta określa, za co Wynalazek da PZ Budującemu i Publikującemu. Gdzie stykają się połówki w tym samym kolorze, zyskujesz Wpływ: szukaj jednego lub dwóch dopasowań.
tutorial-invent-discard = Ta plansza kosztuje karty, zanim położysz na niej swoją. Odrzuć te, które do niczego nie pasują, a zachowaj najlepiej dopasowaną.
tutorial-invent-effects = W dowolnej kolejności: Wpływy za dopasowania, awans na torze Tantiem i kafelek Pomysłu z Twojej planszy. Gdy ktoś Zbuduje ten Wynalazek, efekt kafelka zyskuje i on, i Ty.
tutorial-test-die = Ta Kość na stałe trafia na Wynalazek, a w zamian masz Białą. Musi być co najmniej tak wysoka jak każda już tam leżąca. Testowanie przesuwa Twój Statek ku nowym kafelkom Warsztatu.
tutorial-test-on = Zakryte pole może dać Wpływ, a Statek płynie o tyle pól, ile Statków jest pod nim. Każda Kość na Wynalazku to 1 PZ dla Budującego, a po Opublikowaniu dla Publikującego.
tutorial-pay = Płać po kolei, w dowolnym porządku. Opłacony Rzemieślnik staje się Nieaktywny i idzie o poziom wyżej; użyty, by wydać 1 Srebrnika mniej, też staje się Nieaktywny, ale się nie wspina.
tutorial-influence = Wpływ w Gildii opłaca pola Robotników, a najwięcej i drugie najwięcej Wpływów daje na koniec PZ. Wybierz kolor, którego pól chcesz użyć lub w którym blisko Ci do przewagi.
tutorial-take-from-guild = Budowanie, Publikowanie i Badanie wymagają umieszczenia Wpływu, a Twoje Zasoby są puste. Oddaj go tam, gdzie przewaga jest pewna lub nieosiągalna i gdzie nie potrzebujesz go na pole Robotnika.
tutorial-move-influence = Gdy Zasoby są puste, jedna Gildia zyskuje Wpływ, a inna go traci. Przenieś go, jeśli da Ci tu przewagę lub opłaci pole Robotnika; jeśli tam jest wart tyle samo, spasuj.
tutorial-brighten = O jeden krajobraz wyżej: Wyczerpane, Gotowe, Zdeterminowane, Zainspirowane. Najpierw odzyskuj Wyczerpane (rzut). Kolorowa, gdy staje się Zainspirowana, daje Wpływ. W Pracowni: w górę albo na zewnątrz.
tutorial-increase = Zwiększ jedną dostępną Kość o 1. Najlepiej taką, której do wartości upatrzonego Wynalazku lub kafelka Warsztatu brakuje 1.
tutorial-raise = Rzemieślnik wspina się za darmo; wyższe poziomy dają na koniec więcej PZ. Gdy najniższy kafelek Wieży opustoszeje, zyskujesz jego czarny pasek, więc najpierw podnoś tych z dołu.
tutorial-refresh = Nieaktywny Rzemieślnik znów jest Aktywny i można go opłacić. Wybierz tego, którego wymaga następne Budowanie lub kafelek Warsztatu; Publikowanie zawsze wymaga Skryby.
tutorial-study-die = Kolorowa Kość zaczyna na dole Pracowni i zyskuje dzięki Oświeceniom; w zamian usuwasz jedną Kość. Weź kolor, którego Ci brakuje lub którego potrzebujesz do Testowania.
tutorial-remove-die = Jedna z Twoich Kości wraca do Zasobów. Zwykle Biała, najlepiej Wyczerpana: kolorowe dają Premie i są potrzebne do Testowania.
tutorial-swap = Biała Kość staje się kolorową o tej samej wartości i w tym samym miejscu. Na Wielbłądzie i w Warsztacie nowy kolor liczy się od razu.
tutorial-swap-for = Pomarańczowa dobiera karty przy Wymyślaniu, Ciemnoszara odświeża przy Budowaniu, Niebieska Oświeca przy Publikowaniu; Testowanie wymaga koloru pola.
tutorial-coloured-die = Masz o jedną Kość więcej i żadnej nie usuwasz; wśród Zdeterminowanych jest od razu dostępna. Pomarańczowa pomaga Wymyślać, Ciemnoszara Budować, Niebieska Publikować; albo weź kolor do Testowania.
tutorial-progress = Na najniższym kafelku Wieży nie ma już nikogo, więc zyskujesz jego czarny pasek. Wybierz teraz, jeśli pomoże to opłacić resztę; w innym razie obie odpowiedzi są dobre.
tutorial-hand-limit = Na ręce może być maks. 8 kart. Odrzuć te, które nie pasują do żadnej planszy czekającej na Wymyślenie.
tutorial-played-card = Zagrana karta może dać Ci oba efekty: zwiększenie Kości o 1 i ten drugi. Wybierz, który najpierw.
tutorial-discard-two = Dwie karty to jedno Oświecenie albo jedno odświeżenie. Oddaj te, które nie pasują do żadnej planszy; karty do Wymyślania zatrzymaj.
tutorial-for-two-cards = Oświecenie da Ci dodatkową lub lepszą Kość; odświeżenie wybierz, gdy Rzemieślnik, którego wkrótce musisz opłacić, jest Nieaktywny.
tutorial-order = Wszystkie te efekty są Twoje, jeden po drugim. Zacznij od tego, co pomoże reszcie; pas, jeśli jest możliwy, oznacza rezygnację z pozostałych.
tutorial-perhaps = Ten efekt jest opcjonalny. Skorzystaj, chyba że cena boli: na przykład za Kość do Pracowni usuwasz inną Kość.
tutorial-choose = Dostajesz tylko jedno z tych. Badanie daje zdolność i PZ wzdłuż Rzeki; druga propozycja Gildii to zawsze między innymi kolorowa Kość do Pracowni.
tutorial-place-tile = Kafelek zostaje w tym Warsztacie i działa, gdy umieścisz w nim Kości o jego wartości. Pierwsza od lewej niepełna kolumna jest darmowa, każda dalsza kosztuje 1 Srebrnika więcej.
tutorial-clear-workshop = Jego Kości stają się Wyczerpane, a Warsztatu można w tej rundzie użyć ponownie. Wybierz rząd, którego kafelki przydadzą się jeszcze raz.
tutorial-activate = Te same Kości służą wszystkim kafelkom rzędu: każdy rozpatrz raz, w dowolnej kolejności. Kafelek działa, gdy Kości osiągają jego wartość, a rząd ma kolor, jeśli kafelek go wymaga.
tutorial-envoy-saves = Pole Emisariusza kosztuje o 1 Wpływ mniej. Zachowaj Wpływ w Gildii, w której masz go mało lub chcesz mieć przewagę.
tutorial-dummy-tent = Twój Namiot jest w tej rundzie pierwszy, więc umieszczasz też Namiot Figuranta: zamyka on pole do końca rundy. Zamknij takie, na którym zależy przeciwnikowi.
tutorial-tent-steps = Weź wszystko, w dowolnej kolejności: nagrodę za niewykorzystanych Robotników i Wielbłądy, kafelek Pasowania obok Namiotu i Badania, które działają z Namiotem.
tutorial-reward = Każdy niewykorzystany Robotnik i dostępny Wielbłąd daje 1 odświeżenie i 1 Oświecenie. Odśwież tych, których wkrótce opłacisz; odzyskaj Wyczerpane Kości na następną rundę.
tutorial-collect = Weź widoczny kafelek z pola Rzeki przy Twoim Statku lub za nim. Wybierz efekt, którego będziesz często używać, i wartość, którą osiągną Twoje Kości.
tutorial-last-space = Wierzchni kafelek stąd, widoczny kafelek za Statkiem albo 2 Srebrniki; każdy dalszy ruch Statku znów daje ten wybór. Kafelek może mieć PZ, nawet rzadko używany; Srebrniki pomogą, gdy wkrótce płacisz.
tutorial-retrieve = Tego Robotnika możesz umieścić ponownie przed Namiotem, a pole dla jednego znów jest wolne, także dla innych. Odzyskaj tego, którego pola chcesz użyć jeszcze raz, albo Emisariusza: oszczędza 1 Wpływ.
tutorial-research = Twój Wpływ zostaje tam i da PZ, a Ty masz zdolność. Każde pole przed Statkiem kosztuje 1 Srebrnika. Lewy odcinek działa stale, środkowy przy każdym Namiocie, prawy raz, od razu.
tutorial-choose-research = Jeden z trzech kafelków staje się Twoim Badaniem. Wybierz zdolność do tego, co robisz często; trwała jest najlepsza na początku gry.
tutorial-return-research = Dwa pozostałe kafelki trafiają pod stos, ten na sam spód. W pierwszej grze obie odpowiedzi są dobre.
tutorial-remove-invention = Efekt kafelka zyskujesz od razu, po czym znika on z gry; nie jest to Wymyślanie. Wybierz efekt, który przyda się teraz, albo ostatni kafelek w kolumnie: daje też efekt kolumny.
tutorial-income = Zyskujesz jedno i drugie. Tantiemy daje pole na torze Tantiem, Przychód zielony pasek najniższego kafelka Wieży; kolejność zwykle nie ma znaczenia.
tutorial-brighten-study = Każda Kość w Pracowni rusza się raz: w górę, po efekt następnego pola, albo na zewnątrz, rzucona do krajobrazu obok. Na zewnątrz: w następnej rundzie masz o jedną Kość więcej.
tutorial-keep-dice = Ten kafelek pozwala rzucić Kości z tego rzędu do Gotowych lub Zdeterminowanych, zamiast je Wyczerpać. Prawie zawsze warto.
tutorial-beyond-last = Twój znacznik jest na końcu toru Tantiem, więc każdy dalszy awans to drobny zysk. Odśwież, jeśli Rzemieślnik, którego wkrótce musisz opłacić, jest Nieaktywny; w innym razie weź Srebrnika.
