//! Whose chair it is: freeing, taking, watching, and what a host cannot do.

use serde_json::{Value, json};
use veilleuse_table::{Event, Fail};
use veilleuse_titles::Title;

use crate::bench::{Bench, browser};

fn numeville(kinds: &[&str]) -> Bench {
    Bench::new(Title::Numeville, json!({"seats": kinds.len()}), kinds, json!({}))
}

/// A guest in the chair this token opens.
fn by_token(bench: &mut Bench, token: &str, name: &str) -> u64 {
    let guest = bench.hello(json!({"token": token, "browser": browser(name)}));
    bench.settle();
    guest
}

#[test]
fn a_freed_chair_is_played_by_a_bot_until_somebody_else_takes_it() {
    let mut bench = numeville(&["me", "open"]);
    let joined = bench.join(json!(1), "Ben", Some(browser("ben"))).unwrap();
    let (ada, ben) = (bench.sit(0), by_token(&mut bench, &joined.token, "ben"));
    let watcher = bench.hello(json!({}));
    bench.host_does(ada, json!("start"));
    let tokens_told = |bench: &Bench| {
        let heard = &bench.guests[&ada];
        format!("{:?}{:?}", heard.news, heard.replies).contains(&joined.token)
    };
    let freed = bench.host_does(ada, json!({"free": {"seat": 1}}));
    assert_eq!(freed["ok"], true, "a host is given no token: {freed}");
    assert!(!tokens_told(&bench));
    assert!(bench.guests[&ben].hung_up);
    assert_eq!(bench.told(ben, "closed")["reason"], "freed");
    for guest in [ada, watcher] {
        assert_eq!(
            bench.told(guest, "notice"),
            json!({"freed": {"seat": 1, "name": "Ben"}}),
            "everybody is told"
        );
    }
    let gone = bench.hello(json!({"token": joined.token}));
    assert_eq!(bench.away[&gone], Fail::bad_token());

    // A bot plays on.
    while bench.options(ada).is_empty() || bench.table(ada)["n"].as_u64() < Some(8) {
        if let Some(option) = bench.options(ada).first() {
            assert_eq!(bench.ask(ada, json!({"decide": {"seat": 0, "do": option["do"]}}))["ok"], true);
        }
        bench.pass(100);
    }
    assert_eq!(bench.told(ada, "chairs")["chairs"][1]["sitter"], "nobody");

    // Not for a browser that holds a chair here, nor for one that will not say.
    for known in [Some(browser("maker")), None] {
        assert_eq!(bench.join(json!(1), "Ann", known).unwrap_err(), Fail::one_chair());
    }
    assert_eq!(bench.join(json!(1), "p0", Some(browser("eve"))).unwrap_err(), Fail::name_taken());
    let eve = bench.join(json!(1), "Eve", Some(browser("eve"))).unwrap();
    assert_eq!(bench.told(ada, "notice"), json!({"taken": {"seat": 1, "name": "Eve"}}));
    let eve = by_token(&mut bench, &eve.token, "eve");
    assert_eq!(bench.told(eve, "welcome")["seat"], 1);
    assert_eq!(bench.join(json!(1), "Bob", Some(browser("bob"))).unwrap_err(), Fail::started());

    // The table remembers it.
    bench.open();
    let ada = bench.sit(0);
    let notices = bench.told(ada, "welcome")["notices"].clone();
    assert_eq!(
        notices,
        json!([{"freed": {"seat": 1, "name": "Ben"}}, {"taken": {"seat": 1, "name": "Eve"}}])
    );
}

#[test]
fn a_chair_that_was_opened_in_a_browser_is_held_there() {
    let mut bench = numeville(&["me", "open", "open"]);
    let ben = bench.join(json!(1), "Ben", Some(browser("ben"))).unwrap();
    let eve = bench.join(json!(2), "Eve", Some(browser("eve"))).unwrap();
    let ada = bench.sit(0);
    bench.host_does(ada, json!("start"));
    // Ben's link is opened on Eve's machine too.
    by_token(&mut bench, &ben.token, "elsewhere");
    by_token(&mut bench, &eve.token, "eve");
    bench.host_does(ada, json!({"free": {"seat": 2}}));
    assert_eq!(bench.join(json!(2), "Bis", Some(browser("elsewhere"))).unwrap_err(), Fail::one_chair());
    bench.open();
    assert_eq!(bench.join(json!(2), "Bis", Some(browser("elsewhere"))).unwrap_err(), Fail::one_chair());
    assert!(bench.join(json!(2), "Eve", Some(browser("eve"))).is_ok(), "who was freed may come back");
}

#[test]
fn a_squatter_is_removed_from_the_lobby() {
    let mut bench = numeville(&["me", "open"]);
    let joined = bench.join(json!(1), "Zed", Some(browser("zed"))).unwrap();
    let (ada, zed) = (bench.sit(0), by_token(&mut bench, &joined.token, "zed"));
    assert_eq!(bench.host_does(ada, json!({"free": {"seat": 1}}))["ok"], true);
    assert!(bench.guests[&zed].hung_up);
    assert_eq!(bench.told(ada, "chairs")["chairs"][1]["sitter"], "nobody");
    assert!(bench.join(json!(1), "Ben", None).is_ok(), "in a lobby there is no secret yet");
}

#[test]
fn the_first_share_of_a_chair_counts_until_the_chair_is_freed() {
    let share = |digit: &str| json!({"nonce": {"value": digit.repeat(64)}});
    let mut bench = numeville(&["me", "open"]);
    let ben = bench.join(json!(1), "Ben", Some(browser("ben"))).unwrap();
    let phone = by_token(&mut bench, &ben.token, "phone");
    assert_eq!(bench.ask(phone, share("1"))["ok"], true);
    for _ in 0..2 {
        let (phone, laptop) =
            (by_token(&mut bench, &ben.token, "phone"), by_token(&mut bench, &ben.token, "laptop"));
        let another = bench.ask(laptop, share("2"));
        assert_eq!(another["error"]["code"], "too_late", "the phone counts on its share: {another}");
        assert_eq!(bench.ask(phone, share("1"))["ok"], true, "the phone may have missed the answer");
        bench.open();
    }
    let ada = bench.sit(0);
    bench.host_does(ada, json!({"free": {"seat": 1}}));
    let eve = bench.join(json!(1), "Eve", Some(browser("eve"))).unwrap();
    let eve = by_token(&mut bench, &eve.token, "eve");
    assert_eq!(bench.ask(eve, share("3"))["ok"], true, "Ben's went with him");
    bench.host_does(ada, json!("start"));
    assert_eq!(bench.ask(eve, share("3"))["ok"], true, "it is in, however late the message comes again");
    let lines: Vec<u8> = bench.paper.log.iter().flat_map(|append| append.lines.clone()).collect();
    let file = String::from_utf8(lines).unwrap();
    let has = |digit: &str| file.contains(&digit.repeat(64));
    assert_eq!([has("1"), has("2"), has("3")], [false, false, true]);
}

#[test]
fn a_host_renews_no_link_but_their_own() {
    let mut bench = Bench::new(
        Title::Numeville,
        json!({"seats": 2, "master": true}),
        &["here", "here", "master:here"],
        json!({}),
    );
    let (ada, ben) = (bench.sit(0), bench.sit(1));
    let tab = bench.sit(0);
    bench.host_does(ada, json!("start"));
    for seat in [json!(1), json!("master")] {
        let refused = bench.host_does(ada, json!({"rotate": {"seat": seat}}));
        assert_eq!(refused["error"]["code"], "not_yours", "{refused}");
    }
    assert!(!bench.guests[&ben].hung_up);
    let given = bench.host_does(ada, json!({"rotate": {"seat": 0}}));
    assert!(given["token"]["token"].is_string(), "{given}");
    assert!(bench.guests[&tab].hung_up && !bench.guests[&ada].hung_up);
    let old = bench.hello(json!({"token": bench.tokens[0]}));
    assert_eq!(bench.away[&old], Fail::bad_token());
}

#[test]
fn spectators_are_announced_and_the_door_can_be_closed() {
    let mut bench = numeville(&["me", "here"]);
    let ada = bench.sit(0);
    bench.host_does(ada, json!("start"));
    bench.ask(ada, json!({"say": {"text": "between us"}}));
    let watcher = bench.hello(json!({}));
    assert_eq!(bench.told(ada, "notice"), json!({"came": {"spectators": 1}}));
    assert_eq!(bench.told(ada, "chairs")["spectators"], 1);
    let welcome = bench.told(watcher, "welcome");
    assert_eq!(
        (&welcome["said"], &welcome["spectators"]),
        (&json!([]), &json!(1)),
        "earlier chat is not for it"
    );
    bench.ask(ada, json!({"say": {"text": "hello out there"}}));
    assert_eq!(bench.told(watcher, "said")["text"], "hello out there");
    assert!(!format!("{:?}", bench.guests[&watcher].news).contains("between us"));
    bench.step(Event::Gone { guest: watcher });
    assert_eq!(bench.told(ada, "notice"), json!({"left": {"spectators": 0}}));

    let watcher = bench.hello(json!({}));
    assert_eq!(bench.host_does(ada, json!({"door": false}))["ok"], true);
    assert_eq!(bench.told(watcher, "closed")["reason"], "door");
    assert!(bench.guests[&watcher].hung_up);
    assert_eq!(bench.told(ada, "chairs")["spectators"], 0);
    for _ in 0..2 {
        let late = bench.hello(json!({}));
        assert_eq!(bench.away[&late], Fail::door());
        assert!(!bench.info().door);
        bench.open();
    }
    let ada = bench.sit(0);
    assert_eq!(bench.told(ada, "welcome")["door"], false);
    assert_eq!(bench.host_does(ada, json!({"door": true}))["ok"], true);
    let late = bench.hello(json!({}));
    assert!(bench.guests.contains_key(&late));
}

#[test]
fn what_was_said_is_said_once_and_outlives_the_table() {
    let mut bench = numeville(&["me", "here"]);
    let ada = bench.sit(0);
    for _ in 0..3 {
        bench.send(ada, "once", json!({"say": {"text": "bonsoir"}}));
        bench.settle();
        assert_eq!(bench.guests[&ada].replies["once"]["ok"], true);
    }
    bench.open();
    let ada = bench.sit(0);
    assert_eq!(bench.told(ada, "welcome")["said"], json!([{"seat": 0, "text": "bonsoir"}]));
    bench.send(ada, "once", json!({"say": {"text": "bonsoir"}}));
    bench.settle();
    assert_eq!(bench.guests[&ada].replies["once"]["ok"], true);
    assert_eq!(bench.told(ada, "said"), Value::Null, "it was said before");
}

#[test]
fn a_request_to_go_back_and_its_votes_outlive_the_table() {
    let mut bench = numeville(&["me", "here", "here"]);
    let guests = [bench.sit(0), bench.sit(1), bench.sit(2)];
    bench.host_does(guests[0], json!("start"));
    for _ in 0..4 {
        let seat = (0..3).find(|seat| !bench.options(guests[*seat]).is_empty()).unwrap();
        let option = bench.options(guests[seat])[0].clone();
        assert_eq!(
            bench.ask(guests[seat], json!({"decide": {"seat": seat, "do": option["do"]}}))["ok"],
            true
        );
    }
    assert_eq!(bench.ask(guests[0], json!({"undo": {"to": 0}}))["ok"], true);
    assert_eq!(bench.ask(guests[1], json!({"vote": {"yes": true}}))["ok"], true);
    bench.open();
    let last = bench.sit(2);
    let request = bench.table(last)["undo"].clone();
    assert_eq!((&request["waiting"], &request["agreed"]), (&json!([2]), &json!([0, 1])));
    assert_eq!(bench.ask(last, json!({"vote": {"yes": true}}))["ok"], true);
    assert_eq!((&bench.table(last)["n"], &bench.table(last)["undone"]), (&json!(0), &json!(1)));
}

#[test]
fn what_a_host_does_has_one_effect_even_after_a_restart() {
    let mut bench = numeville(&["me", "here"]);
    let ada = bench.sit(0);
    bench.host_does(ada, json!("start"));
    bench.send(ada, "stop", json!({"host": {"pause": true}}));
    bench.settle();
    bench.host_does(ada, json!({"pause": false}));
    bench.open();
    let ada = bench.sit(0);
    bench.send(ada, "stop", json!({"host": {"pause": true}}));
    bench.settle();
    assert_eq!(bench.guests[&ada].replies["stop"]["ok"], true);
    assert_eq!(bench.table(ada)["paused"], false, "the old message came late");
}

#[test]
fn a_person_may_be_called_something_else_but_not_like_another() {
    let mut bench = numeville(&["me", "open"]);
    let joined = bench.join(json!(1), "Ben", Some(browser("ben"))).unwrap();
    let (ada, ben) = (bench.sit(0), by_token(&mut bench, &joined.token, "ben"));
    let watcher = bench.hello(json!({}));
    assert_eq!(bench.ask(ben, json!({"rename": {"name": "  Benoît  "}}))["ok"], true);
    assert_eq!(bench.told(ada, "chairs")["chairs"][1]["name"], "Benoît");
    assert_eq!(bench.ask(ada, json!({"rename": {"name": "Benoît"}}))["error"]["code"], "name_taken");
    assert_eq!(bench.ask(ada, json!({"rename": {"name": " "}}))["error"]["code"], "bad_name");
    assert!(bench.ask(watcher, json!({"rename": {"name": "Eve"}}))["error"].is_object());
}

#[test]
fn another_seat_lends_its_eyes_only_once_the_match_is_over() {
    let mut bench = Bench::new(Title::ClefDesMondes, json!({"seats": 2}), &["me", "here"], json!({}));
    let ada = bench.sit(0);
    bench.host_does(ada, json!("start"));
    let own = bench.ask(ada, json!({"at": {"n": 0, "eyes": 0}}));
    assert!(own["at"].is_object(), "one's own are always there: {own}");
    for seat in [json!(1), json!(5), json!("master")] {
        assert_eq!(bench.ask(ada, json!({"at": {"n": 0, "eyes": seat}}))["error"]["code"], "not_yours");
    }
}
