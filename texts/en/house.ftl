# What the house says, outside any title.

house-seat = Seat { $number }
house-master = the game master
house-team = Team { $number }
house-facilitator = the facilitator
house-bot-random = Will-o’-the-wisp
house-bot-novice = Spark
house-bot-regular = Candle
house-bot-keen = Lantern
house-bot-expert = Lighthouse
house-bot-master = Dawn

hint-why = This is what an experienced player would do with what you know.
hint-alike = With what you know, several options are as good; this is one of them.
follows-risk = { $note } ({ $ways } in { $of })

## Rules of the house

rule-house-asked = It is not for this seat to decide now.
rule-house-question = This decision does not answer the question that was asked.
rule-house-draw = No such draw is expected.
rule-house-clock = Time cannot run out here.
rule-house-over = The match is over.
rule-house-options = This title cannot be played with these options.
rule-house-hint = There is no hint on a question: think it over.

## Terminal

term-welcome = Veilleuse. A number chooses, “?” explains a rule, “t” shows the table, “h” gives a hint, “u” takes back, “q” leaves.
term-help = Type a number of the list. “?” for the rules (“? NU-MOVE-03”, “? black die”), “t” the table, “h” a hint, “u” take back, “q” leave. “+” shows more of a long list, part of a name narrows it.
term-more = { $count ->
    [one] … and one more choice
   *[other] … and { $count } more choices
}: “+” shows what follows, part of a name finds the choices that have it.
term-range = Choose a number from 1 to { $count }.
term-your-turn = { $seat } to play.
term-undone = Taken back.
term-no-undo = Nothing to take back: since your last decision a die, a secret or somebody else has spoken.
term-explain = “?” with the number of a rule or a word shows the paragraphs.
term-no-rule = No rule says that.
term-hint = I would play:
term-no-hint = No hint on a question: think it over.
term-bot = { $level } ({ $chair })
term-bye = See you soon.
term-analysis-chances = Chances of winning, from the beginning to the end:
term-analysis-moments = The decisions that cost most, by what could be known then:
term-analysis-moment = After { $inputs ->
    [one] one input
   *[other] { $inputs } inputs
}, { $seat } chose “{ $done }” ({ $chance }% chance of winning). Better: “{ $better }” ({ $better-chance }%).
term-analysis-none = No decision cost much, by what could be known then.
term-next = Enter to go on, “u” to go back to the step, “q” to leave.
term-lesson-back = Enter to go back to the step, “q” to leave.
term-lesson-end = The lesson is over. The others: veilleuse learn { $title }
term-lesson-match = The lesson is over, the match goes on. Your turn!
term-lesson-item = { $number }. { $name } ({ $id }), { $minutes } min: { $about }
term-no-lesson = There is no such lesson. Here is the list: veilleuse learn { $title }

## Server

serve-open = The table is set: open { $address } in your browser.
serve-lan = On the same network, others open { $address } or scan this code:
serve-lan-on = On the same network ({ $interface }), others open { $address } or scan this code:
serve-no-lan = No address on a local network was found.
serve-firewall = If others cannot reach it, a firewall is the usual reason: let this program receive connections on port { $port } (TCP), and see that the Wi-Fi lets its devices talk to each other (no “client isolation”).
serve-bank = The question bank, answers and all, for your eyes only: { $address }
serve-lab = The laboratory, for your eyes only: { $address }
serve-lab-key = The laboratory, for your eyes only: open { $address } followed by the key in { $file }.
serve-bank-key = The question bank, for your eyes only: open { $address } followed by the key in { $file }.
serve-stop = Ctrl-C stops the server; everything acknowledged is kept.

## Tables in words

sketch-nu-rounds = Round { $round } · { $left ->
    [0] no End-of-round card left
    [one] one End-of-round card left
   *[other] { $left } End-of-round cards left
}
sketch-nu-workshop = Workshop: round { $round } of { $rounds }
sketch-nu-thinking = You have { $seconds } seconds to think, all teams together.
sketch-nu-blue = blue
sketch-nu-red = red
sketch-nu-saved = SAVED
sketch-nu-lost = LOST
sketch-nu-plaza = Plaza
sketch-nu-white = white die
sketch-nu-black = black die
sketch-cm-turn = Round { $round } · { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
sketch-cm-left = { $left ->
        [0] Last round
        [one] One more round after this one
       *[other] { $left } more rounds after this one
    }
sketch-cm-stack = In play:
sketch-cm-home = home:
sketch-tb-turn = Turn { $turn } · { $ap } Action Points
sketch-tb-solo = Attacks { $attacks } of 15 · Locations destroyed { $destroyed } · delivered { $delivered } · trophies { $trophies }
sketch-tb-legend = O P G H M Locations · ▒ rubble · ● green ♦ pink ▲ violet ■ yellow egg · @ pawn · {"!"} Target
sketch-st-turn = Turn { $turn } · Act { $act } · Danger { $danger } (ignored { $ignored }) · Scenes { $scenes } · reserve { $reserve } · deck { $cards }
sketch-st-legend = @ Character · {"!"}Enemy · [pile from the bottom up, {"?"} hidden, (mixed tokens)] · roads of each Location, {"!"} where they frighten:
sketch-st-chance = { $action }: value { $value }, { $now }%; at best { $best }, { $chance }%
sketch-bo-round = Round { $round } · Stress Babysitter { $sitter }/{ $sittermost } · Boogeyman { $boogeyman }/{ $boogeymanmost }
sketch-bo-legend = ○ light ● dark # Padlock {"'"} token T Trapdoor F Final x sealed {"J!"} Babysitter {"B!"} Boogeyman
sketch-bo-track = Track:
sketch-bo-final = Final:

## Lessons

lesson-elsewhere = That is allowed, and it is played. But the lesson goes another way: go back to the step whenever you like.
