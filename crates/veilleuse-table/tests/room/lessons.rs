//! A lesson at a table: the script plays the others and chance, the learner decides, nods and goes back.

use serde_json::{Value, json};
use veilleuse_lessons::{Lesson, Waits};
use veilleuse_titles::{Title, embedded_files};

use crate::bench::Bench;

fn lessons(title: Title) -> Vec<Lesson> {
    Lesson::load(&embedded_files(title)).unwrap()
}

fn coach(bench: &Bench, guest: u64) -> Value {
    bench.table(guest)["lesson"].clone()
}

/// Does what the step asks for; `false` at the end of the lesson.
fn do_as_told(bench: &mut Bench, guest: u64, lesson: &Lesson) -> bool {
    let from = coach(bench, guest)["step"].as_u64().unwrap() as usize;
    let Some(step) = lesson.steps[from..].iter().find(|step| step.waits() != Waits::Read) else {
        return false;
    };
    let reply = match &step.wants {
        None => bench.ask(guest, json!({"lesson": "next"})),
        Some(wants) => {
            let options = bench.options(guest);
            let option = options.iter().find(|option| wants.fits(&option["do"])).unwrap();
            bench.ask(guest, json!({"decide": {"seat": lesson.seat, "do": option["do"]}}))
        }
    };
    // An answer in a window is taken when the window closes.
    if !reply.is_null() {
        assert_eq!(reply["ok"], true, "{}, {}: {reply}", lesson.id, step.name);
    }
    true
}

#[test]
fn every_lesson_is_played_at_a_table_and_survives_its_restart() {
    for title in Title::ALL {
        for lesson in lessons(title) {
            let mut bench = Bench::lesson(title, &lesson.id);
            let mut guest = bench.sit(0);
            let said = bench.told(guest, "welcome")["lesson"].clone();
            assert_eq!(said["steps"].as_array().unwrap().len(), lesson.steps.len());
            while do_as_told(&mut bench, guest, &lesson) {
                bench.pass(10_000);
                assert!(bench.thoughts.is_empty(), "no bot thinks where a lesson says what is played");
                let before = bench.table(guest);
                assert_eq!(before["lesson"]["lost"], false, "{title} {}: {before}", lesson.id);
                bench.open();
                guest = bench.sit(0);
                let after = bench.table(guest);
                for field in ["n", "lesson", "view", "options"] {
                    assert_eq!(before[field]["step"], after[field]["step"], "{title} {}", lesson.id);
                }
                assert_eq!(before["n"], after["n"]);
                assert_eq!(before["options"], after["options"]);
            }
            assert_eq!(coach(&bench, guest)["finished"], true);
            assert_eq!(bench.options(guest).is_empty(), !lesson.goes_on, "{title} {}", lesson.id);
            assert_eq!((bench.paper.results, bench.counted.len()), (0, 0), "a lesson is no result");
        }
    }
}

#[test]
fn who_does_something_else_can_go_back_and_go_on() {
    let lesson = &lessons(Title::Numeville)[0];
    let mut bench = Bench::lesson(Title::Numeville, &lesson.id);
    let guest = bench.sit(0);
    let before = bench.table(guest);
    let away = json!({"decide": {"seat": 0, "do": {"move": "counter_clockwise"}}});
    assert_eq!(bench.ask(guest, away)["ok"], true, "it is legal, so it is played");
    let lost = coach(&bench, guest);
    assert_eq!(lost["lost"], true);
    assert_eq!(lost["instead"]["id"], "lesson-first-turn-move-away");
    assert_eq!(bench.ask(guest, json!({"lesson": "next"}))["error"]["code"], "no_lesson");
    bench.open();
    let guest = bench.sit(0);
    assert_eq!(coach(&bench, guest), lost, "after a restart too");
    assert_eq!(bench.ask(guest, json!({"lesson": "back"}))["ok"], true);
    let after = bench.table(guest);
    assert_eq!((&after["view"], &after["options"]), (&before["view"], &before["options"]));
    assert_eq!(after["lesson"], before["lesson"]);
    while do_as_told(&mut bench, guest, lesson) {}
    assert_eq!(coach(&bench, guest)["finished"], true);
}

#[test]
fn a_slip_that_the_lesson_can_do_with_is_spoken_of_and_it_goes_on() {
    let lesson = &lessons(Title::Numeville)[0];
    let mut bench = Bench::lesson(Title::Numeville, &lesson.id);
    let guest = bench.sit(0);
    do_as_told(&mut bench, guest, lesson);
    let wrong = json!({"decide": {"seat": 0, "do": {"answer": "b"}}});
    assert_eq!(bench.ask(guest, wrong)["ok"], true);
    let coach = coach(&bench, guest);
    assert_eq!(
        (&coach["lost"], &coach["instead"]["id"]),
        (&json!(false), &json!("lesson-first-turn-answer-wrong"))
    );
    while do_as_told(&mut bench, guest, lesson) {}
}

#[test]
fn the_last_lesson_becomes_a_match_with_bots() {
    for title in Title::ALL {
        let Some(lesson) = lessons(title).into_iter().find(|lesson| lesson.goes_on) else { continue };
        let mut bench = Bench::lesson(title, &lesson.id);
        let guest = bench.sit(0);
        while do_as_told(&mut bench, guest, &lesson) {}
        let before = bench.table(guest)["n"].as_u64();
        for _ in 0..40 {
            let options = bench.options(guest);
            if let Some(option) = options.last() {
                bench.ask(guest, json!({"decide": {"seat": lesson.seat, "do": option["do"]}}));
            }
            bench.pass(2_000);
        }
        let after = bench.table(guest);
        let is_over = !after["over"].is_null();
        assert!(
            is_over || after["n"].as_u64() > before.map(|n| n + 20),
            "{title}: bots and chance play on: {after}"
        );
        assert_eq!((bench.paper.results, bench.counted.len()), (0, 0));
    }
}

#[test]
fn nobody_looks_on_and_no_other_lesson_begins() {
    let mut bench = Bench::lesson(Title::Numeville, "first-turn");
    let stranger = bench.hello(json!({}));
    assert_eq!(bench.away[&stranger].code, "door");
    let guest = bench.sit(0);
    assert_eq!(bench.ask(guest, json!({"say": {"text": "hello"}}))["error"]["code"], "chat_off");
    let shelf = crate::bench::shelf(Title::Numeville);
    assert!(shelf.lesson("no-such-lesson").is_none());
    assert_eq!(shelf.lesson_table("no-such-lesson").unwrap_err().code, "no_lesson");
}
