//! What a finished match was like is for whoever may take its file, and is kept with the table.

use serde_json::json;
use veilleuse_table::{Answer, Question};
use veilleuse_titles::Title;
use veilleuse_wire::Json;

use crate::bench::{Bench, shelf};

fn asked(bench: &mut Bench) -> Result<Option<Json>, &'static str> {
    match bench.question(Question::Analysis(None)) {
        Ok(Answer::Analysis(found)) => Ok(found),
        Ok(_) => panic!("another answer"),
        Err(fail) => Err(fail.code),
    }
}

#[test]
fn a_match_is_analysed_when_it_is_over_and_its_table_keeps_what_was_found() {
    let mut bench = Bench::new(Title::TerrorBelow, json!({"seats": 2}), &["me", "bot"], json!({}));
    let found = Json::of(&json!({"seats": [0, 1], "curve": [], "moments": []})).unwrap();
    assert_eq!(asked(&mut bench), Err("not_started"));
    let guest = bench.sit(0);
    bench.host_does(guest, json!("start"));
    assert_eq!(asked(&mut bench), Err("not_over"));
    let brought = bench.question(Question::Analysis(Some(found.clone())));
    assert!(matches!(brought, Err(fail) if fail.code == "not_over"), "nobody brings one before");
    bench.ask(guest, json!({"leave": true}));
    for _ in 0..3_000 {
        if !bench.table(guest)["over"].is_null() {
            break;
        }
        bench.pass(100);
    }
    assert_eq!(asked(&mut bench), Ok(None), "{}", bench.table(guest)["n"]);
    let kept = bench.question(Question::Analysis(Some(found.clone())));
    assert!(matches!(kept, Ok(Answer::Analysis(Some(kept))) if kept == found));
    bench.open();
    assert_eq!(asked(&mut bench), Ok(Some(found.clone())));
    // Where the match cannot be played on any longer, what was found is still there.
    bench.open_with(Err(veilleuse_table::Fail::other_rules()));
    assert_eq!(asked(&mut bench), Ok(Some(found)));
}

#[test]
fn a_table_that_was_closed_in_the_middle_is_not_analysed() {
    let mut bench = Bench::new(Title::Numeville, json!({"seats": 2}), &["me", "bot"], json!({}));
    let guest = bench.sit(0);
    bench.host_does(guest, json!("start"));
    bench.host_does(guest, json!("close"));
    bench.open();
    assert!(matches!(bench.question(Question::Record), Ok(Answer::Record)), "its file may be taken");
    assert_eq!(asked(&mut bench), Err("not_over"));
}

#[test]
fn a_lesson_is_no_match_to_be_analysed() {
    let mut bench = Bench::lesson(Title::TerrorBelow, "the-last-point");
    let guest = bench.sit(0);
    let deliver =
        bench.options(guest).into_iter().find(|option| option["do"].get("deliver").is_some()).unwrap();
    bench.ask(guest, json!({"decide": {"seat": 0, "do": deliver["do"]}}));
    assert_eq!(asked(&mut bench), Err("not_over"));
}

#[test]
fn pieces_come_to_an_end_and_say_how_far_they_are() {
    let mut bench = Bench::new(Title::Numeville, json!({"seats": 2}), &["bot", "bot"], json!({}));
    let guest = bench.hello(json!({"host": bench.host.clone()}));
    bench.settle();
    bench.host_does(guest, json!("start"));
    let file =
        |bench: &Bench| bench.paper.log.iter().flat_map(|append| append.lines.clone()).collect::<Vec<u8>>();
    bench.pass(60);
    let early = shelf(Title::Numeville).analysis(&file(&bench));
    assert!(matches!(early, Err(fail) if fail.code == "not_over"));
    for _ in 0..3_000 {
        if !bench.table(guest)["over"].is_null() {
            break;
        }
        bench.pass(100);
    }
    let mut analysing = shelf(Title::Numeville).analysis(&file(&bench)).ok().unwrap();
    let mut before = 0;
    while analysing.advance() {
        assert!((before..=100).contains(&analysing.percent()));
        before = analysing.percent();
    }
    assert_eq!(before, 100);
    let found: serde_json::Value = serde_json::from_str(analysing.finish().ok().unwrap().get()).unwrap();
    assert_eq!(found["seats"], json!([0, 1]));
    let curve = found["curve"].as_array().unwrap();
    assert_eq!((&curve[0]["n"], &curve.last().unwrap()["n"]), (&json!(0), &bench.table(guest)["n"]));
    for moment in found["moments"].as_array().unwrap() {
        assert!(moment["better"]["id"].is_string() && moment["better"] != moment["done"], "{moment}");
        assert!(moment["better_chance"].as_u64() > moment["chance"].as_u64(), "{moment}");
    }
}
