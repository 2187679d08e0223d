# Ce qui suit d’une option, en note.
then-played = { $ap } { $ap ->
    [one] Point
   *[other] Points
} d’Action
then-companion-played = { $ap } { $ap ->
    [one] Point
   *[other] Points
} d’Action en tout
then-target-moved = la Cible { $slot } glisse en { $to }
then-moved = { $ap ->
    [0] plus de Point d’Action
    [one] reste { $ap } Point d’Action
   *[other] reste { $ap } Points d’Action
}
then-jumped-pawn = { $ap ->
    [0] plus de Point d’Action
    [one] reste { $ap } Point d’Action
   *[other] reste { $ap } Points d’Action
}
then-cleared = +{ $count } { $count ->
    [one] Décombres
   *[other] Décombres
}
then-picked-up = +{ $eggs } { $eggs ->
    [one] œuf
   *[other] œufs
}
then-gained = { $you ->
    [yes] +{ $points } PV
   *[no] { $seat } : +{ $points } PV
}
then-claimed = { $you ->
    [yes] +{ $points } PV
   *[no] { $seat } : +{ $points } PV
}
then-stopped = { $left ->
    [0] fin du tour
    [one] { $left } Point d’Action perdu
   *[other] { $left } Points d’Action perdus
}
then-points-added = { $ap } { $ap ->
    [one] Point
   *[other] Points
} d’Action
then-leap-rolled = { $safe ->
    [yes] le saut réussit
   *[no] chute dans le Canyon
}
then-attack-began = le V.E.R. { $slot } attaque
then-caught = { $seats ->
    [0] l’attaque ne prend personne
    [one] l’attaque prend { $who }
   *[other] l’attaque prend { $seats } joueurs
}
then-struck = +{ $amount } { $amount ->
    [one] Dommage
   *[other] Dommages
} ({ $total }/{ $health })
then-worm-defeated = le V.E.R. est vaincu
then-leader-died = { $you ->
    [yes] tu perds { $character }
   *[no] { $seat } perd { $character }
}
then-eliminated = { $you ->
    [yes] tu n’as plus personne
   *[no] { $seat } n’a plus personne
}
then-cargo-dropped = { $you ->
    [yes] tu lâches ton chargement
   *[no] { $seat } lâche son chargement
}
then-location-destroyed = un Lieu s’effondre : { $location }
then-hat-lost = { $you ->
    [yes] tu perds ton Chapeau
   *[no] { $seat } perd son Chapeau
}
then-last-round = dernier tour de table
then-turn-began = { $you ->
    [yes] à toi encore
   *[no] puis { A($seat) }
}
then-draw-item = puis un Objet
then-draw-weapon = puis une Arme
then-draw-bounty = puis une Prime
then-draw-vehicle = puis un Véhicule
then-draw-weapon-dice = puis les dés de l’Arme
then-draw-egg-dice = puis les dés d’un œuf
then-draw-canyon-die = puis le dé du saut
then-draw-rob = une carte au hasard
then-ended = fin de la partie

# Pourquoi ce conseil.
why-end = c’est ce qui mène le plus sûrement à la victoire
why-points = { $count ->
    [0] un peu plus de points en vue
    [one] +{ $count } point en vue
   *[other] +{ $count } points en vue
}
why-squad = ton équipe reste au complet
why-eggs = tu portes des œufs qui se livrent bien
why-gear = { $count ->
    [0] tu gardes ton équipement
    [one] une carte d’équipement de plus
   *[other] { $count } cartes d’équipement de plus
}
why-bounties = { $count ->
    [0] tes Primes restent à portée
    [one] une Prime de plus
   *[other] { $count } Primes de plus
}
why-rubble = plus de Décombres à échanger
why-danger = l’attaque qui vient te manque plus souvent
why-goal = le but du scénario se rapproche
why-rivals = tes rivaux en profitent moins
