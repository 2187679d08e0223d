//! The engine as whoever runs it sees it: bytes in, bytes out. The module itself is tried in Node (`web/engine/prove.mjs`).

use serde_json::{Value, json};
use veilleuse_titles::{Title, embedded_files};
use veilleuse_wasm::Engine;

/// A line of JSON, and what stands behind it.
fn message(command: &Value, behind: &[u8]) -> Vec<u8> {
    let mut message = command.to_string().into_bytes();
    message.push(b'\n');
    message.extend_from_slice(behind);
    message
}

fn ask(engine: &mut Engine, command: Value, behind: &[u8]) -> Value {
    serde_json::from_slice(&engine.answer(&message(&command, behind))).unwrap()
}

fn shelved(title: Title) -> Engine {
    let mut engine = Engine::default();
    let packed = embedded_files(title).pack_up();
    let said = ask(&mut engine, json!({ "shelve": { "title": title.id() } }), &packed);
    assert_eq!(said["ok"]["digest"], embedded_files(title).digest());
    engine
}

fn now(tick: i64) -> Value {
    json!({ "tick": tick, "date": 1_700_000_000_000_i64 + tick })
}

const NO_ENTROPY: &str = "0000000000000000000000000000000000000000000000000000000000000000";

#[test]
fn what_cannot_be_read_or_is_not_there_is_refused_in_a_word() {
    let mut engine = Engine::default();
    let refused = |said: Value| said["fail"]["code"].as_str().unwrap_or_default().to_owned();
    assert_eq!(refused(serde_json::from_slice(&engine.answer(b"\xff no command")).unwrap()), "bad_message");
    assert_eq!(refused(serde_json::from_slice(&engine.answer(b"")).unwrap()), "bad_message");
    assert_eq!(refused(ask(&mut engine, json!({ "info": { "title": "numeville" } }), b"")), "no_pack");
    assert_eq!(
        refused(ask(&mut engine, json!({ "shelve": { "title": "numeville" } }), b"nothing")),
        "no_pack"
    );
    assert_eq!(refused(ask(&mut engine, json!("replay"), b"no file")), "bad_record");
    let early = json!({ "happen": { "now": now(0), "what": "alarm" } });
    assert_eq!(refused(ask(&mut engine, early, b"")), "no_table");
    let class = json!({ "lobby": { "entropy": NO_ENTROPY, "new": {
        "title": "numeville", "options": {}, "chairs": [], "pace": "live", "class": { "teams": [] } } } });
    assert_eq!(refused(ask(&mut shelved(Title::Numeville), class, b"")), "no_class");
}

/// A table is made, opened and begun; nothing is told before what it hangs on is kept.
#[test]
fn nothing_is_told_before_it_is_kept() {
    let mut engine = shelved(Title::TerrorBelow);
    let chairs = json!([{ "seat": 0, "kind": "me", "name": "Anna" }, { "seat": 1, "kind": "bot" }]);
    let new = json!({ "title": "terror-below", "options": { "seats": 2 }, "chairs": chairs, "pace": "live" });
    let made = ask(&mut engine, json!({ "lobby": { "new": new, "entropy": NO_ENTROPY } }), b"");
    let made = &made["ok"];
    let mut row = made["row"].clone();
    for (field, value) in
        [("id", json!("local-1")), ("code", json!("ABCD")), ("revision", json!(0)), ("at", json!(0))]
    {
        row[field] = value;
    }
    let house = json!({ "bot_pause": [0, 0], "window": 0, "patience": 0, "grace": 1000, "idle": 1000 });
    let found = json!({ "row": row, "log": [] });
    let open = json!({ "open": { "now": now(0), "house": house, "entropy": NO_ENTROPY, "found": found } });
    assert!(ask(&mut engine, open, b"")["ok"].is_array());
    let happen = |engine: &mut Engine, what: Value| -> Vec<Value> {
        let said = ask(engine, json!({ "happen": { "now": now(1), "what": what } }), b"");
        said["ok"].as_array().unwrap_or_else(|| panic!("{said}")).clone()
    };
    let hello = json!({ "hello": { "v": 1, "table": "local-1", "token": made["seats"][0]["token"], "host": made["host"] } });
    let came = happen(&mut engine, json!({ "hello": { "guest": 1, "text": hello.to_string() } }));
    assert!(came.iter().any(|effect| effect["admit"]["guest"] == 1), "{came:?}");
    let start = json!({ "id": "a", "host": "start" }).to_string();
    let mut effects = happen(&mut engine, json!({ "say": { "guest": 1, "text": start } }));
    let mut kept = 0;
    let is_keep = |effect: &Value| effect.get("append").is_some() || effect.get("save").is_some();
    while effects.iter().any(is_keep) {
        let told = effects
            .iter()
            .any(|effect| effect["send"]["news"].as_str().is_some_and(|news| news.contains("\"table\"")));
        assert!(kept > 0 || !told, "told before it was kept: {effects:?}");
        kept += 1;
        effects = happen(&mut engine, json!({ "kept": "done" }));
    }
    assert!(kept >= 2, "the row and the first lines");
    assert!(effects.iter().any(|effect| effect["send"]["to"][0] == 1), "{effects:?}");
    let nonsense = happen(&mut engine, json!({ "say": { "guest": 1, "text": "{\"id\":\"b\"}" } }));
    assert!(nonsense[0]["reply"]["text"].as_str().unwrap().contains("\"re\":\"b\""), "{nonsense:?}");
}

/// The same seeds choose alike, and what they played has the same fingerprints when it is replayed.
#[test]
fn matches_follow_from_their_seeds() {
    let mut engine = shelved(Title::Numeville);
    let playout = json!({ "playout": { "title": "numeville", "options": {}, "level": "novice", "seed": 7, "matches": 2, "most": 5000 } });
    let once = ask(&mut engine, playout.clone(), b"");
    assert_eq!(once, ask(&mut engine, playout, b""));
    let [first, second] = [0, 1].map(|at| once["ok"][at]["digest"].clone());
    assert_ne!(first, second);
    assert_eq!(once["ok"][0]["over"], true);
}
