# Ce que disent les leçons.

## Ton premier voyage

lesson-first-turn = Ton premier voyage
    .about = Le but du jeu, puis un tour entier : prendre une carte, payer une clef, changer de monde.
lesson-first-turn-goal = Te voici dans L’Autre monde Gaulois, bien loin de chez toi. Au milieu du plateau, c’est Kernault. La première personne qui y rentre gagne.
lesson-first-turn-draw = À ton tour, tu as deux actions. Commence par prendre une carte de la pile d’ici.
lesson-first-turn-key = La Serpe d’or ! C’est un objet, et sa clef est la magie. Une clef ouvre un passage, à condition que le bord de ton monde demande celle-là.
lesson-first-turn-cross = Justement : à l’est, L’Autre monde Gaulois demande la magie. Pour ta deuxième action, passe au nord-est avec la Serpe d’or.
lesson-first-turn-cross-stay = C’est permis, mais tu restes là où tu es. Reviens à l’étape et passe au nord-est : la Serpe d’or t’ouvre la porte.
lesson-first-turn-arrived = Te voici De l’Autre côté du miroir. La Serpe d’or a fait son travail : elle repart sous une pile. Ici, les bords demandent d’autres clefs. C’est maintenant à l’autre voyageur de jouer.
lesson-first-turn-again = De son côté, il a pris une carte, puis passé son tour. À toi : prends une carte ici. Chaque monde en cache huit, et certaines mordent.
lesson-first-turn-effect = L’Échiquier ! Une carte sert à une seule chose : ouvrir un passage avec sa clef, ou faire ce que dit son texte. Cette fois, joue son effet.
lesson-first-turn-effect-key = Tu t’en sers comme d’une clef, et c’est permis aussi. Reviens à l’étape pour découvrir son effet : il vaut le détour.
lesson-first-turn-home = Deux actions de plus, rien que pour toi ! Comment rentrer, alors ? Il te faudra quatre clefs : celle du bord de Kernault, et les trois que montre ton personnage.
lesson-first-turn-end = Ton personnage a aussi une clef à lui, toujours prête. Dans la prochaine leçon, tu passeras par les côtés, par les coins, et par de mauvaises rencontres.
