//! A class over real sockets: what phones and the projector are sent, and what only whoever leads may read.

use std::{collections::BTreeSet, net::SocketAddr, path::Path};

use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::UnixStream,
};
use veilleuse_server::{Config, Limits, serve};
use veilleuse_titles::Title;

use crate::{
    canary::{canaries, plant},
    client::{Client, browser, get, http, is_too_fast, post, quick},
};

fn new_class(more: &Value) -> Value {
    let mut new = json!({
        "title": "numeville",
        "options": {"mode": "workshop", "master": true, "workshop": {"thinking": 60, "led": true}},
        "chairs": [{"seat": "master", "kind": "me", "name": "Mme Diallo"}],
        "class": {"teams": ["Renards"]},
    });
    new.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    new
}

async fn make(address: SocketAddr, more: &Value) -> Value {
    let (status, made) = post(address, "/api/tables", &new_class(more)).await;
    assert_eq!(status, 200, "{made}");
    made
}

async fn phone(address: SocketAddr, made: &Value, name: &str) -> Client {
    let code = made["code"].as_str().unwrap();
    let enrol = json!({"name": name, "browser": browser(name)});
    let (status, enrolled) = post(address, &format!("/api/tables/{code}/phones"), &enrol).await;
    assert_eq!(status, 200, "{enrolled}");
    let hello = json!({"v": 1, "table": enrolled["table"], "token": enrolled["token"], "parts": true});
    Client::connect(address, hello).await.unwrap()
}

async fn projector(address: SocketAddr, made: &Value) -> Client {
    let hello = json!({"v": 1, "table": made["table"], "token": made["projector"]});
    Client::connect(address, hello).await.unwrap()
}

async fn act(desk: &mut Client, action: Value) {
    let reply = desk.ask(json!({"decide": {"seat": "master", "do": action}})).await;
    assert_eq!(reply["ok"], true, "{reply}");
}

/// Waits until this client has been told everything that has happened so far.
async fn caught_up(client: &mut Client) {
    client.ask(json!({"ping": true})).await;
}

fn heard(client: &Client) -> String {
    client.heard.iter().map(Value::to_string).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_byte_to_a_phone_or_the_projector_tells_an_answer_before_its_correction() {
    let folder = tempfile::tempdir().unwrap();
    plant(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/numeville"), folder.path());
    let packs = [(Title::Numeville, folder.path().to_owned())].into();
    let server = serve(Config { packs, ..quick() }).await.unwrap();
    let address = server.address();
    let made = make(address, &json!({})).await;
    let mut desk = Client::sit(address, &made, 0).await;
    let mut phones = Vec::new();
    for name in ["Ada", "Bea", "Cleo", "Dora", "Eva"] {
        phones.push(phone(address, &made, name).await);
    }
    phones.push(projector(address, &made).await);
    assert_eq!(desk.host(json!("start")).await["ok"], true);
    let mut revealed = BTreeSet::new();
    for round in 0..2 {
        for complice in ["stalky", "hacker", "datata", "hyperco"] {
            let card = format!("{complice}-easy-{:02}", round + 3);
            act(&mut desk, json!({ "deal_card": card })).await;
        }
        assert_eq!(desk.ask(json!({"class": {"clock": "start"}})).await["ok"], true);
        for client in &mut phones {
            let seat = client.seat();
            client.ask(json!({"ballot": {"do": {"slate": "b"}}})).await;
            client.ask(json!({"hint": {"seat": seat}})).await;
            client.ask(json!({"why": {"seat": seat, "do": {"slate": "a"}}})).await;
            client.ask(json!({"at": {"n": 99}})).await;
        }
        act(&mut desk, json!("lock")).await;
        for _ in 0..4 {
            for client in &mut phones {
                caught_up(client).await;
                assert_eq!(canaries(&heard(client)), revealed, "told too soon");
            }
            act(&mut desk, json!({"judge": "wrong"})).await;
            caught_up(&mut desk).await;
            let at = desk.table["view"]["workshop"]["at"].as_str().unwrap().to_owned();
            revealed.insert(format!("{at}-easy-{:02}", round + 3));
            for client in &mut phones {
                caught_up(client).await;
                assert_eq!(canaries(&heard(client)), revealed, "everybody reads the explanation now");
            }
            act(&mut desk, json!("go_on")).await;
        }
    }
    let read = canaries(&heard(&desk));
    assert!(read.len() == 8, "a leak would be noticed: the desk reads every answer ({read:?})");
    server.stop().await;
}

async fn led(address: SocketAddr, path: &str, token: &str) -> (u16, String, Vec<u8>) {
    let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nx-veilleuse-token: {token}");
    http(address, &request, b"").await
}

#[tokio::test(flavor = "multi_thread")]
async fn sheet_and_bank_are_for_whoever_leads() {
    let server = serve(quick()).await.unwrap();
    let address = server.address();
    let made = make(address, &json!({})).await;
    let id = made["table"].as_str().unwrap();
    let (host, chair) = (made["host"].as_str().unwrap(), made["seats"][0]["token"].as_str().unwrap());
    let mut desk = Client::sit(address, &made, 0).await;
    let pupil = phone(address, &made, "Ada").await;
    assert_eq!(pupil.welcome["class"]["role"], "phone");
    assert_eq!(led(address, &format!("/api/tables/{id}/sheet"), host).await.0, 409, "nothing has begun");
    desk.host(json!("start")).await;
    for path in ["sheet", "sheet.csv", "bank", "bank.csv", "bank.toml"] {
        let path = format!("/api/tables/{id}/{path}");
        for token in [host, chair] {
            assert_eq!(led(address, &path, token).await.0, 200, "{path}");
        }
        let projector = made["projector"].as_str().unwrap();
        assert_eq!(led(address, &path, projector).await.0, 403, "{path}");
        assert_eq!(get(address, &path).await.0, 403, "{path}");
    }
    let (_, head, bank) = led(address, &format!("/api/tables/{id}/bank"), chair).await;
    assert!(head.to_lowercase().contains("cache-control: no-store"), "{head}");
    let bank: Value = serde_json::from_slice(&bank).unwrap();
    assert_eq!(bank["questions"].as_array().unwrap().len(), 200);
    let (_, _, csv) = led(address, &format!("/api/tables/{id}/sheet.csv?lang=en"), chair).await;
    assert!(String::from_utf8(csv).unwrap().contains("\"Round\",\"Team\""));
    // A match with a game master is no workshop: its host reads nothing.
    let plain = json!({"title": "numeville", "options": {"seats": 2, "master": true},
        "chairs": [{"seat": "master", "kind": "me"}]});
    let (_, plain) = post(address, "/api/tables", &plain).await;
    let path = format!("/api/tables/{}/bank", plain["table"].as_str().unwrap());
    assert_eq!(led(address, &path, plain["host"].as_str().unwrap()).await.0, 403);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bank_of_ones_own_is_taken_with_words_for_what_is_wrong() {
    let server = serve(quick()).await.unwrap();
    let address = server.address();
    let send = async |kind: &str, body: &str| {
        let request =
            format!("POST /api/titles/numeville/packs HTTP/1.1\r\nhost: {address}\r\ncontent-type: {kind}");
        let (status, _, body) = http(address, &request, body.as_bytes()).await;
        (status, serde_json::from_slice::<Value>(&body).unwrap_or_default())
    };
    let (_, _, packs) = get(address, "/api/titles/numeville/packs").await;
    let packs: Value = serde_json::from_slice(&packs).unwrap();
    assert_eq!((&packs[0]["usual"], packs.as_array().unwrap().len()), (&json!(true), 1));
    let head = "complice;level;theme;right;fr_prompt;fr_a;fr_b;fr_explanation";
    let good =
        format!("{head}\nstalky;easy;disinformation;b;Ma question à moi ?;Non;Oui;Parce que c’est ainsi.\n");
    let (status, said) = send("text/csv", &good.replace("disinformation", "desinformation")).await;
    assert_eq!((status, &said["error"]["code"]), (422, &json!("bad_pack")));
    let problem = &said["problems"][0];
    assert_eq!((&problem["line"], &problem["column"]), (&json!(2), &json!(3)));
    assert!(problem["help"]["fr"].as_str().unwrap().contains("disinformation"), "{problem}");
    let (status, said) = send("application/json", &good).await;
    assert_eq!((status, &said["error"]["code"]), (400, &json!("bad_message")));
    let (status, taken) = send("text/csv", &good).await;
    assert_eq!((status, &taken["own"], &taken["topped_up"]), (200, &json!(1), &json!(199)), "{taken}");
    let digest = taken["digest"].as_str().unwrap();
    assert_ne!(packs[0]["digest"], digest);
    let made = make(address, &json!({ "pack": digest })).await;
    let mut desk = Client::sit(address, &made, 0).await;
    desk.host(json!("start")).await;
    act(&mut desk, json!({"deal_card": "stalky-easy-25"})).await;
    caught_up(&mut desk).await;
    let asked = &desk.table["view"]["workshop"]["teams"][0]["question"]["prompt"];
    assert_eq!((&asked["fr"], &asked["en"]), (&json!("Ma question à moi ?"), &json!("Ma question à moi ?")));
    // A normal match can be played with it, and other titles have a choice too.
    let plain = json!({"title": "numeville", "options": {"seats": 2}, "chairs": [], "pack": digest});
    assert_eq!(post(address, "/api/tables", &plain).await.0, 200);
    let unknown = json!({"title": "boogeyman", "options": {}, "chairs": [], "pack": digest});
    let (status, said) = post(address, "/api/tables", &unknown).await;
    assert_eq!((status, &said["error"]["code"]), (409, &json!("no_pack")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn packs_that_are_offered_can_be_chosen_for_any_title() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/terror-below");
    let offered = vec![(Title::TerrorBelow, folder)];
    let server = serve(Config { offered, ..quick() }).await.unwrap();
    let (_, _, packs) = get(server.address(), "/api/titles/terror-below/packs").await;
    let packs: Value = serde_json::from_slice(&packs).unwrap();
    assert_eq!((&packs[0]["usual"], &packs[1]["name"]), (&json!(true), &json!("terror-below")));
    let new = json!({"title": "terror-below", "options": {}, "chairs": [], "pack": packs[1]["digest"]});
    assert_eq!(post(server.address(), "/api/tables", &new).await.0, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_local_network_a_pupils_own_workshop_reads_no_bank() {
    let folder = tempfile::tempdir().unwrap();
    let unix = folder.path().join("socket");
    let server = serve(Config { lan: true, unix: Some(unix.clone()), ..quick() }).await.unwrap();
    let here = SocketAddr::from(([127, 0, 0, 1], server.address().port()));
    let (_, _, addresses) = get(here, "/api/addresses").await;
    let addresses: Value = serde_json::from_slice(&addresses).unwrap();
    assert_eq!((&addresses["lan"], &addresses["port"]), (&json!(true), &json!(here.port())));
    let teachers = make(here, &json!({})).await;
    let path = format!("/api/tables/{}/bank", teachers["table"].as_str().unwrap());
    assert_eq!(led(here, &path, teachers["host"].as_str().unwrap()).await.0, 200, "at the machine itself");

    // The same request from another device, as a proxy hands it on.
    let new = new_class(&json!({})).to_string();
    let mut stream = UnixStream::connect(&unix).await.unwrap();
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 192.0.2.9\r\ncontent-type: application/json\r\n\
         content-length: {}\r\nconnection: close\r\n\r\n",
        new.len()
    );
    stream.write_all((head + &new).as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let (_, body) = answer.split_once("\r\n\r\n").unwrap();
    let pupils: Value = serde_json::from_str(body).unwrap_or_else(|_| panic!("{answer}"));
    let path = format!("/api/tables/{}/bank", pupils["table"].as_str().unwrap());
    let (status, _, said) = led(here, &path, pupils["host"].as_str().unwrap()).await;
    assert_eq!(status, 403, "{}", String::from_utf8_lossy(&said));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sixty_come_at_once_as_on_a_local_network() {
    all_come_at_once(60, Limits::for_a_class()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn twenty_eight_come_at_once_behind_one_address_of_the_open_network() {
    all_come_at_once(28, Limits::default()).await;
}

/// A class comes in at once from one address, and everybody taps five times: nobody is refused or shares messages with
/// the team.
async fn all_come_at_once(count: usize, limits: Limits) {
    let server = serve(Config { limits, ..quick() }).await.unwrap();
    let address = server.address();
    let made = make(address, &json!({"class": {"most": count}})).await;
    let mut desk = Client::sit(address, &made, 0).await;
    let coming = (0..count).map(|number| {
        let made = &made;
        async move { phone(address, made, &format!("Pupil {number}")).await }
    });
    let mut phones = futures_util::future::join_all(coming).await;
    caught_up(&mut desk).await;
    let teams = desk.heard.iter().rev().find_map(|news| news.get("class")).unwrap()["teams"].clone();
    assert!((0..4).all(|team| teams[team]["phones"] == count / 4), "{teams}");
    desk.host(json!("start")).await;
    for complice in ["stalky", "hacker", "datata", "hyperco"] {
        act(&mut desk, json!({ "deal_card": format!("{complice}-easy-01") })).await;
    }
    let taps = phones.iter_mut().map(|phone| async {
        for choice in ["a", "b", "a", "b", "a"] {
            let id = phone.fresh_id();
            phone.send_raw(&json!({"id": id, "ballot": {"do": {"slate": choice}}}).to_string()).await;
            let reply = phone.until(|news| news["re"] == id.as_str() || is_too_fast(news)).await;
            assert_eq!(reply["ok"], true, "{reply}");
        }
    });
    futures_util::future::join_all(taps).await;
    caught_up(&mut desk).await;
    let written = &desk.table["view"]["workshop"]["teams"];
    assert!((0..4).all(|team| written[team]["written"] == "a"), "{written}");
    server.stop().await;
}
