# What the lessons say.

## Your first turn

lesson-first-turn = Your first turn
    .about = The goal, then one whole turn: a Vehicle, a Target, a delivery, an egg.
lesson-first-turn-goal = Welcome to the desert! Giant worms lay their eggs here, and the whole town wants them. The first Group to reach 20 points wins.
lesson-first-turn-play = On your turn, play a Vehicle under a worm: its number gives you Action Points, its arrows push the Target. Slide your Car under worm 1.
lesson-first-turn-play-near = That Target would run straight onto your cell. Go back to the step and choose worm 1, much further away.
lesson-first-turn-play-strong = What power! But a big engine draws trouble: after your actions the Target would come towards you. Go back to the step and take the Car.
lesson-first-turn-move = The Target followed your two arrows: the worm will strike around it, some day. You have four Action Points. Go south, to the Motel.
lesson-first-turn-deliver = You have a pink egg on board, and every Location takes every egg. Deliver it: it is worth 1 VP, a victory point.
lesson-first-turn-bonus = Your first point! Each Location offers a bonus too, but only one a turn. Here it is 1 VP more. Take the bonus.
lesson-first-turn-bonus-no = You leave it? That is your right. But a point is a point.
lesson-first-turn-egg = You have two Action Points left, and a yellow egg is waiting in the east. Go and get it.
lesson-first-turn-pick = Pick up the eggs on the cell. Always do it last: picking up ends your actions.
lesson-first-turn-pick-away = That is allowed, but the egg stays there, and others want it too. Go back to the step and pick it up.
lesson-first-turn-push = The egg is on board! A turn ends with the Vehicle’s ability: the Car pushes any one Target one cell. You choose.
lesson-first-turn-end = That is a turn: a Vehicle, a Target that moves, actions, an ability. Then you draw up to three Vehicles. In the next lesson, the worms attack.

## The worms attack

lesson-attacks = The worms attack
    .about = Read an attack, send it to somebody else, then hunt the worm that catches you.
lesson-attacks-limit = Worm 1, a Burrower, bears two cards, and it already has one. With the second, it attacks as soon as the turn is over.
lesson-attacks-lure = Selia is close by, with a violet egg. Play your Car under worm 1: its arrows bring the Target right beside her.
lesson-attacks-lure-second = That one is just one card short as well, but Selia is not in its grid. Go back to the step and play the Car under worm 1.
lesson-attacks-lure-else = That is allowed, but the Burrower would not go for Selia. Go back to the step: the Car, under worm 1.
lesson-attacks-shape = Look at its grid: an egg will fall on the Target, rubble on the four cells that touch it, and every pawn there is caught. Selia’s… and yours!
lesson-attacks-flee = Quick, go one cell east, south or west: none of them is in its grid.
lesson-attacks-flee-middle = The Target itself is in the north: you are right in the middle of the attack. Go back to the step and choose another side.
lesson-attacks-flee-stay = If you stay here, the attack catches you too. Go back to the step and get away.
lesson-attacks-stop = You are safe. Stop here: nobody has to spend every point.
lesson-attacks-stop-further = Careful: one step too many can take you back into its grid. Go back to the step and stop.
lesson-attacks-push = There is still your Car’s ability: push the Target of worm 3, not the first one.
lesson-attacks-push-other = That is allowed, but it would change everything that follows. Go back to the step and push the Target of worm 3.
lesson-attacks-dead = Selia had no Weapon: she dies, and her egg falls where she was. Shep, the dog, takes the lead of the Group and comes back by a Location.
lesson-attacks-revenge = Sweet revenge! Shep played under worm 2, another Burrower. This time its grid touches you.
lesson-attacks-shoot = When an attack catches you, you hunt or you die. Its Health is 4. Your Pump shotgun deals a die, plus one. Shoot!
lesson-attacks-shoot-no = Without a shot, your Leader dies. Go back to the step and take your Pump shotgun.
lesson-attacks-end = Four, plus one: the Burrower is defeated! The killing blow is worth 1 VP, or the hunting Bounty, which is worth 3. Remember as well: on a Location you have nothing to fear, unless the Target is exactly on it.

## Deliveries and Bounties

lesson-deliveries = Deliveries and Bounties
    .about = Clear the road, deliver to the right Location, claim a Bounty and take the bonus.
lesson-deliveries-line = This is the Bounty Line. A violet egg at the General Store is worth 3 points, a pink one at the Motel 2. You have both on board!
lesson-deliveries-play = Let us begin with the General Store, in the west. Play the Pickup under worm 2: its Target is far in the east.
lesson-deliveries-play-near = After your actions the Pickup draws its Target two cells nearer: better choose the one that is far from your road. Go back to the step and play it under worm 2.
lesson-deliveries-play-weak = That is allowed, but the Pickup is enough for everything: clearing, driving and delivering. Go back to the step and play it under worm 2.
lesson-deliveries-clear = Six points! There is rubble in the north. Clear it: that costs one point.
lesson-deliveries-exchange = That was your third: three pieces of rubble are exchanged for a card at once. Draw an Item.
lesson-deliveries-exchange-weapon = A Weapon? Very well: the next worm that catches you is in for a surprise.
lesson-deliveries-store = You can use this card from your next turn on. Go west, to the General Store.
lesson-deliveries-deliver = Deliver the violet egg: that is the one the Bounty asks for here.
lesson-deliveries-deliver-pink = Here the pink one is worth just 1 VP: its Bounty is at the Motel. Go back to the step and deliver the violet one.
lesson-deliveries-claim = You may take a plain VP, or the Bounty of 3 points. Take the Bounty!
lesson-deliveries-claim-plain = One point instead of three: what a pity. Go back to the step and take the Bounty.
lesson-deliveries-bonus = You are at 7 points! With or without a Bounty, the Location offers you its bonus: here, an Item. Take it.
lesson-deliveries-bonus-later = That is allowed, but who turns down an Item? Go back to the step and take it.
lesson-deliveries-end = That is the trade: read the Line, choose your Location, take its bonus. Your pink egg will be worth 2 points at the Motel. The State Police gives a Weapon, the Hospital brings a Character back, the Official Building offers you a Secret Bounty. And now, the race!

## The race to twenty

lesson-race = The race to twenty
    .about = A close finish. The lesson helps you for one turn, then you play for real.
lesson-race-score = Selia has 14 points, Will 13, and you 12. At 20 you win on the spot.
lesson-race-play = You carry two eggs. Play your Bike under worm 2 or 3. Not under worm 1: one more card, and it attacks.
lesson-race-play-awake = Worm 1 would attack as soon as your turn is over, and this is not the time. Go back to the step and choose 2 or 3.
lesson-race-play-else = Keep these Vehicles for later: the Bike has just the points it takes. Go back to the step and play it.
lesson-race-hospital = Three Action Points: that is just enough. Go east, onto the Hospital.
lesson-race-deliver = A Bounty asks for a pink egg, right here. Deliver it.
lesson-race-deliver-yellow = The yellow one is worth just 1 VP, and it can wait. Go back to the step and deliver the pink one first.
lesson-race-claim = Three points in one go: take the Bounty!
lesson-race-claim-plain = Two points thrown away, so close to the goal! Go back to the step and take the Bounty.
lesson-race-last = You are at 15 points. You have one Action Point left: deliver the yellow egg too, for 1 VP.
lesson-race-last-keep = That is allowed, but the yellow egg is worth a point right now. Go back to the step and deliver it.
lesson-race-hide = 16 points! The Bike has a trick: slip a Vehicle face down under worm 2 or 3. Nobody will know where its arrows lead.
lesson-race-hide-awake = That card would wake worm 1 at once. Go back to the step and choose another one.
lesson-race-hide-no = You keep your cards to yourself: wiser, and less fun.
lesson-race-others = Selia has a green egg, and the right Bounty before her eyes. Watch.
lesson-race-end = Selia has 16 points, just like you, and two eggs are waiting in the middle of the desert. What follows is a real match: good hunting!
