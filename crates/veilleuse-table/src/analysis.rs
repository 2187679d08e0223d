//! What a finished match was like, whatever its title.

use veilleuse_bots::Effort;
use veilleuse_core::{Line, Match, Pending};
use veilleuse_titles::Playable;
use veilleuse_wire::{ChancePoint, CostlyMoment, Json, MatchAnalysis};

use crate::Fail;

/// Everybody finds out the same about the same match.
const SEED: u64 = 1;

/// An analysis that is made in small pieces.
pub trait Analysing: Send {
    /// Does the next piece; `false` when there is nothing left to do.
    fn advance(&mut self) -> bool;
    /// How much of it is done, in hundredths.
    fn percent(&self) -> u8;
    /// What was found, as [`MatchAnalysis`] writes it.
    fn finish(self: Box<Self>) -> Result<Json, Fail>;
}

/// Begins to analyse a match, which must be over: an analysis knows the true table.
pub(crate) fn analysing<G: Playable>(play: Match<G>) -> Result<Box<dyn Analysing>, Fail> {
    if !matches!(play.pending(), Pending::Over(_)) {
        return Err(Fail::not_over());
    }
    Ok(Box::new(Underway(G::analyst(play, Effort::USUAL, SEED))))
}

struct Underway<G: Playable>(Box<dyn veilleuse_bots::Analysing<G>>);

impl<G: Playable> Analysing for Underway<G> {
    fn advance(&mut self) -> bool {
        self.0.advance()
    }

    fn percent(&self) -> u8 {
        self.0.percent()
    }

    fn finish(self: Box<Self>) -> Result<Json, Fail> {
        let play = self.0.play().clone();
        let found = self.0.finish();
        let moments = found.moments.iter().map(|moment| {
            let then = play.rewound(moment.inputs);
            let label = |action| -> Line { then.label(moment.seat, action).line };
            CostlyMoment {
                n: moment.inputs,
                seat: moment.seat.into(),
                done: label(&moment.done),
                better: label(&moment.better),
                chance: moment.chance,
                better_chance: moment.better_chance,
            }
        });
        let analysis = MatchAnalysis {
            seats: play.seats().iter().filter(|seat| seat.plays()).map(Into::into).collect(),
            moments: moments.collect(),
            curve: found
                .curve
                .into_iter()
                .map(|point| ChancePoint { n: point.inputs, chances: point.chances })
                .collect(),
        };
        Json::of(&analysis).map_err(Fail::bad_record)
    }
}
