# What the title says: questions, options, log.

## The title

title = Boogeyman
    .tagline = A night at the Spencers’
    .about = Search the house, gather three Objectives of one colour, carry them to the Final Room and read the Book of Epilogues to its end before the night wins.
mode-solo = Solo
    .about = One person, one to six Children (three by default).
mode-coop = Cooperative
    .about = A Child each, against the house.
mode-semi-coop = Semi-cooperative
    .about = The first Child to faint becomes the Boogeyman.
mode-competitive = Competitive
    .about = Seat 1 is the Boogeyman from the start and hides the Objectives.
variant-dawn = Dawn: after round 30 the Stress rises by itself
variant-possessed = With the Possessed card: perhaps a traitor, from four Children on
variant-boogeyman = Who is the Boogeyman
variant-children = Number of Children
    .zero = one per person
    .recommended = For two or three people we recommend four Children in all: one or two have hardly a chance against the Boogeyman.
variant-choose_final = Choose the Final together
variant-candies_anytime = Candies on all your dice, even outside your turn

## Questions

prompt-chance = Chance decides.
prompt-waiting =
    Waiting for { $seat }{ $others ->
        [0] { "" }
        [one] { " " }and one more
       *[other] { " " }and { $others } more
    }.
prompt-over =
    { $result ->
        [victory] The Epilogue is reached: the Boogeyman has lost.
       *[defeat] { $reason ->
            [stress] Both Stress counters are full: the night has won.
            [all_fainted] No Child is conscious any more: the night has won.
            [possessed] Only the Possessed is left: the night has won.
           *[final] The Final ended badly: the night has won.
        }
    }
prompt-be = Choose Child number { $place }.
prompt-colour = Which colour of Objectives do you hide?
prompt-hide = Where do you hide { $token }?
prompt-lay =
    Where do you hide? Space { $place }{ $event ->
        [yes] , with an Event
       *[no] { "" }
    }.
prompt-act =
    { $child }: { $actions ->
        [0] no Action left
        [one] one Action
       *[other] { $actions } Actions
    }.
prompt-rolled = { $child }: the die shows { $face }. Do you change it?
prompt-hush = { $child }: noise { $value }. A card to muffle it?
prompt-cancel = { $child } is about to meet { $entity }. A card to get away?
prompt-route = Which way does the Babysitter go? { $left } to go.
prompt-lead =
    Lead the Babysitter: { $left ->
        [one] one more Room
       *[other] { $left } more Rooms
    } at most.
prompt-possess =
    The Babysitter is possessed: { $left ->
        [one] one more Room
       *[other] { $left } more Rooms
    } at most.
prompt-discard =
    { $child } discards { $left ->
        [one] one more card
       *[other] { $left } more cards
    }.
prompt-choose-padlock = Which Room gets a Padlock? { $left } to go.
prompt-choose-dark = Which Room turns Dark? { $left } to go.
prompt-choose-dark-again = Which Room gets a Dark token back? { $left } to go.
prompt-choose-light = Which Room do you light again? { $left } to go.
prompt-choose-peek = Which pile do you look at? { $left } to go.
prompt-choose-lure = Towards which Room do you lead the Babysitter? { $left ->
        [one] She walks one Room at most.
       *[other] She walks { $left } Rooms at most.
    }
prompt-choose-floor = Which floor goes dark?
prompt-choose-passage = Which Passage do you close?
prompt-choose-revive = { $child }: whom do you revive?
prompt-choose-child = { $child }: for whom?
prompt-choose-card = { $child }: which of the two cards do you follow?
prompt-nightmare = Which Nightmare for { $child }?
prompt-trouble = Which Trouble do you play?
prompt-event = Which Event do you play?
prompt-deal =
    A deal with { $child }: you give { $gives ->
        [0] nothing
        [one] one card
       *[other] { $gives } cards
    }, you get { $takes ->
        [0] nothing
        [one] one card
       *[other] { $takes } cards
    }. Add cards, then propose it.
prompt-invited =
    { $child } offers you { $takes ->
        [0] nothing
        [one] one card
       *[other] { $takes } cards
    } and asks what you would give. On your side: { $gives ->
        [0] nothing
        [one] one card
       *[other] { $gives } cards
    }.
prompt-proposal =
    { $child } proposes a deal: you give { $gives ->
        [0] nothing
        [one] one card
       *[other] { $gives } cards
    }, you get { $takes ->
        [0] nothing
        [one] one card
       *[other] { $takes } cards
    }. Agreed?
prompt-aptitude-two-cards = { $child } has to draw a Boogeyman card. Draw two and choose?
prompt-aptitude-light = { $child } removes a Dark token. Draw a Light card?
prompt-aptitude-quiet = { $child } makes a noise of { $value }. Make it 1 less?
prompt-aptitude-stash = { $child } has no Candy left. Take one from the secret stash?
prompt-snoop = { $child }: discard 2 cards to take back a State card?
prompt-vote = Which Final do you play? Everybody must agree.

## Options

do-be = { $child }
do-colour = { $colour }
do-hide = { $room }
do-lay = { $room }
do-move =
    { $trapdoor ->
        [yes] Through the Trapdoor: { $room }
       *[no] Go: { $room } · { $passage }
    }{ $threat ->
        [babysitter] , the Babysitter is there
        [boogeyman] , the Boogeyman is there
       *[nobody] { "" }
    }
do-switch =
    Use the switch ({ $dark ->
        [yes] darkness
       *[no] light
    })
do-search = Search
do-force = Force the Padlock
do-revive = Revive { $child }
do-unlock = Unlock the Attic
do-look = Look at the top token
do-play = Play { $card }
do-trade = Trade or give cards: { $child }
do-put = Add { $card }
do-propose = Propose the deal
do-invite = Ask what the other would give
do-show-hand = Show my hand to everybody
do-start-final = Start the Final
do-end-turn =
    End the turn{ $actions ->
        [0] { "" }
        [one] , losing one Action
       *[other] , losing { $actions } Actions
    }
do-keep = Keep { $face }
do-candies =
    { $count ->
        [one] One Candy
       *[other] { $count } Candies
    }: the die counts { $result }
do-reroll = Roll again
do-aptitude = Use the Aptitude
do-pass =
    { $asks ->
        [hush] Let it ring
        [cancel] Face it
        [snoop] Keep my cards
        [deal] Drop it
        [aptitude_two_cards] Without the Aptitude
        [aptitude_light] Without the Aptitude
        [aptitude_quiet] Without the Aptitude
        [aptitude_stash] Without the Aptitude
       *[other] Decline
    }
do-step = To { $room }
do-stop = She stops here
do-discard = Discard { $card }
do-choose = { $room }
do-choose-floor = { $floor }
do-choose-passage = Passage { $passage } ({ $one } – { $two })
do-choose-child = { $child }
do-take = { $card }
do-accept = Accept
do-snoop = Discard 2 cards
do-vote = { $number }. { $final }

## Log

told-child-chosen = { $seat } plays { $child }.
told-objective-dealt = { $child } is dealt a secret Objective: { $card }.
told-colour-in-play = Objectives of this colour are in play: { $colour }.
told-colour-chosen = The Boogeyman chooses { $colour }.
told-token-hidden = The Boogeyman hides { $token }: { $room }.
told-piles-laid = The piles are laid in all 25 Rooms.
told-sitter-placed = The Babysitter is here: { $room }.
told-token-laid = A Room token is laid on space { $place }: { $room }.
told-torch-taken = { $child } takes the Torch.
told-round-began = Round { $round }.
told-turn-began =
    { $child }’s turn: { $actions ->
        [one] one Action
       *[other] { $actions } Actions
    }.
told-turn-ended = { $child } is done.
told-stashed = { $child } digs into the secret stash.
told-moved =
    { $child } goes here: { $to }{ $trapdoor ->
        [yes] , through the Trapdoor
       *[no] { "" }
    }{ $actions ->
        [0] { "" }
        [one] { " " }(one Action left)
       *[other] { " " }({ $actions } Actions left)
    }.
told-switch-used =
    { $child } uses the switch: { $room }. { $dark ->
        [yes] The bulb is dead, it stays dark
       *[no] The bulb holds, it stays light
    }.
told-lit-the-dark = { $child } is not afraid of the dark.
told-draws-two = { $child } knew it: two cards instead of one.
told-card-drawn = { $child } draws { $card }.
told-no-card = No { $deck } card left.
told-search-drawn = { $child } takes { $card }.
told-surprised = { $child } gets a bad surprise: { $card }.
told-token-found = { $child } finds { $token }: { $room }.
told-noise-made = { $child } makes noise: { $value }.
told-hushed = { $child } plays { $card }: only { $value } left.
told-sitter-moved = The Babysitter moves: { $to }.
told-lured = { $child } leads the Babysitter towards { $room }.
told-sitter-stays = The Babysitter finds no way.
told-possessed = The Boogeyman possesses the Babysitter!
told-possession-rolled = The possession: { $face }.
told-force-tried = { $child } forces the Padlock: { $room }.
told-padlock-removed = The Padlock gives way: { $room }.
told-padlock-holds = The Padlock holds: { $room }.
told-padlock-added = A Padlock snaps shut: { $room }.
told-attic-unlocked = { $child } unlocks the Attic.
told-revived = { $by } revives { $child }.
told-looked =
    { $child } looks into the pile: { $room }{ $tokens ->
        [seen] . In it: { $one }, { $two }
       *[hidden] { "" }
    }.
told-peeked-track = { $child } sees where the Boogeyman hides: { $room }.
told-card-played = { $child } plays { $card }.
told-offered =
    { $child } proposes a deal to { $to }{ $gives ->
        [hidden] { "" }
        [0] : nothing
        [one] : one card
       *[other] : { $gives } cards
    }{ $open ->
        [yes] { $gives ->
            [hidden] { "" }
           *[other] { " " }for what { $to } likes to give
        }
       *[no] { $takes ->
            [hidden] { "" }
            [0] { " " }for nothing
            [one] { " " }for one card
           *[other] { " " }for { $takes } cards
        }
    }.
told-deal-begun = { $child } talks of a deal with { $to }.
told-deal-declined = { $child } and { $to } do not trade.
told-given = { $child } gives { $card } to { $to }.
told-card-shown = { $child } shows everybody: { $card }.
told-rolled = { $child } rolls the die: { $face }.
told-rerolled = { $child } rolls again ({ $card }).
told-nudged = { $child } plays { $card }: +{ $plus }.
told-candies-spent =
    { $child } spends { $count ->
        [one] one Candy
       *[other] { $count } Candies
    } { $up ->
        [yes] to go up
       *[no] to go down
    }.
told-die-counts = { $child }’s die counts { $result }.
told-test-passed = { $child } succeeds ({ $at_least }+).
told-test-failed = { $child } fails ({ $at_least }+).
told-contest-lost = The lowest die: { $child }.
told-contest-tied = A tie: roll again.
told-encounter-cancelled = { $child } escapes the encounter ({ $entity }) with { $card }.
told-met = { $child } runs into { $entity }!
told-stressed = Stress rises ({ $entity }): { $level }.
told-soothed = Stress falls ({ $entity }): { $level }.
told-troubled = Trouble: { $card }.
told-state-lost = { $child } loses a State card: { $mind }.
told-state-regained = { $child } takes back a State card: { $mind }.
told-fainted = { $child } faints: { $room }.
told-candy-gained =
    { $child } gains { $count ->
        [one] one Candy
       *[other] { $count } Candies
    }: { $total }.
told-candy-lost =
    { $child } loses { $count ->
        [one] one Candy
       *[other] { $count } Candies
    }: { $total }.
told-discarded = { $child } discards { $card }.
told-actions-gained =
    { $child } has { $actions ->
        [one] one Action
       *[other] { $actions } Actions
    }.
told-fewer-next = { $child } will have one Action fewer.
told-free-moves =
    { $child } has { $count ->
        [one] one free move
       *[other] { $count } free moves
    }.
told-sent-to = { $child } ends up here: { $room }.
told-token-redrawn = { $room }: sealed, drawn again.
told-darkened = Darkness falls: { $rooms }.
told-lightened = The light comes back: { $room }.
told-dark-returned = The bulb blows: { $room }.
told-floor-chosen = No more power: { $floor }.
told-door-closed = Passage { $passage } is blocked.
told-door-opened = Passage { $passage } is free again.
told-talkie-on = { $child } may trade with everybody.
told-boogeyman-turn = The Boogeyman’s turn.
told-boogeyman-appeared = The Boogeyman appears: { $room }!
told-boogeyman-lurks = He stays in the shadows: { $room }.
told-token-flipped = Token { $place } is turned over: { $room }.
told-stays-hidden = Nothing stirs in the dark.
told-nothing-there = { $room }: no hidden token.
told-track-emptied = The track is full: the tokens are taken back.
told-event-began = Event: { $card }.
told-event-ended = { $card } is over.
told-nightmare-began = { $child }’s Nightmare: { $card }.
told-nightmare-dreamt = { $child } dreams: { $card }.
told-nightmare-ended = { $child }’s nightmare fades: { $card }.
told-turned-coat = { $child } is gone… { $seat } becomes the Boogeyman.
told-hidden-shown = { $seat } sees the last token: { $room }.
told-buried =
    Under the pile, { $room }: { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    }.
told-torch-passed = The Torch goes to { $child }.
told-final-room-drawn = The Final Room: { $room }.
told-leader-named = { $child } becomes the Leader.
told-leader-lost = There is no Leader any more.
told-final-began = { $child } opens the Book of Epilogues.
told-objective-shown = { $child } shows the Objective: { $card }.
told-aim-met = { $child }’s Objective takes effect: { $card }.
told-vote-cast = { $seat } votes: { $number }.
told-final-chosen =
    Epilogue number { $number }{ $agreed ->
        [yes] , chosen together
       *[no] { "" }
    }.
told-panel-passed = { $child } gets past panel { $panel }.
told-possessed-fails = { $child } makes it all go wrong; { $pays } pays.
told-dawn = Dawn will not come: { $entity } grows restless.
told-ended =
    { $result ->
        [victory] The Boogeyman has lost
       *[defeat] The night has won
    } ({ $reason ->
        [epilogue] Epilogue
        [stress] Stress
        [all_fainted] all Fainted
        [possessed] the Possessed
       *[final] Final
    }). { $winners ->
        [0] Nobody wins.
        [one] { $who } wins.
       *[other] { $who } and others win.
    }
