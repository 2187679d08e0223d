# What follows from an option, as a note.
then-moved = { $actions ->
    [0] no action left
    [one] { $actions } action left
   *[other] { $actions } actions left
}
then-switch-used = { $dark ->
    [yes] the Room stays dark
   *[no] the Room stays lit
}
then-darkened = in the dark: { $rooms }
then-lightened = { $room }: light
then-noise-made = noise { $value }
then-sitter-moved = the Babysitter goes to { $to }
then-sitter-stays = the Babysitter stays
then-met = { $child } meets { $entity }
then-stressed = stress rises
then-soothed = stress falls
then-state-lost = { $child } loses heart
then-state-regained = { $child } takes heart
then-fainted = { $child } faints
then-revived = { $child } gets up
then-candy-gained = { $child }: +{ $count } { $count ->
    [one] Candy
   *[other] Candies
}
then-candy-lost = { $child }: −{ $count } { $count ->
    [one] Candy
   *[other] Candies
}
then-candies-spent = −{ $count } { $count ->
    [one] Candy
   *[other] Candies
}
then-die-counts = the die counts { $result }
then-test-passed = the test is passed
then-test-failed = the test is failed
then-padlock-removed = the padlock gives way
then-padlock-holds = the padlock holds
then-discarded = { $card } is discarded
then-actions-gained = +{ $actions } { $actions ->
    [one] action
   *[other] actions
}
then-door-closed = the door closes
then-door-opened = the door opens
then-draw-search = then a Search card
then-draw-light = then a Light card
then-draw-dark = then a Darkness card
then-draw-boogeyman = then a Boogeyman card
then-draw-babysitter = then a Babysitter card
then-draw-nightmare = then a Nightmare
then-draw-trouble = then a Trouble
then-draw-event = then an Event
then-draw-noise = then a Noise token
then-draw-die = then a die
then-final-began = the Final begins
then-turn-ended = end of the turn
then-deal-declined = no trade
then-encounter-cancelled = the encounter is avoided
then-ended = end of the match

# Why this hint.
why-end = it leads most surely to victory
why-objectives = { $count ->
    [0] an Objective is closer
    [one] one more Objective
   *[other] { $count } more Objectives
}
why-finale = the Final comes closer
why-minds = the Children keep heart
why-candies = more Candies in hand
why-stress = the entities stay calmer
why-cards = { $count ->
    [0] more Search cards in hand
    [one] one more Search card
   *[other] { $count } more Search cards
}
