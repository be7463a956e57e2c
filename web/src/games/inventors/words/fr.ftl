### Ce que dit seulement le dessin de la table.

inventors-round = Manche { $n } sur { $of }
inventors-or = ou
inventors-else = sinon
inventors-letter-blue = B
inventors-letter-orange = O
inventors-letter-charcoal = C
inventors-letter-white = W
inventors-neutral = neutre
inventors-neutral-letter = F :

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
inventors-about-section-left = Section gauche, { $n } tuiles Recherche dans la pile : chacune agit désormais en permanence
inventors-about-section-centre = Section centrale, { $n } tuiles Recherche dans la pile : chacune agit quand vous posez votre Tente
inventors-about-section-right = Section droite, { $n } tuiles Recherche dans la pile : chacune agit aussitôt
inventors-about-arrive = Les Bateaux s'arrêtent ici : { $effect }
inventors-about-stack =
    { $n ->
        [one] { $n } tuile Atelier
       *[other] { $n } tuiles Atelier
    }
inventors-about-research-vp = Recherche : { $vp } PV pour la première Influence, { $second } pour la seconde
inventors-about-tile =
    { $vp ->
        [0] { $what }
       *[other] { $what } ({ $vp } PV)
    }
inventors-drawn = Piochées

## Le plateau principal
inventors-royalties = Piste Royalties
inventors-about-royalty =
    { $vp ->
        [0] Case Royalties { $n } : { $effect }
       *[other] Case Royalties { $n } : { $effect }. { $vp } PV à la fin
    }
inventors-about-crossing = Quand votre marqueur passe ici : { $effect }
inventors-guilds = Guildes et emplacements Ouvrier
inventors-about-guild = { $guild } : { $first } PV pour le plus d'Influences, { $second } pour la deuxième place
inventors-about-share =
    { $tents ->
        [0] { $name } : Influences { $n }
       *[other] { $name } : Influences { $n }, plus { $tents } pour les Tentes
    }
inventors-about-space = { $space }. Coût : { $cost }. Effet : { $effect }.
inventors-about-extra = Le Figurant ajoute 1 Influence au coût ({ $colour }).
inventors-any-number = sans limite
inventors-first-tent = 1re :
inventors-about-area-guild = { $area } : en fin de manche, la Tente vient ici et compte comme { $n } Influences. La première : { $effect }
inventors-about-area-envoy = En fin de manche, la Tente vient ici : vous aurez l'Émissaire à la manche suivante
inventors-about-area-hired-camel = En fin de manche, la Tente vient ici : vous aurez le Dromadaire loué à la manche suivante

## Objets
inventors-devices = Objets
inventors-built = Fabriqués
inventors-published = Édités
inventors-published-here = place des Objets édités
inventors-boards-left = Plateaux Objet dans la pile : { $n }
inventors-match = associer
inventors-inventor = Inventeur
inventors-builder = Fabricant
inventors-publisher = Éditeur
inventors-about-role = { $role } : { $name }.
inventors-about-invent =
    { $cards ->
        [0] Inventer : Dés { $value }.
        [one] Inventer : Dés { $value }, défausser { $cards } carte.
       *[other] Inventer : Dés { $value }, défausser { $cards } cartes.
    }
inventors-about-build = Fabriquer : Dés { $value }, payer { $crafts }.
inventors-about-publish = Éditer : Dés { $value }, 1 Pièce à l'Inventeur, payer le Scribe et un autre Artisan.
inventors-about-halves = Demi-icônes : { $first }, { $second }.
inventors-about-goal = 2 PV pour { $low }, 4 PV pour { $high } : { $what }.
inventors-about-play = Jouée : { $effect }.
inventors-about-action-invent = Inventer : placez une carte de votre main sur un plateau de la colonne de gauche. Dés orange : 1 carte chacun.
inventors-about-action-build = Fabriquer : payez trois Artisans pour un Objet inventé. Dés charbon : 1 Artisan rafraîchi chacun.
inventors-about-action-test = Tester : un Dé blanc sur le Dromadaire, un Dé coloré sur un Objet fabriqué ou édité ; votre Bateau avance.
inventors-about-action-publish = Éditer : un Objet fabriqué rejoint les Objets édités. Dés bleus : 1 Dé éclairci chacun.

## Son propre plateau
inventors-board-of = Plateau de { $name }
inventors-dice = Dés et Étude
inventors-note-inspired = jusqu'à +5
inventors-note-determined = +1
inventors-note-ready = comme lancés
inventors-note-exhausted = inutilisables
inventors-study = Étude
inventors-about-study = Étude, { $level } : { $effect }
inventors-effect-remove-die = retirer 1 Dé
inventors-workshops = Dromadaires et Ateliers
inventors-locked = bloqué
inventors-not-hired = à louer
inventors-about-camel = Un Dromadaire libre : pour Inventer, Fabriquer, Tester et Éditer
inventors-about-camel-used = Ce Dromadaire est occupé jusqu'à la fin de la manche
inventors-about-camel-hire = À louer : jusqu'à la fin de la manche
inventors-about-camel-locked = Disponible quand la Tente qui le montre a quitté votre plateau
inventors-about-covered = Une tuile placée ici donne : { $effect }
inventors-tower = Tour
inventors-about-price = Payer un Artisan à ce niveau, en Pièces : { $n }
inventors-about-active = { $craft } : actif, niveau { $level }, prix { $price }
inventors-about-inactive = { $craft } : inactif, niveau { $level } ; il faut le rafraîchir avant de le payer à nouveau
inventors-about-income = Revenu en début de manche : { $effect }
inventors-about-progress = Quand plus personne n'est sur la tuile du bas : { $effect }
inventors-supply = Inventions, Tentes et réserve
inventors-about-column = Les deux tuiles de cette colonne retirées : { $effect }
inventors-about-pair = { $vp } PV à la fin, si les tuiles des deux côtés sont parties
inventors-about-invention = Tuile Invention : { $effect }
inventors-about-invention-gone = Cette tuile Invention a été utilisée
inventors-about-track = Quand cette Tente part : { $effect }
inventors-about-workers =
    { $reserve ->
        [0] Ouvriers : { $n }
       *[other] Ouvriers : { $n } ; en réserve, à débloquer : { $reserve }
    }
inventors-about-supply = Influences en réserve : { $n }

## La main
inventors-hand = Cartes Objet en main
inventors-cards-of = cartes sur { $limit }
inventors-about-piles = Cartes Objet : { $pile } dans la pioche, { $discards } défaussées
inventors-about-goal-card = { $what } : { $effect }
inventors-goal-1 = Inventer, Fabriquer ou Éditer deux fois, ou une Recherche dans la section gauche
inventors-goal-2 = Inventer, Fabriquer et Éditer une fois chacun, ou une Recherche dans la section centrale
inventors-goal-3 = Inventer, Fabriquer ou Éditer trois fois, ou une Recherche dans la section droite

## L'adversaire en solo
inventors-no-scheme = Aucune carte Planification retournée cette manche
inventors-schemes-played = Cartes Planification de la manche, la dernière d'abord
inventors-about-schemes = Cartes Planification à venir cette manche : { $pile }. En réserve : { $dice } de Dés, { $workers } d'Ouvriers
inventors-about-scheme = { $card }. D'abord : { $top }. En cas d'échec : { $bottom }. Tente : emplacement { $tent }, Tente du Figurant : emplacement { $dummy }.

## Ce que comptent les cartes Objet
inventors-metric-devices-any-role = Objets où vous avez un rôle
inventors-metric-devices-built = Objets que vous avez fabriqués
inventors-metric-devices-published = Objets que vous avez édités
inventors-metric-devices-built-published = Objets fabriqués et édités par vous
inventors-metric-devices-invented-built = Objets inventés et fabriqués par vous
inventors-metric-devices-invented-published = Objets inventés et édités par vous
inventors-metric-dice = Dés ({ $colour })
inventors-metric-dice-pairs = paires de Dés ({ $colour } et { $other })
inventors-metric-dice-sets = séries de 3 Dés colorés
inventors-metric-influence = Influences ({ $colour })
inventors-metric-influence-sets = séries de 3 Influences
inventors-metric-invention-columns = colonnes Invention vides
inventors-metric-invention-rows = rangées Invention, 2 tuiles retirées
inventors-metric-pairs-research-active-craft = paires d'une Recherche et d'un Artisan actif
inventors-metric-pairs-workshop-tile-active-craft = paires d'une tuile Atelier et d'un Artisan actif
inventors-metric-pairs-workshop-tile-research = paires d'une tuile Atelier et d'une Recherche
inventors-metric-research-left = Recherches, section gauche
inventors-metric-research-centre = Recherches, section centrale
inventors-metric-research-right = Recherches, section droite
inventors-metric-research-sets = séries de 3 Recherches, une par section
inventors-metric-royalties = case sur la piste Royalties
inventors-metric-ship = case de votre Bateau
inventors-metric-tent-areas = zones de Tentes
inventors-metric-tower = niveau : { $trade }
inventors-metric-tower-highest = niveau du plus haut Artisan
inventors-metric-tower-lowest = niveau du plus bas Artisan
inventors-metric-workshop-columns = colonnes Atelier complètes
inventors-metric-workshop-rows = rangées Atelier de 4 ou plus
inventors-metric-workshop-tiles = tuiles Atelier ({ $colour })
inventors-metric-workshop-tiles-none = tuiles Atelier sans couleur
