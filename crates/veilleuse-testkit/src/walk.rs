//! Random matches, and what is said when one of them breaks a promise.

use std::{collections::HashSet, fmt, hash::Hash, sync::Arc};

use veilleuse_core::{Called, Game, Input, Match, Pages, Pending, Players, Refusal, any_option};

use crate::{Luck, json};

/// A promise of the rules that a match broke, with everything needed to see it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The seed of the run.
    pub seed: u64,
    /// Which match of the run, counted from 0.
    pub number: u64,
    /// The inputs that lead there, as JSON.
    pub inputs: Vec<String>,
    /// What went wrong.
    pub problem: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Broken { seed, number, inputs, problem } = self;
        writeln!(f, "match {number} of seed {seed}, after {} inputs: {problem}", inputs.len())?;
        inputs.iter().try_for_each(|input| writeln!(f, "  {input}"))
    }
}

impl std::error::Error for Broken {}

impl Broken {
    pub(crate) fn at<G: Game>(seed: u64, number: u64, played: &Match<G>, problem: String) -> Broken {
        let inputs = played.history().iter().map(|step| json::of(&step.input).to_string()).collect();
        Broken { seed, number, inputs, problem }
    }

    pub(crate) fn before_the_first_input(seed: u64, number: u64, refusal: Refusal) -> Broken {
        let problem = format!("the match cannot begin: {refusal}");
        Broken { seed, number, inputs: Vec::new(), problem }
    }
}

/// Plays a random match to its end. `watch` sees every position, the last one included.
pub(crate) fn walk<G: Game>(
    pack: &Arc<G::Pack>,
    options: &G::Options,
    seed: u64,
    number: u64,
    mut watch: impl FnMut(&Match<G>, &mut Luck) -> Result<(), String>,
) -> Result<Match<G>, Broken> {
    let mut luck = Luck::part(seed, number);
    let mut played = Match::<G>::begin(Arc::clone(pack), options.clone())
        .map_err(|refusal| Broken::before_the_first_input(seed, number, refusal))?;
    loop {
        let step = watch(&played, &mut luck).and_then(|()| next(&mut played, &mut luck));
        match step {
            Ok(true) => {}
            Ok(false) => return Ok(played),
            Err(problem) => return Err(Broken::at(seed, number, &played, problem)),
        }
    }
}

/// Plays one random input; `false` when the match is over.
fn next<G: Game>(played: &mut Match<G>, luck: &mut Luck) -> Result<bool, String> {
    let Some(input) = random_input(played, luck)? else { return Ok(false) };
    play(played, input)?;
    Ok(true)
}

/// Plays an input that the rules themselves offered.
pub(crate) fn play<G: Game>(played: &mut Match<G>, input: Input<G::Action>) -> Result<Pages<G>, String> {
    if played.history().len() >= G::LONGEST {
        return Err(format!("the match goes on after {} inputs, the title's longest", G::LONGEST));
    }
    played
        .apply(input.clone())
        .map_err(|refusal| format!("{} was offered, but is {refusal}", json::of(&input)))
}

/// Something that may happen now; nothing when the match is over.
pub(crate) fn random_input<G: Game>(
    played: &Match<G>,
    luck: &mut Luck,
) -> Result<Option<Input<G::Action>>, String> {
    const ONE_TIMEOUT_IN: u32 = 24;
    match played.pending() {
        Pending::Over(_) => Ok(None),
        Pending::Chance(chance) if chance.ways == 0 => Err("a draw without ways is pending".to_owned()),
        Pending::Chance(chance) => Ok(Some(Input::Draw(luck.below(chance.ways)))),
        Pending::Seats(asked) => {
            let seat = match Players::<Match<G>>::calls(luck, played.own_clock(), asked) {
                Some(Called::Seat(seat)) => seat,
                Some(Called::Clock(seat)) => return Ok(Some(Input::Timeout(seat))),
                None => return Err("nobody is asked, nothing is drawn, and the match is not over".to_owned()),
            };
            let timeout = Input::Timeout(seat);
            if luck.once_in(ONE_TIMEOUT_IN) && played.table().apply(&timeout).is_ok() {
                return Ok(Some(timeout));
            }
            let choices = played.choices(seat);
            if choices.is_empty() {
                return Err(format!("seat {seat} is asked, but has no option"));
            }
            let place = any_option::<G>(&choices, |ways| luck.below(ways));
            Ok(Some(Input::Decide { seat, action: choices[place].clone() }))
        }
    }
}

/// Decisions seen so far in a run: what people may try at the wrong moment.
pub(crate) struct Pool<A> {
    actions: Vec<A>,
    known: HashSet<A>,
}

impl<A: Clone + Eq + Hash> Pool<A> {
    const MOST: usize = 4096;

    pub(crate) fn new() -> Pool<A> {
        Pool { actions: Vec::new(), known: HashSet::new() }
    }

    pub(crate) fn add(&mut self, actions: &[A]) {
        for action in actions {
            if self.actions.len() < Self::MOST && !self.known.contains(action) {
                self.known.insert(action.clone());
                self.actions.push(action.clone());
            }
        }
    }

    pub(crate) fn knows(&self, action: &A) -> bool {
        self.known.contains(action)
    }

    /// Up to `most` of them: all if there are no more, else some at random.
    pub(crate) fn some(&self, most: usize, luck: &mut Luck) -> Vec<A> {
        if self.actions.len() <= most {
            self.actions.clone()
        } else {
            (0..most).map(|_| luck.one(&self.actions).clone()).collect()
        }
    }
}
