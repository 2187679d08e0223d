//! Playing matches on, as sensible seats would.

use veilleuse_core::{Chance, Host, Imagined, Judgement, Pending, Players, Seat, Table, Went};

use crate::{Dice, Level, pupil::answer};

/// Everybody does what appeals to them most; equals are as likely as each other.
pub(crate) struct Guided<'a> {
    pub(crate) dice: &'a mut Dice,
    pub(crate) weights: &'a mut Vec<i32>,
}

/// A table without a history, be it true or imagined, at which every seat sees what it may.
pub(crate) trait Seated: Host<Game: Judgement> {
    /// See [`Judgement::appeal`].
    fn appeal(&self, seat: Seat, options: &[Action<Self>], weights: &mut [i32]);
    /// Whether positions can be compared now that began in this turn.
    fn is_comparable(&self, since: Option<u32>) -> bool;
    /// See [`Game::duty`](veilleuse_core::Game::duty).
    fn duty(&self, seat: Seat) -> Option<Action<Self>>;
    /// See [`Game::taught`](veilleuse_core::Game::taught).
    fn taught(&self, seat: Seat) -> Option<(Action<Self>, u8)>;
}

type Action<H> = <<H as Host>::Game as veilleuse_core::Game>::Action;

macro_rules! seated {
    ($($table:ident),*) => {
        $(impl<G: Judgement> Seated for $table<'_, G> {
            #[inline]
            fn appeal(&self, seat: Seat, options: &[G::Action], weights: &mut [i32]) {
                self.appeal(seat, options, weights);
            }

            #[inline]
            fn is_comparable(&self, since: Option<u32>) -> bool {
                since.is_none() || (self.turn() != since && self.is_quiet())
            }

            #[inline]
            fn duty(&self, seat: Seat) -> Option<G::Action> {
                self.duty(seat)
            }

            #[inline]
            fn taught(&self, seat: Seat) -> Option<(G::Action, u8)> {
                self.taught(seat)
            }
        })*
    };
}

seated!(Imagined, Table);

impl<H: Seated> Players<H> for Guided<'_> {
    #[inline]
    fn fall(&mut self, chance: Chance) -> u32 {
        self.dice.below(chance.ways)
    }

    #[inline]
    fn choose(&mut self, table: &H, seat: Seat, options: &[Action<H>]) -> usize {
        if let Some(place) = settled(table, seat, options, self.dice) {
            return place;
        }
        self.weights.clear();
        self.weights.resize(options.len(), 0);
        table.appeal(seat, options, self.weights);
        most(self.weights, self.dice)
    }
}

/// The place of the greatest weight, any of them where there are several.
pub(crate) fn most(weights: &[i32], dice: &mut Dice) -> usize {
    let (mut best, mut place, mut equals) = (i32::MIN, 0, 0);
    for (here, weight) in weights.iter().enumerate() {
        if *weight > best || equals == 0 {
            (best, place, equals) = (*weight, here, 1);
        } else if *weight == best {
            equals += 1;
        }
    }
    if equals < 2 {
        return place;
    }
    let chosen = dice.below(equals) as usize;
    let among = weights.iter().enumerate().filter(|(_, weight)| **weight == best);
    among.map(|(here, _)| here).nth(chosen).unwrap_or(place)
}

/// What is no matter of thinking: a single option, the duty of a chair, and an answer that somebody has learnt or not.
#[inline]
pub(crate) fn settled<H: Seated>(
    table: &H,
    seat: Seat,
    options: &[Action<H>],
    dice: &mut Dice,
) -> Option<usize> {
    if options.len() == 1 {
        return Some(0);
    }
    let duty = table.duty(seat).and_then(|duty| options.iter().position(|one| *one == duty));
    // Who guesses at every question loses every quiz, whatever they decide beside it.
    duty.or_else(|| answer(table.taught(seat)?, Level::Regular.knowledge()?, options, dice))
}

/// No turn is longer, or a look in the middle of it must do.
const TURN: u32 = 48;

/// Lets everybody play on for so many inputs, and then until positions can be compared that began in this turn. How many inputs
/// that took.
pub(crate) fn play_on<H: Seated>(
    table: &mut H,
    (inputs, since): (u32, Option<u32>),
    players: &mut Guided<'_>,
    options: &mut Vec<Action<H>>,
) -> u32 {
    for input in 0..inputs + TURN {
        if input >= inputs && table.is_comparable(since) {
            return input;
        }
        match table.play_on(players, options) {
            Went::Over(_) | Went::Stuck | Went::Refused(_) => return input,
            Went::Drew(_) | Went::Decided { .. } | Went::TimedOut(_) => {}
        }
    }
    inputs + TURN
}

/// How a table looks to a seat, or what its end was worth to it.
pub(crate) fn standing<G: Judgement>(table: &Imagined<'_, G>, seat: Seat) -> i32 {
    match table.pending() {
        Pending::Over(outcome) => G::worth(&outcome, seat),
        Pending::Seats(_) | Pending::Chance(_) => table.value(seat),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_of_the_greatest_is_taken_and_nothing_else() {
        let mut dice = Dice::new(4);
        let mut counts = [0; 4];
        (0..3_000).for_each(|_| counts[most(&[5, i32::MIN, 5, 4], &mut dice)] += 1);
        assert!(counts[0] > 1_300 && counts[2] > 1_300 && counts[1] + counts[3] == 0, "{counts:?}");
        assert_eq!(most(&[i32::MIN], &mut dice), 0);
    }
}
