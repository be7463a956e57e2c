help = numer lub nazwa · ? dlaczego nie · h podpowiedź · u cofnij · r zasady · t stół · b plansza · l dziennik · p punkty · s zapisz · q zakończ
practise-task = Znajdź turę, która daje { $gain } pkt więcej.
practise-how = Zadanie otwiera jego numer: { $command }
practise-solved = Rozwiązane: najwyżej { $lost } pkt (± { $error }) za najlepszą znaną turą.
practise-lost = { $lost } pkt (± { $error }) za najlepszą znaną turą.
practise-best = Najlepsza znana tura:
hint-then = potem: { $what }
points =
    { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
hint-gets = daje: { $what }
hint-pays = kosztuje: { $what }
hint-ahead =
    { $sure ->
        [certain] o { $points } pkt lepsze niż „{ $next }” (± { $error })
        [likely] pewnie lepsze niż „{ $next }”: o { $points } pkt (± { $error })
       *[even] mniej więcej tak dobre jak „{ $next }”
    }
asks = { $seat }: { $question }
winner = Zwycięża { $seat }.
scores-final = Wynik końcowy
scores-now = Wynik, gdyby gra skończyła się teraz
total = Razem
ambiguous = Pasuje więcej niż jedna możliwość:
unknown-answer = Żadna możliwość nie pasuje do „{ $typed }”. Wpisz numer od 1 do { $last } albo część nazwy; „? { $typed }” pokaże, dlaczego nie.
allowed = Możesz to teraz wybrać: { $option }
why-not-none = Nic w tej grze nie pasuje do „{ $typed }”.
why-not-nothing = Nic nie jest tu wykluczone: wszystkie możliwości są na liście.
why-not-all = Teraz niemożliwe:
why-not-more =
    { $count ->
        [one] I jeszcze jedna. Zawęź: ? i słowo.
        [few] I jeszcze { $count }. Zawęź: ? i słowo.
       *[many] I jeszcze { $count }. Zawęź: ? i słowo.
    }
why-not-silent = { $option }: to nie należy do bieżącej decyzji.
undone = Cofnięto.
undo-nothing = Nie masz czego cofnąć.
undo-revealed = Nie można tego cofnąć: coś zostało odkryte albo odpowiedział już inny gracz.
rules-ask = Szukaj w zasadach (słowa lub numer): r SZUKANE
rules-none = Żadna zasada nie pasuje do „{ $search }”.
rules-decision = Niejasne w instrukcji: { $doubt } Nasze rozstrzygnięcie: { $decision }
saved = Zapisano: { $file }
save-failed = Nie udało się zapisać gry: { $reason }
resume-hint = Aby później wrócić do gry, uruchom: { $command }
pass-screen = Kolej gracza: { $seat }. Przekaż ekran i naciśnij Enter.
resumed = Wznawianie gry z pliku { $file }
reconstructed = { $ours } z { $total } drukowanych wartości odtworzyliśmy sami i mogą się różnić od twojego egzemplarza. Więcej: „claytable provenance”.
at-the-real-table = Przy prawdziwym stole:
no-bots = Przy prawdziwym stole planszę widzą tylko ludzie: nie ma podpowiedzi.
which-game = W co gramy? (numer lub nazwa)
in-english = Gra { $game } nie ma jeszcze polskiej wersji, więc grasz po angielsku.
learn-how = Otwórz rozdział, podając jego numer lub nazwę: { $command }
learn-help = numer/nazwa · ? zasady · s pokaż · q koniec
learn-other = { $option }: wolno, ale nie o tym jest ten rozdział. Stałoby się to:
learn-asks = { $option }: wolno, ale nie o tym jest ten rozdział. Padłoby kolejne pytanie.
learn-unknown = Nic nie pasuje do „{ $typed }”. Wpisz liczbę od 1 do { $last } albo część nazwy.
learn-done = Gotowe. To cały rozdział.
analyse-title =
    { $turns ->
        [one] { $game }: 1 tura
        [few] { $game }: { $turns } tury
       *[many] { $game }: { $turns } tur
    }
analyse-turn = Tura
analyse-who = Kto
analyse-odds = Szanse
analyse-lost = Strata punktów
analyse-played = Zagrano
analyse-better = Lepiej
analyse-open = otwarte
analyse-graph = Szanse każdego gracza na wygraną, w procentach, tura po turze
analyse-average =
    { $mistakes ->
        [0] { $seat }: średnia strata { $loss } punktu na turę, bez błędów.
        [one] { $seat }: średnia strata { $loss } punktu na turę, 1 błąd.
        [few] { $seat }: średnia strata { $loss } punktu na turę, { $mistakes } błędy.
       *[many] { $seat }: średnia strata { $loss } punktu na turę, { $mistakes } błędów.
    }
analyse-decided = Tura { $turn } ({ $seat }) najbardziej zmieniła szanse na korzyść: { $winner }, o { $swing } %.
analyse-how = Tura jest błędem, jeśli straciła co najmniej pół punktu i więcej niż dwa błędy standardowe (±).
