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
scholars-in-hand = En main
scholars-bag = Sac
scholars-secret = Seul son propriétaire sait quels Dés sont dans le Sac.
scholars-free = gratuit
scholars-no-retirees = Pas de Retraités sous cet emplacement
scholars-slots = Emplacements Action
scholars-supply = Dés et réserve
scholars-cards = Cartes Action
scholars-no-cards = Aucune carte Action en main
scholars-aside = À la retraite
scholars-translated = Parchemins
scholars-else = sinon
scholars-no-scheme = Pas encore de carte Planification
scholars-points = { $n } PV
scholars-gold-of = { $gold } Or sur { $needed }
scholars-influence-of = Influence : { $name }.

## Avancement et joueurs

scholars-progress =
    { $left ->
        [-1] Calife { $caliphs } sur 4, pioche { $pile }
        [one] Dernier tour
       *[other] Encore { $left } tours
    }
scholars-setup = Mise en place
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
        [0] { $translator }, { $vp } PV. Retraité : { $retiree }.
       *[other] { $translator }, { $vp } PV. Dépêcher : { $dispatch }. Retraité : { $retiree }.
    }
scholars-about-scroll =
    { $effects ->
        [0] { $scroll }. À la fin : { $condition }.
       *[other] { $bonus ->
            [0] { $scroll }. Une fois traduit : { $effect }.
           *[other] { $scroll }. Une fois traduit : { $effect }. À la fin : { $condition }.
        }
    }
scholars-about-starting-scroll = { $scroll }, { $vp } PV. À la fin, { $silver } Pièces comptent pour 1 Or, et { $gold } Or valent 1 PV ; { $dice } Dés blancs ou plus : { $penalty } PV.
scholars-bonus-none = rien
scholars-bonus-guild = 2 PV avec 2 ou 3 Influences, 4 PV avec 4 ou plus : { $guild }
scholars-bonus-own-language = 1 PV par Parchemin traduit de cette langue : { $languages }
scholars-bonus-two-languages = 1 PV par Parchemin traduit de ces langues : { $languages }
scholars-bonus-dice = 1 PV par Dé { $secondary }, 2 PV avec 4 Dés ou plus de cette couleur : { $primary }
scholars-bonus-track = 2 PV aux niveaux 4 à 6, 4 PV au niveau 7 : { $track }
scholars-bonus-white-dice = 2 PV avec 1 à 3 Dés blancs, 4 PV sans aucun
scholars-bonus-retirees = 2 PV avec 4 à 6 Retraités, 4 PV avec 7 ou plus
scholars-bonus-breadth = 1 PV par piste Recherche au niveau 3 ou plus
scholars-about-card =
    { $works ->
        [0] { $card }. Repos : { $rest }.
       *[other] { $card }. Travail : { $work }. Repos : { $rest }.
    }
scholars-about-black-spot = case { $n } : le Parchemin d'ici peut être livré
scholars-about-path = Route, action de couleur { $colour } : { $effect }
scholars-about-pile = Pioche : { $n } cartes (piles depuis le haut : { $stacks })
scholars-about-option = Option de Recherche { $n }, à partir de la valeur { $value } : { $effect }
scholars-about-harvest-space = { $track } { $level }, { $vp } PV. Récolte : { $effect }.
scholars-about-benefit-space = { $track } { $level }, { $vp } PV. En arrivant : { $effect }.
scholars-about-overflow = Chaque pas au-delà du niveau 7 : { $effect }
scholars-about-guild = { $guild }, contrôle : { $owner }. Contrôle à la fin : { $vp } PV. Quand le Calife visite, tous les autres avec de l'Influence : { $effect }.
scholars-about-space =
    { $dice ->
        [0] Livrer pour { $silver } Pièces : { $influence } Influence, { $gold } Or et 1 case sur la piste Recherche du Parchemin.
       *[other] Livrer pour { $silver } Pièces : { $influence } Influence, { $gold } Or et 1 case sur la piste Recherche du Parchemin ; { $dice } Dé blanc dans le Sac.
    }
scholars-about-room = Salle { $n }, Pièces : { $silver } : { $effect }. Retraite avec { $needed } Or, maintenant { $gold }.
scholars-about-retire =
    { $n ->
        [0] Le premier Retraité est gratuit ici.
        [one] Le prochain Retraité coûte ici { $n } Pièce ou { $n } Dé blanc dans le Sac.
       *[other] Le prochain Retraité coûte ici { $n } fois 1 Pièce ou 1 Dé blanc dans le Sac.
    }
scholars-about-target =
    { $met ->
        [0] Objectif : { $target } ({ $which }). Récompense : { $effect }.
       *[other] Objectif atteint : { $target } ({ $which }).
    }
scholars-about-bag =
    { $n ->
        [one] { $n } Dé dans le Sac
       *[other] { $n } Dés dans le Sac
    }
scholars-about-dice = { $colour } : { $n } dans le Sac, { $left } dans la réserve Principale
scholars-about-dice-sum = Somme des Dés : Dés de couleur moins Dés blancs
scholars-about-workers = { $worker } : { $n } ; { $left } dans la réserve Principale
scholars-about-influence = Influence à placer : { $n }
scholars-about-scheme = { $scheme }. { $condition }, au moins { $least } : { $first }. Sinon : { $second }.
scholars-event-none = Première carte Calife : rien d'autre ne se passe.
scholars-event-starting-translators = Deuxième carte Calife : 1 Or sur chaque Traducteur de départ ; 1 Pièce par Traducteur de départ à la retraite.
scholars-event-neutral-translator = Un Traducteur neutre d'une pioche illustrée entre dans la Salle vide la plus à gauche.
scholars-event-short-none = sans effet
scholars-event-short-starting-translators = Or sur les Traducteurs de départ
scholars-event-short-neutral-translator = Traducteur neutre
scholars-solo-gold = { $n } Or sur le Traducteur neutre le plus à gauche
scholars-solo-employ = employer un Traducteur selon la concentration
scholars-solo-translate = traduire un Parchemin selon la concentration
scholars-solo-deliver = livrer un Parchemin selon la concentration
scholars-solo-influence-row = Influence dans cette Guilde selon l'emplacement
scholars-solo-influence = { $n } Influence dans cette Guilde
