//! Nobody but the game master can know an answer before it is locked.

use serde_json::Value;
use title_numeville::{Mode, State, View};
use veilleuse_core::{Seat, Viewer};
use veilleuse_testkit::Luck;

use crate::common::{all_tables, begin, play_on};

static_assertions::assert_not_impl_any!(State: serde::Serialize);
// A copy is a plain copy of memory: searches make millions.
static_assertions::assert_impl_all!(State: Copy);

/// Whether the answer to this question of the table is still a secret.
fn locked(view: &View, seat: Option<usize>) -> bool {
    match seat {
        // Once it is answered, the question stays on the table until the turn is over.
        None => !matches!(view.asks, "answer" | "judge" | "eliminate" | "retry"),
        Some(team) => {
            let Some(workshop) = &view.workshop else { return false };
            let complice = workshop.teams[team].meets;
            let place = workshop.correction.iter().position(|other| *other == complice);
            let at = workshop.at.and_then(|at| workshop.correction.iter().position(|other| *other == at));
            match view.asks {
                "deal" | "deal_draw" | "deal_order" => true,
                "correct" => place < at,
                "slates" => false,
                _ => true,
            }
        }
    }
}

/// NU-READ-01, NU-READ-02, NU-READ-03, NU-WORK-12, NU-WORK-14: no eyes but the master's see an answer, an
/// explanation or another team's question too early.
#[test]
fn answers_stay_hidden() {
    let mut hidden = 0;
    for (number, options) in all_tables().into_iter().enumerate() {
        for repeat in 0..8 {
            let mut luck = Luck::part(900 + repeat, number as u64);
            let mut played = begin(options.clone());
            while play_on(&mut played, &mut luck) {
                let chairs = played.seats().iter().map(Viewer::Seat).chain([Viewer::Public]);
                for viewer in chairs.filter(|viewer| *viewer != Viewer::Seat(Seat::MASTER)) {
                    let view = played.view(viewer);
                    if let Some(question) = &view.question
                        && !locked(&view, None)
                    {
                        assert!(question.answer.is_none(), "{viewer:?} sees the answer: {view:?}");
                        hidden += 1;
                    }
                    let teams = view.workshop.iter().flat_map(|workshop| &workshop.teams);
                    for (team, seen) in teams.enumerate().filter(|(team, _)| !locked(&view, Some(*team))) {
                        let own = viewer == Viewer::Seat(Seat::new(team as u8));
                        let corrected = view.workshop.as_ref().is_some_and(|w| w.at == Some(seen.meets));
                        if let Some(question) = &seen.question {
                            assert!(
                                own || corrected,
                                "{viewer:?} sees the question of team {team}: {view:?}"
                            );
                            assert!(question.answer.is_none(), "{viewer:?} sees the answer: {view:?}");
                            hidden += 1;
                        }
                        assert!(seen.written.is_none() || own || corrected, "{viewer:?} reads slate {team}");
                    }
                }
            }
        }
    }
    assert!(hidden > 10_000, "{hidden}");
}

/// NU-READ-01, NU-WORK-06: the game master, or the facilitator, sees the answer of every question asked.
#[test]
fn the_master_sees_answers() {
    let mut seen = 0;
    for options in all_tables().into_iter().filter(|options| options.master) {
        let workshop = options.mode == Mode::Workshop;
        let mut luck = Luck::part(31, u64::from(options.seats));
        let mut played = begin(options);
        while play_on(&mut played, &mut luck) {
            let view = played.view(Viewer::Seat(Seat::MASTER));
            // After stepping down the chair is empty, and new questions are for nobody.
            if !view.master {
                break;
            }
            if workshop && view.asks == "slates" {
                let teams = view.workshop.iter().flat_map(|workshop| &workshop.teams);
                for question in teams.filter_map(|team| team.question.as_ref()) {
                    assert!(question.answer.is_some());
                    seen += 1;
                }
            } else if let Some(question) = &view.question {
                assert!(question.answer.is_some());
                seen += 1;
            }
        }
    }
    assert!(seen > 100, "{seen}");
}

/// NU-READ-05, NU-WORK-21: a view of a locked question has its explanation in both languages.
#[test]
fn explanations_follow() {
    let mut luck = Luck::part(3, 3);
    let mut played = begin(crate::common::workshop(false));
    let mut seen = 0;
    while play_on(&mut played, &mut luck) {
        let view = serde_json::to_value(played.view(Viewer::Public)).unwrap_or(Value::Null);
        for team in view["workshop"]["teams"].as_array().into_iter().flatten() {
            if let Some(answer) = team["question"]["answer"].as_object() {
                assert!(answer["explanation"]["fr"].as_str().is_some_and(|text| !text.is_empty()));
                assert!(answer["explanation"]["en"].as_str().is_some_and(|text| !text.is_empty()));
                seen += 1;
            }
        }
    }
    assert!(seen > 0);
}
