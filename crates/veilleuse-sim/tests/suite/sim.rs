//! Simulations of the toy title.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicU64, Ordering},
};

use crate::toy::{self, Move, Toy, ToyOptions};
use veilleuse_bots::Level;
use veilleuse_core::{Input, Pending, Seat, Table, house};
use veilleuse_sim::{
    Bot, Compared, Counts, Diary, Histogram, Keeps, Ladder, Levels, Player, SimError, SimPlan, SimReport,
    What, climb, retrace, simulate,
};

fn plan(matches: u64, seed: u64) -> SimPlan<Toy> {
    SimPlan::random(Arc::new(toy::pack()), ToyOptions::default(), matches, seed)
}

fn report(plan: &SimPlan<Toy>) -> SimReport {
    simulate(plan, |_| {}).unwrap()
}

/// Without what the clock and the machine have a say in.
fn timeless(report: &SimReport) -> SimReport {
    SimReport {
        threads: 0,
        seconds: 0.0,
        inputs_per_second: 0.0,
        decisions_per_second: 0.0,
        ..report.clone()
    }
}

#[test]
fn threads_do_not_change_the_report() {
    for levels in [Levels::all(Level::Random), Levels::all(Level::Novice).with(Seat::new(1), Level::Random)] {
        let on = |threads| timeless(&report(&SimPlan { threads, levels, ..plan(3_001, 8) }));
        assert_eq!(on(1), on(2));
        assert_eq!(on(1), on(5));
    }
}

#[test]
fn seeds_change_the_report() {
    assert_ne!(report(&plan(1_000, 1)).outcomes, report(&plan(1_000, 2)).outcomes);
}

#[test]
fn numbers_add_up() {
    let report = report(&plan(10_000, 3));
    assert_eq!(report.matches, 10_000);
    assert_eq!(report.inputs, report.decisions + report.draws);
    assert_eq!(report.draws, 10_000 * (2 + 3), "two cards, three dice");
    assert_eq!(report.outcomes.iter().map(|outcome| outcome.count).sum::<u64>(), 10_000);
    let wins: u64 = report.winners.iter().map(|seat| seat.count).sum();
    let ties = report.outcomes.iter().find(|outcome| outcome.reason == "tie").unwrap().count;
    assert_eq!(wins, 10_000 + ties);
    assert!((report.length.inputs.mean * 10_000.0 - report.inputs as f64).abs() < 1e-3);
    assert!(report.length.decisions.median <= report.length.decisions.p95);
    assert!(report.length.decisions.p95 <= report.length.decisions.max);
    // Three turns of three steps and a stop, two cards shown, six answers.
    assert!(report.length.decisions.max <= 20, "{:?}", report.length);
    assert!(report.branching_mean > 1.0 && report.branching_mean < 4.0);
    assert!(report.forced_share > 0.0 && report.forced_share < 0.2, "{}", report.forced_share);
    for share in &report.outcomes {
        assert!(share.low < share.share && share.share < share.high, "{share:?}");
    }
}

#[test]
fn the_report_has_the_documented_keys() {
    let json = serde_json::to_value(report(&plan(10, 1))).unwrap();
    let documentation = include_str!("../../../../docs/simulation.md");
    let mut keys = Vec::new();
    collect_keys(&json, &mut keys);
    for key in &keys {
        assert!(documentation.contains(&format!("`{key}`")), "{key} is not explained in docs/simulation.md");
    }
    assert!(keys.len() > 20, "{keys:?}");
}

fn collect_keys(json: &serde_json::Value, keys: &mut Vec<String>) {
    match json {
        serde_json::Value::Object(members) => {
            for (key, value) in members {
                keys.push(key.clone());
                collect_keys(value, keys);
            }
        }
        serde_json::Value::Array(items) => items.iter().for_each(|item| collect_keys(item, keys)),
        _ => {}
    }
}

#[test]
fn any_match_can_be_played_again() {
    let mixed = Levels::all(Level::Random).with(Seat::new(1), Level::Regular);
    for levels in [Levels::all(Level::Random), mixed] {
        let plan = SimPlan { levels, ..plan(200, 77) };
        let mut lengths = (0, 0);
        for index in 0..200 {
            let play = retrace(&plan, index).unwrap();
            assert!(matches!(play.pending(), Pending::Over(_)));
            assert_eq!(play.fingerprint(), retrace(&plan, index).unwrap().fingerprint());
            lengths.0 += play.history().len() as u64;
            lengths.1 += play.history().iter().filter(|s| matches!(s.input, Input::Draw(_))).count() as u64;
        }
        let report = report(&plan);
        assert_eq!((report.inputs, report.draws), lengths, "the very matches of the simulation");
    }
}

#[test]
fn seats_asked_together_answer_in_any_order() {
    let plan = plan(1, 4);
    let first_answers = (0..400).map(|index| {
        let play = retrace(&plan, index).unwrap();
        let answer = play.history().iter().find_map(|step| match step.input {
            Input::Decide { seat, action: Move::Answer(_) } => Some(seat),
            _ => None,
        });
        answer.unwrap()
    });
    let first = first_answers.filter(|seat| *seat == Seat::new(0)).count();
    assert!((140..260).contains(&first), "{first} of 400");
}

#[test]
fn the_master_plays_too() {
    let options = ToyOptions { master: true, ..ToyOptions::default() };
    let plan = SimPlan { options, ..plan(100, 5) };
    let report = report(&plan);
    assert_eq!(report.winners.last().unwrap().seat, Seat::MASTER);
    assert_eq!(report.winners.last().unwrap().count, 0);
    let opened = retrace(&plan, 0)
        .unwrap()
        .history()
        .iter()
        .filter(|step| matches!(step.input, Input::Decide { seat: Seat::MASTER, action: Move::Open }))
        .count();
    assert_eq!(opened, 3);
}

#[test]
fn better_bots_win_more_often() {
    let wins = |level| {
        let levels = Levels::all(Level::Random).with(Seat::new(0), Bot { level, iterations: Some(64) });
        let report = report(&SimPlan { levels, ..plan(2_000, 6) });
        assert_eq!(report.winners[0].level, level);
        report.winners[0].count
    };
    let [random, novice, regular, expert] =
        [Level::Random, Level::Novice, Level::Regular, Level::Expert].map(wins);
    assert!(
        random + 100 < novice && novice < regular && regular < expert,
        "{random} {novice} {regular} {expert}"
    );
}

#[test]
fn chance_is_the_same_whoever_plays() {
    let dealt = |level| {
        let plan = SimPlan { levels: Levels::all(level), ..plan(1, 9) };
        let play = retrace(&plan, 0).unwrap();
        play.history()[..3].iter().map(|step| step.input).collect::<Vec<_>>()
    };
    assert_eq!(dealt(Level::Random), dealt(Level::Regular));
}

#[test]
fn progress_is_told_until_everything_is_done() {
    let (calls, last) = (AtomicU64::new(0), Mutex::new(0));
    let told = |done: u64| {
        calls.fetch_add(1, Ordering::Relaxed);
        let mut last = last.lock().unwrap();
        *last = done.max(*last);
    };
    simulate(&plan(20_000, 1), told).unwrap();
    assert_eq!(*last.lock().unwrap(), 20_000);
    assert_eq!(calls.load(Ordering::Relaxed), 1_000);
}

#[test]
fn what_cannot_be_simulated_is_refused_with_a_way_out() {
    assert_eq!(simulate(&plan(0, 1), |_| {}).unwrap_err(), SimError::NoMatches);
    let options = ToyOptions { seats: 9, ..ToyOptions::default() };
    let refused = simulate(&SimPlan { options, ..plan(10, 1) }, |_| {}).unwrap_err();
    assert_eq!(refused, SimError::Options(house::OPTIONS));
    assert!(refused.to_string().contains("HOUSE-OPTIONS"), "{refused}");
}

fn ladder(seats: u8, bots: &[Level], pairs: u64) -> Ladder<Toy> {
    Ladder {
        pack: Arc::new(toy::pack()),
        options: ToyOptions { seats, ..ToyOptions::default() },
        bots: bots.iter().copied().map(Bot::from).collect(),
        make_bot: Level::bot,
        pairs,
        whole: false,
        seed: 3,
        threads: 1,
    }
}

#[test]
fn a_ladder_stands_where_each_is_stronger_and_not_where_it_is_turned_round() {
    for seats in [2, 3] {
        let up = climb(&ladder(seats, &[Level::Random, Level::Novice, Level::Regular], 800), |_| {}).unwrap();
        assert_eq!(up.len(), 2);
        for rung in &up {
            assert!(rung.stands && rung.low > 0.5 && rung.share > rung.low, "{rung:?}");
            assert_eq!(rung.compared, Compared::Rivals);
            assert!(rung.pairs < 800, "it stops when it knows: {rung:?}");
        }
        let down = climb(&ladder(seats, &[Level::Regular, Level::Random], 800), |_| {}).unwrap();
        assert!(!down[0].stands && down[0].high < 0.5, "{down:?}");
    }
    let alike = climb(&ladder(2, &[Level::Random, Level::Random], 60), |_| {}).unwrap();
    assert!(!alike[0].stands, "{alike:?}");
    assert_eq!(alike[0].upper_won, alike[0].lower_won, "with exchanged chairs chance favours nobody");
}

#[test]
fn a_whole_ladder_goes_on_when_it_knows() {
    let bots = [Level::Random, Level::Regular];
    let whole = climb(&Ladder { whole: true, ..ladder(2, &bots, 60) }, |_| {}).unwrap();
    assert!(whole[0].pairs == 60 && climb(&ladder(2, &bots, 60), |_| {}).unwrap()[0].pairs < 60, "{whole:?}");
}

#[test]
fn threads_do_not_change_a_ladder() {
    let on = |threads| {
        let bots = [Level::Random, Level::Novice];
        climb(&Ladder { threads, ..ladder(3, &bots, 100) }, |_| {}).unwrap()
    };
    assert_eq!(on(1), on(3));
}

/// A diary of these matches, played one after the other.
fn diary(plan: &SimPlan<Toy>, matches: u64, keeps: Keeps) -> Diary<Toy> {
    let opening = Table::begin(plan.pack.as_ref(), &plan.options).unwrap();
    let mut diary = Diary::new(&plan.options, &opening, keeps);
    let mut player = Player::new(plan).unwrap();
    (0..matches).for_each(|index| player.observe(index, &plan.levels, &mut diary).unwrap());
    diary
}

#[test]
fn a_diary_writes_down_the_very_matches_of_a_simulation() {
    let mixed = Levels::all(Level::Random).with(Seat::new(1), Level::Regular);
    let plan = SimPlan { levels: mixed, ..plan(300, 21) };
    let (report, mut diary) = (report(&plan), diary(&plan, 300, Keeps { rows: true, events: true }));
    let counts = diary.counts(&plan.pack);
    assert_eq!((counts.matches, counts.decisions.sum(), counts.draws), (300, report.decisions, report.draws));
    assert_eq!(
        counts.seats.iter().map(|chair| chair.won).collect::<Vec<_>>(),
        [report.winners[0].count, report.winners[1].count]
    );
    assert_eq!(counts.endings.values().map(Histogram::total).sum::<u64>(), 300);
    for outcome in &report.outcomes {
        let periods = &counts.endings[&format!("{}/{}", outcome.result, outcome.reason)];
        assert_eq!(periods.total(), outcome.count);
    }
    // Two cards a match, each in the hand of one seat.
    let cards = &counts.things["card"];
    assert_eq!(cards.values().map(|card| card.seats.seen).sum::<u64>(), 600);
    assert!(cards.values().all(|card| card.matches.used <= card.matches.seen && card.matches.used > 0));
    let alike = |card: &veilleuse_sim::Thing| card.alike.iter().map(|class| class.seats.all).sum::<u64>();
    assert!(cards.values().all(|card| alike(card) == card.seats.seen), "every match has a length");
    assert_eq!(counts.sorts["card"].iter().map(|class| class.matches.all).sum::<u64>(), 300);
    assert_eq!(counts.gauges["score"].won.iter().map(Histogram::total).sum::<u64>(), 300 * 2 * 4);
    let rows = diary.take_rows();
    assert_eq!(rows.len(), 300);
    assert_eq!(rows.iter().map(|row| u64::from(row.decisions)).sum::<u64>(), report.decisions);
    assert_eq!(rows.iter().map(|row| u64::from(row.marks[0])).sum::<u64>(), counts.marks["step"].amount);
    assert!(rows.iter().all(|row| row.first == Some(0) && row.periods == 4));
    let events = diary.take_events();
    let steps = events.iter().filter(|event| matches!(event.what, What::Mark(0, 1))).count();
    assert_eq!(steps as u64, counts.marks["step"].amount);
    assert!(events.windows(2).all(|pair| (pair[0].index, pair[0].input) <= (pair[1].index, pair[1].input)));
}

#[test]
fn counting_apart_and_adding_is_counting_together() {
    let plan = plan(200, 5);
    let opening = Table::begin(plan.pack.as_ref(), &plan.options).unwrap();
    let part = |range: std::ops::Range<u64>| {
        let mut diary = Diary::<Toy>::new(&plan.options, &opening, Keeps::default());
        let mut player = Player::new(&plan).unwrap();
        range.for_each(|index| player.observe(index, &plan.levels, &mut diary).unwrap());
        diary.counts(&plan.pack)
    };
    let mut sum = part(120..200);
    sum.add(&part(0..1));
    sum.add(&part(1..120));
    let whole = part(0..200);
    assert_eq!(sum, whole);
    let read: Counts = serde_json::from_str(&serde_json::to_string(&whole).unwrap()).unwrap();
    assert_eq!(read, whole);
}

#[test]
fn bots_that_take_turns_meet_in_every_chair() {
    let levels = Levels::all(Level::Random).with(Seat::new(0), Level::Regular);
    assert_eq!(levels.turned(2, 0), levels);
    assert_eq!(levels.turned(2, 3).of(Seat::new(1)).level, Level::Regular);
    assert_eq!(levels.turned(2, 3).of(Seat::new(0)).level, Level::Random);
    let plan = SimPlan { levels, ..plan(1, 3) };
    let opening = Table::begin(plan.pack.as_ref(), &plan.options).unwrap();
    let mut diary = Diary::<Toy>::new(&plan.options, &opening, Keeps::default());
    let mut player = Player::new(&plan).unwrap();
    (0..400).for_each(|index| player.observe(index, &levels.turned(2, index), &mut diary).unwrap());
    let counts = diary.counts(&plan.pack);
    assert_eq!(counts.bots["regular"].played, 400);
    let duel = |name: &str| counts.duels.get(name).copied().unwrap_or(0);
    assert!(duel("regular>random") > duel("random>regular") + 50, "{:?}", counts.duels);
}

#[test]
fn every_purpose_of_chance_has_a_stream_of_its_own() {
    // More cards are dealt to three than to two; the dice that fall afterwards are the same.
    let dice = |seats: u8| {
        let options = ToyOptions { seats, ..ToyOptions::default() };
        let play = retrace(&SimPlan { options, ..plan(1, 9) }, 0).unwrap();
        let draws = play.history().iter().filter_map(|step| match step.input {
            Input::Draw(way) => Some(way),
            _ => None,
        });
        draws.skip(usize::from(seats)).collect::<Vec<_>>()
    };
    assert_eq!(dice(2), dice(3));
    assert_eq!(dice(2).len(), 3);
}
