### Ce que dit seulement le dessin de la table.

inventors-or = ou
inventors-else = sinon
inventors-letter-blue = B
inventors-letter-orange = O
inventors-letter-charcoal = C
inventors-letter-white = W
inventors-neutral = neutre
inventors-neutral-letter = F :

## Joueurs
inventors-silver = Pièces
inventors-cards = Cartes en main
inventors-workers = Ouvriers
inventors-camels = Dromadaires libres, parmi les disponibles
inventors-available = Dés que l'on peut placer
inventors-tented = Tente posée cette manche
inventors-tents = Tentes
inventors-tiles = Tuiles Atelier
inventors-inventions-left = Tuiles Invention restantes
inventors-influence-left = Influences en réserve

## La Rivière
inventors-river = Rivière
inventors-ship-of = Bateau de { $name }
inventors-section-left = Permanent
inventors-section-centre = Tente
inventors-section-right = Immédiat
inventors-about-section-left = Section gauche, { $n } tuiles Recherche dans la pile : chacune agit désormais en permanence
inventors-about-section-centre = Section centrale, { $n } tuiles Recherche dans la pile : chacune agit quand vous posez votre Tente
inventors-about-section-right = Section droite, { $n } tuiles Recherche dans la pile : chacune agit aussitôt
inventors-about-arrive = Les Bateaux s'arrêtent ici : { $effect }
inventors-about-stack =
    { $n ->
        [one] { $n } tuile Atelier
       *[other] { $n } tuiles Atelier
    }
inventors-about-research-vp = Recherche : { $vp } PV pour la première Influence, { $second } pour la seconde
inventors-about-tile =
    { $vp ->
        [0] { $what }
       *[other] { $what } ({ $vp } PV)
    }
inventors-drawn = Piochées

## Le plateau principal
inventors-main-board = Plateau principal
inventors-royalties = Piste Royalties
inventors-about-royalty =
    { $vp ->
        [0] Case Royalties { $n } : { $effect }
       *[other] Case Royalties { $n } : { $effect }. { $vp } PV à la fin
    }
inventors-about-crossing = Quand votre marqueur passe ici : { $effect }
inventors-guilds = Guildes et emplacements Ouvrier
inventors-name-guilds = Guildes
inventors-name-workers = Ouvriers
inventors-about-guild = { $guild } : { $first } PV pour le plus d'Influences, { $second } pour la deuxième place
inventors-about-share =
    { $tents ->
        [0] { $name } : Influences { $n }
       *[other] { $name } : Influences { $n }, plus { $tents } pour les Tentes
    }
inventors-about-space = { $space }. Coût : { $cost }. Effet : { $effect }.
inventors-about-extra = Le Figurant ajoute une Influence au coût ({ $colour }).
inventors-any-number = sans limite
inventors-first-tent = 1re :
inventors-about-area-guild = { $area } : en fin de manche, la Tente vient ici et compte comme { $n } Influences. La première : { $effect }
inventors-about-area-envoy = En fin de manche, la Tente vient ici : vous aurez l'Émissaire à la manche suivante
inventors-about-area-hired-camel = En fin de manche, la Tente vient ici : vous aurez le Dromadaire loué à la manche suivante

## Objets
inventors-devices = Objets
inventors-built = Fabriqués
inventors-published = Édités
inventors-published-here = place des Objets édités
inventors-built-here = place des Objets fabriqués
inventors-boards-left = Plateaux Objet dans la pile : { $n }
inventors-match = associer
inventors-inventor = Inventeur
inventors-builder = Fabricant
inventors-publisher = Éditeur
inventors-about-role = { $role } : { $name }.
inventors-about-invent =
    { $cards ->
        [0] Inventer : Dés { $value }.
        [one] Inventer : Dés { $value }, défausser { $cards } carte.
       *[other] Inventer : Dés { $value }, défausser { $cards } cartes.
    }
inventors-about-build = Fabriquer : Dés { $value }, payer { $crafts }.
inventors-about-publish = Éditer : Dés { $value }, Pièces à l'Inventeur : { $silver }, payer { $crafts }.
inventors-other-craft = un autre Artisan
inventors-about-halves = Demi-icônes : { $first }, { $second }.
inventors-about-play = Jouée : { $effect }.

## Son propre plateau
inventors-board-of = Plateau de { $name }
inventors-dice = Dés et Étude
inventors-name-dice = Mes dés
inventors-name-their-dice = Dés
inventors-name-inventions = Inventions
inventors-study = Étude
inventors-about-study = Étude, { $level } : { $effect }
inventors-workshops = Dromadaires et Ateliers
inventors-locked = bloqué
inventors-not-hired = à louer
inventors-about-camel = Un Dromadaire libre : pour Inventer, Fabriquer, Tester et Éditer
inventors-about-camel-used = Ce Dromadaire est occupé jusqu'à la fin de la manche
inventors-about-camel-hire = À louer : jusqu'à la fin de la manche
inventors-about-camel-locked = Disponible quand la Tente qui le montre a quitté votre plateau
inventors-about-covered = Une tuile placée ici donne : { $effect }
inventors-about-uncovered = Une tuile placée ici ne recouvre rien
inventors-tower = Tour
inventors-about-price = Payer un Artisan à ce niveau, en Pièces : { $n }
inventors-about-active = { $craft } : actif, niveau { $level }, prix { $price }
inventors-about-inactive = { $craft } : inactif, niveau { $level } ; il faut le rafraîchir avant de le payer à nouveau
inventors-about-income = Revenu en début de manche : { $effect }
inventors-about-progress = Quand plus personne n'est sur la tuile du bas : { $effect }
inventors-supply = Inventions, Tentes et réserve
inventors-about-column = Les deux tuiles de cette colonne retirées : { $effect }
inventors-about-pair = { $vp } PV à la fin, si les tuiles des deux côtés sont parties
inventors-about-invention = Tuile Invention : { $effect }
inventors-about-invention-gone = Cette tuile Invention a été utilisée
inventors-about-track = Quand cette Tente part : { $effect }
inventors-about-workers =
    { $reserve ->
        [0] Ouvriers : { $n }
       *[other] Ouvriers : { $n } ; en réserve, à débloquer : { $reserve }
    }
inventors-about-supply = Influences en réserve : { $n }

## La main
inventors-hand = Cartes Objet en main
inventors-name-hand = Main
inventors-cards-of = { $n ->
    [one] carte sur { $limit }
   *[other] cartes sur { $limit }
}
inventors-room-for = encore { $n } au plus
inventors-about-piles = Cartes Objet : { $pile } dans la pioche, { $discards } défaussées
inventors-about-goal-card = { $what } : { $effect }

## L'adversaire en solo
inventors-no-scheme = Aucune carte Planification retournée cette manche
inventors-schemes-played = Cartes Planification de la manche, la dernière d'abord
inventors-about-schemes = Cartes Planification à venir cette manche : { $pile }. En réserve : { $dice } de Dés, { $workers } d'Ouvriers
inventors-about-scheme = { $card }. D'abord : { $top }. En cas d'échec : { $bottom }. Tente : emplacement { $tent }, Tente du Figurant : emplacement { $dummy }.

## How things stand in a part of the board

inventors-state-guild = { $who }. Emplacements Ouvrier : { $n }, libres : { $open }.
inventors-state-river = Les Bateaux, par case : { $who }.
inventors-state-royalties = Les marqueurs, par case : { $who }.
inventors-state-tents =
    { $n ->
        [0] Aucune Tente n'est placée.
       *[other] Les Tentes, par case : { $who }.
    }
inventors-state-devices = À fabriquer : { $invented }. Fabriqués : { $built }. Édités : { $published }.
