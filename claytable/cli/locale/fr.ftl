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
ambiguous = Plusieurs choix conviennent :
unknown-answer = Aucun choix ne correspond à « { $typed } ». Tapez un numéro de 1 à { $last } ou une partie d'un nom, ou « ? { $typed } » pour savoir pourquoi pas.
allowed = Vous pouvez choisir cela maintenant : { $option }
why-not-none = Rien dans ce jeu ne correspond à « { $typed } ».
why-not-nothing = Rien n'est exclu ici : tous les choix possibles sont proposés.
why-not-all = Impossible pour l'instant :
why-not-more =
    { $count ->
        [one] Encore un cas. Précisez : ? et un mot.
       *[other] Encore { $count } cas. Précisez : ? et un mot.
    }
why-not-silent = { $option } : cela ne fait pas partie de la décision en cours.
undone = Annulé.
undo-nothing = Vous n'avez rien à annuler.
undo-revealed = Impossible d'annuler : quelque chose de caché a été révélé, ou un autre joueur a répondu.
rules-ask = Chercher dans les règles (mots ou numéro) : r RECHERCHE
rules-none = Aucune règle ne correspond à « { $search } ».
rules-decision = Point obscur du livret : { $doubt } Notre décision : { $decision }
saved = Partie enregistrée : { $file }
save-failed = La partie n'a pas pu être enregistrée : { $reason }
resume-hint = Pour reprendre plus tard, lancez : { $command }
pass-screen = C'est le tour de { $seat }. Passez l'écran et appuyez sur Entrée.
resumed = Reprise de { $file }
reconstructed = { $ours } des { $total } valeurs imprimées sont reconstituées par nos soins et peuvent différer de votre exemplaire. Pour en savoir plus : « claytable provenance ».
at-the-real-table = À la vraie table :
no-bots = À la vraie table, seuls les joueurs voient le plateau : il n'y a pas de conseils.
which-game = Quel jeu ? (numéro ou nom)
in-english = { $game } n'existe pas encore en français : vous jouez en anglais.
learn-how = Ouvrez un chapitre par son numéro ou son nom : { $command }
learn-help = numéro/nom · ? règles · s montrer · q quitter
learn-other = { $option } : c'est permis, mais ce n'est pas le sujet de ce chapitre. Voici ce que cela ferait :
learn-asks = { $option } : c'est permis, mais ce n'est pas le sujet de ce chapitre. Une autre question suivrait.
learn-unknown = Aucun choix ne correspond à « { $typed } ». Tapez un nombre de 1 à { $last }, ou une partie d'un nom.
learn-done = Bravo, ce chapitre est terminé.
analyse-title =
    { $turns ->
        [one] { $game } : 1 tour
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
        [one] { $seat } : { $loss } point perdu par tour en moyenne, 1 erreur.
       *[other] { $seat } : { $loss } point perdu par tour en moyenne, { $mistakes } erreurs.
    }
analyse-decided = Le tour { $turn } ({ $seat }) a le plus changé les chances en faveur de { $winner } : { $swing } %.
analyse-how = Un tour est une erreur s'il a perdu au moins un demi-point, et plus de deux erreurs types (±).
