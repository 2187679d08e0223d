# The evening puzzle, and what a finished match was like.

## The evening puzzle

puzzle-solved = Well spotted: that was the best decision.
puzzle-missed = It is allowed, but there was something better. Nothing is lost: try again.
puzzle-for = What speaks for it: { $reasons }.
puzzle-against = What speaks for the best decision: { $reasons }.
term-puzzle = Evening puzzle · { $title } · { $name }
term-puzzle-again = Enter to try again, “q” to leave.
term-puzzle-end = Until tomorrow evening! One puzzle of each game: veilleuse puzzle { $title }

web-evening = Evening puzzle
web-evening-more = A position, one decision to find: each day the same for everybody.
web-evening-about = A table is laid, and one decision is the best. Look, think, choose. Each day everybody has the same puzzle, and you may try again.
web-evening-tonight = Tonight’s puzzle
web-evening-begin = Solve it to begin a streak.
web-evening-streak = { $count ->
    [one] One evening solved
   *[other] { $count } evenings solved in a row
}
web-evening-found = Solved tonight
web-evening-solve = Solve it
web-evening-again = See it again
web-evening-each = One puzzle of each game
web-evening-none = There is no puzzle to solve here.
web-evening-retry = Try again
web-evening-others = The other puzzles
web-evening-your-turn = Your turn: one decision is the best.

## What a match was like

web-analysis = Analysis of the match
web-analysis-about = The chances of winning as the match went on, and the decisions that cost most. Finding them takes a few moments.
web-analysis-ask = Analyse the match
web-analysis-working = The analysis is under way…
web-analysis-curve = Chances of winning
web-analysis-percent = { $percent }%
web-analysis-chance = { $who } { $percent }%
web-analysis-at = Moment { $n } of { $of }: { $chances }
web-analysis-all = Everybody together
web-analysis-figures = The figures
web-analysis-moments = The decisions that cost most
web-analysis-better = Better here: { $better }
web-analysis-done = { $seat } chose “{ $done }”: a { $chance }% chance of winning instead of { $better }%.
web-analysis-cost = { $points ->
    [one] −{ $points } point of chance
   *[other] −{ $points } points of chance
}
web-analysis-known = All by what everybody could know at the time.
web-analysis-none = No decision cost much, by what could be known at the time.
error-too-many-analyses = Too many analyses from this address. Wait a while and try again.
