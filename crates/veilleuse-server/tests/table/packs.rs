//! A match goes on with the pack and the rules it began with, or says clearly that it cannot.

use std::{collections::BTreeMap, fs, path::Path, sync::Arc, time::Duration};

use serde_json::{Value, json};
use veilleuse_core::Game;
use veilleuse_pack::PackFiles;
use veilleuse_record::{Header, PackStamp, RecordWriter};
use veilleuse_server::{Config, DATABASE, Server, serve, serve_with};
use veilleuse_store::{InMemory, Keeping, Sqlite, Store};
use veilleuse_titles::{Loaded, Numeville, Playable, Title};

use crate::{
    client::{Client, get, post, quick},
    opening::plant,
};

/// Copies the pack of Terror Below; every Bounty pays one point more.
fn dearer(to: &Path) {
    fn copy(from: &Path, to: &Path) {
        fs::create_dir_all(to).unwrap();
        for entry in fs::read_dir(from).unwrap() {
            let path = entry.unwrap().path();
            let target = to.join(path.file_name().unwrap());
            if path.is_dir() { copy(&path, &target) } else { fs::copy(&path, &target).map(drop).unwrap() }
        }
    }
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/terror-below"), to);
    let deck = to.join("decks/bounties.toml");
    let dearer =
        |line: &str| match line.strip_prefix("points = ").and_then(|points| points.parse::<u8>().ok()) {
            Some(points) => format!("points = {}", points + 1),
            None => line.to_owned(),
        };
    let text: Vec<String> = fs::read_to_string(&deck).unwrap().lines().map(dearer).collect();
    fs::write(&deck, text.join("\n") + "\n").unwrap();
}

/// The Bounties of a view and their points.
fn bounties(view: &Value, out: &mut Vec<(String, u64)>) {
    match view {
        Value::Object(fields) if fields.contains_key("goal") && fields.contains_key("points") => {
            out.push((fields["card"].to_string(), fields["points"].as_u64().unwrap()));
        }
        Value::Object(fields) => fields.values().for_each(|value| bounties(value, out)),
        Value::Array(list) => list.iter().for_each(|value| bounties(value, out)),
        _ => {}
    }
}

async fn begin(server: &Server) -> (Value, Client) {
    let chairs = json!([{"seat": 0, "kind": "here"}, {"seat": 1, "kind": "here"}]);
    let new = json!({"title": "terror-below", "options": {"seats": 2}, "chairs": chairs,
        "seed": "07".repeat(32)});
    let (_, made) = post(server.address(), "/api/tables", &new).await;
    let mut ada = Client::sit(server.address(), &made, 0).await;
    ada.host(json!("start")).await;
    while ada.options().is_empty() {
        let mut ben = Client::sit(server.address(), &made, 1).await;
        ben.play(1).await;
        let n = ben.table["n"].clone();
        while ada.table["n"] != n {
            ada.next().await.unwrap();
        }
    }
    (made, ada)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_played_on_with_its_own_pack_when_the_server_has_another() {
    let (data, pack) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let config = Config { data: Some(data.path().to_owned()), ..quick() };
    let server = serve(config.clone()).await.unwrap();
    let (made, ada) = begin(&server).await;
    let view = ada.table["view"].clone();
    server.stop().await;

    dearer(pack.path());
    let packs = BTreeMap::from([(Title::TerrorBelow, pack.path().to_owned())]);
    let server = serve(Config { packs, ..config.clone() }).await.unwrap();
    let mut ada = Client::sit(server.address(), &made, 0).await;
    assert_eq!(ada.table["view"], view, "not a point more");
    assert_eq!(ada.play(1).await, 1);
    let (newer, fresh) = begin(&server).await;
    let (mut old, mut new) = (Vec::new(), Vec::new());
    bounties(&view, &mut old);
    bounties(&fresh.table["view"], &mut new);
    let dearer: Vec<_> = old.iter().map(|(card, points)| (card.clone(), points + 1)).collect();
    assert!(!old.is_empty() && new == dearer, "new matches have the new pack: {old:?}, {new:?}");
    ada.close_table().await;
    let path = format!("/api/tables/{}/draws", made["table"].as_str().unwrap());
    assert_eq!(get(server.address(), &path).await.0, 200, "draws are named by the pack of the match");
    server.stop().await;

    // And the other way round, when the folder is gone.
    let server = serve(config).await.unwrap();
    let mut again = Client::sit(server.address(), &newer, 0).await;
    assert_eq!(again.table["view"], fresh.table["view"]);
    assert_eq!(again.play(1).await, 1);
    server.stop().await;
}

/// A pack that was kept before the rules learnt to say something says it in today's words.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_played_on_although_its_pack_lacks_a_sentence_of_today() {
    let (data, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    dearer(folder.path());
    let whole = PackFiles::from_dir(folder.path()).unwrap();
    let lacking = ["fr/rules.ftl", "en/rules.ftl"].into_iter().fold(whole.clone(), |files, path| {
        let text = files.get(path).expect("rules have sentences").replace("told-turn-began", "unsaid");
        files.with(path, &text)
    });
    assert!(lacking.pack_up() != whole.pack_up() && lacking.digest() == whole.digest());
    let store = Sqlite::open(&data.path().join(DATABASE)).unwrap();
    store.keep_pack(&lacking.digest(), lacking.pack_up()).await.unwrap();
    drop(store);

    let config = Config { data: Some(data.path().to_owned()), ..quick() };
    let packs = BTreeMap::from([(Title::TerrorBelow, folder.path().to_owned())]);
    let server = serve(Config { packs, ..config.clone() }).await.unwrap();
    let (made, ada) = begin(&server).await;
    let view = ada.table["view"].clone();
    server.stop().await;

    let server = serve(config).await.unwrap();
    let mut ada = Client::sit(server.address(), &made, 0).await;
    assert_eq!(ada.table["view"], view);
    assert_eq!(ada.play(1).await, 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pack_is_kept_as_long_as_a_match_needs_it() {
    let (data, pack) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let config = Config {
        data: Some(data.path().to_owned()),
        pruning: Duration::from_millis(50),
        idle: Duration::from_millis(50),
        ..quick()
    };
    dearer(pack.path());
    let packs = BTreeMap::from([(Title::TerrorBelow, pack.path().to_owned())]);
    let server = serve(Config { packs, ..config.clone() }).await.unwrap();
    let (made, ada) = begin(&server).await;
    let view = ada.table["view"].clone();
    server.stop().await;
    let id = made["table"].as_str().unwrap();
    let kept = async |digest: &str| {
        let store = Sqlite::open(&data.path().join(veilleuse_server::DATABASE)).unwrap();
        let row = store.table(id).await.unwrap();
        (row.and_then(|row| row.pack), store.pack(digest).await.unwrap().is_some())
    };
    let digest = kept("").await.0.expect("the table says what it was begun with");

    // Often looked for and never dropped: somebody may come back.
    let server = serve(config.clone()).await.unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(Client::sit(server.address(), &made, 0).await.table["view"], view);
    server.stop().await;
    assert_eq!(kept(&digest).await, (Some(digest.clone()), true));

    let keeping = Keeping { abandoned: Some(0), ..Keeping::default() };
    let server = serve(Config { keeping, ..config }).await.unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(get(server.address(), &format!("/api/tables/{id}")).await.0, 404);
    let current = begin(&server).await;
    drop(current);
    server.stop().await;
    assert!(!kept(&digest).await.1, "the pack went with the match");
}

/// A table whose log names this pack and these rules.
async fn planted(store: &InMemory, digest: &str, rules: &str) -> String {
    let loaded = Loaded::<Numeville>::embedded();
    let options: <Numeville as Game>::Options = serde_json::from_value(json!({"seats": 2})).unwrap();
    let digest = if digest.is_empty() { Numeville::digest(&loaded.pack) } else { digest };
    let stamp = PackStamp { id: "numeville".to_owned(), digest: digest.to_owned() };
    let header = Header::new("numeville", rules, stamp, options);
    let lines = RecordWriter::<Numeville, _>::begin(Vec::new(), &header).unwrap().into_inner();
    plant(store, format!("planted-{}-{}", &digest[..4], rules.len()), lines).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_whose_pack_or_rules_cannot_be_had_is_refused_and_can_be_taken_along() {
    let store = Arc::new(InMemory::new());
    let rules = env!("CARGO_PKG_VERSION");
    let fine = planted(&store, "", rules).await;
    let no_pack = planted(&store, &"ab".repeat(32), rules).await;
    let other_rules = planted(&store, "", "0.0.0-before").await;
    let server = serve_with(quick(), store as Arc<dyn Store>).await.unwrap();
    let address = server.address();
    assert_eq!(Client::connect(address, json!({"v": 1, "table": fine})).await.err(), None);
    for (table, code) in [(no_pack, "no_pack"), (other_rules, "other_rules")] {
        let refused = Client::connect(address, json!({"v": 1, "table": table})).await.err().unwrap();
        assert_eq!(refused["error"]["code"], code);
        let (status, _, info) = get(address, &format!("/api/tables/{table}")).await;
        let info: Value = serde_json::from_slice(&info).unwrap();
        assert_eq!((status, &info["started"]), (200, &json!(true)));
        let (status, _, file) = get(address, &format!("/api/tables/{table}/record")).await;
        assert_eq!(status, 200, "its file can be taken along");
        assert!(Header::peek(&file[..]).is_ok());
    }
    server.stop().await;
}
