# Le problème du soir, et ce qu’une partie finie a été.

## Le problème du soir

puzzle-solved = Bien vu : c’était la meilleure décision.
puzzle-missed = C’est permis, mais il y avait mieux. Rien n’est perdu : essaie encore.
puzzle-for = Ce qu’elle a pour elle : { $reasons }.
puzzle-against = Ce que la meilleure décision a pour elle : { $reasons }.
term-puzzle = Problème du soir · { $title } · { $name }
term-puzzle-again = Entrée pour réessayer, « q » pour quitter.
term-puzzle-end = À demain soir ! Un problème par jeu : veilleuse puzzle { $title }

web-evening = Problème du soir
web-evening-more = Une position, une décision à trouver : chaque jour la même pour tout le monde.
web-evening-about = Une table est dressée, et une seule décision est la meilleure. Regarde, réfléchis, choisis. Chaque jour, tout le monde a le même problème, et l’on peut réessayer.
web-evening-tonight = Le problème de ce soir
web-evening-begin = Trouve-le pour commencer une série.
web-evening-streak = { $count ->
    [one] Un soir trouvé
   *[other] { $count } soirs trouvés d’affilée
}
web-evening-found = Trouvé ce soir
web-evening-solve = Résoudre
web-evening-again = Revoir
web-evening-each = Un problème par jeu
web-evening-none = Aucun problème n’est à résoudre ici.
web-evening-retry = Réessayer
web-evening-others = Les autres problèmes
web-evening-your-turn = À toi : une seule décision est la meilleure.

## Ce qu’une partie a été

web-analysis = Analyse de la partie
web-analysis-about = Les chances de gagner au fil de la partie, et les décisions qui ont coûté le plus. Il faut quelques instants pour les trouver.
web-analysis-ask = Analyser la partie
web-analysis-working = L’analyse avance…
web-analysis-curve = Chances de gagner
web-analysis-percent = { $percent } %
web-analysis-chance = { $who } { $percent } %
web-analysis-at = Moment { $n } sur { $of } : { $chances }
web-analysis-all = Tout le monde ensemble
web-analysis-figures = Les chiffres
web-analysis-moments = Les décisions qui ont coûté le plus
web-analysis-better = Là, mieux valait : { $better }
web-analysis-done = { $seat } a choisi « { $done } » : { $chance } % de chances de gagner, au lieu de { $better } %.
web-analysis-cost = { $points ->
    [one] −{ $points } point de chance
   *[other] −{ $points } points de chance
}
web-analysis-known = Tout cela d’après ce que chacun pouvait savoir alors.
web-analysis-none = Aucune décision n’a coûté cher, d’après ce qu’on pouvait savoir alors.
error-too-many-analyses = Trop d’analyses depuis cette adresse. Attends un peu et réessaie.
