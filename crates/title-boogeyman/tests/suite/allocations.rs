//! A match of random players allocates nothing.

use title_boogeyman::{Boogeyman, Mode};
use veilleuse_sim::{Player, SimPlan, Tally};

use crate::common;

#[test]
fn a_random_match_allocates_nothing_in_any_mode() {
    for options in
        [common::solo(4), common::table(Mode::Coop, 4), common::table(Mode::SemiCoop, 4)].into_iter().chain([
            common::table(Mode::Competitive, 5),
            title_boogeyman::Options { choose_final: true, ..common::table(Mode::Coop, 6) },
        ])
    {
        let plan = SimPlan::<Boogeyman>::random(common::pack(), options.clone(), 0, 12);
        let mut player = Player::new(&plan).unwrap_or_else(|error| panic!("{error}"));
        let mut tally = Tally::default();
        let mut play = || {
            (0..400).for_each(|index| {
                player.play(index, &mut tally).unwrap_or_else(|error| panic!("{error}"));
            });
        };
        // The first time buffers grow; the second time the same matches need nothing more.
        let first = allocation_counter::measure(&mut play);
        assert!(first.count_total > 0, "the counter counts");
        let again = allocation_counter::measure(&mut play);
        assert_eq!(again.count_total, 0, "in 400 matches with {options:?}");
    }
}
