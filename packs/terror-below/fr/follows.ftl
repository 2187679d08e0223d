# Ce qui suit d’une option, en note.
then-played = { $ap } { $ap ->
    [one] point
   *[other] points
} d’action
then-companion-played = { $ap } { $ap ->
    [one] point
   *[other] points
} d’action en tout
then-target-moved = la Cible { $slot } glisse en { $to }
then-moved = { $ap ->
    [0] plus de point d’action
    [one] reste { $ap } point d’action
   *[other] reste { $ap } points d’action
}
then-jumped-pawn = { $ap ->
    [0] plus de point d’action
    [one] reste { $ap } point d’action
   *[other] reste { $ap } points d’action
}
then-cleared = +{ $count } { $count ->
    [one] Décombre
   *[other] Décombres
}
then-picked-up = +{ $eggs } { $eggs ->
    [one] Œuf
   *[other] Œufs
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
    [one] { $left } point d’action perdu
   *[other] { $left } points d’action perdus
}
then-points-added = { $ap } { $ap ->
    [one] point
   *[other] points
} d’action
then-leap-rolled = { $safe ->
    [yes] le saut réussit
   *[no] chute dans le canyon
}
then-attack-began = le V.E.R. { $slot } attaque
then-caught = { $seats ->
    [0] personne n’est pris
    [one] { $who } est pris
   *[other] { $seats } joueurs sont pris
}
then-struck = +{ $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} ({ $total }/{ $health })
then-worm-defeated = le V.E.R. est vaincu
then-leader-died = { $you ->
    [yes] tu perds { $character }
   *[no] { $seat } perd { $character }
}
then-eliminated = { $you ->
    [yes] tu es éliminé
   *[no] { $seat } est éliminé
}
then-cargo-dropped = { $you ->
    [yes] tu lâches ton chargement
   *[no] { $seat } lâche son chargement
}
then-location-destroyed = { $location } est détruit
then-hat-lost = { $you ->
    [yes] tu perds ton Chapeau
   *[no] { $seat } perd son Chapeau
}
then-last-round = dernier tour de table
then-turn-began = { $you ->
    [yes] à toi encore
   *[no] puis à { $seat }
}
then-draw-item = puis un Objet
then-draw-weapon = puis une Arme
then-draw-bounty = puis une Prime
then-draw-vehicle = puis un Véhicule
then-draw-weapon-dice = puis les dés de l’Arme
then-draw-egg-dice = puis les dés d’un Œuf
then-draw-canyon-die = puis le dé du canyon
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
why-eggs = tu portes des Œufs qui se livrent bien
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
