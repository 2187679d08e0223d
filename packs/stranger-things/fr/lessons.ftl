# Ce que disent les leçons.

## Ton premier tour

lesson-first-turn = Ton premier tour
    .about = Le but du jeu, puis un tour entier : te déplacer, agir, et voir la Scène qui suit.
lesson-first-turn-goal = Will est prisonnier du Monde à l’envers. Tu joues Joyce, avec Hopper. Videz toutes les piles Sauver Will, et vous gagnez ensemble.
lesson-first-turn-cards = Tu peux poser des cartes pour aller plus loin. Ici, un seul pas suffit, et il est gratuit : mets-toi en route.
lesson-first-turn-cards-lay = C’est permis, mais chaque carte posée pour marcher te manquera pour agir. Reviens à l’étape et mets-toi en route.
lesson-first-turn-walk = Passe de l’autre côté : va au Château Byers du Monde à l’envers.
lesson-first-turn-walk-away = C’est permis, mais Will n’est pas par là. Reviens à l’étape et passe dans le Monde à l’envers.
lesson-first-turn-try = Brrr. Voici une pile Sauver Will, de deux pions. Tente de la battre.
lesson-first-turn-try-pass = C’est permis, mais tu as fait tout ce chemin ! Reviens à l’étape et tente la pile.
lesson-first-turn-first = Deux pions : celui du dessus vaut 3, l’autre est caché, de 0 à 5. Il te faut au moins leur somme. Joyce compte déjà 1. Pose une carte de valeur 2, sans Danger.
lesson-first-turn-first-danger = Cette carte porte un Danger : elle ferait venir une Scène de plus. Reviens à l’étape et pose un 2 sans Danger.
lesson-first-turn-first-small = Avec un 1, ce sera trop juste. Reviens à l’étape et pose un 2.
lesson-first-turn-second = 2, plus 1 pour Joyce : 3 en tout, et c’est bien peu. Pose l’autre 2.
lesson-first-turn-second-early = Il te manquait deux points : 2 Peur pour toi, et la pile ne perd qu’un pion. Reviens à l’étape et pose l’autre 2.
lesson-first-turn-second-else = C’est permis, mais l’autre 2 est fort et sans Danger. Reviens à l’étape et pose-le.
lesson-first-turn-dare = Cinq : ce n’est pas sûr, mais c’est bien parti. Tente l’action.
lesson-first-turn-dare-more = Cela rassure, mais les cartes sont précieuses : cinq suffira. Reviens à l’étape et tente l’action.
lesson-first-turn-end = L’autre pion valait 2 : gagné, une pile de moins ! Ta main est revenue à cinq cartes, puis une Scène est arrivée : Spores, une Peur dans le Monde à l’envers. Si un seul Personnage a trop de Peur, tout le monde perd.

## Le Démogorgon

lesson-danger = Le Démogorgon
    .about = Combattre sans attirer l’attention, et voir ce que font les Scènes.
lesson-danger-enemy = Tu joues Nancy, au Collège. Le Démogorgon est là ! Tant qu’un Ennemi est sur ton Lieu, tu ne peux rien y faire d’autre que combattre.
lesson-danger-cards = Tu commences ton tour avec lui : tu pourrais partir. Mais il resterait là, en pleine ville. Mets-toi en route, sans carte.
lesson-danger-cards-lay = Garde tes cartes pour le combat. Reviens à l’étape et mets-toi en route.
lesson-danger-stay = Et maintenant, courage : reste ici.
lesson-danger-stay-leave = Partir est permis, quand on commence son tour avec un Ennemi. Mais cette leçon est un combat : reviens à l’étape et reste.
lesson-danger-fight = Le Démogorgon a plusieurs piles. Sur l’une, on voit le pion du dessus : un 1 seulement. Choisis celle-là.
lesson-danger-fight-else = De celle-là, tu ne sais rien du tout. Reviens à l’étape et choisis la pile qui montre un 1.
lesson-danger-lay = Ta Batte cloutée donne déjà 3 : un Objet aide chaque fois, sans jamais s’user. Pose un 2, sans Danger.
lesson-danger-lay-danger = Elle est forte, mais un Danger fait venir une Scène de plus. Reviens à l’étape et pose le 2 sans Danger.
lesson-danger-lay-small = Un 1, ce serait risqué. Reviens à l’étape et pose le 2.
lesson-danger-strike = Trois et deux font 5, contre un 1 et un pion caché. Tente l’action !
lesson-danger-strike-more = Cela rassure, mais garde tes cartes : 5 suffira. Reviens à l’étape et tente l’action.
lesson-danger-send = Le pion caché valait 4 : de justesse ! Le Démogorgon recule d’un pas, où tu veux. Renvoie-le dans le Monde à l’envers, au Collège.
lesson-danger-send-town = Chez les voisins ? C’est permis, mais ils méritent mieux. Reviens à l’étape et renvoie-le dans le Monde à l’envers.
lesson-danger-scene = Puis vient la Scène du tour : Il a faim. Le Démogorgon revient droit sur toi, et te donne une Peur. On ne le tue jamais : on gagne du temps.
lesson-danger-end = Retiens le compte : autant de Scènes que l’Acte de Onze, plus une par Danger posé. Les cartes fortes ont un prix. Dans la dernière leçon, Onze vous aide.

## Onze

lesson-eleven = Onze
    .about = Aider Onze, souffler un peu, puis jouer la suite pour de vrai.
lesson-eleven-fear = Tu joues Mike. Tu as 5 Peur, et Joyce 4 : ça commence à faire beaucoup. Une pile Sauver Will est vide, il en reste deux.
lesson-eleven-cards = Mike peut aider Onze depuis n’importe où. Inutile de bouger : mets-toi en route, sans carte.
lesson-eleven-cards-lay = Garde tes cartes pour aider Onze. Reviens à l’étape et mets-toi en route.
lesson-eleven-stay = Reste dans la Maison des Wheeler.
lesson-eleven-stay-leave = C’est permis, et Mike pourrait agir de là aussi. Pour cette leçon, reviens à l’étape et reste.
lesson-eleven-help = Onze a quatre Pouvoirs, chacun pour une seule fois. Voix dans le vide enlève 3 Peur à tout le monde. Tente sa pile.
lesson-eleven-help-power = Un autre Pouvoir ? Ils sont tous utiles, mais vous avez surtout besoin de souffler. Reviens à l’étape et choisis Voix dans le vide.
lesson-eleven-help-else = C’est permis, mais la Peur monte. Reviens à l’étape et tente Voix dans le vide.
lesson-eleven-lay = Un pion montre 1, l’autre est caché. Tes Gaufres surgelées donnent 3 : Onze les adore. Pose un 2, sans Danger.
lesson-eleven-lay-other = C’est permis, mais le 2 sans Danger est le plus sûr. Reviens à l’étape.
lesson-eleven-voice = Cinq, contre un 1 et un pion caché : les chances sont bonnes. Tente l’action.
lesson-eleven-voice-more = Cela rassure, mais 5 suffira. Reviens à l’étape et tente l’action.
lesson-eleven-joyce = Tout le monde respire ! Les ampoules clignotent, mais ce n’est qu’une Peur. Ce Pouvoir ne servira plus. À Joyce de jouer.
lesson-eleven-end = Joyce est à la Maison des Byers. Encore deux piles, et Will est sauvé. Mais quand la pioche s’épuise, Onze se fatigue, et après l’Acte 3, c’est perdu. La suite est une vraie partie : à toi !
