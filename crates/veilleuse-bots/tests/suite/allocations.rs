//! A search allocates nothing while it thinks.

use std::sync::Arc;

use crate::toy::{self, Toy, ToyOptions};
use veilleuse_bots::{Agent, Budget, Chair, Dice, Searcher};
use veilleuse_core::{Input, Match, Search, Seat};

/// Beside the loop a search writes down an order of the options, what it found about each and a rank: a handful of lists.
const LISTS: u64 = 16;

#[test]
fn thinking_longer_allocates_no_more() {
    let mut play =
        Match::<Toy>::begin(Arc::new(toy::pack()), ToyOptions { seats: 3, rounds: 9, master: false })
            .unwrap();
    for way in [4, 7, 2, 3] {
        play.apply(Input::Draw(way)).unwrap();
    }
    let seat = Seat::new(0);
    let options = play.choices(seat);
    assert!(options.len() > 1);
    for search in [Search::Tree { guided: 6 }, Search::Pairs { guided: 6 }] {
        let mut searcher = Searcher::<Toy>::with(Dice::new(1), Budget::iterations(4_000), search);
        searcher.choose(seat, &Chair::new(&play, seat), &options);
        let counted = allocation_counter::measure(|| {
            searcher.choose(seat, &Chair::new(&play, seat), &options);
        });
        assert!(
            counted.count_total <= LISTS,
            "{search:?}: {} allocations in 4,000 iterations",
            counted.count_total
        );
    }
}
