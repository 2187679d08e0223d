//! What a table may agree on.

use title_numeville::{Complice, Level, Mode, Numeville, Options, WorkshopOptions};
use veilleuse_core::{Match, Seat};

use crate::common::{advanced, pack, standard, workshop};

fn refused_by(options: Options) -> Option<&'static str> {
    Match::<Numeville>::begin(pack(), options).err().map(|refusal| refusal.rule)
}

fn in_workshop(change: impl Fn(&mut WorkshopOptions)) -> Option<&'static str> {
    let mut options = workshop(false);
    change(&mut options.workshop);
    refused_by(options)
}

/// NU-GEN-01: two to four Scouts.
#[test]
fn two_to_four_seats() {
    for seats in [0, 1, 5, 30] {
        assert_eq!(refused_by(standard(seats)), Some("NU-GEN-01"), "{seats}");
        assert_eq!(refused_by(advanced(seats, Level::Standard)), Some("NU-GEN-01"), "{seats}");
    }
    for seats in 2..=4 {
        assert_eq!(refused_by(standard(seats)), None);
    }
}

/// NU-ADV-08, NU-SETUP-10, NU-Q-26: the advanced mode is played at the standard or expert level.
#[test]
fn no_discovery_in_the_advanced_mode() {
    for seats in 2..=4 {
        assert_eq!(refused_by(advanced(seats, Level::Discovery)), Some("NU-ADV-08"));
        assert_eq!(refused_by(advanced(seats, Level::Standard)), None);
        assert_eq!(refused_by(advanced(seats, Level::Expert)), None);
        for level in Level::ALL {
            assert_eq!(refused_by(Options { level, ..standard(seats) }), None);
        }
    }
}

/// NU-WORK-04, NU-Q-42: the workshop has four teams.
#[test]
fn four_teams() {
    for seats in [2, 3, 5] {
        assert_eq!(refused_by(Options { seats, ..workshop(true) }), Some("NU-WORK-04"), "{seats}");
    }
    assert_eq!(refused_by(workshop(true)), None);
}

/// NU-WORK-19: three or four rounds.
#[test]
fn three_or_four_rounds() {
    for rounds in [0, 1, 2, 5, 255] {
        assert_eq!(in_workshop(|options| options.rounds = rounds), Some("NU-WORK-19"), "{rounds}");
    }
    assert_eq!(in_workshop(|options| options.rounds = 3), None);
    assert_eq!(WorkshopOptions::default().rounds, 4);
}

/// NU-WORK-12, NU-Q-44: thirty to sixty seconds to think.
#[test]
fn thinking_time() {
    for thinking in [0, 29, 61, 255] {
        assert_eq!(in_workshop(|options| options.thinking = thinking), Some("NU-WORK-12"), "{thinking}");
    }
    for thinking in [30, 45, 60] {
        assert_eq!(in_workshop(|options| options.thinking = thinking), None);
    }
}

/// NU-WORK-01, NU-WORK-04, NU-Q-42: at most twenty-eight people, in four teams that differ by one at most.
#[test]
fn heads_in_a_workshop() {
    let heads = |heads| in_workshop(|options| options.heads = Some(heads));
    assert_eq!(heads([7; 4]), None);
    assert_eq!(heads([1; 4]), None);
    assert_eq!(heads([6, 7, 6, 7]), None);
    assert_eq!(heads([8, 7, 7, 7]), Some("NU-WORK-01"));
    assert_eq!(heads([255; 4]), Some("NU-WORK-01"));
    assert_eq!(heads([5, 7, 6, 6]), Some("NU-WORK-04"));
    assert_eq!(heads([1, 1, 1, 0]), Some("NU-WORK-04"));
}

/// NU-WORK-13, NU-Q-47: every Complice is corrected once; the recommended order is the default.
#[test]
fn order_of_correction() {
    use Complice::*;
    assert_eq!(WorkshopOptions::default().correction, [Stalky, Hyperco, Hacker, Datata]);
    assert_eq!(in_workshop(|o| o.correction = [Stalky, Stalky, Hacker, Datata]), Some("NU-WORK-13"));
    assert_eq!(in_workshop(|o| o.correction = [Datata, Hacker, Hyperco, Stalky]), None);
}

/// NU-WORK-08, NU-WORK-09, NU-WORK-10, NU-WORK-11: which rotations can be used.
#[test]
fn rotations() {
    use Complice::*;
    // Two teams with the same Complice in a round.
    let twice = |o: &mut WorkshopOptions| o.rotation[0] = [Hyperco, Stalky, Datata, Hacker];
    assert_eq!(in_workshop(twice), Some("NU-WORK-08"));
    // Rounds are complete, but teams meet the same Complice twice in a row.
    let again = |o: &mut WorkshopOptions| {
        o.rotation = [
            [Stalky, Stalky, Hacker, Datata],
            [Hacker, Hacker, Datata, Stalky],
            [Datata, Datata, Hyperco, Hacker],
            [Hyperco, Hyperco, Stalky, Hyperco],
        ];
    };
    assert_eq!(in_workshop(again), Some("NU-WORK-09"));
    // Nobody twice in a row, but two teams never meet all four.
    let never = |o: &mut WorkshopOptions| {
        o.rotation = [
            [Stalky, Hacker, Stalky, Hacker],
            [Hacker, Stalky, Hacker, Stalky],
            [Datata, Hyperco, Datata, Hyperco],
            [Hyperco, Datata, Hyperco, Datata],
        ];
    };
    assert_eq!(in_workshop(never), Some("NU-WORK-10"));
    let shifted = |o: &mut WorkshopOptions| {
        let row = [Stalky, Hacker, Datata, Hyperco];
        o.rotation = std::array::from_fn(|team| std::array::from_fn(|round| row[(team + round) % 4]));
    };
    assert_eq!(in_workshop(shifted), None);
}

/// NU-WORK-07: somebody leads by hand only where a facilitator sits.
#[test]
fn leading_needs_a_facilitator() {
    let led = |mut options: Options| {
        options.workshop.led = true;
        refused_by(options)
    };
    assert_eq!(led(workshop(false)), Some("NU-WORK-07"));
    assert_eq!(led(Options { master: true, ..standard(3) }), Some("NU-WORK-07"));
    assert_eq!(led(workshop(true)), None);
}

/// NU-TURN-01: the named first seat must be one of the table's.
#[test]
fn first_seat() {
    let first = |seat| Options { first: Some(Seat::new(seat)), ..standard(3) };
    assert_eq!(refused_by(first(3)), Some("NU-TURN-01"));
    assert_eq!(refused_by(first(2)), None);
}

/// NU-SETUP-03: the handicap is a variant for two Scouts; it begins with one blue token on every sheet.
#[test]
fn handicap_for_two() {
    let handicap = |options| Options { handicap: true, ..options };
    for options in [standard(3), standard(4), workshop(false)] {
        assert_eq!(refused_by(handicap(options)), Some("HOUSE-OPTIONS"));
    }
    let view = crate::common::begin(handicap(standard(2))).view_everything();
    assert!(view.sheets.iter().all(|sheet| (sheet.blue, sheet.red, sheet.supply) == (1, 0, 9)));
    assert_eq!(Options::default().mode, Mode::Standard);
    assert!(!Options::default().handicap);
}
