//! Chance that nobody can choose, and files that anybody can check.

use std::time::{Duration, Instant};

use crate::common::{Recorded, header, pack, read, seed, small_file, toy, toy::ToyOptions};
use veilleuse_core::{Input, Outcome, Pending, Seat, SeatSet};
use veilleuse_record::{
    ChanceHeader, Entry, FairChance, Finding, Header, Hex32, RecordWriter, Seed, Verdict, draws, replay,
    verify,
};

fn verdict(file: &[u8]) -> Verdict {
    verify(&read(file).unwrap(), &toy::pack())
}

/// The entries of a file, changed and written again with a chain that fits: what a cheat would do.
fn forged(file: &[u8], change: impl Fn(usize, &mut Entry<toy::Move>)) -> Vec<u8> {
    let record = read(file).unwrap();
    let mut writer = RecordWriter::<toy::Toy, _>::begin(Vec::new(), record.header()).unwrap();
    for (index, entry) in record.entries().iter().enumerate() {
        let mut entry = entry.clone();
        change(index, &mut entry);
        writer.append(&entry).unwrap();
    }
    writer.into_inner()
}

#[test]
fn a_finished_match_is_proven() {
    let verdict = verdict(&small_file());
    assert!(verdict.is_proven(), "{verdict}");
    assert_eq!((verdict.undone, verdict.draws), (2, 4), "two cards, a die, and the die thrown again");
    assert!(verdict.to_string().ends_with("This match is proven."));
}

#[test]
fn the_example_in_the_documentation_is_proven() {
    let (_, rest) = include_str!("../../../../docs/match-file.md").split_once("```text example\n").unwrap();
    let example = rest.split_once("```").unwrap().0;
    assert_eq!(example, String::from_utf8(small_file()).unwrap());
    assert!(verdict(example.as_bytes()).is_proven());
}

#[test]
fn what_each_draw_was_for_can_be_told_undone_ones_too() {
    let record = read(&small_file()).unwrap();
    let drawn: Vec<_> =
        draws(&record, &pack()).unwrap().iter().map(|draw| (draw.purpose, draw.ways)).collect();
    assert_eq!(drawn, [("card", 12), ("card", 11), ("die", 6), ("die", 6)]);
    assert_eq!(drawn.len() as u64, record.draws());
}

#[test]
fn a_running_match_is_sound_but_open() {
    let mut recorded = Recorded::begin(ToyOptions::default(), &[]);
    recorded.go(6);
    let verdict = verdict(&recorded.writer.into_inner());
    assert!(verdict.is_sound() && !verdict.is_proven());
    assert!(
        matches!(&verdict.chance, Finding::Open { why } if why.contains("not revealed yet")),
        "{verdict}"
    );
    assert!(matches!(&verdict.ending, Finding::Open { why } if why.contains("not over")), "{verdict}");
    assert!(matches!(&verdict.play, Finding::Proven { .. }), "{verdict}");
}

#[test]
fn a_match_without_a_scheme_says_so() {
    let blind = Header { chance: None, ..header(ToyOptions::default()) };
    let mut writer = RecordWriter::<toy::Toy, _>::begin(Vec::new(), &blind).unwrap();
    writer.input(&Input::Draw(3)).unwrap();
    let verdict = verdict(&writer.into_inner());
    assert!(
        matches!(&verdict.chance, Finding::Open { why } if why.contains("no chance scheme")),
        "{verdict}"
    );
}

#[test]
fn a_die_that_was_chosen_is_found() {
    let file = small_file();
    let draws = |file: &[u8]| {
        let record = read(file).unwrap();
        let entries = record.entries().iter().enumerate();
        entries.filter(|(_, e)| matches!(e, Entry::Input(Input::Draw(_)))).map(|(i, _)| i).collect::<Vec<_>>()
    };
    for chosen in draws(&file) {
        let forged = forged(&file, |index, entry| {
            if let (true, Entry::Input(Input::Draw(way))) = (index == chosen, entry) {
                *way = (*way + 1) % 6;
            }
        });
        let verdict = verdict(&forged);
        assert!(matches!(verdict.chance, Finding::Broken { line, .. } if line == chosen + 2), "{verdict}");
        assert!(!verdict.is_sound());
    }
}

#[test]
fn another_seed_or_another_nonce_is_found() {
    let file = small_file();
    let other_seed = forged(&file, |_, entry| {
        if let Entry::End { seed, .. } = entry {
            *seed = Some(Seed::from_bytes([43; 32]));
        }
    });
    assert!(matches!(verdict(&other_seed).chance, Finding::Broken { .. }));
    let other_nonce = forged(&file, |_, entry| {
        if let Entry::Nonce { seat, value } = entry
            && *seat == Seat::new(1)
        {
            value.0[31] ^= 1;
        }
    });
    assert!(matches!(verdict(&other_nonce).chance, Finding::Broken { .. }));
}

#[test]
fn a_seed_that_was_exchanged_before_the_first_draw_is_found() {
    let file = small_file();
    let record = read(&file).unwrap();
    let mut committed_otherwise = record.header().clone();
    let other = Seed::from_bytes([43; 32]).commitment();
    committed_otherwise.chance = Some(ChanceHeader::committed(other));
    let mut writer = RecordWriter::<toy::Toy, _>::begin(Vec::new(), &committed_otherwise).unwrap();
    for entry in record.entries() {
        writer.append(entry).unwrap();
    }
    let verdict = verdict(&writer.into_inner());
    let last = record.entries().len() + 1;
    assert!(matches!(verdict.chance, Finding::Broken { line, .. } if line == last), "{verdict}");
}

#[test]
fn a_nonce_from_nobody_is_found() {
    let mut recorded = Recorded::begin(ToyOptions::default(), &[(Seat::new(2), Hex32([0; 32]))]);
    recorded.go(3);
    let verdict = verdict(&recorded.writer.into_inner());
    assert!(matches!(verdict.chance, Finding::Broken { line: 2, .. }), "{verdict}");
}

#[test]
fn options_that_cannot_be_played_are_found() {
    let options = ToyOptions { seats: 200, ..ToyOptions::default() };
    let writer = RecordWriter::<toy::Toy, _>::begin(Vec::new(), &header(options)).unwrap();
    let verdict = verdict(&writer.into_inner());
    assert!(matches!(verdict.play, Finding::Broken { line: 1, .. }), "{verdict}");
}

#[test]
fn an_input_against_the_rules_is_found_even_when_it_was_undone() {
    let file = small_file();
    let undo = read(&file).unwrap().entries().iter().position(|e| matches!(e, Entry::Undo { .. })).unwrap();
    let forged = forged(&file, |index, entry| {
        if index == undo - 1 {
            *entry = Entry::Input(Input::Decide { seat: Seat::new(0), action: toy::Move::Open });
        }
    });
    let verdict = verdict(&forged);
    assert!(matches!(verdict.play, Finding::Broken { line, .. } if line == undo + 1), "{verdict}");
    assert!(matches!(verdict.ending, Finding::Open { .. }), "{verdict}");
    assert!(matches!(verdict.chance, Finding::Open { .. }), "{verdict}");
}

#[test]
fn an_outcome_that_was_not_reached_is_found() {
    let wrong = Outcome { result: "victory", reason: "lead", winners: SeatSet::first(2) };
    let forged = forged(&small_file(), |_, entry| {
        if let Entry::End { outcome, .. } = entry {
            *outcome = Some((&wrong).into());
        }
    });
    assert!(matches!(verdict(&forged).ending, Finding::Broken { .. }));

    let mut recorded = Recorded::begin(ToyOptions::default(), &[]);
    recorded.go(3);
    recorded.writer.end(Some(&seed()), Some(&wrong)).unwrap();
    assert!(matches!(verdict(&recorded.writer.into_inner()).ending, Finding::Broken { .. }));
}

#[test]
fn going_back_often_does_not_make_checking_slow() {
    let mut recorded = Recorded::begin(ToyOptions { rounds: 1_000, ..ToyOptions::default() }, &[]);
    recorded.go(2_000);
    for _ in 0..10_000 {
        recorded.writer.undo(1_999).unwrap();
        recorded.writer.input(&recorded.play.history()[1_999].input).unwrap();
    }
    let file = recorded.writer.into_inner();
    let start = Instant::now();
    assert!(matches!(verdict(&file).play, Finding::Proven { .. }));
    assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
}

#[test]
fn two_thousand_inputs_are_rebuilt_in_ten_milliseconds() {
    let mut recorded = Recorded::begin(ToyOptions { seats: 4, rounds: 1_000, ..ToyOptions::default() }, &[]);
    recorded.go(2_000);
    let (fingerprint, file) = (recorded.play.fingerprint(), recorded.writer.into_inner());
    let record = read(&file).unwrap();
    let pack = pack();
    let rebuild = || {
        let start = Instant::now();
        let play = replay(&record, pack.clone()).unwrap();
        assert_eq!((play.history().len(), play.fingerprint()), (2_000, fingerprint));
        start.elapsed()
    };
    let best = (0..10).map(|_| rebuild()).min().unwrap();
    assert!(best < Duration::from_millis(10), "{best:?}");
}

#[test]
fn the_counter_never_goes_back() {
    let mut recorded = Recorded::begin(ToyOptions::default(), &[]);
    recorded.go(3);
    let mut dice = Vec::new();
    for _ in 0..40 {
        recorded.undo(2);
        recorded.go(1);
        dice.push(recorded.play.history()[2].input);
    }
    assert!(dice.iter().any(|die| *die != dice[0]), "an undone die is thrown afresh: {dice:?}");
    let Pending::Seats(_) = recorded.play.pending() else { panic!("the die has fallen") };
    assert!(verdict(&recorded.finish()).is_proven());
}

/// Pearson's statistic must stay below its quantile of one in a million (Wilson and Hilferty's approximation).
#[test]
fn a_million_draws_of_every_size_are_even() {
    const DRAWS: u64 = 1_000_000;
    const ONE_IN_A_MILLION: f64 = 4.753_424;
    let chance = FairChance::new(&seed(), [(Seat::new(0), Hex32([5; 32]))]);
    for ways in [2u32, 3, 6, 7, 52, 1_000] {
        let mut counts = vec![0u64; ways as usize];
        for index in 0..DRAWS {
            counts[chance.draw_at(index, "die", ways) as usize] += 1;
        }
        let expected = DRAWS as f64 / f64::from(ways);
        let statistic: f64 = counts.iter().map(|count| (*count as f64 - expected).powi(2) / expected).sum();
        let freedom = f64::from(ways - 1);
        let spread = 2.0 / (9.0 * freedom);
        let limit = freedom * (1.0 - spread + ONE_IN_A_MILLION * spread.sqrt()).powi(3);
        assert!(statistic < limit, "{ways} ways: {statistic} is not below {limit}");
        assert!(statistic > 0.0, "draws are not dealt out in turn");
    }
}
