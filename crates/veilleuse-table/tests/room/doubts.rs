//! A store that fails: nothing is acknowledged onto what may not be there.

use serde_json::{Value, json};
use veilleuse_table::{Answer, Event, Fail, NotKept, Note, Question};
use veilleuse_titles::Title;

use crate::bench::{Bench, shelf};

fn two() -> (Bench, u64) {
    let mut bench = Bench::new(Title::Numeville, json!({"seats": 2}), &["here", "here"], json!({}));
    let ada = bench.sit(0);
    bench.host_does(ada, json!("start"));
    (bench, ada)
}

fn decide(bench: &Bench, ada: u64) -> Value {
    json!({"decide": {"seat": 0, "do": bench.options(ada)[0]["do"]}})
}

#[test]
fn what_may_have_been_kept_is_looked_for_until_it_is_known() {
    for landed in [false, true] {
        let (mut bench, ada) = two();
        let step = decide(&bench, ada);
        bench.send(ada, "a", step.clone());
        bench.send(ada, "b", json!({"ping": true}));
        let keep = bench.keeps.pop_front().unwrap();
        if landed {
            bench.paper.keep(keep).unwrap();
        }
        bench.step(Event::Kept(Err(NotKept::Failed)));
        assert_eq!((bench.reads, bench.guests[&ada].replies.get("a")), (1, None));
        // The disk cannot be read either: twice it looks in vain.
        for _ in 0..2 {
            bench.reads = 0;
            bench.step(Event::Read(None));
            assert_eq!(bench.reads, 0, "not at once");
            bench.go_to(bench.alarm.unwrap());
            bench.step(Event::Alarm);
            let answered = ["a", "b"].map(|id| bench.guests[&ada].replies.contains_key(id));
            assert_eq!((bench.reads, answered), (1, [false, false]), "nothing is acknowledged meanwhile");
        }
        bench.settle();
        let (reply, n) = (&bench.guests[&ada].replies["a"], bench.table(ada)["n"].clone());
        assert_eq!((reply["ok"] == true, reply["error"]["code"] == "storage"), (landed, !landed), "{reply}");
        assert_eq!(n, u64::from(landed));
        assert_eq!(bench.guests[&ada].replies["b"]["ok"], true, "who waited in line is answered");
        bench.send(ada, "a", step);
        bench.settle();
        assert_eq!(bench.guests[&ada].replies["a"]["ok"], true);
        assert_eq!(bench.paper.keys().filter(|key| *key == "0/a").count(), 1);
    }
}

#[test]
fn what_was_not_even_tried_is_said_at_once_and_did_not_happen() {
    let (mut bench, ada) = two();
    let step = decide(&bench, ada);
    bench.send(ada, "a", step.clone());
    bench.keeps.clear();
    bench.step(Event::Kept(Err(NotKept::Busy)));
    assert_eq!((bench.reads, &bench.guests[&ada].replies["a"]["error"]["code"]), (0, &json!("busy")));
    assert_eq!(bench.table(ada)["n"], 0);
    bench.send(ada, "a", step);
    bench.settle();
    assert_eq!(bench.guests[&ada].replies["a"]["ok"], true);
    assert_eq!(bench.paper.keys().filter(|key| *key == "0/a").count(), 1);
}

#[test]
fn a_table_that_cannot_find_out_ends_and_is_opened_from_its_log() {
    let (mut bench, ada) = two();
    let step = decide(&bench, ada);
    bench.send(ada, "a", step);
    let keep = bench.keeps.pop_front().unwrap();
    bench.paper.keep(keep).unwrap();
    bench.step(Event::Kept(Err(NotKept::Failed)));
    for _ in 0..20 {
        if bench.room.is_none() {
            break;
        }
        bench.reads = 0;
        bench.step(Event::Read(None));
        if let Some(alarm) = bench.alarm {
            bench.go_to(alarm);
        }
        bench.step(Event::Alarm);
    }
    assert!(bench.room.is_none());
    assert_eq!(bench.told(ada, "closed")["reason"], "storage");
    assert!(!bench.guests[&ada].replies.contains_key("a"), "nothing was promised");
    assert!(bench.notes.contains(&Note::InDoubt));
    bench.open();
    let ada = bench.sit(0);
    assert_eq!(bench.table(ada)["n"], 1);
}

#[test]
fn what_somebody_else_kept_is_the_truth() {
    let (mut bench, ada) = two();
    let before = bench.paper.clone();
    let step = decide(&bench, ada);
    assert_eq!(bench.ask(ada, step)["ok"], true);
    let elsewhere = bench.paper.clone();
    // The same table, played on in another place meanwhile.
    bench.paper = before;
    bench.open();
    let ada = bench.sit(0);
    let other = json!({"decide": {"seat": 0, "do": bench.options(ada)[1]["do"]}});
    bench.paper = elsewhere;
    assert_eq!(bench.ask(ada, other)["error"]["code"], "storage");
    assert_eq!(bench.table(ada)["n"], 1, "it shows what was kept");
}

#[test]
fn a_row_that_was_not_kept_is_not_in_force() {
    let (mut bench, ada) = two();
    bench.send(ada, "p", json!({"host": {"pause": true}}));
    bench.keeps.clear();
    bench.step(Event::Kept(Err(NotKept::Failed)));
    bench.settle();
    assert_eq!(bench.guests[&ada].replies["p"]["error"]["code"], "storage");
    let step = decide(&bench, ada);
    assert_eq!(bench.ask(ada, step)["ok"], true, "the match is not paused");
}

#[test]
fn a_match_without_its_pack_or_rules_is_never_another_match() {
    let (mut bench, ada) = two();
    let step = decide(&bench, ada);
    bench.ask(ada, step);
    for fail in [Fail::no_pack(), Fail::other_rules()] {
        bench.open_with(Err(fail.clone()));
        let guest = bench.hello(json!({"token": bench.tokens[0]}));
        assert_eq!(bench.away[&guest], fail);
        assert!(bench.info().started);
        assert!(
            matches!(bench.question(Question::Record), Ok(Answer::Record)),
            "its file can be taken along"
        );
        assert_eq!(bench.join(json!(1), "Eve", None).unwrap_err(), fail);
        assert_eq!((bench.alarm.is_some(), bench.keeps.len()), (true, 0));
    }
    // A shelf refuses a file that names another pack, whoever hands it over.
    bench.title = Title::TerrorBelow;
    bench.open_with(Ok(shelf(Title::TerrorBelow)));
    let guest = bench.hello(json!({"token": bench.tokens[0]}));
    assert_eq!(bench.away[&guest].code, "bad_record");
}
