//! Sentences by name: the rules say which, the packs say how.

use std::borrow::Cow;

use serde::Serialize;

/// A sentence: a message of the title's Fluent files and its arguments.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Line {
    /// The message id.
    pub id: Cow<'static, str>,
    /// Its arguments.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a [`Line`].
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number, formatted in the reader's language.
    Number(i64),
    /// A word that selects a variant; never shown as it is.
    Word(Cow<'static, str>),
    /// Another message, shown in the reader's language.
    Name(Cow<'static, str>),
    /// Several other messages, one after the other.
    Names(Vec<String>),
    /// A chair, shown as the name of who sits there.
    Seat(crate::Seat),
    /// Text of the pack in the order of the pack's languages, or of a person: shown as it is.
    Text(Vec<(String, String)>),
}

impl Line {
    /// The sentence with this id, without arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Line {
        Line { id: id.into(), args: Vec::new() }
    }

    /// With a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Line {
        self.arg(name, Arg::Number(number.into()))
    }

    /// With a word that selects a variant.
    #[must_use]
    pub fn word(self, name: &'static str, word: impl Into<Cow<'static, str>>) -> Line {
        self.arg(name, Arg::Word(word.into()))
    }

    /// With the text of another message.
    #[must_use]
    pub fn name(self, name: &'static str, message: impl Into<Cow<'static, str>>) -> Line {
        self.arg(name, Arg::Name(message.into()))
    }

    /// With the texts of several other messages.
    #[must_use]
    pub fn names(self, name: &'static str, messages: impl IntoIterator<Item = String>) -> Line {
        self.arg(name, Arg::Names(messages.into_iter().collect()))
    }

    /// With who sits in a chair.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: crate::Seat) -> Line {
        self.arg(name, Arg::Seat(seat))
    }

    /// With text of the pack as (language, text), or of a person.
    #[must_use]
    pub fn text(self, name: &'static str, texts: Vec<(String, String)>) -> Line {
        self.arg(name, Arg::Text(texts))
    }

    /// With text that is the same in every language.
    #[must_use]
    pub fn same(self, name: &'static str, text: &str) -> Line {
        self.text(name, ["fr", "en"].map(|lang| (lang.to_owned(), text.to_owned())).into())
    }

    fn arg(mut self, name: &'static str, arg: Arg) -> Line {
        self.args.push((name, arg));
        self
    }
}
