//! What is kept of the people around a match: lines of appends that are no lines of its file.

use serde::{Deserialize, Serialize};
use veilleuse_core::{Seat, SeatSet};
use veilleuse_json::put;
use veilleuse_record::UndoRequest;
use veilleuse_wire::{HostAct, Json, Notice, Reason, Said};

/// One line.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Story {
    /// Somebody spoke.
    Said(Said),
    /// Somebody asks to go back.
    UndoAsked {
        by: Seat,
        to: usize,
        /// How many inputs stood.
        from: usize,
        /// Who has to agree.
        needed: Vec<Seat>,
    },
    /// Somebody answered.
    Voted { seat: Seat, yes: bool },
    /// Something happened at the table.
    Notice(Notice),
    /// The host did something that is in the row.
    Host(HostAct),
    /// Something was arranged that is in the row.
    Arranged(bool),
    /// A phone of a class voted.
    Ballot {
        phone: u16,
        team: Seat,
        /// On which question: its number, and how often the match had gone back.
        poll: (u32, usize),
        #[serde(rename = "do")]
        action: Json,
    },
    /// Why the decision was taken that follows under this key.
    Reason {
        #[serde(flatten)]
        reason: Reason,
        key: String,
    },
    /// A chair was handed to a bot, or taken back by its person.
    Handed { seat: Seat, to_bot: bool },
}

impl Story {
    /// As it is kept.
    pub(crate) fn line(&self) -> Vec<u8> {
        let mut line = Vec::new();
        put(&mut line, self);
        line.push(b'\n');
        line
    }

    /// The lines of an append.
    pub(crate) fn read(lines: &[u8]) -> Result<Vec<Story>, serde_json::Error> {
        serde_json::Deserializer::from_slice(lines).into_iter().collect()
    }
}

/// A request to go back, as it was asked.
pub(crate) fn request(by: Seat, to: usize, from: usize, needed: &[Seat]) -> UndoRequest {
    let needed: SeatSet = needed.iter().copied().collect();
    UndoRequest { by, to, from, waiting: needed.without(by), agreed: SeatSet::only(by) }
}
