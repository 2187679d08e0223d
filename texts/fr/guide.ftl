# Ce que disent les écrans à qui découvre : les choses, les signes, la fiche, la fin.

web-colon = {"\u00A0"}:{" "}
web-inspect-key = Touche i : en savoir plus.
web-inspect-rule = Lire la règle
web-first-ok = Compris
web-first-again = Revoir les explications de la première fois
web-help = Où en est-on ?
web-help-win = Comment gagne-t-on ?
web-help-lose = Comment perd-on ?
web-help-turn = À qui de jouer ?
web-help-you = À toi.
web-help-chance = Le hasard décide.
web-help-over = La partie est finie.
web-help-now = Que se passe-t-il maintenant ?
web-help-signs = Que veulent dire ces signes ?
web-help-inspect = Pour savoir ce qu’est une chose : pose le pointeur dessus un instant, appuie longtemps, fais un clic droit, ou touche i quand elle est choisie au clavier.
web-help-guide = Le jeu en une page
web-guide = Le jeu en une page
web-guide-turn = Un tour
web-guide-special = Ce qui fait le sel du jeu
web-guide-modes = Les façons de jouer
web-guide-signs = Les signes
web-guide-all = Toutes les règles, numérotées
web-guide-back = Le jeu en une page
web-guide-learn = Apprendre en jouant
web-aid = Fiche à imprimer
web-aid-print = Imprimer
web-aid-note = Fiche de jeu non officielle, composée par Veilleuse.
web-sounds = Les sons de la table
web-end-won = Tu gagnes !
web-end-won-all = Vous gagnez !
web-end-won-other = { $who } gagne !
web-end-won-others = { $who } gagnent !
web-end-lost = Perdu, cette fois
web-end-nobody = Personne ne gagne
web-end-cause = Ce qui a décidé
web-end-turned = Là où tout a basculé
web-end-story = L’histoire de la partie
web-story = L’histoire de la partie
web-story-none = Rien de marquant n’a été raconté.
web-story-round = Moment { $n }
web-story-waits = La partie n’est pas finie : son histoire s’écrit encore.
web-to-end = Revenir au résultat
web-missing-complices = Il manquait { $count ->
    [one] { $count } Complice
   *[other] { $count } Complices
} à sauver, et { $blue ->
    [one] { $blue } jeton bleu
   *[other] { $blue } jetons bleus
}.
web-missing-points = Il te manquait { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-missing-deliveries = Il manquait { $count ->
    [one] { $count } Lieu à livrer
   *[other] { $count } Lieux à livrer
}.
web-missing-trophies = Il manquait { $count ->
    [one] { $count } trophée
   *[other] { $count } trophées
}.
web-missing-keys = Il te manquait : { $keys }.
web-missing-keys-none = Tu avais toutes tes clefs en main.
web-missing-piles = { $piles ->
    [one] Il restait { $piles } pile à vider
   *[other] Il restait { $piles } piles à vider
}, { $tokens ->
    [one] { $tokens } pion
   *[other] { $tokens } pions
} en tout.
web-missing-objectives = Il vous manquait { $count ->
    [one] { $count } Objectif de la même couleur
   *[other] { $count } Objectifs de la même couleur
}.
web-missing-panels = Il restait { $count ->
    [one] { $count } case du Livre à passer
   *[other] { $count } cases du Livre à passer
}.
web-secrets = Tous les secrets
web-secret-hand = { $who } avait en main
web-secret-nothing = rien
web-secret-pile = Ce qui se cachait encore
web-city = La ville, ce matin
web-would-hit = { $count ->
    [one] Sous l’attaque du V.E.R. { $slots }
   *[other] Sous l’attaque des V.E.R. { $slots }
}
web-delivery-bonus = Bonus quand on y livre un œuf : { $bonus }
web-cell-name = Case { $cell }
web-worm-health = Santé : { $health }
web-worm-left = { $left ->
    [0] Il attaque à la fin de ce tour
    [one] Encore { $left } carte, et il attaque
   *[other] Encore { $left } cartes, et il attaque
}
web-pile-of = Pile : { $world }
web-st-card-about = Sa valeur s’ajoute à ton déplacement ou à ton action, pas aux deux.
web-die-name = Dé
