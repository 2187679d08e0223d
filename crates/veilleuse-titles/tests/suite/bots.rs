//! Bots at the tables of all titles: the same choice at twin tables, however they think, and nobody weaker who thinks longer.

use std::{env, sync::Arc};

use veilleuse_bots::{Budget, Dice, Effort, Level, Pupil, decide};
use veilleuse_core::{Game, Input, Match, Pending, Seat, Viewer};
use veilleuse_sim::{Bot, Ladder, climb};
use veilleuse_titles::{
    Boogeyman, ClefDesMondes, Loaded, Mode, Numeville, Playable, StrangerThings, TerrorBelow, Thinking,
    Title, options, with_title,
};

/// The modes of a title, each at a table of its usual size.
pub(crate) fn tables<G: Playable>() -> Vec<(&'static str, G::Options)> {
    let table = |mode: &Mode| {
        let named = serde_json::json!({ "mode": mode.id, "seats": mode.seats.usual });
        (mode.id, G::simulated(options::<G>(named).unwrap()))
    };
    G::catalogue().modes.iter().map(table).collect()
}

/// The next input of a match between regular bots; nothing when it is over.
pub(crate) fn next<G: Playable>(
    play: &Match<G>,
    bots: &mut [Pupil<G>],
    dice: &mut Dice,
) -> Option<Input<G::Action>> {
    match play.pending() {
        Pending::Over(_) => None,
        Pending::Chance(chance) => Some(Input::Draw(dice.below(chance.ways))),
        Pending::Seats(asked) => {
            let clock = play.own_clock();
            let busy = clock.map_or(asked, |clock| clock.busy(asked));
            Some(match busy.first_seat() {
                Some(seat) => {
                    let action = decide(&mut bots[seat.index()], play, seat).expect("a seat that is asked");
                    Input::Decide { seat, action }
                }
                None => Input::Timeout(clock.expect("somebody goes on").first_out),
            })
        }
    }
}

fn regulars<G: Playable>(dice: &mut Dice) -> Vec<Pupil<G>> {
    (0..=Seat::MAX).map(|_| G::bot(Level::Regular, dice.seed(), Budget::OWN)).collect()
}

/// Twins differ only in what the seat that is asked cannot know: appeal is the same, and whoever thinks ahead chooses alike.
fn twins_are_played_alike<G: Playable>(decisions: usize) {
    let loaded = Loaded::<G>::embedded();
    let mut dice = Dice::new(17);
    let mut different = 0;
    for (mode, table) in tables::<G>() {
        let mut compared = 0;
        loop {
            let before = compared;
            let mut play = Match::<G>::begin(Arc::clone(&loaded.pack), table.clone()).unwrap();
            let mut bots = regulars::<G>(&mut dice);
            while compared < decisions
                && let Some(input) = next(&play, &mut bots, &mut dice)
            {
                // Whoever is asked a question knows the answer or not, and the host tells which is right.
                if let Input::Decide { seat, .. } = input
                    && play.taught(seat).is_none()
                    && dice.below(4) == 0
                {
                    let twin = play.reimagined(Viewer::Seat(seat), &mut |ways| dice.below(ways));
                    different += usize::from(twin.fingerprint() != play.fingerprint());
                    alike(&play, &twin, seat, dice.seed(), mode);
                    compared += 1;
                }
                play.apply_silently(input).unwrap();
            }
            // A workshop may have nothing but questions.
            if compared == decisions || compared == before {
                break;
            }
        }
    }
    // Alone, next to nothing is hidden; in Numéville nothing but answers.
    let differ = different * 4 > decisions || G::TITLE == Title::Numeville;
    assert!(differ, "{}: twins that are copies prove nothing: {different}", G::ID);
}

fn alike<G: Playable>(play: &Match<G>, twin: &Match<G>, seat: Seat, seed: u64, mode: &str) {
    let options = play.choices(seat);
    let appeal = |play: &Match<G>| {
        let mut weights = vec![0; options.len()];
        play.appeal(seat, &options, &mut weights);
        weights
    };
    assert_eq!(appeal(play), appeal(twin), "{} {mode}: a twin appeals otherwise", G::ID);
    let chosen = |play: &Match<G>| {
        let mut master = Level::Master.bot::<G>(seed, Budget::iterations(16));
        decide(&mut master, play, seat)
    };
    assert_eq!(chosen(play), chosen(twin), "{} {mode}: twins are told apart", G::ID);
}

/// `VEILLEUSE_TWINS=100000` compares as many decisions in each mode; a few are enough for every day.
#[test]
fn whoever_thinks_ahead_does_not_tell_twins_apart() {
    let decisions = env::var("VEILLEUSE_TWINS").ok().and_then(|count| count.parse().ok()).unwrap_or(12);
    for title in Title::ALL {
        with_title!(title, G => twins_are_played_alike::<G>(decisions));
    }
}

/// Each bot of a list wins more than the one before.
fn climbs<G: Playable>(mode: &str, seats: u8, bots: &[&str], pairs: u64) {
    let named = serde_json::json!({ "mode": mode, "seats": seats });
    let ladder = Ladder::<G> {
        pack: Arc::clone(&Loaded::<G>::embedded().pack),
        options: G::simulated(options::<G>(named).unwrap()),
        bots: bots.iter().map(|bot| bot.parse::<Bot>().unwrap()).collect(),
        make_bot: G::bot,
        pairs,
        whole: false,
        seed: 1,
        threads: 0,
    };
    for rung in climb(&ladder, |_| {}).unwrap() {
        assert!(rung.stands, "{} {mode}: {rung:?}", G::ID);
    }
}

/// A short ladder: where few matches tell two levels apart. The whole of it is `veilleuse sim ladder` (docs/bots.md).
#[test]
fn each_level_is_above_the_one_below() {
    climbs::<Numeville>("standard", 4, &["random", "novice", "regular"], 400);
    climbs::<ClefDesMondes>("standard", 2, &["random", "novice", "regular"], 200);
    climbs::<TerrorBelow>("standard", 2, &["random", "novice", "regular"], 60);
    climbs::<StrangerThings>("season-1", 3, &["novice", "regular"], 60);
    climbs::<Boogeyman>("coop", 3, &["novice", "regular"], 100);
}

/// An analysis of a match of every title: the curve ends where the match ended, and nothing is said to be better by less.
#[test]
fn every_title_can_be_analysed() {
    const QUICK: Effort = Effort { points: 4, playouts: 4, thinking: 0, worlds: 8 };
    for title in Title::ALL {
        with_title!(title, G => {
            let mut dice = Dice::new(3);
            let (_, table) = tables::<G>().swap_remove(0);
            let mut play = Match::<G>::begin(Loaded::<G>::embedded().pack, table).unwrap();
            let mut bots = regulars::<G>(&mut dice);
            while let Some(input) = next(&play, &mut bots, &mut dice) {
                play.apply_silently(input).unwrap();
            }
            let analysed = || G::analyst(play.clone(), QUICK, 1).whole();
            let found = analysed();
            assert_eq!(found, analysed(), "{title}: the same seed says the same");
            let winners = play.pending().outcome().unwrap().winners;
            let seats = play.seats().iter().filter(|seat| seat.plays());
            let ends: Vec<u16> = seats.map(|seat| 1000 * u16::from(winners.has(seat))).collect();
            let last = found.curve.last().unwrap();
            assert_eq!((last.inputs, &last.chances), (play.history().len(), &ends), "{title}");
            assert!(found.curve.len() >= 4 && found.moments.len() <= 3, "{title}: {found:?}");
            for moment in &found.moments {
                assert!(moment.better_chance > moment.chance && moment.better != moment.done, "{moment:?}");
            }
        });
    }
}

/// What a title rules out nobody thinks about, however many options they look at: to ask the table to stop cost nothing, and so
/// seemed as good as anything to who thinks ahead.
#[test]
fn nobody_asks_to_stop_before_they_are_tired() {
    let mut dice = Dice::new(8);
    let (_, table) = tables::<ClefDesMondes>().swap_remove(0);
    let mut play = Match::<ClefDesMondes>::begin(Loaded::<ClefDesMondes>::embedded().pack, table).unwrap();
    let thinkers = [Level::Novice, Level::Keen];
    let seated = |seat: u8| thinkers[usize::from(seat) % 2];
    let mut bots: Vec<_> = (0..=Seat::MAX)
        .map(|seat| {
            ClefDesMondes::bot(seated(seat), dice.seed(), Budget { iterations: Some(24), ..Budget::OWN })
        })
        .collect();
    let mut offered = 0;
    while play.history().len() < 260
        && let Some(input) = next(&play, &mut bots, &mut dice)
    {
        if let Input::Decide { seat, action } = &input {
            let stops = |action: &<ClefDesMondes as Game>::Action| {
                serde_json::to_value(action).unwrap() == "call_halt"
            };
            offered += usize::from(play.choices(*seat).iter().any(stops));
            assert!(!stops(action), "after {} inputs", play.history().len());
        }
        play.apply_silently(input).unwrap();
    }
    assert!(offered > 30, "it was possible only {offered} times");
}
