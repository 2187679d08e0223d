# What the evening puzzles ask. Nothing here gives the answer away.

puzzle-going-home = At the foot of Kernault
puzzle-going-home-asks = You stand south of Kernault with four cards in hand, and it is your turn. Look well at your keys before you decide.
puzzle-bar-the-door = The door opens
puzzle-bar-the-door-asks = The other traveller lays four keys and goes home to Kernault: if nothing stops that, the match is won. You hold a single card.
puzzle-own-proposal = The exchange
puzzle-own-proposal-asks = You offered the Lady of the Fountain, and are handed the Cauldron of Plenty. The last word is yours: does this exchange bring you nearer to Kernault?
puzzle-unbar-the-door = Nearly home
puzzle-unbar-the-door-asks = Your keys are laid, Kernault is before you… and the Elf King bars the way. You have one card left.
puzzle-stop-the-key-of-death = Four keys too many
puzzle-stop-the-key-of-death-asks = Four keys are laid to go home to Kernault, and one of them is of death. You hold the Cauldron of Plenty.
puzzle-no-peace-before-the-door = A truce
puzzle-no-peace-before-the-door-asks = It has been a long match, and you are asked to leave it at that. Count your keys before you answer.
puzzle-stop-a-key-of-knowledge = The Grimoire
puzzle-stop-a-key-of-knowledge-asks = The other traveller is going home to Kernault, with two keys of knowledge among the four. You hold the Forbidden Grimoire.
puzzle-the-own-key-from-a-corner = From the corner
puzzle-the-own-key-from-a-corner-asks = From a corner of the board it takes one key more to go home to Kernault. You have four cards… and your character.
puzzle-stop-the-key-of-magic = The Golden Sickle
puzzle-stop-the-key-of-magic-asks = Four keys on the table, and Kernault behind them: one is of magic. The Golden Sickle is in your hand, and it is for you to react.
puzzle-either-way-nobody-goes = Two ways of saying no
puzzle-either-way-nobody-goes-asks = Somebody is going home to Kernault before your eyes. You hold the Golden Sickle and the Elf King: will you let it be?
