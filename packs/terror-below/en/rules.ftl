# What the game says: questions, choices, log.

title = Terror Below
    .tagline = Eggs, trucks and giant worms
    .about = Cross the desert, pick up the worms’ eggs, deliver them to the town’s Locations or hunt the worms: the first to 20 points wins.
mode-standard = Standard match
    .about = Two to five players, each for themselves.
mode-solo-urgence = Solo: Emergency
    .about = Twenty points before the fifteenth attack; lost when three Locations are destroyed.
mode-solo-livraison = Solo: Special Delivery
    .about = A delivery Bounty at four Locations before the fifteenth attack.
mode-solo-extermination = Solo: Total Extermination
    .about = Hunting Bounties for three kinds of worm before the fifteenth attack.
variant-first = First player
variant-canyon = Canyon side
variant-shuffled_locations = Shuffled Locations
variant-random_locations = Locations by dice
variant-advanced_worms = Advanced worm set-up
variant-all_colours = Every colour of egg from the start
variant-queens = With the Queens
variant-left_out = Members of the Group left in the box

## Questions

prompt-chance = Chance decides.
prompt-waiting = Waiting for { $seat }{ $others ->
        [0] { "" }
        [one] { " " }and one other
       *[other] { " " }and { $others } others
    }.
prompt-over =
    { $result ->
        [victory] { $reason ->
            [twenty] { $seat } reaches 20 points and wins!
            [last_round] { $seat } survived with the most points and wins.
           *[other] The scenario is won!
        }
        [shared] A shared victory.
        [nobody] Nobody survived: nobody wins.
       *[defeat] { $reason ->
            [fifteen_attacks] Fifteen attacks: the match is lost.
            [group_dead] Your whole Group is dead: the match is lost.
            [locations_destroyed] Three Locations are destroyed: the match is lost.
           *[conceded] You give up: the match is lost.
        }
    }
prompt-leaders = Choose your first Leader.
prompt-leave-out = Send members of your Group back to the box: { $count } to go.
prompt-start = On which Location do you start?
prompt-respawn = On which Location do you come back?
prompt-play = Play a Vehicle under a worm.
prompt-companion = Do you play a second Vehicle with the Boots?
prompt-skip-arrow = Do you skip an arrow of your card?
prompt-act =
    { $picked ->
        [yes] The eggs are aboard: only an Item can still help.
       *[no] { $ap ->
            [0] No Action Points left: a card can still help.
            [one] You have one Action Point left.
           *[other] You have { $ap } Action Points left.
        }
    }
prompt-exchange = You return { $count } rubble: Item or Weapon?
prompt-claim = { $colour } egg delivered ({ $location }): which Bounty do you claim?
prompt-bonus = Do you take the delivery bonus ({ $location })?
prompt-take-bounty = Which Bounty becomes your Secret Bounty?
prompt-revive = Which Character comes back to life?
prompt-face-down = Do you slip a Vehicle face down under a worm?
prompt-push-target = Move a Target one cell.
prompt-toward = Target { $slot } comes nearer: which way?{ $left ->
        [one] { "" }
       *[other] { " " }{ $left } steps to go.
    }
prompt-lure = Move Target { $slot }: up to { $left ->
        [one] one more cell
       *[other] { $left } more cells
    }.
prompt-briefcase = Which Bounties of the Line do you discard?
prompt-last-cards = Another card before you end your turn?
prompt-keep-gear = Which of the two cards do you keep?
prompt-hunt = { $worm } attacks! Damage: { $damage } of { $health }. Do you use a Weapon?
prompt-harpoon = From whom do you take an egg?
prompt-trophy = { $worm } is defeated ({ $damage }/{ $health }): which Bounty do you claim?
prompt-survive = { $worm } is about to kill your Leader ({ $damage }/{ $health }). Does an Item save them?
prompt-new-leader = Who leads the Group now?

## Options

do-lead = { $character } leads
do-leave-out = { $character } stays in the box
do-enter = Enter at { $location } ({ $cell })
do-enter-cell = Enter at { $cell }
do-play =
    { $card } under worm { $slot }: Target to { $cell }{ $left ->
        [0] , it will attack
       *[other] { "" }
    }
do-companion = With { $card }
do-skip-arrow = Skip arrow { $arrow } ({ $dir })
do-move = Move to { $cell } ({ $dir })
do-jump-pawn = Jump the pawn ({ $dir }) to { $cell }
do-jump-canyon = Jump the Canyon to { $cell }, discarding { $card }
do-clear = Clear rubble at { $cell } ({ $dir })
do-pick-up = Pick up all eggs
do-deliver = Deliver a { $colour } egg
do-stop =
    { $asks ->
        [last_cards] End the turn
       *[other] { $ap ->
            [0] End the actions
            [one] Stop: { $ap } Action Point is lost
           *[other] Stop: { $ap } Action Points are lost
        }
    }
do-exchange =
    { $deck ->
        [item] Draw an Item
       *[weapon] Draw a Weapon
    }
do-claim = { $bounty }
do-take-bonus = Take the bonus ({ $location })
do-take-bounty = { $bounty }
do-take-top = The top of the deck
do-revive = { $character } comes back
do-face-down = { $card } face down under worm { $slot }
do-push = Push Target { $slot }: { $dir } ({ $cell })
do-decline =
    { $asks ->
        [companion] No second Vehicle
        [skip_arrow] Follow all arrows
        [claim] No Bounty: { $points } VP
        [trophy] No Bounty: { $points } VP
        [bonus] Not now
        [face_down] Slip nothing
        [lure] That will do
        [briefcase] That will do
        [hunt] No more shooting
        [survive] Do nothing
       *[other] No
    }
do-wear = Wear: { $item }
do-use-hat = Use the Hat: one more Action Point
do-use = Use: { $item }
do-spy = { $item }: look under worm { $slot }
do-dig = { $item }: empty { $cell }
do-visit = { $item }: { $location }
do-swap = { $item }: swap with { $seat }
do-rob = { $item }: take a card from { $seat }
do-lure = { $item }: Target { $slot }
do-discard = Discard the { $bounty }
do-shoot = { $weapon }: shoot { $seat }’s Hat
do-snatch-rubble = Take a piece of rubble from { $seat }
do-snatch-egg = Take a { $colour } egg from { $seat }
do-peek-worm = Look at the next worm
do-attack = { $weapon }
do-keep-item = Keep { $card }
do-keep-weapon = Keep { $card }
do-concede = Give up

## Log

told-tile-placed = { $location }: cell { $cell }.
told-tile-rerolled = { $cell } is taken: another roll for { $location }.
told-bounty-shown = New { $bounty }.
told-bounty-removed = The { $bounty } leaves the match.
told-bounty-discarded = { $seat } discards the { $bounty }.
told-character-dealt = { $seat } is dealt { $character }.
told-gear-dealt =
    { $seat } is dealt { $deck ->
        [item] { $item }
       *[weapon] { $weapon }
    }.
told-vehicle-dealt = { $seat } is dealt { $card }.
told-left-out = { $character } stays in the box.
told-leader-chosen = { $seat } has chosen.
told-group-shown = { $seat }: { $leader } leads the Group.
told-setup-attack = Set-up: { $worm } bursts out at { $cell }.
told-setup-redone = A colour of egg is missing: the attacks are dealt anew.
told-worm-revealed = { $worm } comes to slot { $slot }, Target at { $cell }.
told-first-player = { $seat } starts.
told-entered =
    { $seat } enters at { $cell } ({ $location }){ $forced ->
        [yes] : there is no other place
       *[no] { "" }
    }.
told-turn-began = Turn { $turn }: { $seat }.
told-no-vehicle = { $seat } has no Vehicle.
told-played =
    { $seat } plays { $card } under worm { $slot }: { $ap ->
        [one] { $ap } Action Point
       *[other] { $ap } Action Points
    }.
told-companion-played =
    { $seat } adds { $card }: { $ap ->
        [one] { $ap } Action Point
       *[other] { $ap } Action Points
    }.
told-no-companion = { $seat } keeps to the Boots.
told-arrow-skipped = { $seat } skips arrow { $arrow }.
told-target-moved = Target { $slot } moves to { $to }.
told-moved =
    { $seat } moves to { $to }{ $through ->
        [yes] { " " }in passing
       *[no] { "" }
    }.
told-jumped-pawn = { $seat } jumps over a pawn to { $to }.
told-cleared = { $seat } takes { $count } rubble from { $cell }.
told-rubble-exchanged = { $seat } returns { $count } rubble.
told-gear-drawn =
    { $seat } draws { $deck ->
        [item] { $item }
       *[weapon] { $weapon }
    }.
told-gear-seen =
    { $seat } looks at { $deck ->
        [item] { $item }
       *[weapon] { $weapon }
    }.
told-gear-discarded = { $seat } discards the other card.
told-picked-up =
    { $seat } picks up { $eggs ->
        [one] one egg
       *[other] { $eggs } eggs
    } at { $cell }.
told-delivered = { $seat } delivers a { $colour } egg: { $location }.
told-claimed =
    { $seat } claims the { $bounty }{ $secret ->
        [yes] , kept secret until now
       *[no] { "" }
    }, and now has { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
told-gained =
    { $seat } gains { $points } VP: { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
told-bonus-taken = { $seat } takes the bonus: { $location }.
told-secret-taken = { $seat } takes { $bounty } as a Secret Bounty.
told-revived = { $character } comes back to life with { $seat }.
told-leap-tried = { $seat } discards { $card } and leaps { $over ->
        [one] one Canyon cell
       *[other] { $over } Canyon cells
    } towards { $to }.
told-leap-rolled = Die of the leap: { $face }. { $safe ->
        [yes] A safe landing!
       *[no] A fall.
    }
told-landed = { $seat } lands at { $cell }.
told-stopped = { $seat } stops.
told-points-added =
    { $seat } now has { $ap ->
        [one] { $ap } Action Point
       *[other] { $ap } Action Points
    }.
told-rubble-snatched = { $seat } takes a piece of rubble from { $from }.
told-egg-snatched = { $seat } takes a { $colour } egg from { $from }.
told-placed-face-down = { $seat } slips { $card } face down under worm { $slot }.
told-vehicle-drawn = { $seat } draws { $card }.
told-slot-rolled = Die: { $face }, worm { $slot }.
told-random-vehicle = { $card } falls under worm { $slot }.
told-red-rolled = Red die: { $face }, worm { $slot } attacks.
told-worm-peeked = { $seat } looks at the next worm ({ $worm }).
told-item-used = { $seat } uses: { $item }.
told-hat-worn = { $seat } wears: { $item }.
told-hat-lost = { $seat } loses the Hat: { $item }.
told-hat-shot = { $seat } shoots at { $at }’s Hat ({ $weapon }).
told-spied = { $seat } looks under worm { $slot }.
told-swapped = { $seat } and { $with } swap places.
told-robbed =
    { $seat } takes from { $from } { $deck ->
        [item] { $item }
       *[weapon] { $weapon }
    }.
told-attack-began = Worm attack! { $worm }, slot { $slot }.
told-vehicle-revealed = Under worm { $slot } lay { $card }.
told-erupted = The ground bursts at { $cell }.
told-egg-placed = A { $colour } egg at { $cell }.
told-egg-aside = A { $colour } egg waits for the dice.
told-egg-rerolled = { $cell } is a Location: another roll for the { $colour } egg.
told-eggs-lost = Too many eggs at { $cell }: they are lost.
told-no-egg-left = There is no { $colour } egg left.
told-rubble-placed = Rubble: { $cells }.
told-location-destroyed = { $location } is destroyed at { $cell }!
told-caught =
    { $seats ->
        [one] { $who } is caught in the attack!
       *[other] { $seats } players are caught in the attack!
    }
told-weapon-used = { $seat } uses: { $weapon }.
told-weapon-rolled = Dice: { $one }{ $two ->
        [0] { "" }
       *[other] { " " }and { $two }
    }.
told-struck = { $amount } damage: { $total } of { $health }.
told-worm-defeated = { $seat } deals the killing blow: { $worm } is defeated!
told-weapon-returned = { $weapon } comes back to { $seat }.
told-hunt-passed = { $seat } shoots no more.
told-trophy-taken = Trophy: { $kind }.
told-survived = { $seat } survives thanks to: { $item }.
told-leader-died = { $character } dies ({ $seat }).
told-cargo-dropped = Their cargo falls at { $cell }.
told-new-leader = { $character } now leads { $seat }’s Group.
told-eliminated = { $seat } has nobody left: this Group is out.
told-last-round = One last turn for everybody else.
told-worm-left = { $worm } leaves slot { $slot }.
told-ended =
    { $result ->
        [victory] { $who } wins.
        [shared] { $winners } winners share the victory.
        [nobody] Nobody wins.
       *[defeat] The match is lost.
    } { $reason ->
        [twenty] Twenty points!
        [last_round] The last round is over.
        [fifteen_attacks] Fifteen attacks.
        [group_dead] The Group is dead.
        [locations_destroyed] Three Locations destroyed.
        [conceded] Given up.
       *[other] The scenario is done.
    }
