letter-white = B
letter-purple = Vi
letter-red = R
letter-orange = O
letter-yellow = J
letter-green = Ve
letter-blue = Bl
heading = Érudits du Tigre du Sud · Calife { $n } sur 4
epic = version épique
turns-left =
    { $n ->
        [0] dernier tour
        [one] encore 1 tour
       *[other] encore { $n } tours
    }
vp = { $n } PV
or = ou
free = libre
closed = fermé
first = 1er
influence = Influence
legend = ◆ case noire, ◇ blanche · ○ neutre · ● Or, ◌ manquant · [★2] contrôle · [R4] Dé rouge, [4] Dé blanc

## Decks and Rooms
recruit = Recruter { $value }+
deck-chinese = Chinois
deck-sanskrit = Sanskrit
deck-greek = Grec
deck-hebrew = Hébreu
deck-persian = Persan
deck-syriac = Syriaque
deck-wild-1 = Polyglotte 1
deck-wild-2 = Polyglotte 2
starting = Départ { $n }
dispatch = Envoyé
retiree = Retraité
room-cost =
    { $silver ->
        [one] { $silver } Pièce
       *[other] { $silver } Pièces
    }
resource-dice = Dés { $dice }
resource-workers = Ouvriers { $workers }

## Map and House of Wisdom
map = Carte, dans le sens horaire
pile = Pioche { $n }
stacks = piles { $stacks }
guild = { $name } ({ $letter }) { $vp } PV
consolation = (sinon { $effect })
deliver = { $silver } Pièces → { $influence } Influence, { $gold } Or
deliver-white = , Dé B
condition-guild = { $low }/{ $high } PV : { $first }/{ $least } Influences { $guild }
condition-own-language = { $each } PV chacun : { $languages }
condition-two-languages = { $each } PV chacun : { $languages }
condition-dice = { $each } PV chacun : Dés { $secondary } ; { $high } PV : { $least } Dés { $primary }
condition-track = { $low }/{ $high } PV : { $track } { $first }/{ $least }
condition-white-dice = { $low }/{ $high } PV : { $first }-{ $last }/{ $least ->
        [0] aucun
       *[other] { $least }
    } Dé blanc
condition-retirees = { $low }/{ $high } PV : { $first }/{ $least } Retraités
condition-breadth = { $each } PV chacune : pistes à { $level }+
bonus-starting = 1 PV pour { $gold } Or ({ $silver } Pièces valent 1 Or) ; { $vp } PV : { $dice } Dés blancs

## Research Tracks
tracks = Piste Recherche
research = Rechercher { $value }+
income = votre récolte
next = prochaine case
at-once = { $n } : { $effect }
at-rest = { $n } : récolte { $effect }
beyond = sommet : { $effect }

## Caliph Cards
caliph = Calife { $n }
event-none = pas d'événement
event-starting = 1 Or sur chaque Traducteur de départ ; 1 Pièce par Retraité parmi eux
event-neutral = un Traducteur neutre : { $decks }

## Seats
seat = Joueur
seat-silver = Pièces
seat-gold = Or
seat-workers = Ouvriers
seat-hand = Main
seat-bag = Sac
seat-cards = Cartes
seat-influence = Infl.
seat-retirees = Ret.
seat-scrolls = Parch.
seat-goals = Obj.
no-board = L'adversaire n'a pas de plateau de ce genre.

## One's own board
rest = Repos :
aside = Mis de côté pour la retraite :
hand = Main
mine = { $silver } Pièces · { $gold } Or · { $influence } Influence
workers = Ouvriers
bag = Sac
bag-size =
    { $n ->
        [one] { $n } Dé
       *[other] { $n } Dés
    }
dice-sum = Somme des Dés { $n }
cards = Cartes
goal = Objectifs
goal-translator = Traducteur { $deck }
goal-guild = Parchemin de la { $guild }
goal-met = tous atteints : la carte Objectif est maintenant une carte Action
scrolls = Parchemins
action = En cours
altered =
    { $n ->
        [one] (1 Ouvrier)
       *[other] ({ $n } Ouvriers)
    }

## The Solo Board
focus = Priorité
schemes = Planification
target-sum = Somme visée { $n }
rests-next = va se reposer
solo-counts = Somme des Dés { $n } · marqueurs Recherche { $markers } · Retraités { $retired } ({ $vp } PV)
solo-scrolls = Parchemins : { $scrolls }

## Effects in short: the ids of the game's own catalogue
effect-none = –
effect-list = { $effects }
effect-or = { $first } ou { $second }
effect-pay = { $owed } → { $gains }
effect-silver =
    { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    }
effect-gold = { $n } Or
effect-worker =
    { $n ->
        [one] { $worker }
       *[other] { $n } { $worker-many }
    }
effect-die-to-bag = Dé { $colour } dans le Sac
effect-die-to-hand = Dé { $colour } en main
effect-destroy =
    { $n ->
        [one] détruire Dé B
       *[other] détruire { $n } Dés B
    }
effect-draw = piocher { $n }
effect-top-up = main à { $n }
effect-influence-scroll =
    { $n ->
        [one] Influence sur un Parchemin
       *[other] Influence sur { $n } Parchemins
    }
effect-influence-guild = +{ $n } Guilde { $guild }
effect-shift = poser ou ôter 1 Or
effect-advance = +{ $n } { $track }
effect-harvest = récolte { $track }
effect-employ = employer { $deck }
effect-retire = retraite { $deck }
effect-raise = valeur +{ $n }
effect-swap = plutôt { $action }
effect-equate = B = { $colour }
cost-silver =
    { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    }
cost-gold = { $n } Or
cost-workers =
    { $n ->
        [one] { $n } Ouvrier
       *[other] { $n } Ouvriers
    }
cost-white-dice =
    { $n ->
        [one] prendre Dé B
       *[other] prendre { $n } Dés B
    }
colour-white = B
colour-purple = Vi
colour-red = R
colour-orange = O
colour-yellow = J
colour-green = Ve
colour-blue = Bl
colour-primary = R/J/Bl
worker-white = Ouvrier B
    .many = Ouvriers B
worker-red = Ouvrier R
    .many = Ouvriers R
worker-yellow = Ouvrier J
    .many = Ouvriers J
worker-blue = Ouvrier Bl
    .many = Ouvriers Bl
worker-any = Ouvrier au choix
    .many = Ouvriers au choix
guild-purple = Vi
guild-orange = O
guild-green = Ve
guild-any = au choix
track-mathematics = Mathématiques
track-physics = Physique
track-chemistry = Chimie
track-philosophy = Philosophie
track-biology = Biologie
track-astronomy = Astronomie
track-any = piste au choix
track-primary = piste R/J/Bl
track-action = piste
action-recruit = Recruter
action-travel = Voyager
action-research = Rechercher
action-translate = Traduire
