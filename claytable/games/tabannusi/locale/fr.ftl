### Tabannusi : les Bâtisseurs d'Ur, en français.
###
### Les noms arrivent déjà dits. Une partie de phrase (effets, coûts, lieux) commence par une minuscule : qui la montre seule peut
### lui donner une majuscule. Un attribut d'un nom est une autre de ses formes : une phrase qui reçoit un nom comme `$resource`
### peut dire `$resource-crate`. Un choix selon un nom emploie les mots de ce catalogue. Avant « : ; ? ! » et à l'intérieur des
### guillemets, l'espace est insécable.

## Personnes

seat = Joueur { $n }
bot = Bot { $n }
opponent = Le Bot

## Questions

question-starting-colour = De quelle couleur est votre Bâtiment de départ ?
    .others = { $seat } choisit la couleur de son Bâtiment de départ.
question-starting-district = Dans quel Quartier commun placer votre Bâtiment de départ { $colour } ?
    .others = { $seat } choisit un Quartier pour son Bâtiment de départ { $colour }.
    .short = Dans quel Quartier placer le Bâtiment ?
question-starting-space = Sur quelle case du { $district } placer votre Bâtiment de départ { $colour } ?
    .others = { $seat } choisit une case du { $district } pour son Bâtiment de départ { $colour }.
    .short = Sur quelle case placer le Bâtiment ?
question-first-district = Votre premier tour : dans quel Quartier commencent votre Architecte et votre Assistant ?
    .others = { $seat } choisit le Quartier où commencent son Architecte et son Assistant.
    .short = Dans quel Quartier commencer ?
question-take-die = Quel { $resource-die } prendre sur la Barge du { $district } ?
    .others = { $seat } choisit un { $resource-die } sur la Barge du { $district }.
    .short = Quel dé prendre sur la Barge ?
question-move = Dans quel Quartier va votre Architecte ?
    .others = { $seat } choisit le Quartier où va son Architecte.
question-actions =
    { $left ->
        [0] { $district }, les deux Actions sont effectuées : que faire encore ?
        [1] { $district } : quelle Action effectuer en second ?
       *[other] { $district } : quelle Action effectuer en premier ?
    }
    .others =
        { $left ->
            [0] { $seat } peut encore agir après ses deux Actions ({ $district }).
            [1] { $seat } choisit sa seconde Action ({ $district }).
           *[other] { $seat } choisit sa première Action ({ $district }).
        }
    .short = { $district } : que faire ?
question-project = De quelle couleur est le Projet à placer ?
    .others = { $seat } choisit la couleur d'un Projet.
question-project-space =
    { $more ->
        [0] Sur quelle case placer le Projet { $colour } ?
       *[other] Vous pouvez placer un autre Projet { $colour } : sur quelle case ?
    }
    .others = { $seat } choisit une case pour le Projet { $colour }.
    .short = Sur quelle case placer le Projet ?
question-bonus = Prendre le bonus de la case recouverte ?
    .others = { $seat } décide de prendre ou non le bonus de la case recouverte.
question-construct = Les Projets de quelle couleur deviennent un Bâtiment ?
    .others = { $seat } choisit la couleur des Projets qui deviennent un Bâtiment.
question-discount = Utiliser la tuile Capitaine du port pour payer le Bâtiment { $colour } 1 Ressource de moins ?
    .others = { $seat } décide d'utiliser ou non une tuile Capitaine du port pour le Bâtiment { $colour }.
    .short = Payer 1 Ressource de moins ?
question-pay = À payer : { $owed }. Avec quoi payer maintenant ?
    .others = { $seat } doit payer : { $owed }.
    .short = Avec quoi payer maintenant ?
question-gardening =
    { $n ->
        [0] Jardinage : que faire ?
       *[other] Jardinage, Jardins placés : { $n } sur 3. Que faire maintenant ?
    }
    .others = { $seat } fait du Jardinage.
    .short = Jardinage : que faire maintenant ?
question-water-space = Sur quelle case placer la tuile Eau ?
    .others = { $seat } choisit une case pour une tuile Eau.
question-garden-space = Sur quelle Eau placer la tuile Jardin ?
    .others = { $seat } choisit une Eau pour une tuile Jardin.
question-garden-marker = D'où vient le marqueur Propriété de ce Jardin ?
    .others = { $seat } choisit d'où vient le marqueur Propriété du Jardin.
question-port-house = Sur quel emplacement du Port placer une Maison ?
    .others = { $seat } choisit un emplacement du Port pour une Maison.
question-port-row = De quelle rangée vient la Maison (une rangée de couleur coûte 1 Ressource bleue de plus) ?
    .others = { $seat } choisit la rangée d'où vient la Maison.
    .short = De quelle rangée vient la Maison ?
question-ship =
    { $gold ->
        [0] Sur quel Navire placer un marqueur Propriété ?
       *[other] Prendre possession d'un Navire pour { $gold } Or : lequel ?
    }
    .others = { $seat } choisit un Navire dont prendre possession.
    .short = Quel Navire prendre ?
question-pay-ship = Pour le Navire : 1 Or, ou 1 Ressource bleue à la place. Avec quoi payer ?
    .others = { $seat } choisit avec quoi payer le Navire.
    .short = Avec quoi payer le Navire ?
question-ship-after = Vous pouvez prendre possession d'un Navire de taille { $size } pour 1 Or : lequel ?
    .others = { $seat } peut prendre possession d'un Navire de taille { $size } pour 1 Or.
    .short = Quel Navire prendre ?
question-ziggurat-house = Sur quel emplacement de la Ziggourat placer une Maison ?
    .others = { $seat } choisit un emplacement de la Ziggourat pour une Maison.
question-ziggurat-tile = Sur quelle tuile Ziggourat placer un marqueur Propriété ?
    .others = { $seat } choisit une tuile Ziggourat pour un marqueur Propriété.
question-any-tile = Quelle tuile Action utiliser ?
    .others = { $seat } choisit une tuile Action à utiliser.
question-choose = À vous de choisir ({ $effect }) : que faire ?
    .others = { $seat } a le choix ({ $effect }).
    .short = À vous de choisir : que faire ?
question-gain-resource =
    { $times ->
        [one] { $times } Ressource de la réserve à gagner : de quelle couleur ?
       *[other] { $times } Ressources de la réserve à gagner : de quelle couleur est la suivante ?
    }
    .others = { $seat } choisit la couleur d'une Ressource à gagner.
    .short = Quelle Ressource gagner maintenant ?
question-special-water =
    { $times ->
        [one] { $times } tuile Eau spéciale à gagner : laquelle ?
       *[other] { $times } tuiles Eau spéciales à gagner : laquelle maintenant ?
    }
    .others = { $seat } choisit une tuile Eau spéciale.
    .short = Quelle tuile Eau spéciale gagner ?
question-flip-crate =
    { $times ->
        [one] Vous pouvez remplir { $times } Caisse : laquelle ?
       *[other] Vous pouvez remplir { $times } Caisses au plus : laquelle maintenant ?
    }
    .others = { $seat } peut remplir des Caisses.
    .short = Quelle Caisse remplir ?
question-refill-second = Vous pouvez remplir une seconde Caisse pour la même Ressource : laquelle ?
    .others = { $seat } peut remplir une seconde Caisse.
    .short = Quelle seconde Caisse remplir ?
question-track =
    { $together ->
        [0] { $steps ->
            [one] Avancer de { $steps } case : sur quelle piste Maîtrise ?
           *[other] Avancer de { $steps } cases : sur quelle piste Maîtrise maintenant ?
        }
       *[other] { $steps ->
            [one] Avancer de { $steps } case : sur quelle piste Maîtrise ?
           *[other] Avancer de { $steps } cases sur une seule piste Maîtrise : laquelle ?
        }
    }
    .others = { $seat } choisit une piste Maîtrise où avancer.
    .short = Sur quelle piste Maîtrise avancer ?
question-two-tracks = Avancer de 1 case sur deux pistes Maîtrise différentes : laquelle d'abord ?
    .others = { $seat } choisit deux pistes Maîtrise où avancer.
    .short = Quelle piste Maîtrise d'abord ?
question-architect = Dans quel Quartier déplacer votre Architecte ?
    .others = { $seat } choisit un Quartier pour son Architecte.
question-shift-house =
    { $times ->
        [one] Vous pouvez déplacer { $times } Maison vers la rangée du bas : de quelle rangée ?
       *[other] Vous pouvez déplacer { $times } Maisons au plus vers la rangée du bas : de quelle rangée maintenant ?
    }
    .others = { $seat } peut déplacer des Maisons vers la rangée du bas.
    .short = De quelle rangée déplacer une Maison ?
question-urban = Quelle carte Urbanisme garder ?
    .others = { $seat } choisit une carte Urbanisme à garder.
question-reveal-urban = Révéler vos cartes Urbanisme remplies pour qu'elles comptent pour la tuile Ziggourat ?
    .others = { $seat } décide de révéler ou non ses cartes Urbanisme remplies.
    .short = Révéler vos cartes Urbanisme remplies ?
question-score = Plusieurs Barges sont vides : quel Quartier décompter d'abord ?
    .others = { $seat } choisit le Quartier à décompter d'abord.
    .short = Quel Quartier décompter d'abord ?

## Réponses

answer-pass = Passer (rien de plus)
answer-end-turn = Terminer le tour
answer-buy-garden = Acheter une tuile Jardin pour 1 Ressource verte
answer-buy-water = Acheter une tuile Eau pour 1 Ressource bleue
answer-lay-water = Placer une tuile Eau ordinaire
answer-lay-garden = Placer une tuile Jardin
answer-pay-gold = Or
answer-reveal = Les révéler
answer-from-area = De l'espace de jeu
answer-from-supply = De la réserve
answer-take = { $resource-die } de valeur { $n }
answer-move = Architecte vers le { $district }
answer-pay-move = Architecte vers le { $district } pour 1 Or
answer-refill = Remplir la { $resource-crate } pour 1 Ressource
answer-decree = Accomplir le { $decree }
answer-tile = Tuile Action : { $tile }
answer-use = Utiliser la { $tile }
answer-space =
    { $bonus ->
        [rien] { $space }
       *[other] { $space } : { $bonus }
    }
answer-ship = rangée { $row }, colonne { $column } : { $ship-kind } de taille { $size } ({ $ship-ability })
    .kind = { $ship-kind } (rangée { $row }, colonne { $column })
answer-port-empty = { $line } : emplacement Caisse sans Caisse
    .on = sur l'emplacement Caisse de la { $line }
answer-port-crate = { $line } : { $resource-crate }
    .on = sur l'emplacement Caisse de la { $line }
answer-port-bonus = { $line } : { $effect }
    .on = sur l'emplacement bonus de la { $line }
answer-pay-die = { $resource-die }
answer-pay-crate = { $resource-crate }
answer-flip = { $resource-crate }
answer-score = { $district }
answer-save = 1 { $resource } de moins

## Noms

colour-brown = marron
    .many = marron
colour-white = blanc
    .many = blancs
colour-yellow = jaune
    .many = jaunes
colour-blue = bleu
colour-green = vert
resource-brown = Ressource marron
    .many = Ressources marron
    .die = dé marron
    .crate = Caisse marron
resource-white = Ressource blanche
    .many = Ressources blanches
    .die = dé blanc
    .crate = Caisse blanche
resource-yellow = Ressource jaune
    .many = Ressources jaunes
    .die = dé jaune
    .crate = Caisse jaune
resource-blue = Ressource bleue
    .many = Ressources bleues
    .die = dé bleu
    .crate = Caisse bleue
resource-green = Ressource verte
    .many = Ressources vertes
    .die = dé vert
    .crate = Caisse verte
resource-any = Ressource au choix
    .many = Ressources au choix
track-brown = piste Maîtrise marron
    .on = sur la piste Maîtrise marron
track-white = piste Maîtrise blanche
    .on = sur la piste Maîtrise blanche
track-yellow = piste Maîtrise jaune
    .on = sur la piste Maîtrise jaune
district-1 = Quartier 1
district-2 = Quartier 2
district-3 = Quartier 3
district-4 = Quartier 4 (Port)
district-5 = Quartier 5 (Ziggourat)
action-project = Placer un Projet
action-construct = Construire un Bâtiment
action-gardening = Jardinage
action-claim-ship = Prendre possession d'un Navire pour 2 Or
action-port-house = Placer une Maison dans le Port
action-ziggurat-house = Placer une Maison dans la Ziggourat
row-brown = rangée marron
row-white = rangée blanche
row-yellow = rangée jaune
row-bottom = rangée du bas
line-row1 = rangée 1
line-row2 = rangée 2
line-row3 = rangée 3
line-col1 = colonne 1
line-col2 = colonne 2
line-col3 = colonne 3
section-brown = section marron
section-white = section blanche
section-yellow = section jaune
letter-a = A (points ou bonus du Roi)
letter-b = B (Projet, Navire ou Maison)
letter-c = C (Bâtiment ou Maison)
letter-d = D (Jardins ou Maison)
space = case { $n } du Quartier { $district }
    .on = sur la case { $n } du Quartier { $district }
water-space = case Eau { $id }
    .on = sur la case Eau { $id }
piece-project = un Projet
piece-building = un Bâtiment
piece-water = de l'Eau
piece-garden = un Jardin
special-water = tuile Eau spéciale { $id } ({ $effect })
harbormaster = tuile Capitaine du port { $id } ({ $effect })
urban-houses =
    { $n ->
        [one] { $n } Maison dans le Quartier { $district }
       *[other] { $n } Maisons dans le Quartier { $district }
    }
urban-card = carte Urbanisme { $id } ({ $houses } : { $vp } PV)
ziggurat-space =
    { $effect ->
        [rien] { $section }, emplacement { $n }
       *[other] { $section }, emplacement { $n } : { $effect }
    }
    .on = sur l'emplacement { $n } de la { $section }
automa-card = carte Automa { $id }
king-gilgabot = Gilgabot
king-sarbot = Sarbot
king-botmuzi = Botmuzi
king-bot-baba = Bot-baba

## Navires

ship-printed = Navire joker : { ship-printed.ability }
    .kind = Navire joker
    .ability = sans pouvoir, compte comme une couleur au choix
ship = Navire { $colour } de taille { $size } ({ $ability })
    .kind = Navire { $colour }
    .ability = { $ability }
ability-claim-ship = chaque fois que vous placez un marqueur Propriété sur un Navire, { $effect }
ability-place-house = chaque fois que vous placez une Maison, { $effect }
ability-refill-crate-paid = chaque fois que vous payez une Ressource pour remplir, { $effect }
ability-place-project = chaque fois que vous placez un Projet, { $effect }
ability-place-house-ziggurat = chaque fois que vous placez une Maison dans la Ziggourat, { $effect }
ability-construct = par marqueur Propriété adverse sur les Projets que vous transformez en Bâtiment, { $effect }
ability-place-garden = chaque fois que vous placez un Jardin, { $effect }
ability-place-house-port = chaque fois que vous placez une Maison dans le Port, { $effect }
ability-pass-boundary = chaque fois qu'un de vos marqueurs Maîtrise franchit une frontière, { $effect }

## Tuiles Ziggourat

ziggurat-z01 = { $first }/{ $second }/{ $third } PV par Maison à vous dans les Quartiers communs
ziggurat-z02 = { $first }/{ $second }/{ $third } PV par Maison à vous dans la Ziggourat
ziggurat-z03 = { $first }/{ $second }/{ $third } PV par frontière franchie par vos marqueurs Maîtrise
ziggurat-z04 = { $first }/{ $second }/{ $third } PV par Navire portant votre marqueur Propriété
ziggurat-z05 = { $first }/{ $second }/{ $third } PV par Bâtiment à vous adjacent à un Jardin
ziggurat-z06 = { $first }/{ $second }/{ $third } PV par Jardin à vous
ziggurat-z07 = { $first }/{ $second }/{ $third } PV par Maison à vous dans le Port
ziggurat-z08 = { $first }/{ $second }/{ $third } PV
ziggurat-z09 = { $first }/{ $second }/{ $third } PV par carte Urbanisme ou Décret accomplie
ziggurat-z10 = { $first }/{ $second }/{ $third } PV par série de 3 Bâtiments et par série de 3 Navires de couleurs différentes

## Décrets

decree = Décret { $id } ({ $needs }) : { $gives }
    .short = Décret { $id } ({ $needs })
need-buildings =
    { $n ->
        [one] { $n } Bâtiment { $colour }
       *[other] { $n } Bâtiments { $colour-many }
    }
need-garden-buildings =
    { $n ->
        [one] { $n } Bâtiment { $colour } adjacent à un Jardin
       *[other] { $n } Bâtiments { $colour-many } adjacents à des Jardins
    }
need-houses =
    { $n ->
        [one] { $n } Bâtiment { $colour } ou Maison de cette couleur de la Ziggourat
       *[other] { $n } Bâtiments { $colour-many } ou Maisons de cette couleur de la Ziggourat
    }
need-ships =
    { $n ->
        [one] { $n } Navire { $colour }
       *[other] { $n } Navires { $colour-many }
    }
need-port-houses =
    { $n ->
        [one] { $n } Maison dans le Port
       *[other] { $n } Maisons dans le Port
    }
need-own-gardens =
    { $n ->
        [one] { $n } Jardin portant son marqueur Propriété
       *[other] { $n } Jardins portant son marqueur Propriété
    }
need-adjacent-gardens =
    { $n ->
        [one] { $n } Jardin adjacent à ses Bâtiments
       *[other] { $n } Jardins adjacents à ses Bâtiments
    }
need-every-tile = un marqueur Propriété sur chaque tuile Ziggourat

## Effets

effect-none = rien
effect-list = { $effects }
effect-or = { $first } ; ou { $second }
effect-pay = payer { $owed } : { $gains }
effect-gold = { $n } Or
effect-vp = { $n } PV
effect-lose-vp = perdre { $n } PV
effect-claim =
    { $n ->
        [one] { $n } marqueur Propriété
       *[other] { $n } marqueurs Propriété
    }
effect-resource =
    { $n ->
        [one] { $n } { $resource } de sa Barge
       *[other] { $n } { $resource-many } de leur Barge
    }
effect-resource-any =
    { $n ->
        [one] { $n } Ressource au choix de la réserve
       *[other] { $n } Ressources au choix de la réserve
    }
effect-water =
    { $n ->
        [one] { $n } tuile Eau
       *[other] { $n } tuiles Eau
    }
effect-garden =
    { $n ->
        [one] { $n } tuile Jardin
       *[other] { $n } tuiles Jardin
    }
effect-special-water =
    { $n ->
        [one] { $n } tuile Eau spéciale
       *[other] { $n } tuiles Eau spéciales
    }
effect-crate-here = la Caisse de cet emplacement
effect-urban = piocher { $n } cartes Urbanisme et en garder { $keep }
effect-harbormaster = une tuile Capitaine du port inutilisée au hasard
effect-advance =
    { $n ->
        [one] avancer de { $n } case { $track-on }
       *[other] avancer de { $n } cases { $track-on }
    }
effect-advance-any =
    { $n ->
        [one] avancer de { $n } case sur une piste Maîtrise au choix
       *[other] avancer de { $n } cases sur des pistes Maîtrise au choix
    }
effect-advance-one =
    { $n ->
        [one] avancer de { $n } case sur une piste Maîtrise au choix
       *[other] avancer de { $n } cases sur une seule piste Maîtrise
    }
effect-advance-two = avancer de 1 case sur deux pistes Maîtrise différentes
effect-advance-this =
    { $n ->
        [one] avancer de { $n } case sur la piste Maîtrise
       *[other] avancer de { $n } cases sur la piste Maîtrise
    } de la couleur du { $what }
of-project = Projet
of-building = Bâtiment
of-ship = Navire
effect-advance-lowest =
    { $n ->
        [one] avancer de { $n } case le marqueur Maîtrise le plus bas
       *[other] avancer de { $n } cases le marqueur Maîtrise le plus bas
    }
effect-advance-highest =
    { $n ->
        [one] avancer de { $n } case le marqueur Maîtrise le plus haut
       *[other] avancer de { $n } cases le marqueur Maîtrise le plus haut
    }
effect-advance-paid = avancer de 1 case sur la piste Maîtrise de cette couleur
effect-refill =
    { $n ->
        [one] remplir { $n } Caisse
       *[other] remplir { $n } Caisses au plus
    }
effect-architect = déplacer l'Architecte dans un Quartier au choix
effect-project = un autre Projet de la même couleur
effect-claim-ziggurat = placer un marqueur Propriété sur une tuile Ziggourat
effect-claim-ship = placer un marqueur Propriété sur un Navire
effect-port-house = placer une Maison dans le Port sans payer
effect-shift-house =
    { $n ->
        [one] déplacer { $n } Maison d'une rangée de couleur vers celle du bas
       *[other] déplacer { $n } Maisons au plus des rangées de couleur vers celle du bas
    }
effect-gardening = une Action Jardinage
effect-action-tile = utiliser une tuile Action au choix
effect-discount =
    { $n ->
        [one] payer un Bâtiment { $n } Ressource de moins
       *[other] payer un Bâtiment { $n } Ressources de moins
    }
effect-house-source = la Maison peut venir d'une rangée de couleur
effect-claim-source = le marqueur Propriété peut venir de la réserve
effect-substitute = 1 { $resource } à la place de 1 Or
effect-tolerance =
    { $n ->
        [one] chaque carte Urbanisme exige { $n } Maison de moins
       *[other] chaque carte Urbanisme exige { $n } Maisons de moins
    }
effect-automa-card = le bonus de la carte Automa de gauche

## Coûts

cost-resource =
    { $n ->
        [one] { $n } { $resource }
       *[other] { $n } { $resource-many }
    }
cost-paid-colour =
    { $n ->
        [one] { $n } Ressource marron, blanche ou jaune
       *[other] { $n } Ressources marron, blanches ou jaunes
    }
projects-cost = 1 Ressource de la couleur du Projet pour chacun de vos marqueurs Propriété dessus

## Refus

why-all-ships = Vos marqueurs Propriété sont déjà sur tous les Navires.
why-barge-left = Il reste des dés sur la Barge de ce Quartier : { $n }.
why-beside-building = Un Projet ne peut pas être adjacent à un Bâtiment de sa couleur.
why-bottom-row = La Maison vient d'une rangée colorée et va dans celle du bas.
why-coloured-row = Seul le Navire S09 permet à cette Maison de venir d'une rangée colorée.
why-cost = Vous ne pouvez pas payer ce coût : { $owed }.
why-covered = Il y a déjà un Jardin sur cette Eau.
why-crate-for-crate = Une Caisse ne peut pas payer le remplissage d'une Caisse.
why-crate-up = Votre Caisse de cette couleur est déjà face visible.
why-decree-gone = Ce Décret n'est pas sur le plateau Principal.
why-decree-unmet = Vous ne remplissez pas les conditions du { $decree-short }.
why-die-leads-elsewhere = Le dé que vous avez pris ne mène pas à ce Quartier.
why-discount = Cette tuile Capitaine du port s'utilise lors de la construction d'un Bâtiment.
why-four-crates = Vous avez déjà quatre Caisses : il n'y a pas de place pour une autre.
why-gold = Cela coûte { $n } Or ; vous en avez { $own }.
why-leads-there = Le dé y mène sans payer.
why-must = Cela ne peut pas être refusé.
why-no-bottom-house = Il n'y a plus de Maison dans la rangée du bas de votre plateau Joueur.
why-no-colour = Seuls le marron, le blanc et le jaune peuvent être choisis ici.
why-no-crate = Vous n'avez pas de Caisse de cette couleur.
why-no-crate-up = Vous n'avez pas de Caisse face visible pour cela : { $resource }.
why-no-die = Vous n'avez pas de dé pour cela : { $resource }.
why-no-garden = Vous n'avez pas de tuile Jardin.
why-no-gardening = Il n'y a aucune tuile à acheter ou à placer ici.
why-no-gold = Vous n'avez pas d'Or.
why-no-grid = Les tuiles ne se placent que dans les Quartiers communs.
why-no-harbormaster = Vous n'avez pas cette tuile Capitaine du port.
why-no-house = Il n'y a plus de Maison ni dans la rangée de cette couleur ni dans celle du bas de votre plateau Joueur.
why-no-marker = Vous n'avez pas de marqueur Propriété dans votre espace de jeu.
why-no-pieces = Il ne reste pas assez d'éléments de Bâtiment de cette couleur : il en faut { $n }, il y en a { $own }.
why-no-port-space = Il n'y a aucun emplacement Maison du Port que vous puissiez prendre.
why-no-projects = Il n'y a pas de tel Projet dans ce Quartier.
why-no-resource = Vous n'avez pas de Ressource pour payer.
why-no-space = Il n'y a pas de case dans ce Quartier où placer un tel Projet.
why-no-such-die = Il n'y a pas de dé de cette valeur sur la Barge.
why-no-water = Un Jardin exige une Eau sans Jardin dans ce Quartier.
why-no-water-space = Il n'y a pas de case vide à côté d'une Eau ou d'un Jardin dans ce Quartier.
why-no-water-tile = Vous n'avez pas cette tuile Eau.
why-no-ziggurat = Il n'y a aucun emplacement Maison de la Ziggourat que vous puissiez prendre.
why-not-adjacent = Un Projet doit être adjacent à un autre de sa couleur s'il y en a dans le Quartier.
why-not-asked-now = Ce n'est pas ce qui est demandé maintenant.
why-not-beside-water = Une tuile Eau doit être adjacente à une Eau ou à un Jardin.
why-not-drawn = Cette carte Urbanisme n'est pas une de celles que vous avez piochées.
why-not-empty = Il y a déjà { $piece } sur cette case.
why-not-in-cost = Cela ne fait pas partie du coût : { $resource }.
why-not-in-display = Cette tuile n'est pas dans l'offre : { $special }.
why-not-in-play = Cette case n'est pas en jeu avec ce nombre de joueurs.
why-not-in-supply = Il n'y a pas de tel dé dans la réserve générale : { $resource }.
why-not-your-turn = Les Actions gratuites s'effectuent à votre propre tour.
why-other-bonus = La case recouverte donne autre chose : { $effect }.
why-other-choice = Ce n'est pas une des possibilités du choix.
why-other-district = Votre Assistant n'est pas dans le Quartier où cela peut se faire.
why-other-resource = C'est autre chose qui se paye maintenant : { $resource }.
why-other-track = Les deux pas se font sur des pistes différentes.
why-own-line = Vous avez déjà une Maison dans cette rangée ou cette colonne.
why-own-ship = Votre marqueur Propriété est déjà sur ce Navire.
why-refilled = Chaque Caisse ne se remplit qu'une fois par tour.
why-rest-unpaid = Vous ne pourriez alors pas payer le reste.
why-row-empty = Il n'y a plus de Maison dans cette rangée de votre plateau Joueur.
why-ship-size = Le Navire doit avoir la taille du Bâtiment ; celui-ci est de taille { $size }.
why-six-blocked = Les autres dés montrent 1 à 5 : un 6 ne mène nulle part, et vous n'avez pas d'Or pour l'ignorer.
why-space-taken = Il y a déjà une Maison sur cet emplacement.
why-stack-empty = Cette pile est vide.
why-start-common = Le Bâtiment de départ va dans l'un des Quartiers 1 à 3.
why-start-elsewhere = Cette case n'est pas dans le Quartier choisi : { $district }.
why-take-first = Il faut d'abord prendre un dé sur la Barge.
why-three-gardens = Trois Jardins sont déjà placés pendant cette Action.
why-three-projects = Il y a déjà trois Projets de cette couleur dans le Quartier.
why-tile-full = Vos marqueurs Propriété sont déjà sur les trois cases de cette tuile Ziggourat.
why-tiles-full = Vos marqueurs Propriété sont déjà sur toutes les cases des tuiles Ziggourat.
why-track-top = Votre marqueur est déjà tout en haut : { $track }.
why-two-actions = Les deux Actions de ce tour sont déjà effectuées.
why-wait = Cela doit attendre que ce qui est en cours soit terminé.

## Journal

log-first-player = { $seat } détient le jeton Premier Joueur.
log-first-building = { $seat } commence avec un Bâtiment { $colour } { $space-on }, avec la Maison la plus à gauche de la { $row }.
log-turn = { $seat } joue son tour.
log-ship-works = { $seat } dispose désormais du { $ship-kind }.
log-starts-in = { $seat } commence dans le { $district }.
log-game-over = La partie est terminée.
log-end-triggered =
    { $n ->
        [one] Le dernier Or de la piste Temps est pris : encore { $n } tour après celui-ci.
       *[other] Le dernier Or de la piste Temps est pris : encore { $n } tours après celui-ci.
    }
log-scores = { $seat } marque { $n } PV.
log-loses-vp = { $seat } perd { $n } PV.
log-tolerance =
    { $n ->
        [one] { $seat } peut avoir { $n } Maison de moins sur chaque carte Urbanisme à la fin.
       *[other] { $seat } peut avoir { $n } Maisons de moins sur chaque carte Urbanisme à la fin.
    }
log-gains-gold = { $seat } gagne { $n } Or.
log-pays-gold = { $seat } paye { $n } Or.
log-gains-claims =
    { $n ->
        [one] { $seat } gagne { $n } marqueur Propriété.
       *[other] { $seat } gagne { $n } marqueurs Propriété.
    }
log-claims-back =
    { $n ->
        [one] { $seat } récupère { $n } marqueur Propriété dans son espace de jeu.
       *[other] { $seat } récupère { $n } marqueurs Propriété dans son espace de jeu.
    }
log-claims-to-supply =
    { $n ->
        [one] { $seat } remet { $n } marqueur Propriété dans sa réserve.
       *[other] { $seat } remet { $n } marqueurs Propriété dans sa réserve.
    }
log-takes-die = { $seat } prend un { $resource-die } de valeur { $n } sur la Barge du { $district }.
log-gains-resource = { $seat } gagne 1 { $resource } de la réserve.
log-pays-resource = { $seat } paye 1 { $resource }.
log-loses-resources =
    { $n ->
        [one] { $seat } perd { $n } { $resource }.
       *[other] { $seat } perd { $n } { $resource-many }.
    }
log-gains-water =
    { $n ->
        [one] { $seat } gagne { $n } tuile Eau.
       *[other] { $seat } gagne { $n } tuiles Eau.
    }
log-gains-garden =
    { $n ->
        [one] { $seat } gagne { $n } tuile Jardin.
       *[other] { $seat } gagne { $n } tuiles Jardin.
    }
log-gains-special-water = { $seat } gagne la { $special }.
log-reveals-special-water = Nouveau dans l'offre : { $special }.
log-gains-crate = { $seat } gagne une { $resource-crate } de la { $line } du Port.
log-uses-crate =
    { $refilled ->
        [0] { $seat } paye avec une { $resource-crate }.
       *[other] { $seat } paye avec une { $resource-crate } remplie pendant ce tour.
    }
log-flips-crate =
    { $refilled ->
        [0] { $seat } remplit sans payer une { $resource-crate }.
       *[other] { $seat } remplit encore une fois sans payer une { $resource-crate }.
    }
log-refills-crate = { $seat } remplit une { $resource-crate }.
log-moves-architect = { $seat } déplace son Architecte vers le { $district }.
log-moves-assistant = { $seat } déplace son Assistant vers le { $district }.
log-advances = { $seat } avance jusqu'à la case { $n } de la { $track }.
log-places-project = { $seat } place un Projet { $colour } { $space-on }.
log-constructs = { $seat } construit un Bâtiment { $colour } de taille { $n } avec la Maison la plus à gauche de la { $row } : { $spaces }.
log-shifts-house = { $seat } déplace la Maison la plus à gauche de la { $row } vers l'emplacement vide le plus à droite de celle du bas.
log-buys-garden = { $seat } achète une tuile Jardin.
log-buys-water = { $seat } achète une tuile Eau.
log-lays-water = { $seat } place une tuile Eau { $space-on }.
log-lays-special-water = { $seat } place la { $special } { $space-on }.
log-lays-garden =
    { $marker ->
        [0] { $seat } place un Jardin { $space-on }.
        [1] { $seat } place un Jardin avec un marqueur Propriété { $space-on }.
       *[other] { $seat } place un Jardin avec un marqueur Propriété de la réserve { $space-on }.
    }
log-marks-garden =
    { $marker ->
        [1] { $seat } prend le marqueur Propriété du Jardin dans son espace de jeu.
       *[other] { $seat } prend le marqueur Propriété du Jardin dans la réserve.
    }
log-port-house = { $seat } place la Maison la plus à gauche de la { $row } dans le Port, { $port-space-on }.
log-claims-ship = { $seat } prend possession du { $ship-kind }.
log-gains-harbormaster = { $seat } gagne la { $harbormaster } de la { $line } du Port.
log-draws-harbormaster = { $seat } pioche au hasard la { $harbormaster }.
log-uses-harbormaster = { $seat } utilise la { $harbormaster }.
log-ziggurat-house = { $seat } place la Maison la plus à gauche de la { $row } dans la Ziggourat, { $ziggurat-space-on }.
log-marks-ziggurat = { $seat } place un marqueur Propriété sur la case { $n } de la tuile Ziggourat de la { $section }.
log-uses-tile = { $seat } utilise une tuile Action : { $tile }.
log-takes-decree = { $seat } accomplit le { $decree-short }.
log-draws-urban =
    { $n ->
        [one] { $seat } pioche { $n } carte Urbanisme.
       *[other] { $seat } pioche { $n } cartes Urbanisme.
    }
log-keeps-urban =
    { $n ->
        [0] { $seat } garde une carte Urbanisme.
       *[other] { $seat } garde une carte Urbanisme et met l'autre sous la pioche.
    }
log-keeps-urban-own =
    { $n ->
        [0] { $seat } garde la { $urban }.
       *[other] { $seat } garde la { $urban } et met l'autre carte sous la pioche.
    }
log-reveals-urban = { $seat } révèle la { $urban }.
log-urban-scores = { $seat } a rempli la { $urban }.
log-urban-fails = { $seat } n'a pas rempli la { $urban }.
log-harbormasters-score =
    { $n ->
        [one] { $seat } marque { $n } tuile Capitaine du port inutilisée.
       *[other] { $seat } marque { $n } tuiles Capitaine du port inutilisées.
    }
log-barge-empty = La Barge du { $district } est vide ; une fois la fin déclenchée, on n'y marque rien.
log-takes-time-gold = { $seat } prend { $n } Or sur la piste Temps.
log-scores-district = Décompte du { $district }.
log-refills-barge = Nouveaux dés sur la Barge du { $district } : { $dice }.
log-automa-card = { $seat } révèle la { $automa }, à gauche de la { $other-automa }.
log-bot-action =
    { $n ->
        [1] { $seat } effectue sa première action : { $letter }.
       *[other] { $seat } effectue sa seconde action : { $letter }.
    }
log-bot-cannot = { $seat } ne peut pas effectuer l'action { $letter }.
log-bot-resets = La pioche Automa est de nouveau mélangée : la { $automa } est maintenant à gauche de la { $other-automa }.
log-bot-fills-bag = Tous les Projets Automa vont dans le sac ; piochés pour les tuiles Nombre : { $colours }.
log-bot-adds-tile = Un Projet { $colour } de la pile comble le vide à côté de la tuile Nombre { $n }.
log-bot-draws-tile = { $seat } pioche un Projet Automa { $colour } sur la pile à côté de la tuile Nombre { $n }.
log-bot-returns-tile = Un Projet Automa { $colour } du sac retourne sur sa pile.
log-bot-returns-lowest = Le Projet Automa { $colour } le plus bas à côté de la tuile Nombre { $n } retourne sur sa pile.
log-bot-marker = { $seat } retire un marqueur du { $district } de la carte Urbanisme Automa.
log-bot-water = { $seat } place une tuile Eau de la pile { $space-on }.
log-bot-crate = { $seat } retire du jeu la { $resource-crate } de la { $line }.
log-bot-discards = { $seat } défausse la { $harbormaster }.

## Score

category-start = Départ
category-bonuses = Bonus
category-common-districts = Quartiers communs
category-port = Port
category-ziggurat = Ziggourat
category-decrees = Décrets
category-urban-cards = Cartes Urbanisme
category-harbormasters = Tuiles Capitaine du port
source-start = Points de Victoire de départ
source-bonuses = Bonus en cours de partie
source-common-districts = Bâtiments dans les Quartiers communs
source-port = Navires et Maisons dans le Port
source-ziggurat = Tuiles Ziggourat
source-decrees = Décrets accomplis
source-urban-cards = Cartes Urbanisme remplies
source-harbormasters = Tuiles Capitaine du port inutilisées
tie-gold = Égalité départagée par l'Or ({ $gold }).
tie-solo = L'égalité revient au Bot.

## Le jeu avant de commencer, et où il en est

game-title = Tabannusi : Les Bâtisseurs d'Ur
game-line = Prenez des dés sur les barges et bâtissez la ville, son port et sa ziggourat.
game-picture = Une ziggourat, des jardins, des maisons et une barge chargée de dés
progress =
    { $left ->
        [-1]
            { $scorings ->
                [one] 1 décompte avant la dernière manche
               *[other] { $scorings } décomptes avant la dernière manche
            }
        [0] Dernier tour
        [one] Encore 1 tour après celui-ci
       *[other] Encore { $left } tours après celui-ci
    }
progress-setup = Mise en place
setting-first_game = Barges
setting-first_game-help = Pour une première partie, les Barges sont comme dans le livret.
setting-first_game-false = au hasard
setting-first_game-true = comme imprimées
setting-king = Roi
setting-king-help = Contre qui vous jouez.
setting-king-gilgabot = Gilgabot
setting-king-gilgabot-help = De l'Or avec des points, de grands groupes de Projets. Conseillé pour une première partie.
setting-king-sarbot = Sarbot
setting-king-sarbot-help = Des Jardins.
setting-king-botmuzi = Botmuzi
setting-king-botmuzi-help = De l'Or pour les Navires, et le marqueur Maîtrise le plus bas.
setting-king-bot-baba = Bot-baba
setting-king-bot-baba-help = Une couleur avant tout, et le marqueur Maîtrise le plus haut.

## Sortes de réponses

kind-pass = Passer
kind-district = Quartier
kind-die = Dé
kind-action = Action
kind-tile = Tuile
kind-crate = Caisse
kind-decree = Décret
kind-harbormaster = Capitaine
kind-colour = Couleur
kind-space = Espace
kind-garden = Jardin
kind-ship = Navire
kind-port = Port
kind-ziggurat = Ziggourat
kind-house = Maison
kind-pay = Payer
kind-urban = Urbanisme
kind-marker = Marqueur
kind-effect = Effet

## La feuille de score

pad-tie = L'Or a départagé l'égalité.
pad-track = points sur la piste avant le décompte final
pad-size-brown = Bâtiments marron : tailles et Jardins adjacents
pad-mastery-brown = × valeur de votre Maîtrise marron
pad-size-white = Bâtiments blancs : tailles et Jardins adjacents
pad-mastery-white = × valeur de votre Maîtrise blanche
pad-size-yellow = Bâtiments jaunes : tailles et Jardins adjacents
pad-mastery-yellow = × valeur de votre Maîtrise jaune
pad-port-rows = vos Navires avec votre Maison dans leur rangée
pad-port-columns = vos Navires avec votre Maison dans leur colonne
pad-tile-1 = section marron : valeur de votre marqueur le plus à droite
pad-counted-1 = × ce que compte sa tuile
pad-tile-2 = section blanche : valeur de votre marqueur le plus à droite
pad-counted-2 = × ce que compte sa tuile
pad-tile-3 = section jaune : valeur de votre marqueur le plus à droite
pad-counted-3 = × ce que compte sa tuile
pad-urban = points des cartes remplies
pad-harbormasters = tuiles inutilisées
pad-gold = Or

## Le guide d'une première partie : à quoi sert chaque question

tutorial-begin = Bâtissez Ur : des Projets naissent des Bâtiments, les Jardins les valorisent, et des Maisons vont au Port et à la Ziggourat. Un Quartier est décompté quand sa Barge est vide. Vos choix sont entourés.
tutorial-starting-colour = Vous commencez avec un Bâtiment de taille 1 portant votre Maison. Votre Maîtrise de sa couleur multiplie ses points ; toute couleur convient, peut-être celle d'un Décret.
tutorial-starting-district = Le Bâtiment rapporte chaque fois que ce Quartier est décompté. Votre carte Urbanisme demande des Maisons dans certains Quartiers : choisissez l'un d'eux.
tutorial-starting-space = Vous gagnez aussitôt ce que montre la case recouverte. À côté de l'Eau, c'est bien : un Jardin y augmentera la valeur du Bâtiment.
tutorial-first-district = Ici vous prenez votre premier dé et effectuez vos premières Actions. Les Quartiers 1 à 3 sont un début facile : les Projets n'y coûtent aucune Ressource.
tutorial-take-die = Le dé est une Ressource de la couleur de cette Barge ; son chiffre est le Quartier de votre prochain tour. Choisissez où agir ensuite. Un 6 mène là où aucun autre dé n'envoie.
tutorial-move = L'Architecte part vers le Quartier de votre prochain tour ; ce tour-ci, vous agissez où est votre Assistant. Un Quartier que le dé ne permet pas coûte 1 Or.
tutorial-actions = Deux Actions au plus dans ce Quartier, ou deux fois la même. Dans les Quartiers 1 à 3, commencez par des Projets voisins d'une couleur ; construisez dès que vous pouvez payer.
tutorial-project = Il coûte un marqueur Propriété, pas de Ressource. Jusqu'à 3 Projets d'une couleur font un Bâtiment ; si un autre le construit, votre marqueur revient et vous avancez en Maîtrise.
tutorial-project-space = Les cases entourées sont permises : à côté des Projets de cette couleur, s'il y en a ici, jamais d'un Bâtiment de cette couleur. Prenez une case dont le bonus vous sert.
tutorial-bonus = Le bonus de la case recouverte est à vous si vous voulez. Prenez-le presque toujours ; mais le dernier dé d'une Barge fait décompter son Quartier à la fin de ce tour.
tutorial-construct = Tous les Projets de la couleur ici deviennent votre Bâtiment, quel que soit leur propriétaire. Coût : 2 Ressources locales, plus 1 de la couleur par marqueur à vous. Plus grand vaut plus.
tutorial-discount = La tuile économise 1 Ressource au choix, puis disparaît ; inutilisée, elle vaut des PV à la fin. Utilisez-la si vous ne pouvez pas payer autrement, ou pour garder une couleur bientôt utile.
tutorial-pay = Dés, Caisses et Or paient ; l'Or remplace toute couleur. Plutôt les dés : ils sont perdus quand le Quartier de leur couleur est décompté, Caisses et Or restent.
tutorial-gardening = Achetez des Jardins (vert) et de l'Eau (bleu), et placez ce que vous avez, dans l'ordre voulu. Un Jardin va sur l'Eau ; chacun à côté d'un Bâtiment ajoute 1 à sa taille au décompte.
tutorial-water-space = L'Eau se place à côté d'Eau ou d'un Jardin et ne donne pas le bonus de la case. Placez-la près de vos Bâtiments : votre Jardin y comptera.
tutorial-garden-space = Le Jardin prend un marqueur Propriété et donne le bonus de son Eau, s'il y en a un. Placez-le près de vos Bâtiments ; si un autre construit à côté, vous pouvez avancer en Maîtrise.
tutorial-garden-marker = Votre Navire permet de prendre ce marqueur dans la réserve. Faites-le : ceux de votre espace de jeu restent libres pour d'autres Actions.
tutorial-port-house = Au décompte du Port, chacun de vos Navires dans la rangée ou la colonne de cette Maison vaut 1 PV de plus. Emplacement bleu : son bonus ; rouge : la Caisse qui s'y trouve.
tutorial-port-row = D'habitude, la rangée du bas, mais ses Maisons servent aussi quand une rangée de couleur est vide. Votre Navire permet une rangée de couleur pour 1 Ressource bleue de plus : pour son bonus ou vider une colonne.
tutorial-ship = Un Navire donne son pouvoir dès votre prochain tour, et des PV si vos Maisons sont à sa rangée ou sa colonne. Les trois d'une ligne donnent sa tuile Capitaine du port, si elle y est encore.
tutorial-pay-ship = Un de vos Navires laisse 1 Ressource bleue remplacer 1 Or. L'Or remplace toute couleur : payez en bleu si vous pouvez, plutôt un dé qu'une Caisse, car les dés bleus sont perdus au décompte du Port.
tutorial-ship-after = Juste après la construction, un Navire de la taille du Bâtiment coûte 1 Or au lieu de 2, sans Action. Une aubaine s'il vous reste un marqueur ; son pouvoir agit dès votre prochain tour.
tutorial-ziggurat-house = L'emplacement donne son bonus, puis vous marquez la tuile de cette section : elle rapporte avec le Quartier 5, davantage à chaque marqueur. Choisissez une tuile liée à ce que vous faites déjà.
tutorial-ziggurat-tile = Votre marqueur va sur la valeur suivante de cette tuile, qui rapporte avec le Quartier 5. Choisissez celle qui compte ce que vous avez le plus.
tutorial-any-tile = Votre tuile Capitaine du port effectue l'Action d'une tuile Action, dans tout Quartier, sans utiliser vos Actions. Plutôt une tuile loin de votre chemin ; celles où est votre Assistant vous sont déjà ouvertes.
tutorial-choose = Choisissez l'un d'eux. Si un prix est indiqué, vous le payez d'abord ; passer, quand c'est possible, c'est y renoncer sans rien payer.
tutorial-gain-resource = Le dé vient de la réserve ; son chiffre ne compte plus. Prenez la couleur du prochain coût : Ressource locale pour construire, vert pour un Jardin, bleu pour l'Eau.
tutorial-special-water = L'Eau spéciale porte un bonus pour qui y place un Jardin. Prenez celui qui vous plaît ; le Jardinage placera la tuile plus tard.
tutorial-flip-crate = Une Caisse face visible paie de nouveau 1 Ressource de sa couleur. Choisissez une couleur que demande votre prochain coût.
tutorial-refill-second = Un de vos Navires remplit une seconde Caisse pour la Ressource déjà dépensée. Cela ne coûte rien de plus : profitez-en, de préférence pour une couleur que demande votre prochain coût.
tutorial-track = Plus le marqueur est haut, plus vos Bâtiments de cette couleur rapportent. Choisissez votre couleur principale ; monter le plus bas peut aussi donner le bonus de droite.
tutorial-two-tracks = 1 case ici, puis 1 sur une autre piste ; la troisième ne bouge pas. Choisissez vos deux couleurs principales ; monter le marqueur le plus bas peut aussi donner le bonus de droite.
tutorial-architect = Là où est l'Architecte, vous agirez au prochain tour, quoi qu'ait dit le dé. Ce tour continue où est votre Assistant.
tutorial-shift-house = Une Maison déplacée vers la rangée du bas donne le bonus qu'elle découvre, s'il y en a un ; de là, elle va au Port ou sert quand une rangée de couleur est vide. Prenez le meilleur bonus, ou videz une colonne.
tutorial-urban = Une carte Urbanisme rapporte à la fin si vos Maisons sont dans les Quartiers demandés. Gardez celle dont vous êtes le plus près.
tutorial-reveal-urban = Les cartes révélées maintenant rapportent avec cette tuile Ziggourat, et comptent toujours à la fin. Seul prix : chacun voit ce qu'elles demandent. Cela vaut presque toujours la peine.
tutorial-score = Chaque décompte vous donne de l'Or de la piste Temps, et chacun perd ses dés de cette couleur. Perdre des dés marron, blancs ou jaunes monte d'abord la Maîtrise : commencez là où cela sert au Quartier suivant.
