//! What must hold in every position of every match, checked on random walks.

use std::sync::Arc;

use veilleuse_core::{Fingerprint, Game, Input, Match, Pending, Seat, Viewer};

use crate::{
    Broken, Luck, json, probe,
    walk::{Pool, walk},
};

/// How many foreign decisions, options and ways are tried in a position.
const TRIES: usize = 48;
/// Six answers have 720 orders; eight would have 40,320.
const MOST_IN_ALL_ORDERS: usize = 6;

/// Random matches to check a property on.
pub struct Walks<G: Game> {
    /// The content.
    pub pack: Arc<G::Pack>,
    /// The options.
    pub options: G::Options,
    /// Another seed, other matches.
    pub seed: u64,
    /// How many matches.
    pub matches: u64,
}

impl<G: Game> Walks<G> {
    fn each_position(
        &self,
        mut check: impl FnMut(&Match<G>, &mut Luck) -> Result<(), String>,
    ) -> Result<usize, Broken> {
        let mut longest = 0;
        for number in 0..self.matches {
            let played = walk(&self.pack, &self.options, self.seed, number, &mut check)?;
            longest = longest.max(played.history().len());
        }
        Ok(longest)
    }
}

/// What is offered is accepted, and no other decision seen anywhere in the run is.
pub fn options_equal_accepted<G: Game>(walks: &Walks<G>) -> Result<(), Broken> {
    let mut pool = Pool::new();
    walks.each_position(|played, luck| {
        probe::offered_is_accepted(played, &mut pool, TRIES, luck)?;
        probe::the_rest_is_refused(played, &pool, TRIES, luck, &mut |_| {})
    })?;
    Ok(())
}

/// A refused input leaves the fingerprint as it was, and what everybody sees and may do as well.
pub fn refusal_changes_nothing<G: Game>(walks: &Walks<G>) -> Result<(), Broken> {
    let mut pool = Pool::new();
    walks.each_position(|played, luck| {
        let view = played.view_everything();
        let seats: Vec<Seat> = played.seats().iter().collect();
        for seat in &seats {
            pool.add(&played.choices(*seat));
        }
        let mut trial = played.clone();
        for action in pool.some(TRIES, luck) {
            let input = Input::Decide { seat: *luck.one(&seats), action };
            let Err(refusal) = trial.apply(input.clone()) else {
                trial = played.clone();
                continue;
            };
            if trial.fingerprint() != played.fingerprint() {
                return Err(format!("{} is {refusal}, but changed the state", json::of(&input)));
            }
        }
        let same = trial.view_everything() == view
            && trial.pending() == played.pending()
            && trial.history() == played.history();
        if same { Ok(()) } else { Err("what was refused changed what is seen".to_owned()) }
    })?;
    Ok(())
}

/// Whoever answers first, simultaneous answers lead to the same state. All orders of up to six answers are
/// tried; of more answers, all orders of six of them. Returns how many questions to several chairs were tried,
/// so that a caller can see that there were some.
pub fn order_of_answers_never_matters<G: Game>(walks: &Walks<G>) -> Result<u64, Broken> {
    order_of_other_answers_never_matters(walks, |_| false)
}

/// The same for a title in which some answers are a race by their nature, and are not given here.
pub fn order_of_other_answers_never_matters<G: Game>(
    walks: &Walks<G>,
    is_race: impl Fn(&G::Action) -> bool,
) -> Result<u64, Broken> {
    let mut questions = 0;
    walks.each_position(|played, luck| {
        let Pending::Seats(asked) = played.pending() else { return Ok(()) };
        if asked.len() < 2 {
            return Ok(());
        }
        let mut answers = Vec::new();
        for seat in asked.iter() {
            let mut choices = played.choices(seat);
            if choices.is_empty() {
                return Err(format!("seat {seat} is asked, but has no option"));
            }
            choices.retain(|action| !is_race(action));
            if choices.is_empty() {
                continue;
            }
            answers.push(Input::Decide { seat, action: luck.one(&choices).clone() });
        }
        if answers.len() < 2 {
            return Ok(());
        }
        questions += 1;
        let start = luck.below(answers.len() as u32) as usize;
        answers.rotate_left(start);
        let changing = MOST_IN_ALL_ORDERS.min(answers.len());
        let (changing, fixed) = answers.split_at_mut(changing);
        let mut first: Option<Fingerprint> = None;
        for_each_order(changing, 0, &mut |order| {
            let state = answered(played, order.iter().chain(fixed.iter()))?;
            if *first.get_or_insert(state) == state {
                return Ok(());
            }
            let order: Vec<String> = order.iter().map(|input| json::of(input).to_string()).collect();
            Err(format!("another order of answers leads to another state: {}", order.join(", then ")))
        })
    })?;
    Ok(questions)
}

fn answered<'a, G: Game>(
    played: &Match<G>,
    answers: impl Iterator<Item = &'a Input<G::Action>>,
) -> Result<Fingerprint, String> {
    let mut trial = played.clone();
    for (number, input) in answers.enumerate() {
        trial.apply_silently(input.clone()).map_err(|refusal| {
            format!("{} is {refusal} after {number} other simultaneous answers", json::of(input))
        })?;
    }
    Ok(trial.fingerprint())
}

/// Every order of `things`, by exchanging each with each later one in turn.
fn for_each_order<T>(
    things: &mut [T],
    fixed: usize,
    see: &mut dyn FnMut(&[T]) -> Result<(), String>,
) -> Result<(), String> {
    if fixed + 1 >= things.len() {
        return see(things);
    }
    for other in fixed..things.len() {
        things.swap(fixed, other);
        let seen = for_each_order(things, fixed + 1, see);
        things.swap(fixed, other);
        seen?;
    }
    Ok(())
}

/// Every match ends within [`Game::LONGEST`] inputs; returns the length of the longest.
pub fn every_match_ends<G: Game>(walks: &Walks<G>) -> Result<usize, Broken> {
    walks.each_position(|_, _| Ok(()))
}

/// Where a title says that it keeps no secrets, every chair sees what anybody sees; returns how many positions were looked at.
pub fn open_tables_are_open<G: Game>(walks: &Walks<G>) -> Result<u64, Broken> {
    let mut looked = 0;
    walks.each_position(|played, _| {
        if played.keeps_secrets() {
            return Ok(());
        }
        looked += 1;
        let public = played.view(Viewer::Public);
        match played.seats().iter().find(|seat| played.view(Viewer::Seat(*seat)) != public) {
            Some(seat) => Err(format!("{seat:?} sees more than anybody at a table without secrets")),
            None => Ok(()),
        }
    })?;
    Ok(looked)
}

/// Going back to any earlier moment gives the state of that moment, and replaying from there leads on to the
/// same end.
pub fn rewinding_equals_replaying<G: Game>(walks: &Walks<G>) -> Result<(), Broken> {
    for number in 0..walks.matches {
        let mut states = Vec::new();
        let played = walk::<G>(&walks.pack, &walks.options, walks.seed, number, |played, _| {
            states.push(played.fingerprint());
            Ok(())
        })?;
        let mut luck = Luck::part(!walks.seed, number);
        let broken = |problem| Err(Broken::at(walks.seed, number, &played, problem));
        let back = luck.below(states.len() as u32) as usize;
        let mut earlier = played.rewound(back);
        if earlier.fingerprint() != states[back] {
            return broken(format!("going back to input {back} gives another state than it had"));
        }
        for (step, state) in played.history()[back..].iter().zip(&states[back + 1..]) {
            if let Err(refusal) = earlier.apply_silently(step.input.clone()) {
                return broken(format!("replayed from input {back}, {} is {refusal}", json::of(&step.input)));
            }
            if earlier.fingerprint() != *state {
                let input = json::of(&step.input);
                return broken(format!("replayed from input {back}, {input} leads to another state"));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_things_have_twenty_four_orders() {
        let mut orders = Vec::new();
        let mut things = [1, 2, 3, 4];
        assert!(
            for_each_order(&mut things, 0, &mut |order| {
                orders.push(order.to_vec());
                Ok(())
            })
            .is_ok()
        );
        orders.sort_unstable();
        orders.dedup();
        assert_eq!((orders.len(), things), (24, [1, 2, 3, 4]));
    }
}
