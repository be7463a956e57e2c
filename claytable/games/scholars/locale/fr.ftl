### Érudits du Tigre du Sud, en français.
###
### Les noms arrivent déjà dits. Une partie de phrase (effets, coûts, lieux) commence par une minuscule : qui la montre seule peut
### lui donner une majuscule. Un attribut d'un nom est une autre de ses formes : une phrase qui reçoit un nom comme `$guild` peut
### dire `$guild-in`. Un choix selon un nom emploie les mots de ce catalogue. Avant « : ; ? ! » et à l'intérieur des guillemets,
### l'espace est insécable.

## Personnes

seat = Joueur { $n }
    .to = au Joueur { $n }
seat-named = { $name }
    .to = à { $name }
bot = Bot { $n }
opponent = L'Adversaire
    .to = à l'Adversaire
nobody = personne

## Questions

question-draft = Quel Traducteur de départ prendre, avec la carte Ressource placée dessous ?
    .others = { $seat } choisit un Traducteur de départ.
    .short = Quel Traducteur de départ prendre ?
question-turn =
    { $last ->
        [0] Travailler ou se reposer : quel emplacement Action utiliser ?
       *[other] Votre dernier tour. Travailler ou se reposer : quel emplacement Action utiliser ?
    }
    .others = { $seat } choisit un emplacement Action : travailler ou se reposer.
    .short = Travailler ou se reposer : quel emplacement ?
question-card = Quelle carte Action jouer sur l'{ $slot } ?
    .others = { $seat } choisit une carte Action pour l'{ $slot }.
    .short = Quelle carte Action y jouer ?
question-die =
    { $n ->
        [1] Quel Dé placer sur la carte ?
       *[other] Placer un second Dé sur la carte ?
    }
    .others = { $seat } choisit un Dé pour la carte.
question-work =
    { $main ->
        [0] Votre action principale est derrière vous : que faire maintenant ?
       *[other] Votre action : { $colours }, valeur { $value }. Que faire maintenant ?
    }
    .others =
        { $main ->
            [0] { $seat } choisit que faire après son action principale.
           *[other] { $seat } choisit que faire de son action ({ $colours }, valeur { $value }).
        }
    .short = Que faire maintenant ?
question-recruit = Recruter avec une valeur de { $value } : quel Traducteur dépêcher ou employer ?
    .others = { $seat } choisit un Traducteur à dépêcher ou employer.
    .short = Valeur { $value } : qui dépêcher ou employer ?
question-room = Dans quelle Salle employer ce Traducteur : { $translator } ?
    .others = { $seat } choisit une Salle pour ce Traducteur : { $translator }.
    .short = Dans quelle Salle employer le Traducteur ?
question-travel =
    { $value ->
        [one] Voyager de { $value } pas : vers quelle case ?
       *[other] Voyager de { $value } pas au plus : vers quelle case ?
    }
    .others = { $seat } voyage et choisit une case.
question-arrive = Vous êtes sur la case { $n } : que faire maintenant ?
    .others = { $seat } est sur la case { $n } et choisit que faire maintenant.
question-research = Rechercher ({ $colours }, valeur { $value }) : quelle option choisir ?
    .others = { $seat } choisit une option de Recherche ({ $colours }, valeur { $value }).
    .short = Valeur { $value } : quelle option choisir ?
question-track =
    { $times ->
        [one] Avancer de { $times } case : sur quelle piste Recherche ?
       *[other] Avancer de { $times } cases : sur quelle piste Recherche maintenant ?
    }
    .others = { $seat } choisit une piste Recherche où avancer.
    .short = Sur quelle piste Recherche avancer ?
question-translate = Quel Parchemin traduire ?
    .others = { $seat } choisit un Parchemin à traduire.
question-line = Quels Traducteurs font passer ce Parchemin en arabe : { $scroll } ?
    .others = { $seat } choisit les Traducteurs pour ce Parchemin : { $scroll }.
    .short = Quels Traducteurs pour ce Parchemin ?
question-influence-guild =
    { $times ->
        [one] Vous pouvez placer { $times } Influence { $guild-in } : que faire ?
       *[other] Vous pouvez placer { $times } Influences { $guild-in } : que faire ?
    }
    .others = { $seat } peut placer de l'Influence { $guild-in }.
    .short = Placer de l'Influence : que faire ?
question-influence-scroll =
    { $times ->
        [one] { $times } Influence à placer : sur quel Parchemin ?
       *[other] { $times } Influences à placer : sur quel Parchemin la suivante ?
    }
    .others = { $seat } choisit un Parchemin où placer son Influence.
    .short = Sur quel Parchemin placer l'Influence ?
question-move-influence = Votre réserve est vide. Destination de l'Influence : { $where }. D'où la déplacer ?
    .others = { $seat } choisit l'Influence à déplacer ; destination : { $where }.
    .short = Quelle Influence déplacer ?
question-shift-gold =
    { $times ->
        [one] Placer 1 Or sur un Traducteur ou en retirer { $times } : que choisir ?
       *[other] Placer 1 Or sur un Traducteur ou en retirer 1, { $times } fois : que choisir maintenant ?
    }
    .others = { $seat } place de l'Or sur des Traducteurs ou en retire.
    .short = Or sur un Traducteur : lequel ?
question-draw =
    { $times ->
        [one] Piocher { $times } Dé de votre Sac ?
       *[other] Piocher un Dé de votre Sac ({ $times } au plus) ?
    }
    .others = { $seat } décide de piocher ou non un Dé de son Sac.
question-reroll =
    { $n ->
        [0] Quels Dés relancer parmi ceux que vous aviez déjà ?
        [one] { $n } Dé sera relancé : lequel relancer aussi ?
       *[other] { $n } Dés seront relancés : lequel relancer aussi ?
    }
    .others = { $seat } choisit des Dés à relancer.
    .short = Quel Dé relancer ?
question-gain-die =
    { $left ->
        [0] Il n'y a plus de Dé { $colour } : quel Dé blanc rendre à la place ?
       *[other] { $to ->
            [0] 1 Dé { $colour } à gagner dans votre Sac : lequel ?
           *[other] 1 Dé { $colour } à gagner dans votre main : lequel ?
        }
    }
    .others =
        { $left ->
            [0] { $seat } choisit un Dé blanc à rendre.
           *[other] { $seat } gagne 1 Dé { $colour }.
        }
    .short = Quel Dé choisir ?
question-destroy =
    { $must ->
        [0] { $times ->
            [one] Vous pouvez détruire { $times } Dé blanc : lequel ?
           *[other] Vous pouvez détruire { $times } Dés blancs au plus : lequel maintenant ?
        }
       *[other] { $times ->
            [one] Vous devez détruire { $times } Dé blanc : lequel ?
           *[other] Vous devez détruire { $times } Dés blancs : lequel maintenant ?
        }
    }
    .others = { $seat } choisit un Dé blanc à détruire.
    .short = Quel Dé blanc détruire maintenant ?
question-return-white-die = Il n'y a plus de Dés blancs : lequel rendre à la réserve Principale ?
    .others = { $seat } choisit un Dé blanc à rendre.
    .short = Quel Dé blanc rendre ?
question-gain-worker =
    { $times ->
        [one] { $times } Ouvrier à gagner : lequel ?
       *[other] { $times } Ouvriers à gagner : lequel maintenant ?
    }
    .others = { $seat } choisit un Ouvrier à gagner.
question-spend-worker =
    { $times ->
        [one] { $times } Ouvrier à dépenser : lequel ?
       *[other] { $times } Ouvriers à dépenser : lequel maintenant ?
    }
    .others = { $seat } choisit un Ouvrier à dépenser.
question-tuck = Un Retraité : { $translator } ; { $effect }. Sous quel emplacement Action le glisser ?
    .others = { $seat } glisse un Retraité sous un emplacement Action ({ $translator }).
    .short = Sous quel emplacement glisser le Retraité ?
question-tuck-cost =
    { $times ->
        [one] Coût de la retraite : comment payer ?
       *[other] Coût de la retraite, encore { $times } paiements : comment payer ?
    }
    .others = { $seat } paye le coût de la retraite.
    .short = Coût de la retraite : comment payer ?
question-caliph = Le Calife visite la { $guild } : quel emplacement de la carte Calife prendre ?
    .others = { $seat } choisit un emplacement de la carte Calife ({ $guild }).
    .short = Quel emplacement de la carte Calife prendre ?
question-deny =
    { $translating ->
        [0] L'Adversaire veut livrer le { $scroll }, qui porte votre Influence : l'accepter ?
       *[other] L'Adversaire veut traduire le { $scroll }, qui porte votre Influence : l'accepter ?
    }
    .others = { $seat } décide si l'Adversaire peut avoir le { $scroll }.
    .short = Laisser l'Adversaire traduire ?
question-order = Quel effet résoudre maintenant ?
    .others = { $seat } choisit quel effet résoudre maintenant.
question-choose = Que choisir ?
    .others = { $seat } choisit entre plusieurs effets.

## Réponses

answer-pass = Passer (rien de plus)
answer-end-turn = Terminer le tour
answer-rest = Se reposer
answer-no-die = Pas de second Dé
answer-white-bag = Dé blanc du Sac
answer-white-board = Dé blanc du plateau Joueur
answer-white-action =
    { $n ->
        [1] Dé blanc de cette action (le premier)
       *[other] Dé blanc de cette action (le second)
    }
answer-white-hand = { $die } en main
answer-draw = Piocher 1 Dé
answer-pay-silver = Payer 1 Pièce
answer-take-dice = Gagner 1 Dé blanc dans le Sac
answer-allow = Accepter : reprendre l'Influence et gagner 1 Pièce
answer-deny = Refuser : payer 1 Pièce
answer-card =
    { $work ->
        [rien] { $card } (Repos : { $rest })
       *[other] { $card } ({ $work } ; Repos : { $rest })
    }
answer-main = { $action } ({ $colours }, valeur { $value })
answer-place = { $worker } sur { $die } : { $after }
answer-place-other =
    { $n ->
        [1] { $worker } sur le premier Dé
       *[other] { $worker } sur le second Dé
    }
answer-steps = { $n } pas jusqu'à la { $spot }
answer-deliver =
    { $silver ->
        [one] Livrer { $guild-to } pour { $silver } Pièce
       *[other] Livrer { $guild-to } pour { $silver } Pièces
    } (rangée { $n }, Influence : { $influence })
answer-research = { $effect }
answer-research-on = { $track } : { $effect }
answer-dispatch = Dépêcher le { $translator } : { $effect }
answer-employ = Employer le { $translator } ; comme Retraité : { $effect }
answer-draft = { $translator }, Salle { $n } (Retraité : { $effect }) ; ressources : { $resource }
answer-room =
    { $silver ->
        [0] Salle { $n } gratuite : { $effect } ; retraite avec { $gold } Or
        [one] Salle { $n } pour { $silver } Pièce : { $effect } ; retraite avec { $gold } Or
       *[other] Salle { $n } pour { $silver } Pièces : { $effect } ; retraite avec { $gold } Or
    }
answer-die = Dé { $colour }
answer-track = { $track } (actuellement niveau { $level })
answer-gold-on =
    { $silver ->
        [0] 1 Or sur le { $translator } ({ $gold } sur { $needed })
       *[other] 1 Or sur le { $translator } ({ $gold } sur { $needed }) pour 1 Pièce
    }
answer-gold-off =
    { $silver ->
        [0] 1 Or pris sur le { $translator } ({ $gold } sur { $needed })
       *[other] 1 Or pris sur le { $translator } ({ $gold } sur { $needed }) pour 1 Pièce
    }
answer-from-guild = Influence de la { $guild }
answer-from-scroll = Influence du { $scroll }
answer-caliph =
    { $effect ->
        [rien] { $space } : { $vp } PV
       *[other] { $vp ->
            [0] { $space } : { $effect }
           *[other] { $space } : { $vp } PV, { $effect }
        }
    }
answer-reroll = Relancer { $die }
answer-scroll = { $scroll }, { $where-in }
answer-via =
    { $silver ->
        [0] { $translators } : { $gold } Or
        [one] { $translators } : { $gold } Or, { $silver } Pièce
       *[other] { $translators } : { $gold } Or, { $silver } Pièces
    }

## Noms

colour-white = blanc
    .many = blancs
colour-purple = violet
    .many = violets
colour-red = rouge
    .many = rouges
colour-orange = orange
    .many = orange
colour-yellow = jaune
    .many = jaunes
colour-green = vert
    .many = verts
colour-blue = bleu
    .many = bleus
colour-primary = primaire
    .many = primaires
die = { $face } { $colour }
worker-white = Ouvrier blanc
    .many = Ouvriers blancs
worker-red = Ouvrier rouge
    .many = Ouvriers rouges
worker-yellow = Ouvrier jaune
    .many = Ouvriers jaunes
worker-blue = Ouvrier bleu
    .many = Ouvriers bleus
worker-any = Ouvrier au choix
    .many = Ouvriers au choix
guild-purple = Guilde violette
    .in = dans la Guilde violette
    .to = à la Guilde violette
guild-orange = Guilde orange
    .in = dans la Guilde orange
    .to = à la Guilde orange
guild-green = Guilde verte
    .in = dans la Guilde verte
    .to = à la Guilde verte
guild-any = Guilde au choix
    .in = dans une Guilde au choix
track-mathematics = Mathématiques
    .on = sur la piste Mathématiques
track-physics = Physique
    .on = sur la piste Physique
track-chemistry = Chimie
    .on = sur la piste Chimie
track-philosophy = Philosophie
    .on = sur la piste Philosophie
track-biology = Biologie
    .on = sur la piste Biologie
track-astronomy = Astronomie
    .on = sur la piste Astronomie
track-any = piste au choix
    .on = sur une piste Recherche au choix
track-primary = piste primaire
    .on = sur une piste Recherche primaire
track-action = piste de la couleur de l'action
    .on = sur la piste Recherche de la couleur de l'action
language-chinese = chinois
    .many = chinois
language-sanskrit = sanskrit
    .many = sanskrits
language-greek = grec
    .many = grecs
language-hebrew = hébreu
    .many = hébreux
language-persian = persan
    .many = persans
language-syriac = syriaque
    .many = syriaques
language-arabic = arabe
deck-chinese = Traducteur chinois
deck-sanskrit = Traducteur sanskrit
deck-greek = Traducteur grec
deck-hebrew = Traducteur hébreu
deck-persian = Traducteur persan
deck-syriac = Traducteur syriaque
deck-wild-1 = premier Polyglotte
deck-wild-2 = second Polyglotte
slot-recruit = emplacement Recruter
slot-travel = emplacement Voyager
slot-research = emplacement Rechercher
slot-translate = emplacement Traduire
slot-recruit-travel = emplacement Recruter ou Voyager
slot-goal = emplacement Rechercher ou Traduire
action-recruit = Recruter
action-travel = Voyager
action-research = Rechercher
action-translate = Traduire
caliph-top = emplacement du haut
caliph-middle = emplacement du milieu
caliph-bottom = emplacement du bas
card-harvest-mathematics = Mathématiques
card-harvest-physics = Physique
card-harvest-chemistry = Chimie
card-harvest-philosophy = Philosophie
card-harvest-biology = Biologie
card-hurry = Hâte
card-bargain = Marché
card-goal = Objectif
starting-scroll = Parchemin de départ { $language }
scroll = Parchemin { $language } { $letter } ({ $track }, { $vp } PV)
condition-guild = { $low } PV avec { $first } à { $last } Influences, { $high } PV avec { $least } ou plus : { $guild }
condition-own-language = { $each } PV par Parchemin traduit de cette langue : { $languages }
condition-two-languages = { $each } PV par Parchemin traduit de ces langues : { $languages }
condition-dice = { $each } PV par Dé { $secondary }, { $high } PV avec { $least } Dés ou plus de cette couleur : { $primary }
condition-track = { $low } PV aux niveaux { $first } à { $last }, { $high } PV au niveau { $least } : { $track }
condition-white-dice = { $low } PV avec { $first } à { $last } Dés blancs, { $high } PV { $least ->
        [0] sans aucun
       *[other] avec { $least }
    }
condition-retirees = { $low } PV avec { $first } à { $last } Retraités, { $high } PV avec { $least } ou plus
condition-breadth = { $each } PV par piste Recherche au niveau { $level } ou plus
translator = { $deck } { $letter } ({ $languages })
starting-translator = Traducteur de départ { $n } ({ $languages })
goal-card = le { $deck }, un Parchemin de la { $guild }, le niveau { $level } { $track-on }
resource-dice =
    { $n ->
        [one] { $n } Dé { $colour }
       *[other] { $n } Dés { $colour-many }
    }
room = Salle { $n }
on-slot = { $slot } ({ $pieces })
pile-top = carte du dessus de la pioche
pile-bottom = carte du dessous de la pioche
on-map = Carte
    .in = sur la Carte
spot = case { $n }
spot-white = case { $n } : { $effect }
spot-black = case { $n } : { $scroll }
spot-empty = case { $n } : pas de Parchemin
target-1 = le Traducteur illustré
target-2 = un Parchemin de la Guilde illustrée
target-3 = le niveau de la piste Recherche illustrée
caliph-card = carte Calife { $n }
difficulty-1 = Étudiant
difficulty-2 = Scribe
difficulty-3 = Professeur
difficulty-4 = Érudit
scheme-blue =
    { $n ->
        [one] carte Planification bleue d'une valeur de { $n } Pièce
       *[other] carte Planification bleue d'une valeur de { $n } Pièces
    }
scheme-red =
    { $n ->
        [one] carte Planification rouge d'une valeur de { $n } Pièce
       *[other] carte Planification rouge d'une valeur de { $n } Pièces
    }
condition-employed = Traducteurs employés
condition-house = Parchemins dans la Maison de la Sagesse
focus = { $language } et { $guild }

## Effets

effect-none = rien
effect-list = { $effects }
effect-or = { $first } ; ou { $second }
effect-pay = payer { $owed } : { $gains }
effect-silver =
    { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    }
effect-gold = { $n } Or
effect-worker =
    { $n ->
        [one] { $n } { $worker }
       *[other] { $n } { $worker-many }
    }
effect-die-to-bag =
    { $n ->
        [one] { $n } Dé { $colour } dans le Sac
       *[other] { $n } Dés { $colour-many } dans le Sac
    }
effect-die-to-hand =
    { $n ->
        [one] { $n } Dé { $colour } en main
       *[other] { $n } Dés { $colour-many } en main
    }
effect-destroy =
    { $n ->
        [one] détruire { $n } Dé blanc
       *[other] détruire { $n } Dés blancs
    }
effect-draw =
    { $n ->
        [one] piocher { $n } Dé
       *[other] piocher { $n } Dés
    }
effect-top-up = compléter sa main à { $n } Dés
effect-influence-scroll =
    { $n ->
        [one] { $n } Influence sur un Parchemin
       *[other] { $n } Influences sur des Parchemins
    }
effect-influence-guild =
    { $n ->
        [one] { $n } Influence { $guild-in }
       *[other] { $n } Influences { $guild-in }
    }
effect-shift =
    { $n ->
        [one] placer { $n } Or sur un Traducteur ou en retirer { $n }
       *[other] { $n } fois placer 1 Or sur un Traducteur ou en retirer 1
    }
effect-advance =
    { $n ->
        [one] avancer de { $n } case { $track-on }
       *[other] avancer de { $n } cases { $track-on }
    }
effect-harvest = récolter la piste { $track }
effect-employ = employer la carte du dessus ({ $deck })
effect-retire = mettre à la retraite la carte du dessus ({ $deck })
effect-raise = valeur de l'action augmentée de { $n } au plus
effect-swap = { $action } comme action principale
effect-equate = le blanc et le { $colour } comptent l'un pour l'autre
task-place-gold = { $n } Or sur le Traducteur neutre le plus à gauche
task-employ-focus = employer un Traducteur selon la concentration
task-translate-focus = traduire un Parchemin selon la concentration
task-deliver-focus = livrer un Parchemin selon la concentration
task-influence-row = Influence dans cette Guilde selon l'emplacement
task-influence-here = { $n } Influence dans cette Guilde

## Coûts

cost-silver =
    { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    }
cost-gold = { $n } Or
cost-workers =
    { $n ->
        [one] { $n } Ouvrier au choix
       *[other] { $n } Ouvriers au choix
    }
cost-white-dice =
    { $n ->
        [one] en gagnant { $n } Dé blanc dans le Sac
       *[other] en gagnant { $n } Dés blancs dans le Sac
    }

## Refus

why-all-marked = Il y a déjà 1 Influence sur chaque Parchemin de la Carte et de la Maison de la Sagesse.
why-already-named = Ce Dé sera déjà relancé : { $die }.
why-black-slot = Un Retraité ne se glisse jamais sous un emplacement Action noir.
why-card-not-in-hand = Cette carte Action n'est pas dans votre main.
why-colour = Votre action ne peut pas avoir cette couleur : { $colour }.
why-deck-empty = Il n'y a plus de carte dans cette pioche : { $deck }.
why-decks-empty = Toutes les pioches accessibles avec une valeur de { $value } sont vides.
why-dice-laid = Les Dés de ce tour sont déjà sur la carte, et les Dés gagnés à ce tour ne peuvent pas servir.
why-dice-left = On ne peut rendre un Dé blanc que s'il n'y a plus de Dé { $colour } dans la réserve Principale.
why-die-destroyed = Les Dés de cette action ont été détruits : il n'y a plus d'action principale.
why-die-not-in-hand = Ce Dé n'est pas dans votre main : { $die }.
why-drafted = { $owner } a déjà pris le Traducteur de départ de la Salle { $n }.
why-goal-unfinished = Il faut d'abord atteindre les trois objectifs de votre carte Objectif.
why-gold = Ce chemin coûte { $n } Or ; vous en avez { $own }.
why-gold-cost = Cela coûte { $n } Or ; vous en avez { $own }.
why-guild-empty = Il n'y a pas de Parchemin dans une Guilde de la couleur de votre action.
why-guild-full = Les trois emplacements de la { $guild } sont occupés.
why-just-drawn = Ce Dé vient d'être pioché : { $die }. Seuls les Dés que vous aviez déjà peuvent être relancés.
why-marked = Il y a déjà 1 Influence sur le { $scroll }.
why-must = Cela doit être résolu.
why-must-gain = Cela est toujours gagné et ne peut pas être refusé.
why-must-mark = Le Traducteur doit porter votre Influence.
why-no-action-die = Il n'y a pas de Dé numéro { $n } sur la carte d'une action en cours.
why-no-card-played = Pour se reposer, il faut au moins 1 carte Action sur son plateau Joueur.
why-no-cards = Vous n'avez pas de carte Action en main.
why-no-delivery = Il n'y a rien à livrer : on ne livre qu'un seul Parchemin, et seulement depuis une case noire.
why-no-dice = Vous n'avez pas de Dé en main à placer sur la carte.
why-no-dice-left = Il n'y a plus de Dé { $colour } dans la réserve Principale.
why-no-dice-no-white = Il n'y a plus de Dé { $colour } dans la réserve Principale, et vous n'avez pas de Dé blanc à rendre.
why-no-gold = Vous n'avez pas d'Or à placer.
why-no-gold-there = Il n'y a pas d'Or sur le Traducteur de la Salle { $n }.
why-no-harvest = Récolter la piste { $track } n'apporterait rien maintenant.
why-no-influence = Vous n'avez aucune Influence à placer, ni dans votre réserve, ni dans une Guilde, ni sur un Parchemin.
why-no-line = Aucun chemin de Traducteurs ne mène de cette langue à l'arabe : { $language }.
why-no-piece-in-guild = Vous n'avez pas d'Influence { $guild-in }.
why-no-piece-on-scroll = Vous n'avez pas d'Influence sur le { $scroll }.
why-no-room = Il n'y a pas de Salle libre que vous puissiez payer.
why-no-scroll = Il n'y a pas de Parchemin à côté de cette case.
why-no-secondary = Pour traduire, il faut une action violette, orange ou verte.
why-no-such-die = Il n'y a pas de second Dé sur cette carte.
why-no-translator = Il n'y a pas de Traducteur dans la Salle { $n }.
why-no-white-die = Vous n'avez pas de Dé blanc, ni dans votre Sac, ni en main, ni sur votre plateau Joueur.
why-no-white-in-bag = Il n'y a pas de Dé blanc dans votre Sac.
why-no-white-on-board = Il n'y a pas de Dé blanc d'une action précédente sur votre plateau Joueur.
why-no-worker = Vous n'avez pas cet Ouvrier dans votre réserve : { $worker }.
why-not-a-line = Ces Traducteurs ne mènent pas de cette langue ({ $language }) à l'arabe, ou ne sont pas tous nécessaires.
why-not-among = Ce n'est aucun des effets à résoudre.
why-not-asked-now = Ce n'est pas ce qui est demandé maintenant.
why-not-here = Ni cette case ni le chemin ne donne cela, ou c'est déjà utilisé.
why-not-in-house = Le { $scroll } n'est pas dans la Maison de la Sagesse.
why-not-on-card = Ni la carte Action ni un Retraité sous cet emplacement ne donne cela, ou c'est déjà utilisé.
why-not-primary = { $track } n'est pas une piste Recherche primaire.
why-not-visible = Le { $scroll } n'est ni sur la Carte ni dans la Maison de la Sagesse.
why-not-white = Le Dé numéro { $n } de cette action n'est pas blanc.
why-nothing-to-draw = Il n'y a plus de Dé à piocher : votre Sac est vide, et aucun Dé d'une action précédente n'est sur votre plateau Joueur.
why-nothing-to-shift = Il n'y a pas d'Or que vous puissiez placer sur un Traducteur ou lui prendre.
why-one-die = Il faut placer au moins 1 Dé sur la carte.
why-one-main-action = Il y a 1 action principale par tour, et elle est déjà effectuée.
why-one-step = Il faut avancer d'au moins 1 pas.
why-only-piece-here = Votre seule Influence à déplacer est déjà dans la { $guild }.
why-other-die = Seul un Dé { $colour } peut être gagné ici.
why-other-guild = Votre action n'a pas la couleur de la { $guild }.
why-other-guild-named = Cette Influence ne peut être placée que { $guild-in }.
why-other-slot = Cet emplacement Action n'offre pas cette action : { $action }.
why-piece-is-there = L'Influence doit être placée { $guild-in } : elle ne peut pas en venir.
why-room-empty = Il n'y a pas de Traducteur dans la Salle { $n }.
why-room-taken = Il y a déjà un Traducteur dans la Salle { $n }.
why-same-die = Les deux Dés sont identiques : choisissez le premier.
why-shortest-line = Le chemin le plus court pour ce Parchemin coûte { $n } Or ; vous en avez { $own }.
why-silver =
    { $n ->
        [one] Cela coûte { $n } Pièce ; vous en avez { $own }.
       *[other] Cela coûte { $n } Pièces ; vous en avez { $own }.
    }
why-slot-taken = Il y a déjà une carte Action sur cet emplacement.
why-space-taken = { $owner } a déjà 1 Influence sur cet emplacement de la carte Calife : { $space }.
why-toll =
    { $n ->
        [one] Avec la Pièce pour l'Influence adverse sur le Parchemin, cela coûte { $n } Pièce ; vous en avez { $own }.
       *[other] Avec la Pièce pour l'Influence adverse sur le Parchemin, cela coûte { $n } Pièces ; vous en avez { $own }.
    }
why-two-workers = Il y a déjà 2 Ouvriers sur ce Dé.
why-value = Cela exige une valeur de { $needed } ; la vôtre est de { $value }.
why-white-action = Votre action est blanche : aucune piste Recherche n'a cette couleur.
why-workers =
    { $n ->
        [one] Cela coûte { $n } Ouvrier ; vous en avez { $own }.
       *[other] Cela coûte { $n } Ouvriers ; vous en avez { $own }.
    }
why-workers-before = Les Ouvriers se placent avant l'action principale.

## Journal

log-first-player = { $seat } détient le marqueur 1er Joueur.
log-goal-card = { $seat } reçoit une carte Objectif : { $goal }.
log-drafts = { $seat } prend le { $translator } ; ressources : { $resource }.
log-resources-left = Les cartes Ressource que personne n'a prises vont dans la boîte : { $rooms }.
log-turn = { $seat } joue son tour.
log-passes = { $seat } passe.
log-game-over = La partie est terminée.
log-last-rounds =
    { $n ->
        [one] La quatrième carte Calife est révélée : encore { $n } tour après celui-ci.
       *[other] La quatrième carte Calife est révélée : encore { $n } tours après celui-ci.
    }
log-gains-silver =
    { $n ->
        [one] { $seat } gagne { $n } Pièce.
       *[other] { $seat } gagne { $n } Pièces.
    }
log-pays-silver =
    { $n ->
        [one] { $seat } paye { $n } Pièce
       *[other] { $seat } paye { $n } Pièces
    }{ $owner ->
        [personne] .
       *[other] {" "}{ $owner-to }.
    }
log-gains-gold = { $seat } gagne { $n } Or.
log-pays-gold = { $seat } paye { $n } Or.
log-gains-worker =
    { $n ->
        [one] { $seat } gagne { $n } { $worker }.
       *[other] { $seat } gagne { $n } { $worker-many }.
    }
log-spends-worker = { $seat } dépense 1 { $worker }.
log-draws-dice = { $seat } pioche dans son Sac : { $dice }.
log-refills-bag = { $seat } remet dans son Sac des Dés de son plateau : { $lying }.
log-rerolls-dice = { $seat } relance { $dice } : { $rolled }.
log-gains-die-to-bag = { $seat } gagne 1 Dé { $colour } dans son Sac.
log-gains-dice-to-bag = { $seat } gagne { $gained } dans son Sac.
log-gains-die-to-hand = { $seat } gagne 1 Dé en main : { $die }.
log-destroys-die-in-bag = { $seat } rend 1 Dé blanc de son Sac à la réserve Principale.
log-destroys-die-in-hand = { $seat } rend 1 Dé de sa main à la réserve Principale : { $die }.
log-destroys-die-on-slot =
    { $place ->
        [1] { $seat } rend 1 Dé à la réserve Principale : { $die } (premier Dé, { $slot }).
       *[other] { $seat } rend 1 Dé à la réserve Principale : { $die } (second Dé, { $slot }).
    }
log-meets-target-worker = { $seat } atteint un objectif de sa carte ({ $target }) et y prend 1 { $worker }.
log-meets-target-die = { $seat } atteint un objectif de sa carte ({ $target }) et en met le Dé { $colour } dans son Sac.
log-turns-goal = { $seat } retourne sa carte Objectif et la prend en main.
log-plays-card = { $seat } joue la carte « { $card } » sur l'{ $slot }.
log-lays-die = { $seat } place 1 Dé sur la carte : { $die }.
log-places-worker =
    { $place ->
        [1] { $seat } place 1 { $worker } sur le premier Dé, qui devient { $n } { $colour }.
       *[other] { $seat } place 1 { $worker } sur le second Dé, qui devient { $n } { $colour }.
    }
log-main-action = { $seat } effectue l'action principale : { $action } ({ $colours }, valeur { $n }).
log-dispatches = { $seat } dépêche le { $translator }.
log-to-bottom = Le { $translator } passe sous sa pioche ; au-dessus se trouve maintenant le { $top }.
log-next-translator = Le { $translator } est maintenant au-dessus de sa pioche.
log-employs = { $seat } emploie le { $translator } dans la { $room }.
log-marks-translator = { $seat } place 1 Influence sur le Traducteur de la { $room }.
log-sets-aside = { $seat } met de côté pour la retraite le { $translator }.
log-travels = { $seat } voyage de { $n } pas jusqu'à la { $spot }.
log-delivers = { $seat } livre le { $scroll } { $guild-to }.
log-refills-map = Le { $scroll } arrive du dessus de la pioche sur la Carte ({ $spot }).
log-researches = { $seat } choisit l'option de Recherche { $n }.
log-advances = { $seat } avance au niveau { $n } { $track-on }.
log-beyond-top = { $seat } est déjà tout en haut { $track-on } et prend le bonus au-dessus.
log-translates = { $seat } traduit le { $scroll } et place 1 Or sur chaque Traducteur de la ligne : { $line }.
log-retirements = Fin du tour : des Traducteurs prennent leur retraite.
log-retires = { $seat } a un Retraité : { $translator }, { $room } ; l'Influence revient, { $n } Or va à la réserve Principale.
log-retires-to-deck = Un Traducteur neutre prend sa retraite et passe sous sa pioche : { $translator }, { $room } ; { $n } Or va à la réserve Principale.
log-retires-to-box = Un Traducteur neutre prend sa retraite et va dans la boîte : { $translator }, { $room } ; { $n } Or va à la réserve Principale.
log-retires-to-opponent = Un Traducteur neutre prend sa retraite chez l'Adversaire : { $translator }, { $room } ; { $n } Or va à la réserve Principale.
log-tucks = { $seat } glisse le { $translator } sous l'{ $slot }.
log-rests = { $seat } se repose.
log-returns-workers = { $seat } rend des Ouvriers à la réserve Principale : { $standing }.
log-takes-cards = { $seat } reprend en main ses cartes Action : { $cards }.
log-reserve-to-pile =
    { $n ->
        [one] La pioche est vide : { $n } Parchemin de la réserve de Parchemins la remplace.
       *[other] La pioche est vide : { $n } Parchemins de la réserve de Parchemins la remplacent.
    }
log-reveals-scroll = Le { $scroll } est révélé du dessous de la pioche ; le marqueur neutre avance de { $n } pas jusqu'à la { $spot }.
log-moves-to-house = Le { $scroll } rejoint la { $guild }, qui était vide.
log-discards-scroll = Le { $scroll } est défaussé.
log-replaces-scroll = Le { $scroll } arrive sur la Carte ({ $spot }).
log-influences-guild = { $seat } place 1 Influence { $guild-in }.
log-controls-guild = { $seat } prend le contrôle de la { $guild }.
log-nobody-controls = Plus personne ne contrôle la { $guild }.
log-influences-scroll = { $seat } place 1 Influence sur le { $scroll }.
log-takes-back = { $seat } récupère l'Influence posée sur le { $scroll }.
log-takes-from-scroll = { $seat } reprend 1 Influence du { $scroll }.
log-takes-from-guild = { $seat } reprend 1 Influence de la { $guild }.
log-places-gold = { $seat } place 1 Or sur le { $translator }.
log-takes-gold = { $seat } prend 1 Or sur le { $translator }.
log-collects-gold = { $seat } prend { $n } Or, tout ce qui se trouvait sur le { $translator }.
log-gold-on = 1 Or est placé sur le { $translator }.
log-caliph =
    { $n ->
        [1] Première visite du Calife : { $caliph }, { $pile }.
        [2] Deuxième visite du Calife : { $caliph }, { $pile }.
        [3] Troisième visite du Calife : { $caliph }, { $pile }.
       *[other] Quatrième visite du Calife : { $caliph }, { $pile }.
    }
log-neutral-enters = Un Traducteur neutre entre dans la { $room } : { $translator }.
log-serves-caliph = { $seat } déplace 1 Influence de la { $guild } vers l'{ $space } de la carte Calife.
log-difficulty = Niveau de difficulté : { $difficulty }.
log-opponent-marks-sum = { $seat } place 1 Influence sur sa somme des Dés : { $n }.
log-opponent-scroll = { $seat } reçoit une carte de la réserve de Parchemins, face cachée, comme Parchemin { $language }.
log-scheme = { $seat } révèle une { $scheme }.
log-scheme-first = { $seat } effectue la première action. { $condition } : { $n } (il en faut au moins { $least }).
log-scheme-second = { $seat } effectue la seconde action. { $condition } : { $n } (il en faut au moins { $least }).
log-marker-moves =
    { $n ->
        [one] { $seat } avance son marqueur de { $n } case ; concentration : { $focus }.
       *[other] { $seat } avance son marqueur de { $n } cases ; concentration : { $focus }.
    }
log-opponent-wraps = { $seat } a fait le tour de la piste et place le marqueur Recherche { $n }.
log-opponent-cannot = { $seat } ne peut pas le faire ({ $rule }).
log-opponent-employs = { $seat } emploie le { $translator } dans la { $room } (somme visée : { $n }).
log-opponent-translates = { $seat } traduit le { $scroll } de la { $guild }.
log-opponent-retires = { $seat } met à la retraite le { $translator }.
log-opponent-sum = { $seat } a maintenant une somme des Dés de { $n }.
log-opponent-rests =
    { $n ->
        [one] { $seat } se repose après { $n } carte Planification.
       *[other] { $seat } se repose après { $n } cartes Planification.
    }
log-shuffles-schemes =
    { $n ->
        [one] { $seat } remélange { $n } carte Planification révélée dans sa pile.
       *[other] { $seat } remélange { $n } cartes Planification révélées dans sa pile.
    }
log-allows = { $seat } laisse à l'Adversaire le { $scroll }.
log-denies = { $seat } paye 1 Pièce pour refuser à l'Adversaire le { $scroll }.

## Score

category-dice-sum = Somme des Dés
category-retirees = Retraités
category-guilds = Guildes
category-caliph = Cartes Calife
category-research = Pistes Recherche
category-scrolls = Parchemins
score-dice-sum = Somme des Dés { $n }
score-track = { $track }, niveau { $level }
score-scroll-bonus = Condition du { $scroll }
score-language =
    { $n ->
        [one] { $n } Parchemin { $language }
       *[other] { $n } Parchemins { $language-many }
    }
tie-players = Égalité départagée par les Traducteurs employés ({ $employed }), puis les Ouvriers ({ $workers }).
tie-solo = L'égalité revient à l'Adversaire.

## Le jeu avant de commencer, et où il en est

game-title = Érudits du Tigre du Sud
game-line = Mélangez des dés de six couleurs pour apporter des parchemins à la Maison de la Sagesse.
game-picture = La Maison de la Sagesse la nuit, au-dessus d'un parchemin déroulé
progress =
    { $left ->
        [-1] Calife { $caliphs } sur 4
        [one] Dernier tour
       *[other] Encore { $left } tours
    }
progress-setup = Mise en place
setting-epic = Durée
setting-epic-help = La partie épique a plus de Parchemins dans la pioche et dure plus longtemps.
setting-epic-false = normale
setting-epic-true = épique
setting-extra = Neuvièmes Traducteurs
setting-extra-help = Jouer avec le neuvième Traducteur de chaque pioche.
setting-extra-false = sans
setting-extra-true = avec
setting-level = Difficulté
setting-level-help = Ce que l'adversaire a au départ.
setting-level-1 = 1
setting-level-1-help = Somme des Dés −2, et rien d'autre.
setting-level-2 = 2
setting-level-2-help = Somme des Dés 0 et un Parchemin persan.
setting-level-3 = 3
setting-level-3-help = Somme des Dés 1, un Parchemin grec, une Influence sur un Parchemin et de l'Or sur un Traducteur neutre.
setting-level-4 = 4
setting-level-4-help = Somme des Dés 3, un Parchemin chinois, une Influence dans la Guilde orange et sur deux Parchemins, de l'Or sur deux Traducteurs neutres.

## Sortes de réponses

kind-pass = Passer
kind-slot = Emplacement
kind-card = Carte
kind-action = Action
kind-worker = Ouvrier
kind-steps = Pas
kind-guild = Guilde
kind-translator = Traducteur
kind-room = Salle
kind-die = Dé
kind-track = Piste
kind-scroll = Parchemin
kind-effect = Effet

## La feuille de score

pad-tie = Les Traducteurs employés, puis les Ouvriers ont départagé l'égalité.
pad-coloured = dés colorés : en main, sur le plateau, dans le Sac
pad-white = dés blancs (−1 chacun ; { $least } ou plus coûtent { $cost } points)
pad-retirees = points imprimés sur les Retraités
pad-guild-purple = contrôle la Guilde violette : { $each }
pad-guild-orange = contrôle la Guilde orange : { $each }
pad-guild-green = contrôle la Guilde verte : { $each }
pad-caliph-top = Influences sur les emplacements du haut
pad-caliph-middle = Influences sur les emplacements du milieu
pad-scrolls = points imprimés sur les Parchemins ; ceux de l'adversaire par langue
pad-conditions = points des conditions des Parchemins
pad-gold = Or, avec celui de vos Traducteurs employés ({ $n } font 1 point)
pad-silver = Pièces ({ $n } comptent comme 1 Or)
pad-employed = vos Traducteurs employés dans les Salles
pad-workers = Ouvriers dans votre réserve

## Le guide d'une première partie : à quoi sert chaque question

tutorial-begin = Livrez des Parchemins à la Maison de la Sagesse, employez des Traducteurs et traduisez en arabe. La quatrième carte Calife annonce la fin ; le plus de PV gagne. Vos choix possibles sont entourés.
tutorial-draft = Ce Traducteur est à vous dès le départ, et la carte dessous donne vos premiers Dés, Or, Pièces et Ouvriers. Pour débuter, prenez-en un qui parle arabe : toute traduction finit dans cette langue.
tutorial-turn = Travaillez sur un emplacement Action libre, ou reposez-vous : revenu, nouveaux Dés, cartes reprises. Au début : voyager pour livrer un Parchemin, ou recruter ; repos quand les Dés manquent.
tutorial-card = Toute carte Action va sur tout emplacement. Ses actions brunes, s'il y en a, servent à ce tour ; son effet bleu vient quand vous vous reposez avec la carte sur votre plateau.
tutorial-die = La somme des Dés est la valeur. Rouge et jaune font orange, jaune et bleu vert, rouge et bleu violet. Recruter et voyager : la valeur ; avancer en Recherche : une couleur ; traduire : une couleur mélangée.
tutorial-work = Dans l'ordre voulu : Ouvriers sur les Dés (de la couleur du Dé : il passe à 6 ; sinon il change de couleur), action principale, petites actions de la carte. Les Ouvriers avant l'action principale.
tutorial-recruit = Dépêcher : l'effet tout de suite, et la carte va sous sa pioche. Employer : dans une Salle, pour vos traductions, puis Retraité. Employez quelqu'un pour la langue d'un Parchemin que vous visez.
tutorial-room = Vous payez les Pièces de la Salle et gagnez son effet aussitôt. Son nombre d'Or dit ce que le Traducteur amasse avant la retraite : moins, c'est plus tôt. Gardez des Pièces pour livrer.
tutorial-travel = Dans le sens horaire, jusqu'à votre valeur ; seule la case d'arrivée compte. Case blanche : petits gains ; case noire : payer des Pièces pour livrer son Parchemin. Une route de votre couleur donne un bonus.
tutorial-arrive = Livrer coûte des Pièces et donne de l'Influence dans la Guilde, de l'Or et 1 case sur la piste du Parchemin. Choisissez une Guilde dont vos Dés peuvent faire la couleur, pour y traduire ensuite.
tutorial-research = La première option se passe de couleur. Avec une couleur, avancez sur sa piste : plus la valeur est haute, plus c'est loin ou bon marché. Les pistes donnent gains et PV.
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
tutorial-caliph = Vous contrôlez cette Guilde : 1 Influence va sur la carte. Haut : le plus de PV. Milieu : moins de PV et 1 Dé. Bas : 1 Retraité avec 1 Dé blanc, ou de l'Or. Tôt, un Dé ou un Retraité sert le plus longtemps.
tutorial-deny = L'Adversaire veut un Parchemin qui porte votre Influence. Accepter : vous la reprenez et gagnez 1 Pièce. Refuser coûte 1 Pièce : seulement si vous voulez ce Parchemin.
tutorial-order = Tous ces effets sont à vous, l'un après l'autre. Commencez par celui qui aide les autres ; passer, quand c'est possible, renonce au reste.
tutorial-choose = Un seul de ces choix est à vous. Si un prix est indiqué, vous le payez d'abord ; pour le garder, passez quand c'est proposé.
