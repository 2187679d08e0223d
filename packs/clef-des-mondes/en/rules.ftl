# What the game says: questions, choices, log.

title = The Key of Worlds
    .tagline = Lost readers, eight worlds, and the keys that lead home
    .about = You have slipped through to the other side of the book. Cross the worlds, gather your keys, and be first back at Kernault Manor.
mode-standard = Standard game
    .about = Two to five players, each for themselves.
variant-whole_payment = A stopped passage costs all its keys
variant-separate_reveal = Revealing your character is an action of its own
variant-single_reaction = Reactions cannot be answered
variant-first = Who starts

## Questions

prompt-chance = Chance decides.
prompt-waiting = { $asks ->
        [window] Everybody here gets the time to react.
       *[other] Waiting for { $seat }{ $others ->
            [0] { "" }
            [one] { " " }and one other person
           *[other] { " " }and { $others } others
        }.
    }
prompt-over = { $reason ->
        [home] { $seat } is back in Kernault and wins!
        [agreement] The table stops here: nobody wins.
       *[stalemate] The last round has been played: nobody got home, nobody wins.
    }
prompt-keep = Which character do you keep? Nobody else will know.
prompt-pawn = Choose your pawn.
prompt-act = { $actions ->
        [one] You have one action left.
       *[other] You have { $actions } actions left.
    }
prompt-window = { $deed ->
        [cross] { $from } wants to cross into another world. Do you react?
        [home] { $from } wants to go home to Kernault! Do you react?
        [pair] { $from } plays two cards together. Do you react?
        [driven] { $from } is about to be driven away. Do you react?
        [reaction] { $from } reacts with “{ $card }”. Do you answer?
       *[effect] { $from } plays “{ $card }”. Do you react?
    }
prompt-defend = “{ $card }” attacks you ({ $symbol }). Do you defend yourself?
prompt-counter = { $from } offers you an exchange. What do you give in return?
prompt-confirm = { $with } has answered your offer. Do you accept the exchange?
prompt-lose = { $filter ->
        [object] Choose the object you lose.
        [encounter] Choose the encounter you lose.
       *[any] { $left ->
            [one] Choose the card you lose.
           *[other] Choose one of the { $left } cards you lose.
        }
    }
prompt-draw-more = { $left ->
        [one] Do you draw one more card?
       *[other] Do you draw one more card? You may draw { $left }.
    }
prompt-arrange = Which card comes next on this pile?
prompt-leave = You are leaving: which encounter goes under the pile first?
prompt-halt = { $from } proposes to stop without a winner. Do you agree?

## Choices

do-keep = { $character }: key { $own }, home by { $one }, { $two } and { $three }
do-take-pawn = { $pawn } pawn
do-draw = Draw a card ({ $world })
do-discard = Discard “{ $card }”
do-offer = Offer “{ $card }” to { $to }
do-counter = Give “{ $card }”
do-accept = { $asks ->
        [halt] Yes, let us stop
       *[other] Accept the exchange
    }
do-refuse = { $asks ->
        [halt] No, play on
       *[other] Refuse the exchange
    }
do-play = Play the effect of “{ $card }”{ $somebody ->
        [yes] { " " }on { $on }
       *[no] { "" }
    }{ $there ->
        [yes] { " " }({ $to })
       *[no] { "" }
    }
do-pair = Play “{ $card }” with “{ $with }” on { $on }
do-cross = Cross { $to } ({ $world }) with { $count ->
        [one] “{ $one }”
       *[other] “{ $one }” and “{ $two }”
    }
do-go-home = Go home to Kernault with “{ $one }”, “{ $two }”, “{ $three }”{ $count ->
        [5] , “{ $four }” and “{ $five }”
       *[other] { " " }and “{ $four }”
    }
do-reveal = Reveal your character: its key serves this turn
do-pass = Pass your turn
do-call-halt = Propose to stop without a winner
do-cancel = Stop “{ $against }” with “{ $card }”
do-block = Prevent the departure with “{ $card }”
do-let-be = { $asks ->
        [defend] Do not defend yourself
       *[other] Let it be
    }
do-lose = Lose “{ $card }”
do-stop = Draw no more
do-put-next = Next: “{ $card }”
do-leave-next = First “{ $card }”

## Log

told-character-dealt = { $known ->
        [yes] You receive { $character }.
       *[no] { $seat } receives a character card.
    }
told-character-kept = { $known ->
        [yes] You keep { $character }.
       *[no] { $seat } has chosen a character.
    }
told-pawn-taken = { $seat } takes the { $pawn } pawn.
told-first-player = { $seat } goes first.
told-pawn-placed = The pawn of { $seat } is set { $place }.
told-world-shown = { $place } { $world } appears.
told-last-rounds = { $left ->
        [0] Round { $round } is the last one. If nobody gets home, the game ends without a winner.
        [one] Round { $round }: one more follows it.
       *[other] Round { $round }: { $left } more follow it, then the game ends without a winner.
    }
told-turn-began = Turn of { $seat } (round { $round }).
told-turn-missed = { $seat } misses this turn.
told-nothing-left = { $seat } has nothing left to do.
told-passed = { $seat } passes.
told-drew = { $known ->
        [yes] { $seat } draws “{ $card }” ({ $world }).
       *[no] { $seat } draws a card ({ $world }).
    }
told-bad-drawn = A bad encounter for { $seat }: “{ $card }”!
told-draw-stopped = { $seat } stops drawing.
told-discarded = { $known ->
        [yes] { $seat } slips “{ $card }” under the pile ({ $world }).
       *[no] { $seat } slips a card under the pile ({ $world }).
    }
told-offered = { $seat } offers { $to } { $kind ->
        [object] an object
       *[encounter] an encounter
    } with the key { $key }.
told-countered = { $seat } offers in return { $kind ->
        [object] an object
       *[encounter] an encounter
    } with the key { $key }.
told-exchange-refused = { $seat } refuses the exchange.
told-exchanged = { $known ->
        [yes] { $seat } and { $with } exchange “{ $given }” and “{ $got }”.
       *[no] { $seat } and { $with } exchange a card.
    }
told-effect-played = { $seat } plays “{ $card }”{ $somebody ->
        [yes] { " " }on { $on }
       *[no] { "" }
    }{ $there ->
        [yes] { " " }({ $to })
       *[no] { "" }
    }.
told-pair-played = { $seat } plays “{ $card }” with “{ $with }” on { $on }.
told-cross-tried = { $seat } puts down { $keys ->
        [one] one key
       *[other] { $keys } keys
    } to cross { $to }.
told-home-tried = { $seat } puts down { $keys } keys to go home to Kernault!
told-put-down = { $seat } puts down “{ $card }”.
told-revealed = { $seat } is revealed: { $character }.
told-answered = { $seat } has answered.
told-reacted = { $known ->
        [yes] { $seat } reacts with “{ $card }” against “{ $against }”.
       *[no] { $seat } reacts with “{ $card }”.
    }
told-nobody-reacts = Nobody reacts.
told-card-stopped = “{ $card }” is stopped.
told-reaction-stopped = The reaction “{ $card }” of { $seat } is stopped.
told-move-stopped = { $seat } does not leave.
told-taken-back = { $seat } takes back { $cards ->
        [0] the own key
        [one] “{ $first }”
       *[other] { $cards } cards
    }.
told-went-under = { $cards ->
        [one] “{ $first }” goes under the pile ({ $world }).
       *[other] { $cards } cards go under the pile ({ $world }).
    }
told-undefended = { $seat } does not defend.
told-parried = { $seat } parries “{ $card }”.
told-turn-to-miss = { $turns ->
        [one] { $seat } will miss a turn.
       *[other] { $seat } will miss { $turns } turns.
    }
told-must-lose = { $filter ->
        [object] { $seat } has to lose an object.
        [encounter] { $seat } has to lose an encounter.
       *[any] { $seat } has to lose a card.
    }
told-none-to-lose = { $filter ->
        [object] { $seat } has no object to lose.
        [encounter] { $seat } has no encounter to lose.
       *[any] { $seat } has no card to lose.
    }
told-lost = { $seat } loses “{ $card }”.
told-stolen = { $known ->
        [yes] { $seat } takes “{ $card }” from { $from }.
       *[no] { $seat } takes a card from { $from }.
    }
told-hand-seen = { $seat } looks at the hand of { $of }.
told-character-seen = { $known ->
        [yes] { $seat } sees that { $of } is { $character }.
       *[no] { $seat } secretly sees who { $of } is.
    }
told-world-seen = { $seat } looks at the hidden world { $place }: { $world }.
told-card-seen = { $known ->
        [yes] { $seat } sees “{ $card }” on the pile ({ $world }).
       *[no] { $seat } sees a card of the pile ({ $world }).
    }
told-put-next = { $known ->
        [yes] Next comes “{ $card }”.
       *[no] { $seat } orders the pile ({ $world }).
    }
told-actions-gained = { $seat } now has { $actions } actions.
told-driven = { $seat } is driven { $to }.
told-left-behind = { $count ->
        [0] { $seat } leaves no encounter behind.
        [one] { $seat } leaves one encounter behind ({ $world }).
       *[other] { $seat } leaves { $count } encounters behind ({ $world }).
    }
told-left-next = { $known ->
        [yes] “{ $card }” goes back under the pile.
       *[no] An encounter goes back under the pile.
    }
told-arrived = { $seat } arrives { $place }.
told-no-effect = “{ $card }” has no effect.
told-halt-called = { $seat } proposes to stop without a winner.
told-halt-refused = The game goes on.
told-went-home = { $character } pushes open the door of Kernault: { $seat } is back!
told-ended = { $reason ->
        [home] { $who } wins the game.
        [agreement] The table stops by common consent.
       *[stalemate] The last round is over: the game ends without a winner.
    }
