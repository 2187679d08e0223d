//! How much each term of a judgement says about who will win, found on matches between bots.
//!
//! `cargo run --release -p veilleuse-titles --example fit -- TITLE MODE SEATS MATCHES [BOTS]`
//!
//! Matches are played, tables are looked at every now and then, and a logistic regression finds by how much each term should be
//! multiplied so that the sum is the log-odds of winning, in thousandths. The numbers are then written into the title's
//! judgement by hand, as whole numbers; `Judgement::value` makes thousandths of a match of them.

use std::{env, sync::Arc};

use veilleuse_bots::{Chair, Dice, Level, Pupil};
use veilleuse_core::{Chance, Host, Judgement, Players, Seat, Table, Went};
use veilleuse_sim::Bot;
use veilleuse_titles::{Loaded, Playable, Title, options, with_title};

/// A table is looked at once in so many decisions.
const SELDOM: u32 = 6;

struct Look {
    seat: Seat,
    terms: Vec<f64>,
}

struct Watched<G: Judgement> {
    dice: Dice,
    bots: Vec<Pupil<G>>,
    looks: Vec<Look>,
}

impl<G: Judgement> Players<Table<'_, G>> for Watched<G> {
    fn fall(&mut self, chance: Chance) -> u32 {
        self.dice.below(chance.ways)
    }

    fn choose(&mut self, table: &Table<'_, G>, seat: Seat, options: &[G::Action]) -> usize {
        if let Some(duty) = table.duty(seat).and_then(|duty| options.iter().position(|one| *one == duty)) {
            return duty;
        }
        if seat.plays() && self.dice.below(SELDOM) == 0 {
            let world = table.imagined(seat, &mut |ways| self.dice.below(ways));
            let mut terms = vec![0.0; G::TERMS.len() + 1];
            world.terms(seat, |name, worth| {
                let place = G::TERMS.iter().position(|term| term.name == name).expect("a term of the title");
                terms[place] += f64::from(worth) / 1000.0;
            });
            terms[G::TERMS.len()] = 1.0;
            self.looks.push(Look { seat, terms });
        }
        let taught = table.taught(seat);
        self.bots[seat.index()].choose(seat, &Chair::new(table, seat), taught, options)
    }
}

fn fit<G: Playable>(arguments: &[String]) {
    let pack = Arc::clone(&Loaded::<G>::embedded().pack);
    let [mode, seats, matches, rest @ ..] = arguments else { panic!("MODE SEATS MATCHES [BOTS]") };
    let named = serde_json::json!({ "mode": mode, "seats": seats.parse::<u8>().expect("a number of seats") });
    let table_options = G::simulated(options::<G>(named).expect("options of the title"));
    let bot: Bot = rest.first().map_or(Bot::from(Level::Regular), |word| word.parse().expect("a level"));
    let mut samples: Vec<(Vec<f64>, f64)> = Vec::new();
    for index in 0..matches.parse::<u64>().expect("a number of matches") {
        let mut seeds = Dice::stream(11, index);
        let bots = (0..=Seat::MAX).map(|_| bot.sits_down(G::bot, seeds.seed())).collect();
        let mut watched = Watched::<G> { dice: Dice::stream(12, index), bots, looks: Vec::new() };
        let mut table = Table::<G>::begin(pack.as_ref(), &table_options).expect("a table");
        let mut listed = Vec::new();
        let outcome = loop {
            if let Went::Over(outcome) = table.play_on(&mut watched, &mut listed) {
                break outcome;
            }
        };
        let won = |look: &Look| f64::from(u8::from(outcome.winners.has(look.seat)));
        samples.extend(watched.looks.into_iter().map(|look| (look.terms.clone(), won(&look))));
    }
    let count = G::TERMS.len() + 1;
    let mut weights = vec![0.0; count];
    for _ in 0..25 {
        newton(&samples, &mut weights);
    }
    let loss = |weights: &[f64]| {
        let each = samples.iter().map(|(terms, won)| {
            let chance = chance(weights, terms).clamp(1e-9, 1.0 - 1e-9);
            -(won * chance.ln() + (1.0 - won) * (1.0 - chance).ln())
        });
        each.sum::<f64>() / samples.len() as f64
    };
    let wins: f64 = samples.iter().map(|(_, won)| won).sum::<f64>() / samples.len() as f64;
    let mut base = vec![0.0; count];
    base[count - 1] = (wins / (1.0 - wins)).ln();
    println!(
        "{} looks, {:.1} % won; surprise {:.4} instead of {:.4}",
        samples.len(),
        100.0 * wins,
        loss(&weights),
        loss(&base)
    );
    for (term, weight) in G::TERMS.iter().zip(&weights) {
        println!("  {:<12} times {weight:.3}", term.name);
    }
    println!("  {:<12} {:.0}", "always", 1000.0 * weights[count - 1]);
}

fn chance(weights: &[f64], terms: &[f64]) -> f64 {
    let odds: f64 = weights.iter().zip(terms).map(|(weight, term)| weight * term).sum();
    1.0 / (1.0 + (-odds).exp())
}

/// One step towards the weights that explain the samples best, with a slight pull to zero.
fn newton(samples: &[(Vec<f64>, f64)], weights: &mut [f64]) {
    const PULL: f64 = 1.0;
    let count = weights.len();
    let mut rows = vec![vec![0.0; count + 1]; count];
    for (terms, won) in samples {
        let chance = chance(weights, terms);
        let spread = (chance * (1.0 - chance)).max(1e-6);
        for (row, term) in rows.iter_mut().zip(terms) {
            row.iter_mut().zip(terms).for_each(|(cell, other)| *cell += spread * term * other);
            row[count] += (won - chance) * term;
        }
    }
    for (place, row) in rows.iter_mut().enumerate() {
        row[place] += PULL;
        row[count] -= PULL * weights[place];
    }
    for pivot in 0..count {
        let best = (pivot..count).max_by(|a, b| rows[*a][pivot].abs().total_cmp(&rows[*b][pivot].abs()));
        rows.swap(pivot, best.unwrap_or(pivot));
        let lead = rows[pivot].clone();
        for (place, row) in rows.iter_mut().enumerate() {
            if place != pivot {
                let factor = row[pivot] / lead[pivot];
                row.iter_mut().zip(&lead).for_each(|(cell, other)| *cell -= factor * other);
            }
        }
    }
    for (place, weight) in weights.iter_mut().enumerate() {
        *weight += rows[place][count] / rows[place][place];
    }
}

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let title: Title = arguments.first().expect("TITLE MODE SEATS MATCHES [BOTS]").parse().expect("a title");
    with_title!(title, G => fit::<G>(&arguments[1..]));
}
