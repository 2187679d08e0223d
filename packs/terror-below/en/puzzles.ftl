# What the evening puzzles ask. Nothing here gives the answer away.

puzzle-the-last-point = Nineteen points
puzzle-the-last-point-asks = You have nineteen points, a green egg on board, and your pawn on a Location. Twenty points win.
puzzle-the-right-egg = Two eggs, one action
puzzle-the-right-egg-asks = A pink one, a green one, and a single Action Point. You have eighteen points: look well at the Bounties.
puzzle-the-second-weapon = The Screamer holds out
puzzle-the-second-weapon-asks = Your first shot was not enough, and the Screamer faces you. Fifteen points so far, and a Bounty on its head.
puzzle-straight-to-the-motel = Three Action Points
puzzle-straight-to-the-motel-asks = Nineteen points, an egg on board, and three Action Points to find where to deliver it. Which way do you go?
puzzle-the-dearer-bounty = Two Bounties
puzzle-the-dearer-bounty-asks = The egg is delivered, and two Bounties hold out their arms. You stand at seventeen points.
puzzle-the-last-of-the-group = Nobody behind you
puzzle-the-last-of-the-group-asks = The Screamer strikes your square, and nobody in your Group is left to take over. What is in the boot?
puzzle-a-map-instead-of-a-way = Lost in the desert
puzzle-a-map-instead-of-a-way-asks = Nineteen points, a green egg, a single Action Point, and no Location within reach of your wheels. Unless…
puzzle-the-trophy-that-wins = The trophy
puzzle-the-trophy-that-wins-asks = The Screamer is beaten! Two Bounties reward the deed, but you take only one. You have fifteen points.
puzzle-the-jerrycan = Running on empty
puzzle-the-jerrycan-asks = The Motel is three squares away, and you have one Action Point. Nineteen points, an egg, and something in the boot.
puzzle-fight-or-die = Facing the Screamer
puzzle-fight-or-die-asks = The Screamer attacks, and nobody is left to follow your Leader. You have two Weapons.
