//! A match of random bots allocates nothing.

use std::sync::Arc;

use crate::toy::{self, Toy, ToyOptions};
use veilleuse_sim::{Player, SimPlan, Tally};

#[test]
fn a_random_match_allocates_nothing_once_buffers_have_grown() {
    let options = ToyOptions { seats: 4, rounds: 20, master: true };
    let plan = SimPlan::<Toy>::random(Arc::new(toy::pack()), options, 0, 12);
    let mut player = Player::new(&plan).unwrap();
    let mut tally = Tally::default();
    let warm_up = allocation_counter::measure(|| {
        (0..200).for_each(|index| player.play(index, &mut tally).unwrap());
    });
    assert!(warm_up.count_total > 0, "the counter counts");
    let steady = allocation_counter::measure(|| {
        (200..5_000).for_each(|index| player.play(index, &mut tally).unwrap());
    });
    assert_eq!(steady.count_total, 0, "in 4,800 matches of some 250 inputs");
}
