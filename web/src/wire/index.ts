// Made from crates/veilleuse-wire. Do not edit: run `UPDATE=1 cargo test -p veilleuse-wire`.

/** The version of the protocol. */
export const VERSION = 1;

/** A sentence: a message of the title's or the house's Fluent files and its arguments. */
export type Line = { id: string, args: Array<[string, Arg]>, };

/** An argument of a sentence; a text is a list of language and text. */
export type Arg =
  | { number: number }
  | { word: string }
  | { name: string }
  | { names: string[] }
  | { seat: Seat }
  | { text: Array<[string, string]> };

/**
 * A chair: its number, or `"master"`.
 */
export type Seat = number | "master";

/**
 * How strong a bot is.
 */
export type BotLevel = "random" | "novice" | "regular" | "keen" | "expert" | "master";

/**
 * How fast a table plays.
 */
export type Pace = "live" | "slow";

/**
 * Whether a table is played or looked at.
 */
export type Kind = "match" | "replay" | "lesson";

/**
 * The same text in both languages.
 */
export type Words = { 
/**
 * In French.
 */
fr: string, 
/**
 * In English.
 */
en: string, };

/**
 * A title as a lobby offers it.
 */
export type TitleInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
name: Words, 
/**
 * What it is about.
 */
tagline: Words, 
/**
 * How long a match takes, from and to.
 */
minutes: [number, number], 
/**
 * Whether people react to each other in windows, so that a table has a [`NewTable::window`].
 */
windows: boolean, 
/**
 * Whether a decision has a clock at live pace where the table does not say otherwise.
 */
timed: boolean, 
/**
 * How many lessons it has.
 */
lessons: number, 
/**
 * The ids of its puzzles, in their order; each is begun as a lesson is. The texts have `puzzle-<id>`.
 */
puzzles: Array<string>, 
/**
 * The ways to play.
 */
modes: Array<ModeInfo>, };

/**
 * A way to play.
 */
export type ModeInfo = { 
/**
 * The `mode` of the options; the texts have `mode-<id>`.
 */
id: string, 
/**
 * How many seats.
 */
seats: ModeSeats, 
/**
 * Values of the options' `level`; the texts have `level-<id>`.
 */
levels: Array<string>, 
/**
 * Whether a game master may sit at the table: the options' `master`.
 */
master: boolean, 
/**
 * Fields of the options a table may agree on.
 */
variants: Array<string>, 
/**
 * The same fields, with the values they may have.
 */
settings: Array<VariantInfo>, };

/**
 * Something a table may agree on: a switch, a number up to a few, or a seat; the texts have `variant-<id>`.
 */
export type VariantInfo = { 
/**
 * The field of the options.
 */
id: string, 
/**
 * The smallest value.
 */
least: number, 
/**
 * The largest value; a variant that goes up to 1 is a switch, `true` or `false` in the options.
 */
most: number, 
/**
 * What a new table starts with.
 */
usual: number, 
/**
 * Another variant that must be switched on for this one to mean anything.
 */
only_with: string | null, 
/**
 * Another variant that cannot be on at the same time.
 */
not_with: string | null, 
/**
 * Whether the value names a seat, from 0: then only those the table has.
 */
seat: boolean, 
/**
 * A value that is recommended at some tables; the texts have `variant-<id>.recommended`.
 */
recommended: Recommended | null, };

/**
 * What is recommended, and where.
 */
export type Recommended = { 
/**
 * At a table of so many seats or fewer.
 */
seats: number, 
/**
 * This value.
 */
value: number, };

/**
 * How many seats a mode has.
 */
export type ModeSeats = { 
/**
 * At least.
 */
least: number, 
/**
 * At most.
 */
most: number, 
/**
 * What a new table starts with.
 */
usual: number, };

/**
 * `GET /api/titles/{title}/journal`: a match somebody played alone, and what came of it. The newest come first.
 */
export type JournalEntry = { 
/**
 * When it ended, in milliseconds since 1970.
 */
at: number, 
/**
 * The mode; the texts have `mode-<id>`.
 */
mode: string, 
/**
 * The result: a word of the title.
 */
result: string, 
/**
 * The reason: a word of the title.
 */
reason: string, 
/**
 * What it was worth, where that is counted.
 */
score: number | null, };

/**
 * `GET /api/titles/{title}/bank`: the whole question bank of a title, answers and all, for whoever owns the server.
 */
export type Bank = { 
/**
 * The questions, as the title has them.
 */
questions: unknown, 
/**
 * How they were answered on this server; those nobody has answered are left out.
 */
tallies: Array<QuestionTally>, };

/**
 * How often people answered a question; never who.
 */
export type QuestionTally = { 
/**
 * The id of the question.
 */
question: string, 
/**
 * How often.
 */
answered: number, 
/**
 * How often rightly.
 */
right: number, };

/**
 * `GET /api/lab/runs`: a run of the owner's laboratory.
 */
export type LabRun = { 
/**
 * What names it; its page is `/lab/<id>/<lang>`.
 */
id: string, 
/**
 * The id of the title.
 */
title: string, 
/**
 * How many tables it has.
 */
tables: number, 
/**
 * How it stands.
 */
state: LabState, 
/**
 * How many matches are played.
 */
done: number, 
/**
 * How many there are at most.
 */
total: number, 
/**
 * How many seconds it will still take, if it goes on like this.
 */
seconds_left: number | null, 
/**
 * Why it could not be played.
 */
problem: string | null, };

/**
 * How a run stands.
 */
export type LabState = "waiting" | "running" | "done" | "stopped" | "failed";

/**
 * The rules of a title in our words.
 */
export type Rules = { 
/**
 * The chapters in order.
 */
chapters: Array<Paragraph>, 
/**
 * The rules in order.
 */
rules: Array<RuleInfo>, 
/**
 * Our answers where the rulebook is silent.
 */
rulings: Array<Paragraph>, };

/**
 * A chapter heading or a ruling.
 */
export type Paragraph = { 
/**
 * Its id.
 */
id: string, 
/**
 * In French.
 */
fr: string, 
/**
 * In English.
 */
en: string, };

/**
 * A rule.
 */
export type RuleInfo = { 
/**
 * Its id, as refusals name it.
 */
id: string, 
/**
 * The id of its chapter.
 */
chapter: string, 
/**
 * In French.
 */
fr: string, 
/**
 * In English.
 */
en: string, 
/**
 * The ids of the rulings that bear on it.
 */
rulings: Array<string>, };

/**
 * How the phones of a team come to one answer.
 */
export type Voting = "plurality" | "one";

/**
 * How phones come into teams.
 */
export type Spread = "even" | "hand";

/**
 * `NewTable::class`: phones share the chairs of this table.
 */
export type NewClass = { 
/**
 * The names of the teams, from chair 0 on; what is empty or missing has none.
 */
teams?: Array<string>, 
/**
 * How a team answers.
 */
vote?: Voting, 
/**
 * How phones come into teams.
 */
spread?: Spread, 
/**
 * How many phones come into teams by themselves; 28 unless said.
 */
most?: number, 
/**
 * Whether names are kept when the workshop is over.
 */
keep_names?: boolean, 
/**
 * Whether pages say what to do; they do unless said.
 */
help?: boolean, 
/**
 * What the class is called; for the desk alone.
 */
name?: string, 
/**
 * The prepared questions.
 */
plan?: Array<Array<string | null>>, };

/**
 * The entrance of a class, before one comes in.
 */
export type ClassDoor = { 
/**
 * Whether phones may come in.
 */
open: boolean, 
/**
 * How many there are.
 */
phones: number, 
/**
 * How many come into teams by themselves.
 */
most: number, };

/**
 * `POST /api/tables/{code or id}/phones`: come in with a phone.
 */
export type Enrol = { 
/**
 * A first name or nickname.
 */
name: string, 
/**
 * As in [`Hello`](crate::Hello).
 */
browser?: string, };

/**
 * The answer to [`Enrol`].
 */
export type Enrolled = { 
/**
 * The id of the table.
 */
table: string, 
/**
 * The token of the phone.
 */
token: string, 
/**
 * Its number.
 */
phone: number, 
/**
 * Its team.
 */
team: Seat | null, 
/**
 * Why it has none.
 */
waits: Waits | null, };

/**
 * Why a phone has no team yet.
 */
export type Waits = "full" | "hand";

/**
 * `GET /api/titles/{title}/packs`: a pack that a new table may be played with.
 */
export type PackInfo = { 
/**
 * Its digest, for [`NewTable::pack`](crate::NewTable::pack).
 */
digest: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * Whether a table that names none is played with it.
 */
usual: boolean, };

/**
 * The answer to `POST /api/titles/{title}/packs`: the pack that a bank of one's own has become.
 */
export type Uploaded = { 
/**
 * The digest of the pack.
 */
digest: string, 
/**
 * How many questions are its own.
 */
own: number, 
/**
 * How many were taken from the usual pack.
 */
topped_up: number, };

/**
 * Why a bank of one's own cannot be taken.
 */
export type BadPack = { 
/**
 * `bad_pack`.
 */
error: Failure, 
/**
 * What is wrong, from the first line to the last.
 */
problems: Array<PackProblem>, };

/**
 * Something that is wrong in a bank.
 */
export type PackProblem = { 
/**
 * The line, from 1; 0 where it is about the whole file.
 */
line: number, 
/**
 * The column, from 1: in a table the number of its cell, in TOML that of the letter.
 */
column: number, 
/**
 * What is wrong.
 */
what: Words, 
/**
 * What to write instead.
 */
help: Words | null, };

/**
 * `GET /api/addresses`: where others on the same network find this server.
 */
export type Addresses = { 
/**
 * Whether it listens to the network.
 */
lan: boolean, 
/**
 * The port.
 */
port: number, 
/**
 * One for each interface.
 */
addresses: Array<LanAddress>, 
/**
 * The address people use, where whoever runs the server has said one.
 */
public_url: string | null, };

/**
 * Where a server is found on one network.
 */
export type LanAddress = { 
/**
 * The address.
 */
url: string, 
/**
 * The name of the interface.
 */
interface: string, };

/**
 * Who shall sit in a chair of a new table.
 */
export type ChairKind = "me" | "here" | "open" | "bot";

/**
 * A chair of a new table.
 */
export type NewChair = { 
/**
 * Which.
 */
seat: Seat, 
/**
 * Who shall sit there.
 */
kind: ChairKind, 
/**
 * The person's name.
 */
name?: string, 
/**
 * How strong the bot is; regular unless said.
 */
level?: BotLevel, };

/**
 * `POST /api/tables`: a new table.
 */
export type NewTable = { 
/**
 * The id of the title.
 */
title: string, 
/**
 * The title's options; what is missing is its default.
 */
options: unknown, 
/**
 * The chairs; those not named are open.
 */
chairs: Array<NewChair>, 
/**
 * How fast.
 */
pace?: Pace, 
/**
 * Seconds for a decision; 0 for no clock. Without it: two minutes at live pace where the title is
 * [timed](TitleInfo::timed), three days at slow pace, and no clock where one person plays alone.
 */
clock?: number, 
/**
 * Milliseconds a reaction window stays open at least, up to 20,000; two seconds unless said.
 */
window?: number, 
/**
 * Milliseconds after which bots no longer wait for who still reads while somebody else has read, up to ten
 * minutes; twenty seconds unless said, 0 for bots that wait for nobody.
 */
patience?: number, 
/**
 * A chosen seed, 64 hexadecimal digits: for matches that shall fall the same way twice. Such a match
 * proves nothing about its dice and says so.
 */
seed?: string, 
/**
 * The language of the table's maker.
 */
lang?: string, 
/**
 * As in [`Hello`](crate::Hello).
 */
browser?: string, 
/**
 * The digest of the pack; the usual one unless said.
 */
pack?: string, 
/**
 * Whether phones share its chairs, and how.
 */
class?: NewClass, };

/**
 * `GET /api/tables/{id}/analysis`, and `POST` to ask for one: how far it is found out what a finished match was like.
 */
export type AnalysisState = "none" | { "working": { 
/**
 * How much of it is done, in hundredths.
 */
percent: number, } } | { "done": MatchAnalysis };

/**
 * What a finished match was like.
 */
export type MatchAnalysis = { 
/**
 * The seats that play.
 */
seats: Array<Seat>, 
/**
 * How likely each of them was to win, from the beginning to the end.
 */
curve: Array<ChancePoint>, 
/**
 * The decisions that cost most, the weightiest first.
 */
moments: Array<CostlyMoment>, };

/**
 * How likely the seats were to win at one moment.
 */
export type ChancePoint = { 
/**
 * After so many inputs.
 */
n: number, 
/**
 * In the order of [`MatchAnalysis::seats`], in thousandths.
 */
chances: Array<number>, };

/**
 * A decision for which there was something better, by what its seat could know.
 */
export type CostlyMoment = { 
/**
 * After so many inputs.
 */
n: number, 
/**
 * Who decided.
 */
seat: Seat, 
/**
 * What they did.
 */
done: Line, 
/**
 * What would have been better.
 */
better: Line, 
/**
 * How likely they were to win with what they did, in thousandths.
 */
chance: number, 
/**
 * And with what would have been better.
 */
better_chance: number, };

/**
 * `GET /api/titles/{title}/lessons`: a lesson of a title. They come in their order.
 */
export type LessonInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
name: Words, 
/**
 * What it is about.
 */
about: Words, 
/**
 * How many seconds it takes, about.
 */
seconds: number, 
/**
 * How many steps it has.
 */
steps: number, 
/**
 * Whether a match with bots follows where it stops.
 */
goes_on: boolean, };

/**
 * `POST /api/titles/{title}/lessons/{lesson}`: a table of one's own for a lesson or a puzzle. Answered with [`Created`].
 */
export type NewLesson = { 
/**
 * The learner's name.
 */
name?: string, 
/**
 * The language of the learner.
 */
lang?: string, 
/**
 * As in [`Hello`](crate::Hello).
 */
browser?: string, };

/**
 * The answer to [`NewTable`].
 */
export type Created = { 
/**
 * The id of the table, for the socket.
 */
table: string, 
/**
 * The code to be told aloud.
 */
code: string, 
/**
 * The host's token.
 */
host: string, 
/**
 * The tokens of the chairs on this device.
 */
seats: Array<SeatToken>, 
/**
 * The token of the projector, at a table with a class.
 */
projector?: string, };

/**
 * The token of a chair: who has it sits there.
 */
export type SeatToken = { 
/**
 * The chair.
 */
seat: Seat, 
/**
 * Its token.
 */
token: string, };

/**
 * `GET /api/tables/{code or id}`: a table before one sits down.
 */
export type TableInfo = { 
/**
 * The id of the table.
 */
table: string, 
/**
 * Its code.
 */
code: string, 
/**
 * The title.
 */
title: string, 
/**
 * The name of who made it, if known.
 */
host_name: string | null, 
/**
 * The chairs.
 */
chairs: Array<Chair>, 
/**
 * Whether the match has begun.
 */
started: boolean, 
/**
 * Whether the table is closed.
 */
closed: boolean, 
/**
 * Whether spectators may come in.
 */
door: boolean, 
/**
 * The entrance of the class, where phones share the chairs.
 */
class?: ClassDoor, };

/**
 * `POST /api/tables/{code or id}/join`: sit down.
 */
export type Join = { 
/**
 * The open chair, or one that was freed.
 */
seat: Seat, 
/**
 * The person's name.
 */
name: string, 
/**
 * As in [`Hello`](crate::Hello). Who holds a chair here cannot take one that was freed in a match.
 */
browser?: string, };

/**
 * The answer to [`Join`].
 */
export type Joined = { 
/**
 * The id of the table.
 */
table: string, 
/**
 * The token of the chair.
 */
token: string, };

/**
 * `POST /api/tables/{id}/take`: takes a match down to the one device whose table it is. The answer is the match file so far; the
 * table is closed.
 */
export type Take = { 
/**
 * The host's token.
 */
host: string, 
/**
 * The tokens of all chairs in which people sit.
 */
tokens: Array<string>, 
/**
 * The digest of the pack that the device would play on with. A match that was begun with another stays.
 */
pack: string, 
/**
 * The version of its rules.
 */
rules: string, };

/**
 * The answer to `POST /api/records`: a table to look at, or with `?continue_at=N` one to play on, of which the
 * sender is the host and holds every chair.
 */
export type Opened = { 
/**
 * The id of the table.
 */
table: string, 
/**
 * Its code.
 */
code: string, 
/**
 * The host's token; `null` where there is nothing to do but look.
 */
host: string | null, 
/**
 * The tokens of all chairs; none where there is nothing to do but look.
 */
seats: Array<SeatToken>, };

/**
 * What went wrong.
 */
export type Failure = { 
/**
 * A word for programs; the house's texts have `error-<code>`.
 */
code: string, 
/**
 * A sentence for people who read logs.
 */
message: string, };

/**
 * The body of every answer that is not a success.
 */
export type FailureBody = { 
/**
 * What went wrong.
 */
error: Failure, };

/**
 * The first message of a socket: who is there, and what it knows already.
 */
export type Hello = { 
/**
 * The version of the protocol.
 */
v: number, 
/**
 * The id of the table.
 */
table: string, 
/**
 * The seat's token; `null` for a spectator. One socket is one pair of eyes.
 */
token: string | null, 
/**
 * The host's token, for those who have it.
 */
host: string | null, 
/**
 * What the client has seen of the match, so that only the rest is told; `null` for everything.
 */
since: Since | null, 
/**
 * Whether the client keeps what it has seen, so that a `table` need carry only what is new of its view.
 */
parts?: boolean, 
/**
 * Something only this browser knows, made once and kept by it: 16 to 64 letters. A chair taken from here is known to
 * be held here.
 */
browser?: string, 
/**
 * Whether the client plays what was told for its person and says by [`Ask::Seen`] how far that has come: bots
 * then wait.
 */
film?: boolean, 
/**
 * Whether options are to say what follows from them.
 */
follows?: boolean, };

/**
 * How far a client has followed a match.
 */
export type Since = { 
/**
 * How many inputs stood.
 */
n: number, 
/**
 * How often the match had gone back.
 */
undone: number, };

/**
 * Any later message: an id of the client's choice and what is asked. However often a message with the same id
 * is sent, it has one effect.
 */
export type ClientMessage = { 
/**
 * The client's id for this message, unique at this seat.
 */
id: string, } & ({ "decide": Decide } | { "why": Decide } | { "hint": HintAsk } | { "undo": Undo } | { "vote": Vote } | { "say": Say } | { "at": Moment } | { "seen": Since } | { "nonce": NonceShare } | { "rename": Rename } | { "leave": boolean } | { "sit": boolean } | { "lesson": LessonAct } | { "host": HostAct } | { "class": ClassAct } | { "ballot": Ballot } | { "ping": boolean });

/**
 * What a client asks for.
 */
export type Ask = { "decide": Decide } | { "why": Decide } | { "hint": HintAsk } | { "undo": Undo } | { "vote": Vote } | { "say": Say } | { "at": Moment } | { "seen": Since } | { "nonce": NonceShare } | { "rename": Rename } | { "leave": boolean } | { "sit": boolean } | { "lesson": LessonAct } | { "host": HostAct } | { "class": ClassAct } | { "ballot": Ballot } | { "ping": boolean };

/**
 * A decision.
 */
export type Decide = { 
/**
 * The chair that decides: the socket's own.
 */
seat: Seat, 
/**
 * What: the `do` of an option.
 */
do: unknown, 
/**
 * Whether the client answers on its own, without its person: then the table holds the answer back until it
 * has waited its minimum. Meant for windows; see [`Window`](crate::Window).
 */
alone?: boolean, 
/**
 * Why, in words: from the desk of a class. It is kept with the decision.
 */
reason?: string, };

/**
 * Whom a bot should advise.
 */
export type HintAsk = { 
/**
 * The socket's own chair.
 */
seat: Seat, };

/**
 * Go back to an earlier moment.
 */
export type Undo = { 
/**
 * How many inputs shall remain.
 */
to: number, };

/**
 * An answer to a request to go back.
 */
export type Vote = { 
/**
 * Agreed.
 */
yes: boolean, };

/**
 * Something said at the table.
 */
export type Say = { "text": string } | { "phrase": string };

/**
 * An earlier moment.
 */
export type Moment = { 
/**
 * After so many inputs.
 */
n: number, 
/**
 * From the eyes of this seat, once the match is over; before that only the own ones.
 */
eyes?: Seat, };

/**
 * Another name for the own chair.
 */
export type Rename = { 
/**
 * The name.
 */
name: string, };

/**
 * A seat's share in chance.
 */
export type NonceShare = { 
/**
 * 32 bytes as 64 lower-case hexadecimal digits.
 */
value: string, };

/**
 * What a learner does beside deciding.
 */
export type LessonAct = "next" | "back";

/**
 * A power of the host.
 */
export type HostAct = "start" | { "add_bot": { 
/**
 * The chair.
 */
seat: Seat, 
/**
 * How strong.
 */
level: BotLevel, } } | { "remove_bot": { 
/**
 * The chair.
 */
seat: Seat, } } | { "to_bot": { 
/**
 * The chair.
 */
seat: Seat, } } | { "take_back": { 
/**
 * The chair.
 */
seat: Seat, } } | { "rotate": { 
/**
 * The chair of this socket.
 */
seat: Seat, } } | { "free": { 
/**
 * The chair.
 */
seat: Seat, } } | { "door": boolean } | { "chat": boolean } | { "pause": boolean } | "close" | "again";

/**
 * Something that is done at the desk, beside deciding.
 */
export type ClassAct = { "place": { 
/**
 * The phone.
 */
phone: number, 
/**
 * The team.
 */
team: Seat | null, } } | "spread" | { "mute": { 
/**
 * The phone.
 */
phone: number, 
/**
 * Whether to the desk alone.
 */
on: boolean, } } | { "answerer": { 
/**
 * The phone.
 */
phone: number, } } | { "remove": { 
/**
 * The phone.
 */
phone: number, } } | { "call": { 
/**
 * The phone.
 */
phone: number, 
/**
 * The name.
 */
name: string, } } | { "team": { 
/**
 * Its chair.
 */
seat: Seat, 
/**
 * The name; empty for none.
 */
name: string, } } | { "settings": ClassSettings } | { "clock": ClockAct } | { "plan": Array<Array<string | null>> } | "projector";

/**
 * Settings of a class to be changed.
 */
export type ClassSettings = { 
/**
 * How a team answers.
 */
vote?: Voting, 
/**
 * How phones come into teams.
 */
spread?: Spread, 
/**
 * How many phones come into teams by themselves.
 */
most?: number, 
/**
 * Whether phones may come in.
 */
open?: boolean, 
/**
 * Whether names are kept when the workshop is over.
 */
keep_names?: boolean, 
/**
 * Whether pages say what to do.
 */
help?: boolean, };

/**
 * What is done with the clock of what is asked.
 */
export type ClockAct = "start" | "pause" | { "more": number };

/**
 * A phone votes.
 */
export type Ballot = { 
/**
 * For what: the `do` of an option.
 */
do: unknown, };

/**
 * A numbered message. Numbers start at 0 with every socket and have no gaps.
 */
export type News = { 
/**
 * Its number.
 */
seq: number, } & ({ "welcome": Welcome } | { "log": Log } | { "table": Table } | { "chairs": Chairs } | { "notice": Notice } | { "said": Said } | { "undo": UndoInfo } | { "again": Again } | { "class": Class } | { "ballots": Ballots } | { "closed": Closed });

/**
 * What is new.
 */
export type NewsBody = { "welcome": Welcome } | { "log": Log } | { "table": Table } | { "chairs": Chairs } | { "notice": Notice } | { "said": Said } | { "undo": UndoInfo } | { "again": Again } | { "class": Class } | { "ballots": Ballots } | { "closed": Closed };

/**
 * Where one is.
 */
export type Welcome = { 
/**
 * The version of the protocol.
 */
v: number, 
/**
 * The id of the table.
 */
table: string, 
/**
 * Its code.
 */
code: string, 
/**
 * Whether it is played or looked at.
 */
kind: Kind, 
/**
 * The title.
 */
title: string, 
/**
 * The options of the match.
 */
options: unknown, 
/**
 * How fast.
 */
pace: Pace, 
/**
 * Seconds for a decision; 0 for no clock.
 */
clock: number, 
/**
 * The language of the table's maker.
 */
lang: string, 
/**
 * The chair of this socket; `null` for a spectator.
 */
seat: Seat | null, 
/**
 * Whether this chair leads the match: it goes back alone, as far as it likes.
 */
leads: boolean, 
/**
 * Whether this socket has the powers of the host.
 */
host: boolean, 
/**
 * Who sits where.
 */
chairs: Array<Chair>, 
/**
 * Whether the match has begun. Before that there is no `table`.
 */
started: boolean, 
/**
 * SHA-256 of the seed, or `null` where chance cannot be checked.
 */
commitment: string | null, 
/**
 * Whether people may speak.
 */
chat: boolean, 
/**
 * What was said last. A spectator hears what is said from now on.
 */
said: Array<Said>, 
/**
 * What happened last at the table, of those notices that are kept; none for a spectator.
 */
notices: Array<Notice>, 
/**
 * How many spectators look on.
 */
spectators: number, 
/**
 * Whether spectators may come in.
 */
door: boolean, 
/**
 * The table where the same people play again, if there is one.
 */
again: string | null, 
/**
 * What is said at this table, where it is a lesson.
 */
lesson?: LessonScript, 
/**
 * The class at this table, where phones share its chairs.
 */
class?: Class, };

/**
 * What is said in a lesson, and where it points.
 */
export type LessonScript = { 
/**
 * The id of the lesson.
 */
id: string, 
/**
 * Whether it is a puzzle: one decision is to be found, and a [`Hint`] asked for after it says what speaks for or against
 * what was decided.
 */
puzzle: boolean, 
/**
 * Its steps, in order.
 */
steps: Array<LessonStep>, 
/**
 * Whether a match with bots follows where it stops.
 */
goes_on: boolean, };

/**
 * A step of a lesson.
 */
export type LessonStep = { 
/**
 * What is said.
 */
text: Line, 
/**
 * Things of the view to be lit, as in [`OptionInfo::touches`].
 */
points: Array<string>, 
/**
 * What it waits for.
 */
waits: LessonWait, };

/**
 * What a step of a lesson waits for.
 */
export type LessonWait = "decide" | "next" | "read";

/**
 * Where somebody is in a lesson.
 */
export type Coach = { 
/**
 * The step to be read: the first of those that nothing is played in between.
 */
step: number, 
/**
 * What is said about what was done instead of what was asked for.
 */
instead: Line | null, 
/**
 * Whether the lesson goes on only after going back.
 */
lost: boolean, 
/**
 * Whether one can go back.
 */
back: boolean, 
/**
 * Whether nothing more is waited for.
 */
finished: boolean, };

/**
 * Who sits in a chair.
 */
export type Chair = { 
/**
 * The chair.
 */
seat: Seat, 
/**
 * Nobody yet, a person or a bot.
 */
sitter: Sitter, 
/**
 * The person's name; empty for bots and open chairs.
 */
name: string, 
/**
 * How strong the bot is that sits here or would stand in.
 */
level: BotLevel, 
/**
 * Whether the person is connected.
 */
present: boolean, 
/**
 * Whether a bot plays for the person.
 */
stand_in: boolean, 
/**
 * Whether the person still reads what somebody else here has read already.
 */
reads?: boolean, };

/**
 * Who sits where.
 */
export type Chairs = { 
/**
 * All chairs.
 */
chairs: Array<Chair>, 
/**
 * Whether the match has begun.
 */
started: boolean, 
/**
 * Whether people may speak.
 */
chat: boolean, 
/**
 * How many spectators look on.
 */
spectators: number, 
/**
 * Whether spectators may come in.
 */
door: boolean, };

/**
 * Something that happened at the table, not in the match. The house's texts have `notice-<word>`.
 */
export type Notice = { "came": { 
/**
 * How many look on now.
 */
spectators: number, } } | { "left": { 
/**
 * How many look on now.
 */
spectators: number, } } | { "freed": { 
/**
 * The chair.
 */
seat: Seat, 
/**
 * Who sat there.
 */
name: string, } } | { "taken": { 
/**
 * The chair.
 */
seat: Seat, 
/**
 * Who sits there now.
 */
name: string, } } | { "door": { 
/**
 * Whether they may come in.
 */
open: boolean, } };

/**
 * What sits in a chair.
 */
export type Sitter = "nobody" | "person" | "bot";

/**
 * What was told between two moments. Whoever keeps a log drops every line with an `n` above `since` and adds
 * these.
 */
export type Log = { 
/**
 * The lines follow this moment.
 */
since: number, 
/**
 * The lines in order.
 */
told: Array<ToldLine>, };

/**
 * Something told.
 */
export type ToldLine = { 
/**
 * The number of the input, counted from 1, by which it came.
 */
n: number, 
/**
 * What: the title's own.
 */
told: unknown, 
/**
 * How it reads.
 */
line: Line, };

/**
 * The table as one pair of eyes sees it.
 */
export type Table = { 
/**
 * How many inputs stand.
 */
n: number, 
/**
 * How often the match went back.
 */
undone: number, 
/**
 * `told` follows this moment, as in [`Log`].
 */
since: number, 
/**
 * What was told.
 */
told: Array<ToldLine>, 
/**
 * What may be known: the title's own.
 */
view: unknown, 
/**
 * Whether `view` has only the fields that are new since the last `table` of this socket; see
 * [`Hello`](crate::Hello).
 */
part: boolean, 
/**
 * What is waited for, in a sentence.
 */
prompt: Line, 
/**
 * Who is waited for.
 */
waiting: Waiting, 
/**
 * What this chair may decide now.
 */
options: Array<OptionInfo>, 
/**
 * What this chair may take back alone: back to so many inputs.
 */
free_undo: number | null, 
/**
 * What one step back would be for this chair: before its last decision, where nothing was revealed since.
 */
step_back: StepBack | null, 
/**
 * A request to go back.
 */
undo: UndoRequest | null, 
/**
 * How long there is to decide.
 */
clock: Clock | null, 
/**
 * While a reaction window is open: how long the table waits at least.
 */
window: Window | null, 
/**
 * Whether the host has paused the match.
 */
paused: boolean, 
/**
 * How it ended.
 */
over: Outcome | null, 
/**
 * Where one is in a lesson.
 */
lesson?: Coach, };

/**
 * One step back.
 */
export type StepBack = { 
/**
 * How many inputs would remain.
 */
to: number, 
/**
 * Whether nobody else has decided since, so that nobody is asked.
 */
free: boolean, };

/**
 * Who is waited for.
 */
export type Waiting = Array<Seat>;

/**
 * Something a chair may do now.
 */
export type OptionInfo = { 
/**
 * What to send in a [`Decide`](crate::Decide).
 */
do: unknown, 
/**
 * How it reads.
 */
label: Line, 
/**
 * Things of the view to be lit, such as `square:sq_03`.
 */
touches: Array<string>, 
/**
 * What follows from it, for who wants to know; see [`Hello`](crate::Hello).
 */
follows?: Follows, };

/**
 * What follows from a decision, as far as the chair can know that takes it.
 */
export type Follows = { 
/**
 * What will be told for certain, in order: the title's own.
 */
told: unknown[], 
/**
 * The same, and what comes next, in short sentences.
 */
notes: Line[], 
/**
 * What the draw that comes next may bring.
 */
risks: Array<MayBring>, 
/**
 * What is waited for afterwards; `null` where that cannot be known before.
 */
next: After | null, };

/**
 * What a draw may bring.
 */
export type MayBring = { 
/**
 * What, in a short sentence.
 */
note: Line, 
/**
 * In how many ways of the draw.
 */
ways: number, 
/**
 * How many ways it has, all as likely.
 */
of: number, };

/**
 * What is waited for after a decision.
 */
export type After = { "seats": Array<Seat> } | { "chance": { 
/**
 * What is drawn: a word of the title.
 */
purpose: string, 
/**
 * In how many ways it may fall, all as likely.
 */
ways: number, } } | { "over": { 
/**
 * A word of the title.
 */
result: string, 
/**
 * A word of the title.
 */
reason: string, } };

/**
 * How long there is to decide.
 */
export type Clock = { 
/**
 * Milliseconds from now.
 */
left: number, };

/**
 * A moment to react. The table waits its minimum whatever people hold; it goes on earlier only when everybody
 * who was asked has let the moment pass by hand.
 */
export type Window = { 
/**
 * How much of the minimum is left, in milliseconds.
 */
left: number, 
/**
 * The whole minimum, in milliseconds.
 */
whole: number, };

/**
 * How a match ended.
 */
export type Outcome = { 
/**
 * A word of the title.
 */
result: string, 
/**
 * A word of the title.
 */
reason: string, 
/**
 * Who won.
 */
winners: Array<Seat>, 
/**
 * The seed, revealed; `null` where chance cannot be checked.
 */
seed: string | null, };

/**
 * Whether there is a request to go back.
 */
export type UndoInfo = { 
/**
 * The request; `null` when it is dropped.
 */
request: UndoRequest | null, };

/**
 * A request to go back.
 */
export type UndoRequest = { 
/**
 * Who asks.
 */
by: Seat, 
/**
 * How many inputs would remain.
 */
to: number, 
/**
 * Who has yet to answer.
 */
waiting: Waiting, 
/**
 * Who has agreed.
 */
agreed: Waiting, };

/**
 * Something said at the table.
 */
export type Said = { 
/**
 * By whom; `null` for the host without a chair.
 */
seat: Seat | null, } & ({ "text": string } | { "phrase": string });

/**
 * Another match of the same people: whoever has a chair here opens the same one there with the same token.
 */
export type Again = { 
/**
 * The id of the new table.
 */
table: string, };

/**
 * What a socket is at a table with a class.
 */
export type Role = "desk" | "projector" | "phone" | "public";

/**
 * A class as one of its roles sees it. It replaces the one before.
 */
export type Class = { 
/**
 * Who one is.
 */
role: Role, 
/**
 * How a team answers.
 */
vote: Voting, 
/**
 * How phones come into teams.
 */
spread: Spread, 
/**
 * How many phones come into teams by themselves.
 */
most: number, 
/**
 * Whether phones may come in.
 */
open: boolean, 
/**
 * Whether names are kept when the workshop is over.
 */
keep_names: boolean, 
/**
 * Whether pages say what to do.
 */
help: boolean, 
/**
 * What the class is called; for the desk alone, empty where it has no name.
 */
name: string, 
/**
 * The teams.
 */
teams: Array<ClassTeam>, 
/**
 * The phones: all of them, or for a phone those of its team.
 */
phones: Array<Phone>, 
/**
 * The clock of what is asked, where it has one.
 */
clock: ClassClock | null, 
/**
 * One's own phone.
 */
me: Me | null, 
/**
 * The prepared questions; for the desk alone.
 */
plan: Array<Array<string | null>>, 
/**
 * Why something was decided; for the desk alone.
 */
reasons: Array<Reason>, };

/**
 * A team of a class.
 */
export type ClassTeam = { 
/**
 * Its chair.
 */
seat: Seat, 
/**
 * Its name; empty where it has none.
 */
name: string, 
/**
 * How many phones it has; a phone knows of its own team.
 */
phones: number, 
/**
 * How many of them are connected; a phone knows of its own team.
 */
present: number, 
/**
 * The phone that answers for it, where one does.
 */
answerer: number | null, };

/**
 * A phone of a class.
 */
export type Phone = { 
/**
 * Its number.
 */
id: number, 
/**
 * Its name; `null` where it is not to be shown, or not kept any longer.
 */
name: string | null, 
/**
 * Its team.
 */
team: Seat | null, 
/**
 * Whether it is connected.
 */
present: boolean, 
/**
 * Whether its name is shown to the desk alone.
 */
muted: boolean, };

/**
 * One's own phone.
 */
export type Me = { 
/**
 * Its number.
 */
id: number, 
/**
 * Its name.
 */
name: string, 
/**
 * Its team.
 */
team: Seat | null, 
/**
 * Why it has none.
 */
waits: Waits | null, 
/**
 * Whether it answers for its team, where one phone does.
 */
answers: boolean, };

/**
 * The clock of what is asked.
 */
export type ClassClock = { 
/**
 * Whether it runs.
 */
state: ClockState, 
/**
 * Milliseconds that are left.
 */
left: number, 
/**
 * Milliseconds in all.
 */
whole: number, };

/**
 * Whether a clock runs.
 */
export type ClockState = "idle" | "running" | "paused";

/**
 * Why something was decided.
 */
export type Reason = { 
/**
 * How many inputs stood with it.
 */
n: number, 
/**
 * In words.
 */
text: string, };

/**
 * How far a vote is, as one of the roles may know.
 */
export type Ballots = { 
/**
 * Which question is voted on; `null` where none is.
 */
poll: number | null, 
/**
 * How many phones have voted, by chair from 0 on; a phone knows of its own team.
 */
voted: Array<number>, 
/**
 * The phones that have voted; for the desk alone.
 */
phones: Array<number>, 
/**
 * What the own team votes for; for phones alone.
 */
tally: Array<Count>, 
/**
 * The own ballot; for phones alone.
 */
mine: unknown, };

/**
 * How many vote for something.
 */
export type Count = { 
/**
 * For what: the `do` of an option.
 */
do: unknown, 
/**
 * How many.
 */
votes: number, };

/**
 * Why the table is closed.
 */
export type Closed = { 
/**
 * A word for programs: `host`, `fault`, `rotated`, `freed`, `removed`, `replaced`, `door`, `storage`, `shutdown`.
 */
reason: string, 
/**
 * Where to look in the server's log after a fault.
 */
report: string | null, };

/**
 * The answer to one message of the client. It has no number: it goes to the socket that asked and is not
 * repeated.
 */
export type Reply = { 
/**
 * The id of the client's message; `null` where it could not be read.
 */
re: string | null, } & ({ "ok": boolean } | { "refused": { 
/**
 * The id of the rule.
 */
rule: string, } } | { "error": Failure } | { "hint": Hint } | { "at": View } | { "token": SeatToken } | { "projector": string });

/**
 * An answer.
 */
export type ReplyBody = { "ok": boolean } | { "refused": { 
/**
 * The id of the rule.
 */
rule: string, } } | { "error": Failure } | { "hint": Hint } | { "at": View } | { "token": SeatToken } | { "projector": string };

/**
 * What a bot would do.
 */
export type Hint = { 
/**
 * The decision.
 */
do: unknown, 
/**
 * How it reads.
 */
label: Line, 
/**
 * Things of the view to be lit.
 */
touches: Array<string>, 
/**
 * Why, in a sentence of the house.
 */
why: Line, 
/**
 * What speaks for it most, in sentences of the title: two at most, and none where the next best option is as good.
 */
reasons: Line[], 
/**
 * What follows from it for certain, in short sentences.
 */
notes: Line[], };

/**
 * The table at an earlier moment.
 */
export type View = { 
/**
 * After so many inputs.
 */
n: number, 
/**
 * How many inputs stand now.
 */
of: number, 
/**
 * What may be known: everything once the match is over.
 */
view: unknown, 
/**
 * What was waited for.
 */
prompt: Line, 
/**
 * What input `n` told.
 */
told: Array<ToldLine>, };
