# Ce que demandent les problèmes du soir. Rien ici ne dit la réponse.

puzzle-the-firewall-of-the-last-chance = Pièce jointe piégée
puzzle-the-firewall-of-the-last-chance-asks = Datata est déjà perdue, et Hacker a quatre jetons rouges. L’Attaque en apporte un de plus. Tu as un Pare-feu.
puzzle-the-patch-for-datata = Formulaire curieux
puzzle-the-patch-for-datata-asks = Stalky est perdue. Un jeton rouge arrive chez Datata, qui en a déjà quatre, et tu gardes un Dossier à son nom.
puzzle-a-friend-with-a-firewall = Ce n’est pas ton tour
puzzle-a-friend-with-a-firewall-asks = Quelqu’un d’autre joue, et une Attaque tombe sur Stalky : quatre jetons rouges déjà, et Hyperco est perdu. Ta carte à toi peut servir.
puzzle-the-token-that-turns = Volte-face
puzzle-the-token-that-turns-asks = Chez Hacker, un jeton bleu va virer au rouge, et Datata est déjà perdue. Compte les rouges avant de répondre.
puzzle-the-complice-of-the-question = Contrecoup
puzzle-the-complice-of-the-question-asks = L’Attaque vise le Complice de la question : c’était Datata, et elle a quatre jetons rouges. Stalky est déjà perdue.
puzzle-whoever-it-hits = Nouvelle cible
puzzle-whoever-it-hits-asks = Stalky est perdue, et les trois autres ont chacun quatre jetons rouges. L’Attaque va en toucher un. Gardes-tu ton Pare-feu pour plus tard ?
puzzle-the-patch-for-hyperco = Lecture automatique
puzzle-the-patch-for-hyperco-asks = Hacker est perdu, et voici un jeton rouge pour Hyperco, qui en a déjà quatre. Le Chargeur d’Hyperco est dans ta main.
puzzle-the-last-chair-with-a-firewall = La dernière chaise
puzzle-the-last-chair-with-a-firewall-asks = Tu es loin du pion qui joue, mais la ville est à tout le monde : Stalky est perdue, et Datata vacille.
puzzle-the-firewall-for-hyperco = Encore un épisode
puzzle-the-firewall-for-hyperco-asks = Datata est perdue. Une Attaque apporte à Hyperco un cinquième jeton rouge, et tu tiens un Pare-feu.
puzzle-the-second-of-two-falls = Un de perdu…
puzzle-the-second-of-two-falls-asks = Datata est perdue, et Hacker a trois jetons bleus et quatre rouges. Un jeton rouge est en route : faut-il s’en mêler ?
