# For newcomers: what each question is for, how to win, what the signs say.

## The first time a question comes up

first-leaders = Your Leader is the Character in play: their ability works every turn, and they are the one who risks their life.
first-leave-out = A smaller Group makes the scenario harder: keep the abilities you will need.
first-start = Your pawn begins on a Location: best near the eggs and Bounties you are after.
first-respawn = Your Leader has died and the next one arrives: choose the free Location to start again from.
first-play = Your Vehicle does two things: its arrows move the Target of the chosen worm, its value gives you Action Points.
first-companion = Boots go well with another Vehicle: you add its points, without its arrows or its ability.
first-skip-arrow = Your card or your Character lets you forget an arrow: the Target will not go that way.
first-act = Each point pays for an action: move one cell, clear rubble next to you, pick up the eggs here, deliver an egg on a Location.
first-exchange = Three pieces of rubble turn into a card at once: an Item helps on your turn, a Weapon when a worm attacks.
first-claim = Your delivery answers a Bounty: it is worth more than the plain point, but an egg wins only one.
first-bonus = Delivering also gives the bonus of the Location, once a turn: you may save it for another Location.
first-take-bounty = A Secret Bounty is yours alone: nobody else can win it.
first-revive = The Hospital brings a Character of your Group back to life; they wait their turn under your Leader.
first-face-down = A face-down Vehicle counts under the worm; its arrows act only when it attacks, and nobody knows them.
first-push-target = The Target says where the worm will strike: push it away from you, or onto somebody.
first-toward = A Target comes closer to you: where two ways are as short, you decide.
first-lure = The Thumper moves a Target where you like, cell by cell.
first-briefcase = The Bounties you discard will be replaced: make those of the others disappear.
first-last-cards = Before you end your turn you may still play an Item.
first-keep-gear = Your Character looks at two cards: keep the one that will help.
first-hunt = Your pawn is caught in the attack: beat the worm’s Health with your Weapons, or your Leader dies.
first-harpoon = The Harpoon takes an egg from somebody else caught in the attack.
first-trophy = Your blow has beaten the worm: a hunting Bounty that fits is worth more than the plain point.
first-survive = Your Leader is about to die: an Item may still save them.
first-new-leader = Your Leader has died; choose who takes the head of your Group.

## Winning, losing

guide-win = { $mode ->
        [solo-urgence] Make 20 points before the fifteenth attack.
        [solo-livraison] Win delivery Bounties at four different Locations before the fifteenth attack.
        [solo-extermination] Win hunting Bounties on three types of worm before the fifteenth attack.
       *[other] Be the first to reach 20 victory points: deliver eggs, win Bounties, bring worms down.
    }
guide-lose = { $mode ->
        [standard] Somebody else reaches 20 points. If your whole Group dies you are out: the others play one last turn and the best score wins.
        [solo-urgence] Fifteen attacks, your whole Group dead, or a third Location destroyed.
       *[other] Fifteen attacks, or your whole Group dead.
    }

## The page that explains

guide-goal = The aim
    .text = Something stirs under the Nevada desert. The worms lay eggs, the town pays for them, and you have a steering wheel. Everyone for themselves: 20 points and you win.
guide-turn-1 = Play a Vehicle under a worm
    .text = Its arrows push the Target of that worm, one cell an arrow. The more cards lie under it, the closer the attack.
guide-turn-2 = Spend your points
    .text = The value of the Vehicle gives you Action Points: move, jump over a pawn, clear rubble, pick up, deliver. Picking up eggs ends your actions.
guide-turn-3 = The ability of the Vehicle
    .text = Small Vehicles help you; big ones draw Targets towards you. Then you refill your hand to three.
guide-turn-4 = The attacks
    .text = A worm that has its limit of cards attacks before the next turn: an egg under the Target, rubble on the cells of its grid, and woe to whoever stands there.
guide-special-1 = Deliver
    .text = Bring an egg to a Location: one point, or the points of a Bounty that asks for it. And the bonus of the Location, once a turn.
guide-special-2 = Hunt
    .text = Caught in an attack, you can strike back with your Weapons. Whoever deals the last blow wins the Bounty; if the worm survives, the Leaders caught die.
guide-special-3 = Locations are shelters
    .text = On a Location you have nothing to fear, unless the Target is right on it. In solo there is no shelter, and a Location can be destroyed.
guide-end = How it ends
    .text = At 20 points, at once. If a whole Group dies, the others play one last turn, and whoever has most points among the living wins.
guide-mode-standard = Standard match
    .text = Two to five, everyone for themselves. With two, chance distracts one more Target each turn.
guide-mode-solo-urgence = Solo: Emergency
    .text = Twenty points before fifteen attacks. After each of your turns Terror plays: a worm receives a card, another attacks. Three Locations destroyed and you have lost.
guide-mode-solo-livraison = Solo: Special Delivery
    .text = Delivery Bounties at four different Locations, before fifteen attacks. A destroyed Location takes no more deliveries.
guide-mode-solo-extermination = Solo: Total Extermination
    .text = Hunting Bounties on three types of worm, before fifteen attacks.

## The signs of the board

sign-target = Target
    .text = The worm of this number will strike here. The arrows of Vehicles move it.
sign-print = Hatched cells
    .text = What the attack would hit now.
sign-looming = Glowing edge
    .text = One more card under this worm and it attacks.
sign-rubble = Rubble
    .text = No way in. Three pieces cleared are worth an Item or a Weapon.
sign-egg = Egg
    .text = To pick up, then to deliver to a Location.
sign-location = Location
    .text = You deliver eggs here and get a bonus. Except in solo, you are safe here.
sign-health = Health
    .text = The damage it takes to beat this worm.
sign-limit = Places under a worm
    .text = When all are taken, it attacks.
sign-bounty = Bounty
    .text = Its points, for whoever delivers that egg there or brings that worm down.
sign-cost = Number on a cell
    .text = How many points it takes to get there.
sign-vehicle = Vehicle
    .text = On top, its Action Points; in the middle, its arrows, which push the Target.
