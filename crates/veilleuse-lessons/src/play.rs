//! A lesson as a match of its title.

use std::sync::Arc;

use serde::de::DeserializeOwned;
use veilleuse_core::{DrawName, Game, Input, Match, Pending};

use crate::{Cue, Lesson, json};

impl Lesson {
    /// The table at which it begins.
    pub fn begin<G: Game>(&self, pack: Arc<G::Pack>) -> Result<Match<G>, String> {
        let options = json::read(&self.options)?;
        match &self.given {
            None => Match::begin(pack, options).map_err(|refusal| refusal.to_string()),
            Some(given) => {
                let given = json::read(given)?;
                Match::arranged(pack, options, &given).map_err(|error| error.to_string())
            }
        }
    }
}

impl Cue {
    /// The input it stands for at a table where this is waited for; nothing where it cannot be played.
    pub fn input<A: DeserializeOwned>(
        &self,
        pending: &Pending,
        name: impl Fn(u32) -> DrawName,
    ) -> Option<Input<A>> {
        match (self, pending) {
            (Cue::Draw(wanted), Pending::Chance(chance)) => wanted.way(chance.ways, name).map(Input::Draw),
            (Cue::Decide(seat, action), Pending::Seats(_)) => {
                let action = json::read(action).ok()?;
                Some(Input::Decide { seat: *seat, action })
            }
            _ => None,
        }
    }
}
