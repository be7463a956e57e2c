letter-brown = M
letter-white = B
letter-yellow = J
letter-blue = U
letter-green = V
heading = Tabannusi : Les Bâtisseurs d'Ur
time = Temps
turns-left =
    { $n ->
        [0] dernier tour
        [one] encore 1 tour
       *[other] encore { $n } tours
    }
vp = { $n } PV
first = 1er
none = –
legend-colours = M marron · B blanc · J jaune · U bleu · V vert · ? au choix · ◇ Projet · ■ Bâtiment et sa taille · ⌂ Maison · ⚑ marqueur Propriété · ≈ Eau · ✿ Jardin
legend-bonuses = ● Or · ▲ avancer sur une piste Maîtrise, ▲◇ sur celle du Projet · +◇ un Projet de plus · +U un dé · ≋ Eau spéciale · ↻ remplir une Caisse · ⇄ déplacer l'Architecte · → payer d'abord · * voir la question

## Les Quartiers
district = { $n } { $name }
district-1 = Artisans
district-2 = Fermiers
district-3 = Scribes
district-4 = Port
district-5 = Ziggourat
architect = Architecte
assistant = Assistant

## Le Port
port = Port
harbormasters = Capitaines du port
column = Colonne { $n }
row = Rangée { $n }
crate = Caisse { $colour }
ship = { $row }-{ $column } taille { $size }
ship-any = couleur au choix, sans pouvoir
ability-claim-ship = Navire pris : { $effect }
ability-place-house = Maison placée : { $effect }
ability-refill-crate-paid = remplissage payé : { $effect }
ability-place-project = Projet placé : { $effect }
ability-place-house-ziggurat = Maison dans la Ziggourat : { $effect }
ability-construct = construction, par Projet adverse : { $effect }
ability-place-garden = Jardin placé : { $effect }
ability-place-house-port = Maison dans le Port : { $effect }
ability-pass-boundary = frontière franchie : { $effect }

## La Ziggourat
section = Ziggourat, { $colour } · { $tile }
ziggurat-z01 = { $first }/{ $second }/{ $third } PV : Maison, Quartiers 1–3
ziggurat-z02 = { $first }/{ $second }/{ $third } PV : Maison dans la Ziggourat
ziggurat-z03 = { $first }/{ $second }/{ $third } PV : frontière de Maîtrise franchie
ziggurat-z04 = { $first }/{ $second }/{ $third } PV : Navire pris
ziggurat-z05 = { $first }/{ $second }/{ $third } PV : son Bâtiment près d'un Jardin
ziggurat-z06 = { $first }/{ $second }/{ $third } PV : son propre Jardin
ziggurat-z07 = { $first }/{ $second }/{ $third } PV : Maison dans le Port
ziggurat-z08 = { $first }/{ $second }/{ $third } PV
ziggurat-z09 = { $first }/{ $second }/{ $third } PV : Décret ou carte Urbanisme
ziggurat-z10 = { $first }/{ $second }/{ $third } PV : série de 3 couleurs (Bâtiments, Navires)

## La Maîtrise
mastery = Maîtrise
lowest = le plus bas
benefit = chacun

## Cartes et piles
decrees = Décrets
display = Eau spéciale
face-down =
    { $n ->
        [one] { $n } face cachée
       *[other] { $n } faces cachées
    }
stacks = Piles
stack-projects = Projets { $counts }
stack-water = Eau { $n }
stack-gardens = Jardins { $n }
stack-urban = cartes Urbanisme { $n }
supply = réserve { $counts }

## Les places
seat = Place
seat-vp = PV
seat-gold = Or
seat-dice = Dés
seat-crates = Caisses
seat-claims = ⚑ (reste)
seat-water = ≈
seat-gardens = ✿
seat-houses = ⌂
seat-decrees = Décr.
seat-urban = Urb.
seat-harbormasters = Cap.

## Sa propre zone
houses-column = Bonus de col.
houses-bottom = Rangée du bas
houses-row = Rangée { $colour }
dice = Dés
crates = Caisses
gold = { $n } Or
claims = { $n } ⚑ ici, { $supply } en réserve
tiles = Tuiles
water = { $n } ≈
gardens = { $n } ✿
workers = Ouvriers
workers-at = Architecte en { $architect }, Assistant en { $assistant }
workers-none = pas encore placés
harbormaster-tiles = Capitaines du port
urban = Cartes Urbanisme
urban-hidden =
    { $n ->
        [one] { $n } face cachée
       *[other] { $n } faces cachées
    }
decrees-done = Décrets

## Le Bot
king = Roi { $name }
left = Carte de gauche
right = Carte de droite
automa = { $card } : { $n }
automa-bonus = Bonus { $effect }
automa-arrow = flèche : { $n }
numbers = Tuiles Numéro
markers = Marqueurs par Quartier
bag = Sac
deck = Pioche { $n }
used = utilisées { $n }

## Les effets sur les cases du plateau, pas plus larges que quatre signes
icon-none = –
icon-gold = { $n }●
icon-vp = { $n }PV
icon-lose-vp = −{ $n }PV
icon-claim = { $n }⚑
icon-resource = +{ $resource }
icon-resource-any = +?
icon-water = { $n }≈
icon-garden = { $n }✿
icon-special-water = { $n }≋
icon-advance = { $n }▲{ $track }
icon-advance-any = { $n }▲
icon-advance-this = ▲◇
icon-advance-paid = { $n }▲
icon-refill = { $n }↻
icon-architect = ⇄
icon-project = +◇

## Les effets en bref : les identifiants du catalogue du jeu
effect-none = –
effect-list = { $effects }
effect-or = { $first } ou { $second }
effect-pay = { $owed } → { $gains }
effect-gold = { $n } Or
effect-vp = { $n } PV
effect-lose-vp = −{ $n } PV
effect-claim = { $n } ⚑
effect-resource = { $n } { $resource }
effect-resource-any =
    { $n ->
        [one] 1 dé au choix
       *[other] { $n } dés
    }
effect-water = { $n } Eau
effect-garden =
    { $n ->
        [one] 1 Jardin
       *[other] { $n } Jardins
    }
effect-special-water = { $n } Eau spéciale
effect-crate-here = cette Caisse
effect-urban = carte Urbanisme
effect-harbormaster = Capitaine du port
effect-advance = { $n } ▲{ $track }
effect-advance-any = { $n } ▲
effect-advance-one = { $n } ▲ sur une piste
effect-advance-two = ▲ sur deux pistes
effect-advance-this = { $n } ▲ de la couleur du { $what }
of-project = Projet
of-building = Bâtiment
of-ship = Navire
effect-advance-lowest = { $n } ▲ le plus bas
effect-advance-highest = { $n } ▲ le plus haut
effect-advance-paid = { $n } ▲ de cette couleur
effect-refill =
    { $n ->
        [one] remplir 1 Caisse
       *[other] remplir { $n } Caisses
    }
effect-architect = déplacer l'Architecte
effect-project = un Projet de plus
effect-claim-ziggurat = ⚑ sur une tuile Ziggourat
effect-claim-ship = ⚑ sur un Navire
effect-port-house = Maison dans le Port gratuite
effect-shift-house =
    { $n ->
        [one] descendre 1 Maison
       *[other] descendre { $n } Maisons
    }
effect-gardening = Jardinage
effect-action-tile = une tuile Action au choix
effect-discount = construire pour { $n } de moins
effect-house-source = d'une rangée de couleur
effect-claim-source = marqueur de la réserve
effect-substitute = { $n } { $resource } pour 1 Or
effect-tolerance =
    { $n ->
        [one] 1 Maison peut manquer
       *[other] { $n } Maisons peuvent manquer
    } sur chaque carte Urbanisme
effect-automa-card = bonus de la carte de gauche
cost-resource = { $n } { $resource }
cost-paid-colour = { $n } M/B/J
colour-brown = M
colour-white = B
colour-yellow = J
colour-blue = U
colour-green = V
resource-brown = M
resource-white = B
resource-yellow = J
resource-blue = U
resource-green = V
resource-any = dé
track-brown = M
track-white = B
track-yellow = J

## Les cartes en bref
decree = { $needs } → { $gives }
need-buildings =
    { $n ->
        [one] 1 Bâtiment { $colour }
       *[other] { $n } Bâtiments { $colour }
    }
need-houses = { $n } { $colour } (Ziggourat comprise)
need-garden-buildings = { $n } { $colour } près d'un Jardin
need-ships =
    { $n ->
        [one] 1 Navire { $colour }
       *[other] { $n } Navires { $colour }
    }
need-port-houses =
    { $n ->
        [one] 1 Maison dans le Port
       *[other] { $n } Maisons dans le Port
    }
need-own-gardens =
    { $n ->
        [one] 1 Jardin à soi
       *[other] { $n } Jardins à soi
    }
need-adjacent-gardens =
    { $n ->
        [one] 1 Jardin
       *[other] { $n } Jardins
    } près de ses Bâtiments
need-every-tile = ⚑ sur chaque tuile Ziggourat
urban-card = { $id } : { $houses } → { $vp } PV
urban-houses = { $n } ⌂ en { $district }
