# The workshop: what desk, projector and phones say.

web-ws = Workshop
web-ws-title = Numéville workshop
web-ws-door = Workshop
web-ws-door-more = A class, four teams, a projector: Numéville led by one person, even without internet.
web-ws-about = Up to 28 people in four teams save the Complices together. You lead from this computer; phones and projector follow you.
web-ws-leader = The facilitator
web-ws-you = Your name
web-ws-open = Open the workshop
web-ws-open-help = Everything is set as in the booklet: you can open at once. The class then comes in by a code.
web-ws-going = Your workshops
web-ws-going-one = { $name } · { $code } · { $when }
web-ws-forget-about = The workshop stays on the server, but this browser will no longer have its key: you cannot lead it from here any more.

## Preparing

web-ws-class = The class
web-ws-class-name = Name of the class or lesson (optional)
web-ws-class-name-help = The class does not see it. It tells which questions this class has had already.
web-ws-teams = Teams
web-ws-team-name = Name of team { $number }
web-ws-spread = Who goes where
web-ws-spread-even = Even teams, by themselves
web-ws-spread-teacher = I place everybody
web-ws-answering = A team’s answer
web-ws-answering-vote = The team votes
    .about = Every phone votes; the slate follows most of them.
web-ws-answering-one = One phone writes
    .about = One phone per team holds the slate; the others advise.
web-ws-course = How it goes
web-ws-rounds = Rounds
web-ws-rounds-of = { $rounds } rounds · { $from } to { $to } min
web-ws-thinking = Thinking time
web-ws-seconds = { $seconds } s
web-ws-order = Rotation and order of correction
web-ws-order-help = This is the booklet’s example. Changing a cell swaps two teams of the same round.
web-ws-meets = { $team }, round { $round }
web-ws-broken-again = A team meets the same Complice twice in a row. Change one of the two cells.
web-ws-broken-missing = Over four rounds every team meets every Complice once. One is missing.
web-ws-correction = Order of correction
web-ws-earlier = Correct { $name } earlier
web-ws-later = Correct { $name } later
web-ws-book = Back to the booklet’s example
web-ws-help = Short explanations on phones and projector
web-ws-questions = The questions
web-ws-questions-how = Who chooses them?
web-ws-questions-lot = Drawn by lot
    .about = Easy in the first two rounds, hard after that.
web-ws-questions-hand = Chosen by me
web-ws-bank-locked = Answers open only on the computer that serves. Elsewhere, paste the link to the bank that “veilleuse serve” shows to you alone.
web-ws-bank-elsewhere = This workshop was opened from another device than the server: its bank stays shut. Prepare the questions on the Workshop page, with the key of the server.
web-ws-places = The questions of every round
web-ws-round-word = Round
web-ws-place = Round { $round } · { $name }
web-ws-by-lot = { $difficulty ->
    [easy] By lot, easy
   *[hard] By lot, hard
}
web-ws-empty-place = Draw by lot
web-ws-fresh-only = Hide what this class has had
web-ws-used = this class has had it
web-ws-elsewhere = chosen elsewhere
web-ws-choose = Choose
web-ws-chosen = Chosen
web-ws-preview = Answers and explanation
web-ws-show-all = Show all { $count } questions
web-ws-twice = { $count ->
    [one] One question is chosen twice. Replace one of them.
   *[other] { $count } questions are chosen twice. Replace them.
}
web-ws-prepared = Keep what you prepared
web-ws-prepared-help = A small file without any pupil’s name, to be opened here again or given to a colleague.
web-ws-save = Save the file
web-ws-load = Open a file
web-ws-print-plan = Print the lesson plan
web-ws-file = workshop
web-ws-file-format = This file is not a workshop prepared here.
web-ws-file-version = This file comes from a newer version of Veilleuse.
web-ws-file-broken = This file is damaged: something is missing, or not allowed.
web-ws-plan-facts = { $rounds } rounds, { $seconds } seconds to think, { $from } to { $to } minutes in all.
web-ws-goal = Save two Complices before you lose two: three blue tokens save, three red ones lose.
web-ws-privacy = Data protection: a workshop asks for a first name or a nickname and nothing else. No account, no address, no figures about a pupil, and nothing leaves this computer. First names are erased from the server when the workshop ends, unless you tick “Keep first names”; then they go with the workshop, seven days after the last thing that happened in it. The result sheet speaks of teams, never of anybody’s votes. While a phone is connected its network address is held in memory, against abuse; it is not written down. In a French school, the school is responsible for this processing: a nickname is always enough.

## Coming in

web-ws-join = Join the workshop
web-ws-first-name = Your first name or a nickname
web-ws-first-name-help = The class will see it. It is forgotten at the end, unless the list of who was there is kept.
web-ws-enter = Come in
web-ws-back = Go back in ({ $name })
web-ws-join-again = Come in again
web-ws-entrance-closed = The entrance is closed for the moment. Ask whoever leads the workshop.
web-ws-no-phone = This phone is not in this workshop.
web-closed-removed = This phone was taken out of the workshop.
web-closed-replaced = Another phone has taken this place.
web-ws-closed = The workshop is closed.
web-ws-full = One moment, it is crowded.
web-ws-full-more = The booklet is for { $most } people at most. Whoever leads the workshop decides whether you join a team.
web-ws-hello = Hello { $name }!
web-ws-wait-team = Your team is coming: look to the front.
web-ws-in-team = { $name }, you are with { $team }.
web-ws-with = With { $names }
web-ws-wait-start = Waiting for everybody to be here.
web-ws-aim = Aim a phone at the picture, or open the address and type the code.
web-ws-waiting-team = { $count ->
    [one] One person waits for a team.
   *[other] { $count } people wait for a team.
}

## Phones

web-ws-asks-you = { $name } asks you
web-ws-read-first = Read the question. The time is about to start.
web-ws-discuss = Talk it over, then vote.
web-ws-discuss-one = Talk it over. Another phone writes.
web-ws-touch = Touch an answer.
web-ws-advise = Touch an answer to advise your team.
web-ws-said = You said { $letter }.
web-ws-can-change = You can still change it.
web-ws-locked = It is locked.
web-ws-paused = The time stands still.
web-ws-votes = { $count ->
    [one] one vote
   *[other] { $count } votes
}
web-ws-voted = { $voted } of { $phones } have voted
web-ws-slate = slate
web-ws-slate-says = The slate says { $letter }.
web-ws-slate-blank = The slate is blank.
web-ws-your-turn = Your turn: read your question aloud and show your slate.
web-ws-their-turn = Listen to { $team }.
web-ws-listen = Look to the front and listen to the explanation.
web-ws-look-up = Look to the front.
web-ws-complices = The Complices
web-ws-tokens = { $blue } blue, { $red } red
web-ws-lost = Connection lost: trying again…

## Projector

web-ws-round-of = Round { $round } of { $rounds }
web-ws-read-your-question = Every team reads its question on its phones.
web-ws-think-together = Talk it over, then vote
web-ws-against = facing { $name }
web-ws-seconds-left = { $seconds ->
    [0] The time is up
    [one] One second
   *[other] { $seconds } seconds
}
web-ws-verdict-right = Right: a blue token
web-ws-verdict-wrong = Missed: a red token
web-ws-undecided = Nothing is decided
web-ws-teacher-decides = One more round?
web-ws-scene-saved = { $name } is on our side!
web-ws-scene-lost = { $name } stays in the dark.
web-ws-end-victory = Numéville is saved!
    .more = Two Complices have changed sides. Well done, all teams.
web-ws-end-defeat = Numéville goes dark.
    .more = Two Complices are lost. What was understood today stays.
web-ws-end-undecided = The workshop stops here.
    .more = Nothing is lost, nothing is won: Numéville still holds.

## Desk

web-ws-desk = Facilitator’s desk
web-ws-next = What to do now
web-ws-not-your-desk = This browser does not have the key of this workshop. Open it on the computer that made it.
web-ws-do-joining = The class comes in by the code. When everybody is here, begin.
web-ws-button-joining = Begin the workshop
web-ws-do-deal = Round { $round }: give every team a question.
web-ws-button-deal = Deal the questions
web-ws-do-ready = Every team has its question. Let them read, then start the time.
web-ws-button-ready = Start the { $seconds } seconds
web-ws-do-thinking = The teams are thinking. When the time is up the slates are collected by themselves.
web-ws-button-thinking = Collect the slates now
web-ws-do-paused = The time stands still.
web-ws-button-paused = Let the time run on
web-ws-do-correct = { $complice }: ask { $team } to read their question and show their slate.
web-ws-button-correct = Show the right answer
web-ws-do-explained = { $settled ->
    [yes] Read the explanation out. The fate of { $complice } is sealed: this question no longer counts.
   *[no] Read the explanation out, then place the token.
}
web-ws-button-explained = { $settled ->
    [yes] Go on
   *[no] { $colour ->
        [blue] Place a blue token for { $complice }
       *[red] Place a red token for { $complice }
    }
}
web-ws-do-extra = All rounds are played and nothing is decided.
web-ws-button-extra = Play one more round
web-ws-do-over = { $result ->
    [victory] It is won: two Complices are saved.
    [defeat] It is lost: two Complices are in the dark.
   *[undecided] The workshop is over.
}
web-ws-button-over = See the result sheet
web-ws-come-in = Let the class in
web-ws-link-phones = Link for phones
web-ws-open-projector = Open the projector
web-ws-projector-help = Drag that window onto the projector’s screen and make it full screen (F11).
web-ws-new-projector = Change the projector’s link
web-ws-no-lan = This server listens to this computer alone. Start it with “veilleuse serve --lan” so that phones find it.
web-ws-pause = Pause
web-ws-more = + { $seconds } s
web-ws-lock = Collect the slates
web-ws-answered = { $answered } of { $present } have answered
web-ws-asked-now = The questions of this round
web-ws-choose-questions = Choose the questions
web-ws-phones = { $count ->
    [0] nobody
    [one] 1 phone
   *[other] { $count } phones
}
web-ws-nobody = Nobody yet
web-ws-waiting-list = { $count ->
    [one] One person without a team
   *[other] { $count } people without a team
}
web-ws-full-desk = The booklet is for { $most } people at most. Place the others by hand if you want to.
web-ws-spread-now = Spread them
web-ws-spread-all = Spread everybody anew
web-ws-has-answered = has answered
web-ws-not-answered = has not answered
web-ws-away = away
web-ws-away-more = This phone is disconnected. Its place waits: the same first name on another phone takes it.
web-ws-here = This phone is connected.
web-ws-muted = name hidden
web-ws-writes = holds the slate
web-ws-move = Another team
web-ws-give-pen = Hand over the slate
web-ws-mute = Hide the name
web-ws-unmute = Show the name
web-ws-other-name = Another name
web-ws-remove = Take this phone out
web-ws-remove-more = The person can come in again with the code.
web-ws-read-out = To be read out
web-ws-slate-right = The slate is right
web-ws-slate-wrong = The slate is wrong
web-ws-count-right = Count it right all the same
web-ws-count-wrong = Count it wrong all the same
web-ws-skip = Skip this question
web-ws-reason = Reason (kept on the sheet)
web-ws-reason-example = well explained aloud
web-ws-token = Token
web-ws-by-hand = Token by hand
web-ws-add-or-take = What to do
web-ws-add = Add
web-ws-take = Take away
web-ws-blue = Blue
web-ws-red = Red
web-ws-no-token = There is no such token to take, or the fate of this Complice is sealed.
web-ws-sealed = The fate of a Complice who is saved or lost is sealed.
web-ws-do-it = Do it
web-ws-undo = One step back
web-ws-end = End the workshop
web-ws-end-about = The workshop stops as it is. The result sheet stays.
web-ws-end-later = Possible between two rounds.
web-ws-refused = Rule { $rule } does not allow it.
web-ws-room = Room and settings
web-ws-entrance = Entrance
web-ws-entrance-open = Open
web-ws-entrance-shut = Closed
web-ws-keep-names = Keep first names on the result sheet

## Afterwards

web-ws-sheet = Result sheet
web-ws-sheet-file = workshop-results
web-ws-to-desk = Back to the desk
web-ws-result-victory = victory
web-ws-result-defeat = defeat
web-ws-result-undecided = undecided
web-ws-result-open = going on
web-ws-overruled = Judged by hand.
web-ws-because = “{ $reason }”
web-ws-nothing-written = (nothing)
web-ws-skipped = Skipped
web-ws-hand-line = Round { $round }: { $added ->
    [yes] one { $colour ->
        [blue] blue
       *[red] red
    } token more
   *[no] one { $colour ->
        [blue] blue
       *[red] red
    } token less
} for { $name }.
web-ws-missed = Missed most often
web-ws-missed-of = { $wrong } of { $of }
web-ws-who-was-there = Who was there

## Questions of one’s own

web-pack = Questions and content
web-pack-house = The house’s own
web-banks = My questions
web-banks-about = Take our questions, change them or write your own, and play with them, in a workshop or at a table.
web-banks-take = Take our questions
web-banks-take-help = The table opens in a spreadsheet; the TOML file in a text editor. Both hold the answers.
web-banks-csv = Table (CSV)
web-banks-toml = Text (TOML)
web-banks-file = numeville-questions
web-banks-bring = Bring yours
web-banks-bring-help = One file is enough, even with a few questions: what is missing is filled up with ours.
web-banks-choose = Choose a file
web-banks-brought = “{ $name }” is ready: { $own ->
    [one] one question of yours
   *[other] { $own } questions of yours
}, { $others } of ours.
web-banks-problems = { $count ->
    [one] One thing to put right in the file:
   *[other] { $count } things to put right in the file:
}
web-banks-line = Line { $line }, column { $column }:
web-banks-whole = The whole file:
web-banks-own = Play with them
web-banks-own-help = Choose them when you prepare a workshop or compose a table. Keep the file: it is what you share, and the server forgets what nobody uses for a day.
web-banks-own-count = { $own ->
    [one] one question
   *[other] { $own } questions
}
web-banks-forget = Forget { $name }
