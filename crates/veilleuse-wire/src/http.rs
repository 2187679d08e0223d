//! Requests over HTTP and their answers.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;
use veilleuse_bots::Level;
use veilleuse_core::Line;

use crate::{ClassDoor, Json, NewClass, WireSeat};

/// The same text in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Words {
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
}

/// A title as a lobby offers it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct TitleInfo {
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub name: Words,
    /// What it is about.
    pub tagline: Words,
    /// How long a match takes, from and to.
    pub minutes: (u16, u16),
    /// Whether people react to each other in windows, so that a table has a [`NewTable::window`].
    pub windows: bool,
    /// Whether a decision has a clock at live pace where the table does not say otherwise.
    pub timed: bool,
    /// How many lessons it has.
    pub lessons: u8,
    /// The ids of its puzzles, in their order; each is begun as a lesson is. The texts have `puzzle-<id>`.
    pub puzzles: Vec<String>,
    /// The ways to play.
    pub modes: Vec<ModeInfo>,
}

/// A way to play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ModeInfo {
    /// The `mode` of the options; the texts have `mode-<id>`.
    pub id: &'static str,
    /// How many seats.
    pub seats: ModeSeats,
    /// Values of the options' `level`; the texts have `level-<id>`.
    pub levels: Vec<&'static str>,
    /// Whether a game master may sit at the table: the options' `master`.
    pub master: bool,
    /// Fields of the options a table may agree on.
    pub variants: Vec<&'static str>,
    /// The same fields, with the values they may have.
    pub settings: Vec<VariantInfo>,
}

/// Something a table may agree on: a switch, a number up to a few, or a seat; the texts have `variant-<id>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct VariantInfo {
    /// The field of the options.
    pub id: &'static str,
    /// The smallest value.
    pub least: u8,
    /// The largest value; a variant that goes up to 1 is a switch, `true` or `false` in the options.
    pub most: u8,
    /// What a new table starts with.
    pub usual: u8,
    /// Another variant that must be switched on for this one to mean anything.
    pub only_with: Option<&'static str>,
    /// Another variant that cannot be on at the same time.
    pub not_with: Option<&'static str>,
    /// Whether the value names a seat, from 0: then only those the table has.
    pub seat: bool,
    /// A value that is recommended at some tables; the texts have `variant-<id>.recommended`.
    pub recommended: Option<Recommended>,
}

/// What is recommended, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Recommended {
    /// At a table of so many seats or fewer.
    pub seats: u8,
    /// This value.
    pub value: u8,
}

/// `GET /api/titles/{title}/journal`: a match somebody played alone, and what came of it. The newest come first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct JournalEntry {
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// The mode; the texts have `mode-<id>`.
    pub mode: String,
    /// The result: a word of the title.
    pub result: String,
    /// The reason: a word of the title.
    pub reason: String,
    /// What it was worth, where that is counted.
    pub score: Option<u16>,
}

/// `GET /api/titles/{title}/bank`: the whole question bank of a title, answers and all, for whoever owns the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Bank {
    /// The questions, as the title has them.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub questions: Json,
    /// How they were answered on this server; those nobody has answered are left out.
    pub tallies: Vec<QuestionTally>,
}

/// `GET /api/lab/runs`: a run of the owner's laboratory.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct LabRun {
    /// What names it; its page is `/lab/<id>/<lang>`.
    pub id: String,
    /// The id of the title.
    pub title: String,
    /// How many tables it has.
    pub tables: u32,
    /// How it stands.
    pub state: LabState,
    /// How many matches are played.
    #[cfg_attr(test, ts(type = "number"))]
    pub done: u64,
    /// How many there are at most.
    #[cfg_attr(test, ts(type = "number"))]
    pub total: u64,
    /// How many seconds it will still take, if it goes on like this.
    pub seconds_left: Option<f64>,
    /// Why it could not be played.
    pub problem: Option<String>,
}

/// How a run stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum LabState {
    /// Another one is played first.
    Waiting,
    /// It is being played.
    Running,
    /// All of it is played.
    Done,
    /// Somebody has stopped it; what was played can be read.
    Stopped,
    /// It could not be played.
    Failed,
}

/// How often people answered a question; never who.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct QuestionTally {
    /// The id of the question.
    pub question: String,
    /// How often.
    #[cfg_attr(test, ts(type = "number"))]
    pub answered: i64,
    /// How often rightly.
    #[cfg_attr(test, ts(type = "number"))]
    pub right: i64,
}

/// How many seats a mode has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ModeSeats {
    /// At least.
    pub least: u8,
    /// At most.
    pub most: u8,
    /// What a new table starts with.
    pub usual: u8,
}

/// The rules of a title in our words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Rules {
    /// The chapters in order.
    pub chapters: Vec<Paragraph>,
    /// The rules in order.
    pub rules: Vec<RuleInfo>,
    /// Our answers where the rulebook is silent.
    pub rulings: Vec<Paragraph>,
}

/// A chapter heading or a ruling.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Paragraph {
    /// Its id.
    pub id: String,
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
}

/// A rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct RuleInfo {
    /// Its id, as refusals name it.
    pub id: String,
    /// The id of its chapter.
    pub chapter: String,
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
    /// The ids of the rulings that bear on it.
    pub rulings: Vec<String>,
}

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(transparent)]
pub struct BotLevel(
    #[cfg_attr(
        test,
        ts(type = "\"random\" | \"novice\" | \"regular\" | \"keen\" | \"expert\" | \"master\"")
    )]
    pub Level,
);

/// How fast a table plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Everybody is there.
    #[default]
    Live,
    /// Over days.
    Slow,
}

/// Who shall sit in a chair of a new table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum ChairKind {
    /// Who makes the table.
    Me,
    /// A further person on the same device.
    Here,
    /// Whoever comes by link or code.
    Open,
    /// A bot.
    Bot,
}

/// A chair of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NewChair {
    /// Which.
    pub seat: WireSeat,
    /// Who shall sit there.
    pub kind: ChairKind,
    /// The person's name.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
    /// How strong the bot is; regular unless said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<BotLevel>,
}

/// `POST /api/tables`: a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The id of the title.
    pub title: String,
    /// The title's options; what is missing is its default.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub options: Json,
    /// The chairs; those not named are open.
    pub chairs: Vec<NewChair>,
    /// How fast.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Pace>"))]
    pub pace: Pace,
    /// Seconds for a decision; 0 for no clock. Without it: two minutes at live pace where the title is
    /// [timed](TitleInfo::timed), three days at slow pace, and no clock where one person plays alone.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub clock: Option<u32>,
    /// Milliseconds a reaction window stays open at least, up to 20,000; two seconds unless said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub window: Option<u32>,
    /// Milliseconds after which bots no longer wait for who still reads while somebody else has read, up to ten
    /// minutes; twenty seconds unless said, 0 for bots that wait for nobody.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub patience: Option<u32>,
    /// A chosen seed, 64 hexadecimal digits: for matches that shall fall the same way twice. Such a match
    /// proves nothing about its dice and says so.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub seed: Option<String>,
    /// The language of the table's maker.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub lang: Option<String>,
    /// As in [`Hello`](crate::Hello).
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub browser: Option<String>,
    /// The digest of the pack; the usual one unless said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub pack: Option<String>,
    /// Whether phones share its chairs, and how.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub class: Option<NewClass>,
}

/// The answer to [`NewTable`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Created {
    /// The id of the table, for the socket.
    pub table: String,
    /// The code to be told aloud.
    pub code: String,
    /// The host's token.
    pub host: String,
    /// The tokens of the chairs on this device.
    pub seats: Vec<SeatToken>,
    /// The token of the projector, at a table with a class.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub projector: Option<String>,
}

/// `GET /api/titles/{title}/lessons`: a lesson of a title. They come in their order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct LessonInfo {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Words,
    /// What it is about.
    pub about: Words,
    /// How many seconds it takes, about.
    pub seconds: u16,
    /// How many steps it has.
    pub steps: u16,
    /// Whether a match with bots follows where it stops.
    pub goes_on: bool,
}

/// `GET /api/tables/{id}/analysis`, and `POST` to ask for one: how far it is found out what a finished match was like.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum AnalysisState {
    /// Nobody has asked for it yet.
    None,
    /// It is being found out.
    Working {
        /// How much of it is done, in hundredths.
        percent: u8,
    },
    /// A [`MatchAnalysis`].
    Done(#[cfg_attr(test, ts(type = "MatchAnalysis"))] Json),
}

/// What a finished match was like.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct MatchAnalysis {
    /// The seats that play.
    pub seats: Vec<WireSeat>,
    /// How likely each of them was to win, from the beginning to the end.
    pub curve: Vec<ChancePoint>,
    /// The decisions that cost most, the weightiest first.
    pub moments: Vec<CostlyMoment>,
}

/// How likely the seats were to win at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ChancePoint {
    /// After so many inputs.
    #[cfg_attr(test, ts(type = "number"))]
    pub n: usize,
    /// In the order of [`MatchAnalysis::seats`], in thousandths.
    pub chances: Vec<u16>,
}

/// A decision for which there was something better, by what its seat could know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct CostlyMoment {
    /// After so many inputs.
    #[cfg_attr(test, ts(type = "number"))]
    pub n: usize,
    /// Who decided.
    pub seat: WireSeat,
    /// What they did.
    #[cfg_attr(test, ts(type = "Line"))]
    pub done: Line,
    /// What would have been better.
    #[cfg_attr(test, ts(type = "Line"))]
    pub better: Line,
    /// How likely they were to win with what they did, in thousandths.
    pub chance: u16,
    /// And with what would have been better.
    pub better_chance: u16,
}

/// `POST /api/titles/{title}/lessons/{lesson}`: a table of one's own for a lesson or a puzzle. Answered with [`Created`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NewLesson {
    /// The learner's name.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
    /// The language of the learner.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub lang: Option<String>,
    /// As in [`Hello`](crate::Hello).
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub browser: Option<String>,
}

/// The token of a chair: who has it sits there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct SeatToken {
    /// The chair.
    pub seat: WireSeat,
    /// Its token.
    pub token: String,
}

/// `GET /api/tables/{code or id}`: a table before one sits down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct TableInfo {
    /// The id of the table.
    pub table: String,
    /// Its code.
    pub code: String,
    /// The title.
    pub title: String,
    /// The name of who made it, if known.
    pub host_name: Option<String>,
    /// The chairs.
    pub chairs: Vec<crate::Chair>,
    /// Whether the match has begun.
    pub started: bool,
    /// Whether the table is closed.
    pub closed: bool,
    /// Whether spectators may come in.
    pub door: bool,
    /// The entrance of the class, where phones share the chairs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub class: Option<ClassDoor>,
}

/// `POST /api/tables/{code or id}/join`: sit down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The open chair, or one that was freed.
    pub seat: WireSeat,
    /// The person's name.
    pub name: String,
    /// As in [`Hello`](crate::Hello). Who holds a chair here cannot take one that was freed in a match.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub browser: Option<String>,
}

/// The answer to [`Join`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Joined {
    /// The id of the table.
    pub table: String,
    /// The token of the chair.
    pub token: String,
}

/// `POST /api/tables/{id}/take`: takes a match down to the one device whose table it is. The answer is the match file so far; the
/// table is closed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Take {
    /// The host's token.
    pub host: String,
    /// The tokens of all chairs in which people sit.
    pub tokens: Vec<String>,
    /// The digest of the pack that the device would play on with. A match that was begun with another stays.
    pub pack: String,
    /// The version of its rules.
    pub rules: String,
}

/// The answer to `POST /api/records`: a table to look at, or with `?continue_at=N` one to play on, of which the
/// sender is the host and holds every chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Opened {
    /// The id of the table.
    pub table: String,
    /// Its code.
    pub code: String,
    /// The host's token; `null` where there is nothing to do but look.
    pub host: Option<String>,
    /// The tokens of all chairs; none where there is nothing to do but look.
    pub seats: Vec<SeatToken>,
}

/// The body of every answer that is not a success.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct FailureBody {
    /// What went wrong.
    pub error: Failure,
}

/// What went wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Failure {
    /// A word for programs; the house's texts have `error-<code>`.
    pub code: String,
    /// A sentence for people who read logs.
    pub message: String,
}

/// Whether a table is played or looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A match that is played here.
    #[default]
    Match,
    /// A match file to look at.
    Replay,
    /// A lesson, and the match it may end in.
    Lesson,
}
