//! The laboratory is for whoever owns the server, and only where it was asked for.

use std::{net::SocketAddr, time::Duration};

use serde_json::{Value, json};
use veilleuse_server::{Config, serve};

use crate::client::{get, http, quick};

async fn ask(address: SocketAddr, method: &str, path: &str, key: &str, body: &Value) -> (u16, Value) {
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\nx-veilleuse-key: {key}"
    );
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let (status, _, answer) = http(address, &request, body.as_bytes()).await;
    (status, serde_json::from_slice(&answer).unwrap_or_default())
}

const RUNS: &str = "/api/lab/runs";

#[tokio::test(flavor = "multi_thread")]
async fn the_owner_composes_a_grid_watches_it_and_reads_its_page() {
    let server = serve(Config { lab: true, ..quick() }).await.unwrap();
    let (address, key) = (server.address(), server.owner_key().to_owned());
    let (status, said) = ask(address, "GET", RUNS, "x", &Value::Null).await;
    assert_eq!((status, &said["error"]["code"]), (403, &json!("not_owner")));
    let plan = json!({ "title": "numeville", "seats": [2, 3], "bots": ["random"], "matches": 20 });
    let (status, begun) = ask(address, "POST", RUNS, &key, &plan).await;
    assert_eq!((status, &begun["tables"], &begun["total"]), (200, &json!(2), &json!(40)), "{begun}");
    let id = begun["id"].as_str().unwrap().to_owned();
    let done = loop {
        let (_, runs) = ask(address, "GET", RUNS, &key, &Value::Null).await;
        if runs[0]["state"] == "done" {
            break runs[0].clone();
        }
        assert!(runs[0]["state"] == "waiting" || runs[0]["state"] == "running", "{runs}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    assert_eq!(done["done"], 40);
    let (status, head, page) = get(address, &format!("/lab/{id}/fr")).await;
    let page = String::from_utf8(page).unwrap();
    assert_eq!(status, 200);
    assert!(page.contains("<h1>Numéville</h1>") && page.contains("Parties gagnées"));
    let head = head.to_lowercase();
    assert!(head.contains("sandbox allow-scripts") && !head.contains("connect-src"), "{head}");
    assert!(head.contains("x-frame-options: deny") && head.contains("no-store"), "{head}");
    let (status, _, counted) = get(address, &format!("{RUNS}/{id}/run.json")).await;
    let counted: Value = serde_json::from_slice(&counted).unwrap();
    assert_eq!(
        (status, &counted["format"], counted["cells"].as_array().unwrap().len()),
        (200, &json!("veilleuse-lab/1"), 2)
    );
    let (_, left) = ask(address, "DELETE", &format!("{RUNS}/{id}"), &key, &Value::Null).await;
    assert_eq!(left, json!([]));
    assert_eq!(get(address, &format!("/lab/{id}/fr")).await.0, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_run_is_stopped_and_what_cannot_be_played_is_said() {
    let server = serve(Config { lab: true, ..quick() }).await.unwrap();
    let (address, key) = (server.address(), server.owner_key().to_owned());
    for wrong in [
        json!({ "title": "chess" }),
        json!({ "title": "numeville", "matches": 0 }),
        json!({ "title": "numeville", "matches": 100_000_000_u64 }),
        json!({ "title": "numeville", "packs": ["/etc"] }),
    ] {
        let (status, said) = ask(address, "POST", RUNS, &key, &wrong).await;
        assert_eq!((status, &said["error"]["code"]), (422, &json!("bad_options")), "{said}");
    }
    let long = json!({ "title": "numeville", "bots": ["expert"], "matches": 10_000 });
    let (_, begun) = ask(address, "POST", RUNS, &key, &long).await;
    let path = format!("{RUNS}/{}", begun["id"].as_str().unwrap());
    let (status, _) = ask(address, "DELETE", &path, &key, &Value::Null).await;
    assert_eq!(status, 200);
    loop {
        let (_, runs) = ask(address, "GET", RUNS, &key, &Value::Null).await;
        if runs.as_array().is_none_or(Vec::is_empty) || runs[0]["state"] == "stopped" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_has_no_laboratory_unless_somebody_asks_for_it() {
    let server = serve(quick()).await.unwrap();
    let key = server.owner_key().to_owned();
    let (status, said) = ask(server.address(), "GET", RUNS, &key, &Value::Null).await;
    assert_eq!((status, &said["error"]["code"]), (404, &json!("no_lab")));
    server.stop().await;
}
