# Pour qui découvre : à quoi sert chaque question, comment on gagne, ce que disent les signes.

## La première fois qu’une question se pose

first-be = Chaque Enfant a une Aptitude à lui ; prends celle qui te ressemble.
first-colour = Tu es le Boogeyman : les Enfants devront réunir trois Objectifs d’une même couleur, et c’est toi qui les caches.
first-hide = Cache ce jeton loin des Enfants, ou là où personne ne pensera à fouiller.
first-lay = Chaque tour, tu poses face cachée la Salle où tu te caches ; qui y entre te rencontre.
first-act = Trois Actions par tour : marcher, retirer l’ampoule d’une pile avec l’interrupteur, puis fouiller ; forcer un Cadenas, réanimer.
first-rolled = Après le dé, des Bonbons ou une carte peuvent encore changer le résultat.
first-hush = Ton bruit attire la Babysitter, d’autant de Salles ; une carte peut l’étouffer avant qu’elle ne parte.
first-cancel = Une rencontre coûte cher et fait monter le Stress ; une carte peut t’y faire échapper.
first-route = La Babysitter va au plus court ; entre deux chemins égaux, tu choisis par où elle passe.
first-lead = Ta carte attire la Babysitter : fais-la marcher loin des autres Enfants.
first-possess = La Babysitter est possédée : tu la mènes où tu veux, de Salle en Salle.
first-discard = Une carte te fait perdre de ta main : garde celles qui sauvent.
first-choose-padlock = Un Cadenas ferme la pile d’une Salle : plus d’interrupteur ni de fouille avant qu’on le force.
first-choose-dark = Dans une Salle obscure, l’interrupteur amène une carte Obscurité, plus rude.
first-choose-dark-again = Cette Salle retrouve un jeton Obscurité : il faudra l’enlever avant d’y fouiller.
first-choose-light = Une Salle rallumée donne une carte Lumière, plus douce, quand on utilise l’interrupteur.
first-choose-peek = Tu regardes les jetons d’une pile sans rien prendre ni faire de bruit.
first-choose-lure = La Babysitter s’approche de la Salle que tu nommes : choisis-la loin de tes amis.
first-choose-floor = Tout un étage passe au noir : les interrupteurs y deviennent dangereux.
first-choose-passage = Ce Passage sera fermé jusqu’à la fin de la prochaine manche.
first-choose-child = La carte peut servir à un autre Enfant : dis pour qui.
first-choose-revive = Un Enfant Évanoui ne joue plus et fait un Cauchemar à chaque tour : réveille-le.
first-choose-card = Peter a pioché deux cartes : une seule s’applique, celle que tu choisis.
first-nightmare = Le Cauchemar d’un Enfant Évanoui revient à chacun de ses tours, jusqu’à son réveil.
first-trouble = Le Stress a atteint un signe : un Trouble frappe la maison, tout de suite.
first-event = Un Évènement pèse sur toute la prochaine manche.
first-deal = Deux Enfants dans la même Salle peuvent échanger des cartes, gratuitement : compose ton offre.
first-invited = On t’offre quelque chose et on te demande ce que tu donnerais.
first-proposal = L’échange est complet : tu acceptes ou tu refuses, rien n’est encore donné.
first-aptitude-two-cards = L’Aptitude de Peter : deux cartes Boogeyman au lieu d’une, et tu choisis.
first-aptitude-light = L’Aptitude de Daphné : une carte Lumière, une fois par tour.
first-aptitude-quiet = L’Aptitude de Leila : son bruit compte un de moins, la Babysitter va moins loin.
first-aptitude-stash = L’Aptitude de Tommy : un Bonbon quand il n’en a plus.
first-snoop = Ton Objectif te permet d’échanger deux cartes Fouille contre une carte État.
first-vote = Vous pouvez choisir ensemble le Final que vous jouerez, si tout le monde est d’accord.

## Gagner, perdre

guide-win = { $mode ->
        [competitive] Les Enfants : réunir trois Objectifs d’une couleur, les porter dans la Salle du Final et survivre à l’Épilogue. Le Boogeyman : les en empêcher.
       *[other] Réunissez trois Objectifs de la même couleur, portez-les dans la Salle du Final, et allez au bout de l’Épilogue. Un seul Enfant y suffit.
    }
guide-lose = Les deux Stress au maximum, plus aucun Enfant conscient, ou tous les participants du Final Évanouis.

## La page qui explique

guide-goal = Le but
    .text = Une nuit chez les Spencer. Quelque part dans la maison se cachent trois Objectifs de la même couleur. Trouvez-les, portez-les dans la Salle du Final, et lisez l’Épilogue jusqu’au bout, malgré le Boogeyman et la Babysitter.
guide-turn-1 = Trois Actions
    .text = Marcher d’une Salle, utiliser l’interrupteur, fouiller, forcer un Cadenas, passer la Trappe, réanimer. Jouer des cartes, dépenser des Bonbons et échanger ne coûtent rien.
guide-turn-2 = L’interrupteur d’abord
    .text = Chaque pile porte une ampoule. La retirer fait piocher une carte : Lumière si elle était allumée, Obscurité sinon. Ensuite seulement, tu peux fouiller.
guide-turn-3 = Fouille
    .text = Un jeton Bruit te donne une carte Fouille et attire la Babysitter d’autant de Salles. Un Objectif, la Trappe, le Passe-partout se trouvent en silence.
guide-turn-4 = Le Boogeyman
    .text = Quand tous les Enfants ont joué, il surgit dans la Salle qu’il avait choisie, y éteint la lumière, et affronte qui s’y trouve.
guide-special-1 = La Babysitter
    .text = Elle ne joue jamais de tour : elle répond au bruit. Si elle t’atteint, ton tour est fini, tu pioches une de ses cartes, et son Stress monte.
guide-special-2 = La peur
    .text = Calme, Effrayé, Terrifié, Évanoui. Un Enfant Évanoui ne joue plus et donne un Cauchemar à chaque tour, jusqu’à ce qu’on le réanime.
guide-special-3 = Le Livre des Épilogues
    .text = Le Final se lit comme une bande dessinée : à chaque case, un test. Les Bonbons gardés jusque-là valent de l’or.
guide-end = Comment ça finit
    .text = Au bout d’un Épilogue, qui dit lesquels des Enfants gagnent ; ou bien les deux Stress sont au maximum et la nuit l’emporte. Manquer le Final n’est pas perdre.
guide-mode-solo = Solo
    .text = Tous les Enfants sont à toi. Le jeu mène le Boogeyman.
guide-mode-coop = Coopératif
    .text = Un Enfant chacun, contre le jeu. Une carte Objectif peut faire de l’un de vous un Possédé.
guide-mode-semi-coop = Semi-coopératif
    .text = Comme en coopératif, mais le premier Enfant qui s’Évanouit change de camp : sa joueuse ou son joueur devient le Boogeyman.
guide-mode-competitive = Compétitif
    .text = L’un de vous est le Boogeyman depuis le début : il cache les Objectifs, choisit ses Salles et ses cartes.

## Les signes du plateau

sign-light = Ampoule allumée
    .text = L’interrupteur la retire et donne une carte Lumière, plutôt douce.
sign-dark = Ampoule éteinte
    .text = L’interrupteur la retire et donne une carte Obscurité, plus rude.
sign-pile = Jetons Fouille
    .text = Deux par Salle, cachés. On fouille quand plus rien ne les couvre.
sign-padlock = Cadenas
    .text = Ferme la pile. Le forcer fait du bruit, d’autant que dit un dé.
sign-door = Passage
    .text = Ce qui relie deux Salles ; sa lettre le nomme.
sign-objective = Objectif
    .text = Il en faut trois de la même couleur.
sign-trapdoor = Trappe
    .text = Mène à la Salle Secrète (20) depuis la Salle où on l’a trouvée.
sign-passkey = Passe-partout
    .text = Ouvre le Grenier (5).
sign-candy = Bonbon
    .text = Change un dé d’un point, vers le haut ou vers le bas.
sign-mind = État d’Esprit
    .text = Calme, Effrayé, Terrifié, puis Évanoui.
sign-stress = Stress
    .text = Un pour le Boogeyman, un pour la Babysitter. Les deux au maximum, c’est perdu.
sign-track = Indicateur d’Apparition
    .text = Les Salles où le Boogeyman est passé ; la dernière est sa cachette.
sign-sitter = Babysitter
    .text = Elle marche vers le bruit, au plus court.
sign-shade = Boogeyman
    .text = Il surgit où il veut. S’arrêter dans sa Salle, c’est le rencontrer.
