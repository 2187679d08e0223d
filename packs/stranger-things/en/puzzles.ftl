# What the evening puzzles ask. Nothing here gives the answer away.

puzzle-the-last-pile = The last pile
puzzle-the-last-pile-asks = One pile to Save Will is left, two 3s, and Joyce stands before it with two cards in hand. What does she do?
puzzle-save-the-cards-for-will = Before setting out
puzzle-save-the-cards-for-will-asks = Joyce is at the Middle School, and the last pile is on the other side. She may lay cards to go further, or keep them.
puzzle-through-the-gate = The gate
puzzle-through-the-gate-asks = Joyce sets out with two cards in hand. Not every way leads to Will.
puzzle-both-cards = One card is laid
puzzle-both-cards-asks = Joyce is trying the last pile, and one card is laid. Is this the moment to go through with it?
puzzle-the-last-token-of-the-portal = A single token
puzzle-the-last-token-of-the-portal-asks = At the Portal a pile of a single token is left: a 4. Joyce’s hand looks rather light.
puzzle-down-to-the-castle = At Castle Byers
puzzle-down-to-the-castle-asks = Joyce sets out from Castle Byers with two cards in hand, and Will’s last hope is not far away.
puzzle-will-behind-the-house = Behind the house
puzzle-will-behind-the-house-asks = At the Byers’ house in the Upside Down: a pile of two tokens, 2 and 3, and Will behind it. Two cards in hand.
puzzle-nothing-for-the-way = Travelling light
puzzle-nothing-for-the-way-asks = The last pile is close to Castle Byers. Are there cards to be spent on getting there?
puzzle-not-yet-enough = Three out of five
puzzle-not-yet-enough-asks = Joyce has laid a card, and the pile asks for five. One card is left, and the temptation to be done with it.
puzzle-will-in-the-castle = Will is very near
puzzle-will-in-the-castle-asks = At Castle Byers on the other side a pile of a 3 and a 2 keeps Will. Joyce has an action before her.
