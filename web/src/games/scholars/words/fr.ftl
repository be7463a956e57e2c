### Érudits du Tigre du Sud : les mots dont seul le dessin de la table a besoin.

scholars-letter-purple = Vi
scholars-letter-red = R
scholars-letter-orange = O
scholars-letter-yellow = J
scholars-letter-green = V
scholars-letter-blue = B

## Régions et libellés

scholars-decks = Pioches de Traducteurs
scholars-caliphs = Cartes Calife
scholars-house = Maison de la Sagesse
scholars-rooms = Salles
scholars-lines = Chemins de Traducteurs vers l'arabe
scholars-empty = vide
scholars-neutral = Neutre
scholars-neutral-marker = marqueur neutre
scholars-pile = Pioche
scholars-no-dice = Aucun Dé en main
scholars-bag = Sac
scholars-secret = Seul son propriétaire sait quels Dés sont dans le Sac.
scholars-free = gratuit
scholars-no-retirees = Pas de Retraités ici
scholars-slots = Emplacements Action
scholars-supply = Dés et réserve
scholars-mine = Mon plateau
scholars-hand-label = Main
scholars-cards-counted =
    { $n ->
        [one] carte
       *[other] cartes
    }
scholars-scrolls-counted =
    { $n ->
        [one] Parchemin
       *[other] Parchemins
    }
scholars-polyglot = Polyglotte { $n }
scholars-cards = Cartes Action
scholars-no-cards = Aucune carte Action en main
scholars-aside = À la retraite
scholars-else = sinon
scholars-no-scheme = Pas encore de carte Planification
scholars-points = { $n } PV
scholars-gold-of = { $gold } Or sur { $needed }
scholars-influence-of = Influence : { $name }.

## Avancement et joueurs

scholars-silver = Pièces
scholars-gold = Or
scholars-workers = Ouvriers
scholars-dice = Dés en main
scholars-hand = Cartes Action en main
scholars-scrolls = Parchemins traduits
scholars-retirees = Retraités
scholars-influence = Influence restante

## Ce que sont les choses

scholars-about-recruit-value = Recruter dans ces deux pioches demande une valeur de { $n }.
scholars-about-deck =
    { $n ->
        [one] { $n } carte dans cette pioche
       *[other] { $n } cartes dans cette pioche
    }
scholars-about-translator =
    { $dispatched ->
        [0] { $translator }, { $vp } PV. Retraité : { $retiree }.
       *[other] { $translator }, { $vp } PV. Dépêcher : { $dispatch }. Retraité : { $retiree }.
    }
scholars-about-scroll =
    { $effects ->
        [0] { $scroll }. À la fin : { $condition }.
       *[other] { $bonus ->
            [0] { $scroll }. Une fois traduit : { $effect }.
           *[other] { $scroll }. Une fois traduit : { $effect }. À la fin : { $condition }.
        }
    }
scholars-about-starting-scroll = { $scroll }, { $vp } PV. À la fin, { $silver } Pièces comptent pour 1 Or, et { $gold } Or valent 1 PV ; { $dice } Dés blancs ou plus : { $penalty } PV.
scholars-about-card =
    { $works ->
        [0] { $card }. Repos : { $rest }.
       *[other] { $card }. Travail : { $work }. Repos : { $rest }.
    }
scholars-about-black-spot = case { $n } : le Parchemin d'ici peut être livré
scholars-about-path = Route, action de couleur { $colour } : { $effect }
scholars-about-pile = Pioche : { $n } cartes (piles depuis le haut : { $stacks })
scholars-about-option = Option de Recherche { $n }, à partir de la valeur { $value } : { $effect }
scholars-about-harvest-space = { $track } { $level }, { $vp } PV. Récolte : { $effect }.
scholars-about-benefit-space = { $track } { $level }, { $vp } PV. En arrivant : { $effect }.
scholars-about-overflow = Chaque pas au-delà du niveau { $level } : { $effect }
scholars-about-guild = { $guild }, contrôle : { $owner }. Contrôle à la fin : { $vp } PV. Quand le Calife visite, tous les autres avec de l'Influence : { $effect }.
scholars-about-space =
    { $dice ->
        [0] Livrer pour { $silver } Pièces : { $influence } Influence, { $gold } Or et une case sur la piste Recherche du Parchemin.
       *[other] Livrer pour { $silver } Pièces : { $influence } Influence, { $gold } Or et une case sur la piste Recherche du Parchemin ; { $dice } Dé blanc dans le Sac.
    }
scholars-about-room = Salle { $n }, Pièces : { $silver } : { $effect }. Retraite avec { $needed } Or, maintenant { $gold }.
scholars-about-retire =
    { $n ->
        [0] Le premier Retraité est gratuit ici.
        [one] Le prochain Retraité coûte ici : { $cost }.
       *[other] Le prochain Retraité coûte ici { $n } fois : { $cost }.
    }
scholars-about-target =
    { $met ->
        [0] Objectif : { $target } ({ $which }). Récompense : { $effect }.
       *[other] Objectif atteint : { $target } ({ $which }).
    }
scholars-about-bag =
    { $n ->
        [one] { $n } Dé dans le Sac
       *[other] { $n } Dés dans le Sac
    }
scholars-about-dice = { $colour } : { $n } dans le Sac, { $left } dans la réserve Principale
scholars-about-dice-sum = Somme des Dés : Dés de couleur moins Dés blancs
scholars-about-workers = { $worker } : { $n } ; { $left } dans la réserve Principale
scholars-about-influence = Influence à placer : { $n }
scholars-about-scheme = { $scheme }. { $condition }, au moins { $least } : { $first }. Sinon : { $second }.
scholars-event-none = Première carte Calife : rien d'autre ne se passe.
scholars-event-starting-translators = Deuxième carte Calife : { $gold } Or sur chaque Traducteur de départ ; { $silver } Pièce par Traducteur de départ à la retraite.
scholars-event-neutral-translator = Un Traducteur neutre d'une pioche illustrée entre dans la Salle vide la plus à gauche.
scholars-event-short-none = sans effet
scholars-event-short-starting-translators = Or sur les Traducteurs de départ
scholars-event-short-neutral-translator = Traducteur neutre

## How things stand in a part of the board

scholars-state-guild = { $guild } ({ $who }), contrôle : { $owner }.
scholars-state-map = Les marqueurs, par case : { $who }.
scholars-state-rooms =
    { $n ->
        [0] Toutes les Salles sont vides.
       *[other] Les Traducteurs, par Salle : { $who }.
    }
