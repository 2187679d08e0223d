# Pour qui découvre : à quoi sert chaque question, comment on gagne, ce que disent les signes.

## La première fois qu’une question se pose

first-scout = Ton Éclaireur est ton pion dans la ville : tous se valent, prends celui qui te plaît.
first-start = Ta case départ dit dans quel quartier tu commences, et donc quel Complice tu croiseras d’abord.
first-propose = Les cases Objet et Pouvoir donnent des cartes d’aide : mettez-les là où vous passerez souvent.
first-consent = La table choisit ensemble : si quelqu’un refuse, on propose une autre case.
first-before-white = Le dé blanc dit de combien de cases tu avances ; ta carte permet d’en choisir la valeur.
first-direction = Le sens décide de la case où tu arrives, et cette case décide du Complice qui t’interroge.
first-bump = Deux pions ne partagent pas une case : tu continues jusqu’à la première case libre, du côté que tu veux.
first-keep-card = On ne garde qu’un Objet et qu’un Pouvoir à la fois : choisis celui qui servira le plus.
first-plaza = Sur la Place, tu choisis toi-même le Complice : la question est difficile, mais aucune Attaque ne suit.
first-face = Le dé noir fixe la difficulté : facile de 1 à 3, difficile de 4 à 6, et un 6 appelle une Attaque.
first-answer = Une bonne réponse pose un jeton bleu qui aide à sauver ce Complice, une erreur un jeton rouge qui aide à le perdre.
first-judge = Tu es le maître du jeu : dis si la réponse donnée à voix haute est juste, la bonne réponse est sous tes yeux.
first-retry = Ta carte te donne une seconde chance : tu peux répondre à nouveau avant que le jeton rouge ne soit posé.
first-right = Juste après une bonne réponse, certaines cartes valent un jeton bleu de plus ou effacent un rouge.
first-cancel-red = Un jeton rouge arrive : une de tes cartes peut l’arrêter avant qu’il ne soit posé.
first-choose-attack = Ton Pouvoir te montre deux Attaques : tu subis celle que tu choisis, l’autre s’en va.
first-cancel-attack = Une Attaque nuit toujours à l’équipe ; une carte peut l’annuler, la tienne ou celle d’un autre.
first-pick-complice = La carte peut frapper, ou aider, plusieurs Complices : c’est toi qui dis lequel.
first-stop = Trois Complices sauvés, c’est déjà gagné : plus rien ne peut vous l’enlever, et continuer peut sauver le quatrième.
first-deal = Tu animes : choisis la question que l’équipe recevra, ou laisse l’application la tirer.
first-slates = Votre équipe répond ensemble sur son ardoise ; on peut changer d’avis jusqu’à la fin du temps.
first-correct = Tu corriges devant tout le monde : la réponse juste et son explication s’affichent avec le verdict.
first-extra = Ni deux Complices sauvés, ni deux perdus : une manche de plus peut encore décider.
first-explained = Tout le monde voit la bonne réponse. Lis l’explication ; le jeton tombe quand tu continues, et d’ici là tu peux encore changer d’avis.

## Gagner, perdre

guide-win = { $mode ->
        [workshop] Sauvez deux Complices : trois jetons bleus sur sa fiche sauvent un Complice.
       *[other] Sauvez au moins trois Complices sur quatre : assez de jetons bleus sur sa fiche, et un Complice change de camp. Les quatre, c’est la victoire totale.
    }
guide-lose = { $mode ->
        [workshop] Deux Complices perdus : trois jetons rouges perdent un Complice.
       *[other] Deux Complices perdus, ou plus de carte Fin de manche à retourner avant d’en avoir sauvé trois.
    }

## La page qui explique

guide-goal = Le but
    .text = Le Dark Master a pris Numéville. Ses quatre Complices, Stalky, Hacker, Datata et Hyperco, tiennent chacun un quartier. Vous jouez tous ensemble : répondez à leurs questions pour les ramener de votre côté.
guide-turn-1 = Avance
    .text = Lance le dé blanc, choisis un sens, et avance d’autant de cases. La case où tu t’arrêtes dit quel Complice t’interroge.
guide-turn-2 = Lance le dé noir
    .text = De 1 à 3, la question est facile ; 4 ou 5, elle est difficile ; 6, elle est difficile et le Dark Master attaque ensuite.
guide-turn-3 = Réponds
    .text = Juste : un jeton bleu sur la fiche du Complice. Faux : un jeton rouge. L’explication est pour tout le monde.
guide-turn-4 = Fin de manche
    .text = Quand chacun a joué, le Dark Master retourne une carte Fin de manche. Quand la pioche est vide, il ne reste qu’une manche.
guide-special-1 = Le face-à-face
    .text = Sur la case portrait d’un Complice, tout compte double : deux bleus ou deux rouges.
guide-special-2 = La Place
    .text = Au bas du plateau, tu choisis le Complice. La question est difficile, mais le dé noir reste de côté : pas d’Attaque.
guide-special-3 = Les Attaques
    .text = Elles posent des rouges, retirent des bleus, bousculent les pions. Même une bonne réponse ne les empêche pas.
guide-end = Comment ça finit
    .text = Au quatrième Complice sauvé ou au deuxième perdu, tout de suite. Sinon quand le temps est écoulé : avec trois sauvés, c’est gagné. Après le troisième, la table peut aussi s’arrêter d’un commun accord.
guide-mode-standard = Partie standard
    .text = Deux à quatre Éclaireurs, trois niveaux. Plus le niveau est haut, plus il faut de bleus et moins il faut de rouges.
guide-mode-advanced = Mode avancé
    .text = Deux cases donnent des cartes d’aide : les Objets servent une fois, les Pouvoirs restent.
guide-mode-workshop = Atelier
    .text = Pour une classe : quatre équipes, une question chacune par manche, une réflexion, puis une correction devant tous. Ni plateau, ni dés, ni Attaques.

## Les signes du plateau

sign-square = Une case
    .text = S’y arrêter, c’est répondre au Complice de ce quartier.
sign-portrait = Case portrait
    .text = Face-à-face : la réponse compte deux jetons.
sign-plaza = La Place
    .text = Tu choisis le Complice ; question difficile, sans dé noir ni Attaque.
sign-start = Case départ
    .text = Un pion y commence ; ensuite c’est une case comme les autres.
sign-blue = Jeton bleu
    .text = Bonne pratique. Quand tous les ronds sont pleins, le Complice est sauvé.
sign-red = Jeton rouge
    .text = Mauvaise pratique. Quand tous les triangles sont pleins, le Complice est perdu.
sign-white = Dé blanc
    .text = De combien de cases tu avances.
sign-black = Dé noir
    .text = La difficulté : 1 à 3 facile, 4 à 6 difficile, 6 avec une Attaque.
sign-object = Case Objet
    .text = S’y arrêter donne une carte qui sert une fois. Puis la question vient comme d’habitude.
sign-power = Case Pouvoir
    .text = S’y arrêter donne une carte qui reste. Puis la question vient comme d’habitude.
sign-attack = Carte Attaque
    .text = Piochée après un 6 noir. Elle nuit toujours à l’équipe.
sign-round_end = Carte Fin de manche
    .text = Une par manche. La pioche est l’horloge de la partie.
