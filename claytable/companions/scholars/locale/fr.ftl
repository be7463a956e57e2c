### À côté d'un vrai plateau : l'Adversaire solo d'Érudits du Tigre du Sud, en français.
###
### Les noms des choses viennent du catalogue du jeu lui-même.

## Questions

question-set-up = Préparez la table comme pour 2 joueurs, ligne par ligne ; il en reste { $n }. Qu'est-ce qui est fait ? ({ $rule })
    .others = { $seat } prépare la table.
    .short = Mise en place, il en reste { $n } : qu'est-ce qui est fait ?
question-starting-marks = Sur combien de Parchemins se trouve son Influence ? Au plus { $n }, et aucune là où était déjà la vôtre. Combien ? ({ $rule })
    .others = { $seat } cherche des Influences sur les Parchemins.
    .short = Sur combien de Parchemins est son Influence ?
question-your-turn =
    { $left ->
        [-1] Votre tour. Que s'y passe-t-il pour l'Adversaire, ou avez-vous fini ? ({ $rule })
        [0] Le dernier tour est fini. Des Traducteurs neutres ont-ils pris leur retraite, ou passe-t-on aux scores ? ({ $rule })
        [1] Votre dernier tour. Que s'y passe-t-il pour l'Adversaire, ou avez-vous fini ? ({ $rule })
       *[other] Votre tour ; encore { $left } ensuite. Que s'y passe-t-il pour l'Adversaire, ou avez-vous fini ? ({ $rule })
    }
    .others = { $seat } joue son tour.
    .short =
        { $left ->
            [-1] Votre tour : que se passe-t-il pour l'Adversaire ?
            [0] Le dernier tour est fini : qui a pris sa retraite ?
            [1] Votre dernier tour : quoi pour l'Adversaire ?
           *[other] Votre tour, encore { $left } ensuite : quoi pour lui ?
        }
question-who-retired = Combien de PV a le Traducteur neutre qui a pris sa retraite ? ({ $rule })
    .others = { $seat } regarde un Traducteur à la retraite.
    .short = Combien de PV a-t-il ?
question-which-scheme = Révélez la carte Planification du dessus de votre pile. Laquelle est-ce ? ({ $rule })
    .others = { $seat } révèle une carte Planification.
    .short = Quelle carte Planification révélez-vous ?
question-condition =
    { $house ->
        [0] Y a-t-il au moins { $n } Traducteurs employés dans toutes les Salles, peu importe à qui ? ({ $rule })
       *[other] Y a-t-il au moins { $n } Parchemins dans la Maison de la Sagesse ? ({ $rule })
    }
    .others = { $seat } compte pour l'Adversaire.
    .short =
        { $house ->
            [0] Au moins { $n } Traducteurs dans les Salles ?
           *[other] Au moins { $n } Parchemins dans la Maison ?
        }
question-place-gold = Placez 1 Or sur le Traducteur neutre le plus à gauche. Est-ce possible ? ({ $rule })
    .others = { $seat } place de l'Or pour l'Adversaire.
    .short = 1 Or sur le Traducteur neutre le plus à gauche ?
question-empty-guild = S'il n'y a aucune Influence { $guild-in }, placez-y 1 Influence de l'Adversaire. Est-elle vide ? ({ $rule })
    .others = { $seat } cherche une Guilde vide.
    .short = { $guild } : est-elle vide ? Alors 1 Influence.
question-put-in-guild = Placez 1 Influence de l'Adversaire { $guild-in }. C'est fait ? ({ $rule })
    .others = { $seat } place une Influence pour l'Adversaire.
    .short = 1 Influence { $guild-in }. C'est fait ?
question-employ =
    { $again ->
        [0] Quel est le premier qui n'est dans aucune Salle et dont la pioche a encore des cartes ? ({ $rule })
       *[other] Tous sont dans des Salles : quel est le premier dont la pioche a encore des cartes ? ({ $rule })
    }
    .others = { $seat } cherche un Traducteur pour l'Adversaire.
    .short =
        { $again ->
            [0] Le premier hors des Salles qui a des cartes ?
           *[other] Le premier qui a encore des cartes ?
        }
question-enter-room = Placez la carte du dessus ({ $deck }) dans la Salle vide la plus à droite qui coûte { $n } ; s'il n'y en a pas, dans l'ordre : { $then }. C'est fait ? ({ $rule })
    .others = { $seat } place un Traducteur dans une Salle.
    .short = { $deck } : coût { $n }, sinon { $then }. Fait ?
question-retire-top = Mettez à la retraite, chez l'Adversaire, la carte du dessus : { $deck }. Combien de PV a-t-elle ? ({ $rule })
    .others = { $seat } met un Traducteur à la retraite.
    .short = À la retraite : { $deck }. Combien de PV ?
question-mark =
    { $map ->
        [0] Marquez, dans la Maison de la Sagesse, un Parchemin sans Influence de la première de ces langues ; parmi plusieurs, celui de la rangée la plus basse, puis dans cet ordre : { $guilds }. Quelle langue est-ce ? ({ $rule })
       *[other] Marquez alors un Parchemin de la Carte, dans le sens horaire depuis le marqueur neutre, celui à côté de lui en dernier. Quelle langue est-ce ? ({ $rule })
    }
    .others = { $seat } marque un Parchemin pour l'Adversaire.
    .short =
        { $map ->
            [0] Marquez un Parchemin de la Maison : quelle langue ?
           *[other] Marquez un Parchemin de la Carte : quelle langue ?
        }
question-translate =
    { $denied ->
        [0] L'Adversaire traduit un Parchemin de la première de ces langues ; parmi plusieurs, celui de la rangée la plus basse, puis dans cet ordre : { $guilds }. Quelle langue est-ce ? ({ $rule })
       *[other] Laissez ce que vous avez refusé ({ $denied }). L'Adversaire traduit le suivant ; parmi plusieurs, celui de la rangée la plus basse, puis dans cet ordre : { $guilds }. Quelle langue est-ce ? ({ $rule })
    }
    .others = { $seat } cherche un Parchemin à traduire.
    .short =
        { $denied ->
            [0] L'Adversaire traduit : quelle langue ?
           *[other] Sans ce que vous refusez : quelle langue ?
        }
question-deliver =
    { $denied ->
        [0] L'Adversaire livre un Parchemin de la première de ces langues ; parmi plusieurs, le premier dans le sens horaire depuis le marqueur neutre, celui à côté de lui en dernier. Quelle langue est-ce ? ({ $rule })
       *[other] Laissez ce que vous avez refusé ({ $denied }). L'Adversaire livre le suivant, dans le sens horaire depuis le marqueur neutre, celui à côté de lui en dernier. Quelle langue est-ce ? ({ $rule })
    }
    .others = { $seat } cherche un Parchemin à livrer.
    .short =
        { $denied ->
            [0] L'Adversaire livre : quelle langue ?
           *[other] Sans ce que vous refusez : quelle langue ?
        }
question-whose = À qui est l'Influence sur ce Parchemin ({ $language }) ? ({ $rule })
    .others = { $seat } cherche une Influence sur un Parchemin.
    .short = À qui est l'Influence dessus ?
question-deny = Votre Influence est dessus ({ $language }). Accepter pour 1 Pièce, ou payer 1 Pièce pour que l'Adversaire passe à son choix suivant, s'il y en a un ? ({ $rule })
    .others = { $seat } décide si l'Adversaire peut avoir le Parchemin.
    .short = Accepter, ou payer 1 Pièce pour refuser ?
question-gold-on-translators = Placez de l'Or ({ $n } au plus), 1 par Traducteur : les neutres qui parlent cette langue ({ $language }) de droite à gauche, les vôtres qui la parlent de gauche à droite, les autres neutres de droite à gauche, les autres des vôtres de gauche à droite. Vous gagnez 1 Pièce pour chacun des vôtres. C'est fait ? ({ $rule })
    .others = { $seat } place de l'Or pour l'Adversaire.
    .short = { $language } : { $n } Or au plus, 1 par Traducteur. Fait ?
question-into-guild = Placez le Parchemin dans la rangée libre la plus haute ; parmi plusieurs, dans cet ordre : { $guilds }. Quelle Guilde est-ce ? ({ $rule })
    .others = { $seat } place un Parchemin dans la Maison de la Sagesse.
    .short = La rangée libre la plus haute : quelle Guilde ?
question-influence-there =
    { $n ->
        [0] Combien d'Influences montre l'emplacement ? Placez-en autant { $guild-in } pour l'Adversaire, selon sa réserve. Combien ? ({ $rule })
       *[other] Placez aussi { $n } de ses Influences { $guild-in }. C'est fait ? ({ $rule })
    }
    .others = { $seat } place des Influences pour l'Adversaire.
    .short =
        { $n ->
            [0] Combien d'Influences montre l'emplacement ?
           *[other] Ses Influences { $guild-in } : { $n }. C'est fait ?
        }
question-reveal =
    { $top ->
        [0] Révélez la carte du dessous de la pioche et résolvez-la comme pour votre Repos. Qu'est-ce que c'est ? ({ $rule })
       *[other] Complétez la Carte depuis le dessus de la pioche. Que révélez-vous ? ({ $rule })
    }
    .others = { $seat } révèle une carte de la pioche.
    .short =
        { $top ->
            [0] La carte du dessous : qu'est-ce que c'est ?
           *[other] La carte du dessus : qu'est-ce que c'est ?
        }
question-starting-retired = Placez 1 Or sur chaque Traducteur de départ dans une Salle. Combien de Traducteurs de départ l'Adversaire a-t-il à la retraite ? ({ $rule })
    .others = { $seat } compte les Traducteurs de départ.
    .short = Combien de Traducteurs de départ à la retraite ?
question-neutral-enters = Placez dans la Salle vide la plus à gauche la carte du dessus du premier de ces Traducteurs qui n'est dans aucune Salle : { $decks }. S'ils y sont tous, le premier. Est-ce possible ? ({ $rule })
    .others = { $seat } place un Traducteur neutre dans une Salle.
    .short = Un Traducteur neutre entre : est-ce possible ?
question-controls = Résolvez la carte Calife pour cette Guilde : { $guild }. L'Adversaire la contrôle-t-il ? ({ $rule })
    .others = { $seat } regarde une Guilde.
    .short = { $guild } : l'Adversaire la contrôle-t-il ?
question-serve-caliph =
    { $blue ->
        [0] Déplacez 1 de ses Influences de cette Guilde ({ $guild }) vers l'emplacement libre le plus bas de la carte Calife. Lequel est-ce ? ({ $rule })
       *[other] Déplacez 1 de ses Influences de cette Guilde ({ $guild }) vers l'emplacement libre le plus haut de la carte Calife. Lequel est-ce ? ({ $rule })
    }
    .others = { $seat } déplace une Influence vers la carte Calife.
    .short =
        { $blue ->
            [0] { $guild } : le plus bas emplacement libre ?
           *[other] { $guild } : le plus haut emplacement libre ?
        }
question-retire-better = Des cartes du dessus des deux pioches illustrées, mettez à la retraite celle qui a le plus de PV (égalité : celle de gauche). Combien de PV a-t-elle ? ({ $rule })
    .others = { $seat } met un Traducteur à la retraite.
    .short = Celui qui a le plus de PV : combien de PV ?
question-control = Fin de la partie : qui contrôle cette Guilde : { $guild } ? ({ $rule })
    .others = { $seat } regarde une Guilde.
    .short = { $guild } : qui la contrôle ?
question-neutral = Combien de Traducteurs neutres sont encore dans des Salles ? ({ $rule })
    .others = { $seat } compte les Traducteurs neutres.
    .short = Combien de Traducteurs neutres dans les Salles ?
question-tally = Jusqu'ici, { $n } : { $what }. Est-ce tout ? ({ $rule })
    .others = { $seat } compte.
    .short = { $what } : { $n }. Est-ce tout ?
question-correct = Quel nombre de l'Adversaire est faux ? ({ $rule })
    .others = { $seat } corrige un nombre.
question-correct-retired =
    { $by ->
        [1] Combien de PV a le Traducteur à la retraite qui manque ? ({ $rule })
       *[other] Combien de PV a le Traducteur à la retraite qui est en trop ? ({ $rule })
    }
    .others = { $seat } corrige les Traducteurs à la retraite.
    .short =
        { $by ->
            [1] Combien de PV a celui qui manque ?
           *[other] Combien de PV a celui qui est en trop ?
        }

## Réponses

answer-done = c'est fait
answer-cannot = c'est impossible
answer-none = aucun
answer-all = tout est fait
answer-its-turn = mon tour est fini : à l'Adversaire
answer-finish = compter les deux scores
answer-paid =
    { $n ->
        [one] 1 Pièce payée à l'Adversaire
       *[other] { $n } Pièces payées à l'Adversaire
    }
answer-influence-back = son Influence est revenue d'un Parchemin dans sa réserve
answer-retired = un Traducteur neutre a pris sa retraite
answer-scroll = un Parchemin
answer-caliph = une carte Calife
answer-yes = oui
answer-no = non
answer-scheme =
    { $house ->
        [0] { $scheme }, au moins { $n } Traducteurs employés
       *[other] { $scheme }, au moins { $n } Parchemins dans la Maison de la Sagesse
    }
answer-all-there = aucun d'eux
answer-no-room = plus de carte, ou plus de Salle vide
answer-yours = moi
answer-its = l'Adversaire
answer-nobodys = personne
answer-allow = accepter et gagner 1 Pièce
answer-deny = payer 1 Pièce pour refuser
answer-vp = { $n } PV
answer-count = { $n }
answer-add =
    { $n ->
        [-1] 1 de moins
       *[other] { $n } de plus
    }
answer-correct = corriger un nombre
answer-back = tout est juste maintenant
answer-more = { $number } : 1 de plus
answer-less = { $number } : 1 de moins

## La mise en place

setup-scrolls = Parchemins : mélanger ; 1 à côté de chaque case noire de la Carte, 1 dans la rangée du haut de chaque Guilde
setup-pile = Pioche, de haut en bas : { $top } Parchemins ; 4 piles de { $middle } Parchemins où 1 carte Calife est mélangée ; Parchemins tout en bas : { $bottom }. Les autres sont la réserve de Parchemins
setup-translators = Traducteurs : mélanger chaque pioche ; 4 Traducteurs de départ au hasard dans les Salles de leur numéro, 1 carte Ressource au hasard sous chacun
setup-markers = Le marqueur neutre sur la case en bas au centre ; Dés, Ouvriers, Or et Pièces à côté du plateau
setup-you = Vous : plateau Joueur, cartes et pièces de votre couleur, Sac, une carte Objectif avec ce qui va dessus, son Parchemin de départ, le marqueur Premier Joueur
setup-draft = Prenez un Traducteur de départ avec la carte Ressource placée dessous et résolvez la carte ; les trois autres sont à l'Adversaire
setup-opponent = L'Adversaire : le plateau Solo, à côté { $n } Influences et 6 marqueurs Recherche ; son marqueur Joueur sur la case la plus à gauche de la piste Ressource
setup-schemes = Ses cartes Planification restent dans la boîte : elles sont révélées ici
setup-own-schemes = Ses 6 cartes Planification, mélangées et face cachée, sur l'emplacement le plus à gauche du plateau Solo
setup-sum = 1 de ses Influences sur la somme des Dés { $n }
setup-scroll = 1 Parchemin au hasard de la réserve de Parchemins, face cachée, au-dessus de cette langue sur le plateau Solo : { $language }
setup-on-scrolls =
    { $map ->
        [0] Son Influence sur le Parchemin de la Guilde violette : { $purple }
       *[other]
            { $purple ->
                [0] Son Influence sur le Parchemin à côté du marqueur neutre : { $map }
               *[other] Son Influence sur le Parchemin de la Guilde violette : { $purple }, sur celui à côté du marqueur neutre : { $map }
            }
    }
setup-orange = Ses Influences dans la Guilde orange : { $n }
setup-gold =
    { $n ->
        [one] 1 Or sur le Traducteur neutre le plus à gauche
       *[other] 1 Or sur chacun des { $n } Traducteurs neutres les plus à gauche
    }
setup-nothing = aucune ligne de ce numéro

## Nombres

number-marker = marqueur Joueur sur la piste Ressource
number-research = marqueurs Recherche
number-dice-sum = somme des Dés
number-of-scrolls = Parchemins au-dessus d'une langue : { $of }
number-of-guild = Influences dans une Guilde : { $of }
number-of-caliph = Influences sur les cartes Calife : { $of }
number-on-scrolls = Influences sur des Parchemins
number-retired = Traducteurs à la retraite
yours-dice-sum = votre somme des Dés
yours-retirees = PV de vos Retraités
yours-caliph = PV de vos Influences sur les cartes Calife
yours-research = PV de vos marqueurs Recherche
yours-scrolls = PV de vos Parchemins
score-retired =
    { $n ->
        [one] { $n } Traducteur à la retraite
       *[other] { $n } Traducteurs à la retraite
    }

## Pourquoi pas

why-not-asked-now = Ce n'est pas la question du moment.
why-ticked = Cette ligne est déjà cochée.
why-no-line = Cette partie n'a pas cette ligne de mise en place.
why-last-turn = Le dernier tour est déjà fini.
why-turns-left = La partie n'est pas encore finie.
why-none-on-scrolls = Aucune de ses Influences n'est sur un Parchemin.
why-all-caliphs = Toutes les cartes Calife sont déjà révélées.
why-scheme-lies-there = Cette carte Planification est déjà face visible.
why-no-focus = Ce Traducteur n'est pas sur la piste Ressource.
why-all-there = Tous sont déjà dans des Salles.
why-never-fully = L'action entière ne se refuse pas.
why-not-so-many = Ce n'est pas le bon nombre d'Influences.
why-no-scrolls = Tous les Parchemins de la pioche sont déjà révélés.
why-no-piece-there = Aucune de ses Influences n'y est.
why-not-that-far = Ce nombre ne peut pas aller plus loin.
why-none-with-these-vp = Aucun de ses Traducteurs à la retraite n'a ces PV.

## Le déroulement

log-set-up = La table est prête.
log-turn = { $seat } joue son tour.
log-paid =
    { $n ->
        [one] Vous payez { $n } Pièce à l'Adversaire.
       *[other] Vous payez { $n } Pièces à l'Adversaire.
    }
log-influence-back = { $seat } reprend l'Influence qui était sur un Parchemin.
log-retires = { $seat } a un Traducteur de plus à la retraite, qui vaut { $n } PV.
log-not-retired = Correction : un Traducteur à la retraite de moins ({ $n } PV).
log-scheme = { $seat } révèle une { $scheme }.
log-marker =
    { $n ->
        [one] { $seat } avance son marqueur de { $n } case ; focus : { $focus }.
       *[other] { $seat } avance son marqueur de { $n } cases ; focus : { $focus }.
    }
log-wraps = { $seat } a fait le tour de la piste : placez le marqueur Recherche { $n }.
log-first-action = { $seat } effectue la première action.
log-second-action = { $seat } effectue la seconde action.
log-gold = { $seat } place 1 Or sur le Traducteur neutre le plus à gauche.
log-no-gold = Il n'y a pas de Traducteur neutre pour cet Or.
log-no-influence = La réserve de l'Adversaire n'a plus d'Influence.
log-in-guild = { $seat } place une Influence { $guild-in }.
log-into-guild = { $seat } place { $n } de ses Influences { $guild-in }.
log-marks = { $seat } place une Influence sur un Parchemin ({ $language }).
log-marks-none = Il n'y a pas de Parchemin pour cette Influence.
log-employs = { $seat } emploie un { $deck }.
log-employs-nobody = Personne ne peut être employé.
log-translates = { $seat } traduit un Parchemin : posez-le face cachée au-dessus de sa langue ({ $language }).
log-translates-none = Il n'y a pas de Parchemin à traduire.
log-takes-back = { $seat } reprend l'Influence qui était dessus.
log-gold-on-translators = { $seat } place { $n } Or au plus sur des Traducteurs.
log-delivers = { $seat } livre un Parchemin { $guild-to }.
log-delivers-none = Il n'y a pas de Parchemin à livrer, ou pas de place pour lui.
log-allowed = Vous reprenez votre Influence et gagnez 1 Pièce.
log-denied = Vous payez 1 Pièce pour refuser le Parchemin.
log-reveals-top = Un Parchemin complète la Carte.
log-reveals-bottom = Un Parchemin a été révélé du dessous de la pioche.
log-caliph = La carte Calife { $n } est révélée.
log-last-rounds =
    { $n ->
        [one] Dernières manches : encore { $n } tour après celui-ci.
       *[other] Dernières manches : encore { $n } tours après celui-ci.
    }
log-neutral-enters = Un Traducteur neutre entre dans une Salle.
log-neutral-stays = Aucun Traducteur neutre n'entre dans une Salle.
log-consoled = { $seat } reçoit la consolation : { $guild }.
log-serves = { $seat } déplace 1 Influence de la { $guild } vers l'{ $space } de la carte Calife.
log-sum = { $seat } a maintenant une somme des Dés de { $n }.
log-rests =
    { $n ->
        [one] { $seat } se repose après { $n } carte Planification.
       *[other] { $seat } se repose après { $n } cartes Planification.
    }
log-shuffles-schemes =
    { $own ->
        [0] Toutes les cartes Planification sont mélangées.
       *[other] Mélangez toutes ses cartes Planification.
    }
log-corrected = Correction : { $change }.
log-game-over = La partie est finie.

## La vue

name-level = Difficulté
name-epic = Partie épique
name-own-cards = Vous révélez les cartes
name-ticked = Mise en place
name-turns-left = Tours qui restent
name-schemes = Cartes Planification face visible
name-colour = Couleur
name-silver = Valeur en Pièces
name-pile = Cartes Planification dans la pile
name-focus = Focus
name-language = Langue
name-translator = Traducteur
name-guild = Guilde
name-target = Somme visée
name-research = Marqueurs Recherche
name-dice-sum = Somme des Dés
name-scrolls = Parchemins au-dessus des langues
name-retired = PV des Traducteurs à la retraite
name-guilds = Influences dans les Guildes
name-at-caliph = Influences sur les cartes Calife
name-on-scrolls = Influences sur les Parchemins
name-supply = Influences en réserve
name-caliphs = Cartes Calife
name-revealed = Parchemins révélés pour l'Adversaire
name-control = Qui contrôle les Guildes
name-neutral = Traducteurs neutres dans les Salles
name-yours = Ce que vous comptez
scheme-colour-blue = bleue
scheme-colour-red = rouge
owner-you = vous
owner-it = l'Adversaire

## Hors de la table

game-title = Érudits du Tigre du Sud : l'Adversaire
game-line = Vous avez la boîte : son Adversaire solo se joue ici.
progress =
    { $left ->
        [-1] Calife { $caliphs } sur 4
        [one] Dernier tour
       *[other] Encore { $left } tours
    }
progress-setup = Mise en place
setting-cards = Cartes Planification
setting-cards-help = Qui révèle les cartes de l'Adversaire.
setting-cards-app = révélées ici
setting-cards-mine = les miennes

## Genres de réponses

kind-pass = Retour
kind-step = Étape
kind-event = Événements
kind-correct = Corrections
kind-scheme = Carte
kind-translator = Traducteur
kind-language = Langue
kind-owner = Qui
kind-guild = Guilde
kind-space = Emplacement
kind-number = Nombre
