//! What a table says about itself, as it is kept.

use serde::{Deserialize, Serialize};
use veilleuse_bots::{Budget, Level};
use veilleuse_core::{Seat, SeatSet};
use veilleuse_record::{Hex32, Seed};
use veilleuse_titles::Title;
use veilleuse_wire::{BotLevel, Chair, Json, Kind, Notice, Pace, Sitter, limits};

use crate::{ClassMeta, TokenHash};

/// What a table says about itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Meta {
    /// Whether it is played or looked at.
    pub kind: Kind,
    /// The title.
    pub title: Title,
    /// The options in full.
    pub options: Json,
    /// How fast.
    pub pace: Pace,
    /// Seconds for a decision; 0 for no clock.
    pub clock: u32,
    /// Milliseconds a reaction window stays open at least; the server's own when nobody said.
    #[serde(default)]
    pub window: Option<u32>,
    /// Milliseconds after which bots no longer wait for who still reads; the server's own when nobody said.
    #[serde(default)]
    pub patience: Option<u32>,
    /// The language of its maker.
    pub lang: String,
    /// The host's token.
    pub host: Option<TokenHash>,
    /// The chairs.
    pub chairs: Vec<ChairMeta>,
    /// Without it a table can only be looked at.
    pub seed: Option<Seed>,
    /// Whether people are shown a commitment to the seed.
    pub committed: bool,
    /// Shares in chance from before the start.
    pub nonces: Vec<(Seat, Hex32)>,
    /// Whether the match was begun elsewhere and came as a file.
    #[serde(default)]
    pub imported: bool,
    /// Whether somebody has sat down here who came from elsewhere, even if they are gone.
    #[serde(default)]
    pub joined: bool,
    /// Whether people may speak.
    pub chat: bool,
    /// Whether the match waits.
    pub paused: bool,
    /// Whether nothing more happens.
    pub closed: bool,
    /// Whether spectators may come in.
    #[serde(default = "yes")]
    pub door: bool,
    /// What happened last at the table: kept together with what it tells of.
    #[serde(default)]
    pub notices: Vec<Notice>,
    /// The lesson that is played here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
    /// The table where the same people play again.
    #[serde(default)]
    pub again: Option<String>,
    /// The digest of the pack that was chosen, where it is not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<String>,
    /// With so many iterations a bot of this table thinks at most, as a trial has found: the same seeds decide alike from then on.
    /// Without a number time is the limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub iterations: Option<u32>,
    /// What the finished match was like, once somebody has asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub analysis: Option<Json>,
    /// The class whose phones share the chairs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class: Option<ClassMeta>,
}

/// A chair as it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ChairMeta {
    /// Which.
    pub seat: Seat,
    /// Who sits there. A chair that nobody sits in during a match was freed: a bot plays, and somebody may take it.
    pub sitter: Sitter,
    /// The person's name.
    pub name: String,
    /// How strong a bot is that plays here.
    pub level: Level,
    /// The person's token.
    pub token: Option<TokenHash>,
    /// Whether a bot plays for the person.
    pub stand_in: StandIn,
    /// The browsers in which this chair was held.
    #[serde(default)]
    pub browsers: Vec<TokenHash>,
}

const fn yes() -> bool {
    true
}

/// Whether a bot plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StandIn {
    /// No.
    #[default]
    No,
    /// Yes, until the person connects again.
    WhileAway,
    /// Yes, until somebody says otherwise.
    Handed,
}

impl ChairMeta {
    /// Whether a bot decides here.
    pub fn is_played_by_bot(&self) -> bool {
        self.sitter != Sitter::Person || self.stand_in != StandIn::No
    }

    /// The chair as everybody may see it.
    pub fn show(&self, present: bool, reads: bool) -> Chair {
        Chair {
            seat: self.seat.into(),
            sitter: self.sitter,
            name: self.name.clone(),
            level: BotLevel(self.level),
            present,
            stand_in: self.stand_in != StandIn::No,
            reads,
        }
    }
}

impl Meta {
    /// This chair.
    pub fn chair(&self, seat: Seat) -> Option<&ChairMeta> {
        self.chairs.iter().find(|chair| chair.seat == seat)
    }

    /// This chair, to be changed.
    pub fn chair_mut(&mut self, seat: Seat) -> Option<&mut ChairMeta> {
        self.chairs.iter_mut().find(|chair| chair.seat == seat)
    }

    /// Nobody sits in this chair from now on, and nothing is left of who did.
    pub fn free(&mut self, seat: Seat) {
        self.nonces.retain(|(whose, _)| *whose != seat);
        if let Some(chair) = self.chair_mut(seat) {
            chair.sitter = Sitter::Nobody;
            chair.name.clear();
            chair.token = None;
            chair.stand_in = StandIn::No;
            chair.browsers.clear();
        }
        self.joined = true;
    }

    /// Whether nobody has ever held a chair here but one device.
    pub fn is_of_one_device(&self) -> bool {
        let mut browsers = self.chairs.iter().flat_map(|chair| &chair.browsers);
        let first = browsers.next();
        !self.joined && self.class.is_none() && browsers.all(|browser| Some(browser) == first)
    }

    /// The share in chance that this chair gave before the start.
    pub fn share_of(&self, seat: Seat) -> Option<Hex32> {
        self.nonces.iter().find(|(whose, _)| *whose == seat).map(|(_, value)| *value)
    }

    /// Whether these tokens open every chair in which somebody sits.
    pub fn are_all(&self, tokens: &[String]) -> bool {
        let fits =
            |chair: &ChairMeta| chair.token.is_some_and(|hash| tokens.iter().any(|token| hash.fits(token)));
        self.chairs.iter().filter(|chair| chair.sitter == Sitter::Person).all(fits)
    }

    /// The chair this token opens.
    pub fn seat_of(&self, token: &str) -> Option<Seat> {
        let fits = |chair: &&ChairMeta| chair.token.is_some_and(|hash| hash.fits(token));
        self.chairs.iter().find(fits).map(|chair| chair.seat)
    }

    /// The chairs in which people sit and decide themselves.
    pub fn people(&self) -> SeatSet {
        let people =
            self.chairs.iter().filter(|chair| chair.sitter == Sitter::Person && !chair.is_played_by_bot());
        people.map(|chair| chair.seat).collect()
    }

    /// With how many iterations the strongest bot of this table would think, and whoever gives advice.
    pub fn wish(&self) -> u32 {
        let bots = self.chairs.iter().filter_map(|chair| chair.level.iterations());
        bots.chain(Budget::HINT.iterations).max().unwrap_or_default()
    }

    /// Something happened at the table.
    pub fn note(&mut self, notice: Notice) {
        let forgotten = (self.notices.len() + 1).saturating_sub(limits::NOTICES_KEPT);
        self.notices.drain(..forgotten);
        self.notices.push(notice);
    }

    /// The browser this match is played in alone, by a hash, if it names itself: the one that sat down first.
    pub fn played_alone_in(&self) -> Option<String> {
        match self.chairs.as_slice() {
            [chair] if chair.sitter == Sitter::Person => chair.browsers.first().map(ToString::to_string),
            _ => None,
        }
    }

    /// Whether a chair was held in this browser.
    pub fn is_held_in(&self, browser: TokenHash) -> bool {
        self.chairs.iter().any(|chair| chair.browsers.contains(&browser))
    }

    /// SHA-256 of the seed, where the table commits to it.
    pub fn commitment(&self) -> Option<String> {
        self.seed.as_ref().filter(|_| self.committed).map(|seed| seed.commitment().to_string())
    }

    /// How many milliseconds a decision may take even while nobody is there.
    pub fn slow_clock(&self) -> Option<i64> {
        let runs = self.pace == Pace::Slow && self.clock > 0 && !self.paused && !self.closed;
        runs.then(|| i64::from(self.clock) * 1000)
    }

    /// The mode among the options.
    pub fn mode(&self) -> String {
        #[derive(Deserialize)]
        struct Options {
            #[serde(default)]
            mode: String,
        }
        serde_json::from_str::<Options>(self.options.get()).map_or_else(|_| String::new(), |named| named.mode)
    }

    /// The names of people for the record.
    pub fn names(&self) -> Vec<(Seat, String)> {
        let people = self.chairs.iter().filter(|chair| chair.sitter == Sitter::Person);
        people.map(|chair| (chair.seat, chair.name.clone())).collect()
    }
}
