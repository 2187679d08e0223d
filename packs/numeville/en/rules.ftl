# What the game says: names, questions, choices, log.

title = Numéville
    .tagline = Digital Scouts against the Dark Master
    .about = Work together: move around town, answer questions and bring at least three of the four Complices to their senses.

complice-stalky = Stalky
    .about = Rumours, false news, hurtful comments: she rules the networks.
complice-hacker = Hacker
    .about = Weak passwords, fake messages, devices never updated: he gets in everywhere.
complice-datata = Datata
    .about = She gathers names, habits and journeys without ever asking.
complice-hyperco = Hyperco
    .about = More screens, always on, always new: the planet can wait.

scout-ana = Ana
scout-tom = Tom
scout-emily = Emily
scout-hakim = Hakim

mode-standard = Standard match
    .about = The board, the dice, the questions.
mode-advanced = Advanced mode
    .about = With an Object square and a Power square. Standard or Expert level.
mode-workshop = Workshop
    .about = Four teams and a facilitator, no board: three or four rounds.

variant-handicap = A helping hand for two: every Complice starts with a blue token
variant-late_is_wrong = Answering too late counts as wrong

level-discovery = Discovery
level-standard = Standard
level-expert = Expert

## Squares

square-sq_00 = the Plaza
square-sq_01 = Stalky 1 (start)
square-sq_02 = Stalky 2
square-sq_03 = Stalky’s portrait
square-sq_04 = Stalky 4
square-sq_05 = Stalky 5
square-sq_06 = Hacker 1 (start)
square-sq_07 = Hacker 2
square-sq_08 = Hacker’s portrait
square-sq_09 = Hacker 4
square-sq_10 = Hacker 5
square-sq_11 = Datata 1
square-sq_12 = Datata 2
square-sq_13 = Datata’s portrait
square-sq_14 = Datata 4
square-sq_15 = Datata 5 (start)
square-sq_16 = Hyperco 1
square-sq_17 = Hyperco 2
square-sq_18 = Hyperco’s portrait
square-sq_19 = Hyperco 4
square-sq_20 = Hyperco 5 (start)

## Themes

theme-disinformation = Disinformation
theme-cyberbullying = Cyberbullying
theme-reputation = Image and reputation
theme-algorithms = Algorithms
theme-group-life = Life in groups
theme-passwords = Passwords
theme-phishing = Phishing
theme-two-factor = Two-factor login
theme-updates-and-backups = Updates and backups
theme-devices-and-networks = Devices and networks
theme-permissions = Permissions
theme-trackers = Trackers
theme-location-and-habits = Location and habits
theme-data-rights = Rights over your data
theme-artificial-intelligence = Artificial intelligence
theme-lifespan = Life span
theme-video-and-bandwidth = Video and bandwidth
theme-energy = Energy
theme-screen-time = Screen time
theme-materials-and-waste = Materials and waste
theme-purchases = Purchases
theme-staying-safe = Staying safe

## Questions put to a seat

prompt-scout = Your turn: choose your Scout.
prompt-start = Where do you begin? Choose a free start square.
prompt-propose = Propose a square for the { $slot ->
    [object] Object
   *[power] Power
} pawn.
prompt-consent = The { $slot ->
    [object] Object
   *[power] Power
} pawn on { $square }: do you agree?
prompt-before-white = Roll the white die, or choose its value with your card.
prompt-direction = The white die shows { $white }. Which way do you go?
prompt-bump = The square is taken. Which side do you go to?
prompt-keep-card = You have { $old } and you draw { $new }. Which card do you keep?
prompt-plaza = { $instead ->
    [yes] You are next to the Plaza. Would you like a hard question of your choice?
   *[no] You are on the Plaza: choose a Complice for a hard question, or pass.
}
prompt-face = The black die shows { $black }. Do you keep it?
prompt-answer = { $complice } asks you ({ $difficulty ->
    [easy] easy
   *[hard] hard
}). Your answer?
prompt-judge = An answer spoken aloud to { $complice } ({ $difficulty ->
    [easy] easy
   *[hard] hard
}): right or wrong?
prompt-retry = Not quite. Would you like to answer once more?
prompt-right = Right! Would you like to play a card?
prompt-cancel-red = { $count ->
    [one] A red token is
   *[other] { $count } red tokens are
} about to reach { $complice }. Cancel one?
prompt-choose-attack = Two Attacks: which one do you take?
prompt-cancel-attack = Attack “{ $card }”: { $text } Cancel it?
prompt-pick-complice = “{ $card }”. { $text } Which Complice?
prompt-stop = Three Complices are saved. Stop with this victory, or try for the fourth?
prompt-deal = Round { $round }: which question for { $complice }?
prompt-slates = Think together, then write your answer.
prompt-correct = Correcting { $complice }: is the team’s answer right?
prompt-extra = Nothing is decided. One more round?
prompt-explained = { $verdict ->
    [right] Answer accepted
   *[wrong] Answer turned down
}: read { $complice }’s explanation aloud, then go on.
prompt-chance = Chance decides…
prompt-waiting = Waiting for { $seat }{ $others ->
    [0] {""}
    [one] {" "}and one other seat
   *[other] {" "}and { $others } other seats
} ({ $asks ->
    [answer] an answer
    [direction] a direction
    [slates] the slates
    [judge] a verdict
    [deal] a question to deal
    [correct] a correction
   *[other] a decision
}).
prompt-over = { $result ->
    [total_victory] Total victory: all four Complices are saved. Numéville breathes again.
    [victory] { $reason ->
        [two_saved] The group has saved two Complices: Numéville resists!
        [stopped] Victory! You stop with three Complices saved.
        [none_open] Victory! Three Complices saved, one lost: the city will remember.
       *[out_of_time] Victory! Time is up, but three Complices are saved.
    }
    [undecided] The workshop closes undecided: Numéville still holds.
   *[defeat] { $reason ->
        [out_of_time] Defeat: the Dark Master played for time, and fewer than three Complices are saved.
       *[two_lost] Defeat: two Complices are lost, and the city goes dark.
    }
}

## Choices

do-scout = Be { $scout }
do-start = Start from { $square }
do-propose = Propose { $square }
do-agree = Agree
do-refuse = Disagree
do-roll = Roll the white die
do-set-die = Choose { $value }
do-adjust = { $by ->
    [1] Go one square further
   *[other] Go one square less
} ({ $card })
do-move = { $turning ->
    [clockwise] Clockwise
   *[counter] Counter-clockwise
} → { $square }
do-bump = { $side ->
    [ahead] Go on
   *[behind] Go back
} to { $square }
do-keep = Keep { $card } ({ $text })
do-plaza = A hard question from { $complice }
do-decline = { $instead ->
    [yes] Stay in the district
   *[no] No question
}
do-accept = Keep the { $black }
do-use = Play { $card } ({ $text })
do-pass = Play nothing
do-answer = Answer { $choice ->
    [a] A
    [b] B
    [c] C
   *[d] D
}
do-speak = Answer aloud
do-judge = { $verdict ->
    [right] That is right
   *[wrong] That is wrong
}
do-step-aside = Let them choose among the answers shown
do-step-down = Let the table read the questions itself
do-pick = { $complice }
do-suffer = Take { $card } ({ $text })
do-stop = Stop with the victory
do-play-on = Play on
do-deal = Draw { $difficulty ->
    [easy] an easy
   *[hard] a hard
} question
do-deal-card = Hand out card { $card }
do-slate = Write { $choice ->
    [a] A
    [b] B
    [c] C
   *[d] D
}
do-ready = That is our answer
do-rethink = Take our slate back
do-lock = Collect the slates
do-extra-round = Play one more round
do-close = Close the workshop
do-go-on = Go on
do-skip = Skip this question, without a token
do-add-token = Give { $complice } a { $colour ->
    [blue] blue
   *[red] red
} token
do-take-token = Take a { $colour ->
    [blue] blue
   *[red] red
} token from { $complice }

## Log

told-scout-chosen = { $seat } will be { $scout }.
told-start-chosen = { $seat } starts from { $square }.
told-square-proposed = { $seat } proposes { $square } for the { $slot ->
    [object] Object
   *[power] Power
} pawn.
told-square-answered = { $seat } { $agrees ->
    [yes] agrees
   *[no] disagrees
}.
told-square-refused = No agreement on { $square } for the { $slot ->
    [object] Object
   *[power] Power
} pawn.
told-marker-placed = The { $slot ->
    [object] Object
   *[power] Power
} pawn goes to { $square }{ $lot ->
    [yes] , drawn by lot
   *[no] {""}
}.
told-first-rolled = { $seat } rolls the white die to see who starts: { $face }.
told-first-tied = A tie: roll again.
told-first-player = { $seat } starts.
told-turn-began = Round { $round }: { $seat } to play.
told-white-rolled = { $seat } rolls the white die: { $face }.
told-white-chosen = { $seat } sets the white die to { $value }.
told-white-adjusted = { $seat }’s move becomes { $value }.
told-card-used = { $seat } plays { $card }.
told-moved = { $seat } moves { $steps } { $turning ->
    [clockwise] clockwise
   *[counter] counter-clockwise
}{ $bumped ->
    [yes] , square taken:
   *[no] :
} { $to }.{ $forced ->
    [yes] {" "}(no choice of direction)
   *[no] {""}
}
told-bumped = { $seat } finds { $at } taken.
told-card-drawn = { $seat } draws the { $slot ->
    [object] Object
   *[power] Power
} { $card }.
told-card-rejected = { $card } is about { $complice }, whose fate is settled: draw again.
told-card-taken = { $seat } takes { $card }.
told-card-discarded = { $seat } discards { $card }.
told-no-card-left = There is no { $slot ->
    [object] Object
   *[power] Power
} card left.
told-plaza-closed = The Plaza is closed: no question for { $seat }.
told-plaza-declined = { $seat } takes no question on the Plaza.
told-plaza-used = On the Plaza, { $seat } chooses { $complice }.
told-district-settled = { $complice }’s fate is settled: { $seat } answers nothing here.
told-black-rolled = { $seat } rolls the black die: { $face }.
told-question-made-easy = { $seat }’s question becomes an easy one.
told-question-drawn = { $seat } is handed a card of { $complice }.
told-asked = { $complice } asks { $seat } { $difficulty ->
    [easy] an easy
   *[hard] a hard
} question{ $double ->
    [yes] {" "}— a face-off, it counts double
   *[no] {""}
}.
told-question-replaced = { $seat } swaps the question.
told-choices-removed = { $seat } has only { $left } choices left.
told-speaks-up = { $seat } answers aloud.
told-master-aside = The game master leaves this question to the rules: choose among the answers shown.
told-master-left = The game master leaves: the table reads the questions itself.
told-judged-wrong = { $seat } is wrong… but may still react.
told-answers-again = { $seat } answers a second time.
told-answered = { $verdict ->
    [right] { $seat } is right:
   *[wrong] { $seat } is wrong; the answer was
} { $right ->
    [a] A
    [b] B
    [c] C
   *[d] D
}.
told-time-up = { $seat } has run out of time.
told-red-cancelled = { $seat } spares { $complice } a red token.
told-token-placed = A { $colour ->
    [blue] blue
   *[red] red
} token for { $complice }.
told-token-removed = { $complice } loses a { $colour ->
    [blue] blue
   *[red] red
} token.
told-nothing-to-remove = { $complice } has no token to remove.
told-settled = { $status ->
    [saved] { $complice } comes to reason: a Complice saved!
   *[lost] { $complice } goes over to the dark side: a Complice lost.
}
told-dark-drawn = { $deck ->
    [attack] Attack of the Dark Master
   *[round_end] End of the round
}: “{ $card }”. { $text }
told-dark-rejected = “{ $card }” is about a Complice whose fate is settled: draw again.
told-no-attack-left = No Attack can strike any more.
told-attack-chosen = { $seat } chooses to take “{ $card }”.
told-attack-cancelled = { $seat } cancels “{ $card }”.
told-complice-picked = { $seat } names { $complice }.
told-pawn-sent-home = { $seat } is sent back: { $to }.
told-pawns-rotated = The pawns trade places.
told-modifier-set = For the coming round: { $text }
told-modifier-lapsed = The effect on the round ends.
told-round-ended = End of round { $round }.
told-stop-answered = { $seat } { $stop ->
    [yes] would stop here
   *[no] would play on
}.
told-play-goes-on = Play goes on!
told-level-chosen = The facilitator picks { $difficulty ->
    [easy] an easy
   *[hard] a hard
} question from { $complice }.
told-dealt = { $team } reads a question from { $complice }.
told-thinking-began = Round { $round }: the teams are thinking.
told-written = { $team } has written on its slate.
told-team-ready = { $team } is ready.
told-team-rethinks = { $team } takes its slate back.
told-slates-locked = The slates are collected.
told-correction-began = { $complice }: { $team } shows its slate ({ $written ->
    [none] nothing written
    [a] A
    [b] B
    [c] C
   *[d] D
}).
told-corrected = { $verdict ->
    [right] { $team } is right
   *[wrong] { $team } is wrong
}: the answer for { $complice } was { $right ->
    [a] A
    [b] B
    [c] C
   *[d] D
}.
told-overruled = The facilitator judges otherwise: { $verdict ->
    [right] { $team } is right after all
   *[wrong] { $team } is wrong after all
} about { $complice }.
told-question-skipped = { $complice }’s question is skipped: neither blue nor red.
told-token-by-hand = The facilitator { $added ->
    [yes] gives { $complice }
   *[no] takes from { $complice }
} a { $colour ->
    [blue] blue
   *[red] red
} token.
told-fate-sealed = { $complice }’s fate was already sealed: this one was for the joy of learning.
told-workshop-round-ended = End of round { $round }.
told-extra-round-began = One more round ({ $round }).
told-ended = { $result ->
    [total_victory] Total victory!
    [victory] Victory!
    [undecided] The workshop stops, undecided.
   *[defeat] Defeat…
} { $reason ->
    [all_saved] All four Complices are saved.
    [none_open] There is no Complice left to save.
    [stopped] The table stops here.
    [out_of_time] The End-of-round deck is empty.
    [two_saved] Two Complices are saved.
    [closed] The facilitator closes the session.
   *[two_lost] Two Complices are lost.
}
