# The laboratory: the page that shows what thousands of matches say.

lab-name = Laboratory
lab-lead = { $matches } matches between bots, at { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
lab-bots-only = Bots only: nothing here has been validated with people. Compare settings, seats and levels under the same bots; this is no forecast.
lab-intervals = Thin strokes are intervals of 95% confidence. The light band is the target.
lab-theme = Light or dark
lab-table = The numbers
lab-seed = Seed
lab-pack = Content
lab-shipped = shipped content

lab-found = What stands out
lab-found-none = Everything is inside the targets, and nothing is useless or decisive.
lab-too-hard = too hard
lab-too-easy = too easy
lab-unfair = uneven seats
lab-levels = less than ten points easier than the next level
lab-off-length = not as long as the box says
lab-not-ordered = levels out of order
lab-dead = never useful
lab-strong = decisive
lab-harmful = very harmful
lab-fine = in order
lab-unknown = too rarely seen

lab-win-rate = Matches won
lab-win-rate-about = The share of matches won at each table.
lab-change = Before and after
lab-change-about = By how many points the win rate changes, the same matches being played with both packs.
lab-ladder = The ladder of bots
lab-ladder-about = Their strength in points of Elo, the weakest at 0, where several levels play against each other.
lab-places = The advantage of seats
lab-places-about = What each place in the order of play wins; 1 is a fair share.
lab-place = Place { $number }
lab-length = How long
lab-length-about = In minutes, at { $seconds } seconds for each real decision: the median, and nine matches in ten. The band is that of the box.
lab-each = Table by table
lab-matches = Matches
lab-share = Share
lab-low = From
lab-high = to
lab-mean = Mean
lab-median = Median
lab-p5 = One in twenty below
lab-p95 = One in twenty above
lab-decisions = Decisions
lab-periods = { $period ->
    [turn] Turns
   *[round] Rounds
}
lab-period = { $period ->
    [turn] turn
   *[round] round
}
lab-endings = How and when matches end
lab-endings-about = The share of matches that are over, in each way, over the course of a match.
lab-branching = Choice over the course of a match
lab-branching-about = How many options a decision has, on average.
lab-forced = Decisions without a choice
lab-leads = Who leads
lab-leads-about = How often the lead changes in a match.
lab-leader-wins = Who leads at half-time wins in the end
lab-course = { $gauge } over the course of a match
lab-course-about = The median, half and nine tenths of the values when each { $period ->
    [turn] turn
   *[round] round
} begins.
lab-won = matches won
lab-lost = matches lost
lab-all = all
lab-things-about = By how many points the win rate changes where it turns up, against others of its sort in matches of like length.
lab-thing = What
lab-seen = Seen
lab-used = Used
lab-effect = Effect
lab-verdict = Verdict
lab-marks = What happens
lab-marks-about = How often in a match, on average.
lab-per-match = A match
lab-value = Value
lab-seats = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
lab-points = points
lab-minutes = minutes

## Sorts of things

lab-sort-character = Characters
lab-sort-card = Cards
lab-sort-item = Items
lab-sort-ally = Allies
lab-sort-power = Powers
lab-sort-scene = Scenes
lab-sort-object = Objects
lab-sort-attack = Attacks
lab-sort-round-end = Ends of rounds
lab-sort-bad-encounter = Bad encounters
lab-sort-vehicle = Vehicles
lab-sort-weapon = Weapons
lab-sort-bounty = Bounties
lab-sort-worm = Worms
lab-sort-search = Search
lab-sort-light = Light
lab-sort-dark = Darkness
lab-sort-boogeyman = Boogeyman
lab-sort-babysitter = Babysitter
lab-sort-nightmare = Nightmares
lab-sort-trouble = Troubles
lab-sort-event = Events
lab-sort-objective = Objectives
lab-sort-epilogue = Epilogues

## Numbers that are followed

lab-gauge-standing = Standing
lab-gauge-fear = Fear
lab-gauge-act = Act
lab-gauge-will = Tokens around Will
lab-gauge-hand = Cards in hand
lab-gauge-blue = Blue tokens
lab-gauge-red = Red tokens
lab-gauge-saved = Complices saved
lab-gauge-lost = Complices lost
lab-gauge-missing = Missing keys
lab-gauge-points = Points
lab-gauge-alive = Characters alive
lab-gauge-rubble = Rubble carried
lab-gauge-attacks = Attacks suffered
lab-gauge-stress-babysitter = Stress of the Babysitter
lab-gauge-stress-boogeyman = Stress of the Boogeyman
lab-gauge-mind = State of mind
lab-gauge-candies = Candies
lab-gauge-objectives = Objectives found

## What happens

lab-mark-fear-scene = Fear from Scenes
lab-mark-fear-road = Fear from roads
lab-mark-fear-shortfall = Fear from failures
lab-mark-fear-overflow = Fear from piles that are too high
lab-mark-calmed = Fear calmed
lab-mark-succeeded = Actions that succeeded
lab-mark-fell-short = Actions that failed
lab-mark-overflowed = Piles too high
lab-mark-passed = Actions passed
lab-mark-day-ended = Ends of day
lab-mark-right = Right answers
lab-mark-wrong = Wrong answers
lab-mark-blue-on = Blue tokens placed
lab-mark-blue-off = Blue tokens removed
lab-mark-red-on = Red tokens placed
lab-mark-red-off = Red tokens removed
lab-mark-face-off = Face-offs
lab-mark-plaza = Uses of the Plaza
lab-mark-crossed = Crossings between worlds
lab-mark-stopped = Crossings stopped
lab-mark-exchanged = Exchanges
lab-mark-refused = Exchanges refused
lab-mark-reacted = Reactions
lab-mark-lost-card = Cards lost
lab-mark-stolen = Cards stolen
lab-mark-missed-turn = Turns missed
lab-mark-revealed = Characters revealed
lab-mark-home-tried = Attempts to go home
lab-mark-points-open-bounty = Points from Bounties
lab-mark-points-secret-bounty = Points from Secret Bounties
lab-mark-points-other = Other points
lab-mark-delivered = Deliveries
lab-mark-worm-defeated = Worms defeated
lab-mark-died-own-turn = Deaths in one’s own turn
lab-mark-died-others-turn = Deaths in another’s turn
lab-mark-leap = Leaps
lab-mark-leap-fatal = Fatal leaps
lab-mark-location-bonus = Bonuses of Locations
lab-mark-location-destroyed = Locations destroyed
lab-mark-eliminated = Eliminations
lab-mark-met-babysitter = Encounters with the Babysitter
lab-mark-met-boogeyman = Encounters with the Boogeyman
lab-mark-fainted = Faints
lab-mark-revived = Children revived
lab-mark-noise = Noise
lab-mark-test-passed = Tests passed
lab-mark-test-failed = Tests failed
lab-mark-objective-found = Objectives found
lab-mark-final-began = Finals begun
lab-mark-turned-coat = Children turned into the Boogeyman
lab-mark-dawn = Dawns
