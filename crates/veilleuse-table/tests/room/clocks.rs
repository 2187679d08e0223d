//! Time: the table's, the title's own, and the chairs nobody sits in.

use serde_json::json;
use veilleuse_table::Event;
use veilleuse_titles::Title;

use crate::bench::{Bench, shelf};

fn workshop(facilitator: &str, thinking: u8) -> Bench {
    let options = json!({"mode": "workshop", "master": true, "workshop": {"thinking": thinking}});
    let mut bench =
        Bench::new(Title::Numeville, options, &["here", "here", "bot", "bot", facilitator], json!({}));
    let host = bench.sit(0);
    bench.host_does(host, json!("start"));
    bench
}

/// Lets time pass until the teams write, or judges.
fn until_slates(bench: &mut Bench, guest: u64) -> i64 {
    for _ in 0..2000 {
        if let Some(left) = bench.table(guest)["clock"]["left"].as_i64() {
            return left;
        }
        bench.pass(10);
    }
    panic!("nobody is asked: {}", bench.table(guest)["prompt"]);
}

#[test]
fn an_empty_facilitators_chair_keeps_the_thinking_time_to_its_end() {
    let mut bench = workshop("master:bot", 30);
    let team = bench.sit(0);
    let left = until_slates(&mut bench, team);
    assert!((29_000..=30_000).contains(&left), "{left}");
    let asked = bench.table(team)["waiting"].clone();
    assert!(asked.as_array().unwrap().contains(&json!(0)));
    bench.pass(25_000);
    assert!(
        bench.table(team)["waiting"].as_array().unwrap().contains(&json!(0)),
        "nobody locks ahead of the time"
    );
    let n = bench.table(team)["n"].as_u64().unwrap();
    bench.pass(6_000);
    assert!(bench.table(team)["n"].as_u64() > Some(n), "and then it goes on by itself");
    // The match goes on to its end without anybody.
    for _ in 0..400 {
        if bench.table(team)["over"].is_object() {
            return;
        }
        bench.pass(10_000);
    }
    panic!("it stands still: {}", bench.table(team)["prompt"]);
}

#[test]
fn the_thinking_time_runs_on_whatever_is_decided_meanwhile_and_over_a_restart() {
    let mut bench = workshop("master:bot", 60);
    let team = bench.sit(0);
    until_slates(&mut bench, team);
    bench.pass(20_000);
    let slate = bench.options(team)[0].clone();
    assert_eq!(bench.ask(team, json!({"decide": {"seat": 0, "do": slate["do"]}}))["ok"], true);
    let left = |bench: &Bench, team| bench.table(team)["clock"]["left"].as_i64().unwrap();
    assert!((35_000..=40_000).contains(&left(&bench, team)), "{}", left(&bench, team));
    for expected in [30_000, 20_000] {
        bench.pass(10_000);
        bench.open();
        let team = bench.sit(0);
        let left = left(&bench, team);
        assert!((expected - 5_000..=expected).contains(&left), "{left} after a restart");
    }
    bench.pass(20_000);
    let team = bench.sit(0);
    assert!(!bench.options(team).contains(&slate), "and then it is over");
}

#[test]
fn a_question_of_numeville_has_no_clock_unless_the_host_sets_one() {
    for (more, clock) in [(json!({}), None), (json!({"clock": 5}), Some(5_000))] {
        let mut bench = Bench::new(Title::Numeville, json!({"seats": 2}), &["here", "here"], more);
        let ada = bench.sit(0);
        bench.sit(1);
        bench.host_does(ada, json!("start"));
        assert_eq!(bench.table(ada)["clock"]["left"].as_i64(), clock);
        bench.pass(600_000);
        assert_eq!(bench.table(ada)["n"].as_u64() > Some(0), clock.is_some());
    }
    let mut bench = Bench::new(Title::TerrorBelow, json!({"seats": 2}), &["here", "here"], json!({}));
    let ada = bench.sit(0);
    bench.host_does(ada, json!("start"));
    assert_eq!(bench.table(ada)["clock"]["left"], 120_000);
}

#[test]
fn a_game_master_who_leaves_does_not_judge() {
    let options = json!({"seats": 2, "master": true});
    let mut bench = Bench::new(Title::Numeville, options, &["here", "here", "master:here"], json!({}));
    let (ada, ben, master) = (bench.sit(0), bench.sit(1), bench.sit(2));
    bench.host_does(ada, json!("start"));
    assert_eq!(bench.ask(master, json!({"leave": true}))["ok"], true);
    let mut answered = 0;
    for round in 0..600 {
        for (seat, guest) in [ada, ben].into_iter().enumerate() {
            let options = bench.options(guest);
            if !options.is_empty() {
                let option = &options[round % options.len()];
                bench.ask(guest, json!({"decide": {"seat": seat, "do": option["do"]}}));
            }
        }
        bench.pass(60);
        answered =
            bench.guests[&ada].news.iter().filter(|news| news.to_string().contains("told-answered")).count();
        if answered > 3 || bench.table(ada)["over"].is_object() {
            break;
        }
    }
    assert!(answered > 3, "choices are judged by the rules");
    let judged =
        bench.paper.log.iter().filter(|append| String::from_utf8_lossy(&append.lines).contains("judge"));
    assert_eq!(judged.count(), 0, "nobody judged");
}

/// Plays with every so manieth option until some windows have closed; how many did.
fn windows(title: Title, stride: usize) -> usize {
    const HELD: i64 = 1_000;
    let mut bench =
        Bench::new(title, json!({"seats": 3}), &["here", "bot", "bot"], json!({"window": HELD, "clock": 0}));
    let ada = bench.sit(0);
    bench.host_does(ada, json!("start"));
    let (mut opened, mut windows) = (None, 0);
    for round in 0..6_000 {
        let table = bench.table(ada);
        match (opened, table["window"].is_object()) {
            (None, true) => opened = Some(bench.now.tick),
            (Some(since), false) => {
                assert!(bench.now.tick - since >= HELD - 20, "a window of {title} closed early");
                (opened, windows) = (None, windows + 1);
            }
            _ => {}
        }
        if table["over"].is_object() || windows > 2 {
            break;
        }
        let options = bench.options(ada);
        if !options.is_empty() {
            let option = &options[round * stride % options.len()];
            bench.ask(ada, json!({"decide": {"seat": 0, "do": option["do"], "alone": true}}));
        }
        bench.pass(20);
    }
    windows
}

#[test]
fn windows_of_every_title_that_has_them_are_held() {
    let with_windows: Vec<Title> =
        Title::ALL.into_iter().filter(|title| shelf(*title).info().windows).collect();
    assert!(with_windows.len() >= 2, "{with_windows:?}");
    for title in with_windows {
        let seen = [7, 11, 1, 5].into_iter().map(|stride| windows(title, stride));
        assert!(
            seen.scan(0, |all, seen| {
                *all += seen;
                Some(*all)
            })
            .any(|all| all > 2),
            "no window of {title} was seen"
        );
    }
}

#[test]
fn bots_alone_play_for_those_who_look_and_for_nobody_else() {
    let mut bench = Bench::new(Title::TerrorBelow, json!({"seats": 2}), &["bot", "bot"], json!({}));
    let host = bench.host.clone();
    let watch = |bench: &mut Bench| {
        let watcher = bench.hello(json!({"host": host}));
        bench.settle();
        watcher
    };
    let watcher = watch(&mut bench);
    bench.host_does(watcher, json!("start"));
    let ring = |bench: &mut Bench| {
        bench.go_to(bench.alarm.unwrap());
        bench.step(Event::Alarm);
    };
    ring(&mut bench);
    assert_eq!(bench.thoughts.len(), 1, "a bot thinks");
    bench.step(Event::Gone { guest: watcher });
    let watcher = watch(&mut bench);
    bench.pass(2_000);
    assert!(bench.table(watcher)["n"].as_u64() > Some(3), "it goes on for who comes back");
    ring(&mut bench);
    bench.step(Event::Gone { guest: watcher });
    // The thought never comes: thoughts that nobody waits for have their turn last.
    ring(&mut bench);
    assert!(bench.room.is_none(), "nobody looks, and the table is put away");
}
