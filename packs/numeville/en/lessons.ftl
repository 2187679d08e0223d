# What the lessons say.

## Your first turn

lesson-first-turn = Your first turn
    .about = The goal, then one whole turn: move, answer, win a token.
lesson-first-turn-goal = Welcome to Numéville! Four Complices are making trouble here. You play Ana, together with Tom. Save three Complices, and the town is yours.
lesson-first-turn-move = The white die shows 3: move three squares, one way round or the other. Go and see Stalky.
lesson-first-turn-move-away = That is allowed: you are off towards Hyperco. For this lesson, go back to the step and visit Stalky.
lesson-first-turn-black = The black die shows 2, so your question will be easy. With 4 or 5 it would be hard. With 6, the Dark Master would strike as well!
lesson-first-turn-answer = Read carefully, then answer. If you are right, a blue token goes to Stalky. If you are wrong, it will be red.
lesson-first-turn-answer-wrong = Missed! Never mind: read the answer, and next time you will know. Stalky gets a red token.
lesson-first-turn-sheet = Your token lies on Stalky’s sheet. Three blue ones save a Complice. Four red ones, and it is lost. Lose two of them, and it is all over. Now it is Tom’s turn!
lesson-first-turn-round = Tom answered well: a blue token for Hacker. Everybody has played, so the round is over. The Dark Master now turns up a card. There are ten of them: do not dawdle.
lesson-first-turn-second = Night of screens: in this round, a mistake with Hyperco costs more. Your turn, and you rolled 2. Stay with Stalky, who has a token already.
lesson-first-turn-second-hacker = Hacker? A good idea too: two tokens for the same Complice, and it is nearly done.
lesson-first-turn-hard = The black die shows 5, so this question is hard. It is still worth just one token, like an easy one. Take your time.
lesson-first-turn-hard-wrong = That was a tough one. You know the answer now, and nobody can take that away from you.
lesson-first-turn-end = There, you can play: white die, black die, question, token. The next lesson shows you the portraits, the Plaza and the Attacks.

## The portrait and the Plaza

lesson-squares = The portrait and the Plaza
    .about = Two squares to know: one where everything counts twice, and one where you choose.
lesson-squares-portrait = Every Complice has a square with a portrait. You rolled 2, so you can stop right on Stalky’s. Off you go!
lesson-squares-portrait-away = There is no portrait that way, but it is allowed. Go back to the step to meet Stalky face to face.
lesson-squares-double = Face to face with Stalky: here everything counts twice. Two blue tokens if you are right, two red ones if you are wrong.
lesson-squares-double-wrong = Two reds at once, that stings. But it takes four to lose Stalky: nothing is decided yet.
lesson-squares-tom = Two tokens at once: that is what a portrait is for. Dare it when you feel ready. Now Tom plays, with Hacker.
lesson-squares-missed = Tom was wrong, and Hacker gets a red token. You win and lose together: talk before you answer. The round is over.
lesson-squares-place = Remorse: a red token goes away, so the card was kind. The die shows 3, and the Plaza is just three squares from you. Go to the Plaza!
lesson-squares-place-away = That is allowed, but the Plaza is the other way. Go back to the step.
lesson-squares-choose = On the Plaza you choose your Complice, and you do not roll the black die: no Attack can come. In return, the question is always hard. Choose Stalky.
lesson-squares-choose-decline = You may decline, that is in the rules. But it would be a pity: go back to the step and choose a Complice.
lesson-squares-choose-hacker = Hacker? Why not: on the Plaza, you decide.
lesson-squares-choose-datata = Datata? Why not: on the Plaza, you decide.
lesson-squares-choose-hyperco = Hyperco? Why not: on the Plaza, you decide.
lesson-squares-answer = A right answer is worth one token, as anywhere. A third blue one, and the Complice is saved. Take your time.
lesson-squares-answer-wrong = Too bad! A red token, and something learnt.
lesson-squares-end = You know the town now: the portrait to be quick, the Plaza to choose. All that is left is to meet the Dark Master, in the next lesson.

## The Attacks

lesson-attacks = The Attacks
    .about = What to do when the black die shows 6, and when a round ends well.
lesson-attacks-sheets = The fourth round. Stalky is saved, well done! Hacker has two red tokens out of four already, and needs you.
lesson-attacks-move = You rolled 2. Stay with Hacker: move clockwise.
lesson-attacks-move-saved = Stalky is saved: no more questions there, and your turn is over. Go back to the step and visit Hacker.
lesson-attacks-six = Ouch, a 6 on the black die! The question is hard, and the Dark Master strikes right after it, whether you are right or wrong. Do your best.
lesson-attacks-six-wrong = Missed, and Hacker is very near the edge with three reds. Chin up, it is only a lesson!
lesson-attacks-strike = And now, the Attack. It always comes, even after a right answer. Take a deep breath, and look at the card.
lesson-attacks-struck = Data leak: Datata loses a blue token. An Attack strikes only once, but never at a good moment. Tom will mend that.
lesson-attacks-pick = Well played, Tom! The round ends with Flaw in the plan: for once, the card helps. Take away a red token, and you choose whose. Hacker needs it badly.
lesson-attacks-pick-datata = One red fewer for Datata: that counts too.
lesson-attacks-end = That is the Dark Master: an Attack when the black die shows 6, and a card at the end of each round. On the Plaza there is nothing to fear. In the last lesson, the town needs you for real.

## The last stretch

lesson-last-stretch = The last stretch
    .about = A match well under way, a Complice in danger. The lesson helps, then you play for real.
lesson-last-stretch-sheets = The sixth round, and there are three of you. Stalky is saved: two more to go. But Hyperco has three reds. One more, and Hyperco is lost.
lesson-last-stretch-place = You rolled 3. The Plaza is within reach: go there, and choose your question.
lesson-last-stretch-place-hacker = Hacker would do as well, but the black die may show 6. Go back to the step and try the Plaza.
lesson-last-stretch-choose = Who will it be? Hacker has two blues: one more, and Hacker is saved. Hyperco would fall at the first mistake. Take Hacker, it is safer.
lesson-last-stretch-answer = One right answer, and a Complice is saved. Read all four answers before you choose.
lesson-last-stretch-answer-wrong = Not this time. Hacker will wait for another turn, nothing is lost.
lesson-last-stretch-team = A good turn begins with a good choice. Now watch your team: Tom visits Datata, and Emily runs to help Hyperco.
lesson-last-stretch-round = Two right answers: thank you, team! The round is over, and the Dark Master turns up a card. Fingers crossed.
lesson-last-stretch-end = Remorse: Hyperco loses a red token. The die shows 4, and the lesson stops here. What follows is a real match, with Tom and Emily: save Numéville!
