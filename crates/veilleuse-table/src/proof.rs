//! That a build plays as every other does: the same inputs lead to the same states, and the same seeds choose alike.
//!
//! It stands beside the tables and not where it is asked for, so that the rules and the bots of all titles are compiled once.

use std::ops::Range;

use serde::Serialize;
use veilleuse_bots::{Budget, Dice, Level, Pupil, decide};
use veilleuse_core::{Input, Match, Pending, Seat};
use veilleuse_titles::Playable;

/// How a match of bots went.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayedOut {
    /// How many inputs it took.
    pub inputs: usize,
    /// Whether it came to its end.
    pub over: bool,
    /// A hash over every input and the fingerprint after it.
    pub digest: String,
}

/// The fingerprint of the state after every input, a line of JSON each.
pub(crate) fn digests<G: Playable>(mut play: Match<G>, inputs: &[u8]) -> Result<Vec<String>, String> {
    let lines = inputs.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
    lines
        .map(|line| {
            let input = serde_json::from_slice(line).map_err(|error| error.to_string())?;
            play.apply_silently(input).map_err(|refusal| refusal.to_string())?;
            Ok(play.fingerprint().to_string())
        })
        .collect()
}

/// Plays matches of bots of one level, each up to its end or for so many inputs; all of it follows from the seeds.
pub(crate) fn playouts<G: Playable>(
    opening: &Match<G>,
    level: Level,
    seeds: Range<u64>,
    most: usize,
) -> Result<Vec<PlayedOut>, String> {
    seeds.map(|seed| play_out::<G>(opening.clone(), level, seed, most)).collect()
}

fn play_out<G: Playable>(
    mut play: Match<G>,
    level: Level,
    seed: u64,
    most: usize,
) -> Result<PlayedOut, String> {
    let mut dice = Dice::new(seed);
    let mut bots: Vec<(Seat, Pupil<G>)> =
        play.seats().iter().map(|seat| (seat, G::bot(level, dice.seed(), Budget::OWN))).collect();
    let mut hash = blake3::Hasher::new();
    let mut inputs = 0;
    let over = loop {
        let input = match play.pending() {
            Pending::Over(_) => break true,
            _ if inputs >= most => break false,
            Pending::Chance(chance) => Input::Draw(dice.below(chance.ways)),
            Pending::Seats(asked) => {
                let clock = play.own_clock();
                let busy = clock.as_ref().map_or(asked, |clock| clock.busy(asked));
                match (busy.first_seat(), clock) {
                    (Some(seat), _) => {
                        let bot = bots.iter_mut().find(|(chair, _)| *chair == seat);
                        let action = bot.and_then(|(_, bot)| decide(bot, &play, seat));
                        Input::Decide { seat, action: action.ok_or("somebody is asked and has no option")? }
                    }
                    (None, Some(clock)) => Input::Timeout(clock.first_out),
                    (None, None) => return Err("nobody can go on".to_owned()),
                }
            }
        };
        hash.update(veilleuse_json::text(&input).map_err(|error| error.to_string())?.as_bytes());
        play.apply_silently(input).map_err(|refusal| refusal.to_string())?;
        hash.update(play.fingerprint().to_string().as_bytes());
        inputs += 1;
    };
    Ok(PlayedOut { inputs, over, digest: hash.finalize().to_hex().to_string() })
}
