//! What a client says on its socket.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use crate::{Ballot, BotLevel, ClassAct, Json, WireSeat};

/// The first message of a socket: who is there, and what it knows already.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The version of the protocol.
    pub v: u32,
    /// The id of the table.
    pub table: String,
    /// The seat's token; `null` for a spectator. One socket is one pair of eyes.
    #[serde(default)]
    pub token: Option<String>,
    /// The host's token, for those who have it.
    #[serde(default)]
    pub host: Option<String>,
    /// What the client has seen of the match, so that only the rest is told; `null` for everything.
    #[serde(default)]
    pub since: Option<Since>,
    /// Whether the client keeps what it has seen, so that a `table` need carry only what is new of its view.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub parts: bool,
    /// Something only this browser knows, made once and kept by it: 16 to 64 letters. A chair taken from here is known to
    /// be held here.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub browser: Option<String>,
    /// Whether the client plays what was told for its person and says by [`Ask::Seen`] how far that has come: bots
    /// then wait.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub film: bool,
    /// Whether options are to say what follows from them.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub follows: bool,
}

/// How far a client has followed a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Since {
    /// How many inputs stood.
    #[cfg_attr(test, ts(type = "number"))]
    pub n: usize,
    /// How often the match had gone back.
    #[cfg_attr(test, ts(type = "number"))]
    pub undone: usize,
}

/// Any later message: an id of the client's choice and what is asked. However often a message with the same id
/// is sent, it has one effect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(try_from = "Loose")]
pub struct ClientMessage {
    /// The client's id for this message, unique at this seat.
    pub id: String,
    /// What is asked.
    #[serde(flatten)]
    pub ask: Ask,
}

/// What a client asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// A seat decides.
    Decide(Decide),
    /// Would this decision be accepted? Answered like a decision, but nothing happens.
    Why(Decide),
    /// A bot's opinion.
    Hint(HintAsk),
    /// Go back.
    Undo(Undo),
    /// Agree, or not, with a request to go back.
    Vote(Vote),
    /// Speak.
    Say(Say),
    /// The table at an earlier moment, from my eyes; with all secrets, or from any eyes, once the match is over.
    At(Moment),
    /// So far the person has seen the match, or may be shown it later: bots may go on from there.
    Seen(Since),
    /// A share in chance: before the first draw, once a seat.
    Nonce(NonceShare),
    /// Be called something else.
    Rename(Rename),
    /// Leave the chair: a bot plays on.
    Leave(bool),
    /// Sit down again where a bot took over.
    Sit(bool),
    /// At a lesson: nod, or go back.
    Lesson(LessonAct),
    /// Use a power of the host.
    Host(HostAct),
    /// At a table with a class: arrange it, from the desk.
    Class(ClassAct),
    /// At a table with a class: vote, from a phone.
    Ballot(Ballot),
    /// Still there.
    Ping(bool),
}

/// A decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Decide {
    /// The chair that decides: the socket's own.
    pub seat: WireSeat,
    /// What: the `do` of an option.
    #[serde(rename = "do")]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub action: Json,
    /// Whether the client answers on its own, without its person: then the table holds the answer back until it
    /// has waited its minimum. Meant for windows; see [`Window`](crate::Window).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub alone: bool,
    /// Why, in words: from the desk of a class. It is kept with the decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub reason: Option<String>,
}

/// Whom a bot should advise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct HintAsk {
    /// The socket's own chair.
    pub seat: WireSeat,
}

/// Go back to an earlier moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// How many inputs shall remain.
    #[cfg_attr(test, ts(type = "number"))]
    pub to: usize,
}

/// An answer to a request to go back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Vote {
    /// Agreed.
    pub yes: bool,
}

/// Something said at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Say {
    /// In own words.
    Text(String),
    /// A quick phrase: the id of a message `phrase-…` of the house's texts.
    Phrase(String),
}

/// An earlier moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Moment {
    /// After so many inputs.
    #[cfg_attr(test, ts(type = "number"))]
    pub n: usize,
    /// From the eyes of this seat, once the match is over; before that only the own ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub eyes: Option<WireSeat>,
}

/// Another name for the own chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The name.
    pub name: String,
}

/// A seat's share in chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NonceShare {
    /// 32 bytes as 64 lower-case hexadecimal digits.
    pub value: String,
}

/// What a learner does beside deciding.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum LessonAct {
    /// The step is read: what comes next is played.
    Next,
    /// Back to the beginning of the step, or of the one before where nothing was done since.
    Back,
}

/// A power of the host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum HostAct {
    /// Start the match. Open chairs get regular bots.
    Start,
    /// Before the start: a bot for an open chair.
    AddBot {
        /// The chair.
        seat: WireSeat,
        /// How strong.
        level: BotLevel,
    },
    /// Before the start: the chair is open again.
    RemoveBot {
        /// The chair.
        seat: WireSeat,
    },
    /// A bot plays on for a person.
    ToBot {
        /// The chair.
        seat: WireSeat,
    },
    /// The person plays on.
    TakeBack {
        /// The chair.
        seat: WireSeat,
    },
    /// A new link for the host's own chair; the old one and its sockets are dead. Another's chair is not the host's to open.
    Rotate {
        /// The chair of this socket.
        seat: WireSeat,
    },
    /// Nobody sits in this chair any longer: its link and its sockets are dead, and whoever comes may take it. In a match a bot
    /// plays until then. Everybody is told.
    Free {
        /// The chair.
        seat: WireSeat,
    },
    /// Open to spectators, or closed: then those who are there are sent away.
    Door(bool),
    /// Chat on or off.
    Chat(bool),
    /// Pause or go on.
    Pause(bool),
    /// Close the table. The match stays as it is.
    Close,
    /// After the match: a new table for another one, with the same chairs, links and options.
    Again,
}

/// A message as it arrives: one of these.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Loose {
    id: String,
    decide: Option<Decide>,
    why: Option<Decide>,
    hint: Option<HintAsk>,
    undo: Option<Undo>,
    vote: Option<Vote>,
    say: Option<Say>,
    at: Option<Moment>,
    seen: Option<Since>,
    nonce: Option<NonceShare>,
    rename: Option<Rename>,
    leave: Option<bool>,
    sit: Option<bool>,
    lesson: Option<LessonAct>,
    host: Option<HostAct>,
    class: Option<ClassAct>,
    ballot: Option<Ballot>,
    ping: Option<bool>,
}

impl TryFrom<Loose> for ClientMessage {
    type Error = &'static str;

    fn try_from(loose: Loose) -> Result<ClientMessage, &'static str> {
        let Loose {
            id,
            decide,
            why,
            hint,
            undo,
            vote,
            say,
            at,
            seen,
            nonce,
            rename,
            leave,
            sit,
            lesson,
            host,
            class,
            ballot,
            ping,
        } = loose;
        let asks = [
            decide.map(Ask::Decide),
            why.map(Ask::Why),
            hint.map(Ask::Hint),
            undo.map(Ask::Undo),
            vote.map(Ask::Vote),
            say.map(Ask::Say),
            at.map(Ask::At),
            seen.map(Ask::Seen),
            nonce.map(Ask::Nonce),
            rename.map(Ask::Rename),
            leave.map(Ask::Leave),
            sit.map(Ask::Sit),
            lesson.map(Ask::Lesson),
            host.map(Ask::Host),
            class.map(Ask::Class),
            ballot.map(Ask::Ballot),
            ping.map(Ask::Ping),
        ];
        let mut asks = asks.into_iter().flatten();
        match (asks.next(), asks.next()) {
            (Some(ask), None) => Ok(ClientMessage { id, ask }),
            _ => Err("a message asks for exactly one thing"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<ClientMessage, serde_json::Error> {
        serde_json::from_str(text)
    }

    #[test]
    fn a_message_asks_for_exactly_one_thing() {
        assert!(read(r#"{"id":"a","vote":{"yes":true}}"#).is_ok());
        assert!(read(r#"{"id":"a","host":"start"}"#).is_ok());
        assert!(read(r#"{"id":"a","host":{"add_bot":{"seat":1,"level":"novice"}}}"#).is_ok());
        assert!(read(r#"{"id":"a","class":"spread"}"#).is_ok());
        assert!(read(r#"{"id":"a","class":{"clock":{"more":15}}}"#).is_ok());
        assert!(read(r#"{"id":"a","class":{"place":{"phone":3,"team":null}}}"#).is_ok());
        assert!(read(r#"{"id":"a","class":{"settings":{"most":30}}}"#).is_ok());
        assert!(read(r#"{"id":"a","ballot":{"do":{"slate":"b"}}}"#).is_ok());
        for wrong in [
            r#"{"id":"a"}"#,
            r#"{"vote":{"yes":true}}"#,
            r#"{"id":"a","vote":{"yes":true},"ping":true}"#,
            r#"{"id":"a","vote":{"yes":true},"also":1}"#,
            r#"{"id":"a","vote":{"yes":true,"also":1}}"#,
            r#"{"id":"a","vote":null}"#,
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let message = read(r#"{"id":"a","decide":{"seat":"master","do":{"judge":"right"}}}"#).unwrap();
        let again = read(&serde_json::to_string(&message).unwrap()).unwrap();
        assert_eq!(message, again);
    }
}
