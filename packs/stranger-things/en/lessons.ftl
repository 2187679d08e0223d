# What the lessons say.

## Your first turn

lesson-first-turn = Your first turn
    .about = The goal, then one whole turn: move, act, and see the Scene that follows.
lesson-first-turn-goal = Will is lost in the Upside Down. You play Joyce, together with Hopper. Clear all the Save Will piles, and you win together.
lesson-first-turn-cards = You may lay cards to go further. Here one step is enough, and it is free: set off.
lesson-first-turn-cards-lay = That is allowed, but each card you lay for walking is missing when you act. Go back to the step and set off.
lesson-first-turn-walk = Cross to the other side: go to the Upside Down Castle Byers.
lesson-first-turn-walk-away = That is allowed, but Will is not that way. Go back to the step and cross into the Upside Down.
lesson-first-turn-try = Brrr. This is a Save Will pile, of two tokens. Try to beat it.
lesson-first-turn-try-pass = That is allowed, but you came all this way! Go back to the step and try the pile.
lesson-first-turn-first = Its tokens are 2 and 3, so 5. You need at least as much. Joyce already counts 1 to save Will. Lay a card of value 2, without Danger.
lesson-first-turn-first-danger = This card bears a Danger: it would bring one more Scene. Go back to the step and lay a 2 without Danger.
lesson-first-turn-first-small = With a 1 it will be too close. Go back to the step and lay a 2.
lesson-first-turn-second = 2, plus 1 for Joyce: still too little. Lay the other 2.
lesson-first-turn-second-early = You would be two short: two Fear for you, and the pile loses just one token. Go back to the step and lay the other 2.
lesson-first-turn-second-else = That is allowed, but the other 2 is enough, and it is without Danger. Go back to the step.
lesson-first-turn-dare = Five, just enough! Attempt the action.
lesson-first-turn-dare-more = That is plenty: keep your cards. Go back to the step and attempt the action.
lesson-first-turn-end = One pile less! You drew back up to five cards, then a Scene came: Spores, one Fear in the Upside Down. When a Character cannot take any more Fear, everybody loses. There is always at least one Scene, and Dangers add more.

## The Demogorgon

lesson-danger = The Demogorgon
    .about = Fight without drawing attention, and see what Scenes do.
lesson-danger-enemy = You play Nancy, at the Middle School. The Demogorgon is here! While an Enemy is on your Location, all you can do there is fight.
lesson-danger-cards = You begin your turn with it: you could leave. But it would follow. Set off, without a card.
lesson-danger-cards-lay = Keep your cards for the fight. Go back to the step and set off.
lesson-danger-stay = And now, be brave: stay here.
lesson-danger-stay-leave = Leaving is allowed, when you begin your turn with an Enemy. But this lesson is a fight: go back to the step and stay.
lesson-danger-fight = The Demogorgon has several piles. One of them is turned up already: 4 and 1. Choose that one.
lesson-danger-fight-else = A hidden pile may be worth far more. Go back to the step and choose the one you know.
lesson-danger-lay = You need 5. Your Nail bat already gives 3: an Item helps every time, and never wears out. Lay a 2, without Danger.
lesson-danger-lay-danger = It is strong, but a Danger brings one more Scene. Go back to the step and lay the 2 without Danger.
lesson-danger-lay-small = A 1 alone is not enough. Go back to the step and lay the 2.
lesson-danger-strike = Three and two: that will do. Attempt the action!
lesson-danger-strike-more = There is no need for more. Go back to the step and attempt the action.
lesson-danger-send = It backs off! You choose where to, one step from here. Send it to the Upside Down School.
lesson-danger-send-town = To the neighbours? That is allowed, but they deserve better. Go back to the step and send it to the Upside Down.
lesson-danger-scene = Then comes the Scene of the turn: It is hungry. The Demogorgon comes straight back, and gives you one Fear. It is never killed: you only win time.
lesson-danger-end = Remember the sum: as many Scenes as Eleven’s Act, plus one for each Danger laid. Strong cards have a price. In the last lesson, Eleven helps you.

## Eleven

lesson-eleven = Eleven
    .about = Help Eleven, breathe again, then play on for real.
lesson-eleven-fear = You play Mike. You have 5 Fear, and Joyce 4: that is getting to be a lot. One Save Will pile is cleared, and two are left.
lesson-eleven-cards = Mike can help Eleven from anywhere. No need to move: set off, without a card.
lesson-eleven-cards-lay = Keep your cards to help Eleven. Go back to the step and set off.
lesson-eleven-stay = Stay in the Wheeler House.
lesson-eleven-stay-leave = That is allowed, and Mike could act from there too. For this lesson, go back to the step and stay.
lesson-eleven-help = Eleven has four Powers, each for one time only. Voice in the void takes 3 Fear from everybody. Try its pile.
lesson-eleven-help-power = Another Power? All of them are useful, but above all you two need to breathe. Go back to the step and choose Voice in the void.
lesson-eleven-help-else = That is allowed, but Fear is rising. Go back to the step and try Voice in the void.
lesson-eleven-lay = The tokens make 4. Your Frozen waffles give 3: Eleven loves them. Lay a 2, without Danger.
lesson-eleven-lay-other = That is allowed, but the 2 without Danger is the safest. Go back to the step.
lesson-eleven-voice = Five against four: it is as good as won. Attempt the action.
lesson-eleven-voice-more = That is enough already. Go back to the step and attempt the action.
lesson-eleven-joyce = Everybody breathes again! The bulbs flicker, but that is just one Fear. This Power is spent for good. Now Joyce plays.
lesson-eleven-end = Joyce is in the Byers House. Two more piles, and Will is saved. But when the deck runs out, Eleven tires, and after Act 3 you lose. What follows is a real match: your turn!
