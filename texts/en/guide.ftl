# What the screens say to newcomers: things, signs, the aid, the end.

web-colon = :{" "}
web-inspect-key = Key i: more about it.
web-inspect-rule = Read the rule
web-first-ok = Got it
web-first-again = Explain everything once more
web-help = Where are we?
web-help-win = How is it won?
web-help-lose = How is it lost?
web-help-turn = Whose turn is it?
web-help-you = Yours.
web-help-chance = Chance decides.
web-help-over = The match is over.
web-help-now = What is happening now?
web-help-signs = What do these signs mean?
web-help-inspect = To learn what a thing is: rest the pointer on it, press and hold, right-click, or press i when the keyboard is on it.
web-help-guide = The game on one page
web-guide = The game on one page
web-guide-turn = A turn
web-guide-special = What makes this game special
web-guide-modes = The ways to play
web-guide-signs = The signs
web-guide-all = All the rules, numbered
web-guide-back = The game on one page
web-guide-learn = Learn by playing
web-aid = Sheet to print
web-aid-print = Print
web-aid-note = An unofficial player aid, made by Veilleuse.
web-sounds = Sounds of the table
web-end-won = You win!
web-end-won-all = You win!
web-end-won-other = { $who } wins!
web-end-won-others = { $who } win!
web-end-lost = Lost, this time
web-end-nobody = Nobody wins
web-end-cause = What decided it
web-end-turned = Where it all turned
web-end-story = The story of the match
web-story = The story of the match
web-story-none = Nothing remarkable was told.
web-story-round = Moment { $n }
web-story-waits = The match is not over: its story is still being written.
web-to-end = Back to the result
web-missing-complices = { $count ->
    [one] { $count } Complice was
   *[other] { $count } Complices were
} still to be saved: { $blue ->
    [one] { $blue } blue token was
   *[other] { $blue } blue tokens were
} missing.
web-missing-points = You were { $points ->
    [one] { $points } point
   *[other] { $points } points
} short.
web-missing-deliveries = { $count ->
    [one] { $count } Location was
   *[other] { $count } Locations were
} still to be served.
web-missing-trophies = { $count ->
    [one] { $count } trophy was
   *[other] { $count } trophies were
} missing.
web-missing-keys = You still needed: { $keys }.
web-missing-keys-none = You had all your keys in hand.
web-missing-piles = { $piles ->
    [one] { $piles } pile was
   *[other] { $piles } piles were
} still to be emptied, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} in all.
web-missing-objectives = You still needed { $count ->
    [one] { $count } Objective of the same colour
   *[other] { $count } Objectives of the same colour
}.
web-missing-panels = { $count ->
    [one] { $count } panel of the Book was
   *[other] { $count } panels of the Book were
} still to be passed.
web-secrets = All the secrets
web-secret-hand = { $who } held
web-secret-nothing = nothing
web-secret-pile = What was still hidden
web-city = The city this morning
web-would-hit = { $count ->
    [one] Under the attack of worm { $slots }
   *[other] Under the attack of worms { $slots }
}
web-delivery-bonus = Bonus for delivering an egg: { $bonus }
web-cell-name = Cell { $cell }
web-worm-health = Health: { $health }
web-worm-left = { $left ->
    [0] It attacks at the end of this turn
    [one] { $left } more card and it attacks
   *[other] { $left } more cards and it attacks
}
web-pile-of = Pile: { $world }
web-st-card-about = Its value adds to your move or to your action, not to both.
web-die-name = Die
