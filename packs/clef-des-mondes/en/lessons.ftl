# What the lessons say.

## Your first journey

lesson-first-turn = Your first journey
    .about = The goal, then one whole turn: take a card, pay with a key, change worlds.
lesson-first-turn-goal = Here you are in the Gaulish Otherworld, far from home. The middle of the board is Kernault. Whoever gets back there first wins.
lesson-first-turn-draw = In your turn you have two actions. Begin by taking a card from the pile here.
lesson-first-turn-key = The Golden Sickle! It is an object, and its key is magic. A key opens a way out, as long as it is the one that the edge of your world asks for.
lesson-first-turn-cross = As it happens, the Gaulish Otherworld asks for magic in the east. For your second action, cross to the north-east with the Golden Sickle.
lesson-first-turn-cross-stay = That is allowed, but you stay where you are. Go back to the step and cross to the north-east: the Golden Sickle opens the door.
lesson-first-turn-arrived = You are through the looking-glass. The Golden Sickle has done its work and goes back under a pile. Here the edges ask for other keys. Now it is the other traveller’s turn.
lesson-first-turn-again = The other traveller took a card, then passed. Your turn: take a card here. Each world hides eight of them, and some of them bite.
lesson-first-turn-effect = The Chessboard! A card does just one thing: open a way with its key, or do what its text says. This time, play its effect.
lesson-first-turn-effect-key = You used it as a key, and that is allowed too. Go back to the step to see its effect: it is worth the trip.
lesson-first-turn-home = Two more actions, all for you! So how do you get home? You will need four keys: the one on the edge of Kernault, and the three that your character shows.
lesson-first-turn-end = Your character also has a key of its own, always at hand. In the next lesson you will cross by sides, by corners, and meet some bad company.
