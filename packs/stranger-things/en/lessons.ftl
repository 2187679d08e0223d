# What the lessons say.

## Your first turn

lesson-first-turn = Your first turn
    .about = The goal, then one whole turn: move, act, and see the Scene that follows.
lesson-first-turn-goal = Will is lost in the Upside Down. You play Joyce, together with Hopper. Empty all the Save Will piles, and you win together.
lesson-first-turn-cards = You may lay cards to go further. Here one step is enough, and it is free: set off.
lesson-first-turn-cards-lay = That is allowed, but each card you lay for walking is missing when you act. Go back to the step and set off.
lesson-first-turn-walk = Cross to the other side: go to the Upside Down Castle Byers.
lesson-first-turn-walk-away = That is allowed, but Will is not that way. Go back to the step and cross into the Upside Down.
lesson-first-turn-try = Brrr. This is a Save Will pile, of two tokens. Try to beat it.
lesson-first-turn-try-pass = That is allowed, but you came all this way! Go back to the step and try the pile.
lesson-first-turn-first = Two tokens: the top one is worth 3, the other is hidden, from 0 to 5. You need at least their sum. Joyce already counts 1. Lay a card of value 2, without Danger.
lesson-first-turn-first-danger = This card bears a Danger: it would bring one more Scene. Go back to the step and lay a 2 without Danger.
lesson-first-turn-first-small = With a 1 it will be too close. Go back to the step and lay a 2.
lesson-first-turn-second = 2, plus 1 for Joyce: 3 in all, and that is not much. Lay the other 2.
lesson-first-turn-second-early = You were two short: two Fear for you, and the pile loses just one token. Go back to the step and lay the other 2.
lesson-first-turn-second-else = That is allowed, but the other 2 is strong and without Danger. Go back to the step and lay it.
lesson-first-turn-dare = Five: not certain, but a good chance. Attempt the action.
lesson-first-turn-dare-more = That is reassuring, but cards are precious: five will do. Go back to the step and attempt the action.
lesson-first-turn-end = The other token was a 2: you did it, one pile fewer! Your hand is back up to five cards, and then a Scene came: Spores, one Fear in the Upside Down. If a single Character has too much Fear, everybody loses.

## The Demogorgon

lesson-danger = The Demogorgon
    .about = Fight without drawing attention, and see what Scenes do.
lesson-danger-enemy = You play Nancy, at the Middle School. The Demogorgon is here! While an Enemy is on your Location, all you can do there is fight.
lesson-danger-cards = You begin your turn with it: you could leave. But it would stay, right in the town. Set off, without a card.
lesson-danger-cards-lay = Keep your cards for the fight. Go back to the step and set off.
lesson-danger-stay = And now, be brave: stay here.
lesson-danger-stay-leave = Leaving is allowed, when you begin your turn with an Enemy. But this lesson is a fight: go back to the step and stay.
lesson-danger-fight = The Demogorgon has several piles. On one of them you see the top token: just a 1. Choose that one.
lesson-danger-fight-else = You know nothing at all about that one. Go back to the step and choose the pile that shows a 1.
lesson-danger-lay = Your Nail bat already gives 3: an Item helps every time, and never wears out. Lay a 2, without Danger.
lesson-danger-lay-danger = It is strong, but a Danger brings one more Scene. Go back to the step and lay the 2 without Danger.
lesson-danger-lay-small = A 1 would be risky. Go back to the step and lay the 2.
lesson-danger-strike = Three and two make 5, against a 1 and a hidden token. Attempt the action!
lesson-danger-strike-more = That is reassuring, but keep your cards: 5 will do. Go back to the step and attempt the action.
lesson-danger-send = The hidden token was a 4: that was close! The Demogorgon backs off one step, wherever you want. Send it to the Upside Down School.
lesson-danger-send-town = To the neighbours? That is allowed, but they deserve better. Go back to the step and send it to the Upside Down.
lesson-danger-scene = Then comes the Scene of the turn: It is hungry. The Demogorgon comes straight back, and gives you one Fear. It is never killed: you only gain time.
lesson-danger-end = Remember the sum: as many Scenes as Eleven’s Act, plus one for each Danger laid. Strong cards have a price. In the last lesson, Eleven helps you.

## Eleven

lesson-eleven = Eleven
    .about = Help Eleven, breathe again, then play on for real.
lesson-eleven-fear = You play Mike. You have 5 Fear, and Joyce 4: that is getting to be a lot. One Save Will pile is cleared, and two are left.
lesson-eleven-cards = Mike can help Eleven from anywhere. No need to move: set off, without a card.
lesson-eleven-cards-lay = Keep your cards to help Eleven. Go back to the step and set off.
lesson-eleven-stay = Stay in the Wheeler House.
lesson-eleven-stay-leave = That is allowed, and Mike could act from there too. For this lesson, go back to the step and stay.
lesson-eleven-help = Eleven has four Powers, and each works only once. Voice in the void takes 3 Fear from everybody. Try its pile.
lesson-eleven-help-power = Another Power? All of them are useful, but above all you two need to breathe. Go back to the step and choose Voice in the void.
lesson-eleven-help-else = That is allowed, but Fear is rising. Go back to the step and try Voice in the void.
lesson-eleven-lay = One token shows 1, the other is hidden. Your Frozen waffles give 3: Eleven loves them. Lay a 2, without Danger.
lesson-eleven-lay-other = That is allowed, but the 2 without Danger is the safest. Go back to the step.
lesson-eleven-voice = Five, against a 1 and a hidden token: the odds are good. Attempt the action.
lesson-eleven-voice-more = That is reassuring, but 5 will do. Go back to the step and attempt the action.
lesson-eleven-joyce = Everybody breathes again! The bulbs flicker, but that is just one Fear. This Power is spent for good. Now Joyce plays.
lesson-eleven-end = Joyce is in the Byers House. Two more piles, and Will is saved. But when the deck runs out, Eleven tires, and after Act 3 you lose. What follows is a real match: your turn!
