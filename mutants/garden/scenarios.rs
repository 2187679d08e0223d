//! Plays the scenarios of a title against one mutant after the other: a number comes in by a line, and a line says
//! whether a scenario has noticed.

use std::{
    fs,
    io::{BufRead, Write},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
    time::{Duration, Instant},
};

use planted::{TITLE, load, mutants};
use veilleuse_testkit::{
    scenario::{Scenario, run},
    title,
};

struct Covered {
    scenario: Scenario<TITLE>,
    /// The mutants it passes by.
    passed: Vec<u32>,
    time: Duration,
}

fn main() {
    let pack = Arc::new(title::read(&title::files::<TITLE>(), load));
    let holds = |scenario: &Scenario<TITLE>| {
        let played = catch_unwind(AssertUnwindSafe(|| run(Arc::clone(&pack), scenario)));
        played.is_ok_and(|failure| failure.is_ok())
    };
    let mut covered: Vec<Covered> = Vec::new();
    for file in title::scenarios::<TITLE>() {
        let name = file.display().to_string();
        let text = fs::read_to_string(&file).expect("it was found");
        let scenario = Scenario::parse(&name, &text).unwrap_or_else(|failure| panic!("{failure}"));
        mutants::take_passed();
        let started = Instant::now();
        assert!(holds(&scenario), "{name} fails with every mutant asleep");
        let time = started.elapsed();
        covered.push(Covered { scenario, passed: mutants::take_passed(), time });
    }
    covered.sort_by_key(|covered| covered.time);
    let mut answers = std::io::stdout();
    writeln!(answers, "ready").expect("somebody listens");
    // Panics are what is looked for.
    std::panic::set_hook(Box::new(|_| ()));
    for number in std::io::stdin().lock().lines() {
        let number: u32 = number.expect("it can be read").parse().expect("a number");
        mutants::wake(number);
        let mut met = covered.iter().filter(|covered| covered.passed.contains(&number)).peekable();
        let reached = met.peek().is_some();
        let fate = match (met.all(|covered| holds(&covered.scenario)), reached) {
            (false, _) => "killed",
            (true, true) => "survived",
            (true, false) => "unreached",
        };
        writeln!(answers, "{fate}").expect("somebody listens");
    }
}
