//! Numbers for who runs the server are for nobody else.

use crate::{client, process::Process, victim::Victim};

#[tokio::test(flavor = "multi_thread")]
async fn metrics_have_an_address_of_their_own() {
    let server = Process::start(&[]).await;
    let mut victim = Victim::sits_down(server.address).await;
    victim.plays().await;
    assert_eq!(client::get(server.address, "/metrics").await.0, 404);
    assert!(server.metrics.ip().is_loopback() && server.metrics.port() != server.address.port());
    let (_, _, body) = client::get(server.metrics, "/metrics").await;
    let text = String::from_utf8(body).unwrap();
    for wanted in [
        "veilleuse_request_seconds_bucket{route=\"/api/tables\",status=\"200\",le=",
        "# TYPE veilleuse_thought_wait_seconds histogram",
        "# TYPE veilleuse_decisions counter",
        "veilleuse_sockets_open 1",
    ] {
        assert!(text.contains(wanted), "{wanted} is not in {text}");
    }
    assert_eq!(client::get(server.metrics, "/api/titles").await.0, 404, "nothing else is there");
    drop(victim);
}
