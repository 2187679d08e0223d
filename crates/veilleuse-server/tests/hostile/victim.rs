//! Somebody who only wants to play.

use std::{
    env, fmt,
    net::SocketAddr,
    sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
    time::{Duration, Instant},
};

use serde_json::json;

use crate::client::{Client, table};

/// Every answer comes within this time, whatever else happens: far more than it ever takes.
const PATIENCE: Duration = Duration::from_secs(8);
/// How long is measured before and after an attack, and at least during it.
const A_WHILE: Duration = Duration::from_millis(800);

fn a_while() -> Duration {
    let times = env::var("VEILLEUSE_HOSTILE").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    A_WHILE * times
}

pub struct Victim {
    address: SocketAddr,
    client: Client,
    asks_hints: bool,
}

/// How long answers took, for half of them and for all but a hundredth.
pub struct Times {
    pub p50: Duration,
    pub p99: Duration,
    pub count: usize,
}

impl Times {
    fn of(mut times: Vec<Duration>) -> Times {
        assert!(!times.is_empty(), "nobody was answered");
        times.sort_unstable();
        let at = |share: usize| times[(times.len() * share / 100).min(times.len() - 1)];
        assert!(times.last().is_some_and(|slowest| *slowest < PATIENCE), "an answer took {:?}", times.last());
        Times { p50: at(50), p99: at(99), count: times.len() }
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = |time: Duration| time.as_secs_f64() * 1e3;
        write!(f, "{:>7.1} {:>7.1}", ms(self.p50), ms(self.p99))
    }
}

impl Victim {
    pub async fn sits_down(address: SocketAddr) -> Victim {
        let client = Victim::new_match(address).await;
        Victim { address, client, asks_hints: false }
    }

    /// Measures hints as well: they need the threads that think.
    pub async fn asks_for_hints(address: SocketAddr) -> Victim {
        Victim { asks_hints: true, ..Victim::sits_down(address).await }
    }

    async fn new_match(address: SocketAddr) -> Client {
        let made = table(address, &["me", "here"]).await;
        let mut client = Client::sit(address, &made, 0).await;
        client.host(json!("start")).await;
        client
    }

    /// Something asked, and how long the answer took.
    async fn one_answer(&mut self, number: usize) -> Duration {
        let ask = match number % 4 {
            0 if self.asks_hints && !self.client.options().is_empty() => json!({"hint": {"seat": 0}}),
            1 if self.client.options().is_empty() => json!({"host": {"chat": true}}),
            1 => {
                let options = self.client.options();
                json!({"decide": {"seat": 0, "do": options[number % options.len()]["do"]}})
            }
            _ => json!({"ping": true}),
        };
        let began = Instant::now();
        let reply = self.client.ask(ask).await;
        let took = began.elapsed();
        assert!(reply["error"]["code"] != "busy", "{reply}");
        if self.client.is_over() {
            self.client = Victim::new_match(self.address).await;
        }
        // Within the rate of a seat.
        tokio::time::sleep(Duration::from_millis(if self.asks_hints { 90 } else { 60 })).await;
        took
    }

    /// Plays for a while.
    pub async fn plays(&mut self) -> Times {
        self.plays_while(tokio::time::sleep(a_while())).await.0
    }

    /// Plays for a while, and as long as something else goes on.
    pub async fn plays_while<T>(&mut self, other: impl Future<Output = T>) -> (Times, T) {
        static NUMBER: AtomicUsize = AtomicUsize::new(0);
        let going_on = AtomicBool::new(true);
        let other = async {
            let (done, ()) = tokio::join!(other, tokio::time::sleep(a_while()));
            going_on.store(false, Relaxed);
            done
        };
        let playing = async {
            let mut times = Vec::new();
            while going_on.load(Relaxed) {
                times.push(self.one_answer(NUMBER.fetch_add(1, Relaxed)).await);
            }
            Times::of(times)
        };
        tokio::join!(playing, other)
    }

    /// Plays before, during and after an attack, and tells how it was.
    pub async fn is_attacked<T>(&mut self, name: &str, attack: impl Future<Output = (String, T)>) -> T {
        let before = self.plays().await;
        let (during, (refusal, kept)) = self.plays_while(attack).await;
        let after = self.plays().await;
        println!("| {name} | {refusal} | {before} | {during} | {after} | {} |", during.count);
        kept
    }
}
