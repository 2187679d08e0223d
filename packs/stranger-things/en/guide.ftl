# For newcomers: what each question is for, how to win, what the signs say.

## The first time a question comes up

first-choose = Each Character has an ability, a starting Location and a move: choose some that go well together.
first-move-cards = Cards laid now take you farther, but they will not serve to act; a Danger laid brings a Scene.
first-walk = You move from Location to Location; an Enemy stops you, and a marked road costs one Fear.
first-curious = Dustin may turn over the top token of a pile: you will know better what it takes to beat it.
first-act = One action a turn, in the Location where you are; if there is an Enemy, you must fight.
first-act-cards = Your cards and bonuses make your value: it must reach the pile’s, or else each missing point is one Fear.
first-gather = Turning a token over costs nothing and tells whether that pile is worth facing.
first-keep-item = An Item adds its bonus every time; you can carry only two.
first-drop-item = You can carry only two Items: discard the one that helps least.
first-send-demogorgon = You have won: you say where the Demogorgon goes, far from the others if you can.
first-send-patrol = You have won: you say where this Patrol goes.
first-share = You alone have seen these tokens: telling the others helps the team and costs nothing.
first-return = One strong token fewer makes the pile easier to beat.
first-pick-slot = A pile is born: choose where it will be least in the way.
first-pick-patrol = Two Patrols could move: choose which.
first-pick-demodog = A Demodog goes away: choose the one that threatens most.
first-path = The Enemy takes the shortest way; between two equal ones, you choose.
first-prey = The Enemy wavers between two of you: say which one it goes for.
first-discard-card = A discarded card adds neither value nor Danger: give the least useful one.
first-pick-discard = This pile vanishes without a fight: choose the worst one.
first-pick-fewest = Several piles are the smallest: say which one gets the token.
first-pick-order = There are not enough tokens for all the piles: say which one comes first.
first-pick-ally = An Ally leaves: keep on the board the one you want to recruit.
first-pick-power = One of Eleven’s Powers is lost: choose the one you can do without.

## Winning, losing

guide-win = { $mode ->
        [season-2] Empty the Save Will piles, then the Portal’s.
       *[other] Empty the three Save Will piles of the Upside Down.
    }
guide-lose = A single Character at the end of their Fear track, or the Action deck to be reshuffled while Eleven is already on Act 3.

## The page that explains

guide-goal = The aim
    .text = Will has vanished, and something breathes under Hawkins. You all play together: keep a cool head, find allies, and bring Will back before fear or time takes him.
guide-turn-1 = Move
    .text = You may play Action cards to go farther. An Enemy on the road stops you.
guide-turn-2 = Act
    .text = One action of the Location: Calm Down, Get an Item and Gather Information always succeed. The others ask you to beat a pile of hidden tokens.
guide-turn-3 = Refill your hand
    .text = You go back to five cards. Each time the deck is reshuffled, Eleven moves on by one Act.
guide-turn-4 = Reveal Scenes
    .text = As many as the Act, plus one for each Danger you played. Enemies move, piles grow, Fear rises.
guide-special-1 = Beating a pile
    .text = Your value is the sum of your cards and bonuses. Reach or pass it and the pile goes. Otherwise you get as much Fear as you were short of, and the pile loses a token at random.
guide-special-2 = Together
    .text = A Friends icon is worth +1 if somebody else is with you. Allies and Items help every turn.
guide-special-3 = Eleven
    .text = Her four Powers change the match, once each. And her track of Acts is your clock.
guide-end = How it ends
    .text = All together, won or lost. One Terrified Character is enough to lose: calming down is never time wasted.
guide-mode-season-1 = Season 1
    .text = The Demogorgon and two Patrols. A Demogorgon token is worth as much as there are Demogorgon piles: the more you leave, the farther Will is.
guide-mode-season-2 = Season 2
    .text = Demodogs come out of the Tunnels, Roots grow. Will first, at the Cabin, then the Portal.

## The signs of the board

sign-pile = Pile of tokens
    .text = One to four hidden tokens, 0 to 5 each. The number says how many there are.
sign-open = Open token
    .text = The top token of the pile, turned over already.
sign-demogorgon_token = Demogorgon token
    .text = Worth as much as there are piles in the Demogorgon group.
sign-friends = Friends
    .text = +1 if somebody else is in your Location.
sign-danger = Danger
    .text = One more Scene at the end of your turn.
sign-fear = Fear
    .text = At the end of the track your Character is Terrified and the team loses.
sign-act = Fairy lights of the Acts
    .text = The Act is the number of Scenes each turn. After Act 3 all is lost.
sign-enemy = Enemy
    .text = It stops your move and makes you fight.
sign-marked = Marked road
    .text = Taking it costs one Fear.
sign-power = Eleven’s Power
    .text = Beat its pile: it acts at once, and only once.
sign-ally = Ally
    .text = Beat their pile and they follow you; they help every turn.
