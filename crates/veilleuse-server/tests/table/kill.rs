//! The process is killed at random moments, and nothing that was acknowledged is lost or doubled.

use std::{
    collections::BTreeSet,
    env,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

use serde_json::{Value, json};
use veilleuse_core::{Input, Seat};
use veilleuse_record::{Entry, Record, verify};
use veilleuse_store::{AppendKind, Sqlite, Store};
use veilleuse_titles::{Loaded, Numeville};

use crate::client::{Client, token, try_table};

/// How often the process is killed, unless `VEILLEUSE_KILLS` says otherwise.
const KILLS: usize = 200;
const TABLES: usize = 6;

struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    fn start(data: &Path) -> Process {
        let tests = env::current_exe().unwrap();
        let serve = tests.parent().unwrap().with_file_name("examples").join("serve");
        let mut child = Command::new(serve).arg(data).stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().parse().expect("the server prints its address");
        Process { child, address }
    }

    /// SIGKILL: no farewell, no flush.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// What a client knows of its match.
#[derive(Default)]
struct Script {
    made: Value,
    /// Every table this script has played at, with the ids that were acknowledged there.
    history: Vec<(String, BTreeSet<String>)>,
    /// How many inputs stood when the last acknowledgement came.
    seen: u64,
    /// Sent, but not acknowledged.
    pending: Option<(String, Value)>,
    sent: u64,
}

impl Script {
    /// Plays on until the server is gone.
    async fn play(mut self, address: SocketAddr) -> Script {
        // `None` is the moment the server was killed.
        let _ = self.play_on(address).await;
        self
    }

    async fn play_on(&mut self, address: SocketAddr) -> Option<()> {
        loop {
            let hello = json!({"v": 1, "table": self.made["table"], "token": token(&self.made, 0),
                "host": self.made["host"]});
            let mut client = match Client::connect(address, hello).await {
                Ok(client) => client,
                Err(gone) => {
                    assert!(gone.is_null(), "the match does not open: {gone}");
                    return None;
                }
            };
            if client.welcome["started"] != true {
                client.send_raw(&json!({"id": "start", "host": "start"}).to_string()).await;
                while client.table.is_null() {
                    client.next().await?;
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
        assert_eq!(reply["ok"], true, "sent again, a decision is still taken or known: {reply}");
        self.history.last_mut().unwrap().1.insert(id);
        self.pending = None;
        // Whatever the decision brought about was told before this is answered.
        client.send_raw(r#"{"id":"still","ping":true}"#).await;
        answer(client, "still").await?;
        // Slow enough to be within the rate of a seat.
        tokio::time::sleep(Duration::from_millis(8)).await;
        self.seen = client.table["n"].as_u64().unwrap();
        Some(())
    }

    async fn sit_down(&mut self, address: SocketAddr) -> Option<()> {
        self.made = try_table(address, &["me", "bot"]).await?;
        self.history.push((self.made["table"].as_str().unwrap().to_owned(), BTreeSet::new()));
        self.seen = 0;
        Some(())
    }
}

/// The reply to a message; `None` when the server is gone.
async fn answer(client: &mut Client, id: &str) -> Option<Value> {
    loop {
        let news = client.next().await?;
        if news["re"] == id {
            return Some(news);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_acknowledged_decision_survives_any_kill_and_is_never_doubled() {
    let kills = env::var("VEILLEUSE_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS);
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(folder.path());
    let mut scripts = Vec::new();
    for _ in 0..TABLES {
        let mut script = Script::default();
        script.sit_down(process.address).await.unwrap();
        scripts.push(script);
    }
    process.kill();
    let mut chance = 0x2545_f491_4f6c_dd1d_u64;
    for _ in 0..kills {
        let process = Process::start(folder.path());
        let playing: Vec<_> =
            scripts.drain(..).map(|script| tokio::spawn(script.play(process.address))).collect();
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        tokio::time::sleep(Duration::from_millis(10 + (chance >> 33) % 120)).await;
        process.kill();
        for script in playing {
            scripts.push(script.await.unwrap());
        }
    }
    let decided = check_history(folder.path(), &scripts).await;
    assert!(decided > kills, "only {decided} decisions in {kills} runs: the kills came too soon to matter");
}

/// Compares what clients were told with what is there; returns how many decisions were acknowledged.
async fn check_history(folder: &Path, scripts: &[Script]) -> usize {
    let store = Sqlite::open(&folder.join("veilleuse.db")).unwrap();
    let pack = Loaded::<Numeville>::embedded().pack;
    let mut decided = 0;
    for (id, acknowledged) in scripts.iter().flat_map(|script| &script.history) {
        let log = store.log(id).await.unwrap();
        if log.is_empty() {
            assert!(acknowledged.is_empty());
            continue;
        }
        let of_match = log.iter().filter(|append| append.kind == AppendKind::Match);
        let file: Vec<u8> = of_match.flat_map(|append| append.lines.clone()).collect();
        let record = Record::<Numeville>::read(&file[..]).unwrap();
        assert!(verify(&record, &pack).is_sound());
        let decides = |key: &&str| key.starts_with("0/d");
        let keys: Vec<&str> = log.iter().filter_map(|append| append.key.as_deref()).filter(decides).collect();
        let unique: BTreeSet<&str> = keys.iter().copied().collect();
        assert_eq!(keys.len(), unique.len(), "a decision is doubled");
        for id in acknowledged {
            assert!(unique.contains(format!("0/{id}").as_str()), "an acknowledged decision is lost");
        }
        let ours = |entry: &&Entry<_>| matches!(entry, Entry::Input(Input::Decide { seat, .. }) if *seat == Seat::new(0));
        assert_eq!(record.entries().iter().filter(ours).count(), keys.len(), "each decision has its message");
        decided += acknowledged.len();
    }
    decided
}
