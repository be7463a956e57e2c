letter-blue = N
letter-orange = P
letter-charcoal = C
round = Wynalazcy znad południowego Tygrysu · runda { $n } z { $of }
vp = { $n } PZ
free = wolne
ship = »
steps = { $n }»
first = 1.
legend = » Statek · ▒ zakryte · ○ neutralne · E Emisariusz · ✖ zajęte · (…) Nieaktywny · [N4] Niebieska Kość
or = albo
influence = Wpływy

## The River
river-left = Rzeka: Trwałe ({ $tiles })
river-centre = Namiot ({ $tiles })
river-right = Natychmiastowe ({ $tiles })
facedown = ▒ { $n } zakryte
research-free = Badanie { $vp } PZ

## Devices
devices-left = Do Wymyślenia i Zbudowania (jeszcze { $boards })
devices-built = Zbudowane
devices-published = Opublikowane
to-invent = Wymyśl { $value }, odrzuć { $cards }; dopasuj
to-build = Buduj { $value }: { $trades }
to-publish = Publikuj { $value }
tests = Testuj
inventor = Wymyślający
builder = Budujący
publisher = Publikujący
invention = Pomysł: { $effect }
scores = 2/4 PZ: { $low }/{ $high } { $what }

## Workers and Tents
guild-blue = Niebieska Gildia { $first }/{ $second } PZ
guild-orange = Pomarańczowa Gildia { $first }/{ $second } PZ
guild-charcoal = Ciemnoszara Gildia { $first }/{ $second } PZ
place-left = lewe
place-right = prawe
place-bottom = dolne
open-space = bez limitu
envoy-mark = E
cost-silver = { $n ->
    [one] { $n } Srebrnik
    [few] { $n } Srebrniki
   *[many] { $n } Srebrników
}
cost-card = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
cost-craft = { $n ->
    [one] zapłać { $n } Rzemieślnikowi
   *[other] zapłać { $n } Rzemieślnikom
}
tent-space = { $n } { $area }
area-tents = Namioty:

## Seats
seat = Gracz
seat-silver = Srebr.
seat-cards = Karty
seat-workers = Robot.
seat-camels = Wielbł.
seat-dice = Kości
seat-influence = Wpływy
seat-supply = Zasoby
seat-royalties = Tant.
seat-research = Bad.
seat-tents = Nam.
dummy = Figurant: Statek na { $ship },
schemes = Przeciwnik: karty Planu w talii { $pile }, kafelki Warsztatu { $tiles }, pozostałe kafelki Pomysłu { $inventions }
no-board = Przeciwnik nie ma własnej planszy.

## One's own board
camel = Wielbłąd { $n }
study = Pracownia
level = { $n }: Srebrniki { $price }, PZ { $vp }
income = Przychód
progress = Postęp
mine = Srebrniki { $silver } · Wpływy { $supply }
mine-workers = Robotnicy { $workers } · Namioty { $tents }
mine-tracks = Statek { $ship }
mine-royalties = Tantiemy { $n }: { $effect }
mine-goals = Osiągnięte cele: { $n }
mine-inventions = Kafelki Pomysłu ({ $n })
my-research = Badania:

## What Device Cards count
metric-devices-any-role = Wynalazki z twoją rolą
metric-devices-built = Zbudowane przez ciebie Wynalazki
metric-devices-published = Opublikowane przez ciebie Wynalazki
metric-devices-built-published = Wynalazki przez ciebie Zbudowane i Opublikowane
metric-devices-invented-built = Wynalazki przez ciebie Wymyślone i Zbudowane
metric-devices-invented-published = Wynalazki przez ciebie Wymyślone i Opublikowane
metric-dice = Kości { $colour }
metric-dice-pairs = pary Kości { $colour }
metric-dice-sets = zestawy 3 kolorowych Kości
metric-influence = Wpływy { $colour }
metric-influence-sets = zestawy 3 Wpływów
metric-invention-columns = puste kolumny Pomysłów
metric-invention-rows = rzędy Pomysłów bez 2 kafelków
metric-pairs-research-active-craft = pary Badanie + Aktywny Rzemieślnik
metric-pairs-workshop-tile-active-craft = pary kafelek Warsztatu + Aktywny Rzemieślnik
metric-pairs-workshop-tile-research = pary kafelek Warsztatu + Badanie
metric-research-left = Badania, lewy odcinek
metric-research-centre = Badania, środkowy odcinek
metric-research-right = Badania, prawy odcinek
metric-research-sets = zestawy 3 Badań
metric-royalties = pole Tantiem
metric-ship = pole Statku
metric-tent-areas = sekcje Namiotów
metric-tower = poziom: { $trade }
metric-tower-highest = poziom najwyższego Rzemieślnika
metric-tower-lowest = poziom najniższego Rzemieślnika
metric-workshop-columns = pełne kolumny Warsztatów
metric-workshop-rows = rzędy Warsztatów po 4 lub więcej
metric-workshop-tiles = kafelki Warsztatu { $colour }
metric-workshop-tiles-none = kafelki Warsztatu bez koloru
