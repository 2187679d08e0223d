//! Somebody who plays on, whatever becomes of the server, and remembers what was acknowledged.

use std::{
    collections::{BTreeMap, BTreeSet},
    net::SocketAddr,
    path::Path,
    sync::{Arc, Mutex},
    time::Duration,
};

use serde_json::{Value, json};
use veilleuse_core::{Input, Seat};
use veilleuse_record::{Entry, Record, verify};
use veilleuse_server::DATABASE;
use veilleuse_store::{AppendKind, Sqlite, Store};
use veilleuse_titles::{Loaded, Playable, Title, with_title};

use crate::client::{Client, is_too_fast, post, token};

/// The ids that were acknowledged, table by table.
pub type Acknowledged = BTreeMap<String, (Title, BTreeSet<String>)>;
pub type Told = Arc<Mutex<Acknowledged>>;

/// What a client knows of its match.
pub struct Script {
    title: Title,
    told: Told,
    made: Value,
    /// How many inputs stood when the last acknowledgement came.
    seen: u64,
    /// Sent, but not acknowledged.
    pending: Option<(String, Value)>,
    sent: u64,
}

/// The server could not keep something, and says so.
fn is_storage(news: &Value) -> bool {
    news["error"]["code"] == "storage"
}

impl Script {
    pub fn new(title: Title, told: &Told) -> Script {
        let (made, pending) = (Value::Null, None);
        Script { title, told: Arc::clone(told), made, seen: 0, pending, sent: 0 }
    }

    /// Plays on until the server is gone or hangs up.
    pub async fn play(mut self, address: SocketAddr) -> Script {
        // `None` is the moment the server was killed.
        let _ = self.play_on(address).await;
        self
    }

    /// Plays on for a while, and comes back whenever it is hung up on.
    pub async fn play_for(mut self, address: SocketAddr, time: Duration) -> Script {
        let _ = tokio::time::timeout(time, async {
            loop {
                let _ = self.play_on(address).await;
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        })
        .await;
        self
    }

    async fn play_on(&mut self, address: SocketAddr) -> Option<()> {
        if self.made.is_null() {
            self.sit_down(address).await?;
        }
        loop {
            let hello = json!({"v": 1, "table": self.made["table"], "token": token(&self.made, 0),
                "host": self.made["host"]});
            let mut client = match Client::connect(address, hello).await {
                Ok(client) => client,
                Err(gone) => {
                    assert!(gone.is_null() || is_storage(&gone), "the match does not open: {gone}");
                    return None;
                }
            };
            if client.welcome["started"] != true {
                client.send_raw(&json!({"id": "start", "host": "start"}).to_string()).await;
                while client.table.is_null() {
                    if is_storage(&client.next().await?) {
                        return None;
                    }
                }
            }
            let n = client.table["n"].as_u64().unwrap();
            assert!(n >= self.seen, "an acknowledged decision is lost: {n} inputs, {} were seen", self.seen);
            while !client.is_over() || self.pending.is_some() {
                self.step(&mut client).await?;
            }
            self.sit_down(address).await?;
        }
    }

    async fn step(&mut self, client: &mut Client) -> Option<()> {
        if self.pending.is_none() {
            let options = client.options();
            if options.is_empty() {
                client.next().await?;
                return Some(());
            }
            self.sent += 1;
            let option = &options[self.sent as usize % options.len()];
            let decide = json!({"decide": {"seat": 0, "do": option["do"]}});
            self.pending = Some((format!("d{}", self.sent), decide));
        }
        let (id, mut decide) = self.pending.clone().unwrap();
        decide["id"] = id.clone().into();
        client.send_raw(&decide.to_string()).await;
        let reply = answer(client, &id).await?;
        // Slow enough to be within the rate of a seat.
        tokio::time::sleep(Duration::from_millis(8)).await;
        if is_storage(&reply) || is_too_fast(&reply) {
            return Some(());
        }
        self.pending = None;
        if !reply["refused"].is_null() {
            // Bots moved meanwhile, and something else is asked.
            assert_eq!(reply["refused"]["rule"], "HOUSE-ASKED", "{reply}");
            return Some(());
        }
        assert_eq!(reply["ok"], true, "sent again, a decision is still taken or known: {reply}");
        let table = self.made["table"].as_str().unwrap();
        self.told.lock().unwrap().get_mut(table).unwrap().1.insert(id);
        // Whatever the decision brought about was told before this is answered.
        client.send_raw(r#"{"id":"still","ping":true}"#).await;
        answer(client, "still").await?;
        self.seen = client.table["n"].as_u64().unwrap();
        Some(())
    }

    async fn sit_down(&mut self, address: SocketAddr) -> Option<()> {
        let bot = |seat: u8| json!({"seat": seat, "kind": "bot", "level": "novice"});
        let me = json!({"seat": 0, "kind": "me", "name": "Ada"});
        let chairs = [me, bot(1), bot(2), bot(3)];
        let new = json!({"title": self.title.to_string(), "options": {}, "chairs": chairs, "clock": 0});
        let (status, made) = post(address, "/api/tables", &new).await;
        if status != 200 {
            assert!(matches!(status, 0 | 503), "{}: {status} {made}", self.title);
            return None;
        }
        let table = made["table"].as_str().unwrap().to_owned();
        self.told.lock().unwrap().insert(table, (self.title, BTreeSet::new()));
        (self.made, self.seen) = (made, 0);
        Some(())
    }
}

/// The reply to a message; `None` when the server is gone.
async fn answer(client: &mut Client, id: &str) -> Option<Value> {
    loop {
        let news = client.next().await?;
        if news["re"] == id || is_too_fast(&news) {
            return Some(news);
        }
    }
}

/// Compares what clients were told with what is there: every acknowledged decision once, every match sound. Returns
/// how many decisions were acknowledged.
pub async fn check(data: &Path, told: &Acknowledged) -> usize {
    let store = Sqlite::open(&data.join(DATABASE)).unwrap();
    let mut decided = 0;
    for (table, (title, acknowledged)) in told {
        with_title!(*title, G => check_table::<G>(&store, table, acknowledged).await);
        decided += acknowledged.len();
    }
    decided
}

async fn check_table<G: Playable>(store: &Sqlite, table: &str, acknowledged: &BTreeSet<String>) {
    let log = store.log(table).await.unwrap();
    let moves: Vec<_> = log.iter().filter(|append| append.kind == AppendKind::Match).collect();
    if moves.is_empty() {
        assert!(acknowledged.is_empty());
        return;
    }
    let file: Vec<u8> = moves.iter().flat_map(|append| append.lines.clone()).collect();
    let record = Record::<G>::read(&file[..]).unwrap();
    assert!(verify(&record, &Loaded::<G>::embedded().pack).is_sound());
    let keys: Vec<&str> = log.iter().filter_map(|append| append.key.as_deref()).collect();
    let unique: BTreeSet<&str> = keys.iter().copied().collect();
    assert_eq!(keys.len(), unique.len(), "a decision is doubled");
    for id in acknowledged {
        assert!(unique.contains(format!("0/{id}").as_str()), "{table}: {id} was acknowledged and is lost");
    }
    let ours = |entry: &&Entry<_>| matches!(entry, Entry::Input(Input::Decide { seat, .. }) if *seat == Seat::new(0));
    let decisions = unique.iter().filter(|key| key.starts_with("0/d")).count();
    assert_eq!(record.entries().iter().filter(ours).count(), decisions, "each decision has its message");
}
