//! Bots at the tables of all titles: the same choice at twin tables, however they think, and each level above the one below.

use std::sync::Arc;

use veilleuse_bots::{Budget, Dice, Level, decide};
use veilleuse_core::{Input, Match, Pending, Seat, Viewer};
use veilleuse_sim::{Bot, Ladder, climb};
use veilleuse_titles::{
    Boogeyman, ClefDesMondes, Loaded, Numeville, Playable, StrangerThings, TerrorBelow, Title, options,
    with_title,
};

/// The modes of a title, each at a table of its usual size.
fn tables<G: Playable>() -> Vec<(&'static str, G::Options)> {
    let table = |mode: &veilleuse_titles::Mode| {
        let named = serde_json::json!({ "mode": mode.id, "seats": mode.seats.usual });
        (mode.id, G::simulated(options::<G>(named).unwrap()))
    };
    G::catalogue().modes.iter().map(table).collect()
}

/// Twins differ only in what the seat that is asked cannot know: whoever thinks ahead must not tell them apart.
fn twins_are_played_alike<G: Playable>(decisions: usize) {
    let loaded = Loaded::<G>::embedded();
    let mut dice = Dice::new(17);
    for (mode, options) in tables::<G>() {
        let (mut compared, mut different) = (0, 0);
        while compared < decisions {
            let mut play = Match::<G>::begin(Arc::clone(&loaded.pack), options.clone()).unwrap();
            let mut bots: Vec<_> =
                (0..=Seat::MAX).map(|_| Level::Regular.bot::<G>(dice.seed(), Budget::OWN)).collect();
            while compared < decisions {
                let input = match play.pending() {
                    Pending::Over(_) => break,
                    Pending::Chance(chance) => Input::Draw(dice.below(chance.ways)),
                    Pending::Seats(asked) => {
                        let clock = play.own_clock();
                        let busy = clock.map_or(asked, |clock| clock.busy(asked));
                        let Some(seat) = busy.first_seat() else {
                            play.apply(Input::Timeout(clock.unwrap().first_out)).unwrap();
                            continue;
                        };
                        if play.choices(seat).len() > 1 && dice.below(4) == 0 {
                            let twin = play.reimagined(Viewer::Seat(seat), &mut |ways| dice.below(ways));
                            different += usize::from(twin.fingerprint() != play.fingerprint());
                            let options = play.choices(seat);
                            let appeal = |play: &Match<G>| {
                                let mut weights = vec![0; options.len()];
                                play.appeal(seat, &options, &mut weights);
                                weights
                            };
                            assert_eq!(
                                appeal(&play),
                                appeal(&twin),
                                "{} {mode}: a twin appeals otherwise",
                                G::ID
                            );
                            let seed = dice.seed();
                            let chosen = |play: &Match<G>| {
                                let mut master = Level::Master.bot::<G>(seed, Budget::iterations(24));
                                decide(&mut master, play, seat)
                            };
                            assert_eq!(
                                chosen(&play),
                                chosen(&twin),
                                "{} {mode}: twins are told apart",
                                G::ID
                            );
                            compared += 1;
                        }
                        let action =
                            decide(&mut bots[seat.index()], &play, seat).expect("a seat that is asked");
                        Input::Decide { seat, action }
                    }
                };
                play.apply(input).unwrap();
            }
        }
        assert!(
            different * 4 > decisions,
            "{} {mode}: twins that do not differ prove nothing: {different}",
            G::ID
        );
    }
}

#[test]
fn whoever_thinks_ahead_does_not_tell_twins_apart() {
    for title in Title::ALL {
        with_title!(title, G => twins_are_played_alike::<G>(60));
    }
}

#[test]
#[ignore = "takes hours; the short run covers the same tables"]
fn nobody_tells_twins_apart_in_a_hundred_thousand_decisions() {
    for title in Title::ALL {
        with_title!(title, G => twins_are_played_alike::<G>(100_000));
    }
}

/// Each bot of a list is stronger than the one before.
fn stands<G: Playable>(mode: &str, seats: u8, bots: &[&str], pairs: u64) {
    let named = serde_json::json!({ "mode": mode, "seats": seats });
    let ladder = Ladder::<G> {
        pack: Arc::clone(&Loaded::<G>::embedded().pack),
        options: G::simulated(options::<G>(named).unwrap()),
        bots: bots.iter().map(|bot| bot.parse::<Bot>().unwrap()).collect(),
        pairs,
        seed: 1,
        threads: 0,
    };
    for rung in climb(&ladder, |_| {}).unwrap() {
        assert!(rung.stands, "{} {mode}: {rung:?}", G::ID);
    }
}

/// A short ladder: those who do not think ahead, in all titles, and the first who do where that takes seconds. The whole of it is
/// `veilleuse sim ladder`.
#[test]
fn each_level_is_above_the_one_below() {
    stands::<Numeville>("standard", 4, &["novice", "regular"], 200);
    stands::<ClefDesMondes>("standard", 2, &["novice", "regular"], 200);
    stands::<TerrorBelow>("standard", 2, &["novice", "regular"], 100);
    stands::<StrangerThings>("season-1", 3, &["novice", "regular"], 100);
    stands::<Boogeyman>("coop", 3, &["novice", "regular"], 100);
}
