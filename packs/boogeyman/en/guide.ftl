# For newcomers: what each question is for, how to win, what the signs say.

## The first time a question comes up

first-be = Each Child has an Aptitude of their own; take the one that is most like you.
first-colour = You are the Boogeyman: the Children must gather three Objectives of one colour, and you are the one who hides them.
first-hide = Hide this token far from the Children, or where nobody will think of searching.
first-lay = Each turn you lay face down the Room you hide in; whoever enters meets you.
first-act = Three Actions a turn: walk, take the bulb off a pile with the switch, then search; force a Padlock, revive.
first-rolled = After the die, Candies or a card may still change the result.
first-hush = Your noise draws the Babysitter by that many Rooms; a card can muffle it before she sets off.
first-cancel = A meeting costs you dear and raises Stress; a card may help you escape it.
first-route = The Babysitter takes the shortest way; between two equal ones, you choose.
first-lead = Your card lures the Babysitter: walk her away from the other Children.
first-possess = The Babysitter is possessed: you lead her where you like, Room by Room.
first-discard = A card makes you lose some of your hand: keep those that save lives.
first-choose-padlock = A Padlock shuts the pile of a Room: no switch and no searching until it is forced.
first-choose-dark = In a dark Room the switch brings a Darkness card, which is harsher.
first-choose-dark-again = This Room gets a Darkness token back: it must be removed before anybody can search.
first-choose-light = A Room lit again gives a gentler Light card when the switch is used.
first-choose-peek = You look at the tokens of a pile without taking any or making a noise.
first-choose-lure = The Babysitter comes closer to the Room you name: choose it far from your friends.
first-choose-floor = A whole floor goes dark: the switches there become dangerous.
first-choose-passage = This Passage will be closed until the end of the next round.
first-choose-child = The card may serve another Child: say who.
first-choose-revive = A Fainted Child no longer plays and has a Nightmare every turn: wake them up.
first-choose-card = Peter has drawn two cards: only one applies, the one you choose.
first-nightmare = The Nightmare of a Fainted Child comes back on each of their turns until they wake.
first-trouble = Stress has reached a sign: a Trouble hits the house at once.
first-event = An Event weighs on the whole next round.
first-deal = Two Children in the same Room may trade cards for free: put your offer together.
first-invited = Somebody offers you something and asks what you would give.
first-proposal = The deal is complete: accept or refuse, nothing has been given yet.
first-aptitude-two-cards = Peter’s Aptitude: two Boogeyman cards instead of one, and you choose.
first-aptitude-light = Daphne’s Aptitude: a Light card, once a turn.
first-aptitude-quiet = Leila’s Aptitude: her noise counts one less, the Babysitter goes less far.
first-aptitude-stash = Tommy’s Aptitude: a Candy when he has none left.
first-snoop = Your Objective lets you turn two Search cards into one State card.
first-vote = You may choose together which Final you will play, if everybody agrees.

## Winning, losing

guide-win = { $mode ->
        [competitive] The Children: gather three Objectives of one colour, carry them into the Final Room and survive the Epilogue. The Boogeyman: prevent it.
       *[other] Gather three Objectives of the same colour, carry them into the Final Room, and reach the end of the Epilogue. One single Child is enough.
    }
guide-lose = Both Stress counters at their maximum, no Child conscious any more, or all who take part in the Final Fainted.

## The page that explains

guide-goal = The aim
    .text = A night at the Spencers’. Somewhere in the house three Objectives of the same colour are hidden. Find them, carry them into the Final Room, and read the Epilogue to its end, in spite of the Boogeyman and the Babysitter.
guide-turn-1 = Three Actions
    .text = Walk one Room, use the switch, search, force a Padlock, take the Trapdoor, revive. Playing cards, spending Candies and trading cost nothing.
guide-turn-2 = The switch first
    .text = Each pile bears a bulb. Taking it off makes you draw a card: Light if it was on, Darkness if not. Only then can you search.
guide-turn-3 = Search
    .text = A Noise token gives you a Search card and draws the Babysitter by that many Rooms. An Objective, the Trapdoor and the Passkey are found in silence.
guide-turn-4 = The Boogeyman
    .text = When all the Children have played, he appears in the Room he had chosen, puts out its light, and faces whoever is there.
guide-special-1 = The Babysitter
    .text = She never takes a turn: she answers noise. If she reaches you, your turn is over, you draw one of her cards, and her Stress rises.
guide-special-2 = Fear
    .text = Calm, Scared, Terrified, Fainted. A Fainted Child no longer plays and brings a Nightmare every turn until they are revived.
guide-special-3 = The Book of Epilogues
    .text = The Final is read like a comic: a test at each panel. Candies saved until then are worth their weight in gold.
guide-end = How it ends
    .text = At the end of an Epilogue, which says which of the Children win; or else both Stress counters are at their maximum and the night wins. Missing the Final is not losing.
guide-mode-solo = Solo
    .text = All the Children are yours. The game runs the Boogeyman.
guide-mode-coop = Cooperative
    .text = One Child each, against the game. An Objective card may make one of you Possessed.
guide-mode-semi-coop = Semi-cooperative
    .text = As in cooperative, but the first Child who Faints changes sides: whoever played them becomes the Boogeyman.
guide-mode-competitive = Competitive
    .text = One of you is the Boogeyman from the start, and hides the Objectives, chooses Rooms and cards.

## The signs of the board

sign-light = Lit bulb
    .text = The switch takes it off and gives a Light card, rather gentle.
sign-dark = Dark bulb
    .text = The switch takes it off and gives a Darkness card, harsher.
sign-pile = Search tokens
    .text = Two in each Room, hidden. You search when nothing covers them any more.
sign-padlock = Padlock
    .text = Shuts the pile. Forcing it makes as much noise as a die says.
sign-door = Passage
    .text = What links two Rooms; its letter names it.
sign-objective = Objective
    .text = It takes three of the same colour.
sign-trapdoor = Trapdoor
    .text = Leads to the Secret Room (20) from where it was found.
sign-passkey = Passkey
    .text = Opens the Attic (5).
sign-candy = Candy
    .text = Changes a die by one, up or down.
sign-mind = State of mind
    .text = Calm, Scared, Terrified, then Fainted.
sign-stress = Stress
    .text = One for the Boogeyman, one for the Babysitter. Both at their maximum, and all is lost.
sign-track = Spawn Track
    .text = The Rooms where the Boogeyman has been; the last one is where he hides.
sign-sitter = Babysitter
    .text = She walks towards noise by the shortest way.
sign-shade = Boogeyman
    .text = He appears where he likes. To stop in his Room is to meet him.
