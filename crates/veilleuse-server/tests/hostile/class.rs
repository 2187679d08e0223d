//! Sixty phones behind one address are not an attack.

use futures_util::future::join_all;
use serde_json::json;

use crate::{
    client::{self, Client, get, post},
    process::Process,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_class_of_sixty_behind_one_address_meets_no_limit() {
    let server = Process::start(&["crowd=64"]).await;
    let address = server.address;
    // Fifteen tables of four, made by the teacher at once.
    let tables = join_all((0..15).map(|_| client::table(address, &["open", "open", "open", "open"]))).await;
    let phones = (0..60).map(|number: usize| {
        let made = &tables[number / 4];
        async move {
            for path in [
                "/",
                "/api/titles",
                "/api/texts/fr",
                "/api/titles/numeville/texts/fr",
                "/api/titles/numeville/rules",
            ] {
                assert_eq!(get(address, path).await.0, 200, "{path}");
            }
            let code = made["code"].as_str().unwrap();
            // Somebody mistypes.
            if number.is_multiple_of(6) {
                assert_eq!(get(address, "/api/tables/ABCD").await.0, 404);
            }
            assert_eq!(get(address, &format!("/api/tables/{code}")).await.0, 200);
            let seat = number % 4;
            let join = json!({"seat": seat, "name": format!("Élève {}", ["A", "B", "C", "D"][seat])});
            let (status, joined) = post(address, &format!("/api/tables/{code}/join"), &join).await;
            assert_eq!(status, 200, "{joined}");
            let hello = json!({"v": 1, "table": joined["table"], "token": joined["token"]});
            Client::connect(address, hello).await.expect("a phone is let in")
        }
    });
    let mut phones = join_all(phones).await;
    let answers = phones.iter_mut().map(|phone| async {
        for _ in 0..20 {
            assert_eq!(phone.ask(json!({"ping": true})).await["ok"], true);
        }
    });
    join_all(answers).await;
    assert!(server.number("veilleuse_messages_refused").await < 1.0);
    assert!(server.number("veilleuse_requests_refused").await < 1.0);
    assert!(server.number("veilleuse_connections_refused").await < 1.0);
}
