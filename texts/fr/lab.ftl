# Le laboratoire : la page qui montre ce que disent des milliers de parties.

lab-name = Laboratoire
lab-lead = { $matches } parties entre robots, à { $tables ->
    [one] une table
   *[other] { $tables } tables
}.
lab-bots-only = Des robots seulement : rien ici n’a été vérifié avec des personnes. On compare des réglages, des sièges et des niveaux sous les mêmes robots ; ce n’est pas une prévision.
lab-intervals = Les traits fins sont des intervalles de confiance à 95 %. La bande claire est la cible.
lab-theme = Clair ou sombre
lab-table = Les nombres
lab-seed = Graine
lab-pack = Contenu
lab-shipped = contenu livré

lab-found = Ce qu’on remarque
lab-found-none = Tout est dans les cibles, et rien n’est inutile ni décisif.
lab-too-hard = trop difficile
lab-too-easy = trop facile
lab-unfair = places inégales
lab-levels = moins de dix points plus facile que le niveau suivant
lab-off-length = durée loin de celle de la boîte
lab-not-ordered = niveaux mal rangés
lab-dead = jamais utile
lab-strong = décisif
lab-harmful = très nuisible
lab-fine = en ordre
lab-unknown = trop peu vu

lab-win-rate = Parties gagnées
lab-win-rate-about = La part des parties gagnées à chaque table.
lab-change = Avant et après
lab-change-about = De combien de points la part des victoires change, les mêmes parties étant jouées avec les deux contenus.
lab-ladder = L’échelle des robots
lab-ladder-about = Leur force en points Elo, le plus faible à 0, là où plusieurs niveaux jouent l’un contre l’autre.
lab-places = L’avantage des places
lab-places-about = Ce que gagne chaque place dans l’ordre du tour ; 1 est une part juste.
lab-place = Place { $number }
lab-length = La durée
lab-length-about = En minutes, à { $seconds } secondes par vraie décision : la médiane, et neuf parties sur dix. La bande est celle de la boîte.
lab-each = Table par table
lab-matches = Parties
lab-share = Part
lab-low = De
lab-high = à
lab-mean = Moyenne
lab-median = Médiane
lab-p5 = Une sur vingt en dessous
lab-p95 = Une sur vingt au-dessus
lab-decisions = Décisions
lab-periods = { $period ->
    [turn] Tours
   *[round] Manches
}
lab-period = { $period ->
    [turn] tour
   *[round] manche
}
lab-endings = Comment et quand les parties finissent
lab-endings-about = La part des parties finies, de chaque façon, au fil de la partie.
lab-branching = Le choix au fil de la partie
lab-branching-about = Combien d’options a une décision, en moyenne.
lab-forced = Décisions sans choix
lab-leads = Qui mène
lab-leads-about = Combien de fois celui qui mène change, par partie.
lab-leader-wins = Qui mène à la moitié gagne à la fin
lab-course = { $gauge } au fil de la partie
lab-course-about = La médiane, la moitié et neuf dixièmes des valeurs au début de chaque { $period ->
    [turn] tour
   *[round] manche
}.
lab-won = parties gagnées
lab-lost = parties perdues
lab-all = toutes
lab-things-about = De combien de points la part des victoires change là où elle paraît, comparée aux autres de sa sorte dans des parties de même longueur.
lab-thing = Quoi
lab-seen = Vu
lab-used = Servi
lab-effect = Effet
lab-verdict = Avis
lab-marks = Ce qui se passe
lab-marks-about = Combien de fois par partie, en moyenne.
lab-per-match = Par partie
lab-value = Valeur
lab-seats = { $seats ->
    [one] 1 siège
   *[other] { $seats } sièges
}
lab-points = points
lab-minutes = minutes

## Les sortes de choses

lab-sort-character = Personnages
lab-sort-card = Cartes
lab-sort-item = Objets
lab-sort-ally = Alliés
lab-sort-power = Pouvoirs
lab-sort-scene = Scènes
lab-sort-object = Objets
lab-sort-attack = Attaques
lab-sort-round-end = Fins de manche
lab-sort-bad-encounter = Mauvaises rencontres
lab-sort-vehicle = Véhicules
lab-sort-weapon = Armes
lab-sort-bounty = Primes
lab-sort-worm = Vers
lab-sort-search = Fouille
lab-sort-light = Lumière
lab-sort-dark = Obscurité
lab-sort-boogeyman = Boogeyman
lab-sort-babysitter = Babysitter
lab-sort-nightmare = Cauchemars
lab-sort-trouble = Troubles
lab-sort-event = Évènements
lab-sort-objective = Objectifs
lab-sort-epilogue = Épilogues

## Les nombres que l’on suit

lab-gauge-standing = Situation
lab-gauge-fear = Peur
lab-gauge-act = Acte
lab-gauge-will = Pions autour de Will
lab-gauge-hand = Cartes en main
lab-gauge-blue = Jetons bleus
lab-gauge-red = Jetons rouges
lab-gauge-saved = Complices sauvés
lab-gauge-lost = Complices perdus
lab-gauge-missing = Clefs qui manquent
lab-gauge-points = Points
lab-gauge-alive = Personnages en vie
lab-gauge-rubble = Décombres portés
lab-gauge-attacks = Attaques subies
lab-gauge-stress-babysitter = Stress de la Babysitter
lab-gauge-stress-boogeyman = Stress du Boogeyman
lab-gauge-mind = État d’esprit
lab-gauge-candies = Bonbons
lab-gauge-objectives = Objectifs trouvés

## Ce qui se passe

lab-mark-fear-scene = Peur des Scènes
lab-mark-fear-road = Peur des routes
lab-mark-fear-shortfall = Peur des échecs
lab-mark-fear-overflow = Peur des piles trop hautes
lab-mark-calmed = Peur calmée
lab-mark-succeeded = Actions réussies
lab-mark-fell-short = Actions manquées
lab-mark-overflowed = Piles trop hautes
lab-mark-passed = Actions passées
lab-mark-day-ended = Fins de journée
lab-mark-right = Bonnes réponses
lab-mark-wrong = Mauvaises réponses
lab-mark-blue-on = Jetons bleus posés
lab-mark-blue-off = Jetons bleus retirés
lab-mark-red-on = Jetons rouges posés
lab-mark-red-off = Jetons rouges retirés
lab-mark-face-off = Face-à-face
lab-mark-plaza = Passages par la Place
lab-mark-crossed = Passages d’un monde à l’autre
lab-mark-stopped = Passages empêchés
lab-mark-exchanged = Échanges
lab-mark-refused = Échanges refusés
lab-mark-reacted = Réactions
lab-mark-lost-card = Cartes perdues
lab-mark-stolen = Cartes volées
lab-mark-missed-turn = Tours passés
lab-mark-revealed = Personnages révélés
lab-mark-home-tried = Essais de rentrer
lab-mark-points-open-bounty = Points des Primes
lab-mark-points-secret-bounty = Points des Primes secrètes
lab-mark-points-other = Autres points
lab-mark-delivered = Livraisons
lab-mark-worm-defeated = Vers vaincus
lab-mark-died-own-turn = Morts à son propre tour
lab-mark-died-others-turn = Morts au tour d’un autre
lab-mark-leap = Sauts
lab-mark-leap-fatal = Sauts mortels
lab-mark-location-bonus = Bonus de Lieux
lab-mark-location-destroyed = Lieux détruits
lab-mark-eliminated = Éliminations
lab-mark-met-babysitter = Rencontres de la Babysitter
lab-mark-met-boogeyman = Rencontres du Boogeyman
lab-mark-fainted = Évanouissements
lab-mark-revived = Enfants ranimés
lab-mark-noise = Bruit
lab-mark-test-passed = Tests réussis
lab-mark-test-failed = Tests manqués
lab-mark-objective-found = Objectifs trouvés
lab-mark-final-began = Finals commencés
lab-mark-turned-coat = Enfants devenus le Boogeyman
lab-mark-dawn = Aubes
