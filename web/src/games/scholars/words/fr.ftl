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
scholars-no-retirees = Pas de Retraités sous cet emplacement
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
scholars-bonus-none = rien
scholars-bonus-guild = 2 PV avec 2 ou 3 Influences, 4 PV avec 4 ou plus : { $guild }
scholars-bonus-own-language = 1 PV par Parchemin traduit de cette langue : { $languages }
scholars-bonus-two-languages = 1 PV par Parchemin traduit de ces langues : { $languages }
scholars-bonus-dice = 1 PV par Dé { $secondary }, 2 PV avec 4 Dés ou plus de cette couleur : { $primary }
scholars-bonus-track = 2 PV aux niveaux 4 à 6, 4 PV au niveau 7 : { $track }
scholars-bonus-white-dice = 2 PV avec 1 à 3 Dés blancs, 4 PV sans aucun
scholars-bonus-retirees = 2 PV avec 4 à 6 Retraités, 4 PV avec 7 ou plus
scholars-bonus-breadth = 1 PV par piste Recherche au niveau 3 ou plus
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
scholars-about-overflow = Chaque pas au-delà du niveau 7 : { $effect }
scholars-about-guild = { $guild }, contrôle : { $owner }. Contrôle à la fin : { $vp } PV. Quand le Calife visite, tous les autres avec de l'Influence : { $effect }.
scholars-about-space =
    { $dice ->
        [0] Livrer pour { $silver } Pièces : { $influence } Influence, { $gold } Or et 1 case sur la piste Recherche du Parchemin.
       *[other] Livrer pour { $silver } Pièces : { $influence } Influence, { $gold } Or et 1 case sur la piste Recherche du Parchemin ; { $dice } Dé blanc dans le Sac.
    }
scholars-about-room = Salle { $n }, Pièces : { $silver } : { $effect }. Retraite avec { $needed } Or, maintenant { $gold }.
scholars-about-retire =
    { $n ->
        [0] Le premier Retraité est gratuit ici.
        [one] Le prochain Retraité coûte ici { $n } Pièce ou { $n } Dé blanc dans le Sac.
       *[other] Le prochain Retraité coûte ici { $n } fois 1 Pièce ou 1 Dé blanc dans le Sac.
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
scholars-event-starting-translators = Deuxième carte Calife : 1 Or sur chaque Traducteur de départ ; 1 Pièce par Traducteur de départ à la retraite.
scholars-event-neutral-translator = Un Traducteur neutre d'une pioche illustrée entre dans la Salle vide la plus à gauche.
scholars-event-short-none = sans effet
scholars-event-short-starting-translators = Or sur les Traducteurs de départ
scholars-event-short-neutral-translator = Traducteur neutre

## Le guide d'une première partie

tutorial-begin = Livrez des Parchemins à la Maison de la Sagesse, employez des Traducteurs et traduisez en arabe. La quatrième carte Calife annonce la fin ; le plus de PV gagne. Vos choix possibles sont entourés.
tutorial-draft = Ce Traducteur est à vous dès le départ, et la carte dessous donne vos premiers Dés, Or, Pièces et Ouvriers. Pour débuter, prenez-en un qui parle arabe : toute traduction finit dans cette langue.
tutorial-turn = Travaillez sur un emplacement Action libre, ou reposez-vous : revenu, nouveaux Dés, cartes reprises. Au début : voyager pour livrer un Parchemin, ou recruter ; repos quand les Dés manquent.
tutorial-card = Toute carte Action va sur tout emplacement. Ses actions brunes, s'il y en a, servent à ce tour ; son effet bleu vient quand vous vous reposez avec la carte sur votre plateau.
tutorial-die = La somme des Dés est la valeur. Rouge et jaune font orange, jaune et bleu vert, rouge et bleu violet. Recruter et voyager : la valeur ; avancer en Recherche : une couleur ; traduire : une couleur mélangée.
tutorial-work = Dans l'ordre voulu : Ouvriers sur les Dés (de la couleur du Dé : il passe à 6 ; sinon il change de couleur), action principale, petites actions de la carte. Les Ouvriers avant l'action principale.
tutorial-recruit = Dépêcher : l'effet tout de suite, et la carte va sous sa pioche. Employer : dans une Salle, pour vos traductions, puis Retraité. Employez quelqu'un pour la langue d'un Parchemin que vous visez.
tutorial-room = Vous payez les Pièces de la Salle et gagnez son effet aussitôt. Son nombre d'Or dit ce que le Traducteur amasse avant la retraite : moins, c'est plus tôt. Gardez des Pièces pour livrer.
tutorial-travel = Dans le sens horaire, jusqu'à votre valeur ; seule la case d'arrivée compte. Case blanche : petits gains ; case noire : livrer son Parchemin pour 4 Pièces. Une route de votre couleur donne un bonus.
tutorial-arrive = Livrer coûte 4 Pièces et donne de l'Influence dans la Guilde, 1 Or et 1 case sur la piste du Parchemin. Choisissez une Guilde dont vos Dés peuvent faire la couleur, pour y traduire ensuite.
tutorial-research = Un Ouvrier et 1 Pièce sont toujours possibles. Avec une couleur, avancez sur sa piste : 1 case pour 1 Or dès 4, gratuite dès 8 ; 2 cases pour 2 Or dès 10. Les pistes donnent gains et PV.
tutorial-track = Les niveaux impairs donnent leur bénéfice à l'arrivée, les pairs lors de la récolte au repos. Prenez une piste dont le niveau suivant vous aide, ou celle de votre carte Objectif.
tutorial-translate = Le Parchemin est à vous avec ses PV, son effet et 1 case sur sa piste. Seules les Guildes de la couleur de l'action sont ouvertes ; moins il faut de Traducteurs, moins c'est cher.
tutorial-line = Chaque Traducteur du chemin reçoit 1 Or de vous ; ceux qui ne sont pas à vous coûtent aussi 1 Pièce. Les vôtres approchent ainsi de la retraite : préférez-les.
tutorial-influence-guild = La première Influence dans une Guilde vide en prend le contrôle ; ensuite il en faut plus que qui la contrôle. Le contrôle vaut des PV à la fin et une récompense du Calife : visez les Guildes vides.
tutorial-influence-scroll = Si un autre livre ou traduit ce Parchemin, vous gagnez 1 Pièce ; et il reste en place quand quelqu'un se repose. Marquez celui que vous comptez prendre.
tutorial-move-influence = Quand la réserve est vide, l'Influence vient d'une Guilde ou d'un Parchemin, où elle manquera. Prenez-la là où le contrôle est sûr ou hors d'atteinte, ou sur un Parchemin que vous ne visez plus.
tutorial-shift-gold = L'Or rapproche un Traducteur de la retraite ; repris, vous pouvez le dépenser. Gratuit pour les vôtres, 1 Pièce pour les autres.
tutorial-draw = Un Dé au hasard de votre Sac est lancé et rejoint votre main. Inutilisable à ce tour, mais chaque travail demande des Dés : piochez.
tutorial-reroll = De nouveaux Dés ont été piochés ; ceux que vous aviez déjà peuvent être relancés. Relancez les faibles, gardez les 5 et les 6, puis passez.
tutorial-gain-die = Les Dés colorés ouvrent Recherche et traductions, et comptent à la fin dans la Somme des Dés. Prenez une couleur qui se mélange avec les vôtres.
tutorial-destroy = Les Dés blancs baissent votre Somme des Dés et ne font pas de couleur. Défaites-vous d'un Dé du Sac ou du plateau plutôt que d'un Dé fort en main.
tutorial-return-white-die = Quelqu'un d'autre devait prendre 1 Dé blanc et il n'y en avait plus : vous en rendez un, et votre Somme des Dés y gagne. Plutôt un Dé du Sac ou du plateau qu'un Dé fort en main.
tutorial-gain-worker = Sur un Dé de sa couleur, un Ouvrier en fait un 6 ; sur un autre, il change la couleur. Prenez celle que demande votre prochaine action.
tutorial-spend-worker = Cet Ouvrier retourne à la réserve Principale. Laissez une couleur dont votre prochaine action n'a pas besoin.
tutorial-tuck = Désormais ce Retraité aide à chaque travail sur cet emplacement. Le premier est gratuit ; ensuite chaque Retraité déjà là coûte 1 Pièce ou 1 Dé blanc. Choisissez un emplacement souvent utilisé.
tutorial-tuck-cost = Payez 1 Pièce, ou gagnez 1 Dé blanc dans votre Sac. La Pièce vaut mieux si vous pouvez : les Dés blancs baissent votre Somme des Dés.
tutorial-caliph = Vous contrôlez cette Guilde : 1 Influence va sur la carte. Haut : 3 PV. Milieu : 1 PV et 1 Dé. Bas : 1 Retraité avec 1 Dé blanc, ou 1 Or. Tôt, un Dé ou un Retraité sert le plus longtemps.
tutorial-deny = L'Adversaire veut un Parchemin qui porte votre Influence. Accepter : vous la reprenez et gagnez 1 Pièce. Refuser coûte 1 Pièce : seulement si vous voulez ce Parchemin.
tutorial-order = Tous ces effets sont à vous, l'un après l'autre. Commencez par celui qui aide les autres ; passer, quand c'est possible, renonce au reste.
tutorial-choose = Un seul de ces choix est à vous. Si un prix est indiqué, vous le payez d'abord ; pour le garder, passez quand c'est proposé.
