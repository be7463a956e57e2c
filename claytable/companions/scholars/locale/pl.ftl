### Obok prawdziwej planszy: przeciwnik solo z gry Mędrcy znad Południowego Tygrysu, po polsku.
###
### Nazwy rzeczy pochodzą z katalogu samej gry.

## Pytania

question-set-up = Przygotuj stół jak dla 2 graczy, krok po kroku; pozostało kroków: { $n }. Co jest gotowe? ({ $rule })
    .others = { $seat } przygotowuje stół.
    .short = Przygotowanie, pozostało: { $n }. Co jest gotowe?
question-starting-marks = Wpływ przeciwnika trafia tylko na Zwoje bez twojego (tu najwyżej: { $n }). Na ilu leży? ({ $rule })
    .others = { $seat } szuka Wpływów na Zwojach.
    .short = Na ilu Zwojach leży teraz jego Wpływ?
question-your-turn =
    { $left ->
        [-1] Twoja tura. Co z niej dotyczy przeciwnika, a może już koniec? ({ $rule })
        [0] Ostatnia tura minęła. Czy Neutralni Tłumacze przeszli na Emeryturę, czy już liczymy? ({ $rule })
        [1] Twoja ostatnia tura. Co z niej dotyczy przeciwnika, a może już koniec? ({ $rule })
       *[other] Twoja tura; po niej jeszcze tur: { $left }. Co dotyczy przeciwnika, a może już koniec? ({ $rule })
    }
    .others = { $seat } rozgrywa turę.
    .short =
        { $left ->
            [-1] Twoja tura: co dotyczy przeciwnika?
            [0] Ostatnia tura minęła: kto przeszedł na Emeryturę?
            [1] Twoja ostatnia tura: co dotyczy przeciwnika?
           *[other] Twoja tura, potem jeszcze { $left }: co dotyczy przeciwnika?
        }
question-who-retired = Ile PZ ma Neutralny Tłumacz, który przeszedł na Emeryturę? ({ $rule })
    .others = { $seat } ogląda Emeryta.
    .short = Ile PZ ma ten Emeryt?
question-which-scheme = Odkryj wierzchnią kartę Planu ze swojej talii. Która to? ({ $rule })
    .others = { $seat } odkrywa kartę Planu.
    .short = Którą kartę Planu odkrywasz?
question-condition =
    { $house ->
        [0] Czy we wszystkich Komnatach jest co najmniej { $n } Zatrudnionych Tłumaczy, czyichkolwiek? ({ $rule })
       *[other] Czy w Domu Mądrości jest co najmniej { $n } Zwojów? ({ $rule })
    }
    .others = { $seat } liczy dla przeciwnika.
    .short =
        { $house ->
            [0] Tłumacze w Komnatach: czy co najmniej { $n }?
           *[other] Zwoje w Domu Mądrości: czy co najmniej { $n }?
        }
question-place-gold = Umieść 1 Złoto na pierwszym od lewej Neutralnym Tłumaczu. Czy się da? ({ $rule })
    .others = { $seat } umieszcza Złoto za przeciwnika.
    .short = 1 Złoto na Neutralnym Tłumaczu: czy się da?
question-empty-guild = Jeśli { $guild } nie ma żadnych Wpływów, umieść tam 1 Wpływ przeciwnika. Czy jest pusta? ({ $rule })
    .others = { $seat } szuka pustej Gildii.
    .short = { $guild }: czy jest pusta? Wtedy 1 Wpływ.
question-put-in-guild = Umieść 1 Wpływ przeciwnika { $guild-in }. Gotowe? ({ $rule })
    .others = { $seat } umieszcza Wpływ za przeciwnika.
    .short = 1 Wpływ { $guild-in }. Gotowe?
question-employ =
    { $again ->
        [0] Kto pierwszy z nich nie jest w żadnej Komnacie i ma jeszcze karty w talii? ({ $rule })
       *[other] Wszyscy są w Komnatach: kto pierwszy ma jeszcze karty w talii? ({ $rule })
    }
    .others = { $seat } szuka Tłumacza dla przeciwnika.
    .short =
        { $again ->
            [0] Kto pierwszy jest poza Komnatami i ma karty?
           *[other] Kto pierwszy ma jeszcze karty?
        }
question-enter-room = Połóż wierzchnią kartę ({ $deck }) w pierwszej od prawej pustej Komnacie o koszcie { $n }; jeśli takiej nie ma, kolejno: { $then }. Gotowe? ({ $rule })
    .others = { $seat } umieszcza Tłumacza w Komnacie.
    .short = { $deck }: koszt { $n }, dalej { $then }. Gotowe?
question-retire-top = Wyślij na Emeryturę u przeciwnika wierzchnią kartę talii: { $deck }. Ile ma PZ? ({ $rule })
    .others = { $seat } wysyła Tłumacza na Emeryturę.
    .short = Na Emeryturę: { $deck }. Ile ma PZ?
question-mark =
    { $map ->
        [0] Oznacz w Domu Mądrości Zwój bez Wpływu w pierwszym z tych języków; z kilku ten w najniższym rzędzie, dalej według kolejności: { $guilds }. Który to język? ({ $rule })
       *[other] Oznacz więc Zwój na Mapie: od znacznika Neutralnego zgodnie z zegarem, ten tuż przy nim na końcu. Który to język? ({ $rule })
    }
    .others = { $seat } oznacza Zwój za przeciwnika.
    .short =
        { $map ->
            [0] Oznacz Zwój w Domu Mądrości: który to język?
           *[other] Oznacz Zwój na Mapie: który to język?
        }
question-translate =
    { $denied ->
        [0] Przeciwnik Tłumaczy Zwój w pierwszym z tych języków; z kilku ten w najniższym rzędzie, dalej według kolejności: { $guilds }. Który to język? ({ $rule })
       *[other] Pomiń to, czego odmawiasz ({ $denied }). Przeciwnik Tłumaczy następny Zwój; z kilku ten w najniższym rzędzie, dalej według kolejności: { $guilds }. Który to język? ({ $rule })
    }
    .others = { $seat } szuka Zwoju do Przetłumaczenia.
    .short =
        { $denied ->
            [0] Przeciwnik Tłumaczy: który to język?
           *[other] Bez tego, czego odmawiasz: który to język?
        }
question-deliver =
    { $denied ->
        [0] Przeciwnik Dostarcza Zwój w pierwszym z tych języków; z kilku pierwszy od znacznika Neutralnego zgodnie z zegarem, ten tuż przy nim na końcu. Który to język? ({ $rule })
       *[other] Pomiń to, czego odmawiasz ({ $denied }). Przeciwnik Dostarcza następny Zwój, licząc od znacznika Neutralnego zgodnie z zegarem, ten tuż przy nim na końcu. Który to język? ({ $rule })
    }
    .others = { $seat } szuka Zwoju do Dostarczenia.
    .short =
        { $denied ->
            [0] Przeciwnik Dostarcza: który to język?
           *[other] Bez tego, czego odmawiasz: który to język?
        }
question-whose = Czyj Wpływ leży na tym Zwoju ({ $language })? ({ $rule })
    .others = { $seat } szuka Wpływu na Zwoju.
    .short = Czyj Wpływ na nim leży?
question-deny = Leży na nim twój Wpływ ({ $language }). Pozwalasz na to za 1 Srebrnika, czy płacisz 1 Srebrnika, aby przeciwnik przeszedł do następnego wyboru, jeśli taki jest? ({ $rule })
    .others = { $seat } decyduje, czy przeciwnik dostanie Zwój.
    .short = Pozwalasz, czy odmawiasz za 1 Srebrnika?
question-gold-on-translators = Umieść Złoto (najwyżej { $n }), po 1 na Tłumaczu: Neutralni znający ten język ({ $language }) od prawej do lewej, twoi znający go od lewej do prawej, pozostali Neutralni od prawej do lewej, pozostali twoi od lewej do prawej. Za każdego swojego zyskujesz 1 Srebrnika. Gotowe? ({ $rule })
    .others = { $seat } umieszcza Złoto za przeciwnika.
    .short = { $language }: Złoto, najwyżej { $n }, po 1. Gotowe?
question-into-guild = Umieść Zwój w najwyższym wolnym rzędzie; z kilku miejsc według kolejności: { $guilds }. Która to Gildia? ({ $rule })
    .others = { $seat } umieszcza Zwój w Domu Mądrości.
    .short = Najwyższy wolny rząd: która to Gildia?
question-influence-there =
    { $n ->
        [0] Ile Wpływów pokazuje to miejsce? Umieść za przeciwnika tyle { $guild-in }, ile ma w Zasobach. Ile to? ({ $rule })
       *[other] Umieść też Wpływy przeciwnika { $guild-in }: { $n }. Gotowe? ({ $rule })
    }
    .others = { $seat } umieszcza Wpływy za przeciwnika.
    .short =
        { $n ->
            [0] Ile Wpływów pokazuje to miejsce?
           *[other] Wpływy { $guild-in }: { $n }. Gotowe?
        }
question-reveal =
    { $top ->
        [0] Odkryj spodnią kartę stosu dobierania i rozpatrz ją jak przy swoim Odpoczynku. Co to jest? ({ $rule })
       *[other] Uzupełnij Mapę z wierzchu stosu dobierania. Co odkrywasz? ({ $rule })
    }
    .others = { $seat } odkrywa kartę stosu dobierania.
    .short =
        { $top ->
            [0] Spodnia karta stosu: co to jest?
           *[other] Wierzchnia karta na Mapę: co to jest?
        }
question-starting-retired = Umieść po 1 Złocie na każdym Początkowym Tłumaczu w Komnacie. Ilu Początkowych Tłumaczy leży na stosie Emerytów przeciwnika? ({ $rule })
    .others = { $seat } liczy Początkowych Tłumaczy.
    .short = Ilu Początkowych ma wśród Emerytów?
question-neutral-enters = Połóż w pierwszej od lewej pustej Komnacie wierzchnią kartę pierwszej z tych talii, której postaci nie ma w żadnej Komnacie: { $decks }. Jeśli są wszystkie, weź pierwszą. Czy się da? ({ $rule })
    .others = { $seat } umieszcza Neutralnego Tłumacza w Komnacie.
    .short = Neutralny Tłumacz w Komnacie: czy się da?
question-controls = Rozpatrz kartę Kalifa dla tej Gildii: { $guild }. Czy kontroluje ją przeciwnik? ({ $rule })
    .others = { $seat } ogląda Gildię.
    .short = { $guild }: czy kontroluje ją przeciwnik?
question-serve-caliph =
    { $blue ->
        [0] Przenieś 1 jego Wpływ { $guild-from } na najniższe wolne pole karty Kalifa. Które to? ({ $rule })
       *[other] Przenieś 1 jego Wpływ { $guild-from } na najwyższe wolne pole karty Kalifa. Które to? ({ $rule })
    }
    .others = { $seat } przenosi Wpływ na kartę Kalifa.
    .short =
        { $blue ->
            [0] { $guild }: które wolne pole jest najniżej?
           *[other] { $guild }: które wolne pole jest najwyżej?
        }
question-retire-better = Z wierzchnich kart dwóch przedstawionych talii wyślij na Emeryturę tę o wyższej liczbie PZ (przy remisie lewą). Ile ma PZ? ({ $rule })
    .others = { $seat } wysyła Tłumacza na Emeryturę.
    .short = Emeryt o wyższej liczbie PZ: ile ich ma?
question-control = Koniec gry: kto kontroluje tę Gildię: { $guild }? ({ $rule })
    .others = { $seat } ogląda Gildię.
    .short = { $guild }: kto ją kontroluje?
question-neutral = Ilu Neutralnych Tłumaczy jest jeszcze w Komnatach? ({ $rule })
    .others = { $seat } liczy Neutralnych Tłumaczy.
    .short = Ilu Neutralnych Tłumaczy jest w Komnatach?
question-tally = Dotąd masz { $n }: { $what }. Czy to wszystko? ({ $rule })
    .others = { $seat } liczy.
    .short = { $what }: { $n }. Czy to wszystko?
question-correct = Która liczba przeciwnika się nie zgadza? ({ $rule })
    .others = { $seat } poprawia liczbę.
question-correct-retired =
    { $by ->
        [1] Ile PZ ma Emeryt, którego brakuje? ({ $rule })
       *[other] Ile PZ ma Emeryt, który jest zbędny? ({ $rule })
    }
    .others = { $seat } poprawia Emerytów.
    .short =
        { $by ->
            [1] Ile PZ ma ten, którego brakuje?
           *[other] Ile PZ ma ten, który jest zbędny?
        }

## Odpowiedzi

answer-done = gotowe
answer-cannot = nie da się
answer-none = żaden
answer-all = wszystko jest gotowe
answer-its-turn = moja tura się skończyła: teraz przeciwnik
answer-finish = policz obie strony
answer-paid =
    { $n ->
        [one] Srebrniki zapłacone przeciwnikowi: 1
       *[other] Srebrniki zapłacone przeciwnikowi: { $n }
    }
answer-influence-back = jego Wpływ wrócił ze Zwoju do jego Zasobów
answer-retired = Neutralny Tłumacz przeszedł na Emeryturę
answer-scroll = Zwój
answer-caliph = karta Kalifa
answer-yes = tak
answer-no = nie
answer-scheme =
    { $house ->
        [0] { $scheme }, Zatrudnieni Tłumacze: co najmniej { $n }
       *[other] { $scheme }, Zwoje w Domu Mądrości: co najmniej { $n }
    }
answer-all-there = żaden z nich
answer-no-room = nie ma kart albo pustej Komnaty
answer-yours = ja
answer-its = przeciwnik
answer-nobodys = nikt
answer-allow = pozwól i zyskaj 1 Srebrnika
answer-deny = zapłać 1 Srebrnika, by odmówić
answer-vp = { $n } PZ
answer-count = { $n }
answer-add =
    { $n ->
        [-1] o 1 mniej
       *[other] o { $n } więcej
    }
answer-correct = popraw liczbę
answer-back = teraz wszystko się zgadza
answer-more = { $number }: o 1 więcej
answer-less = { $number }: o 1 mniej

## Przygotowanie

setup-scrolls = Zwoje: potasuj; po 1 przy każdym Czarnym polu Mapy, po 1 w górnym rzędzie każdej Gildii
setup-pile = Stos dobierania od góry: { $top } Zwoje; 4 stosy, w każdym Zwoje ({ $middle }) z wtasowaną 1 kartą Kalifa; na spodzie Zwoje ({ $bottom }). Pozostałe Zwoje to rezerwa
setup-translators = Tłumacze: potasuj każdą talię; 4 losowych Początkowych Tłumaczy w Komnatach z ich numerami, pod każdym 1 losowa karta Zasobów
setup-markers = Znacznik Neutralny na dolnym środkowym polu; Kości, Robotnicy, Złoto i Srebrniki obok planszy
setup-you = Ty: plansza gracza, karty i elementy w twoim kolorze, Woreczek, karta Celu z elementami, jej Początkowy Zwój, znacznik Pierwszego Gracza
setup-draft = Wybierz Początkowego Tłumacza z leżącą pod nim kartą Zasobów i rozpatrz kartę; pozostali trzej należą do przeciwnika
setup-opponent = Przeciwnik: plansza Solo, obok niej Wpływy ({ $n }) i 6 znaczników Badań; jego znacznik Gracza na skrajnym lewym polu toru Zasobów
setup-schemes = Jego karty Planu zostają w pudełku: odkrywa je program
setup-own-schemes = Jego 6 kart Planu, potasowanych i zakrytych, na skrajnym lewym miejscu planszy Solo
setup-sum = 1 jego Wpływ na Sumie Kości { $n }
setup-scroll = 1 losowy Zwój z rezerwy, zakryty, nad tym językiem na planszy Solo: { $language }
setup-on-scrolls =
    { $map ->
        [0] Jego Wpływ na Zwoju Fioletowej Gildii: { $purple }
       *[other]
            { $purple ->
                [0] Jego Wpływ na Zwoju przy znaczniku Neutralnym: { $map }
               *[other] Jego Wpływ na Zwoju Fioletowej Gildii: { $purple }, na Zwoju przy znaczniku Neutralnym: { $map }
            }
    }
setup-orange = Jego Wpływy w Pomarańczowej Gildii: { $n }
setup-gold =
    { $n ->
        [one] 1 Złoto na pierwszym od lewej Neutralnym Tłumaczu
        [few] Po 1 Złocie na { $n } pierwszych od lewej Neutralnych Tłumaczach
       *[many] Po 1 Złocie na { $n } pierwszych od lewej Neutralnych Tłumaczach
    }
setup-nothing = nie ma takiego kroku

## Liczby

number-marker = znacznik Gracza na torze Zasobów
number-research = znaczniki Badań
number-dice-sum = Suma Kości
number-of-scrolls = Zwoje nad językiem: { $of }
number-of-guild = Wpływy w Gildii: { $of }
number-of-caliph = Wpływy na kartach Kalifa: { $of }
number-on-scrolls = Wpływy na Zwojach
number-retired = Emeryci
yours-dice-sum = twoja Suma Kości
yours-retirees = PZ twoich Emerytów
yours-caliph = PZ twoich Wpływów na kartach Kalifa
yours-research = PZ twoich znaczników Badań
yours-scrolls = PZ twoich Zwojów
score-retired = Emeryci: { $n }

## Dlaczego nie

why-not-asked-now = Teraz trzeba odpowiedzieć na inne pytanie.
why-ticked = Ten krok jest już gotowy.
why-no-line = W tej grze nie ma takiego kroku.
why-last-turn = Ostatnia tura już minęła.
why-turns-left = Gra jeszcze się nie skończyła.
why-none-on-scrolls = Na żadnym Zwoju nie ma jego Wpływu.
why-all-caliphs = Wszystkie karty Kalifa są już odkryte.
why-scheme-lies-there = Ta karta Planu leży już odkryta.
why-no-focus = Na torze Zasobów nie ma tego Tłumacza.
why-all-there = Wszyscy są już w Komnatach.
why-never-fully = Całej akcji nie można odmówić.
why-not-so-many = Tylu Wpływów tam nie ma.
why-no-scrolls = Wszystkie Zwoje ze stosu dobierania są już odkryte.
why-no-piece-there = Nie ma tam jego Wpływu.
why-not-that-far = Ta liczba nie może się już tak zmienić.
why-none-with-these-vp = Nie ma Emeryta z tyloma PZ.

## Przebieg gry

log-set-up = Stół jest gotowy.
log-turn = { $seat } rozgrywa turę.
log-paid =
    { $n ->
        [one] Płacisz przeciwnikowi 1 Srebrnika.
        [few] Płacisz przeciwnikowi { $n } Srebrniki.
       *[many] Płacisz przeciwnikowi { $n } Srebrników.
    }
log-influence-back = { $seat } odzyskuje Wpływ, który leżał na Zwoju.
log-retires = { $seat } ma nowego Emeryta wartego { $n } PZ.
log-not-retired = Poprawka: o jednego Emeryta mniej ({ $n } PZ).
log-scheme = { $seat } odkrywa kartę: { $scheme }.
log-marker =
    { $n ->
        [one] { $seat } przesuwa swój znacznik o 1 pole; skupienie: { $focus }.
        [few] { $seat } przesuwa swój znacznik o { $n } pola; skupienie: { $focus }.
       *[many] { $seat } przesuwa swój znacznik o { $n } pól; skupienie: { $focus }.
    }
log-wraps = { $seat } okrąża tor: umieść znacznik Badań { $n }.
log-first-action = { $seat } wykonuje Pierwszą Akcję.
log-second-action = { $seat } wykonuje Drugą Akcję.
log-gold = { $seat } umieszcza 1 Złoto na pierwszym od lewej Neutralnym Tłumaczu.
log-no-gold = Nie ma Neutralnego Tłumacza, na którym można umieścić Złoto.
log-no-influence = W Zasobach przeciwnika nie ma już Wpływów.
log-in-guild = { $seat } umieszcza Wpływ { $guild-in }.
log-into-guild = { $seat } umieszcza Wpływy { $guild-in }: { $n }.
log-marks = { $seat } umieszcza Wpływ na Zwoju ({ $language }).
log-marks-none = Nie ma Zwoju, na którym można umieścić Wpływ.
log-employs = { $seat } Zatrudnia Tłumacza: { $deck }.
log-employs-nobody = Nie można nikogo Zatrudnić.
log-translates = { $seat } Tłumaczy Zwój: połóż go zakryty nad jego językiem ({ $language }).
log-translates-none = Nie ma Zwoju do Przetłumaczenia.
log-takes-back = { $seat } odzyskuje Wpływ, który na nim leżał.
log-gold-on-translators = { $seat } umieszcza Złoto na Tłumaczach (najwyżej { $n }).
log-delivers = { $seat } Dostarcza Zwój { $guild-to }.
log-delivers-none = Nie ma Zwoju do Dostarczenia albo miejsca na niego.
log-allowed = Odzyskujesz Wpływ i zyskujesz 1 Srebrnika.
log-denied = Płacisz 1 Srebrnika, by odmówić Zwoju.
log-reveals-top = Zwój uzupełnia Mapę.
log-reveals-bottom = Odkryto Zwój ze spodu stosu.
log-caliph = Karta Kalifa { $n } jest odkryta.
log-last-rounds =
    { $n ->
        [one] Ostatnie Rundy: po tej turze będzie jeszcze 1.
       *[other] Ostatnie Rundy: po tej turze będą jeszcze { $n }.
    }
log-neutral-enters = Neutralny Tłumacz trafia do Komnaty.
log-neutral-stays = Żaden Neutralny Tłumacz nie trafia do Komnaty.
log-consoled = { $seat } otrzymuje nagrodę pocieszenia: { $guild }.
log-serves = { $seat } przenosi Wpływ { $guild-from } na { $space } karty Kalifa.
log-sum = { $seat } ma teraz Sumę Kości { $n }.
log-rests =
    { $n ->
        [one] { $seat } Odpoczywa po 1 karcie Planu.
       *[other] { $seat } Odpoczywa po { $n } kartach Planu.
    }
log-shuffles-schemes =
    { $own ->
        [0] Wszystkie karty Planu są znów potasowane.
       *[other] Potasuj razem wszystkie karty Planu.
    }
log-corrected = Poprawka: { $change }.
log-game-over = Koniec gry.

## Widok

name-level = Trudność
name-epic = Gra Epicka
name-own-cards = Karty odkrywasz ty
name-ticked = Przygotowanie
name-turns-left = Pozostałe tury
name-schemes = Odkryte karty Planu
name-colour = Kolor
name-silver = Wartość w Srebrnikach
name-pile = Karty Planu w stosie
name-focus = Skupienie
name-language = Język
name-translator = Tłumacz
name-guild = Gildia
name-target = Suma Docelowa
name-research = Znaczniki Badań
name-dice-sum = Suma Kości
name-scrolls = Zwoje nad językami
name-retired = PZ Emerytów
name-guilds = Wpływy w Gildiach
name-at-caliph = Wpływy na kartach Kalifa
name-on-scrolls = Wpływy na Zwojach
name-supply = Wpływy w Zasobach
name-caliphs = Karty Kalifa
name-revealed = Zwoje odkryte za przeciwnika
name-control = Kto kontroluje Gildie
name-neutral = Neutralni Tłumacze w Komnatach
name-yours = Co liczysz
scheme-colour-blue = Niebieska
scheme-colour-red = Czerwona
owner-you = ty
owner-it = przeciwnik

## Poza stołem

game-title = Mędrcy znad Południowego Tygrysu: przeciwnik
game-line = Masz pudełko: tu gra jego przeciwnik solo.
progress =
    { $left ->
        [-1] Kalif { $caliphs } z 4
        [one] Została 1 tura
        [few] Zostały { $left } tury
       *[many] Zostało { $left } tur
    }
progress-setup = Przygotowanie
setting-cards = Karty Planu
setting-cards-help = Kto odkrywa karty przeciwnika.
setting-cards-app = program
setting-cards-mine = ja, swoje

## Rodzaje odpowiedzi

kind-pass = Wróć
kind-step = Krok
kind-event = Zdarzenia
kind-correct = Poprawki
kind-scheme = Karta
kind-translator = Tłumacz
kind-language = Język
kind-owner = Kto
kind-guild = Gildia
kind-space = Pole
kind-number = Liczba
