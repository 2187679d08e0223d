# What follows from an option, as a note.
then-played = { $ap } action { $ap ->
    [one] point
   *[other] points
}
then-companion-played = { $ap } action { $ap ->
    [one] point
   *[other] points
} in all
then-target-moved = Target { $slot } slides to { $to }
then-moved = { $ap ->
    [0] no action point left
    [one] { $ap } action point left
   *[other] { $ap } action points left
}
then-jumped-pawn = { $ap ->
    [0] no action point left
    [one] { $ap } action point left
   *[other] { $ap } action points left
}
then-cleared = +{ $count } rubble
then-picked-up = +{ $eggs } { $eggs ->
    [one] egg
   *[other] eggs
}
then-gained = { $you ->
    [yes] +{ $points } VP
   *[no] { $seat }: +{ $points } VP
}
then-claimed = { $you ->
    [yes] +{ $points } VP
   *[no] { $seat }: +{ $points } VP
}
then-stopped = { $left ->
    [0] end of the turn
    [one] { $left } action point wasted
   *[other] { $left } action points wasted
}
then-points-added = { $ap } action { $ap ->
    [one] point
   *[other] points
}
then-leap-rolled = { $safe ->
    [yes] the leap succeeds
   *[no] a fall into the canyon
}
then-attack-began = worm { $slot } attacks
then-caught = { $seats ->
    [0] nobody is caught
    [one] { $who } is caught
   *[other] { $seats } players are caught
}
then-struck = +{ $amount } damage ({ $total }/{ $health })
then-worm-defeated = the worm is defeated
then-leader-died = { $you ->
    [yes] you lose { $character }
   *[no] { $seat } loses { $character }
}
then-eliminated = { $you ->
    [yes] you are eliminated
   *[no] { $seat } is eliminated
}
then-cargo-dropped = { $you ->
    [yes] you drop your cargo
   *[no] { $seat } drops the cargo
}
then-location-destroyed = { $location } is destroyed
then-hat-lost = { $you ->
    [yes] you lose your Hat
   *[no] { $seat } loses the Hat
}
then-last-round = last round
then-turn-began = { $you ->
    [yes] your turn again
   *[no] then { $seat }’s turn
}
then-draw-item = then an Item
then-draw-weapon = then a Weapon
then-draw-bounty = then a Bounty
then-draw-vehicle = then a Vehicle
then-draw-weapon-dice = then the dice of the Weapon
then-draw-egg-dice = then the dice of an egg
then-draw-canyon-die = then the die of the canyon
then-draw-rob = a card at random
then-ended = end of the match

# Why this hint.
why-end = it leads most surely to victory
why-points = { $count ->
    [0] a few more points in sight
    [one] +{ $count } point in sight
   *[other] +{ $count } points in sight
}
why-squad = your squad stays whole
why-eggs = you carry eggs that deliver well
why-gear = { $count ->
    [0] you keep your gear
    [one] one more card of gear
   *[other] { $count } more cards of gear
}
why-bounties = { $count ->
    [0] your Bounties stay within reach
    [one] one more Bounty
   *[other] { $count } more Bounties
}
why-rubble = more rubble to exchange
why-danger = the next attack misses you more often
why-goal = the goal of the scenario comes closer
why-rivals = your rivals gain less by it
