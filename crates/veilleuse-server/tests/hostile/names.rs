//! Names that hide, turn around, or are somebody else's.

use serde_json::{Value, json};

use crate::{client::table, process::Process, stranger::post};

#[tokio::test(flavor = "multi_thread")]
async fn nobody_hides_behind_a_name() {
    let server = Process::start(&["crowd=100"]).await;
    let address = server.address;
    let made = table(address, &["me", "open"]).await;
    let path = format!("/api/tables/{}/join", made["code"].as_str().unwrap());
    let join = async |name: &str| post(address, &path, &json!({"seat": 1, "name": name})).await;
    for hidden in ["\u{202E}0P", "A\u{200B}da", "   ", "\u{3164}", "\u{2800}", "Ada\u{2066}"] {
        let answer = join(hidden).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "bad_name"), "{hidden:?}");
        let chairs = json!([{"seat": 0, "kind": "me", "name": hidden}]);
        let new = json!({"title": "numeville", "options": {"seats": 2}, "chairs": chairs});
        assert_eq!(post(address, "/api/tables", &new).await.code(), "bad_name", "{hidden:?} made a table");
    }
    for alike in ["P0", "p0", "P O", "Р0", "ｐ０"] {
        let answer = join(alike).await;
        assert_eq!((answer.status, answer.code().as_str()), (409, "name_taken"), "{alike:?}");
    }
    let answer = join("Éloïse 🦊").await;
    assert_eq!(answer.status, 200);
    assert!(answer.json()["token"].is_string());
    let info = crate::stranger::get(address, path.trim_end_matches("/join")).await.json();
    let names: Vec<&Value> = info["chairs"].as_array().unwrap().iter().map(|chair| &chair["name"]).collect();
    assert_eq!(names, ["P0", "Éloïse 🦊"]);
}
