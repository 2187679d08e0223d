//! Bots wait for people who read, and nobody waits for ever for somebody else.

use serde_json::{Value, json};
use veilleuse_table::Event;
use veilleuse_titles::Title;

use crate::bench::Bench;

const FILM: fn() -> Value = || json!({"film": true});

fn moment(bench: &Bench, guest: u64) -> u64 {
    bench.table(guest)["n"].as_u64().unwrap()
}

/// Has seen everything there is.
fn has_read(bench: &mut Bench, guest: u64) {
    let table = bench.table(guest);
    let seen = json!({"seen": {"n": table["n"], "undone": table["undone"]}});
    assert_eq!(bench.ask(guest, seen)["ok"], true);
}

/// Decides whatever is offered first.
fn decides(bench: &mut Bench, guest: u64, seat: usize) {
    let option = bench.options(guest)[0].clone();
    assert_eq!(bench.ask(guest, json!({"decide": {"seat": seat, "do": option["do"]}}))["ok"], true);
}

/// A match of these chairs in which the bots are asked next, and everybody has seen how it began.
fn bots_are_next(kinds: &[&str], more: Value, hellos: &[Value]) -> (Bench, Vec<u64>) {
    let mut bench = Bench::new(Title::Numeville, json!({"seats": kinds.len()}), kinds, more);
    let guests: Vec<u64> =
        hellos.iter().enumerate().map(|(seat, hello)| bench.sit_with(seat, hello.clone())).collect();
    bench.host_does(guests[0], json!("start"));
    let people = |bench: &Bench| (0..guests.len()).find(|seat| !bench.options(guests[*seat]).is_empty());
    while let Some(seat) = people(&bench) {
        decides(&mut bench, guests[seat], seat);
    }
    (bench, guests)
}

#[test]
fn bots_do_not_act_past_what_a_person_has_not_seen() {
    let (mut bench, guests) = bots_are_next(&["me", "bot", "bot"], json!({}), &[FILM()]);
    let ada = guests[0];
    let n = moment(&bench, ada);
    bench.pass(600_000);
    assert_eq!(moment(&bench, ada), n, "alone with bots one reads as long as one likes");
    has_read(&mut bench, ada);
    bench.pass(0);
    let next = moment(&bench, ada);
    assert!(next > n, "the bot has thought meanwhile, and acts at once");
    bench.pass(600_000);
    assert_eq!(moment(&bench, ada), next, "and what it did is read as well");
}

#[test]
fn a_page_that_plays_no_film_blocks_nothing() {
    let (mut bench, guests) = bots_are_next(&["me", "bot", "bot"], json!({}), &[json!({})]);
    let n = moment(&bench, guests[0]);
    bench.pass(200);
    assert!(moment(&bench, guests[0]) > n);
}

#[test]
fn who_reads_on_is_waited_for_as_long_as_the_tables_patience_lasts() {
    for (more, patience) in [(json!({}), 20_000), (json!({"patience": 5_000}), 5_000)] {
        let (mut bench, guests) = bots_are_next(&["me", "here", "bot"], more, &[FILM(), FILM()]);
        let (ada, ben) = (guests[0], guests[1]);
        let n = moment(&bench, ada);
        bench.pass(60_000);
        assert_eq!(moment(&bench, ada), n, "both read: nobody waits for anybody");
        let (mut bench, guests) =
            bots_are_next(&["me", "here", "bot"], json!({"patience": patience}), &[FILM(), FILM()]);
        has_read(&mut bench, guests[0]);
        bench.pass(patience - 100);
        assert_eq!(moment(&bench, ada), n, "Ben still reads");
        bench.pass(200);
        assert!(moment(&bench, ben) > n, "and Ada has waited long enough");
    }
}

#[test]
fn bots_of_a_table_without_patience_wait_for_nobody() {
    let (mut bench, guests) = bots_are_next(&["me", "bot"], json!({"patience": 0}), &[FILM()]);
    let n = moment(&bench, guests[0]);
    bench.pass(200);
    assert!(moment(&bench, guests[0]) > n);
}

#[test]
fn who_is_gone_is_not_waited_for() {
    let (mut bench, guests) = bots_are_next(&["me", "here", "bot"], json!({}), &[FILM(), FILM()]);
    let n = moment(&bench, guests[0]);
    has_read(&mut bench, guests[0]);
    bench.pass(1_000);
    assert_eq!(moment(&bench, guests[0]), n);
    bench.step(Event::Gone { guest: guests[1] });
    bench.pass(0);
    assert!(moment(&bench, guests[0]) > n, "the bot acts as soon as nobody reads any longer");
}

#[test]
fn of_several_devices_of_a_chair_the_furthest_counts() {
    let (mut bench, guests) = bots_are_next(&["me", "bot"], json!({}), &[FILM()]);
    let n = moment(&bench, guests[0]);
    let other = bench.sit_with(0, FILM());
    bench.pass(200);
    assert!(moment(&bench, other) > n, "the second one was shown the table as it is");
}

#[test]
fn the_match_of_before_going_back_is_not_what_is_read_now() {
    let mut bench = Bench::new(Title::Numeville, json!({"seats": 2}), &["me", "bot"], json!({}));
    let ada = bench.sit_with(0, FILM());
    bench.host_does(ada, json!("start"));
    decides(&mut bench, ada, 0);
    has_read(&mut bench, ada);
    assert_eq!(bench.ask(ada, json!({"undo": {"to": 0}}))["ok"], true);
    while !bench.options(ada).is_empty() {
        decides(&mut bench, ada, 0);
    }
    let n = moment(&bench, ada);
    assert_eq!(bench.ask(ada, json!({"seen": {"n": 999, "undone": 0}}))["ok"], true);
    bench.pass(60_000);
    assert_eq!(moment(&bench, ada), n);
    assert_eq!(bench.ask(ada, json!({"seen": {"n": n, "undone": 1}}))["ok"], true);
    bench.pass(0);
    assert!(moment(&bench, ada) > n);
}

#[test]
fn what_is_held_back_is_the_same_whoever_reads_how_fast() {
    let play = |slow: bool| {
        let mut bench = Bench::new(
            Title::TerrorBelow,
            json!({"seats": 2}),
            &["me", "bot"],
            json!({"seed": "7".repeat(64)}),
        );
        let ada = bench.sit_with(0, FILM());
        bench.host_does(ada, json!("start"));
        for _ in 0..60 {
            if slow {
                bench.pass(3_000);
            }
            has_read(&mut bench, ada);
            bench.pass(60);
            if !bench.options(ada).is_empty() {
                decides(&mut bench, ada, 0);
            }
        }
        bench.paper.log.iter().map(|append| append.lines.clone()).collect::<Vec<_>>()
    };
    let (fast, slow) = (play(false), play(true));
    let common = fast.len().min(slow.len());
    assert!(common > 20, "{common}");
    // The header has the date of the start.
    assert_eq!(fast[1..common], slow[1..common]);
}

#[test]
fn everybody_sees_who_still_reads() {
    let (mut bench, guests) = bots_are_next(&["me", "here", "bot"], json!({}), &[FILM(), FILM()]);
    let reads =
        |bench: &Bench, seat: usize| bench.told(guests[0], "chairs")["chairs"][seat]["reads"] == json!(true);
    assert!(!reads(&bench, 0) && !reads(&bench, 1), "nobody is waited for while all of them read");
    has_read(&mut bench, guests[0]);
    assert!(!reads(&bench, 0) && reads(&bench, 1), "who has read sees who has not");
    has_read(&mut bench, guests[1]);
    assert!(!reads(&bench, 1), "and the mark is gone with the last line");
}

/// What two others are sent, and when, while Ada takes her time over whatever there is to read.
fn evening(title: Title, time_to_read: i64) -> Vec<(i64, u64, Value)> {
    let more = json!({"seed": "7".repeat(64)});
    let mut bench = Bench::new(title, json!({"seats": 3}), &["me", "here", "bot"], more);
    let [ada, ben] = [0, 1].map(|seat| bench.sit_with(seat, FILM()));
    let crowd = bench.hello(json!({}));
    bench.settle();
    bench.host_does(ada, json!("start"));
    let (mut sent, mut heard) = (Vec::new(), [0, 0]);
    let (mut known, mut since, mut reads_until) = (0, 0, 0);
    for _ in 0..400 {
        bench.pass(50);
        let now = bench.now.tick;
        for (guest, heard) in [ben, crowd].into_iter().zip(&mut heard) {
            let news = &bench.guests[&guest].news;
            sent.extend(news[*heard..].iter().map(|news| (now, guest, news.clone())));
            *heard = news.len();
        }
        if moment(&bench, ada) != known {
            (known, since) = (moment(&bench, ada), now);
            reads_until = reads_until.max(now) + time_to_read;
            has_read(&mut bench, ben);
        }
        if now >= reads_until {
            has_read(&mut bench, ada);
        }
        for (seat, guest) in [ada, ben].into_iter().enumerate() {
            if now >= since + 250 && !bench.options(guest).is_empty() {
                // Nobody is asked before they have read.
                reads_until = if guest == ada { now } else { reads_until };
                decides(&mut bench, guest, seat);
            }
        }
    }
    sent
}

/// In the spirit of the twins: how long somebody reads what they were told, or whether there was anything for them alone,
/// others cannot see.
#[test]
fn how_long_somebody_reads_shows_nowhere_where_there_are_secrets() {
    for title in [Title::TerrorBelow, Title::ClefDesMondes, Title::Boogeyman, Title::StrangerThings] {
        let quick = evening(title, 0);
        let tables = quick.iter().filter(|(.., news)| news.get("table").is_some()).count();
        assert!(tables > 40, "{title}: {tables} tables");
        for time in [150, 700, 5_000] {
            let slow = evening(title, time);
            for (one, other) in quick.iter().zip(&slow) {
                assert_eq!(one, other, "{title}, {time} ms");
            }
            assert_eq!(quick.len(), slow.len(), "{title}, {time} ms");
        }
    }
}
