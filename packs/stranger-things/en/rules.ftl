# What the title says: questions, choices, log.

title = Stranger Things: Upside Down
    .tagline = Hawkins, what lies beneath it, and a friend to save
    .about = Together, keep your nerve, face what prowls and save Will before fear or time runs out on you.
variant-first = First player
variant-hidden_hands = Hidden hands
unknown-card = a card
mode-season-1 = Season 1
    .about = The Demogorgon prowls: clear the three Save Will piles of the Upside Down.
mode-season-2 = Season 2
    .about = Demodogs come out of the Tunnels: save Will at the Cabin, then close the Portal.
level-easy = Easy
level-standard = Standard
level-hard = Hard

## Questions

prompt-chance = Chance decides.
prompt-waiting = Waiting for { $seat }.
prompt-over =
    { $result ->
        [victory] { $reason ->
            [portal_closed] The Portal is closed: Hawkins is saved!
           *[will_saved] Will is saved: you win!
        }
       *[defeat] { $reason ->
            [terrified] Terror has won: you lose.
           *[time_is_up] It is too late, Eleven is spent: you lose.
        }
    }
prompt-choose = Choose your Character.
prompt-move-cards = Lay cards to move: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } so far.
prompt-walk = Where do you go? You have { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } left.
prompt-curious = Do you want to reveal the top of a pile?
prompt-act =
    { $must ->
        [yes] An Enemy is here: you must fight.
       *[no] Which action do you take?
    }
prompt-act-cards = { $action }: lay cards. Action value: { $value }.
prompt-gather = Choose a pile to reveal: { $left } to go.
prompt-keep-item = Which Item do you keep?
prompt-drop-item = Three Items are too many: which one do you discard?
prompt-send-demogorgon = Where does the Demogorgon go?
prompt-send-patrol = Where do you send { $enemy }?
prompt-share = Do you tell the others what you saw?
prompt-return = Which token do you return to the reserve?
prompt-pick-slot = On which slot does the pile appear?
prompt-pick-discard = Which pile do you discard?
prompt-pick-fewest = Which pile gets the token?
prompt-pick-ally = Which Ally leaves the match?
prompt-pick-order = The reserve is too small for all piles: which one first?
prompt-pick-power = Which Power is eliminated?
prompt-pick-patrol = Which Patrol moves?
prompt-pick-demodog = Which Demodog vanishes?
prompt-path = Which way does { $enemy } go?
prompt-prey = Towards which Location does { $enemy } go?
prompt-discard-card = Discard an Action card: { $left } to go.

## Choices

do-choose = { $character }
do-lay = Lay { $card }
do-discard = Discard { $card }
do-done =
    { $step ->
        [act] Attempt the action
       *[move] Set off
    }
do-go = Go to { $location }{ $marked ->
        [yes] , 1 Fear
       *[no] { "" }
    }{ $enemy ->
        [yes] , an Enemy
       *[no] { "" }
    }
do-stay = Stay here
do-pass =
    { $asks ->
        [curious] Reveal nothing
       *[other] Do not act
    }
do-calm = Calm Down
do-get-item = Get an Item
do-gather = Gather Information
do-try = { $deed ->
        [save_will] { $slot }
        [close_portal] { $action }
        [recruit] Recruit: { $slot }
        [destroy_roots] Destroy: { $slot }
       *[other] { $action }: { $slot }
    }, { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
do-fight =
    { $free ->
        [yes] Fight { $enemy }, with no pile to beat
       *[no] Fight { $enemy }: { $slot }, { $count ->
            [one] 1 token
           *[other] { $count } tokens
        }
    }
do-pick = { $slot }, { $count ->
        [0] empty
        [one] 1 token
       *[other] { $count } tokens
    }
do-send = { $location }
do-pick-enemy = { $enemy }: { $location }
do-keep = Keep { $item }
do-drop = Discard { $item }
do-return = Return { $token }, { $slot }
do-share = Tell the others
do-keep-secret = Keep it to yourself

## Log

told-character-chosen = { $seat } plays { $character }.
told-first-player = { $seat } starts.
told-pile-built = { $slot }: a pile of { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }.
told-top-revealed = { $slot }: the top shows { $token }.
told-ally-placed = { $ally } arrives ({ $slot }).
told-ally-slot-empty = Nobody left to recruit ({ $slot }).
told-enemy-placed = { $foe } appears: { $at }.
told-character-placed = { $character } starts: { $at }.
told-card-drawn = { $seat } draws { $card }.
told-turn-began = Turn { $turn }, Act { $act }: { $seat }.
told-card-laid = { $seat } lays { $card }.
told-set-off = { $seat } has { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
told-walked = { $seat } goes to { $to }.
told-stopped = An Enemy stops { $seat }: { $at }.
told-stayed = { $seat } stays there.
told-frightened = { $seat } receives { $amount } Fear ({ $cause ->
        [road] frightening road
        [shortfall] shortfall
        [overflow] overflowing pile
       *[scene] Scene
    }): { $fear } in all.
told-shielded = { $by } shields { $seat }: 1 Fear less.
told-calmed = { $seat } loses { $amount } Fear: { $fear } in all.
told-passed = { $seat } does not act.
told-declared = { $seat } attempts: { $contested ->
        [yes] { $deed ->
            [save_will] { $pile }
            [close_portal] { $action }
            [recruit] { $action }
            [destroy_roots] { $action }
           *[other] { $action } ({ $pile })
        }
       *[no] { $action }
    }.
told-attempted = { $action }: action value { $value }{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } of it bonus
    }.
told-pile-shown = { $slot }: { $tokens }{ $extra ->
        [0] { "" }
       *[other] { " " }and { $extra } more
    }, that is { $against } against { $value }.
told-fell-short = { $seat } falls short by { $missing }.
told-token-lost = { $slot }: a token leaves unseen, { $count } remain.
told-succeeded = { $seat } succeeds: { $action }.
told-pile-cleared = { $slot }: the pile goes back to the reserve.
told-items-reshuffled = The Item discard is shuffled back.
told-item-drawn = { $seat } finds { $item }.
told-item-kept = { $seat } keeps { $item }.
told-item-dropped = { $seat } discards { $item }.
told-recruited = { $ally } joins { $seat }.
told-ally-removed = { $ally } leaves the match.
told-power-used = { $seat } helps Eleven: { $power }!
told-power-lost = Eleven loses a Power: { $power }.
told-will-saved = Will is out of danger!
told-enemy-moved = { $foe } moves: { $to }.
told-enemy-removed = { $foe } leaves the board.
told-looked =
    { $known ->
        [yes] You see: { $slot }, { $tokens }.
       *[no] { $seat } looks at a pile: { $slot }.
    }
told-look-shared = { $seat } tells: { $slot }, { $tokens }.
told-token-returned = { $seat } returns a token to the reserve: { $slot }, { $token }.
told-card-discarded = { $seat } discards { $card }.
told-deck-rebuilt = The Action deck is reshuffled: Act { $act }.
told-scenes-to-come = Act { $act }{ $danger ->
        [0] { "" }
       *[other] , Danger { $danger }
    }{ $ignored ->
        [0] { "" }
       *[other] , ignored { $ignored }
    }: { $count ->
        [0] no Scene
        [one] 1 Scene
       *[other] { $count } Scenes
    }.
told-scene-revealed = Scene { $number } of { $count }: { $scene }.
told-token-added = { $slot }: one token more{ $under ->
        [yes] { " " }underneath
       *[no] { "" }
    } ({ $count }).
told-overflowed = { $slot } overflows: everybody is afraid.
told-picked = { $seat } picks { $slot }.
told-enemy-picked = { $seat } picks { $foe }.
told-prey-picked = { $seat } picks where { $foe } heads: { $at }.
told-kept-secret = { $seat } keeps it secret.
told-revealed-nothing = { $seat } reveals nothing.
told-nothing-happened = Nothing happens.
told-day-ended = The day ends: no more Scenes this turn.
told-turn-ended = { $seat }’s turn ends.
told-ended =
    { $result ->
        [victory] { $reason ->
            [portal_closed] The Portal is closed: victory!
           *[will_saved] Will is saved: victory!
        }
       *[defeat] { $reason ->
            [terrified] Somebody is Terrified: defeat.
           *[time_is_up] Time is up: defeat.
        }
    }
