# What the screens say.

web-home = Home
web-loading = One moment, lighting the lamp…
web-welcome = One lamp, one table, some friends.
web-welcome-more = French board games to play together, far apart or on one screen. No account.
web-title-facts = { $least ->
    [one] 1
   *[other] { $least }
} to { $most } people · { $from } to { $to } minutes
web-play-now = Play now
web-new-table = Set up a table
web-rules = Rules
web-join = Join a table
web-join-help = A few letters, told by whoever invites you.
web-code = Table code
web-join-go = Join
web-import = Open a match file again
web-lost = This address leads nowhere
web-lost-help = The link may have been cut on its way. Ask for it again, or type the letters of the table.
web-forgetful = This browser keeps nothing. Keep the address of this page: it alone finds your seat again.
web-continue-list = Continue
web-continue-over = { $count ->
    [one] 1 finished match
   *[other] { $count } finished matches
}
web-continue-one = { $title } · table { $code } · { $when }{ $over ->
    [yes] {" "}· finished, watch again
   *[no] {""}
}
web-forget = Forget table { $code }
web-me = Night Owl
web-guest = Guest
web-you = you
web-ok = All right
web-close = Close
web-cancel = Cancel
web-continue = Continue

## Settings

web-settings = Settings
web-language = Language
web-theme = Light
web-theme-dark = Night
web-theme-light = Day
web-speed = Speed of the film
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-quick = Quick
web-speed-once = At once
web-reading = At a card or a correction
web-reading-wait = Wait for my “Continue”
web-reading-timed = Leave time to read
web-reading-never = Do not stop
web-film = What is happening
web-choice-waits = “{ $choice }”: noted, and played as soon as the board has caught up.
web-film-first = One moment: the board has not finished telling. “Continue” goes faster.
web-film-skip = Skip all ({ $left } to come)
web-since-turn = Since your turn
web-redo = Redo
web-guess-along = And you, what would you answer in { $who }’s place?
web-guess-right = You said { $letter }: right!
web-guess-wrong = You said { $letter }.
web-own-score = Your score: { $right } of { $all }
web-own-score-of = ({ $own ->
    [one] { $own } right answer
   *[other] { $own } right answers
} to your questions, { $guessed } guessed rightly with the others)
web-attack-short = Attack
web-undo-turn = Go back before this turn
web-undo-turn-about = Others have played since your last move. Their decisions are taken back too; the other people at the table have to agree.
web-sound = A soft sound when it is my turn
web-spacing = More room between letters, words and lines
web-speak = Read questions aloud
web-notify = Send me a notification
web-notify-trial = This is how you will be told.
web-notify-insecure = Browsers allow it at https addresses only. The title of the tab and the sound still tell you.
web-notify-missing = This browser shows none. The title of the tab and the sound still tell you.
web-notify-denied = They are refused in the settings of the browser.

## New table

web-mode = Way to play
web-seat-count = Number of seats
web-level = Difficulty
web-level-blocked = { $level } does not exist in { $mode }.
web-with-facilitator = With a facilitator (who sees the answers and does not play)
web-with-master = With a game master (sees the answers, does not play)
web-who-sits = Who sits where?
web-who = Who sits here ({ $seat })
web-kind-me = Me
web-kind-here = Somebody on this device
web-kind-open = A friend, by link or code
web-kind-bot = A bot
web-name = Name
web-name-of = Name ({ $seat })
web-bot-level = Strength of the bot ({ $seat })
web-bot-novice = Spark, a novice
web-bot-regular = Candle, a regular
web-bot-keen = Lantern, a keen one
web-bot-expert = Lighthouse, an expert
web-bot-master = Dawn, a master
web-variants = Variants
web-by-chance = By chance
web-variant-not = Not with “{ $other }”.
web-variant-only = Only with “{ $other }”.
web-more-options = More options
web-pace = Pace
web-pace-live = Live
web-pace-slow = Over several days
web-seed = Word for chance (optional)
web-seed-help = The same word gives the same dice. Such a match proves nothing about its chance.
web-make-table = Open the table

## Inviting, joining, waiting

web-lobby = The table fills up
web-invite-help = Send the link, show the picture or say the letters of the code.
web-qr = Picture of the invitation link, for a phone’s camera
web-link = Invitation link
web-copy = Copy
web-copied = Copied
web-copy-by-hand = The browser does not let us copy here. The link is selected: copy it with the keyboard, or by a long press.
web-link-watch = Link to watch
web-copy-watch = Copy the link for watching
web-seats = Seats
web-sitter-nobody = free
web-sitter-person = taken
web-sitter-bot = bot
web-add-bot = Seat a bot
web-remove-bot = Remove the bot
web-start = Start
web-start-bots = { $open ->
    [one] The free seat will get a bot.
   *[other] The { $open } free seats will get bots.
}
web-wait-host = Waiting for the host to start.
web-join-retry = Try another code
web-try-again = Look again
web-rename = Change name
web-join-table = Table { $code }
web-hosted-by = Opened by { $name }
web-pick-chair = Pick a free seat
web-no-chair = All seats are taken. You can watch.
web-no-chair-no-door = All seats are taken.
web-sit = Sit here
web-back-to-seat = Back to my seat
web-watch = Only watch
web-no-table = There is no such table, or this link opens no seat any longer.
web-no-table-help = Check the code, or ask the host for a new link.
web-closed = The table is closed
web-shut = This table does not open
web-closed-host = The host has closed the table.
web-closed-fault = An error has stopped this table. Give this number to whoever runs the server: { $report }.
web-closed-rotated = This seat has been given a new link. Ask the host for it.
web-closed-freed = The host freed your seat. You may ask to come back, or watch if the door is open.
web-closed-door = The host closed the door to those who watch.
web-closed-storage = The server does not know whether the last move was kept. Come back in a moment: the match goes on where it is.
web-closed-taken = The match goes on on the device it was played on.
web-closed-shutdown = The server is shutting down. The match is kept: come back in a while.

## Around the table

notice-came = Somebody is watching{ $spectators ->
    [one] {""}
   *[other] : { $spectators } people in all
}.
notice-left = { $spectators ->
    [0] Nobody is watching any more.
    [one] One person is still watching.
   *[other] { $spectators } people are still watching.
}
notice-freed = The host freed the seat of { $name } ({ $seat }).
notice-taken = { $name } sits down ({ $seat }).
notice-door-open = The host opened the door to those who watch.
notice-door-closed = The host closed the door to those who watch.
web-spectators = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
web-door-close = Close the door to spectators
web-door-open = Open the door to spectators
web-door-closed = The host lets nobody watch.
web-free = Free the seat
web-free-of = Free the seat of { $name }
web-free-lobby = { $name }’s link will no longer open this seat, and somebody else may sit there. Everybody will know.
web-free-match = { $name }’s link will no longer open this seat. A bot plays there until somebody sits down, from a browser that has no seat here yet. Everybody will know.
web-freed = free, a bot plays
web-freed-master = free
web-start-no-master = Without a game master you choose among the answers shown, and the rules judge.
web-start-no-facilitator = Without a facilitator the app keeps the time, judges the slates and goes on by itself.

## At the table

web-board = Board
web-actions = What you may do
web-side = Log, chat and rules
web-hand = My cards
web-bot = Bot
web-bot-name = Bot { $number }
web-absent = Disconnected
web-reads = still reading
web-thinks = is thinking…
web-your-turn = your turn
web-here = here: { $who }
web-can-choose = (can be chosen)
web-all-choices = Show all ({ $count })
web-filter = Search the choices
web-as-list = Answers as a list
web-see-result = See the result
web-unread = { $count ->
    [one] 1 unread message
   *[other] { $count } unread messages
}
web-hint = What would you do?
web-undo = Take back my move
web-undo-ask = Go back?
web-undo-request = { $who } asks to go back, to moment { $to }.
web-undo-yes = Agreed
web-undo-no = No
web-undo-waiting = Waiting for { $who }.
web-rule-of-moment = The rule of this moment
web-read-rule = Read rule { $id }
web-clock = Time left: { $time }
web-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
web-paused = The match is paused.
web-reconnecting = Connection lost. Trying again…
web-looking-back = You are looking at moment { $n } of { $of }.
web-back-to-now = Back to now
web-go-back-here = Play on from here
web-ask-back-here = Ask to play on from here
web-hand-over = Hand the device to { $name }
web-hand-over-help = Nothing is shown until the right person holds it.
web-hand-over-take = I am { $name }
web-sheet-handle = Open or close the panel
web-tab-log = Log
web-tab-chat = Chat
web-tab-rules = Rules
web-tab-seats = Seats
web-log = Log
web-log-empty = Nothing new.
web-log-times = (× { $times })
web-since-my-turn = Since my last turn
web-see-moment = See this moment again
web-rules-search = Search the rules
web-rules-none = No rule contains these words.
web-chat = Chat
web-chat-empty = Nobody has spoken yet.
web-chat-off = The host has switched the chat off.
web-chat-watching = Spectators do not speak.
web-chat-write = Write a message
web-chat-send = Send
web-host = The host
phrase-hello = Good evening!
phrase-well-played = Well played!
phrase-thinking = Let me think…
phrase-sure = I am sure.
phrase-unsure = I am not sure.
phrase-thanks = Thanks for the match!
web-table-menu = Table menu
web-host-powers = The host’s powers
web-pause = Pause
web-go-on = Go on
web-chat-turn-off = Switch the chat off
web-chat-turn-on = Switch the chat on
web-close-table = Close the table
web-to-bot = Hand to a bot
web-take-back = Give the seat back
web-leave = Let a bot play for me
web-sit-again = Take my seat again
web-fair = Chance you can check
web-fair-help = The server committed itself before the first die. At the end anybody can check every draw. Commitment:
web-report = Report a problem
web-report-note = What happened?
web-report-download = Download the report

## End and replay

web-result = Result
web-rematch = Rematch
web-replay = Watch the match again
web-export = Keep the file
web-see-board = See the board
web-closer = Look closer
web-farther = Look from farther away
web-moments = Three moments worth seeing again
web-learnt = What we learnt
web-learnt-count = { $right ->
    [one] { $right } right answer
   *[other] { $right } right answers
} of { $all }.
web-sheet-print = Print the sheet
web-sheet-save = Save the sheet (CSV)
web-sheet-file = numeville-answers
web-sheet-said = Answer given: { $given }
web-sheet-was = Right answer: { $answer }
web-sheet-who = Who
web-sheet-complice = Complice
web-sheet-question = Question
web-sheet-given = Answer given
web-sheet-right = Right answer
web-sheet-verdict = Verdict
web-sheet-explanation = Explanation
web-sheet-source = Source
web-sheet-address = Address
web-eyes = Seen by
web-eyes-all = everybody, secrets included
web-moment = Moment of the match
web-moment-of = Moment { $n } of { $of }
web-earlier = Earlier moment
web-later = Later moment
web-play = Play
web-stop = Pause
web-link-moment = Link to this moment
web-play-on = Play on from here
web-verify = Check the dice
web-verify-proven = All is right. The seed is the one whose commitment this browser saw before the match, and { $draws ->
    [one] the draw comes
   *[other] all { $draws } draws come
} from it. { $shares ->
    [0] This browser put no share into it; { $nonces ->
        [0] nobody else did either
        [one] one seat did
       *[other] { $nonces } seats did
    }.
   *[other] This browser’s share is in it: nobody could choose the seed beforehand.
}
web-verify-late = This browser did not see the beginning. The file agrees with itself: { $draws ->
    [one] its draw comes
   *[other] its { $draws } draws come
} from its seed. But nothing here shows that it was chosen before the match: ask somebody who was there to check.
web-verify-open = This file does not let anybody check its chance.
web-verify-broken = Something is wrong.
web-verify-broken-file = What the server gave is not a match file.
web-verify-broken-chain = The file was changed: at line { $at } its chain is broken.
web-verify-broken-match = This is the file of another match.
web-verify-broken-commitment = The commitment in the file is not the one this browser saw before the match.
web-verify-broken-seed = The seed in the file is not the one that was committed to.
web-verify-broken-share = The share in chance that this browser gave is not in the file.
web-verify-broken-count = The file does not have as many draws as the match.
web-verify-broken-draw = Draw { $at } does not come from the seed.

## Numéville

web-goal = Where the match stands
web-goal-saved = Saved { $done }/{ $of }
web-goal-lost = Lost { $done }/{ $of }
web-goal-rounds = { $left ->
    [0] last round
    [one] 1 round to go
   *[other] { $left } rounds to go
}
web-goal-objectives = Objectives { $done }/{ $of }
web-goal-final = Bring the Objectives: { $room }
web-goal-final-begin = Begin the Final: { $room }
web-goal-stress = Stress { $stress }
web-goal-points = You { $points }/{ $of }
web-goal-best = Best rival { $points }
web-goal-solo-livraison = Delivered { $done }/{ $of }
web-goal-solo-extermination = Trophies { $done }/{ $of }
web-goal-attacks = Attacks { $done }/{ $of }
web-goal-fear = Fear { $fear }/{ $of }
web-goal-home-ready = You can go home
web-goal-home-lacks = You still need: { $keys }
web-marker-object = Object
web-marker-power = Power
web-no-object = No Object in hand
web-no-power = No Power in hand
web-uses = { $uses ->
    [0] used up
    [one] once
   *[other] { $uses } times
}
web-sheet = { $name }: { $status ->
    [saved] { $who ->
       *[other] saved
    }.
    [lost] { $who ->
       *[other] lost
    }.
   *[open] blue tokens: { $blue } of { $blueNeeded }, red tokens: { $red } of { $redNeeded }.
}
web-status-saved = { $who ->
   *[other] Saved
}
web-status-lost = { $who ->
   *[other] Lost
}
web-white-die = White die: { $face }
web-black-die = Black die: { $face }
web-question = Question
web-question-by = { $name } asks { $to }
web-difficulty-easy = Easy
web-difficulty-hard = Hard
web-blue = blue token if right
web-red = red token if wrong
web-right-answer = right answer
web-given-answer = given answer
web-verdict-right = Right answer
web-verdict-wrong = Wrong answer
web-source-full = Source: { $publisher }, “{ $title }”, { $year }
web-new-tab = new tab
web-listen = Listen to the question
web-source = Source: { $source }
web-bank = Question bank
web-bank-shut = The answers are under lock and key
web-bank-shut-help = This page shows every question with its answer. It opens with the link that “veilleuse serve” prints in the terminal of whoever runs the server.
web-bank-key = Key
web-bank-open = Open
web-bank-complice = Complice
web-bank-difficulty = Level
web-bank-theme = Theme
web-bank-search = Search
web-bank-all = All
web-bank-show-all = Show all answers
web-bank-print = Print with the answers
web-bank-print-bare = Print without the answers
web-bank-answer = Answer and explanation
web-bank-count = { $count ->
    [0] No question
    [one] 1 question
   *[other] { $count } questions
} of { $all }
web-bank-tally = { $answered ->
    [one] asked once
   *[other] asked { $answered } times
}, right { $part }% of the time
web-bank-never = never asked here
web-bank-none = No question matches. Try other words, or another theme.
web-deck-attack = Attack of the Dark Master
web-deck-round_end = End of the round
web-round = Round { $round }
web-rounds-left = { $left ->
    [0] no round after this one
    [one] 1 round left
   *[other] { $left } rounds left
}
web-rounds-left-help = When the End-of-round deck is empty, time is up.
web-attacks-left = { $left ->
    [0] no Attack left in the deck
    [one] 1 Attack in the deck
   *[other] { $left } Attacks in the deck
}
web-aids-left = In the decks: Objects { $objects }, Powers { $powers }
web-questions-left = { $left ->
    [0] no question left in the decks
    [one] 1 question in the decks
   *[other] { $left } questions in the decks
}
web-rotation = Who meets whom
web-team = Team
web-team-meets = meets { $name }
web-team-ready = ready

## Terror Below

web-bounty-line = Bounty Line
web-terror = Terror zone
web-canyon = Canyon
web-rubble = { $count ->
    [one] one piece of rubble
   *[other] { $count } pieces of rubble
}
web-egg = { $colour } egg
web-all-eggs = lays every colour
web-target = Target { $slot } ({ $worm })
web-looming = under an attack that is one card away
web-cost = { $cost ->
    [0] for no Action Point
    [one] 1 Action Point away
   *[other] { $cost } Action Points away
}
web-worm = Worm { $slot }: { $worm }, Health { $health }, cards: { $cards } of { $limit }, Target at { $cell }
web-slot-empty = Slot { $slot } is empty
web-face-down = face-down card
web-health = Health
web-any-worm = Any worm
web-secret = Secret Bounty
web-locked = came this turn: to be used later
web-dead = dead
web-vp = VP
web-points = { $points ->
    [one] { $points } Victory Point
   *[other] { $points } Victory Points
}
web-living = { $living ->
    [one] one Character alive
   *[other] { $living } Characters alive
}
web-eliminated = Group eliminated
web-held-vehicles = Vehicles in hand: { $count }
web-held-items = Items in hand: { $count }
web-held-weapons = Weapons in hand: { $count }
web-held-secrets = Secret Bounties: { $count }
web-held-rubble = Rubble: { $count }
web-turn = Turn { $turn }: { $who }
web-last-turns = Last turns!
web-decks = Decks: Vehicles { $vehicles }, Bounties { $bounties }, worms { $worms }
web-gear-decks = Items { $items }, Weapons { $weapons }; supply: rubble { $rubble }
web-discards = Discards
web-pile-vehicles = Vehicles:
web-pile-bounties = Bounties:
web-pile-items = Items:
web-pile-weapons = Weapons:
web-pile-worms = Worms:
web-next-worm = Next worm: { $worm }
web-attacks = Attacks: { $done } of { $all }
web-delivered = Locations delivered: { $done } of 4{ $done ->
    [0] {""}
   *[other] {" "}({ $which })
}
web-trophies = Trophies: { $done } of 3{ $done ->
    [0] {""}
   *[other] {" "}({ $which })
}
web-destroyed = Locations destroyed: { $destroyed } of 3
web-hopeless = The aim is out of reach.
web-attack = Attack of worm { $slot }
web-damage = Damage: { $damage } of { $health }
web-next-step = Next step
web-step-back = Previous step
web-score = Score
web-score-of = { $points } VP, { $attacks ->
    [0] no attack to spare
    [one] one attack to spare
   *[other] { $attacks } attacks to spare
} and the difficulty bonuses.
web-no-score = A lost match earns no score.
web-reckoning = Where the points came from
web-tokens = Tokens
web-bounties = Bounties
web-total = Total
web-place-official_building = Official Building
web-place-state_police = State Police
web-place-general_store = General Store
web-place-hospital = Hospital
web-place-motel = Motel

## La Clef des mondes

web-worlds = The square of worlds
web-closed-book = closed book, unknown world
web-closed-book-short = unknown world
web-ways-out = Ways out of here
web-seen-in-secret = seen in secret
web-who-is-here = here: { $who }
web-way-out = way out to { $to }: { $keys }
web-home-price = going home from here: { $keys }
web-pawn-of = { $who }’s pawn
web-happening = What is happening
web-exchange = Exchange
web-counter-awaited = offer to come
web-counter-how = Choose the card you give in return. Only its key and its type are announced.
web-bad-encounter = Bad encounter
web-against-card = stops “{ $card }”
web-against-move = stops the move
web-stopped = stopped
web-would-pay = can pay this way
web-kind-encounter = encounter
    .letter = R
web-kind-object = object
    .letter = O
web-kind-bad-encounter = bad encounter
    .letter = MR
web-unknown-card = unknown card
web-piles = The piles of the worlds
web-pile-count = { $count ->
    [0] empty pile
    [one] one card in the pile
   *[other] { $count } cards in the pile
}
web-pile-known = ordered on top: { $top }, put underneath: { $bottom }
web-pile-top = On top, the first one first
web-pile-bottom = Underneath, the lowest one last
web-pile-shuffled = { $count ->
    [0] No card is left to chance.
    [one] In between, one card nobody knows.
   *[other] In between, { $count } shuffled cards.
}
web-draw-here = draw a card
web-own-key = own key: { $key }{ $left ->
    [no] {" "}(already used)
   *[yes] {""}
}
web-own-key-word = the own key
web-home-keys = keys for home: { $keys }
web-home-by = Home by
web-from-here = From here you need
web-revealed = known to all
web-in-secret = only you know
web-arranging = Cards you put back in order
web-empty-hand = Your hand is empty: draw a card from the pile of your world.
web-before-start = not set out yet
web-character-secret = secret character
web-turns-to-miss = { $turns ->
    [one] will miss a turn
   *[other] will miss { $turns } turns
}
web-no-cards = no cards
web-clef-rounds-left = { $count ->
    [0] Last round
    [one] One more round after this one
   *[other] { $count } more rounds after this one
}
web-round-of = Round { $round }: { $who }
web-actions-left = { $count ->
    [0] no action left
    [one] one action left
   *[other] { $count } actions left
}
web-drawn = has drawn
web-came-home-by = The keys that led home
web-where-left = Where everybody was left
web-where = World
web-character = Character
web-cards = Cards
web-window-wait = { $seconds ->
    [0] Everybody may still react.
   *[other] The table waits: { $seconds } s.
}
web-window-alone = Always let it be
    .about = Whenever you are asked whether you react, your page lets it be once the wait is over, whatever cards you hold. You can react before that.
web-window-sent = Answered: the table waits until the count is over.
web-clock-length = Time to decide
    .about = When it is up, a bot decides for whoever is late.
    .master = For thinking only: whoever leads the match takes all the time they need.
web-clock-seconds = { $seconds ->
    [0] No limit
    [30] 30 s
    [45] 45 s
   *[other] { $minutes } min
}
web-patience = While somebody still reads
    .about = Bots wait until everybody has read. When somebody is done and waits for the others, they go on after this time.
web-patience-seconds = { $seconds ->
    [0] Do not wait
    [20] 20 s
   *[other] { $minutes } min
}
web-window-length = Time to react
    .about = When somebody plays a card, the table waits at least this long for the others to stop it.
web-window-seconds = { $seconds } s

## Stranger Things

web-st-hawkins = Hawkins
web-st-upside-down = The Upside Down
web-st-tunnels = The Tunnels
web-st-characters = The Characters
web-st-looking = What you see under the tokens
web-st-scene-of = Scene { $number } of { $count }
web-st-stamp-won = Done
web-st-stamp-lost = { $missing } short
web-st-against = against
web-st-pile = { $count ->
    [0] empty
    [one] one token
   *[other] { $count } tokens
}
web-st-top = top: { $token }
web-st-seen = you have seen: { $tokens }
web-st-mix = among these tokens: { $tokens }
web-st-among = among these tokens:
web-st-worth = worth { $least } to { $most }
web-st-empty = This slot is empty.
web-st-spent = This Power is no longer available.
web-st-bars = Chance to beat the pile, by action value
web-st-bonus = { $action } +{ $bonus }
web-st-act = Act { $act }, { $left ->
    [one] one Action card in the deck
   *[other] { $left } Action cards in the deck
}
web-st-act-short = Act { $act }
web-st-coming = { $scenes ->
    [0] No Scene at the end of the turn
    [one] One Scene at the end of the turn
   *[other] { $scenes } Scenes at the end of the turn
}, Danger played: { $danger }, Danger ignored: { $ignored }
web-st-coming-help = Scenes at the end of the turn: the Act, plus Danger played, less Danger ignored
web-st-scenes = { $scenes ->
    [0] no Scene
    [one] one Scene
   *[other] { $scenes } Scenes
}
web-st-card = Action card { $value }
web-st-friends = Friends
web-st-danger = Danger
web-st-laid = Cards played
web-st-plan = What these cards would come to
web-st-set-off = { $moves ->
    [0] Go on without a move
    [one] Set off with 1 move
   *[other] Set off with { $moves } moves
}
web-st-way = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} away{ $fear ->
    [0] {""}
   *[other] , { $fear } Fear on the way
}
web-st-set-off-to = Go: { $place } ({ $moves ->
    [one] 1 move
   *[other] { $moves } moves
})
web-st-pick-move = Touch a Location to go there, or lift cards.
web-st-pick-act = Lift cards to see your chances.
web-st-up-to = up to
web-st-percent = { $percent }%
web-st-fear = Fear: { $fear } of { $terrified }
web-st-fear-head = Fear
web-st-open-hand = Open hand
web-st-hidden-hand =
    { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }
web-st-will-left = { $left ->
    [one] One pile to beat to save Will
   *[other] { $left } piles to beat to save Will
}
web-st-will-saved = Will is saved
web-st-portal = Portal: { $count ->
    [one] one token
   *[other] { $count } tokens
}, bonus of { $bonus }
web-st-demogorgon = A Demogorgon token is worth { $value }
web-st-decks = Decks: Actions { $actions }, Scenes { $scenes }, Items { $items }, Allies { $allies }
web-st-reserve = Tokens in reserve: { $reserve }
web-st-aftermath = What is left of it
web-st-aftermath-of = { $turns ->
    [one] One turn
   *[other] { $turns } turns
}, { $scenes ->
    [one] one Scene
   *[other] { $scenes } Scenes
}, Act { $act }.
web-st-character = Character
web-st-won = Tests won
web-st-failed = Failures
web-st-short-ud_lab = Lab
web-st-short-ud_school = School
web-st-short-ud_byers_house = Byers House
web-st-short-ud_castle_byers = Castle Byers

## Boogeyman

web-spawn = Spawn Track
web-slot = Space { $place }
web-slot-free = empty
web-slot-hidden = face down
web-slot-last = where he is now
web-stress = Stress
web-stress-of = Stress of { $who }: { $level } of { $most }
web-noise = How far a noise would bring the Babysitter
web-noise-preview = Noise { $steps }: { $end ->
    [reaches] she reaches you.
    [meets] she stops at { $who }.
   *[safe] she stops in: { $where }.
}
web-in-force = In force
web-sealed = closed for now
web-bulb-light = light on
web-bulb-dark = in the dark
web-padlock = padlocked
web-pile = { $count ->
    [0] nothing left to search
    [one] one Search token
   *[other] { $count } Search tokens
}
web-fainted-here = fainted: { $who }
web-final-room = Final Room
web-hides-here = you hide here
web-was-here = seen on the track
web-sitter-steps = the Babysitter after { $steps ->
    [one] one step
   *[other] { $steps } steps
}
web-passage = Passage { $passage }
web-own-objective = My Objective
web-tap-to-look = Tap to look, out of sight
web-you-are-him = You are the Boogeyman
web-hiding = To hide: { $token }
web-candies = Candies: { $count } of { $most }
web-deal = A deal under way
web-deal-hidden = Hidden cards
web-deal-nothing = Nothing
web-held-cards = Search cards in hand: { $count }
web-torch = Torch: goes first
web-leader = Leader
web-quest = Towards the Final
web-quest-colour = Objectives found, { $colour }: { $count } of { $all }.
web-quest-none = No Objective found yet
web-floors = Floors
web-objectives-in-play = Objectives in play: { $count }
web-final-in = The Final waits in: { $room }
web-bo-decks = Decks: Search { $search }, Light { $light }, Darkness { $dark }
web-padlocks-left = Padlocks in the box: { $count }
web-die = Die: { $face }
web-die-counts = counts { $result }
web-to-choose = To choose
web-see-house = See the house
web-back-to-choice = Back to the choice
web-book = Book of Epilogues
web-panels = Panels
web-panel = Panel { $panel } of { $all }
web-need = { $child } needs { $least } or more
web-fail-state = Failure: one State card, then the next one tries.
web-fail-candy = Failure: one Candy (or one State card), then the next one tries.
web-fail-again = Failure: the next one tries.
web-fail-hurt_and_go_on = Failure: one State card, and on we go.
web-closing-all = At the end all Children win.
web-closing-participants = At the end only those win who took part and still stand.
web-closing-conscious = At the end all who still stand win.
web-no-final = Nobody got as far as the Book.
web-turned = went over to the Boogeyman
web-winner = wins

## Journal of solo matches

web-journal = Solo journal
web-journal-title = Journal of solo matches
web-journal-empty = No solo match yet. The first one awaits you.
web-journal-best = { $played ->
    [one] one match played
   *[other] { $played } matches played
}, { $won ->
    [0] none won
    [one] one won
   *[other] { $won } won
}
web-journal-date = Date
web-journal-scenario = Scenario
web-journal-result = Result
web-journal-score = Score

## Why not?

why-not-offered = Not now: choose among what is lit.
why-house-asked = It is not for you to decide now.
why-house-question = This choice does not answer the question asked.
why-house-draw = There is nothing to draw now.
why-house-clock = No time runs here.
why-house-over = The match is over.
why-house-options = Nobody can play with these options.

## When something goes wrong

error-unknown = Something did not work. Reload the page and try again.
error-offline = The server does not answer. Check the connection and try again.
error-bad-message = The server did not understand. Reload the page.
error-too-fast = Too fast! Wait a moment.
error-version = This page is older than the server. Reload it.
error-no-table = There is no such table. Check the code.
error-bad-token = This link opens no seat any longer. Ask the host for a new one.
error-not-yours = That is not yours to do.
error-not-started = The match has not begun.
error-started = The match has begun already.
error-closed = The table is closed.
error-paused = The match is paused: the host can let it go on.
error-chat-off = The chat is off.
error-not-open = This seat is taken. Pick another one.
error-nothing-to-undo = There is nothing to take back.
error-no-lesson = There is no such lesson, or nothing to read on here.
error-no-request = Nobody asks to go back any longer.
error-too-late = Too late: the match went on.
error-bad-name = This name does not fit: 1 to 40 characters that can be seen, please.
error-bad-options = Nobody can play with these options. Change them and try again.
error-bad-record = This file is not a match the house can read.
error-not-over = The match is not over: its file comes at the end.
error-no-class = Phones of teams do not come to this table.
error-no-phone = This phone is no longer in the workshop.
error-no-clock = Nothing is timed at the moment.
error-not-asked = There is nothing to vote on yet: wait for the question.
error-entrance = The facilitator has closed the entrance: ask them.
error-bad-pack = This question bank cannot be taken as it is.
error-no-lab = This server has no laboratory: start it with “veilleuse serve --lab”.
error-not-owner = This is not the key of the server.
error-origin = This page does not come from this server. Open it by its address.
error-too-many = Too many connections at once. Close some tabs and try again.
error-too-many-tables = Too many tables from this address. Leave some of them, or wait a while.
error-too-many-files = Too many match files from this address. Wait a while and try again.
error-too-slow = The request took too long to arrive. Check the connection and try again.
error-busy = The server has too much to do at the moment. Try again soon.
error-name-taken = Somebody at this table has this name already, or one that looks like it. Choose another.
error-storage = The server could not keep this move. Try again.
error-fault = An error has stopped this table.
error-door = The host lets nobody watch this table.
error-one-chair = This seat has secrets, and this browser already holds another at this table.
error-no-pack = This match is played with content that this server no longer has. It is not lost: its file opens wherever that content is.
error-other-rules = This match began with other rules than this server’s. It is not lost: its file opens with the version that began it.
error-not-found = There is no such page.

## About

web-about = About
web-about-what = Veilleuse brings French board games to one shared table: in the browser, in a terminal, with friends or bots.
web-about-unofficial = It is an independent, unofficial implementation, neither made nor approved by the authors and publishers of the games. The names of the games and their trademarks belong to their owners.
web-about-content = No text and no picture of the publishers is used: the rules are retold, questions and cards are written for this project, the drawings are original. For the real thing and its real texts, buy the box.
web-about-privacy = No account, no advertising, no tracker. This browser keeps its settings and the keys of its seats, nothing else.
web-credits = Thanks to
web-credit-icons = emblems
web-credit-interface = interface icons
web-credit-display = typeface of the headings
web-credit-text = typeface of the text

## Lessons

web-learn = Learn
web-learn-first = First time? Learn by playing: the first lesson takes three minutes.
web-learn-title = Learn { $title }
web-learn-about = Every lesson is played, one step at a time. Nothing is marked, and you can always go back.
web-lesson-time = about { $minutes } min
web-lesson-done = Done
web-lesson-goes-on = then a real match
web-lesson-start = Start
web-lesson-again = Do it again
web-lesson-link = Copy the link to this lesson
web-lesson-preparing = Setting the table…
web-coach = The lesson
web-coach-step = Step { $step } of { $steps }
web-coach-next = Continue
web-coach-back = Back to the step
web-coach-before = Step before
web-coach-your-turn = Your turn: choose below or on the board.
web-coach-next-lesson = Next lesson
web-coach-all = All lessons
web-coach-match = Play on

## The laboratory

web-lab = Laboratory
web-lab-about = Hundreds of matches between bots, and a page that shows what they say. While they are played, the tables keep a core of the machine to themselves.
web-lab-here-about = Hundreds of matches between bots, played by this device, without a network, and a page that shows what they say. They last as long as this window is open.
web-lab-door = Laboratory: compare bots
web-lab-compose = Compose
web-lab-title = The title
web-lab-modes = Ways to play
web-lab-seats = How many seats
web-lab-bots = The bots
web-lab-random = At random
web-lab-matches = Matches at each table
web-lab-until = Stop when it is sure enough
web-lab-until-never = Never
web-lab-begin = Begin
web-lab-run = { $tables ->
    [one] One table
   *[other] { $tables } tables
}, { $done } of { $total } matches.
web-lab-waiting = Waits for its turn.
web-lab-running = Under way.
web-lab-done = Done.
web-lab-stopped = Stopped.
web-lab-failed = Impossible.
web-lab-left = { $minutes ->
    [0] Nearly done.
    [one] One more minute.
   *[other] { $minutes } more minutes.
}
web-lab-progress = How far the matches are
web-lab-read = Read
web-lab-save = Save the page
web-lab-file = The numbers
web-lab-stop = Stop
web-lab-forget = Forget
web-lab-none = Nothing has been started yet.
web-lab-shut = The laboratory is closed
web-lab-shut-help = It opens with the link that “veilleuse serve --lab” shows in the terminal of whoever runs the server.

# Without a server
web-device = On this device
web-device-about = The match is played and kept here, without a server: alone, with bots, or together by passing the device around.
web-device-secrets = What about secrets?
web-device-secrets-about = The device knows everything: hidden hands, cards to come, the answers. The screens in between protect people who share it from each other’s glance, and from nothing else. To play from afar, open a table on a server.
web-device-keep = Keep it to play offline
web-device-keeping = Packing everything…
web-device-kept = Everything is here: the page opens and plays without a network.
web-device-keep-failed = Not everything could be kept. Check the connection and the free space, then try again.
web-device-table = This match is on this device: nobody can join it from elsewhere.
web-device-forgets = Some browsers forget a page that was not used for a week. Install it, or save the match.
web-device-export = Save the match as a file
web-device-move = Continue on the server
web-device-move-about = It goes on there from this moment, and draws to come will be new ones. The one here stays.
web-device-take = Continue on this device
web-device-take-about = The server’s table is closed; the match goes on here from this moment, even without a network, and draws to come will be new ones.
web-elsewhere-take = Take it over here
web-newer = A newer version of the page is ready.
web-newer-take = Switch to the newer version
error-joined = Others have sat down at this table: a match of several devices stays on the server.
error-not-there = This device does not have the content or the rules of this match: it stays on the server.
error-over = The match is over: its file can be taken along.
error-elsewhere = This match is open in another window of this browser.
error-not-kept-here = What playing without a network takes is not all here. Come back online once, then keep the page to play offline.
error-not-here = This title is not played without the server here.
error-storage-here = This device could not keep that: there may be too little space. Free some, or save the match as a file, then try again.
