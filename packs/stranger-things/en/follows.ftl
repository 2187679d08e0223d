# What follows from an option, as a note.
then-set-off = { $moves } { $moves ->
    [one] step
   *[other] steps
}
then-walked = { $left ->
    [0] no move left
    [one] { $left } move left
   *[other] { $left } moves left
}
then-frightened = { $you ->
    [yes] +{ $amount } Fear
   *[no] { $seat }: +{ $amount } Fear
}
then-calmed = { $you ->
    [yes] −{ $amount } Fear
   *[no] { $seat }: −{ $amount } Fear
}
then-shielded = { $you ->
    [yes] your Fear is avoided
   *[no] { $seat }’s Fear is avoided
}
then-stayed = { $left ->
    [0] you stay
    [one] { $left } move wasted
   *[other] { $left } moves wasted
}
then-attempted = value { $value }{ $bonus ->
    [0] {""}
   *[other] {" "}(+{ $bonus } of it)
}
then-succeeded = success
then-pile-cleared = { $slot } is cleared
then-token-lost = −{ $count } { $count ->
    [one] token
   *[other] tokens
}: { $slot }
then-token-added = +{ $count } { $count ->
    [one] token
   *[other] tokens
}: { $slot }
then-recruited = { $ally } joins you
then-item-kept = { $item } in hand
then-item-dropped = { $item } is left
then-power-used = Eleven uses { $power }
then-power-lost = { $power } is lost
then-enemy-removed = one Enemy fewer
then-enemy-moved = { $foe } goes to { $to }
then-draw-item = then an Item
then-draw-scene = then a Scene
then-draw-action = then Action cards
then-draw-ally = then an Ally
then-will-saved = Will is saved
then-scenes-to-come = { $count ->
    [0] no Scene
    [one] one Scene to come
   *[other] { $count } Scenes to come
}
then-turn-began = { $you ->
    [yes] your turn again
   *[no] then { $seat }’s turn
}
then-ended = end of the match: { $result ->
    [victory] victory
   *[defeat] defeat
}

# Why this hint.
why-end = it leads best to victory
why-will = { $count ->
    [0] Will is easier to reach
    [one] one token fewer before Will
   *[other] { $count } tokens fewer before Will
}
why-portal = { $count ->
    [0] the Portal weakens
    [one] one token fewer at the Portal
   *[other] { $count } tokens fewer at the Portal
}
why-roots = { $count ->
    [0] the Roots draw back
    [one] one token fewer at the Roots
   *[other] { $count } tokens fewer at the Roots
}
why-labs = the laboratory empties
why-fear = less Fear for the group
why-act = the next Act is put off
why-cards = { $count ->
    [0] more cards in hand
    [one] one more card in hand
   *[other] { $count } more cards in hand
}
why-way = the goal is nearer
why-enemies = the goal is less guarded
