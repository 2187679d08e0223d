# Ce que disent les leçons.

## Ton premier voyage

lesson-first-turn = Ton premier voyage
    .about = Le but du jeu, puis un tour entier : prendre une carte, payer une clef, changer de monde.
lesson-first-turn-goal = Te voici dans L’Autre monde Gaulois, bien loin de chez toi. Au milieu du plateau, c’est Kernault. La première personne qui y rentre gagne.
lesson-first-turn-draw = À ton tour, tu as deux actions. Commence par prendre une carte de la pile d’ici.
lesson-first-turn-key = La Serpe d’or ! C’est un objet, et sa clef est la magie. Une clef ouvre un passage, à condition que le bord de ton monde demande celle-là.
lesson-first-turn-cross = Justement : à l’est, L’Autre monde Gaulois demande la magie. Pour ta deuxième action, passe au nord-est avec la Serpe d’or.
lesson-first-turn-cross-stay = C’est permis, mais tu restes là où tu es. Reviens à l’étape et passe au nord-est : la Serpe d’or t’ouvre la porte.
lesson-first-turn-arrived = Te voici De l’Autre côté du miroir. La Serpe d’or a fait son travail : elle repart sous une pile. Ici, les bords demandent d’autres clefs. C’est maintenant à l’autre voyageur de jouer.
lesson-first-turn-again = De son côté, il a pris une carte, puis passé son tour. À toi : prends une carte ici. Chaque monde en cache huit, et certaines mordent.
lesson-first-turn-effect = L’Échiquier ! Une carte sert à une seule chose : ouvrir un passage avec sa clef, ou faire ce que dit son texte. Cette fois, joue son effet.
lesson-first-turn-effect-key = Tu t’en sers comme d’une clef, et c’est permis aussi. Reviens à l’étape pour découvrir son effet : il vaut le détour.
lesson-first-turn-home = Deux actions de plus, rien que pour toi ! Comment rentrer, alors ? Il te faudra quatre clefs : celle du bord de Kernault, et les trois que montre ton personnage.
lesson-first-turn-end = Ton personnage a aussi une clef à lui, toujours prête. Dans la prochaine leçon, tu passeras par les côtés, par les angles, et par de mauvaises rencontres.

## Côtés, angles et dangers

lesson-passages = Côtés, angles et dangers
    .about = Passer par un côté ou par un angle, découvrir un monde caché, et se défendre.
lesson-passages-hand = Tu es dans La Clairière aux Fées, tout en haut à gauche, avec cinq cartes : ta main est pleine. Par un côté, un passage coûte une clef.
lesson-passages-side = Au sud, la Clairière demande la magie. La Marraine a cette clef : passe à l’ouest avec elle.
lesson-passages-behind = Un monde caché se retourne dès que quelqu’un y arrive : te voici À travers le Multivers. Mais Le Changelin est resté dans la Clairière. Une rencontre ne quitte jamais son monde, alors qu’un objet te suit partout.
lesson-passages-angle = Pour passer par un angle, il faut les deux clefs qui l’encadrent. Ici, c’est la mort et l’amour : ton Chaudron et ta Rose. Passe au sud avec les deux.
lesson-passages-other = Bravo, deux mondes en un seul tour ! Te voici dans Conan et Dragons, l’un des mondes les plus dangereux : sur huit cartes, trois sont de mauvaises rencontres. L’autre voyageur joue.
lesson-passages-danger = À toi. Prends une carte dans cette pile, juste pour voir. On ne choisit pas toujours qui l’on rencontre.
lesson-passages-defend = Le Dragon rouge ! Une mauvaise rencontre agit tout de suite, sauf si tu l’arrêtes. Son attaque est de type combat, et L’Épée vorpale arrête le combat. Défends-toi !
lesson-passages-defend-suffer = Aïe ! Le Dragon t’a pris ce qu’il voulait. Reviens à l’étape : L’Épée vorpale n’attendait que ça.
lesson-passages-end = Le Dragon repart, l’épée aussi. Se défendre ne coûte pas d’action, mais la carte est jouée. Retiens bien : une clef par un côté, deux par un angle, et les rencontres restent chez elles.

## À plusieurs dans un monde

lesson-together = À plusieurs dans un monde
    .about = Échanger une carte, réagir quand quelqu’un joue, et savoir laisser faire.
lesson-together-meet = Cette fois, vous êtes deux dans le même monde. C’est le moment de parler affaires, ou de se méfier.
lesson-together-offer = Il te manque une clef d’amour, et Le Cor ne te sert pas. Propose Le Cor à ton voisin.
lesson-together-accept = Il te propose un objet dont la clef est l’amour. Tu ne sauras rien de plus avant d’accepter : ni le nom, ni l’effet. Ça te va ? Accepte l’échange.
lesson-together-accept-refuse = Chacun a le droit de dire non jusqu’au bout. Reviens à l’étape pour voir ce qu’il te donnait.
lesson-together-pass = La Cape grise : une belle affaire, et il y gagne aussi. L’échange t’a coûté une action. Garde l’autre pour plus tard : finis ton tour.
lesson-together-react = Oh ! Ton voisin joue Esus contre toi : tu perdrais une carte. Quand on joue une carte dans ton monde, tu peux réagir. Ambactes arrête les cartes de combat. Arrête Esus !
lesson-together-react-suffer = Tu laisses faire : c’est permis, et ça coûte. Reviens à l’étape, et arrête Esus avec Ambactes.
lesson-together-saved = Esus est arrêté ! Réagir ne coûte pas d’action, et ce n’est même pas ton tour. Regarde la suite : ton voisin a encore une action.
lesson-together-leaves = Il veut partir au nord-ouest, avec Le Cor que tu lui as donné. Tu n’as plus de quoi l’arrêter, et ce n’est pas grave. Laisse faire.
lesson-together-end = Il est parti, bon vent. Souviens-toi : dans ton monde, tu peux toujours répondre aux cartes des autres, et eux aux tiennes. Ailleurs, personne ne te voit.

## Rentrer à Kernault

lesson-way-home = Rentrer à Kernault
    .about = Compter ses clefs, chercher celle qui manque, puis jouer la vraie fin de la partie.
lesson-way-home-price = Kernault est juste au nord ! Pour rentrer, il faut la clef de ce bord, la connaissance, et les trois de ton personnage : magie, combat et amour.
lesson-way-home-draw = Tu as La Serpe d’or, donc la magie. Prends une carte : qui sait ?
lesson-way-home-count = L’Atlas des plans : la connaissance ! Et pour le combat, ton personnage a sa propre clef. Tu l’utilises une seule fois, et tout le monde saura alors qui tu es. Il ne te manque plus que l’amour.
lesson-way-home-offer = L’Épieu ne te sert plus à rien, puisque tu as déjà le combat. Propose-le à ton voisin : il a peut-être de l’amour à donner.
lesson-way-home-refused = Il refuse ! Cela arrive, surtout si près du but. Un refus ne te coûte pas d’action. Finis ton tour, et voyons ce qu’il prépare.
lesson-way-home-let = Il s’en va vers La Clairière aux Fées. Tu pourrais réagir, mais tu n’as rien pour ça. Laisse faire.
lesson-way-home-end = Voilà, tu sais tout. Il te manque une seule clef, et ton adversaire cherche aussi les siennes. La suite est une vraie partie : trouve l’amour, rentre à Kernault, et gagne !
