//! What follows from options can be said in both languages, comes true, and costs little.

use std::{
    collections::BTreeSet,
    env,
    sync::Arc,
    time::{Duration, Instant},
};

use veilleuse_core::{Foresight, Input, Match, Pending, Seat, Viewer, any_option};
use veilleuse_pack::Lang;
use veilleuse_testkit::Luck;
use veilleuse_titles::{Loaded, Playable, Title, options, with_title};

/// Matches of each title, and the inputs after which one is left.
const MATCHES: u64 = 6;
const INPUTS: usize = 400;

#[derive(Default)]
struct Seen {
    /// Short sentences that were said.
    said: BTreeSet<String>,
    options: u32,
    longest: Duration,
    spent: Duration,
    questions: u32,
}

/// Plays on at random, and looks before every decision at what would follow from each option, and after it at what did.
fn play<G: Playable>(loaded: &Loaded<G>, seed: u64, seats: u8, seen: &mut Seen) {
    let show = env::var_os("SHOW").is_some();
    let options = options::<G>(serde_json::json!({ "seats": seats })).unwrap();
    let mut play = Match::<G>::begin(Arc::clone(&loaded.pack), options).unwrap();
    let mut luck = Luck::part(seed, 7);
    let has = |id: &str| loaded.texts.has(id);
    let who = |seat: Seat| format!("S{seat}");
    for _ in 0..INPUTS {
        let seat = match play.pending() {
            Pending::Over(_) => return,
            Pending::Chance(chance) => {
                play.apply(Input::Draw(luck.below(chance.ways))).unwrap();
                continue;
            }
            Pending::Seats(asked) => asked.iter().nth(luck.below(asked.len() as u32) as usize).unwrap(),
        };
        let choices = play.choices(seat);
        let began = Instant::now();
        let mut foresight = Foresight::of(&play, seat, &has, &mut |ways| luck.below(ways));
        let follows: Vec<_> = choices.iter().map(|action| foresight.of_deciding(action)).collect();
        let took = began.elapsed();
        seen.longest = seen.longest.max(took);
        seen.spent += took;
        seen.questions += 1;
        for (action, follows) in choices.iter().zip(&follows) {
            seen.options += 1;
            let risks = follows.risks.iter().map(|risk| &risk.note);
            for line in follows.notes.iter().chain(risks) {
                seen.said.insert(line.id.to_string());
                for lang in [Lang::Fr, Lang::En] {
                    let text = loaded.texts.line(lang, line, &who);
                    assert!(
                        !text.contains(['{', '}', '[', ']']) && !text.contains("  "),
                        "{}: {text}",
                        line.id
                    );
                    assert!(!text.trim().is_empty() && text.trim() == text, "{}: {text:?}", line.id);
                }
            }
            if show {
                let say = |line| loaded.texts.line(Lang::Fr, line, &who);
                let notes: Vec<String> = follows.notes.iter().map(say).collect();
                let risks: Vec<String> =
                    follows.risks.iter().map(|r| format!("{} {}/{}", say(&r.note), r.ways, r.of)).collect();
                println!(
                    "{}  → {} | {}",
                    say(&play.label(seat, action).line),
                    notes.join(", "),
                    risks.join(", ")
                );
            }
        }
        let place = any_option::<G>(&choices, |ways| luck.below(ways));
        let input = Input::Decide { seat, action: choices[place].clone() };
        let pages = play.apply(input).unwrap();
        let told = &pages.of(Viewer::Seat(seat)).lines;
        assert!(
            told.starts_with(&follows[place].told),
            "{:?} was foreseen, {told:?} was told",
            follows[place].told
        );
        if let Some(next) = follows[place].next {
            assert_eq!(next, play.pending(), "after {:?}", choices[place]);
        }
    }
}

#[test]
fn what_is_foreseen_comes_true_and_can_be_said() {
    for title in Title::ALL {
        with_title!(title, G => {
            let loaded = Loaded::<G>::embedded();
            let mut seen = Seen::default();
            for seed in 0..MATCHES {
                play::<G>(&loaded, seed, 2 + (seed % 2) as u8, &mut seen);
            }
            println!(
                "{title}: {} questions, {} options, {:?} a question, {:?} at most, {} short sentences",
                seen.questions, seen.options, seen.spent / seen.questions, seen.longest, seen.said.len()
            );
            assert!(seen.said.len() > 5, "{title}: {:?}", seen.said);
        });
    }
}
