//! A hint is what somebody would do who has been taught nothing.

use serde_json::json;
use veilleuse_table::Event;
use veilleuse_titles::Title;

use crate::bench::Bench;

#[test]
fn there_is_no_hint_where_the_answer_is_sealed() {
    let mut bench = Bench::new(Title::Numeville, json!({"seats": 2}), &["here", "here"], json!({}));
    let guests = [bench.sit(0), bench.sit(1)];
    bench.host_does(guests[0], json!("start"));
    let (mut sealed, mut open) = (0, 0);
    for round in 0..400usize {
        let Some(seat) = (0..2).find(|seat| !bench.options(guests[*seat]).is_empty()) else { break };
        let (guest, options) = (guests[seat], bench.options(guests[seat]));
        let hint = bench.ask(guest, json!({"hint": {"seat": seat}}));
        if options[0]["do"].get("answer").is_some() {
            assert_eq!(hint["refused"]["rule"], "HOUSE-HINT", "{hint}");
            assert!(bench.thoughts.is_empty(), "nobody even thinks about it");
            sealed += 1;
        } else if let Some((turn, thought)) = bench.thoughts.pop() {
            // Thinking takes its time: a few of them are enough.
            let action = if open < 3 { thought() } else { None };
            bench.step(Event::Thought { turn, action });
            open += 1;
        }
        let option = &options[round % options.len()];
        assert_eq!(bench.ask(guest, json!({"decide": {"seat": seat, "do": option["do"]}}))["ok"], true);
        if sealed > 5 {
            break;
        }
    }
    assert!(sealed > 5 && open > 5, "{sealed} sealed questions, {open} others");
}

#[test]
fn a_team_gets_no_hint_before_its_slate_is_corrected() {
    let options = json!({"mode": "workshop", "master": true});
    let mut bench =
        Bench::new(Title::Numeville, options, &["here", "here", "bot", "bot", "master:bot"], json!({}));
    let team = bench.sit(0);
    bench.host_does(team, json!("start"));
    while bench.options(team).is_empty() {
        bench.pass(20);
    }
    assert_eq!(bench.ask(team, json!({"hint": {"seat": 0}}))["refused"]["rule"], "HOUSE-HINT");
    let slate = bench.options(team)[0].clone();
    bench.ask(team, json!({"decide": {"seat": 0, "do": slate["do"]}}));
    let after = bench.ask(team, json!({"hint": {"seat": 0}}));
    assert_eq!(after["refused"]["rule"], "HOUSE-HINT", "a written slate may still be changed: {after}");
}

#[test]
fn other_titles_give_hints() {
    for title in [Title::ClefDesMondes, Title::TerrorBelow, Title::StrangerThings, Title::Boogeyman] {
        let mut bench = Bench::new(title, json!({"seats": 2}), &["here", "here"], json!({}));
        let guests = [bench.sit(0), bench.sit(1)];
        bench.host_does(guests[0], json!("start"));
        let seat = (0..2).find(|seat| !bench.options(guests[*seat]).is_empty()).unwrap();
        let hint = bench.ask(guests[seat], json!({"hint": {"seat": seat}}));
        assert!(hint.is_null() && bench.thoughts.len() == 1, "{title}: {hint}");
    }
}

#[test]
fn a_hint_is_given_though_somebody_else_decides_meanwhile() {
    // Both choose their Leader at the same time.
    let mut bench = Bench::new(Title::TerrorBelow, json!({"seats": 2}), &["here", "here"], json!({}));
    let guests = [bench.sit(0), bench.sit(1)];
    bench.host_does(guests[0], json!("start"));
    let other = bench.options(guests[1])[0].clone();
    assert!(!bench.options(guests[0]).is_empty(), "both are asked");
    assert!(bench.ask(guests[0], json!({"hint": {"seat": 0}})).is_null());
    let (turn, thought) = bench.thoughts.pop().unwrap();
    let action = thought();
    assert_eq!(bench.ask(guests[1], json!({"decide": {"seat": 1, "do": other["do"]}}))["ok"], true);
    bench.step(Event::Thought { turn, action });
    let (turn, thought) = bench.thoughts.pop().expect("it is thought about again");
    let action = thought();
    bench.step(Event::Thought { turn, action });
    let replies = &bench.guests[&guests[0]].replies;
    assert!(replies.values().any(|reply| reply.get("hint").is_some()), "{replies:?}");
    assert!(!replies.values().any(|reply| reply.get("refused").is_some()), "{replies:?}");
}
