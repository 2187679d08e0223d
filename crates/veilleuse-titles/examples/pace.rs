//! How fast bots think, beside how fast matches can be played at all.
//!
//! `cargo run --release -p veilleuse-titles --example pace [TITLE]`
//!
//! A line for each mode of each title, in the form of a table: decisions a second of regular bots; then inputs a second when
//! everybody plays at random and when regular bots play, iterations a second of somebody who thinks for 500 of them, how many
//! inputs one has, and what share of the two speeds these inputs are. All in processor time of one core, so that whatever else
//! the machine does makes little difference.

use std::{fs, sync::Arc, time::Instant};

use veilleuse_bots::{Budget, Chair, Dice, Level, Pupil, Searcher};
use veilleuse_core::{Chance, Host, Players, Seat, Table, Went};
use veilleuse_sim::{Levels, SimPlan, simulate};
use veilleuse_titles::{Loaded, Playable, Title, options, with_title};

const ITERATIONS: u32 = 500;
/// For about so many seconds each of the three is measured.
const LONG: f64 = 2.0;

/// What the process has used of the processor, in seconds.
struct Clock {
    began: Instant,
}

impl Clock {
    /// As Linux counts it, in hundredths; elsewhere the clock on the wall must do.
    fn seconds(&self) -> f64 {
        let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
        let used = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        let ticks: Vec<f64> = used.skip(11).take(2).filter_map(|ticks| ticks.parse().ok()).collect();
        match ticks[..] {
            [user, system] => (user + system) / 100.0,
            _ => self.began.elapsed().as_secs_f64(),
        }
    }
}

/// Regular bots, who stop here and there so that somebody else may think about their question.
struct Guests<G: Playable> {
    dice: Dice,
    bots: Vec<Pupil<G>>,
    /// Tables at which somebody has something to think about.
    questions: Vec<(Seat, Table<'static, G>)>,
}

impl<G: Playable> Players<Table<'static, G>> for Guests<G> {
    fn fall(&mut self, chance: Chance) -> u32 {
        self.dice.below(chance.ways)
    }

    fn choose(&mut self, table: &Table<'static, G>, seat: Seat, options: &[G::Action]) -> usize {
        if let Some(duty) = table.duty(seat).and_then(|duty| options.iter().position(|one| *one == duty)) {
            return duty;
        }
        let taught = table.taught(seat);
        if seat.plays() && taught.is_none() && options.len() > 1 && self.dice.below(8) == 0 {
            self.questions.push((seat, table.clone()));
        }
        self.bots[seat.index()].choose(seat, &Chair::new(table, seat), taught, options)
    }
}

/// Decisions and inputs a second when bots of this level play.
fn playing<G: Playable>(pack: &Arc<G::Pack>, table: &G::Options, level: Level, clock: &Clock) -> (f64, f64) {
    let (began, mut decisions, mut inputs, mut seed) = (clock.seconds(), 0, 0, 0);
    while clock.seconds() < began + LONG {
        seed += 1;
        let plan = SimPlan::<G> {
            levels: Levels::all(level),
            threads: 1,
            ..SimPlan::random(Arc::clone(pack), table.clone(), 50, seed)
        };
        let report = simulate(&plan, |_| {}).expect("matches");
        (decisions, inputs) = (decisions + report.decisions, inputs + report.inputs);
    }
    let spent = clock.seconds() - began;
    (decisions as f64 / spent, inputs as f64 / spent)
}

/// Iterations and inputs a second of somebody who thinks about what regular bots are asked.
fn thinking<G: Playable>(pack: &'static G::Pack, table: &G::Options, clock: &Clock) -> (f64, f64) {
    let mut dice = Dice::new(5);
    let mut searcher = Searcher::<G>::new(Dice::new(dice.seed()), Budget::iterations(ITERATIONS));
    let bots = (0..=Seat::MAX).map(|_| G::bot(Level::Regular, dice.seed(), Budget::OWN)).collect();
    let mut guests = Guests { dice, bots, questions: Vec::new() };
    let (mut spent, mut thought, mut listed) = (0.0, 0, Vec::new());
    while spent < LONG {
        let mut table = Table::<G>::begin(pack, table).expect("a table");
        while !matches!(table.play_on(&mut guests, &mut listed), Went::Over(_)) {}
        let began = clock.seconds();
        for (seat, table) in guests.questions.drain(..) {
            let mut options = Vec::new();
            Host::options(&table, seat, &mut options);
            searcher.rank(seat, &Chair::new(&table, seat), &options);
            thought += ITERATIONS;
        }
        spent += clock.seconds() - began;
    }
    (f64::from(thought) / spent, searcher.played() as f64 / spent)
}

fn pace<G: Playable>(clock: &Clock) {
    let loaded = Loaded::<G>::embedded();
    let pack: &'static Arc<G::Pack> = Box::leak(Box::new(loaded.pack));
    for mode in &G::catalogue().modes {
        let named = serde_json::json!({ "mode": mode.id, "seats": mode.seats.usual });
        let table = G::simulated(options::<G>(named).expect("options of the title"));
        let (_, random) = playing::<G>(pack, &table, Level::Random, clock);
        let (decisions, regular) = playing::<G>(pack, &table, Level::Regular, clock);
        let (iterations, played) = thinking::<G>(pack, &table, clock);
        println!(
            "| {}, {}, {} | {decisions:.0} | {random:.0} | {regular:.0} | {iterations:.0} | {:.1} | {:.0} % | {:.0} % |",
            G::ID,
            mode.id,
            mode.seats.usual,
            played / iterations,
            100.0 * played / random,
            100.0 * played / regular,
        );
    }
}

fn main() {
    let named = std::env::args().nth(1);
    let clock = Clock { began: Instant::now() };
    println!(
        "| title, mode, seats | decisions/s, regular | inputs/s, random | regular | iterations/s | inputs each | of random | of regular |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for title in Title::ALL.into_iter().filter(|title| named.as_ref().is_none_or(|id| id == title.id())) {
        with_title!(title, G => pace::<G>(&clock));
    }
}
