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
lesson-first-turn-end = There, you can play: white die, black die, question, token. The next lesson shows you the portraits, the Place and the Attacks.
