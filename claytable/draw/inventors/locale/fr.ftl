letter-blue = B
letter-orange = O
letter-charcoal = C
round = Inventeurs du Tigre du Sud · manche { $n } sur { $of }
vp = { $n } PV
free = libre
ship = »
steps = { $n }»
first = 1er
legend = » Bateau · ▒ cachées · ○ neutre · É Émissaire · ✖ bloqué · (…) inactif · [B4] Dé bleu, [4] blanc
or = ou
influence = Influences

## The River
river-left = Rivière : permanentes ({ $tiles })
river-centre = Tente ({ $tiles })
river-right = Immédiates ({ $tiles })
facedown = ▒ { $n } cachées
research-free = Recherche { $vp } PV

## Devices
devices-left = À inventer et fabriquer (encore { $boards })
devices-built = Fabriqués
devices-published = Édités
to-invent = Inventer { $value }, défausser { $cards } ; associer
to-build = Fabriquer { $value } : { $trades }
to-publish = Éditer { $value }
tests = Tester
inventor = Inventeur
builder = Fabricant
publisher = Éditeur
invention = Invention : { $effect }
scores = 2/4 PV : { $low }/{ $high } { $what }

## Workers and Tents
guild-blue = Guilde bleue { $first }/{ $second } PV
guild-orange = Guilde orange { $first }/{ $second } PV
guild-charcoal = Guilde charbon { $first }/{ $second } PV
place-left = gauche
place-right = droite
place-bottom = bas
open-space = sans limite
envoy-mark = É
cost-silver = { $n ->
    [one] { $n } Pièce
   *[other] { $n } Pièces
}
cost-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
cost-craft = { $n ->
    [one] payer { $n } Artisan
   *[other] payer { $n } Artisans
}
tent-space = { $n } { $area }
area-tents = Tentes :

## Seats
seat = Joueur
seat-silver = Pièces
seat-cards = Cartes
seat-workers = Ouvr.
seat-camels = Drom.
seat-dice = Dés
seat-influence = Influence
seat-supply = Réserve
seat-royalties = Royal.
seat-research = Rech.
seat-tents = Tentes
dummy = Figurant : Bateau sur { $ship },
schemes = Adversaire : { $pile } cartes Planification à venir, { $tiles } tuiles Atelier, { $inventions } tuiles Invention restantes
no-board = L'adversaire n'a pas de plateau.

## One's own board
camel = Dromadaire { $n }
study = Étude
level = { $n } : { $price } Pièces, { $vp } PV
income = Revenu
progress = Progression
mine = { $silver } Pièces · { $supply } Influences
mine-workers = Ouvriers { $workers } · Tentes { $tents }
mine-tracks = Bateau { $ship }
mine-royalties = Royalties { $n } : { $effect }
mine-goals = Objectifs atteints : { $n }
mine-inventions = Tuiles Invention ({ $n })
my-research = Recherches :
