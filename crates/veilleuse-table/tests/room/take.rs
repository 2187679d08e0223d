//! Taking a match down to the one device whose table it is.

use serde_json::{Value, json};
use veilleuse_bots::Level;
use veilleuse_core::Seat;
use veilleuse_table::{
    Answer, Entropy, Fail, Question, RULES,
    create::{self, Onward},
};
use veilleuse_titles::Title;
use veilleuse_wire::Take;

use crate::bench::{Bench, browser, shelf};

const TITLE: Title = Title::TerrorBelow;

fn take(bench: &Bench) -> Take {
    let pack = shelf(TITLE).digest().to_owned();
    Take { host: bench.host.clone(), tokens: bench.tokens.clone(), pack, rules: RULES.to_owned() }
}

fn refusal(bench: &mut Bench, take: Take) -> Fail {
    bench.question(Question::Take(take)).expect_err("it stays")
}

/// A match of these chairs that has begun, with every token at one device.
fn begun(kinds: &[&str]) -> (Bench, u64) {
    let mut bench = Bench::new(TITLE, json!({"seats": kinds.len()}), kinds, json!({}));
    let guest = bench.sit_with(0, json!({"browser": browser("maker")}));
    bench.host_does(guest, json!("start"));
    (bench, guest)
}

#[test]
fn the_match_comes_down_and_the_table_is_closed() {
    let (mut bench, guest) = begun(&["me", "here", "bot"]);
    let wanted = take(&bench);
    assert!(matches!(bench.question(Question::Take(wanted.clone())), Ok(Answer::Record)));
    assert_eq!(bench.told(guest, "closed")["reason"], "taken");
    assert!(bench.guests[&guest].hung_up && bench.room.is_none());
    let meta: Value = serde_json::from_slice(&bench.paper.row.body).unwrap();
    assert_eq!(meta["closed"], true);
    // An answer that was lost is given again.
    bench.open();
    let length = bench.paper.log.len();
    assert!(matches!(bench.question(Question::Take(wanted)), Ok(Answer::Record)));
    assert_eq!(bench.paper.log.len(), length);
    // It plays on from there, with the bot where it was and chance of its own.
    let file: Vec<u8> = bench
        .paper
        .log
        .iter()
        .filter(|append| append.kind == veilleuse_store::AppendKind::Match)
        .flat_map(|append| append.lines.clone())
        .collect();
    let onward = Onward { n: usize::MAX, window: None, bots: create::bots("2:expert").unwrap() };
    let fresh =
        create::branch(TITLE, shelf(TITLE).as_ref(), &file, onward, 0, &mut Entropy::new([3; 32])).unwrap();
    assert_eq!(fresh.seats.len(), 2, "the bot has no token");
    let bot = fresh.meta.chair(Seat::new(2)).unwrap();
    assert_eq!((bot.is_played_by_bot(), bot.level), (true, Level::Expert));
    let header: Value =
        serde_json::from_slice(fresh.lines.split(|byte| *byte == b'\n').next().unwrap()).unwrap();
    assert!(header["chance"].is_null());
}

#[test]
fn a_table_that_others_joined_never_comes_down() {
    let mut bench = Bench::new(TITLE, json!({"seats": 2}), &["me", "open"], json!({}));
    let guest = bench.sit_with(0, json!({"browser": browser("maker")}));
    let joined = bench.join(json!(1), "Bob", Some(browser("bob"))).unwrap();
    bench.host_does(guest, json!("start"));
    let mut all = take(&bench);
    all.tokens.push(joined.token);
    assert_eq!(refusal(&mut bench, all.clone()), Fail::joined());
    // Nor when they have left and a bot sits there.
    bench.host_does(guest, json!({"free": {"seat": 1}}));
    assert_eq!(refusal(&mut bench, all), Fail::joined());

    // A chair that was opened with its link on another device is somebody else's as well.
    let (mut bench, _) = begun(&["me", "here"]);
    bench.sit_with(1, json!({"browser": browser("bob")}));
    let wanted = take(&bench);
    assert_eq!(refusal(&mut bench, wanted), Fail::joined());
    assert!(bench.room.is_some() && !bench.options(bench.guests.keys().next().copied().unwrap()).is_empty());

    // Who sits down twice in one browser is one device.
    let mut bench = Bench::new(TITLE, json!({"seats": 2}), &["me", "open"], json!({}));
    let guest = bench.sit_with(0, json!({"browser": browser("maker")}));
    let joined = bench.join(json!(1), "Bob", Some(browser("maker"))).unwrap();
    bench.host_does(guest, json!("start"));
    let mut all = take(&bench);
    all.tokens.push(joined.token);
    assert!(bench.question(Question::Take(all)).is_ok());
}

#[test]
fn nobody_takes_what_they_do_not_hold_or_cannot_play() {
    let mut bench = Bench::new(TITLE, json!({"seats": 2}), &["me", "here"], json!({}));
    let early = take(&bench);
    assert_eq!(refusal(&mut bench, early), Fail::not_started());
    let (mut bench, guest) = begun(&["me", "here"]);
    let wanted = take(&bench);
    let others = [
        (Take { host: bench.tokens[0].clone(), ..wanted.clone() }, Fail::bad_token()),
        (Take { tokens: bench.tokens[..1].to_vec(), ..wanted.clone() }, Fail::bad_token()),
        (Take { tokens: Vec::new(), ..wanted.clone() }, Fail::bad_token()),
        (Take { pack: "another".to_owned(), ..wanted.clone() }, Fail::not_there()),
        (Take { rules: "0.0.0".to_owned(), ..wanted }, Fail::not_there()),
    ];
    for (take, fail) in others {
        assert_eq!(refusal(&mut bench, take), fail);
    }
    assert!(!bench.guests[&guest].hung_up, "the match goes on");

    let mut lesson = Bench::lesson(TITLE, &shelf(TITLE).lessons()[0].id);
    let wanted = take(&lesson);
    assert_eq!(refusal(&mut lesson, wanted), Fail::not_yours());
    for wrong in ["1", "1:", "x:keen", "1:strong", "1:keen;2:keen", "99:keen"] {
        assert_eq!(create::bots(wrong).unwrap_err().code, "bad_options", "{wrong}");
    }
    assert_eq!(create::bots("").unwrap(), []);
}
