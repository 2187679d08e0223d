//! A line to the database that breaks on command, one for each server.

use std::{net::SocketAddr, sync::Arc};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream, tcp::OwnedReadHalf},
    sync::watch,
};

/// What the line does to those who talk over it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// Everything arrives.
    Well,
    /// What is asked arrives, and instead of the answer the connection ends.
    SwallowsAnswers,
    /// Nothing arrives, and nobody is told.
    Silent,
}

#[derive(Clone, Copy)]
struct State {
    manner: Manner,
    /// Connections of earlier ages are cut.
    age: u64,
    /// Connections of earlier ages are silent for good.
    frost: u64,
}

/// One such line.
pub struct Cutter {
    pub address: SocketAddr,
    state: Arc<watch::Sender<State>>,
}

/// The same length, something else: how a bug is planted in what is asked.
pub type Edit = (&'static str, &'static str);

impl Cutter {
    pub async fn before(database: SocketAddr, edit: Option<Edit>) -> Cutter {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let state = Arc::new(watch::Sender::new(State { manner: Manner::Well, age: 0, frost: 0 }));
        let states = Arc::clone(&state);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let Ok(server) = TcpStream::connect(database).await else { continue };
                let _ = (client.set_nodelay(true), server.set_nodelay(true));
                tokio::spawn(pass(client, server, states.subscribe(), edit));
            }
        });
        Cutter { address, state }
    }

    /// Ends all connections.
    pub fn cut(&self) {
        self.state.send_modify(|state| state.age += 1);
    }

    /// Lets all connections there are hear nothing more, and nobody tells them.
    #[allow(dead_code, reason = "one of the tests that share this does not")]
    pub fn freeze(&self) {
        self.state.send_modify(|state| state.frost += 1);
    }

    /// Changes its manner when it is called.
    pub fn later(&self, manner: Manner) -> impl FnOnce() + Send + use<> {
        let state = Arc::clone(&self.state);
        move || state.send_modify(|state| state.manner = manner)
    }

    pub fn be(&self, manner: Manner) {
        self.later(manner)();
    }
}

async fn pass(client: TcpStream, server: TcpStream, states: watch::Receiver<State>, edit: Option<Edit>) {
    let age = states.borrow().age;
    let (from_client, mut to_client) = client.into_split();
    let (from_server, mut to_server) = server.into_split();
    let asked = async {
        let mut from = Heard::new(from_client, states.clone());
        while let Some(bytes) = from.next(edit).await {
            if to_server.write_all(&bytes).await.is_err() {
                return;
            }
        }
    };
    let answered = async {
        let mut from = Heard::new(from_server, states.clone());
        while let Some(bytes) = from.next(None).await {
            if states.borrow().manner == Manner::SwallowsAnswers || to_client.write_all(&bytes).await.is_err()
            {
                return;
            }
        }
    };
    let mut cuts = states.clone();
    tokio::select! {
        () = asked => {}
        () = answered => {}
        _ = cuts.wait_for(|state| state.age > age) => {}
    }
}

struct Heard {
    from: OwnedReadHalf,
    states: watch::Receiver<State>,
    frost: u64,
    buffer: Vec<u8>,
}

impl Heard {
    fn new(from: OwnedReadHalf, states: watch::Receiver<State>) -> Heard {
        let frost = states.borrow().frost;
        Heard { from, states, frost, buffer: vec![0; 64 * 1024] }
    }

    async fn next(&mut self, edit: Option<Edit>) -> Option<Vec<u8>> {
        let length = self.from.read(&mut self.buffer).await.ok().filter(|length| *length > 0)?;
        // Whoever is silent is silent until it is over.
        let frost = self.frost;
        self.states.wait_for(|state| state.manner != Manner::Silent && state.frost == frost).await.ok()?;
        let mut bytes = self.buffer[..length].to_vec();
        if let Some((right, wrong)) = edit {
            assert_eq!(right.len(), wrong.len());
            let found: Vec<usize> = bytes
                .windows(right.len())
                .enumerate()
                .filter(|(_, part)| *part == right.as_bytes())
                .map(|(at, _)| at)
                .collect();
            for at in found {
                bytes[at..at + wrong.len()].copy_from_slice(wrong.as_bytes());
            }
        }
        Some(bytes)
    }
}
