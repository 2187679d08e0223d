//! How much one address may ask for.

use std::{fmt, num::NonZeroU32, str::FromStr, time::Duration};

use governor::Quota;

macro_rules! limits {
    ($($name:ident $each:literal $help:literal;)*) => {
        /// How much one address, and everybody together, may ask for.
        ///
        /// Most are for each person of an address, because a household, a school or a whole town may share one:
        /// what counts is the limit times [`Limits::crowd`].
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct Limits {
            /// How many people may share an address.
            pub crowd: u32,
            /// How many connections may be open at once, all addresses together.
            pub connections_in_all: usize,
            $(#[doc = $help] pub $name: u32,)*
        }

        impl Limits {
            /// The limits for each person of an address: name, number and what it says.
            pub const EACH: &'static [(&'static str, u32, &'static str)] =
                &[$((stringify!($name), $each, $help)),*];

            /// The usual limits for so many people at an address.
            pub const fn for_crowd(crowd: u32) -> Limits {
                Limits { crowd, connections_in_all: 20_000, $($name: $each,)* }
            }

            fn named(&mut self, name: &str) -> Option<&mut u32> {
                match name {
                    $(stringify!($name) => Some(&mut self.$name),)*
                    _ => None,
                }
            }
        }
    };
}

limits! {
    connections 10 "connections at once";
    sockets 5 "sockets at once";
    requests 2 "requests a second that make or look up something; five times as many at once";
    answers 256 "kilobytes of answers a second; eight times as many at once";
    messages 20 "messages a second on all sockets together; twice as many at once";
    onlookers 2 "messages a second of all who only look on; twenty times as many at once";
    guesses 2 "wrong codes of tables, and wrong keys of the owner, a minute; twice as many at once";
    tables 12 "new tables an hour; a quarter of them at once";
    live 6 "tables in memory at once";
    files 6 "match files an hour; half of them at once";
    file_bytes 2048 "kilobytes of match files an hour";
    analyses 6 "analyses of finished matches an hour; a third of them at once";
    waiting 1024 "kilobytes that wait to be read by those who asked for them";
}

/// A limit that cannot be set.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}: write NAME=NUMBER, where the number is at least 1 and the name one of {names}", names = Names)]
pub struct NoLimit(String);

struct Names;

impl fmt::Display for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = Limits::EACH.iter().map(|(name, ..)| *name).collect();
        f.write_str(&names.join(", "))
    }
}

/// One limit with another number than the usual one, written `NAME=NUMBER`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limit {
    name: String,
    number: u32,
}

impl FromStr for Limit {
    type Err = NoLimit;

    fn from_str(text: &str) -> Result<Limit, NoLimit> {
        let wrong = || NoLimit(text.to_owned());
        let (name, number) = text.split_once('=').ok_or_else(wrong)?;
        let number = number.parse().ok().filter(|number| *number > 0).ok_or_else(wrong)?;
        let known = Limits::EACH.iter().any(|(known, ..)| *known == name);
        if known { Ok(Limit { name: name.to_owned(), number }) } else { Err(wrong()) }
    }
}

/// How many people usually share an address, and how many where a whole class may sit behind one.
const HOUSEHOLD: u32 = 10;
const CLASS: u32 = 64;

impl Default for Limits {
    fn default() -> Limits {
        Limits::for_crowd(HOUSEHOLD)
    }
}

impl Limits {
    /// The usual limits on a local network, where a class may sit behind one address.
    pub const fn for_a_class() -> Limits {
        Limits::for_crowd(CLASS)
    }

    /// The same with one number changed.
    #[must_use]
    pub fn with(mut self, limit: &Limit) -> Limits {
        if let Some(number) = self.named(&limit.name) {
            *number = limit.number;
        }
        self
    }

    /// So much for everybody at an address.
    pub(crate) const fn of_all(&self, each: u32) -> u32 {
        each.saturating_mul(self.crowd)
    }

    /// So many in such a time for an address, and so many at once.
    pub(crate) fn quota(&self, each: u32, time: Duration, at_once: u32) -> Quota {
        let all = self.of_all(each).max(1);
        let pause = (time / all).max(Duration::from_nanos(1));
        Quota::with_period(pause)
            .expect("a pause is longer than nothing")
            .allow_burst(NonZeroU32::new(at_once).unwrap_or(NonZeroU32::MIN))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_set_by_name_and_by_nothing_else() {
        let set = |text: &str| text.parse::<Limit>().map(|limit| Limits::default().with(&limit));
        assert_eq!(set("tables=200").unwrap().tables, 200);
        for wrong in ["tables", "tables=", "tables=0", "tables=-1", "tables=x", "chairs=3", "=3", "crowd=3"] {
            assert!(set(wrong).is_err(), "{wrong}");
        }
        for (name, usual, _) in Limits::EACH {
            let limits = set(&format!("{name}={}", usual + 1)).unwrap();
            assert_ne!(limits, Limits::default(), "{name} sets nothing");
        }
    }

    #[test]
    fn a_class_of_sixty_has_room_behind_one_address() {
        let limits = Limits::for_a_class();
        assert!(limits.of_all(limits.sockets) >= 60 * 2, "a phone and somebody who comes back");
        assert!(limits.of_all(limits.connections) >= 60 * 8, "a browser opens six and its socket");
        assert!(limits.of_all(limits.requests) * 5 >= 60 * 8, "all of them join in the same second");
        assert!(limits.of_all(limits.answers) * 8 >= 60 * 600, "kilobytes of the first page for all of them");
        assert!(limits.of_all(limits.live) >= 60 && limits.of_all(limits.tables) / 4 >= 60);
    }
}
