//! Sensible players get home, and no seat is much better than another.

mod common;

use title_clef_des_mondes::ClefDesMondes;
use veilleuse_core::{Match, Pending};
use veilleuse_testkit::{Luck, title};

/// Nobody plays longer than this.
const LONGEST: usize = 20_000;

struct Played {
    home: u32,
    in_time: u32,
    wins: Vec<u32>,
}

fn play(seats: u8, matches: u64) -> Played {
    let mut sum = Played { home: 0, in_time: 0, wins: vec![0; usize::from(seats)] };
    let mut rounds = Vec::new();
    for number in 0..matches {
        let mut luck = Luck::part(u64::from(seats), number);
        let begun = Match::<ClefDesMondes>::begin(common::pack(), common::standard(seats));
        let begun = begun.unwrap_or_else(|refusal| panic!("{refusal}"));
        let played = title::play_sensibly(begun, &mut luck, 0, LONGEST);
        let Pending::Over(outcome) = played.pending() else { continue };
        if let Some(winner) = outcome.winners.first_seat() {
            let round = played.view_everything().round;
            rounds.push(round);
            sum.home += 1;
            sum.in_time += u32::from(round <= 60);
            sum.wins[winner.index()] += 1;
        }
    }
    rounds.sort_unstable();
    let median = rounds.get(rounds.len() / 2);
    println!(
        "{seats} seats: {} home of {matches}, {} in time, median round {median:?}, wins {:?}",
        sum.home, sum.in_time, sum.wins
    );
    sum
}

/// CM-GOAL-01, CM-HOME-04: nearly every match ends by a homecoming within sixty rounds.
#[test]
fn sensible_players_get_home() {
    let played: Vec<(u8, Played)> = (2..=5).map(|seats| (seats, play(seats, 150))).collect();
    for (seats, played) in played {
        assert!(played.in_time * 100 >= 95 * 150, "{seats} seats: {} of 150", played.in_time);
    }
}

/// The same over a thousand matches for each number of seats; then the shares of the seats can be compared too.
#[test]
#[ignore = "takes minutes; the short run covers the same tables"]
fn no_seat_is_much_better_than_another() {
    for seats in 2..=5_u32 {
        let played = play(seats as u8, 1_000);
        assert!(played.in_time >= 950, "{seats} seats: {} of 1000", played.in_time);
        for (seat, wins) in played.wins.iter().enumerate() {
            let share = wins * seats * 100 / played.home;
            assert!((80..=120).contains(&share), "seat {seat} of {seats}: {share} %");
        }
    }
}
