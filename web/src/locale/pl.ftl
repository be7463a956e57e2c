# Słowa samej strony. To, co należy do gry, jest w katalogu tej gry.

# Strona główna
claim = Wymagające gry planszowe przy jednym stole
new-game = Nowa gra
new-game-how = z botami, z drukowanym przeciwnikiem solo, ze znajomymi przez link albo przy tym ekranie
new-game-how-here = z botami, z drukowanym przeciwnikiem solo albo przy tym ekranie
my-games = Moje gry
my-games-wait = { $count ->
    [0] żadna nie czeka na ciebie
    [one] jedna czeka na ciebie
    [few] { $count } czekają na ciebie
   *[other] { $count } czeka na ciebie
}
no-games = Jeszcze żadnej. Przygotuj stół powyżej albo otwórz link od znajomych.
no-games-here = Jeszcze żadnej. Przygotuj stół powyżej: zostanie w tej przeglądarce.
more = Więcej
set-up = Przygotuj stół
first-game = Pierwsza gra
first-game-line = Samotnie z drukowanym przeciwnikiem na najłatwiejszym poziomie, z objaśnieniami
first-game-bot = Z botem, z objaśnieniami
minutes = około { $low }–{ $high } min
players = { $low }–{ $high }
weight = Trudność
weight-of = Trudność { $n } na 5
replays = Powtórki
replays-line = Obejrzyj zakończone gry ruch po ruchu
no-replays = Tu trafiają zakończone gry, by można je było obejrzeć ruch po ruchu.
score-pad = Notes punktacji
score-pad-line = Podlicz grę rozegraną na prawdziwym stole
rules-and-icons = Zasady i ikony
rules-and-icons-line = Szukaj we wszystkich grach słowem lub numerem
import-journal = Wczytaj dziennik
import-journal-line = Graj dalej od gry zapisanej gdzie indziej (razem z jej zestawem, jeśli go ma)
not-a-journal = { $file } nie jest dziennikiem: to powinien być plik pobrany z menu stołu.
unofficial = Nieoficjalna implementacja. Gry i ich nazwy należą do wydawców.
reconstructed-note = Część drukowanych wartości odtworzyliśmy sami.
reconstructed-more = Co wiemy, a czego nie
server-closed = Chwilowo zamknięte: { $notice }
privacy = Co o tobie przechowujemy
privacy-server = Na tym serwerze
privacy-tables = Stoły, które zakładasz lub przy których siedzisz: gra, jej ustawienia, podane imię i każda odpowiedź z godziną.
privacy-cookie = Twoja przeglądarka ma ciasteczko z długą losową liczbą. Należą do niej twoje miejsca. Serwer przechowuje tylko jej odcisk.
privacy-settings-kept = Twoje ustawienia, dopóki masz na tym serwerze miejsce lub stół. Przeglądarka ma ich kopię.
privacy-no-account = Nie ma kont, adresów e-mail ani haseł. Adresów sieciowych nie przechowujemy: służą tylko do liczenia, o ile prosi jeden klient.
privacy-who = Kto może to czytać
privacy-table-sees = Osoby przy twoim stole widzą twoje imię i to, co może widzieć ich miejsce.
privacy-links = Kto ma link do oglądania, widzi to, co mogą widzieć wszyscy, a po końcu gry wszystko.
privacy-runs = Kto prowadzi ten serwer, może czytać wszystko, co na nim jest.
privacy-browser = W tej przeglądarce
privacy-settings = Twoje ustawienia i to, co już ci pokazano.
privacy-local = Stoły, przy których grasz tylko w tej przeglądarce: są tutaj i nigdzie indziej.
privacy-others = Ktokolwiek inny
privacy-nobody-else = Nic nie trafia do nikogo innego: nie ma reklam i nikt nie liczy twoich wizyt.
privacy-delete = Jak to usunąć
privacy-expires = Stoły, przy których nikt od dawna nie grał, są usuwane; jak długo czekają, wybiera osoba prowadząca ten serwer. Lista twoich gier uprzedza o tym dużo wcześniej. Do tego czasu możesz grać dalej albo zapisać grę w pliku.
privacy-delete-how = Poproś osobę, która prowadzi ten serwer, i podaj stół oraz swoje miejsce: może usunąć to, co o tobie przechowujemy. Odpowiedzi przy stołach innych zostają, bez twojego imienia.
play = Graj
open = Otwórz
your-turn = twoja kolej
to-play = Kolej: { $name }
just-now = przed chwilą
last-move = ostatni ruch { $when }
made = utworzono { $when }
unread = nowe ruchy
table-expires = zostanie usunięty { $date }
table-ends = Nikt od dawna tu nie grał: ten stół zostanie usunięty { $date }. Menu zapisuje grę w pliku.
bot-of = bot ({ $level })
seat-waits = wolne miejsce
around-screen = { $count ->
    [one] w pojedynkę
    [few] { $count } osoby przy tym ekranie
   *[other] { $count } osób przy tym ekranie
}
show-all = Pokaż wszystkie ({ $count })

# Skąd pochodzą wartości
known-why = Instrukcje nie podają każdej liczby i ikony z plansz, kart i kafelków. Oto ile pozycji naszych list elementów (karta, kafelek, pole) pochodzi z którego źródła.
known-entries = Pozycje
known-pack = Jeśli masz grę, możesz poprawić to, co odtworzyliśmy: zestaw elementów, wybierany przy przygotowaniu stołu, zastępuje nasze wartości twoimi.
origin-rulebook = Instrukcja
origin-rulebook-line = podane w instrukcji albo z niej wynikające
origin-public = Fakty publiczne
origin-public-line = wzięte z tego, co o grze jawnie opublikowano
origin-reconstructed = Odtworzone
origin-reconstructed-line = nasze własne wartości; zgadzają się z każdą zasadą i każdym przykładem instrukcji, ale nie są tym, co wydrukowano
origin-partly = z dwóch pierwszych: z pojedynczymi naszymi wartościami

# Przygotowanie stołu
who-plays = Kto gra?
seat-n = Miejsce { $n }
kind-here = przy tym ekranie
kind-friend = znajomy przez link
kind-bot = bot
kind-none = nikt
solo-opponent = przeciwnik solo
solo-line = Jedna osoba gra z przeciwnikiem z instrukcji.
friend-line = Gdy stół będzie gotowy, dostaniesz link do wysłania.
nobody-sits = Ktoś musi usiąść: wybierz, kto gra przynajmniej na jednym miejscu.
too-few-sit = Graczy musi być co najmniej { $least }: wybierz, kto gra.
name = Imię
name-your = Twoje imię
level = Poziom
level-random = losowy
level-novice = nowicjusz
level-apprentice = uczeń
level-builder = budowniczy
level-expert = ekspert
level-master = mistrz
variant = Wariant
who-starts = Kto zaczyna?
chance = decyduje los
time-limit = Czas na odpowiedź
time-none = bez limitu
more-options = Więcej
seed = Ziarno losowości
seed-line = To samo ziarno daje to samo rozdanie. Wszyscy przy stole dowiedzą się, że zostało wybrane.
seed-wrong = Ziarno to liczba całkowita, nie mniejsza niż 0.
pack = Zestaw elementów
pack-line = Plik (TOML) z wartościami wydrukowanymi w twoim egzemplarzu.
pack-none = Wybierz plik …
pack-away = Usuń plik
start = Do stołu
making = Stół jest przygotowywany …
try-again = Spróbuj ponownie
yes = tak
no = nie

# Dołączanie
join-title = Zaproszenie do gry: { $title }
join-line = Wystarczy twoje imię.
join-who = Kto tam siedzi
join-your-seat = twoje miejsce
sit-down = Usiądź
join-used = To zaproszenie zostało już użyte albo cofnięte. Jeśli użyto go u ciebie, stół jest wśród twoich gier na stronie głównej tamtej przeglądarki; w przeciwnym razie poproś o nowy link.

# Zasady i ikony
which-game = Która gra?
all-games = Wszystkie gry
in-all-games = We wszystkich grach
icons = Ikony
no-icons = Żadna ikona nie ma takiej nazwy.

# Stół
menu = Menu
in-english = Gra { $game } nie ma jeszcze polskich słów: gramy po angielsku.
in-english-known = Dobrze
cannot-draw = Nie można narysować tego stołu: { $why }
plain-empty = brak
plain-no-board = Wszystko leży na stole pośrodku.
plain-no-shape = Ta gra nie mówi, co leży na stole. Odpowiedzi są powyżej.
opening = Stół jest otwierany …
log = Dziennik
score = Punkty
rules = Zasady
seats = Miejsca
you = Ty
bot-plays = gra bot ({ $level })
bot-stands-in = bot ({ $level }) gra, dopóki ta osoba nie wróci
bot-answered = odpowiedział bot ({ $level })
seen-hand = te karty widział już ktoś inny: { $name }
seen-hand-of = Na miejscu gracza { $other } był wcześniej ktoś inny i zna to, co tam zakryte: { $name }.
time-left = zostało: { $time }
time-over = czas minął
printed-opponent = drukowany przeciwnik
seat-open = wolne
away = poza stołem
asked = myśli
first-player = pierwszy gracz
points = punkty
is-choosing = { $seat } wybiera.
hand-to = Przekaż ekran: { $name }
hand-to-line = To, co zaraz się pokaże, widzi tylko { $name }.
hand-taken = To ja, { $name }
asked-now = Teraz pytanie do: { $name }
choose-here = Wybierz tutaj.
undo-what = Cofnij: { $what }
took-back = { $seat } cofa: { $what }
took-back-answer = { $seat } cofa odpowiedź.
log-rules = Odtąd przy tym stole obowiązuje wersja zasad { $version }. Wcześniejszych odpowiedzi nie można już cofnąć.
log-rules-lost = { $count ->
    [one] Ostatniej odpowiedzi sprzed zmiany nie udało się zachować.
    [few] Ostatnich { $count } odpowiedzi sprzed zmiany nie udało się zachować.
   *[other] Ostatnich { $count } odpowiedzi sprzed zmiany nie udało się zachować.
}
log-unsaid = { $count ->
    [one] Jednego wpisu według starszych zasad nie można już tu pokazać.
    [few] { $count } wpisów według starszych zasad nie można już tu pokazać.
   *[other] { $count } wpisów według starszych zasad nie można już tu pokazać.
}
tutorial-enough = Już wiem
hint = Podpowiedź
hint-says = Bot wybrałby: { $what }{ $ahead ->
    [0] , choć inne możliwości są prawie równie dobre
    [one] , o jeden punkt lepiej niż następna możliwość
    [few] , o { $ahead } punkty lepiej niż następna możliwość
   *[other] , o { $ahead } punktów lepiej niż następna możliwość
}.
hint-then = Potem: { $what }.
past = Stół przy wpisie { $number }
past-sub = Tak wyglądał wtedy.
back-to-now = Powrót do teraz
travel = Stół przy wpisie { $number }
whole-log = Cały dziennik
not-now = Nie teraz
rule-decision = Wątpliwość: { $doubt } Tutaj: { $decision }
search-rules = Szukaj słowem lub numerem
rules-found = { $count ->
    [one] jedna zasada
    [few] { $count } zasady
   *[other] { $count } zasad
}
category = Kategoria
total = Razem
hidden = ukryte
score-now = Gdyby gra skończyła się teraz
final-score = Wynik końcowy
score-over-time = Punkty w czasie
game-over = Gra zakończona
journal = Zapis gry
rematch = Rewanż
replay = Powtórka
replay-of = Powtórka: { $game }
replay-length = { $turns ->
    [one] 1 tura
    [few] { $turns } tury
   *[other] { $turns } tur
}, { $entries ->
    [one] 1 wpis
    [few] { $entries } wpisy
   *[other] { $entries } wpisów
}
replay-at = Tura { $turn } z { $turns }, wpis { $entry } z { $entries }
replay-at-setup = Przygotowanie, wpis { $entry } z { $entries }
replay-turn-of = Tura { $turn } z { $turns }
replay-entry-of = wpis { $entry } z { $entries }
replay-turn = Tura { $turn }
replay-turn-by = Tura { $turn }: { $name }
replay-setup = Przygotowanie
replay-ahead = Prowadzi { $name }
replay-slider = Chwila gry
replay-timeline = Oś czasu
replay-turns = Tury
replay-board = Plansza w tej chwili
replay-boards = Plansze graczy
replay-scores = Punkty na początku tej tury
replay-end = Jak się skończyło
replay-table = Do stołu
replay-eyes = Oczami gracza
replay-first = Na początek
replay-back = Wpis wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-on = Wpis dalej
replay-last = Na koniec
replay-speed = Tempo
replay-speed-slow = Wolno
replay-speed-normal = Zwykłe
replay-speed-fast = Szybko
replay-key-entry = wpis
replay-key-turn = tura
replay-key-play = odtwarzaj
analysis = Analiza
analysis-start = Analizuj
analysis-why = Ile była warta każda tura, według tego, co gracz mógł wiedzieć?
analysis-progress = Przeanalizowane tury: { $done } z { $total }
analysis-stop = Przerwij
analysis-go-on = Kontynuuj
analysis-odds = Szanse na wygraną
analysis-open = otwarte, za wcześnie, by coś powiedzieć
analysis-lost = Strata punktów: { $loss } (± { $error })
analysis-perhaps = Może strata punktów: { $loss } (± { $error }); za mało, by mieć pewność
analysis-best = Nic lepszego nie znaleziono.
analysis-better = Lepiej byłoby:
analysis-try = Spróbuj stąd
analysis-mistake = Punkty stracone tutaj
analysis-average = { $mistakes ->
    [0] { $name }: średnia strata { $loss } pkt na turę, bez błędów
    [one] { $name }: średnia strata { $loss } pkt na turę, jeden błąd
    [few] { $name }: średnia strata { $loss } pkt na turę, { $mistakes } błędy
   *[many] { $name }: średnia strata { $loss } pkt na turę, { $mistakes } błędów
  }
analysis-decisive = Tury, które rozstrzygnęły grę
play-on = Graj dalej stąd
play-on-how = Nowy stół zaczyna się od wpisu { $entry }, a na pozostałych miejscach grają boty. Rozegrana gra zostaje taka, jaka jest.
play-on-seat = Grasz jako
play-on-bots = W miejsce ludzi
play-on-not = Po ostatnim wpisie nie ma już w co grać.
copy-link = Kopiuj link
copy-link-here = Ten link działa tylko w tej przeglądarce. Aby pokazać grę innym, wyślij im jej zapis.
open-journal = Otwórz plik z zapisem gry
played-on = dalszy ciąg innej gry od wpisu { $n }
finished-on = { $date }, { $turns ->
    [one] 1 tura
    [few] { $turns } tury
   *[other] { $turns } tur
}
end-board = Wróć do stołu
end-share = Udostępnij
end-share-how = Kto otworzy ten link, zobaczy, jak skończyła się gra, i jej powtórkę.
end-wins = { $count ->
    [one] { $name } wygrywa, punkty: { $total }
    [few] { $name } wygrywają razem, punkty: { $total }
   *[other] { $name } wygrywają razem, punkty: { $total }
}
end-wins-to = { $count ->
    [one] { $name } wygrywa { $total } do { $other }
    [few] { $name } wygrywają razem, po { $total }
   *[other] { $name } wygrywają razem, po { $total }
}
end-decided = Największa przewaga: { $what }.
end-points-for = Punkty za
end-ahead = przewaga
end-level = po równo
end-how = Przebieg gry
end-how-points = punkty, jakby gra wtedy się skończyła
end-chart = Punkty w kolejnych turach; Enter otwiera tam powtórkę
end-lead = Kiedy zmieniało się prowadzenie
end-lead-first = { $name } prowadzi
end-lead-taken = { $name } przejmuje prowadzenie
end-lead-never = Nikt nigdy nie prowadził.
end-to = { $total } do { $other }
end-show = Pokaż
connection-lost = Połączenie przerwane. Stół wróci sam; nic nie przepadło.
server-gone = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
invite = Zaproś
share-watch = Link do oglądania
share-seat = Zaproszenie: { $name }
share-seat-how = Kto otworzy ten link, zajmie to miejsce.
share-watch-how = Kto otworzy ten link, będzie oglądać grę.
share-scan = Wyślij go albo daj kod do zeskanowania telefonem.
share-code = Link jako kod QR
share-link = Link
share-network = Dla wszystkich w tej samej sieci, na przykład w domowym Wi-Fi.
share-here = Ten link działa tylko na tym komputerze. Aby mogli dołączyć inni z twojej sieci, zatrzymaj serwer i uruchom go ponownie jednym z tych poleceń. Stół zostanie taki, jaki jest.
share-no-address = Ten link działa tylko na tym komputerze: nie widać jego adresu w żadnej sieci. Połącz go z siecią i otwórz to okno jeszcze raz.
copy = Kopiuj
copied = Skopiowano
copy-by-hand = Przeglądarka nie pozwoliła skopiować. Link jest zaznaczony: skopiuj go ręcznie.
take-back = Znów gra człowiek
let-bot-play = Niech gra bot
hand-over = Przekaż przez link
keep-seat = Zostaję na swoim miejscu
vote-bot = Niech odpowiada bot, dopóki ta osoba nie wróci
vote-later = Odpowiedź bota będzie możliwa za: { $time }.
votes = { $count ->
    [one] Jedna osoba chce, żeby odpowiedział bot.
    [few] { $count } osoby chcą, żeby odpowiedział bot.
   *[other] { $count } osób chce, żeby odpowiedział bot.
}
watching = { $count ->
    [one] ogląda jedna osoba
    [few] oglądają { $count } osoby
   *[other] ogląda { $count } osób
}
notify = Powiadom, gdy będzie moja kolej
notify-denied = Ta przeglądarka nie pozwala stronie powiadamiać: zezwól na powiadomienia w jej ustawieniach. Wymagają też HTTPS lub tego samego komputera.
close = Zamknij
language = Język
theme = Motyw
light = Jasny
dark = Ciemny
front-door = Na stronę główną
nothing-here = Tu nic nie ma
nothing-here-why = Link jest uszkodzony albo stół nie jest twój. Otwórz link, który ci wysłano, albo poproś o nowy.

# Notes punktacji
pad-wins = { $count ->
    [one] Wygrywa { $name }: { $points }.
    [few] Wspólnie wygrywają { $name }: { $points }.
   *[other] Wspólnie wygrywają { $name }: { $points }.
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
pad-away = Brak połączenia z serwerem: wpisane liczby zostaną zachowane i zsumowane, gdy wróci.
pad-how = Wpisz to, co leży na stole. Liczby można dodawać: 3+2+2.
pad-ties = Na wypadek remisu
pad-tie-shared = Pełny remis: zwycięstwo jest wspólne.
pad-tie-solo = Remis oznacza zwycięstwo przeciwnika solo.
pad-board = Co wydrukowano na twojej planszy
pad-board-line = Punkty Gildii podane na szaro to nasz domysł: wpisz te ze swojego egzemplarza. W grze we dwoje lub solo także Wpływy Figuranta.
pad-category-track = Tor punktacji

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
icon-increase = zwiększ dostępną Kość
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
icon-workshop-clear = usuń Kości z Warsztatu
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
icon-craft-use = użyty Rzemieślnik
icon-refresh = odśwież Rzemieślnika
icon-refresh-all = odśwież wszystkich Rzemieślników
icon-raise = podnieś Rzemieślnika
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
icon-property-cost = koszt Własności
icon-king = Król
icon-interim-scoring = punktowanie Dzielnicy
icon-res-brown = brązowy Surowiec
icon-res-white = biały Surowiec
icon-res-yellow = żółty Surowiec
icon-res-blue = niebieski Surowiec
icon-res-green = zielony Surowiec

# Stoły w tej przeglądarce
engine-loading = Zasady się wczytują: { $percent } %
engine-starting = Zasady się przygotowują …
engine-failed = Nie udało się wczytać zasad. Spróbuj ponownie; jeśli to nie pomoże, ta przeglądarka może być za stara.
engine-offline = Nie ma połączenia, a ta przeglądarka nie ma jeszcze zasad. Otwórz stronę raz z połączeniem.
engine-crashed = Stół przestał działać i jest otwierany ponownie. Każda przyjęta odpowiedź jest zapisana.
storage-full = W tej przeglądarce brakuje miejsca: ostatnia odpowiedź nie została zapisana. Zachowaj zapis gry z menu, a potem zwolnij miejsce.
storage-refused = Ta przeglądarka niczego tu nie zapisuje (może to okno prywatne): po zamknięciu strony gry znikną. Zachowaj zapis gry z menu.
storage-failed = Ta przeglądarka nie zapisała ostatniej odpowiedzi. Zachowaj zapis gry z menu, a potem otwórz stronę ponownie.
broken-table = Zapisu tego stołu nie da się odczytać do końca. Zapis gry nadal można zachować.
server-gone-here = Serwer nie odpowiada. Stoły przygotowane teraz zostaną w tej przeglądarce; później można je przenieść na serwer.
game-needs-server = Serwer nie odpowiada, a w tę grę gra się tylko tam.
carry-to-server = Graj dalej na serwerze
carry-here = Graj dalej w tej przeglądarce
remove-table = Usuń ten stół
remove-table-sure = Usunąć na zawsze?

rejected-late = Ktoś odpowiedział wcześniej; stół poszedł dalej.
rejected-not-yours = Pytanie nie jest skierowane do Ciebie.
rejected-too-many = Za dużo wiadomości naraz; poczekaj chwilę.
rejected-no-hint = Bot, który miał dać podpowiedź, zawiódł. Poproś jeszcze raz.
rejected-storage = Serwer nie może teraz zapisywać. Nic nie zginęło; spróbuj za chwilę.
rejected-elsewhere = Ten stół jest otwarty w innej karcie: graj tam albo ją zamknij.

# Settings
settings = Ustawienia
settings-speed = Ruchy innych
settings-speed-slow = Powoli
settings-speed-normal = Normalnie
settings-speed-instant = Od razu
settings-movement = Animacje
settings-movement-system = Jak w systemie
settings-movement-full = Włączone
settings-movement-none = Wyłączone
settings-textSize = Tekst
settings-textSize-normal = Zwykły
settings-textSize-large = Duży
settings-textSize-larger = Większy
settings-palette = Kolory
settings-palette-standard = Zwykłe
settings-palette-safe = Dla daltonistów
settings-confirm = Pytaj przed każdą odpowiedzią.
settings-confirm-line = Pierwsze kliknięcie pokazuje skutek, drugie go wykonuje.
settings-atOnce = Na dotyk graj od razu.
settings-atOnce-line = Dotknięcie od razu gra, bez podglądu.
settings-marks = Zaznaczaj zmiany.
settings-marks-line = Czerwona kropla na wszystkim, co inni zmienili od twojej ostatniej tury.
settings-sound = Dźwięk.
settings-sound-line = Kilka krótkich dźwięków: twoja tura, pionek, rzut, koniec gry.
do-it = Zrób to

# The zoom, the keys, the table in words
zoom = Przyjrzyj się
zoom-ours = { $count ->
    [one] Jedna z wartości jest nasza.
    [few] { $count } wartości są nasze.
   *[other] { $count } wartości jest naszych.
}
keys = Klawisze
key-move = przejdź do następnej rzeczy do wyboru
key-choose = wybierz ją
key-zoom = przyjrzyj się jej: każdy symbol z nazwą
key-undo = cofnij ostatnią odpowiedź
key-hint = poproś bota o podpowiedź
key-rules = otwórz zasady
key-log = otwórz dziennik
key-text = przeczytaj cały stół jako tekst
key-why = dlaczego nie; gdy nie ma czego wyjaśniać, ta lista
key-back = zamknij to, co leży na stole
keys-film = Gdy oglądasz turę
key-toggle = zatrzymaj albo odtwarzaj dalej
key-space = Spacja
in-words = Stół słowami
in-words-open = Możesz to wybrać.

# The deal
deal-fixed = Rozdanie było ustalone, zanim usiedliście do stołu.
deal-check = Sprawdź
deal-proved = Sprawdzone: karty i kości pochodzą z ziarna ustalonego na początku.
deal-broken = To nie jest rozdanie ustalone na początku. Powiedz o tym temu, kto prowadzi serwer.
deal-unsealed = Ktoś wybrał ziarno tego stołu, więc rozdanie niczego nie dowodzi.
deal-unknown = Przeglądarka sprawdza rozdania tylko przez https. Pobierz dziennik i uruchom: claytable replay --verify

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
next-reveals = Zdecyduje los albo coś zostanie odkryte.
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
    [one] Można tu wybrać jedną rzecz.
    [few] Można tu wybrać { $count } rzeczy.
   *[other] Można tu wybrać { $count } rzeczy.
}

# Oglądanie innych
watch-turn-of = Tura: { $name }
watch-strip = Tura krok po kroku: { $name }
watch-step = Krok { $n } z { $count }.
watch-next-you = Potem Twoja tura.
watch-next = Potem { $name }.
watch-then = Potem
watch-you = Twoja tura
watch-waiting = { $count ->
    [one] Czeka jedna tura
    [few] Czekają { $count } tury
   *[many] Czeka { $count } tur
}
watch-skip = Przejdź do tej tury
watch-controls = Oglądanie
watch-play = Odtwarzaj
watch-pause = Pauza
watch-back = Krok wstecz
watch-forward = Krok dalej
watch-again = Pokaż znowu
watch-what-happened = Pokaż, co się stało
watch-last-again = Ostatnie tury znowu
watch-to-my-turn = Do mojej tury
watch-to-now = Do stołu teraz
watch-board-of = Plansza: { $name }
watch-thinks = { $name } ({ $level }) myśli
watch-seconds = już { $n } s
watch-since = Od Twojej ostatniej tury
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
