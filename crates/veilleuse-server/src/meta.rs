//! What a table says about itself, as it is kept.

use serde::{Deserialize, Serialize};
use veilleuse_bots::Level;
use veilleuse_core::{Seat, SeatSet};
use veilleuse_record::{Hex32, Seed};
use veilleuse_titles::Title;
use veilleuse_wire::{BotLevel, Chair, Json, Kind, Pace, Sitter};

use crate::token::TokenHash;

/// What a table says about itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Meta {
    pub(crate) kind: Kind,
    pub(crate) title: Title,
    pub(crate) options: Json,
    pub(crate) pace: Pace,
    /// Seconds for a decision; 0 for no clock.
    pub(crate) clock: u32,
    /// Milliseconds a reaction window stays open at least; the server's own when nobody said.
    #[serde(default)]
    pub(crate) window: Option<u32>,
    pub(crate) lang: String,
    pub(crate) host: Option<TokenHash>,
    pub(crate) chairs: Vec<ChairMeta>,
    /// Without it a table can only be looked at.
    pub(crate) seed: Option<Seed>,
    /// Whether people are shown a commitment to the seed.
    pub(crate) committed: bool,
    /// Shares in chance from before the start.
    pub(crate) nonces: Vec<(Seat, Hex32)>,
    pub(crate) chat: bool,
    pub(crate) paused: bool,
    pub(crate) closed: bool,
    /// The table where the same people play again.
    #[serde(default)]
    pub(crate) again: Option<String>,
}

/// A chair as it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct ChairMeta {
    pub(crate) seat: Seat,
    pub(crate) sitter: Sitter,
    pub(crate) name: String,
    pub(crate) level: Level,
    pub(crate) token: Option<TokenHash>,
    pub(crate) stand_in: StandIn,
}

/// Whether a bot plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StandIn {
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
    pub(crate) fn is_played_by_bot(&self) -> bool {
        self.sitter == Sitter::Bot || self.stand_in != StandIn::No
    }

    /// The chair as everybody may see it.
    pub(crate) fn show(&self, present: bool) -> Chair {
        Chair {
            seat: self.seat.into(),
            sitter: self.sitter,
            name: self.name.clone(),
            level: BotLevel(self.level),
            present,
            stand_in: self.stand_in != StandIn::No,
        }
    }
}

impl Meta {
    /// This chair.
    pub(crate) fn chair(&self, seat: Seat) -> Option<&ChairMeta> {
        self.chairs.iter().find(|chair| chair.seat == seat)
    }

    /// This chair, to be changed.
    pub(crate) fn chair_mut(&mut self, seat: Seat) -> Option<&mut ChairMeta> {
        self.chairs.iter_mut().find(|chair| chair.seat == seat)
    }

    /// The chair this token opens.
    pub(crate) fn seat_of(&self, token: &str) -> Option<Seat> {
        let fits = |chair: &&ChairMeta| chair.token.is_some_and(|hash| hash.fits(token));
        self.chairs.iter().find(fits).map(|chair| chair.seat)
    }

    /// The chairs in which people sit and decide themselves.
    pub(crate) fn people(&self) -> SeatSet {
        let people =
            self.chairs.iter().filter(|chair| chair.sitter == Sitter::Person && !chair.is_played_by_bot());
        people.map(|chair| chair.seat).collect()
    }

    /// SHA-256 of the seed, where the table commits to it.
    pub(crate) fn commitment(&self) -> Option<String> {
        self.seed.as_ref().filter(|_| self.committed).map(|seed| seed.commitment().to_string())
    }

    /// How many milliseconds a decision may take even while nobody is there.
    pub(crate) fn slow_clock(&self) -> Option<i64> {
        let runs = self.pace == Pace::Slow && self.clock > 0 && !self.paused && !self.closed;
        runs.then(|| i64::from(self.clock) * 1000)
    }

    /// The mode among the options.
    pub(crate) fn mode(&self) -> String {
        #[derive(Deserialize)]
        struct Options {
            #[serde(default)]
            mode: String,
        }
        serde_json::from_str::<Options>(self.options.get()).map_or_else(|_| String::new(), |named| named.mode)
    }

    /// The names of people for the record.
    pub(crate) fn names(&self) -> Vec<(Seat, String)> {
        let people = self.chairs.iter().filter(|chair| chair.sitter == Sitter::Person);
        people.map(|chair| (chair.seat, chair.name.clone())).collect()
    }
}
