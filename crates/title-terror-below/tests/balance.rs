//! Matches among bots end by the rules, and no place in the order of play is much better than another.

mod common;

use std::collections::BTreeMap;

use title_terror_below::{Options, TerrorBelow};
use veilleuse_bots::{Budget, Level, Pupil, decide};
use veilleuse_core::{Input, Match, Outcome, Pending, Seat};
use veilleuse_testkit::Luck;

/// Nobody plays longer than this.
const LONGEST: usize = 20_000;

/// A match among regular bots. Seat 0 begins, so that the seats are in the order of play.
fn play(seats: u8, number: u64) -> Option<Outcome> {
    let options = Options { first: Some(Seat::new(0)), ..common::standard(seats) };
    let mut played: Match<TerrorBelow> = common::begin(options);
    let mut luck = Luck::part(u64::from(seats), number);
    let bot = |seat| Level::Regular.bot(number * 8 + u64::from(seat), Budget::default());
    let mut bots: Vec<Pupil<TerrorBelow>> = (0..seats).map(bot).collect();
    while played.history().len() < LONGEST {
        let input = match played.pending() {
            Pending::Over(outcome) => return Some(outcome),
            Pending::Chance(chance) => Input::Draw(luck.below(chance.ways)),
            Pending::Seats(asked) => {
                let seat = asked.first_seat().expect("somebody is asked");
                let action = decide(&mut bots[seat.index()], &played, seat).expect("a seat that is asked");
                Input::Decide { seat, action }
            }
        };
        played.apply_silently(input).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    None
}

/// What each place in the order of play won, in hundredths of a fair share.
fn shares(seats: u8, matches: u64) -> Vec<u32> {
    // A victory is shared out in sixtieths among those who share it.
    let mut wins = vec![0_u32; usize::from(seats)];
    let mut endings: BTreeMap<String, u32> = BTreeMap::new();
    for number in 0..matches {
        let outcome = play(seats, number).unwrap_or_else(|| panic!("match {number} of {seats} does not end"));
        *endings.entry(format!("{}/{}", outcome.result, outcome.reason)).or_default() += 1;
        for winner in outcome.winners.iter() {
            wins[winner.index()] += 60 / outcome.winners.len() as u32;
        }
    }
    let all: u32 = wins.iter().sum();
    let shares = wins.iter().map(|won| won * u32::from(seats) * 100 / all).collect();
    println!("{seats} seats: {endings:?}, order {shares:?}");
    shares
}

/// TB-GOAL-01, TB-END-01, TB-END-04: every match among bots ends by the rules, and every place can win.
#[test]
fn every_place_in_the_order_wins() {
    for seats in 2..=5 {
        let shares = shares(seats, 40);
        assert!(shares.iter().all(|share| *share > 0), "{seats} seats: {shares:?}");
    }
}

/// The same over a thousand matches for each number of seats: then the shares can be compared.
#[test]
#[ignore = "takes minutes unoptimised; the short run covers the same tables"]
fn no_place_is_much_better_than_another() {
    for seats in 2..=5 {
        let shares = shares(seats, 1_000);
        assert!(shares.iter().all(|share| (80..=120).contains(share)), "{seats} seats: {shares:?}");
    }
}
