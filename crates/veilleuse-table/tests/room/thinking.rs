//! Thinking away from the table: with a match of one's own, and with as many iterations as fit.

use serde_json::{Value, json};
use veilleuse_bots::Level;
use veilleuse_store::AppendKind;
use veilleuse_table::{Event, Mind, Musing, NotKept};
use veilleuse_titles::Title;

use crate::bench::{Bench, shelf};

/// The lines of the match, as whoever thinks elsewhere is told them.
fn file(bench: &Bench) -> Vec<u8> {
    let lines = bench.paper.log.iter().filter(|append| append.kind == AppendKind::Match);
    lines.flat_map(|append| append.lines.clone()).collect()
}

/// A person, and a bot that searches.
fn begun(title: Title) -> (Bench, u64) {
    let more = json!({"chairs": [
        {"seat": 0, "kind": "here", "name": "Ada"}, {"seat": 1, "kind": "bot", "level": "keen"},
    ]});
    let mut bench = Bench::new(title, json!({"seats": 2}), &[], more);
    let guest = bench.sit(0);
    bench.host_does(guest, json!("start"));
    (bench, guest)
}

/// Decides for the person until a bot is to think; whether it ever is.
fn until_thought(bench: &mut Bench, guest: u64) -> bool {
    for _ in 0..60 {
        if !bench.thoughts.is_empty() {
            return true;
        }
        match bench.options(guest).first() {
            Some(option) => drop(bench.ask(guest, json!({"decide": {"seat": 0, "do": option["do"]}}))),
            None => {
                bench.go_to(bench.now.tick + 60);
                bench.step(Event::Alarm);
                bench.settle();
            }
        }
    }
    false
}

fn kept_iterations(bench: &Bench) -> Value {
    serde_json::from_slice::<Value>(&bench.paper.row.body).unwrap()["iterations"].clone()
}

#[test]
fn whoever_follows_the_record_thinks_what_the_table_would() {
    for title in Title::ALL {
        let (mut bench, guest) = begun(title);
        let mut mind: Option<Box<dyn Mind>> = None;
        let (mut heard, mut thoughts) = (0, 0);
        while thoughts < 3 && until_thought(&mut bench, guest) {
            let file = file(&bench);
            match &mut mind {
                Some(mind) => mind.hear(&file[heard..]).unwrap(),
                None => mind = Some(shelf(title).mind(&file).unwrap()),
            }
            heard = file.len();
            let (turn, musing, _) = bench.musing.unwrap();
            let small = Musing { most: Some(20), ..musing };
            let there = mind.as_ref().unwrap().think(small);
            let afresh = shelf(title).mind(&file).unwrap().think(small);
            assert!(there.is_some(), "{title}: nothing was decided");
            assert_eq!(there, afresh, "{title}: who came later thinks otherwise");
            bench.thoughts.clear();
            bench.step(Event::Thought { turn, action: there });
            bench.settle();
            thoughts += 1;
            // What is taken back is taken back there too.
            if let Some(to) = bench.table(guest)["free_undo"].as_u64() {
                bench.ask(guest, json!({"undo": {"to": to}}));
            }
        }
        assert!(thoughts > 0, "{title}: no bot was asked");
        let mind = mind.unwrap();
        assert!(!mind.rehearse(Musing { seat: veilleuse_core::Seat::MASTER, ..bench.musing.unwrap().1 }, 5));
        assert!(shelf(title).mind(b"no file").is_err());
    }
}

#[test]
fn how_many_iterations_fit_is_kept_before_anybody_thinks_with_them() {
    let (mut bench, guest) = begun(Title::ClefDesMondes);
    assert!(until_thought(&mut bench, guest));
    let (turn, musing, trial) = bench.musing.unwrap();
    assert_eq!((musing.level, musing.most), (Some(Level::Keen), None));
    // A hint would want more than a keen bot does.
    assert_eq!(trial, Some(800));
    assert_eq!(kept_iterations(&bench), Value::Null);
    (bench.musing, bench.thoughts) = (None, Vec::new());
    // It is not kept: it is tried again, but not at once.
    bench.step(Event::Tried { turn, iterations: 50 });
    bench.keeps.pop_front().unwrap();
    bench.step(Event::Kept(Err(NotKept::Busy)));
    assert!(bench.musing.is_none() && kept_iterations(&bench).is_null());
    bench.go_to(bench.alarm.unwrap());
    bench.step(Event::Alarm);
    assert_eq!(bench.musing.map(|(_, _, trial)| trial), Some(Some(800)));
    (bench.musing, bench.thoughts) = (None, Vec::new());
    bench.step(Event::Tried { turn, iterations: 50 });
    assert!(bench.musing.is_none(), "thought before it was kept");
    bench.settle();
    assert_eq!(kept_iterations(&bench), 50);
    let (again, musing, trial) = bench.musing.unwrap();
    assert_eq!((again, musing.most, trial), (turn, Some(50), None));
    // From then on nothing is tried any more, after the table was opened again either.
    bench.open();
    let guest = bench.sit(0);
    bench.musing = None;
    assert!(until_thought(&mut bench, guest));
    assert_eq!(bench.musing.map(|(_, musing, trial)| (musing.most, trial)), Some((Some(50), None)));
}

#[test]
fn a_bot_that_searches_nothing_is_not_tried() {
    let mut bench = Bench::new(Title::TerrorBelow, json!({"seats": 2}), &["here", "bot"], json!({}));
    let guest = bench.sit(0);
    bench.host_does(guest, json!("start"));
    assert!(until_thought(&mut bench, guest));
    assert_eq!(
        bench.musing.map(|(_, musing, trial)| (musing.level, trial)),
        Some((Some(Level::Novice), None))
    );
}
