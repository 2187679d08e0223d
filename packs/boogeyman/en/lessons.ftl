# What the lessons say.

## Your first turn

lesson-first-turn = Your first turn
    .about = The goal, then one whole turn: go in, use the switch, search. And find an Objective.
lesson-first-turn-goal = It is night, and something prowls in the house. You play Ray, together with Peter. Find three Objectives of one colour: they alone lead to the Final.
lesson-first-turn-move = You have three Actions a turn. Begin by going into the Living room, Room 11.
lesson-first-turn-move-away = That is allowed, but your first find is waiting in the Living room. Go back to the step.
lesson-first-turn-light = Before you search, the bulb that covers the pile must go. Use the switch: a card will tell what you discover.
lesson-first-turn-light-not = As long as the bulb covers the pile, you cannot search. Go back to the step and use the switch.
lesson-first-turn-search = All quiet: phew! Sometimes the card is less kind, above all in the dark. Two tokens are hidden here. Search.
lesson-first-turn-search-not = That is allowed, but the Room is ready, and so is your last Action. Go back to the step and search.
lesson-first-turn-noise = A Noise token, of 2: you gain a Search card, but somebody heard. You have nothing to muffle this noise. Let it be.
lesson-first-turn-sitter = The Babysitter comes two Rooms nearer to the noise. She is in the Vestibule, right next door! If she enters your Room, your turn stops at once, and she is not in a good mood.
lesson-first-turn-finish = You have no Action left. End your turn: Peter plays, and then the Boogeyman.
lesson-first-turn-him = He appeared in the Study, far from here. At the end of each round he turns up somewhere, then hides elsewhere. Nobody knows where.
lesson-first-turn-again = One token is left in the Living room, and the Babysitter is very close. Do you dare? Search.
lesson-first-turn-again-flee = Caution makes sense. But a token is still waiting here: go back to the step and search.
lesson-first-turn-end = An orange Objective, and without a sound! Two more of that colour to go. You can play a turn: move, use the switch, search. The next lesson is about noise.

## The Babysitter

lesson-noise = The Babysitter
    .about = What she hears, how to muffle a noise, and what to do when she comes.
lesson-noise-house = Round three. You are in the Living room, and the switch has been used already. The Babysitter is in the Garage, two Rooms away. She has no turn of her own: she comes when she hears something.
lesson-noise-search = You have something to help yourself. Search.
lesson-noise-hush = Noise 3: she would be upon you. But you have Felt slippers, which make her go three Rooms less. Play them.
lesson-noise-hush-loud = She comes straight for you, and your turn is in danger. Go back to the step and play the Felt slippers.
lesson-noise-again = Not a sound: she did not move, and you keep the card you found. One token is left. Search again.
lesson-noise-again-leave = That is allowed, but stay a moment: this token will teach you something. Go back to the step and search.
lesson-noise-caught = Noise 2, and she is two Rooms away. This time there is nothing to muffle it. Let it be, and hold your breath.
lesson-noise-hide = Here she is! Usually you draw a Babysitter card, her Stress rises, and your turn is over. But you know a hiding place: play Under the bed.
lesson-noise-hide-face = You face her: a Babysitter card, one more Stress, and your turn is over. Go back to the step and hide under the bed.
lesson-noise-out = She saw nothing. But in the Room where she is, you can only play cards or leave. Slip out by the Dining room or the Turquoise Hall.
lesson-noise-out-stay = Stay with her? You could neither search nor use the switch. Go back to the step and leave by the Dining room or the Turquoise Hall.
lesson-noise-end = Well done! Each meeting raises a Stress: hers, or the Boogeyman’s. When both are at their maximum, the night wins. Now there is a Book to open.

## The Book of Epilogues

lesson-book = The Book of Epilogues
    .about = Bring three Objectives together, see a possession, open the Book. Then play the end for real.
lesson-book-room = You have all three orange Objectives: two are yours, one is Peter’s. The Final Room is the Dining room. Bring them all there.
lesson-book-enter = Go to the Dining room. The first Child to get there with an Objective becomes Leader.
lesson-book-enter-else = That is allowed, but the night goes on. Go back to the step and go to the Dining room.
lesson-book-wait = You are the Leader. Peter’s Objective is missing, and he is next door. End your turn: he is coming.
lesson-book-wait-else = Do not wander off now: Peter is coming. Go back to the step and end your turn.
lesson-book-possessed = Look! The Boogeyman appeared in the Study, alone with the Babysitter: he has possessed her. A die says how many Rooms she goes towards the nearest Child. She is in the Yellow Hall, at your door!
lesson-book-start = The three Objectives are together. The Leader may start the Final, with the Children who are here. Do not wait: open the Book.
lesson-book-start-else = That is allowed, but she is at the door. Go back to the step and start the Final.
lesson-book-dice = Every Child has shown their secret Objective, and the Book has chosen its story. It is read panel by panel, and each panel takes a test. The first one is yours: at least 3.
lesson-book-candy = A 2: that is too little. But each Candy changes the die by one. Spend a Candy to make it 3.
lesson-book-candy-reroll = Ray may reroll, but chance is chance. Go back to the step: one Candy is enough, and certain.
lesson-book-candy-more = That was more than it took, but the panel is passed.
lesson-book-candy-keep = With 2 the panel is missed, and you would lose a State card. Go back to the step and spend a Candy.
lesson-book-end = You have passed two panels, and two are left. Your die shows 4, and it takes 5. If a single Child gets to the Epilogue, the Boogeyman has lost. What follows is for real: you decide!
