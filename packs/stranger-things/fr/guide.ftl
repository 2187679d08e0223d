# Pour qui découvre : à quoi sert chaque question, comment on gagne, ce que disent les signes.

## La première fois qu’une question se pose

first-choose = Chaque Personnage a une capacité, un Lieu de départ et un déplacement : complétez-vous.
first-move-cards = Les cartes posées maintenant te font avancer, mais elles ne serviront plus à agir ; un Danger posé amène une Scène.
first-walk = Tu avances de Lieu en Lieu ; un Ennemi t’arrête, et une route marquée coûte une Peur.
first-curious = Dustin peut retourner le premier pion d’une pile : on sait mieux ce qu’il faudra pour la battre.
first-act = Une action par tour, dans le Lieu où tu es ; s’il y a un Ennemi, il faut combattre.
first-act-cards = Tes cartes et tes bonus font ta valeur : il faut au moins celle de la pile, sinon chaque point qui manque est une Peur.
first-gather = Retourner un pion ne coûte rien et dit s’il vaut la peine d’affronter cette pile.
first-keep-item = Un Objet ajoute son bonus à chaque fois ; tu ne peux en porter que deux.
first-drop-item = On ne porte que deux Objets : défausse celui qui sert le moins.
first-send-demogorgon = Tu as gagné : c’est toi qui dis où va le Démogorgon, loin des autres de préférence.
first-send-patrol = Tu as gagné : c’est toi qui dis où part cette Patrouille.
first-share = Personne d’autre n’a vu ces pions : les dire aide l’équipe, et ne coûte rien.
first-return = Un pion fort de moins rend la pile plus facile à battre.
first-pick-slot = Une pile naît : choisis l’endroit où elle gênera le moins.
first-pick-patrol = Deux Patrouilles pourraient avancer : choisis laquelle.
first-pick-demodog = Un Démo-chien s’en va : choisis celui qui menace le plus.
first-path = L’Ennemi va au plus court ; entre deux chemins égaux, tu choisis.
first-prey = L’Ennemi hésite entre deux proies : tu dis vers laquelle il va.
first-discard-card = Une carte défaussée n’ajoute ni valeur ni Danger : donne la moins utile.
first-pick-discard = Cette pile disparaît sans combat : choisis la plus gênante.
first-pick-fewest = Plusieurs piles sont les plus petites : dis laquelle reçoit le pion.
first-pick-order = Il n’y a pas assez de pions pour toutes les piles : dis par laquelle commencer.
first-pick-ally = Un Allié s’en va : garde sur le plateau celui que vous voulez recruter.
first-pick-power = Un Pouvoir de Onze est perdu : choisis celui dont vous pourrez vous passer.

## Gagner, perdre

guide-win = { $mode ->
        [season-2] Videz les piles Sauver Will, puis celle du Portail.
       *[other] Videz les trois piles Sauver Will du Monde à l’envers.
    }
guide-lose = Un seul Personnage au bout de sa piste Peur, ou le paquet Action à remélanger alors que Onze est déjà à l’Acte 3.

## La page qui explique

guide-goal = Le but
    .text = Will a disparu, et quelque chose respire sous Hawkins. Vous jouez tous ensemble : gardez la tête froide, trouvez des alliés, et ramenez Will avant que la peur ou le temps ne l’emporte.
guide-turn-1 = Déplace-toi
    .text = Tu peux jouer des cartes Action pour aller plus loin. Un Ennemi sur la route t’arrête.
guide-turn-2 = Agis
    .text = Une action du Lieu : Se calmer, Obtenir un Objet, Collecter des informations réussissent toujours. Les autres demandent de battre une pile de pions cachés.
guide-turn-3 = Refais ta main
    .text = Tu reviens à cinq cartes. Chaque fois que le paquet est remélangé, Onze avance d’un Acte.
guide-turn-4 = Révèle des Scènes
    .text = Autant que l’Acte, plus une par Danger que tu as joué. Les Ennemis bougent, les piles grandissent, la Peur monte.
guide-special-1 = Battre une pile
    .text = Ta valeur est la somme de tes cartes et bonus. Atteinte ou dépassée, la pile part. Sinon tu reçois autant de Peur qu’il te manquait, et la pile perd un pion au hasard.
guide-special-2 = Ensemble
    .text = Une icône Amis vaut +1 si quelqu’un d’autre est avec toi. Les Alliés et les Objets aident à chaque tour.
guide-special-3 = Onze
    .text = Ses quatre Pouvoirs changent la partie, une seule fois chacun. Et sa piste d’Actes est votre horloge.
guide-end = Comment ça finit
    .text = Tous ensemble, gagné ou perdu. Un Personnage Terrifié suffit à perdre : se calmer n’est jamais du temps perdu.
guide-mode-season-1 = Saison 1
    .text = Le Démogorgon et deux Patrouilles. Un pion Démogorgon vaut autant qu’il y a de piles Démogorgon : plus on en laisse, plus Will est loin.
guide-mode-season-2 = Saison 2
    .text = Les Démo-chiens sortent des Tunnels, les Racines grandissent. Will d’abord, à la Cabane, puis le Portail.

## Les signes du plateau

sign-pile = Pile de pions
    .text = De un à quatre pions cachés, de 0 à 5 chacun. Le chiffre dit combien il y en a.
sign-open = Pion visible
    .text = Le premier pion de la pile, déjà retourné.
sign-demogorgon_token = Pion Démogorgon
    .text = Vaut autant qu’il y a de piles dans le groupe Démogorgon.
sign-friends = Amis
    .text = +1 si quelqu’un d’autre est dans ton Lieu.
sign-danger = Danger
    .text = Une Scène de plus à la fin de ton tour.
sign-fear = Peur
    .text = Au bout de la piste, ton Personnage est Terrifié et l’équipe perd.
sign-act = Guirlande des Actes
    .text = L’Acte est le nombre de Scènes de chaque tour. Après l’Acte 3, c’est perdu.
sign-enemy = Ennemi
    .text = Il arrête ton déplacement et oblige à combattre.
sign-marked = Route marquée
    .text = La prendre coûte une Peur.
sign-power = Pouvoir de Onze
    .text = Bats sa pile : il agit aussitôt, une seule fois.
sign-ally = Allié
    .text = Bats sa pile pour qu’il te suive ; il t’aide à chaque tour.
