# Les mots de la page elle-même. Ce qui appartient à un jeu est dans le catalogue de ce jeu.

# L'accueil
claim = Des jeux de société exigeants, autour d'une même table
new-game = Nouvelle partie
new-game-how = contre des bots ou l'adversaire solo du livret, avec des amis par lien, ou sur cet écran
new-game-how-here = contre des bots ou l'adversaire solo du livret, ou sur cet écran
my-games = Mes parties
my-games-wait = { $count ->
    [0] rien à jouer pour le moment
    [one] à vous de jouer dans 1 partie
   *[other] à vous de jouer dans { $count } parties
}
no-games = Aucune partie pour l'instant. Préparez une table ci-dessus, ou ouvrez l'invitation de quelqu'un.
no-games-here = Aucune partie pour l'instant. Préparez une table ci-dessus : elle est conservée dans ce navigateur.
more = Plus
set-up = Préparer une table
first-game = Première partie
first-game-line = En solo contre l'adversaire du livret, au plus facile, avec des explications
first-game-bot = Contre un bot, avec des explications
learn = Apprendre
minutes = environ { $low }–{ $high } min
players = { $low }–{ $high }
weight = Complexité
weight-of = Complexité { $n } sur 5
replays = Revoir une partie
replays-line = Les parties terminées, coup par coup
no-replays = Vos parties terminées apparaissent ici, à revoir coup par coup.
score-pad = Bloc de scores
score-pad-line = Compter les points d'une partie jouée sur une vraie table
real-table = À la vraie table
rules-and-icons = Règles et icônes
rules-and-icons-line = Chercher dans tous les jeux, par mot ou numéro
import-journal = Importer une partie
import-journal-line = Reprendre une partie enregistrée ailleurs (avec son fichier de valeurs, si elle en a un)
not-a-journal = { $file } n'est pas un fichier de partie Claytable. Choisissez un fichier téléchargé depuis le menu d'une partie.
unofficial = Une adaptation non officielle. Les jeux et leurs noms appartiennent à leurs éditeurs.
reconstructed-note = Certaines valeurs imprimées sont reconstituées par nos soins.
reconstructed-more = D'où viennent nos valeurs
server-closed = Fermé pour le moment : { $notice }
privacy = Ce qui est conservé à votre sujet
privacy-server = Sur ce serveur
privacy-tables = Les tables que vous préparez ou rejoignez : le jeu, ses réglages, le nom que vous avez donné et chaque choix avec son heure.
privacy-cookie = Un cookie de votre navigateur contient un long nombre aléatoire, qui vous donne vos places. Le serveur n'en garde qu'une empreinte.
privacy-settings-kept = Vos réglages, tant que vous jouez à une table d'ici ou en avez créé une. Votre navigateur en a une copie.
privacy-no-account = Il n'y a ni compte, ni adresse électronique, ni mot de passe. Les adresses réseau ne sont pas conservées : elles servent seulement à limiter ce que demande un client.
privacy-who = Qui peut le lire
privacy-table-sees = Les personnes à votre table voient votre nom et ce que leur place peut voir.
privacy-links = Toute personne qui a le lien spectateur voit ce que tout le monde peut voir et, une fois la partie finie, toute la partie.
privacy-runs = La personne qui gère ce serveur peut lire tout ce qui s'y trouve.
privacy-browser = Dans ce navigateur
privacy-settings = Vos réglages, et ce que l'on vous a déjà montré.
privacy-local = Les parties que vous jouez seulement dans ce navigateur : elles sont ici et nulle part ailleurs.
privacy-others = Les autres
privacy-nobody-else = Rien n'est transmis à personne d'autre : il n'y a pas de publicité, et personne ne compte vos visites.
privacy-delete = Comment l'effacer
privacy-expires = Les tables où personne n'a joué depuis longtemps sont supprimées ; la personne qui gère ce serveur choisit le délai. La liste de vos parties l'annonce bien avant. D'ici là, vous pouvez continuer la partie, ou la télécharger dans un fichier.
privacy-delete-how = Demandez à la personne qui gère ce serveur, en nommant une table et votre place. Elle peut effacer ce qui est conservé à votre sujet. Vos choix aux tables des autres restent, sans votre nom.
play = Jouer
open = Ouvrir
your-turn = à vous
to-play = Tour en cours : { $name }
just-now = à l'instant
last-move = dernier coup { $when }
made = préparée { $when }
unread = nouveaux coups
table-expires = sera supprimée le { $date }
table-ends = Personne n'a joué ici depuis longtemps : cette table sera supprimée le { $date }. Vous pouvez télécharger la partie depuis le menu.
box-changes-much = Ce fichier de valeurs change beaucoup : les bots, les conseils et l'analyse ne connaissent que l'original, et personne ne connaît les chances.
bot-of = bot ({ $level })
seat-waits = place libre
around-screen = { $count ->
    [one] en solo
   *[other] { $count } personnes à cet écran
}
show-all = Tout montrer ({ $count })

# D'où viennent les valeurs
known-why = Les livrets de règles ne donnent pas chaque nombre ni chaque icône des plateaux, cartes et tuiles. Le tableau ci-dessous compte les entrées de nos listes de matériel (cartes, tuiles, cases) selon leur source.
known-entries = Entrées
known-pack = Si vous possédez l'un des jeux, vous pouvez corriger ce que nous avons reconstitué. Choisissez un fichier de valeurs en préparant une table : il remplace nos valeurs par les vôtres.
origin-rulebook = Livret
origin-rulebook-line = donné par le livret de règles, ou qui en découle
origin-public = Faits publics
origin-public-line = tiré de ce qui est publié sur le jeu
origin-reconstructed = Reconstitué
origin-reconstructed-line = nos propres valeurs : elles respectent chaque règle et chaque exemple du livret, mais ne sont pas les valeurs imprimées
origin-partly = des deux premières sources, avec quelques valeurs de notre cru

# Préparer une table
who-plays = Qui joue ?
seat-n = Place { $n }
kind-here = à cet écran
kind-friend = un ami par lien
kind-bot = un bot
kind-none = personne
solo-opponent = adversaire solo
solo-line = Seul, vous affrontez l'adversaire solo du livret de règles.
friend-line = Vous aurez un lien à envoyer quand la table sera prête.
nobody-sits = Choisissez qui joue à au moins une place.
too-few-sit = Choisissez qui joue à au moins { $least } places.
name = Nom
name-your = Votre nom
level = Niveau
level-random = au hasard
level-strength = { $level } (Elo environ { $elo })
level-novice = novice
level-apprentice = apprenti
level-builder = bâtisseur
level-expert = expert
level-master = maître
variant = Variante
who-starts = Qui commence ?
chance = au hasard
time-limit = Temps par choix
time-none = sans limite
more-options = Plus
seed = Graine
seed-line = La même graine donne toujours la même partie. Toute la table voit qu'elle a été choisie.
seed-wrong = Entrez un nombre entier, 0 ou plus.
pack = Fichier de valeurs
pack-line = Un fichier TOML avec les valeurs imprimées de votre exemplaire.
pack-none = Choisir un fichier…
pack-away = Retirer le fichier
start = Commencer la partie
making = Préparation de la table…
try-again = Réessayer
yes = oui
no = non

# Rejoindre
join-title = Invitation à jouer : { $title }
join-line = Donnez votre nom pour rejoindre la table. Aucun compte n'est nécessaire.
join-who = À la table
join-your-seat = votre place
sit-down = Rejoindre la partie
join-used = Cette invitation a déjà servi ou a été retirée. Si c'est vous qui l'avez utilisée, ouvrez Claytable dans le même navigateur : la table est dans Mes parties. Sinon, demandez un nouveau lien.

# Règles et icônes
which-game = Quel jeu ?
all-games = Tous les jeux
in-all-games = Dans tous les jeux
icons = Icônes
no-icons = Aucune icône ne correspond.

# La table
menu = Menu
in-english = { $game } n'existe pas encore en français : vous jouez en anglais.
in-english-known = OK
cannot-draw = Cette table ne peut pas être affichée : { $why }
plain-empty = rien
plain-no-board = Tout est sur la table, au milieu.
plain-no-shape = Ce jeu ne décrit pas sa table. Vos choix sont ci-dessus.
opening = Ouverture de la table…
log = Journal
score = Score
rules = Règles
seats = Places
you = vous
bot-plays = un bot ({ $level }) joue
bot-stands-in = un bot ({ $level }) remplace cette personne jusqu'à son retour
bot-answered = choisi par un bot ({ $level })
seen-hand = { $name } a vu cette main
seen-hand-of = { $name } a occupé la place de { $other } et a vu ce qui y est caché.
time-left = reste { $time }
time-over = temps écoulé
printed-opponent = l'adversaire solo
seat-open = libre
away = hors ligne
asked = choisit
first-player = premier joueur
points = points
is-choosing = { $seat } choisit.
hand-to = Passez l'écran à { $name }
hand-to-line = Ce qui va s'afficher n'est que pour { $name }.
hand-taken = Continuer : { $name }
asked-now = { $name } doit choisir
choose-here = Choisissez ici.
undo-what = Annuler : { $what }
took-back = { $seat } a annulé : { $what }
took-back-answer = { $seat } a annulé un choix.
log-rules = À partir d'ici, la partie suit la version { $version } des règles. Les choix d'avant ne peuvent plus être annulés.
log-rules-lost = { $count ->
    [one] Le dernier choix d'avant n'a pas pu être gardé.
   *[other] Les { $count } derniers choix d'avant n'ont pas pu être gardés.
}
log-unsaid = { $count ->
    [one] Une ligne d'anciennes règles ne peut plus être montrée ici.
   *[other] { $count } lignes d'anciennes règles ne peuvent plus être montrées ici.
}
tutorial-enough = Quitter le tutoriel
hint = Conseil
hint-says = Un bot choisirait :
past = La table après le coup { $number }
past-sub = Vous regardez une position antérieure.
back-to-now = Revenir à la partie
travel = Montrer la table après le coup { $number }
whole-log = Tout le journal
hint-gets = Cela rapporte : { $what }.
hint-pays = Cela coûte : { $what }.
hint-ahead = { $sure ->
    [certain] Meilleur que « { $next } » de { $points } points (± { $error }).
    [likely] Sans doute meilleur que « { $next } » de { $points } points (± { $error }).
   *[even] À peu près aussi bon que « { $next } ».
}
practise = S'exercer
practise-line = Des tours d'autres parties où beaucoup a été perdu : trouvez mieux
practise-this = S'exercer sur ce tour
practise-task = Trouvez le tour qui rapporte { $gain } points de plus.
practise-solved = Réussi : au plus { $lost } point (± { $error }) derrière le meilleur tour connu.
practise-lost = { $lost } points (± { $error }) derrière le meilleur tour connu.
practise-best = Le meilleur tour connu :
practise-next = Problème suivant
practise-count = Problèmes réussis dans ce jeu : { $n }
odds-open = Tout est ouvert : il est trop tôt pour le dire.
odds-told = Toute la table lira que vous avez regardé.
seat-helped = Aidé par un bot : { $how }
helped-hint = un conseil
helped-odds = les chances de gagner
not-now = Pas maintenant
rule-decision = Point obscur du livret : { $doubt } Notre décision : { $decision }
search-rules = Chercher par mot ou numéro
rules-contents = Sommaire
rules-doubtful = Seulement les points douteux
rule-on-board = Voir sur un plateau : { $chapter }
rules-found = { $count ->
    [0] aucune règle
    [one] 1 règle
   *[other] { $count } règles
}
category = Catégorie
total = Total
hidden = caché
score-now = Si la partie finissait maintenant
final-score = Score final
score-over-time = Le score au fil du temps
game-over = La partie est finie
journal = Télécharger la partie
rematch = Revanche
replay = Revoir
replay-of = Revoir : { $game }
replay-length = { $turns ->
    [one] 1 tour
   *[other] { $turns } tours
}, { $entries ->
    [one] 1 coup
   *[other] { $entries } coups
}
replay-at = Tour { $turn } sur { $turns }, coup { $entry } sur { $entries }
replay-at-setup = Mise en place, coup { $entry } sur { $entries }
replay-turn-of = Tour { $turn } sur { $turns }
replay-entry-of = coup { $entry } sur { $entries }
replay-turn = Tour { $turn }
replay-turn-by = Tour { $turn } : { $name }
replay-setup = Mise en place
replay-ahead = { $name } en tête
replay-slider = Moment de la partie
replay-timeline = Chronologie
replay-turns = Tours
replay-board = Le plateau à ce moment
replay-boards = Plateaux des joueurs
replay-scores = Points au début de ce tour
replay-end = Comment elle a fini
replay-table = Aller à la table
replay-eyes = Vu par
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lire
replay-pause = Pause
replay-on = Un coup en avant
replay-last = À la fin
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-normal = Normale
replay-speed-fast = Rapide
replay-key-entry = coup
replay-key-turn = tour
replay-key-play = lire
analysis = Analyse
analysis-start = Analyser
analysis-why = Combien valait chaque tour, d'après ce que son joueur pouvait savoir ?
analysis-progress = Tours analysés : { $done } sur { $total }
analysis-stop = Arrêter
analysis-go-on = Continuer
analysis-odds = Chances de gagner
analysis-open = il est trop tôt pour le dire
analysis-lost = Points perdus : { $loss } (± { $error })
analysis-perhaps = Points peut-être perdus : { $loss } (± { $error }), trop peu pour en être sûr
analysis-best = Rien de mieux n'a été trouvé.
analysis-better = Il aurait mieux valu :
analysis-show = Montrer sur le plateau
analysis-step-back = Une réponse en arrière
analysis-step-on = Une réponse en avant
analysis-try = Essayer d'ici
analysis-mistake = Points perdus ici
analysis-average = { $mistakes ->
    [0] { $name } : { $loss } point perdu par tour en moyenne, aucune erreur
    [one] { $name } : { $loss } point perdu par tour en moyenne, une erreur
   *[other] { $name } : { $loss } point perdu par tour en moyenne, { $mistakes } erreurs
  }
analysis-decisive = Les tours qui ont décidé
play-on = Jouer à partir d'ici
play-on-how = Une nouvelle partie commence au coup { $entry }, avec des bots aux autres places. La partie d'origine reste telle qu'elle est.
play-on-seat = Vous jouez
play-on-bots = Des bots à la place des personnes
play-on-not = Après le dernier coup, il n'y a plus rien à jouer.
copy-link = Copier le lien
copy-link-here = Ce lien ne marche que dans ce navigateur. Pour montrer la partie à d'autres, envoyez-leur son fichier.
open-journal = Ouvrir un fichier de partie
played-on = reprise au tour { $n } d'une autre partie
finished-on = { $date }, { $turns ->
    [one] 1 tour
   *[other] { $turns } tours
}
end-board = Retour à la table
end-share = Partager
end-share-how = Toute personne qui a ce lien peut voir comment la partie a fini, et la revoir.
end-wins = { $count ->
    [one] { $name } gagne avec { $total } points
   *[other] { $name } se partagent la victoire avec { $total } points
}
end-wins-to = { $count ->
    [one] { $name } gagne, { $total } à { $other }
   *[other] { $name } se partagent la victoire, { $total } chacun
}
end-decided = Plus grand avantage : { $what }.
end-points-for = Points pour
end-ahead = avance
end-level = égalité
end-how = Le cours de la partie
end-how-points = points, comme si elle finissait alors
end-chart = Points au fil des tours ; Entrée ouvre la partie à cet endroit
end-lead = Quand la tête a changé
end-lead-at = { $turn ->
    [0] Mise en place : { $what }
   *[other] Tour { $turn } : { $what }
}
end-lead-first = { $name } mène
end-lead-taken = { $name } prend la tête
end-lead-never = Personne n'a jamais mené.
end-to = { $total } à { $other }
end-show = Montrer
connection-lost = Connexion interrompue. Claytable se reconnecte tout seul, et votre partie est en sécurité.
server-gone = Le serveur ne répond pas. Réessayez dans un instant.
invite = Inviter
share-watch = Lien spectateur
share-seat = Invitation : { $name }
share-seat-how = La personne qui ouvre ce lien prend la place.
share-watch-how = Toute personne qui a ce lien peut regarder la partie.
share-scan = Envoyez-le, ou scannez le code avec un téléphone.
share-code = Le lien en code QR
share-link = Le lien
share-network = Pour toutes les personnes du même réseau, par exemple votre Wi-Fi à la maison.
share-here = Ce lien ne marche que sur cet ordinateur. Pour que d'autres personnes de votre réseau puissent venir, arrêtez le serveur et relancez-le avec l'une de ces commandes. La table est conservée.
share-no-address = Ce lien ne marche que sur cet ordinateur, qui n'a pas d'adresse connue dans un réseau. Connectez-le à un réseau, puis rouvrez cette fenêtre.
copy = Copier
copied = Copié
copy-by-hand = Le navigateur n'a pas permis de copier. Le lien est sélectionné : copiez-le à la main.
take-back = Rendre la place à son joueur
let-bot-play = Laisser jouer un bot
hand-over = Céder la place par lien
keep-seat = Garder ma place
vote-bot = Laisser jouer un bot jusqu'à son retour
vote-later = Dans { $time }, vous pourrez laisser jouer un bot.
votes = { $count ->
    [one] 1 personne veut qu'un bot joue.
   *[other] { $count } personnes veulent qu'un bot joue.
}
watching = { $count ->
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
}
notify = Me prévenir quand c'est mon tour
notify-denied = Votre navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages. Il faut aussi HTTPS, ou un serveur sur cet ordinateur.
close = Fermer
language = Langue
theme = Thème
light = Clair
dark = Sombre
front-door = Accueil
nothing-here = Page introuvable
nothing-here-why = Le lien est peut-être rompu, ou cette table n'est pas la vôtre. Ouvrez le lien que vous avez reçu, ou demandez-en un nouveau.

# Le bloc de score
pad-wins = { $count ->
    [one] { $name } gagne avec { $points }.
   *[other] { $name } se partagent la victoire avec { $points }.
}
pad-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
player-n = Joueur { $n }
bot-n = Bot { $n }
pad-players = Combien de joueurs ?
pad-solo = solo
pad-clear = Effacer le bloc
pad-away = Le serveur ne répond pas : ce que vous inscrivez est gardé et sera additionné à son retour.
pad-how = Inscrivez ce que vous voyez sur la table. Vous pouvez entrer des sommes, comme 3+2+2.
pad-ties = En cas d'égalité
pad-tie-shared = Égalité parfaite : victoire partagée.
pad-tie-solo = L'égalité revient à l'adversaire solo.
pad-board = Ce qui est imprimé sur votre plateau
pad-board-line = Les points des Guildes en gris sont une supposition : indiquez ceux de votre exemplaire. À deux ou en solo, indiquez aussi les Influences du Figurant.
pad-category-track = Piste de score
pad-view = Comment la remplir
pad-view-steps = Pas à pas
pad-view-sheet = Feuille entière
pad-view-result = Résultat
pad-step-of = { $n } sur { $all }
pad-before = Retour
pad-keys = Touches des chiffres
pad-key-back = Effacer
pad-correct = Choisissez une ligne pour la corriger
pad-share = Partager une image
pad-not-shared = Ce navigateur n'a pas pu créer ou partager l'image.
pad-keep = Garder ce résultat
pad-kept = Gardé
pad-not-kept = Ce navigateur ne garde rien : le résultat sera perdu quand vous quitterez la page.
pad-past = Résultats précédents
pad-remove = Supprimer le résultat du { $date }
pad-removed = Résultat supprimé.
pad-put-back = Le remettre

# Icônes
icon-die = dé
icon-die-any = dé au choix
icon-die-coloured = dé coloré
icon-die-gain = gagner un dé
icon-die-remove = retirer un dé
icon-die-swap = échanger un dé
icon-die-roll = lancer
icon-silver = Pièce
icon-gold = Or
icon-vp = Points de Victoire
icon-worker = Ouvrier
icon-card-draw = piocher une carte
icon-card-discard = défausser une carte
icon-card-play = jouer une carte
icon-hand = main
icon-majority = majorité
icon-first-player = premier joueur
icon-solo = adversaire solo
icon-lock = pas encore disponible
icon-check = fait
icon-seat-1 = première place
icon-seat-2 = deuxième place
icon-seat-3 = troisième place
icon-seat-4 = quatrième place
icon-seat-0 = personne, neutre
icon-invent = Inventer
icon-build = Fabriquer
icon-test = Tester
icon-publish = Éditer
icon-die-test = Dé de test
icon-brighten = éclaircir un Dé
icon-increase = augmenter un Dé
icon-study = Étude
icon-study-gain = gagner un Dé pour l'Étude
icon-inspired = Dés Inspirés
icon-determined = Dés Déterminés
icon-ready = Dés Prêts
icon-exhausted = Dés Épuisés
icon-influence = Influence
icon-influence-any = Influence au choix
icon-influence-lose = perdre une Influence
icon-influence-each = Influence dans chaque Guilde
icon-guild = Guilde
icon-worker-return = récupérer un Ouvrier
icon-worker-unlock = débloquer un Ouvrier
icon-envoy = Émissaire
icon-tent = Tente
icon-tent-raise = élever une Tente
icon-ship = Bateau
icon-ship-move = avancer le Bateau
icon-camel = Dromadaire
icon-camel-hired = louer un Dromadaire
icon-camel-unlock = débloquer un Dromadaire
icon-royalties = avancer sur la piste Royalties
icon-royalties-gain = gagner ses Royalties
icon-income = Revenu
icon-research = Recherche
icon-research-ongoing = Recherche : effet permanent
icon-research-tent = Recherche : effet de Tente
icon-research-now = Recherche : effet immédiat
icon-workshop = Atelier
icon-workshop-tile = tuile Atelier
icon-tile-collect = collecter une tuile Atelier
icon-workshop-clear = vider un Atelier
icon-boost = augmenter la valeur des Dés
icon-keep-dice = garder les Dés
icon-device-board = plateau Objet
icon-device-card = carte Objet
icon-invention-tile = tuile Invention
icon-match = correspondance d'icônes
icon-tower = Tour
icon-tower-progress = progression de la Tour
icon-pass-tile = tuile Passe
icon-goal = objectif
icon-round-start = début de manche
icon-round-end = fin de manche
icon-scribe = Scribe
icon-chandler = Cirier
icon-weaver = Tisserand
icon-tiler = Carreleur
icon-blacksmith = Forgeron
icon-carpenter = Charpentier
icon-craft-any = Artisan au choix
icon-craft-pay = payer un Artisan
icon-craft-use = utiliser un Artisan
icon-refresh = rafraîchir un Artisan
icon-refresh-all = rafraîchir tous les Artisans
icon-raise = augmenter le niveau d'un Artisan
icon-travel = Voyager
icon-deliver = Livrer
icon-translate = Traduire
icon-rest = Se reposer
icon-work = Travailler
icon-recruit = Recruter
icon-dispatch = Dépêcher
icon-employ = Employer
icon-retire = Retraite
icon-scroll = Parchemin
icon-translator = Traducteur
icon-room = Salle
icon-caliph = carte Calife
icon-house-of-wisdom = Maison de la Sagesse
icon-map = Carte
icon-neutral = neutre
icon-action-slot = emplacement de dés d'une action
icon-dice-sum = Somme des Dés
icon-bag = Sac
icon-die-draw = piocher un Dé dans le Sac
icon-die-to-bag = un dé dans le Sac
icon-die-to-hand = un dé en main
icon-influence-scroll = Influence sur un Parchemin
icon-track-up = monter sur une piste
icon-swap = échange
icon-subject-mathematics = Mathématiques
icon-subject-physics = Physique
icon-subject-chemistry = Chimie
icon-subject-philosophy = Philosophie
icon-subject-biology = Biologie
icon-subject-astronomy = Astronomie
icon-lang-arabic = arabe
icon-lang-persian = persan
icon-lang-syriac = syriaque
icon-lang-greek = grec
icon-lang-hebrew = hébreu
icon-lang-chinese = chinois
icon-lang-sanskrit = sanskrit
icon-district = Quartier
icon-project-tile = tuile Projet
icon-building-1 = Bâtiment de taille 1
icon-building-2 = Bâtiment de taille 2
icon-building-3 = Bâtiment de taille 3
icon-house = Maison
icon-construct = Construire
icon-claim-marker = marqueur Propriété
icon-garden = Jardin
icon-gardening = Jardinage
icon-water = Eau
icon-water-special = tuile Eau spéciale
icon-crate = Caisse
icon-crate-empty = Caisse vide
icon-crate-refill = remplir une Caisse
icon-ship-tile = Navire
icon-harbormaster = tuile Capitaine du port
icon-port = Port
icon-ziggurat = Ziggourat
icon-decree = Décret
icon-urban-card = carte Urbanisme
icon-mastery = Maîtrise
icon-boundary = Frontière d'une piste Maîtrise
icon-three-colours = Trois couleurs différentes
icon-architect = Architecte
icon-assistant = Assistant
icon-barge = Barge
icon-action-tile = tuile Action
icon-time-track = piste Temps
icon-property-cost = coût de Propriété
icon-king = Roi
icon-interim-scoring = décompte d'un Quartier
icon-res-brown = Ressource marron
icon-res-white = Ressource blanche
icon-res-yellow = Ressource jaune
icon-res-blue = Ressource bleue
icon-res-green = Ressource verte

# Les tables de ce navigateur
engine-loading = Chargement des règles : { $percent } %
engine-starting = Préparation des règles…
engine-failed = Les règles n'ont pas pu être chargées. Réessayez ; si cela persiste, ce navigateur est peut-être trop ancien.
engine-offline = Vous êtes hors ligne, et ce navigateur n'a pas encore les règles. Ouvrez la page une fois en ligne.
engine-crashed = La table s'est arrêtée et se rouvre. Tous les choix acceptés sont conservés.
storage-full = Ce navigateur n'a plus de place : votre dernier choix n'a pas été conservé. Téléchargez la partie depuis le menu, puis libérez de l'espace.
storage-refused = Ce navigateur ne conserve rien ici (une fenêtre privée, peut-être) : vos parties disparaissent quand vous fermez la page. Téléchargez la partie depuis le menu.
storage-failed = Ce navigateur n'a pas pu conserver votre dernier choix. Téléchargez la partie depuis le menu, puis rouvrez la page.
broken-table = La copie de cette table dans ce navigateur est abîmée. Vous pouvez encore télécharger la partie.
server-gone-here = Le serveur ne répond pas. Les tables préparées maintenant sont conservées dans ce navigateur ; vous pourrez les transférer au serveur plus tard.
game-needs-server = Le serveur ne répond pas, et ce jeu ne se joue que sur un serveur.
carry-to-server = Continuer sur le serveur
carry-here = Continuer dans ce navigateur
remove-table = Supprimer cette table
remove-table-sure = Supprimer définitivement ?

rejected-late = Quelqu'un a choisi avant vous, et la partie a continué.
rejected-not-yours = Ce n'est pas à vous de choisir.
rejected-too-many = Trop de messages. Patientez un peu.
rejected-no-hint = Le bot n'a pas trouvé de conseil. Réessayez.
rejected-storage = Le serveur n'a pas pu enregistrer votre choix. Votre partie est en sécurité. Réessayez dans un instant.
rejected-elsewhere = Cette table est ouverte dans un autre onglet. Jouez-y, ou fermez-le.

# Settings
settings = Réglages
settings-speed = Tours des autres
settings-speed-slow = Lents
settings-speed-normal = Normaux
settings-speed-instant = Instantanés
settings-movement = Animations
settings-movement-system = Comme le système
settings-movement-full = Activé
settings-movement-none = Désactivé
settings-textSize = Taille du texte
settings-textSize-normal = Normal
settings-textSize-large = Grand
settings-textSize-larger = Plus grand
settings-palette = Couleurs
settings-palette-standard = Habituelles
settings-palette-safe = Pour daltoniens
settings-confirm = Confirmer chaque choix.
settings-confirm-line = Le premier clic montre l'effet, le second le joue.
settings-atOnce = Jouer au premier toucher.
settings-atOnce-line = Toucher joue tout de suite, sans aperçu.
settings-marks = Marquer les changements.
settings-marks-line = Une goutte rouge marque tout ce que les autres ont changé depuis votre dernier tour.
settings-sound = Son.
settings-sound-line = Quelques sons brefs : votre tour, une pièce, un jet, la fin.
do-it = Jouer

# The zoom, the keys, the table in words
zoom = Regarder de près
zoom-ours = { $count ->
    [one] 1 de ses valeurs est de nous.
   *[other] { $count } de ses valeurs sont de nous.
}
keys = Raccourcis clavier
key-move = aller au choix suivant
key-choose = le choisir
key-zoom = regarder de près, chaque signe avec son nom
key-undo = annuler votre dernier choix
key-hint = demander un conseil à un bot
key-rules = ouvrir les règles
key-log = ouvrir le journal
key-text = lire toute la table en texte
key-why = voir pourquoi pas, ou cette liste
key-back = fermer ce qui couvre la table
keys-film = Quand vous regardez un tour
key-toggle = faire une pause, reprendre
key-space = Espace
in-words = La table en texte
in-words-open = Vous pouvez le choisir.

# The deal
deal-fixed = La donne était fixée avant que vous ne preniez place.
deal-check = Vérifier
deal-proved = Vérifié : les cartes et les dés viennent de la graine fixée au départ.
deal-broken = Ce n'est pas la donne fixée au départ. Prévenez la personne qui tient le serveur.
deal-unsealed = Quelqu'un a choisi la graine de cette table : la donne ne prouve rien.
deal-unknown = Votre navigateur ne vérifie les donnes qu'en HTTPS. Téléchargez la partie et lancez : claytable replay --verify

# Sur un téléphone

choices = Choix
choices-count = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
choices-free = { $count ->
    [one] et { $count } action gratuite
   *[other] et { $count } actions gratuites
}
choice-of = { $n } sur { $count }
choice-before = Choix précédent
choice-after = Choix suivant
kind-free = Gratuit
you-pay = Coût
you-get = Gain
happens = Effet
next = Ensuite
next-reveals = C'est du hasard, ou quelque chose de caché est révélé.
next-ends = Votre tour se termine.
closes = Ne sera plus possible ensuite : { $what }.
back = Retour
sections = Parties de la table
sheet-closed = Ouvrir la liste des choix
sheet-half = Agrandir la liste des choix
sheet-full = Fermer la liste des choix
board-of = Plateau : { $name }
log-and-more = Journal, score et règles
part-open = { $count ->
    [one] 1 choix ici.
   *[other] { $count } choix ici.
}

# Regarder les autres
watch-turn-of = Tour en cours : { $name }
watch-strip = Tour en cours, étape par étape : { $name }
watch-step = Étape { $n } sur { $count }.
watch-why = Suite de : { $line }
watch-next-you = Ensuite, c'est à vous.
watch-next = Ensuite : { $name }.
watch-then = Ensuite
watch-you = À vous
watch-waiting = { $count ->
    [one] Encore 1 tour
   *[other] Encore { $count } tours
}
watch-skip = Passer à ce tour
watch-controls = Lecture des tours
watch-play = Lecture
watch-pause = Pause
watch-back = Une étape en arrière
watch-forward = Une étape en avant
watch-again = Revoir
watch-what-happened = Voir ce qui s'est passé
watch-last-again = Revoir les derniers tours
watch-to-my-turn = Aller à mon tour
watch-to-now = Aller à la table maintenant
watch-board-of = Plateau : { $name }
watch-thinks = { $name } ({ $level }) réfléchit
watch-seconds = depuis { $n } s
watch-since = Depuis votre dernier tour
watch-for-you = Pour vous
watch-closed = { $more ->
    [0] Vous ne pouvez plus choisir : { $what }.
   *[other] Vous ne pouvez plus choisir : { $what } ; et { $more } de plus.
}
watch-opened = { $more ->
    [0] Vous pouvez maintenant choisir : { $what }.
   *[other] Vous pouvez maintenant choisir : { $what } ; et { $more } de plus.
}
watch-got-it = Compris
