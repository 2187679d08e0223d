# What the evening puzzles ask. Nothing here gives the answer away.

puzzle-the-candy-of-the-last-panel = The last step
puzzle-the-candy-of-the-last-panel-asks = The Final is nearly over: its last panel asks for a 5, and your die shows a 4. You have one Candy left in your pocket.
puzzle-the-encounter-is-cancelled = Face to face
puzzle-the-encounter-is-cancelled-asks = You open the door, and there stands the Babysitter. One more fright and you faint: two cards are all you have to get out of this.
puzzle-the-loaded-die = Two short
puzzle-the-loaded-die-asks = The Final’s last panel wants a 5, the die stops at 3, and you have no Candy left. The match is decided now.
puzzle-two-candies-for-the-end = Counting right
puzzle-two-candies-for-the-end-asks = The last panel asks for a 5, your die says 3, and two Candies wait in your pocket. How much is winning worth?
puzzle-the-ghost-costume = Not a scrap of courage left
puzzle-the-ghost-costume-asks = You are terrified, and the Babysitter is waiting in the room. You were keeping a card for a bad day: is this one?
puzzle-the-last-candy-under-the-sheets = Under the sheets
puzzle-the-last-candy-under-the-sheets-asks = Hidden under the sheets you stake everything: a 5 is needed, the die shows a 4, and fear has bitten once already.
puzzle-the-rabbits-foot = A two, of all numbers
puzzle-the-rabbits-foot-asks = A 5 is needed and the die shows a 2. You are terrified: if this panel fails, the Final stops with you.
puzzle-enough-is-enough = Is that enough?
puzzle-enough-is-enough-asks = The last panel asks for a 5, and the die has just stopped at 5. Several choices are still open, and they do not all lead to the same morning.
puzzle-the-loaded-die-under-the-sheets = Short by a whisker
puzzle-the-loaded-die-under-the-sheets-asks = Under the sheets the die shows a 4 where a 5 is needed, and there is no Candy in your pockets. One card is left in your hand.
puzzle-two-candies-under-the-sheets = Full pockets
puzzle-two-candies-under-the-sheets-asks = A 3 under the sheets, and it takes a 5 to see the daylight. You have two Candies: is this the time for a sweet tooth?
