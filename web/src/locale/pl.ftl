# Słowa samej strony. To, co należy do gry, jest w katalogu tej gry.

# Strona główna
claim = Wymagające gry planszowe przy jednym stole
new-game = Nowa gra
new-game-how = z botami, z przeciwnikiem solo z instrukcji, ze znajomymi przez link albo przy tym ekranie
new-game-how-here = z botami, z przeciwnikiem solo z instrukcji albo przy tym ekranie
my-games = Moje gry
my-games-wait = { $count ->
    [0] nigdzie nie jest twoja kolej
    [one] twoja kolej w 1 grze
    [few] twoja kolej w { $count } grach
   *[other] twoja kolej w { $count } grach
}
no-games = Nie masz jeszcze żadnej gry. Przygotuj stół powyżej albo otwórz zaproszenie od znajomych.
no-games-here = Nie masz jeszcze żadnej gry. Przygotuj stół powyżej: zostanie w tej przeglądarce.
more = Więcej
set-up = Przygotuj stół
first-game = Pierwsza gra
first-game-line = W pojedynkę z przeciwnikiem z instrukcji na najłatwiejszym poziomie, z objaśnieniami
first-game-bot = Z botem, z objaśnieniami
learn = Nauka
minutes = około { $low }–{ $high } min
players = { $low }–{ $high }
weight = Trudność
weight-of = Trudność { $n } na 5
replays = Powtórki
replays-line = Obejrzyj zakończone gry ruch po ruchu
no-replays = Tu znajdziesz zakończone gry i obejrzysz je ruch po ruchu.
score-pad = Notes punktacji
score-pad-line = Podlicz grę rozegraną na prawdziwym stole
real-table = Przy prawdziwym stole
rules-and-icons = Zasady i ikony
rules-and-icons-line = Szukaj we wszystkich grach słowem lub numerem
import-journal = Wczytaj zapis gry
import-journal-line = Wróć do gry zapisanej gdzie indziej (z jej zestawem elementów, jeśli go ma)
not-a-journal = { $file } nie jest zapisem gry Claytable. Wybierz plik pobrany z menu gry.
unofficial = Nieoficjalna implementacja. Gry i ich nazwy należą do wydawców.
reconstructed-note = Część drukowanych wartości odtworzyliśmy sami.
reconstructed-more = Skąd pochodzą nasze wartości
server-closed = Chwilowo zamknięte: { $notice }
privacy = Co o tobie przechowujemy
privacy-server = Na tym serwerze
privacy-tables = Stoły, które zakładasz lub do których dołączasz: gra, jej ustawienia, podane imię i każdy wybór z godziną.
privacy-cookie = Ciasteczko w twojej przeglądarce przechowuje długą losową liczbę, która daje ci twoje miejsca. Serwer przechowuje tylko jej odcisk.
privacy-settings-kept = Twoje ustawienia, dopóki masz na tym serwerze miejsce lub stół. Przeglądarka ma ich kopię.
privacy-no-account = Nie ma kont, adresów e-mail ani haseł. Adresów sieciowych nie przechowujemy: służą tylko do ograniczania liczby żądań jednego klienta.
privacy-who = Kto może to czytać
privacy-table-sees = Osoby przy twoim stole widzą twoje imię i to, co może widzieć ich miejsce.
privacy-links = Osoba z linkiem do oglądania widzi to, co mogą widzieć wszyscy, a po końcu gry całą grę.
privacy-runs = Osoba, która prowadzi ten serwer, może czytać wszystko, co na nim jest.
privacy-browser = W tej przeglądarce
privacy-settings = Twoje ustawienia i to, co już ci pokazano.
privacy-local = Gry, w które grasz tylko w tej przeglądarce: są tutaj i nigdzie indziej.
privacy-others = Inni
privacy-nobody-else = Nic nie trafia do nikogo innego: nie ma reklam i nikt nie liczy twoich wizyt.
privacy-delete = Jak to usunąć
privacy-expires = Stoły, przy których nikt od dawna nie grał, są usuwane; po jakim czasie, decyduje osoba prowadząca ten serwer. Lista twoich gier uprzedza o tym dużo wcześniej. Do tego czasu możesz grać dalej albo pobrać grę jako plik.
privacy-delete-how = Poproś osobę, która prowadzi ten serwer, i podaj stół oraz swoje miejsce. Może usunąć to, co o tobie przechowujemy. Twoje wybory przy stołach innych osób zostają, bez twojego imienia.
play = Graj
open = Otwórz
your-turn = twoja kolej
to-play = Teraz gra: { $name }
just-now = przed chwilą
last-move = ostatni ruch { $when }
made = przygotowano { $when }
unread = nowe ruchy
table-expires = zostanie usunięty { $date }
table-ends = Nikt od dawna tu nie grał, więc ten stół zostanie usunięty { $date }. Grę można pobrać jako plik z menu.
box-changes-much = Ten zestaw elementów dużo zmienia: boty, podpowiedzi i analiza znają tylko oryginał, a szans nikt nie zna.
bot-of = bot ({ $level })
seat-waits = wolne miejsce
around-screen = { $count ->
    [one] w pojedynkę
    [few] { $count } osoby przy tym ekranie
   *[other] { $count } osób przy tym ekranie
}
show-all = Pokaż wszystkie ({ $count })

# Skąd pochodzą wartości
known-why = Instrukcje nie podają każdej liczby i ikony z plansz, kart i kafelków. Poniżej widać, ile pozycji z naszych list elementów (kart, kafelków, pól) pochodzi z każdego źródła.
known-entries = Pozycje
known-pack = Jeśli masz grę, możesz poprawić to, co odtworzyliśmy. Wybierz zestaw elementów przy przygotowaniu stołu, a jego wartości zastąpią nasze.
origin-rulebook = Instrukcja
origin-rulebook-line = podane w instrukcji albo z niej wynikające
origin-public = Fakty publiczne
origin-public-line = na podstawie ogólnodostępnych publikacji o grze
origin-reconstructed = Odtworzone
origin-reconstructed-line = nasze własne wartości: zgadzają się z każdą zasadą i każdym przykładem z instrukcji, ale nie są wydrukowane
origin-partly = w tym z naszymi uzupełnieniami (dwie pierwsze kolumny)

# Przygotowanie stołu
who-plays = Kto gra?
seat-n = Miejsce { $n }
kind-here = przy tym ekranie
kind-friend = znajomy przez link
kind-bot = bot
kind-none = nikt
solo-opponent = przeciwnik solo
solo-line = Jedna osoba gra z przeciwnikiem solo z instrukcji.
friend-line = Gdy stół będzie gotowy, dostaniesz link do wysłania.
nobody-sits = Wybierz gracza na co najmniej jedno miejsce.
too-few-sit = Wybierz graczy na co najmniej { $least } miejsca.
name = Imię
name-your = Twoje imię
level = Poziom
level-random = losowy
level-strength = { $level } (Elo około { $elo })
level-novice = nowicjusz
level-apprentice = uczeń
level-builder = budowniczy
level-expert = ekspert
level-master = mistrz
variant = Wariant
who-starts = Kto zaczyna?
chance = losowo
time-limit = Czas na wybór
time-none = bez limitu
more-options = Więcej
seed = Ziarno losowości
seed-line = To samo ziarno daje to samo rozdanie. Wszyscy przy stole widzą, że zostało wybrane.
seed-wrong = Wpisz liczbę całkowitą, 0 lub większą.
pack = Zestaw elementów
pack-line = Plik TOML z wartościami wydrukowanymi w twoim egzemplarzu.
pack-none = Wybierz plik…
pack-away = Usuń plik
start = Rozpocznij grę
making = Przygotowywanie stołu…
try-again = Spróbuj ponownie
yes = tak
no = nie

# Dołączanie
join-title = Zaproszenie do gry: { $title }
join-line = Podaj imię, aby dołączyć. Konto nie jest potrzebne.
join-who = Przy stole
join-your-seat = twoje miejsce
sit-down = Dołącz do gry
join-used = To zaproszenie zostało już użyte albo cofnięte. Jeśli otwarto je na twoim urządzeniu, stół jest wśród twoich gier w tamtej przeglądarce; w przeciwnym razie poproś o nowy link.

# Zasady i ikony
which-game = Która gra?
all-games = Wszystkie gry
in-all-games = We wszystkich grach
icons = Ikony
no-icons = Brak pasujących ikon.

# Stół
menu = Menu
in-english = Gra { $game } nie ma jeszcze polskiej wersji, więc grasz po angielsku.
in-english-known = OK
cannot-draw = Nie można pokazać tego stołu: { $why }
plain-empty = brak
plain-no-board = Wszystko jest na stole pośrodku.
plain-no-shape = Ta gra nie opisuje swojego stołu. Możliwości są powyżej.
opening = Otwieranie stołu…
log = Dziennik
score = Punkty
rules = Zasady
seats = Miejsca
you = Ty
bot-plays = gra bot ({ $level })
bot-stands-in = bot ({ $level }) gra, dopóki ta osoba nie wróci
bot-answered = wybrał bot ({ $level })
seen-hand = te karty widział już ktoś inny: { $name }
seen-hand-of = Na miejscu gracza { $other } był wcześniej ktoś inny i zna to, co tam zakryte: { $name }.
time-left = zostało: { $time }
time-over = czas minął
printed-opponent = przeciwnik solo
seat-open = wolne
away = nie ma przy stole
asked = wybiera
first-player = pierwszy gracz
points = punkty
is-choosing = { $seat } wybiera.
hand-to = Przekaż ekran: { $name }
hand-to-line = To, co zaraz się pokaże, widzi tylko { $name }.
hand-taken = Graj jako { $name }
asked-now = Teraz decyduje: { $name }
choose-here = Wybierz tutaj.
undo-what = Cofnij: { $what }
took-back = { $seat } cofa: { $what }
took-back-answer = { $seat } cofa wybór.
log-rules = Odtąd gra toczy się według wersji zasad { $version }. Wcześniejszych wyborów nie można już cofnąć.
log-rules-lost = { $count ->
    [one] Ostatniego wyboru sprzed zmiany nie udało się zachować.
    [few] Ostatnich { $count } wyborów sprzed zmiany nie udało się zachować.
   *[other] Ostatnich { $count } wyborów sprzed zmiany nie udało się zachować.
}
log-unsaid = { $count ->
    [one] Jednego wpisu według starszych zasad nie można już tu pokazać.
    [few] { $count } wpisów według starszych zasad nie można już tu pokazać.
   *[other] { $count } wpisów według starszych zasad nie można już tu pokazać.
}
tutorial-enough = Zakończ samouczek
hint = Podpowiedź
hint-says = Bot wybrałby:
past = Stół po ruchu { $number }
past-sub = Oglądasz wcześniejszą pozycję.
back-to-now = Wróć do gry
travel = Pokaż stół po ruchu { $number }
whole-log = Cały dziennik
hint-gets = Daje: { $what }.
hint-pays = Kosztuje: { $what }.
hint-ahead = { $sure ->
    [certain] O { $points } pkt lepsze niż „{ $next }” (± { $error }).
    [likely] Pewnie o { $points } pkt lepsze niż „{ $next }” (± { $error }).
   *[even] Mniej więcej tak dobre jak „{ $next }”.
}
practise = Zadania
practise-line = Tury z innych gier, w których stracono dużo: znajdź lepszą
practise-this = Przećwicz tę turę
practise-task = Znajdź turę, która daje { $gain } pkt więcej.
practise-solved = Rozwiązane: najwyżej { $lost } pkt (± { $error }) za najlepszą znaną turą.
practise-lost = { $lost } pkt (± { $error }) za najlepszą znaną turą.
practise-best = Najlepsza znana tura:
practise-next = Następne zadanie
practise-count = Rozwiązane zadania w tej grze: { $n }
odds-open = Wszystko możliwe: za wcześnie, by coś powiedzieć.
odds-told = Wszyscy przy stole przeczytają, że to sprawdzasz.
seat-helped = Pomoc bota: { $how }
helped-hint = podpowiedź
helped-odds = szanse na wygraną
not-now = Nie teraz
rule-decision = Niejasne w instrukcji: { $doubt } Nasze rozstrzygnięcie: { $decision }
search-rules = Szukaj słowem lub numerem
rules-contents = Spis treści
rules-doubtful = Tylko to, co niejasne
rule-on-board = Zobacz na planszy: { $chapter }
rules-found = { $count ->
    [one] 1 zasada
    [few] { $count } zasady
   *[other] { $count } zasad
}
category = Kategoria
total = Razem
hidden = ukryte
score-now = Gdyby gra skończyła się teraz
final-score = Wynik końcowy
score-over-time = Punkty w trakcie gry
game-over = Gra zakończona
journal = Pobierz zapis gry
rematch = Rewanż
replay = Powtórka
replay-of = Powtórka: { $game }
replay-length = { $turns ->
    [one] 1 tura
    [few] { $turns } tury
   *[other] { $turns } tur
}, { $entries ->
    [one] 1 ruch
    [few] { $entries } ruchy
   *[other] { $entries } ruchów
}
replay-at = Tura { $turn } z { $turns }, ruch { $entry } z { $entries }
replay-at-setup = Przygotowanie, ruch { $entry } z { $entries }
replay-turn-of = Tura { $turn } z { $turns }
replay-entry-of = ruch { $entry } z { $entries }
replay-turn = Tura { $turn }
replay-turn-by = Tura { $turn }: { $name }
replay-setup = Przygotowanie
replay-ahead = Prowadzi { $name }
replay-slider = Miejsce w grze
replay-timeline = Oś czasu
replay-turns = Tury
replay-board = Plansza w tej chwili
replay-boards = Plansze graczy
replay-scores = Punkty na początku tej tury
replay-end = Jak się skończyło
replay-table = Przejdź do stołu
replay-eyes = Oczami gracza
replay-first = Na początek
replay-back = Ruch wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-on = Ruch dalej
replay-last = Na koniec
replay-speed = Tempo
replay-speed-slow = Wolno
replay-speed-normal = Zwykłe
replay-speed-fast = Szybko
replay-key-entry = ruch
replay-key-turn = tura
replay-key-play = odtwarzaj
analysis = Analiza
analysis-start = Analizuj
analysis-why = Ile była warta każda tura, według tego, co gracz mógł wiedzieć?
analysis-progress = Przeanalizowane tury: { $done } z { $total }
analysis-stop = Przerwij
analysis-go-on = Kontynuuj
analysis-odds = Szanse na wygraną
analysis-open = za wcześnie, by to ocenić
analysis-lost = Strata punktów: { $loss } (± { $error })
analysis-perhaps = Może strata punktów: { $loss } (± { $error }); za mało, by mieć pewność
analysis-best = Nic lepszego nie znaleziono.
analysis-better = Lepiej byłoby:
analysis-show = Pokaż na planszy
analysis-step-back = O jedną odpowiedź wstecz
analysis-step-on = O jedną odpowiedź dalej
analysis-try = Spróbuj od tego miejsca
analysis-mistake = Punkty stracone tutaj
analysis-average = { $mistakes ->
    [0] { $name }: średnia strata { $loss } pkt na turę, bez błędów
    [one] { $name }: średnia strata { $loss } pkt na turę, 1 błąd
    [few] { $name }: średnia strata { $loss } pkt na turę, { $mistakes } błędy
   *[many] { $name }: średnia strata { $loss } pkt na turę, { $mistakes } błędów
  }
analysis-decisive = Tury, które rozstrzygnęły grę
play-on = Graj dalej od tego miejsca
play-on-how = Nowa gra zaczyna się od ruchu { $entry }, a na pozostałych miejscach grają boty. Rozegrana gra się nie zmienia.
play-on-seat = Grasz jako
play-on-bots = Boty w miejsce ludzi
play-on-not = Po ostatnim ruchu nie ma już w co grać.
copy-link = Kopiuj link
copy-link-here = Ten link działa tylko w tej przeglądarce. Aby pokazać grę innym, wyślij im jej zapis.
open-journal = Otwórz zapis gry
played-on = dalszy ciąg innej gry od tury { $n }
finished-on = { $date }, { $turns ->
    [one] 1 tura
    [few] { $turns } tury
   *[other] { $turns } tur
}
end-board = Wróć do stołu
end-share = Udostępnij
end-share-how = Każda osoba z tym linkiem zobaczy, jak skończyła się gra, i jej powtórkę.
end-wins = { $count ->
    [one] { $name } wygrywa, punkty: { $total }
    [few] { $name } wspólnie wygrywają, punkty: { $total }
   *[other] { $name } wspólnie wygrywają, punkty: { $total }
}
end-wins-to = { $count ->
    [one] { $name } wygrywa { $total } do { $other }
    [few] { $name } wspólnie wygrywają, po { $total }
   *[other] { $name } wspólnie wygrywają, po { $total }
}
end-decided = Największa przewaga: { $what }.
end-points-for = Punkty za
end-ahead = przewaga
end-level = po równo
end-how = Przebieg gry
end-how-points = punkty, jakby gra wtedy się skończyła
end-chart = Punkty w kolejnych turach; Enter otwiera w tym miejscu powtórkę
end-lead = Kiedy zmieniało się prowadzenie
end-lead-at = { $turn ->
    [0] Przygotowanie: { $what }
   *[other] Tura { $turn }: { $what }
}
end-lead-first = { $name } prowadzi
end-lead-taken = { $name } przejmuje prowadzenie
end-lead-never = Nikt nigdy nie prowadził.
end-to = { $total } do { $other }
end-show = Pokaż
connection-lost = Połączenie przerwane. Claytable połączy się samo, a twoja gra jest bezpieczna.
server-gone = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
invite = Zaproś
share-watch = Link do oglądania
share-seat = Zaproszenie: { $name }
share-seat-how = Osoba, która otworzy ten link, zajmie to miejsce.
share-watch-how = Każda osoba z tym linkiem może oglądać grę.
share-scan = Wyślij go albo zeskanuj kod telefonem.
share-code = Link jako kod QR
share-link = Link
share-network = Dla wszystkich w tej samej sieci, na przykład w domowym Wi-Fi.
share-here = Ten link działa tylko na tym komputerze. Aby mogli dołączyć inni z twojej sieci, zatrzymaj serwer i uruchom go ponownie jednym z tych poleceń. Stół zostanie zachowany.
share-no-address = Ten link działa tylko na tym komputerze, bo nie ma on znanego adresu w sieci. Połącz go z siecią i otwórz to okno jeszcze raz.
copy = Kopiuj
copied = Skopiowano
copy-by-hand = Przeglądarka nie pozwoliła skopiować. Link jest zaznaczony: skopiuj go ręcznie.
take-back = Zwróć miejsce graczowi
let-bot-play = Niech gra bot
hand-over = Przekaż miejsce linkiem
keep-seat = Zostaję na swoim miejscu
vote-bot = Niech gra bot, dopóki ta osoba nie wróci
vote-later = Bot będzie mógł zagrać za: { $time }.
votes = { $count ->
    [one] 1 osoba chce, żeby zagrał bot.
    [few] { $count } osoby chcą, żeby zagrał bot.
   *[other] { $count } osób chce, żeby zagrał bot.
}
watching = { $count ->
    [one] ogląda 1 osoba
    [few] oglądają { $count } osoby
   *[other] ogląda { $count } osób
}
notify = Powiadom, gdy będzie moja kolej
notify-denied = Przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w jej ustawieniach. Potrzebne jest też HTTPS albo serwer na tym komputerze.
close = Zamknij
language = Język
theme = Motyw
light = Jasny
dark = Ciemny
front-door = Strona główna
nothing-here = Nie ma takiej strony
nothing-here-why = Link może być uszkodzony albo ten stół nie jest twój. Otwórz otrzymany link albo poproś o nowy.

# Notes punktacji
pad-wins = { $count ->
    [one] Wygrywa { $name } (wynik: { $points }).
    [few] Wspólnie wygrywają: { $name } (wynik: { $points }).
   *[other] Wspólnie wygrywają: { $name } (wynik: { $points }).
}
pad-points = { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[other] { $total } punktów
}
player-n = Gracz { $n }
bot-n = Bot { $n }
pad-players = Ile osób gra?
pad-solo = solo
pad-clear = Wyczyść notes
pad-away = Brak połączenia z serwerem. Wpisane liczby zostaną zachowane i zsumowane, gdy wróci.
pad-how = Wpisz to, co widzisz na stole. Możesz wpisywać sumy, na przykład 3+2+2.
pad-ties = Na wypadek remisu
pad-tie-shared = Pełny remis: zwycięstwo jest wspólne.
pad-tie-solo = Remis oznacza zwycięstwo przeciwnika solo.
pad-board = Co wydrukowano na twojej planszy
pad-board-line = Punkty Gildii podane na szaro to nasz domysł: wpisz te ze swojego egzemplarza. W grze we dwoje lub solo wpisz także Wpływy Figuranta.
pad-category-track = Tor punktacji
pad-view = Sposób wypełniania
pad-view-steps = Krok po kroku
pad-view-sheet = Cały arkusz
pad-view-result = Wynik
pad-step-of = { $n } z { $all }
pad-before = Wstecz
pad-keys = Klawisze z cyframi
pad-key-back = Usuń
pad-correct = Wybierz wiersz, aby go poprawić
pad-share = Udostępnij obrazek
pad-not-shared = Ta przeglądarka nie mogła utworzyć ani udostępnić obrazka.
pad-keep = Zachowaj wynik
pad-kept = Zachowano
pad-not-kept = Ta przeglądarka niczego nie zapisuje, więc wynik przepadnie, gdy opuścisz stronę.
pad-past = Poprzednie wyniki
pad-remove = Usuń wynik z dnia { $date }
pad-removed = Usunięto wynik.
pad-put-back = Przywróć

# Ikony
icon-die = Kość
icon-die-any = dowolna Kość
icon-die-coloured = kolorowa Kość
icon-die-gain = zyskaj Kość
icon-die-remove = usuń Kość
icon-die-swap = zamień Kość
icon-die-roll = rzut
icon-silver = Srebrnik
icon-gold = Złoto
icon-vp = Punkty Zwycięstwa
icon-worker = Robotnik
icon-card-draw = dobierz kartę
icon-card-discard = odrzuć kartę
icon-card-play = zagraj kartę
icon-hand = ręka
icon-majority = przewaga
icon-first-player = pierwszy gracz
icon-solo = przeciwnik solo
icon-lock = jeszcze niedostępne
icon-check = zrobione
icon-seat-1 = pierwsze miejsce
icon-seat-2 = drugie miejsce
icon-seat-3 = trzecie miejsce
icon-seat-4 = czwarte miejsce
icon-seat-0 = nikt, neutralne
icon-invent = Wymyślanie
icon-build = Budowanie
icon-test = Testowanie
icon-publish = Publikowanie
icon-die-test = Kość Testowania
icon-brighten = Oświeć Kość
icon-increase = zwiększ wartość dostępnej Kości
icon-study = Pracownia
icon-study-gain = zyskaj Kość do Pracowni
icon-inspired = Zainspirowane Kości
icon-determined = Zdeterminowane Kości
icon-ready = Gotowe Kości
icon-exhausted = Wyczerpane Kości
icon-influence = Wpływ
icon-influence-any = dowolny Wpływ
icon-influence-lose = utrać Wpływ
icon-influence-each = Wpływ w każdej Gildii
icon-guild = Gildia
icon-worker-return = odzyskaj Robotnika
icon-worker-unlock = odblokuj Robotnika
icon-envoy = Emisariusz
icon-tent = Namiot
icon-tent-raise = przesuń Namiot
icon-ship = Statek
icon-ship-move = porusz Statek
icon-camel = Wielbłąd
icon-camel-hired = Wynajęty Wielbłąd
icon-camel-unlock = odblokuj Wielbłąda
icon-royalties = awans na torze Tantiem
icon-royalties-gain = zyskaj Tantiemy
icon-income = Przychód
icon-research = Badanie
icon-research-ongoing = Badanie: efekt trwały
icon-research-tent = Badanie: efekt Namiotu
icon-research-now = Badanie: efekt natychmiastowy
icon-workshop = Warsztat
icon-workshop-tile = kafelek Warsztatu
icon-tile-collect = zbierz kafelek Warsztatu
icon-workshop-clear = przenieś Kości z Warsztatu do Wyczerpanych
icon-boost = zwiększ wartość Kości
icon-keep-dice = zachowaj Kości
icon-device-board = plansza Wynalazku
icon-device-card = karta Wynalazku
icon-invention-tile = kafelek Pomysłu
icon-match = dopasowane połówki
icon-tower = Wieża
icon-tower-progress = Postęp Wieży
icon-pass-tile = kafelek Pasowania
icon-goal = cel
icon-round-start = początek rundy
icon-round-end = koniec rundy
icon-scribe = Skryba
icon-chandler = Świecarz
icon-weaver = Tkacz
icon-tiler = Kaflarz
icon-blacksmith = Kowal
icon-carpenter = Stolarz
icon-craft-any = dowolny Rzemieślnik
icon-craft-pay = opłać Rzemieślnika
icon-craft-use = użyj Rzemieślnika
icon-refresh = odśwież Rzemieślnika
icon-refresh-all = odśwież wszystkich Rzemieślników
icon-raise = podnieś poziom Rzemieślnika
icon-travel = Podróż
icon-deliver = Dostarczenie
icon-translate = Tłumaczenie
icon-rest = Odpoczynek
icon-work = Praca
icon-recruit = Rekrutacja
icon-dispatch = Wysłanie
icon-employ = Zatrudnienie
icon-retire = Emerytura
icon-scroll = Zwój
icon-translator = Tłumacz
icon-room = Komnata
icon-caliph = karta Kalifa
icon-house-of-wisdom = Dom Mądrości
icon-map = Mapa
icon-neutral = Neutralny
icon-action-slot = slot akcji
icon-dice-sum = Suma Kości
icon-bag = Woreczek
icon-die-draw = dobierz Kość z Woreczka
icon-die-to-bag = Kość do Woreczka
icon-die-to-hand = Kość na rękę
icon-influence-scroll = Wpływ na Zwoju
icon-track-up = krok w górę toru
icon-swap = wymiana
icon-subject-mathematics = Matematyka
icon-subject-physics = Fizyka
icon-subject-chemistry = Chemia
icon-subject-philosophy = Filozofia
icon-subject-biology = Biologia
icon-subject-astronomy = Astronomia
icon-lang-arabic = arabski
icon-lang-persian = perski
icon-lang-syriac = syryjski
icon-lang-greek = grecki
icon-lang-hebrew = hebrajski
icon-lang-chinese = chiński
icon-lang-sanskrit = sanskryt
icon-district = Dzielnica
icon-project-tile = płytka Projektu
icon-building-1 = Budynek o rozmiarze 1
icon-building-2 = Budynek o rozmiarze 2
icon-building-3 = Budynek o rozmiarze 3
icon-house = Dom
icon-construct = Wzniesienie Budynku
icon-claim-marker = znacznik Własności
icon-garden = Ogród
icon-gardening = Ogrodnictwo
icon-water = Woda
icon-water-special = specjalna płytka Wody
icon-crate = Skrzynia
icon-crate-empty = pusta Skrzynia
icon-crate-refill = napełnij Skrzynię
icon-ship-tile = Statek
icon-harbormaster = płytka Kapitana Portu
icon-port = Port
icon-ziggurat = Zikkurat
icon-decree = Dekret
icon-urban-card = karta Zabudowy
icon-mastery = Mistrzostwo
icon-boundary = Granica na torze Mistrzostwa
icon-three-colours = Trzy różne kolory
icon-architect = Architekt
icon-assistant = Asystent
icon-barge = Barka
icon-action-tile = płytka Akcji
icon-time-track = tor Czasu
icon-property-cost = Koszt Nieruchomości
icon-king = Król
icon-interim-scoring = punktowanie Dzielnicy
icon-res-brown = brązowy Surowiec
icon-res-white = biały Surowiec
icon-res-yellow = żółty Surowiec
icon-res-blue = niebieski Surowiec
icon-res-green = zielony Surowiec

# Stoły w tej przeglądarce
engine-loading = Wczytywanie zasad: { $percent } %
engine-starting = Przygotowywanie zasad…
engine-failed = Nie udało się wczytać zasad. Spróbuj ponownie; jeśli to nie pomoże, ta przeglądarka może być za stara.
engine-offline = Nie ma połączenia, a w tej przeglądarce nie ma jeszcze zasad. Otwórz stronę raz, gdy będzie połączenie.
engine-crashed = Stół przestał działać i otwiera się ponownie. Każdy przyjęty wybór jest zapisany.
storage-full = W tej przeglądarce brakuje miejsca: ostatni wybór nie został zapisany. Pobierz zapis gry z menu, a potem zwolnij miejsce.
storage-refused = Ta przeglądarka niczego tu nie zapisuje (może to okno prywatne): po zamknięciu strony gry znikną. Pobierz zapis gry z menu.
storage-failed = Ta przeglądarka nie zapisała ostatniego wyboru. Pobierz zapis gry z menu, a potem otwórz stronę ponownie.
broken-table = Kopia tego stołu w przeglądarce jest uszkodzona. Nadal można pobrać zapis gry.
server-gone-here = Serwer nie odpowiada. Stoły przygotowane teraz zostaną w tej przeglądarce; później można je przenieść na serwer.
game-needs-server = Serwer nie odpowiada, a w tę grę gra się tylko tam.
carry-to-server = Graj dalej na serwerze
carry-here = Graj dalej w tej przeglądarce
remove-table = Usuń ten stół
remove-table-sure = Usunąć na zawsze?

rejected-late = Ktoś wybrał wcześniej, a gra toczy się już dalej.
rejected-not-yours = Teraz nie twoja kolej na wybór.
rejected-too-many = Za dużo wiadomości naraz. Poczekaj chwilę.
rejected-no-hint = Bot nie zdołał podać podpowiedzi. Spróbuj ponownie.
rejected-storage = Serwer nie mógł zapisać twojego wyboru. Gra jest bezpieczna. Spróbuj ponownie za chwilę.
rejected-elsewhere = Ten stół jest otwarty w innej karcie. Graj tam albo ją zamknij.

# Settings
settings = Ustawienia
settings-speed = Tury innych graczy
settings-speed-slow = Powoli
settings-speed-normal = Normalnie
settings-speed-instant = Od razu
settings-movement = Animacje
settings-movement-system = Jak w systemie
settings-movement-full = Włączone
settings-movement-none = Wyłączone
settings-textSize = Rozmiar tekstu
settings-textSize-normal = Zwykły
settings-textSize-large = Duży
settings-textSize-larger = Większy
settings-palette = Kolory
settings-palette-standard = Zwykłe
settings-palette-safe = Dla daltonistów
settings-confirm = Potwierdzaj każdy wybór.
settings-confirm-line = Pierwsze kliknięcie pokazuje skutek, drugie go wykonuje.
settings-atOnce = Graj od pierwszego dotknięcia.
settings-atOnce-line = Dotknięcie od razu wykonuje ruch, bez podglądu.
settings-marks = Zaznaczaj zmiany.
settings-marks-line = Czerwona kropla oznacza wszystko, co inni zmienili od twojej ostatniej tury.
settings-sound = Dźwięk.
settings-sound-line = Kilka krótkich dźwięków: twoja tura, pionek, rzut, koniec gry.
do-it = Zrób to

# The zoom, the keys, the table in words
zoom = Obejrzyj z bliska
zoom-ours = { $count ->
    [one] 1 z wartości jest nasza.
    [few] { $count } wartości są nasze.
   *[other] { $count } wartości jest naszych.
}
keys = Skróty klawiszowe
key-move = przejdź do następnej możliwości
key-choose = wybierz ją
key-zoom = obejrzyj z bliska, każdy symbol z nazwą
key-undo = cofnij ostatni wybór
key-hint = poproś bota o podpowiedź
key-rules = otwórz zasady
key-log = otwórz dziennik
key-text = przeczytaj cały stół jako tekst
key-why = pokaż, dlaczego nie, albo tę listę
key-back = zamknij to, co zasłania stół
keys-film = Gdy oglądasz turę
key-toggle = zatrzymaj albo odtwarzaj dalej
key-space = Spacja
in-words = Stół słowami
in-words-open = Możesz to wybrać.

# The deal
deal-fixed = Rozdanie było ustalone, zanim usiedliście do stołu.
deal-check = Sprawdź
deal-proved = Sprawdzone: karty i kości pochodzą z ziarna ustalonego na początku.
deal-broken = To nie jest rozdanie ustalone na początku. Powiedz o tym osobie, która prowadzi serwer.
deal-unsealed = Ktoś wybrał ziarno tego stołu, więc rozdanie niczego nie dowodzi.
deal-unknown = Przeglądarka sprawdza rozdania tylko przez HTTPS. Pobierz zapis gry i uruchom: claytable replay --verify

# Na telefonie

choices = Możliwości
choices-count = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[other] { $count } możliwości
}
choices-free = { $count ->
    [one] i { $count } darmowa akcja
    [few] i { $count } darmowe akcje
   *[other] i { $count } darmowych akcji
}
choice-of = { $n } z { $count }
choice-before = Poprzednia możliwość
choice-after = Następna możliwość
kind-free = Darmowe
you-pay = Płacisz
you-get = Zyskujesz
happens = Efekt
next = Potem
next-reveals = To zależy od losu albo odkryje coś ukrytego.
next-ends = Twoja tura się kończy.
closes = Potem nie będzie już możliwe: { $what }.
back = Wróć
sections = Części stołu
sheet-closed = Otwórz listę możliwości
sheet-half = Powiększ listę możliwości
sheet-full = Zamknij listę możliwości
board-of = Plansza gracza { $name }
log-and-more = Dziennik, punktacja i zasady
part-open = { $count ->
    [one] 1 możliwość.
    [few] { $count } możliwości.
   *[other] { $count } możliwości.
}

# Oglądanie innych
watch-turn-of = Tura: { $name }
watch-strip = Tura krok po kroku: { $name }
watch-step = Krok { $n } z { $count }.
watch-why = Skutek tego: { $line }
watch-next-you = Potem twoja tura.
watch-next = Potem { $name }.
watch-then = Potem
watch-you = Twoja tura
watch-waiting = { $count ->
    [one] Jeszcze 1 tura
    [few] Jeszcze { $count } tury
   *[many] Jeszcze { $count } tur
}
watch-skip = Przejdź do tej tury
watch-controls = Oglądanie
watch-play = Odtwarzaj
watch-pause = Pauza
watch-back = Krok wstecz
watch-forward = Krok dalej
watch-again = Pokaż jeszcze raz
watch-what-happened = Pokaż, co się stało
watch-last-again = Pokaż ostatnie tury jeszcze raz
watch-to-my-turn = Przejdź do mojej tury
watch-to-now = Przejdź do stołu teraz
watch-board-of = Plansza: { $name }
watch-thinks = { $name } ({ $level }) myśli
watch-seconds = już { $n } s
watch-since = Od twojej ostatniej tury
watch-for-you = Dla ciebie
watch-closed = { $more ->
    [0] Nie możesz już wybrać: { $what }.
   *[other] Nie możesz już wybrać: { $what }; i jeszcze { $more }.
}
watch-opened = { $more ->
    [0] Możesz teraz wybrać: { $what }.
   *[other] Możesz teraz wybrać: { $what }; i jeszcze { $more }.
}
watch-got-it = Jasne
