//! Coming back, repeating oneself, two tabs, taking back, and what is not one's own.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::runtime::Runtime;
use veilleuse_server::{Config, serve};

use crate::client::{Client, browser, get, metrics, post, quick, server, table, token};

/// Two people who share a table, both at their first question.
async fn two(address: std::net::SocketAddr) -> (Value, Client, Client) {
    let made = table(address, &["me", "here"]).await;
    let mut ada = Client::sit(address, &made, 0).await;
    assert_eq!(ada.host(json!("start")).await["ok"], true);
    // Neither of them has the powers of the host.
    let [ada, ben] = [0, 1].map(|seat| json!({"v": 1, "table": made["table"], "token": token(&made, seat)}));
    let ada = Client::connect(address, ada).await.unwrap();
    let ben = Client::connect(address, ben).await.unwrap();
    (made, ada, ben)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_at_any_point_sees_what_a_newcomer_sees() {
    let server = server().await;
    let address = server.address();
    let made = table(address, &["me", "bot", "bot"]).await;
    let mut host = Client::sit(address, &made, 0).await;
    host.host(json!("start")).await;
    let hello =
        |since: &Value| json!({"v": 1, "table": made["table"], "token": token(&made, 0), "since": since});
    let (mut since, mut log) = (Value::Null, Vec::new());
    for round in 0..40 {
        let mut back = Client::connect(address, hello(&since)).await.unwrap();
        // What it had before and what it was told now make up a newcomer's log.
        let known = back.log.first().map_or(usize::MAX, |line| line["n"].as_u64().unwrap() as usize);
        log.retain(|line: &Value| (line["n"].as_u64().unwrap() as usize) < known);
        log.extend(back.log.iter().cloned());
        let fresh = Client::connect(address, hello(&Value::Null)).await.unwrap();
        if back.table["n"] == fresh.table["n"] {
            assert_eq!(
                (&back.table["view"], &back.table["prompt"]),
                (&fresh.table["view"], &fresh.table["prompt"])
            );
            assert_eq!(back.options(), fresh.options());
            assert_eq!(log, fresh.log, "round {round}");
        }
        back.log = log.clone();
        back.play(round % 5).await;
        (since, log) = (back.since(), back.log.clone());
        if back.is_over() {
            break;
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_comes_in_parts_is_what_comes_whole() {
    let server = server().await;
    let address = server.address();
    let (made, mut ada, mut ben) = two(address).await;
    let hello = |seat: Option<usize>, parts: bool| json!({"v": 1, "table": made["table"], "parts": parts, "token": seat.map(|seat| token(&made, seat))});
    let mut saving = Vec::new();
    let (mut seen, mut taken_back) = (0, 0);
    for round in 0..60 {
        if round % 7 == 0 {
            // Somebody else comes to look now and then, as the same chair or from outside.
            let seat = (round % 14 == 0).then_some(0);
            saving.retain(|_| round % 21 != 0);
            saving.push(Client::connect(address, hello(seat, true)).await.unwrap());
        }
        let goes_back = |who: &Client| round % 3 == 2 && who.table["free_undo"].is_u64();
        let acting = match (goes_back(&ada), goes_back(&ben)) {
            (true, _) => &mut ada,
            (_, true) => &mut ben,
            _ if ada.options().is_empty() => &mut ben,
            _ => &mut ada,
        };
        if goes_back(acting) {
            let (to, undone) = (acting.table["free_undo"].clone(), acting.table["undone"].clone());
            assert_eq!(acting.ask(json!({"undo": {"to": to}})).await["ok"], true);
            while acting.table["undone"] == undone {
                acting.next().await.unwrap();
            }
            taken_back += 1;
        } else {
            acting.play(1).await;
        }
        let now = acting.since();
        for who in [&mut ada, &mut ben].into_iter().chain(&mut saving) {
            while who.since() != now {
                who.next().await.unwrap();
            }
        }
        let whole = Client::connect(address, hello(None, false)).await.unwrap();
        let mine = Client::connect(address, hello(Some(0), false)).await.unwrap();
        for who in &saving {
            let other = if who.seat().is_null() { &whole } else { &mine };
            assert_eq!(who.table["view"], other.table["view"], "round {round}");
            seen += who.parts;
        }
        if ada.is_over() {
            break;
        }
    }
    assert!(seen > 60 && taken_back > 3, "{seen} parts, {taken_back} steps taken back");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_message_has_one_effect_even_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { data: Some(folder.path().to_owned()), ..quick() };
    let server = serve(config.clone()).await.unwrap();
    let (made, mut ada, _) = two(server.address()).await;
    let decide = json!({"decide": {"seat": 0, "do": ada.options()[0]["do"]}});
    for _ in 0..5 {
        assert_eq!(ada.ask_as("once", decide.clone()).await["ok"], true);
    }
    let mut tab =
        Client::connect(server.address(), json!({"v": 1, "table": made["table"], "token": token(&made, 0)}))
            .await
            .unwrap();
    assert_eq!(tab.ask_as("once", decide.clone()).await["ok"], true);
    assert_eq!(tab.table["n"], 1);
    server.stop().await;

    let server = serve(config).await.unwrap();
    let mut ada = Client::sit(server.address(), &made, 0).await;
    assert_eq!(ada.ask_as("once", decide.clone()).await["ok"], true);
    assert_eq!(ada.table["n"], 1);
    assert!(ada.ask_as("twice", decide).await["refused"]["rule"].is_string(), "it is not Ada's turn");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_of_a_seat_both_stay_right() {
    let server = server().await;
    let (made, mut left, mut ben) = two(server.address()).await;
    let hello = json!({"v": 1, "table": made["table"], "token": token(&made, 0)});
    let mut right = Client::connect(server.address(), hello).await.unwrap();
    for turn in 0..30 {
        if left.is_over() {
            break;
        }
        let n = left.table["n"].clone();
        if left.options().is_empty() {
            ben.play(1).await;
        } else if turn % 2 == 0 {
            left.play(1).await;
        } else {
            right.play(1).await;
        }
        for client in [&mut left, &mut right, &mut ben] {
            if client.table["n"] == n {
                client.until(|news| news.get("table").is_some()).await;
            }
        }
        assert_eq!((&left.table["n"], &left.table["view"]), (&right.table["n"], &right.table["view"]));
        assert_eq!(left.options(), right.options());
        assert_eq!(left.log, right.log);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn own_steps_are_taken_back_freely_and_others_by_vote() {
    let server = server().await;
    let (_, mut ada, mut ben) = two(server.address()).await;
    ada.play(1).await;
    assert_eq!(
        (&ada.table["free_undo"], &ada.table["step_back"]),
        (&json!(0), &json!({"to": 0, "free": true}))
    );
    assert_eq!(ada.ask(json!({"undo": {"to": 0}})).await["ok"], true);
    ada.until(|news| news["table"]["n"] == 0).await;
    assert_eq!((&ada.table["undone"], ada.log.len()), (&json!(1), 0));

    while !ada.options().is_empty() {
        ada.play(1).await;
    }
    let n = ada.table["n"].clone();
    ben.until(|news| news["table"]["undone"] == 1 && news["table"]["n"] == n).await;
    ben.play(1).await;
    ada.until(|news| news["table"]["n"] == ben.table["n"]).await;
    let n = ada.table["n"].clone();
    assert_eq!(ada.ask(json!({"undo": {"to": 0}})).await["ok"], true);
    let asked = ben.until(|news| news.get("undo").is_some()).await;
    assert_eq!(asked["undo"]["request"]["waiting"], json!([1]));
    assert_eq!(ada.ask(json!({"vote": {"yes": true}})).await["error"]["code"], "no_request", "Ada has asked");
    assert_eq!(ben.ask(json!({"vote": {"yes": false}})).await["ok"], true);
    ada.until(|news| news["undo"]["request"].is_null() && news.get("undo").is_some()).await;
    assert_eq!(ada.table["n"], n);

    ada.ask(json!({"undo": {"to": 0}})).await;
    ben.until(|news| news["undo"]["request"].is_object()).await;
    assert_eq!(ben.ask(json!({"vote": {"yes": true}})).await["ok"], true);
    ada.until(|news| news["table"]["n"] == 0).await;
    assert_eq!(ada.table["undone"], 2);
    assert_eq!(ada.ask(json!({"undo": {"to": 0}})).await["error"]["code"], "nothing_to_undo");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again_with_the_same_links() {
    let server = server().await;
    let address = server.address();
    let made = table(address, &["me", "here", "bot"]).await;
    let mut ada = Client::sit(address, &made, 0).await;
    let hello = |table: &Value, seat: usize| json!({"v": 1, "table": table, "token": token(&made, seat)});
    let mut ben = Client::connect(address, hello(&made["table"], 1)).await.unwrap();
    let mut watcher = Client::watch(address, &made).await;
    ada.host(json!("start")).await;
    assert_eq!(ada.host(json!("again")).await["error"]["code"], "not_over");
    while !ada.is_over() {
        let acting = if ada.options().is_empty() && !ben.options().is_empty() { &mut ben } else { &mut ada };
        if acting.options().is_empty() {
            tokio::select! { news = ada.next() => news.unwrap(), news = ben.next() => news.unwrap() };
        } else {
            acting.play(1).await;
        }
    }
    assert_eq!(ben.ask(json!({"host": "again"})).await["error"]["code"], "not_yours");
    assert_eq!(ada.host(json!("again")).await["ok"], true);
    let again = watcher.until(|news| news.get("again").is_some()).await["again"]["table"].clone();
    assert_eq!(ben.until(|news| news.get("again").is_some()).await["again"]["table"], again);
    assert_eq!(ada.host(json!("again")).await["ok"], true);
    let late = Client::watch(address, &made).await;
    assert_eq!(late.welcome["again"], again, "there is one, however often it is asked for");

    let host = json!({"v": 1, "table": again, "token": token(&made, 0), "host": made["host"]});
    let mut ada = Client::connect(address, host).await.unwrap();
    let mut ben = Client::connect(address, hello(&again, 1)).await.unwrap();
    assert_eq!((&ada.welcome["started"], &ada.welcome["again"]), (&json!(false), &json!(null)));
    assert_eq!(ben.welcome["chairs"][2]["sitter"], "bot");
    assert_ne!(ada.welcome["commitment"], late.welcome["commitment"], "chance is another one");
    assert_eq!(ada.host(json!("start")).await["ok"], true);
    ben.until(|news| news.get("table").is_some()).await;
    assert_eq!(ben.table["over"], json!(null));
    assert!(Client::connect(address, json!({"v": 1, "table": again, "token": "wrong"})).await.is_err());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_moves_on_to_another_table() {
    let server = server().await;
    let address = server.address();
    let (made, mut ada, mut ben) = two(address).await;
    let other = table(address, &["me", "bot"]).await;
    let mut host = Client::sit(address, &other, 0).await;
    host.host(json!("start")).await;
    host.play(3).await;

    ben.go_to(json!({"v": 1, "table": other["table"], "parts": true})).await;
    assert_eq!((&ben.welcome["table"], &ben.welcome["seat"]), (&other["table"], &json!(null)));
    ada.until(|news| news["chairs"]["chairs"][1]["present"] == false).await;
    let (n, parts) = (ben.table["n"].clone(), ben.parts);
    ada.play(1).await;
    host.play(2).await;
    // It hears nothing of the table it left, and its numbers go on without a gap (the client checks them).
    let next = ben.until(|news| news.get("chairs").is_none()).await;
    assert!(next.get("table").is_some(), "{next}");
    assert_ne!(ben.table["n"], n);
    assert!(ben.parts > parts, "after the first table it gets parts");

    let back = json!({"v": 1, "table": made["table"], "token": token(&made, 1)});
    ben.go_to(back).await;
    assert_eq!(ben.welcome["seat"], 1);
    ada.until(|news| news["chairs"]["chairs"][1]["present"] == true).await;
    assert_eq!(ben.table["view"], Client::sit(address, &made, 1).await.table["view"]);

    ben.send_raw(&json!({"hello": {"v": 1, "table": made["table"], "token": "wrong"}}).to_string()).await;
    ben.until(|news| news["error"]["code"] == "bad_token").await;
    assert!(ben.next().await.is_none(), "a wrong hello ends the socket, like a first one");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_for_another_seat_or_for_the_host() {
    let server = server().await;
    let address = server.address();
    let (made, mut ada, mut ben) = two(address).await;
    let mut watcher = Client::watch(address, &made).await;
    let option = ada.options()[0]["do"].clone();
    let foreign = [
        json!({"decide": {"seat": 0, "do": option}}),
        json!({"why": {"seat": 0, "do": option}}),
        json!({"hint": {"seat": 0}}),
        json!({"host": "start"}),
        json!({"host": "close"}),
        json!({"host": {"add_bot": {"seat": 0, "level": "random"}}}),
        json!({"host": {"remove_bot": {"seat": 0}}}),
        json!({"host": {"to_bot": {"seat": 0}}}),
        json!({"host": {"take_back": {"seat": 0}}}),
        json!({"host": {"rotate": {"seat": 0}}}),
        json!({"host": {"free": {"seat": 0}}}),
        json!({"host": {"door": false}}),
        json!({"host": {"chat": false}}),
        json!({"host": {"pause": true}}),
    ];
    let seatless = [
        json!({"undo": {"to": 0}}),
        json!({"vote": {"yes": true}}),
        json!({"say": {"text": "psst"}}),
        json!({"nonce": {"value": "0".repeat(64)}}),
        json!({"leave": true}),
        json!({"sit": true}),
    ];
    let mut texts = std::collections::BTreeSet::new();
    for ask in foreign.iter().chain(&seatless) {
        let refused = watcher.ask(ask.clone()).await;
        assert_eq!(refused["error"]["code"], "not_yours", "{ask}");
        texts.insert(refused["error"]["message"].to_string());
    }
    for ask in &foreign {
        assert_eq!(ben.ask(ask.clone()).await["error"]["code"], "not_yours", "{ask}");
    }
    assert_eq!(texts.len(), 1, "the same words for everything");
    assert_eq!(ada.ask(json!({"at": {"n": 0}})).await["at"]["of"], 0, "nothing has happened");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_tokens_open_nothing() {
    let server = server().await;
    let address = server.address();
    let (made, ..) = two(address).await;
    let (other, ..) = two(address).await;
    let mut nearly = token(&made, 0);
    nearly.pop();
    for wrong in [String::new(), nearly, token(&other, 0), made["host"].as_str().unwrap().to_owned()] {
        let hello = json!({"v": 1, "table": made["table"], "token": wrong});
        let refused = Client::connect(address, hello).await.err().unwrap();
        assert_eq!(refused["error"]["code"], "bad_token");
    }
    let hello = json!({"v": 1, "table": made["table"], "host": token(&made, 0)});
    assert_eq!(Client::connect(address, hello).await.err().unwrap()["error"]["code"], "bad_token");
    let hello = json!({"v": 1, "table": "nowhere"});
    assert_eq!(Client::connect(address, hello).await.err().unwrap()["error"]["code"], "no_table");
    let hello = json!({"v": 2, "table": made["table"]});
    assert_eq!(Client::connect(address, hello).await.err().unwrap()["error"]["code"], "version");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_renews_their_own_link_and_nobody_elses() {
    let server = server().await;
    let address = server.address();
    let (made, mut tab, ben) = two(address).await;
    let mut host = Client::sit(address, &made, 0).await;
    let refused = host.host(json!({"rotate": {"seat": 1}})).await;
    assert_eq!(refused["error"]["code"], "not_yours");
    assert!(!refused.to_string().contains(&token(&made, 1)));
    let given = host.host(json!({"rotate": {"seat": 0}})).await;
    assert_eq!(tab.until(|news| news.get("closed").is_some()).await["closed"]["reason"], "rotated");
    let hello = |token: &Value| json!({"v": 1, "table": made["table"], "token": token});
    let old = Client::connect(address, hello(&json!(token(&made, 0)))).await;
    assert_eq!(old.err().unwrap()["error"]["code"], "bad_token");
    let new = Client::connect(address, hello(&given["token"]["token"])).await.unwrap();
    assert_eq!((new.seat(), ben.seat()), (json!(0), json!(1)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_freed_chair_is_taken_by_somebody_else_and_never_by_the_host() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { data: Some(folder.path().to_owned()), ..quick() };
    let server = serve(config.clone()).await.unwrap();
    let address = server.address();
    let chairs = json!([{"seat": 0, "kind": "me", "name": "Ada"}, {"seat": 1, "kind": "open"}]);
    let new = json!({"title": "clef-des-mondes", "options": {"seats": 2}, "chairs": chairs,
        "browser": browser("ada")});
    let (_, made) = post(address, "/api/tables", &new).await;
    let path = format!("/api/tables/{}/join", made["code"].as_str().unwrap());
    let join = async |name: &str, from: Option<String>| {
        post(address, &path, &json!({"seat": 1, "name": name, "browser": from})).await
    };
    let (_, ben) = join("Ben", Some(browser("ben"))).await;
    let mut host = Client::sit(address, &made, 0).await;
    let seat = |joined: &Value| json!({"v": 1, "table": made["table"], "token": joined["token"]});
    let mut ben_client = Client::connect(address, seat(&ben)).await.unwrap();
    host.host(json!("start")).await;
    assert_eq!(join("Eve", Some(browser("eve"))).await.0, 409, "the chair is taken");
    let freed = host.host(json!({"free": {"seat": 1}})).await;
    assert_eq!(freed["ok"], true);
    assert_eq!(ben_client.until(|news| news.get("closed").is_some()).await["closed"]["reason"], "freed");
    assert!(host.heard.iter().all(|news| !news.to_string().contains(ben["token"].as_str().unwrap())));
    for own in [Some(browser("ada")), None] {
        let (status, refused) = join("Ada II", own).await;
        assert_eq!((status, &refused["error"]["code"]), (403, &json!("one_chair")));
    }
    server.stop().await;

    // It is so after a restart, too.
    let server = serve(config).await.unwrap();
    let address = server.address();
    let join = async |name: &str, from: String| {
        post(address, &path, &json!({"seat": 1, "name": name, "browser": from})).await
    };
    assert_eq!(join("Ada II", browser("ada")).await.0, 403);
    let (status, eve) = join("Eve", browser("eve")).await;
    assert_eq!(status, 200, "{eve}");
    let eve = Client::connect(address, seat(&eve)).await.unwrap();
    assert_eq!(eve.welcome["notices"][0], json!({"freed": {"seat": 1, "name": "Ben"}}));
    assert_eq!(eve.welcome["notices"][1], json!({"taken": {"seat": 1, "name": "Eve"}}));
    assert!(Client::connect(address, seat(&ben)).await.is_err());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_with_the_code_is_announced_and_hears_no_earlier_chat() {
    let server = server().await;
    let address = server.address();
    let (made, mut ada, mut ben) = two(address).await;
    assert_eq!(ben.ask(json!({"say": {"text": "between us"}})).await["ok"], true);
    let mut stranger = Client::watch(address, &made).await;
    assert_eq!(stranger.welcome["said"], json!([]));
    let came = ada.until(|news| news["notice"].get("came").is_some()).await;
    assert_eq!(came["notice"]["came"]["spectators"], 1);
    let mut host = Client::sit(address, &made, 0).await;
    assert_eq!(host.welcome["said"][0]["text"], "between us");
    host.host(json!({"door": false})).await;
    assert_eq!(stranger.until(|news| news.get("closed").is_some()).await["closed"]["reason"], "door");
    let late = Client::connect(address, json!({"v": 1, "table": made["table"]})).await.err().unwrap();
    assert_eq!(late["error"]["code"], "door");
    assert!(stranger.heard.iter().all(|news| !news.to_string().contains("between us")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_survives_a_restart_and_is_never_doubled() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { data: Some(folder.path().to_owned()), ..quick() };
    let server = serve(config.clone()).await.unwrap();
    let (made, mut ada, _) = two(server.address()).await;
    assert_eq!(ada.ask_as("line", json!({"say": {"text": "bonsoir"}})).await["ok"], true);
    server.stop().await;
    let server = serve(config).await.unwrap();
    let mut ada = Client::sit(server.address(), &made, 0).await;
    assert_eq!(ada.welcome["said"], json!([{"seat": 0, "text": "bonsoir"}]));
    assert_eq!(ada.ask_as("line", json!({"say": {"text": "bonsoir"}})).await["ok"], true);
    let tab = Client::sit(server.address(), &made, 0).await;
    assert_eq!(tab.welcome["said"].as_array().unwrap().len(), 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_on_for_who_leaves_and_gives_the_chair_back() {
    let server = server().await;
    let (_, mut ada, mut ben) = two(server.address()).await;
    assert_eq!(ada.ask(json!({"leave": true})).await["ok"], true);
    ben.until(|news| news["table"]["waiting"] == json!([1])).await;
    assert_eq!(ada.ask(json!({"sit": true})).await["ok"], true);
    ben.play(1).await;
    if ada.table["n"] != ben.table["n"] {
        ada.until(|news| news["table"]["n"] == ben.table["n"]).await;
    }
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    assert_eq!(
        ada.ask(json!({"at": {"n": 0}})).await["at"]["of"],
        ben.table["n"],
        "nobody plays for Ada now"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_gone_too_long_is_stood_in_for_until_back() {
    let config = Config { grace: std::time::Duration::from_millis(200), ..quick() };
    let server = serve(config).await.unwrap();
    let address = server.address();
    let (made, ada, mut ben) = two(address).await;
    drop(ada);
    ben.until(|news| news["chairs"]["chairs"][0]["stand_in"] == true).await;
    ben.until(|news| news["table"]["waiting"] == json!([1])).await;
    let ada = Client::sit(address, &made, 0).await;
    assert_eq!(ada.welcome["chairs"][0]["stand_in"], false);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_of_a_slow_table_runs_while_nobody_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let config =
        || Config { data: Some(folder.path().to_owned()), rounds: Duration::from_millis(50), ..quick() };
    let server = serve(config()).await.unwrap();
    let chairs = json!([{"seat": 0, "kind": "me"}, {"seat": 1, "kind": "here"}]);
    let new =
        json!({"title": "numeville", "options": {"seats": 2}, "chairs": chairs, "pace": "slow", "clock": 1});
    let (_, made) = post(server.address(), "/api/tables", &new).await;
    let mut ada = Client::sit(server.address(), &made, 0).await;
    ada.host(json!("start")).await;
    ada.until(|news| news.get("table").is_some()).await;
    let n = ada.table["n"].as_u64().unwrap();
    drop(ada);
    server.stop().await;
    // The table is in no memory now. Nobody opens it but the clock.
    let server = serve(config()).await.unwrap();
    // It may be put away again before anybody looks.
    let opened = async || !metrics(&server).await.contains("veilleuse_tables_claimed 0\n");
    for patience in (0..500).rev() {
        if opened().await {
            break;
        }
        assert_ne!(patience, 0, "nobody opened the table");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut ada = Client::sit(server.address(), &made, 0).await;
    if ada.table["n"] == n {
        ada.until(|news| news.get("table").is_some()).await;
    }
    assert!(ada.table["n"].as_u64().unwrap() > n, "who was asked had one second");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn time_runs_out_and_the_match_goes_on() {
    let server = server().await;
    let address = server.address();
    let chairs = json!([{"seat": 0, "kind": "me"}, {"seat": 1, "kind": "here"}]);
    let new = json!({"title": "numeville", "options": {"seats": 2}, "chairs": chairs, "clock": 1});
    let (_, made) = post(address, "/api/tables", &new).await;
    let mut ada = Client::sit(address, &made, 0).await;
    ada.host(json!("start")).await;
    assert!(ada.table["clock"]["left"].as_u64().unwrap() <= 1000);
    ada.until(|news| news["table"]["n"].as_u64() >= Some(2)).await;
    server.stop().await;
}

/// The first team of a workshop, who is its host, and the facilitator.
async fn workshop(address: std::net::SocketAddr, clock: u32) -> (Client, Client) {
    let mut chairs: Vec<Value> = (0..4).map(|seat| json!({"seat": seat, "kind": "here"})).collect();
    chairs.push(json!({"seat": "master", "kind": "here"}));
    let options = json!({"mode": "workshop", "master": true});
    let new = json!({"title": "numeville", "options": options, "chairs": chairs, "clock": clock});
    let (_, made) = post(address, "/api/tables", &new).await;
    (Client::sit(address, &made, 0).await, Client::sit(address, &made, 4).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_facilitator_takes_its_time_while_it_is_there() {
    let server = server().await;
    let address = server.address();
    let (mut team, mut desk) = workshop(address, 1).await;
    team.host(json!("start")).await;
    // Twice the clock passes while the facilitator chooses questions.
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    desk.ask(json!({"ping": true})).await;
    assert_eq!(desk.table["clock"], Value::Null);
    assert_eq!(desk.table["waiting"], json!(["master"]), "nobody chose for it");
    while desk.table["waiting"] == json!(["master"]) {
        let option = desk.options()[0].clone();
        desk.decide(&option).await;
    }
    // The teams have the thinking time of the workshop, whatever the table's clock.
    let left = desk.table["clock"]["left"].as_u64().unwrap();
    assert!((30_000..=60_000).contains(&left), "{left}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_facilitator_sets_right_what_was_decided() {
    let server = server().await;
    let address = server.address();
    let (mut team, mut desk) = workshop(address, 0).await;
    assert_eq!((&desk.welcome["leads"], &team.welcome["leads"]), (&json!(true), &json!(false)));
    team.host(json!("start")).await;
    desk.until(|news| news.get("table").is_some()).await;
    while desk.table["waiting"] == json!(["master"]) {
        let option = desk.options()[0].clone();
        desk.decide(&option).await;
    }
    let asked = desk.table["n"].as_u64().unwrap();
    team.until(|news| news["table"]["n"] == asked).await;
    let before = desk.table["view"].clone();
    let option = team.options()[0].clone();
    assert_eq!(team.decide(&option).await["ok"], true);
    desk.until(|news| news["table"]["n"].as_u64() > Some(asked)).await;

    // Questions were drawn: no team goes back past them. The facilitator does, without asking anybody.
    assert_eq!(team.ask(json!({"undo": {"to": 0}})).await["error"]["code"], "nothing_to_undo");
    assert_eq!(desk.ask(json!({"undo": {"to": asked}})).await["ok"], true);
    desk.until(|news| news["table"]["n"] == asked).await;
    assert_eq!((&desk.table["view"], &desk.table["undo"]), (&before, &Value::Null));
    assert_eq!(desk.ask(json!({"undo": {"to": 0}})).await["ok"], true);
    team.until(|news| news["table"]["undone"] == 2).await;
    assert_eq!(team.table["waiting"], json!(["master"]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_pauses_silences_and_closes() {
    let server = server().await;
    let address = server.address();
    let (made, mut ada, mut ben) = two(address).await;
    let mut host = Client::sit(address, &made, 0).await;
    assert_eq!(ben.ask(json!({"say": {"text": "bonsoir"}})).await["ok"], true);
    assert_eq!(
        ada.until(|news| news.get("said").is_some()).await["said"],
        json!({"seat": 1, "text": "bonsoir"})
    );
    host.host(json!({"chat": false})).await;
    assert_eq!(ben.ask(json!({"say": {"text": "?"}})).await["error"]["code"], "chat_off");
    let decide = json!({"decide": {"seat": 0, "do": ada.options()[0]["do"]}});
    host.host(json!({"pause": true})).await;
    assert_eq!(ada.ask(decide.clone()).await["error"]["code"], "paused");
    host.host(json!({"pause": false})).await;
    assert_eq!(ada.ask(decide).await["ok"], true);
    host.close_table().await;
    assert_eq!(ben.until(|news| news.get("closed").is_some()).await["closed"]["reason"], "host");
    assert!(ben.next().await.is_none(), "the server hangs up");
    let path = format!("/api/tables/{}/record", made["table"].as_str().unwrap());
    assert_eq!(get(address, &path).await.0, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_see_what_the_public_sees_and_no_options() {
    let server = server().await;
    let address = server.address();
    let (made, mut ada, _) = two(address).await;
    let mut watcher = Client::watch(address, &made).await;
    assert_eq!((watcher.seat(), watcher.options().len()), (Value::Null, 0));
    ada.play(1).await;
    watcher.until(|news| news["table"]["n"] == 1).await;
    assert_eq!(watcher.log, ada.log, "choosing a Scout is public");
    server.stop().await;
}

#[test]
fn everybody_is_told_that_the_server_stops_before_it_has() {
    const TABLES: usize = 20;
    let (house, guests) = (Runtime::new().unwrap(), Runtime::new().unwrap());
    let server = house.block_on(server());
    let address = server.address();
    let mut clients = guests.block_on(async {
        let mut clients = Vec::new();
        for _ in 0..TABLES {
            let made = table(address, &["me", "bot"]).await;
            clients.push(Client::sit(address, &made, 0).await);
        }
        clients
    });
    house.block_on(server.stop());
    // The process ends: what is not written by now never is.
    house.shutdown_background();
    guests.block_on(async {
        for client in &mut clients {
            let closed = client.until(|news| news.get("closed").is_some()).await;
            assert_eq!(closed["closed"]["reason"], "shutdown");
            assert!(client.next().await.is_none(), "then it hangs up");
        }
    });
}
