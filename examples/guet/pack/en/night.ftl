title = The Watch

prompt-stay = Will you stay awake?
prompt-chance = A card is drawn.
prompt-waiting = { $seat } is thinking.
prompt-over = { $reason ->
    [watch] Dawn breaks, and the watch has held.
    [rest] Dawn breaks over watchers who dropped off; sleep has won.
   *[asleep] Dawn breaks, and everybody is asleep.
}

do-watch = stay awake
do-sleep = go to sleep

told-dealt = { $card ->
    [hidden] { $seat } is dealt a card.
   *[other] { $seat } is dealt card { $card }.
}
told-watched = { $seat } stays awake.
told-slept = { $seat } goes to sleep.
told-shown = { $seat } shows card { $card }.
told-ended = { $winners ->
    [0] Nobody was awake any more.
    [one] The night is over, and { $who } wins.
   *[other] The night is over, and those who slept did well.
}
