# Ce qui suit d’une option, en note.
then-turn-began = { $you ->
    [yes] à toi encore
   *[no] puis { A($seat) }
}
then-ask-waiting = { $asks ->
    [window] les autres peuvent réagir
    [counter] { $seat } répondra
    [halt] tout le monde doit être d’accord
   *[other] { $seat } décide
}
then-draw-theft = une carte au hasard
then-draw-card = puis une carte de la pile
then-discarded = une carte de moins
then-went-under = { $cards ->
    [one] une carte va sous sa pile
   *[other] { $cards } cartes vont sous leurs piles
}
then-put-down = { $you ->
    [yes] tu perds { $card }
   *[no] { $seat } perd { $card }
}
then-cross-tried = coûte { $keys ->
    [one] une clef
   *[other] { $keys } clefs
}
then-home-tried = coûte { $keys ->
    [one] une clef
   *[other] { $keys } clefs
}
then-revealed = { $you ->
    [yes] ton personnage est connu de tous
   *[no] le personnage { DE($seat) } est connu
}
then-turn-to-miss = { $you ->
    [yes] tu passes { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }
   *[no] { $seat } passe { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }
}
then-actions-gained = +{ $actions } { $actions ->
    [one] action
   *[other] actions
}
then-exchange-refused = pas d’échange
then-exchanged = l’échange est fait
then-parried = la mauvaise rencontre est évitée
then-undefended = la mauvaise rencontre te frappe
then-card-stopped = { $card } est arrêtée
then-move-stopped = { $you ->
    [yes] ton départ est arrêté
   *[no] { $seat } n’avance pas
}
then-went-home = { $you ->
    [yes] tu rentres chez toi
   *[no] { $seat } rentre
}
then-nothing-left = plus rien à faire ce tour
then-ended = fin de la partie

# Pourquoi ce conseil.
why-end = c’est ce qui mène le plus sûrement à la victoire
why-way = { $count ->
    [0] le chemin du retour est plus court
    [one] un monde de moins à traverser
   *[other] { $count } mondes de moins à traverser
}
why-keys = les clefs qui te manquent sont plus faciles à trouver
why-rivals = { $count ->
    [0] tes rivaux ont moins de cartes
    [one] un rival a une carte de moins
   *[other] un rival a { $count } cartes de moins
}
