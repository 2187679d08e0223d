//! Tables that cannot be opened do not keep the clocks of others from running.

use std::{sync::Arc, time::Duration};

use serde_json::json;
use veilleuse_server::{Config, serve_with};
use veilleuse_store::{InMemory, Phase, Store, TableRow};

use crate::client::{Client, post, quick};

/// More than are opened at once.
const BROKEN: usize = 250;

#[tokio::test(flavor = "multi_thread")]
async fn overdue_tables_that_cannot_be_opened_starve_nobody() {
    let store = Arc::new(InMemory::new());
    for number in 0..BROKEN {
        let row = TableRow {
            id: format!("broken-{number}"),
            code: None,
            title: "numeville".to_owned(),
            phase: Phase::Playing,
            revision: 0,
            at: number as i64,
            clock: Some(1),
            uploaded: false,
            pack: None,
            body: b"not what a table says about itself".to_vec(),
        };
        store.create(row).await.unwrap();
    }
    // Its people move within a second, and then nobody is there: the table leaves memory, and only its clock opens it.
    let (rounds, idle) = (Duration::from_millis(50), Duration::from_millis(100));
    let config = Config { rounds, idle, ..quick() };
    let server = serve_with(config, Arc::clone(&store) as Arc<dyn Store>).await.unwrap();
    let chairs = json!([{"seat": 0, "kind": "me"}, {"seat": 1, "kind": "here"}]);
    let new =
        json!({"title": "numeville", "options": {"seats": 2}, "chairs": chairs, "pace": "slow", "clock": 1});
    let (_, made) = post(server.address(), "/api/tables", &new).await;
    let mut ada = Client::sit(server.address(), &made, 0).await;
    ada.host(json!("start")).await;
    drop(ada);
    let table = made["table"].as_str().unwrap();
    let begun = store.log(table).await.unwrap().len();
    for patience in (0..1000).rev() {
        if store.log(table).await.unwrap().len() > begun {
            break;
        }
        assert_ne!(patience, 0, "the clock of a table stands still");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    server.stop().await;
}
