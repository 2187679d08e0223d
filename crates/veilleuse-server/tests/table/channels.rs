//! Whatever reaches a pair of eyes, on whatever channel, holds no word that only others may know.
//!
//! A match of every title is played over the socket while people ask for hints and reasons, talk, look back, come back
//! and look on, and the host does what hosts do. Afterwards the match file tells the truth: every word of a message is
//! compared with what the rules would have told its reader by then.

use std::{collections::BTreeSet, net::SocketAddr};

use serde_json::{Value, json};
use veilleuse_core::{Match, Seat, Viewer};
use veilleuse_record::Record;
use veilleuse_titles::{Boogeyman, ClefDesMondes, Loaded, Playable, TerrorBelow, Title, with_title};

use crate::{
    client::{Client, get, post, server},
    relay,
};

/// Something that reached a pair of eyes when about so many inputs stood.
#[derive(Clone, Debug)]
struct Message {
    eyes: Viewer,
    channel: &'static str,
    n: usize,
    body: Value,
}

/// What a message is, and all it may say.
const CHANNELS: [(&str, &[&str]); 11] = [
    (
        "table",
        &[
            "n",
            "undone",
            "since",
            "told",
            "view",
            "part",
            "prompt",
            "waiting",
            "options",
            "free_undo",
            "step_back",
            "undo",
            "clock",
            "window",
            "paused",
            "over",
        ],
    ),
    ("log", &["since", "told"]),
    ("hint", &["do", "label", "touches", "why", "notes", "reasons"]),
    ("refused", &["rule"]),
    ("error", &["code", "message"]),
    ("said", &["seat", "text", "phrase"]),
    ("notice", &["came", "left", "freed", "taken", "door"]),
    ("chairs", &["chairs", "started", "chat", "spectators", "door"]),
    ("at", &["n", "of", "view", "prompt", "told"]),
    ("closed", &["reason", "report"]),
    ("http", &["table", "code", "title", "host_name", "chairs", "started", "closed", "door", "message"]),
];

fn channel(news: &Value) -> &'static str {
    CHANNELS.into_iter().map(|(name, _)| name).find(|name| news.get(name).is_some()).unwrap_or("other")
}

/// Whether a message has the fields of its channel and no others.
fn is_in_shape(message: &Message) -> bool {
    let Some((name, fields)) = CHANNELS.into_iter().find(|(name, _)| *name == message.channel) else {
        return true;
    };
    let keys =
        |value: &Value| value.as_object().map(|object| object.keys().cloned().collect()).unwrap_or_default();
    let outer: Vec<String> = keys(&message.body);
    let inner: Vec<String> = keys(if name == "http" { &message.body } else { &message.body[name] });
    outer.iter().all(|key| ["seq", "re", name].contains(&key.as_str()) || name == "http")
        && inner.iter().all(|key| fields.contains(&key.as_str()) || (name == "http" && key == "error"))
}

/// Whether a word is the name of a thing, such as a card: letters and digits, as no sentence has them.
pub fn is_name(word: &str) -> bool {
    word.bytes().any(|byte| byte.is_ascii_digit()) && word.bytes().any(|byte| byte.is_ascii_alphabetic())
}

/// The words of a value: its texts, and the names of things inside of sentences.
pub fn words(value: &Value, out: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => {
            let parts = text.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_' && sign != '-');
            out.extend(parts.filter(|part| is_name(part)).map(str::to_owned));
            out.insert(text.clone());
        }
        Value::Array(list) => list.iter().for_each(|value| words(value, out)),
        Value::Object(fields) => fields.values().for_each(|value| words(value, out)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Everything one pair of eyes heard, with the moment: that of the next table at the latest.
fn heard(client: &Client) -> Vec<Message> {
    let eyes = client.seat().as_u64().map_or(Viewer::Public, |seat| Viewer::Seat(Seat::new(seat as u8)));
    let mut n = usize::MAX;
    let mut messages = Vec::new();
    for news in client.heard.iter().rev() {
        n = news["table"]["n"].as_u64().map_or(n, |n| n as usize);
        messages.push(Message { eyes, channel: channel(news), n, body: news.clone() });
    }
    messages.reverse();
    messages
}

/// For every moment: the words of the whole truth, and those each of these eyes has lawfully met by then.
struct Truth {
    everything: Vec<BTreeSet<String>>,
    lawful: Vec<(Viewer, Vec<BTreeSet<String>>)>,
    /// What these eyes see at every moment.
    views: Vec<(Viewer, Vec<Value>)>,
}

fn truth<G: Playable>(file: &[u8], eyes: &[Viewer]) -> Truth {
    let record = Record::<G>::read(file).unwrap();
    let pack = Loaded::<G>::embedded().pack;
    let mut play = Match::<G>::begin(pack, record.header().options.clone()).unwrap();
    let mut truth = Truth {
        everything: Vec::new(),
        lawful: eyes.iter().map(|eyes| (*eyes, Vec::new())).collect(),
        views: eyes.iter().map(|eyes| (*eyes, Vec::new())).collect(),
    };
    let inputs: Vec<_> = record.standing().into_iter().map(|(_, input)| input.clone()).collect();
    let mut told: Vec<BTreeSet<String>> = vec![BTreeSet::new(); eyes.len()];
    for step in 0..=inputs.len() {
        let mut everything = BTreeSet::new();
        words(&serde_json::to_value(play.view_everything()).unwrap(), &mut everything);
        truth.everything.push(everything);
        for (viewer, moments) in &mut truth.views {
            moments.push(serde_json::to_value(play.view(*viewer)).unwrap());
        }
        for ((viewer, moments), known) in truth.lawful.iter_mut().zip(&mut told) {
            words(&serde_json::to_value(play.view(*viewer)).unwrap(), known);
            words(&serde_json::to_value(play.prompt(*viewer)).unwrap(), known);
            if let Viewer::Seat(seat) = *viewer {
                for action in play.choices(seat) {
                    words(&serde_json::to_value(play.label(seat, &action)).unwrap(), known);
                    words(&serde_json::to_value(&action).unwrap(), known);
                }
            }
            moments.push(known.clone());
        }
        if let Some(input) = inputs.get(step) {
            let pages = play.apply(input.clone()).unwrap();
            for ((viewer, _), known) in truth.lawful.iter().zip(&mut told) {
                for line in &pages.of(*viewer).lines {
                    words(&serde_json::to_value(line).unwrap(), known);
                    words(&serde_json::to_value(G::line(line)).unwrap(), known);
                }
            }
        }
    }
    truth
}

impl Truth {
    /// What of a message its reader must not know yet: a word, a view that is not its own, a field nobody knows.
    fn leaked(&self, message: &Message) -> Vec<String> {
        let n = message.n.min(self.everything.len() - 1);
        let (_, lawful) = self.lawful.iter().find(|(eyes, _)| *eyes == message.eyes).unwrap();
        let mut said = BTreeSet::new();
        words(&message.body, &mut said);
        let secret = |word: &&String| self.everything[n].contains(*word) && !lawful[n].contains(*word);
        let mut leaked: Vec<String> = said.iter().filter(secret).cloned().collect();
        if !is_in_shape(message) {
            leaked.push("another field".to_owned());
        }
        if let Some(seen) = ["table", "at"]
            .into_iter()
            .find_map(|name| message.body.get(name)?.get("view").map(|_| &message.body[name]))
        {
            let (_, views) = self.views.iter().find(|(eyes, _)| *eyes == message.eyes).unwrap();
            let own = seen["n"].as_u64().and_then(|n| views.get(n as usize));
            if own != Some(&seen["view"]) {
                leaked.push("another view".to_owned());
            }
        }
        leaked
    }

    /// A word these eyes must not know at this moment.
    fn secret(&self, eyes: Viewer, n: usize) -> Option<String> {
        let n = n.min(self.everything.len() - 1);
        let (_, lawful) = self.lawful.iter().find(|(other, _)| *other == eyes)?;
        self.everything[n].iter().find(|word| word.len() > 2 && !lawful[n].contains(*word)).cloned()
    }
}

/// Two people, somebody who looks on, and whoever only knows the address: all they heard, and the file.
async fn transcript(address: SocketAddr, title: Title, options: &Value) -> (Vec<Message>, Vec<u8>) {
    let seats = options["seats"].as_u64().unwrap();
    let chairs: Vec<_> = (0..seats)
        .map(|seat| json!({"seat": seat, "kind": if seat < 2 { "here" } else { "bot" }, "level": "novice"}))
        .collect();
    let new = json!({"title": title.id(), "options": options, "chairs": chairs, "clock": 0, "window": 50});
    let (status, made) = post(address, "/api/tables", &new).await;
    assert_eq!(status, 200, "{made}");
    let mut people = [Client::sit(address, &made, 0).await, Client::sit(address, &made, 1).await];
    let mut watcher = Client::watch(address, &made).await;
    people[0].host(json!("start")).await;
    let table = made["table"].as_str().unwrap().to_owned();
    let mut messages = Vec::new();
    for round in 0..40usize {
        let n = people[0].table["n"].as_u64().unwrap_or(0) as usize;
        for path in ["", "/record", "/draws"] {
            if round % 10 == 0 {
                let (_, _, body) = get(address, &format!("/api/tables/{table}{path}")).await;
                let body = serde_json::from_slice(&body).unwrap_or_default();
                messages.push(Message { eyes: Viewer::Public, channel: "http", n, body });
            }
        }
        for (seat, who) in people.iter_mut().enumerate() {
            let options = who.options();
            let other =
                json!({"decide": {"seat": 1 - seat, "do": options.first().map(|option| &option["do"])}});
            match (round + seat) % 8 {
                0 if round < 16 => drop(who.ask(json!({"hint": {"seat": seat}})).await),
                1 => drop(who.ask(other).await),
                2 => drop(who.ask(json!({"why": {"seat": seat, "do": {"no": "such"}}})).await),
                3 => drop(who.ask(json!({"say": {"text": format!("round {round}")}})).await),
                4 => drop(who.ask(json!({"at": {"n": n / 2}})).await),
                5 => drop(who.ask(json!({"host": {"to_bot": {"seat": 1 - seat}}})).await),
                6 => drop(who.ask(json!({"host": {"take_back": {"seat": 1 - seat}}})).await),
                _ => drop(who.ask(json!({"host": {"rotate": {"seat": 1 - seat}}})).await),
            }
            if let Some(option) = who.options().get(round % options.len().max(1)) {
                let option = option.clone();
                who.decide(&option).await;
            }
            who.ask(json!({"ping": true})).await;
        }
        watcher.ask(json!({"at": {"n": n}})).await;
        if round % 12 == 11 {
            let back = Client::sit(address, &made, 0).await;
            messages.extend(heard(&std::mem::replace(&mut people[0], back)));
        }
        if people[0].is_over() {
            break;
        }
    }
    people[0].host(json!({"free": {"seat": 1}})).await;
    let (is_over, n) = (people[0].is_over(), people[0].table["n"].as_u64().unwrap() as usize);
    if !is_over {
        people[0].close_table().await;
    }
    for client in [&people[0], &people[1], &watcher] {
        messages.extend(heard(client));
    }
    // Once it is over everything may be told: what comes then is left out.
    messages.retain(|message| !is_over || message.n < n);
    let (status, _, file) = get(address, &format!("/api/tables/{table}/record")).await;
    assert_eq!(status, 200);
    (messages, file)
}

#[tokio::test(flavor = "multi_thread")]
async fn no_channel_speaks_and_a_planted_word_is_caught_in_each() {
    let server = server().await;
    let address = server.address();
    let eyes = [Viewer::Public, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))];
    for (title, seats) in [
        (Title::Numeville, 2),
        (Title::ClefDesMondes, 3),
        (Title::TerrorBelow, 2),
        (Title::StrangerThings, 2),
        (Title::Boogeyman, 3),
    ] {
        let (messages, file) = transcript(address, title, &json!({ "seats": seats })).await;
        let truth = with_title!(title, G => truth::<G>(&file, &eyes));
        for message in &messages {
            let leaked = truth.leaked(message);
            assert!(leaked.is_empty(), "{title}, {} to {:?}: {leaked:?}", message.channel, message.eyes);
        }
        // The detector works: a word or a number, planted in any channel, is found.
        let (mut planted, mut worded) = (BTreeSet::new(), BTreeSet::new());
        for message in messages.iter().filter(|message| message.body.is_object()) {
            let channel = message.channel;
            let mut other = message.clone();
            other.body["planted"] = json!(7);
            let caught = !truth.leaked(&other).is_empty();
            assert!(caught || channel == "other" || channel == "http", "{title}: a number in {channel}");
            planted.insert(channel);
            if let Some(secret) = truth.secret(message.eyes, message.n) {
                let mut other = message.clone();
                other.body["re"] = json!([secret]);
                assert!(!truth.leaked(&other).is_empty(), "{title}: a word in {channel}");
                worded.insert(channel);
            }
        }
        assert!(planted.len() >= 8, "{title} was only heard on {planted:?}");
        // Where all cards lie open, what is hidden are numbers.
        if title != Title::StrangerThings {
            assert!(worded.len() >= 5, "{title} has secrets on {worded:?} only");
        }
    }
    server.stop().await;
}

/// Hints, refusals, errors, chat, what hosts do, earlier moments, the table itself, farewells; then what those hear who
/// look on, and who only ask by the address.
const SLIPPED: [(&str, bool); 13] = [
    ("hint", false),
    ("refused", false),
    ("error", false),
    ("said", false),
    ("notice", false),
    ("chairs", false),
    ("at", false),
    ("table", false),
    ("closed", false),
    ("table", true),
    ("said", true),
    ("at", true),
    ("http", true),
];

/// Plays behind a server that lets slip what the second chair knows, until it was noticed on all these channels.
async fn is_caught<G: Playable>(title: Title, seats: u8, channels: &[(&str, bool)]) {
    let server = server().await;
    let eyes = [Viewer::Public, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))];
    let mut caught = BTreeSet::new();
    // Not in every match is there something to know whenever a hint is given.
    for _ in 0..5 {
        let address = relay::leaky(server.address()).await;
        let (messages, file) = transcript(address, title, &json!({ "seats": seats })).await;
        let truth = truth::<G>(&file, &eyes);
        for message in &messages {
            let leaked = truth.leaked(message);
            if message.eyes == Viewer::Seat(Seat::new(1)) {
                assert_eq!(
                    leaked, [""; 0],
                    "{title}: nothing was slipped to the second chair: {}",
                    message.body
                );
            } else if leaked.iter().any(|word| is_name(word)) {
                caught.insert((message.channel, message.eyes == Viewer::Public));
            }
        }
        if channels.iter().all(|channel| caught.contains(channel)) {
            return server.stop().await;
        }
    }
    panic!("{title}: not everything was noticed: {caught:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_server_lets_slip_is_caught_on_every_channel_it_slips_through() {
    is_caught::<ClefDesMondes>(Title::ClefDesMondes, 3, &SLIPPED).await;
}

/// Numéville hides nothing from the other players, Stranger Things only numbers.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_server_lets_slip_is_caught_in_every_title_with_hidden_cards() {
    let channels = [("table", false), ("at", false), ("said", false), ("table", true), ("at", true)];
    is_caught::<TerrorBelow>(Title::TerrorBelow, 2, &channels).await;
    is_caught::<Boogeyman>(Title::Boogeyman, 3, &channels).await;
}
