# What follows from an option, as a note.
then-turn-began = { $you ->
    [yes] your turn again
   *[no] then { $seat }’s turn
}
then-ask-waiting = { $asks ->
    [window] the others may react
    [counter] { $seat } will answer
    [halt] everybody has to agree
   *[other] { $seat } decides
}
then-draw-theft = a card at random
then-draw-card = then a card from the pile
then-discarded = one card fewer
then-went-under = { $cards ->
    [one] a card goes under the pile
   *[other] { $cards } cards go under the pile
}
then-put-down = { $you ->
    [yes] you lose { $card }
   *[no] { $seat } loses { $card }
}
then-cross-tried = costs { $keys ->
    [one] one key
   *[other] { $keys } keys
}
then-home-tried = costs { $keys ->
    [one] one key
   *[other] { $keys } keys
}
then-revealed = { $you ->
    [yes] everybody knows your character
   *[no] { $seat }’s character is known
}
then-turn-to-miss = { $you ->
    [yes] you miss { $turns ->
        [one] a turn
       *[other] { $turns } turns
    }
   *[no] { $seat } misses { $turns ->
        [one] a turn
       *[other] { $turns } turns
    }
}
then-actions-gained = +{ $actions } { $actions ->
    [one] action
   *[other] actions
}
then-exchange-refused = no exchange
then-exchanged = the exchange is made
then-parried = the bad encounter is avoided
then-undefended = the bad encounter strikes
then-card-stopped = { $card } is stopped
then-move-stopped = { $you ->
    [yes] your move is stopped
   *[no] { $seat } does not move
}
then-went-home = { $you ->
    [yes] you go home
   *[no] { $seat } goes home
}
then-nothing-left = nothing left to do this turn
then-ended = end of the match

# Why this hint.
why-end = it leads most surely to victory
why-way = { $count ->
    [0] the way home is shorter
    [one] one world fewer to cross
   *[other] { $count } worlds fewer to cross
}
why-keys = the keys you lack are easier to find
why-rivals = { $count ->
    [0] your rivals hold fewer cards
    [one] a rival holds one card fewer
   *[other] a rival holds { $count } cards fewer
}
