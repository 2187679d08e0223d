//! What goes wrong, in the words of the wire.

use veilleuse_wire::{Failure, Reply, ReplyBody};

/// Something that cannot be done, with a word for programs and a sentence for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fail {
    /// What an answer over HTTP says with it.
    pub status: u16,
    /// The word.
    pub code: &'static str,
    /// The sentence.
    pub message: String,
}

macro_rules! fails {
    ($($name:ident $status:literal $message:literal;)*) => {
        impl Fail {$(
            #[doc = concat!("In a sentence: ", $message, ".")]
            pub fn $name() -> Fail {
                Fail::new($status, stringify!($name), $message)
            }
        )*}
    };
}

fails! {
    too_fast 429 "too many messages; slow down";
    version 400 "this page is of another version; reload it";
    no_table 404 "there is no such table; check the code or the link";
    bad_token 403 "this link is no longer valid; ask the host for a new one";
    not_yours 403 "this is not yours to decide";
    not_started 409 "the match has not begun; wait for the host";
    started 409 "the match has begun already";
    closed 410 "this table is closed";
    paused 409 "the host has paused the match";
    chat_off 403 "the host has switched the chat off";
    not_open 409 "this chair is taken; choose another";
    one_chair 403 "this browser holds a chair here already; a chair that was freed is for somebody else";
    door 403 "the host has closed the door to spectators";
    nothing_to_undo 409 "there is nothing to take back there";
    no_lesson 404 "there is no such lesson, or nothing to read on here";
    no_request 409 "nobody asks you to go back";
    too_late 409 "chance takes one share from a chair, and none once the first die has fallen";
    bad_name 400 "a name has 1 to 40 characters that can be seen, a line of chat 1 to 300";
    name_taken 409 "somebody at this table has this name, or one that looks like it; choose another";
    no_class 404 "no phones share the chairs of this table";
    no_phone 404 "there is no such phone; it may have been taken out";
    no_clock 409 "nothing is asked now that has a clock";
    not_asked 409 "there is nothing to vote on now; wait for the question";
    entrance 403 "nobody else comes in; ask at the desk";
    bad_pack 422 "this question bank cannot be taken as it is";
    over 409 "the match is over; its file can be taken along";
    joined 403 "others have sat down at this table; a match of several devices stays on the server";
    not_there 409 "this device does not have the pack or the rules of the match; it stays on the server";
    not_over 409 "the match is not over; its file is there when it is";
    too_many 429 "too many connections; close some";
    busy 503 "there is too much to do at the moment; try again soon";
    storage 503 "it could not be kept; try again";
    no_pack 409 "this match was begun with a pack that is not here any longer; its file can be taken along";
    other_rules 409 "this match was begun by another version of the rules; its file can be taken along";
}

impl Fail {
    fn new(status: u16, code: &'static str, message: impl Into<String>) -> Fail {
        Fail { status, code, message: message.into() }
    }

    /// A message that cannot be read.
    pub fn bad_message(why: impl ToString) -> Fail {
        Fail::new(400, "bad_message", why.to_string())
    }

    /// Options that cannot be played.
    pub fn bad_options(why: impl ToString) -> Fail {
        Fail::new(422, "bad_options", why.to_string())
    }

    /// A match file that cannot be taken.
    pub fn bad_record(why: impl ToString) -> Fail {
        Fail::new(422, "bad_record", why.to_string())
    }

    /// The answer on a socket.
    pub fn reply(self) -> ReplyBody {
        ReplyBody::Error(Failure { code: self.code.to_owned(), message: self.message })
    }

    /// The answer on a socket to the message with this id, as it is sent.
    pub fn reply_text(self, re: Option<String>) -> String {
        reply_text(re, self.reply())
    }
}

/// A reply as it is sent.
pub(crate) fn reply_text(re: Option<String>, body: ReplyBody) -> String {
    veilleuse_json::text(&Reply { re, body }).expect("replies have a JSON form")
}
