//! A match of random players allocates nothing, nor does judging a position.

use title_stranger_things::{Action, Mode, StrangerThings};
use veilleuse_core::{Host, Pending, Step, Table, Viewer, Went};
use veilleuse_testkit::{Luck, title};

use crate::common;

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

/// What is judged before each decision of a match of sensible players.
#[test]
fn a_judgement_allocates_nothing() {
    let mut judged = 0;
    for (part, mode) in (0..).zip(Mode::ALL) {
        let mut luck = Luck::part(52, part);
        let options = common::season(mode, 3);
        let whole = title::play_sensibly(common::begin(options.clone()), &mut luck, 2, 8_000);
        let mut played = common::begin(options);
        for Step { input, .. } in whole.history() {
            if let Pending::Seats(seats) = played.pending() {
                let seat = seats.first_seat().unwrap_or_else(|| panic!("somebody is asked"));
                let imagined = played.imagined(seat, &mut |ways| luck.below(ways));
                let options = played.choices(seat);
                let mut weights = vec![0; options.len()];
                let counted = allocation_counter::measure(|| {
                    imagined.appeal(seat, &options, &mut weights);
                    imagined.value(seat);
                });
                assert_eq!(counted.count_total, 0, "{:?}", played.view(Viewer::Public).asks);
                judged += 1;
            }
            played.apply_silently(*input).unwrap_or_else(|refusal| panic!("{refusal}"));
        }
    }
    assert!(judged > 100, "{judged}");
}
