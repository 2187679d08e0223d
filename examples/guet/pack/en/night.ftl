title = The Watch

prompt-second = Will you take a second card?
prompt-stay = Will you stay awake?
prompt-chance = A card is drawn.
prompt-waiting = { $seat } is thinking.
prompt-over = { $reason ->
    [watch] Dawn breaks, and the watch has held.
    [rest] Dawn breaks over watchers who dropped off; sleep has won.
   *[asleep] Dawn breaks, and everybody is asleep.
}

do-take = take a second card
do-leave = leave it at one
do-watch = stay awake
do-sleep = go to sleep

told-dealt = { $card ->
    [hidden] { $seat } is dealt a card.
   *[other] { $seat } is dealt card { $card }.
}
told-left = { $seat } keeps a single card.
told-watched = { $seat } stays awake.
told-slept = { $seat } goes to sleep.
told-shown = { $seat } shows { $cards ->
    [one] the card
   *[other] both cards
}: { $sum } in all.
told-ended = { $reason ->
    [watch] The watch has held until dawn.
    [rest] Those who slept did well.
   *[asleep] Nobody was awake any more.
}
