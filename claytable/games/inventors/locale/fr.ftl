### Inventeurs du Tigre du Sud, en français.
###
### Les noms arrivent déjà dits. Une partie de phrase (rangées, effets, coûts, lieux) commence par une minuscule : qui la montre
### seule peut lui donner une majuscule. Un choix selon un nom emploie les mots de ce catalogue. Avant « : ; ? ! » et à
### l'intérieur des guillemets, l'espace est insécable.

## Personnes

seat = Joueur { $n }
bot = Bot { $n }
opponent = L'Adversaire
dummy = Le Figurant

## Questions

question-main-action = Manche { $round } : quelle action principale effectuer ?
    .others = { $seat } choisit une action principale.
question-after-tent = Manche { $round }, après la pose de votre Tente : que faire à ce tour ?
    .others = { $seat } a posé sa Tente et choisit que faire à ce tour.
    .short = Manche { $round }, après la Tente : que faire ?
question-end-turn = Terminer votre tour, ou effectuer d'abord une action gratuite ?
    .others = { $seat } peut effectuer une action gratuite avant la fin de son tour.
    .short = Terminer, ou d'abord une action gratuite ?
question-pay =
    { $saved ->
        [0] À payer : { $owed }. Que payer maintenant ?
        [one] À payer : { $owed } ({ $saved } Pièce déjà économisée). Que payer maintenant ?
       *[other] À payer : { $owed } ({ $saved } Pièces déjà économisées). Que payer maintenant ?
    }
    .others = { $seat } doit payer : { $owed }.
    .short = Que payer maintenant ?
question-take-from-guild = Votre réserve est vide : de quelle Guilde prendre l'Influence ?
    .others = { $seat } choisit la Guilde d'où prendre l'Influence.
    .short = De quelle Guilde vient l'Influence ?
question-move-influence =
    { $colour ->
        [bleu] Votre réserve est vide : de quelle autre Guilde déplacer 1 Influence vers la Guilde bleue ?
       *[other] Votre réserve est vide : de quelle autre Guilde déplacer 1 Influence vers la Guilde { $colour } ?
    }
    .others = { $seat } choisit la Guilde d'où déplacer 1 Influence.
    .short = De quelle autre Guilde vient l'Influence ?
question-influence =
    { $times ->
        [one] Dans quelle Guilde gagner { $times } Influence ?
       *[other] Dans quelle Guilde gagner l'Influence suivante ? (encore { $times })
    }
    .others = { $seat } choisit la Guilde où gagner de l'Influence.
    .short = Dans quelle Guilde gagner de l'Influence ?
question-brighten =
    { $times ->
        [one] Quel Dé éclaircir ?
       *[other] Quel Dé éclaircir maintenant ? (encore { $times })
    }
    .others = { $seat } choisit un Dé à éclaircir.
question-increase =
    { $times ->
        [one] Quel Dé disponible augmenter de 1 ?
       *[other] Quel Dé disponible augmenter de 1 maintenant ? (encore { $times })
    }
    .others = { $seat } choisit un Dé disponible à augmenter.
    .short = Quel Dé disponible augmenter ?
question-raise =
    { $times ->
        [one] Quel Artisan monter de 1 niveau ?
       *[other] Quel Artisan monter de 1 niveau maintenant ? (encore { $times })
    }
    .others = { $seat } choisit un Artisan à monter.
    .short = Quel Artisan monter maintenant ?
question-refresh =
    { $times ->
        [one] Quel Artisan rafraîchir ?
       *[other] Quel Artisan rafraîchir maintenant ? (encore { $times })
    }
    .others = { $seat } choisit un Artisan à rafraîchir.
question-study-die = Quelle couleur de Dé gagner pour votre Étude ?
    .others = { $seat } choisit la couleur d'un Dé pour son Étude.
question-remove-die = Quel Dé retirer ?
    .others = { $seat } choisit un Dé à retirer.
question-swap = Quel Dé blanc échanger contre 1 Dé coloré ?
    .others = { $seat } choisit un Dé blanc à échanger.
question-swap-for = Quelle couleur remplace le Dé blanc ?
    .others = { $seat } choisit la couleur qui remplace le Dé blanc.
question-coloured-die = Quel Dé coloré lancer dans Déterminé ?
    .others = { $seat } choisit un Dé coloré à lancer dans Déterminé.
question-progress = Votre tuile Tour la plus basse est vide : résoudre sa barre noire maintenant, ou une fois le coût payé ?
    .others = { $seat } choisit quand résoudre la barre noire de sa Tour.
    .short = Barre noire de la tuile Tour : quand ?
question-hand-limit =
    { $n ->
        [one] { $n } carte de trop en main : laquelle défausser ?
       *[other] { $n } cartes de trop en main : laquelle défausser maintenant ?
    }
    .others = { $seat } a trop de cartes en main et défausse.
    .short = Trop de cartes : laquelle défausser ?
question-played-card = Carte Objet jouée ({ $card }) : quel effet utiliser ?
    .others = { $seat } joue une carte Objet ({ $card }) et choisit un de ses effets.
    .short = Quel effet de la carte utiliser ?
question-discard-two = Quelle carte défausser ?
    .others = { $seat } choisit une carte à défausser.
question-for-two-cards = Que gagner pour les 2 cartes défaussées ?
    .others = { $seat } choisit que gagner pour 2 cartes défaussées.
question-order = Quel effet résoudre maintenant ?
    .others = { $seat } choisit quel effet résoudre maintenant.
question-perhaps = Utiliser cet effet ?
    .others = { $seat } décide d'utiliser ou non un effet.
question-choose = Que choisir ?
    .others = { $seat } choisit entre plusieurs effets.
question-place-dice =
    { $n ->
        [1] Quel Dé placer ({ $where }) ?
       *[other] Ajouter un second Dé ({ $where }) ?
    }
    .others = { $seat } place des Dés ({ $where }).
question-face = Quelle valeur donner à ce Dé : { $die } ?
    .others = { $seat } choisit la valeur d'un Dé ({ $die }).
question-target = Total { $total } : pour quel Objet ? ({ $action })
    .others = { $seat } choisit un Objet ({ $action }, total { $total }).
question-place-card = Quelle carte Objet placer sur le plateau { $board } ?
    .others = { $seat } choisit une carte Objet pour le plateau { $board }.
question-invent-discard =
    { $n ->
        [one] Le plateau { $board } coûte encore { $n } carte : laquelle défausser ?
       *[other] Le plateau { $board } coûte encore { $n } cartes : laquelle défausser maintenant ?
    }
    .others = { $seat } défausse des cartes pour le plateau { $board }.
    .short = Quelle carte défausser pour le plateau ?
question-invent-effects = Vous inventez sur le plateau { $board } : que résoudre maintenant ?
    .others = { $seat } invente sur le plateau { $board } et choisit que résoudre maintenant.
    .short = Vous inventez : que résoudre maintenant ?
question-test-die = Avec quel Dé coloré tester ?
    .others = { $seat } choisit un Dé coloré pour tester.
question-test-on = Sur quel Objet placer ce Dé : { $die } ?
    .others = { $seat } choisit un Objet où placer ce Dé : { $die }.
    .short = Sur quel Objet placer le Dé ?
question-place-tile = Dans quelle rangée placer cette tuile Atelier ({ $tile }) ?
    .others = { $seat } place une tuile Atelier ({ $tile }).
    .short = Dans quelle rangée placer cette tuile ?
question-clear-workshop = Quel Atelier vider de ses Dés ?
    .others = { $seat } choisit un Atelier à vider de ses Dés.
question-activate = Valeur des Dés { $value } ({ $row }) : quelle tuile résoudre maintenant ?
    .others = { $seat } résout des tuiles ({ $row }, valeur des Dés { $value }).
    .short = Valeur { $value } : quelle tuile maintenant ?
question-envoy-saves = Quelle Influence l'Émissaire vous fait-il économiser ?
    .others = { $seat } choisit l'Influence que l'Émissaire fait économiser.
question-dummy-tent = Sur quel emplacement poser la Tente du Figurant ?
    .others = { $seat } pose la Tente du Figurant.
question-tent-steps = Votre Tente est posée : que résoudre maintenant ?
    .others = { $seat } a posé sa Tente et choisit que résoudre maintenant.
question-reward =
    { $n ->
        [one] Pour { $n } Ouvrier ou Dromadaire inutilisé : rafraîchir { $n } fois et éclaircir { $n } fois. Que faire maintenant ?
       *[other] Pour { $n } Ouvriers et Dromadaires inutilisés : rafraîchir { $n } fois et éclaircir { $n } fois. Que faire maintenant ?
    }
    .others = { $seat } rafraîchit et éclaircit pour ses Ouvriers et Dromadaires inutilisés.
    .short = Récompense : que faire maintenant ?
question-collect = Sur quel emplacement de la Rivière collecter 1 tuile Atelier ?
    .others = { $seat } collecte une tuile Atelier sur la Rivière.
    .short = Où collecter sur la Rivière ?
question-last-space = Votre Bateau est au bout de la Rivière : que choisir ?
    .others = { $seat } est au bout de la Rivière et choisit que prendre.
    .short = Bout de la Rivière : que prendre ?
question-retrieve = Quel Ouvrier récupérer ?
    .others = { $seat } choisit un Ouvrier à récupérer.
question-research = Sur quel emplacement de la Rivière effectuer 1 Recherche ?
    .others = { $seat } choisit un emplacement de la Rivière pour une Recherche.
    .short = Où effectuer la Recherche ?
question-choose-research = Quelle tuile Recherche placer dans la section { $section } de la Rivière ?
    .others = { $seat } choisit une tuile Recherche.
    .short = Quelle tuile Recherche placer ?
question-return-research = Laquelle des autres tuiles mettre tout en dessous de la pioche ?
    .others = { $seat } choisit la tuile Recherche qui va sous la pioche.
    .short = Quelle tuile mettre sous la pioche ?
question-remove-invention = Quelle tuile Invention retirer ?
    .others = { $seat } choisit une tuile Invention à retirer.
question-income = Que gagner d'abord ?
    .others = { $seat } choisit que gagner d'abord.
question-brighten-study = Fin de manche : quel Dé de l'Étude éclaircir maintenant, et vers où ?
    .others = { $seat } choisit un Dé de son Étude à éclaircir.
    .short = Quel Dé de l'Étude éclaircir, et vers où ?
question-keep-dice = Fin de manche ({ $row }) : utiliser une tuile pour éviter à ces Dés d'aller dans Épuisé ?
    .others = { $seat } décide d'utiliser ou non une tuile pour éviter à des Dés d'aller dans Épuisé ({ $row }).
    .short = Utiliser une tuile pour protéger ces Dés ?
question-beyond-last = Votre marqueur Royalties ne peut pas aller plus loin : que prendre à la place ?
    .others = { $seat } est au bout de la piste Royalties et choisit que prendre à la place.
    .short = Que prendre à la place des Royalties ?
question-starting-tile = Dans quelle rangée placer votre tuile Atelier de départ ?
    .others = { $seat } place sa tuile Atelier de départ.
    .short = Dans quelle rangée placer votre tuile ?

## Réponses

answer-pass = Passer
answer-end-turn = Terminer le tour
answer-brighten = Éclaircir 1 Dé
answer-refresh = Rafraîchir 1 Artisan
answer-clear = Payer 1 Artisan pour vider 1 Atelier
answer-bonus = Prendre 1 bonus de couleur
answer-discard-two = Défausser 2 cartes : éclaircir ou rafraîchir
answer-now = Maintenant
answer-later = Une fois le coût payé
answer-gain-silver = Gagner 1 Pièce
answer-pay-silver = Payer les Pièces
answer-increase = Augmenter 1 Dé disponible de 1
answer-matches = Gagner les Influences des correspondances
answer-advance = Avancer de 1 case sur la piste Royalties
answer-reward = Récompense pour les Ouvriers et Dromadaires inutilisés
answer-pass-tile = Effets de la tuile Passe
answer-royalties = Royalties
answer-income = Revenu
answer-workshop = Dés dans un Atelier ({ $row })
answer-tent = Tente sur l'emplacement { $n } ({ $area } ; tuile Passe : { $tile })
answer-worker = Ouvrier : { $space }
answer-envoy = Émissaire : { $space }
answer-use = Utiliser le { $craft } pour dépenser 1 Pièce de moins
answer-play = Jouer la carte { $card } : augmenter 1 Dé de 1, { $edge }
answer-craft = { $craft } (niveau { $level }, prix { $price })
answer-face = Valeur { $face }
answer-space = Rivière, emplacement { $n }
answer-space-tile = Rivière, emplacement { $n } (tuile Atelier : { $tile })
answer-space-research = Rivière, emplacement { $n } (Recherche : { $tile })
answer-invention = Tuile Invention, { $place } ({ $tile })
answer-card = { $card }
answer-start = Capacité de départ, { $row } ({ $effect })
answer-die = { $die } ({ $landscape })
answer-exhausted = Dé { $colour } (Épuisé)
answer-study-up = Dé { $colour } : monter dans l'Étude (est au { $level }) : { $effect }
answer-study-out = Dé { $colour } : sortir de l'Étude (est au { $level }) vers { $landscape }
answer-study-die = Dé { $colour } (Étude, { $level })
answer-camel-die = { $die } (Dromadaire { $n })
answer-workshop-die = { $die } (Atelier, { $row })
answer-pay-influence =
    { $colour ->
        [bleu] Perdre 1 Influence bleue
        [blanc] Perdre 1 Influence blanche
       *[other] Perdre 1 Influence { $colour }
    }

## Noms

colour-white = blanc
colour-blue = bleu
colour-orange = orange
colour-charcoal = charbon
colour-any = quelconque
die = { $face } { $colour }
craft-scribe = Scribe
craft-chandler = Cirier
craft-weaver = Tisserand
craft-tiler = Carreleur
craft-blacksmith = Forgeron
craft-carpenter = Charpentier
landscape-exhausted = Épuisé
    .from = depuis Épuisé
landscape-ready = Prêt
    .from = depuis Prêt
landscape-determined = Déterminé
    .from = depuis Déterminé
landscape-inspired = Inspiré
    .from = depuis Inspiré
row-top = rangée du haut
    .from = depuis un Atelier (rangée du haut)
row-middle = rangée du milieu
    .from = depuis un Atelier (rangée du milieu)
row-bottom = rangée du bas
    .from = depuis un Atelier (rangée du bas)
section-left = gauche
section-centre = centrale
section-right = droite
study-bottom = niveau du bas
    .from = depuis le niveau du bas de l'Étude
study-middle = niveau du milieu
    .from = depuis le niveau du milieu de l'Étude
study-top = niveau du haut
    .from = depuis le niveau du haut de l'Étude
camels = Dromadaires
    .from = depuis les Dromadaires
supply = réserve Principale
    .from = depuis la réserve Principale
on-camel = sur le Dromadaire { $n }
in-workshop = dans un Atelier
action-invent = Inventer
action-build = Fabriquer
action-test = Tester
action-publish = Éditer
area-1 = Guilde bleue
area-2 = Guilde orange
area-3 = Guilde charbon
area-4 = Émissaire
area-5 = Louer 1 Dromadaire
invention-space-top-left = en haut à gauche
invention-space-top-centre = en haut au centre
invention-space-top-right = en haut à droite
invention-space-bottom-left = en bas à gauche
invention-space-bottom-centre = en bas au centre
invention-space-bottom-right = en bas à droite
space-blue-left = Guilde bleue, à gauche
space-blue-right = Guilde bleue, à droite
space-blue-bottom = Guilde bleue, en bas
space-orange-left = Guilde orange, à gauche
space-orange-right = Guilde orange, à droite
space-orange-bottom = Guilde orange, en bas
space-charcoal-left = Guilde charbon, à gauche
space-charcoal-right = Guilde charbon, à droite
space-charcoal-bottom = Guilde charbon, en bas
space-hire-camel = Louer un Dromadaire
space-refresh-craftspeople = Rafraîchir tous les Artisans
space-advance-ship = Avancer le Bateau
space-open-brighten = Emplacement ouvert : éclaircir
space-open-draw = Emplacement ouvert : piocher
nothing = rien
setup-card = carte Mise en place { $n }
dummy-card = carte Figurant { $n }
scheme-card = carte Planification { $n }
scheme-kind-dice = Dé
scheme-kind-worker = Ouvrier
task-gain = gagner
task-invent = inventer
task-build = fabriquer
task-test = tester
task-publish = éditer
task-research = effectuer 1 Recherche
task-ship = avancer le Bateau
task-add-dice-scheme = ajouter 1 carte Planification Dé
device = { $card } { $board }
workshop-tile =
    { $value ->
        [0] { $effect }
       *[other] { $value }+ : { $effect }
    }
workshop-tile-coloured = { $value }+ avec Dé { $colour } : { $effect }
river-tile = { $n } ({ $tile })

## Plateaux Objet

board-robotic = Robotisé
board-automatic = à Automate
board-balancing = à Balancier
board-floating = à Flotteurs
board-folding = à Charnières
board-geared = à Engrenages
board-geometric = à Facettes
board-hydraulic = à Eau
board-luminous = à Lueur
board-magnetic = à Aimant
board-mechanical = à Rouages
board-musical = à Musique
board-pneumatic = à Air
board-portable = de Voyage
board-programmable = à Programme
board-rotating = à Pivot
board-self-winding = à Remontoir
board-trick = à Secret

## Cartes Objet

card-astrolabe = Astrolabe
card-basin = Bassin
card-basket = Panier
card-beacon = Brasero
card-beaker = Bécher
card-boat = Bateau
card-bookshelf = Bibliothèque
card-bowl = Jatte
card-chair = Chaise
card-clock = Horloge
card-compass = Boussole
card-crane = Grue
card-dial = Cadran solaire
card-door = Porte
card-drum = Tambour
card-eyeglasses = Lunettes
card-flask = Flacon
card-flute = Flûte
card-fountain = Fontaine
card-funnel = Entonnoir
card-glider = Ornithoptère
card-goblet = Coupe
card-grab = Grappin
card-helmet = Casque
card-hourglass = Sablier
card-lamp = Lampe
card-lantern = Lanterne
card-lens = Lentilles
card-mill = Scie circulaire
card-needle = Aiguille
card-pinhole-camera = Sténopé
card-pump = Pompe
card-puzzle = Puzzle
card-reed-pen = Calame
card-sail = Voile
card-saw = Scie
card-scales = Balance
card-statue = Statue
card-table = Table
card-telescope = Télescope
card-torch = Fanal
card-toy = Jouet
card-vase = Vase
card-wheel = Roue

## Tuiles Recherche

research-gain-die-blue = Permanent, par Dé bleu gagné : { $effect }
research-gain-die-orange = Permanent, par Dé orange gagné : { $effect }
research-gain-die-charcoal = Permanent, par Dé charbon gagné : { $effect }
research-complete-column = Permanent, par colonne d'Ateliers complétée : { $effect }
research-gain-tile = Permanent, par tuile Atelier gagnée : { $effect }
research-research = Permanent, par Recherche suivante : { $effect }
research-advance-royalties = Permanent, par avancée sur la piste Royalties : { $effect }
research-camel-dice = Permanent : le total des Dés sur un Dromadaire augmente de { $n }
research-end-of-round = Permanent : les Dés colorés des Dromadaires retournent dans Prêt
research-tent = Tente : { $effect }
research-immediate = Immédiat : { $effect }

## Tuiles Passe

pass-tile = { $effect }

## Effets

effect-none = rien
effect-list = { $effects }
effect-or = { $first } ; ou { $second }
effect-pay = { $owed } → { $gains }
effect-silver =
    { $n ->
        [one] gagner { $n } Pièce
       *[other] gagner { $n } Pièces
    }
effect-draw =
    { $n ->
        [one] piocher { $n } carte
       *[other] piocher { $n } cartes
    }
effect-influence =
    { $n ->
        [one] { $colour ->
            [bleu] gagner { $n } Influence bleue
            [quelconque] gagner { $n } Influence au choix
           *[other] gagner { $n } Influence { $colour }
        }
       *[other] { $colour ->
            [bleu] gagner { $n } Influences bleues
            [quelconque] gagner { $n } Influences au choix
           *[other] gagner { $n } Influences { $colour }
        }
    }
effect-influence-each =
    { $n ->
        [one] gagner { $n } Influence dans chaque Guilde
       *[other] gagner { $n } Influences dans chaque Guilde
    }
effect-brighten =
    { $n ->
        [one] éclaircir { $n } Dé
       *[other] éclaircir { $n } fois
    }
effect-increase =
    { $n ->
        [one] augmenter { $n } Dé disponible de 1
       *[other] augmenter des Dés disponibles de { $n } en tout
    }
effect-refresh =
    { $n ->
        [one] rafraîchir { $n } Artisan au choix
       *[other] rafraîchir { $n } Artisans au choix
    }
effect-refresh-craft = rafraîchir le { $craft }
effect-refresh-all = rafraîchir tous les Artisans
effect-raise =
    { $n ->
        [one] monter { $n } Artisan de 1 niveau
       *[other] monter des Artisans de { $n } niveaux en tout
    }
effect-royalties =
    { $n ->
        [one] avancer de { $n } case sur la piste Royalties
       *[other] avancer de { $n } cases sur la piste Royalties
    }
effect-harvest = gagner ses Royalties
effect-study =
    { $colour ->
        [quelconque] gagner 1 Dé coloré au choix pour l'Étude
       *[other] gagner 1 Dé { $colour } pour l'Étude
    }
effect-swap = échanger 1 Dé blanc contre 1 Dé coloré
effect-white-to-ready = gagner 1 Dé blanc dans Prêt
effect-coloured-to-determined = gagner 1 Dé coloré dans Déterminé
effect-ship =
    { $n ->
        [one] avancer le Bateau de { $n } emplacement
       *[other] avancer le Bateau de { $n } emplacements
    }
effect-collect = collecter 1 tuile Atelier au Bateau ou à sa gauche
effect-take = prendre la première tuile Atelier au Bateau
effect-research = effectuer 1 Recherche
effect-hire = louer 1 Dromadaire
effect-unlock-camel = débloquer le troisième Dromadaire
effect-unlock-worker = débloquer le troisième Ouvrier
effect-envoy = gagner l'Émissaire
effect-retrieve = récupérer 1 Ouvrier
effect-clear = vider 1 Atelier de ses Dés
effect-boost = augmenter la valeur des Dés de { $n } au plus
effect-count =
    { $colour ->
        [bleu] donner la couleur bleue à cette rangée
        [quelconque] donner une couleur au choix à cette rangée
       *[other] donner la couleur { $colour } à cette rangée
    }
effect-keep = lancer ces Dés dans { $landscape } en fin de manche
effect-remove-invention = retirer 1 tuile Invention et la résoudre
task-remove-die = retirer 1 Dé

## Coûts

cost-any-craft = 1 Artisan au choix
cost-influence =
    { $n ->
        [one] { $colour ->
            [bleu] { $n } Influence bleue
            [quelconque] { $n } Influence au choix
           *[other] { $n } Influence { $colour }
        }
       *[other] { $colour ->
            [bleu] { $n } Influences bleues
            [quelconque] { $n } Influences au choix
           *[other] { $n } Influences { $colour }
        }
    }
cost-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
cost-silver =
    { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    }

## Refus

why-active = Le { $craft } est déjà actif.
why-ahead-of-ship = L'emplacement { $n } de la Rivière est devant votre Bateau, qui est sur { $ship }.
why-all-active = Tous vos Artisans sont actifs.
why-all-invented = Tous les plateaux Objet de la colonne de gauche portent déjà une invention.
why-already-researched = Vous avez déjà 1 Influence sur cet emplacement.
why-blocked = Un jeton Figurant ferme cet emplacement pour la manche.
why-brightened-once = Ce Dé a déjà été éclairci.
why-built-full =
    { $n ->
        [one] Il y a déjà { $n } Objet fabriqué : il faut d'abord l'éditer.
       *[other] Il y a déjà { $n } Objets fabriqués : il faut d'abord en éditer un.
    }
why-cards-not-owed = Vous ne devez plus aucune carte.
why-colour =
    { $colour ->
        [bleu] Cette tuile exige la couleur bleue dans sa rangée.
       *[other] Cette tuile exige la couleur { $colour } dans sa rangée.
    }
why-cost-unpayable = Vous ne pouvez pas payer ce coût.
why-crafts-unpayable =
    { $silver ->
        [one] Vous ne pouvez pas payer les Artisans requis : vous avez { $silver } Pièce, et seuls les Artisans actifs peuvent être payés.
       *[other] Vous ne pouvez pas payer les Artisans requis : vous avez { $silver } Pièces, et seuls les Artisans actifs peuvent être payés.
    }
why-device-total = Cet Objet exige un total de { $needed } ; le vôtre est de { $total }.
why-dice-gone = Il n'y a plus de Dés dans cet Atelier.
why-distance =
    { $cost ->
        [one] Cet emplacement est devant votre Bateau et coûte { $cost } Pièce ; vous en avez { $silver }.
       *[other] Cet emplacement est devant votre Bateau et coûte { $cost } Pièces ; vous en avez { $silver }.
    }
why-edge-unused = Vous devez utiliser au moins un effet d'une carte jouée.
why-edge-used = Vous avez déjà utilisé cet effet de la carte.
why-face-high = Ce Dé peut monter à { $high } au plus.
why-face-low = Ce Dé montre { $low } et ne peut pas être baissé.
why-first-die = Vous devez placer au moins un Dé.
why-gained-already = Vous l'avez déjà obtenu.
why-guild-empty =
    { $colour ->
        [bleu] Vous n'avez pas d'Influence dans la Guilde bleue.
       *[other] Vous n'avez pas d'Influence dans la Guilde { $colour }.
    }
why-in-use = Les Dés sur les Dromadaires et dans les Ateliers ne peuvent pas être choisis pour cela.
why-inactive = Le { $craft } est inactif : il faut d'abord le rafraîchir.
why-influence =
    { $n ->
        [one] { $colour ->
            [bleu] Cela coûte { $n } Influence bleue ; vous en avez { $have }.
           *[other] Cela coûte { $n } Influence { $colour } ; vous en avez { $have }.
        }
       *[other] { $colour ->
            [bleu] Cela coûte { $n } Influences bleues ; vous en avez { $have }.
           *[other] Cela coûte { $n } Influences { $colour } ; vous en avez { $have }.
        }
    }
why-influence-not-owed =
    { $colour ->
        [bleu] Aucune Influence bleue n'est due ici.
       *[other] Aucune Influence { $colour } n'est due ici.
    }
why-inspired = Un Dé inspiré ne peut plus être éclairci.
why-invention-placed = La tuile Invention de cet Objet est déjà placée.
why-just-discarded = Cette carte vient d'être défaussée pour cet Objet.
why-keep-unmet = Les Dés qui s'y trouvent ne remplissent pas l'exigence de cette tuile.
why-keeps-nothing = Cette tuile ne garde pas de Dés en fin de manche.
why-last-card = C'est la dernière carte qui peut encore être placée sur l'Objet.
why-left-of-ship = Seuls comptent ici les emplacements à gauche de votre Bateau, qui est sur { $ship }.
why-must-clear = Les trois Ateliers contiennent des Dés : il faut en vider un.
why-needed = Le { $craft } ne peut pas être utilisé ici : sa compétence est requise, ou il n'y a plus de Pièce à économiser.
why-no-bonus = Il n'y a pas de bonus de couleur à prendre maintenant.
why-no-camel = Aucun de vos Dromadaires disponibles n'est libre.
why-no-dice = Vous n'avez aucun Dé dans Prêt, Déterminé ou Inspiré.
why-no-effect = Cela ne changerait rien maintenant.
why-no-envoy = Vous n'avez pas l'Émissaire.
why-no-envoy-there = Vous n'avez pas placé l'Émissaire à cet endroit.
why-no-influence = Vous n'avez aucune Influence à placer, ni dans votre réserve ni dans une Guilde.
why-no-invention-there = Il n'y a pas de tuile Invention sur cet emplacement de votre plateau.
why-no-invention-tile = Vous n'avez plus de tuile Invention.
why-no-matches = Le plateau et la carte ne concordent nulle part.
why-no-pass = Vous ne pouvez pas refuser cela.
why-no-research-space = Aucune Recherche n'est possible sur cet emplacement.
why-no-such-die = Vous n'avez pas ce Dé à cet endroit.
why-no-task = Un Artisan ne s'utilise que pendant le paiement d'un coût en Pièces.
why-no-test-die = Aucun de vos Dés colorés ne convient à un emplacement Dé libre, par sa couleur et sa valeur.
why-no-test-space = Aucun emplacement Dé { $colour } n'est libre pour ce Dé.
why-no-tile-there = Il n'y a pas de tuile Atelier sur l'emplacement { $n } de la Rivière.
why-no-worker = Vous n'avez plus d'Ouvrier en réserve.
why-no-worker-there = Aucun de vos Ouvriers ne s'y trouve.
why-not-activated = Cette tuile agit d'elle-même et ne s'active pas.
why-not-asked = Ce coût ne demande pas le { $craft }.
why-not-asked-now = Cela ne fait pas partie de la décision en cours.
why-not-available = Seuls les Dés dans Prêt, Déterminé ou Inspiré peuvent être placés.
why-not-drawn = Cette tuile n'est pas parmi celles qui ont été piochées.
why-not-in-hand = Cette carte n'est pas dans votre main.
why-not-increased = Seuls les Dés dans Prêt, Déterminé ou Inspiré peuvent être augmentés.
why-not-left-most = Une nouvelle Recherche commence sur l'emplacement vide le plus à gauche d'une section.
why-not-on-edge = La carte jouée ne montre pas cela.
why-not-tent-research = Cette tuile Recherche n'agit pas à la pose d'une Tente.
why-not-tented = Cela n'est possible qu'après la pose de votre Tente.
why-not-testable = Seul un Objet fabriqué ou édité avec un emplacement Dé libre peut être testé.
why-not-that-device = Cet Objet ne convient pas à cette action : { $action }.
why-not-your-research = Vous n'avez pas cette tuile Recherche.
why-not-your-turn = Cela n'est possible qu'à votre tour.
why-nothing-built = Il n'y a pas d'Objet fabriqué à éditer.
why-nothing-invented = Il n'y a pas d'Objet inventé à fabriquer.
why-nothing-to-test = Aucun Objet fabriqué ou édité n'a d'emplacement Dé libre.
why-nothing-unused = Tous vos Ouvriers et Dromadaires disponibles ont servi cette manche.
why-occupied = Un Ouvrier occupe déjà cet emplacement.
why-one-action = Vous avez déjà choisi votre action principale de ce tour.
why-other-effect = Cet effet n'est pas parmi ceux à résoudre maintenant.
why-other-row = Cela appartient à une autre rangée.
why-price =
    { $price ->
        [one] Le { $craft } coûte { $price } Pièce ; vous en avez { $silver }.
       *[other] Le { $craft } coûte { $price } Pièces ; vous en avez { $silver }.
    }
why-resolved-once = Cette tuile a déjà été résolue pendant cette action.
why-rest-unpaid = Après cela, vous ne pourriez plus payer et finir ce que vous avez commencé.
why-row-cost =
    { $cost ->
        [one] Placer dans cette rangée coûte { $cost } Pièce ; vous en avez { $silver }.
       *[other] Placer dans cette rangée coûte { $cost } Pièces ; vous en avez { $silver }.
    }
why-row-full = Cette rangée est complète.
why-same-guild = L'Influence doit venir d'une autre Guilde.
why-same-landscape = Une autre tuile de la rangée envoie les Dés au même endroit.
why-served = Le { $craft } a déjà servi pour cette tâche.
why-silver-last = Vous payez les Pièces en dernier, après le reste du coût.
why-silver-not-owed = Vous ne devez aucune Pièce à part.
why-silver-short = Pièces à payer : { $n } ; vous en avez { $silver }.
why-six = Un Dé de valeur 6 ne peut pas être augmenté.
why-space-cards =
    { $cards ->
        [one] Cet emplacement coûte { $cards } carte Objet ; vous en avez { $hand }.
       *[other] Cet emplacement coûte { $cards } cartes Objet ; vous en avez { $hand }.
    }
why-space-craft =
    { $silver ->
        [one] Vous ne pouvez payer aucun Artisan actif : vous avez { $silver } Pièce.
       *[other] Vous ne pouvez payer aucun Artisan actif : vous avez { $silver } Pièces.
    }
why-space-silver =
    { $cost ->
        [one] Cet emplacement coûte { $cost } Pièce ; vous en avez { $silver }.
       *[other] Cet emplacement coûte { $cost } Pièces ; vous en avez { $silver }.
    }
why-step-done = Vous avez déjà effectué cette étape.
why-study-space-taken = Il y a déjà 1 Dé sur l'emplacement supérieur de l'Étude.
why-tent-space-taken = Une Tente occupe déjà cet emplacement.
why-tented = Vous avez déjà posé votre Tente pour cette manche.
why-test-face = Le Dé doit avoir une valeur d'au moins { $least }.
why-tiles-there = Il reste des tuiles Atelier sur cet emplacement.
why-too-few-cards =
    { $n ->
        [one] Vous avez { $n } carte : c'est trop peu pour en défausser et en placer une.
       *[other] Vous avez { $n } cartes : c'est trop peu pour en défausser et en placer une.
    }
why-top = Le { $craft } est déjà sur la tuile Tour visible la plus haute.
why-top-of-study = Ce Dé est en haut de l'Étude et ne peut qu'en sortir.
why-total = Le total des Dés doit être d'au moins { $needed }.
why-tower-now = Vous ne pouvez remettre la Tour à plus tard que s'il reste des Artisans à payer.
why-two-cards = Il faut 2 cartes ; vous en avez { $n }.
why-two-influence = Les 2 emplacements Influence sont déjà occupés.
why-value = Cette tuile exige une valeur de { $needed } ; la vôtre est de { $value }.
why-white = Le blanc n'est pas une couleur au choix.
why-white-only = Seuls les Dés blancs s'échangent.
why-white-test = Seuls les Dés colorés se placent sur un Objet.
why-workshop-empty = Il n'y a pas de Dés dans cet Atelier.
why-workshop-used = Il y a déjà des Dés dans cet Atelier.

## Journal

log-round = La manche { $n } commence.
log-round-ends = La manche { $n } se termine.
log-turn = { $seat } joue son tour.
log-passes = { $seat } passe.
log-game-over = La partie est terminée.
log-first-player = { $seat } détient le marqueur 1er Joueur.
log-setup-card = { $seat } commence avec la { $setup }.
log-returns-setup-card = { $seat } remet dans la boîte la { $setup }.
log-dummy-card =
    { $colour ->
        [bleu] { $seat } révèle la { $dummy-card }, ferme des emplacements ({ $spaces }) et en fait coûter un 1 Influence bleue de plus ({ $space }).
       *[other] { $seat } révèle la { $dummy-card }, ferme des emplacements ({ $spaces }) et en fait coûter un 1 Influence { $colour } de plus ({ $space }).
    }
log-dummy-influence = { $seat } gagne des Influences : { $blue } dans la Guilde bleue, { $orange } dans la Guilde orange, { $charcoal } dans la Guilde charbon.
log-dummy-sails = { $seat } avance son Bateau à l'emplacement { $n } de la Rivière.
log-dummy-tent = { $seat } a sa Tente sur l'emplacement { $n }.
log-dummy-tent-leaves = { $seat } reprend sa Tente de l'emplacement { $n } dans sa réserve.
log-gains-silver =
    { $n ->
        [one] { $seat } gagne { $n } Pièce.
       *[other] { $seat } gagne { $n } Pièces.
    }
log-pays-silver =
    { $n ->
        [0] { $seat } ne paye aucune Pièce : des Artisans couvrent le coût.
        [one] { $seat } paye { $n } Pièce.
       *[other] { $seat } paye { $n } Pièces.
    }
log-inventor-silver =
    { $n ->
        [one] { $seat } gagne { $n } Pièce en tant qu'Inventeur.
       *[other] { $seat } gagne { $n } Pièces en tant qu'Inventeur.
    }
log-gains-influence =
    { $n ->
        [one] { $colour ->
            [bleu] { $seat } gagne { $n } Influence bleue.
           *[other] { $seat } gagne { $n } Influence { $colour }.
        }
       *[other] { $colour ->
            [bleu] { $seat } gagne { $n } Influences bleues.
           *[other] { $seat } gagne { $n } Influences { $colour }.
        }
    }
log-loses-influence =
    { $n ->
        [one] { $colour ->
            [bleu] { $seat } perd { $n } Influence bleue.
           *[other] { $seat } perd { $n } Influence { $colour }.
        }
       *[other] { $colour ->
            [bleu] { $seat } perd { $n } Influences bleues.
           *[other] { $seat } perd { $n } Influences { $colour }.
        }
    }
log-moves-influence =
    { $seat } déplace 1 Influence de la Guilde { $colour ->
        [bleu] bleue
       *[other] { $colour }
    } { $other-colour ->
        [bleu] vers la Guilde bleue
       *[other] vers la Guilde { $other-colour }
    }.
log-slot-influence =
    { $colour ->
        [bleu] { $seat } n'a plus d'Influence en réserve et en prend 1 dans la Guilde bleue.
       *[other] { $seat } n'a plus d'Influence en réserve et en prend 1 dans la Guilde { $colour }.
    }
log-draws =
    { $n ->
        [one] { $seat } pioche { $n } carte.
       *[other] { $seat } pioche { $n } cartes.
    }
log-draws-own =
    { $n ->
        [one] { $seat } pioche { $n } carte : { $cards }.
       *[other] { $seat } pioche { $n } cartes : { $cards }.
    }
log-reshuffles = La défausse de cartes Objet est mélangée en une nouvelle pioche.
log-discards = { $seat } défausse la carte { $card }.
log-plays = { $seat } joue la carte { $card }.
log-bonus = { $seat } prend 1 bonus de couleur ({ $action }).
log-brightens = { $seat } éclaircit { $origin-from } vers { $landscape } : { $dice }.
log-rolls = { $seat } lance { $origin-from } dans { $landscape } : { $dice }.
log-increases = { $seat } augmente 1 Dé de 1 dans { $landscape } : { $die }.
log-study-up = { $seat } monte 1 Dé { $colour } { $origin-from } ({ $level }).
log-gains-study-die = { $seat } gagne 1 Dé { $colour } pour l'Étude ({ $target }).
log-removes-die = { $seat } retire 1 Dé : { $answer }.
log-swaps = { $seat } échange 1 Dé : { $answer } devient { $colour }.
log-exhausts = { $seat } déplace { $origin-from } vers Épuisé : { $dice }.
log-pays-craft =
    { $n ->
        [0] { $seat } paye le { $craft } avec ce qui a été économisé.
        [one] { $seat } paye le { $craft } ({ $n } Pièce).
       *[other] { $seat } paye le { $craft } ({ $n } Pièces).
    }
log-uses-craft = { $seat } utilise le { $craft } pour dépenser 1 Pièce de moins.
log-rises = { $seat } monte le { $craft } au niveau { $n }.
log-refreshes = { $seat } rafraîchit le { $craft }.
log-refreshes-all = { $seat } rafraîchit tous ses Artisans.
log-tower = { $seat } fait progresser sa Tour : on y voit maintenant les tuiles { $n } à { $top }.
log-royalties = { $seat } avance jusqu'à la case { $n } de la piste Royalties.
log-gains-royalties = { $seat } gagne ses Royalties.
log-gains-income = { $seat } gagne son revenu.
log-sails = { $seat } avance son Bateau jusqu'à l'emplacement { $n } de la Rivière.
log-turns-faceup = Les tuiles Atelier de la section { $section } de la Rivière sont retournées face visible : { $tops }.
log-takes-tile = { $seat } gagne 1 tuile Atelier de l'emplacement { $n } de la Rivière ({ $tile }).
log-reveals-tile = L'emplacement { $n } de la Rivière montre maintenant 1 tuile Atelier ({ $tile }).
log-places-tile = { $seat } place 1 tuile Atelier ({ $tile }) : { $row }.
log-retrieves = { $seat } récupère 1 Ouvrier ({ $space }).
log-retrieves-envoy = { $seat } récupère l'Émissaire ({ $space }).
log-researches =
    { $influence ->
        [0] { $seat } effectue 1 Recherche sur l'emplacement { $n } de la Rivière.
        [one] { $seat } effectue 1 Recherche sur l'emplacement { $n } de la Rivière avec { $influence } Influence de sa réserve.
       *[other] { $seat } effectue 1 Recherche sur l'emplacement { $n } de la Rivière avec { $influence } Influences de sa réserve.
    }
log-draws-research =
    { $n ->
        [one] { $seat } pioche { $n } tuile Recherche de la section { $section } de la Rivière.
       *[other] { $seat } pioche { $n } tuiles Recherche de la section { $section } de la Rivière.
    }
log-gains-research = { $seat } gagne 1 Recherche ({ $research }).
log-reveals-research = Une tuile Recherche est révélée sur l'emplacement { $n } de la Rivière ({ $research }).
log-returns-research =
    { $n ->
        [one] { $seat } remet { $n } tuile Recherche sous la pioche de la section { $section } de la Rivière.
       *[other] { $seat } remet { $n } tuiles Recherche sous la pioche de la section { $section } de la Rivière.
    }
log-places-die = { $seat } place 1 Dé { $origin-from } { $place } : { $die } ({ $use }).
log-turns-up = { $seat } augmente 1 Dé { $place } à { $n } : { $die } ({ $use }).
log-boosts = { $seat } porte la valeur des Dés à { $n }.
log-resolves-start = { $seat } résout la capacité de départ ({ $row }).
log-resolves-tile = { $seat } résout 1 tuile Atelier ({ $tile }).
log-invents = { $seat } invente un Objet : { $card } { $board }.
log-places-invention = { $seat } place sur le plateau { $board } 1 tuile Invention, { $invention-space } ({ $invention }).
log-removes-invention = { $seat } retire 1 tuile Invention, { $invention-space } ({ $invention }).
log-reaches-goal = { $seat } atteint l'objectif { $n }.
log-builds =
    { $influence ->
        [0] { $seat } fabrique l'Objet du plateau { $board } (rangée { $n }).
        [one] { $seat } fabrique l'Objet du plateau { $board } (rangée { $n }) avec { $influence } Influence de sa réserve.
       *[other] { $seat } fabrique l'Objet du plateau { $board } (rangée { $n }) avec { $influence } Influences de sa réserve.
    }
log-reveals-board = Le plateau Objet { $board } est révélé (rangée { $n }).
log-takes-test-die = { $seat } place 1 Dé { $place } ({ $white }) et en prend un { $origin-from } pour tester : { $die }.
log-tests = { $seat } teste l'Objet du plateau { $board } sur l'emplacement Dé { $n } : { $die }.
log-publishes =
    { $influence ->
        [0] { $seat } édite l'Objet du plateau { $board }.
        [one] { $seat } édite l'Objet du plateau { $board } avec { $influence } Influence de sa réserve.
       *[other] { $seat } édite l'Objet du plateau { $board } avec { $influence } Influences de sa réserve.
    }
log-sends-worker = { $seat } place 1 Ouvrier ({ $space }).
log-sends-envoy = { $seat } place l'Émissaire ({ $space }).
log-hires-camel = { $seat } loue 1 Dromadaire.
log-unlocks-camel = { $seat } débloque le troisième Dromadaire.
log-unlocks-worker = { $seat } débloque le troisième Ouvrier.
log-gains-envoy = { $seat } gagne l'Émissaire.
log-pitches = { $seat } pose 1 Tente sur l'emplacement { $n }.
log-reward =
    { $n ->
        [one] { $seat } prend la récompense pour { $n } Ouvrier ou Dromadaire inutilisé.
       *[other] { $seat } prend la récompense pour { $n } Ouvriers et Dromadaires inutilisés.
    }
log-uses-pass-tile = { $seat } utilise la tuile Passe ({ $pass }).
log-uses-research = { $seat } utilise 1 Recherche ({ $research }).
log-returns-camel = { $seat } remet son Dromadaire loué face cachée.
log-returns-workers = Tous les Ouvriers retournent à leur propriétaire.
log-returns-envoy = L'Émissaire retourne sur le plateau Principal.
log-raises = { $seat } élève sa Tente dans la zone { $n }.
log-scheme-pile = { $seat } a pour cette manche une pioche de { $dice-schemes } cartes Planification Dé et { $worker-schemes } cartes Planification Ouvrier.
log-scheme-added = 1 carte Planification { $scheme-kind } est mélangée à la pioche de l'Adversaire, qui en a maintenant { $n }.
log-schemes-return = Les cartes Planification retournent dans les réserves : { $dice-schemes } cartes Dé et { $worker-schemes } cartes Ouvrier.
log-scheme = { $seat } révèle la { $scheme }.
log-scheme-fails = { $seat } ne peut pas effectuer cette tâche : { $task } ({ $rule }).
log-opponent-silver =
    { $n ->
        [one] { $seat } gagne { $n } Pièce.
       *[other] { $seat } gagne { $n } Pièces.
    }
log-opponent-discards = { $seat } révèle et défausse des cartes sans correspondance : { $cards }.
log-opponent-invents = { $seat } invente un Objet : { $card } { $board }, avec 1 tuile Invention ({ $invention }).
log-opponent-takes-tile = { $seat } prend 1 tuile Atelier sur l'emplacement { $n } de la Rivière.

## Score

category-guilds = Majorités dans les Guildes
category-royalties = Piste Royalties
category-research = Tuiles Recherche
category-craftspeople = Artisans
category-workshop-tiles = Tuiles Atelier
category-inventions = Tuiles Invention
category-builder-publisher = Fabricant et Éditeur
category-devices = Conditions des Objets
category-left-overs = Pièces et cartes
score-guild-first =
    { $colour ->
        [bleu] Guilde bleue, première place
       *[other] Guilde { $colour }, première place
    }
score-guild-second =
    { $colour ->
        [bleu] Guilde bleue, deuxième place
       *[other] Guilde { $colour }, deuxième place
    }
score-royalties = Case { $space }
score-research = Rivière, emplacement { $space }
score-pair = Paire d'emplacements libres, rangée { $row }
score-left-overs =
    { $silver ->
        [one] { $silver } Pièce
       *[other] { $silver } Pièces
    } et { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
score-opponent-tiles =
    { $n ->
        [one] { $n } tuile Atelier
       *[other] { $n } tuiles Atelier
    }
score-opponent-inventions =
    { $n ->
        [one] { $n } tuile Invention
       *[other] { $n } tuiles Invention
    }
score-opponent-devices =
    { $n ->
        [one] { $n } Influence sur des Objets
       *[other] { $n } Influences sur des Objets
    }
score-opponent-silver =
    { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    }
tie-ship = Le Bateau le plus avancé départage l'égalité (emplacement { $space }).
tie-solo = L'égalité revient à l'Adversaire.

## Ce que comptent les cartes Objet

metric-devices-any-role = Objets où vous avez un rôle
metric-devices-built = Objets que vous avez fabriqués
metric-devices-published = Objets que vous avez édités
metric-devices-built-published = Objets fabriqués et édités par vous
metric-devices-invented-built = Objets inventés et fabriqués par vous
metric-devices-invented-published = Objets inventés et édités par vous
metric-dice = Dés ({ $colour })
metric-dice-pairs = paires de Dés ({ $colour } et { $other })
metric-dice-sets = séries de { $n } Dés colorés
metric-influence = Influences ({ $colour })
metric-influence-sets = séries de { $n } Influences
metric-invention-columns = colonnes Invention vides
metric-invention-rows = rangées Invention, { $n } tuiles retirées
metric-pairs-research-active-craft = paires d'une Recherche et d'un Artisan actif
metric-pairs-workshop-tile-active-craft = paires d'une tuile Atelier et d'un Artisan actif
metric-pairs-workshop-tile-research = paires d'une tuile Atelier et d'une Recherche
metric-research-left = Recherches, section gauche
metric-research-centre = Recherches, section centrale
metric-research-right = Recherches, section droite
metric-research-sets = séries de { $n } Recherches, une par section
metric-royalties = case sur la piste Royalties
metric-ship = case de votre Bateau
metric-tent-areas = zones de Tentes
metric-tower = niveau : { $trade }
metric-tower-highest = niveau du plus haut Artisan
metric-tower-lowest = niveau du plus bas Artisan
metric-workshop-columns = colonnes Atelier complètes
metric-workshop-rows = rangées Atelier de { $n } ou plus
metric-workshop-tiles = tuiles Atelier ({ $colour })
metric-workshop-tiles-none = tuiles Atelier sans couleur

## Le jeu avant de commencer, et où il en est

game-title = Inventeurs du Tigre du Sud
game-line = Inventez, fabriquez, testez et éditez d'ingénieux objets avec des dés qui s'éclaircissent.
game-picture = Un fleuve, trois minarets, des engrenages et un bateau
progress = Manche { $round } sur { $rounds }
setting-rounds = Manches
setting-rounds-help = La durée de la partie.
setting-rounds-3 = 3, plus court
setting-rounds-4 = 4
setting-harder = Plus difficile
setting-harder-help = À combiner librement ; aucune option pour une première partie.
setting-harder-resources = Ressources
setting-harder-resources-help = L'adversaire commence avec 3 Pièces de plus et 1 Influence de plus dans chaque Guilde.
setting-harder-dice = Dés
setting-harder-dice-help = Une carte Planification Dé de plus à chaque manche.
setting-harder-workers = Ouvriers
setting-harder-workers-help = Une carte Planification Ouvrier de plus à chaque manche.

## Sortes de réponses

kind-pass = Passer
kind-dice = Dés
kind-workshop = Atelier
kind-tent = Tente
kind-worker = Ouvrier
kind-card = Carte
kind-colour = Couleur
kind-craft = Artisan
kind-die = Dé
kind-river = Rivière
kind-invention = Invention
kind-device = Objet
kind-research = Recherche
kind-effect = Effet

## Ce que font les éléments imprimés

about-build = Fabriquer : payez trois Artisans pour un Objet inventé. Dés charbon : 1 Artisan rafraîchi chacun.
about-invent = Inventer : placez une carte de votre main sur un plateau de la colonne de gauche. Dés orange : 1 carte chacun.
about-publish = Éditer : un Objet fabriqué rejoint les Objets édités. Dés bleus : 1 Dé éclairci chacun.
about-test = Tester : un Dé blanc sur le Dromadaire, un Dé coloré sur un Objet fabriqué ou édité ; votre Bateau avance.
about-device = { $low } PV pour { $few }, { $high } PV pour { $many } : { $what }.
setup-goal-1 = Inventer, Fabriquer ou Éditer deux fois, ou une Recherche dans la section gauche
setup-goal-2 = Inventer, Fabriquer et Éditer une fois chacun, ou une Recherche dans la section centrale
setup-goal-3 = Inventer, Fabriquer ou Éditer trois fois, ou une Recherche dans la section droite
use-determined = +1
use-exhausted = inutilisables
use-inspired = jusqu'à +5
use-ready = comme lancés

## La feuille de score

pad-tie = Le Bateau le plus avancé a départagé l'égalité.
pad-influence-blue = Influences, Guilde bleue
pad-tents-blue = Tentes dans la zone bleue, { $influence } Influences chacune
pad-influence-orange = Influences, Guilde orange
pad-tents-orange = Tentes dans la zone orange, { $influence } Influences chacune
pad-influence-charcoal = Influences, Guilde charbon
pad-tents-charcoal = Tentes dans la zone charbon, { $influence } Influences chacune
pad-royalties = points imprimés au marqueur
pad-research-first = points des emplacements de gauche le long de la Rivière
pad-research-second = Influences aux seconds emplacements
pad-tiles = points imprimés sur les tuiles
pad-tiles-opponent = tuiles de l'adversaire
pad-pairs = points entre deux emplacements vides voisins
pad-inventions-opponent = tuiles placées par l'adversaire
pad-built-dice = Dés de Test sur vos Objets fabriqués que personne n'a édités
pad-built-only = Objets fabriqués par vous, édités par un autre
pad-published-dice = Dés de Test sur les Objets édités par vous, fabriqués par un autre
pad-both = Objets fabriqués et édités par vous
pad-both-dice = Dés de Test sur ceux-ci
pad-devices-low = conditions remplies au premier seuil ; deux fois si fabriqué et édité
pad-devices-high = conditions remplies au second seuil
pad-devices-opponent = Influences de l'adversaire sur les plateaux Objet
pad-silver = Pièces
pad-cards = cartes Objet en main ({ $n } en tout font 1 point)
pad-ship = rang du Bateau : 1 est le plus avancé
pad-first-blue = Guilde bleue, première place
pad-second-blue = Guilde bleue, seconde place
pad-first-orange = Guilde orange, première place
pad-second-orange = Guilde orange, seconde place
pad-first-charcoal = Guilde charbon, première place
pad-second-charcoal = Guilde charbon, seconde place
pad-dummy-blue = Figurant, Guilde bleue
pad-dummy-orange = Figurant, Guilde orange
pad-dummy-charcoal = Figurant, Guilde charbon
pad-dummy-ship = Figurant, rang du Bateau

## Le guide d'une première partie : à quoi sert chaque question

tutorial-begin = Inventez, fabriquez, testez et éditez des Objets pour des PV. Une action principale par tour ; la manche finit quand chacun a posé sa Tente. Ce que vous pouvez choisir est entouré.
tutorial-starting-tile = Une rangée est un Atelier : les Dés placés là activent ses tuiles et sa capacité de départ. Cette tuile va tout à gauche ; choisissez la rangée dont la capacité vous plaît.
tutorial-main-action = Des Dés sur un Dromadaire pour inventer, fabriquer, tester ou éditer ; sinon Atelier ou Ouvrier. La Tente en dernier : après, ni Dromadaires ni Ouvriers cette manche. Bon début : inventer.
tutorial-after-tent = Tant que tous n'ont pas posé leur Tente, vous avez de petits tours : Atelier, éclaircir, rafraîchir, ou vider un Atelier en payant un Artisan. Les Dés inutilisés s'éclaircissent en fin de manche.
tutorial-end-turn = Votre action principale est faite. Des cartes peuvent encore être jouées gratuitement, mais elles servent aussi à inventer : si rien ne presse, terminez le tour.
tutorial-place-dice = Un ou deux Dés : leur somme doit atteindre la valeur requise. Prenez juste ce qu'il faut ; un Dé de Déterminé peut monter de 1, un Dé d'Inspiré de 5 au plus. Certaines couleurs donnent un bonus.
tutorial-face = Un Dé de Déterminé ou d'Inspiré peut être augmenté quand il est placé, et garde cette face. Prenez la valeur que demandent l'action ou les tuiles Atelier.
tutorial-target = Seuls les Objets que vous pouvez mener à bien sont entourés. Inventer : quel plateau va avec vos cartes ? Fabriquer : quels trois Artisans payer ? Éditer : les Dés dessus vous donneront des PV.
tutorial-place-card = La carte fixe ce que l'Objet rapporte à qui le fabrique et à qui l'édite. Là où deux moitiés de même couleur se touchent, vous gagnez 1 Influence : cherchez une ou deux correspondances.
tutorial-invent-discard = Ce plateau coûte des cartes avant de recevoir la vôtre. Défaussez celles qui ne vont nulle part et gardez celle qui lui correspond le mieux.
tutorial-invent-effects = Dans l'ordre voulu : Influences des correspondances, 1 case sur la piste Royalties et une tuile Invention de votre plateau. Quand l'Objet sera fabriqué, son auteur et vous aurez l'effet de la tuile.
tutorial-test-die = Ce Dé vous quitte pour de bon et va sur l'Objet ; vous recevez un Dé blanc. Il doit valoir au moins autant que chacun des Dés présents. Tester fait avancer votre Bateau vers de nouvelles tuiles Atelier.
tutorial-test-on = L'emplacement couvert peut donner 1 Influence, et votre Bateau avance du nombre de Bateaux indiqué dessous. Chaque Dé vaut 1 PV à qui a fabriqué l'Objet ou, s'il est édité, à qui l'a édité.
tutorial-pay = Payez une chose après l'autre, dans l'ordre voulu. Un Artisan payé devient inactif et monte de 1 niveau ; utilisé pour dépenser 1 Pièce de moins, il devient aussi inactif, mais ne monte pas.
tutorial-influence = L'Influence d'une Guilde paie les emplacements Ouvrier ; le plus et le second plus d'Influence y donnent des PV à la fin. Choisissez une couleur utile, ou celle où la majorité est proche.
tutorial-take-from-guild = Fabriquer, éditer ou faire une Recherche place 1 Influence, et votre réserve est vide. Cédez-en une là où la majorité est sûre ou hors d'atteinte, et qui ne paiera aucun emplacement Ouvrier.
tutorial-move-influence = Quand la réserve est vide, ce qu'une Guilde gagne, une autre le perd. Déplacez 1 Influence si elle rapproche ici une majorité ou un emplacement Ouvrier ; si elle vaut autant où elle est, passez.
tutorial-brighten = Un paysage plus haut : Épuisé, Prêt, Déterminé, Inspiré. D'abord les Dés épuisés, relancés ; un Dé coloré passant de Déterminé à Inspiré donne 1 Influence. Dans l'Étude : monter ou sortir.
tutorial-increase = Augmentez un Dé disponible de 1. Le mieux : un Dé auquel il manque 1 pour l'Objet ou la tuile Atelier que vous visez.
tutorial-raise = Un Artisan monte gratuitement ; les niveaux élevés valent plus de PV à la fin. Quand votre tuile Tour la plus basse est vide, vous gagnez sa barre noire : montez d'abord ceux du bas.
tutorial-refresh = Un Artisan inactif redevient actif et peut être payé. Choisissez celui que demande votre prochain Objet ou une tuile Atelier ; éditer demande toujours le Scribe.
tutorial-study-die = Un Dé coloré commence en bas de l'Étude et progresse quand on l'éclaircit ; en échange, vous retirez un Dé. Prenez une couleur qui vous manque ou utile pour tester.
tutorial-remove-die = Un de vos Dés retourne à la réserve. D'habitude un Dé blanc, de préférence épuisé : les Dés colorés donnent des bonus et servent à tester.
tutorial-swap = Un Dé blanc devient coloré, avec la même face et à la même place. Sur un Dromadaire ou dans un Atelier, sa nouvelle couleur compte aussitôt.
tutorial-swap-for = L'orange pioche des cartes quand vous inventez, le charbon rafraîchit quand vous fabriquez, le bleu éclaircit quand vous éditez ; tester demande la couleur de l'emplacement.
tutorial-coloured-die = Un Dé de plus, sans en retirer aucun ; dans Déterminé, il est aussitôt disponible. L'orange aide à inventer, le charbon à fabriquer, le bleu à éditer ; ou prenez la couleur de votre prochain test.
tutorial-progress = Votre tuile Tour la plus basse est vide : vous gagnez sa barre noire. Maintenant, si elle aide à payer le reste du coût ; sinon, les deux réponses conviennent.
tutorial-hand-limit = Une main compte 8 cartes au plus. Défaussez celles qui ne vont avec aucun plateau encore à inventer.
tutorial-played-card = Une carte jouée peut donner ses deux effets : 1 Dé augmenté de 1, et l'autre effet indiqué. Choisissez lequel d'abord.
tutorial-discard-two = Deux cartes permettent d'éclaircir 1 Dé ou de rafraîchir 1 Artisan. Laissez celles qui ne vont nulle part et gardez celles pour inventer.
tutorial-for-two-cards = Éclaircir donne un Dé de plus ou meilleur ; rafraîchissez si un Artisan que vous devrez bientôt payer est inactif.
tutorial-order = Tous ces effets sont à vous, l'un après l'autre. Commencez par celui qui aide les autres ; passer, quand c'est possible, renonce au reste.
tutorial-perhaps = Cet effet est facultatif. Prenez-le, sauf si son prix vous gêne : un Dé pour l'Étude, par exemple, vous fait retirer un autre Dé.
tutorial-choose = Un seul de ces choix. Une Recherche donne une capacité et des PV le long de la Rivière ; l'autre offre d'une Guilde contient toujours un Dé coloré pour l'Étude.
tutorial-place-tile = La tuile reste dans cet Atelier et sert quand des Dés de sa valeur y sont placés. La première colonne incomplète est gratuite, chaque colonne plus à droite coûte 1 Pièce de plus.
tutorial-clear-workshop = Ses Dés vont dans Épuisé et l'Atelier peut resservir cette manche. Choisissez la rangée dont les tuiles vous seraient encore utiles.
tutorial-activate = Les mêmes Dés servent à toutes les tuiles de la rangée : chacune une fois, dans l'ordre voulu. Il faut atteindre la valeur de la tuile et, si elle en montre une, avoir sa couleur.
tutorial-envoy-saves = L'emplacement de l'Émissaire coûte 1 Influence de moins. Gardez celle d'une Guilde où vous en avez peu, ou dont vous voulez la majorité.
tutorial-dummy-tent = Votre Tente est la première de la manche : vous posez aussi celle du Figurant, qui ferme un emplacement jusqu'à la fin de la manche. Fermez-en un qui servirait à l'adversaire.
tutorial-tent-steps = Prenez tout, dans l'ordre voulu : la récompense pour les Ouvriers et Dromadaires inutilisés, la tuile Passe près de la Tente et vos Recherches liées à la Tente.
tutorial-reward = Chaque Ouvrier ou Dromadaire ouvert inutilisé permet de rafraîchir et d'éclaircir 1 fois. Rafraîchissez les Artisans à payer bientôt ; récupérez vos Dés épuisés pour la suite.
tutorial-collect = Prenez la tuile visible d'un emplacement de la Rivière, à votre Bateau ou derrière lui. Choisissez un effet souvent utile et une valeur à la portée de vos Dés.
tutorial-last-space = La première tuile d'ici, une tuile visible derrière le Bateau, ou 2 Pièces ; chaque nouveau déplacement redonne ce choix. Une tuile peut valoir des PV même peu utilisée ; les Pièces aident à payer bientôt.
tutorial-retrieve = Cet Ouvrier peut resservir avant votre Tente, et un emplacement pour un seul Ouvrier redevient libre, pour tous. Prenez celui dont l'emplacement vous servirait encore, ou l'Émissaire : 1 Influence de moins.
tutorial-research = Votre Influence y reste pour des PV et vous avez la capacité. Chaque emplacement devant votre Bateau coûte 1 Pièce. À gauche : permanent ; au centre : à chaque Tente ; à droite : une fois.
tutorial-choose-research = Une des trois devient votre Recherche. Prenez une capacité liée à ce que vous faites souvent ; une capacité permanente vaut surtout tôt dans la partie.
tutorial-return-research = Les deux autres tuiles vont sous la pioche, celle-ci tout au fond. Pour une première partie, les deux réponses conviennent.
tutorial-remove-invention = L'effet de la tuile est à vous maintenant, puis elle quitte la partie ; ce n'est pas une Invention. Prenez un effet utile tout de suite, ou la dernière tuile d'une colonne, qui donne aussi l'effet de la colonne.
tutorial-income = Vous gagnez les deux. Les Royalties viennent de votre case sur la piste, le Revenu de la barre verte de votre tuile Tour la plus basse ; l'ordre importe rarement.
tutorial-brighten-study = Chaque Dé de l'Étude bouge une fois : il monte, pour l'effet du niveau suivant, ou sort, lancé dans le paysage voisin. S'il sort, vous aurez un Dé de plus à la prochaine manche.
tutorial-keep-dice = Cette tuile permet de lancer les Dés de sa rangée dans Prêt ou Déterminé au lieu de les mettre dans Épuisé. C'est presque toujours utile.
tutorial-beyond-last = Votre marqueur est au bout de la piste Royalties : chaque avancée de plus devient un petit gain. Rafraîchissez si un Artisan que vous devrez bientôt payer est inactif ; sinon, prenez la Pièce.

## Ce que rapporte une suite d'actions

goods-silver =
    { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    }
goods-influence =
    { $n ->
        [one] { $n } Influence
       *[other] { $n } Influences
    }
goods-worker =
    { $n ->
        [one] { $n } Ouvrier
       *[other] { $n } Ouvriers
    }
goods-card =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
goods-die =
    { $n ->
        [one] { $n } Dé
       *[other] { $n } Dés
    }
goods-craft =
    { $n ->
        [one] { $n } Artisan Actif
       *[other] { $n } Artisans Actifs
    }
goods-tile =
    { $n ->
        [one] { $n } tuile Atelier
       *[other] { $n } tuiles Atelier
    }
goods-research =
    { $n ->
        [one] { $n } tuile Recherche
       *[other] { $n } tuiles Recherche
    }
goods-royalties =
    { $n ->
        [one] { $n } case Royalties
       *[other] { $n } cases Royalties
    }
