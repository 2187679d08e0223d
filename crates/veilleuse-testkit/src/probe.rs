//! What is offered is accepted, and nothing else is.

use veilleuse_core::{Game, Input, Match, Pending, Seat};

use crate::{Luck, json, walk::Pool};

/// Every option of every chair is accepted on a copy, chairs that are not asked have none, and every draw can
/// fall. At most `most` options of a chair and ways of a draw are tried.
pub(crate) fn offered_is_accepted<G: Game>(
    played: &Match<G>,
    pool: &mut Pool<G::Action>,
    most: usize,
    luck: &mut Luck,
) -> Result<(), String> {
    if let Pending::Chance(chance) = played.pending() {
        for way in some_below(chance.ways, most, luck) {
            accepted(played, &Input::Draw(way))?;
        }
    }
    for seat in played.seats().iter() {
        let choices = played.choices(seat);
        let asked = matches!(played.pending(), Pending::Seats(asked) if asked.has(seat));
        if asked == choices.is_empty() {
            let (is, has) = if asked { ("is", "no option") } else { ("is not", "options") };
            return Err(format!("seat {seat} {is} asked, but has {has}"));
        }
        for (number, action) in choices.iter().enumerate() {
            if choices[..number].contains(action) {
                return Err(format!("seat {seat} is offered {} twice", json::of(action)));
            }
        }
        choices.iter().filter(|action| !pool.knows(action)).try_for_each(reads_back::<G>)?;
        pool.add(&choices);
        for number in some_below(choices.len() as u32, most, luck) {
            accepted(played, &Input::Decide { seat, action: choices[number as usize].clone() })?;
        }
    }
    Ok(())
}

/// A decision is the same after it was written down.
fn reads_back<G: Game>(action: &G::Action) -> Result<(), String> {
    let text = json::of(action);
    match serde_json::from_value::<G::Action>(text.clone()) {
        Ok(read) if read == *action => Ok(()),
        Ok(_) => Err(format!("{text} reads back as another decision")),
        Err(error) => Err(format!("{text} cannot be read back: {error}")),
    }
}

fn accepted<G: Game>(played: &Match<G>, input: &Input<G::Action>) -> Result<(), String> {
    let trial = played.table().apply(input);
    trial.map_err(|refusal| format!("{} is offered, but {refusal}", json::of(input)))
}

fn some_below(n: u32, most: usize, luck: &mut Luck) -> Vec<u32> {
    if n as usize <= most { (0..n).collect() } else { (0..most).map(|_| luck.below(n)).collect() }
}

/// Tries what is not offered: foreign decisions, wrong chairs, impossible draws, time-outs. Each must be
/// refused (a time-out may be accepted), and a refusal must change nothing. `refused` hears the rules.
pub(crate) fn the_rest_is_refused<G: Game>(
    played: &Match<G>,
    pool: &Pool<G::Action>,
    most: usize,
    luck: &mut Luck,
    refused: &mut dyn FnMut(&'static str),
) -> Result<(), String> {
    let (mut table, mut tried) = (played.table(), Vec::new());
    let mut must_be_refused = |input: Input<G::Action>| match table.apply(&input) {
        Ok(()) => Err(format!("{} is accepted, but was not offered", json::of(&input))),
        Err(refusal) => {
            refused(refusal.rule);
            tried.push(input);
            Ok(())
        }
    };
    let seats = played.seats();
    let nobody = (0..Seat::MAX).map(Seat::new).find(|seat| !seats.has(*seat));
    for seat in seats.iter() {
        let choices = played.choices(seat);
        for action in pool.some(most, luck).into_iter().filter(|action| !choices.contains(action)) {
            must_be_refused(Input::Decide { seat, action })?;
        }
    }
    if let Some((seat, action)) = nobody.zip(pool.some(1, luck).pop()) {
        must_be_refused(Input::Decide { seat, action })?;
        must_be_refused(Input::Timeout(seat))?;
    }
    let ways = if let Pending::Chance(chance) = played.pending() { chance.ways } else { 0 };
    must_be_refused(Input::Draw(ways))?;
    must_be_refused(Input::Draw(u32::MAX))?;
    for seat in seats.iter() {
        let (asked, timeout) = (played.pending(), Input::Timeout(seat));
        match played.table().apply(&timeout) {
            Ok(()) if matches!(asked, Pending::Seats(asked) if asked.has(seat)) => {}
            Ok(()) => return Err(format!("the time of seat {seat} runs out, but it is not asked")),
            Err(_) => must_be_refused(timeout)?,
        }
    }
    if table.fingerprint() == played.fingerprint() {
        return Ok(());
    }
    let mut table = played.table();
    let changes = |input: &&Input<G::Action>| {
        let refusal = table.apply(input);
        refusal.is_ok() || table.fingerprint() != played.fingerprint()
    };
    let culprit = tried.iter().find(changes).map(json::of);
    Err(format!("{} is refused, but changed the state", culprit.unwrap_or_default()))
}
