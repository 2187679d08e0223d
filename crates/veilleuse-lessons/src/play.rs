//! A lesson as a match of its title.

use std::sync::Arc;

use serde::de::DeserializeOwned;
use veilleuse_core::{DrawName, Game, Input, Match, Pending};

use crate::{Cue, Lesson};

impl Lesson {
    /// The table at which it begins.
    pub fn begin<G: Game>(&self, pack: Arc<G::Pack>) -> Result<Match<G>, String> {
        let options = G::Options::deserialize_from(&self.options)?;
        match &self.given {
            None => Match::begin(pack, options).map_err(|refusal| refusal.to_string()),
            Some(given) => {
                let given = G::Arrangement::deserialize_from(given)?;
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
                let action = A::deserialize_from(action).ok()?;
                Some(Input::Decide { seat: *seat, action })
            }
            _ => None,
        }
    }
}

/// Reads a value as something of the title. It goes by way of text, as match files do: so a title's words are compiled to be read
/// in one way and not in two.
trait Read: DeserializeOwned {
    fn deserialize_from(value: &serde_json::Value) -> Result<Self, String> {
        serde_json::from_slice(value.to_string().as_bytes()).map_err(|error| {
            let said = error.to_string();
            // The place in a text that nobody has written helps nobody.
            said.rsplit_once(" at line ").map_or_else(|| said.clone(), |(what, _)| what.to_owned())
        })
    }
}

impl<T: DeserializeOwned> Read for T {}
