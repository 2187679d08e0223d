//! What eyes are told, and how it reads.

/// Declares `Told`, all that the rules tell, each with its id: `TurnBegan "turn-began" { seat: Seat }`. With underscores the id
/// is the tag that stands in pages and scenarios, and its sentence is the message `told-turn-began` of the pack.
///
/// The fields are the words of the sentence. `Say` puts one word into a sentence; what is the same in all titles is known
/// here, the rest is told with [`say!`](crate::say). A telling that reads otherwise says so behind its fields, and what has no
/// sentence of its own stands last, behind a semicolon:
///
/// ```ignore
/// tellings! {
///     TurnBegan "turn-began" { seat: Seat, round: u16 }
///     Asked "asked" { seat: Seat, question: Question } |line| line.seat("seat", *seat);
///     ;
///     PageRead "page-read" { page: Page } => page_line(*page);
/// }
/// ```
#[macro_export]
macro_rules! tellings {
    (@words $line:ident [$($field:ident)*]) => {{
        $(let $line = $field.say($line, stringify!($field));)*
        $line
    }};
    (@words $line:ident [$($field:ident)*] $given:ident $words:expr) => {{
        let _ = ($($field,)*);
        let $given = $line;
        $words
    }};

    (
        $($name:ident $id:literal { $($(#[$about:meta])* $field:ident: $type:ty),* $(,)? } $(|$given:ident| $words:expr;)?)*
        $(; $($other:ident $tag:literal { $($part:ident: $kind:ty),* } => $reads:expr;)+)?
    ) => {
        /// Something told. Each becomes one log sentence, one animation, one spoken line.
        #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
        #[cfg_attr(feature = "schema", derive(::schemars::JsonSchema))]
        #[serde(tag = "told", rename_all = "snake_case")]
        #[expect(missing_docs, reason = "the fields are the words of the sentences in the pack")]
        pub enum Told {
            $($name { $($(#[$about])* $field: $type),* },)*
            $($($other { $($part: $kind),* },)+)?
        }

        /// The sentences that tell.
        pub(crate) const SENTENCES: &[&str] = &[$(concat!("told-", $id)),*];

        /// The tags of all that is told.
        pub(crate) const TAGS: &[&str] = &[$($crate::tag!($id),)* $($($crate::tag!($tag),)+)?];

        /// How something told reads: the message of the pack with the same name and its words.
        pub(crate) fn line(told: &Told) -> $crate::Line {
            match told {
                $(Told::$name { $($field),* } => {
                    let line = $crate::Line::new(concat!("told-", $id));
                    $crate::tellings!(@words line [$($field)*] $($given $words)?)
                })*
                $($(Told::$other { $($part),* } => {
                    let _ = ($($part,)*);
                    $reads
                })+)?
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
