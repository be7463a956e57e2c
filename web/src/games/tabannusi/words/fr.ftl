# Les mots du dessin.

tabannusi-letter-brown = M
tabannusi-letter-white = Bc
tabannusi-letter-yellow = J
tabannusi-letter-blue = Be
tabannusi-letter-green = V
tabannusi-mastery = Maîtrise
tabannusi-multiplier = Points par case d'un Bâtiment et par Jardin adjacent : × { $n }
tabannusi-each-marker = chacun
tabannusi-each-marker-about = Gagné par chaque marqueur qui atteint cette case
tabannusi-lowest-marker = le plus bas
tabannusi-lowest-marker-about = Gagné une fois, quand votre marqueur le plus bas, sans égalité, atteint cette ligne
tabannusi-at-space = { $seat } : case { $n }
tabannusi-time = Piste Temps
tabannusi-time-about = Chaque décompte retire 1 Or de la piste Temps ; le dernier déclenche la fin de la partie.
tabannusi-scorings = { $n ->
    [one] décompte avant la dernière manche
   *[other] décomptes avant la dernière manche
}
tabannusi-last-round = dernière manche
tabannusi-turns-after = { $n ->
    [one] 1 tour après celui-ci
   *[other] { $n } tours après celui-ci
}
tabannusi-buildings = Bâtiments
tabannusi-port = Port
tabannusi-gardens = Jardins
tabannusi-no-decrees = Tous les Décrets sont pris.
tabannusi-acts-here = vous agissez ici
tabannusi-next-here = puis ici
tabannusi-architect = Architecte : { $seat }
tabannusi-assistant = Assistant : { $seat }
tabannusi-barge = Barge, { $resource-die } : { $n } sur { $all }
tabannusi-die = { $resource-die } : { $n }
tabannusi-action-tile = Tuile Action : { $effect }
tabannusi-project = Projet { $colour } : { $seat }
tabannusi-building = Bâtiment { $colour } de taille { $n } : { $seat }
tabannusi-garden = Jardin : { $seat }
tabannusi-water = Tuile Eau
tabannusi-water-bonus = Eau : { $effect } pour un Jardin posé dessus
tabannusi-projects = Projets
tabannusi-project-stack = Tuiles Projet { $colour } : il en reste { $n }
tabannusi-waters = Eau
tabannusi-water-stack = Tuiles Eau : il en reste { $n }
tabannusi-special-stack = Tuiles Eau spéciales, face cachée : il en reste { $n }
tabannusi-garden-stack = Tuiles Jardin : il en reste { $n }
tabannusi-supply = Réserve
tabannusi-supply-of = { $resource } : { $n } en réserve
tabannusi-pieces = Éléments
tabannusi-pieces-of = Éléments de Bâtiment { $colour } : il en reste { $n }
tabannusi-any-colour = au choix
tabannusi-ship-works = Son pouvoir sert à : { $seats }
tabannusi-ship-claimed = Pris par : { $seats }
tabannusi-port-bonus = Emplacement Maison, { $line } : { $effect }
tabannusi-port-crate = Emplacement Maison, { $line } : { $resource-crate }
tabannusi-port-empty = Emplacement Maison, { $line } ; sans Caisse
tabannusi-port-house = { $line } : Maison, { $seat }
tabannusi-harbormaster-of = Pour le troisième Navire, { $line } : { $tile }
tabannusi-harbormaster-gone = Capitaine du port, { $line } : pris
tabannusi-house-of = Maison : { $seat }
tabannusi-houses-left = { $n ->
    [one] { $n } Maison restante
   *[other] { $n } Maisons restantes
}
tabannusi-house-row = { $row } : la Maison la plus à gauche part d'abord ; ce qui est à côté est gagné
tabannusi-any = tous
tabannusi-column = Bonus de la colonne, une fois vide : { $effect }
tabannusi-crates = Caisses
tabannusi-crate-up = { $resource-crate }, face visible : paie 1 { $resource }
tabannusi-crate-down = { $resource-crate }, face cachée : à remplir pour 1 Ressource au choix
tabannusi-crate-refilled = { $resource-crate }, face cachée : déjà remplie ce tour
tabannusi-crate-slot = Place pour une Caisse
tabannusi-resources = Ressources
tabannusi-gold = Or
tabannusi-claims = Marqueurs Propriété
tabannusi-claims-free = libres
tabannusi-claims-supply = { $n } en réserve
tabannusi-claims-supply-about = Marqueurs Propriété en réserve : il faut d'abord les gagner
tabannusi-claims-about = Marqueurs Propriété libres de l'espace de jeu
tabannusi-own-water = Vos tuiles Eau : { $n }
tabannusi-own-gardens = Vos tuiles Jardin : { $n }
tabannusi-harbormasters = Capitaines
tabannusi-unused = inutilisés : { $n } PV chacun
tabannusi-none-yet = aucun pour l'instant
tabannusi-urban-cards = Cartes Urbanisme
tabannusi-urban-hidden = { $n ->
    [one] { $n } carte cachée
   *[other] { $n } cartes cachées
}
tabannusi-tolerance = { $n ->
    [one] { $n } Maison de moins sur chacune
   *[other] { $n } Maisons de moins sur chacune
}
tabannusi-only-you = vous seul les voyez
tabannusi-mine = Mon espace
tabannusi-houses = Maisons
tabannusi-taken-decrees = Décrets accomplis
tabannusi-automa-left = { $card } (à gauche, la plus récente) : nombre { $number } ; première action dans l'ordre { $order } ; sa flèche montre la rangée { $arrow } de la carte de droite ; bonus : { $bonus }
tabannusi-automa-right = { $card } (à droite) : nombre { $number } ; la rangée montrée : { $symbol }, numéro { $tile }, seconde action { $action }
tabannusi-symbol-up = case la plus haute
tabannusi-symbol-down = case la plus basse
tabannusi-symbol-king = selon le Roi
tabannusi-deck = { $n } dans la pioche
tabannusi-numbers = Numéros
tabannusi-number-tile = Numéro { $label } : { $colours }
tabannusi-bag = Dans le sac
tabannusi-bot-markers = Carte Urbanisme Automa : marqueurs restants par Quartier
tabannusi-districts = Quartiers 1 à 3
tabannusi-ziggurat = Ziggourat
tabannusi-decrees = Décrets

## Le guide d'une première partie

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
tutorial-discount = La tuile économise 1 Ressource au choix, puis disparaît ; inutilisée, elle vaut 3 PV à la fin. Utilisez-la si vous ne pouvez pas payer autrement, ou pour garder une couleur bientôt utile.
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
tutorial-score = Chaque décompte vous donne 1 Or de la piste Temps, et chacun perd ses dés de cette couleur. Perdre des dés marron, blancs ou jaunes monte d'abord la Maîtrise : commencez là où cela sert au Quartier suivant.
