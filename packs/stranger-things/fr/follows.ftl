# Ce qui suit d’une option, en note.
then-set-off = { $moves ->
    [0] aucun déplacement
    [one] { $moves } déplacement
   *[other] { $moves } déplacements
}
then-walked = { $left ->
    [0] dernier déplacement
    [one] encore { $left } déplacement
   *[other] encore { $left } déplacements
}
then-frightened = { $you ->
    [yes] +{ $amount } Peur
   *[no] { $seat } : +{ $amount } Peur
}
then-calmed = { $you ->
    [yes] −{ $amount } Peur
   *[no] { $seat } : −{ $amount } Peur
}
then-shielded = { $you ->
    [yes] ta Peur est évitée
   *[no] la Peur { DE($seat) } est évitée
}
then-stayed = { $left ->
    [0] tu restes
    [one] { $left } déplacement perdu
   *[other] { $left } déplacements perdus
}
then-attempted = valeur { $value }{ $bonus ->
    [0] {""}
   *[other] {" "}(dont +{ $bonus })
}
then-succeeded = réussi
then-pile-cleared = pile vidée : { $slot }
then-token-lost = −{ $count } { $count ->
    [one] pion
   *[other] pions
} : { $slot }
then-token-added = +{ $count } { $count ->
    [one] pion
   *[other] pions
} : { $slot }
then-recruited = { $ally } te rejoint
then-item-kept = { $item } en main
then-item-dropped = { $item } à la défausse
then-power-used = Onze utilise { $power }
then-power-lost = Pouvoir perdu : { $power }
then-enemy-removed = un Ennemi de moins
then-enemy-moved = { $foe } va : { $to }
then-draw-item = puis un Objet
then-draw-scene = puis une Scène
then-draw-action = puis des cartes Action
then-draw-ally = puis un Allié
then-will-saved = Will est sauvé
then-scenes-to-come = { $count ->
    [0] aucune Scène
    [one] une Scène à venir
   *[other] { $count } Scènes à venir
}
then-turn-began = { $you ->
    [yes] à toi encore
   *[no] puis { A($seat) }
}
then-ended = fin de la partie : { $result ->
    [victory] victoire
   *[defeat] défaite
}

# Pourquoi ce conseil.
why-end = c’est ce qui mène le mieux à la victoire
why-will = { $count ->
    [0] Will est plus facile à rejoindre
    [one] un pion de moins devant Will
   *[other] { $count } pions de moins devant Will
}
why-portal = { $count ->
    [0] le Portail faiblit
    [one] un pion de moins au Portail
   *[other] { $count } pions de moins au Portail
}
why-roots = { $count ->
    [0] les Racines reculent
    [one] un pion de moins aux Racines
   *[other] { $count } pions de moins aux Racines
}
why-labs = le Laboratoire se vide
why-fear = moins de Peur pour le groupe
why-act = l’Acte suivant se fait attendre
why-cards = { $count ->
    [0] plus de cartes en main
    [one] une carte de plus en main
   *[other] { $count } cartes de plus en main
}
why-way = le but est plus près
why-enemies = le but est moins gardé
