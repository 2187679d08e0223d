# Pour qui découvre : à quoi sert chaque question, comment on gagne, ce que disent les signes.

## La première fois qu’une question se pose

first-leaders = Ton Leader est le Personnage qui joue : sa capacité sert à chaque tour, et c’est lui qui risque sa vie.
first-leave-out = Un Groupe plus petit rend le scénario plus dur : garde les capacités dont tu auras besoin.
first-start = Ton pion commence sur un Lieu : près des œufs et des Primes que tu vises, c’est mieux.
first-respawn = Ton Leader est mort, le suivant arrive : choisis le Lieu libre d’où il repart.
first-play = Ton Véhicule fait deux choses : ses flèches déplacent la Cible du V.E.R. choisi, sa valeur te donne des Points d’Action.
first-companion = Les Bottes vont bien avec un autre Véhicule : tu ajoutes ses points, sans ses flèches ni sa capacité.
first-skip-arrow = Ta carte ou ton Personnage permet d’oublier une flèche : la Cible n’ira pas par là.
first-act = Chaque point paie une action : avancer d’une case, déblayer à côté, ramasser les œufs d’ici, livrer un œuf sur un Lieu.
first-exchange = Trois Décombres se changent aussitôt en une carte : un Objet t’aide à ton tour, une Arme quand un V.E.R. attaque.
first-claim = Ta livraison répond à une Prime : elle vaut plus que le point ordinaire, mais un œuf n’en gagne qu’une.
first-bonus = Livrer donne aussi le bonus du Lieu, une seule fois par tour : tu peux le garder pour un autre Lieu.
first-take-bounty = Une Prime secrète n’est qu’à toi : personne ne pourra la gagner à ta place.
first-revive = L’Hôpital rend la vie à un Personnage de ton Groupe ; il attend son tour sous ton Leader.
first-face-down = Un Véhicule face cachée compte sous le V.E.R. ; ses flèches n’agiront qu’à l’attaque, et personne ne les connaît.
first-push-target = La Cible dit où le V.E.R. frappera : éloigne-la de toi, ou amène-la sur quelqu’un.
first-toward = Une Cible se rapproche de toi : quand deux chemins se valent, c’est toi qui tranches.
first-lure = L’Appât déplace une Cible où tu veux, case par case.
first-briefcase = Les Primes que tu défausses seront remplacées : fais disparaître celles des autres.
first-last-cards = Avant de finir ton tour, tu peux encore jouer un Objet.
first-keep-gear = Ton Personnage regarde deux cartes : garde celle qui servira.
first-hunt = Ton pion est pris dans l’attaque : bats la Santé du V.E.R. avec tes Armes, sinon ton Leader meurt.
first-harpoon = Le Harpon prend un œuf à quelqu’un d’autre pris dans l’attaque.
first-trophy = Ton coup a vaincu le V.E.R. : une Prime de chasse qui lui convient vaut plus que le point ordinaire.
first-survive = Ton Leader va mourir : un Objet peut encore le sauver.
first-new-leader = Ton Leader est mort ; choisis qui prend la tête de ton Groupe.

## Gagner, perdre

guide-win = { $mode ->
        [solo-urgence] Fais 20 points avant la quinzième attaque.
        [solo-livraison] Remporte des Primes de livraison dans quatre Lieux différents avant la quinzième attaque.
        [solo-extermination] Remporte des Primes de chasse sur trois types de V.E.R. avant la quinzième attaque.
       *[other] Sois la première personne à 20 points de victoire : livre des œufs, remporte des Primes, abats des V.E.R.
    }
guide-lose = { $mode ->
        [standard] Quelqu’un d’autre atteint 20 points. Si tout ton Groupe meurt, tu es hors jeu : les autres jouent un dernier tour et le meilleur score gagne.
        [solo-urgence] Quinze attaques, tout ton Groupe mort, ou un troisième Lieu détruit.
       *[other] Quinze attaques, ou tout ton Groupe mort.
    }

## La page qui explique

guide-goal = Le but
    .text = Quelque chose remue sous le désert du Nevada. Les V.E.R. pondent, la ville paie pour leurs œufs, et tu as un volant. Chacun pour soi : 20 points et tu gagnes.
guide-turn-1 = Joue un Véhicule sous un V.E.R.
    .text = Ses flèches poussent la Cible de ce V.E.R., une case par flèche. Plus il y a de cartes sous lui, plus l’attaque est proche.
guide-turn-2 = Dépense tes points
    .text = La valeur du Véhicule te donne des Points d’Action : avancer, sauter un pion, déblayer, ramasser, livrer. Ramasser des œufs met fin à tes actions.
guide-turn-3 = La capacité du Véhicule
    .text = Les petits Véhicules t’aident ; les gros attirent les Cibles vers toi. Puis tu complètes ta main à trois.
guide-turn-4 = Les attaques
    .text = Un V.E.R. qui a son nombre limite de cartes attaque avant le tour suivant : un œuf sous la Cible, des Décombres sur les cases de sa grille, et malheur à qui s’y trouve.
guide-special-1 = Livrer
    .text = Amène un œuf sur un Lieu : un point, ou les points d’une Prime qui le demande. Et le bonus du Lieu, une fois par tour.
guide-special-2 = Chasser
    .text = Pris dans une attaque, tu peux riposter avec tes Armes. Qui porte le dernier coup remporte la Prime ; si le V.E.R. survit, les Leaders pris meurent.
guide-special-3 = Les Lieux sont des abris
    .text = Sur un Lieu, tu ne crains rien, sauf si la Cible est juste dessus. En solo, il n’y a pas d’abri, et un Lieu peut être détruit.
guide-end = Comment ça finit
    .text = À 20 points, tout de suite. Si un Groupe entier meurt, les autres jouent un dernier tour, et qui a le plus de points parmi les vivants gagne.
guide-mode-standard = Partie standard
    .text = De deux à cinq, chacun pour soi. À deux, un hasard de plus détourne une Cible à chaque tour.
guide-mode-solo-urgence = Solo : Urgence
    .text = Vingt points avant quinze attaques. Après chacun de tes tours, la Terreur joue : un V.E.R. reçoit une carte, un autre attaque. Trois Lieux détruits, c’est perdu.
guide-mode-solo-livraison = Solo : Livraison spéciale
    .text = Des Primes de livraison dans quatre Lieux différents, avant quinze attaques. Un Lieu détruit ne se livre plus.
guide-mode-solo-extermination = Solo : Extermination totale
    .text = Des Primes de chasse sur trois types de V.E.R., avant quinze attaques.

## Les signes du plateau

sign-target = Cible
    .text = Le V.E.R. de ce numéro frappera ici. Les flèches des Véhicules la déplacent.
sign-print = Cases hachurées
    .text = Ce que l’attaque toucherait maintenant.
sign-looming = Bord qui luit
    .text = Encore une carte sous ce V.E.R., et il attaque.
sign-rubble = Décombres
    .text = On n’y entre pas. Trois Décombres déblayés valent un Objet ou une Arme.
sign-egg = Œuf
    .text = À ramasser, puis à livrer sur un Lieu.
sign-location = Lieu
    .text = On y livre des œufs et on y reçoit un bonus. Sauf en solo, on y est à l’abri.
sign-health = Santé
    .text = Les Dommages qu’il faut pour vaincre ce V.E.R.
sign-limit = Places sous un V.E.R.
    .text = Quand toutes sont prises, il attaque.
sign-bounty = Prime
    .text = Ses points, pour qui livre cet œuf à ce Lieu ou abat ce V.E.R.
sign-cost = Chiffre sur une case
    .text = Combien de points il faut pour y aller.
sign-vehicle = Véhicule
    .text = En haut, ses Points d’Action ; au milieu, ses flèches, qui poussent la Cible.
