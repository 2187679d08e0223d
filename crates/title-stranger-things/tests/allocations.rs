//! A match of random players allocates nothing. In a test binary of its own, because it counts for the process.

mod common;

use title_stranger_things::{Action, Mode, StrangerThings};
use veilleuse_core::{Host, Table, Went};
use veilleuse_testkit::Luck;

/// Plays one match with these buffers; how many inputs it had.
fn play(table: &mut Table<'_, StrangerThings>, options: &mut Vec<Action>, luck: &mut Luck) -> usize {
    std::iter::repeat_with(|| table.play_on(luck, options))
        .take_while(|went| !matches!(went, Went::Over(_)))
        .count()
}

#[test]
fn a_random_match_allocates_nothing() {
    // More than anybody is ever offered.
    let (pack, mut options) = (common::pack(), Vec::with_capacity(64));
    let tables: Vec<_> = Mode::ALL
        .into_iter()
        .flat_map(|mode| (2..=4).map(move |seats| common::season(mode, seats)))
        .map(|options| {
            Table::<StrangerThings>::begin(&pack, &options).unwrap_or_else(|refusal| panic!("{refusal}"))
        })
        .collect();
    let mut luck = Luck::part(51, 0);
    let mut round = |matches: u64| {
        let mut inputs = 0;
        let counted = allocation_counter::measure(|| {
            for number in 0..matches {
                let mut table = tables[number as usize % tables.len()].clone();
                inputs += play(&mut table, &mut options, &mut luck);
            }
        });
        (counted.count_total, inputs)
    };
    assert_eq!(
        allocation_counter::measure(|| drop(Vec::<u8>::with_capacity(9))).count_total,
        1,
        "the counter counts"
    );
    let (steady, inputs) = round(3_000);
    assert!(inputs > 300_000, "{inputs}");
    assert_eq!(steady, 0, "in {inputs} inputs");
}
