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
        pool.add(&choices);
        for number in some_below(choices.len() as u32, most, luck) {
            let action = choices[number as usize].clone();
            let text = json::of(&action);
            match serde_json::from_value::<G::Action>(text.clone()) {
                Ok(read) if read == action => {}
                Ok(_) => return Err(format!("{text} reads back as another decision")),
                Err(error) => return Err(format!("{text} cannot be read back: {error}")),
            }
            accepted(played, &Input::Decide { seat, action })?;
        }
    }
    Ok(())
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
    let before = played.fingerprint();
    let mut trial = played.clone();
    let mut attempt = |input: Input<G::Action>| match trial.apply_silently(input.clone()) {
        Ok(()) => {
            trial = played.clone();
            Ok(true)
        }
        Err(refusal) if trial.fingerprint() == before => {
            refused(refusal.rule);
            Ok(false)
        }
        Err(refusal) => Err(format!("{} is {refusal}, but changed the state", json::of(&input))),
    };
    let mut must_be_refused = |input: Input<G::Action>| {
        let text = json::of(&input);
        if attempt(input)? { Err(format!("{text} is accepted, but was not offered")) } else { Ok(()) }
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
        let timed_out = attempt(Input::Timeout(seat))?;
        if timed_out && !matches!(played.pending(), Pending::Seats(asked) if asked.has(seat)) {
            return Err(format!("the time of seat {seat} runs out, but it is not asked"));
        }
    }
    Ok(())
}
