# For newcomers: what each question is for, how to win, what the signs say.

## The first time a question comes up

first-scout = Your Scout is your pawn in the city: they are all alike, take the one you fancy.
first-start = Your start square says in which district you begin, and so which Complice you meet first.
first-propose = The Object and Power squares give helping cards: put them where you will often pass.
first-consent = The table chooses together: if anybody refuses, another square is proposed.
first-before-white = The white die says how many squares you move; your card lets you choose its value.
first-direction = The direction decides where you land, and that square decides which Complice questions you.
first-bump = Two pawns never share a square: you go on to the first free one, on the side you like.
first-keep-card = You keep one Object and one Power at a time: choose the one that will help most.
first-plaza = On the Plaza you choose the Complice yourself: the question is hard, but no Attack follows.
first-face = The black die sets the difficulty: easy from 1 to 3, hard from 4 to 6, and a 6 calls an Attack.
first-answer = A right answer places a blue token that helps to save this Complice, a wrong one a red token that helps to lose them.
first-judge = You are the game master: say whether the spoken answer is right; you have the right one before you.
first-retry = Your card gives you a second chance: answer again before the red token is placed.
first-right = Right after a right answer, some cards are worth one more blue token or remove a red one.
first-cancel-red = A red token is coming: one of your cards can stop it before it is placed.
first-choose-attack = Your Power shows you two Attacks: you suffer the one you choose, the other goes away.
first-cancel-attack = An Attack always hurts the team; a card can cancel it, yours or somebody else’s.
first-pick-complice = The card may strike, or help, several Complices: you say which one.
first-stop = Three Complices saved is a victory already: nothing can take it from you any more, and going on may save the fourth.
first-deal = You are the facilitator: choose the question the team will get, or let the app draw it.
first-slates = Your team answers together on its slate; you may change your mind until time is up.
first-correct = You correct in front of everybody: the right answer and its explanation appear with the verdict.
first-extra = Neither two Complices saved nor two lost: one more round may still decide it.
first-explained = Everyone sees the right answer. Read the explanation out; the token comes when you go on, and until then you may still change your mind.

## Winning, losing

guide-win = { $mode ->
        [workshop] Save two Complices: three blue tokens on their sheet save a Complice.
       *[other] Save at least three of the four Complices: with enough blue tokens on their sheet, a Complice changes sides. All four is total victory.
    }
guide-lose = { $mode ->
        [workshop] Two Complices lost: three red tokens lose a Complice.
       *[other] Two Complices lost, or the End-of-round deck empty before you have saved three.
    }

## The page that explains

guide-goal = The aim
    .text = The Dark Master has taken Numéville. His four Complices, Stalky, Hacker, Datata and Hyperco, hold a district each. You all play together: answer their questions to bring them over to your side.
guide-turn-1 = Move
    .text = Roll the white die, choose a direction, and move that many squares. The square you stop on says which Complice questions you.
guide-turn-2 = Roll the black die
    .text = From 1 to 3 the question is easy; on 4 or 5 it is hard; on 6 it is hard and the Dark Master attacks afterwards.
guide-turn-3 = Answer
    .text = Right: a blue token on the Complice’s sheet. Wrong: a red one. The explanation is for everybody.
guide-turn-4 = End of the round
    .text = When everybody has played, the Dark Master turns over an End-of-round card. When the deck is empty, one round is left.
guide-special-1 = The face-off
    .text = On a Complice’s portrait square everything counts double: two blue or two red.
guide-special-2 = The Plaza
    .text = At the bottom of the board you choose the Complice. The question is hard, but the black die stays aside: no Attack.
guide-special-3 = The Attacks
    .text = They place red tokens, take blue ones away, push pawns about. Even a right answer does not stop them.
guide-end = How it ends
    .text = At once when a fourth Complice is saved or a second one lost. Otherwise when time is up: with three saved, you have won. After the third the table may also agree to stop.
guide-mode-standard = Standard match
    .text = Two to four Scouts, three levels. The higher the level, the more blue tokens it takes and the fewer red ones.
guide-mode-advanced = Advanced mode
    .text = Two squares give helping cards: Objects serve once, Powers stay.
guide-mode-workshop = Workshop
    .text = For a class: four teams, one question each a round, time to think, then a correction in front of everybody. No board, no dice, no Attacks.

## The signs of the board

sign-square = A square
    .text = Stopping here means answering the Complice of this district.
sign-portrait = Portrait square
    .text = Face-off: the answer counts two tokens.
sign-plaza = The Plaza
    .text = You choose the Complice; a hard question, no black die and no Attack.
sign-start = Start square
    .text = A pawn begins here; afterwards it is a square like any other.
sign-blue = Blue token
    .text = Good practice. When all the circles are full, the Complice is saved.
sign-red = Red token
    .text = Bad practice. When all the triangles are full, the Complice is lost.
sign-white = White die
    .text = How many squares you move.
sign-black = Black die
    .text = The difficulty: 1 to 3 easy, 4 to 6 hard, 6 with an Attack.
sign-object = Object square
    .text = Stopping here gives a card that serves once. Then the question comes as usual.
sign-power = Power square
    .text = Stopping here gives a card that stays. Then the question comes as usual.
sign-attack = Attack card
    .text = Drawn after a black 6. It always hurts the team.
sign-round_end = End-of-round card
    .text = One a round. The deck is the clock of the match.
