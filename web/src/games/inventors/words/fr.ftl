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
inventors-about-extra = Le Figurant ajoute 1 Influence au coût ({ $colour }).
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
inventors-about-publish = Éditer : Dés { $value }, 1 Pièce à l'Inventeur, payer le Scribe et un autre Artisan.
inventors-about-halves = Demi-icônes : { $first }, { $second }.
inventors-about-goal = 2 PV pour { $low }, 4 PV pour { $high } : { $what }.
inventors-about-play = Jouée : { $effect }.
inventors-about-action-invent = Inventer : placez une carte de votre main sur un plateau de la colonne de gauche. Dés orange : 1 carte chacun.
inventors-about-action-build = Fabriquer : payez trois Artisans pour un Objet inventé. Dés charbon : 1 Artisan rafraîchi chacun.
inventors-about-action-test = Tester : un Dé blanc sur le Dromadaire, un Dé coloré sur un Objet fabriqué ou édité ; votre Bateau avance.
inventors-about-action-publish = Éditer : un Objet fabriqué rejoint les Objets édités. Dés bleus : 1 Dé éclairci chacun.

## Son propre plateau
inventors-board-of = Plateau de { $name }
inventors-dice = Dés et Étude
inventors-name-dice = Mes dés
inventors-name-their-dice = Dés
inventors-name-inventions = Inventions
inventors-note-inspired = jusqu'à +5
inventors-note-determined = +1
inventors-note-ready = comme lancés
inventors-note-exhausted = inutilisables
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
inventors-cards-of = cartes sur { $limit }
inventors-room-for = encore { $n } au plus
inventors-about-piles = Cartes Objet : { $pile } dans la pioche, { $discards } défaussées
inventors-about-goal-card = { $what } : { $effect }
inventors-goal-1 = Inventer, Fabriquer ou Éditer deux fois, ou une Recherche dans la section gauche
inventors-goal-2 = Inventer, Fabriquer et Éditer une fois chacun, ou une Recherche dans la section centrale
inventors-goal-3 = Inventer, Fabriquer ou Éditer trois fois, ou une Recherche dans la section droite

## L'adversaire en solo
inventors-no-scheme = Aucune carte Planification retournée cette manche
inventors-schemes-played = Cartes Planification de la manche, la dernière d'abord
inventors-about-schemes = Cartes Planification à venir cette manche : { $pile }. En réserve : { $dice } de Dés, { $workers } d'Ouvriers
inventors-about-scheme = { $card }. D'abord : { $top }. En cas d'échec : { $bottom }. Tente : emplacement { $tent }, Tente du Figurant : emplacement { $dummy }.

## Le guide d'une première partie

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
