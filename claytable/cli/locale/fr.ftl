help = numéro ou nom · ? pourquoi pas · h conseil · u annuler · r règles · t table · b plateau · l journal · p points · s sauver · q quitter
practise-task = Trouvez le tour qui rapporte { $gain } points de plus.
practise-how = Un problème s'ouvre par son numéro : { $command }
practise-solved = Réussi : au plus { $lost } point (± { $error }) derrière le meilleur tour connu.
practise-lost = { $lost } points (± { $error }) derrière le meilleur tour connu.
practise-best = Le meilleur tour connu :
hint-then = puis : { $what }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
hint-gets = rapporte : { $what }
hint-pays = coûte : { $what }
hint-ahead =
    { $sure ->
        [certain] meilleur que « { $next } » de { $points } points (± { $error })
        [likely] sans doute meilleur que « { $next } » : de { $points } points (± { $error })
       *[even] à peu près aussi bon que « { $next } »
    }
asks = { $seat } : { $question }
winner = { $seat } l'emporte.
scores-final = Score final
scores-now = Score si la partie finissait maintenant
total = Total
ambiguous = Plusieurs réponses conviennent :
unknown-answer = Aucune réponse ne correspond à « { $typed } ». Tapez un numéro de 1 à { $last }, ou une partie d'un nom ; ? { $typed } dit pourquoi pas.
allowed = C'est permis maintenant : { $option }
why-not-none = Rien ici ne correspond à « { $typed } ».
why-not-nothing = Aucune règle n'interdit rien ici : tout ce qui peut être choisi est proposé.
why-not-all = Impossible pour l'instant :
why-not-more =
    { $count ->
        [one] Encore un cas. Précisez : ? et un mot.
       *[other] Encore { $count } cas. Précisez : ? et un mot.
    }
why-not-silent = { $option } : ce n'est pas ce qui est demandé.
undone = Réponse annulée.
undo-nothing = Vous n'avez aucune réponse à annuler.
undo-revealed = Impossible d'annuler : quelque chose de caché a été révélé, ou un autre joueur a répondu.
rules-ask = Chercher dans les règles (mots ou numéro) : r RECHERCHE
rules-none = Aucune règle ne dit « { $search } ».
rules-decision = Un doute : { $doubt } Ici : { $decision }
saved = Partie sauvée : { $file }
save-failed = La sauvegarde a échoué : { $reason }
resume-hint = Pour reprendre plus tard : { $command }
pass-screen = C'est le tour de { $seat }. Passez l'écran et appuyez sur Entrée.
resumed = Reprise de { $file }
reconstructed = { $ours } des { $total } valeurs imprimées sont reconstituées et peuvent différer de la boîte : voir « claytable provenance ».
which-game = Quel jeu ? (numéro ou nom)
in-english = { $game } n'existe pas encore en français : le jeu est en anglais.
learn-how = Ouvrez un chapitre par son numéro ou son nom : { $command }
learn-help = numéro/nom · ? règles · s montrer · q quitter
learn-other = { $option } : c'est permis, mais ce n'est pas le sujet de ce chapitre. Voici ce que cela ferait :
learn-asks = { $option } : c'est permis, mais ce n'est pas le sujet de ce chapitre. Une autre question suivrait.
learn-unknown = Aucune réponse ne correspond à « { $typed } ». Tapez un nombre de 1 à { $last }, ou une partie d'un nom.
learn-done = C'est fait. Voilà pour ce chapitre.
analyse-title =
    { $turns ->
        [one] { $game } : un tour
       *[other] { $game } : { $turns } tours
    }
analyse-turn = Tour
analyse-who = Qui
analyse-odds = Chances
analyse-lost = Points perdus
analyse-played = Joué
analyse-better = Mieux
analyse-open = ouvert
analyse-graph = Les chances de gagner de chaque joueur, en pour cent, tour par tour
analyse-average =
    { $mistakes ->
        [0] { $seat } : { $loss } point perdu par tour en moyenne, aucune erreur.
        [one] { $seat } : { $loss } point perdu par tour en moyenne, une erreur.
       *[other] { $seat } : { $loss } point perdu par tour en moyenne, { $mistakes } erreurs.
    }
analyse-decided = Le tour { $turn } ({ $seat }) a le plus changé les chances en faveur de { $winner } : { $swing } %.
analyse-how = Un tour est une erreur s’il a perdu au moins un demi-point, et plus de deux erreurs types (±).
