//! Bots of one address do not keep the bots and hints of another waiting.

use std::time::Duration;

use serde_json::json;

use crate::{
    process::Process,
    stranger::{bot_table, say, socket},
    victim::Victim,
};

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_one_address_have_a_limit() {
    let server = Process::start(&[]).await;
    let mut victim = Victim::asks_for_hints(server.address).await;
    let attack = async {
        let mut refused = 0;
        for _ in 0..110 {
            let answer = bot_table(server.address, "terror-below", "expert").await;
            match answer.status {
                200 => {}
                429 => {
                    refused += usize::from(answer.code() == "too_many_tables" || answer.code() == "too_fast");
                }
                other => panic!("{other}"),
            }
        }
        assert!(refused >= 110 - 30, "{refused} refused");
        (format!("{refused} × too_many_tables"), ())
    };
    victim.is_attacked("110 tables at once", attack).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_tables_of_expert_bots_wait_for_everybody_else() {
    // Without the limits on tables: what is left is who thinks first.
    let server = Process::start(&["crowd=1000"]).await;
    let address = server.address;
    let mut victim = Victim::asks_for_hints(address).await;
    let attack = async {
        let mut watched = Vec::new();
        for number in 0..110 {
            let made = bot_table(address, "terror-below", "expert").await.json();
            let mut socket = socket(address).await.unwrap();
            let hello = json!({"v": 1, "table": made["table"], "host": made["host"]});
            assert!(say(&mut socket, &json!({ "hello": hello })).await);
            assert!(say(&mut socket, &json!({"id": "start", "host": "start"})).await);
            // Most are left alone at once, some are looked at.
            if number % 10 == 0 {
                watched.push(socket);
            } else {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
        ("they wait their turn".to_owned(), watched)
    };
    let watched = victim.is_attacked("110 tables of expert bots, a tenth watched", attack).await;
    drop(watched);
    // Nobody looks at them: they end the thoughts they have begun, and think no more.
    let thoughts = async || server.number("veilleuse_thought_seconds_count").await;
    let live = async || server.number("veilleuse_matches_live").await;
    for _ in 0..60 {
        if live().await <= 3.0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
    assert!(live().await <= 3.0, "{} tables of bots are in memory for nobody", live().await);
    // Those that were being thought when the last one left come to their end.
    let mut after = thoughts().await;
    for _ in 0..10 {
        tokio::time::sleep(Duration::from_secs(1)).await;
        let now = thoughts().await;
        if (now - after).abs() < f64::EPSILON {
            return;
        }
        after = now;
    }
    panic!("somebody still thinks");
}
