# Ce qui suit d’une option, en note.
then-ask-question = { $you ->
    [yes] { $complice } t’interroge{ $double ->
        [yes] , et ça compte double
       *[no] {""}
    }
   *[no] { $complice } interroge { $seat }{ $double ->
        [yes] , et ça compte double
       *[no] {""}
    }
}
then-ask-hard = question difficile
then-ask-attack = puis une Attaque
then-draw-object = puis un Objet
then-draw-power = puis un Pouvoir
then-draw-attack = puis une Attaque
then-draw-round-end = puis une carte Fin de manche
then-district-settled = { $complice } : sort réglé, rien ici
then-plaza-closed = la Place est bouclée : pas de question
then-plaza-declined = pas de question
then-question-made-easy = la question devient facile
then-red-cancelled = un jeton rouge de moins pour { $complice }
then-token-placed = +{ $times } { $times ->
    [one] jeton
   *[other] jetons
} { $colour ->
    [blue] { $times ->
        [one] bleu
       *[other] bleus
    }
   *[red] { $times ->
        [one] rouge
       *[other] rouges
    }
} chez { $complice }
then-token-removed = −{ $times } { $times ->
    [one] jeton
   *[other] jetons
} { $colour ->
    [blue] { $times ->
        [one] bleu
       *[other] bleus
    }
   *[red] { $times ->
        [one] rouge
       *[other] rouges
    }
} chez { $complice }
then-nothing-to-remove = rien à retirer chez { $complice }
then-settled = { $status ->
    [saved] un Complice sauvé
   *[lost] un Complice perdu
} : { $complice }
then-card-discarded = { $card } part à la défausse
then-attack-cancelled = l’Attaque est annulée
then-pawn-sent-home = { $you ->
    [yes] retour
   *[no] { $seat } rentre
} : { $to }
then-pawns-rotated = les pions échangent leurs places
then-round-ended = fin de la manche
then-play-goes-on = la partie continue
then-slates-locked = les ardoises sont ramassées
then-ended = fin de la partie : { $result ->
    [total_victory] victoire totale
    [victory] victoire
    [undecided] rien de décidé
   *[defeat] défaite
}

# Pourquoi ce conseil.
why-end = c’est ce qui mène le mieux à la victoire
why-saved = { $count ->
    [0] un Complice a plus de chances d’être sauvé
    [one] un Complice de plus peut être sauvé
   *[other] { $count } Complices de plus peuvent être sauvés
}
why-lost = { $count ->
    [0] un Complice risque moins de tomber
    [one] un Complice ne tombe pas
   *[other] { $count } Complices ne tombent pas
}
why-blue = plus de bonnes pratiques en vue
why-red = moins de mauvaises pratiques
why-cards = { $count ->
    [0] tes cartes restent en main
    [one] une carte de plus reste en main
   *[other] { $count } cartes de plus restent en main
}
