# Ce que disent les leçons.

## Ton premier tour

lesson-first-turn = Ton premier tour
    .about = Le but du jeu, puis un tour entier : un Véhicule, une Cible, une livraison, un œuf.
lesson-first-turn-goal = Bienvenue dans le désert ! Des V.E.R. géants y pondent des œufs, et toute la ville en veut. Le premier Groupe à 20 points gagne.
lesson-first-turn-play = À ton tour, joue un Véhicule sous un V.E.R. : son chiffre te donne des Points d’Action, ses flèches poussent la Cible. Glisse ta Voiture sous le V.E.R. 1.
lesson-first-turn-play-near = Cette Cible-là filerait droit sur ta case. Reviens à l’étape et choisis le V.E.R. 1, bien plus loin.
lesson-first-turn-play-strong = Quelle puissance ! Mais un gros moteur attire les ennuis : après tes actions, la Cible viendrait vers toi. Reviens à l’étape et prends la Voiture.
lesson-first-turn-move = La Cible a suivi tes deux flèches : le V.E.R. frappera autour d’elle, un jour. Toi, tu as quatre Points d’Action. Va au sud, au Motel.
lesson-first-turn-deliver = Tu as un œuf rose à bord, et tous les Lieux acceptent tous les œufs. Livre-le : il vaut 1 PV, un point de victoire.
lesson-first-turn-bonus = Ton premier point ! Chaque Lieu offre aussi un bonus, un seul par tour. Ici, c’est 1 PV de plus. Prends le bonus.
lesson-first-turn-bonus-no = Tu le laisses ? C’est ton droit. Mais un point est un point.
lesson-first-turn-egg = Il te reste deux Points d’Action, et un œuf jaune attend à l’est. Va le chercher.
lesson-first-turn-pick = Ramasse les œufs de la case. Fais-le toujours en dernier : ramasser met fin à tes actions.
lesson-first-turn-pick-away = C’est permis, mais l’œuf reste là, et d’autres le veulent aussi. Reviens à l’étape et ramasse-le.
lesson-first-turn-push = L’œuf est à bord ! Un tour finit par la capacité du Véhicule : la Voiture pousse d’une case la Cible de ton choix. À toi !
lesson-first-turn-end = Voilà un tour : un Véhicule, une Cible qui bouge, des actions, une capacité. Puis tu repioches jusqu’à trois Véhicules. Dans la prochaine leçon, les V.E.R. attaquent.

## Les V.E.R. attaquent

lesson-attacks = Les V.E.R. attaquent
    .about = Lire une attaque, l’envoyer sur les autres, puis chasser le V.E.R. qui t’attrape.
lesson-attacks-limit = Le V.E.R. 1, un Fouisseur, supporte deux cartes, et il en a déjà une. À la deuxième, il attaque dès la fin du tour.
lesson-attacks-lure = Selia est tout près, avec un œuf violet. Joue ta Voiture sous le V.E.R. 1 : ses flèches amènent la Cible à côté d’elle.
lesson-attacks-lure-second = Celui-là n’attend plus qu’une carte, lui aussi, mais Selia n’est pas dans sa grille. Reviens à l’étape et joue la Voiture sous le V.E.R. 1.
lesson-attacks-lure-else = C’est permis, mais le Fouisseur n’irait pas vers Selia. Reviens à l’étape : la Voiture, sous le V.E.R. 1.
lesson-attacks-shape = Regarde sa grille : un œuf tombera sur la Cible, des Décombres sur les quatre cases voisines, et tout pion qui est là est pris. Celui de Selia… et le tien !
lesson-attacks-flee = Vite, va d’une case vers l’est, le sud ou l’ouest : aucune n’est dans sa grille.
lesson-attacks-flee-middle = Au nord, c’est la Cible elle-même : te voilà au beau milieu de l’attaque. Reviens à l’étape et choisis un autre côté.
lesson-attacks-flee-stay = Si tu restes là, l’attaque te prend aussi. Reviens à l’étape et sauve-toi.
lesson-attacks-stop = Te voilà à l’abri. Arrête-toi : rien n’oblige à dépenser tous ses points.
lesson-attacks-stop-further = Doucement : un pas de trop peut te ramener dans sa grille. Reviens à l’étape et arrête-toi.
lesson-attacks-push = Reste la capacité de ta Voiture : pousse la Cible du V.E.R. 3, pas la première.
lesson-attacks-push-other = C’est permis, mais tu changerais toute la suite. Reviens à l’étape et pousse la Cible du V.E.R. 3.
lesson-attacks-dead = Selia n’avait pas d’Arme : elle meurt, et son œuf tombe sur place. Shep, le chien, prend la tête du Groupe et revient par un Lieu.
lesson-attacks-revenge = Quelle vengeance ! Shep a joué sous le V.E.R. 2, un autre Fouisseur. Cette fois, sa grille te touche.
lesson-attacks-shoot = Quand une attaque te prend, tu chasses ou tu meurs. Sa Santé est de 4, et ton Fusil à pompe fait un dé, plus un. Tire !
lesson-attacks-shoot-no = Sans tirer, ton Leader y reste. Reviens à l’étape et prends ton Fusil à pompe.
lesson-attacks-end = Quatre, plus un : le Fouisseur est vaincu ! Le coup de grâce vaut 1 PV, ou la Prime de chasse, qui en vaut 3. Retiens aussi : sur un Lieu, tu ne crains rien, sauf si la Cible est pile dessus.

## Livraisons et Primes

lesson-deliveries = Livraisons et Primes
    .about = Déblayer la route, livrer au bon Lieu, remporter une Prime et son bonus.
lesson-deliveries-line = Voici la Ligne des Primes. Un œuf violet au Magasin général vaut 3 points, un rose au Motel en vaut 2. Tu as les deux à bord !
lesson-deliveries-play = Commençons par le Magasin, à l’ouest. Joue le Pick-up sous le V.E.R. 2, dont la Cible est tout à l’est.
lesson-deliveries-play-near = Après tes actions, le Pick-up attire sa Cible de deux cases : choisis plutôt celle qui est loin de ta route. Reviens à l’étape et joue-le sous le V.E.R. 2.
lesson-deliveries-play-weak = C’est permis, mais le Pick-up suffit à tout : déblayer, rouler et livrer. Reviens à l’étape et joue-le sous le V.E.R. 2.
lesson-deliveries-clear = Six points ! Au nord, il y a des Décombres. Enlève-les : cela coûte un point.
lesson-deliveries-exchange = C’était ton troisième : trois Décombres s’échangent aussitôt contre une carte. Pioche un Objet.
lesson-deliveries-exchange-weapon = Une Arme ? Très bien : le prochain V.E.R. qui t’attrape aura une surprise.
lesson-deliveries-store = Cette carte servira dès ton prochain tour. Va à l’ouest, au Magasin général.
lesson-deliveries-deliver = Livre l’œuf violet : c’est lui que la Prime demande ici.
lesson-deliveries-deliver-pink = Ici, le rose ne vaut que 1 PV : sa Prime est au Motel. Reviens à l’étape et livre le violet.
lesson-deliveries-claim = Tu peux prendre un simple PV, ou la Prime de 3 points. Prends la Prime !
lesson-deliveries-claim-plain = Un point au lieu de trois : quel dommage. Reviens à l’étape et prends la Prime.
lesson-deliveries-bonus = Te voilà à 7 points ! Avec ou sans Prime, le Lieu t’offre son bonus : ici, un Objet. Prends-le.
lesson-deliveries-bonus-later = C’est permis, mais un Objet, ça ne se refuse pas. Reviens à l’étape et prends-le.
lesson-deliveries-end = Voilà le métier : lire la Ligne, choisir son Lieu, prendre son bonus. Au Motel, ton œuf rose vaudra 2 points. La Police d’État donne une Arme, l’Hôpital ramène un Personnage, le Bâtiment officiel offre une Prime secrète. À présent, la course !

## La course aux vingt points

lesson-race = La course aux vingt points
    .about = Une fin de partie serrée. La leçon t’aide un tour, puis tu joues pour de vrai.
lesson-race-score = Selia a 14 points, Will 13, et toi 12. À 20, on gagne sur-le-champ.
lesson-race-play = Tu portes deux œufs. Joue ton Vélo sous le V.E.R. 2 ou 3. Pas sous le 1 : encore une carte, et il attaque.
lesson-race-play-awake = Le V.E.R. 1 attaquerait dès la fin de ton tour, et ce n’est pas le moment. Reviens à l’étape et choisis le 2 ou le 3.
lesson-race-play-else = Garde ces Véhicules pour la suite : le Vélo a juste ce qu’il faut de points. Reviens à l’étape et joue-le.
lesson-race-hospital = Trois Points d’Action : juste assez. Va à l’est, sur l’Hôpital.
lesson-race-deliver = Une Prime demande un œuf rose, ici même. Livre-le.
lesson-race-deliver-yellow = Le jaune ne vaut que 1 PV, et il peut attendre. Reviens à l’étape et livre le rose d’abord.
lesson-race-claim = Trois points d’un coup : prends la Prime !
lesson-race-claim-plain = Si près du but, deux points de perdus ! Reviens à l’étape et prends la Prime.
lesson-race-last = Te voilà à 15 points. Il te reste un Point d’Action : livre aussi l’œuf jaune, pour 1 PV.
lesson-race-last-keep = C’est permis, mais l’œuf jaune vaut un point dès maintenant. Reviens à l’étape et livre-le.
lesson-race-hide = 16 points ! Le Vélo a une ruse : glisse un Véhicule face cachée sous le V.E.R. 2 ou 3. Personne ne saura où mènent ses flèches.
lesson-race-hide-awake = Cette carte-là réveillerait le V.E.R. 1 tout de suite. Reviens à l’étape et choisis-en un autre.
lesson-race-hide-no = Tu gardes ton jeu pour toi : c’est plus sage, et moins drôle.
lesson-race-others = Selia a un œuf vert, et la bonne Prime sous les yeux. Regarde.
lesson-race-end = Selia a 16 points, comme toi, et deux œufs t’attendent au milieu du désert. La suite est une vraie partie : bonne chasse !
