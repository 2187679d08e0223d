//! A class at a table: a desk, a projector, and phones that share the chairs of teams.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use crate::{Json, WireSeat, Words};

/// How the phones of a team come to one answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Voting {
    /// What most of them say; at a tie what stood before.
    #[default]
    Plurality,
    /// One of them answers; what the others say is advice.
    One,
}

/// How phones come into teams.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Spread {
    /// Each into the smallest team.
    #[default]
    Even,
    /// By the hand of who sits at the desk.
    Hand,
}

/// The questions prepared for each round, in the order of the title's categories; `null` where one is drawn.
pub type Plan = Vec<Vec<Option<String>>>;

/// `NewTable::class`: phones share the chairs of this table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NewClass {
    /// The names of the teams, from chair 0 on; what is empty or missing has none.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
    pub teams: Vec<String>,
    /// How a team answers.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Voting>"))]
    pub vote: Voting,
    /// How phones come into teams.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Spread>"))]
    pub spread: Spread,
    /// How many phones come into teams by themselves; 28 unless said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub most: Option<u8>,
    /// Whether names are kept when the workshop is over.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub keep_names: bool,
    /// Whether pages say what to do; they do unless said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub help: Option<bool>,
    /// What the class is called; for the desk alone.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<String>"))]
    pub name: String,
    /// The prepared questions.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Plan>"))]
    pub plan: Plan,
}

/// The entrance of a class, before one comes in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ClassDoor {
    /// Whether phones may come in.
    pub open: bool,
    /// How many there are.
    pub phones: u16,
    /// How many come into teams by themselves.
    pub most: u8,
}

/// `POST /api/tables/{code or id}/phones`: come in with a phone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Enrol {
    /// A first name or nickname.
    pub name: String,
    /// As in [`Hello`](crate::Hello).
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub browser: Option<String>,
}

/// The answer to [`Enrol`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Enrolled {
    /// The id of the table.
    pub table: String,
    /// The token of the phone.
    pub token: String,
    /// Its number.
    pub phone: u16,
    /// Its team.
    pub team: Option<WireSeat>,
    /// Why it has none.
    pub waits: Option<Waits>,
}

/// Why a phone has no team yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Waits {
    /// There are as many as the title is for: who sits at the desk decides.
    Full,
    /// Who sits at the desk places everybody.
    Hand,
}

/// What a socket is at a table with a class.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The chair that leads, or the host.
    Desk,
    /// The projector.
    Projector,
    /// A phone.
    Phone,
    /// Somebody who looks on.
    Public,
}

/// A class as one of its roles sees it. It replaces the one before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Class {
    /// Who one is.
    pub role: Role,
    /// How a team answers.
    pub vote: Voting,
    /// How phones come into teams.
    pub spread: Spread,
    /// How many phones come into teams by themselves.
    pub most: u8,
    /// Whether phones may come in.
    pub open: bool,
    /// Whether names are kept when the workshop is over.
    pub keep_names: bool,
    /// Whether pages say what to do.
    pub help: bool,
    /// What the class is called; for the desk alone, empty where it has no name.
    pub name: String,
    /// The teams.
    pub teams: Vec<ClassTeam>,
    /// The phones: all of them, or for a phone those of its team.
    pub phones: Vec<Phone>,
    /// The clock of what is asked, where it has one.
    pub clock: Option<ClassClock>,
    /// One's own phone.
    pub me: Option<Me>,
    /// The prepared questions; for the desk alone.
    pub plan: Plan,
    /// Why something was decided; for the desk alone.
    pub reasons: Vec<Reason>,
}

/// A team of a class.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ClassTeam {
    /// Its chair.
    pub seat: WireSeat,
    /// Its name; empty where it has none.
    pub name: String,
    /// How many phones it has; a phone knows of its own team.
    pub phones: u16,
    /// How many of them are connected; a phone knows of its own team.
    pub present: u16,
    /// The phone that answers for it, where one does.
    pub answerer: Option<u16>,
}

/// A phone of a class.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Phone {
    /// Its number.
    pub id: u16,
    /// Its name; `null` where it is not to be shown, or not kept any longer.
    pub name: Option<String>,
    /// Its team.
    pub team: Option<WireSeat>,
    /// Whether it is connected.
    pub present: bool,
    /// Whether its name is shown to the desk alone.
    pub muted: bool,
}

/// One's own phone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Me {
    /// Its number.
    pub id: u16,
    /// Its name.
    pub name: String,
    /// Its team.
    pub team: Option<WireSeat>,
    /// Why it has none.
    pub waits: Option<Waits>,
    /// Whether it answers for its team, where one phone does.
    pub answers: bool,
}

/// The clock of what is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ClassClock {
    /// Whether it runs.
    pub state: ClockState,
    /// Milliseconds that are left.
    #[cfg_attr(test, ts(type = "number"))]
    pub left: u64,
    /// Milliseconds in all.
    #[cfg_attr(test, ts(type = "number"))]
    pub whole: u64,
}

/// Whether a clock runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum ClockState {
    /// It was not started yet.
    Idle,
    /// It runs.
    Running,
    /// It stands still, and nobody votes meanwhile.
    Paused,
}

/// Why something was decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Reason {
    /// How many inputs stood with it.
    #[cfg_attr(test, ts(type = "number"))]
    pub n: usize,
    /// In words.
    pub text: String,
}

/// How far a vote is, as one of the roles may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Ballots {
    /// Which question is voted on; `null` where none is.
    pub poll: Option<u32>,
    /// How many phones have voted, by chair from 0 on; a phone knows of its own team.
    pub voted: Vec<u16>,
    /// The phones that have voted; for the desk alone.
    pub phones: Vec<u16>,
    /// What the own team votes for; for phones alone.
    pub tally: Vec<Count>,
    /// The own ballot; for phones alone.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub mine: Option<Json>,
}

/// How many vote for something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Count {
    /// For what: the `do` of an option.
    #[serde(rename = "do")]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub action: Json,
    /// How many.
    pub votes: u16,
}

/// A phone votes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Ballot {
    /// For what: the `do` of an option.
    #[serde(rename = "do")]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub action: Json,
}

/// Something that is done at the desk, beside deciding.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum ClassAct {
    /// Into this team, or to those who wait.
    Place {
        /// The phone.
        phone: u16,
        /// The team.
        team: Option<WireSeat>,
    },
    /// All phones evenly into teams, in the order in which they came.
    Spread,
    /// The name is shown to the desk alone, or to everybody.
    Mute {
        /// The phone.
        phone: u16,
        /// Whether to the desk alone.
        on: bool,
    },
    /// This phone answers for its team, where one does.
    Answerer {
        /// The phone.
        phone: u16,
    },
    /// Out; its link is dead.
    Remove {
        /// The phone.
        phone: u16,
    },
    /// Another name for a phone.
    Call {
        /// The phone.
        phone: u16,
        /// The name.
        name: String,
    },
    /// Another name for a team.
    Team {
        /// Its chair.
        seat: WireSeat,
        /// The name; empty for none.
        name: String,
    },
    /// Whatever is named is changed.
    Settings(ClassSettings),
    /// The clock of what is asked.
    Clock(ClockAct),
    /// The prepared questions.
    Plan(Plan),
    /// A new link for the projector; the old one is dead.
    Projector,
}

/// Settings of a class to be changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(default, deny_unknown_fields)]
pub struct ClassSettings {
    /// How a team answers.
    #[cfg_attr(test, ts(optional))]
    pub vote: Option<Voting>,
    /// How phones come into teams.
    #[cfg_attr(test, ts(optional))]
    pub spread: Option<Spread>,
    /// How many phones come into teams by themselves.
    #[cfg_attr(test, ts(optional))]
    pub most: Option<u8>,
    /// Whether phones may come in.
    #[cfg_attr(test, ts(optional))]
    pub open: Option<bool>,
    /// Whether names are kept when the workshop is over.
    #[cfg_attr(test, ts(optional))]
    pub keep_names: Option<bool>,
    /// Whether pages say what to do.
    #[cfg_attr(test, ts(optional))]
    pub help: Option<bool>,
}

/// What is done with the clock of what is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum ClockAct {
    /// It runs, or runs on.
    Start,
    /// It stands still.
    Pause,
    /// So many seconds more.
    More(u16),
}

/// `GET /api/titles/{title}/packs`: a pack that a new table may be played with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct PackInfo {
    /// Its digest, for [`NewTable::pack`](crate::NewTable::pack).
    pub digest: String,
    /// What it is called.
    pub name: String,
    /// Whether a table that names none is played with it.
    pub usual: bool,
}

/// The answer to `POST /api/titles/{title}/packs`: the pack that a bank of one's own has become.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Uploaded {
    /// The digest of the pack.
    pub digest: String,
    /// How many questions are its own.
    pub own: u16,
    /// How many were taken from the usual pack.
    pub topped_up: u16,
}

/// Why a bank of one's own cannot be taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct BadPack {
    /// `bad_pack`.
    pub error: crate::Failure,
    /// What is wrong, from the first line to the last.
    pub problems: Vec<PackProblem>,
}

/// Something that is wrong in a bank.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct PackProblem {
    /// The line, from 1; 0 where it is about the whole file.
    pub line: u32,
    /// The column, from 1: in a table the number of its cell, in TOML that of the letter.
    pub column: u32,
    /// What is wrong.
    pub what: Words,
    /// What to write instead.
    pub help: Option<Words>,
}

/// `GET /api/addresses`: where others on the same network find this server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Addresses {
    /// Whether it listens to the network.
    pub lan: bool,
    /// The port.
    pub port: u16,
    /// One for each interface.
    pub addresses: Vec<LanAddress>,
    /// The address people use, where whoever runs the server has said one.
    pub public_url: Option<String>,
}

/// Where a server is found on one network.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct LanAddress {
    /// The address.
    pub url: String,
    /// The name of the interface.
    pub interface: String,
}
