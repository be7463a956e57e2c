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
tabannusi-time-about = Chaque décompte retire de l'Or de la piste Temps ; le dernier déclenche la fin de la partie.
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
tabannusi-harbormaster-of = Pour tous les Navires, { $line } : { $tile }
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
tabannusi-crate-up = { $resource-crate }, face visible : paie { $resource }
tabannusi-crate-down = { $resource-crate }, face cachée : à remplir pour une Ressource au choix
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
