//! A match of random bots allocates nothing.

use title_clef_des_mondes::ClefDesMondes;
use veilleuse_sim::{Player, SimPlan, Tally};

use crate::common;

/// Matches that are played once to let the buffers grow, and then again.
const MATCHES: u64 = 200;

#[test]
fn a_random_match_allocates_nothing_once_buffers_have_grown() {
    for options in common::all_tables() {
        let plan = SimPlan::<ClefDesMondes>::random(common::pack(), options.clone(), 0, 7);
        let mut player = Player::new(&plan).expect("a table that can be played");
        let mut tally = Tally::default();
        let mut play = || {
            allocation_counter::measure(|| {
                (0..MATCHES).for_each(|number| player.play(number, &mut tally).expect("a match that ends"));
            })
        };
        assert!(play().count_total > 0, "the counter counts");
        assert_eq!(play().count_total, 0, "{options:?}");
    }
}
