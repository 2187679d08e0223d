# Ce que disent les leçons.

## Ton premier tour

lesson-first-turn = Ton premier tour
    .about = Le but du jeu, puis un tour entier : avancer, répondre, gagner un jeton.
lesson-first-turn-goal = Bienvenue à Numéville ! Quatre Complices y sèment la pagaille. Tu joues Ana, avec Tom. Sauvez trois Complices, et la ville est à vous.
lesson-first-turn-move = Le dé blanc donne 3 : avance de trois cases, dans un sens ou dans l’autre. Va chez Stalky.
lesson-first-turn-move-away = C’est permis : te voilà parti vers Hyperco. Pour cette leçon, reviens à l’étape et va chez Stalky.
lesson-first-turn-black = Le dé noir donne 2 : ta question sera facile. Avec 4 ou 5, elle serait difficile. Avec 6, le Dark Master attaquerait en plus !
lesson-first-turn-answer = Lis bien, puis réponds. Si c’est juste, tu poses un jeton bleu chez Stalky. Si c’est faux, il sera rouge.
lesson-first-turn-answer-wrong = Raté ! Ce n’est pas grave : lis la correction, la prochaine fois tu sauras. Stalky reçoit un jeton rouge.
lesson-first-turn-sheet = Ton jeton est sur la fiche de Stalky. Trois bleus, et un Complice est sauvé. Quatre rouges, et il est perdu. Si vous en perdez deux, c’est la fin. Au tour de Tom !
lesson-first-turn-round = Tom a bien répondu : un jeton bleu chez Hacker. Tout le monde a joué, la manche est finie. Le Dark Master retourne alors une carte. Il en a dix : ne traînez pas trop.
lesson-first-turn-second = Nuit des écrans : pendant cette manche, une erreur chez Hyperco coûte plus cher. À toi : tu as fait 2. Reste chez Stalky, elle a déjà reçu un jeton.
lesson-first-turn-second-hacker = Hacker ? Bonne idée aussi : deux jetons chez le même Complice, c’est presque gagné.
lesson-first-turn-hard = Le dé noir donne 5 : cette fois, la question est difficile. Elle vaut pourtant un seul jeton, comme une facile. Prends ton temps.
lesson-first-turn-hard-wrong = Elle était dure, celle-là. Tu connais la réponse maintenant, et personne ne te la reprendra.
lesson-first-turn-end = Voilà, tu sais jouer : dé blanc, dé noir, question, jeton. La prochaine leçon te montre les portraits, la Place et les Attaques.
