//! All matches of a plan, on all cores.

use std::{
    ops::Range,
    sync::atomic::{AtomicU64, Ordering},
    time::Instant,
};

use rayon::{ThreadPoolBuilder, prelude::*};
use veilleuse_core::Judgement;

use crate::{Player, SimError, SimPlan, SimReport, Tally};

/// How many pieces of work a thread gets, so that a slow one does not keep the others waiting at the end.
const PIECES_PER_THREAD: u64 = 64;

/// Plays the plan and sums it up. `progress` is told, about a thousand times, how many matches are done.
pub fn simulate<G: Judgement>(
    plan: &SimPlan<G>,
    progress: impl Fn(u64) + Sync,
) -> Result<SimReport, SimError> {
    if plan.matches == 0 {
        return Err(SimError::NoMatches);
    }
    let pool = ThreadPoolBuilder::new().num_threads(plan.threads).build();
    let pool = pool.map_err(|error| SimError::Threads(error.to_string()))?;
    let threads = pool.current_num_threads();
    let piece = plan.matches.div_ceil(threads as u64 * PIECES_PER_THREAD);
    let stride = (plan.matches / 1000).max(1);
    let (done, failed) = (AtomicU64::new(0), AtomicU64::new(u64::MAX));
    let start = Instant::now();

    let play_piece = |number: u64| -> Result<Tally, SimError> {
        let mut tally = Tally::default();
        // After a failure only earlier pieces matter: the first failure in order is the one to report.
        if failed.load(Ordering::Relaxed) < number {
            return Ok(tally);
        }
        let mut player = Player::new(plan)?;
        for index in number * piece..((number + 1) * piece).min(plan.matches) {
            player.play(index, &mut tally).inspect_err(|_| {
                failed.fetch_min(number, Ordering::Relaxed);
            })?;
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            if done.is_multiple_of(stride) || done == plan.matches {
                progress(done);
            }
        }
        Ok(tally)
    };
    let pieces = pool.install(|| side_by_side(0..plan.matches.div_ceil(piece), &play_piece));

    let took = start.elapsed();
    let mut whole = Tally::default();
    for piece in pieces {
        whole.add(&piece?);
    }
    Ok(SimReport::new(plan, &whole, threads, took))
}

/// Does this work for each number on all threads of the pool it is called in. Titles share it: how work is divided is compiled
/// once and not for each of them.
pub(crate) fn side_by_side<T: Send>(
    numbers: Range<u64>,
    work: &(dyn Fn(u64) -> Result<T, SimError> + Sync),
) -> Vec<Result<T, SimError>> {
    numbers.into_par_iter().map(work).collect()
}
