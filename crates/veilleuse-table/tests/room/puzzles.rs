//! A puzzle at a table: one decision is the best, any other leads back, and it is said why.

use serde_json::{Value, json};
use veilleuse_lessons::Lesson;
use veilleuse_table::Event;
use veilleuse_titles::{Title, embedded_files};

use crate::bench::Bench;

/// Decides something that is best, or that is not. An answer in a window is taken when the window closes.
fn answer(bench: &mut Bench, guest: u64, puzzle: &Lesson, best: bool) {
    let options = bench.options(guest);
    let chosen = options.iter().find(|option| puzzle.best().unwrap().fits(&option["do"]) == best).unwrap();
    bench.ask(guest, json!({"decide": {"seat": puzzle.seat, "do": chosen["do"]}}));
    bench.pass(10_000);
    assert!(bench.thoughts.is_empty(), "no bot thinks at a puzzle");
}

/// What is said of the answer.
fn verdict(bench: &mut Bench, guest: u64, puzzle: &Lesson) -> Value {
    let reply = bench.ask(guest, json!({"hint": {"seat": puzzle.seat}}));
    assert!(reply.is_null(), "{}: {reply}", puzzle.path);
    let (turn, thought) = bench.thoughts.pop().unwrap();
    let action = thought();
    bench.step(Event::Thought { turn, action });
    let replies = &bench.guests[&guest].replies;
    replies.values().rfind(|reply| reply.get("hint").is_some()).unwrap()["hint"].clone()
}

#[test]
fn every_puzzle_is_missed_tried_again_and_solved() {
    for title in Title::ALL {
        for puzzle in Lesson::load_puzzles(&embedded_files(title)).unwrap() {
            let name = format!("{title} {}", puzzle.id);
            let mut bench = Bench::lesson(title, &puzzle.id);
            let guest = bench.sit_with(0, json!({"follows": true}));
            assert!(
                bench.options(guest).iter().all(|option| option.get("follows").is_none()),
                "{name}: that would answer it"
            );
            assert_eq!(bench.told(guest, "welcome")["lesson"]["puzzle"], true);
            let before = bench.table(guest);
            assert!(bench.options(guest).len() > 1, "{name}: there is a choice");
            assert_eq!((&before["lesson"]["step"], &before["lesson"]["lost"]), (&json!(0), &json!(false)));

            answer(&mut bench, guest, &puzzle, false);
            let missed = bench.table(guest);
            assert_eq!(missed["lesson"]["lost"], true, "{name}: {missed}");
            assert_eq!(missed["lesson"]["instead"]["id"], "puzzle-missed");
            assert!(
                bench.options(guest).is_empty() && missed["over"].is_null(),
                "{name}: nothing goes on from there"
            );
            let said = verdict(&mut bench, guest, &puzzle);
            assert!(!puzzle.best().unwrap().fits(&said["do"]), "{name}: the answer is not given away");
            assert!(!said["reasons"].as_array().unwrap().is_empty(), "{name}: {said}");

            bench.open();
            let guest = bench.sit(0);
            assert_eq!(bench.ask(guest, json!({"lesson": "back"}))["ok"], true, "{name}");
            let again = bench.table(guest);
            assert_eq!(again["options"], before["options"], "{name}");
            assert_eq!(again["view"], before["view"], "{name}");

            answer(&mut bench, guest, &puzzle, true);
            let solved = bench.table(guest);
            assert_eq!(
                (&solved["lesson"]["finished"], &solved["lesson"]["step"]),
                (&json!(true), &json!(1)),
                "{name}"
            );
            assert!(bench.options(guest).is_empty() && solved["over"].is_null(), "{name}: it is no match");
            let said = verdict(&mut bench, guest, &puzzle);
            assert!(puzzle.best().unwrap().fits(&said["do"]), "{name}: {said}");
            assert!(!said["reasons"].as_array().unwrap().is_empty(), "{name}: {said}");
            assert_eq!((bench.paper.results, bench.counted.len()), (0, 0), "{name}: a puzzle is no result");
        }
    }
}
