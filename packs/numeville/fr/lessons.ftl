# Ce que disent les leçons.

## Ton premier tour

lesson-first-turn = Ton premier tour
    .about = Le but du jeu, puis un tour entier : avancer, répondre, gagner un jeton.
lesson-first-turn-goal = Bienvenue à Numéville ! Quatre Complices y sèment la pagaille. Tu joues Ana, avec Tom. Sauvez trois Complices, et la ville est à vous.
lesson-first-turn-move = Le dé blanc donne 3 : avance de trois cases, dans un sens ou dans l’autre. Va chez Stalky.
lesson-first-turn-move-away = C’est permis : te voilà en route vers Hyperco. Pour cette leçon, reviens à l’étape et va chez Stalky.
lesson-first-turn-black = Le dé noir donne 2 : ta question sera facile. Avec 4 ou 5, elle serait difficile. Avec 6, le Dark Master attaquerait en plus !
lesson-first-turn-answer = Lis bien, puis réponds. Si c’est juste, tu poses un jeton bleu chez Stalky. Si c’est faux, il sera rouge.
lesson-first-turn-answer-wrong = Raté ! Ce n’est pas grave : lis la correction, la prochaine fois tu sauras. Stalky reçoit un jeton rouge.
lesson-first-turn-sheet = Ton jeton est sur la fiche de Stalky. Trois bleus, et un Complice est sauvé. Quatre rouges, et il est perdu. Si vous en perdez deux, c’est la fin. Au tour de Tom !
lesson-first-turn-round = Tom a bien répondu : un jeton bleu chez Hacker. Tout le monde a joué, la manche est finie. Le Dark Master retourne alors une carte. Il en a dix : ne traînez pas trop.
lesson-first-turn-second = Nuit des écrans : pendant cette manche, une erreur chez Hyperco coûte plus cher. À toi : tu as fait 2. Reste chez Stalky, elle a déjà reçu un jeton.
lesson-first-turn-second-hacker = Hacker ? Bonne idée aussi : deux jetons chez le même Complice, c’est presque gagné.
lesson-first-turn-hard = Le dé noir donne 5 : cette fois, la question est difficile. Elle ne vaut pourtant qu’un jeton, comme une facile. Prends ton temps.
lesson-first-turn-hard-wrong = Elle était dure, celle-là. Tu connais la réponse maintenant, et personne ne te la reprendra.
lesson-first-turn-end = Voilà, tu sais jouer : dé blanc, dé noir, question, jeton. La prochaine leçon te montre les portraits, la Place et les Attaques.

## Le portrait et la Place

lesson-squares = Le portrait et la Place
    .about = Deux cases à connaître : celle où tout compte double, et celle où tu choisis.
lesson-squares-portrait = Chaque Complice a une case avec son portrait. Tu as fait 2 : tu peux finir juste sur celui de Stalky. Vas-y !
lesson-squares-portrait-away = Pas de portrait par là, mais c’est permis. Reviens à l’étape pour rencontrer Stalky en face.
lesson-squares-double = Face-à-face avec Stalky : ici, tout compte double. Deux jetons bleus si tu réponds juste, deux rouges si tu te trompes.
lesson-squares-double-wrong = Deux rouges d’un coup, ça pique. Mais il en faut quatre pour perdre Stalky : rien n’est joué.
lesson-squares-tom = Deux jetons d’un coup : c’est la force du portrait. Il faut oser quand on se sent prêt. À Tom de jouer, chez Hacker.
lesson-squares-missed = Tom s’est trompé, et Hacker prend un jeton rouge. On perd et on gagne ensemble : parlez-vous avant de répondre. La manche finit.
lesson-squares-place = Remords : un jeton rouge s’en va, la carte était gentille. Le dé donne 3, et la Place n’est qu’à trois cases de toi. Va sur la Place !
lesson-squares-place-away = C’est permis, mais la Place est dans l’autre sens. Reviens à l’étape.
lesson-squares-choose = Sur la Place, tu choisis ton Complice, et tu ne lances pas le dé noir : aucune Attaque possible. En échange, la question est toujours difficile. Choisis Stalky.
lesson-squares-choose-decline = Tu peux refuser, c’est prévu. Mais ce serait dommage : reviens à l’étape et choisis un Complice.
lesson-squares-choose-hacker = Hacker ? Pourquoi pas : sur la Place, c’est toi qui décides.
lesson-squares-choose-datata = Datata ? Pourquoi pas : sur la Place, c’est toi qui décides.
lesson-squares-choose-hyperco = Hyperco ? Pourquoi pas : sur la Place, c’est toi qui décides.
lesson-squares-answer = Une bonne réponse vaut un jeton, comme ailleurs. Un troisième bleu, et le Complice est sauvé. Prends ton temps.
lesson-squares-answer-wrong = Tant pis ! Un jeton rouge, et une chose apprise.
lesson-squares-end = Tu connais la ville : le portrait pour aller vite, la Place pour choisir. Reste à rencontrer le Dark Master, dans la prochaine leçon.

## Les Attaques

lesson-attacks = Les Attaques
    .about = Que faire quand le dé noir donne 6, et quand une manche finit bien.
lesson-attacks-sheets = Quatrième manche. Stalky est sauvée, bravo ! Hacker a déjà deux jetons rouges sur quatre : il a besoin de toi.
lesson-attacks-move = Tu as fait 2. Reste chez Hacker : avance dans le sens horaire.
lesson-attacks-move-saved = Stalky est sauvée : plus de question chez elle, et ton tour s’arrête là. Reviens à l’étape et va chez Hacker.
lesson-attacks-six = Aïe, un 6 au dé noir ! La question est difficile, et le Dark Master attaquera juste après, que tu répondes bien ou mal. Réponds de ton mieux.
lesson-attacks-six-wrong = Raté, et Hacker est tout près de tomber : trois rouges. Courage, ce n’est qu’une leçon !
lesson-attacks-strike = Et maintenant, l’Attaque. Elle vient toujours, même après une bonne réponse. Respire un bon coup, et regarde la carte.
lesson-attacks-struck = Fuite de données : Datata perd un jeton bleu. Une Attaque frappe une seule fois, mais jamais au bon moment. Tom va réparer ça.
lesson-attacks-pick = Bien joué, Tom ! La manche finit sur Faille dans le plan : pour une fois, la carte aide. Retirez un jeton rouge, et c’est toi qui choisis chez qui. Hacker en a bien besoin.
lesson-attacks-pick-datata = Un rouge de moins chez Datata : cela compte aussi.
lesson-attacks-end = Voilà le Dark Master : une Attaque quand le dé noir donne 6, et une carte à chaque fin de manche. Sur la Place, il ne peut rien contre toi. Dans la dernière leçon, la ville a besoin de toi pour de vrai.

## La dernière ligne droite

lesson-last-stretch = La dernière ligne droite
    .about = Une partie bien avancée, un Complice en danger. La leçon t’aide, puis tu joues pour de vrai.
lesson-last-stretch-sheets = Sixième manche, vous êtes trois. Stalky est sauvée : il en faut encore deux. Mais Hyperco a trois rouges. Un de plus, et on le perd.
lesson-last-stretch-place = Tu as fait 3. La Place est à ta portée : vas-y, tu choisiras ta question.
lesson-last-stretch-place-hacker = Chez Hacker, c’est possible aussi, mais le dé noir peut faire 6. Reviens à l’étape et essaie la Place.
lesson-last-stretch-choose = Qui choisir ? Hacker a deux bleus : encore un, et il est sauvé. Hyperco, lui, tomberait à la première erreur. Prends Hacker, c’est plus sûr.
lesson-last-stretch-answer = Une bonne réponse, et c’est un Complice de sauvé. Lis bien les quatre propositions avant de choisir.
lesson-last-stretch-answer-wrong = Pas cette fois. Hacker attendra un tour de plus, rien n’est perdu.
lesson-last-stretch-team = Un tour bien joué, c’est d’abord un bon choix. Regarde maintenant jouer ton équipe : Tom va chez Datata, et Emily court au secours d’Hyperco.
lesson-last-stretch-round = Deux bonnes réponses : merci l’équipe ! La manche finit, et le Dark Master retourne sa carte. Croise les doigts.
lesson-last-stretch-end = Remords : Hyperco perd un jeton rouge. Le dé donne 4, et la leçon s’arrête ici. La suite est une vraie partie, avec Tom et Emily : sauvez Numéville !
