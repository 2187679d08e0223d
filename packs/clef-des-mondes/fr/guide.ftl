# Pour qui découvre : à quoi sert chaque question, comment on gagne, ce que disent les signes.

## La première fois qu’une question se pose

first-keep = Ton personnage dit quelles trois clefs te ramèneront chez toi, et quelle clef tu possèdes déjà ; il reste secret.
first-pawn = Le pion montre dans quel monde tu es ; sa couleur ne change rien.
first-act = Tu as deux actions par tour : prendre une carte (une fois), échanger, jouer un effet, passer dans un autre monde, rentrer…
first-window = Quelqu’un fait quelque chose ici : une de tes cartes peut l’arrêter, maintenant ou jamais.
first-defend = Une mauvaise rencontre t’attaque : une carte qui arrête son symbole te protège, sinon tu subis son effet.
first-counter = On te propose un échange : tu dis ce que tu donnerais en retour, et rien ne bouge tant que l’autre n’a pas accepté.
first-confirm = Voilà ce qu’on te donnerait en échange : tu peux encore refuser.
first-lose = L’effet te coûte des cartes : garde les clefs qui te manquent pour rentrer.
first-draw-more = La carte t’en offre une autre de cette pile ; attention, une mauvaise rencontre agit dès qu’elle est prise.
first-arrange = Tu ranges le haut de cette pile : personne d’autre ne saura ce qui vient ensuite.
first-leave = En quittant un monde, on y laisse ses rencontres : dis dans quel ordre elles vont sous la pile.
first-halt = La partie peut s’arrêter sans vainqueur si toute la table le veut.

## Gagner, perdre

guide-win = Sois la première personne à rentrer au Manoir de Kernault : paie tes trois clefs de retour, et en plus celle du côté ou les deux de l’angle par où tu sors.
guide-lose = Quelqu’un d’autre rentre avant toi. Personne n’est éliminé, et le jeu lui-même ne gagne jamais.

## La page qui explique

guide-goal = Le but
    .text = Tu as lu trop tard dans la nuit, et te voilà de l’autre côté du livre. Huit mondes entourent le Manoir de Kernault. Rassemble les clefs qu’il te faut et rentre avant les autres.
guide-turn-1 = Deux actions
    .text = À ton tour, tu fais deux actions : prendre une carte du monde où tu es (une fois par tour), en échanger une, jouer l’effet d’une carte, passer dans un monde voisin, ou rentrer.
guide-turn-2 = Une carte, deux usages
    .text = Chaque rencontre et chaque objet porte une clef et un effet. Tu joues l’un ou l’autre, jamais les deux, puis la carte repart sous une pile.
guide-turn-3 = Passer
    .text = Un côté demande une clef, un angle deux. Paie, et ton pion passe ; le monde caché où tu entres se retourne. Tes objets te suivent, tes rencontres restent.
guide-turn-4 = Rentrer
    .text = Tous les mondes touchent Kernault : d’où tu es, paie d’un coup la sortie et tes trois clefs de retour. La clef que possède ton personnage sert une seule fois, et le révèle.
guide-special-1 = Les réactions
    .text = Quand quelqu’un joue une carte dans ton monde, une carte de défense peut l’arrêter si elle annule ce symbole, même hors de ton tour et même si la carte servait de clef.
guide-special-2 = Les mauvaises rencontres
    .text = Elles agissent dès que tu les prends : cartes perdues, tour passé, départ forcé. Certains mondes en ont plus que d’autres.
guide-special-3 = Les échanges
    .text = Dans le même monde, vous pouvez vous échanger des cartes. Une clef qui ne te sert pas est peut-être la dernière de quelqu’un.
guide-end = Comment ça finit
    .text = Dès qu’un personnage rentre à Kernault, sa joueuse ou son joueur gagne, seul. Toute la table peut aussi convenir d’arrêter sans vainqueur.
guide-mode-standard = Partie standard
    .text = De deux à cinq, chacun pour soi.

## Les signes du plateau

sign-magic = Clef de magie
    .text = User de prodiges.
sign-knowledge = Clef de connaissance
    .text = Connaître les lieux et leurs habitants.
sign-combat = Clef de combat
    .text = Se battre.
sign-death = Clef de mort
    .text = L’affronter.
sign-love = Clef d’amour
    .text = En faire preuve.
sign-exit = Serrure
    .text = Ce que demande le passage : une clef par un côté, deux par un angle.
sign-hidden = Monde caché
    .text = Un livre fermé : il s’ouvre quand quelqu’un y entre.
sign-encounter = Rencontre
    .text = Une clef et un effet. Tu la laisses derrière toi quand tu quittes le monde.
sign-object = Objet
    .text = Une clef et un effet. Il voyage avec toi.
sign-bad = Mauvaise rencontre
    .text = Pas de clef : elle agit dès qu’on la prend.
sign-kernault = Kernault
    .text = Le manoir, au milieu. Y entrer, c’est gagner.
sign-own = Ta clef
    .text = Celle de ton personnage : elle sert une fois, et s’en servir montre qui tu es.
