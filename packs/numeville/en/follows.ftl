# What follows from an option, as a note.
then-ask-question = { $you ->
    [yes] { $complice } asks you{ $double ->
        [yes] , and it counts double
       *[no] {""}
    }
   *[no] { $complice } asks { $seat }{ $double ->
        [yes] , and it counts double
       *[no] {""}
    }
}
then-ask-hard = a hard question
then-ask-attack = then an Attack
then-draw-object = then an Object
then-draw-power = then a Power
then-draw-attack = then an Attack
then-draw-round-end = then an End-of-round card
then-district-settled = { $complice } is settled: nothing here
then-plaza-closed = the Plaza is closed: no question
then-plaza-declined = no question
then-question-made-easy = the question becomes easy
then-red-cancelled = one red token fewer for { $complice }
then-token-placed = +{ $times } { $colour ->
    [blue] blue
   *[red] red
} { $times ->
    [one] token
   *[other] tokens
} for { $complice }
then-token-removed = −{ $times } { $colour ->
    [blue] blue
   *[red] red
} { $times ->
    [one] token
   *[other] tokens
} for { $complice }
then-nothing-to-remove = nothing to remove from { $complice }
then-settled = { $complice }: { $status ->
    [saved] saved
   *[lost] lost
}
then-card-discarded = { $card } is discarded
then-attack-cancelled = the Attack is cancelled
then-pawn-sent-home = { $you ->
    [yes] back to
   *[no] { $seat } goes back to
} { $to }
then-pawns-rotated = the pawns change places
then-round-ended = end of the round
then-play-goes-on = the match goes on
then-slates-locked = the slates are collected
then-ended = end of the match: { $result ->
    [total_victory] total victory
    [victory] victory
    [undecided] undecided
   *[defeat] defeat
}

# Why this hint.
why-end = it leads best to victory
why-saved = { $count ->
    [0] a Complice is more likely to be saved
    [one] one more Complice can be saved
   *[other] { $count } more Complices can be saved
}
why-lost = { $count ->
    [0] a Complice is less likely to fall
    [one] one Complice does not fall
   *[other] { $count } Complices do not fall
}
why-blue = more good practices in sight
why-red = fewer bad practices
why-cards = { $count ->
    [0] the cards stay in hand
    [one] one more card stays in hand
   *[other] { $count } more cards stay in hand
}
