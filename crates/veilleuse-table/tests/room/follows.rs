//! Options say what follows from them, to who wants to know; and hints say why.

use serde_json::{Value, json};
use veilleuse_table::Event;
use veilleuse_titles::Title;

use crate::bench::Bench;

const FORESEES: fn() -> Value = || json!({"follows": true});

#[test]
fn only_who_asks_is_told_what_follows() {
    let mut bench = Bench::new(Title::TerrorBelow, json!({"seats": 2}), &["here", "here"], json!({}));
    let guests = [bench.sit_with(0, FORESEES()), bench.sit_with(1, FORESEES())];
    bench.host_does(guests[0], json!("start"));
    let seat = (0..2).find(|seat| !bench.options(guests[*seat]).is_empty()).unwrap();
    let told = bench.options(guests[seat]);
    assert!(told.iter().all(|option| option["follows"]["told"].is_array()), "{told:?}");
    let plain = bench.sit(seat);
    let options = bench.options(plain);
    assert_eq!(options.len(), told.len());
    assert!(options.iter().all(|option| option.get("follows").is_none()), "{options:?}");
}

#[test]
fn nothing_is_foreseen_where_the_answer_is_sealed() {
    let mut bench = Bench::new(Title::Numeville, json!({"seats": 2}), &["here", "here"], json!({}));
    let guests = [bench.sit_with(0, FORESEES()), bench.sit_with(1, FORESEES())];
    bench.host_does(guests[0], json!("start"));
    let (mut sealed, mut noted) = (0, 0);
    for round in 0..400usize {
        let Some(seat) = (0..2).find(|seat| !bench.options(guests[*seat]).is_empty()) else { break };
        let options = bench.options(guests[seat]);
        if options[0]["do"].get("answer").is_some() {
            assert!(options.iter().all(|option| option.get("follows").is_none()), "{options:?}");
            sealed += 1;
        } else {
            let notes = |option: &Value| option["follows"]["notes"].as_array().map_or(0, Vec::len);
            noted += options.iter().map(notes).sum::<usize>();
        }
        let option = &options[round % options.len()];
        bench.ask(guests[seat], json!({"decide": {"seat": seat, "do": option["do"]}}));
        if sealed > 5 {
            break;
        }
    }
    assert!(sealed > 5 && noted > 5, "{sealed} sealed questions, {noted} notes");
}

#[test]
fn a_hint_gives_its_reasons() {
    for title in Title::ALL {
        let mut bench = Bench::new(title, json!({"seats": 2}), &["here", "here"], json!({}));
        let guests = [bench.sit(0), bench.sit(1)];
        bench.host_does(guests[0], json!("start"));
        let (mut asked, mut reasons) = (0, 0);
        while asked < 6 {
            let seat = (0..2).find(|seat| !bench.options(guests[*seat]).is_empty()).unwrap();
            let options = bench.options(guests[seat]);
            bench.send(guests[seat], &format!("h{asked}"), json!({"hint": {"seat": seat}}));
            if let Some((turn, thought)) = bench.thoughts.pop() {
                bench.step(Event::Thought { turn, action: thought() });
                let hint = bench.guests[&guests[seat]].replies[&format!("h{asked}")]["hint"].clone();
                assert!(options.iter().any(|option| option["do"] == hint["do"]), "{title}: {hint}");
                let given = hint["reasons"].as_array().unwrap();
                assert!(given.len() <= 2 && hint["notes"].is_array(), "{title}: {hint}");
                let why = if given.is_empty() { "hint-alike" } else { "hint-why" };
                assert_eq!(hint["why"]["id"], why, "{title}: {hint}");
                reasons += given.len();
            }
            asked += 1;
            let option = &options[asked % options.len()];
            bench.ask(guests[seat], json!({"decide": {"seat": seat, "do": option["do"]}}));
        }
        println!("{title}: {reasons} reasons for {asked} hints");
    }
}
