//! A class: phones that share the chairs of teams, the desk that leads them, the projector everybody looks at.

use serde_json::{Value, json};
use veilleuse_store::AppendKind;
use veilleuse_table::{Answer, Event, Fail, Question};
use veilleuse_titles::Title;
use veilleuse_wire::{Enrol, Enrolled};

use crate::bench::{Bench, browser};

const COMPLICES: [&str; 4] = ["stalky", "hacker", "datata", "hyperco"];

/// A workshop in its lobby, and its desk.
fn lobby(class: Value) -> (Bench, u64) {
    let options = json!({"mode": "workshop", "master": true, "workshop": {"thinking": 30, "led": true}});
    let more = json!({ "class": class, "chairs": [{"seat": "master", "kind": "me", "name": "Mme Diallo"}] });
    let mut bench = Bench::new(Title::Numeville, options, &[], more);
    let desk = bench.sit(0);
    (bench, desk)
}

fn enrol(bench: &mut Bench, name: &str, from: &str) -> Result<Enrolled, Fail> {
    let enrol = Enrol { name: name.to_owned(), browser: Some(browser(from)) };
    match bench.question(Question::Enrol(enrol))? {
        Answer::Enrol(enrolled) => Ok(enrolled),
        _ => panic!("another answer"),
    }
}

fn come_in(bench: &mut Bench, enrolled: &Enrolled) -> u64 {
    let guest = bench.hello(json!({ "token": enrolled.token, "parts": true }));
    bench.settle();
    guest
}

/// So many phones that came in: what they were told, and their guests.
fn phones(bench: &mut Bench, count: usize) -> Vec<(Enrolled, u64)> {
    (0..count)
        .map(|number| {
            let enrolled = enrol(bench, &format!("Pupil {number}"), &format!("phone {number}")).unwrap();
            let guest = come_in(bench, &enrolled);
            (enrolled, guest)
        })
        .collect()
}

fn decide(bench: &mut Bench, desk: u64, action: Value) -> Value {
    bench.ask(desk, json!({ "decide": { "seat": "master", "do": action } }))
}

fn act(bench: &mut Bench, desk: u64, act: Value) -> Value {
    bench.ask(desk, json!({ "class": act }))
}

fn vote(bench: &mut Bench, phone: u64, choice: &str) -> Value {
    bench.ask(phone, json!({ "ballot": { "do": { "slate": choice } } }))
}

/// Deals four cards; the teams think.
fn deal(bench: &mut Bench, desk: u64, number: u8) {
    for complice in COMPLICES {
        let card = format!("{complice}-easy-{number:02}");
        assert_eq!(decide(bench, desk, json!({ "deal_card": card }))["ok"], true);
    }
    assert_eq!(view(bench, desk)["asks"], "slates");
}

/// A workshop whose teams think.
fn thinking(class: Value, count: usize) -> (Bench, u64, Vec<(Enrolled, u64)>) {
    let (mut bench, desk) = lobby(class);
    let phones = phones(&mut bench, count);
    assert_eq!(bench.host_does(desk, json!("start"))["ok"], true);
    deal(&mut bench, desk, 1);
    (bench, desk, phones)
}

/// The view as a guest has put it together of parts.
fn view(bench: &Bench, guest: u64) -> Value {
    let mut whole = json!({});
    for table in bench.guests[&guest].news.iter().filter_map(|news| news.get("table")) {
        if table["part"] == false {
            whole = json!({});
        }
        whole.as_object_mut().unwrap().extend(table["view"].as_object().unwrap().clone());
    }
    whole
}

fn written(bench: &Bench, guest: u64, team: usize) -> Value {
    view(bench, guest)["workshop"]["teams"][team]["written"].clone()
}

fn class(bench: &Bench, guest: u64) -> Value {
    let mut news = bench.guests[&guest].news.iter().rev();
    news.find_map(|news| news.get("class").or_else(|| news.get("welcome").map(|all| &all["class"])))
        .cloned()
        .unwrap_or_default()
}

fn right_place(bench: &Bench, desk: u64, team: usize) -> String {
    view(bench, desk)["workshop"]["teams"][team]["question"]["answer"]["choice"].as_str().unwrap().to_owned()
}

#[test]
fn twenty_eight_are_spread_and_the_twenty_ninth_waits_for_the_desk() {
    let (mut bench, desk) = lobby(json!({ "teams": ["Renards"] }));
    let all = phones(&mut bench, 29);
    let teams = class(&bench, desk)["teams"].clone();
    assert_eq!(teams[0]["name"], "Renards");
    for team in 0..4 {
        assert_eq!((&teams[team]["phones"], &teams[team]["present"]), (&json!(7), &json!(7)));
    }
    let (last, guest) = all.last().unwrap();
    assert_eq!((last.team, last.waits), (None, Some(veilleuse_wire::Waits::Full)));
    assert_eq!(class(&bench, *guest)["me"]["waits"], "full");
    let place = json!({ "place": { "phone": last.phone, "team": 2 } });
    assert_eq!(act(&mut bench, *guest, place.clone())["error"]["code"], "not_yours");
    assert_eq!(act(&mut bench, desk, place)["ok"], true);
    assert_eq!(class(&bench, *guest)["me"]["team"], 2);
    assert_eq!(class(&bench, desk)["teams"][2]["phones"], 8);
    for number in 29..64 {
        enrol(&mut bench, &format!("Late {number}"), "b").unwrap();
    }
    assert_eq!(enrol(&mut bench, "Too late", "b").unwrap_err().code, "too_many");
    let chairs = bench.told(desk, "chairs");
    assert!(chairs["chairs"].as_array().unwrap().iter().all(|chair| chair["sitter"] == "person"));
}

#[test]
fn nobody_sits_in_a_teams_chair_and_no_bot_plays_there() {
    let (mut bench, desk) = lobby(json!({}));
    assert!(bench.join(json!(0), "Somebody", Some(browser("x"))).is_err());
    for host in [json!({"free": {"seat": 0}}), json!({"to_bot": {"seat": 0}}), json!({"pause": true})] {
        assert_eq!(bench.host_does(desk, host)["error"]["code"], "not_yours");
    }
    bench.host_does(desk, json!("start"));
    deal(&mut bench, desk, 1);
    bench.step(Event::Gone { guest: desk });
    bench.pass(200_000);
    assert!(bench.thoughts.is_empty(), "nobody thinks for a class");
    bench.open();
    let desk = bench.sit(0);
    assert_eq!(view(&bench, desk)["asks"], "slates", "it waits for its desk, and its clock was not started");
}

#[test]
fn a_teams_slate_follows_what_most_of_its_phones_say() {
    let (mut bench, desk, phones) = thinking(json!({}), 12);
    let of_first: Vec<u64> =
        phones.iter().filter(|(phone, _)| phone.team == phones[0].0.team).map(|(_, guest)| *guest).collect();
    assert_eq!(of_first.len(), 3);
    assert_eq!(vote(&mut bench, of_first[0], "a")["ok"], true);
    assert_eq!(written(&bench, of_first[2], 0), "a");
    vote(&mut bench, of_first[1], "b");
    assert_eq!(written(&bench, of_first[0], 0), "a", "a tie changes nothing");
    vote(&mut bench, of_first[2], "b");
    assert_eq!(written(&bench, of_first[0], 0), "b");
    vote(&mut bench, of_first[1], "a");
    assert_eq!(written(&bench, of_first[0], 0), "a", "it may be changed");
    let ballots = bench.told(of_first[0], "ballots");
    assert_eq!(ballots["voted"], json!([3, 0, 0, 0]));
    assert_eq!(ballots["mine"], json!({ "slate": "a" }));
    assert_eq!(
        ballots["tally"],
        json!([{"do": {"slate": "a"}, "votes": 2}, {"do": {"slate": "b"}, "votes": 1}])
    );
    let (other, at_desk) = (bench.told(phones[1].1, "ballots"), bench.told(desk, "ballots"));
    assert_eq!(
        (&other["voted"], &other["tally"]),
        (&json!([0, 0, 0, 0]), &json!([])),
        "another team's business"
    );
    assert_eq!(at_desk["voted"], json!([3, 0, 0, 0]));
    assert_eq!(at_desk["phones"].as_array().unwrap().len(), 3);
    assert_eq!(
        (&at_desk["tally"], &at_desk["mine"]),
        (&json!([]), &json!(null)),
        "who has answered, not what"
    );
    for wrong in [json!("ready"), json!("lock"), json!({"slate": "z"}), json!({"judge": "right"})] {
        let reply = bench.ask(of_first[0], json!({ "ballot": { "do": wrong } }));
        assert!(reply.get("ok").is_none(), "{reply}");
    }
    for not_theirs in [
        json!({"decide": {"seat": 0, "do": {"slate": "c"}}}),
        json!({"undo": {"to": 0}}),
        json!({"hint": {"seat": 0}}),
        json!({"host": "close"}),
        json!({"say": {"text": "a!"}}),
        json!({"class": "spread"}),
    ] {
        assert_eq!(bench.ask(of_first[0], not_theirs)["error"]["code"], "not_yours");
    }
    decide(&mut bench, desk, json!("lock"));
    assert_eq!(vote(&mut bench, of_first[0], "c")["error"]["code"], "not_asked");
    assert_eq!(bench.told(of_first[0], "ballots")["poll"], json!(null));
}

#[test]
fn one_phone_answers_where_one_does() {
    let (mut bench, desk, phones) = thinking(json!({ "vote": "one" }), 8);
    let (first, second) = (phones[0].1, phones[4].1);
    assert!(class(&bench, first)["me"]["answers"] == true && class(&bench, second)["me"]["answers"] == false);
    vote(&mut bench, second, "b");
    assert_eq!(written(&bench, first, 0), json!(null), "it is advice");
    assert_eq!(bench.told(first, "ballots")["tally"][0]["votes"], 1);
    vote(&mut bench, first, "a");
    assert_eq!(written(&bench, first, 0), "a");
    assert_eq!(act(&mut bench, desk, json!({"answerer": {"phone": phones[4].0.phone}}))["ok"], true);
    assert_eq!(written(&bench, first, 0), "b", "the other answers now");
    bench.step(Event::Gone { guest: second });
    vote(&mut bench, first, "c");
    assert_eq!(written(&bench, first, 0), "c", "a phone that is gone answers for nobody");
}

#[test]
fn a_phone_that_dies_is_replaced_and_one_that_moves_sees_with_other_eyes() {
    let (mut bench, desk, phones) = thinking(json!({}), 8);
    let (lost, guest) = &phones[0];
    vote(&mut bench, *guest, "b");
    assert_eq!(enrol(&mut bench, "Pupil 0", "another").unwrap_err().code, "name_taken");
    bench.step(Event::Gone { guest: *guest });
    let again = enrol(&mut bench, "Pupil 0", "another").unwrap();
    assert_eq!((again.phone, again.team), (lost.phone, lost.team));
    let old = bench.hello(json!({ "token": lost.token }));
    assert_eq!(bench.away[&old].code, "bad_token");
    let guest = come_in(&mut bench, &again);
    assert_eq!(bench.told(guest, "ballots")["mine"], json!({ "slate": "b" }), "its vote is there");
    let own = view(&bench, guest)["workshop"]["teams"][0]["question"]["id"].clone();
    assert_ne!(own, json!(null));
    let place = json!({ "place": { "phone": again.phone, "team": 1 } });
    assert_eq!(act(&mut bench, desk, place)["ok"], true);
    let seen = view(&bench, guest);
    assert_ne!(seen["workshop"]["teams"][1]["question"]["id"], json!(null));
    assert_eq!(
        seen["workshop"]["teams"][0]["question"],
        json!(null),
        "it sees its new team's question alone"
    );
    assert_eq!(bench.table(guest)["part"], false);
    assert_eq!(bench.told(guest, "ballots")["mine"], json!(null), "it has not voted on this question");
    assert_eq!(written(&bench, desk, 1), json!(null));
    let tabs: Vec<u64> = (0..5).map(|_| come_in(&mut bench, &phones[1].0)).collect();
    assert!(bench.away.contains_key(tabs.last().unwrap()), "five sockets a phone");
    let more: Vec<u64> = (0..4).map(|number| come_in(&mut bench, &phones[number * 4 % 8].0)).collect();
    assert!(more.iter().any(|guest| bench.guests.contains_key(guest)));
    assert_eq!(act(&mut bench, desk, json!({"remove": {"phone": again.phone}}))["ok"], true);
    assert!(bench.guests[&guest].hung_up);
    assert_eq!(bench.told(guest, "closed")["reason"], "removed");
}

#[test]
fn a_muted_name_is_seen_at_the_desk_alone() {
    let (mut bench, desk) = lobby(json!({}));
    let phones = phones(&mut bench, 8);
    let projector = bench.projector.clone().unwrap();
    let projector = bench.hello(json!({ "token": projector }));
    act(&mut bench, desk, json!({"mute": {"phone": phones[0].0.phone, "on": true}}));
    let named = |bench: &Bench, guest| {
        let phones = class(bench, guest)["phones"].as_array().unwrap().clone();
        phones.iter().find(|phone| phone["id"] == 1).map(|phone| phone["name"].clone())
    };
    assert_eq!(named(&bench, desk), Some(json!("Pupil 0")));
    assert_eq!(named(&bench, projector), Some(json!(null)));
    assert_eq!(named(&bench, phones[4].1), Some(json!(null)), "a team mate");
    assert_eq!(named(&bench, phones[1].1), None, "another team's phones are no phone's business");
    assert_eq!(class(&bench, projector)["role"], "projector");
    assert_eq!(bench.told(desk, "chairs")["spectators"], 0, "the projector is no spectator");
    let link = act(&mut bench, desk, json!("projector"))["projector"].as_str().unwrap().to_owned();
    assert!(bench.guests[&projector].hung_up, "the old link is dead");
    let again = bench.hello(json!({ "token": link }));
    assert_eq!(class(&bench, again)["role"], "projector");
    assert_eq!(bench.ask(again, json!({"class": "spread"}))["error"]["code"], "not_yours");
}

fn clock(bench: &Bench, guest: u64) -> (Value, i64) {
    let clock = class(bench, guest)["clock"].clone();
    (clock["state"].clone(), clock["left"].as_i64().unwrap_or_default())
}

#[test]
fn the_clock_is_the_same_second_after_a_restart() {
    let (mut bench, desk, phones) = thinking(json!({}), 4);
    assert_eq!(clock(&bench, phones[0].1), (json!("idle"), 30_000));
    bench.pass(100_000);
    assert_eq!(vote(&mut bench, phones[0].1, "a")["ok"], true, "nothing runs before it is started");
    assert_eq!(act(&mut bench, desk, json!({"clock": "start"}))["ok"], true);
    assert_eq!(clock(&bench, phones[1].1), (json!("running"), 30_000));
    assert_eq!(bench.table(phones[1].1)["clock"]["left"], 30_000);
    bench.pass(10_000);
    act(&mut bench, desk, json!({"clock": {"more": 15}}));
    assert_eq!(clock(&bench, desk), (json!("running"), 35_000));
    bench.pass(5_000);
    // A phone that comes in meanwhile changes the row, and no second of the clock.
    let late = enrol(&mut bench, "Late", "late").unwrap();
    come_in(&mut bench, &late);
    bench.pass(1_000);
    bench.open();
    let desk = bench.sit(0);
    assert_eq!(clock(&bench, desk), (json!("running"), 29_000));
    let phone = come_in(&mut bench, &phones[0].0);
    assert_eq!(written(&bench, phone, 0), "a");
    assert_eq!(bench.told(phone, "ballots")["mine"], json!({ "slate": "a" }), "votes are kept");
    act(&mut bench, desk, json!({"clock": "pause"}));
    assert_eq!(clock(&bench, desk), (json!("paused"), 29_000));
    assert_eq!(vote(&mut bench, phone, "b")["error"]["code"], "paused");
    bench.pass(500_000);
    bench.open();
    let desk = bench.sit(0);
    assert_eq!(clock(&bench, desk), (json!("paused"), 29_000), "it stands still over a restart");
    for wrong in [json!({"clock": {"more": 1}}), json!({"clock": {"more": 301}})] {
        assert_eq!(act(&mut bench, desk, wrong)["error"]["code"], "bad_message");
    }
    act(&mut bench, desk, json!({"clock": "start"}));
    bench.pass(28_500);
    assert_eq!(view(&bench, desk)["asks"], "slates");
    bench.pass(1_000);
    assert_eq!(view(&bench, desk)["asks"], "correct", "and then the slates are collected, all at once");
    assert_eq!(act(&mut bench, desk, json!({"clock": "start"}))["error"]["code"], "no_clock");
}

#[test]
fn a_repeated_message_has_one_effect() {
    let (mut bench, desk, phones) = thinking(json!({}), 4);
    act(&mut bench, desk, json!({"clock": "start"}));
    for _ in 0..3 {
        bench.send(desk, "more", json!({"class": {"clock": {"more": 10}}}));
        bench.settle();
        bench.send(phones[0].1, "tap", json!({"ballot": {"do": {"slate": "a"}}}));
        bench.settle();
    }
    assert_eq!(clock(&bench, desk).1, 40_000);
    let ballots = |append: &&veilleuse_store::Append| {
        append.kind == AppendKind::Table && String::from_utf8_lossy(&append.lines).contains("ballot")
    };
    assert_eq!(bench.paper.log.iter().filter(ballots).count(), 1);
}

/// Judges all four and goes on; how each was judged, in the order of the correction.
fn correct(bench: &mut Bench, desk: u64, verdicts: [&str; 4]) {
    for verdict in verdicts {
        assert_eq!(view(bench, desk)["asks"], "correct");
        assert_eq!(decide(bench, desk, json!({ "judge": verdict }))["ok"], true);
        assert_eq!(view(bench, desk)["asks"], "explained");
        assert_eq!(decide(bench, desk, json!("go_on"))["ok"], true);
    }
}

#[test]
fn reasons_go_with_their_decision_and_the_sheet_has_them() {
    let (mut bench, desk, phones) =
        thinking(json!({ "teams": ["Renards", "", "", ""], "keep_names": true }), 4);
    let wrong = if right_place(&bench, desk, 0) == "a" { "b" } else { "a" };
    vote(&mut bench, phones[0].1, wrong);
    decide(&mut bench, desk, json!("lock"));
    let because = |bench: &mut Bench, action: Value, why: &str| {
        bench.ask(desk, json!({ "decide": { "seat": "master", "do": action, "reason": why } }))
    };
    assert_eq!(because(&mut bench, json!({"judge": "right"}), "bien expliqué")["ok"], true);
    let n = bench.table(desk)["n"].clone();
    assert_eq!(class(&bench, desk)["reasons"], json!([{ "n": n, "text": "bien expliqué" }]));
    assert_eq!(class(&bench, phones[0].1)["reasons"], json!([]), "a reason is the desk's");
    decide(&mut bench, desk, json!("go_on"));
    because(&mut bench, json!({"add_token": {"complice": "datata", "colour": "blue"}}), "entraide");
    because(&mut bench, json!({"add_token": {"complice": "hacker", "colour": "red"}}), "bavardage");
    let back = bench.table(desk)["step_back"]["to"].clone();
    assert_eq!(bench.ask(desk, json!({ "undo": { "to": back } }))["ok"], true);
    assert_eq!(
        class(&bench, desk)["reasons"].as_array().unwrap().len(),
        2,
        "what is taken back has no reason"
    );
    bench.open();
    let desk = bench.sit(0);
    let kept = class(&bench, desk)["reasons"].clone();
    assert_eq!(
        (&kept[0]["text"], &kept[1]["text"], kept.as_array().unwrap().len()),
        (&json!("bien expliqué"), &json!("entraide"), 2)
    );
    let refused = bench.ask(desk, json!({ "decide": { "seat": "master", "do": "lock", "reason": "x" } }));
    assert_eq!(refused["refused"]["rule"], "HOUSE-QUESTION");
    assert_eq!(class(&bench, desk)["reasons"].as_array().unwrap().len(), 2);
    decide(&mut bench, desk, json!("skip"));
    let sheet = |bench: &mut Bench, token: String| match bench.question(Question::Sheet(token)) {
        Ok(Answer::Sheet(sheet)) => serde_json::from_str::<Value>(sheet.get()).unwrap(),
        Ok(_) => panic!("another answer"),
        Err(fail) => json!(fail.code),
    };
    let token = bench.host.clone();
    let made = sheet(&mut bench, token);
    let first = &made["questions"][0];
    assert_eq!(
        (&first["verdict"], &first["overruled"], &first["reason"]),
        (&json!("right"), &json!(true), &json!("bien expliqué"))
    );
    assert_eq!(
        (&first["complice"], &first["round"], &first["team"]),
        (&json!("stalky"), &json!(1), &json!(0))
    );
    assert!(
        first["answer"]["fr"].is_string() && first["given"]["fr"].is_string() && first["theme"].is_string()
    );
    assert_eq!(
        (&made["questions"][1]["verdict"], &made["questions"][1]["answer"]),
        (&json!("skipped"), &json!(null))
    );
    assert_eq!(
        made["tokens"],
        json!([{ "n": kept[1]["n"], "round": 1, "complice": "datata", "colour": "blue", "added": true, "reason": "entraide" }])
    );
    assert_eq!(
        (&made["teams"][0]["name"], &made["teams"][0]["people"]),
        (&json!("Renards"), &json!(["Pupil 0"]))
    );
    let phone = phones[0].0.token.clone();
    assert_eq!(sheet(&mut bench, phone), "not_yours");
    assert!(
        matches!(bench.question(Question::Led(phones[0].0.token.clone())), Err(fail) if fail.code == "not_yours")
    );
}

#[test]
fn names_are_gone_when_the_workshop_is_over_unless_they_are_to_be_kept() {
    for keep in [false, true] {
        let (mut bench, desk, phones) = thinking(json!({ "keep_names": keep }), 4);
        let named = |bench: &Bench| String::from_utf8_lossy(&bench.paper.row.body).contains("Pupil 3");
        assert!(named(&bench));
        assert_eq!(decide(&mut bench, desk, json!("close"))["ok"], true);
        assert_eq!(bench.table(desk)["over"]["result"], "undecided");
        assert_eq!(named(&bench), keep);
        let log: Vec<u8> = bench.paper.log.iter().flat_map(|append| append.lines.clone()).collect();
        assert!(
            !String::from_utf8_lossy(&log).contains("Pupil"),
            "no name is in the log, which nothing leaves"
        );
        assert_eq!(enrol(&mut bench, "Somebody", "x").unwrap_err().code, "closed");
        assert!(!bench.guests[&phones[0].1].hung_up, "phones see how it ended");
    }
}

#[test]
fn a_whole_workshop_is_won_and_one_is_lost() {
    for (verdict, result) in [("right", "victory"), ("wrong", "defeat")] {
        let (mut bench, desk, phones) = thinking(json!({}), 8);
        for round in 1..=3 {
            if round > 1 {
                deal(&mut bench, desk, round);
            }
            act(&mut bench, desk, json!({"clock": "start"}));
            for (_, phone) in &phones {
                assert_eq!(vote(&mut bench, *phone, "a")["ok"], true);
            }
            decide(&mut bench, desk, json!("lock"));
            if round < 3 {
                correct(&mut bench, desk, [verdict; 4]);
            }
        }
        for _ in 0..2 {
            decide(&mut bench, desk, json!({ "judge": verdict }));
            assert_eq!(bench.table(desk)["over"], json!(null), "the explanation comes before the end");
            decide(&mut bench, desk, json!("go_on"));
        }
        assert_eq!(bench.table(phones[0].1)["over"]["result"], result);
    }
}

/// Nothing a phone or the projector is sent tells the right answer before it is shown: phones that differ only in
/// what is right are sent the same.
#[test]
fn nothing_that_is_sent_before_the_correction_depends_on_what_is_right() {
    let (mut bench, desk, phones) = thinking(json!({}), 8);
    let projector = bench.projector.clone().unwrap();
    let projector = bench.hello(json!({ "token": projector }));
    act(&mut bench, desk, json!({"clock": "start"}));
    for (place, (_, phone)) in phones.iter().enumerate() {
        vote(&mut bench, *phone, ["a", "b", "a"][place % 3]);
        bench.ask(*phone, json!({"hint": {"seat": place % 4}}));
        bench.ask(*phone, json!({"why": {"seat": place % 4, "do": {"slate": "a"}}}));
        bench.ask(*phone, json!({"at": {"n": 99}}));
    }
    let shown = view(&bench, desk);
    let explained: Vec<String> = (0..4)
        .map(|team| {
            let answer = &shown["workshop"]["teams"][team]["question"]["answer"];
            answer["explanation"]["fr"].as_str().unwrap().to_owned()
        })
        .collect();
    let leaks = |bench: &Bench, guest: u64, what: &str| {
        let heard = &bench.guests[&guest];
        let all = format!("{:?}{:?}", heard.news, heard.replies);
        all.contains(what) || all.contains("\"answer\": Object")
    };
    for what in &explained {
        assert!(leaks(&bench, desk, what), "the test looks for what the desk reads");
        assert!(!leaks(&bench, projector, what));
        for (_, phone) in &phones {
            assert!(!leaks(&bench, *phone, what));
        }
    }
    for (_, phone) in &phones {
        for news in &bench.guests[phone].news {
            let right = news["table"]["told"]
                .as_array()
                .into_iter()
                .flatten()
                .filter(|line| line["told"]["told"] == "dealt" && !line["told"]["right"].is_null());
            assert_eq!(right.count(), 0, "where the right answer is shown was told");
        }
    }
}

/// A class in which everything happens at once, killed at every step: what was acknowledged is there afterwards.
#[test]
fn a_class_is_what_is_kept_of_it_wherever_it_is_killed() {
    for seed in 0..40_u64 {
        let mut luck = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        let mut below = |ways: u64| {
            luck ^= luck << 13;
            luck ^= luck >> 7;
            luck ^= luck << 17;
            luck % ways
        };
        let (mut bench, mut desk, all) = thinking(json!({}), 6);
        let mut guests: Vec<u64> = all.iter().map(|(_, guest)| *guest).collect();
        let mut acknowledged: Vec<Option<String>> = vec![None; guests.len()];
        for step in 0..30 {
            let at = below(guests.len() as u64) as usize;
            let choice = ["a", "b"][below(2) as usize];
            let id = format!("{seed}-{step}");
            bench.send(guests[at], &id, json!({"ballot": {"do": {"slate": choice}}}));
            let killed = below(4) == 0;
            let kept_first = below(2) == 0;
            if killed {
                // The store has it, or has not, and nobody was told.
                if kept_first && let Some(keep) = bench.keeps.pop_front() {
                    bench.paper.keep(keep).unwrap();
                    acknowledged[at] = Some(choice.to_owned());
                }
                bench.open();
                bench.settle();
                desk = bench.sit(0);
                guests = all.iter().map(|(enrolled, _)| come_in(&mut bench, enrolled)).collect();
            } else {
                bench.settle();
                assert_eq!(bench.guests[&guests[at]].replies[&id]["ok"], true);
                acknowledged[at] = Some(choice.to_owned());
            }
            for (guest, choice) in guests.iter().zip(&acknowledged) {
                let expected = choice.as_ref().map(|choice| json!({ "slate": choice }));
                assert_eq!(
                    bench.told(*guest, "ballots")["mine"],
                    json!(expected),
                    "seed {seed}, step {step}"
                );
            }
            for team in 0..4 {
                let seats = all
                    .iter()
                    .zip(&acknowledged)
                    .filter(|((phone, _), _)| phone.team.map(|seat| seat.0.index()) == Some(team));
                let votes: Vec<&String> = seats.filter_map(|(_, choice)| choice.as_ref()).collect();
                if votes.windows(2).all(|pair| pair[0] == pair[1]) {
                    assert_eq!(written(&bench, desk, team), json!(votes.first()), "one voice is the slate");
                }
            }
        }
    }
}
