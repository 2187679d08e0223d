//! The most appealing options in the same worlds, with the same luck.
//!
//! Two options are compared by what becomes of them at the very same imagined table, so that they differ by their own merit. The
//! most appealing one stands until another is surely better; the field is halved as evidence comes. Whole numbers, as in a tree.

use std::{cmp::Reverse, time::Instant};

use veilleuse_core::{Imagined, Input, Judgement, Seat};

use crate::{
    Dice, Imaginer,
    findings::Finding,
    playout::{Guided, play_on, standing},
};

/// Fewer worlds than this say nothing about an option.
pub(crate) const FEWEST_WORLDS: u32 = 8;
/// More options than these are not looked at.
const WIDEST: usize = 16;

/// What is kept from one decision to the next, so that nothing is allocated meanwhile.
pub(crate) struct Pairs<G: Judgement> {
    options: Vec<G::Action>,
    weights: Vec<i32>,
    field: Vec<usize>,
    /// How many inputs were ever played.
    pub(crate) played: u64,
}

impl<G: Judgement> Pairs<G> {
    pub(crate) fn new() -> Pairs<G> {
        Pairs { options: Vec::new(), weights: Vec::new(), field: Vec::with_capacity(WIDEST), played: 0 }
    }

    /// Thinks about what a seat is offered, the most appealing first in `order`, and adds what was found about each option.
    pub(crate) fn think(
        &mut self,
        seat: Seat,
        table: &dyn Imaginer<G>,
        (options, order): (&[G::Action], &[usize]),
        (iterations, guided, deadline): (u32, u32, Option<Instant>),
        dice: &mut Dice,
        findings: &mut Vec<Finding>,
    ) {
        findings.clear();
        findings.resize(options.len(), Finding::NOTHING);
        let wide = (iterations / FEWEST_WORLDS) as usize;
        self.field.clear();
        self.field.extend(order.iter().take(wide.min(WIDEST)));
        if self.field.len() < 2 {
            return;
        }
        let (first, mut left) = (self.field[0], iterations);
        loop {
            let each = self.field.len() as u32;
            let rounds = (each - 1).ilog2() + 1;
            let worlds = (left / (rounds * each)).max(FEWEST_WORLDS.min(left / each));
            if worlds == 0 {
                return;
            }
            left -= worlds * each;
            for world in 0..worlds {
                if world % 4 == 3 && deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                    return;
                }
                let world = table.imagine(&mut |ways| dice.below(ways));
                let (luck, since) = (dice.seed(), world.turn());
                let mut beside = 0;
                for place in 0..self.field.len() {
                    let option = self.field[place];
                    let input = Input::Decide { seat, action: options[option].clone() };
                    let value = self.play(world.clone(), &input, seat, (guided, since), Dice::new(luck));
                    if option == first {
                        beside = value;
                    }
                    let difference = i64::from(value - beside);
                    let finding = &mut findings[option];
                    finding.visits += 1;
                    finding.sum += difference;
                    finding.squares += difference * difference;
                }
            }
            // The most appealing option stays, and half of those that challenge it.
            let challengers = &mut self.field[1..];
            challengers.sort_unstable_by_key(|place| (Reverse(findings[*place].sum), *place));
            let keep = 1 + challengers.len() / 2;
            self.field.truncate(keep);
            if keep == 1 {
                return;
            }
        }
    }

    /// How the table looks to the seat when, after this input, everybody has done what appeals to them for a while.
    fn play(
        &mut self,
        mut table: Imagined<'_, G>,
        first: &Input<G::Action>,
        seat: Seat,
        guided: (u32, Option<u32>),
        mut luck: Dice,
    ) -> i32 {
        if table.apply(first).is_ok() {
            let mut players = Guided { dice: &mut luck, weights: &mut self.weights };
            self.played += 1 + u64::from(play_on(&mut table, guided, &mut players, &mut self.options));
        }
        standing(&table, seat)
    }
}
