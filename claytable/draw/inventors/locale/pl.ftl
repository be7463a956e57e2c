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
