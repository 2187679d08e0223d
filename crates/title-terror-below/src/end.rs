//! How a match ends.

use veilleuse_core::{Outcome, Seat, SeatSet};

use crate::{
    setup::Mode,
    state::{End, State},
};

/// Attacks that lose a solo match (TB-SOLO-02).
pub(crate) const ATTACKS: u8 = 15;
/// Points that win (TB-GOAL-01).
pub(crate) const POINTS: u8 = 20;

/// Result and reason of an end (TB-END-01 to TB-END-07, TB-SOLO-01 to TB-SOLO-03).
pub(crate) fn outcome(state: &State) -> Outcome {
    let end = state.end.expect("a match that is over has an end");
    let (result, reason) = words(end, state.rules.mode);
    let winners = match end {
        End::Twenty(seat) => SeatSet::only(seat),
        End::LastRound(seats) => seats,
        End::SoloWon => SeatSet::first(1),
        End::FifteenAttacks | End::GroupDead | End::LocationsDestroyed | End::Conceded => SeatSet::NOBODY,
    };
    Outcome { result, reason, winners }
}

const fn words(end: End, mode: Mode) -> (&'static str, &'static str) {
    match end {
        End::Twenty(_) => ("victory", "twenty"),
        End::LastRound(winners) => match winners.len() {
            // TB-END-07
            0 => ("nobody", "last_round"),
            1 => ("victory", "last_round"),
            // TB-END-06
            _ => ("shared", "last_round"),
        },
        End::SoloWon => match mode {
            Mode::Standard | Mode::SoloUrgence => ("victory", "emergency"),
            Mode::SoloLivraison => ("victory", "special_delivery"),
            Mode::SoloExtermination => ("victory", "total_extermination"),
        },
        End::FifteenAttacks => ("defeat", "fifteen_attacks"),
        End::GroupDead => ("defeat", "group_dead"),
        End::LocationsDestroyed => ("defeat", "locations_destroyed"),
        End::Conceded => ("defeat", "conceded"),
    }
}

/// Every way a match can end.
pub(crate) fn endings() -> Vec<(&'static str, &'static str)> {
    vec![
        ("victory", "twenty"),
        ("victory", "last_round"),
        ("shared", "last_round"),
        ("nobody", "last_round"),
        ("victory", "emergency"),
        ("victory", "special_delivery"),
        ("victory", "total_extermination"),
        ("defeat", "fifteen_attacks"),
        ("defeat", "group_dead"),
        ("defeat", "locations_destroyed"),
        ("defeat", "conceded"),
    ]
}

/// TB-SCORE-01 to TB-SCORE-05: what a won solo match is worth.
pub(crate) fn score(state: &State) -> Option<u16> {
    if state.end != Some(End::SoloWon) {
        return None;
    }
    let player = state.player(Seat::new(0));
    // Ruling TB-Q-53: an attack under way counts as made.
    let made = state.solo.attacks + u8::from(state.attack.is_some());
    let queens = if state.rules.queens { 3 } else { 0 };
    let hat = u16::from(player.hat.is_some());
    Some(
        u16::from(player.points())
            + u16::from(ATTACKS.saturating_sub(made))
            + queens
            + 3 * u16::from(state.rules.left_out)
            + hat,
    )
}
