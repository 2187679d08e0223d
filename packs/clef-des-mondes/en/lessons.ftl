# What the lessons say.

## Your first journey

lesson-first-turn = Your first journey
    .about = The goal, then one whole turn: take a card, pay with a key, change worlds.
lesson-first-turn-goal = Here you are in the Gaulish Otherworld, far from home. The middle of the board is Kernault. Whoever gets back there first wins.
lesson-first-turn-draw = On your turn you have two actions. Begin by taking a card from the pile here.
lesson-first-turn-key = The Golden Sickle! It is an object, and its key is magic. A key opens a way out, as long as it is the one that the edge of your world asks for.
lesson-first-turn-cross = As it happens, the Gaulish Otherworld asks for magic in the east. For your second action, cross to the north-east with the Golden Sickle.
lesson-first-turn-cross-stay = That is allowed, but you stay where you are. Go back to the step and cross to the north-east: the Golden Sickle opens the door.
lesson-first-turn-arrived = You are through the looking-glass. The Golden Sickle has done its work and goes back under a pile. Here the edges ask for other keys. Now it is the other traveller’s turn.
lesson-first-turn-again = The other traveller took a card, then passed. Your turn: take a card here. Each world hides eight of them, and some of them bite.
lesson-first-turn-effect = The Chessboard! A card does just one thing: open a way with its key, or do what its text says. This time, play its effect.
lesson-first-turn-effect-key = You used it as a key, and that is allowed too. Go back to the step to see its effect: it is worth the trip.
lesson-first-turn-home = Two more actions, all for you! So how do you get home? You will need four keys: the one on the edge of Kernault, and the three that your character shows.
lesson-first-turn-end = Your character also has a key of its own, always at hand. In the next lesson you will cross by sides, by corners, and meet some bad company.

## Sides, corners and dangers

lesson-passages = Sides, corners and dangers
    .about = Cross by a side or by a corner, uncover a hidden world, and defend yourself.
lesson-passages-hand = You are in the Fairy Glade, in the top left corner, with five cards: your hand is full. By a side, crossing costs one key.
lesson-passages-side = In the south the Glade asks for magic. The Godmother has that key: cross to the west with her.
lesson-passages-behind = A hidden world is turned up as soon as somebody arrives: you are Across the Multiverse. But the Changeling has stayed in the Glade. An encounter never leaves its world, while an object follows you anywhere.
lesson-passages-angle = To cross by a corner, you need the two keys on either side of it. Here these are death and love: your Cauldron and your Rose. Cross to the south with both.
lesson-passages-other = Well done, two worlds in one turn! This is Conan and Dragons, one of the most dangerous worlds: of its eight cards, three are bad encounters. The other traveller plays.
lesson-passages-danger = Your turn. Take a card from this pile, just to see. One does not always choose whom one meets.
lesson-passages-defend = The Red Dragon! A bad encounter acts at once, unless you stop it. Its attack is combat, and the Vorpal Blade stops combat. Defend yourself!
lesson-passages-defend-suffer = Ouch! The Dragon took what it wanted. Go back to the step: the Vorpal Blade was made for this.
lesson-passages-end = The Dragon goes, and so does the blade. Defending costs no action, but the card is played. Remember: one key by a side, two by a corner, and encounters stay at home.

## Together in one world

lesson-together = Together in one world
    .about = Exchange a card, react when somebody plays, and know when to let it be.
lesson-together-meet = This time there are two of you in the same world. A good moment to do business, or to be careful.
lesson-together-offer = You lack a key of love, and the Horn is no use to you. Offer the Horn to your neighbour.
lesson-together-accept = You are offered an object whose key is love. You will learn no more before you agree: neither its name nor its effect. All right? Accept the exchange.
lesson-together-accept-refuse = Either of you may say no up to the last moment. Go back to the step to see what you would have got.
lesson-together-pass = The Grey Cloak: good business, for both of you. The exchange took one action. Save the other for later: pass your turn.
lesson-together-react = Oh! Your neighbour plays Esus against you: you would lose a card. When a card is played in your world, you may react. Ambactes stops combat cards. Stop Esus!
lesson-together-react-suffer = You let it be: that is allowed, and it costs you. Go back to the step, and stop Esus with Ambactes.
lesson-together-saved = Esus is stopped! Reacting costs no action, and it is not even your turn. Watch what comes next: your neighbour has one action left.
lesson-together-leaves = Your neighbour wants to leave for the north-west, with the Horn you gave away. You have nothing left to stop that, and never mind. Let it be.
lesson-together-end = Gone, and good luck. Remember: in your world you can always answer the cards of others, and they can answer yours. Elsewhere, nobody sees you.

## Home to Kernault

lesson-way-home = Home to Kernault
    .about = Count your keys, look for the missing one, then play the real end of the match.
lesson-way-home-price = Kernault is just to the north! To get home you need the key of this edge, knowledge, and the three of your character: magic, combat and love.
lesson-way-home-draw = You hold the Golden Sickle, so you have magic. Take a card: who knows?
lesson-way-home-count = The Atlas of Planes: knowledge! And for combat, your character has a key of its own. You use it only once, and then everybody knows who you are. All you lack now is love.
lesson-way-home-offer = The Boar Spear is no use any more, since you have combat already. Offer it to your neighbour: there may be some love to be had.
lesson-way-home-refused = Refused! That happens, so close to the goal. A refusal takes none of your actions. Pass your turn, and let us see what comes.
lesson-way-home-let = Your neighbour is off to the Fairy Glade. You could react, but you have nothing for it. Let it be.
lesson-way-home-end = There, you know it all. You lack a single key, and your opponent is looking for keys too. What follows is a real match: find love, get home to Kernault, and win!
