//! How hard the match is: many matches of sensible players, who take what looks best and do not think ahead.
//!
//! `cargo test --release -p title-stranger-things --test suite balance -- --ignored --nocapture`

use crate::common;
use std::collections::BTreeMap;

use title_stranger_things::Mode;
use veilleuse_testkit::{Luck, title};

/// Matches of each Season and number of seats.
const MATCHES: u64 = 1_000;

/// Nobody plays longer than this.
const LONGEST: usize = 8_000;

/// What many matches came to.
struct Cell {
    mode: Mode,
    seats: u8,
    endings: BTreeMap<String, u64>,
    turns: u64,
    inputs: u64,
}

impl Cell {
    fn play(mode: Mode, seats: u8) -> Cell {
        let mut cell = Cell { mode, seats, endings: BTreeMap::new(), turns: 0, inputs: 0 };
        for number in 0..MATCHES {
            let begun = common::begin(common::season(mode, seats));
            let played = title::play_sensibly(begun, &mut Luck::part(23, number), 0, LONGEST);
            let (result, reason) = title::ending(&played).unwrap_or_else(|| panic!("match {number} goes on"));
            *cell.endings.entry(format!("{result}/{reason}")).or_default() += 1;
            cell.turns += u64::from(played.view_everything().turn);
            cell.inputs += played.history().len() as u64;
        }
        cell
    }

    fn won(&self) -> u64 {
        self.endings.iter().filter(|(ending, _)| ending.starts_with("victory")).map(|(_, count)| count).sum()
    }

    /// The 95 % interval of the share won, after Wilson.
    fn interval(&self) -> (f64, f64) {
        let (count, share) = (MATCHES as f64, self.won() as f64 / MATCHES as f64);
        let square = 1.96 * 1.96;
        let middle = share + square / (2.0 * count);
        let half = 1.96 * (share * (1.0 - share) / count + square / (4.0 * count * count)).sqrt();
        let scale = 1.0 + square / count;
        ((middle - half) / scale, (middle + half) / scale)
    }

    fn report(&self) {
        let (low, high) = self.interval();
        println!(
            "{} with {}: {:.1} % won (95 %: {:.1} to {:.1}), {:.1} turns, {:.0} inputs, {:?}",
            self.mode.id(),
            self.seats,
            100.0 * self.won() as f64 / MATCHES as f64,
            100.0 * low,
            100.0 * high,
            self.turns as f64 / MATCHES as f64,
            self.inputs as f64 / MATCHES as f64,
            self.endings,
        );
    }
}

/// Season 2 is harder than Season 1 at every number of seats, beyond what chance explains, and no table is hopeless
/// or safe.
#[test]
#[ignore = "six thousand matches: for the profile `long`"]
fn season_2_is_harder_and_nothing_is_hopeless() {
    let cells: Vec<[Cell; 2]> = (2..=4).map(|seats| Mode::ALL.map(|mode| Cell::play(mode, seats))).collect();
    cells.iter().flatten().for_each(Cell::report);
    for [first, second] in cells {
        for cell in [&first, &second] {
            let (low, high) = cell.interval();
            assert!(low > 0.10 && high < 0.80, "{low} to {high}");
        }
        assert!(
            second.interval().1 < first.interval().0,
            "Season 2 is not clearly harder with {}",
            first.seats
        );
    }
}
