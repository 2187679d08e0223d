//! Each limit passes at the limit and refuses one past it.

use std::time::Duration;

use serde_json::{Value, json};
use tokio_tungstenite::{connect_async, tungstenite::client::IntoClientRequest};
use veilleuse_server::{Config, Limits, serve};
use veilleuse_wire::limits;

use crate::client::{Client, get, http, post, quick, server, table, token};

#[tokio::test(flavor = "multi_thread")]
async fn messages_of_4096_bytes_pass_and_of_4097_do_not() {
    let server = server().await;
    let made = table(server.address(), &["me", "bot"]).await;
    let mut ada = Client::sit(server.address(), &made, 0).await;
    let ping = r#"{"id":"big","ping":true}"#;
    let filled = |size: usize| format!("{ping}{}", " ".repeat(size - ping.len()));
    ada.send_raw(&filled(limits::INBOUND)).await;
    ada.until(|news| news["re"] == "big").await;
    ada.send_raw(&filled(limits::INBOUND + 1)).await;
    while let Some(news) = ada.next().await {
        assert_ne!(news["re"], "big");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_nest_16_deep_and_no_deeper() {
    let server = server().await;
    let made = table(server.address(), &["me", "here"]).await;
    let mut ada = Client::sit(server.address(), &made, 0).await;
    ada.host(json!("start")).await;
    // The message and the decision are two levels themselves.
    let nested = |levels: usize| {
        let (open, shut) = ("[".repeat(levels), "]".repeat(levels));
        format!(r#"{{"id":"deep","decide":{{"seat":0,"do":{open}{shut}}}}}"#)
    };
    ada.send_raw(&nested(limits::NESTING - 2)).await;
    let reply = ada.until(|news| news["re"] == "deep").await;
    assert_eq!(reply["error"]["code"], "bad_message", "read, and no decision of the title");
    ada.send_raw(&nested(limits::NESTING - 1)).await;
    let reply = ada.until(|news| news.get("error").is_some()).await;
    assert!(reply["error"]["message"].as_str().unwrap().contains("too deep"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_says_40_things_at_once_and_no_more() {
    let server = server().await;
    let made = table(server.address(), &["me", "bot"]).await;
    let mut ada = Client::sit(server.address(), &made, 0).await;
    let hello = json!({"v": 1, "table": made["table"], "token": token(&made, 0)});
    let mut tab = Client::connect(server.address(), hello).await.unwrap();
    for number in 0..limits::BURST {
        let client = if number % 2 == 0 { &mut ada } else { &mut tab };
        client.send_raw(&json!({"id": format!("{number}"), "ping": true}).to_string()).await;
    }
    for number in 0..limits::BURST {
        let client = if number % 2 == 0 { &mut ada } else { &mut tab };
        let reply = client.until(|news| news.get("seq").is_none()).await;
        assert_eq!(reply["ok"], true, "message {number} of both tabs together");
    }
    let mut refused = 0;
    for number in 0..10 {
        ada.send_raw(&json!({"id": format!("late{number}"), "ping": true}).to_string()).await;
        let reply = ada.until(|news| news.get("seq").is_none()).await;
        assert_eq!(reply["re"], format!("late{number}"), "who is too fast is told what to send again");
        refused += usize::from(reply["error"]["code"] == "too_fast");
    }
    assert!(refused > 0, "the bucket was empty");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_has_5_sockets_and_no_more() {
    let server = server().await;
    let made = table(server.address(), &["me", "bot"]).await;
    let hello = json!({"v": 1, "table": made["table"], "token": token(&made, 0)});
    let mut tabs = Vec::new();
    for _ in 0..limits::SOCKETS_A_SEAT {
        tabs.push(Client::connect(server.address(), hello.clone()).await.unwrap());
    }
    let refused = Client::connect(server.address(), hello.clone()).await.err().unwrap();
    assert_eq!(refused["error"]["code"], "too_many");
    drop(tabs.pop());
    let mut again = Client::connect(server.address(), hello.clone()).await;
    for _ in 0..50 {
        if again.is_ok() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
        again = Client::connect(server.address(), hello.clone()).await;
    }
    assert!(again.is_ok(), "a closed tab makes room");
    server.stop().await;
}

/// Five for each of ten people.
const SOCKETS_AN_ADDRESS: usize = 50;

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_50_sockets_and_no_more() {
    let usual = Config { limits: Limits::default(), ..quick() };
    let server = serve(usual).await.unwrap();
    let made = table(server.address(), &["me", "bot"]).await;
    let mut watchers = Vec::new();
    for _ in 0..SOCKETS_AN_ADDRESS {
        watchers.push(Client::watch(server.address(), &made).await);
    }
    assert!(connect_async(format!("ws://{}/ws", server.address())).await.is_err());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_say_hello_is_sent_away() {
    let server = server().await;
    for nonsense in ["", "{", "[]", "{}", r#"{"hello":{}}"#, r#"{"hello":{"v":1,"table":"x","extra":1}}"#] {
        let (socket, _) = connect_async(format!("ws://{}/ws", server.address())).await.unwrap();
        let mut socket = socket;
        futures_util::SinkExt::send(&mut socket, nonsense.into()).await.unwrap();
        let answer = futures_util::StreamExt::next(&mut socket).await.unwrap().unwrap();
        assert!(answer.to_text().unwrap().contains("bad_message"), "{nonsense}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_open_no_sockets_and_post_nothing() {
    let server = server().await;
    let address = server.address();
    let own = format!("http://{address}");
    let hostile = [
        "null",
        "",
        "http://evil.example",
        "https://evil.example",
        &format!("https://{address}"),
        &format!("http://{address}.evil.example"),
        &format!("http://sub.{address}"),
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        "http://localhost",
        &format!("http://localhost:{}", address.port()),
        &format!("ws://{address}"),
        &format!("{own}/"),
        &format!("http://user@{address}"),
        &format!("http://{address}@evil.example"),
        "http://xn--numville-d1a.example",
        "file://",
        "chrome-extension://abcdefgh",
        "http://[::1]",
        &format!("HTTP://{address}"),
    ];
    assert_eq!(hostile.len(), 20);
    let attempt = async |origin: &str| {
        let mut request = format!("ws://{address}/ws").into_client_request().unwrap();
        request.headers_mut().insert("origin", origin.parse().unwrap());
        connect_async(request).await.is_ok()
    };
    for origin in hostile {
        assert!(!attempt(origin).await, "{origin:?} opened a socket");
        let request = format!(
            "POST /api/tables HTTP/1.1\r\nhost: {address}\r\norigin: {origin}\r\ncontent-type: application/json"
        );
        assert_eq!(http(address, &request, b"{}").await.0, 403, "{origin:?} posted");
    }
    assert!(attempt(&own).await);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_calls_a_server_by_a_name_of_their_own_learns_whether_it_is_well_and_nothing_else() {
    let server = server().await;
    let ask = async |path: &str| {
        http(server.address(), &format!("GET {path} HTTP/1.1\r\nhost: table-1:7878"), b"").await.0
    };
    assert_eq!((ask("/healthz").await, ask("/livez").await), (200, 200));
    for path in ["/", "/api/titles", "/api/addresses", "/metrics", "/healthz/", "/ws"] {
        assert_eq!(ask(path).await, 403, "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_is_hardened() {
    let server = server().await;
    let address = server.address();
    let made = table(address, &["me", "bot"]).await;
    let paths = [
        "/".to_owned(),
        "/index.html".to_owned(),
        "/no/such.file".to_owned(),
        "/api/titles".to_owned(),
        "/api/titles/numeville/texts/fr".to_owned(),
        "/api/titles/numeville/rules".to_owned(),
        "/api/texts/en".to_owned(),
        "/api/nothing".to_owned(),
        "/api/tables/QQQQ".to_owned(),
        format!("/api/tables/{}", made["table"].as_str().unwrap()),
        format!("/api/tables/{}/record", made["table"].as_str().unwrap()),
        "/ws".to_owned(),
        "/healthz".to_owned(),
    ];
    for path in paths {
        let (status, head, _) = get(address, &path).await;
        assert_ne!(status, 500, "{path}");
        let head = head.to_lowercase();
        let policy =
            head.lines().find(|line| line.starts_with("content-security-policy:")).unwrap_or_default();
        // The engine of the page is compiled from our own files; that word allows no code in text.
        let policy = policy.replace("'wasm-unsafe-eval'", "");
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
        for wanted in [
            "referrer-policy: no-referrer",
            "x-content-type-options: nosniff",
            "cross-origin-opener-policy: same-origin",
            "cross-origin-resource-policy: same-origin",
        ] {
            assert!(head.contains(wanted), "{path} has no {wanted}");
        }
        assert!(!head.contains("set-cookie"), "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_have_a_size() {
    let server = server().await;
    let address = server.address();
    let new = json!({"title": "numeville", "options": {}, "chairs": []}).to_string();
    let filled = |size: usize| format!("{new}{}", " ".repeat(size - new.len()));
    let request = format!("POST /api/tables HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json");
    assert_eq!(http(address, &request, filled(limits::BODY).as_bytes()).await.0, 200);
    assert_eq!(http(address, &request, filled(limits::BODY + 1).as_bytes()).await.0, 413);
    let long = format!("GET /healthz HTTP/1.1\r\nhost: {address}\r\nx-long: {}", "x".repeat(20_000));
    assert_ne!(http(address, &long, b"").await.0, 200);
    let plain = format!("POST /api/tables HTTP/1.1\r\nhost: {address}\r\ncontent-type: text/plain");
    assert_eq!(http(address, &plain, new.as_bytes()).await.0, 400, "a form of another site can post this");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_options_are_checked() {
    let server = server().await;
    let address = server.address();
    let made = table(address, &["me", "open"]).await;
    let path = format!("/api/tables/{}/join", made["code"].as_str().unwrap());
    let join =
        async |seat: Value, name: String| post(address, &path, &json!({"seat": seat, "name": name})).await.0;
    assert_eq!(join(json!(1), String::new()).await, 400);
    assert_eq!(join(json!(1), "x".repeat(limits::NAME + 1)).await, 400);
    assert_eq!(join(json!(0), "Eve".to_owned()).await, 409, "taken");
    assert_eq!(join(json!(3), "Eve".to_owned()).await, 409, "no such chair");
    assert_eq!(join(json!(1), "é".repeat(limits::NAME)).await, 200);
    assert_eq!(join(json!(1), "Eve".to_owned()).await, 409, "taken now");
    for options in
        [json!({"seats": 9}), json!({"seats": 0}), json!({"mode": "chess"}), json!("x"), json!({"x": 1})]
    {
        let new = json!({"title": "numeville", "options": options, "chairs": []});
        assert_eq!(post(address, "/api/tables", &new).await.0, 422, "{options}");
    }
    server.stop().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_on_the_same_machine_comes_by_a_unix_socket() {
    use futures_util::{SinkExt, StreamExt};
    use tokio::{
        io::{AsyncReadExt, AsyncWriteExt},
        net::UnixStream,
    };
    use tokio_tungstenite::{client_async, tungstenite::Message};

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("socket");
    // A server that was killed leaves its socket behind.
    drop(std::os::unix::net::UnixListener::bind(&path).unwrap());
    let config =
        Config { unix: Some(path.clone()), limits: Limits { sockets: 1, ..Limits::for_crowd(1) }, ..quick() };
    let server = serve(config.clone()).await.unwrap();
    assert!(
        serve(Config { listen: ([127, 0, 0, 1], 0).into(), ..config }).await.is_err(),
        "somebody listens there"
    );

    let mut stream = UnixStream::connect(&path).await.unwrap();
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");

    let made = table(server.address(), &["me", "bot"]).await;
    let come = async |from: &'static str| {
        let mut request = "ws://localhost/ws".into_client_request().unwrap();
        request.headers_mut().insert("x-forwarded-for", from.parse().unwrap());
        client_async(request, UnixStream::connect(&path).await.unwrap()).await
    };
    let (mut socket, _) = come("192.0.2.1").await.unwrap();
    assert!(come("192.0.2.1").await.is_err(), "the client's address counts, not the proxy's");
    come("192.0.2.2").await.unwrap();
    let hello = json!({"hello": {"v": 1, "table": made["table"], "token": token(&made, 0)}});
    socket.send(Message::Text(hello.to_string().into())).await.unwrap();
    let Some(Ok(Message::Text(text))) = socket.next().await else { panic!("no welcome") };
    assert!(text.contains("\"welcome\""), "{text}");
    server.stop().await;
    assert!(!path.exists());
}
