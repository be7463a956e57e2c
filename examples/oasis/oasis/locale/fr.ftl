# Ce que dit Oasis, en français.

game-title = Oasis
game-line = Chargez les caravanes des marchandises qu'elles veulent avant que l'eau ne manque.
progress = Jour { $day } sur { $days }
setting-days = Jours

seat = Joueur { $n }
good-dates = dattes
good-salt = sel
good-silk = soie
good-incense = encens

caravan-petra = la caravane pour Pétra
caravan-palmyra = la caravane pour Palmyre
caravan-fez = la caravane pour Fès
caravan-aden = la caravane pour Aden
caravan-tunis = la caravane pour Tunis
caravan-cairo = la caravane pour Le Caire
caravan-basra = la caravane pour Bassora
caravan-aleppo = la caravane pour Alep
caravan-damascus = la caravane pour Damas
caravan-ghadames = la caravane pour Ghadamès
caravan-kashgar = la caravane pour Kachgar
caravan-merv = la caravane pour Merv
caravan-timbuktu = la caravane pour Tombouctou
caravan-samarkand = la caravane pour Samarcande
caravan-chang-an = la caravane pour Chang'an

name-day = Jour
name-days = Jours
name-market = Marché
name-deck = Pioche
name-discards = Défausse
name-waiting = Caravanes en attente
name-coming = Caravanes à venir
name-cards = Cartes en main
name-hand = Main
name-water = Eau
name-loaded = Caravanes chargées
name-wants = Veut
name-coins = Pièces

question-turn = Que faites-vous le jour { $day } ?
    .others = { $seat } joue le jour { $day }.
question-discard = Votre main est pleine : quelle marchandise défaussez-vous ?
    .others = { $seat } a la main pleine et défausse une marchandise.

answer-take = prendre à la place { $n } : { $good } (eau : { $water })
answer-draw = piocher une carte
answer-drink = boire au puits
answer-nobody = ne charger personne : aucune caravane n'attend ici
answer-load = charger { $caravan } (pièces : { $coins }) : { $goods }
answer-discard = défausser : { $good }

why-too-little-water = Cette place coûte { $water } d'eau, et vous en avez { $have }.
why-skins-full = Vos outres sont pleines : vous avez déjà { $have } d'eau.
why-goods-missing = Il vous manque encore : { $goods }.
why-no-caravan = Aucune caravane n'attend ici.
why-none-in-hand = Vous n'avez pas cette marchandise en main : { $good }.
why-not-asked-now = Ce n'est pas ce qui est demandé maintenant.

log-day = Le jour { $n } commence.
log-takes = { $seat } prend à la place { $n } : { $good } et paie { $water } d'eau.
log-refills = Au marché arrive : { $good }.
log-draws = { $seat } pioche une carte.
log-draws-own = { $seat } pioche : { $good }.
log-drinks = { $seat } puise { $n } d'eau.
log-discards = { $seat } défausse : { $good }.
log-shuffles = La défausse est mélangée en une nouvelle pioche.
log-loads = { $seat } charge { $caravan }.
log-arrives = À l'oasis arrive { $caravan }.
log-game-over = La partie est finie.

category-caravans = Caravanes
category-water = Eau
score-water = eau restante : { $n }
tie-caravans = Égalité en pièces : le plus de caravanes l'emporte.

kind-take = Marché
kind-draw = Pioche
kind-drink = Puits
kind-load = Caravane
kind-discard = Défausse
