# Ce que disent les leçons.

## Ton premier tour

lesson-first-turn = Ton premier tour
    .about = Le but du jeu, puis un tour entier : entrer, utiliser l’interrupteur, fouiller. Et trouver un Objectif.
lesson-first-turn-goal = Il fait nuit, et quelque chose rôde dans la maison. Tu joues Ray, avec Peter. Trouvez trois Objectifs de la même couleur : eux seuls mènent au Final.
lesson-first-turn-move = Tu as trois Actions par tour. Commence par entrer dans le Salon, la Salle 11.
lesson-first-turn-move-away = C’est permis, mais ta première trouvaille t’attend au Salon. Reviens à l’étape.
lesson-first-turn-light = Avant de fouiller, il faut retirer l’ampoule qui couvre la pile. Utilise l’interrupteur : une carte dira ce que tu découvres.
lesson-first-turn-light-not = Tant que l’ampoule couvre la pile, tu ne peux pas fouiller. Reviens à l’étape et utilise l’interrupteur.
lesson-first-turn-search = Rien à signaler : ouf ! Parfois, la carte est moins gentille, surtout dans le noir. Deux jetons sont cachés ici. Fouille.
lesson-first-turn-search-not = C’est permis, mais la Salle est prête, et ta dernière Action aussi. Reviens à l’étape et fouille.
lesson-first-turn-noise = Un jeton Bruit, de 2 : tu gagnes une carte Fouille, mais quelqu’un a entendu. Tu n’as rien pour étouffer ce bruit. Laisse faire.
lesson-first-turn-sitter = La Babysitter avance de deux Salles vers le bruit. La voilà au Vestibule, juste à côté ! Si elle entre dans ta Salle, ton tour s’arrête net, et elle n’est pas de bonne humeur.
lesson-first-turn-finish = Tu n’as plus d’Action. Finis ton tour : Peter joue, puis c’est au Boogeyman.
lesson-first-turn-him = Il est apparu dans le Bureau, loin d’ici. À la fin de chaque manche, il surgit quelque part, puis se cache ailleurs. Personne ne sait où.
lesson-first-turn-again = Il reste un jeton au Salon, et la Babysitter est tout près. Oseras-tu ? Fouille.
lesson-first-turn-again-flee = La prudence se comprend. Mais un jeton t’attend encore ici : reviens à l’étape et fouille.
lesson-first-turn-end = Un Objectif orange, et sans un bruit ! Encore deux de cette couleur. Tu sais jouer un tour : bouger, utiliser l’interrupteur, fouiller. La prochaine leçon parle de bruit.

## La Babysitter

lesson-noise = La Babysitter
    .about = Ce qu’elle entend, comment étouffer un bruit, et que faire quand elle arrive.
lesson-noise-house = Troisième manche. Tu es au Salon, et l’interrupteur a déjà servi. La Babysitter est au Garage, à deux Salles de toi. Elle n’a pas de tour : elle vient quand elle entend.
lesson-noise-search = Tu as de quoi te défendre. Fouille.
lesson-noise-hush = Bruit 3 : elle serait sur toi avant la fin. Mais tu as des Chaussons feutrés, qui lui font faire trois Salles de moins. Joue-les.
lesson-noise-hush-loud = Elle arrive droit sur toi, et ton tour est en danger. Reviens à l’étape et joue les Chaussons feutrés.
lesson-noise-again = Pas un bruit : elle n’a pas bougé, et tu gardes la carte trouvée. Il reste un jeton. Fouille encore.
lesson-noise-again-leave = C’est permis, mais reste un instant : ce jeton va t’apprendre quelque chose. Reviens à l’étape et fouille.
lesson-noise-caught = Bruit 2, et elle est à deux Salles. Cette fois, rien pour l’étouffer. Laisse faire, et retiens ton souffle.
lesson-noise-hide = La voilà ! D’ordinaire, tu pioches une carte Babysitter, son Stress monte, et ton tour finit. Mais tu connais une cachette : joue Sous le lit.
lesson-noise-hide-face = Tu lui fais face : une carte Babysitter, un cran de Stress, et ton tour est fini. Reviens à l’étape et cache-toi sous le lit.
lesson-noise-out = Elle n’a rien vu. Mais dans la Salle où elle est, tu ne peux que jouer des cartes ou partir. File par la Salle à manger ou par le Hall turquoise.
lesson-noise-out-stay = Rester près d’elle ? Tu ne pourrais ni fouiller ni utiliser l’interrupteur. Reviens à l’étape et sors par la Salle à manger ou le Hall turquoise.
lesson-noise-end = Bien joué ! Chaque rencontre fait monter un Stress : le sien, ou celui du Boogeyman. Si les deux sont au maximum, la nuit gagne. Il reste à ouvrir le Livre.

## Le Livre des Épilogues

lesson-book = Le Livre des Épilogues
    .about = Réunir trois Objectifs, voir une possession, ouvrir le Livre. Puis tu joues la fin pour de vrai.
lesson-book-room = Vous avez les trois Objectifs orange : deux à toi, un à Peter. La Salle du Final est la Salle à manger. Portez-les tous là.
lesson-book-enter = Va à la Salle à manger. L’Enfant qui y arrive d’abord avec un Objectif devient Leader.
lesson-book-enter-else = C’est permis, mais la nuit avance. Reviens à l’étape et va à la Salle à manger.
lesson-book-wait = Te voilà Leader. Il manque l’Objectif de Peter, juste à côté. Finis ton tour : il arrive.
lesson-book-wait-else = Ne t’éloigne pas maintenant : Peter arrive. Reviens à l’étape et finis ton tour.
lesson-book-possessed = Regarde ! Le Boogeyman est apparu dans le Bureau, seul avec la Babysitter : il l’a possédée. Un dé dit de combien de Salles elle avance vers l’Enfant le plus proche. Elle est au Hall jaune, à votre porte !
lesson-book-start = Les trois Objectifs sont réunis. Le Leader peut commencer le Final, avec les Enfants qui sont là. N’attends pas : ouvre le Livre.
lesson-book-start-else = C’est permis, mais elle est à la porte. Reviens à l’étape et commence le Final.
lesson-book-dice = Chaque Enfant a dévoilé son Objectif secret, et le Livre a choisi son histoire. Il se lit case par case : pour avancer, il faut réussir un test. À toi la première case : au moins 3.
lesson-book-candy = Un 2 : c’est trop peu. Mais chaque Bonbon change le dé d’un point. Dépense un Bonbon pour compter 3.
lesson-book-candy-reroll = Ray a le droit de relancer, mais le hasard est le hasard. Reviens à l’étape : un Bonbon suffit, à coup sûr.
lesson-book-candy-more = C’est plus qu’il n’en fallait, mais la case est passée.
lesson-book-candy-keep = Avec 2, la case est manquée, et tu perdrais une carte État. Reviens à l’étape et dépense un Bonbon.
lesson-book-end = Vous avez passé deux cases, il en reste deux. Ton dé montre 4, et il faut 5. Si un seul Enfant arrive à l’Épilogue, le Boogeyman a perdu. La suite est pour de vrai : à toi de décider !
