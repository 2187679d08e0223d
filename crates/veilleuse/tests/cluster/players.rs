//! People who play on whatever happens: they come back, and send again what was not answered.

use std::{
    collections::BTreeSet,
    net::SocketAddr,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst},
    },
    time::Duration,
};

use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::client::{Client, post, token};

/// Whoever has not answered by then is not waited for.
const PATIENCE: Duration = Duration::from_secs(3);

/// A seed's own luck.
pub struct Luck(u64);

impl Luck {
    pub const fn new(seed: u64) -> Luck {
        Luck(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub const fn below(&mut self, ways: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % ways
    }
}

/// A balancer that knows nothing: any server that was there a moment ago.
#[derive(Default)]
pub struct Balancer {
    servers: Mutex<Vec<Option<SocketAddr>>>,
    /// Whether people only listen.
    pub quiet: AtomicBool,
    /// Whether they stop.
    pub stop: AtomicBool,
    /// How often everybody was sent elsewhere.
    pub moves: AtomicUsize,
}

impl Balancer {
    pub fn set(&self, server: usize, address: Option<SocketAddr>) {
        let mut servers = self.servers.lock().unwrap();
        if servers.len() <= server {
            servers.resize(server + 1, None);
        }
        servers[server] = address;
    }

    pub async fn any(&self, luck: &mut Luck) -> SocketAddr {
        loop {
            let there: Vec<SocketAddr> = self.servers.lock().unwrap().iter().copied().flatten().collect();
            if !there.is_empty() {
                return there[luck.below(there.len() as u64) as usize];
            }
            sleep(Duration::from_millis(20)).await;
        }
    }
}

/// What somebody was promised and told at one table.
#[derive(Clone, Debug, Default)]
pub struct Told {
    pub made: Value,
    /// The ids of messages that were acknowledged.
    pub acknowledged: BTreeSet<String>,
    /// Lines of the log.
    pub lines: BTreeSet<String>,
    /// What should never be heard.
    pub wrong: Vec<String>,
}

pub type AllTold = Arc<Mutex<Vec<Told>>>;

/// One player: a person at seat 0, bots in the others.
pub struct Player {
    balancer: Arc<Balancer>,
    told: AllTold,
    luck: Luck,
    place: usize,
    sent: usize,
    /// What was sent and not answered yet.
    open: Option<(String, Value)>,
}

impl Player {
    pub fn new(balancer: &Arc<Balancer>, told: &AllTold, seed: u64) -> Player {
        Player {
            balancer: Arc::clone(balancer),
            told: Arc::clone(told),
            luck: Luck::new(seed),
            place: 0,
            sent: 0,
            open: None,
        }
    }

    pub async fn play(mut self) {
        while !self.balancer.stop.load(SeqCst) {
            if !self.begin().await {
                sleep(Duration::from_millis(100)).await;
                continue;
            }
            let mut over = false;
            while !over && !self.balancer.stop.load(SeqCst) {
                let address = self.balancer.any(&mut self.luck).await;
                let made = self.told.lock().unwrap()[self.place].made.clone();
                if let Some(mut client) = self.connect(address, &made).await {
                    over = self.talk(&mut client).await.unwrap_or(false);
                    self.take_down(&client);
                } else {
                    sleep(Duration::from_millis(100)).await;
                }
            }
        }
    }

    /// Makes a table.
    async fn begin(&mut self) -> bool {
        let bot = |seat: u8| json!({"seat": seat, "kind": "bot", "level": "random"});
        let chairs = json!([{"seat": 0, "kind": "me", "name": "Ada"}, bot(1)]);
        let new = json!({"title": "numeville", "options": {"seats": 2}, "chairs": chairs, "clock": 0});
        let address = self.balancer.any(&mut self.luck).await;
        let asked = timeout(PATIENCE, post(address, "/api/tables", &new)).await;
        let Ok((200, made)) = asked else { return false };
        let mut told = self.told.lock().unwrap();
        told.push(Told { made, ..Told::default() });
        (self.place, self.sent, self.open) = (told.len() - 1, 0, None);
        true
    }

    async fn connect(&mut self, address: SocketAddr, made: &Value) -> Option<Client> {
        match sit(address, made).await {
            Ok(client) => Some(client),
            Err(refused) => {
                let code = refused["error"]["code"].as_str().unwrap_or_default();
                if ["no_table", "bad_token", "bad_record", "fault", "no_pack"].contains(&code) {
                    self.told.lock().unwrap()[self.place].wrong.push(format!("hello: {refused}"));
                }
                None
            }
        }
    }

    /// Plays until the match is over, or the socket is.
    async fn talk(&mut self, client: &mut Client) -> Option<bool> {
        if client.table.is_null() {
            self.ask(client, "start", json!({"host": "start"})).await?;
            while client.table.is_null() {
                next(client).await?;
            }
        }
        let moves = self.balancer.moves.load(SeqCst);
        while !self.balancer.stop.load(SeqCst) && self.balancer.moves.load(SeqCst) == moves {
            if client.is_over() {
                return Some(true);
            }
            if self.balancer.quiet.load(SeqCst) {
                next(client).await?;
                continue;
            }
            if self.open.is_none() {
                self.open = self.next_message(client);
            }
            let Some((id, ask)) = self.open.clone() else {
                next(client).await?;
                continue;
            };
            let reply = self.ask(client, &id, ask).await?;
            match reply["error"]["code"].as_str() {
                // It did not happen, and is sent again.
                Some("busy" | "storage" | "too_fast") => sleep(Duration::from_millis(100)).await,
                Some(_) => {
                    self.told.lock().unwrap()[self.place].wrong.push(reply.to_string());
                    self.open = None;
                }
                None => {
                    if reply["ok"] == true {
                        self.told.lock().unwrap()[self.place].acknowledged.insert(id);
                    }
                    // What the rules refuse was asked before bots moved.
                    self.open = None;
                    self.ask(client, "still", json!({"ping": true})).await?;
                }
            }
            sleep(Duration::from_millis(self.luck.below(200))).await;
        }
        Some(false)
    }

    fn next_message(&mut self, client: &Client) -> Option<(String, Value)> {
        let options = client.options();
        let chance = self.luck.below(6);
        if options.is_empty() && chance > 0 {
            return None;
        }
        self.sent += 1;
        if chance == 0 {
            return Some((
                format!("c{}", self.sent),
                json!({"say": {"text": format!("word {}", self.sent)}}),
            ));
        }
        let option = &options[self.luck.below(options.len() as u64) as usize];
        Some((format!("d{}", self.sent), json!({"decide": {"seat": 0, "do": option["do"]}})))
    }

    async fn ask(&mut self, client: &mut Client, id: &str, mut ask: Value) -> Option<Value> {
        ask["id"] = id.into();
        client.send_raw(&ask.to_string()).await;
        loop {
            let news = next(client).await?;
            if news["re"] == id {
                return Some(news);
            }
        }
    }

    /// Remembers what this socket was told.
    fn take_down(&self, client: &Client) {
        let mut told = self.told.lock().unwrap();
        told[self.place].lines.extend(lines(client));
    }
}

/// Every line of the log that a socket was told.
pub fn lines(client: &Client) -> impl Iterator<Item = String> + '_ {
    let news = client.heard.iter().flat_map(|news| [&news["log"]["told"], &news["table"]["told"]]);
    news.filter_map(Value::as_array).flatten().map(ToString::to_string)
}

async fn next(client: &mut Client) -> Option<Value> {
    timeout(PATIENCE, client.next()).await.ok()?
}

/// Sits down at a table; why not, if somebody says so in time.
pub async fn sit(address: SocketAddr, made: &Value) -> Result<Client, Value> {
    let hello = json!({"v": 1, "table": made["table"], "token": token(made, 0), "host": made["host"]});
    timeout(PATIENCE, Client::connect(address, hello)).await.unwrap_or(Err(Value::Null))
}
