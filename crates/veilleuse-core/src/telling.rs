//! What eyes are told, and how it reads.

/// Declares `Told`, and a function that says how something told reads: the message of the pack with its name, and
/// its fields as the words of the sentence.
///
/// `Say` puts one word into a sentence; what is the same in all titles is known here, the rest is told with
/// [`say!`](crate::say).
#[macro_export]
macro_rules! tellings {
    ($seen:vis fn $line:ident; $($name:ident $id:literal { $($field:ident: $type:ty),* })*) => {
        /// Something told. Each becomes one log sentence, one animation, one spoken line.
        #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
        #[cfg_attr(test, derive(::schemars::JsonSchema))]
        #[serde(tag = "told", rename_all = "snake_case")]
        #[expect(missing_docs, reason = "the fields are the words of the sentences in the pack")]
        pub enum Told {
            $($name { $($field: $type),* },)*
        }

        impl Told {
            /// The sentences that tell.
            pub const SENTENCES: &'static [&'static str] = &[$(concat!("told-", $id)),*];
        }

        /// How something told reads: the message of the pack with the same name and its words.
        $seen fn $line(told: &Told) -> $crate::Line {
            match told {
                $(Told::$name { $($field),* } => {
                    let line = $crate::Line::new(concat!("told-", $id));
                    $(let line = $field.say(line, stringify!($field));)*
                    line
                })*
            }
        }

        /// Puts a word of something told into its sentence.
        trait Say {
            fn say(&self, line: $crate::Line, name: &'static str) -> $crate::Line;
        }

        $crate::say! {
            $crate::Seat: |seat, line, name| line.seat(name, *seat);
            $crate::SeatSet: |seats, line, name| {
                let line = line.number(name, seats.len() as i64);
                seats.first_seat().map_or(line.clone().word("who", "nobody"), |seat| line.seat("who", seat))
            };
            u8: |number, line, name| line.number(name, *number);
            u16: |number, line, name| line.number(name, *number);
            bool: |yes, line, name| line.word(name, if *yes { "yes" } else { "no" });
            &'static str: |word, line, name| line.word(name, *word);
        }
    };
}

/// Says how values of these types are put into a sentence; see [`tellings!`](crate::tellings).
#[macro_export]
macro_rules! say {
    ($($type:ty: |$value:ident, $line:ident, $name:ident| $body:expr;)*) => {
        $(impl Say for $type {
            fn say(&self, $line: $crate::Line, $name: &'static str) -> $crate::Line {
                let $value = self;
                $body
            }
        })*
    };
}
